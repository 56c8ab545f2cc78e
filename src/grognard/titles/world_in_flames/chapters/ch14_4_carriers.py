"""14.4 Carriers: their planes are aircraft, as good as the air component of the ship."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.charts import BLIZZARD, STORM
from grognard.titles.world_in_flames.kit import CARRIER, JAPAN
from grognard.titles.world_in_flames.war import War

STRONGER, STRONGEST = 1942, 1944
"""Years from which components are one and two higher (14.4-e)."""


def is_carrier(pos: War, p: int) -> bool:
    """Whether a ship is a CV that can fly its planes (14.4-h)."""
    return pos.kit.kind[p] == CARRIER and not pos.damaged[p] and planes(pos, p) > 0


def planes(pos: War, p: int) -> int:
    """The air component of a CV, which grows with the years (14.4-e)."""
    printed = pos.kit.planes[p]
    if not printed or pos.year < STRONGER:
        return printed
    pos.cite("WIF-14.4-e")
    return printed + (1 if pos.year < STRONGEST else 2)


def air_range(pos: War, p: int) -> int:
    """The range of an aircraft; of a carrier plane the air component of its CV, of a Japanese one twice that."""
    if not pos.kit.is_ship[p]:
        return pos.kit.range[p]
    pos.cite("WIF-14.4-b")
    return planes(pos, p) * (2 if pos.side(p) == JAPAN else 1)


def tactical(pos: War, p: int) -> Fraction:
    """The tactical factor of an aircraft; of a carrier plane half the air component (14.4-d)."""
    if not pos.kit.is_ship[p]:
        return Fraction(pos.kit.tactical[p])
    pos.cite("WIF-14.4-d")
    return Fraction(planes(pos, p), 2)


def strategic(pos: War, p: int) -> Fraction:
    """The strategic factor of an aircraft; of a carrier plane a quarter of the air component (14.4-d)."""
    if not pos.kit.is_ship[p]:
        return Fraction(pos.kit.strategic[p])
    pos.cite("WIF-14.4-d")
    return Fraction(planes(pos, p), 4)


def air_to_sea(pos: War, p: int) -> int:
    """What an aircraft has against ships, a carrier plane the whole air component."""
    return planes(pos, p) if pos.kit.is_ship[p] else pos.kit.air_to_sea[p]


def why_not_launch(pos: War, p: int) -> Refusals:
    """The rule that keeps the plane of a ship on board: only a sound, face-up CV at sea flies missions (14.4-h)."""
    if pos.kit.kind[p] != CARRIER:
        return "WIF-10-a"
    if pos.sea(p) < 0 or pos.damaged[p] or pos.down[p] or not planes(pos, p):
        return "WIF-14.4-h"
    return "WIF-8.2.3-b" if pos.sky_at_sea(pos.sea(p)) in (STORM, BLIZZARD) else None


def is_near(pos: War, p: int, space: int, points: int) -> bool:
    """Whether so many range points take an aircraft to a hex, a carrier plane from any hexdot of its sea (14.4-j)."""
    if not pos.kit.is_ship[p]:
        return space in pos.kit.flown(pos.place[p], points)
    pos.cite("WIF-14.4-j")
    return space in pos.kit.flown_from(pos.sea(p), points)


def is_beside(pos: War, p: int, space: int) -> bool:
    """Whether a hex lies next to a hexdot of the sea of a CV: its plane attacks a port there from any distance."""
    if not pos.kit.is_ship[p] or pos.sea(p) < 0:
        return False
    pos.cite("WIF-14.4-j")
    return not set(pos.kit.neighbours[space]).isdisjoint(pos.kit.seas.dots[pos.sea(p)])


def back_on_deck(pos: War, p: int) -> None:
    """A carrier plane has come back to its section; its CV is turned face-down (14.2-u, 14.4-k)."""
    pos.launched = {q: space for q, space in pos.launched.items() if q != p}
    pos.role[p] = 0
    pos.turn_down(p)
    pos.event("on-deck", "WIF-14.2-u", "WIF-14.4-k", piece=p, to=pos.place[p])
