"""World in Flames: a war of greedy against greedy, with a summary of each turn (`python -m bench.campaign SEED`).

With `--save FOLDER` each turn's position is kept; `--load FILE` plays on from one, so that advice can be tried in the
middle of a war.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, cast

from grognard.bots import make_bot
from grognard.core.dice import Dice
from grognard.core.event import Event
from grognard.core.frame import answer, settle
from grognard.core.playing import Eyes
from grognard.core.position import Table
from grognard.core.title import load_title
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import garrison, has_pact, ratio
from grognard.titles.world_in_flames.chapters.ch9_wars import is_at_home
from grognard.titles.world_in_flames.chapters.ch13_3_markers import entry_level, in_play
from grognard.titles.world_in_flames.chapters.ch13_8_victory import objectives
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import CONVOY, GERMANY, SIDES, SUB, TRS, USSR
from grognard.titles.world_in_flames.war import War

KEY = "world-in-flames"
CITIES = (
    *("Warsaw", "Paris", "Kiev", "Minsk", "Leningrad", "Moscow", "Stalingrad", "Bucharest", "Belgrade", "Athens"),
    *("Suez", "Tripoli", "Algiers", "Casablanca", "Palermo", "Rome", "Cherbourg", "Berlin", "Chungking", "Manila"),
    *("Singapore", "Batavia", "Rangoon", "Calcutta", "Rabaul", "Truk", "Saipan", "Taihoku", "Tokyo"),
)
TOLD = (
    *("declares", "conquered", "pact-broken", "us-war", "us-war-fails", "vichy-installed", "vichy-falls", "vichy-ends"),
    *("surrenders", "liberated", "great-cities", "adopted", "invades", "aligns", "peace", "partition"),
)
"""What is news."""
LETTERS = "GIJRCUFNV"
"""A letter for each side, a dot for nobody."""


class Listener(list[Event]):
    """Who hears everything and keeps what is news."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[str] = Counter()

    def append(self, event: Event) -> None:
        self.counts[event.kind] += 1
        if event.kind in TOLD:
            super().append(event)


def letter(side: int) -> str:
    return LETTERS[side] if side < len(LETTERS) else "."


def summary(pos: War, heard: Listener) -> None:
    """How the war stands when a turn begins."""
    kit = pos.kit
    print(f"== {pos.turn} {SEASONS[pos.season]} {pos.year}  impulses {pos.impulses}")
    for event in heard:
        words = {
            key: (SIDES[value] if value < len(SIDES) else value)
            if key == "side"
            else kit.space_names[value]
            if key in ("space", "to") and isinstance(value, int)
            else value
            for key, value in cast("dict[str, Any]", event.args).items()
        }
        print("  ", event.kind, *(f"{key}={value}" for key, value in words.items()))
    print(
        "   cities", " ".join(f"{name}:{letter(pos.holder[kit.places[name]])}" for name in CITIES if name in kit.places)
    )
    value = objectives(pos)
    for side in (*members(pos, 0), *members(pos, 1)):
        home = kit.power[side]
        units, wings, ships = pos.units_of(side), pos.aircraft_of(side), pos.ships_of(side)
        kinds = Counter(kit.kind[p] for p in ships)
        fleet = {name: kinds[name] for name in ("CV", "BB", "CA", "CL", SUB, TRS, CONVOY) if kinds[name]}
        abroad = sum(not is_at_home(pos, side, pos.place[p]) for p in units)
        circle = sum(pos.side(p) == side for p in pos.index.at[kit.circle])
        foes = "".join(letter(foe) for foe in range(len(SIDES)) if pos.wars[side] >> foe & 1)
        print(
            f"   {SIDES[side]:12} land {len(units):3} ({sum(kit.factor[p] for p in units):4} factors, {abroad} abroad,"
            f" HQ {sum(kit.is_hq[p] for p in units)}) air {len(wings):3} coming {circle:3} makes {pos.output[side]:3}"
            f" objectives {float(value.get(side, 0)):.0f} wars {foes or '-'}"
            f" {'conquered ' if pos.conquered[home] else ''}{fleet}"
        )
    if has_pact(pos, GERMANY, USSR):
        mine, theirs = ratio(pos, GERMANY, USSR)
        print(
            f"   pact: Germany {float(mine)} against {float(theirs)} needs twice; garrisons"
            f" {float(garrison(pos, GERMANY, USSR))} {float(garrison(pos, USSR, GERMANY))}; markers {pos.pact_markers}"
        )
    if in_play(pos) and any(pos.entry_counts[:4]):
        print(f"   US entry {[entry_level(pos, pool) for pool in range(2)]} markers {pos.entry_counts}")
    told = ("invades", "landed", "destroyed", "taken", "built", "fight", "salvo", "seizes")
    print("  ", " ".join(f"{name} {heard.counts[name]}" for name in told if heard.counts[name]), flush=True)
    heard.clear()
    heard.counts.clear()


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("seed")
    reader.add_argument("--scenario", default="global-war")
    reader.add_argument("--turns", type=int, default=99, help="the last turn that is played")
    reader.add_argument("--save", type=Path)
    reader.add_argument("--load", type=Path)
    args = reader.parse_args()
    title = load_title(KEY)
    kit = title.kit_of(title.kit(), args.scenario)
    options = title.meta.fill(args.scenario, {})
    heard = Listener()
    table = Table(Dice(args.seed), heard)
    pos: Any
    if args.load:
        pos = title.position.unpacked(args.load.read_bytes(), title.verbs, table=table, **title.beside(kit))
    else:
        pos = title.set_up(kit, args.scenario, options, table)
    bots = {seat: make_bot("greedy", title, seat, args.seed) for seat in title.seats(options)}
    start, asks, turn, count, impulses = time.process_time(), settle(pos), 0, 0, 0
    match = type("Match", (), {"title": title, "events": heard})()
    last = -1
    while asks:
        if pos.turn != turn:
            turn = pos.turn
            if turn > args.turns:
                break
            summary(pos, heard)
            if args.save:
                args.save.mkdir(parents=True, exist_ok=True)
                (args.save / f"{turn:02}").write_bytes(pos.packed())
        impulses += pos.impulses != last
        last = pos.impulses
        ask = asks[0]
        match.position, match.asks = pos, asks
        asks = answer(pos, asks, bots[ask.seat].choose(ask, Eyes(match, ask)), ask.seat)
        count += 1
    seconds = time.process_time() - start
    summary(pos, heard)
    print(f"{count} decisions, {impulses} impulses, {seconds:.0f} s, {seconds / max(1, impulses):.2f} s an impulse")
    if pos.result is not None:
        print("result", pos.result)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
