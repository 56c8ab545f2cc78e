"""What only World in Flames can say on a text screen: what is printed in a hex, railways, rivers and barriers."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.titles.world_in_flames.kit import WorldKit
from grognard.titles.world_in_flames.war import War

WAYS = {"rail": "+", "road": "-"}
WATERS = {"river": "~", "lake": "%", "alpine": "^", "fort": "#", "strait": ":"}


def lines(kit: WorldKit, link: int) -> Iterator[str]:
    if kit.rail[link]:
        yield "rail" if kit.rail[link] == 1 else "road"
    kinds = {"river": kit.river, "lake": kit.lake, "alpine": kit.alpine, "fort": kit.fort, "strait": kit.strait}
    yield from (name for name, there in kinds.items() if there[link])


def printed(pos: War, space: int) -> Iterator[str]:
    """Capital or city, factories, port."""
    kit = pos.kit
    if kit.is_city[space]:
        yield "C" if space in kit.capital else "c"
    if kit.factories[space]:
        yield str(kit.factories[space])
    if kit.port[space]:
        yield "@"
