"""13.3.3 US entry actions: what the powers do puts markers into the entry pools of the USA, or takes them out."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number
from grognard.core.steps import Answers, offers
from grognard.titles.world_in_flames.chapters.ch13_3_markers import (
    AXIS,
    TARGET_KEYS,
    at_war_with_all,
    bar,
    give_back,
    in_play,
    lay,
    take,
)
from grognard.titles.world_in_flames.chapters.ch17_4_status import purse
from grognard.titles.world_in_flames.charts_entry import POOL_KEYS, EntryAction
from grognard.titles.world_in_flames.kit import NOBODY, USA
from grognard.titles.world_in_flames.verbs import INTO
from grognard.titles.world_in_flames.war import War

TEN = 10
"""Points that are a whole marker; of the rest a die decides (13.3.3-c)."""
AS_IT_LIKES = -1


def stir(pos: War, key: str, about: str = "", power: int = NOBODY) -> None:
    """Something of the chart has happened: it waits to be looked up (`settle_entry`).

    `about` names whom or what it concerned where that counts once each; `power` is the Axis power whose pool it is for.
    """
    if not in_play(pos) or at_war_with_all(pos):
        return
    action = pos.kit.entry.actions[key]
    said = f"{key} {about}".strip()
    again = said in pos.entry_deeds if about else any(each.partition(" ")[0] == key for each in pos.entry_deeds)
    if again and (about or not action.each):
        pos.cite("WIF-13.3.3-d")
        return
    pos.entry_deeds = [*pos.entry_deeds, said]
    pos.entry_queue = [*pos.entry_queue, (key, _pool(action, purse(pos, power)))]


def _pool(action: EntryAction, power: int) -> int:
    """Which entry pool an action is for (13.3.3-b)."""
    if action.pool == "choice":
        return AS_IT_LIKES
    return AXIS[power] if action.pool == "power" else TARGET_KEYS.index(action.pool)


def settle_entry(pos: War) -> None:
    """Look up what has happened, after all declarations of war of a phase (9.2)."""
    if pos.entry_queue:
        pos.push(EntryActions())


class EntryActions(Answers[War], frozen=True):
    """The actions that wait, one after the other; where the chart names no pool, the player of the USA does."""

    def advance(self, pos: War) -> Asks:
        if not pos.entry_queue:
            pos.pop()
            return None
        key, pool = pos.entry_queue[0]
        if pool == AS_IT_LIKES:
            return Ask(pos.seat(USA), "entry-pool", INTO.each(TARGET_KEYS), ("WIF-13.3.3-b",), {"deed": key})
        self._look_up(pos, key, pool)
        return None

    @offers(INTO, lambda self, pos: TARGET_KEYS)
    def into(self, pos: War, target: str) -> None:
        self._look_up(pos, pos.entry_queue[0][0], TARGET_KEYS.index(target))

    def _look_up(self, pos: War, key: str, pool: int) -> None:
        pos.entry_queue = pos.entry_queue[1:]
        act(pos, pos.kit.entry.actions[key], pool)


def act(pos: War, action: EntryAction, pool: int) -> None:
    """Markers come or go: one for each ten points, and perhaps one more by a die (13.3.3-c)."""
    count, rest = divmod(abs(action.points), TEN)
    die = pos.roll(10) if rest else 0
    count += 0 < die <= rest
    coming = action.points > 0
    moved = 0
    for _ in range(count):
        moved += lay(pos, pool) if coming else _lose(pos, pool)
    rules = tuple(dict.fromkeys(("WIF-13.3.3-a", "WIF-13.3.3-b", "WIF-13.3.3-c", action.rule)))
    if coming:
        pos.event("entry-grows", *rules, deed=action.key, stock=POOL_KEYS[pool], n=moved, die=die)
    else:
        pos.event("entry-shrinks", *rules, deed=action.key, stock=POOL_KEYS[pool], n=moved, die=die)
    pos.cite("WIF-13.3.1-e", "WIF-13.3.3-t")
    if not coming and moved < count:
        bar(pos, pool, "WIF-13.3.3-e")


def _lose(pos: War, pool: int) -> bool:
    value = take(pos, pool)
    if value is None:
        return False
    give_back(pos, (value,))
    return True


class EntryDraw(Answers[War], frozen=True):
    """The markers of a turn: each goes where the player of the USA says, before it is looked at (13.3.1-b)."""

    left: Number

    def advance(self, pos: War) -> Asks:
        if not self.left:
            pos.pop()
            return None
        return Ask(pos.seat(USA), "entry-marker", INTO.each(TARGET_KEYS), ("WIF-13.3.1-b",))

    @offers(INTO, lambda self, pos: TARGET_KEYS)
    def into(self, pos: War, target: str) -> None:
        pos.replace(EntryDraw(self.left - 1))
        pool = TARGET_KEYS.index(target)
        pos.event("entry-drawn", "WIF-13.3.1-b", "WIF-13.3.1-a", stock=POOL_KEYS[pool], n=int(lay(pos, pool)))
