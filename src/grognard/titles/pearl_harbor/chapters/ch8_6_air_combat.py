"""8.6 Air combat: for the sky over a hex, before anybody bombs there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece, Pieces, Seat, Side, Space, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Losses, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import (
    attack_refused,
    count_attack,
    forces_in,
    note_attack,
    was_attacked,
)
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import abort, most_concerned
from grognard.titles.pearl_harbor.chapters.ch9_air_leaders import LED_BY, staffs
from grognard.titles.pearl_harbor.chapters.ch10_cap import patrols
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.chapters.ch22_surprise import caught
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import is_closed, probe, reveal_box
from grognard.titles.pearl_harbor.kit import AIR
from grognard.titles.pearl_harbor.marks import ABORTED, CAP, FLOWN, FOUGHT
from grognard.titles.pearl_harbor.menus import Joint, Round
from grognard.titles.pearl_harbor.tables import combat_tables
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import GO, LOSE, PASS, VERBS, WITH
from grognard.titles.pearl_harbor.war import War

ENGAGE = VERBS.space("engage")
"""Air units in a hex engage the enemy patrol there."""
ABORT = VERBS.piece("abort")
"""A land-based air unit breaks off by itself."""
FIRST, COUNTER, SECOND, SECOND_COUNTER = "first", "counter", "second", "second-counter"
"""What an air attack is: the attack itself, the answer to it, its second wave, the answer to that (10)."""


def striker_refused(pos: War, p: int) -> Refusal:
    """What forbids an air unit any attack in the hex it has flown to (8.6-g, 10.2-a, 10.3-f, 11.5-a)."""
    marks = pos.marks[p]
    if pos.kit.arm[p] != AIR or pos.aboard[p] >= 0 or not pos.on_map(p):
        return "PH-10.2-b"
    if marks & CAP or not marks & FLOWN:
        return Reason("PH-10.3-f", "on-patrol", {"piece": p})
    if marks & ABORTED:
        return Reason("PH-8.6-k", "has-aborted", {"piece": p})
    if marks & FOUGHT:
        return Reason("PH-8.6-g", "has-fought", {"piece": p})
    return None if pos.supplied[p] else "PH-11.5-a"


def strike_hexes(pos: War, seat: str) -> list[int]:
    """The hexes over which a player has air units that can attack."""
    marks, place = pos.marks, pos.place
    flown = [p for p in pos.kit.of_arm[AIR] if marks[p] & FLOWN and pos.seat(p) == seat]
    return sorted({place[p] for p in flown if not striker_refused(pos, p)})


def strikers(pos: War, space: int, seat: str) -> list[int]:
    """The air units with which a player can attack in a hex."""
    here = pos.air_at(space, pos.side_of(seat))
    return [p for p in here if pos.seat(p) == seat and not striker_refused(pos, p)]


def has_supremacy(pos: War, space: int, side: int) -> bool:
    """Whether no enemy patrol is left over a hex (8.6-a)."""
    return not patrols(pos, space, enemy(side))


def is_guarded(pos: War, space: int, side: int) -> bool:
    """Whether an enemy patrol is over a hex as far as a side can know: over a closed box it is not told (25)."""
    return not has_supremacy(pos, space, side) and not is_closed(pos, space, enemy(side))


def may_be_guarded(pos: War, space: int, side: int) -> bool:
    """Whether an enemy patrol is over a hex, or might come out of a closed box there (25, 22.2-e)."""
    foe = enemy(side)
    return not has_supremacy(pos, space, side) or (is_closed(pos, space, foe) and not caught(pos, space, foe))


def meets_patrol(pos: War, space: int, side: int, units: Sequence[int]) -> bool:
    """Bombers come over a hex: whether a patrol of which nobody had told them turns them away (8.6-h, 25)."""
    probe(pos, space)
    if has_supremacy(pos, space, side):
        return False
    pos.event("turned-away", "PH-8.6-h", pieces=tuple(units), space=space)
    return True


# the step


class AirCombats(Round, frozen=True):
    """A player engages enemy patrols, hex by hex (8.9-b)."""

    def hexes(self, pos: War) -> list[int]:
        side = pos.side_of(self.seat)
        return [space for space in strike_hexes(pos, self.seat) if may_be_guarded(pos, space, side)]

    def refused(self, pos: War, space: int) -> Refusal:
        side = pos.side_of(self.seat)
        mine = strikers(pos, space, self.seat)
        if not mine:
            return Reason("PH-8.6-b", "nobody-there", {"space": space})
        if not may_be_guarded(pos, space, side):
            return Reason("PH-8.6-a", "no-patrol", {"space": space})
        if was_attacked(pos, "air", space):
            return "PH-8.6-j"
        reasons = [attack_refused(pos, (pos.force_of(p),), "air", space) for p in mine]
        return reasons[0] if all(reasons) else None

    def question(self, pos: War, orders: list[Order]) -> Ask:
        return Ask(self.seat, "air-combats", orders, ("PH-8.9-b", "PH-8.9-a", "PH-8.6-a"), firm=True)

    @offers(ENGAGE, hexes, refused)
    def engage(self, pos: War, space: int) -> None:
        pos.push(AirMuster(self.seat, space))


class AirMuster(Joint, frozen=True):
    """Which air units engage the patrol; the others may bomb once it is gone (8.6-b).

    `only`: the units of a counter-attack or a second wave, who need not engage at all.
    """

    only: Pieces = ()
    wave: Word = FIRST
    pieces: Pieces = ()

    def candidates(self, pos: War) -> list[int]:
        return [p for p in pos.air_at(self.space, pos.side_of(self.seat)) if pos.seat(p) == self.seat]

    def refused(self, pos: War, p: int) -> Refusal:
        if pos.place[p] != self.space or pos.seat(p) != self.seat or p in self.pieces:
            return "PH-8.6-b"
        if self.only and p not in self.only:
            return "PH-10.4-d" if self.wave == SECOND else "PH-10.5-b"
        found = striker_refused(pos, p)
        if not found and self.wave == FIRST:
            found = attack_refused(pos, (pos.force_of(p),), "air", self.space)
        return found

    def go_refused(self, pos: War, _: object) -> Refusal:
        return None if self.pieces else Reason("PH-8.6-b", "nobody-chosen")

    def pass_refused(self, pos: War, _: object) -> Refusal:
        return "PH-8.6-b" if not self.only and self.others is None else None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"space": self.space, "pieces": self.pieces}
        return Ask(self.seat, "air-muster", orders, ("PH-8.6-b", "PH-8.6-f"), args, firm=GO in orders)

    @offers(WITH, candidates, refused)
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, pieces=(*self.pieces, p)))

    @property
    def is_for_others(self) -> bool:
        return bool(self.pieces) and not self.only

    def can_join(self, pos: War) -> bool:
        return any(not self.refused(pos, p) for p in self.candidates(pos))

    def launch(self, pos: War) -> None:
        if self.pieces:
            begin_battle(pos, self.space, self.pieces, self.wave)


# the fight


def begin_battle(pos: War, space: int, attackers: Sequence[int], wave: str) -> None:
    """Air units engage all enemy air units on patrol in the hex (8.6-c)."""
    side = pos.kit.side[attackers[0]]
    defenders = tuple(patrols(pos, space, enemy(side)))
    if not defenders:
        probe(pos, space)
        pos.event("sky-empty", "PH-8.6-a", space=space, pieces=tuple(attackers))
        return
    if wave == FIRST:
        count_attack(pos, forces_in(pos, attackers), "air", space)
        note_declared(pos, space, attackers)
    else:
        note_attack(pos, "air", space)
    reveal_box(pos, space, enemy(side))
    rules = ["PH-8.6-b", "PH-8.6-f"]
    if any(not pos.marks[p] & CAP for p in defenders):  # they have not left their base
        rules.append("PH-10.3-g")
    pos.event("air-combat", *rules, space=space, pieces=tuple(attackers), defenders=defenders)
    for p in (*attackers, *defenders):
        pos.marks[p] |= FOUGHT
    pos.push(AirBattle(space, side, tuple(attackers), defenders))


def note_declared(pos: War, space: int, units: Sequence[int]) -> None:
    """Remember which reaction forces have attacked a hex by air: its carriers may strike back (6.2-b)."""
    if pos.segment != "reaction" or pos.kit.side[units[0]] == pos.phasing:
        return
    carriers = [c for c in {pos.launched[p] for p in units} if c >= 0]
    ships = {pos.tf[c] if pos.tf[c] >= 0 else c for c in carriers}
    if ships:
        pos.declared = [*pos.declared, (space, "air", tuple(sorted(ships)))]


class AirBattle(Frame[War], frozen=True):
    """Rounds of air combat over a hex, until one side has nobody left (8.6-e)."""

    space: Space
    side: Side
    """Who attacks."""
    attackers: Pieces
    defenders: Pieces
    leader: Piece = NOBODY
    opponent: Piece = NOBODY
    """The naval-air leaders who help attack and defence in every round (9.4-c)."""
    number: Number = 0
    stage: Word = "leader"
    """leader, opponent, roll, defenders-abort, attackers-abort."""
    asked: tuple[Seat, ...] = ()
    """Players who have said in this stage that their air units stay."""

    def advance(self, pos: War) -> Asks:
        if self.stage in ("leader", "opponent"):
            return self._leader(pos)
        if self.stage != "roll":
            return self._aborts(pos)
        if self._live(pos, self.attackers) and self._live(pos, self.defenders):
            self._round(pos)
        else:
            self._end(pos)
        return None

    def _live(self, pos: War, pieces: Sequence[int]) -> tuple[int, ...]:
        """Those who still fight: neither eliminated nor aborted."""
        return tuple(p for p in pieces if pos.place[p] == self.space and not pos.marks[p] & ABORTED)

    # leaders

    def _leader(self, pos: War) -> Asks:
        found = staffs(pos, self.attackers if self.stage == "leader" else self.defenders)
        if not found:
            self._led(pos, NOBODY)
            return None
        rules = ("PH-9.4-a", "PH-9.4-b", "PH-9.4-c", "PH-9.4-e")
        return Ask(pos.seat(found[0]), "air-leader", [*LED_BY.each(found), PASS], rules, {"space": self.space})

    def _led(self, pos: War, p: int) -> None:
        if p >= 0:
            points = pos.kit.attack[p]
            pos.event("air-led", "PH-9.4-b", "PH-9.4-c", "PH-9.4-f", piece=p, points=points, space=self.space)
        if self.stage == "leader":
            pos.replace(replace(self, leader=p, stage="opponent"))
        else:
            pos.replace(replace(self, opponent=p, stage="roll"))

    def _strength(self, pos: War, pieces: Sequence[int], leader: int) -> int:
        """The factors of a side; its leader counts while air units fly that he directs."""
        total = sum(pos.kit.attack[p] for p in pieces)
        return total + pos.kit.attack[leader] if leader >= 0 and leader in staffs(pos, pieces) else total

    # a round

    def _round(self, pos: War) -> None:
        attackers, defenders = self._live(pos, self.attackers), self._live(pos, self.defenders)
        attack = self._strength(pos, attackers, self.leader)
        defence = self._strength(pos, defenders, self.opponent)
        die = pos.roll()
        found = combat_tables(pos.kit).air.read(die, attack, defence)
        rules = ("PH-8.6-c", "PH-8.6-d", "PH-8.6-e", "PH-8.2-a", "PH-8.2-b", "PH-V-a")
        pos.event(
            "air-round",
            *rules,
            space=self.space,
            n=self.number + 1,
            attack=attack,
            defence=defence,
            ratio=found.column,
            die=die,
            result=found.result.replace("-", "n").replace("/", ""),
        )
        pos.replace(replace(self, number=self.number + 1, stage="defenders-abort"))
        mine, theirs = found.result.split("/")
        for result, pieces in ((mine, attackers), (theirs, defenders)):
            if result != "-":
                count = int(result[:-1] or 1)
                pos.push(AirLosses(count, self.space, pieces, result[-1]))

    # breaking off

    def _aborts(self, pos: War) -> Asks:
        """At the end of a round either side may abort land-based air units; the defender says so first (8.6-i)."""
        mine, theirs = self._live(pos, self.attackers), self._live(pos, self.defenders)
        shy = theirs if self.stage == "defenders-abort" else mine
        free = [p for p in shy if not pos.kit.is_naval_air[p] and pos.seat(p) not in self.asked]
        if not free or not mine or not theirs:
            after = "attackers-abort" if self.stage == "defenders-abort" else "roll"
            pos.replace(replace(self, stage=after, asked=()))
            return None
        seat = pos.seat(free[0])
        orders = [*ABORT.each(p for p in free if pos.seat(p) == seat), PASS]
        args: dict[str, object] = {"space": self.space, "n": self.number}
        return Ask(seat, "air-abort", orders, ("PH-8.6-i",), args)

    def play(self, pos: War, order: Order, seat: str) -> None:
        p = order.target if isinstance(order.target, int) else NOBODY
        if self.stage in ("leader", "opponent"):
            self._led(pos, p)
        elif p >= 0:
            abort(pos, p, "PH-8.6-i")
        else:
            pos.replace(replace(self, asked=(*self.asked, seat)))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        p = order.target
        if order.verb == ABORT.name and isinstance(p, int) and pos.kit.is_naval_air[p]:
            return [Reason("PH-8.6-i", "naval-air-stays", {"piece": p})]
        if order.verb == WITH.name:
            return [Reason("PH-8.6-f")]
        return []

    def _end(self, pos: War) -> None:
        pos.pop()
        if self._live(pos, self.defenders):
            pos.event("no-supremacy", "PH-8.6-h", side=self.side, space=self.space)
        else:
            pos.event("supremacy", "PH-8.6-g", side=self.side, space=self.space)


class AirLosses(Losses[War], frozen=True):
    """Air units are eliminated or abort in air combat; their owner says which (8.6-d)."""

    space: Space
    pieces: Pieces
    result: Word
    """X: eliminated; A: aborted."""

    def bearers(self, pos: War) -> list[int]:
        return [p for p in self.pieces if pos.place[p] == self.space and not pos.marks[p] & ABORTED]

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        args: dict[str, object] = {"space": self.space, "n": self.left, "result": self.result}
        return Ask(most_concerned(pos, bearers), "air-loss", LOSE.each(bearers), ("PH-8.6-d",), args)

    def lose(self, pos: War, piece: int) -> None:
        if self.result == "A":
            abort(pos, piece, "PH-8.6-d")
        else:
            eliminate(pos, piece, "PH-8.6-d", "PH-V-a")
