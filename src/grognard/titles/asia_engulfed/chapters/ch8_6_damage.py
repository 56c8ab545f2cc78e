"""8.6 Damage: hits and damages on ships, aircraft that look for a deck, damage resolution."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, offers
from grognard.titles.asia_engulfed.chapters.ch0_terms import (
    eliminate,
    embark,
    lose_step,
    needed,
    room_aboard,
    without_deck,
)
from grognard.titles.asia_engulfed.kit import CBA, CV, KINDS, MINORS
from grognard.titles.asia_engulfed.theatre import Build
from grognard.titles.asia_engulfed.verbs import HIT, LAND_ON, LOSE
from grognard.titles.asia_engulfed.war import War

SOUND, DAMAGED = "sound", "damaged"
KNOWN_CELLS = {("bb", 1), ("bb", 4), ("cv", 3), ("ca", 5)}
"""Cells of the Damage Table that the playbook gives (8.6-b)."""

Result = tuple[Piece, Number, Number]
"""A target, the hits on it, the damages to its steps."""


def in_turn(pos: War) -> tuple[int, int]:
    """The sides in the order in which they roll when both do: the Non-Phasing one first."""
    return 1 - pos.phasing, pos.phasing


def score(pos: War, target: int, dice: list[int], bonus: int) -> tuple[int, int]:
    """Hits and damages of dice with a Hit-bonus; only steps of fleets are damaged (KT-f, KT-g)."""
    least = needed(bonus)
    hits = sum(1 for die in dice if die >= least)
    damages = 0
    if target >= 0 and pos.kit.is_fleet[target]:
        damages = sum(1 for die in dice if die == least - 1)
        pos.cite("AE-KT-g")
    pos.cite("AE-KT-f")
    return hits, damages


def shown_dice(dice: list[int]) -> str:
    """Dice as an event tells them."""
    return " ".join(map(str, dice))


def add_up(results: list[Result]) -> tuple[Result, ...]:
    """All that one fleet has taken in a round, added up (KT-h)."""
    sums: dict[int, tuple[int, int]] = {}
    for target, hits, damages in results:
        before = sums.get(target, (0, 0))
        sums[target] = (before[0] + hits, before[1] + damages)
    return tuple((target, hits, damages) for target, (hits, damages) in sums.items() if hits or damages)


def sink(pos: War, p: int, *rules: str, damaged: bool = False) -> None:
    """A step is lost; a damaged one needs no roll any more (8.6-d)."""
    if damaged:
        pos.cite("AE-8.6-d")
    _leave_decks(pos, p)
    lose_step(pos, p, *rules, damaged=damaged)


def _leave_decks(pos: War, p: int) -> None:
    """The aircraft of a CV fleet whose last step goes look for another deck; or they go down with it (8.42-m)."""
    if pos.kit.kind[p] != CV or pos.steps[p] > 1:
        return
    for cba in pos.aircraft_of(p):
        pos.cite("AE-8.42-m")
        if not pos.alternative("orphaned-cba"):
            pos.aboard[cba] = -1


class Results(Frame[War], frozen=True):
    """What was scored in a round takes effect: for each target hits first, then damages (KT-h)."""

    results: tuple[Result, ...]

    def advance(self, pos: War) -> Asks:
        if not self.results:
            pos.pop()
            return None
        target, hits, damages = self.results[0]
        if not pos.on_map(target) or not (hits or damages):
            pos.replace(Results(self.results[1:]))
        elif not hits:
            for _ in range(damages):
                damage_step(pos, target)
            pos.replace(Results(self.results[1:]))
        elif self._owner_chooses(pos):
            args: dict[str, object] = {"piece": target}
            return Ask(pos.seat(pos.kit.side[target]), "hit-step", HIT.each((SOUND, DAMAGED)), ("AE-KT-w",), args)
        else:
            self._take_hit(pos, damaged=pos.damaged[target] > 0)
        return None

    def _owner_chooses(self, pos: War) -> bool:
        target, hits, _ = self.results[0]
        mixed = 0 < pos.damaged[target] < pos.steps[target] and hits < pos.steps[target]
        if mixed and pos.alternative("hit-step"):
            pos.cite("AE-KT-w")
            return False
        return mixed

    def _take_hit(self, pos: War, *, damaged: bool) -> None:
        target, hits, damages = self.results[0]
        sink(pos, target, "AE-KT-h", damaged=damaged)
        pos.replace(Results(((target, hits - 1, damages), *self.results[1:])))

    def play(self, pos: War, order: Order, seat: str) -> None:
        self._take_hit(pos, damaged=order.target == DAMAGED)


def damage_step(pos: War, p: int) -> None:
    """A sound step is damaged; if there is none, or by the other reading at once, a damaged one sinks (KT-h)."""
    if not pos.on_map(p):
        return
    if not pos.damaged[p] or (pos.damaged[p] < pos.steps[p] and not pos.alternative("damages")):
        pos.damaged[p] += 1
        pos.event("step-damaged", "AE-KT-g", "AE-KT-h", piece=p, space=pos.place[p], count=pos.damaged[p])
    else:
        pos.event("damages-combine", "AE-KT-h", piece=p, space=pos.place[p])
        sink(pos, p, "AE-KT-h", damaged=True)


class Recovery(Answers[War], frozen=True):
    """CBA go back to their CV fleets in a place: those without a deck land on another, what is too much is lost."""

    space: Space

    def advance(self, pos: War) -> Asks:
        kit = pos.kit
        carriers = [p for p in pos.index.at[self.space] if kit.kind[p] == CV]
        for cba in self._adrift(pos):
            side = kit.side[cba]
            decks = [p for p in carriers if kit.side[p] == side and room_aboard(pos, p) > 0]
            if decks:
                return Ask(pos.seat(side), "land-on", LAND_ON.each(decks), ("AE-8.42-m",), {"piece": cba})
            eliminate(pos, cba, "AE-8.42-m")
            return None
        for carrier in carriers:
            excess = without_deck(pos, carrier)
            if excess:
                rules = ("AE-8.42-l", "AE-4.4-j")
                return Ask(pos.seat(kit.side[carrier]), "no-deck", LOSE.each(excess), rules, {"piece": carrier})
        pos.pop()
        return None

    def _adrift(self, pos: War) -> list[int]:
        kit = pos.kit
        return [p for p in pos.index.at[self.space] if kit.kind[p] == CBA and pos.aboard[p] < 0]

    @offers(LOSE, why=lambda self, pos, p: Reason("AE-4.4-j", "cadre-fits", {"piece": p}))
    def lose(self, pos: War, p: int) -> None:
        lose_step(pos, p, "AE-8.42-l", "AE-4.4-j")

    @offers(LAND_ON)
    def land_on(self, pos: War, carrier: int) -> None:
        cba = self._adrift(pos)[0]
        embark(pos, cba, carrier)
        pos.event("landed-on", "AE-8.42-m", piece=cba, by=carrier, space=self.space)


def resolve_damage(pos: War, space: int) -> None:
    """8.6-a: a die for each damaged step; it leaves the fleet and goes to the yard."""
    for side in in_turn(pos):
        for p in pos.fleets_at(space, side):
            for _ in range(pos.damaged[p]):
                _to_the_yard(pos, p, space)
    pos.push(Recovery(space))


def _to_the_yard(pos: War, p: int, space: int) -> None:
    kit = pos.kit
    if kit.nation[p] in MINORS:
        pos.cite("AE-9.5-a")
    else:
        track, die = KINDS[kit.kind[p]], pos.roll()
        box, rule = damage_box(pos, track, die)
        pos.builds.append(Build(kit.power[p], track, box, damage=True))
        pos.event("damage-roll", "AE-8.6-a", rule, "AE-4.7-f", piece=p, space=space, die=die, box=box, track=track)
    _leave_decks(pos, p)
    lose_step(pos, p, "AE-8.6-e", damaged=True)


def damage_box(pos: War, track: str, die: int) -> tuple[int, str]:
    """The box of the Damage Table for a die, and the rule that says so.

    By another reading of the cells that the playbook does not give, the step goes to the middle of its track.
    """
    if (track, die) in KNOWN_CELLS:
        return pos.kit.tracks[track].damage[die - 1], "AE-8.6-b"
    if pos.alternative("damage-table"):
        return pos.kit.tracks[track].boxes // 2, "AE-8.6-c"
    return pos.kit.tracks[track].damage[die - 1], "AE-8.6-c"
