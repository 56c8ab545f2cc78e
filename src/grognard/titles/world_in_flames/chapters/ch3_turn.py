"""3, 7, 8, 12, 13 The sequence of play: reinforcements, initiative, impulses, the end of the turn."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import enemies_of, members, opposed, rivals, speaker
from grognard.titles.world_in_flames.chapters.ch2_4_emergency import end_emergency
from grognard.titles.world_in_flames.chapters.ch4_1_pools import add_to_pools
from grognard.titles.world_in_flames.chapters.ch4_arrivals import waiting
from grognard.titles.world_in_flames.chapters.ch6_initiative import shift_marker
from grognard.titles.world_in_flames.chapters.ch9_compulsory import duty
from grognard.titles.world_in_flames.chapters.ch10_actions import action_of
from grognard.titles.world_in_flames.chapters.ch11_4_routes import crowded
from grognard.titles.world_in_flames.chapters.ch13_3_actions import settle_entry
from grognard.titles.world_in_flames.chapters.ch13_3_bans import note_landings
from grognard.titles.world_in_flames.chapters.ch13_3_deeds import invasion_deed, marshalls_deed
from grognard.titles.world_in_flames.chapters.ch13_3_markers import add_years, in_play
from grognard.titles.world_in_flames.chapters.ch13_8_victory import automatic
from grognard.titles.world_in_flames.chapters.ch13_end import final_reorganisation
from grognard.titles.world_in_flames.chapters.ch17_4_status import purse
from grognard.titles.world_in_flames.chapters.ch19_alignment import ASKED
from grognard.titles.world_in_flames.chapters.ch19_annexed import return_regions
from grognard.titles.world_in_flames.chapters.ch19_trespass import note_trespass
from grognard.titles.world_in_flames.chapters.ch20_china import are_apart
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.chapters.ch24_verdict import score
from grognard.titles.world_in_flames.charts import FROZEN, SEASONS, WEATHERS
from grognard.titles.world_in_flames.kit import CHINA, SIDES, USSR, VICHY
from grognard.titles.world_in_flames.verbs import LEADS_OFF
from grognard.titles.world_in_flames.war import AXIS, LIMITED, PASS, War

NEEDED = 2
"""So many powers must act before it matters who is first."""
SMALL = 2
"""So many maps make a small game (12-b)."""


class GameTurn(Steps[War], frozen=True):
    """Two months."""

    steps = (
        "begin",
        "arrivals",
        "reserves",
        "initiative",
        "impulses",
        "politics",
        "fleets",
        "rest",
        "production",
        "peace",
        "end",
    )
    again = 0

    def begin(self, pos: War) -> None:
        pos.taken, pos.ferried, pos.box, pos.impulses, pos.bombed, pos.idle, pos.beset = [], [], 0, 0, {}, 0, 0
        pos.pledges, pos.struck, pos.seized = [], 0, []
        pos.forget()
        pos.cite("WIF-1.2-c")
        if pos.options.made:
            pos.cite("WIF-22-a")
        pos.event("turn-begins", "WIF-3-a", "WIF-3-b", "WIF-3.1-a", season=SEASONS[pos.season], year=pos.year)
        add_to_pools(pos)
        if in_play(pos):
            add_years(pos)

    def arrivals(self, pos: War) -> None:
        """The camp that had the initiative is first (4.2-b)."""
        for side in reversed(by_initiative(pos)):
            pos.push("Arrivals", side)

    def reserves(self, pos: War) -> None:
        """What was not called when the war began may be called as long as it lasts (9.6-c)."""
        for side in reversed(by_initiative(pos)):
            if pos.wars[side] and waiting(pos, side):
                pos.push("Reserves", side)

    def initiative(self, pos: War) -> None:
        """Before it, powers announce what they lend (5)."""
        if pos.turn > 1:
            pos.push("Initiative")
        for side in reversed(by_initiative(pos)):
            pos.push("Lending", side)
        pos.push("Redress")

    def impulses(self, pos: War) -> None:
        pos.push(Impulse(pos.opener))

    def politics(self, pos: War) -> None:
        """Entry markers and US entry (13.2, 13.3). What follows is the same for all, in this order (3.1-f, 13-a)."""
        pos.cite("WIF-3.1-f", "WIF-13-a")
        pos.push("UsEntry")
        pos.push("BorderMarkers")

    def fleets(self, pos: War) -> None:
        pos.push("ReturnToBase")

    def rest(self, pos: War) -> None:
        final_reorganisation(pos)

    def production(self, pos: War) -> None:
        """The side with the initiative is first (6-a). In the last turn nothing that is built would come."""
        if pos.turn < pos.last_turn:
            for side in reversed(by_initiative(pos)):
                pos.push("Production", side)
            for side in reversed(by_initiative(pos)):
                pos.push("Seizures", side)
            pos.push("TradeDefaults")

    def peace(self, pos: War) -> None:
        pos.push("Peace")

    def end(self, pos: War) -> None:
        if automatic(pos):
            return
        if pos.turn == pos.last_turn:
            score(pos)
            return
        pos.event("turn-ends", "WIF-13.8-a")
        pos.turn += 1


def by_initiative(pos: War) -> list[int]:
    """All powers, those of the camp with the initiative first (6-a)."""
    first = pos.camps[pos.initiative]
    return [*members(pos, first), *members(pos, 1 - first)]


class Impulse(Steps[War], frozen=True):
    """An impulse of a camp: weather for a pair of them, an action of each power, and what it allows, in its order (11).

    `side` speaks for the camp. In each step the powers of the camp act one after the other.
    """

    side: Side
    steps = (
        "weather",
        "declarations",
        "action",
        "port_attack",
        "naval_air",
        "sailing",
        "naval_combat",
        "answer",
        "bombing",
        "strike",
        "rail",
        "movement",
        "transport",
        "debarkation",
        "invasion",
        "paradrop",
        "combat",
        "rebase",
        "reorganisation",
        "close",
    )

    def _camp(self, pos: War) -> list[int]:
        """The powers of the camp, in the order in which they act."""
        of = members(pos, pos.camps[self.side])
        return sorted(of, key=lambda side: pos.order.index(side) if side in pos.order else len(of))

    def _each(self, pos: War, phase: str, *frames: str, at_war: bool = False) -> None:
        """A phase of all powers that do not pass; where only enemies count, of those that have some."""
        acting = [side for side in self._camp(pos) if action_of(pos, side) != PASS]
        if not acting:
            return
        begin_phase(pos, phase)
        if pos.plays("hq-support"):
            frames = (*frames, "EmergencySupply")
        for side in reversed(acting):
            if side == USSR and are_apart(pos) and (not at_war or enemies_of(pos, CHINA)):
                pos.push(Turn(CHINA, frames, 1))
            if not at_war or enemies_of(pos, side, at_sea="NavalCombat" in frames):
                pos.push(Turn(side, frames))

    def weather(self, pos: War) -> None:
        pos.phasing, pos.phase = self.side, "weather"
        if pos.camps[self.side] == pos.camps[pos.opener]:
            roll_weather(pos)

    def declarations(self, pos: War) -> None:
        begin_phase(pos, "declarations")
        pos.tally, pos.order = [(PASS,) * (LIMITED + 1)] * len(pos.tally), []
        pos.event("impulse", "WIF-7-a", "WIF-3.1-c", side=self.side, n=pos.impulses + 1)
        pos.bound = int(any(duty(pos, side) >= 0 for side in self._camp(pos)))
        pos.push("DeclarationsOver", self.side)
        for side in reversed(self._camp(pos)):
            pos.push(Turn(side, ("Declarations",)))
        if pos.mediation == ASKED and pos.camps[self.side] == AXIS:
            pos.push("Mediation")

    def action(self, pos: War) -> None:
        begin_phase(pos, "action")
        pos.push("Precedence", self.side)
        for side in reversed(self._camp(pos)):
            if side == VICHY:
                pos.cite("WIF-17.4-f")  # it does what the power does that has installed it
            else:
                pos.push(Turn(side, ("ChooseAction",)))

    def port_attack(self, pos: War) -> None:
        pos.entered, pos.contested, pos.scouts, pos.crowded = [], [], [], crowded(pos)
        self._each(pos, "port-attack", "PortAttack", at_war=True)

    def naval_air(self, pos: War) -> None:
        self._each(pos, "naval-air", "NavalAir")

    def sailing(self, pos: War) -> None:
        self._each(pos, "sailing", "NavalMovement")

    def naval_combat(self, pos: War) -> None:
        self._each(pos, "naval-combat", "NavalCombat", at_war=True)

    def answer(self, pos: War) -> None:
        """The other camp may fight where this one has come to (11.6)."""
        if pos.entered:
            begin_phase(pos, "naval-combat")
            foes = {foe for side in self._camp(pos) for foe in rivals(pos, side, at_sea=True)}
            for foe in sorted(foes, reverse=True):
                pos.push("NavalCombat", foe)

    def bombing(self, pos: War) -> None:
        self._each(pos, "bombing", "StrategicBombing", at_war=True)

    def strike(self, pos: War) -> None:
        self._each(pos, "strike", "GroundStrike", at_war=True)

    def rail(self, pos: War) -> None:
        self._each(pos, "rail", "RailPhase")

    def movement(self, pos: War) -> None:
        self._each(pos, "movement", "Movement")

    def transport(self, pos: War) -> None:
        self._each(pos, "transport", "AirTransport")

    def debarkation(self, pos: War) -> None:
        self._each(pos, "debarkation", "Debarkation")

    def invasion(self, pos: War) -> None:
        pos.landing = {}
        self._each(pos, "invasion", "Invasion", at_war=True)

    def paradrop(self, pos: War) -> None:
        self._each(pos, "paradrop", "Paradrop", at_war=True)

    def combat(self, pos: War) -> None:
        self._each(pos, "combat", "LandCombat", at_war=True)

    def rebase(self, pos: War) -> None:
        invasion_deed(pos, pos.camps[self.side])
        note_trespass(pos)
        note_landings(pos)
        end_emergency(pos)
        self._each(pos, "rebase", "Rebase")
        settle_entry(pos)

    def reorganisation(self, pos: War) -> None:
        marshalls_deed(pos)
        self._each(pos, "reorganisation", "Reorganisation", "AirSupply")
        settle_entry(pos)

    def close(self, pos: War) -> None:
        """A die says whether the turn ends (12): less is rolled if the whole camp passed, or all but one power."""
        return_regions(pos)
        pos.impulses += 1
        pos.surprised, pos.startled, pos.raiders, pos.bound = 0, [], {}, 0
        pos.took_off = {}
        pos.forget()
        pos.phase = ""
        pos.cite("WIF-2.7-a", "WIF-3.1-e")
        rule, modifier = haste(pos, [side for side in self._camp(pos) if side != VICHY])
        die = pos.roll(10)
        need = pos.kit.charts.ends[pos.box]
        pos.cite("WIF-8.2.8-b")
        rules = ("WIF-12-a", rule) if rule else ("WIF-12-a",)
        if die + modifier <= need:
            pos.event("impulses-end", *rules, "WIF-12-d", die=die, modifier=modifier, need=need)
            if pos.impulses % 2:
                shift_marker(pos, pos.opener)
                pos.cite("WIF-12-g", "WIF-6.2-b")
            return
        pos.box = min(pos.box + pos.circled, len(pos.kit.charts.ends) - 1)
        pos.event("impulse-ends", *rules, "WIF-12-e", "WIF-8.2.8-a", die=die, modifier=modifier, need=need)
        pos.cite("WIF-12-f", "WIF-3.1-b")
        pos.replace(Impulse(opposed(pos, self.side)))


class Precedence(Menu[War], frozen=True):
    """All have chosen: in which order do those that act go through the steps? Who speaks for the camp says it."""

    side: Side

    def _acting(self, pos: War) -> list[int]:
        camp = members(pos, pos.camps[self.side])
        return [side for side in camp if action_of(pos, side) != PASS and side not in pos.order]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) < NEEDED:
            pos.pop()
            return None
        seat = pos.seat(speaker(pos, pos.camps[self.side]))
        return Ask(seat, "precedence", orders, ("WIF-3.1-c", "WIF-3.1-d"))

    @offers(LEADS_OFF, lambda self, pos: [SIDES[side] for side in self._acting(pos)])
    def lead(self, pos: War, key: str) -> None:
        pos.order = [*pos.order, SIDES.index(key)]


class Turn(Answers[War], frozen=True):
    """A power's part in a phase of its camp: its action and its limits are those that count now."""

    side: Side
    frames: tuple[Word, ...]
    red: Number = 0
    """1: the part of the Chinese Communists in the turn of the USSR (20)."""

    def advance(self, pos: War) -> Asks:
        hand_to(pos, self.side, self.red)
        pos.pop()
        for frame in self.frames:
            pos.push(frame, self.side)
        return None


