"""The shelf: portraits and pictures of titles, drawn once and kept as files, so that nobody waits for them.

They are looked for in the package, where `python -m grognard.table.prebuild --package` puts them before a wheel is
built, and then in the user's cache. Names change with what is drawn, so what is found is never out of date.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

import grognard
from grognard.core.text import LANGUAGES
from grognard.core.title import load_title

PACKAGED = Path(__file__).parent / "drawn"
PORTRAIT_URL = "/api/titles/{key}/look/{file}"
SOURCES = {".py", ".csv", ".toml", ".ftl", ".json"}


def cache_folder() -> Path:
    """A folder of the user's for what can be made again."""
    return user_cache_path("grognard", appauthor=False)


class Shelf:
    """Files in folders; new ones go to the last of them."""

    def __init__(self, *folders: Path) -> None:
        self._folders: Sequence[Path] = folders or (PACKAGED, cache_folder())

    def get(self, key: str, file: str) -> bytes | None:
        """A file of a title, if it has been drawn."""
        for folder in self._folders:
            with contextlib.suppress(OSError):
                return (folder / key / file).read_bytes()
        return None

    def has(self, key: str, file: str) -> bool:
        return any((folder / key / file).is_file() for folder in self._folders)

    def put(self, key: str, file: str, data: bytes) -> None:
        """Keep a file; several may do so at once. A shelf that cannot be written to stays empty."""
        folder = self._folders[-1] / key
        draft = folder / f"{file}.{os.getpid()}.part"
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(data)
            draft.replace(folder / file)

    def clear(self, key: str, keep: Callable[[str], bool]) -> None:
        """Throw away what earlier versions have drawn."""
        for path in (self._folders[-1] / key).glob("*"):
            if not keep(path.name):
                path.unlink(missing_ok=True)


def portrait_file(key: str, language: str, part: str = "") -> str:
    """The file of a title, or of a part of it that a scenario is played with."""
    return f"portrait-{_stamp(key)}-{language}{'-' if part else ''}{part}.json"


def sheet_file(file: str, number: int) -> str:
    """The name of a part of a portrait; its head, number 0, has the name of the whole."""
    return file.replace(".json", f".{number}.json") if number else file


def portrait_url(key: str, language: str, number: int = 0, part: str = "") -> str:
    """Where clients find it, or a sheet of it; what is there never changes."""
    return PORTRAIT_URL.format(key=key, file=sheet_file(portrait_file(key, language, part), number))


def portrait_files(key: str) -> dict[str, tuple[str, str]]:
    """The files of a title's portraits, with their languages and parts."""
    parts = load_title(key).parts
    return {portrait_file(key, language, part): (language, part) for part in parts for language in LANGUAGES}


@cache
def _stamp(key: str) -> str:
    """Changes with whatever a portrait is made from."""
    digest = hashlib.blake2b(grognard.__version__.encode(), digest_size=8)
    for path in _ingredients(key):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _ingredients(key: str) -> Iterator[Path]:
    package = Path(grognard.__file__).parent
    for folder in (package / "core", package / "chart", load_title(key).folder):
        yield from sorted(path for path in folder.rglob("*") if path.suffix in SOURCES)
    yield package / "table" / "columns.py"
