"""8.2 Allied Reinforcement Phase: replacements, rebuilding, reinforcements; rail movement is in ch8_rail."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import refresh
from grognard.titles.nemesis.chapters.ch2_2_stacking import fits
from grognard.titles.nemesis.chapters.ch2_5_resources import spend_resource
from grognard.titles.nemesis.chapters.ch2_7_monsoon import allied_replacements
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.chapters.ch7_supply import covered_by, working_depots
from grognard.titles.nemesis.chapters.ch8_rail import Rail
from grognard.titles.nemesis.chapters.variants import assign_arrival
from grognard.titles.nemesis.kit import ALLIES, BRITISH, ENTRY_OF_FORCE, FORCES, JAPAN, LAST_TURN, YUNNAN
from grognard.titles.nemesis.verbs import DONE, EMPLANE, ENTER, FLIP, PLACE, REBUILD, REPLACE, SEND
from grognard.titles.nemesis.war import FULL, LIMITED_SUPPLY, OOS, SUPPLY_NAMES, War

MOST_FLIPS = 2
MOST_BY_AIR = 2
MOST_SENT = 2
SENT_FOR = 2
REPLENISHED_ON = 5
LUSHAI = "Lushai"
LUSHAI_COLUMN = 1


# 8.2-A: replacements


class AlliedReplacements(Menu[War], frozen=True):
    """Units return from the Allied Losses to the Off-Map box, or reduced ones are rebuilt (8.2-A)."""

    then: bool = True
    """Whether reinforcements and rail movement follow; not so in variant 2."""
    left: Number = -1
    support: bool = False
    """A Support unit has returned."""
    flips: Number = 0
    paid: bool = False
    """A Resource is spent that flips a second unit."""
    elsewhere = dict.fromkeys(("enter", "emplane", "send", "rail"), "NEM-8.0-a")

    def advance(self, pos: War) -> Asks:
        if self.left < 0:
            pos.cite("NEM-8.0-a")
            pos.replace(replace(self, left=allied_replacements(pos)))
            pos.push(YunnanReplacement())
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if self.paid:
            if orders == [DONE]:
                self.done(pos)
                return None
            return Ask("allies", "rebuild-second", orders, ("NEM-8.2A-f", "NEM-8.2A-g"))
        args: dict[str, object] = {"n": self.left, "resources": pos.resources}
        firm = self.left < allied_replacements(pos)
        return Ask("allies", "allied-replacements", orders, ("NEM-8.2A-a", "NEM-8.2A-f"), args, firm=firm)

    def _stays_lost(self, pos: War, p: int) -> str | None:
        """The rule that forbids the return of a unit."""
        kit = pos.kit
        if pos.place[p] == kit.box["permanent-allies"]:
            return "NEM-8.2A-b"
        if self.paid:
            return "NEM-8.2A-f"
        if pos.place[p] != kit.box["losses-allies"]:
            return "NEM-8.2A-a"
        if kit.force[p] == YUNNAN:
            return "NEM-8.2A-d"
        if kit.support[p] and (self.support or pos.turn not in kit.support_turns):
            return "NEM-8.2A-c"
        return None

    @offers(REPLACE, lambda self, pos: pos.in_box("losses-allies") if self.left else (), _stays_lost)
    def bring_back(self, pos: War, p: int) -> None:
        support = pos.kit.support[p]
        pos.replace(replace(self, left=self.left - 1, support=self.support or support))
        return_to_box(pos, p, "NEM-8.2A-a", *(("NEM-8.2A-c",) if support else ()))

    def _reduced(self, pos: War) -> list[int]:
        may = self.left and pos.resources and self.flips < MOST_FLIPS and not self.paid
        return rebuildable(pos) if may else []

    def _stays_reduced(self, pos: War, p: int, *, free: bool = False) -> list[str]:
        rules = []
        if self.flips >= MOST_FLIPS:
            rules.append("NEM-8.2A-g")
        if not free and not pos.resources:
            rules.append("NEM-2.5-h")
        if not may_be_rebuilt(pos, p):
            rules.append("NEM-8.2A-h")
        elif pos.steps[p] < pos.kit.full_steps[p] and p not in rebuildable(pos):
            rules.append("NEM-8.2A-i")
        return rules or ["NEM-8.2A-f"]

    @offers(REBUILD, _reduced, why=_stays_reduced)
    def rebuild(self, pos: War, p: int) -> None:
        flips = self.flips + 1
        pos.replace(replace(self, left=self.left - 1, flips=flips, paid=flips < MOST_FLIPS))
        spend_resource(pos, "NEM-8.2A-f")
        rebuild(pos, p)

    @offers(
        FLIP,
        lambda self, pos: rebuildable(pos) if self.paid else (),
        why=lambda self, pos, p: self._stays_reduced(pos, p, free=True),
    )
    def rebuild_second(self, pos: War, p: int) -> None:
        pos.replace(replace(self, flips=self.flips + 1, paid=False))
        rebuild(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        if self.paid:
            pos.replace(replace(self, paid=False))
        elif self.then:
            pos.replace(AlliedReinforcements())
        else:
            pos.pop()


class YunnanReplacement(Menu[War], frozen=True):
    """One eliminated Yunnan unit returns, in addition to the others (8.2-A, ruling A56)."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            return None
        return Ask("allies", "yunnan-replacement", orders, ("NEM-8.2A-d", "NEM-8.2A-e"))

    def _stays_lost(self, pos: War, p: int) -> str | None:
        kit = pos.kit
        if kit.force[p] != YUNNAN:
            return "NEM-8.2A-d"
        return "NEM-8.2A-e" if kit.support[p] and pos.turn not in kit.support_turns else None

    @offers(
        REPLACE,
        lambda _, pos: pos.in_box("losses-allies"),
        _stays_lost,
        lambda _, pos, p: "NEM-8.2A-e" if pos.kit.support[p] else "NEM-8.2A-d",
    )
    def bring_back(self, pos: War, p: int) -> None:
        pos.pop()
        return_to_box(pos, p, "NEM-8.2A-e" if pos.kit.support[p] else "NEM-8.2A-d")


