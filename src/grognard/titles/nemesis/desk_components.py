"""Components of a case's own: a small map, pieces, cells of tables. They make it independent of ours."""

from __future__ import annotations

from typing import Any

from grognard.core.desk_words import Words, known, overlaid, sorted_words
from grognard.titles.nemesis.kit import NemesisKit, Tables, standard_tables

TERRAINS = ("clear", "jungle", "mountain", "escarpment")
COUNTRIES = ("india", "burma", "china")
RINGS = ("dark", "light")
SPACE_WORDS = {"column": 1, "name": 1, "objective": 2, "depot": 2, "airfield": 1}
PIECE_WORDS = dict.fromkeys(("fp", "quality", "move", "steps", "division", "range", "start"), 1)
STEPS = {"large": "2", "small": "1", "transport": "1"}
MAP_TABLES = ("hexes", "places", "ways", "rivers", "entries")
FORCES = {
    "japan": ("japan", "japan", "japan"),
    "ina": ("japan", "japan", "ina"),
    "us": ("allies", "stilwell", "us"),
    "stilwell": ("allies", "stilwell", "china"),
    "yunnan": ("allies", "yunnan", "china"),
    "british": ("allies", "british", "britain"),
    "allies": ("allies", "british", "britain"),
}
"""Side, force and nation of a piece."""


class Components:
    """What a case changes of the components: rows of tables."""

    def __init__(self) -> None:
        self._changes: dict[str, list[dict[str, str]]] = {}
        self._own_board = False
        self._links: list[tuple[str, str]] = []
        self.readers = {
            "board": self._board,
            "space": self._space,
            "link": self._link,
            "entry": self._entry,
            "piece": self._piece,
            "cell": self._cell,
            "marker": self._marker,
            "support-turn": self._support_turn,
        }

    def _add(self, table: str, **row: str) -> None:
        self._changes.setdefault(table, []).append(row)

    def _board(self, words: Words) -> None:
        self._own_board = True

    def _space(self, words: Words) -> None:
        """`space A mountain india column 3 name Imphal objective allies 4 star depot allies 5 dark airfield allies`"""
        name, *rest = words
        bare, given = sorted_words(rest, SPACE_WORDS)
        known(bare, *TERRAINS, *COUNTRIES, *RINGS, "star")
        owner, value = given.get("objective", ("", ""))
        depot, reach = given.get("depot", ("", ""))
        (airfield,), (town,) = given.get("airfield", ("",)), given.get("name", ("",))
        self._add(
            "hexes",
            hex=name,
            terrain=" ".join(word for word in bare if word in TERRAINS) or "clear",
            country=next((word for word in bare if word in COUNTRIES), "burma"),
            column=given.get("column", ("1",))[0],
        )
        if town or owner or depot or airfield:
            self._add(
                "places",
                **dict.fromkeys(("name", "name_fr"), town or name),
                hex=name,
                objective=owner,
                value=value,
                star="yes" if "star" in bare else "",
                depot=depot,
                range=reach,
                airfield=airfield,
                ring=next((word for word in bare if word in RINGS), ""),
            )

    def _link(self, words: Words) -> None:
        """`link A B road rail`, `link A B major`, `link A B lake`"""
        a, b, *kinds = words
        self._links += [(a, b), (b, a)]
        for kind in kinds:
            known((kind,), "road", "track", "trail", "rail", "major", "minor", "lake")
            if kind in ("major", "minor", "lake"):
                self._add("rivers", kind=kind, hexsides=f"{a}/{b}")
            else:
                self._add("ways", kind=kind, hexes=f"{a} {b}")

    def _entry(self, words: Words) -> None:
        """`entry supply japan A`, `entry supply allies B china`, `entry reinforcement UK A B`"""
        kind, owner, *rest = words
        known((kind,), "supply", "reinforcement")
        if kind == "supply":
            self._add("entries", kind=kind, side=owner, hex=rest[0], name="", china="yes" if "china" in rest else "")
        else:
            self._add("entries", kind=kind, side="", hex=" ".join(rest), name=owner, china="")

    def _piece(self, words: Words) -> None:
        """`piece X japan infantry large fp 6/4 quality 3 move 5 steps 3 division 31 light regiment`"""
        name, owner, kind, size, *rest = words
        known((owner,), *FORCES)
        side, force, nation = FORCES[owner]
        flags, given = sorted_words(rest, PIECE_WORDS)
        values = {"division": "", "quality": "2", "move": "5", "range": "", "start": "out", "steps": STEPS[size]}
        values |= {word: value for word, (value,) in given.items()}
        full, _, reduced = values.pop("fp", "" if size == "transport" else "2").partition("/")
        names = dict.fromkeys(("id", "name", "name_fr"), name)
        self._add(
            "pieces",
            **names,
            **values,
            side=side,
            force=force,
            nation=nation,
            kind=kind,
            size=size,
            fp=full,
            fp_reduced=reduced,
            flags=" ".join(flags),
        )

    def _cell(self, words: Words) -> None:
        """`cell combat 4 3:1 1-1r`, `cell terrain mountain foot 3`"""
        table, row, column, value = words
        known((table,), "combat", "terrain")
        self._add(table, **{"die" if table == "combat" else "terrain": row, column: value})

    def _marker(self, words: Words) -> None:
        """`marker ambush japan 2`, `marker Air-B1 british 1 3 2`"""
        values = dict(zip(("value", "value_monsoon"), words[3:], strict=False))
        self._add("markers", marker=words[0], side=words[1], count=words[2], **values)

    def _support_turn(self, words: Words) -> None:
        """`support-turn 4`, `support-turn 3 no`"""
        self._add("turns", turn=words[0], support="" if "no" in words[1:] else "yes")

    def kit(self, ours: NemesisKit) -> NemesisKit:
        """The components with what the case changes of them."""
        if not self._changes and not self._own_board:
            return ours
        tables = standard_tables()
        made: dict[str, Any] = {"pieces": self._pieces(tables)}
        if self._own_board:
            made |= {name: self._changes.get(name, []) for name in MAP_TABLES} | {"sheets": (), "links": self._links}
        for name, keys in (("markers", "marker side"), ("turns", "turn"), ("combat", "die"), ("terrain", "terrain")):
            made[name] = overlaid(getattr(tables, name), self._changes.get(name, []), keys.split())
        return NemesisKit(tables._replace(**made))

    def _pieces(self, tables: Tables) -> list[dict[str, str]]:
        """All our pieces; on a board of the case's own they start off the map."""
        rows = [dict(row) for row in tables.pieces]
        if self._own_board:
            for row in rows:
                if row["start"] != "pool":
                    row["start"] = "out"
        return overlaid(rows, self._changes.get("pieces", []), ["id"])
