# 9, 19 Declarations of war, minors, conquest

nation-Finland = Finland
nation-Ireland = Ireland
nation-Portugal = Portugal
nation-Spain = Spain
nation-Sweden = Sweden
nation-Switzerland = Switzerland
nation-Turkey = Turkey
nation-Saudi-Arabia = Saudi Arabia
nation-Liberia = Liberia
nation-Romania = Romania
nation-Hungary = Hungary
nation-Bulgaria = Bulgaria
nation-Slovakia = Slovakia

phase-declarations = declarations of war

event-declares = { $side } declares war on { $nation }.
event-aligns = { $nation } joins { $side }.
event-conquered = { $side } has conquered { $nation }.

ask-declarations = Declare war, call a minor country to your side, or say done.
ask-custody = War is declared on { $nation }. Take it under your control, or leave it to its fate?
ask-deploying = { $piece } has been called up: choose where it stands.

order-declare = Declare war on { $target }
order-align = Align { $target }
order-take-in = Take it in
order-decline = Leave it to its fate
prompt-declarations = Declarations of war

# 19.4, 19.5.1 Units of minors in the force pools
event-enrols = { $side } takes the units of { $nation } into its force pools.
event-free-poles = { $piece } joins the British force pool.
order-enrol = Take the units of { $target } into your force pools
order-raise-poles = Raise the Free Polish corps
ask-joint-attack = { $piece } is asked to join the attack on { $space }: do you agree?
prompt-joint-attack = Joint attack
ask-joint-move = { $piece } is asked to move with the stack: do you agree?
ask-passage = { $piece } may sail with a transport of a partner: do you agree?
prompt-passage = Passage
prompt-joint-move = Joint move
