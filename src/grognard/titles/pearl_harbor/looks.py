"""How counters look: troops by the standard symbols, ships and aircraft as silhouettes, colours by force."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.core.files import Row, read_rows
from grognard.core.portraits import symbol_code
from grognard.core.scene import Colours, PieceLook
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor import artwork
from grognard.titles.pearl_harbor.chapters import ch14_fortresses as works
from grognard.titles.pearl_harbor.kit import (
    AIR,
    DATA,
    FORCES,
    FORTRESS,
    HIDDEN,
    INSTALLATION,
    LAND,
    LEADER,
    NAVAL,
    SIDES,
    TASK_FORCE,
    TRAIN,
    PearlKit,
)

MARKS = {"army": "XXXX", "corps": "XXX", "division": "XX", "brigade": "X", "regiment": "III", "": ""}
SYMBOLS = {row["kind"]: row for row in read_rows(DATA / "symbols.csv")}
"""By kind of counter: of troops entity and modifiers of the standard, else a drawing; and how pictures draw it."""
BANDS = {"netherlands": "#e07b00", "india": "#2f7d4f", "france": "#27408b", "germany": "#3a3d40", "asia": "#6b4e9b"}
"""Nations that serve in the force of another have a band of their own."""
BRIGHT = 0.36
"""From this lightness on a ground is written on in black."""


def looks(kit: PearlKit, wording: Wording) -> Iterator[PieceLook]:
    """Every counter."""
    for p, name in enumerate(kit.piece_names):
        values = _values(kit, p)
        yield PieceLook(
            name=name,
            title=wording.piece(p),
            side=SIDES[kit.side[p]],
            symbol=_symbol(kit, p),
            mark=_mark(kit, p, wording),
            left="",
            right="",
            size=wording.name("unit-size", kit.size[p]) if kit.size[p] else "",
            kind=wording.name("unit", kind_of(kit, p)),
            colours=_colours(kit, p),
            faces=(tuple(values.values()),),
            legend=tuple(wording.name("value", value) for value in values),
            traits=tuple(_traits(kit, p, wording)),
            formation=wording.name("nation", kit.nation[p]) if kit.nation[p] else "",
        )


def kind_of(kit: PearlKit, p: int) -> str:
    """What a counter is, as one word: `land-inf`, `naval-H`, `tf`."""
    arm = ("land", "naval", "air", "leader", "installation", "fortress", "train", "tf", "hidden")[kit.arm[p]]
    return f"{arm}-{kit.kind[p]}" if kit.kind[p] else arm


def short(kit: PearlKit, p: int) -> str:
    """A unit in a few letters: `8H`, `6-8`."""
    return "-".join(_values(kit, p).values())


def icon(kit: PearlKit, p: int) -> str:
    """A word for the drawing of a counter beside its name in a panel."""
    return {LAND: "soldier", NAVAL: "ship", AIR: "plane", LEADER: "star"}.get(kit.arm[p], "anchor")


def symbol_of(kit: PearlKit, p: int) -> Row:
    """How a counter is drawn: by its kind, or what it is whatever its kind."""
    kind = kind_of(kit, p)
    return SYMBOLS[kind] if kind in SYMBOLS else SYMBOLS[kind.partition("-")[0]]


def _symbol(kit: PearlKit, p: int) -> str:
    symbol = symbol_of(kit, p)["symbol"]
    return symbol_code(symbol, mark=MARKS[kit.size[p]]) if kit.arm[p] == LAND else symbol


def _mark(kit: PearlKit, p: int, wording: Wording) -> str:
    """What stands above the symbol: the size of troops, the name of a leader."""
    if kit.arm[p] == LEADER:
        return kit.piece_title(p, wording.language)
    return MARKS[kit.size[p]]


def _values(kit: PearlKit, p: int) -> dict[str, str]:
    """What is printed below the symbol, by what it means."""
    arm, attack, defence = kit.arm[p], str(kit.attack[p]), str(kit.defence[p])
    if arm == LAND:
        move = {"move": str(kit.move[p])}
        return {"strength": attack} | move if attack == defence else {"attack": attack, "defence": defence} | move
    if arm == NAVAL:
        return {"factor": f"{attack}{kit.kind[p]}"}
    if arm == AIR:
        return {"strength": attack, "range": str(kit.move[p])}
    if arm == LEADER:
        return {"leader": attack}
    if arm == INSTALLATION:
        return {"defence": str(works.BASE if kit.is_base[p] else works.HALF_BASE)}
    if arm == TASK_FORCE:
        return {"number": kit.piece_names[p].rpartition("-")[2]}
    return {"defence": str(works.FORTRESS)} if arm == FORTRESS else {}


def force_colour(kit: PearlKit, p: int) -> Colour:
    if kit.nation[p] == "germany":
        return artwork.FILES.colours["german"]
    return artwork.FILES.colours["ccp" if kit.party[p] == "ccp" else FORCES[kit.force[p]]]


def lightness(tint: Colour) -> float:
    """How bright a colour is to the eye, from 0 to 1."""
    red, green, blue = (int(tint.code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue


def _colours(kit: PearlKit, p: int) -> Colours:
    """Units in the colour of their force; what stays where it is on pale ground, fleets and staffs on dark ground."""
    own = force_colour(kit, p)
    band = colour(BANDS[kit.nation[p]]) if kit.nation[p] in BANDS else own.mix(BLACK, 0.45)
    fill = own
    if kit.arm[p] in (INSTALLATION, FORTRESS, TRAIN):
        fill = own.mix(WHITE, 0.62)
    elif kit.arm[p] in (TASK_FORCE, HIDDEN):
        fill = own.mix(BLACK, 0.55)
    elif kit.arm[p] == LEADER:
        fill = own.mix(WHITE, 0.35)
    ink = "#14110d" if lightness(fill) > BRIGHT / 2 else "#ffffff"
    return Colours(fill.code, ink, band.code, own.mix(WHITE, 0.55 if ink == "#14110d" else 0.2).code)


TRAITS = ("zoc", "strategic", "battlegroup", "special")


def _traits(kit: PearlKit, p: int, wording: Wording) -> Iterator[str]:
    there = (kit.has_zoc[p], kit.is_strategic[p], kit.is_battlegroup[p], "special" in kit.flags[p])
    for trait, has in zip(TRAITS, there, strict=True):
        if has:
            yield wording.name("trait", trait)
    yield wording.name("force", FORCES[kit.force[p]])
