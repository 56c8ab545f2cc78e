"""9 Combat: attacks are put together unit by unit, committed, and resolved one after the other."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Space
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import RULES as STACKING_RULES
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits, limit_of
from grognard.titles.war_of_resistance.chapters.ch9_strength import may_use_hills, odds_of
from grognard.titles.war_of_resistance.chapters.ch12_supply import attack_sources
from grognard.titles.war_of_resistance.verbs import ATTACK, CALL_OFF, COMMIT, DONE, FEED, HILLS, SOURCE, WITH
from grognard.titles.war_of_resistance.war import ATTACKED, DEFENDED, RETREATED, War, enemy

NOT_NOW = {"move": "WOR-6-a", "rush": "WOR-6B-a", "rest": "WOR-6B-p"}


def targets(pos: War, side: int) -> list[int]:
    """Hexes with enemies who have units of the side beside them that can attack."""
    foe = enemy(side)
    beside = {
        space
        for p in pos.units_of(side)
        if not pos.marks[p] & ATTACKED and pos.kit.attack[pos.face[p]]
        for space in pos.kit.neighbours[pos.place[p]]
        if pos.index.units[foe][space] and may_cross(pos, p, space)
    }
    return sorted(space for space in beside if not why_not_target(pos, side, space))


def may_cross(pos: War, p: int, space: int) -> bool:
    link = pos.kit.board.link(pos.place[p], space)
    return link >= 0 and pos.kit.seasons.costs(pos.kit.gait[p], pos.season)[link] >= 0


def why_not_target(pos: War, side: int, space: int) -> str | None:
    units = pos.units_at(space, enemy(side))
    if not units:
        return "WOR-9A-a"
    if all(pos.marks[p] & (DEFENDED | RETREATED) for p in units):
        return "WOR-9B-a"
    return None


def why_not_join(pos: War, p: int, attack: Assault) -> Refusals:
    """The rule that keeps a unit out of an attack."""
    if pos.kit.side[p] != attack.side or not pos.on_map(p):
        return "WOR-9-a"
    if p in attack.attackers or pos.marks[p] & ATTACKED:
        return ("WOR-9B-a", "WOR-9B-e")
    if pos.kit.board.link(pos.place[p], attack.space) < 0:
        return "WOR-9-a"
    if not may_cross(pos, p, attack.space):
        return "WOR-9B-b"
    company = [q for q in attack.attackers if pos.place[q] == pos.place[p]]
    if company and not fits(pos, [*company, p], attack.space):
        return ("WOR-8B-c", STACKING_RULES[limit_of(pos, attack.space)[0]])
    return None


def why_not_feed(pos: War, p: int, attack: Assault) -> Refusals:
    """The rule that keeps a unit from attack supply."""
    if p not in attack.attackers:
        return "WOR-12B-c"
    if p in attack.fed:
        return "WOR-12D1-a"
    return None if attack_sources(pos, p) else ("WOR-12D1-a", "WOR-12D1-c")


class Combat(Menu[War], frozen=True):
    """The combat phase: one attack after the other, as many as one likes."""

    side: Side
    elsewhere = NOT_NOW

    def ask(self, pos: War, orders: list) -> Ask:  # type: ignore[type-arg]
        return Ask(pos.seat(self.side), "combat", orders, ("WOR-9-a", "WOR-9A-a"))

    @offers(
        ATTACK, lambda self, pos: targets(pos, self.side), why=lambda self, pos, space: why_not_attack(pos, self, space)
    )
    def attack(self, pos: War, space: int) -> None:
        pos.push(Assault(self.side, space))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.cite("WOR-9A-a")
        pos.pop()


def why_not_attack(pos: War, combat: Combat, space: int) -> Refusals:
    return why_not_target(pos, combat.side, space) or ("WOR-9-a", "WOR-9B-b")


class Assault(Answers[War], frozen=True):
    """An attack on a hex while it is put together: who takes part, who is in attack supply."""

    side: Side
    space: Space
    attackers: Pieces = ()
    fed: Pieces = ()
    hills: bool = False
    """Whether light infantry and mountain units are used as such."""
    elsewhere = {**NOT_NOW, "attack": "WOR-9B-d"}

    def defenders(self, pos: War) -> list[int]:
        """Those who defend the hex; who has retreated there does not (9F1)."""
        return [p for p in pos.units_at(self.space, enemy(self.side)) if not pos.marks[p] & RETREATED]

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        attackers = self.attackers
        strong = any(pos.kit.attack[pos.face[p]] for p in attackers)
        args: dict[str, object] = {"space": self.space}
        if strong:
            odds = odds_of(pos, attackers, self.defenders(pos), self.space, self.fed, hills=self.uses_hills(pos))
            args |= {
                "odds": odds.name(pos.kit.combat),
                "attack": worded(odds.attack),
                "defence": worded(odds.defence),
                "drm": odds.drm,
            }
        rules = ("WOR-9A-a", "WOR-9A-b")
        return Ask(pos.seat(self.side), "assault" if strong else "assembly", orders, rules, args, firm=True)

    def candidates(self, pos: War) -> list[int]:
        return [p for space in pos.kit.neighbours[self.space] for p in pos.units_at(space, self.side)]

    @offers(WITH, lambda self, pos: self.candidates(pos), lambda self, pos, p: why_not_join(pos, p, self))
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, attackers=(*self.attackers, p)))

    @offers(FEED, lambda self, pos: self.attackers, lambda self, pos, p: why_not_feed(pos, p, self))
    def feed(self, pos: War, p: int) -> None:
        pos.replace(replace(self, fed=(*self.fed, p)))
        pos.push(Feeding(self.side, p))

    @offers(HILLS, forbids=lambda self, pos, _: why_not_hills(pos, self))
    def use_hills(self, pos: War) -> None:
        pos.replace(replace(self, hills=True))

    def uses_hills(self, pos: War) -> bool:
        return self.hills and may_use_hills(pos, self.attackers, self.space)

    @offers(
        COMMIT,
        forbids=lambda self, pos, _: None if any(pos.kit.attack[pos.face[p]] for p in self.attackers) else "WOR-9G-a",
    )
    def commit(self, pos: War) -> None:
        for p in self.attackers:
            pos.marks[p] |= ATTACKED
        defenders = self.defenders(pos)
        bystanders = [p for p in pos.units_at(self.space, enemy(self.side)) if p not in defenders]
        for p in (*defenders, *bystanders):
            pos.marks[p] |= DEFENDED
        odds = odds_of(pos, self.attackers, defenders, self.space, self.fed, hills=self.uses_hills(pos))
        table = pos.kit.combat
        rules = ("WOR-9A-c", "WOR-9A-d", "WOR-9A-e", *odds.rules)
        if odds.defence and odds.attack / odds.defence > table.odds[-1]:
            pos.cite("WOR-9B-g")
        if odds.column < 0:
            result = "AE"
            pos.event("no-chance", "WOR-9B-h", *rules, space=self.space, side=self.side)
        elif not odds.defence:
            result = "DE"
            pos.event("no-defence", "WOR-9G-b", *rules, space=self.space, side=self.side)
        else:
            die = pos.roll()
            result = table.result(odds.column, die + odds.drm)
            pos.event(
                "attacked",
                "WOR-9A-f",
                *rules,
                side=self.side,
                space=self.space,
                pieces=list(self.attackers),
                attack=worded(odds.attack),
                defence=worded(odds.defence),
                odds=table.columns[odds.column],
                die=die,
                drm=odds.drm,
                shift=odds.shift,
                result=result,
            )
        origins = tuple(pos.place[p] for p in self.attackers)
        hills = self.uses_hills(pos)
        pos.replace(
            "Outcome",
            self.side,
            self.space,
            self.attackers,
            origins,
            tuple(defenders),
            tuple(bystanders),
            result,
            hills,
        )

    @offers(CALL_OFF, forbids=lambda self, pos, _: "WOR-12D1-d" if self.fed else None)
    def call_off(self, pos: War) -> None:
        pos.pop()


def why_not_hills(pos: War, attack: Assault) -> str | None:
    """Light infantry and mountain units are half of the attack, in the hills; their owner may leave it (14I)."""
    used = attack.hills or not may_use_hills(pos, attack.attackers, attack.space)
    return "WOR-14I-a" if used else None


class Feeding(Answers[War], frozen=True):
    """From which hex an attacker draws its attack supply, if several are in reach (12D1)."""

    side: Side
    piece: Piece
    elsewhere = {**NOT_NOW, "attack": "WOR-9B-d"}

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        return Ask(pos.seat(self.side), "feeding", orders, ("WOR-12D1-a", "WOR-12B-c"), {"piece": self.piece})

    @offers(SOURCE, lambda self, pos: attack_sources(pos, self.piece), why=lambda self, pos, _: "WOR-12D1-c")
    def draw(self, pos: War, space: int) -> None:
        p = self.piece
        pos.drawn[space] = pos.drawn.get(space, 0) + pos.kit.re[pos.face[p]]
        pos.event("fed", "WOR-12D1-a", "WOR-12B-c", piece=p, space=space)
        pos.pop()


def worded(points: Fraction) -> str:
    """A strength for people: 5½ as 5.5."""
    return f"{float(points):g}"
