"""The position of the war in Asia and the Pacific: the theatre, and what each side is told and shown of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from grognard.core.event import Event
from grognard.core.kinds import Args, Number, Word, args_with_pieces, pieces_of
from grognard.core.recent import Recent
from grognard.titles.asia_engulfed.kit import CBA, SIDES
from grognard.titles.asia_engulfed.marks import NEW
from grognard.titles.asia_engulfed.theatre import Theatre

NOBODY = -1
_LAID: Recent[dict[tuple[object, ...], tuple[int, ...]]] = Recent(8)
"""By what is known instead of hidden blocks: how the pieces of a place look, and those that are seen nowhere."""


class WarArgs(Args):
    """What events, questions and reasons of Asia Engulfed speak of."""

    power: Word
    dice: Word
    hits: Number
    left: Number
    transports: Number
    track: Word
    count: Number
    damages: Number
    box: Number
    oil: Number
    level: Number
    approach: Word
    werp: Number
    scenario: Word
    date: Word
    phase: Word
    role: Word
    year: Word
    supply: Word
    item: Word
    needs: Word
    volley: Word
    combat: Word
    oil_left: Number
    transports_left: Number
    bonus: Number
    total: Number
    done: Word
    points: Number
    capacity: Number
    duds: Number
    lost: Number
    steps: Number
    pay: Word
    price: Number
    menus: Number


class War(Theatre, kw_only=True):
    """The theatre as two sides know it: blocks hide their faces, and events speak of them accordingly."""

    args = WarArgs
    chapters = "grognard.titles.asia_engulfed.chapters"

    # people

    def seat(self, side: int) -> str:
        return SIDES[side]

    # what is told

    def event(self, kind: str, *rules: str, audience: tuple[str | None, ...] = (), **args: object) -> None:
        """Tell what happened. Blocks that the enemy cannot see are told to him by their stand-ins."""
        self._tell(kind, rules, args, {}, audience)

    def tell(self, kind: str, *rules: str, secret: dict[str, object], **args: object) -> None:
        """Tell something of which only the side of the first piece named may know what is in `secret`.

        The others hear of `<kind>-unseen` instead, unless all pieces that it names are face up.
        """
        self._tell(kind, rules, args, secret, ())

    def _tell(
        self,
        kind: str,
        rules: tuple[str, ...],
        args: dict[str, object],
        secret: dict[str, object],
        audience: tuple[str | None, ...],
    ) -> None:
        """Who may not know a piece that is named hears only of the first rule: the others may follow from its face."""
        table = self.table
        if table.cited is not None:
            table.cited.update(rules)
        if table.events is None:
            return
        whole = args | secret
        self.check_arguments(whole)
        named = list(pieces_of(whole, self.args))
        if audience or not any(self.hidden(p) for p in named):
            table.events.append(Event(kind, rules, whole, audience))
            return
        owner = SIDES[self.kit.side[named[0]]]
        for who in (*SIDES, None):
            if who == owner:
                table.events.append(Event(kind, rules, self._args_for(whole, who), (who,)))
            else:
                told = f"{kind}-unseen" if secret else kind
                table.events.append(Event(told, rules[:1], self._args_for(args, who), (who,)))

    def hidden(self, p: int) -> bool:
        """Whether a piece's face is hidden from the enemy; CBA are hidden with their fleet."""
        kit = self.kit
        if p >= kit.real_count or self.place[p] >= kit.map_end:
            return False
        if kit.kind[p] == CBA:
            return self.aboard[p] >= 0 and not self.shown[self.aboard[p]]
        return bool(kit.block_class[p]) and not self.shown[p]

    def _args_for(self, args: dict[str, object], seat: str | None) -> dict[str, object]:
        """The arguments of an event as a side (or a spectator) may know them; lists are in the order of stand-ins."""
        seen = args_with_pieces(args, self.args, lambda p: self.seen_as(p, seat))
        if seen != args and isinstance(seen.get("pieces"), list):
            seen["pieces"] = sorted(pieces_of({"pieces": seen["pieces"]}, self.args))
        return seen

    def in_sight(self, pieces: Iterable[int]) -> list[int]:
        """Pieces in the order in which the enemy knows them: the true one would tell what hidden blocks are."""
        return sorted(pieces, key=lambda p: self.alias[p] if self.hidden(p) else p)

    def seen_as(self, piece: int, seat: str | None) -> int:
        """The enemy's hidden blocks are known by their stand-ins, CBA by that of their fleet."""
        kit = self.kit
        if piece < 0 or (seat is not None and kit.side[piece] == SIDES.index(seat)) or not self.hidden(piece):
            return piece
        return self.alias[self.aboard[piece] if kit.kind[piece] == CBA else piece]

    def unseen_by(self, seat: str) -> list[int]:
        """The enemy's hidden blocks on the map, and what they carry."""
        blocks, aircraft = self._concealed(1 - SIDES.index(seat))
        return blocks + aircraft

    def _concealed(self, side: int) -> tuple[list[int], list[int]]:
        """The blocks of a side on the map whose faces are `hidden`, and the CBA of which the same is true."""
        kit, place, shown, aboard = self.kit, self.place, self.shown, self.aboard
        end = kit.map_end
        blocks = [p for p in kit.blocks_of[side] if place[p] < end and not shown[p]]
        aircraft = [p for p in kit.cba_of[side] if aboard[p] >= 0 and place[p] < end and not shown[aboard[p]]]
        return blocks, aircraft

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

    def mix(self, pieces: Iterable[int]) -> None:
        """Exchange the stand-ins among hidden blocks of one nation and class: nobody can follow which is which."""
        hidden = {p for p in pieces if not self.shown[p]}
        if len(hidden) < 2:
            return
        for members in self.kit.groups.values():
            same = sorted(hidden.intersection(members), key=self.alias.__getitem__)
            if len(same) > 1:
                for p, stand_in in zip(same, self.shuffled([self.alias[p] for p in same]), strict=True):
                    self.alias[p] = stand_in

    def draw_stand_in(self, p: int) -> None:
        """Give a block that leaves the Force Pool any stand-in of its group there, whichever block it is."""
        kit = self.kit
        pool = [q for q in kit.groups[kit.nation[p], kit.block_class[p]] if self.in_pool(q)]
        drawn = self.shuffled(sorted(self.alias[q] for q in pool))[0]
        other = self.behind(drawn)
        self.alias[p], self.alias[other] = drawn, self.alias[p]

    def mix_with(self, p: int) -> None:
        """Mix a hidden block with those of its group in its place; one that has just come, with its Force Pool too."""
        kit = self.kit
        group = kit.groups.get((kit.nation[p], kit.block_class[p]), ())
        fresh = bool(self.marks[p] & NEW)
        self.mix(q for q in group if self.place[q] == self.place[p] or (fresh and self.in_pool(q)))

    def put_stand_ins(self, shown: Self, seat: str) -> None:
        """In what a seat is shown, lay the stand-ins of hidden blocks where these are.

        A stand-in is of the class of its block, so that the index counts as many as before in every place.
        """
        kit, alias, place, at = self.kit, self.alias, shown.place, shown.index.at
        blocks, aircraft = self._concealed(1 - SIDES.index(seat))
        faces = {p: alias[p] for p in blocks}
        faces.update(dict.fromkeys(aircraft, NOBODY))
        touched = {place[p] for p in faces}
        for p, stand_in in faces.items():
            if stand_in >= 0:
                place[stand_in] = place[p]
            place[p] = kit.unseen
        # mostly the same blocks are hidden as a moment ago, and most places hold the same pieces
        laid, face = _LAID.get(faces, make=dict), faces.get
        for space in touched:
            there = at[space]
            known = laid.get(there)
            if known is None:
                known = laid[there] = tuple(sorted([seen for p in there if (seen := face(p, p)) >= 0]))
            at[space] = known
        if faces:
            aside = at[kit.unseen]
            rest = laid.get((aside,))
            if rest is None:
                rest = laid[aside,] = tuple(sorted({*aside}.difference(faces.values()).union(faces)))
            at[kit.unseen] = rest
        shown.index.influence = [None, None]
