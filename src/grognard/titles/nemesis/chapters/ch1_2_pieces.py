"""1.2 Pieces: step losses, elimination, Battalion exchanges, Chindits. Lamentation for losses (2.4) is added here,
because every step lost passes through this module."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, offers
from grognard.titles.nemesis.chapters.ch2_3_satisfaction import lament
from grognard.titles.nemesis.chapters.ch2_5_resources import gain_resources
from grognard.titles.nemesis.chapters.ch7_supply import working_depots
from grognard.titles.nemesis.kit import ALLIES, JAPAN, YUNNAN
from grognard.titles.nemesis.verbs import AS, DONE, FORM, FORM_FULL, MERGE, REFIT
from grognard.titles.nemesis.war import FED, FULL, War


class Cause(NamedTuple):
    """Why a step is lost: the rule, and what makes the loss special."""

    rule: str
    banzai: bool = False
    attrition: bool = False


# 1.2-C, 1.2-D, 1.2-E: step losses


def lose_step(pos: War, p: int, cause: Cause) -> int | None:
    """A unit loses a step; returns the counter that stands in its place, None if it is eliminated."""
    kit = pos.kit
    pos.event("step-lost", cause.rule, piece=p, space=pos.place[p])
    if cause.attrition:
        lament(pos, kit.side[p], 1, "NEM-2.4-e")
        pos.cite("NEM-7.1D-i")
    if kit.regiment[p]:
        return _regiment_loses(pos, p, cause)
    if kit.chindit[p]:
        return _chindit_loses(pos, p, cause)
    if pos.steps[p] > 1:
        pos.cite("NEM-1.2C-a", "NEM-1.2C-b", "NEM-6.1H-g")
        if kit.side[p] == JAPAN:
            pos.cite("NEM-1.2D-b")
        if cause.banzai:
            lament(pos, JAPAN, 2, "NEM-2.4-h")
        pos.set_steps(p, pos.steps[p] - 1)
        return p
    pos.cite("NEM-1.2C-c" if not kit.large[p] else "NEM-1.2C-b", "NEM-6.1H-g")
    if cause.banzai:
        lament(pos, JAPAN, 2, "NEM-2.4-h")
    _pay_for_elimination(pos, p, replaced_by_banzai=cause.banzai)
    _to_losses(pos, p, permanent=cause.banzai or cause.attrition, attrition=cause.attrition)
    return None


def _regiment_loses(pos: War, p: int, cause: Cause) -> int | None:
    """A Japanese Regiment pays with a Battalion of its Division; its last step is a Battalion (1.2-D, 6.1-H)."""
    pos.cite("NEM-1.2D-a", "NEM-1.2C-b")
    _regiment_step_lamentation(pos, cause)
    _spend_battalion(pos, pos.kit.division[p], permanent=cause.banzai or cause.attrition)
    if cause.attrition:
        pos.cite("NEM-7.1D-p")
    if pos.steps[p] == 3:
        pos.cite("NEM-6.1H-h")
        pos.set_steps(p, 2)
        return p
    pos.cite("NEM-6.1H-i", "NEM-2.4-i")
    battalion = pool_battalion(pos, pos.kit.division[p])
    space = pos.place[p]
    if battalion is not None:
        pos.inherit(battalion, p)
    pos.put(p, pos.kit.box["regiments"])
    if battalion is None:  # only with a pack or a case that has fewer than three Battalions to a Regiment (ruling A28)
        return None
    pos.put(battalion, space)
    pos.event("replaced", "NEM-6.1H-i", piece=p, by=battalion, space=space)
    return battalion


def _regiment_step_lamentation(pos: War, cause: Cause) -> None:
    if cause.banzai:
        lament(pos, JAPAN, 2, "NEM-2.4-h")
        pos.cite("NEM-6.1G-q")
    else:
        lament(pos, JAPAN, 1, "NEM-2.4-d")


def pool_battalion(pos: War, division: str) -> int | None:
    """A Battalion of the Division in the Japanese Battalion pool (Auxiliaries share one, 1.2-D)."""
    if division == "AUX":
        pos.cite("NEM-1.2D-e")
    pool = pos.kit.box["battalions"]
    place = pos.place
    for p in pos.kit.battalions_of.get(division, ()):
        if place[p] == pool:
            return p
    return None


def _spend_battalion(pos: War, division: str, *, permanent: bool) -> None:
    """The Battalion that represents the lost step goes to the Losses (6.1-H)."""
    battalion = pool_battalion(pos, division)
    if battalion is not None:
        pos.put(battalion, pos.kit.box["permanent-japan" if permanent else "losses-japan"])
        pos.event("battalion-lost", "NEM-6.1H-j", piece=battalion, permanent=int(permanent))


def _chindit_loses(pos: War, p: int, cause: Cause) -> int | None:
    """Chindits: one Lamentation a step; a Brigade's last step is a Battalion, which returns to its pool (1.2-E)."""
    kit = pos.kit
    lament(pos, ALLIES, 1, "NEM-2.4-c")
    if not kit.large[p]:
        pos.cite("NEM-1.2E-d", "NEM-2.4-r", "NEM-2.5-c", "NEM-6.1H-j")
        if cause.attrition:
            pos.cite("NEM-7.1D-j")
        _leave(pos, p, "chindits")
        return None
    if pos.steps[p] == kit.full_steps[p]:
        pos.cite("NEM-1.2E-b", "NEM-1.2C-b")
        pos.set_steps(p, pos.steps[p] - 1)
        return p
    space = pos.place[p]
    if "morris" in kit.flags[p]:
        pos.cite("NEM-1.2E-f", "NEM-2.4-s")
        _leave(pos, p, "permanent-allies")
        gain_resources(pos, 1, "NEM-2.5-d")
        return None
    pos.cite("NEM-1.2E-c", "NEM-6.1H-j", "NEM-2.4-i")
    heir = next((b for b in kit.chindit_battalions if pos.place[b] == kit.box["chindits"]), None)
    if heir is not None:
        pos.inherit(heir, p)
    _leave(pos, p, "permanent-allies")
    gain_resources(pos, 1, "NEM-2.5-d")
    if heir is None:
        return None
    pos.put(heir, space)
    pos.event("replaced", "NEM-1.2E-c", piece=p, by=heir, space=space)
    return heir


