"""9.2, 9.7, 9.8, 19.2, 19.4 Declarations of war on powers and minors, minors that align, and how they set up."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.files import Row
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_control import hand_over
from grognard.titles.world_in_flames.chapters.ch2_stacking import why_not_stack
from grognard.titles.world_in_flames.chapters.ch4_arrivals import waiting
from grognard.titles.world_in_flames.chapters.ch9_4_us_war import UsDeclaration, why_not_us_minor, why_not_us_war
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import (
    break_pact,
    has_pact,
    why_not_break,
    why_not_renew,
)
from grognard.titles.world_in_flames.chapters.ch9_6_reserves import call_back
from grognard.titles.world_in_flames.chapters.ch9_10_occupation import COLONIES
from grognard.titles.world_in_flames.chapters.ch9_10_occupation import occupy as take_colony
from grognard.titles.world_in_flames.chapters.ch9_10_occupation import why_not_occupy as why_not_take_colony
from grognard.titles.world_in_flames.chapters.ch9_compulsory import duty, why_not_other
from grognard.titles.world_in_flames.chapters.ch11_4_routes import why_not_berth
from grognard.titles.world_in_flames.chapters.ch13_3_actions import settle_entry
from grognard.titles.world_in_flames.chapters.ch13_3_burma import close, why_not_close
from grognard.titles.world_in_flames.chapters.ch13_3_deeds import alignment_deed, minor_war_deed, war_deed
from grognard.titles.world_in_flames.chapters.ch13_3_islands import (
    OCCUPIED,
    RULES,
    ULSTER,
    Cession,
    occupy,
    why_not_occupy,
)
from grognard.titles.world_in_flames.chapters.ch13_3_markers import AXIS as POOLS
from grognard.titles.world_in_flames.chapters.ch13_3_markers import in_play
from grognard.titles.world_in_flames.chapters.ch13_3_us_entry import enter_war
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import colonies
from grognard.titles.world_in_flames.chapters.ch17_4_status import why_not_fight_vichy
from grognard.titles.world_in_flames.chapters.ch19_alignment import why_not_join, why_not_soviet_war
from grognard.titles.world_in_flames.chapters.ch19_annexed import REGIONS, give_rock
from grognard.titles.world_in_flames.chapters.ch19_claims import BorderClaim, why_not_claim
from grognard.titles.world_in_flames.chapters.ch19_minors import patrons
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of, note_declaration
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.kit import (
    CHINA,
    CONVOY,
    COUNTER,
    GERMANY,
    ITALY,
    JAPAN,
    NOBODY,
    POWER_KEYS,
    SIDES,
    USA,
    USSR,
    VICHY,
)
from grognard.titles.world_in_flames.verbs import (
    ALIGN,
    BREAK_PACT,
    CLAIM,
    CLOSE_ROAD,
    DECLARE,
    DECLINE,
    DONE,
    OCCUPY,
    PLACE,
    RENEW_PACT,
    TAKE_IN,
)
from grognard.titles.world_in_flames.war import War

NOT = "not "
AFLOAT = 2
ALREADY_CALLED = (JAPAN, CHINA)
"""The powers that have called their reserves before any scenario begins (9.6-g)."""
"""So many years after its date a ship of a minor is at sea when it enters the war (19.4-e)."""
VICHY_WARS = {USA: ("WIF-9.4-d", "WIF-17.4-c")}
"""The rules by which a power declares war on Vichy France, where it has one of its own."""
BOTH = "Germany-Italy"
"""The attempt of the USA on Germany and Italy together (9.4-c)."""


def neutrals(pos: War) -> list[int]:
    """The minors with a capital on the map that follow nobody."""
    pos.cite("WIF-19-c")
    nations = {nation for nation in pos.kit.capital.values() if nation in ground(pos).neutral}
    return sorted(nation for nation in nations if pos.leader[nation] == NOBODY and not pos.conquered[nation])


def power_of(key: str) -> int:
    """The power that a key names; -1 for none."""
    return POWER_KEYS.index(key) if key in POWER_KEYS else -1


def _terms(pos: War, nation: int) -> Row:
    """What the scenario says of a minor's choice of sides, if it departs from chapter 19."""
    name = pos.kit.nations[nation]
    rows = (row for row in pos.kit.tables["alignments"] if row["scenario"] == pos.scenario and row["minor"] == name)
    return next(rows, {})


def has_terms(pos: War) -> bool:
    """Whether a scenario says itself who may align."""
    return any(row["scenario"] == pos.scenario for row in pos.kit.tables["alignments"])


