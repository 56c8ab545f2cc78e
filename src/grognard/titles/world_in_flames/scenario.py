"""Scenarios: who stands where at the start, who comes when, who holds what, what the war is about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import GERMANY, JAPAN, NOBODY, POWERS, SIDES, VICHY, WorldKit

ARRIVES = "arrives "
FIRST_CYCLE, LAUNCHED = "first cycle", "pool "
SHUNNED = "USSR"
CAMPS = ("axis", "allied")
HOME = "home"
CALLED = {"Ge": GERMANY, "Ja": JAPAN}
"""The powers whose names stand on the backs of reserves (9.6)."""


class Scenario:
    """One scenario, laid out from its rows."""

    def __init__(self, kit: WorldKit, key: str) -> None:
        self.kit, self.key = kit, key
        row = next((row for row in kit.tables["scenarios"] if row["scenario"] == key), None)
        if row is None:
            raise BrokenFile(f"scenarios.csv has no {key}")
        season, _, year = row["first"].partition(" ")
        self.season, self.year, self.turns = SEASONS.index(season), int(year), int(row["turns"])
        self.base, self.maps = row["base"], int(row["maps"])
        self.first_weather = int(row["weather"] or 0)
        """The die of the first weather, where it is not rolled."""
        """Which columns of `countries.csv` say who held what; how many maps are in play (12-b)."""
        self.view = tuple(kit.space_of(place) for place in row["view"].split())
        """Hexes around the place where it begins: what a player sees first."""
        self._lay_powers(row)
        self.deployed: dict[int, int] = {}
        """By piece: where it starts."""
        self.due: dict[int, int] = {}
        """By piece on the production circle: the turn in which it arrives."""
        self.post: dict[int, int] = {}
        """By piece: where it must arrive, if the scenario says so."""
        self.hulls: list[int] = []
        """Ships in their first cycle: they go to the construction pool, not to the map (13.6.5)."""
        self.reserves: list[int] = []
        self.called_by: dict[int, int] = {}
        """Reserves that a power calls only at war with another: which one (9.6-b)."""
        self.withheld: list[int] = []
        """Militia that joins the pool when its power is at war (4.1.2)."""
        self.pooled: list[int] = []
        self.away: list[int] = []
        for each in self._rows("deployments"):
            if each["kind"] in ("land", "air", "naval"):
                self._deploy(each)
        self.goals = {role: self._goals(role) for role in ("main", "all", "any", "tie")}
        self._lay_control()

    def _lay_powers(self, row: Row) -> None:
        """Who plays in which camp, who is at war, who is surprised, and who plays first."""
        self.camps = [-1] * len(SIDES)
        """By side: its camp; -1 if it does not play."""
        for number, column in enumerate(CAMPS):
            for name in row[column].split():
                self.camps[SIDES.index(name)] = number
        self.wars = [0] * len(SIDES)
        for pair in row["wars"].split():
            one, other = (SIDES.index(name) for name in pair.split("-"))
            self.wars[one] |= 1 << other
            self.wars[other] |= 1 << one
        self.surprised = sum(1 << SIDES.index(name) for name in row["surprised"].split())
        self.opener = SIDES.index(row["opener"])
        boxes = [box["box"] for box in self.kit.tables["initiative"]]
        self.track = boxes.index(row["marker"])

    def _rows(self, table: str) -> Iterator[Row]:
        return (row for row in self.kit.tables[table] if row["scenario"] == self.key)

    def _goals(self, role: str) -> list[int]:
        return [self.kit.space_of(row["place"]) for row in self._rows("goals") if row["role"] == role]

    def _deploy(self, row: Row) -> None:
        p, state = self.kit.piece_index[row["unit_id"]], row["state"]
        if state == "map":
            self.deployed[p] = self.kit.space_of(row["place"])
        elif state == "sea":
            seas = self.kit.seas
            self.deployed[p] = seas.spaces[seas.index[row["place"]]][int(row["detail"].rpartition(" ")[2])]
        elif state in ("production", "reinforcement"):
            if FIRST_CYCLE in row["detail"]:
                self.hulls.append(p)
                self.due[p] = self._turn(row["detail"].rpartition(LAUNCHED)[2])
                return
            self.due[p] = self._turn(row["detail"].rpartition(ARRIVES)[2])
            if row["place"]:
                self.post[p] = self.kit.space_of(row["place"])
        elif state == "reserve":
            self.reserves.append(p)
            foe = CALLED.get(row["detail"].removeprefix("Res").strip())
            if foe is not None:
                self.called_by[p] = foe
        elif state == "withheld":
            self.withheld.append(p)
        elif state == "pool":
            self.pooled.append(p)
        elif state == "repair":
            self.deployed[p] = self.kit.repair
        elif state == "elsewhere":
            self.away.append(p)

    def _turn(self, date: str) -> int:
        season, _, year = date.lower().replace("/", "-").partition(" ")
        return (int(year) - self.year) * len(SEASONS) + SEASONS.index(season) - self.season + 1

    def _lay_control(self) -> None:
        """Who leads each nation, and who holds each hex."""
        kit = self.kit
        sides = {name: side for side, name in enumerate(POWERS) if side != VICHY}
        own = {row["area"]: row for row in self._rows("control")}
        self.leader = [NOBODY] * len(kit.nations)
        self.conquered = [0] * len(kit.nations)
        self.neutral: set[int] = set()
        """Minors that belong to nobody when the scenario begins."""
        for nation, row in enumerate(kit.tables["countries"]):
            said = own.get(row["name"])
            controller = said["controller"] if said else row[f"controller_{self.base}"]
            status = said["status"] if said else row[f"status_{self.base}"]
            if row["name"] in sides:
                self.leader[nation] = sides[row["name"]] if status.startswith(HOME) else NOBODY
            else:
                self.leader[nation] = sides.get(controller, NOBODY)
                self.conquered[nation] = int(status.startswith("conquered"))
            if status.startswith("neutral") and self.leader[nation] == NOBODY:
                self.neutral.add(nation)
        self.holder = [NOBODY] * kit.board.size
        for space in kit.land:
            region = own.get(kit.region[space])
            if region is not None:
                owner = kit.nation_index.get(region["controller"], -1)
                self.holder[space] = sides.get(region["controller"], self.leader[owner] if owner >= 0 else NOBODY)
            elif kit.country[space] >= 0:
                self.holder[space] = self.leader[kit.country[space]]
        for side, nation in enumerate(kit.power):
            if nation >= 0 and self.leader[nation] == NOBODY:
                self.leader[nation] = side
        self.aloof = [0] * len(kit.nations)
        for row in self._rows("control"):
            if "does not fight the USSR" in row["note"]:
                self.aloof[kit.nation_index[row["area"]]] = 1 << sides[SHUNNED]


@lru_cache(maxsize=8)
def scenario_of(kit: WorldKit, key: str) -> Scenario:
    return Scenario(kit, key)
