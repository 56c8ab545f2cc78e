# Ce que la page montre à côté de la carte.

legend-printed = Dans un hexagone : C capitale, c ville, nombre d’usines, @ port. Le long des côtés : ~ rivière, % lac, ^ alpin, # fort, : détroit.
look-credits = Conçu par { $designer }, édité par { $publisher } ({ $year })

camp-germany = Allemagne
camp-italy = Italie
camp-japan = Japon
camp-ussr = URSS
camp-commonwealth = Commonwealth
camp-usa = États-Unis
camp-france = France
camp-china = Chine
camp-vichy = France de Vichy
camp-nobody = personne

boxes-units = Unités
slot-pool = Réserves
slot-lost = Détruites
slot-circle = Spirale de production
slot-away = Autres théâtres
slot-aloft = En vol

track-goals = Enjeux tenus par le camp qui doit conquérir

state-face-down = Retournée : ne bouge ni n’attaque
state-unsupplied = Non ravitaillée
state-moving = En main
state-attacking = Attaque
state-moved = A bougé

sign-battle = Attaque
sign-great = Grande ville
sign-goal = Ville qui compte
sign-taken = Prise ce tour

scene-date = { $season } { $year }
scene-surprise = surprise
scene-battle = Une attaque est déclarée ou se prépare ici.
scene-goal = Compte pour la victoire : { $name }.
scene-taken = A changé de mains ce tour : personne n’y puise de ravitaillement.

zone-arctic = arctique
zone-north-temperate = tempérée nord
zone-mediterranean = méditerranéenne
zone-north-monsoon = mousson nord
zone-south-monsoon = mousson sud
zone-south-temperate = tempérée sud

season-short-jan-feb = janv./févr.
season-short-mar-apr = mars/avril
season-short-may-jun = mai/juin
season-short-jul-aug = juil./août
season-short-sep-oct = sept./oct.
season-short-nov-dec = nov./déc.

note-capital = capitale
note-city = ville
note-factories =
    { $n ->
        [one] 1 usine
       *[other] { $n } usines
    }
note-resources =
    { $n ->
        [one] 1 ressource
       *[other] { $n } ressources
    }
note-oil = pétrole : { $n }
note-port = port
note-rail = voie ferrée

ground-clear = clair
ground-forest = forêt
ground-jungle = jungle
ground-mountain = montagne
ground-desert = désert
ground-desert-mountain = montagne désertique
ground-swamp = marais
ground-lake = lac
ground-sea = mer

kind-inf = infanterie
kind-mil = milice
kind-arm = blindés
kind-gar = garnison
kind-hq-i = quartier général d’infanterie
kind-hq-a = quartier général blindé
kind-mech = mécanisée
kind-terr = territoriale
kind-cav = cavalerie
kind-mot = motorisée
kind-mtn = montagne
kind-part = partisans
kind-para = parachutistes
kind-mar = fusiliers marins
kind-eng = génie
kind-art = artillerie
kind-artm = artillerie motorisée
kind-arts = artillerie automotrice
kind-artr = artillerie à fusées
kind-aa = antiaérienne
kind-at = antichar
kind-ski = troupes à skis
kind-war = seigneur de guerre
kind-phq = quartier général de partisans
kind-ftr = chasseur
kind-lnd = bombardier terrestre
kind-nav = bombardier naval
kind-atr = avion de transport
kind-cvp = avion embarqué
kind-bomb = bombe volante
kind-abomb = bombe atomique

value-strength = force
value-move = mouvement
value-reorganisation = réorganisation
value-air-to-air = air-air
value-tactical = tactique
value-strategic = stratégique
value-range = portée

trait-white = impression blanche
trait-small = division

tone-supplied = ravitaillé
tone-primary = source primaire
tone-secondary = quartier général ou capitale servant de source
tone-unsupplied = source coupée
tone-move = dans les limites de son mouvement
tone-tired = serait retournée
tone-fine = beau temps
tone-rain = pluie
tone-snow = neige
tone-delivered = arrive à une usine
tone-stuck = reste sur place
tone-idle = usine sans ressource
tone-wanted = convois manquants
tone-contested = les deux camps
tone-storm = tempête
tone-blizzard = blizzard

