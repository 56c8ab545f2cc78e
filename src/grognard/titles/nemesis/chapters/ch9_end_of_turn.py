"""9.0 The End-of-Turn Sequence: six steps after the eighth Phase."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.frame import side_of as side_of_partner
from grognard.core.kinds import Side, Spaces
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Steps, offers
from grognard.titles.nemesis.chapters.ch2_3_objectives import spare_flags, take_objective
from grognard.titles.nemesis.chapters.ch2_3_satisfaction import TOP, lament, please
from grognard.titles.nemesis.chapters.ch2_5_resources import gain_resources
from grognard.titles.nemesis.chapters.ch2_7_monsoon import turn_weather
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS
from grognard.titles.nemesis.chapters.ch7_attrition import end_of_turn_attrition
from grognard.titles.nemesis.chapters.ch7_supply import objective_lines
from grognard.titles.nemesis.chapters.scenarios import decide
from grognard.titles.nemesis.chapters.variants import mark_wests
from grognard.titles.nemesis.kit import ALLIES, JAPAN, SIDES
from grognard.titles.nemesis.verbs import CHOOSE, CLAIM, DONE, STRIKE_FLAG
from grognard.titles.nemesis.war import AVAILABLE, USED, War, enemy, side_of

MOST_REPROACHED_FLAGS = 5
STAR_REPROACH = 3
FLAGS_LEFT = 5


# 9.0-1


def control(pos: War) -> None:
    """Both sides may claim what the enemy has left behind, as the map stands before any claim."""
    pos.event("end-of-turn", "NEM-9.0-a", n=pos.turn)
    mark_wests(pos)
    claims = claimable(pos)
    for side in (ALLIES, JAPAN):
        if claims[side]:
            pos.push(ClaimObjectives(side, claims[side]))


def claimable(pos: War) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each side, the empty enemy Objectives that only its own supply lines reach."""
    empty = [space for space in pos.kit.objectives if is_empty(pos, space)]
    if not empty:
        return (), ()
    lines = [objective_lines(pos, side) for side in (JAPAN, ALLIES)]
    traced = [
        {
            space
            for space in empty
            if on_own_entry(pos, space, side) or lines[side].full[space] or lines[side].limited[space]
        }
        for side in (JAPAN, ALLIES)
    ]
    found: tuple[list[int], list[int]] = ([], [])
    for space in sorted(empty):
        holder = pos.holder(space)
        if space in traced[enemy(holder)]:
            if space not in traced[holder]:
                found[enemy(holder)].append(space)
            else:
                pos.cite("NEM-9.0-1-b" if on_own_entry(pos, space, holder) else "NEM-9.0-1-a")
    return tuple(found[JAPAN]), tuple(found[ALLIES])


def is_empty(pos: War, space: int) -> bool:
    """No unit of either side; Transports hold nothing (2.3)."""
    return not (pos.index.units[JAPAN][space] or pos.index.units[ALLIES][space])


def on_own_entry(pos: War, space: int, side: int) -> bool:
    """A Supply Entry hex of the side traces its supply by itself (ruling A55)."""
    return space in pos.kit.supply_entries[side]


class ClaimObjectives(Menu[War], frozen=True):
    """A side takes control of cut-off enemy Objectives, as many as it likes."""

    side: Side
    spaces: Spaces
    claimed: bool = False

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not self.spaces and not self.claimed:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "claim", orders, ("NEM-9.0-1-a",), {"n": len(self.spaces)}, firm=True)

    def _not_ours(self, pos: War, space: int) -> str:
        theirs = pos.enemy_objective(space, self.side) and on_own_entry(pos, space, enemy(self.side))
        return "NEM-9.0-1-b" if theirs else "NEM-9.0-1-a"

    @offers(CLAIM, lambda self, _: self.spaces, why=_not_ours)
    def claim(self, pos: War, space: int) -> None:
        pos.replace(ClaimObjectives(self.side, tuple(other for other in self.spaces if other != space), claimed=True))
        if on_own_entry(pos, space, self.side):
            pos.cite("NEM-9.0-1-b")
        pos.event("claimed", "NEM-9.0-1-a", side=self.side, space=space)
        take_objective(pos, space, self.side)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.cite("NEM-9.0-1-a")
        pos.pop()


