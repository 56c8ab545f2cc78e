"""13.6.1 Search and seizure: sea cargo for an enemy in the convoys of a power with which one is at peace."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import powers
from grognard.titles.world_in_flames.chapters.ch5_lending import gifts, sharers
from grognard.titles.world_in_flames.chapters.ch9_wars import nations_at_war
from grognard.titles.world_in_flames.chapters.ch13_3_actions import settle_entry
from grognard.titles.world_in_flames.chapters.ch13_3_deeds import seizure_deed
from grognard.titles.world_in_flames.chapters.ch13_3_escorts import is_escort_power, why_not_escort
from grognard.titles.world_in_flames.chapters.ch13_6_output import delivered
from grognard.titles.world_in_flames.kit import CARRIER, NOBODY, SUB, WARSHIPS
from grognard.titles.world_in_flames.verbs import DONE, SEIZE
from grognard.titles.world_in_flames.war import AXIS, War

SEARCHERS = (*WARSHIPS, CARRIER, SUB)
GUARDS = (*WARSHIPS, CARRIER)
Prize = tuple[int, int, int]
"""Whose convoys bear something, for whom, and in which sea."""


def why_not_search(pos: War, side: int, prize: Prize) -> Refusals:
    """The rule that keeps a power from stopping cargo (13.6.1-r)."""
    carrier, taker, sea = prize
    mine, theirs = pos.kit.power[side], pos.kit.power[carrier]
    foreign = pos.camps[carrier] not in (-1, pos.camps[side]) and not nations_at_war(pos, mine, theirs)
    if not foreign or not pos.wars[side] >> taker & 1 or prize in pos.seized:
        return "WIF-13.6.1-r"
    there = pos.in_sea(sea)
    if not any(pos.side(p) == side and pos.kit.kind[p] in SEARCHERS for p in there):
        return "WIF-13.6.1-r"
    return "WIF-13.6.1-r" if any(_guards(pos, side, p) for p in there) else None


def _guards(pos: War, side: int, p: int) -> bool:
    """Whether a unit of an enemy keeps searchers away: a warship, a CV, an aircraft that can hurt ships."""
    armed = pos.kit.air_to_sea[p] if pos.kit.is_air[p] else pos.kit.kind[p] in GUARDS
    of = pos.side(p)
    if is_escort_power(pos, of) and pos.camps[side] == AXIS and not why_not_escort(pos, p, pos.sea(p)):
        return True
    return bool(armed) and of != NOBODY and bool(pos.wars[side] >> of & 1)


def prizes(pos: War) -> list[Prize]:
    """All cargo at sea that others bear or have given, by whose convoys bear it, for whom, and the sea."""
    shipped = [*gifts(pos).voyages.items()]
    shipped += [(side, delivered(pos, side).voyages) for side in powers(pos) if sharers(pos, side)]
    return sorted({(carrier, taker, sea) for taker, each in shipped for voyage in each for carrier, sea in voyage})


class Seizures(Answers[War], frozen=True):
    """A power stops what it may and likes, carrier by carrier and sea by sea, before anything is produced."""

    side: Side
    passed: tuple[tuple[Number, Number], ...] = ()
    """Carriers and takers whose cargo it lets go."""

    def _open(self, pos: War) -> Iterator[Prize]:
        left = (prize for prize in prizes(pos) if prize[:2] not in self.passed)
        return (prize for prize in left if not why_not_search(pos, self.side, prize))

    def _spaces(self, pos: War) -> list[int]:
        found = list(self._open(pos))
        pair = found[0][:2]
        return [pos.kit.seas.spaces[sea][0] for carrier, taker, sea in found if (carrier, taker) == pair]

    def advance(self, pos: War) -> Asks:
        if not any(pos.kit.kind[p] in SEARCHERS and pos.sea(p) >= 0 for p in pos.ships_of(self.side)):
            pos.pop()
            return None
        found = next(self._open(pos), None)
        if found is None:
            pos.pop()
            settle_entry(pos)
            return None
        args: dict[str, object] = {"side": found[0], "taker": found[1]}
        orders = [*SEIZE.each(self._spaces(pos)), DONE]
        return Ask(pos.seat(self.side), "seizure", orders, ("WIF-13.6.1-r", "WIF-13.6.1-s"), args)

    @offers(SEIZE, why=lambda self, pos, space: "WIF-13.6.1-r")
    def seize(self, pos: War, space: int) -> None:
        carrier, taker, _ = next(self._open(pos))
        pos.seized = [*pos.seized, (carrier, taker, pos.kit.seas.of[space])]
        pos.forget()
        pos.event("seizes", "WIF-13.6.1-s", "WIF-13.6.1-r", side=carrier, taker=self.side, space=space)
        seizure_deed(pos, self.side, carrier)

    @offers(DONE)
    def done(self, pos: War) -> None:
        carrier, taker, _ = next(self._open(pos))
        pos.replace(replace(self, passed=(*self.passed, (carrier, taker))))
