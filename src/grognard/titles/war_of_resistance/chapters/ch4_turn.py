"""4 The sequence of play: a Japanese and a Chinese player turn, five phases each."""

from __future__ import annotations

from grognard.core.frame import Asks
from grognard.core.kinds import Side
from grognard.core.steps import Steps
from grognard.titles.war_of_resistance.chapters.ch6_infiltration import disperse_late
from grognard.titles.war_of_resistance.chapters.ch7_nets import survey
from grognard.titles.war_of_resistance.chapters.ch12_points import age_points, free_sources
from grognard.titles.war_of_resistance.chapters.ch12_supply import check_isolation, remove_drawn
from grognard.titles.war_of_resistance.chapters.ch14_construction import Construction, drop_works, end_movement
from grognard.titles.war_of_resistance.chapters.ch14_fields import leave_fields
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import fall_back
from grognard.titles.war_of_resistance.chapters.ch14_headquarters import Restoration, recover, why_not_restore
from grognard.titles.war_of_resistance.chapters.ch16_phases import (
    AirRound,
    caps_home,
    check_capacity,
    open_skies,
    open_support,
    ready,
)
from grognard.titles.war_of_resistance.chapters.ch20_bombing import mend_yards
from grognard.titles.war_of_resistance.chapters.ch20_harassment import lift
from grognard.titles.war_of_resistance.chapters.ch20_patrols import post_patrols
from grognard.titles.war_of_resistance.chapters.ch20_support import all_home
from grognard.titles.war_of_resistance.chapters.ch24_airdrops import DropPlans, rally, review, settle_points
from grognard.titles.war_of_resistance.chapters.ch27_ships import begin_phase_at_sea, survey_ports
from grognard.titles.war_of_resistance.chapters.ch29_contact import open_seas
from grognard.titles.war_of_resistance.chapters.ch31_rivers import RiverBoxes
from grognard.titles.war_of_resistance.chapters.ch31_transport import HomePort
from grognard.titles.war_of_resistance.chapters.ch32_landings import LandingPlans, review_landings
from grognard.titles.war_of_resistance.chapters.ch33_gunfire import open_guns, rearm, spend_shells, watch_ports
from grognard.titles.war_of_resistance.chapters.ch34_ferries import Ferries
from grognard.titles.war_of_resistance.chapters.ch35_admiralty import Admiralty
from grognard.titles.war_of_resistance.chapters.ch36_weather import roll_weather
from grognard.titles.war_of_resistance.chapters.ch37_boxes import Overflow
from grognard.titles.war_of_resistance.chapters.ch37_capital import Capital
from grognard.titles.war_of_resistance.chapters.ch37_factories import (
    Mending,
    Production,
    Spoils,
    makers,
    survey_factories,
)
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import check_garrisons
from grognard.titles.war_of_resistance.chapters.ch37_posts import CallUp, post_entries
from grognard.titles.war_of_resistance.chapters.ch38_nations import cede
from grognard.titles.war_of_resistance.chapters.ch39_bases import Guerrillas, Mustering, close_bases
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import (
    convert_units,
    release_garrisons,
    settle_debts,
    summon,
    to_withdraw,
)
from grognard.titles.war_of_resistance.chapters.ch40_districts import receive_points, release_points
from grognard.titles.war_of_resistance.chapters.ch40_income import incomes_due
from grognard.titles.war_of_resistance.chapters.ch40_orders import Orders, substitute_due
from grognard.titles.war_of_resistance.chapters.ch40_replacements import Replacements
from grognard.titles.war_of_resistance.chapters.ch41_mandates import check_posture, roll_restriction, stand_down
from grognard.titles.war_of_resistance.chapters.ch41_opening import is_opening, supply_invaders
from grognard.titles.war_of_resistance.chapters.ch42_stability import (
    begins_month,
    judge,
    political_modifiers,
    roll_stability,
    shift,
)
from grognard.titles.war_of_resistance.chapters.ch44_claims import claim_isolated
from grognard.titles.war_of_resistance.chapters.ch44_dismantling import Salvage
from grognard.titles.war_of_resistance.chapters.ch44_pacification import note_capital, release
from grognard.titles.war_of_resistance.chapters.ch45_cooperation import Cooperation, Deliveries, rolling
from grognard.titles.war_of_resistance.chapters.ch45_discord import Feuds, part
from grognard.titles.war_of_resistance.chapters.ch45_factions import close_violations, send_home
from grognard.titles.war_of_resistance.chapters.ch46_puppets import (
    Puppets,
    cap_points,
    check_tungchow,
    puppet_points,
    ready_regions,
)
from grognard.titles.war_of_resistance.chapters.scenarios import score
from grognard.titles.war_of_resistance.charts import turn_name
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.war import War, enemy


