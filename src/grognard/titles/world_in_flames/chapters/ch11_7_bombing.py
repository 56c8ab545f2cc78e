"""11.7 Strategic bombing: production points and oil are lost for the turn."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch1_camps import rivals
from grognard.titles.world_in_flames.chapters.ch9_wars import is_foe
from grognard.titles.world_in_flames.chapters.ch11_16_strength import rounded
from grognard.titles.world_in_flames.chapters.ch13_6_resources import in_use
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Sortie
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import strategic
from grognard.titles.world_in_flames.chapters.ch14_5_factors import is_closed, share_left
from grognard.titles.world_in_flames.war import War


def at_stake(pos: War, space: int) -> int:
    """Points that a hex can still lose in this turn: one for each usable factory and each oil resource (11.7-g).

    Blue factories of a conquered country are of no use; whether resources reach the others is found in production.
    """
    return in_use(pos, space) + pos.kit.oil[space] - pos.bombed.get(space, 0)


class StrategicBombing(Sortie, frozen=True):
    """Bombers that come through add their strategic factors; one die for each hex."""

    mission = "bombing"
    rule = "WIF-11.7-a"

    def why_not_able(self, pos: War, p: int) -> Refusals:
        return None if strategic(pos, p) else "WIF-14.2-s"

    def marks(self, pos: War) -> list[int]:
        foes = rivals(pos, self.side)
        return [space for space in pos.kit.works if pos.holder[space] in foes]

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        if is_closed(pos, space):
            return "WIF-8.2.3-b"
        if not is_foe(pos, pos.nation[p], space):
            return "WIF-11.7-b"
        return None if in_use(pos, space) or pos.kit.oil[space] else ("WIF-11.7-b", "WIF-11.7-c")

    def effects(self, pos: War) -> None:
        for space in self.flown_to(pos, self.side):
            self._bomb(pos, space)

    def _bomb(self, pos: War, space: int) -> None:
        """One is added to the die if nobody has fought the bombers (11.7-d)."""
        wing = self.bombers(pos, self.side, space)
        factors = rounded(sum((strategic(pos, p) * share_left(pos, p, space) for p in wing), Fraction(0)))
        if not factors:
            return
        die, modifier = pos.roll(10), int(space not in self.fought)
        result = pos.kit.charts.bombing(factors, die + modifier)
        lost = min(result, at_stake(pos, space))
        pos.bombed = {**pos.bombed, space: pos.bombed.get(space, 0) + lost}
        pos.forget()
        rules = ["WIF-11.7-d", "WIF-11.7-h", "WIF-11.7-l", "WIF-14.3.2-c"]
        if pos.kit.factories[space]:
            rules += ["WIF-11.7-b", "WIF-11.7-f"]
        if pos.kit.oil[space]:
            rules += ["WIF-11.7-c", "WIF-11.7-e"]
        if pos.kit.factories[space] and pos.kit.oil[space]:
            rules.append("WIF-11.7-k")
        if lost < result:
            rules.append("WIF-11.7-g")
        pos.event(
            "bombed", *rules, side=self.side, space=space, attack=factors, die=die, modifier=modifier, points=lost
        )
