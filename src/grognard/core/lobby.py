"""A title in the lobby, in the words of a language: what is chosen from before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from grognard.core import text
from grognard.core.meta import Meta, Option, Scenario
from grognard.core.title import load_meta, title_folder


class Named(msgspec.Struct):
    """A key and what it is called."""

    key: str
    name: str


class SideCard(Named):
    """A side; `alliance` is the one that it belongs to at the start."""

    alliance: str | None = None


class SeatCard(Named):
    """A seat, and whose it is."""

    side: str


class ScenarioCard(Named):
    """A scenario. `options` are choices that it makes, `forbids` those that it refuses."""

    about: str
    turns: int | None
    hours: tuple[int, int] | None
    complexity: int | None
    options: dict[str, str]
    forbids: dict[str, list[str]]


class BondCard(msgspec.Struct):
    """While an option is played by one of `choices`, another one must (or must not) be played by one of `values`."""

    choices: list[str]
    option: str
    values: list[str]
    excludes: bool


class OptionCard(Named):
    """An option; its first choice is the rule as printed."""

    rule: str
    group: str
    choices: list[Named]
    bonds: list[BondCard]


class PresetCard(Named):
    """Choices with a name; options that it does not mention are played by their first choice."""

    about: str
    options: dict[str, str]


class SeatingCard(msgspec.Struct):
    """The seats that certain choices bring to the table."""

    when: dict[str, str]
    seats: list[SeatCard]


class TitleCard(msgspec.Struct):
    """A title as the lobby shows it."""

    key: str
    name: str
    subtitle: str
    credits: list[str]
    rules_version: str
    sides: list[SideCard]
    alliances: list[Named]
    scenarios: list[ScenarioCard]
    options: list[OptionCard]
    groups: list[Named]
    presets: list[PresetCard]
    seats: list[SeatCard]
    seatings: list[SeatingCard]
    complexity: int | None
    """Of the hardest scenario."""
    length: str | None = None
    """In words: the turns of the longest scenario, the hours from the shortest to the longest."""
    picture: str | None = None
    """The address of a picture."""


@cache
def title_card(key: str, language: str) -> TitleCard:
    """A title in the lobby; neither its code nor its components are loaded."""
    return _card(load_meta(key), text.lobby(title_folder(key), text.known_language(language)))


def _card(meta: Meta, words: Mapping[str, str]) -> TitleCard:
    def name(kind: str, key: str) -> str:
        return words.get(f"{kind}-{key}", key)

    def seats(of: Mapping[str, str]) -> list[SeatCard]:
        return [SeatCard(seat, name("seat", seat), side) for seat, side in of.items()]

    def about(kind: str, key: str) -> str:
        return words.get(f"{kind}-{key}-about", "")

    return TitleCard(
        key=meta.key,
        name=meta.name,
        subtitle=words.get("subtitle", ""),
        credits=[meta.designer, meta.publisher, str(meta.year)],
        rules_version=meta.rules_version,
        sides=[SideCard(side, name("side", side), meta.alliances.get(side)) for side in meta.sides],
        alliances=[Named(key, name("alliance", key)) for key in dict.fromkeys(meta.alliances.values())],
        scenarios=[
            ScenarioCard(
                each.key,
                name("scenario", each.key),
                about("scenario", each.key),
                each.turns or None,
                each.hours,
                each.complexity or None,
                each.options,
                _forbidden(meta, each),
            )
            for each in meta.openings
        ],
        options=[_option(each, words) for each in meta.options if not each.unfinished],
        groups=[
            Named(group, name("group", group))
            for group in dict.fromkeys(each.group for each in meta.options if not each.unfinished)
            if group
        ],
        presets=[
            PresetCard(each.key, name("preset", each.key), about("preset", each.key), each.options)
            for each in meta.presets
        ],
        seats=seats(meta.seats_for({})),
        seatings=[SeatingCard(when, seats(there)) for when, there in meta.tables()],
        complexity=max((scenario.complexity for scenario in meta.openings), default=0) or None,
    )


def _forbidden(meta: Meta, scenario: Scenario) -> dict[str, list[str]]:
    """By option, the choices that a scenario refuses."""
    forbids: dict[str, list[str]] = {}
    for forbidden in scenario.forbids:
        key, _, choice = forbidden.partition("=")
        forbids.setdefault(key, []).extend([choice] if choice else meta.option(key).choices[1:])
    return forbids


def _option(option: Option, words: Mapping[str, str]) -> OptionCard:
    prefix = f"option-{option.key}"
    return OptionCard(
        option.key,
        words.get(prefix, option.key),
        option.rule,
        option.group,
        [Named(choice, words.get(f"{prefix}-{choice}", choice)) for choice in option.choices],
        [
            BondCard(list(bond.choices), bond.term.option, list(bond.term.choices), bond.excludes)
            for bond in option.bonds
        ],
    )
