"""How a title answers for the overlays of its portrait: a function for each, by what it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from grognard.core.errors import BadOrder
from grognard.core.position import Position
from grognard.core.scene import Overlay, Spot
from grognard.core.wording import Wording

P = TypeVar("P", bound=Position)
NONE: Mapping[str, Any] = {}
Lines = tuple[tuple[str, str, str], ...]


def overlays(
    *,
    of_board: Mapping[str, Callable[[P, Wording], Overlay]],
    of_sides: Mapping[str, Callable[[P, int, Wording], Overlay]],
    of_pieces: Mapping[str, Callable[[P, int, Wording], Overlay]],
    of_orders: Mapping[str, Callable[[P, str, Wording], Overlay]],
    of_spaces: Mapping[str, Callable[[P, int, Wording], Overlay]] = NONE,
) -> Callable[[P, str, str | None, Wording], Overlay]:
    """The function `overlay` of a title. What is asked for may try things out: it is given a copy of the view.

    One `of_sides` is there once for each side: `supply` is asked for as `supply-japan`.
    """

    def overlay(pos: P, key: str, target: str | None, wording: Wording) -> Overlay:
        quiet: Any = pos.copy()
        kind, _, side = key.rpartition("-")
        sides = wording.title.meta.sides
        if kind in of_sides and side in sides:
            return of_sides[kind](quiet, sides.index(side), wording)
        if key in of_pieces:
            return of_pieces[key](quiet, wording.kit.find_piece(target), wording)
        if key in of_spaces:
            return of_spaces[key](quiet, wording.kit.find_space(target), wording)
        if key in of_orders:
            return of_orders[key](quiet, target or "", wording)
        if key in of_board:
            return of_board[key](quiet, wording)
        raise BadOrder(f"there is no overlay {key!r}")

    return overlay


def titled(wording: Wording, key: str, spots: Mapping[str, Spot], note: str = "", lines: Lines = ()) -> Overlay:
    """An overlay under its name, with what the texts have to say of it if there is nothing better."""
    return Overlay(wording.name("overlay", key), dict(spots), lines, note or wording.name("overlay-note", key))


def with_rule(sentence: str, rule: str) -> str:
    """A sentence with the rule behind it: `… (§ 11.2-b).`"""
    return f"{sentence.removesuffix('.')} (§\u00a0{rule.partition('-')[2]})."


class Way(NamedTuple):
    """The way to a space: where it leads, what is said of which spaces on it, and its tone."""

    path: Sequence[int]
    said: Mapping[int, str]
    tone: str


def ways(find: Callable[[P, int], Way | None]) -> Callable[[P, str, Wording], Overlay]:
    """The overlay of the way on which what is in hand would go to the space of an order."""

    def overlay(pos: P, target: str, wording: Wording) -> Overlay:
        verb, _, name = target.partition(" ")
        space, names = wording.kit.space_index.get(name), wording.kit.space_names
        way = find(pos, space) if verb == "to" and space is not None else None
        title = wording.name("overlay", "way")
        if way is None:
            return Overlay(title, {}, ())
        spots = {names[step]: Spot(text, way.tone) for step, text in way.said.items()}
        return Overlay(title, spots, along(names, way.path, way.tone))

    return overlay


def along(names: Sequence[str], path: Iterable[int], tone: str) -> Lines:
    """The lines of a way from space to space."""
    return tuple((names[a], names[b], tone) for a, b in pairwise(path))
