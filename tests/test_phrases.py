"""What the text game itself says: every phrase that it asks for is there, in each language, and no other."""

from __future__ import annotations

import ast
import re

import pytest

from grognard.core.text import LANGUAGES
from grognard.terminal.phrases import FOLDER, phrase

SPEAKERS = {"say", "phrase", "_phrase"}


def asked_for() -> set[str]:
    """The keys that stand in the source."""
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SPEAKERS:
                    found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_there_and_is_asked_for(language: str) -> None:
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) == asked_for()


def test_numbers_stand_as_they_are_typed() -> None:
    assert phrase("span", "en", first=1, last=12345) == "1 to 12345"
    assert phrase("no-verb", "fr", word="allez") == "Aucun ordre ne commence par 'allez' maintenant"
