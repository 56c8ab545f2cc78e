"""8.2, 8.3 The odds of a land attack: what everybody is worth, and what is added to the die, each by its rule.

Nothing here changes anything: the same functions make the preview and the combat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from grognard.titles.pearl_harbor.chapters.ch8_3_assault import AMPHIBIOUS, OVERLAND, way
from grognard.titles.pearl_harbor.chapters.ch9_land_leaders import SUPERIORITY
from grognard.titles.pearl_harbor.chapters.ch12_effects import EFFECTS, land_drm
from grognard.titles.pearl_harbor.chapters.ch13_intrinsic import guard, marines_double
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import QUARTERS, structures
from grognard.titles.pearl_harbor.chapters.ch27_in_combat import BONUS, dropped_on
from grognard.titles.pearl_harbor.kit import PearlKit, ratio_column
from grognard.titles.pearl_harbor.marks import ASSAILED, DISRUPTED
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.war import War

FRACTIONS = ("", "¼", "½", "¾")


class Share(NamedTuple):
    """What something adds to the strength of a side, in quarters, and the rules that make it so much."""

    strength4: int
    rules: tuple[str, ...]
    piece: int = NOBODY
    """The counter; none for the intrinsic force, a permanent fortress or a home base."""
    printed4: int = 0
    """What is printed on it, for exchanges that go by that; a leader has nothing to lose."""


class DieModifier(NamedTuple):
    """What is added to the die: why, how much, by which rule."""

    what: str
    value: int
    rule: str


class Odds(NamedTuple):
    """The odds of a land attack."""

    attack: tuple[Share, ...]
    defence: tuple[Share, ...]
    modifiers: tuple[DieModifier, ...]
    columns: tuple[str, ...]
    column: int
    doubled: bool

    @property
    def attack4(self) -> int:
        return sum(share.strength4 for share in self.attack)

    @property
    def defence4(self) -> int:
        return sum(share.strength4 for share in self.defence)

    @property
    def drm(self) -> int:
        """All modifiers together: they are cumulative (8.2-d)."""
        return sum(each.value for each in self.modifiers)

    @property
    def name(self) -> str:
        """The column of the table: `2:1`."""
        return self.columns[self.column]

    @property
    def ratio(self) -> str:
        """The strengths as they are: `10:4`, `12:3½`."""
        return f"{factors(self.attack4)}:{factors(self.defence4)}"

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that has a part in it, each once."""
        shares = (rule for share in (*self.attack, *self.defence) for rule in share.rules)
        return tuple(dict.fromkeys((*shares, *(each.rule for each in self.modifiers))))


def factors(strength4: int) -> str:
    """A strength in quarters as players write it."""
    whole, rest = divmod(strength4, QUARTERS)
    return f"{whole or ''}{FRACTIONS[rest]}" or "0"


# the table


class GroundTable(NamedTuple):
    """The ground table: its columns of odds, and its results by die and column (8.2-a)."""

    columns: tuple[str, ...]
    results: dict[int, tuple[str, ...]]

    def result(self, die: int, column: int) -> str:
        """The result of a die after its modifiers: beyond the table the last row holds (8.2-d)."""
        return self.results[clamped(die)][column]


def clamped(die: int) -> int:
    return max(1, min(6, die))


@cache
def ground_table(kit: PearlKit) -> GroundTable:
    rows = kit.tables["ground"]
    columns = tuple(key for key in rows[0] if ":" in key)
    return GroundTable(columns, {int(row["die"]): tuple(row[column] for column in columns) for row in rows})


@cache
def _terrain(kit: PearlKit) -> dict[str, int]:
    """What terrain adds to the die of an attack; also `river`."""
    return {row["terrain"]: _number(row["combat"]) for row in kit.tables["terrain"]}


def _number(text: str) -> int:
    return int(text) if text.lstrip("-").isdigit() else 0


# strengths


def attack_share(pos: War, p: int, *, doubled: bool = False) -> Share:
    """What a unit attacks with: bombardment halves it, Marines alone against the intrinsic force are doubled."""
    printed = pos.kit.attack[p] * QUARTERS
    strength, rules = printed, ["PH-8.3-a"]
    if pos.marks[p] & DISRUPTED:
        strength //= 2
        rules.append("PH-8.4-l")
    if doubled:
        strength *= 2
        rules.append("PH-13-g")
    return Share(strength, tuple(rules), p, printed)


