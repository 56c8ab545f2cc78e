# Politique, recomplètements, factions et guérilla.

box-removed = les unités hors-jeu

cause-garrison = une garnison est trop faible
cause-no-posture = pas de posture agressive
cause-terror = bombardement de terreur
cause-losses = pertes japonaises
cause-japan-dot = une grande ville est tombée
cause-japan-partial = une ville majeure partielle est tombée
cause-japan-full = une ville majeure complète est tombée
cause-japan-multi = une ville à multiples hexagones est tombée
cause-china-dot = une grande ville est prise
cause-china-partial = une ville majeure partielle est prise
cause-china-full = une ville majeure complète est prise
cause-china-multi = une ville à multiples hexagones est prise
cause-shanghai-0 = un hexagone de Shanghai est tombé
cause-shanghai-1 = un hexagone de Shanghai est tombé
cause-shanghai-2 = un hexagone de Shanghai est tombé
cause-shanghai-3 = un hexagone de Shanghai est tombé
cause-shanghai-4 = un hexagone de Shanghai est tombé
cause-shanghai-5 = un hexagone de Shanghai est tombé
cause-dikes-japan = le Japon a rompu les digues
cause-dikes-china = la Chine a rompu les digues
cause-to-non-cooperative = une faction ne coopère plus
cause-to-antagonistic = une faction devient antagoniste
cause-to-puppet = une faction passe au Japon
cause-back-to-cooperative = une faction coopère de nouveau
cause-back-to-non-cooperative = une faction n’est plus antagoniste
cause-capital-nanking = la capitale est à Nankin
cause-capital-home = la capitale est en territoire nationaliste
cause-capital-china = la capitale est en Chine
cause-aid = aide étrangère
cause-bases-6 = six bases communistes ou plus
cause-bases-11 = onze bases communistes ou plus
cause-repression = opérations anti-guérilla chinoises
cause-region = gouvernements régionaux fantoches
cause-regions = deux gouvernements régionaux fantoches ou plus
cause-nation = le gouvernement national fantoche

grade-decisive = décisive
grade-substantial = substantielle
grade-marginal = marginale
grade-draw = à égalité

event-stability = Indice de stabilité de { $was } à { $stability } : { $cause }.
event-level = La stabilité chinoise passe du niveau { $was } au niveau { $level }.
event-stability-roll = Jet de stabilité : { $dice } contre un indice de { $stability }.
event-restriction-roll = Tokyo : { $dice } aux deux dés ; niveau de restriction { $level }.
event-restriction = Le niveau de restriction de Tokyo passe de { $was } à { $level }.
event-posture = La Chine adopte une posture agressive.
event-verdict = L’issue est { $grade }.

event-district-points = { $district } : { $cost } points de recomplètement.
event-district-lost = { $district } : toutes les sources sont perdues, et les points de recomplètement avec elles.
event-arrives = { $piece } arrive : { $space }.
event-unit-converted = { $piece } devient { $by } : { $space }.
event-released = { $piece } est libérée de sa garnison.
event-withdrawn = { $piece } est retirée de la guerre.
event-debt-paid = { $district } : { $cost } points de recomplètement paient des unités retirées.
event-rebuilt = { $piece } est reconstituée à { $values } pour { $cost } points : { $space }.
event-replaced = { $piece } revient à { $values } pour { $cost } points du district { $district } : { $space }.

ask-arrivals = Choisissez le renfort qui entre ensuite.
ask-entering = Choisissez où entre { $piece }.
ask-withdrawal = Retirez { $piece } ou une unité semblable.
ask-replacements = Recomplétez des unités éliminées, reconstituez des unités réduites, ou dites terminé.
ask-restoring = Choisissez à quelle puissance revient { $piece } : 0 est la pleine puissance.
ask-restored = Choisissez la source où revient { $piece }.
prompt-replacements = Recomplètements

order-enter = Faire entrer { $target }
order-at = À { $target }
order-withdraw = Retirer { $target }
order-replace = Recompléter { $target }
order-as = À la puissance { $target }
order-rebuild = Reconstituer { $target }

ask-opening-supply = Choisissez les unités en ravitaillement général ce tour : il reste { $left } RE.
event-given-supply = { $piece } est en ravitaillement général.
event-given-supply-nearest = { $n } unités, les plus proches de l’ennemi, sont en ravitaillement général.
order-supply = Ravitailler { $target }
order-supply-nearest = Ravitailler les autres, les plus proches de l’ennemi d’abord

