"""11.16.1 Land combat: every attack is declared, then they are resolved one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members, rivals
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import allied, at_war, cooperate, is_foe, nations_at_war
from grognard.titles.world_in_flames.chapters.ch10_actions import spend, why_no_more
from grognard.titles.world_in_flames.chapters.ch11_11_costs import costs_of
from grognard.titles.world_in_flames.chapters.ch11_14_notional import notional
from grognard.titles.world_in_flames.chapters.ch11_16_strength import attack_total, defence_total, odds_of
from grognard.titles.world_in_flames.chapters.ch18_3_together import Invitation
from grognard.titles.world_in_flames.chapters.ch20_china import why_not_command
from grognard.titles.world_in_flames.charts import odds_name
from grognard.titles.world_in_flames.kit import NOBODY
from grognard.titles.world_in_flames.verbs import ATTACK, CALL_OFF, COMMIT, DONE, RESOLVE, WITH
from grognard.titles.world_in_flames.war import ATTACKS, LAND_CALLED, MOVED, War


def defenders_of(pos: War, side: int, space: int) -> list[int]:
    """The units in a hex that somebody of a side is at war with."""
    there = pos.index.at[space]
    if not there:
        return []
    nations = pos.remember(("nations", side), lambda: sorted({pos.nation[p] for p in pos.units_of(side)}), LAND_CALLED)
    met = [q for q in there if any(nations_at_war(pos, nation, pos.nation[q]) for nation in nations)]
    if not met and any(is_foe(pos, nation, space) for nation in nations):
        pos.cite("WIF-9.9-a", "WIF-9.9-b")  # the hex is an enemy's, whoever stands in it
        return _guards(pos, side, space)
    if met and len(met) < len(there):
        pos.cite("WIF-9.9-b")
        return [q for q in there if pos.side(q) != side]
    return met


def _guards(pos: War, side: int, space: int) -> list[int]:
    """Others' units in a hex, without those of minors that stand aside from the war with a side."""
    others = (q for q in pos.index.at[space] if pos.side(q) != side)
    return [q for q in others if not pos.aloof[pos.nation[q]] >> side & 1]


def is_neutral_ground(pos: War, nation: int, space: int) -> bool:
    """Whether a hex is controlled by a power of the other camp with which a nation is not at war (9.9-a)."""
    holder, side = pos.holder[space], pos.leader[nation]
    if NOBODY in (holder, side) or pos.camps[holder] < 0 or pos.camps[holder] == pos.camps[side]:
        return False
    return not is_foe(pos, nation, space)


def engaged(pos: War) -> set[int]:
    """The units that attack somewhere already."""
    return {p for units in pos.attacks.values() for p in units}


def why_not_join(pos: War, p: int, side: int, space: int, joined: Pieces) -> Refusals:
    """The rule that keeps a unit out of an attack (11.16.1)."""
    kit, partner = pos.kit, pos.side(p)
    if not pos.on_map(p) or partner == NOBODY or pos.camps[partner] != pos.camps[side]:
        return "WIF-11.16-a"
    if partner != side and not allied(pos, side, partner):
        return "WIF-18.2-e"
    if why_not_command(pos, p):
        return why_not_command(pos, p)
    if partner != side and (pos.marks[p] & MOVED or not joined):
        return "WIF-11.16.1-e" if joined else "WIF-18.3-b"
    if partner != side and why_no_more(pos, ATTACKS, partner):
        return why_no_more(pos, ATTACKS, partner)
    if pos.marks[p] & MOVED:
        return "WIF-11.16.1-e"
    if p in joined or p in engaged(pos):
        return "WIF-11.16.1-e"
    link = kit.board.link(pos.place[p], space)
    if link < 0 or pos.down[p]:
        return "WIF-11.16.1-c"
    if is_neutral_ground(pos, pos.nation[p], space):
        return "WIF-9.9-a"
    foe = is_foe(pos, pos.nation[p], space) and bool(_guards(pos, side, space))
    if space not in pos.drops and not foe and not any(at_war(pos, p, q) for q in pos.index.at[space]):
        return ("WIF-11.16.1-b", "WIF-9-b") if pos.index.at[space] else "WIF-11.16.1-b"
    if not kit.factor[p]:
        return "WIF-11.16.1-d"
    if any(not cooperate(pos, p, q) for q in joined):
        return "WIF-18.2-e"
    if costs_of(pos, p)[link] < 0:
        return "WIF-11.16.1-k" if kit.alpine[link] else "WIF-11.16.1-l"
    return None if in_supply(pos, p) else ("WIF-2.4.3-a", "WIF-11.16.1-f")


