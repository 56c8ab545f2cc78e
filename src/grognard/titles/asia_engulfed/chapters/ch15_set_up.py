"""15.0 Scenarios: set-up."""

from __future__ import annotations

from grognard.core.files import Row
from grognard.core.frame import Ask, Asks
from grognard.core.options import chosen
from grognard.core.position import Table
from grognard.core.steps import Steps, offers
from grognard.titles.asia_engulfed.index import index_of
from grognard.titles.asia_engulfed.kit import AIRBORNE, BB, CBA, CV, JAPAN, JP, KINDS, NATIONS, US, AsiaKit
from grognard.titles.asia_engulfed.marks import FULL
from grognard.titles.asia_engulfed.meta import META
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
    pos = War(
        kit=kit,
        index=index_of(kit, place),
        table=table,
        scenario=scenario,
        options=chosen(META, options),
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
            for value in row["value"].split(";"):
                _set_marker(pos, row["marker"], value.strip())
    carriers: dict[tuple[str, str], int] = {}
    for row in kit.tables["setups"]:
        if row["setup"] == name:
            _deploy(pos, row, carriers)
    _give_bid(pos)
    pos.transports = pos.capacity
    if not pos.alternative("airborne"):
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
    elif marker == "build":
        pos.builds.append(Build(NATIONS.index(words[0]), words[1], int(words[2]), "damage" in words))
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
    bid = pos.options["bid"]
    if bid != "none":
        side, count = bid.split("-")
        pos.actions[JP if side == "japan" else US] += int(count)
        pos.event("bid", "AE-10.4-a", seat=side, count=int(count))


class Preparation(Steps[War], frozen=True):
    """What the players decide before the first turn: how BB steps are divided, where airborne units stand."""

    steps = ("fleets", "airborne")

    def fleets(self, pos: War) -> Asks:
        if not _formosa_fleets(pos):
            return None
        orders = self.offered(pos, DIVIDE)
        return Ask(pos.seat(JAPAN), "divide-fleets", orders, ("AE-15.3-c", "AE-8.11-b"))

    @offers(DIVIDE, lambda self, pos: tuple(FORMOSA_DIVISIONS))
    def divide(self, pos: War, division: str) -> None:
        for p, steps in zip(_formosa_fleets(pos), FORMOSA_DIVISIONS[division], strict=True):
            pos.set_steps(p, steps)
        self.turn_to(pos, "airborne")

    def airborne(self, pos: War) -> Asks:
        if not pos.scenario.startswith("campaign") or not pos.alternative("airborne"):
            return None
        place_airborne(pos, US, pos.kit.space_index["USA"])
        return Ask(pos.seat(JAPAN), "place-airborne", self.offered(pos, PLACE), ("AE-13.42-b", "AE-13.4-a"))

    def garrisoned(self, pos: War) -> list[int]:
        return [place for place in pos.kit.places if pos.ground_at(place, JAPAN)]

    @offers(PLACE, garrisoned, why=lambda *_: "AE-13.42-b")
    def place(self, pos: War, place: int) -> None:
        pos.pop()
        place_airborne(pos, JP, place)


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
