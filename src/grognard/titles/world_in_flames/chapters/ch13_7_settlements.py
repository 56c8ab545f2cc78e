"""13.7.3 Peace between a power and a minor that are at war alone: who leads the minor is at peace with that power."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_playing
from grognard.titles.world_in_flames.chapters.ch9_wars import has_enemy
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import Exodus, lands
from grognard.titles.world_in_flames.chapters.ch19_minors import go_neutral
from grognard.titles.world_in_flames.chapters.ch19_record import key_of
from grognard.titles.world_in_flames.kit import NOBODY, POWER_KEYS, SIDES
from grognard.titles.world_in_flames.verbs import CONSENT, REFUSE, SETTLE_WITH
from grognard.titles.world_in_flames.war import War


def opponents(pos: War, side: int, nation: int) -> list[int]:
    """With whom a power may talk about a minor's own war: its leader, or the powers that its minor fights alone."""
    leader, sides = pos.leader[nation], pos.feuds.get(nation, 0)
    if leader == NOBODY or not is_playing(pos, leader) or pos.conquered[nation]:
        return []
    alone = [foe for foe in range(NOBODY) if sides >> foe & 1 and not pos.wars[leader] >> foe & 1]
    if leader == side:
        return [foe for foe in alone if is_playing(pos, foe)]
    return [leader] if side in alone else []


def why_not_settle(pos: War, side: int, nation: int) -> Refusals:
    """The rule that keeps a power from proposing peace over a minor's war."""
    return None if nation >= 0 and opponents(pos, side, nation) else "WIF-13.7.3-c"


class SettleWith(Answers[War], frozen=True):
    """To whom is the proposal made? A minor may fight several powers."""

    side: Side
    nation: Number

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"nation": key_of(pos, self.nation)}
        orders = SETTLE_WITH.each(SIDES[foe] for foe in opponents(pos, self.side, self.nation))
        return Ask(pos.seat(self.side), "settle-with", orders, ("WIF-13.7.3-c",), args)

    @offers(SETTLE_WITH, why=lambda self, pos, key: "WIF-13.7.3-c")
    def propose(self, pos: War, key: str) -> None:
        foe = SIDES.index(key)
        pos.event("proposes", "WIF-13.7.3-c", side=self.side, nation=POWER_KEYS[foe])
        pos.replace(MinorAccord(self.side, foe, self.nation))


class MinorAccord(Answers[War], frozen=True):
    """Does the other one agree?"""

    side: Side
    foe: Side
    nation: Number

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"side": self.side, "nation": key_of(pos, self.nation)}
        return Ask(pos.seat(self.foe), "accord-minor", [CONSENT, REFUSE], ("WIF-13.7.3-c",), args)

    @offers(CONSENT)
    def consent(self, pos: War) -> None:
        pos.pop()
        settle(pos, self.foe if pos.leader[self.nation] == self.side else self.side, self.nation)

    @offers(REFUSE)
    def refuse(self, pos: War) -> None:
        pos.pop()
        pos.event("proposal-refused", "WIF-13.7.3-c", side=self.foe, nation=POWER_KEYS[self.side])


def settle(pos: War, power: int, nation: int) -> None:
    """A power and a minor make peace: the borders are those before their war, forces leave each other's land."""
    leader = pos.leader[nation]
    left = pos.feuds[nation] & ~(1 << power)
    pos.feuds = {**pos.feuds, nation: left}
    if not left:
        pos.feuds = {other: sides for other, sides in pos.feuds.items() if other != nation}
    for space in lands(pos, nation):
        if pos.holder[space] == power:
            pos.holder[space] = leader
    taken = [space for space, whose in pos.kept.items() if whose == (nation, power)]
    for space in taken:
        pos.holder[space] = power
    pos.kept = {space: whose for space, whose in pos.kept.items() if space not in taken}
    pos.forget()
    pos.event("minor-peace", "WIF-13.7.3-c", side=power, nation=key_of(pos, nation))
    if not has_enemy(pos, nation):
        go_neutral(pos, nation)
    strangers = [p for p in (*pos.in_play(), *pos.in_the_air(), *pos.afloat()) if _must_leave(pos, p, power, nation)]
    if strangers:
        pos.push(Exodus(tuple(strangers), nation, "WIF-13.7.3-h"))


def _must_leave(pos: War, p: int, power: int, nation: int) -> bool:
    """Whether a unit stands where it may not after a peace: in the minor's land, or the minor's in the power's."""
    if not pos.on_map(p):
        return False
    space = pos.place[p]
    abroad = pos.home[space] == nation and pos.holder[space] != pos.side(p)
    return (abroad and pos.nation[p] != nation) or (pos.nation[p] == nation and pos.holder[space] == power)
