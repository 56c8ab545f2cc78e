"""7.0 The Supply Check Phase: Imphal and parachute drops (7.1-C), levels (7.1-B), then Attrition (7.1-D)."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Side, Spaces
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Losses, Menu, Steps, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import Cause, lose_step
from grognard.titles.nemesis.chapters.ch2_3_satisfaction import lament
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted
from grognard.titles.nemesis.chapters.ch7_attrition import feed, in_supply_check, strike
from grognard.titles.nemesis.chapters.ch7_supply import can_trace, level_of, trace
from grognard.titles.nemesis.kit import ALLIES, YUNNAN
from grognard.titles.nemesis.verbs import DIVERT, DONE, DROP, STARVE
from grognard.titles.nemesis.war import AVAILABLE, FULL, LIMITED_SUPPLY, OOS, USED, War

ORDINARY_COLUMN, SPECIAL_COLUMN = 5, 23
"""The last column to the east in which ordinary and special units can be supplied by parachute."""
SHORTAGE_STEPS = SHORTAGE_LAMENTATION = 2


class SupplyCheck(Frame[War], frozen=True):
    """The Supply Check Phase of a side: levels for all its pieces, then Attrition."""

    side: Side

    def advance(self, pos: War) -> Asks:
        begin(pos, self.side)
        return None


def begin(pos: War, side: int) -> None:
    """Open the check; the Allies first drop supplies, then see what is left to rely on Imphal."""
    pos.event("supply-check", "NEM-7.0-a", side=side)
    if pos.active_group >= 0:
        pos.cite("NEM-V2-d")
    if side == ALLIES:
        pos.replace(AirDrops())
    else:
        set_levels(pos, side, ())


# 7.1-C: Imphal


def relying_on_imphal(pos: War, dropped: tuple[int, ...] = ()) -> list[int]:
    """The Allied pieces whose only lines start at the Airfield of Imphal, and that no drop has reached (ruling B8)."""
    lines = trace(pos, ALLIES, checking=True)
    imphal = pos.kit.imphal
    if imphal < 0 or not lines.air[imphal]:
        return []
    others = trace(pos, ALLIES, checking=True, imphal=False)
    found = [
        p
        for p in pos.pieces_in_play(ALLIES)
        if pos.is_active(p) and can_trace(pos, p, lines) and not can_trace(pos, p, others)
    ]
    relieved = [p for p in found if pos.place[p] in dropped and not why_no_drop(pos, p)]
    if relieved:
        pos.cite("NEM-7.1C-x")
        if not all(pos.kit.is_unit[p] for p in relieved):
            pos.cite("NEM-7.1C-j")
    return [p for p in found if p not in relieved]


class Imphal(Steps[War], frozen=True):
    """The drops are made: Imphal pays for those who still rely on it, then the levels are set (ruling B9)."""

    dropped: Spaces

    steps = ("pay", "set_levels")

    def pay(self, pos: War) -> None:
        relying = relying_on_imphal(pos, self.dropped)
        if relying:
            self._pay_air_support(pos)
            self._pay_reserves(pos, relying)

    def set_levels(self, pos: War) -> None:
        set_levels(pos, ALLIES, self.dropped)

    def _pay_air_support(self, pos: War) -> None:
        """With all markers on the map an Air Support flies supplies; without any there was a marker fewer."""
        if not _air_supports(pos):
            pos.event("air-supply-short", "NEM-7.1C-q", n=max(0, pos.drops - 1))
        elif self.dropped and len(self.dropped) == pos.drops:
            pos.push(DivertAirSupport(pos.drops))

    def _pay_reserves(self, pos: War, relying: list[int]) -> None:
        imphal = pos.kit.imphal
        if pos.reserves:
            pos.reserves -= 1
            pos.event("reserves-drawn", "NEM-7.1C-e", n=pos.reserves, pieces=relying, space=imphal)
        else:
            pos.event("imphal-shortage", "NEM-7.1C-f", pieces=relying, space=imphal)
            lament(pos, ALLIES, SHORTAGE_LAMENTATION, "NEM-7.1C-f")
            pos.push(ImphalShortage(SHORTAGE_STEPS, self.dropped))


class ImphalShortage(Losses[War], frozen=True):
    """No Reserves are left at Imphal: units that rely on it lose steps, of the Allied player's choice."""

    dropped: Spaces = ()

    def bearers(self, pos: War) -> list[int]:
        return [p for p in relying_on_imphal(pos, self.dropped) if pos.kit.is_unit[p]]

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        return Ask("allies", "imphal-shortage", STARVE.each(bearers), ("NEM-7.1C-f",), {"n": self.left})

    def lose(self, pos: War, piece: int) -> None:
        if lose_step(pos, piece, Cause("NEM-7.1C-f")) is None:
            pos.cite("NEM-7.1C-g")

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "starve":
            return [Reason("NEM-7.1C-f", "does-not-rely-on-imphal", {"piece": order.target})]
        return []


