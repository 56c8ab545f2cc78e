"""17. Loans of ERP between the forces of a side, and Objectives that change hands among friends (18)."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Seat, Space, Spaces, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch11_supply import land_line
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay, price_refused
from grognard.titles.pearl_harbor.chapters.ch18_control import handing_refused, transfer, transfer_refused
from grognard.titles.pearl_harbor.kit import CH, FORCES, SIDE_OF, SU
from grognard.titles.pearl_harbor.menus import Assent, Session
from grognard.titles.pearl_harbor.verbs import AMOUNT, DONE, FORCE, VERBS
from grognard.titles.pearl_harbor.war import ORDER, War

LEND = VERBS.choice("lend")
"""ERP leave the reserve of a force: which one has them is asked next."""
HAND_OVER = VERBS.word("hand-over")
"""Objectives shall change hands."""
CEDE = VERBS.space("cede")
"""An Objective goes to another force of the side."""


def lenders(pos: War, side: int) -> list[int]:
    """The forces of a side that have reserves of their own."""
    return [force for force in ORDER[side] if pos.in_game(force) and pos.serves(force) == force]


def transport_factor(pos: War) -> int:
    """How many ERP it takes to move one to or from China: three, or two by the Burma Road (17.3-c, 28-e).

    The road counts if a line by land leads from Chungking to Bombay: one of the Kuomintang, which passes rough ground
    at home (19.2-f).
    """
    kit = pos.kit
    if pos.options.plays("burma-road", "on"):
        start, goal = kit.home_of["kmt"][0], kit.home_of["br"][0]
        if pos.is_friendly(start, SIDE_OF[CH]) and land_line(pos, start, goal, "kmt"):
            pos.cite("PH-28-e")
            return kit.cost["loan-china-road"]
    return kit.cost["loan-china"]


def loan_price(pos: War, lender: int, borrower: int, amount: int) -> int:
    """What a loan costs who lends: to China also the transport (17.3-d)."""
    return amount * transport_factor(pos) if borrower == CH else amount


def loan_received(pos: War, lender: int, amount: int) -> int:
    """What arrives: of what China repays the transport is deducted (17.3-f)."""
    return amount // transport_factor(pos) if lender == CH else amount


def loan_refused(pos: War, lender: int, borrower: int) -> Refusal:
    """What forbids any loan, or repayment, from one force to another (17.3, 32.2)."""
    if lender == borrower or SIDE_OF[lender] != SIDE_OF[borrower]:
        return "PH-17.3-a"
    if SU in (lender, borrower) and not pos.soviet_war:
        return "PH-32.2-s"
    if lender == SU:
        return "PH-32.2-n"
    if lender == CH and not pos.debts[borrower]:
        return "PH-17.3-e"
    return None


class Loans(Session, frozen=True):
    """The players of a side, one after the other, lend ERP and hand over Objectives; receivers consent (17.3, 18-j).

    What a force has borrowed in this segment it cannot lend on: that would be to spend it (17.3-b).
    """

    seats: tuple[Seat, ...]
    borrowed: tuple[Number, ...] = (0,) * len(FORCES)

    @property
    def seat(self) -> str:
        return self.seats[0]

    def advance(self, pos: War) -> Asks:
        if not self.seats:
            pos.pop()
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "loans", orders, ("PH-17.3-a", "PH-17.3-g", "PH-18-j"))

    def available(self, pos: War, force: int) -> int:
        """What a force can lend: not what it has just borrowed."""
        return pos.erp[force] - self.borrowed[force]

    def _lenders(self, pos: War) -> list[str]:
        own = pos.forces_of(self.seat)
        return [FORCES[force] for force in lenders(pos, pos.side_of(self.seat)) if force in own]

    def _lend_refused(self, pos: War, name: object) -> Refusal:
        if name not in self._lenders(pos):
            return "PH-17.1-d"
        lender = FORCES.index(str(name))
        found = [self.loan_refused(pos, lender, force) for force in lenders(pos, SIDE_OF[lender]) if force != lender]
        return None if None in found else next(iter(found), "PH-17.3-a")

    def loan_refused(self, pos: War, lender: int, borrower: int) -> Refusal:
        """What forbids a loan: also that nothing is left to lend (17.3)."""
        refused = loan_refused(pos, lender, borrower)
        if refused:
            return refused
        least = transport_factor(pos) if CH in (lender, borrower) else 1
        if pos.erp[lender] >= least > self.available(pos, lender):
            return "PH-17.3-b"
        if lender == CH and pos.debts[borrower] < least:
            return "PH-17.3-f"
        return price_refused(pos, lender, least)

    @offers(LEND, _lenders, _lend_refused)
    def lend(self, pos: War, name: str) -> None:
        pos.push(LoanReceiver(self.seat, name))

    def most(self, pos: War, lender: int, borrower: int) -> int:
        """The largest sum that can be lent or repaid."""
        most = self.available(pos, lender)
        if borrower == CH:
            return most // transport_factor(pos)
        return min(most, pos.debts[borrower]) if lender == CH else most

    def _nothing_to_cede(self, pos: War, _: object) -> Refusal:
        if cessions(pos, self.seat):
            return None
        own = pos.forces_of(self.seat)
        found = [cession_refused(pos, s, self.seat) for s in pos.kit.objectives if pos.control[s] in own]
        return next(iter(found), "PH-18-j")

    @offers(HAND_OVER, None, _nothing_to_cede)
    def hand_over(self, pos: War) -> None:
        pos.push(HandOver(self.seat))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.replace(replace(self, seats=self.seats[1:], acted=False))


def _loans(pos: War) -> Loans:
    """The step of loans that is under way."""
    return next(frame for frame in reversed(pos.stack) if isinstance(frame, Loans))


class LoanReceiver(Menu[War], frozen=True):
    """Who is lent something, or repaid by China."""

    seat: Seat
    lender: Word

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "loan-to", orders, ("PH-17.3-a", "PH-17.3-e"), {"force": self.lender})

    def _receivers(self, pos: War) -> list[str]:
        return [FORCES[force] for force in lenders(pos, pos.side_of(self.seat))]

    def _refused(self, pos: War, name: str) -> Refusal:
        if name not in FORCES:
            return None
        return _loans(pos).loan_refused(pos, FORCES.index(self.lender), FORCES.index(name))

    @offers(FORCE, _receivers, _refused)
    def receive(self, pos: War, name: str) -> None:
        most = _loans(pos).most(pos, FORCES.index(self.lender), FORCES.index(name))
        pos.replace(LoanAmount(self.seat, self.lender, name, most))


class LoanAmount(Answers[War], frozen=True):
    """How much is lent, or repaid by China."""

    seat: Seat
    lender: Word
    borrower: Word
    most: Number

    def advance(self, pos: War) -> Asks:
        repays = self.lender == FORCES[CH]
        least = transport_factor(pos) if repays else 1
        args: dict[str, object] = {"force": self.lender, "other": self.borrower, "limit": self.most}
        rules = ("PH-17.3-f", "PH-17.3-e") if repays else ("PH-17.3-a", "PH-17.3-c", "PH-17.3-d")
        return Ask(self.seat, "loan-amount", AMOUNT.each(range(least, self.most + 1)), rules, args, firm=True)

    def _too_much(self, pos: War, amount: int) -> Refusal:
        return "PH-17.3-c" if FORCES[CH] in (self.lender, self.borrower) else "PH-17.3-a"

    @offers(AMOUNT, why=_too_much)
    def offer(self, pos: War, amount: int) -> None:
        taker = pos.seat_of(FORCES.index(self.borrower))
        if taker == self.seat:
            pos.pop()
            lend(pos, FORCES.index(self.lender), FORCES.index(self.borrower), amount)
        else:
            pos.replace(LoanConsent(taker, self.lender, self.borrower, amount))


class LoanConsent(Assent, frozen=True):
    """Nobody is forced to take a loan (21.1-e)."""

    seat: Seat
    lender: Word
    borrower: Word
    amount: Number

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"force": self.lender, "other": self.borrower, "n": self.amount}
        return Ask(self.seat, "loan-consent", orders, ("PH-17.3-a", "PH-21.1-e"), args)

    def agreed(self, pos: War) -> None:
        lend(pos, FORCES.index(self.lender), FORCES.index(self.borrower), self.amount)

    def declined(self, pos: War) -> None:
        pos.event("loan-declined", "PH-17.3-a", force=self.lender, other=self.borrower, n=self.amount)


def lend(pos: War, lender: int, borrower: int, amount: int) -> None:
    """ERP pass from one reserve to another (17.3)."""
    price, received = loan_price(pos, lender, borrower, amount), loan_received(pos, lender, amount)
    pay(pos, lender, price)
    pos.erp[borrower] += received
    rules = ["PH-17.3-a", "PH-17.3-b"]
    if borrower == CH:
        pos.debts[lender] += amount
        rules += ["PH-17.3-c", "PH-17.3-d"]
    elif lender == CH:
        pos.debts[borrower] -= amount
        rules += ["PH-17.3-c", "PH-17.3-f", "PH-17.3-g"]
    force, other = FORCES[lender], FORCES[borrower]
    pos.event("repaid" if lender == CH else "lent", *rules, force=force, other=other, n=received, price=price)
    note_loan(pos, borrower, received)


def note_loan(pos: War, borrower: int, received: int) -> None:
    """What a force has just borrowed it cannot lend on in this segment (17.3-b)."""
    below = pos.stack[-1] if pos.stack else None
    if isinstance(below, Loans):
        borrowed = list(below.borrowed)
        borrowed[borrower] += received
        pos.replace(replace(below, borrowed=tuple(borrowed)))


def cession_refused(pos: War, space: int, seat: str) -> Refusal:
    """What forbids a player to hand an Objective to any other force (18-j, 18-k, 32.2-m)."""
    if not pos.kit.objective[space] or pos.control[space] not in pos.forces_of(seat):
        return "PH-18-j"
    return _giver_refused(pos, pos.control[space])


def _giver_refused(pos: War, giver: int) -> Refusal:
    """What forbids a force to hand an Objective to any other one of its side."""
    found = [handing_refused(pos, giver, taker) for taker in lenders(pos, SIDE_OF[giver]) if taker != giver]
    return None if None in found else next(iter(found), "PH-18-j")


def cessions(pos: War, seat: str) -> list[int]:
    """The Objectives that a player can hand over."""
    givers = [force for force in pos.forces_of(seat) if not _giver_refused(pos, force)]
    return [space for space in pos.kit.objectives if pos.control[space] in givers]


class HandOver(Session, frozen=True):
    """Which Objective a player hands over; each once, so that it comes to an end (18-j)."""

    seat: Seat
    ceded: Spaces = ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "hand-over", orders, ("PH-18-j",))

    def _objectives(self, pos: War) -> list[int]:
        return [space for space in cessions(pos, self.seat) if space not in self.ceded]

    def _refused(self, pos: War, space: int) -> Refusal:
        if space in self.ceded:
            return Reason("PH-18-j", "ceded-already", {"space": space})
        return cession_refused(pos, space, self.seat)

    @offers(CEDE, _objectives, why=_refused)
    def cede(self, pos: War, space: int) -> None:
        pos.replace(replace(self, ceded=(*self.ceded, space)))
        pos.push(Cession(self.seat, space))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Cession(Menu[War], frozen=True):
    """To whom an Objective goes: also to the ANZAC while they have no reserve of their own (18-j, 18-k)."""

    seat: Seat
    space: Space

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "cede-to", orders, ("PH-18-j",), {"space": self.space}, firm=True)

    def _takers(self, pos: War) -> list[str]:
        return [FORCES[force] for force in ORDER[pos.side_of(self.seat)] if pos.in_game(force)]

    def _refused(self, pos: War, name: str) -> Refusal:
        return transfer_refused(pos, self.space, FORCES.index(name)) if name in FORCES else None

    @offers(FORCE, _takers, _refused)
    def cede_to(self, pos: War, name: str) -> None:
        taker = FORCES.index(name)
        if pos.seat_of(taker) == self.seat:
            pos.pop()
            transfer(pos, self.space, taker)
        else:
            pos.replace(CessionConsent(pos.seat_of(taker), self.space, name))


class CessionConsent(Assent, frozen=True):
    """The other player takes the Objective, or does not."""

    seat: Seat
    space: Space
    force: Word

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        giver = FORCES[pos.control[self.space]]
        args: dict[str, object] = {"space": self.space, "force": self.force, "other": giver}
        return Ask(self.seat, "cession-consent", orders, ("PH-18-j", "PH-21.1-e"), args)

    def agreed(self, pos: War) -> None:
        transfer(pos, self.space, FORCES.index(self.force))

    def declined(self, pos: War) -> None:
        pos.event("cession-declined", "PH-18-j", space=self.space, force=self.force)
