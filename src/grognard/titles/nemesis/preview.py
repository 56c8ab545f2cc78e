"""What a combat decision leads to: strengths, ratio, every shift with its rule, and the exact chances on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from grognard.core.frame import Agreement, Ask, Frame
from grognard.core.order import Order
from grognard.core.scene import Chance, Choice, Line, Preview, say
from grognard.core.wording import Wording
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
from grognard.titles.nemesis.chapters.ch6_1_combat import (
    NOBODY,
    Banzai,
    Battle,
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
from grognard.titles.nemesis.kit import JAPAN
from grognard.titles.nemesis.verbs import BANZAI, COMMIT, GRAND, HOLD, IMPOSE, PASS, YIELD
from grognard.titles.nemesis.war import FULL, OOS, War

DICE = range(1, 7)


def preview(pos: War, ask: Ask, wording: Wording) -> Preview | None:
    """What the decision leads to that a seat is asked; nothing if it is not about a combat."""
    quiet = pos.copy()
    frame = _asking(quiet)
    show = _SHOWN.get(type(frame))
    return show(Table(quiet, ask, wording), frame) if show else None


def _asking(pos: War) -> Frame[Any]:
    """The step behind the question: partners who must agree are asked about the one below."""
    frames = [frame for frame in pos.stack if not isinstance(frame, Agreement)]
    return frames[-1]


class Table(NamedTuple):
    """A position to try things out in, the question, and the words for the answer."""

    pos: War
    ask: Ask
    wording: Wording

    def piece(self, p: int) -> str:
        return self.pos.kit.piece_names[p]

    def choice(self, order: Order, column: str, outcomes: tuple[Chance, ...], note: str = "") -> Choice:
        written = self.wording.title.write(self.pos.kit, order)
        return Choice(written, self.wording.order(order), outcomes, column, note)


def _fp(halves: int) -> str:
    """Firepower as it is written: 11½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


# 6.1-E to 6.1-H: an attack


def _declare(table: Table, frame: Declare) -> Preview:
    """Before a hex is named: what each attack would be with all that can take part, and without Air Support."""
    pos, wording = table.pos, table.wording
    able = attackers_by_target(pos, frame)
    choices = []
    for order in table.ask.orders:
        if order.verb != "attack" or not isinstance(order.target, int):
            continue
        stacks = _stacks(pos, frame, order.target, able[order.target])
        battles = [Battle(frame.side, order.target, frame.assault, units, NOBODY, units) for units in stacks]
        arrayed = [_arrayed(pos, battle) for battle in battles if fighters(pos, battle) and _allowed(pos, battle)]
        if arrayed:
            best = max(arrayed, key=lambda battle: (battle.column, battle.drm))
            choices.append(table.choice(order, _column(pos, best), _chances(table, best)))
        else:
            choices.append(table.choice(order, "", (), say(wording, "preview-too-weak")))
    title = say(wording, "preview-assaults" if frame.assault else "preview-attacks")
    return Preview(title, (), (), assumed=(say(wording, "preview-assume-all"),), choices=tuple(choices))


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
    wording, pos = table.wording, table.pos
    battle = _planned(frame, frame.chosen, frame.air)
    title = say(wording, "preview-attack", space=wording.place(frame.target))
    choices = [*_each(table, frame, battle)]
    if not fighters(pos, battle):
        defence = total_defence(pos, frame.target, battle.foe)
        lines = (Line(say(wording, "preview-defence"), _fp(defence), "NEM-6.1E-a"),)
        return Preview(title, lines, (), choices=tuple(choices))
    best = _arrayed(pos, battle)
    return Preview(
        title,
        (*_strength_lines(table, best), *_column_lines(table, best), *_die_lines(table, best)),
        _chances(table, best) if _allowed(pos, best) else (),
        _column(pos, best),
        _assumed(table, best, lead=True, front=True),
        tuple(choices),
    )


