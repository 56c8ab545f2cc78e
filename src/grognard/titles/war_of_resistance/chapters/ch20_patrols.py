"""20G2h, 22B1 Naval patrol: air units wait for enemy ships, look for them, and bomb them at sea and on rivers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch16_launch import ESCORT_BY, FLY, GO, TARGET, is_ready, why_not_mission
from grognard.titles.war_of_resistance.chapters.ch18_flight import away, destroy, range_of
from grognard.titles.war_of_resistance.chapters.ch20_bombing import SEA_SHIPS, STRUCK, afloat_at, attack
from grognard.titles.war_of_resistance.chapters.ch23_special import HALF, reduced
from grognard.titles.war_of_resistance.chapters.ch27_carriers import is_on_deck
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    harm,
    hexes_of,
    in_play,
    is_at_sea,
    is_docked,
    is_on_river,
    sea_at,
    succeeds,
)
from grognard.titles.war_of_resistance.charts import MUD, RAIN, SNOW, WINTER
from grognard.titles.war_of_resistance.kit_naval import CALM, SEAS
from grognard.titles.war_of_resistance.skies import AT_BASE, BOMBED, BOMBING, ESCORT
from grognard.titles.war_of_resistance.verbs import CALL_OFF, DONE, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

ASSIGN_PATROL = VERBS.piece("assign-to-naval-patrol")
LET_PASS = VERBS.word("let-pass")
WAVE_ON = VERBS.word("wave-on")
CROWD = 2
"""So many ships in a hex are found more easily (reconstruction)."""
MURKY = (RAIN, MUD, WINTER, SNOW)
"""Weather in which ships are hard to find (reconstruction)."""


# who is on patrol


def why_not_assign(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps an air unit from naval patrol."""
    if pos.kit.branch[p] != 1 or pos.kit.side[p] != side:
        return "WOR-16B2-d"
    if p in pos.patrolling:
        return "WOR-20G2h-b"
    if not pos.kit.air.aircraft[p].tactical:
        return "WOR-20G2-a"
    return why_not_mission(pos, p, BOMBING, side)


class PatrolAssignments(Answers[War], frozen=True):
    """In every initial phase both sides put air units on naval patrol: they fly nothing else in that player turn."""

    side: Side

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, ASSIGN_PATROL) if has_prey(pos, self.side) else []
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "patrol-assignment", [*orders, DONE], ("WOR-20G2h-b",))

    @offers(
        ASSIGN_PATROL,
        lambda self, pos: pos.kit.air.pieces,
        lambda self, pos, p: why_not_assign(pos, p, self.side),
    )
    def assign(self, pos: War, p: int) -> None:
        pos.patrolling.append(p)
        pos.event("on-naval-patrol", "WOR-20G2h-b", piece=p, space=pos.place[p])

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def has_prey(pos: War, side: int) -> bool:
    """Whether the enemy has ships at all."""
    kit = pos.kit
    return any(kit.side[q] != side and in_play(pos, q) for q in kit.naval.pieces)


def post_patrols(pos: War, side: int) -> None:
    """In an initial phase of either side: aircraft on carriers patrol by themselves, others are assigned (27A5)."""
    pos.patrolling, pos.flown_decks = [], {}
    for p in sorted(pos.decks):
        if is_on_deck(pos, p) and pos.kit.air.aircraft[p].tactical and is_ready(pos, p):
            pos.patrolling.append(p)
            pos.cite("WOR-27A5-c")
    pos.push(PatrolAssignments(enemy(side)))
    pos.push(PatrolAssignments(side))


# ships come into sight


def reaches(pos: War, p: int, space: int) -> bool:
    """Whether a hex lies in the naval patrol zone of an air unit: within its bombing range."""
    return bool(away(pos.kit, pos.place[p])[space] <= range_of(pos, p, BOMBING))


def hunters(pos: War, side: int, space: int) -> list[int]:
    """Air units on naval patrol that can look for ships in a hex now; a base tries only once in a hex (20G2h)."""
    return [p for p in on_patrol(pos, side) if reaches(pos, p, space) and not is_tried(pos, p, space)]


def patrolled(pos: War, side: int) -> npt.NDArray[np.bool_]:
    """By space: whether it lies in the naval patrol zone of any unit of a side."""
    able = [(p, pos.place[p]) for p in pos.patrolling if pos.kit.side[p] == side]

    def found() -> npt.NDArray[np.bool_]:
        zones = [away(pos.kit, here) <= range_of(pos, p, BOMBING) for p, here in able]
        seen = np.zeros(pos.kit.board.size, np.bool_)
        for zone in zones:
            seen |= zone
        return seen

    return pos.recall(f"patrolled by {side}", (able,), found)


def in_view(pos: War, side: int, spaces: Iterable[int]) -> Iterator[int]:
    """Those of some hexes for which there are such units."""
    able = [p for p in pos.patrolling if pos.kit.side[p] == side]
    return (s for s in spaces if any(reaches(pos, p, s) and not is_tried(pos, p, s) and is_ready(pos, p) for p in able))


