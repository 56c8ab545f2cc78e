"""The log of a game as it is told: numbered for each viewer, in each language, and rendered only once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.wording import PIECES, SPACES, Wording

Told = dict[str, Any]


class Telling:
    """Follows the events of a game. `cut` must be called whenever events are taken back."""

    def __init__(self) -> None:
        self._visible: dict[str | None, list[int]] = {}
        self._known: dict[str | None, int] = {}
        self._turns: list[int | None] = []
        self._texts: dict[str, dict[int, str]] = {}
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
            audience = events[index].audience
            if audience:
                self.secretive = True
            if not audience or viewer in audience:
                indices.append(index)
        self._known[viewer] = len(events)
        return indices

    def tell(self, game: Game, wording: Wording, viewer: str | None, start: int, stop: int) -> list[Told]:
        """Some of what a viewer may see, by the viewer's own numbers."""
        events = game.events
        indices = self.visible(viewer, events)
        self._count_turns(events)
        texts = self._texts.setdefault(wording.language, {})
        told = []
        for number in range(start, min(stop, len(indices))):
            index = indices[number]
            text = texts.get(index)
            if text is None:
                text = texts[index] = wording.event(events[index])
            told.append(_told(number, text, events[index], self._turns[index], game))
        return told

    def _count_turns(self, events: Sequence[Event]) -> None:
        """The turn in which each event happened, as far as everybody was told."""
        turns = self._turns
        turn = turns[-1] if turns else None
        for event in events[len(turns) :]:
            if not event.audience:
                found = event.args.get("turn", event.args.get("n") if event.kind == "turn-begins" else None)
                if isinstance(found, int):
                    turn = found
            turns.append(turn)


def _told(number: int, text: str, event: Event, turn: int | None, game: Game) -> Told:
    args = event.args
    side = args.get("side")
    sides = game.title.meta.sides
    told = {
        "n": number,
        "text": text,
        "rules": event.rules,
        "spaces": _names(args, SPACES, "path", game.kit.space_names),
        "pieces": _names(args, PIECES, "pieces", game.kit.piece_names),
        "turn": turn,
        "side": sides[side] if isinstance(side, int) and 0 <= side < len(sides) else side,
    }
    if isinstance(args.get("die"), int):
        told["die"] = args["die"]
        told["modifier"] = args.get("modifier", args.get("drm", 0))
    return told


def _names(args: dict[str, object], single: Sequence[str], many: str, names: Sequence[str]) -> list[str]:
    found = [args[key] for key in single if key in args]
    more = args.get(many)
    if isinstance(more, (list, tuple)):
        found += more
    return [names[index] for index in found if isinstance(index, int) and 0 <= index < len(names)]
