"""31 Naval transport: ground units and freight come aboard and go ashore, at ports, beaches and banks."""

from __future__ import annotations

from typing import Protocol, cast

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Space, Word
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_freight import EMPTY, LOAD, UNLOAD
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEMS, SIZE, freight_at, lay, owner_of
from grognard.titles.war_of_resistance.chapters.ch14_influence import use_up
from grognard.titles.war_of_resistance.chapters.ch20_transport import has_equipment
from grognard.titles.war_of_resistance.chapters.ch27_ships import fleet, kind_of, sea_at, succeeds
from grognard.titles.war_of_resistance.chapters.ch28_water import points_left, points_of
from grognard.titles.war_of_resistance.chapters.ch31_cargo import (
    BEACH,
    LABOUR,
    PORT,
    aboard,
    is_spent,
    pay_fare,
    port_room,
    room,
    shores,
    stock,
    stow,
    weight,
    why_not_shore,
    would_fit,
)
from grognard.titles.war_of_resistance.chapters.ch32_landings import EFFORT, assault, is_assault, why_not_assault
from grognard.titles.war_of_resistance.chapters.ch40_parcels import HEAVY_RULES
from grognard.titles.war_of_resistance.chapters.ch41_mandates import why_not_operate
from grognard.titles.war_of_resistance.chapters.ch45_factions import why_not_by_ship
from grognard.titles.war_of_resistance.chapters.ch46_seats import SEAT, is_inside, under_way
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.kit_naval import CALM, CARGO, CRAFT, TRANSPORT
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.verbs import DONE, STOP, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, War, enemy

EMBARK = VERBS.piece("embark")
DEBARK = VERBS.piece("debark")
ASHORE = VERBS.space("ashore")
FREIGHT = VERBS.space("handle-freight")
CHANGE = VERBS.piece("change-ships")
TRANSFER = 30
"""Naval movement points of both ships when a unit changes from one to the other (31C)."""


class Fleet(Protocol):
    """Ships in hand."""

    @property
    def ships(self) -> Pieces: ...

    @property
    def paid(self) -> Pieces: ...


# aboard


def embarkations(pos: War, ships: Pieces) -> list[int]:
    """Ground units beside ships that might come aboard."""
    if not any(kind_of(pos, q) in CARGO for q in ships):
        return []
    side = pos.kit.side[ships[0]]
    return [p for space in shores(pos, ships[0]) for p in pos.units_at(space, side)]


def carriers_of(pos: War, frame: Fleet) -> Pieces:
    return tuple(q for q in frame.ships if kind_of(pos, q) in CARGO and q not in pos.worn)


def why_not_embark(pos: War, frame: Fleet, p: int) -> Refusals:
    """The rule that keeps a unit from coming aboard the ships in hand (31)."""
    kit, carriers = pos.kit, carriers_of(pos, frame)
    space = pos.place[p]
    how = shores(pos, frame.ships[0]).get(space)
    if not carriers:
        return "WOR-27B1-a"
    if how is None or kit.side[p] != kit.side[frame.ships[0]]:
        return "WOR-31-a"
    if is_spent(pos, p):
        return "WOR-31A-h"
    apart = why_not_by_ship(pos, p, carriers)
    if apart:
        return apart
    amphibious = kit.naval.amphibious[p]
    heavy = has_equipment(pos, p)
    forbidden = why_not_shore(pos, carriers, space, how, amphibious=amphibious, heavy=heavy, ashore=False)
    if forbidden:
        return forbidden
    if allowance(pos, p, exploits=pos.phase == "exploitation") <= pos.spent[p]:
        return ("WOR-31A-f", "WOR-31A-g")
    return _why_not_handle(pos, frame, carriers, weight(pos, p), space, how, amphibious=amphibious, fits=True)


def _why_not_handle(
    pos: War, frame: Fleet, carriers: Pieces, size: int, space: int, how: str, *, amphibious: bool, fits: bool
) -> Refusals:
    """Room aboard, capacity of the port, and points of the ships (27A1, 30A1, 31A)."""
    if fits and not would_fit(pos, size, carriers):
        return "WOR-27A1-c"
    if how == PORT and port_room(pos, space) < size:
        return ("WOR-30A1-a", "WOR-30A2-a")
    due = [q for q in carriers if q not in frame.paid]
    if due and points_left(pos, tuple(due)) < LABOUR[how, amphibious]:
        return ("WOR-27C2-b", "WOR-31A-a")
    return None


def pay_labour(pos: War, frame: Fleet, ships: Pieces, how: str, *, amphibious: bool) -> None:
    """Ships pay for embarking or debarking, once at a place for all that they take there (31A)."""
    pay(pos, frame, ships, LABOUR[how, amphibious])
    pos.cite("WOR-31A-a")


