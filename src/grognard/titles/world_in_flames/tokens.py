"""How counters look on a drawn map."""

from __future__ import annotations

from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.pieces import Counter, Stack, Symbol
from grognard.titles.world_in_flames.artwork import FILES, MAP
from grognard.titles.world_in_flames.kit import WorldKit, standard_tables
from grognard.titles.world_in_flames.scenario import scenario_of

SYMBOLS: dict[str, Symbol] = {
    "CAV": "cavalry",
    "ARM": "tank",
    "MECH": "tank",
    "GAR": "garrison",
    "MIL": "militia",
    "MAR": "marine",
    "ENG": "engineer",
    "HQ-I": "headquarters",
    "HQ-A": "headquarters",
}
"""By type; all others are infantry, and the type stands above the symbol."""
TINTS = {
    "Germany": "#a3afb0",
    "Italy": "#b9c7a0",
    "Japan": "#e3b778",
    "USSR": "#d98f6a",
    "Ukraine": "#e0b48c",
    "United Kingdom": "#d8c193",
    "USA": "#a9c08a",
    "France": "#9db9dc",
    "China": "#d6c9a8",
    "Romania": "#e2cf6a",
    "Hungary": "#a8c78a",
    "Bulgaria": "#c0a8d0",
    "Slovakia": "#a4cbe0",
    "Finland": "#e6ecf2",
}
OTHERS = "#d8d2c0"


def tint(kit: WorldKit, p: int) -> Colour:
    nation = kit.nations[kit.nation[p]] if kit.nation[p] >= 0 else ""
    return colour(TINTS.get(nation, OTHERS))


def counter(kit: WorldKit, p: int) -> Counter:
    fill = tint(kit, p)
    return Counter(
        symbol=SYMBOLS.get(kit.kind[p], "infantry"),
        mark=kit.kind[p],
        left=kit.label[p][:6],
        right="",
        values=[str(kit.factor[p]), str(kit.move[p])],
        fill=fill,
        ink=BLACK,
        band=fill.mix(BLACK, 0.3),
        symbol_fill=fill.mix(WHITE, 0.5),
        boxed=0 if kit.is_white[p] else None,
        reduced=False,
    )


def starting_position(scenario: str) -> list[Stack]:
    """The counters of a set-up that stand on the sheets."""
    whole = WorldKit(standard_tables())
    kit = whole.on(whole.sheets_of(scenario))
    piles: dict[int, list[int]] = {}
    for p, space in scenario_of(kit, scenario).deployed.items():
        if kit.space_names[space] in FILES.hexes:
            piles.setdefault(space, []).append(p)
    return [
        Stack(MAP.centre(kit.space_names[space]), [counter(kit, p) for p in pile])
        for space, pile in sorted(piles.items())
    ]
