"""Draws ahead what the titles show: `python -m grognard.table.prebuild [--package]`.

With `--package` into the package, for a wheel; otherwise into the user's cache, as a server does when it starts.
"""

from __future__ import annotations

import contextlib
import os
import sys

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


def draw(key: str, file: str) -> bytes:
    """A portrait or a picture of a title."""
    language = portrait_files(key).get(file)
    return scenery(load_title(key)).draw_picture(file) if language is None else picture.draw_portrait(key, language)


def fill(shelf: Shelf) -> int:
    """Draw all that is missing; returns how many files that were."""
    count = 0
    for key in title_keys():
        try:
            for file in missing(shelf, key):
                shelf.put(key, file, draw(key, file))
                count += 1
            shelf.clear(key, wanted(key))
        except Exception as error:  # a title that cannot be drawn must not keep the others from it
            print(f"{key}: {error!r}", file=sys.stderr)
    return count


def main() -> None:
    if "--package" in sys.argv[1:]:
        print(f"{fill(Shelf(PACKAGED))} files drawn into {PACKAGED}")
        return
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    fill(Shelf())


if __name__ == "__main__":
    main()
