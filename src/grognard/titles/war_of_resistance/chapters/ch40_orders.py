"""40A1 What the orders of battle allow a side to do with its units: reorganise, upgrade, disband, substitute."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_lines import overland_from
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import why_not_refit
from grognard.titles.war_of_resistance.chapters.ch40_districts import districts_of, pay, points_in, sources, worded
from grognard.titles.war_of_resistance.chapters.ch40_equipping import POINTS_OF
from grognard.titles.war_of_resistance.chapters.ch40_parcels import named, one_word
from grognard.titles.war_of_resistance.chapters.ch45_factions import disband
from grognard.titles.war_of_resistance.districts import EQUIPMENT, INFANTRY
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.kit_reverses import DISBAND, MUST, REORGANISE, UPGRADE, Change, Substitution
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

REORGANISE_UNIT = VERBS.piece("reorganise")
UPGRADE_UNIT = VERBS.piece("upgrade")
DISBAND_UNIT = VERBS.piece("disband-by-orders")
SUBSTITUTE = VERBS.piece("substitute")
RULES = {REORGANISE: "WOR-40A1-i", UPGRADE: "WOR-40A1-j", DISBAND: "WOR-40A1-k"}


def listed(pos: War, side: int, kind: str) -> Iterator[Change]:
    """Entries of a kind whose turn has come."""
    for change in pos.kit.reverses.changes:
        if change.kind == kind and pos.kit.side[change.old[0]] == side and change.turn <= pos.turn:
            yield change


def change_of(pos: War, side: int, kind: str, p: int) -> Change | None:
    return next((change for change in listed(pos, side, kind) if p in change.old), None)


def units(pos: War, side: int, kind: str) -> list[int]:
    """The first unit of each entry, if it is on the map."""
    return [change.old[0] for change in listed(pos, side, kind) if pos.on_map(change.old[0])]


def why_not_change(pos: War, side: int, kind: str, p: int) -> Refusals:
    """The rule by which a unit is not exchanged for another: units at full strength, together, fit to be refitted."""
    change = change_of(pos, side, kind, p)
    if change is None:
        return RULES[kind]
    kit = pos.kit
    if any(not pos.on_map(q) or pos.place[q] != pos.place[p] or pos.face[q] != kit.first_face[q] for q in change.old):
        return (RULES[kind], "WOR-40A1-f")
    if kind == DISBAND:
        return None
    if any(why_not_refit(pos, q) for q in change.old):
        return (RULES[kind], "WOR-40A1-f")
    return None if kind != UPGRADE or payers(pos, p, change) else (RULES[kind], "WOR-40B4-e")


def payers(pos: War, p: int, change: Change) -> list[str]:
    """Districts with the points, and a line of supply from the unit to one of their sources (40A1)."""
    kit, found = pos.kit, []
    for district in districts_of(pos, p):
        if points_in(pos, district, INFANTRY) < change.infantry:
            continue
        if change.equipment and points_in(pos, district, EQUIPMENT) < change.equipment:
            continue
        ends = [s for s in sources(pos, district) if s < kit.hex_count]
        if ends and overland_from(pos, kit.side[p], ends)[pos.place[p]]:
            found.append(one_word(district.name))
    return found


def exchange(pos: War, change: Change, *rules: str) -> None:
    """The old units are out of play, the new ones stand where they stood."""
    first = change.old[0]
    space, supply = pos.place[first], pos.supply[first]
    for p in change.old:
        pos.garrisons.pop(p, None)
        pos.put(p, pos.kit.removed)
    for p in change.new:
        pos.flip(p, pos.kit.first_face[p])
        pos.put(p, space)
        pos.supply[p] = supply
        pos.hits[p] = 0
        pos.event("unit-converted", *rules, "WOR-40A1-h", piece=first, by=p, space=space)
    pos.index.zones[pos.kit.side[first]] = None


class Orders(Menu[War], frozen=True):
    """An initial phase: what the orders of battle allow from now on, as often as the owner likes to be asked."""

    side: Side
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        rules = ("WOR-40A1-i", "WOR-40A1-j", "WOR-40A1-k")
        return Ask(pos.seat(self.side), "orders", orders, rules)

    @offers(
        REORGANISE_UNIT,
        lambda self, pos: units(pos, self.side, REORGANISE),
        lambda self, pos, p: why_not_change(pos, self.side, REORGANISE, p),
    )
    def reorganise(self, pos: War, p: int) -> None:
        change = change_of(pos, self.side, REORGANISE, p)
        assert change is not None
        exchange(pos, change, "WOR-40A1-i", "WOR-40A1-f")

    @offers(
        UPGRADE_UNIT,
        lambda self, pos: units(pos, self.side, UPGRADE),
        lambda self, pos, p: why_not_change(pos, self.side, UPGRADE, p),
    )
    def upgrade(self, pos: War, p: int) -> None:
        pos.push(Upgrading(p))

    @offers(
        DISBAND_UNIT,
        lambda self, pos: units(pos, self.side, DISBAND),
        lambda self, pos, p: why_not_change(pos, self.side, DISBAND, p),
    )
    def disband(self, pos: War, p: int) -> None:
        pos.cite("WOR-40A1-k")
        pos.garrisons.pop(p, None)
        disband(pos, p, 1)
        pos.index.zones[self.side] = None

    @offers(
        SUBSTITUTE,
        lambda self, pos: divisions(pos) if self.side == JAPAN else (),
        lambda self, pos, p: why_not_substitute(pos, p),
    )
    def substitute(self, pos: War, p: int) -> None:
        each = entry_of(pos, p)
        assert each is not None
        substitute(pos, each, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Upgrading(Answers[War], frozen=True):
    """Whose replacement points an upgrade costs (40A1)."""

    piece: Piece
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def change(self, pos: War) -> Change:
        found = change_of(pos, pos.kit.side[self.piece], UPGRADE, self.piece)
        assert found is not None
        return found

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(pos.kit.side[self.piece])
        return Ask(seat, "upgrading", self.offered(pos), ("WOR-40A1-j",), {"piece": self.piece})

    @offers(
        POINTS_OF,
        lambda self, pos: payers(pos, self.piece, self.change(pos)),
        why=lambda self, pos, _: ("WOR-40A1-j", "WOR-40B4-e"),
    )
    def points_of(self, pos: War, word: Word) -> None:
        change = self.change(pos)
        district = pos.kit.nation.districts.by_name[named(pos, word)]
        pay(pos, district, INFANTRY, change.infantry)
        if change.equipment:
            pay(pos, district, EQUIPMENT, change.equipment)
        pos.pop()
        pos.event("upgrade-paid", "WOR-40A1-j", piece=self.piece, cost=worded(change.infantry), district=district.name)
        exchange(pos, change, "WOR-40A1-j", "WOR-40A1-f")


# substitution of square divisions


def entry_of(pos: War, p: int) -> Substitution | None:
    """The entry for a square division in either of its forms."""
    return next((each for each in pos.kit.reverses.substitutions if p in (each.reinforced, each.standard)), None)


def divisions(pos: War) -> list[int]:
    """Square divisions on the map that have another form."""
    found = [p for each in pos.kit.reverses.substitutions for p in (each.reinforced, each.standard)]
    return [p for p in found if pos.on_map(p)]


def why_not_substitute(pos: War, p: int) -> Refusals:
    """The rule by which a square division is not exchanged for its other form now (40A1)."""
    kit, each = pos.kit, entry_of(pos, p)
    if each is None or pos.turn < each.turn or not pos.on_map(p) or pos.face[p] != kit.first_face[p]:
        return "WOR-40A1-w"
    if p == each.reinforced:
        used = any(pos.place[q] not in (kit.removed, kit.pool) for q in (each.standard, each.communications))
        return "WOR-40A1-w" if used else why_not_stack(pos, each.communications, pos.place[p])
    # what must be substituted does not come back
    whole = pos.on_map(each.communications) and each.duty != MUST
    return None if whole else "WOR-40A1-w"


def substitute(pos: War, each: Substitution, p: int) -> None:
    """A reinforced division becomes a standard one and its line-of-communications unit, or the reverse (40A1)."""
    kit, space, supply = pos.kit, pos.place[p], pos.supply[p]
    old, new = [p], [each.reinforced]
    if p == each.reinforced:
        new = [each.standard, each.communications]
    else:
        old.append(each.communications)
    zone = pos.garrisons.get(p, "")
    for q in old:
        pos.garrisons.pop(q, None)
        pos.put(q, kit.removed)
    for q in new:
        pos.flip(q, kit.first_face[q])
        pos.put(q, space)
        pos.supply[q] = supply
        pos.hits[q] = 0
        if zone:
            pos.garrisons[q] = zone
        pos.event("unit-converted", "WOR-40A1-w", "WOR-3A5-a", piece=p, by=q, space=space)
    pos.index.zones[JAPAN] = None


def substitute_due(pos: War, side: int) -> None:
    """Divisions that must be substituted from a turn on are, as soon as they stand at full strength on the map."""
    if side == CHINA:
        return
    for each in pos.kit.reverses.substitutions:
        if each.duty == MUST and not why_not_substitute(pos, each.reinforced):
            substitute(pos, each, each.reinforced)
