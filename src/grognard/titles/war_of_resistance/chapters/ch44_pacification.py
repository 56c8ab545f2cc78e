"""44F Pacification garrisons: troops that a captured major city may bind for a time."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import JAPAN, ChinaKit
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War

GARRISON = VERBS.piece("garrison")
SIZE, SIZE_OF_CAPITAL = 4 * QUARTERS, 8 * QUARTERS
MEMORY = 12
"""Turns for which a city is a capital after the government has left it."""
ALARM = 3
"""Hexes around the city in which a Chinese attack frees the garrison."""


@lru_cache(maxsize=64)
def away(kit: ChinaKit, space: int) -> npt.NDArray[np.int16]:
    """By space: hexes to a city."""
    return distance_field(kit.board.graph, space)


def hexes_of(pos: War, space: int) -> tuple[int, ...]:
    """All hexes of the city of a hex."""
    kit = pos.kit
    return kit.nation.conurbations.get(kit.conurbation[space], (space,))


def note_capital(pos: War) -> None:
    """Where the government works in a turn is remembered."""
    if pos.capital >= 0 and pos.capital_works:
        pos.seats[pos.capital] = pos.turn


def is_capital(pos: War, space: int) -> bool:
    """Whether the KMT government has worked in a city within six months (44F)."""
    return any(pos.turn - pos.seats[s] <= MEMORY for s in hexes_of(pos, space) if s in pos.seats)


def city_secured(pos: War, space: int) -> None:
    """Japan has taken a hex of a major city: if it has all of them, a die says whether troops are bound there."""
    if not pos.options.plays("pacification", "on") or not pos.kit.is_major[space]:
        return
    if any(pos.holder[s] != JAPAN for s in hexes_of(pos, space)):
        return
    least = next(int(row["least"]) for row in pos.kit.tables["success"] if row["result"] == "S")
    die = pos.roll()
    calm = die >= least
    pos.event("pacification", "WOR-44F-a", space=space, die=die, success="success" if calm else "failure")
    if not calm:
        capital = is_capital(pos, space)
        if capital:
            pos.cite("WOR-44F-c")
        pos.push(Pacification(space, SIZE_OF_CAPITAL if capital else SIZE, pos.turn + (2 if capital else 1)))


class Pacification(Answers[War], frozen=True):
    """Japan says which units in and around the city are its garrison (44F)."""

    space: Space
    need: Number
    until: Number
    units: Pieces = ()

    def candidates(self, pos: War) -> list[int]:
        here = hexes_of(pos, self.space)
        around = dict.fromkeys((*here, *(s for each in here for s in pos.kit.neighbours[each])))
        return [p for s in around for p in pos.units_at(s, JAPAN)]

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        if self.need <= 0 or not orders:
            pos.pop()
            return None
        args: dict[str, object] = {"space": self.space, "need": -(-self.need // QUARTERS)}
        return Ask(pos.seat(JAPAN), "pacification", orders, ("WOR-44F-b",), args)

    @offers(GARRISON, lambda self, pos: self.candidates(pos), lambda self, pos, p: why_not_pacify(pos, p, self))
    def take(self, pos: War, p: int) -> None:
        pos.pacifying[p] = (self.space, self.until)
        if pos.place[p] not in hexes_of(pos, self.space):
            pos.put(p, self.space)
        pos.event("pacifies", "WOR-44F-b", "WOR-44F-d", piece=p, space=self.space)
        pos.replace(replace(self, need=self.need - pos.kit.re[pos.face[p]], units=(*self.units, p)))


def why_not_pacify(pos: War, p: int, frame: Pacification) -> Refusals:
    """Units with an attack strength, in the city or next to it, that find room there (44F)."""
    if p in pos.pacifying or p not in frame.candidates(pos) or not pos.kit.attack[pos.face[p]]:
        return "WOR-44F-b"
    if pos.place[p] in hexes_of(pos, frame.space):
        return None
    return why_not_stack(pos, p, frame.space)


def release(pos: War) -> None:
    """The end of a turn: garrisons whose time is over are free (44F)."""
    for p, (_, until) in list(pos.pacifying.items()):
        if pos.turn >= until:
            del pos.pacifying[p]
            pos.cite("WOR-44F-d")


def rouse(pos: War, space: int) -> None:
    """The Chinese attack or enter a Japanese hex: garrisons of cities within three hexes are free (44F)."""
    for p, (city, _) in list(pos.pacifying.items()):
        if any(away(pos.kit, each)[space] <= ALARM for each in hexes_of(pos, city)):
            del pos.pacifying[p]
            pos.cite("WOR-44F-d")
