"""Every text that the program asks for is there, in both languages, and reads as a sentence."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.chart.map_files import MapFiles
from grognard.core import errors, text
from grognard.core.dice import Dice
from grognard.core.event import Event
from grognard.core.files import Row
from grognard.core.frame import Ask, answer, settle
from grognard.core.hints import Motive
from grognard.core.ledger import load_ledger
from grognard.core.meta import Meta
from grognard.core.order import Order
from grognard.core.portraits import Tour
from grognard.core.position import Table
from grognard.core.printed import PrintedTable
from grognard.core.reason import Reason
from grognard.core.text import LANGUAGES
from grognard.core.title import load_title, title_keys
from grognard.core.wording import Wording
from grognard.table.words import FOLDER as TABLE
from grognard.terminal.drawing import ELSEWHERE, regions_of
from grognard.terminal.phrases import FOLDER as TERMINAL
from grognard.titles.asia_engulfed import kit as asia_kit
from grognard.titles.asia_engulfed import portrait as asia_looks
from grognard.titles.asia_engulfed.artwork import LOOK as ASIA_LOOK
from grognard.titles.asia_engulfed.assignments import ATTACK, BASE, CAP, ESCORT
from grognard.titles.asia_engulfed.marks import SUPPLY_NAMES
from grognard.titles.asia_engulfed.meta import META as ASIA
from grognard.titles.asia_engulfed.theatre import PHASES
from grognard.titles.nemesis import kit as components
from grognard.titles.nemesis import portrait as looks
from grognard.titles.nemesis.artwork import LOOK as NEMESIS_LOOK
from grognard.titles.pearl_harbor import kit as pearl_kit
from grognard.titles.pearl_harbor import portrait as pearl_looks
from grognard.titles.pearl_harbor.artwork import LOOK as PEARL_LOOK
from grognard.titles.pearl_harbor.chapters.ch1_turn import SEGMENTS
from grognard.titles.pearl_harbor.chapters.ch21_emperor import regions as pearl_regions
from grognard.titles.pearl_harbor.meta import META as PEARL
from grognard.titles.war_of_resistance import portrait as china_looks
from grognard.titles.war_of_resistance.artwork import LOOK as CHINA_LOOK
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEMS as CHINA_ITEMS
from grognard.titles.war_of_resistance.chapters.ch16_launch import MANNERS as CHINA_MANNERS
from grognard.titles.war_of_resistance.chapters.ch20_bombing import AIMS as CHINA_AIMS
from grognard.titles.war_of_resistance.chapters.ch20_loads import POINTS as CHINA_CARGO
from grognard.titles.war_of_resistance.chapters.ch35_admiralty import KINDS as CHINA_SHIPS
from grognard.titles.war_of_resistance.chapters.ch39_sabotage import PREYS as CHINA_PREYS
from grognard.titles.war_of_resistance.chapters.ch42_stability import RULES as STABILITY
from grognard.titles.war_of_resistance.charts import STATES as CHINA_WATERS
from grognard.titles.war_of_resistance.charts import WEATHERS
from grognard.titles.war_of_resistance.desk_logistics import WORK_NAMES as BUILT
from grognard.titles.war_of_resistance.kit import standard_tables as china_tables
from grognard.titles.war_of_resistance.kit_air import ORGANIZATIONS
from grognard.titles.war_of_resistance.nation import COOPERATION
from grognard.titles.war_of_resistance.skies import MISSIONS as CHINA_MISSIONS
from grognard.titles.war_of_resistance.war import SUPPLY_NAMES as CHINA_SUPPLY
from grognard.titles.world_in_flames.artwork import LOOK as WORLD_LOOK
from grognard.titles.world_in_flames.chapters.ch5_trade import CHOICES as REDRESSES
from grognard.titles.world_in_flames.chapters.ch9_10_occupation import COLONIES
from grognard.titles.world_in_flames.chapters.ch13_3_islands import OCCUPIED
from grognard.titles.world_in_flames.chapters.ch13_3_markers import TARGET_KEYS
from grognard.titles.world_in_flames.chapters.ch13_7_treaties import AS_HELD, OLD_BORDERS
from grognard.titles.world_in_flames.chapters.ch19_pact import RIGHTS
from grognard.titles.world_in_flames.charts import COMBATS
from grognard.titles.world_in_flames.charts import SEASONS as WORLD_SEASONS
from grognard.titles.world_in_flames.charts import WEATHERS as WORLD_WEATHERS
from grognard.titles.world_in_flames.charts import ZONE_KEYS as WORLD_ZONES
from grognard.titles.world_in_flames.charts_entry import POOL_KEYS, EntryCharts
from grognard.titles.world_in_flames.desk import PHASES as WORLD_PHASES
from grognard.titles.world_in_flames.kit import CLASSES as WORLD_CLASSES
from grognard.titles.world_in_flames.kit import SIDES as WORLD_SIDES
from grognard.titles.world_in_flames.kit import standard_tables as world_tables
from grognard.titles.world_in_flames.panels import ARMS
from grognard.titles.world_in_flames.planning import AIR, LAND, SEA
from grognard.titles.world_in_flames.war import ACTIONS as WORLD_ACTIONS

WORLD_ENTRY = EntryCharts(world_tables())
CORE = Path(text.__file__).parent
with pytest.MonkeyPatch.context() as environment:
    environment.setenv("GROGNARD_UNFINISHED", "1")
    TITLES = title_keys()
    FOLDERS = [CORE, TERMINAL, TABLE, *(load_title(key).folder for key in TITLES)]
AIR_ROLES = (ATTACK, ESCORT, CAP, BASE)
NAMED_ELSEWHERE: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {
    "nemesis": {"ask": {"prompt": ("participants", "participants-storm")}},
    "asia-engulfed": {
        "ask": {"prompt": ("return", "consolidate-in-port")},
        "say": {
            "say(wording, key, n=values[space])": ("look-werp", "look-oil", "look-vp"),
            "say(wording, key, owner=wording.name('nation', NATIONS[sources[space]]))": ("look-full", "look-partial"),
        },
    },
    "pearl-harbor": {"ask": {"self.prompt": ("excess-ships", "excess-land", "excess-air")}},
    "world-in-flames": {
        "ask": {
            "self.stage": ("patrols", "raids", "interception", "counter"),
            "f'accord-{self.matter}'": ("accord-pact", "accord-as-held", "accord-old-borders"),
            "self.prompt": ("joint-attack", "joint-move", "passage"),
        }
    },
}
"""What stands behind a variable in the source: title, what, name of the variable (or the whole call), its values."""


def _tour(steps: Tour) -> tuple[str, ...]:
    return tuple(f"{n}-{part}" for n in range(1, len(steps) + 1) for part in ("title", "text"))


SUFFIXES = ("-key", "-count", "-end")
VOCABULARIES = {
    "nemesis": {
        "track": ("turn", "general", "lamentation", "superior", "resources", "clf", "reserves", "drops"),
        "weather": ("dry", "moderate", "heavy"),
        "superior": ("japan", "allies"),
        "part": ("replacements", "reinforcements"),
        "supply": ("full", "limited", "oos"),
        "chit": ("offensive", "attack", "supply", "reinforcement"),
        "camp": components.SIDES,
        "boxes": tuple(looks.GROUPS),
        "look": ("credits",),
        "slot": tuple(box for box in components.BOXES if not box[1:].isdigit()),
        "state": tuple(NEMESIS_LOOK.states),
        "sign": tuple(NEMESIS_LOOK.signs),
        "kind": tuple(looks.ENTITIES),
        "value": ("fp", "quality", "move", "range"),
        "trait": looks.TRAITS,
        "line": ("road", "track", "trail", "rail", "minor", "major", "lake"),
        "gait": ("light", "foot", "motorised"),
        "ground": tuple(row["terrain"] for row in components.data_rows("terrain")),
        "chart": (
            *(f"turns-{column}" for column in ("turn", "date", "weather", "support")),
            *(f"objectives-{column}" for column in ("place", "hex", "value", "star", "side")),
        ),
        "overlay": tuple(NEMESIS_LOOK.overlays),
        "overlay-note": tuple(NEMESIS_LOOK.overlays),
        "tone": ("move", "extended", "minimum"),
        "tour": _tour(NEMESIS_LOOK.tour),
        "panel": ("chits", "air", "markers"),
        "legend": ("printed",),
        "scene-forts-left": ("japan", "allies", "yunnan"),
    },
    "asia-engulfed": {
        "phase": PHASES,
        "date": tuple(asia_kit.AsiaKit(asia_kit.standard_tables()).turn_keys),
        "power": tuple(asia_kit.NATIONS[power] for power in asia_kit.POWERS),
        "group": ("optional", "inferred"),
        "track": ("cv", "bb", "ca", "lba", "cba"),
        "build": ("cv", "bb", "ca", "lba", "cba"),
        "repair": ("cv", "bb", "ca"),
        "item": ("transport", "asw", "submarine-point", "bomber", "special-action"),
        "supply": SUPPLY_NAMES,
        "combat": ("normal", "assault"),
        "support": ("bombard", "some", "hold", "spread", "heap"),
        "pay": ("oil", "transport"),
        "approach": ("day", "night", "avoid"),
        "role": (*AIR_ROLES, "dogfight", "support"),
        "all-fly": (*AIR_ROLES, "dogfight", "support"),
        "air": ("cba", "lba", "elite", "jp", "us", "cw", "dei"),
        "step": ("sound", "damaged"),
        "camp": asia_kit.SIDES,
        "boxes": tuple(asia_looks.GROUPS),
        "look": ("credits",),
        "state": tuple(ASIA_LOOK.states),
        "sign": tuple(ASIA_LOOK.signs),
        "overlay": tuple(ASIA_LOOK.overlays),
        "overlay-note": tuple(ASIA_LOOK.overlays),
        "tone": tuple(ASIA_LOOK.tones),
        "tour": _tour(ASIA_LOOK.tour),
        "legend": ("printed",),
        "region": (ELSEWHERE, *dict.fromkeys(regions_of(asia_kit.DATA.parent).values())),
    },
    "pearl-harbor": {
        "side": tuple({seat for _, seats in PEARL.tables() for seat in seats}),
        "force": pearl_kit.FORCES,
        "zone": pearl_kit.ZONES,
        "weather": pearl_kit.WEATHERS,
        "season": pearl_kit.SEASONS,
        "what": (*SEGMENTS, "burma-road", "strategic-bombing"),
        "level": ("defeat", "stalemate", "marginal", "tactical", "decisive"),
        "area": tuple(row["area"] for row in pearl_kit.standard_tables()["areas"]),
        "mission": ("base", "attack", "support", "patrol", "transport", "assault", "landing", "evacuation"),
        "role": ("strike", "cap", "rebase"),
        "wave": ("first", "counter", "second", "second-counter"),
        "region": tuple(pearl_regions(pearl_kit.PearlKit(pearl_kit.standard_tables()))),
        "arm": ("land", "naval"),
        "petition": ("land", "naval", "garrison", "loan"),
        "campaign": tuple(row["campaign"].lower().replace(" ", "-") for row in pearl_kit.standard_tables()["europe"]),
        "boxes": tuple(pearl_looks.GROUPS),
        "look": ("credits",),
        "state": tuple(PEARL_LOOK.states),
        "sign": tuple(PEARL_LOOK.signs),
        "overlay": tuple(PEARL_LOOK.overlays),
        "overlay-note": tuple(PEARL_LOOK.overlays),
        "tone": tuple(PEARL_LOOK.tones),
        "tour": _tour(PEARL_LOOK.tour),
        "legend": ("printed",),
    },
    "war-of-resistance": {
        "mission": (
            *CHINA_MISSIONS[1:],
            *(f"night-{name}" for name in ("transfer", "transport", "bombing")),
            "naval-patrol",
        ),
        "manner": (*CHINA_MANNERS, "staged"),
        "effect": (
            "-",
            "R",
            "A",
            "K",
            "hit",
            "miss",
            "lands",
            "disrupted",
            "severely-disrupted",
            "eliminated",
            "scattered",
        ),
        "aim": (*CHINA_AIMS, *CHINA_PREYS, "ships-at-sea"),
        "base": tuple(row["id"] for row in china_tables()["guerrilla-bases"]),
        "district": tuple(row["force"] for row in china_tables()["factions"]),
        "cargo": CHINA_CARGO,
        "organization": ORGANIZATIONS,
        "weather": WEATHERS,
        "supply": CHINA_SUPPLY,
        "item": (*CHINA_ITEMS, *CHINA_SHIPS),
        "success": ("success", "failure"),
        "system": ("yangtze", "si"),
        "work": BUILT,
        "phase": ("initial", "movement", "combat", "reaction", "exploitation"),
        "result": ("AE", "AH", "AR", "AS", "EX", "HX", "DR", "DH", "DE"),
        "prompt": ("movement", "exploitation", "combat", "advance", "pursuit", "return"),
        "camp": ("japan", "china"),
        "cause": (*STABILITY, *COOPERATION, *CHINA_WATERS),
        "grade": ("decisive", "substantial", "marginal", "draw"),
        "boxes": tuple(china_looks.GROUPS),
        "look": ("credits",),
        "state": tuple(CHINA_LOOK.states),
        "sign": tuple(CHINA_LOOK.signs),
        "overlay": tuple(CHINA_LOOK.overlays),
        "overlay-note": tuple(CHINA_LOOK.overlays),
        "tour": _tour(CHINA_LOOK.tour),
        "chart": ("combat", "combat-note", "terrain", "terrain-note"),
        "tone": tuple(key for key in CHINA_LOOK.tones if key not in CHINA_SUPPLY),
        "chart-terrain": ("name", "cm", "other", "mountain", "light", "die"),
    },
    "world-in-flames": {
        "weather": WORLD_WEATHERS,
        "season": WORLD_SEASONS,
        "action": WORLD_ACTIONS,
        "table": COMBATS,
        "relief": ("yes", "no"),
        "first": ("germany", "ussr"),
        "phase": tuple(WORLD_PHASES),
        "prompt": (
            *("rail", "movement", "declaration", "advance", "reserves", "rallying"),
            *("patrols", "raids", "interception", "counter", "rebase"),
        ),
        "mission": (
            *("strike", "support", "bombing", "transport", "paradrop", "supply", "port"),
            *("patrol", "escort", "interception"),
        ),
        "camp": (*WORLD_SIDES, "nobody"),
        "zone": WORLD_ZONES,
        "season-short": WORLD_SEASONS,
        "boxes": ("units",),
        "subs": ("yes", "no"),
        "withdraw": ("yes", "no"),
        "redress": tuple(REDRESSES),
        "buy": ("raise", "lower"),
        "policy": tuple(option.key for option in WORLD_ENTRY.options.values()),
        "deed": tuple(WORLD_ENTRY.actions),
        "stock": POOL_KEYS,
        "into": TARGET_KEYS,
        "move-marker": TARGET_KEYS,
        "intern": ("transport", "repair"),
        "exercise": RIGHTS,
        "place": (*OCCUPIED, *COLONIES),
        "terms": (AS_HELD, OLD_BORDERS),
        "as": ("fighter", "bomber"),
        "look": ("credits",),
        "track": ("goals",),
        "goal": ("main", "all", "any"),
        "end": ("axis", "allied"),
        "limited": ("moves", "attacks", "rail"),
        "overlay-by": (AIR, SEA, LAND),
        "note": ("factories", "resources", "oil"),
        "state": tuple(WORLD_LOOK.states),
        "sign": tuple(WORLD_LOOK.signs),
        "tone": tuple(key for key in WORLD_LOOK.tones if key not in WORLD_SIDES and key != "nobody"),
        "overlay": tuple(WORLD_LOOK.overlays),
        "overlay-note": tuple(WORLD_LOOK.overlays),
        "tour": _tour(WORLD_LOOK.tour),
        "value": ("strength", "move", "reorganisation", "air-to-air", "tactical", "strategic", "range"),
        "trait": ("white", "small"),
        "panel": (
            *("combats", "action", "impulses", "turns", "ends", "weather", "next"),
            *("initiative", "track", "cities", "coming", "reserves", "forces"),
        ),
        "gearing": WORLD_CLASSES,
        "arm": (*ARMS, "cities", "points"),
        "chart": (
            *("assault", "assault-note", "blitzkrieg", "blitzkrieg-note", "two-dice", "two-dice-note", "skies"),
            *("terrain", "terrain-note", "weather", "weather-note", "limits", "limits-note"),
        ),
        "chart-terrain": ("name", "foot", "motorised", "defence"),
        "chart-sky": ("name", "supply", "cost", "shift", "winter"),
        "chart-weather": ("season", "roll", "asterisks", "advance"),
        "chart-limits": ("power", "land-combined", "attacks-combined", "rail", "rail-combined"),
        "legend": ("printed",),
    },
}
"""Keys for which a title has names; sides, seats, boxes and the like are found in it."""


# what the source asks for


class Use(NamedTuple):
    """A message that the source asks for, and the arguments it gives; None if they cannot be read off."""

    key: str
    args: frozenset[str] | None


def _words(node: ast.expr, known: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The strings that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return _words(node.body, known) + _words(node.orelse, known)
    return known.get(ast.unparse(node), ())


def _dict_keys(node: ast.expr | None) -> frozenset[str] | None:
    if node is None:
        return frozenset()
    if not isinstance(node, ast.Dict):
        return None
    return frozenset(key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def _call_name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def uses(folder: Path, named: dict[str, dict[str, tuple[str, ...]]]) -> Iterator[Use]:
    """Every event, question and reason in the source of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            name = _call_name(call)
            kind, args = "", None
            if ast.unparse(call.func) == "super().event":
                continue
            if name in ("event", "tell") and call.args and not isinstance(call.args[0], ast.Call):
                kind, node = "event", call.args[0]
                args = frozenset(word.arg for word in call.keywords if word.arg) - {"audience", "secret"}
            elif name == "Ask" and len(call.args) > 1:
                kind, node = "ask", call.args[1]
                given = next((word.value for word in call.keywords if word.arg == "args"), None)
                args = _dict_keys(call.args[4] if len(call.args) > 4 else given)
            elif name == "Reason" and len(call.args) > 1:
                kind, node = "reason", call.args[1]
                args = _dict_keys(call.args[2] if len(call.args) > 2 else None)
            if kind:
                for word in _words(node, named.get(kind, {})):
                    if name == "tell":
                        secret = _dict_keys(next(word.value for word in call.keywords if word.arg == "secret"))
                        yield Use(f"{kind}-{word}-unseen", args)
                        yield Use(f"{kind}-{word}", None if secret is None or args is None else args | secret)
                        continue
                    yield Use(f"{kind}-{word}", args)
                assert _words(node, named.get(kind, {})) or folder == CORE, f"{path}: {ast.unparse(call)}"


