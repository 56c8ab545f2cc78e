"""What one seat is sent tells no more of hidden blocks than the table would show.

The guesser: over many games, neither how a block is named in the log, nor what else comes with it (who is asked, what,
among how many orders, after how many picks), says anything about its face that the blocks of its place do not say by
their numbers. Twins, two worlds that must look the same, are in `test_twins.py`.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from grognard.core.dice import Dice
from grognard.core.event import Event
from grognard.core.frame import Ask, answer, settle
from grognard.core.kinds import pieces_of
from grognard.core.position import Table
from grognard.titles.asia_engulfed.chapters.ch0_terms import eliminate
from grognard.titles.asia_engulfed.chapters.ch4_9_completion import commission
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import can_merge, merge
from grognard.titles.asia_engulfed.kit import GROUND, JP, SIDES
from grognard.titles.asia_engulfed.theatre import Build
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import SCENARIOS, TITLE, kit
from tests.playing import pick
from tests.worlds import told_to


@pytest.mark.parametrize("change", ["consolidation", "commission"])
def test_nobody_can_follow_a_block_that_has_changed(change: str) -> None:
    """Whichever stand-in it had before, it may have any of its place afterwards."""
    index = kit().piece_index
    later = set()
    for seed in range(20):
        pos = TITLE.set_up(kit(), "tipping-the-balance", {}, Table(Dice(f"mix {seed}")))
        assert isinstance(pos, War)
        carrier = index["JP-CV-2"]
        other = index["JP-CA-9"]
        pos.put(other, pos.kit.honshu)
        pos.set_steps(other, 1)
        before = pos.alias[carrier]
        if change == "commission":
            pos.builds.append(Build(JP, "cv", 4))
            commission(pos, JP, carrier, pos.kit.honshu)
        else:
            merge(pos, other, next(p for p in pos.fleets_at(pos.kit.honshu, 0) if can_merge(pos, other, p)))
        later.add(pos.alias[carrier] == before)
    assert later == {True, False}


def test_a_hidden_carrier_is_lost_once() -> None:
    """Its aircraft are lost with it: the enemy, who knows all of them by one stand-in, hears of the fleet alone."""
    events: list[Event] = []
    pos = TITLE.set_up(kit(), "tipping-the-balance", {}, Table(Dice("lost"), events))
    assert isinstance(pos, War)
    carrier = next(p for p in pos.pieces_on_map(0) if len(pos.aircraft_of(p)) > 1)
    lost = {carrier, *pos.aircraft_of(carrier)}
    events.clear()
    eliminate(pos, carrier)
    for seat in ("japan", "allies", None):
        told = [event for event in events if not event.audience or seat in event.audience]
        assert [event.kind for event in told] == ["eliminated"] * (len(lost) if seat == "japan" else 1)
    assert {event.args["piece"] for event in events if event.audience == ("japan",)} == lost


# the guesser

GAMES, ORDERS = 120, 400
SIGMAS = 5.0
PAID = frozenset({"special-action"})
"""Markers that are paid before all eyes: infantry pay to land and Marines do not (7.2-a, 7.2-b), as the table shows."""
ENOUGH = 40
"""A manner of being named counts if there are so many examples, ..."""
OFTEN = 20
"""... in so many games."""


class Clue(NamedTuple):
    """A manner in which blocks are named, and by how many standard deviations it tells more than it may."""

    sigmas: float
    event: str
    kind: int
    manner: object
    examples: int


class Notes:
    """How often blocks that are named in some manner are of a kind, beyond what the blocks of their place say."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, int], dict[object, dict[int, list[float]]]] = defaultdict(
            lambda: defaultdict(lambda: defaultdict(list))
        )
        """By kind of event and of block, by manner, by game: one number for each block named."""

    def read(self, game: int, events: list[Event], before: War, what: list[object]) -> None:
        """Note what was told of one order; `before` is how things stood, `what` all else that came with it."""
        burst: dict[tuple[str, int], int] = defaultdict(int)
        kit = before.kit
        for event in events:
            for rank, stand_in in enumerate(pieces_of(event.args, War.args)):
                p = before.behind(stand_in)
                if p == stand_in or not before.hidden(p):
                    continue
                place = before.place[p]
                rank += burst[event.kind, place]
                burst[event.kind, place] += 1
                alike = [q for q in before.index.at[place] if before.hidden(q) and kit.fleet_type[q][0] == kit.nation[p]
                         and kit.block_class[q] == kit.block_class[p]]  # fmt: skip
                for kind in {kit.kind[q] for q in alike} if len(alike) > 1 else ():
                    share = sum(kit.kind[q] == kind for q in alike) / len(alike)
                    value = (kit.kind[p] == kind) - share
                    for manner in (("rank", rank), ("rules", event.rules), ("all",), *what):
                        self.seen[event.kind, kind][manner][game].append(value)

    def clues(self) -> Iterator[Clue]:
        """Each manner of being named, against being named at all. Blocks of one game are no independent examples."""
        for (event, kind), manners in self.seen.items():
            base = [value for values in manners["all",].values() for value in values]
            mean = sum(base) / len(base)
            for manner, games in manners.items():
                count = sum(map(len, games.values()))
                if manner != ("all",) and ENOUGH <= count < len(base) and len(games) >= OFTEN:
                    yield Clue(_sigmas(games, mean), event, kind, manner, count)
            fleets = kit().block_class[kit().kind.index(kind)] != GROUND
            if fleets and len(base) >= ENOUGH and len(manners["all",]) >= OFTEN:
                yield Clue(_sigmas(manners["all",], 0.0), event, kind, "fleets named at all", len(base))


