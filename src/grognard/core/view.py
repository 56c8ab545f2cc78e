"""Views: what one seat may see. The security boundary of a game."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.position import Position


class View(msgspec.Struct):
    """The game as a seat sees it. `position` has all that the rules hide removed; `ask` is there if it is asked."""

    seat: str
    position: Position
    ask: Ask | None
    waiting: tuple[str, ...]
    events: tuple[Event, ...]
    orders: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As builtins, fit for JSON."""
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
            "events": [msgspec.to_builtins(event) for event in self.events],
        }

    def json(self) -> bytes:
        return msgspec.json.encode(self.plain())