def said(folder: Path, named: dict[str, tuple[str, ...]]) -> Iterator[Use]:
    """Every text that the source shows to a client (`core.scene.say`)."""
    for path in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and _call_name(call) == "say":
                preview = isinstance(call.func, ast.Attribute)
                node = call.args[0 if preview else 1]
                words = _words(node, {}) or named.get(ast.unparse(call), ())
                assert words or preview or isinstance(node, ast.JoinedStr), f"{path}: {ast.unparse(call)}"
                for word in words:
                    given = frozenset(word.arg for word in call.keywords if word.arg)
                    yield Use(f"preview-{word}" if preview else word, given)


def composed(folder: Path) -> set[str]:
    """Kinds of names that the source puts together: `wording.name("kind", …)`, `f"tour-{…}"`."""
    source = "".join(
        path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")) if "chapters" not in path.parts
    )
    return {named or made for named, made in re.findall(r"""\bname\(\s*["']([a-z-]+)["']|\bf"([a-z]+)-\{""", source)}


@cache
def title_said(key: str) -> tuple[Use, ...]:
    return tuple(said(load_title(key).folder, NAMED_ELSEWHERE.get(key, {}).get("say", {})))


@cache
def title_uses(key: str) -> tuple[Use, ...]:
    folder = load_title(key).folder
    return (*uses(folder, NAMED_ELSEWHERE.get(key, {})), *motives(folder))


