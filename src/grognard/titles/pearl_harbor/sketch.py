"""What only Pearl Harbor can say on a text screen: what is printed in a hex, and the rivers along its sides."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.titles.pearl_harbor.kit import PearlKit
from grognard.titles.pearl_harbor.war import War

WAYS: dict[str, str] = {}
WATERS = {"river": "~", "strait": ":"}


def lines(kit: PearlKit, link: int) -> Iterator[str]:
    pair = int(kit.board.source[link]), int(kit.board.target[link])
    if pair in kit.rivers:
        yield "river"
    if pair in kit.sea_side:
        yield "strait"


def printed(pos: War, space: int) -> Iterator[str]:
    """Objective, home base, fortress, anchorage, town."""
    kit = pos.kit
    if kit.objective[space]:
        yield str(kit.objective[space])
    for there, sign in ((kit.is_home, "H"), (kit.fortress, "F"), (kit.anchorage, "A"), (kit.city, "c")):
        if there[space]:
            yield sign
