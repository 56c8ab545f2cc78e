"""What can go wrong, each with a message that names the problem. Nothing is changed when one is raised."""

SHORT = 60
"""So much of what somebody has written is repeated in a message about it."""


def quoted(text: object) -> str:
    """What somebody has written, as messages repeat it: not at length, and without control characters."""
    return repr(shortened(str(text), SHORT))


def shortened(text: str, most: int = 300) -> str:
    """A message that may repeat what somebody has written, without the length of it."""
    plain = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[: most + 1])
    return plain if len(plain) <= most else plain[:most] + "…"


class GrognardError(Exception):
    """The base of all errors that a user can cause."""


class UnknownTitle(GrognardError):
    """No title, scenario, option, seat or bot of that name."""


class ClashingOptions(UnknownTitle):
    """No game with these options: they do not go together, or not with the scenario."""


class UndeclaredOption(GrognardError):
    """A rule that asks for an option or a choice which its title does not declare: a defect of the title."""


class BadOrder(GrognardError):
    """An order that cannot be read: unknown verb, piece or space."""


class IllegalOrder(GrognardError):
    """An order that is not offered now; `reasons` cite the rules."""

    def __init__(self, message: str, reasons: "list[Reason] | None" = None) -> None:
        super().__init__(message)
        self.reasons = reasons or []


class WrongSeat(GrognardError):
    """An order by a seat that is not asked."""


class CannotUndo(GrognardError):
    """Nothing to take back, or a die or a secret stands in between."""


class BrokenFile(GrognardError):
    """A save, case or data file that cannot be read or written."""


class DigestMismatch(GrognardError):
    """A replay that does not agree with the journal; `number` is the first such order."""

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number = number


from grognard.core.reason import Reason  # noqa: E402
