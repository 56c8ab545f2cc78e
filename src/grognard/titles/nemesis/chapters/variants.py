"""Optional variants: 1 partners in the west and the east, 2 chits that activate armies of both sides.

Variant 3 (no random chits) is one question in 4.0.
"""

from __future__ import annotations

from grognard.board.kernels import flood
from grognard.core.order import Order
from grognard.titles.nemesis.kit import ALLIES, BRITISH, JAPAN, SIDES, NemesisKit
from grognard.titles.nemesis.verbs import (
    AMBUSH_AT,
    ATTACK,
    BANZAI,
    CLAIM,
    COMMIT,
    DONE,
    EMPLANE,
    ENTER,
    FLIP,
    GRAND,
    HOLD,
    IMPOSE,
    LAND,
    PASS,
    PLACE,
    PUSH_BACK,
    REBUILD,
    REPLACE,
    STOP,
    STORM,
    TO,
    VERBS,
    YIELD,
)
from grognard.titles.nemesis.war import War, enemy

# 1: partners in the west and the east

LAST_WESTERN_COLUMN = 10
WEST, EAST = 0, 1
"""A side's partners, in this order in `War.teams`."""

JOINT_PIECE_ORDERS = frozenset(verb.name for verb in (REPLACE, REBUILD, FLIP, ENTER, EMPLANE))
"""Replacements and reinforcements are for both partners to agree on, whichever piece they are about."""
DESTINATIONS = frozenset(verb.name for verb in (TO, AMBUSH_AT, PUSH_BACK, PLACE, LAND))
BATTLES = frozenset(verb.name for verb in (ATTACK, STORM))
ATTACKERS_WORDS = (COMMIT, GRAND, IMPOSE)
DEFENDERS_WORDS = (HOLD, YIELD)
WORDS_IN_HAND = (STOP, PASS, DONE)


def mark_wests(pos: War) -> None:
    """At the start of a Phase: the pieces that the western partners play until its end."""
    if not pos.teams:
        return
    if pos.group:
        return
    pos.cite("NEM-V1-a")
    kit = pos.kit
    pos.wests = [
        p
        for p, space in enumerate(pos.place)
        if space == kit.entry_hex["UK"] or (space < kit.hex_count and front_of_hex(kit, space) == WEST)
    ]


def front_of_hex(kit: NemesisKit, space: int) -> int:
    """West up to and including column 10."""
    return WEST if kit.column[space] <= LAST_WESTERN_COLUMN else EAST


def front_of(pos: War, p: int) -> int | None:
    """Which partner plays a piece; None if it is off the map, or waits where both fronts get their men from.

    With variant 2 a partner plays an army. In a Reinforcement Phase pieces arrive: where they are now counts.
    """
    kit = pos.kit
    space = pos.place[p]
    if space >= kit.map_end:
        return None
    if pos.group:
        return WEST if pos.group[p] in (FIFTEENTH_ARMY, FOURTEENTH_ARMY) else EAST
    if space == kit.entry_hex["JP"]:
        return None
    if space >= kit.hex_count:
        return WEST if space == kit.entry_hex["UK"] else EAST
    if pos.phase == "reinforcement":
        return front_of_hex(kit, space)
    return WEST if p in pos.wests else EAST


def front_of_battle(pos: War, side: int, target: int) -> int | None:
    """Whose battle it is: the partner's who has all units in or next to the target, or else by its column."""
    units = pos.units_at(target, side) or [p for space in pos.kit.neighbours[target] for p in pos.units_at(space, side)]
    fronts = {front_of(pos, p) for p in units}
    return fronts.pop() if len(fronts) == 1 else front_of_hex(pos.kit, target)


def partner_of(pos: War, order: Order) -> str | None:
    """The partner who gives an order alone; None if both must agree (a dispute is diced for, NEM-V1-b)."""
    if not pos.teams:
        return None
    verb = VERBS.get(order.verb)
    assert verb is not None
    target = order.target
    if verb.kind == "piece" and isinstance(target, int):
        return None if order.verb in JOINT_PIECE_ORDERS else _player_of(pos, target)
    if order.verb in DESTINATIONS or order in WORDS_IN_HAND:
        return _player_of(pos, _in_hand(pos, "piece"))
    if order.verb in BATTLES and isinstance(target, int):
        return _player_of_battle(pos, pos.phasing, target)
    if order.verb == CLAIM.name and isinstance(target, int) and target in pos.kit.objectives:
        return _partner(pos, enemy(pos.holder(target)), front_of_hex(pos.kit, target))
    side = _speaker(pos, order)
    battle = _in_hand(pos, "target")
    if side is None or battle is None:
        return None
    return _player_of_battle(pos, side, battle)


def _speaker(pos: War, order: Order) -> int | None:
    """The side that says a word in a battle."""
    if order in ATTACKERS_WORDS:
        return pos.phasing
    if order in DEFENDERS_WORDS:
        return enemy(pos.phasing)
    return JAPAN if order == BANZAI else None


def _in_hand(pos: War, what: str) -> int | None:
    """The piece or target that the step at work is about."""
    found = getattr(pos.stack[-1], what, None)
    return found if isinstance(found, int) else None