# elimination


def eliminate(pos: War, p: int, rule: str) -> None:
    """A unit is eliminated outright: all its remaining steps go at once (ruling A51)."""
    kit = pos.kit
    if not kit.is_unit[p]:
        eliminate_transport(pos, p, rule)
        return
    pos.event("eliminated", rule, piece=p, space=pos.place[p])
    if pos.steps[p] > 1:
        pos.cite("NEM-6.1H-l")
    if kit.regiment[p]:
        for _ in range(pos.steps[p]):
            _regiment_step_lamentation(pos, Cause(rule))
            _spend_battalion(pos, kit.division[p], permanent=False)
        pos.put(p, kit.box["regiments"])
        return
    if kit.chindit[p]:
        lament(pos, ALLIES, pos.steps[p], "NEM-2.4-c")
        _leave(pos, p, "permanent-allies" if kit.large[p] else "chindits")
        if kit.large[p]:
            gain_resources(pos, 1, "NEM-2.5-d")
        return
    _pay_for_elimination(pos, p, replaced_by_banzai=False)
    _to_losses(pos, p, permanent=False)


def _pay_for_elimination(pos: War, p: int, *, replaced_by_banzai: bool) -> None:
    """Lamentation for a unit that is gone, once and by its class (2.4)."""
    kit = pos.kit
    side = kit.side[p]
    if kit.garrison[p]:
        lament(pos, side, 5, "NEM-2.4-j")
    elif kit.militia[p] or pos.quality(p) == 1:
        if not replaced_by_banzai:
            lament(pos, side, 1, "NEM-2.4-b")
            pos.cite("NEM-2.4-r")
    elif not kit.large[p]:
        if not replaced_by_banzai:
            lament(pos, side, 1, "NEM-2.4-a")
    else:
        lament(pos, side, 3, "NEM-2.4-i")


