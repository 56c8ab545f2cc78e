"""13.7 Peace: the step at the end of a turn in which countries are conquered, supported, liberated and surrender."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch9_wars import fights
from grognard.titles.world_in_flames.chapters.ch13_3_actions import settle_entry, stir
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import (
    Conquest,
    commonwealth_homes,
    conquests,
    in_zone_of,
    is_hostile,
    lands,
)
from grognard.titles.world_in_flames.chapters.ch13_7_treaties import Treaties, has_diplomacy
from grognard.titles.world_in_flames.chapters.ch17_1_creation import VichyChoice, candidates
from grognard.titles.world_in_flames.chapters.ch17_4_fall import reunite
from grognard.titles.world_in_flames.chapters.ch19_claims import BorderPeace, may_end, note_overrun
from grognard.titles.world_in_flames.chapters.ch19_record import key_of
from grognard.titles.world_in_flames.chapters.ch20_china import Handing, is_chinese
from grognard.titles.world_in_flames.kit import CHINA, COMMONWEALTH, FRANCE, NOBODY, SIDES, USSR
from grognard.titles.world_in_flames.verbs import HOLD_OUT, KEEP_IT, LIBERATE, SURRENDER
from grognard.titles.world_in_flames.war import ALLIES, AXIS, War

HALF = Fraction(1, 2)
SUPPORTING = 4
"""So many Allied corps support a minor (13.7.2)."""


class Peace(Steps[War], frozen=True):
    """Conquest, support, peace, Vichy, liberation, surrender, in this order (13.7-a)."""

    steps = ("reconquest", "conquest", "support", "claims", "treaties", "vichy", "liberation", "surrender", "settle")

    def conquest(self, pos: War) -> None:
        pos.cite("WIF-13.7-a")
        for nation, side in reversed(conquests(pos)):
            pos.cite("WIF-13.7.1-b")
            pos.push(Conquest(nation, side, pos.leader[nation]))

    def support(self, pos: War) -> None:
        """Minors that hold out with Allied help (13.7.2): it counts for US entry alone."""
        for nation, turn in sorted(pos.assailed.items()):
            if turn == pos.turn and not pos.conquered[nation] and supported(pos, nation):
                pos.event("minor-supported", "WIF-13.7.2-a", "WIF-13.7.2-b", nation=key_of(pos, nation))
                stir(pos, "minor-supported", key_of(pos, nation))

    def claims(self, pos: War) -> None:
        """Wars over Soviet border claims may end (13.7.3, 19.6)."""
        note_overrun(pos)
        for nation in sorted(pos.claims, reverse=True):
            if may_end(pos, nation):
                pos.push(BorderPeace(nation))

    def treaties(self, pos: War) -> None:
        """Powers may make peace, or sign pacts (13.7.3, 9.5-b)."""
        if has_diplomacy(pos):
            first = pos.camps[pos.initiative]
            for side in reversed((*members(pos, first), *members(pos, 1 - first))):
                pos.push(Treaties(side))

    def vichy(self, pos: War) -> None:
        """Who stands in Paris may install the government of Vichy; Germany speaks first (13.7.4, 17.1)."""
        for side in reversed(candidates(pos)):
            pos.push(VichyChoice(side))

    def reconquest(self, pos: War) -> None:
        """A liberated country whose capital is taken again has no units for the rest of the game (13.7.5-l)."""
        for nation in lost_again(pos):
            banish(pos, nation)

    def liberation(self, pos: War) -> None:
        pos.delivered = []
        for camp in (1 - pos.camps[pos.initiative], pos.camps[pos.initiative]):
            for side in reversed(members(pos, camp)):
                pos.push("Reversion", side)
        for nation, side in reversed(liberations(pos)):
            pos.push(Liberation(nation, side))

    def surrender(self, pos: War) -> None:
        for nation, side in reversed(capitulations(pos)):
            pos.push(Surrender(nation, side))

    def settle(self, pos: War) -> None:
        settle_entry(pos)


def supported(pos: War, nation: int) -> bool:
    """Whether enough Allied corps are in a minor: not its own, nor Soviets in eastern Poland (13.3.3-o)."""
    kit = pos.kit
    there = [
        p
        for side in members(pos, ALLIES)
        for p in pos.units_of(side)
        if pos.home[pos.place[p]] == nation and pos.nation[p] != nation and not kit.is_small[p]
        if not (side == USSR and kit.region[pos.place[p]] == "Eastern Poland")
    ]
    at_war = any(fights(pos, nation, side) for side in members(pos, AXIS))
    if at_war and len(there) >= SUPPORTING:
        pos.cite("WIF-13.3.3-o")
    return at_war and len(there) >= SUPPORTING


# liberation


def liberations(pos: War) -> list[tuple[int, int]]:
    """The conquered countries whose capital is held by a power of the camp opposed to the conqueror's (13.7.5-a)."""
    found = []
    for space, nation in sorted(pos.kit.capital.items()):
        by, holder = pos.fallen.get(nation, NOBODY), pos.holder[space]
        if by == NOBODY or holder == NOBODY or pos.camps[holder] == pos.camps[by]:
            continue
        if pos.fell.get(nation) == pos.turn:
            pos.cite("WIF-13.7.5-b")
            continue
        found.append((nation, holder))
    return found


