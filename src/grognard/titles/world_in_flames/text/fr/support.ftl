# 11.16.2 Bombardement côtier

event-shells =
    { $piece } bombarde { $space } avec { $points }{ $halves ->
        [0] { "" }
       *[other] ½
    } facteurs et est retourné.

ask-shelling =
    { $n ->
        [one] Un Hex est attaqué.
       *[other] { $n } Hex sont attaqués.
    } Bombardez la côte avec des SCS, ou dites terminé.
ask-shelled = Choisissez l’Hex que { $piece } bombarde, ou renoncez.

order-shell = Bombarder la côte avec { $target }

prompt-shelling = Bombardement côtier

# 13.6.5 Navires en production

box-hulls = le pool de construction
slot-hulls = Pool de construction
kind-scs = SCS

event-launched = { $piece } est mis à l’eau et attend dans le pool de construction.
event-docked =
    { $side } arme ou répare { $piece } pour { $points ->
        [one] 1 point ; arrivée
       *[other] { $points } points ; arrivée
    } dans { $n } tours.

order-fit-out = Second cycle : { $target }
order-repair = Réparer { $target }
