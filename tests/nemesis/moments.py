"""Moments of games for the tests of what a client is shown."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from grognard.core.dice import Dice
from grognard.core.frame import Ask, answer, settle
from grognard.core.position import Table
from grognard.core.scene import Portrait, Scenery, scenery
from grognard.core.text import LANGUAGES
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.titles.nemesis.title import Nemesis
from grognard.titles.nemesis.war import War

TITLE = Nemesis()
KIT = TITLE.kit()
SHOWN: Scenery = scenery(TITLE)
WORDS = {language: Wording(TITLE, KIT, language) for language in LANGUAGES}
ENGLISH = WORDS["en"]

EAGER = {"attack": 9.0, "with": 9.0, "commit": 6.0, "force": 9.0, "impose": 9.0, "hold": 2.0}
DULL = {"done": 0.12, "detach": 0.05, "stop": 1.5, "pass": 0.5, "fortify": 0.1, "ambush": 0.1}
DECLARATIONS = {"attack", "assault"}
COMBAT = {
    *DECLARATIONS,
    *("participants", "participants-storm", "lead", "front", "grand-battle", "banzai"),
    *("force-retreat", "oppose", "impose", "hold"),
}


class Moment(NamedTuple):
    """A position, and one of its questions."""

    pos: War
    ask: Ask
    asks: tuple[Ask, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Moments of games by players who like to fight: every combat decision, and some of all the others."""
    found = []
    for seed, chosen in enumerate(({"chits": "chosen", "command": "armies"}, {}, {}, {"teams": "fronts"})):
        chance = random.Random(seed)
        pos = TITLE.set_up(KIT, "campaign", dict(chosen), Table(Dice(str(seed))))
        asks = settle(pos)
        number = 0
        while asks:
            ask = chance.choice(asks)
            number += 1
            often = 1 if ask.prompt in COMBAT - DECLARATIONS else 11 if ask.prompt in DECLARATIONS else 67
            if number % often == 0 or (ask.prompt == "choose-chit" and not pos.sealed):
                found.append(Moment(pos.copy(), ask, asks))
            weights = [EAGER.get(order.verb, DULL.get(order.verb, 1.0)) for order in ask.orders]
            asks = answer(pos, asks, chance.choices(ask.orders, weights)[0], ask.seat)
        found.append(Moment(pos.copy(), Ask("", "over", []), ()))
    return tuple(found)


def view(pos: War, seat: str) -> War:
    shown = seen(TITLE, pos, seat or "japan")
    assert isinstance(shown, War)
    return shown


def portrait(language: str = "en") -> Portrait:
    return SHOWN.portrait(TITLE, KIT, language)


def quiet_moments(prompt: str) -> list[Moment]:
    return [moment for moment in moments() if moment.ask.prompt == prompt]
