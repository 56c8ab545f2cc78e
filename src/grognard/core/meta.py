"""What a title says of itself before anything of it is loaded: `meta.toml`, `options.csv` and `lobby.ftl`.

Name, credits, seats, sides, alliances, scenarios, options and presets are plain data. The lobby, the command line and
the kernel read them without importing the title's code.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec

from grognard.core.errors import BrokenFile, ClashingOptions, UnknownTitle
from grognard.core.files import Row, read_csv

Options = dict[str, str]
"""Options and the choices made; an option that is not named is played by its first choice."""


class Term(msgspec.Struct, frozen=True):
    """A condition: an option is played by one of these choices."""

    option: str
    choices: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.option}={'|'.join(self.choices)}"


class Bond(msgspec.Struct, frozen=True):
    """What some choices of an option need, or exclude."""

    choices: tuple[str, ...]
    """The choices that it holds for."""
    term: Term
    excludes: bool = False


class Option(msgspec.Struct, frozen=True):
    """A variant or optional rule, with its choices; the first one is the rule as printed."""

    key: str
    choices: tuple[str, ...]
    rule: str
    group: str = ""
    """Options of one group are shown together; the text `group-<group>` is its heading."""
    bonds: tuple[Bond, ...] = ()
    unfinished: bool = False
    """It has no effect yet: nobody is offered it, and no game is played with it."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario: how long and how hard it is, and what it does to the options."""

    key: str
    turns: int = 0
    """0: unknown, or the game knows no turns."""
    hours: tuple[int, int] | None = None
    """How long it takes at a table, from quick players to thorough ones."""
    complexity: int = 0
    """From 1 (an evening's first wargame) to 5 (for those who read rules for pleasure); 0: not said."""
    options: Options = {}
    """Choices that it makes; the players may change them."""
    forbids: tuple[str, ...] = ()
    """`option` (play it by its first choice), or `option=choice`."""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of choices with a name; options that it does not mention are played by their first choice."""

    key: str
    options: Options = {}


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What certain choices do to the table: other `seats`, with their sides, or some that it `adds` or `drops`."""

    when: Options
    seats: dict[str, str] = {}
    adds: dict[str, str] = {}
    drops: tuple[str, ...] = ()


