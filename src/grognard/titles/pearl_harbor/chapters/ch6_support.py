"""6.3 Support missions: surface forces that fight first for others, and carriers that strike at reaction forces."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Seat, Space, Spaces, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import commander
from grognard.titles.pearl_harbor.chapters.ch4_air import flight_range
from grognard.titles.pearl_harbor.chapters.ch6_boarding import Consent
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import count_attack, forces_in
from grognard.titles.pearl_harbor.chapters.ch8_5_naval_bombardment import was_attacked_by
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import FIRST
from grognard.titles.pearl_harbor.chapters.ch8_7_surface import crew, defenders_of, is_gunship, ship_may_attack
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import afloat, most_concerned
from grognard.titles.pearl_harbor.chapters.ch8_assaults import touches
from grognard.titles.pearl_harbor.chapters.ch10_waves import Arrival, in_range, send_out
from grognard.titles.pearl_harbor.chapters.ch24_battlegroups import Engagement, joined
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import commands_ships, veiled_fleets
from grognard.titles.pearl_harbor.kit import AIR
from grognard.titles.pearl_harbor.marks import (
    ABORTED,
    ASSAULT,
    ATTACK,
    DEFEATED,
    FLOWN,
    OBLIGED,
    PATROL,
    READY,
    SUPPORT,
    TRANSPORT,
)
from grognard.titles.pearl_harbor.menus import Round
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import DONE, GO, NO, PASS, VERBS, WITH, YES
from grognard.titles.pearl_harbor.war import War

SUPPORT_FROM = VERBS.space("support-from")
"""The support force of that hex fights for the ships that are attacked."""
STRIKE = VERBS.space("strike")
"""Carrier air units fly against the reaction force of that hex."""
SUPPORTED = (PATROL, TRANSPORT, ASSAULT)


# surface support


def support_ships(pos: War, space: int, side: int) -> list[int]:
    """The surface units of a hex that are on a support mission and not defeated (6.3-e)."""
    return [p for p in afloat(pos, space, side) if pos.mission[p] == SUPPORT and is_gunship(pos, p)]


def supporters(pos: War, space: int, side: int) -> list[int]:
    """The hexes whose support force may fight for the ships of a hex: there, or next to it by sea (6.3-f, 6.3-g)."""
    near = [
        other
        for other in (space, *pos.kit.neighbours[space])
        if any(touches(pos, p, space) for p in support_ships(pos, other, side))
    ]
    if not near:
        return []
    missions = {pos.mission[p] for p in afloat(pos, space, side)}
    if ATTACK in missions:
        pos.cite("PH-6.3-f")
        return []
    return near if missions.intersection(SUPPORTED) else []


class DeclaredBattles(Menu[War], frozen=True):
    """In the reaction segment a player fights the surface combats that he has declared, in his order (6.3-k)."""

    seat: Seat

    def first_ships(self, pos: War) -> list[int]:
        """One ship or task force of each group that is still to fight."""
        return [groups[0] for _, groups in _to_fight(pos) if pos.seat(groups[0]) == self.seat]

    def refused(self, pos: War, group: int) -> Refusal:
        """What keeps a declared attack waiting: a support force that is attacked itself fights that first (6.3-j)."""
        space = next((space for space, groups in _to_fight(pos) if group in groups), NOBODY)
        if space < 0:
            return "PH-8.7-c"
        waiting = self._before(pos, group)
        return Reason("PH-6.3-j", "support-attacked", {"space": waiting[0][0]}) if waiting else None

    def _before(self, pos: War, group: int) -> list[tuple[int, tuple[int, ...]]]:
        """The declared attacks that have to be fought before that of a group (6.3-j)."""
        attacks = _to_fight(pos)
        space = next(space for space, groups in attacks if group in groups)
        sources = [other for other in supporters(pos, space, enemy(pos.kit.side[group])) if other != space]
        return [attack for attack in attacks if attack[0] in sources]

    def done_refused(self, pos: War, _: object) -> Refusal:
        for group in self.first_ships(pos):
            if any(pos.marks[p] & OBLIGED for p in crew(pos, (group,))):
                return Reason("PH-7-m", "must-attack", {"piece": group})
        return None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders in ([], [DONE]):
            ahead = [groups[0] for group in self.first_ships(pos) for _, groups in self._before(pos, group)]
            if ahead:  # another player of the side has to fight first
                pos.cite("PH-6.3-j")
                pos.push(DeclaredBattles(pos.seat(ahead[0])))
            else:
                pos.pop()
            return None
        return Ask(self.seat, "declared-battles", orders, ("PH-8.9-b", "PH-6.3-k", "PH-7-i"), firm=True)

    @offers(WITH, first_ships, refused)
    def fight(self, pos: War, group: int) -> None:
        space, groups = next(each for each in _to_fight(pos) if group in each[1])
        fought = (space, "fought", groups)
        pos.declared = [fought if each == (space, "surface", groups) else each for each in pos.declared]
        ships = [p for p in crew(pos, groups) if not pos.marks[p] & DEFEATED]
        count_attack(pos, forces_in(pos, ships), "surface", space)
        pos.push(ReactionBattle(self.seat, space, tuple(ships)))

    @offers(DONE, forbids=done_refused)
    def done(self, pos: War) -> None:
        """The other attacks are dropped: nobody has to wait for them any more."""
        mine = [(space, "surface", groups) for space, groups in _to_fight(pos) if pos.seat(groups[0]) == self.seat]
        pos.declared = [each for each in pos.declared if each not in mine]
        pos.pop()


def _to_fight(pos: War) -> list[tuple[int, tuple[int, ...]]]:
    """The surface attacks that were declared and can still be fought: hex, ships and task forces."""
    return [
        (space, groups)
        for space, kind, groups in pos.declared
        if kind == "surface" and any(not ship_may_attack(pos, p) for p in crew(pos, groups))
    ]


class ReactionBattle(Engagement, frozen=True):
    """A reaction force attacks ships: first their support, if they have it, then themselves (6.3-h, 8.7-e)."""

    seat: Seat
    space: Space
    ships: Pieces
    stage: Word = "support"
    """support, after-support, main."""
    screen: Pieces = ()
    """The support force that fights."""
    declined: Spaces = ()
    """The hexes whose support force its own player has refused."""

    def advance(self, pos: War) -> Asks:
        side = enemy(pos.side_of(self.seat))
        if self.stage == "support":
            found = [space for space in supporters(pos, self.space, side) if space not in self.declined]
            if not found and (self.declined or not self._may_lurk(pos, side)):
                pos.replace(replace(self, stage="main"))
                return None
            owner = most_concerned(pos, afloat(pos, self.space, side))
            orders = [*SUPPORT_FROM.each(found), PASS]
            rules = ("PH-6.3-a", "PH-6.3-g", "PH-6.3-h", "PH-6.3-l", "PH-6.1-c", *(() if found else ("PH-25-a",)))
            return Ask(owner, "support", orders, rules, {"space": self.space}, firm=True)
        able = [p for p in self.ships if pos.on_map(p) and not pos.marks[p] & DEFEATED and is_gunship(pos, p)]
        targets = tuple(defenders_of(pos, self.space, able[0])) if able else ()
        if self.stage == "after-support":
            held = any(pos.on_map(p) and not pos.marks[p] & DEFEATED for p in self.screen)
            if held or not targets:
                pos.pop()
                return None
            args: dict[str, object] = {"space": self.space}
            return Ask(self.seat, "attack-supported", [YES, NO], ("PH-6.3-i", "PH-8.7-e"), args)
        pos.pop()
        if targets:
            pos.push("SurfaceBattle", self.space, self._live(pos), targets)
        return None

    def _may_lurk(self, pos: War, side: int) -> bool:
        """Whether a closed task force in support lies here or next to here, and could have guns (25)."""
        near = (self.space, *pos.kit.neighbours[self.space])
        closed = any(pos.place[marker] in near for marker in veiled_fleets(pos, side, (SUPPORT,)))
        missions = {pos.mission[p] for p in afloat(pos, self.space, side)}
        return closed and ATTACK not in missions and bool(missions.intersection(SUPPORTED))

    def _live(self, pos: War) -> tuple[int, ...]:
        return tuple(p for p in self.ships if pos.on_map(p) and not pos.marks[p] & DEFEATED)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if self.stage == "after-support":
            pos.replace(replace(self, stage="main" if order is YES else "over"))
            if order is NO:
                pos.pop()
            return
        if order is PASS:
            pos.replace(replace(self, stage="main"))
            return
        place = order.target
        assert isinstance(place, int)
        side = enemy(pos.side_of(self.seat))
        screen = support_ships(pos, place, side)
        lenders = [p for p in screen if touches(pos, p, self.space) and commander(pos, p) != seat]
        if lenders:
            pos.push(SupportConsent(commander(pos, lenders[0]), lenders[0], afloat(pos, self.space, side)[0]))
        else:
            self._screen(pos, place)

    def agreed(self, pos: War, p: int) -> None:
        """The player of a support force lets it fight for the ships of another (21.1-e, 21.1-f)."""
        self._screen(pos, pos.place[p])

    def refused_by_owner(self, pos: War, p: int) -> None:
        pos.replace(replace(self, declined=(*self.declined, pos.place[p])))

    def _screen(self, pos: War, place: int) -> None:
        """The support force of a hex fights first."""
        side = enemy(pos.side_of(self.seat))
        screen = tuple(p for p in support_ships(pos, place, side) if touches(pos, p, self.space))
        pos.event("supported", "PH-6.3-e", "PH-6.3-h", pieces=screen, space=place, to=self.space)
        pos.replace(replace(self, stage="after-support", screen=screen))
        pos.push("SurfaceBattle", self.space, self._live(pos), screen)

    def succeeded(self, p: int, heir: int) -> ReactionBattle:
        return replace(self, ships=joined(self.ships, p, heir), screen=joined(self.screen, p, heir))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        space = order.target
        if order.verb != SUPPORT_FROM.name or not isinstance(space, int):
            return []
        ships = afloat(pos, self.space, enemy(pos.side_of(self.seat)))
        return [Reason("PH-6.3-f" if any(pos.mission[p] == ATTACK for p in ships) else "PH-6.3-g")]


class SupportConsent(Consent, frozen=True):
    """Another player of the side is asked whether his support force fights for ships that are attacked (21.1-f)."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"piece": self.piece, "by": self.by}
        return Ask(self.seat, "support-consent", orders, ("PH-21.1-e", "PH-21.1-f", "PH-6.3-l"), args)


