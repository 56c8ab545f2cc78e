"""7.0 The Supply Check Phase: Imphal and parachute drops (7.1-C), levels (7.1-B), then Attrition (7.1-D)."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch1_2_pieces import Cause, lose_step
from grognard.titles.nemesis.chapters.ch2_3_satisfaction import lament
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted
from grognard.titles.nemesis.chapters.ch7_attrition import feed, in_supply_check, strike
from grognard.titles.nemesis.chapters.ch7_supply import Lines, can_trace, level_of, trace
from grognard.titles.nemesis.kit import ALLIES, YUNNAN
from grognard.titles.nemesis.verbs import DIVERT, DONE, DROP, STARVE
from grognard.titles.nemesis.war import AVAILABLE, FULL, LIMITED_SUPPLY, OOS, USED, War

ORDINARY_COLUMN, SPECIAL_COLUMN = 5, 23
"""The last column to the east in which ordinary and special units can be supplied by parachute."""
SHORTAGE_STEPS = SHORTAGE_LAMENTATION = 2


def begin(pos: War, side: int) -> None:
    """Open the check; the Allies first see what depends on Imphal, then drop supplies."""
    pos.event("supply-check", "NEM-7.0-a", side=side)
    if pos.active_group >= 0:
        pos.cite("NEM-V2-d")
    if side != ALLIES:
        set_levels(pos, side, ())
        return
    relying = relying_on_imphal(pos)
    pos.replace(AirDrops(bool(relying)))
    if not relying:
        return
    if not _air_supports(pos):
        pos.event("air-supply-short", "NEM-7.1C-q", n=markers(pos, imphal=True))
    if pos.reserves:
        pos.reserves -= 1
        pos.event("reserves-drawn", "NEM-7.1C-e", n=pos.reserves, pieces=relying, space=pos.kit.imphal)
    else:
        pos.event("imphal-shortage", "NEM-7.1C-f", pieces=relying, space=pos.kit.imphal)
        lament(pos, ALLIES, SHORTAGE_LAMENTATION, "NEM-7.1C-f")
        pos.push(ImphalShortage(SHORTAGE_STEPS))


# 7.1-C: Imphal


def relying_on_imphal(pos: War) -> list[int]:
    """The Allied pieces whose only lines start at the Airfield of Imphal."""
    lines = trace(pos, ALLIES, checking=True)
    imphal = pos.kit.imphal
    if imphal < 0 or not lines.air[imphal]:
        return []
    others = trace(pos, ALLIES, checking=True, imphal=False)
    return [
        p
        for p in pos.pieces_in_play(ALLIES)
        if pos.is_active(p) and can_trace(pos, p, lines) and not can_trace(pos, p, others)
    ]


class ImphalShortage(Frame[War], frozen=True):
    """No Reserves are left at Imphal: units that rely on it lose steps, of the Allied player's choice."""

    steps: int

    def advance(self, pos: War) -> Asks:
        units = [p for p in relying_on_imphal(pos) if pos.kit.is_unit[p]] if self.steps else []
        if not units:
            pos.pop()
            return None
        return Ask("allies", "imphal-shortage", STARVE.each(units), ("NEM-7.1C-f",), {"n": self.steps})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.replace(ImphalShortage(self.steps - 1))
        if lose_step(pos, order.target, Cause("NEM-7.1C-f")) is None:
            pos.cite("NEM-7.1C-g")

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "starve":
            return [Reason("NEM-7.1C-f", "does-not-rely-on-imphal", {"piece": order.target})]
        return []


# 7.1-C: parachute drops


def markers(pos: War, *, imphal: bool) -> int:
    """How many hexes can be supplied: one fewer if Imphal is used and no Air Support can be diverted."""
    if imphal and not _air_supports(pos):
        pos.cite("NEM-7.1C-q")
        return max(0, pos.drops - 1)
    return pos.drops


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


