"""What an attack leads to while it is put together and when its table is chosen: strengths, odds, exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from grognard.core.odds import shares
from grognard.core.previews import Table, previews, signed
from grognard.core.scene import Chance, Choice, Line, Preview, Prospect
from grognard.titles.world_in_flames.chapters.ch11_16_attack import Assembly, Resolution, defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_battle import NO_DEFENCE, YES, Battle, fraction_tenths
from grognard.titles.world_in_flames.chapters.ch11_16_strength import (
    Odds,
    attack_factor,
    attacker_chooses,
    defence_factor,
    die_modifier,
    may_have_relief,
    odds_of,
)
from grognard.titles.world_in_flames.charts import COMBATS, odds_name, result_of
from grognard.titles.world_in_flames.kit import SIDES
from grognard.titles.world_in_flames.war import War

TENTHS = 10
At = Table[War]


class Fight:
    """An attack that might be fought now."""

    def __init__(self, at: At, side: int, space: int, attackers: Sequence[int], *, relief: bool) -> None:
        self.at, self.pos = at, at.pos
        self.side, self.space, self.attackers = side, space, attackers
        self.defenders = defenders_of(at.pos, side, space)
        self.odds: Odds = odds_of(at.pos, attackers, self.defenders, space, relief=relief)
        self.modifier = die_modifier(at.pos, self.defenders, space)

    @property
    def name(self) -> str:
        return odds_name(self.odds.level) if self.odds.defence else "–"

    def lines(self) -> Iterator[Line]:
        at, pos, odds = self.at, self.pos, self.odds
        yield at.line("attack", odds.attack, "WIF-11.16.1-a")
        for p in self.attackers:
            factor = attack_factor(pos, p, self.space, self.defenders)
            yield Line(at.wording.piece(p), f"{float(factor):g}", part=True)
        yield at.line("defence", odds.defence, "WIF-11.16.5-h")
        for p in self.defenders:
            yield Line(at.wording.piece(p), f"{float(defence_factor(pos, p)):g}", part=True)
        if odds.shift:
            yield at.line("shift", signed(odds.shift), "WIF-8.2.7-a")
        if self.modifier:
            yield at.line("modifier", signed(self.modifier), "WIF-11.16.5-j")

    def outcomes(self, table: str) -> tuple[Chance, ...]:
        """Every result of a table, and how likely it is."""
        charts, odds, two = self.pos.kit.charts, self.odds, self.pos.plays("two-dice")
        if not odds.defence:
            found = Counter({NO_DEFENCE[table]: 1})
        else:
            tenths = fraction_tenths(odds.attack, odds.defence) if self.pos.plays("fractional-odds") else 0
            found = Counter[str]()
            faces = range(1, 11)
            for die in (a + b for a in faces for b in faces) if two else faces:
                for level, weight in ((odds.level, TENTHS - tenths), (odds.level + 1, tenths)):
                    result = charts.result(table, level, die + self.modifier, two_dice=two)
                    found[result.text] += weight
        kinds = sorted((kind for kind in found if found[kind]), key=lambda kind: -found[kind])
        return tuple(
            self._chance(share, kind) for kind, share in zip(kinds, shares([found[k] for k in kinds]), strict=True)
        )

    def _chance(self, share: tuple[int, int], text: str) -> Chance:
        result = result_of(text)
        mine = min(result.attacker, len(self.attackers))
        theirs = len(self.defenders) if result.code in ("S", "B") else min(result.defender, len(self.defenders))
        up = "all" if result.stays_up else "half" if result.half else "none"
        said = self.at.say(
            "result",
            attacker=mine,
            defender=min(result.defender, len(self.defenders)),
            code=result.code or "none",
            up=up,
        )
        gain = theirs - mine
        foe = self.pos.side(self.defenders[0]) if self.defenders else self.side
        winner = SIDES[self.side] if gain > 0 else SIDES[foe] if gain < 0 else ""
        return Chance(share, said, text, winner, abs(gain))

    def chooser(self) -> int:
        """The side that chooses the table."""
        mine = attacker_chooses(self.pos, self.attackers, self.defenders, self.space)
        return self.side if mine or not self.defenders else self.pos.side(self.defenders[0])

    def prospects(self) -> Iterator[Prospect]:
        for table in COMBATS:
            yield Prospect(self.at.wording.name("table", table), self.outcomes(table))


def _fight(at: At, side: int, space: int, attackers: Sequence[int], *, relief: bool = False) -> Preview | None:
    if not attackers:
        return None
    fight = Fight(at, side, space, attackers, relief=relief)
    assumed = [at.say("chooser", side=at.wording.side(fight.chooser()))]
    if not relief and may_have_relief(at.pos, attackers, space):
        assumed.append(at.say("no-relief"))
    title = at.wording.place(space)
    return Preview(title, tuple(fight.lines()), (), fight.name, tuple(assumed), prospects=tuple(fight.prospects()))


def _assembly(at: At, frame: Assembly) -> Preview | None:
    return _fight(at, frame.side, frame.space, frame.attackers)


def _resolution(at: At, frame: Resolution) -> Preview | None:
    """What each declared combat would lead to."""
    choices = []
    for order, space in at.targets("resolve"):
        fight = Fight(at, frame.side, space, at.pos.attacks[space], relief=False)
        if fight.defenders:
            choices.append(at.choice(order, (), column=fight.name, lines=fight.lines(), prospects=fight.prospects()))
    return Preview(at.say("combats"), (), (), choices=tuple(choices)) if choices else None


def _battle(at: At, frame: Battle) -> Preview | None:
    """The tables to choose from; or the same attack with winter troops in front and without."""
    if at.ask.prompt == "table":
        fight = Fight(at, frame.side, frame.space, frame.attackers, relief=frame.relief > 0)
        tables = (
            at.choice(order, fight.outcomes(str(order.target)), column=fight.name)
            for order in at.ask.orders
            if order.target in COMBATS
        )
        return Preview(at.wording.place(frame.space), tuple(fight.lines()), (), fight.name, choices=tuple(tables))
    if at.ask.prompt == "relief":
        choices: list[Choice] = []
        for order in at.ask.orders:
            fight = Fight(at, frame.side, frame.space, frame.attackers, relief=order.target == YES)
            choices.append(at.choice(order, (), column=fight.name, prospects=fight.prospects()))
        return Preview(at.wording.place(frame.space), (), (), choices=tuple(choices))
    return None


preview = previews(Table, {Assembly: _assembly, Resolution: _resolution, Battle: _battle})
