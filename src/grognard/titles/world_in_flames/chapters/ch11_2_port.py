"""11.2 Port attacks: bombers against ships in port, after a search that only counts for surprise."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Space, Word
from grognard.core.steps import Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import against, opponent, rivals
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war
from grognard.titles.world_in_flames.chapters.ch11_5_damage import NavalDamage, Shifting
from grognard.titles.world_in_flames.chapters.ch11_5_planes import dulled, fire, gun
from grognard.titles.world_in_flames.chapters.ch11_5_search import looks_out
from grognard.titles.world_in_flames.chapters.ch11_5_wallet import NOBODY_RICH, Wallet, wallet
from grognard.titles.world_in_flames.chapters.ch11_16_strength import is_veiled, rounded
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Sortie, is_stunned
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import air_to_sea, is_beside
from grognard.titles.world_in_flames.chapters.ch14_5_factors import is_closed, share_left
from grognard.titles.world_in_flames.charts_naval import AIR
from grognard.titles.world_in_flames.kit import MAJOR, SUB
from grognard.titles.world_in_flames.verbs import AVOID, GIVE_BATTLE, SUBS
from grognard.titles.world_in_flames.war import BOMBER, ROLE, War

FROM_LAND, MINOR_PORT, MAJOR_PORT = 3, 3, 5
"""The sections that land-based bombers and the ships of ports count as being in (11.2-d)."""
AVOID_PRICE = 4
YES, NO = "yes", "no"
UNSAID = -1


def ships_in(pos: War, side: int, space: int) -> list[int]:
    """Enemy ships in a port."""
    return [q for q in pos.index.port[space] if against(pos, side, q)]


class PortAttack(Sortie, frozen=True):
    """Bombers with an air-to-sea factor fly to ports; each port is a battle of one round (11.2-l)."""

    mission = "port"
    rule = "WIF-11.2-a"
    raided: tuple[Number, ...] = ()
    """Ports whose search is over."""
    steps = ("patrols", "raids", "interception", "counter", "combats", "home", "over")

    def why_not_able(self, pos: War, p: int) -> Refusals:
        return None if air_to_sea(pos, p) else "WIF-14.2-q"

    def is_in_range(self, pos: War, p: int, space: int) -> bool:
        return super().is_in_range(pos, p, space) or is_beside(pos, p, space)

    def marks(self, pos: War) -> list[int]:
        ships = [q for foe in rivals(pos, self.side) for q in pos.ships_of(foe)]
        return sorted({pos.place[q] for q in ships if pos.on_map(q)})

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        if is_closed(pos, space):
            return "WIF-8.2.3-b"
        return None if any(at_war(pos, p, q) for q in ships_in(pos, self.side, space)) else "WIF-11.2-a"

    def combats(self, pos: War) -> Asks:
        """Search comes before air combat: each port is gone through from search to attack."""
        left = [space for space in self.flown_to(pos, self.side) if space not in self.raided]
        if not left:
            return None
        self.turn_to(pos, "combats", raided=(*self.raided, left[0]))
        foe = opponent(pos, self.side, ships_in(pos, self.side, left[0]))
        pos.push(PortBattle(self.side, foe=foe, space=left[0]))
        return None


class PortBattle(Wallet, frozen=True):
    """Search, air combat, anti-aircraft fire and attack over one port."""

    space: Space = 0
    dice: tuple[Number, ...] = (0, 0)
    subs: Number = UNSAID
    lost: tuple[Number, ...] = (0, 0)
    steps = ("search", "avoidance", "bonus", "fight", "pens", "flak_bonus", "guns", "attack")

    def _sections(self, pos: War) -> tuple[int, int]:
        """Search numbers: a NAV helps its side as at sea, a CV in port does not (11.2-d, -n)."""
        pos.cite("WIF-11.2-d", "WIF-11.2-n")
        return self._own_number(pos), MAJOR_PORT if pos.kit.port[self.space] == MAJOR else MINOR_PORT

    def _own_number(self, pos: War) -> int:
        """The highest section of those who fly there: the third from land, that of its CV for a carrier plane."""
        wing = [p for p in pos.flying_at(self.space, self.side) if pos.role[p]]
        sections = {p: FROM_LAND if not pos.kit.is_ship[p] else pos.section(p) for p in wing}
        best = max(sections.values())
        sharp = any(section == best and looks_out(pos, p) for p, section in sections.items())
        return pos.kit.charts.search[best] + sharp

    def bombers(self, pos: War) -> Pieces:
        return tuple(p for p in pos.flying_at(self.space, self.side) if pos.role[p] & ROLE == BOMBER)

    def search(self, pos: War) -> None:
        """Both roll, for surprise points only (11.2-b, -c)."""
        if not self.bombers(pos):
            pos.pop()
            return
        dice = (pos.roll(10), pos.roll(10))
        numbers = self._sections(pos)
        totals = [
            0 if is_stunned(pos, side) and is_veiled(pos, side, self.bombers(pos)) else numbers[who] + dice[1 - who]
            for who, side in enumerate((self.side, self.foe))
        ]
        if is_stunned(pos, self.foe) and is_veiled(pos, self.foe, self.bombers(pos)):
            pos.cite("WIF-11.2-e", "WIF-15.1-q")
        gap = totals[0] - totals[1]
        rich = self.side if gap > 0 else self.foe if gap < 0 else NOBODY_RICH
        rules = ("WIF-11.2-b", "WIF-11.2-c")
        pos.event("surprise", *rules, space=self.space, attack=totals[0], defence=totals[1])
        self.turn_to(pos, "avoidance", dice=dice, rich=rich, points=abs(gap))

    def avoidance(self, pos: War) -> Asks:
        if self.points < AVOID_PRICE:
            return None
        args: dict[str, object] = {"space": self.space, "points": self.points}
        return Ask(pos.seat(self.rich), "avoidance", [GIVE_BATTLE, AVOID], ("WIF-11.2-f", "WIF-11.5.6-f"), args)

    @offers(GIVE_BATTLE)
    def give_battle(self, pos: War) -> None:
        self.turn_to(pos, "bonus")

    @offers(AVOID)
    def avoid(self, pos: War) -> None:
        """All who flew have flown a mission for nothing."""
        pos.pop()
        pos.event("avoided", "WIF-11.2-g", side=self.rich, space=self.space)

    def _fighters(self, pos: War) -> bool:
        flying = pos.in_flight(self.space)
        known = not is_veiled(pos, self.foe, self.bombers(pos))
        met = any(against(pos, self.side, p) and (known or not is_stunned(pos, pos.side(p))) for p in flying)
        return met and any(pos.role[p] & ROLE != BOMBER for p in flying)

    def bonus(self, pos: War) -> None:
        if self._fighters(pos):
            pos.push(Shifting("dogfight", self.side))

    def fight(self, pos: War) -> None:
        if self._fighters(pos):
            pos.push("AirCombat", self.side, self.foe, self.space, bonus=self.dogfight)

    def pens(self, pos: War) -> Asks:
        """Submarines in a major port take part only if their owner likes (11.2-j)."""
        if self.subs != UNSAID or not self.bombers(pos):
            return None
        pos.cite("WIF-11.2-j")
        diving = any(pos.kit.kind[q] == SUB for q in ships_in(pos, self.side, self.space))
        if not diving or pos.kit.port[self.space] != MAJOR:
            pos.replace(replace(self, subs=1))
            return None
        seat = pos.seat(self.foe)
        return Ask(seat, "submarines", SUBS.each((NO, YES)), ("WIF-11.2-j",), {"space": self.space})

    @offers(SUBS)
    def include(self, pos: War, choice: str) -> None:
        pos.replace(replace(self, subs=int(choice == YES)))

    def _ships(self, pos: War) -> Pieces:
        there = ships_in(pos, self.side, self.space)
        return tuple(q for q in there if self.subs > 0 or pos.kit.kind[q] != SUB)

    def flak_bonus(self, pos: War) -> None:
        if self.bombers(pos) and self._ships(pos):
            pos.push(Shifting("flak", self.side))

    def guns(self, pos: War) -> None:
        """The ships fire at the bombers (11.2-h)."""
        total = rounded(sum((gun(pos, q) for q in self._ships(pos)), Fraction(0)))
        pos.cite("WIF-11.2-h")
        total = rounded(total * dulled(pos, self.foe, self.bombers(pos)))
        fire(pos, self.foe, total, self.bombers(pos), wallet(pos).flak[1])

    def attack(self, pos: War) -> None:
        """As in naval air combat, in one round; an A turns a ship face-down (11.2-i, -k, -l)."""
        wing, ships = self.bombers(pos), self._ships(pos)
        factors = sum((air_to_sea(pos, p) * share_left(pos, p, self.space) for p in wing), Fraction(0))
        total = rounded(factors) - self.lost[0]
        pos.pop()
        if total <= 0 or not ships:
            return
        charts = pos.kit.naval
        results = charts.damage(charts.column(AIR, total), len(ships))
        rules = ("WIF-11.2-i", "WIF-11.2-l")
        pos.event(
            "salvo", *rules, side=self.side, attack=total, n=len(ships), result=" ".join(results) or "-", table=AIR
        )
        pos.push(PortDamage(self.side, foe=self.foe, rich=self.rich, points=self.points, ships=ships, results=results))


class PortDamage(Wallet, frozen=True):
    """The results over a port, with the surprise points that are left; damaged ships go to the repair pool."""

    ships: Pieces = ()
    results: tuple[Word, ...] = ()
    steps = ("hits", "laid_up")

    def hits(self, pos: War) -> None:
        pos.push(NavalDamage(self.side, self.ships, self.ships, self.results, alternate=1, in_port=1))

    def laid_up(self, pos: War) -> None:
        """A damaged ship is repaired like others (11.5.8-q)."""
        for q in self.ships:
            if pos.damaged[q] and pos.on_map(q):
                pos.put(q, pos.kit.repair)
                pos.down[q] = pos.damaged[q] = 0
                pos.event("laid-up", "WIF-11.5.8-q", piece=q)
        pos.shaken = {}
