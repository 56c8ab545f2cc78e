"""What the table itself says, in the player's language."""

from __future__ import annotations

from pathlib import Path

from grognard.core import text
from grognard.core.errors import GrognardError

FOLDER = Path(__file__).parent


def spoken(header: str) -> str:
    """The first language of an `Accept-Language` header that the table speaks."""
    tags = [tag.partition(";")[0].strip() for tag in header.split(",")]
    known = (text.known_language(tag) for tag in tags if tag[:2].lower() in text.LANGUAGES)
    return next(known, text.LANGUAGES[0])


def say(language: str, key: str, **args: object) -> str:
    return text.message(FOLDER, text.known_language(language), key, args)


class TableError(GrognardError):
    """A refusal by the table, not by a rule. `key` names its text."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(say("en", key, **args))
        self.key = key
        self.args_ = args

    def told(self, language: str) -> str:
        return say(language, self.key, **self.args_)


class TooOften(TableError):
    """Too many calls or tries."""
