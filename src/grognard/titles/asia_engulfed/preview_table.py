"""What the previews share: the position to try things out in, the question, and how chances are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.scene import Chance, Choice, Line, Prospect, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.odds import Ways, Wrecks, shares
from grognard.titles.asia_engulfed.war import War

Found = TypeVar("Found")


class Table(NamedTuple):
    pos: War
    ask: Ask
    wording: Wording

    def say(self, key: str, **args: str | int | float) -> str:
        return say(self.wording, f"preview-{key}", **args)

    def line(self, key: str, value: object, rule: str = "", *, part: bool = False, **args: str | int) -> Line:
        return Line(self.say(key, **args), str(value), rule, part)

    def rule_lines(self, rules: Iterable[str], value: str = "") -> Iterator[Line]:
        """Rules behind the line above, by their titles."""
        for rule in rules:
            yield Line(self.wording.rule(rule)[0], value, rule, part=True)

    def choice(
        self,
        order: Order,
        outcomes: tuple[Chance, ...],
        note: str = "",
        column: str = "",
        *,
        lines: Iterable[Line] = (),
        prospects: Iterable[Prospect] = (),
    ) -> Choice:
        written = self.wording.title.write(self.pos.kit, order)
        return Choice(written, self.wording.order(order), outcomes, column, note, tuple(lines), tuple(prospects))

    def hits(self, ways: Ways, key: str = "hits") -> tuple[Chance, ...]:
        """Each number of hits, and how likely it is."""
        numbers = sorted(ways)
        found = shares([ways[number] for number in numbers])
        return tuple(
            Chance(share, self.say(key, n=number), str(number)) for number, share in zip(numbers, found, strict=True)
        )

    def wrecks(self, ways: Wrecks, steps: int, damaged: int) -> tuple[Chance, ...]:
        """Each state that a fleet may be left in, the best for it first."""
        states = sorted(ways)
        found = shares([ways[state] for state in states])
        return tuple(
            Chance(share, self.wreck(sunk, hurt, steps, damaged))
            for (sunk, hurt), share in zip(states, found, strict=True)
        )

    def wreck(self, sunk: int, hurt: int, steps: int, damaged: int) -> str:
        """What became of a fleet with so many steps, some of them damaged before."""
        if sunk == steps:
            return self.say("all-sunk", n=steps)
        if (sunk, hurt) == (0, damaged):
            return self.say("no-effect")
        return self.say("wrecked", sunk=sunk, hurt=hurt)


def citing(pos: War, tried: Callable[[], Found]) -> tuple[Found, frozenset[str]]:
    """What comes of a trial, and the rules that it was found by."""
    before, pos.table.cited = pos.table.cited, set()
    found = tried()
    rules, pos.table.cited = frozenset(pos.table.cited or ()), before
    return found, rules


def dice(needs: Sequence[int]) -> str:
    """A handful of dice: `2 × 4+, 3 × 6`."""
    kinds = sorted(set(needs))
    return ", ".join(f"{needs.count(least)} × {least}{'+' if least < 6 else ''}" for least in kinds) or "–"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def spread(ways: Ways) -> str:
    """Chances in one line: `0: 12 %, 1: 40 %`."""
    total = sum(ways.values())
    return ", ".join(f"{number}: {percent(count / total)}" for number, count in sorted(ways.items()))
