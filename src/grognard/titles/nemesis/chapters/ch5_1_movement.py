"""5.1 The movement portion of the Offensive Phase: pieces are picked up, sent, and put down."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch1_2_pieces import can_detach, detach, detachable, why_not_detach
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking, cite_stacking
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted, may_stay
from grognard.titles.nemesis.chapters.ch5_1_ambush import LayAmbushes, ambushers
from grognard.titles.nemesis.chapters.ch5_1_fortification import builders, fortify
from grognard.titles.nemesis.chapters.ch5_1_reach import (
    barriers,
    bars_here,
    bars_of_hex,
    cost_rules,
    may_extend,
    mode_of,
    options,
    step_cost,
    why_not_to,
)
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.chapters.variants import idle_rule
from grognard.titles.nemesis.kit import JAPAN
from grognard.titles.nemesis.verbs import AMBUSH, DETACH, DONE, FORTIFY, MOVE, STOP, TO
from grognard.titles.nemesis.war import AMBUSHED, FULL, LEFT_HEX, MOVED, War


class Movement(Frame[War], frozen=True):
    """The movement portion: every unit and Transport may move once, build, and lay Ambushes; then the Assaults."""

    side: int
    left: tuple[int, ...] | None = None
    """Pieces that may still move; None: to be counted."""

    def advance(self, pos: War) -> Asks:
        marks, side = pos.marks, self.side
        if self.left is None:
            left = [p for p in pos.pieces_in_play(side) if not marks[p] & MOVED and can_move(pos, p)]
        else:
            left = [p for p in self.left if not marks[p] & MOVED]
        pos.replace(Movement(side, tuple(left)))
        orders = MOVE.each(left)
        orders += FORTIFY.each(builders(pos, side))
        if side == JAPAN:
            orders += AMBUSH.each(ambushers(pos))
            orders += detachable(pos)
        orders.append(DONE)
        return Ask(pos.seat(side), "movement", orders, ("NEM-5.0-a", "NEM-5.1-a"))

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            from grognard.titles.nemesis.chapters.ch6_1_attack import Declare

            pos.cite("NEM-5.2-a", "NEM-5.1-a")
            pos.replace(Declare(self.side, assault=True))
            pos.push(EnforceStacking(self.side))
            return
        p = order.target
        assert isinstance(p, int)
        if order.verb == "move":
            pos.push(Moving(p))
        elif order.verb == "fortify":
            fortify(pos, p)
        elif order.verb == "ambush":
            pos.marks[p] |= MOVED | AMBUSHED
            pos.push(LayAmbushes(p))
        else:
            heir = detach(pos, p)
            if not pos.marks[heir] & MOVED:
                pos.replace(Movement(self.side, (*(self.left or ()), heir)))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return why_not_act(pos, order, self.side)


def can_move(pos: War, p: int) -> bool:
    """Whether a piece has a hex to go to, and is allowed to move at all."""
    kit = pos.kit
    if kit.garrison[p] or not pos.is_active(p):
        return False
    blocked = barriers(pos, p)
    exits = kit.exits(kit.gait[p], mode_of(pos, p), pos.weather)
    return any(not blocked[space] for _, space, _ in exits[pos.place[p]])


class Moving(Frame[War], frozen=True):
    """A piece in hand. It goes where it is sent, hex by hex; enemy Transports in its way are pushed back."""

    piece: int
    path: tuple[int, ...] = ()

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if self.path:
            pos.replace(Moving(p, self.path[1:]))
            step(pos, p, self.path[0])
            return None
        spaces = options(pos, p).spaces()
        restricted = is_restricted(pos, p)
        if restricted:
            spaces = [space for space in spaces if may_stay(pos, p, space)]
        orders = TO.each(spaces)
        if can_detach(pos, p):
            orders.append(DETACH[p])
        orders.append(STOP)
        return Ask(pos.seat(pos.kit.side[p]), "moving", orders, _moving_rules(pos, p), {"piece": p})

    def play(self, pos: War, order: Order, seat: str) -> None:
        p = self.piece
        if order is STOP:
            pos.marks[p] |= MOVED
            pos.pop()
            cite_stacking(pos, pos.place[p])
        elif order.verb == "detach":
            detach(pos, p)
            pos.stack[-2] = Movement(pos.kit.side[p])
        else:
            assert isinstance(order.target, int)
            path = options(pos, p).path(order.target)
            pos.event("moves", "NEM-5.1A-a", piece=p, space=pos.place[p], path=path)
            pos.replace(Moving(p, tuple(path)))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "to" and isinstance(order.target, int):
            return why_not_to(pos, self.piece, order.target)
        return why_not_act(pos, order, pos.kit.side[self.piece])


def _moving_rules(pos: War, p: int) -> tuple[str, ...]:
    if pos.supply[p] != FULL:
        return ("NEM-5.1-b", "NEM-5.1B-a", "NEM-5.1B-d")
    return ("NEM-5.1-b", "NEM-5.1A-b")


def step(pos: War, p: int, space: int) -> None:
    """Enter one hex: pay, take control, push back enemy Transports."""
    kit = pos.kit
    link = kit.board.link(pos.place[p], space)
    cost = step_cost(pos, p, link)
    fresh = not pos.marks[p] & LEFT_HEX
    bars = bars_of_hex(pos, p, link, space) | (bars_here(pos, p) if fresh else 0)
    pos.marks[p] |= LEFT_HEX | bars
    single = fresh and cost > kit.move[p] and (bars > 0 or not may_extend(pos, p) or cost > 2 * kit.move[p])
    if single:
        cost = 2 * kit.move[p]
    pos.spent[p] += cost
    if pos.table.cited is not None:
        pos.cite(*cost_rules(pos, p, link))
        if single:
            pos.cite("NEM-5.1A-h" if kit.is_unit[p] else "NEM-5.1A-l")
        elif pos.spent[p] > kit.move[p]:
            pos.cite("NEM-5.1C-a", "NEM-5.1C-g" if pos.quality(p) >= 3 else "NEM-5.1C-h")
            if kit.side[p] == JAPAN and pos.index.ambush[space]:
                pos.cite("NEM-5.1C-e")
    enter(pos, p, space)


def why_not_act(pos: War, order: Order, side: int) -> list[Reason]:
    """Why an order has no place in the movement portion."""
    kit = pos.kit
    p = order.target
    if order.verb in ("attack", "storm"):
        return [Reason("NEM-5.1-a"), Reason("NEM-5.2-a")]
    if order.verb in ("merge", "form", "form-full"):
        return [Reason("NEM-1.2E-e" if isinstance(p, int) and kit.chindit[p] else "NEM-1.2D-i")]
    if not isinstance(p, int) or order.verb not in ("move", "fortify", "ambush", "detach"):
        return []
    if order.verb == "detach":
        return [Reason(rule) for rule in why_not_detach(pos, p)]
    if kit.side[p] != side or not pos.in_play(p):
        return [Reason("NEM-5.0-a")]
    if not pos.is_active(p):
        return [Reason(idle_rule(pos))]
    if order.verb == "move":
        if kit.garrison[p]:
            return [Reason("NEM-1.2J-a")]
        if pos.marks[p] & MOVED:
            return [Reason("NEM-5.1A-a")]
        near = [reason.rule for space in kit.neighbours[pos.place[p]] for reason in why_not_to(pos, p, space)]
        return [Reason(rule) for rule in dict.fromkeys(["NEM-5.1A-k", *near])]
    if order.verb == "fortify":
        return [Reason("NEM-5.1E-b" if not kit.can_fortify[p] else "NEM-5.1E-a")]
    return [Reason("NEM-5.1D-a" if not kit.can_ambush[p] else "NEM-5.1D-c")]
