"""What there is to see of a war in Burma; with `portrait`, `overlays` and `preview`, all that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from grognard.core.scene import Arrow, Item, Panel, PanelRow, Scene, Score, Sign, Token, outcome, say
from grognard.core.wording import Wording
from grognard.titles.nemesis.backdrop import cover, draw_picture, is_picture, pictures
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS
from grognard.titles.nemesis.chapters.ch5_1_ambush import ambush_markers_left
from grognard.titles.nemesis.chapters.ch5_1_fortification import fort_side
from grognard.titles.nemesis.chapters.ch5_1_movement import Moving
from grognard.titles.nemesis.chapters.ch6_1_attack import Participants
from grognard.titles.nemesis.chapters.ch6_1_battle import Battle
from grognard.titles.nemesis.chapters.ch7_supply_check import AirDrops
from grognard.titles.nemesis.kit import ALLIES, JAPAN, SIDES, WEATHERS, NemesisKit
from grognard.titles.nemesis.overlays import overlay
from grognard.titles.nemesis.portrait import portrait
from grognard.titles.nemesis.preview import preview
from grognard.titles.nemesis.war import (
    ATTACKED,
    AVAILABLE,
    DEFENDED,
    LIMITED_SUPPLY,
    MOVED,
    OOS,
    REMOVED,
    RETREATED,
    STARVING,
    WAITING,
    War,
)
from grognard.titles.nemesis.warnings import warnings

__all__ = ["cover", "draw_picture", "is_picture", "overlay", "pictures", "portrait", "preview", "scene", "warnings"]

HIDDEN = "hidden"
"""A chit that the seat may not know, see `Nemesis.hide`."""
PHASES = 2 * len(CHITS)
FORT_STOCKS = (("japan", JAPAN), ("allies", ALLIES), ("yunnan", ALLIES))
MARKS = {MOVED: "moved", ATTACKED: "attacked", DEFENDED: "defended", RETREATED: "retreated"}
SHOWN_MARKS = MOVED | ATTACKED | DEFENDED | RETREATED


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of a war."""
    return Scene(
        headline=_headline(pos, wording),
        turn=pos.turn,
        phase=_phase(pos, wording),
        weather=wording.name("weather", WEATHERS[pos.weather]),
        side=SIDES[pos.phasing] if pos.phase else "",
        tracks=_tracks(pos),
        stacks=_stacks(pos),
        signs=tuple(_signs(pos, wording)),
        panels=(_chits(pos, wording), _air(pos, wording), _markers(pos, wording)),
        result=outcome(pos, wording, _score(pos, wording)),
        arrows=tuple(_arrows(pos)),
    )


def _score(pos: War, wording: Wording) -> tuple[Score, ...]:
    """How content the Superiors are: the happier one wins."""
    label = wording.name("track", "superior")
    return tuple(
        Score(f"{label} ({wording.name('superior', side)})", pos.superior[number]) for number, side in enumerate(SIDES)
    )


def _headline(pos: War, wording: Wording) -> str:
    """`Turn 3/10 · Second half of April 1944 · dry season · Japan – Offensive`"""
    date = pos.kit.turn_names.get(pos.turn, ("", ""))[wording.language == "fr"]
    phase = _phase(pos, wording)
    if pos.phase:
        phase = f"{wording.name('camp', SIDES[pos.phasing])} – {phase}"
    turn, weather = wording.name("track", "turn"), wording.name("weather", WEATHERS[pos.weather])
    parts = (f"{turn} {pos.turn}/{pos.last_turn}", date, weather, phase)
    return " · ".join(part for part in parts if part)


def _phase(pos: War, wording: Wording) -> str:
    """The chit being played; nothing while the next one is chosen."""
    if pos.phase:
        return wording.name("chit", pos.phase)
    return say(wording, "scene-end") if sum(map(len, pos.played)) == PHASES else ""


def _tracks(pos: War) -> dict[str, int]:
    tracks = {"turn": pos.turn}
    for key, values in (("superior", pos.superior), ("general", pos.general), ("lamentation", pos.lamentation)):
        for side, value in zip(SIDES, values, strict=True):
            tracks[f"{key}-{side}"] = value
    return tracks | {"resources": pos.resources, "clf": pos.clf, "reserves": pos.reserves, "drops": pos.drops}


