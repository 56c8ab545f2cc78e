"""2.0 Strategic warfare: ASW, the submarine campaign, strategic bombing. Once a game turn, in Japan's Production."""

from __future__ import annotations

from grognard.titles.asia_engulfed.chapters.ch3_supply import in_full_supply
from grognard.titles.asia_engulfed.kit import ALLIES, JP
from grognard.titles.asia_engulfed.war import War

ASW_COLUMNS = ("AE-2.2-a", "AE-2.2-b", "AE-2.2-c")
SUBMARINE_COLUMNS = {1: "AE-2.3-a", 9: "AE-2.3-b", 17: "AE-2.3-c", 25: "AE-2.3-d", 33: "AE-2.3-e"}
POINTS_PER_BASE = 4


def strategic_warfare(pos: War) -> None:
    """ASW first, then submarines, then bombers (2.0-a, 2.0-b); not in Nov/Dec 1941 (9.11h)."""
    if pos.turn == 0:
        pos.event("no-strategic-warfare", "AE-2.0-c", "AE-9.11-h")
        return
    pos.cite("AE-2.0-a", "AE-2.0-b")
    resolve_asw(pos)
    submarine_campaign(pos)
    strategic_bombing(pos)


def resolve_asw(pos: War) -> None:
    """2.11: Japan hunts the enemy's submarines."""
    die = pos.roll()
    sunk = min(pos.kit.asw_table[pos.asw][die - 1], pos.sub_points)
    pos.sub_points -= sunk
    rules = ("AE-2.11-a", "AE-2.11-b", "AE-2.11-c", ASW_COLUMNS[pos.asw])
    pos.event("asw", *rules, die=die, level=pos.asw, n=sunk, left=pos.sub_points)


def submarine_campaign(pos: War) -> None:
    """2.12: WERP, oil and Transport Capacity are lost, each as many as the table says."""
    if not pos.sub_points:
        pos.cite("AE-2.12-a")
        return
    die = pos.roll()
    line = die
    rules = ["AE-2.12-a", "AE-2.12-b", "AE-2.12-c", "AE-2.14-a", "AE-2.14-b"]
    if pos.duds == 0:
        line += 1
        rules.append("AE-2.13-b")
    column = max(fewest for fewest in pos.kit.submarine_table if fewest <= pos.sub_points)
    loss = pos.kit.submarine_table[column][line - 1]
    pos.werp[JP] = max(0, pos.werp[JP] - loss)
    sunk = min(loss, pos.oil)
    pos.oil -= sunk
    pos.oil_received -= sunk
    pos.capacity = max(0, pos.capacity - loss)
    if die <= 3 and pos.duds:
        pos.duds -= 1
        rules.append("AE-2.13-a")
    pos.event(
        "submarine-campaign",
        *(*rules, SUBMARINE_COLUMNS[column]),
        die=die,
        points=pos.sub_points,
        n=loss,
        werp=pos.werp[JP],
        oil=pos.oil,
        capacity=pos.capacity,
        duds=pos.duds,
    )


def strategic_airbases(pos: War) -> list[int]:
    """Bases from which bombers reach Japan: Allied, supplied, uncontested (2.4-a)."""
    kit = pos.kit
    return [
        place
        for place in kit.places
        if kit.airbase[place] and pos.held(place, ALLIES) and in_full_supply(pos, pos.control[place], place)
    ]


def strategic_bombing(pos: War) -> None:
    """2.4: each bomber in range of Japan may cost it a WERP, and may be lost."""
    bases = len(strategic_airbases(pos))
    if pos.bases_held and not bases and pos.bombers and not pos.alternative("lost-airbase"):
        pos.bombers //= 2
        pos.event("airbases-lost", "AE-2.5-a", left=pos.bombers)
    pos.bases_held = bases
    if not bases or not pos.bombers or pos.alternative("bombing"):
        pos.cite("AE-2.4-a")
        return
    flying = min(pos.bombers, POINTS_PER_BASE * bases)
    if flying < pos.bombers:
        pos.cite("AE-2.5-a")
    dice = [pos.roll() for _ in range(flying)]
    loss = min(sum(1 for die in dice if die >= 4), pos.werp[JP])
    downed = sum(1 for die in dice if die == 1)
    pos.werp[JP] -= loss
    pos.bombers -= downed
    pos.event(
        "bombing",
        *("AE-2.4-a", "AE-2.4-c", "AE-2.14-b"),
        dice=" ".join(map(str, dice)),
        n=loss,
        lost=downed,
        werp=pos.werp[JP],
        left=pos.bombers,
    )
