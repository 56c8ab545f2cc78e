"""13.2 Entry markers on the borders of powers with a neutrality pact: drawn, laid, looked at, turned over.

Each marker has a number of its own, as on a table everybody sees which one is moved or turned over. What lies
face-down is offensive, and its value is for its power alone; what lies open is defensive.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Hidden, Number, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import forget_markers, has_pact
from grognard.titles.world_in_flames.chapters.ch13_3_markers import drawn, give_back
from grognard.titles.world_in_flames.charts_entry import CUP
from grognard.titles.world_in_flames.kit import GERMANY, JAPAN, POWERS, SIDES
from grognard.titles.world_in_flames.verbs import BORDER_WITH, CONVERT, DEFENSIVE, DONE, FLIP, OFFENSIVE, SHIFT
from grognard.titles.world_in_flames.war import War

FACE_DOWN = -1
GERMAN_MARKERS, MARKERS = 2, 1
KINDS = ("offensive", "defensive")


def partners(pos: War, side: int) -> list[int]:
    """The powers with which a power has a pact."""
    return [other for other in range(len(SIDES)) if other != side and has_pact(pos, side, other)]


def allowance(pos: War, side: int) -> int:
    """How many markers a power may draw in this turn (13.2-a)."""
    if not partners(pos, side):
        return 0
    if side == JAPAN:
        return 0 if pos.pact_drawn == pos.turn - 1 >= 1 else MARKERS
    return GERMAN_MARKERS if side == GERMANY else MARKERS


def owners(pos: War) -> list[int]:
    """The powers with pacts, those of the camp with the initiative first."""
    first = pos.camps[pos.initiative]
    return [side for camp in (first, 1 - first) for side in members(pos, camp) if partners(pos, side)]


class BorderMarkers(Steps[War], frozen=True):
    """The step of all powers with a pact, one after the other."""

    steps = ("powers",)

    def powers(self, pos: War) -> None:
        if not pos.entry_counts:
            return
        for side in reversed(owners(pos)):
            pos.push(BorderChange(side))
            pos.push(BorderDraw(side, allowance(pos, side)))


class BorderDraw(Menu[War], frozen=True):
    """A power may draw markers: it names the border before it looks (13.2-a, -b)."""

    side: Side
    left: Number

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not self.left:
            pos.pop()
            return None
        return Ask(
            pos.seat(self.side), "border-draw", orders, ("WIF-13.2-a", "WIF-13.2-b"), {"n": self.left}, firm=True
        )

    @offers(BORDER_WITH, lambda self, pos: [SIDES[other] for other in partners(pos, self.side)])
    def draw(self, pos: War, key: str) -> None:
        pos.replace(replace(self, left=self.left - 1))
        if not pos.entry_counts[CUP]:
            recall(pos)
        value = drawn(pos)
        if value is None:
            return
        if self.side == JAPAN:
            pos.pact_drawn = pos.turn
        pos.event("border-drawn", "WIF-13.2-a", side=self.side, nation=POWERS[SIDES.index(key)])
        pos.push(BorderUse(self.side, SIDES.index(key), value))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class BorderUse(Answers[War], frozen=True):
    """It looks at the marker, and says what it is for (13.2-c)."""

    side: Side
    foe: Side
    value: Hidden[Number]

    def knows(self, pos: War, seat: str) -> bool:
        name = pos.seat(self.side)
        return seat in pos.teams.get(name, (name,))

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"n": self.value, "side": self.foe}
        return Ask(pos.seat(self.side), "border-use", [OFFENSIVE, DEFENSIVE], ("WIF-13.2-c", "WIF-13.2-e"), args)

    @offers(OFFENSIVE)
    def offensive(self, pos: War) -> None:
        self._lay(pos, FACE_DOWN)

    @offers(DEFENSIVE)
    def defensive(self, pos: War) -> None:
        self._lay(pos, self.value)

    def _lay(self, pos: War, shown: int) -> None:
        pos.pop()
        pos.pact_serial += 1
        pos.pact_markers = [*pos.pact_markers, (pos.pact_serial, self.side, self.foe, shown)]
        pos.pact_values = {**pos.pact_values, pos.pact_serial: self.value}
        if shown == FACE_DOWN:
            pos.event("border-offensive", "WIF-13.2-c", side=self.side, nation=POWERS[self.foe])
        else:
            pos.reveal()
            pos.event("border-defensive", "WIF-13.2-c", side=self.side, nation=POWERS[self.foe], n=shown)


class BorderChange(Menu[War], frozen=True):
    """One marker goes to another border, or is turned over (13.2-d)."""

    side: Side

    def _mine(self, pos: War) -> Iterator[int]:
        return (serial for serial, side, _, _ in pos.pact_markers if side == self.side)

    def _movable(self, pos: War) -> list[int]:
        return list(self._mine(pos)) if len(partners(pos, self.side)) > 1 else []

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "border-change", orders, ("WIF-13.2-d",), firm=True)

    @offers(FLIP, _mine)
    def flip(self, pos: War, serial: int) -> None:
        pos.pop()
        place = next(at for at, marker in enumerate(pos.pact_markers) if marker[0] == serial)
        _, side, foe, shown = pos.pact_markers[place]
        value = pos.pact_values.get(serial, 0)
        now = value if shown == FACE_DOWN else FACE_DOWN
        pos.pact_markers = [*pos.pact_markers[:place], (serial, side, foe, now), *pos.pact_markers[place + 1 :]]
        if now == FACE_DOWN:
            pos.event("border-offensive", "WIF-13.2-d", side=side, nation=POWERS[foe])
        else:
            pos.reveal()
            pos.event("border-defensive", "WIF-13.2-d", side=side, nation=POWERS[foe], n=value)

    @offers(CONVERT, lambda self, pos: convertible(pos, self.side))
    def convert(self, pos: War, key: str) -> None:
        pos.pop()
        reconvert(pos, self.side, key)

    @offers(SHIFT, _movable)
    def shift(self, pos: War, serial: int) -> None:
        pos.replace(BorderShift(self.side, serial))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class BorderShift(Answers[War], frozen=True):
    """To which border the marker goes."""

    side: Side
    serial: Number

    def _others(self, pos: War) -> list[str]:
        here = next(foe for serial, _, foe, _ in pos.pact_markers if serial == self.serial)
        return [SIDES[other] for other in partners(pos, self.side) if other != here]

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "border-shift", BORDER_WITH.each(self._others(pos)), ("WIF-13.2-d",))

    @offers(BORDER_WITH, _others)
    def to(self, pos: War, key: str) -> None:
        pos.pop()
        foe = SIDES.index(key)
        pos.pact_markers = [
            (serial, side, foe if serial == self.serial else other, shown)
            for serial, side, other, shown in pos.pact_markers
        ]
        pos.event("border-shifted", "WIF-13.2-d", side=self.side, nation=POWERS[foe])


# what goes back


def recorded(pos: War, side: int, foe: int, *, offensive: bool) -> int:
    """What a power's markers that went back still count on one border, of one kind (13.2-g)."""
    return sum(row[3] for row in pos.pact_record if row[:3] == (side, foe, int(offensive)))


