"""6.2 Retreat: who forces it, at what price; holding to the last man; the retreat itself."""

from __future__ import annotations

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch1_2_pieces import Cause, can_detach, detach, eliminate, lose_step
from grognard.titles.nemesis.chapters.ch2_2_stacking import fits, overstacked
from grognard.titles.nemesis.chapters.ch2_3_objectives import occupy
from grognard.titles.nemesis.chapters.ch5_1_fortification import remove_idle_forts
from grognard.titles.nemesis.chapters.ch5_1_transports import PushedBack, push_back
from grognard.titles.nemesis.chapters.ch6_1_combat import (
    NOBODY,
    Battle,
    TakeLosses,
    defence_quality,
    fighters,
    front_candidates,
    lead_quality,
)
from grognard.titles.nemesis.chapters.ch6_2_advance import Advance, can_enter
from grognard.titles.nemesis.kit import ALLIES, MOTORISED, NORMAL
from grognard.titles.nemesis.verbs import DETACH, FORCE, HOLD, IMPOSE, OPPOSE, PASS, RETREAT, STOP, TO, YIELD
from grognard.titles.nemesis.war import FED, FULL, RETREATED, War, enemy

OFF_MAP_RANGE = 3


def after_combat(pos: War, battle: Battle) -> None:
    """The defenders are gone: the attackers may advance. Or an `r` lets the attacker force a retreat (6.2-A)."""
    if not pos.units_at(battle.target, battle.foe):
        if fighters(pos, battle):
            pos.push(Advance(battle.side, battle.target, battle.attackers, rule="NEM-6.2E-a"))
            if pos.index.carts[battle.foe][battle.target]:
                pos.cite("NEM-6.2B-d")
        push_back(pos, battle.target, battle.foe, "NEM-6.1C-m")
        return
    if not battle.retreat:
        pos.cite("NEM-6.2A-e")
        return
    leaders = [p for p in fighters(pos, battle) if can_enter(pos, p, battle.target)]
    fortified = battle.target in pos.forts and battle.advantage != battle.side
    if fortified:
        pos.event("retreat-refused", "NEM-6.2A-b", space=battle.target)
    elif not battle.honoured:
        pos.event("retreat-refused", "NEM-6.2A-a", space=battle.target)
    elif leaders:
        pos.push(ForceRetreat(battle, tuple(leaders)))


# 6.2-A, 6.2-B: forcing


class ForceRetreat(Frame[War], frozen=True):
    """The attacker names a unit to lead the advance, or lets the defender stay."""

    battle: Battle
    leaders: tuple[int, ...]

    def advance(self, pos: War) -> Asks:
        rules = ("NEM-6.2A-a", "NEM-6.2A-c")
        orders = [*FORCE.each(self.leaders), PASS]
        return Ask(pos.seat(self.battle.side), "force-retreat", orders, rules, {"space": self.battle.target})

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is PASS:
            pos.pop()
            return
        assert isinstance(order.target, int)
        pos.replace(Oppose(self.battle, order.target))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason("NEM-6.2A-c")]


class Oppose(Frame[War], frozen=True):
    """The defender names a unit to oppose the advance; it need not be the one of the front line."""

    battle: Battle
    leader: int

    def advance(self, pos: War) -> Asks:
        candidates = front_candidates(pos, self.battle)
        if not candidates:
            pos.cite("NEM-6.2D-g")
            pos.replace(Impose(self.battle, self.leader, NOBODY))
            return None
        args: dict[str, object] = {"space": self.battle.target, "piece": self.leader}
        return Ask(pos.seat(self.battle.foe), "oppose", OPPOSE.each(candidates), ("NEM-6.2A-d",), args)

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.replace(Impose(self.battle, self.leader, order.target))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "oppose" and isinstance(order.target, int) and pos.marks[order.target] & RETREATED:
            return [Reason("NEM-6.2D-g")]
        return [Reason("NEM-6.2A-d")]


