"""8.1 Japanese Reinforcement Phase: replacements, reinforcements; rail movement is in ch8_rail."""

from __future__ import annotations

from typing import NamedTuple

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch1_2_pieces import refresh
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking
from grognard.titles.nemesis.chapters.ch2_7_monsoon import japanese_replacements, malaria
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.chapters.ch8_rail import Rail
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.verbs import DONE, PLACE, REPLACE
from grognard.titles.nemesis.war import FED, FULL, OOS, SUPPLY_NAMES, War

MOST_OF_A_DIVISION = 2
DEPOT_DISTANCE = 5
AUXILIARY = "AUX"


# 8.1-A: replacements


class JapaneseReplacements(Frame[War], frozen=True):
    """Battalions, and on Support turns one Support unit, come back from the Japanese Losses (8.1-A)."""

    then: bool = True
    """Whether reinforcements and rail movement follow; not so in variant 2."""
    left: int = -1
    taken: tuple[int, ...] = ()

    def advance(self, pos: War) -> Asks:
        if self.left < 0:
            pos.cite("NEM-8.0-a")
            malaria(pos)
            pos.replace(JapaneseReplacements(self.then, japanese_replacements(pos)))
            return None
        pieces = self._replaceable(pos) if self.left else []
        if not pieces:
            self._end(pos)
            return None
        rules: tuple[str, ...] = ("NEM-8.1A-a", "NEM-8.1A-c", "NEM-8.1A-n")
        if pos.turn in pos.kit.support_turns:
            rules += ("NEM-8.1A-j",)
        return Ask("japan", "japanese-replacements", [*REPLACE.each(pieces), DONE], rules, {"n": self.left})

    def _replaceable(self, pos: War) -> list[int]:
        placeable: dict[str, bool] = {}
        pieces = []
        for p in pos.in_box("losses-japan"):
            if self._choice_rule(pos, p):
                continue
            division = pos.kit.division[p]
            if not arrives_by_road(pos, p):
                if division not in placeable:
                    placeable[division] = is_placeable(pos, division)
                if not placeable[division]:
                    continue
            pieces.append(p)
        return pieces

    def _choice_rule(self, pos: War, p: int) -> str | None:
        """The rule that forbids to choose a unit of the Losses, wherever it could be placed."""
        kit = pos.kit
        if kit.support[p]:
            if pos.turn not in kit.support_turns:
                return "NEM-8.1A-d"
            return "NEM-8.1A-j" if any(kit.support[q] for q in self.taken) else None
        if kit.large[p]:
            return "NEM-8.1A-n"
        division = kit.division[p]
        same = sum(kit.division[q] == division and not kit.support[q] for q in self.taken)
        return "NEM-8.1A-c" if same >= MOST_OF_A_DIVISION else None

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            self._end(pos)
            return
        p = order.target
        assert isinstance(p, int)
        pos.replace(JapaneseReplacements(self.then, self.left - 1, (*self.taken, p)))
        if arrives_by_road(pos, p):
            put_back(pos, p, pos.kit.entry_hex["JP"], Site(FULL, FED, "NEM-8.1A-k"))
        else:
            pos.push(PlaceReplacement(p))

    def _end(self, pos: War) -> None:
        pos.replace(JapaneseReinforcements() if self.then else EnforceStacking(JAPAN, "NEM-2.2-m"))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        p = order.target
        if order.verb == "rail":
            return [Reason("NEM-8.0-a")]
        if order.verb != "replace" or not isinstance(p, int) or pos.kit.side[p] != JAPAN:
            return []
        place, box = pos.place[p], pos.kit.box
        if place == box["permanent-japan"]:
            return [Reason("NEM-8.1A-b")]
        if place != box["losses-japan"]:
            reduced = pos.in_play(p) and pos.steps[p] < pos.kit.full_steps[p]
            return [Reason("NEM-8.1A-l" if reduced else "NEM-8.1A-a")]
        forbidden = self._choice_rule(pos, p)
        if forbidden:
            return [Reason(forbidden)]
        return [Reason(rule) for rule in placement_rules(pos, p)]


def arrives_by_road(pos: War, p: int) -> bool:
    """Motorised Support units come back in the Reinforcement hex."""
    return pos.kit.support[p] and pos.kit.motorised[p]


def placement_rules(pos: War, p: int) -> tuple[str, str]:
    """The rules by which a replacement is placed near an HQ, or on a Depot."""
    return "NEM-8.1A-g" if pos.kit.division[p] == AUXILIARY else "NEM-8.1A-e", "NEM-8.1A-f"


class Site(NamedTuple):
    """What a replacement gets from its host, and the rule by which it is placed there."""

    level: int
    hunger: int
    rule: str


def sites(pos: War, division: str) -> dict[int, Site]:
    """Where a replacement of a Division can be placed; of several hosts in a hex the best supplied counts."""
    found: dict[int, Site] = {}
    headquarters = _headquarters(pos, division)
    for q in _hosts_in_range(pos, division, headquarters):
        site = Site(pos.supply[q], pos.hunger[q], "NEM-8.1A-g" if division == AUXILIARY else "NEM-8.1A-e")
        space = pos.place[q]
        if space not in found or site < found[space]:
            found[space] = site
    for space, level in _near_depots(pos, headquarters).items():
        if space not in found or level < found[space].level:
            found[space] = Site(level, FED, "NEM-8.1A-f")
    return found