# the counters


@cache
def _order_in_stack(kit: NemesisKit) -> list[int]:
    """The place of each piece in a stack: Transports below, the strongest units on top."""
    pieces = range(len(kit.piece_names))
    sorted_ = sorted(pieces, key=lambda p: (kit.side[p], kit.is_unit[p], kit.large[p], kit.fp_by_steps[p][-1], -p))
    places = [0] * len(sorted_)
    for place, p in enumerate(sorted_):
        places[p] = place
    return places


@cache
def _tokens(kit: NemesisKit) -> dict[tuple[int, int, int, int, int], Token]:
    """Tokens that have been made once: they never change."""
    return {}


def _stacks(pos: War) -> dict[str, tuple[Token, ...]]:
    kit = pos.kit
    names, end = kit.space_names, kit.map_end
    place_in_stack, made = _order_in_stack(kit).__getitem__, _tokens(kit)
    steps, supply, hunger, marks = pos.steps, pos.supply, pos.hunger, pos.marks
    shown = SHOWN_MARKS if pos.phase else 0
    chosen, moving = _in_hand(pos)
    stacks = {}
    for space, pieces in enumerate(pos.index.at):
        if not pieces:
            continue
        tokens = []
        for p in sorted(pieces, key=place_in_stack) if len(pieces) > 1 else pieces:
            if space < end:
                extra = (space in pos.forts and kit.can_fortify[p]) + 2 * (p in chosen) + 4 * (p == moving)
                key = (p, steps[p], supply[p] * 4 + hunger[p], marks[p] & shown, extra)
            else:
                key = (p, steps[p], 0, 0, 0)
            token = made.get(key)
            if token is None:
                token = made[key] = _token(kit, *key)
            tokens.append(token)
        stacks[names[space]] = tuple(tokens)
    return stacks


def _in_hand(pos: War) -> tuple[tuple[int, ...], int]:
    """The pieces that take part in the attack that is being made, and the one that is moving."""
    chosen: tuple[int, ...] = ()
    moving = -1
    for frame in pos.stack:
        if isinstance(frame, Participants):
            chosen = frame.chosen
        elif isinstance(frame, Moving):
            moving = frame.piece
        else:
            battle = getattr(frame, "battle", None)
            chosen = battle.attackers if isinstance(battle, Battle) else chosen
    return chosen, moving


def _token(kit: NemesisKit, p: int, steps: int, hunger: int, marks: int, extra: int) -> Token:
    level, hunger = divmod(hunger, 4)
    states = {
        "oos": level == OOS,
        "starving": level == OOS and hunger == STARVING,
        "waiting": level == OOS and hunger == WAITING,
        "limited": level == LIMITED_SUPPLY,
        "reduced": steps < kit.full_steps[p],
        "fortified": extra & 1,
        "chosen": extra & 2,
        "moving": extra & 4,
    } | {name: marks & mark for mark, name in MARKS.items()}
    return Token(kit.piece_names[p], max(steps, 1) - 1, tuple(state for state, there in states.items() if there))


# markers that are no pieces


def _signs(pos: War, wording: Wording) -> Iterator[Sign]:
    kit = pos.kit
    names = kit.space_names
    for target in _battlefields(pos):
        yield Sign(names[target], "battle", say(wording, "scene-battle"))
    for space, side in sorted(pos.flags.items()):
        yield Sign(names[space], "flag", say(wording, "scene-flag", side=wording.side(side)), side=SIDES[side])
    for space in sorted(pos.ambushes):
        yield Sign(names[space], "ambush", say(wording, "scene-ambush"), side=SIDES[JAPAN])
    for space, stock in sorted(pos.forts.items()):
        side = fort_side(stock)
        yield Sign(names[space], "fort", say(wording, "scene-fort", side=wording.side(side)), side=SIDES[side])
    if pos.reserves and kit.imphal >= 0:
        text = say(wording, "scene-reserves", n=pos.reserves)
        yield Sign(names[kit.imphal], "reserves", text, str(pos.reserves), SIDES[ALLIES])
    for space in kit.airfields:
        side = pos.airfield_holder(space)
        yield Sign(names[space], "airfield", say(wording, "scene-airfield", side=wording.side(side)), side=SIDES[side])
    for frame in pos.stack:
        if isinstance(frame, AirDrops):
            for space in frame.dropped:
                yield Sign(names[space], "drop", say(wording, "scene-drop"), side=SIDES[ALLIES])


