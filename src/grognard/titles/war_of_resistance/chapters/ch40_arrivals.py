"""40A Reinforcements: who enters, is converted, withdrawn, or put into a garrison, as the orders of battle say."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_lines import barred, fed_from, full_sources
from grognard.titles.war_of_resistance.chapters.ch40_districts import (
    cost_of,
    districts_of,
    pay,
    points_in,
    sources,
    worded,
)
from grognard.titles.war_of_resistance.chapters.ch41_opening import is_opening
from grognard.titles.war_of_resistance.chapters.ch45_factions import is_puppet
from grognard.titles.war_of_resistance.districts import INFANTRY, Arrival, affiliation_of
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, SIDES, WARLORD
from grognard.titles.war_of_resistance.kit_reverses import Condition
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, UNSUPPLIED, War, enemy

ENTER = VERBS.piece("enter")
AT = VERBS.space("at")
WITHDRAW = VERBS.piece("withdraw")
REINFORCEMENT, WITHDRAWAL, CONVERSION, CONDITIONAL = "reinforcement", "withdraw", "convert", "conditional"
ADD, COMPLETE, RELEASE = "add to garrison ", ": complete", "release from garrison "


def enters(entry: Arrival) -> bool:
    """Whether a counter comes into play by an entry."""
    return entry.event == REINFORCEMENT or entry.event.startswith(ADD) or entry.event.endswith(COMPLETE)


def is_met(pos: War, condition: Condition) -> bool:
    """Whether what a conditional reinforcement waits for is so now (40A2)."""
    if condition.kind == "level":
        return pos.level <= int(condition.what)
    return pos.holder[pos.kit.space_index[condition.what]] == SIDES.index(condition.kind)


def summon(pos: War, side: int) -> None:
    """The initial phase: reinforcements whose condition is met for the first time are received (40A2)."""
    kit = pos.kit
    for condition in kit.reverses.conditions:
        p = condition.piece
        if kit.side[p] == side and p not in pos.summoned and pos.place[p] == kit.pool and is_met(pos, condition):
            pos.summoned.append(p)
            pos.event("summoned", "WOR-40A2-a", piece=p)


def due(pos: War, side: int) -> list[Arrival]:
    """Units that should have come by now and have not."""
    kit = pos.kit
    found = [
        entry
        for entry in kit.nation.districts.arrivals
        if entry.turn <= pos.turn and pos.place[entry.piece] == kit.pool
        if enters(entry) or (entry.event == CONDITIONAL and entry.piece in pos.summoned)
    ]
    own = [entry for entry in found if kit.side[entry.piece] == side and not is_puppet(pos, kit.force[entry.piece])]
    return own + [defected(pos, entry) for entry in found if side == JAPAN and deserts(pos, entry)]


def deserts(pos: War, entry: Arrival) -> bool:
    """Whether a reinforcement of a puppet faction comes for Japan: one turn after it was due for China (45A3d)."""
    kit = pos.kit
    return is_puppet(pos, kit.force[entry.piece]) and entry.turn < pos.turn and entry.piece in kit.nation.turncoats


def defected(pos: War, entry: Arrival) -> Arrival:
    """The same entry for its counter in Japanese service: it comes to a city of the faction's home."""
    kit = pos.kit
    pos.cite("WOR-45A3d-e")
    cities = kit.nation.home_cities(kit.force[entry.piece])
    return entry._replace(piece=kit.nation.turncoats[entry.piece], spaces=cities)


def entry_of(pos: War, p: int) -> Arrival | None:
    return next((entry for entry in due(pos, pos.kit.side[p]) if entry.piece == p), None)


def garrison_of(entry: Arrival) -> str:
    """The garrison to which an entry adds a unit, if any (37D2)."""
    if entry.event.startswith(ADD):
        return entry.event.removeprefix(ADD)
    return entry.event.removeprefix("garrison ").removesuffix(COMPLETE) if entry.event.endswith(COMPLETE) else ""


def entrances(pos: War, entry: Arrival) -> list[int]:
    """Where a unit may enter now: named places, or sources of its affiliation at which nobody has entered (40A1)."""
    kit, p = pos.kit, entry.piece
    side, zone = kit.side[p], garrison_of(entry)
    if zone:
        spaces = [s for s in kit.nation.zone_cities(zone) if pos.holder[s] == side]
    elif entry.spaces:
        spaces = [s for s in entry.spaces if s >= kit.hex_count or pos.holder[s] in (side, WARLORD)]
    else:
        spaces = [s for district in districts_of(pos, p) for s in free_sources(pos, sources(pos, district))]
    return sorted(set(spaces))


def free_sources(pos: War, spaces: list[int]) -> list[int]:
    """One unit to a source and initial phase; a box takes any number (40B4a)."""
    return [s for s in spaces if s >= pos.kit.hex_count or s not in pos.filled]


