"""Advice for players, in the order of the rulebook; the greedy bot follows it to the letter."""

from __future__ import annotations

from grognard.core.advice import Adviser, Counsel
from grognard.titles.war_of_resistance.advice import battle, march, nation, orders, rebels, sea, shore, sky, stores
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.kit import SIDES

ADVISERS: dict[str, Adviser[Field]] = {
    "drawing": stores.drawing,
    "stores": stores.leave,
    "construction": stores.leave,
    "enemy-stores": stores.leave,
    "hauling": stores.hauling,
    "shipping": stores.hauling,
    "entrained": stores.hauling,
    "movement": march.movement,
    "exploitation": march.movement,
    "reaction-movement": march.movement,
    "moving": march.moving,
    "overrun": battle.overrun,
    "overrun-advance": battle.advance,
    "reaction": march.reaction,
    "regrouping": march.regrouping,
    "joining-guns": march.command,
    "attempt": march.attempt,
    "command": march.command,
    "reaction-combat": battle.combat,
    "combat": battle.combat,
    "assembly": battle.assault,
    "assault": battle.assault,
    "feeding": battle.feeding,
    "remnants": battle.remnants,
    "burdening": march.burdening,
    "banding": march.banding,
    "stand": battle.stand,
    "losses": battle.losses,
    "retreat": battle.retreat,
    "advance": battle.advance,
    "pursuit": battle.pursuit,
    "deployment": battle.pursuit,
    "return": battle.come_back,
    **nation.ADVISERS,
    **orders.ADVISERS,
    **rebels.ADVISERS,
    **dict.fromkeys(("air-window", "air-round", "air-watch"), sky.window),
    "air-operation": sky.operation,
    "air-lead": sky.lead,
    "air-target": sky.target,
    "air-assembly": sky.assembly,
    "manner": sky.manner,
    **dict.fromkeys(("mission-movement", "onward"), sky.flight),
    **dict.fromkeys(("landing", "flight", "scramble-to", "air-placement", "air-deployment", "next-leg"), sky.nearest),
    **dict.fromkeys(("patrol", "interception", "engagement", "surplus-escorts", "press-on", "fire-choice"), sky.combat),
    **dict.fromkeys(("bombing", "bombing-run"), sky.bombing),
    **sea.ADVISERS,
    **shore.ADVISERS,
    "sailing": shore.sailing_in(sea.ADVISERS["sailing"]),
    "air-staff": sky.staff,
    **dict.fromkeys(("crowding", "air-withdrawal"), sky.weakest),
    **dict.fromkeys(("drop-plans", "drop-target"), sky.plans),
}

COUNSEL = Counsel(SIDES, Field, ADVISERS)
