"""6.2 Retreat: who forces it, at what price; holding to the last man; the retreat itself."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import (
    Cause,
    able_to_detach,
    detach,
    eliminate,
    lose_step,
    not_now,
)
from grognard.titles.nemesis.chapters.ch2_2_stacking import fits, overstacked
from grognard.titles.nemesis.chapters.ch2_3_objectives import occupy
from grognard.titles.nemesis.chapters.ch5_1_fortification import remove_idle_forts
from grognard.titles.nemesis.chapters.ch5_1_transports import PushedBack, push_back
from grognard.titles.nemesis.chapters.ch6_1_battle import NOBODY, Battle
from grognard.titles.nemesis.chapters.ch6_1_combat import (
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


class AfterCombat(Frame[War], frozen=True):
    """The defenders are gone: the attackers may advance. Or an `r` lets the attacker force a retreat (6.2-A)."""

    battle: Battle

    def advance(self, pos: War) -> Asks:
        battle = self.battle
        pos.pop()
        if not pos.units_at(battle.target, battle.foe):
            if fighters(pos, battle):
                pos.push(Advance(battle.side, battle.target, battle.attackers, rule="NEM-6.2E-a"))
                if pos.index.carts[battle.foe][battle.target]:
                    pos.cite("NEM-6.2B-d")
            push_back(pos, battle.target, battle.foe, "NEM-6.1C-m")
            return None
        if not battle.retreat:
            pos.cite("NEM-6.2A-e")
            return None
        leaders = [p for p in fighters(pos, battle) if can_enter(pos, p, battle.target)]
        fortified = battle.target in pos.forts and battle.advantage != battle.side
        if fortified:
            pos.event("retreat-refused", "NEM-6.2A-b", space=battle.target)
        elif not battle.honoured:
            pos.event("retreat-refused", "NEM-6.2A-a", space=battle.target)
        elif leaders:
            pos.push(ForceRetreat(battle, tuple(leaders)))
        return None


# 6.2-A, 6.2-B: forcing


class ForceRetreat(Menu[War], frozen=True):
    """The attacker names a unit to lead the advance, or lets the defender stay."""

    battle: Battle
    leaders: Pieces

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("NEM-6.2A-a", "NEM-6.2A-c")
        return Ask(pos.seat(self.battle.side), "force-retreat", orders, rules, {"space": self.battle.target})

    @offers(FORCE, lambda self, _: self.leaders, why=lambda *_: "NEM-6.2A-c")
    def force(self, pos: War, p: int) -> None:
        pos.replace(Oppose(self.battle, p))

    @offers(DETACH, lambda self, pos: able_to_detach(pos, self.leaders), why=not_now)
    def detach(self, pos: War, p: int) -> None:
        heir = detach(pos, p)
        battle = replace(self.battle, attackers=(*self.battle.attackers, heir))
        pos.replace(ForceRetreat(battle, (*self.leaders, heir)))

    @offers(PASS)
    def let_stay(self, pos: War) -> None:
        pos.pop()


class Oppose(Menu[War], frozen=True):
    """The defender names a unit to oppose the advance; it need not be the one of the front line."""

    battle: Battle
    leader: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.cite("NEM-6.2D-g")
            pos.replace(Impose(self.battle, self.leader, NOBODY))
            return None
        args: dict[str, object] = {"space": self.battle.target, "piece": self.leader}
        return Ask(pos.seat(self.battle.foe), "oppose", orders, ("NEM-6.2A-d",), args)

    @offers(
        OPPOSE,
        lambda self, pos: front_candidates(pos, self.battle),
        why=lambda _, pos, p: "NEM-6.2D-g" if pos.marks[p] & RETREATED else "NEM-6.2A-d",
    )
    def oppose(self, pos: War, p: int) -> None:
        pos.replace(Impose(self.battle, self.leader, p))

    @offers(DETACH, lambda self, pos: able_to_detach(pos, front_candidates(pos, self.battle)), why=not_now)
    def detach(self, pos: War, p: int) -> None:
        detach(pos, p)


class Impose(Menu[War], frozen=True):
    """The price is known: the attacker imposes the retreat, or lets it be."""

    battle: Battle
    leader: Piece
    opposing: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        price = forcing_price(self.margin(pos))
        if not can_pay(pos, self.battle, price):
            pos.event("retreat-refused", "NEM-6.2B-f", space=self.battle.target)
            pos.pop()
            return None
        rules = ("NEM-6.2B-h", "NEM-6.2B-a", "NEM-6.2B-c" if price else "NEM-6.2B-b")
        args: dict[str, object] = {"n": price, "space": self.battle.target}
        return Ask(pos.seat(self.battle.side), "impose", orders, rules, args)

    def margin(self, pos: War) -> int:
        """By how much the leader's Quality is better than that of the unit that opposes the advance."""
        if self.opposing == NOBODY:
            return 0
        return lead_quality(pos, self.battle, self.leader) - defence_quality(pos, self.battle.target, self.opposing)

    @offers(IMPOSE)
    def impose(self, pos: War) -> None:
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
            pos.push(TakeLosses(price, self.battle, True, self.leader, "NEM-6.2B-e", False))

    @offers(PASS)
    def let_be(self, pos: War) -> None:
        pos.pop()


def forcing_price(margin: int) -> int:
    return max(0, -margin)


def can_pay(pos: War, battle: Battle, price: int) -> bool:
    """The attacker needs the steps, and somebody left to advance."""
    return sum(pos.steps[p] for p in fighters(pos, battle)) > price


# 6.2-C: holding


