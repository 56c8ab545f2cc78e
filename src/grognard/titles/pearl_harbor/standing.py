"""The set-up of a scenario as counters on a picture of the map."""

from __future__ import annotations

from typing import cast

from grognard.chart.colours import colour
from grognard.chart.pieces import Counter, Stack, Symbol
from grognard.core.scene import PieceLook
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor import artwork
from grognard.titles.pearl_harbor.chapters.ch22_charts import chart_of
from grognard.titles.pearl_harbor.kit import PearlKit
from grognard.titles.pearl_harbor.looks import looks, symbol_of
from grognard.titles.pearl_harbor.title import PearlHarbor
from grognard.titles.pearl_harbor.tokens import DEPTH


def starting_position(scenario: str) -> list[Stack]:
    """Every unit and every work where the chart has it, the strongest on top."""
    title = PearlHarbor()
    kit = title.kit()
    piles: dict[str, list[int]] = {}
    for p, (at, _) in chart_of(kit, scenario).items():
        if at in kit.space_index and symbol_of(kit, p)["drawing"]:
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
    symbol = cast(Symbol, symbol_of(kit, p)["drawing"])
    return Counter(symbol, look.mark, look.left, look.right, look.faces[0], fill, ink, band, field)
