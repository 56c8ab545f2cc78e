# Combat aérien et naval, réaction, patrouilles, soutien : chapitres 6.3, 7, 8 (sauf les attaques terrestres), 9.4, 10, 22.

## Mots

at-works-fortress = la forteresse
at-works-home = la base d'origine
wave-first = l'attaque
wave-counter = la contre-attaque
wave-second = la deuxième vague
wave-second-counter = la contre-attaque de deuxième vague

## Réaction

ask-reaction = L’ennemi a bougé et va attaquer. Choisissez une flotte ou une unité aérienne qui le devance, ou dites que c’est tout.
ask-reaction-course = { $piece } appareille de { $space } : vers où ?
ask-reaction-flight = { $piece } décolle : vers où ?
ask-reaction-task = Que fait { $piece } au-dessus de { $space } ?
event-reaction-sails = { $piece } quitte { $space } pour { $to }, à la rencontre de l'ennemi.
event-reaction-flies = { $piece } vole de { $space } vers { $to }, à la rencontre de l'ennemi.
reason-has-sailed = { $piece } s'est déjà déplacé dans ce segment.
reason-not-ready = { $piece } n'est pas en statut de force de réaction.
reason-must-attack = { $piece } a arrêté des navires ennemis et doit les attaquer.
reason-not-spotted = Aucune unité aérienne amie n'a { $space } à portée : personne n'y a repéré les navires.
reason-out-of-range = { $space } est hors de portée de { $piece }.

## Patrouilles

ask-patrols = Envoyez en CAP des unités aériennes qui n'ont pas bougé, ou dites que c'est fini.
ask-patrol-where = Au-dessus de quel hex { $piece } effectue-t-il sa CAP ?
order-guard = En CAP : { $target }
event-patrols = { $piece } décolle de { $space } et vole en CAP au-dessus de { $to }.
reason-has-flown = { $piece } a déjà volé pendant ce tour de joueur.
reason-enemy-patrol = Des unités aériennes ennemies sont en CAP au-dessus de { $space }.

## L'ordre des combats

reason-six-attacks = { $force } a déjà lancé ses { $limit } attaques de ce segment, sans effort d'opérations spéciales.
reason-nobody-there = Aucune de vos unités aériennes ne peut attaquer à { $space }.
reason-nobody-chosen = Choisissez d'abord qui participe.
reason-no-target = Il n'y a rien à attaquer à { $space }.
reason-on-patrol = { $piece } est en CAP : il ne peut pas attaquer.
reason-has-aborted = { $piece } a abandonné et ne participe plus aux combats.
reason-has-fought = { $piece } a déjà combattu dans ce segment.
reason-defeated = { $piece } est vaincu : tous les combats l'ignorent.

## Combat aérien

ask-air-combats = Combat aérien : au-dessus de quel hex engagez-vous la CAP ennemie ?
ask-air-muster =
    Qui engage la CAP au-dessus de { $space } ? { $pieces-count ->
        [0] Les autres pourront bombarder ensuite, si le ciel est libre.
       *[other] Jusqu'ici : { $pieces }.
    }
ask-air-leader = Un chef aéronaval aide-t-il au-dessus de { $space } ?
ask-air-abort = Après le round { $n } au-dessus de { $space } : une de vos unités aériennes terrestres abandonne-t-elle ?
ask-air-loss =
    Au-dessus de { $space }, { $result-key ->
        [A] une de vos unités aériennes abandonne
       *[other] une de vos unités aériennes est éliminée
    } : laquelle ?
order-engage = Engager la CAP au-dessus de { $target }
order-led-by = Avec l'aide de { $target }
order-abort = Abandonner : { $target }
event-air-combat = Au-dessus de { $space }, { $pieces } { $pieces-count ->
        [one] engage
       *[other] engagent
    } { $defenders }.
event-air-led = { $piece } dirige les unités aériennes au-dessus de { $space } (+{ $points }).
event-air-round =
    Round { $n } au-dessus de { $space } : { $attack } contre { $defence }, { $ratio }, dé { $die } : { $result-key ->
        [nn] aucun effet.
        [Xn] un attaquant est abattu.
        [An] un attaquant abandonne.
        [AA] une unité de chaque camp abandonne.
        [nA] un défenseur abandonne.
        [nX] un défenseur est abattu.
        [n2X] deux défenseurs sont abattus.
       *[other] { $result }.
    }
