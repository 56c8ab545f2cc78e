# Guerrilla bases: what they do and what is done to them.

box-bases = the boxes of guerrilla bases
box-recruits = the guerrillas that may be recruited
slot-bases = In guerrilla bases
slot-recruits = Guerrillas to be recruited

base-SKN = SKN (Shensi-Kansu-Ningsia)
base-CCC = CCC (Chin-Cha-Chi)
base-CCLW = CCLW (Chin-Chi-Lu, west)
base-CCLE = CCLE (Chin-Chi-Lu, east)
base-Cs = Cs (Chin-Sui)
base-STG = STG (Shantung)
base-JLC = JLC (Chi-Je-Liao)
base-TAY = TAY (Taiyueh)
base-TCS = TCS (Taching Shan)
base-NKS = NKS (North Kiangsu)
base-CKS = CKS (Central and south Kiangsu)
base-HUA = HUA (Huai-nan, Huai-pei)
base-HHA = HHA (Hupei-Honan-Anhwei)
base-ETU = ETU (East River)
base-HAI = HAI (Hainan)
base-LS = LS (Lu-Su)
base-CHC = CHC (Chi-Cha)
base-TMS = TMS (Tienmu Shan)
base-TPS = TPS (Tapieh Shan)
base-TAI = TAI (Tai Hu)
base-CTS = CTS (Chungtiao Shan)
base-NCH = NCH (North Kiangsi)
base-KTG = KTG (Kwangtung)
base-SYN = SYN (Suiyuan)

aim-resource = a resource point
aim-general-supply = general supply points
aim-attack-supply = an attack supply point

event-base-points = Guerrilla base { $base }: { $cost } recruitment points.
event-base-founded = { $piece } establishes the guerrilla base { $base }: { $space }.
event-base-left = { $piece } comes out of the base { $base }: { $space }.
event-base-entered = { $piece } enters the base { $base }.
event-base-active = The guerrilla base { $base } becomes active: { $space }.
event-base-eliminated = The guerrilla base { $base } is eliminated: { $space }.
event-recruited = { $piece } is recruited by the base { $base }.
event-sabotaged = Guerrillas of { $base } sabotage { $aim } at { $space } with { $strength } (column { $column }), die { modified }: { $effect }.
event-sabotage-fails = Guerrillas of { $base } are too weak against { $aim } at { $space }: { $strength }.
event-operation = { $side } comb the country of { $base } with { $strength } (column { $column }), die { modified }: { $need } points of guerrillas.
event-operation-fails = { $side } comb the country of { $base } in vain: { $strength }.

ask-recruitment = Recruit guerrillas, make bases active, or say done.
ask-guerrillas = Establish bases, let guerrillas leave or enter them, or say done.
ask-founding = Choose the base that { $piece } establishes.
ask-emerging = Choose where { $piece } comes out of its base.
ask-entering-base = Choose the base that { $piece } enters.
ask-sabotage-target = Choose what is sabotaged at { $space }.
ask-sabotage = Sabotage of { $aim } at { $space }: { $n } attempts declared. Declare another, or resolve them.
ask-operation-against-base = Operation against { $base }: { $strength } points. Add units, then begin it.
ask-culling = The base { $base } loses { $need } points: choose a unit.
prompt-recruitment = Guerrillas: recruitment
prompt-guerrillas = Guerrilla bases
prompt-sabotage = Sabotage
prompt-operation-against-base = Anti-guerrilla operation

order-found-base = Establish a base with { $target }
order-leave-base = Let { $target } leave its base
order-enter-base = Let { $target } enter a base
order-base = { $target }
order-recruit = Recruit { $target }
order-activate-base = Make { $target } active
    .target = base
order-sabotage = Sabotage at { $target }
order-blow-up = { $target }
    .target = aim
order-saboteurs = An attempt: { $target }
order-suppress = Operate against { $target }
    .target = base

event-home-used = The home of the faction { $district } is violated: { $space }.
event-faction-ends = All cities of the faction { $district } are Chinese again: its forces are gone.

ask-parting = At { $space } factions stand together that do not cooperate: choose who is disbanded or lost.
prompt-parting = Factions apart
order-disband = Disband { $target }

event-pacification = Pacification of { $space }: die { $die }: { $success }.
event-pacifies = { $piece } is bound in the pacification garrison: { $space }.
ask-pacification = Choose units for the pacification garrison of { $space }: { $need } RE are wanting.
prompt-pacification = Pacification garrison
order-garrison = Bind { $target }
order-feed-sparingly = Give { $target } attack supply without spending it
order-disband-instead = Disband it instead

ask-levies = { $cost } special points: choose the base that they join, or the district.
prompt-levies = Special recruitment
order-join-base = To the base { $target }
    .target = base
order-to-district = To the district
