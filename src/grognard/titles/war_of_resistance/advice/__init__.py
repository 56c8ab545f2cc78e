"""Advice for players, in the order of the rulebook; the greedy bot follows it to the letter."""

from __future__ import annotations

from grognard.core.advice import Adviser, Counsel
from grognard.titles.war_of_resistance.advice import battle, march
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.kit import SIDES

ADVISERS: dict[str, Adviser[Field]] = {
    "movement": march.movement,
    "exploitation": march.movement,
    "moving": march.moving,
    "combat": battle.combat,
    "assembly": battle.assault,
    "assault": battle.assault,
    "losses": battle.losses,
    "retreat": battle.retreat,
    "advance": battle.advance,
    "pursuit": battle.pursuit,
    "return": battle.come_back,
}

COUNSEL = Counsel(SIDES, Field, ADVISERS)
