"""Types of the compiled kernels, and what their tables mean.

A table per link has `graph.links` entries, a table per space `graph.size`. Byte tables may be bytes,
bytearray or uint8 arrays; cost tables are int32 arrays, negative where a link may not be used.
"""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

Bytes = bytes | bytearray | npt.NDArray[np.uint8]
Costs = npt.NDArray[np.int32]
Spaces = Iterable[int] | npt.NDArray[np.signedinteger]

class Graph:
    size: int
    links: int
    def __init__(self, start: npt.NDArray[np.int32], target: npt.NDArray[np.int32]) -> None: ...
    def link(self, a: int, b: int) -> int: ...

class Reach:
    @property
    def spaces(self) -> list[int]: ...
    @property
    def costs(self) -> dict[int, int]: ...
    def cost(self, space: int) -> int: ...
    def came_from(self, space: int) -> int: ...
    def path(self, space: int) -> list[int]: ...
    def __contains__(self, space: int) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...

class Relayed:
    relays: bytes
    """Per relay the weight of the lightest chain by which it works, itself included; 255 if it does not."""
    spaces: bytearray
    """Per space the weight of the lightest chain that supplies it; 255 if none does."""
    def within(self, most: int) -> bytearray:
        """Per space 1 if a chain of this weight at most supplies it."""

def reach(
    graph: Graph,
    origin: int,
    cost: Costs,
    budget: int,
    *,
    extra: Bytes | None = None,
    leave: Bytes | None = None,
    into: Bytes | None = None,
    blocked: Bytes | None = None,
    stop: Bytes | None = None,
    minimum_one: bool = False,
) -> Reach:
    """Where a piece can go from `origin` with `budget`.

    `extra` is added for entering a space, `leave` for leaving one, `into` for entering one from a space with
    a `leave` cost (from zone to zone). A `blocked` space may not be entered, a `stop` space not left; neither
    applies to the origin. With `minimum_one` every neighbour that is not forbidden or blocked is in reach
    whatever it costs, but a space that costs more than the budget is not left.
    """

def reach_spaces(
    graph: Graph,
    origin: int,
    cost: Costs,
    budget: int,
    *,
    extra: Bytes | None = None,
    leave: Bytes | None = None,
    into: Bytes | None = None,
    blocked: Bytes | None = None,
    stop: Bytes | None = None,
    minimum_one: bool = False,
) -> list[int]:
    """`reach(...).spaces`, without the rest."""

def spread(
    graph: Graph,
    origins: Spaces,
    cost: Costs,
    budget: int,
    *,
    extra: Bytes | None = None,
    blocked: Bytes | None = None,
    stop: Bytes | None = None,
    minimum_one: bool = False,
) -> bytearray:
    """Per space 1 if it lies within `budget` of any origin; costs are those of going from origin to space."""

def flood(graph: Graph, origins: Spaces, allowed: Bytes, blocked: Bytes | None = None) -> bytearray:
    """Per space 1 if links with a non-zero `allowed` join it to an origin, at any length.

    Origins count as reached even if blocked.
    """

def relay(
    graph: Graph,
    seeds: Bytes,
    spaces: Spaces,
    ranges: Spaces,
    weights: Bytes | Sequence[int],
    cost: Costs,
    most: int,
    *,
    extra: Bytes | None = None,
    blocked: Bytes | None = None,
    stop: Bytes | None = None,
    minimum_one: bool = False,
) -> Relayed:
    """Supply handed on by relays standing on `spaces`, each over its own range.

    A relay works if a seed or another working relay supplies its space by a chain whose relays, itself included,
    weigh `most` at most together. `seeds` marks the spaces supplied to begin with. What weighs is the title's
    affair: a kind of relay of which a chain may hold two weighs 1 with `most` 2, one that does not count weighs 0.
    """

def zones(
    graph: Graph,
    spaces: Spaces,
    kinds: Bytes | Sequence[int],
    masks: npt.NDArray[np.uint8],
) -> bytearray:
    """Per space the number of units (255 at most) that project a zone into it.

    Unit i stands on spaces[i] and projects along the links that masks[kinds[i]] marks; masks has a row per
    kind and a column per link. Its own space gets nothing from it.
    """

def distance_field(graph: Graph, origins: int | Spaces, limit: int = 32767) -> npt.NDArray[np.int16]:
    """Per space the fewest links from an origin, -1 beyond `limit`."""

def distance(graph: Graph, a: int, b: int) -> int:
    """Fewest links from a to b, -1 if no way leads there."""