class Liberation(Answers[War], frozen=True):
    """Who holds the capital of a conquered country may give it back its freedom (13.7.5)."""

    nation: Number
    side: Side

    def advance(self, pos: War) -> Asks:
        rules = ("WIF-13.7.5-a", "WIF-13.7.5-c")
        return Ask(pos.seat(self.side), "liberation", [LIBERATE, KEEP_IT], rules, {"nation": key_of(pos, self.nation)})

    @offers(LIBERATE)
    def liberate(self, pos: War) -> None:
        pos.pop()
        liberate(pos, self.nation, self.side)

    @offers(KEEP_IT)
    def keep(self, pos: War) -> None:
        pos.pop()
        pos.event("kept", "WIF-13.7.5-c", side=self.side, nation=key_of(pos, self.nation))


def liberate(pos: War, nation: int, side: int) -> None:
    """It gets back its hexes, half of its units, its home; a minor follows its liberator (13.7.5-f to -k)."""
    major = side_of_power(pos, nation)
    leader = side if major == NOBODY else major
    if not pos.camps[leader] >= 0:
        leader = side
    pos.conquered[nation] = 0
    pos.leader[nation] = leader
    pos.fallen = {other: by for other, by in pos.fallen.items() if other != nation}
    pos.refuges = {other: home for other, home in pos.refuges.items() if other != nation}
    pos.cite("WIF-13.7.5-i", "WIF-13.7.1-aa", "WIF-13.7.1-al")
    _regain(pos, nation, side, leader)
    if pos.divided and nation == pos.kit.power[FRANCE]:
        reunite(pos)  # without the units that are out of the game (13.7.5-n)
    else:
        _return_units(pos, nation)
    if leader != side:
        pos.freed = {**pos.freed, leader: pos.freed.get(leader, 0) | 1 << side}
        pos.delivered = sorted({*pos.delivered, leader})
        if pos.seat(side) != SIDES[leader]:
            pos.wards = {**pos.wards, leader: side}
            pos.cite("WIF-13.7.5-j")
        _take_up_arms(pos, leader, side)
    rule = "WIF-13.7.5-k" if major == NOBODY else "WIF-13.7.5-g"
    pos.event("liberated", "WIF-13.7.5-a", rule, "WIF-13.7.5-f", side=side, nation=key_of(pos, nation))
    pos.forget()
    if nation == pos.kit.power[CHINA]:
        pos.push(Handing(side, tuple(space for space in pos.kit.cities if is_chinese(pos, space)), "WIF-13.7.5-e"))


def _take_up_arms(pos: War, leader: int, side: int) -> None:
    """A liberated power fights on against whom it has fought; one that has no war left joins its liberator's.

    13.7.5-n says the first of France; who has been at peace with everybody has no other war to come back to.
    """
    if pos.wars[leader]:
        return
    pos.wars[leader] = pos.wars[side]
    for other in range(len(pos.wars)):
        if pos.wars[leader] >> other & 1:
            pos.wars[other] |= 1 << leader


def side_of_power(pos: War, nation: int) -> int:
    """The side that a nation is itself; NOBODY for a minor."""
    return pos.kit.power.index(nation) if nation in pos.kit.power else NOBODY


