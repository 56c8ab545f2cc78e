"""2.1 Zone of Control: by Quality, terrain and motorisation. Its only effect is to forbid Operational Extension."""

from __future__ import annotations

from grognard.board.kernels import zones
from grognard.titles.nemesis.war import War

ALL_AROUND, ALONG_NETWORK = 0, 1


def zone_kind(pos: War, p: int) -> int | None:
    """How a unit projects its zone: all around, along Road and Track, or (None) not at all."""
    kit = pos.kit
    if not kit.is_unit[p]:
        return None
    quality = pos.quality(p)
    if quality >= 3 and not kit.motorised[p]:
        return ALL_AROUND
    return ALONG_NETWORK if quality >= 2 else None


def project(pos: War, side: int) -> bytearray:
    """The zones of all units of a side that stand on the map."""
    spaces, kinds = [], []
    place, hex_count = pos.place, pos.kit.hex_count
    for p in pos.kit.pieces_of[side]:
        if place[p] < hex_count:
            kind = zone_kind(pos, p)
            if kind is not None:
                spaces.append(place[p])
                kinds.append(kind)
    return zones(pos.kit.board.graph, spaces, kinds, pos.kit.zone_masks)


def zone_rules(pos: War, space: int, side: int, mover: int) -> list[str]:
    """The rules by which pieces of a side around a space have a zone there, or have none; for a mover of the other."""
    kit = pos.kit
    rules = []
    for neighbour in kit.neighbours[space]:
        for p in pos.index.at[neighbour]:
            if kit.side[p] != side:
                continue
            if not kit.is_unit[p]:
                rules.append("NEM-2.1-b")
                continue
            rules.append("NEM-2.1-a")
            quality = pos.quality(p)
            if neighbour in pos.forts:
                rules += ["NEM-2.1-i", "NEM-6.1F-f"]
            if quality == 1:
                rules.append("NEM-2.1-h")
            elif quality == 2:
                rules.append("NEM-2.1-g")
            else:
                rules.append("NEM-2.1-f" if kit.motorised[p] else "NEM-2.1-e")
    if pos.zoc_of(side)[space] and any(q != mover and kit.side[q] != side for q in pos.index.at[space]):
        rules.append("NEM-2.1-d")
    return rules
