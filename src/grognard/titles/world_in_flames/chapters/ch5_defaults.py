"""5.1 What it costs the USA and Japan in entry markers not to keep their agreement."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.steps import Answers, offers
from grognard.titles.world_in_flames.chapters.ch5_trade import is_at_fault
from grognard.titles.world_in_flames.chapters.ch13_3_markers import bar, give_back, in_play, lay, take
from grognard.titles.world_in_flames.charts_entry import EUROPE, POOL_KEYS
from grognard.titles.world_in_flames.charts_entry import JAPAN as AGAINST_JAPAN
from grognard.titles.world_in_flames.kit import JAPAN, USA
from grognard.titles.world_in_flames.verbs import FORGIVE, PROTEST
from grognard.titles.world_in_flames.war import War

PENALTY = 2
"""Markers that a default moves (5.1-l, -m)."""


class TradeDefaults(Answers[War], frozen=True):
    """Before production: who does not deliver pays for it; the USA says whether it takes offence at Japan (5.1-l)."""

    def advance(self, pos: War) -> Asks:
        if not in_play(pos):
            pos.pop()
            return None
        if is_at_fault(pos, JAPAN):
            return Ask(pos.seat(USA), "trade-default", [PROTEST, FORGIVE], ("WIF-5.1-k", "WIF-5.1-l"))
        self._settle(pos)
        return None

    def _settle(self, pos: War) -> None:
        pos.pop()
        if is_at_fault(pos, USA):
            soothe(pos)

    @offers(PROTEST)
    def protest(self, pos: War) -> None:
        laid = sum(lay(pos, AGAINST_JAPAN) for _ in range(PENALTY))
        pos.event("trade-protest", "WIF-5.1-l", side=USA, n=laid, stock=POOL_KEYS[AGAINST_JAPAN])
        self._settle(pos)

    @offers(FORGIVE)
    def leave(self, pos: War) -> None:
        pos.event("trade-forgiven", "WIF-5.1-l", side=USA)
        self._settle(pos)


def soothe(pos: War) -> None:
    """The USA has not delivered: two markers leave the pool against Japan, or else the other one (5.1-m).

    A pool that has too few keeps the USA from ever declaring war on its powers.
    """
    left, values = PENALTY, []
    for pool in (AGAINST_JAPAN, EUROPE):
        while left and (value := take(pos, pool)) is not None:
            values.append(value)
            left -= 1
        if not left:
            break
        bar(pos, pool, "WIF-5.1-m")
    give_back(pos, values)
    pos.event("trade-soothed", "WIF-5.1-m", side=JAPAN, n=len(values))
