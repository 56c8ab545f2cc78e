# War of Resistance : navires, ports et fleuves (27-35).

box-aboard = les unités embarquées
slot-aboard = À bord des navires

kind-ship-TF = force opérationnelle
kind-ship-CG = groupe aéronaval
kind-ship-NT = transport naval
kind-ship-LC = barge de débarquement
kind-ship-RF = flottille fluviale
kind-ship-RT = transport fluvial
value-flak = antiaérien
item-NT = transports navals
item-LC = barges de débarquement
success-success = succès
success-failure = échec

## 27 Navires

event-ship-damaged =
    { $piece } subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } ; sa force est de { $left }.
event-ship-sunk = { $piece } est coulé.

aim-ships = les navires au port
ask-ship-hit = Un impact en { $space } : choisissez le navire endommagé.

## 28 Mouvement

event-sails = { $piece } navigue de { $space } à { $to } ({ $water }).
event-docks = { $piece } entre au port de { $space }.
event-typhoon = Le typhon en { $space } frappe { $piece } : dégâts { $damage }.
event-driven-off = { $piece } doit quitter son fleuve et gagne { $water }.

ask-sailing = { $piece } dispose encore de { $left } points : envoyez-le plus loin ou arrêtez.
ask-which-water = { $space } : de quelles eaux s’agit-il ?
ask-driven = L’ennemi tient le fleuve : choisissez où va { $piece }.

order-sail = Naviguer avec { $target }
order-beside = Le fleuve, côté { $target }
order-open-water = La mer ou le lac de l’hexagone
order-dock = Entrer au port de { $target }
order-lay-guns = Se préparer au tir
order-flee-along = Gagner { $target }
    .target = water

## 28A, 29 Contact

event-naval-combat =
    { $piece } engage { $by } en { $space } (dé { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }{ SIGNED($drm) }
    }) : { $success }.

ask-contact = { $piece } est dans votre zone de contrôle navale en { $space } : choisissez qui l’engage, ou terminez.
order-hunt = Engager avec { $target }
prompt-contact = Contact en mer

## 31 Transport

event-embarks = { $piece } embarque sur { $by } en { $space }.
event-debarks = { $piece } débarque de { $by } en { $space }.
event-transferred = { $piece } passe sur { $by } en { $space }.
event-hold-lost = { $piece } perd du fret : { $item }.
event-ship-loaded = { $piece } charge { $item } en { $space }.
event-ship-unloaded = { $piece } décharge { $item } en { $space }.
event-craft-tested =
    { $piece } sur la plage (dé { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }{ SIGNED($drm) }
    }) : { $success ->
        [success] aucun dégât
       *[other] endommagée
    }.

ask-which-bank = Choisissez la rive où { $piece } met pied à terre.
ask-sea-freight = Fret en { $space } : charger et décharger.
ask-home-port = Le fret de la case Japon, unités comprises, peut embarquer sans frais.

order-embark = Embarquer { $target }
order-debark = Débarquer { $target }
order-ashore = À terre en { $target }
order-change-ships = Transborder { $target }
order-handle-freight = Charger et décharger du fret en { $target }

prompt-sailing = Mouvement naval
prompt-home-port = Chargement au Japon

## 32 Débarquements

event-landing-planned = Un débarquement de { $piece } en { $space } est planifié.
event-landing-cancelled = Le débarquement de { $piece } est annulé.
event-goes-in = { $piece } débarque de { $by } en { $space }.

ask-landing-plans = Planifiez des débarquements, annulez-les, ou terminez.
ask-landing-target = Choisissez le rivage où { $piece } doit débarquer.

order-plan-landing = Planifier un débarquement de { $target }
order-cancel-landing = Annuler le débarquement de { $target }
order-land-at-shore = Débarquer en { $target }

prompt-landing-plans = Débarquements

## 33, 34B Appui-feu

event-lays-guns = { $piece } se prépare au tir en { $space }.
event-gunfire =
    { $piece } tire sur { $space } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-covers = Un point d’appui-feu de { $piece } couvre { $space }.
event-depleted = { $piece } n’a plus de munitions.
event-rearmed = { $piece } est réapprovisionné en munitions.

ask-salvoes = Allouez l’appui-feu naval aux hexagones que vous défendez, ou terminez.
ask-cover =
    { $piece } dispose encore de { $left ->
        [one] { $left } point
       *[other] { $left } points
    } d’appui-feu : choisissez des hexagones, un point chacun.