def _to_losses(pos: War, p: int, *, permanent: bool, attrition: bool = False) -> None:
    """Put an eliminated counter in the proper Losses box, and count Allied Resources (2.5)."""
    kit = pos.kit
    pos.cite("NEM-6.1H-j")
    if kit.permanent[p]:
        pos.cite("NEM-1.2G-a")
        permanent = True
    elif attrition:
        pos.cite("NEM-7.1D-j")
    if kit.force[p] == YUNNAN:
        permanent = False
        pos.cite("NEM-2.5-c")
    side = "japan" if kit.side[p] == JAPAN else "allies"
    _leave(pos, p, f"permanent-{side}" if permanent else f"losses-{side}")
    if side == "allies" and kit.force[p] != YUNNAN:
        gain_resources(pos, 1, "NEM-2.5-b")


def _leave(pos: War, p: int, box: str) -> None:
    """A counter leaves the map; it comes back, if ever, at full strength and fed."""
    pos.event("removed", piece=p, box=box, space=pos.place[p])
    pos.put(p, pos.kit.box[box])
    pos.set_steps(p, pos.kit.full_steps[p])
    refresh(pos, p)


def refresh(pos: War, p: int) -> None:
    """Full Supply, no hunger, nothing done yet in this Phase."""
    pos.supply[p] = FULL
    pos.hunger[p] = FED
    pos.marks[p] = 0
    pos.spent[p] = 0


def eliminate_transport(pos: War, p: int, rule: str) -> None:
    """A lost Transport comes back on a Depot (Japan) or in the Off-Map box (Allies), at no other cost (6.2-D)."""
    pos.event("transport-lost", rule, "NEM-6.2D-o", piece=p, space=pos.place[p])
    if pos.kit.side[p] == ALLIES:
        pos.cite("NEM-6.2D-l")
        _leave(pos, p, "off-map")
        return
    pos.cite("NEM-6.2D-k")
    lost_at = pos.place[p]
    _leave(pos, p, "waiting")
    pos.push(ReturnTransport(p, lost_at))


