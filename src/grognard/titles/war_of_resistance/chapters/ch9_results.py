"""9C to 9E: what a result does: who loses what, who retreats, who may advance."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space, Spaces, Word
from grognard.core.steps import Answers, Refusals, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch9_retreat import Advance, Pursuit, Retreat, Return
from grognard.titles.war_of_resistance.chapters.ch9_strength import hill_troops
from grognard.titles.war_of_resistance.faces import CADRE
from grognard.titles.war_of_resistance.verbs import LOSE
from grognard.titles.war_of_resistance.war import War, enemy

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


def half(points: int) -> int:
    """At least half of a strength, in whole points: losses are printed strengths."""
    return -(-points // 2)


def eliminate(pos: War, p: int) -> None:
    """A unit is reduced to its cadre or survivors, or leaves the game (9E)."""
    kit = pos.kit
    after = kit.reduced[pos.face[p]]
    if after < 0:
        pos.event("eliminated", "WOR-9C-a", piece=p, space=pos.place[p])
        pos.put(p, kit.lost)
        return
    pos.flip(p, after)
    rule = "WOR-9E1-a" if kit.size[after] == CADRE else "WOR-9E2-a"
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
    hills: bool = False
    """Whether light infantry and mountain units were used as such (14I)."""
    beaten: Word = NOBODY

    steps = ("begin", "retreats", "advances", "returns", "pursuit", "rallies")

    def begin(self, pos: War) -> None:
        kit, result = pos.kit, self.result
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
        foe = enemy(self.side)
        if result in ("AE", "DE") or exchange:
            for p in self.attackers if beaten == ATTACKERS else (*self.defenders, *self.bystanders):
                eliminate(pos, p)
        forced = tuple(hill_troops(pos, self.attackers)) if self.hills else ()
        if result == "AH" or (exchange and weaker == DEFENDERS):
            need = half(attack) if result == "AH" else half(defence) if result == "HX" else defence
            pos.push(Loss(self.side, self.attackers, need, True, forced, half(need) if forced else 0))
        elif result == "DH" or exchange:
            need = half(defence) if result == "DH" else half(attack) if result == "HX" else attack
            pos.push(Loss(foe, self.defenders, need, False))

    def retreats(self, pos: War) -> None:
        """All units of the beaten side that are left."""
        units = self.attackers if self.beaten == ATTACKERS else (*self.defenders, *self.bystanders)
        left = tuple(p for p in units if pos.on_map(p))
        if self.beaten and left:
            pos.push(Retreat(self.side if self.beaten == ATTACKERS else enemy(self.side), left))

    def advances(self, pos: War) -> None:
        if self.beaten != ATTACKERS and not pos.units_at(self.space, enemy(self.side)):
            pos.push(Advance(self.side, self.attackers, self.space))

    def returns(self, pos: War) -> None:
        if self.beaten == DEFENDERS and not pos.units_at(self.space, self.side):
            pos.push(Return(enemy(self.side), (*self.defenders, *self.bystanders), self.space))

    def pursuit(self, pos: War) -> None:
        vacated = tuple(space for space in dict.fromkeys(self.origins) if not pos.units_at(space, self.side))
        if self.beaten == ATTACKERS and vacated:
            pos.push(Pursuit(enemy(self.side), self.defenders, self.space, vacated))

    def rallies(self, pos: War) -> None:
        if self.beaten != ATTACKERS:
            return
        for space in dict.fromkeys(self.origins):
            units = tuple(p for p, at in zip(self.attackers, self.origins, strict=True) if at == space)
            if not pos.units_at(space, enemy(self.side)):
                pos.push(Return(self.side, units, space))


class Loss(Answers[War], frozen=True):
    """A side loses so many points of printed strength, and says which units; some must bear half of it first (9J)."""

    side: Side
    units: Pieces
    need: Number
    attacks: bool
    """Whether attack strengths count, or those of defence (9D)."""
    forced: Pieces = ()
    must: Number = 0
    elsewhere = {"attack": "WOR-9C-a", "move": "WOR-9C-a"}

    def strength(self, pos: War, p: int) -> int:
        values = pos.kit.attack if self.attacks else pos.kit.defence
        return values[pos.face[p]]

    def bearers(self, pos: War) -> list[int]:
        return [p for p in self.units if pos.on_map(p) and self.strength(pos, p)]

    def advance(self, pos: War) -> Asks:
        bearers = self.bearers(pos) if self.need > 0 else []
        if not bearers:
            pos.pop()
            return None
        rules = ("WOR-9C-a", "WOR-9D-a")
        return Ask(pos.seat(self.side), "losses", self.offered(pos), rules, {"need": self.need})

    @offers(LOSE, lambda self, pos: self.bearers(pos), lambda self, pos, p: why_not_lose(pos, p, self))
    def lose(self, pos: War, p: int) -> None:
        points = self.strength(pos, p)
        pos.cite("WOR-9E1-b")
        if p in self.forced:
            pos.cite("WOR-14I-b", "WOR-9J-a")
        must = self.must - points if p in self.forced else self.must
        pos.replace(replace(self, need=self.need - points, must=must, units=tuple(q for q in self.units if q != p)))
        eliminate(pos, p)


def why_not_lose(pos: War, p: int, loss: Loss) -> Refusals:
    """Units that used a special ability bear half of the losses, if they can (9J)."""
    if p not in loss.bearers(pos):
        return "WOR-9C-a"
    bound = [q for q in loss.bearers(pos) if q in loss.forced]
    return ("WOR-9J-a", "WOR-14I-b") if loss.must > 0 and bound and p not in bound else None
