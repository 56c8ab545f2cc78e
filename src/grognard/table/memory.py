"""The memory of a server process: what was only needed for a moment goes back to the system."""

from __future__ import annotations

import contextlib
import ctypes
import gc


def give_back() -> None:
    """Freed memory goes back to the system, where the C library can do that."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def settle() -> None:
    """What is here now stays: who looks for garbage need not look through it every time."""
    gc.collect()
    give_back()
    gc.freeze()
