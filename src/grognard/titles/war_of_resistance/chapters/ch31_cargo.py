"""27B1, 31 Cargo on ships: how much they hold, what is lost with them, where it comes aboard and ashore."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.frame import Asks
from grognard.core.kinds import Pieces
from grognard.core.steps import Answers, Refusals
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch9_results import eliminate
from grognard.titles.war_of_resistance.chapters.ch12_freight import EMPTY, Cargo, size_of, with_item
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEMS
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    hexes_of,
    is_docked,
    is_on_river,
    kind_of,
    sea_at,
    strength,
)
from grognard.titles.war_of_resistance.chapters.ch40_parcels import lose_item
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit_naval import CARGO, CRAFT, ROUGH, TRANSPORT
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.war import War

PORT, BEACH, BANK = "port", "beach", "bank"
LABOUR = {
    (PORT, True): 30,
    (PORT, False): 30,
    (BEACH, True): 60,
    (BEACH, False): 90,
    (BANK, True): 60,
    (BANK, False): 90,
}
"""Naval movement points to embark or debark: by place, for amphibious cargo and for other cargo (31A)."""


# how much


def weight(pos: War, p: int) -> int:
    """Quarters of an RE that a ground unit takes aboard: cavalry and combat/motorised units count double (27B1)."""
    kind = pos.kit.kind[p]
    if kind.arm_class == "cm" or "cavalry" in kind.traits:
        pos.cite("WOR-27B1-b", "WOR-3A3-h")
        return pos.kit.re[pos.face[p]] * 2
    return pos.kit.re[pos.face[p]]


def capacity(pos: War, ships: Iterable[int]) -> int:
    """What ships hold, in quarters of an RE (27A1)."""
    return sum(strength(pos, p) * QUARTERS for p in ships if kind_of(pos, p) in CARGO)


def aboard(pos: War, ships: Iterable[int]) -> list[int]:
    """Ground units that any of these ships carry."""
    these = set(ships)
    return [p for p, carriers in pos.stowed.items() if these & set(carriers)]


def partners(pos: War, ships: Iterable[int]) -> list[int]:
    """These ships, and those that carry something together with them (31)."""
    found = list(dict.fromkeys(ships))
    for p in found:
        for carriers in pos.stowed.values():
            if p in carriers:
                found += [q for q in carriers if q not in found]
    return found


def room(pos: War, ships: Sequence[int]) -> int:
    """What is left aboard of ships and those who carry with them."""
    group = partners(pos, ships)
    load = sum(weight(pos, p) for p in aboard(pos, group)) + sum(size_of(pos.holds.get(p, EMPTY)) for p in group)
    return capacity(pos, group) - load


def stow(pos: War, p: int, ships: Sequence[int]) -> bool:
    """Bring a unit aboard: of one ship if it fits, else of several that go together. Whether it fits."""
    size = weight(pos, p)
    carriers = [q for q in ships if kind_of(pos, q) in CARGO and q not in pos.worn]
    for q in carriers:
        if room(pos, [q]) >= size:
            pos.stowed[p] = (q,)
            return True
    if carriers and room(pos, carriers) >= size:
        pos.stowed[p] = tuple(carriers)
        pos.cite("WOR-31-b")
        return True
    return False


def would_fit(pos: War, size: int, ships: Sequence[int]) -> bool:
    carriers = [q for q in ships if kind_of(pos, q) in CARGO and q not in pos.worn]
    return any(room(pos, [q]) >= size for q in carriers) or bool(carriers and room(pos, carriers) >= size)


# what is lost


def lose_cargo(pos: War, ships: Sequence[int]) -> None:
    """Ships are damaged or sunk: what no longer fits is lost, drawn by lot one after the other (31)."""
    group = partners(pos, ships)
    for p in ships:
        if not strength(pos, p) and p in pos.holds:
            for item, count in zip(ITEMS, pos.holds.pop(p), strict=True):
                if count:
                    lose_item(pos, item)
            pos.cite("WOR-31-c")
    while (units := aboard(pos, group)) or any(p in pos.holds for p in group):
        load = sum(weight(pos, p) for p in units) + sum(size_of(pos.holds.get(p, EMPTY)) for p in group)
        if load <= capacity(pos, group):
            return
        names = [pos.kit.piece_names[p] for p in units] + [
            f"{pos.kit.piece_names[p]} {item}"
            for p in group
            for item, count in zip(ITEMS, pos.holds.get(p, EMPTY), strict=True)
            if count
        ]
        drawn = names[0] if len(names) == 1 else pos.draw(names)
        pos.cite("WOR-31-d", "WOR-31-f" if len(group) == 1 else "WOR-31-g")
        if drawn in pos.kit.piece_index:
            drown(pos, pos.kit.piece_index[drawn])
        else:
            name, _, item = drawn.partition(" ")
            stock(pos, pos.kit.piece_index[name], item, -1)
            pos.event("hold-lost", "WOR-31-d", piece=pos.kit.piece_index[name], item=item)
            lose_item(pos, item)
    for p, carriers in list(pos.stowed.items()):
        afloat = tuple(q for q in carriers if strength(pos, q))
        if afloat:
            pos.stowed[p] = afloat


class CargoLoss(Answers[War], frozen=True):
    """Ships have been damaged or sunk: their cargo is looked after before anything else happens."""

    ships: Pieces

    def advance(self, pos: War) -> Asks:
        pos.pop()
        lose_cargo(pos, self.ships)
        return None


def drown(pos: War, p: int) -> None:
    """A unit is lost at sea: reduced to its cadre, which stays aboard, or eliminated (31, 9E)."""
    eliminate(pos, p)
    if pos.place[p] != pos.kit.aboard:
        pos.stowed.pop(p, None)
        pos.landings_planned.pop(p, None)
        if pos.landing_plans.pop(p, None) is not None:
            pos.event("landing-cancelled", "WOR-32C-g", audience=(pos.seat(pos.kit.side[p]),), piece=p)


def stock(pos: War, ship: int, item: str, change: int) -> None:
    """Items in the hold of a ship."""
    cargo: Cargo = with_item(pos.holds.get(ship, EMPTY), item, change)
    if any(cargo):
        pos.holds[ship] = cargo
    else:
        pos.holds.pop(ship, None)


# where


def shores(pos: War, ship: int) -> dict[int, str]:
    """By hex: how cargo comes ashore there from where a ship is: by a port, over a beach or a bank (30)."""
    kit = pos.kit
    if is_docked(pos, ship):
        return {pos.place[ship]: PORT}
    node = pos.berths[ship]
    river = is_on_river(pos, ship) or not _is_salt(pos, node)
    return {
        space: BANK if river else BEACH
        for space in hexes_of(pos, ship)
        if kit.is_land[space] and not kit.terrain[space].startswith("mountain")
    }


def _is_salt(pos: War, node: int) -> bool:
    naval = pos.kit.naval
    return node not in naval.lakes


def why_not_shore(
    pos: War, ships: Sequence[int], space: int, how: str, *, amphibious: bool, heavy: bool, ashore: bool
) -> Refusals:
    """The rule by which cargo does not come aboard these ships, or ashore from them, in a friendly hex (30B, 31B)."""
    kit = pos.kit
    box = kit.box[JAPAN_BOX]
    if space != box and pos.holder[space] != kit.side[ships[0]]:
        return "WOR-31-a"
    if how == PORT:
        return "WOR-30A-d" if space != box and space not in pos.harbours else None
    if space in pos.overrun_shores:
        return "WOR-30B-d"
    kinds = {kind_of(pos, p) for p in ships}
    if heavy and kinds != {CRAFT}:
        return "WOR-31B-c"
    if how == BEACH and sea_at(pos, space) > ROUGH:
        return "WOR-31B-e"
    if how == BANK and sea_at(pos, space) > ROUGH:
        pos.cite("WOR-31B-f")
    if amphibious:
        pos.cite("WOR-27B5-a")
    elif not ashore:
        pos.cite("WOR-31B-g")
    if amphibious or not ashore:
        return None
    allowed = kinds == {CRAFT} if how == BEACH else TRANSPORT not in kinds
    return None if allowed else "WOR-31B-b"


def port_room(pos: War, space: int) -> int:
    """Quarters of an RE that may still be embarked and debarked in a port in this player turn (30A1, 30A2, 14A4)."""
    kit = pos.kit
    if space == kit.box[JAPAN_BOX]:
        return 1 << 30
    most, _, hits = kit.naval.ports[kit.port[space]]
    most = max(0, most - min(pos.port_hits.get(space, 0), hits))
    if any("base" in kit.kind[p].traits for p in pos.units_at(space, pos.holder[space])):
        pos.cite("WOR-14A4-b")
        most += NAVAL_BASE
    return most * QUARTERS - pos.handled.get(space, 0)


NAVAL_BASE = 6
"""What a deployed naval base adds to the capacity of a port (14A4)."""


# what a unit pays


def is_spent(pos: War, p: int) -> bool:
    """Whether a unit came to its hex in a way that forbids more movement; a march before a voyage does not (31A)."""
    if pos.phase == "movement" and (p in pos.landed or pos.dropped.get(p) == pos.turn):
        return True
    return any(p in each for each in (pos.strategic, pos.flown_in, pos.infiltrated, pos.turned))


def fare(pos: War, p: int, how: str) -> int:
    """Quarters of a movement point that a unit pays to embark or debark (31A)."""
    kit, points = pos.kit, QUARTERS
    if kit.kind[p].arm_class == "cm":
        points *= 2
        pos.cite("WOR-31A-c")
    if how != PORT and not kit.naval.amphibious[p]:
        points *= 2
        pos.cite("WOR-31A-d")
    return points


def pay_fare(pos: War, p: int, how: str) -> None:
    """It pays what it has if that is not enough (31A)."""
    left = max(0, allowance(pos, p, exploits=pos.phase == "exploitation") - pos.spent[p])
    due = fare(pos, p, how)
    pos.cite("WOR-31A-b", *(("WOR-31A-g",) if due > left else ()))
    pos.spent[p] += min(left, due)
