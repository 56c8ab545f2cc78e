"""What is noted on pieces: their supply, and what they have done in the current Player-Turn."""

FULL, PARTIAL, NONE = range(3)
SUPPLY_NAMES = ("full", "partial", "none")

SAILED = 1
"""It put to sea in this Player-Turn, moving or reacting (8.22, 8.2)."""
PAID = 2
"""Japan has paid (or owes) oil for it in this Player-Turn (8.8-c)."""
EXTENDED = 4
"""It made an extended naval move (7.4-c)."""
MOVED = 8
"""It made its operational move, flew, or landed (5.1, 5.13)."""
LANDED = 16
"""It made an amphibious invasion in this Player-Turn; `origin` is the sea zone it came from (7.2)."""
ENTERED = 32
"""It entered its place in this Player-Turn: combat there is compulsory (6.1-b)."""
NEW = 64
"""Built in this Production Phase (4.4)."""
REPLACED = 128
"""It got a replacement step in this Production Phase (4.3-b)."""
STRUCK = 256
"""It took part in a port or airbase attack in this phase (8.7-i)."""
DROPPED = 1024
"""It made an airborne assault in this Player-Turn (13.41)."""
FREED = 2048
"""It reacted without paying oil (13.6)."""
DIVIDED = 4096
"""A part of it has split off and sailed: it must sail to another zone (13.5)."""
STRUCK_TWICE = 8192
"""It took part in a second one, where two are allowed (8.7-i)."""
TRANSFERRED = 16384
"""It made its strategic move (5.2)."""
