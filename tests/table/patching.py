"""Laying a difference on what is known, and spelling out orders, as the client does (`patch.ts`, `offers.ts`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any

from grognard.core.title import Kit, load_title


def patched(old: Any, patch: dict[str, Any]) -> Any:
    if "is" in patch:
        return patch["is"]
    if "list" in patch:
        made: list[Any] = []
        for part in patch["list"]:
            if isinstance(part, list):
                made += old[part[0] : part[0] + part[1]]
            elif "at" in part:
                made.append(patched(old[part["at"]], part["in"]))
            else:
                made += part["is"]
        return made
    if not patch:
        return old
    cut = set(patch.get("cut", ()))
    kept = {key: value for key, value in old.items() if key not in cut}
    changed = {key: patched(old[key], each) for key, each in patch.get("in", {}).items()}
    return {**kept, **patch.get("put", {}), **changed}


def relaid(old: dict[str, Any], change: dict[str, Any], pieces: Sequence[str]) -> dict[str, Any]:
    """Stacks after some pieces have come to lie elsewhere, or look otherwise."""
    known = {token["piece"]: token for tokens in old.values() for token in tokens}
    for look in change.get("turned", ()):
        more = {key: look[key] for key in ("slot", "aboard") if key in look}
        for number in accumulate(look["pieces"]):
            piece = pieces[number]
            known[piece] = {"piece": piece, "face": look["face"], "states": look.get("states", []), **more}
    lie = {space: [token["piece"] for token in tokens] for space, tokens in old.items()} | change.get("laid", {})
    return {space: [known[piece] for piece in lying] for space, lying in lie.items() if lying}


def viewed(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view, made of the last one and of how it differs."""
    assert change["base"] == view["mark"]
    scene = patched(view["scene"], change.get("scene", {}))
    stacks = relaid(view["scene"]["stacks"], change, kit_of(view).piece_names)
    ask = patched(view["ask"], change.get("ask", {}))
    return {**view, **change, "scene": {**scene, "stacks": stacks}, "ask": ask, "type": "view"}


def kit_of(view: dict[str, Any]) -> Kit:
    return load_title(view["game"]["title"]).kit()


def spelt(offers: Iterable[dict[str, Any]], kit: Kit) -> Iterator[str]:
    """The orders of a question, as they are written."""
    for each in offers:
        verb, kind, targets = each["verb"], each["kind"], each.get("targets", [])
        if kind == "none":
            yield verb
        elif kind in ("piece", "space"):
            names = kit.piece_names if kind == "piece" else kit.space_names
            yield from (f"{verb} {names[number]}" for number in accumulate(targets))
        else:
            yield from (f"{verb} {target}" for target in targets)


def orders_of(view: dict[str, Any]) -> list[str]:
    return [] if view["ask"] is None else list(spelt(view["ask"]["offers"], kit_of(view)))
