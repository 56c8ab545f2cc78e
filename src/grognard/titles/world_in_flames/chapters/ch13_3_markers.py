"""9.4, 13.2, 13.3.1 Entry markers: the common pool, the four pools of the USA, and the levels that they give.

What lies in the pools of the USA is for its player alone, what lies in the common pool for nobody; how many markers
lie where is open, for they lie on the table. A marker is known by its value: those of one value are alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from grognard.titles.world_in_flames.charts_entry import CUP, EUROPE, JAPAN, POOL_KEYS, TENSION
from grognard.titles.world_in_flames.kit import GERMANY, ITALY, SIDES, USA
from grognard.titles.world_in_flames.kit import JAPAN as JAPANESE
from grognard.titles.world_in_flames.war import War

TARGET_KEYS = ("japan", "europe")
"""The two sides of the pools, as orders name them."""
AXIS = {JAPANESE: JAPAN, GERMANY: EUROPE, ITALY: EUROPE}
"""The pool against each power of the Axis."""


def in_play(pos: War) -> bool:
    """Whether the scenario has US entry."""
    return bool(pos.entry_counts)


def american(pos: War) -> tuple[str, ...]:
    """Who may know the markers of the USA: the seats of its player."""
    return pos.teams.get(SIDES[USA], (SIDES[USA],))


# the common pool


def lay_markers(pos: War) -> None:
    """The markers at the start: what the scenario puts into the pools is drawn from those of its years (13.3-b)."""
    charts = pos.kit.entry
    if pos.scenario not in charts.starts:
        return
    pos.entry_counts, pos.entry_pools, pos.entry_cup = [0] * (CUP + 1), [()] * CUP, []
    pos.entry_limits = [0] * 4
    add_years(pos)
    for key, count in charts.starts[pos.scenario].items():
        for _ in range(count):
            lay(pos, POOL_KEYS.index(key))
    pos.entry_options = dict.fromkeys(charts.taken.get(pos.scenario, ()), 0)


def add_years(pos: War) -> None:
    """The markers of a year come when it begins (13.2-i)."""
    fresh = [
        value
        for year, values in sorted(pos.kit.entry.markers.items())
        for value in values
        if pos.entry_year < year <= pos.year
    ]
    pos.entry_year = max(pos.entry_year, pos.year)
    if fresh:
        pos.entry_cup = sorted([*pos.entry_cup, *fresh])
        pos.entry_counts[CUP] += len(fresh)
        pos.cite("WIF-13.2-i", "WIF-13.2-k", "WIF-4.1.1-b")


def drawn(pos: War) -> int | None:
    """The value of a marker from the common pool, which loses it; None if it is empty."""
    if not pos.entry_counts[CUP]:
        add_years(pos)
        pos.cite("WIF-13.2-f")
    if not pos.entry_counts[CUP]:
        return None
    value = _lot(pos, pos.entry_cup)
    if value in pos.entry_cup:
        pos.entry_cup.remove(value)
    pos.entry_counts[CUP] -= 1
    return value


def give_back(pos: War, values: Iterable[int]) -> None:
    """Markers return to the common pool."""
    back = list(values)
    pos.entry_cup = sorted([*pos.entry_cup, *back])
    pos.entry_counts[CUP] += len(back)


def _lot(pos: War, values: Iterable[int]) -> int:
    """One of the values at random; only how many there are shows in what others can count.

    In a view of who may not look there are none: then its value is not known, and counts as nothing.
    """
    lots = [f"m{value}" for value in values]
    return int(pos.draw(lots)[1:]) if lots else 0


# the pools of the USA


def lay(pos: War, pool: int) -> bool:
    """Draw a marker into a pool; its player may look at it, nobody else (13.3.1-a). False: there is none."""
    value = drawn(pos)
    if value is None:
        pos.cite("WIF-1.3-a")
        return False
    _put(pos, pool, value)
    return True


def _put(pos: War, pool: int, value: int) -> None:
    if pos.entry_pools:
        pos.entry_pools[pool] = tuple(sorted((*pos.entry_pools[pool], value)))
    pos.entry_counts[pool] += 1


def take(pos: War, pool: int) -> int | None:
    """Take a marker out of a pool at random; None if it is empty."""
    if not pos.entry_counts[pool]:
        return None
    pos.entry_counts[pool] -= 1
    if not pos.entry_pools:
        return 0
    left = list(pos.entry_pools[pool])
    value = _lot(pos, left)
    left.remove(value)
    pos.entry_pools[pool] = tuple(left)
    return value


def tighten(pos: War, target: int) -> bool:
    """A marker goes at random from an entry pool to its tension pool; False if there is none (13.3.2-g)."""
    value = take(pos, target)
    if value is None:
        return False
    _put(pos, target + TENSION, value)
    return True


def bar(pos: War, target: int, rule: str) -> None:
    """A marker cannot be moved: the USA can never declare war on the powers of this pool (13.3.2-i, 13.3.3-e)."""
    pos.entry_barred |= 1 << target
    pos.event("entry-barred", rule, stock=POOL_KEYS[target])


def clear_pools(pos: War) -> None:
    """All markers of the USA go back (13.3.1-d)."""
    for pool, values in enumerate(pos.entry_pools):
        give_back(pos, values)
        pos.entry_pools[pool] = ()
    pos.entry_counts[:CUP] = [0] * CUP


def at_war_with_all(pos: War) -> bool:
    """Whether the USA is at war with Germany, Italy and Japan: then levels mean nothing any more."""
    return all(pos.wars[USA] >> side & 1 for side in AXIS)


# levels


def halves(own: Iterable[int], other: Iterable[int]) -> int:
    """One and a half times the markers of a pool, and half of those of the other, in halves (9.4-e)."""
    return 3 * sum(own) + sum(other)


def rounded(doubled: int) -> int:
    return (doubled + 1) // 2


def entry_level(pos: War, target: int) -> int:
    """The entry level against Japan, or against Germany and Italy."""
    pos.cite("WIF-9.4-e")
    return rounded(halves(pos.entry_pools[target], pos.entry_pools[1 - target]))


def tension_level(pos: War, target: int) -> int:
    pos.cite("WIF-9.4-f")
    return rounded(halves(pos.entry_pools[target + TENSION], pos.entry_pools[1 - target + TENSION]))


# what others see


def _owns(pos: War, seat: str, side: int) -> bool:
    """Whether a seat is that of who plays a power, or one of those who share it."""
    name = pos.seat(side)
    return seat in (name, *pos.teams.get(name, ()))


def uncover_entry(pos: War, shown: War, seat: str) -> None:
    """A power may look at its own markers: the USA at its pools, others at their borders (13.2-e, 13.3.1-a)."""
    if pos.entry_pools and _owns(pos, seat, USA):
        shown.entry_pools = pos.entry_pools.copy()
    if pos.pact_markers:
        shown.pact_values = {
            serial: pos.pact_values[serial]
            for serial, side, _, face in pos.pact_markers
            if serial in pos.pact_values and (face >= 0 or _owns(pos, seat, side))
        }


def guess_entry(shown: War, seat: str, chance: Random) -> None:
    """Lay the markers that a view does not show, in any order."""
    if not in_play(shown):
        return
    left = [value for year, values in shown.kit.entry.markers.items() for value in values if year <= shown.entry_year]
    known = [value for pool in shown.entry_pools for value in pool] + list(shown.pact_values.values())
    for value in known:
        if value in left:
            left.remove(value)
    chance.shuffle(left)
    _deal(shown, seat, left)


def _deal(pos: War, seat: str, values: list[int]) -> None:
    """Lay values wherever a seat cannot look, as many as lie there."""
    left = iter([*values, *([0] * pos.entry_counts[CUP])])
    if not _owns(pos, seat, USA):
        pos.entry_pools = [tuple(sorted(next(left) for _ in range(count))) for count in pos.entry_counts[:CUP]]
    own = {serial for serial, side, _, face in pos.pact_markers if face >= 0 or _owns(pos, seat, side)}
    for serial, _, _, _ in pos.pact_markers:
        if serial not in own:
            pos.pact_values = {**pos.pact_values, serial: next(left)}
    pos.entry_cup = sorted(next(left) for _ in range(pos.entry_counts[CUP]))


def entry_twins(pos: War, seat: str) -> Iterator[War]:
    """Positions in which other markers lie where a seat cannot look, as many as before: it sees the same."""
    if not in_play(pos):
        return
    values = list(pos.entry_cup)
    if not _owns(pos, seat, USA):
        values += [value for pool in pos.entry_pools for value in pool]
    values += [
        pos.pact_values[serial] for serial, side, _, face in pos.pact_markers if face < 0 and not _owns(pos, seat, side)
    ]
    for shift in (1, 7, 13):
        turned = values[shift % len(values) :] + values[: shift % len(values)] if values else []
        twin = pos.copy()
        _deal(twin, seat, turned)
        if (
            twin.entry_pools != pos.entry_pools
            or twin.pact_values != pos.pact_values
            or twin.entry_cup != pos.entry_cup
        ):
            yield twin
