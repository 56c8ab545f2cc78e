"""Terms: steps and their loss, damage, aircraft on carriers, the Force Pool."""

from __future__ import annotations

from grognard.titles.asia_engulfed.kit import CBA, CV, MINORS, SIDES
from grognard.titles.asia_engulfed.marks import DROPPED, FULL
from grognard.titles.asia_engulfed.war import War


def needed(bonus: int) -> int:
    """The lowest die that hits: 6, and one lower for each Hit-bonus, 2 at best."""
    return max(2, 6 - bonus)


def eliminate(pos: War, p: int, *rules: str) -> None:
    """The last step is gone: back to the Force Pool; pieces of minor powers are out of the game (9.5-a)."""
    kit = pos.kit
    with_its_fleet = kit.kind[p] == CBA and pos.hidden(p)  # the enemy hears of the fleet, whose stand-in it shares
    audience = (SIDES[kit.side[p]],) if with_its_fleet else ()
    pos.event("eliminated", "AE-KT-c", *rules, audience=audience, piece=p, space=pos.place[p])
    if kit.kind[p] == CV:
        for q in pos.aircraft_of(p):
            eliminate(pos, q)
    nation = kit.nation[p]
    if nation in MINORS:
        pos.cite("AE-9.5-a")
    pos.put(p, kit.out if nation in MINORS else kit.pool[nation])
    pos.steps[p] = pos.damaged[p] = pos.shown[p] = 0
    pos.marks[p] &= DROPPED  # that it dropped counts even if it is rebuilt (13.41-d)
    pos.aboard[p] = pos.origin[p] = -1
    pos.supply[p] = FULL


def lose_step(pos: War, p: int, *rules: str, damaged: bool = False) -> None:
    """One step less (a damaged one if `damaged`); a unit that loses its last step is eliminated."""
    if pos.steps[p] == 1:
        eliminate(pos, p, *rules)
        return
    pos.set_steps(p, pos.steps[p] - 1)
    if damaged or pos.damaged[p] > pos.steps[p]:
        pos.damaged[p] -= 1
    pos.tell("step-lost", "AE-KT-c", *rules, piece=p, space=pos.place[p], secret={"steps": pos.steps[p]})


def room_aboard(pos: War, carrier: int) -> int:
    """CBA steps for which a CV fleet still has room: two for a sound step, one for a damaged one (4.4-j)."""
    capacity = 2 * (pos.steps[carrier] - pos.damaged[carrier]) + pos.damaged[carrier]
    return capacity - pos.steps_of(pos.aircraft_of(carrier))


def without_deck(pos: War, carrier: int) -> list[int]:
    """The CBA of which one must lose a step: a damaged CV step holds a Cadre, never a part of a whole unit (4.4-j)."""
    aboard = pos.aircraft_of(carrier)
    whole = [p for p in aboard if pos.steps[p] > 1]
    if len(whole) > pos.steps[carrier] - pos.damaged[carrier]:
        return whole
    return aboard if room_aboard(pos, carrier) < 0 else []


def embark(pos: War, cba: int, carrier: int) -> None:
    """Put a CBA aboard a CV fleet."""
    pos.put(cba, pos.place[carrier])
    pos.aboard[cba] = carrier


def pieces_in_pool(pos: War, nation: int, kind: int) -> list[int]:
    """What a nation can still build of a kind; elite pieces are not rebuilt (KT-j)."""
    kit = pos.kit
    return [p for p in pos.index.at[kit.pool[nation]] if kit.kind[p] == kind and not kit.elite[p]]
