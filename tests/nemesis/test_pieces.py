"""Nothing is lost and nothing appears: pieces, markers and tracks after every order of random games."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.frame import Asks
from grognard.titles.nemesis.chapters.ch2_1_zones import project
from grognard.titles.nemesis.chapters.ch2_2_stacking import overstacked
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS
from grognard.titles.nemesis.chapters.ch4_turn import ChitDraw, Turn
from grognard.titles.nemesis.kit import ALLIES, JAPAN, LAST_TURN, SIDES
from grognard.titles.nemesis.war import FULL, LIMITED_SUPPLY, OOS, War, empty_index
from tests.every_title.games import in_turn
from tests.nemesis.games import VARIANTS, decisions, opening

TOP = 9


def check_places(pos: War) -> None:
    """Every piece is in one place, and the index says the same as the pieces."""
    kit, index = pos.kit, pos.index
    assert len(pos.place) == len(kit.piece_names)
    rebuilt = empty_index(kit, pos.place)
    assert index.at == rebuilt.at
    assert index.units == rebuilt.units
    assert index.carts == rebuilt.carts
    assert len(set(pos.ambushes)) == len(pos.ambushes)
    assert {space for space, laid in enumerate(index.ambush) if laid} == set(pos.ambushes)
    for side in (JAPAN, ALLIES):
        if index.zoc[side] is not None:
            assert index.zoc[side] == project(pos, side), f"the zones of {SIDES[side]} are out of date"


def check_states(pos: War) -> None:
    kit = pos.kit
    for p, steps in enumerate(pos.steps):
        assert 1 <= steps <= kit.full_steps[p], kit.piece_names[p]
        assert pos.supply[p] in (FULL, LIMITED_SUPPLY, OOS)
        if pos.in_play(p):
            assert (pos.hunger[p] > 0) == (pos.supply[p] == OOS), kit.piece_names[p]
    for column in (pos.steps, pos.supply, pos.hunger, pos.marks, pos.spent):
        assert len(column) == len(pos.place)
    assert min(pos.spent) >= 0


def check_enemies(pos: War) -> None:
    """Enemies never share a hex."""
    ours, theirs = pos.index.units
    for space in range(pos.kit.map_end):
        assert not (ours[space] and theirs[space]), pos.kit.space_names[space]


def check_tracks(pos: War) -> None:
    for track in (*pos.general, *pos.lamentation, *pos.superior, pos.resources, pos.clf):
        assert 0 <= track <= TOP
    assert 0 <= pos.reserves <= pos.kit.full_reserves
    assert 0 <= pos.drops <= pos.kit.marker_count["air-supply", "allies"]
    assert 1 <= pos.turn <= LAST_TURN
    assert len(pos.air) == len(pos.kit.air_names)


def check_markers(pos: War) -> None:
    """No more markers than there are, unless the player is choosing which one to take from the map."""
    kit = pos.kit
    at_work = {type(frame).__name__ for frame in pos.stack}
    assert set(pos.flags) <= set(kit.objectives)
    if "MoveFlag" not in at_work:
        assert len(pos.flags) <= kit.marker_count["flag", "both"]
    assert all(space < kit.hex_count for space in pos.forts)
    if "RelocateFort" not in at_work:
        for stock, count in Counter(pos.forts.values()).items():
            assert count <= kit.marker_count["fortification", stock]
    assert len(pos.ambushes) <= kit.marker_count["ambush", "japan"]


def check_chits(pos: War) -> None:
    """Each side's four chits: one may lie face down, some are played, the others are in the cup."""
    for side in (JAPAN, ALLIES):
        chosen = (pos.chosen[side],) if pos.chosen[side] else ()
        assert sorted((*chosen, *pos.played[side], *pos.cups[side])) == sorted(CHITS)


def balance(pos: War) -> dict[str, int]:
    """For each Division, the Battalions in the pool beyond those that stand for steps of its Regiments (1.2-D).

    Detaching, merging, losing and replacing steps moves Battalions about and leaves this as it was.
    """
    kit = pos.kit
    found = {}
    for division, battalions in kit.battalions_of.items():
        pool = sum(pos.place[p] == kit.box["battalions"] for p in battalions)
        regiments = [p for p in kit.regiments if kit.division[p] == division]
        steps = sum(pos.steps[p] for p in regiments if pos.place[p] != kit.box["regiments"])
        found[division] = pool - steps
    return found


