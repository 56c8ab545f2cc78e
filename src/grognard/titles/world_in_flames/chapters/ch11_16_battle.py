"""11.16.5 One land combat: table, odds, die, losses, retreat, advance, and who lies face-down afterwards."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Pieces, Side, Space, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import opponent, powers
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import fights, is_at_home, is_foe
from grognard.titles.world_in_flames.chapters.ch11_14_landing import settle, tire
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_retreat import may_retreat
from grognard.titles.world_in_flames.chapters.ch11_16_staffs import rest_staffs
from grognard.titles.world_in_flames.chapters.ch11_16_strength import (
    attacker_chooses,
    die_modifier,
    is_hard,
    is_winterised,
    may_have_relief,
    odds_of,
)
from grognard.titles.world_in_flames.chapters.ch17_5_loyalty import intrinsic_flees, test_loyalty
from grognard.titles.world_in_flames.charts import COMBATS, Result, level_of, odds_name, result_of
from grognard.titles.world_in_flames.kit import NOBODY, VICHY
from grognard.titles.world_in_flames.verbs import KEEP, LOSE, RELIEF, TABLE
from grognard.titles.world_in_flames.war import War

YES, NO = "yes", "no"
FLED = "*/-B"
"""What becomes of a combat in which all the defenders flee (17.5)."""
NO_DEFENCE = {"assault": "*/2S", "blitzkrieg": "*/2B"}
"""What becomes of units whose defence is nothing (11.16.5-x)."""


class Battle(Steps[War], frozen=True):
    """A combat. What is found out on the way stands in its fields."""

    side: Side
    space: Space
    attackers: Pieces
    defenders: Pieces = ()
    relief: Number = -1
    """1 if winter troops help the attacker, and bear the first loss; -1: not said yet."""
    result: Word = ""
    lost: Number = 0
    steps = ("muster", "winter", "table", "losses", "aftermath", "landed", "follow", "lie_down")

    def muster(self, pos: War) -> None:
        """Who has lost supply since the declaration drops out (11.16.1-f)."""
        defenders = tuple(defenders_of(pos, self.side, self.space))
        attackers = tuple(p for p in self.attackers if pos.on_map(p) and in_supply(pos, p))
        pos.cite("WIF-2.4.1-b")
        if pos.installer != NOBODY:
            if self._defect(pos, attackers, defenders):
                return
            attackers, defenders = (tuple(p for p in units if pos.on_map(p)) for units in (attackers, defenders))
        if len(attackers) < len(self.attackers):
            pos.cite("WIF-11.16.1-f")
        if not attackers or not (defenders or self.space in pos.notional):
            pos.event("no-battle", "WIF-11.16.1-f", space=self.space)
            pos.pop()
            return
        self._beset(pos, attackers, defenders)
        self.turn_to(pos, "winter", attackers=attackers, defenders=defenders)

    def _beset(self, pos: War, attackers: Pieces, defenders: Pieces) -> None:
        """A power is attacked at home if an enemy's attack meets its units there, or those of a friend (13.6.3-c)."""
        sides = {pos.side(q) for q in defenders} or {pos.holder[self.space]}
        camps = {pos.camps[side] for side in sides if side != NOBODY}
        for side in powers(pos):
            fought = any(fights(pos, pos.nation[p], side) for p in attackers)
            if fought and pos.camps[side] in camps and is_at_home(pos, side, self.space):
                pos.beset |= 1 << side
                pos.cite("WIF-13.6.3-c")

    def _defect(self, pos: War, attackers: Pieces, defenders: Pieces) -> bool:
        """Troops of Vichy may flee; says whether that has decided the combat (17.5)."""
        notional = self.space in pos.notional and pos.holder[self.space] == VICHY
        gone = notional and intrinsic_flees(pos, attackers)
        if gone:
            pos.notional = {space: factor for space, factor in pos.notional.items() if space != self.space}
        asked = test_loyalty(pos, defenders, attackers) or gone
        test_loyalty(pos, attackers, defenders)
        left = tuple(p for p in defenders if pos.on_map(p))
        alive = tuple(p for p in attackers if pos.on_map(p))
        if not asked:
            return False
        if left or self.space in pos.notional:
            pos.cite("WIF-17.5-f")
            return False
        pos.event("unopposed", "WIF-17.5-d", side=self.side, space=self.space)
        self.turn_to(pos, "landed", attackers=alive, result=FLED)
        return True

    def winter(self, pos: War) -> Asks:
        if self.relief < 0 and may_have_relief(pos, self.attackers, self.space):
            orders = RELIEF.each((YES, NO))
            return Ask(pos.seat(self.side), "relief", orders, ("WIF-8.2.7-b", "WIF-8.2.7-e"), {"space": self.space})
        return None

    @offers(RELIEF)
    def choose_relief(self, pos: War, choice: str) -> None:
        self.turn_to(pos, "table", relief=int(choice == YES))

    def table(self, pos: War) -> Asks:
        mine = attacker_chooses(pos, self.attackers, self.defenders, self.space)
        chooser = self.side if mine else opponent(pos, self.side, self.defenders)
        odds = odds_of(pos, self.attackers, self.defenders, self.space, relief=self.relief > 0)
        args: dict[str, object] = {"space": self.space, "odds": odds_name(odds.level)}
        rule = "WIF-11.16.5-d" if mine else "WIF-11.16.5-e"
        return Ask(pos.seat(chooser), "table", TABLE.each(COMBATS), ("WIF-11.16.5-c", rule), args)

    @offers(TABLE)
    def fight(self, pos: War, table: str) -> None:
        """The die is rolled."""
        mine = attacker_chooses(pos, self.attackers, self.defenders, self.space)
        pos.cite("WIF-11.16.5-c", "WIF-11.16.5-d" if mine else "WIF-11.16.5-e")
        odds = odds_of(pos, self.attackers, self.defenders, self.space, relief=self.relief > 0)
        if not odds.defence:
            text = NO_DEFENCE[table]
            pos.event("no-defence", "WIF-11.16.5-x", space=self.space, table=table, result=text)
            self.turn_to(pos, "losses", result=text)
            return
        level = odds.level
        two = pos.plays("two-dice")
        if pos.plays("fractional-odds"):
            level += fraction_bonus(pos, odds.attack, odds.defence)
        modifier = die_modifier(pos, self.defenders, self.space)
        die = pos.roll(10) + (pos.roll(10) if two else 0)
        result = pos.kit.charts.result(table, level, die + modifier, two_dice=two)
        rules = ("WIF-11.16.5-b", "WIF-11.16.5-h", "WIF-11.16.5-i", "WIF-11.16.5-y", "WIF-11.16.5-ae")
        pos.event(
            "fought",
            *(("WIF-11.16.6-a", "WIF-11.16.6-f") if two else ("WIF-11.16.5-ac", "WIF-11.15-o")),
            *rules,
            *(("WIF-8.2.7-a",) if odds.shift else ()),
            *(("WIF-11.16.5-j",) if modifier > 0 else ()),
            side=self.side,
            space=self.space,
            table=table,
            attack=odds.attack,
            defence=odds.defence,
            odds=odds_name(level),
            die=die,
            modifier=modifier,
            result=result.text,
        )
        self.turn_to(pos, "losses", result=result.text)

    @property
    def _outcome(self) -> Result:
        return result_of(self.result)

    def losses(self, pos: War) -> None:
        found = self._outcome
        mine = found.attacker
        if found.more and is_hard(pos, self.space):
            pos.cite("WIF-11.16.6-c")
            mine += 1
        first = tuple(p for p in self.attackers if is_winterised(pos, p)) if self.relief > 0 else ()
        pos.cite("WIF-11.16.5-m", "WIF-11.16.5-n")
        self.turn_to(pos, "aftermath", lost=min(mine, len(self.attackers)))
        if found.defender and self.defenders:
            pos.push(Casualties(pos.side(self.defenders[0]), found.defender, self.defenders))
        if mine:
            pos.push(Casualties(self.side, mine, self.attackers, first))

    def aftermath(self, pos: War) -> None:
        """Survivors retreat, or go to the production circle."""
        code = self._outcome.code
        left = tuple(p for p in self.defenders if pos.place[p] == self.space)
        if not left or not code:
            return
        if code == "R":
            pos.push("Retreats", self.side, self.space, left)
            return
        for p in left:
            shatter(pos, p)

    def landed(self, pos: War) -> None:
        """Who came from the sky or the sea has won the hex, or is lost (11.14, 11.15)."""
        if self.space in pos.drops or self.space in pos.notional:
            settle(pos, self.side, self.space, harmed=self._outcome.harms)

    def follow(self, pos: War) -> None:
        """Who has won may advance."""
        survivors = tuple(p for p in self.attackers if pos.on_map(p))
        if survivors and not defenders_of(pos, self.side, self.space):
            won = int(is_foe(pos, pos.nation[survivors[0]], self.space))
            pos.push("Advance", self.side, self.space, survivors, int(self._outcome.code == "B"), won=won)

    def lie_down(self, pos: War) -> None:
        found = self._outcome
        survivors = tuple(p for p in self.attackers if pos.on_map(p) and not pos.down[p])
        if not found.stays_up:
            if found.half and survivors:
                pos.push(KeepUp(self.side, (len(survivors) + 1) // 2, survivors))
            else:
                for p in survivors:
                    pos.turn_down(p)
                pos.cite("WIF-11.16.5-t")
        dead = sum(not pos.on_map(p) for p in self.defenders)
        for p in self.defenders:
            if pos.on_map(p) and (pos.place[p] != self.space or dead > self.lost):
                pos.turn_down(p)
                pos.cite("WIF-11.16.5-u")
        if self.space in pos.drops:
            tire(pos, self.space)
        if pos.backed:
            rest_staffs(pos, self.space)


def fraction_tenths(attack: int, defence: int) -> int:
    """How many tenths of the way to the next level the odds have gone."""
    level = level_of(attack, defence)
    low, high = (_ratio(each) for each in (level, level + 1))
    return max(0, int(10 * (attack / defence - low) / (high - low) + 0.5))


def fraction_bonus(pos: War, attack: int, defence: int) -> int:
    """Option 41: a die decides whether odds between two levels count as the higher one (11.16.5-aa)."""
    tenths = fraction_tenths(attack, defence)
    if not tenths:
        return 0
    die = pos.roll(10)
    pos.event("fraction", "WIF-11.16.5-aa", die=die, need=tenths)
    return int(die <= tenths)


def _ratio(level: int) -> float:
    one, _, other = odds_name(level).partition(":")
    return int(one) / int(other)


def shatter(pos: War, p: int) -> None:
    """A unit that could have retreated comes back next turn, another is lost (11.16.5-o)."""
    if may_retreat(pos, p):
        pos.put(p, pos.kit.circle)
        pos.due[p] = pos.turn + 1
        pos.event("shattered", "WIF-11.16.5-o", piece=p)
    else:
        destroy(pos, p, "WIF-11.16.5-o")
    pos.down[p] = 0


def destroy(pos: War, p: int, rule: str) -> None:
    pos.put(p, pos.kit.lost)
    pos.down[p] = 0
    pos.event("destroyed", rule, piece=p)


class Casualties(Frame[War], frozen=True):
    """A side loses units of its choice; `first` are those of whom one must be the first."""

    side: Side
    left: Number
    units: Pieces
    first: Pieces = ()

    def advance(self, pos: War) -> Asks:
        alive = [p for p in self.units if pos.on_map(p)]
        if not self.left or not alive:
            pos.pop()
            return None
        if len(alive) <= self.left:
            pos.pop()
            for p in alive:
                destroy(pos, p, "WIF-11.16.5-n")
            return None
        bearers = [p for p in alive if p in self.first] or alive
        rules = ("WIF-11.16.5-n", "WIF-8.2.7-e") if self.first else ("WIF-11.16.5-n",)
        return Ask(pos.seat(self.side), "losses", LOSE.each(bearers), rules, {"n": self.left})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.replace(Casualties(self.side, self.left - 1, self.units))
        destroy(pos, order.target, "WIF-11.16.5-n")


class KeepUp(Answers[War], frozen=True):
    """Option 43: half of the surviving attackers stay face-up, as their owner chooses (11.16.6-b)."""

    side: Side
    left: Number
    units: Pieces

    def advance(self, pos: War) -> Asks:
        if not self.left or len(self.units) <= self.left:
            pos.pop()
            for p in self.units if not self.left else ():
                pos.turn_down(p)
            return None
        return Ask(pos.seat(self.side), "keep", KEEP.each(self.units), ("WIF-11.16.6-b",), {"n": self.left})

    @offers(KEEP)
    def keep(self, pos: War, p: int) -> None:
        pos.replace(KeepUp(self.side, self.left - 1, tuple(q for q in self.units if q != p)))
