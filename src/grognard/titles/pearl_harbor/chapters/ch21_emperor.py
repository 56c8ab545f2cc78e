"""21. Japanese interservice cooperation: disputes of the Army and the Navy that the Emperor decides.

A dispute about forces is data: so many land or naval units of the other service must go to a region in this turn, or
the Army must keep the garrison of Manchuria. So an order of the Emperor can be watched, and enforced.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Seat, Word
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch4_land import land_reach, march_refused
from grognard.titles.pearl_harbor.chapters.ch4_naval import sea_reach
from grognard.titles.pearl_harbor.chapters.ch17_3_loans import note_loan
from grognard.titles.pearl_harbor.chapters.ch21_duties import in_region, outstanding, present, units_of
from grognard.titles.pearl_harbor.chapters.ch34_birthday import use_disgrace
from grognard.titles.pearl_harbor.kit import FORCES, IJN, JA, JAPAN, LAND, NAVAL, PearlKit
from grognard.titles.pearl_harbor.marks import MOVED
from grognard.titles.pearl_harbor.verbs import DONE, GO, NO, VERBS, YES
from grognard.titles.pearl_harbor.war import War

PETITION = VERBS.choice("petition")
REGION = VERBS.choice("region")
UNITS = VERBS.number("units")
FORCES_QUESTIONS = ("land", "naval", "garrison")
LOAN = "loan"
MOST_UNITS = 8
SAIL = 28
"""Half movement points of a fleet on a mission."""
COLUMN = {JA: "army", IJN: "navy"}
FAVOURS = {"JAD": JA, "IJND": IJN}
INITIATIVE = {"PP:JAI": JA, "PP:IJNI": IJN}


def service_of(pos: War, seat: str) -> int:
    return IJN if IJN in pos.forces_of(seat) else JA


def rival(service: int) -> int:
    return JA if service == IJN else IJN


def are_two(pos: War) -> bool:
    """Whether the two services have a player each: one player has nothing to ask the Emperor."""
    return len(pos.players(JAPAN)) > 1


# the audience


class ImperialDecision(Frame[War], frozen=True):
    """The Japanese players say whether they want to ask the Emperor something; lots decide who asks first (21)."""

    def advance(self, pos: War) -> Asks:
        pos.duties = []
        pos.decreed = (-1, 0)
        if not are_two(pos):
            pos.pop()
            return None
        seats = [seat for seat in pos.players(JAPAN) if may_ask_anything(pos, seat)]
        if not seats:
            pos.pop()
            return None
        return tuple(Ask(seat, "audience", [YES, NO], ("PH-21.2-a",), secret=True) for seat in seats)

    def play(self, pos: War, order: Order, seat: str) -> None:
        raise AssertionError("nobody knows beforehand who will ask")

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        pos.pop()
        asking = [seat for seat, (wish,) in picks.items() if wish == YES]
        if len(asking) > 1:
            first = pos.draw(sorted(asking))
            asking.sort(key=lambda seat: seat != first)
            pos.event("first-petitioner", "PH-21.2-f", seat=first)
        for seat in reversed(asking):
            pos.push(Petition(seat))


def may_ask_anything(pos: War, seat: str) -> bool:
    return True in (not petition_refused(pos, seat, what, ()) for what in (*FORCES_QUESTIONS, LOAN))


def petition_refused(pos: War, seat: str, what: str, asked: Sequence[str]) -> Refusal:
    """What forbids a service to put a question to the Emperor (21, 32)."""
    service = service_of(pos, seat)
    if what == LOAN:
        if LOAN in asked:
            return "PH-21.2-e"
        if loan_of(pos, service) <= 0:
            return "PH-21.2-c"
        return "PH-21.2-h" if is_put_off(pos, LOAN, service) else None
    if any(question in FORCES_QUESTIONS for question in asked):
        return "PH-21.2-e"
    if what == "garrison":
        if service != IJN or not (pos.options.plays("garrison", "on") or pos.options.plays("soviet", "player")):
            return "PH-32.2-g"
        if pos.garrison_ended or pos.soviet_war:
            return "PH-29-d"
        return "PH-21.2-h" if is_put_off(pos, what, service) else None
    return None


def is_put_off(pos: War, question: str, service: int) -> bool:
    """Whether the Emperor has left a question to the initiative of the other service."""
    return any(key == question and service != owner for key, owner in pos.postponed)


def loan_of(pos: War, service: int) -> int:
    """Half the difference between what the Objectives of the services bring in this turn, rounded down (21)."""
    pos.cite("PH-21.2-k")
    return (pos.objective_income[rival(service)] - pos.objective_income[service]) // 2


class Petition(Menu[War], frozen=True):
    """A service puts its questions: one about forces, one about a loan."""

    seat: Seat
    asked: tuple[Word, ...] = ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "petition", orders, ("PH-21.2-a", "PH-21.2-e"), firm=True)

    def _questions(self, pos: War) -> tuple[str, ...]:
        return (*FORCES_QUESTIONS, LOAN)

    def _refused(self, pos: War, what: str) -> Refusal:
        return petition_refused(pos, self.seat, what, self.asked)

    @offers(PETITION, _questions, _refused)
    def question(self, pos: War, what: str) -> None:
        pos.replace(replace(self, asked=(*self.asked, what)))
        if what in ("land", "naval"):
            pos.push(PetitionForces(self.seat, what))
        else:
            pos.push(Verdict(self.seat, what))

    @offers(DONE)
    def leave(self, pos: War) -> None:
        pos.pop()


class PetitionForces(Menu[War], frozen=True):
    """So many units of the other service into that region."""

    seat: Seat
    what: Word
    n: Number = 0
    region: Word = ""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not self.n:
            return Ask(self.seat, "petition-units", orders, ("PH-21.2-b",), {"arm": self.what})
        if not self.region:
            return Ask(self.seat, "petition-region", orders, ("PH-21.2-b",), {"arm": self.what, "n": self.n})
        args: dict[str, object] = {"arm": self.what, "n": self.n, "region": self.region}
        return Ask(self.seat, "petition-go", orders, ("PH-21.2-b", "PH-21.2-g"), args, firm=True)

    def _numbers(self, pos: War) -> list[int]:
        count = sum(1 for _ in units_of(pos, rival(service_of(pos, self.seat)), self.what))
        return [] if self.n else list(range(1, max(1, min(MOST_UNITS, count)) + 1))

    @offers(UNITS, _numbers)
    def units(self, pos: War, n: int) -> None:
        pos.replace(replace(self, n=n))

    def _regions(self, pos: War) -> list[str]:
        return regions(pos.kit) if self.n and not self.region else []

    def _put_off(self, pos: War, region: str) -> Refusal:
        service = service_of(pos, self.seat)
        return "PH-21.2-h" if is_put_off(pos, _key(service, self.what, region), service) else None

    @offers(REGION, _regions, _put_off)
    def into(self, pos: War, region: str) -> None:
        pos.replace(replace(self, region=region))

    def _composed(self, pos: War) -> tuple[None, ...]:
        return (None,) if self.region else ()

    @offers(GO, _composed)
    def submit(self, pos: War) -> None:
        pos.replace(Verdict(self.seat, self.what, self.n, self.region))


def regions(kit: PearlKit) -> list[str]:
    """The regions that an operation can be about."""
    closed = ("", "tibet", "off-limits", "soviet", "mongolia", "afghanistan")
    return sorted({region for region in kit.region if region not in closed})


def _key(service: int, what: str, region: str) -> str:
    """What a question of a service is about: the units of the other one are another matter than its own."""
    return f"{FORCES[rival(service)]} {what} {region}" if region else what


class Verdict(Frame[War], frozen=True):
    """A die is rolled, and the Imperial Decision Table consulted (21)."""

    seat: Seat
    what: Word
    n: Number = 0
    region: Word = ""

    def advance(self, pos: War) -> Asks:
        pos.pop()
        service = service_of(pos, self.seat)
        drm = use_disgrace(pos, service)
        die = pos.roll()
        table = {int(row["die"]): row for row in pos.kit.tables["imperial"]}
        modified = max(1, min(6, die + drm))
        result = table[modified][COLUMN[service]]
        rules = ("PH-21.2-g", *_verdict_rules(result))
        pos.event(
            "verdict", *rules, seat=self.seat, petition=self.what, verdict=result.replace(":", "-"), die=die, drm=drm
        )
        question = _key(service, self.what, self.region)
        pos.postponed = [entry for entry in pos.postponed if entry[0] != question]
        if result in INITIATIVE:
            pos.postponed.append((question, INITIATIVE[result]))
        if FAVOURS.get(result) == service:
            self._grant(pos, service)
        elif self.what == LOAN:
            pos.event("loan-denied", "PH-21.2-d", seat=self.seat)
        return None

    def _grant(self, pos: War, service: int) -> None:
        obliged = rival(service)
        if self.what == LOAN:
            pos.decreed = (obliged, loan_of(pos, service))
            pos.event("loan-decreed", "PH-21.2-c", "PH-21.2-k", force=FORCES[obliged], price=pos.decreed[1])
            return
        if self.what == "garrison":
            pos.duties.append((obliged, self.what, 0, "", 0))
            pos.event("garrison-decreed", "PH-21.2-i", "PH-32.2-g", force=FORCES[obliged])
            return
        there = present(pos, obliged, self.what, self.region)
        pos.duties.append((obliged, self.what, self.n, self.region, there))
        rules = ("PH-21.2-b", "PH-21.2-i")
        pos.event("duty-decreed", *rules, force=FORCES[obliged], arm=self.what, n=self.n, region=self.region)


def _verdict_rules(result: str) -> tuple[str, ...]:
    if result in FAVOURS:
        return ("PH-21.2-i",)
    return ("PH-21.2-h",) if result in INITIATIVE else ("PH-21.2-j",)


class DecreedLoan(Frame[War], frozen=True):
    """In the loan step: what the Emperor has granted is paid, as far as the lender has it (21)."""

    def advance(self, pos: War) -> Asks:
        pos.pop()
        lender, amount = pos.decreed
        pos.decreed = (-1, 0)
        paid = min(amount, pos.erp[lender]) if lender >= 0 else 0
        if paid:
            pos.erp[lender] -= paid
            pos.erp[rival(lender)] += paid
            creditor = FORCES[rival(lender)]
            pos.event("decreed-loan", "PH-21.2-c", "PH-21.2-d", force=FORCES[lender], other=creditor, price=paid)
            note_loan(pos, rival(lender), paid)
        return None


# obedience


def duty_refused(pos: War, seat: str) -> Refusal:
    """What forbids a player to end his movement: an order of the Emperor that he could still obey (21)."""
    for duty in pos.duties:
        force, what, _, region, _ = duty
        missing = outstanding(pos, duty)
        if (
            missing
            and pos.seat_of(force) == seat
            and any(_could_go(pos, p, region) for p in units_of(pos, force, what))
        ):
            return Reason("PH-21.2-i", "duty", {"force": FORCES[force], "arm": what, "n": missing, "region": region})
    return None


def _could_go(pos: War, p: int, region: str) -> bool:
    """Whether a unit that has not moved yet could reach a region by itself."""
    kit = pos.kit
    if in_region(kit, pos.place[p], region) or pos.marks[p] & MOVED:
        return False
    if kit.arm[p] == LAND:
        if march_refused(pos, p):
            return False
        return any(in_region(kit, kit.land.space[part], region) for part in land_reach(pos, p).spaces)
    if kit.arm[p] != NAVAL or pos.mission[p]:
        return False
    ships = _sailing_with(pos, p)
    if not ships:
        return False
    return any(in_region(kit, kit.sea.space[part], region) for part in sea_reach(pos, ships, SAIL, JAPAN).spaces)


def _sailing_with(pos: War, p: int) -> tuple[int, ...]:
    """The ships that a ship goes to sea with: its task force, which cannot be dissolved before it reorganizes (3.1-e).

    None if the task force is another player's.
    """
    marker = pos.tf[p]
    if marker < 0:
        return (p,)
    return tuple(pos.fleet(marker)) if pos.seat(marker) == pos.seat(p) else ()
