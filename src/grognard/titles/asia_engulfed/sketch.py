"""Asia Engulfed on a text screen: headline, tracks, and every zone and place with what stands there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from grognard.core.files import read_rows
from grognard.core.scene import Sign, say
from grognard.core.wording import Wording
from grognard.sketch import Cell, Ink, Sketch, Stack, Track
from grognard.titles.asia_engulfed.chapters.ch10_victory import japanese_areas, victory_areas
from grognard.titles.asia_engulfed.kit import (
    BLOCK,
    CBA,
    CLOSED,
    DATA,
    HOME,
    ISLAND,
    JAPAN,
    KINDS,
    NATIONS,
    SIDE_OF,
    SIDES,
    AsiaKit,
)
from grognard.titles.asia_engulfed.overlays import overlay
from grognard.titles.asia_engulfed.portrait import PAYING, notes
from grognard.titles.asia_engulfed.scene import headline, signs
from grognard.titles.asia_engulfed.tokens import states
from grognard.titles.asia_engulfed.war import War

INKS = {"japan": Ink("J", "red"), "allies": Ink("A", "cyan")}
SEA_SIGN, ISLAND_SIGN, JUNGLE_SIGN, CLOSED_SIGN = "~", "i", "j", "-"
SIGN_MARKS = {"battle": "x", "fort": "F", "port-damage": "d", "network": "N", "code": "c"}
ELSEWHERE = "elsewhere"
COUNTED = ("port-damage",)
"""Signs whose value is worth showing."""


def sketch(pos: War, wording: Wording) -> Sketch:
    """All that a text screen shows of a seat's view of the war."""
    return Sketch(
        headline=headline(pos, wording),
        tracks=tuple(_tracks(pos, wording)),
        inks=INKS,
        cells={cell.name: cell for cell in _cells(pos, wording)},
        legend="\n".join(wording.name("legend", key) for key in ("ground", "marks", "stacks")),
    )


# tracks


def _tracks(pos: War, wording: Wording) -> Iterator[Track]:
    """What Japan owes for this phase only Japan may know: it would tell how transports sail."""
    viewer = _viewer(pos)
    oil_due, transports_due = (pos.oil_due, pos.transports_due) if viewer == JAPAN else (0, 0)
    for name, value in (
        ("areas", f"{japanese_areas(pos)}/{len(victory_areas(pos))}"),
        ("oil", _less(str(pos.oil), oil_due)),
        ("transports", _less(f"{pos.transports}/{pos.capacity}", transports_due)),
        ("kamikaze", str(pos.kamikaze)),
        ("asw", str(pos.asw)),
        ("asw-build", str(pos.asw_build)),
    ):
        yield Track(wording.name("gauge", name), (("japan", value),))
    for name, level in (("submarines", pos.sub_points), ("duds", pos.duds), ("bombers", pos.bombers)):
        yield Track(wording.name("gauge", name), (("allies", str(level)),))
    yield _of_powers(wording.name("gauge", "werp"), {power: str(pos.werp[power]) for power in PAYING})
    actions = {power: str(pos.actions[power]) for power, most in pos.kit.action_limit.items() if most}
    if pos.alternative("open-actions"):
        actions = {power: count if SIDE_OF[power] == viewer else "?" for power, count in actions.items()}
    yield _of_powers(wording.name("gauge", "actions"), actions)
    builds = {power: _builds(pos, power, wording) for power in PAYING}
    if any(builds.values()):
        yield _of_powers(wording.name("panel", "builds"), {power: said for power, said in builds.items() if said})


def _builds(pos: War, power: int, wording: Wording) -> str:
    """The markers of a power on the Build Tracks: `BB 2/5, CV 3/4 (repair)`."""
    found = []
    for build in sorted(build for build in pos.builds if build.power == power):
        label = f"{wording.name('short', build.track)} {build.box}/{pos.kit.tracks[build.track].boxes}"
        found.append(say(wording, "panel-repair", label=label) if build.damage else label)
    return ", ".join(found)


def _viewer(pos: War) -> int | None:
    """The side through whose eyes we look: that whose enemy alone has blocks out of sight."""
    kit = pos.kit
    unseen = {kit.side[p] for p in pos.index.at[kit.unseen] if p < kit.real_count}
    return 1 - unseen.pop() if len(unseen) == 1 else None


