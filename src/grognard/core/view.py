"""Views: what one seat may see. The security boundary of a game."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.position import Position
from grognard.core.title import Title


def seen(title: Title, pos: Position, seat: str) -> Position:
    """The position as a seat may know it. The dice to come are hidden like everything else."""
    shown: Position = title.hide(pos, seat)
    return shown


class View(msgspec.Struct):
    """The game as a seat sees it. `position` lacks all that the rules hide; `ask` is there if it is asked."""

    seat: str
    position: Position
    ask: Ask | None
    waiting: tuple[str, ...]
    events: tuple[Event, ...]
    orders: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As builtins, fit for JSON."""
        plain: dict[str, Any] = msgspec.to_builtins(self._parts())
        return plain

    def json(self) -> bytes:
        return msgspec.json.encode(self._parts())

    def _parts(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "position": self.position.plain(),
            "waiting": self.waiting,
            "decision": None
            if self.ask is None
            else {
                "prompt": self.ask.prompt,
                "args": self.ask.args,
                "rules": self.ask.rules,
                "orders": self.orders,
            },
            "events": self.events,
        }