def why_not_declare(pos: War, side: int, key: str, tried: int = 0) -> Refusals:
    """The rule that keeps a side from declaring war on a power or a minor."""
    foe, nation = power_of(key), nation_of(pos, key)
    if side == CHINA:
        return "WIF-9.2-f"
    if key == BOTH:
        if pos.bound:
            return "WIF-9.3-a"
        both = why_not_us_war(pos, GERMANY, tried) or why_not_us_war(pos, ITALY, tried)
        return both if side == USA else "WIF-9-a"
    if foe >= 0:
        return why_not_fight(pos, side, foe, tried)
    if nation < 0 or nation not in pos.kit.minors:
        return "WIF-9-a"
    if side == VICHY:
        return "WIF-17.4-a"
    if nation not in neutrals(pos):
        if pos.leader[nation] == NOBODY and not pos.conquered[nation]:
            return "WIF-9-a"
        return ("WIF-9.2-b", "WIF-19.8-f") if pos.kit.nations[nation] == "Mongolia" else "WIF-9.2-b"
    other = why_not_other(pos, side, nation)
    if other:
        return other
    terms = _terms(pos, nation)
    if terms and terms["attacked_by"] == f"{NOT}{SIDES[side]}":
        return terms["rule"]
    if side == USA and why_not_us_minor(pos):
        return why_not_us_minor(pos)
    return why_not_soviet_war(pos, nation) if side == USSR and not has_terms(pos) else None


def why_not_fight(pos: War, side: int, foe: int, tried: int) -> Refusals:
    """The rule that keeps a power from declaring war on another one."""
    if pos.camps[foe] < 0:
        return "WIF-9-a"
    if VICHY in (side, foe):
        return why_not_fight_vichy(pos, side, foe)
    if pos.camps[foe] == pos.camps[side] or pos.wars[side] >> foe & 1:
        return "WIF-9.2-b"
    other = why_not_other(pos, side, pos.kit.power[foe])
    if other:
        return other
    if has_pact(pos, side, foe):
        return ("WIF-9.5-f", "WIF-19.5-a") if {side, foe} == {GERMANY, USSR} else "WIF-9.5-f"
    return why_not_us_war(pos, foe, tried) if side == USA and in_play(pos) else None


def why_not_align(pos: War, side: int, key: str, aligned: int) -> Refusals:
    """The rule that keeps a minor from joining a side of its own will."""
    nation = nation_of(pos, key)
    if nation not in neutrals(pos):
        return "WIF-9.8-a"
    if not has_terms(pos):
        return why_not_join(pos, side, nation) or (("WIF-9.8-a", "WIF-19.7-b") if aligned else None)
    if _terms(pos, nation).get("power") != SIDES[side]:
        return "WIF-9.8-a"
    return "WIF-9.8-a" if aligned else None


def begin_war(pos: War, side: int, foe: int) -> None:
    """Two powers are at war, by a declaration of the first: the other, and its minors, are surprised (9.2-c, 15-a)."""
    kit = pos.kit
    pos.wars[side] |= 1 << foe
    pos.wars[foe] |= 1 << side
    surprise(pos, side, foe)
    note_declaration(pos, side, kit.power[foe])
    hand_over(pos, side, foe)
    pos.forget()
    pos.cite("WIF-9.1-a", "WIF-9.2-c", "WIF-9.5-i", "WIF-15-c")
    if foe == CHINA:
        pos.cite("WIF-20-e")
    if foe == USA:
        enter_war(pos, side)


def surprise(pos: War, side: int, foe: int) -> None:
    """Who has war declared on it is surprised by who declares it, for this impulse (15-a)."""
    nation = pos.kit.power[foe]
    pos.surprised |= 1 << foe
    pos.raiders = {**pos.raiders, nation: pos.raiders.get(nation, 0) | 1 << side}
    pos.cite("WIF-15-a", "WIF-9.9-h")


def call_reserves(pos: War, *sides: int) -> None:
    """A power that is at war with another may call its reserves at once (9.6-a)."""
    for side in reversed(sides):
        if side in ALREADY_CALLED and not waiting(pos, side):
            pos.cite("WIF-9.6-g")
        call_back(pos, side)
        if waiting(pos, side):
            pos.push("Reserves", side)


