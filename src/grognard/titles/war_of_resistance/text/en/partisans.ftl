# 15D Guerrilla regiments and brigades; 40B6 Communist regulars out of guerrillas.

order-form-brigade = Form a brigade with { $target }
ask-banding = Choose the regiments that form a brigade with { $piece }.
order-raise-from-guerrillas = Replace { $target } out of guerrillas
order-at-strength = Strength { $target }
order-men-of = Men of { $target }
ask-raising = At what strength does { $piece } come back? 0 is full strength.
ask-raising-at = Choose the hex in which guerrillas become { $piece }.
ask-raising-base = Choose the base whose guerrillas become { $piece }.
ask-raising-men = Choose the guerrillas that become { $piece }.
event-men-given = { $piece } of { $base } wait to be recruited again.
event-raised = { $piece } is replaced out of guerrillas at { $space }: { $values }.

## 40E Equipping

order-equip = Equip { $target }
order-points-of = Points of { $target }
ask-equipping = Choose the district whose points equip { $piece }.
ask-equipping-from = Choose where the resource points for { $piece } come from.
event-equipped = { $piece } is equipped at { $space }: { $values }.

## 40B7 Factions without sources

event-faction-uprooted = { $piece } leaves the game: its faction has lost its last source of replacements.