def on_patrol(pos: War, side: int) -> list[int]:
    """Those of a side that can look for ships somewhere."""
    return [p for p in pos.patrolling if pos.kit.side[p] == side and is_ready(pos, p)]


def is_tried(pos: War, p: int, space: int) -> bool:
    return (pos.place[p], space) in pos.searched


def waters_of(pos: War, ships: Iterable[int]) -> list[int]:
    """Hexes in which ships can be attacked: where they are at sea, or on either bank of their river (20G2h)."""
    found = {s for q in ships if in_play(pos, q) and not is_docked(pos, q) for s in hexes_of(pos, q)}
    return sorted(s for s in found if s < pos.kit.hex_count)


def sight(pos: War, ships: Iterable[int]) -> bool:
    """Ships begin a phase or come to some water: the other side may send its naval patrols; whether it is asked."""
    if not pos.patrolling:
        return False
    seen = tuple(q for q in ships if q not in pos.waved and not is_docked(pos, q))
    if not seen:
        return False
    foe = enemy(pos.kit.side[seen[0]])
    if not patrolled(pos, foe)[waters_of(pos, seen)].any():
        return False
    if next(in_view(pos, foe, waters_of(pos, seen)), None) is None:
        return False
    pos.push(Sighting(foe, seen))
    return True


def sight_all(pos: War) -> None:
    """At the start of a movement or exploitation phase: ships of both sides that lie in patrol zones (20G2h)."""
    if not pos.patrolling:
        return
    for side in (pos.phasing, enemy(pos.phasing)):
        groups: dict[int, list[int]] = {}
        for q, node in sorted(pos.berths.items()):
            if pos.kit.side[q] == side:
                groups.setdefault(node, []).append(q)
        for ships in groups.values():
            if sight(pos, ships) and side != pos.phasing:
                pos.cite("WOR-20G2h-j")


class Sighting(Answers[War], frozen=True):
    """Enemy ships are in patrol zones: one operation after the other may be flown against them (20G2h)."""

    side: Side
    ships: Pieces

    def spaces(self, pos: War) -> list[int]:
        return list(in_view(pos, self.side, waters_of(pos, self.ships)))

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, TARGET)
        if not orders:
            pos.pop()
            return None
        args: dict[str, object] = {"pieces": list(self.ships), "space": self.spaces(pos)[0]}
        rules = ("WOR-20G2h-a", "WOR-20G2h-c", "WOR-20G2h-d", "WOR-20G2h-i")
        return Ask(pos.seat(self.side), "sighting", [*orders, LET_PASS, WAVE_ON], rules, args, firm=True)

    @offers(TARGET, lambda self, pos: self.spaces(pos), why=lambda self, pos, s: why_not_seek(pos, self, s))
    def seek(self, pos: War, space: int) -> None:
        pos.push(PatrolLaunch(self.side, space))

    @offers(LET_PASS)
    def let_pass(self, pos: War) -> None:
        pos.pop()

    @offers(WAVE_ON)
    def wave_on(self, pos: War) -> None:
        """These ships are not asked about again in this phase."""
        pos.waved += [q for q in self.ships if q not in pos.waved]
        pos.pop()


def why_not_seek(pos: War, frame: Sighting, space: int) -> Refusals:
    if space not in waters_of(pos, frame.ships):
        return ("WOR-20G2h-a", "WOR-20G2h-d")
    if any(is_tried(pos, p, space) for p in pos.patrolling if pos.kit.side[p] == frame.side):
        return ("WOR-20G2h-g", "WOR-20G2h-c")
    return "WOR-20G2h-c"


class PatrolLaunch(Answers[War], frozen=True):
    """Air units of one base set out together, with fighters of the same base (20G2h)."""

    side: Side
    space: Space
    units: Pieces = ()
    escorts: Pieces = ()

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, FLY, ESCORT_BY, GO, CALL_OFF)
        return Ask(
            pos.seat(self.side), "patrol-launch", orders, ("WOR-20G2h-e",), {"space": self.space}, firm=bool(self.units)
        )

    @offers(
        FLY,
        lambda self, pos: hunters(pos, self.side, self.space),
        lambda self, pos, p: why_not_hunt(pos, self, p),
        why=lambda self, pos, p: why_not_patrol(pos, self, p),
    )
    def fly(self, pos: War, p: int) -> None:
        pos.replace(replace(self, units=(*self.units, p)))

    @offers(
        ESCORT_BY,
        lambda self, pos: pos.kit.air.pieces if self.units else (),
        lambda self, pos, p: why_not_escort(pos, self, p),
        why=lambda self, pos, p: "WOR-20G2h-e",
    )
    def escort(self, pos: War, p: int) -> None:
        pos.replace(replace(self, escorts=(*self.escorts, p)))

    @offers(GO, forbids=lambda self, pos, _: None if self.units else "WOR-20G2h-e")
    def go(self, pos: War) -> None:
        everybody = (*self.units, *self.escorts)
        pos.searched.append((pos.place[self.units[0]], self.space))
        for p in everybody:
            pos.sortie[p] = BOMBING if p in self.units else ESCORT
            pos.burnt[p], pos.homes[p] = 0, pos.place[p]
            if p in pos.decks:
                pos.flown_decks[pos.decks[p]] = p
        pos.stirred = True
        pos.event("launched", "WOR-20G2h-e", side=self.side, mission="naval-patrol", pieces=list(everybody))
        pos.replace("Operation", self.side, "naval-patrol", target=self.space, units=everybody)

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()