def motives(folder: Path) -> Iterator[Use]:
    """The reasons that advice gives: pairs of a message and its arguments."""
    path = folder / "advice" / "motives.py"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if path.exists() else ():
        match node:
            case ast.Yield(value=ast.Tuple(elts=[ast.Constant(value=str(key)), ast.Dict(keys=keys)])):
                yield Use(key, frozenset(str(name.value) for name in keys if isinstance(name, ast.Constant)))


@cache
def kernel_uses() -> tuple[Use, ...]:
    return tuple(uses(CORE, {}))


# what the files have


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


class Message(NamedTuple):
    variables: frozenset[str]
    messages: frozenset[str]


def files(folder: Path, language: str) -> list[Path]:
    """The files of a folder's messages in a language: one, or several in a folder of their own."""
    found = [folder / "text" / f"{language}.ftl", *sorted((folder / "text" / language).rglob("*.ftl"))]
    return [path for path in found if path.exists()]


@cache
def messages(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a folder, with the variables they need themselves or through others."""
    direct: dict[str, _References] = {}
    for path in files(folder, language):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{path}: {junk[0]}"
        for entry in body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in direct, f"{path}: {entry.id.name} is there twice"
                direct[entry.id.name] = found = _References()
                found.visit(entry)
    return {
        key: Message(
            frozenset(found.variables.union(*(direct[other].variables for other in found.messages))),
            frozenset(found.messages),
        )
        for key, found in direct.items()
    }


def arguments(variables: frozenset[str]) -> set[str]:
    """The arguments behind variables: `side-key` comes of `side`."""
    return {re.sub("|".join(f"{suffix}$" for suffix in SUFFIXES), "", name) for name in variables}


def lobby_words(meta: Meta) -> set[str]:
    """What the lobby says of a title."""
    names = {"subtitle"}
    for kind, keys in (("scenario", meta.scenarios), ("preset", [preset.key for preset in meta.presets])):
        names |= {name for each in keys for name in (f"{kind}-{each}", f"{kind}-{each}-about")}
    for option in meta.options:
        names |= {f"option-{option.key}", *(f"option-{option.key}-{choice}" for choice in option.choices)}
    names |= {f"group-{option.group}" for option in meta.options if option.group}
    names |= {f"alliance-{alliance}" for alliance in meta.alliances.values()}
    names |= {f"seat-{seat}" for seat in meta.seats_for({})}
    return names | {f"seat-{seat}" for seating in meta.seatings for seat in (*seating.seats, *seating.adds)}


def chart_words(table: PrintedTable, tables: Mapping[str, Sequence[Row]]) -> Iterator[str]:
    """What a table that is printed from its file says: its name, its heads but figures, the words in its cells."""
    yield f"chart-{table.key}"
    for column in table.columns:
        for word in column.head.split():
            kind, _, name = word.rpartition(".")
            if not name[0].isdigit():
                yield f"{kind or 'chart'}-{name}"
        for row in tables[table.table or table.key] if column.kind else ():
            value = column.cell.format(**row) if "{" in column.cell else row[column.cell]
            words = value.split() if column.kind.endswith("+") else [value]
            yield from (
                f"{column.kind.rstrip('+')}-{word}" for word in words if word and not word.lstrip("-").isdigit()
            )


def vocabulary(key: str) -> set[str]:
    """The names that a title must have for its keys."""
    title = load_title(key)
    kit = title.kit()
    names = {f"{kind}-{word}" for kind, words in VOCABULARIES.get(key, {}).items() for word in words}
    names |= {f"side-{side}" for side in title.meta.sides}
    names |= lobby_words(title.meta)
    nameless = [name for space, name in enumerate(kit.space_names) if kit.place_title(space, "en") == name]
    names |= {f"box-{name}" for name in nameless if not re.fullmatch("([A-Z]|G[0-9]:)?[0-9]{4}", name)}
    names |= {f"air-{name}" for name in getattr(kit, "air_names", ())}
    artwork = import_module(f"{type(title).__module__.rpartition('.')[0]}.artwork")
    names |= {name for table in artwork.LOOK.charts for name in chart_words(table, getattr(kit, "tables", {}))}
    files = getattr(artwork, "FILES", None)
    return names | files.spoken if isinstance(files, MapFiles) else names


# the tests


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_everything_has_a_message_with_the_arguments_it_is_given(key: str, language: str) -> None:
    title = load_title(key)
    have = {**messages(CORE, language), **messages(title.folder, language)}
    wanted = [*title_uses(key), *title_said(key), *kernel_uses()]
    wanted += [Use(f"order-{verb.name}", frozenset({"target"} if verb.kind != "none" else ())) for verb in title.verbs]
    missing = sorted({use.key for use in wanted if use.key not in have})
    assert not missing
    assert not sorted(name for name in vocabulary(key) if name not in have)
    for use in wanted:
        if use.args is not None:
            unknown = arguments(have[use.key].variables) - use.args
            assert not unknown, f"{use.key} wants {unknown}, which it is not given everywhere"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_languages_say_the_same(folder: Path) -> None:
    first, *others = (messages(folder, language) for language in LANGUAGES)
    for other in others:
        assert list(first) == list(other)
        for key, message in first.items():
            assert arguments(message.variables) == arguments(other[key].variables), key


@pytest.mark.parametrize("key", TITLES)
def test_no_message_is_unused(key: str) -> None:
    title = load_title(key)
    have = messages(title.folder, "en")
    used = {use.key for use in (*title_uses(key), *title_said(key))} | {f"order-{verb.name}" for verb in title.verbs}
    used |= vocabulary(key) | {name for message in have.values() for name in message.messages}
    kinds = composed(title.folder) | {"preview"}  # put together by the table of all previews
    used |= {name for name in have if any(name.startswith(f"{kind}-") for kind in kinds)}
    used |= messages(CORE, "en").keys()  # replaced by the title
    asked = [key.removeprefix("ask-") for key in have if key.startswith("ask-")]
    used |= {f"prompt-{prompt}" for prompt in asked}  # steps that pass
    verbs = ["", *(f"-{verb.name}" for verb in title.verbs)]
    used |= {f"why-{prompt}{verb}" for prompt in asked for verb in verbs}  # by what advice goes in a question
    assert not sorted(have.keys() - used)


def test_no_message_of_the_kernel_is_unused() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in CORE.glob("*.py"))
    used = {use.key for use in kernel_uses()} | set(re.findall(r'"([a-z]+-[a-z]+|nobody)"', source))
    classes: list[type[errors.GrognardError]] = [errors.GrognardError, *_subclasses(errors.GrognardError)]
    used |= {"error-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", each.__name__).lower() for each in classes}
    assert not sorted(messages(CORE, "en").keys() - used)


def _subclasses(cls: type[errors.GrognardError]) -> Iterator[type[errors.GrognardError]]:
    for each in cls.__subclasses__():
        yield each
        yield from _subclasses(each)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_sentence_ends_in_a_blank(folder: Path) -> None:
    """Where nothing follows in one case, the blank before it belongs to the others."""
    for file in folder.glob("text/*/*.ftl"):
        text_of = file.read_text("utf-8")
        found = re.search(r"\S +\{ \$[\w-]+ ->\n\s*\*?\[\w+\] \{\"\"\}\n(.*\n)*?    \}\n(?!    )", text_of)
        assert not found, (file, found[0])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_french_typography(folder: Path) -> None:
    """A non-breaking space before tall punctuation and inside guillemets."""
    for path in files(folder, "fr"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                assert not re.search(r"(?<=[^\s{]) [:;!?»]|« |\w[;!?](\s|$)", line), f"{path.name}:{number}: {line}"


# a game, read aloud


Options = tuple[tuple[str, str], ...]
GAMES: dict[str, list[Options]] = {
    "nemesis": [(), (("chits", "chosen"), ("command", "armies")), (("teams", "fronts"),)],
    "asia-engulfed": [
        (),
        tuple((option.key, option.choices[1]) for option in ASIA.options if option.key not in ("code-breaking", "bid")),
    ],
    "pearl-harbor": [(), (("players", "five"), *((each.key, each.choices[1]) for each in PEARL.options if each.group))],
    "war-of-resistance": [()],
    "world-in-flames": [(), (("two-dice", "on"), ("fractional-odds", "on"), ("reorganisation", "on"))],
}


class Tale(NamedTuple):
    events: list[Event]
    asks: list[Ask]
    refusals: list[Reason]


@cache
def play(key: str, options: Options) -> Tale:
    """A random game: all its events, some questions of each kind, and some refusals."""
    title = load_title(key)
    seed = len(str(options))
    chance = random.Random(seed)
    events: list[Event] = []
    table = Table(Dice(str(seed)), events)
    pos = title.set_up(title.kit(), title.meta.scenarios[0], dict(options), table)
    asked: dict[str, list[Ask]] = {}
    refusals: list[Reason] = []
    tried: list[Order] = []
    asks = settle(pos)
    while asks:
        ask = chance.choice(asks)
        asked.setdefault(ask.prompt, []).append(ask)
        order = chance.choice(ask.orders)
        tried.append(order)
        if len(tried) % 10 == 0:
            other = chance.choice(tried)
            if other not in ask.orders and any(other.verb == offered.verb for offered in ask.orders):
                refusals += pos.stack[-1].why_not(pos, other, ask.seat)
        asks = answer(pos, asks, order, ask.seat)
    return Tale(events, [ask for some in asked.values() for ask in some[:20]], refusals)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "options"), [(key, options) for key in TITLES for options in GAMES[key]])
def test_a_game_reads_well(key: str, options: Options, language: str) -> None:
    title = load_title(key)
    wording = Wording(title, title.kit(), language)
    tale = play(key, options)
    assert len(tale.events) > 100
    for event in tale.events:
        _check(wording.event(event), event)
    for ask in tale.asks:
        _check(wording.prompt(ask), ask.prompt)
        for order in ask.orders:
            _check(wording.order(order), order, sentence=False)
    for reason in tale.refusals:
        assert wording.reason(reason)
        if reason.detail:
            _check(wording.reason(reason), reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_message_reads_well(key: str, language: str) -> None:
    """Also of what no random game has come to: with every number from 0 to 3 and both sides."""
    title = load_title(key)
    wording = Wording(title, title.kit(), language)
    have = {**messages(CORE, language), **messages(title.folder, language)}
    for use in (*title_uses(key), *kernel_uses()):
        kind, _, word = use.key.partition("-")
        for number in range(4):
            args = {name: _sample(key, name, number) for name in arguments(have[use.key].variables)}
            if kind == "event":
                _check(wording.event(Event(word, (), args)), use.key)
            elif kind == "ask":
                _check(wording.prompt(Ask("", word, [], (), args)), use.key)
            elif kind == "motive":
                _check(wording.motive(Motive(use.key, args)), use.key)
            else:
                _check(wording.reason(Reason("", word, args)), use.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_what_a_client_shows_reads_well(key: str, language: str) -> None:
    title = load_title(key)
    have = messages(title.folder, language)
    for use in title_said(key):
        for number in range(4):
            args = {name: "…" if name in SHOWN_AS_WORDS else number for name in have[use.key].variables}
            shown = text.message(title.folder, language, use.key, args)
            assert not re.search(r"[{}]|\?\?\?| {2}| [.,]", shown), shown
    for name in vocabulary(key):
        assert text.message(title.folder, language, name, {}).strip(), name


SHOWN_AS_WORDS = {
    *("side", "space", "spaces", "piece", "what", "name", "chain", "supply", "left", "ring", "drm"),
    *("designer", "publisher", "year"),
}


def _sample(key: str, name: str, number: int) -> object:
    if name in ("pieces", "path"):
        return list(range(3, 4 + number))
    if name == "picks":
        return [Order("role", "cba2=attack1-cap1")] * number
    return SAMPLES[key].get(name, number % 2 if name == "side" else number)


NEMESIS_SAMPLES: dict[str, object] = {
    "chit": "attack",
    "supply": "oos",
    "box": "off-map",
    "air": "Air-B1",
    "part": "replacements",
    "seat": "japan-west",
    "other": "japan-east",
    "winner": "allies",
    "order": "replace",
    "attack": "7/2",
    "defence": "4",
    "ratio": "1:2",
    "column": "1:1",
    "prompt": "movement",
}
PEARL_SAMPLES: dict[str, object] = {
    "seat": "navy",
    "winner": "allies",
    "prompt": "movement",
    "scenario": "campaign",
    "force": "ijn",
    "other": "ja",
    "season": "winter",
    "year": 1942,
    "zone": "asia",
    "weather": "rain",
    "area": "2",
    "level": "marginal",
    "mission": "attack",
    "role": "strike",
    "wave": "first",
    "what": "combat",
    "region": "burma",
    "arm": "land",
    "petition": "land",
    "campaign": "poland",
    "result": "EX",
    "column": "2:1",
    "ratio": "5:2",
    "defenders": [3, 4],
}
SAMPLES: dict[str, dict[str, object]] = {
    "nemesis": NEMESIS_SAMPLES,
    "asia-engulfed": {
        "supply": "partial",
        "seat": "allies",
        "other": "japan",
        "winner": "allies",
        "order": "fortify",
        "prompt": "network",
        "scenario": "surprise",
        "phase": "naval",
        "date": "1942-4",
        "power": "us",
        "track": "cv",
        "item": "bomber",
        "combat": "assault",
        "approach": "night",
        "dice": "5 3",
        "volley": "5 3 (5+)",
        "done": "yes",
    },
    "pearl-harbor": PEARL_SAMPLES,
    "war-of-resistance": {
        "seat": "china",
        "order": "move",
        "prompt": "combat",
        "weather": "mud",
        "supply": "unsupplied",
        "date": "Mar II 38",
        "odds": "3:1",
        "result": "EX",
        "attack": "9.5",
        "defence": "3",
        "values": "4-5-6*",
    },
    "world-in-flames": {
        "seat": "ussr",
        "order": "move",
        "prompt": "declaration",
        "season": "may-jun",
        "weather": "snow",
        "action": "land",
        "table": "assault",
        "odds": "3:1",
        "result": "*/1B",
        "mission": "strike",
        "year": 1941,
    },
}


def _check(said: str, what: object, *, sentence: bool = True) -> None:
    assert said, what
    assert not re.search(r"[{}]|\?\?\?|\b(event|ask|order|reason|box|side|seat|chit|supply|air)-\w", said), said
    assert not re.search(r"\b(japan|allies|losses-|permanent-|off-map|oos)\b", said), said
    assert "None" not in said, what
    assert "  " not in said, said
    assert said[0] == said[0].upper(), said
    assert not sentence or said[-1] in ".?!", said


# wording by itself


def test_names() -> None:
    title = load_title("nemesis")
    kit = title.kit()
    english, french = (Wording(title, kit, language) for language in ("en", "fr-CA"))
    homalin, regiment = kit.space_index["0909"], kit.piece_index["31/58"]
    assert english.place(homalin) == french.place(homalin) == "Homalin (0909)"
    assert english.place(kit.space_index["losses-japan"]) == "the Japanese Losses"
    assert french.place(kit.space_index["T3"]) == "la case du Tour 3"
    assert english.piece(regiment) == "58th Infantry Regiment (31st Division)"
    assert french.piece(-1) == "personne"
    assert french.side(1) == "les Alliés"
    assert english.order(Order("move", regiment)) == "Move 31/58 — 58th Infantry Regiment (31st Division)"
    assert french.order(Order("choose", "supply")) == "Choisir le jeton «\u00a0Ravitaillement\u00a0»"
    assert english.order(Order("air", "Air-X9")) == "Add Air-X9"


def test_pieces_without_codes_are_known_by_their_names() -> None:
    title = load_title("asia-engulfed")
    kit = title.kit()
    english, french = (Wording(title, kit, language) for language in ("en", "fr"))
    infantry = kit.piece_index["JP-INF4-1"]
    assert english.order(Order("move", infantry)) == "Move Japanese infantry 4-1"
    assert french.order(Order("move", infantry)) == "Déplacer\u00a0: infanterie japonaise 4-1"
    many = [kit.piece_index[f"JP-INF3-{number}"] for number in range(1, 10)]
    assert "JP-" not in english.pieces(many)
    for language in ("en", "fr"):
        titles = [kit.piece_title(p, language) for p in range(len(kit.piece_names))]
        assert len(set(titles)) == len(titles)


def test_a_move_is_told_with_names() -> None:
    title = load_title("nemesis")
    kit = title.kit()
    start, *path = (kit.space_index[name] for name in ("JP", "0910", "0909"))
    event = Event("moves", (), {"piece": kit.piece_index["31/58"], "space": start, "path": path})
    assert Wording(title, kit, "en").event(event) == (
        "58th Infantry Regiment (31st Division) moves from the Japanese Reinforcement hex to Homalin (0909)."
    )
    assert Wording(title, kit, "fr").event(event) == (
        "58e régiment d'infanterie (31e division) quitte l'hex de Renforts japonais pour Homalin (0909)."
    )


def test_long_lists_are_of_counters() -> None:
    title = load_title("nemesis")
    kit = title.kit()
    pieces = [kit.piece_index[name] for name in ("31/58", "31/124", "31/138", "31/E")]
    wording = Wording(title, kit, "fr")
    event = Event("attrition", (), {"pieces": pieces})
    assert wording.event(event) == "31/58, 31/124, 31/138 et 31/E subissent l'Attrition."
    assert wording.event(Event("attrition", (), {"pieces": pieces[:1]})).endswith(" subit l'Attrition.")


def test_rules_and_refusals() -> None:
    title = load_title("nemesis")
    row = load_ledger(title.folder)["NEM-5.1A-f"]
    for language, said in (("en", (row.title, row.rule)), ("fr", (row.title_fr, row.rule_fr))):
        wording = Wording(title, title.kit(), language)
        assert wording.rule("NEM-5.1A-f") == said
        assert wording.reason(Reason("NEM-5.1A-f")) == said[1]
    far = Reason("NEM-5.1A-f", "too-far", {"n": 1.5})
    assert Wording(title, title.kit(), "en").reason(far) == "That is too far: only 1.5 movement points are left."
    assert Wording(title, title.kit(), "fr").reason(far).endswith("il ne reste que 1,5 point de mouvement.")
    refused = errors.IllegalOrder("no", [far])
    assert Wording(title, title.kit(), "en").error(refused) == (
        "This order is not allowed now. That is too far: only 1.5 movement points are left."
    )


def test_an_unknown_message_is_seen() -> None:
    title = load_title("nemesis")
    wording = Wording(title, title.kit(), "en")
    assert wording.event(Event("no-such-thing", (), {"n": 3, "piece": 4})) == "event-no-such-thing n=3 piece=4"
    assert wording.order(Order("no-such-verb", 7)) == "order-no-such-verb target=7"


def test_a_proposal_to_a_partner_is_named() -> None:
    title = load_title("nemesis")
    wording = Wording(title, title.kit(), "en")
    ask = Ask("japan-east", "agreement", [], (), {"order": "replace", "seat": "japan-west"})
    assert wording.prompt(ask).startswith("The Japanese player in the west proposes: Bring back …. ")
    ask = Ask("japan-east", "agreement", [], (), {"order": Order("done"), "seat": "japan-west"})
    assert "proposes: Done. " in wording.prompt(ask)
