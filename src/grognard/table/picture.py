"""Views as they are sent: a seat's position made into a scene, its question with every order, in its language."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from grognard.core.errors import GrognardError, IllegalOrder, UnknownTitle
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.hints import Hint, hints
from grognard.core.ledger import load_ledger
from grognard.core.lobby import TitleCard, title_card
from grognard.core.meta import Meta
from grognard.core.order import Kind, Order
from grognard.core.reason import Reason
from grognard.core.scene import MAP_URL, Overlay, Preview, Scene, Scenery, cautions, scenery
from grognard.core.text import LANGUAGES
from grognard.core.title import Title, load_meta, load_title, title_folder
from grognard.core.wording import Wording
from grognard.table import memory, wire
from grognard.table.columns import cut
from grognard.table.patch import difference
from grognard.table.shelf import portrait_url
from grognard.table.sight import seen_by
from grognard.table.stacks import moved, steps
from grognard.table.telling import named, pointed
from grognard.table.words import TableError, say

encode = msgspec.json.Encoder().encode
T = TypeVar("T")


NOTHING = Scene("", 0, "", "", "", {}, {}, (), ())


class Picture:
    """What there is to see and what is asked, with a mark by which it is known again."""

    def __init__(self, scene: Scene, ask: wire.Ask | None, mark: str) -> None:
        self.scene = scene
        self.ask = ask
        self.mark = mark

    @cached_property
    def plain(self) -> dict[str, Any]:
        """All but the stacks, as plain data."""
        bare = msgspec.structs.replace(self.scene, stacks={})
        plain: dict[str, Any] = msgspec.to_builtins({"scene": bare, "ask": self.ask})
        return plain

    def since(self, base: Picture, numbers: Mapping[str, int]) -> dict[str, Any]:
        """What has changed since another picture: the fields of a `Change`."""
        laid, turned = moved(base.scene.stacks, self.scene.stacks, numbers)
        return {**difference(base.plain, self.plain).get("in", {}), "laid": laid, "turned": turned}


class Artist:
    """Draws the games of one title in one language. What can be said once of a verb is."""

    def __init__(self, title: Title, language: str, part: str = "") -> None:
        self.title, self.part = title, part
        self.kit = title.kit_part(title.kit(), part)
        self.wording = Wording(title, self.kit, language)
        self.scenery = _scenery(title)
        self._patterns: dict[str, str] = {}
        self._labels: dict[Order, str] = {}

    def picture(self, position: Any, ask: Ask | None, since: int) -> Picture:
        """Scene and question of a seat's view of the position."""
        asked = None if ask is None else self.ask(ask, since, position)
        # what is seen follows from the view and from what it is drawn with
        mark = hashlib.blake2b(position.packed(), digest_size=9)
        mark.update(encode((asked, portrait_url(self.title.meta.key, self.wording.language, part=self.part))))
        return Picture(self.scene(position), asked, mark.hexdigest())

    def scene(self, position: Any) -> Scene:
        return NOTHING if self.scenery is None else self.scenery.scene(position, self.wording)

    def ask(self, ask: Ask, since: int, position: Any) -> wire.Ask:
        """A question, and what is to be said before an order is given to a seat's view of the position."""
        pieces, spaces = named(self.title, self.kit, ask.args)
        prompt, spans = self.wording.asked(ask)
        warned = () if self.scenery is None else cautions(self.scenery, position, ask, self.wording)
        return wire.Ask(
            prompt=prompt,
            rules=ask.rules,
            since=since,
            pieces=pieces,
            spaces=spaces,
            offers=self._offers(ask.orders),
            spans=pointed(self.kit, prompt, spans),
            warnings=warned,
        )

    def _offers(self, orders: Iterable[Order]) -> list[wire.Offers]:
        """Orders verb by verb, in their order."""
        return [self._of_verb(verb, list(run)) for verb, run in groupby(orders, key=attrgetter("verb"))]

    def _of_verb(self, name: str, orders: list[Order]) -> wire.Offers:
        verb = self.title.verbs.get(name)
        kind: Kind = verb.kind if verb is not None else "none"
        if kind in ("piece", "space"):
            pattern = self._patterns.get(name)
            if pattern is None:
                pattern = self._patterns[name] = self.wording.pattern(name)
            return wire.Offers(name, kind, pattern, steps([order.target for order in orders]))
        labels = [self._label(order) for order in orders]
        if kind == "none":
            return wire.Offers(name, kind, labels[0])
        return wire.Offers(name, kind, "", [order.target for order in orders if order.target is not None], labels)

    def _label(self, order: Order) -> str:
        found = self._labels.get(order)
        if found is None:
            found = self._labels[order] = self.wording.order(order)
        return found

    def reason(self, reason: Reason) -> wire.Reason:
        title, text = self.wording.rule(reason.rule)
        return wire.Reason(reason.rule, title, text, self.wording.reason(reason) if reason.detail else "")

    async def hints(self, game: Game, seat: str, ask: Ask) -> list[wire.Advised]:
        """What a staff officer would do, who knows what the seat knows; nobody else waits for it."""
        title, shown = game.title, seen_by(game, seat)
        return [
            wire.Advised(title.write(game.kit, hint.order), self.wording.order(hint.order), self._motives(hint))
            for hint in await asyncio.to_thread(hints, title, shown, ask)
        ]

    def _motives(self, hint: Hint) -> list[str]:
        return [self.wording.motive(motive) for motive in hint.motives]

    def refusal(self, error: GrognardError) -> wire.Refused:
        """Why an order was refused."""
        if isinstance(error, TableError):
            return wire.Refused(message=error.told(self.wording.language), reasons=[])
        found = error.reasons if isinstance(error, IllegalOrder) else []
        return wire.Refused(message=self.wording.error(error), reasons=[self.reason(each) for each in found])

    def overlay(self, game: Game, seat: str | None, key: str, target: str | None) -> Overlay:
        return self._drawn(lambda by: by.overlay(seen_by(game, seat), key, target, self.wording))

    def preview(self, game: Game, seat: str, ask: Ask) -> Preview | None:
        return self._drawn(lambda by: by.preview(seen_by(game, seat), ask, self.wording))

    def _drawn(self, draw: Callable[[Scenery], T]) -> T:
        if self.scenery is None:
            raise TableError("no-such-thing")
        try:
            return draw(self.scenery)
        except (KeyError, IndexError, ValueError, TypeError):
            raise TableError("no-such-thing") from None


