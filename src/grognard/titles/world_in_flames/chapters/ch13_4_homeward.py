"""13.4 Task forces that return to base at the end of a turn, where enemies who stay at sea may intercept them."""

from __future__ import annotations

from grognard.core.kinds import Number
from grognard.core.steps import Refusals, offers
from grognard.titles.world_in_flames.chapters.ch11_4_cargo import unload
from grognard.titles.world_in_flames.chapters.ch11_4_sailing import TaskForce
from grognard.titles.world_in_flames.chapters.ch13_4_return import to_repair
from grognard.titles.world_in_flames.kit import SUB
from grognard.titles.world_in_flames.verbs import STOP
from grognard.titles.world_in_flames.war import War


class Homeward(TaskForce, frozen=True):
    """Ships of one section sail home together; they end in a port, and take nothing from the limits of an action."""

    tired: Number = 0
    """1 if what they carry is turned face-down too: they abort."""

    def why_not_with(self, pos: War, q: int) -> Refusals:
        """The rule that keeps a ship from sailing with these: it must return from the same section."""
        p = self.units[0]
        if self.steps or q in self.units or q not in pos.homeward:
            return "WIF-13.4-h"
        if pos.place[q] != self.begun or pos.side(q) != pos.side(p) or pos.kit.is_air[q]:
            return "WIF-13.4-h"
        return "WIF-11.4.1-a" if pos.kit.kind[q] == SUB else None

    def why_not_patrol(self, pos: War, space: int) -> Refusals:
        return "WIF-13.4-f"

    def why_not_detach(self, pos: War, p: int) -> Refusals:
        return "WIF-11.4.2-d"

    def _quay(self, pos: War) -> tuple[int, ...]:
        return ()

    def may_stop(self, pos: War) -> bool:
        return self.sea < 0

    def set_out(self, pos: War) -> None:
        pos.homeward = [q for q in pos.homeward if q not in self.units]

    @offers(STOP)
    def stop(self, pos: War) -> None:
        """They are turned face-down, what they carry only if they abort (13.4.1-c, 11.5.8-g); damaged ones laid up."""
        pos.pop()
        for p in self.units:
            pos.turn_down(p)
        pos.event("docks", "WIF-13.4-b", "WIF-13.4.1-c", pieces=list(self.units), to=self.here(pos))
        if len(self.units) > 1 and self.tired:
            pos.cite("WIF-11.5.8-p")
        for p in self.units:
            if pos.damaged[p]:
                to_repair(pos, p)
            elif p in pos.aboard:
                unload(pos, p, fresh=not self.tired)
