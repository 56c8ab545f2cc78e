"""How a side sees the war: who is strong where, what it wants, what it must keep. All advice weighs this."""

from __future__ import annotations

from functools import cached_property

from grognard.core.advice import differences
from grognard.core.order import Order
from grognard.core.temper import Temper
from grognard.titles.asia_engulfed.advice.charts import distances, flights, shares, voyages, worth
from grognard.titles.asia_engulfed.advice.ends import turns_left, urgency
from grognard.titles.asia_engulfed.advice.tempers import TEMPERS
from grognard.titles.asia_engulfed.chapters.ch3_routes import Supplied, over_land, supplied, supply_at
from grognard.titles.asia_engulfed.kit import (
    ALLIES,
    BLOCK,
    CLOSED,
    CV,
    GARRISON,
    HOME,
    JAPAN,
    JP,
    MARINE,
    OFFMAP,
    SIDE_OF,
    SIDES,
    US,
)
from grognard.titles.asia_engulfed.marks import FULL, LANDED, PARTIAL
from grognard.titles.asia_engulfed.war import War

HIDDEN_FLEET = 2.5
"""Steps that a fleet is taken for while its face is hidden."""
HIDDEN_GROUND = {JP: 2.8, US: 2.5}
HIDDEN_OTHERS = 1.8
RAID = 4.0
"""How far a port is from those whose carriers can strike it: three zones and a coast at either end."""
PORT_FLEET, MOST_FLEETS = 3.0, 3
"""Steps of a fleet that will stay in a captured port, and how many of them."""


def target(order: Order) -> int:
    """The piece or place of an order; -1 if it has none."""
    return order.target if isinstance(order.target, int) else -1


# the odds


def force(steps: float, bonus: float, support: float = 0.0) -> float:
    """The weight of a ground force: it fires with each step, and lasts as long as it has steps."""
    return steps * (steps * (1.0 + bonus) + min(steps, support))


def chance(attack: float, defence: float, caution: float) -> float:
    """The chance that the heavier force prevails in the end; the more caution, the steeper it rises with the ratio."""
    if defence <= 0.0:
        return 1.0
    if attack <= 0.0:
        return 0.0
    odds: float = (attack / defence) ** caution
    return odds / (1.0 + odds)


