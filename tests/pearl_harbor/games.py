"""What the tests of every title must know of Pearl Harbor."""

from __future__ import annotations

COMMITTED = frozenset(
    {
        ("declared-battles", "with"),
        ("strategic-bombing", "bomb-home-base"),
        ("share-of-cost", "amount"),
        ("reconnaissance", "scout"),
        ("reconnaissance", "shadow"),
    }
)
"""A battle that was declared is fought: ships that have only one opponent are allotted against it by themselves. A city
is bombed as soon as the raid is paid for, though there may be only one who can pay. The war in Europe takes its course
(44) whatever was scouted before it."""
