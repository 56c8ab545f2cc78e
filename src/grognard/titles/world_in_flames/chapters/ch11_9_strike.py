"""11.9 Ground strike: bombers turn enemy units face-down, on land and on airfields."""

from __future__ import annotations

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch1_camps import against, rivals
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war
from grognard.titles.world_in_flames.chapters.ch11_16_strength import is_surprised, rounded
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Sortie
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import tactical
from grognard.titles.world_in_flames.chapters.ch14_5_factors import cover, is_closed, share_left
from grognard.titles.world_in_flames.war import War

BUSTED = ("ARM", "MECH", "HQ-A")
"""What tank busters hunt (option 33)."""


def prey(pos: War, side: int, space: int) -> list[int]:
    """Face-up enemy units in a hex, on land and on its airfields; who flies is not there."""
    there = (*pos.index.at[space], *pos.based_at(space))
    return [q for q in there if against(pos, side, q) and not pos.down[q]]


def strike_factor(pos: War, p: int, space: int) -> int:
    """The tactical factor of a bomber over a hex, unit by unit (11.9-c, 14.5-a)."""
    return rounded(tactical(pos, p) * share_left(pos, p, space) * cover(pos, space, "WIF-14.5-a"))


class GroundStrike(Sortie, frozen=True):
    """Each bomber that comes through attacks each face-up enemy unit in its hex."""

    mission = "strike"
    rule = "WIF-11.9-a"

    def why_not_able(self, pos: War, p: int) -> Refusals:
        return None if tactical(pos, p) else "WIF-14.2-k"

    def marks(self, pos: War) -> list[int]:
        units = [q for foe in rivals(pos, self.side) for q in (*pos.units_of(foe), *pos.aircraft_of(foe))]
        return sorted({pos.place[q] for q in units if not pos.down[q] and not pos.role[q]})

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        if is_closed(pos, space):
            return "WIF-8.2.3-b"
        return None if any(at_war(pos, p, q) for q in prey(pos, self.side, space)) else "WIF-11.9-c"

    def effects(self, pos: War) -> None:
        for space in self.flown_to(pos, self.side):
            for p in self.bombers(pos, self.side, space):
                pos.cite("WIF-14.3.2-c")
                for q in prey(pos, self.side, space):
                    self._strike(pos, p, q, space)

    def _strike(self, pos: War, p: int, q: int, space: int) -> None:
        """A die, another if the unit is surprised, and another of a tank buster against armour."""
        factor, rules, dice = strike_factor(pos, p, space), ["WIF-11.9-c"], 1
        if not at_war(pos, p, q):
            return
        if is_surprised(pos, q, pos.took_off.get(p, -1)):
            dice += 1
            rules += ["WIF-11.9-e", "WIF-15.1-i"]
        if pos.plays("tank-busters") and "tank buster" in pos.kit.flags[p] and pos.kit.kind[q] in BUSTED:
            dice += 1
            rules.append("WIF-11.9-f")
        rolls = [pos.roll(10) for _ in range(dice)]
        hit = min(rolls) <= factor
        if hit:
            pos.turn_down(q)
        pos.event("struck" if hit else "missed", *rules, piece=p, by=q, die=min(rolls), need=factor)
