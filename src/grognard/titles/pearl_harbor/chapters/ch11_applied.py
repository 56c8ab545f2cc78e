"""11. Which rules of supply a trace has applied: those without which some unit would fare otherwise.

Only cases ask for it. Each rule is left out in turn, the lines are traced without it, and whoever is then in supply or
not shows that the rule was at work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np

from grognard.board import flood
from grognard.titles.pearl_harbor.chapters.ch2_zones import zoc_of
from grognard.titles.pearl_harbor.chapters.ch5_bases import is_port, ports
from grognard.titles.pearl_harbor.chapters.ch11_supply import (
    CHINESE,
    afloat_of,
    areas_kept,
    ashore_of,
    barred_ground,
    held_by,
    home_force,
    in_areas,
    near_ships,
    rough_ground,
    side_of_home,
    sources,
    terrain_of,
)
from grognard.titles.pearl_harbor.chapters.ch19_nations import Mask
from grognard.titles.pearl_harbor.kit import FORTRESS, INSTALLATION, LEADER
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War

Traced = tuple[int, str]
"""Where somebody is, and whose home base is his."""


class Grounds(NamedTuple):
    """What bars the lines to a home base."""

    near: Mask
    """Waters near hostile ships."""
    narrow: Mask
    """Narrow seas without ships of one's own."""
    barred: Mask
    """Land where no line goes."""
    rough: Mask
    """Land where lines end."""
    homes: list[int]


def _grounds(pos: War, home: str) -> Grounds:
    side = side_of_home(home)
    areas = frozenset(pos.kit.area_hexes) - areas_kept(pos, side)
    return Grounds(
        near_ships(pos, enemy(side)),
        in_areas(pos.kit, areas),
        barred_ground(pos, home),
        rough_ground(pos, side, chinese=home in CHINESE),
        sources(pos, home, side),
    )


def _linked(pos: War, home: str, grounds: Grounds, spaces: Iterable[int]) -> list[bool]:
    """Of each hex whether a line leads to the home base past these obstacles."""
    kit, terrain, side = pos.kit, terrain_of(pos.kit), side_of_home(home)
    shut = grounds.near | grounds.narrow
    harbours = [part for space in grounds.homes if not shut[space] for part in kit.harbour[space]]
    sea = flood(kit.sea.board.graph, harbours, terrain.sea_links, shut[terrain.sea_space].view(np.uint8))
    afloat = afloat_of(kit, sea, frozenset()) if harbours else bytes(kit.board.size)
    starts = [space for space in grounds.homes if not grounds.barred[space]]
    starts += [space for space in ports(pos, side) if afloat[space] and not grounds.barred[space]]
    ashore = ashore_of(kit, grounds.barred | grounds.rough, starts)
    return [
        (afloat[space] != 0 and is_port(pos, space, side)) or ashore[space] != 0 or space in grounds.homes
        for space in spaces
    ]


Without = Callable[[War, str, Grounds], Grounds | None]


def _no_ships(pos: War, home: str, grounds: Grounds) -> Grounds:
    return grounds._replace(near=np.zeros_like(grounds.near))


def _no_narrow_seas(pos: War, home: str, grounds: Grounds) -> Grounds:
    return grounds._replace(narrow=np.zeros_like(grounds.narrow))


def _no_keepers(pos: War, home: str, grounds: Grounds) -> Grounds:
    """Ships of one's own open no narrow sea."""
    return grounds._replace(narrow=in_areas(pos.kit, frozenset(pos.kit.area_hexes)))


def _no_bars(pos: War, home: str, grounds: Grounds) -> Grounds:
    return grounds._replace(barred=np.zeros_like(grounds.barred))


def _no_zones(pos: War, home: str, grounds: Grounds) -> Grounds:
    """Zones of control alone bar nobody: enemy hexes, enemies and deserts still do."""
    side = side_of_home(home)
    kit, foe = pos.kit, enemy(side)
    zone = np.frombuffer(zoc_of(pos, foe), np.uint8) != 0
    held = np.zeros_like(grounds.barred)
    held[[pos.place[p] for p in (*kit.armies[foe], *kit.wings[foe]) if pos.on_map(p)]] = True
    return grounds._replace(barred=grounds.barred & ~(zone & ~held & ~held_by(pos, foe) & ~terrain_of(kit).barren))


def _smooth(pos: War, home: str, grounds: Grounds) -> Grounds:
    return grounds._replace(rough=np.zeros_like(grounds.rough))


def _no_towns(pos: War, home: str, grounds: Grounds) -> Grounds:
    """No town or road lets a line pass rough ground."""
    rough = np.array(pos.kit.is_rough)
    return grounds._replace(rough=rough & ~terrain_of(pos.kit).china if home in CHINESE else rough)


