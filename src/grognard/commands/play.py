"""`grognard play`: a table in the browser, for one person at this computer."""

from __future__ import annotations

from grognard.bots import PROGRAM
from grognard.core.errors import GrognardError
from grognard.core.title import load_title


def run(
    title: str | None,
    *,
    open_browser: bool,
    port: int,
    database: str | None,
    bot: str | None,
    text_only: dict[str, object],
) -> None:
    """`text_only`: options that mean something in the terminal only, as they were given."""
    given = [name for name, value in text_only.items() if value]
    if given:
        raise GrognardError(f"{', '.join(given)}: only for a game in the terminal; add --text")
    if bot is not None and not bot.startswith(PROGRAM):
        raise GrognardError(f"--bot {bot}: only for a game in the terminal; add --text (bots sit down in the lobby)")
    if title is not None:
        load_title(title)
    from grognard.table.run import play_local
    from grognard.table.settings import programs

    mine = programs([] if bot is None else [bot])
    play_local(open_browser, database=database, port=port, title=title, programs=mine)
