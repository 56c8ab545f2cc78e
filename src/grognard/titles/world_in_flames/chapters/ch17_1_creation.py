"""17.1, 17.2 An Axis power in Paris may install the government of Vichy; dice say what follows it, and what France."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side
from grognard.core.steps import Answers, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import Conquest, heir, lands, other_homes
from grognard.titles.world_in_flames.chapters.ch17_3_units import (
    GUESTS,
    Departure,
    Expulsion,
    abroad,
    afloat,
    conscripts,
    disband,
    guests,
    half_built,
    in_axis_hands,
    swear_in,
    thin_out,
)
from grognard.titles.world_in_flames.chapters.ch17_4_status import SAHARA, group_of
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of
from grognard.titles.world_in_flames.kit import CARRIER, FRANCE, GERMANY, NOBODY, VICHY
from grognard.titles.world_in_flames.verbs import INSTALL, REFRAIN, REFUGE
from grognard.titles.world_in_flames.war import AXIS, War

ABROAD = -2
"""What capital ships abroad take from the dice (17.2)."""
CAPITAL_SHIPS = ("BB", CARRIER)


def occupiers(pos: War) -> list[int]:
    """The Axis powers with a supplied land unit in Paris; Germany chooses first (17.1)."""
    paris = pos.kit.places.get("Paris", -1)
    if paris < 0:
        return []
    there = [p for p in pos.index.at[paris] if pos.side(p) not in (VICHY, NOBODY)]
    found = {pos.side(p) for p in there if pos.camps[pos.side(p)] == AXIS and in_supply(pos, p)}
    return sorted(found, key=lambda side: (side != GERMANY, side))


def why_not_install(pos: War, side: int) -> Refusals:
    """The rule that keeps a power from installing Vichy."""
    france = pos.kit.power[FRANCE]
    if pos.camps[FRANCE] < 0 or pos.conquered[france] or pos.divided or side not in occupiers(pos):
        return ("WIF-17.1-a", "WIF-13.7.4-a")
    return None if pos.wars[side] >> FRANCE & 1 else "WIF-17.1-a"


class VichyChoice(Answers[War], frozen=True):
    """A power whose troops stand in Paris says whether it installs the government of Vichy (13.7.4)."""

    side: Side

    def advance(self, pos: War) -> Asks:
        if why_not_install(pos, self.side):
            pos.pop()
            return None
        rules = ("WIF-17.1-a", "WIF-13.7.4-a", *(("WIF-17.1-b",) if len(occupiers(pos)) > 1 else ()))
        return Ask(pos.seat(self.side), "vichy", [INSTALL, REFRAIN], rules, {"side": self.side})

    @offers(INSTALL, None, lambda self, pos, _: why_not_install(pos, self.side))
    def install(self, pos: War) -> None:
        pos.replace(Foundation(self.side))

    @offers(REFRAIN)
    def refrain(self, pos: War) -> None:
        pos.pop()


def candidates(pos: War) -> list[int]:
    """The powers that are asked, in their order."""
    return [side for side in occupiers(pos) if not why_not_install(pos, side)]


def possessions(pos: War) -> dict[str, list[int]]:
    """What France leads beside itself, by administrative group; what is conquered stays so (17.1)."""
    france, found = pos.kit.power[FRANCE], dict[str, list[int]]()
    for nation, side in enumerate(pos.leader):
        if side == FRANCE and nation != france and not pos.conquered[nation] and nation in pos.present:
            found.setdefault(group_of(pos, nation), []).append(nation)
    order = [row["group"] for row in pos.kit.tables["groups"]]
    return dict(sorted(found.items(), key=lambda each: order.index(each[0])))


def fleet_is_abroad(pos: War) -> bool:
    """Whether a French CV or BB on the maps is not in a port of Metropolitan France (17.2)."""
    home = (pos.kit.power[FRANCE], pos.kit.power[VICHY])
    return any(
        pos.kit.kind[p] in CAPITAL_SHIPS and not (pos.on_map(p) and pos.home[pos.place[p]] in home)
        for p in pos.ships_of(FRANCE)
        if pos.nation[p] == pos.kit.power[FRANCE]
    )


class Foundation(Steps[War], frozen=True):
    """The government of Vichy is installed: lands, then units, in the order of the rulebook (17.1 to 17.3)."""

    side: Side
    total: Number = 0
    """1 if Free France has no minor left: then it is wholly conquered (17.2)."""
    steps = (
        "found",
        "groups",
        "enclaves",
        "home",
        "strangers",
        "at_sea",
        "among_axis",
        "among_allies",
        "recruits",
        "disband",
        "swear",
        "pools",
        "ruin",
    )

    def found(self, pos: War) -> None:
        """Two countries come of one; Free France is a power that is partly conquered (17.1)."""
        kit, side = pos.kit, self.side
        france, vichy = kit.power[FRANCE], kit.power[VICHY]
        pos.divided, pos.installer, pos.camps[VICHY] = 1, side, AXIS
        pos.leader[vichy], pos.conquered[vichy] = VICHY, 0
        pos.wars[VICHY] = pos.hostile = pos.crossed = 0
        pos.rally()
        pos.conquered[france] = 1
        pos.fallen, pos.fell = {**pos.fallen, france: side}, {**pos.fell, france: pos.turn}
        for space in lands(pos, france):
            french = any(pos.side(p) == FRANCE for p in (*pos.index.at[space], *pos.index.air[space]))
            pos.holder[space] = side if french else heir(pos, space, FRANCE, side)
        for space in lands(pos, vichy):
            if "Corsica" not in kit.region[space] or pos.holder[space] == FRANCE:
                pos.holder[space] = VICHY
        pos.forget()
        pos.event("vichy-installed", "WIF-17.1-a", "WIF-13.7.4-a", "WIF-17.1-c", side=side)
        pos.cite("WIF-17.1-d", "WIF-17.1-e", "WIF-17.1-f", "WIF-17.1-g", "WIF-17.1-h", "WIF-17.1-i", "WIF-2.5-p")
        stir(pos, "vichy", power=side)

    def groups(self, pos: War) -> None:
        """A die for each administrative group (17.2)."""
        kit, abroad_ = pos.kit, fleet_is_abroad(pos)
        once_french = (n for n, row in enumerate(kit.tables["countries"]) if row["controller_sep_1939"] == "France")
        if any(pos.conquered[nation] for nation in once_french):
            pos.cite("WIF-17.1-j")
        start = {row["group"]: int(row["free_from"]) for row in kit.tables["groups"]}
        for group, nations in possessions(pos).items():
            die, modifier = pos.roll(10), ABROAD * abroad_
            free = die + modifier >= start[group]
            rules = ("WIF-17.2-a", "WIF-17.2-b", *(("WIF-17.2-c",) if abroad_ else ()))
            pos.cite("WIF-17.1-k", *([SAHARA[group]] if group in SAHARA else []))
            for nation in nations:
                if free:
                    pos.event("stays-free", *rules, nation=key_of(pos, nation), die=die, modifier=modifier)
                    continue
                pos.event("follows-vichy", *rules, nation=key_of(pos, nation), die=die, modifier=modifier)
                pos.leader[nation] = VICHY
                for space in lands(pos, nation):
                    if pos.holder[space] == FRANCE:
                        pos.holder[space] = VICHY
            pos.forget()

    def enclaves(self, pos: War) -> None:
        """What France held in lands of others goes to who stands there, or to who had it before (17.2)."""
        kit = pos.kit
        for space in kit.land:
            home = pos.home[space]
            if pos.holder[space] != FRANCE or home < 0 or pos.leader[home] in (FRANCE, VICHY):
                continue
            there = {pos.side(p) for p in pos.index.at[space]} - {FRANCE, NOBODY, VICHY}
            owner = min(there) if there else pos.leader[home]
            pos.holder[space] = owner
            pos.event("enclave", "WIF-17.2-d", side=owner, space=space)
        pos.forget()

    def home(self, pos: War) -> Asks:
        """Free France needs another home country (17.2)."""
        france = pos.kit.power[FRANCE]
        homes = other_homes(pos, france)
        if not homes:
            self.turn_to(pos, "strangers", total=1)
            return None
        args: dict[str, object] = {"nation": key_of(pos, france)}
        pos.cite("WIF-17.6-a")
        return Ask(pos.seat(FRANCE), "refuge", REFUGE.each(key_of(pos, home) for home in homes), ("WIF-17.2-e",), args)

    @offers(REFUGE, why=lambda self, pos, key: "WIF-17.2-e")
    def take_refuge(self, pos: War, key: str) -> None:
        home = nation_of(pos, key)
        pos.refuges = {**pos.refuges, pos.kit.power[FRANCE]: home}
        if pos.kit.nations[home] in SAHARA:
            pos.cite(SAHARA[pos.kit.nations[home]])
        pos.forget()
        self.turn_to(pos, "strangers")

    # 17.3, in its order

    def strangers(self, pos: War) -> None:
        pos.push(Departure(guests(pos), GUESTS))

    def at_sea(self, pos: War) -> None:
        pos.push(Departure(afloat(pos), "sea"))

    def among_axis(self, pos: War) -> None:
        pos.push(Departure(in_axis_hands(pos), "axis"))

    def among_allies(self, pos: War) -> None:
        for side in reversed(members(pos, 1 - AXIS)):
            if side != FRANCE and abroad(pos, side):
                pos.push(Expulsion(side))

    def recruits(self, pos: War) -> None:
        """What was being built joins the army of Vichy (17.3)."""
        pos.push(Departure(half_built(pos), "circle"))

    def disband(self, pos: War) -> None:
        """Reserves, militia and half of the rest go back to the force pools, in each group (17.3)."""
        for units in reversed(conscripts(pos)):
            disband(pos, units)

    def swear(self, pos: War) -> None:
        swear_in(pos)

    def pools(self, pos: War) -> None:
        thin_out(pos)

    def ruin(self, pos: War) -> None:
        """Without a minor Free France is wholly conquered; what follows Vichy is not hers any more (17.2)."""
        if self.total:
            pos.cite("WIF-17.2-f")
            pos.push(Conquest(pos.kit.power[FRANCE], self.side, FRANCE))
