"""Where the figures of many games are kept: a folder of Parquet files that any tool can read.

    set.json            what was played
    games/00001.parquet one row a game
    turns/              one row a game and turn
    rules/              one row a game and rule that was applied in it
    losses/             one row a game, side and kind of piece

Figures are written as games come in, some games to a file. A file of `games` is written last of those of its number:
what has none was interrupted, and is thrown away.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.bout import Plan, Played
from grognard.core.errors import BrokenFile, GrognardError
from grognard.core.title import load_title
from grognard.extras import extra

TABLES = ("losses", "rules", "turns", "games")
"""In the order in which they are written."""
PER_FILE = 500
"""Games that are written at once, unless some have waited for long."""
SECONDS = 10.0
SET = "set.json"


class GameSet(msgspec.Struct, frozen=True):
    """What was played: games of one set can be compared with those of another."""

    title: str
    version: str
    scenario: str
    options: dict[str, str]
    seats: dict[str, str]
    """Which bot sat where."""
    sides: tuple[str, ...]
    pack: str = ""
    """The name of the component pack and a digest of what is in it, if one was played with."""


class Shelf:
    """A folder of figures. Who opens it with a plan may add games; whoever does not only reads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._arrow = extra("pyarrow", "study", "a Parquet file")
        self._parquet = extra("pyarrow.parquet", "study", "a Parquet file")
        self._waiting: list[Played] = []
        self._since = 0.0
        self._sides: tuple[str, ...] = ()

    # writing

    def open(self, plan: Plan) -> dict[int, Played]:
        """Begin a set or go on with it; returns the games that it has, by seed."""
        wanted = _set_of(plan)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise BrokenFile(f"{self.folder}: is no folder") from None
        path = self.folder / SET
        if path.exists():
            found = self.about()
            if found != wanted:
                raise GrognardError(f"{self.folder}: holds other games: {_difference(found, wanted)}")
        elif any(self.folder.iterdir()):
            raise GrognardError(f"{self.folder}: is not empty, and holds no games; name another folder")
        else:
            text = msgspec.json.format(msgspec.json.encode(wanted), indent=2)
            _write(path, lambda draft: draft.write_bytes(text + b"\n"))
        self._sides = wanted.sides
        self._drop_halves()
        self._since = time.monotonic()
        rows = self.table("games").to_pylist()
        return {row["seed"]: Played(*(row[name] for name in COLUMNS)) for row in rows}

    def add(self, played: Played) -> None:
        self._waiting.append(played)
        if len(self._waiting) >= PER_FILE or time.monotonic() - self._since > SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what has come in."""
        self._since = time.monotonic()
        games, self._waiting = self._waiting, []
        if not games:
            return
        number = 1 + max((int(path.stem) for path in self._files("games")), default=0)
        for name in TABLES:
            rows = list(self._rows(name, games))
            table = self._arrow.Table.from_pylist(rows, schema=self._schema(name))
            path = self.folder / name / f"{number:05d}.parquet"
            path.parent.mkdir(exist_ok=True)
            _write(path, lambda draft, table=table: self._parquet.write_table(table, draft, compression="zstd"))

    def _drop_halves(self) -> None:
        whole = {path.name for path in self._files("games")}
        for name in TABLES:
            for path in self._files(name):
                if path.name not in whole:
                    path.unlink()

    def _rows(self, name: str, games: Iterable[Played]) -> Iterator[dict[str, Any]]:
        for played in games:
            records = played.records
            assert records is not None
            if name == "games":
                yield {field: getattr(played, field) for field in COLUMNS}
            elif name == "turns":
                for look in records.turns:
                    row: dict[str, Any] = {"seed": played.seed, "turn": look.turn}
                    for side in self._sides:
                        for field in FIGURES:
                            row[f"{field}.{side}"] = getattr(look, field)[side]
                    yield row
            elif name == "rules":
                for rule, count in records.rules.items():
                    yield {"seed": played.seed, "rule": rule, "count": count}
            else:
                for side, kinds in records.losses.items():
                    for kind, steps in sorted(kinds.items()):
                        yield {"seed": played.seed, "side": side, "kind": kind, "steps": steps}

    def _schema(self, name: str) -> Any:
        pa = self._arrow
        word, number = pa.dictionary(pa.int32(), pa.string()), pa.int32()
        fields: dict[str, Any] = {"seed": pa.int64()}
        if name == "games":
            fields |= {"decisions": number, "winner": pa.string(), "turn": number, "error": pa.string()}
        elif name == "turns":
            fields |= {"turn": number}
            kinds = {float: pa.float64(), int: number}
            fields |= {f"{field}.{side}": kinds[kind] for side in self._sides for field, kind in FIGURES.items()}
        elif name == "rules":
            fields |= {"rule": word, "count": number}
        else:
            fields |= {"side": word, "kind": word, "steps": number}
        return pa.schema(list(fields.items()))

    # reading

    def about(self) -> GameSet:
        """What was played."""
        path = self.folder / SET
        try:
            return msgspec.json.decode(path.read_bytes(), type=GameSet)
        except FileNotFoundError:
            raise GrognardError(f"{self.folder}: holds no games of `grognard sim --parquet`") from None
        except msgspec.MsgspecError as error:
            raise BrokenFile(f"{path}: {error}") from None

    def table(self, name: str) -> Any:
        """All rows of a table, by seed; what was interrupted is left out."""
        self._sides = self._sides or self.about().sides
        whole = {path.name for path in self._files("games")}
        parts = [self._read(path) for path in self._files(name) if path.name in whole]
        if not parts:
            return self._schema(name).empty_table()
        return self._arrow.concat_tables(parts, promote_options="permissive").unify_dictionaries().sort_by("seed")

    def _read(self, path: Path) -> Any:
        try:
            return self._parquet.read_table(path)
        except (self._arrow.ArrowException, OSError) as error:
            raise BrokenFile(f"{path}: {error}") from None

    def _files(self, name: str) -> list[Path]:
        return sorted((self.folder / name).glob("[0-9]*.parquet"))


COLUMNS = Played.__struct_fields__[:5]
"""What is kept of a game in one row."""
FIGURES: dict[str, type] = {"standing": float, "strength": float, "lost": int, "gained": int}
"""What is known of each side at the end of a turn."""


def _set_of(plan: Plan) -> GameSet:
    title = load_title(plan.title)
    return GameSet(
        title=plan.title,
        version=grognard.__version__,
        scenario=plan.opening(),
        options=plan.chosen(),
        seats=plan.seating(),
        sides=tuple(title.meta.sides),
        pack="" if plan.pack is None else f"{plan.pack.name} {_digest(plan.pack)}",
    )


def _digest(folder: Path) -> str:
    """A digest of all files in a folder."""
    found = hashlib.blake2b(digest_size=8)
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        found.update(f"{path.relative_to(folder)}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return found.hexdigest()


def _difference(found: GameSet, wanted: GameSet) -> str:
    """What differs, in words."""
    names = [name for name in GameSet.__struct_fields__ if getattr(found, name) != getattr(wanted, name)]
    return ", ".join(f"{name} is {getattr(found, name)!r}, not {getattr(wanted, name)!r}" for name in names)


def _write(path: Path, write: Any) -> None:
    """Never half a file."""
    draft = path.with_name(path.name + ".part")
    write(draft)
    draft.replace(path)
