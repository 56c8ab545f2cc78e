"""What the table itself says: every text that it asks for is there, in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from grognard.core.text import LANGUAGES, has_message
from grognard.table.words import FOLDER, spoken

SPEAKERS = {"say", "_tell", "TableError", "Forbidden", "TooOften", "TooSlow", "NameTaken", "WrongPassword"}
SPEAKERS |= {"Unknown", "BadFile"}


def asked_for() -> set[str]:
    """The keys that stand in the source."""
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS:
                first = node.args[1 if node.func.id == "say" else 0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    keys = asked_for()
    assert len(keys) > 30
    assert not [key for key in keys if not has_message(FOLDER, language, key)]


def test_both_languages_say_the_same_things() -> None:
    def variables(language: str) -> dict[str, set[str]]:
        text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        messages = re.findall(r"^([a-z-]+) =((?:.*\n?)(?:^ .*\n?)*)", text, re.MULTILINE)
        return {key: set(re.findall(r"\$[a-z-]+", body)) for key, body in messages}

    assert variables("en") == variables("fr")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.8", "fr"),
        ("fr,en", "fr"),
        ("de, fr;q=0.9, en;q=0.8", "fr"),
        ("*", "en"),
    ],
)
def test_the_language_that_a_browser_asks_for(header: str, language: str) -> None:
    assert spoken(header) == language