class ReturnTransport(Menu[War], frozen=True):
    """A lost Japanese Transport is placed on a friendly Depot that can give supply, or waits for one (6.2-D)."""

    piece: Piece
    lost_at: Space = -1
    """The hex that it had to leave: a Depot there does not take it back at once."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            return None
        return Ask("japan", "return-transport", orders, ("NEM-6.2D-k",), {"piece": self.piece})

    def _depots(self, pos: War) -> list[int]:
        return sorted(space for space in working_depots(pos, JAPAN) if space != self.lost_at)

    @offers(REFIT, _depots)
    def refit(self, pos: War, depot: int) -> None:
        level = working_depots(pos, JAPAN)[depot]
        pos.pop()
        pos.put(self.piece, depot)
        pos.supply[self.piece] = level
        pos.event("transport-returns", "NEM-6.2D-k", "NEM-6.2D-o", piece=self.piece, space=depot)


def return_waiting_transports(pos: War) -> None:
    """Lost Japanese Transports for which no Depot worked try again (ruling A52)."""
    for p in pos.in_box("waiting"):
        pos.push(ReturnTransport(p))


# 1.2-D: detaching and merging


def why_not_detach(pos: War, p: int) -> str | None:
    """The rule that forbids a detachment: only full Regiments do, if a Battalion of the Division is in the pool."""
    kit = pos.kit
    if not kit.regiment[p]:
        if kit.chindit[p]:
            return "NEM-1.2E-a"
        return "NEM-1.2D-b" if kit.side[p] == JAPAN else "NEM-1.2D-c"
    if pos.place[p] >= kit.map_end:
        return "NEM-1.2D-c"
    if pos.steps[p] < 3:
        return "NEM-1.2D-f"
    return "NEM-1.2D-d" if pool_battalion(pos, kit.division[p]) is None else None


def able_to_detach(pos: War, units: Iterable[int]) -> list[int]:
    return [p for p in units if why_not_detach(pos, p) is None]


def detachable(_: object, pos: War) -> list[int]:
    """The Regiments that can detach a Battalion, which the Japanese player may do at any time."""
    steps = pos.steps
    return [p for p in pos.kit.regiments if steps[p] == 3 and why_not_detach(pos, p) is None]


def not_now(_: object, pos: War, p: int) -> str:
    """Why a piece does not detach a Battalion in a step that is about others."""
    return why_not_detach(pos, p) or "NEM-1.2D-c"


def detach(pos: War, p: int) -> int:
    """Flip the Regiment and place a Battalion of its Division with it."""
    battalion = pool_battalion(pos, pos.kit.division[p])
    assert battalion is not None
    pos.inherit(battalion, p)
    pos.set_steps(p, 2)
    pos.put(battalion, pos.place[p])
    pos.event("detached", "NEM-1.2D-c", piece=p, by=battalion, space=pos.place[p])
    return battalion


def _same_state(pos: War, p: int, q: int) -> bool:
    kit = pos.kit
    return kit.division[p] == kit.division[q] and pos.supply[p] == pos.supply[q]


def _battalions_by_group(pos: War) -> dict[tuple[int, str, int], list[int]]:
    """Battalions that stand together, of one Division and in one supply state."""
    groups: dict[tuple[int, str, int], list[int]] = {}
    kit = pos.kit
    for battalions in kit.battalions_of.values():
        for p in battalions:
            if pos.place[p] < kit.map_end:
                groups.setdefault((pos.place[p], kit.division[p], pos.supply[p]), []).append(p)
    return groups


def _pool_regiments(pos: War, division: str) -> list[int]:
    return [p for p in pos.in_box("regiments") if pos.kit.division[p] == division]


def merges(pos: War) -> list[Order]:
    """Every merge that is possible now (1.2-D), group by group."""
    kit = pos.kit
    orders: list[Order] = []
    for (space, division, supply), battalions in _battalions_by_group(pos).items():
        orders += [
            MERGE[p]
            for p in pos.index.at[space]
            if kit.regiment[p] and pos.steps[p] == 2 and kit.division[p] == division and pos.supply[p] == supply
        ]
        if len(battalions) >= 2 and _pool_regiments(pos, division):
            orders.append(FORM[battalions[0]])
            if len(battalions) >= 3:
                orders.append(FORM_FULL[battalions[0]])
    return orders


class EndOfPhaseMerges(Answers[War], frozen=True):
    """At the end of any Phase, of either side, the Japanese player may merge Battalions and Regiments (1.2-D)."""

    merged: bool = False

    def advance(self, pos: War) -> Asks:
        orders = merges(pos)
        if not orders and not self.merged:
            pos.pop()
            return None
        return Ask("japan", "merge", [*orders, DONE], ("NEM-1.2D-i",), firm=True)

    @offers(MERGE, why=lambda _, pos, p: why_not_merge(pos, p))
    def merge(self, pos: War, regiment: int) -> None:
        pos.replace(EndOfPhaseMerges(merged=True))
        _merge_into(pos, regiment)

    @offers(FORM, why=lambda _, pos, p: why_not_form(pos, p, 2))
    def form(self, pos: War, first: int) -> None:
        pos.replace(EndOfPhaseMerges(merged=True))
        pos.push(FormRegiment(first, 2))

    @offers(FORM_FULL, why=lambda _, pos, p: why_not_form(pos, p, 3))
    def form_full(self, pos: War, first: int) -> None:
        pos.replace(EndOfPhaseMerges(merged=True))
        pos.push(FormRegiment(first, 3))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class FormRegiment(Menu[War], frozen=True):
    """Battalions become a Regiment of their Division; of several in the pool the Japanese player takes one (1.2-D)."""

    first: Piece
    count: Number

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask("japan", "form-regiment", orders, ("NEM-1.2D-l",), {"piece": self.first})

    @offers(
        AS,
        lambda self, pos: _pool_regiments(pos, pos.kit.division[self.first]),
        why=lambda self, pos, p: "NEM-1.2D-l",
    )
    def form(self, pos: War, regiment: int) -> None:
        pos.pop()
        _form(pos, self.first, self.count, regiment)


def why_not_merge(pos: War, p: int) -> list[str]:
    """The rules by which a Regiment takes in no Battalion."""
    kit = pos.kit
    if kit.chindit[p]:
        return ["NEM-1.2E-e"]
    if not kit.regiment[p]:
        return ["NEM-1.2D-m"]
    friends = [q for q in pos.index.at[pos.place[p]] if kit.battalion[q] and kit.division[q] == kit.division[p]]
    if friends and all(pos.supply[q] != pos.supply[p] for q in friends):
        return ["NEM-1.2D-h"]
    return (not friends and _why_not_these(pos, p)) or ["NEM-1.2D-g"]


def why_not_form(pos: War, p: int, needed: int) -> str:
    """The rule by which Battalions do not form a Regiment."""
    kit = pos.kit
    if kit.chindit[p]:
        return "NEM-1.2E-e"
    if not kit.battalion[p]:
        return "NEM-1.2D-m"
    together = [q for q in pos.index.at[pos.place[p]] if kit.battalion[q] and kit.division[q] == kit.division[p]]
    if len(together) < needed:
        return "NEM-1.2D-k" if needed == 3 else "NEM-1.2D-j"
    if sum(pos.supply[q] == pos.supply[p] for q in together) < needed:
        return "NEM-1.2D-h"
    return "NEM-1.2D-l"


def _why_not_these(pos: War, p: int) -> list[str]:
    """The rules by which the units of its Division that stand with a Regiment cannot be merged into it."""
    kit = pos.kit
    others = [q for q in pos.index.at[pos.place[p]] if q != p and kit.division[q] == kit.division[p]]
    rules = ["NEM-1.2D-n"] if any(kit.regiment[q] and pos.steps[q] == 2 for q in others) else []
    if any(kit.is_unit[q] and not kit.regiment[q] and not kit.battalion[q] for q in others):
        rules.append("NEM-1.2D-m")
    return rules


def _merge_into(pos: War, regiment: int) -> None:
    kit = pos.kit
    battalion = next(p for p in pos.index.at[pos.place[regiment]] if kit.battalion[p] and _same_state(pos, p, regiment))
    _absorb(pos, regiment, battalion)
    pos.set_steps(regiment, 3)
    pos.event("merged", "NEM-1.2D-g", piece=regiment, by=battalion, space=pos.place[regiment])


def _form(pos: War, first: int, count: int, regiment: int) -> None:
    kit = pos.kit
    space = pos.place[first]
    battalions = [p for p in pos.index.at[space] if kit.battalion[p] and _same_state(pos, p, first)][:count]
    pos.inherit(regiment, first)
    for p in battalions:
        _absorb(pos, regiment, p)
    pos.set_steps(regiment, count)
    pos.put(regiment, space)
    pos.event("formed", "NEM-1.2D-k" if count == 3 else "NEM-1.2D-j", "NEM-1.2D-l", piece=regiment, space=space)


def _absorb(pos: War, regiment: int, battalion: int) -> None:
    """The Battalion returns to its pool; the worse state of the two is kept (ruling A45)."""
    pos.cite("NEM-1.2D-o")
    pos.hunger[regiment] = max(pos.hunger[regiment], pos.hunger[battalion])
    pos.marks[regiment] |= pos.marks[battalion]
    pos.spent[regiment] = max(pos.spent[regiment], pos.spent[battalion])
    pos.put(battalion, pos.kit.box["battalions"])
    refresh(pos, battalion)
