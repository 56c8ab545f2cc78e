"""Bots of others: a program that is told what it may know and answers with an order, by lines of JSON (docs/bots.md).

A program that crashes, stalls or answers nonsense loses its seat to the greedy bot, for the rest of the game.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import selectors
import signal
import subprocess
import time
from functools import cached_property
from typing import IO, Any
from weakref import WeakSet

import msgspec

import grognard
from grognard.bots import check_program
from grognard.bots.greedy import GreedyBot
from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.lookout import Lookout
from grognard.core.order import Order
from grognard.core.playing import Eyes, Outsider
from grognard.core.title import Title

PROTOCOL = 1
PATIENCE = float(os.environ.get("GROGNARD_BOT_SECONDS") or 10.0)
"""Seconds for an answer."""
STARTING = 2 * PATIENCE
"""Seconds more for the first one: a program has to start."""
LONGEST = 65_536
"""Bytes of an answer."""
GLANCE = 0.2
"""Seconds after which we look whether it still lives: what it has started may hold its pipes open."""
FAREWELL = 1.0
"""Seconds for a program to end by itself."""


class Answer(msgspec.Struct):
    """What a program says."""

    order: str


class Failure(Exception):
    """Why a program has lost its seat."""


class ProgramBot(Outsider):
    """A program that plays a seat; started when it is first asked."""

    def __init__(self, command: str, title: Title, seat: str, seed: str) -> None:
        self._command = check_program(command)
        self._title = title
        self._seat = seat
        self._chance = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=6).digest())
        self._seed = seed
        self._process: subprocess.Popen[bytes] | None = None
        self._line = b""
        self._told: list[Event] = []
        self._read_to: tuple[int, Event | None] = (0, None)
        """How much of the log it knows, and the last event of that."""
        self._asked = 0

    def choose(self, ask: Ask, look: Eyes) -> Order:
        if not self.lost:
            try:
                return self._ask(ask, look)
            except Failure as failure:
                self.lost = str(failure)
                self.dismiss()
        return self._greedy.choose(ask, look)

    @cached_property
    def _greedy(self) -> GreedyBot:
        return GreedyBot(self._title, self._seat, self._seed)

    def _ask(self, ask: Ask, look: Eyes) -> Order:
        view = look()
        kit: Any = view.position.kit  # type: ignore[attr-defined]  # every title's position has one
        news, undone = self._news(look)
        view.events = tuple(self._told)
        lookout = Lookout(self._title, kit, view)
        after = len(self._told) - news
        message = {"type": "ask", "id": self._asked, **lookout.plain()}
        message["events"] = [told._asdict() for told in lookout.events(after)]
        message["taken_back"] = undone
        end = time.monotonic() + PATIENCE + (0.0 if self._process else STARTING)
        said = self._exchange(message, end)
        self._asked += 1
        for order, text in zip(ask.orders, lookout.orders, strict=True):
            if text == said:
                return order
        raise Failure(f"gave an order that was not offered: {said[:80]!r}")

    def _news(self, look: Eyes) -> tuple[int, int]:
        """How many events are new, and how many of those that it was told are taken back."""
        log, (length, last) = look.log, self._read_to
        self._read_to = len(log), log[-1] if log else None
        if length == 0 or (length <= len(log) and log[length - 1] is last):
            new = look.heard(length)
            self._told += new
            return len(new), 0
        heard, told = look.heard(), self._told
        same = next((n for n, (now, then) in enumerate(zip(heard, told, strict=False)) if now != then), None)
        same = min(len(heard), len(told)) if same is None else same
        self._told = heard
        return len(heard) - same, len(told) - same

    # the process

    def _exchange(self, message: dict[str, Any], end: float) -> str:
        """Send a line, and wait for one."""
        lines = msgspec.json.encode(message, enc_hook=str) + b"\n"
        if self._process is None:
            lines = msgspec.json.encode(self._hello()) + b"\n" + lines
            self._start()
        line = self._talk(lines, end)
        try:
            return msgspec.json.decode(line, type=Answer).order
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Failure(f"answered nonsense: {line[:80].decode(errors='replace')!r}") from None

    def _hello(self) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "version": grognard.__version__,
            "title": self._title.meta.key,
            "sides": self._title.meta.sides,
            "seat": self._seat,
            "chance": self._chance,
        }

    def _start(self) -> None:
        try:
            process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise Failure(f"cannot be started: {error.strerror or error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        _running.add(self)
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        self._process = process

    def _talk(self, lines: bytes, end: float) -> bytes:
        """Write while it reads, read what it says; nobody waits beyond the end."""
        process = self._process
        assert process is not None
        source, sink = process.stdout, process.stdin
        assert source is not None
        assert sink is not None
        with selectors.DefaultSelector() as waits:
            waits.register(source, selectors.EVENT_READ)
            waits.register(sink, selectors.EVENT_WRITE)
            while True:
                left = end - time.monotonic()
                if left <= 0:
                    raise Failure("did not answer in time")
                ready = waits.select(min(left, GLANCE))
                if not ready and process.poll() is not None:
                    raise self._ended()
                for key, _ in ready:
                    if key.fileobj is sink:
                        lines = self._write(sink, lines)
                        if not lines:
                            waits.unregister(sink)
                    else:
                        self._read(source)
                line, newline, rest = self._line.partition(b"\n")
                if newline and not lines:
                    self._line = rest
                    return line
                if len(self._line) > LONGEST:
                    raise Failure("answered without end")

    def _write(self, sink: IO[bytes], lines: bytes) -> bytes:
        try:
            return lines[os.write(sink.fileno(), lines) :]
        except BlockingIOError:
            return lines
        except OSError:
            raise self._ended() from None

    def _read(self, source: IO[bytes]) -> None:
        try:
            found = os.read(source.fileno(), LONGEST)
        except BlockingIOError:
            return
        if not found:
            raise self._ended()
        self._line += found

    def _ended(self) -> Failure:
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._process.wait(FAREWELL)
            return Failure(f"was ended by signal {-code}" if code < 0 else f"has ended with exit code {code}")
        return Failure("said nothing more")

    def dismiss(self, *, patient: bool = True) -> None:
        """Its input ends; if it does not end then, it is ended, with all that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            if patient and not self.lost:
                process.wait(FAREWELL)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.dismiss()


_running: WeakSet[ProgramBot] = WeakSet()


def end_all() -> None:
    """This process ends: no program outlives it."""
    for bot in list(_running):
        bot.dismiss(patient=False)
