"""World in Flames as a client sees it before any position: board, counters, charts, names on the map, a tour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from grognard.chart.captions import captions
from grognard.chart.colours import BLACK, WHITE
from grognard.core import portraits
from grognard.core.printed import charts
from grognard.core.scene import Board, ChartTable, Colours, Key, PieceLook, Portrait, Sheet, Space, TrackLook, say
from grognard.core.title import Kit, Title
from grognard.core.wording import Wording
from grognard.titles.world_in_flames import artwork
from grognard.titles.world_in_flames.chapters.ch24_verdict import seeker, verdicts
from grognard.titles.world_in_flames.charts import COMBATS, SEASONS, ZONE_KEYS, ZONES
from grognard.titles.world_in_flames.kit import OWNERS, POWERS, SIDES, WorldKit
from grognard.titles.world_in_flames.scenario import CAMPS
from grognard.titles.world_in_flames.sheets import ASIDE, CELL
from grognard.titles.world_in_flames.tokens import tint

ZONES_SHOWN = (0, 1, 2)
"""The weather zones that the sheets of Europe have."""
BESIDE, EDGE = 0.5774, 1.4
"""The size of what lies beside the sheets, as of a hex, and the margin of the board."""
Rect = tuple[float, float, float, float]
AVIATION = "1208000000"
"""Aviation, by the standard: all aircraft; the type stands beside the symbol."""
NAVAL = "1206000000"
"""Naval units, by the standard; the type stands beside the symbol."""
TERRAINS = artwork.LOOK.terrains
LOOKS = {key: artwork.LOOK.tones[key] for key in SIDES}
"""The colours of the powers: grey, red, blue as on most maps of this war, and told apart by everybody."""


class Shape(NamedTuple):
    """A type of unit by the standard: the entity, what stands above and below in its symbol."""

    entity: str = "121100"
    above: str = "00"
    below: str = "00"


SHAPES = {
    "HQ-I": Shape("000000"),
    "HQ-A": Shape("120500"),
    "ARM": Shape("120500"),
    "MECH": Shape("121102"),
    "MOT": Shape("121104"),
    "CAV": Shape("121300"),
    "MTN": Shape(below="27"),
    "PARA": Shape(below="01"),
    "MAR": Shape("121103"),
    "ENG": Shape("140700"),
    "GAR": Shape(above="54"),
    "PART": Shape(below="58"),
    "PHQ": Shape("000000"),
    "ART": Shape("130300"),
    "ARTM": Shape("130300"),
    "ARTS": Shape("130300"),
    "ARTR": Shape("130300"),
    "AT": Shape("120400"),
    "AA": Shape("130100"),
}
"""By type; all others are infantry, and the type stands beside the symbol."""

HOTKEYS = {"supply": "sd", "zoc": "zx", "freight": "vf"}
"""By overlay of a power: the keys for the leading power of either camp."""


@lru_cache(maxsize=8)
def portrait(title: Title, kit: Kit, language: str) -> Portrait:
    """How the game looks, in a language."""
    assert isinstance(kit, WorldKit)
    wording = Wording(title, kit, language)
    chart = artwork.chart(language=language)
    made = portraits.assemble(
        wording,
        credits=chart.block.lines[1:] if chart.block else (),
        board=_board(kit, wording),
        pieces=(_piece(kit, p, wording) for p in range(len(kit.piece_names))),
        groups={"units": ASIDE},
        box_label=lambda name: _box_label(kit, name, wording),
        terrains=(Key(key, wording.name("ground", key.replace(" ", "-")), tint) for key, tint in TERRAINS.items()),
        states=artwork.LOOK.states,
        signs=artwork.LOOK.signs,
        tracks=(_goals(kit, wording),),
        charts=charts(artwork.LOOK.charts, kit.tables, {each.key: each for each in _charts(kit, wording)}, wording),
        overlays=_overlays(kit),
        tones=_tones(wording),
        tour=artwork.LOOK.tour,
        images=artwork.BACKDROP.layers(),
        labels=captions(chart),
    )
    sides = (replace(side, colour=LOOKS[side.key][0], pattern=LOOKS[side.key][1]) for side in made.sides)
    return replace(made, sides=tuple(sides))


def _overlays(kit: WorldKit) -> portraits.Overlays:
    """Those of a power only where it plays; the leading power of each camp has the hotkeys."""
    scenarios = [row for row in kit.tables["scenarios"] if row["sheets"] == kit.theatre]
    playing = {side for row in scenarios for camp in CAMPS for side in row[camp].split()}
    leading = [scenarios[0][camp].split()[0] for camp in CAMPS] if scenarios else []
    found = {}
    for key, (hotkey, needs, tones) in artwork.LOOK.overlays.items():
        kind, _, side = key.rpartition("-")
        if kind == "zoc" and side not in leading:
            continue
        if kind in HOTKEYS and side in leading:
            hotkey = HOTKEYS[kind][leading.index(side)]
        if not kind or side in playing:
            found[key] = hotkey, needs, tones
    return found


def _goals(kit: WorldKit, wording: Wording) -> TrackLook:
    """How many goals the side holds that must take some, in the scenarios on these sheets."""
    keys = [row["scenario"] for row in kit.tables["scenarios"] if row["sheets"] == kit.theatre]
    counts = dict.fromkeys(keys, 0)
    for row in kit.tables["goals"]:
        if row["role"] == "main" and row["scenario"] in counts:
            counts[row["scenario"]] += 1
    sides = [SIDES[seeker(kit, key)] for key in keys if verdicts(kit, key)]
    return TrackLook("goals", wording.name("track", "goals"), 0, max(counts.values(), default=0), (*sides, SIDES[0])[0])


def _box_label(kit: WorldKit, name: str, wording: Wording) -> str:
    return wording.name("slot", name)


def _board(kit: WorldKit, wording: Wording) -> Board:
    """The hexes of the sheets, the off-map hexes and big hexdots beside them, the sections of the sea boxes."""
    sheets = (*(Sheet(grid.tops, grid.radius) for grid in kit.map.grids), Sheet("none", BESIDE))
    spaces = tuple(_hex(kit, space, wording) for space in range(kit.board.size - len(ASIDE)))
    return Board(sheets, _extent(kit, spaces), spaces)


def _extent(kit: WorldKit, spaces: Sequence[Space]) -> Rect:
    """What of the table the sheets and all that belongs to them take up."""
    frame = artwork.FILES.frame
    across, down = [space.x for space in spaces], [space.y for space in spaces]
    left, right = max(frame.left, min(across) - EDGE), min(frame.right, max(across) + EDGE)
    return left, max(frame.top, min(down) - EDGE), right, min(frame.bottom, max(down) + EDGE)


def _corners(kit: WorldKit, space: int) -> tuple[tuple[float, float], ...]:
    """The outline of what is no hex of a sheet."""
    x, y = float(kit.board.x[space]), float(kit.board.y[space])
    if space < kit.hex_count:
        return tuple(
            (round(a, 3), round(b, 3)) for a, b in artwork.ring((x, y), artwork.size_of(kit.is_off_map[space]))
        )
    half = CELL / 2
    return tuple(
        (round(x + dx, 3), round(y + dy, 3)) for dx, dy in ((-half, -half), (half, -half), (half, half), (-half, half))
    )


def _hex(kit: WorldKit, space: int, wording: Wording) -> Space:
    beside = int(kit.board.sheet[space]) < 0
    return Space(
        kit.space_names[space],
        round(float(kit.board.x[space]), 4),
        round(float(kit.board.y[space]), 4),
        kit.town[space],
        kit.terrain[space] or "sea",
        wording.place(space),
        tuple(_notes(kit, space, wording)),
        corners=_corners(kit, space) if beside else (),
        sheet=len(kit.map.grids) if beside else int(kit.board.sheet[space]),
    )


def _notes(kit: WorldKit, space: int, wording: Wording) -> Iterator[str]:
    """All that is printed in a hex."""
    if kit.country[space] >= 0:
        yield kit.region[space] or kit.nations[kit.country[space]]
        yield wording.name("zone", ZONE_KEYS[kit.zone[space]])
    if space in kit.capital:
        yield say(wording, "note-capital")
    elif kit.is_city[space]:
        yield say(wording, "note-city")
    for key, count in (("factories", kit.factories), ("resources", kit.resources), ("oil", kit.oil)):
        if count[space]:
            yield say(wording, f"note-{key}", n=count[space])
    if kit.port[space]:
        yield say(wording, "note-port")
    if kit.on_rail[space]:
        yield say(wording, "note-rail")


def _tones(wording: Wording) -> dict[str, Key]:
    tones = artwork.LOOK.tones
    own = {
        key: Key(key, wording.name("camp" if key in OWNERS else "tone", key), tone, pattern=pattern)
        for key, (tone, pattern) in tones.items()
    }
    return portraits.tones(wording, {}, "tone") | own


# the counters


def _piece(kit: WorldKit, p: int, wording: Wording) -> PieceLook:
    """Strength and movement, of headquarters their reorganisation too; white print is a strength in a box."""
    if kit.is_air[p]:
        return _aircraft(kit, p, wording)
    if kit.is_ship[p]:
        return _ship(kit, p, wording)
    kind, fill = kit.kind[p], tint(kit, p)
    shape = SHAPES.get(kind, Shape())
    size = "XXXX" if kit.is_hq[p] else "XX" if kit.is_small[p] else "XXX"
    values = [str(kit.factor[p]), str(kit.move[p])]
    legend = ["strength", "move"]
    if kit.is_hq[p]:
        values.append(str(kit.reorganisation[p]))
        legend.append("reorganisation")
    nation = kit.nations[kit.nation[p]] if kit.nation[p] >= 0 else ""
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=_side(kit, p),
        symbol=portraits.symbol_code(f"{shape.entity}{shape.above}{shape.below}", mark=size, staff=kit.is_hq[p]),
        mark=kind,
        left=kit.label[p],
        right=kit.piece_names[p].partition("-")[0],
        size=size,
        kind=wording.name("kind", kind.lower()),
        colours=Colours(fill.code, BLACK.code, fill.mix(BLACK, 0.35).code, fill.mix(WHITE, 0.55).code),
        faces=(tuple(values),),
        legend=tuple(wording.name("value", value) for value in legend),
        traits=tuple(wording.name("trait", trait) for trait in _traits(kit, p)),
        formation=nation,
        boxed=0 if kit.is_white[p] else -1,
    )


def _aircraft(kit: WorldKit, p: int, wording: Wording) -> PieceLook:
    """Air-to-air, tactical and strategic factors, and the range."""
    fill = tint(kit, p)
    values = (kit.air_to_air[p], kit.tactical[p], kit.strategic[p], kit.range[p])
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=_side(kit, p),
        symbol=portraits.symbol_code(AVIATION),
        mark=kit.kind[p],
        left=kit.label[p],
        right=kit.piece_names[p].partition("-")[0],
        size="",
        kind=wording.name("kind", kit.kind[p].lower()),
        colours=Colours(fill.code, BLACK.code, fill.mix(BLACK, 0.35).code, fill.mix(WHITE, 0.55).code),
        faces=(tuple(str(value) for value in values),),
        legend=tuple(wording.name("value", value) for value in ("air-to-air", "tactical", "strategic", "range")),
        traits=(),
        formation=kit.nations[kit.nation[p]] if kit.nation[p] >= 0 else "",
    )


def _ship(kit: WorldKit, p: int, wording: Wording) -> PieceLook:
    """Attack, defence, movement and range; of a CV its air component."""
    fill = tint(kit, p)
    values = [kit.attack[p], kit.defence[p], kit.move[p], kit.range[p]]
    legend = ["attack", "defence", "move", "range"]
    if kit.planes[p]:
        values.append(kit.planes[p])
        legend.append("planes")
    return PieceLook(
        name=kit.piece_names[p],
        title=wording.piece(p),
        side=_side(kit, p),
        symbol=portraits.symbol_code(NAVAL),
        mark=kit.kind[p],
        left=kit.label[p],
        right=kit.piece_names[p].partition("-")[0],
        size="",
        kind=wording.name("kind", kit.kind[p].lower()),
        colours=Colours(fill.code, BLACK.code, fill.mix(BLACK, 0.35).code, fill.mix(WHITE, 0.55).code),
        faces=(tuple(str(value) for value in values),),
        legend=tuple(wording.name("value", value) for value in legend),
        traits=(),
        formation=kit.nations[kit.nation[p]] if kit.nation[p] >= 0 else "",
    )


def _side(kit: WorldKit, p: int) -> str:
    """The power whose counters a unit lies with: its own, or that of the file."""
    return SIDES[POWERS.index(power)] if (power := kit.power_of[p]) in POWERS else ""


def _traits(kit: WorldKit, p: int) -> Iterator[str]:
    if kit.is_white[p]:
        yield "white"
    if kit.is_small[p]:
        yield "small"


# charts


def _charts(kit: WorldKit, wording: Wording) -> Iterator[ChartTable]:
    """The tables that are not shown as they stand in their files."""
    odds = [column for column in kit.tables["combat"][0] if ":" in column]
    for table in COMBATS:
        rows = [row for row in kit.tables["combat"] if row["table"] == table]
        results = ((row["die"], *(row[column] for column in odds)) for row in rows)
        yield portraits.chart(wording, table, (say(wording, "chart-die"), *odds), results, "WIF-11.16.5-ac")
    heads = [say(wording, f"chart-terrain-{column}") for column in ("name", "foot", "motorised", "defence")]
    grounds = (
        (wording.name("ground", row["terrain"].replace(" ", "-")), row["foot"], row["motorised"], f"× {row['defence']}")
        for row in kit.tables["terrain"]
        if row["foot"] != "-1"
    )
    yield portraits.chart(wording, "terrain", heads, grounds, "WIF-11.11.2-a")
    columns = [ZONES[zone].lower().replace(" ", "_") for zone in ZONES_SHOWN]
    heads = [say(wording, f"chart-weather-{column}") for column in ("season", "roll")]
    heads += [wording.name("zone", ZONE_KEYS[zone]) for zone in ZONES_SHOWN]
    heads += [say(wording, f"chart-weather-{column}") for column in ("asterisks", "advance")]
    forecasts = (
        (
            wording.name("season", row["season"]),
            row["roll"],
            *(wording.name("weather", row[zone]) for zone in columns),
            "*" * int(row["asterisks"]),
            row["advance"],
        )
        for season in SEASONS
        for row in kit.tables["weather"]
        if row["season"] == season
    )
    yield portraits.chart(wording, "weather", heads, forecasts, "WIF-8-a")
