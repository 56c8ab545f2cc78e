"""15.0 Scenarios: set-up."""

from __future__ import annotations

from grognard.core.files import Row
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.index import Index
from grognard.titles.asia_engulfed.kit import AIRBORNE, BB, CBA, CV, JAPAN, JP, KINDS, LBA, NATIONS, US, AsiaKit
from grognard.titles.asia_engulfed.marks import FULL
from grognard.titles.asia_engulfed.theatre import Build
from grognard.titles.asia_engulfed.verbs import DIVIDE, PLACE
from grognard.titles.asia_engulfed.war import War

SET_UP = {"surprise": "1941", "campaign-1941": "1941", "campaign-1942": "1942", "tipping-the-balance": "tipping"}
SCENARIO_RULES = {
    "surprise": ("AE-15.1-a", "AE-15.3-b", "AE-15.3-c", "AE-15.3-d", "AE-15.3-e", "AE-9.11-n"),
    "campaign-1941": ("AE-15.3-a", "AE-15.3-b", "AE-15.3-c", "AE-15.3-d", "AE-15.3-e", "AE-9.11-n", "AE-9.13-c"),
    "campaign-1942": ("AE-15.4-a",),
    "tipping-the-balance": ("AE-15.2-a", "AE-15.2-b", "AE-15.2-c", "AE-15.2-d", "AE-15.2-e", "AE-15.2-g"),
}
FORMOSA_DIVISIONS = {"3/2": (3, 2), "4/1": (4, 1)}


def empty_war(kit: AsiaKit, scenario: str, options: dict[str, str], table: Table) -> War:
    """The map without a piece: everything is in its Force Pool, every place with its owner of 1941."""
    count = len(kit.piece_names)
    place = [kit.pool[kit.nation[p]] if p < kit.real_count else kit.unseen for p in range(count)]
    index = Index(kit.size)
    for space in set(place):
        index.at[space] = tuple(p for p in range(count) if place[p] == space)
    for p in range(count):
        side = kit.side[p]
        if kit.is_ground[p]:
            index.ground[side][place[p]] += 1
        elif kit.is_fleet[p]:
            index.fleets[side][place[p]] += 1
        elif kit.kind[p] == LBA:
            index.lba[side][place[p]] += 1
    from grognard.titles.asia_engulfed.meta import OPTIONS

    first = {option.key: option.choices[0] for option in OPTIONS}
    pos = War(
        kit=kit,
        index=index,
        table=table,
        scenario=scenario,
        options=options,
        alternatives=tuple(sorted(key for key, choice in options.items() if choice != first[key])),
        turn=0,
        place=place,
        steps=[0] * count,
        damaged=[0] * count,
        aboard=[-1] * count,
        origin=[-1] * count,
        marks=[0] * count,
        supply=[FULL] * count,
        alias=list(range(count)),
        shown=[0] * count,
        control=[*kit.owner],
        forts=[],
    )
    for key, members in kit.groups.items():
        for p, stand_in in zip(members, pos.shuffled(kit.stand_ins[key]), strict=True):
            pos.alias[p] = stand_in
    return pos


def set_up(kit: AsiaKit, scenario: str, options: dict[str, str], table: Table) -> War:
    """Pieces, markers and control as the scenario says."""
    pos = empty_war(kit, scenario, options, table)
    name = SET_UP[scenario]
    for row in kit.tables["markers"]:
        if row["setup"] == name:
            _set_marker(pos, row["marker"], row["value"])
    carriers: dict[tuple[str, str], int] = {}
    for row in kit.tables["setups"]:
        if row["setup"] == name:
            _deploy(pos, row, carriers)
    _give_bid(pos)
    pos.transports = pos.capacity
    if "airborne" not in pos.alternatives:
        for nation in (JP, US):
            for p in kit.of_kind(nation, AIRBORNE):
                pos.put(p, kit.out)
    pos.event("set-up", "AE-KT-a", "AE-KT-e", "AE-KT-v", "AE-8.1-a", *SCENARIO_RULES[scenario], scenario=scenario)
    return pos