event-aborted = { $piece } fait demi-tour à { $space }.
event-supremacy = Suprématie aérienne au-dessus de { $space } : { $side }.
event-no-supremacy = La CAP ennemie tient le ciel au-dessus de { $space } contre { $side }.
reason-no-patrol = Il n'y a pas de CAP ennemie au-dessus de { $space }.
reason-naval-air-stays = { $piece } est une unité aéronavale : elle n'abandonne jamais volontairement.

## Bombardement

ask-land-bombings = Où vos unités aériennes bombardent-elles des cibles terrestres ?
ask-naval-bombings = Où vos unités aériennes bombardent-elles des navires ?
ask-land-raid = Les cibles terrestres de { $space } : une cible, qui la bombarde, la cible suivante, et ainsi de suite.
ask-naval-raid = Les navires à { $space } ({ $wave }) : une cible, qui la bombarde, la cible suivante, et ainsi de suite.
ask-flak = Tir anti-aérien à { $space } : lequel de vos bombardiers abandonne ?
order-bombard = Bombarder { $target }
order-bomb-ships = Bombarder les navires à { $target }
order-at-works = Viser { $target }
order-together = Se joindre à l'attaque contre { $target }
order-kamikaze = En kamikaze : { $target }
event-land-raid = { $pieces } { $pieces-count ->
        [one] se présente
       *[other] se présentent
    } au-dessus de { $space }.
event-naval-raid = Sur les navires à { $space } { $pieces-count ->
        [one] fond
       *[other] fondent
    } { $pieces } : { $wave }.
event-flak =
    Tir anti-aérien à { $space }, { $points } points, dé { $die } : { $n ->
        [0] aucun effet.
        [one] un bombardier abandonne.
       *[other] { $n } bombardiers abandonnent.
    }
event-guns-silent = Les canons de { $space } se taisent : la surprise est totale.
event-land-bombed =
    { $pieces } { $pieces-count ->
        [one] bombarde
       *[other] bombardent
    } { $what-key ->
        [fortress] la forteresse de { $space }
        [home] la base d'origine de { $space }
       *[other] { $piece } à { $space }
    } avec { $points } facteurs, dé { $die } : { $result-key ->
        [D] touché.
       *[other] aucun effet.
    }
