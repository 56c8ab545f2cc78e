"""What was made lately, and from what: it is made anew only from something else.

Several people look at the same game, and many of them see the same of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from copy import copy
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """The last few things, with copies of what they were made from (flat lists, dicts, tuples), which are compared."""

    def __init__(self, most: int) -> None:
        self._made: deque[tuple[tuple[object, ...], T]] = deque(maxlen=most)

    def get(self, *parts: object, make: Callable[[], T]) -> T:
        for known, thing in self._made:
            if known == parts:
                return thing
        thing = make()
        self._made.append((tuple(map(copy, parts)), thing))
        return thing
