"""What decisions at sea lead to: interception, gunfire, air strikes, submarines."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grognard.core.scene import Chance, Choice, Line, Preview
from grognard.titles.asia_engulfed import odds
from grognard.titles.asia_engulfed.assignments import ATTACK
from grognard.titles.asia_engulfed.chapters.ch0_terms import needed
from grognard.titles.asia_engulfed.chapters.ch3_supply import has_bonus
from grognard.titles.asia_engulfed.chapters.ch8_3_naval_combat import ZoneBattle
from grognard.titles.asia_engulfed.chapters.ch8_5_submarines import SubmarineAttack
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import PortAttack
from grognard.titles.asia_engulfed.chapters.ch8_31_interception import (
    AVOID,
    DAY,
    NIGHT,
    SURPRISE_MARGIN,
    modifier,
)
from grognard.titles.asia_engulfed.chapters.ch8_41_night import NightRound, surface_fleets
from grognard.titles.asia_engulfed.chapters.ch8_42_air_combat import PORT_TARGET, fleet_aa, flying, strike_bonus
from grognard.titles.asia_engulfed.chapters.ch8_42_day import (
    AIM,
    ASSIGN,
    AirRound,
    cba_at,
    lba_near,
    port_aa,
)
from grognard.titles.asia_engulfed.kit import BLOCK, SIDES
from grognard.titles.asia_engulfed.odds import FACES, hits, shares
from grognard.titles.asia_engulfed.preview_table import Table, average, dice
from grognard.titles.asia_engulfed.verbs import APPROACH, AT, HUNT, TARGET_PORT
from grognard.titles.asia_engulfed.war import War

# 8.31


def show_interception(table: Table, frame: ZoneBattle) -> Preview:
    """Day against night: whose choice counts, and who is surprised."""
    pos, side = table.pos, SIDES.index(table.ask.seat)
    choices = []
    for order in table.ask.orders:
        if order.verb != APPROACH.name:
            continue
        if order.target == AVOID:
            choices.append(table.choice(order, (Chance((1, 1), table.say("avoided")),)))
            continue
        mine = str(order.target)
        theirs = NIGHT if mine == DAY else DAY
        choices.append(table.choice(order, _contest(table, frame.zone, side, mine, theirs)))
    lines = [
        table.line(f"modifier-{approach}", f"+{modifier(pos, frame.zone, side, approach)}", rule)
        for approach, rule in ((DAY, "AE-8.31-d"), (NIGHT, "AE-8.31-e"))
    ]
    lines += _forces(table, frame.zone)
    assumed = (table.say("assume-opposite"), table.say("assume-no-elite"))
    title = table.say("interception", space=table.wording.place(frame.zone))
    return Preview(title, tuple(lines), (), assumed=assumed, choices=tuple(choices))


def _contest(table: Table, zone: int, side: int, mine: str, theirs: str) -> tuple[Chance, ...]:
    """One die a side, ties rolled again: who has his way, with surprise or without."""
    pos = table.pos
    lead = modifier(pos, zone, side, mine) - modifier(pos, zone, 1 - side, theirs)
    counts = {"won-surprise": 0, "won": 0, "lost": 0, "lost-surprise": 0}
    for a in range(1, FACES + 1):
        for b in range(1, FACES + 1):
            margin = a + lead - b
            if margin:
                surprise = "-surprise" if abs(margin) >= SURPRISE_MARGIN else ""
                counts[("won" if margin > 0 else "lost") + surprise] += 1
    found = [(key, count) for key, count in counts.items() if count]
    told = {key: mine if key.startswith("won") else theirs for key, _ in found}
    return tuple(
        Chance(share, table.say(key, approach=table.wording.name("approach", told[key])))
        for (key, _), share in zip(found, shares([count for _, count in found]), strict=True)
    )


def _forces(table: Table, space: int) -> Iterator[Line]:
    """Who is there: ships, aircraft, blocks that nobody knows."""
    pos = table.pos
    for side in (0, 1):
        fleets = pos.fleets_at(space, side)
        hidden = sum(1 for p in fleets if pos.kit.kind[p] == BLOCK)
        air = pos.steps_of([*cba_at(pos, space, side), *_lba(pos, space, side)])
        yield table.line(
            "force",
            table.say("force-of", steps=pos.steps_of(fleets), air=air, hidden=hidden),
            side=table.wording.side(side),
        )


def _lba(pos: War, space: int, side: int) -> list[int]:
    return lba_near(pos, space, side) if space < pos.kit.zone_count else pos.lba_at(space, side)


# 8.41


def show_night(table: Table, frame: NightRound) -> Preview:
    """The fire of one fleet on each of its targets."""
    gunner = table.ask.args.get("piece")
    assert isinstance(gunner, int)
    pos = table.pos
    bonus = 1 if pos.kit.elite[gunner] and has_bonus(pos, gunner) else 0
    rolled = [needed(bonus)] * pos.steps[gunner]
    lines = [table.line("dice-of", dice(rolled), "AE-8.41-a", piece=table.wording.piece(gunner))]
    if bonus:
        lines.append(Line(table.wording.rule("AE-8.41-b")[0], "+1", "AE-8.41-b", part=True))
    title = table.say("night", space=table.wording.place(frame.zone))
    return Preview(title, tuple(lines), (), choices=tuple(_aimed(table, lambda _: rolled)))


def _aimed(table: Table, needs: Callable[[int], list[int]]) -> Iterator[Choice]:
    """What each target on offer may suffer; `needs` says what the dice need against it."""
    pos = table.pos
    for order in table.ask.orders:
        if order == TARGET_PORT:
            yield table.choice(order, table.hits(hits(needs(PORT_TARGET)), "hits"))
        elif order.verb == AT.name and isinstance(order.target, int):
            rolled = needs(order.target)
            column = dice(rolled)
            note = table.say("damage", n=average(len(rolled) / FACES)) if pos.kit.is_fleet[order.target] else ""
            yield table.choice(order, table.hits(hits(rolled)), note, column)


# 8.42, 8.7


def show_air(table: Table, frame: AirRound) -> Preview | None:
    if frame.stage == AIM:
        return _air_strike(table, frame)
    return _air_board(table, frame) if frame.stage == ASSIGN else None


def _air_strike(table: Table, frame: AirRound) -> Preview:
    unit = table.ask.args.get("piece")
    assert isinstance(unit, int)
    pos = table.pos

    def needs(target: int) -> list[int]:
        return [needed(strike_bonus(pos, unit, target, in_port=frame.raid is not None))] * pos.steps[unit]

    title = table.say("strike", piece=table.wording.piece(unit), space=table.wording.place(frame.space))
    side = pos.kit.side[unit]
    waiting = len(flying(pos, frame.flown, side, ATTACK)) - sum(1 for p, _ in frame.aims if pos.kit.side[p] == side)
    lines = (table.line("still-to-aim", waiting, "AE-8.42-h"),)
    return Preview(title, lines, (), choices=tuple(_aimed(table, needs)))


def _air_board(table: Table, frame: AirRound) -> Preview:
    """Before the roles are given: who can fly, and the AA dice in the way of a strike."""
    pos, side = table.pos, SIDES.index(table.ask.seat)
    space = frame.space
    lines = list(_forces(table, space))
    for each in (0, 1):
        count = fleet_aa(pos, space, each)
        if frame.raid is not None:
            count = count + port_aa(pos, space, each) if each != frame.raid.side else 0
        rolled = [6] * count
        lines.append(table.line("aa", dice(rolled), "AE-8.42-g", side=table.wording.side(each)))
    enemy = fleet_aa(pos, space, 1 - side) + (port_aa(pos, space, 1 - side) if frame.raid is not None else 0)
    title = table.say("air-round", n=frame.number, space=table.wording.place(space))
    if frame.raid is not None and side != frame.raid.side:
        return Preview(title, tuple(lines), ())
    return Preview(title, tuple(lines), table.hits(hits([6] * enemy), "lost-to-aa"))


def show_raid(table: Table, frame: PortAttack) -> Preview:
    """Who can meet a raid on a port or an airbase."""
    pos, enemy = table.pos, 1 - frame.side
    count = fleet_aa(pos, frame.place, enemy) + port_aa(pos, frame.place, enemy)
    hidden = any(pos.kit.kind[p] == BLOCK for p in pos.fleets_at(frame.place, enemy))
    lines = [
        *_forces(table, frame.place),
        table.line("aa", dice([6] * count), "AE-8.7-c", side=table.wording.side(enemy)),
    ]
    assumed = (table.say("assume-aa"),) if hidden else ()
    title = table.say("raid", space=table.wording.place(frame.place))
    return Preview(title, tuple(lines), table.hits(hits([6] * count), "lost-to-aa"), assumed=assumed)


# 8.5


def show_submarine(table: Table, frame: SubmarineAttack) -> Preview:
    """The ships' defence first, then the torpedoes."""
    pos = table.pos
    zone, side = pos.place[frame.sub], pos.kit.side[frame.sub]
    screen = pos.steps_of(surface_fleets(pos, zone, 1 - side)) // 2
    lines = [
        table.line(
            "dice-of", dice([needed(0)] * pos.steps[frame.sub]), "AE-8.52-a", piece=table.wording.piece(frame.sub)
        ),
        table.line("depth-charges", dice([6] * screen), "AE-8.5-b"),
    ]
    choices = [
        table.choice(order, _torpedoes(table, frame.sub, order.target, screen))
        for order in table.ask.orders
        if order.verb == AT.name and isinstance(order.target, int)
    ]
    outcomes = table.hits(odds.at_most(hits([6] * screen), pos.steps[frame.sub]), "sub-lost")
    hunting = any(order.verb == HUNT.name for order in table.ask.orders)
    title = table.say("submarine", space=table.wording.place(zone))
    return Preview(title, tuple(lines), outcomes if hunting else (), choices=tuple(choices))


def _torpedoes(table: Table, sub: int, target: int, screen: int) -> tuple[Chance, ...]:
    """Hits on a target after depth charges may have cost the submarine unit steps."""
    pos = table.pos
    damaged = pos.kit.is_fleet[target] and pos.damaged[target] > 0
    bonus = 1 if damaged or not pos.kit.is_fleet[target] else 0
    charges = pos.steps[target] if damaged else screen
    steps = pos.steps[sub]
    sums: odds.Ways = {}
    for lost, ways in odds.at_most(hits([6] * charges), steps).items():
        for number, count in hits([needed(bonus)] * (steps - lost)).items():
            sums[number] = sums.get(number, 0) + ways * count * FACES**lost
    return table.hits(odds.at_most(sums, pos.damaged[target]) if damaged else sums)
