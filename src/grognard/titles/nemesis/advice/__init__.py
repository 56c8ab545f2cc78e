"""Advice for players, in the order of the rulebook; the greedy bot follows it to the letter."""

from __future__ import annotations

from grognard.core.advice import Adviser, Counsel
from grognard.titles.nemesis.advice import battle, camp, march
from grognard.titles.nemesis.advice.ground import Ground
from grognard.titles.nemesis.kit import SIDES

ADVISERS: dict[str, Adviser[Ground]] = {
    "movement": march.movement,
    "moving": march.moving,
    "lay-ambush": march.lay_ambush,
    "relocate-fort": march.relocate_fort,
    "pushed-back": march.fall_back,
    "approach": march.approach,
    "approach-move": march.approach_move,
    "airborne": march.airborne,
    "landing": march.landing,
    "overstacked": battle.cheapest_to_lose,
    "assault": battle.declare,
    "attack": battle.declare,
    "participants": battle.participants,
    "participants-storm": battle.participants,
    "lead": battle.lead,
    "front": battle.front,
    "grand-battle": battle.grand_battle,
    "banzai": battle.banzai,
    "lose-step": battle.cheapest_to_lose,
    "force-retreat": battle.force_retreat,
    "oppose": battle.oppose,
    "impose": battle.impose,
    "hold": battle.hold,
    "retreat": battle.retreat_first,
    "retreating": battle.retreating,
    "advance": battle.advance,
    "merge": camp.merge,
    "air-drops": camp.air_drops,
    "imphal-shortage": battle.cheapest_to_lose,
    "japanese-replacements": camp.replacements,
    "allied-replacements": camp.replacements,
    "yunnan-replacement": camp.replacements,
    "rebuild-second": camp.replacements,
    "place-replacement": camp.place,
    "place-lushai": camp.place,
    "choose-host": camp.host,
    "allied-entry": camp.entry,
    "replenishment": camp.replenishment,
    "rail": march.rail,
    "rail-to": march.rail_to,
    "claim": camp.claim,
    "choose-chit": camp.choose_chit,
    "play-chit": camp.choose_chit,
}

COUNSEL = Counsel(SIDES, Ground, ADVISERS)
