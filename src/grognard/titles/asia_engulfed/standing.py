"""Blocks and counters as a picture of the map shows them, all faces to the front."""

from __future__ import annotations

from typing import cast

from grognard.chart.colours import colour
from grognard.chart.geometry import Point
from grognard.chart.pieces import Block, Counter, Stack, Symbol
from grognard.chart.regions import Flag, Fort, Sign
from grognard.core.dice import Dice
from grognard.core.portraits import SIDE_LOOKS
from grognard.core.position import Table
from grognard.core.scene import Token
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed import artwork, tokens
from grognard.titles.asia_engulfed.kit import (
    KINDS,
    NATIONS,
    SIDE_OF,
    AsiaKit,
)
from grognard.titles.asia_engulfed.looks import FLAGS, SYMBOLS, colours
from grognard.titles.asia_engulfed.portrait import marks
from grognard.titles.asia_engulfed.title import AsiaEngulfed
from grognard.titles.asia_engulfed.war import War

SIZE = 0.92


def starting_position(scenario: str) -> War:
    """The set-up of a scenario. Its dice are never rolled."""
    title = AsiaEngulfed()
    return title.set_up(title.kit(), scenario, {}, Table(Dice("")))


def markers(war: War) -> list[tuple[Point, Sign]]:
    """Who holds what was another's, and forts."""
    kit = war.kit
    found: list[tuple[Point, Sign]] = []
    for place in kit.places:
        x, y = marks(artwork.outlines()["spaces"][kit.space_names[place]])
        fill = colour(SIDE_LOOKS[war.holder(place)][0])
        if place in war.forts:
            found.append(((x, y), Fort(fill)))
            y += 0.55
        if war.holder(place) != SIDE_OF[kit.owner[place]]:
            found.append(((x, y), Flag(fill)))
    return found


def stacks(war: War, language: str) -> list[Stack]:
    """What stands in each space, where the table would have it; aircraft aboard carriers are not seen."""
    wording = Wording(AsiaEngulfed(), war.kit, language)
    spaces = artwork.outlines()["spaces"]
    found = []
    for space, there in tokens.stacks(war).items():
        piles: dict[int, list[Token]] = {}
        for token in there:
            if space in spaces and not token.aboard:
                piles.setdefault(token.slot, []).append(token)
        for slot, pile in piles.items():
            x, y = spaces[space]["stacks"][slot]
            found.append(Stack((x, y), [_piece(war.kit, token, wording) for token in pile], SIZE))
    return found


def _piece(kit: AsiaKit, token: Token, wording: Wording) -> Block | Counter:
    p = kit.piece_index[token.piece]
    nation, kind, steps = NATIONS[kit.nation[p]], kit.kind[p], token.face + 1
    drawing = cast(Symbol, SYMBOLS[kind]["drawing"])
    look = colours(nation, afloat=kit.is_fleet[p], lettered=True)
    fill, ink, field = colour(look.fill), colour(look.ink), colour(look.symbol)
    short, side = wording.name("short", KINDS[kind]), colour(SIDE_LOOKS[kit.side[p]][0])
    if kit.block_class[p]:
        return Block(drawing, f"{FLAGS[nation]} {short}", steps, kit.full_steps[p], fill, ink, field, side)
    return Counter(drawing, f"{FLAGS[nation]} {short}", "", "", (str(steps),), fill, ink, side, field)
