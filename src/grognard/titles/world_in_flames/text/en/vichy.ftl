# 17 Vichy France

event-vichy-installed = { $side } installs the government of Vichy: France is two countries now.
event-stays-free = { $nation } stays with Free France (die { modified }).
event-follows-vichy = { $nation } follows Vichy (die { modified }).
event-enclave = { $space } is no longer French: it passes to { $side }.
event-vichy-hostile = Vichy France is hostile to { $side }.
event-dismissed = { $piece } goes back to the force pool.
event-struck-off = { $piece } leaves the game: half of each French force pool does.
event-de-gaulle = { $piece } joins the force pool of Free France.
event-vichy-falls = { $side } brings down the government of Vichy.
event-goes-over = { $nation } is on the side of { $side } now.
event-vichy-ends = Occupied France is liberated: what was Vichy’s belongs to { $side }.
event-handed-back = { $side } gives { $nation } back to { $taker }.
event-hex-returned = { $space } goes back to { $side }.
event-grudge = { $side } keeps lands of { $taker }: the two will never cooperate.
event-stays-loyal = { $piece } stays loyal to Vichy (die { modified }).
event-flees = { $piece } flees instead of fighting (die { modified }).
event-notional-stays = The notional unit stays loyal to Vichy (die { modified }).
event-notional-flees = The notional unit flees instead of fighting (die { modified }).
event-unopposed = Nobody is left to defend { $space }.

ask-vichy = Your troops hold Paris: do you install the government of Vichy?
ask-departure = { $piece } must leave: choose one of the nearest places.
ask-expulsion = French units stand in your hexes: do you let them go, or destroy them all?
ask-disbanding = Choose a unit of Vichy that is disbanded ({ $n } to go).
ask-hand-back = Give back lands that you control to who had them in 1939, or say done.

order-install-vichy = Install the government of Vichy
order-refrain = Do not
order-let-go = Let them go
order-destroy-french = Destroy them all
order-disband = Disband { $target }
order-hand-back = Give back { $target }
order-cede-hex = Give back { $target }

prompt-vichy = Government of Vichy
prompt-departure = Withdrawal
prompt-expulsion = French units abroad
prompt-disbanding = Army of Vichy
prompt-hand-back = French lands
