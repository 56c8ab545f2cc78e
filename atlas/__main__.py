"""python -m atlas TITLE: rebuild what the map of a title is made of."""

from __future__ import annotations

import sys

from atlas import hexes, nemesis, outlines, relief
from atlas.warp import Warp


def main() -> None:
    if sys.argv[1:] != ["nemesis"]:
        raise SystemExit("usage: python -m atlas nemesis")
    hexes.build()
    courses = outlines.courses("nemesis", nemesis.GRID)
    warp = Warp(courses)
    outlines.build("nemesis", nemesis.GRID, courses, warp)
    relief.build("nemesis", nemesis.GRID, courses, warp)


if __name__ == "__main__":
    main()