def _battlefields(pos: War) -> list[int]:
    """Where an attack is being prepared or fought."""
    found = []
    for frame in pos.stack:
        battle = getattr(frame, "battle", None)
        if isinstance(frame, Participants):
            found.append(frame.target)
        elif isinstance(battle, Battle):
            found.append(battle.target)
    return list(dict.fromkeys(found))


def _arrows(pos: War) -> Iterator[Arrow]:
    """From the units that attack to what they attack."""
    names = pos.kit.space_names
    chosen, _ = _in_hand(pos)
    for target in _battlefields(pos):
        for place in sorted({pos.place[p] for p in chosen} - {target}):
            if place < pos.kit.map_end:
                yield Arrow("attack", (names[place], names[target]), SIDES[pos.kit.side[chosen[0]]])


# chits, Air Support, markers that are left


def _chits(pos: War, wording: Wording) -> Panel:
    rows = []
    for side in (JAPAN, ALLIES):
        items = [Item(wording.name("chit", chit), "done", chit) for chit in pos.played[side]]
        if items and pos.phase and side == pos.phasing:
            items[-1] = Item(items[-1].label, "now", items[-1].key)
        for chit in (pos.chosen[side], *pos.cups[side]):
            if chit == HIDDEN:
                items.append(Item("?", "hidden"))
            elif chit:
                items.append(Item(wording.name("chit", chit), "open", chit))
        rows.append(PanelRow(wording.name("camp", SIDES[side]), tuple(items), SIDES[side]))
    return Panel("chits", wording.name("panel", "chits"), tuple(rows))


def _air(pos: War, wording: Wording) -> Panel:
    kit = pos.kit
    items: tuple[list[Item], list[Item]] = ([], [])
    for air, name in enumerate(kit.air_names):
        items[kit.air_side[air]].append(Item(wording.name("air", name), AIR_STATES.get(pos.air[air], "used"), name))
    rows = (PanelRow(wording.name("camp", SIDES[side]), tuple(items[side]), SIDES[side]) for side in (JAPAN, ALLIES))
    return Panel("air", wording.name("panel", "air"), tuple(rows))


AIR_STATES: dict[int, Literal["open", "gone"]] = {AVAILABLE: "open", REMOVED: "gone"}


def _markers(pos: War, wording: Wording) -> Panel:
    kit = pos.kit
    items: tuple[list[Item], list[Item]] = ([], [])
    most = kit.marker_count.get(("ambush", "japan"), 0)
    items[JAPAN].append(_left(say(wording, "scene-ambushes-left"), ambush_markers_left(pos), most))
    for stock, side in FORT_STOCKS:
        most = kit.marker_count.get(("fortification", stock), 0)
        used = sum(of == stock for of in pos.forts.values())
        items[side].append(_left(wording.name("scene-forts-left", stock), most - used, most))
    yunnan = say(wording, "scene-yunnan-active" if pos.yunnan_active else "scene-yunnan-inactive")
    items[ALLIES].append(Item(yunnan, "now" if pos.yunnan_active else "gone", "yunnan"))
    rows = [PanelRow(wording.name("camp", SIDES[side]), tuple(items[side]), SIDES[side]) for side in (JAPAN, ALLIES)]
    most = kit.marker_count.get(("flag", "both"), 0)
    rows.append(PanelRow("", (_left(say(wording, "scene-flags-left"), max(0, most - len(pos.flags)), most),)))
    return Panel("markers", wording.name("panel", "markers"), tuple(rows))


def _left(label: str, left: int, most: int) -> Item:
    return Item(f"{label} {left}/{most}", "open" if left > 0 else "used")