class Meta(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the lobby shows of a title. `sides` are in the order in which rules number them."""

    key: str
    name: str
    designer: str
    publisher: str
    year: int
    rules_version: str
    sides: tuple[str, ...]
    openings: tuple[Scenario, ...] = msgspec.field(name="scenario")
    """The scenarios; the first one is played if none is named."""
    alliances: dict[str, str] = {}
    """The alliance of each side at the start; a side that is not named stands alone."""
    seats: dict[str, str] = {}
    """The seats and their sides; none: each side is a seat."""
    seatings: tuple[Seating, ...] = msgspec.field(name="seating", default=())
    """The first one with seats whose choices were made takes the place of `seats`; all others add and drop."""
    presets: tuple[Preset, ...] = msgspec.field(name="preset", default=())
    options: tuple[Option, ...] = ()

    @property
    def scenarios(self) -> tuple[str, ...]:
        return tuple(scenario.key for scenario in self.openings)

    def scenario(self, key: str) -> Scenario:
        for scenario in self.openings:
            if scenario.key == key:
                return scenario
        raise UnknownTitle(f"{self.name} has no scenario {key!r}; it has: {', '.join(self.scenarios)}")

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        known = ", ".join(option.key for option in self.options) or "none"
        raise UnknownTitle(f"{self.name} has no option {key!r}; it has: {known}")

    # who sits at the table

    def seats_for(self, options: Mapping[str, str]) -> dict[str, str]:
        """The seats with these options, and the side of each."""
        held = [
            seating
            for seating in self.seatings
            if all(self._choice(options, key) == choice for key, choice in seating.when.items())
        ]
        usual = self.seats or {side: side for side in self.sides}
        seats = dict(next((seating.seats for seating in held if seating.seats), usual))
        for seating in held:
            seats |= seating.adds
            for gone in seating.drops:
                seats.pop(gone, None)
        return seats

    def tables(self) -> list[tuple[Options, dict[str, str]]]:
        """Every combination of choices that changes the seats, and those seats; the first that holds counts."""
        whole = [seating.when for seating in self.seatings if seating.seats]
        parts = [seating.when for seating in self.seatings if not seating.seats]
        found: dict[tuple[tuple[str, str], ...], Options] = {}
        for count in range(len(parts), -1, -1):
            for base in ({}, *whole):
                for some in combinations(parts, count):
                    when = {key: choice for each in (base, *some) for key, choice in each.items()}
                    found.setdefault(tuple(sorted(when.items())), when)
        tables = sorted(found.values(), key=len, reverse=True)
        return [(when, self.seats_for(when)) for when in tables if when]

    def teams(self, options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        """The sides that several seats share, or one of another name, with their seats."""
        seats = self.seats_for(options)
        shared = {side: tuple(seat for seat, of in seats.items() if of == side) for side in self.sides}
        return {side: partners for side, partners in shared.items() if partners and partners != (side,)}

    # which options go together

    def fill(self, scenario: str, options: Mapping[str, str]) -> Options:
        """The options of a game: what the scenario chooses, unless the players have chosen otherwise."""
        return {**self.scenario(scenario).options, **options}

    def _choice(self, options: Mapping[str, str], key: str) -> str:
        return options.get(key) or self.option(key).choices[0]

    def check(self, scenario: str, options: Mapping[str, str]) -> None:
        """Refuse a scenario or options that there are not, and options that do not go together."""
        chosen = self.scenario(scenario)
        for key, value in options.items():
            if value not in self.option(key).choices:
                raise UnknownTitle(f"option {key} is one of: {', '.join(self.option(key).choices)}")
        for option in self.options:
            choice = self._choice(options, option.key)
            if option.unfinished and choice != option.choices[0]:
                raise ClashingOptions(f"option {option.key} has no effect yet: it is played with {option.choices[0]}")
            if self._forbidden(chosen, option, choice):
                raise ClashingOptions(f"scenario {scenario} is not played with {option.key}={choice}")
            for bond in option.bonds:
                if choice in bond.choices and self._broken(bond, options):
                    verb = "excludes" if bond.excludes else "needs"
                    raise ClashingOptions(f"{option.key}={choice} {verb} {bond.term}")

    def _broken(self, bond: Bond, options: Mapping[str, str]) -> bool:
        return (self._choice(options, bond.term.option) in bond.term.choices) == bond.excludes

    @staticmethod
    def _forbidden(scenario: Scenario, option: Option, choice: str) -> bool:
        if f"{option.key}={choice}" in scenario.forbids:
            return True
        return option.key in scenario.forbids and choice != option.choices[0]

    def defects(self) -> list[str]:
        """What a title has written wrongly: names that nothing declares. Empty for every title that is shipped."""
        known = {option.key: option.choices for option in self.options}
        uses = [(preset.key, key, choice) for preset in self.presets for key, choice in preset.options.items()]
        uses += [(each.key, key, choice) for each in self.openings for key, choice in each.options.items()]
        idle = {option.key: option.choices[0] for option in self.options if option.unfinished}
        early = [f"{where} names {key}, which has no effect yet" for where, key, to in uses if to != idle.get(key, to)]
        uses += [("a seating", key, choice) for seating in self.seatings for key, choice in seating.when.items()]
        uses += [
            (option.key, bond.term.option, choice)
            for option in self.options
            for bond in option.bonds
            for choice in bond.term.choices
        ]
        uses += [
            (each.key, each.key, choice) for each in self.options for bond in each.bonds for choice in bond.choices
        ]
        for each in self.openings:
            for forbidden in each.forbids:
                key, _, choice = forbidden.partition("=")
                uses.append((each.key, key, choice or known.get(key, ("",))[0]))
        found = [f"{where} names {key}={choice}" for where, key, choice in uses if choice not in known.get(key, ())]
        seats = [self.seats, *(each for seating in self.seatings for each in (seating.seats, seating.adds))]
        named = [*(side for each in seats for side in each.values()), *self.alliances]
        return [*found, *early, *(f"there is no side {side}" for side in named if side not in self.sides)]


# reading


@cache
def read_meta(folder: Path) -> Meta:
    """What the title in a folder says of itself."""
    path = folder / "meta.toml"
    try:
        meta = msgspec.toml.decode(path.read_bytes(), type=Meta)
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        raise BrokenFile(f"{path.name}: {error}") from None
    options = folder / "options.csv"
    if not options.exists():
        return meta
    return msgspec.structs.replace(meta, options=tuple(map(_option, read_csv(options))))


def _option(row: Row) -> Option:
    """A row of `options.csv`.

    `needs` and `excludes` are terms such as `supply=full`, or `supply=full|partial` where one of several will do. A
    term holds for all choices but the first, or for those before a colon: `on|half:supply=full`. With anything in the
    column `unfinished` the option has no effect yet.
    """
    choices = tuple(row["choices"].split())
    bonds = tuple(
        _bond(text, choices, excludes=column == "excludes")
        for column in ("needs", "excludes")
        for text in (row.get(column) or "").split()
    )
    return Option(row["key"], choices, row["rule"], row.get("group") or "", bonds, bool(row.get("unfinished")))


def _bond(text: str, choices: tuple[str, ...], *, excludes: bool) -> Bond:
    holders, colon, term = text.rpartition(":")
    option, _, wanted = term.partition("=")
    return Bond(tuple(holders.split("|")) if colon else choices[1:], Term(option, tuple(wanted.split("|"))), excludes)
