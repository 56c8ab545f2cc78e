"""What an order would lose that the player may have overlooked; never what is merely optional."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.scene import Caution, say
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor.chapters.ch3_stacking import ExcessAir, ExcessLand, ExcessShips
from grognard.titles.pearl_harbor.chapters.ch5_return import havens, members, ship_groups, ship_must_return
from grognard.titles.pearl_harbor.chapters.ch11_trace import LEAST_RESERVE
from grognard.titles.pearl_harbor.chapters.ch16_redeployment import REDEPLOY
from grognard.titles.pearl_harbor.chapters.ch17_4_decision import COMMISSION, SPECIAL
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import ACTIVATE, REPAIR, activation_price, repair_price
from grognard.titles.pearl_harbor.chapters.ch17_8_construction import BUILD, building_price
from grognard.titles.pearl_harbor.chapters.ch17_9_reaction_status import STAND_BY, payers_at
from grognard.titles.pearl_harbor.kit import AIR, FORCES, LAND, LEADER, NAVAL
from grognard.titles.pearl_harbor.verbs import DONE
from grognard.titles.pearl_harbor.war import War

CROWDED = {
    "movement": ((ExcessShips, NAVAL), (ExcessLand, LAND)),
    "reaction": ((ExcessShips, NAVAL),),
    "redeployment": ((ExcessShips, NAVAL), (ExcessLand, LAND), (ExcessAir, AIR)),
}
"""Questions after which counters that are too many are lost, and which."""
PRICES = {ACTIVATE.name: activation_price, REPAIR.name: repair_price, BUILD.name: building_price}
FIXED = {COMMISSION.name: "fleet-train", REDEPLOY.name: "sr-unit"}


def warnings(pos: War, ask: Ask, wording: Wording) -> tuple[Caution, ...]:
    quiet = pos.copy()
    found = list(_spending(quiet, ask, wording))
    if DONE in ask.orders:
        found += [Caution(DONE.verb, text, rule) for text, rule in _losses(quiet, ask, wording)]
    return tuple(found)


def _losses(pos: War, ask: Ask, wording: Wording) -> Iterator[tuple[str, str]]:
    """What is lost when the step is over."""
    side = pos.side_of(ask.seat)
    for excess, arm in CROWDED.get(ask.prompt, ()):
        mine = [p for p in pos.kit.of_arm[arm] if pos.kit.side[p] == side and pos.on_map(p) and pos.seat(p) == ask.seat]
        for space in dict.fromkeys(pos.place[p] for p in mine):
            if excess(side).surplus(pos, space):
                yield say(wording, "warn-crowded", space=wording.place(space)), excess.rules[0]
    if ask.prompt == "movement":
        pos.spent = [0] * len(pos.spent)
        for group in ship_groups(pos, ask.seat):
            ships = members(pos, group)
            if any(ship_must_return(pos, p) for p in ships) and not havens(pos, ships):
                where = wording.place(pos.place[group])
                yield say(wording, "warn-no-haven", piece=wording.piece(group), space=where), "PH-1-j"


def _spending(pos: War, ask: Ask, wording: Wording) -> Iterator[Caution]:
    """Orders that would leave a force without the ERP that its supply needs (11.1-d)."""
    for order in ask.orders:
        force, price = _bill(pos, order, ask.seat)
        if price and pos.erp[force] - price < LEAST_RESERVE <= pos.erp[force]:
            name = wording.name("power", FORCES[force])
            text = say(wording, "warn-reserve", name=name, n=LEAST_RESERVE)
            yield Caution(wording.title.write(pos.kit, order), text, "PH-11.1-d")


def _bill(pos: War, order: Order, seat: str) -> tuple[int, int]:
    """Who pays for an order, and how much; nothing if it costs nothing or is paid by somebody still to be named."""
    kit, cost, target = pos.kit, pos.kit.cost, order.target
    if order.verb == SPECIAL.name:
        return FORCES.index(str(target)), cost["special-operations"]
    if not isinstance(target, int):
        return 0, 0
    if order.verb == STAND_BY.name:
        payers = payers_at(pos, target, seat)
        return (payers[0], cost["reaction"]) if len(payers) == 1 else (0, 0)
    if order.verb in FIXED:
        key = FIXED[order.verb]
        return pos.force_of(target), cost["sr-leader" if key == "sr-unit" and kit.arm[target] == LEADER else key]
    return (pos.force_of(target), PRICES[order.verb](pos, target)) if order.verb in PRICES else (0, 0)
