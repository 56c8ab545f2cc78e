"""6.1-E to 6.1-H: ratio, front-line units, shifts, Grand Battle, Banzai, the die and the losses."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece, Pieces, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Losses, Menu, Steps, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import (
    Cause,
    able_to_detach,
    detach,
    lose_step,
    not_now,
    why_not_detach,
)
from grognard.titles.nemesis.chapters.ch2_3_satisfaction import lament, satisfy
from grognard.titles.nemesis.chapters.ch2_7_monsoon import air_value
from grognard.titles.nemesis.chapters.ch5_1_fortification import remove_idle_forts
from grognard.titles.nemesis.chapters.ch6_1_attack import attack_strength, defence_strength, defenders
from grognard.titles.nemesis.chapters.ch6_1_battle import NOBODY, Battle
from grognard.titles.nemesis.kit import JAPAN, MINOR
from grognard.titles.nemesis.verbs import BANZAI, DETACH, FRONT, GRAND, LEAD, LOSE, PASS
from grognard.titles.nemesis.war import FULL, OOS, RETREATED, War

MOST_SHIFTS = 4
GRAND_BATTLE_STEPS = 8
GRAND_BATTLE_RATIO = 3


def fighters(pos: War, battle: Battle) -> list[int]:
    """Attackers that can lead, take losses and advance: not the Artillery."""
    return [p for p in battle.attackers if not pos.kit.artillery[p]]


# 6.1-F: front-line units


class Lead(Menu[War], frozen=True):
    """The attacker names the unit that leads the attack; a Regiment may first detach a Battalion (1.2-D).

    A unit that can only lead itself is not asked: its Battalion is detached before the attack (ruling B18).
    """

    battle: Battle

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.battle.side), "lead", orders, ("NEM-6.1F-a",), {"space": self.battle.target})

    def _regiments(self, pos: War) -> list[int]:
        units = fighters(pos, self.battle)
        return able_to_detach(pos, units) if len(units) > 1 else []

    @offers(LEAD, lambda self, pos: fighters(pos, self.battle), why=lambda *_: "NEM-6.1F-a")
    def lead(self, pos: War, p: int) -> None:
        pos.replace(FrontLine(replace(self.battle, lead=p)))

    @offers(DETACH, _regiments, why=lambda _, pos, p: why_not_detach(pos, p) or "NEM-6.1F-a")
    def detach(self, pos: War, p: int) -> None:
        battle, heir = self.battle, detach(pos, p)
        pos.replace(Lead(replace(battle, attackers=(*battle.attackers, heir), took_part=(*battle.took_part, heir))))


class FrontLine(Menu[War], frozen=True):
    """The defender names the unit that opposes it; Artillery only if there is nothing else."""

    battle: Battle
    elsewhere = {"air": "NEM-1.2B-l"}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"space": self.battle.target, "piece": self.battle.lead}
        return Ask(pos.seat(self.battle.foe), "front", orders, ("NEM-6.1F-b",), args)

    @offers(
        FRONT,
        lambda self, pos: front_candidates(pos, self.battle),
        why=lambda self, pos, p: "NEM-6.2D-g" if pos.marks[p] & RETREATED else "NEM-6.1F-b",
    )
    def front(self, pos: War, p: int) -> None:
        pos.replace(GrandBattle(odds(pos, replace(self.battle, front=p))))

    @offers(DETACH, lambda self, pos: able_to_detach(pos, front_candidates(pos, self.battle)), why=not_now)
    def detach(self, pos: War, p: int) -> None:
        detach(pos, p)


def front_candidates(pos: War, battle: Battle) -> list[int]:
    units = defenders(pos, battle.target, battle.foe)
    return [p for p in units if not pos.kit.artillery[p]] or units


def lead_quality(pos: War, battle: Battle, p: int) -> int:
    """Quality of a unit that leads an attack or an advance: one less across a Major River."""
    quality = pos.quality(p)
    link = pos.kit.board.link(pos.place[p], battle.target)
    if pos.kit.is_major(link, pos.weather):
        pos.cite("NEM-6.1F-c", *(("NEM-2.7-c",) if pos.kit.river[link] == MINOR else ()))
        return quality - 1
    return quality


def defence_quality(pos: War, space: int, p: int) -> int:
    """Quality of a defender: one more in a Fortification, except for Cavalry and Motorised units."""
    quality = pos.quality(p)
    if space in pos.forts:
        pos.cite("NEM-6.1F-d", "NEM-5.1E-d")
        if pos.kit.can_fortify[p]:
            return quality + 1
    return quality


# 6.1-E, 6.1-G: the column


def odds(pos: War, battle: Battle) -> Battle:
    """Ratio, Support Advantage, shifts: the column, and whether the attack fell below 1:2."""
    attack, defence = strengths(pos, battle)
    column = column_of(pos, attack, defence)
    advantage, contested = support_advantage(pos, battle)
    shift = net_shift(pos, battle, advantage)
    final, drm = shifted(pos, column, shift)
    pos.event(
        "odds",
        *("NEM-6.1E-a", "NEM-6.1E-b", "NEM-6.1E-e", "NEM-6.1G-a", "NEM-6.1G-d", "NEM-1.2B-c"),
        attack=Fraction(attack, 2).__str__(),
        defence=Fraction(defence, 2).__str__(),
        ratio=pos.kit.columns[column],
        shift=shift,
        column=pos.kit.columns[final],
        piece=battle.lead,
        by=battle.front,
    )
    if contested:
        pos.cite("NEM-1.2B-f")
        lament(pos, advantage, 1, "NEM-2.4-f")
    return replace(battle, column=final, drm=drm, advantage=advantage)


def strengths(pos: War, battle: Battle) -> tuple[int, int]:
    """Firepower of both sides, in half points."""
    attack = sum(attack_strength(pos, p) for p in battle.attackers)
    if battle.air >= 0:
        attack += air_value(pos, battle.air)
        pos.cite("NEM-7.1B-c", "NEM-1.2B-h")
    defence = sum(defence_strength(pos, p) for p in defenders(pos, battle.target, battle.foe))
    if pos.table.cited is not None:
        _cite_strengths(pos, battle)
    return attack, defence


def _cite_strengths(pos: War, battle: Battle) -> None:
    rules = {FULL: "NEM-7.1B-b", OOS: "NEM-7.1B-h"}
    opposing = defenders(pos, battle.target, battle.foe)
    halves = [attack_strength(pos, p) for p in battle.attackers]
    halves += [defence_strength(pos, p) for p in opposing]
    if any(half % 2 for half in halves):
        pos.cite("NEM-7.1B-j")
    for p in (*battle.attackers, *opposing):
        pos.cite(rules.get(pos.supply[p], "NEM-7.1B-e"))
        if pos.kit.support[p]:
            pos.cite("NEM-1.2B-a", "NEM-1.2B-b")
    if len(opposing) < len(pos.units_at(battle.target, battle.foe)):
        pos.cite("NEM-6.2D-g")


def column_of(pos: War, attack: int, defence: int) -> int:
    """The column of a ratio, rounded in favour of the defender (6.1-E)."""
    odds = pos.kit.column_odds
    found = 0
    for column, (most, least) in enumerate(odds):
        if attack * least >= defence * most:
            found = column
    if found == len(odds) - 1:
        pos.cite("NEM-6.1E-c")
    return found


def shifted(pos: War, column: int, shift: int) -> tuple[int, int]:
    """The column after the shifts, and the modifier of the die if they lead below the table (6.1-G)."""
    final = column + shift
    if final < 0:
        pos.cite("NEM-6.1G-c")
        return 0, -1
    if final >= len(pos.kit.columns):
        pos.cite("NEM-6.1G-b")
        return len(pos.kit.columns) - 1, 0
    return final, 0


def support_points(pos: War, battle: Battle) -> tuple[int, int]:
    """Support points of attacker and defender, in half points (1.2-B)."""
    kit = pos.kit
    attack = sum(attack_strength(pos, p) for p in battle.attackers if kit.support[p])
    if battle.air >= 0:
        attack += air_value(pos, battle.air)
    opposing = defenders(pos, battle.target, battle.foe)
    return attack, sum(defence_strength(pos, p) for p in opposing if kit.support[p])


def support_advantage(pos: War, battle: Battle) -> tuple[int, bool]:
    """Who has the Support Advantage (NOBODY if none), and whether it is contested and so costs Lamentation."""
    ours, theirs = support_points(pos, battle)
    pos.cite("NEM-1.2B-d")
    margin = 2 * 3
    if ours - theirs >= margin:
        holder, other = battle.side, theirs
    elif theirs - ours >= margin:
        holder, other = battle.foe, ours
    else:
        return NOBODY, False
    pos.event("support-advantage", "NEM-1.2B-g", "NEM-1.2B-e" if other == 0 else "NEM-1.2B-f", side=holder)
    return holder, other > 0


def net_shift(pos: War, battle: Battle, advantage: int) -> int:
    """All column shifts together, at most four either way; to the right is good for the attacker."""
    shift = lead_quality(pos, battle, battle.lead) - defence_quality(pos, battle.target, battle.front)
    shift -= terrain_shift(pos, battle)
    if advantage != NOBODY:
        shift += 1 if advantage == battle.side else -1
        pos.cite("NEM-6.1G-g")
    return max(-MOST_SHIFTS, min(MOST_SHIFTS, shift))


def terrain_shift(pos: War, battle: Battle) -> int:
    """Mountain and Escarpment help the defender, unless Artillery or Tanks stand in the front line."""
    shift = pos.kit.defence_shift[pos.kit.terrain[battle.target]]
    if shift and pos.kit.kind[battle.front] in ("artillery", "tank"):
        pos.cite("NEM-6.1G-f")
        return 0
    if shift:
        pos.cite("NEM-6.1G-e")
    return shift


class GrandBattle(Menu[War], frozen=True):
    """With eight steps and at most 3:1, the attacker may declare a Grand Battle."""

    battle: Battle
    elsewhere = {"banzai": ("NEM-6.1G-i", "NEM-6.1G-n")}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not may_declare_grand_battle(pos, self.battle):
            pos.replace(Banzai(self.battle))
            return None
        return Ask(pos.seat(self.battle.side), "grand-battle", orders, ("NEM-6.1G-h", "NEM-6.1G-i"))

    @offers(GRAND)
    def declare(self, pos: War) -> None:
        battle = replace(self.battle, grand=True)
        pos.event("grand-battle", "NEM-6.1G-j", side=battle.side, space=battle.target)
        lament(pos, battle.side, 2, "NEM-2.4-g")
        pos.replace(Banzai(battle))

    @offers(PASS)
    def refrain(self, pos: War) -> None:
        pos.replace(Banzai(self.battle))


def may_declare_grand_battle(pos: War, battle: Battle) -> bool:
    steps = sum(pos.steps[p] for p in battle.attackers)
    return steps >= GRAND_BATTLE_STEPS and pos.kit.column_ratio[battle.column] <= GRAND_BATTLE_RATIO


class Banzai(Menu[War], frozen=True):
    """A Japanese Light unit (not the INA) in the front line, attacking or defending, may charge."""

    battle: Battle
    elsewhere = {
        "grand-battle": lambda self, pos, _: (
            "NEM-6.1G-i" if may_declare_grand_battle(pos, self.battle) else "NEM-6.1G-h"
        )
    }

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        battle = self.battle
        champion = battle.lead if battle.side == JAPAN else battle.front
        if not pos.kit.can_ambush[champion]:
            pos.replace(Roll(battle))
            return None
        args: dict[str, object] = {"piece": champion, "space": battle.target}
        return Ask("japan", "banzai", orders, ("NEM-6.1G-m", "NEM-6.1G-n"), args)

    @offers(BANZAI)
    def charge(self, pos: War) -> None:
        battle = self.battle
        attacking = battle.side == JAPAN
        pos.event("banzai", "NEM-6.1G-o" if attacking else "NEM-6.1G-p", space=battle.target)
        if battle.drm:
            pos.cite("NEM-6.1G-s")
        pos.replace(Roll(replace(battle, banzai=True, drm=battle.drm + (1 if attacking else -1))))

    @offers(PASS)
    def refrain(self, pos: War) -> None:
        pos.replace(Roll(self.battle))


def result_of(pos: War, battle: Battle, die: int) -> tuple[int, int, bool]:
    """What the table says to a die: attacker's steps, defender's steps, whether a retreat may be forced (6.1-H)."""
    rows = pos.kit.combat
    return rows[max(min(rows), min(max(rows), die + battle.drm))][battle.column]


def pleased_by(battle: Battle, die: int) -> int:
    """Whose General is pleased with a die, NOBODY's if it is neither good nor bad (2.3)."""
    modified = die + battle.drm
    if modified >= 5:
        return battle.side
    return battle.foe if modified <= 2 else NOBODY


