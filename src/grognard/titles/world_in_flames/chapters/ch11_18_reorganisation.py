"""11.18 Reorganisation: headquarters, and transports at sea, turn units face-up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_zones import barred
from grognard.titles.world_in_flames.chapters.ch9_wars import allied, closed, cooperate, held
from grognard.titles.world_in_flames.chapters.ch10_actions import action_of
from grognard.titles.world_in_flames.chapters.ch20_china import why_not_command
from grognard.titles.world_in_flames.kit import TRS
from grognard.titles.world_in_flames.seasons import MOTOR
from grognard.titles.world_in_flames.verbs import DONE, RALLY, RESTORE, WITH, other_steps
from grognard.titles.world_in_flames.war import AIR, LAND, LAND_MOVED, NAVAL, WEARY, War

SLOW, LONG = ("LND", "NAV", "ATR"), 3
"""Aircraft that cost double with option 45, if they take so many turns to build."""
LAVISH = 99
"""Points enough for anybody: others may help (11.18.4)."""


def reached_by(pos: War, hq: int) -> Reach:
    """How far the points of a headquarters go; the next hex is always near enough (11.18.2-b)."""

    def make() -> Reach:
        kit, nation = pos.kit, pos.nation[hq]
        shut = closed(pos, nation) | held(pos, nation) | barred(pos, nation)
        costs = kit.seasons.costs(MOTOR, pos.skies)
        return reach(kit.board.graph, pos.place[hq], costs, kit.reorganisation[hq], blocked=shut, minimum_one=True)

    return pos.remember(("reached", hq), make, LAND_MOVED)


def all_of(pos: War, side: int) -> list[int]:
    """Everything of a side on the map: on land, at air bases, in port. At sea nobody is reorganised (11.18.4-f)."""
    return [*pos.units_of(side), *pos.aircraft_of(side), *(p for p in pos.ships_of(side) if pos.on_map(p))]


def beside(pos: War, side: int) -> list[int]:
    """The powers whose units those of a side may reorganise: its own, and those that cooperate with it (18.3-a)."""
    return [side, *(other for other in members(pos, pos.camps[side]) if other != side and allied(pos, side, other))]


def within_help(pos: War, side: int) -> list[int]:
    """Everything on the map that units of a side may reorganise."""
    return [p for power in beside(pos, side) for p in all_of(pos, power)]


def note_weary(pos: War) -> None:
    """Who lies face-down when the phase begins: only they can be reorganised (11.18.4-a)."""
    for p in (*pos.in_play(), *pos.in_the_air(), *pos.afloat()):
        if pos.down[p]:
            pos.marks[p] |= WEARY


def price(pos: War, helpers: Sequence[int], p: int) -> int:
    """Points to reorganise a unit (11.18.4): more in another action, with points of others, and by option 45."""
    kit = pos.kit
    action = action_of(pos, pos.side(p))
    points = 1 if action == (AIR if kit.is_air[p] else NAVAL if kit.is_ship[p] else LAND) else 2
    pos.cite("WIF-11.18.4-c")
    if any(_master(pos, hq) != _master(pos, p) for hq in helpers):
        points *= 2
        pos.cite("WIF-11.18.4-g", "WIF-18.3-a")
    if pos.plays("reorganisation") and kit.is_air[p] and kit.kind[p] in SLOW and kit.build_time[p] >= LONG:
        points *= 2
        pos.cite("WIF-11.18.4-i")
    if pos.plays("reorganisation") and kit.kind[p] in ("ARM", "MECH") and all(kit.kind[hq] != "HQ-A" for hq in helpers):
        points *= 2
        pos.cite("WIF-11.18.4-j")
    return points


def _master(pos: War, p: int) -> int:
    """Whose unit one is: all countries of a power are one, each minor is by itself (18.1)."""
    nation = pos.nation[p]
    return nation if nation in pos.kit.minors else -1 - pos.side(p)


def points_at(pos: War, hq: int) -> int:
    """Points of a headquarters, or of a transport at sea (11.18.2-c, 11.18.3-a)."""
    return pos.kit.reorganisation[hq] if pos.kit.is_hq[hq] else 1


def serves(pos: War, hq: int, space: int) -> bool:
    """Whether the points of a headquarters, or of a transport at sea, come to a hex."""
    if pos.kit.is_hq[hq]:
        return space in reached_by(pos, hq)
    return pos.sea(hq) in pos.kit.seas.coast[space]


def why_not_help(pos: War, hq: int, p: int) -> Refusals:
    """The rule that keeps a headquarters or a transport from giving any point for a unit."""
    if not cooperate(pos, hq, p):
        return ("WIF-11.18.4-g", "WIF-18.2-d")
    if not serves(pos, hq, pos.place[p]):
        return "WIF-11.18.2-a" if pos.kit.is_hq[hq] else "WIF-11.18.3-a"
    return None


def shares(pos: War, helpers: Sequence[int], left: Sequence[int], p: int) -> dict[int, int]:
    """Who gives how many points for a unit, in the order in which they were named; nobody if they do not suffice."""
    able = [at for at, hq in enumerate(helpers) if left[at] and not why_not_help(pos, hq, p)]
    for count in range(1, len(able) + 1):
        first = able[:count]
        due = price(pos, [helpers[at] for at in first], p)
        if sum(left[at] for at in first) >= due:
            found = {}
            for at in first:
                found[at] = min(left[at], due)
                due -= found[at]
            return {at: points for at, points in found.items() if points}
    return {}


def why_not_restore(pos: War, helpers: Sequence[int], left: Sequence[int], p: int) -> Refusals:
    """The rule that keeps headquarters and transports from turning a unit face-up."""
    if pos.sea(p) >= 0:
        return "WIF-11.18.4-f"
    if pos.side(p) not in beside(pos, pos.side(helpers[0])):
        return ("WIF-11.18.4-g", "WIF-18.2-d")
    if not pos.on_map(p) or not pos.down[p] or not pos.marks[p] & WEARY:
        return "WIF-11.18.4-a"
    if pos.kit.is_hq[p]:
        return "WIF-11.18.4-e"
    why = [why_not_help(pos, hq, p) for hq in helpers]
    if all(why):
        return why[0]
    return None if shares(pos, helpers, left, p) else ("WIF-11.18.2-d", "WIF-11.18.4-b")


def why_not_rally(pos: War, side: int, hq: int) -> Refusals:
    """The rule that keeps a headquarters, or a transport at sea, from reorganising anybody."""
    why = why_not_give(pos, side, hq)
    if why:
        return why
    near = [p for p in within_help(pos, side) if pos.down[p] and p != hq]
    down = [p for p in near if not why_not_restore(pos, (hq,), (LAVISH,), p)]
    if not down:
        return "WIF-11.18.4-a"
    return None if any(_suffice(pos, side, hq, p) for p in down) else ("WIF-11.18.2-d", "WIF-11.18.4-b")


def _suffice(pos: War, side: int, hq: int, p: int) -> bool:
    """Whether its points are enough for a unit, alone or with those of others; points of its nation count most."""
    if shares(pos, (hq,), (points_at(pos, hq),), p):
        return True
    nation = pos.nation
    others = [q for q in givers(pos, side) if q not in (hq, p) and not why_not_give(pos, side, q)]
    helpers = (hq, *sorted(others, key=lambda q: nation[q] != nation[p]))
    return bool(shares(pos, helpers, [points_at(pos, q) for q in helpers], p))


def why_not_give(pos: War, side: int, hq: int) -> Refusals:
    """The rule by which a unit has no points to give."""
    kit = pos.kit
    if pos.side(hq) != side:
        return "WIF-11.18-a"
    if why_not_command(pos, hq):
        return why_not_command(pos, hq)
    if kit.kind[hq] == TRS:
        return "WIF-11.18.3-a" if pos.sea(hq) < 0 or pos.down[hq] or hq in pos.aboard else None
    if not pos.on_map(hq) or not kit.is_hq[hq]:
        return "WIF-11.18-a"
    return "WIF-11.18.2-a" if pos.down[hq] else None


class Reorganisation(Menu[War], frozen=True):
    """The last step of an impulse: headquarters and transports at sea may spend their points."""

    side: Side
    elsewhere = other_steps()

    def _givers(self, pos: War) -> list[int]:
        return givers(pos, self.side)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "reorganisation", orders, ("WIF-11.18-a",), firm=True)

    @offers(
        RALLY,
        _givers,
        lambda self, pos, p: why_not_rally(pos, self.side, p),
        lambda self, pos, p: why_not_give(pos, self.side, p),
    )
    def rally(self, pos: War, p: int) -> None:
        pos.push(Rallying((p,), (points_at(pos, p),)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def givers(pos: War, side: int) -> list[int]:
    """Headquarters, and transports at sea."""
    kit = pos.kit
    staff = [p for p in pos.units_of(side) if kit.is_hq[p]]
    return [*staff, *(p for p in pos.ships_of(side) if kit.kind[p] == TRS and pos.sea(p) >= 0)]


class Rallying(Menu[War], frozen=True):
    """Headquarters and transports spend their points, together if need be; who has spent any lies face-down."""

    pieces: Pieces
    left: tuple[Number, ...]

    def _units(self, pos: War) -> list[int]:
        return [p for p in within_help(pos, pos.side(self.pieces[0])) if pos.down[p] and p not in self.pieces]

    def _others(self, pos: War) -> list[int]:
        return givers(pos, pos.side(self.pieces[0]))

    def _why_not_join(self, pos: War, q: int) -> Refusals:
        """Another one joins where its points would do for somebody what theirs alone do not."""
        if q in self.pieces:
            return "WIF-11.18.2-d"
        why = why_not_give(pos, pos.side(self.pieces[0]), q)
        if why:
            return why
        helpers, left = (*self.pieces, q), (*self.left, points_at(pos, q))
        short = [p for p in self._units(pos) if why_not_restore(pos, self.pieces, self.left, p)]
        joint = any(not why_not_help(pos, q, p) and not why_not_restore(pos, helpers, left, p) for p in short)
        return None if joint else "WIF-11.18.4-b"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("WIF-11.18.2-a", "WIF-11.18.2-b", "WIF-11.18.2-c", "WIF-11.18.4-b")
        args: dict[str, object] = {"pieces": list(self.pieces), "left": sum(self.left)}
        return Ask(pos.seat(pos.side(self.pieces[0])), "rallying", orders, rules, args)

    @offers(RESTORE, _units, lambda self, pos, p: why_not_restore(pos, self.pieces, self.left, p))
    def restore(self, pos: War, p: int) -> None:
        given = shares(pos, self.pieces, self.left, p)
        rules = ["WIF-11.18.2-d"]
        for at in given:
            hq = self.pieces[at]
            pos.turn_down(hq)
            rules += ["WIF-11.18.2-e"] if pos.kit.is_hq[hq] else ["WIF-11.18.3-a", "WIF-11.18.3-b"]
        pos.down[p] = 0
        helpers = [self.pieces[at] for at in given]
        pos.event("restored", *dict.fromkeys(rules), piece=p, pieces=helpers, points=sum(given.values()))
        left = tuple(points - given.get(at, 0) for at, points in enumerate(self.left))
        pos.replace(replace(self, left=left))

    @offers(WITH, _others, _why_not_join, _why_not_join)
    def join(self, pos: War, q: int) -> None:
        pos.replace(replace(self, pieces=(*self.pieces, q), left=(*self.left, points_at(pos, q))))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
