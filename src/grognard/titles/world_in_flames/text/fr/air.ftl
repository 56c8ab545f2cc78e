# World in Flames : transport aérien, parachutage, débarquements.

phase-transport = transport aérien
phase-paradrop = parachutage

event-boarded = { $piece } embarque dans { $by } à { $space }.
event-set-down = { $by } décharge { $piece } à { $to }.
event-jumped = { $piece } saute sur { $space }.
event-held = { $piece } tient { $space }.
event-notional-gone = L’unité intrinsèque de { $space } est détruite.
event-notional-ignored = L’unité intrinsèque de { $space } est ignorée.

ask-loading = Choisissez l’unité que { $piece } transporte.
ask-unloading = { $piece } est sur { $space } : décharger, ou garder l’unité à bord.
ask-notional = Débarquement à { $space } : l’unité intrinsèque (facteur { $defence }) doit-elle défendre ?

order-load = Charger { $target }
order-fly-empty = Voler à vide
order-unload = Décharger { $target }
order-keep-aboard = Garder à bord
order-ignore = Ignorer l’unité intrinsèque de { $target }
order-contest = La laisser défendre
