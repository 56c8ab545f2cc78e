"""What there is to see of the war; with `portrait`, `overlays` and `preview`, all that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from grognard.core.event import Event
from grognard.core.scene import Outcome, Scene, Sign, Token, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.backdrop import cover, draw_picture, pictures
from grognard.titles.asia_engulfed.chapters.ch6_2_round import Round
from grognard.titles.asia_engulfed.chapters.ch8_3_naval_combat import ZoneBattle
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import PortAttack
from grognard.titles.asia_engulfed.chapters.ch10_victory import japanese_areas
from grognard.titles.asia_engulfed.kit import BLOCK, CBA, CV, LBA, NATIONS, SIDE_OF, SIDES, AsiaKit
from grognard.titles.asia_engulfed.overlays import overlay
from grognard.titles.asia_engulfed.panels import panels
from grognard.titles.asia_engulfed.portrait import PAYING, portrait
from grognard.titles.asia_engulfed.preview import preview
from grognard.titles.asia_engulfed.war import (
    LANDED,
    MOVED,
    NEW,
    NONE,
    PARTIAL,
    SAILED,
    STRUCK,
    War,
)

__all__ = ["cover", "draw_picture", "overlay", "pictures", "portrait", "preview", "scene"]

MARKS = {SAILED: "sailed", MOVED: "moved", LANDED: "landed", NEW: "new", STRUCK: "struck"}
SHOWN_MARKS = SAILED | MOVED | LANDED | NEW | STRUCK
GROUND, FLEET, AIR = range(3)
"""Classes of pieces that lie in stacks of their own."""


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of a war."""
    phase = wording.name("phase", pos.phase) if pos.phase else ""
    return Scene(
        headline=headline(pos, wording),
        turn=pos.turn + 1,
        phase=phase,
        weather="",
        side=SIDES[pos.phasing] if pos.phase else "",
        tracks=_tracks(pos),
        stacks=_stacks(pos),
        signs=tuple(signs(pos, wording)),
        panels=tuple(panels(pos, wording)),
        result=_result(pos, wording),
    )


def headline(pos: War, wording: Wording) -> str:
    """`Turn 5/23 · Jul/Aug 1942 · Japan – Naval Movement Phase`"""
    kit = pos.kit
    turn = f"{wording.name('gauge', 'turn')} {pos.turn + 1}/{len(kit.turn_keys)}"
    parts = [turn, kit.turn_names[pos.turn][wording.language == "fr"]]
    if pos.phase:
        parts.append(f"{wording.name('camp', SIDES[pos.phasing])} – {wording.name('phase', pos.phase)}")
    return " · ".join(parts)


def _tracks(pos: War) -> dict[str, int]:
    """What is owed for this phase stays a secret until it is paid: it would tell how transports sail."""
    tracks = {
        "turn": pos.turn + 1,
        "areas": japanese_areas(pos),
        "oil": pos.oil,
        "transports": pos.transports,
        "capacity": pos.capacity,
        "kamikaze": pos.kamikaze,
        "asw": pos.asw,
        "asw-build": pos.asw_build,
        "submarines": pos.sub_points,
        "duds": pos.duds,
        "bombers": pos.bombers,
    }
    tracks |= {f"werp-{NATIONS[power]}": pos.werp[power] for power in PAYING}
    return tracks | {
        f"actions-{NATIONS[power]}": pos.actions[power] for power, most in pos.kit.action_limit.items() if most
    }


def _result(pos: War, wording: Wording) -> Outcome | None:
    if pos.result is None:
        return None
    winner = pos.result.winner
    text = wording.event(Event("game-over", (pos.result.rule,), {"winner": winner or "draw"}))
    return Outcome(winner or "", text, pos.result.rule)


# blocks and counters


def _stacks(pos: War) -> dict[str, tuple[Token, ...]]:
    """Every piece that can be seen; the enemy's hidden blocks by their stand-ins."""
    kit = pos.kit
    chosen = _in_hand(pos)
    depth = _depths(kit).__getitem__
    stacks = {}
    for space, pieces in enumerate(pos.index.at):
        if not pieces or space == kit.unseen:
            continue
        slots = _slots(pos, space, pieces) if space < kit.map_end else {}
        tokens = [_token(pos, p, slots.get(_group(kit, p), 0), p in chosen) for p in sorted(pieces, key=depth)]
        stacks[kit.space_names[space]] = tuple(tokens)
    return stacks


@cache
def _depths(kit: AsiaKit) -> list[tuple[int, int, int]]:
    """Where each piece lies in a stack: the strongest on top."""
    return [(kit.side[p], kit.full_steps[p], -kit.kind[p]) for p in range(len(kit.piece_names))]


