# Bases de guérilla : ce qu'elles font et ce qu'on leur fait.

box-bases = les cases des bases de guérilla
box-recruits = les guérillas disponibles au recrutement
slot-bases = Dans les bases de guérilla
slot-recruits = Disponibles au recrutement

base-SKN = SKN (Shensi-Kansu-Ningsia)
base-CCC = CCC (Chin-Cha-Chi)
base-CCLW = CCLW (Chin-Chi-Lu, ouest)
base-CCLE = CCLE (Chin-Chi-Lu, est)
base-Cs = Cs (Chin-Sui)
base-STG = STG (Shantung)
base-JLC = JLC (Chi-Je-Liao)
base-TAY = TAY (Taiyueh)
base-TCS = TCS (Taching Shan)
base-NKS = NKS (Kiangsu du Nord)
base-CKS = CKS (Kiangsu du centre et du Sud)
base-HUA = HUA (Huai-nan, Huai-pei)
base-HHA = HHA (Hupei-Honan-Anhwei)
base-ETU = ETU (rivière de l’Est)
base-HAI = HAI (Hainan)
base-LS = LS (Lu-Su)
base-CHC = CHC (Chi-Cha)
base-TMS = TMS (Tienmu Shan)
base-TPS = TPS (Tapieh Shan)
base-TAI = TAI (Tai Hu)
base-CTS = CTS (Chungtiao Shan)
base-NCH = NCH (Kiangsi du Nord)
base-KTG = KTG (Kwangtung)
base-SYN = SYN (Suiyuan)

aim-resource = un point de ressources
aim-general-supply = des points de ravitaillement général
aim-attack-supply = un point de ravitaillement d’attaque

event-base-points = Base de guérilla { $base } : { $cost } points de recrutement.
event-base-founded = { $piece } établit la base de guérilla { $base } : { $space }.
event-base-left = { $piece } sort de la base { $base } : { $space }.
event-base-entered = { $piece } entre dans la base { $base }.
event-base-active = La base de guérilla { $base } devient active : { $space }.
event-base-eliminated = La base de guérilla { $base } est éliminée : { $space }.
event-recruited = { $piece } est recruté par la base { $base }.
event-sabotaged = La guérilla de { $base } sabote { $aim } à { $space } avec { $strength } (colonne { $column }), dé { modified } : { $effect }.
event-sabotage-fails = La guérilla de { $base } est trop faible contre { $aim } à { $space } : { $strength }.
event-operation = Répression par { $side } contre { $base } avec { $strength } (colonne { $column }), dé { modified } : { $need } points de guérilla.
event-operation-fails = Répression par { $side } contre { $base }, en vain : { $strength }.

ask-recruitment = Recrutez des guérillas, activez des bases, ou terminez.
ask-guerrillas = Établissez des bases, faites-en sortir ou entrer des unités, ou terminez.
ask-founding = Choisissez la base que { $piece } établit.
ask-emerging = Choisissez où { $piece } sort de sa base.
ask-entering-base = Choisissez la base où entre { $piece }.
ask-sabotage-target = Choisissez ce qui est saboté à { $space }.
ask-sabotage = Sabotage à { $space } ({ $aim }) : { $n } tentatives déclarées. Déclarez-en une autre, ou résolvez-les.
ask-operation-against-base = Répression contre { $base } : { $strength } points. Ajoutez des unités, puis lancez-la.
ask-culling = La base { $base } perd { $need } points : choisissez une unité.
prompt-recruitment = Guérilla : recrutement
prompt-guerrillas = Bases de guérilla
prompt-sabotage = Sabotage
prompt-operation-against-base = Répression anti-guérilla

order-found-base = Établir une base avec { $target }
order-leave-base = Faire sortir { $target } de sa base
order-enter-base = Faire entrer { $target } dans une base
order-base = { $target }
order-recruit = Recruter { $target }
order-activate-base = Activer { $target }
    .target = base
order-sabotage = Saboter à { $target }
order-blow-up = { $target }
    .target = aim
order-saboteurs = Une tentative : { $target }
order-suppress = Réprimer { $target }
    .target = base

event-home-used = Le territoire d’origine de la faction { $district } est violé : { $space }.
event-faction-ends = Toutes les villes de la faction { $district } sont reprises : ses forces quittent le jeu.

ask-parting = À { $space } sont empilées des factions qui ne coopèrent pas : choisissez qui est dissous ou perdu.
prompt-parting = Factions séparées
order-disband = Dissoudre { $target }

event-pacification = Pacification de { $space } : dé { $die } : { $success }.
event-pacifies = { $piece } est affecté à la garnison de pacification : { $space }.
ask-pacification = Choisissez les unités de la garnison de pacification de { $space } : il manque { $need } RE.
prompt-pacification = Garnison de pacification
order-garrison = Affecter { $target }
order-feed-sparingly = Ravitailler { $target } pour l’attaque sans dépense
order-disband-instead = La dissoudre plutôt

ask-levies = { $cost } points spéciaux : choisissez la base qui les reçoit, ou le district.
prompt-levies = Recrutement spécial
order-join-base = À la base { $target }
    .target = base
order-to-district = Au district
