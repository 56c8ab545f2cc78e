"""python -m atlas TITLE: rebuild what the map of a title is made of."""

from __future__ import annotations

import sys

from atlas import hexes


def main() -> None:
    if sys.argv[1:] != ["nemesis"]:
        raise SystemExit("usage: python -m atlas nemesis")
    hexes.build()


if __name__ == "__main__":
    main()
