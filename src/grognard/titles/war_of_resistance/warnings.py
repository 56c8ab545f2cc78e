"""What an order would lose that the player may have overlooked; never what is merely optional."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grognard.core.frame import Ask
from grognard.core.scene import Caution, say
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch6_infiltration import disperse_late
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, why_not_feed
from grognard.titles.war_of_resistance.chapters.ch12_supply import supplied_hexes
from grognard.titles.war_of_resistance.chapters.ch32_ashore import can_attack
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import check_garrisons
from grognard.titles.war_of_resistance.chapters.ch39_bases import RECRUITS_KEPT
from grognard.titles.war_of_resistance.chapters.ch40_districts import worded
from grognard.titles.war_of_resistance.chapters.ch41_mandates import check_posture, provokes
from grognard.titles.war_of_resistance.chapters.ch45_factions import close_violations, send_home
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import COMMIT, DONE
from grognard.titles.war_of_resistance.war import SUPPLIED, War

NAMED = 4
"""Units that are named; of more, only their number is told."""
REPULSES = frozenset(("AE", "AH", "AR", "AS"))
"""Results by which an attack gains nothing."""
Warn = Callable[[War, Wording], Iterator[tuple[str, str]]]


def warnings(pos: War, ask: Ask, wording: Wording) -> tuple[Caution, ...]:
    quiet = pos.copy()
    if COMMIT in ask.orders and isinstance(quiet.stack[-1], Assault):
        return tuple(Caution(COMMIT.verb, text, rule) for text, rule in _attack(quiet, quiet.stack[-1], wording))
    if DONE not in ask.orders or ask.prompt not in AT_THE_END:
        return ()
    found = [each for warn in AT_THE_END[ask.prompt] for each in warn(quiet.copy(), wording)]
    return tuple(Caution(DONE.verb, text, rule) for text, rule in found)


# an attack


def _attack(pos: War, attack: Assault, wording: Wording) -> Iterator[tuple[str, str]]:
    """Nobody draws the attack supply that is there, no die can win, or it makes China aggressive."""
    if not can_attack(pos, attack.attackers):
        return
    if not attack.fed and any(not why_not_feed(pos, p, attack) for p in attack.attackers):
        yield say(wording, "warn-unfed"), "WOR-12D1-a"
    odds, table = attack.odds(pos), pos.kit.combat
    if odds.column < 0 or (
        odds.defence and all(table.result(odds.column, die + odds.drm) in REPULSES for die in range(1, 7))
    ):
        yield say(wording, "warn-hopeless"), "WOR-9A-a"
    if attack.side == CHINA and not pos.posture and provokes(pos, attack.space):
        yield say(wording, "warn-posture"), "WOR-41A2c-a"


# the end of a step


def _supply(pos: War, wording: Wording) -> Iterator[tuple[str, str]]:
    """Units that were in supply, and stand where they will not be."""
    side = pos.phasing
    fed = supplied_hexes(pos, side)
    hungry = [p for p in pos.units_of(side) if pos.supply[p] == SUPPLIED and not fed[pos.place[p]]]
    if hungry:
        yield say(wording, "warn-supply", n=len(hungry), pieces=_named(pos, hungry, wording)), "WOR-12B-d"


def _named(pos: War, units: list[int], wording: Wording) -> str:
    """Units with their places, if they are few; otherwise nothing."""
    if len(units) > NAMED:
        return ""
    return "; ".join(f"{wording.piece(p)}, {wording.place(pos.place[p])}" for p in units)


def _garrisons(pos: War, wording: Wording) -> Iterator[tuple[str, str]]:
    """Garrisons that are too weak lower the stability index in the next Chinese initial phase (37D1)."""
    if pos.phasing != CHINA or not pos.ground.campaign:
        return
    was = pos.stability
    check_garrisons(pos)
    if pos.stability < was:
        yield say(wording, "warn-garrisons", n=was - pos.stability), "WOR-37D1-b"


def _leaving(pos: War, wording: Wording) -> Iterator[tuple[str, str]]:
    """Units of a faction that has fallen away are disbanded where they are not at home (45A3b)."""
    if pos.phasing != CHINA or not pos.leaving:
        return
    there = [p for p in pos.units_of(CHINA) if pos.kit.force[p] in pos.leaving]
    places = {p: pos.place[p] for p in there}
    send_home(pos)
    gone = [p for p in there if pos.place[p] != places[p]]
    for p in gone:
        pos.place[p] = places[p]
    if gone:
        yield say(wording, "warn-leaving", n=len(gone), pieces=_named(pos, gone, wording)), "WOR-45A3b-a"


def _posture(pos: War, wording: Wording) -> Iterator[tuple[str, str]]:
    """Where Chinese units stand makes China aggressive at the end of its player turn (41A2c)."""
    if pos.phasing != CHINA or pos.posture:
        return
    check_posture(pos)
    if pos.posture:
        yield say(wording, "warn-posture-here"), "WOR-41A2c-d"


def _homes(pos: War, wording: Wording) -> Iterator[tuple[str, str]]:
    """Homes that are violated only by who ends the player turn there (45A3)."""
    if pos.phasing != CHINA or not pos.ground.campaign:
        return
    before, favours = set(pos.defied), dict(pos.favours)
    close_violations(pos)
    hurt = [force for force, favour in pos.favours.items() if favour < favours.get(force, 0) and force not in before]
    if hurt:
        names = [pos.kit.force_title(force, wording.language) for force in hurt]
        yield say(wording, "warn-homes", names=", ".join(names)), "WOR-45A3-h"


def _infiltrators(pos: War, wording: Wording) -> Iterator[tuple[str, str]]:
    """Who has slipped through and enters no base is disbanded (6E)."""
    places = {p: pos.place[p] for p in pos.infiltrated if pos.on_map(p)}
    if pos.phasing != CHINA or not places:
        return
    disperse_late(pos)
    gone = [p for p in places if pos.place[p] != places[p]]
    for p in gone:
        pos.place[p] = places[p]
    if gone:
        yield say(wording, "warn-infiltrators", n=len(gone), pieces=_named(pos, gone, wording)), "WOR-6E-e"


def _recruits(pos: War, wording: Wording) -> Iterator[tuple[str, str]]:
    """Recruitment points beyond one are lost to a base (39E)."""
    for base in pos.bases:
        over = pos.recruits.get(base, 0) - RECRUITS_KEPT
        if over > 0:
            name = wording.name("base", base)
            yield say(wording, "warn-recruits", base=name, n=worded(over)), "WOR-39E-f"


AT_THE_END: dict[str, tuple[Warn, ...]] = {
    "movement": (_supply, _garrisons, _leaving),
    "exploitation": (_supply, _posture, _homes),
    "guerrillas": (_infiltrators,),
    "recruitment": (_recruits,),
}
"""By question: what is looked at before the step is ended."""
