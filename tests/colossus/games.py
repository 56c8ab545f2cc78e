"""Games of Colossus, and what must always hold in them."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.dice import commitment
from grognard.core.game import Game
from grognard.core.journal import Header
from tests.titles.colossus.kit import ALLIANCES, SIDES
from tests.titles.colossus.title import Colossus
from tests.titles.colossus.war import FULL_STEPS, War


def colossus(seed: str = "1", *, mode: str = "people", scenario: str = "skirmish", **options: str) -> Game:
    title = Colossus()
    header = Header(
        title="colossus",
        version="1",
        scenario=scenario,
        options=options,
        mode=mode,
        seed=seed,
        commitment=commitment(seed),
    )
    return Game(title, title.kit(), header)


def war(game: Game) -> War:
    assert isinstance(game.position, War)
    return game.position


def pledge_all(game: Game, pledges: Mapping[str, str], aim: str = "heath") -> None:
    """Every seat pledges: to the alliance that is named, or to its own."""
    for seat in [ask.seat for ask in game.asks]:
        side = "amber" if seat.startswith("amber") else seat
        game.play(f"pledge {pledges.get(seat) or war(game).alliances[side]}", seat)
        game.play(f"aim {aim if side != aim else 'amber'}", seat)


def muster_all(game: Game) -> None:
    """Powers with two homes say where they muster."""
    while game.asks[0].prompt == "muster":
        game.play(game.asks[0].orders[0], game.asks[0].seat)


def check_position(pos: War) -> None:
    """The index says what the places say; the dead have no steps; each power stands in an alliance."""
    again = pos.copy()
    again.derive()
    assert again.at == pos.at
    assert all(0 <= steps <= FULL_STEPS for steps in pos.steps)
    assert {p for p, steps in enumerate(pos.steps) if not steps} == set(pos.at.get(pos.kit.dead, ()))
    assert tuple(pos.alliances) == SIDES
    assert set(pos.alliances.values()) == set(ALLIANCES), "no alliance is without a power"
