"""How a title looks, as data: colours, icons, tracks, overlays and the tour, in `data/look.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from grognard.core.portraits import Stop, Tone
from grognard.core.printed import PrintedTable
from grognard.core.scene import Needs


class TrackRow(msgspec.Struct, array_like=True, frozen=True):
    """A track: its key, its ends, and the side it belongs to (empty: none)."""

    key: str
    low: int
    high: int
    side: str = ""


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a portrait. What they are called is in the texts."""

    terrains: dict[str, str] = {}
    """The tint of each."""
    states: dict[str, tuple[str, str]] = {}
    """The colour and the icon of each."""
    signs: dict[str, str] = {}
    tones: dict[str, Tone] = {}
    overlays: dict[str, tuple[str, Needs, tuple[str, ...]]] = {}
    """By overlay: its hotkey, what it needs, and its tones."""
    tracks: tuple[TrackRow, ...] = ()
    tour: tuple[Stop, ...] = ()
    charts: tuple[PrintedTable, ...] = ()
    """The tables that players look up, in their order."""
    heights: tuple[tuple[float, str], ...] = ()
    """The colours of the land, from so many metres on."""
    depths: tuple[tuple[float, str], ...] = ()
    """The colours of the sea, up to this share of the light."""


@cache
def look_of(folder: Path) -> Look:
    """The look of a title, from its folder."""
    return msgspec.convert(tomllib.loads((folder / "data" / "look.toml").read_text(encoding="utf-8")), Look)
