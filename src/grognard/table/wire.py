"""What passes between server and client. The client's types are made from these (`table/contract.py`).

Fields with a default may be left out, by either side. What a title gives (`Portrait`, `Scene`, `Overlay`, `Preview`)
is in `core/scene.py`; what calls take and give besides is beside the calls, in `web.py`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grognard.core.order import Kind
from grognard.core.scene import Caution, Overlay, Portrait, Preview, Scene, Score

Language = Literal["en", "fr"]
Patch = dict[str, Any]
"""How a value follows from another one (`table/patch.py`)."""
Id = int | str


# what a view is made of


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """Orders of one verb that are offered."""

    verb: str
    kind: Kind
    label: str
    """As they stand in a menu, beginning with a capital; `{}` is the place of what a piece or a space is called."""
    targets: list[str | int] = []
    """Pieces and spaces by their numbers in the portrait, each by how much it is more than the one before."""
    labels: list[str] = []
    """Those of numbers and choices, one for each target."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stretch of a sentence that names a piece or a space."""

    start: int
    end: int
    piece: str = ""
    space: str = ""


class Ask(msgspec.Struct, frozen=True):
    """A question, with every order that answers it, and the names of the pieces and spaces that it speaks of."""

    prompt: str
    rules: tuple[str, ...]
    since: int
    """Its number, which goes with the answer. Whatever others do meanwhile, it stays while the question stands."""
    pieces: list[str]
    spaces: list[str]
    offers: list[Offers]
    spans: list[Span] = []
    """Where in the prompt they are named."""
    warnings: tuple[Caution, ...] = ()
    """What some of the orders would lose."""


class GameEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log, numbered for each viewer."""

    n: int
    text: str
    rules: tuple[str, ...]
    spaces: list[str]
    pieces: list[str]
    turn: int | None
    spans: list[Span] = []
    """Where in the text they are named."""
    side: str | None = None
    die: int | msgspec.UnsetType = msgspec.UNSET
    """A die that was rolled."""
    modifier: int = 0
    """What was added to it."""
    column: str = ""
    """Where it was read."""
    dice: list[int] = []
    """A handful of dice, what each of them needed, and how many hit."""
    needs: list[int] = []
    hits: int | msgspec.UnsetType = msgspec.UNSET


class SeatState(msgspec.Struct, frozen=True):
    """Who plays a seat; `open`: the link was not used yet."""

    kind: str
    name: str
    online: bool
    member: bool
    """It belongs to an account."""


class GameAbout(msgspec.Struct, frozen=True):
    """What the game is; its commitment is there from the first moment."""

    id: str
    title: str
    scenario: str
    options: dict[str, str]
    mode: str
    commitment: str
    created: float
    parent: str | None
    portrait: str
    """Where its portrait is, in the language that was asked for; what is there never changes."""


class ClockState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who is waited for loses time since `at` (the server's seconds) if the clock is running; `left`: seconds."""

    minutes: float | None = None
    increment: float = 0.0
    days: float | None = None
    running: bool
    left: dict[str, float]
    at: float


class OfferState(msgspec.Struct, frozen=True):
    """What a seat has offered, who has agreed, and who is still asked."""

    key: Literal["draw", "takeback", "resign"]
    seat: str
    orders: int
    agreed: tuple[str, ...]
    needed: list[str]


class Ending(msgspec.Struct, frozen=True):
    """How a game has ended; `seat` has resigned or run out of time."""

    kind: str
    seat: str | None
    winner: str | None
    rule: str
    text: str
    score: tuple[Score, ...]


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    id: int
    at: float
    seat: str
    name: str
    text: str