def _planned(frame: Participants, units: tuple[int, ...], air: int) -> Battle:
    return Battle(frame.declare.side, frame.target, frame.declare.assault, units, air, units)


def _each(table: Table, frame: Participants, battle: Battle) -> Iterator[Choice]:
    pos = table.pos
    for order in table.ask.orders:
        planned = battle
        if order.verb == "with" and isinstance(order.target, int):
            units = (*frame.chosen, order.target)
            planned = _planned(frame, units, frame.air)
        elif order.verb == "air":
            planned = _planned(frame, frame.chosen, pos.kit.air_names.index(str(order.target)))
        elif order is not COMMIT:
            continue
        if fighters(pos, planned):
            best = _arrayed(pos, planned)
            if _allowed(pos, best):
                yield table.choice(order, _column(pos, best), _chances(table, best))
                continue
        yield table.choice(order, "", (), say(table.wording, "preview-too-weak"))


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
    yield Line(say(wording, "preview-strength"), _fp(attack), "NEM-6.1E-a")
    for p in battle.attackers:
        yield Line(table.piece(p), _fp(attack_strength(pos, p)), _halving(pos, p, attacking=True), part=True)
    if battle.air >= 0:
        name = wording.name("air", pos.kit.air_names[battle.air])
        yield Line(name, _fp(air_value(pos, battle.air)), "NEM-1.2B-h", part=True)
    yield Line(say(wording, "preview-defence"), _fp(defence), "NEM-6.1E-a")
    for p in defenders(pos, battle.target, battle.foe):
        yield Line(table.piece(p), _fp(defence_strength(pos, p)), _halving(pos, p, attacking=False), part=True)


def _halving(pos: War, p: int, *, attacking: bool) -> str:
    """The rule by which the supply of a unit counts."""
    if pos.supply[p] == OOS:
        return "NEM-7.1B-h"
    return "NEM-7.1B-e" if attacking and pos.supply[p] != FULL else "NEM-7.1B-b"


def _column_lines(table: Table, battle: Battle) -> Iterator[Line]:
    pos, wording = table.pos, table.wording
    attack, defence = strengths(pos, battle)
    start = column_of(pos, attack, defence)
    ratio = f"{_fp(attack)} : {_fp(defence)}"
    yield Line(say(wording, "preview-ratio"), f"{ratio} → {pos.kit.columns[start]}", "NEM-6.1E-b")
    if not _allowed(pos, battle):
        yield Line(say(wording, "preview-too-weak"), "", "NEM-6.1E-d")
    yield from _quality_lines(table, battle, battle.lead, battle.front)
    difference = lead_quality(pos, battle, battle.lead) - defence_quality(pos, battle.target, battle.front)
    yield Line(say(wording, "preview-quality-shift"), _signed(difference), "NEM-6.1G-d")
    ground = pos.kit.defence_shift[pos.kit.terrain[battle.target]]
    lost = terrain_shift(pos, battle)
    if ground:
        yield Line(say(wording, "preview-terrain"), _signed(-lost), "NEM-6.1G-e" if lost else "NEM-6.1G-f")
    yield from _support_lines(table, battle)
    shift = _shift(pos, battle)
    yield Line(say(wording, "preview-shift"), _signed(shift), "NEM-6.1G-a")
    column, drm = shifted(pos, start, shift)
    beyond = "NEM-6.1G-c" if drm else "NEM-6.1G-b" if column != start + shift else "NEM-6.1E-e"
    yield Line(say(wording, "preview-column"), pos.kit.columns[column], beyond)


def _quality_lines(table: Table, battle: Battle, lead: int, front: int) -> Iterator[Line]:
    """The Qualities that are compared, and what changes them."""
    pos, wording = table.pos, table.wording
    quality = lead_quality(pos, battle, lead)
    rule = "NEM-6.1F-c" if quality != pos.quality(lead) else "NEM-6.1F-a"
    yield Line(say(wording, "preview-lead", piece=table.piece(lead)), _changed(pos.quality(lead), quality), rule)
    if front == NOBODY:
        return
    quality = defence_quality(pos, battle.target, front)
    rule = "NEM-6.1F-d" if quality != pos.quality(front) else "NEM-6.1F-b"
    yield Line(say(wording, "preview-front", piece=table.piece(front)), _changed(pos.quality(front), quality), rule)


