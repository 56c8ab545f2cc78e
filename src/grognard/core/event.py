"""Events: what happened, by which rule, and who may see it."""

import msgspec


class Event(msgspec.Struct, frozen=True):
    """`kind` names the text (`event-<kind>`); `audience` is empty when everybody may see it.

    None in an audience stands for those who only look on.
    """

    kind: str
    rules: tuple[str, ...] = ()
    args: dict[str, object] = {}
    audience: tuple[str | None, ...] = ()

    def is_for(self, seat: str | None) -> bool:
        """Whether a seat, or who only looks on, may know of it."""
        return not self.audience or seat in self.audience
