"""A title: what the kernel must know of a game. Everything else about it stays in its folder."""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from grognard.core.advice import Advise
from grognard.core.errors import BadOrder, UnknownTitle, quoted
from grognard.core.frame import Ask, side_of
from grognard.core.kinds import Args
from grognard.core.meta import Meta, Options, read_meta
from grognard.core.order import Order, Verbs
from grognard.core.position import Position, Table
from grognard.core.temper import Temper, Tempers


class Kit:
    """The components on the table: board, pieces, tables. A component pack or a case may replace any of it.

    A title's kit gives the names by which pieces and spaces are written and read.
    """

    part = ""
    """Which part of the components this is (`Title.parts`)."""
    piece_names: Sequence[str]
    piece_index: Mapping[str, int]
    space_names: Sequence[str]
    space_index: Mapping[str, int]

    def find_piece(self, name: str | None) -> int:
        """The piece that somebody names."""
        if name is None or name not in self.piece_index:
            raise BadOrder(f"there is no piece {quoted(name)}")
        return self.piece_index[name]

    def find_space(self, name: str | None) -> int:
        """The space that somebody names."""
        if name is None or name not in self.space_index:
            raise BadOrder(f"there is no place {quoted(name)} on the map")
        return self.space_index[name]

    def piece_title(self, p: int, language: str) -> str:
        """The name of a piece for people."""
        return self.piece_names[p]

    def place_title(self, space: int, language: str) -> str:
        """The name of a space for people."""
        return self.space_names[space]


class Unit(NamedTuple):
    """A piece in play, as everybody who looks at a position may count it.

    `strength` is what it adds to a fight, in the title's own measure, `supply` how it was supplied when that was last
    looked at. In a view a piece whose face is hidden has neither: 0 steps are not known.
    """

    piece: int
    space: int
    side: str
    kind: str
    steps: int
    strength: float
    supply: str = ""


