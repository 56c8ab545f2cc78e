"""What is remembered of a counter for a segment or a player turn, as bits of `War.marks`; and naval missions."""

# for the segment at hand
MOVED = 1
"""Its move in this segment is over."""
FOUGHT = 1 << 1
"""It has taken part in air combat, in a bombardment or in surface combat in this segment (8, 10)."""
ATTACKED = 1 << 2
"""It has made its land attack (8.3)."""
ASSAILED = 1 << 3
"""It has been attacked by land attack (8.3)."""
LED = 1 << 4
"""A leader has given his help in this segment (9)."""
STARTED = 1 << 5
"""A naval leader's ships: it began this segment stacked with him (9.3)."""
SHELLED = 1 << 6
"""A ship or air unit that has made its bombardment (8.4-h, 8.5-d)."""
SEGMENT = MOVED | FOUGHT | ATTACKED | ASSAILED | LED | STARTED | SHELLED
"""What is forgotten at the end of a segment."""

# for the player turn
FLOWN = 1 << 8
"""An air unit that has left its base in this player turn and must return."""
CAP = 1 << 9
"""An air unit that was sent on combat air patrol (10.3)."""
ABORTED = 1 << 10
"""An air unit that takes no further part in combat in this player turn."""
DISRUPTED = 1 << 11
"""Bombardment has halved it until the end of the player turn (8.4)."""
DEFEATED = 1 << 12
"""Naval units that withdrew or lost: no mission any more, ignored by combat (8.7)."""
REACTING = 1 << 13
"""Naval units that have moved as a reaction force."""
STOPPED = 1 << 14
"""Naval units that were stopped in a narrow sea (7)."""
LANDED = 1 << 15
"""Land units that were carried to a port in this segment: they neither move nor are carried on (6.5)."""
EVICTED = 1 << 16
"""Air and naval units that must change base in the reorganization segment (5)."""
DROPPED = 1 << 17
"""Paratroops that came by air (27)."""
WAVED = 1 << 18
"""A naval air unit that has bombed naval targets in a first wave, and may in a second (10.4)."""
EMBARKED = 1 << 19
"""Land units that were aboard from the beginning of the movement segment, as an assault needs (6.6)."""
KAMIKAZE = 1 << 20
"""An air unit that attacks as kamikaze (22)."""
OBLIGED = 1 << 21
"""A reaction force that has stopped somebody, and must attack there (7)."""
AT_SEA = 1 << 22
"""Naval units that have left their base in this player turn."""
SHOWN = 1 << 23
"""Its box was revealed in this player turn (25)."""
PLAYER_TURN = ~(1 << 30)
"""All but what lasts."""

# what lasts
READY = 1 << 30
"""Naval units in reaction status, until the reorganization segment of the next enemy player turn (17.9)."""

NO_MISSION, ATTACK, SUPPORT, PATROL, TRANSPORT, ASSAULT = range(6)
MISSIONS = ("none", "attack", "support", "patrol", "transport", "assault")
