"""3.5 The Japanese Supply Network: sea zones covered by Transport Points, and one by the submarine unit."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import dominant
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


def coverable(pos: War) -> list[int]:
    """Zones that can still join the network: not under Allied Dominant Influence (3.5-b)."""
    return [zone for zone in pos.kit.zones if zone not in pos.network and not dominant(pos, ALLIES, zone)]


class NetworkChoice(Frame[War], frozen=True):
    """Japan selects the zones of its network anew, and pays for each at once."""

    last: tuple[int, ...]
    """The network of the turn before."""
    begun: bool = False

    def advance(self, pos: War) -> Asks:
        if not self.begun:
            pos.network = []
            pos.replace(NetworkChoice(self.last, True))
            return None
        zones = coverable(pos)
        orders = COVER.each(zone for zone in zones if pos.kit.network_cost[zone] <= pos.transports)
        if free_submarine(pos) >= 0:
            orders += COVER_SUB.each(zones)
        if self.last and not pos.network and self._can_keep(pos):
            orders.append(KEEP)
        orders.append(DONE)
        rules = ("AE-3.5-a", "AE-3.5-c", "AE-3.51-a")
        return Ask(pos.seat(JAPAN), "network", orders, rules, {"transports": pos.transports})

    def _can_keep(self, pos: War) -> bool:
        return set(self.last) <= set(coverable(pos)) and self._price(pos) <= pos.transports

    def _price(self, pos: War) -> int:
        return sum(pos.kit.network_cost[zone] for zone in self.last)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            pos.pop()
            rules = ("AE-3.5-a", "AE-3.51-b")
            pos.event("network-chosen", *rules, path=list(pos.network), transports=pos.transports)
        elif order is KEEP:
            for zone in self.last:
                cover(pos, zone)
        elif order.verb == COVER_SUB.name:
            assert isinstance(order.target, int)
            cover_by_submarine(pos, order.target)
        else:
            assert isinstance(order.target, int)
            cover(pos, order.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        zone = order.target
        if order.verb not in (COVER.name, COVER_SUB.name) or not isinstance(zone, int) or zone >= pos.kit.zone_count:
            return []
        if zone in pos.network:
            return [Reason("AE-3.5-a", "zone-covered", {"space": zone})]
        if dominant(pos, ALLIES, zone):
            return [Reason("AE-3.5-b")]
        if order.verb == COVER_SUB.name:
            return [Reason("AE-3.52-a")]
        price = pos.kit.network_cost[zone]
        return [Reason("AE-3.51-a", "too-few-transports", {"space": zone, "n": price, "left": pos.transports})]


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
