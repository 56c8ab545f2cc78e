# 13.7 Peace, 19.6 border claims

event-conquest-over = The fate of { $nation } is settled.
event-ship-die = { $piece }: a die for the ships of a conquered country.
event-allotted = { $piece } goes to { $side }.
event-resettled = { $piece } withdraws.
event-minor-supported = The Allies support { $nation }.
event-kept = { $side } keeps { $nation }.
event-liberated = { $side } liberates { $nation }.
event-lost-again = { $nation } is lost again: its units leave the game.
event-surrenders = { $nation } surrenders to { $side }.
event-ceded = { $nation } gives way to the Soviet claim.
event-claim-rejected = { $nation } rejects the Soviet claim.
event-mediation-allowed = Hungary receives Transylvania and Bulgaria Southern Dobruja.
event-mediation-denied = Germany rejects the claims of Hungary and Bulgaria.
event-border-peace = { $nation } and the USSR make peace.

ask-allotment = { $piece }: which power does the ship go to?
ask-exodus = { $piece } must leave: choose the nearest hex.
ask-refuge = { $nation } is conquered: choose a new home country for its units.
ask-fleet-heir = { $nation } is wholly conquered: which power takes over its fleet?
ask-liberation = You hold the capital of { $nation }: do you liberate it?
ask-surrender = { $nation } has lost most of its factories: does it surrender?
ask-border-claim = The USSR claims land of { $nation }: do you give way?
ask-mediation = Hungary and Bulgaria claim land of Romania: do you allow it?
ask-border-peace = { $nation } is at war with the USSR: do you make peace?

order-allot = The ship goes to { $target }
order-allot-fleet = The fleet goes to { $target }
order-refuge = New home country: { $target }
order-liberate = Liberate it
order-keep-it = Keep it
order-surrender = Surrender
order-hold-out = Hold out
order-settle-at = To { $target }
order-claim = Claim land of { $target }
order-cede = Give way
order-reject = Reject
order-allow = Allow
order-agree = Make peace
order-refuse = Refuse

prompt-allotment = Ships of a conquered country
prompt-exodus = Withdrawal
prompt-refuge = New home country
prompt-fleet-heir = Fleet of a conquered power
prompt-liberation = Liberation
prompt-surrender = Surrender
prompt-border-claim = Soviet claim
prompt-mediation = Mediation
prompt-border-peace = Peace

event-great-cities = The camp of { $side } holds all the great cities of the world.
event-objectives = { $side }: { $n } objectives more than expected.

event-partition = { $side } takes eastern Poland.
event-annexed = { $side } annexes the Baltic States.
ask-march-in = Which unit marches in?
ask-march-to = { $piece }: choose where it marches in.
order-exercise = By right of the pact: { $target }
order-march-in = March in with { $target }
exercise-eastern-poland = eastern Poland
exercise-baltic-states = the Baltic States
prompt-march-in = Nazi-Soviet pact
prompt-march-to = Nazi-Soviet pact
event-exile-die = { $piece } was lost far from a home that is conquered (die { $die }).

# 13.7.3 Peace between powers, 9.5 pacts

event-proposes = { $side } makes a proposal to { $nation }.
event-proposal-refused = { $side } does not agree to what { $nation } proposes.
event-minor-peace = { $side } and { $nation } make peace; the borders are those before their war.
event-peace = { $side } and { $nation } make peace and sign a pact of neutrality.
event-pact-signed = { $side } and { $nation } sign a pact of neutrality.
event-pact-renewed = { $side } and { $nation } confirm their pact of neutrality: it counts from { $year }.
event-sent-home = { $piece } goes back to the reserve.
event-disbanded = { $piece } leaves the game until there is war again.

ask-treaties = Propose peace or a pact of neutrality to a power of the other camp, or say done.
ask-peace-terms = On which terms do you offer peace to { $nation }?
ask-accord-pact = { $side } proposes a pact of neutrality between itself and { $nation }: do you agree?
ask-settle-with = Over the war of { $nation }: to which power do you offer peace?
ask-accord-minor = { $side } offers peace in the war of { $nation }: do you agree?
ask-accord-as-held = { $side } offers { $nation } peace; each keeps what it holds. Do you agree?
ask-accord-old-borders = { $side } offers { $nation } peace; each gives back what was the other's in 1939. Do you agree?
ask-renewal = { $side } asks you to confirm the pact of neutrality, which then counts from this year: do you agree?

order-peace-with = Offer peace to { $target }
order-settle = Propose peace in the war of { $target }
order-settle-with = Offer it to { $target }
order-pact-with = Propose a pact to { $target }
order-terms = Terms: { $target }
order-consent = Agree
order-renew-pact = Ask { $target } to confirm the pact
terms-as-held = each keeps what it holds
terms-old-borders = each gives back what was the other's in 1939

prompt-treaties = Peace and pacts
prompt-peace-terms = Terms of peace
prompt-accord-pact = Pact of neutrality
prompt-settle-with = Peace with a minor country
prompt-accord-minor = Peace with a minor country
prompt-accord-as-held = Peace
prompt-accord-old-borders = Peace
prompt-renewal = Pact of neutrality