class Roll(Frame[War], frozen=True):
    """The die; good and bad rolls please a Superior (2.3)."""

    battle: Battle

    def advance(self, pos: War) -> Asks:
        battle = self.battle
        die = pos.roll()
        attacker, defender, retreat = result_of(pos, battle, die)
        pos.event(
            "combat-result",
            *("NEM-6.1H-a", "NEM-6.1H-b"),
            die=die,
            drm=battle.drm,
            column=pos.kit.columns[battle.column],
            attacker=attacker,
            defender=defender,
            retreat=int(retreat),
            space=battle.target,
        )
        pleased = pleased_by(battle, die)
        if pleased != NOBODY:
            satisfy(pos, pleased, 1, "NEM-2.3-a" if pleased == battle.side else "NEM-2.3-b")
        pos.replace(Resolution(replace(battle, retreat=retreat), attacker, defender))
        return None


# 6.1-H: losses


class Resolution(Steps[War], frozen=True):
    """Losses of both sides, the extra steps of a Grand Battle, then the retreat (6.2)."""

    battle: Battle
    attacker: Number
    defender: Number

    steps = ("attackers", "defenders", "grand_battle", "finish")

    def attackers(self, pos: War) -> None:
        battle = self.battle
        pos.push(TakeLosses(self.attacker, battle, True, battle.lead, "NEM-6.1H-c", battle.banzai))

    def defenders(self, pos: War) -> None:
        battle = self.battle
        pos.push(TakeLosses(self.defender, battle, False, battle.front, "NEM-6.1H-d", battle.banzai))

    def grand_battle(self, pos: War) -> None:
        """One more step each, unless one side is already gone (6.1-G)."""
        battle = self.battle
        if not battle.grand:
            return
        if not battle.attackers or not pos.units_at(battle.target, battle.foe):
            pos.event("grand-battle-waived", "NEM-6.1G-l", space=battle.target)
            return
        pos.push(TakeLosses(1, battle, False, NOBODY, "NEM-6.1G-k", False))
        pos.push(TakeLosses(1, battle, True, NOBODY, "NEM-6.1G-k", False))

    def finish(self, pos: War) -> None:
        _destroy_fort(pos, self.battle)
        pos.replace("AfterCombat", self.battle)


