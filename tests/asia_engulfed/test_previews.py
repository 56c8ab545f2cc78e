"""The chances that previews show are those of the engine: found again by throwing all dice, and by hand."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from grognard.core import odds
from grognard.core.case import Runner
from grognard.core.case_files import read_cases
from grognard.core.dice import Dice
from grognard.core.frame import Ask, answer, settle
from grognard.core.options import chosen
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.scene import Chance, Choice, Preview, scenery
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.assignments import ATTACK, CAP, ESCORT
from grognard.titles.asia_engulfed.chapters.ch3_supply import status
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import Results
from grognard.titles.asia_engulfed.chapters.ch8_42_day import AirRound
from grognard.titles.asia_engulfed.kit import ALLIES, BLOCK, CBA, CC, JAPAN, MINORS, SUB
from grognard.titles.asia_engulfed.marks import FULL, NONE, PARTIAL
from grognard.titles.asia_engulfed.meta import META
from grognard.titles.asia_engulfed.odds import after_results, wrecks
from grognard.titles.asia_engulfed.overlays import overlay
from grognard.titles.asia_engulfed.preview_air import Strike
from grognard.titles.asia_engulfed.preview_table import Table as Shared
from grognard.titles.asia_engulfed.supply_line import full_line, partial_line
from grognard.titles.asia_engulfed.verbs import AT, COMBAT, HIT, HUNT
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import TITLE, decisions, kit, laid_out

WORDS = Wording(TITLE, kit(), "en")
CASES = Path(__file__).parents[2] / "cases" / "asia-engulfed"
FACES = range(1, 7)
SLOWEST = 0.05
AIR_AND_COMBAT = ("assign-aircraft", "air-commitment", "join-strike", "ground-combat", "combat-type", "approach")

Picker = Callable[[War, Ask], Order]


def shown(pos: War, ask: Ask) -> Preview:
    view = seen(TITLE, pos, ask.seat)
    found = scenery(TITLE).preview(view, ask, WORDS)
    assert found is not None
    return found


def chances(outcomes: tuple[Chance, ...]) -> dict[str, Fraction]:
    """By their numbers; states of ships by their words."""
    return {outcome.code or outcome.text: Fraction(*outcome.chance) for outcome in outcomes}


def wreck(state: str, steps: int, damaged: int = 0) -> str:
    """The words for steps sunk and steps damaged: `1/2`."""
    sunk, hurt = map(int, state.split("/"))
    return Shared(laid_out(), Ask("japan", "", [], ()), WORDS).wreck(sunk, hurt, steps, damaged)


def of(preview: Preview, order: Order) -> Choice:
    written = TITLE.write(kit(), order)
    return next(choice for choice in preview.choices if choice.order == written)


# all throws


class OutOfDice(Exception):
    pass


class Written(Dice):
    """Dice that fall as they are told, and no further; lots (numbers far beyond) are drawn as ever."""

    def __init__(self, faces: tuple[int, ...], first: int) -> None:
        super().__init__("")
        self.faces, self.first = faces, first

    def roll(self, number: int, sides: int) -> int:
        if number - self.first > 1000:
            return super().roll(number, sides)
        if number - self.first >= len(self.faces):
            raise OutOfDice
        return self.faces[number - self.first]


def thrown(pos: War, play: Callable[[War], str]) -> dict[str, Fraction]:
    """Every way in which the dice of the engine can fall: what `play` says of each, and how likely it is."""
    prefixes: list[tuple[int, ...]] = [()]
    result: dict[str, Fraction] = {}
    while prefixes:
        faces = prefixes.pop()
        twin = pos.copy()
        twin.table = Table(Written(faces, pos.rolls))
        try:
            what = play(twin)
        except OutOfDice:
            prefixes += [(*faces, face) for face in FACES]
            continue
        result[what] = result.get(what, Fraction(0)) + Fraction(1, 6 ** len(faces))
    return result


def played_on(pos: War, asks: tuple[Ask, ...], order: Order, until: Callable[[War, tuple[Ask, ...]], bool]) -> None:
    """Give an order, and then the first on offer (to lose what cannot fire), until something has happened."""
    asks = answer(pos, asks, order, asks[0].seat)
    while not until(pos, asks):
        ask = asks[0]
        asks = answer(pos, asks, min(ask.orders, key=lambda each: _worth(pos, each)), ask.seat)


def _worth(pos: War, order: Order) -> int:
    """Damaged steps and units without supply are given up first."""
    if order == HIT["damaged"]:
        return -1
    return -pos.supply[order.target] if order.verb == "lose" and isinstance(order.target, int) else 0


# the arithmetic


@pytest.mark.parametrize("needs", [(6,), (5, 5, 4), (2, 6, 3, 5)])
def test_hits_by_all_throws(needs: tuple[int, ...]) -> None:
    counted = Counter(
        sum(die >= need for die, need in zip(dice, needs, strict=True)) for dice in product(FACES, repeat=len(needs))
    )
    assert odds.hits(needs) == counted


@pytest.mark.parametrize("combine", [False, True])
@pytest.mark.parametrize(("steps", "damaged"), [(1, 0), (2, 1), (3, 3), (4, 0), (4, 2)])
def test_wrecks_by_the_engine(steps: int, damaged: int, combine: bool) -> None:
    """A fleet that takes hits and damages ends as the closed formula says, and the owner cannot do better."""
    fleet = kit().piece_index["JP-CA-1"]
    for hit, hurt in product(range(6), range(9)):
        ends = []
        for first in (HIT["damaged"], HIT["sound"]):
            pos = laid_out(f"put JP-CA-1 at SOL steps {steps}")
            pos.damaged[fleet] = damaged
            pos.options = chosen(META, {"damages": "combine"} if combine else {})
            pos.stack = [Results(((fleet, hit, hurt),))]
            while pos.stack:
                ask = pos.stack[-1].advance(pos)
                if isinstance(ask, Ask):
                    pos.stack[-1].play(pos, first, ask.seat)
            ends.append((pos.steps[fleet] - pos.damaged[fleet], pos.steps[fleet]))
        sunk, left = after_results(steps, damaged, hit, hurt, combine=combine)
        assert ends[0] == (steps - sunk - left, steps - sunk)
        assert ends[0] >= ends[1]


def test_wrecks_by_all_throws() -> None:
    needs = (6, 5, 5, 2)
    counted: Counter[tuple[int, int]] = Counter()
    for dice in product(FACES, repeat=4):
        hit = sum(die >= need for die, need in zip(dice, needs, strict=True))
        hurt = sum(die == need - 1 for die, need in zip(dice, needs, strict=True))
        counted[after_results(3, 1, hit, hurt)] += 1
    assert wrecks(needs, 3, 1) == counted


def test_shares_sum_to_one() -> None:
    many = odds.shares([*odds.hits([4] * 60).values()])
    assert sum(count for count, _ in many) == many[0][1]


# combats, by all throws of the engine


@pytest.mark.parametrize(("steps", "combat"), [((2, 2), "normal"), ((3, 1), "normal"), ((2, 2), "assault")])
def test_ground_combat(steps: tuple[int, int], combat: str) -> None:
    """Both sides' losses of a round; the last unit of the attacker cannot fire but takes hits."""
    pos = laid_out(
        f"put JP-INF4-1 at KWT steps {steps[0]}",
        "put JP-INF4-2 at KWT steps 1 supply none",
        f"put CN-INF-1 at KWT steps {steps[1]}",
        "control cn KWT",
        "phase japan ground",
    )
    asks = settle(pos)
    if asks[0].prompt == "ground-combat":
        asks = answer(pos, asks, next(each for each in asks[0].orders if each.verb == "fight"), asks[0].seat)
    assert asks[0].prompt == "combat-type"
    place = kit().space_index["KWT"]
    strength = [pos.steps_of(pos.ground_at(place, side)) for side in (JAPAN, ALLIES)]

    def play(twin: War) -> str:
        played_on(twin, asks, COMBAT[combat], lambda now, _: not any("Round" in type(f).__name__ for f in now.stack))
        return "/".join(str(strength[s] - twin.steps_of(twin.ground_at(place, s))) for s in (JAPAN, ALLIES))

    found = thrown(pos, play)
    choice = of(shown(pos, asks[0]), COMBAT[combat])
    assert chances(choice.prospects[0].outcomes) == _marginal(found, 0)
    assert chances(choice.outcomes) == _marginal(found, 1)


