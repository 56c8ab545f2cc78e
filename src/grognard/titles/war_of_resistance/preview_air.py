"""What air combat and bombs on ships in port lead to: exact chances of each fire, of each number of hits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product

from grognard.core.odds import at_most, hits, shares
from grognard.core.order import Order
from grognard.core.previews import Table
from grognard.core.scene import Chance, Choice, Preview, Prospect
from grognard.titles.war_of_resistance.chapters.ch19_patrols import PatrolChance
from grognard.titles.war_of_resistance.chapters.ch20_bombing import SHIPS, dive, ships_in_port, strength
from grognard.titles.war_of_resistance.chapters.ch21_combat import (
    ESCORTS_ONLY,
    ONCE,
    AirCombat,
    Assignment,
    Engagement,
    FireChoice,
    Interceptors,
    modifier,
)
from grognard.titles.war_of_resistance.chapters.ch23_special import air_attack, air_defence
from grognard.titles.war_of_resistance.chapters.ch27_ships import strength as strength_of_ship
from grognard.titles.war_of_resistance.kit import SIDES
from grognard.titles.war_of_resistance.verbs import ASSIGN, ENGAGE, FIRE, INTERCEPT, POUNCE, PRESS
from grognard.titles.war_of_resistance.war import War

FACES = range(1, 7)
EFFECTS = ("K", "A", "R", "-")
"""The worst for who is fired at comes first."""
NEVER = 7


def fire(pos: War, by: int, target: int) -> Counter[str]:
    """Of the throws of two dice, how many have each effect when one air unit fires at another (21B3)."""
    column, (drm, _) = air_attack(pos, by) - air_defence(pos, target), modifier(pos, by, target)
    table = pos.kit.air.combat
    return Counter(table.result(column, one + other + drm) for one, other in product(FACES, FACES))


def pounce(pos: War, by: int, target: int) -> Counter[str]:
    """The same in a patrol attack, with one die (21C)."""
    column = air_attack(pos, by) - air_defence(pos, target)
    return Counter(pos.kit.air.patrol.result(column, die) for die in FACES)


def _told(at: Table[War], side: int, found: Iterable[Mapping[str, int]]) -> tuple[Chance, ...]:
    """Chances of the effects of a fire, each of some targets as likely as the others; `side` gains by them."""
    total = Counter[str]()
    for each in found:
        total.update(each)
    known = [effect for effect in EFFECTS if total[effect]]
    return tuple(
        Chance(share, at.wording.name("effect", effect), effect, "" if effect == "-" else SIDES[side])
        for share, effect in zip(shares([total[effect] for effect in known]), known, strict=True)
    )


def _duel(at: Table[War], order: Order, mine: Iterable[int], others: Iterable[int], *, answers: bool = True) -> Choice:
    """Some units fire at others, whoever meets whom; and their answer beside it."""
    pos, ours, theirs = at.pos, list(mine), list(others)
    side = pos.kit.side[ours[0]]
    outcomes = _told(at, side, [fire(pos, p, q) for p in ours for q in theirs])
    back = _told(at, 1 - side, [fire(pos, q, p) for p in ours for q in theirs]) if answers else ()
    return at.choice(order, outcomes, prospects=(Prospect(at.say("answer-fire"), back),) if back else ())


def engagement(at: Table[War], frame: Engagement) -> Preview | None:
    """Another round: both fire, but for rounds in which only one side does (21B1d, f)."""
    pos, press = at.pos, next((order for order in at.ask.orders if order == PRESS), None)
    if press is None or not frame.many:
        return None
    ours, theirs = ([frame.lone], frame.many) if frame.ours_alone else (frame.many, [frame.lone])
    asked_ours = SIDES[frame.side] == at.ask.seat
    fires = frame.manner != ONCE or not frame.fired
    title = at.wording.piece(frame.lone)
    if frame.manner == ESCORTS_ONLY:
        outcomes = _told(at, frame.side, [fire(pos, p, q) for p in ours for q in theirs])
        return Preview(title, (), (), choices=(at.choice(press, outcomes),))
    mine, others = (ours, theirs) if asked_ours else (theirs, ours)
    if not fires and asked_ours:
        outcomes = _told(at, 1 - frame.side, [fire(pos, q, p) for p in ours for q in theirs])
        return Preview(title, (), (), choices=(at.choice(press, outcomes),))
    return Preview(title, (), (), choices=(_duel(at, press, mine, others, answers=fires or asked_ours),))


def fire_choice(at: Table[War], frame: FireChoice) -> Preview:
    """The one fire of a bomber (21B1f)."""
    outcomes = _told(at, frame.side, [fire(at.pos, frame.piece, frame.by)])
    back = Prospect(at.say("answer-fire"), _told(at, 1 - frame.side, [fire(at.pos, frame.by, frame.piece)]))
    return Preview(at.wording.piece(frame.piece), (), (), choices=(at.choice(FIRE, outcomes, prospects=(back,)),))


def assignment(at: Table[War], frame: Assignment) -> Preview:
    """Each interceptor against the escort that was drawn (21B1a)."""
    choices = tuple(_duel(at, order, [p], [frame.piece]) for order, p in at.targets(ASSIGN.name))
    return Preview(at.wording.piece(frame.piece), (), (), choices=choices)


def interceptors(at: Table[War], frame: Interceptors) -> Preview | None:
    """Each fighter against whom it may meet, as if any of them were as likely as another."""
    return _against_any(at, INTERCEPT.name, frame.space, frame.group)


def split(at: Table[War], frame: AirCombat) -> Preview | None:
    """Each interceptor against the screen that it may engage (21A)."""
    return _against_any(at, ENGAGE.name, frame.space, frame.screen(at.pos))


def _against_any(at: Table[War], verb: str, space: int, others: Iterable[int]) -> Preview | None:
    foes = list(others)
    choices = tuple(_duel(at, order, [p], foes) for order, p in at.targets(verb)) if foes else ()
    assumed = (at.say("any-foe"),) if len(foes) > 1 else ()
    return Preview(at.wording.place(space), (), (), choices=choices, assumed=assumed) if choices else None


def patrol(at: Table[War], frame: PatrolChance) -> Preview | None:
    """Each fighter against those who fly by: they do not fire back (21C)."""
    pos, side = at.pos, frame.side
    choices = tuple(
        at.choice(order, _told(at, side, [pounce(pos, p, q) for q in frame.group]))
        for order, p in at.targets(POUNCE.name)
    )
    assumed = (at.say("any-foe"),) if len(frame.group) > 1 else ()
    return Preview(at.wording.place(frame.space), (), (), choices=choices, assumed=assumed) if choices else None


def on_ships(at: Table[War], units: Iterable[int], space: int, side: int, *, night: bool) -> tuple[Chance, ...]:
    """Hits on ships in port: each unit makes as many attacks of one point as it has points (20G2g)."""
    pos, table = at.pos, at.pos.kit.air.bombing
    column, needs = table.column(1), list[int]()
    for p in units:
        drm = dive(pos, (p,))
        found = [die for die in FACES if column is not None and table.result(column, die + drm) == "H"]
        needs += [min(found, default=NEVER)] * int(strength(pos, p, SHIPS, space, night=night))
    most = sum(strength_of_ship(pos, q) for q in ships_in_port(pos, side, space))
    return at.hits(at_most(hits(needs), most), gains=side) if needs else ()
