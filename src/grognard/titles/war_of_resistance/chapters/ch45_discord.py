"""45A2b, 45A2c: what factions that do not cooperate are to each other: no company, and forced attacks."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Space, Spaces
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch9_results import Outcome
from grognard.titles.war_of_resistance.chapters.ch9_strength import Means, Odds, odds_of, worded
from grognard.titles.war_of_resistance.chapters.ch45_factions import disband, level_of, one_faction
from grognard.titles.war_of_resistance.kit import AIR, CHINA, GROUND, NAVAL
from grognard.titles.war_of_resistance.nation import ANTAGONISTIC, COOPERATIVE
from grognard.titles.war_of_resistance.skies import AT_BASE
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import ATTACKED, War

DISBAND = VERBS.piece("disband")
FORCED = 6
"""Odds at which factions that hate each other must fight (45A2c)."""
Feud = tuple[int, int]
"""The hex of a stack that must attack, and the hex that it attacks."""


# company


def at_odds(pos: War, p: int, q: int) -> bool:
    """Whether two Chinese units may not be together: one does not cooperate with the other's faction (45A2b)."""
    a, b = pos.kit.force[p], pos.kit.force[q]
    if one_faction(a, b):
        return False
    return level_of(pos, a) != COOPERATIVE or level_of(pos, b) != COOPERATIVE


def everybody_at(pos: War, space: int) -> list[int]:
    """Chinese forces of all branches in a hex; aircraft that are up are not there."""
    planes = [p for p in pos.others_at(space, AIR, CHINA) if pos.sortie[p] == AT_BASE]
    return [*pos.units_at(space, CHINA), *planes, *pos.others_at(space, NAVAL, CHINA)]


def quarrelling(pos: War, space: int) -> list[int]:
    """Those in a hex who are there with somebody with whom they may not be."""
    there = everybody_at(pos, space)
    return [p for p in there if any(at_odds(pos, p, q) for q in there)]


def loners(pos: War) -> list[int]:
    """Units on the map whose factions do not cooperate."""
    kit = pos.kit
    forces = ["CCP", *(force for force, level in pos.cooperation.items() if level != COOPERATIVE)]
    return [p for force in forces for p in kit.nation.units_of(force) if pos.on_map(p)]


def part(pos: War) -> None:
    """The end of a phase: who may not stay together is parted, hex by hex; in boxes all may be (45A2b, 37B)."""
    if not pos.ground.campaign:
        return
    crowded = dict.fromkeys(pos.place[p] for p in loners(pos))
    spaces = tuple(s for s in crowded if len(everybody_at(pos, s)) > 1 and quarrelling(pos, s))
    if spaces:
        pos.push(Parting(spaces))


class Parting(Answers[War], frozen=True):
    """The Chinese player says who is disbanded; aircraft and ships are lost (45A2b)."""

    left: Spaces

    def advance(self, pos: War) -> Asks:
        if not self.left or not quarrelling(pos, self.left[0]):
            pos.pop()
            if self.left[1:]:
                pos.push(Parting(self.left[1:]))
            return None
        rules = ("WOR-45A2b-b",)
        return Ask(pos.seat(CHINA), "parting", self.offered(pos), rules, {"space": self.left[0]})

    @offers(DISBAND, lambda self, pos: quarrelling(pos, self.left[0]), why=lambda self, pos, _: "WOR-45A2b-b")
    def disband(self, pos: War, p: int) -> None:
        kit = pos.kit
        others = [q for q in everybody_at(pos, self.left[0]) if at_odds(pos, p, q)]
        levels = {level_of(pos, kit.force[q]) for q in (p, *others)}
        if COOPERATIVE not in levels:
            pos.cite("WOR-45A2b-c", *(("WOR-45A2c-e",) if levels == {ANTAGONISTIC} else ()))
        pos.cite("WOR-45A2b-b", *(("WOR-45B2-e",) if "CCP" in (kit.force[q] for q in (p, *others)) else ()))
        if kit.branch[p] == GROUND:
            disband(pos, p, 1)
            return
        pos.event("eliminated", "WOR-45A2b-b", piece=p, space=pos.place[p])
        pos.put(p, kit.lost)
        if kit.branch[p] == NAVAL:
            pos.berths.pop(p, None)


