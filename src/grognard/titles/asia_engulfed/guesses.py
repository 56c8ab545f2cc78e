"""Guesses: positions of which a side sees no more than it sees, with anything possible behind the enemy's blocks."""

from __future__ import annotations

from random import Random

from grognard.core.kinds import masked
from grognard.titles.asia_engulfed.chapters.ch0_terms import room_aboard
from grognard.titles.asia_engulfed.kit import CV, SIDES
from grognard.titles.asia_engulfed.war import War


def guess(shown: War, seat: str, chance: Random) -> War:
    """Lay the blocks that are known to be on the map behind the stand-ins, in any order and of any strength."""
    pos, kit = shown.copy(), shown.kit
    enemy = 1 - SIDES.index(seat)
    place, unseen = pos.place, kit.unseen
    faces: dict[int, int] = {}
    carriers = []
    for key, members in kit.groups.items():
        hidden = [p for p in members if place[p] == unseen]
        if not hidden:
            continue
        chance.shuffle(hidden)
        standing = [stand_in for stand_in in kit.stand_ins[key] if place[stand_in] != unseen]
        for p, stand_in in zip(hidden, standing, strict=True):
            faces[stand_in] = p
            place[p], place[stand_in] = place[stand_in], unseen
            pos.alias[p] = stand_in
            full = kit.full_steps[p]
            pos.steps[p] = chance.randint((full + 1) // 2, full)
            if kit.kind[p] == CV:
                carriers.append(p)
    pos.derive()
    for p in kit.cba_of[enemy]:
        if place[p] == unseen:
            deck = next((cv for cv in carriers if room_aboard(pos, cv) > 0), None)
            if deck is not None:
                pos.aboard[p], pos.steps[p] = deck, min(kit.full_steps[p], room_aboard(pos, deck))
                pos.put(p, place[deck])
    pos.stack = [masked(frame, lambda piece: faces.get(piece, piece), knows=True) for frame in pos.stack]
    return pos
