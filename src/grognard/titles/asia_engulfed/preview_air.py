"""What aircraft lead to: the roles they are given, and their strikes, at sea, over a port and over a ground combat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from grognard.core import odds
from grognard.core.odds import Ways, dice, hits, percent
from grognard.core.order import Order
from grognard.core.scene import Choice, Line, Preview, Prospect
from grognard.titles.asia_engulfed.assignments import ATTACK, BASE, CAP, ESCORT, assigned
from grognard.titles.asia_engulfed.chapters.ch6_2_round import AIR_COMBAT, GROUND_SUPPORT, Round, air_need
from grognard.titles.asia_engulfed.chapters.ch6_2_round import ROLES as OVER_LAND
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import PortAttack, can_surprise_hawaii, hawaii
from grognard.titles.asia_engulfed.chapters.ch8_42_air_combat import (
    PORT_TARGET,
    dogfight_need,
    flying,
    strike_bonus,
)
from grognard.titles.asia_engulfed.chapters.ch8_42_day import (
    AirRound,
    Raid,
    can_damage_port,
    surprise_counts,
)
from grognard.titles.asia_engulfed.kit import BB, BLOCK, CA, CV, LBA, SIDES
from grognard.titles.asia_engulfed.preview_naval import forces, unseen_fleets
from grognard.titles.asia_engulfed.preview_table import Table
from grognard.titles.asia_engulfed.preview_targets import aimed, needs
from grognard.titles.asia_engulfed.verbs import ANOTHER_ROUND, COMMIT, DONE, JOIN, ROLE
from grognard.titles.asia_engulfed.war import War

MANY = 14
"""More assignments than this are not all shown: only those next to the divisions below."""
DIVISIONS = (
    (4, 0, 0, 0),
    (3, 1, 0, 0),
    (2, 2, 0, 0),
    (3, 0, 1, 0),
    (2, 1, 1, 0),
    (2, 0, 2, 0),
    (1, 1, 2, 0),
    (1, 0, 3, 0),
    (0, 0, 4, 0),
    (0, 0, 2, 2),
    (0, 0, 0, 4),
)
"""In quarters of a side's air steps: attack, escort, CAP, base."""
WORTH = {CV: 0, CA: 2, BB: 3, BLOCK: 4, LBA: 5}
"""What is struck first: carriers, then troop transports, and so on."""
TRANSPORT_WORTH = 1


class Strike(NamedTuple):
    """The attack of one side in a day round, and what stands against it."""

    attackers: list[int]
    escorts: list[int]
    cap: list[int]
    aa: int
    by_surprise: bool = False
    """The escorts shoot before the CAP does (8.31-i)."""

    def steps(self, pos: War) -> tuple[int, int]:
        return pos.steps_of(self.attackers), pos.steps_of(self.escorts)

    def cap_hits(self, pos: War) -> Ways:
        """CAP fires at escorts first, then at the attackers if the rules in force let it (8.42-p)."""
        if not self.escorts and pos.alternative("cap"):
            return {0: 1}
        most = sum(self.steps(pos)) if not pos.alternative("cap") else pos.steps_of(self.escorts)
        rolled = sorted(_fire(pos, self.cap))
        if not self.by_surprise:
            return odds.at_most(hits(rolled), most)
        shot = odds.at_most(hits(_fire(pos, self.escorts)), len(rolled))
        return odds.chained(shot, lambda gone: odds.at_most(hits(rolled[: len(rolled) - gone]), most))

    def stopped(self, pos: War) -> Ways:
        """Attacking steps that do not get through CAP and AA."""
        attack, escort = self.steps(pos)
        past = odds.beyond(self.cap_hits(pos), escort)
        return odds.at_most(odds.added(past, hits([6] * self.aa)), attack)

    def lost(self, pos: War) -> Ways:
        """All steps that the side loses, escorts included."""
        attack, escort = self.steps(pos)

        def with_aa(shot: int) -> Ways:
            left = attack - max(0, shot - escort)
            return {shot + more: ways for more, ways in odds.at_most(hits([6] * self.aa), left).items()}

        return odds.chained(self.cap_hits(pos), with_aa)

    def scored(self, pos: War, target: int, *, in_port: bool) -> Ways:
        """Hits if all that get through aim at one target; those that hit less often are stopped first."""
        rolled = sorted(
            need for p in self.attackers for need in needs(pos, p, strike_bonus(pos, p, target, in_port=in_port))
        )
        return odds.chained(self.stopped(pos), lambda number: hits(rolled[: len(rolled) - number]))


def _fire(pos: War, units: Iterable[int]) -> list[int]:
    """What the dice of air units need against air units."""
    return [dogfight_need(pos, p) for p in units for _ in range(pos.steps[p])]


# 8.42, 8.7


def show_air(table: Table, frame: AirRound) -> Preview | None:
    if frame.now == "aim":
        return _air_strike(table, frame)
    return _air_board(table, frame) if frame.now == "assign" else None


