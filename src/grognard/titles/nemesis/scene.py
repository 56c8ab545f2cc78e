"""What there is to see of a war in Burma. With `portrait`, `overlays` and `preview` all that a client asks of a title."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from grognard.core.event import Event
from grognard.core.scene import Item, Outcome, Panel, PanelRow, Scene, Sign, Token, say
from grognard.core.wording import Wording
from grognard.titles.nemesis.backdrop import map_image
from grognard.titles.nemesis.chapters.ch5_1_ambush import ambush_markers_left
from grognard.titles.nemesis.chapters.ch5_1_fortification import fort_side
from grognard.titles.nemesis.chapters.ch5_1_movement import Moving
from grognard.titles.nemesis.chapters.ch6_1_attack import Participants
from grognard.titles.nemesis.chapters.ch6_1_combat import Battle
from grognard.titles.nemesis.chapters.ch7_supply_check import AirDrops
from grognard.titles.nemesis.kit import ALLIES, JAPAN, LAST_TURN, SIDES, WEATHERS, NemesisKit
from grognard.titles.nemesis.overlays import overlay
from grognard.titles.nemesis.portrait import portrait
from grognard.titles.nemesis.preview import preview
from grognard.titles.nemesis.war import (
    ATTACKED,
    AVAILABLE,
    DEFENDED,
    LIMITED_SUPPLY,
    MOVED,
    OOS,
    REMOVED,
    RETREATED,
    STARVING,
    WAITING,
    War,
)

__all__ = ["map_image", "overlay", "portrait", "preview", "scene"]

HIDDEN = "hidden"
"""A chit that the seat may not know, see `Nemesis.hide`."""
FORT_STOCKS = (("japan", JAPAN), ("allies", ALLIES), ("yunnan", ALLIES))


class Lexicon:
    """The words of the scene in a language, looked up once."""

    def __init__(self, wording: Wording) -> None:
        name = wording.name
        self.sides = [wording.side(side) for side in (JAPAN, ALLIES)]
        self.camps = [name("camp", side) for side in SIDES]
        self.chits = {chit: name("chit", chit) for chit in ("offensive", "attack", "supply", "reinforcement")}
        self.weathers = [name("weather", weather) for weather in WEATHERS]
        self.turn, self.end = name("track", "turn"), say(wording, "scene-end")
        self.panels = {key: name("panel", key) for key in ("chits", "air", "markers")}
        self.flags = [say(wording, "scene-flag", side=side) for side in self.sides]
        self.airfields = [say(wording, "scene-airfield", side=side) for side in self.sides]
        self.forts = [say(wording, "scene-fort", side=side) for side in self.sides]
        self.ambush, self.drop, self.battle = (name("scene", key) for key in ("ambush", "drop", "battle"))
        self.ambushes_left, self.forts_left, self.yunnan_forts, self.flags_left = (
            name("scene", key) for key in ("ambushes-left", "forts-left", "yunnan-forts", "flags-left")
        )
        self.yunnan = [say(wording, "scene-yunnan-inactive"), say(wording, "scene-yunnan-active")]


@lru_cache(maxsize=8)
def _lexicon(folder: Path, language: str, titles: _Titles) -> Lexicon:
    return Lexicon(titles.wording)


class _Titles:
    """A wording that is no part of the key of a cache."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Titles)


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of a war."""
    words = _lexicon(wording.title.folder, wording.language, _Titles(wording))
    phase = ""
    if pos.phase:
        phase = words.chits[pos.phase]
    return Scene(
        headline=_headline(pos, wording, words),
        turn=pos.turn,
        phase=phase,
        weather=words.weathers[pos.weather],
        side=SIDES[pos.phasing] if pos.phase else "",
        tracks=_tracks(pos),
        stacks=_stacks(pos),
        signs=tuple(_signs(pos, wording, words)),
        panels=(_chits(pos, words), _air(pos, wording, words), _markers(pos, words)),
        result=_result(pos, wording),
    )
