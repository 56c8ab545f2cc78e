"""War of Resistance as a client sees it before any position: board, counters, charts, names on the map, a tour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.chart.captions import captions
from grognard.chart.colours import BLACK, WHITE
from grognard.core import portraits
from grognard.core.scene import Board, ChartTable, Colours, Key, PieceLook, Portrait, Sheet, Space, TrackLook, say
from grognard.core.title import Kit, Title
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance import artwork
from grognard.titles.war_of_resistance.faces import SELF_SUPPORTED, SIZES, UNSUPPORTED
from grognard.titles.war_of_resistance.kit import AIR, NAVAL, SIDES, ChinaKit
from grognard.titles.war_of_resistance.sheets import (
    ABOARD,
    ABORTED,
    BASES,
    LOST,
    OFF_MAP,
    PARTS,
    POOL,
    RECRUITS,
)
from grognard.titles.war_of_resistance.tokens import tints, values
from grognard.titles.war_of_resistance.war import SUPPLY_NAMES

GROUPS = {"edges": OFF_MAP, "units": (POOL, LOST, ABORTED, PARTS, ABOARD, BASES, RECRUITS)}
ENTITIES = {
    "cavalry": "121300",
    "artillery": "130300",
    "siege-artillery": "130300",
    "anti-tank": "120400",
    "tank": "120500",
    "light-tank": "120500",
    "mechanised": "121102",
    "motorised": "121104",
    "engineer": "140700",
    "railway-engineer": "140700",
    "marine": "121103",
    "headquarters": "000000",
    "transport": "163600",
}
"""By the symbol of the unit identification chart: the entity by the standard; all others are infantry."""
INFANTRY = "121100"
AVIATION = "120800"
COMBATANT = "120200"
SHIPS = {"CG": "120100", "NT": "130100", "LC": "120303", "RT": "130100"}
"""By category: the entity by the standard for ships; task forces and flotillas are line combatants."""
ABOVE = {"static": "54", "garrison": "54", "fortress": "54", "naval-base": "54"}
BELOW = {"mountain": "27", "guerrilla": "58", "reserve": "00"}


@lru_cache(maxsize=8)
def portrait(title: Title, kit: Kit, language: str) -> Portrait:
    """How the game looks, in a language."""
    assert isinstance(kit, ChinaKit)
    wording = Wording(title, kit, language)
    chart = artwork.chart(language=language)
    return portraits.assemble(
        wording,
        credits=chart.block.lines[1:] if chart.block else (),
        board=_board(kit, wording),
        pieces=(_piece(kit, p, wording) for p in range(len(kit.piece_names))),
        groups=GROUPS,
        box_label=lambda name: wording.name("slot", name),
        terrains=_terrains(wording),
        states=artwork.LOOK.states,
        signs=artwork.LOOK.signs,
        tracks=tuple(
            TrackLook(row.key, wording.name("track", row.key), row.low, row.high, row.side)
            for row in artwork.LOOK.tracks
        ),
        charts=_charts(kit, wording),
        overlays=artwork.LOOK.overlays,
        tones=_tones(wording),
        tour=artwork.LOOK.tour,
        images=artwork.BACKDROP.layers(),
        labels=captions(chart),
    )


def _board(kit: ChinaKit, wording: Wording) -> Board:
    frame = artwork.FILES.frame
    sheets = tuple(Sheet(grid.tops, grid.radius) for grid in artwork.MAP.grids)
    spaces = tuple(_hex(kit, space, wording) for space in range(kit.hex_count))
    return Board(sheets, (frame.left, frame.top, frame.right, frame.bottom), spaces)


def _hex(kit: ChinaKit, space: int, wording: Wording) -> Space:
    name = kit.space_names[space]
    notes = tuple(note for note in (kit.province[space], kit.sub_area[space]) if note)
    return Space(
        name,
        round(float(kit.board.x[space]), 4),
        round(float(kit.board.y[space]), 4),
        kit.place_names.get(space, ""),
        kit.ground[space],
        wording.place(space),
        notes,
        sheet=int(kit.board.sheet[space]),
    )


def _terrains(wording: Wording) -> Iterator[Key]:
    for key, tint in artwork.LOOK.terrains.items():
        yield Key(key, wording.name("ground", key), tint)


def _tones(wording: Wording) -> dict[str, Key]:
    tones = artwork.LOOK.tones
    supply = {key: tone for key, tone in tones.items() if key in SUPPLY_NAMES}
    others = {key: tone for key, tone in tones.items() if key not in supply}
    return {**portraits.tones(wording, supply, "supply"), **portraits.tones(wording, others, "tone")}


# the counters


def _air_unit(kit: ChinaKit, p: int, wording: Wording) -> PieceLook:
    """An air unit: air attack, air defence, movement; the whole rating is its kind."""
    craft, fill = kit.air.aircraft[p], tints()[kit.force[p]]
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=SIDES[kit.side[p]],
        symbol=portraits.symbol_code(f"{AVIATION}0000", mark="", staff=False),
        mark=f"{craft.prefix}{craft.type}",
        left=kit.designation[p],
        right=kit.force[p],
        size="",
        kind=f"{wording.name('kind', f'air-{craft.category}')} {craft.values}",
        colours=Colours(fill.code, BLACK.code, fill.mix(BLACK, 0.3).code, fill.mix(WHITE, 0.5).code),
        faces=((str(craft.attack), str(craft.defence), str(craft.move)),),
        legend=tuple(wording.name("value", value) for value in ("attack", "defence", "move")),
        traits=(),
        formation=kit.force[p],
    )


def _ship(kit: ChinaKit, p: int, wording: Wording) -> PieceLook:
    """A naval unit: its strength and anti-aircraft strength; its category is its mark."""
    ship, fill = kit.naval.ship[p], tints()[kit.force[p]]
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=SIDES[kit.side[p]],
        symbol=portraits.symbol_code(f"{SHIPS.get(ship.type, COMBATANT)}0000", mark="", staff=False),
        mark=ship.type,
        left=kit.designation[p],
        right=kit.force[p],
        size="",
        kind=wording.name("kind", f"ship-{ship.type}"),
        colours=Colours(fill.code, BLACK.code, fill.mix(BLACK, 0.3).code, fill.mix(WHITE, 0.5).code),
        faces=((str(ship.strength), str(ship.flak)),),
        legend=tuple(wording.name("value", value) for value in ("strength", "flak")),
        traits=(),
        formation=kit.force[p],
    )


def _piece(kit: ChinaKit, p: int, wording: Wording) -> PieceLook:
    if kit.branch[p] == NAVAL:
        return _ship(kit, p, wording)
    if kit.branch[p] == AIR:
        return _air_unit(kit, p, wording)
    kind, fill = kit.kind[p], tints()[kit.force[p]]
    faces, face = [], kit.first_face[p]
    size = SIZES[kit.size[face]]
    mark = "XXXX" if size == "army" else size
    while face >= 0:
        faces.append(tuple(values(kit.faces[face])))
        face = kit.reduced[face]
    width = max(map(len, faces))
    entity = f"{ENTITIES.get(kind.symbol, INFANTRY)}{ABOVE.get(kind.symbol, '00')}{BELOW.get(kind.symbol, '00')}"
    legend = ("attack", "defence", "move") if width == 3 else ("strength", "move")
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=SIDES[kit.side[p]],
        symbol=portraits.symbol_code(entity, mark=mark, staff=kit.is_hq[p]),
        mark=mark,
        left=kit.designation[p],
        right=kit.force[p],
        size=size,
        kind=wording.name("kind", kind.key),
        colours=Colours(fill.code, BLACK.code, fill.mix(BLACK, 0.3).code, fill.mix(WHITE, 0.5).code),
        faces=tuple(_wide(each, width) for each in reversed(faces)),
        legend=tuple(wording.name("value", value) for value in legend),
        traits=tuple(wording.name("trait", trait) for trait in _traits(kit, p)),
        formation=kit.force[p],
    )


def _wide(shown: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Attack and defence apart on every side of a counter, if they differ on one."""
    return shown if len(shown) == width else (shown[0], *shown)


