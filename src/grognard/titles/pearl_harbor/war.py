"""The position of a war in the Pacific: the theatre, who commands in it, and what each side is told and shown of it."""

from __future__ import annotations

from typing import Annotated

from grognard.core.event import Event
from grognard.core.kinds import (
    Args,
    Die,
    Is,
    Modifier,
    Number,
    Pieces,
    Space,
    Word,
    args_with_pieces,
    pieces_of,
)
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    AN,
    BR,
    CH,
    FORCES,
    IJN,
    JA,
    JAPAN,
    LEADER,
    SIDE_OF,
    SU,
    USA,
    USN,
)
from grognard.titles.pearl_harbor.marks import FLOWN, SHOWN
from grognard.titles.pearl_harbor.meta import META
from grognard.titles.pearl_harbor.roster import Roster
from grognard.titles.pearl_harbor.theatre import NOBODY, WINTER_1943, Theatre, enemy

SEATS_OF = (
    ("army", "japan"),
    ("navy", "japan"),
    ("us-army", "us", "allies"),
    ("us-navy", "us", "allies"),
    ("britain", "allies"),
    ("anzac", "allies"),
    ("china", "allies"),
    ("soviet", "allies"),
)
"""By force: who plays it, the first that sits at the table."""
ORDER = ((IJN, JA), (USA, USN, AN, BR, CH, SU))
"""By side: the order in which its forces act in every segment (1)."""

ForceName = Annotated[str, Is("word", "force")]


class WarArgs(Args):
    """What events, questions and reasons of Pearl Harbor speak of."""

    force: ForceName
    other: ForceName
    weather: Word
    zone: Word
    season: Word
    year: Number
    mission: Word
    price: Number
    left: Number
    result: Word
    column: Word
    ratio: Word
    attack: Number
    defence: Number
    drm: Modifier
    modified: Die
    points: Number
    limit: Number
    level: Word
    area: Word
    target: Space
    role: Word
    what: Word
    losses: Number
    defenders: Pieces
    wave: Word
    region: Word
    campaign: Word
    arm: Word
    petition: Word
    verdict: Word
    scenario: Word
    outcome: Word


class War(Theatre, kw_only=True):
    """The theatre as its people know it: each commands forces, boxes hide what lies in them."""

    args = WarArgs
    chapters = "grognard.titles.pearl_harbor.chapters"

    # people

    def appoint(self) -> None:
        """Say who plays each force: at the beginning, and when the ANZAC change hands (19)."""
        seats = META.seats_for(self.options.made)
        served = [self.serves(force) for force in range(len(FORCES))]
        self.commanders = [next((seat for seat in SEATS_OF[force] if seat in seats), "") for force in served]

    def seat_of(self, force: int) -> str:
        """Who plays a force."""
        return self.commanders[force]

    def seat(self, p: int) -> str:
        """Who plays a counter."""
        return self.seat_of(self.force_of(p))

    def roster(self) -> Roster:
        """Who commands what at present."""
        found = self.index.roster
        early = self.date < WINTER_1943
        if found is None or found.early != early or found.commanders != self.commanders:
            found = self.index.roster = self._call_the_roll(early)
        return found

    def _call_the_roll(self, early: bool) -> Roster:
        kit, seats = self.kit, dict.fromkeys(self.commanders)
        order = [force for force in (*ORDER[JAPAN], *ORDER[ALLIES]) if self.in_game(force)]
        forces = {seat: tuple(force for force in order if self.seat_of(force) == seat) for seat in seats}
        return Roster(
            self.commanders.copy(),
            early,
            forces,
            tuple(
                tuple(dict.fromkeys(self.seat_of(f) for f in order if SIDE_OF[f] == side)) for side in (JAPAN, ALLIES)
            ),
            {seat: tuple([p for p in pieces if self.seat(p) == seat] for pieces in kit.of_arm) for seat in seats},
            {
                seat: [p for p in kit.pieces_of[self.side_of(seat)] if self.force_of(p) in forces[seat]]
                for seat in seats
            },
        )

    def forces_of(self, seat: str) -> tuple[int, ...]:
        """The forces that a seat plays, in the order in which they act."""
        return self.roster().forces.get(seat, ())

    def players(self, side: int) -> tuple[str, ...]:
        """The seats of a side in the order in which they act in every segment (1)."""
        return self.roster().players[side]

    def pieces_of(self, seat: str) -> list[int]:
        """The counters on the map that a seat commands."""
        place, end = self.place, self.kit.hex_count
        return [p for p in self.roster().pieces[seat] if place[p] < end]

    def side_of(self, seat: str) -> int:
        """The side of a seat."""
        return SIDE_OF[self.commanders.index(seat)]

    # what the enemy sees (25)

    def box_of(self, p: int) -> int:
        """The box that a unit lies in: a task force marker, an installation or (as -2 - hex) a home base; -1: none.

        Units with a zone of control stand on the map, where it is felt.
        """
        kit = self.kit
        if kit.arm[p] > LEADER or not self.on_map(p):
            return NOBODY
        bearer = self.aboard[p] if self.aboard[p] >= 0 else p
        if self.tf[bearer] >= 0:
            return self.tf[bearer]
        if kit.has_zoc[p] and self.aboard[p] < 0:
            return NOBODY
        space, side = self.place[p], kit.side[p]
        if kit.arm[p] == AIR and self.aboard[p] < 0 and self.marks[p] & FLOWN:
            return NOBODY
        installation = self.installation_at(space)
        if installation >= 0 and kit.side[installation] == side:
            return installation
        return -2 - space if kit.is_home[space] and self.holder(space) == side else NOBODY

    def is_hidden(self, p: int) -> bool:
        """Whether a unit lies face down in a box that the enemy may not look into (25)."""
        if not self.options.plays("intelligence", "limited") or self.marks[p] & SHOWN:
            return False
        return self.box_of(p) != NOBODY

    def unseen_by(self, seat: str) -> list[int]:
        """The enemy's units in boxes."""
        if not self.options.plays("intelligence", "limited"):
            return []
        theirs, place, marks = self.kit.pieces_of[enemy(self.side_of(seat))], self.place, self.marks
        near = [p for p in theirs if place[p] < self.kit.hex_count and not marks[p] & SHOWN]
        return [p for p in near if self.box_of(p) != NOBODY]

    def seen_as(self, piece: int, seat: str | None) -> int:
        """What a seat, or who only looks on, knows a counter as; of a hidden unit only the side is known."""
        kit = self.kit
        if piece < 0 or not self.is_hidden(piece) or (seat is not None and self.side_of(seat) == kit.side[piece]):
            return piece
        return kit.stand_in[kit.side[piece]]

    def event(self, kind: str, *rules: str, audience: tuple[str | None, ...] = (), **args: object) -> None:
        """Tell what happened: of hidden units everybody but their own side hears only that there are some (25)."""
        events = self.table.events
        secret = events is not None and not audience and self.options.plays("intelligence", "limited")
        if not secret or not any(self.is_hidden(p) for p in pieces_of(args, self.args)):
            super().event(kind, *rules, audience=audience, **args)
            return
        assert events is not None
        self.check_arguments(args)
        self.cite(*rules)
        for seats in (self.players(JAPAN), self.players(ALLIES), (None,)):
            eyes = seats[0]
            told = args_with_pieces(args, self.args, lambda p, eyes=eyes: self.seen_as(p, eyes))  # type: ignore[misc]
            if isinstance(told.get("pieces"), list):
                told["pieces"] = list(dict.fromkeys(told["pieces"]))  # type: ignore[call-overload]
            events.append(Event(kind, rules, told, tuple(seats)))
