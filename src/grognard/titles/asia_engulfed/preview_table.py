"""The table of the previews: what dice make of a fleet."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core import previews
from grognard.core.odds import shares
from grognard.core.scene import Chance
from grognard.titles.asia_engulfed.kit import SIDES
from grognard.titles.asia_engulfed.odds import Wrecks, wrecks
from grognard.titles.asia_engulfed.war import War


class Table(previews.Table[War]):
    def wrecked(self, needs: Sequence[int], steps: int, damaged: int) -> Wrecks:
        """What dice may make of a fleet, by the reading of KT-h that is played."""
        return wrecks(needs, steps, damaged, combine=self.pos.alternative("damages"))

    def wrecks(self, ways: Wrecks, steps: int, damaged: int, *, gains: int) -> tuple[Chance, ...]:
        """Each state that a fleet may be left in, the best for it first; the side that `gains` by it."""
        states = sorted(ways)
        found = shares([ways[state] for state in states])
        return tuple(
            Chance(share, self.wreck(sunk, hurt, steps, damaged), "", SIDES[gains] if sunk or hurt else "", sunk + hurt)
            for (sunk, hurt), share in zip(states, found, strict=True)
        )

    def wreck(self, sunk: int, hurt: int, steps: int, damaged: int) -> str:
        """What became of a fleet with so many steps, some of them damaged before."""
        if sunk == steps:
            return self.say("all-sunk", n=steps)
        if (sunk, hurt) == (0, damaged):
            return self.say("no-effect")
        return self.say("wrecked", sunk=sunk, hurt=hurt)
