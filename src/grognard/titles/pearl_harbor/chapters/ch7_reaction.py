"""7. The reaction segment: the non-phasing side moves and fights with its reaction forces."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Seat, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch1_turn import each_player
from grognard.titles.pearl_harbor.chapters.ch3_stacking import ExcessShips, ships_fit
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch4_barriers import is_enemy_work
from grognard.titles.pearl_harbor.chapters.ch4_channels import choose_waters
from grognard.titles.pearl_harbor.chapters.ch4_flying import FLY, ROLE
from grognard.titles.pearl_harbor.chapters.ch4_naval import (
    SLOW,
    bring,
    reached_hexes,
    route,
    routes,
    run_up,
    sea_reach,
)
from grognard.titles.pearl_harbor.chapters.ch4_sailing import SAIL
from grognard.titles.pearl_harbor.chapters.ch8_7_surface import crew, in_sight, stopped_near
from grognard.titles.pearl_harbor.chapters.ch8_combat import CombatSteps
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import leader_bonus, leaders_aboard, mark_led_ships
from grognard.titles.pearl_harbor.chapters.ch10_cap import (
    CapAssignment,
    guard_refused,
    guarded_hex_refused,
    patrols,
    take_off,
    turned_back,
)
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached
from grognard.titles.pearl_harbor.chapters.ch32_soviet_union import DECLARE_WAR, declaration_refused, declare
from grognard.titles.pearl_harbor.kit import AIR, LAND, NAVAL, TASK_FORCE
from grognard.titles.pearl_harbor.marks import CAP, MOVED, OBLIGED, REACTING, READY, STOPPED
from grognard.titles.pearl_harbor.menus import Round
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import TO
from grognard.titles.pearl_harbor.war import War

TASKS = ("strike", "cap")


class ReactionSegment(Steps[War], frozen=True):
    """Movement of the reaction forces, patrols of both sides, combat of the reaction forces (7-a)."""

    side: Side
    """Whose player turn it is: the other side reacts."""
    steps = ("begin", "move", "crowded_hexes", "patrol", "fight", "end")

    def begin(self, pos: War) -> None:
        pos.cite("PH-7-a", "PH-1-g")
        pos.attacks, pos.declared, pos.promised, pos.shaken, pos.awake, pos.raided = [], [], [], [], [], []
        pos.sighted = in_sight(pos, enemy(self.side)) if pos.options.plays("spotting", "at-movement") else []
        mark_led_ships(pos, enemy(self.side))

    def move(self, pos: War) -> None:
        each_player(pos, "ReactionMovement", enemy(self.side))

    def crowded_hexes(self, pos: War) -> None:
        pos.cite("PH-7-b")
        pos.push(ExcessShips(enemy(self.side)))

    def patrol(self, pos: War) -> None:
        pos.push(CapAssignment())

    def fight(self, pos: War) -> None:
        pos.push(CombatSteps(enemy(self.side), True))

    def end(self, pos: War) -> None:
        pos.raided = []
        pos.attacks = []  # what reaction forces have initiated counts against nobody (8.1-f)


# movement


def fleet_refused(pos: War, group: int) -> Refusal:
    """What forbids a task force or a ship to move as a reaction force (7-d, 7-e, 7-h)."""
    kit = pos.kit
    if kit.arm[group] not in (NAVAL, TASK_FORCE) or not pos.on_map(group):
        return "PH-7-e" if kit.arm[group] == LAND else "PH-4.1-f"
    if kit.arm[group] == NAVAL and pos.tf[group] >= 0:
        return "PH-7-h"
    ships = crew(pos, (group,))
    if not ships or not all(pos.marks[p] & READY for p in ships):
        return Reason("PH-7-d", "not-ready", {"piece": group})
    return Reason("PH-7-g", "has-sailed", {"piece": group}) if pos.marks[ships[0]] & MOVED else None


def flight_refused(pos: War, p: int) -> Refusal:
    """What forbids an air unit to fly in the reaction segment (7-c, 7-d, 11.5-a, 22.2-e)."""
    found = guard_refused(pos, p)
    if found == "PH-11.5-d":
        return "PH-11.5-a"
    return found or (Reason("PH-10.2-a", "has-flown", {"piece": p}) if pos.marks[p] & MOVED else None)


class ReactionMovement(Round, frozen=True):
    """A player moves his reaction forces, one after the other; none of them has to (7-i)."""

    def fleets(self, pos: War) -> list[int]:
        arms = (NAVAL, TASK_FORCE)
        return [p for p in pos.pieces_of(self.seat) if pos.kit.arm[p] in arms]

    def air(self, pos: War) -> list[int]:
        return [p for p in pos.pieces_of(self.seat) if pos.kit.arm[p] == AIR]

    def fleet_forbidden(self, pos: War, p: int) -> Refusal:
        return fleet_refused(pos, p)

    def flight_forbidden(self, pos: War, p: int) -> Refusal:
        return flight_refused(pos, p)

    def question(self, pos: War, orders: list[Order]) -> Ask:
        return Ask(self.seat, "reaction", orders, ("PH-7-c", "PH-7-d", "PH-7-g", "PH-7-h", "PH-7-i"), firm=True)

    @offers(SAIL, fleets, fleet_forbidden)
    def sail(self, pos: War, p: int) -> None:
        pos.push(ReactionCourse(self.seat, tuple(crew(pos, (p,))), p))

    @offers(FLY, air, flight_forbidden)
    def fly(self, pos: War, p: int) -> None:
        pos.push(ReactionFlight(self.seat, p))

    def war_refused(self, pos: War, _: object) -> Refusal:
        return declaration_refused(pos, self.seat)

    @offers(DECLARE_WAR, None, war_refused)
    def declare_war(self, pos: War) -> None:
        declare(pos, self.seat)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return super().ask(pos, orders[1:] if orders[0] is DECLARE_WAR else orders)


class ReactionCourse(Menu[War], frozen=True):
    """Where a reaction force sails: up to seven points (7-g)."""

    seat: Seat
    ships: Pieces
    group: Piece
    """The task force marker, or the single ship."""

    def reach(self, pos: War) -> Reached:
        leaders = leaders_aboard(pos, self.ships)
        budget = min(SLOW + leader_bonus(pos, p, leaders, half=True) for p in self.ships)
        return sea_reach(pos, self.ships, budget, pos.kit.side[self.group])

    def goals(self, pos: War) -> list[int]:
        found, here = self.reach(pos), pos.place[self.group]
        return [space for space in reached_hexes(pos, found) if space != here and not self._stay_refused(pos, space)]

    def _stay_refused(self, pos: War, space: int) -> Refusal:
        """What forbids to end the move in a hex: no room, or somebody is stopped elsewhere and must be attacked."""
        side = pos.kit.side[self.group]
        if not ships_fit(pos, space, side, self.ships):
            others = [p for p in pos.ships_at(space, side) if p not in self.ships]
            if all(pos.marks[p] & MOVED or not pos.marks[p] & READY for p in others):
                return "PH-7-b"
        if pos.marks[self.ships[0]] & OBLIGED and stopped_near(pos, self.group):
            foe = enemy(side)
            near = pos.kit.neighbours[space]
            if not any(pos.marks[p] & STOPPED for other in near for p in pos.ships_at(other, foe)):
                return Reason("PH-7-m", "must-attack", {"piece": self.group})
        return None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            for p in self.ships:
                pos.marks[p] |= MOVED
            return None
        args: dict[str, object] = {"piece": self.group, "space": pos.place[self.group]}
        return Ask(self.seat, "reaction-course", orders, ("PH-7-g", "PH-7-h", "PH-9.3-c"), args, firm=True)

    @offers(TO, goals)
    def sail(self, pos: War, space: int) -> None:
        choose_waters(pos, self.seat, space, routes(pos, self.reach(pos), space))

    def steer(self, pos: War, part: int) -> None:
        """The force sails to some waters."""
        found, start, space = self.reach(pos), pos.place[self.group], pos.kit.sea.space[part]
        path = pos.kit.sea.spaces([pos.kit.sea.of[start][pos.part[self.ships[0]]], *found.path(part)])
        pos.pop()
        marker = self.group if pos.kit.arm[self.group] == TASK_FORCE else -1
        bring(pos, self.ships, marker, part)
        run_up(pos, self.ships, found.cost(part))
        for p in self.ships:
            pos.marks[p] |= MOVED | REACTING
        pos.event("reaction-sails", "PH-7-d", "PH-7-g", piece=self.group, space=start, to=space, path=path)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        space = order.target
        if order.verb != TO.name or not isinstance(space, int):
            return []
        if route(pos, self.reach(pos), space) < 0:
            return [Reason("PH-7-g", "out-of-range", {"piece": self.group, "space": space})]
        refused = self._stay_refused(pos, space)
        return [refused if isinstance(refused, Reason) else Reason(refused)] if refused else []


# in the air


def task_refused(pos: War, p: int, space: int, task: str) -> Refusal:
    """What forbids a reaction air unit a task over a hex in range."""
    if task == "cap":
        return guarded_hex_refused(pos, p, space)
    side = pos.kit.side[p]
    foe = enemy(side)
    if pos.ships_at(space, foe) or pos.land_at(space, foe) or patrols(pos, space, foe):
        return None
    if is_enemy_work(pos, space, side):
        return None
    return Reason("PH-7-j", "no-target", {"space": space})


class ReactionFlight(Menu[War], frozen=True):
    """Where an air unit of the reaction forces flies, with its full range (7-g)."""

    seat: Seat
    piece: Piece

    def near(self, pos: War) -> Collection[int]:
        kept, key = pos.index.kept, f"reaction-{self.piece}"
        if key not in kept:
            kept[key] = frozenset(air_reach(pos, self.piece, flight_range(pos, self.piece)).spaces)
        return cast("Collection[int]", kept[key])

    def hexes(self, pos: War) -> list[int]:
        return sorted(self.near(pos))

    def refused(self, pos: War, space: int) -> Refusal:
        if space not in self.near(pos):
            return Reason("PH-7-g", "out-of-range", {"piece": self.piece, "space": space})
        found = [task_refused(pos, self.piece, space, task) for task in TASKS]
        return found[0] if all(found) else None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            pos.marks[self.piece] |= MOVED
            return None
        return Ask(self.seat, "reaction-flight", orders, ("PH-7-g", "PH-7-q"), {"piece": self.piece}, firm=True)

    @offers(TO, hexes, refused)
    def fly(self, pos: War, space: int) -> None:
        pos.replace(ReactionTask(self.seat, self.piece, space))


class ReactionTask(Menu[War], frozen=True):
    """What an air unit of the reaction forces does there: attack, or fly a patrol (7-j, 10.3-e)."""

    seat: Seat
    piece: Piece
    space: Space

    def tasks(self, pos: War) -> list[str]:
        return list(TASKS)

    def refused(self, pos: War, task: str) -> Refusal:
        return task_refused(pos, self.piece, self.space, task) if task in TASKS else "PH-7-j"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"piece": self.piece, "space": self.space}
        return Ask(self.seat, "reaction-task", orders, ("PH-7-j", "PH-10.3-e", "PH-10.2-a"), args)

    @offers(ROLE, tasks, refused)
    def choose(self, pos: War, task: str) -> None:
        pos.pop()
        p, start = self.piece, pos.place[self.piece]
        if task == "cap" and turned_back(pos, p, self.space):
            return
        carrier = pos.aboard[p]
        if carrier >= 0:  # it has finished its move, and the ships with it (10.6-b)
            pos.cite("PH-10.6-b")
            for ship in crew(pos, (pos.tf[carrier] if pos.tf[carrier] >= 0 else carrier,)):
                pos.marks[ship] |= MOVED
        take_off(pos, p, self.space)
        if task == "cap":
            pos.marks[p] |= CAP
            pos.event("patrols", "PH-10.3-e", piece=p, space=start, to=self.space)
        else:
            pos.event("reaction-flies", "PH-7-c", "PH-7-g", "PH-7-q", piece=p, space=start, to=self.space)