def _player_of(pos: War, p: int | None) -> str | None:
    return None if p is None else _partner(pos, pos.kit.side[p], front_of(pos, p))


def _player_of_battle(pos: War, side: int, target: int) -> str | None:
    return _partner(pos, side, front_of_battle(pos, side, target))


def _partner(pos: War, side: int, front: int | None) -> str | None:
    return None if front is None else pos.teams[SIDES[side]][front]


# 2: armies of both sides in one Phase

FIFTEENTH_ARMY, THIRTY_THIRD_ARMY, STILWELL_GROUP, FOURTEENTH_ARMY = range(4)
DIVISIONS_OF_15TH_ARMY = ("15", "31", "33")
DIVISIONS_OF_33RD_ARMY = ("18", "53", "56")


def begin_phases(pos: War, side: int, chit: str) -> None:
    """A chit is played: one Phase of its side, or in variant 2 a Phase of an army of each side."""
    if not pos.options.plays("command", "armies") or _initial_offensive(pos):
        pos.replace("Phase", side, chit)
    elif chit == "reinforcement":
        part, first = ("replacements", ALLIES) if side == JAPAN else ("reinforcements", JAPAN)
        pos.event("reinforcement-part", "NEM-V2-e", side=side, part=part)
        pos.replace("Phase", enemy(first), chit, part=part)
        pos.push("Phase", first, chit, part=part)
    else:
        if chit == "supply":
            pos.cite("NEM-V2-d")
        if side == JAPAN:
            pos.event("armies", "NEM-V2-b", side=side, chit=chit)
            japanese, allied = FIFTEENTH_ARMY, STILWELL_GROUP
        else:
            pos.event("armies", "NEM-V2-c", side=side, chit=chit)
            japanese, allied = THIRTY_THIRD_ARMY, FOURTEENTH_ARMY
        pos.replace("Phase", ALLIES, chit, allied)
        pos.push("Phase", JAPAN, chit, japanese)


def _initial_offensive(pos: War) -> bool:
    """Whether this is one of the first two Phases of the game, which are played as usual."""
    pos.cite("NEM-V2-a")
    return pos.turn == 1 and len(pos.played[JAPAN]) + len(pos.played[ALLIES]) <= 2


def idle_rule(pos: War) -> str:
    """The rule by which a piece of another army does nothing in this Phase."""
    return "NEM-V2-b" if pos.active_group in (FIFTEENTH_ARMY, STILWELL_GROUP) else "NEM-V2-c"


def assign_groups(pos: War) -> None:
    """Every piece belongs to an army from the set-up on; Chindits may change theirs when they arrive."""
    pos.cite("NEM-V2-b", "NEM-V2-c")
    pos.group = [_army(pos.kit, p) for p in range(len(pos.place))]


def _army(kit: NemesisKit, p: int) -> int:
    if kit.side[p] == ALLIES:
        return FOURTEENTH_ARMY if kit.force[p] == BRITISH and not kit.chindit[p] else STILWELL_GROUP
    if kit.division[p] in DIVISIONS_OF_15TH_ARMY:
        return FIFTEENTH_ARMY
    if kit.division[p] in DIVISIONS_OF_33RD_ARMY:
        return THIRTY_THIRD_ARMY
    return FIFTEENTH_ARMY if "setup-aux" in kit.flags[p] else THIRTY_THIRD_ARMY


def assign_arrival(pos: War, p: int, space: int) -> None:
    """Chindits that arrive west of the Chindwin join the 14th Army, the others Stilwell."""
    if not pos.group or not pos.kit.chindit[p]:
        return
    if is_east_of_chindwin(pos.kit, space):
        pos.cite("NEM-V2-b")
        pos.group[p] = STILWELL_GROUP
    else:
        pos.cite("NEM-V2-c")
        pos.group[p] = FOURTEENTH_ARMY


def is_east_of_chindwin(kit: NemesisKit, space: int) -> bool:
    """Whether a hex lies beyond the Chindwin, seen from India.

    West is what the western edge of the map reaches without crossing the river or going beyond the
    easternmost column of its Major part, where it comes from the east. Without the river, columns decide.
    """
    if space >= kit.hex_count:
        return space != kit.entry_hex["UK"]
    banks = [
        (a, b, row["kind"])
        for row in kit.tables.rivers
        if "Chindwin" in row.get("name", "")
        for a, _, b in (side.partition("/") for side in row["hexsides"].split())
    ]
    if not banks:
        return front_of_hex(kit, space) == EAST
    index, column = kit.space_index, kit.column
    major = [bank for bank in banks if bank[2] == "major"] or banks
    easternmost = max(column[index[hex_]] for a, b, _ in major for hex_ in (a, b))
    dry = bytearray(b"\1" * len(kit.way))
    for link in kit.board.links_of([(a, b) for a, b, _ in banks]):
        dry[link] = 0
    beyond = bytearray(at >= kit.hex_count or column[at] > easternmost for at in range(kit.board.size))
    edge = min(column[: kit.hex_count])
    west = flood(kit.board.graph, [at for at in range(kit.hex_count) if column[at] == edge], dry, beyond)
    return not west[space]
