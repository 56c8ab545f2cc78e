"""The log of a game as it is told: numbered for each viewer, in each language, and rendered only once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.kinds import Args, first_of, pieces_of, spaces_of
from grognard.core.title import Kit, Title
from grognard.core.wording import Span, Wording
from grognard.table import wire
from grognard.table.wire import GameEvent

Said = tuple[str, list[wire.Span]]


class Telling:
    """Follows the events of a game. `cut` must be called whenever events are taken back."""

    def __init__(self) -> None:
        self._visible: dict[str | None, list[int]] = {}
        self._known: dict[str | None, int] = {}
        self._turns: list[int | None] = []
        self._texts: dict[str, dict[int, Said]] = {}
        self.secretive = False
        """Some event so far was not for everybody."""

    def cut(self, length: int) -> None:
        """Only the first events stand."""
        for viewer, indices in self._visible.items():
            del indices[bisect_left(indices, length) :]
            self._known[viewer] = min(self._known[viewer], length)
        del self._turns[length:]
        for texts in self._texts.values():
            for index in [index for index in texts if index >= length]:
                del texts[index]

    def visible(self, viewer: str | None, events: Sequence[Event]) -> list[int]:
        """The events that a seat (None: a spectator) may see, by their places in the whole log."""
        indices = self._visible.setdefault(viewer, [])
        for index in range(self._known.get(viewer, 0), len(events)):
            event = events[index]
            if event.audience:
                self.secretive = True
            if event.is_for(viewer):
                indices.append(index)
        self._known[viewer] = len(events)
        return indices

    def tell(self, game: Game, wording: Wording, viewer: str | None, start: int, stop: int) -> list[GameEvent]:
        """Some of what a viewer may see, by the viewer's own numbers."""
        events = game.events
        indices = self.visible(viewer, events)
        self._count_turns(events, game.title.args)
        texts = self._texts.setdefault(wording.language, {})
        told = []
        for number in range(start, min(stop, len(indices))):
            index = indices[number]
            said = texts.get(index)
            if said is None:
                text, spans = wording.told(events[index])
                said = texts[index] = text, pointed(game.kit, text, spans)
            told.append(_told(number, said, events[index], self._turns[index], game))
        return told

    def _count_turns(self, events: Sequence[Event], declared: type[Args]) -> None:
        """The turn in which each event happened, as far as everybody was told."""
        turns = self._turns
        turn = turns[-1] if turns else None
        for event in events[len(turns) :]:
            if not event.audience:
                found = first_of(event.args, declared, "turn")
                turn = turn if found is None else found
            turns.append(turn)

    def turns(self, game: Game, viewer: str | None) -> list[tuple[int, int]]:
        """The turns that a viewer was told of, and the number of the first event of each."""
        indices = self.visible(viewer, game.events)
        self._count_turns(game.events, game.title.args)
        found: dict[int, int] = {}
        for number, index in enumerate(indices):
            turn = self._turns[index]
            if turn is not None:
                found.setdefault(turn, number)
        return list(found.items())


def named(title: Title, kit: Kit, args: Mapping[str, object]) -> tuple[list[str], list[str]]:
    """The names of the pieces and of the spaces that the arguments of an event or of a question speak of."""
    pieces = [kit.piece_names[piece] for piece in pieces_of(args, title.args)]
    return pieces, [kit.space_names[space] for space in spaces_of(args, title.args)]


def pointed(kit: Kit, text: str, spans: Iterable[Span]) -> list[wire.Span]:
    """Where a sentence names pieces and spaces, counted as clients count letters."""

    def at(place: int) -> int:
        return place if text.isascii() else len(text[:place].encode("utf-16-le")) // 2

    return [
        wire.Span(
            at(span.start),
            at(span.end),
            "" if span.piece is None else kit.piece_names[span.piece],
            "" if span.space is None else kit.space_names[span.space],
        )
        for span in spans
    ]


def retold(game: Game, wording: Wording, event: Event) -> GameEvent:
    """An event apart from the log."""
    text, spans = wording.told(event)
    return _told(0, (text, pointed(game.kit, text, spans)), event, None, game)


def _told(number: int, said: Said, event: Event, turn: int | None, game: Game) -> GameEvent:
    args, declared = event.args, game.title.args
    side = first_of(args, declared, "side")
    pieces, spaces = named(game.title, game.kit, args)
    return GameEvent(
        n=number,
        text=said[0],
        spans=said[1],
        rules=event.rules,
        spaces=spaces,
        pieces=pieces,
        turn=turn,
        side=None if side is None else game.title.meta.sides[side],
        **_rolled(args, declared),
    )


def _rolled(args: Mapping[str, object], declared: type[Args]) -> dict[str, Any]:
    """The dice of an event: one that finds a row (and a column) of a table, or a handful of which some hit."""
    die = first_of(args, declared, "die")
    if die is not None:
        column = {"column": args["column"]} if isinstance(args.get("column"), str) else {}
        return {"die": die, "modifier": first_of(args, declared, "modifier") or 0, **column}
    dice, needs = args.get("dice"), args.get("needs")
    if not isinstance(dice, str) or not dice:
        return {}
    return {
        "dice": [int(each) for each in dice.split()],
        **({"needs": [int(need.rstrip("+")) for need in needs.split()]} if isinstance(needs, str) else {}),
        **({"hits": args["hits"]} if isinstance(args.get("hits"), int) else {}),
    }
