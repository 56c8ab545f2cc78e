"""13.3 The step of US entry at the end of a turn, and what becomes of it when the USA goes to war."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.world_in_flames.chapters.ch13_3_actions import TEN, EntryDraw, settle_entry
from grognard.titles.world_in_flames.chapters.ch13_3_markers import (
    AXIS,
    TARGET_KEYS,
    at_war_with_all,
    bar,
    clear_pools,
    in_play,
    lay,
    tighten,
)
from grognard.titles.world_in_flames.chapters.ch13_3_options import EntryOptions, at_war_with_unconquered
from grognard.titles.world_in_flames.charts_entry import POOL_KEYS, EntryOption
from grognard.titles.world_in_flames.kit import CHINA, COMMONWEALTH, USA
from grognard.titles.world_in_flames.kit import JAPAN as JAPANESE
from grognard.titles.world_in_flames.verbs import LEAVE_IT, MOVE_ON
from grognard.titles.world_in_flames.war import War

SECOND_MARKER = 1942
"""From this year on two markers are drawn a turn (13.3.1-b)."""


class UsEntry(Steps[War], frozen=True):
    """The markers of the turn, those of actions that last, and the options (13.3)."""

    steps = ("settle", "standard", "lasting", "options")

    def settle(self, pos: War) -> None:
        if not in_play(pos) or pos.camps[USA] < 0 or at_war_with_all(pos):
            pos.pop()
            return
        pos.entry_limits = [0] * 4
        pos.cite("WIF-13.3-a", "WIF-13.3-b")
        settle_entry(pos)

    def standard(self, pos: War) -> None:
        pos.push(EntryDraw(2 if pos.year >= SECOND_MARKER else 1))

    def lasting(self, pos: War) -> None:
        for key, target in lasting(pos):
            count = int(lay(pos, target))
            pos.event("entry-lasts", "WIF-13.3.1-c", deed=key, stock=POOL_KEYS[target], n=count)

    def options(self, pos: War) -> None:
        pos.push(EntryOptions())


def lasting(pos: War) -> Iterator[tuple[str, int]]:
    """The actions that bring a marker every turn while they last, and the pool that it must go to (13.3.1-c)."""
    kit = pos.kit
    if pos.conquered[kit.power[CHINA]]:
        yield "china-conquered", AXIS[JAPANESE]
    if pos.conquered[kit.power[COMMONWEALTH]]:
        yield "uk-conquered", TARGET_KEYS.index("europe")
    dutch = pos.leader[kit.nation_index["Netherlands"]]
    foes = pos.wars[JAPANESE]
    if foes >> COMMONWEALTH & 1 or (dutch < len(pos.wars) and foes >> dutch & 1):
        pos.cite("WIF-13.3.1-f")
        yield "japan-war-west", AXIS[JAPANESE]


# the USA at war


def enter_war(pos: War, side: int) -> None:
    """The USA is at war with an Axis power, whoever declared it: what is left against it counts as chosen (13.3.2-n).

    Call it once the war is on.
    """
    if not in_play(pos):
        return
    target = AXIS[side]
    left = [option.number for option in pos.kit.entry.options.values() if option.number not in pos.entry_options]
    mine = [number for number in left if target in pos.kit.entry.options[number].targets]
    aimed = tuple(number for number in mine if len(pos.kit.entry.options[number].targets) == 1)
    for number in aimed:
        pos.entry_options = {**pos.entry_options, number: pos.turn}
    pos.forget()
    pos.push(WarOptions(side, aimed))


class WarOptions(Answers[War], frozen=True):
    """A die for each option that counts as chosen; its markers are moved only if the USA likes (13.3.2-n)."""

    side: Side
    left: tuple[Number, ...]
    count: Number = 0
    """Markers of the option in hand that may be moved."""

    def _option(self, pos: War) -> EntryOption:
        return pos.kit.entry.options[self.left[0]]

    def advance(self, pos: War) -> Asks:
        if self.count:
            policy = self._option(pos).key
            orders = [*MOVE_ON.each([TARGET_KEYS[AXIS[self.side]]]), LEAVE_IT]
            return Ask(pos.seat(USA), "spare-tension", orders, ("WIF-13.3.2-n",), {"policy": policy, "n": self.count})
        if not self.left:
            pos.pop()
            finish_entry(pos)
            return None
        option = self._option(pos)
        count, rest = divmod(option.tension, TEN)
        die = pos.roll(10) if rest else 0
        count += 0 < die <= rest
        count = min(count, pos.entry_counts[AXIS[self.side]])
        pos.event("tension", "WIF-13.3.2-n", policy=option.key, points=option.tension, die=die, n=count)
        pos.replace(WarOptions(self.side, self.left if count else self.left[1:], count))
        return None

    @offers(MOVE_ON, lambda self, pos: [TARGET_KEYS[AXIS[self.side]]])
    def move(self, pos: War, target: str) -> None:
        pool = TARGET_KEYS.index(target)
        tighten(pos, pool)
        pos.event("tightened", "WIF-13.3.2-n", stock=POOL_KEYS[pool])
        left = self.count - 1
        pos.replace(WarOptions(self.side, self.left if left else self.left[1:], left))

    @offers(LEAVE_IT)
    def leave(self, pos: War) -> None:
        pos.replace(WarOptions(self.side, self.left[1:]))


def finish_entry(pos: War) -> None:
    """At war with all three, the markers go back: levels mean nothing any more (13.3.1-d)."""
    if at_war_with_unconquered(pos):
        pos.cite("WIF-13.3.2-o")
    if at_war_with_all(pos) and any(pos.entry_counts[:4]):
        clear_pools(pos)
        pos.entry_queue = []
        pos.event("entry-over", "WIF-13.3.1-d")


def own_tension(pos: War, side: int, points: int) -> None:
    """What an own declaration of war costs: here the markers must be moved (13.3.2-bc)."""
    target = AXIS[side]
    count, rest = divmod(points, TEN)
    die = pos.roll(10) if rest else 0
    count += 0 < die <= rest
    pos.event("war-tension", "WIF-13.3.2-bc", "WIF-9.4-h", side=side, points=points, die=die, n=count)
    for _ in range(count):
        if not tighten(pos, target):
            bar(pos, target, "WIF-13.3.2-i")