def _no_roads(pos: War, home: str, grounds: Grounds) -> Grounds | None:
    if not pos.roads:
        return None
    rough = grounds.rough.copy()
    rough[[space for space in pos.roads if pos.kit.is_rough[space] and not pos.kit.city[space]]] = True
    return grounds._replace(rough=rough)


def _all_roads(pos: War, home: str, grounds: Grounds) -> Grounds | None:
    """The road serves who does not hold it, too."""
    if not pos.roads:
        return None
    rough = grounds.rough.copy()
    rough[list(pos.roads)] = False
    return grounds._replace(rough=rough)


def _as_others(pos: War, home: str, grounds: Grounds) -> Grounds | None:
    """Chinese lines are like any others."""
    if home not in CHINESE:
        return None
    return grounds._replace(rough=rough_ground(pos, side_of_home(home), chinese=False))


def _at_home_everywhere(pos: War, home: str, grounds: Grounds) -> Grounds | None:
    """Chinese lines pass rough ground in any country."""
    return _smooth(pos, home, grounds) if home in CHINESE else None


def _own_hexes_only(pos: War, home: str, grounds: Grounds) -> Grounds:
    """Only hexes of the force itself let its lines pass."""
    force = home_force(home)
    other = np.array([holder not in (force, -1) for holder in pos.control])
    return grounds._replace(barred=grounds.barred | other)


def _lost_homes(pos: War, home: str, grounds: Grounds) -> Grounds | None:
    lost = [space for space in pos.kit.home_of[home] if space not in grounds.homes]
    return grounds._replace(homes=[*grounds.homes, *lost]) if lost else None


DECISIVE: tuple[tuple[tuple[str, ...], Without], ...] = (
    (("PH-11.2-b",), _no_ships),
    (("PH-11.2-c",), _no_narrow_seas),
    (("PH-11.2-c",), _no_keepers),
    (("PH-11.3-b",), _no_bars),
    (("PH-2-h",), _no_zones),
    (("PH-11.3-c",), _smooth),
    (("PH-11.3-c",), _no_towns),
    (("PH-28-d", "PH-28-f"), _no_roads),
    (("PH-28-f",), _all_roads),
    (("PH-19.2-f", "PH-19.3-f"), _as_others),
    (("PH-19.2-f", "PH-19.3-f"), _at_home_everywhere),
    (("PH-11.3-d", "PH-18-h"), _own_hexes_only),
    (("PH-15-h",), _lost_homes),
)
"""Rules that are at work if lines would run otherwise without them, and what things are like without them."""


def applied(pos: War, traced: Iterable[Traced]) -> Iterator[str]:
    """The rules of lines that a trace from these hexes has applied."""
    by_home: dict[str, list[int]] = {}
    for space, home in traced:
        by_home.setdefault(home, []).append(space)
    for home, spaces in by_home.items():
        grounds = _grounds(pos, home)
        now = _linked(pos, home, grounds, spaces)
        yield from _plain(pos, home, grounds, spaces, now)
        for rules, without in DECISIVE:
            other = without(pos, home, grounds)
            if other is not None and _linked(pos, home, other, spaces) != now:
                yield from _of_party(home, rules)


def _of_party(home: str, rules: tuple[str, ...]) -> Iterator[str]:
    """Each Chinese party has its own rule."""
    party = {"PH-19.2-f": "kmt", "PH-19.3-f": "ccp"}
    yield from (rule for rule in rules if party.get(rule, home) == home)


def _plain(pos: War, home: str, grounds: Grounds, spaces: list[int], now: list[bool]) -> Iterator[str]:
    """How lines run: by sea or by land, to whose home base and no other."""
    yield "PH-11.1-c"
    yield from {"kmt": ("PH-19.2-a",), "ccp": ("PH-19.3-a",), "an": ("PH-19.4-c",), "su": ("PH-15b-a",)}.get(home, ())
    dry = grounds._replace(near=np.ones_like(grounds.near))
    overland = _linked(pos, home, dry, spaces)
    if any(linked and not land for linked, land in zip(now, overland, strict=True)):
        yield "PH-11.2-a"
    at_sea = grounds._replace(barred=np.ones_like(grounds.barred))
    if _linked(pos, home, at_sea, spaces) != now:
        yield "PH-11.3-a"
    side = side_of_home(home)
    if not any(pos.kit.harbour[space] for space in grounds.homes):
        ashore = [is_port(pos, space, side) and not linked for space, linked in zip(spaces, now, strict=True)]
        if any(ashore):
            yield "PH-11.2-e"


def needs_none(pos: War) -> bool:
    """Whether there are counters on the map that need no supply (11.1-b)."""
    arm = pos.kit.arm
    return any(arm[p] in (LEADER, INSTALLATION, FORTRESS) and pos.on_map(p) for p in range(len(pos.place)))