def pay(pos: War, frame: Fleet, ships: Pieces, points: int) -> None:
    """Ships that have not paid yet where they are do it now."""
    for q in ships:
        if q not in frame.paid:
            pos.spent[q] += points
            if q in pos.laid:
                pos.laid.remove(q)
    top = pos.stack[-1]
    if top is cast(object, frame):
        pos.replace(replace(top, paid=tuple(dict.fromkeys((*frame.paid, *ships)))))


def embark(pos: War, frame: Fleet, p: int) -> None:
    """A unit goes aboard."""
    space = pos.place[p]
    how = shores(pos, frame.ships[0])[space]
    carriers = carriers_of(pos, frame)
    stow(pos, p, carriers)
    pay_labour(pos, frame, pos.stowed[p], how, amphibious=pos.kit.naval.amphibious[p])
    pay_fare(pos, p, how)
    if how == PORT and space < pos.kit.hex_count:
        pos.handled[space] = pos.handled.get(space, 0) + weight(pos, p)
        pos.cite("WOR-30A1-a")
    pos.put(p, pos.kit.aboard)
    use_up(pos, p)
    pos.event("embarks", "WOR-31-a", "WOR-27B1-a", piece=p, by=pos.stowed[p][0], space=space)


# ashore


def debarkations(pos: War, ships: Pieces) -> list[int]:
    return aboard(pos, ships)


def landing_hexes(pos: War, frame: Fleet, p: int) -> list[int]:
    """Hexes where a unit aboard can go ashore from where its ships are."""
    return [s for s in shores(pos, frame.ships[0]) if not why_not_land(pos, frame, p, s)]


def why_not_debark(pos: War, frame: Fleet, p: int) -> Refusals:
    if p not in aboard(pos, frame.ships):
        return "WOR-31-a"
    reasons: list[Reason | str] = []
    for space in shores(pos, frame.ships[0]):
        rule = why_not_land(pos, frame, p, space)
        if not rule:
            return None
        reasons += [rule] if isinstance(rule, Reason | str) else list(rule)
    return tuple(reasons) or "WOR-31-a"


def why_not_land(pos: War, frame: Fleet, p: int, space: int) -> Refusals:
    """The rule by which a unit does not go ashore in a hex: in a friendly one, or as it was planned (31, 32)."""
    kit, ships = pos.kit, pos.stowed[p]
    how = shores(pos, frame.ships[0])[space]
    if is_assault(pos, p, space):
        due = tuple(q for q in ships if q not in frame.paid)
        return why_not_assault(pos, p, space, how, points_left(pos, due) if due else EFFORT)
    amphibious, heavy = kit.naval.amphibious[p], has_equipment(pos, p)
    forbidden = why_not_shore(pos, ships, space, how, amphibious=amphibious, heavy=heavy, ashore=True)
    if forbidden:
        return forbidden
    if space < kit.hex_count and pos.index.units[enemy(kit.side[p])][space]:
        return "WOR-32-a"
    if space < kit.hex_count and (rule := why_not_operate(pos, p, space) or why_not_stack(pos, p, space)):
        return rule
    return _why_not_handle(pos, frame, ships, weight(pos, p), space, how, amphibious=amphibious, fits=False)


def comes_ashore(pos: War, frame: Fleet, p: int) -> None:
    """A unit goes ashore; where both banks of a river are open to it, it is asked which."""
    spaces = landing_hexes(pos, frame, p)
    if len(spaces) > 1:
        pos.push(Bank(pos.kit.side[p], p))
    else:
        disembark(pos, frame, p, spaces[0])


class Bank(Answers[War], frozen=True):
    """Which bank of the river a unit goes ashore on."""

    side: Side
    piece: Piece

    def fleet(self, pos: War) -> Fleet:
        return cast(Fleet, pos.stack[-2])

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "which-bank", self.offered(pos), ("WOR-30B-b",), {"piece": self.piece})

    @offers(ASHORE, lambda self, pos: landing_hexes(pos, self.fleet(pos), self.piece), why=lambda *_: "WOR-31-a")
    def ashore(self, pos: War, space: int) -> None:
        pos.pop()
        disembark(pos, cast(Fleet, pos.stack[-1]), self.piece, space)


def disembark(pos: War, frame: Fleet, p: int, space: int) -> None:
    kit, ships = pos.kit, pos.stowed[p]
    how = shores(pos, frame.ships[0])[space]
    if is_assault(pos, p, space):
        del pos.stowed[p]
        pay(pos, frame, ships, EFFORT)
        assault(pos, p, space, how, ships)
        wear(pos, ships, space, how)
        return
    pay_labour(pos, frame, ships, how, amphibious=kit.naval.amphibious[p])
    pay_fare(pos, p, how)
    if how == PORT and space < kit.hex_count:
        pos.handled[space] = pos.handled.get(space, 0) + weight(pos, p)
    del pos.stowed[p]
    pos.put(p, space)
    pos.marks[p] = (pos.marks[p] | LEFT_HEX) & ~MOVED
    pos.event("debarks", "WOR-31-a", "WOR-31-e", "WOR-31A-h", piece=p, by=ships[0], space=space)
    if how != PORT:
        pos.cite("WOR-31B-a" if kit.naval.amphibious[p] else "WOR-31B-b", "WOR-30B-c")
    wear(pos, ships, space, how)
    if space < kit.hex_count:
        take(pos, p)


