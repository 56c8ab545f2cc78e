"""Advice on aircraft: strikes before attacks, support in them, interception when it pays, bases behind the front."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.aims import is_campaign
from grognard.titles.world_in_flames.advice.exchange import rated, stand
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.offensive import offensive
from grognard.titles.world_in_flames.chapters.ch11_7_bombing import at_stake
from grognard.titles.world_in_flames.chapters.ch11_9_strike import prey, strike_factor
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_strength import attack_total
from grognard.titles.world_in_flames.chapters.ch11_17_rebase import new_bases
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Course, Sortie, courses, facing, sortie_of
from grognard.titles.world_in_flames.kit import FIGHTERS
from grognard.titles.world_in_flames.war import BOMBER, ESCORT, INTERCEPTOR, LAND, ROLE

NEVER, WORTH = -1.0, 0.5
SHARP = 4.0
"""How much more than units and hexes the flight of a bomber counts: it costs nothing but its turn."""
RISK = 0.7
"""What a bomber fears of each enemy fighter over its target."""
VERBS = {"fly": BOMBER, "escort": ESCORT, "intercept": INTERCEPTOR}
RAID = 5.0
"""Strategic factors that are worth a production point."""
STAYING = 0.25
"""So much better another base must be."""
NEAR, REAR = 2, 6
"""Hexes between the enemy and a good base."""


def _strike_value(view: Field, p: int, space: int) -> float:
    """Units that may be turned face-down: what that does for the attack that follows, or against those who would."""
    pos, plan = view.pos, offensive(view)
    hits = sum(
        strike_factor(pos, p, space) / 10 * (1.5 if pos.kit.is_hq[q] else 1.0) for q in prey(pos, view.side, space)
    )
    worth = 0.2 if view.attacks else 0.4
    units = plan.attacks.get(space)
    if units:
        there = defenders_of(pos, view.side, space)
        now, then = (rated(view, units, space, there, plan.totals[space], bonus=bonus) for bonus in (0, 1))
        worth += SHARP * (then - now)
    near = int(view.to_enemy()[space]) if not view.attacks else 0
    return hits * worth - 0.2 - 0.05 * near - RISK * _enemies(view, space)


def _port_value(view: Field, p: int, space: int) -> float:
    """Ships in port, worth more the better the bomber is against them; what is left of an air action goes there."""
    pos = view.pos
    if pos.action == LAND:
        return NEVER
    ships = sum(pos.side(q) != view.side for q in pos.index.port[space])
    return pos.kit.air_to_sea[p] * min(3, ships) / 5 - WORTH - RISK * _enemies(view, space)


def _enemies(view: Field, space: int) -> int:
    pos = view.pos
    return sum(pos.role[p] & ROLE != BOMBER for p in facing(pos, space, view.side))


def _support_value(view: Field, p: int, space: int) -> float:
    """By how much its factors change what the attack is worth; what the land units have is enough of it."""
    pos = view.pos
    attackers = pos.attacks[space]
    mine = view.side == pos.phasing or pos.camps[view.side] == pos.camps[pos.phasing]
    defenders = defenders_of(pos, pos.phasing, space)
    units = attackers if mine else defenders
    land = sum(pos.kit.factor[q] for q in units)
    flown = [
        sum(pos.kit.tactical[q] for q in pos.flying_at(space, side) if pos.role[q] & ROLE == BOMBER)
        for side in (pos.phasing, view.side)
    ]
    if flown[not mine] >= land:
        return NEVER
    attack = attack_total(pos, attackers, space, defenders) + flown[0]
    defence = stand(pos, defenders, space) + (0 if mine else flown[1])
    now = rated(view, attackers, space, defenders, attack, defence)
    more = pos.kit.tactical[p]
    then = rated(view, attackers, space, defenders, attack + more * mine, defence + more * (not mine))
    return SHARP * (then - now if mine else now - then) - 0.4 - RISK * _enemies(view, space)


def _raid_value(view: Field, p: int, space: int) -> float:
    """In a campaign factories are bombed with what no attack on land needs; else nothing is built with them."""
    pos = view.pos
    if not is_campaign(pos) or (pos.action == LAND and offensive(view).attacks):
        return NEVER
    factors = pos.kit.strategic[p] + sum(pos.kit.strategic[q] for q in pos.flying_at(space, view.side))
    return min(factors / RAID, float(at_stake(pos, space))) - 0.2 - RISK * _enemies(view, space)


def _cover_value(view: Field, space: int, p: int) -> float:
    """Fighters go where the enemy's aircraft are, if theirs are the better ones."""
    pos = view.pos
    theirs = facing(pos, space, view.side)
    mine = pos.flying_at(space, view.side)
    guards = [pos.kit.air_to_air[q] for q in theirs if pos.role[q] & ROLE != BOMBER]
    own = [pos.kit.air_to_air[q] for q in mine if pos.role[q] & ROLE != BOMBER]
    lead = max([pos.kit.air_to_air[p], *own]) + len(own) - (max(guards) + len(guards) - 1 if guards else 2)
    return 1.0 + lead + 0.5 * len(theirs) - 2.0 * (len(own) > 1)


