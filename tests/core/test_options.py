"""What titles declare of their options, seats and scenarios, and how rules may ask for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from grognard.core.errors import BrokenFile, ClashingOptions, UndeclaredOption, UnknownTitle
from grognard.core.ledger import Ledger
from grognard.core.lobby import title_card
from grognard.core.meta import Meta, Preset, Scenario, Seating, read_meta
from grognard.core.options import Choices, chosen
from grognard.core.text import LANGUAGES, message
from grognard.core.title import load_meta, title_folder, title_keys

TOML = """
key = "siege"
name = "Siege"
designer = "-"
publisher = "-"
year = 2000
rules_version = "1"
sides = ["red", "blue", "green"]
alliances = { red = "league", green = "league" }

[seats]
red-north = "red"
red-south = "red"
blue = "blue"
green = "green"

[[seating]]
when = { players = "two" }
seats = { league = "red", blue = "blue" }

[[scenario]]
key = "long"

[[scenario]]
key = "short"
options = { weather = "mud" }
forbids = ["bombers", "supply=none"]
"""
CSV = """key,rule,group,choices,needs,excludes
players,R-1,,four two,,
weather,R-2,sky,fair mud snow,,snow:supply=none
supply,R-3,,full partial none,,
bombers,R-4,sky,off on,supply=full|partial weather=fair,players=two
"""


@pytest.fixture
def siege(tmp_path: Path) -> Meta:
    (tmp_path / "meta.toml").write_text(TOML)
    (tmp_path / "options.csv").write_text(CSV)
    return read_meta(tmp_path)


def test_what_is_written_is_read(siege: Meta) -> None:
    assert not siege.defects()
    assert siege.scenarios == ("long", "short")
    assert [option.key for option in siege.options] == ["players", "weather", "supply", "bombers"]
    assert siege.alliances == {"red": "league", "green": "league"}


def test_an_option_without_effect_is_not_played(tmp_path: Path) -> None:
    (tmp_path / "meta.toml").write_text(TOML)
    (tmp_path / "options.csv").write_text("""key,rule,group,choices,needs,excludes,unfinished
