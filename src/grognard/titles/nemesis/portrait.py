"""Nemesis as a client sees it before any position: board, counters, tracks, charts, names on the map, a guided tour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from grognard.chart.colours import BLACK, WHITE, colour
from grognard.chart.geometry import RADIUS, Line, Point, along, centre, length
from grognard.chart.model import Chart
from grognard.core import portraits
from grognard.core.files import Row
from grognard.core.scene import (
    Board,
    Box,
    ChartTable,
    Colours,
    Key,
    Label,
    PieceLook,
    Portrait,
    Space,
    TrackLook,
    say,
)
from grognard.core.title import Kit, Title
from grognard.core.wording import Wording
from grognard.titles.nemesis import artwork, backdrop
from grognard.titles.nemesis.chapters.ch2_3_satisfaction import TOP
from grognard.titles.nemesis.chapters.ch2_7_monsoon import ALLIED_REPLACEMENTS, JAPANESE_REPLACEMENTS
from grognard.titles.nemesis.kit import (
    BOXES,
    HEAVY,
    LAST_TURN,
    MAJOR,
    MINOR,
    REINFORCEMENT_HEXES,
    SIDES,
    TERRAINS,
    WAYS,
    WEATHERS,
    NemesisKit,
)

GROUPS = {
    "losses": ("losses-japan", "permanent-japan", "losses-allies", "permanent-allies"),
    "pools": ("battalions", "regiments", "waiting", "chindits", "out"),
    "allied": ("off-map", "airfield"),
    "turns": tuple(name for name in BOXES if name[0] == "T" and name[1:].isdigit()),
}
STATES = {
    "oos": ("#c0392b", "empty"),
    "starving": ("#7b1fa2", "skull"),
    "waiting": ("#e67e22", "hourglass"),
    "limited": ("#f39c12", "half"),
    "reduced": ("#5d4037", "reduced"),
    "fortified": ("#455a64", "fort"),
    "chosen": ("#0072b2", "tick"),
    "moving": ("#0072b2", "arrow"),
    "moved": ("#78909c", "done"),
    "attacked": ("#78909c", "swords"),
    "defended": ("#78909c", "shield"),
    "retreated": ("#78909c", "retreat"),
}
SIGNS = {
    "battle": "swords",
    "flag": "flag",
    "ambush": "ambush",
    "fort": "fort",
    "reserves": "crate",
    "airfield": "plane",
    "drop": "parachute",
}
TRACKS = (("superior", TOP), ("general", TOP), ("lamentation", TOP))
ALLIED_TRACKS = ("resources", "clf", "reserves", "drops")


@lru_cache(maxsize=8)
def portrait(title: Title, kit: Kit, language: str) -> Portrait:
    """How the game looks, in a language."""
    assert isinstance(kit, NemesisKit)
    wording = Wording(title, kit, language)
    meta = title.meta
    chart = artwork.chart(language=_language(wording))
    return Portrait(
        key=meta.key,
        name=meta.name,
        subtitle=meta.subtitle_fr if wording.language == "fr" else meta.subtitle,
        credits=(
            say(wording, "look-credits", designer=meta.designer, publisher=meta.publisher, year=str(meta.year)),
            *(chart.block.lines[1:] if chart.block else ()),
        ),
        sides=portraits.sides(wording),
        board=_board(kit, wording),
        pieces=tuple(_piece(kit, p, row, wording) for p, row in enumerate(kit.tables.pieces)),
        boxes=tuple(_boxes(kit, wording)),
        groups=tuple(Key(group, wording.name("group", group)) for group in GROUPS),
        terrains=tuple(_terrains(wording)),
        states=portraits.states(wording, STATES),
        signs=portraits.signs(wording, SIGNS),
        tracks=tuple(_tracks(kit, wording)),
        charts=tuple(_charts(kit, wording)),
        overlays=tuple(portraits.overlays(wording, OVERLAYS, _tones(wording).__getitem__)),
        tour=tuple(portraits.tour(wording, TOUR)),
        images=backdrop.layers(),
        labels=tuple(_labels(chart)),
    )


def _language(wording: Wording) -> artwork.Language:
    return "fr" if wording.language == "fr" else "en"


# the board


def _board(kit: NemesisKit, wording: Wording) -> Board:
    from grognard.chart.drawing import map_frame

    frame = map_frame(artwork.chart())
    spaces = [_hex(kit, space, wording) for space in range(kit.hex_count)]
    spaces += [_entry(kit, name, wording) for name in REINFORCEMENT_HEXES]
    return Board("flat", RADIUS, (frame.left, frame.top, frame.right, frame.bottom), tuple(spaces))


def _hex(kit: NemesisKit, space: int, wording: Wording) -> Space:
    name = kit.space_names[space]
    x, y = centre(name)
    label = kit.place_title(space, wording.language) if space in kit.place_names else ""
    terrain = TERRAINS[kit.terrain[space]]
    notes = (*_roles(kit, space, wording), *_borders(kit, space, wording))
    return Space(name, round(x, 4), y, label, terrain, wording.place(space), notes)


def _entry(kit: NemesisKit, name: str, wording: Wording) -> Space:
    """A Reinforcement hex: it lies beyond the edge, where the map shows it."""
    (x, y), _ = artwork.BOXES[name]
    space = kit.space_index[name]
    ways = [kit.space_names[int(near)] for near in kit.neighbours[space]]
    notes = (say(wording, "look-arrows", spaces=", ".join(ways)),) if ways else ()
    return Space(name, x, y, name, "", wording.place(space), notes)


def _roles(kit: NemesisKit, space: int, wording: Wording) -> Iterator[str]:
    """What is printed in a hex."""
    objective = kit.objectives.get(space)
    if objective:
        star = int(objective.star)
        yield say(wording, "look-objective", value=objective.value, star=star, side=wording.side(objective.owner))
    depot = kit.depots.get(space)
    if depot:
        side = wording.side(depot.owner)
        yield say(wording, "look-depot", range=depot.range, side=side, ring=depot.ring or "none")
    for owner, entries in enumerate(kit.supply_entries):
        if space in entries:
            yield say(wording, "look-entry", side=wording.side(owner))
    if space in kit.airfields:
        yield say(wording, "look-airfield", side=wording.side(kit.airfields[space]))


def _borders(kit: NemesisKit, space: int, wording: Wording) -> Iterator[str]:
    """The ways that lead out of a hex and the waters around it: `Road to 0811 and 0911`."""
    found: dict[str, list[str]] = {}
    for link in range(kit.board.start[space], kit.board.start[space + 1]):
        other = kit.space_names[int(kit.board.target[link])]
        kinds = {WAYS[kit.way[link]]: kit.way[link] > 0, "rail": kit.rail[link], "lake": kit.lake[link]}
        kinds |= {"minor": kit.river[link] == MINOR, "major": kit.river[link] == MAJOR}
        for kind in (kind for kind, there in kinds.items() if there):
            found.setdefault(kind, []).append(other)
    for kind, others in found.items():
        yield say(wording, "look-towards", what=wording.name("line", kind), spaces=", ".join(sorted(others)))


def _terrains(wording: Wording) -> Iterator[Key]:
    drawn = artwork.terrains(artwork.WORDS[_language(wording)])
    for key in TERRAINS:
        yield Key(key, drawn[key].name, drawn[key].tint.code, drawn[key].texture)


def _boxes(kit: NemesisKit, wording: Wording) -> Iterator[Box]:
    for group, names in GROUPS.items():
        for name in names:
            yield Box(name, _box_label(kit, name, wording), group, wording.place(kit.box[name]))


def _box_label(kit: NemesisKit, name: str, wording: Wording) -> str:
    turn = int(name[1:]) if name[1:].isdigit() else 0
    if not turn:
        return wording.name("slot", name)
    if turn not in kit.turn_names:
        return say(wording, "look-turn-after", n=turn)
    return say(wording, "look-turn", n=turn, name=kit.turn_names[turn][wording.language == "fr"])


# the counters

ENTITIES = {
    "infantry": "121100",
    "cavalry": "121300",
    "artillery": "130300",
    "tank": "120500",
    "engineer": "140700",
    "garrison": "121100",
    "militia": "121100",
    "mule": "163600",
    "truck": "163600",
    "hq-army": "000000",
    "hq-division": "000000",
}
ARMOURED_RECONNAISSANCE = "120501"
ABOVE = {"garrison": "54"}
"""First modifier: security."""
BELOW = {"militia": "58", "mule": "31", "truck": "51"}
"""Second modifier: irregular, pack animals, wheeled."""
WHEELED = "51"
ECHELONS = {"II": "16", "III": "17", "X": "18", "XX": "21", "XXXX": "23", "": "00"}


def echelon(row: Row) -> str:
    """The size mark over the symbol."""
    head = row["name"].partition("(")[0]
    if row["kind"] == "hq-army":
        return "XXXX"
    if row["kind"] == "hq-division":
        return "XX"
    if row["size"] == "transport":
        return ""
    if row["size"] == "small" or row["kind"] == "militia":
        return "II"
    if row["force"] == "yunnan" and "Division" in head:
        return "XX"
    return "X" if "Brigade" in head and "Regiment" not in head else "III"


def identification(row: Row) -> str:
    """The code of a unit by MIL-STD-2525D: land unit, friendly frame (colours tell the sides apart)."""
    kind, flags = row["kind"], row["flags"].split()
    entity = ENTITIES[kind]
    below = BELOW.get(kind, "00")
    if "motorised" in flags and kind == "cavalry":
        entity = ARMOURED_RECONNAISSANCE
    elif "motorised" in flags and kind == "artillery":
        below = WHEELED
    staff = "2" if kind.startswith("hq") else "0"
    return f"1003100{staff}{ECHELONS[echelon(row)]}{entity}{ABOVE.get(kind, '00')}{below}"


def _piece(kit: NemesisKit, p: int, row: Row, wording: Wording) -> PieceLook:
    flags = row["flags"].split()
    formation, _, unit = row["id"].rpartition("/")
    transport = not kit.is_unit[p]
    values = ("range", "move") if transport else ("fp", "quality", "move")
    size = row["size"]
    return PieceLook(
        name=row["id"],
        title=wording.piece(p),
        side=SIDES[kit.side[p]],
        symbol=identification(row),
        mark=echelon(row),
        left=formation if formation not in {"G", "Y"} else "",
        right="" if unit in {"HQ", "A", "E"} else unit,
        size=size,
        kind=wording.name("kind", row["kind"]),
        colours=_colours(row, flags),
        faces=tuple(_face(kit, p, steps) for steps in range(1, kit.full_steps[p] + 1)),
        legend=tuple(wording.name("value", value) for value in values),
        traits=tuple(wording.name("trait", trait) for trait in _traits(kit, p)),
        formation=kit.division[p],
        boxed=0 if transport else 1 if kit.permanent[p] else -1,
    )


def _face(kit: NemesisKit, p: int, steps: int) -> tuple[str, ...]:
    move = str(kit.move[p] // 2)
    if not kit.is_unit[p]:
        return str(kit.range[p] // 2), move
    return str(kit.fp_by_steps[p][steps] // 2), str(kit.quality_by_steps[p][steps]), move


def _colours(row: Row, flags: list[str]) -> Colours:
    style = row["force"]
    if "chindit" in flags:
        style = "chindit"
    elif row["nation"] in ("ina", "us"):
        style = row["nation"]
    fill, ink = artwork.FORCES[style]
    band = colour(artwork.BANDS[row["division"]]) if row["division"] in artwork.BANDS else fill.mix(BLACK, 0.35)
    symbol = fill.mix(WHITE, 0.3)
    if "light" in flags:
        symbol = artwork.LIGHT_SYMBOL
    elif "support" in flags:
        symbol = artwork.SUPPORT_SYMBOL
    return Colours(fill.code, ink.code, band.code, symbol.code)


TRAITS = ("light", "motorised", "support", "permanent", "drop", "chindit", "regiment", "ambusher", "transport")


def _traits(kit: NemesisKit, p: int) -> Iterator[str]:
    there = (
        *(kit.light[p], kit.motorised[p], kit.support[p], kit.permanent[p], kit.drop[p]),
        *(kit.chindit[p], kit.regiment[p], kit.can_ambush[p], not kit.is_unit[p]),
    )
    return (trait for trait, has in zip(TRAITS, there, strict=True) if has)


# tracks and charts


def _tracks(kit: NemesisKit, wording: Wording) -> Iterator[TrackLook]:
    yield TrackLook("turn", wording.name("track", "turn"), 1, LAST_TURN)
    for key, high in TRACKS:
        for side in SIDES:
            label = wording.name("track", key)
            if key == "superior":
                label = f"{label} ({wording.name('superior', side)})"
            yield TrackLook(f"{key}-{side}", label, 0, high, side)
    highest = {"reserves": kit.full_reserves, "drops": kit.marker_count.get(("air-supply", "allies"), 4)}
    for key in ALLIED_TRACKS:
        yield TrackLook(key, wording.name("track", key), 0, highest.get(key, TOP), "allies")


def _charts(kit: NemesisKit, wording: Wording) -> Iterator[ChartTable]:
    dice = sorted(kit.combat)
    ends = {dice[0]: f"≤ {dice[0]}", dice[-1]: f"≥ {dice[-1]}"}
    yield ChartTable(
        "combat",
        say(wording, "chart-combat"),
        (say(wording, "chart-die"), *kit.columns),
        tuple((ends.get(die, str(die)), *map(_result, kit.combat[die])) for die in dice),
        "NEM-6.1H-a",
        say(wording, "chart-combat-note"),
    )
    yield ChartTable(
        "terrain",
        say(wording, "chart-terrain"),
        (
            say(wording, "chart-terrain-name"),
            *(wording.name("gait", gait) for gait in ("light", "foot", "motorised")),
            say(wording, "chart-shift"),
            say(wording, "chart-retreat"),
        ),
        tuple(_terrain_row(row, wording) for row in kit.tables.terrain),
        "NEM-5.1A-b",
        say(wording, "chart-terrain-note"),
    )
    yield ChartTable(
        "turns",
        say(wording, "chart-turns"),
        tuple(wording.name("chart", f"turns-{column}") for column in ("turn", "date", "weather", "support")),
        tuple(_turn_rows(kit, wording)),
        "NEM-2.7-a",
    )
    yield ChartTable(
        "objectives",
        say(wording, "chart-objectives"),
        tuple(wording.name("chart", f"objectives-{column}") for column in ("place", "hex", "value", "star", "side")),
        tuple(_objective_rows(kit, wording)),
        "NEM-2.3-c",
    )
    yield ChartTable(
        "replacements",
        say(wording, "chart-replacements"),
        (say(wording, "chart-turns-weather"), *(wording.name("camp", side) for side in SIDES)),
        tuple(_replacement_rows(wording)),
        "NEM-8.1A-a",
        say(wording, "chart-replacements-note"),
    )


def _result(result: tuple[int, int, bool]) -> str:
    attacker, defender, retreat = result
    return f"{attacker}-{defender}{'r' if retreat else ''}"


def _terrain_row(row: Row, wording: Wording) -> tuple[str, ...]:
    costs = ("—" if row[gait] == "-" else row[gait].replace("1/2", "½") for gait in ("light", "foot", "motorised"))
    shift = f"−{row['defence_shift']}" if row["defence_shift"] != "0" else ""
    retreat = "" if row["retreat"] == "yes" else say(wording, "chart-no")
    return wording.name("ground", row["terrain"]), *costs, shift, retreat


def _turn_rows(kit: NemesisKit, wording: Wording) -> Iterator[tuple[str, ...]]:
    for turn, names in sorted(kit.turn_names.items()):
        weather = wording.name("weather", WEATHERS[kit.weather[turn]])
        support = say(wording, "chart-yes") if turn in kit.support_turns else ""
        yield str(turn), names[wording.language == "fr"], weather, support


def _objective_rows(kit: NemesisKit, wording: Wording) -> Iterator[tuple[str, ...]]:
    for space, objective in sorted(kit.objectives.items(), key=lambda item: (item[1].owner, -item[1].value)):
        place, side = kit.place_title(space, wording.language), wording.name("camp", SIDES[objective.owner])
        yield place, kit.space_names[space], str(objective.value), "★" if objective.star else "", side


def _replacement_rows(wording: Wording) -> Iterator[tuple[str, ...]]:
    for weather in range(HEAVY + 1):
        japan, allies = JAPANESE_REPLACEMENTS[weather], ALLIED_REPLACEMENTS[weather]
        yield wording.name("weather", WEATHERS[weather]), str(japan), str(allies)


# overlays and the tour

SUPPLY_TONES: dict[str, portraits.Tone] = {
    "full": ("#1b7f4d", ""),
    "limited": ("#e08e0b", "hatch"),
    "oos": ("#b3261e", "cross"),
}
OVERLAYS: portraits.Overlays = {
    "zoc-japan": ("z", "", ("japan",)),
    "zoc-allies": ("x", "", ("allies",)),
    "supply-japan": ("s", "", ("full", "limited", "oos")),
    "supply-allies": ("d", "", ("full", "limited", "oos")),
    "supply-line": ("l", "piece", ("full", "limited", "oos")),
    "reach": ("r", "piece", ("move", "extended", "minimum")),
    "control": ("c", "", ("japan", "allies")),
    "terrain": ("t", "", TERRAINS),
    "way": ("", "order", ("move", "extended", "minimum")),
}
REACH_TONES: dict[str, portraits.Tone] = {
    "move": ("#1b7f4d", ""),
    "extended": ("#0072b2", "hatch"),
    "minimum": ("#e08e0b", "dots"),
}


def _tones(wording: Wording) -> dict[str, Key]:
    return {
        **portraits.tones(wording, SUPPLY_TONES, "supply"),
        **portraits.tones(wording, REACH_TONES, "tone"),
        **{key.key: key for key in _terrains(wording)},
    }


TOUR: portraits.Tour = (
    ("tracks", "superior-japan", ()),
    ("panel", "chits", ()),
    ("prompt", "", ()),
    ("piece", "31/58", ("move 31/58",)),
    ("overlay", "reach", ("to 0810",)),
    ("space", "0909", ("stop",)),
    ("chart", "combat", ()),
    ("overlay", "supply-japan", ()),
)
"""The first move of the 31st Division on Kohima."""


# names on the map


def _labels(chart: Chart) -> Iterator[Label]:
    """Towns where the printed map would have them; regions and waters along their lines; Reinforcement hexes."""
    from grognard.chart.drawing import placed_names

    ranked = sorted(chart.places, key=lambda place: (place.rank, place.name))
    for place, label in zip(ranked, placed_names(chart), strict=True):
        room = label.frame
        x, y = (room.left + room.right) / 2, (room.top + room.bottom) / 2
        yield Label(label.text, round(x, 3), round(y, 3), label.size, place.rank, "place", place.hex)
    for name in chart.names:
        (x, y), _ = along(name.line, length(name.line) / 2)
        rank = {"country": 0, "region": 1, "range": 2, "water": 2}[name.style]
        yield Label(name.text, round(x, 3), round(y, 3), name.size, rank, name.style, line=_rightwards(name.line))
    for key, ((x, y), _) in artwork.BOXES.items():
        yield Label(key, x, y, 0.3, 0, "box", key)


def _rightwards(line: Line) -> tuple[Point, ...]:
    """A line in the direction in which its name is read, without repeated points."""
    points = [point for point, _ in groupby((round(x, 3), round(y, 3)) for x, y in line)]
    return tuple(points if points[0][0] <= points[-1][0] else reversed(points))
