event-staff-named = { $piece } supports the combat for { $space }.
event-staff-die = Support of { $piece } for { $space }: die { $die }, { $need } or less needed.
event-staff-tired = { $piece } has given its help and is turned face-down.
event-relieved = { $piece } acts as if it were in supply.

ask-staff-support = Name the hexes for which a headquarters of yours supports you, or say done.
ask-staff = Which headquarters supports the combat for { $space }?
ask-emergency-supply = Name headquarters that supply units without supply, or say done.
ask-relieving = Which units does { $piece } supply? It can supply { $left } more.

order-back-up = Headquarters for { $target }
order-staff = { $target }
order-relieve = Supply { $target }

prompt-staff-support = Headquarters in support
prompt-staff = Headquarters in support
prompt-emergency-supply = Emergency supply
prompt-relieving = Emergency supply
