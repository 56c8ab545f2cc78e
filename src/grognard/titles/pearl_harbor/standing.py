"""The set-up of a scenario as counters on a picture of the map."""

from __future__ import annotations

from grognard.chart.colours import colour
from grognard.chart.pieces import Counter, Stack, Symbol
from grognard.core.scene import PieceLook
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor import artwork
from grognard.titles.pearl_harbor.chapters.ch22_charts import chart_of
from grognard.titles.pearl_harbor.kit import AIR, FORTRESS, INSTALLATION, LAND, NAVAL, PearlKit
from grognard.titles.pearl_harbor.looks import looks
from grognard.titles.pearl_harbor.title import PearlHarbor
from grognard.titles.pearl_harbor.tokens import DEPTH

SYMBOLS: dict[tuple[int, str], Symbol] = {
    (LAND, "inf"): "infantry",
    (LAND, "mar"): "marine",
    (LAND, "arm"): "tank",
    (LAND, "para"): "airborne",
    (LAND, "asian"): "militia",
    (NAVAL, "H"): "battleship",
    (NAVAL, "L"): "cruiser",
    (NAVAL, "C"): "carrier",
    (AIR, "land"): "aircraft",
    (AIR, "naval"): "aircraft",
    (INSTALLATION, "base"): "garrison",
    (INSTALLATION, "half"): "garrison",
    (FORTRESS, ""): "garrison",
}


def starting_position(scenario: str) -> list[Stack]:
    """Every unit and every work where the chart has it, the strongest on top."""
    title = PearlHarbor()
    kit = title.kit()
    piles: dict[str, list[int]] = {}
    for p, (at, _) in chart_of(kit, scenario).items():
        if at in kit.space_index and (kit.arm[p], kit.kind[p]) in SYMBOLS:
            piles.setdefault(at, []).append(p)
    drawn = {look.name: look for look in looks(kit, Wording(title, kit, "en"))}
    found = []
    for name, pile in sorted(piles.items()):
        pile.sort(key=lambda p: (DEPTH[kit.arm[p]], kit.attack[p]))
        x, y = artwork.MAP.centre(name)
        found.append(Stack((x, y + 0.02), [_counter(kit, p, drawn[kit.piece_names[p]]) for p in pile]))
    return found


def _counter(kit: PearlKit, p: int, look: PieceLook) -> Counter:
    tints = look.colours
    fill, ink, band, field = (colour(code) for code in (tints.fill, tints.ink, tints.band, tints.symbol))
    symbol = SYMBOLS[kit.arm[p], kit.kind[p]]
    return Counter(symbol, look.mark, look.left, look.right, look.faces[0], fill, ink, band, field)
