# La Guerre de Résistance : ce que lisent les joueurs. Les arguments sont décrits dans core/wording.py.
# Les noms portent leur article, pour tenir dans une phrase ; la phrase commence d’elle-même par une majuscule.

## Noms

piece-named = { $name }
place-plain = l’hexagone { $space }

box-japan-box = la case Japon
box-west-china = la case Chine de l’Ouest
box-india-burma = la case Inde/Birmanie
box-burma-road = la case Route de Birmanie
box-hanoi = la case Hanoï
box-pool = les unités qui ne sont pas encore en jeu
box-lost = les unités perdues
box-parts = la case des unités subdivisées

weather-clear = clair
weather-rain = pluie
weather-mud = boue
weather-typhoon = typhon
weather-frost = gel
weather-winter = hiver
weather-snow = neige
weather-polar = polaire

phase-initial = la phase initiale
phase-movement = la phase de mouvements
phase-combat = la phase de combats
phase-reaction = la phase de réaction
phase-exploitation = la phase d’exploitation

supply-supplied = en ravitaillement général
supply-unsupplied = hors ravitaillement général
supply-cut-off = hors ravitaillement et isolée

result-AE = attaquant éliminé
result-AH = attaquant à moitié éliminé
result-AR = l’attaquant retraite
result-AS = attaquant stoppé
result-EX = échange
result-HX = demi-échange
result-DR = le défenseur retraite
result-DH = défenseur à moitié éliminé
result-DE = défenseur éliminé

modified =
    { $drm ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($drm) })
    }

## 3 Possession

event-taken = { $side } prend { $space }.
event-stock-captured =
    { $side } trouve du ravitaillement à { $space } : { $points ->
        [one] { $points } point capturé
       *[other] { $points } points capturés
    }, { $left } détruits.

## 4 Le tour

event-turn-begins = Le tour { $turn }, { $date }, commence.
event-weather = Météo de la zone { $zone } (dé { $die }) : { $weather }.
event-player-turn = Le tour de joueur : { $side }.
event-scored =
    Les Japonais tiennent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de ce qu’ils étaient venus chercher.

## 6 Mouvement

event-overrun = { $pieces } : écrasement de { $space }.
event-headquarters-ready = De nouveau disponibles : { $pieces }.
event-activation = Activation de { $pieces } : dé { $die }, { $n ->
    [0] personne ne répond
    [one] un QG est actif
   *[other] { $n } QG sont actifs
}.
event-leads = { $piece } dirige { $n } unités.
event-moves = { $piece } va de { $space } à { $path-end }.
event-hits =
    { $piece } a forcé la marche près de l’ennemi : { $hits ->
        [one] { $hits } impact.
       *[other] { $hits } impacts.
    }
event-rests =
    { $piece } se repose et perd { $hits ->
        [one] { $hits } impact.
       *[other] { $hits } impacts.
    }

ask-movement = Déplacez vos unités, faites-les marcher par les routes ou se reposer, puis dites terminé.
ask-reaction-movement = Déplacez les unités que dirige le QG, puis terminez.
ask-overrun = Écrasement de { $space } à { $odds } : ajoutez des unités du même hexagone, ou engagez.
ask-overrun-advance = Avancez en { $space } avec qui vous voulez, puis terminez.
ask-reaction = Activez des QG, un ou deux à la fois, ou terminez.
ask-attempt = Lancez le dé pour { $pieces }, ou ajoutez un second QG (le dé est augmenté de un).
ask-command = Quel QG dirige maintenant ?
ask-reaction-combat = Choisissez un hexagone à attaquer avec les unités que dirige le QG, ou terminez.
ask-exploitation = Exploitez avec les unités qui le peuvent encore, puis dites terminé.
ask-moving =
    Choisissez où va { $piece }, ou arrêtez-la là. { $left ->
        [one] Il reste { $left } point de mouvement.
       *[other] Il reste { $left } points de mouvement.
    }

order-carry = Transporter { $target }
order-overrun = Écraser { $target }
order-activate = Activer { $target }
order-roll = Lancer le dé
order-lead = Diriger avec { $target }
order-move = Déplacer { $target }
order-rush = Faire marcher { $target } par les routes (accéléré)
order-rest = Reposer { $target }
order-to = Vers { $target }
order-stop = S’arrêter là
order-done = Terminé

