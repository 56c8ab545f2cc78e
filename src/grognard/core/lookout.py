"""What a seat may know of a game, by names: for programs that play or watch without reading our source.

    >>> import grognard
    >>> look = grognard.new("nemesis", seed=7).look("allies")
    >>> look.seat, look.side, look.turn
    ('allies', 'allies', 1)
    >>> look.units("0508")[0].kind
    'infantry'

Everything here is made from the seat's view (`Title.hide`), and from the events that were told to it: there is nothing
in it that the seat may not know. Nothing that is done with it changes the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from grognard.core.errors import BadOrder, UnknownTitle
from grognard.core.kinds import arguments, pieces_of, spaces_of
from grognard.core.scene import Choice, Overlay, Preview, Scene, Scenery, Sign, scenery
from grognard.core.title import Kit, Title
from grognard.core.view import View
from grognard.core.wording import Wording


class Piece(NamedTuple):
    """A piece in play. One whose face is hidden has a stand-in's name, no steps, no strength, no supply."""

    name: str
    title: str
    place: str
    side: str
    kind: str
    steps: int
    strength: float
    supply: str


class Told(NamedTuple):
    """Something that happened, as the seat was told; `n` counts what this seat was told, from 0 without gaps."""

    n: int
    kind: str
    text: str
    rules: tuple[str, ...]
    pieces: tuple[str, ...]
    places: tuple[str, ...]