def _less(value: str, due: int) -> str:
    """`16 -3`: what there is, and what is owed of it."""
    return f"{value} -{due}" if due else value


def _of_powers(name: str, values: dict[int, str]) -> Track:
    """The one power of Japan goes without its name."""
    shown = [
        (SIDES[SIDE_OF[power]], value if SIDE_OF[power] == JAPAN else f"{NATIONS[power].upper()} {value}")
        for power, value in values.items()
    ]
    return Track(name, tuple(shown))


# zones, places and boxes


def _cells(pos: War, wording: Wording) -> Iterator[Cell]:
    """All spaces, region by region, and the boxes; but not the one for what cannot be seen."""
    kit = pos.kit
    marked: dict[str, list[Sign]] = {}
    for sign in signs(pos, wording):
        marked.setdefault(sign.space, []).append(sign)
    counting = set(victory_areas(pos))
    for space, region in _by_region(kit):
        name = kit.space_names[space]
        marks = [*_printed(kit, space, space in counting), *map(_mark, marked.get(name, ()))]
        yield Cell(
            name,
            ground=_ground(kit, space),
            town=kit.place_title(space, wording.language),
            holder=SIDES[pos.holder(space)] if space >= kit.zone_count else "",
            marks=" ".join(mark for mark in marks if mark),
            stacks=tuple(_stacks(pos, space, wording)),
            region=wording.name("region", region),
            near=tuple(kit.space_names[other] for other in _neighbours(kit, space)),
        )
    for box in range(kit.map_end, kit.size):
        if box != kit.unseen:
            yield Cell(kit.space_names[box], town=wording.place(box), stacks=tuple(_stacks(pos, box, wording)))


@cache
def _by_region(kit: AsiaKit) -> list[tuple[int, str]]:
    """All zones and places, each with its part of the theatre; a pack may have some that are in none."""
    rows = [(row["region"], row["spaces"].split()) for row in read_rows(DATA / "regions.csv")]
    known = {kit.space_index[name]: region for region, names in rows for name in names if name in kit.space_index}
    return [*known.items(), *((space, ELSEWHERE) for space in range(kit.map_end) if space not in known)]


def _neighbours(kit: AsiaKit, space: int) -> tuple[int, ...]:
    if space < kit.zone_count:
        return *kit.sea_links[space], *kit.coast[space]
    return *kit.seas[space], *kit.land_links[space]


def _ground(kit: AsiaKit, space: int) -> str:
    if space < kit.zone_count:
        return SEA_SIGN
    if kit.jungle[space]:
        return JUNGLE_SIGN
    return {ISLAND: ISLAND_SIGN, CLOSED: CLOSED_SIGN}.get(kit.kind_of[space], "")


def _printed(kit: AsiaKit, space: int, counts: bool) -> Iterator[str]:
    """What the map has there: port, resources, victory area, airbase."""
    if kit.port[space]:
        yield "PH" if kit.port[space] == HOME else f"P{kit.port[space]}"
    if kit.werp[space]:
        yield f"W{kit.werp[space]}"
    if kit.oil[space]:
        yield f"O{kit.oil[space]}"
    if counts:
        yield "V"
    if kit.airbase[space]:
        yield "b"


def _mark(sign: Sign) -> str:
    return SIGN_MARKS.get(sign.kind, "") + (sign.value if sign.kind in COUNTED else "")


# stacks


def _stacks(pos: War, space: int, wording: Wording) -> Iterator[Stack]:
    kit = pos.kit
    for side, name in enumerate(SIDES):
        pieces = [p for p in pos.index.at[space] if kit.side[p] == side]
        if pieces:
            said = _roll_call(pos, pieces, wording)
            yield Stack(name, tuple(kit.piece_names[p] for p in pieces), said)


def _roll_call(pos: War, pieces: list[int], wording: Wording) -> str:
    """`US Mar 3, CV 2 (CBA 2+2 aboard) · CW Gar 1`; of hidden blocks only how many there are: `2 ground, 1 fleet`."""
    kit = pos.kit
    pieces = sorted(pieces, key=lambda p: (kit.nation[p], p))
    parts = []
    for nation, group in groupby(pieces, key=lambda p: kit.nation[p]):
        here = list(group)
        said = ", ".join([*_known(pos, here, wording), *_hidden(kit, here, wording)])
        parts.append(said if SIDE_OF[nation] == JAPAN else f"{_flags(kit)[nation]} {said}")
    return " · ".join(parts)


