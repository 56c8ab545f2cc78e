"""Warnings before an order is given: about orders on offer, and never about nothing."""

from __future__ import annotations

import re

from grognard.core.ledger import load_ledger
from grognard.core.scene import cautions, scenery
from grognard.core.text import LANGUAGES
from grognard.core.view import seen
from grognard.core.wording import Wording
from tests.every_title.games import TITLES, every_shown_title, whole_game

EMPTY = r"[{}]|\?\?\?|warn-|:\s*\.|\b0\b"
"""A message that is missing, a list without anything in it, a number of nothing."""


@every_shown_title
def test_a_warning_says_what_would_be_lost(key: str) -> None:
    title = TITLES[key]
    rules = load_ledger(title.folder).playable()
    game = whole_game(key, 1)
    words = [Wording(title, game.kit, language) for language in LANGUAGES]
    for number in range(0, len(game.orders), 3):
        pos, asks = game.moment(number)
        for ask in asks:
            view = seen(title, pos, ask.seat)
            before = view.digest()
            told = [cautions(scenery(title), view, ask, wording) for wording in words]
            assert view.digest() == before, "to look changes nothing"
            assert len({len(each) for each in told}) == 1
            for warning in (warning for each in told for warning in each):
                assert warning.order in {title.write(game.kit, order) for order in ask.orders}
                assert not re.search(EMPTY, warning.text), warning.text
                assert not warning.rule or warning.rule in rules, warning
