"""6.2-E Advance after combat."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space, Word
from grognard.core.steps import Answers, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import able_to_detach, detach, not_now, pool_battalion
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking, cite_stacking, fits
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.kit import NORMAL
from grognard.titles.nemesis.verbs import ADVANCE, DETACH, DONE
from grognard.titles.nemesis.war import War


def can_enter(pos: War, p: int, space: int) -> bool:
    """Whether a unit may enter the hex at all (network for Motorised units, terrain); cost does not matter."""
    kit = pos.kit
    link = kit.board.link(pos.place[p], space)
    return link >= 0 and kit.prices(kit.gait[p], NORMAL, pos.weather)[link] >= 0


class Advance(Answers[War], frozen=True):
    """Attackers enter the defender's hex: first those that must, then those that may, up to the stacking limit.

    The limits hold everywhere when a retreat and the advance after it are over: Regiments may have detached (2.2).
    """

    side: Side
    target: Space
    units: Pieces
    must: Pieces = ()
    rule: Word = "NEM-6.2E-a"

    def advance(self, pos: War) -> Asks:
        near = self._near(pos)
        able = [p for p in near if fits(pos, self.target, p, self.side)]
        if len(able) < len(near):
            pos.cite("NEM-2.2-j")
        bound = [p for p in able if p in self.must]
        orders = ADVANCE.each(bound or able)
        if not bound:
            orders += [*DETACH.each(self._senders(pos, near)), DONE]
        rules = tuple(dict.fromkeys((self.rule, "NEM-6.2E-c" if bound else "NEM-6.2E-a", "NEM-6.2E-d")))
        return Ask(pos.seat(self.side), "advance", orders, rules, {"space": self.target})

    def _near(self, pos: War) -> list[int]:
        """Those who could enter, were there room."""
        place, target, artillery = pos.place, self.target, pos.kit.artillery
        return [p for p in self.units if not artillery[p] and place[p] != target and can_enter(pos, p, target)]

    def _stays(self, pos: War, p: int) -> str:
        if p not in self.units or pos.kit.artillery[p] or not can_enter(pos, p, self.target):
            return "NEM-6.2E-d"
        if pos.place[p] != self.target and not fits(pos, self.target, p, self.side):
            return "NEM-2.2-j"
        return "NEM-6.2E-c"

    @offers(ADVANCE, why=_stays)
    def enter(self, pos: War, p: int) -> None:
        pos.event("advances", self.rule, piece=p, space=self.target)
        enter(pos, p, self.target)
        cite_stacking(pos, self.target)

    def _senders(self, pos: War, near: list[int]) -> list[int]:
        """Regiments that need not advance may send only a Battalion (1.2-D)."""
        found = []
        for p in able_to_detach(pos, near):
            battalion = pool_battalion(pos, pos.kit.division[p])
            if battalion is not None and fits(pos, self.target, battalion, self.side):
                found.append(p)
        return found

    @offers(DETACH, why=not_now)
    def detach(self, pos: War, p: int) -> None:
        pos.replace(replace(self, units=(*self.units, detach(pos, p))))

    @offers(DONE, why=lambda *_: "NEM-6.2E-c")
    def done(self, pos: War) -> None:
        pos.replace(EnforceStacking(self.side))
