"""28A, 28C, 29, 34A: ships meet enemies and storms at sea."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces
from grognard.core.steps import Answers, offers
from grognard.titles.war_of_resistance.chapters.ch20_patrols import sight_all
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    fleet,
    harm,
    in_play,
    is_at_sea,
    is_tossed,
    kind_of,
    naval_zone,
    sea_at,
    sink,
    strength,
    succeeds,
)
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.kit_naval import ROUGH, SEAS, STORMY, TASK_FORCE
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

HUNT = VERBS.piece("hunt")
STRONG = 5
"""A task force of this strength finds its enemy more easily (reconstruction)."""


# 28C typhoons


def toss(pos: War, p: int) -> None:
    """A ship at sea in a typhoon: a die for each point of its strength, once a phase (28C)."""
    if p in pos.tossed or not is_tossed(pos, p):
        return
    pos.tossed.append(p)
    lost = sum(not succeeds(pos, 0)[0] for _ in range(strength(pos, p)))
    pos.event("typhoon", "WOR-28C-a", piece=p, space=pos.place[p], damage=lost)
    if lost:
        harm(pos, p, lost, "WOR-28C-a")


# 28A contact


def meetings(pos: War, prey: Iterable[int], hunters: Iterable[int]) -> list[tuple[int, int]]:
    """Pairs of Japanese and Chinese ships between which naval combat is triggered now (28A)."""
    found = []
    at_sea = [p for p in prey if is_at_sea(pos, p)]
    prey = [p for p in at_sea if not is_tossed(pos, p)]
    if len(prey) < len(at_sea):
        pos.cite("WOR-28A-b")
    if not prey:
        return []
    for q in hunters:
        zone = naval_zone(pos, q)
        if zone is not None:
            pos.cite("WOR-27B4-a", "WOR-27B4-b")
            found += [(q, p) for p in prey if zone[pos.berths[p]] and (q, p) not in pos.contacts]
    return found


def meet(pos: War, pairs: list[tuple[int, int]]) -> bool:
    """The Japanese are asked whether their ships engage; whether anybody has met."""
    for prey in sorted({p for _, p in pairs}, reverse=True):
        pos.push(Contact(prey, tuple(sorted(q for q, p in pairs if p == prey))))
    return bool(pairs)


def open_seas(pos: War) -> None:
    """At the start of a movement or exploitation phase: who begins it in a naval zone of the enemy (28A)."""
    if not pos.ground.campaign and not pos.berths:
        return
    met = meet(pos, meetings(pos, fleet(pos, CHINA), fleet(pos, JAPAN)))
    depth = len(pos.stack)
    sight_all(pos)
    if met and len(pos.stack) > depth:
        pos.cite("WOR-28A-e")


class Contact(Answers[War], frozen=True):
    """A Chinese ship lies in naval zones of the Japanese: who of them engages it (28A)."""

    piece: Piece
    hunters: Pieces
    chosen: Pieces = ()

    def advance(self, pos: War) -> Asks:
        if not in_play(pos, self.piece) or not is_at_sea(pos, self.piece):
            pos.pop()
            return None
        args: dict[str, object] = {"piece": self.piece, "space": pos.place[self.piece]}
        return Ask(pos.seat(JAPAN), "contact", self.offered(pos), ("WOR-28A-a", "WOR-28A-c", "WOR-28A-g"), args)

    @offers(
        HUNT,
        lambda self, pos: [q for q in self.hunters if q not in self.chosen],
        why=lambda self, pos, q: "WOR-28A-f",
    )
    def hunt(self, pos: War, q: int) -> None:
        pos.replace(replace(self, chosen=(*self.chosen, q)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        """Several fight in an order that is drawn; who declines may be triggered again later (28A)."""
        pos.pop()
        left = list(self.chosen)
        if len(left) < len(self.hunters):
            pos.cite("WOR-28A-h")
        while left and in_play(pos, self.piece):
            names = [pos.kit.piece_names[q] for q in left]
            name = names[0] if len(left) == 1 else pos.draw(names)
            if len(left) > 1:
                pos.cite("WOR-28A-d")
            q = pos.kit.piece_index[name]
            left.remove(q)
            fight(pos, q, self.piece)


def fight(pos: War, hunter: int, prey: int) -> None:
    """Naval combat: a die on the success table; the Chinese ship is sunk or gets away (29)."""
    pos.contacts.append((hunter, prey))
    drm = modifier(pos, hunter, prey)
    won, die = succeeds(pos, drm)
    for p in (hunter, prey):
        if p in pos.laid:
            pos.laid.remove(p)
            pos.cite("WOR-33-b")
    pos.cite("WOR-34B-c")
    result = "success" if won else "failure"
    pos.event(
        "naval-combat",
        "WOR-29-a",
        "WOR-28A-f",
        piece=hunter,
        by=prey,
        space=pos.place[prey],
        die=die,
        drm=drm,
        success=result,
    )
    if won:
        sink(pos, prey, "WOR-29-a")


def modifier(pos: War, hunter: int, prey: int) -> Number:
    """What the success table adds (29, 34A, 36C)."""
    naval, space = pos.kit.naval, pos.place[prey]
    drm = 0
    if naval.is_open[pos.berths[prey]]:
        drm += naval.modifier("combat", "open-sea")
    elif pos.holder[space] == CHINA:
        drm += naval.modifier("combat", "protected")
        pos.cite("WOR-34A-a")
    if kind_of(pos, hunter) == TASK_FORCE and strength(pos, hunter) >= STRONG:
        drm += naval.modifier("combat", "strong")
    if sea_at(pos, space) in (ROUGH, STORMY):
        drm += naval.modifier("combat", SEAS[sea_at(pos, space)])
    return drm