def _traits(kit: ChinaKit, p: int) -> Iterator[str]:
    support = kit.support[kit.first_face[p]]
    if support == SELF_SUPPORTED:
        yield "self-supported"
    elif support == UNSUPPORTED:
        yield "unsupported"
    if kit.kind[p].traits & {"light", "mountain"}:
        yield "hills"


# charts


def _charts(kit: ChinaKit, wording: Wording) -> Iterator[ChartTable]:
    table = kit.combat
    dice = range(table.lowest, table.lowest + len(kit.tables["combat"]))
    ends = {dice[0]: f"≤ {dice[0]}", dice[-1]: f"≥ {dice[-1]}"}
    results = (
        (ends.get(die, str(die)), *(table.result(column, die) for column in range(len(table.columns)))) for die in dice
    )
    yield portraits.chart(wording, "combat", (say(wording, "chart-die"), *table.columns), results, "WOR-9A-f")
    heads = [say(wording, f"chart-terrain-{column}") for column in ("name", "cm", "other", "mountain", "light", "die")]
    rows = (
        (wording.name("ground", row["terrain"]), row["cm"], row["other"], row["mountain"], row["light"], row["die"])
        for row in kit.tables["terrain"]
    )
    yield portraits.chart(wording, "terrain", heads, rows, "WOR-6-c")
