# 14G Divisions de réserve ; 40A1 ce que permettent les ordres de bataille ; 40A2 ; 40B7 ; 40D.

order-use-reserve = Convertir { $target } en points de recomplètement
order-restore-by-reserve = Recompléter { $target }
order-in-form = Sous la forme { $target }
ask-reserve = Choisissez l’unité que recomplète { $piece }.
ask-reserve-form = Choisissez la forme sous laquelle revient { $by } par { $piece } : 0 est la première à pleine puissance.
event-reserve-used = { $piece } va dans la réserve de recomplètement : { $by } est à { $values } à { $space }.

order-reorganise = Réorganiser { $target }
order-upgrade = Améliorer { $target }
order-disband-by-orders = Dissoudre { $target } pour ses points
order-substitute = Substituer { $target }
ask-orders = Réorganisez, améliorez, dissolvez ou substituez des unités, ou dites terminé.
prompt-orders = Ordres de bataille
ask-upgrading = Choisissez le district dont les points améliorent { $piece }.
event-upgrade-paid = { $piece } est améliorée pour { $cost } points du district { $district }.

event-summoned = { $piece } est appelée : sa condition est remplie.
order-replace-as-construction = Recompléter { $target } en unité de construction
event-turns-national = { $piece } est désormais { $by } : sa faction n’a plus de source de recomplètement.
