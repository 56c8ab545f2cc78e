"""Resource points by the orders of battle: how many, when and where (40B1, 12J). Reconstructed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.sheets import INDIA_BURMA, JAPAN_BOX, WEST_CHINA

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

RESOURCE, IMPORTS, AID = "resource", "general imports", "foreign aid"
BOXES = {"India/Burma box": INDIA_BURMA, "West China box": WEST_CHINA, "Japan box": JAPAN_BOX}
HONG_KONG, HAIPHONG = "Hong Kong", "Haiphong"
TOWNS = {"Chungking": "Chungking (Pahsien)"}


class Income(NamedTuple):
    """A line of a resource table: so many points, each month or each turn, from a turn to a turn."""

    side: int
    kind: str
    power: str
    where: str
    space: int
    first: int
    last: int
    monthly: bool
    amount: int


def incomes(kit: ChinaKit) -> list[Income]:
    """The lines of both sides, in the order of the table."""
    found = []
    for row in kit.tables["production"]:
        kind, _, power = row["kind"].partition(f"{AID} ")
        kind = AID if power else kind
        if kind not in (RESOURCE, IMPORTS, AID):
            continue
        where = row["where"]
        space = kit.box[BOXES[where]] if where in BOXES else kit.town[TOWNS.get(where, where)]
        side = ("japan", "china").index(row["side"].lower())
        span = turn_number(row["from_turn"]), turn_number(row["to_turn"])
        found.append(Income(side, kind, power, where, space, *span, row["per"] == "month", int(row["amount"])))
    return found