def _set_marker(pos: War, marker: str, value: str) -> None:
    kit = pos.kit
    words = value.split()
    if marker == "turn":
        pos.turn = kit.turn_keys.index(value)
    elif marker == "fort":
        pos.forts.append(kit.space_index[value])
    elif marker == "control":
        pos.control[kit.space_index[words[0]]] = NATIONS.index(words[1])
    elif marker in ("build", "damage"):
        pos.builds.append(Build(NATIONS.index(words[0]), words[1], int(words[2]), marker == "damage"))
    elif marker.startswith("actions_"):
        pos.actions[NATIONS.index(marker[8:])] = int(value)
    else:
        setattr(pos, marker, int(value))


def _deploy(pos: War, row: Row, carriers: dict[tuple[str, str], int]) -> None:
    """Take a piece of that kind from the Force Pool; a CBA goes aboard the CV fleet with its letter."""
    kit = pos.kit
    nation, kind, space = NATIONS.index(row["nation"]), KINDS.index(row["kind"]), kit.space_index[row["at"]]
    full, elite = int(row["full"] or 0), row["elite"] == "yes"
    p = next(
        p
        for p in pos.index.at[kit.pool[nation]]
        if kit.kind[p] == kind and kit.elite[p] == elite and full in (0, kit.full_steps[p])
    )
    pos.put(p, space)
    pos.set_steps(p, int(row["steps"]))
    if kind == CV:
        carriers[row["nation"], row["fleet"]] = p
    elif kind == CBA:
        pos.aboard[p] = carriers[row["nation"], row["fleet"]]


def _give_bid(pos: War) -> None:
    """10.4: what was bid is given to the other side as Special Actions; the USA take those of the Allies."""
    bid = pos.options.get("bid", "none")
    if bid != "none":
        side, count = bid.split("-")
        pos.actions[JP if side == "japan" else US] += int(count)
        pos.event("bid", "AE-10.4-a", seat=side, count=int(count))


class Preparation(Frame[War], frozen=True):
    """What the players decide before the first turn: how BB steps are divided, where airborne units stand."""

    stage: int = 0

    def advance(self, pos: War) -> Asks:
        kit = pos.kit
        if self.stage == 0 and _formosa_fleets(pos):
            return Ask(pos.seat(JAPAN), "divide-fleets", DIVIDE.each(FORMOSA_DIVISIONS), ("AE-15.3-c", "AE-8.11-b"))
        if self.stage <= 1 and pos.scenario.startswith("campaign") and "airborne" in pos.alternatives:
            if self.stage == 0:
                pos.replace(Preparation(1))
            place_airborne(pos, US, kit.space_index["USA"])
            places = [place for place in kit.places if pos.ground_at(place, JAPAN)]
            return Ask(pos.seat(JAPAN), "place-airborne", PLACE.each(places), ("AE-13.42-b", "AE-13.4-a"))
        pos.pop()
        return None

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order.verb == DIVIDE.name:
            for p, steps in zip(_formosa_fleets(pos), FORMOSA_DIVISIONS[str(order.target)], strict=True):
                pos.set_steps(p, steps)
            pos.replace(Preparation(1))
        else:
            assert isinstance(order.target, int)
            place_airborne(pos, JP, order.target)
            pos.replace(Preparation(2))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason("AE-13.42-b")] if order.verb == PLACE.name else []


def place_airborne(pos: War, nation: int, place: int) -> None:
    """Put the airborne unit of a power on the map (13.42-b)."""
    for p in pos.kit.of_kind(nation, AIRBORNE):
        pos.put(p, place)
        pos.set_steps(p, 1)


def _formosa_fleets(pos: War) -> list[int]:
    """The two BB fleets whose five steps Japan may divide as it likes (15.3-c)."""
    kit = pos.kit
    if SET_UP.get(pos.scenario) != "1941" or "FOR" not in kit.space_index:
        return []
    found = [p for p in pos.fleets_at(kit.space_index["FOR"], JAPAN) if kit.kind[p] == BB]
    return found if len(found) == 2 else []
