"""13.7.3, 9.5 Treaties: in the peace step powers of the two camps may make peace, or sign a pact of neutrality.

A power proposes, the other answers; what was refused is not proposed again in the same step. The terms of a peace that
can be written are whose hexes are whose: as they are held now, or as they were in 1939.
"""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_playing, members
from grognard.titles.world_in_flames.chapters.ch9_5_frontier import clear_frontier
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import has_pact, sign
from grognard.titles.world_in_flames.chapters.ch9_6_reserves import stand_down
from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.chapters.ch13_3_deeds import peace_deed
from grognard.titles.world_in_flames.chapters.ch13_3_markers import in_play
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import Exodus
from grognard.titles.world_in_flames.chapters.ch13_7_settlements import SettleWith, why_not_settle
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of
from grognard.titles.world_in_flames.kit import CHINA, JAPAN, NOBODY, POWER_KEYS, POWERS, SIDES, USA, USSR
from grognard.titles.world_in_flames.verbs import CONSENT, DONE, PACT_WITH, PEACE_WITH, REFUSE, SETTLE, TERMS
from grognard.titles.world_in_flames.war import War

PACT, AS_HELD, OLD_BORDERS = "pact", "as-held", "old-borders"


def has_diplomacy(pos: War) -> bool:
    """Whether powers negotiate in a scenario: in campaigns with US entry, not in those of one theatre."""
    return in_play(pos)


def is_beaten(pos: War, side: int) -> bool:
    """Whether a power has been conquered for good: it signs nothing any more."""
    nation = pos.kit.power[side]
    return nation < 0 or (bool(pos.conquered[nation]) and nation not in pos.refuges)


def why_not_peace(pos: War, side: int, foe: int) -> Refusals:
    """The rule that keeps two powers from making peace: they must be at war (13.7.3-a)."""
    at_war = is_playing(pos, foe) and pos.wars[side] >> foe & 1
    return None if at_war and not is_beaten(pos, foe) else "WIF-13.7.3-a"


def why_not_pact(pos: War, side: int, foe: int) -> Refusals:
    """The rule that keeps two powers from signing a pact (9.5-b); the USA signs none (13.3)."""
    if not is_playing(pos, foe) or pos.camps[foe] == pos.camps[side] or is_beaten(pos, foe):
        return "WIF-9.5-b"
    if USA in (side, foe):
        return "WIF-13.3-a"
    return "WIF-9.5-b" if pos.wars[side] >> foe & 1 or has_pact(pos, side, foe) else None


def consenting(side: int, foe: int, *, soviet: bool) -> tuple[int, ...]:
    """Who must agree to what a power proposes: the other one, and for China the Communists, whom the USSR plays."""
    chinese = CHINA in (side, foe) and USSR not in (side, foe) and soviet
    return (foe, USSR) if chinese else (foe,)


class Treaties(Menu[War], frozen=True):
    """What a power proposes to those of the other camp, one after the other."""

    side: Side
    spoken: Number = 0
    """The powers, as bits, to which it has made a proposal."""
    settled: tuple[Number, ...] = ()
    """The minors whose own wars it has proposed to end."""

    def _foes(self, pos: War) -> list[str]:
        foes = members(pos, 1 - pos.camps[self.side])
        return [SIDES[foe] for foe in foes if not self.spoken >> foe & 1]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            pos.pop()
            return None
        rules = ("WIF-13.7.3-a", "WIF-9.5-b")
        return Ask(pos.seat(self.side), "treaties", orders, rules, {"side": self.side})

    def _spoken(self, pos: War, key: str) -> int:
        foe = SIDES.index(key)
        pos.replace(replace(self, spoken=self.spoken | 1 << foe))
        return foe

    @offers(
        PEACE_WITH,
        _foes,
        lambda self, pos, key: why_not_peace(pos, self.side, SIDES.index(key)),
        lambda self, pos, key: why_not_peace(pos, self.side, SIDES.index(key)) if key in SIDES else "WIF-13.7.3-a",
    )
    def peace(self, pos: War, key: str) -> None:
        pos.push(PeaceTerms(self.side, self._spoken(pos, key)))

    @offers(
        PACT_WITH,
        _foes,
        lambda self, pos, key: why_not_pact(pos, self.side, SIDES.index(key)),
        lambda self, pos, key: why_not_pact(pos, self.side, SIDES.index(key)) if key in SIDES else "WIF-9.5-b",
    )
    def pact(self, pos: War, key: str) -> None:
        propose(pos, self.side, self._spoken(pos, key), PACT)

    def _minors(self, pos: War) -> list[str]:
        """Minors whose own wars it may end: of those that it has spoken to in this step no more."""
        return [key_of(pos, nation) for nation in sorted(pos.feuds) if nation not in self.settled]

    @offers(
        SETTLE,
        _minors,
        lambda self, pos, key: why_not_settle(pos, self.side, nation_of(pos, key)),
        lambda self, pos, key: why_not_settle(pos, self.side, nation_of(pos, key)) or "WIF-13.7.3-c",
    )
    def settle(self, pos: War, key: str) -> None:
        nation = nation_of(pos, key)
        pos.replace(replace(self, settled=(*self.settled, nation)))
        pos.push(SettleWith(self.side, nation))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class PeaceTerms(Answers[War], frozen=True):
    """On which terms does a power offer peace?"""

    side: Side
    foe: Side

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"nation": POWER_KEYS[self.foe]}
        return Ask(pos.seat(self.side), "peace-terms", TERMS.each((AS_HELD, OLD_BORDERS)), ("WIF-13.7.3-a",), args)

    @offers(TERMS)
    def offer(self, pos: War, terms: str) -> None:
        pos.pop()
        propose(pos, self.side, self.foe, terms)