class Declarations(Menu[War], frozen=True):
    """A power's part in the first step of an impulse: pacts, wars, claims, and minors that join."""

    side: Side
    aligned: Number = 0
    """1 once a minor has joined in this impulse: no other may (9.8-a)."""
    tried: Number = 0
    """The pools, as bits, against which the USA has tried to declare war (9.4-b)."""
    renewed: Number = 0
    """The powers, as bits, that have been asked to confirm a pact (9.5-c)."""
    ceded: Number = 0
    """1 once the Commonwealth has been asked for Northern Ireland in this phase."""

    def _minors(self, pos: War) -> list[str]:
        return [key_of(pos, nation) for nation in neutrals(pos)]

    def _foes(self, pos: War) -> list[str]:
        foes = [POWER_KEYS[foe] for foe in members(pos, 1 - pos.camps[self.side])]
        return [*self._minors(pos), *foes, *([BOTH] if self.side == USA else [])]

    def _powers(self, pos: War) -> list[str]:
        return [POWER_KEYS[foe] for foe in members(pos, 1 - pos.camps[self.side])]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if self.side == CHINA:
            pos.cite("WIF-9.2-f")
        rules, firm = ("WIF-9-a", "WIF-9.2-a"), duty(pos, self.side) >= 0
        return Ask(pos.seat(self.side), "declarations", orders, rules, {"side": self.side}, firm=firm)

    @offers(
        DECLARE,
        _foes,
        lambda self, pos, key: why_not_declare(pos, self.side, key, self.tried),
        lambda self, pos, key: why_not_declare(pos, self.side, key, self.tried),
    )
    def declare(self, pos: War, key: str) -> None:
        foe = power_of(key)
        if self.side == USA and (foe >= 0 or key == BOTH) and foe != VICHY and in_play(pos):
            sides = (GERMANY, ITALY) if key == BOTH else (foe,)
            pos.replace(replace(self, tried=self.tried | 1 << POOLS[sides[0]]))
            pos.push(AmericanWar(sides))
            pos.push(UsDeclaration(sides))
        elif foe >= 0:
            compelled = duty(pos, self.side) == pos.kit.power[foe]
            rules = ("WIF-9.3-b",) if compelled else VICHY_WARS.get(self.side, ("WIF-17.4-c",)) if foe == VICHY else ()
            rules = ("WIF-17.4-a",) if self.side == VICHY else rules
            pos.event("declares", "WIF-9.2-a", *rules, side=self.side, nation=key)
            war_deed(pos, self.side, foe)
            begin_war(pos, self.side, foe)
            call_reserves(pos, self.side, foe)
        else:
            pos.push(DeclareOnMinor(self.side, nation_of(pos, key)))

    @offers(
        BREAK_PACT,
        _powers,
        lambda self, pos, key: why_not_break(pos, self.side, power_of(key)),
        lambda self, pos, key: why_not_break(pos, self.side, power_of(key)),
    )
    def break_off(self, pos: War, key: str) -> None:
        break_pact(pos, self.side, power_of(key))

    @offers(
        RENEW_PACT,
        _powers,
        lambda self, pos, key: why_not_ask_again(pos, self, key),
        lambda self, pos, key: why_not_ask_again(pos, self, key),
    )
    def renew(self, pos: War, key: str) -> None:
        foe = power_of(key)
        pos.replace(replace(self, renewed=self.renewed | 1 << foe))
        pos.push("Renewal", self.side, foe)

    @offers(
        OCCUPY,
        lambda self, pos: occupations(pos, self.side),
        lambda self, pos, key: why_not_occupy_now(pos, self, key),
        lambda self, pos, key: why_not_occupy_now(pos, self, key),
    )
    def occupy(self, pos: War, key: str) -> None:
        if key in COLONIES:
            take_colony(pos, key)
        elif key == ULSTER:
            pos.replace(replace(self, ceded=1))
            pos.push(Cession(key))
        else:
            occupy(pos, key)

    @offers(
        CLOSE_ROAD,
        lambda self, pos: (None,) if self.side == JAPAN else (),
        lambda self, pos, _: why_not_close(pos, self.side),
        lambda self, pos, _: why_not_close(pos, self.side),
    )
    def close_road(self, pos: War) -> None:
        close(pos)

    @offers(
        CLAIM,
        lambda self, pos: list(REGIONS) if self.side == USSR and not has_terms(pos) else [],
        lambda self, pos, key: why_not_claim(pos, self.side, key),
        lambda self, pos, key: why_not_claim(pos, self.side, key),
    )
    def claim(self, pos: War, key: str) -> None:
        pos.push(BorderClaim(nation_of(pos, key)))

    @offers(
        ALIGN,
        _minors,
        lambda self, pos, key: why_not_align(pos, self.side, key, self.aligned),
        lambda self, pos, key: why_not_align(pos, self.side, key, self.aligned),
    )
    def align(self, pos: War, key: str) -> None:
        nation = nation_of(pos, key)
        pos.replace(replace(self, aligned=1))
        rule = _terms(pos, nation).get("rule", "")
        rules = ("WIF-9.8-a", "WIF-9.8-b", "WIF-19.2-b", "WIF-19-b", *((rule,) if rule else ()))
        pos.event("aligns", *rules, side=self.side, nation=key)
        if not has_terms(pos):
            alignment_deed(pos, self.side, nation)
            if pos.kit.nations[nation] == "Spain":
                give_rock(pos)
        join(pos, nation, self.side)

    @offers(DONE, None, lambda self, pos, _: why_not_done(pos, self.side))
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_ask_again(pos: War, frame: Declarations, key: str) -> Refusals:
    """The rule that keeps a power from asking another to confirm their pact, once in a phase."""
    foe = power_of(key)
    if foe >= 0 and frame.renewed >> foe & 1:
        return "WIF-9.5-c"
    return why_not_renew(pos, frame.side, foe)