overlay-supply-germany = Ravitaillement allemand
overlay-freight-germany = Ressources et convois allemands
overlay-note-supply-germany = Où une unité allemande serait ravitaillée maintenant.
overlay-note-freight-germany = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-supply-italy = Ravitaillement italien
overlay-freight-italy = Ressources et convois italiens
overlay-note-supply-italy = Où une unité italienne serait ravitaillée maintenant.
overlay-note-freight-italy = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-supply-japan = Ravitaillement japonais
overlay-freight-japan = Ressources et convois japonais
overlay-note-supply-japan = Où une unité japonaise serait ravitaillée maintenant.
overlay-note-freight-japan = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-supply-ussr = Ravitaillement soviétique
overlay-freight-ussr = Ressources et convois soviétiques
overlay-note-supply-ussr = Où une unité soviétique serait ravitaillée maintenant.
overlay-note-freight-ussr = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-supply-commonwealth = Ravitaillement du Commonwealth
overlay-freight-commonwealth = Ressources et convois du Commonwealth
overlay-note-supply-commonwealth = Où une unité du Commonwealth serait ravitaillée maintenant.
overlay-note-freight-commonwealth = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-supply-usa = Ravitaillement américain
overlay-freight-usa = Ressources et convois américains
overlay-note-supply-usa = Où une unité américaine serait ravitaillée maintenant.
overlay-note-freight-usa = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-supply-france = Ravitaillement français
overlay-freight-france = Ressources et convois français
overlay-note-supply-france = Où une unité française serait ravitaillée maintenant.
overlay-note-freight-france = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-supply-china = Ravitaillement chinois
overlay-freight-china = Ressources et convois chinois
overlay-note-supply-china = Où une unité chinoise serait ravitaillée maintenant.
overlay-note-freight-china = Où vont les ressources par rail et par mer, ce qui reste sur place, et où il manque des convois.
overlay-zoc-germany = Zones de contrôle allemandes
overlay-note-zoc-germany = Où les ennemis de l’Allemagne doivent s’arrêter.
overlay-zoc-japan = Zones de contrôle japonaises
overlay-note-zoc-japan = Où les ennemis du Japon doivent s’arrêter.
overlay-zoc-ussr = Zones de contrôle soviétiques
overlay-note-zoc-ussr = Où les ennemis de l’URSS doivent s’arrêter.
overlay-zoc-commonwealth = Zones de contrôle alliées
overlay-note-zoc-commonwealth = Où les ennemis du Commonwealth doivent s’arrêter.
overlay-seas = Qui est en mer
overlay-note-seas = Les unités de chaque zone maritime : d’une puissance, d’un camp ou des deux.
overlay-arrivals = Qui peut venir ici
overlay-note-arrivals = Quels avions, navires et unités pourraient venir dans un hexagone ou une mer en une impulsion.
overlay-arrivals-at = Qui peut venir : { $space }
overlay-by-air = par air : { $names }
overlay-by-sea = par mer : { $names }
overlay-by-land = par terre : { $names }
overlay-nobody = Personne ne peut venir ici dans cette impulsion.
overlay-idle = { $n } { $n ->
    [one] usine ne reçoit
   *[other] usines ne reçoivent
  } aucune ressource
overlay-resources = { $space } : { $n } livrées, { $left } restantes
overlay-convoys = { $n } points de convoi transportent des ressources, { $left } sont libres
overlay-more-convoys = il manque ici { $n } points de convoi
overlay-shortage = Avec les points de convoi manquants, { $n } { $n ->
    [one] ressource de plus arriverait
   *[other] ressources de plus arriveraient
  }.
overlay-control = Contrôle
overlay-weather = Météo
overlay-reach = Portée
overlay-rail = Par rail
overlay-way = Chemin
overlay-note-control = Qui contrôle chaque hexagone.
overlay-note-weather = Le temps dans chaque hexagone ; il est plus doux dans les déserts.
overlay-note-reach = Où une unité peut aller, et à quel prix.
overlay-note-rail = Les gares qu’une unité peut atteindre par rail.
overlay-note-way = Le chemin d’un mouvement.
overlay-reach-of = Portée de { $piece }
overlay-rail-of = { $piece } par rail

