# 17 La France de Vichy

event-vichy-installed = Gouvernement de Vichy mis en place par { $side } : la France est divisée en deux pays.
event-stays-free = La France Libre garde : { $nation } (dé { modified }).
event-follows-vichy = La France de Vichy garde : { $nation } (dé { modified }).
event-enclave = { $space } n’est plus français ; contrôle : { $side }.
event-vichy-hostile = La France de Vichy est hostile. Puissance visée : { $side }.
event-dismissed = { $piece } retourne dans le force pool.
event-struck-off = { $piece } quitte le jeu : la moitié de chaque force pool français est enlevée.
event-de-gaulle = { $piece } rejoint le force pool de la France Libre.
event-vichy-falls = Chute du gouvernement de Vichy, provoquée par { $side }.
event-goes-over = Changement de camp : { $nation } ; désormais : { $side }.
event-vichy-ends = La France occupée est libérée ; ce qui était vichyste appartient à : { $side }.
event-handed-back = Rendu par { $side } à { $taker } : { $nation }.
event-hex-returned = { $space } revient à : { $side }.
event-grudge = Territoires gardés par { $side } aux dépens de { $taker } : ils ne coopéreront jamais.
event-stays-loyal = { $piece } reste loyale à Vichy (dé { modified }).
event-flees = { $piece } s’enfuit au lieu de combattre (dé { modified }).
event-notional-stays = L’unité intrinsèque reste loyale à Vichy (dé { modified }).
event-notional-flees = L’unité intrinsèque s’enfuit au lieu de combattre (dé { modified }).
event-unopposed = Plus personne ne défend : { $space }.

ask-vichy = Vos troupes occupent Paris : mettez-vous en place le gouvernement de Vichy ?
ask-departure = { $piece } doit partir : choisissez un des lieux les plus proches.
ask-expulsion = Des unités françaises sont dans vos Hexs : les laissez-vous partir, ou les détruisez-vous toutes ?
ask-disbanding = Choisissez une unité de Vichy à enlever (reste : { $n }).
ask-hand-back = Rendez des territoires à qui les contrôlait en 1939, ou terminez.

order-install-vichy = Mettre en place le gouvernement de Vichy
order-refrain = Ne pas le faire
order-let-go = Les laisser partir
order-destroy-french = Les détruire toutes
order-disband = Enlever { $target }
order-hand-back = Rendre : { $target }
order-cede-hex = Rendre { $target }

prompt-vichy = gouvernement de Vichy
prompt-departure = retrait
prompt-expulsion = unités françaises à l’étranger
prompt-disbanding = armée de Vichy
prompt-hand-back = territoires français