def _changed(printed: int, now: int) -> str:
    return str(now) if now == printed else f"{printed} {_signed(now - printed)} = {now}"


def _support_lines(table: Table, battle: Battle) -> Iterator[Line]:
    pos, wording = table.pos, table.wording
    ours, theirs = support_points(pos, battle)
    if not ours and not theirs:
        return
    points = f"{_fp(ours)} : {_fp(theirs)}"
    holder, contested = support_advantage(pos, battle)
    yield Line(say(wording, "preview-support"), points, "NEM-1.2B-d")
    if holder == NOBODY:
        return
    shift = 1 if holder == battle.side else -1
    yield Line(say(wording, "preview-advantage", side=wording.side(holder)), _signed(shift), "NEM-6.1G-g")
    if contested:
        yield Line(say(wording, "preview-contested", side=wording.side(holder)), "1", "NEM-2.4-f")


def _die_lines(table: Table, battle: Battle) -> Iterator[Line]:
    """What the die brings beside losses."""
    pos, wording = table.pos, table.wording
    if battle.drm:
        yield Line(say(wording, "preview-drm"), _signed(battle.drm), "NEM-6.1G-c")
    retreats = sum(result_of(pos, battle, die)[2] for die in DICE)
    yield Line(say(wording, "preview-may-retreat"), f"{retreats}/6", "NEM-6.2A-a")
    for side, rule in ((battle.side, "NEM-2.3-a"), (battle.foe, "NEM-2.3-b")):
        happy = sum(pleased_by(battle, die) == side for die in DICE)
        yield Line(say(wording, "preview-pleased", side=wording.side(side)), f"{happy}/6", rule)


def _chances(table: Table, battle: Battle) -> tuple[Chance, ...]:
    """The results of the six faces of the die, equal ones together, from bad to good for the attacker."""
    counts: dict[tuple[int, int, bool], int] = {}
    for die in DICE:
        result = result_of(table.pos, battle, die)
        counts[result] = counts.get(result, 0) + 1
    found = []
    for (attacker, defender, retreat), count in counts.items():
        code = f"{attacker}-{defender}{'r' if retreat else ''}"
        extra = int(battle.grand)
        text = say(
            table.wording,
            "preview-result",
            attacker=attacker + extra,
            defender=defender + extra,
            retreat=int(retreat),
        )
        found.append(Chance((count, len(DICE)), text, f"{code}+1" if extra else code))
    return tuple(found)


def _assumed(table: Table, battle: Battle, *, lead: bool = False, front: bool = False) -> tuple[str, ...]:
    """What is still to be chosen, and how it is taken to be chosen here."""
    pos, wording = table.pos, table.wording
    found = []
    if lead:
        found.append(say(wording, "preview-assume-lead", piece=table.piece(battle.lead)))
    if front:
        found.append(say(wording, "preview-assume-front", piece=table.piece(battle.front)))
    if may_declare_grand_battle(pos, battle):
        found.append(say(wording, "preview-assume-grand"))
    champion = battle.lead if battle.side == JAPAN else battle.front
    if pos.kit.can_ambush[champion]:
        found.append(say(wording, "preview-assume-banzai", drm=_signed(_banzai_drm(battle))))
    return tuple(found)


def _banzai_drm(battle: Battle) -> int:
    return 1 if battle.side == JAPAN else -1


def _attack(table: Table, battle: Battle, choices: list[Choice], assumed: tuple[str, ...]) -> Preview:
    """An attack that is being made, with all that is known of it."""
    return Preview(
        say(table.wording, "preview-attack", space=table.wording.place(battle.target)),
        (*_strength_lines(table, battle), *_column_lines(table, battle), *_die_lines(table, battle)),
        _chances(table, battle),
        _column(table.pos, battle),
        assumed,
        tuple(choices),
    )


