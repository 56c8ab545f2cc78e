"""3.5 The Japanese Supply Network: sea zones covered by Transport Points, and one by the submarine unit."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Spaces
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import dominance, dominant
from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN, SUB
from grognard.titles.asia_engulfed.verbs import COVER, COVER_SUB, DONE, KEEP
from grognard.titles.asia_engulfed.war import War


def release_submarine(pos: War) -> None:
    """The submarine unit of last turn's network goes back to its holding box (3.52-b)."""
    if pos.network_sub < 0:
        return
    for p in [p for p in pos.index.at[pos.network_sub] if pos.kit.kind[p] == SUB and pos.kit.side[p] == JAPAN]:
        pos.put(p, pos.kit.sub_box[JAPAN])
    pos.network_sub = -1


def free_submarine(pos: War) -> int:
    """The full-strength submarine unit that waits in the holding box; -1 for none (3.52-a)."""
    kit = pos.kit
    return next((p for p in pos.subs_at(kit.sub_box[JAPAN], JAPAN) if pos.steps[p] == kit.full_steps[p]), -1)


def closed_to_network(pos: War, zone: int) -> Refusal:
    """What keeps a zone out of the network: it is in it, or under Allied Dominant Influence (3.5-b)."""
    if zone in pos.network:
        return Reason("AE-3.5-a", "zone-covered", {"space": zone})
    return "AE-3.5-b" if dominant(pos, ALLIES, zone) else None


class NetworkChoice(Menu[War], frozen=True):
    """Japan selects the zones of its network anew, and pays for each at once."""

    last: Spaces
    """The network of the turn before."""
    begun: bool = False

    def advance(self, pos: War) -> Asks:
        if not self.begun:
            pos.network = []
            pos.replace(NetworkChoice(self.last, True))
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("AE-3.5-a", "AE-3.5-c", "AE-3.51-a")
        args: dict[str, object] = {"transports": pos.transports}
        return Ask(pos.seat(JAPAN), "network", orders, rules, args, firm=bool(pos.network))

    def zones(self, pos: War) -> list[int]:
        """Zones that can still join the network."""
        enemy = dominance(pos, ALLIES)
        pos.cite("AE-8.13-a", "AE-8.13-b")
        return [zone for zone in pos.kit.zones if not enemy >> zone & 1 and zone not in pos.network]

    def closed(self, pos: War, zone: int) -> Refusal:
        return closed_to_network(pos, zone) if zone < pos.kit.zone_count else None

    def too_dear(self, pos: War, zone: int) -> Refusal:
        """Why transports cannot cover a zone: the printed cost is more than are left (3.51-a)."""
        if zone >= pos.kit.zone_count:
            return None
        price = pos.kit.network_cost[zone]
        if price <= pos.transports:
            return None
        dear = Reason("AE-3.51-a", "too-few-transports", {"space": zone, "n": price, "left": pos.transports})
        return closed_to_network(pos, zone) or dear

    @offers(COVER, zones, too_dear, closed)
    def cover(self, pos: War, zone: int) -> None:
        cover(pos, zone)

    def without_submarine(self, pos: War, zone: int) -> Refusal:
        return self.closed(pos, zone) or ("AE-3.52-a" if zone < pos.kit.zone_count else None)

    @offers(COVER_SUB, lambda self, pos: self.zones(pos) if free_submarine(pos) >= 0 else (), why=without_submarine)
    def cover_by_submarine(self, pos: War, zone: int) -> None:
        cover_by_submarine(pos, zone)

    def as_before(self, pos: War) -> tuple[None, ...]:
        """Once, if the network of last turn can be taken over as it is."""
        if not self.last or pos.network or any(closed_to_network(pos, zone) for zone in self.last):
            return ()
        return (None,) if sum(pos.kit.network_cost[zone] for zone in self.last) <= pos.transports else ()

    @offers(KEEP, as_before)
    def keep(self, pos: War) -> None:
        for zone in self.last:
            cover(pos, zone)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        rules = ("AE-3.5-a", "AE-3.51-b")
        pos.event("network-chosen", *rules, path=list(pos.network), transports=pos.transports)


def cover(pos: War, zone: int) -> None:
    """Place Transport markers: the zone's printed cost is paid at once (3.51-a)."""
    pos.network.append(zone)
    pos.transports -= pos.kit.network_cost[zone]
    pos.event("zone-covered", "AE-3.51-a", space=zone, n=pos.kit.network_cost[zone], transports=pos.transports)


def cover_by_submarine(pos: War, zone: int) -> None:
    """The submarine unit stands in for the transports of one zone, and does nothing else this game turn (3.52)."""
    sub = free_submarine(pos)
    pos.put(sub, zone)
    pos.network.append(zone)
    pos.network_sub = zone
    pos.event("zone-covered-by-submarine", "AE-3.52-a", "AE-3.52-b", piece=sub, space=zone)