order-train-guns = Allouer l’appui-feu de { $target }
order-cover = Un point pour { $target }
order-gunfire = Un point d’appui-feu de { $target }

prompt-salvoes = Appui-feu naval

## 34, 35 Règles spéciales, réparations

event-scuttled = { $piece } est sabordé en { $space }.
event-flees-port = { $piece } fuit { $space } : { $damage } de ses points sont sabordés.
event-craft-mended =
    { $success ->
        [success] { $piece } est réparée.
       *[other] { $piece } reste endommagée (dé { $die }).
    }
event-craft-repaired = { $piece } est réparée.
event-commissioned = { $piece } entre en service à { $space }.
event-ship-repaired = { $piece } est réparé ; sa force est de { $left }.
event-ship-rebuilt = { $piece } est reconstitué ; sa force est de { $left }.
event-ship-withdrawn = { $piece } est retiré de Chine.
event-acquired =
    Le Japon ajoute { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de { $item } pour ce tour.
event-upkeep-paid =
    Le Japon conserve ses { $item } supplémentaires pour { $points ->
        [one] { $points } point de ressources
       *[other] { $points } points de ressources
    }.
event-acquired-returned =
    Les { $item } supplémentaires sont rendus{ $points ->
        [0] { "" }
       *[other]  ; { $points } restent dus
    }.

ask-admiralty =
    La marine dispose de { $points ->
        [one] { $points } point de réparation
       *[other] { $points } points de réparation
    } : réparez, reconstituez, acquérez, ou terminez.
ask-commission = Choisissez le port où { $piece } entre en service.
ask-upkeep =
    Garder des { $item } supplémentaires un tour de plus, un point de ressources par lot ? { $points ->
        [one] 1 point de ressources
       *[other] { $points } points de ressources
    } pour garder tout ce qui reste.

order-repair-ship = Réparer un dégât de { $target }
order-rebuild-ship = Reconstituer un point de { $target }
order-repair-craft = Réparer { $target }
order-acquire = Acquérir { $target } (1 point de ressources)
    .target = item
order-keep-acquired = Conserver les { $target }
    .target = item
order-commission-at = À { $target }

prompt-admiralty = La marine
event-hold-used = Du ravitaillement d’attaque à bord de { $piece } est consommé devant { $space }.

# 27A4, 31D, 34F
system-yangtze = Yangtze
system-si = Si Kiang
event-ships-exchanged = { $pieces } en { $to } sont échangés contre { $n ->
    [one] un pion
   *[other] { $n } pions
}.
event-in-river-box = { $piece } est affecté au transport fluvial stratégique ({ $system }).
event-out-of-river-box = { $piece } quitte le transport fluvial stratégique ({ $water }).
event-barges = { $side } envoient du fret par le fleuve, de { $space } à { $to }.
event-barges-lost = { $side } perdent { $item } sur le fleuve.
event-by-river = { $piece } va par le fleuve de { $space } à { $to }.
event-ferries = { $piece } sert de ferry ({ $water }).
ask-ship-parts = Choisissez les pions en lesquels { $piece } se subdivise.
ask-ship-combination = Regroupez { $pieces } : ajoutez des transports, puis confirmez.
ask-river-boxes = Placez des RT dans les cases de transport fluvial stratégique ou retirez-en, ou dites fini.
ask-river-exit = Choisissez l’arête de fleuve où sort { $piece }.
ask-barges = Chargez du fret en { $space }, puis dites à quel port il va.
prompt-barges = Fret fluvial
ask-river-passage = Choisissez le port où va { $piece }.
ask-interdiction = Un transport stratégique passe sur le fleuve : arrêtez-le par une patrouille navale ou laissez-le passer.
ask-ferries = Dites quels navires servent de ferries, ou dites fini.
ask-ferry-where = Choisissez l’arête que dessert { $piece }.
order-break-down-ship = Subdiviser { $target }
order-combine-ship = Regrouper { $target }
order-into = En { $target }
order-to-river-box = { $target } au transport stratégique
order-from-river-box = { $target } hors du transport stratégique
order-on-river = Sur { $target }
order-ship-by-river = Envoyer du fret par le fleuve depuis { $target }
order-by-river = { $target } par le fleuve
order-ferry = { $target } comme ferry
order-across = Sur l’arête { $target }
prompt-river-boxes = Transport fluvial stratégique
prompt-interdiction = Transport sur le fleuve
prompt-ferries = Ferries