def _marginal(found: dict[str, Fraction], part: int) -> dict[str, Fraction]:
    sums: dict[str, Fraction] = {}
    for key, share in found.items():
        word = key.split("/")[part]
        sums[word] = sums.get(word, Fraction(0)) + share
    return sums


def test_night_combat() -> None:
    """The second fleet to aim at a target adds to the fire of the first."""
    pos = laid_out(
        "kamikaze 16",
        "put JP-CA-E1 at SOL steps 2",
        "put JP-BB-1 at SOL steps 2",
        "put US-CA-1 at SOL steps 3",
        "put US-CV-1 at SOL steps 1",
        "put US-CA-2 at SOL steps 1",
        "phase allies air-naval",
    )
    pos.table.forced.extend([1, 3])
    asks = settle(pos)
    target = kit().piece_index["US-CA-1"]
    pos.damaged[target] = 1
    while asks[0].prompt != "night-target" or asks[0].seat != "japan":
        asks = answer(pos, asks, asks[0].orders[-1], asks[0].seat)
    asks = answer(pos, asks, AT[target], "japan")
    assert asks[0].prompt == "night-target"

    choice = of(shown(pos, asks[0]), AT[target])
    elite = Counter[tuple[int, int]]()
    for dice in product(FACES, repeat=4):
        hit = sum(die >= 5 for die in dice[:2]) + sum(die == 6 for die in dice[2:])
        hurt = sum(die == 4 for die in dice[:2]) + sum(die == 5 for die in dice[2:])
        elite[after_results(3, 1, hit, hurt)] += 1
    assert chances(choice.outcomes) == {wreck(f"{a}/{b}", 3, 1): Fraction(n, 6**4) for (a, b), n in elite.items()}