def _sigmas(games: dict[int, list[float]], mean: float) -> float:
    """How far the numbers are from a mean; what is alike within games counts as little as if it were not."""
    spread = max(
        sum((sum(values) - mean * len(values)) ** 2 for values in games.values()),
        sum((value - mean) ** 2 for values in games.values() for value in values),
    )
    totals = [sum(values) - mean * len(values) for values in games.values()]
    return abs(sum(totals)) / spread**0.5 if spread else 0.0


def read_games(seeds: Iterable[int], orders: int) -> tuple[Notes, set[str]]:
    """Games at random, as the enemy of whoever gives an order follows them: the log, the questions, their orders."""
    notes, kinds = Notes(), set[str]()
    for seed in seeds:
        rng = random.Random(f"guess {seed}")
        pos = TITLE.set_up(kit(), SCENARIOS[seed % len(SCENARIOS)], {}, Table(Dice(f"guess {seed}")))
        assert isinstance(pos, War)
        asks = settle(pos)
        gap = 0
        for _ in range(orders):
            if not asks:
                break
            seat, order = pick(rng, asks)
            enemy = SIDES[1 - SIDES.index(seat)]
            before = pos.copy()
            events: list[Event] = []
            pos.table.events = events
            asks = answer(pos, asks, order, seat)
            gap += 1
            told = told_to(events, enemy)
            if told:
                kinds |= {event.kind for event in told}
                notes.read(seed, told, before, [("gap", min(gap, 3)), *manners_of(asks, enemy, told)])
                gap = 0
    return notes, kinds


def manners_of(asks: tuple[Ask, ...], enemy: str, told: list[Event]) -> list[object]:
    """What else somebody sees: who is asked now, what himself and among how many orders, and how much was told."""
    mine = next((ask for ask in asks if ask.seat == enemy), None)
    lines = sum(event.kind not in PAID for event in told)
    found: list[object] = [("waiting", tuple(ask.seat == enemy for ask in asks)), ("told", min(lines, 4))]
    if mine is not None:
        found += [("asked", mine.prompt), ("offered", mine.prompt, min(len(mine.orders), 6))]
    return found


def check_clues(notes: Notes) -> None:
    clues = sorted(notes.clues(), reverse=True, key=lambda clue: clue.sigmas)
    assert len(clues) > 20
    assert clues[0].sigmas < SIGMAS, clues[:5]


def test_a_guesser_finds_no_clue_in_what_is_sent() -> None:
    """Ships of all kinds do the same at random. What ground units do may tell their kind; how it is told may not."""
    notes, kinds = read_games(range(GAMES), ORDERS)
    check_clues(notes)
    assert {"sailed", "returned", "reacted", "consolidated-unseen", "extended", "transferred", "moved"} <= kinds


@pytest.mark.long
def test_a_guesser_finds_no_clue_in_whole_games() -> None:
    notes, kinds = read_games(range(1000, 1300), 100_000)
    check_clues(notes)
    assert {"commissioned-unseen", "invaded", "replaced-unseen", "raised", "eliminated"} <= kinds
