# Ce que dit le salon : scénarios, sièges, préréglages, et ce que signifie chaque choix d’une option.

subtitle = La Chine, du pont Marco-Polo à la veille de Pearl Harbor, juillet 1937 à décembre 1941

side-japan = le Japon
side-china = la Chine
seat-japan = le joueur japonais
seat-china = le joueur chinois

scenario-taierzhuang = Taierzhuang, mars à mai 1938
scenario-taierzhuang-about = Deux divisions japonaises descendent la voie ferrée Tientsin-Pukow vers Hsuchow ; la Cinquième Zone de guerre de Li Tsung-jen les attend à Taierzhuang et à Linyi. Quatre tours, pour une soirée, et pour apprendre les règles terrestres. Reconstitué.
scenario-shanghai = Shanghai, septembre à novembre 1937
scenario-shanghai-about = Les divisions japonaises tiennent quelques hexagones à Woosung et la Concession ; d’autres attendent à bord, avec des croiseurs, des canonnières et un porte-avions, et un débarquement est planifié dans la baie de Hangchow. Le meilleur de l’armée chinoise leur fait face. Cinq tours. Reconstitué.
scenario-wuhan = Wuhan, juillet à octobre 1938
scenario-wuhan-about = La Onzième Armée remonte le Yangtze avec ses flottilles fluviales, par Kiukiang et les forts de Tienkiachen, vers la capitale provisoire. Six tours. Reconstitué.
scenario-campaign-38 = La Chine, juillet 1937 à décembre 1938
scenario-campaign-38-about = Les dix-huit premiers mois : Peiping, Shanghai, Nankin, Hsuchow, Wuhan, Canton. Le Japon doit briser la résistance chinoise avant 1939.
scenario-campaign = La Chine, juillet 1937 à décembre 1941
scenario-campaign-about = Toute la guerre, du pont Marco Polo à la veille de Pearl Harbor, sur la Chine entière. Une centaine de tours : des mois de soirées.

preset-printed = Comme imprimé
preset-printed-about = Les règles standard.

group-beginning = Le début
option-set-up = Déploiement (41A1, déduit)
option-set-up-historical = chaque unité à la place que donne notre ordre de bataille
option-set-up-free = dans les campagnes, chaque camp place ses unités dans leur province
group-advanced = Règles avancées (43)
group-optional = Règles optionnelles (44)

option-retreat-overrun = Retraite par écrasement (43A)
option-retreat-overrun-off = non
option-retreat-overrun-on = une unité en retraite peut écraser
option-aa-many-hexes = Tirs contre un grand harcèlement (43B1)
option-aa-many-hexes-off = l’hexagone seul
option-aa-many-hexes-on = la moyenne de l’hexagone et de ses voisins
option-aa-mitigation = Atténuation du harcèlement (43B2)
option-aa-mitigation-off = non
option-aa-mitigation-on = les unités peuvent tirer pendant leur mouvement
option-possession = Villes et bases aériennes (43C1)
option-possession-zone = les zones de contrôle suffisent pour les prendre
option-possession-occupied = il faut les occuper
option-overstacking = Sur-empilement (43C2)
option-overstacking-off = non
option-overstacking-on = permis, à un certain prix
option-minimal-air-support = Appui aérien minimal (43C3)
option-minimal-air-support-off = non
option-minimal-air-support-on = oui
option-small-attack-supply = Ravitaillement d’attaque d’une petite unité (43C4)
option-small-attack-supply-off = jamais gratuit
option-small-attack-supply-on = gratuit pour une petite unité
option-bridges = Ponts (44A1)
option-bridges-off = indestructibles
option-bridges-on = peuvent être détruits et réparés
option-communications = Lignes de communication (44B1)
option-communications-off = isolement et possession selon la règle 3
option-communications-on = par des lignes de quatorze hexagones
option-smp-capture = Capture de transports (44B2a)
option-smp-capture-off = non
option-smp-capture-on = qui perd son ravitaillement perd aussi des transports
option-dismantling = Démantèlement (44B2b)
option-dismantling-off = non
option-dismantling-on = des ouvrages deviennent des ressources
option-smp-fractions = Parties de chargement (44B3)
option-smp-fractions-off = coûtent autant qu’un chargement entier
option-smp-fractions-on = coûtent leur part
option-interception = Interception plus lointaine (44C1)
option-interception-off = non
option-interception-on = selon la profondeur du raid
option-bomber-transports = Bombardiers en transporteurs (44D1)
option-bomber-transports-off = non
option-bomber-transports-on = oui
option-odds-fractions = Rapports entre deux colonnes (44E)
option-odds-fractions-off = arrondis à l’inférieur
option-odds-fractions-on = un dé à dix faces décide
option-pacification = Pacification urbaine (44F)
option-pacification-off = aucune
option-pacification-on = les villes prises demandent des garnisons