event-capital-captured = La capitale du KMT est capturée : { $space }.
event-capital-evacuates = Le gouvernement du KMT se prépare à quitter { $space }.
event-seat-evacuates = Le gouvernement fantoche ({ $district }) se prépare à quitter { $space }.
event-seat-works = Le gouvernement fantoche ({ $district }) s’installe en { $space }.
event-capital-works = Le gouvernement du KMT est opérationnel : { $space }.
event-government-roll = Sans gouvernement : dé { $die } contre le niveau { $level }.
event-government = Un nouveau gouvernement est formé : { $space }.

ask-capital = La capitale du KMT est à { $space } : préparez son départ, déplacez-la, rendez-la opérationnelle, ou dites terminé.
ask-government = Choisissez la ville où siège le nouveau gouvernement.
prompt-capital = La capitale du KMT

order-evacuate = Préparer le départ de la capitale
order-evacuate-puppets = Préparer le départ du gouvernement fantoche de { $target }
order-set-up-puppets = Installer le gouvernement fantoche en { $target }
order-set-up-capital = Rendre la capitale opérationnelle
order-seat = À { $target }

event-puppet-government = Un gouvernement fantoche est établi : { $district }, à { $space }.
event-puppet-roll = Le gouvernement fantoche { $district } vacille : dé { $die }.
event-puppet-collapse = Le gouvernement fantoche { $district } s’effondre.
event-garrison-active = La garnison { $district } est active : { $space }.
event-garrison-inactive = La garnison { $district } redevient inactive.

ask-puppets = Établissez des gouvernements fantoches, ou dites terminé.
prompt-puppets = Gouvernements fantoches

order-establish = Établir un gouvernement provincial à { $target }
order-establish-region = Établir un gouvernement régional à { $target }
order-establish-nation = Établir le gouvernement national à { $target }

cause-cooperative = coopérative
cause-non-cooperative = non coopérative
cause-antagonistic = antagoniste
cause-puppet = fantoche

event-home-entered = Des unités japonaises entrent sur le territoire d’origine de la faction { $district } : { $space }.
event-home-violated = { $piece } viole le territoire d’origine de la faction { $district } : { $space }.
event-disbanded = { $piece } est dissoute : { $space }.
event-delivered = La faction { $district } reçoit { $n } points.
event-cooperation-roll = Faction { $district } : { $dice } aux deux dés, { SIGNED($modifier) }.
event-bribe-roll = { $n } points pour acheter la faction { $district } : dé { $die }.
event-cooperation = La faction { $district } est maintenant { $cause }.
event-unit-changes = { $piece } choisit son camp : dé { $die }.

ask-deliveries = Livrez des points aux factions, ou dites terminé.
ask-receiver = Choisissez la faction qui reçoit { $n } points.
ask-bribe = La faction { $district } va baisser d’un niveau ; { $n } points sont payés. Livrez-en d’autres, ou dites terminé.
prompt-deliveries = Livraisons aux factions
prompt-bribe = Le prix d’un seigneur de guerre

order-deliver = Livrer un point de ressources de { $target }
order-deliver-attack = Livrer un point de ravitaillement d’attaque de { $target }
order-faction = { $target }
    .target = district

# Usines, et ce qui voyage comme fret en plus du ravitaillement.
item-capital = la capitale
item-puppet-capital = la capitale d’un gouvernement fantoche provincial
item-light-guns = un point d’AA de position légère
item-heavy-guns = un point d’AA de position lourde
item-infantry-point = un RP d’infanterie
item-armour-point = un RP de blindés
item-equipment-point = un RP d’équipement
item-navy-point = un RP de la marine
item-factory-1 = une partie de l’usine 1
item-factory-2 = une partie de l’usine 2
item-factory-3 = une partie de l’usine 3
item-factory-4 = une partie de l’usine 4
item-factory-5 = une partie de l’usine 5
item-factory-6 = une partie de l’usine 6
item-factory-7 = une partie de l’usine 7
item-factory-8 = une partie de l’usine 8
item-factory-9 = une partie de l’usine 9

