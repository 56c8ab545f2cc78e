"""11.5, 11.6 Naval combat: who starts it, rounds of search and combat, aborts.

A battle names the active side's things first. Each round has its own search; who is included fights.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import allies_of, opponent, together
from grognard.titles.world_in_flames.chapters.ch9_wars import allied
from grognard.titles.world_in_flames.chapters.ch11_3_naval_air import NavalDash
from grognard.titles.world_in_flames.chapters.ch11_4_routes import at_sea
from grognard.titles.world_in_flames.chapters.ch11_4_sailing import FOUGHT, TaskForce
from grognard.titles.world_in_flames.chapters.ch11_5_damage import ABORT, NavalDamage, Shifting
from grognard.titles.world_in_flames.chapters.ch11_5_search import (
    best_number,
    committed,
    convoy_modifier,
    enemies,
    fleet,
    flip,
    has_scout,
    included,
    is_rough,
    weather_modifier,
    why_not_flip,
)
from grognard.titles.world_in_flames.chapters.ch11_5_wallet import NOBODY_RICH, Wallet, facing
from grognard.titles.world_in_flames.chapters.ch11_16_strength import HALF, rounded
from grognard.titles.world_in_flames.chapters.ch13_3_escorts import is_escort_power, permit
from grognard.titles.world_in_flames.chapters.ch13_4_return import send_home
from grognard.titles.world_in_flames.chapters.ch14_2_missions import is_stunned
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import is_carrier, planes
from grognard.titles.world_in_flames.chapters.ch14_5_factors import WET
from grognard.titles.world_in_flames.charts_naval import AIR, KINDS, SUBMARINE, SURFACE
from grognard.titles.world_in_flames.kit import CARRIER, COMMONWEALTH, CONVOY, SUB, USA, WARSHIPS
from grognard.titles.world_in_flames.verbs import (
    AVOID,
    DONE,
    FIND,
    GIVE_BATTLE,
    INITIATE,
    KIND,
    RETURN,
    SPOT,
    SUBS,
    WITHDRAW,
)
from grognard.titles.world_in_flames.war import AIR as AIR_ACTION
from grognard.titles.world_in_flames.war import ALLIES, LAND, PASS, War

YES, NO, LEAVE = "yes", "no", "leave"
UNSAID = -1
AVOID_PRICE = KIND_PRICE = 4
FIRST_ASW_YEAR = 1942
"""From this year on convoys of two powers have ASW factors (11.5.10-j)."""


# who starts it


def why_not_initiate(pos: War, side: int, sea: int) -> Refusals:
    """The rule that keeps a side from starting a combat in a sea area."""
    mine = side == pos.phasing
    if mine and pos.action in (PASS, LAND):
        pos.cite("WIF-11.5.1-b")
        if pos.action == PASS:
            pos.cite("WIF-11.1-a")
        return "WIF-11.5.1-b"
    if sea in pos.contested:
        return "WIF-11.5.1-a" if mine else "WIF-11.6-a"
    if not enemies(pos, side, sea):
        return "WIF-11.5.1-c"
    if not mine and sea not in pos.entered:
        return "WIF-11.6-a"
    return None if spotters(pos, side, sea) else "WIF-11.5.2-a"


def spotters(pos: War, side: int, sea: int) -> list[int]:
    """Who may be turned face-down; a unit that was turned before serves again (11.4.6-e, 11.5.2-b)."""
    if has_scout(pos, side, sea):
        return [p for who, where, p in pos.scouts if who == side and where == sea and pos.sea(p) == sea]
    able = [p for p in at_sea(pos, side, sea) if not why_not_flip(pos, p, side, sea)]
    if side == pos.phasing and pos.action == AIR_ACTION:
        return [p for p in able if pos.kit.is_air[p]]
    return able


class NavalCombat(Menu[War], frozen=True):
    """A side starts combats, one sea area after the other: the active side, then the other where it may (11.6)."""

    side: Side

    def _seas(self, pos: War) -> list[int]:
        return [spaces[0] for spaces in pos.kit.seas.spaces]

    def _why(self, pos: War, space: int) -> Refusals:
        sea = pos.kit.seas.of[space]
        return why_not_initiate(pos, self.side, sea) if sea >= 0 else "WIF-11.5.1-c"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        mine = self.side == pos.phasing
        rules = ("WIF-11.5-a", "WIF-11.5.1-a") if mine else ("WIF-11.6-a", "WIF-11.6-b")
        return Ask(pos.seat(self.side), "naval-combat", orders, rules)

    @offers(INITIATE, _seas, _why, _why)
    def initiate(self, pos: War, space: int) -> None:
        sea = pos.kit.seas.of[space]
        if self.side == pos.phasing and sea not in pos.entered:
            pos.cite("WIF-11.5.2-e")
        pos.contested = sorted((*pos.contested, sea))
        pos.push(Spotting(self.side, sea))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Spotting(Answers[War], frozen=True):
    """Which unit is turned face-down to start the combat? One for all its rounds (11.5.2-f)."""

    side: Side
    sea: Number

    def advance(self, pos: War) -> Asks:
        rules = ("WIF-11.5.2-a", "WIF-11.5.2-f")
        args: dict[str, object] = {"space": pos.kit.seas.spaces[self.sea][0]}
        orders = SPOT.each(spotters(pos, self.side, self.sea))
        return Ask(pos.seat(self.side), "spotting", orders, rules, args, firm=True)

    @offers(SPOT, why=lambda self, pos, p: ("WIF-11.5.2-a", "WIF-11.5.2-b"))
    def spot(self, pos: War, p: int) -> None:
        pos.pop()
        if not pos.down[p]:
            flip(pos, p, "WIF-11.5.2-b" if pos.action == AIR_ACTION and self.side == pos.phasing else "WIF-11.5.2-a")
        else:
            pos.cite("WIF-11.6-b")
        there = pos.in_sea(self.sea)
        if pos.camps[self.side] == pos.camps[pos.phasing]:
            active, foe = self.side, opponent(pos, self.side, there, at_sea=True)
        else:
            active, foe = opponent(pos, self.side, there, at_sea=True), self.side
        pos.push(NavalBattle(active, foe=foe, sea=self.sea))


# a battle


class NavalBattle(Wallet, frozen=True):
    """All rounds of a combat in one sea area (11.5.1-d)."""

    sea: Number = 0
    moved: Pieces = ()
    """A task force that fights its way: it is always in the first round (11.4.6-o)."""
    first: Number = 0
    """The die of its interceptor, who rolls no other in the first round; 0: there was no interception."""
    hunter: Number = 1
    """Which of the two sides has intercepted: the active one, where ships of the other return to a base."""
    first_subs: Number = UNSAID
    subs: tuple[Number, ...] = (UNSAID, UNSAID)
    dice: tuple[Number, ...] = (0, 0)
    mine: Pieces = ()
    theirs: Pieces = ()
    """Who is included in this round."""
    finder: Number = NOBODY_RICH
    """The side that alone has found the other, while it chooses sections."""
    kind: Word = ""
    steps = (
        "begin",
        "dash",
        "counter_dash",
        "submarines",
        "counter_submarines",
        "search",
        "sections",
        "escorts",
        "reckon",
        "avoidance",
        "bought",
        "air_mine",
        "air_theirs",
        "subs_mine",
        "subs_theirs",
        "resolve",
        "strike",
        "abort_mine",
        "abort_theirs",
        "retire",
    )
    again = 0

    def sides(self) -> tuple[int, int]:
        return self.side, self.foe

    def of(self, side: int) -> Pieces:
        return self.mine if side == self.side else self.theirs

    def _place(self, pos: War) -> int:
        return pos.kit.seas.spaces[self.sea][0]

    def _args(self, pos: War) -> dict[str, object]:
        return {"space": self._place(pos)}

    def begin(self, pos: War) -> None:
        """A round, if there is still somebody to fight; else damaged units leave, and it is over."""
        pos.shaken = {}
        if not fleet(pos, self.side, self.sea):
            self._end(pos)
            return
        pos.cite("WIF-9.9-f", "WIF-11.5.1-d", "WIF-11.5.11-c")
        for side in self.sides():
            ours = {pos.side(p) for p in fleet(pos, side, self.sea)}
            if any(one < other and not allied(pos, one, other) for one in ours for other in ours):
                pos.cite("WIF-18.2-m")

    def _end(self, pos: War) -> None:
        pos.pop()
        pos.escorting = []
        pos.event("naval-over", "WIF-11.5.1-d", "WIF-11.4.6-l", space=self._place(pos))
        there = pos.in_sea(self.sea)
        for p in there:
            pos.role[p] = 0
        send_home(pos, [p for p in there if pos.damaged[p]])

    def dash(self, pos: War) -> None:
        self._dash(pos, self.side)

    def counter_dash(self, pos: War) -> None:
        self._dash(pos, self.foe)

    def _dash(self, pos: War, side: int) -> None:
        """Aircraft may be flown in, if there are any that can (11.5.3)."""
        for each in allies_of(pos, side, at_sea=True):
            frame = NavalDash(each, self.sea)
            if frame.able(pos):
                pos.push(frame)
            elif pos.idle >> each & 1:
                pos.cite("WIF-11.5.3-b", "WIF-11.1-a")

    # commitment and search

    def _ask_subs(self, pos: War, who: int) -> Asks:
        side = self.sides()[who]
        if self.subs[who] != UNSAID:
            return None
        given = self.first_subs if who == self.hunter and self.first else UNSAID
        has = any(pos.kit.kind[p] == SUB for p in fleet(pos, side, self.sea))
        if given != UNSAID or not has:
            self._say_subs(pos, who, max(0, given))
            return None
        return Ask(pos.seat(side), "submarines", SUBS.each((YES, NO)), ("WIF-11.5.4-a",), self._args(pos))

    def _say_subs(self, pos: War, who: int, value: int) -> None:
        said = tuple(value if n == who else old for n, old in enumerate(self.subs))
        pos.replace(replace(self, subs=said))

    def submarines(self, pos: War) -> Asks:
        return self._ask_subs(pos, 0)

    def counter_submarines(self, pos: War) -> Asks:
        return self._ask_subs(pos, 1)

    @offers(SUBS)
    def commit_subs(self, pos: War, choice: str) -> None:
        self._say_subs(pos, int(self.now == "counter_submarines"), int(choice == YES))

    def search(self, pos: War) -> None:
        """Both roll; who finds somebody includes his own units, and perhaps must choose among the enemy's."""
        found: list[list[int]] = []
        dice: list[int] = []
        for who, side in enumerate(self.sides()):
            units = committed(pos, side, self.sea, subs=self.subs[who] > 0)
            caught = who == self.hunter and self.first > 0
            die = self.first if caught else pos.roll(10)
            modifier = weather_modifier(pos, self.sea)
            if not self.first:
                modifier -= convoy_modifier(pos, side, self.sea)
            dice.append(die)
            found.append(included(pos, side, self.sea, units, die + modifier))
            pos.event("search", "WIF-11.5.5-a", side=side, space=self._place(pos), die=die, modifier=modifier)
        if self.moved:
            staying = [p for p in self.moved if pos.sea(p) == self.sea]
            found[1 - self.hunter] = sorted({*found[1 - self.hunter], *staying})
            pos.cite("WIF-11.4.6-o")
        elif any(isinstance(frame, TaskForce) and frame.halted == FOUGHT for frame in pos.stack):
            pos.cite("WIF-11.4.6-k")
        mine, theirs = found
        if not mine and not theirs:
            pos.event("nobody-found", "WIF-11.5.5-f", space=self._place(pos))
            self._end(pos)
            return
        both = bool(mine) and bool(theirs)
        finder = NOBODY_RICH if both else self.side if mine else self.foe
        pos.cite("WIF-11.5.5-g", "WIF-11.5.5-h")
        self.turn_to(
            pos, "sections", dice=tuple(dice), mine=tuple(mine), theirs=tuple(theirs), finder=finder, moved=(), first=0
        )

    def _hidden(self, pos: War) -> list[int]:
        """Sections with committed enemies that the finder has not included yet."""
        foe = facing(pos, self.finder)
        who = self.sides().index(foe)
        units = committed(pos, foe, self.sea, subs=self.subs[who] > 0)
        known = self.of(foe)
        return sorted({pos.place[p] for p in units if p not in known})

    def sections(self, pos: War) -> Asks:
        """Who alone has found the other chooses one or more sections (11.5.5-i)."""
        if self.finder == NOBODY_RICH:
            return None
        left, chosen = self._hidden(pos), self.of(facing(pos, self.finder))
        if not left and not chosen:
            pos.event("nobody-found", "WIF-11.5.5-f", space=self._place(pos))
            self._end(pos)
            return None
        if not left:
            pos.replace(replace(self, finder=NOBODY_RICH))
            return None
        orders = [*FIND.each(left), *([DONE] if chosen else [])]
        rules = ("WIF-11.5.5-i", "WIF-11.5.5-j")
        return Ask(pos.seat(self.finder), "sections", orders, rules, self._args(pos), firm=bool(chosen))

    @offers(FIND, why=lambda self, pos, space: "WIF-11.5.5-i")
    def find(self, pos: War, space: int) -> None:
        foe = facing(pos, self.finder)
        who = self.sides().index(foe)
        units = committed(pos, foe, self.sea, subs=self.subs[who] > 0)
        found = tuple(sorted({*self.of(foe), *(p for p in units if pos.place[p] == space)}))
        pos.replace(replace(self, mine=found) if foe == self.side else replace(self, theirs=found))

    @offers(DONE)
    def enough(self, pos: War) -> None:
        pos.replace(replace(self, finder=NOBODY_RICH))

    def _allied(self, pos: War) -> int:
        return self.side if pos.camps[self.side] == ALLIES else self.foe

    def escorts(self, pos: War) -> None:
        """Where Allied convoys are met the neutral USA may fight beside them, by its options (13.3.2)."""
        pos.escorting = []
        convoys = any(pos.kit.kind[p] == CONVOY for p in self.of(self._allied(pos)))
        if convoys and is_escort_power(pos, USA) and permit(pos, self.sea):
            pos.push("Escorts", self.sea)

    def reckon(self, pos: War) -> None:
        """All who fight in this round are known: surprise points are counted."""
        fuller = self
        if pos.escorting:
            mine = self._allied(pos) == self.side
            joined = tuple(sorted({*self.of(self._allied(pos)), *pos.escorting}))
            fuller = replace(self, mine=joined) if mine else replace(self, theirs=joined)
        fuller._count(pos)

    def _count(self, pos: War) -> None:
        """Surprise points: the number of the best section, and what the other has rolled (11.5.6-a)."""
        totals = []
        for who, side in enumerate(self.sides()):
            units = self.of(side)
            total = best_number(pos, side, self.sea, units) + self.dice[1 - who]
            if is_stunned(pos, side):
                pos.cite("WIF-11.5.6-b", "WIF-15.1-q", "WIF-15.1-e")
                total = 0
            totals.append(total)
        gap = totals[0] - totals[1]
        rich = self.side if gap > 0 else self.foe if gap < 0 else NOBODY_RICH
        rules = ("WIF-11.5.6-a", "WIF-11.5.6-c")
        pos.event("surprise", *rules, space=self._place(pos), attack=totals[0], defence=totals[1])
        self.turn_to(pos, "avoidance", rich=rich, points=abs(gap), column=(0, 0), dogfight=(0, 0), flak=(0, 0), kind="")

    # avoiding and choosing

    def avoidance(self, pos: War) -> Asks:
        if self.points < AVOID_PRICE:
            return None
        args = {**self._args(pos), "points": self.points}
        return Ask(pos.seat(self.rich), "avoidance", [GIVE_BATTLE, AVOID], ("WIF-11.5.6-f",), args)

    @offers(GIVE_BATTLE)
    def give_battle(self, pos: War) -> None:
        self.turn_to(pos, "bought")

    @offers(AVOID)
    def avoid(self, pos: War) -> None:
        pos.event("avoided", "WIF-11.5.6-f", side=self.rich, space=self._place(pos))
        self._end(pos)

    def bought(self, pos: War) -> Asks:
        if self.kind or self.points < KIND_PRICE:
            return None
        args = {**self._args(pos), "points": self.points}
        orders = KIND.each((*KINDS, LEAVE))
        return Ask(pos.seat(self.rich), "kind-bought", orders, ("WIF-11.5.7-b", "WIF-11.5.6-e"), args)

    def may_fly(self, pos: War, side: int) -> bool:
        """Whether a side may choose naval air combat (11.5.7-c)."""
        if is_rough(pos, self.sea):
            return False
        return any(pos.kit.is_air[p] or is_carrier(pos, p) for p in self.of(side))

    def may_dive(self, pos: War, side: int) -> bool:
        """Whether a side may choose submarine combat (11.5.7-d)."""
        convoys = any(pos.kit.kind[q] == CONVOY for q in self.of(facing(pos, side)))
        return convoys and any(pos.kit.kind[p] == SUB for p in self.of(side))

    def _ask_kind(self, pos: War, who: int, kind: str, rule: str) -> Asks:
        side = self.sides()[who]
        able = self.may_fly(pos, side) if kind == AIR else self.may_dive(pos, side)
        if self.kind or not able:
            return None
        seat, orders, rules = pos.seat(side), KIND.each((kind, LEAVE)), (rule, "WIF-11.5.7-f")
        return Ask(seat, "kind-air" if kind == AIR else "kind-submarine", orders, rules, self._args(pos))

    def air_mine(self, pos: War) -> Asks:
        return self._ask_kind(pos, 0, AIR, "WIF-11.5.7-c")

    def air_theirs(self, pos: War) -> Asks:
        return self._ask_kind(pos, 1, AIR, "WIF-11.5.7-c")

    def subs_mine(self, pos: War) -> Asks:
        return self._ask_kind(pos, 0, SUBMARINE, "WIF-11.5.7-d")

    def subs_theirs(self, pos: War) -> Asks:
        return self._ask_kind(pos, 1, SUBMARINE, "WIF-11.5.7-d")

    @offers(KIND)
    def choose(self, pos: War, kind: str) -> None:
        if kind == LEAVE:
            pos.replace(replace(self, step=self.step + 1))
            return
        left = self.points - KIND_PRICE if self.now == "bought" else self.points
        self.turn_to(pos, "resolve", kind=kind, points=left)

    # the fight

    def resolve(self, pos: War) -> None:
        kind = self.kind or SURFACE
        if not self.kind:
            pos.cite("WIF-11.5.7-e")
        pos.event("naval-kind", "WIF-11.5.7-a", "WIF-11.5.7-g", table=kind, space=self._place(pos))
        self.turn_to(pos, "strike", kind=kind)
        if kind == AIR:
            if is_rough(pos, self.sea):
                pos.cite("WIF-11.5.9-a")
            else:
                pos.push("NavalAirCombat", self.side, self.foe, self.sea, self.mine, self.theirs)
        else:
            pos.push(Shifting("column", self.side))

    def strike(self, pos: War) -> None:
        """Both sides know what they inflict before anything is applied; the active side's goes first (11.5.8-i)."""
        if self.kind == SURFACE:
            found = [self._broadside(pos, who) for who in (0, 1)]
        elif self.kind == SUBMARINE:
            found = [each for who in (0, 1) for each in self._hunt(pos, who)]
        else:
            found = []
        for damage in reversed(found):
            if damage.results:
                pos.push(damage)

    def _broadside(self, pos: War, who: int) -> NavalDamage:
        """Surface combat: the guns and torpedoes of all that is included (11.5.8-a)."""
        side, foe = self.sides()[who], self.sides()[1 - who]
        total = rounded(sum((gunnery(pos, p) for p in self.of(side) if pos.kit.is_ship[p]), Fraction(0)))
        ships = tuple(q for q in self.of(foe) if pos.kit.is_ship[q])
        return self._fire(pos, who, SURFACE, total, len(ships), ships, ships, "WIF-11.5.8-b")

    def _fire(
        self, pos: War, who: int, kind: str, total: int, count: int, targets: Pieces, wide: Pieces, rule: str
    ) -> NavalDamage:
        charts = pos.kit.naval
        column = charts.column(kind, total)
        shifted = min(column + self.column[who], charts.columns) if column else 0
        results = charts.damage(shifted, count)
        side = self.sides()[who]
        rules = [rule, "WIF-11.5.8-d", "WIF-11.5.8-i", "WIF-11.5.8-w"]
        if any(self.column):
            rules.append("WIF-11.5.8-c")
        pos.event("salvo", *rules, side=side, attack=total, n=count, result=" ".join(results) or "-", table=kind)
        return NavalDamage(side, targets, wide, results)

    def _hunt(self, pos: War, who: int) -> list[NavalDamage]:
        """A side's SUBs against the other's convoys, and the escorts' answer (11.5.10)."""
        side, foe = self.sides()[who], self.sides()[1 - who]
        subs = tuple(p for p in self.of(side) if pos.kit.kind[p] == SUB)
        prey = tuple(q for q in self.of(foe) if pos.kit.is_ship[q] and pos.kit.kind[q] != SUB)
        if not subs or not prey:
            pos.cite("WIF-11.5.10-a")
            return []
        convoys = tuple(q for q in prey if pos.kit.kind[q] == CONVOY)
        if not convoys:
            pos.cite("WIF-11.5.10-f")
        attack = rounded(sum((factor(pos, p) for p in subs), Fraction(0)))
        pos.cite("WIF-11.5.10-b", "WIF-11.5.10-c", "WIF-11.5.10-g", "WIF-11.5.10-h")
        escort = self._fire(
            pos, 1 - who, SUBMARINE, asw(pos, self.of(foe), self.sea), len(subs), subs, subs, "WIF-11.5.10-d"
        )
        torpedoes = self._fire(pos, who, SUBMARINE, attack, len(convoys), convoys, prey, "WIF-11.5.10-e")
        return [escort, torpedoes]

    # aborts

    def _ask_abort(self, pos: War, who: int) -> Asks:
        side = self.sides()[who]
        if not fleet(pos, side, self.sea):
            return None
        return Ask(pos.seat(side), "withdrawal", WITHDRAW.each((NO, YES)), ("WIF-11.5.11-a",), self._args(pos))

    def abort_mine(self, pos: War) -> Asks:
        return self._ask_abort(pos, 0)

    def abort_theirs(self, pos: War) -> Asks:
        return self._ask_abort(pos, 1)

    @offers(WITHDRAW)
    def withdraw(self, pos: War, choice: str) -> None:
        """If one unit of a side aborts, all do that were included (11.5.11-a)."""
        side = self.sides()[int(self.now == "abort_theirs")]
        if choice == YES:
            pos.event("withdraws", "WIF-11.5.11-a", side=side, space=self._place(pos))
            leaving = {p: ABORT for p in self.of(side) if pos.sea(p) == self.sea}
            leaving |= dict.fromkeys(self._left_alone(pos, side, leaving), ABORT)
            pos.shaken = {**pos.shaken, **leaving}
        pos.replace(replace(self, step=self.step + 1))
        if choice == YES and stragglers(pos, side, self.sea):
            pos.push(Stragglers(side, self.sea))

    def _left_alone(self, pos: War, side: int, leaving: Iterable[int]) -> list[int]:
        """In a storm aircraft, which are never included, abort when all others of their side do (8.2.3-d)."""
        there = [p for p in pos.in_sea(self.sea) if together(pos, side, p)]
        others = [p for p in there if not pos.kit.is_air[p]]
        wings = [p for p in there if pos.kit.is_air[p]]
        if not wings or not is_rough(pos, self.sea):
            return []
        pos.cite("WIF-8.2.3-d")
        return wings if {*others} <= {*leaving} else []

    def retire(self, pos: War) -> None:
        """Those that abort leave at the end of the round; halves of an abort are forgotten (11.5.8-o)."""
        pos.cite("WIF-11.5.8-o", "WIF-11.5.8-p")
        done = [p for p, halves in sorted(pos.shaken.items()) if halves >= ABORT and pos.sea(p) == self.sea]
        pos.shaken, pos.escorting = {}, []
        fresh = replace(
            self, step=0, subs=(UNSAID, UNSAID), mine=(), theirs=(), finder=NOBODY_RICH, rich=NOBODY_RICH, points=0
        )
        pos.replace(fresh)
        send_home(pos, done)


