# World in Flames: transports, paradrops, landings.

phase-transport = air transport
phase-paradrop = paradrops

event-boarded = { $piece } goes aboard { $by } at { $space }.
event-set-down = { $by } sets { $piece } down in { $to }.
event-jumped = { $piece } jumps over { $space }.
event-held = { $piece } holds { $space }.
event-notional-gone = The notional unit of { $space } is gone.
event-notional-ignored = The notional unit of { $space } is ignored.

ask-loading = Choose the unit that flies with { $piece }.
ask-unloading = { $piece } is over { $space }: unload, or keep the unit aboard.
ask-notional = Landing at { $space }: shall the notional unit of factor { $defence } defend?

order-load = Load { $target }
order-fly-empty = Fly empty
order-unload = Unload { $target }
order-keep-aboard = Keep it aboard
order-ignore = Ignore the notional unit at { $target }
order-contest = Let it defend
