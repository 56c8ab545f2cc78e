# Combat terrestre et contrôle : chapitres 8.3, 9, 13 à 15, 18 à 20, 27, 37.

control-of = { $force-key ->
        [ja] de l'Armée japonaise
        [ijn] de la Marine impériale
        [usa] des États-Unis
        [usn] des États-Unis
        [br] de la Grande-Bretagne
        [an] des ANZAC
        [ch] de la Chine
       *[su] de l'Union soviétique
    }

## What happened

event-land-attack = { $pieces-count ->
        [one] { $pieces } attaque { $target }.
       *[other] { $pieces } attaquent { $target }.
    }
event-land-leader = { $piece } mène ses troupes à { $target }.
event-banzai = Banzai ! À { $target }, les Japonais se battent pour la plus grande gloire de l'Empereur.
event-unopposed = Personne ne s'oppose au débarquement à { $target }.
event-land-combat = { $target } : { $ratio }, soit { $column } ; le dé donne { $die }{ $drm ->
        [0] {""}
       *[other] , modifié en { $modified }
    }. { $result ->
        [AD] Les attaquants sont détruits.
        [AW] L'attaque est repoussée.
        [EX] Les deux camps se saignent : échange.
        [DW] Les défenseurs battent en retraite.
        [DD] Les défenseurs sont détruits.
       *[other] Rien n'est décidé.
    }
event-assault-failed = Le débarquement à { $target } a échoué ; ce qu'il en reste rentre à la base.
event-retreated = { $piece } se retire de { $space } vers { $to }.
event-advanced = { $piece } occupe { $to }.
event-objective-taken = { $space } (valeur { $points }) passe sous le contrôle { control-of }.
event-place-taken = { $space } passe sous le contrôle { control-of }.
event-home-base-taken = La base d'origine de { $space } est aux mains { control-of }.
event-objective-transferred = Par accord, { $space } passe sous le contrôle { control-of }.
event-leader-captured = { $by } capture { $piece } à { $space }.
event-guerrillas-dispersed = { $piece } disperse la guérilla à { $space }.
event-fortress-silenced = La forteresse de { $space } est annulée jusqu'au prochain tour de joueur.
event-home-base-silenced = Les défenses de la base d'origine de { $space } sont annulées jusqu'au prochain tour de joueur.
event-afghanistan-violated = La neutralité de l'Afghanistan est violée à { $space } : il est ouvert aux Alliés.

## Questions

ask-assail = Attaques terrestres : quel hexagone attaquez-vous ?
ask-assailing = Qui attaque { $target } ?{ $pieces-count ->
        [0] {""}
       *[other] {" "}Jusqu'ici : { $pieces }.
    }
ask-joining = { $target } va être attaqué par { $pieces }. Des unités à vous se joignent-elles à l'attaque ?
ask-defend = { $pieces } { $pieces-count ->
        [one] attaque
       *[other] attaquent
    } { $target }. Un chef aide-t-il la défense ?
ask-banzai = { $pieces } { $pieces-count ->
        [one] attaque
       *[other] attaquent
    } { $target }. Banzai ?
ask-retreat = Quelle unité bat en retraite ensuite ?
ask-retreat-to = Vers où se retire { $piece } ?
ask-leader-retreat = Avec qui se retire { $piece } ?
ask-advance = { $target } est ouvert. Qui l'occupe ?
ask-exchange = Échange à { $target } : il vous reste à perdre { $losses ->
        [one] un facteur
       *[other] { $losses } facteurs
    }. Quelle unité est perdue ?

## Orders

order-assail = attaquer { $target }
order-retreat = { $target } se retire
order-advance = { $target } occupe l'hexagone
order-banzai = banzai !

## Refusals

reason-kmt-abroad = Pas plus de { $limit } unités terrestres du Kuomintang à la fois hors de Chine, du Mandchoukouo et de Corée.
reason-assault-owed = Les troupes de { $target } ont été bombardées en vue d'un débarquement : il faut leur donner l'assaut par mer.
