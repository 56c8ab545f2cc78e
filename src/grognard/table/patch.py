"""How one value of plain JSON follows from another: what is sent in the place of the whole.

A patch is one of

| patch | |
|---|---|
| `{"is": value}` | the value itself |
| `{"put": {key: value}, "cut": [key], "in": {key: patch}}` | an object: what is new, what is gone, what has changed |
| `{"list": [part]}` | a list: `[first, count]` of the old one, `{"is": [value]}`, or `{"at": place, "in": patch}` |

and an empty one says that nothing has changed. The time that it takes grows with the size of the values, never with its
square: a list of thousands from which some are gone, or where some have moved, is a few parts. Numbers and truth values
that Python holds equal are not told apart: no field of ours can be either.
"""

from __future__ import annotations

from typing import Any

import msgspec

Patch = dict[str, Any]
_key = msgspec.json.Encoder().encode


def difference(old: Any, new: Any) -> Patch:
    """What makes `new` out of `old`; empty if they are equal."""
    if old == new:
        return {}
    if isinstance(old, dict) and isinstance(new, dict) and not old.keys().isdisjoint(new):
        return _of_objects(old, new)
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)) and old and new:
        return {"list": _parts(old, new)}
    return {"is": new}


def _of_objects(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    patch: Patch = {}
    put = {key: value for key, value in new.items() if key not in old}
    cut = [key for key in old if key not in new]
    inner = {key: difference(old[key], value) for key, value in new.items() if key in old and old[key] != value}
    if put:
        patch["put"] = put
    if cut:
        patch["cut"] = cut
    if inner:
        patch["in"] = inner
    return patch


def _parts(old: list[Any] | tuple[Any, ...], new: list[Any] | tuple[Any, ...]) -> list[Any]:
    shorter = min(len(old), len(new))
    head = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    tail = next((back for back in range(shorter - head) if old[-1 - back] != new[-1 - back]), shorter - head)
    parts: list[Any] = [[0, head]] if head else []
    parts += _middle(old[head : len(old) - tail], new[head : len(new) - tail], head)
    if tail:
        parts.append([len(old) - tail, tail])
    return parts


def _middle(old: list[Any] | tuple[Any, ...], new: list[Any] | tuple[Any, ...], head: int) -> list[Any]:
    """Parts of a stretch whose ends differ; places are counted from the `head` on."""
    before, after = [_key(value) for value in old], [_key(value) for value in new]
    places = {key: place for place, key in reversed(list(enumerate(before)))}
    kept = set(after)
    parts: list[Any] = []
    at = 0
    for key, value in zip(after, new, strict=True):
        here = at < len(old)
        place = at if here and before[at] == key else places.get(key)
        last = parts[-1] if parts else None
        if place is not None:
            if isinstance(last, list) and sum(last) == head + place:
                last[1] += 1
            else:
                parts.append([head + place, 1])
            at = place + 1
            continue
        if here and before[at] not in kept:
            changed = {"at": head + at, "in": difference(old[at], value)}
            at += 1
            if len(_key(changed)) < len(key):
                parts.append(changed)
                continue
        if isinstance(last, dict) and "is" in last:
            last["is"].append(value)
        else:
            parts.append({"is": [value]})
    return parts
