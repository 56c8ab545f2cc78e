"""Texts from Fluent files, in the player's language. Names of pieces and places come from the kit."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")


@cache
def bundle(folder: Path, language: str) -> Any:
    """The messages of a folder's `text/<language>.ftl`, with the kernel's own."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for source in (Path(__file__).parent / "text", folder / "text"):
        path = source / f"{language}.ftl"
        if path.exists():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def message(folder: Path, language: str, key: str, args: dict[str, Any]) -> str:
    """One message; an unknown one shows its key, so that a missing text is seen and not hidden."""
    found = bundle(folder, language)
    if not found.has_message(key):
        shown = " ".join(f"{name}={value}" for name, value in args.items())
        return f"{key} {shown}".strip()
    text, _ = found.format_pattern(found.get_message(key).value, args)
    return str(text)
