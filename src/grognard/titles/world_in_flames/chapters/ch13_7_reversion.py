"""13.7.5, 17.4 Reversion: what a power controls goes back to who had it in 1939, and what follows if it does not."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import lands
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of
from grognard.titles.world_in_flames.chapters.ch20_china import Handing, is_chinese
from grognard.titles.world_in_flames.kit import FRANCE, NOBODY, POWERS, VICHY
from grognard.titles.world_in_flames.verbs import CEDE_HEX, DONE, HAND_BACK
from grognard.titles.world_in_flames.war import War


def former(pos: War, nation: int) -> int:
    """The power that controlled a land in 1939; NOBODY for none that plays."""
    row = pos.kit.tables["countries"][nation]
    name = row["name"] if row["name"] in POWERS else row["controller_sep_1939"]
    side = POWERS.index(name) if name in POWERS else NOBODY
    return side if side != NOBODY and pos.camps[side] >= 0 else NOBODY


def may_receive(pos: War, side: int, other: int) -> bool:
    """Whether a power may get something back from another of its camp: it is not wholly conquered."""
    if other in (NOBODY, side, VICHY) or side == VICHY or pos.camps[other] != pos.camps[side]:
        return False
    return pos.leader[pos.kit.power[other]] == other


def returnable(pos: War, side: int) -> list[int]:
    """The lands that a power could give back as a whole."""
    held = (nation for nation, leader in enumerate(pos.leader) if leader == side and nation in pos.present)
    return [nation for nation in held if may_receive(pos, side, former(pos, nation))]


def hexes(pos: War, side: int) -> list[int]:
    """Single hexes of others that a power controls, where it does not lead the country."""
    kit = pos.kit
    mine = (space for space in kit.land if pos.holder[space] == side and kit.country[space] >= 0)
    return [space for space in mine if pos.leader[kit.country[space]] != side and _owner(pos, side, space) != NOBODY]


def _owner(pos: War, side: int, space: int) -> int:
    """Who gets a hex back: the power that had it, or who leads the minor that it belongs to."""
    country = pos.kit.country[space]
    owner = pos.leader[country] if country in pos.kit.minors and not pos.conquered[country] else former(pos, country)
    return owner if may_receive(pos, side, owner) else NOBODY


def why_not_return(pos: War, side: int, key: str) -> Refusals:
    """The rule that keeps a power from giving a land back."""
    return None if nation_of(pos, key) in returnable(pos, side) else ("WIF-13.7.5-m", "WIF-17.4-aa")


class Reversion(Menu[War], frozen=True):
    """A power may give back lands and hexes; who has freed a power and keeps what was its own is not forgiven."""

    side: Side
    given: tuple[Side, ...] = ()
    """The powers that have got a land back from it in this phase."""

    def advance(self, pos: War) -> Asks:
        if not returnable(pos, self.side) and not hexes(pos, self.side):
            self._close(pos)
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "hand-back", orders, ("WIF-13.7.5-m", "WIF-17.4-aa"), {"side": self.side})

    @offers(
        HAND_BACK,
        lambda self, pos: [key_of(pos, nation) for nation in returnable(pos, self.side)],
        lambda self, pos, key: why_not_return(pos, self.side, key),
        lambda self, pos, key: why_not_return(pos, self.side, key),
    )
    def hand_back(self, pos: War, key: str) -> None:
        nation = nation_of(pos, key)
        owner = former(pos, nation)
        pos.leader[nation], pos.conquered[nation] = owner, 0
        pos.fallen = {other: side for other, side in pos.fallen.items() if other != nation}
        mine = [space for space in lands(pos, nation) if pos.holder[space] == self.side]
        for space in mine:
            pos.holder[space] = owner
        pos.forget()
        pos.replace(replace(self, given=(*self.given, owner)))
        rules = ("WIF-13.7.5-m", *(("WIF-17.4-aa",) if owner == FRANCE else ()))
        pos.event("handed-back", *rules, side=self.side, taker=owner, nation=key)
        self._to_factions(pos, mine)

    @offers(CEDE_HEX, lambda self, pos: hexes(pos, self.side), why=lambda self, pos, space: "WIF-13.7.5-m")
    def cede(self, pos: War, space: int) -> None:
        owner = _owner(pos, self.side, space)
        pos.holder[space] = owner
        pos.forget()
        pos.event("hex-returned", "WIF-13.7.5-m", side=owner, space=space)
        self._to_factions(pos, [space])

    def _to_factions(self, pos: War, spaces: list[int]) -> None:
        """Whose a Chinese city will be is for the giver to say."""
        cities = tuple(space for space in spaces if is_chinese(pos, space))
        if cities:
            pos.push(Handing(self.side, cities, "WIF-13.7.5-m"))

    @offers(DONE)
    def done(self, pos: War) -> None:
        self._close(pos)

    def _close(self, pos: War) -> None:
        """Who has given back all that it could cooperates with a power that is free again; a liberator that has not
        never will (13.7.5-j).
        """
        pos.pop()
        for freed in pos.delivered:
            kept = [nation for nation in returnable(pos, self.side) if former(pos, nation) == freed]
            if not kept and freed in self.given:
                pos.freed = {**pos.freed, freed: pos.freed.get(freed, 0) | 1 << self.side}
                pos.cite("WIF-13.7.5-j")
            if kept and pos.freed.get(freed, 0) >> self.side & 1:
                pos.freed = {**pos.freed, freed: pos.freed[freed] & ~(1 << self.side)}
                pos.grudges = {**pos.grudges, freed: pos.grudges.get(freed, 0) | 1 << self.side}
                pos.event("grudge", "WIF-13.7.5-j", "WIF-18.1-p", side=self.side, taker=freed)