class Impose(Frame[War], frozen=True):
    """The price is known: the attacker imposes the retreat, or lets it be."""

    battle: Battle
    leader: int
    opposing: int

    def advance(self, pos: War) -> Asks:
        price = forcing_price(self.margin(pos))
        if not can_pay(pos, self.battle, price):
            pos.event("retreat-refused", "NEM-6.2B-f", space=self.battle.target)
            pos.pop()
            return None
        orders = [IMPOSE, PASS]
        rules = ("NEM-6.2B-h", "NEM-6.2B-a", "NEM-6.2B-c" if price else "NEM-6.2B-b")
        args: dict[str, object] = {"n": price, "space": self.battle.target}
        return Ask(pos.seat(self.battle.side), "impose", orders, rules, args)

    def margin(self, pos: War) -> int:
        """By how much the leader's Quality is better than that of the unit that opposes the advance."""
        if self.opposing == NOBODY:
            return 0
        return lead_quality(pos, self.battle, self.leader) - defence_quality(pos, self.battle.target, self.opposing)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is PASS:
            pos.pop()
            return
        margin = self.margin(pos)
        price = forcing_price(margin)
        pos.event(
            "imposes",
            *("NEM-6.2B-a", "NEM-6.2B-b" if price == 0 else "NEM-6.2B-c"),
            piece=self.leader,
            space=self.battle.target,
            n=price,
        )
        pos.replace(HoldOrYield(self.battle, self.leader, self.opposing, margin))
        if price:
            pos.push(TakeLosses(self.battle, True, price, self.leader, "NEM-6.2B-e", False))


def forcing_price(margin: int) -> int:
    return max(0, -margin)


def can_pay(pos: War, battle: Battle, price: int) -> bool:
    """The attacker needs the steps, and somebody left to advance."""
    return sum(pos.steps[p] for p in fighters(pos, battle)) > price


# 6.2-C: holding


class HoldOrYield(Frame[War], frozen=True):
    """The defender gives ground, or pays to hold his position."""

    battle: Battle
    leader: int
    opposing: int
    margin: int
    paid: tuple[int, ...] = ()
    """Attackers that lost a step to impose the retreat: they must advance."""

    def advance(self, pos: War) -> Asks:
        price = holding_price(self.margin)
        orders = [YIELD]
        if self.opposing != NOBODY and steps_in(pos, self.battle.target, self.battle.foe) >= price:
            orders.insert(0, HOLD)
        else:
            pos.cite("NEM-6.2D-g" if self.opposing == NOBODY else "NEM-6.2C-e")
        rules = ("NEM-6.2C-a", "NEM-6.2C-b", *(("NEM-6.2C-c",) if price > 1 else ()))
        args: dict[str, object] = {"n": price, "space": self.battle.target}
        return Ask(pos.seat(self.battle.foe), "hold", orders, rules, args)

    def play(self, pos: War, order: Order, seat: str) -> None:
        battle = self.battle
        if order is HOLD:
            price = holding_price(self.margin)
            pos.event("holds", "NEM-6.2C-b", side=battle.foe, space=battle.target, n=price)
            if price > 1:
                pos.cite("NEM-6.2C-c")
            pos.replace(Held(battle))
            pos.push(TakeLosses(battle, False, price, self.opposing, "NEM-6.2C-b", False))
            return
        pos.event("yields", "NEM-6.2D-a", "NEM-6.2D-b", side=battle.foe, space=battle.target)
        leader = self.leader if self.leader in battle.attackers else NOBODY
        must = tuple(dict.fromkeys(p for p in (leader, *self.paid) if p in battle.attackers))
        pos.replace(Advance(battle.side, battle.target, battle.attackers, must, rule="NEM-6.2E-c"))
        pos.push(Retreats(battle.foe, battle.target))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason("NEM-6.2C-e")] if order is HOLD else []


def holding_price(margin: int) -> int:
    return 1 + max(0, margin)


def steps_in(pos: War, space: int, side: int) -> int:
    return sum(pos.steps[p] for p in pos.units_at(space, side))


