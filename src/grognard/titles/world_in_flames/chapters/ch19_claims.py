"""19.6 Soviet border claims: on Finland and Romania, what Germany answers for them, and the peace that ends a war."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch9_wars import fights
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import Exodus, lands
from grognard.titles.world_in_flames.chapters.ch19_alignment import (
    ALLOWED,
    ASKED,
    DENIED,
    GRANTED,
    OVERRUN,
    PEACE,
    REJECTED,
    moment,
)
from grognard.titles.world_in_flames.chapters.ch19_annexed import REGIONS, annex, region_of
from grognard.titles.world_in_flames.chapters.ch19_minors import go_neutral
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, USSR
from grognard.titles.world_in_flames.verbs import AGREE, ALLOW, CEDE, REFUSE, REJECT
from grognard.titles.world_in_flames.war import War

CLAIMED = {"Finland": "WIF-19.6.1-c", "Romania": "WIF-19.6.2-e"}
FIRST_ROUND = 2
"""Impulses of the first pair: nothing is claimed in the first Allied declaration of war phase (19.6.1-c)."""


def borderland(pos: War, nation: int) -> list[int]:
    """What the USSR claims of a country."""
    return region_of(pos, REGIONS[pos.kit.nations[nation]])


def why_not_claim(pos: War, side: int, key: str) -> Refusals:
    """The rule that keeps the USSR from claiming what lies over the border."""
    nation = nation_of(pos, key)
    name = pos.kit.nations[nation] if nation >= 0 else ""
    if side != USSR or name not in REGIONS:
        return "WIF-19.6.1-c"
    if pos.leader[nation] != NOBODY or nation in pos.claims or pos.conquered[nation]:
        return CLAIMED[name]
    return CLAIMED[name] if pos.turn == 1 and pos.impulses < FIRST_ROUND else None


class BorderClaim(Answers[War], frozen=True):
    """Germany speaks for the country: it gives way, or there is war."""

    nation: Number

    def _finnish(self, pos: War) -> bool:
        return pos.kit.nations[self.nation] == "Finland"

    def advance(self, pos: War) -> Asks:
        rule = CLAIMED[pos.kit.nations[self.nation]]
        return Ask(pos.seat(GERMANY), "border-claim", [CEDE, REJECT], (rule,), {"nation": key_of(pos, self.nation)})

    @offers(CEDE)
    def cede(self, pos: War) -> None:
        pos.pop()
        pos.claims = {**pos.claims, self.nation: GRANTED}
        for space in borderland(pos, self.nation):
            pos.holder[space] = USSR
        annex(pos, borderland(pos, self.nation), pos.kit.power[USSR])
        rules = ("WIF-19.6.1-d", "WIF-19.6.1-g") if self._finnish(pos) else ("WIF-19.6.2-f", "WIF-19.6.2-h")
        pos.event("ceded", *rules, nation=key_of(pos, self.nation))
        if not self._finnish(pos):
            pos.mediation = ASKED

    @offers(REJECT)
    def reject(self, pos: War) -> None:
        pos.pop()
        pos.claims = {**pos.claims, self.nation: REJECTED}
        rule = "WIF-19.6.1-h" if self._finnish(pos) else "WIF-19.6.2-p"
        pos.event("claim-rejected", rule, nation=key_of(pos, self.nation))
        pos.push("DeclareOnMinor", USSR, self.nation)


class Mediation(Answers[War], frozen=True):
    """Hungary and Bulgaria claim what Romania has of theirs: Germany allows both claims or neither (19.6.2-i)."""

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(GERMANY), "mediation", [ALLOW, REJECT], ("WIF-19.6.2-i",))

    @offers(ALLOW)
    def allow(self, pos: War) -> None:
        pos.pop()
        pos.mediation, pos.mediated = ALLOWED, moment(pos)
        for region, name in (("Transylvania", "Hungary"), ("Southern Dobruja", "Bulgaria")):
            nation = pos.kit.nation_index[name]
            land = region_of(pos, region)
            for space in land:
                if pos.holder[space] == NOBODY:
                    pos.holder[space] = pos.leader[nation]
            annex(pos, land, nation)
        pos.event("mediation-allowed", "WIF-19.6.2-j", "WIF-19.6.2-k")

    @offers(REJECT)
    def reject(self, pos: War) -> None:
        pos.pop()
        pos.mediation, pos.mediated = DENIED, moment(pos)
        pos.event("mediation-denied", "WIF-19.6.2-m", "WIF-19.6.2-n")


# the peace


def may_end(pos: War, nation: int) -> bool:
    """Whether Germany alone may end the war over a claim (19.6.1-i, 19.6.2-q)."""
    if pos.claims.get(nation) != REJECTED or not fights(pos, nation, USSR) or pos.wars[GERMANY] >> USSR & 1:
        return False
    inside = set(lands(pos, nation)) - set(borderland(pos, nation))
    return all(pos.holder[space] != USSR for space in inside)


def note_overrun(pos: War) -> None:
    """The USSR has conquered Romania: Hungary and Bulgaria draw their conclusions (19.6.2-s, -y)."""
    for nation, state in pos.claims.items():
        if state == REJECTED and pos.fallen.get(nation) == USSR:
            pos.claims = {**pos.claims, nation: OVERRUN}


class BorderPeace(Answers[War], frozen=True):
    """Germany may make peace between the USSR and a country that fought for its borderland."""

    nation: Number

    def advance(self, pos: War) -> Asks:
        rule = "WIF-19.6.1-i" if pos.kit.nations[self.nation] == "Finland" else "WIF-19.6.2-q"
        args: dict[str, object] = {"nation": key_of(pos, self.nation)}
        return Ask(pos.seat(GERMANY), "border-peace", [AGREE, REFUSE], (rule,), args)

    @offers(AGREE)
    def agree(self, pos: War) -> None:
        pos.pop()
        nation = self.nation
        finnish = pos.kit.nations[nation] == "Finland"
        pos.claims = {**pos.claims, nation: PEACE}
        land = borderland(pos, nation)
        kept = any(pos.side(p) == USSR for space in land for p in pos.index.at[space])
        go_neutral(pos, nation)
        for space in land:
            pos.holder[space] = USSR if kept else NOBODY
        if kept:
            annex(pos, land, pos.kit.power[USSR])
        pos.forget()
        rules = ("WIF-19.6.1-j",) if finnish else ("WIF-19.6.2-r", "WIF-19.6.2-w")
        pos.event("border-peace", *rules, "WIF-13.7.3-c", nation=key_of(pos, nation))
        strangers = [
            p
            for p in (*pos.in_play(), *pos.in_the_air())
            if pos.home[pos.place[p]] == nation and pos.holder[pos.place[p]] != pos.side(p)
        ]
        if strangers:
            pos.cite("WIF-13.7.3-h")
            pos.push(Exodus(tuple(strangers), nation))

    @offers(REFUSE)
    def refuse(self, pos: War) -> None:
        pos.pop()
