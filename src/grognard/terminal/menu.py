"""The orders on offer: a summary by verb, the whole list, and their numbers."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.terminal.screen import Remark, Screen

SHORT = 6
"""So many targets of a verb are shown with their numbers."""
SUMMARY = 12
"""So many are named at all."""


class Menu:
    """Orders as they are typed."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def summary(self, ask: Ask) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="dim", no_wrap=True)
        table.add_column(style="bold", no_wrap=True)
        table.add_column(overflow="fold")
        number, counted = 1, self.amounts(ask)
        for verb, orders in _by_verb(ask.orders).items():
            last = number + len(orders) - 1
            targets = [self._target(order) for order in orders[:SUMMARY]]
            if orders == counted:
                targets = [self._span(orders)]
            elif len(orders) > SUMMARY:
                targets.append(self._screen.phrase("more", n=len(orders)))
            if counted:
                table.add_row("", verb, Text(", ".join(targets)))
                continue
            if 1 < len(orders) <= SHORT:
                targets = [f"({number + i}) {target}" for i, target in enumerate(targets)]
            table.add_row(f"{number}-{last}" if last > number else f"{number}", verb, Text(", ".join(targets)))
            number = last + 1
        self._screen.console.print(table)

    def show(self, verb: str) -> None:
        """All orders, or all with a verb."""
        screen = self._screen
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="dim", no_wrap=True)
        where = {
            piece: cell.name
            for cell in screen.sketch().cells.values()
            for stack in cell.stacks
            for piece in stack.pieces
        }
        counted = self.amounts(screen.ask)
        for number, order in enumerate(numbered(screen.ask), 1):
            if order in counted:
                if order is counted[0] and verb in ("", order.verb):
                    table.add_row("", Text(f"{order.verb} {self._span(counted)}", style="bold"))
            elif not verb or order.verb == verb:
                typed = self.typed(order)
                place = where.get(typed.partition(" ")[2], "")
                table.add_row(
                    "" if counted else str(number), Text(typed, style="bold"), place, Text(screen.wording.order(order))
                )
        if not table.row_count:
            raise Remark(screen.phrase("no-verb", word=verb))
        screen.console.print(table)

    def example(self) -> str:
        """An order that is legal now; one with a target says more."""
        orders = self._screen.ask.orders
        return self.typed(next((order for order in orders if order.target is not None), orders[0]))

    def typed(self, order: Order) -> str:
        return self._screen.game.title.write(self._screen.game.kit, order)

    def amounts(self, ask: Ask) -> list[Order]:
        """Orders that are one of many numbers, none left out: then a number that is typed is meant as it stands."""
        known = self._screen.game.title.verbs
        for verb, orders in _by_verb(ask.orders).items():
            found = known.get(verb)
            numbers = [order.target for order in orders if isinstance(order.target, int)]
            if found is not None and found.kind == "number" and len(numbers) > SUMMARY:
                return orders if numbers == [*range(numbers[0], numbers[-1] + 1)] else []
        return []

    def _span(self, orders: list[Order]) -> str:
        return self._screen.phrase("span", first=orders[0].target, last=orders[-1].target)

    def _target(self, order: Order) -> str:
        """The target of an order as it is typed, with the name of a place."""
        if order.target is None:
            return ""
        game = self._screen.game
        typed = game.title.target_name(game.kit, order)
        verb = game.title.verbs.get(order.verb)
        if verb is not None and verb.kind == "space" and isinstance(order.target, int):
            name = game.kit.place_title(order.target, self._screen.wording.language)
            if name != typed:
                return f"{typed} {name}"
        return typed


def numbered(ask: Ask) -> list[Order]:
    """The orders as they are numbered: by verb."""
    return [order for orders in _by_verb(ask.orders).values() for order in orders]


def _by_verb(orders: list[Order]) -> dict[str, list[Order]]:
    found: dict[str, list[Order]] = {}
    for order in orders:
        found.setdefault(order.verb, []).append(order)
    return found
