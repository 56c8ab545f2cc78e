# la carte : cartouche et légende
map-title = Nemesis
map-subtitle = Birmanie 1944
map-credit = D’après le jeu de Kim Kanger, publié par Legion Wargames (2018).
map-unofficial = Reconstitution non officielle : la carte imprimée n’a pas servi. Géographie libre.
map-sources = Altitudes UIT-R P.1511 ; rivières et frontières GSHHG/WDBII ; relief Natural Earth ; GeoNames.
legend-terrain = Terrain
legend-clear = Clair
legend-jungle = Jungle, accidenté
legend-mountain = Montagne
legend-escarpment = Escarpement
legend-ways = Voies
legend-road = Route
legend-track = Piste
legend-trail = Chemin
legend-rail = Chemin de fer
legend-border = Frontière
legend-water = Eaux
legend-major = Rivière majeure
legend-minor = Rivière mineure
legend-lake = Côté de lac
legend-places = Lieux
legend-square-japan = Objectif japonais (SaP)
legend-square-allies = Objectif allié ; étoile
legend-disc-dark = Dépôt japonais ; fluvial
legend-disc-light = Dépôt ; fluvial en mousson
legend-disc-allies = Dépôt allié (portée)
legend-field = Aérodrome
legend-entry-japan = Entrée de ravitaillement japonaise
legend-entry-allies = Entrée de ravitaillement alliée
legend-town = Ville, repère
legend-counters = Unités : Puissance - Qualité - Mouvement
legend-light =
    Régiment de la 31e division ;
    symbole blanc : légère
legend-support =
    Artillerie lourde ;
    symbole jaune : soutien
legend-chindit =
    Chindits : qualité sur noir,
    non remplaçable ; point orange :
    ravitaillement limité
legend-transport = Transport : portée, mouvement
map-reinforcements = renforts
map-scale = km
