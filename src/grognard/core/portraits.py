"""Parts of a portrait that are made alike in all titles: sides, keys, overlays and the guided tour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from grognard.core.scene import Key, Needs, OverlayLook, Pattern, Side, TourStep
from grognard.core.wording import Wording

SIDE_LOOKS: tuple[tuple[str, Pattern], ...] = (("#c8481b", "disc"), ("#0a5f9e", "bars"))
"""In the order of a title's sides: vermilion and blue can be told apart with every kind of colour blindness."""

Tone = tuple[str, Pattern]
Overlays = Mapping[str, tuple[str, Needs, tuple[str, ...]]]
"""By overlay: its hotkey, what it needs, and its tones."""
Tour = Sequence[tuple[Literal["prompt", "piece", "space", "panel", "overlay", "chart", "tracks"], str, tuple[str, ...]]]
"""By step: what it points at, which one, and the orders to give there."""


def side_looks(wording: Wording) -> dict[str, Tone]:
    """The colour and the pattern of each side."""
    return dict(zip(wording.title.meta.sides, SIDE_LOOKS, strict=True))


def sides(wording: Wording) -> tuple[Side, ...]:
    return tuple(
        Side(key, wording.name("camp", key), tone, "#ffffff", pattern)
        for key, (tone, pattern) in side_looks(wording).items()
    )


def states(wording: Wording, looks: Mapping[str, tuple[str, str]]) -> tuple[Key, ...]:
    """What may be said of a token, with colour and icon."""
    return tuple(Key(key, wording.name("state", key), tone, icon) for key, (tone, icon) in looks.items())


def signs(wording: Wording, icons: Mapping[str, str]) -> tuple[Key, ...]:
    return tuple(Key(key, wording.name("sign", key), icon=icon) for key, icon in icons.items())


def tones(wording: Wording, looks: Mapping[str, Tone], kind: str) -> dict[str, Key]:
    """The tones of overlays, those of the sides among them; `kind` is the word before the names of the others."""
    own = {key: Key(key, wording.name(kind, key), tone, pattern=pattern) for key, (tone, pattern) in looks.items()}
    return own | {
        key: Key(key, wording.name("camp", key), tone, pattern=pattern)
        for key, (tone, pattern) in side_looks(wording).items()
    }


def overlays(wording: Wording, looks: Overlays, tone: Callable[[str], Key]) -> Iterator[OverlayLook]:
    for key, (hotkey, needs, shown) in looks.items():
        name, note = wording.name("overlay", key), wording.name("overlay-note", key)
        yield OverlayLook(key, name, hotkey, needs, tuple(map(tone, shown)), note)


def tour(wording: Wording, steps: Tour) -> Iterator[TourStep]:
    for number, (at, target, orders) in enumerate(steps, 1):
        title, text = wording.name("tour", f"{number}-title"), wording.name("tour", f"{number}-text")
        yield TourStep(title, text, at, target, orders)