def candidates(pos: War, side: int, space: int) -> list[int]:
    friends = [side, *(other for other in members(pos, pos.camps[side]) if other != side and allied(pos, side, other))]
    return [p for near in pos.kit.neighbours[space] for each in friends for p in pos.units_at(near, each)]


def targets(pos: War, side: int) -> list[int]:
    """Hexes that somebody can attack."""
    beside = {
        space
        for p in pos.units_of(side)
        if not pos.down[p] and pos.kit.factor[p]
        for space in pos.kit.neighbours[pos.place[p]]
        if (pos.index.at[space] or space in pos.drops) and space < pos.kit.hex_count
    }
    return sorted(space for space in beside if not why_not_target(pos, side, space))


def why_not_target(pos: War, side: int, space: int) -> Refusals:
    spent = why_no_more(pos, ATTACKS)
    if spent and space not in pos.drops:
        return spent
    if is_neutral_ground(pos, pos.kit.power[side], space):
        return "WIF-9.9-a"
    if space not in pos.drops and not defenders_of(pos, side, space):
        return ("WIF-11.16.1-b", "WIF-9-b") if pos.index.at[space] else "WIF-11.16.1-b"
    if space in pos.attacks and pos.attacks[space] != pos.drops.get(space):
        return "WIF-11.16-d"
    why: Refusals = "WIF-11.16.1-c"
    for p in candidates(pos, side, space):
        why = why_not_join(pos, p, side, space, ())
        if not why:
            return None
    return why


def _composition(pos: War, attackers: Pieces, defenders: list[int]) -> Iterator[str]:
    """What an attack shows of who fights together, and for whom it counts."""
    nations = {pos.nation[p] for p in attackers}
    if len(nations) > 1:
        yield "WIF-18.3-b"
    if len({pos.side(p) for p in attackers}) > 1:
        yield "WIF-11.16-f"
    if nations - pos.kit.majors:
        yield "WIF-10.2-j"
    if not defence_total(pos, defenders):
        yield "WIF-11.16-g"


class LandCombat(Steps[War], frozen=True):
    """The land combat of an impulse: declaration, then resolution."""

    side: Side
    steps = (
        "declare",
        "notional_units",
        "defensive_guns",
        "guns",
        "staffs",
        "support",
        "staff_dice",
        "resolve",
        "clean_up",
    )

    def declare(self, pos: War) -> None:
        pos.attacks, pos.support, pos.shelling = dict(pos.drops), {}, {}
        pos.notional = {space: notional(pos, space, units) for space, units in pos.drops.items()}
        for units in pos.drops.values():
            pos.cite("WIF-11.14-l" if units[0] in pos.landing else "WIF-11.15-h")
        pos.push(Declaration(self.side))

    def notional_units(self, pos: War) -> None:
        if pos.notional:
            pos.push("Waive", self.side, tuple(sorted(pos.notional)))

    def defensive_guns(self, pos: War) -> None:
        """With option 38 the defender's ships bombard, before those of the attacker (11.16.2-m, -n)."""
        if not pos.attacks:
            return
        if pos.plays("defensive-guns"):
            for foe in rivals(pos, self.side):
                pos.push("ShoreBombardment", foe)
        else:
            pos.cite("WIF-11.16.2-c")

    def guns(self, pos: War) -> None:
        if pos.attacks:
            pos.cite("WIF-11.16-b")
            pos.push("ShoreBombardment", self.side)

    def staffs(self, pos: War) -> None:
        """With option 13 defenders name headquarters in support, then the attackers (11.16-b)."""
        pos.staffs, pos.backed = {}, {}
        if pos.attacks and pos.plays("hq-support"):
            pos.push("StaffSupport", self.side, 1)
            for foe in rivals(pos, self.side):
                pos.push("StaffSupport", foe, 0)

    def staff_dice(self, pos: War) -> None:
        if pos.staffs:
            pos.push("StaffDice")

    def support(self, pos: War) -> None:
        if pos.attacks:
            pos.push("GroundSupport", self.side)

    def resolve(self, pos: War) -> None:
        pos.push(Resolution(self.side))

    def clean_up(self, pos: War) -> None:
        pos.support, pos.shelling = {}, {}


