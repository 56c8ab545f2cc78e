"""The client's types, made from the server's: `python -m grognard.table.contract > web/src/lib/contract.ts`.

A struct is an interface, its docstring and those of its fields are comments. A field with a default may be left out,
and is optional. A tagged struct has its tag in the field `type`.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as types

from grognard.core import scene
from grognard.core.lobby import TitleCard
from grognard.core.order import Kind
from grognard.core.proof import Proof
from grognard.table import lobby, web, wire

INTRODUCTION = (
    """/** What passes between the server and the client, made from the server's types (`table/contract.py`). */"""
)
ALIASES: dict[str, Any] = {
    "Language": wire.Language,
    "Pattern": scene.Pattern,
    "Point": scene.XY,
    "OrderKind": Kind,
    "Column": wire.Column,
    "ServerMessage": wire.ServerMessage,
    "ClientMessage": wire.ClientMessage,
}
"""Types that are no structs, but have names."""
ROOTS: tuple[Any, ...] = (
    *ALIASES.values(),
    wire.Look,
    wire.Moment,
    wire.LogPage,
    wire.Recent,
    wire.Review,
    wire.Rule,
    TitleCard,
    wire.Taken,
    web.NewGame,
    web.Created,
    lobby.Listed,
    lobby.Open,
    web.Wish,
    web.Me,
    Proof,
)
WIDTH = 110


def contract() -> str:
    """All of the client's file."""
    found: dict[str, types.StructType] = {}
    for root in ROOTS:
        _gather(types.type_info(root), found)
    names = {_written(types.type_info(each), {}): name for name, each in ALIASES.items() if name not in UNIONS}
    parts = [INTRODUCTION]
    for name, each in ALIASES.items():
        parts.append(_alias(name, types.type_info(each)))
    parts += [_interface(each, names) for each in found.values()]
    return "\n\n".join(parts) + "\n"


UNIONS = ("Column", "ServerMessage", "ClientMessage")
"""They name others, and are named by none."""


def _gather(info: types.Type, found: dict[str, types.StructType]) -> None:
    """The structs that a type speaks of, each after those that it needs."""
    for part in _parts(info):
        _gather(part, found)
    if isinstance(info, types.StructType):
        name = info.cls.__name__
        other = found.setdefault(name, info)
        if other.cls is not info.cls:
            raise TypeError(f"two structs are called {name}: {other.cls.__module__} and {info.cls.__module__}")


def _parts(info: types.Type) -> Iterator[types.Type]:
    match info:
        case types.StructType(fields=fields):
            yield from (field.type for field in fields)
        case types.UnionType(types=options):
            yield from options
        case types.DictType(value_type=value):
            yield value
        case types.TupleType(item_types=items):
            yield from items
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            yield item


def _alias(name: str, info: types.Type) -> str:
    text = _written(info, {})
    line = f"export type {name} = {text};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {option}" for option in text.split(" | ")) + ";"
    return line


def _interface(info: types.StructType, names: dict[str, str]) -> str:
    comments = _comments(info.cls)
    lines = [f"export interface {info.cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        lines += _comment(comments.get(field.name, ""), "  ")
        mark, text = "" if field.required else "?", _written(field.type, names)
        if info.cls.__struct_config__.omit_defaults and field.default is None:
            text = text.removesuffix(" | null")
        lines.append(f"  {field.encode_name}{mark}: {text};")
    return "\n".join([*_comment(inspect.cleandoc(info.cls.__dict__.get("__doc__") or ""), ""), *lines, "}"])


def _written(info: types.Type, names: dict[str, str]) -> str:
    """A type as TypeScript writes it, by its name if it has one."""
    text = _spelt(info, names)
    return names.get(text, text)


def _spelt(info: types.Type, names: dict[str, str]) -> str:
    match info:
        case types.StructType(cls=cls):
            return cls.__name__
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
        case types.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case types.UnionType(types=options):
            shown = (_written(option, names) for option in options if not _is_unset(option))
            return " | ".join(dict.fromkeys(shown))
        case types.DictType(value_type=value):
            return f"Record<string, {_written(value, names)}>"
        case types.TupleType(item_types=items):
            return f"[{', '.join(_written(item, names) for item in items)}]"
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            text = _written(item, names)
            return f"({text})[]" if " | " in text else f"{text}[]"
    raise TypeError(f"no TypeScript for {info}")


def _is_unset(info: types.Type) -> bool:
    return isinstance(info, types.CustomType) and info.cls is msgspec.UnsetType


def _comments(cls: type) -> dict[str, str]:
    """The docstrings of a struct's fields, also of those that it inherits."""
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if each.__module__.startswith("grognard"):
            tree = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0]
            assert isinstance(tree, ast.ClassDef)
            for field, text in zip(tree.body, tree.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                    found[ast.unparse(field.target)] = ast.literal_eval(text.value)
    return found


def _comment(text: str, indent: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


if __name__ == "__main__":
    print(contract(), end="")