class Lookout:
    """The game as a seat knows it at one moment."""

    def __init__(self, title: Title, kit: Kit, view: View, language: str = "en") -> None:
        self._title = title
        self._kit = kit
        self._view = view
        self._wording = Wording(title, kit, language)

    # the moment

    @property
    def seat(self) -> str:
        return self._view.seat

    @property
    def side(self) -> str:
        """The side of the seat; partners share one."""
        return self._title.side_of(self._view.position, self._view.seat)

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self._title.meta.sides)

    @property
    def turn(self) -> int:
        turn: int = getattr(self._view.position, "turn", 0)
        return turn

    @property
    def over(self) -> bool:
        return self._view.position.result is not None

    @property
    def winners(self) -> tuple[str, ...]:
        """The sides that have won, if the game is over; none: a draw."""
        result = self._view.position.result
        return () if result is None else result.winners

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that are asked something now."""
        return self._view.waiting

    # the question

    @property
    def question(self) -> str:
        """The kind of the question that this seat is asked, such as `choose-chit`; empty if it is asked nothing."""
        return "" if self._view.ask is None else self._view.ask.prompt

    @property
    def sentence(self) -> str:
        """The question in words."""
        return "" if self._view.ask is None else self._wording.prompt(self._view.ask)

    @property
    def step(self) -> str:
        """The kind of the step of play that is at work."""
        stack = self._view.position.stack
        return type(stack[-1]).__name__ if stack else ""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules by which it is asked."""
        return () if self._view.ask is None else self._view.ask.rules

    @cached_property
    def about(self) -> dict[str, object]:
        """What the question is about: pieces and places by their names, the rest as it is."""
        return {} if self._view.ask is None else self._named(self._view.ask.args)

    @cached_property
    def orders(self) -> list[str]:
        """Every order that may be given, as it is written."""
        ask = self._view.ask
        return [] if ask is None else [self._title.write(self._kit, order) for order in ask.orders]

    # pieces and places

    @property
    def places(self) -> Sequence[str]:
        """The names of all places, boxes beside the map among them."""
        return self._kit.space_names

    @cached_property
    def _pieces(self) -> list[Piece]:
        kit, language = self._kit, self._wording.language
        return [
            Piece(
                kit.piece_names[unit.piece],
                kit.piece_title(unit.piece, language),
                kit.space_names[unit.space],
                *unit[2:],
            )
            for unit in self._title.units(self._view.position)
        ]

    @cached_property
    def _by_name(self) -> dict[str, Piece]:
        return {piece.name: piece for piece in self._pieces}

    def units(self, place: str | None = None, side: str | None = None) -> list[Piece]:
        """The pieces in play: all of them, or those in a place, or of a side."""
        if place is not None:
            self._kit.find_space(place)
        return [
            piece
            for piece in self._pieces
            if (place is None or piece.place == place) and (side is None or piece.side == side)
        ]

    def unit(self, name: str) -> Piece | None:
        """A piece by its name; None if it is not in play, or not known to be."""
        self._kit.find_piece(name)
        return self._by_name.get(name)

    def strength(self, place: str, side: str) -> float:
        """What the known pieces of a side in a place add to a fight."""
        return sum(piece.strength for piece in self.units(place, side))

    # how the war stands

    def points(self) -> dict[str, int]:
        """What each side has of what victory is counted in."""
        return self._title.points(self._view.position)

    def standing(self, side: str | None = None) -> float:
        """How the war stands for a side (by default one's own): 0 is even, more is better."""
        return self._title.standing(self._view.position, side or self.side)

    # what a title shows to people

    @cached_property
    def _scenery(self) -> Scenery | None:
        try:
            return scenery(self._title)
        except UnknownTitle:
            return None

    @cached_property
    def scene(self) -> Scene | None:
        """All that is shown of the position in a browser."""
        return None if self._scenery is None else self._scenery.scene(self._view.position, self._wording)

    @property
    def tracks(self) -> dict[str, int]:
        """Markers on tracks, such as resources or oil."""
        return {} if self.scene is None else self.scene.tracks

    @property
    def signs(self) -> tuple[Sign, ...]:
        """Markers on the map: flags, forts, damage."""
        return () if self.scene is None else self.scene.signs

    def reach(self, piece: str) -> dict[str, str]:
        """Where a piece can go, and at what cost; now if it may move, otherwise as it could in its own phase."""
        drawn = self._overlay("reach", piece)
        return {} if drawn is None else {place: spot.value for place, spot in drawn.spaces.items()}

    def supply(self, piece: str) -> str:
        """How a piece was supplied when that was last looked at, such as `full`; empty if that is not known."""
        found = self.unit(piece)
        return "" if found is None else found.supply

    def supply_line(self, piece: str) -> list[tuple[str, str]]:
        """The line by which a piece would be supplied now, from place to place; empty if there is none."""
        drawn = self._overlay("supply-line", piece)
        return [] if drawn is None else [(start, end) for start, end, _ in drawn.lines]

    def _overlay(self, key: str, piece: str) -> Overlay | None:
        """What a title can lay over the map for a piece; None if it has nothing of the kind."""
        self._kit.find_piece(piece)
        if self._scenery is None:
            return None
        try:
            return self._scenery.overlay(self._view.position, key, piece, self._wording)
        except (BadOrder, UnknownTitle):
            return None

    def preview(self, order: str | None = None) -> Preview | Choice | None:
        """What the question, or one of its orders, leads to, with exact chances; None if that cannot be foreseen."""
        if self._scenery is None or self._view.ask is None:
            return None
        found = self._scenery.preview(self._view.position, self._view.ask, self._wording)
        if order is None or found is None:
            return found
        return next((choice for choice in found.choices if choice.order == order), None)

    # what happened

    def events(self, after: int = 0) -> list[Told]:
        """What this seat was told, each thing once; `after` leaves out the first ones, which are known already."""
        kit, args = self._kit, self._title.args
        return [
            Told(
                after + number,
                event.kind,
                self._wording.event(event),
                event.rules,
                tuple(kit.piece_names[piece] for piece in pieces_of(event.args, args)),
                tuple(kit.space_names[space] for space in spaces_of(event.args, args)),
            )
            for number, event in enumerate(self._view.events[after:])
        ]

    def _named(self, args: dict[str, object]) -> dict[str, object]:
        known = arguments(self._title.args)
        return {name: self._name(known[name].kind, value) for name, value in args.items()}

    def _name(self, kind: str, value: Any) -> object:
        if isinstance(value, (list, tuple)):
            return [self._name(kind, each) for each in value]
        if kind == "piece":
            return self._kit.piece_names[value] if value >= 0 else ""
        if kind == "space":
            return self._kit.space_names[value] if value >= 0 else ""
        if kind == "side" and isinstance(value, int):
            return self._title.meta.sides[value]
        if isinstance(value, msgspec.Struct):
            return msgspec.to_builtins(value)
        return value

    # as plain data

    def plain(self) -> dict[str, Any]:
        """All of it as builtins, fit for JSON (but events, which are told once)."""
        return {
            "seat": self.seat,
            "side": self.side,
            "turn": self.turn,
            "over": self.over,
            "winners": self.winners,
            "waiting": self.waiting,
            "question": self.question,
            "sentence": self.sentence,
            "step": self.step,
            "rules": self.rules,
            "about": self.about,
            "orders": self.orders,
            "points": self.points(),
            "standing": {side: self.standing(side) for side in self.sides},
            "tracks": self.tracks,
            "signs": msgspec.to_builtins(self.signs),
            "units": [piece._asdict() for piece in self._pieces],
        }