def propose(pos: War, side: int, foe: int, matter: str) -> None:
    """Something is proposed to another power."""
    pos.event("proposes", "WIF-13.7.3-a" if matter != PACT else "WIF-9.5-b", side=side, nation=POWER_KEYS[foe])
    pos.push(Accord(side, foe, matter, consenting(side, foe, soviet=is_playing(pos, USSR))))


class Accord(Answers[War], frozen=True):
    """Do all those who must agree do so?"""

    side: Side
    foe: Side
    matter: Word
    left: tuple[Side, ...]

    def _rules(self) -> tuple[str, ...]:
        return ("WIF-9.5-b",) if self.matter == PACT else ("WIF-13.7.3-a",)

    def advance(self, pos: War) -> Asks:
        if not self.left:
            pos.pop()
            if self.matter == PACT:
                conclude_pact(pos, self.side, self.foe)
            else:
                make_peace(pos, self.side, self.foe, old_borders=self.matter == OLD_BORDERS)
            return None
        args: dict[str, object] = {"side": self.side, "nation": POWER_KEYS[self.foe]}
        return Ask(pos.seat(self.left[0]), f"accord-{self.matter}", [CONSENT, REFUSE], self._rules(), args)

    @offers(CONSENT)
    def consent(self, pos: War) -> None:
        pos.replace(replace(self, left=self.left[1:]))

    @offers(REFUSE)
    def refuse(self, pos: War) -> None:
        pos.pop()
        pos.event("proposal-refused", *self._rules(), side=self.left[0], nation=POWER_KEYS[self.side])


def conclude_pact(pos: War, one: int, other: int) -> None:
    """Two powers that are at peace sign a pact (9.5-b)."""
    sign(pos, one, other)
    pos.event("pact-signed", "WIF-9.5-b", side=one, nation=POWER_KEYS[other])
    if {one, other} == {JAPAN, USSR}:
        stir(pos, "japan-ussr-pact")
    clear_frontier(pos, one, other)


def make_peace(pos: War, one: int, other: int, *, old_borders: bool) -> None:
    """Two powers make peace: they sign a pact, and leave each other's territory (13.7.3)."""
    for side, foe in ((one, other), (other, one)):
        pos.wars[side] &= ~(1 << foe)
        mine = {nation: sides & ~(1 << foe) for nation, sides in pos.feuds.items() if pos.leader[nation] == side}
        rest = {nation: sides for nation, sides in pos.feuds.items() if nation not in mine}
        pos.feuds = rest | {nation: sides for nation, sides in mine.items() if sides}
    if old_borders:
        restore_borders(pos, one, other)
    pos.forget()
    sign(pos, one, other)
    pos.event("peace", "WIF-13.7.3-a", "WIF-13.7.3-b", "WIF-9.5-s", side=one, nation=POWER_KEYS[other])
    peace_deed(pos, one, other)
    for side, foe in ((one, other), (other, one)):
        stand_down(pos, side, foe)
    clear_frontier(pos, one, other)
    withdraw(pos, one, other)


def restore_borders(pos: War, one: int, other: int) -> None:
    """Each gives back to the other what was the other's, or his minor's, in 1939."""
    kit, countries = pos.kit, pos.kit.tables["countries"]
    for space in kit.land:
        home = kit.country[space]
        if home < 0:
            continue
        owner = countries[home]["controller_sep_1939"] or kit.nations[home]
        owners = {POWERS[side]: side for side in (one, other)}
        before = owners.get(owner, kit.power.index(home) if home in kit.power else NOBODY)
        if before in (one, other) and pos.holder[space] in (one, other):
            pos.holder[space] = before


def withdraw(pos: War, one: int, other: int) -> None:
    """All forces of each in what the other controls go to the nearest hex of their own power (13.7.3-h)."""
    leaving = [
        p
        for side, foe in ((one, other), (other, one))
        for p in (*pos.units_of(side), *pos.aircraft_of(side), *(q for q in pos.ships_of(side) if pos.on_map(q)))
        if pos.holder[pos.place[p]] == foe
    ]
    if leaving:
        pos.push(Exodus(tuple(leaving), -1, "WIF-13.7.3-h"))


class Renewal(Answers[War], frozen=True):
    """In its declarations of war a power asks the other one of a pact to confirm it: it begins anew (9.5-c)."""

    side: Side
    foe: Side

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"side": self.side}
        return Ask(pos.seat(self.foe), "renewal", [CONSENT, REFUSE], ("WIF-9.5-c",), args)

    @offers(CONSENT)
    def consent(self, pos: War) -> None:
        pos.pop()
        sign(pos, self.side, self.foe)
        pos.event("pact-renewed", "WIF-9.5-c", side=self.side, nation=POWER_KEYS[self.foe], year=pos.year)
        clear_frontier(pos, self.side, self.foe)

    @offers(REFUSE)
    def refuse(self, pos: War) -> None:
        pos.pop()
        pos.event("proposal-refused", "WIF-9.5-c", side=self.foe, nation=POWER_KEYS[self.side])
