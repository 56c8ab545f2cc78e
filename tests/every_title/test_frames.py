"""Steps of play of every title: named once, typed, and found by the names under which others push them."""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.core.game import Game
from grognard.core.kinds import masked_fields
from grognard.core.position import Table, read_chapters
from tests.every_title.games import TITLES, every_title, new_game
from tests.playing import play_on


def named_steps(folder: Path) -> Iterator[tuple[str, str, int, set[str]]]:
    """Where a step is pushed by name: file and line, the name, how many arguments, and which by name."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            on = node.func.value
            if not (isinstance(on, ast.Name) and on.id == "pos" and node.func.attr in ("push", "replace")):
                continue
            if isinstance(node.args[0], ast.Constant):
                where = f"{path.name}:{node.lineno}"
                yield where, str(node.args[0].value), len(node.args) - 1, {str(word.arg) for word in node.keywords}


@every_title
def test_a_step_that_is_pushed_by_name_exists_and_takes_what_it_is_given(key: str) -> None:
    kind = TITLES[key].position
    for where, name, given, words in named_steps(TITLES[key].folder):
        try:
            inspect.signature(kind.frame(name)).bind(*[None] * given, **dict.fromkeys(words))
        except (LookupError, TypeError) as error:
            pytest.fail(f"{where}: {name}: {error}")


@every_title
def test_every_field_of_a_step_says_what_it_is(key: str) -> None:
    kind = TITLES[key].position
    if kind.chapters:
        read_chapters(kind.chapters)
    assert kind.frames
    for frame in kind.frames.values():
        masked_fields(frame)


@every_title
def test_chapters_do_not_import_each_other_inside_functions(key: str) -> None:
    folder = TITLES[key].folder / "chapters"
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inside = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.ImportFrom)]
        assert not inside, f"{path.name}:{inside[0].lineno}"


@every_title
@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_read_as_it_was_written(key: str, seed: int) -> None:
    """In the middle of games, and play goes on from it as from the original."""
    game = new_game(key, seed)
    rng = random.Random(seed)
    for _ in range(12):
        play_on(game, rng, rng.randrange(1, 60))
        pos = game.position
        shared = {name: getattr(pos, name) for name, (sight, _) in pos.sights.items() if sight.name == "shared"}
        again = type(pos).unpacked(pos.packed(), game.title.verbs, table=Table(pos.table.dice), **shared)
        assert again.digest() == pos.digest()
        assert again.plain() == pos.plain()
        twins = [pos.copy(), again]
        for twin in twins:
            copy = Game(game.title, game.kit, game.journal.header, position=twin)
            play_on(copy, random.Random(seed), 40)
        assert twins[0].digest() == twins[1].digest()
