"""How stacks differ from others: which pieces lie elsewhere, and which look otherwise.

What is told of thousands of pieces at once (a secret comes to light) names them by their numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.core.scene import Token
from grognard.table import wire

Stacks = Mapping[str, tuple[Token, ...]]


def moved(old: Stacks, new: Stacks, numbers: Mapping[str, int]) -> tuple[dict[str, list[str]], list[wire.Turned]]:
    """Spaces where other pieces lie (or the same in another order), and the pieces that look otherwise or are new."""
    laid: dict[str, list[str]] = {space: [] for space in old if space not in new}
    there = [token for space in laid for token in old[space]]
    here: list[Token] = []
    for space, tokens in new.items():
        before = old.get(space, ())
        if before is tokens or before == tokens:
            continue
        if [token.piece for token in before] != [token.piece for token in tokens]:
            laid[space] = [token.piece for token in tokens]
        there += before
        here += tokens
    known = {token.piece: token for token in there}
    looks: dict[tuple[int, tuple[str, ...], int, str], list[int]] = {}
    for token in here:
        if known.get(token.piece) != token:
            look = token.face, token.states, token.slot, token.aboard
            looks.setdefault(look, []).append(numbers[token.piece])
    turned = [
        wire.Turned(face, steps(sorted(pieces)), states, slot, aboard)
        for (face, states, slot, aboard), pieces in looks.items()
    ]
    return laid, turned


def steps(numbers: Sequence[Any]) -> list[Any]:
    """Each number by how much it is more than the one before: those that follow one another become short."""
    return [number - before for before, number in zip((0, *numbers), numbers, strict=False)]
