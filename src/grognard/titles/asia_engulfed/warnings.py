"""What an order would lose that the player may have overlooked; never what is merely optional."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core.frame import Ask, side_of
from grognard.core.scene import Caution, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.chapters.ch3_routes import Supplied
from grognard.titles.asia_engulfed.chapters.ch3_supply import status
from grognard.titles.asia_engulfed.kit import CBA, JAPAN, SIDES, SUB
from grognard.titles.asia_engulfed.marks import NONE
from grognard.titles.asia_engulfed.verbs import DONE, REBASE, TRANSFER
from grognard.titles.asia_engulfed.war import War

MOST_NAMED = 4
LAST_CHANCE = {"strategic": (TRANSFER.name,), "rebase": (REBASE.name,)}
"""Questions after which units that are out of supply stay so, and the orders by which they could leave."""


def warnings(pos: War, ask: Ask, wording: Wording) -> tuple[Caution, ...]:
    if DONE not in ask.orders or len(ask.orders) == 1:
        return ()
    return tuple(Caution(DONE.verb, text, rule) for text, rule in _losses(pos, ask, wording))


def _losses(pos: War, ask: Ask, wording: Wording) -> Iterator[tuple[str, str]]:
    if ask.prompt == "spend":
        werp = ask.args["werp"]
        assert isinstance(werp, int)
        if werp:
            yield say(wording, "warn-unspent", n=werp), "AE-4.1-d"
    elif ask.prompt == "network":
        places = _uncovered(pos)
        if places:
            yield say(wording, "warn-uncovered", places=_named(wording, places)), "AE-3.7-a"
    elif ask.prompt in LAST_CHANCE:
        places = _doomed(pos, ask)
        if places:
            yield say(wording, "warn-unsupplied", places=_named(wording, places)), "AE-3.8-a"


def _named(wording: Wording, places: list[int]) -> str:
    more = say(wording, "warn-more", n=len(places) - MOST_NAMED) if len(places) > MOST_NAMED else ""
    return ", ".join(wording.place(place) for place in places[:MOST_NAMED]) + more


def _uncovered(pos: War) -> list[int]:
    """Places where Japanese units would be without any supply with the network as it is; fleets can still sail."""
    return _without_supply(pos, (p for p in pos.pieces_on_map(JAPAN) if not pos.kit.is_fleet[p]))


def _doomed(pos: War, ask: Ask) -> list[int]:
    """Places of units that could still go elsewhere, and die at the end of the turn if they stay."""
    side = SIDES.index(side_of(pos, ask.seat))
    movable = {order.target for order in ask.orders if order.verb in LAST_CHANCE[ask.prompt]}
    return _without_supply(pos, (p for p in pos.pieces_on_map(side) if p in movable))


def _without_supply(pos: War, pieces: Iterable[int]) -> list[int]:
    reaches: dict[int, Supplied] = {}
    units = [p for p in pieces if pos.kit.kind[p] not in (CBA, SUB) and pos.place[p] >= pos.kit.zone_count]
    return sorted({pos.place[p] for p in units if status(pos, p, reaches) == NONE})