def return_to_box(pos: War, p: int, *rules: str) -> None:
    """A unit returns from the Losses to the Off-Map box, at full strength."""
    pos.set_steps(p, pos.kit.full_steps[p])
    refresh(pos, p)
    pos.put(p, pos.kit.box["off-map"])
    pos.event("allied-replacement", *rules, piece=p)


def may_be_rebuilt(pos: War, p: int) -> bool:
    """Whether units like this are rebuilt at all."""
    kit = pos.kit
    return (
        kit.is_unit[p]
        and kit.side[p] == ALLIES
        and kit.force[p] != YUNNAN
        and not kit.support[p]
        and not kit.permanent[p]
    )


def rebuildable(pos: War) -> list[int]:
    """Reduced units in supply range of a Depot that can provide supply, or of an HQ of their nationality.

    The Chinese under Stilwell count as US, so nationality is the Force.
    """
    kit = pos.kit
    waiting = [p for p in pos.pieces_in_play(ALLIES) if pos.steps[p] < kit.full_steps[p] and may_be_rebuilt(pos, p)]
    found: list[int] = []
    for hq in pos.pieces_in_play(ALLIES) if waiting else ():
        if kit.hq[hq] and pos.supply[hq] != OOS and any(kit.force[p] == kit.force[hq] for p in waiting):
            here = pos.place[hq]
            covered = covered_by(pos, ALLIES, here, kit.range[hq])
            found += [
                p for p in waiting if kit.force[p] == kit.force[hq] and (covered[pos.place[p]] or pos.place[p] == here)
            ]
            waiting = [p for p in waiting if p not in found]
    for depot in working_depots(pos, ALLIES) if waiting else ():
        covered = covered_by(pos, ALLIES, depot, 2 * kit.depots[depot].range)
        found += [p for p in waiting if covered[pos.place[p]] or pos.place[p] == depot]
        waiting = [p for p in waiting if p not in found]
    return sorted(found)


def rebuild(pos: War, p: int) -> None:
    """A reduced unit is at full strength again."""
    pos.set_steps(p, pos.kit.full_steps[p])
    pos.event("rebuilt", "NEM-8.2A-f", "NEM-8.2A-i", piece=p, space=pos.place[p])


# 8.2-B: reinforcements


