# 14G Reserve divisions; 40A1 what orders of battle allow; 40A2; 40B7; 40D.

order-use-reserve = Turn { $target } into replacement points
order-restore-by-reserve = Restore { $target }
order-in-form = In form { $target }
ask-reserve = Choose the unit that { $piece } restores.
ask-reserve-form = Choose in which form { $by } comes back by { $piece }: 0 is its first one at full strength.
event-reserve-used = { $piece } goes into the pool: { $by } is { $values } at { $space }.

order-reorganise = Reorganise { $target }
order-upgrade = Upgrade { $target }
order-disband-by-orders = Disband { $target } for its points
order-substitute = Substitute { $target } by its other form
ask-orders = Reorganise, upgrade, disband or substitute units, or say done.
prompt-orders = Orders of battle
ask-upgrading = Choose the district whose points upgrade { $piece }.
event-upgrade-paid = { $piece } is upgraded for { $cost } points of { $district }.

event-summoned = { $piece } is called up: its condition is met.
order-replace-as-construction = Replace { $target } as a construction unit
event-turns-national = { $piece } is { $by } from now on: its faction has no source of replacements.
