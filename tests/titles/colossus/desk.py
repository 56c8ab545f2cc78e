"""How cases set up, check and write a position of Colossus."""

from __future__ import annotations

from grognard.core import desk_words as say
from grognard.core.desk import Desk
from grognard.core.desk_pieces import Pieces, place_trait, steps_trait
from grognard.core.desk_words import Words, position_of
from tests.titles.colossus.kit import ALLIANCES, SIDES
from tests.titles.colossus.war import War


class Alliances(say.Word):
    """`alliance amber south`"""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        side, alliance = words
        position_of(alliance, ALLIANCES, "alliance")
        pos.alliances[SIDES[position_of(side, SIDES, "side")]] = alliance

    def state(self, pos: War) -> dict[Words, Words]:
        return {(side,): (alliance,) for side, alliance in pos.alliances.items()}


class ColossusDesk(Desk):
    words = (
        say.Number("turn"),
        say.Number("last-turn", "last_turn"),
        say.ByOwner("points", SIDES),
        say.ByOwner("aims", SIDES),
        say.ByOwner("struck", SIDES),
        Alliances("alliance"),
        say.Listed("moved", "piece"),
        Pieces(place_trait(), steps_trait()),
    )
