"""What previews of all titles share: the table at which things are tried out, and how chances are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from grognard.core.frame import Agreement, Ask
from grognard.core.odds import Ways, shares
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.scene import Chance, Choice, Line, Preview, Prospect, say
from grognard.core.wording import Wording

P = TypeVar("P", bound=Position)
Found = TypeVar("Found")


@dataclass(frozen=True)
class Table(Generic[P]):
    """A position to try things out in, the question, and the words for the answer."""

    pos: P
    ask: Ask
    wording: Wording

    def say(self, key: str, **args: str | int | float) -> str:
        return say(self.wording, f"preview-{key}", **args)

    def piece(self, p: int) -> str:
        return self.wording.kit.piece_names[p]

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
        written = self.wording.title.write(self.wording.kit, order)
        return Choice(written, self.wording.order(order), outcomes, column, note, tuple(lines), tuple(prospects))

    def targets(self, verb: str = "") -> Iterator[tuple[Order, int]]:
        """The orders on offer that name a piece or a space: all, or those with a verb."""
        for order in self.ask.orders:
            if isinstance(order.target, int) and verb in ("", order.verb):
                yield order, order.target

    def of_faces(
        self, results: Sequence[Found], told: Callable[[tuple[int, int], Found], Chance]
    ) -> tuple[Chance, ...]:
        """What the faces of a die lead to, equal results together, in the order in which they first occur."""
        kinds = dict.fromkeys(results)
        found = shares([results.count(kind) for kind in kinds])
        return tuple(told(share, kind) for kind, share in zip(kinds, found, strict=True))

    def certain(self, key: str, **args: str | int) -> tuple[Chance, ...]:
        """What comes without a die."""
        return (Chance((1, 1), self.say(key, **args)),)

    def hits(self, ways: Ways, key: str = "hits", *, gains: int) -> tuple[Chance, ...]:
        """Each number of hits, and how likely it is; the side that `gains` by them."""
        side = self.wording.title.meta.sides[gains]
        numbers = sorted(ways)
        found = shares([ways[number] for number in numbers])
        return tuple(
            Chance(share, self.say(key, n=number), str(number), side if number else "", number)
            for number, share in zip(numbers, found, strict=True)
        )


def previews(
    table: Callable[[P, Ask, Wording], Any], shows: Mapping[type, Callable[[Any, Any], Preview | None]]
) -> Callable[[P, Ask, Wording], Preview | None]:
    """The function `preview` of a title: what shows it, by the step that asks.

    Partners who must agree are asked about the step below.
    """

    def preview(pos: P, ask: Ask, wording: Wording) -> Preview | None:
        quiet: P = pos.copy()
        frame = next((frame for frame in reversed(quiet.stack) if not isinstance(frame, Agreement)), None)
        show = shows.get(type(frame))
        return show(table(quiet, ask, wording), frame) if show else None

    return preview


def citing(pos: Position, tried: Callable[[], Found]) -> tuple[Found, frozenset[str]]:
    """What comes of a trial, and the rules that it was found by."""
    before, pos.table.cited = pos.table.cited, set()
    found = tried()
    rules, pos.table.cited = frozenset(pos.table.cited or ()), before
    return found, rules


def halves(number: int) -> str:
    """A number of halves as it is written: 2½."""
    whole, half = divmod(number, 2)
    return f"{whole or ''}½" if half else str(whole)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
