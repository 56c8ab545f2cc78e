"""What there is to see of a war in Burma; with `portrait`, `overlays` and `preview`, all that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.core.scene import Item, Panel, PanelRow, Scene, Sign, Token, outcome, say
from grognard.core.wording import Wording
from grognard.titles.nemesis.backdrop import cover, draw_picture, pictures
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS
from grognard.titles.nemesis.chapters.ch5_1_ambush import ambush_markers_left
from grognard.titles.nemesis.chapters.ch5_1_fortification import fort_side
from grognard.titles.nemesis.chapters.ch5_1_movement import Moving
from grognard.titles.nemesis.chapters.ch6_1_attack import Participants
from grognard.titles.nemesis.chapters.ch6_1_combat import Battle
from grognard.titles.nemesis.chapters.ch7_supply_check import AirDrops
from grognard.titles.nemesis.kit import ALLIES, JAPAN, LAST_TURN, SIDES, WEATHERS, NemesisKit
from grognard.titles.nemesis.overlays import overlay
from grognard.titles.nemesis.portrait import portrait
from grognard.titles.nemesis.preview import preview
from grognard.titles.nemesis.war import (
    ATTACKED,
    AVAILABLE,
    DEFENDED,
    LIMITED_SUPPLY,
    MOVED,
    OOS,
    REMOVED,
    RETREATED,
    STARVING,
    WAITING,
    War,
)

__all__ = ["cover", "draw_picture", "overlay", "pictures", "portrait", "preview", "scene"]

HIDDEN = "hidden"
"""A chit that the seat may not know, see `Nemesis.hide`."""
PHASES = 2 * len(CHITS)
FORT_STOCKS = (("japan", JAPAN), ("allies", ALLIES), ("yunnan", ALLIES))
MARKS = {MOVED: "moved", ATTACKED: "attacked", DEFENDED: "defended", RETREATED: "retreated"}
SHOWN_MARKS = MOVED | ATTACKED | DEFENDED | RETREATED


class Lexicon:
    """The words of the scene in a language, looked up once."""

    def __init__(self, wording: Wording) -> None:
        name = wording.name
        self.camps = [name("camp", side) for side in SIDES]
        self.chits = {chit: name("chit", chit) for chit in CHITS}
        self.weathers = [name("weather", weather) for weather in WEATHERS]
        self.turn, self.end = name("track", "turn"), say(wording, "scene-end")
        self.chits_label, self.air_label, self.markers_label = (
            name("panel", key) for key in ("chits", "air", "markers")
        )
        sides = [wording.side(side) for side in (JAPAN, ALLIES)]
        self.flags = [say(wording, "scene-flag", side=side) for side in sides]
        self.airfields = [say(wording, "scene-airfield", side=side) for side in sides]
        self.forts = [say(wording, "scene-fort", side=side) for side in sides]
        self.ambush, self.drop = say(wording, "scene-ambush"), say(wording, "scene-drop")
        self.battle = say(wording, "scene-battle")
        self.ambushes_left, self.flags_left = say(wording, "scene-ambushes-left"), say(wording, "scene-flags-left")
        self.forts_left = {stock: name("scene-forts-left", stock) for stock, _ in FORT_STOCKS}
        self.yunnan = [say(wording, "scene-yunnan-inactive"), say(wording, "scene-yunnan-active")]


_LEXICONS: dict[str, Lexicon] = {}


def _lexicon(wording: Wording) -> Lexicon:
    found = _LEXICONS.get(wording.language)
    if found is None:
        found = _LEXICONS[wording.language] = Lexicon(wording)
    return found


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of a war."""
    words = _lexicon(wording)
    return Scene(
        headline=_headline(pos, wording, words),
        turn=pos.turn,
        phase=_phase(pos, words),
        weather=words.weathers[pos.weather],
        side=SIDES[pos.phasing] if pos.phase else "",
        tracks=_tracks(pos),
        stacks=_stacks(pos),
        signs=tuple(_signs(pos, wording, words)),
        panels=(_chits(pos, words), _air(pos, wording, words), _markers(pos, words)),
        result=outcome(pos, wording),
    )