def _air_strike(table: Table, frame: AirRound) -> Preview:
    """Each target of a unit: what it suffers with all that has been aimed at it."""
    unit = table.ask.args.get("piece")
    assert isinstance(unit, int)
    pos = table.pos
    in_port = frame.raid is not None
    side = pos.kit.side[unit]
    waiting = len(flying(pos, frame.flown, side, ATTACK)) - sum(1 for p, _ in frame.aims if pos.kit.side[p] == side)
    choices = aimed(
        table, unit, frame.aims, lambda p, target: strike_bonus(pos, p, target, in_port=in_port), "AE-8.42-h"
    )
    title = table.say("strike", piece=table.wording.piece(unit), space=table.wording.place(frame.space))
    lines = (table.line("still-to-aim", waiting, "AE-8.42-h"),)
    return Preview(title, lines, (), assumed=(table.say("assume-damaged-first"),), choices=tuple(choices))


def _air_board(table: Table, frame: AirRound) -> Preview:
    """What each assignment of roles leads to; the enemy's is secret, so on stated assumptions about it."""
    pos, side = table.pos, SIDES.index(table.ask.seat)
    before = _picked(table)
    own = frame.choices(pos, side)
    found = [
        (order, assigned(pos, own, *before, str(order.target))) for order in table.ask.orders if order.verb == ROLE.name
    ]
    shown = _near_divisions(pos, found)
    choices = [_flown(table, frame, side, order, roles) for order, roles in shown]
    assumed = [table.say("boxed"), table.say("assume-one-target"), table.say("assume-worst-aircraft")]
    if len(shown) < len(found):
        assumed.insert(0, table.say("some-assignments", n=len(shown), all=len(found)))
    if any(len(roles) < len(own) for _, roles in found):
        assumed.append(table.say("assume-later-picks"))
    title = table.say("air-round", n=frame.number, space=table.wording.place(frame.space))
    lines = (*forces(table, frame.space), *_aa_lines(table, frame))
    return Preview(title, lines, (), assumed=tuple(assumed), choices=tuple(choices))


def _picked(table: Table) -> list[str]:
    """What the side has assigned already, when it assigns its aircraft class by class."""
    return [str(order.target) for order in table.pos.sealed.get(table.ask.seat, ())]


def _near_divisions(pos: War, found: list[tuple[Order, dict[int, str]]]) -> list[tuple[Order, dict[int, str]]]:
    """All assignments if they are few; otherwise the nearest to each division."""
    if len(found) <= MANY:
        return found
    shares = []
    for _, roles in found:
        steps = dict.fromkeys((ATTACK, ESCORT, CAP, BASE), 0)
        for p, role in roles.items():
            steps[role] += pos.steps[p]
        total = sum(steps.values()) or 1
        shares.append([4 * number / total for number in steps.values()])
    nearest = {
        min(
            range(len(found)),
            key=lambda i, wanted=wanted: sum(abs(a - b) for a, b in zip(shares[i], wanted, strict=True)),  # type: ignore[misc]
        )
        for wanted in DIVISIONS
    }
    return [found[i] for i in sorted(nearest)]


def _aa_lines(table: Table, frame: AirRound) -> Iterator[Line]:
    for side in (0, 1):
        count, rules = frame.aa(table.pos, side)
        if count:
            yield table.line("aa", dice([6] * count), "AE-8.42-g", side=table.wording.side(side))
            yield from table.rule_lines(rules)


def _flown(table: Table, frame: AirRound, side: int, order: Order, roles: dict[int, str]) -> Choice:
    """One assignment: our strike without CAP against it and with all that can rise; and the enemy's on us."""
    pos = table.pos

    def those(role: str) -> list[int]:
        return [p for p, its in roles.items() if its == role]

    prospects: list[Prospect] = []
    column = ""
    if those(ATTACK):
        prospects, column = _our_strike(table, frame, side, those(ATTACK), those(ESCORT))
    enemies = [p for p, open_ in frame.choices(pos, 1 - side).items() if ATTACK in open_]
    target = _prey(pos, frame, 1 - side, those(CAP))
    if enemies and target is not None:
        strike = Strike(enemies, [], those(CAP), frame.aa(pos, side)[0])
        ways = strike.scored(pos, target, in_port=frame.raid is not None)
        prospects.append(
            Prospect(table.say("enemy-strike", target=_named(table, target)), table.hits(ways, gains=1 - side))
        )
        shot = Prospect(table.say("enemy-losses"), table.hits(strike.lost(pos), "air-lost", gains=side))
        prospects += [shot] if those(CAP) else []
    return table.choice(order, (), column=column, prospects=prospects)