# strikes of carriers at reaction forces


def reaction_fleets(pos: War, side: int) -> list[int]:
    """The hexes where reaction forces of a side are that combat does not ignore."""
    found = {
        pos.place[p]
        for p in pos.kit.pieces_of[side]
        if pos.marks[p] & READY and pos.on_map(p) and not pos.marks[p] & DEFEATED
    }
    return sorted(space for space in found if pos.index.ships[side][space])


def strike_refused(pos: War, p: int, space: int, mission: int) -> Refusal:
    """What forbids an air unit aboard a carrier to strike at the reaction force of a hex (6.2-b, 6.3-c, 7-p)."""
    kit, carrier = pos.kit, pos.aboard[p]
    if kit.arm[p] != AIR or not kit.is_naval_air[p] or carrier < 0:
        return "PH-7-p"
    if pos.marks[p] & (FLOWN | ABORTED):
        return Reason("PH-10.2-a", "has-flown", {"piece": p})
    if pos.mission[carrier] != mission:
        return "PH-6.2-b" if mission == ATTACK else "PH-6.3-c"
    if not pos.supplied[p]:
        return "PH-11.5-a"
    here = pos.place[carrier]
    fleet = [q for q in afloat(pos, space, enemy(kit.side[p])) if pos.marks[q] & READY]
    if mission == ATTACK and not any(was_attacked_by(pos, here, q) for q in fleet):
        return "PH-6.2-b"
    if not in_range(pos, p, here, space):
        return Reason("PH-6.2-a" if mission == ATTACK else "PH-6.3-c", "out-of-range", {"piece": p, "space": space})
    return None