# 9.0-2


def attrition(pos: War) -> None:
    """Both sides at once; Out of Supply markers stay."""
    end_of_turn_attrition(pos)


# 9.0-3


def remove_ambushes(pos: War) -> None:
    """All Ambushes go back to their pool."""
    for space in pos.ambushes.copy():
        pos.remove_ambush(space)
        pos.event("ambush-removed", "NEM-9.0-3-a", "NEM-5.1D-h", space=space)


# 9.0-4


def reset_air_support(pos: War) -> None:
    """Used Air Supports are available again; those that the Monsoon removed are not."""
    used = [air for air, box in enumerate(pos.air) if box == USED]
    for air in used:
        pos.air[air] = AVAILABLE
    if used:
        pos.event("air-available", "NEM-9.0-4-a", "NEM-1.2B-k", n=len(used))


# 9.0-5A


def please_superiors(pos: War) -> None:
    """A die of at most the General's box pleases the Superior; the side in the lower box rolls first."""
    first = JAPAN if pos.superior[JAPAN] < pos.superior[ALLIES] else ALLIES
    for side in (first, enemy(first)):
        die = pos.roll()
        pos.event("please-roll", "NEM-9.0-5A-a", "NEM-9.0-5A-b", side=side, die=die, n=pos.general[side])
        if die > pos.general[side]:
            continue
        if side == ALLIES:
            pos.cite("NEM-9.0-5A-c")
        please(pos, side, "NEM-9.0-5A-a")
        if pos.result is not None:
            pos.cite("NEM-9.0-5A-d")
            return
    pos.general = [0, 0]
    pos.event("generals-reset", "NEM-9.0-5A-e")


# 9.0-5B


def reproach(pos: War) -> None:
    """Lamentation for enemy flags and lost starred Objectives; the side in the higher box goes first."""
    first = ALLIES if pos.superior[ALLIES] > pos.superior[JAPAN] else JAPAN
    pos.cite("NEM-9.0-5B-d")
    for side in (first, enemy(first)):
        flags = sum(flag != side for flag in pos.flags.values())
        _be_reproached(pos, side, min(flags, MOST_REPROACHED_FLAGS), "NEM-9.0-5B-a")
        _be_reproached(pos, side, STAR_REPROACH * len(lost_stars(pos, side)), "NEM-9.0-5B-b")
        if pos.result is not None:
            return


def _be_reproached(pos: War, side: int, points: int, rule: str) -> None:
    if points:
        pos.cite("NEM-2.4-l", *(("NEM-1.1-g",) if rule == "NEM-9.0-5B-b" else ()))
    if pos.lamentation[side] + points > TOP:
        pos.cite("NEM-9.0-5B-c")
    lament(pos, side, points, rule)


def lost_stars(pos: War, side: int) -> list[int]:
    """Starred Objectives that were the side's at the start and that the enemy controls."""
    return [
        space
        for space, objective in pos.kit.objectives.items()
        if objective.star and objective.owner == side and pos.holder(space) != side
    ]


# Victory?


def victory(pos: War) -> None:
    """After the last turn the happier Superior has won."""
    if pos.turn < pos.last_turn:
        return
    if pos.goal:
        decide(pos)
        return
    pos.cite("NEM-9.0-5C-b", "NEM-0-d")
    lead = pos.superior[JAPAN] - pos.superior[ALLIES]
    pos.finish(None if lead == 0 else SIDES[JAPAN if lead > 0 else ALLIES], "NEM-9.0-V-a")


# 9.0-5C


