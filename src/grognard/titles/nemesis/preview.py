"""What a combat decision leads to: strengths, ratio, every shift with its rule, and the exact chances on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from grognard.core import previews
from grognard.core.order import Order
from grognard.core.previews import halves, signed
from grognard.core.scene import Chance, Choice, Line, Preview
from grognard.titles.nemesis.chapters.ch2_7_monsoon import air_value
from grognard.titles.nemesis.chapters.ch6_1_attack import (
    STRAGGLERS,
    Declare,
    Participants,
    attack_strength,
    attackers_by_target,
    defence_strength,
    defenders,
    feasible,
    total_defence,
)
from grognard.titles.nemesis.chapters.ch6_1_battle import NOBODY, Battle
from grognard.titles.nemesis.chapters.ch6_1_combat import (
    Banzai,
    FrontLine,
    GrandBattle,
    Lead,
    column_of,
    defence_quality,
    fighters,
    front_candidates,
    lead_quality,
    may_declare_grand_battle,
    net_shift,
    pleased_by,
    result_of,
    shifted,
    strengths,
    support_advantage,
    support_points,
    terrain_shift,
)
from grognard.titles.nemesis.chapters.ch6_2_retreat import (
    ForceRetreat,
    HoldOrYield,
    Impose,
    Oppose,
    can_pay,
    forcing_price,
    holding_price,
    steps_in,
)
from grognard.titles.nemesis.kit import JAPAN, SIDES
from grognard.titles.nemesis.verbs import BANZAI, COMMIT, GRAND, HOLD, IMPOSE, PASS, YIELD
from grognard.titles.nemesis.war import FULL, OOS, War

DICE = range(1, 7)


Table = previews.Table[War]


def _fought(table: Table, order: Order, battle: Battle, note: str = "") -> Choice:
    """What an order would lead to: the column and the chances of a battle."""
    return table.choice(order, _chances(table, battle), note, _column(table.pos, battle))


# 6.1-E to 6.1-H: an attack


def _declare(table: Table, frame: Declare) -> Preview:
    """Before a hex is named: what each attack would be with all that can take part, and without Air Support."""
    pos = table.pos
    able = attackers_by_target(pos, frame)
    choices = []
    for order, target in table.targets("attack"):
        stacks = _stacks(pos, frame, target, able[target])
        battles = [Battle(frame.side, target, frame.assault, units, NOBODY, units) for units in stacks]
        arrayed = [_arrayed(pos, battle) for battle in battles if fighters(pos, battle) and _allowed(pos, battle)]
        if arrayed:
            best = max(arrayed, key=lambda battle: (battle.column, battle.drm))
            choices.append(_fought(table, order, best))
        else:
            choices.append(table.choice(order, (), table.say("too-weak")))
    title = table.say("assaults" if frame.assault else "attacks")
    return Preview(title, (), (), assumed=(table.say("assume-all"),), choices=tuple(choices))


def _stacks(pos: War, frame: Declare, target: int, units: list[int]) -> list[tuple[int, ...]]:
    """Those who can attack together: in an Assault only units of one hex (5.2)."""
    able = feasible(pos, frame, target, units)
    if not frame.assault:
        return [tuple(able)]
    by_hex: dict[int, list[int]] = {}
    for p in able:
        by_hex.setdefault(pos.place[p], []).append(p)
    return [tuple(stack) for stack in by_hex.values()]


def _participants(table: Table, frame: Participants) -> Preview:
    """Before the attack is committed: what it would be with the units named so far, and with one more."""
    if frame.storm:
        return _storm(table, frame)
    pos, battle = table.pos, _planned(frame, frame.chosen, frame.air)
    choices = [*_each(table, frame, battle)]
    if not fighters(pos, battle):
        lines = (table.line("defence", halves(total_defence(pos, frame.target, battle.foe)), "NEM-6.1E-a"),)
        title = table.say("attack", space=table.wording.place(frame.target))
        return Preview(title, lines, (), choices=tuple(choices))
    best = _arrayed(pos, battle)
    shown = _attack(table, best, choices, _assumed(table, best, lead=True, front=True))
    return shown if _allowed(pos, best) else replace(shown, outcomes=())


def _planned(frame: Participants, units: tuple[int, ...], air: int) -> Battle:
    return Battle(frame.declare.side, frame.target, frame.declare.assault, units, air, units)


def _each(table: Table, frame: Participants, battle: Battle) -> Iterator[Choice]:
    pos = table.pos
    for order in table.ask.orders:
        planned = battle
        if order.verb == "with" and isinstance(order.target, int):
            planned = _planned(frame, (*frame.chosen, order.target), frame.air)
        elif order.verb == "air":
            planned = _planned(frame, frame.chosen, pos.kit.air_names.index(str(order.target)))
        elif order is not COMMIT:
            continue
        if fighters(pos, planned):
            best = _arrayed(pos, planned)
            if _allowed(pos, best):
                yield _fought(table, order, best)
                continue
        yield table.choice(order, (), table.say("too-weak"))


def _allowed(pos: War, battle: Battle) -> bool:
    """Whether the ratio is at least that of the first column (6.1-E)."""
    attack, defence = strengths(pos, battle)
    lowest = pos.kit.column_ratio[0]
    return attack * lowest.denominator >= defence * lowest.numerator


def _arrayed(pos: War, battle: Battle) -> Battle:
    """With the best unit to lead, and the unit that opposes it best; and so with its column."""
    if battle.lead == NOBODY:
        lead = max(fighters(pos, battle), key=lambda p: lead_quality(pos, battle, p))
        battle = replace(battle, lead=lead)
    if battle.front == NOBODY:
        against = [replace(battle, front=p) for p in front_candidates(pos, battle)]
        battle = min(against, key=lambda one: _shift(pos, one))
    return _settled(pos, battle)


def _shift(pos: War, battle: Battle) -> int:
    return net_shift(pos, battle, support_advantage(pos, battle)[0])


def _settled(pos: War, battle: Battle) -> Battle:
    """The battle with its column and modifier, as `odds` finds them."""
    column, drm = shifted(pos, column_of(pos, *strengths(pos, battle)), _shift(pos, battle))
    return replace(battle, column=column, drm=drm, advantage=support_advantage(pos, battle)[0])


def _column(pos: War, battle: Battle) -> str:
    return pos.kit.columns[battle.column]


def _strength_lines(table: Table, battle: Battle) -> Iterator[Line]:
    pos, wording = table.pos, table.wording
    attack, defence = strengths(pos, battle)
    yield table.line("strength", halves(attack), "NEM-6.1E-a")
    for p in battle.attackers:
        yield Line(table.piece(p), halves(attack_strength(pos, p)), _halving(pos, p, attacking=True), part=True)
    if battle.air >= 0:
        name = wording.name("air", pos.kit.air_names[battle.air])
        yield Line(name, halves(air_value(pos, battle.air)), "NEM-1.2B-h", part=True)
    yield table.line("defence", halves(defence), "NEM-6.1E-a")
    for p in defenders(pos, battle.target, battle.foe):
        yield Line(table.piece(p), halves(defence_strength(pos, p)), _halving(pos, p, attacking=False), part=True)


def _halving(pos: War, p: int, *, attacking: bool) -> str:
    """The rule by which the supply of a unit counts."""
    if pos.supply[p] == OOS:
        return "NEM-7.1B-h"
    return "NEM-7.1B-e" if attacking and pos.supply[p] != FULL else "NEM-7.1B-b"


def _column_lines(table: Table, battle: Battle) -> Iterator[Line]:
    pos = table.pos
    attack, defence = strengths(pos, battle)
    start = column_of(pos, attack, defence)
    ratio = f"{halves(attack)} : {halves(defence)}"
    yield table.line("ratio", f"{ratio} → {pos.kit.columns[start]}", "NEM-6.1E-b")
    if not _allowed(pos, battle):
        yield table.line("too-weak", "", "NEM-6.1E-d")
    yield from _quality_lines(table, battle, battle.lead, battle.front)
    difference = lead_quality(pos, battle, battle.lead) - defence_quality(pos, battle.target, battle.front)
    yield table.line("quality-shift", signed(difference), "NEM-6.1G-d")
    ground = pos.kit.defence_shift[pos.kit.terrain[battle.target]]
    lost = terrain_shift(pos, battle)
    if ground:
        yield table.line("terrain", signed(-lost), "NEM-6.1G-e" if lost else "NEM-6.1G-f")
    yield from _support_lines(table, battle)
    shift = _shift(pos, battle)
    yield table.line("shift", signed(shift), "NEM-6.1G-a")
    column, drm = shifted(pos, start, shift)
    beyond = "NEM-6.1G-c" if drm else "NEM-6.1G-b" if column != start + shift else "NEM-6.1E-e"
    yield table.line("column", pos.kit.columns[column], beyond)


def _quality_lines(table: Table, battle: Battle, lead: int, front: int) -> Iterator[Line]:
    """The Qualities that are compared, and what changes them."""
    pos = table.pos
    quality = lead_quality(pos, battle, lead)
    rule = "NEM-6.1F-c" if quality != pos.quality(lead) else "NEM-6.1F-a"
    yield Line(table.say("lead", piece=table.piece(lead)), _changed(pos.quality(lead), quality), rule)
    if front == NOBODY:
        return
    quality = defence_quality(pos, battle.target, front)
    rule = "NEM-6.1F-d" if quality != pos.quality(front) else "NEM-6.1F-b"
    yield Line(table.say("front", piece=table.piece(front)), _changed(pos.quality(front), quality), rule)


def _changed(printed: int, now: int) -> str:
    return str(now) if now == printed else f"{printed} {signed(now - printed)} = {now}"


def _support_lines(table: Table, battle: Battle) -> Iterator[Line]:
    pos, wording = table.pos, table.wording
    ours, theirs = support_points(pos, battle)
    if not ours and not theirs:
        return
    points = f"{halves(ours)} : {halves(theirs)}"
    holder, contested = support_advantage(pos, battle)
    yield table.line("support", points, "NEM-1.2B-d")
    if holder == NOBODY:
        return
    shift = 1 if holder == battle.side else -1
    yield Line(table.say("advantage", side=wording.side(holder)), signed(shift), "NEM-6.1G-g")
    if contested:
        yield Line(table.say("contested", side=wording.side(holder)), "1", "NEM-2.4-f")


def _die_lines(table: Table, battle: Battle) -> Iterator[Line]:
    """What the die brings beside losses."""
    pos, wording = table.pos, table.wording
    if battle.drm:
        yield table.line("drm", signed(battle.drm), "NEM-6.1G-c")
    retreats = sum(result_of(pos, battle, die)[2] for die in DICE)
    yield table.line("may-retreat", f"{retreats}/6", "NEM-6.2A-a")
    for side, rule in ((battle.side, "NEM-2.3-a"), (battle.foe, "NEM-2.3-b")):
        happy = sum(pleased_by(battle, die) == side for die in DICE)
        yield Line(table.say("pleased", side=wording.side(side)), f"{happy}/6", rule)


def _chances(table: Table, battle: Battle) -> tuple[Chance, ...]:
    """The results of the six faces of the die, equal ones together, from bad to good for the attacker."""
    extra, found = int(battle.grand), []
    for (attacker, defender, retreat), count in Counter(result_of(table.pos, battle, die) for die in DICE).items():
        code = f"{attacker}-{defender}{'r' if retreat else ''}"
        text = table.say("result", attacker=attacker + extra, defender=defender + extra, retreat=int(retreat))
        gain = defender - attacker
        winner = SIDES[battle.side if gain > 0 else battle.foe] if gain else ""
        found.append(Chance((count, len(DICE)), text, f"{code}+1" if extra else code, winner, abs(gain)))
    return tuple(found)


def _assumed(table: Table, battle: Battle, *, lead: bool = False, front: bool = False) -> tuple[str, ...]:
    """What is still to be chosen, and how it is taken to be chosen here."""
    pos = table.pos
    found = []
    if lead:
        found.append(table.say("assume-lead", piece=table.piece(battle.lead)))
    if front:
        found.append(table.say("assume-front", piece=table.piece(battle.front)))
    if may_declare_grand_battle(pos, battle):
        found.append(table.say("assume-grand"))
    champion = battle.lead if battle.side == JAPAN else battle.front
    if pos.kit.can_ambush[champion]:
        found.append(table.say("assume-banzai", drm=signed(_banzai_drm(battle))))
    return tuple(found)


def _banzai_drm(battle: Battle) -> int:
    return 1 if battle.side == JAPAN else -1


def _attack(table: Table, battle: Battle, choices: list[Choice], assumed: tuple[str, ...]) -> Preview:
    """An attack that is being made, with all that is known of it."""
    return Preview(
        table.say("attack", space=table.wording.place(battle.target)),
        (*_strength_lines(table, battle), *_column_lines(table, battle), *_die_lines(table, battle)),
        _chances(table, battle),
        _column(table.pos, battle),
        assumed,
        tuple(choices),
    )


def _lead(table: Table, frame: Lead) -> Preview:
    choices = [
        _fought(table, order, _arrayed(table.pos, replace(frame.battle, lead=p))) for order, p in table.targets("lead")
    ]
    best = _arrayed(table.pos, frame.battle)
    return _attack(table, best, choices, _assumed(table, best, lead=True, front=True))


def _front(table: Table, frame: FrontLine) -> Preview:
    choices = [
        _fought(table, order, _settled(table.pos, replace(frame.battle, front=p)))
        for order, p in table.targets("front")
    ]
    best = _arrayed(table.pos, frame.battle)
    return _attack(table, best, choices, _assumed(table, best, front=True))


def _grand_battle(table: Table, frame: GrandBattle) -> Preview:
    """With a Grand Battle both sides lose one more step, unless one of them is gone by then."""
    battle = frame.battle
    grand = replace(battle, grand=True)
    choices = [_fought(table, GRAND, grand, table.say("grand")), _fought(table, PASS, battle)]
    return _attack(table, battle, choices, _assumed(table, battle))


def _banzai(table: Table, frame: Banzai) -> Preview:
    battle = frame.battle
    charge = replace(battle, banzai=True, drm=battle.drm + _banzai_drm(battle))
    note = table.say("banzai", drm=signed(_banzai_drm(battle)))
    choices = [_fought(table, BANZAI, charge, note), _fought(table, PASS, battle)]
    return _attack(table, battle, choices, (table.say("assume-no-banzai"),))


def _storm(table: Table, frame: Participants) -> Preview:
    """An empty Objective: only stragglers stand in the way (6.1-C)."""
    faces = {"stragglers": STRAGGLERS, "no-loss": len(DICE) - STRAGGLERS}
    outcomes = tuple(Chance((count, len(DICE)), table.say(key)) for key, count in faces.items())
    title = table.say("storm", space=table.wording.place(frame.target))
    line = table.line("stragglers-on", f"1–{STRAGGLERS}", "NEM-6.1C-i")
    return Preview(title, (line,), outcomes)


# 6.2: the retreat


def _toughest(pos: War, battle: Battle) -> int:
    """The unit that opposes an advance best; NOBODY if there is none."""
    units = front_candidates(pos, battle)
    return max(units, key=lambda p: defence_quality(pos, battle.target, p), default=NOBODY)


def _contest(table: Table, battle: Battle, leader: int, opposing: int) -> tuple[Line, ...]:
    """The Qualities, and the price of forcing and of holding."""
    pos = table.pos
    margin = Impose(battle, leader, opposing).margin(pos)
    force = forcing_price(margin)
    lines = [*_quality_lines(table, battle, leader, opposing)]
    lines.append(table.line("force-price", str(force), "NEM-6.2B-c" if force else "NEM-6.2B-b"))
    if opposing != NOBODY:
        hold = holding_price(margin)
        lines.append(table.line("hold-price", str(hold), "NEM-6.2C-c" if hold > 1 else "NEM-6.2C-b"))
    return tuple(lines)


def _advance(table: Table, battle: Battle, leader: int, opposing: int) -> tuple[Chance, ...]:
    """What forcing the retreat comes to: nothing is rolled, the defender decides."""
    pos = table.pos
    margin = Impose(battle, leader, opposing).margin(pos)
    price = forcing_price(margin)
    if not can_pay(pos, battle, price):
        return table.certain("cannot-pay", n=price)
    if opposing != NOBODY and steps_in(pos, battle.target, battle.foe) >= holding_price(margin):
        return table.certain("force", price=price, hold=holding_price(margin))
    return table.certain("force-yield", price=price)


def _retreat(table: Table, battle: Battle, leader: int, opposing: int, **more: Any) -> Preview:
    title = table.say("retreat", space=table.wording.place(battle.target))
    outcomes = _advance(table, battle, leader, opposing)
    return Preview(title, _contest(table, battle, leader, opposing), outcomes, **more)


def _force_retreat(table: Table, frame: ForceRetreat) -> Preview:
    pos, battle = table.pos, frame.battle
    opposing = _toughest(pos, battle)
    leader = max(frame.leaders, key=lambda p: lead_quality(pos, battle, p))
    choices = [table.choice(order, _advance(table, battle, p, opposing)) for order, p in table.targets("force")]
    assumed = [table.say("assume-leader", piece=table.piece(leader))]
    if opposing != NOBODY:
        assumed.append(table.say("assume-oppose", piece=table.piece(opposing)))
    return _retreat(table, battle, leader, opposing, assumed=tuple(assumed), choices=tuple(choices))


def _oppose(table: Table, frame: Oppose) -> Preview:
    battle = frame.battle
    opposing = _toughest(table.pos, battle)
    choices = [table.choice(order, _advance(table, battle, frame.leader, p)) for order, p in table.targets("oppose")]
    assumed = (table.say("assume-oppose", piece=table.piece(opposing)),)
    return _retreat(table, battle, frame.leader, opposing, assumed=assumed, choices=tuple(choices))


def _impose(table: Table, frame: Impose) -> Preview:
    outcomes = _advance(table, frame.battle, frame.leader, frame.opposing)
    stay = table.certain("let-be")
    choices = (table.choice(IMPOSE, outcomes), table.choice(PASS, stay))
    return _retreat(table, frame.battle, frame.leader, frame.opposing, choices=choices)


def _hold(table: Table, frame: HoldOrYield) -> Preview:
    """The price of holding is known; the Qualities were compared before the attacker paid."""
    battle, price = frame.battle, holding_price(frame.margin)
    steps = steps_in(table.pos, battle.target, battle.foe)
    outcomes = {HOLD: table.certain("hold", n=price, emptied=int(price >= steps)), YIELD: table.certain("yield")}
    offered = [order for order in (HOLD, YIELD) if order in table.ask.orders]
    lines = (
        table.line("hold-price", str(price), "NEM-6.2C-c" if price > 1 else "NEM-6.2C-b"),
        table.line("steps", str(steps), "NEM-6.2C-e"),
    )
    title = table.say("retreat", space=table.wording.place(battle.target))
    choices = tuple(table.choice(order, outcomes[order]) for order in offered)
    return Preview(title, lines, outcomes[offered[0]] if offered else (), choices=choices)


preview = previews.previews(
    Table,
    {
        Declare: _declare,
        Participants: _participants,
        Lead: _lead,
        FrontLine: _front,
        GrandBattle: _grand_battle,
        Banzai: _banzai,
        ForceRetreat: _force_retreat,
        Oppose: _oppose,
        Impose: _impose,
        HoldOrYield: _hold,
    },
)
