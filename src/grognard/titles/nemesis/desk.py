"""How cases set up and check a war in Burma. `docs/cases.md` describes the words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.case import Desk, named_piece, named_space
from grognard.core.dice import Dice
from grognard.core.errors import BrokenFile
from grognard.core.frame import Frame
from grognard.core.position import Table
from grognard.core.title import Kit, Title
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS, set_up
from grognard.titles.nemesis.chapters.ch4_turn import Phase, Turn, opening
from grognard.titles.nemesis.chapters.ch6_1_attack import Declare
from grognard.titles.nemesis.chapters.ch8_1_japanese import JapaneseReinforcements
from grognard.titles.nemesis.chapters.ch8_2_allied import AlliedReinforcements, Replenishment
from grognard.titles.nemesis.chapters.ch8_rail import Rail
from grognard.titles.nemesis.chapters.ch9_end_of_turn import EndOfTurn
from grognard.titles.nemesis.chapters.variants import assign_groups, mark_wests
from grognard.titles.nemesis.kit import ALLIES, JAPAN, SIDES, NemesisKit, Tables, standard_tables
from grognard.titles.nemesis.meta import TEAMS
from grognard.titles.nemesis.war import (
    ATTACKED,
    AVAILABLE,
    DEFENDED,
    FED,
    LEFT_HEX,
    MOVED,
    REMOVED,
    RETREATED,
    STARVING,
    SUPPLY_NAMES,
    USED,
    WAITING,
    War,
)

MARKS = {"moved": MOVED | LEFT_HEX, "stayed": MOVED, "attacked": ATTACKED, "defended": DEFENDED, "retreated": RETREATED}
HUNGER = {"fed": FED, "waiting": WAITING, "starving": STARVING}
AIR = {"available": AVAILABLE, "used": USED, "removed": REMOVED}
TRACKS = ("general", "lamentation", "superior")
COUNTERS = ("resources", "clf", "reserves", "drops", "turn")
END_STEPS = (
    "control",
    "attrition",
    "ambushes",
    "air",
    "please",
    "reproach",
    "victory",
    "compensate",
    "flags",
    "continuation",
)


class NemesisDesk(Desk):
    """Reads the words of Nemesis in a case."""

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self._changes: dict[str, list[dict[str, str]]] = {}
        self._own_board = False
        self._links: list[tuple[str, str]] = []
        self._cells: list[tuple[str, str, str, str]] = []
        self._start: Callable[[War], None] = lambda pos: None

    # components

    def component(self, words: tuple[str, ...]) -> bool:
        readers: dict[str, Callable[[tuple[str, ...]], None]] = {
            "board": self._board,
            "space": self._space,
            "link": self._link,
            "entry": self._entry,
            "piece": self._piece,
            "cell": self._cell,
            "marker": self._marker,
            "support-turn": self._support_turn,
        }
        if words[0] not in readers:
            return False
        readers[words[0]](words[1:])
        return True

    def _add(self, table: str, **row: str) -> None:
        self._changes.setdefault(table, []).append(row)

    def _board(self, words: tuple[str, ...]) -> None:
        self._own_board = True

    def _space(self, words: tuple[str, ...]) -> None:
        """`space A mountain india column 3 name Imphal objective allies 4 star depot allies 5 dark airfield allies`"""
        name, *rest = words
        terrains: list[str] = []
        country, column, town = "burma", "1", ""
        place = {"objective": "", "value": "", "star": "", "depot": "", "range": "", "ring": "", "airfield": ""}
        while rest:
            word = rest.pop(0)
            if word in ("clear", "jungle", "mountain", "escarpment"):
                terrains.append(word)
            elif word in ("india", "burma", "china"):
                country = word
            elif word == "column":
                column = rest.pop(0)
            elif word == "name":
                town = rest.pop(0)
            elif word == "objective":
                place["objective"], place["value"] = rest.pop(0), rest.pop(0)
            elif word == "star":
                place["star"] = "yes"
            elif word == "depot":
                place["depot"], place["range"] = rest.pop(0), rest.pop(0)
            elif word in ("dark", "light"):
                place["ring"] = word
            elif word == "airfield":
                place["airfield"] = rest.pop(0)
            else:
                raise BrokenFile(f"`{word}` is not a word of `space`")
        terrain = " ".join(terrains) or "clear"
        self._add("hexes", hex=name, terrain=terrain, country=country, column=column)
        if town or place["objective"] or place["depot"] or place["airfield"]:
            self._add("places", name=town or name, name_fr=town or name, hex=name, **place)

    def _link(self, words: tuple[str, ...]) -> None:
        """`link A B road rail`, `link A B major`, `link A B lake`"""
        a, b, *kinds = words
        self._links += [(a, b), (b, a)]
        for kind in kinds:
            if kind in ("road", "track", "trail", "rail"):
                self._add("ways", kind=kind, hexes=f"{a} {b}")
            elif kind in ("major", "minor", "lake"):
                self._add("rivers", kind=kind, hexsides=f"{a}/{b}")
            else:
                raise BrokenFile(f"`{kind}` is not a kind of way or river")

    def _entry(self, words: tuple[str, ...]) -> None:
        """`entry supply japan A`, `entry supply allies B china`, `entry reinforcement UK A B`"""
        if words[0] == "supply":
            china = "yes" if "china" in words[3:] else ""
            self._add("entries", kind="supply", side=words[1], hex=words[2], name="", china=china)
        elif words[0] == "reinforcement":
            self._add("entries", kind="reinforcement", side="", hex=" ".join(words[2:]), name=words[1], china="")
        else:
            raise BrokenFile("an entry is `supply` or `reinforcement`")

    def _piece(self, words: tuple[str, ...]) -> None:
        """`piece X japan infantry large fp 6/4 quality 3 move 5 steps 3 division 31 light regiment`"""
        name, side, kind, size, *rest = words
        row = {
            "id": name,
            "name": name,
            "name_fr": name,
            "side": side if side in SIDES else ("japan" if side == "ina" else "allies"),
            "force": {"allies": "british", "ina": "japan", "us": "stilwell"}.get(side, side),
            "nation": {"japan": "japan", "ina": "ina", "us": "us"}.get(side, "britain"),
            "division": "",
            "kind": kind,
            "size": size,
            "steps": {"large": "2", "small": "1"}.get(size, "1"),
            "fp": "" if size == "transport" else "2",
            "fp_reduced": "",
            "quality": "2",
            "move": "5",
            "range": "",
            "start": "out",
        }
        flags = []
        while rest:
            word = rest.pop(0)
            if word == "fp":
                full, _, reduced = rest.pop(0).partition("/")
                row["fp"], row["fp_reduced"] = full, reduced
            elif word in ("quality", "move", "steps", "division", "range", "start"):
                row[word] = rest.pop(0)
            else:
                flags.append(word)
        row["flags"] = " ".join(flags)
        if side in ("stilwell", "yunnan"):
            row["nation"] = "china"
        self._add("pieces", **row)

    def _cell(self, words: tuple[str, ...]) -> None:
        """`cell combat 4 3:1 1-1r`, `cell terrain mountain foot 3`"""
        if len(words) != 4 or words[0] not in ("combat", "terrain"):
            raise BrokenFile("`cell combat DIE COLUMN RESULT` or `cell terrain ROW COLUMN VALUE`")
        self._cells.append((words[0], words[1], words[2], words[3]))

    def _marker(self, words: tuple[str, ...]) -> None:
        """`marker ambush japan 2`, `marker Air-B1 british 1 3 2`"""
        values = dict(zip(("value", "value_monsoon"), words[3:], strict=False))
        self._add("markers", marker=words[0], side=words[1], count=words[2], **values)

    def _support_turn(self, words: tuple[str, ...]) -> None:
        """`support-turn 4`, `support-turn 3 no`"""
        self._add("turns", turn=words[0], support="" if "no" in words[1:] else "yes")

    def kit(self) -> NemesisKit:
        tables = standard_tables()
        made: dict[str, Any] = {}
        if self._own_board:
            made = {name: self._changes.get(name, []) for name in ("hexes", "places", "ways", "rivers", "entries")}
            made["links"] = self._links
        made["pieces"] = self._pieces(tables)
        made["markers"] = _overlay(tables.markers, self._changes.get("markers", []), ("marker", "side"))
        made["turns"] = _overlay(tables.turns, self._changes.get("turns", []), ("turn",))
        for table, key in (("combat", "die"), ("terrain", "terrain")):
            changes = [{key: row, column: value} for t, row, column, value in self._cells if t == table]
            made[table] = _overlay(getattr(tables, table), changes, (key,))
        return NemesisKit(tables._replace(**made))

    def _pieces(self, tables: Tables) -> list[dict[str, str]]:
        """All our pieces; on a board of the case's own they start off the map."""
        rows = [dict(row) for row in tables.pieces]
        if self._own_board:
            for row in rows:
                if row["start"] != "pool":
                    row["start"] = "out"
        return _overlay(rows, self._changes.get("pieces", []), ("id",))

    # the position

    def position(self, kit: Kit, scenario: str, options: dict[str, str]) -> War:
        assert isinstance(kit, NemesisKit)
        pos = set_up(kit, options, Table(Dice("case"), cited=set()))
        if options.get("teams") == "fronts":
            pos.teams = dict(TEAMS)
        if options.get("command") == "armies":
            assign_groups(pos)
        self._start = lambda war: war.push(Turn())
        return pos

    def set(self, pos: War, words: tuple[str, ...]) -> bool:
        head, rest = words[0], words[1:]
        if head in SIDES and len(rest) == 2 and rest[0] in TRACKS:
            getattr(pos, rest[0])[SIDES.index(head)] = int(rest[1])
            return True
        if head in COUNTERS:
            setattr(pos, head, int(rest[0]))
            return True
        setters: dict[str, Callable[[War, tuple[str, ...]], None]] = {
            "clear": self._clear,
            "put": self._put,
            "flag": self._flag,
            "fort": self._fort,
            "ambush": self._ambush,
            "airfield": self._airfield,
            "air": self._air,
            "yunnan": self._yunnan,
            "chits": self._chits,
            "phase": self._phase,
            "end-of-turn": self._end_of_turn,
        }
        if head not in setters:
            return False
        setters[head](pos, rest)
        return True

    def begin(self, pos: War) -> None:
        self._start(pos)

    def _clear(self, pos: War, words: tuple[str, ...]) -> None:
        """`clear`: no piece on the map or on the Turn track; pools stay."""
        for p in range(len(pos.place)):
            pool = pos.kit.start[p] == "pool"
            if not pool:
                pos.put(p, pos.kit.box["out"])
            elif pos.in_play(p):
                pos.put(p, pos.kit.box["battalions"])

    def _put(self, pos: War, words: tuple[str, ...]) -> None:
        """`put 31/58 at 0910 steps 2 limited moved`"""
        p = named_piece(pos.kit, words[0])
        rest = list(words[1:])
        while rest:
            word = rest.pop(0)
            if word == "at":
                pos.put(p, named_space(pos.kit, rest.pop(0)))
            elif word == "steps":
                pos.set_steps(p, int(rest.pop(0)))
            elif word in SUPPLY_NAMES:
                pos.supply[p] = SUPPLY_NAMES.index(word)
                if word == "oos":
                    pos.hunger[p] = STARVING
            elif word in HUNGER:
                pos.hunger[p] = HUNGER[word]
            elif word in MARKS:
                pos.marks[p] |= MARKS[word]
            elif word == "spent":
                pos.spent[p] = int(float(rest.pop(0)) * 2)
            else:
                raise BrokenFile(f"`{word}` is not a word of `put`")

    def _flag(self, pos: War, words: tuple[str, ...]) -> None:
        pos.flags[named_space(pos.kit, words[0])] = _side(words[1])

    def _fort(self, pos: War, words: tuple[str, ...]) -> None:
        pos.forts[named_space(pos.kit, words[0])] = words[1]

    def _ambush(self, pos: War, words: tuple[str, ...]) -> None:
        pos.place_ambush(named_space(pos.kit, words[0]))

    def _airfield(self, pos: War, words: tuple[str, ...]) -> None:
        pos.airfields[named_space(pos.kit, words[0])] = _side(words[1])

    def _air(self, pos: War, words: tuple[str, ...]) -> None:
        """`air Air-B1 used`, `air all used`"""
        for air, name in enumerate(pos.kit.air_names):
            if words[0] in (name, "all"):
                pos.air[air] = AIR[words[1]]

    def _yunnan(self, pos: War, words: tuple[str, ...]) -> None:
        pos.yunnan_active = words[0] == "active"

    def _chits(self, pos: War, words: tuple[str, ...]) -> None:
        """`chits japan played offensive attack`, `chits allies chosen supply`: the rest is in the cup"""
        side = _side(words[0])
        if words[1] == "played":
            pos.played[side] = words[2:]
            pos.chosen[side] = ""
        elif words[1] == "chosen":
            pos.chosen[side] = words[2]
        else:
            raise BrokenFile("`chits SIDE played …` or `chits SIDE chosen CHIT`")
        used = {*pos.played[side], pos.chosen[side]}
        pos.cups[side] = tuple(chit for chit in CHITS if chit not in used)

    def _phase(self, pos: War, words: tuple[str, ...]) -> None:
        """`phase japan offensive`, `phase allies attack attack`: a Phase, perhaps at a later step of it"""
        side, chit, step = _side(words[0]), words[1], words[2] if len(words) > 2 else ""
        if chit not in CHITS:
            raise BrokenFile(f"a chit is one of: {', '.join(CHITS)}")
        if not pos.played[side]:
            self._chits(pos, (words[0], "played", chit))
        if side == ALLIES and not pos.played[JAPAN]:
            self._chits(pos, ("japan", "played", "offensive"))

        def start(war: War) -> None:
            war.phase, war.phasing = chit, side
            war.push(Turn(True))
            war.push(Phase(side, chit, stage=1))
            mark_wests(war)
            war.push(_step_frame(side, chit, step))

        self._start = start

    def _end_of_turn(self, pos: War, words: tuple[str, ...]) -> None:
        """`end-of-turn`, `end-of-turn reproach`"""
        stage = END_STEPS.index(words[0]) if words else 0
        for side in (JAPAN, ALLIES):
            if len(pos.played[side]) < len(CHITS):
                self._chits(pos, (SIDES[side], "played", *CHITS))

        def start(war: War) -> None:
            war.push(Turn(True))
            war.push(EndOfTurn(stage))

        self._start = start

    # checks

    def check(self, pos: War, words: tuple[str, ...]) -> str | None:
        head, rest = words[0], words[1:]
        if head in SIDES and rest and rest[0] in TRACKS:
            return _compare(getattr(pos, rest[0])[SIDES.index(head)], int(rest[1]))
        if head in COUNTERS:
            return _compare(getattr(pos, head), int(rest[0]))
        checks: dict[str, Callable[[War, tuple[str, ...]], str | None]] = {
            "flag": self._check_flag,
            "flags": self._check_flags,
            "fort": self._check_fort,
            "ambush": self._check_ambush,
            "air": self._check_air,
            "airfield": self._check_airfield,
            "yunnan": self._check_yunnan,
            "cup": self._check_cup,
            "chosen": self._check_chosen,
            "played": self._check_played,
            "phase": self._check_phase,
            "count": self._check_count,
            "supplied": self._check_supplied,
        }
        if head in checks:
            return checks[head](pos, rest)
        if head in pos.kit.piece_index:
            return self._check_piece(pos, words)
        raise BrokenFile(f"`expect {head}` is not understood")

    def _check_piece(self, pos: War, words: tuple[str, ...]) -> str | None:
        """`expect 31/58 at 0910 steps 2 supply limited hunger waiting`"""
        p = named_piece(pos.kit, words[0])
        pairs = zip(words[1::2], words[2::2], strict=False)
        readings = {
            "at": lambda: pos.kit.space_names[pos.place[p]],
            "steps": lambda: str(pos.steps[p]),
            "supply": lambda: SUPPLY_NAMES[pos.supply[p]],
            "hunger": lambda: next(name for name, value in HUNGER.items() if value == pos.hunger[p]),
            "quality": lambda: str(pos.quality(p)),
            "spent": lambda: f"{pos.spent[p] / 2:g}",
        }
        for name, value in pairs:
            if name not in readings:
                raise BrokenFile(f"`{name}` of a piece is not understood")
            came = readings[name]()
            if came != value:
                return f"{words[0]} has {name} {came}"
        return None

    def _check_flag(self, pos: War, words: tuple[str, ...]) -> str | None:
        flag = pos.flags.get(named_space(pos.kit, words[0]))
        return _compare("none" if flag is None else SIDES[flag], words[1])

    def _check_flags(self, pos: War, words: tuple[str, ...]) -> str | None:
        return _compare(sum(flag == _side(words[0]) for flag in pos.flags.values()), int(words[1]))

    def _check_fort(self, pos: War, words: tuple[str, ...]) -> str | None:
        return _compare(pos.forts.get(named_space(pos.kit, words[0]), "none"), words[1])

    def _check_ambush(self, pos: War, words: tuple[str, ...]) -> str | None:
        return _compare("yes" if pos.index.ambush[named_space(pos.kit, words[0])] else "no", words[1])

    def _check_air(self, pos: War, words: tuple[str, ...]) -> str | None:
        state = pos.air[pos.kit.air_names.index(words[0])]
        return _compare(next(name for name, value in AIR.items() if value == state), words[1])

    def _check_airfield(self, pos: War, words: tuple[str, ...]) -> str | None:
        return _compare(SIDES[pos.airfield_holder(named_space(pos.kit, words[0]))], words[1])

    def _check_yunnan(self, pos: War, words: tuple[str, ...]) -> str | None:
        return _compare("active" if pos.yunnan_active else "inactive", words[0])

    def _check_cup(self, pos: War, words: tuple[str, ...]) -> str | None:
        return _compare(sorted(pos.cups[_side(words[0])]), sorted(words[1:]))

    def _check_played(self, pos: War, words: tuple[str, ...]) -> str | None:
        """`expect played japan offensive supply`: the chits on the Phase track, from left to right"""
        return _compare(pos.played[_side(words[0])], words[1:])

    def _check_chosen(self, pos: War, words: tuple[str, ...]) -> str | None:
        """`expect chosen allies supply`, `expect chosen allies hidden for japan`: the chit face down"""
        if len(words) == 4 and words[2] == "for":
            pos = self.title.hide(pos, words[3])
        return _compare(pos.chosen[_side(words[0])] or "none", words[1])

    def _check_phase(self, pos: War, words: tuple[str, ...]) -> str | None:
        return _compare((SIDES[pos.phasing], pos.phase), tuple(words))

    def _check_count(self, pos: War, words: tuple[str, ...]) -> str | None:
        """`expect count losses-japan 2`, `expect count 0910 3`: pieces in a box or hex"""
        return _compare(len(pos.index.at[named_space(pos.kit, words[0])]), int(words[1]))

    def _check_supplied(self, pos: War, words: tuple[str, ...]) -> str | None:
        """`expect supplied limited 5`: pieces in play at a level of supply"""
        level = SUPPLY_NAMES.index(words[0])
        pieces = [p for side in (JAPAN, ALLIES) for p in pos.pieces_in_play(side)]
        return _compare(sum(pos.supply[p] == level for p in pieces), int(words[1]))