def wear(pos: War, ships: Pieces, space: int, how: str) -> None:
    """Landing craft that have landed cargo on a beach may be damaged (34H)."""
    if how != BEACH:
        return
    naval = pos.kit.naval
    for q in ships:
        if kind_of(pos, q) != CRAFT:
            continue
        drm = naval.modifier("craft", "calm") if sea_at(pos, space) == CALM else 0
        drm += naval.modifier("craft", "friendly") if pos.holder[space] == pos.kit.side[q] else 0
        sound, die = succeeds(pos, drm)
        if not sound:
            pos.worn.append(q)
        result = "success" if sound else "failure"
        pos.event("craft-tested", "WOR-34H-a", "WOR-34H-b", piece=q, die=die, drm=drm, success=result)


# 31C from ship to ship


def receivers(pos: War, frame: Fleet, p: int) -> list[int]:
    """Ships in hand that can take over a unit from those who carry it."""
    return [q for q in carriers_of(pos, frame) if q not in pos.stowed[p] and room(pos, [q]) >= weight(pos, p)]


def why_not_transfer(pos: War, frame: Fleet, p: int) -> Refusals:
    """The rule that keeps a unit from changing ships: room, and points of both to wait and to transfer (31C)."""
    if p not in aboard(pos, frame.ships):
        return "WOR-31C-a"
    found = receivers(pos, frame, p)
    if not found:
        return ("WOR-31C-a", "WOR-27A1-c")
    ships = (*pos.stowed[p], found[0])
    late = max(pos.spent[q] for q in ships)
    return None if all(points_of(pos, q) >= late + TRANSFER for q in ships) else ("WOR-27C2-b", "WOR-31C-b")


def transfer(pos: War, frame: Fleet, p: int) -> None:
    """A unit goes over to another ship in hand: the one that has spent less waits, and both pay (31C)."""
    ships = (*pos.stowed[p], receivers(pos, frame, p)[0])
    late = max(pos.spent[q] for q in ships)
    for q in ships:
        pos.spent[q] = late + TRANSFER
    pos.stowed[p] = ships[-1:]
    pos.event("transferred", "WOR-31C-a", "WOR-31C-b", piece=p, by=ships[-1], space=pos.place[ships[-1]])


# freight


def freight_hexes(pos: War, ships: Pieces) -> list[int]:
    """Hexes beside ships where freight can be taken aboard or put ashore."""
    return list(shores(pos, ships[0])) if any(kind_of(pos, q) in CARGO for q in ships) else []


