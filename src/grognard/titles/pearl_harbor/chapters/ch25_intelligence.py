"""25. Limited intelligence: what lies in boxes is face down, until it fights, is scouted or betrayed."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Seat
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import base_box, is_limited
from grognard.titles.pearl_harbor.index import LaterIndex
from grognard.titles.pearl_harbor.kit import AIR, BR, FORCES, IJN, INSTALLATION, JA, JAPAN, TASK_FORCE, USA, USN
from grognard.titles.pearl_harbor.marks import SHOWN
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import PASS, VERBS
from grognard.titles.pearl_harbor.war import War

SCOUT = VERBS.space("scout")
"""Look into the box of an installation or home base."""
SHADOW = VERBS.piece("shadow")
"""Look into the box of a task force."""
SCOUTS = (USA, USN, BR, JA, IJN)
"""The forces that have air reconnaissance."""


# boxes


def contents(pos: War, box: int, side: int) -> list[int]:
    """The units in a box, as `War.box_of` names it."""
    space = -2 - box if box < NOBODY else pos.place[box]
    kit = pos.kit
    return [p for p in pos.index.at[space] if kit.side[p] == side and pos.box_of(p) == box]


def boxes_at(pos: War, space: int, side: int) -> list[int]:
    """The boxes that a side has units in, in a hex."""
    kit = pos.kit
    found = (pos.box_of(p) for p in pos.index.at[space] if kit.side[p] == side)
    return [box for box in dict.fromkeys(found) if box != NOBODY]


def is_closed(pos: War, space: int, side: int) -> bool:
    """Whether the enemy cannot know what a side has in its base in a hex: then no offer may depend on it (25)."""
    return is_limited(pos) and space not in pos.probed and base_box(pos, space, side) != NOBODY


def probe(pos: War, space: int) -> None:
    """Air units come over a base: from now on it shows who guards its sky and whether ships lie there (25)."""
    if is_limited(pos) and space not in pos.probed:
        pos.cite("PH-25-b")
        pos.probed = [*pos.probed, space]
        pos.reveal()


def reveal_box(pos: War, space: int, side: int) -> None:
    """Units of a side in a hex take part in combat: all their boxes there are open until the end of the player turn."""
    if is_limited(pos):
        probe(pos, space)
        _show(pos, [p for box in boxes_at(pos, space, side) for p in contents(pos, box, side)])


def reveal_boxes_of(pos: War, pieces: Iterable[int]) -> None:
    """Units take part in combat: the boxes that they lie in are open until the end of the player turn (25)."""
    if not is_limited(pos):
        return
    kit = pos.kit
    boxes = {(pos.box_of(p), kit.side[p]) for p in pieces}
    _show(pos, [p for box, side in sorted(boxes) if box != NOBODY for p in contents(pos, box, side)])


def _show(pos: War, pieces: list[int]) -> None:
    fresh = [p for p in pieces if not pos.marks[p] & SHOWN]
    if not fresh:
        return
    for p in fresh:
        pos.marks[p] |= SHOWN
    pos.reveal()
    pos.event("box-revealed", "PH-25-c", pieces=fresh, space=pos.place[fresh[0]])


# reconnaissance and espionage


class Reconnaissance(Frame[War], frozen=True):
    """In a player's decision segment: a look into one enemy box for each force, and what spies report."""

    seat: Seat

    def advance(self, pos: War) -> Asks:
        pos.pop()
        if not is_limited(pos):
            return None
        pos.cite("PH-25-a", "PH-25-b")
        forces = pos.forces_of(self.seat)
        if USN in forces:
            pos.push(Espionage(self.seat))
        for force in reversed([force for force in forces if force in SCOUTS]):
            pos.push(AirReconnaissance(self.seat, force))
        if pos.side_of(self.seat) == JAPAN:
            _spy_on_pearl_harbor(pos, self.seat)
        return None


def _spy_on_pearl_harbor(pos: War, seat: str) -> None:
    """Both Japanese players know what lies at Pearl Harbor; it costs nothing, so they are not asked (25)."""
    home = pos.kit.home_of["usn"][0]
    box = base_box(pos, home, enemy(JAPAN))
    if box != NOBODY:
        _examine(pos, seat, box, "PH-25-g")


def _examine(pos: War, seat: str, box: int, *rules: str) -> None:
    """A player looks into a box: he alone learns what is in it."""
    space = -2 - box if box < NOBODY else pos.place[box]
    pos.reveal()
    found = contents(pos, box, enemy(pos.side_of(seat)))
    pos.event("box-examined", *rules, audience=(seat,), space=space, pieces=found)


