"""How long a bot that looks ahead may think."""

from __future__ import annotations

import math
import os
from typing import NamedTuple

SECONDS = float(os.environ.get("GROGNARD_GENERAL_SECONDS") or 5.0)


class Budget(NamedTuple):
    """In a player turn: seconds of processor time, or, if given, so many tries."""

    seconds: float = SECONDS
    tries: int = 0

    def share(self, part: float) -> Budget:
        return Budget(self.seconds * part, math.ceil(self.tries * part))

    def less(self, seconds: float, tries: int) -> Budget:
        """What is left; who counts tries always has one, so that nothing ever depends on the seconds."""
        return Budget(max(0.0, self.seconds - seconds), max(1, self.tries - tries) if self.tries else 0)
