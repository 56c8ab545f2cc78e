"""How counters look on a drawn map."""

from __future__ import annotations

from functools import cache

from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.pieces import Counter, Stack, Symbol
from grognard.titles.war_of_resistance.artwork import FILES, MAP
from grognard.titles.war_of_resistance.faces import SIZES, Face
from grognard.titles.war_of_resistance.kit import JAPAN, ChinaKit, standard_tables
from grognard.titles.war_of_resistance.scenario import scenario_of

SYMBOLS: dict[str, Symbol] = {
    "cavalry": "cavalry",
    "tank": "tank",
    "light-tank": "tank",
    "mechanised": "tank",
    "artillery": "artillery",
    "siege-artillery": "artillery",
    "anti-tank": "artillery",
    "engineer": "engineer",
    "railway-engineer": "engineer",
    "naval-base": "garrison",
    "marine": "marine",
    "static": "garrison",
    "garrison": "garrison",
    "fortress": "garrison",
    "guerrilla": "militia",
    "headquarters": "headquarters",
    "transport": "truck",
}
"""Chart symbols by those of the unit identification chart; all others are infantry."""
MARKS = {"cadre": "cadre", "survivors": "•", "army": "XXXX"}


@cache
def tints() -> dict[str, Colour]:
    return {row["force"]: colour(row["colour"]) for row in FILES.rows("forces")}


def values(face: Face) -> list[str]:
    """Attack and defence, or both in one, and movement with the mark of support."""
    strength = [str(face.attack)] if face.attack == face.defence else [str(face.attack), str(face.defence)]
    return [*strength, face.values.rpartition("-")[2]]


def counter(kit: ChinaKit, p: int, face: int) -> Counter:
    shown, kind = kit.faces[face], kit.kind[p]
    fill = tints()[kit.force[p]]
    size = SIZES[shown.size]
    return Counter(
        symbol=SYMBOLS.get(kind.symbol, "infantry"),
        mark=MARKS.get(size, size),
        left=kit.designation[p],
        right="" if kit.side[p] == JAPAN else kit.force[p],
        values=values(shown),
        fill=fill,
        ink=BLACK,
        band=fill.mix(BLACK, 0.3),
        symbol_fill=fill.mix(WHITE, 0.5),
        reduced=face != kit.first_face[p],
    )


def starting_position(scenario: str) -> list[Stack]:
    kit = ChinaKit(standard_tables())
    piles: dict[int, list[int]] = {}
    for p, space in scenario_of(kit, scenario).deployed.items():
        piles.setdefault(space, []).append(p)
    return [
        Stack(MAP.centre(kit.space_names[space]), [counter(kit, p, kit.first_face[p]) for p in pile])
        for space, pile in sorted(piles.items())
    ]
