"""4, 6. Ships in hand: they gather, form task forces, take troops aboard, sail, and are given a mission."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Seat
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, Refusals, offers
from grognard.titles.pearl_harbor.chapters.ch3_stacking import LEAST, load_of, ships_fit
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import composition_refused, fleet_refused, form, free_markers
from grognard.titles.pearl_harbor.chapters.ch4_channels import choose_waters
from grognard.titles.pearl_harbor.chapters.ch4_land import land_barred
from grognard.titles.pearl_harbor.chapters.ch4_naval import (
    bring,
    common_waters,
    halting_parts,
    into_costs,
    reached_hexes,
    route,
    routes,
    run_up,
    sea_reach,
    sea_way_refused,
)
from grognard.titles.pearl_harbor.chapters.ch6_amphibious import land_troops
from grognard.titles.pearl_harbor.chapters.ch6_boarding import Berth, Consent
from grognard.titles.pearl_harbor.chapters.ch6_cargo import (
    begin_together,
    berths,
    board,
    go_ashore,
    load_refused,
    part_of,
    troops_aboard,
)
from grognard.titles.pearl_harbor.chapters.ch6_missions import (
    BASE,
    KINDS,
    LANDING,
    RULES,
    Group,
    assign,
    budget,
    full_for_good,
    furthest,
    mission_refused,
)
from grognard.titles.pearl_harbor.chapters.ch7_stops import NarrowSea, stop, watchers
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import leaders_aboard
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached, naval_loss, naval_losses
from grognard.titles.pearl_harbor.chapters.ch20_narrow_seas import interdicted_for
from grognard.titles.pearl_harbor.chapters.ch43_vietnam import is_french
from grognard.titles.pearl_harbor.kit import AIR, LAND, LEADER, NAVAL, TASK_FORCE, PearlKit
from grognard.titles.pearl_harbor.marks import LANDED, MOVED, STOPPED
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import TO, VERBS, WITH
from grognard.titles.pearl_harbor.war import War

SAIL = VERBS.piece("sail")
FORM = VERBS.piece("form")
JOIN = VERBS.piece("join")
LOAD = VERBS.piece("load")
ASHORE = VERBS.piece("ashore")
MISSION = VERBS.choice("mission")
EMPTY = ("patrol", "attack", "support")
"""The missions on which ships without troops sail."""
LOADED = tuple(word for word in KINDS if word not in (BASE, *EMPTY))
UNLOADED = tuple(word for word in KINDS if word not in ("transport", "assault", LANDING))
"""What comes into question for ships with and without troops aboard (6.5-a, 6.5-e)."""


@cache
def _shores(kit: PearlKit) -> bytes:
    """By hex 1 where troops aboard ships could land, or assault somebody: on a shore or next to one (6.5, 6.6)."""
    sea = kit.sea
    waters = [[sea.space[other] for part in parts for other in sea.neighbours[part]] for parts in sea.of]
    return bytes(kit.is_shore[s] or any(kit.is_shore[near] for near in waters[s]) for s in range(kit.board.size))


def sail_refused(pos: War, p: int) -> Refusal:
    """What forbids to put to sea with a ship or a task force in this segment."""
    kit = pos.kit
    if kit.arm[p] == TASK_FORCE:
        ships = pos.fleet(p) if pos.on_map(p) else []
        if not ships:
            return "PH-3.1-c"
        return sail_refused_already(pos, ships[0])
    if kit.arm[p] != NAVAL or not pos.on_map(p):
        return "PH-4.1-a"
    if pos.tf[p] >= 0:
        return "PH-3.1-e"
    return sail_refused_already(pos, p)


def sail_refused_already(pos: War, p: int) -> Refusal:
    """Who has a mission keeps it, who has moved stays (6.1-b)."""
    if pos.mission[p]:
        return "PH-6.1-b"
    return Reason("PH-4.1-b", "moved-already", {"piece": p}) if pos.marks[p] & MOVED else None


class Sailing(Menu[War], frozen=True):
    """Ships in hand, until they have a mission where they are."""

    seat: Seat
    pieces: Pieces
    marker: Piece = NOBODY
    suffered: Number = 0
    """What the weather has taken so far, in half points."""
    course: tuple[Number, ...] = ()
    """The parts of the sea that they still want to enter."""
    halted: bool = False
    declined: Pieces = ()
    """Counters of other players, who would not lend them."""
    elsewhere: ClassVar[Mapping[str, Callable[[Any, Any, Any], Refusals]]] = {
        "fly": lambda self, pos, p: "PH-4.2-h" if pos.aboard[p] in self.pieces else None
    }

    @property
    def rules(self) -> tuple[str, ...]:
        return ("PH-4.1-b", "PH-4.1-k", "PH-6.1-a")

    def group(self, pos: War) -> Group:
        part = common_waters(pos, self.pieces)[0]
        leaders = leaders_aboard(pos, self.pieces)
        return Group(self.pieces, part, self._suffered(pos), self.marker, self.halted, leaders)

    def _suffered(self, pos: War) -> int:
        """The worst weather so far, that of the place where they are included (12.3-a)."""
        return max(self.suffered, naval_loss(pos, pos.place[self.pieces[0]]))

    def advance(self, pos: War) -> Asks:
        if not self.halted and pos.marks[self.pieces[0]] & STOPPED:
            pos.replace(replace(self, halted=True, course=()))
            return None
        if self.course:
            self._sail_on(pos)
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders and self.halted:
            self._finish(pos, "transport" if troops_aboard(pos, self.pieces) else "patrol")
            return None
        if not orders:
            pos.replace(replace(self, halted=True))  # nothing is left for them but to lie where they are
            return None
        args: dict[str, object] = {"space": pos.place[self.pieces[0]], "pieces": list(self.pieces)}
        return Ask(self.seat, "sail", orders, self.rules, args, firm=True)

    # where to

    def reach(self, pos: War) -> Reached:
        return self._within(pos, self.group(pos))

    def _within(self, pos: War, group: Group) -> Reached:
        return sea_reach(pos, self.pieces, furthest(pos, group), pos.kit.side[self.pieces[0]], suffered=self.suffered)

    def goals(self, pos: War) -> list[int]:
        """The hexes in reach where they could stay."""
        if self.halted:
            return []
        group, here = self.group(pos), pos.place[self.pieces[0]]
        found = self._within(pos, group)
        hexes = reached_hexes(pos, found)
        if troops_aboard(pos, self.pieces):
            shores = _shores(pos.kit)
            landings = [space for space in hexes if shores[space] and space != here]
            return [space for space in landings if not self._stay_refused(pos, space, found, group)]
        if is_french(pos, self.pieces):
            return [s for s in hexes if s != here and not self._stay_refused(pos, s, found, group)]
        crowded = pos.index.ships[pos.kit.side[self.pieces[0]]]
        if load_of(pos, self.pieces) <= LEAST:  # elsewhere there is room for them
            return [space for space in hexes if not crowded[space] or self._has_room(pos, space, found, group)]
        return [space for space in hexes if self._has_room(pos, space, found, group)]

    def _has_room(self, pos: War, space: int, found: Reached, group: Group) -> bool:
        """Whether ships without troops can stay in another hex in reach: if it has room, they can patrol it."""
        if space == pos.place[self.pieces[0]]:
            return False
        if full_for_good(pos, group, space):
            return not self._stay_refused(pos, space, found, group)
        carriers = self.marker < 0 and any(map(pos.kit.is_carrier.__getitem__, self.pieces))
        return not carriers or not self._stay_refused(pos, space, found, group)

    def _stay_refused(self, pos: War, space: int, found: Reached, group: Group) -> list[Reason | str]:
        """What forbids them to stay in a hex that is in reach: no mission for them there, or no room.

        With troops aboard each of their missions has its own reason. Of divided waters those that suit them best count.
        """
        reasons: list[Reason | str] = ["PH-4.1-b"]
        for part in reversed(routes(pos, found, space)):
            reasons = self._waters_refused(pos, part, found, group)
            if not reasons:
                break
        return reasons

    def _waters_refused(self, pos: War, part: int, found: Reached, group: Group) -> list[Reason | str]:
        """What forbids them to stay on some waters in reach."""
        there = group._replace(part=part, suffered=found.loss(part))
        loaded = bool(troops_aboard(pos, self.pieces))
        reasons: list[Reason | str] = []
        for mission in ("transport", "assault", LANDING) if loaded else EMPTY:
            refused = mission_refused(pos, there, mission, found.cost(part), loaded=loaded)
            if refused is None:
                return []
            if refused not in reasons:
                reasons.append(refused)
        if self._may_join_there(pos, there, found.cost(part)):
            return []
        return reasons if loaded else reasons[:1]

    def _may_join_there(self, pos: War, there: Group, way: int) -> bool:
        """Whether they can join a task force on waters in reach, where they have no room by themselves (3.1-d)."""
        if self.marker >= 0:
            return False
        space, side = pos.kit.sea.space[there.part], pos.kit.side[self.pieces[0]]
        for marker in pos.markers_at(space, side):
            fleet = pos.fleet(marker)
            fits = part_of(pos, fleet[0]) == there.part and ships_fit(pos, space, side, self.pieces, marker)
            if not fits or fleet_refused(pos, (*fleet, *self.pieces), marker):
                continue
            if not all(self._sharing_refused(pos, marker, word, there, way) for word in self._words_of(pos, marker)):
                return True
        return False

    def way_refused(self, pos: War, space: int) -> Refusals:
        """Why they cannot go to a hex."""
        if self.halted:
            return "PH-7-l"
        if not pos.kit.sea.of[space]:
            pos.cite("PH-3.1-r")
            return "PH-4.1-d"
        found = self.reach(pos)
        if route(pos, found, space) >= 0:
            return self._stay_refused(pos, space, found, self.group(pos))
        return sea_way_refused(pos, self.pieces, space)

    @offers(TO, goals, why=way_refused)
    def go(self, pos: War, space: int) -> None:
        found, group = self.reach(pos), self.group(pos)
        parts = routes(pos, found, space)
        fit = [part for part in parts if not self._waters_refused(pos, part, found, group)] if len(parts) > 1 else parts
        choose_waters(pos, self.seat, space, fit)

    def steer(self, pos: War, part: int) -> None:
        """They sail for some waters."""
        pos.replace(replace(self, course=tuple(self.reach(pos).path(part))))

    def _sail_on(self, pos: War) -> None:
        """Sail from hex to hex, as far as nobody may stop them (7-l)."""
        kit, ships = pos.kit, self.pieces
        side = kit.side[ships[0]]
        watched = watchers(pos, side)
        start = pos.place[ships[0]]
        spaces = [kit.sea.space[part] for part in self.course]
        steps = next((n for n, space in enumerate(spaces, 1) if space in watched), len(spaces))
        halting = halting_parts(pos, ships, side)
        costs, losses = into_costs(kit, interdicted_for(pos, side)), naval_losses(pos)
        bring(pos, ships, self.marker, self.course[steps - 1])
        run_up(pos, ships, sum([costs[part] for part in self.course[:steps]]))
        suffered = max([self._suffered(pos), losses[kit.zone[start]], *(losses[kit.zone[s]] for s in spaces[:steps])])
        pos.replace(replace(self, course=self.course[steps:], suffered=suffered))
        if self.marker >= 0:
            pos.event("fleet-sailed", "PH-4.1-b", "PH-4.1-c", space=start, path=spaces[:steps], piece=self.marker)
        else:
            pos.event("sailed", "PH-4.1-b", "PH-4.1-c", space=start, path=spaces[:steps], pieces=list(ships))
        here = spaces[steps - 1]
        if halting is not None and halting[self.course[steps - 1]]:
            pos.cite("PH-7-n")
            stop(pos, ships)
        elif here in watched:
            pos.push(NarrowSea(ships, tuple(watched[here])))

    # who sails along

    def companions(self, pos: War) -> list[int]:
        kit, here = pos.kit, pos.place[self.pieces[0]]
        side = kit.side[self.pieces[0]]
        return [p for p in pos.ships_at(here, side) if p not in self.pieces and pos.tf[p] < 0]

    def companion_refused(self, pos: War, p: int) -> Refusal:
        """What forbids a ship to come along."""
        if p in self.pieces or p in self.declined or p not in self.companions(pos):
            return "PH-3.1-d"
        refused = sail_refused(pos, p)
        if refused:
            return refused
        if not common_waters(pos, (*self.pieces, p)):
            return "PH-4.1-e"
        return fleet_refused(pos, (*self.pieces, p), self.marker) if self.marker >= 0 else None

    @offers(WITH, companions, companion_refused)
    def take_along(self, pos: War, p: int) -> None:
        if pos.seat(p) != self.seat:
            pos.push(Consent(pos.seat(p), p, self.pieces[0]))
        else:
            self.agreed(pos, p)

    def agreed(self, pos: War, p: int) -> None:
        """A counter that may belong to somebody else comes along or goes aboard."""
        if pos.kit.arm[p] != NAVAL:
            self._take_aboard(pos, p)
            return
        pieces = (*self.pieces, p)
        pos.replace(replace(self, pieces=pieces))
        begin_together(pos, pieces)
        if self.marker >= 0:
            form(pos, self.marker, (p,))

    def refused_by_owner(self, pos: War, p: int) -> None:
        pos.replace(replace(self, declined=(*self.declined, p)))

    # task forces

    def markers(self, pos: War) -> list[int]:
        if self.marker >= 0 or composition_refused(pos, self.pieces):
            return []
        return free_markers(pos, pos.forces_of(self.seat))

    def marker_refused(self, pos: War, marker: int) -> Refusal:
        if self.marker >= 0 or pos.kit.arm[marker] != TASK_FORCE or pos.on_map(marker):
            return "PH-3.1-c"
        return fleet_refused(pos, self.pieces, marker)

    @offers(FORM, markers, marker_refused)
    def form_fleet(self, pos: War, marker: int) -> None:
        form(pos, marker, self.pieces)
        pos.replace(replace(self, marker=marker))

    def fleets_here(self, pos: War) -> list[int]:
        if self.marker >= 0:
            return []
        return pos.markers_at(pos.place[self.pieces[0]], pos.kit.side[self.pieces[0]])

    def fleet_here_refused(self, pos: War, marker: int) -> Refusal:
        """What forbids to join a task force that is here: it goes on with them, or they share its mission (3.1-d)."""
        if marker not in self.fleets_here(pos):
            return "PH-3.1-d"
        fleet = pos.fleet(marker)
        refused = fleet_refused(pos, (*fleet, *self.pieces), marker)
        if refused:
            return refused
        if not common_waters(pos, (*fleet, *self.pieces)):
            return "PH-4.1-e"
        if not pos.marks[fleet[0]] & MOVED:
            return None if pos.seat(marker) == self.seat and not self.halted else "PH-3.1-d"
        group = self.group(pos)
        found = [self._sharing_refused(pos, marker, word, group) for word in self._words_of(pos, marker)]
        return None if None in found else found[0]

    def _sharing_refused(self, pos: War, marker: int, mission: str, group: Group, way: int = 0) -> Refusal:
        """What forbids to share the mission of a task force, here or `way` half points from here (6.1-d).

        Who carries nothing comes as its escort.
        """
        group = group._replace(marker=marker)
        if troops_aboard(pos, self.pieces):
            return mission_refused(pos, group, mission, way)
        return None if budget(pos, group, mission) - way >= group.suffered or self.halted else "PH-4.1-b"

    def _words_of(self, pos: War, marker: int) -> list[str]:
        """What the mission of a task force can mean for who joins it."""
        mission = pos.mission[pos.fleet(marker)[0]]
        return [word for word, kind in KINDS.items() if kind == mission]

    @offers(JOIN, fleets_here, fleet_here_refused)
    def join_fleet(self, pos: War, marker: int) -> None:
        fleet = pos.fleet(marker)
        if not pos.marks[fleet[0]] & MOVED:
            pieces = (*fleet, *self.pieces)
            form(pos, marker, self.pieces)
            pos.replace(replace(self, pieces=pieces, marker=marker))
            begin_together(pos, pieces)
            return
        group = self.group(pos)
        word = next(w for w in self._words_of(pos, marker) if not self._sharing_refused(pos, marker, w, group))
        form(pos, marker, self.pieces)
        self._finish(pos, word)

    # cargo

    def waiting(self, pos: War) -> list[int]:
        kit, here = pos.kit, pos.place[self.pieces[0]]
        side = kit.side[self.pieces[0]]
        arms = (LAND, LEADER, AIR)
        return [p for p in pos.index.at[here] if kit.arm[p] in arms and kit.side[p] == side and pos.aboard[p] < 0]

    def waiting_refused(self, pos: War, p: int) -> Refusal:
        if self.halted or p in self.declined:
            return "PH-6.5-d"
        refused = load_refused(pos, p, self.pieces)
        if not refused and pos.kit.arm[p] == LAND:
            group = self.group(pos)
            if budget(pos, group, "transport") < group.suffered:
                return "PH-6.5-f"
        return refused

    @offers(LOAD, waiting, waiting_refused)
    def load(self, pos: War, p: int) -> None:
        if pos.seat(p) != self.seat:
            pos.push(Consent(pos.seat(p), p, self.pieces[0]))
        else:
            self._take_aboard(pos, p)

    def _take_aboard(self, pos: War, p: int) -> None:
        ships = berths(pos, p, self.pieces)
        if len(ships) == 1:
            board(pos, p, ships[0], self.pieces)
        else:
            pos.push(Berth(self.seat, p, self.pieces))

    def passengers(self, pos: War) -> list[int]:
        kit = pos.kit
        here = pos.place[self.pieces[0]]
        if not kit.is_land[here]:
            return []
        return [q for q in pos.index.at[here] if kit.arm[q] == LEADER and pos.aboard[q] in self.pieces]

    def passenger_refused(self, pos: War, p: int) -> Refusal:
        if p not in self.passengers(pos):
            return "PH-4.6-b"
        return land_barred(pos, p, pos.place[p])

    @offers(ASHORE, passengers, passenger_refused)
    def put_ashore(self, pos: War, p: int) -> None:
        go_ashore(pos, p)
        pos.marks[p] |= LANDED | MOVED
        pos.event("put-ashore", "PH-4.6-b", "PH-6.5-j", piece=p, space=pos.place[p])

    # the mission

    def missions(self, pos: War) -> list[str]:
        group = self.group(pos)
        loaded = bool(troops_aboard(pos, self.pieces))
        words = LOADED if loaded else UNLOADED
        room = not full_for_good(pos, group, pos.place[self.pieces[0]])
        return [mission for mission in words if not mission_refused(pos, group, mission, room=room, loaded=loaded)]

    def mission_forbidden(self, pos: War, mission: str) -> Refusal:
        return mission_refused(pos, self.group(pos), mission) if mission in KINDS else None

    @offers(MISSION, missions, why=mission_forbidden)
    def choose(self, pos: War, mission: str) -> None:
        self._finish(pos, mission)

    def _finish(self, pos: War, mission: str) -> None:
        pos.pop()
        assign(pos, self.group(pos)._replace(marker=pos.tf[self.pieces[0]]), mission)
        lands = mission == LANDING or (mission == "transport" and not self.halted)
        if lands and troops_aboard(pos, self.pieces):
            land_troops(pos, self.pieces, RULES[mission])