class AlliedReinforcements(Frame[War], frozen=True):
    """Steps 1 and 2: what is scheduled goes to the Off-Map box, the Yunnan Force on to China (8.2-B)."""

    def advance(self, pos: War) -> Asks:
        pos.cite("NEM-8.0-a")
        kit = pos.kit
        now = f"T{pos.turn}"
        for p in pos.in_box(now):
            if kit.side[p] == ALLIES:
                rules = ["NEM-8.2B-a"]
                if kit.start[p] != now and (kit.force[p] != BRITISH or pos.steps[p] < kit.full_steps[p]):
                    rules.append("NEM-6.2D-n")
                refresh(pos, p)
                pos.put(p, kit.box["off-map"])
                pos.event("off-map", *rules, piece=p)
        for p in pos.in_box("off-map"):
            if kit.force[p] == YUNNAN:
                rules = ["NEM-8.2B-b", "NEM-0-c", "NEM-1.2F-b"]
                if not kit.is_unit[p]:
                    rules.append("NEM-8.2B-k")
                if not pos.yunnan_active:
                    rules.append("NEM-2.6-h")
                bring_in(pos, p, kit.entry_hex["CN"], FULL, *rules)
        pos.replace(AlliedEntry())
        return None


def bring_in(pos: War, p: int, space: int, level: int, *rules: str) -> None:
    """A piece enters the map, or a Reinforcement hex."""
    refresh(pos, p)
    pos.supply[p] = level
    if space >= pos.kit.hex_count:
        pos.cite("NEM-2.2-g")
    pos.event("enters", *rules, piece=p, space=space, supply=SUPPLY_NAMES[level])
    assign_arrival(pos, p, space)
    enter(pos, p, space)


