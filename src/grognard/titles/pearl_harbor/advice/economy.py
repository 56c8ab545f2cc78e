"""Advice on ERP: what is activated, repaired, built, lent and redeployed, and what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grognard.core.frame import Ask
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.fleets import home_worth
from grognard.titles.pearl_harbor.advice.ground import abroad
from grognard.titles.pearl_harbor.advice.operations import groups_of, lift_at, load_of
from grognard.titles.pearl_harbor.advice.outlook import NEVER, Outlook, air_away, rate, subject, target
from grognard.titles.pearl_harbor.chapters import ch3_stacking as stacking
from grognard.titles.pearl_harbor.chapters.ch5_bases import is_port
from grognard.titles.pearl_harbor.chapters.ch16_redeployment import ends
from grognard.titles.pearl_harbor.chapters.ch17_3_loans import lenders
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import UNITS, activation_price, repair_price
from grognard.titles.pearl_harbor.chapters.ch17_8_construction import sites
from grognard.titles.pearl_harbor.chapters.ch17_9_reaction_status import payers_at
from grognard.titles.pearl_harbor.chapters.ch19_nations import carriage_refused
from grognard.titles.pearl_harbor.kit import AIR, CH, FORCES, INSTALLATION, LAND, NAVAL, PearlKit
from grognard.titles.pearl_harbor.verbs import DONE


def nothing(outlook: Outlook, ask: Ask) -> list[float]:
    """Leave it."""
    return [1.0 if order.verb in ("done", "pass", "no", "stop") else 0.0 for order in ask.orders]


def agree(outlook: Outlook, ask: Ask) -> list[float]:
    """What a partner asks for, or what costs nothing: yes."""
    return [1.0 if order.verb == "yes" else 0.0 for order in ask.orders]


def surplus(outlook: Outlook, ask: Ask) -> list[float]:
    """What no unit needs goes into bombs and submarines."""
    pos = outlook.pos
    rich = max(pos.erp[force] for force in pos.forces_of(ask.seat)) >= outlook.weights["plenty"]
    return [0.5 if order is DONE else float(rich) for order in ask.orders]


# units


def activation(outlook: Outlook, ask: Ask) -> list[float]:
    """The most useful units first, while the reserve stays large enough for all that comes after."""
    pos, kit = outlook.pos, outlook.kit

    def use(p: int) -> float:
        force, price = pos.force_of(p), activation_price(pos, p)
        damaged = sum(repair_price(pos, q) for q in pos.index.at[kit.dock[force]] if kit.arm[q] in UNITS)
        if pos.erp[force] - price < w.RESERVE + outlook.weights["transport"] + min(w.FOR_REPAIR, damaged):
            return NEVER
        strength = max(kit.attack[p], kit.defence[p])
        kind = "air" if kit.arm[p] == AIR else kit.kind[p]
        return w.USE.get(kind, 0.5) * strength * 2 / max(1, price) + 0.1 * strength

    return [use(target(o)) if o.verb == "activate" else 0.0 if o is DONE else NEVER for o in ask.orders]


def repairs(outlook: Outlook, ask: Ask) -> list[float]:
    """Repair is cheap: the dearest first."""
    pos = outlook.pos

    def use(p: int) -> float:
        return outlook.price(p) if pos.erp[pos.force_of(p)] - repair_price(pos, p) >= w.RESERVE else NEVER

    return rate(ask, use)


def appear_at(outlook: Outlook, ask: Ask) -> list[float]:
    """Close to the front."""
    return rate(ask, lambda space: float(outlook.land_pull[space]))


# loans


def _loan(outlook: Outlook, force: int, other: int) -> float:
    """How much one force should lend to another."""
    erp = outlook.pos.erp
    if CH in (force, other):
        return (erp[force] - outlook.weights["rich"]) * w.PROCEEDS - erp[CH] if other == CH else 0.0
    return (erp[force] - erp[other]) / 2 - w.LOAN


def loans(outlook: Outlook, ask: Ask) -> list[float]:
    """Who is rich lends to a poor partner."""
    partners = lenders(outlook.pos, outlook.side)

    def worth(name: str) -> float:
        if name not in FORCES:
            return 0.0
        force = FORCES.index(name)
        return 1.0 if any(_loan(outlook, force, other) > 0.0 for other in partners if other != force) else 0.0

    return [0.5 if order is DONE else worth(str(order.target)) for order in ask.orders]


def loan_to(outlook: Outlook, ask: Ask) -> list[float]:
    """Whoever needs it most."""
    force = FORCES.index(str(ask.args["force"]))
    return [_loan(outlook, force, FORCES.index(str(order.target))) for order in ask.orders]


def loan_amount(outlook: Outlook, ask: Ask) -> list[float]:
    """Half of the difference."""
    force, other = FORCES.index(str(ask.args["force"])), FORCES.index(str(ask.args["other"]))
    most = max(1.0, _loan(outlook, force, other))
    return rate(ask, lambda amount: -abs(most - amount))


def richest(outlook: Outlook, ask: Ask) -> list[float]:
    """The force with the largest reserve pays."""
    return [float(outlook.pos.erp[FORCES.index(str(order.target))]) for order in ask.orders]


def share(outlook: Outlook, ask: Ask) -> list[float]:
    """Who is rich pays all of a common cost, others as little as they can."""
    rich = outlook.pos.erp[FORCES.index(str(ask.args["force"]))] >= outlook.weights["plenty"]
    return rate(ask, lambda amount: float(amount if rich else -amount))


def special_operations(outlook: Outlook, ask: Ask) -> list[float]:
    """Only a force with plenty of ERP and more targets than it may attack makes an effort."""
    pos, kit = outlook.pos, outlook.kit

    def pays(force: int) -> bool:
        if pos.erp[force] < outlook.weights["effort"]:
            return False
        units = [p for p in range(len(kit.arm)) if pos.on_map(p) and pos.force_of(p) == force]
        mine = {pos.place[p] for p in units if kit.arm[p] == LAND}
        near = {space for place in mine for space in kit.neighbours[place]}
        ashore = sum(1 for space in near if outlook.defence4(space))
        return ashore + _sorties(outlook, units) >= w.SPECIAL_TARGETS

    return [0.5 if o is DONE else float(pays(FORCES.index(str(o.target)))) for o in ask.orders]


def _sorties(outlook: Outlook, units: Sequence[int]) -> int:
    """Attacks from the air and from the sea that units may make: one for each strike, two for each landing."""
    pos, kit = outlook.pos, outlook.kit
    air = sum(1 for p in units if kit.arm[p] == AIR)
    ports = {pos.place[p] for p in units if kit.arm[p] in (LAND, NAVAL) and outlook.sea_pull[pos.place[p]] > 0.0}
    return air // 2 + 2 * sum(1 for space in ports if load_of(outlook, space) and pos.index.ships[outlook.side][space])


# works


def construction(outlook: Outlook, ask: Ask) -> list[float]:
    """Build half-bases where the front goes, if there is plenty."""
    pos, kit = outlook.pos, outlook.kit
    best = float(outlook.sea_pull.max() + outlook.air_pull.max())

    def worth(p: int) -> float:
        wanted = (
            kit.arm[p] == INSTALLATION and not kit.is_base[p] and pos.erp[pos.force_of(p)] >= outlook.weights["rich"]
        )
        found = max((_site(outlook, space) for space in sites(pos, p)), default=NEVER) if wanted else NEVER
        return found - w.WORTH_BUILDING * best

    return [worth(target(o)) if o.verb == "build" else 0.0 if o is DONE else NEVER for o in ask.orders]


def build_at(outlook: Outlook, ask: Ask) -> list[float]:
    """At the best site."""
    return rate(ask, lambda space: _site(outlook, space))


def _site(outlook: Outlook, space: int) -> float:
    """What a half-base is worth in a hex: close to what we want, and to no other base of ours."""
    pos, kit = outlook.pos, outlook.kit
    away = air_away(kit, space)
    bases = [pos.place[p] for p in kit.of_arm[INSTALLATION] if kit.side[p] == outlook.side and pos.on_map(p)]
    if any(away[base] <= w.BASE_RANGE for base in bases):
        return NEVER
    return float(outlook.sea_pull[space] + outlook.air_pull[space]) - outlook.weights["danger"] * outlook.menace(space)


# redeployment


def redeployment(outlook: Outlook, ask: Ask) -> list[float]:
    """Dissolve fleets for the next turn; bring idle troops and ships together where the war is."""
    for order in ask.orders:
        if order.verb == "disband" and _roomy(outlook, target(order)):
            return [1.0 if each is order else 0.0 for each in ask.orders]
    best = _best_redeployment(outlook, [target(order) for order in ask.orders if order.verb == "redeploy"])
    return [
        1.0 if order.verb == "redeploy" and target(order) == best else 0.5 if order is DONE else 0.0
        for order in ask.orders
    ]


def _roomy(outlook: Outlook, marker: int) -> bool:
    """Whether the ships of a task force have room where they are without their marker."""
    pos, space = outlook.pos, outlook.pos.place[marker]
    load = stacking.load_of(pos, pos.ships_at(space, outlook.side), pos.fleet(marker), -1)
    return load <= stacking.naval_limit(pos, space, outlook.side)


def _best_redeployment(outlook: Outlook, pieces: Sequence[int]) -> int:
    """The unit that gains most by being elsewhere; -1: none gains enough."""
    pos, kit = outlook.pos, outlook.kit
    places = [space for space in kit.place_names if pos.is_friendly(space, outlook.side)]
    hopes: list[tuple[float, int]] = []
    for p in pieces:
        if not _mobile(outlook, p):
            continue
        naval = kit.arm[p] == NAVAL
        fits = [s for s in places if (kit.is_water[s] if naval else not stacking.land_refused(pos, s, p))]
        hope = max((stage(outlook, p, space) for space in fits), default=NEVER) - _least(outlook, p)
        if hope > 0.0:
            hopes.append((hope, p))
    for _, p in sorted(hopes, reverse=True)[: w.LOOKS]:
        least = _least(outlook, p)
        if any(stage(outlook, p, space) > least for space in ends(pos, p) if space in kit.place_names):
            return p
    return -1


def _mobile(outlook: Outlook, p: int) -> bool:
    """Whether it may pay to redeploy a unit: the force can afford it, and the unit is of use elsewhere."""
    pos, kit = outlook.pos, outlook.kit
    naval = kit.arm[p] == NAVAL and pos.tf[p] < 0
    land = kit.arm[p] == LAND and (kit.is_large[p] or kit.is_marine[p] or kit.is_infantry[p])
    return (naval or land) and pos.erp[pos.force_of(p)] >= w.RESERVE + kit.cost["sr-unit"]


def _least(outlook: Outlook, p: int) -> float:
    """What another place must be worth to a unit."""
    return stage(outlook, p, outlook.pos.place[p]) + outlook.weights["redeploy"]


def stage(outlook: Outlook, p: int, space: int) -> float:
    """What a hex is worth to a unit that waits for the next turn; to units of a kind from elsewhere the same."""
    if outlook.pos.place[p] == space:
        return _stage(outlook, p, space)
    known, kind = outlook.stages.setdefault(space, {}), _kind(outlook.kit, p)
    found = known.get(kind)
    if found is None:
        found = known[kind] = _stage(outlook, p, space)
    return found


@cache
def _kind(kit: PearlKit, p: int) -> object:
    """All that decides what a hex is worth to a land unit or a ship."""
    if kit.arm[p] == NAVAL:
        return kit.side[p], kit.kind[p]
    shape = kit.party[p], kit.is_large[p], kit.is_asian[p], kit.nation[p]
    return kit.side[p], kit.force[p], kit.attack[p], kit.defence[p], *shape


def _stage(outlook: Outlook, p: int, space: int) -> float:
    pos, kit, side = outlook.pos, outlook.kit, outlook.side
    here = pos.place[p] == space
    if kit.arm[p] == NAVAL:
        return home_worth(outlook, (p,), space)
    if abroad(outlook, p, space) and not here:
        return NEVER
    if pos.turn == pos.last_turn:
        return outlook.duty(p, space)
    value = float(outlook.land_pull[space]) + outlook.duty(p, space)
    held = kit.defence[p] + outlook.company(p, space)
    value -= outlook.weights["exposed"] * kit.defence[p] * outlook.peril(space, held)
    if is_port(pos, space, side) and not carriage_refused(pos, p):
        need = load_of(outlook, space) + (0 if here else 2 if kit.is_large[p] else 1)
        company = any(q != p for q in pos.land_at(space, side))
        if lift_at(outlook, space) >= need:
            lift = w.COMPANY if company else 1.0
        else:
            lift = w.LATER if groups_of(outlook).get(space, 0.0) >= need else w.NO_SHIPS
        value += float(outlook.sea_pull[space]) * lift
    return value


def redeploy_to(outlook: Outlook, ask: Ask) -> list[float]:
    """To the best of all places, with the leaders who are there.

    What was hoped for may be barred by enemies that are hidden (25): then the next best place has to do, for who stays
    would be chosen again.
    """
    kit, p = outlook.kit, subject(ask)
    scores = []
    for order in ask.orders:
        space = target(order)
        if order.verb == "with":
            scores.append(1000.0 if kit.kind[space] == "land" and kit.arm[p] == LAND else 2 * NEVER)
        elif order.verb == "to":
            scores.append(stage(outlook, p, space) - (0.0 if space in kit.place_names else w.NAMELESS))
        else:
            scores.append(2 * NEVER)
    return scores


def reaction_status(outlook: Outlook, ask: Ask) -> list[float]:
    """Ships stand by where there are enough of them."""
    pos = outlook.pos
    least = w.RESERVE + outlook.kit.cost["reaction"]

    def worth(space: int) -> float:
        rich = any(pos.erp[force] >= least for force in payers_at(pos, space, ask.seat))
        return (
            sum(map(outlook.price, pos.ships_at(space, outlook.side))) - outlook.weights["stand_by"] if rich else NEVER
        )

    return rate(ask, worth)
