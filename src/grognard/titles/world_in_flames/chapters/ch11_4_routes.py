"""11.4.2, 11.4.4 The ways of ships: what they pay, which straits are open to them, which ports they may enter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch1_camps import is_active
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import committed, hosts
from grognard.titles.world_in_flames.chapters.ch11_4_straits import RULES, SHORT_CUTS, is_iced, is_shut, strait_between
from grognard.titles.world_in_flames.chapters.ch13_3_options import PEARL_HARBOR, chosen
from grognard.titles.world_in_flames.chapters.ch19_record import is_allied
from grognard.titles.world_in_flames.kit import CONVOY, MINOR, NOBODY, SUB, TRS
from grognard.titles.world_in_flames.seas import Strait
from grognard.titles.world_in_flames.war import NOTHING, War

CENTRAL = ("Puerto Cortes", "Vera Cruz", "Panama", "Puntarenas")
"""Ports of which the rulebook says on which sea they lie."""
WAITING = ("Honolulu", "Pago Pago")
BERTHS = 2
"""Naval units in a minor port; five convoy points are one (2.3.1-n)."""


def why_shut(pos: War, p: int, strait: Strait) -> Refusals:
    """The rule that closes a strait or canal to a ship; each is looked at for its own power (11.4.4-i)."""
    if strait.surface_only and pos.kit.kind[p] == SUB:
        return None
    return (RULES[strait.key], "WIF-11.4.4-i") if is_shut(pos, pos.nation[p], strait) else None


def why_not_pass(pos: War, p: int, one: int, two: int) -> Refusals:
    """The rule that keeps a ship from going between two seas."""
    strait = strait_between(pos, one, two)
    return why_shut(pos, p, strait) if strait else None


def why_not_canal(pos: War, p: int, port: int, sea: int) -> Refusals:
    """The rule that keeps a ship from going between a port and a sea by a canal (11.4.2-f, -g)."""
    strait = pos.kit.seas.straits.get((-port, sea))
    return why_shut(pos, p, strait) if strait else None


def short_cut(pos: War, port: int, sea: int) -> tuple[str, ...]:
    """The rule by which a port has a way to a sea on which it does not lie; which of two seas is its own (2.1.4)."""
    strait = pos.kit.seas.straits.get((-port, sea))
    if strait:
        return (SHORT_CUTS[strait.key],)
    return ("WIF-2.1.4-b",) if pos.kit.town[port] in CENTRAL else ()


def is_haven(pos: War, side: int, port: int) -> bool:
    """Whether ships of a power may use a port: its own, or one of an active ally who lets it in (13.4.1, 18.2-q)."""
    holder = pos.holder[port]
    if holder == side:
        return True
    if holder == NOBODY or pos.camps[holder] != pos.camps[side] or pos.barring[holder] >> side & 1:
        return False
    return is_active(pos, side) and is_active(pos, holder)


def why_not_berth(pos: War, p: int, port: int, company: Sequence[int] = ()) -> Refusals:
    """The rule that keeps a ship out of a port: whose it is, ice, and how many it holds (13.4.1-b, 2.3.1-n)."""
    why = why_not_call(pos, p, port)
    if why:
        return why
    if pos.holder[port] != pos.side(p) and pos.home[port] in hosts(pos, pos.nation[p]):
        if not committed(pos, p, pos.home[port], max(0, len(company) - 1)):
            return "WIF-18.2-g"
        pos.cite("WIF-18.2-j")
    there = [q for q in pos.index.port[port] if q not in company and q != p]
    full = len(there) + max(1, len(company)) > BERTHS
    if full and pos.kit.port[port] != MINOR:
        pos.cite("WIF-2.3.1-p")
    return "WIF-2.3.1-n" if full and pos.kit.port[port] == MINOR else None


def why_not_call(pos: War, p: int, port: int) -> Refusals:
    """The same without those who lie there: it is the same for all ships of a power, or for all its transports."""
    if port >= pos.kit.hex_count or not pos.kit.seas.docks[port]:
        return "WIF-11.4.2-i"
    if not is_haven(pos, pos.side(p), port):
        return "WIF-13.4.1-b" if is_active(pos, pos.side(p)) else "WIF-13.4.1-a"
    if is_iced(pos, port):
        return "WIF-8.2.10-a"
    if pos.entry_counts and is_waiting_base(pos, p, port):
        return "WIF-13.3.2-af"
    return None


WEAK, SHARED = 1, 2


def is_waiting_base(pos: War, p: int, port: int) -> bool:
    """Whether a port takes only transports and convoys before the fleet goes to Pearl Harbor (option 26)."""
    kit = pos.kit
    if kit.kind[p] in (TRS, CONVOY) or not is_allied(pos.side(p)):
        return False
    return any(kit.places.get(name) == port for name in WAITING) and not chosen(pos, PEARL_HARBOR)


def surcharge(pos: War, p: int) -> int:
    """Why a ship pays movement points more, as bits: it starts out of supply, or from a port that powers share.

    At sea everybody is in supply (2.4.1-c, 2.4.3-g). What counts for a port is the beginning of the impulse (11.4.2-s).
    """
    if pos.place[p] >= pos.kit.hex_count:
        pos.cite("WIF-2.4.1-c")
        return 0
    found = 0 if in_supply(pos, p) else WEAK
    return found | SHARED if pos.place[p] in pos.crowded else found


def crowded(pos: War) -> list[int]:
    """The ports with ships of several powers."""
    led: dict[int, set[int]] = {}
    for p in pos.afloat():
        if pos.on_map(p):
            led.setdefault(pos.place[p], set()).add(pos.side(p))
    return sorted(port for port, sides in led.items() if len(sides) > 1)


def ports_on(pos: War, p: int, sea: int) -> list[int]:
    """The ports on a sea at which a ship may call."""
    calls = "calls", pos.side(p), pos.kit.kind[p] in (TRS, CONVOY), sea
    return pos.remember(
        calls, lambda: [port for port in pos.kit.seas.ports[sea] if not why_not_call(pos, p, port)], NOTHING
    )


def bases_from(pos: War, p: int, sea: int, movement: int, reach: int) -> Iterator[int]:
    """The ports that a ship in a sea area can return to with so many points (13.4-b), some of them several times."""
    seas, seen, edge = pos.kit.seas, {sea}, [sea]
    for _ in range(min(movement, reach)):
        for here in edge:
            for port in ports_on(pos, p, here):
                if not why_not_berth(pos, p, port) and not why_not_canal(pos, p, port, here):
                    yield port
        ways = [(here, there) for here in edge for there in seas.adjacent[here] if there not in seen]
        edge = sorted({there for here, there in ways if not why_not_pass(pos, p, here, there)})
        seen |= {*edge}


def home_ports(pos: War, p: int) -> list[int]:
    """Where a ship at sea may return to from its section."""
    return sorted(set(_home_ports(pos, p)))


def has_home_port(pos: War, p: int) -> bool:
    return next(_home_ports(pos, p), None) is not None


def _home_ports(pos: War, p: int) -> Iterator[int]:
    section = pos.kit.charts.search[pos.section(p)]
    return bases_from(pos, p, pos.sea(p), pos.kit.move[p] - section, pos.kit.range[p])


def staying(pos: War, side: int, sea: int) -> list[int]:
    """Units of a side in a sea box, without those that wait to return to base: they take part in nothing (13.4-h)."""
    return [p for p in at_sea(pos, side, sea) if p not in pos.homeward]


def at_sea(pos: War, side: int, sea: int) -> list[int]:
    """Units of a side in a sea box."""
    return [p for p in pos.in_sea(sea) if pos.side(p) == side]