class CarrierStrikes(Round, frozen=True):
    """A phasing player lets carriers strike at reaction forces: first attack carriers, later support (6.2-b, 6.3-d)."""

    mission: Word

    @property
    def _mission(self) -> int:
        return ATTACK if self.mission == "attack" else SUPPORT

    def _air(self, pos: War) -> list[int]:
        return [p for p in pos.kit.of_arm[AIR] if pos.aboard[p] >= 0 and pos.on_map(p) and pos.seat(p) == self.seat]

    def hexes(self, pos: War) -> list[int]:
        air = [p for p in self._air(pos) if pos.mission[pos.aboard[p]] == self._mission]
        return reaction_fleets(pos, enemy(pos.side_of(self.seat))) if air else []

    def refused(self, pos: War, space: int) -> Refusal:
        found: Refusal = "PH-6.2-b" if self.mission == "attack" else "PH-6.3-c"
        for p in self._air(pos):
            found = strike_refused(pos, p, space, self._mission)
            if not found:
                return None
        return found

    def may_lurk(self, pos: War) -> bool:
        """Whether a closed task force could have carriers that strike: one that is attacked, or any in support (25)."""
        if not commands_ships(pos, self.seat, carriers=True):
            return False
        side = pos.side_of(self.seat)
        hexes = {pos.place[marker] for marker in veiled_fleets(pos, side, (self._mission,))}
        if self._mission == ATTACK:
            hexes.intersection_update(space for space, _, _ in pos.declared)
        foes = reaction_fleets(pos, enemy(side)) if hexes else []
        if not foes:
            return False
        scout = max(self._counters(pos), key=lambda p: flight_range(pos, p))
        return any(in_range(pos, scout, here, space) for here in hexes for space in foes)

    def _counters(self, pos: War) -> list[int]:
        """The naval air units that a player could have aboard, wherever they are."""
        kit = pos.kit
        return [p for p in kit.of_arm[AIR] if kit.is_naval_air[p] and pos.seat(p) == self.seat]

    def question(self, pos: War, orders: list[Order]) -> Ask:
        rules = ("PH-6.2-b", "PH-7-o", "PH-V-c") if self.mission == "attack" else ("PH-6.3-c", "PH-6.3-d", "PH-V-d")
        return Ask(self.seat, "carrier-strikes", orders, (*rules, "PH-7-p", "PH-V-e"), firm=True)

    @offers(STRIKE, hexes, refused)
    def strike(self, pos: War, space: int) -> None:
        pos.push(StrikeForce(self.seat, space, self.mission))


