"""7.2 Amphibious invasions, and the garrisons that landing forces leave on the way."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import ground_room
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import spend
from grognard.titles.asia_engulfed.chapters.ch9_4_limits import barred
from grognard.titles.asia_engulfed.kit import CLOSED, GARRISON, ISLAND, MARINE, OFFMAP, PORT
from grognard.titles.asia_engulfed.marks import ENTERED, FULL, LANDED, MOVED
from grognard.titles.asia_engulfed.verbs import DETACH, TO
from grognard.titles.asia_engulfed.war import War


def transports(pos: War, side: int) -> list[int]:
    """Ground units of a side that are at sea."""
    zone_count, place = pos.kit.zone_count, pos.place
    return [p for p in pos.kit.soldiers_of[side] if place[p] < zone_count]


def invaders(pos: War, afloat: list[int]) -> list[int]:
    """Those of the units at sea that can land somewhere (7.2-c)."""
    kit = pos.kit
    found = []
    known: dict[tuple[int, ...], bool] = {}
    for p in afloat:
        alike = pos.place[p], kit.nation[p], kit.kind[p], pos.supply[p], pos.alias[p] * (pos.marks[p] & ENTERED)
        if alike not in known:
            known[alike] = can_invade(pos, p)
        if known[alike]:
            found.append(p)
    return found


def can_invade(pos: War, p: int) -> bool:
    if _held_back(pos, p):
        return False
    return any(not _landing_refused(pos, p, place) for place in pos.kit.coast[pos.place[p]])


def invasion_targets(pos: War, p: int) -> list[int]:
    """Where a unit at sea can invade; none at all if it lacks supply, a free sea or a Special Action."""
    if _held_back(pos, p):
        return []
    return [place for place in pos.kit.coast[pos.place[p]] if not _landing_refused(pos, p, place)]


def _held_back(pos: War, p: int) -> str:
    """What forbids a unit any invasion (7.2-a, 7.2-d, 7.2-h)."""
    kit = pos.kit
    if pos.supply[p] != FULL:
        return "AE-7.2-d"
    if pos.fleets_at(pos.place[p], 1 - kit.side[p]) and not pos.alternative("enemy-fleet"):
        return "AE-7.2-h"
    return ""


def _landing_refused(pos: War, p: int, place: int) -> str:
    kit = pos.kit
    side = kit.side[p]
    if place not in kit.coast[pos.place[p]] or kit.kind_of[place] in (CLOSED, OFFMAP):
        return "AE-7.2-c"
    if pos.held(place, side):
        return "AE-7.2-i"
    if pos.ashore.get(place) == pos.alias[p]:
        return "AE-7.2-e"
    keep_out = barred(pos, kit.nation[p], place)
    if keep_out:
        return keep_out
    if kit.kind[p] != MARINE:
        if ground_room(pos, place, side) <= 0:
            return "AE-5.4-a"
        if is_invasion(pos, p, place) and pos.actions[kit.power[p]] <= _reserved(pos, p):
            return "AE-7.2-a"
    return ""


def _reserved(pos: War, p: int) -> int:
    """Special Actions that other units of the power need: they have left garrisons and must land (7.2-e)."""
    kit = pos.kit
    return sum(
        1
        for q in transports(pos, kit.side[p])
        if q != p and pos.marks[q] & ENTERED and kit.kind[q] != MARINE and kit.power[q] == kit.power[p]
    )


def is_invasion(pos: War, p: int, place: int) -> bool:
    """Whether a landing counts as an invasion, even where friends already fight (7.2-i)."""
    return not (pos.alternative("landing-with-friends") and pos.ground_at(place, pos.kit.side[p]))


def why_not_invade(pos: War, p: int, verb: str) -> list[Reason]:
    kit = pos.kit
    if not kit.is_ground[p]:
        return []
    if not pos.at_sea(p):
        return [Reason("AE-7.2-c")]
    held_back = _held_back(pos, p)
    if held_back:
        return [Reason(held_back)]
    found = [_landing_refused(pos, p, place) for place in kit.coast[pos.place[p]]]
    telling = [rule for rule in found if rule and rule not in ("AE-7.2-c", "AE-7.2-i")]
    if telling:
        return [Reason(max(telling, key=telling.count))]
    return [Reason("AE-7.2-e" if verb == DETACH.name else "AE-7.2-c")]


class Landing(Menu[War], frozen=True):
    """Where a unit at sea lands."""

    side: Side
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("AE-7.2-c", "AE-7.2-b" if pos.kit.kind[self.piece] == MARINE else "AE-7.2-a")
        return Ask(pos.seat(self.side), "invade", orders, rules, {"piece": self.piece})

    def coast(self, pos: War) -> Sequence[int]:
        return () if _held_back(pos, self.piece) else pos.kit.coast[pos.place[self.piece]]

    def refused(self, pos: War, place: int) -> Refusal:
        return _landing_refused(pos, self.piece, place) if place in pos.kit.places else None

    @offers(TO, coast, refused)
    def to(self, pos: War, place: int) -> None:
        pos.pop()
        land(pos, self.piece, place)


def land(pos: War, p: int, place: int) -> None:
    """Invade: infantry spend a Special Action, Marines land freely (7.2-a, 7.2-b)."""
    kit = pos.kit
    zone = pos.place[p]
    invasion = is_invasion(pos, p, place)
    if invasion and kit.kind[p] != MARINE:
        spend(pos, kit.power[p], "AE-7.2-a")
    rules = ["AE-7.2-c", "AE-7.2-d", "AE-7.2-b" if kit.kind[p] == MARINE else "AE-7.2-a"]
    if pos.ground_at(place, kit.side[p]):
        rules.append("AE-7.2-i")
    pos.marks[p] |= MOVED | ENTERED | (LANDED if invasion else 0)
    pos.origin[p] = zone
    pos.put(p, place)
    pos.event("invaded", *rules, piece=p, space=zone, to=place)


# garrisons from landing forces


def detachable(pos: War, afloat: list[int]) -> list[int]:
    """Those of the units at sea that can leave a garrison in a box and still invade with the rest (7.2-e)."""
    return [p for p in afloat if pos.steps[p] > 1 and garrison_boxes(pos, p)]


def committed(pos: War, afloat: list[int]) -> list[int]:
    """Those that have left a garrison: it is left while a unit invades, so they must still land (7.2-e)."""
    return [p for p in afloat if pos.marks[p] & ENTERED and can_invade(pos, p)]


def garrison_boxes(pos: War, p: int) -> list[int]:
    """Unoccupied island and port boxes on the unit's sea zone, with another place left to invade (7.2-e, 7.2-f)."""
    kit = pos.kit
    if free_garrison(pos, p) < 0:
        return []
    boxes = [place for place in kit.coast[pos.place[p]] if is_vacant(pos, place, kit.side[p])]
    targets = invasion_targets(pos, p) if boxes else []
    return [place for place in boxes if any(other != place for other in targets)]


