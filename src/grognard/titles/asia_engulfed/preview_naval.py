"""What decisions at sea lead to: interception, gunfire, submarines."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import odds
from grognard.core.odds import FACES, Ways, dice, hits, shares
from grognard.core.previews import citing
from grognard.core.scene import Chance, Choice, Line, Preview, Prospect
from grognard.titles.asia_engulfed.chapters.ch8_3_naval_combat import ZoneBattle
from grognard.titles.asia_engulfed.chapters.ch8_5_submarines import SubmarineAttack, torpedoes
from grognard.titles.asia_engulfed.chapters.ch8_31_interception import (
    AVOID,
    DAY,
    NIGHT,
    SURPRISE_MARGIN,
    approaches,
    modifier,
)
from grognard.titles.asia_engulfed.chapters.ch8_41_night import NightRound, night_bonus, surface_fleets
from grognard.titles.asia_engulfed.chapters.ch8_42_day import cba_at, lba_near
from grognard.titles.asia_engulfed.kit import BLOCK, SIDES
from grognard.titles.asia_engulfed.preview_table import Table
from grognard.titles.asia_engulfed.preview_targets import aimed, needs, yard
from grognard.titles.asia_engulfed.verbs import APPROACH, AT, HUNT
from grognard.titles.asia_engulfed.war import War

# 8.31


def show_interception(table: Table, frame: ZoneBattle) -> Preview:
    """Day against night: whose choice counts, and who is surprised, for each choice of the enemy."""
    pos, side = table.pos, SIDES.index(table.ask.seat)
    hidden = unseen_fleets(pos, frame.zone, 1 - side)
    open_to_enemy = approaches(pos, frame.zone, 1 - side, first=frame.interceptions == 0)
    theirs = [each for each in (DAY, NIGHT) if hidden or each in open_to_enemy]
    choices = []
    for order in table.ask.orders:
        if order.verb != APPROACH.name:
            continue
        if order.target == AVOID:
            choices.append(table.choice(order, (Chance((1, 1), table.say("avoided")),)))
            continue
        mine = str(order.target)
        prospects = [
            Prospect(
                table.say("if-enemy-chooses", approach=table.wording.name("approach", each)),
                _contest(table, frame.zone, side, mine, each),
            )
            for each in theirs
        ]
        choices.append(table.choice(order, (), prospects=prospects))
    assumed = [table.say("assume-no-elite")] if hidden else []
    if AVOID in open_to_enemy:
        assumed.append(table.say("assume-not-avoided"))
    title = table.say("interception", space=table.wording.place(frame.zone))
    lines = (*_modifiers(table, frame.zone), *forces(table, frame.zone))
    return Preview(title, lines, (), assumed=tuple(assumed), choices=tuple(choices))


def _modifiers(table: Table, zone: int) -> Iterator[Line]:
    """What both sides add to their dice, by day and by night."""
    pos = table.pos
    for side in (0, 1):
        for approach in (DAY, NIGHT):
            bonus, rules = citing(pos, lambda side=side, approach=approach: modifier(pos, zone, side, approach))  # type: ignore[misc]
            if bonus:
                yield table.line(f"modifier-{approach}", f"+{bonus}", "AE-8.31-c", side=table.wording.side(side))
                yield from table.rule_lines(sorted(rules))


def _contest(table: Table, zone: int, side: int, mine: str, theirs: str) -> tuple[Chance, ...]:
    """One die a side: who has his way, with surprise or without. If the choices differ ties are rolled again."""
    pos = table.pos
    lead = modifier(pos, zone, side, mine) - modifier(pos, zone, 1 - side, theirs)
    same = mine == theirs
    counts = {"lost-surprise": 0, "lost": 0, "no-surprise": 0, "won": 0, "won-surprise": 0}
    for a in range(1, FACES + 1):
        for b in range(1, FACES + 1):
            margin = a + lead - b
            if abs(margin) >= SURPRISE_MARGIN:
                counts["won-surprise" if margin > 0 else "lost-surprise"] += 1
            elif same:
                counts["no-surprise"] += 1
            elif margin:
                counts["won" if margin > 0 else "lost"] += 1
    found = [(key, count) for key, count in counts.items() if count]
    told = {key: mine if key.startswith("won") else theirs for key, _ in found}
    return tuple(
        Chance(share, table.say(key, approach=table.wording.name("approach", told[key])))
        for (key, _), share in zip(found, shares([count for _, count in found]), strict=True)
    )


def unseen_fleets(pos: War, space: int, side: int) -> int:
    """Fleets of a side of which only the block is known."""
    return sum(1 for p in pos.fleets_at(space, side) if pos.kit.kind[p] == BLOCK)


def forces(table: Table, space: int) -> Iterator[Line]:
    """Who is there: ships, aircraft, blocks that nobody knows."""
    pos = table.pos
    for side in (0, 1):
        lba = lba_near(pos, space, side) if space < pos.kit.zone_count else pos.lba_at(space, side)
        air = pos.steps_of([*cba_at(pos, space, side), *lba])
        hidden = unseen_fleets(pos, space, side)
        told = table.say("force-of", steps=pos.steps_of(pos.fleets_at(space, side)), air=air, hidden=hidden)
        yield table.line("force", told, side=table.wording.side(side))


# 8.41


def show_night(table: Table, frame: NightRound) -> Preview:
    """The fire of one fleet on each of its targets, and of both sides in the whole round."""
    gunner = table.ask.args.get("piece")
    assert isinstance(gunner, int)
    pos = table.pos
    choices = tuple(aimed(table, gunner, frame.aims, lambda unit, _: night_bonus(pos, unit), "AE-8.41-a"))
    prospects, assumed = [], []
    for wave in frame.waves:
        for side in wave:
            label = table.say("gunfire", side=table.wording.side(side))
            prospects.append(Prospect(label, table.hits(_broadsides(pos, frame.zone, side), gains=side)))
    if len(frame.waves) > 1:
        assumed.append(table.say("assume-second-wave", side=table.wording.side(frame.waves[1][0])))
    assumed.append(table.say("assume-damaged-first"))
    title = table.say("night", space=table.wording.place(frame.zone))
    return Preview(title, (), (), assumed=tuple(assumed), choices=choices, prospects=tuple(prospects))


def _broadsides(pos: War, zone: int, side: int) -> Ways:
    """Hits of all surface fleets of a side."""
    return hits([need for p in surface_fleets(pos, zone, side) for need in needs(pos, p, night_bonus(pos, p))])


# 8.5


def show_submarine(table: Table, frame: SubmarineAttack) -> Preview:
    """The ships' defence first, then the torpedoes."""
    pos = table.pos
    zone, side = pos.place[frame.sub], pos.kit.side[frame.sub]
    screen = pos.steps_of(surface_fleets(pos, zone, 1 - side)) // 2
    assumed = [table.say("assume-no-screen")] if unseen_fleets(pos, zone, 1 - side) else []
    choices = [
        _torpedoes(table, frame.sub, order.target, zone)
        for order in table.ask.orders
        if order.verb == AT.name and isinstance(order.target, int)
    ]
    title = table.say("submarine", space=table.wording.place(zone))
    if not any(order.verb == HUNT.name for order in table.ask.orders):
        return Preview(title, (), (), assumed=tuple(assumed), choices=tuple(choices))
    lines = (table.line("depth-charges", dice([6] * screen), "AE-8.52-a"),)
    outcomes = table.hits(odds.at_most(hits([6] * screen), pos.steps[frame.sub]), "sub-lost", gains=1 - side)
    return Preview(title, lines, outcomes, assumed=tuple(assumed))