@cache
def artist(title: str, language: str, part: str = "") -> Artist:
    made = Artist(load_title(title), language, part)
    memory.settle()
    return made


@cache
def _scenery(title: Title) -> Scenery | None:
    try:
        return scenery(title)
    except UnknownTitle:
        return None


# what the lobby shows


@cache
def lobby_card(key: str, language: str) -> TitleCard:
    """A title in the lobby; nothing of it is loaded for this."""
    shown = MAP_URL.format(key=key, file=cover_file(language)) if is_shown(key) else None
    return msgspec.structs.replace(title_card(key, language), picture=shown, length=_length(load_meta(key), language))


def _length(meta: Meta, language: str) -> str | None:
    """How long the scenarios are: the turns of the longest one, the hours from the shortest to the longest."""
    turns = max(scenario.turns for scenario in meta.openings)
    hours = [scenario.hours for scenario in meta.openings if scenario.hours]
    parts = []
    if turns:
        parts.append(say(language, "length-turns", turns=turns))
    if hours:
        low, high = min(low for low, _ in hours), max(high for _, high in hours)
        parts.append(say(language, "length-hours", low=low, high=high))
    return ", ".join(parts) or None


def cover_file(language: str) -> str:
    """The name under which the lobby asks for a title's picture; `picture_file` says which one that is now."""
    return f"cover-{language}.webp"


def picture_file(key: str, file: str) -> str | None:
    """The picture of a title that is meant by a name; None if there is none."""
    if not is_shown(key):
        return None
    painter = scenery(load_title(key))
    covers = {cover_file(language): painter.cover(language) for language in LANGUAGES}
    found = covers.get(file, file)
    return found if painter.is_picture(found) else None


def is_shown(key: str) -> bool:
    """Does the title describe itself to browsers?"""
    return (title_folder(key) / "scene.py").exists()


def draw_portrait(key: str, language: str, part: str = "") -> bytes:
    """What never changes about a title: a list of what is sent of it, the head first."""
    found = artist(key, language, part)
    if found.scenery is None:
        raise UnknownTitle(f"{found.title.meta.name} cannot be shown in a browser yet")
    portrait = found.scenery.portrait(found.title, found.kit, language)
    names, first = found.kit.space_names, len(portrait.board.spaces)
    beside = [wire.Place(names[space], found.wording.place(space)) for space in range(first, len(names))]
    return encode(cut(portrait, lambda number: portrait_url(key, language, number, part), beside))


def rules(key: str, language: str) -> bytes:
    """The ledger, as JSON."""
    found = artist(key, language)
    rows = load_ledger(found.title.folder).rules.values()
    return encode([wire.Rule(row.id, row.section, *found.wording.rule(row.id)) for row in rows])
