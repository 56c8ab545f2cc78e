# the legend of the map
map-subtitle = The war in Asia and the Pacific, 1941-1945
map-credit = After the game published by GMT Games (2007). Unofficial: the printed map was not used.
map-sources = Coasts and rivers GSHHG/WDBII; heights ITU-R P.1511; relief Natural Earth; sea floor ETOPO1.
legend-freight = Transports for the supply network
legend-port = Port and its capacity in fleets
legend-home = Home port, no limit
legend-works = Resources (WERP)
legend-derrick = Oil
legend-star = Victory area
legend-source = Full supply, by nation
legend-partial = Partial supply source
legend-airbase = Strategic airbase
legend-strait = Strait, open to ground units
legend-track = Land link between boxes
legend-shut = Impassable border
legend-passage = Malacca: by who holds Singapore
legend-limit = Waters out of play