def battalion_boxes(pos: War) -> None:
    kit = pos.kit
    boxes = {kit.box[name] for name in ("battalions", "losses-japan", "permanent-japan")}
    boxes.update(kit.box[f"T{turn}"] for turn in range(1, LAST_TURN + 3))
    for battalions in kit.battalions_of.values():
        for p in battalions:
            assert pos.in_play(p) or pos.place[p] in boxes, kit.piece_names[p]
    for p in kit.regiments:
        assert pos.in_play(p) or kit.space_names[pos.place[p]][0] == "T" or p in pos.in_box("regiments")


def check_game(seed: int, variant: str) -> None:
    start = balance(opening(seed, variant))
    for pos, _ in decisions(seed, variant):
        check_places(pos)
        check_states(pos)
        check_enemies(pos)
        check_tracks(pos)
        check_markers(pos)
        check_chits(pos)
        assert balance(pos) == start
        battalion_boxes(pos)
    assert pos.result is not None


@pytest.mark.parametrize("variant", VARIANTS)
def test_after_every_order(variant: str) -> None:
    check_game(31, variant)


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", in_turn(range(300, 340), 2))
def test_after_every_order_of_many_games(seed: int, variant: str) -> None:
    check_game(seed, variant)


# at the end of every Phase


def check_stacking(pos: War) -> None:
    for side in (JAPAN, ALLIES):
        for space in range(pos.kit.hex_count):
            if pos.index.units[side][space] > 1:
                units = without_detachments(pos, pos.units_at(space, side))
                broken = overstacked(pos, space, units)
                assert broken is None, f"{pos.kit.space_names[space]} is overstacked ({broken})"


def without_detachments(pos: War, units: list[int]) -> list[int]:
    """Battalions may be detached after the last check of a Phase (1.2-D, 2.2); leave those out."""
    kit, kept = pos.kit, units.copy()
    for regiment in units:
        if kit.regiment[regiment] and pos.steps[regiment] == 2:
            of_it = [p for p in kept if kit.battalion[p] and kit.division[p] == kit.division[regiment]]
            if of_it:
                kept.remove(of_it[0])
    return kept


def check_phase_ends(monkeypatch: pytest.MonkeyPatch, seed: int, variant: str) -> tuple[int, int]:
    """Look at the position whenever a Phase is over and the next chit comes up, or the turn begins."""
    seen = [0, 0]
    last_chits = ["", ""]
    draw, begin = ChitDraw.advance, Turn.advance

    def next_chit(self: ChitDraw, pos: War) -> Asks:
        seen[0] += 1
        check_stacking(pos)
        if not pos.played[self.side] and pos.chosen[self.side]:
            assert pos.chosen[self.side] != last_chits[self.side], "no chit is played twice in a row"
        return draw(self, pos)

    def next_turn(self: Turn, pos: War) -> Asks:
        seen[1] += not self.started
        for side in (JAPAN, ALLIES):
            if len(pos.played[side]) == len(CHITS):
                last_chits[side] = pos.played[side][-1]
        return begin(self, pos)

    with monkeypatch.context() as patch:
        patch.setattr(ChitDraw, "advance", next_chit)
        patch.setattr(Turn, "advance", next_turn)
        for _ in decisions(seed, variant):
            pass
    return seen[0], seen[1]


@pytest.mark.parametrize("variant", VARIANTS)
def test_at_the_end_of_every_phase(monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    phases, turns = check_phase_ends(monkeypatch, 32, variant)
    assert phases >= 8 * (turns - 1) > 0


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", in_turn(range(340, 380), 3))
def test_at_the_end_of_every_phase_of_many_games(monkeypatch: pytest.MonkeyPatch, seed: int, variant: str) -> None:
    check_phase_ends(monkeypatch, seed, variant)


# copies


def test_a_copy_shares_nothing_that_changes() -> None:
    """Play on a copy, and the original stays as it was; and the other way round."""
    originals = []
    for number, (pos, _) in enumerate(decisions(33)):
        if number % 97 == 0:
            originals.append((pos.copy(), pos.digest()))
    for original, digest in originals:
        assert original.digest() == digest
        check_places(original)
        twin = original.copy()
        for p in range(0, len(twin.place), 7):
            twin.put(p, twin.kit.box["out"])
            twin.set_steps(p, 1)
        twin.flags[0] = JAPAN
        twin.general[0] = TOP
        twin.cups[0] = ()
        twin.stack.clear()
        assert original.digest() == digest
        check_places(original)
