"""8.8 Anti-aircraft fire: what shoots at bombers before their bombs fall."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask
from grognard.core.kinds import Pieces, Space
from grognard.core.steps import Losses
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import QUARTERS, fixed_defence4
from grognard.titles.pearl_harbor.chapters.ch15_home_bases import is_home_base
from grognard.titles.pearl_harbor.chapters.ch22_surprise import guns_silent
from grognard.titles.pearl_harbor.kit import LAND, NAVAL, TRAIN
from grognard.titles.pearl_harbor.marks import ABORTED, DEFEATED, DISRUPTED, KAMIKAZE
from grognard.titles.pearl_harbor.tables import combat_tables
from grognard.titles.pearl_harbor.verbs import LOSE
from grognard.titles.pearl_harbor.war import War

# strength, in quarters of a factor


def guns4(pos: War, p: int) -> int:
    """The anti-aircraft strength of a counter: its combat factor, or its defence factor (8.8-b, 8.8-j)."""
    strength = pos.kit.defence[p] * QUARTERS
    if pos.marks[p] & DISRUPTED:
        strength //= 2
    if pos.kit.arm[p] == LAND and not pos.supplied[p]:
        pos.cite("PH-8.8-j", "PH-11.5-b")
        strength //= 2
    return strength


def ground_guns4(pos: War, space: int, side: int) -> int:
    """What fires at bombers of land targets: troops and works of the hex, no ships (8.8-f)."""
    cite_embarked(pos, space, side)
    return fixed_defence4(pos, space, side) + sum(guns4(pos, p) for p in pos.land_at(space, side))


def cite_embarked(pos: War, space: int, side: int) -> None:
    """Troops aboard ship fire neither for the shore nor for their ship (8.8-d)."""
    if any(pos.aboard[p] >= 0 for p in pos.units_at(space, side, LAND)):
        pos.cite("PH-8.8-d")


# ships: alone, in their task force, or in port


def in_harbour(pos: War, p: int) -> bool:
    """Whether a naval unit lies on the waters of its hex's port."""
    kit = pos.kit
    space = pos.place[p]
    return kit.sea.of[space][pos.part[p]] in kit.harbour[space]


def is_sheltered(pos: War, p: int) -> bool:
    """Whether a naval unit is in a friendly installation or home base (5.2-f, 8.7-g)."""
    kit = pos.kit
    space, side = pos.place[p], kit.side[p]
    if not in_harbour(pos, p):
        return False
    if is_home_base(pos, space, side):
        return True
    installation = pos.installation_at(space)
    return installation >= 0 and kit.side[installation] == side


def in_port(pos: War, p: int) -> bool:
    """Whether a naval unit is in an installation, a home base, at an anchorage or with a fleet train (8.8-g)."""
    kit = pos.kit
    space, side = pos.place[p], kit.side[p]
    if is_sheltered(pos, p) or pos.units_at(space, side, TRAIN):
        return True
    return kit.anchorage[space] and in_harbour(pos, p) and (pos.is_friendly(space, side) or pos.at_base(p))


def afloat(pos: War, space: int, side: int) -> list[int]:
    """The naval units of a side in a hex that combat does not ignore (8.7-q)."""
    return [p for p in pos.ships_at(space, side) if not pos.marks[p] & DEFEATED]


def battery(pos: War, target: int) -> tuple[int, ...]:
    """The ships whose guns protect a ship: all of the port, all of the task force, or only itself (8.8-g, 8.8-h)."""
    ships = afloat(pos, pos.place[target], pos.kit.side[target])
    if in_port(pos, target):
        return tuple(p for p in ships if in_port(pos, p))
    if pos.tf[target] >= 0:
        return tuple(p for p in ships if pos.tf[p] == pos.tf[target])
    return (target,)


def ship_guns4(pos: War, ships: Sequence[int]) -> int:
    """What fires at bombers of ships: the ships, and the works of a port, no troops (8.8-g)."""
    strength = sum(guns4(pos, p) for p in ships if pos.kit.arm[p] == NAVAL)
    if ships:
        cite_embarked(pos, pos.place[ships[0]], pos.kit.side[ships[0]])
    if ships and in_port(pos, ships[0]):
        strength += fixed_defence4(pos, pos.place[ships[0]], pos.kit.side[ships[0]])
    return strength


# fire


def fire(pos: War, space: int, side: int, guns4: int, bombers: Sequence[int], wave: str, *rules: str) -> None:
    """One combined shot of a side at a group of bombers, just before they bomb (8.8-a, 8.8-c)."""
    bombers = [p for p in bombers if not pos.marks[p] & ABORTED]
    points = guns4 // QUARTERS
    if not bombers or not points:
        return
    if guns_silent(pos, side, wave):
        pos.event("guns-silent", "PH-22.2-f", space=space)
        return
    die = pos.roll()
    found = combat_tables(pos.kit).antiaircraft.read(die, points)
    hits = min(int(found.result), len(bombers)) if found.result.isdigit() else 0
    cited = ("PH-8.8-a", "PH-8.8-b", "PH-8.8-c", "PH-8.2-c", *rules)
    pos.event("flak", *cited, space=space, points=points, die=die, n=hits, pieces=tuple(bombers))
    if hits:
        pos.push(Flak(hits, space, tuple(bombers)))


class Flak(Losses[War], frozen=True):
    """Bombers turn back; their owner says which, kamikazes before the others (8.8-e, 22.3-f)."""

    space: Space
    bombers: Pieces

    def bearers(self, pos: War) -> list[int]:
        flying = [p for p in self.bombers if not pos.marks[p] & ABORTED]
        return [p for p in flying if pos.marks[p] & KAMIKAZE] or flying

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        sworn = pos.marks[bearers[0]] & KAMIKAZE
        rules = ("PH-8.8-e", "PH-22.3-f") if sworn else ("PH-8.8-e",)
        args: dict[str, object] = {"space": self.space, "n": self.left}
        return Ask(most_concerned(pos, bearers), "flak", LOSE.each(bearers), rules, args)

    def lose(self, pos: War, piece: int) -> None:
        abort(pos, piece, "PH-8.8-e")


def abort(pos: War, p: int, *rules: str) -> None:
    """An air unit takes no further part in combat in this player turn; it is not lost (8.6-k)."""
    pos.marks[p] |= ABORTED
    pos.event("aborted", *rules, "PH-8.6-k", piece=p, space=pos.place[p])


def most_concerned(pos: War, pieces: Sequence[int]) -> str:
    """The player with most of these units: he decides for a group that belongs to several."""
    seats = [pos.seat(p) for p in pieces]
    return max(dict.fromkeys(seats), key=seats.count)
