"""What Nemesis warns of before Done is what happens after it, and nothing else does."""

from __future__ import annotations

from collections import Counter

from grognard.core.frame import Ask, answer, side_of
from grognard.core.scene import Caution, cautions
from grognard.titles.nemesis.kit import ALLIES
from grognard.titles.nemesis.verbs import DONE
from grognard.titles.nemesis.war import OOS, War
from tests.nemesis.games import VARIANTS, decisions
from tests.nemesis.moments import ENGLISH, SHOWN, view

GAMES, MOST_GAMES = 16, 60


def warned(pos: War, ask: Ask) -> tuple[Caution, ...]:
    return cautions(SHOWN, view(pos, ask.seat), ask, ENGLISH)


def test_every_warning_comes_true() -> None:
    seen: Counter[str] = Counter()
    wanted = {"crowded", "room", "hungry", "fed by Imphal", "nothing to drop", "unused", "nothing to replace"}
    for seed in range(MOST_GAMES):
        if seed >= GAMES and wanted <= seen.keys():
            break
        for pos, asks in decisions(seed, VARIANTS[seed % len(VARIANTS)]):
            ask = asks[0] if asks else None
            if ask is None or DONE not in ask.orders or len(asks) > 1:
                continue
            if ask.prompt in ("movement", "approach", "rail"):
                seen[_crowded(pos, ask, asks)] += 1
            elif ask.prompt == "air-drops":
                seen[_hungry(pos, ask, asks)] += 1
            elif ask.prompt in ("japanese-replacements", "allied-replacements"):
                seen[_unused(pos, ask)] += 1
            else:
                assert not warned(pos, ask), ask.prompt
    assert wanted <= seen.keys(), seen


def _crowded(pos: War, ask: Ask, asks: tuple[Ask, ...]) -> str:
    after = pos.copy()
    following = answer(after, asks, DONE, ask.seat)
    while following and following[0].prompt == "airborne":
        following = answer(after, following, DONE, following[0].seat)
    dies = bool(following) and following[0].prompt == "overstacked"
    mine = dies and side_of(pos, following[0].seat) == side_of(pos, ask.seat)
    texts = [warning.text for warning in warned(pos, ask)]
    assert all(text.startswith("Too many units stand at") for text in texts)
    assert bool(texts) == mine, (ask.prompt, texts, following and following[0].prompt)
    return "crowded" if mine else "room"


def _hungry(pos: War, ask: Ask, asks: tuple[Ask, ...]) -> str:
    """Exactly the hexes are named that could still have a drop and have pieces OoS after the check."""
    hexes = {order.target: ENGLISH.place(order.target) for order in ask.orders if isinstance(order.target, int)}
    texts = [warning.text for warning in warned(pos, ask)]
    if not hexes:
        assert not texts
        return "nothing to drop"
    stood = {p: pos.place[p] for space in hexes for p in pos.index.at[space] if pos.kit.side[p] == ALLIES}
    after = pos.copy()
    answer(after, asks, DONE, ask.seat)
    if after.stack and type(after.stack[-1]).__name__ in ("ImphalShortage", "DivertAirSupport"):
        return "asked before the levels are set"
    alive = set(after.pieces_in_play(ALLIES))
    oos = {space for p, space in stood.items() if p not in alive or after.supply[p] == OOS}
    named = {space for space, name in hexes.items() if any(name in text for text in texts)}
    assert named <= oos, "nobody is warned of what Imphal feeds"
    assert bool(texts) == bool(named)
    return "hungry" if named == set(hexes) else "fed by Imphal"


def _unused(pos: War, ask: Ask) -> str:
    texts = [warning.text for warning in warned(pos, ask)]
    if len(ask.orders) == 1:
        assert not texts
        return "nothing to replace"
    left = ask.args["n"]
    assert len(texts) == 1
    assert left == 1 or str(left) in texts[0]
    return "unused"
