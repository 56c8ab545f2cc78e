"""Files of cases: their lines and words, before anything is carried out."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from pathlib import Path

import msgspec

from grognard.core.errors import BrokenFile


class Line(msgspec.Struct, frozen=True):
    """A line of a case: where it stands, and its words."""

    number: int
    text: str
    words: tuple[str, ...]


class Case(msgspec.Struct):
    """One case as written."""

    path: str
    name: str
    title: str
    rules: tuple[str, ...]
    lines: list[Line]


class Outcome(msgspec.Struct):
    """What came of a case. `covered` are the rules it names that the engine itself cited."""

    path: str
    name: str
    passed: bool
    message: str = ""
    line: int = 0
    covered: tuple[str, ...] = ()


def read_cases(path: Path) -> list[Case]:
    """The cases of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path}: {error}") from None
    return parse_cases(text, str(path))


def parse_cases(text: str, path: str) -> list[Case]:
    """The cases of a text; `path` is where it comes from."""
    cases: list[Case] = []
    title = ""
    for number, raw in enumerate(text.splitlines(), 1):
        words = _words(path, number, raw)
        if not words:
            continue
        line = Line(number, raw.strip(), words)
        if words[0] == "title" and not cases:
            title = words[1] if len(words) > 1 else ""
        elif words[0] == "case":
            if not title:
                raise BrokenFile(f"{path}:{number}: say `title KEY` before the first case")
            cases.append(Case(path, " ".join(words[1:]), title, (), []))
        elif not cases:
            raise BrokenFile(f"{path}:{number}: `{words[0]}` stands before the first case")
        elif words[0] == "rules":
            cases[-1].rules += words[1:]
        else:
            cases[-1].lines.append(line)
    if not cases:
        raise BrokenFile(f"{path}: there is no case in it")
    return cases


def _words(path: str, number: int, raw: str) -> tuple[str, ...]:
    """The words of a line; `#` begins a comment, quotes keep words together."""
    lexer = shlex.shlex(raw, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = "#"
    lexer.quotes = '"'
    try:
        return tuple(lexer)
    except ValueError as error:
        raise BrokenFile(f"{path}:{number}: {error}") from None


def find_cases(paths: Iterable[Path]) -> list[Path]:
    """The case files among files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.case"))
        elif path.exists():
            found.append(path)
        else:
            raise BrokenFile(f"{path}: there is no such file or folder")
    return found
