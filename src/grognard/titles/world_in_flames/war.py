"""The position of the war, and the one way in which counters change place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

from grognard.core.advice import differences
from grognard.core.kinds import Args, Derived, Hidden, Modifier, Number, Open, Pieces, Shared, Side, Word
from grognard.core.options import Choices, chosen
from grognard.core.position import Position
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import CARRIER, CHINA, NOBODY, SIDES, USSR, VICHY, Bytes, WorldKit
from grognard.titles.world_in_flames.meta import META

T = TypeVar("T")

# marks of a counter in the current phase
MOVED, RAILED, DROPPED, WEARY = 1, 2, 4, 8
PASS, AIR, LAND, COMBINED, NAVAL = range(5)
ACTIONS = ("pass", "air", "land", "combined", "naval")
LAND_MOVES, ATTACKS, RAIL_MOVES, MISSIONS, SAILINGS = range(5)
LIMITED = 5
"""What actions limit, by its place in `used`."""

# what an aircraft in the air does; CLEARED and FAR are added to it
GROUNDED, PATROL, ESCORT, INTERCEPTOR, BOMBER = range(5)
ROLE, CLEARED, FAR = 7, 8, 16
"""CLEARED: it has passed the enemy's fighters; FAR: it flew with extended range (14.1.1)."""


AXIS, ALLIES = range(2)
"""The camps."""

GROUND, SKY, HARBOUR = range(3)
"""The layers of the index."""


LAND_MOVED, WINGS_MOVED, FLEET_MOVED, SEA_MOVED, LAND_CALLED, WINGS_CALLED, FLEET_CALLED = (1 << n for n in range(7))
MOVED_BY_LAYER, CALLED_BY_LAYER = (LAND_MOVED, WINGS_MOVED, FLEET_MOVED), (LAND_CALLED, WINGS_CALLED, FLEET_CALLED)
"""What has become of a counter, as bits: one of its kind has changed place, or has come into play or left it; SEA:
whatever its kind, it has come into a sea box or left one. A fact that is remembered says which of them end it."""
ANYTHING, NOTHING = (1 << 7) - 1, 0


class Index:
    """Who is where, by space: derived from `place`, kept up by `War.put`; and what follows, until it changes.

    What follows is kept in `known`, by what ends it. Aircraft over or in a hex stand in `air`, ships in port in `port`:
    stacking, zones and combat on land never look at them (2.3.1-q). In the section of a sea box all stand in `at`.
    """

    __slots__ = ("air", "at", "era", "home", "homes", "known", "nation", "port")

    def __init__(self, size: int) -> None:
        self.nation: list[int] = []
        self.home: list[int] = []
        self.homes = np.zeros(0, np.int32)
        self.at: list[tuple[int, ...]] = [()] * size
        self.air: list[tuple[int, ...]] = [()] * size
        self.port: list[tuple[int, ...]] = [()] * size
        self.known: dict[int, dict[object, Any]] = {}
        self.era = object()
        """The same in two copies between which nothing was forgotten but by counters that changed place."""

    @property
    def layers(self) -> tuple[list[tuple[int, ...]], ...]:
        return self.at, self.air, self.port

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at, twin.air, twin.port = self.at.copy(), self.air.copy(), self.port.copy()
        twin.known = {ends: facts.copy() for ends, facts in self.known.items()}
        twin.era = self.era
        twin.nation, twin.home, twin.homes = self.nation, self.home, self.homes
        return twin


class WarArgs(Args):
    """What events, questions and reasons of World in Flames speak of."""

    action: Word
    weather: Word
    season: Word
    year: Number
    table: Word
    odds: Word
    result: Word
    attack: Number
    defence: Number
    need: Number
    left: Number
    box: Number
    shift: Modifier
    axis: Number
    allied: Number
    points: Number
    halves: Number
    taker: Side
    mission: Word
    wings: Pieces
    times: Word
    nation: Word
    place: Word
    """What the USA occupies, by its key."""
    policy: Word
    """An option of US entry, by its key."""
    deed: Word
    """An action of US entry, by its key."""
    stock: Word
    """A pool of entry markers, by its key."""


