"""Names of people and of games: what may stand in them, and which of them look alike."""

from __future__ import annotations

import unicodedata

LONGEST = 40
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that nobody sees, or that turn the line around."""
_ALIKE_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU")
_TWINS = {
    "l": "i1|ıɩӏιі",
    "o": "0оοօס",
    "a": "аɑα",
    "b": "ьЬв",
    "c": "сϲ",
    "d": "ԁɗ",
    "e": "еєҽ",
    "g": "ɡց",
    "h": "һհнη",
    "j": "јϳ",
    "k": "кκ",
    "m": "м",
    "n": "ոп",
    "p": "рρ",
    "q": "ԛգ",
    "r": "гꭇ",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υսцʋ",
    "v": "νѵ",
    "w": "ԝѡω",
    "x": "хχ",
    "y": "уγү",
    "z": "ᴢ",
}
_SKELETON = str.maketrans({twin: letter for letter, twins in _TWINS.items() for twin in twins})


def clean(name: str, longest: int = LONGEST) -> str:
    """A name in one form, without what cannot be seen."""
    plain = unicodedata.normalize("NFKC", name[: 4 * longest])
    seen = "".join(letter for letter in plain if letter.isspace() or not _is_unseen(letter))
    return " ".join(seen.split())[:longest].strip()


def clean_text(text: str, longest: int) -> str:
    """What somebody writes, with its line breaks, without what cannot be seen."""
    plain = text[: 2 * longest].replace("\r\n", "\n")
    return "".join(letter for letter in plain if letter == "\n" or not _is_unseen(letter))[:longest].strip()


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in _UNSEEN


def key_of(name: str) -> str:
    """A name as it is compared when somebody logs in."""
    return clean(name, 2 * LONGEST).casefold()


def looks(name: str) -> str:
    """A name as it looks from afar: two accounts may not look the same."""
    return key_of(name).translate(_SKELETON).replace("rn", "m").replace("vv", "w").replace(" ", "")


def is_mixed(name: str) -> bool:
    """Letters of two alphabets that look alike stand in one name."""
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return len(scripts.intersection(_ALIKE_SCRIPTS)) > 1
