"""Area maps: sea zones, land areas, ports and island boxes, with the map of Asia Engulfed as the example."""

import numpy as np
import pytest

from grognard.board import Area, AreaMap, Border, flood, reach

SEAS = """
SOJ-ECS ECS-PB ECS-NPS ECS-SCS PB-NPS PB-WC PB-WM NPS-SPS NPS-WC NPS-SCS SPS-WC SPS-BIS SPS-CEL WC-WM
WC-EC WC-BIS WM-EC WM-WNP WM-NM EC-NM EC-SM EC-WCP NM-SM NM-WNP NM-ENP SM-WCP SM-SCP SM-ELL SM-ECP WNP-ENP
ENP-HAW ENP-EPA HAW-EPA HAW-ECP EPA-ECP ECP-ELL ECP-SPA WCP-BIS WCP-SOL WCP-SCP BIS-SOL SOL-SCP SOL-COR
SOL-VAN SCP-VAN SCP-ELL VAN-ELL VAN-SPA VAN-COR VAN-TAS ELL-SPA SPA-TAS COR-TAS COR-ARA TAS-EIO ARA-CEL
ARA-JAV ARA-EIO CEL-JAV JAV-GOT JAV-EIO JAV-BOB SCS-GOT BOB-EIO BOB-WIO EIO-WIO
"""
LAND = """
KOR-MAN MAN-PEK MAN-NMA NMA-VLA PEK-SHE PEK-SHA PEK-HUP SHE-KAN SHE-HUP SHE-CHU KAN-CHU SHA-HUP SHA-CHE
HUP-HUN HUP-CHU HUN-CHE HUN-KWT HUN-KWS HUN-CHU CHE-KWT KWT-HKG KWT-KWS KWS-HAN KWS-YUN CHU-YUN YUN-HAN
YUN-BUR HAN-FIC FIC-THA THA-BUR THA-MAL MAL-SIN BUR-ASS BUR-BEN ASS-BEN BEN-NAG BEN-NDE NAG-NDE NAG-BOM
NDE-BOM BBO-DBO ESU-WSU LAE-HOL LAE-POM LAE-GIL POM-GIL DAR-QUE DAR-WAU QUE-NSW NSW-WAU
"""
STRAITS = "SIN-ESU WSU-JVA ESU-JVA LUZ-LEY LEY-MIN NAG-CEY HON-KOR"
# Place, kind (large area, port, island box, off-map) and the sea zones it borders.
PLACES = """
HON L SOJ ECS PB; OKI I ECS NPS PB; IWO I PB WM; MAR I WM WNP; SAI I WM WC EC; GUA I EC WC; TRU P EC WCP;
PAL P SPS WC BIS; KWA P NM SM; JAL I SM; PON I EC; ENI I NM EC; FOR L ECS NPS SCS; KOR L SOJ ECS;
MAN L ECS; NMA L; VLA L SOJ; PEK L ECS; SHA L ECS; CHE L ECS; KWT L SCS; HKG P SCS; SHE L; KAN L; HUP L;
HUN L; KWS L; CHU L; YUN L; HAN L SCS; FIC L SCS GOT; THA L GOT; MAL L GOT BOB; SIN P GOT JAV BOB;
BUR L BOB; ASS L; BEN L BOB; NAG L BOB; NDE L; BOM L WIO; CEY P BOB WIO EIO; LUZ L NPS SCS; LEY P SPS NPS;
MIN L SPS CEL; BBO L GOT SCS; DBO L JAV CEL; ESU L JAV; WSU L BOB EIO; JVA L JAV EIO; CLB L JAV CEL;
AMB P CEL ARA; MOR I SPS CEL; TIM P ARA EIO; HOL P BIS; BIA I BIS SPS; LAE P BIS SOL; GIL P SOL COR;
POM P COR; RAB P BIS SOL; MAU I BIS WCP; BOU P SOL WCP; GDC P SOL VAN; ESP P VAN; NCA P VAN COR;
FIJ P ELL SPA; SAM P ELL SPA; FUN I ELL; TAR I ELL; NAU I SCP; CAN I ECP ELL; WAK I NM WNP; MID I ENP HAW;
HAI L HAW; USA O EPA; DAR L ARA; QUE L COR; NSW L COR TAS; WAU L EIO; SAF O WIO
"""
KINDS = {"L": "land", "P": "port", "I": "island", "O": "off-map"}