def _supply_value(view: Field, space: int) -> float:
    """One transport for each hex with good units that lie face-down near the front."""
    pos = view.pos
    waiting = [pos.kit.factor[q] for q in pos.units_at(space, view.side) if pos.down[q] and not pos.kit.is_hq[q]]
    flown = pos.flying_at(space, view.side)
    if flown or not waiting or pos.action != LAND:
        return NEVER
    return max(waiting) / 10 - 0.1 * int(view.to_enemy()[space])


def _escort_value(view: Field, space: int, p: int) -> float:
    pos = view.pos
    own = [q for q in pos.flying_at(space, view.side) if pos.role[q] & ROLE != BOMBER]
    bombers = [q for q in pos.flying_at(space, view.side) if pos.role[q] & ROLE == BOMBER]
    return 0.5 + 0.1 * pos.kit.air_to_air[p] if bombers and not own else NEVER


def _worth(view: Field, sortie: Sortie, role: int, p: int, space: int) -> float:
    """How good it is for an aircraft to fly somewhere in a role."""
    pos = view.pos
    if role == BOMBER and pos.kit.kind[p] in FIGHTERS:
        return NEVER
    if role == BOMBER and sortie.mission == "strike":
        return _strike_value(view, p, space)
    if role == BOMBER and sortie.mission == "port":
        return _port_value(view, p, space)
    if role == BOMBER and sortie.mission == "support":
        return _support_value(view, p, space)
    if role == BOMBER and sortie.mission == "bombing":
        return _raid_value(view, p, space)
    if role == BOMBER and sortie.mission == "supply":
        return _supply_value(view, space)
    if role == ESCORT:
        return _escort_value(view, space, p)
    if role == INTERCEPTOR:
        return _cover_value(view, space, p) - 1.0
    return NEVER


def flights(view: Field, ask: Ask) -> list[float]:
    """Who flies next: the one that has most to gain; done if nobody gains anything."""
    pos, found = view.pos, []
    sortie = sortie_of(pos)
    for order in ask.orders:
        p, role = order.target, VERBS.get(order.verb)
        if not isinstance(p, int):
            found.append(0.0)
        elif role is None:
            found.append(NEVER)
        else:
            found.append(max(_worth(view, sortie, role, p, s) for s in courses(pos, sortie, view.side, role, p)))
    return found


def course(view: Field, ask: Ask) -> list[float]:
    frame = view.pos.stack[-1]
    assert isinstance(frame, Course)
    sortie = sortie_of(view.pos)
    return [
        _worth(view, sortie, frame.role, frame.piece, order.target) if isinstance(order.target, int) else 0.0
        for order in ask.orders
    ]


def arrangement(view: Field, ask: Ask) -> list[float]:
    """The best fighter in front, the best bomber last."""
    kit, pos = view.pos.kit, view.pos
    return [
        (-kit.tactical[order.target] if pos.role[order.target] & ROLE == BOMBER else kit.air_to_air[order.target]) * 1.0
        if isinstance(order.target, int)
        else 0.0
        for order in ask.orders
    ]


def fate(view: Field, ask: Ask) -> list[float]:
    """What is worth most of the enemy, what is worth least of one's own; a bomber that passes the other way round."""
    pos, found = view.pos, []
    for order in ask.orders:
        p = order.target
        assert isinstance(p, int)
        value = float(max(pos.kit.air_to_air[p], pos.kit.tactical[p] + 1))
        hostile = pos.side(p) != view.side
        found.append(value if hostile == (order.verb == "hit") else -value)
    return found


def break_off(view: Field, ask: Ask) -> list[float]:
    """Bombers without fighters turn back from better ones; all others fight on."""
    pos, space = view.pos, ask.args["space"]
    assert isinstance(space, int)
    mine = pos.flying_at(space, view.side)
    theirs = facing(pos, space, view.side)
    best = [max((pos.kit.air_to_air[p] for p in wing), default=0) + len(wing) for wing in (mine, theirs)]
    return [float((order.verb == "break-off") == (best[0] + 4 < best[1])) for order in ask.orders]


def base(view: Field, ask: Ask) -> list[float]:
    """A base some hexes behind the front, in supply."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [
        _base_value(view, p, order.target)
        if isinstance(order.target, int)
        else STAYING + _base_value(view, p, view.pos.place[p])
        for order in ask.orders
    ]


def _base_value(view: Field, p: int, space: int) -> float:
    pos, far = view.pos, int(view.to_enemy()[space])
    good = min(REAR, max(NEAR, pos.kit.range[p] // 2))
    value = -float(abs(far - good)) - (3.0 if far < NEAR else 0.0)
    return value - (10.0 if not view.fed(p)[space] else 0.0)


def _gains(view: Field, p: int) -> bool:
    """Whether a new base is better than the one that an aircraft has."""
    here = STAYING + _base_value(view, p, view.pos.place[p])
    return any(_base_value(view, p, space) > here for space in new_bases(view.pos, p))


def rebase(view: Field, ask: Ask) -> list[float]:
    """Who is too far behind goes forward, and who is too near goes back."""
    pos, found = view.pos, []
    for order in ask.orders:
        p = order.target
        if not isinstance(p, int):
            found.append(0.0)
            continue
        good = min(REAR, max(NEAR, pos.kit.range[p] // 2))
        far = int(view.to_enemy()[pos.place[p]])
        urge = far - pos.kit.range[p] / 1.5 - WORTH if far > good else NEVER
        found.append(urge if urge > 0 and _gains(view, p) else NEVER)
    return found