def occupations(pos: War, side: int) -> tuple[str, ...]:
    """What a power may occupy by announcement: the USA by its options, Japan of what Vichy has (13.3)."""
    if side == JAPAN:
        return tuple(COLONIES)
    return OCCUPIED if side == USA and in_play(pos) else ()


def why_not_occupy_now(pos: War, frame: Declarations, key: str) -> Refusals:
    """The rule that keeps a power from an occupation; for Northern Ireland the USA asks once in a phase."""
    if key in COLONIES:
        return why_not_take_colony(pos, frame.side, key)
    return RULES[ULSTER] if key == ULSTER and frame.ceded else why_not_occupy(pos, frame.side, key)


def why_not_done(pos: War, side: int) -> Refusals:
    """The rule by which a power must still declare war (9.3)."""
    nation = duty(pos, side)
    if nation < 0:
        return None
    return "WIF-9.3-a" if side == GERMANY else "WIF-9.3-b"


class AmericanWar(Answers[War], frozen=True):
    """After the attempt of the USA: if it has succeeded, it is a declaration of war like others."""

    sides: tuple[Side, ...]

    def advance(self, pos: War) -> Asks:
        pos.pop()
        won = [foe for foe in self.sides if pos.wars[USA] >> foe & 1]
        for foe in won:
            begin_war(pos, USA, foe)
        if won:
            call_reserves(pos, USA, *won)
        return None


class DeclarationsOver(Answers[War], frozen=True):
    """All powers of the camp have declared what they wished: now US entry is looked up (9.2-d)."""

    side: Side

    def advance(self, pos: War) -> Asks:
        pos.pop()
        settle_entry(pos)
        return None


class DeclareOnMinor(Steps[War], frozen=True):
    """War on a neutral minor: it is surprised in this impulse, and is offered to the other camp (9.7, 19.2)."""

    side: Side
    nation: Number
    steps = ("declare", "offer")

    def declare(self, pos: War) -> None:
        nation, side = self.nation, self.side
        rules = ("WIF-9.3-a",) if duty(pos, side) == nation else ()
        pos.event("declares", "WIF-9.2-a", "WIF-19.2-a", "WIF-19-b", *rules, side=side, nation=key_of(pos, nation))
        note_declaration(pos, side, nation)
        pos.startled = sorted({*pos.startled, nation})
        pos.raiders = {**pos.raiders, nation: pos.raiders.get(nation, 0) | 1 << side}
        pos.feuds = {**pos.feuds, nation: pos.feuds.get(nation, 0) | 1 << side}
        if not has_terms(pos):
            minor_war_deed(pos, side, nation)
        pos.cite("WIF-15-a")

    def offer(self, pos: War) -> None:
        pos.replace(Custody(self.side, self.nation, tuple(patrons(pos, self.side, self.nation))))


class Custody(Answers[War], frozen=True):
    """A minor is attacked: which power of the other camp takes it in? If none does, it is conquered (19.2-g)."""

    attacker: Side
    nation: Number
    left: tuple[Side, ...]
    """The powers to which it is still to be offered, in their order."""

    def advance(self, pos: War) -> Asks:
        if not self.left:
            pos.pop()
            pos.conquered[self.nation] = 1
            pos.feuds = {nation: sides for nation, sides in pos.feuds.items() if nation != self.nation}
            pos.fallen = {**pos.fallen, self.nation: self.attacker}
            follow(pos, self.nation, self.attacker)
            pos.event("conquered", "WIF-19.2-g", side=self.attacker, nation=key_of(pos, self.nation))
            return None
        args: dict[str, object] = {"nation": key_of(pos, self.nation)}
        return Ask(pos.seat(self.left[0]), "custody", [TAKE_IN, DECLINE], ("WIF-9.7-a", "WIF-19.2-e"), args)

    @offers(TAKE_IN)
    def take_in(self, pos: War) -> None:
        pos.pop()
        rules = ("WIF-9.7-a", "WIF-9.7-b", "WIF-9.7-c", "WIF-19.2-e")
        pos.event("aligns", *rules, side=self.left[0], nation=key_of(pos, self.nation))
        join(pos, self.nation, self.left[0])

    @offers(DECLINE)
    def decline(self, pos: War) -> None:
        pos.replace(replace(self, left=self.left[1:]))


