"""9 Combat: attacks are put together unit by unit, committed, and resolved one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.steps import Answers, Refusals, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import RULES as STACKING_RULES
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits, limit_of
from grognard.titles.war_of_resistance.chapters.ch9_strength import (
    Means,
    Odds,
    engineers,
    hill_troops,
    is_walled,
    may_use_hills,
    odds_of,
    scale_the_wall,
    worded,
)
from grognard.titles.war_of_resistance.chapters.ch10_armour import (
    ANTI_TANK,
    MUCH,
    NO_ARMOUR,
    best_share,
    capable,
    half_capable,
    is_open_ground,
)
from grognard.titles.war_of_resistance.chapters.ch10_armour import ATTACK as ATTACK_ARMOUR
from grognard.titles.war_of_resistance.chapters.ch10_armour import DEFENCE as DEFENCE_ARMOUR
from grognard.titles.war_of_resistance.chapters.ch12_feeding import (
    NOT_NOW,
    Feeding,
    feed_all,
    spare_sources,
    strongest_first,
)
from grognard.titles.war_of_resistance.chapters.ch12_points import DESTROY, OwnTurn, items_at, stores_of
from grognard.titles.war_of_resistance.chapters.ch12_supply import attack_sources
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import fed_for_nothing
from grognard.titles.war_of_resistance.chapters.ch17_bases import ABANDON
from grognard.titles.war_of_resistance.chapters.ch20_support import fire_at_support, ground_support
from grognard.titles.war_of_resistance.chapters.ch24_airdrops import fought
from grognard.titles.war_of_resistance.chapters.ch32_ashore import bound_to_attack, can_attack, fall, must_attack
from grognard.titles.war_of_resistance.chapters.ch32_beachheads import beachheads, intruders
from grognard.titles.war_of_resistance.chapters.ch32_landings import fought_ashore
from grognard.titles.war_of_resistance.chapters.ch33_gunfire import GUNFIRE, fire, gunners, why_not_fire
from grognard.titles.war_of_resistance.chapters.ch39_repression import SUPPRESS, Sweep, why_not_suppress
from grognard.titles.war_of_resistance.chapters.ch39_sabotage import SABOTAGE, Sabotage, prey_hexes, why_not_sabotage
from grognard.titles.war_of_resistance.chapters.ch41_mandates import adopt_posture, provokes, why_not_operate
from grognard.titles.war_of_resistance.chapters.ch43_overstack import sort_out
from grognard.titles.war_of_resistance.chapters.ch44_pacification import rouse
from grognard.titles.war_of_resistance.chapters.ch45_factions import why_not_together
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import (
    ARMOUR,
    ASIDE,
    ATTACK,
    CALL_OFF,
    COMMIT,
    DONE,
    ENGINEERS,
    FEED,
    HILLS,
    VERBS,
    WITH,
)
from grognard.titles.war_of_resistance.war import ATTACKED, DEFENDED, RETREATED, War, enemy

SPARE = VERBS.piece("feed-sparingly")
WITH_ALL, FEED_ALL = VERBS.word("with-all"), VERBS.word("feed-all")
ANY_TIME = (DESTROY.name, ABANDON.name, DONE.verb)


def targets(pos: War, side: int, reacts: Pieces) -> list[int]:
    """Hexes with enemies who have units of the side beside them that can attack."""
    foe = enemy(side)
    beside = {
        space
        for p in reacts or pos.units_of(side)
        if not pos.marks[p] & ATTACKED and pos.kit.attack[pos.face[p]] and p not in pos.infiltrated
        for space in pos.kit.neighbours[pos.place[p]]
        if pos.index.units[foe][space] and may_cross(pos, p, space) and not why_not_operate(pos, p, space)
    }
    found = {*beside, *beachheads(pos, side)}
    return sorted(space for space in found if not why_not_target(pos, side, space))


def may_cross(pos: War, p: int, space: int) -> bool:
    if pos.place[p] == space:
        return True
    link = pos.kit.board.link(pos.place[p], space)
    return link >= 0 and pos.kit.seasons.costs(pos.kit.gait[p], pos.season_of(pos.kit.side[p]))[link] >= 0


def why_not_target(pos: War, side: int, space: int) -> str | None:
    units = pos.units_at(space, enemy(side))
    if not units:
        return "WOR-9A-a"
    if all(pos.marks[p] & (DEFENDED | RETREATED) for p in units):
        return "WOR-9B-a"
    near = [p for here in pos.kit.neighbours[space] for p in pos.units_at(here, side)]
    barred = [why_not_operate(pos, p, space) for p in near]
    return barred[0] if near and all(barred) else None


def why_not_join(pos: War, p: int, attack: Assault) -> Refusals:
    """The rule that keeps a unit out of an attack."""
    if pos.kit.side[p] != attack.side or not pos.on_map(p):
        return "WOR-9-a"
    if p in attack.attackers or pos.marks[p] & ATTACKED:
        return ("WOR-9B-a", "WOR-9B-e")
    if p in pos.infiltrated:
        return "WOR-6E-g"
    if p in pos.overstacked:
        return "WOR-43C2-d"
    if p in pos.strategic and attack.side == pos.phasing:
        return "WOR-7A2-b"
    if p in pos.turned:
        return "WOR-45A3d-b"
    if p in pos.pacifying:
        return "WOR-44F-e"
    if pos.place[p] != attack.space and pos.kit.board.link(pos.place[p], attack.space) < 0:
        return "WOR-9-a"
    if pos.place[p] != attack.space and p in intruders(pos, pos.place[p], attack.side):
        return "WOR-32B2-a" if p in pos.landed else "WOR-24B4-a"
    if not may_cross(pos, p, attack.space):
        return "WOR-9B-b"
    shut = why_not_operate(pos, p, attack.space)
    if shut:
        return (shut, "WOR-41A2b-i-a")
    if attack.reacts and p not in attack.reacts:
        return ("WOR-37H-j", "WOR-6D-b") if pos.kit.is_hq[p] else ("WOR-37H-g", "WOR-9K-a")
    apart = why_not_together(pos, p, attack.attackers)
    if apart:
        return apart
    company = [q for q in attack.attackers if pos.place[q] == pos.place[p]]
    if company and not fits(pos, [*company, p], attack.space):
        return ("WOR-9B-f", "WOR-8B-c", STACKING_RULES[limit_of(pos, attack.space)[0]])
    return None


def why_not_feed(pos: War, p: int, attack: Assault) -> Refusals:
    """The rule that keeps a unit from attack supply."""
    if p not in attack.attackers:
        return "WOR-12B-c"
    if p in attack.fed:
        return "WOR-12D1-a"
    return None if attack_sources(pos, p) else ("WOR-12D1-a", "WOR-12D1-c")


def why_not_spare(pos: War, p: int, attack: Assault) -> Refusals:
    """Attack supply that is not spent: for one unit of an RE, from a point that serves nobody else (43C4)."""
    if not pos.options.plays("small-attack-supply", "on") or attack.side in pos.sparing or p in attack.fed:
        return "WOR-43C4-a"
    if p not in attack.attackers or pos.kit.re[pos.face[p]] > QUARTERS:
        return "WOR-43C4-a"
    return None if spare_sources(pos, p) else "WOR-43C4-a"


class Combat(OwnTurn, frozen=True):
    """The combat phase: one attack after the other, as many as one likes."""

    reacts: Pieces = ()
    """In the reaction phase: those within the zone of influence of the headquarters that leads (9K)."""
    elsewhere = NOT_NOW

    def advance(self, pos: War) -> Asks:
        if pos.levies:
            pos.push("Levies")
            return None
        if sort_out(pos):
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list) -> Ask:  # type: ignore[type-arg]
        rules = ("WOR-9K-a", "WOR-37H-g") if self.reacts else ("WOR-9-a", "WOR-9A-a")
        if all(order.verb in ANY_TIME for order in orders) and not is_uneasy(pos, self.side):
            orders = [order for order in orders if order == DONE]
        return Ask(pos.seat(self.side), "reaction-combat" if self.reacts else "combat", orders, rules)

    @offers(
        ATTACK,
        lambda self, pos: targets(pos, self.side, self.reacts),
        why=lambda self, pos, space: why_not_attack(pos, self, space),
    )
    def attack(self, pos: War, space: int) -> None:
        pos.push(Assault(self.side, space, bound_to_attack(pos, space, self.side), reacts=self.reacts))

    @offers(
        SABOTAGE,
        lambda self, pos: prey_hexes(pos) if self.strikes(pos) else [],
        why=lambda self, pos, space: why_not_sabotage(pos, space) if self.strikes(pos) else "WOR-39D-a",
    )
    def sabotage(self, pos: War, space: int) -> None:
        pos.push(Sabotage(space))

    def strikes(self, pos: War) -> bool:
        """Whether it is the combat phase of the Chinese player: guerrillas strike (39D)."""
        return self.side == CHINA and not self.reacts

    @offers(
        SUPPRESS,
        lambda self, pos: [] if self.reacts else list(pos.active),
        lambda self, pos, base: "WOR-39F1-e" if self.reacts else why_not_suppress(pos, self.side, base),
    )
    def suppress(self, pos: War, base: str) -> None:
        pos.push(Sweep(self.side, base))

    @offers(DONE, forbids=lambda self, pos, _: must_attack(pos, self.side))
    def done(self, pos: War) -> None:
        pos.cite("WOR-9A-a")
        pos.pop()


def is_uneasy(pos: War, side: int) -> bool:
    """Whether stores lie beside an enemy after an attack, so that their owner is asked before the enemy may react.

    Else nobody is kept in a combat phase without attacks for what he may as well do in the next phase (12H, 17D).
    """
    if not any(pos.marks[p] & ATTACKED for p in pos.units_of(side)):
        return False
    held = pos.index.units[enemy(side)]
    near = (space for space in stores_of(pos, side) if space < pos.kit.hex_count)
    return any(held[beside] for space in near for beside in pos.kit.neighbours[space])


def why_not_attack(pos: War, combat: Combat, space: int) -> Refusals:
    if space >= pos.kit.hex_count:
        return "WOR-37B-b"
    return why_not_target(pos, combat.side, space) or ("WOR-9-a", "WOR-9B-b")


class Assault(Answers[War], frozen=True):
    """An attack on a hex while it is put together: who takes part, who is in attack supply, what is made use of."""

    side: Side
    space: Space
    attackers: Pieces = ()
    fed: Pieces = ()
    means: Means = Means()
    reacts: Pieces = ()
    elsewhere = {**NOT_NOW, "attack": "WOR-9B-d"}

    def defenders(self, pos: War) -> list[int]:
        """Those who defend the hex; who has retreated there does not (9F1)."""
        there = [p for p in pos.units_at(self.space, enemy(self.side)) if not pos.marks[p] & RETREATED]
        if any(p in pos.overstacked for p in there):
            pos.cite("WOR-43C2-d")
            return [p for p in there if p not in pos.overstacked]
        return there

    def odds(self, pos: War) -> Odds:
        """As it stands, if the defender makes use of what he has."""
        fighters = self.defenders(pos)
        fed = fed_for_nothing(pos, self.attackers, fighters, self.fed)
        return odds_of(pos, self.attackers, fighters, self.space, fed, self.used(pos), Means(armour=True))

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        strong = can_attack(pos, self.attackers)
        args: dict[str, object] = {"space": self.space}
        if strong:
            odds = self.odds(pos)
            args |= {
                "odds": odds.name(pos.kit.combat),
                "attack": worded(odds.attack),
                "defence": worded(odds.defence),
                "drm": odds.drm,
            }
        rules = ("WOR-9A-a", "WOR-9A-b")
        return Ask(pos.seat(self.side), "assault" if strong else "assembly", orders, rules, args, firm=True)

    def candidates(self, pos: War) -> list[int]:
        near = (self.space, *pos.kit.neighbours[self.space])
        return [p for space in near for p in pos.units_at(space, self.side)]

    @offers(WITH, lambda self, pos: self.candidates(pos), lambda self, pos, p: why_not_join(pos, p, self))
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, attackers=(*self.attackers, p)))

    @offers(WITH_ALL, forbids=lambda self, pos, _: None if self.several(pos, why_not_join) else "WOR-9A-b")
    def join_all(self, pos: War) -> None:
        """Everybody who may, the strongest first where not all do (8B)."""
        frame = self
        for p in strongest_first(pos, self.candidates(pos)):
            if not why_not_join(pos, p, frame):
                frame = replace(frame, attackers=(*frame.attackers, p))
        pos.replace(frame)

    def several(self, pos: War, why_not: Callable[[War, int, Assault], Refusals]) -> bool:
        return sum(not why_not(pos, p, self) for p in self.candidates(pos)) > 1

    @offers(FEED_ALL, forbids=lambda self, pos, _: None if self.several(pos, why_not_feed) else "WOR-12D1-a")
    def feed_all(self, pos: War) -> None:
        pos.replace(replace(self, fed=(*self.fed, *feed_all(pos, [p for p in self.attackers if p not in self.fed]))))

    @offers(FEED, lambda self, pos: self.attackers, lambda self, pos, p: why_not_feed(pos, p, self))
    def feed(self, pos: War, p: int) -> None:
        pos.replace(replace(self, fed=(*self.fed, p)))
        pos.push(Feeding(self.side, p))

    @offers(SPARE, lambda self, pos: self.attackers, lambda self, pos, p: why_not_spare(pos, p, self))
    def feed_sparingly(self, pos: War, p: int) -> None:
        """A small unit attacks with supply that is not spent, once in a phase (43C4)."""
        pos.replace(replace(self, fed=(*self.fed, p)))
        pos.push(Feeding(self.side, p, sparing=True))

    @offers(HILLS, forbids=lambda self, pos, _: why_not_hills(pos, self))
    def use_hills(self, pos: War) -> None:
        pos.replace(replace(self, means=replace(self.means, hills=True)))

    @offers(ARMOUR, forbids=lambda self, pos, _: why_not_armour(pos, self))
    def use_armour(self, pos: War) -> None:
        pos.replace(replace(self, means=replace(self.means, armour=True)))

    @offers(ENGINEERS, forbids=lambda self, pos, _: why_not_engineers(pos, self))
    def use_engineers(self, pos: War) -> None:
        pos.replace(replace(self, means=replace(self.means, engineers=True)))

    @offers(ASIDE, lambda self, pos: self.attackers, lambda self, pos, p: why_not_aside(pos, p, self))
    def set_aside(self, pos: War, p: int) -> None:
        pos.replace(replace(self, means=replace(self.means, neutral=(*self.means.neutral, p))))

    @offers(
        GUNFIRE,
        lambda self, pos: gunners(pos, self.side, self.space, attack=True),
        lambda self, pos, p: why_not_fire(pos, p, self.side, self.space, self.means.shells),
    )
    def bombard(self, pos: War, p: int) -> None:
        """One more point of naval gunfire; the attacker says how much only now (33)."""
        pos.cite("WOR-33-p")
        pos.replace(replace(self, means=replace(self.means, shells=(*self.means.shells, p))))

    def used(self, pos: War) -> Means:
        """What can really be made use of; who joins later may take it away again."""
        return replace(self.means, hills=self.means.hills and may_use_hills(pos, self.attackers, self.space))

    @offers(
        COMMIT,
        forbids=lambda self, pos, _: why_not_commit(pos, self),
    )
    def commit(self, pos: War) -> None:
        if not can_attack(pos, self.attackers):
            pos.pop()
            for p in self.attackers:
                fall(pos, p, "WOR-24B4-b")
            return
        if self.side == CHINA and provokes(pos, self.space):
            adopt_posture(pos, "WOR-41A2c-a")
        if self.side == CHINA and pos.pacifying:
            rouse(pos, self.space)
        for p in self.attackers:
            pos.marks[p] |= ATTACKED
        defenders = self.defenders(pos)
        bystanders = [p for p in pos.units_at(self.space, enemy(self.side)) if p not in defenders]
        for p in (*defenders, *bystanders):
            pos.marks[p] |= DEFENDED
        pos.replace(
            Clash(
                self.side,
                self.space,
                self.attackers,
                fed_for_nothing(pos, self.attackers, defenders, self.fed),
                tuple(defenders),
                tuple(bystanders),
                self.used(pos),
            )
        )

    @offers(CALL_OFF, forbids=lambda self, pos, _: "WOR-12D1-d" if self.fed else None)
    def call_off(self, pos: War) -> None:
        pos.pop()


def why_not_commit(pos: War, attack: Assault) -> Refusals:
    """Units without strength do not attack alone (9G)."""
    if can_attack(pos, attack.attackers) or intruders(pos, attack.space, attack.side):
        return None
    nothing = any(not pos.kit.defence[pos.face[p]] for p in attack.attackers)
    return ("WOR-9G-a", "WOR-9G-c") if nothing else "WOR-9G-a"


def why_not_hills(pos: War, attack: Assault) -> str | None:
    """Light infantry and mountain units are half of the attack, in the hills; their owner may leave it (14I)."""
    used = attack.means.hills or not may_use_hills(pos, attack.attackers, attack.space)
    return "WOR-14I-a" if used else None


def why_not_armour(pos: War, attack: Assault) -> Refusals:
    """Armour binds its owner to losses, so that its use is a choice (10A, 10H)."""
    if attack.means.armour or not capable(pos, attack.attackers, ATTACK_ARMOUR):
        return "WOR-10B4-a"
    return NO_ARMOUR.get(pos.kit.seasons.weather_at(pos.season, attack.space))


def why_not_engineers(pos: War, attack: Assault) -> Refusals:
    """Combat engineers help against walls, and bear losses for it (14A2)."""
    if attack.means.engineers or not engineers(pos, attack.attackers) or not is_walled(pos, attack.space):
        return "WOR-14A2-b"
    return None


def why_not_aside(pos: War, p: int, attack: Assault) -> Refusals:
    """A half-capable unit may count as neutral once armour is used (10E)."""
    if not attack.means.armour or p in attack.means.neutral:
        return "WOR-10E-a"
    return None if half_capable(pos, [p], ATTACK_ARMOUR) else "WOR-10E-a"


class Clash(Steps[War], frozen=True):
    """An attack that is committed: what the defender makes use of, then the die (9A)."""

    side: Side
    space: Space
    attackers: Pieces
    fed: Pieces
    defenders: Pieces
    bystanders: Pieces
    means: Means
    against: Means = Means()
    steps = ("airmen", "defence", "wall", "dice")

    def airmen(self, pos: War) -> None:
        """The guns of the attack fire at aircraft that help the defence."""
        for p in (*self.attackers, *self.defenders):
            fought(pos, p)
            fought_ashore(pos, p)
        fire(pos, self.means.shells, self.space)
        fire(pos, pos.salvoes.get(self.space, ()), self.space)
        fire_at_support(pos, self.attackers, self.space)

    def defence(self, pos: War) -> None:
        """The defender's choices, if he has any."""
        if answers(pos, self.attackers, self.defenders, self.space):
            pos.push(Stand(enemy(self.side)))

    def wall(self, pos: War) -> None:
        """What is declared is not called off, whatever the Great Wall does to it (37A1)."""
        stalled = scale_the_wall(pos, self.attackers, self.space)
        if stalled:
            frame = pos.stack[-1]
            assert isinstance(frame, Clash)
            pos.replace(replace(frame, means=replace(self.means, stalled=stalled)))

    def dice(self, pos: War) -> None:
        attackers, defenders, space = self.attackers, self.defenders, self.space
        odds = odds_of(pos, attackers, defenders, space, self.fed, self.means, self.against)
        table = pos.kit.combat
        if self.means.shells or pos.salvoes.get(space) or ground_support(pos, attackers, space):
            pos.cite("WOR-9D-b")
        if items_at(pos, space):
            pos.cite("WOR-12H-a")
        rules = ("WOR-9A-c", "WOR-9A-d", "WOR-9A-e", *odds.rules)
        if odds.defence and odds.attack / odds.defence > table.odds[-1]:
            pos.cite("WOR-9B-g")
        if odds.column < 0:
            result = "AE"
            pos.event("no-chance", "WOR-9B-h", *rules, space=space, side=self.side)
        elif not odds.defence:
            result = "DE"
            if not any(pos.kit.attack[pos.face[p]] for p in defenders):
                pos.cite("WOR-9G-c")
            pos.event("no-defence", "WOR-9G-b", *rules, space=space, side=self.side)
        else:
            column = odds.column + self._increment(pos, odds)
            die = pos.roll()
            pos.cite("WOR-3C3-a")
            result = table.result(column, die + odds.drm)
            pos.event(
                "attacked",
                "WOR-9A-f",
                *rules,
                side=self.side,
                space=space,
                pieces=list(attackers),
                attack=worded(odds.attack),
                defence=worded(odds.defence),
                odds=table.columns[column],
                die=die,
                drm=odds.drm,
                shift=odds.shift,
                result=result,
            )
        pos.replace(
            "Outcome",
            self.side,
            space,
            attackers,
            tuple(pos.place[p] for p in attackers),
            defenders,
            self.bystanders,
            result,
            self._duties(pos, odds),
            self._guns(pos, odds),
        )

    def _increment(self, pos: War, odds: Odds) -> int:
        """With fractions of odds a ten-sided die may bring the next column (44E)."""
        if not pos.options.plays("odds-fractions", "on"):
            return 0
        tenths = odds_tenths(pos, odds)
        if not tenths:
            pos.cite("WOR-44E-b")
            return 0
        die = pos.roll(10)
        pos.event("odds-fraction", "WOR-44E-a", die=die, need=tenths)
        return int(die <= tenths)

    def _duties(self, pos: War, odds: Odds) -> tuple[Pieces, ...]:
        """Attackers who must bear half of the losses for what they were used for (9J)."""
        found = []
        if self.means.hills:
            pos.cite("WOR-14I-b")
            found.append(tuple(hill_troops(pos, self.attackers)))
        if self.means.engineers:
            pos.cite("WOR-14A2-c")
            found.append(tuple(engineers(pos, self.attackers)))
        if odds.armoured.attackers:
            pos.cite("WOR-10H-a")
            found.append(tuple(capable(pos, self.attackers, ATTACK_ARMOUR)))
        return tuple(found)

    def _guns(self, pos: War, odds: Odds) -> Pieces:
        """Defenders who must, because armour or anti-tank effects of a half or more were used (10H)."""
        if not odds.armoured.defenders:
            return ()
        pos.cite("WOR-10H-b")
        return tuple(capable(pos, self.defenders, odds.armoured.defenders))