players,R-1,,four two,,,
weather,R-2,sky,fair mud,,,yes
supply,R-3,,full partial none,,,
bombers,R-4,sky,off on,,,
""")
    meta = read_meta(tmp_path)
    assert meta.defects() == ["short names weather, which has no effect yet"]
    meta.check("long", {"weather": "fair", "bombers": "on"})
    with pytest.raises(ClashingOptions):
        meta.check("long", {"weather": "mud"})


@pytest.mark.usefixtures("unfinished")
def test_the_lobby_keeps_quiet_about_options_without_effect() -> None:
    quiet = 0
    for key in title_keys():
        meta, card = load_meta(key), title_card(key, "en")
        idle = {option.key for option in meta.options if option.unfinished}
        assert {option.key for option in card.options} == {option.key for option in meta.options} - idle
        quiet += bool(idle)
    assert quiet


def test_seats_follow_from_options(siege: Meta) -> None:
    assert siege.seats_for({}) == {"red-north": "red", "red-south": "red", "blue": "blue", "green": "green"}
    assert siege.teams({}) == {"red": ("red-north", "red-south")}
    assert siege.seats_for({"players": "two"}) == {"league": "red", "blue": "blue"}
    assert siege.teams({"players": "two"}) == {"red": ("league",)}
    plain = msgspec.structs.replace(siege, seats={}, seatings=())
    assert plain.seats_for({}) == {"red": "red", "blue": "blue", "green": "green"}
    assert plain.teams({}) == {}


def test_choices_may_add_and_drop_seats(siege: Meta) -> None:
    more = msgspec.structs.replace(
        siege, seatings=(*siege.seatings, Seating({"bombers": "on"}, adds={"air": "blue"}, drops=("green",)))
    )
    assert more.seats_for({"bombers": "on"}) == {"red-north": "red", "red-south": "red", "blue": "blue", "air": "blue"}
    assert more.seats_for({"bombers": "on", "players": "two"}) == {"league": "red", "blue": "blue", "air": "blue"}
    tables = more.tables()
    assert [when for when, _ in tables] == [{"players": "two", "bombers": "on"}, {"bombers": "on"}, {"players": "two"}]
    assert all(seats == more.seats_for(when) for when, seats in tables)


@pytest.mark.parametrize(
    ("options", "clash"),
    [
        ({"bombers": "on"}, ""),
        ({"bombers": "on", "supply": "partial"}, ""),
        ({"bombers": "on", "supply": "none"}, "bombers=on needs supply=full|partial"),
        ({"bombers": "on", "weather": "mud"}, "bombers=on needs weather=fair"),
        ({"bombers": "on", "players": "two"}, "bombers=on excludes players=two"),
        ({"weather": "mud", "supply": "none"}, ""),
        ({"weather": "snow", "supply": "none"}, "weather=snow excludes supply=none"),
    ],
)
def test_options_that_do_not_go_together_are_refused(siege: Meta, options: dict[str, str], clash: str) -> None:
    if not clash:
        siege.check("long", options)
        return
    with pytest.raises(ClashingOptions) as refused:
        siege.check("long", options)
    assert str(refused.value) == clash


def test_a_scenario_chooses_and_forbids(siege: Meta) -> None:
    assert siege.fill("short", {"supply": "partial"}) == {"weather": "mud", "supply": "partial"}
    assert siege.fill("short", {"weather": "fair"}) == {"weather": "fair"}
    siege.check("short", siege.fill("short", {}))
    for options in ({"bombers": "on"}, {"supply": "none"}):
        with pytest.raises(ClashingOptions, match="scenario short is not played with"):
            siege.check("short", options)
    with pytest.raises(UnknownTitle, match="no scenario 'winter'; it has: long, short"):
        siege.check("winter", {})
    with pytest.raises(UnknownTitle, match="option weather is one of: fair, mud, snow"):
        siege.check("long", {"weather": "rain"})


def test_what_nothing_declares_is_found(siege: Meta) -> None:
    wrong = msgspec.structs.replace(
        siege,
        presets=(Preset("easy", {"wheather": "mud"}),),
        openings=(Scenario(key="long", forbids=("supply=lots",)),),
        alliances={"yellow": "league"},
    )
    assert wrong.defects() == ["easy names wheather=mud", "long names supply=lots", "there is no side yellow"]


def test_a_misspelt_word_in_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "meta.toml").write_text(TOML.replace("forbids", "forbid"))
    with pytest.raises(BrokenFile, match="forbid"):
        read_meta(tmp_path)


# how rules ask


def test_rules_read_choices(siege: Meta) -> None:
    choices = chosen(siege, {"weather": "mud", "supply": "full"})
    assert choices["weather"] == "mud"
    assert choices["supply"] == "full"
    assert choices.plays("weather", "mud")
    assert not choices.plays("weather", "fair")
    assert choices.otherwise["weather"]
    assert not choices.otherwise["supply"]


def test_what_is_not_declared_cannot_be_asked_for(siege: Meta) -> None:
    choices = chosen(siege, {})
    with pytest.raises(UndeclaredOption):
        choices["wheather"]
    with pytest.raises(UndeclaredOption):
        choices.otherwise["wheather"]
    with pytest.raises(UndeclaredOption):
        choices.plays("weather", "rain")
    with pytest.raises(UnknownTitle, match="has no option 'wheather'"):
        chosen(siege, {"wheather": "mud"})


def test_only_what_differs_is_written_down(siege: Meta) -> None:
    written = msgspec.json.encode(chosen(siege, {"supply": "full", "weather": "mud"}))
    assert written == b'{"made":{"weather":"mud"}}'
    again = msgspec.json.decode(written, type=Choices)
    with pytest.raises(UndeclaredOption):
        again["weather"]
    assert chosen(siege, again.made)["weather"] == "mud"


# the titles


@pytest.mark.parametrize("key", title_keys())
def test_titles_declare_what_they_name(key: str) -> None:
    meta = load_meta(key)
    assert meta.key == key
    assert not meta.defects()
    for scenario in meta.openings:
        assert scenario.turns
        assert scenario.hours
        assert 1 <= scenario.complexity <= 5
        meta.check(scenario.key, meta.fill(scenario.key, {}))
    for preset in meta.presets:
        meta.check(meta.scenarios[0], preset.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", title_keys())
def test_the_lobby_has_a_word_for_everything(key: str, language: str) -> None:
    card = title_card(key, language)
    named = [*card.sides, *card.seats, *card.scenarios, *card.groups, *card.presets, *card.alliances, *card.options]
    named += [seat for seating in card.seatings for seat in seating.seats]
    assert not [each.key for each in named if each.name == each.key]
    assert card.subtitle
    assert all(scenario.about for scenario in card.scenarios)
    assert all(preset.about for preset in card.presets)
    assert all("{" not in each.name for each in named), "messages of the lobby are plain"


@pytest.mark.parametrize("key", title_keys())
def test_rules_ask_only_for_options_that_there_are(key: str) -> None:
    """Play finds out too, but only where it comes by."""
    declared = {option.key: option.choices for option in load_meta(key).options}
    asked = list(asked_options(title_folder(key)))
    assert asked
    for where, option, choice in asked:
        assert option in declared, where
        assert choice is None or choice in declared[option], where
    idle = {option.key for option in load_meta(key).options if option.unfinished}
    played = {option for _, option, _ in asked} | seated_by(key) | idle
    assert played == declared.keys(), "an option that nothing asks for is `unfinished`"


def seated_by(key: str) -> set[str]:
    return {option for seating in load_meta(key).seatings for option in seating.when}


def asked_options(folder: Path) -> Iterator[tuple[str, str, str | None]]:
    """Where the code of a title asks for an option, and for which choice of it."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            words = _asked(node)
            if words:
                yield f"{path.name}:{getattr(node, 'lineno', 0)}", words[0], words[1] if len(words) > 1 else None


def _asked(node: ast.AST) -> list[str]:
    """The words in `….options["x"]`, `….options.plays("x", "y")`, `….otherwise["x"]` and `….alternative("x")`."""
    match node:
        case ast.Subscript(value=ast.Attribute(attr="options" | "otherwise"), slice=ast.Constant(value=str(word))):
            return [word]
        case ast.Call(func=ast.Attribute(attr="plays" | "alternative"), args=args):
            return [arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return []


# a title in many folders


def test_rules_and_texts_may_lie_in_nested_folders(tmp_path: Path) -> None:
    header = "id,section,title,title_fr,kind,rule,rule_fr,data,check,not_play\n"
    (tmp_path / "rules.csv").write_text(header + "".join(f"X-{n},1,,,core,,,,,\n" for n in range(3)))
    for folder, rule in (("chapters", 0), ("chapters/sea/battle", 1)):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "part.py").write_text(f'RULE = "X-{rule}"\n')
    assert Ledger(tmp_path / "rules.csv").unplayed() == {"X-2"}
    (tmp_path / "text/en/sea").mkdir(parents=True)
    (tmp_path / "text/en/sea/battle.ftl").write_text("salvo = A salvo.\n")
    assert message(tmp_path, "en", "salvo", {}) == "A salvo."
