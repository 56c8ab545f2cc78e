"""The map of Asia Engulfed: what the rulebook says of it, and whether the drawing says the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from io import BytesIO
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from grognard.titles.asia_engulfed import artwork, backdrop
from grognard.titles.asia_engulfed.chapters.ch3_supply import determine
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE
from grognard.titles.asia_engulfed.kit import JAPAN
from tests.asia_engulfed.games import kit

ZONES = {row["zone"]: row for row in artwork.rows("zones")}
PLACES = {row["place"]: row for row in artwork.rows("places")}
LINKS = artwork.rows("links")
SPACES: Mapping[str, Any] = artwork.outlines()["spaces"]


def pairs(*kinds: str) -> set[frozenset[str]]:
    return {frozenset((row["a"], row["b"])) for row in LINKS if row["kind"] in kinds}


SEA, LAND, STRAITS = pairs("sea"), pairs("land"), pairs("strait")


def seas(place: str) -> set[str]:
    return set(PLACES[place]["seas"].split())


def linked(*way: str) -> bool:
    """Whether sea zones follow one another."""
    return all(frozenset(step) in SEA for step in pairwise(way))


def by_land(a: str, b: str) -> bool:
    return frozenset((a, b)) in LAND


@cache
def zones_from(start: str) -> Mapping[str, int]:
    """How many zones away each zone is, counting its own as one, from a place; as zero, from a zone."""
    found = dict.fromkeys(seas(start), 1) if start in PLACES else {start: 0}
    edge = list(found)
    while edge:
        here = edge.pop(0)
        for pair in SEA:
            if here in pair:
                (other,) = pair - {here}
                if other not in found:
                    found[other] = found[here] + 1
                    edge.append(other)
    return found


def distance(start: str, zone: str) -> int:
    return zones_from(start)[zone]


def to_port(zone: str, port: str) -> int:
    """Zones to pass from a zone before entering a port."""
    return min(zones_from(zone)[other] for other in seas(port))


def connected(zones: Iterable[str], places: Iterable[str]) -> bool:
    """Whether zones form one set that touches one of the places."""
    left = set(zones)
    reached = {zone for place in places for zone in seas(place)} & left
    if not reached:
        return False
    edge = [min(reached)]
    left -= set(edge)
    while edge:
        here = edge.pop()
        near = {other for other in left if frozenset((here, other)) in SEA}
        left -= near
        edge += near
    return not left


DECEMBER = ["ECS", "PB", "WC", "NPS", "EC", "SM", "NM", "SPS", "SCS", "GOT"]
JULY = ["ECS", "NPS", "SM", "WCP", "BIS", "SPS", "CEL", "JAV", "GOT", "SCS", "SOL", "SCP"]
JULY_WITH_SUBMARINE = [*JULY, "NM"]
SUPPLIED = "TRU PAL KWA WAK LAE RAB BOU GDC SIN ESU JVA DBO BBO CLB LUZ MIN FIC FOR MOR HKG SHA PEK KOR MAN NAU AMB"


# the rulebook (ledger rows AE-MAP-a to AE-MAP-an)


def test_there_are_32_zones_and_79_places() -> None:
    assert (len(ZONES), len(PLACES)) == (32, 79)
    assert all(key in ZONES for place in PLACES for key in seas(place))
    assert all(key in ZONES for pair in SEA for key in pair)
    assert all(key in PLACES for pair in LAND | STRAITS for key in pair)


def test_pearl_harbor() -> None:  # AE-MAP-a, b
    assert "PB" in seas("HON")
    assert linked("PB", "WM", "WNP", "ENP", "HAW")
    assert distance("HON", "WNP") == 3
    assert distance("WNP", "HAW") == 2
    assert to_port("HAW", "HON") + 1 > 3
    assert "HAW" in seas("HAI")


def test_marshalls_and_carolines() -> None:  # AE-MAP-c, d
    assert "NM" in seas("KWA") & seas("WAK")
    assert distance("KWA", "NM") == 1
    assert "EC" in seas("TRU") & seas("GUA")
    assert distance("TRU", "EC") == 1


def test_philippines() -> None:  # AE-MAP-e, f, g, h, o
    assert distance("PAL", "SPS") == 1
    assert "SPS" in seas("MIN") & seas("MOR")
    assert distance("CLB", "SPS") <= 2
    assert "NPS" in seas("FOR") & seas("LUZ")
    assert "SCS" in seas("LUZ")
    assert linked("SPS", "WC")


def test_gulf_of_thailand() -> None:  # AE-MAP-i, j, k, l, p, q
    assert linked("SCS", "GOT")
    assert "SCS" in seas("FOR")
    assert distance("FOR", "GOT") <= 3
    assert distance("FIC", "GOT") == 1
    assert all("GOT" in seas(place) for place in ("FIC", "MAL", "SIN", "BBO", "THA"))
    assert distance("SIN", "JAV") == 1
    assert "SCS" in seas("FIC")
    assert linked("SCS", "ECS")
    assert "ECS" in seas("HON")


@pytest.mark.parametrize(
    "names",
    ["KWT HKG", "THA MAL", "THA BUR", "THA FIC", "ASS BUR", "HUN CHE", "HUN HUP", "CHE SHA", "HAN FIC", "BUR BEN"],
)
def test_land_borders(names: str) -> None:  # AE-MAP-m, n, q, aa, ab, ah, an
    a, b = names.split()
    assert by_land(a, b)


def test_burma_opens_bengal_and_nagpur() -> None:  # AE-MAP-an
    assert by_land("BUR", "BEN")
    assert by_land("BEN", "NAG")


def test_strategic_airbases() -> None:  # AE-MAP-r
    assert {key for key, row in PLACES.items() if row["airbase"]} == {"MAR", "SAI", "IWO", "OKI", "FOR"}


def test_solomons() -> None:  # AE-MAP-s, t, u, v, w, x, y, z, ai, aj
    assert "BIS" in seas("PAL")
    assert linked("BIS", "SOL")
    assert distance("PAL", "SOL") == 2
    assert all(distance(place, "SOL") == 1 for place in ("LAE", "GIL", "BOU", "GDC"))
    assert "VAN" in seas("ESP") & seas("GDC")
    assert distance("TRU", "SOL") <= 2
    assert distance("TRU", "SCP") <= 2
    assert distance("TRU", "VAN") > 2
    assert linked("SOL", "COR")
    assert distance("NSW", "SOL") <= 3
    assert "COR" in seas("NSW")
    assert linked("SOL", "VAN")
    assert linked("SCP", "ELL")
    assert distance("ESP", "SCP") <= 3
    assert "SCP" not in seas("ESP")
    assert distance("SAM", "SCP") <= 3
    assert "VAN" in seas("NCA")
    assert to_port("SOL", "TRU") + 1 <= 3
    assert to_port("SCP", "ESP") + 1 <= 3
    assert distance("PAL", "EC") <= 3
    assert to_port("SCP", "TRU") + 1 <= 3


def test_vanuatu_and_ellice_lead_to_hawaii_and_the_usa() -> None:  # AE-MAP-x
    assert {"HAW", "EPA"} <= zones_from("VAN").keys() & zones_from("ELL").keys()
    assert seas("USA") == {"EPA"}


def test_network_costs() -> None:  # AE-MAP-ac
    printed = {1: "ECS PB WC NPS", 2: "EC SM NM SPS SCS GOT WCP BIS CEL JAV", 3: "SOL SCP"}
    for cost, zones in printed.items():
        assert {ZONES[zone]["cost"] for zone in zones.split()} == {str(cost)}


def test_resources_and_oil() -> None:  # AE-MAP-ad, ae, af, ag
    japan = {"HON": 5, **dict.fromkeys(["PEK", "SHA", "MAN", "KOR", "FIC", "HKG", "LUZ", "SIN", "WSU"], 1)}
    commonwealth = dict.fromkeys(["SAF", "BOM", "NDE", "BEN", "DAR", "NSW", "SIN", "HKG"], 1)
    china = dict.fromkeys(["CHU", "YUN"], 1)
    found = {key: int(row["werp"]) for key, row in PLACES.items() if row["werp"] != "0"}
    assert found == {**japan, **commonwealth, **china}
    assert sum(japan.values()) == 14
    assert sum(commonwealth.values()) == 8
    oil = {key: int(row["oil"]) for key, row in PLACES.items() if row["oil"] != "0"}
    assert oil == {"HON": 1, "BBO": 2, "ESU": 2, "DBO": 1}
    assert sum(int(row["vp"]) for row in PLACES.values()) == 15


def test_hanoi_is_reached_from_honshu_through_the_network() -> None:  # AE-MAP-ah
    assert seas("HAN") & set(DECEMBER)
    assert seas("HON") & set(DECEMBER)


def test_both_networks_hold_together_and_cost_what_the_examples_say() -> None:  # AE-MAP-ak
    assert connected(DECEMBER, ["HON"])
    assert sum(int(ZONES[zone]["cost"]) for zone in DECEMBER) == 16
    assert connected(JULY_WITH_SUBMARINE, ["HON"])
    assert sum(int(ZONES[zone]["cost"]) for zone in JULY) == 24


def supply_by(*zones: str) -> list[int]:
    """The supply of all Japanese pieces in July 1942, the invasion force of the example at sea, with a network."""
    pos = artwork.starting_position("tipping-the-balance")
    index = pos.kit.space_index
    pos.put(pos.kit.piece_index["JP-MAR-1"], index["SOL"])
    pos.network = [index[zone] for zone in zones]
    determine(pos, JAPAN, fleets=True)
    return pos.supply


@pytest.mark.parametrize("zone", JULY_WITH_SUBMARINE)
def test_every_zone_of_the_july_1942_network_is_needed(zone: str) -> None:  # AE-MAP-ak, AE-MAP-al
    fewer = supply_by(*(other for other in JULY_WITH_SUBMARINE if other != zone))
    assert any(now > whole for now, whole in zip(fewer, supply_by(*JULY_WITH_SUBMARINE), strict=True))


@pytest.mark.parametrize("place", SUPPLIED.split())
def test_july_1942_network_touches(place: str) -> None:  # AE-MAP-al
    assert seas(place) & set(JULY_WITH_SUBMARINE)


def test_july_1942_network_leaves_out_timor_and_tarawa() -> None:  # AE-MAP-al
    for place in ("TIM", "TAR"):
        assert not seas(place) & set(JULY_WITH_SUBMARINE)
    assert by_land("WSU", "ESU")
    assert by_land("BUR", "THA")


def test_terrain_and_kinds() -> None:  # AE-MAP-am
    assert {PLACES[key]["terrain"] for key in ("LUZ", "MAL", "BUR")} == {"jungle"}
    assert {PLACES[key]["terrain"] for key in ("HKG", "WAK", "GIL", "GDC")} == {""}
    assert {PLACES[key]["kind"] for key in ("BOU", "GIL", "GDC")} == {"port"}
    assert PLACES["WAK"]["kind"] == PLACES["MOR"]["kind"] == "island"


def units(setup: str, *kinds: str) -> set[tuple[str, str]]:
    """Where a set-up has units of some kinds: nation and place."""
    return {
        (row["nation"], row["at"])
        for row in artwork.rows("setups")
        if row["setup"] == setup and row["kind"] in kinds and row["at"] in PLACES
    }


def test_july_1942_set_up_leaves_the_examples_open() -> None:
    fleets_and_aircraft = units("tipping", "cv", "bb", "ca", "lba")
    assert fleets_and_aircraft
    japan = {place for nation, place in fleets_and_aircraft if nation == "jp"}
    allies = {place for nation, place in fleets_and_aircraft if nation != "jp"}
    assert not [place for place in allies if seas(place) & set(JULY)]
    assert not [place for place in japan if seas(place) & {"VAN", "COR", "SCP", "ELL"}]


# the drawing


def points(key: str) -> set[tuple[float, float]]:
    return {(x, y) for x, y in SPACES[key]["corners"]}


def boxed(key: str) -> bool:
    return bool(SPACES[key].get("box"))


def bounds(key: str) -> tuple[float, float, float, float]:
    xs, ys = zip(*SPACES[key]["corners"], strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def inside(key: str, x: Any, y: Any) -> Any:
    """Which points lie in a space (crossing number)."""
    corners = np.array(SPACES[key]["corners"])
    x, y = np.atleast_1d(x), np.atleast_1d(y)
    count = np.zeros(x.shape, dtype=int)
    for (ax, ay), (bx, by) in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        if ay == by:
            continue
        crosses = (ay > y) != (by > y)
        count += crosses & (x < ax + (y - ay) / (by - ay) * (bx - ax))
    return count % 2 == 1


def test_every_space_is_drawn() -> None:
    assert set(SPACES) == set(ZONES) | set(PLACES)
    for key, space in SPACES.items():
        assert space["kind"] == ("sea" if key in ZONES else PLACES[key]["kind"])
        assert inside(key, space["x"], space["y"])[0], key
        assert len(space["stacks"]) >= (4 if key in ZONES else 2), key
        row = ZONES.get(key) or PLACES[key]
        assert " ".join(space["label"]["en"]) == row["name"]
        assert " ".join(space["label"]["fr"]) == row["name_fr"]


@pytest.mark.parametrize("key", sorted(SPACES))
def test_polygons_are_simple(key: str) -> None:
    corners = np.array(SPACES[key]["corners"])
    a, b = corners, np.roll(corners, -1, axis=0)

    def side(p: Any, q: Any, r: Any) -> Any:
        return (q[..., 0] - p[..., 0]) * (r[..., 1] - p[..., 1]) - (q[..., 1] - p[..., 1]) * (r[..., 0] - p[..., 0])

    p, q, r, s = a[:, None], b[:, None], a[None], b[None]
    crossing = (side(p, q, r) * side(p, q, s) < -1e-12) & (side(r, s, p) * side(r, s, q) < -1e-12)
    assert not crossing.any()


def test_zones_and_areas_do_not_overlap() -> None:
    _, _, right, bottom = artwork.outlines()["frame"]
    size = round(right * 20), round(bottom * 20)
    once, twice = Image.new("L", size), Image.new("L", size)
    for key in SPACES:
        if not boxed(key):
            mask = Image.new("L", size)
            ImageDraw.Draw(mask).polygon([(x * 20, y * 20) for x, y in SPACES[key]["corners"]], fill=255)
            twice = ImageChops.lighter(twice, ImageChops.darker(once, mask))
            once = ImageChops.lighter(once, mask)
    assert twice.filter(ImageFilter.MinFilter(5)).getbbox() is None


def test_boxes_lie_apart_and_on_the_map() -> None:
    left, top, right, bottom = artwork.outlines()["frame"]
    boxes = {key: bounds(key) for key in SPACES if boxed(key)}
    for key, box in boxes.items():
        assert left <= box[0] < box[2] <= right, key
        assert top <= box[1] < box[3] <= bottom, key
    for (a, one), (b, other) in combinations(boxes.items(), 2):
        apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
        assert apart, (a, b)


def drawn(*kinds: str) -> set[frozenset[str]]:
    return {frozenset((one["a"], one["b"])) for one in artwork.outlines()["borders"] if one["kind"] in kinds}


def test_zones_that_are_linked_share_a_border_and_no_others() -> None:
    assert drawn("sea") == SEA
    for one in artwork.outlines()["borders"]:
        if one["kind"] == "sea":
            for zone in (one["a"], one["b"]):
                assert {tuple(point) for point in one["line"]} <= points(zone), (one["a"], one["b"])


def test_areas_that_are_linked_share_a_border_and_no_others() -> None:
    areas = {key for key in PLACES if not boxed(key) and PLACES[key]["kind"] == "area"}
    assert {pair for pair in drawn("land") if pair <= areas} == {pair for pair in LAND if pair <= areas}
    assert drawn("shut") == pairs("impassable")


def test_links_of_boxes_and_straits_are_marked() -> None:
    tracks = {frozenset((one["a"], one["b"])): one["kind"] for one in artwork.outlines()["tracks"]}
    assert {pair for pair, kind in tracks.items() if kind == "strait"} == STRAITS
    assert tracks[frozenset(("JAV", "BOB"))] == "passage"
    for pair in LAND:
        box = next((key for key in pair if boxed(key)), None)
        if box and pair not in tracks:
            (other,) = pair - {box}
            x, y = grid(box)
            assert inside(other, x, y).any(), pair


def grid(key: str) -> tuple[Any, Any]:
    left, top, right, bottom = bounds(key)
    x, y = np.meshgrid(np.linspace(left, right, 40), np.linspace(top, bottom, 32))
    return x.ravel(), y.ravel()


POINT = 0.35
"""Spaces with a shorter common line than this meet in a point."""


def shore(a: str, b: str) -> float:
    """How long two neighbours' common line is."""
    common = points(a) & points(b)
    corners: Sequence[Sequence[float]] = SPACES[a]["corners"]
    total = 0.0
    for p, q in zip(corners, [*corners[1:], corners[0]], strict=True):
        if tuple(p) in common and tuple(q) in common:
            total += float(np.hypot(p[0] - q[0], p[1] - q[1]))
    return total


