"""How blocks and counters look: symbols by the standard, colours by nation, steps along the edge."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grognard.chart.colours import BLACK, WHITE, colour
from grognard.core.files import read_rows
from grognard.core.portraits import symbol_code
from grognard.core.scene import Colours, PieceLook
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.kit import (
    BB,
    BLOCK,
    CA,
    CBA,
    CV,
    FLEET,
    JP,
    KINDS,
    LBA,
    NATIONS,
    SIDES,
    SUB,
    AsiaKit,
)

DATA = Path(__file__).parent / "data"
SYMBOLS = {KINDS.index(row["kind"]): row for row in read_rows(DATA / "symbols.csv")}
"""By kind: symbol set (land, surface, subsurface, air), entity and modifiers; and how pictures draw it."""
HIDDEN = {"G": "soldier", "F": "ship"}
"""The drawing on the back of a hidden block, by its class."""

NATION_LOOKS = {row["nation"]: row for row in read_rows(DATA / "nations.csv")}
"""Japan is warm or black, the Allies are cool: the two sides stay apart with every kind of colour blindness."""
JAPANESE_NAVY = ("#26262b", "#f7e9d0")
AFLOAT = frozenset((CV, BB, CA, CBA, SUB))
LETTERED = AFLOAT | {LBA}
"""Symbols with dark letters and shapes of their own: they need a light ground."""
FLAGS = {nation: row["flag"] for nation, row in NATION_LOOKS.items()}


def looks(kit: AsiaKit, wording: Wording) -> Iterator[PieceLook]:
    """Every piece, and the stand-ins by which the enemy knows hidden blocks."""
    for p in range(len(kit.piece_names)):
        yield _stand_in(kit, p, wording) if kit.kind[p] == BLOCK else _piece(kit, p, wording)


def _piece(kit: AsiaKit, p: int, wording: Wording) -> PieceLook:
    kind, nation = kit.kind[p], NATIONS[kit.nation[p]]
    block = bool(kit.block_class[p])
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=SIDES[kit.side[p]],
        symbol=_code(kind),
        mark=wording.name("short", KINDS[kind]),
        left=FLAGS[nation],
        right="★" if kit.elite[p] else kit.piece_names[p].rpartition("-")[2],
        size="",
        kind=wording.name("kind", KINDS[kind]),
        colours=colours(nation, afloat=kind in AFLOAT, lettered=kind in LETTERED),
        faces=tuple((str(steps),) for steps in range(1, kit.full_steps[p] + 1)),
        legend=(),
        traits=tuple(_traits(kit, p, wording)),
        formation=wording.name("nation", nation),
        form="block" if block else "",
    )


def _stand_in(kit: AsiaKit, p: int, wording: Wording) -> PieceLook:
    """A hidden block: nation and class, nothing else (KT-u)."""
    nation = NATIONS[kit.nation[p]]
    found = FLEET if kit.is_fleet[p] else "G"
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=SIDES[kit.side[p]],
        symbol=HIDDEN[found],
        mark="",
        left=FLAGS[nation],
        right="?",
        size="",
        kind=wording.name("kind", "hidden-fleet" if found == FLEET else "hidden-ground"),
        colours=colours(nation, afloat=found == FLEET),
        faces=((),),
        legend=(),
        traits=(wording.name("trait", "hidden"),),
        formation=wording.name("nation", nation),
        form="block",
    )


def _code(kind: int) -> str:
    return symbol_code(SYMBOLS[kind]["entity"], symbols=SYMBOLS[kind]["set"])


def colours(nation: str, *, afloat: bool, lettered: bool = False) -> Colours:
    navy, own = afloat and NATIONS.index(nation) == JP, NATION_LOOKS[nation]
    fill, ink = (colour(code) for code in (JAPANESE_NAVY if navy else (own["fill"], own["ink"])))
    dark = ink.code == "#ffffff" or navy
    symbol = fill.mix(BLACK, 0.2) if dark and not lettered else fill.mix(WHITE, 0.7 if dark else 0.35)
    return Colours(fill.code, ink.code, fill.mix(BLACK, 0.4).code, symbol.code)


def _traits(kit: AsiaKit, p: int, wording: Wording) -> Iterator[str]:
    if kit.elite[p]:
        yield wording.name("trait", "elite")
    if kit.block_class[p]:
        yield wording.name("trait", "block")
    yield wording.name("nation", NATIONS[kit.nation[p]])
