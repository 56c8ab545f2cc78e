"""What an order would lose that the player may have overlooked; never what is merely optional."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, side_of
from grognard.core.scene import Caution, say
from grognard.core.wording import Wording
from grognard.titles.nemesis.chapters.ch2_2_stacking import overstacked
from grognard.titles.nemesis.chapters.ch7_supply_check import AirDrops, without_drops
from grognard.titles.nemesis.kit import SIDES
from grognard.titles.nemesis.verbs import DONE
from grognard.titles.nemesis.war import War

STACKING_FOLLOWS = ("movement", "approach", "rail")
REPLACING = {"japanese-replacements": "NEM-8.1A-a", "allied-replacements": "NEM-8.2A-a"}


def warnings(pos: War, ask: Ask, wording: Wording) -> tuple[Caution, ...]:
    if DONE not in ask.orders:
        return ()
    return tuple(Caution(DONE.verb, text, rule) for text, rule in _losses(pos, ask, wording))


def _losses(pos: War, ask: Ask, wording: Wording) -> Iterator[tuple[str, str]]:
    if ask.prompt in STACKING_FOLLOWS:
        yield from _crowded(pos, SIDES.index(side_of(pos, ask.seat)), wording)
    elif ask.prompt == "air-drops":
        frame = pos.stack[-1]
        assert isinstance(frame, AirDrops)
        offered = {order.target for order in ask.orders}
        hungry = [wording.place(space) for space in without_drops(pos, frame.dropped) if space in offered]
        if hungry:
            yield say(wording, "warn-no-drop", places=", ".join(hungry)), "NEM-7.1C-i"
    elif ask.prompt in REPLACING and len(ask.orders) > 1:
        left = ask.args["n"]
        assert isinstance(left, int)
        yield say(wording, "warn-replacements", n=left), REPLACING[ask.prompt]


def _crowded(pos: War, side: int, wording: Wording) -> Iterator[tuple[str, str]]:
    """Hexes whose owner will have to eliminate units (2.2-k)."""
    for space, count in enumerate(pos.index.units[side][: pos.kit.hex_count]):
        broken = overstacked(pos, space, pos.units_at(space, side)) if count > 1 else None
        if broken is not None:
            yield say(wording, "warn-overstacked", space=wording.place(space)), broken
