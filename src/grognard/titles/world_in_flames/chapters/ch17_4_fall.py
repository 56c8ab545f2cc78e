"""17.4 The fall of Vichy, the end of it when France is liberated, and what becomes of its lands, units and ships."""

from __future__ import annotations

from collections import Counter

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side
from grognard.core.steps import Steps, offers
from grognard.titles.world_in_flames.chapters.ch11_11_airfields import surprise_ship
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import heir, lands, other_homes
from grognard.titles.world_in_flames.chapters.ch17_4_status import dissolve, is_metropolitan
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of
from grognard.titles.world_in_flames.kit import FRANCE, NOBODY, VICHY
from grognard.titles.world_in_flames.verbs import REFUGE
from grognard.titles.world_in_flames.war import AXIS, War


def occupier(pos: War, nation: int) -> int:
    """The Axis power with land units in a country of Vichy, the one with most of them; NOBODY if none has any."""
    sides = [pos.side(p) for space in lands(pos, nation) for p in pos.index.at[space]]
    there = Counter(side for side in sides if side not in (NOBODY, VICHY) and pos.camps[side] == AXIS)
    return max(there, key=lambda side: (there[side], -side)) if there else NOBODY


def conquer(pos: War, nation: int, side: int) -> None:
    """A country of Vichy is conquered by an Axis power, with the hexes that Vichy has there (13.7.1)."""
    pos.leader[nation], pos.conquered[nation] = side, 1
    pos.fallen, pos.fell = {**pos.fallen, nation: side}, {**pos.fell, nation: pos.turn}
    for space in lands(pos, nation):
        pos.holder[space] = heir(pos, space, VICHY, side)
    pos.forget()


def go_over(pos: War, nation: int) -> None:
    """A country of Vichy is French again."""
    pos.leader[nation] = FRANCE
    for space in lands(pos, nation):
        if pos.holder[space] == VICHY:
            pos.holder[space] = FRANCE
    pos.forget()


def possessions(pos: War) -> list[int]:
    """The countries that follow Vichy, without Metropolitan Vichy France."""
    return [nation for nation, side in enumerate(pos.leader) if side == VICHY and nation != pos.kit.power[VICHY]]


def units_of(pos: War) -> list[int]:
    """Everything that is Vichy's, on the map and off it."""
    return [p for p in range(len(pos.place)) if pos.side(p) == VICHY and pos.place[p] != pos.kit.scrapped]


