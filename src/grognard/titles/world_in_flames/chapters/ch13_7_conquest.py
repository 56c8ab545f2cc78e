"""13.7.1 Conquest: what must be held, who is the conqueror, and what becomes of units, ships and hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial

import numpy as np
from msgspec.structs import replace

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Side, Spaces, Word
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_stacking import why_not_stack
from grognard.titles.world_in_flames.chapters.ch2_zones import has_zone
from grognard.titles.world_in_flames.chapters.ch9_wars import fights, foes
from grognard.titles.world_in_flames.chapters.ch11_4_routes import why_not_berth
from grognard.titles.world_in_flames.chapters.ch11_11_airfields import drive_off
from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.chapters.ch17_4_status import dissolve
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of
from grognard.titles.world_in_flames.kit import CHINA, COMMONWEALTH, FRANCE, ITALY, NOBODY, SIDES, VICHY
from grognard.titles.world_in_flames.verbs import ALLOT, ALLOT_FLEET, REFUGE, SETTLE_AT
from grognard.titles.world_in_flames.war import AXIS, War

CAPITAL_WORTH = 3
"""A capital counts as so many factories when influence is compared (13.7.1-k)."""
ITALIAN = 3
"""So many of the four conditions conquer Italy (13.7.1-i)."""
STRONG = ("HQ-A", "ARM", "MECH", "MTN")
OWN_CHOICE, LOST = 2, 5
"""The die for a ship that is not on the map: who is conquered chooses, it is lost, the conqueror chooses (13.7.1-p)."""


# what belongs to a country


def lands(pos: War, nation: int) -> list[int]:
    """The hexes of a country on the maps in play."""
    return [int(space) for space in np.flatnonzero(pos.homes[: pos.kit.hex_count] == nation)]


def strongholds(pos: War, nation: int) -> list[int]:
    """The capital and the printed factories of a country (13.7.1-j)."""
    kit = pos.kit
    return [space for space in lands(pos, nation) if kit.factories[space] or kit.capital.get(space) == nation]


def has_capital(pos: War, nation: int) -> bool:
    return any(whose == nation for whose in pos.kit.capital.values())


def is_territory(pos: War, nation: int) -> bool:
    return pos.kit.tables["countries"][nation]["kind"] == "territory"


def towns(pos: War, nation: int) -> list[int]:
    """What must be held of a territory: its cities and ports; without any, all of it (13.7.1-e)."""
    kit = pos.kit
    whole = lands(pos, nation)
    return [space for space in whole if kit.is_city[space] or kit.port[space]] or whole


def is_conquered(pos: War, nation: int) -> bool:
    """Whether a country is conquered, partly or wholly."""
    return bool(pos.conquered[nation])


def colonies(pos: War, nation: int) -> list[int]:
    """The minors with a capital that a minor controls itself."""
    name = pos.kit.nations[nation]
    rows = enumerate(pos.kit.tables["countries"])
    owned = [other for other, row in rows if row["controller_sep_1939"] == name and row["kind"] == "minor"]
    return [other for other in owned if other != nation and has_home(pos, other, pos.leader[nation])]


def has_home(pos: War, nation: int, side: int) -> bool:
    """Whether a country still serves a side as a home country."""
    return pos.leader[nation] == side and not pos.conquered[nation] and has_capital(pos, nation)


def other_homes(pos: War, nation: int) -> list[int]:
    """The home countries that can serve the units of a conquered one (13.7.1-v, -am, -an)."""
    kit, side = pos.kit, pos.leader[nation]
    found = [other for other in range(len(kit.nations)) if other != nation and has_home(pos, other, side)]
    if nation in kit.minors:
        own = [kit.power[side], *(commonwealth_homes(pos) if side == COMMONWEALTH else ()), *colonies(pos, nation)]
        return sorted({other for other in own if has_home(pos, other, side)})
    return found


def commonwealth_homes(pos: War) -> list[int]:
    """The home countries of the Commonwealth (2.5-i)."""
    return [nation for nation, row in enumerate(pos.kit.tables["countries"]) if row["kind"] == "home"]


def fights_on(pos: War, nation: int) -> bool:
    """Whether whose country is conquered still has another: then the conquest is partial (13.7.1-l, -ad)."""
    if nation in pos.kit.minors:
        return bool(colonies(pos, nation))
    return bool(other_homes(pos, nation))


# who conquers


def garrison(pos: War, units: Iterable[int], nation: int) -> Fraction:
    """The garrison value of units in a country: face-up, and in no enemy zone (13.1-j, -k)."""
    kit, total = pos.kit, Fraction(0)
    for p in units:
        if pos.home[pos.place[p]] != nation or pos.down[p] or _in_zone(pos, p):
            continue
        strong = kit.kind[p] in STRONG or "SS" in kit.flags[p]
        total += Fraction(1, 2) if kit.is_small[p] else 2 if strong else 1
    return total


def _in_zone(pos: War, p: int) -> bool:
    kit = pos.kit
    enemies = set(foes(pos, pos.nation[p]))
    return any(q in enemies and has_zone(pos, q) for near in kit.neighbours[pos.place[p]] for q in pos.index.at[near])


def forces(pos: War, side: int) -> list[int]:
    """Land and air units of a side on the map."""
    return [*pos.units_of(side), *pos.aircraft_of(side)]


def foremost(pos: War, nation: int, sides: Iterable[int], worth: Callable[[int], int]) -> int:
    """Who has the greatest influence: by what it holds, by its garrison, or as the last to come (13.7.1-f, -k)."""
    last = pos.foremost.get(nation, NOBODY)
    pos.cite("WIF-13.7.1-f" if is_territory(pos, nation) else "WIF-13.7.1-k")

    def influence(side: int) -> tuple[int, Fraction, bool, int]:
        return worth(side), garrison(pos, forces(pos, side), nation), side == last, -side

    return max(sides, key=influence)


def conqueror(pos: War, nation: int) -> int:
    """Who conquers a country in this phase; NOBODY if nobody does."""
    kit, owner = pos.kit, pos.leader[nation]
    if owner == NOBODY:
        return NOBODY
    if pos.conquered[nation]:
        if pos.table.cited is not None and _stormed(pos, nation, strongholds(pos, nation) or towns(pos, nation)):
            pos.cite("WIF-13.7.1-d")
        return NOBODY
    if nation == kit.power[ITALY] and owner == ITALY:
        return _conqueror_of_italy(pos, nation)
    territory = is_territory(pos, nation)
    if not territory and not has_capital(pos, nation):
        return NOBODY
    keys = towns(pos, nation) if territory else strongholds(pos, nation)
    if territory and not _stormed(pos, nation, keys):
        around = _around(pos, nation)
        if around and _stormed(pos, nation, around):
            pos.cite("WIF-13.7.1-g")
            keys = around
    if not keys or not _stormed(pos, nation, keys):
        return NOBODY
    return foremost(pos, nation, {pos.holder[space] for space in keys}, lambda side: _hold(pos, nation, keys, side))


def _stormed(pos: War, nation: int, keys: Iterable[int]) -> bool:
    """Whether enemies of whoever controls a country hold all of these hexes (13.7.1-a)."""
    camp = pos.camps[pos.leader[nation]]
    holders = {pos.holder[space] for space in keys}
    return all(side != NOBODY and pos.camps[side] != camp and fights(pos, nation, side) for side in holders)


def _hold(pos: War, nation: int, keys: Iterable[int], side: int) -> int:
    """What a side holds of a country: cities and ports of a territory, else factories and the capital."""
    kit, mine = pos.kit, [space for space in keys if pos.holder[space] == side]
    if is_territory(pos, nation):
        return len(mine)
    return sum(kit.factories[space] + CAPITAL_WORTH * (kit.capital.get(space) == nation) for space in mine)


def _around(pos: War, nation: int) -> list[int]:
    """The ports and coastal cities of all sea areas on which a territory has a coast (13.7.1-g)."""
    kit = pos.kit
    seas = {sea for space in lands(pos, nation) for sea in kit.seas.coast[space]}
    return [
        space
        for space in kit.land
        if (kit.port[space] or kit.is_city[space]) and seas.intersection(kit.seas.coast[space])
    ]


def _conqueror_of_italy(pos: War, nation: int) -> int:
    """Three of four conditions (13.7.1-i)."""
    kit = pos.kit
    enemies = [side for side in members(pos, 1 - AXIS) if fights(pos, nation, side)]
    rome = kit.space_of("Rome")
    tripoli = kit.places.get("Tripoli", -1)
    works = [space for space in lands(pos, nation) if kit.factories[space] and space != rome]
    theirs = sum((garrison(pos, forces(pos, side), nation) for side in enemies), Fraction(0))
    own = [p for p in forces(pos, ITALY) if pos.nation[p] == nation]
    met = (
        pos.holder[rome] in enemies,
        tripoli >= 0 and pos.holder[tripoli] in enemies,
        any(pos.holder[space] in enemies for space in works),
        theirs > garrison(pos, own, nation),
    )
    if sum(met) < ITALIAN:
        return NOBODY
    keys = strongholds(pos, nation)
    pos.cite("WIF-13.7.1-i")
    present = [side for side in enemies if forces(pos, side) or _hold(pos, nation, keys, side)]
    return foremost(pos, nation, present, lambda side: _hold(pos, nation, keys, side))


def conquests(pos: War) -> list[tuple[int, int]]:
    """All conquests of a turn: they happen at one time (13.7.1-b)."""
    found = [(nation, conqueror(pos, nation)) for nation in sorted(pos.present)]
    return [(nation, side) for nation, side in found if side != NOBODY]


# what becomes of it


class Conquest(Steps[War], frozen=True):
    """A country is conquered (13.7.1)."""

    nation: Number
    side: Side
    by: Side
    """Who has led it so far."""
    whole: bool = False
    """Whether nothing is left to fight on with."""
    ships: Pieces = ()
    """Ships that are not on the map, for which a die is still to be rolled."""
    chooser: Side = NOBODY
    """Who says to whom the ship in hand goes; NOBODY before the die."""
    steps = ("fall", "units", "dice", "leave", "control", "harbours", "refuge", "end")

    def fall(self, pos: War) -> None:
        kit = pos.kit
        territory = is_territory(pos, self.nation)
        pos.conquered[self.nation] = 1
        pos.fallen = {**pos.fallen, self.nation: self.side}
        pos.fell = {**pos.fell, self.nation: pos.turn}
        whole = territory or not fights_on(pos, self.nation)
        rules = ("WIF-13.7.1-e",) if territory else ("WIF-13.7.1-j", "WIF-13.7.1-ad" if whole else "WIF-13.7.1-l")
        pos.event("conquered", "WIF-13.7.1-a", *rules, side=self.side, nation=key_of(pos, self.nation))
        pos.cite("WIF-13.7.1-c" if self.nation in kit.minors else "WIF-13.7.1-b")
        if self.by == VICHY:
            pos.cite("WIF-17.4-e")
        if territory:
            pos.leader[self.nation] = self.side
            self._occupy(pos)
            pos.forget()
            pos.pop()
            return
        _tell_america(pos, self.nation, self.side)
        self.turn_to(pos, "units", whole=whole)

    def _occupy(self, pos: War) -> None:
        """Hexes of a territory that the enemy holds without a land unit are the conqueror's (-h)."""
        for space in lands(pos, self.nation):
            owner = pos.holder[space]
            if not is_hostile(pos, owner, self.side):
                continue
            if not any(is_hostile(pos, pos.side(p), self.side) for p in pos.index.at[space] if pos.side(p) != NOBODY):
                pos.holder[space] = self.side
                pos.cite("WIF-13.7.1-h")

    def _own(self, pos: War) -> list[int]:
        return [p for p, nation in enumerate(pos.nation) if nation == self.nation]

    def units(self, pos: War) -> None:
        """Its land and air units in the country and off the map are gone; of one wholly conquered all (-m, -ae)."""
        kit = pos.kit
        gone = (kit.scrapped, kit.away)
        for p in self._own(pos):
            at = pos.place[p]
            if at in gone or not (kit.year[p] or kit.is_ship[p]):
                continue
            if kit.is_ship[p]:
                if at == kit.pool and kit.kind[p] != "CP" and pos.pooled[p]:
                    pos.pooled[p] = 0
                    pos.put(p, kit.scrapped)
                    pos.cite("WIF-13.7.1-o")
            elif self.whole or not pos.on_map(p) or pos.home[at] == self.nation:
                pos.role[p] = 0
                pos.pooled[p] = 0
                pos.down[p] = 0
                pos.put(p, kit.scrapped)
                pos.cite("WIF-13.7.1-ae" if self.whole else "WIF-13.7.1-m")
        yards = (kit.circle, kit.hulls, kit.repair)
        absent = tuple(p for p in self._own(pos) if kit.is_ship[p] and pos.place[p] in yards)
        self.turn_to(pos, "dice", ships=absent)

    def dice(self, pos: War) -> Asks:
        """Ships being built or repaired: a die each says who chooses, or that they are lost (-p)."""
        if not self.ships:
            return None
        p = self.ships[0]
        if self.whole and self.nation not in pos.kit.minors:
            self._give(pos, self.side, "WIF-13.7.1-ag")
            return None
        if self.chooser != NOBODY:
            names = [SIDES[side] for camp in (0, 1) for side in members(pos, camp)]
            rules = ("WIF-13.7.1-p",)
            return Ask(pos.seat(self.chooser), "allotment", ALLOT.each(names), rules, {"piece": p})
        die = pos.roll(10)
        pos.event("ship-die", "WIF-13.7.1-p", piece=p, die=die)
        if OWN_CHOICE < die <= LOST:
            pos.put(p, pos.kit.scrapped)
            self.turn_to(pos, "dice", ships=self.ships[1:])
        else:
            self.turn_to(pos, "dice", chooser=self.by if die <= OWN_CHOICE else self.side)
        return None

    @offers(ALLOT)
    def allot(self, pos: War, side: str) -> None:
        self._give(pos, SIDES.index(side), "WIF-13.7.1-p")

    def _give(self, pos: War, side: int, rule: str) -> None:
        p = self.ships[0]
        if side != self.by:
            pos.prizes = {**pos.prizes, p: side}
            pos.forget()
        pos.event("allotted", rule, side=side, piece=p)
        self.turn_to(pos, "dice", ships=self.ships[1:], chooser=NOBODY)

    def leave(self, pos: War) -> None:
        """Others of the beaten camp leave the country, unless they are at war with the conqueror (-q)."""
        camp = pos.camps[self.by]
        exiles = [
            p
            for p in (*pos.in_play(), *pos.in_the_air())
            if pos.home[pos.place[p]] == self.nation
            and pos.side(p) != NOBODY
            and pos.camps[pos.side(p)] == camp
            and not fights(pos, pos.nation[p], self.side)
        ]
        if exiles:
            pos.cite("WIF-13.7.1-q")
            pos.push(Exodus(tuple(exiles), self.nation))

    def control(self, pos: War) -> None:
        """Who stands in a hex, or alone has a zone there, takes it; all others are the conqueror's (-r, -s)."""
        for space in lands(pos, self.nation):
            if pos.partition and pos.kit.region[space] == "Eastern Poland":
                continue  # it has been conquered already (19.5.1)
            pos.holder[space] = heir(pos, space, self.by, self.side)
        pos.cite("WIF-13.7.1-r", "WIF-13.7.1-s")
        if self.whole:
            self._vanish(pos)
        pos.forget()

    def _vanish(self, pos: War) -> None:
        """Nothing is left: a minor's ships are its leader's own; a power is at peace with everybody (-ad, -af)."""
        kit = pos.kit
        for p in self._own(pos):
            if kit.is_ship[p] and p not in pos.prizes and pos.place[p] != kit.scrapped:
                pos.prizes = {**pos.prizes, p: self.by}
                pos.cite("WIF-13.7.1-af")
        pos.leader[self.nation] = self.side
        pos.feuds = {nation: sides for nation, sides in pos.feuds.items() if nation != self.nation}
        if self.nation in kit.minors:
            return
        for side in range(len(SIDES)):
            pos.wars[side] &= ~(1 << self.by)
        pos.wars[self.by] = 0
        self._inherit(pos)
        if self.by == VICHY:
            dissolve(pos)

    def _inherit(self, pos: War) -> None:
        """What a power held elsewhere goes back, to who has most influence there, or is neutral (-ah, -ai)."""
        kit = pos.kit
        for nation, leader in enumerate(pos.leader):
            if leader != self.by or nation == self.nation:
                continue
            whole = lands(pos, nation)
            keys = strongholds(pos, nation) or towns(pos, nation)
            there = {pos.side(p) for space in whole for p in (*pos.index.at[space], *pos.index.air[space])}
            there |= {pos.holder[space] for space in keys}
            heirs = sorted(side for side in there - {self.by, NOBODY} if pos.camps[side] >= 0)
            influence = partial(_hold, pos, nation, keys)
            found = foremost(pos, nation, heirs, influence) if heirs else NOBODY
            pos.leader[nation] = found
            pos.conquered[nation] = int(found != NOBODY)
            if found == NOBODY:
                pos.fallen = {other: side for other, side in pos.fallen.items() if other != nation}
            for space in whole:
                if pos.holder[space] == self.by:
                    pos.holder[space] = found
            pos.cite("WIF-13.7.1-ai")
        for space in kit.land:
            if pos.holder[space] == self.by:
                pos.holder[space] = pos.leader[pos.home[space]] if pos.home[space] >= 0 else NOBODY
                pos.cite("WIF-13.7.1-ah")

    def harbours(self, pos: War) -> None:
        """Ships and aircraft whose bases are the enemy's now are overrun (-u, -aj, 2.5-s)."""
        for space in lands(pos, self.nation):
            owner = pos.holder[space]
            there = [pos.side(p) for p in (*pos.index.port[space], *pos.based_at(space))]
            if owner != NOBODY and any(pos.camps[side] != pos.camps[owner] for side in there if side != NOBODY):
                pos.cite("WIF-13.7.1-aj" if self.whole else "WIF-13.7.1-u", "WIF-2.5-s")
                drive_off(pos, space, owner)

    def refuge(self, pos: War) -> Asks:
        """A new home country for its units (-v, -am, -an), or for its ships another master (-ao)."""
        if not self.whole:
            homes = other_homes(pos, self.nation)
            if not homes:
                return None
            minor = self.nation in pos.kit.minors
            rule = "WIF-13.7.1-an" if minor else "WIF-13.7.1-v" if self.by == COMMONWEALTH else "WIF-13.7.1-am"
            args: dict[str, object] = {"nation": key_of(pos, self.nation)}
            return Ask(pos.seat(self.by), "refuge", REFUGE.each(key_of(pos, home) for home in homes), (rule,), args)
        if self.nation in pos.kit.minors or not self._fleet(pos):
            return None
        names = [SIDES[side] for side in members(pos, pos.camps[self.by]) if side != self.by and pos.wars[side]]
        if not names:
            return None
        args = {"nation": key_of(pos, self.nation)}
        return Ask(pos.seat(self.by), "fleet-heir", ALLOT_FLEET.each(names), ("WIF-13.7.1-ao",), args)

    def _fleet(self, pos: War) -> list[int]:
        return [p for p in pos.afloat() if pos.prizes.get(p) == self.by]

    @offers(REFUGE)
    def take_refuge(self, pos: War, key: str) -> None:
        home = nation_of(pos, key)
        pos.refuges = {**pos.refuges, self.nation: home}
        pos.forget()
        self.turn_to(pos, "end")

    @offers(ALLOT_FLEET)
    def allot_fleet(self, pos: War, side: str) -> None:
        for p in self._fleet(pos):
            pos.prizes = {**pos.prizes, p: SIDES.index(side)}
        pos.forget()
        self.turn_to(pos, "end")

    def end(self, pos: War) -> None:
        pos.event("conquest-over", "WIF-13.7.1-ad" if self.whole else "WIF-13.7.1-l", nation=key_of(pos, self.nation))


