"""Steps of the sequence of play as lines of a case: `step Moving piece 31/58 path ['0910','0911']`.

Fields that hold pieces, spaces or sides say so by their type: they are written by name.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from typing import Any, Union, get_args, get_origin

import msgspec

from grognard.core.errors import BrokenFile
from grognard.core.frame import Frame
from grognard.core.kinds import Is, hints
from grognard.core.position import Position
from grognard.core.title import Kit, Title


def write_step(title: Title, kit: Kit, frame: Frame[Any]) -> tuple[str, ...]:
    """A frame in words: its name, and the fields that have not their default value."""

    def named(value: Any, names: Sequence[str]) -> Any:
        return names[value] if value >= 0 else value

    words, known = [type(frame).__name__], hints(type(frame))
    for field in msgspec.structs.fields(frame):
        value = getattr(frame, field.name)
        if value != field.default:
            plain = _each(msgspec.to_builtins(value), known[field.name], _names(title, kit), named)
            words += [field.name, _write(plain)]
    return tuple(words)


def read_step(title: Title, kit: Kit, pos: Position, words: tuple[str, ...]) -> Frame[Any]:
    """The frame that a line describes."""

    def numbered(value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, int) and value < 0:
            return value
        if str(value) not in names:
            raise BrokenFile(f"step {words[0]}: {value!r} is neither a piece, nor a place, nor a side")
        return names.index(str(value))

    try:
        cls = pos.frame(words[0])
    except LookupError:
        raise BrokenFile(f"there is no step {words[0]!r}") from None
    known, given = hints(cls), dict(zip(words[1::2], words[2::2], strict=False))
    if not given.keys() <= known.keys():
        raise BrokenFile(f"step {words[0]} has only: {', '.join(known)}")
    fields = {key: _each(_read(word), known[key], _names(title, kit), numbered) for key, word in given.items()}
    try:
        found: Frame[Any] = msgspec.convert(fields | {"type": cls.__struct_config__.tag}, cls)
    except msgspec.ValidationError as error:
        raise BrokenFile(f"step {words[0]}: {error}") from None
    return title.verbs.known(found)


def _names(title: Title, kit: Kit) -> dict[str, Sequence[str]]:
    return {"piece": kit.piece_names, "space": kit.space_names, "side": title.meta.sides}


def _each(value: Any, hint: Any, names: dict[str, Sequence[str]], change: Callable[[Any, Sequence[str]], Any]) -> Any:
    """A value of builtins in which everything that has a name is changed; its type says what has one."""
    mark = next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Is)), None)
    if value is None or (mark is not None and mark.kind not in names):
        return value
    if mark is not None:
        return change(value, names[mark.kind])
    if get_origin(hint) in (Union, types.UnionType):
        return _each(value, next(part for part in get_args(hint) if part is not type(None)), names, change)
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        kinds = [parts[0]] * len(value) if Ellipsis in parts else parts
        return [_each(each, kind, names, change) for each, kind in zip(value, kinds, strict=True)]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and isinstance(value, dict):
        known = hints(hint)
        return {key: _each(each, known.get(key), names, change) for key, each in value.items()}
    return value


def _write(value: object) -> str:
    """Plain where that reads the same, else as JSON with single quotes, which a line may hold."""
    if isinstance(value, str) and value and "'" not in value:
        return value
    return msgspec.json.encode(value).decode().replace("'", "\\u0027").replace('"', "'")


def _read(word: str) -> object:
    try:
        found: object = msgspec.json.decode(word.replace("'", '"').encode())
    except msgspec.DecodeError:
        return word
    return found
