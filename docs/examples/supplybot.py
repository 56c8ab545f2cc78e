#!/usr/bin/env python3
"""A bot that attacks where it is much stronger, and otherwise gives any order but the last word of a step."""

import json
import random
import sys


def worth(order: str, ask: dict, chance: random.Random) -> float:
    verb, _, target = order.partition(" ")
    theirs = [unit for unit in ask["units"] if unit["side"] != ask["side"] and unit["place"] == target]
    if verb == "done":
        return 0.3  # there may be something better to do
    if theirs:
        weak = all(unit["supply"] in ("oos", "none") for unit in theirs)
        return 2.0 if weak else 1.0 / (1.0 + sum(unit["strength"] for unit in theirs))
    return chance.random()


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance = random.Random(message["chance"])
        elif message["type"] == "ask":
            best = max(message["orders"], key=lambda order: worth(order, message, chance))
            print(json.dumps({"order": best}), flush=True)


main()