class VichyFalls(Steps[War], frozen=True):
    """An Axis unit has entered Metropolitan Vichy France before any of the Allies (17.4)."""

    side: Side
    """Who has brought it about; the conqueror is who installed it."""
    steps = ("fall", "overseas", "refuge", "army", "fleet", "end")

    def fall(self, pos: War) -> None:
        pos.event("vichy-falls", "WIF-17.4-s", "WIF-17.4-t", side=self.side)
        overseas = {nation: occupier(pos, nation) for nation in possessions(pos)}
        army = [p for p in units_of(pos) if not pos.kit.is_ship[p]]
        for p in army:
            if pos.on_map(p) and is_metropolitan(pos, pos.place[p]):
                self._to_pool(pos, p)
        conquer(pos, pos.kit.power[VICHY], pos.installer)
        for nation, found in overseas.items():
            if found != NOBODY:
                conquer(pos, nation, found)
                pos.event("conquered", "WIF-17.4-u", side=found, nation=key_of(pos, nation))
            else:
                go_over(pos, nation)
                pos.event("goes-over", "WIF-17.4-u", side=FRANCE, nation=key_of(pos, nation))

    @staticmethod
    def _to_pool(pos: War, p: int) -> None:
        pos.role[p] = pos.down[p] = 0
        pos.put(p, pos.kit.pool)
        pos.pooled[p] = 1
        pos.event("dismissed", "WIF-17.4-v", piece=p)

    def overseas(self, pos: War) -> None:
        """If Free France was wholly conquered it rises again in what goes over to it (17.4)."""
        france = pos.kit.power[FRANCE]
        if pos.leader[france] == FRANCE or not other_homes_of(pos):
            return
        pos.leader[france] = FRANCE
        for foe in (pos.installer, self.side):
            pos.wars[FRANCE] |= 1 << foe
            pos.wars[foe] |= 1 << FRANCE
        pos.forget()

    def refuge(self, pos: War) -> Asks:
        """A new home country for a Free France that had none (17.4)."""
        france = pos.kit.power[FRANCE]
        if pos.refuges.get(france, -1) >= 0 or pos.leader[france] != FRANCE:
            return None
        homes = other_homes_of(pos)
        if not homes:
            return None
        args: dict[str, object] = {"nation": key_of(pos, france)}
        return Ask(pos.seat(FRANCE), "refuge", REFUGE.each(key_of(pos, home) for home in homes), ("WIF-17.4-u",), args)

    @offers(REFUGE)
    def take_refuge(self, pos: War, key: str) -> None:
        pos.refuges = {**pos.refuges, pos.kit.power[FRANCE]: nation_of(pos, key)}
        pos.forget()
        self.turn_to(pos, "army")

    def army(self, pos: War) -> None:
        """Land and air units elsewhere are Free French (17.4)."""
        theirs = [p for p in pos.colours if not pos.kit.is_ship[p] and pos.side(p) in (VICHY, pos.installer)]
        mine = [p for p in theirs if pos.colours[p] == pos.kit.power[VICHY]]
        if mine:
            pos.enlist(dict.fromkeys(mine, -1))
            pos.cite("WIF-17.4-v")

    def fleet(self, pos: War) -> None:
        """Ships: what is not on the map goes to who made Vichy fall; the others are Free French, if they get away."""
        kit = pos.kit
        ships = [p for p, nation in pos.colours.items() if nation == kit.power[VICHY] and kit.is_ship[p]]
        absent = [p for p in ships if pos.place[p] in (kit.circle, kit.repair, kit.hulls)]
        pos.enlist(dict.fromkeys(ships, -1))
        for p in absent:
            pos.prizes = {**pos.prizes, p: self.side}
            pos.event("allotted", "WIF-17.4-w", side=self.side, piece=p)
        pos.forget()
        for p in ships:
            owner = pos.holder[pos.place[p]] if pos.on_map(p) else NOBODY
            if owner != NOBODY and pos.camps[owner] == AXIS:
                pos.cite("WIF-17.4-x")
                surprise_ship(pos, p, owner)
            elif p not in absent:
                pos.cite("WIF-17.4-x")

    def end(self, pos: War) -> None:
        dissolve(pos)


def other_homes_of(pos: War) -> list[int]:
    """The countries in which Free France could have its home."""
    return [home for home in other_homes(pos, pos.kit.power[FRANCE]) if pos.leader[home] == FRANCE]


# 13.7.5 the liberation of France


def reunite(pos: War) -> None:
    """Occupied France is liberated: Vichy and Free France end, and all that was theirs is French (17.4, 13.7.5)."""
    vichy, france = pos.kit.power[VICHY], pos.kit.power[FRANCE]
    for nation in possessions(pos):
        go_over(pos, nation)
    if pos.leader[vichy] == VICHY:
        for space in pos.kit.land:
            if pos.holder[space] == VICHY:
                pos.holder[space] = FRANCE
    pos.enlist({p: -1 for p, nation in pos.colours.items() if nation in (vichy, france)})
    pos.leader[vichy], pos.conquered[vichy] = NOBODY, 0
    pos.fallen = {nation: side for nation, side in pos.fallen.items() if nation != vichy}
    pos.divided = 0
    dissolve(pos)
    pos.event("vichy-ends", "WIF-17.4-z", "WIF-13.7.5-d", "WIF-13.7.5-n", side=FRANCE)
