"""How cases set up, check and write a war. `docs/cases.md` describes the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core import desk_words as say
from grognard.core.desk_pieces import Marks, Pieces, Trait, number_trait, place_trait
from grognard.core.desk_tables import TableDesk
from grognard.core.desk_words import NONE, Begin, Words, compared, index_of, position_of
from grognard.core.position import Table
from grognard.core.title import Kit, Title
from grognard.titles.world_in_flames import war
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch3_turn import GameTurn, Impulse
from grognard.titles.world_in_flames.chapters.ch24_scenarios import set_up
from grognard.titles.world_in_flames.charts import WEATHERS, ZONE_KEYS
from grognard.titles.world_in_flames.desk_politics import WORDS as POLITICS
from grognard.titles.world_in_flames.kit import OWNERS, SIDES, WorldKit, standard_tables
from grognard.titles.world_in_flames.war import ACTIONS, War

MARKS = {"moved": war.MOVED, "railed": war.RAILED, "dropped": war.DROPPED, "weary": war.WEARY}
PHASES = {
    "weather": "declarations",
    "declarations": "action",
    "action": "action",
    "port-attack": "naval_air",
    "naval-air": "sailing",
    "sailing": "naval_combat",
    "naval-combat": "answer",
    "bombing": "strike",
    "strike": "rail",
    "rail": "movement",
    "movement": "transport",
    "transport": "debarkation",
    "debarkation": "invasion",
    "invasion": "paradrop",
    "paradrop": "combat",
    "combat": "rebase",
    "rebase": "reorganisation",
    "reorganisation": "close",
}
"""The phases of an impulse, and the step that comes when each is over."""
FRAMES = {
    "port-attack": "PortAttack",
    "naval-air": "NavalAir",
    "sailing": "NavalMovement",
    "naval-combat": "NavalCombat",
    "declarations": "Declarations",
    "bombing": "StrategicBombing",
    "strike": "GroundStrike",
    "rail": "RailPhase",
    "movement": "Movement",
    "transport": "AirTransport",
    "debarkation": "Debarkation",
    "invasion": "Invasion",
    "paradrop": "Paradrop",
    "combat": "LandCombat",
    "rebase": "Rebase",
    "reorganisation": "Reorganisation",
}

PIECES = Pieces(
    place_trait(),
    number_trait("down", "down"),
    number_trait("spent", "spent"),
    number_trait("due", "due"),
    number_trait("pooled", "pooled"),
    number_trait("role", "role"),
    number_trait("damaged", "damaged"),
    Marks("marks", MARKS),
    Trait("supplied", lambda pos, p: "yes" if in_supply(pos, p) else "no", told=False),
)


class Weather(say.Word):
    """`weather north-temperate snow`: the weather of a zone."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        zone = position_of(words[0], ZONE_KEYS, "zone")
        pos.weather[zone] = position_of(words[1], WEATHERS, "weather")
        pos.forget()

    def state(self, pos: War) -> dict[Words, Words]:
        return {(key,): (WEATHERS[pos.weather[zone]],) for zone, key in enumerate(ZONE_KEYS)}


class PhaseWord(say.Word):
    """`phase germany movement`: an impulse, from one of its phases on; `phase germany none`: before a turn."""

    begins = True

    def read(self, pos: War, words: Words) -> Begin:
        side, phase = position_of(words[0], SIDES, "side"), words[1]
        pos.phasing, pos.phase = side, "" if phase == NONE else phase
        if phase == NONE:
            return lambda war: war.push(GameTurn())
        position_of(phase, PHASES, "phase")

        def begin(war: War) -> None:
            war.push(GameTurn(step=GameTurn.at("fleets")))
            war.push(Impulse(side, step=Impulse.at(PHASES[phase])))
            if phase in FRAMES:
                war.push(FRAMES[phase], side)
            if phase == "reorganisation":
                war.push("AirSupply", side)

        return begin

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (SIDES[pos.phasing], pos.phase or NONE)}


def _check_count(pos: War, words: Words) -> str | None:
    """`expect count E1732 2`: units in a hex or box"""
    return compared(len(pos.index.at[index_of(pos.kit, "space", words[0])]), int(words[1]))


class WorldDesk(TableDesk):
    """The words of World in Flames. Without `set-up` no unit is on the map; who holds what is as in the set-up."""

    words = (
        say.Number("turn"),
        say.Number("box"),
        say.Number("impulses"),
        say.Number("asterisks"),
        say.Number("circled"),
        say.Number("track"),
        say.Number("surprised"),
        say.Number("idle"),
        say.Plain("startled", War),
        say.Plain("leader", War),
        say.Plain("conquered", War),
        say.Choice("initiative", names=SIDES),
        say.Choice("opener", names=SIDES),
        say.Choice("action", names=ACTIONS),
        Weather("weather"),
        say.Control("holder", OWNERS),
        say.Plain("used", War),
        say.Plain("attacks", War),
        say.Plain("support", War),
        say.Plain("shelling", War),
        say.Plain("staffs", War),
        say.Plain("emergency", War),
        say.Plain("backed", War),
        say.Plain("aboard", War),
        say.Plain("drops", War),
        say.Plain("landing", War),
        say.Plain("notional", War),
        say.Plain("prizes", War),
        say.Plain("kept", War),
        say.Plain("launched", War),
        say.Plain("scouts", War),
        say.Listed("homeward", "piece"),
        say.Plain("entered", War),
        say.Listed("crowded", "space"),
        say.Number("crossing"),
        say.Plain("contested", War),
        say.Plain("shaken", War),
        say.Plain("bombed", War),
        say.Plain("points", War),
        say.Plain("pledges", War),
        say.Number("struck"),
        say.Plain("redress", War),
        say.Plain("seized", War),
        say.Plain("pacts", War),
        say.Plain("output", War),
        say.Plain("moved_works", War),
        say.Plain("built", War),
        say.Plain("building", War),
        say.Number("beset"),
        say.Listed("taken", "space"),
        say.Listed("razed", "space"),
        say.Plain("ferried", War),
        say.Plain("aloof", War),
        say.Plain("wars", War),
        say.Plain("camps", War),
        say.Plain("barring", War),
        say.Plain("sharing", War),
        say.Plain("took_off", War),
        say.Plain("raiders", War),
        say.Number("bound"),
        say.Plain("order", War),
        say.Plain("tally", War),
        PIECES,
        PhaseWord("phase"),
        say.Check("count", _check_count),
        *POLITICS,
    )

    def __init__(self, title: Title) -> None:
        super().__init__(title, lambda pos: pos.push(GameTurn()), standard_tables, WorldKit)

    def laid_out(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        assert isinstance(kit, WorldKit)
        return set_up(kit, scenario, options, table)

    def empty(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        """Nobody on the map, nobody surprised, a land action."""
        pos = self.laid_out(kit, scenario, options, table)
        for p in range(len(pos.place)):
            pos.put(p, pos.kit.pool)
            pos.due[p] = pos.pooled[p] = 0
        pos.surprised, pos.action = 0, war.LAND
        return pos

    def set(self, pos: Any, words: Words) -> bool:
        """What was worked out before a line holds no longer after it."""
        pos.forget()
        return super().set(pos, words)

    def begin(self, pos: Any) -> None:
        pos.forget()
        super().begin(pos)

    def beginnings(self, pos: Any) -> Iterator[Words]:
        yield ("phase", SIDES[pos.phasing], pos.phase or NONE)