class AlliedEntry(Menu[War], frozen=True):
    """Step 3: for a Resource each, pieces leave the Off-Map box for the map or the Airfield (8.2-B)."""

    emplaned: Number = 0
    entered: Number = 0
    elsewhere = {**dict.fromkeys(("replace", "rebuild", "rail"), "NEM-8.0-a"), "send": "NEM-8.2B-i"}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"n": pos.resources, "emplaned": self.emplaned}
        firm = self.emplaned + self.entered > 0
        return Ask("allies", "allied-entry", orders, ("NEM-8.2B-c", "NEM-8.2B-d"), args, firm=firm)

    def _waiting(self, pos: War) -> list[int]:
        return [p for p in pos.in_box("off-map") if pos.kit.force[p] != YUNNAN] if pos.resources else []

    def _not_waiting(self, pos: War, p: int) -> list[str]:
        """Why a piece cannot be paid for."""
        box = pos.kit.box
        if pos.place[p] != box["off-map"]:
            return ["NEM-8.2B-m" if pos.place[p] == box["airfield"] else "NEM-8.2B-c"]
        return [] if pos.resources else ["NEM-2.5-h"]

    def _no_entry(self, pos: War, p: int) -> list[str]:
        shut = pos.place[p] == pos.kit.box["off-map"] and is_lushai(pos, p) and not lushai_hexes(pos, p)
        return self._not_waiting(pos, p) + (["NEM-8.2B-g"] if shut else [])

    def _no_plane(self, pos: War, p: int) -> list[str]:
        kit = pos.kit
        heavy = kit.motorised[p] or not kit.is_unit[p] or self.emplaned >= MOST_BY_AIR
        return self._not_waiting(pos, p) + (["NEM-8.2B-d"] if heavy and pos.place[p] == kit.box["off-map"] else [])

    @offers(ENTER, _waiting, _no_entry)
    def enter(self, pos: War, p: int) -> None:
        kit = pos.kit
        rules = ["NEM-8.2B-c"]
        spend_resource(pos, "NEM-8.2B-c")
        pos.replace(AlliedEntry(self.emplaned, self.entered + 1))
        if is_lushai(pos, p):
            pos.push(PlaceLushai(p))
            return
        rules.append("NEM-0-c")
        rules += ["NEM-8.2B-f"] if kit.force[p] == BRITISH else ["NEM-8.2B-e", "NEM-1.2F-a"]
        if not kit.is_unit[p]:
            rules.append("NEM-8.2B-k")
        bring_in(pos, p, kit.entry_hex[ENTRY_OF_FORCE[FORCES[kit.force[p]]]], FULL, *rules)

    @offers(EMPLANE, _waiting, _no_plane)
    def emplane(self, pos: War, p: int) -> None:
        rules = ["NEM-8.2B-c", "NEM-8.2B-d"]
        spend_resource(pos, "NEM-8.2B-c")
        if pos.in_box("airfield"):
            rules.append("NEM-8.2B-m")
        pos.replace(AlliedEntry(self.emplaned + 1, self.entered))
        pos.put(p, pos.kit.box["airfield"])
        pos.event("emplaned", *rules, piece=p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        if self.emplaned < MOST_BY_AIR:
            pos.replace(Replenishment())
            return
        if why_no_replenishment(pos) is None:
            pos.event("replenishment-given-up", "NEM-8.2B-d", "NEM-8.2B-h")
        pos.replace(Rail(ALLIES))


def is_lushai(pos: War, p: int) -> bool:
    return pos.kit.piece_names[p] == LUSHAI


def lushai_hexes(pos: War, p: int) -> list[int]:
    """The hexes of column 01 that the enemy does not occupy, within the stacking limit."""
    kit, enemies = pos.kit, pos.index.units[JAPAN]
    return [
        space
        for space in range(kit.hex_count)
        if kit.column[space] == LUSHAI_COLUMN and not enemies[space] and fits(pos, space, p, ALLIES)
    ]


class PlaceLushai(Menu[War], frozen=True):
    """The Lushai Brigade comes out of its hills at the western edge (8.2-B)."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask("allies", "place-lushai", orders, ("NEM-8.2B-g",), {"piece": self.piece})

    @offers(PLACE, lambda self, pos: lushai_hexes(pos, self.piece), why=lambda *_: "NEM-8.2B-g")
    def place(self, pos: War, space: int) -> None:
        pos.pop()
        bring_in(pos, self.piece, space, LIMITED_SUPPLY, "NEM-8.2B-g")


class Replenishment(Menu[War], frozen=True):
    """Step 4: British units sent away for two turns help to fill the Imphal Supply Reserves again (8.2-B)."""

    sent: Number = 0
    elsewhere = {
        **dict.fromkeys(("replace", "rebuild", "rail"), "NEM-8.0-a"),
        **dict.fromkeys(("enter", "emplane"), "NEM-8.2B-c"),
    }

    def advance(self, pos: War) -> Asks:
        forbidden = why_no_replenishment(pos)
        if forbidden is None:
            return super().advance(pos)
        pos.cite(forbidden)
        pos.replace(Rail(ALLIES))
        return None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("NEM-8.2B-h", "NEM-8.2B-i", "NEM-8.2B-j") if len(orders) > 1 else ("NEM-8.2B-h",)
        return Ask("allies", "replenishment", orders, rules, {"modifier": self.sent}, firm=self.sent > 0)

    def _stays(self, pos: War, p: int) -> list[str]:
        rules = [] if pos.resources else ["NEM-2.5-h"]
        if pos.kit.force[p] != BRITISH or not pos.kit.is_unit[p]:
            rules.append("NEM-8.2B-j")
        elif self.sent >= MOST_SENT or pos.place[p] != pos.kit.box["off-map"]:
            rules.append("NEM-8.2B-i")
        return rules

    @offers(SEND, lambda _, pos: pos.in_box("off-map"), _stays)
    def send(self, pos: War, p: int) -> None:
        turn = min(pos.turn + SENT_FOR, LAST_TURN + SENT_FOR)
        spend_resource(pos, "NEM-8.2B-i")
        pos.put(p, pos.kit.box[f"T{turn}"])
        pos.event("sent", "NEM-8.2B-i", "NEM-8.2B-j", piece=p, n=turn)
        pos.replace(Replenishment(self.sent + 1))

    @offers(DONE)
    def done(self, pos: War) -> None:
        replenish(pos, self.sent)
        pos.replace(Rail(ALLIES))


def why_no_replenishment(pos: War) -> str | None:
    """The rule by which the Reserves cannot be replenished now."""
    kit = pos.kit
    if kit.imphal < 0 or pos.reserves >= kit.full_reserves:
        return "NEM-8.2B-h"
    if pos.enemy_objective(kit.imphal, ALLIES):
        return "NEM-8.2B-l"
    return None


def replenish(pos: War, modifier: int) -> None:
    """On 5 or more the Reserves rise by one level."""
    rules = ["NEM-8.2B-h", *(["NEM-8.2B-i"] if modifier else [])]
    die = pos.roll()
    success = die + modifier >= REPLENISHED_ON
    pos.event("replenishment-roll", *rules, die=die, modifier=modifier, success=int(success))
    if success:
        pos.reserves += 1
        pos.event("reserves", "NEM-8.2B-h", n=pos.reserves)
