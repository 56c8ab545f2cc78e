"""What a decision leads to that a seat is asked: costs before they are paid, exact chances before dice are rolled."""

from __future__ import annotations

from grognard.core.previews import previews
from grognard.titles.asia_engulfed.chapters.ch3_5_network import NetworkChoice
from grognard.titles.asia_engulfed.chapters.ch6_2_round import Round
from grognard.titles.asia_engulfed.chapters.ch6_ground_combat import Breakthrough, GroundCombat
from grognard.titles.asia_engulfed.chapters.ch8_2_naval_movement import NavalMovement, Sailing
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

preview = previews(
    Table,
    {
        NavalMovement: show_sailing,
        Sailing: show_sailing,
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
    },
)
