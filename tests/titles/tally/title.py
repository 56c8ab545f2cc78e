"""A game as small as can be, to test the kernel with: sums, dice, pieces in hand, sealed bids, partners.

Red and Blue take turns. A player adds points, rolls a die, moves pieces, and says when he is done; after every
second turn both bid in secret, by one pick or, as an option, by a bid and several stakes. After six turns the
higher score wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from grognard.core import desk_words as say
from grognard.core.desk import Desk
from grognard.core.desk_pieces import Pieces, Trait
from grognard.core.desk_words import Words, index_of
from grognard.core.dice import commitment
from grognard.core.event import Event
from grognard.core.frame import Ask, Asks, Frame, side_of
from grognard.core.game import Game
from grognard.core.journal import Header
from grognard.core.kinds import Args, Hidden, Open, Piece, Shared, Word
from grognard.core.meta import Options, read_meta
from grognard.core.order import Order, Verbs
from grognard.core.position import Picks, Position, Table
from grognard.core.reason import Reason
from grognard.core.title import Kit, Title, Unit

SIDES = ("red", "blue")
TEAMS = {"red": ("red-one", "red-two"), "blue": ("blue-one", "blue-two")}
LAST_TURN = 6

VERBS = Verbs()
ADD = VERBS.number("add")
TAKE = VERBS.piece("take")
PUT = VERBS.space("put")
BID = VERBS.choice("bid")
STAKE = VERBS.number("stake")
ROLL = VERBS.word("roll")
DONE = VERBS.word("done")
CRASH = VERBS.word("crash")


class TallyKit(Kit):
    piece_names = ("ant", "bee")
    piece_index = {"ant": 0, "bee": 1}
    space_names = ("here", "there", "nowhere")
    space_index = {"here": 0, "there": 1, "nowhere": 2}


class SheetArgs(Args):
    red: Word
    blue: Word


class Sheet(Position, kw_only=True):
    args = SheetArgs

    kit: Shared[Any] = msgspec.field(default_factory=TallyKit)
    scores: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    where: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    bids: Hidden[list[str]] = msgspec.field(default_factory=lambda: ["", ""])
    """Face down until the next turn begins: `low`, or with stakes `low 1 2`."""
    stakes: Open[int] = 0
    turn: Open[int] = 0
    fragile: Open[bool] = False

    def owner(self, order: Order) -> str | None:
        """The ant belongs to the first partner, the bee to the second, the rest to both."""
        piece = order.target if order.verb == "take" else None
        if order.verb == "put":
            piece = getattr(self.stack[-1], "piece", None)
        return TEAMS[SIDES[self.turn % 2]][piece] if isinstance(piece, int) else None

    def partner_rules(self) -> tuple[str, ...]:
        return ("TAL-5",)

    def dispute_rules(self) -> tuple[str, ...]:
        return ("TAL-2",)


class Round(Frame[Sheet], frozen=True):
    def advance(self, pos: Sheet) -> Asks:
        if pos.turn == LAST_TURN:
            lead = pos.scores[0] - pos.scores[1]
            pos.finish(None if lead == 0 else SIDES[lead < 0], "TAL-9")
            return None
        if pos.bids[0]:
            pos.event("bids", "TAL-3", red=pos.bids[0], blue=pos.bids[1])
            pos.bids = ["", ""]
            pos.reveal()
        orders = [*ADD.each((1, 2, 3)), *TAKE.each((0, 1)), ROLL, DONE]
        if pos.fragile:
            orders.append(CRASH)
        return Ask(SIDES[pos.turn % 2], "round", orders, ("TAL-1",), {"n": pos.turn})

    def play(self, pos: Sheet, order: Order, seat: str) -> None:
        side = pos.turn % 2
        if order is DONE:
            pos.turn += 1
            if pos.turn % 2 == 0:
                pos.push(Bids())
        elif order is ROLL:
            die = pos.roll()
            pos.scores[side] += die
            pos.event("rolled", "TAL-1", side=side, die=die)
        elif order is CRASH:
            pos.scores[side] += 100
            pos.event("crash")
            raise ZeroDivisionError("a defect of the title")
        elif order.verb == "take":
            assert isinstance(order.target, int)
            pos.push(Hold(order.target))
        else:
            assert isinstance(order.target, int)
            pos.scores[side] += order.target
            pos.event("added", "TAL-1", side=side, n=order.target)

    def why_not(self, pos: Sheet, order: Order, seat: str) -> list[Reason]:
        return [Reason("TAL-1", "too-much")] if order.verb == "add" else []


class Hold(Frame[Sheet], frozen=True):
    piece: Piece

    def advance(self, pos: Sheet) -> Asks:
        spaces = [space for space in range(3) if space != pos.where[self.piece]]
        orders = [*PUT.each(spaces), DONE]
        return Ask(SIDES[pos.turn % 2], "hold", orders, ("TAL-4",), {"piece": self.piece})

    def play(self, pos: Sheet, order: Order, seat: str) -> None:
        if order is not DONE:
            assert isinstance(order.target, int)
            pos.where[self.piece] = order.target
        pos.pop()


class Bids(Frame[Sheet], frozen=True):
    def advance(self, pos: Sheet) -> Asks:
        return tuple(Ask(side, "bid", BID.each(("low", "high")), ("TAL-3",), secret=True) for side in SIDES)

    def go_on(self, pos: Sheet, seat: str, picks: Picks) -> Ask | None:
        """A low bid leaves less to stake."""
        if len(picks) > pos.stakes:
            return None
        most = 2 if picks[0] is BID["low"] else 3
        return Ask(seat, "stake", STAKE.each(range(1, most + 1)), ("TAL-3",), {"picks": picks}, secret=True)

    def reveal(self, pos: Sheet, picks: dict[str, Picks]) -> None:
        pos.bids = [" ".join(str(pick.target) for pick in picks[side]) for side in SIDES]
        pos.pop()
        pos.push(Pause())


class Pause(Frame[Sheet], frozen=True):
    """The bids lie face down while Red thinks."""

    def advance(self, pos: Sheet) -> Asks:
        return Ask("red", "pause", [DONE, ADD[1]], ("TAL-3",))

    def play(self, pos: Sheet, order: Order, seat: str) -> None:
        pos.pop()


class FaceDown(say.Word):
    """`bids low high`: the bids that lie face down, as they are turned up."""

    def read(self, pos: Sheet, words: Words) -> None:
        pos.bids = [bid.replace("+", " ") for bid in words] or ["", ""]

    def state(self, pos: Sheet) -> dict[Words, Words]:
        return {(): tuple(bid.replace(" ", "+") for bid in pos.bids if bid)}


class TallyDesk(Desk):
    words = (
        say.Number("turn"),
        say.ByOwner("scores", SIDES),
        FaceDown("bids"),
        Pieces(
            Trait(
                "at",
                lambda pos, p: str(pos.kit.space_names[pos.where[p]]),
                lambda pos, p, place: pos.where.__setitem__(p, index_of(pos.kit, "space", place)),
            )
        ),
    )


class Tally(Title):
    meta = read_meta(Path(__file__).parent)
    verbs = VERBS
    position = Sheet
    folder = Path(__file__).parent

    def kit(self, pack: Path | None = None) -> Kit:
        return TallyKit()

    def set_up(self, kit: Kit, scenario: str, options: Options, table: Table) -> Sheet:
        pos = Sheet(table=table, fragile=options.get("fragile") == "yes", stakes=int(options.get("stakes", 0)))
        pos.teams = self.meta.teams(options)
        pos.push(Round())
        pos.event("begins")
        return pos

    def uncover(self, pos: Sheet, shown: Sheet, seat: str) -> None:
        mine = SIDES.index(side_of(pos, seat))
        shown.bids = [bid if side == mine or not bid else "hidden" for side, bid in enumerate(pos.bids)]

    def twins(self, pos: Sheet, seat: str) -> Iterator[Sheet]:
        other = 1 - SIDES.index(side_of(pos, seat))
        for bid in ("low", "high"):
            if pos.bids[other]:
                twin = pos.copy()
                twin.bids[other] = bid
                yield twin
            for sealed in pos.sealed.keys() - {seat}:
                twin = pos.copy()
                twin.sealed[sealed] = (BID[bid], *pos.sealed[sealed][1:])
                yield twin

    def desk(self) -> Desk:
        return TallyDesk(self)

    def advise(self, pos: Sheet, ask: Ask) -> list[float]:
        return [float(order is DONE) for order in ask.orders]

    def standing(self, pos: Sheet, side: str) -> float:
        lead = pos.scores[0] - pos.scores[1]
        return float(lead if side == "red" else -lead)

    def points(self, pos: Sheet) -> dict[str, int]:
        return dict(zip(SIDES, pos.scores, strict=True))

    def units(self, pos: Sheet) -> list[Unit]:
        """The ant is red's, the bee blue's."""
        return [Unit(p, at, SIDES[p], pos.kit.piece_names[p], 1, 1.0) for p, at in enumerate(pos.where)]


def tally(seed: str = "1", *, mode: str = "analysis", **options: str) -> Game:
    """A new game of Tally."""
    header = Header(
        title="tally",
        version="1",
        scenario="short",
        options=options,
        mode=mode,
        seed=seed,
        commitment=commitment(seed),
    )
    title = Tally()
    return Game(title, title.kit(), header)


def sheet(game: Game) -> Sheet:
    assert isinstance(game.position, Sheet)
    return game.position


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