def _lead(table: Table, frame: Lead) -> Preview:
    choices = []
    for order in table.ask.orders:
        if order.verb == "lead" and isinstance(order.target, int):
            led = _arrayed(table.pos, replace(frame.battle, lead=order.target))
            choices.append(table.choice(order, _column(table.pos, led), _chances(table, led)))
    best = _arrayed(table.pos, frame.battle)
    return _attack(table, best, choices, _assumed(table, best, lead=True, front=True))


def _front(table: Table, frame: FrontLine) -> Preview:
    choices = []
    for order in table.ask.orders:
        if order.verb == "front" and isinstance(order.target, int):
            opposed = _settled(table.pos, replace(frame.battle, front=order.target))
            choices.append(table.choice(order, _column(table.pos, opposed), _chances(table, opposed)))
    best = _arrayed(table.pos, frame.battle)
    return _attack(table, best, choices, _assumed(table, best, front=True))


def _grand_battle(table: Table, frame: GrandBattle) -> Preview:
    """With a Grand Battle both sides lose one more step, unless one of them is gone by then."""
    pos, battle = table.pos, frame.battle
    grand = replace(battle, grand=True)
    note = say(table.wording, "preview-grand")
    choices = [
        table.choice(GRAND, _column(pos, battle), _chances(table, grand), note),
        table.choice(PASS, _column(pos, battle), _chances(table, battle)),
    ]
    return _attack(table, battle, choices, _assumed(table, battle))


def _banzai(table: Table, frame: Banzai) -> Preview:
    pos, battle = table.pos, frame.battle
    charge = replace(battle, banzai=True, drm=battle.drm + _banzai_drm(battle))
    note = say(table.wording, "preview-banzai", drm=_signed(_banzai_drm(battle)))
    choices = [
        table.choice(BANZAI, _column(pos, charge), _chances(table, charge), note),
        table.choice(PASS, _column(pos, battle), _chances(table, battle)),
    ]
    return _attack(table, battle, choices, (say(table.wording, "preview-assume-no-banzai"),))


def _storm(table: Table, frame: Participants) -> Preview:
    """An empty Objective: only stragglers stand in the way (6.1-C)."""
    wording = table.wording
    hurt = sum(die <= STRAGGLERS for die in DICE)
    outcomes = (
        Chance((hurt, len(DICE)), say(wording, "preview-stragglers")),
        Chance((len(DICE) - hurt, len(DICE)), say(wording, "preview-no-loss")),
    )
    title = say(wording, "preview-storm", space=wording.place(frame.target))
    line = Line(say(wording, "preview-stragglers-on"), f"1–{STRAGGLERS}", "NEM-6.1C-i")
    return Preview(title, (line,), outcomes)


# 6.2: the retreat


def _toughest(pos: War, battle: Battle) -> int:
    """The unit that opposes an advance best; NOBODY if there is none."""
    units = front_candidates(pos, battle)
    return max(units, key=lambda p: defence_quality(pos, battle.target, p), default=NOBODY)


def _contest(table: Table, battle: Battle, leader: int, opposing: int) -> tuple[Line, ...]:
    """The Qualities, and the price of forcing and of holding."""
    pos, wording = table.pos, table.wording
    margin = Impose(battle, leader, opposing).margin(pos)
    force = forcing_price(margin)
    lines = [*_quality_lines(table, battle, leader, opposing)]
    lines.append(Line(say(wording, "preview-force-price"), str(force), "NEM-6.2B-c" if force else "NEM-6.2B-b"))
    if opposing != NOBODY:
        hold = holding_price(margin)
        lines.append(Line(say(wording, "preview-hold-price"), str(hold), "NEM-6.2C-c" if hold > 1 else "NEM-6.2C-b"))
    return tuple(lines)


