"""The staff officer: the best orders, with reasons in both languages, from what the seat may know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import grognard
from grognard.cli import app
from grognard.core.frame import ENDING
from grognard.core.hints import hints
from grognard.core.turning import Blow, blows
from grognard.core.view import seen
from grognard.core.wording import Wording
from tests.bots.test_general import begun, moments

FINISHED = ["nemesis", "asia-engulfed", "pearl-harbor"]
OF_THE_KERNEL = {f"motive-{each}" for each in ("best", "equal", "next", "less", "only", "enough", "idle", "against")}
"""What can be said of any order."""


@pytest.mark.parametrize("key", FINISHED)
def test_hints_are_what_advice_would_do_and_can_be_read(key: str) -> None:
    """Through a game: at most three offered orders, the best first, each with reasons in words."""
    bout = begun(key)
    title, kit = bout.title, bout.title.kit()
    spoken: set[str] = set()
    for n in moments(bout, 7):
        ask = bout.asks[0]
        shown = seen(title, bout.position, ask.seat)
        found = hints(title, shown, ask)
        assert found[0].score == round(max(title.advise(shown, ask)), 3)
        assert len(found) == min(3, len(ask.orders))
        for hint in found:
            assert hint.order in ask.orders
            assert hint.motives
            for language in ("en", "fr"):
                for motive in hint.motives:
                    said = Wording(title, kit, language).motive(motive)
                    assert said
                    assert motive.key not in said
            spoken |= {motive.key for motive in hint.motives}
        assert found[0].motives[0].key != "motive-best", (ask.prompt, found[0].order)
        if n > 400:
            break
    assert len({motive for motive in spoken if motive.startswith("motive-")} - OF_THE_KERNEL) >= 6, spoken


@pytest.mark.parametrize("key", FINISHED)
def test_what_is_not_worth_it_is_not_praised(key: str) -> None:
    """Where advice would rather end a step, an order says so; what it says of the end speaks for the end."""
    bout = begun(key)
    title, worse, ends = bout.title, 0, 0
    for n in moments(bout, 3):
        ask = bout.asks[0]
        found = hints(title, seen(title, bout.position, ask.seat), ask)
        end = next((number for number, hint in enumerate(found) if hint.order.verb == ENDING), len(found))
        for number, hint in enumerate(found):
            against = hint.motives[-1].key in ("motive-against", "motive-idle")
            assert not against or number != end
            if number > end and hint.score < found[end].score:
                assert against, hint
                worse += 1
        if end == 0 and len(ask.orders) > 1:
            ends += 1
            (said,) = found[0].motives
            assert said.key == "motive-enough" or said.key.endswith(f"-{ENDING}"), (ask.prompt, said)
        if n > 400:
            break
    assert worse > 5
    assert ends > 3


@pytest.mark.parametrize("key", ["asia-engulfed", "pearl-harbor"])
def test_reasons_do_not_know_what_is_hidden(key: str) -> None:
    bout = begun(key)
    title = bout.title
    compared = 0
    for n in moments(bout, 23):
        ask = bout.asks[0]
        mine = hints(title, seen(title, bout.position, ask.seat), ask)
        for twin in title.twins(bout.position, ask.seat):
            assert hints(title, seen(title, twin, ask.seat), ask) == mine
            compared += 1
            break
        if n > 250:
            break
    assert compared


def test_a_prize_is_named_where_it_is_taken() -> None:
    """What is said of going to a hex, or of attacking it, speaks of that hex."""
    bout = begun("nemesis")
    title, found = bout.title, 0
    for n in moments(bout, 1):
        ask = bout.asks[0]
        if ask.prompt in ("moving", "attack", "assault"):
            for hint in hints(title, seen(title, bout.position, ask.seat), ask):
                prizes = [motive.args["space"] for motive in hint.motives if motive.key == "motive-prize"]
                assert prizes in ([], [hint.order.target])
                found += len(prizes)
        if found >= 3 or n > 600:
            break
    assert found >= 3


def test_the_chance_that_is_told_is_that_of_the_whole_force() -> None:
    """Advice lands where it trusts the force as a whole: it does not say a chance below that, as of one unit alone."""
    bout = begun("asia-engulfed")
    title, found = bout.title, 0
    tempers = title.tempers()
    assert tempers is not None
    least = round(100 * tempers.calm.weights["landing"])
    for n in moments(bout, 1):
        ask = bout.asks[0]
        if ask.prompt == "naval-movement":
            for hint in hints(title, seen(title, bout.position, ask.seat), ask):
                if hint.order.verb == "sail-to":
                    chances = [motive.args["n"] for motive in hint.motives if motive.key == "motive-chance"]
                    assert all(isinstance(chance, int) and chance >= least for chance in chances), hint
                    found += len(chances)
        if found >= 3 or n > 600:
            break
    assert found >= 3


def test_on_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "war.grog"
    game = grognard.new("nemesis", seed=5)
    game.play(game.decision.orders[0])
    game.save(path)
    game.close()
    before = path.read_bytes()
    run = CliRunner().invoke(app, ["hint", str(path), "--json"])
    assert run.exit_code == 0, run.output
    answer = json.loads(run.stdout)
    assert answer["title"] == "nemesis"
    (seat,) = answer["seats"]
    assert len(seat["hints"]) == 3
    assert all(hint["order"] in game.decision.orders and hint["reasons"] for hint in seat["hints"])
    assert seat["hints"][0]["score"] >= seat["hints"][1]["score"]
    words = CliRunner().invoke(app, ["hint", str(path), "--lang", "fr"])
    assert words.exit_code == 0
    assert seat["hints"][0]["order"] in words.output
    assert path.read_bytes() == before, "asking changes nothing"


def test_what_the_others_did_that_mattered() -> None:
    """By change of standing, three at most, in their order; nothing that the seat was not told."""
    game = grognard.new("nemesis", seed=5, seats={"allies": "greedy"})
    plan = game.title.plan()
    found: list[Blow] = []
    while not found and len(game.orders) < 400:
        ask = game.ask_of("japan")
        scores = plan(seen(game.title, game.position, "japan"), ask)
        game.play(ask.orders[scores.index(max(scores))], "japan")
        found = blows(game, "japan")
    assert 1 <= len(found) <= 3
    turn = game.title.player_turn(game.moment(found[0].n - 1)[0])
    assert [blow.n for blow in found] == sorted(blow.n for blow in found)
    for blow in found:
        assert game.title.player_turn(game.moment(blow.n - 1)[0]) == turn
        assert blow.seat == "allies"
        assert blow.change
        assert all(event.is_for("japan") for event in blow.events)
    everything = blows(game, "japan", 1000)
    least = min(abs(blow.change) for blow in found)
    assert all(abs(blow.change) <= least for blow in everything if blow not in found)
