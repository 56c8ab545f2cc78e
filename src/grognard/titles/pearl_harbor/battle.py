"""The combat that is being composed or fought, whatever its type: who attacks whom where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from grognard.core.frame import Frame
from grognard.titles.pearl_harbor.chapters.ch6_support import ReactionBattle, StrikeForce
from grognard.titles.pearl_harbor.chapters.ch8_3_battle import Glory, LandAttack
from grognard.titles.pearl_harbor.chapters.ch8_3_odds import defenders_at
from grognard.titles.pearl_harbor.chapters.ch8_4_bombardment import land_targets
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import AirBattle, AirMuster
from grognard.titles.pearl_harbor.chapters.ch8_7_battle import SurfaceBattle
from grognard.titles.pearl_harbor.chapters.ch8_7_surface import SurfaceMuster, crew
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import afloat
from grognard.titles.pearl_harbor.chapters.ch8_raid import Bombing, Raid, Strike
from grognard.titles.pearl_harbor.chapters.ch10_cap import patrols
from grognard.titles.pearl_harbor.chapters.ch10_waves import SecondWave, Sortie
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import structures
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


class Battle(NamedTuple):
    """A combat: its type, its hex, the side that attacks, and who is in it."""

    kind: str
    """air, bombing, shelling, surface, land, strike."""
    space: int
    side: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    wave: str = ""
    strikes: tuple[Strike, ...] = ()
    duels: tuple[tuple[int, int], ...] = ()
    """Ships that are allotted against each other, or that fire at each other."""
    number: int = 0
    """The round."""


def battle_of(pos: War) -> Battle | None:
    """What the uppermost step that is a combat is about."""
    for frame in reversed(pos.stack):
        for kind, make in _MAKERS.items():
            if isinstance(frame, kind):
                return make(pos, frame)
    return None


def _there(pos: War, pieces: Iterable[int]) -> tuple[int, ...]:
    return tuple(p for p in pieces if pos.on_map(p))


def _air_muster(pos: War, frame: AirMuster) -> Battle:
    side = pos.side_of(frame.seat)
    return Battle("air", frame.space, side, frame.pieces, tuple(patrols(pos, frame.space, enemy(side))), frame.wave)


def _air(pos: War, frame: AirBattle) -> Battle:
    attackers, defenders = _there(pos, frame.attackers), _there(pos, frame.defenders)
    return Battle("air", frame.space, frame.side, attackers, defenders, number=frame.number)


def _raid(pos: War, frame: Raid | Bombing) -> Battle:
    """Bombs or shells: the targets of the hex, also those that nobody aims at yet."""
    side = pos.side_of(frame.seat)
    foe = enemy(side)
    bombers = _there(pos, (p for strike in frame.strikes for p in strike.bombers))
    name = type(frame).__name__
    targets = afloat(pos, frame.space, foe) if name.startswith("Naval") else land_targets(pos, frame.space, foe)
    kind = "shelling" if name.startswith("Shore") else "bombing"
    return Battle(kind, frame.space, side, bombers, tuple(targets), frame.wave, frame.strikes)


def _muster(pos: War, frame: SurfaceMuster) -> Battle:
    side = pos.side_of(frame.seat)
    ships = tuple(crew(pos, frame.groups))
    return Battle("surface", frame.space, side, ships, tuple(afloat(pos, frame.space, enemy(side))))


def _declared(pos: War, frame: ReactionBattle) -> Battle:
    side = pos.side_of(frame.seat)
    defenders = frame.screen or tuple(afloat(pos, frame.space, enemy(side)))
    return Battle("surface", frame.space, side, _there(pos, frame.ships), _there(pos, defenders))


def _surface(pos: War, frame: SurfaceBattle) -> Battle:
    attackers, defenders = _there(pos, frame.attackers), _there(pos, frame.defenders)
    side = pos.kit.side[frame.attackers[0]]
    duels = frame.aims or frame.pairs
    return Battle("surface", frame.space, side, attackers, defenders, duels=duels, number=frame.number)


def _land(pos: War, frame: LandAttack) -> Battle:
    side = frame.side(pos)
    foe = enemy(side)
    opponent = frame.foe_leader if isinstance(frame, Glory) else -1
    works = (each.piece for each in structures(pos, frame.target, foe))
    attackers = (*frame.units, *((frame.leader,) if frame.leader >= 0 else ()))
    defenders = (*defenders_at(pos, frame.target, foe), *works, opponent)
    return Battle("land", frame.target, side, attackers, tuple(p for p in defenders if p >= 0))


def _strike(pos: War, frame: Sortie | StrikeForce | SecondWave) -> Battle:
    side = pos.side_of(frame.seat)
    flown = frame.units if isinstance(frame, SecondWave) else frame.pieces
    targets = (*patrols(pos, frame.space, enemy(side)), *afloat(pos, frame.space, enemy(side)))
    return Battle("strike", frame.space, side, flown, targets)


_MAKERS: dict[type[Frame[Any]], Callable[[War, Any], Battle]] = {
    AirMuster: _air_muster,
    AirBattle: _air,
    Raid: _raid,
    Bombing: _raid,
    SurfaceMuster: _muster,
    ReactionBattle: _declared,
    SurfaceBattle: _surface,
    LandAttack: _land,
    Sortie: _strike,
    StrikeForce: _strike,
    SecondWave: _strike,
}