@pytest.mark.parametrize("damaged", [0, 1])
def test_submarines(damaged: int) -> None:
    """Depth charges first, then torpedoes: the engine's own dice, all of them."""
    pos = laid_out(
        "put US-SUB-1 at SOL steps 2",
        "put JP-CV-1 at SOL steps 2",
        "put JP-CA-1 at SOL steps 2",
        "phase allies air-naval",
    )
    target, sub = kit().piece_index["JP-CV-1"], kit().piece_index["US-SUB-1"]
    pos.damaged[target] = damaged
    asks = settle(pos)
    while asks[0].prompt != "submarine-target":
        order = HUNT[sub] if HUNT[sub] in asks[0].orders else asks[0].orders[0]
        asks = answer(pos, asks, order, asks[0].seat)

    def play(twin: War) -> str:
        twin.stack[-1].play(twin, AT[target], "allies")
        while type(twin.stack[-1]).__name__ in ("Results", "Recovery"):
            ask = twin.stack[-1].advance(twin)
            assert ask is None
        lost = pos.steps[sub] - (twin.steps[sub] if twin.on_map(sub) else 0)
        sunk = pos.steps[target] - twin.steps[target]
        return f"{lost}|{sunk}" if damaged else f"{lost}|{wreck(f'{sunk}/{twin.damaged[target]}', 2)}"

    found = thrown(pos, play)
    choice = of(shown(pos, asks[0]), AT[target])
    by_part: tuple[dict[str, Fraction], dict[str, Fraction]] = ({}, {})
    for key, share in found.items():
        for sums, word in zip(by_part, key.split("|"), strict=True):
            sums[word] = sums.get(word, Fraction(0)) + share
    assert chances(choice.prospects[0].outcomes) == by_part[0]
    assert chances(choice.outcomes) == by_part[1]


@pytest.mark.parametrize(("escorts", "surprised"), [(0, -1), (1, -1), (1, ALLIES)])
def test_air_strike(escorts: int, surprised: int) -> None:
    """CAP, AA and the strike against one carrier: the hits that the engine scores, by all throws."""
    pos = laid_out(
        "kamikaze 16",
        "put JP-CV-1 at SOL steps 2",
        "put JP-CBA-1 aboard JP-CV-1 steps 2",
        "put JP-CBA-2 aboard JP-CV-1 steps 1",
        "put US-CV-1 at SOL steps 2",
        "put US-CBA-1 aboard US-CV-1 steps 1",
        "phase allies air-naval",
    )
    index = kit().piece_index
    one, two, cap, target = (index[name] for name in ("JP-CBA-1", "JP-CBA-2", "US-CBA-1", "US-CV-1"))
    roles = {one: ATTACK, two: ESCORT if escorts else ATTACK, cap: CAP}
    settle(pos)
    flown = tuple(sorted(roles.items()))
    pos.stack = [AirRound(kit().space_index["SOL"], 1, surprised, flown=flown, step=AirRound.at("fight"))]

    def play(twin: War) -> str:
        twin.table.events = []
        while twin.stack and type(twin.stack[-1]).__name__ != "Recovery":
            top = twin.stack[-1]
            ask = top.advance(twin)
            if isinstance(ask, Ask):
                order = AT[target] if ask.prompt == "air-target" else ask.orders[0]
                top.play(twin, order, ask.seat)
            scored = [event.args["hits"] for event in twin.table.events if event.kind == "air-strike"]
            if scored:
                return str(scored[0])
        return "0"

    attackers = [p for p, role in roles.items() if role == ATTACK]
    strike = Strike(attackers, [two] if escorts else [], [cap], 1, surprised >= 0)
    ways = strike.scored(pos, target, in_port=False)
    total = sum(ways.values())
    assert {str(n): Fraction(count, total) for n, count in ways.items()} == thrown(pos, play)


# by hand