def asia() -> AreaMap:
    def pairs(text: str, kind: str) -> list[Border]:
        return [Border(pair[: pair.index("-")], pair[pair.index("-") + 1 :], kind) for pair in text.split()]

    seas = pairs(SEAS, "sea")
    zones = dict.fromkeys(name for border in seas for name in (border.a, border.b))
    places = [entry.split() for entry in PLACES.replace("\n", " ").split(";")]
    coasts = [Border(name, zone, "coast") for name, _, *touched in places for zone in touched]
    return AreaMap(
        [Area(zone, "sea") for zone in zones] + [Area(name, KINDS[kind]) for name, kind, *_ in places],
        seas + coasts + pairs(LAND, "land") + pairs(STRAITS, "strait"),
    )


ASIA = asia()


def sea_steps(start: str, end: str) -> int:
    """Sea zones entered from a port or a zone to a zone or a port, never passing through a place."""
    at, end_space = ASIA.board.index, ASIA.board.index[end]
    places = ASIA.space_mask("land", "port", "island", "off-map")
    places[end_space] = 0
    return reach(ASIA.board.graph, at[start], ASIA.link_costs("sea", "coast"), 20, blocked=places).cost(end_space)


def test_everything_is_on_the_map() -> None:
    assert len(ASIA.spaces("sea")) == 32
    assert len(ASIA.spaces("land", "port", "island", "off-map")) == 79
    assert ASIA.board.size == 111
    assert (ASIA.board.reverse >= 0).all()


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("HON", "WNP", 3),
        ("WNP", "HAW", 2),
        ("KWA", "NM", 1),
        ("TRU", "EC", 1),
        ("PAL", "SPS", 1),
        ("PAL", "SOL", 2),
        ("LAE", "SOL", 1),
        ("FIC", "GOT", 1),
        ("FOR", "NPS", 1),
        ("TRU", "SOL", 2),
        ("TRU", "SCP", 2),
        ("TRU", "VAN", 3),
    ],
)
def test_zones_between_places(start: str, end: str, steps: int) -> None:
    assert sea_steps(start, end) == steps


@pytest.mark.parametrize(
    ("start", "end", "most"),
    [
        ("CLB", "SPS", 2),
        ("FOR", "GOT", 3),
        ("NSW", "SOL", 3),
        ("ESP", "SCP", 3),
        ("SAM", "SCP", 3),
        ("SOL", "TRU", 3),
    ],
)
def test_places_in_reach(start: str, end: str, most: int) -> None:
    assert 0 < sea_steps(start, end) <= most


def test_hawaii_is_far_from_home() -> None:
    assert sea_steps("HAW", "HON") > 3


def test_land_and_sea_are_different_ways() -> None:
    at = ASIA.board.index
    by_land = flood(ASIA.board.graph, [at["KOR"]], ASIA.link_mask("land"))
    assert by_land[at["SIN"]]
    assert by_land[at["BOM"]]
    assert not by_land[at["ESU"]]
    assert not by_land[at["ECS"]]
    assert flood(ASIA.board.graph, [at["KOR"]], ASIA.link_mask("land", "strait"))[at["JVA"]]


def test_one_link_of_two_kinds_and_an_arrow() -> None:
    borders = [Border("a", "b", "land"), Border("a", "b", "strait"), Border("b", "c", "arrow", both=False)]
    areas = AreaMap([Area("a", "land", (0.0, 1.0)), Area("b", "land"), Area("c", "box")], borders)
    assert areas.board.target.tolist() == [1, 0, 2]
    assert areas.link_mask("strait").tolist() == areas.link_mask("land", "strait").tolist() == [1, 1, 0]
    assert areas.link_costs("arrow").tolist() == [-1, -1, 1]
    assert areas.link_costs("arrow").dtype == np.int32
    assert areas.space_mask("land").tolist() == [1, 1, 0]
    assert (areas.board.x[0], areas.board.y[0]) == (0.0, 1.0)
