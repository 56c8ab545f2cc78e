"""11.16.4 Ground support: bombers of both sides over the hexes that are attacked."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch1_camps import rivals
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_strength import EIGHTHS, is_surprised
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Sortie
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import tactical
from grognard.titles.world_in_flames.chapters.ch14_5_factors import cover, is_closed, share_left
from grognard.titles.world_in_flames.war import War

BUSTED = ("ARM", "MECH", "HQ-A")


class GroundSupport(Sortie, frozen=True):
    """Both sides may help in the same combat; it counts against no limit (11.16.4-a)."""

    mission = "support"
    rule = "WIF-11.16.4-b"
    counted = False

    def why_not_able(self, pos: War, p: int) -> Refusals:
        return None if tactical(pos, p) else "WIF-14.2-l"

    def marks(self, pos: War) -> list[int]:
        return sorted(pos.attacks)

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        """Nobody helps surprised units to defend a hex (15.1-a, -k)."""
        if is_closed(pos, space):
            return "WIF-8.2.3-b"
        if space not in pos.attacks:
            return "WIF-11.16.4-b"
        defenders = defenders_of(pos, self.side, space)
        if pos.side(p) == self.side:
            return None if any(at_war(pos, p, q) for q in defenders) else "WIF-11.16.1-b"
        if all(is_surprised(pos, q) for q in defenders):
            pos.cite("WIF-15.1-a", "WIF-15.1-k")
            return ("WIF-15.1-a", "WIF-15.1-k")
        return None

    def effects(self, pos: War) -> None:
        """What comes through joins the land units of its side; how much of it counts is seen in the combat."""
        pos.support = {}
        for space in sorted(pos.attacks):
            theirs = sum(self._help(pos, foe, space) for foe in rivals(pos, self.side))
            found = (self._help(pos, self.side, space), theirs)
            if any(found):
                pos.support = {**pos.support, space: (found[0], found[1])}
                attack, defence = (each // EIGHTHS for each in found)
                rules = ("WIF-11.16.4-a", "WIF-14.3.2-c", "WIF-11.16.4-h")
                pos.event("supported", *rules, space=space, attack=attack, defence=defence)

    def _help(self, pos: War, side: int, space: int) -> int:
        """The tactical factors of a side over a hex, in eighths: each by weather, the total by terrain (14.5-b)."""
        bombers = self.bombers(pos, side, space)
        if not bombers:
            return 0
        defenders = defenders_of(pos, self.side, space)
        enemies = defenders if side == self.side else pos.attacks[space]
        busting = pos.plays("tank-busters") and any(pos.kit.kind[q] in BUSTED for q in enemies)
        found = Fraction(0)
        for p in bombers:
            factor = tactical(pos, p) * share_left(pos, p, space)
            if busting and "tank buster" in pos.kit.flags[p]:
                pos.cite("WIF-11.16.4-j")
                factor *= 2
            if side == self.side and all(is_surprised(pos, q, pos.took_off.get(p, -1)) for q in defenders):
                pos.cite("WIF-15.1-j")
                factor *= 2
            found += factor
        pos.cite("WIF-11.16.4-e")
        return int(found * cover(pos, space, "WIF-14.5-b") * EIGHTHS)