def neighbours(keys: Iterable[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(keys, 2) if shore(*pair) > POINT}


def test_the_shapes_themselves_touch_where_there_are_links_and_nowhere_else() -> None:
    areas = {key for key in PLACES if not boxed(key) and PLACES[key]["kind"] == "area"}
    assert neighbours(ZONES) == SEA | {pair for pair in pairs("impassable") if pair <= ZONES.keys()}
    assert neighbours(areas) == {pair for pair in LAND | pairs("impassable") if pair <= areas}


@pytest.mark.parametrize("key", sorted(PLACES))
def test_a_place_lies_on_its_seas_and_no_others(key: str) -> None:
    if boxed(key):
        x, y = grid(key)
        found = {zone: float(inside(zone, x, y).mean()) for zone in ZONES}
        tied = {one["sea"] for one in artwork.outlines()["ties"] if one["place"] == key}
        assert {zone for zone, share in found.items() if share > 0.01} | tied == seas(key)
    else:
        assert {zone for zone in ZONES if shore(key, zone) > POINT} == seas(key)


@pytest.mark.parametrize(("scenario", "setup"), [("tipping-the-balance", "tipping"), ("campaign-1941", "1941")])
def test_a_picture_of_the_set_up_has_every_piece(scenario: str, setup: str) -> None:
    chart = artwork.chart(artwork.starting_position(scenario))
    rows = [row for row in artwork.rows("setups") if row["setup"] == setup and row["at"] in SPACES]
    drawn: list[str] = [piece.symbol for pile in chart.stacks for piece in pile.counters]
    assert len(drawn) == len([row for row in rows if row["kind"] != "cba"])
    for kind, symbol in (("cv", "carrier"), ("lba", "aircraft"), ("garrison", "garrison"), ("marine", "marine")):
        assert drawn.count(symbol) == len([row for row in rows if row["kind"] == kind])


def test_the_map_is_small_enough_to_be_carried() -> None:
    files = [artwork.DATA / "outlines.json", *artwork.DATA.glob("relief-*.webp")]
    assert len(files) == 4
    assert sum(path.stat().st_size for path in files) < 1_500_000


def test_the_pictures_cover_the_board() -> None:
    (pyramid,) = backdrop.layers()
    left, top, right, bottom = artwork.outlines()["frame"]
    assert (pyramid.x, pyramid.y) == (left, top)
    assert pyramid.size == (round((right - left) * pyramid.pixels), round((bottom - top) * pyramid.pixels))
    assert backdrop.pictures()[0] == backdrop.cover("en")
    file = pyramid.url.rpartition("/")[2].format(level=0, column=0, row=0)
    with Image.open(BytesIO(backdrop.draw_picture(file))) as image:
        assert image.width == min(pyramid.tile, -(-pyramid.size[0] // (1 << (pyramid.levels - 1))))


def test_nobody_sails_round_the_south_of_australia() -> None:
    """From the Tasman Sea the East Indian Ocean is farther than a voyage: US marines do not come to Java that way."""
    around = frozenset(("TAS", "EIO"))
    assert around not in SEA
    assert around in pairs("impassable")
    index, near = kit().space_index, kit().sea_links
    zones = {index["TAS"]}
    for _ in range(FLEET_RANGE - 1):
        zones |= {other for zone in zones for other in near[zone]}
    assert index["EIO"] not in zones
