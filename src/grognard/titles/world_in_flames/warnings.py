"""What an order would lose that the player may have overlooked; never what is merely optional."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask
from grognard.core.scene import Caution, say
from grognard.core.wording import Wording
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch11_11_movement import Movement
from grognard.titles.world_in_flames.chapters.ch13_6_production import Building, batches
from grognard.titles.world_in_flames.verbs import BUILD, DONE
from grognard.titles.world_in_flames.war import MOVED, RAILED, War

NAMED = 4
"""Units that are named; of more, only their number is told."""


def warnings(pos: War, ask: Ask, wording: Wording) -> tuple[Caution, ...]:
    if DONE not in ask.orders:
        return ()
    quiet = pos.copy()
    frame = quiet.stack[-1]
    found: Iterator[tuple[str, str]] = iter(())
    if isinstance(frame, Building):
        found = _unspent(quiet, frame, ask, wording)
    elif isinstance(frame, Movement):
        found = _cut_off(quiet, frame, wording)
    return tuple(Caution(DONE.verb, text, rule) for text, rule in found)


def _unspent(pos: War, frame: Building, ask: Ask, wording: Wording) -> Iterator[tuple[str, str]]:
    """Build points that could still be spent; without a store of them (option 31) they are gone."""
    open_to = batches(pos, frame.side)
    cheapest = min((open_to[str(order.target)].cost for order in ask.orders if order.verb == BUILD.name), default=0)
    points = pos.points[frame.side]
    if cheapest and points >= cheapest:
        yield say(wording, "warn-unspent", n=points), "WIF-13.6.5-a"


def _cut_off(pos: War, frame: Movement, wording: Wording) -> Iterator[tuple[str, str]]:
    """Units that were moved in this impulse, and stand where nothing supplies them."""
    moved = [p for p in pos.units_of(frame.side) if pos.marks[p] & (MOVED | RAILED) and not in_supply(pos, p)]
    if moved:
        named = moved if len(moved) <= NAMED else []
        pieces = "; ".join(f"{wording.piece(p)}, {wording.place(pos.place[p])}" for p in named)
        yield say(wording, "warn-supply", n=len(moved), pieces=pieces), "WIF-2.4.3-a"
