"""What there is to see of a war; with `portrait`, `overlays` and `preview`, all that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.portraits import frame_of
from grognard.core.scene import Arrow, Scene, Score, Sign, Token, outcome, say
from grognard.core.wording import Wording
from grognard.titles.world_in_flames.artwork import BACKDROP
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch11_10_rail import OnRails
from grognard.titles.world_in_flames.chapters.ch11_11_movement import Moving
from grognard.titles.world_in_flames.chapters.ch11_16_attack import Assembly
from grognard.titles.world_in_flames.chapters.ch11_16_battle import Battle
from grognard.titles.world_in_flames.chapters.ch11_16_retreat import Breakthrough
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.chapters.ch24_verdict import held_goals
from grognard.titles.world_in_flames.charts import SEASONS, WEATHERS, ZONES
from grognard.titles.world_in_flames.kit import NOBODY, SIDES
from grognard.titles.world_in_flames.overlays import overlay
from grognard.titles.world_in_flames.panels import panels
from grognard.titles.world_in_flames.portrait import portrait
from grognard.titles.world_in_flames.preview import preview
from grognard.titles.world_in_flames.war import MOVED, RAILED, War
from grognard.titles.world_in_flames.warnings import warnings

__all__ = ["cover", "draw_picture", "is_picture", "overlay", "pictures", "portrait", "preview", "scene", "warnings"]

cover, pictures = BACKDROP.cover, BACKDROP.pictures
is_picture, draw_picture = BACKDROP.is_picture, BACKDROP.draw_picture


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of a war."""
    phase = wording.name("phase", pos.phase) if pos.phase else ""
    date = say(wording, "scene-date", season=wording.name("season", SEASONS[pos.season]), year=str(pos.year))
    weather = wording.name("weather", WEATHERS[pos.weather[ZONES.index("North Temperate")]])
    whose = wording.name("camp", SIDES[pos.phasing]) if pos.phase else ""
    surprise = say(wording, "scene-surprise") if pos.surprised and pos.phase else ""
    return Scene(
        headline=" · ".join(part for part in (date, weather, whose, phase, surprise) if part),
        turn=pos.turn,
        phase=phase,
        weather=weather,
        side=SIDES[pos.phasing] if pos.phase else "",
        tracks={"goals": held_goals(pos, "main")},
        stacks=_stacks(pos),
        signs=tuple(_signs(pos, wording)),
        panels=tuple(panels(pos.copy(), wording)),
        result=outcome(pos, wording, (Score(wording.name("track", "goals"), held_goals(pos, "main")),)),
        arrows=tuple(_arrows(pos)),
        frame=_frame(pos),
    )


def _frame(pos: War) -> tuple[float, ...]:
    """Where the scenario begins; the map is far too large to be read as a whole."""
    board = pos.kit.board
    return frame_of((float(board.x[space]), float(board.y[space])) for space in ground(pos).view)


def _stacks(pos: War) -> dict[str, tuple[Token, ...]]:
    """The strongest on top; of the force pool only the reserves of the scenario."""
    kit = pos.kit
    engaged = {p for units in pos.attacks.values() for p in units}
    moving: tuple[int, ...] = ()
    for frame in pos.stack:
        if isinstance(frame, Assembly | Battle):
            engaged |= {*frame.attackers}
        elif isinstance(frame, Moving | Breakthrough):
            moving = frame.units
        elif isinstance(frame, OnRails):
            moving = (frame.piece,)
    stacks = {}
    for space, (units, wings, ships) in enumerate(zip(pos.index.at, pos.index.air, pos.index.port, strict=True)):
        pieces = (*ships, *wings, *units)
        shown = [p for p in pieces if p in ground(pos).reserves] if space == kit.pool else pieces
        if shown:
            ordered = sorted(shown, key=lambda p: (kit.factor[p], -p))
            stacks[kit.space_names[space]] = tuple(_token(pos, p, p in engaged, p in moving) for p in ordered)
    return stacks


def _token(pos: War, p: int, engaged: bool, moving: bool) -> Token:
    there = pos.on_map(p)
    states = {
        "face-down": bool(pos.down[p]) and there,
        "unsupplied": there and pos.side(p) != NOBODY and not in_supply(pos, p),
        "moving": moving,
        "attacking": engaged,
        "moved": there and bool(pos.marks[p] & (MOVED | RAILED)),
    }
    return Token(pos.kit.piece_names[p], 0, tuple(state for state, is_so in states.items() if is_so))


def _signs(pos: War, wording: Wording) -> Iterator[Sign]:
    kit = pos.kit
    battles = dict.fromkeys([*pos.attacks, *(f.space for f in pos.stack if isinstance(f, Assembly | Battle))])
    for space in battles:
        yield Sign(kit.space_names[space], "battle", say(wording, "scene-battle"))
    for role, spaces in ground(pos).goals.items():
        for space in spaces:
            text = say(wording, "scene-goal", name=wording.name("goal", role))
            side = SIDES[pos.holder[space]] if pos.holder[space] != NOBODY else ""
            yield Sign(kit.space_names[space], "great" if role == "main" else "goal", text, "", side)
    for space in pos.taken:
        yield Sign(kit.space_names[space], "taken", say(wording, "scene-taken"))


def _arrows(pos: War) -> Iterator[Arrow]:
    """From the units that attack to what they attack."""
    names = pos.kit.space_names
    fights = list(pos.attacks.items())
    fights += [(frame.space, frame.attackers) for frame in pos.stack if isinstance(frame, Assembly | Battle)]
    for space, units in fights:
        for place in sorted({pos.place[p] for p in units if pos.on_map(p)} - {space}):
            yield Arrow("attack", (names[place], names[space]), SIDES[pos.phasing])
