"""17. The Force Pool: where counters go that are eliminated, damaged or sunk."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Pieces, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.pearl_harbor.chapters.ch24_battlegroups import replace_air, take_place
from grognard.titles.pearl_harbor.kit import AIR, INSTALLATION, LAND, LEADER, NAVAL, TRAIN
from grognard.titles.pearl_harbor.marks import EVICTED, NO_MISSION
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import LOSE, VERBS
from grognard.titles.pearl_harbor.war import War

SHIP_OVER = VERBS.piece("ship-over")
"""Who was aboard a lost ship goes aboard that one."""


def pool_of(pos: War, p: int) -> int:
    """The Force Pool of a counter: that of the force whose colours it has."""
    return pos.kit.pool[pos.kit.force[p]]


def dock_of(pos: War, p: int) -> int:
    """The Force Pool of a damaged counter, which lies there face down (17.5-e)."""
    return pos.kit.dock[pos.kit.force[p]]


def remove(pos: War, p: int, space: int) -> None:
    """Take a counter from the map to a box; it is part of nothing any more."""
    pos.aboard[p] = pos.tf[p] = pos.launched[p] = NOBODY
    pos.mission[p] = NO_MISSION
    pos.marks[p] = 0
    pos.put(p, space)


def eliminate(pos: War, p: int, *rules: str) -> None:
    """A counter is eliminated: units, installations and fortresses go to the pool, leaders and ships for ever (17.5).

    A ship takes down who is aboard (see `sink`), but leaves no battlegroup: it was not sunk in combat (17.5-j).
    """
    kit, arm, space = pos.kit, pos.kit.arm[p], pos.place[p]
    if arm == NAVAL:
        pos.event("ship-lost", *rules, "PH-17.5-j", piece=p, space=space)
        _go_down(pos, p, NOBODY)
        return
    if arm == LEADER:
        pos.event("leader-lost", *rules, "PH-17.5-i", piece=p, space=space)
        remove(pos, p, kit.out)
        return
    naval_air = kit.is_naval_air[p]
    kept = "PH-17.5-g" if naval_air else "PH-17.5-d"
    pos.event("eliminated", *rules, kept, piece=p, space=space)
    remove(pos, p, pool_of(pos, p))


def damage(pos: War, p: int, *rules: str) -> None:
    """A naval unit is damaged: face down into the pool, with the air unit aboard (17.5-e, 17.5-h).

    Its air unit in the air follows when it returns (10.6-d). Like `sink` it may push a question about who was aboard.
    """
    space, marker, cargo = pos.place[p], pos.tf[p], pos.cargo(p)
    pos.event("damaged", *rules, "PH-17.5-e", piece=p, space=space)
    for q in cargo:
        if pos.kit.arm[q] == AIR:
            pos.event("air-damaged", "PH-17.5-h", "PH-10.6-g", piece=q, by=p)
            remove(pos, q, dock_of(pos, q))
    remove(pos, p, dock_of(pos, p))
    _after_loss(pos, p, space, marker)
    leaders = tuple(q for q in cargo if pos.kit.arm[q] == LEADER)
    _save(pos, Rescue(p, space, marker, tuple(q for q in cargo if pos.kit.arm[q] == LAND)), leaders)


def sink(pos: War, p: int, *rules: str) -> None:
    """A naval unit is sunk, with the air unit aboard; leaders and troops aboard may be saved (4.6, 17.5, 24).

    May push a question to the owner of who was aboard: a frame that calls it has replaced or popped itself before.
    """
    pos.event("sunk", *rules, "PH-17.5-f", piece=p, space=pos.place[p])
    _go_down(pos, p, take_place(pos, p))


def _go_down(pos: War, p: int, heir: int) -> None:
    """A naval unit leaves the game, with its air unit; `heir` is the battlegroup that has taken its place."""
    kit, space, marker = pos.kit, pos.place[p], pos.tf[p]
    cargo = pos.cargo(p)
    for q in cargo:
        if kit.arm[q] == AIR:
            if heir >= 0:
                replace_air(pos, q, heir)
            pos.event("air-sunk", "PH-17.5-h", "PH-10.6-g", piece=q, by=p)
            remove(pos, q, kit.out)
    _redirect(pos, p, heir)
    remove(pos, p, kit.out)
    _after_loss(pos, p, space, marker)
    saved = tuple(q for q in cargo if kit.arm[q] == LEADER and _survives(pos, q, marker))
    _save(pos, Rescue(p, space, marker, tuple(q for q in cargo if kit.arm[q] == LAND)), saved)


def _redirect(pos: War, p: int, heir: int) -> None:
    """Air units that took off from a carrier that is lost look for another one in its hex (10.6-c, 24-h)."""
    kit = pos.kit
    if not kit.is_carrier[p]:
        return
    others = [q for q in pos.ships_at(pos.place[p], kit.side[p]) if kit.is_carrier[q] and q != p]
    refuge = heir if heir >= 0 else next(iter(others), p)
    for q in kit.of_arm[AIR]:
        if pos.launched[q] == p:
            pos.launched[q] = refuge


def _after_loss(pos: War, p: int, space: int, marker: int) -> None:
    """A task force without ships is no more, and a fleet train goes with the last of its ships (5.5-f)."""
    if marker >= 0 and not pos.fleet(marker):
        remove(pos, marker, pool_of(pos, marker))
    side = pos.kit.side[p]
    if not pos.index.ships[side][space]:
        for train in pos.units_at(space, side, TRAIN):
            remove_train(pos, train, "PH-5.5-f")


def remove_train(pos: War, train: int, *rules: str) -> None:
    """A fleet train leaves the map; the counter can be bought again."""
    pos.event("train-removed", *rules, piece=train, space=pos.place[train])
    remove(pos, train, pool_of(pos, train))


def _survives(pos: War, leader: int, marker: int) -> bool:
    """Whether a leader aboard a sunk unit lives: never outside a task force, else unless a 6 is rolled (4.6)."""
    if marker < 0:
        eliminate(pos, leader, "PH-4.6-c")
        return False
    die = pos.roll()
    pos.event("leader-overboard", "PH-4.6-d", piece=leader, die=die)
    if die == 6:
        eliminate(pos, leader, "PH-4.6-d")
        return False
    return True


# who was aboard


def lift(pos: War, p: int) -> int:
    """How many divisions a naval unit carries: an H unit two or a corps, an L unit one, a carrier none (6.5)."""
    kit = pos.kit
    return 2 if kit.is_heavy[p] else 1 if kit.is_light[p] else 0


def bulk(pos: War, p: int) -> int:
    """The room that a land unit takes aboard, in divisions (6.5)."""
    return 2 if pos.kit.is_large[p] else 1


def _save(pos: War, troops: Rescue, leaders: Pieces) -> None:
    """Who was aboard a lost ship goes aboard others; also troops that it carried together with another ship.

    By one reading troops are lost with it (6.6-i).
    """
    if pos.options.plays("lost-transports", "lost"):
        for p in troops.waiting:
            eliminate(pos, p, "PH-6.6-i")
        troops = replace(troops, waiting=())
    if troops.waiting or _overload(pos, troops.ship, troops.space) > 0:
        pos.push(troops)
    for leader in leaders:
        pos.push(replace(troops, waiting=(leader,)))


def _carriers_of(pos: War, ship: int, space: int) -> list[int]:
    """The ships of the same force in the hex of a lost one that can carry troops (6.6-i)."""
    force = pos.force_of(ship)
    return [q for q in pos.ships_at(space, pos.kit.side[ship]) if lift(pos, q) and pos.force_of(q) == force]


def _embarked(pos: War, ship: int, space: int) -> list[int]:
    """The land units aboard ships of the force of a lost one in its hex, or that were aboard it."""
    force = pos.force_of(ship)
    return [q for q in pos.units_at(space, pos.kit.side[ship], LAND) if _carried_by(pos, q, force)]


def _carried_by(pos: War, p: int, force: int) -> bool:
    ship = pos.aboard[p]
    return ship >= 0 and pos.force_of(ship) == force


def _overload(pos: War, ship: int, space: int) -> int:
    """By how many divisions the troops afloat in a hex exceed the room of the ships that are left."""
    room = sum(lift(pos, q) for q in _carriers_of(pos, ship, space))
    return sum(bulk(pos, q) for q in _embarked(pos, ship, space)) - room


class Rescue(Frame[War], frozen=True):
    """A naval unit is lost: its passengers go aboard ships that their owner chooses, or are lost (4.6-d, 6.6-i)."""

    ship: Piece
    space: Space
    marker: Piece
    """The task force that it was part of; -1: none."""
    waiting: Pieces

    def advance(self, pos: War) -> Asks:
        if self._is_leader(pos):
            return self._ask_ship(pos, self._refuges(pos))
        if _overload(pos, self.ship, self.space) > 0:
            losers = [*self.waiting] or _embarked(pos, self.ship, self.space)
            args: dict[str, object] = {"space": self.space, "piece": self.ship}
            return Ask(pos.seat(losers[0]), "no-room-aboard", LOSE.each(losers), ("PH-6.6-i",), args)
        if not self.waiting:
            pos.pop()
            return None
        return self._ask_ship(pos, _carriers_of(pos, self.ship, self.space))

    def _is_leader(self, pos: War) -> bool:
        return bool(self.waiting) and pos.kit.arm[self.waiting[0]] == LEADER

    def _refuges(self, pos: War) -> list[int]:
        """The ships that take a leader: any other of his task force; of a damaged lone ship any in the hex (4.6-d)."""
        ships = pos.ships_at(self.space, pos.kit.side[self.ship])
        return ships if self.marker < 0 else [q for q in ships if pos.tf[q] == self.marker]

    def _ask_ship(self, pos: War, ships: list[int]) -> Asks:
        passenger = self.waiting[0]
        if not ships:
            pos.pop()
            self._stranded(pos, passenger)
            return None
        args: dict[str, object] = {"piece": passenger, "by": self.ship}
        return Ask(pos.seat(passenger), "ship-over", SHIP_OVER.each(ships), (self._rule(pos),), args)

    def _rule(self, pos: War) -> str:
        return "PH-4.6-d" if self._is_leader(pos) else "PH-6.6-i"

    def _stranded(self, pos: War, leader: int) -> None:
        """A leader without another ship: of a damaged one he comes home with it, of a sunk one he is lost (4.6)."""
        kit = pos.kit
        home = next((s for s in kit.home_of[pos.home_key(leader)] if pos.is_friendly(s, kit.side[leader])), NOBODY)
        if pos.place[self.ship] == kit.out or home < 0:
            eliminate(pos, leader, "PH-4.6-d")
        else:
            pos.aboard[leader] = NOBODY
            pos.put(leader, home)
            pos.event("leader-home", "PH-4.6-b", piece=leader, to=home)

    def play(self, pos: War, order: Order, seat: str) -> None:
        target = order.target
        assert isinstance(target, int)
        if order.verb == LOSE.name:
            pos.replace(replace(self, waiting=tuple(p for p in self.waiting if p != target)))
            eliminate(pos, target, "PH-6.6-i")
            return
        passenger, *others = self.waiting
        pos.pop()
        if others:
            pos.push(replace(self, waiting=tuple(others)))
        pos.aboard[passenger] = target
        pos.event("shipped-over", self._rule(pos), piece=passenger, by=target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason(self._rule(pos))]


def raze(pos: War, space: int, *rules: str) -> None:
    """The installation and the field fortress of a hex are destroyed; who was based there must change base (5.2)."""
    for p in (pos.installation_at(space), pos.field_fortress_at(space)):
        if p < 0:
            continue
        side, based = pos.kit.side[p], pos.kit.arm[p] == INSTALLATION
        pos.event("razed", *rules, *(("PH-5.2-e", "PH-5.2-g") if based else ("PH-14-c",)), piece=p, space=space)
        remove(pos, p, pool_of(pos, p))
        for unit in (*pos.ships_at(space, side), *pos.air_at(space, side)) if based else ():
            pos.marks[unit] |= EVICTED
