"""What a value is, and who may see it: fields of positions and frames and arguments of events say so by their type.

What is masked in a view, worded in a sentence, pointed at on the map or looked up in a case follows from these types,
so nothing can be forgotten in a list somewhere: a field or an argument of unknown kind is refused.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar, Union, cast, get_args, get_origin

import msgspec

from grognard.core.order import Order

T = TypeVar("T")
Kind = Literal["piece", "space", "side", "seat", "number", "word", "order", "die", "modifier", "turn"]


class Is(NamedTuple):
    """What a number or a text stands for. Words are looked up under the name of their field, or under `words`."""

    kind: Kind
    words: str = ""


Piece = Annotated[int, Is("piece")]
"""A piece by its number; negative: nobody."""
Pieces = tuple[Piece, ...]
Space = Annotated[int, Is("space")]
Spaces = tuple[Space, ...]
Side = Annotated[int, Is("side")]
"""A side by its place among the title's sides."""
Seat = Annotated[str, Is("seat", "seat")]
Number = Annotated[int, Is("number")]
Word = Annotated[str, Is("word")]
SideName = Annotated[str, Is("word", "side")]
"""The key of a side or of an alliance."""
VerbName = Annotated[str, Is("order")]
Die = Annotated[int, Is("die")]
Modifier = Annotated[int, Is("modifier")]
"""What is added to a die."""
Turn = Annotated[int, Is("turn")]


class Args:
    """The arguments of events, questions and reasons that every title has. A title's own class adds to them."""

    piece: Piece
    by: Piece
    pieces: Pieces
    space: Space
    to: Space
    path: Spaces
    side: Side
    seat: Seat
    winners: tuple[SideName, ...]
    order: VerbName
    picks: tuple[Order, ...]
    n: Number
    turn: Turn
    die: Die
    modifier: Modifier
    prompt: Word


class Argument(NamedTuple):
    """What an argument is: its kind, whether there are several, and where its words are found."""

    kind: Kind
    many: bool
    words: str


_declared: dict[type[Args], Mapping[str, Argument]] = {}


def arguments(declared: type[Args]) -> Mapping[str, Argument]:
    """The arguments that a class declares."""
    found = _declared.get(declared)
    if found is None:
        found = _declared[declared] = {name: _argument(name, hint) for name, hint in hints(declared).items()}
    return found


def _argument(name: str, hint: Any) -> Argument:
    if get_origin(hint) is tuple:
        return _argument(name, get_args(hint)[0])._replace(many=True)
    if hint is Order:
        return Argument("order", False, "")
    mark = _mark(hint, Is)
    if mark is None:
        raise TypeError(f"argument {name!r} does not say what it is")
    return Argument(mark.kind, False, mark.words or name)


def hints(cls: type, **known: Any) -> dict[str, Any]:
    """The annotations of a class and its bases, each read in its own module, with what is attached to them.

    `known` are names that the modules themselves cannot import.
    """
    found: dict[str, Any] = {}
    for part in reversed(cls.__mro__):
        found.update(own_hints(part, **known))
    return found


def own_hints(cls: type, **known: Any) -> dict[str, Any]:
    """The annotations that a class itself has."""
    names = vars(sys.modules[cls.__module__]) | known if cls.__module__ in sys.modules else known
    made = {}
    for name, hint in vars(cls).get("__annotations__", {}).items():
        made[name] = eval(hint, names, vars(cls)) if isinstance(hint, str) else hint
    return {name: hint for name, hint in made.items() if hint is not ClassVar and get_origin(hint) is not ClassVar}


def _mark(hint: Any, sort: type[T]) -> T | None:
    """What of this sort is attached to a type."""
    return next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, sort)), None)


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


# frames: every field says what it is


