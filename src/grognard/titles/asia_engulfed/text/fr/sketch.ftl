# la partie dans un terminal

region-japan = Japon, Corée et Mandchoukouo
region-china = Chine
region-southeast-asia = Asie du Sud-Est
region-india = Inde et océan Indien
region-indies = Philippines et Indes orientales
region-central-pacific = Pacifique central
region-north-pacific = Hawaï et Pacifique Nord
region-south-pacific = Nouvelle-Guinée et Pacifique Sud
region-australia = Australie
region-elsewhere = Ailleurs

sketch-hidden-ground = { $n ->
    [one] 1 terrestre
   *[other] { $n } terrestres
}
sketch-hidden-fleets = { $n ->
    [one] 1 flotte
   *[other] { $n } flottes
}
sketch-aboard = { $piece } ({ $pieces } à bord)
sketch-nobody = Il n’y a personne.
sketch-steps = { $n } pas sur { $full }
sketch-damaged = { $n ->
    [one] 1 endommagé
   *[other] { $n } endommagés
}
sketch-elite = élite
sketch-carried = à bord de { $piece }

legend-ground = ~ zone maritime  i île  j jungle  - fermé   (J) (A) qui la contrôle   * peut être choisi
legend-marks = P4 port de 4 flottes (PH d’attache)  W1 WERP  O1 pétrole  V zone de victoire  b base  F fort  d1 dégâts
legend-stacks = N réseau de ravitaillement  x contesté, combat  c codes lus   BB 4e+2 flottes de 4 (élite) et 2 pas
