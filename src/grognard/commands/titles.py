"""`grognard titles`: the games that are installed, and whose they are. None of them is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.commands import output
from grognard.core.lobby import OptionCard, ScenarioCard, TitleCard, title_card
from grognard.core.title import title_keys


def run(title: str | None, *, language: str, json: bool) -> None:
    cards = [title_card(key, language) for key in ([title] if title else title_keys())]
    if json:
        output.write_json(cards)
        return
    for card in cards:
        _show(card, whole=title is not None)


def _show(card: TitleCard, *, whole: bool) -> None:
    from rich.table import Table

    table = Table(title=f"{card.key}: {card.name}", title_justify="left", title_style="bold", show_header=False)
    for row in _rows(card):
        table.add_row(*row)
    if whole:
        for option in card.options:
            table.add_row(f"option {option.key}", _option(option))
    elif card.options:
        table.add_row("options", f"{len(card.options)}; `grognard titles {card.key}` lists them")
    table.add_row("", "This implementation is unofficial: its makers have no tie to designer or publisher.")
    output.stdout.print(table)


def _rows(card: TitleCard) -> Iterator[tuple[str, str]]:
    designer, publisher, year = card.credits
    yield "", card.subtitle
    yield "designer", designer
    yield "publisher", f"{publisher}, {year}"
    yield "rules version", card.rules_version
    for scenario in card.scenarios:
        yield f"scenario {scenario.key}", _scenario(scenario)
    yield "seats", ", ".join(seat.key for seat in card.seats)
    for seating in card.seatings:
        when = " ".join(f"{option}={choice}" for option, choice in seating.when.items())
        yield f"seats with {when}", ", ".join(seat.key for seat in seating.seats)
    for preset in card.presets:
        yield f"preset {preset.key}", f"{preset.name}. {preset.about}"


def _scenario(scenario: ScenarioCard) -> str:
    size = [f"{scenario.turns} turns"] if scenario.turns else []
    if scenario.hours:
        size.append(f"{scenario.hours[0]} to {scenario.hours[1]} hours")
    if scenario.complexity:
        size.append(f"complexity {scenario.complexity} of 5")
    return ". ".join(part for part in (scenario.name, ", ".join(size), scenario.about) if part)


def _option(option: OptionCard) -> str:
    text = f"{option.name}: {', '.join(choice.key for choice in option.choices)} ({option.rule})"
    for bond in option.bonds:
        verb = "excludes" if bond.excludes else "needs"
        text += f"; {'|'.join(bond.choices)} {verb} {bond.option}={'|'.join(bond.values)}"
    return text
