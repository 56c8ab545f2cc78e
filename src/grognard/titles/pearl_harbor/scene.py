"""What there is to see of the war; with `portrait`, `overlays` and `preview`, all that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core.scene import Arrow, Scene, Score, Sign, outcome, say
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor.artwork import BACKDROP
from grognard.titles.pearl_harbor.battle import battle_of
from grognard.titles.pearl_harbor.chapters.ch8_combat import CombatSteps
from grognard.titles.pearl_harbor.chapters.ch22_charts import territory
from grognard.titles.pearl_harbor.chapters.ch23_victory import side_objectives
from grognard.titles.pearl_harbor.kit import FORCES, NORMAL, SEASONS, SIDE_OF, SIDES, WEATHERS, ZONES, PearlKit
from grognard.titles.pearl_harbor.overlays import overlay
from grognard.titles.pearl_harbor.panels import panels
from grognard.titles.pearl_harbor.portrait import portrait
from grognard.titles.pearl_harbor.preview import preview
from grognard.titles.pearl_harbor.tokens import closed_homes, stacks
from grognard.titles.pearl_harbor.war import War
from grognard.titles.pearl_harbor.warnings import warnings

__all__ = ["cover", "draw_picture", "is_picture", "overlay", "pictures", "portrait", "preview", "scene", "warnings"]

cover, pictures = BACKDROP.cover, BACKDROP.pictures
is_picture, draw_picture = BACKDROP.is_picture, BACKDROP.draw_picture


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of a war."""
    return Scene(
        headline=headline(pos, wording),
        turn=pos.turn,
        phase=_phase(pos, wording),
        weather=weather(pos, wording),
        side=SIDES[pos.phasing] if pos.segment else "",
        tracks=_tracks(pos),
        stacks=stacks(pos),
        signs=tuple(_signs(pos, wording)),
        panels=tuple(panels(pos, wording)),
        result=outcome(pos, wording, _score(pos, wording)),
        arrows=tuple(_arrows(pos)),
    )


def _score(pos: War, wording: Wording) -> tuple[Score, ...]:
    label = wording.name("gauge", "objectives")
    return tuple(
        Score(f"{label} ({wording.name('camp', side)})", side_objectives(pos, number))
        for number, side in enumerate(SIDES)
    )


def headline(pos: War, wording: Wording) -> str:
    """`Turn 1/5 · Autumn 1941 · Japan – Movement`"""
    turn = f"{wording.name('gauge', 'turn')} {pos.turn}/{max(pos.turn, pos.last_turn)}"
    parts = [turn, f"{wording.name('season', SEASONS[pos.season])} {pos.year}"]
    if pos.segment:
        parts.append(f"{wording.name('camp', SIDES[pos.phasing])} – {_phase(pos, wording)}")
    return " · ".join(parts)


def _phase(pos: War, wording: Wording) -> str:
    """The segment, and while there is combat the type of combat that it has come to."""
    if not pos.segment:
        return ""
    found = next((frame for frame in pos.stack if isinstance(frame, CombatSteps)), None)
    # A step that is at work has been counted as done.
    step = CombatSteps.steps[found.step - 1] if found and found.step else ""
    name = wording.name("what", pos.segment)
    return f"{name} ({wording.name('fight-step', step.replace('_', '-'))})" if step else name


def weather(pos: War, wording: Wording) -> str:
    """The zones with bad weather, or that there are none."""
    bad = [
        f"{wording.name('zone', zone)}: {wording.name('weather', WEATHERS[found])}"
        for zone, found in zip(ZONES, pos.weather, strict=True)
        if found != NORMAL
    ]
    return ", ".join(bad) or say(wording, "scene-fair")


def _tracks(pos: War) -> dict[str, int]:
    found = {"turn": pos.turn}
    found |= {f"objectives-{side}": side_objectives(pos, number) for number, side in enumerate(SIDES)}
    return found | {f"erp-{force}": pos.erp[number] for number, force in enumerate(FORCES)}


# markers that are no pieces


@lru_cache(maxsize=8)
def _first_owners(kit: PearlKit, scenario: str) -> list[int]:
    return territory(kit, scenario)


def _signs(pos: War, wording: Wording) -> Iterator[Sign]:
    """Battles, towns that have changed hands, boxes that nobody may look into, roads, guerrillas, submarines."""
    kit, names = pos.kit, pos.kit.space_names
    fought = battle_of(pos)
    if fought is not None:
        yield Sign(names[fought.space], "battle", say(wording, "scene-battle"))
    first = _first_owners(kit, pos.scenario)
    for space in kit.place_names:
        owner = pos.control[space]
        if owner >= 0 and (first[space] < 0 or SIDE_OF[owner] != SIDE_OF[first[space]]):
            text = say(wording, "scene-flag", name=wording.name("power", FORCES[owner]))
            yield Sign(names[space], "flag", text, side=SIDES[SIDE_OF[owner]])
    for space in closed_homes(pos):
        yield Sign(names[space], "boxed", say(wording, "scene-boxed"), side=SIDES[pos.holder(space)])
    for spaces, kind in ((pos.roads, "road"), (pos.guerrillas, "guerrillas"), (pos.silenced, "silenced")):
        for space in spaces:
            yield Sign(names[space], kind, wording.name("scene", kind))
    for area, force, turns in pos.interdicted:
        text = say(wording, "scene-submarines", name=wording.name("power", FORCES[force]), n=turns)
        yield Sign(names[kit.area_hexes[area][0]], "submarines", text, str(turns), SIDES[SIDE_OF[force]])


def _arrows(pos: War) -> Iterator[Arrow]:
    """From where the attackers come to what they attack, also air units to their carriers' prey."""
    fought = battle_of(pos)
    if fought is None:
        return
    kit, place = pos.kit, pos.place
    starts = {place[p] for p in fought.attackers if pos.on_map(p)}
    starts |= {place[pos.launched[p]] for p in fought.attackers if pos.launched[p] >= 0 and pos.on_map(pos.launched[p])}
    side = SIDES[fought.side]
    for start in sorted(starts - {fought.space}):
        yield Arrow("attack", (kit.space_names[start], kit.space_names[fought.space]), side)
