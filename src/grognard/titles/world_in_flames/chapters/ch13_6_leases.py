"""13.6.4 Foreign aircraft: counters barred in another power's colour, taken from their pool with its consent."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_playing
from grognard.titles.world_in_flames.chapters.ch4_1_pools import pool
from grognard.titles.world_in_flames.kit import CHINA, NOBODY, USA
from grognard.titles.world_in_flames.verbs import BORROW, CONSENT, DONE, RECALL, REFUSE
from grognard.titles.world_in_flames.war import War

AIRMEN = 1
"""The option of US entry before which China takes no American aircraft."""


def models(pos: War, p: int, where: list[int]) -> list[int]:
    """Of some counters those of the source of an aircraft with the same designation, without a band of their own."""
    source = pos.kit.band[p]
    return [
        q for q in where if pos.side(q) == source and pos.kit.label[q] == pos.kit.label[p] and not _is_barred(pos, q)
    ]


def _is_barred(pos: War, p: int) -> bool:
    return pos.kit.band[p] != NOBODY


def why_not_borrow(pos: War, side: int, p: int) -> Refusals:
    """The rule that keeps a barred aircraft in the lend-lease pool."""
    if p not in pos.leased or pos.side(p) != side or not _is_barred(pos, p):
        return "WIF-13.6.4-g"
    source = pos.kit.band[p]
    if side == CHINA and source == USA and AIRMEN not in pos.entry_options:
        return ("WIF-13.6.4-k", "WIF-13.3.2-p")
    if not is_playing(pos, source) or not models(pos, p, pool(pos, source)):
        return "WIF-13.6.4-h"
    return None


def why_not_recall(pos: War, side: int, p: int) -> Refusals:
    """The rule that keeps a power from taking back what it has lent: it must lie in a pool."""
    if pos.kit.band[p] != side or p not in pool(pos, pos.side(p)) or not models(pos, p, pos.leased):
        return "WIF-13.6.4-i"
    return None


class Leases(Menu[War], frozen=True):
    """Before it builds a power asks for aircraft of others, and takes back its own."""

    side: Side
    asked: Pieces = ()

    def _barred(self, pos: War) -> list[int]:
        return [p for p in pos.leased if p not in self.asked]

    def _lent(self, pos: War) -> list[int]:
        return [p for p in pos.index.at[pos.kit.pool] if pos.kit.band[p] == self.side]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "leases", orders, ("WIF-13.6.4-h", "WIF-13.6.4-i"), {"side": self.side})

    @offers(
        BORROW,
        _barred,
        lambda self, pos, p: why_not_borrow(pos, self.side, p),
        lambda self, pos, p: why_not_borrow(pos, self.side, p),
    )
    def borrow(self, pos: War, p: int) -> None:
        pos.replace(Leases(self.side, (*self.asked, p)))
        pos.push(LeaseConsent(p))

    @offers(
        RECALL,
        _lent,
        lambda self, pos, p: why_not_recall(pos, self.side, p),
        lambda self, pos, p: why_not_recall(pos, self.side, p),
    )
    def recall(self, pos: War, p: int) -> None:
        q = models(pos, p, pos.leased)[0]
        _swap(pos, q, p)
        pos.event("recalled", "WIF-13.6.4-i", side=self.side, piece=p, by=q)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class LeaseConsent(Answers[War], frozen=True):
    """Does the source power let an aircraft go? Its own one of the same name goes to the lend-lease pool."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        source = pos.kit.band[self.piece]
        return Ask(pos.seat(source), "lease-consent", [CONSENT, REFUSE], ("WIF-13.6.4-h",), {"piece": self.piece})

    @offers(CONSENT)
    def consent(self, pos: War) -> None:
        p = self.piece
        pos.pop()
        q = models(pos, p, pool(pos, pos.kit.band[p]))[0]
        _swap(pos, p, q)
        pos.event("leased", "WIF-13.6.4-h", side=pos.side(p), piece=p, by=q)

    @offers(REFUSE)
    def refuse(self, pos: War) -> None:
        pos.pop()


def _swap(pos: War, out: int, into: int) -> None:
    """One aircraft leaves the lend-lease pool, another takes its place."""
    pos.leased = sorted({*pos.leased, into} - {out})
    pos.forget()
