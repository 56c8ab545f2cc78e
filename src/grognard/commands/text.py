"""`grognard play --text`: the game in the terminal."""

from __future__ import annotations

from pathlib import Path

from grognard.commands.journals import load_to_play
from grognard.core import opening
from grognard.core.errors import GrognardError, UnknownTitle
from grognard.core.game import Game
from grognard.core.title import load_title, title_keys
from grognard.terminal import play, taken

NOBODY = "none"
OPPONENT = "greedy"
LANGUAGE = "en"


def run(
    title: str | None,
    *,
    side: str | None,
    bot: str | None,
    language: str | None,
    seed: str | None,
    save: Path | None,
    load: Path | None,
    scenario: str | None,
    options: dict[str, str],
    pack: Path | None,
) -> None:
    if save is not None and save != load and taken(save):
        raise GrognardError(f"{save}: there is such a file already; go on with it by --load, or name another")
    if load is not None:
        if title or side or seed or scenario or options:
            raise GrognardError("a saved game has its own title, sides, seed, scenario and options; give only --load")
        game = load_to_play(load, pack)
    else:
        game = _new(title or _only_title(), side, bot or OPPONENT, seed, scenario, options, pack)
    if save is not None:
        game.save(save)
    play(game, language or LANGUAGE)


def _only_title() -> str:
    if len(title_keys()) != 1:
        raise UnknownTitle(f"which title? There are: {', '.join(title_keys())}")
    return title_keys()[0]


def _new(
    key: str,
    side: str | None,
    bot: str,
    seed: str | None,
    scenario: str | None,
    options: dict[str, str],
    pack: Path | None,
) -> Game:
    seats = load_title(key).seats(options)
    mine = side or seats[0]
    if mine not in seats:
        raise UnknownTitle(f"there is no seat {mine!r}; the seats are: {', '.join(seats)}")
    bots = {} if bot == NOBODY else {seat: bot for seat in seats if seat != mine}
    return opening.new(key, scenario, seed=seed, options=options, seats=bots, pack=pack)