class Shape(NamedTuple):
    """What is masked in a field: it is a piece or hidden, or a tuple of such fields, or a struct that has some."""

    piece: bool = False
    hidden: Any = None
    """The type of a hidden field, which tells what stands in its place."""
    many: Shape | None = None
    parts: tuple[Shape | None, ...] = ()
    struct: type[msgspec.Struct] | None = None


@cache
def masked_fields(cls: type[msgspec.Struct]) -> Mapping[str, Shape]:
    """The fields of a frame that are not for everybody: pieces, and what is `Hidden`.

    Refuses a frame with a field that does not say what it is.
    """
    shapes = {name: _shape(f"{cls.__name__}.{name}", hint) for name, hint in hints(cls).items()}
    return {name: shape for name, shape in shapes.items() if shape is not None}


def _shape(name: str, hint: Any) -> Shape | None:
    if _mark(hint, Sight) is not None:
        return Shape(hidden=hint)
    mark = _mark(hint, Is)
    if mark is not None:
        return Shape(piece=True) if mark.kind == "piece" else None
    hint = _bare(hint)
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        parts = [part for part in get_args(hint) if part is not type(None)]
        return next(filter(None, [_shape(name, part) for part in parts]), None)
    if origin is tuple:
        shapes = tuple([_shape(name, part) for part in get_args(hint) if part is not Ellipsis])
        if not any(shapes):
            return None
        return Shape(many=shapes[0]) if Ellipsis in get_args(hint) else Shape(parts=shapes)
    if hint is bool or hint is Order or origin is Literal:
        return None
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Shape(struct=hint) if masked_fields(hint) else None
    raise TypeError(f"{name} does not say what it is: {hint}")


S = TypeVar("S", bound=msgspec.Struct)


@cache
def hides(cls: type[msgspec.Struct]) -> bool:
    """Whether a frame has something that is `Hidden`, at whatever depth."""
    return any(map(_hides, masked_fields(cls).values()))


def _hides(shape: Shape) -> bool:
    parts = [part for part in (shape.many, *shape.parts) if part is not None]
    return shape.hidden is not None or any(map(_hides, parts)) or (shape.struct is not None and hides(shape.struct))


def masked(struct: S, see: Callable[[int], int], *, knows: bool) -> S:
    """A frame as somebody sees it: every piece is what they see of it, and what is hidden is gone unless they know."""
    changes = {
        name: _masked(getattr(struct, name), shape, see, knows) for name, shape in masked_fields(type(struct)).items()
    }
    return msgspec.structs.replace(struct, **changes) if changes else struct


def _masked(value: Any, shape: Shape, see: Callable[[int], int], knows: bool) -> Any:
    if value is None:
        return None
    if shape.hidden is not None:
        return value if knows else blanks(shape.hidden)()
    if shape.many is not None:
        return tuple([_masked(each, shape.many, see, knows) for each in value])
    if shape.parts:
        pairs = zip(value, shape.parts, strict=True)
        return tuple([each if part is None else _masked(each, part, see, knows) for each, part in pairs])
    return see(value) if shape.piece else masked(value, see, knows=knows)


# positions: every field says who may see it


class Sight(NamedTuple):
    """Who may see a field of a position. `blank` is put in the place of what may not be seen."""

    name: Literal["open", "hidden", "by piece", "shared", "derived"]
    blank: int = 0


Open = Annotated[T, Sight("open")]
"""Everybody may see it."""
Hidden = Annotated[T, Sight("hidden")]
"""Nobody sees it but who is shown it: by `Title.uncover`, or as a field of a frame that they know (`Frame.knows`)."""
ByPiece = Annotated[list[T], Sight("by piece")]
"""A list by piece. In a view the entries of pieces that the seat may not see are 0."""
RefByPiece = Annotated[list[T], Sight("by piece", -1)]
"""A list by piece of other pieces or spaces, -1 for none. In a view the entries of unseen pieces are -1."""
Shared = Annotated[T, Sight("shared")]
"""No part of the position: what lies on the table beside it, such as the components. Copies share it."""
Derived = Annotated[T, Sight("derived")]
"""Follows from the rest, kept up for speed, never encoded: an object of a class of its own, with a method `copy`."""