def heir(pos: War, space: int, beaten: int, winner: int) -> int:
    """Who controls a hex of a conquered country from now on (13.7.1-r, -s): who is beaten too, where he fights on.

    Units of Vichy France that are still there will be Free French (17.4-v).
    """
    kit, before = pos.kit, pos.holder[space]
    claims: dict[int, int] = {}
    for p in (*pos.index.at[space], *pos.index.air[space]):
        side = FRANCE if pos.side(p) == VICHY else pos.side(p)
        if side != NOBODY:
            claims[side] = claims.get(side, 0) + (kit.factor[p] or kit.tactical[p])
    claimant = max(claims, key=lambda side: (claims[side], -side)) if claims else _alone(pos, space, beaten)
    if claimant == NOBODY:
        return winner
    if before not in (NOBODY, beaten) and pos.camps[before] == pos.camps[claimant]:
        return before
    return claimant


def is_hostile(pos: War, owner: int, side: int) -> bool:
    """Whether what somebody holds or commands is not of a side's camp."""
    return owner == NOBODY or pos.camps[owner] != pos.camps[side]


def zones_over(pos: War, space: int) -> set[int]:
    """The powers with a zone in a hex."""
    kit = pos.kit
    extends = kit.seasons.zone_links(pos.skies)
    near = [other for other in kit.neighbours[space] if other < kit.hex_count and extends[kit.board.link(other, space)]]
    return {pos.side(p) for other in near for p in pos.index.at[other] if has_zone(pos, p)} - {NOBODY}