def why_not_freight(pos: War, frame: Fleet, space: int) -> Refusals:
    """Freight is handled in friendly ports, on beaches and banks, as cargo that is not amphibious (31A, 31B)."""
    carriers = carriers_of(pos, frame)
    how = shores(pos, frame.ships[0]).get(space)
    if not carriers or how is None:
        return "WOR-27B1-a"
    forbidden = why_not_shore(pos, carriers, space, how, amphibious=False, heavy=False, ashore=True)
    if forbidden:
        return forbidden
    loaded = any(q in pos.holds for q in carriers)
    if not loaded and (owner_of(pos, space) != pos.kit.side[carriers[0]] or not freight_at(pos, space)):
        return "WOR-27B1-a"
    return _why_not_handle(pos, frame, carriers, QUARTERS // 4, space, how, amphibious=False, fits=not loaded)


class Freight(Answers[War], frozen=True):
    """Supply and resource points go aboard and ashore in a hex (27B1, 31A)."""

    ships: Pieces
    space: Space
    how: Word
    paid: Pieces = ()

    def advance(self, pos: War) -> Asks:
        side = pos.kit.side[self.ships[0]]
        orders = [*self.offered(pos, LOAD, UNLOAD), STOP]
        return Ask(pos.seat(side), "sea-freight", orders, ("WOR-27B1-a", "WOR-31A-e"), {"space": self.space})

    def items(self, pos: War) -> list[str]:
        return freight_at(pos, self.space) if owner_of(pos, self.space) == pos.kit.side[self.ships[0]] else []

    def ship_for(self, pos: War, item: str) -> int:
        """A ship with room for it: rather one that may take it aboard here."""
        found = [q for q in carriers_of(pos, self) if room(pos, [q]) >= SIZE[item]]
        return next((q for q in found if not _handled(pos, self, q, item)), found[0] if found else -1)

    def ship_with(self, pos: War, item: str) -> int:
        """A ship that carries it: rather one that may put it ashore here."""
        found = [q for q in self.ships if pos.holds.get(q, EMPTY)[ITEMS.index(item)]]
        return next((q for q in found if not _handled(pos, self, q, item)), found[0] if found else -1)

    @offers(LOAD, lambda self, pos: self.items(pos), lambda self, pos, item: why_not_load(pos, self, item))
    def load(self, pos: War, item: str) -> None:
        q = self.ship_for(pos, item)
        pay_labour(pos, self, (q,), self.how, amphibious=False)
        lay(pos, self.space, item, -1)
        stock(pos, q, item, 1)
        self._count(pos, item)
        pos.event("ship-loaded", "WOR-27B1-a", piece=q, item=item, space=self.space)

    @offers(
        UNLOAD,
        lambda self, pos: [item for i, item in enumerate(ITEMS) if any(pos.holds.get(q, EMPTY)[i] for q in self.ships)],
        lambda self, pos, item: why_not_unload(pos, self, item),
    )
    def unload(self, pos: War, item: str) -> None:
        q = self.ship_with(pos, item)
        pay_labour(pos, self, (q,), self.how, amphibious=False)
        stock(pos, q, item, -1)
        lay(pos, self.space, item, 1)
        self._count(pos, item)
        pos.event("ship-unloaded", "WOR-27B1-a", piece=q, item=item, space=self.space)
        wear(pos, (q,), self.space, self.how)

    def _count(self, pos: War, item: str) -> None:
        if self.how == PORT and self.space < pos.kit.hex_count:
            pos.handled[self.space] = pos.handled.get(self.space, 0) + SIZE[item]

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def why_not_load(pos: War, frame: Freight, item: str) -> Refusals:
    if frame.ship_for(pos, item) < 0:
        return "WOR-27A1-c"
    return _handled(pos, frame, frame.ship_for(pos, item), item)


def why_not_unload(pos: War, frame: Freight, item: str) -> Refusals:
    q = frame.ship_with(pos, item)
    return "WOR-27B1-a" if q < 0 else _handled(pos, frame, q, item)


def _handled(pos: War, frame: Freight, q: int, item: str) -> Refusals:
    size, rules = SIZE[item], HEAVY_RULES.get(item, ())
    if item == SEAT and under_way(pos) and not is_inside(pos, under_way(pos), frame.space):
        return "WOR-46A-d"
    pos.cite(*rules)
    barred = rules and why_not_shore(pos, (q,), frame.space, frame.how, amphibious=False, heavy=True, ashore=True)
    if barred:
        return barred if barred != "WOR-31B-c" else (barred, *rules)
    return _why_not_handle(pos, frame, (q,), size, frame.space, frame.how, amphibious=False, fits=False)


# 31A1 loading in Japan


class HomePort(Answers[War], frozen=True):
    """At the end of the Japanese initial phase units and freight in Japan go aboard there for nothing (31A1)."""

    def ships(self, pos: War) -> list[int]:
        box = pos.kit.box[JAPAN_BOX]
        return [
            q
            for q in fleet(pos, JAPAN)
            if pos.place[q] == box and kind_of(pos, q) in (TRANSPORT, CRAFT) and q not in pos.worn + pos.docked
        ]

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, EMBARK, LOAD)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(JAPAN), "home-port", [*orders, DONE], ("WOR-31A1-a",))

    @offers(
        EMBARK,
        lambda self, pos: pos.units_at(pos.kit.box[JAPAN_BOX], JAPAN),
        lambda self, pos, p: None if would_fit(pos, weight(pos, p), self.ships(pos)) else "WOR-27A1-c",
    )
    def embark(self, pos: War, p: int) -> None:
        stow(pos, p, self.ships(pos))
        pos.put(p, pos.kit.aboard)
        use_up(pos, p)
        pos.event("embarks", "WOR-31A1-a", piece=p, by=pos.stowed[p][0], space=pos.kit.box[JAPAN_BOX])

    def ship_for(self, pos: War, item: str) -> int:
        return next((q for q in self.ships(pos) if room(pos, [q]) >= SIZE[item]), -1)

    @offers(
        LOAD,
        lambda self, pos: freight_at(pos, pos.kit.box[JAPAN_BOX]),
        lambda self, pos, item: "WOR-27A1-c" if self.ship_for(pos, item) < 0 else None,
    )
    def load(self, pos: War, item: str) -> None:
        ship, box = self.ship_for(pos, item), pos.kit.box[JAPAN_BOX]
        lay(pos, box, item, -1)
        stock(pos, ship, item, 1)
        pos.event("ship-loaded", "WOR-31A1-a", "WOR-27B1-a", piece=ship, item=item, space=box)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