class Held(Frame[War], frozen=True):
    """The position was held, perhaps to the last man: nobody advances, Transports may stay."""

    battle: Battle

    def advance(self, pos: War) -> Asks:
        pos.cite("NEM-6.2C-d")
        if not pos.units_at(self.battle.target, self.battle.foe):
            pos.event("last-man", "NEM-6.2E-b", space=self.battle.target, side=self.battle.foe)
        remove_idle_forts(pos)
        pos.pop()
        return None

    def play(self, pos: War, order: Order, seat: str) -> None:
        raise AssertionError("nothing is asked here")


# 6.2-D: the retreat


class Retreats(Frame[War], frozen=True):
    """All units and Transports leave the hex, each for itself; Garrisons cannot."""

    side: int
    space: int

    def advance(self, pos: War) -> Asks:
        units = pos.units_at(self.space, self.side)
        for p in units:
            if pos.kit.garrison[p]:
                pos.cite("NEM-1.2J-a")
                eliminate(pos, p, "NEM-1.2J-c")
                return None
        if units:
            orders = RETREAT.each(units) + DETACH.each(p for p in units if can_detach(pos, p))
            return Ask(pos.seat(self.side), "retreat", orders, ("NEM-6.2D-a",), {"space": self.space})
        remove_idle_forts(pos)
        pos.pop()
        for p in pos.transports_at(self.space, self.side):
            pos.push(PushedBack(p, "NEM-6.2D-a"))
        return None

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        if order.verb == "detach":
            detach(pos, order.target)
            return
        again = bool(pos.marks[order.target] & RETREATED)
        pos.push(Retreating(order.target, self.space, owed=again))


class Retreating(Frame[War], frozen=True):
    """One unit retreats: one hex for nothing, each further one for a step."""

    piece: int
    origin: int
    owed: bool
    """Whether the next hex costs a step."""

    def advance(self, pos: War) -> Asks:
        p = self.piece
        here = pos.place[p]
        moved = here != self.origin
        resting = moved and rests_well(pos, p)
        options = retreat_hexes(pos, p, self.origin, resting=resting)
        if not resting and not options:
            pos.pop()
            if pos.kit.gait[p] == MOTORISED:
                pos.cite("NEM-6.2D-m")
            eliminate(pos, p, "NEM-6.2D-i")
            return None
        orders = TO.each(options) if not resting or pos.steps[p] > 1 else []
        if resting:
            orders.append(STOP)
        rules = ("NEM-6.2D-c", "NEM-6.2D-a") if resting else ("NEM-6.2D-a", "NEM-6.2D-f")[: 2 if moved else 1]
        return Ask(pos.seat(pos.kit.side[p]), "retreating", orders, rules, {"piece": p, "space": here})

    def play(self, pos: War, order: Order, seat: str) -> None:
        p: int | None = self.piece
        if order is STOP:
            pos.pop()
            return
        space = order.target
        assert isinstance(space, int)
        if self.owed:
            rule = "NEM-6.2D-h" if pos.place[self.piece] == self.origin else "NEM-6.2D-c"
            if not rests_well(pos, self.piece) and pos.place[self.piece] != self.origin:
                rule = "NEM-6.2D-f"
            p = lose_step(pos, self.piece, Cause(rule))
            if p is None:
                pos.pop()
                return
        assert p is not None
        if space >= pos.kit.hex_count:
            pos.pop()
            _leave_map(pos, p, space)
            return
        self._go(pos, p, space)

    def _go(self, pos: War, p: int, space: int) -> None:
        kit = pos.kit
        side = kit.side[p]
        pos.event("retreats", "NEM-6.2D-a", piece=p, space=pos.place[p], to=space)
        pos.marks[p] |= RETREATED
        restricted = is_restricted_retreat(pos, p, space)
        pos.put(p, space)
        pos.replace(Retreating(p, self.origin, owed=True))
        occupy(pos, p)
        if restricted:
            pos.cite("NEM-6.2D-e")
            push_back(pos, space, enemy(side), "NEM-6.2D-e")

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != "to" or not isinstance(order.target, int):
            return []
        return why_not_retreat(pos, self.piece, order.target)