class AirReconnaissance(Menu[War], frozen=True):
    """A force may look into one enemy box within the range of one of its air units (25)."""

    seat: Seat
    force: Number

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        """Who has aircraft anywhere is asked, also if none reaches a box: else it would tell where they are not."""
        args: dict[str, object] = {"force": FORCES[self.force]}
        flies = any(pos.on_map(p) and pos.force_of(p) == self.force for p in pos.kit.of_arm[AIR])
        return Ask(self.seat, "reconnaissance", orders, ("PH-25-d", "PH-25-e"), args, firm=flies)

    def _enemy(self, pos: War) -> int:
        return enemy(pos.side_of(self.seat))

    def _bases(self, pos: War) -> list[int]:
        kit, side = pos.kit, self._enemy(pos)
        built = [pos.place[p] for p in kit.of_arm[INSTALLATION] if kit.side[p] == side and pos.on_map(p)]
        homes = [space for spaces in kit.home_of.values() for space in spaces]
        return [space for space in sorted({*built, *homes}) if base_box(pos, space, side) != NOBODY]

    def _fleets(self, pos: War) -> list[int]:
        kit, side = pos.kit, self._enemy(pos)
        return [p for p in kit.of_arm[TASK_FORCE] if kit.side[p] == side and pos.on_map(p)]

    def _hex_refused(self, pos: War, space: int) -> Refusal:
        if base_box(pos, space, self._enemy(pos)) == NOBODY:
            return "PH-25-a"
        return None if _in_range(pos, self.force, space) else "PH-25-e"

    def _fleet_refused(self, pos: War, marker: int) -> Refusal:
        if marker not in self._fleets(pos):
            return "PH-25-a"
        return None if _in_range(pos, self.force, pos.place[marker]) else "PH-25-e"

    @offers(SCOUT, _bases, _hex_refused)
    def scout(self, pos: War, space: int) -> None:
        pos.pop()
        pos.event("scouted", "PH-25-d", force=FORCES[self.force], space=space)
        _examine(pos, self.seat, base_box(pos, space, self._enemy(pos)), "PH-25-d", "PH-25-e")

    @offers(SHADOW, _fleets, _fleet_refused)
    def shadow(self, pos: War, marker: int) -> None:
        pos.pop()
        pos.event("shadowed", "PH-25-d", force=FORCES[self.force], piece=marker, space=pos.place[marker])
        _examine(pos, self.seat, marker, "PH-25-d", "PH-25-e")

    @offers(PASS)
    def stay_home(self, pos: War) -> None:
        pos.pop()


def _in_range(pos: War, force: int, space: int) -> bool:
    """Whether an air unit of a force reaches a hex (25)."""
    key = f"scouted-{force}"
    reached = pos.index.kept.get(key)
    if not isinstance(reached, set):
        kit = pos.kit
        fliers = [p for p in kit.of_arm[AIR] if pos.on_map(p) and pos.force_of(p) == force]
        reached = {node for p in fliers for node in air_reach(pos, p, flight_range(pos, p)).spaces}
        reached |= {pos.place[p] for p in fliers}
        pos.index.kept[key] = reached
    return space in reached


class Espionage(Menu[War], frozen=True):
    """The American player reads what one Japanese task force anywhere consists of (25)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "espionage", orders, ("PH-25-f",))

    def _fleets(self, pos: War) -> list[int]:
        kit = pos.kit
        return [p for p in kit.of_arm[TASK_FORCE] if kit.side[p] == JAPAN and pos.on_map(p)]

    @offers(SHADOW, _fleets)
    def shadow(self, pos: War, marker: int) -> None:
        pos.pop()
        _examine(pos, self.seat, marker, "PH-25-f")

    @offers(PASS)
    def decline(self, pos: War) -> None:
        pos.pop()


# what a seat is shown


def uncover(pos: War, shown: War, seat: str) -> None:
    """In what a seat is shown, hidden units are nowhere, and nothing points at them."""
    if pos.side_of(seat) != pos.phasing:
        shown.sighted = pos.sighted
    unseen = pos.unseen_by(seat)
    if not unseen:
        return
    kit = pos.kit
    hidden = set(unseen)
    for p in unseen:
        shown.place[p] = kit.unseen
    for p, carrier in enumerate(shown.launched):
        if carrier in hidden:
            shown.launched[p] = kit.stand_in[kit.side[carrier]]
    shown.index = LaterIndex(kit, shown.place)