event-ship-bombed =
    { $pieces } { $pieces-count ->
        [one] bombarde
       *[other] bombardent
    } { $piece } avec { $points } facteurs, dé { $die }{ $drm ->
        [0] {""}
       *[other] {" "}(à l'ancre { SIGNED($drm) })
    } : { $result-key ->
        [D] endommagé.
        [S] coulé.
       *[other] manqué.
    }
event-disrupted = { $piece } est désorganisé à { $space } jusqu'à la fin du tour de joueur.
event-works-disrupted =
    { $what-key ->
        [fortress] La forteresse de { $space } est désorganisée jusqu'à la fin du tour de joueur.
       *[other] La base d'origine de { $space } est désorganisée jusqu'à la fin du tour de joueur.
    }
event-target-gone = { $pieces } ne { $pieces-count ->
        [one] trouve
       *[other] trouvent
    } plus de cible à { $space }.
event-kamikaze = { $piece } attaque en kamikaze.
event-assault-promised = { $space } doit maintenant être attaqué par un assaut amphibie.
event-surprise-over = À { $space } la surprise est passée : les avions sont en l'air, les canons sont servis.
reason-bombers-first = Dites d'abord qui bombarde la cible choisie.
reason-target-first = Choisissez d'abord une cible.
reason-no-bombers-left = Il ne reste personne pour la bombarder.
reason-bombs-once = { $piece } ne bombarde qu'une fois par segment.
reason-hex-raided-already = { $space } a déjà subi un raid de cette sorte dans ce segment.
reason-other-kind = { $piece } est de l'autre sorte : les unités aéronavales et terrestres bombardent les navires séparément.
reason-from-land = { $piece } vole d'une base à terre : il ne peut jamais attaquer une force de réaction.

## Porte-avions

ask-second-wave = { $pieces } : une deuxième vague contre les navires à { $space } ?
ask-counter-attacks = Vos porte-avions à { $space } ont été bombardés : contre-attaquent-ils ?
ask-sortie = Qui contre-attaque { $space } ?
ask-carrier-strikes = Vos porte-avions frappent-ils une force de réaction ennemie ?
ask-strike-force = Qui vole contre la force de réaction à { $space } ?
order-counter-attack = Contre-attaquer { $target }
order-strike = Frapper la force de réaction à { $target }
event-second-wave = Deuxième vague : { $pieces } { $pieces-count ->
        [one] revient
       *[other] reviennent
    } au-dessus de { $space }.
event-counter-attack = Depuis { $space }, { $pieces } { $pieces-count ->
        [one] contre-attaque
       *[other] contre-attaquent
    } { $to }.
event-carrier-strike = { $pieces } { $pieces-count ->
        [one] frappe
       *[other] frappent
    } la force de réaction à { $space }.
event-turned-away = La CAP au-dessus de { $space } repousse { $pieces }.
event-sky-empty = { $pieces } { $pieces-count ->
        [one] ne trouve
       *[other] ne trouvent
    } aucune CAP ennemie au-dessus de { $space }.
event-port-empty = { $pieces } { $pieces-count ->
        [one] ne trouve
       *[other] ne trouvent
    } aucun navire à { $space }.
event-patrol-turned-back = { $piece } devait patrouiller au-dessus de { $space }, y rencontre une CAP ennemie et rentre.

## Combat naval de surface

ask-surface-combats = Quels navires ennemis les vôtres attaquent-ils ?
ask-surface-muster =
    Qui attaque les navires à { $space } ?{ $pieces-count ->
        [0] {""}
       *[other] {" "}Jusqu'ici : { $pieces }.
    }
ask-surface-allot = Round { $n } à { $space } : contre qui { $piece } est-il alloué ?
ask-surface-aim = Round { $n } à { $space } : sur qui { $piece } tire-t-il ?
ask-surface-withdraw = Le round { $n } à { $space } est terminé : vos navires se retirent-ils ?
ask-declared-battles = Laquelle des attaques annoncées est livrée ensuite ?
ask-support = Vos navires à { $space } sont attaqués : quelle force de soutien combat pour eux ?
ask-support-consent = Les navires de { $by } sont attaqués : votre force de soutien avec { $piece } combat-elle pour eux ?
ask-attack-supported = La force de soutien est vaincue : attaquez-vous maintenant les navires à { $space } ?
order-give-battle = Attaquer les navires à { $target }
order-fire-at = Tirer sur { $target }
order-stay-out = Rester à l'écart ce round
order-all-at = Toutes les unités restantes contre { $target }
order-support-from = Soutien depuis { $target }
event-attack-declared = { $pieces } { $pieces-count ->
        [one] marche
       *[other] marchent
    } sur les navires à { $space }.
event-surface-combat = Combat naval de surface à { $space } : { $pieces } contre { $defenders }.
event-surface-fire =
    { $pieces } { $pieces-count ->
        [one] tire
       *[other] tirent
    } sur { $piece } : { $attack } contre { $defence }, { $ratio }, dé { $die } : { $result-key ->
        [D] endommagé.
        [S] coulé.
       *[other] aucun effet.
    }
event-out-of-weight = { $pieces } { $pieces-count ->
        [one] tire
       *[other] tirent
    } en vain sur { $piece } ({ $attack } contre { $defence }).
event-supported = Depuis { $space }, { $pieces } { $pieces-count ->
        [one] s'interpose
       *[other] s'interposent
    } devant les navires à { $to }.
event-withdrew = { $pieces } { $pieces-count ->
        [one] rompt l'engagement, vaincu.
       *[other] rompent l'engagement, vaincus.
    }
reason-support-attacked = La force de soutien à { $space } est elle-même attaquée : ce combat vient d'abord.
reason-in-task-force = { $piece } combat avec sa force opérationnelle.

## Bombardement côtier

ask-shore-bombardments = Quelle côte vos navires bombardent-ils ?
ask-shore-raid = Les cibles terrestres de { $space } : une cible, quels navires la bombardent, la cible suivante, et ainsi de suite.
order-shell = Bombarder la côte de { $target }
event-shore-raid = { $pieces } { $pieces-count ->
        [one] ouvre
       *[other] ouvrent
    } le feu sur { $space }.
event-shore-shelled =
    { $pieces } { $pieces-count ->
        [one] bombarde
       *[other] bombardent
    } { $what-key ->
        [fortress] la forteresse de { $space }
        [home] la base d'origine de { $space }
       *[other] { $piece } à { $space }
    } avec { $points } facteurs navals, dé { $die } : { $result-key ->
        [D] touché.
       *[other] aucun effet.
    }
reason-no-assault = Les troupes à { $space } ne peuvent être bombardées par des navires que si l'hex subit un assaut dans ce segment.