class HoldOrYield(Menu[War], frozen=True):
    """The defender gives ground, or pays to hold his position."""

    battle: Battle
    leader: Piece
    opposing: Piece
    margin: Number
    paid: Pieces = ()
    """Attackers that lost a step to impose the retreat: they must advance."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        price = holding_price(self.margin)
        if orders == [YIELD]:
            pos.cite("NEM-6.2D-g" if self.opposing == NOBODY else "NEM-6.2C-e")
        rules = ("NEM-6.2C-a", "NEM-6.2C-b", *(("NEM-6.2C-c",) if price > 1 else ()))
        args: dict[str, object] = {"n": price, "space": self.battle.target}
        return Ask(pos.seat(self.battle.foe), "hold", orders, rules, args)

    def _too_weak(self, pos: War, _: None) -> str | None:
        able = self.opposing != NOBODY and steps_in(pos, self.battle.target, self.battle.foe)
        return None if able and able >= holding_price(self.margin) else "NEM-6.2C-e"

    @offers(HOLD, forbids=_too_weak)
    def hold(self, pos: War) -> None:
        battle, price = self.battle, holding_price(self.margin)
        pos.event("holds", "NEM-6.2C-b", side=battle.foe, space=battle.target, n=price)
        if price > 1:
            pos.cite("NEM-6.2C-c")
        pos.replace(Held(battle))
        pos.push(TakeLosses(price, battle, False, self.opposing, "NEM-6.2C-b", False))

    @offers(YIELD)
    def give_ground(self, pos: War) -> None:
        battle = self.battle
        pos.event("yields", "NEM-6.2D-a", "NEM-6.2D-b", side=battle.foe, space=battle.target)
        leader = self.leader if self.leader in battle.attackers else NOBODY
        must = tuple(dict.fromkeys(p for p in (leader, *self.paid) if p in battle.attackers))
        pos.replace(Advance(battle.side, battle.target, battle.attackers, must, rule="NEM-6.2E-c"))
        pos.push(Retreats(battle.foe, battle.target))


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


# 6.2-D: the retreat


class Retreats(Answers[War], frozen=True):
    """All units and Transports leave the hex, each for itself; Garrisons cannot."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Asks:
        units = pos.units_at(self.space, self.side)
        for p in units:
            if pos.kit.garrison[p]:
                pos.cite("NEM-1.2J-a")
                eliminate(pos, p, "NEM-1.2J-c")
                return None
        if units:
            orders = RETREAT.each(units) + DETACH.each(able_to_detach(pos, units))
            return Ask(pos.seat(self.side), "retreat", orders, ("NEM-6.2D-a",), {"space": self.space})
        remove_idle_forts(pos)
        pos.pop()
        for p in pos.transports_at(self.space, self.side):
            pos.push(PushedBack(p, "NEM-6.2D-a"))
        return None

    @offers(RETREAT)
    def retreat(self, pos: War, p: int) -> None:
        pos.push(Retreating(p, self.space, owed=bool(pos.marks[p] & RETREATED)))

    @offers(DETACH, why=not_now)
    def detach(self, pos: War, p: int) -> None:
        detach(pos, p)


class Retreating(Answers[War], frozen=True):
    """One unit retreats: one hex for nothing, each further one for a step."""

    piece: Piece
    origin: Space
    owed: bool
    """Whether the next hex costs a step."""

    def advance(self, pos: War) -> Asks:
        p = self.piece
        here = pos.place[p]
        moved = here != self.origin
        resting = moved and rests_well(pos, p)
        options = retreat_hexes(pos, p, self.origin, resting=resting, owed=self.owed)
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

    @offers(STOP)
    def rest(self, pos: War) -> None:
        pos.pop()

    @offers(TO, why=lambda self, pos, space: why_not_retreat(pos, self.piece, space))
    def go(self, pos: War, space: int) -> None:
        p: int | None = self.piece
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


def retreat_hexes(pos: War, p: int, origin: int, *, resting: bool = False, owed: bool = False) -> list[int]:
    """Where a unit may retreat to from where it is; into a full hex it goes only to leave it again, for a step.

    Without a good hex it leaves the map, if it may come back: that costs no step. Only then the hexes to be avoided.
    A unit that may rest where it is goes on to good hexes only; one that must go on for a step may go to any.
    """
    kit = pos.kit
    here, side = pos.place[p], kit.side[p]
    spare = pos.steps[p] > 1
    open_hexes = [space for space in kit.neighbours[here] if space != origin and can_retreat(pos, p, space)]
    good = [space for space in open_hexes if not is_restricted_retreat(pos, p, space)]
    free = [space for space in good if fits(pos, space, p, side)]
    crowded = [space for space in good if space not in free and spare]
    if resting or (free and not owed):
        return free + crowded
    avoided = [space for space in open_hexes if space not in good and (spare or fits(pos, space, p, side))]
    exits = off_map(pos, p)
    if owed:
        pos.cite("NEM-6.2D-e")
        return free + avoided + exits + crowded
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
        and kit.prices(kit.gait[p], NORMAL, pos.weather)[link] >= 0
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


def why_not_retreat(pos: War, p: int, space: int) -> list[str]:
    """Why a unit may not retreat to a hex."""
    kit = pos.kit
    if space >= kit.hex_count:
        return ["NEM-6.2D-j" if space >= kit.map_end else "NEM-1.1-k"]
    link = kit.board.link(pos.place[p], space)
    if link < 0:
        return ["NEM-6.2D-a"]
    if not kit.can_retreat_into[kit.terrain[space]]:
        return ["NEM-6.2D-d"]
    if pos.index.units[enemy(kit.side[p])][space]:
        return ["NEM-2.2-h", "NEM-6.2D-i"]
    if kit.gait[p] == MOTORISED and not kit.way[link]:
        return ["NEM-6.2D-m", "NEM-5.1A-j"]
    if is_restricted_retreat(pos, p, space):
        return ["NEM-6.2D-e"]
    return ["NEM-6.2D-f"]
