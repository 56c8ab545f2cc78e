"""The position of the war in Asia and the Pacific: the theatre, and what each side is told and shown of it."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from grognard.core.event import Event
from grognard.core.frame import Frame
from grognard.titles.asia_engulfed.kit import ALLIES, CBA, JAPAN, SIDES
from grognard.titles.asia_engulfed.marks import FULL
from grognard.titles.asia_engulfed.theatre import Theatre

PIECE_FIELDS = frozenset(("piece", "pieces", "by", "fleet", "fleets", "unit", "units", "target", "targets"))
"""Fields of frames that hold pieces: what they hold is masked like the pieces themselves."""


class War(Theatre, kw_only=True):
    """The theatre as two sides know it: blocks hide their faces, and events speak of them accordingly."""

    # people

    def seat(self, side: int) -> str:
        return SIDES[side]

    # what is told

    def event(self, kind: str, *rules: str, audience: tuple[str | None, ...] = (), **args: object) -> None:
        """Tell what happened. Blocks that the enemy cannot see are told to him by their stand-ins."""
        self._tell(kind, rules, args, None, audience)

    def tell(self, kind: str, *rules: str, secret: dict[str, object], **args: object) -> None:
        """Tell something of which only the side of the first piece named may know what is in `secret`.

        The others hear of `<kind>-unseen` instead, unless that piece is face up.
        """
        if self.table.events is None:
            self.cite(*rules)
        elif self._names_hidden(args):
            self._tell(kind, rules, args, secret, ())
        else:
            self._tell(kind, rules, args | secret, None, ())

    def _tell(
        self,
        kind: str,
        rules: tuple[str, ...],
        args: dict[str, object],
        secret: dict[str, object] | None,
        audience: tuple[str | None, ...],
    ) -> None:
        table = self.table
        if table.cited is not None:
            table.cited.update(rules)
        if table.events is None:
            return
        if audience or not (secret or self._names_hidden(args)):
            table.events.append(Event(kind, rules, args, audience))
            return
        owner = self._owner_of(args)
        for viewer in (JAPAN, ALLIES, None):
            seen = self._args_for(args, viewer)
            who = None if viewer is None else SIDES[viewer]
            if secret is None or viewer == owner:
                table.events.append(Event(kind, rules, seen | (secret or {}), (who,)))
            else:
                table.events.append(Event(f"{kind}-unseen", rules, seen, (who,)))

    def hidden(self, p: int) -> bool:
        """Whether a piece's face is hidden from the enemy; CBA are hidden with their fleet."""
        kit = self.kit
        if p >= kit.real_count or self.place[p] >= kit.map_end:
            return False
        if kit.kind[p] == CBA:
            return self.aboard[p] >= 0 and not self.shown[self.aboard[p]]
        return bool(kit.block_class[p]) and not self.shown[p]

    def _named(self, args: dict[str, object]) -> list[int]:
        found: list[int] = []
        for name in ("piece", "by", "pieces"):
            value = args.get(name)
            if isinstance(value, int) and value >= 0:
                found.append(value)
            elif isinstance(value, (list, tuple)):
                found += value
        return found

    def _names_hidden(self, args: dict[str, object]) -> bool:
        return any(self.hidden(p) for p in self._named(args))

    def _owner_of(self, args: dict[str, object]) -> int:
        return self.kit.side[self._named(args)[0]]

    def _args_for(self, args: dict[str, object], viewer: int | None) -> dict[str, object]:
        """The arguments of an event as a side (or a spectator) may know them."""
        seen = dict(args)
        for name in ("piece", "by", "pieces"):
            value = seen.get(name)
            if isinstance(value, int):
                seen[name] = self._seen_as(value, viewer)
            elif isinstance(value, (list, tuple)):
                seen[name] = [self._seen_as(p, viewer) for p in value]
        return seen

    def _seen_as(self, p: int, viewer: int | None) -> int:
        if p < 0 or self.kit.side[p] == viewer or not self.hidden(p):
            return p
        return self.alias[self.aboard[p] if self.kit.kind[p] == CBA else p]

    # what the enemy sees

    def behind(self, stand_in: int) -> int:
        """The block that the enemy knows by a stand-in: frames name hidden blocks so. Others are themselves."""
        alias = self.alias
        for p in self.kit.blocks_behind[stand_in]:
            if alias[p] == stand_in:
                return p
        return stand_in

    def show(self, pieces: list[int]) -> None:
        """Turn blocks face up for the enemy (KT-d)."""
        fresh = [p for p in pieces if self.kit.block_class[p] and not self.shown[p]]
        for p in fresh:
            self.shown[p] = 1
        if fresh:
            self.reveal()

    def conceal(self, pieces: list[int]) -> None:
        """Stand blocks up again; those of one nation and class in one place are mixed."""
        for p in pieces:
            self.shown[p] = 0
        self.mix(pieces)

    def mix(self, pieces: list[int]) -> None:
        """Exchange the stand-ins among hidden blocks of one nation and class: nobody can follow which is which."""
        hidden = {p for p in pieces if not self.shown[p]}
        if len(hidden) < 2:
            return
        for members in self.kit.groups.values():
            same = [p for p in members if p in hidden]
            if len(same) > 1:
                for p, stand_in in zip(same, self.shuffled([self.alias[p] for p in same]), strict=True):
                    self.alias[p] = stand_in

    def masked(self, side: int) -> Self:
        """A copy in which the enemy's hidden blocks are only stand-ins."""
        twin = self.copy()
        kit = self.kit
        for p in kit.pieces_of[1 - side]:
            if self.place[p] >= kit.map_end or not self.hidden(p):
                continue
            space = self.place[p]
            if kit.block_class[p]:
                twin._shift(self.alias[p], kit.unseen, space)
            twin._shift(p, twin.place[p], kit.unseen)
            twin.steps[p] = twin.damaged[p] = twin.marks[p] = 0
            twin.aboard[p] = twin.origin[p] = -1
            twin.supply[p] = FULL
            twin.alias[p] = p
        if side != JAPAN:
            twin.oil_due = twin.transports_due = 0  # what was paid for a block would tell what it is
        twin.stack = [self._masked_frame(frame, side) for frame in self.stack]
        return twin

    def _masked_frame(self, frame: Frame[Any], side: int) -> Frame[Any]:
        """A step of play as a side may know it: hidden enemy pieces that it speaks of are stand-ins."""
        changes: dict[str, object] = {}
        for name in PIECE_FIELDS.intersection(frame.__struct_fields__):
            value = getattr(frame, name)
            if isinstance(value, int):
                changes[name] = self._seen_as(value, side)
            elif isinstance(value, tuple):
                changes[name] = tuple([self._seen_as(p, side) for p in value])
        return msgspec.structs.replace(frame, **changes) if changes else frame