def defence_share(pos: War, p: int) -> Share:
    """What a unit defends with: half without supply, half after bombardment, fractions kept (11.5-b, 8.4-l)."""
    printed = pos.kit.defence[p] * QUARTERS
    strength, rules = printed, ["PH-8.3-d"]
    if not pos.supplied[p]:
        strength //= 2
        rules.append("PH-11.5-b")
    if pos.marks[p] & DISRUPTED:
        strength //= 2
        rules.append("PH-8.4-l")
    return Share(strength, tuple(rules), p, printed)


def defenders_at(pos: War, target: int, side: int) -> list[int]:
    """The land units that defend a hex: those that were attacked already in this segment do not count (8.3-e)."""
    marks = pos.marks
    return [p for p in pos.land_at(target, side) if not marks[p] & ASSAILED]


def odds(pos: War, target: int, units: Sequence[int], leader: int = NOBODY, foe_leader: int = NOBODY) -> Odds:
    """The odds of an attack on a hex by these units, with a leader on either side (8.3-f)."""
    kit = pos.kit
    foe = enemy(kit.side[units[0]])
    ways = [way(pos, p, target) for p in units]
    defenders = defenders_at(pos, target, foe)
    walls = structures(pos, target, foe)
    amphibious = [how in AMPHIBIOUS for how in ways]
    intrinsic = guard(pos, target, foe) if any(amphibious) else 0
    alone = bool(intrinsic) and not defenders and not walls
    if alone and kit.is_rough[target]:
        pos.cite("PH-13-j", "PH-V-j")
    doubled = marines_double(pos, units, purely_amphibious=all(amphibious), guard_alone=alone)
    attack = [attack_share(pos, p, doubled=doubled) for p in units]
    if leader >= 0:
        attack.append(_leader_share(pos, leader))
    defence = [defence_share(pos, p) for p in defenders]
    defence += [Share(each.strength4, (each.rule, "PH-8.3-d"), each.piece, each.printed4) for each in walls]
    if intrinsic:
        rules = ("PH-13-a", "PH-13-b", "PH-13-c", "PH-13-d", "PH-13-f")
        defence.append(Share(intrinsic * QUARTERS, rules, NOBODY, intrinsic * QUARTERS))
    elif kit.is_shore[target]:
        pos.cite("PH-13-e")
    if foe_leader >= 0:
        defence.append(_leader_share(pos, foe_leader))
    crossed = all(how == OVERLAND and (pos.place[p], target) in kit.rivers for how, p in zip(ways, units, strict=True))
    led = leader >= 0 and foe_leader < 0
    modifiers = _modifiers(pos, target, kit.side[units[0]], crossed=crossed, led=led)
    columns = ground_table(kit).columns
    strength = sum(share.strength4 for share in attack)
    column = ratio_column(columns, strength, sum(share.strength4 for share in defence))
    return Odds(tuple(attack), tuple(defence), tuple(modifiers), columns, column, doubled)


def _leader_share(pos: War, leader: int) -> Share:
    """A leader's factor; in an exchange it counts for nothing (9.2-a, 9.2-d)."""
    return Share(pos.kit.attack[leader] * QUARTERS, ("PH-9.2-a", "PH-9.2-d"), leader)


def _modifiers(pos: War, target: int, side: int, *, crossed: bool, led: bool) -> list[DieModifier]:
    """Terrain, river, weather, the better leader, paratroops (8.3-f)."""
    kit = pos.kit
    table = _terrain(kit)
    rough = table[kit.terrain[target]]
    found = [DieModifier("rough", rough, "PH-8.3-g")] if rough else []
    if crossed and table["river"]:
        found.append(DieModifier("river", table["river"], "PH-8.3-h"))
    weather = land_drm(pos, target)
    if weather:
        found.append(DieModifier("weather", weather, EFFECTS[pos.weather[kit.zone[target]]]))
    if led:
        found.append(DieModifier("leader", SUPERIORITY, "PH-9.2-h"))
    paratroops = len(dropped_on(pos, target, side))
    if paratroops:
        found.append(DieModifier("paratroops", paratroops * BONUS, "PH-27-c"))
    return found


# exchanges


def exchange_value(pos: War, share: Share) -> int:
    """What something is worth in an exchange, in quarters: as it fought, or as it is printed (an option, 8.3-j)."""
    if share.piece >= 0 and not share.printed4:
        return 0  # leaders
    return share.printed4 if pos.options.plays("exchange-value", "printed") else share.strength4


def exchange_toll(pos: War, found: Odds) -> int:
    """The strength that an exchange costs the attacker at least: that of the defence, without its leader (8.3-j)."""
    return sum(exchange_value(pos, share) for share in found.defence)