def _destroy_fort(pos: War, battle: Battle) -> None:
    """An `r`, the Support Advantage and Engineers or Tanks destroy a Fortification."""
    remove_idle_forts(pos)
    if (
        battle.target in pos.forts
        and battle.retreat
        and battle.advantage == battle.side
        and any(pos.kit.kind[p] in ("engineer", "tank") for p in battle.took_part)
    ):
        del pos.forts[battle.target]
        pos.event("fort-destroyed", "NEM-6.1H-k", space=battle.target)


class TakeLosses(Losses[War], frozen=True):
    """One side loses steps: the first from the unit in front, the others as its owner likes."""

    battle: Battle
    attacking: bool
    first: Piece
    rule: Word
    banzai: bool
    paid: Pieces = ()
    """Counters that have lost a step here (or stand for one that has)."""

    @property
    def side(self) -> int:
        return self.battle.side if self.attacking else self.battle.foe

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        rule = self.rule if self.first != NOBODY else "NEM-6.1H-e"
        args: dict[str, object] = {"n": self.left, "space": self.battle.target}
        return Ask(pos.seat(self.side), "lose-step", LOSE.each(bearers), (rule, self.rule), args)

    def bearers(self, pos: War) -> list[int]:
        if self.first != NOBODY:
            return [self.first]
        if self.attacking:
            units = fighters(pos, self.battle)
            if len(units) < len(self.battle.attackers):
                pos.cite("NEM-6.1H-f")
            return units
        units = pos.units_at(self.battle.target, self.battle.foe)
        if any(pos.marks[p] & RETREATED for p in units):
            pos.cite("NEM-6.2D-h")
        return units

    def lose(self, pos: War, piece: int) -> None:
        banzai = self.banzai and self.side == JAPAN
        if banzai:
            pos.cite("NEM-6.1G-q")
        elif self.battle.banzai and self.side == JAPAN:
            pos.cite("NEM-6.2B-g" if self.rule.startswith("NEM-6.2B") else "NEM-6.1G-r")
        heir = lose_step(pos, piece, Cause(self.rule, banzai=banzai))
        battle = self.battle
        if self.attacking:
            battle = replace(battle, attackers=_succeed(battle.attackers, piece, heir))
        paid = _succeed(self.paid if piece in self.paid else (*self.paid, piece), piece, heir)
        pos.replace(replace(self, left=self.left - 1, battle=battle, first=NOBODY, paid=paid))
        remove_idle_forts(pos)

    def closed(self, pos: War) -> None:
        """Hand the battle back to the step that asked for losses."""
        battle = self.battle
        if self.left and self.attacking:
            battle = replace(battle, honoured=False)
            pos.cite("NEM-6.1H-f")
        for depth in range(len(pos.stack) - 1, -1, -1):
            below = pos.stack[depth]
            fields = below.__struct_fields__
            if "battle" not in fields:
                break
            changes: dict[str, object] = {"battle": battle}
            if "paid" in fields and not isinstance(below, TakeLosses):
                changes["paid"] = self.paid
            pos.stack[depth] = replace(below, **changes)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        p = order.target
        if order.verb != "lose" or not isinstance(p, int):
            return []
        if not pos.kit.is_unit[p]:
            return [Reason("NEM-6.1C-l")]
        if self.first != NOBODY:
            return [Reason(self.rule)]
        return [Reason("NEM-6.1H-f" if self.attacking and pos.kit.artillery[p] else "NEM-6.1H-e")]


def _succeed(units: tuple[int, ...], p: int, heir: int | None) -> tuple[int, ...]:
    """The units after one of them was replaced by another counter, or is gone."""
    if heir == p:
        return units
    kept = tuple(heir if q == p else q for q in units)
    return tuple(q for q in kept if q is not None)