# forced attacks


def feud_odds(pos: War, origin: int, space: int) -> Odds | None:
    """The odds of a stack against a hex of units that it hates, as supply stands; None if there is no attack in it."""
    kit = pos.kit
    attackers = [p for p in pos.units_at(origin, CHINA) if kit.attack[pos.face[p]] and not pos.marks[p] & ATTACKED]
    defenders = pos.units_at(space, CHINA)
    if not attackers or not defenders or not _hates(pos, attackers, defenders):
        return None
    link = kit.board.link(origin, space)
    if any(kit.seasons.costs(kit.gait[p], pos.season)[link] < 0 for p in attackers):
        return None
    return odds_of(pos, attackers, defenders, space, (), Means(), Means(armour=True))


def _hates(pos: War, attackers: list[int], defenders: list[int]) -> bool:
    """Whether all of one stack are of an antagonistic faction, and all of the other are not of it (45A2c)."""
    force = pos.kit.force
    ours, theirs = {force[p] for p in attackers}, {force[p] for p in defenders}
    if any(one_faction(a, b) for a in ours for b in theirs):
        return False
    return any(level_of(pos, each) == ANTAGONISTIC for each in (*ours, *theirs))


def feuds(pos: War) -> list[Feud]:
    """Attacks that must be made as the Chinese combat phase begins."""
    kit = pos.kit
    if not pos.ground.campaign:
        return []
    forces = ["CCP", *(force for force, level in pos.cooperation.items() if level == ANTAGONISTIC)]
    seats = dict.fromkeys(pos.place[p] for force in forces for p in kit.nation.units_of(force) if pos.on_map(p))
    found: dict[Feud, None] = {}
    for here in seats:
        for there in kit.neighbours[here]:
            if pos.index.units[CHINA][there]:
                for pair in ((here, there), (there, here)):
                    odds = feud_odds(pos, *pair)
                    if odds is not None and odds.defence and odds.attack >= FORCED * odds.defence:
                        found[pair] = None
    return list(found)


class Feuds(Answers[War], frozen=True):
    """Forced attacks come first: of several stacks one is drawn, and of its targets one (45A2c)."""

    def advance(self, pos: War) -> Asks:
        due = feuds(pos)
        if not due:
            pos.pop()
            return None
        stacks = sorted({origin for origin, _ in due})
        origin = drawn(pos, stacks)
        targets = sorted(space for here, space in due if here == origin)
        if len(due) > 1:
            pos.cite("WOR-45A2c-d")
        pos.push(Fray(origin, drawn(pos, targets)))
        return None


def drawn(pos: War, spaces: list[int]) -> int:
    return spaces[pos.roll(len(spaces)) - 1] if len(spaces) > 1 else spaces[0]


class Fray(Steps[War], frozen=True):
    """A forced attack of Chinese on Chinese."""

    origin: Space
    space: Space
    steps = ("dice",)

    def dice(self, pos: War) -> None:
        kit, table = pos.kit, pos.kit.combat
        attackers = [p for p in pos.units_at(self.origin, CHINA) if kit.attack[pos.face[p]]]
        defenders = pos.units_at(self.space, CHINA)
        odds = odds_of(pos, attackers, defenders, self.space, (), Means(), Means(armour=True))
        die = pos.roll()
        result = table.result(odds.column, die + odds.drm)
        for p in attackers:
            pos.marks[p] |= ATTACKED
        pos.event(
            "attacked",
            "WOR-45A2c-c",
            *odds.rules,
            side=CHINA,
            space=self.space,
            pieces=attackers,
            attack=worded(odds.attack),
            defence=worded(odds.defence),
            odds=table.columns[odds.column],
            die=die,
            drm=odds.drm,
            shift=odds.shift,
            result=result,
        )
        origins = tuple(self.origin for _ in attackers)
        pos.replace(Brawl(CHINA, self.space, tuple(attackers), origins, tuple(defenders), (), result))


class Brawl(Outcome, frozen=True):
    """What comes of it: both sides are Chinese."""

    @property
    def foe(self) -> int:
        return CHINA
