"""15D Guerrillas: three regiments of a base make a brigade, and a brigade three regiments, whichever they are."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import CALL_OFF, VERBS, WITH
from grognard.titles.war_of_resistance.war import War

BAND = VERBS.piece("form-brigade")
REGIMENTS = 3


def is_brigade(pos: War, p: int) -> bool:
    """Guerrillas are regiments of one point and brigades of three."""
    return bool(pos.kit.rebels.base_of[p]) and pos.kit.attack[pos.kit.first_face[p]] > 1


def in_play(pos: War, p: int) -> bool:
    """On the map or in the box of its base."""
    return pos.on_map(p) or pos.place[p] == pos.kit.bases


def spare(pos: War, base: str, *, brigade: bool) -> list[int]:
    """Counters of a base that wait to be recruited, regiments or brigades."""
    units = pos.kit.rebels.bases[base].units
    return [p for p in units if pos.place[p] == pos.kit.recruits and is_brigade(pos, p) == brigade]


def why_not_split(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps a guerrilla brigade together."""
    if side != CHINA or not is_brigade(pos, p) or not in_play(pos, p):
        return "WOR-15D-a"
    base = pos.kit.rebels.base_of[p]
    return None if len(spare(pos, base, brigade=False)) >= REGIMENTS else "WOR-15D-a"


def split(pos: War, p: int) -> Pieces:
    """Three regiments of the base stand where the brigade stood."""
    base, space = pos.kit.rebels.base_of[p], pos.place[p]
    parts = tuple(spare(pos, base, brigade=False)[:REGIMENTS])
    pos.put(p, pos.kit.recruits)
    for part in parts:
        pos.supply[part], pos.hits[part], pos.spent[part] = pos.supply[p], pos.hits[p], pos.spent[p]
        pos.marks[part] = pos.marks[p]
        pos.put(part, space)
    pos.event("broken-down", "WOR-15D-a", piece=p, space=space, pieces=list(parts))
    return parts


def bands(pos: War) -> list[int]:
    """Guerrilla brigades that may be broken down now."""
    if not pos.bases:
        return []
    return [p for p in pos.kit.rebels.units if in_play(pos, p) and not why_not_split(pos, p, CHINA)]


def comrades(pos: War, p: int) -> list[int]:
    """Other regiments of the same base in the same place."""
    base = pos.kit.rebels.base_of[p]
    units = pos.kit.rebels.bases[base].units if base else ()
    return [q for q in units if q != p and pos.place[q] == pos.place[p] and not is_brigade(pos, q)]


def why_not_band(pos: War, p: int, side: int, within: Pieces = ()) -> Refusals:
    """The rule by which a regiment does not form a brigade with two others."""
    base = pos.kit.rebels.base_of[p]
    if side != CHINA or not base or is_brigade(pos, p) or not in_play(pos, p) or (within and p not in within):
        return "WOR-15D-a"
    if len(comrades(pos, p)) < REGIMENTS - 1:
        return "WOR-15D-a"
    return None if spare(pos, base, brigade=True) else "WOR-15D-a"


def bandable(pos: War, side: int, within: Pieces = ()) -> list[int]:
    """Regiments that may form brigades now."""
    if side != CHINA or not pos.bases:
        return []
    return [p for p in pos.kit.rebels.units if not why_not_band(pos, p, side, within)]


class Banding(Answers[War], frozen=True):
    """Which regiments form a brigade: they stand in one place, but may not be equally tired."""

    pieces: Pieces

    def advance(self, pos: War) -> Asks:
        if len(self.pieces) == REGIMENTS:
            self.form(pos)
            return None
        return Ask(pos.seat(CHINA), "banding", self.offered(pos), ("WOR-15D-a",), {"piece": self.pieces[0]})

    @offers(
        WITH,
        lambda self, pos: [q for q in comrades(pos, self.pieces[0]) if q not in self.pieces],
        why=lambda self, pos, _: "WOR-15D-a",
    )
    def join(self, pos: War, p: Piece) -> None:
        pos.replace(replace(self, pieces=(*self.pieces, p)))

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()

    def form(self, pos: War) -> None:
        """A brigade stands where they stood, as tired as the worst of them; they wait for recruits again."""
        pos.pop()
        base, space = pos.kit.rebels.base_of[self.pieces[0]], pos.place[self.pieces[0]]
        brigade = spare(pos, base, brigade=True)[0]
        for field in (pos.supply, pos.hits, pos.spent):
            field[brigade] = max(field[q] for q in self.pieces)
        pos.marks[brigade] = 0
        for q in self.pieces:
            pos.marks[brigade] |= pos.marks[q]
            pos.put(q, pos.kit.recruits)
        pos.put(brigade, space)
        pos.event("regrouped", "WOR-15D-a", "WOR-15D-b", piece=brigade, space=space)
