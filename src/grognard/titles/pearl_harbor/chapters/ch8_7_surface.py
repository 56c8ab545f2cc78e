"""8.7 Surface combat: who may attack ships in the next hex, and with whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import commander
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import attack_refused, count_attack, forces_in
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import is_sheltered
from grognard.titles.pearl_harbor.chapters.ch8_assaults import touches
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import base_box, commands_ships, veiled_fleets
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import is_closed, reveal_boxes_of
from grognard.titles.pearl_harbor.kit import AIR, NAVAL, TASK_FORCE
from grognard.titles.pearl_harbor.marks import ATTACK, DEFEATED, FOUGHT, OBLIGED, PATROL, READY, STOPPED
from grognard.titles.pearl_harbor.menus import Joint, Round
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import DONE, GO, VERBS, WITH
from grognard.titles.pearl_harbor.war import War

GIVE_BATTLE = VERBS.space("give-battle")
"""Ships attack the enemy ships of an adjacent hex."""


# ships and groups of ships


def crew(pos: War, group: Iterable[int]) -> list[int]:
    """The naval units of a group of task force markers and single ships."""
    found: list[int] = []
    for p in group:
        found += pos.fleet(p) if pos.kit.arm[p] == TASK_FORCE else [p]
    return found


def is_gunship(pos: War, p: int) -> bool:
    """Whether a unit fights on the surface: type H and L; carriers never fire (8.7-t, 10.6-f)."""
    return not pos.kit.is_carrier[p]


def ship_may_attack(pos: War, p: int) -> Refusal:
    """What forbids a naval unit to initiate surface combat at all (8.7-b, 8.7-d, 8.7-p, 11.5-c)."""
    marks = pos.marks[p]
    if marks & DEFEATED:
        return Reason("PH-8.7-p", "defeated", {"piece": p})
    if pos.kit.side[p] == pos.phasing:
        if pos.mission[p] != ATTACK:
            return "PH-6.4-c" if pos.mission[p] == PATROL else "PH-8.7-b"
    elif not marks & READY:
        return Reason("PH-7-d", "not-ready", {"piece": p})
    if marks & FOUGHT:
        return Reason("PH-8.7-d", "has-fought", {"piece": p})
    if not pos.supplied[p]:
        return "PH-11.5-c"
    return None if is_gunship(pos, p) else "PH-10.6-f"


def group_refused(pos: War, group: int, space: int) -> Refusal:
    """What forbids a task force or a single ship to attack the ships of a hex."""
    found: Refusal = "PH-8.7-b"
    for p in crew(pos, (group,)):
        found = ship_may_attack(pos, p)
        if not found:
            break
    if found:
        return found
    ship = crew(pos, (group,))[0]
    if pos.place[ship] == space or not touches(pos, ship, space):
        return "PH-8.7-a" if space not in pos.kit.neighbours[pos.place[ship]] else "PH-8.7-b"
    if defenders_of(pos, space, ship):
        return None
    foe = enemy(pos.kit.side[ship])
    if base_box(pos, space, foe) != NOBODY:
        pos.cite("PH-5.2-f")
        return "PH-8.7-g"  # whether ships lie there or not
    ships = pos.ships_at(space, foe)
    return "PH-8.7-q" if ships and all(pos.marks[p] & DEFEATED for p in ships) else "PH-8.7-b"


def groups_of(pos: War, seat: str) -> list[int]:
    """The task forces and single ships that a player commands at sea or in port."""
    side = pos.side_of(seat)
    found: dict[int, None] = {}
    for p in pos.kit.of_arm[NAVAL]:
        if pos.kit.side[p] == side and pos.on_map(p) and commander(pos, p) == seat:
            found[pos.tf[p] if pos.tf[p] >= 0 else p] = None
    return list(found)


def defenders_of(pos: War, space: int, ship: int) -> list[int]:
    """The enemy ships of a hex that a ship can attack: not in installations, on waters that it can enter (8.7-g)."""
    sea = pos.kit.sea
    near = set(sea.neighbours[sea.of[pos.place[ship]][pos.part[ship]]])
    return [
        p
        for p in pos.ships_at(space, enemy(pos.kit.side[ship]))
        if not pos.marks[p] & DEFEATED and not is_sheltered(pos, p) and sea.of[space][pos.part[p]] in near
    ]


def enemy_hexes(pos: War, groups: Sequence[int], side: int) -> list[int]:
    """The hexes next to some groups in which enemy ships are."""
    ships = pos.index.ships[enemy(side)]
    near = {space for p in groups for space in pos.kit.neighbours[pos.place[p]]}
    return sorted(space for space in near if ships[space])


# spotting


def is_spotted(pos: War, space: int, side: int) -> bool:
    """Whether a hex is in range of an air unit of a side: reaction fleets attack only what was seen (7-f)."""
    kept, key = pos.index.kept, f"spotted-{space}-{side}"
    if key not in kept:
        kept[key] = any(
            space in air_reach(pos, p, flight_range(pos, p))
            for p in pos.kit.of_arm[AIR]
            if pos.kit.side[p] == side and pos.on_map(p)
        )
    return bool(kept[key])


def in_sight(pos: War, side: int) -> list[int]:
    """The hexes with enemy ships that air units of a side have in range now (7-f)."""
    kit, foe = pos.kit, enemy(side)
    hexes = {pos.place[p] for p in kit.ships[foe] if pos.on_map(p)}
    return sorted(space for space in hexes if is_spotted(pos, space, side))


def spotting_refused(pos: War, space: int, side: int) -> Refusal:
    """What hides the ships of a hex from a reaction force; who was stopped is known (7-f, 7-r)."""
    if pos.segment != "reaction" or side == pos.phasing:
        return None
    if any(pos.marks[p] & STOPPED for p in pos.ships_at(space, enemy(side))):
        return None
    pos.cite("PH-7-f")
    before = pos.options.plays("spotting", "at-movement")
    spotted = space in pos.sighted if before else is_spotted(pos, space, side)
    return None if spotted else Reason("PH-7-f", "not-spotted", {"space": space})


# the step


class SurfaceCombats(Round, frozen=True):
    """A player attacks enemy ships in adjacent hexes; in the reaction segment he only says so here (8.9-b, 7)."""

    def hexes(self, pos: War) -> list[int]:
        ready = [g for g in groups_of(pos, self.seat) if self._is_free(pos, g)]
        return enemy_hexes(pos, ready, pos.side_of(self.seat)) if ready else []

    def _is_free(self, pos: War, group: int) -> bool:
        return not is_declared(pos, group) and any(not ship_may_attack(pos, p) for p in crew(pos, (group,)))

    def refused(self, pos: War, space: int) -> Refusal:
        side = pos.side_of(self.seat)
        if not pos.index.ships[enemy(side)][space] and not is_closed(pos, space, enemy(side)):
            return Reason("PH-8.7-a", "no-target", {"space": space})
        muster = SurfaceMuster(self.seat, space)
        found: Refusal = "PH-8.7-b"
        for group in muster.candidates(pos):
            found = muster.refused(pos, group)
            if not found:
                return spotting_refused(pos, space, side)
        return found

    def done_refused(self, pos: War, _: object) -> Refusal:
        """A reaction force that has stopped somebody must attack him (7-m)."""
        for group in groups_of(pos, self.seat):
            obliged = any(pos.marks[p] & OBLIGED for p in crew(pos, (group,)))
            if obliged and not is_declared(pos, group) and stopped_near(pos, group):
                return Reason("PH-7-m", "must-attack", {"piece": group})
        return None

    def may_lurk(self, pos: War) -> bool:
        """Whether a closed task force lies next to ships that it could attack, if it has guns (25)."""
        side = pos.side_of(self.seat)
        fleets = [marker for marker in veiled_fleets(pos, side, (ATTACK,)) if not is_declared(pos, marker)]
        near = enemy_hexes(pos, fleets, side) if fleets and commands_ships(pos, self.seat) else []
        return any(base_box(pos, space, enemy(side)) == NOBODY for space in near)

    def question(self, pos: War, orders: list[Order]) -> Ask:
        rules = ("PH-8.9-b", "PH-8.7-a", "PH-8.7-b", "PH-7-i" if pos.segment == "reaction" else "PH-6.1-c")
        return Ask(self.seat, "surface-combats", orders, rules, firm=True)

    @offers(GIVE_BATTLE, hexes, refused)
    def attack(self, pos: War, space: int) -> None:
        pos.push(SurfaceMuster(self.seat, space))

    @offers(DONE, forbids=done_refused)
    def done(self, pos: War) -> None:
        pos.pop()


def is_declared(pos: War, group: int) -> bool:
    """Whether a group has said whom it attacks (8.7-c)."""
    return any(kind == "surface" and group in groups for _, kind, groups in pos.declared)


def stopped_near(pos: War, group: int) -> list[int]:
    """The hexes with ships that were stopped and that a group can attack (7-m)."""
    side = enemy(pos.kit.side[group])
    return [
        space
        for space in pos.kit.neighbours[pos.place[group]]
        if any(pos.marks[p] & STOPPED for p in pos.ships_at(space, side)) and not group_refused(pos, group, space)
    ]


class SurfaceMuster(Joint, frozen=True):
    """Which task forces and ships of one hex attack together (8.7-f)."""

    groups: Pieces = ()

    def candidates(self, pos: War) -> list[int]:
        near = pos.kit.near[self.space]
        return [g for g in groups_of(pos, self.seat) if pos.place[g] in near and g not in self.groups]

    def refused(self, pos: War, group: int) -> Refusal:
        if pos.kit.arm[group] == NAVAL and pos.tf[group] >= 0:
            return Reason("PH-8.7-b", "in-task-force", {"piece": group})
        if group in self.groups or group not in groups_of(pos, self.seat):
            return "PH-8.7-b"
        if self.groups and not self._same_waters(pos, group):
            return "PH-8.7-f"
        if is_declared(pos, group):
            return "PH-8.7-c"
        stopped = stopped_near(pos, group) if pos.marks[crew(pos, (group,))[0]] & OBLIGED else []
        if stopped and self.space not in stopped:
            return Reason("PH-7-r", "must-attack", {"piece": group})
        found = group_refused(pos, group, self.space)
        return found or attack_refused(pos, forces_in(pos, crew(pos, (group,))), "surface", self.space)

    def _same_waters(self, pos: War, group: int) -> bool:
        first = crew(pos, self.groups)[0]
        return all(pos.place[p] == pos.place[first] and pos.part[p] == pos.part[first] for p in crew(pos, (group,)))

    def go_refused(self, pos: War, _: object) -> Refusal:
        return None if self.groups else Reason("PH-8.7-b", "nobody-chosen")

    def pass_refused(self, pos: War, _: object) -> Refusal:
        return "PH-8.7-b" if self.others is None else None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"space": self.space, "pieces": self.groups}
        return Ask(
            self.seat,
            "surface-muster",
            orders,
            ("PH-8.7-c", "PH-8.7-f"),
            args,
            firm=GO in orders or self.others is not None,
        )

    @offers(WITH, candidates, refused)
    def join(self, pos: War, group: int) -> None:
        pos.replace(replace(self, groups=(*self.groups, group)))

    def can_join(self, pos: War) -> bool:
        return any(not self.refused(pos, group) for group in self.candidates(pos))

    def may_lurk(self, pos: War) -> bool:
        """Whether a closed task force of the player lies beside those that attack, and could have guns (25)."""
        fleets = veiled_fleets(pos, pos.side_of(self.seat), (ATTACK,))
        return any(
            marker not in self.groups
            and not is_declared(pos, marker)
            and commander(pos, pos.fleet(marker)[0]) == self.seat
            and self._same_waters(pos, marker)
            for marker in fleets
        )

    def launch(self, pos: War) -> None:
        ships = crew(pos, self.groups)
        if pos.segment == "reaction":
            pos.declared = [*pos.declared, (self.space, "surface", self.groups)]
            reveal_boxes_of(pos, ships)
            pos.event("attack-declared", "PH-7-j", "PH-8.7-c", pieces=self.groups, space=self.space)
            return
        count_attack(pos, forces_in(pos, ships), "surface", self.space)
        pos.push("SurfaceBattle", self.space, tuple(ships), tuple(defenders_of(pos, self.space, ships[0])))