class StrikeForce(Menu[War], frozen=True):
    """Which carrier air units fly against a reaction force."""

    seat: Seat
    space: Space
    mission: Word
    pieces: Pieces = ()

    def candidates(self, pos: War) -> list[int]:
        return [p for p in pos.kit.of_arm[AIR] if pos.aboard[p] >= 0 and pos.on_map(p) and pos.seat(p) == self.seat]

    def refused(self, pos: War, p: int) -> Refusal:
        if p in self.pieces or pos.seat(p) != self.seat:
            return "PH-6.3-c"
        return strike_refused(pos, p, self.space, ATTACK if self.mission == "attack" else SUPPORT)

    def go_refused(self, pos: War, _: object) -> Refusal:
        return None if self.pieces else Reason("PH-6.3-c", "nobody-chosen")

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-6.2-b",) if self.mission == "attack" else ("PH-6.3-c",)
        args: dict[str, object] = {"space": self.space, "pieces": self.pieces}
        return Ask(self.seat, "strike-force", orders, rules, args, firm=GO in orders)

    @offers(WITH, candidates, refused)
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, pieces=(*self.pieces, p)))

    @offers(GO, forbids=go_refused)
    def go(self, pos: War) -> None:
        pos.pop()
        send_out(pos, self.pieces, self.space)
        pos.event("carrier-strike", "PH-6.2-a", "PH-6.3-c", pieces=self.pieces, space=self.space)
        pos.push(Arrival(self.seat, self.space, self.pieces, FIRST))
