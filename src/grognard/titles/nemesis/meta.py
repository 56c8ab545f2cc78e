"""What the lobby shows of Nemesis: name, seats, scenarios, options, credits."""

from grognard.core.title import Meta, Option

META = Meta(
    key="nemesis",
    name="Nemesis: Burma 1944",
    subtitle="The campaign in northern Burma, March to August 1944",
    subtitle_fr="La campagne de Birmanie du nord, mars à août 1944",
    designer="Kim Kanger",
    publisher="Legion Wargames",
    year=2018,
    rules_version="1.1a-fr",
    sides=("japan", "allies"),
    scenarios=("campaign",),
    options=(
        Option("chits", ("random", "chosen"), "NEM-V3-a", "Phase chits", "Jetons de Phase"),
        Option("teams", ("none", "fronts"), "NEM-V1-a", "Four players, west and east", "Quatre joueurs, ouest et est"),
        Option("command", ("none", "armies"), "NEM-V2-a", "Command by armies", "Commandement par armées"),
    ),
    turns=10,
    hours=(6, 12),
    complexity=3,
)
TEAMS = {"japan": ("japan-west", "japan-east"), "allies": ("allies-west", "allies-east")}