def follow(pos: War, nation: int, side: int) -> None:
    """A nation comes under a side, with the hexes that it holds itself and the lands that it controls (19.2-g)."""
    pos.leader[nation] = side
    name = pos.kit.nations[nation]
    for other, row in enumerate(pos.kit.tables["countries"]):
        if row["controller_sep_1939"] == name and pos.leader[other] == NOBODY and not pos.conquered[other]:
            follow(pos, other, side)
    for space in pos.kit.land:
        if pos.home[space] == nation and pos.holder[space] == NOBODY:
            pos.holder[space] = side
    pos.forget()


def join(pos: War, nation: int, side: int) -> None:
    """A minor enters the war: older units are set up at once, those of this year and its reserves come next (19.4)."""
    kit = pos.kit
    follow(pos, nation, side)
    initial = []
    for p in pos.index.at[kit.pool]:
        if pos.nation[p] != nation or kit.option[p] or not 0 < kit.year[p] <= pos.year:
            continue
        if kit.is_ship[p]:
            if kit.year[p] <= pos.year - AFLOAT and kit.kind[p] != CONVOY:
                initial.append(p)
            continue
        if kit.year[p] == pos.year or kit.is_reserve[p]:
            pos.put(p, kit.circle)
            pos.due[p] = pos.turn + 1
            pos.cite("WIF-19.4-c")
        else:
            initial.append(p)
    pos.cite("WIF-19.4-d")
    abroad = sum(not kit.is_ship[p] for p in initial) // 2
    pos.push(Deployment(side, (*initial, *convoys(pos, nation, side)), nation, abroad))


def room_for(pos: War, p: int, nation: int, *, abroad: bool) -> list[int]:
    """Where a unit of a minor can be set up, within stacking: at home, or in lands that it controls (19.4-a, -b)."""
    kit = pos.kit
    if kit.is_ship[p]:
        return [port for port in kit.harbours if pos.home[port] == nation and not why_not_berth(pos, p, port)]
    lands = {nation, *(colonies(pos, nation) if abroad else ())}
    own = (space for space in kit.land if pos.home[space] in lands and pos.holder[space] == pos.side(p))
    return [space for space in own if not why_not_stack(pos, p, space)]


def convoys(pos: War, nation: int, side: int) -> Pieces:
    """The convoys that come with a minor, of the counters of its power (19.4-f)."""
    kit = pos.kit
    count = int(kit.tables["countries"][nation]["cp_wif"] or 0) // COUNTER
    idle = [p for p in pos.index.at[kit.pool] if kit.kind[p] == CONVOY and pos.nation[p] == kit.power[side]]
    found = tuple(sorted(idle, key=lambda p: (pos.pooled[p], p))[:count])
    if found:
        pos.cite("WIF-19.4-f")
    return found


class Deployment(Answers[War], frozen=True):
    """The units of a minor that has just entered the war are set up, one after the other; who finds no room waits."""

    side: Side
    units: Pieces
    country: Number
    abroad: Number = 0
    """So many land and air units may still be set up in other lands of the country: half stays at home."""

    def advance(self, pos: War) -> Asks:
        if not self.units:
            pos.pop()
            return None
        p, *rest = self.units
        places = room_for(pos, p, self.country, abroad=self.abroad > 0)
        if not places:
            pos.put(p, pos.kit.circle)
            pos.due[p] = pos.turn + 1
            pos.replace(replace(self, units=tuple(rest)))
            return None
        return Ask(pos.seat(self.side), "deploying", PLACE.each(places), ("WIF-19.4-a", "WIF-19.4-b"), {"piece": p})

    @offers(PLACE, why=lambda self, pos, space: "WIF-19.4-a")
    def place(self, pos: War, space: int) -> None:
        p, *rest = self.units
        pos.put(p, space)
        rule = "WIF-19.4-e" if pos.kit.is_ship[p] else "WIF-19.4-c"
        pos.event("arrived", "WIF-19.4-a", "WIF-19.4-b", rule, piece=p, to=space)
        away = not pos.kit.is_ship[p] and pos.home[space] != self.country
        pos.replace(replace(self, units=tuple(rest), abroad=self.abroad - away))
