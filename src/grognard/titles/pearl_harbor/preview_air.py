"""What decisions in the air lead to: combat with a patrol, anti-aircraft fire, bombs on ships and on land."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from grognard.core import previews
from grognard.core.odds import Ways, chained, portions, shares
from grognard.core.scene import Chance, Choice, Line, Preview, Prospect
from grognard.titles.pearl_harbor.chapters.ch8_4_shore import ShoreBombing, ShoreRaid
from grognard.titles.pearl_harbor.chapters.ch8_5_naval_bombardment import (
    AT_ANCHOR,
    KAMIKAZE_WITH,
    NavalBombing,
    NavalRaid,
    at_anchor,
)
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import ABORT, AirBattle, AirLosses, AirMuster
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import battery, ground_guns4, ship_guns4
from grognard.titles.pearl_harbor.chapters.ch8_raid import AT_WORKS, Bombing, Raid, Strike
from grognard.titles.pearl_harbor.chapters.ch9_air_leaders import LED_BY
from grognard.titles.pearl_harbor.chapters.ch10_cap import patrols
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import QUARTERS
from grognard.titles.pearl_harbor.chapters.ch22_kamikaze import factor
from grognard.titles.pearl_harbor.chapters.ch22_surprise import caught_at_anchor, guns_silent
from grognard.titles.pearl_harbor.kit import AIR, LAND, NAVAL, SIDES, PearlKit
from grognard.titles.pearl_harbor.marks import ABORTED
from grognard.titles.pearl_harbor.tables import DIE, PointsTable, combat_tables
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import AT, GO, LOSE, PASS, WITH
from grognard.titles.pearl_harbor.war import War

Table = previews.Table[War]
Factors = tuple[int, ...]
DAMAGE = {"-": 0, "D": 1, "S": 2}


# 8.6: air combat


class End(NamedTuple):
    """How an air combat ends: who has the sky, and how many units of each side were shot down."""

    won: bool
    lost: int
    shot: int


@cache
def duel(kit: PearlKit, attack: Factors, defence: Factors, extra: tuple[int, int] = (0, 0)) -> dict[End, Fraction]:
    """The exact chances of a whole air combat if the weakest units are lost first and nobody breaks off.

    `extra` are the factors of leaders. A round that changes nothing is followed by one just like it: it does not count.
    """
    if not attack or not defence:
        return {End(not defence, 0, 0): Fraction(1)}
    table = combat_tables(kit).air
    rounds = [table.read(die, sum(attack) + extra[0], sum(defence) + extra[1]).result.split("/") for die in DIE]
    telling = [each for each in rounds if each != ["-", "-"]]
    found: dict[End, Fraction] = {}
    for mine, theirs in telling:
        gone, shot = _losses(mine, attack), _losses(theirs, defence)
        for end, share in duel(kit, attack[gone:], defence[shot:], extra).items():
            lost = end.lost + (gone if mine.endswith("X") else 0)
            total = End(end.won, lost, end.shot + (shot if theirs.endswith("X") else 0))
            found[total] = found.get(total, Fraction(0)) + share / len(telling)
    return found


def _losses(result: str, units: Factors) -> int:
    return 0 if result == "-" else min(len(units), int(result[:-1] or 1))


class Fight(NamedTuple):
    """An air combat that is foreseen: who attacks, who defends, with the factors of their leaders."""

    side: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    extra: tuple[int, int] = (0, 0)


def _ends(table: Table, fight: Fight) -> dict[End, Fraction]:
    kit = table.pos.kit
    attack, defence = (tuple(sorted(kit.attack[p] for p in units)) for units in (fight.attackers, fight.defenders))
    return duel(kit, attack, defence, fight.extra)


def _sky(table: Table, fight: Fight) -> tuple[Chance, ...]:
    """Who has the sky in the end."""
    return tuple(
        Chance(
            share, table.say("sky-won" if won else "sky-lost"), "", SIDES[fight.side if won else enemy(fight.side)], 1
        )
        for won, share in _summed(_ends(table, fight), lambda end: end.won)
    )


def _downed(table: Table, fight: Fight) -> Iterator[Prospect]:
    """How many of each side are shot down."""
    ends = _ends(table, fight)
    for key, found, gains in (
        ("attackers-down", _summed(ends, lambda end: end.lost), enemy(fight.side)),
        ("defenders-down", _summed(ends, lambda end: end.shot), fight.side),
    ):
        outcomes = (Chance(share, table.say("down", n=n), str(n), SIDES[gains] if n else "", n) for n, share in found)
        yield Prospect(table.say(key), tuple(outcomes))


def _summed(ends: Mapping[End, Fraction], of: Callable[[End], int]) -> list[tuple[int, tuple[int, int]]]:
    """The chances of what is alike in some respect, as clients want them."""
    totals: dict[int, Fraction] = {}
    for end, share in ends.items():
        totals[of(end)] = totals.get(of(end), Fraction(0)) + share
    return portions(dict(sorted(totals.items())))


def _fight_lines(table: Table, fight: Fight) -> Iterator[Line]:
    kit = table.pos.kit
    sides = (("air-attack", fight.attackers, fight.extra[0]), ("air-defence", fight.defenders, fight.extra[1]))
    totals = []
    for key, units, leader in sides:
        totals.append(sum(kit.attack[p] for p in units) + leader)
        yield table.line(key, totals[-1], "PH-8.6-c")
        for p in units:
            yield Line(table.wording.piece(p), str(kit.attack[p]), "PH-8.6-c", part=True)
        if leader:
            yield table.line("leader", f"+{leader}", "PH-9.4-c", part=True)
    if all(totals):
        column = combat_tables(kit).air.column(*totals)
        yield table.line("ratio", f"{totals[0]} : {totals[1]} → {column}", "PH-8.2-b")


def _fought(table: Table, fight: Fight, choices: Sequence[Choice], space: int) -> Preview:
    """An air combat as it stands, and what each order would make of it."""
    title = table.say("air", space=table.wording.place(space))
    ready = fight.attackers and fight.defenders
    return Preview(
        title,
        tuple(_fight_lines(table, fight)),
        _sky(table, fight) if ready else (),
        assumed=(table.say("assume-weakest"), table.say("assume-leaders")),
        choices=tuple(choices),
        prospects=tuple(_downed(table, fight)) if ready else (),
    )


def show_air_muster(table: Table, frame: AirMuster) -> Preview:
    """Who engages the patrol: what the fight would be with one more."""
    pos, side = table.pos, table.pos.side_of(frame.seat)
    fight = Fight(side, frame.pieces, tuple(patrols(pos, frame.space, enemy(side))))
    choices = [
        table.choice(order, _sky(table, fight._replace(attackers=(*frame.pieces, p))))
        for order, p in table.targets(WITH.name)
    ]
    if GO in table.ask.orders and frame.pieces:
        choices.append(table.choice(GO, _sky(table, fight)))
    return _fought(table, fight, choices, frame.space)


def _standing(pos: War, frame: AirBattle) -> Fight:
    live = [
        tuple(p for p in units if pos.place[p] == frame.space and not pos.marks[p] & ABORTED)
        for units in (frame.attackers, frame.defenders)
    ]
    leaders = [pos.kit.attack[p] if p >= 0 else 0 for p in (frame.leader, frame.opponent)]
    return Fight(frame.side, live[0], live[1], (leaders[0], leaders[1]))


def show_air_battle(table: Table, frame: AirBattle) -> Preview:
    """Between rounds: to be led, to break off, to go on."""
    fight = _standing(table.pos, frame)
    choices = []
    for order in table.ask.orders:
        changed = fight
        if order.verb == ABORT.name and isinstance(order.target, int):
            changed = _without(fight, order.target)
        elif order.verb == LED_BY.name and isinstance(order.target, int):
            points = table.pos.kit.attack[order.target]
            mine, theirs = fight.extra
            changed = fight._replace(extra=(points, theirs) if frame.stage == "leader" else (mine, points))
        choices.append(table.choice(order, _sky(table, changed)))
    return _fought(table, fight, choices, frame.space)


def show_air_losses(table: Table, frame: AirLosses) -> Preview | None:
    """Which unit goes: how the fight stands without it."""
    battle = next((each for each in reversed(table.pos.stack) if isinstance(each, AirBattle)), None)
    if battle is None:
        return None
    fight = _standing(table.pos, battle)
    choices = [table.choice(order, _sky(table, _without(fight, p))) for order, p in table.targets(LOSE.name)]
    return _fought(table, fight, choices, frame.space)


def _without(fight: Fight, p: int) -> Fight:
    mine, theirs = (tuple(q for q in units if q != p) for units in (fight.attackers, fight.defenders))
    return fight._replace(attackers=mine, defenders=theirs)


# 8.4, 8.5, 8.8: bombs and shells


class Blow(NamedTuple):
    """What hits a target: the table, its factors, and what is added to the die."""

    table: PointsTable
    points: int
    drm: int

    @property
    def results(self) -> list[str]:
        return [self.table.read(die + self.drm, self.points).result for die in DIE]

    @property
    def column(self) -> str:
        return self.table.read(1, self.points).column


def _blow(pos: War, raid: Raid | Bombing, strike: Strike, bombers: Sequence[int], extra: int = 0) -> Blow:
    kit, tables = pos.kit, combat_tables(pos.kit)
    points = sum(kit.attack[p] * factor(pos, p) for p in bombers) + extra
    if isinstance(raid, NavalRaid | NavalBombing):
        kind = "naval" if bombers and kit.is_naval_air[bombers[0]] else "land"
        return Blow(tables.naval[kind], points, AT_ANCHOR * at_anchor(pos, strike.target))
    shells = isinstance(raid, ShoreRaid | ShoreBombing)
    return Blow(tables.land["naval" if shells else "air"], points, 0)


def _told(table: Table, share: tuple[int, int], result: str, raid: Raid | Bombing, target: int) -> Chance:
    """A result in words: of ships, of land targets and of aircraft on the ground a D means different things."""
    arm = table.pos.kit.arm[target] if target >= 0 else LAND
    hit = {NAVAL: "damaged", AIR: "destroyed"}.get(arm, "disrupted")
    key = {"-": "missed", "D": hit, "S": "sunk"}[result]
    side = SIDES[table.pos.side_of(raid.seat)] if result != "-" else ""
    return Chance(share, table.say(key), result, side, DAMAGE[result])


def _guns(pos: War, raid: Raid | Bombing, strike: Strike, side: int) -> int:
    """Anti-aircraft points that fire at the bombers of a strike."""
    if isinstance(raid, ShoreRaid | ShoreBombing) or guns_silent(pos, enemy(side), raid.wave):
        return 0
    if isinstance(raid, NavalRaid | NavalBombing):
        return ship_guns4(pos, battery(pos, strike.target)) // QUARTERS
    return ground_guns4(pos, raid.space, enemy(side)) // QUARTERS


def _flak(pos: War, points: int, bombers: int) -> Ways:
    """Of the six faces of the die, how many turn so many bombers back."""
    found: Ways = {}
    for die in DIE:
        result = combat_tables(pos.kit).antiaircraft.read(die, points).result
        hits = min(int(result) if result.isdigit() else 0, bombers)
        found[hits] = found.get(hits, 0) + 1
    return found


def _after_flak(table: Table, raid: Raid | Bombing, strike: Strike, side: int) -> tuple[Chance, ...]:
    """What becomes of a target if the weakest bombers are turned back first."""
    pos = table.pos
    order = sorted(strike.bombers, key=lambda p: pos.kit.attack[p])

    def after(hits: int) -> dict[str, int]:
        left = order[hits:]
        if not left:
            return {"-": len(DIE)}
        results = _blow(pos, raid, strike, left).results
        return {result: results.count(result) for result in results}

    found = chained(_flak(pos, _guns(pos, raid, strike, side), len(order)), after)
    kinds = [result for result in DAMAGE if result in found]
    counted = shares([found[result] for result in kinds])
    return tuple(_told(table, share, result, raid, strike.target) for result, share in zip(kinds, counted, strict=True))


def _strike_lines(table: Table, raid: Raid | Bombing, strike: Strike, side: int) -> Iterator[Line]:
    """The factors of a strike, what changes the die, and the guns that fire first."""
    pos, kit = table.pos, table.pos.kit
    blow = _blow(pos, raid, strike, strike.bombers)
    rule = "PH-8.5-b" if isinstance(raid, NavalRaid) else "PH-8.4-e" if isinstance(raid, ShoreRaid) else "PH-8.4-f"
    yield Line(table.say("strike-on", name=_target(table, strike)), f"{blow.points} → {blow.column}", rule)
    for p in strike.bombers:
        times = factor(pos, p)
        value = f"{kit.attack[p]} × {times}" if times > 1 else str(kit.attack[p])
        yield Line(table.wording.piece(p), value, "PH-22.3-g" if times > 1 else rule, part=True)
    if blow.drm:
        sneak = caught_at_anchor(pos, strike.target)
        yield table.line("at-anchor", previews.signed(blow.drm), "PH-22.2-h" if sneak else "PH-8.5-g")
    if isinstance(raid, ShoreRaid):
        return
    if guns_silent(pos, enemy(side), raid.wave):
        yield table.line("guns-silent", "0", "PH-22.2-f")
    else:
        where = "PH-8.8-g" if isinstance(raid, NavalRaid) else "PH-8.8-f"
        yield table.line("flak", _guns(pos, raid, strike, side), where)


def _target(table: Table, strike: Strike) -> str:
    return table.wording.name("at-works", strike.works) if strike.works else table.wording.piece(strike.target)


def show_raid(table: Table, frame: Raid) -> Preview:
    """A target, who bombs it, the next target: each strike with its guns, and what one more bomber would do."""
    pos, side = table.pos, table.pos.side_of(frame.seat)
    armed = [strike for strike in frame.strikes if strike.bombers]
    lines = [line for strike in armed for line in _strike_lines(table, frame, strike, side)]
    prospects = [
        Prospect(table.say("strike-on", name=_target(table, strike)), _after_flak(table, frame, strike, side))
        for strike in armed
    ]
    for strike in armed:
        points = _guns(pos, frame, strike, side)
        if points:
            hits = _flak(pos, points, len(strike.bombers))
            label = table.say("flak-on", name=_target(table, strike))
            prospects.append(Prospect(label, table.hits(hits, "turned-back", gains=enemy(side))))
    choices = [*_aims(table, frame, side), *_joins(table, frame, side)]
    title = table.say("raid", space=table.wording.place(frame.space))
    assumed = (table.say("assume-flak"), table.say("assume-leaders")) if choices or armed else ()
    return Preview(title, tuple(lines), (), assumed=assumed, choices=tuple(choices), prospects=tuple(prospects))


def _aims(table: Table, frame: Raid, side: int) -> Iterator[Choice]:
    """Targets, as if all who are still free bombed each."""
    pos = table.pos
    for order in table.ask.orders:
        if order.verb == AT.name and isinstance(order.target, int):
            strike = Strike(order.target)
        elif order.verb == AT_WORKS.name:
            strike = Strike(-1, str(order.target))
        else:
            continue
        free = [p for p in frame.bombers(pos) if p not in frame.committed]
        able = tuple(p for p in free if not frame.bomber_refused(pos, p, strike))
        if isinstance(frame, NavalRaid):  # the two kinds of air units bomb ships apart (8.8-i)
            able = tuple(p for p in able if pos.kit.is_naval_air[p] == pos.kit.is_naval_air[able[0]])
        note = table.say("with-all", n=len(able))
        planned = Strike(strike.target, strike.works, able)
        column = _blow(pos, frame, planned, able).column
        yield table.choice(order, _after_flak(table, frame, planned, side), note, column)


def _joins(table: Table, frame: Raid, side: int) -> Iterator[Choice]:
    """Bombers for the target in hand."""
    strike = frame.open_strike
    if strike is None:
        return
    for verb in (WITH.name, KAMIKAZE_WITH.name):
        for order, p in table.targets(verb):
            more = Strike(strike.target, strike.works, (*strike.bombers, p))
            column = _blow(table.pos, frame, more, more.bombers).column
            note = table.say("as-printed") if verb == KAMIKAZE_WITH.name else ""
            yield table.choice(order, _after_flak(table, frame, more, side), note, column)


def show_bombing(table: Table, frame: Bombing) -> Preview | None:
    """Whether a leader helps the strike that is about to fall."""
    pos = table.pos
    if not 0 <= frame.at < len(frame.strikes):
        return None
    strike = frame.strikes[frame.at]
    bombers = frame.still_bombing(pos, strike)
    choices = []
    for order in table.ask.orders:
        led = pos.kit.attack[order.target] if order.verb == LED_BY.name and isinstance(order.target, int) else 0
        if led or order is PASS:
            blow = _blow(pos, frame, strike, bombers, led)
            outcomes = table.of_faces(
                blow.results, lambda share, result: _told(table, share, result, frame, strike.target)
            )
            choices.append(table.choice(order, outcomes, column=blow.column))
    title = table.say("strike-on", name=_target(table, strike))
    points = _blow(pos, frame, strike, bombers).points
    return Preview(title, (table.line("factors", points, "PH-8.2-c"),), (), choices=tuple(choices))
