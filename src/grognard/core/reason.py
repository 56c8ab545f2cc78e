"""Why an order is refused: a ledger row, and what exactly stood against it."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One rule that forbids an order. `detail` is a text id of the title with `args`, or empty."""

    rule: str
    detail: str = ""
    args: dict[str, object] = {}
