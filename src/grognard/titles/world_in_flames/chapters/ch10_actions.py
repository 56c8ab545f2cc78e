"""10 Actions: what a power does in its impulse, and how much of it."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_active, members, powers
from grognard.titles.world_in_flames.chapters.ch9_compulsory import begins_in_1939
from grognard.titles.world_in_flames.chapters.ch11_4_straits import keeper, may_cross
from grognard.titles.world_in_flames.chapters.ch17_4_status import purse
from grognard.titles.world_in_flames.kit import FRANCE, GERMANY, NOBODY, POWER_KEYS, SIDES, VICHY
from grognard.titles.world_in_flames.verbs import ACTION, ADMIT, BAR, OPEN_CANAL, SHUT_CANAL
from grognard.titles.world_in_flames.war import (
    ACTIONS,
    AIR,
    ATTACKS,
    COMBINED,
    LAND,
    LAND_MOVES,
    MISSIONS,
    NAVAL,
    PASS,
    RAIL_MOVES,
    SAILINGS,
    War,
)

COLUMNS = {
    AIR: {RAIL_MOVES: "rail"},
    NAVAL: {MISSIONS: "air_naval"},
    LAND: {RAIL_MOVES: "rail", MISSIONS: "air_land"},
    COMBINED: {
        LAND_MOVES: "land_combined",
        ATTACKS: "attacks_combined",
        RAIL_MOVES: "rail_combined",
        MISSIONS: "air_combined",
        SAILINGS: "naval_combined",
    },
}
"""By action: the columns of the limits. What is not there is free in its own action, and forbidden in another."""
FREE = {AIR: (MISSIONS,), LAND: (LAND_MOVES, ATTACKS), NAVAL: (SAILINGS,), COMBINED: ()}
RULES = {
    LAND_MOVES: "WIF-10.2-d",
    ATTACKS: "WIF-10.2-f",
    RAIL_MOVES: "WIF-10.2-e",
    MISSIONS: "WIF-10.2-h",
    SAILINGS: "WIF-10.2-g",
}


def action_of(pos: War, side: int) -> int:
    """The action that a power of the phasing camp has chosen; Vichy France acts as who has installed it."""
    payer = purse(pos, side)
    return pos.action if payer == purse(pos, pos.phasing) else pos.tally[payer][0]


def spent_of(pos: War, side: int, what: int) -> int:
    """How much of a limit a power of the phasing camp has used in this impulse."""
    payer = purse(pos, side)
    return pos.used[what] if payer == purse(pos, pos.phasing) else pos.tally[payer][1 + what]


def spend(pos: War, side: int, what: int) -> None:
    """A power of the phasing camp uses one more of what its action limits."""
    payer = purse(pos, side)
    if payer == purse(pos, pos.phasing):
        pos.used[what] += 1
    else:
        row = list(pos.tally[payer])
        row[1 + what] += 1
        pos.tally[payer] = tuple(row)


def limit_of(pos: War, what: int, who: int = NOBODY) -> int | None:
    """How often the phasing side, or a partner, may do something in this impulse; None: as often as it likes (10.2)."""
    power = pos.phasing if who == NOBODY else who
    action = action_of(pos, power)
    if action == PASS:
        return 0
    column = COLUMNS[action].get(what)
    if column is None:
        return None if what in FREE[action] else 0
    side = purse(pos, power)
    most = pos.kit.charts.limits[SIDES[side]][column]
    pos.cite("WIF-10.2-k", *(("WIF-17.4-g" if power == VICHY else "WIF-20-a",) if side != power else ()))
    home = pos.kit.power[side]
    if home >= 0 and pos.conquered[home] and pos.leader[home] == side:
        pos.cite("WIF-13.7.1-z", *(("WIF-17.6-b",) if pos.divided and side == FRANCE else ()))
        return (most + 1) // 2
    return most


def why_no_more(pos: War, what: int, who: int = NOBODY) -> tuple[str, ...]:
    """The rules by which a side has used up what its action allows."""
    most = limit_of(pos, what, who)
    used = spent_of(pos, pos.phasing if who == NOBODY else who, what)
    return () if most is None or used < most else ("WIF-10.2-a", RULES[what])


def why_not_act(pos: War, side: int, action: str) -> Refusals:
    """The rule that keeps a neutral power from an action: it passes or acts in combination (9.1-d, 10.1)."""
    if is_active(pos, side) or action in (ACTIONS[PASS], ACTIONS[COMBINED]):
        return None
    if action == ACTIONS[LAND] and side == GERMANY and begins_in_1939(pos) and pos.turn == 1 and not pos.impulses:
        pos.cite("WIF-10.1-c")
        return None
    return ("WIF-9.1-d", "WIF-10.1-b")


class ChooseAction(Menu[War], frozen=True):
    """A power chooses its action for the impulse; before that it may open or close its territory, once to each ally."""

    side: Side
    turned: Number = 0
    """The allies, as bits, that have been let in or kept out here; above them, who crosses the canal of Panama."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "action", orders, ("WIF-10-a", "WIF-10.1-a"), {"side": self.side})

    def _partners(self, pos: War, *, barred: bool) -> list[str]:
        camp = members(pos, pos.camps[self.side])
        others = (side for side in camp if side != self.side and not self.turned >> side & 1)
        return [SIDES[side] for side in others if bool(pos.barring[self.side] >> side & 1) == barred]

    @offers(BAR, lambda self, pos: self._partners(pos, barred=False), why=lambda self, pos, key: "WIF-18.2-q")
    def bar(self, pos: War, key: str) -> None:
        """Standing permissions: they hold until they are withdrawn, so that nobody has to be asked (18.2-q)."""
        self._turn(pos, key)
        pos.event("bars", "WIF-18.2-q", side=self.side, nation=POWER_KEYS[SIDES.index(key)])

    @offers(ADMIT, lambda self, pos: self._partners(pos, barred=True), why=lambda self, pos, key: "WIF-18.2-q")
    def admit(self, pos: War, key: str) -> None:
        self._turn(pos, key)
        pos.event("admits", "WIF-18.2-q", side=self.side, nation=POWER_KEYS[SIDES.index(key)])

    def _travellers(self, pos: War, *, shut: bool) -> list[str]:
        """The powers that the keeper of the canal of Panama lets through, or does not; once each."""
        canal = pos.kit.places.get("Panama")
        if canal is None or keeper(pos, canal) != self.side:
            return []
        others = (side for side in powers(pos) if side != self.side and not self.turned >> len(SIDES) + side & 1)
        return [SIDES[side] for side in others if may_cross(pos, side, self.side) != shut]

    @offers(OPEN_CANAL, lambda self, pos: self._travellers(pos, shut=True), why=lambda self, pos, key: "WIF-11.4.4-g")
    def open_canal(self, pos: War, key: str) -> None:
        self._dispose(pos, key)
        pos.event("opens-canal", "WIF-11.4.4-g", "WIF-13.3.2-ap", side=self.side, nation=POWER_KEYS[SIDES.index(key)])

    @offers(SHUT_CANAL, lambda self, pos: self._travellers(pos, shut=False), why=lambda self, pos, key: "WIF-11.4.4-g")
    def shut_canal(self, pos: War, key: str) -> None:
        self._dispose(pos, key)
        pos.event("shuts-canal", "WIF-11.4.4-g", "WIF-13.3.2-ap", side=self.side, nation=POWER_KEYS[SIDES.index(key)])

    def _dispose(self, pos: War, key: str) -> None:
        who = SIDES.index(key)
        pos.crossing ^= 1 << who
        pos.forget()
        pos.replace(replace(self, turned=self.turned | 1 << len(SIDES) + who))

    def _turn(self, pos: War, key: str) -> None:
        ally = 1 << SIDES.index(key)
        pos.barring[self.side] ^= ally
        pos.forget()
        pos.replace(replace(self, turned=self.turned | ally))

    @offers(
        ACTION,
        lambda self, pos: ACTIONS,
        lambda self, pos, action: why_not_act(pos, self.side, action),
        lambda self, pos, action: "WIF-10.1-a",
    )
    def choose(self, pos: War, action: str) -> None:
        pos.pop()
        pos.action = ACTIONS.index(action)
        pos.used = [0] * len(pos.used)
        passed = 1 << self.side
        pos.idle = pos.idle | passed if pos.action == PASS else pos.idle & ~passed
        rules = ("WIF-10.2-b", "WIF-11.1-a") if pos.action == PASS else ("WIF-10.2-a",)
        pos.event("action", *rules, side=self.side, action=action)