def place(pos: War, p: int, space: int) -> None:
    """A unit enters play. Who comes without a line to a full source is out of supply for this turn (40)."""
    kit, side = pos.kit, pos.kit.side[p]
    for loyal, twin in kit.nation.turncoats.items() if side == JAPAN and is_puppet(pos, kit.force[p]) else ():
        if twin == p:
            pos.put(loyal, kit.removed)
    if space < kit.hex_count and why_not_stack(pos, p, space):
        pos.jammed = sorted({*pos.jammed, space})
        pos.cite("WOR-8B-e")
    pos.put(p, space)
    pos.hits[p] = 0
    if side == CHINA:
        pos.supply[p] = UNSUPPLIED
        pos.cite("WOR-40-c")
    else:
        fed = space >= kit.hex_count or is_opening(pos) or fed_at(pos, side, space)
        pos.supply[p] = SUPPLIED if fed else UNSUPPLIED
        pos.cite("WOR-40-b")
    pos.index.zones[side] = None


def fed_at(pos: War, side: int, space: int) -> bool:
    """Whether a line leads from a city to a full source: limited ones supply nobody who has just come (40)."""
    return bool(fed_from(pos, side, full_sources(pos, side), barred(pos, side))[space])


class Arrivals(Menu[War], frozen=True):
    """Reinforcements of a side. Those with a named place come by themselves; of the others the owner says where."""

    side: Side
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def advance(self, pos: War) -> Asks:
        for entry in due(pos, self.side):
            zone = garrison_of(entry)
            named = [s for s in entry.spaces if len(entry.spaces) == 1 and s in entrances(pos, entry)]
            if named and not zone:
                enter(pos, entry, named[0])
        orders = self.offered(pos)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "arrivals", orders, ("WOR-40-a", "WOR-40A-a", "WOR-40A1-b"))

    @offers(
        ENTER,
        lambda self, pos: sorted({entry.piece for entry in due(pos, self.side)}),
        lambda self, pos, p: why_not_enter(pos, p, self.side),
    )
    def pick(self, pos: War, p: int) -> None:
        pos.push(Entering(p))


def why_not_enter(pos: War, p: int, side: int) -> Refusals:
    entry = entry_of(pos, p)
    if entry is None or pos.kit.side[p] != side:
        return "WOR-40-a"
    if entrances(pos, entry):
        return None
    return ("WOR-40A-b", "WOR-40A1-c") if not entry.spaces else "WOR-40A-b"