def test_pearl_harbor_by_hand() -> None:
    """14.14: two elite CBA of 2 steps on a BB fleet of 4 in port, by surprise: 3 or more hits, 2 damages."""
    pos, asks = _worked_turn("14-1-worked-turn.case", "air-target")
    battleships = kit().piece_index["US-BB-1"]
    first = of(shown(pos, asks[0]), AT[battleships])
    assert first.column == "2 × 3+"
    assert {"AE-8.7-d", "AE-9.11-m", "AE-KT-j"} <= {line.rule for line in first.lines}
    asks = answer(pos, asks, AT[battleships], asks[0].seat)
    steps = pos.steps[battleships]
    found = chances(of(shown(pos, asks[0]), AT[battleships]).outcomes)
    assert steps == 4
    assert found[wreck("0/0", 4)] == Fraction(1, 6**4)
    assert found[wreck("4/0", 4)] == Fraction(4, 6) ** 4
    assert found[wreck("3/1", 4)] == 4 * Fraction(4, 6) ** 3 * Fraction(1, 6)
    assert found[wreck("3/0", 4)] == 4 * Fraction(4, 6) ** 3 * Fraction(1, 6)
    assert found[wreck("2/1", 4)] == 12 * Fraction(4, 6) ** 2 * Fraction(1, 6) ** 2


def _worked_turn(name: str, prompt: str) -> tuple[War, tuple[Ask, ...]]:
    """A worked example up to the first question of a kind."""
    case = read_cases(CASES / name)[0]
    runner = Runner(case)
    for line in case.lines:
        if line.words[0].endswith(":") and any(ask.prompt == prompt for ask in runner.play().asks):
            break
        runner.read(line)
    game = runner.play()
    assert isinstance(game.position, War)
    return game.position, game.asks


# the supply of a piece


def games() -> Iterator[War]:
    for seed in range(6):
        for number, (pos, _) in enumerate(decisions(seed)):
            if number % 150 == 20:
                yield pos
            if number > 2500:
                break


def test_supply_lines_agree_with_the_check() -> None:
    levels: Counter[int] = Counter()
    for pos in games():
        for p in (*pos.pieces_on_map(JAPAN), *pos.pieces_on_map(ALLIES)):
            if pos.at_sea(p) or kit().kind[p] in (CBA, SUB):
                continue
            level = status(pos, p, {})
            levels[level] += 1
            line = full_line(pos, p)
            whole = line is not None and not line.cuts
            if kit().nation[p] not in (CC, *MINORS):
                assert whole == (level == FULL), kit().piece_names[p]
            if line is not None:
                assert line.path[-1] == pos.place[p]
            if level == NONE:
                partial = partial_line(pos, p)
                assert partial is None or partial.cuts
    assert set(levels) == {FULL, PARTIAL, NONE}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_has_a_supply_overlay(language: str) -> None:
    words = Wording(TITLE, kit(), language)
    chance = random.Random(3)
    for pos in games():
        for side in ("japan", "allies"):
            view = seen(TITLE, pos, side)
            assert isinstance(view, War)
            there = [p for p in range(len(kit().piece_names)) if view.on_map(p)]
            for p in chance.sample(there, 12):
                found = overlay(view, "supply-line", kit().piece_names[p], words)
                assert found.note
                assert "overlay-" not in found.note
                if kit().kind[p] == BLOCK:
                    assert not found.spaces


def test_why_a_piece_has_no_supply() -> None:
    """Rabaul without a network, and with one that the Allies dominate: the rule is named."""
    pos = laid_out("put JP-INF4-1 at RAB", "control jp RAB", "phase japan ground")
    cut = overlay(pos, "supply-line", "JP-INF4-1", WORDS)
    assert "§\u00a03.5-a" in cut.note
    assert any(spot.value == "✕" for spot in cut.spaces.values())
    pos.network = list(kit().zones)
    fed = overlay(pos, "supply-line", "JP-INF4-1", WORDS)
    assert "§\u00a03.3-a" in fed.note
    assert "→" in fed.note
    assert [fed.lines[0][0], fed.lines[-1][1]] == ["HON", "RAB"]
    assert all(tone == "full" for _, _, tone in fed.lines)


# speed


def test_previews_are_quick() -> None:
    slowest: dict[str, float] = {}
    for seed in (0, 3):
        for number, (pos, asks) in zip(range(1500), decisions(seed), strict=False):
            for ask in asks:
                if number % 5 == 0 or ask.prompt in AIR_AND_COMBAT:
                    view = seen(TITLE, pos, ask.seat)
                    taken = min(_time(view, ask) for _ in range(2))
                    slowest[ask.prompt] = max(taken, slowest.get(ask.prompt, 0))
    assert max(slowest.values()) < SLOWEST, slowest


def _time(view: object, ask: Ask) -> float:
    start = time.process_time()
    scenery(TITLE).preview(view, ask, WORDS)
    return time.process_time() - start
