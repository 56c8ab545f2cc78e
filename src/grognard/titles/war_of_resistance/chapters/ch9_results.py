"""9C to 9E: what a result does: who loses what, who retreats, who may advance."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space, Spaces, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch9_retreat import Advance, Pursuit, Retreat, Return
from grognard.titles.war_of_resistance.chapters.ch14_fields import leave_fields
from grognard.titles.war_of_resistance.chapters.ch20_support import fly_home
from grognard.titles.war_of_resistance.chapters.ch32_ashore import driven_into_the_sea, must_yield
from grognard.titles.war_of_resistance.chapters.ch40_levies import special_points
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch42_stability import count_loss
from grognard.titles.war_of_resistance.faces import CADRE
from grognard.titles.war_of_resistance.verbs import DONE, LOSE, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

GIVE_UP = VERBS.piece("give-up")
RULES = {
    "AE": "WOR-9C-b",
    "DE": "WOR-9C-c",
    "AH": "WOR-9C-d",
    "DH": "WOR-9C-d",
    "AR": "WOR-9C-e",
    "DR": "WOR-9C-e",
    "AS": "WOR-9C-g",
    "HX": "WOR-9C-h",
    "EX": "WOR-9C-j",
}
ATTACKERS, DEFENDERS, NOBODY = "attackers", "defenders", ""


ISLET = {"AR": "AE", "DR": "HX"}
"""What becomes of retreats where there is nowhere to go (9C)."""


def is_islet(pos: War, space: int) -> bool:
    """Whether a hex is an island by itself, or an atoll."""
    kit = pos.kit
    return kit.terrain[space] == "atoll" or not any(kit.is_land[near] for near in kit.neighbours[space])


def half(points: int) -> int:
    """At least half of a strength, in whole points: losses are printed strengths."""
    return -(-points // 2)


def eliminate(pos: War, p: int) -> None:
    """A unit is reduced to its cadre or survivors, or leaves the game (9E)."""
    kit = pos.kit
    after = kit.reduced[pos.face[p]]
    count_loss(pos, p, kit.re[pos.face[p]] - (kit.re[after] if after >= 0 else 0))
    special_points(pos, p, after)
    if after < 0:
        pos.event("eliminated", "WOR-9C-a", piece=p, space=pos.place[p])
        to_pool(pos, p)
        return
    pos.flip(p, after)
    rule = "WOR-9E1-a" if kit.size[after] == CADRE else "WOR-9E2-a"
    if kit.size[after] != CADRE:
        pos.cite("WOR-9E2-b", "WOR-9E2-c")
        pos.survivors = [*pos.survivors, p]
    pos.event("reduced", rule, piece=p, values=kit.faces[after].values, space=pos.place[p])


class Outcome(Steps[War], frozen=True):
    """The result of an attack, applied at once."""

    side: Side
    """The attacker."""
    space: Space
    attackers: Pieces
    origins: Spaces
    """Where each attacker stood."""
    defenders: Pieces
    bystanders: Pieces
    """Units that had retreated into the hex: they share what is bad (9F1)."""
    result: Word
    duties: tuple[Pieces, ...] = ()
    """Attackers who must bear half of the losses, for each ability that was used (9J)."""
    guns: Pieces = ()
    """Defenders who must, for armour or anti-tank effects of a half or more (10H)."""
    beaten: Word = NOBODY

    @property
    def foe(self) -> int:
        """The side of the defender."""
        return enemy(self.side)

    steps = ("begin", "remnants", "retreats", "advances", "returns", "pursuit", "rallies", "airmen")

    def begin(self, pos: War) -> None:
        kit, result = pos.kit, self.result
        if result in ISLET and is_islet(pos, self.space):
            pos.cite("WOR-9C-f")
            result = ISLET[result]
        pos.toll = 0
        if self.space == pos.capital:
            pos.cite("WOR-37C-c", "WOR-37C-d")
        attack = sum(kit.attack[pos.face[p]] for p in self.attackers)
        defence = sum(kit.defence[pos.face[p]] for p in self.defenders)
        exchange = result in ("HX", "EX")
        weaker = ATTACKERS if attack < defence else DEFENDERS
        beaten = weaker if exchange else {"A": ATTACKERS, "D": DEFENDERS}[result[0]]
        if result == "AS":
            beaten = NOBODY
        pos.cite(RULES[result], "WOR-9D-a")
        if self.bystanders and beaten == DEFENDERS:
            pos.cite("WOR-9F1-h")
        pos.replace(replace(self, step=self.step + 1, beaten=beaten))
        foe = self.foe
        if exchange:
            pos.cite("WOR-9C-l")
        if result in ("AE", "DE") or exchange:
            for p in self.attackers if beaten == ATTACKERS else (*self.defenders, *self.bystanders):
                eliminate(pos, p)
        if result == "AH" or (exchange and weaker == DEFENDERS):
            need = half(attack) if result == "AH" else half(defence) if result == "HX" else defence
            pos.push(Loss(self.side, self.attackers, need, True, tuple((units, half(need)) for units in self.duties)))
        elif result == "DH" or exchange:
            need = half(defence) if result == "DH" else half(attack) if result == "HX" else attack
            duties = ((self.guns, half(need)),) if self.guns else ()
            pos.push(Loss(foe, self.defenders, need, False, duties))

    def remnants(self, pos: War) -> None:
        """Units stay in play as survivors if their owner likes (9E2)."""
        if pos.survivors:
            pos.push(Remnants(pos.kit.side[pos.survivors[0]]))

    def retreats(self, pos: War) -> None:
        """All units of the beaten side that are left."""
        units = self.attackers if self.beaten == ATTACKERS else (*self.defenders, *self.bystanders)
        if not self.beaten:
            units = must_yield(pos, self.attackers, self.space)
        left = tuple(p for p in units if pos.on_map(p))
        if self.beaten != DEFENDERS:
            left = driven_into_the_sea(pos, left, self.space)
        if left:
            pos.push(Retreat(self.foe if self.beaten == DEFENDERS else self.side, left))

    def advances(self, pos: War) -> None:
        if self.beaten != ATTACKERS and not pos.units_at(self.space, self.foe):
            pos.push(Advance(self.side, self.attackers, self.space))
            for p in self.attackers:
                if pos.place[p] == self.space and p not in pos.disrupted:
                    take(pos, p)

    def returns(self, pos: War) -> None:
        if self.beaten == DEFENDERS and not pos.units_at(self.space, self.side):
            pos.push(Return(self.foe, (*self.defenders, *self.bystanders), self.space))

    def pursuit(self, pos: War) -> None:
        origins = [space for space in dict.fromkeys(self.origins) if space != self.space]
        vacated = tuple(space for space in origins if not pos.units_at(space, self.side))
        if self.beaten == ATTACKERS and vacated:
            pos.push(Pursuit(self.foe, self.defenders, self.space, vacated))

    def rallies(self, pos: War) -> None:
        if self.beaten != ATTACKERS:
            return
        for space in dict.fromkeys(self.origins):
            units = tuple(p for p, at in zip(self.attackers, self.origins, strict=True) if at == space)
            if not pos.units_at(space, self.foe):
                pos.cite("WOR-9F2-e")
                pos.push(Return(self.side, units, space))

    def airmen(self, pos: War) -> None:
        fly_home(pos, self.space, self.side)
        leave_fields(pos)


class Remnants(Menu[War], frozen=True):
    """Which survivors of a combat stay in play (9E2); only the Japanese have any."""

    side: Side

    def ask(self, pos: War, orders: list[Order]) -> Ask | None:
        if orders == [DONE]:
            self.done(pos)
            return None
        return Ask(pos.seat(self.side), "remnants", orders, ("WOR-9E2-a",))

    @offers(GIVE_UP, lambda self, pos: pos.survivors, why=lambda self, pos, _: "WOR-9E2-a")
    def give_up(self, pos: War, p: int) -> None:
        pos.survivors = [q for q in pos.survivors if q != p]
        pos.event("eliminated", "WOR-9E2-a", piece=p, space=pos.place[p])
        to_pool(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.survivors = []
        pos.pop()


Duty = tuple[Pieces, Number]
"""Units that must bear so many points of a loss."""


class Loss(Answers[War], frozen=True):
    """A side loses so many points of printed strength, and says which units; some must bear half of it first (9J)."""

    side: Side
    units: Pieces
    need: Number
    attacks: bool
    """Whether attack strengths count, or those of defence (9D)."""
    duties: tuple[Duty, ...] = ()
    elsewhere = {"attack": "WOR-9C-a", "move": "WOR-9C-a"}

    def strength(self, pos: War, p: int) -> int:
        values = pos.kit.attack if self.attacks else pos.kit.defence
        return values[pos.face[p]]

    def bearers(self, pos: War) -> list[int]:
        return [p for p in self.units if pos.on_map(p) and self.strength(pos, p)]

    def advance(self, pos: War) -> Asks:
        bearers = self.bearers(pos)
        for units, must in self.duties:
            if must > 0 and not any(p in units for p in bearers):
                self._fall_short(pos, units)
                return None
        if self.need <= 0 or not bearers:
            pos.pop()
            return None
        rules = ("WOR-9C-a", "WOR-9D-a")
        return Ask(pos.seat(self.side), "losses", self.offered(pos), rules, {"need": self.need})

    def _fall_short(self, pos: War, units: Pieces) -> None:
        """Units with an ability are too few to bear their half: all of them go, also those without strength."""
        left = tuple(duty for duty in self.duties if duty[0] != units)
        pos.replace(replace(self, duties=left, units=tuple(p for p in self.units if p not in units)))
        pos.cite("WOR-9J-b")
        for p in units:
            if p in self.units and pos.on_map(p):
                eliminate(pos, p)

    @offers(LOSE, lambda self, pos: self.bearers(pos), lambda self, pos, p: why_not_lose(pos, p, self))
    def lose(self, pos: War, p: int) -> None:
        points = self.strength(pos, p)
        pos.cite("WOR-9E1-b")
        if any(p in units for units, _ in self.duties):
            pos.cite("WOR-9J-a")
        duties = tuple((units, must - points if p in units else must) for units, must in self.duties)
        pos.replace(replace(self, need=self.need - points, duties=duties, units=tuple(q for q in self.units if q != p)))
        eliminate(pos, p)


def why_not_lose(pos: War, p: int, loss: Loss) -> Refusals:
    """Units that used a special ability bear half of the losses, if they can (9J)."""
    if p not in loss.bearers(pos):
        return "WOR-9C-a"
    bound = [units for units, must in loss.duties if must > 0]
    return "WOR-9J-a" if bound and not any(p in units for units in bound) else None