class War(Position, kw_only=True):
    """Everything that changes in a game. Lists are indexed by piece, space, side, nation or weather zone."""

    args = WarArgs
    chapters = "grognard.titles.world_in_flames.chapters"

    kit: Shared[WorldKit]
    index: Derived[Index]
    options: Open[Choices]
    scenario: Open[str]
    first_season: Open[int]
    first_year: Open[int]
    turn: Open[int]
    last_turn: Open[int]
    phasing: Open[int]
    phase: Open[str] = ""
    place: Open[list[int]]
    down: Open[list[int]]
    """By piece: 1 if it lies face-down."""
    marks: Open[list[int]]
    spent: Open[list[int]]
    """Movement points spent in this phase."""
    due: Open[list[int]]
    """By piece on the production circle: the turn in which it arrives."""
    holder: Open[list[int]]
    """By space: the side that controls it, itself or by its minors; see OWNERS."""
    leader: Open[list[int]]
    """By nation: the side that leads it."""
    aloof: Open[list[int]]
    """By nation: sides, as bits, with which it is at peace though its leader is at war with them."""
    conquered: Open[list[int]]
    """By nation: 1 if its leader has conquered it."""
    wars: Open[list[int]]
    """By side: the sides with which it is at war, as bits."""
    camps: Open[list[int]]
    """By side: the camp that it plays for; -1 if it does not play."""
    feuds: Open[dict[int, int]] = {}
    """By minor: sides, as bits, with which it is at war though its leader need not be (9.7-b)."""
    raiders: Open[dict[int, int]] = {}
    """By nation that is surprised: the powers, as bits, that have declared war on it in this impulse (15-a)."""
    bound: Open[int] = 0
    """1 in an impulse in which a declaration is compulsory: there is no other (9.3)."""
    pacts: Open[dict[int, int]] = {}
    """Neutrality pacts by the two powers, as bits, and the year in which each was signed (9.5)."""
    affronts: Open[list[tuple[int, int]]] = []
    """A power that aircraft have attacked from the other's land since the two signed their pact, and that one (9.5)."""
    burma: Open[int] = 0
    """1 while Japan's pressure on the Commonwealth closes the Burma Road (13.3.3, action 6)."""
    gift_ships: Open[int] = 0
    """Surface ships of the Commonwealth that have been cheaper by the gift of destroyers (13.3.2, option 16)."""
    escorting: Open[list[int]] = []
    """Units of the neutral USA that fight in this round beside Allied convoys (13.3.2)."""
    kept: Open[dict[int, tuple[int, int]]] = {}
    """By hex: the minor that has taken it and holds it itself, and the power that it took it from (2.5-q)."""
    demobbed: Open[list[int]] = []
    """Reserves and militia that have left the game until their power is at war again (9.6, 13.7.3)."""
    red: Open[int] = 0
    """1 while the player of the USSR moves the Chinese Communists (20)."""
    red_cities: Open[list[int]] = []
    """Chinese cities of the Communists, while China holds them (20)."""
    leased: Open[list[int]] = []
    """Aircraft in the lend-lease pool (13.6.4)."""
    shelved: Open[list[int]] = []
    """Chinese militia that was taken out of the pool while the other faction holds its city (4.2-h)."""
    order: Open[list[int]] = []
    """The powers of the phasing camp, in the order in which they act in each step of this impulse."""
    barring: Open[list[int]]
    """By side: powers of its camp, as bits, that may not enter its territory (18.2-q)."""
    output: Open[list[int]]
    """By side: what it produced in the last turn."""
    tally: Open[list[tuple[int, ...]]]
    """By side: its action in this impulse, and what it has used of its limits, while another of its camp acts."""
    surprised: Open[int] = 0
    """The sides that are surprised in this impulse, as bits (15)."""
    startled: Open[list[int]]
    """Minors that are surprised in this impulse: war was declared on them (15)."""
    taken: Open[list[int]]
    """Cities that changed hands in this turn: nobody draws supply from them (2.4.2)."""
    ferried: Open[list[tuple[int, int, int]]]
    """Straits that a unit has crossed by rail in this turn: its side, and the two hexes (11.10)."""
    razed: Open[list[int]]
    """Fort hexes that have changed hands: their forts are gone (11.16.1)."""
    weather: Open[list[int]]
    """By weather zone."""
    asterisks: Open[int] = 0
    circled: Open[int] = 1
    """How far the impulse marker goes in this weather."""
    box: Open[int] = 0
    """Where the impulse marker lies."""
    impulses: Open[int] = 0
    """Impulses played in this turn."""
    initiative: Open[int]
    """The side that has the initiative."""
    track: Open[int]
    """Where the initiative marker lies."""
    opener: Open[int]
    """The side that plays the first impulse of the turn."""
    action: Open[int] = PASS
    used: Open[list[int]]
    """What the phasing side has used up of its limits in this impulse."""
    attacks: Open[dict[int, tuple[int, ...]]]
    """The attacks that are declared: who attacks each hex."""
    role: Open[list[int]]
    """By aircraft: what it does in the air; nothing while it is at its base."""
    idle: Open[int] = 0
    """The sides that passed in their last impulse, as bits: they fly nothing (14.2-a)."""
    support: Open[dict[int, tuple[int, int]]]
    """Ground support by hex, of the attackers and of the defenders, in eighths of a factor (11.16.4)."""
    staffs: Open[dict[int, int]] = {}
    """Headquarters that are named to support a combat, by twice the hex, and one more for its attackers (11.16.3)."""
    emergency: Open[dict[int, int]] = {}
    """By unit: the headquarters that supplies it in this impulse though it is out of supply (2.4.3)."""
    backed: Open[dict[int, int]] = {}
    """Those whose dice have succeeded."""
    shelling: Open[dict[int, tuple[int, int]]] = {}
    """Shore bombardment by hex, of the attackers and of the defenders, in eighths of a factor (11.16.2)."""
    launched: Open[dict[int, int]] = {}
    """By CV: the hex over which its plane flies (14.4)."""
    aboard: Open[dict[int, int]]
    """By transport aircraft: the land unit that it carries."""
    drops: Open[dict[int, tuple[int, ...]]]
    """By hex: the units that have parachuted into it and fight for it (11.15)."""
    landing: Open[dict[int, int]]
    """By unit that has come from the sea in this impulse: the section of the sea box (11.14)."""
    notional: Open[dict[int, int]]
    """By hex that is landed in: the factor of its notional unit (11.14)."""
    damaged: Open[list[int]]
    """By ship: 1 if it is damaged (11.5.8)."""
    shaken: Open[dict[int, int]]
    """By unit in this round of a naval combat: halves of an abort; two are one (11.5.8)."""
    prizes: Open[dict[int, int]]
    """Ships that were taken, and the side that has them (11.11.6)."""
    homeward: Open[list[int]] = []
    """Units at sea that are to return to base at the end of this turn, in their order (13.4)."""
    scouts: Open[list[tuple[int, int, int]]]
    """Units that were turned face-down to intercept in this impulse: side, sea, unit (11.4.6)."""
    crowded: Open[list[int]] = []
    """Ports that held ships of several powers when the impulse began (11.4.2)."""
    took_off: Open[dict[int, int]] = {}
    """By bomber on a mission of this impulse: the hex from which it took off (15)."""
    sharing: Open[dict[int, int]] = {}
    """By power: for whom its convoys carry what they have room for, as bits (13.6.1)."""
    crossing: Open[int] = 0
    """The powers, as bits, for whom the keeper of the canal of Panama has said otherwise: his camp crosses (11.4.4)."""
    entered: Open[list[int]]
    """Seas in which units of the phasing side, other than SUBs, have ended a move in this impulse (11.6)."""
    contested: Open[list[int]]
    """Seas in which somebody has tried to start a combat in this impulse (11.5.1)."""
    moved_works: Open[list[tuple[int, int, int]]]
    """Blue factories that went by rail: where they are printed, where they are, the turn in which they work (11.10)."""
    pooled: Open[list[int]]
    """By piece: 1 if it belongs to a force pool while it is in that box: it can be drawn (4.1)."""
    seized: Open[list[tuple[int, int, int]]] = []
    """Cargo that is searched and seized in this production: whose convoys bear it, for whom, and the sea (13.6.1)."""
    redress: Open[dict[int, int]] = {}
    """What Germany has for a Soviet attack on a minor, each turn: 1 a build point less, 2 an oil more (5.1)."""
    struck: Open[int] = 0
    """The powers, as bits, on which another has declared war in this turn (13.6.6-f)."""
    pledges: Open[list[tuple[int, int, int, int]]] = []
    """What powers have promised for this turn: giver, taker, resources, build points (5)."""
    points: Open[list[int]]
    """By side: build points left in this production."""
    built: Open[list[int]]
    """By side and class: units built in the last production, which set this one's limits (13.6.6)."""
    building: Open[list[int]]
    """By side and class: units built in this production."""
    beset: Open[int] = 0
    """The sides whose units were attacked at home in this turn, as bits (13.6.3-c)."""
    bombed: Open[dict[int, int]]
    """By hex: points lost to strategic bombing in this turn (11.7)."""
    fallen: Open[dict[int, int]] = {}
    """By nation that is conquered, partly or wholly: the side that has conquered it (13.7.1)."""
    fell: Open[dict[int, int]] = {}
    """By nation: the turn in which it was conquered."""
    refuges: Open[dict[int, int]] = {}
    """By nation whose home country is conquered: the home country that serves its units (13.7.1)."""
    exiles: Open[dict[int, int]] = {}
    """By conquered nation: the turn in which a unit of it last arrived in its new home (13.7.1)."""
    foremost: Open[dict[int, int]] = {}
    """By nation: the side that was the last to take its capital, a factory, a city or a port (13.7.1)."""
    assailed: Open[dict[int, int]] = {}
    """By minor: the turn in which the Axis declared war on it (13.7.2)."""
    claims: Open[dict[int, int]] = {}
    """Soviet border claims by nation: 1 granted, 2 rejected, 3 peace since then, 4 conquered (19.6)."""
    partition: Open[int] = 0
    """1 once the USSR has taken eastern Poland (19.5.1)."""
    trespass: Open[int] = 0
    """Germany and the USSR, as bits, whose units have been where the other's sphere is (19.5.3)."""
    mediated: Open[int] = 0
    """When Germany has answered Hungary and Bulgaria: impulses since the game began (19.6.2)."""
    mediation: Open[int] = 0
    """What Hungary and Bulgaria ask of Romania: 1 asked, 2 allowed, 3 rejected by Germany (19.6.2)."""
    annexed: Open[dict[int, int]] = {}
    """Hexes that have become part of the home country of another nation (19.6, 19.7)."""
    freed: Open[dict[int, int]] = {}
    """By power that was liberated: the powers, as bits, that have freed it, and with which it cooperates (13.7.5)."""
    grudges: Open[dict[int, int]] = {}
    """By power that was liberated: those, as bits, that have kept what was its own: it never cooperates with them."""
    wards: Open[dict[int, int]] = {}
    """By power that was liberated: who plays it for the rest of the game (13.7.5)."""
    delivered: Open[list[int]] = []
    """The powers that were liberated in this peace (13.7.5)."""
    enrolled: Open[list[int]] = []
    """Minors whose units have been taken into the force pools of their power (19.4)."""
    free_poles: Open[int] = 0
    """1 once the Commonwealth has raised its Polish corps (19.5.1)."""
    banished: Open[list[int]] = []
    """Nations that were taken again after they had been liberated: they have no units any more (13.7.5)."""
    declared: Open[list[tuple[int, int]]] = []
    """Declarations of war of this game: the side that made it, and the nation (9.2)."""

    installer: Open[int] = NOBODY
    """The power that has installed the government of Vichy; NOBODY before, and once it has ceased to be (17)."""
    divided: Open[int] = 0
    """1 while Metropolitan France is two countries: that of Vichy and Occupied France (17.1)."""
    colours: Open[dict[int, int]] = {}
    """Counters that fight for another nation than their own: the units of Vichy (17.3)."""
    hostile: Open[int] = 0
    """The powers, as bits, to which Vichy France is hostile (17.4)."""
    indochina: Open[int] = 0
    """The turn in which Japan has aligned French Indochina; 0: it has not (9.10)."""
    crossed: Open[int] = 0
    """1 once an Allied unit has been in Metropolitan Vichy France (17.4)."""

    pact_markers: Open[list[tuple[int, int, int, int]]] = []
    """Entry markers on common borders (13.2): a number of its own, the power, the other power, its value if it lies
    open and is defensive; -1 if it is offensive, face-down."""
    pact_values: Hidden[dict[int, int]] = {}
    """The values of those markers by number: each power may look at its own."""
    pact_record: Open[list[tuple[int, int, int, int]]] = []
    """Markers that went back to the common pool and still count: power, other power, 1 if offensive, value (13.2-g)."""
    pact_serial: Open[int] = 0
    """How many markers have been laid on borders so far."""
    pact_drawn: Open[int] = -1
    """The turn in which Japan last drew a marker (13.2-a)."""

    # US entry (13.3); without it in the scenario all of this is empty
    entry_counts: Open[list[int]] = []
    """How many markers lie in each of the four pools of the USA, and in the common pool."""
    entry_pools: Hidden[list[tuple[int, ...]]] = []
    """The values of the markers in each pool of the USA: for its player alone (13.3.1)."""
    entry_cup: Hidden[list[int]] = []
    """The values of the markers in the common pool: for nobody."""
    entry_year: Open[int] = 0
    """The last year whose markers have come into the common pool."""
    entry_options: Open[dict[int, int]] = {}
    """The options of US entry that are chosen, and the turn in which each was."""
    entry_limits: Open[list[int]] = []
    """Of this turn, against Japan and against Germany and Italy: options chosen, and whether they moved a marker."""
    entry_deeds: Open[list[str]] = []
    """The actions that have counted, each with what it was about."""
    entry_queue: Open[list[tuple[str, int]]] = []
    """Actions that are still to be looked up, and the pool that each is for; -1: as the USA likes."""
    entry_opened: Open[list[int]] = []
    """Options whose ban on Allied units the Axis has ended by coming there (13.3.2, 19.9)."""
    entry_barred: Open[int] = 0
    """Pools, as bits, against whose powers the USA can never declare war (13.3.2, 13.3.3)."""

    def derive(self) -> None:
        self.options = chosen(META, self.options.made)
        index = self.index = Index(self.kit.board.size)
        found: dict[tuple[int, int], list[int]] = {}
        for p, space in enumerate(self.place):
            found.setdefault((self._layer(p, space), space), []).append(p)
        for (layer, space), pieces in found.items():
            index.layers[layer][space] = tuple(pieces)
        self.rally()

    def rally(self) -> None:
        """Which nation each counter fights for, and whose home country each hex is: anew after a change of either."""
        kit, index = self.kit, self.index
        index.nation = kit.nation
        if self.colours:
            index.nation = kit.nation.copy()
            for p, nation in self.colours.items():
                index.nation[p] = nation
        index.home, index.homes = (kit.divided_home, kit.divided_homes) if self.divided else (kit.home, kit.homes)
        if self.annexed:
            index.home = index.home.copy()
            for space, nation in self.annexed.items():
                index.home[space] = nation
            index.homes = np.array(index.home, np.int32)
        self.forget()

    @property
    def nation(self) -> list[int]:
        """By piece: the nation that it fights for; -1 for those that no country of the files has."""
        return self.index.nation

    @property
    def home(self) -> list[int]:
        """By space: the nation in whose home country it lies."""
        return self.index.home

    @property
    def homes(self) -> npt.NDArray[np.int32]:
        return self.index.homes

    @property
    def present(self) -> frozenset[int]:
        """The nations of which the sheets show at least a part."""
        kit = self.kit
        return kit.present | {kit.power[VICHY]} if self.divided else kit.present

    # counters

    def put(self, p: int, space: int) -> None:
        """Move a counter. Nothing else changes `place`."""
        old = self.place[p]
        if old == space:
            return
        index = self.index
        self.place[p] = space
        if self.colours.get(p) == self.kit.power[VICHY] and space in (self.kit.pool, self.kit.lost, self.kit.scrapped):
            self.enlist({p: -1})
        left, entered = index.layers[self._layer(p, old)], index.layers[self._layer(p, space)]
        left[old] = tuple([q for q in left[old] if q != p])
        entered[space] = tuple(sorted((*entered[space], p)))
        change = self._change(p, old, space)
        for ends, facts in index.known.items():
            if ends & change:
                facts.clear()

    def _change(self, p: int, old: int, space: int) -> int:
        """What it is to other facts that a counter has changed place."""
        kit = self.kit
        layer = SKY if kit.is_air[p] else HARBOUR if kit.is_ship[p] else GROUND
        seas = kit.seas.of
        was_at_sea, is_at_sea = seas[old] >= 0, seas[space] >= 0
        change = MOVED_BY_LAYER[layer]
        if was_at_sea or is_at_sea:
            change |= SEA_MOVED
        was, now = old < kit.hex_count, space < kit.hex_count
        if layer == HARBOUR:
            was, now = was or was_at_sea, now or is_at_sea
        return change if was == now else change | CALLED_BY_LAYER[layer]

    def enlist(self, colours: dict[int, int]) -> None:
        """Counters fight for another nation than their own from now on, or for their own again: -1."""
        self.colours = {p: nation for p, nation in {**self.colours, **colours}.items() if nation >= 0}
        self.rally()

    def _layer(self, p: int, space: int) -> int:
        """Which layer of the index a counter in a space stands in."""
        if space >= self.kit.hex_count or p < self.kit.land_count:
            return GROUND
        return SKY if self.kit.is_air[p] else HARBOUR

    def forget(self) -> None:
        """What was worked out holds no longer."""
        self.index.known, self.index.era = {}, object()

    def recall(self, other: War) -> None:
        """Take over what was worked out about another copy of this game, as far as it holds here too."""
        mine, theirs = self.index.known, other.index.known
        if self.index.era is not other.index.era:
            return
        change = 0
        for p in differences(other.place, self.place):
            change |= self._change(p, other.place[p], self.place[p])
        for ends, facts in theirs.items():
            if not ends & change:
                mine[ends] = facts | mine.get(ends, {})

    def remember(self, key: object, make: Callable[[], T], ends: int = ANYTHING) -> T:
        """Something that follows from where everybody stands, worked out once.

        `ends` are the changes that put an end to it; whatever else it follows from must `forget` when it changes.
        """
        known = self.index.known.get(ends)
        if known is None:
            known = self.index.known[ends] = {}
        if key not in known:
            found = make()
            self.index.known.setdefault(ends, {})[key] = found
            return found
        return cast(T, known[key])

    def turn_down(self, p: int) -> None:
        self.down[p] = 1

    def on_map(self, p: int) -> bool:
        return self.place[p] < self.kit.hex_count

    def side(self, p: int) -> int:
        """The side that leads a counter."""
        if self.prizes and p in self.prizes:
            return self.prizes[p]
        nation = self.index.nation[p]
        return self.leader[nation] if nation >= 0 else NOBODY

    def units_of(self, side: int) -> list[int]:
        """The land units of a side on the map."""
        return self.remember(("units", side), lambda: [p for p in self.in_play() if self.side(p) == side], LAND_CALLED)

    def in_play(self) -> list[int]:
        """All land units on the map."""
        end, land = self.kit.hex_count, self.kit.land_count
        return self.remember(
            "in play", lambda: [p for p, space in enumerate(self.place[:land]) if space < end], LAND_CALLED
        )

    def in_the_air(self) -> list[int]:
        """All aircraft on the map, in the air or at their bases."""
        end, first, last = self.kit.hex_count, self.kit.land_count, self.kit.first_ship
        return self.remember(
            "aircraft",
            lambda: [p for p, space in enumerate(self.place[first:last], first) if space < end],
            WINGS_CALLED,
        )

    def ships_of(self, side: int) -> list[int]:
        """The ships of a side in its ports and at sea."""
        return self.remember(("ships", side), lambda: [p for p in self.afloat() if self.side(p) == side], FLEET_CALLED)

    def afloat(self) -> list[int]:
        """All ships in ports and at sea."""
        kit = self.kit

        def make() -> list[int]:
            start = kit.first_ship
            places = enumerate(self.place[start:], start)
            return [p for p, space in places if space < kit.hex_count or kit.seas.of[space] >= 0]

        return self.remember("afloat", make, FLEET_CALLED)

    def in_sea(self, sea: int) -> list[int]:
        """Ships and aircraft in the sections of a sea box."""
        return [p for space in self.kit.seas.spaces[sea] for p in self.index.at[space]]

    def sea(self, p: int) -> int:
        """The sea area that a counter is in; -1 in a hex."""
        return self.kit.seas.of[self.place[p]]

    def section(self, p: int) -> int:
        return self.kit.seas.section[self.place[p]]

    def sky_at_sea(self, sea: int) -> int:
        """The weather in a sea area."""
        return self.weather[self.kit.seas.zone[sea]]

    def aircraft_of(self, side: int) -> list[int]:
        """The aircraft of a side on the map."""
        return self.remember(
            ("aircraft", side), lambda: [p for p in self.in_the_air() if self.side(p) == side], WINGS_CALLED
        )

    def based_at(self, space: int) -> list[int]:
        """Aircraft at their base in a hex."""
        return [p for p in self.index.air[space] if not self.role[p]]

    def flying_at(self, space: int, side: int) -> list[int]:
        """Aircraft of a side in the air over a hex."""
        return [p for p in self.in_flight(space) if self.side(p) == side]

    def in_flight(self, space: int) -> list[int]:
        """All aircraft in the air over a hex, carrier planes among them."""
        based = [p for p in self.index.air[space] if self.role[p]]
        return based + [p for p, over in sorted(self.launched.items()) if over == space and self.role[p]]

    def over(self, p: int) -> int:
        """Where an aircraft is: a carrier plane may be elsewhere than its ship."""
        return self.launched.get(p, self.place[p])

    def wings_of(self, side: int) -> list[int]:
        """The aircraft of a side on the map, and its CVs at sea, whose planes are aircraft like others (14.4)."""
        kit = self.kit
        decks = (p for p in self.ships_of(side) if kit.kind[p] == CARRIER and kit.seas.of[self.place[p]] >= 0)
        return [*self.aircraft_of(side), *decks]

    def units_at(self, space: int, side: int) -> list[int]:
        return [p for p in self.index.at[space] if self.side(p) == side]

    # the map

    @property
    def skies(self) -> tuple[int, ...]:
        return tuple(self.weather)

    def sky(self, space: int) -> int:
        """The weather in a hex."""
        return self.kit.seasons.sky(self.skies)[space]

    def holders(self) -> Bytes:
        return self.remember("holders", lambda: np.array(self.holder, np.uint8), NOTHING)

    def has_fort(self, link: int) -> bool:
        """Whether who goes along a link meets a fort."""
        return bool(self.kit.fort[link]) and int(self.kit.board.target[link]) not in self.razed

    # the calendar

    @property
    def season(self) -> int:
        return (self.first_season + self.turn - 1) % len(SEASONS)

    @property
    def year(self) -> int:
        return self.first_year + (self.first_season + self.turn - 1) // len(SEASONS)

    def seat(self, side: int) -> str:
        """Who decides for a side.

        Who has installed it for Vichy France (17.1), the USSR for Communists (20), its liberator for a liberated
        power (13.7.5).
        """
        if side == CHINA and self.red:
            return SIDES[USSR]
        if side == VICHY and self.installer != NOBODY:
            return SIDES[self.installer]
        return self.seat(self.wards[side]) if side in self.wards else SIDES[side]

    def plays(self, option: str) -> bool:
        """Whether an optional rule is in force."""
        return self.options.otherwise[option]
