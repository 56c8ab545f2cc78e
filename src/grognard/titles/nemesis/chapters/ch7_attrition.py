"""7.1-D Attrition: when hunger strikes, by Quality, and what it takes."""

from __future__ import annotations

from grognard.titles.nemesis.chapters.ch1_2_pieces import Cause, eliminate_transport, lose_step
from grognard.titles.nemesis.chapters.ch7_supply import can_trace, trace
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.war import FED, OOS, STARVING, WAITING, War

SMALL_UNIT_LOSES_ON = 3


def feed(pos: War, p: int) -> None:
    """A piece that could trace supply in its Supply Check is no longer OoS."""
    if pos.hunger[p] != FED:
        pos.hunger[p] = FED
        pos.cite("NEM-7.1D-l")


def in_supply_check(pos: War, newly: list[int], still: list[int]) -> list[int]:
    """Who suffers at the end of a Supply Check: whoever was OoS before, and Quality 1 at once."""
    for p in newly:
        pos.cite("NEM-7.1D-a")
        pos.hunger[p] = WAITING
    for p in still:
        if pos.hunger[p] == WAITING:
            pos.cite("NEM-7.1D-e" if pos.quality(p) >= 3 else "NEM-7.1D-f")
    victims = [p for p in newly if pos.quality(p) == 1]
    if victims:
        pos.cite("NEM-7.1D-c")
    return sorted(still + victims)


def end_of_turn(pos: War, hungry: list[tuple[int, bool]]) -> list[int]:
    """Who suffers at the end of the turn, out of all OoS pieces and whether each can trace supply now.

    A Quality 3 piece waits for its first Attrition until its next Supply Check.
    """
    if hungry:
        pos.cite("NEM-7.1D-b", "NEM-7.1D-r")
    victims = []
    for p, traces in hungry:
        waiting = pos.hunger[p] != STARVING
        if traces:
            if waiting and pos.quality(p) == 2:
                pos.cite("NEM-7.1D-f")
            pos.event("spared", "NEM-7.1D-m", "NEM-7.1D-r", piece=p, space=pos.place[p])
        elif waiting and pos.quality(p) >= 3:
            pos.cite("NEM-7.1D-e")
        else:
            if waiting:
                pos.cite("NEM-7.1D-d")
            victims.append(p)
    return victims


def strike(pos: War, victims: list[int], rule: str) -> None:
    """Large units lose a step, small ones and Transports roll for it."""
    if not victims:
        return
    pos.event("attrition", rule, "NEM-7.1D-b", pieces=victims)
    for p in victims:
        if pos.result is not None:
            return
        if pos.hunger[p] == STARVING:
            pos.cite("NEM-7.1D-o")
        pos.hunger[p] = STARVING
        if pos.kit.large[p]:
            lose_step(pos, p, Cause("NEM-7.1D-g", attrition=True))
        else:
            _roll(pos, p)


def _roll(pos: War, p: int) -> None:
    unit = pos.kit.is_unit[p]
    rule = "NEM-7.1D-h" if unit else "NEM-7.1D-q"
    die = pos.roll()
    pos.event("attrition-roll", rule, piece=p, space=pos.place[p], die=die)
    if die > SMALL_UNIT_LOSES_ON:
        return
    if unit:
        lose_step(pos, p, Cause(rule, attrition=True))
    else:
        eliminate_transport(pos, p, "NEM-7.1D-k")


def end_of_turn_attrition(pos: War) -> None:
    """Attrition of both sides at once (9.0-2): all lines are traced before anybody is lost.

    It may push frames: the step that calls it must have moved on before.
    """
    lines = (trace(pos, JAPAN, checking=False), trace(pos, ALLIES, checking=False))
    pos.cite("NEM-7.1D-m")
    hungry = [
        (p, can_trace(pos, p, lines[side]))
        for side in (JAPAN, ALLIES)
        for p in pos.pieces_in_play(side)
        if pos.supply[p] == OOS
    ]
    if hungry:
        pos.cite("NEM-9.0-2-a", "NEM-9.0-2-b")
    strike(pos, end_of_turn(pos, hungry), "NEM-9.0-2-a")