def is_vacant(pos: War, place: int, side: int) -> bool:
    """Whether a garrison can be put ashore in a box: no ground unit is there, and nothing of the enemy (7.2-f)."""
    kit = pos.kit
    if kit.kind_of[place] not in (PORT, ISLAND):
        return False
    return not any(kit.is_ground[q] or kit.side[q] != side for q in pos.index.at[place])


def free_garrison(pos: War, p: int) -> int:
    """A garrison counter of the unit's power; -1 if all are in use."""
    kit = pos.kit
    pool = pos.index.at[kit.pool[kit.power[p]]]
    return next((q for q in pool if kit.kind[q] == GARRISON), -1)


class Detachment(Menu[War], frozen=True):
    """Which box the garrison takes."""

    side: Side
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("AE-7.2-e", "AE-7.2-f", "AE-7.2-g")
        return Ask(pos.seat(self.side), "detach", orders, rules, {"piece": self.piece})

    def refused(self, pos: War, place: int) -> Refusal:
        if place not in pos.kit.places:
            return None
        return "AE-7.2-f" if place in pos.kit.coast[pos.place[self.piece]] else "AE-7.2-e"

    @offers(TO, lambda self, pos: garrison_boxes(pos, self.piece), why=refused)
    def to(self, pos: War, place: int) -> None:
        pos.pop()
        p = self.piece
        pos.set_steps(p, pos.steps[p] - 1)
        pos.marks[p] |= ENTERED
        garrison = free_garrison(pos, p)
        pos.put(garrison, place)
        pos.set_steps(garrison, 1)
        pos.supply[garrison] = pos.supply[p]
        pos.marks[garrison] |= MOVED | ENTERED
        pos.ashore[place] = pos.alias[p]
        pos.event("garrison-detached", "AE-7.2-e", "AE-7.2-f", "AE-7.2-g", piece=p, by=garrison, to=place)