def _regain(pos: War, nation: int, side: int, leader: int) -> None:
    """Its hexes of 1939 that the liberator holds, and those at home that no enemy occupies or commands (-g, -h)."""
    kit = pos.kit
    zones = zones_against(pos, kit.power[side])
    name = kit.nations[nation]
    for space in kit.land:
        row = kit.tables["countries"][kit.country[space]] if kit.country[space] >= 0 else None
        once = kit.country[space] == nation or (row is not None and row["controller_sep_1939"] == name)
        if not once:
            continue
        holder = pos.holder[space]
        if holder == side:
            pos.holder[space] = leader
            pos.cite("WIF-13.7.5-g")
        elif pos.home[space] == nation and is_hostile(pos, holder, side):
            there = {pos.side(p) for p in (*pos.index.at[space], *pos.index.air[space])} - {NOBODY}
            occupied = any(is_hostile(pos, other, side) for other in there)
            if not occupied and not (zones[space] and not in_zone_of(pos, space, pos.camps[side])):
                pos.holder[space] = leader
                pos.cite("WIF-13.7.5-h")


def _return_units(pos: War, nation: int) -> None:
    """Half of its units that are not in play, by type, rounded up (-f)."""
    kit = pos.kit
    if nation in pos.banished:
        return
    kinds: dict[str, list[int]] = {}
    for p in pos.index.at[kit.scrapped]:
        if pos.nation[p] == nation and not kit.option[p] and 0 < kit.year[p] <= pos.year:
            kinds.setdefault(kit.kind[p], []).append(p)
    for units in kinds.values():
        for _ in range((len(units) + 1) // 2):
            p = kit.piece_index[pos.draw([kit.piece_names[q] for q in units])]
            units.remove(p)
            pos.put(p, kit.pool)
            pos.pooled[p] = 1
    if nation in kit.minors and nation not in pos.enrolled:
        pos.enrolled = sorted((*pos.enrolled, nation))


def lost_again(pos: War) -> list[int]:
    """Countries that were liberated and whose capital an enemy unit occupies."""
    kit = pos.kit
    found = []
    for space, nation in kit.capital.items():
        free = nation in pos.fell and not pos.conquered[nation] and nation not in pos.banished
        there = [pos.side(p) for p in pos.index.at[space]] if free else []
        if any(fights(pos, nation, side) for side in there if side != NOBODY):
            found.append(nation)
    return sorted(found)


def banish(pos: War, nation: int) -> None:
    kit = pos.kit
    pos.banished = sorted((*pos.banished, nation))
    for p, of in enumerate(pos.nation):
        if of == nation and pos.place[p] not in (kit.scrapped, kit.away):
            pos.role[p] = pos.pooled[p] = 0
            pos.put(p, kit.scrapped)
    pos.event("lost-again", "WIF-13.7.5-l", nation=key_of(pos, nation))


# surrender


def capitulations(pos: War) -> list[tuple[int, int]]:
    """Home countries of powers that may surrender, and to whom (13.7.6-a)."""
    kit = pos.kit
    found = []
    homes = [(side, nation) for side, nation in enumerate(kit.power) if side != COMMONWEALTH]
    for side, nation in sorted((*homes, *((COMMONWEALTH, home) for home in commonwealth_homes(pos)))):
        if nation < 0 or pos.leader[nation] != side or pos.conquered[nation]:
            continue
        if pos.camps[side] < 0 or not pos.wars[side]:
            continue
        works = [space for space in lands(pos, nation) if kit.factories[space]]
        enemies = [foe for foe in range(len(pos.wars)) if pos.wars[side] >> foe & 1]
        there = {pos.side(p) for space in lands(pos, nation) for p in pos.index.at[space]}
        counts = {
            foe: sum(kit.factories[space] * (pos.holder[space] == foe) for space in works) + HALF * (foe in there)
            for foe in enemies
        }
        held = sum(kit.factories[space] * (pos.holder[space] == side) for space in works)
        if 2 * held < sum(kit.factories[space] for space in works) if works else any(foe in there for foe in enemies):
            found.append((nation, max(counts, key=lambda foe: (counts[foe], -foe))))
    return found


class Surrender(Answers[War], frozen=True):
    """A power that has lost most of its factories may give up (13.7.6)."""

    nation: Number
    side: Side

    def advance(self, pos: War) -> Asks:
        of = pos.leader[self.nation]
        args: dict[str, object] = {"nation": key_of(pos, self.nation)}
        return Ask(pos.seat(of), "surrender", [SURRENDER, HOLD_OUT], ("WIF-13.7.6-a",), args)

    @offers(SURRENDER)
    def surrender(self, pos: War) -> None:
        by = pos.leader[self.nation]
        pos.event("surrenders", "WIF-13.7.6-a", "WIF-13.7.6-b", side=self.side, nation=key_of(pos, self.nation))
        pos.replace(Conquest(self.nation, self.side, by))

    @offers(HOLD_OUT)
    def hold_out(self, pos: War) -> None:
        pos.pop()