def hand_to(pos: War, side: int, red: int = 0) -> None:
    """Another power of the camp acts: what the last one has used of its limits is put aside (10-a)."""
    if pos.phasing == side and pos.red == red:
        return
    pos.tally[purse(pos, pos.phasing)] = (pos.action, *pos.used)
    pos.phasing, pos.red = side, red
    if red:
        pos.cite("WIF-20-a")
    pos.action, *pos.used = pos.tally[purse(pos, side)]


def haste(pos: War, camp: list[int]) -> tuple[str, int]:
    """What passing takes from the die: 2 for all of the camp, 1 for all but one; on one or two maps 1 for all (12)."""
    idle = sum(action_of(pos, side) == PASS for side in camp)
    small = ground(pos).maps <= SMALL
    if idle == len(camp):
        pos.cite("WIF-11.1-b")
        return "WIF-12-b", -1 if small else -2
    if idle == len(camp) - 1 and len(camp) > 1 and not small:
        pos.cite("WIF-11.1-c")
        return "WIF-12-c", -1
    return "", 0


def roll_weather(pos: War) -> None:
    """The weather of two impulses (8); a scenario may say what the first die is."""
    given = ground(pos).first_weather if pos.turn == 1 and not pos.impulses else 0
    die = given or pos.roll(10)
    modifier = pos.asterisks
    found = pos.kit.charts.forecast(pos.season, die + modifier)
    pos.weather, pos.asterisks, pos.circled = list(found.weather), found.asterisks, found.advance
    pos.forget()
    pos.cite("WIF-8-c", "WIF-8.1-a", "WIF-8.1-b")
    pos.event("weather", "WIF-8-a", "WIF-8-b", "WIF-8-e", die=die, modifier=modifier, weather=WEATHERS[pos.weather[1]])
    thaw(pos)


def thaw(pos: War) -> None:
    """Units on a lake that is not frozen any more are destroyed (8.2.9)."""
    for space in pos.kit.lakes:
        for p in pos.index.at[space]:
            if pos.sky(space) not in FROZEN:
                pos.put(p, pos.kit.lost)
                pos.down[p] = 0
                pos.event("drowned", "WIF-8.2.9-a", piece=p, space=space)


def begin_phase(pos: War, phase: str) -> None:
    """Marks and points spent are those of a phase."""
    pos.phase = phase
    pos.marks = [0] * len(pos.marks)
    pos.spent = [0] * len(pos.spent)