def retreat_hexes(pos: War, p: int, origin: int, *, resting: bool = False) -> list[int]:
    """Where a unit may retreat to from where it is; into a full hex it goes only to leave it again, for a step.

    Without a good hex it leaves the map, if it may come back: that costs no step. Only then the hexes to be avoided.
    A unit that may rest where it is goes on to good hexes only.
    """
    kit = pos.kit
    here, side = pos.place[p], kit.side[p]
    spare = pos.steps[p] > 1
    open_hexes = [space for space in kit.neighbours[here] if space != origin and can_retreat(pos, p, space)]
    good = [space for space in open_hexes if not is_restricted_retreat(pos, p, space)]
    free = [space for space in good if fits(pos, space, p, side)]
    crowded = [space for space in good if space not in free and spare]
    if free or resting:
        return free + crowded
    avoided = [space for space in open_hexes if space not in good and (spare or fits(pos, space, p, side))]
    exits = off_map(pos, p)
    if exits and avoided:
        pos.cite("NEM-6.2D-e")
    return (exits or avoided) + crowded


def rests_well(pos: War, p: int) -> bool:
    """Whether the hex where a retreating unit stands is not overstacked with it."""
    space = pos.place[p]
    return overstacked(pos, space, pos.units_at(space, pos.kit.side[p])) is None


def can_retreat(pos: War, p: int, space: int) -> bool:
    """A hex that the unit may enter: no Escarpment, no enemy units, on the network if Motorised."""
    kit = pos.kit
    link = kit.board.link(pos.place[p], space)
    return (
        kit.can_retreat_into[kit.terrain[space]]
        and not pos.index.units[enemy(kit.side[p])][space]
        and int(kit.costs(kit.gait[p], NORMAL, pos.weather)[link]) >= 0
    )


def is_restricted_retreat(pos: War, p: int, space: int) -> bool:
    """An Ambush (for the Allies), an enemy Transport or an enemy Objective: only as a last resort."""
    side = pos.kit.side[p]
    return bool(
        (side == ALLIES and pos.index.ambush[space])
        or pos.index.carts[enemy(side)][space]
        or pos.enemy_objective(space, side)
    )


def off_map(pos: War, p: int) -> list[int]:
    """The Turn track box of next turn, if the unit stands at the map edge near a friendly Supply Entry hex.

    A Motorised unit needs a way off the map: it must stand in the Entry hex (5.1-A, ruling B19).
    """
    kit = pos.kit
    here, entries = pos.place[p], kit.supply_entries[kit.side[p]]
    if not kit.edge[here] or (kit.gait[p] == MOTORISED and here not in entries):
        return []
    field = distance_field(kit.board.graph, here, OFF_MAP_RANGE)
    if any(field[entry] >= 0 for entry in entries):
        return [kit.box[f"T{pos.turn + 1}"]]
    return []


def _leave_map(pos: War, p: int, box: int) -> None:
    """It returns with the reinforcements of the next turn as it is, in Full Supply, without Lamentation."""
    rules = ("NEM-6.2D-j", "NEM-6.2D-n") if pos.kit.side[p] == ALLIES else ("NEM-6.2D-j",)
    pos.event("leaves-map", *rules, piece=p, space=pos.place[p], n=pos.turn + 1)
    pos.put(p, box)
    pos.supply[p] = FULL
    pos.hunger[p] = FED


def why_not_retreat(pos: War, p: int, space: int) -> list[Reason]:
    """Why a unit may not retreat to a hex."""
    kit = pos.kit
    if space >= kit.hex_count:
        return [Reason("NEM-6.2D-j" if space >= kit.map_end else "NEM-1.1-k")]
    link = kit.board.link(pos.place[p], space)
    if link < 0:
        return [Reason("NEM-6.2D-a")]
    if not kit.can_retreat_into[kit.terrain[space]]:
        return [Reason("NEM-6.2D-d")]
    if pos.index.units[enemy(kit.side[p])][space]:
        return [Reason("NEM-2.2-h"), Reason("NEM-6.2D-i")]
    if kit.gait[p] == MOTORISED and not kit.way[link]:
        return [Reason("NEM-6.2D-m"), Reason("NEM-5.1A-j")]
    if is_restricted_retreat(pos, p, space):
        return [Reason("NEM-6.2D-e")]
    return [Reason("NEM-6.2D-f")]
