"""5.1 The movement portion of the Offensive Phase: pieces are picked up, sent, and put down."""

from __future__ import annotations

from typing import Any

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Spaces
from grognard.core.reason import Reason
from grognard.core.steps import Answers, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import detach, detachable, not_now, why_not_detach
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


def not_before_the_end(_: object, pos: War, p: int) -> str:
    """Nobody merges before the end of the Phase, Chindits not even then."""
    return "NEM-1.2E-e" if pos.kit.chindit[p] else "NEM-1.2D-i"


def first_end(p: int) -> Reason:
    return Reason("NEM-5.1A-a", "other-in-hand", {"piece": p})


def other_in_hand(frame: Moving, pos: War, q: int) -> list[Reason]:
    """Why nothing is done with another piece while one is in hand: it cannot get there, or moves on first."""
    p, space = frame.piece, pos.place[q]
    if q != p and space < pos.kit.hex_count and space != pos.place[p] and space not in options(pos, p).spaces():
        return why_not_to(pos, p, space)
    return [first_end(p)]


NOT_WHILE_MOVING: dict[str, Any] = {
    **dict.fromkeys(("attack", "storm"), ("NEM-5.1-a", "NEM-5.2-a")),
    **dict.fromkeys(("merge", "form", "form-full"), not_before_the_end),
}


class Movement(Answers[War], frozen=True):
    """The movement portion: every unit and Transport may move once, build, and lay Ambushes; then the Assaults.

    It is asked most often of all: what it offers is put together at once, not verb by verb.
    """

    side: Side
    left: Pieces | None = None
    """Pieces that may still move; None: to be counted."""
    elsewhere = NOT_WHILE_MOVING

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
            orders += DETACH.each(detachable(self, pos))
        orders.append(DONE)
        rules = ("NEM-5.0-a", "NEM-5.1-a")
        return Ask(pos.seat(side), "movement", orders, rules, firm=orders == [DONE] and pos.has_moved(side))

    @offers(MOVE, why=lambda self, pos, p: why_not_move(pos, p, self.side))
    def move(self, pos: War, p: int) -> None:
        pos.push(Moving(p))

    @offers(FORTIFY, why=lambda self, pos, p: why_not_fortify(pos, p, self.side))
    def fortify(self, pos: War, p: int) -> None:
        fortify(pos, p)

    @offers(AMBUSH, why=lambda self, pos, p: why_not_ambush(pos, p, self.side))
    def ambush(self, pos: War, p: int) -> None:
        pos.marks[p] |= MOVED | AMBUSHED
        pos.push(LayAmbushes(p))

    @offers(DETACH, why=not_now)
    def detach(self, pos: War, p: int) -> None:
        heir = detach(pos, p)
        if not pos.marks[heir] & MOVED:
            pos.replace(Movement(self.side, (*(self.left or ()), heir)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.cite("NEM-5.2-a", "NEM-5.1-a")
        pos.replace("Declare", self.side, assault=True)
        pos.push(EnforceStacking(self.side))


def can_move(pos: War, p: int) -> bool:
    """Whether a piece has a hex to go to, and is allowed to move at all."""
    kit = pos.kit
    if kit.garrison[p] or not pos.is_active(p):
        return False
    blocked = barriers(pos, p)
    exits = kit.exits(kit.gait[p], mode_of(pos, p), pos.weather)
    return any(not blocked[space] for _, space, _ in exits[pos.place[p]])


class Moving(Answers[War], frozen=True):
    """A piece in hand. It goes where it is sent, hex by hex; enemy Transports in its way are pushed back.

    Like the movement portion it offers everything at once.
    """

    piece: Piece
    path: Spaces = ()
    elsewhere = {**NOT_WHILE_MOVING, **dict.fromkeys(("move", "fortify", "ambush"), other_in_hand)}

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if self.path:
            pos.replace(Moving(p, self.path[1:]))
            step(pos, p, self.path[0])
            return None
        ways = options(pos, p)
        pos.index.in_hand = self, ways
        spaces = ways.spaces()
        if is_restricted(pos, p):
            spaces = [space for space in spaces if may_stay(pos, p, space)]
        orders = TO.each(spaces)
        if why_not_detach(pos, p) is None:
            orders.append(DETACH[p])
        orders.append(STOP)
        return Ask(pos.seat(pos.kit.side[p]), "moving", orders, _moving_rules(pos, p), {"piece": p})

    @offers(TO, why=lambda self, pos, space: why_not_to(pos, self.piece, space))
    def send(self, pos: War, space: int) -> None:
        p = self.piece
        asked, ways = pos.index.in_hand
        path = (ways if asked is self else options(pos, p)).path(space)
        pos.event("moves", "NEM-5.1A-a", piece=p, space=pos.place[p], path=path)
        pos.replace(Moving(p, tuple(path)))

    @offers(DETACH, why=lambda self, pos, p: why_not_detach(pos, p) or first_end(self.piece))
    def detach(self, pos: War, p: int) -> None:
        detach(pos, p)
        pos.stack[-2] = Movement(pos.kit.side[p])

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.marks[self.piece] |= MOVED
        pos.pop()
        cite_stacking(pos, pos.place[self.piece])


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


# why not


def why_not_move(pos: War, p: int, side: int) -> list[str]:
    """The rules that keep a piece from moving."""
    forbidden = _not_of_this_phase(pos, p, side)
    if forbidden:
        return [forbidden]
    if pos.kit.garrison[p]:
        return ["NEM-1.2J-a"]
    if pos.marks[p] & MOVED:
        return ["NEM-5.1A-a"]
    near = [reason.rule for space in pos.kit.neighbours[pos.place[p]] for reason in why_not_to(pos, p, space)]
    return list(dict.fromkeys(["NEM-5.1A-k", *near]))


def why_not_fortify(pos: War, p: int, side: int) -> str:
    return _not_of_this_phase(pos, p, side) or ("NEM-5.1E-b" if not pos.kit.can_fortify[p] else "NEM-5.1E-a")


def why_not_ambush(pos: War, p: int, side: int) -> str:
    return _not_of_this_phase(pos, p, side) or ("NEM-5.1D-a" if not pos.kit.can_ambush[p] else "NEM-5.1D-c")


def _not_of_this_phase(pos: War, p: int, side: int) -> str:
    if pos.kit.side[p] != side or not pos.in_play(p):
        return "NEM-5.0-a"
    return "" if pos.is_active(p) else idle_rule(pos)
