"""What there is to see of the war; with `portrait`, `overlays` and `preview`, all that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.scene import Arrow, Scene, Score, Sign, outcome, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.backdrop import cover, draw_picture, is_picture, pictures
from grognard.titles.asia_engulfed.chapters.ch6_2_round import Round
from grognard.titles.asia_engulfed.chapters.ch8_3_naval_combat import ZoneBattle
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import PortAttack
from grognard.titles.asia_engulfed.chapters.ch10_victory import japanese_areas
from grognard.titles.asia_engulfed.kit import NATIONS, SIDE_OF, SIDES
from grognard.titles.asia_engulfed.overlays import overlay
from grognard.titles.asia_engulfed.panels import panels
from grognard.titles.asia_engulfed.portrait import PAYING, portrait
from grognard.titles.asia_engulfed.preview import preview
from grognard.titles.asia_engulfed.tokens import stacks
from grognard.titles.asia_engulfed.war import War
from grognard.titles.asia_engulfed.warnings import warnings

__all__ = ["cover", "draw_picture", "is_picture", "overlay", "pictures", "portrait", "preview", "scene", "warnings"]


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
        stacks=stacks(pos),
        signs=tuple(signs(pos, wording)),
        panels=tuple(panels(pos, wording)),
        result=outcome(pos, wording, (Score(wording.name("gauge", "areas"), japanese_areas(pos)),)),
        arrows=tuple(_arrows(pos)),
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


def _arrows(pos: War) -> Iterator[Arrow]:
    """From the carriers and bases of a port attack to what is struck."""
    names = pos.kit.space_names
    for frame in pos.stack:
        if isinstance(frame, PortAttack):
            for place in sorted({pos.place[p] for p in frame.force if pos.on_map(p)} - {frame.place}):
                yield Arrow("attack", (names[place], names[frame.place]), SIDES[frame.side])
