"""python -m atlas TITLE: rebuild what the map of a title is made of."""

from __future__ import annotations

import sys

from atlas import hexes, nemesis, outlines, relief
from atlas.warp import Warp


def build_nemesis() -> None:
    hexes.build()
    courses = outlines.courses("nemesis", nemesis.GRID)
    warp = Warp(courses)
    outlines.build("nemesis", nemesis.GRID, courses, warp)
    relief.build("nemesis", nemesis.GRID, courses, warp)


def build_asia_engulfed() -> None:
    from atlas import asia_engulfed_build

    asia_engulfed_build.build()


def build_pearl_harbor() -> None:
    from atlas import pearl_harbor

    pearl_harbor.build()


def build_war_of_resistance() -> None:
    from atlas import war_of_resistance

    war_of_resistance.build()


def build_world_in_flames() -> None:
    from atlas import world_in_flames

    world_in_flames.build()


BUILDERS = {
    "nemesis": build_nemesis,
    "asia-engulfed": build_asia_engulfed,
    "pearl-harbor": build_pearl_harbor,
    "war-of-resistance": build_war_of_resistance,
    "world-in-flames": build_world_in_flames,
}


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in BUILDERS:
        raise SystemExit(f"usage: python -m atlas {'|'.join(BUILDERS)}")
    BUILDERS[sys.argv[1]]()


if __name__ == "__main__":
    main()