panel-forces = La guerre en chiffres
panel-lacking = Avec plus de convois, { $n } { $n ->
    [one] ressource de plus arriverait
   *[other] ressources de plus arriveraient
  } : { $names }
panel-gearing = Construit ce tour, et combien on peut : un de plus par classe qu’au tour précédent.
panel-arrives = Arrive en { $season } { $year }, après { $n } { $n ->
    [one] tour
   *[other] tours
  }.
panel-launched = Lancé en { $season } { $year } ; l’achever coûte alors { $n } de plus.
gearing-infantry = infanterie
gearing-armour = blindés
gearing-cavalry = cavalerie
gearing-artillery = artillerie
gearing-aircraft = avions
gearing-ships = navires
arm-land = à terre
arm-air = avions
arm-ships = navires
arm-convoys = convois
arm-cities = villes
arm-points = points au dernier tour
panel-combats = Combats
panel-action = Ce que l’action permet encore
panel-impulses = Tour et impulsion
panel-turns = Tours
panel-ends = Le tour finit sur un dé d’au plus
panel-marker = impulsion { $n }
panel-weather = Météo
panel-sky = Chemins de ravitaillement de { $supply } hexagones, coûts du terrain × { $cost }, rapport { $shift }.
panel-next = Prochain jet
panel-asterisks = +{ $n }
panel-initiative = Initiative
panel-track = Marqueur
panel-cities = Villes qui comptent
panel-coming = Renforts et réserves
panel-reserves = Réserves non appelées
limited-moves = mouvements terrestres
limited-attacks = attaques
limited-rail = mouvements par rail
limited-missions = missions aériennes
end-axis = Axe
end-allied = Alliés
goal-main = grandes villes : deux ou trois gagnent la guerre
goal-all = avec une grande ville, ces deux-ci
goal-any = et l’une de celles-ci font match nul

chart-assault = Combat terrestre : assaut
chart-assault-note = Pertes de l’attaquant et du défenseur ; * les attaquants restent face visible, R retraite, S brisés, B percée. Reconstitué.
chart-blitzkrieg = Combat terrestre : Blitzkrieg
chart-blitzkrieg-note = Pertes de l’attaquant et du défenseur ; * les attaquants restent face visible, R retraite, S brisés, B percée. Reconstitué.
chart-two-dice = Combat terrestre à deux dés
chart-two-dice-note = h : la moitié des attaquants restent face visible ; + : une perte de plus en mauvais terrain ou par mauvais temps. Chaque niveau au-dessus de 1:1 ajoute deux. Reconstitué.
chart-die = dé
chart-total = total
chart-terrain = Terrain
chart-terrain-note = Pluie, tempête et blizzard doublent tous les coûts. Reconstitué.
chart-terrain-name = terrain
chart-terrain-foot = coût
chart-terrain-motorised = motorisé (option)
chart-terrain-defence = défense
chart-skies = Effets du temps
chart-sky-name = temps
chart-sky-supply = chemin de ravitaillement
chart-sky-cost = coûts
chart-sky-shift = rapport
chart-sky-winter = avec des troupes d’hiver
chart-weather = Météo
chart-weather-note = Les astérisques s’ajoutent au prochain jet ; le dernier nombre est l’avance du marqueur d’impulsion. Reconstitué.
chart-weather-season = tour
chart-weather-roll = dé
chart-weather-asterisks = suivant
chart-weather-advance = marqueur
chart-limits = Limites des actions
chart-limits-note = Une action terrestre ne limite ni mouvements ni attaques terrestres.
chart-limits-power = puissance
chart-limits-land-combined = mouvements, combinée
chart-limits-attacks-combined = attaques, combinée
chart-limits-rail = rail, terrestre
chart-limits-rail-combined = rail, combinée

