# the legend of the map
map-subtitle = La guerre en Asie et dans le Pacifique, 1941-1945
map-credit = D’après le jeu de GMT Games (2007). Non officiel : la carte imprimée n’a pas servi.
map-sources = Côtes et fleuves GSHHG/WDBII ; altitudes UIT-R P.1511 ; relief Natural Earth ; fonds ETOPO1.
legend-freight = Transports du réseau de ravitaillement
legend-port = Port et sa capacité en flottes
legend-home = Port d’attache, sans limite
legend-works = Ressources (WERP)
legend-derrick = Pétrole
legend-star = Zone de victoire
legend-source = Ravitaillement complet, par nation
legend-partial = Source de ravitaillement partiel
legend-airbase = Base aérienne stratégique
legend-strait = Détroit ouvert aux unités terrestres
legend-track = Liaison terrestre entre cases
legend-shut = Frontière infranchissable
legend-passage = Malacca : à qui tient Singapour
legend-limit = Eaux hors jeu