def _our_strike(
    table: Table, frame: AirRound, side: int, attackers: list[int], escorts: list[int]
) -> tuple[list[Prospect], str]:
    """Hits without CAP in the way, hits and losses with all that can rise; and the chances of any hit in short."""
    pos = table.pos
    aa = frame.aa(pos, 1 - side)[0]
    cap = [p for p, roles in frame.choices(pos, 1 - side).items() if CAP in roles]
    by_surprise = surprise_counts(pos, frame.surprised, frame.number)
    prospects, chances = [], []
    for rising in ([], cap) if cap else ([],):
        target = _prey(pos, frame, side, rising)
        if target is None:
            continue
        strike = Strike(attackers, escorts, rising, aa, by_surprise)
        ways = strike.scored(pos, target, in_port=frame.raid is not None)
        name, steps = _named(table, target), pos.steps_of(rising)
        label = table.say("our-strike-cap", target=name, n=steps) if rising else table.say("our-strike", target=name)
        prospects.append(Prospect(label, table.hits(ways, gains=side)))
        chances.append(percent(odds.some(ways)))
        if rising or aa:
            label = table.say("our-losses-cap", n=steps) if rising else table.say("our-losses")
            prospects.append(Prospect(label, table.hits(strike.lost(pos), "air-lost", gains=1 - side)))
        if rising and escorts:
            shot = odds.at_most(hits(_fire(pos, escorts)), steps)
            prospects.append(Prospect(table.say("cap-losses", n=steps), table.hits(shot, "air-lost", gains=side)))
    return prospects, " / ".join(chances)


def _prey(pos: War, frame: AirRound, side: int, up: list[int]) -> int | None:
    """What a side's aircraft would rather hit: carriers, then troop transports, the strongest; not what is `up`."""
    kit, enemy = pos.kit, 1 - side
    found = pos.fleets_at(frame.space, enemy)
    if frame.raid is None:
        found += pos.ground_at(frame.space, enemy)
    else:
        found += [p for p in pos.lba_at(frame.space, enemy) if p not in up]
    if found:
        return min(found, key=lambda p: (WORTH.get(kit.kind[p], TRANSPORT_WORTH), -pos.steps[p], p))
    return PORT_TARGET if frame.raid is not None and can_damage_port(pos, frame.space, side) else None


def _named(table: Table, target: int) -> str:
    return table.wording.piece(target) if target != PORT_TARGET else table.say("the-port")


def show_raid(table: Table, frame: PortAttack) -> Preview:
    """What the next round of a raid on a port or an airbase may bring, with each force that could fly it."""
    pos, enemy = table.pos, 1 - frame.side
    surprise = frame.surprise or (frame.place == hawaii(pos) and can_surprise_hawaii(pos, frame.side))
    choices, shown = [], None
    for order in table.ask.orders:
        force = frame.force
        if order.verb == JOIN.name and isinstance(order.target, int):
            force = (*force, order.target)
        elif not (order == ANOTHER_ROUND or (order == DONE and frame.number == 0)):
            continue
        last = PortAttack.last_round(pos)
        first = any(pos.kit.kind[p] == CV for p in force) and not frame.number
        number = 1 if first else last
        raid = Raid(frame.side, force, number == last, surprise)
        shown = AirRound(frame.place, number, raid=raid)
        prospects, column = _our_strike(table, shown, frame.side, list(shown.choices(pos, frame.side)), [])
        choices.append(table.choice(order, (), column=column, prospects=prospects))
    assumed = [table.say("boxed"), table.say("assume-one-target"), table.say("assume-next-round")]
    if unseen_fleets(pos, frame.place, enemy):
        assumed.append(table.say("assume-aa"))
    lines = (*forces(table, frame.place), *(_aa_lines(table, shown) if shown else ()))
    title = table.say("raid", space=table.wording.place(frame.place))
    return Preview(title, lines, (), assumed=tuple(assumed), choices=tuple(choices))


# 6.21


def air_commitments(table: Table, frame: Round) -> Iterator[Choice]:
    """Over a ground combat: what each division of our LBA does to the enemy's, on two assumptions about them."""
    pos, side = table.pos, SIDES.index(table.ask.seat)
    enemies = frame.aircraft(pos, 1 - side)
    their_steps = pos.steps_of(enemies)
    before = _picked(table)
    own = dict.fromkeys(frame.aircraft(pos, side), OVER_LAND)
    for order in table.ask.orders:
        if order.verb != COMMIT.name:
            continue
        roles = assigned(pos, own, *before, str(order.target))
        fighters = [p for p, role in roles.items() if role == AIR_COMBAT]
        helpers = [p for p, role in roles.items() if role == GROUND_SUPPORT]
        shot = odds.at_most(hits(_air_dice(pos, fighters)), their_steps)
        lost = odds.at_most(hits(_air_dice(pos, enemies)), pos.steps_of(fighters or helpers))
        prospects = [Prospect(table.say("dogfight-lost", n=their_steps), table.hits(lost, "air-lost", gains=1 - side))]
        if fighters:
            downed = table.hits(shot, "air-lost", gains=side)
            prospects.append(Prospect(table.say("dogfight-shot", n=their_steps), downed))
        helping = pos.steps_of(helpers)
        lines = [
            table.line("dogfight-dice", dice(_air_dice(pos, fighters)), "AE-6.22-a"),
            table.line("helping", helping, "AE-6.4-a"),
        ]
        column = table.say("air-and-ground", air=pos.steps_of(fighters), ground=helping)
        yield table.choice(order, (), column=column, lines=lines, prospects=prospects)


def _air_dice(pos: War, units: list[int]) -> list[int]:
    return [air_need(pos, p) for p in units for _ in range(pos.steps[p])]