class GameTurn(Steps[War], frozen=True):
    """Half a month: the weather, then both player turns."""

    steps = ("begin", "japanese", "chinese", "close")
    again = 0

    def begin(self, pos: War) -> None:
        pos.event("turn-begins", "WOR-4-a", turn=pos.turn, date=turn_name(pos.turn))
        roll_weather(pos)
        note_capital(pos)
        claim_isolated(pos)

    def japanese(self, pos: War) -> None:
        pos.push(PlayerTurn(JAPAN))

    def chinese(self, pos: War) -> None:
        pos.push(PlayerTurn(CHINA))

    def close(self, pos: War) -> None:
        release(pos)
        if pos.turn < pos.last_turn:
            pos.turn += 1
        elif pos.ground.campaign:
            judge(pos)
        else:
            score(pos)


class PlayerTurn(Steps[War], frozen=True):
    """The five phases of a side (4A)."""

    side: Side
    steps = (
        "initial",
        "movement",
        "governments",
        "combat",
        "after_combat",
        "reaction",
        "exploitation",
        "guerrillas",
        "late",
        "close",
    )

    def initial(self, pos: War) -> None:
        pos.phasing = self.side
        begin_phase(pos, "initial")
        pos.event("player-turn", "WOR-4A-a", "WOR-4B-a", side=self.side)
        pos.swept, pos.enlisted, pos.busy, pos.turned = {}, {}, [], []
        if self.side == JAPAN:
            cede(pos)
        recover(pos)
        lift(pos, self.side)
        rally(pos, self.side)
        survey_ports(pos, self.side)
        pos.push(InitialPhase(self.side))

    def movement(self, pos: War) -> None:
        begin_phase(pos, "movement")
        pos.cite("WOR-4A2-a")
        survey(pos, self.side)
        pos.seats_moved = []
        if self.side == CHINA:
            survey_factories(pos)
        pos.push("Movement", self.side, exploits=False)
        open_seas(pos)
        open_skies(pos, self.side)
        part(pos)

    def governments(self, pos: War) -> None:
        """The end of the movement phase: capitals are evacuated or set up (37C)."""
        if self.side == CHINA and pos.ground.campaign:
            send_home(pos)
            pos.push(Capital())
            pos.push(Overflow())
        part(pos)

    def combat(self, pos: War) -> None:
        begin_phase(pos, "combat")
        check_isolation(pos)
        pos.cite("WOR-4A3-a")
        pos.push("Combat", self.side)
        open_guns(pos, self.side)
        open_support(pos, self.side)
        if self.side == CHINA:
            pos.push(Feuds())

    def after_combat(self, pos: War) -> None:
        remove_drawn(pos)
        spend_shells(pos)
        all_home(pos, self.side)
        part(pos)

    def reaction(self, pos: War) -> None:
        begin_phase(pos, "reaction")
        pos.cite("WOR-4A4-a")
        pos.push("Reaction", enemy(self.side))

    def exploitation(self, pos: War) -> None:
        remove_drawn(pos)
        all_home(pos, enemy(self.side))
        spend_shells(pos)
        begin_phase(pos, "exploitation")
        pos.cite("WOR-4A5-a")
        pos.push("Movement", self.side, exploits=True)
        open_seas(pos)
        open_skies(pos, self.side)
        part(pos)

    def guerrillas(self, pos: War) -> None:
        """The end of the exploitation phase: guerrilla bases are established, left and entered (39)."""
        if self.side == CHINA and pos.ground.campaign:
            pos.push(Guerrillas())
        part(pos)

    def late(self, pos: War) -> None:
        """Infiltrators who have not entered a base are disbanded (6E)."""
        disperse_late(pos)

    def close(self, pos: War) -> Asks:
        close_bases(pos)
        pos.phase = ""
        pos.flown_in = []
        caps_home(pos)
        watch_ports(pos, self.side)
        settle_points(pos, self.side)
        mend_yards(pos, self.side)
        if self.side == CHINA:
            check_posture(pos)
        close_violations(pos)
        return None


