"""What the tests of every title must know of War of Resistance."""

from __future__ import annotations

COMMITTED = frozenset({("pursuit", "advance")})
"""Who advances after a combat ends it: the next one that was declared is fought."""
