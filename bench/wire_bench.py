"""What travels: bytes of a portrait and of a first view (compressed), bytes and milliseconds of an order's answer.

    python -m bench.wire_bench

An answer is what one seat is sent after an order of anybody; `asked` are those to the seats that are asked then. Its
time is what it takes to play the order and to tell it to all seats.
"""

from __future__ import annotations

import gzip
import json
import random
import time
from typing import Any

import msgspec

from grognard.core.scene import scenery
from grognard.core.title import load_title, title_keys
from grognard.table.columns import cut
from tests.table.rooms import Seated

ORDERS = 400


def results() -> dict[str, dict[str, float]]:
    return {key: measured(key) for key in title_keys()}


def _packed(value: object) -> int:
    return len(gzip.compress(value if isinstance(value, bytes) else msgspec.json.encode(value), 6))


def measured(key: str, orders: int = ORDERS) -> dict[str, float]:
    table, title, chance = Seated(key), load_title(key), random.Random(3)
    game = table.game
    first = max(map(_packed, table.tell().values()))
    sizes: list[int] = []
    asked: list[int] = []
    times: list[float] = []
    while game.asks and len(times) < orders:
        ask = chance.choice(game.asks)
        start = time.process_time()
        told = table.play(chance.choice(ask.orders), ask.seat)
        times.append(time.process_time() - start)
        sizes += map(len, told.values())
        asked += [len(told[each.seat]) for each in game.asks]
    portrait = scenery(title).portrait(title, title.kit(), "en")
    return {"portrait": _packed(cut(portrait, str)), "first_view": first, **_spread(sizes, asked, times)}


def _spread(sizes: list[int], asked: list[int], times: list[float]) -> dict[str, float]:
    def at(values: list[Any], part: float) -> float:
        return float(sorted(values)[int(part * (len(values) - 1))])

    return {
        "answer_bytes": at(sizes, 0.5),
        "answer_bytes_p95": at(sizes, 0.95),
        "answer_bytes_max": at(sizes, 1),
        "asked_bytes": at(asked, 0.5),
        "asked_bytes_max": at(asked, 1),
        "answer_ms": round(at(times, 0.5) * 1000, 2),
        "answer_ms_p95": round(at(times, 0.95) * 1000, 2),
    }


if __name__ == "__main__":
    print(json.dumps(results(), indent=2))
