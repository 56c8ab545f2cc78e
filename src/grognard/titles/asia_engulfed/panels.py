"""What lies beside the map: Build Tracks, the board of the battle that is fought, strategic moves."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.scene import Item, Panel, PanelRow, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.assignments import ATTACK, BASE, CAP, ESCORT
from grognard.titles.asia_engulfed.chapters.ch5_2_strategic import moves_left
from grognard.titles.asia_engulfed.chapters.ch6_2_round import Round
from grognard.titles.asia_engulfed.chapters.ch8_3_naval_combat import ZoneBattle
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import PortAttack
from grognard.titles.asia_engulfed.chapters.ch8_41_night import NightRound
from grognard.titles.asia_engulfed.chapters.ch8_42_day import AirRound
from grognard.titles.asia_engulfed.kit import BLOCK, CBA, KINDS, NATIONS, SIDE_OF, SIDES
from grognard.titles.asia_engulfed.looks import FLAGS
from grognard.titles.asia_engulfed.panel_production import build_tracks, production
from grognard.titles.asia_engulfed.war import War

AIR_ROLES = (ATTACK, ESCORT, CAP, BASE)


def panels(pos: War, wording: Wording) -> Iterator[Panel]:
    battle = _battle(pos, wording)
    if battle is not None:
        yield battle
    mat = production(pos, wording)
    if mat is not None:
        yield mat
    yield build_tracks(pos, wording)
    yield _strategic(pos, wording)


# strategic movement


def _strategic(pos: War, wording: Wording) -> Panel:
    rows = []
    for power in pos.kit.strategic_limit:
        left = moves_left(pos, power)
        most = left + pos.strategic_used[power]
        if most:
            item = Item(f"{left}/{most}", "open" if left else "used")
            rows.append(PanelRow(wording.name("nation", NATIONS[power]), (item,), SIDES[SIDE_OF[power]]))
    return Panel("strategic", wording.name("panel", "strategic"), tuple(rows))


# the battle board


def _battle(pos: War, wording: Wording) -> Panel | None:
    """Who fights where, in which role: nothing while there is no battle."""
    space, flown, label = -1, {}, ""
    raiders: tuple[int, ...] = ()
    for frame in pos.stack:
        if isinstance(frame, ZoneBattle):
            space, label = frame.zone, "sea"
        elif isinstance(frame, PortAttack):
            space, label, raiders = frame.place, "port", frame.force
        elif isinstance(frame, Round):
            space, label = frame.place, "ground"
        elif isinstance(frame, AirRound):
            flown, label = dict(frame.flown), f"day-{frame.number}"
        elif isinstance(frame, NightRound):
            label = "night"
    if space < 0:
        return None
    rows = [row for side in (0, 1) for row in _ranks(pos, space, side, flown, raiders, wording)]
    title = say(wording, "panel-battle", kind=wording.name("fight", label), space=wording.place(space))
    return Panel("battle", title, tuple(rows), front=True)


def _ranks(
    pos: War, space: int, side: int, flown: dict[int, str], raiders: tuple[int, ...], wording: Wording
) -> Iterator[PanelRow]:
    """The ships and troops of a side, those that strike from elsewhere and what they carry, then aircraft by role."""
    kit = pos.kit
    camp = wording.name("camp", SIDES[side])
    here = [p for p in pos.index.at[space] if kit.side[p] == side and kit.kind[p] != CBA and p not in flown]
    if here:
        yield PanelRow(camp, tuple(_fighter(pos, p, wording) for p in here), SIDES[side])
    away = [p for p in raiders if kit.side[p] == side and pos.on_map(p) and p not in flown]
    waiting = [cba for p in away for cba in pos.aircraft_of(p) if cba not in flown]
    if away:
        items = tuple(_fighter(pos, p, wording) for p in (*away, *waiting))
        yield PanelRow(say(wording, "panel-raiders", side=camp), items, SIDES[side])
    for role in AIR_ROLES:
        units = [p for p, its in flown.items() if its == role and kit.side[p] == side and pos.on_map(p)]
        if units:
            label = f"{camp} – {wording.name('duty', role)}"
            yield PanelRow(label, tuple(_fighter(pos, p, wording, now=True) for p in units), SIDES[side])


def _fighter(pos: War, p: int, wording: Wording, *, now: bool = False) -> Item:
    kit = pos.kit
    flag = FLAGS[NATIONS[kit.nation[p]]]
    if kit.kind[p] == BLOCK:
        return Item(f"{flag} ?", "hidden", kit.piece_names[p])
    sound, damaged = pos.steps[p] - pos.damaged[p], pos.damaged[p]
    label = f"{flag} {wording.name('short', KINDS[kit.kind[p]])} {'●' * sound}{'◐' * damaged}"
    return Item(label, "now" if now else "open", kit.piece_names[p])