class Title:
    """The base of every title. `folder` holds its ledger, data and texts."""

    meta: Meta
    verbs: Verbs
    folder: Path
    position: type[Position]
    """What changes in play."""
    plotted: Mapping[str, Literal["piece", "space"]] = {}
    """Fields of the position that are lists or tables of spaces, or of pieces: who learns sees them on the map."""

    @property
    def args(self) -> type[Args]:
        """The arguments of its events, questions and reasons."""
        return self.position.args

    def kit(self, pack: Path | None = None) -> Kit:
        """The components, those of a player's own pack in place of ours."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[str, ...]:
        """Parts of the components with which scenarios are played, by key; the empty word is what `kit` gives."""
        return ("",)

    def part_of(self, scenario: str) -> str:
        """The part that a scenario is played with: perhaps some of the sheets only."""
        return ""

    def kit_part(self, kit: Any, part: str) -> Any:
        """A part of the components, given the whole or another part. Pieces have the same numbers in all of them."""
        return kit

    def kit_of(self, kit: Any, scenario: str) -> Any:
        """The components that a scenario is played with."""
        return self.kit_part(kit, self.part_of(scenario))

    def seats(self, options: Options) -> tuple[str, ...]:
        """The seats at the table with these options."""
        return tuple(self.meta.seats_for(options))

    def beside(self, kit: Kit) -> dict[str, Any]:
        """What a position shares with others (its fields that are `Shared`)."""
        return {"kit": kit}

    def set_up(self, kit: Any, scenario: str, options: Options, table: Table) -> Position:
        """The position before the first decision."""
        raise NotImplementedError

    def hide(self, pos: Any, seat: str) -> Any:
        """A copy of the position without anything that the seat may not know."""
        shown = pos.veiled(seat)
        self.uncover(pos, shown, seat)
        return shown

    def uncover(self, pos: Any, shown: Any, seat: str) -> None:
        """Put into `shown`, a copy from which everything hidden is gone, what this seat may know of it."""

    def twins(self, pos: Any, seat: str) -> Iterator[Any]:
        """Positions that differ from this one only in what the seat may not know: it must be shown the same."""
        return iter(())

    def desk(self) -> Any:
        """Where cases of this title are read and written (a `grognard.core.desk.Desk`)."""
        raise NotImplementedError

    def plan(self) -> Advise:
        """Advice for one player in one game: how good each order of a question looks to the seat that is asked.

        It is given the seat's view, which it never changes, and may remember what it has worked out. Reads like advice
        for players, and is what the greedy bot follows.
        """
        raise NotImplementedError

    def plan_in(self, temper: Temper) -> Advise:
        """The same for somebody of another temper than the usual one. Where advice knows no tempers, it is the same."""
        return self.plan()

    def tempers(self) -> Tempers | None:
        """In which tempers it can advise; None if in the usual one only. They are data, in `advice.toml`."""
        return None

    def goals(self, pos: Any, side: str) -> Sequence[int]:
        """The spaces that the war is about: a player may go for one of them more than for the others, or less."""
        return ()

    foresight: int = 2
    """How many player turns after the one at hand a general looks ahead."""

    lead: float = 0.0
    """The lead, as `standing` counts, with which a war is as good as won: a general cares less for more than that.

    0 if every lead counts alike.
    """

    def side_of(self, pos: Any, seat: str) -> str:
        """The side that a seat plays for."""
        return side_of(pos, seat)

    def is_spent(self, pos: Any) -> bool:
        """Whether what is left of a player turn matters little: who looks ahead goes no farther in the last one."""
        return False

    def player_turn(self, pos: Any) -> tuple[int, ...]:
        """Which player turn it is: another value when another one begins."""
        return getattr(pos, "turn", 0), getattr(pos, "phasing", 0)

    def on_turn(self, pos: Any, side: str) -> bool:
        """Whether the player turn is one of this side: then its general takes time to think."""
        return True

    def guess(self, shown: Any, seat: str, chance: Random) -> Any:
        """A whole position of which a seat sees no more than `shown`, its view: what is hidden is drawn at random.

        The view itself is not changed. A title that hides something puts it in.
        """
        return shown.copy()

    def advise(self, pos: Any, ask: Ask) -> list[float]:
        """Advice on a single question."""
        return self.plan()(pos, ask)

    def motives(self, shown: Any, ask: Ask, order: Order) -> Iterable[tuple[str, dict[str, object]]]:
        """Why advice rates an order as it does: messages, and what they speak of."""
        return ()

    def standing(self, pos: Any, side: str) -> float:
        """How the war stands for a side, in what the title's victory is counted in: 0 is even, more is better.

        It looks at the position as it is (or at a view of it, where it guesses what is hidden), not ahead; it changes
        nothing and cites nothing. With two sides, what one gains the other loses. How a game that is over was decided
        says `pos.result`, not the standing. Weights are data, in `standing.toml` in the title's folder.
        """
        raise NotImplementedError

    def points(self, pos: Any) -> dict[str, int]:
        """What each side has of what victory is counted in; empty if nobody may know that yet."""
        return {}

    def units(self, pos: Any) -> list[Unit]:
        """Every piece in play, in the order of their numbers; of a view, as the seat knows them."""
        raise NotImplementedError

    def choice_name(self, verb: str, key: str, name: Callable[[str, str], str]) -> str:
        """A choice made up of several, in words (`name` looks one up by kind and key); empty if it has a text."""
        return ""

    # what is checked at the edge

    def check(self, scenario: str, options: Options) -> None:
        """Refuse a scenario or options that there are not, and options that do not go together."""
        self.meta.check(scenario, options)

    # the notation

    def write(self, kit: Kit, order: Order) -> str:
        """An order as text, such as `move 31/58`."""
        if order.target is None:
            return order.verb
        return f"{order.verb} {self.target_name(kit, order)}"

    def target_name(self, kit: Kit, order: Order) -> str:
        verb, target = self.verbs.get(order.verb), order.target
        if verb is None:
            raise BadOrder(f"there is no order {quoted(order.verb)}")
        if verb.kind not in ("piece", "space"):
            return str(target)
        names = kit.piece_names if verb.kind == "piece" else kit.space_names
        if not isinstance(target, int) or not 0 <= target < len(names):
            raise BadOrder(f"there is no {verb.kind} {quoted(target)}")
        return names[target]

    def read(self, kit: Kit, verb_name: str, target: str | None) -> Order:
        """The order that a verb and the name of a target spell."""
        verb = self.verbs.get(verb_name)
        if verb is None:
            raise BadOrder(f"there is no order {quoted(verb_name)}")
        if verb.kind == "none":
            if target is not None:
                raise BadOrder(f"{quoted(verb_name)} takes no target, but {quoted(target)} was given")
            return verb[None]
        if target is None:
            raise BadOrder(f"{quoted(verb_name)} needs a {verb.kind}")
        found = self._target(kit, verb.kind, target)
        return verb.get(found) or Order(verb_name, found)

    @staticmethod
    def _target(kit: Kit, kind: str, name: str) -> int | str:
        if kind == "piece":
            return kit.find_piece(name)
        if kind == "space":
            return kit.find_space(name)
        if kind == "number":
            try:
                return int(name)
            except ValueError:
                raise BadOrder(f"{quoted(name)} is not a number") from None
        return name


def _packages() -> dict[str, tuple[str, Path]]:
    """The packages of titles by their keys, and where they lie: ours, and those that GROGNARD_TITLES names."""
    found: dict[str, tuple[str, Path]] = {}
    for shelf in ("grognard.titles", *os.environ.get("GROGNARD_TITLES", "").split()):
        for folder in map(Path, importlib.import_module(shelf).__path__):
            for module in pkgutil.iter_modules([str(folder)]):
                playable = module.ispkg and (folder / module.name / "title.py").exists()
                finished = not (folder / module.name / "unfinished.md").exists()
                if playable and (finished or os.environ.get("GROGNARD_UNFINISHED")):
                    found[module.name.replace("_", "-")] = f"{shelf}.{module.name}", folder / module.name
    return found


@cache
def title_keys() -> tuple[str, ...]:
    """The titles that are installed, by folder.

    One that is still being built has a file `unfinished.md` in it; it is shown to who sets GROGNARD_UNFINISHED, once it
    has a `title.py`.
    """
    return tuple(sorted(_packages()))


def title_folder(key: str) -> Path:
    """Where a title lies; nothing of it is loaded."""
    if key not in title_keys():
        raise UnknownTitle(f"there is no title {quoted(key)}; there are: {', '.join(title_keys())}")
    return _packages()[key][1]


def load_meta(key: str) -> Meta:
    """What a title says of itself; nothing else of it is loaded."""
    return read_meta(title_folder(key))


@cache
def load_title(key: str) -> Title:
    """The title of that key."""
    title_folder(key)
    make: Callable[[], Title] = importlib.import_module(_packages()[key][0]).TITLE
    return make()