def odds_tenths(pos: War, odds: Odds) -> int:
    """How many of ten faces bring the next column: the tenths of odds of two to one or more (44E)."""
    if not odds.defence or odds.attack < 2 * odds.defence or odds.column + 1 == len(pos.kit.combat.columns):
        return 0
    return int(odds.attack / odds.defence * 10) % 10


def answers(pos: War, attackers: Sequence[int], defenders: Sequence[int], space: int) -> str:
    """The category in which a defender has something to decide: whether to use armour, whom to count as neutral."""
    if capable(pos, attackers, ATTACK_ARMOUR) and best_share(pos, attackers, ATTACK_ARMOUR) >= MUCH:
        return ANTI_TANK if half_capable(pos, defenders, ANTI_TANK) else ""
    if not capable(pos, defenders, DEFENCE_ARMOUR):
        return ""
    if not is_open_ground(pos, space):
        pos.cite("WOR-10G-d")
        return ""
    return DEFENCE_ARMOUR if pos.kit.seasons.weather_at(pos.season, space) not in NO_ARMOUR else ""


class Stand(Answers[War], frozen=True):
    """What the defender makes use of before the die is rolled: armour that binds him to losses (10C2, 10E, 10H)."""

    side: Side
    means: Means = Means()
    elsewhere = {**NOT_NOW, "attack": "WOR-9B-d"}

    def clash(self, pos: War) -> Clash:
        frame = pos.stack[-2]
        assert isinstance(frame, Clash)
        return frame

    def category(self, pos: War) -> str:
        clash = self.clash(pos)
        return answers(pos, clash.attackers, clash.defenders, clash.space)

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-10C2-a", "WOR-10E-a")
        return Ask(pos.seat(self.side), "stand", self.offered(pos), rules, {"space": self.clash(pos).space}, firm=True)

    @offers(ARMOUR, forbids=lambda self, pos, _: why_not_stand(pos, self))
    def use_armour(self, pos: War) -> None:
        pos.replace(replace(self, means=replace(self.means, armour=True)))

    @offers(
        ASIDE, lambda self, pos: self.clash(pos).defenders, lambda self, pos, p: why_not_aside_in_defence(pos, p, self)
    )
    def set_aside(self, pos: War, p: int) -> None:
        pos.replace(replace(self, means=replace(self.means, neutral=(*self.means.neutral, p))))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        pos.replace(replace(pos.stack[-1], against=self.means))


def why_not_stand(pos: War, stand: Stand) -> Refusals:
    """Against much armour a defender uses anti-tank effects, not armour (10C2)."""
    if stand.category(pos) != DEFENCE_ARMOUR:
        return "WOR-10C2-b"
    return "WOR-10C2-a" if stand.means.armour else None


def why_not_aside_in_defence(pos: War, p: int, stand: Stand) -> Refusals:
    category = stand.category(pos)
    if p in stand.means.neutral or (category == DEFENCE_ARMOUR and not stand.means.armour):
        return "WOR-10E-a"
    return None if half_capable(pos, [p], category) else "WOR-10E-a"
