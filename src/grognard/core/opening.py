"""Games begun, and opened from their journals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import grognard
from grognard.core import journal as journals
from grognard.core.dice import commitment, fresh_seed
from grognard.core.errors import BrokenFile, DigestMismatch, GrognardError, UnknownTitle, quoted
from grognard.core.game import Game
from grognard.core.journal import MODES, Entry, Header, Journal
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.snapshot import Past, Satchel
from grognard.core.title import Kit, Title, load_title


def new(
    title: str,
    scenario: str | None = None,
    *,
    seed: int | str | None = None,
    options: Options | None = None,
    seats: dict[str, str] | None = None,
    mode: str = "analysis",
    pack: Path | None = None,
    listen: bool = True,
) -> Game:
    """A new game of a title. `seats` names the bots: `{"japan": "greedy"}`; the other seats are people."""
    loaded = load_title(title)
    chosen = scenario or loaded.meta.scenarios[0]
    options = loaded.meta.fill(chosen, options or {})
    loaded.check(chosen, options)
    if mode not in MODES:
        raise UnknownTitle(f"a game is one of: {', '.join(MODES)}")
    header = Header(
        title=title,
        version=grognard.__version__,
        scenario=chosen,
        options=options,
        seats=dict(seats or {}),
        mode=mode,
        seed=fresh_seed() if seed is None else str(seed),
        commitment="",
    )
    assert header.seed is not None
    header.commitment = commitment(header.seed)
    game = Game(loaded, loaded.kit(pack), header, listen=listen)
    _seat_bots(game)
    game.run_bots()
    return game


def _seat_bots(game: Game, *, trusted: bool = True) -> None:
    """Seat the bots that the first line names. Nobody's file starts a program: greedy plays in its place."""
    from grognard.bots import PROGRAM, make_bot

    check_seats(game.title, game.journal.header)
    for seat, name in game.journal.header.seats.items():
        if name != "person":
            name = name if trusted or not name.startswith(PROGRAM) else "greedy"
            game.bots[seat] = make_bot(name, game.title, seat, game.journal.header.seed or "")


def check_seats(title: Title, header: Header) -> None:
    """Refuse a game whose first line names a seat that the title does not have."""
    seats = title.seats(header.options)
    for seat in header.seats:
        if seat not in seats:
            raise UnknownTitle(f"there is no seat {quoted(seat)}; the seats are: {', '.join(seats)}")


def load(path: str | Path, *, verify: bool = False, pack: Path | None = None) -> Game:
    """Open a saved game and replay it; the game goes on in the same file.

    Digests are always checked; `verify` only reads (the file is not opened for writing, bots do not play on).
    """
    saved = journals.read(Path(path))
    header = saved.header
    if header.seed is None:
        raise GrognardError(f"{path}: the dice of this game are still secret; it cannot be replayed yet")
    if commitment(header.seed) != header.commitment:
        raise BrokenFile(f"{path}: the dice are not those that were committed to before the game")
    title = load_title(header.title)
    title.check(header.scenario, header.options)
    check_seats(title, header)
    satchel = None if verify or pack else Satchel(Path(path))
    past = None if satchel is None else satchel.read(saved)
    game = _replayed(title, title.kit(pack), header, saved) if past is None else resumed(title, header, saved, past)
    game.journal = saved
    if not verify:
        game.satchel = satchel
        _seat_bots(game, trusted=False)
        saved.go_on(Path(path))
        game.run_bots()
    return game


def _replayed(title: Title, kit: Kit, header: Header, saved: Journal) -> Game:
    game = Game(title, kit, header)
    replay(game, saved)
    return game


def resumed(title: Title, header: Header, saved: Journal, past: Past, *, listen: bool = True) -> Game:
    """Open a game where its last leg ended, and replay what follows."""
    game = at_leg(title, header, list(saved.orders()), past, listen=listen)
    replay(game, saved)
    return game


def at_leg(title: Title, header: Header, standing: Sequence[Entry], past: Past, *, listen: bool = True) -> Game:
    """A game as it was when its last leg was stored; `standing` are its orders, and perhaps later ones."""
    kit, known = title.kit_of(title.kit(), header.scenario), dict[str, Order]()
    orders = []
    for entry in standing[: past.n]:
        order = known.get(entry.order)
        if order is None:
            verb, _, target = entry.order.partition(" ")
            order = known[entry.order] = title.read(kit, verb, target or None)
        orders.append((entry.seat, order))
    return Game.resume(title, kit, header, past, orders, listen=listen)


def replay(game: Game, saved: Journal) -> None:
    """Play a journal's orders from where a game stands, and compare its digests and seals."""
    parsed: dict[str, Order] = {}
    seals, ending = saved.seals(), saved.ending()
    standing = list(saved.orders())
    last = standing[-1].n if standing else 0
    if not game.orders and (standing or ending is None) and seals.get(0, "") not in ("", game.position.digest()):
        raise DigestMismatch("the set-up is not the one that was recorded", 0)
    for entry in standing:
        if entry.n <= len(game.orders):
            continue
        if entry.digest is not None and entry.digest != game.position.digest():
            raise DigestMismatch(f"{_name(entry)}: the position is not the one that was recorded", entry.n)
        order = parsed.get(entry.order)
        try:
            if order is None:
                verb, _, target = entry.order.partition(" ")
                order = parsed[entry.order] = game.title.read(game.kit, verb, target or None)
            ask = game.ask_of(entry.seat)
        except GrognardError as error:
            raise DigestMismatch(f"{_name(entry)}: {error}", entry.n) from None
        if order not in ask.orders:
            raise DigestMismatch(f"{_name(entry)} is not legal here", entry.n)
        game.apply(order, ask)
        if ending is not None and len(game.orders) == last:
            game.apply_end(ending)
        if entry.n in seals and seals[entry.n] != game.position.digest():
            raise DigestMismatch(
                f"{_name(entry)}: this order, or one shortly before it, is not the one that was recorded", entry.n
            )
    if ending is not None and game.ending is None:
        game.apply_end(ending)


def _name(entry: Entry) -> str:
    return f"order {entry.n} ({entry.seat}: {entry.order})"