class Declaration(Menu[War], frozen=True):
    """Every attack of the impulse is declared before the first is resolved."""

    side: Side
    elsewhere = {"move": "WIF-11-a", "resolve": "WIF-11.16-b"}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("WIF-11.16-a", "WIF-11.16.1-a")
        return Ask(pos.seat(self.side), "declaration", orders, rules, {"n": len(pos.attacks)}, firm=bool(pos.attacks))

    @offers(
        ATTACK,
        lambda self, pos: targets(pos, self.side),
        why=lambda self, pos, space: why_not_target(pos, self.side, space),
    )
    def attack(self, pos: War, space: int) -> None:
        pos.push(Assembly(self.side, space, pos.drops.get(space, ())))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Assembly(Answers[War], frozen=True):
    """An attack while it is put together."""

    side: Side
    space: Space
    attackers: Pieces = ()
    refused: Pieces = ()
    """Units of partners that do not take part."""
    elsewhere = {"attack": "WIF-11.16-d", "move": "WIF-11-a"}

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        seat = pos.seat(self.side)
        if not self.attackers:
            return Ask(seat, "assembly", orders, ("WIF-11.16-d",), {"space": self.space}, firm=True)
        defenders = defenders_of(pos, self.side, self.space)
        odds = odds_of(pos, self.attackers, defenders, self.space, relief=False)
        args: dict[str, object] = {
            "space": self.space,
            "attack": odds.attack,
            "defence": odds.defence,
            "odds": odds_name(odds.level),
        }
        return Ask(seat, "assault", orders, ("WIF-11.16-d", "WIF-11.16.5-a"), args, firm=True)

    @offers(
        WITH,
        lambda self, pos: candidates(pos, self.side, self.space),
        lambda self, pos, p: self._why_not_join(pos, p),
    )
    def join(self, pos: War, p: int) -> None:
        if pos.side(p) == self.side:
            self.add(pos, p)
        else:
            pos.push(Invitation(p, self.space, "joint-attack"))

    def _why_not_join(self, pos: War, p: int) -> Refusals:
        return "WIF-18.3-b" if p in self.refused else why_not_join(pos, p, self.side, self.space, self.attackers)

    def add(self, pos: War, p: int) -> None:
        pos.replace(replace(self, attackers=(*self.attackers, p)))

    def do_without(self, pos: War, p: int) -> None:
        pos.replace(replace(self, refused=(*self.refused, p)))

    @offers(COMMIT, forbids=lambda self, pos, _: None if self.attackers else "WIF-11.16.1-a")
    def commit(self, pos: War) -> None:
        pos.attacks = {**pos.attacks, self.space: self.attackers}
        for side in {pos.side(p) for p in self.attackers}:
            if side != self.side or self.space not in pos.drops:
                spend(pos, side, ATTACKS)
        for p in self.attackers:
            pos.marks[p] |= MOVED
        defenders = defenders_of(pos, self.side, self.space)
        pos.cite(*_composition(pos, self.attackers, defenders))
        pos.event(
            "declared",
            "WIF-11.16.1-a",
            "WIF-10.2-f",
            space=self.space,
            pieces=list(self.attackers),
            attack=attack_total(pos, self.attackers, self.space, defenders),
            defence=defence_total(pos, defenders),
        )
        pos.pop()

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()


class Resolution(Menu[War], frozen=True):
    """The attacking side says which combat comes next (11.16-c)."""

    side: Side

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "resolution", orders, ("WIF-11.16-c",), firm=True)

    @offers(RESOLVE, lambda self, pos: sorted(pos.attacks))
    def resolve(self, pos: War, space: int) -> None:
        attackers = pos.attacks[space]
        pos.attacks = {target: units for target, units in pos.attacks.items() if target != space}
        pos.push("Battle", self.side, space, attackers)