def _headline(pos: War, wording: Wording, words: Lexicon) -> str:
    """`Turn 3/10 · Second half of April 1944 · dry season · Japan – Offensive`"""
    date = pos.kit.turn_names.get(pos.turn, ("", ""))[wording.language == "fr"]
    phase = _phase(pos, words)
    if pos.phase:
        phase = f"{words.camps[pos.phasing]} – {phase}"
    parts = (f"{words.turn} {pos.turn}/{LAST_TURN}", date, words.weathers[pos.weather], phase)
    return " · ".join(part for part in parts if part)


def _phase(pos: War, words: Lexicon) -> str:
    """The chit being played; nothing while the next one is chosen."""
    if pos.phase:
        return words.chits[pos.phase]
    return words.end if sum(map(len, pos.played)) == PHASES else ""


def _tracks(pos: War) -> dict[str, int]:
    tracks = {"turn": pos.turn}
    for key, values in (("superior", pos.superior), ("general", pos.general), ("lamentation", pos.lamentation)):
        for side, value in zip(SIDES, values, strict=True):
            tracks[f"{key}-{side}"] = value
    return tracks | {"resources": pos.resources, "clf": pos.clf, "reserves": pos.reserves, "drops": pos.drops}


# the counters


@cache
def _order_in_stack(kit: NemesisKit) -> list[int]:
    """The place of each piece in a stack: Transports below, the strongest units on top."""
    pieces = range(len(kit.piece_names))
    sorted_ = sorted(pieces, key=lambda p: (kit.side[p], kit.is_unit[p], kit.large[p], kit.fp_by_steps[p][-1], -p))
    places = [0] * len(sorted_)
    for place, p in enumerate(sorted_):
        places[p] = place
    return places


@cache
def _tokens(kit: NemesisKit) -> dict[tuple[int, int, int, int, int], Token]:
    """Tokens that have been made once: they never change."""
    return {}


def _stacks(pos: War) -> dict[str, tuple[Token, ...]]:
    kit = pos.kit
    names, end = kit.space_names, kit.map_end
    place_in_stack, made = _order_in_stack(kit).__getitem__, _tokens(kit)
    steps, supply, hunger, marks = pos.steps, pos.supply, pos.hunger, pos.marks
    shown = SHOWN_MARKS if pos.phase else 0
    chosen, moving = _in_hand(pos)
    stacks = {}
    for space, pieces in enumerate(pos.index.at):
        if not pieces:
            continue
        tokens = []
        for p in sorted(pieces, key=place_in_stack) if len(pieces) > 1 else pieces:
            if space < end:
                extra = (space in pos.forts and kit.can_fortify[p]) + 2 * (p in chosen) + 4 * (p == moving)
                key = (p, steps[p], supply[p] * 4 + hunger[p], marks[p] & shown, extra)
            else:
                key = (p, steps[p], 0, 0, 0)
            token = made.get(key)
            if token is None:
                token = made[key] = _token(kit, *key)
            tokens.append(token)
        stacks[names[space]] = tuple(tokens)
    return stacks


def _in_hand(pos: War) -> tuple[tuple[int, ...], int]:
    """The pieces that take part in the attack that is being made, and the one that is moving."""
    chosen: tuple[int, ...] = ()
    moving = -1
    for frame in pos.stack:
        if isinstance(frame, Participants):
            chosen = frame.chosen
        elif isinstance(frame, Moving):
            moving = frame.piece
        else:
            battle = getattr(frame, "battle", None)
            chosen = battle.attackers if isinstance(battle, Battle) else chosen
    return chosen, moving


def _token(kit: NemesisKit, p: int, steps: int, hunger: int, marks: int, extra: int) -> Token:
    level, hunger = divmod(hunger, 4)
    states = {
        "oos": level == OOS,
        "starving": level == OOS and hunger == STARVING,
        "waiting": level == OOS and hunger == WAITING,
        "limited": level == LIMITED_SUPPLY,
        "reduced": steps < kit.full_steps[p],
        "fortified": extra & 1,
        "chosen": extra & 2,
        "moving": extra & 4,
    } | {name: marks & mark for mark, name in MARKS.items()}
    return Token(kit.piece_names[p], max(steps, 1) - 1, tuple(state for state, there in states.items() if there))


# markers that are no pieces


