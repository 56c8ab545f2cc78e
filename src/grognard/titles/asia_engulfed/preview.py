"""What a decision leads to that a seat is asked: costs before they are paid, exact chances before dice are rolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.frame import Ask
from grognard.core.scene import Preview
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.chapters.ch3_5_network import NetworkChoice
from grognard.titles.asia_engulfed.chapters.ch6_2_round import Round
from grognard.titles.asia_engulfed.chapters.ch6_ground_combat import Breakthrough, GroundCombat
from grognard.titles.asia_engulfed.chapters.ch8_2_naval_movement import NavalMovement, Payment, Sailing
from grognard.titles.asia_engulfed.chapters.ch8_3_naval_combat import ZoneBattle
from grognard.titles.asia_engulfed.chapters.ch8_5_submarines import SubmarineAttack
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import PortAttack
from grognard.titles.asia_engulfed.chapters.ch8_24_reaction import Reaction
from grognard.titles.asia_engulfed.chapters.ch8_41_night import NightRound
from grognard.titles.asia_engulfed.chapters.ch8_42_day import AirRound
from grognard.titles.asia_engulfed.preview_air import show_air, show_raid
from grognard.titles.asia_engulfed.preview_budget import show_network, show_sailing
from grognard.titles.asia_engulfed.preview_ground import show_battles, show_round
from grognard.titles.asia_engulfed.preview_naval import show_interception, show_night, show_submarine
from grognard.titles.asia_engulfed.preview_table import Table
from grognard.titles.asia_engulfed.war import War

_SHOWN: dict[type, Callable[[Table, Any], Preview | None]] = {
    NavalMovement: show_sailing,
    Sailing: show_sailing,
    Payment: show_sailing,
    Reaction: show_sailing,
    NetworkChoice: show_network,
    ZoneBattle: show_interception,
    NightRound: show_night,
    AirRound: show_air,
    PortAttack: show_raid,
    SubmarineAttack: show_submarine,
    Round: show_round,
    GroundCombat: show_battles,
    Breakthrough: show_battles,
}


def preview(pos: War, ask: Ask, wording: Wording) -> Preview | None:
    """What the decision leads to that a seat is asked; nothing if there is nothing to foresee."""
    quiet = pos.copy()
    show = _SHOWN.get(type(quiet.stack[-1])) if quiet.stack else None
    return show(Table(quiet, ask, wording), quiet.stack[-1]) if show else None
