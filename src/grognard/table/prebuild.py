"""Draws ahead what the titles show: `python -m grognard.table.prebuild [--package]`.

With `--package` into the package, for a wheel; otherwise into the user's cache, as a server does when it starts.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from functools import partial
from operator import itemgetter

from grognard.core.scene import scenery
from grognard.core.title import load_title, title_keys
from grognard.table import picture
from grognard.table.shelf import PACKAGED, Shelf, portrait_files


def missing(shelf: Shelf, key: str) -> list[str]:
    """What is not on the shelf of a title, in the order in which a visitor wants it."""
    return [file for file in wanted(key) if not shelf.has(key, file)]


def wanted(key: str) -> list[str]:
    if not picture.is_shown(key):
        return []
    return [*portrait_files(key), *scenery(load_title(key)).pictures()]


def is_picture(key: str, file: str) -> bool:
    """Whether a title can draw a picture of that name, ahead or when somebody asks for it."""
    return picture.is_shown(key) and scenery(load_title(key)).is_picture(file)


def draw(key: str, file: str) -> bytes:
    """A portrait or a picture of a title."""
    wish = portrait_files(key).get(file)
    return scenery(load_title(key)).draw_picture(file) if wish is None else picture.draw_portrait(key, *wish)


def fill(shelf: Shelf) -> int:
    """Draw all that is missing; returns how many files that were."""
    lacking: dict[str, list[str]] = {}
    for key in title_keys():
        with _spared(key):
            lacking[key] = missing(shelf, key)
            shelf.clear(key, partial(_is_current, key))
    # in turns: whoever opens the last title wants its first picture before the finest of the first title
    count = 0
    for key, file in _in_turns(lacking):
        if shelf.has(key, file):
            continue  # somebody could not wait for it
        with _spared(key):
            shelf.put(key, file, draw(key, file))
            count += 1
    return count


def _is_current(key: str, file: str) -> bool:
    return file in portrait_files(key) or is_picture(key, file)


def _in_turns(lacking: dict[str, list[str]]) -> list[tuple[str, str]]:
    ranked = [(rank, key, file) for key, files in lacking.items() for rank, file in enumerate(files)]
    return [(key, file) for _, key, file in sorted(ranked, key=itemgetter(0))]


@contextlib.contextmanager
def _spared(key: str) -> Iterator[None]:
    """A title that cannot be drawn must not keep the others from it."""
    try:
        yield
    except Exception as error:
        print(f"{key}: {error!r}", file=sys.stderr)


def main() -> None:
    if "--package" in sys.argv[1:]:
        print(f"{fill(Shelf(PACKAGED))} files drawn into {PACKAGED}")
        return
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    fill(Shelf())


if __name__ == "__main__":
    main()
