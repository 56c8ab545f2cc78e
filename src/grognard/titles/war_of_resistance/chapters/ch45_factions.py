"""45 Factions: home territory, its violation, and where units of a faction that does not cooperate may go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.steps import Refusals
from grognard.titles.war_of_resistance.chapters.ch40_districts import (
    add_points,
    cost_of,
    district_at,
    hold_back,
    is_active,
)
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch40_parcels import POINTS
from grognard.titles.war_of_resistance.districts import INFANTRY, affiliation_of
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.nation import ANTAGONISTIC, COOPERATIVE, NON_COOPERATIVE, PUPPET
from grognard.titles.war_of_resistance.skies import AT_BASE
from grognard.titles.war_of_resistance.war import War

NATIONALISTS = ("CA", "CN", "CAF")
HOMELESS = ("Man", "CCP")
"""The Communists have no home, the Manchurians have lost theirs: rules of home territory are ignored (45A1)."""


HOME_RULES = {
    "Ho": "WOR-45B3-a",
    "Shns": "WOR-45B4-a",
    "Shnt": "WOR-45B5-a",
    "MNF": "WOR-45B6-a",
    "Man": "WOR-45B7-a",
    "Kwns": "WOR-45B8-a",
    "Sze": "WOR-45B9-a",
    "Kwei": "WOR-45B10-a",
    "Kwnt": "WOR-45B11-a",
    "MSF": "WOR-45B12-a",
    "Hun": "WOR-45B13-a",
    "Yun": "WOR-45B14-a",
    "Mus": "WOR-45B15-a",
}
"""Where each faction is at home."""


def level_of(pos: War, force: str) -> int:
    """How far a force cooperates: Nationalists always, Communists never (45B)."""
    if force in NATIONALISTS:
        return COOPERATIVE
    if force == "CCP":
        pos.cite("WOR-45B2-a")
    return pos.cooperation.get(force, ANTAGONISTIC if force == "CCP" else COOPERATIVE)


def one_faction(a: str, b: str) -> bool:
    return a == b or (a in NATIONALISTS and b in NATIONALISTS)


def why_not_together(pos: War, p: int, others: tuple[int, ...]) -> str | None:
    """Who does not cooperate fights with his own alone (45A2b)."""
    kit = pos.kit
    if kit.side[p] != CHINA or not pos.ground.campaign:
        return None
    for q in others:
        if one_faction(kit.force[p], kit.force[q]):
            continue
        if level_of(pos, kit.force[p]) != COOPERATIVE or level_of(pos, kit.force[q]) != COOPERATIVE:
            return "WOR-45B2-e" if "CCP" in (kit.force[p], kit.force[q]) else "WOR-45A2b-a"
        pos.cite("WOR-45A2a-a")
    return None


def is_homeless(pos: War, force: str) -> bool:
    """Whether a faction has no home, or has lost it: all cities there are Japanese (45A1)."""
    if force in HOMELESS:
        pos.cite("WOR-45A1-c", "WOR-45B2-b" if force == "CCP" else "WOR-45B7-a")
        return True
    if any(pos.holder[space] != JAPAN for space in pos.kit.nation.home_cities(force)):
        return False
    pos.cite("WOR-45A1-b", "WOR-45A1-c")
    return True


def helps(pos: War, fighters: Sequence[int], helper: str) -> bool:
    """Whether forces of a faction may support units on the ground: not those who do not cooperate (45A2b)."""
    kit = pos.kit
    if not pos.ground.campaign or not fighters or kit.side[fighters[0]] != CHINA:
        return True
    if all(one_faction(kit.force[p], helper) or level_of(pos, kit.force[p]) == COOPERATIVE for p in fighters):
        return True
    pos.cite("WOR-45A2b-n")
    return False


def why_not_carried(pos: War, p: int) -> Refusals:
    """Who does not cooperate is carried neither by rail nor by air (45A2b)."""
    force = pos.kit.force[p]
    if pos.kit.side[p] != CHINA or not pos.ground.campaign or level_of(pos, force) == COOPERATIVE:
        return None
    return ("WOR-45A2b-f", "WOR-45B2-e") if force == "CCP" else "WOR-45A2b-f"


def why_not_by_ship(pos: War, p: int, ships: Sequence[int]) -> Refusals:
    """Who does not cooperate goes on river transports of its own alone (45A2b)."""
    kit = pos.kit
    if not why_not_carried(pos, p) or all(one_faction(kit.force[p], kit.force[q]) for q in ships):
        return None
    return "WOR-45A2b-g"


def why_not_destroy(pos: War, p: int) -> Refusals:
    """Who does not cooperate destroys nothing at home (45A2b)."""
    kit = pos.kit
    if kit.side[p] != CHINA or not pos.ground.campaign or level_of(pos, kit.force[p]) == COOPERATIVE:
        return None
    return "WOR-45A2b-i" if kit.nation.home_at(pos.place[p]) == kit.force[p] else None


def follows(pos: War, p: int, hq: int) -> bool:
    """Whether a unit heeds a headquarters: who does not cooperate has only its own, and commands no others (45A2b)."""
    kit = pos.kit
    if kit.side[p] != CHINA or not pos.ground.campaign or one_faction(kit.force[p], kit.force[hq]):
        return True
    if level_of(pos, kit.force[p]) == COOPERATIVE and level_of(pos, kit.force[hq]) == COOPERATIVE:
        return True
    pos.cite("WOR-45A2b-j")
    return False


def touchy_home(pos: War, space: int) -> str:
    """The faction at home in a hex that minds others there; none in a province with enemy hexes in it (45A1)."""
    kit = pos.kit
    home = kit.nation.home_at(space)
    if not home or home in HOMELESS or level_of(pos, home) not in (NON_COOPERATIVE, ANTAGONISTIC):
        return ""
    province = kit.province[space]
    if any(pos.holder[s] == JAPAN for s in kit.nation.hexes_of(province)):
        pos.cite("WOR-45A1-m")
        return ""
    return home


def enter_home(pos: War, p: int, space: int) -> None:
    """A unit comes into a hex: whether it violates a home, or is the first Japanese one there (45A1, 45A3)."""
    kit, force = pos.kit, pos.kit.force[p]
    if kit.side[p] == JAPAN:
        home = kit.nation.home_at(space)
        if level_of(pos, home) == NON_COOPERATIVE and home in pos.cooperation and home not in pos.intruded:
            pos.intruded.append(home)
            pos.favours[home] = pos.favours.get(home, 0) - 2
            pos.event("home-entered", "WOR-45A3-i", space=space, district=home)
        return
    home = touchy_home(pos, space)
    if home and not one_faction(home, force) and "guerrilla" not in kit.kind[p].traits and home not in pos.defied:
        pos.defied.append(home)
        rules = ("WOR-45A1-a", "WOR-45A1-d", "WOR-45A1-e", HOME_RULES[home])
        pos.event("home-violated", *rules, piece=p, space=space, district=home)


def use_home(pos: War, spaces: Iterable[int], rule: str, force: str = "CA") -> None:
    """Something of a force is done in a home that is not its own: that violates it, once in a player turn (45A1)."""
    if not pos.ground.campaign:
        return
    for space in spaces:
        home = touchy_home(pos, space)
        if home and not one_faction(home, force) and home not in pos.defied:
            pos.defied.append(home)
            pos.event("home-used", "WOR-45A1-d", rule, space=space, district=home)


def is_relief(pos: War, items: Iterable[str], space: int) -> bool:
    """Whether a load is replacement points for a faction that does not cooperate: that violates nothing (45A2b)."""
    home = pos.kit.nation.home_at(space)
    if not home or level_of(pos, home) == COOPERATIVE or not all(item in POINTS for item in items):
        return False
    pos.cite("WOR-45A2b-m")
    return True


def sail_through(pos: War, p: int, node: int) -> None:
    """A Chinese ship on a river hexside with a home on both banks violates it (45A1)."""
    naval, kit = pos.kit.naval, pos.kit
    banks = naval.hexes[node] if naval.is_river[node] else ()
    if kit.side[p] == CHINA and banks and all(touchy_home(pos, s) == touchy_home(pos, banks[0]) for s in banks):
        use_home(pos, banks[:1], "WOR-45A1-i", kit.force[p])


def close_violations(pos: War) -> None:
    """The end of a player turn: who stands in a home that is not his violates it; -1 once for each faction (45A3)."""
    if not pos.ground.campaign:
        return
    for p in pos.units_of(CHINA):
        enter_home(pos, p, pos.place[p])
    for p in pos.kit.air.pieces:
        if pos.kit.side[p] == CHINA and pos.place[p] < pos.kit.hex_count and pos.sortie[p] == AT_BASE:
            use_home(pos, (pos.place[p],), "WOR-45A1-k", pos.kit.force[p])
    for p, node in pos.berths.items():
        sail_through(pos, p, node)
    for home in pos.defied:
        pos.favours[home] = pos.favours.get(home, 0) - 1
        pos.cite("WOR-45A3-h")
    pos.defied = []


def disband(pos: War, p: int, share: int) -> None:
    """A unit is disbanded for a share of its points, which go to the district where it stands (40A1, 45A3b)."""
    district = district_at(pos, pos.kit.side[p], pos.place[p], affiliation_of(pos.kit, p))
    points = cost_of(pos, pos.face[p]) // share
    pos.event("disbanded", "WOR-40A1-m", "WOR-40A1-n", "WOR-40A1-o", piece=p, space=pos.place[p])
    if pos.kit.substitute[p] >= 0:
        pos.cite("WOR-40A1-p")
    if district is not None and is_active(pos, district):
        give = hold_back if pos.phase == "initial" else add_points
        give(pos, district, INFANTRY, points, "WOR-40A1-n")
    to_pool(pos, p)
    pos.fresh.append(p)


def send_home(pos: War) -> None:
    """The end of the movement phase after a faction ceased to cooperate: who is not at home is disbanded (45A3b)."""
    kit = pos.kit
    for force in pos.leaving:
        if force in HOMELESS:
            pos.cite("WOR-45A3b-e")
            continue
        for p in pos.units_of(CHINA):
            if kit.force[p] == force and kit.nation.home_at(pos.place[p]) != force:
                pos.cite("WOR-45A3b-a", "WOR-45A3b-d", HOME_RULES[force])
                disband(pos, p, 2)
        for p in kit.naval.pieces:
            if kit.force[p] == force and pos.on_map(p) and kit.nation.home_at(pos.place[p]) != force:
                pos.event("eliminated", "WOR-45A3b-a", piece=p, space=pos.place[p])
                pos.put(p, kit.lost)
                pos.berths.pop(p, None)
    pos.leaving = []


def home_regained(pos: War, space: int) -> None:
    """China has taken a city: once it has all of a puppet faction's, the faction's forces are gone (45A2d)."""
    kit = pos.kit
    home = kit.nation.home_at(space)
    if not home or not is_puppet(pos, home) or any(pos.holder[s] != CHINA for s in kit.nation.home_cities(home)):
        return
    pos.event("faction-ends", "WOR-45A2d-b", district=home)
    for twin in kit.nation.turncoats.values():
        if kit.force[twin] == home:
            pos.put(twin, kit.removed)


def reserved(pos: War, space: int) -> str:
    """The faction for which supply in a hex is kept: that of a headquarters there that does not cooperate (45A2b)."""
    if not pos.ground.campaign:
        return ""
    kit = pos.kit
    forces = [kit.force[p] for p in pos.units_at(space, CHINA) if kit.is_hq[p]]
    found = next((force for force in forces if level_of(pos, force) != COOPERATIVE), "")
    if found:
        pos.cite("WOR-45A2b-k")
    return found


def may_draw(pos: War, p: int, space: int) -> bool:
    """Whether a unit may use the supply points in a hex."""
    owner = reserved(pos, space)
    return not owner or one_faction(owner, pos.kit.force[p])


def is_puppet(pos: War, force: str) -> bool:
    return pos.cooperation.get(force) == PUPPET