def stragglers(pos: War, side: int, sea: int) -> list[int]:
    """The units of a side in a sea area that have not said yet whether they abort with those that fought."""
    return [p for p in fleet(pos, side, sea) if pos.shaken.get(p, 0) < ABORT]


class Stragglers(Menu[War], frozen=True):
    """Any unit may abort after a round; those that were not included stay if they like (11.5.11-a)."""

    side: Side
    sea: Number

    def _units(self, pos: War) -> list[int]:
        return stragglers(pos, self.side, self.sea)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"space": pos.kit.seas.spaces[self.sea][0]}
        return Ask(pos.seat(self.side), "stragglers", orders, ("WIF-11.5.11-a",), args)

    @offers(RETURN, _units, why=lambda self, pos, p: "WIF-11.5.11-a")
    def leave(self, pos: War, p: int) -> None:
        pos.shaken = {**pos.shaken, p: ABORT}
        pos.event("withdraws-too", "WIF-11.5.11-a", piece=p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


# factors


def factor(pos: War, p: int) -> Fraction:
    """The attack factor of a ship; damage halves it (11.5.8-x)."""
    return Fraction(pos.kit.attack[p]) * (HALF if pos.damaged[p] else 1)


def gunnery(pos: War, p: int) -> Fraction:
    """In surface combat a SUB has one less (11.5.8-a)."""
    pos.cite("WIF-11.5.8-a")
    return max(Fraction(0), factor(pos, p) - (pos.kit.kind[p] == SUB))


def air_to_sea(pos: War, p: int, sea: int) -> Fraction:
    """What an aircraft has against ships; rain and snow halve it (8.2.3-a), storms take all."""
    if is_rough(pos, sea):
        return Fraction(0)
    own = planes(pos, p) if is_carrier(pos, p) else pos.kit.air_to_sea[p] if pos.kit.is_air[p] else 0
    return Fraction(own) * (HALF if pos.sky_at_sea(sea) in WET else 1)


def asw(pos: War, units: Pieces, sea: int) -> int:
    """What escorts, aircraft and, in later years, convoys have against SUBs (11.5.10-c, -j)."""
    total = Fraction(0)
    bonus = min(3, max(0, pos.year - FIRST_ASW_YEAR + 1))
    for p in units:
        kind = pos.kit.kind[p]
        if kind in WARSHIPS:
            total += 2 * (HALF if pos.damaged[p] else 1)
        elif kind == CARRIER:
            total += 1 * (HALF if pos.damaged[p] else 1)
        elif kind == CONVOY and pos.side(p) in (USA, COMMONWEALTH) and bonus:
            pos.cite("WIF-11.5.10-j")
            total += bonus
        total += air_to_sea(pos, p, sea)
    return rounded(total)
