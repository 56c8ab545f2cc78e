# the map: title block and key
map-title = Nemesis
map-subtitle = Burma 1944
map-credit = After the game by Kim Kanger, published by Legion Wargames (2018).
map-unofficial = Unofficial reconstruction: the printed map was not used. Made from open geography.
map-sources = Heights ITU-R P.1511; rivers and borders GSHHG/WDBII; relief Natural Earth; towns GeoNames.
legend-terrain = Terrain
legend-clear = Clear
legend-jungle = Jungle, rough
legend-mountain = Mountain
legend-escarpment = Escarpment
legend-ways = Ways
legend-road = Road
legend-track = Track
legend-trail = Trail
legend-rail = Railway
legend-border = Border
legend-water = Water
legend-major = Major River
legend-minor = Minor River
legend-lake = Lake hexside
legend-places = Places
legend-square-japan = Objective, Japanese (SaP)
legend-square-allies = Objective, Allied; star
legend-disc-dark = Depot, Japanese; river supply
legend-disc-light = Depot; river supply in monsoon
legend-disc-allies = Depot, Allied (range)
legend-field = Airfield
legend-entry-japan = Supply entry, Japanese
legend-entry-allies = Supply entry, Allied
legend-town = Town, landmark
legend-counters = Units: Firepower - Quality - Movement
legend-light =
    Regiment of the 31st Division;
    white symbol: Light
legend-support =
    Heavy artillery;
    yellow symbol: Support
legend-chindit =
    Chindits: Quality on black
    is not replaceable; orange dot:
    Limited Supply
legend-transport = Transport: range, movement
map-reinforcements = reinforcements
map-scale = km