def why_not_hunt(pos: War, frame: PatrolLaunch, p: int) -> Refusals:
    if p in frame.units:
        return "WOR-20-a"
    return "WOR-20G2h-e" if frame.units and pos.place[p] != pos.place[frame.units[0]] else None


def why_not_patrol(pos: War, frame: PatrolLaunch, p: int) -> Refusals:
    if p not in pos.patrolling:
        return "WOR-20G2h-b"
    if is_tried(pos, p, frame.space):
        return "WOR-20G2h-g"
    return "WOR-20G2h-c" if is_ready(pos, p) else "WOR-20-a"


def why_not_escort(pos: War, frame: PatrolLaunch, p: int) -> Refusals:
    if p in frame.units or p in frame.escorts:
        return "WOR-20-a"
    if pos.place[p] != pos.place[frame.units[0]]:
        return "WOR-20G2h-e"
    if rule := why_not_mission(pos, p, ESCORT, frame.side):
        return rule
    return None if away(pos.kit, pos.place[p])[frame.space] <= range_of(pos, p, ESCORT) else "WOR-20B-b"


# over the target


def finds(pos: War, side: int, space: int, units: Pieces) -> bool:
    """A group looks for ships in a hex: a die on the success table (20G2h)."""
    naval = pos.kit.naval
    prey = afloat_at(pos, side, space)
    drm = 0
    if len(prey) >= CROWD:
        drm += naval.modifier("search", "crowd")
    if pos.convoy or (prey and all(is_on_river(pos, q) for q in prey)):
        drm += naval.modifier("search", "river")
    else:
        drm += naval.modifier("search", SEAS[sea_at(pos, space)])
    if any("F" in pos.kit.air.aircraft[p].codes for p in units):
        drm += naval.modifier("search", "seaplane")
    if pos.kit.seasons.weather_at(pos.season, space) in MURKY:
        drm += naval.modifier("search", "murky")
    found, die = succeeds(pos, drm)
    result = "success" if found else "failure"
    pos.event("naval-search", "WOR-20G2h-f", side=side, space=space, die=die, drm=drm, success=result)
    return found


def naval_guns(pos: War, side: int, space: int) -> int:
    """Against naval patrol one ship fires, the one with most anti-aircraft guns (22B1)."""
    ships = () if pos.convoy else afloat_at(pos, enemy(side), space)
    pos.cite("WOR-22B1-c", "WOR-27A1-d")
    return max((pos.kit.naval.ship[q].flak for q in ships), default=0)


def against_ships(pos: War, p: int, space: int) -> Fraction:
    """The strength of an air unit against ships on the water: torpedoes double, a sea that is not calm halves it."""
    craft = pos.kit.air.aircraft[p]
    points = Fraction(craft.tactical)
    if "V" in craft.codes:
        pos.cite("WOR-23G3-a")
        points *= 2
    points = reduced(pos, p, points)
    prey = afloat_at(pos, pos.kit.side[p], space)
    if any(is_at_sea(pos, q) for q in prey) and sea_at(pos, space) != CALM:
        pos.cite("WOR-20G-m")
        points *= HALF
    return points


class PatrolBombing(Answers[War], frozen=True):
    """Each air unit makes as many attacks of a point as its strength has whole points (20G2h, 20G2g)."""

    side: Side
    space: Space
    units: Pieces

    def advance(self, pos: War) -> Asks:
        left = tuple(p for p in self.units if pos.sortie[p] != AT_BASE)
        if not left or not (pos.convoy or afloat_at(pos, self.side, self.space)):
            pos.pop()
            return None
        p = left[0]
        pos.replace(replace(self, units=left[1:]))
        pos.wing[p] |= BOMBED
        hits = sum(
            attack(pos, self.side, self.space, SEA_SHIPS, (p,), Fraction(1))
            for _ in range(int(against_ships(pos, p, self.space)))
        )
        for _ in range(hits):
            pos.push("BoxStruck" if pos.convoy else "ShipStruck", self.side, self.space)
        return None


class ShipStruck(Answers[War], frozen=True):
    """A hit on ships on the water damages one of them, which the bomber chooses (20G2h)."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "ship-hit", orders, ("WOR-20G2h-h",), {"space": self.space})

    @offers(STRUCK, lambda self, pos: afloat_at(pos, self.side, self.space), why=lambda *_: "WOR-20G2h-a")
    def choose(self, pos: War, p: int) -> None:
        pos.pop()
        harm(pos, p, 1, "WOR-20G2h-h")


# 27A5


class DeckLoss(Answers[War], frozen=True):
    """A carrier is damaged or sunk: the air unit that is based there is eliminated, wherever it is (27A5)."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        pos.pop()
        destroy(pos, self.piece, "WOR-27A5-d")
        return None
