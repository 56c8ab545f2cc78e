"""4.7 Building in stages: markers on the Build Tracks, one box a turn."""

from __future__ import annotations

from collections.abc import Callable

from grognard.titles.asia_engulfed.kit import JP, NATIONS
from grognard.titles.asia_engulfed.theatre import Build
from grognard.titles.asia_engulfed.war import War

TRACK_RULES = {"cv": "AE-4.2-k", "bb": "AE-4.2-l", "ca": "AE-4.2-m", "lba": "AE-4.2-f", "cba": "AE-4.2-g"}
SHIP_TRACKS = ("cv", "bb", "ca")
AIR_TRACKS = ("lba", "cba")


def tracks_of(power: int) -> tuple[str, ...]:
    """Japan builds its aircraft in stages too; the Allies do not (4.7-g, 4.7-i)."""
    return SHIP_TRACKS + AIR_TRACKS if power == JP else SHIP_TRACKS


def key_of(build: Build) -> str:
    """How a marker is named in an order: track and box, `d` for damage."""
    return f"{build.track}{build.box}{'d' if build.damage else ''}"


def marker_name(key: str, name: Callable[[str, str], str], *, advances: bool) -> str:
    """Such a key in words: `cv3d` is a damaged carrier step, 3 → 4 if it `advances`."""
    damaged = key.endswith("d")
    track = key.rstrip("d").rstrip("0123456789")
    box = int(key.rstrip("d")[len(track) :])
    way = f"{box} → {box + 1}" if advances else str(box)
    return f"{name('repair' if damaged else 'build', track)} ({way})"


def last_box(pos: War, track: str) -> int:
    return pos.kit.tracks[track].boxes


def markers_left(pos: War, power: int, track: str) -> int:
    """Free build markers of a track; Japan's BB marker may be in use for a Transport Point (4.7-b, 4.7-d)."""
    total = pos.kit.build_markers.get((power, track), 0)
    if total and pos.alternative("build-markers"):
        return 1
    used = sum(1 for b in pos.builds if b.power == power and b.track == track and not b.damage)
    if track == "bb" and power == JP and pos.transport_built:
        used += 1
    return total - used


def layable(pos: War, power: int) -> list[str]:
    """Tracks on which a new marker can be placed in box 1."""
    return [track for track in tracks_of(power) if markers_left(pos, power, track) > 0]


def lay_down(pos: War, power: int, track: str) -> None:
    """Begin a ship step, or a Japanese air unit."""
    pos.builds.append(Build(power, track, 1, moved=True))
    pay(pos, power, 1, air=track in AIR_TRACKS)
    rules = ["AE-4.7-a", "AE-4.7-b", "AE-4.7-m"]
    if track in AIR_TRACKS:
        rules.append("AE-4.7-g")
    if track == "bb" and power == JP:
        rules.append("AE-4.7-d")
    pos.event("laid-down", *rules, TRACK_RULES[track], power=NATIONS[power], track=track)


def advanceable(pos: War, power: int) -> list[str]:
    """Markers that have not had their WERP this phase and are not complete (4.7-j)."""
    found = {
        key_of(build)
        for build in pos.builds
        if build.power == power and not build.moved and build.box < last_box(pos, build.track)
    }
    return sorted(found)


def advance_marker(pos: War, power: int, key: str) -> None:
    """One box further for one WERP."""
    i = next(
        i for i, build in enumerate(pos.builds) if build.power == power and not build.moved and key_of(build) == key
    )
    build = pos.builds[i]
    pos.builds[i] = build._replace(box=build.box + 1, moved=True)
    pay(pos, power, 1, air=build.track in AIR_TRACKS)
    rules = ["AE-4.7-a", "AE-4.7-j", "AE-4.7-k", TRACK_RULES[build.track]]
    if build.damage:
        rules.append("AE-4.7-f")
    if build.track in AIR_TRACKS:
        rules.append("AE-4.7-g")
    done = build.box + 1 == last_box(pos, build.track)
    pos.event(
        "advanced", *rules, power=NATIONS[power], track=build.track, box=build.box + 1, done="yes" if done else "no"
    )


def convertible(pos: War, power: int) -> list[str]:
    """13.3: new-construction markers of BB and CA that may go to the CV track, at the same box."""
    if power != JP or not pos.alternative("conversion"):
        return []
    found = {
        key_of(build)
        for build in pos.builds
        if build.power == power
        and build.track in ("bb", "ca")
        and not build.damage
        and not build.moved
        and build.box < last_box(pos, build.track)
    }
    return sorted(found)


def convert(pos: War, power: int, key: str) -> None:
    i = next(
        i for i, build in enumerate(pos.builds) if build.power == power and not build.moved and key_of(build) == key
    )
    build = pos.builds[i]
    pos.builds[i] = build._replace(track="cv", moved=True)
    pay(pos, power, 1)
    rules = ["AE-13.3-a", "AE-13.3-b", "AE-13.3-c"]
    if build.box == last_box(pos, "cv"):
        rules.append("AE-13.3-e")
    pos.event("converted", *rules, power=NATIONS[power], track=build.track, box=build.box)


def pay(pos: War, power: int, werp: int, *, air: bool = False) -> None:
    """Spend WERP; what Japan spends on aircraft is counted (9.13-a)."""
    pos.werp[power] -= werp
    pos.cite("AE-4.2-a", "AE-4.6-b")
    if air and power == JP:
        pos.air_spent += werp


def completed(pos: War, power: int) -> list[Build]:
    """Markers in the last box of their track."""
    return [b for b in pos.builds if b.power == power and b.box >= last_box(pos, b.track)]