def _advance(table: Table, battle: Battle, leader: int, opposing: int) -> tuple[Chance, ...]:
    """What forcing the retreat comes to: nothing is rolled, the defender decides."""
    pos, wording = table.pos, table.wording
    margin = Impose(battle, leader, opposing).margin(pos)
    price = forcing_price(margin)
    if not can_pay(pos, battle, price):
        return (Chance((1, 1), say(wording, "preview-cannot-pay", n=price)),)
    steps = steps_in(pos, battle.target, battle.foe)
    able = opposing != NOBODY and steps >= holding_price(margin)
    if able:
        text = say(wording, "preview-force", price=price, hold=holding_price(margin))
    else:
        text = say(wording, "preview-force-yield", price=price)
    return (Chance((1, 1), text),)


def _retreat(table: Table, battle: Battle, leader: int, opposing: int, **more: Any) -> Preview:
    title = say(table.wording, "preview-retreat", space=table.wording.place(battle.target))
    outcomes = _advance(table, battle, leader, opposing)
    return Preview(title, _contest(table, battle, leader, opposing), outcomes, **more)


def _force_retreat(table: Table, frame: ForceRetreat) -> Preview:
    pos, battle = table.pos, frame.battle
    opposing = _toughest(pos, battle)
    leader = max(frame.leaders, key=lambda p: lead_quality(pos, battle, p))
    choices = [
        table.choice(order, "", _advance(table, battle, order.target, opposing))
        for order in table.ask.orders
        if isinstance(order.target, int)
    ]
    assumed = [say(table.wording, "preview-assume-leader", piece=table.piece(leader))]
    if opposing != NOBODY:
        assumed.append(say(table.wording, "preview-assume-oppose", piece=table.piece(opposing)))
    return _retreat(table, battle, leader, opposing, assumed=tuple(assumed), choices=tuple(choices))


def _oppose(table: Table, frame: Oppose) -> Preview:
    battle = frame.battle
    opposing = _toughest(table.pos, battle)
    choices = [
        table.choice(order, "", _advance(table, battle, frame.leader, order.target))
        for order in table.ask.orders
        if isinstance(order.target, int)
    ]
    assumed = (say(table.wording, "preview-assume-oppose", piece=table.piece(opposing)),)
    return _retreat(table, battle, frame.leader, opposing, assumed=assumed, choices=tuple(choices))


def _impose(table: Table, frame: Impose) -> Preview:
    outcomes = _advance(table, frame.battle, frame.leader, frame.opposing)
    stay = (Chance((1, 1), say(table.wording, "preview-let-be")),)
    choices = (table.choice(IMPOSE, "", outcomes), table.choice(PASS, "", stay))
    return _retreat(table, frame.battle, frame.leader, frame.opposing, choices=choices)


def _hold(table: Table, frame: HoldOrYield) -> Preview:
    """The price of holding is known; the Qualities were compared before the attacker paid."""
    pos, wording, battle = table.pos, table.wording, frame.battle
    price = holding_price(frame.margin)
    steps = steps_in(pos, battle.target, battle.foe)
    emptied = price >= steps
    texts = {
        HOLD: say(wording, "preview-hold", n=price, emptied=int(emptied)),
        YIELD: say(wording, "preview-yield"),
    }
    outcomes = {order: (Chance((1, 1), text),) for order, text in texts.items()}
    offered = [order for order in (HOLD, YIELD) if order in table.ask.orders]
    lines = (
        Line(say(wording, "preview-hold-price"), str(price), "NEM-6.2C-c" if price > 1 else "NEM-6.2C-b"),
        Line(say(wording, "preview-steps"), str(steps), "NEM-6.2C-e"),
    )
    title = say(wording, "preview-retreat", space=wording.place(battle.target))
    choices = tuple(table.choice(order, "", outcomes[order]) for order in offered)
    return Preview(title, lines, outcomes[offered[0]] if offered else (), choices=choices)


_SHOWN: dict[type, Callable[[Table, Any], Preview]] = {
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
}