class Entering(Answers[War], frozen=True):
    """Where a unit enters."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-40A-a", "WOR-40A1-b" if pos.kit.side[self.piece] == CHINA else "WOR-40A1-a")
        return Ask(pos.seat(pos.kit.side[self.piece]), "entering", self.offered(pos), rules, {"piece": self.piece})

    @offers(AT, lambda self, pos: self.spaces(pos), why=lambda self, pos, s: why_not_at(pos, self.piece, s))
    def at(self, pos: War, space: int) -> None:
        entry = entry_of(pos, self.piece)
        assert entry is not None
        enter(pos, entry, space)
        pos.pop()

    def spaces(self, pos: War) -> list[int]:
        entry = entry_of(pos, self.piece)
        return entrances(pos, entry) if entry else []


def why_not_at(pos: War, p: int, space: int) -> Refusals:
    if space in pos.filled:
        return "WOR-40A1-c"
    if space < pos.kit.hex_count and pos.holder[space] != pos.kit.side[p]:
        return "WOR-40A-a"
    return "WOR-40A1-b" if pos.kit.side[p] == CHINA else "WOR-40A1-a"


def enter(pos: War, entry: Arrival, space: int) -> None:
    p, zone = entry.piece, garrison_of(entry)
    if zone:
        pos.garrisons[p] = zone
        pos.cite("WOR-40A1-x", *(("WOR-40A1-aa",) if entry.event.endswith(COMPLETE) else ()))
    if not entry.spaces and space < pos.kit.hex_count and not zone:
        pos.filled.append(space)
    if entry.turn < pos.turn and entry.event != CONDITIONAL:
        pos.cite("WOR-40A-b")
    place(pos, p, space)
    rule = "WOR-40A1-b" if not entry.spaces else "WOR-40A1-a"
    pos.event("arrives", "WOR-40-a", rule, piece=p, space=space)


# conversions, releases


def convert_units(pos: War, side: int) -> None:
    """Conversions that are due: they must be made as soon as the old unit stands in a supplied city (40A1)."""
    kit = pos.kit
    for row in kit.tables["conversions"]:
        new, old = kit.piece_index[row["piece"]], kit.piece_index[row["from"]]
        entry = next((e for e in kit.nation.districts.arrivals if e.piece == new and e.event == CONVERSION), None)
        if entry is None or kit.side[new] != side or entry.turn > pos.turn or pos.place[new] != kit.pool:
            continue
        space = pos.place[old]
        if space >= kit.hex_count or why_not_refit(pos, old):
            pos.cite("WOR-40A1-f")
            continue
        if entry.turn < pos.turn:
            pos.cite("WOR-40A1-g")
        pos.put(old, kit.removed)
        pos.put(new, space)
        pos.supply[new] = pos.supply[old]
        pos.event("unit-converted", "WOR-40A1-e", "WOR-40A1-f", "WOR-40A1-h", piece=old, by=new, space=space)


def why_not_refit(pos: War, p: int) -> str | None:
    """What conversions, rebuilding and equipment ask of a unit: a city or fortress, supply, no enemy zone (40)."""
    space = pos.place[p]
    _, zones = pos.zones(enemy(pos.kit.side[p]))
    if not (pos.kit.is_city[space] or pos.kit.nation.fortress[space]) or pos.supply[p] != SUPPLIED or zones[space]:
        return "WOR-40B4b-e"
    return None


def release_garrisons(pos: War) -> None:
    for entry in pos.kit.nation.districts.arrivals:
        if entry.turn == pos.turn and entry.event.startswith(RELEASE) and entry.piece in pos.garrisons:
            del pos.garrisons[entry.piece]
            pos.event("released", "WOR-40A1-z", "WOR-37D2-a", piece=entry.piece)


# withdrawals


def to_withdraw(pos: War, side: int) -> list[Arrival]:
    """Entries of withdrawal that fall due in this turn."""
    return [
        entry
        for entry in pos.kit.nation.districts.arrivals
        if entry.turn == pos.turn and entry.event == WITHDRAWAL and pos.kit.side[entry.piece] == side
    ]


class Withdrawals(Answers[War], frozen=True):
    """Units that leave the war, one entry after the other: any of the same kind may go (40A1)."""

    side: Side
    pieces: tuple[Piece, ...]

    def advance(self, pos: War) -> Asks:
        if not self.pieces:
            pos.pop()
            return None
        if not self.candidates(pos):
            self.from_pool(pos)
            pos.replace(Withdrawals(self.side, self.pieces[1:]))
            return None
        return Ask(pos.seat(self.side), "withdrawal", self.offered(pos), ("WOR-40A1-q",), {"piece": self.pieces[0]})

    def alike(self, pos: War, p: int) -> bool:
        """Same affiliation, size, type and printed values as the unit that is called."""
        kit, model = pos.kit, self.pieces[0]
        return (
            kit.force[p] == kit.force[model]
            and kit.kind[p] == kit.kind[model]
            and kit.faces[kit.first_face[p]].values == kit.faces[kit.first_face[model]].values
            and kit.size[kit.first_face[p]] == kit.size[kit.first_face[model]]
        ) or p in kit.reverses.forms(model)

    def candidates(self, pos: War) -> list[int]:
        kit = pos.kit
        found = [
            p
            for p in kit.pieces_of[self.side]
            if pos.place[p] not in (kit.pool, kit.lost, kit.removed) and self.alike(pos, p)
            if pos.face[p] == kit.first_face[p]
        ]
        return [p for p in found if pos.supply[p] != CUT_OFF] or found

    def from_pool(self, pos: War) -> None:
        """Nobody is on the map: an eliminated one goes, at the price of its replacement points (40A1)."""
        kit = pos.kit
        p = next((p for p in kit.pieces_of[self.side] if pos.place[p] == kit.lost and self.alike(pos, p)), -1)
        if p < 0:
            return
        owed = cost_of(pos, kit.first_face[p])
        pos.put(p, kit.removed)
        pos.event("withdrawn", "WOR-40A1-r", "WOR-40A1-s", piece=p)
        affiliation = affiliation_of(kit, p)
        pos.debts[affiliation] = pos.debts.get(affiliation, 0) + owed
        settle_debts(pos, self.side)

    @offers(WITHDRAW, lambda self, pos: self.candidates(pos), why=lambda self, pos, p: "WOR-40A1-q")
    def withdraw(self, pos: War, p: int) -> None:
        pos.put(p, pos.kit.removed)
        pos.garrisons.pop(p, None)
        pos.event("withdrawn", "WOR-40A1-q", "WOR-40A1-s", piece=p)
        pos.replace(Withdrawals(self.side, self.pieces[1:]))


def settle_debts(pos: War, side: int) -> None:
    """What is owed for withdrawn units is paid as soon as there are points (40A1)."""
    found = pos.kit.nation.districts
    for affiliation, owed in list(pos.debts.items()):
        for name in found.of_affiliation.get(affiliation, ()):
            district = found.by_name[name]
            if district.side != side or not owed:
                continue
            paid = min(owed, points_in(pos, district))
            if paid:
                pay(pos, district, INFANTRY, paid)
                owed -= paid
                pos.event("debt-paid", "WOR-40A1-r", district=name, cost=worded(paid), side=side)
        if owed:
            pos.debts[affiliation] = owed
        else:
            del pos.debts[affiliation]