# 7.1-C: parachute drops


def _air_supports(pos: War) -> list[str]:
    kit = pos.kit
    return [name for air, name in enumerate(kit.air_names) if kit.air_side[air] == ALLIES and pos.air[air] == AVAILABLE]


def why_no_drop(pos: War, p: int) -> str | None:
    """The rule by which an Allied piece cannot be supplied by parachute where it stands, or None."""
    kit = pos.kit
    space = pos.place[p]
    if kit.force[p] == YUNNAN:
        return "NEM-7.1C-o"
    if kit.drop[p]:
        return None if space < kit.hex_count and kit.column[space] <= SPECIAL_COLUMN else "NEM-7.1C-m"
    if space < kit.hex_count and kit.networked[space] and kit.column[space] <= ORDINARY_COLUMN:
        return None
    return "NEM-7.1C-k"


def _in_need(pos: War, dropped: tuple[int, ...]) -> dict[int, list[int]]:
    """By hex, the pieces that only a parachute drop, or the Airfield of Imphal, can supply."""
    lines = trace(pos, ALLIES, checking=True, imphal=False)
    found: dict[int, list[int]] = {}
    for p in pos.pieces_in_play(ALLIES):
        space = pos.place[p]
        if space in dropped or can_trace(pos, p, lines) or not pos.is_active(p) or why_no_drop(pos, p):
            continue
        found.setdefault(space, []).append(p)
    return {space: pieces for space, pieces in found.items() if _has_units(pos, space)}


def _has_units(pos: War, space: int) -> bool:
    """Whether supplies may be dropped on a hex at all: on units that have a right to them, not on Transports alone."""
    return any(not why_no_drop(pos, p) for p in pos.units_at(space, ALLIES))


def without_drops(pos: War, dropped: tuple[int, ...]) -> list[int]:
    """The hexes with pieces that will be OoS unless there are more drops: Imphal does not feed them either."""
    lines = trace(pos, ALLIES, checking=True)
    need = _in_need(pos, dropped)
    return sorted(space for space, pieces in need.items() if any(not can_trace(pos, p, lines) for p in pieces))


def _is_short(pos: War, dropped: tuple[int, ...]) -> bool:
    """Whether these drops are one too many: Imphal is used all the same and no Air Support can be diverted."""
    if len(dropped) < pos.drops or _air_supports(pos):
        return False
    pos.cite("NEM-7.1C-q")
    return bool(relying_on_imphal(pos, dropped))


