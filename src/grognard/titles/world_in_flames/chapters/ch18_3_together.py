"""18.3 Units that cooperate move and fight as one: the player of a partner is asked, and pays from his own limits."""

from __future__ import annotations

from typing import Protocol, cast

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Space, Word
from grognard.core.steps import Answers, offers
from grognard.titles.world_in_flames.verbs import CONSENT, REFUSE
from grognard.titles.world_in_flames.war import War


class Host(Protocol):
    """A frame to which units of partners may be called."""

    def add(self, pos: War, p: int) -> None: ...

    def do_without(self, pos: War, p: int) -> None: ...


class Invitation(Answers[War], frozen=True):
    """A partner whose unit is called upon says whether it takes part."""

    piece: Piece
    space: Space
    prompt: Word

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"piece": self.piece, "space": self.space}
        return Ask(pos.seat(pos.side(self.piece)), self.prompt, [CONSENT, REFUSE], ("WIF-18.3-b",), args)

    @offers(CONSENT)
    def consent(self, pos: War) -> None:
        pos.pop()
        cast(Host, pos.stack[-1]).add(pos, self.piece)

    @offers(REFUSE)
    def refuse(self, pos: War) -> None:
        pos.pop()
        cast(Host, pos.stack[-1]).do_without(pos, self.piece)