reason-other-in-hand = Terminez d’abord le mouvement de { $piece }.
reason-too-far =
    C’est trop loin : { $n ->
        [0] il ne reste aucun point de mouvement.
        [one] il ne reste que { $n } point de mouvement.
       *[other] il ne reste que { $n } points de mouvement.
    }

## 9 Combat

event-odds-fraction = Dé à dix faces : { $die } ; la colonne suivante avec { $need } ou moins.
event-attacked = { $side } attaque { $space } avec { $pieces } : { $attack } contre { $defence }, { $odds }, dé { modified } : { $result }.
event-no-chance = L’attaque de { $space } par { $side } est inférieure à 1:4 : les attaquants sont éliminés.
event-no-defence = { $space } ne peut se défendre contre { $side }.
event-fed = { $piece } tire son ravitaillement d’attaque de { $space }.
event-reduced = { $piece } est réduite à { $values } à { $space }.
event-eliminated = { $piece } est éliminée à { $space }.
event-retreats = { $piece } se replie de { $space } à { $to }.
event-advances = { $piece } avance de { $space } à { $to }.
event-returns = { $piece } retourne de { $space } à { $to }.

ask-combat = Choisissez un hexagone à attaquer, ou dites terminé.
ask-assembly = Attaque de { $space } : choisissez les unités qui y prennent part, ou renoncez.
ask-assault = Attaque de { $space } : { $attack } contre { $defence }, { $odds }, dé { SIGNED($drm) }. Ajoutez des unités, donnez-leur du ravitaillement d’attaque, ou lancez l’attaque.
ask-feeding = Choisissez l’hexagone d’où { $piece } tire son ravitaillement d’attaque.
ask-stand = Attaque de { $space } : dites de quoi la défense fait usage.
ask-losses =
    Perdez des unités d’une valeur d’au moins { $need ->
        [one] { $need } point.
       *[other] { $need } points.
    }
ask-retreat = Choisissez où se replie { $piece }, ou quelle unité part la première.
ask-advance = Avancez dans { $space }, ou dites terminé.
ask-pursuit = Suivez les attaquants battus, ou dites terminé.
ask-pursuit-to = Choisissez où avance { $piece }.
ask-return = Personne n’a avancé : retournez à { $space }, ou dites terminé.

order-attack = Attaquer { $target }
order-with = Avec { $target }
order-with-all = Tous ceux qui le peuvent, les plus forts d’abord
order-feed = Donner du ravitaillement d’attaque à { $target }
order-feed-all = Ravitailler tout le monde pour l’attaque, les plus forts d’abord
order-from = De { $target }
order-light-infantry = Employer l’infanterie légère et les unités de montagne (+1)
order-armour = Employer les effets blindés
order-engineers = Employer le génie de combat (+1)
order-neutral = Compter { $target } comme neutre
order-commit = Lancer l’attaque
order-call-off = Renoncer
order-lose = Perdre { $target }
order-first = { $target } part la première
order-back = Se replier vers { $target }
order-advance = Avancer avec { $target }
order-pursue = Dans { $target }
order-return = Retourner avec { $target }

## 12 Ravitaillement

event-supply = { $piece } est { $supply }.
event-supply-checked =
    { $side } vérifie son ravitaillement : { $unsupplied ->
        [0] aucune unité n’en manque.
        [one] { $unsupplied } unité en manque.
       *[other] { $unsupplied } unités en manquent.
    }
event-stock-used =
    { $side } a consommé { $points ->
        [one] { $points } point de ravitaillement d’attaque
       *[other] { $points } points de ravitaillement d’attaque
    } à { $space }.

## Étapes qui passent d’elles-mêmes

prompt-movement = Mouvements
prompt-reaction = la réaction
prompt-reaction-movement = le mouvement de réaction
prompt-reaction-combat = le combat de réaction
prompt-exploitation = Exploitation
prompt-combat = Attaques
prompt-advance = Avance après combat
prompt-pursuit = Avance du défenseur
prompt-return = Retour des battus

# 15 breakdown
ask-regrouping = Regroupez des unités subdivisées, ou terminez.
ask-joining-guns = Avec quelle artillerie divisionnaire { $piece } forme-t-elle une brigade ?
order-break-down = Subdiviser { $target }
order-break-down-with-artillery = Subdiviser { $target } avec son artillerie divisionnaire
order-regroup = Regrouper { $target }
order-join-artillery = Former une brigade d’artillerie ad hoc avec { $target }
event-broken-down = { $piece } se subdivise : { $pieces }.
event-regrouped = { $piece } se regroupe en { $space }.
prompt-regrouping = Regroupement
