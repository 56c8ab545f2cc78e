# La guerre terrestre : ce que les chapitres 3 à 15 y ajoutent.

## 14A Le génie

order-work-with = Partager le travail avec { $target }
order-build-temporary-airfield = Aménager ici un aéroport temporaire, ou l’agrandir
order-build-strip-at-once = Construire ici une piste d’atterrissage dans cette phase
event-field-laid = { $piece } aménage un aéroport temporaire en { $space } : capacité { $points }.
event-field-gone = Plus personne n’entretient l’aéroport temporaire en { $space } : il est retiré.

## 14C Quartiers généraux

ask-restoration = Retournez des HQ de zone de guerre peu fiables sur leur face inutilisée, pour un point de ressources chacun.
ask-restoration-from = D’où vient le point de ressources pour { $piece } ?
order-restore = Retourner { $target } sur sa face inutilisée
event-headquarters-restored = { $piece } est de nouveau inutilisé, pour un point de ressources en { $space }.

## 6E Infiltration

order-infiltrate = Mouvement d’infiltration de { $target }
ask-infiltrating = { $piece } s’infiltre à travers les lignes ennemies : choisissez le chemin ; son mouvement finit là où elle peut entrer dans une base de guérilla ou en établir une.
event-infiltrates = { $piece } s’infiltre de { $space } à { $path-end }.
event-infiltration-die =
    { $piece } rencontre l’ennemi en { $space } : { $die } { $drm }, { $result ->
        [S] et passe
        [F] et se disperse
       *[other] et se fait prendre
    }.
ask-refuge = Choisissez la base que rejoignent les hommes de { $piece }.

## 9 Combat

event-great-wall =
    { $piece } à la Grande Muraille vers { $space } : { $die }, { $n ->
        [0] elle passe
       *[other] elle est retenue et attaque à la moitié de sa force
    }.
event-overrun-fails = La Grande Muraille arrête l’écrasement en { $space }.
ask-remnants = Les survivants restent en jeu, sauf si vous y renoncez.
order-give-up = Renoncer aux survivants de { $target }
ask-burdening = Choisissez ce que { $piece } emporte.
order-load-up = Faire emporter du ravitaillement par { $target }