def compensate(pos: War) -> None:
    """The Allies gain Resources if Hirohito is happier than Churchill."""
    lead = pos.superior[JAPAN] - pos.superior[ALLIES]
    if lead > 0:
        pos.cite("NEM-2.5-f")
        gain_resources(pos, lead, "NEM-9.0-5C-a")


# 9.0-5D


def clear_flags(pos: War) -> None:
    """On a Support turn both sides take superfluous flags off the map."""
    if pos.turn in pos.kit.support_turns:
        pos.push(StrikeFlags(ALLIES))
        pos.push(StrikeFlags(JAPAN))


class StrikeFlags(Menu[War], frozen=True):
    """A side removes flags until 5 are left, only from Objectives that were its own at the start."""

    side: Side
    elsewhere = {"done": "NEM-9.0-5D-a"}

    def advance(self, pos: War) -> Asks:
        excess = sum(flag == self.side for flag in pos.flags.values()) - FLAGS_LEFT
        if excess <= 0:
            pos.pop()
            return None
        pos.cite("NEM-9.0-5D-a", "NEM-9.0-5D-b")
        spare = spare_flags(pos, self.side)
        if excess < len(spare):
            return Ask(pos.seat(self.side), "strike-flag", self.offered(pos), ("NEM-9.0-5D-a",), {"n": excess})
        for space in spare:
            self.strike(pos, space)
        pos.pop()
        return None

    @offers(STRIKE_FLAG, lambda self, pos: spare_flags(pos, self.side), why=lambda *_: "NEM-9.0-5D-a")
    def strike(self, pos: War, space: int) -> None:
        del pos.flags[space]
        pos.event("flag-struck", "NEM-9.0-5D-a", side=self.side, space=space)


# 9.0-6


def continuation(pos: War) -> None:
    """The weather may change; then each side chooses its first chit of the next turn."""
    turn_weather(pos, pos.turn + 1)
    pos.replace(ChooseFirstChits())


class ChooseFirstChits(Frame[War], frozen=True):
    """Both sides choose in secret; what was played fourth may not be first. Then the next turn begins."""

    def advance(self, pos: War) -> Asks:
        return tuple(
            Ask(
                pos.seat(side),
                "choose-chit",
                CHOOSE.each(chit for chit in CHITS if chit != pos.played[side][-1]),
                ("NEM-9.0-6-c", "NEM-4.0-e"),
                {"n": pos.turn + 1, "chit": pos.played[side][-1]},
                secret=True,
            )
            for side in (JAPAN, ALLIES)
        )

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        pos.chosen = [str(picks[pos.seat(side)][0].target) for side in (JAPAN, ALLIES)]
        pos.cups = [tuple(chit for chit in CHITS if chit != chosen) for chosen in pos.chosen]
        pos.played = [(), ()]
        pos.event("chits-chosen", "NEM-9.0-6-c", "NEM-4.0-e")
        pos.turn += 1
        pos.event("turn-advanced", "NEM-9.0-6-d", n=pos.turn)
        pos.pop()
        pos.replace("Turn")

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        side = side_of(side_of_partner(pos, seat))
        if order.verb == CHOOSE.name and order.target == pos.played[side][-1]:
            return [Reason("NEM-9.0-6-c"), Reason("NEM-4.0-e")]
        return []


class EndOfTurn(Steps[War], frozen=True):
    """The steps in their order; each may put questions, or end the game, before the next one begins."""

    steps = (
        *("control", "attrition", "remove_ambushes", "reset_air_support", "please_superiors"),
        *("reproach", "victory", "compensate", "clear_flags", "continuation"),
    )
    control = staticmethod(control)
    attrition = staticmethod(attrition)
    remove_ambushes = staticmethod(remove_ambushes)
    reset_air_support = staticmethod(reset_air_support)
    please_superiors = staticmethod(please_superiors)
    reproach = staticmethod(reproach)
    victory = staticmethod(victory)
    compensate = staticmethod(compensate)
    clear_flags = staticmethod(clear_flags)
    continuation = staticmethod(continuation)