def _signs(pos: War, wording: Wording, words: Lexicon) -> Iterator[Sign]:
    kit = pos.kit
    names = kit.space_names
    for target in _battlefields(pos):
        yield Sign(names[target], "battle", words.battle)
    for space, side in sorted(pos.flags.items()):
        yield Sign(names[space], "flag", words.flags[side], side=SIDES[side])
    for space in sorted(pos.ambushes):
        yield Sign(names[space], "ambush", words.ambush, side=SIDES[JAPAN])
    for space, stock in sorted(pos.forts.items()):
        side = fort_side(stock)
        yield Sign(names[space], "fort", words.forts[side], side=SIDES[side])
    if pos.reserves and kit.imphal >= 0:
        text = say(wording, "scene-reserves", n=pos.reserves)
        yield Sign(names[kit.imphal], "reserves", text, str(pos.reserves), SIDES[ALLIES])
    for space in kit.airfields:
        side = pos.airfield_holder(space)
        yield Sign(names[space], "airfield", words.airfields[side], side=SIDES[side])
    for frame in pos.stack:
        if isinstance(frame, AirDrops):
            for space in frame.dropped:
                yield Sign(names[space], "drop", words.drop, side=SIDES[ALLIES])


def _battlefields(pos: War) -> list[int]:
    """Where an attack is being prepared or fought."""
    found = []
    for frame in pos.stack:
        battle = getattr(frame, "battle", None)
        if isinstance(frame, Participants):
            found.append(frame.target)
        elif isinstance(battle, Battle):
            found.append(battle.target)
    return list(dict.fromkeys(found))


# chits, Air Support, markers that are left


def _chits(pos: War, words: Lexicon) -> Panel:
    rows = []
    for side in (JAPAN, ALLIES):
        items = [Item(words.chits[chit], "done", chit) for chit in pos.played[side]]
        if items and pos.phase and side == pos.phasing:
            items[-1] = Item(items[-1].label, "now", items[-1].key)
        for chit in (pos.chosen[side], *pos.cups[side]):
            if chit == HIDDEN:
                items.append(Item("?", "hidden"))
            elif chit:
                items.append(Item(words.chits[chit], "open", chit))
        rows.append(PanelRow(words.camps[side], tuple(items), SIDES[side]))
    return Panel("chits", words.chits_label, tuple(rows))


def _air(pos: War, wording: Wording, words: Lexicon) -> Panel:
    kit = pos.kit
    items: tuple[list[Item], list[Item]] = ([], [])
    for air, name in enumerate(kit.air_names):
        items[kit.air_side[air]].append(_air_item(pos.air[air], name, wording))
    rows = (PanelRow(words.camps[side], tuple(items[side]), SIDES[side]) for side in (JAPAN, ALLIES))
    return Panel("air", words.air_label, tuple(rows))


_AIR_ITEMS: dict[tuple[int, str, str], Item] = {}


def _air_item(box: int, name: str, wording: Wording) -> Item:
    key = (box, name, wording.language)
    found = _AIR_ITEMS.get(key)
    if found is None:
        state = {AVAILABLE: "open", REMOVED: "gone"}.get(box, "used")
        found = _AIR_ITEMS[key] = Item(wording.name("air", name), state, name)  # type: ignore[arg-type]
    return found


def _markers(pos: War, words: Lexicon) -> Panel:
    kit = pos.kit
    items: tuple[list[Item], list[Item]] = ([], [])
    most = kit.marker_count.get(("ambush", "japan"), 0)
    items[JAPAN].append(_left(words.ambushes_left, ambush_markers_left(pos), most))
    for stock, side in FORT_STOCKS:
        most = kit.marker_count.get(("fortification", stock), 0)
        used = sum(of == stock for of in pos.forts.values())
        items[side].append(_left(words.forts_left[stock], most - used, most))
    items[ALLIES].append(Item(words.yunnan[pos.yunnan_active], "now" if pos.yunnan_active else "gone", "yunnan"))
    rows = [PanelRow(words.camps[side], tuple(items[side]), SIDES[side]) for side in (JAPAN, ALLIES)]
    most = kit.marker_count.get(("flag", "both"), 0)
    rows.append(PanelRow("", (_left(words.flags_left, max(0, most - len(pos.flags)), most),)))
    return Panel("markers", words.markers_label, tuple(rows))


def _left(label: str, left: int, most: int) -> Item:
    return Item(f"{label} {left}/{most}", "open" if left > 0 else "used")