def _torpedoes(table: Table, sub: int, target: int, zone: int) -> Choice:
    """What a target suffers after depth charges may have cost the submarine unit steps, and what these cost it."""
    pos = table.pos
    charges, bonus, rule = torpedoes(pos, sub, target, zone)
    side = pos.kit.side[sub]
    steps, damaged = pos.steps[sub], pos.kit.is_fleet[target] and pos.damaged[target]
    lost = odds.at_most(hits([6] * charges), steps)
    own = needs(pos, sub, bonus)
    if damaged:
        ways = odds.chained(lost, lambda number: hits(own[number:]))
        outcomes = table.hits(odds.at_most(ways, damaged), "damaged-sunk", gains=side)
    elif pos.kit.is_fleet[target]:
        there = pos.steps[target]
        wrecks = odds.chained(lost, lambda number: table.wrecked(own[number:], there, 0))
        outcomes = table.wrecks(wrecks, there, 0, gains=side)
    else:
        ways = odds.chained(lost, lambda number: hits(own[number:]))
        outcomes = table.hits(odds.at_most(ways, pos.steps[target]), "steps-lost", gains=side)
    lines = [
        table.line("depth-charges", dice([6] * charges), "AE-8.5-b"),
        table.line("dice-of", dice(own), rule, piece=table.wording.piece(sub)),
        *yard(table, target),
    ]
    prospects = [Prospect(table.say("sub-losses"), table.hits(lost, "sub-lost", gains=1 - side))] if charges else []
    order = AT[target]
    return table.choice(order, outcomes, column=dice(own), lines=lines, prospects=prospects)