event-points-captured = { $points } RP en chemin sont perdus : { $space }.
event-points-retreat = { $points } RP suivent la retraite : { $space } vers { $to }.
event-capital-lost = La capitale du KMT est perdue en chemin.
event-produced = L’usine de { $space } produit { $items } × { $item }.
event-factory-mended = L’usine de { $space } est réparée : il lui reste { $hits } impacts.
event-road-mended = La Route de Birmanie est réparée : il lui reste { $hits } impacts.
event-factory-wrecked = { $piece } endommage l’usine de { $space } : { $hits } impacts.
event-factory-removed = { $side } : l’usine de { $space } est retirée du jeu.
event-factory-prepared = L’usine de { $space } est préparée au transfert.
event-factory-taken-down = L’usine de { $space } est démontée, avec { $hits } impacts.
event-factory-installed = { $die } : une usine est installée à { $space }, avec six impacts.
event-factory-lost = Une usine est perdue.

ask-production = L’usine de { $space } produit { $points } points de ressources : prenez du ravitaillement d’attaque (1 pour 3) ou général (4 pour 1) à leur place, ou terminez.
prompt-production = Production
ask-mending = Un mois commence : ôtez un impact à chaque usine, et à la Route de Birmanie.
prompt-mending = Réparations du mois
ask-spoils = Retirez du jeu les usines prises, ou leurs parties, ou laissez-les.
prompt-spoils = Usines prises
ask-dispatch = { $district } : choisissez la source d’où partent les RP, par route ou par rail.
prompt-dispatch = Transport de RP

order-prepare-factory = Préparer l’usine { $target } au transfert
order-take-down-factory = Démonter l’usine { $target }
order-install-factory = Installer l’usine { $target }
order-dismantle-factory = Retirer l’usine { $target } du jeu
order-mend-factory = Ôter un impact à l’usine { $target }
order-mend-burma-road = Ôter un impact à la Route de Birmanie
order-wreck-factory = Endommager l’usine
order-dispatch = Envoyer des RP : { $target }
    .target = district
order-haul-points = Par route de { $target }
order-ship-points = Par rail de { $target }

event-dikes = { $side } : les digues du Hwang Ho sont rompues, le fleuve change de cours et ses bords deviennent des marais.
order-break-dikes = Rompre les digues du Hwang Ho

# Garnisons japonaises.
event-post-owed = { $piece } est due à la garnison { $district } : il faut la recompléter dès que possible.
event-posted = { $piece } rejoint la garnison { $district } : { $space }.
event-called-up = { $piece }, en formation, est activée pour la garnison { $district } : { $space }.
event-quartered = { $piece } gagne ses quartiers : { $space }.
event-forms-again = { $piece } reprend sa formation.
ask-posting = Choisissez l’unité qui rejoint la garnison { $district }.
prompt-posting = À la garnison
ask-quarters = Choisissez la ville ({ $district }) de { $piece }.
prompt-quarters = Quartiers
ask-call-up = Activez des unités en formation des garnisons actives, pour 1 RP d’infanterie chacune, ou terminez.
prompt-call-up = Unités en formation
ask-quartering = La garnison { $district } redevient inactive : placez ses unités dans des villes.
prompt-quartering = Retour aux quartiers
order-post = { $target }
order-call-up = Activer { $target }
order-quarter = Placer { $target } dans une ville

# Cases hors carte.
event-enters-box = { $piece } va de { $space } à { $to }.
event-leaves-box = { $piece } vient de { $space } à { $to }.
ask-deployment = Placez vos unités dans leur province, puis dites que c’est fini.
prompt-deployment = Déploiement
order-deploy = Placer { $target }
ask-placing = Choisissez où { $piece } commence la guerre.
prompt-placing = Sa place
event-deployed = { $piece } commence la guerre en { $space }.
ask-leaving = Choisissez où { $piece } sort.
prompt-leaving = Sortie de la case
ask-overflow = { $space } n’admet que sa capacité : choisissez ce qui est perdu.
prompt-overflow = Trop-plein de la Route de Birmanie
order-enter-box = Entrer dans la case hors carte
order-leave-box = Faire sortir { $target } de sa case
order-entrain-to-hanoi = Mouvement ferroviaire stratégique de { $target } vers Hanoï
order-entrain-from-hanoi = Mouvement ferroviaire stratégique de { $target } depuis Hanoï
order-repair-burma-road = Réparer la Route de Birmanie avec { $target }
