"""11.12 Air transport: land units fly with transports, are set down where these fly to, or where they return to."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import rivals
from grognard.titles.world_in_flames.chapters.ch2_stacking import over, why_not_stack
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import cooperate
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch11_16_retreat import Excess
from grognard.titles.world_in_flames.chapters.ch14_1_range import points_for, why_not_base
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Flights, Homecoming, Sortie
from grognard.titles.world_in_flames.chapters.ch14_5_factors import is_closed
from grognard.titles.world_in_flames.kit import TRANSPORTS
from grognard.titles.world_in_flames.verbs import EMPTY, LOAD, RETAIN, UNLOAD
from grognard.titles.world_in_flames.war import BOMBER, COMBINED, LAND_MOVES, War

CARGO = ("PARA", "MTN")
"""What a transport takes; divisions are option 2."""


def why_no_march(pos: War) -> tuple[str, ...]:
    """A unit that flies uses a land move where these are counted: in a combined action (11.12-d, 10.2-d)."""
    return why_no_more(pos, LAND_MOVES) if pos.action == COMBINED else ()


def freight(pos: War, p: int, space: int) -> list[int]:
    """The units in a hex that a transport can take."""
    kit = pos.kit
    return [q for q in pos.units_at(space, pos.side(p)) if kit.kind[q] in CARGO and cooperate(pos, p, q)]


def take_aboard(pos: War, p: int, q: int, rule: str) -> None:
    """A unit goes aboard; who is out of supply then is turned face-down (11.12-i)."""
    if not in_supply(pos, q):
        pos.turn_down(q)
        pos.cite("WIF-11.12-i")
    pos.used[LAND_MOVES] += 1
    pos.event("boarded", rule, "WIF-10.2-d", piece=q, by=p, space=pos.place[q])
    pos.aboard = {**pos.aboard, p: q}
    pos.put(q, pos.kit.aloft)


def set_down(pos: War, p: int, rule: str) -> None:
    """What an aircraft carries is where the aircraft is."""
    q, space = pos.aboard[p], pos.place[p]
    pos.aboard = {each: unit for each, unit in pos.aboard.items() if each != p}
    pos.put(q, space)
    pos.event("set-down", rule, piece=q, by=p, to=space)
    if over(pos, pos.units_at(space, pos.side(q)), space):
        pos.push(Excess(pos.side(q), space))


class AirTransport(Sortie, frozen=True):
    """Transports fly twice: to their target, and to a base, where the enemy may meet them again."""

    flown: Pieces = ()
    """The transports that have taken off."""
    steps = (
        "patrols",
        "raids",
        "interception",
        "counter",
        "combats",
        "effects",
        "home",
        "pursuit",
        "cover",
        "second_combats",
        "unloading",
        "home_again",
        "over",
    )
    mission = "transport"
    from_decks = False
    rule = "WIF-11.12-b"

    def why_not_able(self, pos: War, p: int) -> Refusals:
        if pos.kit.kind[p] not in TRANSPORTS:
            return "WIF-14.2-g"
        return ("WIF-11.12-d", *why_no_march(pos)) if why_no_march(pos) else None

    def marks(self, pos: War) -> list[int]:
        return sorted({pos.place[q] for q in pos.units_of(self.side) if pos.kit.kind[q] in CARGO})

    def targets(self, pos: War, p: int) -> list[int]:
        """With something to carry it may fly to any base, else to where something waits."""
        near = pos.kit.flown(pos.place[p], points_for(pos, p, BOMBER))
        spaces = near.spaces if freight(pos, p, pos.place[p]) else [s for s in self.marks(pos) if s in near]
        return sorted(space for space in spaces if not self.why_not_target(pos, p, space))

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        if space == pos.place[p] or why_not_base(pos, p, space):
            return "WIF-11.12-c"
        if is_closed(pos, space):
            return "WIF-8.2.3-b"
        full = freight(pos, p, pos.place[p]) or freight(pos, p, space)
        pos.cite("WIF-11.12-a")
        return None if full else ("WIF-11.12-a", "WIF-11.12-f")

    def took_off(self, pos: War, p: int, origin: int) -> None:
        pos.push(Loading(p, origin))

    def effects(self, pos: War) -> None:
        """Who has come through may be unloaded."""
        for space in self.flown_to(pos, self.side):
            for p in self.bombers(pos, self.side, space):
                if p in pos.aboard:
                    pos.push(Unloading(p))

    def carried_home(self, pos: War, p: int, *, aborted: bool) -> None:
        if aborted:
            pos.cite("WIF-11.12-i")
            pos.turn_down(pos.aboard[p])

    def pursuit(self, pos: War) -> None:
        """The transports that have landed can be caught; nobody else of their sortie (11.12-e)."""
        wings = [p for p in self.flown if pos.on_map(p)]
        for p in wings:
            pos.role[p] = BOMBER
        self.turn_to(pos, "cover", fought=())
        if wings:
            pos.cite("WIF-11.12-e")
            self._react(pos, "interception")

    def cover(self, pos: War) -> None:
        if any(pos.role[p] for foe in rivals(pos, self.side) for p in pos.aircraft_of(foe)):
            pos.push(Flights(self.side, "counter"))

    def second_combats(self, pos: War) -> Asks:
        return self.combats(pos)

    def unloading(self, pos: War) -> None:
        for p in self.flown:
            if pos.on_map(p):
                pos.role[p] = 0
            if p in pos.aboard:
                set_down(pos, p, "WIF-11.12-h")

    def home_again(self, pos: War) -> None:
        pos.push(Homecoming(self.side))
        for foe in reversed(rivals(pos, self.side)):
            pos.push(Homecoming(foe))


class Loading(Answers[War], frozen=True):
    """A transport has flown: with whom, or whom does it pick up there?"""

    piece: Piece
    origin: Space

    def advance(self, pos: War) -> Asks:
        p = self.piece
        units = [*freight(pos, p, self.origin), *freight(pos, p, pos.place[p])]
        rules = ("WIF-11.12-b", "WIF-11.12-f")
        return Ask(pos.seat(pos.side(p)), "loading", [*LOAD.each(units), EMPTY], rules, {"piece": p})

    @offers(LOAD, why=lambda self, pos, q: "WIF-11.12-f")
    def load(self, pos: War, q: int) -> None:
        pos.pop()
        take_aboard(pos, self.piece, q, "WIF-11.12-d")
        self._note(pos)

    @offers(EMPTY)
    def empty(self, pos: War) -> None:
        pos.pop()
        self._note(pos)

    def _note(self, pos: War) -> None:
        """The sortie remembers its transports."""
        at = next(n for n, frame in enumerate(pos.stack) if isinstance(frame, AirTransport))
        frame = pos.stack[at]
        assert isinstance(frame, AirTransport)
        pos.stack[at] = replace(frame, flown=(*frame.flown, self.piece))


class Unloading(Answers[War], frozen=True):
    """A transport over its target: unload, or keep what it carries (11.12-h)."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        q = pos.aboard[self.piece]
        fits = not why_not_stack(pos, q, pos.place[self.piece])
        orders = [*(UNLOAD.each([q]) if fits else ()), RETAIN]
        args: dict[str, object] = {"piece": self.piece, "space": pos.place[self.piece]}
        return Ask(pos.seat(pos.side(q)), "unloading", orders, ("WIF-11.12-h", "WIF-11.12-b"), args)

    @offers(UNLOAD, why=lambda self, pos, q: "WIF-2.3.1-d")
    def unload(self, pos: War, q: int) -> None:
        pos.pop()
        set_down(pos, self.piece, "WIF-11.12-h")

    @offers(RETAIN)
    def retain(self, pos: War) -> None:
        pos.pop()