def is_placeable(pos: War, division: str) -> bool:
    """Whether a replacement of a Division has anywhere to go; its HQ, if not OoS, is always a host."""
    if division != AUXILIARY and any(pos.supply[hq] != OOS for hq in _headquarters(pos, division)):
        return True
    return bool(sites(pos, division))


def _headquarters(pos: War, division: str) -> list[int]:
    """The HQs from which a Division's replacements are placed: its own, or any HQ for Auxiliaries."""
    kit = pos.kit
    return [
        p
        for p in pos.pieces_in_play(JAPAN)
        if kit.hq[p] and (division == AUXILIARY or (kit.division_hq[p] and kit.division[p] == division))
    ]


def _hosts_in_range(pos: War, division: str, headquarters: list[int]) -> list[int]:
    """Units and Transports (of the Auxiliaries: units) in supply range of an HQ that is not OoS."""
    from grognard.titles.nemesis.chapters.ch7_supply import covered_by

    kit = pos.kit
    hosts = [
        p
        for p in pos.pieces_in_play(JAPAN)
        if kit.division[p] == division and (kit.is_unit[p] or division != AUXILIARY)
    ]
    found = []
    for hq in headquarters:
        if not hosts:
            break
        if pos.supply[hq] == OOS:
            continue
        here = pos.place[hq]
        covered = covered_by(pos, JAPAN, here, kit.range[hq])
        found += [p for p in hosts if covered[pos.place[p]] or pos.place[p] == here]
        hosts = [p for p in hosts if not covered[pos.place[p]] and pos.place[p] != here]
    return found


def _near_depots(pos: War, headquarters: list[int]) -> dict[int, int]:
    """Japanese Depots that can give supply within 5 hexes of an HQ, and the level they give."""
    from grognard.titles.nemesis.chapters.ch7_supply import working_depots

    if not headquarters:
        return {}
    kit = pos.kit
    near = distance_field(kit.board.graph, sorted({pos.place[hq] for hq in headquarters}), DEPOT_DISTANCE)
    return {
        space: level
        for space, level in working_depots(pos, JAPAN).items()
        if near[space] >= 0
        and kit.depots[space].owner == JAPAN
        and not pos.index.units[ALLIES][space]
        and not pos.enemy_objective(space, JAPAN)
    }


class PlaceReplacement(Frame[War], frozen=True):
    """The replacement goes to its Division, or to a Depot near its HQ (8.1-A)."""

    piece: int

    def advance(self, pos: War) -> Asks:
        p = self.piece
        orders = PLACE.each(sorted(sites(pos, pos.kit.division[p])))
        return Ask("japan", "place-replacement", orders, placement_rules(pos, p), {"piece": p})

    def play(self, pos: War, order: Order, seat: str) -> None:
        space = order.target
        assert isinstance(space, int)
        pos.pop()
        put_back(pos, self.piece, space, sites(pos, pos.kit.division[self.piece])[space])

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        space = order.target
        if order.verb != "place" or not isinstance(space, int):
            return []
        near, depot = placement_rules(pos, self.piece)
        return [Reason(depot), Reason(near)] if space in pos.kit.depots else [Reason(near)]


def put_back(pos: War, p: int, space: int, site: Site) -> None:
    """A replacement is in play again, supplied as its host; a large Support unit is reduced (ruling A57)."""
    kit = pos.kit
    rules = [site.rule]
    if site.rule == "NEM-8.1A-f" and kit.division[p] == AUXILIARY:
        rules.append("NEM-8.1A-g")
    if site.rule != "NEM-8.1A-k":
        rules.append("NEM-8.1A-h")
    if kit.support[p]:
        rules.append("NEM-8.1A-j")
    if kit.large[p]:
        rules.append("NEM-8.1A-l")
        pos.set_steps(p, kit.full_steps[p] - 1)
    else:
        pos.set_steps(p, kit.full_steps[p])
    refresh(pos, p)
    pos.supply[p], pos.hunger[p] = site.level, site.hunger
    pos.event("replacement", *rules, piece=p, space=space, supply=SUPPLY_NAMES[site.level])
    enter(pos, p, space)


# 8.1-B: reinforcements


class JapaneseReinforcements(Frame[War], frozen=True):
    """The units of this turn appear in the Japanese Reinforcement hex; then trains run (8.1-B, 8.1-C)."""

    def advance(self, pos: War) -> Asks:
        pos.cite("NEM-8.0-a")
        kit = pos.kit
        hex_ = kit.entry_hex["JP"]
        now = f"T{pos.turn}"
        for p in pos.in_box(now):
            if kit.side[p] == JAPAN:
                rules = ["NEM-8.1B-a", "NEM-2.2-g"]
                if kit.start[p] != now:
                    rules.append("NEM-6.2D-j")
                refresh(pos, p)
                pos.put(p, hex_)
                pos.event("reinforcement", *rules, piece=p, space=hex_)
        pos.replace(Rail(JAPAN))
        return None