def _token(pos: War, p: int, slot: int, chosen: bool) -> Token:
    kit = pos.kit
    name = kit.piece_names[p]
    if kit.kind[p] == BLOCK:
        return Token(name, -1, ("chosen",) if chosen else (), slot)
    if pos.place[p] >= kit.map_end:
        return Token(name, (pos.steps[p] or kit.full_steps[p]) - 1, ())
    carrier = pos.aboard[p] if kit.kind[p] == CBA else -1
    aboard = kit.piece_names[carrier] if carrier >= 0 else ""
    return Token(name, max(pos.steps[p], 1) - 1, tuple(states(pos, p, chosen=chosen)), slot, aboard)


def states(pos: War, p: int, *, chosen: bool = False) -> Iterator[str]:
    kit = pos.kit
    if pos.supply[p] in (PARTIAL, NONE):
        yield "none" if pos.supply[p] == NONE else "partial"
    if pos.damaged[p]:
        yield "damaged"
    if pos.shown[p]:
        yield "shown"
    if chosen:
        yield "chosen"
    if kit.kind[p] == CV and pos.aircraft_of(p):
        yield "wing"
    marks = pos.marks[p]
    if marks & SHOWN_MARKS:
        yield from (name for mark, name in MARKS.items() if marks & mark)


def _in_hand(pos: War) -> frozenset[int]:
    """The pieces that the steps of play are about."""
    found: set[int] = set()
    for frame in pos.stack:
        for name in ("piece", "fleet", "unit"):
            value = getattr(frame, name, -1)
            if isinstance(value, int) and value >= 0:
                found.add(value)
                found.add(pos.behind(value))
        if isinstance(frame, PortAttack):
            found.update(frame.force)
    return frozenset(found)


# where stacks lie in a space


def _group(kit: AsiaKit, p: int) -> tuple[int, int]:
    """Side and class: what lies together."""
    if kit.kind[p] == LBA:
        return kit.side[p], AIR
    return kit.side[p], GROUND if kit.is_ground[p] else FLEET


@cache
def _room(kit: AsiaKit) -> list[int]:
    """The number of stacks for which each space has room."""
    from grognard.titles.asia_engulfed.artwork import outlines

    spaces = outlines()["spaces"]
    return [len(spaces[name]["stacks"]) if name in spaces else 1 for name in kit.space_names[: kit.map_end]]


def _slots(pos: War, space: int, pieces: Sequence[int]) -> dict[tuple[int, int], int]:
    """The stack of each group. Who holds the place comes first; where room is scarce, groups of a side share one."""
    kit = pos.kit
    room = _room(kit)[space]
    groups = {_group(kit, p) for p in pieces}
    sides = {side for side, _ in groups}
    if len(sides) == 1:
        return {group: min(_order(kit, space, group[1]), room - 1) for group in groups}
    holder = pos.holder(space) if space >= kit.zone_count else pos.phasing
    guests = room // 2
    found = {}
    for side, kind in groups:
        number = _order(kit, space, kind)
        if side == holder:
            found[side, kind] = min(number, room - guests - 1)
        else:
            found[side, kind] = room - guests + min(number, guests - 1)
    return found


def _order(kit: AsiaKit, space: int, kind: int) -> int:
    """On land the troops stand first, at sea the fleets."""
    return kind if space >= kit.zone_count else (1, 0, 2)[kind]


# markers that are no pieces


def signs(pos: War, wording: Wording) -> Iterator[Sign]:
    kit = pos.kit
    names = kit.space_names
    for space in _battlefields(pos):
        yield Sign(names[space], "battle", say(wording, "scene-battle"))
    for place in kit.places:
        side = pos.holder(place)
        if side != SIDE_OF[kit.owner[place]]:
            text = say(wording, "scene-control", side=wording.name("nation", NATIONS[pos.control[place]]))
            yield Sign(names[place], "control", text, side=SIDES[side])
    for place in pos.forts:
        yield Sign(names[place], "fort", say(wording, "scene-fort"), side=SIDES[pos.holder(place)])
    for place, level in pos.port_damage.items():
        if level:
            yield Sign(names[place], "port-damage", say(wording, "scene-port-damage", n=level), str(level))
    for zone in pos.network:
        by_sub = zone == pos.network_sub
        text = say(wording, "scene-network-sub" if by_sub else "scene-network", n=kit.network_cost[zone])
        yield Sign(names[zone], "network", text, "" if by_sub else str(kit.network_cost[zone]), SIDES[0])
    if pos.broken_zone >= 0:
        yield Sign(names[pos.broken_zone], "code", say(wording, "scene-code"), side=SIDES[1])


def _battlefields(pos: War) -> list[int]:
    """Where a battle is going on, and every contested place."""
    found = [place for place in pos.kit.places if pos.index.at[place] and pos.contested(place)]
    for frame in pos.stack:
        if isinstance(frame, ZoneBattle):
            found.append(frame.zone)
        elif isinstance(frame, Round | PortAttack):
            found.append(frame.place)
    return list(dict.fromkeys(found))