def _step_frame(side: int, chit: str, step: str) -> Frame[War]:
    """The step at which a Phase is entered."""
    if not step:
        return opening(side, chit, "")
    japanese = side == JAPAN
    steps: dict[tuple[str, str], Callable[[], Frame[War]]] = {
        ("offensive", "assault"): lambda: Declare(side, assault=True),
        ("attack", "attack"): lambda: Declare(side, assault=False),
        ("reinforcement", "reinforcements"): JapaneseReinforcements if japanese else AlliedReinforcements,
        ("reinforcement", "replenishment"): Replenishment,
        ("reinforcement", "rail"): lambda: Rail(side),
    }
    if (chit, step) not in steps:
        raise BrokenFile(f"the {chit} Phase has no step {step!r}")
    return steps[chit, step]()


def _overlay(rows: Any, changes: list[dict[str, str]], keys: tuple[str, ...]) -> list[dict[str, str]]:
    """Rows with those of a case in place of ours, or added."""
    merged = [dict(row) for row in rows]
    for change in changes:
        for row in merged:
            if all(row[key] == change[key] for key in keys):
                row.update(change)
                break
        else:
            merged.append(change)
    return merged


def _compare(came: object, wanted: object) -> str | None:
    return None if came == wanted else f"it is {came}"


def _side(name: str) -> int:
    if name not in SIDES:
        raise BrokenFile(f"a side is one of: {', '.join(SIDES)}")
    return SIDES.index(name)
