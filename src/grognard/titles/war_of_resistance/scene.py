"""What there is to see of a war in China; with `portrait`, `overlays` and `preview`, all that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.portraits import frame_of
from grognard.core.scene import Arrow, Scene, Score, Sign, Token, outcome, say
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.artwork import BACKDROP
from grognard.titles.war_of_resistance.chapters.ch6_movement import Moving
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault
from grognard.titles.war_of_resistance.chapters.ch39_areas import strength_of
from grognard.titles.war_of_resistance.chapters.scenarios import goals_held
from grognard.titles.war_of_resistance.charts import WEATHERS, turn_name
from grognard.titles.war_of_resistance.kit import AIR, CHINA, JAPAN, NAVAL, SIDES
from grognard.titles.war_of_resistance.layers import base_told
from grognard.titles.war_of_resistance.overlays import overlay
from grognard.titles.war_of_resistance.panels import panels
from grognard.titles.war_of_resistance.portrait import portrait
from grognard.titles.war_of_resistance.preview import preview
from grognard.titles.war_of_resistance.skies import INOPERATIVE
from grognard.titles.war_of_resistance.war import (
    ATTACKED,
    CUT_OFF,
    DEFENDED,
    MOVED,
    RETREATED,
    UNSUPPLIED,
    War,
)
from grognard.titles.war_of_resistance.warnings import warnings

__all__ = ["cover", "draw_picture", "is_picture", "overlay", "pictures", "portrait", "preview", "scene", "warnings"]

cover, pictures = BACKDROP.cover, BACKDROP.pictures
is_picture, draw_picture = BACKDROP.is_picture, BACKDROP.draw_picture

MARKS = {MOVED: "moved", ATTACKED: "attacked", DEFENDED: "defended", RETREATED: "retreated"}

CAMPS = (*SIDES, "", "")
"""By owner: the camp in whose colours signs are drawn; what is nobody's or a warlord's has none."""


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of a war."""
    phase = wording.name("phase", pos.phase) if pos.phase else ""
    weather = _weather(pos, wording)
    return Scene(
        headline=" · ".join(part for part in (turn_name(pos.turn), weather, _whose(pos, wording), phase) if part),
        turn=pos.turn,
        phase=phase,
        weather=weather,
        side=SIDES[pos.phasing] if pos.phase else "",
        tracks=_tracks(pos),
        stacks=_stacks(pos),
        signs=tuple(_signs(pos, wording)),
        panels=tuple(panels(pos.copy(), wording)),
        result=outcome(pos, wording, tuple(Score(wording.name("track", key), n) for key, n in _score(pos).items())),
        arrows=tuple(_arrows(pos)),
        frame=_frame(pos),
    )


def _frame(pos: War) -> tuple[float, ...]:
    """Where a battle is fought; the campaign has the whole map."""
    if pos.ground.campaign:
        return ()
    board = pos.kit.board
    return frame_of((float(board.x[space]), float(board.y[space])) for space in pos.ground.area)


def _tracks(pos: War) -> dict[str, int]:
    """What counts: in a battle the goals, in the war the level and the index of stability, and what Tokyo forbids."""
    if not pos.ground.campaign:
        return {"goals": goals_held(pos, JAPAN)}
    return {"level": pos.level, "index": pos.stability, "restriction": pos.restriction}


def _score(pos: War) -> dict[str, int]:
    """What has decided a battle, or the war."""
    return {key: n for key, n in _tracks(pos).items() if key in ("goals", "level")}


def _whose(pos: War, wording: Wording) -> str:
    return wording.name("camp", SIDES[pos.phasing]) if pos.phase else ""


def _weather(pos: War, wording: Wording) -> str:
    """The weather of the zones in which the scenario is played."""
    zones = sorted({pos.kit.zone[space] for space in pos.ground.area})
    return ", ".join(dict.fromkeys(wording.name("weather", WEATHERS[pos.weather[zone]]) for zone in zones))


def _stacks(pos: War) -> dict[str, tuple[Token, ...]]:
    kit = pos.kit
    chosen: tuple[int, ...] = ()
    fed: tuple[int, ...] = ()
    moving = -1
    for frame in pos.stack:
        if isinstance(frame, Assault):
            chosen, fed = frame.attackers, frame.fed
        elif isinstance(frame, Moving):
            moving = frame.piece
    stacks = {}
    for space, pieces in enumerate(pos.index.at):
        if pieces and space != kit.removed:  # who is out of the game is not shown anywhere
            ordered = sorted(pieces, key=lambda p: (kit.side[p], kit.defence[pos.face[p]], -p))
            stacks[kit.space_names[space]] = tuple(
                _token(pos, p, chosen=p in chosen, fed=p in fed, moving=p == moving) for p in ordered
            )
    for space, units in sorted(pos.index.others[AIR - 1].items()):
        name = kit.space_names[space]
        stacks[name] = (*(_air_token(pos, p) for p in units), *stacks.get(name, ()))
    for space, ships in sorted(pos.index.others[NAVAL - 1].items()):
        name = kit.space_names[space]
        stacks[name] = (*(_ship_token(pos, p) for p in ships), *stacks.get(name, ()))
    return stacks


