"""How cases set up and check a war in Asia and the Pacific. `docs/cases.md` describes the words."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.case import Desk, named_piece, named_space
from grognard.core.dice import Dice
from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.position import Table
from grognard.core.title import Kit, Title
from grognard.titles.asia_engulfed.chapters.ch1_turn import GameTurn, PlayerTurn, opening
from grognard.titles.asia_engulfed.chapters.ch15_set_up import Preparation, empty_war, set_up
from grognard.titles.asia_engulfed.kit import NATIONS, SIDES, AsiaKit, standard_tables
from grognard.titles.asia_engulfed.marks import (
    ENTERED,
    EXTENDED,
    LANDED,
    MOVED,
    NEW,
    PAID,
    REPLACED,
    SAILED,
    STRUCK,
    SUPPLY_NAMES,
)
from grognard.titles.asia_engulfed.theatre import PHASES, Build
from grognard.titles.asia_engulfed.verbs import DONE, PASS
from grognard.titles.asia_engulfed.war import War

MARKS = {
    "sailed": SAILED,
    "paid": PAID,
    "extended": EXTENDED,
    "moved": MOVED,
    "landed": LANDED,
    "entered": ENTERED,
    "new": NEW,
    "replaced": REPLACED,
    "struck": STRUCK,
}
NUMBERS = (
    "oil",
    "capacity",
    "transports",
    "oil_due",
    "transports_due",
    "oil_received",
    "oil_spent",
    "kamikaze",
    "asw",
    "asw_build",
    "sub_points",
    "duds",
    "bombers",
    "air_spent",
    "bases_held",
)
LISTS = ("network", "closed", "fought", "resolved", "forts")


class PhaseOver(Frame[War], frozen=True):
    """The phase that a case plays is over."""

    side: int

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "phase-over", [DONE, PASS])


class AsiaDesk(Desk):
    """Reads the words of Asia Engulfed in a case."""

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self._changes: dict[str, dict[str, dict[str, str]]] = {}
        self._full = False
        self._start: Callable[[War], None] = lambda pos: pos.push(GameTurn())

    # components

    def component(self, words: tuple[str, ...]) -> bool:
        """`set-up` uses the scenario's own; `change places HKG port 3 werp 2` changes a row of a data file."""
        if words[0] == "set-up":
            self._full = True
        elif words[0] == "change":
            _, table, key, *pairs = words
            self._changes.setdefault(table, {}).setdefault(key, {}).update(zip(pairs[::2], pairs[1::2], strict=True))
        else:
            return False
        return True

    def kit(self) -> AsiaKit:
        if not self._changes:
            found = self.title.kit()
            assert isinstance(found, AsiaKit)
            return found
        tables = dict(standard_tables())
        for name, changes in self._changes.items():
            if name not in tables:
                raise BrokenFile(f"there is no table {name!r}")
            tables[name] = [_changed(row, changes) for row in tables[name]]
        return AsiaKit(tables)

    def position(self, kit: Kit, scenario: str, options: dict[str, str]) -> War:
        assert isinstance(kit, AsiaKit)
        table = Table(Dice("case"), cited=set())
        if self._full:
            return set_up(kit, scenario, options, table)
        pos = empty_war(kit, scenario, options, table)
        pos.turn = kit.turn_keys.index("1942-1")
        return pos

    # the position

    def set(self, pos: War, words: tuple[str, ...]) -> bool:
        verb, *rest = words
        if verb in NUMBERS:
            setattr(pos, verb, int(rest[0]))
        elif verb in LISTS:
            setattr(pos, verb, [named_space(pos.kit, name) for name in rest])
        elif verb in ("werp", "actions", "strategic_used"):
            getattr(pos, verb)[_nation(rest[0])] = int(rest[1])
        else:
            reader = getattr(self, f"_set_{verb.replace('-', '_')}", None)
            if reader is None:
                return False
            reader(pos, rest)
        return True

    def _set_put(self, pos: War, words: list[str]) -> None:
        """`put JP-CA-1 at TRU steps 3 damaged 1 sailed from PAL supply partial aboard JP-CV-1 face-up`"""
        p = named_piece(pos.kit, words[0])
        pos.set_steps(p, pos.steps[p] or pos.kit.full_steps[p])
        rest = words[1:]
        while rest:
            word = rest.pop(0)
            if word == "at":
                pos.put(p, named_space(pos.kit, rest.pop(0)))
            elif word == "steps":
                pos.set_steps(p, int(rest.pop(0)))
            elif word == "damaged":
                pos.damaged[p] = int(rest.pop(0))
            elif word == "aboard":
                pos.aboard[p] = named_piece(pos.kit, rest.pop(0))
                pos.put(p, pos.place[pos.aboard[p]])
            elif word == "from":
                pos.origin[p] = named_space(pos.kit, rest.pop(0))
            elif word == "supply":
                pos.supply[p] = SUPPLY_NAMES.index(rest.pop(0))
            elif word == "face-up":
                pos.shown[p] = 1
            elif word in MARKS:
                pos.marks[p] |= MARKS[word]
            else:
                raise BrokenFile(f"`{word}` is not a word of `put`")

    def _set_control(self, pos: War, words: list[str]) -> None:
        """`control jp LUZ MIN`"""
        for name in words[1:]:
            pos.control[named_space(pos.kit, name)] = _nation(words[0])

    def _set_port_damage(self, pos: War, words: list[str]) -> None:
        pos.port_damage[named_space(pos.kit, words[0])] = int(words[1])

    def _set_build(self, pos: War, words: list[str]) -> None:
        """`build jp cv 3`, `build jp cv 3 damage`, `build jp cv 3 moved`"""
        power, track, box, *rest = words
        pos.builds.append(Build(_nation(power), track, int(box), "damage" in rest, "moved" in rest))

    def _set_network_sub(self, pos: War, words: list[str]) -> None:
        pos.network_sub = named_space(pos.kit, words[0])

    def _set_turn(self, pos: War, words: list[str]) -> None:
        """`turn 1942-4`"""
        pos.turn = pos.kit.turn_keys.index(words[0])

    def _set_broken_zone(self, pos: War, words: list[str]) -> None:
        pos.broken_zone = named_space(pos.kit, words[0])

    def _set_dropped(self, pos: War, words: list[str]) -> None:
        pos.dropped = [named_piece(pos.kit, name) for name in words]

    def _set_engaged(self, pos: War, words: list[str]) -> None:
        """`engaged 10 cv`: US steps that have fought at sea in this turn, with or without carriers."""
        pos.engaged_steps, pos.engaged_cv = int(words[0]), "cv" in words[1:]

    def _set_phase(self, pos: War, words: list[str]) -> None:
        """`phase japan naval`: play this phase only; `phase japan naval on`: go on with the sequence of play."""
        side, phase = SIDES.index(words[0]), words[1]
        number = PHASES.index(phase)

        def start(pos: War) -> None:
            pos.phasing, pos.phase = side, phase
            if words[2:] == ["on"]:
                pos.push(GameTurn(side + 1))
                pos.push(PlayerTurn(side, number + 1))
            else:
                pos.push(PhaseOver(side))
            pos.push(opening(phase, side))

        self._start = start

    def _set_player_turn(self, pos: War, words: list[str]) -> None:
        """`player-turn japan`: from the beginning of that Player-Turn."""
        side = SIDES.index(words[0])

        def start(pos: War) -> None:
            pos.push(GameTurn(side + 1))
            pos.push(PlayerTurn(side))

        self._start = start

    def _set_turn_advancement(self, pos: War, words: list[str]) -> None:
        self._start = lambda pos: pos.push(GameTurn(2))

    def _set_preparation(self, pos: War, words: list[str]) -> None:
        """`preparation`: what the players decide before the first turn."""

        def start(pos: War) -> None:
            pos.push(GameTurn())
            pos.push(Preparation())

        self._start = start

    def begin(self, pos: War) -> None:
        self._start(pos)

    # checks

    def check(self, pos: War, words: tuple[str, ...]) -> str | None:
        first, *rest = words
        if first in NUMBERS:
            return _differs(getattr(pos, first), int(rest[0]), first)
        if first in LISTS:
            names = sorted(pos.kit.space_names[space] for space in getattr(pos, first))
            return None if names == sorted(rest) else f"it is {' '.join(names) or 'empty'}"
        if first in ("werp", "actions", "strategic_used"):
            return _differs(getattr(pos, first)[_nation(rest[0])], int(rest[1]), first)
        reader = getattr(self, f"_check_{first.replace('-', '_')}", None)
        if reader is not None:
            came: str | None = reader(pos, rest)
            return came
        if first in pos.kit.piece_index:
            return self._check_piece(pos, named_piece(pos.kit, first), rest)
        raise BrokenFile(f"`{first}` is neither a piece nor a word of `expect`")

    def _check_piece(self, pos: War, p: int, rest: list[str]) -> str | None:
        """`expect JP-CA-1 at TRU steps 3 damaged 0 supply full sailed aboard JP-CV-1 face-up from PAL`"""
        kit = pos.kit
        shown = {
            "at": kit.space_names[pos.place[p]],
            "steps": str(pos.steps[p]),
            "damaged": str(pos.damaged[p]),
            "supply": SUPPLY_NAMES[pos.supply[p]],
            "aboard": kit.piece_names[pos.aboard[p]] if pos.aboard[p] >= 0 else "none",
            "from": kit.space_names[pos.origin[p]] if pos.origin[p] >= 0 else "none",
        }
        while rest:
            word = rest.pop(0)
            if word in shown:
                wanted = rest.pop(0)
                if shown[word] != wanted:
                    return f"it is {word} {shown[word]}"
            elif word in ("face-up", "hidden"):
                if pos.hidden(p) == (word == "face-up"):
                    return f"it is {'hidden' if pos.hidden(p) else 'face up'}"
            elif word in MARKS:
                if not pos.marks[p] & MARKS[word]:
                    return f"it has not {word}"
            else:
                raise BrokenFile(f"`{word}` is not a word of `expect PIECE`")
        return None

    def _check_control(self, pos: War, rest: list[str]) -> str | None:
        """`expect control jp LUZ MIN`"""
        for name in rest[1:]:
            came = NATIONS[pos.control[named_space(pos.kit, name)]]
            if came != rest[0]:
                return f"{name} is {came}'s"
        return None

    def _check_contested(self, pos: War, rest: list[str]) -> str | None:
        return next((f"{name} is not" for name in rest if not pos.contested(named_space(pos.kit, name))), None)

    def _check_uncontested(self, pos: War, rest: list[str]) -> str | None:
        return next((f"{name} is contested" for name in rest if pos.contested(named_space(pos.kit, name))), None)

    def _check_port_damage(self, pos: War, rest: list[str]) -> str | None:
        return _differs(pos.port_damage.get(named_space(pos.kit, rest[0]), 0), int(rest[1]), "damage")

    def _check_build(self, pos: War, rest: list[str]) -> str | None:
        """`expect build jp cv 3`, `expect build jp cv none`; `… 3 damage` looks at damage markers only"""
        power, track, *words = rest
        found = [build for build in pos.builds if build.power == _nation(power) and build.track == track]
        boxes = [build.box for build in found if build.damage or "damage" not in words]
        wanted = [int(word) for word in words if word not in ("none", "damage")]
        return None if sorted(boxes) == sorted(wanted) else f"there are {sorted(boxes) or 'none'}"

    def _check_phase(self, pos: War, rest: list[str]) -> str | None:
        came = [SIDES[pos.phasing], pos.phase]
        return None if came == rest else f"it is {' '.join(came)}"

    def _check_engaged(self, pos: War, rest: list[str]) -> str | None:
        """`expect engaged 10 cv`"""
        came = [str(pos.engaged_steps)] + ["cv"] * pos.engaged_cv
        return None if came == rest else f"it is {' '.join(came)}"

    def _check_turn(self, pos: War, rest: list[str]) -> str | None:
        came = pos.kit.turn_keys[pos.turn]
        return None if came == rest[0] else f"it is {came}"

    def _check_network_sub(self, pos: War, rest: list[str]) -> str | None:
        came = pos.kit.space_names[pos.network_sub] if pos.network_sub >= 0 else "none"
        return None if came == rest[0] else f"it is {came}"

    def _check_dropped(self, pos: War, rest: list[str]) -> str | None:
        came = [pos.kit.piece_names[p] for p in pos.dropped]
        return None if sorted(came) == sorted(rest) else f"it is {' '.join(came) or 'nobody'}"

    def _check_sees(self, pos: War, rest: list[str]) -> str | None:
        """`expect sees allies TRU JP-F-2`: what a side sees in a place. `JP-F` stands for any such stand-in."""
        seen = self.title.hide(pos, rest[0])
        kit = pos.kit
        came = sorted(_class_name(kit, p) for p in seen.index.at[named_space(pos.kit, rest[1])])
        return None if came == sorted(rest[2:]) else f"it sees {' '.join(came) or 'nothing'}"


def _class_name(kit: AsiaKit, p: int) -> str:
    """Stand-ins without their number, which is drawn by lot."""
    name = kit.piece_names[p]
    return name if p < kit.real_count else name.rpartition("-")[0]


def _changed(row: Row, changes: dict[str, dict[str, str]]) -> Row:
    return dict(row) | changes.get(next(iter(row.values())), {})


def _differs(came: int, wanted: int, what: str) -> str | None:
    return None if came == wanted else f"{what} is {came}"


def _nation(name: str) -> int:
    if name not in NATIONS:
        raise BrokenFile(f"there is no nation {name!r}")
    return NATIONS.index(name)