def convertible(pos: War, side: int) -> list[str]:
    """Records that a power without markers on the map may turn over: the border and what they are (13.2-h)."""
    if any(marker[1] == side for marker in pos.pact_markers) or not pos.entry_counts[CUP]:
        return []
    return [
        f"{SIDES[foe]}.{kind}"
        for foe in partners(pos, side)
        for kind in KINDS
        if recorded(pos, side, foe, offensive=kind == KINDS[0])
    ]


def reconvert(pos: War, side: int, key: str) -> None:
    """A marker is drawn and shown: if the record is as high it is laid, turned over, and the record pays (13.2-h)."""
    name, _, kind = key.partition(".")
    foe, offensive = SIDES.index(name), kind == KINDS[0]
    value, total = drawn(pos), recorded(pos, side, foe, offensive=offensive)
    if value is None:
        return
    pos.reveal()
    if value > total:
        give_back(pos, (value,))
        pos.event("border-too-high", "WIF-13.2-h", side=side, nation=POWERS[foe], n=value)
        return
    mine = (side, foe, int(offensive))
    rest = [row for row in pos.pact_record if row[:3] != mine]
    pos.pact_record = [*rest, (*mine, total - value)] if total > value else rest
    pos.pact_serial += 1
    pos.pact_markers = [*pos.pact_markers, (pos.pact_serial, side, foe, value if offensive else FACE_DOWN)]
    pos.pact_values = {**pos.pact_values, pos.pact_serial: value}
    pos.event("border-converted", "WIF-13.2-h", side=side, nation=POWERS[foe], n=value)


def recall(pos: War) -> None:
    """The common pool is used up: half of each power's markers of each kind go back, shown and on record (13.2-g)."""
    gone: list[int] = []
    for side in owners(pos):
        for offensive in (True, False):
            mine = [marker for marker in pos.pact_markers if marker[1] == side and (marker[3] < 0) == offensive]
            numbers = [str(marker[0]) for marker in mine]
            for _ in range(len(mine) // 2):
                lot = pos.draw([f"n{number}" for number in numbers])
                numbers.remove(lot[1:])
                gone.append(int(lot[1:]))
    for serial, side, foe, shown in [marker for marker in pos.pact_markers if marker[0] in gone]:
        value = pos.pact_values.get(serial, 0)
        pos.pact_record = [*pos.pact_record, (side, foe, int(shown == FACE_DOWN), value)]
        pos.reveal()
        pos.event("border-returned", "WIF-13.2-g", side=side, nation=POWERS[foe], n=value)
        give_back(pos, (value,))
    forget_markers(pos, gone)
