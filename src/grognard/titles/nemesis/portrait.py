"""Nemesis as a client sees it before any position: board, counters, tracks, charts, names on the map, a guided tour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.chart.captions import captions
from grognard.core import portraits
from grognard.core.files import Row
from grognard.core.scene import (
    Board,
    ChartTable,
    Colours,
    Key,
    Label,
    PieceLook,
    Portrait,
    Sheet,
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
from grognard.titles.nemesis.war import SUPPLY_NAMES

GROUPS = {
    "losses": ("losses-japan", "permanent-japan", "losses-allies", "permanent-allies"),
    "pools": ("battalions", "regiments", "waiting", "chindits", "out"),
    "allied": ("off-map", "airfield"),
    "turns": tuple(name for name in BOXES if name[0] == "T" and name[1:].isdigit()),
}
TRACKS = (("superior", TOP), ("general", TOP), ("lamentation", TOP))
ALLIED_TRACKS = ("resources", "clf", "reserves", "drops")


@lru_cache(maxsize=8)
def portrait(title: Title, kit: Kit, language: str) -> Portrait:
    """How the game looks, in a language."""
    assert isinstance(kit, NemesisKit)
    wording = Wording(title, kit, language)
    chart = artwork.chart(language="fr" if wording.language == "fr" else "en")
    return portraits.assemble(
        wording,
        credits=chart.block.lines[1:] if chart.block else (),
        board=_board(kit, wording),
        pieces=(_piece(kit, p, row, wording) for p, row in enumerate(kit.tables.pieces)),
        groups=GROUPS,
        box_label=lambda name: _box_label(kit, name, wording),
        terrains=_terrains(wording),
        states=artwork.LOOK.states,
        signs=artwork.LOOK.signs,
        tracks=_tracks(kit, wording),
        charts=_charts(kit, wording),
        overlays=artwork.LOOK.overlays,
        tones=_tones(wording),
        tour=artwork.LOOK.tour,
        images=backdrop.layers(),
        labels=(*captions(chart), *(Label(key, *at, 0.3, 0, "box", key) for key, (at, _) in artwork.BOXES.items())),
    )


# the board


def _board(kit: NemesisKit, wording: Wording) -> Board:
    frame = artwork.chart().frame
    spaces = [_hex(kit, space, wording) for space in range(kit.hex_count)]
    spaces += [_entry(kit, name, wording) for name in REINFORCEMENT_HEXES]
    sheets = tuple(Sheet(grid.tops, grid.radius) for grid in artwork.MAP.grids)
    return Board(sheets, (frame.left, frame.top, frame.right, frame.bottom), tuple(spaces))


def _hex(kit: NemesisKit, space: int, wording: Wording) -> Space:
    name = kit.space_names[space]
    x, y = artwork.MAP.centre(name)
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
        for kind in lines(kit, link):
            found.setdefault(kind, []).append(kit.space_names[int(kit.board.target[link])])
    for kind, others in found.items():
        yield say(wording, "look-towards", what=wording.name("line", kind), spaces=", ".join(sorted(others)))


def lines(kit: NemesisKit, link: int) -> Iterator[str]:
    """The kinds of ways and waters between two hexes."""
    kinds = {WAYS[kit.way[link]]: kit.way[link] > 0, "rail": kit.rail[link], "lake": kit.lake[link]}
    kinds |= {"minor": kit.river[link] == MINOR, "major": kit.river[link] == MAJOR}
    return (kind for kind, there in kinds.items() if there)


def _terrains(wording: Wording) -> Iterator[Key]:
    drawn = artwork.terrains(wording.language)
    for key in TERRAINS:
        yield Key(key, drawn[key].name, drawn[key].tint.code, drawn[key].texture)


def _box_label(kit: NemesisKit, name: str, wording: Wording) -> str:
    turn = int(name[1:]) if name[1:].isdigit() else 0
    if not turn:
        return wording.name("slot", name)
    if turn not in kit.turn_names:
        return say(wording, "look-turn-after", n=turn)
    return say(wording, "look-turn", n=turn, name=kit.turn_names[turn][wording.language == "fr"])


def _tones(wording: Wording) -> dict[str, Key]:
    tones = artwork.LOOK.tones
    supply = {key: tone for key, tone in tones.items() if key in SUPPLY_NAMES}
    return {
        **portraits.tones(wording, supply, "supply"),
        **portraits.tones(wording, {key: tone for key, tone in tones.items() if key not in supply}, "tone"),
        **{key.key: key for key in _terrains(wording)},
    }


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
    """The code of a unit by the standard."""
    kind, flags = row["kind"], row["flags"].split()
    entity = ENTITIES[kind]
    below = BELOW.get(kind, "00")
    if "motorised" in flags and kind == "cavalry":
        entity = ARMOURED_RECONNAISSANCE
    elif "motorised" in flags and kind == "artillery":
        below = WHEELED
    modified = f"{entity}{ABOVE.get(kind, '00')}{below}"
    return portraits.symbol_code(modified, mark=echelon(row), staff=kind.startswith("hq"))


def _piece(kit: NemesisKit, p: int, row: Row, wording: Wording) -> PieceLook:
    left, right = artwork.names_on(row)
    transport = not kit.is_unit[p]
    values = ("range", "move") if transport else ("fp", "quality", "move")
    fill, band, symbol = (tint.code for tint in artwork.tints(row))
    return PieceLook(
        name=row["id"],
        title=wording.piece(p),
        side=SIDES[kit.side[p]],
        symbol=identification(row),
        mark=echelon(row),
        left=left,
        right=right,
        size=row["size"],
        kind=wording.name("kind", row["kind"]),
        colours=Colours(fill, artwork.INK.code, band, symbol),
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
    results = ((ends.get(die, str(die)), *map(_result, kit.combat[die])) for die in dice)
    yield portraits.chart(wording, "combat", (say(wording, "chart-die"), *kit.columns), results, "NEM-6.1H-a")
    gaits = (wording.name("gait", gait) for gait in ("light", "foot", "motorised"))
    heads = say(wording, "chart-terrain-name"), *gaits, say(wording, "chart-shift"), say(wording, "chart-retreat")
    grounds = (_terrain_row(row, wording) for row in kit.tables.terrain)
    yield portraits.chart(wording, "terrain", heads, grounds, "NEM-5.1A-b")
    columns = (wording.name("chart", f"turns-{column}") for column in ("turn", "date", "weather", "support"))
    yield portraits.chart(wording, "turns", columns, _turn_rows(kit, wording), "NEM-2.7-a")
    columns = (wording.name("chart", f"objectives-{column}") for column in ("place", "hex", "value", "star", "side"))
    yield portraits.chart(wording, "objectives", columns, _objective_rows(kit, wording), "NEM-2.3-c")
    camps = say(wording, "chart-turns-weather"), *(wording.name("camp", side) for side in SIDES)
    yield portraits.chart(wording, "replacements", camps, _replacement_rows(wording), "NEM-8.1A-a")


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
