# 9, 19 Déclarations de guerre, pays mineurs, conquête

nation-Finland = la Finlande
nation-Ireland = l’Irlande
nation-Portugal = le Portugal
nation-Spain = l’Espagne
nation-Sweden = la Suède
nation-Switzerland = la Suisse
nation-Turkey = la Turquie
nation-Saudi-Arabia = l’Arabie saoudite
nation-Liberia = le Libéria
nation-Romania = la Roumanie
nation-Hungary = la Hongrie
nation-Bulgaria = la Bulgarie
nation-Slovakia = la Slovaquie

phase-declarations = déclarations de guerre

event-declares = { $side } déclare la guerre. Pays visé : { $nation }.
event-aligns = { $nation } rejoint { $side }.
event-conquered = Pays conquis par { $side } : { $nation }.

ask-declarations = Déclarez la guerre, alignez un pays mineur, ou dites terminé.
ask-custody = La guerre est déclarée. Pays visé : { $nation }. En prenez-vous le contrôle ?
ask-deploying = { $piece } est mobilisée : choisissez sa place.

order-declare = Déclarer la guerre : { $target }
order-align = Aligner { $target }
order-take-in = En prendre le contrôle
order-decline = L’abandonner à son sort
prompt-declarations = Déclarations de guerre

# 19.4, 19.5.1 Unités des pays mineurs dans les force pools
event-enrols = Unités ajoutées aux force pools de { $side } : { $nation }.
event-free-poles = { $piece } rejoint le force pool britannique.
order-enrol = Ajouter aux force pools les unités de : { $target }
order-raise-poles = Lever les corps polonais libres
ask-joint-attack = { $piece } est appelée à participer à l’attaque sur { $space } : acceptez-vous ?
prompt-joint-attack = attaque commune
ask-joint-move = { $piece } est appelée à se déplacer avec la pile : acceptez-vous ?
ask-passage = { $piece } peut embarquer sur un TRS d’une puissance partenaire : acceptez-vous ?
prompt-passage = Embarquement
prompt-joint-move = déplacement commun
