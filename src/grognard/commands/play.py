"""`grognard play`: a table in the browser, for one person at this computer."""

from __future__ import annotations

from grognard.core.errors import GrognardError
from grognard.core.title import load_title


def run(
    title: str | None, *, open_browser: bool, port: int, database: str | None, text_only: dict[str, object]
) -> None:
    """`text_only`: options that mean something in the terminal only, as they were given."""
    given = [name for name, value in text_only.items() if value]
    if given:
        raise GrognardError(f"{', '.join(given)}: only for a game in the terminal; add --text")
    if title is not None:
        load_title(title)
    from grognard.table.run import play_local

    play_local(open_browser, database=database, port=port, title=title)
