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

legend-printed = (J) (A) qui la contrôle   P4 port de 4 flottes (PH d’attache)  W1 WERP  O1 pétrole  V zone de victoire  b base aérienne   BB 4+2 flottes de 4 et 2 pas