class Standing(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How a game stands for a viewer, but for what there is to see and what is asked."""

    n: int
    """Orders so far."""
    version: int
    """Grows with every change."""
    seat: str | None
    """Whose view it is; null: a spectator's."""
    mine: tuple[str, ...]
    seats: dict[str, SeatState]
    waiting: list[str]
    over: bool
    take_back: int = msgspec.field(name="takeBack")
    """How many of my orders I can take back."""
    invited: tuple[str, ...]
    """Seats that the link offers, and that nobody has taken."""
    label: str
    clock: ClockState | None
    offers: list[OfferState]
    ending: Ending | None
    mark: str
    """A digest of scene and question: what the next difference is to be laid on."""
    start: int = msgspec.field(name="from")
    """The number of the first event that is sent; those before it stand, those from it on are replaced."""
    events: list[GameEvent]


# from the server


class View(Standing, tag="view", kw_only=True):
    """All there is to see of a game: the first time, and when the client has nothing to lay a difference on."""

    scene: Scene
    ask: Ask | None
    game: GameAbout | None = None
    """Only the first time."""


class Turned(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that look otherwise now, all alike: tokens but for `piece`.

    They are known by their numbers in the portrait, each by how much it is more than the one before.
    """

    face: int
    pieces: list[int]
    states: tuple[str, ...] = ()
    slot: int = 0
    aboard: str = ""


class Change(Standing, tag="change", kw_only=True):
    """The same as a difference to what was sent last, if that was `base`; what is left out has not changed."""

    base: str
    scene: Patch = {}
    """Of all but the stacks."""
    laid: dict[str, list[str]] = {}
    """By space: the pieces that lie there now, if they are not those that did; none: nothing does."""
    turned: list[Turned] = []
    ask: Patch = {}


class Reason(msgspec.Struct, frozen=True):
    """A rule that forbids an order; `detail` says what stood against it, if that is known."""

    rule: str
    title: str
    text: str
    detail: str = ""


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """`id` is that of the message that is answered."""

    id: Id | None = None


class Ack(Answer, tag="ack"):
    n: int | None
    version: int


class Refused(Answer, tag="refused"):
    message: str
    reasons: list[Reason]


class Why(Answer, tag="why"):
    order: str
    reasons: list[Reason]


class Advised(msgspec.Struct):
    """An order that advice would give, and why."""

    order: str
    label: str
    reasons: list[str]


class Hinted(Answer, tag="hint"):
    """What a staff officer would do; the best first."""

    n: int
    hints: list[Advised]


class Overlaid(Answer, tag="overlay"):
    key: str
    target: str | None
    overlay: Overlay


class Previewed(Answer, tag="preview"):
    """Nothing, if it cannot be foreseen what the question leads to."""

    n: int
    preview: Preview | None


class Seats(msgspec.Struct, tag="seats"):
    """Somebody has come or gone."""

    seats: dict[str, SeatState]


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """What those who hold seats are told of the chat."""

    messages: list[Said]


class Failed(Answer, tag="error"):
    message: str


class Pong(Answer, tag="pong"):
    pass


ServerMessage = View | Change | Ack | Refused | Why | Hinted | Overlaid | Previewed | Seats | Chat | Failed | Pong


# from the client


class Message(msgspec.Struct, kw_only=True):
    """What a client says; an `id` comes back with the answer."""

    id: Id | None = None


class Hello(Message, tag="hello"):
    """The first message: who comes, and what is known there already."""

    token: str | None = None
    lang: str = "en"
    seen: int = 0
    """So many events, as of `version`."""
    version: int | None = None
    mark: str = ""
    """The scene and question that the client has."""
    seat: str | None = None
    """Which of my seats to show."""
    spectate: bool = False


class Give(Message, tag="order"):
    """An order; `since` is the number of the question that it answers, `version` the view that the player saw."""

    order: str
    since: int | None = None
    version: int | None = None
    seat: str | None = None


class AskWhy(Message, tag="why"):
    order: str


class AskHint(Message, tag="hint"):
    """What would you do?"""


class Undo(Message, tag="undo"):
    orders: int = 1
    version: int | None = None


class LayOverlay(Message, tag="overlay"):
    key: str
    target: str | None = None


class Foresee(Message, tag="preview"):
    pass


class HandOver(Message, tag="bot"):
    seat: str
    bot: str | None = None


class ShowSeat(Message, tag="seat"):
    """Show another of my seats; null: whichever is asked."""

    seat: str | None = None


class Speak(Message, tag="lang"):
    lang: str


class Say(Message, tag="say"):
    text: str


class Resign(Message, tag="resign"):
    pass


class MakeOffer(Message, tag="offer"):
    """Offer a draw, or ask to take back my last orders."""

    key: str
    orders: int = 1


class Accept(Message, tag="accept"):
    key: str


class Decline(Message, tag="decline"):
    """Decline an offer, or withdraw my own."""

    key: str


class Flag(Message, tag="flag"):
    """Claim the game: the time of a seat that is asked has run out."""


class Again(Message, tag="again"):
    """The last difference could not be laid on anything: show all of it."""


class Ping(Message, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Give
    | AskWhy
    | AskHint
    | Undo
    | LayOverlay
    | Foresee
    | HandOver
    | ShowSeat
    | Speak
    | Say
    | Resign
    | MakeOffer
    | Accept
    | Decline
    | Flag
    | Again
    | Ping
)


# calls


class Shared(msgspec.Struct, omit_defaults=True):
    """A column of values that come again and again: the place of each row among them; or all rows have the first."""

    of: list[Any]
    at: list[int] = []


Column = list[Any] | Shared


class Columns(msgspec.Struct):
    """Rows, field by field (`table/columns.py`)."""

    rows: int
    columns: dict[str, Column]


class Place(msgspec.Struct, frozen=True):
    """A space that is not on the board."""

    name: str
    title: str


class Look(msgspec.Struct):
    """A portrait without its spaces and pieces, which come in sheets: here, or at their addresses."""

    portrait: Portrait
    spaces: list[Columns | str]
    pieces: list[Columns | str]
    beside: list[Place] = []
    """The spaces whose numbers follow those of the board."""


class Moment(msgspec.Struct, kw_only=True):
    """A moment of the past: after order `n` `of` so many, with what that order brought about."""

    n: int
    of: int
    seat: str | None
    scene: Scene
    waiting: list[str]
    events: list[GameEvent]


class Deed(msgspec.Struct, kw_only=True):
    """An order that changed how the war stands: for `side` by so much, and what was told of it."""

    n: int
    seat: str
    side: str
    change: float
    events: list[GameEvent]


class Recent(msgspec.Struct):
    """What mattered most in the last player turn of the others, for a seat."""

    deeds: list[Deed]


class Fortune(msgspec.Struct):
    """What the dice gave a side beyond what was to be expected."""

    side: str
    gained: float


class Loss(msgspec.Struct):
    """Steps of a piece that were lost, or left the map."""

    piece: str
    steps: int


class Review(msgspec.Struct, kw_only=True):
    """A game that is over, looked back on: `curve` has an order and how the war stood for each side after it."""

    n: int
    sides: list[str]
    curve: list[tuple[int, list[float]]]
    turns: list[tuple[int, int]]
    """The turns, and the order after which each began."""
    deeds: list[Deed]
    luck: list[Fortune]
    weighed: int
    """So many of the `rolled` orders that rolled dice could be weighed exactly."""
    rolled: int
    losses: list[Loss]


class LogPage(msgspec.Struct):
    """Some of a log, and where each turn begins in it."""

    total: int
    start: int = msgspec.field(name="from")
    events: list[GameEvent]
    turns: list[tuple[int, int]]
    """Turns, and the number of the first event of each."""


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    title: str
    text: str


class Taken(msgspec.Struct, omit_defaults=True):
    """What became of a journal file."""

    game: str
    status: Literal["imported", "continued", "same", "older"]
    message: str
    added: int
    seats: dict[str, str] = {}
    """The secrets of the seats of a new game."""