class AirDrops(Menu[War], frozen=True):
    """The Allied player supplies hexes by parachute, one by one."""

    dropped: Spaces = ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        left = pos.drops - len(self.dropped)
        price = left == 1 and bool(_air_supports(pos)) and bool(relying_on_imphal(pos, self.dropped))
        args: dict[str, object] = {"n": left, "price": int(price)}
        return Ask("allies", "air-drops", orders, ("NEM-7.1C-i",), args, firm=bool(self.dropped))

    def _hexes(self, pos: War) -> list[int]:
        left = pos.drops - len(self.dropped)
        hexes = sorted(_in_need(pos, self.dropped)) if left > 0 else []
        return hexes if left != 1 else [space for space in hexes if not _is_short(pos, (*self.dropped, space))]

    @offers(DROP, _hexes, why=lambda self, pos, space: why_not_drop(pos, space, self.dropped))
    def drop(self, pos: War, space: int) -> None:
        fed = _in_need(pos, self.dropped)[space]
        pos.cite("NEM-7.1C-o")
        for p in fed:
            pos.cite("NEM-7.1C-m" if pos.kit.drop[p] else "NEM-7.1C-k")
        pos.event("air-drop", "NEM-7.1C-i", "NEM-7.1C-l", space=space, pieces=fed)
        pos.replace(AirDrops((*self.dropped, space)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.replace(Imphal(self.dropped))


def why_not_drop(pos: War, space: int, dropped: tuple[int, ...]) -> list[Reason]:
    """The rules that forbid a drop on a hex."""
    args: dict[str, object] = {"space": space}
    if len(dropped) >= pos.drops:
        return [Reason("NEM-7.1C-i", "drop-none-left", {"n": len(dropped)})]
    if space in dropped:
        return [Reason("NEM-7.1C-i", "drop-done", args)]
    pieces = [p for p in pos.index.at[space] if pos.kit.side[p] == ALLIES]
    if not pieces or space >= pos.kit.map_end:
        return [Reason("NEM-7.1C-l", "drop-nobody", args)]
    refused = sorted({rule for p in pieces if (rule := why_no_drop(pos, p))})
    if all(why_no_drop(pos, p) for p in pieces):
        return [Reason(rule, "drop-not-entitled", args) for rule in refused]
    if space in _in_need(pos, dropped):
        return [Reason("NEM-7.1C-q", "drop-short", args)]
    lines = trace(pos, ALLIES, checking=True)
    reasons = [Reason("NEM-7.1C-l", "drop-not-needed", args)]
    if any(not can_trace(pos, p, lines) for p in pieces):
        if not _has_units(pos, space):
            return [Reason("NEM-7.1C-x", "drop-no-units", args)]
        reasons += [Reason("NEM-7.1C-v"), *(Reason(rule, "drop-not-entitled", args) for rule in refused)]
    return reasons


class DivertAirSupport(Menu[War], frozen=True):
    """Imphal and all markers are used: the Allied player sends an Air Support to fly supplies."""

    markers: Number
    elsewhere = {"drop": lambda self, *_: Reason("NEM-7.1C-i", "drop-none-left", {"n": self.markers})}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask("allies", "divert-air-support", orders, ("NEM-7.1C-p",))

    @offers(
        DIVERT,
        lambda _, pos: _air_supports(pos),
        why=lambda _, pos, name: Reason("NEM-7.1C-p", "air-not-available", {"air": name}),
    )
    def divert(self, pos: War, name: str) -> None:
        pos.air[pos.kit.air_names.index(name)] = USED
        pos.event("air-diverted", "NEM-7.1C-p", air=name)
        pos.pop()


# 7.1-B: levels


def set_levels(pos: War, side: int, dropped: tuple[int, ...]) -> None:
    """The only place where levels change: Full, or else Limited, or else OoS. Attrition ends the check."""
    pos.pop()
    lines = trace(pos, side, checking=True)
    changed: tuple[list[int], list[int], list[int]] = ([], [], [])
    newly, still = [], []
    for p in pos.pieces_in_play(side):
        if not pos.is_active(p):
            continue
        level = level_of(pos, p, lines)
        if dropped and pos.place[p] in dropped:
            level = _dropped_level(pos, p, level)
        before = pos.supply[p]
        if is_restricted(pos, p):
            pos.cite("NEM-2.6-h")
        pos.supply[p] = level
        if level != before:
            changed[level].append(p)
            if before == FULL and level == LIMITED_SUPPLY and lines.air[pos.kit.imphal]:
                pos.cite("NEM-7.1C-d")
        if level == LIMITED_SUPPLY:
            pos.cite("NEM-7.1B-d", "NEM-7.1C-a")
        if level != OOS:
            feed(pos, p)
        elif before == OOS:
            still.append(p)
        else:
            newly.append(p)
    if dropped:
        pos.cite("NEM-7.1C-n")
    _tell(pos, side, changed)
    strike(pos, in_supply_check(pos, newly, still), "NEM-7.0-a")


def _dropped_level(pos: War, p: int, level: int) -> int:
    """In a drop hex: Limited for those who are entitled and have nothing better (ruling A50)."""
    pos.cite("NEM-7.1C-l")
    if level != OOS:
        return level
    if why_no_drop(pos, p):
        pos.cite("NEM-7.1C-v")
        return OOS
    if not pos.kit.is_unit[p]:
        pos.cite("NEM-7.1C-j")
    return LIMITED_SUPPLY


def _tell(pos: War, side: int, changed: tuple[list[int], list[int], list[int]]) -> None:
    pos.cite("NEM-7.1B-a")
    full, limited, oos = changed
    if full:
        pos.event("supply-full", "NEM-7.1B-a", side=side, pieces=full)
    if limited:
        pos.event("supply-limited", "NEM-7.1B-d", "NEM-7.1C-a", side=side, pieces=limited)
    if oos:
        pos.event("supply-out", "NEM-7.1B-g", "NEM-7.1D-a", side=side, pieces=oos)
