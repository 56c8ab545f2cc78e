# 15D Régiments et brigades de guérilla ; 40B6 unités régulières du CCP.

order-form-brigade = Former une brigade avec { $target }
ask-banding = Choisissez les régiments qui forment une brigade avec { $piece }.
order-raise-from-guerrillas = Remplacer { $target } par des guérillas
order-at-strength = Force { $target }
order-men-of = Unités de { $target }
ask-raising = À quelle force { $piece } revient-elle ? 0 est la pleine puissance.
ask-raising-at = Choisissez l’hexagone où des guérillas deviennent { $piece }.
ask-raising-base = Choisissez la base dont les guérillas deviennent { $piece }.
ask-raising-men = Choisissez les guérillas qui deviennent { $piece }.
event-men-given = { $piece }, base { $base } : de nouveau disponible pour le recrutement.
event-raised = { $piece } est remplacée par des guérillas : { $space }, { $values }.

## 40E Équiper les unités

order-equip = Équiper { $target }
order-points-of = Points de { $target }
ask-equipping = Choisissez le district dont les points équipent { $piece }.
ask-equipping-from = Choisissez d’où viennent les points de ressources pour { $piece }.
event-equipped = { $piece } est équipée : { $space }, { $values }.

## 40B7 Factions sans sources de recomplètement

event-faction-uprooted = { $piece } est retirée du jeu : sa faction a perdu sa dernière source de recomplètement.
