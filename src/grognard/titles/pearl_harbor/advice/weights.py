"""What the advice holds things to be worth: all numbers that can be tuned. The unit is one factor of infantry."""

from __future__ import annotations

# Objectives
OBJECTIVE, INCOME = 9.0, 1.5
"""What an Objective is worth for the count at the end, and for each ERP of its income."""
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
EARLY, LATE = 4, 0.8
"""Turns before the end from which on the order of conquest matters less and less; and how far in the end."""
HELD, LANDINGS, LANDED = 1.2, 0.5, 6
"""What an Objective of our own is worth to who guards it; how likely the enemy lands here of all places he could; and
with how many factors at least."""
LANDING_RANGE = 15
"""How far from a port of his the enemy can land."""
STAGE = 0.7
"""What a beach next to a garrisoned Objective is worth, as a share of it."""
WORKS = 2.5
"""What a hex with an enemy base is worth to take."""

# units
SHIP = {"C": 3.0, "H": 1.3, "L": 1.0}
"""What a factor of a ship is worth."""
CARGO = 1.5
"""What a factor of the troops aboard adds to a ship as a target."""
AIR_FACTOR = 1.6
INFANTRY, TRAINED = 1.0, 1.6
"""What a factor of infantry is worth, and of other troops."""
BUILT, OTHER = {"base": 5.0, "half": 3.0}, 2.0
"""What installations are worth, and any other counter."""

# land combat
GROUND = 0.8
"""What any hex is worth that an attack opens."""
ROUGH = -2
CAUTION, LAST_STAND = 1.1, 0.5
"""How much more our own losses count than theirs; and in the last turn."""
RETREAT, REPULSE = 0.35, 0.12
"""What part of the worth of units is lost with a retreat, of the defender and of the attacker."""
PUSHED = 0.7
"""What part of what attackers guard is lost if they are thrown back."""
BARE = 0.15
"""What a hex is worth that is opened while no attacker is left to enter it."""
WORTH_ATTACKING = 0.5
UNKNOWN = 5
"""Factors that may lie hidden in a box (25)."""

# movement by land
OTHERS = 0.1
"""How much all Objectives draw together, beside the one that draws most."""
GUARDED = 0.04
"""How much less an Objective draws for each quarter of a factor that defends it."""
PULL = 0.72
"""What is left of the pull of an Objective with each hex of the way."""
WORTH_MARCHING = 0.3
CHANCE = 0.6
"""What a good attack in the same player turn is worth to who moves up for it."""
SOFTENING = ((10, 0.25), (5, 0.16), (1, 0.08), (0, 0.0))
"""By air factors that can help: what part of a defence they take away on average."""
MARCH = 3
"""Within how many hexes enemy troops are near."""
DANGER, EXPOSED = 0.4, 0.4
HUNGER = 7.0
ABROAD = 4.0
"""What keeps everybody out of the war of others: the western Allies out of China, the Americans out of the war of the
British, the Chinese out of what lies beyond Burma and the lands that Japan took from China."""
BRITISH_WAR = frozenset(("india", "burma", "malaya", "dutch-indies", "borneo"))
CHINESE_WAR = frozenset(("burma", "indochina", "hong-kong", "manchuria", "manchukuo", "korea", "formosa", "hainan"))
WAIT = 0.6
"""What a port with ships is worth to troops, as a share of its pull by sea."""

# at sea
WORTH_SAILING = 0.4
MEEK, INTERCEPTED = 0.3, 0.25
"""How far the weaker side at sea still thinks of landings; what part of a landing force the stronger may sink."""
SHIP_PRICE = 0.12
"""What each ship of an operation costs beside its worth."""
BOMBED, MOST_BOMBED = 0.007, 0.5
"""What part of ships each enemy air factor over a hex may cost, and all of them together."""
HELP = 0.8
"""How far shells and bombs that could help an assault are counted on."""
ELSEWHERE, SMALLER = 0.6, 0.9
"""How far the landings count that troops of a larger one could have made by themselves; and, where an army lands, what
a division could have done there."""
JOINT, JOINED = 0.45, 2
"""How far a landing is counted on that others must join, and how many of them."""
STAGING, STAGING_RANGE = 0.95, 13
"""What is left of the pull of an Objective with each hex by sea, and how far it goes."""
NEEDED, IDLE = 0.8, 0.5
"""How much more or less a port counts for ships if lift is needed there, or there is enough of it."""
CROWDED = 0.4
"""How much less a port counts for carriers in which landing groups gather."""
FLEET = 3.0
"""The lift, in divisions, that should wait in a port for a landing: a corps and a division."""
BATTLE, FLIGHT = 1.25, 0.7
"""The ratio of guns at which ships give battle, and below which they withdraw."""
TOGETHER = 1.01
"""All surplus ships against one target rather than one after the other."""
SPOILS = 0.2
"""What a battle promises of the worth of the enemy's ships."""
UNSHELTERED, RAIDED = 2.0, (0.5, 0.2)
"""What a bare anchorage costs, and each enemy air factor in range: there, and at a base."""

# in the air
WORTH_FLYING = 0.25
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
PATROL = 0.05
"""What a patrol is worth for each enemy air factor that can come, as a share of what it guards."""
SHARED = 0.4
"""A second target is bombed if it is worth this part of the first."""
WORK_TARGET = 1.5

# economy
RESERVE = 5
"""ERP below which the units of a force are out of supply (11)."""
FOR_TRANSPORT, FOR_REPAIR = 40, 20
"""ERP that are kept for redeployment and, at most, for repairs when units are activated."""
STAND_BY = 20.0
"""What the ships of a hex must be worth to stand by."""
USE = {"L": 1.5, "H": 1.3, "C": 1.2, "inf": 1.2, "mar": 1.1, "arm": 0.7, "asian": 0.3, "para": 0.2, "air": 1.0}
"""How useful an ERP is that is spent for the activation of a kind of unit."""
LOAN, PROCEEDS = 3, 0.3
"""How much richer a force must be to lend half of that to a partner; what part of a loan reaches China."""
RICH, VERY_RICH = 50, 90
"""ERP beyond which a force builds; and bombs cities, sends out submarines."""
EFFORT, SPECIAL_TARGETS = 45, 6
"""ERP with which a force makes a special operations effort; attacks that it must be able to think of (8.1)."""
WORTH_BUILDING, BASE_RANGE = 0.6, 2
"""What part of the best thinkable site one must be worth for a half-base; and how near another base is too near."""
WORTH_REDEPLOYING, NAMELESS = 3.0, 5.0
"""What a unit must gain by being elsewhere; what a hex without a name is worth less."""
LOOKS = 40
"""Of all units that could be sent elsewhere only the most hopeful are looked at closely."""
COMPANY, LATER, NO_SHIPS = 1.25, 0.6, 0.1
"""What the pull of the sea is worth to troops in a port with others, where lift should come, where there is none."""
