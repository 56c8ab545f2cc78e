"""8.1-C, 8.2-C Rail movement: the last step of a Reinforcement Phase."""

from __future__ import annotations

from grognard.board.kernels import flood
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import able_to_detach, detach, not_now
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted, may_stay
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.kit import JAPAN
from grognard.titles.nemesis.verbs import DETACH, DONE, RAIL, TO
from grognard.titles.nemesis.war import MOVED, War, enemy

INDIA = "india"
RULES = (
    ("NEM-8.1C-a", "NEM-8.1C-b", "NEM-8.1C-c", "NEM-8.1C-e"),
    ("NEM-8.2C-a", "NEM-8.2C-b", "NEM-8.2C-c"),
)
WHO = ("NEM-8.1C-a", "NEM-8.2C-b")
SHUT = ("NEM-8.1C-c", "NEM-8.2C-c")


class Rail(Menu[War], frozen=True):
    """Units and Transports on the railway go by train, each once; stacking is checked at the end."""

    side: Side
    elsewhere = dict.fromkeys(("replace", "rebuild", "enter", "emplane", "send"), "NEM-8.0-a")

    def advance(self, pos: War) -> Asks:
        riders = passengers(pos, self.side)
        if not riders and not pos.has_moved(self.side):
            self.done(pos)
            return None
        orders = RAIL.each(riders)
        if self.side == JAPAN:
            orders += DETACH.each(able_to_detach(pos, riders))
        return Ask(pos.seat(self.side), "rail", [*orders, DONE], RULES[self.side], firm=True)

    @offers(RAIL, why=lambda self, pos, p: why_not_rail(pos, p) if pos.kit.side[p] == self.side else None)
    def rail(self, pos: War, p: int) -> None:
        pos.push(RailTo(p))

    @offers(DETACH, why=not_now)
    def detach(self, pos: War, p: int) -> None:
        detach(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.replace(EnforceStacking(self.side, "NEM-2.2-m"))


class RailTo(Menu[War], frozen=True):
    """Where the train stops."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        side = pos.kit.side[self.piece]
        return Ask(pos.seat(side), "rail-to", orders, RULES[side], {"piece": self.piece})

    @offers(
        TO,
        lambda self, pos: stops(pos, self.piece),
        why=lambda self, pos, space: why_not_stop(pos, self.piece, space),
    )
    def ride(self, pos: War, space: int) -> None:
        p = self.piece
        pos.pop()
        pos.marks[p] |= MOVED
        pos.event("rail", *ride_rules(pos, p, space), piece=p, space=pos.place[p], to=space)
        enter(pos, p, space)


def passengers(pos: War, side: int) -> list[int]:
    """The pieces that can take a train now."""
    kit = pos.kit
    railway, garrison, place, marks = kit.railway, kit.garrison, pos.place, pos.marks
    closed = shut(pos, side)
    lines: dict[int, list[int]] = {}
    found = []
    for p in pos.pieces_in_play(side):
        space = place[p]
        if not railway[space] or garrison[p] or marks[p] & MOVED:
            continue
        if space not in lines:
            lines[space] = line(pos, side, space, closed)
        if lines[space] and stops_on(pos, p, lines[space]):
            found.append(p)
    return found


def stops(pos: War, p: int) -> list[int]:
    """The hexes in which a piece can leave the train."""
    side = pos.kit.side[p]
    return stops_on(pos, p, line(pos, side, pos.place[p], shut(pos, side)))


def stops_on(pos: War, p: int, hexes: list[int]) -> list[int]:
    """Inactive Yunnan units stay near their base (2.6); Transports do not go to enemy Transports (5.1-F)."""
    if is_restricted(pos, p):
        return [space for space in hexes if may_stay(pos, p, space)]
    if not pos.kit.is_unit[p]:
        carts = pos.index.carts[enemy(pos.kit.side[p])]
        return [space for space in hexes if not carts[space]]
    return hexes


def line(pos: War, side: int, origin: int, closed: bytes | bytearray) -> list[int]:
    """The railway hexes to which a train can go from a space; none if trains do not run from there."""
    return _japanese_line(pos, origin, closed) if side == JAPAN else _allied_line(pos, origin, closed)


def shut(pos: War, side: int) -> bytearray:
    """Hexes closed to a side's trains: with enemy units, or Objectives that the enemy controls."""
    closed = bytearray(pos.index.units[enemy(side)])
    for space in pos.enemy_objectives(side):
        closed[space] = 1
    return closed


def _japanese_line(pos: War, origin: int, closed: bytes | bytearray) -> list[int]:
    """From the Reinforcement hex, from Lashio, or with a contact line; the lines meet off the map (8.1-C)."""
    kit = pos.kit
    graph, links = kit.board.graph, kit.rail_links
    reached = flood(graph, [origin], links, closed)
    exits = [space for space in kit.supply_entries[JAPAN] if kit.railway[space]]
    if origin == kit.entry_hex["JP"] or any(reached[space] for space in exits):
        reached = flood(graph, [origin, *(space for space in exits if not closed[space])], links, closed)
    elif origin != kit.town.get("Lashio"):
        myitkyina = kit.town.get("Myitkyina")
        if myitkyina is None or not reached[myitkyina]:
            return []
    return _hexes(pos, reached, origin)


def _allied_line(pos: War, origin: int, closed: bytes | bytearray) -> list[int]:
    """From a Reinforcement hex; or in India, with a contact route to the edge of the map (8.2-C)."""
    kit = pos.kit
    hexes = _hexes(pos, flood(kit.board.graph, [origin], kit.rail_links, closed), origin)
    if origin >= kit.hex_count:
        return hexes
    if kit.country[origin] != INDIA or not (kit.edge[origin] or any(kit.edge[space] for space in hexes)):
        return []
    return [space for space in hexes if kit.country[space] == INDIA]


def _hexes(pos: War, reached: bytearray, origin: int) -> list[int]:
    """The hexes of the map among the spaces reached; nobody goes into a Reinforcement hex (1.1)."""
    return [space for space in pos.kit.rail_hexes if reached[space] and space != origin]


def ride_rules(pos: War, p: int, space: int) -> list[str]:
    """The rules by which a piece goes from where it is to a hex by train."""
    kit = pos.kit
    origin = pos.place[p]
    if kit.side[p] != JAPAN:
        rules = ["NEM-8.2C-a" if origin >= kit.hex_count else "NEM-8.2C-b"]
        return [*rules, "NEM-2.6-m"] if is_restricted(pos, p) else rules
    rules = ["NEM-8.1C-a", "NEM-8.1C-b", "NEM-8.1C-e"]
    if origin == kit.entry_hex["JP"]:
        rules.append("NEM-8.1C-f")
    if not flood(kit.board.graph, [origin], kit.rail_links, shut(pos, JAPAN))[space]:
        rules.append("NEM-8.1C-d")
    return rules


# why not


def why_not_rail(pos: War, p: int) -> list[str]:
    """The rules that keep a piece from taking a train."""
    kit = pos.kit
    side, space = kit.side[p], pos.place[p]
    if kit.garrison[p]:
        return ["NEM-1.2J-a", WHO[side]]
    if not pos.in_play(p) or not kit.railway[space]:
        return [WHO[side]]
    if pos.marks[p] & MOVED:
        return [_where(pos, side, space)]
    if line(pos, side, space, shut(pos, side)):
        return ["NEM-2.6-m", "NEM-2.6-g"] if is_restricted(pos, p) else ["NEM-5.1F-d"]
    return [WHO[side], SHUT[side]] if line(pos, side, space, kit.nowhere) else [WHO[side]]


def _where(pos: War, side: int, origin: int) -> str:
    """The rule that says where trains from a space go."""
    if side == JAPAN:
        return "NEM-8.1C-b"
    return "NEM-8.2C-a" if origin >= pos.kit.hex_count else "NEM-8.2C-b"


def why_not_stop(pos: War, p: int, space: int) -> list[str]:
    """The rules that keep a train from stopping in a space."""
    kit = pos.kit
    side, origin = kit.side[p], pos.place[p]
    if space >= kit.hex_count:
        return ["NEM-1.1-k"]
    if not kit.railway[space] or space == origin:
        return [_where(pos, side, origin)]
    if space in line(pos, side, origin, shut(pos, side)):
        return ["NEM-2.6-m", "NEM-2.6-g"] if is_restricted(pos, p) else ["NEM-5.1F-d"]
    if space in line(pos, side, origin, kit.nowhere):
        return [SHUT[side]]
    if side == JAPAN:
        return [_where(pos, side, origin)]
    joined = flood(kit.board.graph, [origin], kit.rail_links, kit.nowhere)[space]
    return ["NEM-8.2C-b" if joined else "NEM-8.2C-d"]