_FLAT = (int, str, bool, float, bytes, type(None))
_CONTAINERS = (list, dict, set, bytearray)


def sights(cls: type) -> dict[str, tuple[Sight, Any]]:
    """Who may see each field that a class adds to a position; refuses one that does not say so, or cannot be copied."""
    found = {}
    for name, hint in own_hints(cls).items():
        mark = _mark(hint, Sight)
        if mark is None:
            raise TypeError(f"{cls.__name__}.{name} does not say who may see it: Open, Hidden, ByPiece, …")
        if mark.name == "derived" and is_container(hint):
            raise TypeError(f"{cls.__name__}.{name} would be encoded, though it follows from the rest")
        if mark.name not in ("shared", "derived"):
            _check_flat(f"{cls.__name__}.{name}", _bare(hint), outermost=True)
        found[name] = mark, hint
    return found


def is_container(hint: Any) -> bool:
    hint = _bare(hint)
    return (get_origin(hint) or hint) in _CONTAINERS


def _check_flat(name: str, hint: Any, *, outermost: bool = False) -> None:
    """A copy copies one layer: inside a list there may be only what never changes."""
    hint = _bare(hint)
    origin = get_origin(hint)
    kind = origin or hint
    if kind in _CONTAINERS:
        if not outermost:
            raise TypeError(f"{name} has a {kind.__name__} inside another type: a copy would share it")
    elif hint is Any or not (
        kind in (tuple, frozenset, Union, types.UnionType, Literal) or kind in _FLAT or _is_frozen(kind)
    ):
        raise TypeError(f"{name}: {hint} may change, so a copy would share it")
    if origin is not Literal:
        for part in get_args(hint):
            if part is not Ellipsis:
                _check_flat(name, part)


def _is_frozen(kind: Any) -> bool:
    if not isinstance(kind, type):
        return False
    if issubclass(kind, msgspec.Struct):
        return bool(kind.__struct_config__.frozen)
    return issubclass(kind, tuple)


def blanks(hint: Any) -> Callable[[], Any]:
    """What makes that which stands in the place of something hidden: the empty value of its type."""
    hint = _bare(hint)
    kind = get_origin(hint) or hint
    if kind in (Union, types.UnionType):
        return types.NoneType if type(None) in get_args(hint) else blanks(get_args(hint)[0])
    return cast("Callable[[], Any]", kind)


def pieces_of(args: Mapping[str, object], declared: type[Args]) -> Iterator[int]:
    """The pieces that arguments name."""
    yield from _named(args, declared, "piece")


def spaces_of(args: Mapping[str, object], declared: type[Args]) -> Iterator[int]:
    """The spaces that arguments name."""
    yield from _named(args, declared, "space")


def first_of(args: Mapping[str, object], declared: type[Args], kind: Kind) -> int | None:
    """The first number of a kind among arguments."""
    known = arguments(declared)
    return next((value for name, value in args.items() if isinstance(value, int) and known[name].kind == kind), None)


def _named(args: Mapping[str, object], declared: type[Args], kind: Kind) -> Iterator[int]:
    known = arguments(declared)
    for name, value in args.items():
        if known[name].kind == kind:
            found = value if isinstance(value, (list, tuple)) else (value,)
            yield from (number for number in found if isinstance(number, int) and number >= 0)


def args_with_pieces(args: Mapping[str, object], declared: type[Args], see: Callable[[int], int]) -> dict[str, object]:
    """The arguments with every piece replaced by what somebody sees of it."""
    known = arguments(declared)
    seen = dict(args)
    for name, value in args.items():
        if known[name].kind != "piece":
            continue
        if isinstance(value, int):
            seen[name] = see(value)
        elif isinstance(value, (list, tuple)):
            seen[name] = [see(piece) for piece in value]
    return seen