def _air_token(pos: War, p: int) -> Token:
    """An air unit on its base or in the air; one that flies no more in this player turn is marked as moved."""
    states = {"moved": bool(pos.wing[p] & INOPERATIVE) and pos.on_map(p), "chosen": pos.flies(p)}
    return Token(pos.kit.piece_names[p], 0, tuple(state for state, there in states.items() if there))


def _ship_token(pos: War, p: int) -> Token:
    """A ship in port, at sea or on a river; damage is shown as hits."""
    states = {"hits": pos.hits[p] > 0, "chosen": p in pos.laid, "moved": p in pos.docked}
    return Token(pos.kit.piece_names[p], 0, tuple(state for state, there in states.items() if there))


def _token(pos: War, p: int, *, chosen: bool, fed: bool, moving: bool) -> Token:
    kit, face, left = pos.kit, pos.face[p], 0
    while kit.reduced[face] >= 0:
        face, left = kit.reduced[face], left + 1
    states = {
        "cut-off": pos.supply[p] == CUT_OFF,
        "unsupplied": pos.supply[p] == UNSUPPLIED,
        "hits": pos.hits[p] > 0,
        "reduced": pos.face[p] != kit.first_face[p],
        "chosen": chosen,
        "fed": fed,
        "moving": moving,
    } | {name: bool(pos.marks[p] & mark) and pos.on_map(p) for mark, name in MARKS.items()}
    return Token(kit.piece_names[p], left, tuple(state for state, there in states.items() if there))


def _signs(pos: War, wording: Wording) -> Iterator[Sign]:
    names, ground = pos.kit.space_names, pos.ground
    for frame in pos.stack:
        if isinstance(frame, Assault):
            yield Sign(names[frame.space], "battle", say(wording, "scene-battle"))
    for space, amount in sorted(pos.stocks.items()):
        text = say(wording, "scene-stock", n=amount)
        yield Sign(names[space], "stock", text, str(amount), CAMPS[pos.holder[space]])
    for side, spaces in enumerate(ground.sources):
        for space in spaces:
            yield Sign(names[space], "source", say(wording, "scene-source", side=wording.side(side)), side=SIDES[side])
    for space, worth in sorted(ground.goals.items()):
        text = say(wording, "scene-goal", n=worth)
        yield Sign(names[space], "goal", text, str(worth), CAMPS[pos.holder[space]])
    yield from _damage(pos, wording)
    yield from _nation(pos, wording)


def _damage(pos: War, wording: Wording) -> Iterator[Sign]:
    """What bombs and saboteurs have hit, and railways that are broken; forts."""
    names = pos.kit.space_names
    struck = (
        ("airbase", pos.base_hits),
        ("port", pos.port_hits),
        ("factory", pos.factory_hits),
        ("yard", pos.yard_hits),
    )
    for key, found in struck:
        for space, hits in sorted(found.items()):
            if hits:
                text = say(wording, "scene-damage", name=wording.name("target", key), n=hits)
                yield Sign(names[space], "damage", text, str(hits), CAMPS[pos.holder[space]])
    for space, hits in sorted(pos.rail_hits.items()):
        if hits:
            yield Sign(names[space], "cut", say(wording, "scene-cut"), str(hits))
    for space in sorted(pos.forts):
        yield Sign(names[space], "fort", say(wording, "scene-fort"), side=CAMPS[pos.holder[space]])


def _nation(pos: War, wording: Wording) -> Iterator[Sign]:
    """The seat of the government, factories, guerrilla bases."""
    names = pos.kit.space_names
    if pos.capital >= 0:
        yield Sign(names[pos.capital], "capital", say(wording, "scene-capital"), side=SIDES[CHINA])
    for number, space in sorted(pos.plants.items()):
        text = say(wording, "panel-factory", n=number)
        yield Sign(names[space], "factory", text, str(number), CAMPS[pos.holder[space]])
    for name, space in pos.bases.items():
        yield Sign(names[space], "base", base_told(pos, name, wording), str(strength_of(pos, name)), SIDES[CHINA])


def _arrows(pos: War) -> Iterator[Arrow]:
    """From the units that attack to what they attack."""
    names = pos.kit.space_names
    for frame in pos.stack:
        if isinstance(frame, Assault):
            for place in sorted({pos.place[p] for p in frame.attackers}):
                yield Arrow("attack", (names[place], names[frame.space]), SIDES[frame.side])
