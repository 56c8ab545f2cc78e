"""2.6 Activation of the Yunnan Force."""

from __future__ import annotations

from grognard.board.kernels import distance_field
from grognard.titles.nemesis.kit import ALLIES, JAPAN, YUNNAN
from grognard.titles.nemesis.war import War

THREAT_RANGE = 7
FEW_STEPS = 8


def activate(pos: War, rule: str) -> None:
    """Active for what is left of the turn."""
    if not pos.yunnan_active:
        pos.yunnan_active = True
        pos.event("yunnan-active", rule)


def activate_by_attack(pos: War, pieces: list[int]) -> None:
    """The Japanese attack a Yunnan unit, or move onto a Yunnan Transport."""
    if any(pos.kit.force[p] == YUNNAN for p in pieces):
        _activate_by_japan(pos, "NEM-2.6-a")


def activate_by_threat(pos: War, space: int) -> None:
    """A Japanese unit stands in or next to a Chinese Supply Entry hex."""
    if space in pos.kit.near_china_entry:
        _activate_by_japan(pos, "NEM-2.6-b")


def _activate_by_japan(pos: War, rule: str) -> None:
    """What the Japanese do counts even after the Allied roll of this turn has failed."""
    if pos.played[ALLIES] and not pos.yunnan_active:
        pos.cite("NEM-2.6-i")
    activate(pos, rule)


def new_turn(pos: War) -> None:
    """Activation ends with the turn, unless the threat still stands."""
    if pos.yunnan_active:
        pos.yunnan_active = False
        pos.event("yunnan-inactive", "NEM-2.6-j")
    units = pos.index.units[JAPAN]
    if any(units[space] for space in pos.kit.near_china_entry):
        activate(pos, "NEM-2.6-b")


def roll_for_activation(pos: War) -> None:
    """With the first Allied chit of the turn: a die of at most the CLF marker's box."""
    if pos.yunnan_active:
        return
    modifier = 0
    if _japanese_steps_near(pos) <= FEW_STEPS:
        modifier -= 1
        pos.cite("NEM-2.6-d")
    if any(pos.kit.force[p] == YUNNAN for p in pos.in_box("losses-allies")):
        modifier += 1
        pos.cite("NEM-2.6-e")
    die = pos.roll()
    pos.event("yunnan-roll", "NEM-2.6-c", die=die, modifier=modifier, n=pos.clf)
    if die + modifier <= pos.clf:
        activate(pos, "NEM-2.6-c")


def _japanese_steps_near(pos: War) -> int:
    """Steps of Japanese units within 7 hexes of any Yunnan unit on the map, each counted once."""
    kit = pos.kit
    yunnan = {pos.place[p] for p, force in enumerate(kit.force) if force == YUNNAN and kit.is_unit[p] and pos.on_map(p)}
    if not yunnan:
        return 0
    field = distance_field(kit.board.graph, sorted(yunnan), THREAT_RANGE)
    return sum(
        pos.steps[p] for p in kit.pieces_of[JAPAN] if kit.is_unit[p] and pos.on_map(p) and field[pos.place[p]] >= 0
    )


def may_stay(pos: War, p: int, space: int) -> bool:
    """Whether an inactive Yunnan unit may end its move there."""
    kit = pos.kit
    return space in kit.near_china_entry or any(
        kit.force[q] == YUNNAN and kit.is_unit[q] and q != p for q in pos.index.at[space]
    )


def is_restricted(pos: War, p: int) -> bool:
    """Inactive Yunnan units do not attack and move only near their base; Transports are not restricted."""
    return pos.kit.force[p] == YUNNAN and not pos.yunnan_active and pos.kit.is_unit[p]