def _in_need(pos: War, lines: Lines, dropped: tuple[int, ...]) -> dict[int, list[int]]:
    """By hex, the pieces that only a parachute drop can supply."""
    found: dict[int, list[int]] = {}
    for p in pos.pieces_in_play(ALLIES):
        space = pos.place[p]
        if space in dropped or can_trace(pos, p, lines) or not pos.is_active(p) or why_no_drop(pos, p):
            continue
        found.setdefault(space, []).append(p)
    return found


class AirDrops(Frame[War], frozen=True):
    """The Allied player supplies hexes by parachute, one by one."""

    imphal: bool
    dropped: tuple[int, ...] = ()

    def advance(self, pos: War) -> Asks:
        left = markers(pos, imphal=self.imphal) - len(self.dropped)
        if left > 0:
            hexes = _in_need(pos, trace(pos, ALLIES, checking=True), self.dropped)
            if hexes:
                args: dict[str, object] = {"n": left, "price": int(self._price(pos, left == 1))}
                return Ask("allies", "air-drops", [*DROP.each(sorted(hexes)), DONE], ("NEM-7.1C-i",), args)
        self._close(pos, left)
        return None

    def _price(self, pos: War, all_placed: bool) -> bool:
        """Whether an Air Support has to fly supplies: Imphal is used and all markers are on the map."""
        return self.imphal and all_placed and bool(_air_supports(pos))

    def _close(self, pos: War, left: int) -> None:
        if self.dropped and self._price(pos, left == 0):
            pos.replace(DivertAirSupport(self.dropped))
        else:
            set_levels(pos, ALLIES, self.dropped)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            self._close(pos, markers(pos, imphal=self.imphal) - len(self.dropped))
            return
        space = order.target
        assert isinstance(space, int)
        fed = _in_need(pos, trace(pos, ALLIES, checking=True), self.dropped)[space]
        pos.cite("NEM-7.1C-o")
        for p in fed:
            pos.cite("NEM-7.1C-m" if pos.kit.drop[p] else "NEM-7.1C-k")
        pos.event("air-drop", "NEM-7.1C-i", "NEM-7.1C-l", space=space, pieces=fed)
        pos.replace(AirDrops(self.imphal, (*self.dropped, space)))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "drop" and isinstance(order.target, int):
            return why_not_drop(pos, order.target, self.dropped)
        return []


def why_not_drop(pos: War, space: int, dropped: tuple[int, ...]) -> list[Reason]:
    """The rules that forbid a drop on a hex where another one is still possible."""
    args: dict[str, object] = {"space": space}
    if space in dropped:
        return [Reason("NEM-7.1C-i", "drop-done", args)]
    pieces = [p for p in pos.index.at[space] if pos.kit.side[p] == ALLIES]
    if not pieces or space >= pos.kit.map_end:
        return [Reason("NEM-7.1C-l", "drop-nobody", args)]
    refused = sorted({rule for p in pieces if (rule := why_no_drop(pos, p))})
    if all(why_no_drop(pos, p) for p in pieces):
        return [Reason(rule, "drop-not-entitled", args) for rule in refused]
    lines = trace(pos, ALLIES, checking=True)
    reasons = [Reason("NEM-7.1C-l", "drop-not-needed", args)]
    if any(not can_trace(pos, p, lines) for p in pieces):
        reasons += [Reason("NEM-7.1C-v"), *(Reason(rule, "drop-not-entitled", args) for rule in refused)]
    return reasons


class DivertAirSupport(Frame[War], frozen=True):
    """Imphal and all markers are used: the Allied player sends an Air Support to fly supplies."""

    dropped: tuple[int, ...]

    def advance(self, pos: War) -> Asks:
        return Ask("allies", "divert-air-support", DIVERT.each(_air_supports(pos)), ("NEM-7.1C-p",))

    def play(self, pos: War, order: Order, seat: str) -> None:
        name = str(order.target)
        pos.air[pos.kit.air_names.index(name)] = USED
        pos.event("air-diverted", "NEM-7.1C-p", air=name)
        set_levels(pos, ALLIES, self.dropped)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "drop":
            return [Reason("NEM-7.1C-i", "drop-none-left", {"n": len(self.dropped)})]
        if order.verb == "divert":
            return [Reason("NEM-7.1C-p", "air-not-available", {"air": order.target})]
        return []


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
