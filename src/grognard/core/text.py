"""Texts from Fluent files, in the player's language. `wording` makes sentences of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
KERNEL = Path(__file__).parent


def known_language(language: str) -> str:
    """The language of ours that is asked for (`fr-CA` is `fr`), or else the first."""
    short = language.replace("_", "-").partition("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


@cache
def bundle(folder: Path, language: str) -> Any:
    """The messages of a folder's `text/<language>.ftl` and `text/<language>/**/*.ftl`, over the kernel's own."""
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Any] = {"SIGNED": _signed, "MIXED": _mixed}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    for source in (KERNEL / "text", folder / "text"):
        for path in (source / f"{language}.ftl", *sorted((source / language).rglob("*.ftl"))):
            if not path.exists():
                continue
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


@cache
def lobby(folder: Path, language: str) -> dict[str, str]:
    """The messages of a title's `text/<language>/lobby.ftl`: all that is said of it before it is loaded.

    They are plain, one to a line, so that the lobby need not wait for Fluent.
    """
    lines = (folder / "text" / language / "lobby.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line and not line.startswith("#"))


def has_message(folder: Path, language: str, key: str) -> bool:
    return bool(bundle(folder, language).has_message(key))


def message(folder: Path, language: str, key: str, args: Mapping[str, Any]) -> str:
    """One message; an unknown one shows its key, so that a missing text is seen and not hidden."""
    found = bundle(folder, language)
    if not found.has_message(key):
        shown = " ".join(f"{name}={value}" for name, value in args.items())
        return f"{key} {shown}".strip()
    text, _ = found.format_pattern(found.get_message(key).value, args)
    return str(text)


def attribute(folder: Path, language: str, key: str, name: str) -> str | None:
    """An attribute of a message (`.name = …`), if it has it."""
    found = bundle(folder, language)
    attributes = found.get_message(key).attributes if found.has_message(key) else {}
    if name not in attributes:
        return None
    text, _ = found.format_pattern(attributes[name], {})
    return str(text)


# functions of the messages


def _signed(number: Any) -> str:
    """A modifier as it is read aloud: +1, −2, 0."""
    value = int(number)
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def _mixed(fraction: Any) -> str:
    """Halves as they are printed: `23/2` is 11½."""
    top, _, bottom = str(fraction).partition("/")
    if bottom != "2":
        return str(fraction)
    return f"{int(top) // 2 or ''}½"
