# 11.16.2 Shore bombardment

event-shells =
    { $piece } bombards { $space } with { $points }{ $halves ->
        [0] { "" }
       *[other] ½
    } factors and is turned face-down.

ask-shelling =
    { $n ->
        [one] One hex is attacked.
       *[other] { $n } hexes are attacked.
    } Bombard the shore with surface ships, or say done.
ask-shelled = Choose the hex that { $piece } bombards, or let it be.

order-shell = Bombard the shore with { $target }

prompt-shelling = Shore bombardment

# 13.6.5 Ships in production

box-hulls = the construction pool
slot-hulls = Construction pool
kind-scs = surface warship

event-launched = { $piece } is launched and waits in the construction pool.
event-docked =
    { $side } fits out or repairs { $piece } for { $points ->
        [one] 1 point; it comes
       *[other] { $points } points; it comes
    } in { $n } turns.

order-fit-out = Second cycle: { $target }
order-repair = Repair { $target }
