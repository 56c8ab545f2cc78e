"""What the advice holds things to be worth beside its weights (`advice.toml`). The unit is one factor of infantry."""

from __future__ import annotations

# Objectives
REGIONS: tuple[dict[str, float], dict[str, float]] = (
    {
        "philippines": 3.6,
        "malaya": 3.5,
        "dutch-indies": 2.0,
        "borneo": 1.9,
        "hong-kong": 1.3,
        "new-guinea": 1.0,
        "burma": 1.6,
        "islands": 0.8,
        "china": 0.4,
        "india": 0.35,
        "australia": 0.35,
        "soviet": 0.0,
        "mongolia": 0.0,
    },
    {
        "soviet": 0.0,
        "mongolia": 0.0,
        "japan": 0.15,
        "korea": 0.15,
        "manchuria": 0.15,
        "formosa": 0.25,
        "manchukuo": 0.6,
        "indochina": 0.4,
        "thailand": 0.5,
    },
)
"""By side: how soon a country has its turn; countries that are not named count as they are."""
COUNTRIES = {
    **dict.fromkeys(("dutch-indies", "borneo"), "oil"),
    **dict.fromkeys(("malaya", "burma", "thailand", "indochina"), "malaya"),
    **dict.fromkeys(("philippines", "formosa"), "philippines"),
    **dict.fromkeys(("islands", "new-guinea", "australia"), "ocean"),
    **dict.fromkeys(("china", "hong-kong", "manchuria", "manchukuo", "korea"), "china"),
}
"""By region: the weight that says how much it counts; `elsewhere` for all others."""
EARLY, LATE = 4, 0.8
"""Turns before the end from which on the order of conquest matters less and less; and how far in the end."""
LANDED = 6
"""With how many factors the enemy lands at least."""
LANDING_RANGE = 15
"""How far from a port of his the enemy can land."""

# units
SHIP = {"H": 1.3, "L": 1.0}
"""What a factor of a ship is worth that is no carrier."""
INFANTRY, TRAINED = 1.0, 1.6
"""What a factor of infantry is worth, and of other troops."""
BUILT, OTHER = {"base": 5.0, "half": 3.0}, 2.0
"""What installations are worth, and any other counter."""

# land combat
ROUGH = -2
LAST_STAND = 0.5
"""How much our own losses count beside theirs in the last turn."""
RETREAT, REPULSE = 0.35, 0.12
"""What part of the worth of units is lost with a retreat, of the defender and of the attacker."""
PUSHED = 0.7
"""What part of what attackers guard is lost if they are thrown back."""
BARE = 0.15
"""What a hex is worth that is opened while no attacker is left to enter it."""
UNKNOWN = 5
"""Factors that may lie hidden in a box (25)."""

# movement by land
OTHERS = 0.1
"""How much all Objectives draw together, beside the one that draws most."""
PULL = 0.72
"""What is left of the pull of an Objective with each hex of the way."""
SOFTENING = ((10, 0.25), (5, 0.16), (1, 0.08), (0, 0.0))
"""By air factors that can help: what part of a defence they take away on average."""
MARCH = 3
"""Within how many hexes enemy troops are near."""
ABROAD = 4.0
"""What keeps everybody out of the war of others: the western Allies out of China, the Americans out of the war of the
British, the Chinese out of what lies beyond Burma and the lands that Japan took from China."""
BRITISH_WAR = frozenset(("india", "burma", "malaya", "dutch-indies", "borneo"))
CHINESE_WAR = frozenset(("burma", "indochina", "hong-kong", "manchuria", "manchukuo", "korea", "formosa", "hainan"))

# at sea
MOST_BOMBED = 0.5
"""What part of ships all enemy air factors over a hex may cost together."""
ELSEWHERE, SMALLER = 0.6, 0.9
"""How far the landings count that troops of a larger one could have made by themselves; and, where an army lands, what
a division could have done there."""
JOINED = 2
"""How many others may join a landing."""
STAGING, STAGING_RANGE = 0.95, 13
"""What is left of the pull of an Objective with each hex by sea, and how far it goes."""
NEEDED, IDLE = 0.8, 0.5
"""How much more or less a port counts for ships if lift is needed there, or there is enough of it."""
FLEET = 3.0
"""The lift, in divisions, that should wait in a port for a landing: a corps and a division."""
TOGETHER = 1.01
"""All surplus ships against one target rather than one after the other."""
UNSHELTERED, RAIDED = 2.0, (0.5, 0.2)
"""What a bare anchorage costs, and each enemy air factor in range: there, and at a base."""

# in the air
AIR_PULL, UNBOMBED = 0.8, 0.3
"""What is left of the pull of an Objective with each hex for aircraft, and of one that nobody defends."""
WORTH_REBASING = 4.0
AIR_ODDS = 1.0
"""The ratio at which air units engage a patrol."""
CLEAR_SKY = 2.0
"""The ratio at which the others can bomb while some clear the sky."""
OPPOSED, OUTNUMBERED = 0.4, 0.15
"""What is left of a strike against a patrol that can be beaten, and against one that can hardly."""
AGAIN = 0.8
"""What is left of a strike at a ship that another one is aimed at."""
SHARED = 0.4
"""A second target is bombed if it is worth this part of the first."""
WORK_TARGET = 1.5

# economy
RESERVE = 5
"""ERP below which the units of a force are out of supply (11)."""
FOR_REPAIR = 20
"""ERP that are kept at most for repairs when units are activated."""
USE = {"L": 1.5, "H": 1.3, "C": 1.2, "inf": 1.2, "mar": 1.1, "arm": 0.7, "asian": 0.3, "para": 0.2, "air": 1.0}
"""How useful an ERP is that is spent for the activation of a kind of unit."""
LOAN, PROCEEDS = 3, 0.3
"""How much richer a force must be to lend half of that to a partner; what part of a loan reaches China."""
SPECIAL_TARGETS = 6
"""Attacks that a force must be able to think of to make a special operations effort (8.1)."""
WORTH_BUILDING, BASE_RANGE = 0.6, 2
"""What part of the best thinkable site one must be worth for a half-base; and how near another base is too near."""
NAMELESS = 5.0
"""What a hex without a name is worth less."""
LOOKS = 40
"""Of all units that could be sent elsewhere only the most hopeful are looked at closely."""
COMPANY, LATER, NO_SHIPS = 1.25, 0.6, 0.1
"""What the pull of the sea is worth to troops in a port with others, where lift should come, where there is none."""
