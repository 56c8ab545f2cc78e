"""What a decision leads to that a seat is asked, with exact chances: on land, between ships, in the air."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.order import Order
from grognard.core.previews import previews, signed
from grognard.core.scene import Chance, Choice, Line, Preview, Prospect
from grognard.titles.pearl_harbor.chapters.ch8_3_battle import Glory, Opposing
from grognard.titles.pearl_harbor.chapters.ch8_3_ground import (
    ASSAIL,
    Assailing,
    Composition,
    GroundCombat,
    Joining,
    assailants,
)
from grognard.titles.pearl_harbor.chapters.ch8_3_odds import Odds, Share, clamped, factors, ground_table, odds
from grognard.titles.pearl_harbor.chapters.ch8_4_bombardment import LandBombing, LandRaid
from grognard.titles.pearl_harbor.chapters.ch8_4_shore import ShoreBombing, ShoreRaid
from grognard.titles.pearl_harbor.chapters.ch8_5_naval_bombardment import NavalBombing, NavalRaid
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import AirBattle, AirLosses, AirMuster
from grognard.titles.pearl_harbor.chapters.ch8_7_battle import FIRE_AT, SurfaceBattle
from grognard.titles.pearl_harbor.chapters.ch8_7_surface import SurfaceMuster, crew
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import afloat
from grognard.titles.pearl_harbor.chapters.ch9_air_leaders import LED_BY
from grognard.titles.pearl_harbor.chapters.ch37_banzai import BANZAI, glorious
from grognard.titles.pearl_harbor.kit import SIDES
from grognard.titles.pearl_harbor.preview_air import (
    DAMAGE,
    Table,
    show_air_battle,
    show_air_losses,
    show_air_muster,
    show_bombing,
    show_raid,
)
from grognard.titles.pearl_harbor.tables import DIE, combat_tables
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.tokens import unseen_sides
from grognard.titles.pearl_harbor.verbs import AT, GO, WITH, WITHOUT
from grognard.titles.pearl_harbor.war import War

GAIN = {"AD": -2, "AW": -1, "-": 0, "EX": 0, "DW": 1, "DD": 2}
"""Results of the ground table, by what they are worth to the attacker."""


# 8.3: land attacks


def _results(pos: War, found: Odds, *, banzai: bool = False) -> list[str]:
    """What each face of the die leads to."""
    table = ground_table(pos.kit)
    results = [table.result(clamped(die + found.drm), found.column) for die in DIE]
    return [glorious(result) for result in results] if banzai else results


def _chances(table: Table, found: Odds, side: int, *, banzai: bool = False) -> tuple[Chance, ...]:
    def told(share: tuple[int, int], result: str) -> Chance:
        gain = GAIN[result]
        gains = SIDES[side if gain > 0 else enemy(side)] if gain else ""
        return Chance(
            share,
            table.wording.name("ground-result", "none" if result == "-" else result.lower()),
            result,
            gains,
            abs(gain),
        )

    return table.of_faces(sorted(_results(table.pos, found, banzai=banzai), key=lambda each: GAIN[each]), told)


def _odds_lines(table: Table, found: Odds) -> Iterator[Line]:
    """Strengths counter by counter, the odds, and every modifier with its rule."""
    for key, shares, total in (("attack", found.attack, found.attack4), ("defence", found.defence, found.defence4)):
        yield table.line(key, factors(total), "PH-8.3-a" if key == "attack" else "PH-8.3-d")
        for share in shares:
            yield Line(_share_name(table, share), factors(share.strength4), share.rules[-1], part=True)
    yield table.line("ratio", f"{found.ratio} → {found.name}", "PH-8.2-b")
    for each in found.modifiers:
        yield Line(table.wording.name("drm", each.what), signed(each.value), each.rule)
    if len(found.modifiers) > 1:
        yield table.line("drm", signed(found.drm), "PH-8.2-d")


def _share_name(table: Table, share: Share) -> str:
    return table.wording.piece(share.piece) if share.piece >= 0 else table.wording.rule(share.rules[0])[0]


def _choice(table: Table, order: Order, target: int, units: Sequence[int], leader: int, side: int) -> Choice | None:
    if not units:
        return None
    found = odds(table.pos, target, units, leader)
    if not found.defence4:
        return table.choice(order, table.certain("unopposed"))
    return table.choice(order, _chances(table, found, side), column=found.name)


def _assumed(table: Table, side: int) -> tuple[str, ...]:
    hidden = enemy(side) in unseen_sides(table.pos)
    return (table.say("assume-no-foe-leader"), *((table.say("assume-hidden"),) if hidden else ()))


def show_ground(table: Table, frame: GroundCombat) -> Preview:
    """Each hex, as if all who can attacked it."""
    pos, seat = table.pos, table.ask.seat
    side = pos.side_of(seat)
    choices = []
    for order, target in table.targets(ASSAIL.name):
        units: tuple[int, ...] = ()
        for p in assailants(pos, seat, target):
            if not Assailing(seat, target, units).with_refused(pos, p):
                units = (*units, p)
        choice = _choice(table, order, target, units, NOBODY, side)
        if choice is not None:
            choices.append(choice)
    assumed = (table.say("assume-all"), *_assumed(table, side)) if choices else ()
    return Preview(table.say("attacks"), (), (), assumed=assumed, choices=tuple(choices))


def show_assailing(table: Table, frame: Composition) -> Preview:
    """The attack as it stands, and with one more, one less, or a leader."""
    pos, side = table.pos, frame.side(table.pos)
    choices = []
    for order in table.ask.orders:
        units, leader, p = frame.units, frame.leader, order.target
        if order.verb == WITH.name and isinstance(p, int):
            units = (*units, p)
        elif order.verb == WITHOUT.name and isinstance(p, int):
            units, leader = tuple(q for q in units if q != p), NOBODY if p == leader else leader
        elif order.verb == LED_BY.name and isinstance(p, int):
            leader = p
        elif order is not GO:
            continue
        choice = _choice(table, order, frame.target, units, leader, side)
        if choice is not None:
            choices.append(choice)
    title = table.say("land", space=table.wording.place(frame.target))
    if not frame.units:
        return Preview(title, (), (), assumed=_assumed(table, side), choices=tuple(choices))
    found = odds(pos, frame.target, frame.units, frame.leader)
    outcomes = _chances(table, found, side) if found.defence4 else table.certain("unopposed")
    return Preview(title, tuple(_odds_lines(table, found)), outcomes, found.name, _assumed(table, side), tuple(choices))


def show_defence(table: Table, frame: Opposing | Glory) -> Preview:
    """An attack that has begun: whether a leader helps the defence, whether it is a banzai."""
    pos, side = table.pos, frame.side(table.pos)
    opponent = frame.foe_leader if isinstance(frame, Glory) else NOBODY
    choices = []
    for order in table.ask.orders:
        foe = order.target if order.verb == LED_BY.name and isinstance(order.target, int) else opponent
        found = odds(pos, frame.target, frame.units, frame.leader, foe)
        if found.defence4:
            chances = _chances(table, found, side, banzai=order is BANZAI)
            choices.append(table.choice(order, chances, column=found.name))
    found = odds(pos, frame.target, frame.units, frame.leader, opponent)
    title = table.say("land", space=table.wording.place(frame.target))
    return Preview(title, tuple(_odds_lines(table, found)), (), found.name, choices=tuple(choices))


# 8.7: ships against ships


def _gunfire(table: Table, guns: Sequence[int], target: int) -> tuple[Chance, ...]:
    """What the guns of some ships do to another."""
    kit, surface = table.pos.kit, combat_tables(table.pos.kit).surface
    attack, defence, side = sum(kit.attack[p] for p in guns), kit.attack[target], kit.side[guns[0]]
    if not surface.reaches(attack, defence):
        return table.certain("too-light")
    results = [surface.read(die, attack, defence).result for die in DIE]
    keys = {"-": "missed", "D": "damaged", "S": "sunk"}
    return table.of_faces(
        results,
        lambda share, result: Chance(
            share, table.say(keys[result]), result, SIDES[side] if result != "-" else "", DAMAGE[result]
        ),
    )


def show_surface(table: Table, frame: SurfaceBattle) -> Preview:
    """Each opponent: what our ship would do to it, and it to ours; together with those who aim at it already."""
    pos, wording = table.pos, table.wording
    ship = table.ask.args.get("piece")
    choices = []
    if isinstance(ship, int):
        for order, target in (*table.targets(AT.name), *table.targets(FIRE_AT.name)):
            guns = [p for p, aim in frame.aims if aim == target]
            answer = Prospect(
                table.say("fire-of", a=wording.piece(target), b=wording.piece(ship)), _gunfire(table, [target], ship)
            )
            prospects = [answer] if not pos.kit.is_carrier[target] else []
            choices.append(table.choice(order, _gunfire(table, [*guns, ship], target), prospects=prospects))
    title = table.say("surface", space=wording.place(frame.space))
    return Preview(title, tuple(_fleet_lines(table, frame.attackers, frame.defenders)), (), choices=tuple(choices))


def show_surface_muster(table: Table, frame: SurfaceMuster) -> Preview:
    """What goes against what: factors of both sides."""
    pos = table.pos
    foe = enemy(pos.side_of(frame.seat))
    ships = crew(pos, frame.groups)
    title = table.say("surface", space=table.wording.place(frame.space))
    return Preview(title, tuple(_fleet_lines(table, ships, afloat(pos, frame.space, foe))), ())


def _fleet_lines(table: Table, attackers: Sequence[int], defenders: Sequence[int]) -> Iterator[Line]:
    kit = table.pos.kit
    for key, ships in (("attack", attackers), ("defence", defenders)):
        there = [p for p in ships if table.pos.on_map(p)]
        yield table.line(key, sum(kit.attack[p] for p in there if not kit.is_carrier[p]), "PH-8.7-h")
        for p in there:
            rule = "PH-8.7-t" if kit.is_carrier[p] else "PH-8.7-h"
            yield Line(table.wording.piece(p), f"{kit.attack[p]}{kit.kind[p]}", rule, part=True)


preview = previews(
    Table,
    {
        AirMuster: show_air_muster,
        AirBattle: show_air_battle,
        AirLosses: show_air_losses,
        LandRaid: show_raid,
        NavalRaid: show_raid,
        ShoreRaid: show_raid,
        LandBombing: show_bombing,
        NavalBombing: show_bombing,
        ShoreBombing: show_bombing,
        SurfaceMuster: show_surface_muster,
        SurfaceBattle: show_surface,
        GroundCombat: show_ground,
        Assailing: show_assailing,
        Joining: show_assailing,
        Opposing: show_defence,
        Glory: show_defence,
    },
)