class InitialPhase(Steps[War], frozen=True):
    """The initial phase of a side, a step a rule; those of politics pass by where only a battle is fought."""

    side: Side
    steps = (
        *("restrictions", "isolation", "headquarters", "second_supply", "first_supply", "opening", "grievances"),
        *("deliveries", "cooperation", "stability"),
        *(
            "puppets",
            "points",
            "conversions",
            "withdrawals",
            "arrivals",
            "replacements",
            "construction",
            "income",
            "stores",
        ),
        *(
            "close",
            "navy",
            "air_replacement",
            "drop_plans",
            "landing_plans",
            "air_readiness",
            "air_missions",
            "loading",
            "rebels",
        ),
    )

    def restrictions(self, pos: War) -> None:
        if self.side == JAPAN and pos.ground.campaign:
            roll_restriction(pos)
            stand_down(pos)

    def isolation(self, pos: War) -> None:
        free_sources(pos, self.side)
        check_isolation(pos)
        pos.cite("WOR-4A1-a")

    def headquarters(self, pos: War) -> None:
        if any(not why_not_restore(pos, p) for p in pos.used):
            pos.push(Restoration())

    def second_supply(self, pos: War) -> None:
        self.check(pos, enemy(self.side))

    def first_supply(self, pos: War) -> None:
        self.check(pos, self.side)

    def check(self, pos: War, side: Side) -> None:
        """A side traces its supply, but where the opening of the war gives it (41A1, 41A2)."""
        if not (is_opening(pos) and JAPAN in (side, self.side)):
            pos.push("SupplyCheck", side)

    def opening(self, pos: War) -> None:
        if is_opening(pos):
            supply_invaders(pos)
            if self.side == JAPAN:
                pos.push("OpeningSupply")
            else:
                check_tungchow(pos)

    def grievances(self, pos: War) -> None:
        """What moves the stability index in every Chinese initial phase."""
        if self.side != CHINA or not pos.ground.campaign:
            return
        check_garrisons(pos)
        if not pos.posture:
            shift(pos, "no-posture")
            pos.cite("WOR-41A2c-m")

    def deliveries(self, pos: War) -> None:
        if pos.ground.campaign:
            pos.push(Deliveries(self.side))

    def cooperation(self, pos: War) -> None:
        """Not in Aug I 37 (41A3)."""
        if self.side == CHINA and pos.ground.campaign and begins_month(pos):
            if pos.turn == pos.ground.first + 1:
                pos.cite("WOR-41A3-a")
            else:
                pos.push(Cooperation(tuple(rolling(pos))))

    def stability(self, pos: War) -> None:
        if self.side == CHINA and pos.ground.campaign and begins_month(pos):
            roll_stability(pos)
            political_modifiers(pos)

    def puppets(self, pos: War) -> None:
        if self.side == JAPAN and pos.ground.campaign:
            pos.push(Puppets(ready_regions(pos)))

    def points(self, pos: War) -> None:
        if pos.ground.campaign:
            pos.filled = []
            receive_points(pos, self.side)
            if self.side == JAPAN:
                puppet_points(pos)
            settle_debts(pos, self.side)

    def income(self, pos: War) -> None:
        if pos.ground.campaign:
            pos.push(Production(makers(pos)) if self.side == CHINA else Spoils())
            pos.push("Incomes", self.side, incomes_due(pos, self.side))

    def conversions(self, pos: War) -> None:
        if pos.ground.campaign:
            convert_units(pos, self.side)
            substitute_due(pos, self.side)
            pos.push(Orders(self.side))
            if self.side == JAPAN:
                release_garrisons(pos)
                pos.push(CallUp())
                post_entries(pos)

    def withdrawals(self, pos: War) -> None:
        if pos.ground.campaign:
            pos.push("Withdrawals", self.side, tuple(entry.piece for entry in to_withdraw(pos, self.side)))

    def arrivals(self, pos: War) -> None:
        if pos.ground.campaign:
            summon(pos, self.side)
            pos.push("Arrivals", self.side)

    def replacements(self, pos: War) -> None:
        if pos.ground.campaign:
            pos.push(Replacements(self.side))

    def construction(self, pos: War) -> None:
        pos.push(Construction(self.side))
        if pos.salvage:
            pos.push(Salvage(self.side))

    def stores(self, pos: War) -> None:
        pos.push("Stores", self.side)

    def air_replacement(self, pos: War) -> None:
        if pos.ground.campaign:
            pos.push("AirReplacement", self.side)

    def drop_plans(self, pos: War) -> None:
        review(pos)
        pos.push(DropPlans(self.side))

    def navy(self, pos: War) -> None:
        if pos.ground.at_sea:
            pos.push(Ferries(enemy(self.side)))
            pos.push(Ferries(self.side))
            pos.push(RiverBoxes(self.side))
        if pos.ground.campaign:
            pos.push(Admiralty(self.side))
        elif pos.ground.at_sea:
            rearm(pos, self.side)

    def landing_plans(self, pos: War) -> None:
        if pos.ground.at_sea:
            review_landings(pos)
            pos.push(LandingPlans(self.side))

    def loading(self, pos: War) -> None:
        if self.side == JAPAN and pos.ground.campaign:
            pos.push(HomePort())

    def air_readiness(self, pos: War) -> None:
        ready(pos)
        post_patrols(pos, self.side)
        check_capacity(pos)

    def air_missions(self, pos: War) -> None:
        pos.push(AirRound(self.side))

    def rebels(self, pos: War) -> None:
        """The end of the Chinese initial phase: guerrillas are recruited, bases become active (39, 39E)."""
        if self.side == CHINA and pos.ground.campaign:
            pos.push(Mustering())

    def close(self, pos: War) -> None:
        age_points(pos)
        release_points(pos)
        pos.fresh = []
        if self.side == JAPAN:
            cap_points(pos)
        if self.side == CHINA and pos.ground.campaign:
            if pos.capital < 0:
                pos.push("NewGovernment")
            if begins_month(pos):
                pos.push(Mending())


def begin_phase(pos: War, phase: str) -> None:
    """Marks and points spent are those of a phase; who has spent any has given up its work."""
    drop_works(pos)
    if pos.phase == "movement":
        end_movement(pos)
        pos.busy = [p for p in pos.units_of(pos.phasing) if pos.marks[p] or pos.spent[p]]
    pos.plotted, pos.sabotaged, pos.scorched, pos.sparing = {}, {}, {}, {}
    fall_back(pos)
    pos.phase = phase
    if is_opening(pos):
        pos.index.zones = [None, None]
    pos.marks = [0] * len(pos.marks)
    pos.spent = [0] * len(pos.spent)
    pos.marched = [0] * len(pos.marched)
    pos.burdens = {}
    pos.burma_entered = 0
    if any(pos.hits):
        pos.cite("WOR-6B-q")
    leave_fields(pos)
    begin_phase_at_sea(pos)