class Outlook:
    """The position as one side sees it. Everything is derived from the position, when it is first asked for.

    It rests on who is where, with how many steps, and who controls what. What we do ourselves changes our own
    strength, influence and supply, but not what we want.
    """

    def __init__(self, pos: War, side: int, temper: Temper | None = None) -> None:
        self.temper = temper or TEMPERS.usual(SIDES[side])
        self.weights = self.temper.weights
        self.side = side
        self.foe = 1 - side
        self.kit = pos.kit
        self._begin(pos)

    def _begin(self, pos: War) -> None:
        """Look at the war with fresh eyes."""
        self.pos = pos
        side = self.side
        left = turns_left(pos)
        self.last_turn = left == 0
        self.last_word = self.last_turn and side == ALLIES
        """Whether nobody can answer what we do now: the game ends with the Allied Player-Turn."""
        self.worth = worth(pos.kit, side, urgency(pos), last=self.last_turn)
        if self.temper.stress:
            stress = self.temper.stress.get
            self.worth = [value * stress(place, 1.0) for place, value in enumerate(self.worth)]
        self.distance = distances(pos.kit)
        self._guards: dict[tuple[int, int], float] = {}
        self._dangers: dict[int, float] = {}
        self._raiders: dict[int, float] = {}
        self._threats: dict[int, float] = {}
        self._forget_forces()
        self._drop(
            *("enemy_influence", "own_influence", "prizes", "pull", "sea_pull", "enemy_camps", "reaches", "by_land"),
            "fleet_ports",
        )
        self._remember(pos)

    def _remember(self, pos: War) -> None:
        """Note what everything rests on."""
        self._place, self._steps = pos.place.copy(), pos.steps.copy()
        self._control, self._network = pos.control.copy(), pos.network.copy()
        self._rest = pos.turn, pos.phasing, pos.home_army
        self._phase = pos.phase

    def _forget_forces(self) -> None:
        """What rests on where our own pieces are."""
        self._planes: dict[tuple[int, int], float] = {}
        self._skies: dict[tuple[int, int], float] = {}
        self._help: dict[int, float] = {}
        self._lifelines: dict[int, float] = {}

    def _drop(self, *names: str) -> None:
        for name in names:
            self.__dict__.pop(name, None)

    def follow(self, pos: War) -> None:
        """Look at the position as it is now, and forget what no longer holds."""
        kit, side = self.kit, self.side
        moved = {*differences(self._place, pos.place), *differences(self._steps, pos.steps)}
        turned = self._control != pos.control or self._rest != (pos.turn, pos.phasing, pos.home_army)
        if turned or any(kit.side[p] != side for p in moved):
            self._begin(pos)
            return
        self.pos = pos
        if not moved and self._network == pos.network and self._phase == pos.phase:
            return
        self._drop("reaches", "by_land")
        self._lifelines.clear()
        if moved:
            self._forget_forces()
            spaces = {place for p in moved for place in (self._place[p], pos.place[p])}
            for space in spaces:
                self._guards.pop((space, side), None)
            self._drop("own_influence")
            self._raiders.clear()
            if any(pos.index.ground[self.foe][space] for space in spaces):
                self._drop("enemy_influence")
        self._remember(pos)

    # strength

    def steps(self, p: int) -> float:
        """The steps of a piece; a guess for blocks whose face is hidden."""
        kit = self.kit
        if kit.kind[p] != BLOCK:
            return float(self.pos.steps[p])
        if kit.is_fleet[p]:
            return HIDDEN_FLEET
        return HIDDEN_GROUND.get(kit.nation[p], HIDDEN_OTHERS)

    def guard(self, space: int, side: int) -> float:
        """Ground steps of a side in a place, or at sea."""
        found = self._guards.get((space, side))
        if found is None:
            found = 0.0
            if self.pos.index.ground[side][space]:
                found = sum(self.steps(p) for p in self.pos.ground_at(space, side))
            if space == self.kit.honshu and side == JAPAN:
                found += self.pos.home_defence
            self._guards[space, side] = found
        return found

    def ships(self, space: int, side: int) -> float:
        """Fleet steps of a side in a zone or port."""
        kit = self.kit
        return sum(self.steps(p) for p in self.pos.index.at[space] if kit.is_fleet[p] and kit.side[p] == side)

    def aircraft(self, place: int, side: int) -> float:
        """LBA steps of a side in a place."""
        found = self._planes.get((place, side))
        if found is None:
            pos = self.pos
            found = float(pos.steps_of(pos.lba_at(place, side))) if pos.index.at[place] else 0.0
            self._planes[place, side] = found
        return found

    def carrier_air(self, fleets: list[int]) -> int:
        """CBA steps aboard fleets of ours."""
        kit, pos = self.kit, self.pos
        return sum(pos.steps_of(pos.aircraft_of(p)) for p in fleets if kit.kind[p] == CV)

    def air_over(self, zone: int, side: int) -> float:
        """LBA steps of a side on the coasts of a zone."""
        found = self._skies.get((zone, side))
        if found is None:
            coast, contested = self.kit.coast[zone], self.pos.contested
            found = sum(self.aircraft(place, side) for place in coast if not contested(place))
            self._skies[zone, side] = found
        return found

    @cached_property
    def enemy_influence(self) -> list[float]:
        """By zone, with a guess for hidden fleets (8.13)."""
        if self.side == JAPAN and self.pos.surprise:
            return [0.0] * self.kit.zone_count
        return self._influence(self.foe)

    @cached_property
    def own_influence(self) -> list[float]:
        return self._influence(self.side)

    def _influence(self, side: int) -> list[float]:
        kit, pos = self.kit, self.pos
        found = [0.0] * kit.zone_count
        for space in range(kit.map_end):
            pieces = [p for p in pos.index.at[space] if kit.projects[p] and kit.side[p] == side]
            if pieces and (space < kit.zone_count or not pos.contested(space)):
                total = sum(self.steps(p) for p in pieces)
                for zone in kit.waters[space]:
                    found[zone] += total
        return found

    def raiders(self, place: int) -> float:
        """CV steps of the enemy that could strike a port of ours, beyond the aircraft that guard it (8.7)."""
        if place not in self._raiders:
            row, foe = self.distance[place], self.foe
            near = [port for port in self.fleet_ports if row[port] <= RAID]
            steps = sum(self.carriers(port, foe) for port in near)
            self._raiders[place] = max(0.0, steps - self.aircraft(place, self.side))
        return self._raiders[place]

    @cached_property
    def fleet_ports(self) -> list[int]:
        """Ports with enemy fleets."""
        return [port for port in self.kit.places if self.kit.port[port] and self.ships(port, self.foe)]

    def threat(self, zone: int) -> float:
        """Enemy strength that can come into a zone: fleets there and near it, aircraft on its coasts (8.2-c)."""
        total = self.ships(zone, self.foe) + 0.7 * self.air_over(zone, self.foe)
        if self.side == JAPAN and self.pos.surprise:
            return 0.3 * total
        if zone not in self._threats:
            near, holder = self.distance[zone], self.pos.holder
            ports = [port for port in self.fleet_ports if near[port] <= 1.5 and holder(port) == self.foe]
            self._threats[zone] = sum(self.ships(port, self.foe) for port in ports)
        return total + self.weights["near_ships"] * self._threats[zone]

    # ground combat

    def chance(self, attack: float, defence: float) -> float:
        """The chance that the attacker prevails."""
        return chance(attack, defence, self.weights["caution"])

    def defence(self, place: int, *, landing: bool = False) -> float:
        """The force that the enemy has in a place, with what helps a defender there."""
        steps = self.guard(place, self.foe)
        bonus = (1.0 if place in self.pos.forts else 0.0) + (0.5 if landing else 0.0)
        if not self.kit.jungle[place]:
            bonus += 1.0
        return force(steps, bonus, self.aircraft(place, self.foe))

    def attack(self, place: int, units: list[int], *, flying: bool = True, shells: float = 0.0) -> float:
        """The force of our units if they fight in a place, with the aircraft that can help them."""
        kit, pos = self.kit, self.pos
        steps = sum(self.steps(p) for p in units)
        bonus = 0.0 if kit.jungle[place] else 1.0
        if pos.surprise and kit.jungle[place]:
            bonus += 1.0
        marines = sum(self.steps(p) for p in units if kit.kind[p] == MARINE and kit.nation[p] == US)
        support = self.aircraft(place, self.side) + shells
        if flying:
            support += self.air_help(place)
        return force(steps, bonus + (marines / steps if steps else 0.0), support)

    def air_help(self, place: int) -> float:
        """LBA steps that could fly to support a battle, counted by half: others may want them too."""
        found = self._help.get(place)
        if found is None:
            pos = self.pos
            total = 0.0
            for base in flights(self.kit, place):
                if pos.index.at[base] and pos.held(base, self.side):
                    total += self.aircraft(base, self.side)
            found = self._help[place] = 0.6 * min(total, 6.0)
        return found

    def contest(self, place: int) -> float:
        """The chance to prevail in a place with what is there now."""
        units = [p for p in self.pos.ground_at(place, self.side) if self.kit.kind[p] != GARRISON]
        landing = any(self.pos.marks[p] & LANDED for p in units) and place not in self.pos.resolved
        return self.chance(self.attack(place, units, flying=False), self.defence(place, landing=landing))

    # what we want

    @cached_property
    def prizes(self) -> dict[int, float]:
        """Places that the enemy holds or contests, with what they are worth against what guards them."""
        pos = self.pos
        found = {}
        for place in self.kit.places:
            value = self.worth[place]
            if value and not pos.held(place, self.side):
                found[place] = value / (1.0 + 0.25 * self.guard(place, self.foe))
        return found

    @cached_property
    def pull(self) -> list[float]:
        """By place: how much the prizes around it want us to be there."""
        found = [0.0] * self.kit.map_end
        for prize, value in self.prizes.items():
            for place, share in shares(self.kit)[prize]:
                found[place] += value * share
        return found

    @cached_property
    def sea_pull(self) -> list[float]:
        """By place: how much the prizes within a voyage of it want ships and landing forces to be there."""
        found = [0.0] * self.kit.map_end
        for prize, value in self.prizes.items():
            for place, share in voyages(self.kit)[prize]:
                found[place] += value * share
        return found

    def danger(self, place: int) -> float:
        """Enemy ground steps that could fall on a place of ours soon."""
        if place not in self._dangers:
            self._dangers[place] = self._danger(place)
        return self._dangers[place]

    def _danger(self, place: int) -> float:
        kit, pos = self.kit, self.pos
        total = sum(self.guard(other, self.foe) for other in kit.land_links[place] if pos.index.ground[self.foe][other])
        row = self.distance[place]
        if kit.seas[place]:
            for other in self.enemy_camps:
                if row[other] <= 3.0 and kit.port[other] and other not in kit.land_links[place]:
                    total += self.weights["coast"] * self.guard(other, self.foe)
        return total

    @cached_property
    def enemy_camps(self) -> list[int]:
        """Places with enemy ground units."""
        ground = self.pos.index.ground[self.foe]
        return [place for place in self.kit.places if ground[place]]

    def watch(self, place: int) -> float:
        """Steps that should guard a victory area of ours, even if no enemy is near."""
        return self.weights["watch"] if self.kit.vp[place] and place != self.kit.honshu else 0.0

    def need(self, place: int) -> float:
        """Steps that have to stay in a place of ours: somebody where it is worth something, more where it counts."""
        kit = self.kit
        if self.last_word or not (kit.vp[place] or kit.werp[place] or kit.oil[place]):
            return 0.0
        least = 1.0
        if kit.vp[place] and self.danger(place):
            near = sum(self.guard(other, self.foe) for other in self.kit.land_links[place])
            least = max(2.0, min(6.0, self.weights["need"] * near))
        return least

    def spare(self, p: int, leaving: set[int] | frozenset[int] = frozenset()) -> bool:
        """Whether a unit can leave: enough others stay behind, or somebody to capture what is about to be ours."""
        pos = self.pos
        here = pos.place[p]
        if here < self.kit.zone_count or here == self.kit.honshu:
            return True
        staying = sum(self.steps(q) for q in pos.ground_at(here, self.side) if q != p and q not in leaving)
        if pos.holder(here) != self.side:
            return pos.contested(here) or staying > 0.0
        return staying >= self.need(here)

    # Special Actions

    @property
    def action_price(self) -> float:
        """What a Special Action is worth beside the prizes: nothing when there is no later turn for it."""
        return 0.0 if self.last_turn else self.weights["action"]

    def bound_actions(self, power: int) -> int:
        """Special Actions that troops of a power at sea need for their landings; Marines need none (7.2)."""
        kit, pos = self.kit, self.pos
        return sum(
            1
            for zone in kit.zones
            for p in pos.ground_at(zone, self.side)
            if kit.power[p] == power and kit.kind[p] != MARINE
        )

    # supply

    @cached_property
    def reaches(self) -> dict[int, Supplied]:
        return {}

    def reach(self, nation: int) -> Supplied:
        """How far the supply of a nation goes."""
        if nation not in self.reaches:
            self.reaches[nation] = supplied(self.pos, nation)
        return self.reaches[nation]

    def supply(self, nation: int, place: int) -> int:
        """The supply that a unit of a nation would have in a place."""
        return supply_at(self.pos, nation, place, self.reach(nation))

    def fed(self, nation: int, place: int) -> float:
        """A penalty for places where units of a nation would go hungry."""
        status = self.supply(nation, place)
        return 0.0 if status == FULL else 3.0 if status == PARTIAL else 40.0

    def sustained(self, nation: int, place: int) -> bool:
        """Whether who takes a place will be fed there when our ships are back in port: by land, or over a free sea."""
        kit, pos = self.kit, self.pos
        if any(other in self.reach(nation).full for other in kit.land_links[place]):
            return True
        ousted = sum(self.steps(p) for p in pos.index.at[place] if kit.projects[p] and kit.side[p] == self.foe)
        moored = PORT_FLEET * (MOST_FLEETS if kit.port[place] == HOME else min(kit.port[place], MOST_FLEETS))
        return any(
            self.enemy_influence[zone] - ousted <= self.own_influence[zone] - self.ships(zone, self.side) + moored
            for zone in kit.seas[place]
        )

    def lifeline(self, place: int) -> float:
        """How safe the supply of a place is, 0 to 1: by land it is, by sea as far as we outweigh the enemy there."""
        if place not in self._lifelines:
            self._lifelines[place] = self._lifeline(place)
        return self._lifelines[place]

    def _lifeline(self, place: int) -> float:
        if place in self.by_land or not self.kit.seas[place]:
            return 1.0
        best = 0.0
        for zone in self.kit.seas[place]:
            near = max(self.enemy_influence[other] for other in self.kit.sea_links[zone])
            theirs = max(self.enemy_influence[zone], 0.6 * near)
            best = max(best, 1.0 if theirs <= 0.0 else self.own_influence[zone] / theirs)
        return min(1.0, best)

    @cached_property
    def by_land(self) -> frozenset[int]:
        """Places of ours that a full supply source of ours reaches over land alone."""
        pos = self.pos
        sources = [place for place, nation in self.kit.full_source.items() if SIDE_OF[nation] == self.side]
        return over_land(pos, self.side, sources)

    def is_beach(self, place: int) -> bool:
        """Whether a place can be invaded at all."""
        return self.kit.kind_of[place] not in (CLOSED, OFFMAP) and not self.pos.held(place, self.side)

    def carriers(self, space: int, side: int) -> float:
        """CV steps of a side in a space, as far as they can be told."""
        kit = self.kit
        found = self.pos.fleets_at(space, side)
        hidden = sum(1 for p in found if kit.kind[p] == BLOCK)
        return sum(self.steps(p) for p in found if kit.kind[p] == CV) + 0.3 * HIDDEN_FLEET * hidden
