"""3.0 Set-up."""

from __future__ import annotations

from grognard.core.options import chosen
from grognard.core.position import Table
from grognard.titles.nemesis.chapters.scenarios import Scenario, takes_part
from grognard.titles.nemesis.kit import LAST_TURN, NemesisKit
from grognard.titles.nemesis.meta import META
from grognard.titles.nemesis.war import AVAILABLE, FED, FULL, LIMITED_SUPPLY, War, empty_index

CHITS = ("offensive", "attack", "supply", "reinforcement")


def set_up(kit: NemesisKit, options: dict[str, str], table: Table, scenario: Scenario) -> War:
    """All pieces at their places, all markers at their starting values (3.1, 3.2)."""
    out = kit.box["out"]
    place = [_start(kit, p) if takes_part(kit, p, scenario) else out for p in range(len(kit.piece_names))]
    pos = War(
        kit=kit,
        table=table,
        options=chosen(META, options),
        last_turn=scenario.last_turn,
        goal=scenario.goal,
        index=empty_index(kit, place),
        place=place,
        steps=[full - 1 if "reduced" in flags else full for full, flags in zip(kit.full_steps, kit.flags, strict=True)],
        supply=[LIMITED_SUPPLY if "limited" in flags else FULL for flags in kit.flags],
        hunger=[FED] * len(place),
        marks=[0] * len(place),
        spent=[0] * len(place),
        air=[AVAILABLE] * len(kit.air_names),
        drops=kit.marker_count["air-supply", "allies"],
        reserves=kit.full_reserves if kit.imphal >= 0 else 0,
        cups=[CHITS[1:], CHITS[1:]],
        played=[(), ()],
        chosen=[CHITS[0], CHITS[0]],
    )
    pos.event(
        "set-up",
        *("NEM-0-b", "NEM-1.1-f", "NEM-3.1-a", "NEM-3.1-b", "NEM-3.1-c", "NEM-3.1-f", "NEM-3.1-g", "NEM-3.1-h"),
        *_placement_rules(pos),
        *(("NEM-S1-a",) if scenario.front else ()),
    )
    return pos


def _placement_rules(pos: War) -> list[str]:
    """The rules by which the pieces got their places, sides and levels of supply; a pack may do without some."""
    kit = pos.kit
    deployed = [p for p in range(len(pos.place)) if pos.in_play(p)]
    chindits = [p for p in deployed if kit.chindit[p]]
    rules = {
        "NEM-3.1-j": any(pos.in_box(f"T{turn}") for turn in range(1, LAST_TURN + 1)),
        "NEM-3.1-k": bool(deployed),
        "NEM-3.2-d": any(kit.regiment[p] and pos.steps[p] < kit.full_steps[p] for p in deployed),
        "NEM-3.2-e": any(pos.supply[p] == LIMITED_SUPPLY for p in chindits),
        "NEM-3.2-f": any(pos.steps[p] < kit.full_steps[p] for p in chindits),
        "NEM-3.2-g": any(pos.supply[p] == FULL for p in deployed),
    }
    return [rule for rule, applied in rules.items() if applied]


def _start(kit: NemesisKit, p: int) -> int:
    """Where a piece is before the game: a hex, its turn on the Turn track, or its pool."""
    start = kit.start[p]
    if start == "pool":
        return kit.box["chindits" if kit.chindit[p] else "battalions"]
    if start.startswith("T") and int(start[1:]) > LAST_TURN:
        return kit.box["out"]
    return kit.space_index[start]