def in_zone_of(pos: War, space: int, camp: int) -> bool:
    """Whether a power of a camp has a zone in a hex, or a unit there: then that of its enemies is contested."""
    there = {pos.side(p) for p in pos.index.at[space]} - {NOBODY}
    return any(pos.camps[side] == camp for side in zones_over(pos, space) | there)


def _alone(pos: War, space: int, beaten: int) -> int:
    """The only power with a zone in an empty hex."""
    sides = zones_over(pos, space) - {beaten}
    return sides.pop() if len(sides) == 1 else NOBODY


def _tell_america(pos: War, nation: int, side: int) -> None:
    """Conquests that count for US entry (13.3.3)."""
    kit = pos.kit
    if pos.camps[side] != AXIS:
        return
    key = {kit.power[CHINA]: "china-conquered", kit.power[COMMONWEALTH]: "uk-conquered"}.get(nation)
    key = "france-conquered" if nation == kit.power[FRANCE] else key
    if key:
        stir(pos, key, power=side)
    elif nation in commonwealth_homes(pos):
        stir(pos, "dominion-conquered", key_of(pos, nation), power=side)


# units that must leave a country


class Exodus(Answers[War], frozen=True):
    """Units leave a country for the nearest hex of their own side where they can stand; who finds none is lost."""

    units: Pieces
    country: Number
    rule: Word = "WIF-13.7.1-q"
    """Why they leave."""
    shut: Spaces = ()
    """Other hexes to which they may not go."""

    def _near(self, pos: War) -> list[int]:
        there = set(self.shut)
        return nearest(pos, self.units[0], lambda space: pos.home[space] != self.country and space not in there)

    def advance(self, pos: War) -> Asks:
        if not self.units:
            pos.pop()
            return None
        spaces = self._near(pos)
        p = self.units[0]
        if not spaces:
            pos.put(p, pos.kit.lost)
            pos.replace(replace(self, units=self.units[1:]))
            pos.event("destroyed", self.rule, piece=p)
            return None
        return Ask(pos.seat(pos.side(p)), "exodus", SETTLE_AT.each(spaces), (self.rule,), {"piece": p})

    @offers(SETTLE_AT)
    def settle_at(self, pos: War, space: int) -> None:
        pos.put(self.units[0], space)
        pos.event("resettled", self.rule, piece=self.units[0], to=space)
        pos.replace(replace(self, units=self.units[1:]))


def nearest(pos: War, p: Piece, may: Callable[[int], bool]) -> list[int]:
    """The nearest hexes of its own side where a unit can stand; several if they are equally near."""
    kit = pos.kit
    far = distance_field(kit.board.graph, [pos.place[p]])
    side = pos.side(p)
    mine = sorted((int(far[space]), space) for space in kit.land if pos.holder[space] == side and may(space))
    found: list[int] = []
    at = -1
    for distance, space in mine:
        if found and distance > at:
            break
        if not (why_not_berth(pos, p, space) if kit.is_ship[p] else why_not_stack(pos, p, space)):
            found.append(space)
            at = distance
    return found
