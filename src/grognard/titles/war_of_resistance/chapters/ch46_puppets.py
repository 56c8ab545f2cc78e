"""46 and 40D: puppet governments of provinces, regions and the nation; their points and their end."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Word
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch40_districts import add_points
from grognard.titles.war_of_resistance.chapters.ch42_stability import begins_month
from grognard.titles.war_of_resistance.districts import AREAS, INFANTRY, RP
from grognard.titles.war_of_resistance.kit import CHINA, DOT, JAPAN
from grognard.titles.war_of_resistance.kit_reverses import PROVINCE
from grognard.titles.war_of_resistance.nation import PUPPET
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

ESTABLISH = VERBS.space("establish")
ESTABLISH_REGION = VERBS.space("establish-region")
ESTABLISH_NATION = VERBS.space("establish-nation")
NATION = "China"
KALGAN = "G1:0526"
CHAHAR, KIANGSU = "Chahar", "Kiangsu"
NEEDED, LEAST = 3, 2
"""Governments below that make a higher one, and with fewer than two of which it collapses (46B, 46C)."""
PATIENCE = 48
"""Turns for which three regions must have been governed together (46C)."""
REGIONS = ("Inner Mongolia", "North China", "Central China", "South China", "Southwest China")
MANCHUKUO = "Manchukuo"
APART = ("East Hopei", "Manchukuo", "Formosa")
"""Governments of the beginning that count for no region (46D)."""
EIGHTH = RP // 8


def cities_of(pos: War, province: str) -> list[int]:
    """The major and dot city hexes of a province; the Settlement is one of Kiangsu (40D)."""
    kit = pos.kit
    return [s for s in range(kit.hex_count) if kit.province[s] == province and kit.city[s] >= DOT]


def force_of(province: str) -> str:
    """The puppets of a government: those of the beginning have names of their own (46D)."""
    return next((force for force, area in AREAS.items() if area == province), f"P.{province}")


def provinces_in(pos: War, region: str) -> list[str]:
    """Provincial governments that count for a region (46B, 46D)."""
    return [name for name in pos.governments if pos.kit.region.get(name) == region and name not in APART]


def regions_governed(pos: War) -> list[str]:
    return [name for name in pos.governments if name in REGIONS]


# setting up


def why_not_establish(pos: War, space: int) -> Refusals:
    kit = pos.kit
    province = kit.province[space] if space < kit.hex_count else ""
    if not kit.is_city[space] or pos.holder[space] != JAPAN or not kit.region.get(province):
        return "WOR-46A-c"
    if province in pos.governments:
        return "WOR-46A-d"
    cities = [kit.space_index[KALGAN]] if province == CHAHAR else cities_of(pos, province)
    if force_of(province) not in kit.force or not cities or any(pos.holder[s] != JAPAN for s in cities):
        return "WOR-46A-b" if province == CHAHAR else "WOR-46A-a"
    return None


def why_not_region(pos: War, space: int, ready: tuple[str, ...]) -> Refusals:
    kit = pos.kit
    region = kit.nation.region[space] if space < kit.hex_count else ""
    if not kit.is_city[space] or pos.holder[space] != JAPAN:
        return "WOR-46B-b"
    if region == MANCHUKUO:
        return ("WOR-46D1-b", "WOR-46B-e")
    if region in pos.governments or region not in REGIONS:
        return "WOR-46B-e"
    return None if region in ready else ("WOR-46B-a", "WOR-46B-e")


def why_not_nation(pos: War, space: int) -> Refusals:
    kit = pos.kit
    region = kit.nation.region[space] if space < kit.hex_count else ""
    if not pos.three_since or pos.turn - pos.three_since < PATIENCE or NATION in pos.governments:
        return "WOR-46C-a"
    allowed = kit.is_city[space] and pos.holder[space] == JAPAN and region not in ("", "Manchukuo", "Inner Mongolia")
    return None if allowed else "WOR-46C-b"


class Puppets(Menu[War], frozen=True):
    """The Japanese initial phase: governments may be established; each by the city in which it sits."""

    ready: tuple[Word, ...]
    """Regions with three provincial governments when the phase began."""

    def advance(self, pos: War) -> Asks:
        return self.ask(pos, self.offered(pos))

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("WOR-46-a", "WOR-46A-a", "WOR-46B-a", *(("WOR-46D-a",) if pos.turn == pos.ground.first else ()))
        return Ask(pos.seat(JAPAN), "puppets", orders, rules)

    def held(self, pos: War) -> list[int]:
        kit = pos.kit
        return [s for s in range(kit.hex_count) if kit.is_city[s] and pos.holder[s] == JAPAN]

    @offers(ESTABLISH, lambda self, pos: self.held(pos), lambda self, pos, s: why_not_establish(pos, s))
    def establish(self, pos: War, space: int) -> None:
        kit, province = pos.kit, pos.kit.province[space]
        pos.governments[province] = space
        force = force_of(province)
        for p in kit.pieces_of[JAPAN]:
            if kit.force[p] == force and pos.place[p] == kit.pool:
                pos.put(p, kit.lost)
        rule = "WOR-46A-b" if province == CHAHAR else "WOR-46A-a"
        pos.cite("WOR-40D-k", *(("WOR-40D-a",) if force.startswith(PROVINCE) else ()))
        if province in pos.collapsed:
            pos.cite("WOR-46A-h")
        pos.event("puppet-government", rule, "WOR-46A-c", "WOR-40D-b", space=space, district=province)

    @offers(ESTABLISH_REGION, lambda self, pos: self.held(pos), lambda self, pos, s: why_not_region(pos, s, self.ready))
    def establish_region(self, pos: War, space: int) -> None:
        region = pos.kit.nation.region[space]
        pos.governments[region] = space
        if len(regions_governed(pos)) >= NEEDED and not pos.three_since:
            pos.three_since = pos.turn
        pos.event("puppet-government", "WOR-46B-a", "WOR-46B-b", "WOR-46B-e", space=space, district=region)

    @offers(
        ESTABLISH_NATION,
        lambda self, pos: self.held(pos) if pos.three_since else [],
        lambda self, pos, s: why_not_nation(pos, s),
    )
    def establish_nation(self, pos: War, space: int) -> None:
        pos.governments[NATION] = space
        pos.event("puppet-government", "WOR-46C-a", "WOR-46C-b", space=space, district=NATION)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def ready_regions(pos: War) -> tuple[str, ...]:
    """Regions with enough provincial governments that work (46B)."""
    found = []
    for region in REGIONS:
        working = [name for name in provinces_in(pos, region) if name not in pos.unseated]
        if len(working) < len(provinces_in(pos, region)):
            pos.cite("WOR-46A-l")
        if len(working) >= NEEDED:
            found.append(region)
    return tuple(found)


# points


def puppet_points(pos: War) -> None:
    """An eighth of a point for each major or dot city hex that is held; twice that under a regional one (40D)."""
    if not begins_month(pos):
        return
    found = pos.kit.nation.districts.by_name
    for name in list(pos.governments):
        force = force_of(name)
        district = next((each for each in found.values() if each.affiliation == force and each.side == JAPAN), None)
        if name in REGIONS or name == NATION or district is None:
            continue
        if name in pos.unseated:
            pos.cite("WOR-46A-l")
            continue
        cities = cities_of(pos, name)
        points = EIGHTH * (sum(pos.holder[s] == JAPAN for s in cities) if cities else 1)
        rules = ["WOR-40D-c", "WOR-46A2-a"] if cities else ["WOR-40D-e", "WOR-46A2-a"]
        if name == KIANGSU:
            rules.append("WOR-40D-d")
        if any(pos.holder[s] != JAPAN for s in cities):
            rules.append("WOR-40D-m")
        if pos.cooperation.get(pos.kit.home.get(name, "")) == PUPPET:
            rules.append("WOR-46A2-c")
        if pos.kit.region.get(name) in pos.governments:
            points *= 2
            rules += ["WOR-40D-f", "WOR-46B-c"]
        if points:
            add_points(pos, district, INFANTRY, points, *rules)


def cap_points(pos: War) -> None:
    """The end of the Japanese initial phase: no government keeps more than one point (40D)."""
    for key, points in list(pos.points.items()):
        if key.startswith("P.") and points > RP:
            pos.points[key] = RP
            pos.cite("WOR-40D-g")


# collapse


def puppet_city_taken(pos: War, space: int) -> None:
    """China has captured a city: a die on the success table, or the capital itself (46A)."""
    province = pos.kit.province[space]
    seat = pos.governments.get(province, -1)
    if seat < 0:
        return
    if seat == space:
        collapse(pos, province, "WOR-46A-f")
        return
    least = next(int(row["least"]) for row in pos.kit.tables["success"] if row["result"] == "S")
    die = pos.roll()
    pos.event("puppet-roll", "WOR-46A-e", die=die, district=province)
    if die >= least:
        collapse(pos, province, "WOR-46A-e")


def collapse(pos: War, name: str, *rules: str) -> None:
    """A government is gone, with its troops and its points; higher ones may go with it."""
    space = pos.governments.pop(name)
    if name in pos.unseated:
        pos.unseated.remove(name)
    pos.event("puppet-collapse", *rules, space=space, district=name)
    if name in REGIONS or name == NATION:
        return
    kit, force = pos.kit, force_of(name)
    for p in kit.pieces_of[JAPAN]:
        if kit.force[p] == force and pos.place[p] != kit.removed:
            builder = p in kit.reverses.static
            pos.put(kit.reverses.static.get(p, p), kit.pool)
            if builder:
                pos.put(p, kit.removed)
    for key in [key for key in pos.points if key.split(" ")[0] == force]:
        del pos.points[key]
        pos.cite("WOR-46A-i")
    pos.cite("WOR-46A-g")
    if name not in pos.collapsed:
        pos.collapsed.append(name)
    region = kit.region.get(name, "")
    if region in pos.governments and len(provinces_in(pos, region)) < LEAST:
        collapse(pos, region, "WOR-46B-d")
    if len(regions_governed(pos)) < NEEDED:
        pos.three_since = 0
    if NATION in pos.governments and len(regions_governed(pos)) < LEAST:
        collapse(pos, NATION, "WOR-46C-d")


def check_tungchow(pos: War) -> None:
    """The Chinese initial phase of Jul II 37: East Hopei falls if its capital is still Chinese (41A2a)."""
    seat = pos.governments.get("East Hopei", -1)
    if seat >= 0:
        pos.cite("WOR-41A2a-g")
        if pos.units_at(seat, CHINA) or pos.holder[seat] == CHINA:
            collapse(pos, "East Hopei", "WOR-41A2a-g", "WOR-46A-f")
