"""8.1 Japanese Reinforcement Phase: replacements, reinforcements; rail movement is in ch8_rail."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece, Pieces, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import refresh
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking
from grognard.titles.nemesis.chapters.ch2_7_monsoon import japanese_replacements, malaria
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.chapters.ch7_supply import covered_by, working_depots
from grognard.titles.nemesis.chapters.ch8_rail import Rail
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.verbs import DONE, ON, ON_DEPOT, PLACE, REPLACE
from grognard.titles.nemesis.war import FED, FULL, OOS, SUPPLY_NAMES, War

MOST_OF_A_DIVISION = 2
DEPOT_DISTANCE = 5
AUXILIARY = "AUX"


# 8.1-A: replacements


class JapaneseReplacements(Menu[War], frozen=True):
    """Battalions, and on Support turns one Support unit, come back from the Japanese Losses (8.1-A)."""

    then: bool = True
    """Whether reinforcements and rail movement follow; not so in variant 2."""
    left: Number = -1
    taken: Pieces = ()
    elsewhere = {"rail": "NEM-8.0-a"}

    def advance(self, pos: War) -> Asks:
        if self.left < 0:
            pos.cite("NEM-8.0-a")
            malaria(pos)
            pos.replace(JapaneseReplacements(self.then, japanese_replacements(pos)))
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE] and not self.taken:
            self.done(pos)
            return None
        rules: tuple[str, ...] = ("NEM-8.1A-a", "NEM-8.1A-c", "NEM-8.1A-n")
        if pos.turn in pos.kit.support_turns:
            rules += ("NEM-8.1A-j",)
        return Ask("japan", "japanese-replacements", orders, rules, {"n": self.left}, firm=True)

    def _replaceable(self, pos: War) -> list[int]:
        placeable: dict[str, bool] = {}
        pieces = []
        for p in pos.in_box("losses-japan") if self.left else ():
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

    def _not_this(self, pos: War, p: int) -> Refusals:
        place, box = pos.place[p], pos.kit.box
        if pos.kit.side[p] != JAPAN:
            return None
        if place == box["permanent-japan"]:
            return "NEM-8.1A-b"
        if place != box["losses-japan"]:
            reduced = pos.in_play(p) and pos.steps[p] < pos.kit.full_steps[p]
            return "NEM-8.1A-l" if reduced else "NEM-8.1A-a"
        return self._choice_rule(pos, p) or placement_rules(pos, p)

    @offers(REPLACE, _replaceable, why=_not_this)
    def bring_back(self, pos: War, p: int) -> None:
        pos.replace(JapaneseReplacements(self.then, self.left - 1, (*self.taken, p)))
        if arrives_by_road(pos, p):
            put_back(pos, p, pos.kit.entry_hex["JP"], Site(FULL, FED, "NEM-8.1A-k"))
        else:
            pos.push(PlaceReplacement(p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.replace(JapaneseReinforcements() if self.then else EnforceStacking(JAPAN, "NEM-2.2-m"))


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
    host: Order = ON_DEPOT
    """The order that names the host."""

    @property
    def state(self) -> tuple[int, int]:
        return self.level, self.hunger


def sites(pos: War, division: str) -> dict[int, list[Site]]:
    """Where a replacement of a Division can be placed: by hex, every unit, Transport or Depot that takes it."""
    found: dict[int, list[Site]] = {}
    headquarters = _headquarters(pos, division)
    rule = "NEM-8.1A-g" if division == AUXILIARY else "NEM-8.1A-e"
    hosts = [
        (pos.place[q], Site(pos.supply[q], pos.hunger[q], rule, ON[q]))
        for q in _hosts_in_range(pos, division, headquarters)
    ]
    hosts += [(space, Site(level, FED, "NEM-8.1A-f")) for space, level in _near_depots(pos, headquarters).items()]
    for space, site in hosts:
        found.setdefault(space, []).append(site)
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


class PlaceReplacement(Menu[War], frozen=True):
    """The replacement goes to its Division, or to a Depot near its HQ (8.1-A)."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask("japan", "place-replacement", orders, placement_rules(pos, self.piece), {"piece": self.piece})

    def _not_there(self, pos: War, space: int) -> tuple[str, ...]:
        near, depot = placement_rules(pos, self.piece)
        return (depot, near) if space in pos.kit.depots else (near,)

    @offers(PLACE, lambda self, pos: sorted(sites(pos, pos.kit.division[self.piece])), why=_not_there)
    def place(self, pos: War, space: int) -> None:
        pos.replace(ChooseHost(self.piece, space))


class ChooseHost(Menu[War], frozen=True):
    """The replacement is supplied as the unit, Transport or Depot on which its owner places it (8.1-A).

    Nobody is asked where all of them are supplied alike, but each may be named.
    """

    piece: Piece
    space: Space

    def advance(self, pos: War) -> Asks:
        hosts = self._sites(pos)
        orders = [site.host for site in hosts]
        alike = all(site.state == hosts[0].state for site in hosts)
        args: dict[str, object] = {"piece": self.piece, "space": self.space}
        ask = Ask("japan", "choose-host", orders, ("NEM-8.1A-h",), args)
        return replace(ask, orders=orders[:1], alike=tuple(orders[1:])) if alike else ask

    def _sites(self, pos: War) -> list[Site]:
        return sites(pos, pos.kit.division[self.piece])[self.space]

    @offers(ON, why=lambda *_: "NEM-8.1A-h")
    def on(self, pos: War, p: int) -> None:
        self._put(pos, ON[p])

    @offers(ON_DEPOT, why=lambda *_: "NEM-8.1A-h")
    def on_depot(self, pos: War) -> None:
        self._put(pos, ON_DEPOT)

    def _put(self, pos: War, host: Order) -> None:
        site = next(site for site in self._sites(pos) if site.host == host)
        pos.pop()
        put_back(pos, self.piece, self.space, site)


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
