"""11.14, 11.15 What comes from the sky or the sea must fight for its hex: success, failure, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Spaces
from grognard.core.steps import Answers, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import opponent
from grognard.titles.world_in_flames.chapters.ch2_control import take
from grognard.titles.world_in_flames.chapters.ch11_11_costs import costs_of
from grognard.titles.world_in_flames.chapters.ch11_14_notional import defenders_at
from grognard.titles.world_in_flames.verbs import CONTEST, IGNORE
from grognard.titles.world_in_flames.war import War


class Waive(Answers[War], frozen=True):
    """Once all attacks are declared, the defender may let his notional units be ignored (11.14-u)."""

    side: Side
    """The side that attacks."""
    spaces: Spaces

    def advance(self, pos: War) -> Asks:
        if not self.spaces:
            pos.pop()
            return None
        space = self.spaces[0]
        args: dict[str, object] = {"space": space, "defence": pos.notional[space]}
        orders = [CONTEST, *IGNORE.each([space])]
        seat = pos.seat(opponent(pos, self.side, pos.index.at[space]))
        return Ask(seat, "notional", orders, ("WIF-11.14-u", "WIF-11.15-k"), args)

    @offers(CONTEST)
    def contest(self, pos: War) -> None:
        pos.replace(replace(self, spaces=self.spaces[1:]))

    @offers(IGNORE, why=lambda self, pos, space: "WIF-11.14-u")
    def ignore(self, pos: War, space: int) -> None:
        """Without real defenders there is no attack: who has landed holds the hex."""
        pos.replace(replace(self, spaces=self.spaces[1:]))
        pos.notional = {each: factor for each, factor in pos.notional.items() if each != space}
        pos.event("notional-ignored", "WIF-11.14-u", space=space)
        units = pos.drops[space]
        if not defenders_at(pos, units[0], space):
            pos.attacks = {each: those for each, those in pos.attacks.items() if each != space}
            tire(pos, space)
            occupy(pos, space, units)


def settle(pos: War, side: int, space: int, *, harmed: bool) -> None:
    """After the combat: whoever has landed holds the hex, or is lost (11.14-m, 11.15-i). Call it last."""
    units = [p for p in pos.drops.get(space, ()) if pos.place[p] == space]
    if space in pos.notional and harmed:
        pos.notional = {each: factor for each, factor in pos.notional.items() if each != space}
        pos.event("notional-gone", "WIF-11.14-x", space=space)
    if not units:
        forget_landing(pos, space)
    elif space in pos.notional or defenders_at(pos, units[0], space):
        for p in units:
            pos.put(p, pos.kit.lost)
            pos.down[p] = 0
            pos.event("destroyed", "WIF-11.14-m" if p in pos.landing else "WIF-11.15-i", piece=p)
        forget_landing(pos, space)
    else:
        occupy(pos, space, units)


def occupy(pos: War, space: int, units: Sequence[int]) -> None:
    """Units that have landed hold their hex; aircraft and ships there are overrun (11.14-n, 11.15-j)."""
    for p in units:
        rule = "WIF-11.14-m" if p in pos.landing else "WIF-11.15-i"
        pos.event("held", rule, piece=p, space=space)
    pos.cite("WIF-11.14-n" if units[0] in pos.landing else "WIF-11.15-j")
    take(pos, units[0])


def tire(pos: War, space: int) -> None:
    """Who has landed on ground that costs more than his movement lies face-down after all (11.14-v, 11.15-l)."""
    for p in pos.drops.get(space, ()):
        if pos.place[p] == space and ground_cost(pos, p, space) > pos.kit.move[p]:
            pos.turn_down(p)
            pos.cite("WIF-11.14-v" if p in pos.landing else "WIF-11.15-l")
    forget_landing(pos, space)


def ground_cost(pos: War, p: int, space: int) -> int:
    """Movement points of the hex itself, whichever hexside it is entered by."""
    costs = costs_of(pos, p)
    entered = [int(costs[pos.kit.board.link(near, space)]) for near in pos.kit.neighbours[space]]
    return min((cost for cost in entered if cost >= 0), default=0)


def forget_landing(pos: War, space: int) -> None:
    pos.drops = {each: units for each, units in pos.drops.items() if each != space}
    pos.notional = {each: factor for each, factor in pos.notional.items() if each != space}
    pos.forget()
