"""Nemesis on a text screen: headline, tracks, hexes with their stacks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.core.wording import Wording
from grognard.sketch import STEPS, Cell, Ink, Sketch, Stack, Track
from grognard.titles.nemesis.kit import (
    ALLIES,
    JAPAN,
    LAST_TURN,
    MAJOR,
    MINOR,
    SIDES,
    TERRAINS,
    WAYS,
    WEATHERS,
    NemesisKit,
)
from grognard.titles.nemesis.war import (
    ATTACKED,
    AVAILABLE,
    DEFENDED,
    FED,
    MOVED,
    RETREATED,
    STARVING,
    SUPPLY_NAMES,
    USED,
    War,
)

HIDDEN = "hidden"
"""A chit that the seat may not know, see `Nemesis.hide`."""
INKS = {"japan": Ink("J", "red"), "allies": Ink("A", "cyan")}
TERRAIN_SIGNS = {"clear": ".", "jungle": "j", "mountain": "m", "escarpment": "e"}
WAY_SIGNS = {"trail": ",", "track": "-", "road": "="}
RAIL_SIGN = "+"
RIVER_SIGNS = {MINOR: ":", MAJOR: "~"}
LAKE_SIGN = "%"

WORDS = {
    "turn": ("Turn", "Tour"),
    "dry": ("dry season", "saison sèche"),
    "moderate": ("Moderate Monsoon", "Mousson modérée"),
    "heavy": ("Heavy Monsoon", "Mousson intense"),
    "phase": ("Phase", "Phase"),
    "end": ("end of turn", "fin de tour"),
    "superior": ("Superior", "Supérieur"),
    "general": ("General", "Général"),
    "lamentation": ("Lamentation", "Lamentation"),
    "resources": ("Resources", "Ressources"),
    "clf": ("CLF", "CLF"),
    "reserves": ("Imphal Reserves", "Réserves d'Imphal"),
    "drops": ("Air Supply", "Ravit. Aérien"),
    "flags": ("Flags", "Drapeaux"),
    "yunnan": ("Yunnan", "Yunnan"),
    "active": ("active", "active"),
    "inactive": ("inactive", "inactive"),
    "air": ("Air Support", "Soutien Aérien"),
    "used": ("used", "utilisé"),
    "chits": ("Chits played / left", "Jetons joués / restants"),
    "clear": ("clear", "terrain dégagé"),
    "jungle": ("jungle", "jungle"),
    "mountain": ("mountain", "montagne"),
    "escarpment": ("escarpment", "escarpement"),
    "trail": ("trail", "sentier"),
    "track": ("track", "piste"),
    "road": ("road", "route"),
    "rail": ("railway", "voie ferrée"),
    "minor": ("minor river", "rivière mineure"),
    "major": ("major river", "rivière majeure"),
    "lake": ("lake", "lac"),
    "objective": ("Objective worth", "Objectif de valeur"),
    "star": ("with star", "étoilé"),
    "held": ("held by", "tenu par"),
    "depot": ("Supply Depot, range", "Dépôt de Ravitaillement, portée"),
    "entry": ("Supply Entry", "Entrée de Ravitaillement"),
    "airfield": ("Airfield", "Aérodrome"),
    "fort": ("Fortification", "Fortification"),
    "ambush": ("Ambush", "Embuscade"),
    "steps": ("steps", "pas"),
    "fp": ("firepower", "puissance"),
    "quality": ("quality", "qualité"),
    "mp": ("mp", "mp"),
    "spent": ("spent", "dépensés"),
    "full": ("Full Supply", "Ravitaillement Complet"),
    "limited": ("Limited Supply", "Ravitaillement Limité"),
    "oos": ("Out of Supply", "Hors Ravitaillement"),
    "starving": ("starving", "affamé"),
    "moved": ("moved", "déplacé"),
    "attacked": ("attacked", "a attaqué"),
    "defended": ("defended", "a défendu"),
    "retreated": ("retreated", "a retraité"),
    "to": ("to", "vers"),
    "empty": ("nobody here", "personne"),
    "legend": (
        ". clear  j jungle  m mountain  e escarpment   = road  - track  , trail  + rail   "
        "~ major river  : minor river  % lake\n"
        "9 Objective (value, ! star)  D Depot  S Supply Entry  a Airfield  F Fortification  x Ambush  "
        "^ flag   * can be picked",
        ". dégagé  j jungle  m montagne  e escarpement   = route  - piste  , sentier  + rail   "
        "~ rivière majeure  : rivière mineure  % lac\n"
        "9 Objectif (valeur, ! étoile)  D Dépôt  S Entrée de Ravit.  a Aérodrome  F Fortification  "
        "x Embuscade  ^ drapeau   * peut être choisi",
    ),
}
MARKS = {"moved": MOVED, "attacked": ATTACKED, "defended": DEFENDED, "retreated": RETREATED}


def word(key: str, wording: Wording) -> str:
    return WORDS[key][wording.language == "fr"]


def sketch(pos: War, wording: Wording) -> Sketch:
    """All that a text screen shows of a war in Burma."""
    return Sketch(
        headline=_headline(pos, wording),
        tracks=tuple(_tracks(pos, wording)),
        inks=INKS,
        cells={cell.name: cell for cell in _cells(pos, wording)},
        legend=word("legend", wording),
    )


def _headline(pos: War, wording: Wording) -> str:
    names = pos.kit.turn_names.get(pos.turn, ("", ""))
    phase = word("end", wording)
    if pos.phase:
        side = wording.side(pos.phasing)
        phase = f"{side[:1].upper()}{side[1:]}: {wording.name('chit', pos.phase)}"
    parts = [
        f"{word('turn', wording)} {pos.turn}/{LAST_TURN}",
        names[wording.language == "fr"],
        word(WEATHERS[pos.weather], wording),
        phase,
    ]
    return " · ".join(part for part in parts if part)


def _tracks(pos: War, wording: Wording) -> Iterator[Track]:
    for name, values in (
        ("superior", pos.superior),
        ("general", pos.general),
        ("lamentation", pos.lamentation),
    ):
        yield _both(name, [str(value) for value in values], wording)
    flags = [sum(flag == side for flag in pos.flags.values()) for side in (JAPAN, ALLIES)]
    yield _both("flags", [str(count) for count in flags], wording)
    for name, value in (
        ("resources", pos.resources),
        ("clf", pos.clf),
        ("reserves", pos.reserves),
        ("drops", pos.drops),
    ):
        yield Track(word(name, wording), (("allies", str(value)),))
    yield Track(word("yunnan", wording), (("allies", word("active" if pos.yunnan_active else "inactive", wording)),))
    yield _both("air", [_air(pos, side, wording) for side in (JAPAN, ALLIES)], wording)
    yield _both("chits", [_chits(pos, side, wording) for side in (JAPAN, ALLIES)], wording)


def _both(name: str, values: list[str], wording: Wording) -> Track:
    return Track(word(name, wording), tuple(zip(SIDES, values, strict=True)))


def _air(pos: War, side: int, wording: Wording) -> str:
    shown = []
    for air, name in enumerate(pos.kit.air_names):
        if pos.kit.air_side[air] == side and pos.air[air] == AVAILABLE:
            shown.append(name)
        elif pos.kit.air_side[air] == side and pos.air[air] == USED:
            shown.append(f"({name} {word('used', wording)})")
    return " ".join(shown) or "-"


def _chits(pos: War, side: int, wording: Wording) -> str:
    played = [wording.name("chit", chit) for chit in pos.played[side]]
    left = ["?" if chit == HIDDEN else wording.name("chit", chit) for chit in pos.cups[side]]
    return f"{', '.join(played) or '-'} / {', '.join(left) or '-'}"


# the map


def _cells(pos: War, wording: Wording) -> Iterator[Cell]:
    kit = pos.kit
    ground = _ground(kit)
    for space, name in enumerate(kit.space_names):
        stacks = tuple(_stacks(pos, space))
        if space >= kit.hex_count:
            yield Cell(name, stacks=stacks, town=_plain_place(wording, space))
            continue
        x, y, signs, edges = ground[space]
        town = kit.place_title(space, wording.language) if space in kit.place_names else ""
        holder = _holder(pos, space)
        yield Cell(name, x, y, signs, town, holder, _marks(pos, space), stacks, edges)


def _plain_place(wording: Wording, space: int) -> str:
    place = wording.place(space)
    return "" if place == wording.kit.space_names[space] else place


@cache
def _ground(kit: NemesisKit) -> list[tuple[int, int, str, tuple[str, ...]]]:
    """Where each hex lies, the signs of its terrain and ways, and the water along its sides."""
    places = [_coordinates(name) for name in kit.space_names[: kit.hex_count]]
    found = []
    for space, (x, y) in enumerate(places):
        ways, edges = 0, [""] * 6
        rail = False
        for link in range(kit.board.start[space], kit.board.start[space + 1]):
            other = int(kit.board.target[link])
            if other >= kit.hex_count:
                continue
            ways = max(ways, kit.way[link])
            rail = rail or kit.rail[link]
            side = STEPS.get((places[other][0] - x, places[other][1] - y))
            if side is not None:
                edges[side] = LAKE_SIGN if kit.lake[link] else RIVER_SIGNS.get(kit.river[link], "")
        signs = TERRAIN_SIGNS[TERRAINS[kit.terrain[space]]]
        signs += WAY_SIGNS.get(WAYS[ways], "") + (RAIL_SIGN if rail else "")
        found.append((x, y, signs, tuple(edges)))
    return found


def _coordinates(name: str) -> tuple[int, int]:
    """Column and half rows of a hex numbered CCRR, even columns raised."""
    column, row = int(name[:2]), int(name[2:])
    return column, row * 2 - (column % 2 == 0)


def _stacks(pos: War, space: int) -> Iterator[Stack]:
    kit = pos.kit
    for side, name in enumerate(SIDES):
        pieces = [p for p in pos.index.at[space] if kit.side[p] == side]
        if pieces:
            pieces.sort(key=lambda p: (not kit.is_unit[p], kit.hq[p], -kit.fp_by_steps[p][pos.steps[p]]))
            yield Stack(name, tuple(kit.piece_names[p] for p in pieces))


def _holder(pos: War, space: int) -> str:
    if space in pos.kit.objectives:
        return SIDES[pos.holder(space)]
    if space in pos.kit.airfields:
        return SIDES[pos.airfield_holder(space)]
    return SIDES[pos.kit.depots[space].owner] if space in pos.kit.depots else ""


def _marks(pos: War, space: int) -> str:
    kit = pos.kit
    objective = kit.objectives.get(space)
    value = f"{objective.value}{'!' if objective.star else ''}" if objective else ""
    signs = {
        "D": space in kit.depots,
        "S": any(space in entries for entries in kit.supply_entries),
        "a": space in kit.airfields,
        "F": space in pos.forts,
        "x": bool(pos.index.ambush[space]),
        "^": space in pos.flags,
    }
    return value + "".join(sign for sign, there in signs.items() if there)


# one space


def describe(pos: War, space: int, wording: Wording) -> list[str]:
    """A space in full: terrain, roles, ways and waters to each neighbour, and every piece."""
    kit = pos.kit
    lines = []
    if space < kit.hex_count:
        roles = [word(TERRAINS[kit.terrain[space]], wording), *_roles(pos, space, wording)]
        lines.append(" · ".join(roles))
        lines += _neighbours(kit, space, wording)
    for side in (JAPAN, ALLIES):
        lines += [_piece(pos, p, wording) for p in pos.index.at[space] if kit.side[p] == side]
    if not pos.index.at[space]:
        lines.append(word("empty", wording))
    return lines


def _roles(pos: War, space: int, wording: Wording) -> Iterator[str]:
    kit = pos.kit
    objective = kit.objectives.get(space)
    if objective:
        star = f" ({word('star', wording)})" if objective.star else ""
        held = f"{word('held', wording)} {wording.side(pos.holder(space))}"
        yield f"{word('objective', wording)} {objective.value}{star}, {held}"
    depot = kit.depots.get(space)
    if depot:
        yield f"{word('depot', wording)} {depot.range} ({wording.side(depot.owner)})"
    for side, entries in enumerate(kit.supply_entries):
        if space in entries:
            yield f"{word('entry', wording)} ({wording.side(side)})"
    if space in kit.airfields:
        yield f"{word('airfield', wording)} ({wording.side(pos.airfield_holder(space))})"
    if space in pos.forts:
        yield f"{word('fort', wording)} ({pos.forts[space]})"
    if pos.index.ambush[space]:
        yield word("ambush", wording)


def _neighbours(kit: NemesisKit, space: int, wording: Wording) -> Iterator[str]:
    """What leads to each neighbour or lies before it: `road to 0811`, `major river to 0911`."""
    by_kind: dict[str, list[str]] = {}
    for link in range(kit.board.start[space], kit.board.start[space + 1]):
        other = kit.space_names[int(kit.board.target[link])]
        kinds = [WAYS[kit.way[link]]] if kit.way[link] else []
        kinds += ["rail"] if kit.rail[link] else []
        kinds += {MINOR: ["minor"], MAJOR: ["major"]}.get(kit.river[link], [])
        kinds += ["lake"] if kit.lake[link] else []
        for kind in kinds:
            by_kind.setdefault(kind, []).append(other)
    for kind, others in by_kind.items():
        yield f"{word(kind, wording)} {word('to', wording)} {', '.join(sorted(others))}"


def _piece(pos: War, p: int, wording: Wording) -> str:
    """`31/58  58th Infantry Regiment: 3/3 steps, firepower 6, quality 2, 5 mp, Full Supply`"""
    kit = pos.kit
    facts = [f"{pos.steps[p]}/{kit.full_steps[p]} {word('steps', wording)}"]
    if kit.is_unit[p]:
        facts.append(f"{word('fp', wording)} {kit.fp_by_steps[p][pos.steps[p]] / 2:g}")
    facts.append(f"{word('quality', wording)} {pos.quality(p)}")
    facts.append(f"{kit.move[p] / 2:g} {word('mp', wording)}")
    if pos.spent[p]:
        facts[-1] += f" ({pos.spent[p] / 2:g} {word('spent', wording)})"
    facts.append(word(SUPPLY_NAMES[pos.supply[p]], wording))
    if pos.hunger[p] == STARVING != FED:
        facts.append(word("starving", wording))
    facts += [word(name, wording) for name, mark in MARKS.items() if pos.marks[p] & mark]
    letter = INKS[SIDES[kit.side[p]]].letter
    return f"{letter} {kit.piece_names[p]}  {wording.piece(p)}: {', '.join(facts)}"