preview-attack = attaque
preview-defence = défense
preview-shift = niveaux du rapport dus au temps et au terrain
preview-modifier = dé
preview-chooser = { $side } choisit la table.
preview-no-relief = Les troupes d’hiver ne sont pas mises en avant.
preview-combats = Combats
preview-result =
    Pertes : attaquant { $attacker }, défenseur { $defender }{ $code ->
        [R] , les survivants retraitent
        [S] , les survivants sont brisés
        [B] , les survivants sont brisés, percée
       *[none] {""}
    } ; { $up ->
        [all] les attaquants restent face visible
        [half] la moitié des attaquants restent face visible
       *[none] les attaquants sont retournés
    }.

tour-1-title = La question
tour-1-text = Voici ce que l’on vous demande. Tout ordre peut être repris tant qu’aucun dé n’est lancé.
tour-2-title = L’enjeu
tour-2-text = Leningrad, Moscou et Kiev : avec deux d’entre elles après cinq tours, l’Allemagne gagne.
tour-3-title = Les réserves
tour-3-text = La guerre est déclarée : les milices peuvent être appelées dans leurs villes. Elles arrivent retournées. Appelez Kharkov, puis terminez.
tour-4-title = L’action
tour-4-text = Une action terrestre bouge et attaque sans limite ; une action combinée fait un peu de tout ; l’impasse rapproche la fin du tour.
tour-5-title = L’action
tour-5-text = Une action terrestre bouge et attaque sans limite ; une action combinée fait un peu de tout ; l’impasse rapproche la fin du tour.
tour-6-title = Les trains
tour-6-text = Les unités vont par rail de ville en ville, puis sont retournées. Terminez : le front a besoin d’elles.
tour-7-title = Le XXIVᵉ corps motorisé
tour-7-text = Sept pour combattre, six pour bouger. Prenez-le en main.
tour-8-title = Où il peut aller
tour-8-text = Le calque montre chaque hexagone à portée et son prix. Il serre sur l’ennemi et doit s’arrêter là : il est dans sa zone de contrôle.
tour-9-title = Les chars de Gomel
tour-9-text = Prenez-les en main : la carte montre chaque hexagone à portée et son prix.
tour-10-title = Vers les marais
tour-10-text = Sur le chemin de l’ennemi, ils arrêtent une armée. Retournés, ils ne bougeraient ni n’attaqueraient.
tour-11-title = Assez bougé
tour-11-text = Terminez : viennent alors les attaques.
tour-12-title = Cosaques sur le Bug
tour-12-text = Toutes les attaques sont déclarées avant que la première soit livrée. Désignez l’hexagone.
tour-13-title = Qui attaque
tour-13-text = Le panneau montre le rapport et les chances exactes des deux tables à mesure que des unités se joignent. Avec plus de blindés que le défenseur, vous choisissez la table.
tour-14-title = Engager
tour-14-text = Quinze contre quatre font trois contre un. Engagez l’attaque ; le dé tombe quand toutes sont déclarées.
tour-15-title = La durée du tour
tour-15-text = Après chaque impulsion un dé est lancé : le nombre de la case met fin au tour. Le mauvais temps avance le marqueur plus vite.
tour-16-title = Le ravitaillement
tour-16-text = Une unité trace quatre hexagones vers une ville de son pays, ou vers un quartier général d’où une voie ferrée y mène. Sans ravitaillement elle n’attaque pas.
tour-17-title = Le ravitaillement
tour-17-text = Une unité trace quatre hexagones vers une ville de son pays, ou vers un quartier général d’où une voie ferrée y mène. Sans ravitaillement elle n’attaque pas.
tour-18-title = Les tables
tour-18-text = La table Blitzkrieg repousse les défenseurs et garde les attaquants face visible ; la table d’assaut tue.

warn-supply =
    { $n ->
        [one] Hors ravitaillement là où elles sont : { $pieces }.
        [2] Hors ravitaillement là où elles sont : { $pieces }.
        [3] Hors ravitaillement là où elles sont : { $pieces }.
        [4] Hors ravitaillement là où elles sont : { $pieces }.
       *[other] { $n } unités déplacées sont hors ravitaillement ; la couche du ravitaillement montre où.
    }
warn-unspent =
    { $n ->
        [one] Il reste un point de construction à dépenser : il serait perdu.
       *[other] Il reste { $n } points de construction à dépenser : ils seraient perdus.
    }
