"""19.6 to 19.8 Which minors may align with which power, and when: the rule that forbids it, nothing if none does."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch9_wars import fights
from grognard.titles.world_in_flames.chapters.ch19_record import ALLIES, AXIS, has_declared, is_axis
from grognard.titles.world_in_flames.kit import (
    COMMONWEALTH,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    NOBODY,
    USA,
    USSR,
)
from grognard.titles.world_in_flames.war import War

GRANTED, REJECTED, PEACE, OVERRUN = 1, 2, 3, 4
"""What has become of a Soviet border claim (19.6); OVERRUN: the USSR has conquered the country."""
ASKED, ALLOWED, DENIED = 1, 2, 3
"""What Germany says to Hungary and Bulgaria (19.6.2)."""
CORPS = 4
"""So many corps near it bring a minor over (19.7, 19.8)."""
AMERICA = -30.0
"""Capitals west of this lie on the America map."""
BALKANS = ("Italy", "Hungary", "Romania", "Bulgaria", "Greece", "Albania")


def nation(pos: War, name: str) -> int:
    return pos.kit.nation_index[name]


def is_american(pos: War, minor: int) -> bool:
    """Whether a minor lies on the America map."""
    row = pos.kit.tables["countries"][minor]
    return bool(row["capital_lon"]) and float(row["capital_lon"]) < AMERICA


def claim(pos: War, name: str) -> int:
    """What has become of the Soviet claim on Finland or Romania; 0: none was made."""
    return pos.claims.get(nation(pos, name), 0)


def holds(pos: War, side: int, place: str) -> bool:
    space = pos.kit.places.get(place, -1)
    return space >= 0 and pos.holder[space] == side


def occupies(pos: War, side: int, place: str) -> bool:
    """Whether a unit of a power stands in a place."""
    space = pos.kit.places.get(place, -1)
    return space >= 0 and bool(pos.units_at(space, side))


def corps(pos: War, side: int, spaces: Callable[[int], bool]) -> int:
    """The corps of a power itself on some hexes."""
    kit, own = pos.kit, pos.kit.power[side]
    return sum(pos.nation[p] == own and not kit.is_small[p] and spaces(pos.place[p]) for p in pos.units_of(side))


def neighbours_of(pos: War, minor: int) -> set[int]:
    """The countries next to a minor."""
    names = pos.kit.tables["countries"][minor]["adjacent_countries"].split("; ")
    return {pos.kit.nation_index[name] for name in names if name in pos.kit.nation_index}


def corps_beside(pos: War, side: int, minor: int, without: tuple[str, ...] = ()) -> bool:
    """Whether four corps of a power stand in countries next to a minor."""
    near = neighbours_of(pos, minor) - {nation(pos, name) for name in without}
    return corps(pos, side, lambda space: pos.home[space] in near) >= CORPS


def _attacks_ussr(pos: War) -> bool:
    return has_declared(pos, GERMANY, "USSR")


def _balkan_war(pos: War) -> bool:
    """Germany has declared war on Yugoslavia or the USSR (not the USSR on Germany), or holds Belgrade."""
    return has_declared(pos, GERMANY, "Yugoslavia") or _attacks_ussr(pos) or holds(pos, GERMANY, "Belgrade")


def moment(pos: War) -> int:
    """The impulse at work, counted from the first turn."""
    return 100 * pos.turn + pos.impulses + 1


def _later(pos: War) -> bool:
    """Whether Germany has given its answer to Hungary and Bulgaria in an earlier impulse."""
    return pos.mediated < moment(pos)


def _soviet_war(pos: War) -> bool:
    """Whether Romania and the USSR are at war."""
    return fights(pos, nation(pos, "Romania"), USSR)


def _granted(pos: War, ready: bool, rule: str) -> Refusals:
    """A condition: met, its rule is cited, else it forbids."""
    if ready:
        pos.cite(rule)
    return None if ready else rule


# one function for each minor


def _finland(pos: War, side: int) -> Refusals:
    if side != GERMANY:
        return "WIF-19.7-d"
    if claim(pos, "Finland"):
        pos.cite("WIF-19.6.1-k" if claim(pos, "Finland") == PEACE else "WIF-19.6.1-f")
        return None
    return _granted(pos, _attacks_ussr(pos), "WIF-19.6.1-b")


def _romania(pos: War, side: int) -> Refusals:
    if side != GERMANY:
        return "WIF-19.7-d"
    if claim(pos, "Romania") == PEACE:
        pos.cite("WIF-19.6.2-x")
        return None
    if claim(pos, "Romania") == GRANTED:
        if pos.mediation == DENIED:
            pos.cite("WIF-19.6.2-o")
            return None
        at_war = fights(pos, nation(pos, "Yugoslavia"), GERMANY)
        ready = _attacks_ussr(pos) or at_war or holds(pos, GERMANY, "Belgrade")
        return _granted(pos, pos.mediation == ALLOWED and ready, "WIF-19.6.2-l")
    return _granted(pos, _balkan_war(pos), "WIF-19.6.2-b")


def _bulgaria(pos: War, side: int) -> Refusals:
    state = claim(pos, "Romania")
    if side not in (GERMANY, USSR):
        return "WIF-19.7-d" if is_axis(side) else "WIF-19.8-c"
    if _soviet_war(pos):
        return "WIF-19.6.2-z"
    if state == PEACE and side == GERMANY:
        pos.cite("WIF-19.6.2-x")
        return None
    for reached, rule in ((state == OVERRUN, "WIF-19.6.2-y"), (pos.mediation == DENIED, "WIF-19.6.2-n")):
        if reached:
            pos.cite(rule)
            return rule if side == GERMANY else None
    if side == USSR:
        return "WIF-19.8-c"
    if state == GRANTED:
        return _granted(pos, pos.mediation == ALLOWED and _later(pos), "WIF-19.6.2-k")
    ready = holds(pos, GERMANY, "Belgrade") or fights(pos, nation(pos, "Greece"), GERMANY)
    return _granted(pos, ready, "WIF-19.6.2-c")


def _hungary(pos: War, side: int) -> Refusals:
    if side != GERMANY:
        return "WIF-19.7-d"
    state = claim(pos, "Romania")
    for reached, rule in (
        (state == PEACE, "WIF-19.6.2-x"),
        (state == OVERRUN, "WIF-19.6.2-s"),
        (_soviet_war(pos), "WIF-19.6.2-t"),
        (pos.mediation == ALLOWED and _later(pos), "WIF-19.6.2-j"),
    ):
        if reached:
            pos.cite(rule)
            return None
    if pos.mediation == DENIED:
        return _granted(pos, _attacks_ussr(pos), "WIF-19.6.2-u")
    if state == GRANTED:
        return "WIF-19.6.2-j" if pos.mediation == ALLOWED else "WIF-19.6.2-i"
    return _granted(pos, has_declared(pos, GERMANY, "Yugoslavia") or _attacks_ussr(pos), "WIF-19.6.2-d")


def _argentina(pos: War, side: int) -> Refusals:
    attacked = any(by in ALLIES and is_american(pos, whom) for by, whom in pos.declared)
    return _granted(pos, side == GERMANY and attacked, "WIF-19.7-c")


def _oil_states(name: str) -> Callable[[War, int], Refusals]:
    def forbids(pos: War, side: int) -> Refusals:
        """Persia and Iraq; Germany, which speaks first, goes before Italy."""
        if side not in (GERMANY, ITALY):
            return "WIF-19.7-e"
        rule = "WIF-19.7-e" if side == GERMANY else "WIF-19.7-f"
        if not corps_beside(pos, side, nation(pos, name), ("USSR", "Turkey")):
            return rule
        pos.cite(*(("WIF-19.7-f", "WIF-19.7-g") if side == ITALY else (rule,)))
        return None

    return forbids


def _siam(pos: War, side: int) -> Refusals:
    return _granted(pos, side == JAPAN, "WIF-19.7-h")


def _spain(pos: War, side: int) -> Refusals:
    return _granted(pos, is_axis(side) and occupies(pos, side, "Gibraltar"), "WIF-19.7-i")


def _turkey(pos: War, side: int) -> Refusals:
    kit = pos.kit
    soviet, turkish = nation(pos, "USSR"), nation(pos, "Turkey")

    def at_border(space: int) -> bool:
        return pos.home[space] == soviet and any(pos.home[near] == turkish for near in kit.neighbours[space])

    return _granted(pos, side == GERMANY and corps(pos, side, at_border) >= CORPS, "WIF-19.7-k")


def _yugoslavia(pos: War, side: int) -> Refusals:
    if is_axis(side):
        ready = holds(pos, side, "Athens") and all(pos.leader[nation(pos, name)] in AXIS for name in BALKANS)
        return _granted(pos, ready, "WIF-19.7-l")
    rules = {COMMONWEALTH: "WIF-19.8-g", FRANCE: "WIF-19.8-h"}
    ready = side in rules and corps_beside(pos, side, nation(pos, "Yugoslavia"))
    return _granted(pos, ready, rules.get(side, "WIF-19.8-g"))


def _american(rule: str, every: bool) -> Callable[[War, int], Refusals]:
    def forbids(pos: War, side: int) -> Refusals:
        at_war = [bool(pos.wars[USA] >> foe & 1) for foe in AXIS]
        return _granted(pos, side == USA and (all(at_war) if every else any(at_war)), rule)

    return forbids


JOINS: dict[str, Callable[[War, int], Refusals]] = {
    "Finland": _finland,
    "Romania": _romania,
    "Bulgaria": _bulgaria,
    "Hungary": _hungary,
    "Argentina": _argentina,
    "Persia": _oil_states("Persia"),
    "Iraq": _oil_states("Iraq"),
    "Siam": _siam,
    "Spain": _spain,
    "Turkey": _turkey,
    "Yugoslavia": _yugoslavia,
    "Brazil": _american("WIF-19.8-b", every=True),
    "Central America": _american("WIF-19.8-d", every=False),
    "Mexico": _american("WIF-19.8-e", every=True),
}


def why_not_join(pos: War, side: int, minor: int) -> Refusals:
    """The rule that keeps a neutral minor from aligning with a power (19.7-a, 19.8-a)."""
    if pos.leader[minor] != NOBODY:
        return "WIF-9.8-a"
    forbids = JOINS.get(pos.kit.nations[minor])
    if forbids is None:
        return "WIF-19.7-a" if is_axis(side) else "WIF-19.8-a"
    found = forbids(pos, side)
    if not found:
        pos.cite("WIF-19.7-a" if is_axis(side) else "WIF-19.8-a")
    return found


def why_not_soviet_war(pos: War, minor: int) -> Refusals:
    """The rule that keeps the USSR from declaring war on Finland or Romania (19.6)."""
    name = pos.kit.nations[minor]
    state = pos.claims.get(minor, 0)
    if name == "Finland":
        return {0: "WIF-19.6.1-a", GRANTED: "WIF-19.6.1-e", PEACE: "WIF-19.6.1-k"}.get(state)
    if name == "Romania":
        if not state:
            return "WIF-19.6.2-a"
        if state == GRANTED and not pos.wars[USSR] >> GERMANY & 1:
            return "WIF-19.6.2-g"
    return None