@cache
def _flags(kit: AsiaKit) -> dict[int, str]:
    """The nations as the names of their pieces have them."""
    return {kit.nation[p]: kit.piece_names[p].partition("-")[0] for p in range(kit.real_count)}


def _known(pos: War, pieces: list[int], wording: Wording) -> Iterator[str]:
    """By kind the steps of each piece, a carrier with the aircraft aboard; off the map only their number."""
    kit = pos.kit
    seen = [p for p in pieces if kit.kind[p] != BLOCK and not (kit.kind[p] == CBA and pos.aboard[p] >= 0)]
    if not all(pos.on_map(p) for p in seen):
        for kind, count in Counter(kit.kind[p] for p in seen).items():
            yield f"{count} {_kind(kind, wording)}"
        return
    for kind, group in groupby(sorted(seen, key=lambda p: kit.kind[p]), key=lambda p: kit.kind[p]):
        alone = []
        for p in group:
            wing = pos.aircraft_of(p)
            if wing:
                said = f"{_kind(kind, wording)} {_steps(pos, [p])}"
                yield say(wording, "sketch-aboard", piece=said, pieces=f"{_kind(CBA, wording)} {_steps(pos, wing)}")
            else:
                alone.append(p)
        if alone:
            yield f"{_kind(kind, wording)} {_steps(pos, alone)}"


def _steps(pos: War, pieces: list[int]) -> str:
    return "+".join(f"{pos.steps[p]}{'e' if pos.kit.elite[p] else ''}" for p in pieces)


def _hidden(kit: AsiaKit, pieces: list[int], wording: Wording) -> Iterator[str]:
    fleets = Counter(kit.is_fleet[p] for p in pieces if kit.kind[p] == BLOCK)
    if fleets[False]:
        yield say(wording, "sketch-hidden-ground", n=fleets[False])
    if fleets[True]:
        yield say(wording, "sketch-hidden-fleets", n=fleets[True])


def _kind(kind: int, wording: Wording) -> str:
    return wording.name("short", KINDS[kind])


# one space


def describe(pos: War, space: int, wording: Wording) -> list[str]:
    """A space in full: what is printed there, what it borders, its markers, Influence at sea, and every piece."""
    kit = pos.kit
    name = kit.space_names[space]
    lines: list[str] = []
    if space < kit.map_end:
        lines += notes(kit, space, wording)
        lines += [sign.text for sign in signs(pos, wording) if sign.space == name]
    if space < kit.zone_count:
        influence = overlay(pos, "influence", None, wording)
        lines += [f"{influence.title} – {spot.text}" for zone, spot in influence.spaces.items() if zone == name]
    pieces = sorted(pos.index.at[space], key=lambda p: (kit.side[p], p))
    return [*lines, *(_piece(pos, p, wording) for p in pieces)] if pieces else [*lines, say(wording, "sketch-nobody")]


def _piece(pos: War, p: int, wording: Wording) -> str:
    """`J JP-CV-1  Japanese carrier fleet 1: 2 of 4 steps, has put to sea`"""
    kit = pos.kit
    line = f"{INKS[SIDES[kit.side[p]]].letter} {kit.piece_names[p]}  {wording.piece(p)}"
    if kit.kind[p] == BLOCK or not pos.on_map(p):
        return line
    facts = [say(wording, "sketch-steps", n=pos.steps[p], full=kit.full_steps[p])]
    if kit.elite[p]:
        facts.append(say(wording, "sketch-elite"))
    if pos.damaged[p]:
        facts.append(say(wording, "sketch-damaged", n=pos.damaged[p]))
    if pos.aboard[p] >= 0:
        facts.append(say(wording, "sketch-carried", piece=kit.piece_names[pos.aboard[p]]))
    facts += [wording.name("state", state) for state in states(pos, p) if state != "damaged"]
    colon = "\N{NO-BREAK SPACE}:" if wording.language == "fr" else ":"
    return f"{line}{colon} {', '.join(facts)}"
