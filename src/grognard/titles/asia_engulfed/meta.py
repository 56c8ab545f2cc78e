"""What the lobby shows of Asia Engulfed: name, seats, scenarios, options, credits."""

from pathlib import Path

from grognard.core.files import read_rows
from grognard.core.title import Meta, Option

OPTIONS = tuple(
    Option(row["key"], tuple(row["choices"].split()), row["rule"], row["name"], row["name_fr"], row["group"])
    for row in read_rows(Path(__file__).parent / "data" / "options.csv")
)

META = Meta(
    key="asia-engulfed",
    name="Asia Engulfed",
    subtitle="World War II in Asia and the Pacific, 1941 to 1945",
    subtitle_fr="La Seconde Guerre mondiale en Asie et dans le Pacifique, 1941 à 1945",
    designer="Jesse Evans and Rick Young",
    publisher="GMT Games",
    year=2007,
    rules_version="playbook-fr",
    sides=("japan", "allies"),
    scenarios=("tipping-the-balance", "surprise", "campaign-1942", "campaign-1941"),
    options=OPTIONS,
    turns=23,
    hours=(3, 10),
    complexity=4,
)
