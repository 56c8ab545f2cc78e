# Set-up, weather, victory, several players, the Emperor, secrets, the Soviet Union, Europe. Arguments: core/wording.py.

region-australia = Australia
region-borneo = Borneo
region-burma = Burma
region-china = China
region-dutch-indies = the Dutch East Indies
region-formosa = Formosa
region-hainan = Hainan
region-india = India
region-indochina = Indochina
region-islands = the islands
region-japan = Japan
region-korea = Korea
region-malaya = Malaya
region-manchukuo = Manchukuo
region-manchuria = Manchuria
region-new-guinea = New Guinea
region-philippines = the Philippines
region-thailand = Siam
region-hong-kong = Hong Kong
region-solomons = the Solomon Islands
region-alaska = Alaska

arm-land = land units
arm-naval = naval units

petition-land = land units of the other service for an operation
petition-naval = naval units of the other service for an operation
petition-garrison = the garrison of Manchuria
petition-loan = a loan of ERP

campaign-poland = Poland
campaign-scandinavia = Scandinavia
campaign-france = France
campaign-battle-of-britain = the Battle of Britain
campaign-balkans = the Balkans
campaign-mediterranean-40-41 = the Mediterranean 1940-41
campaign-north-africa-41 = North Africa 1941
campaign-barbarossa = Barbarossa
campaign-moscow-1941 = Moscow 1941
campaign-atlantic = the Atlantic
campaign-north-africa-1942 = North Africa 1942
campaign-operation-blue = Operation Blue
campaign-operation-torch = Operation Torch
campaign-economic-war = the economic war

## Setting up

event-set-up = The counters are laid out: { $scenario }.
event-deployed = { $piece } deploys at { $space }.
event-fleet-alerted = { $piece } at { $space } begins the game in reaction status.
ask-deployment =
    { $left ->
        [0] Your units are deployed. Form task forces, or begin.
        [one] Deploy your last unit.
       *[other] Deploy your units: { $left } are still to be placed.
    }
ask-deploy = Where does { $piece } deploy?
ask-muster-force = Under whose flag do the ships at { $space } sail?
ask-muster =
    { $pieces-count ->
        [0] Which ships at { $space } form the task force?
       *[other] Task force at { $space }: { $pieces }. Who else?
    }
order-deploy = Deploy { $target }
order-deploy-historically = Deploy all the rest as in history
order-muster = Form a task force at { $target }
order-alert = Put { $target } in reaction status

event-carrier-in-port = Die { $die }: { $piece } lies at { $space }, and its aircraft stay on deck.
event-carrier-at-sea = Die { $die }: { $piece } is at sea, out of reach of the attack.
event-carrier-appears = { $piece } returns to { $space }.

## Weather

event-fair-weather = Fair weather everywhere.
event-weather-roll = The weather of this { $season }: die { $die }.
event-weather = { $zone }: { $weather }.

## Victory

event-victory-level = { $side } { $side-key ->
        [allies] hold
       *[other] holds
    } { $n } Objectives: { $level }.
event-player-level = { $seat } holds { $n } Objectives: { $level }.
event-all-objectives = { $side } { $side-key ->
        [allies] hold
       *[other] holds
    } every Objective.
event-armistice-wanted = { $seat } wants to stop the war.
event-armistice-refused = { $seat } fights on.
ask-armistice = Shall the war end here?

## Several players, and the Emperor

ask-prize = Units of several players go for { $space }: who shall control it?
ask-prize-accepted = { $force } shall control { $space } if it falls. Do you agree?
event-prize-agreed = It is agreed that { $force } will control { $space }.
event-prize-disputed = The players do not agree who shall control { $space }: it will belong to who occupies it.

ask-audience = Do you want to put a question to the Emperor?
ask-petition = What do you ask of the Emperor?
ask-petition-units = How many { $arm } of the other service?
ask-petition-region = Where shall { $n } { $arm } of the other service go?
ask-petition-go = { $n } { $arm } of the other service shall go to { $region }. Submit this to the Emperor?
order-petition = Ask about { $target }
order-region = { $target }
order-units = { $target }
event-first-petitioner = Lots are drawn: { $seat } speaks first.
event-verdict =
    { $seat } has asked the Emperor about { $petition }. Die { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }({ SIGNED($drm) })
    }: { $verdict-key ->
        [JAD] he decides in favour of the Army.
        [IJND] he decides in favour of the Navy.
        [PP-JAI] he puts it off; only the Army may raise it again.
        [PP-IJNI] he puts it off; only the Navy may raise it again.
       *[other] he does not decide.
    }
event-duty-decreed = By order of the Emperor { $force } must send { $n } { $arm } to { $region } in this turn.
event-duty-failed = { $force } has not obeyed: { $n } { $arm } are missing in { $region }.
event-garrison-decreed = By order of the Emperor { $force } must keep the garrison of Manchuria in this turn.
event-loan-decreed = By order of the Emperor { $force } will lend { $price } ERP.
event-loan-denied = { $seat } does not get the loan.
event-decreed-loan = { $force } lends { $other } { $price } ERP, as the Emperor has ordered.
reason-duty = The Emperor has ordered it, and { $force } can still obey: { $n } { $arm } more must go to { $region }.

event-birthday-gift = A victory for the Emperor’s birthday: { $force } offers him { $space }.
event-birthday-forgotten = { $force } has no victory to offer for the Emperor’s birthday.
event-prestige = { $force } wins prestige at { $space }: { $n } in all.
event-greater-contribution = { $force } may say that it has won the war, with { $n } points of prestige.

## The garrison of Manchuria

event-garrison-fined = The garrison of Manchuria is { $n } factors short: the Japanese Army loses { $price } ERP.
event-garrison-short = The garrison of Manchuria is { $n } factors short: the Soviet Union may declare war.
event-garrison-ended = The enemy has come to { $space }: nobody need keep a garrison in Manchuria any more.

## Secrets

ask-reconnaissance = { $force } may look into one enemy box within the range of its air units.
ask-espionage = Your code breakers know one Japanese task force: which?
order-scout = Scout { $target }
order-shadow = Shadow { $target }
event-scouted = Aircraft of { $force } scout { $space }.
event-shadowed = Aircraft of { $force } shadow { $piece } at { $space }.
event-box-examined =
    { $pieces-count ->
        [0] Nobody is seen at { $space }.
       *[other] Seen at { $space }: { $pieces }.
    }
event-box-revealed = The enemy sees what is at { $space }: { $pieces }.

## The Soviet Union

ask-declare-war = Declare war?
ask-mobilisation = Call up the reserves: { $left } wait.
ask-mobilise = Where does { $piece } appear?
order-declare-war = Declare war
order-mobilise = Call up { $target }
event-soviet-war =
    { $side-key ->
        [japan] Japan declares war on the Soviet Union!
       *[other] The Soviet Union declares war on Japan!
    }
event-war-unwanted = { $seat } does not want war with the Soviet Union.
event-mobilised = { $piece } is called up at { $space }.
reason-at-war = Japan and the Soviet Union are at war already.
reason-war-unwanted = Your partner has refused this war in this segment.

## The war in Europe

event-campaign =
    { $campaign }: die { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }({ SIGNED($drm) })
    }, { $points } points for Germany.
event-intervention =
    Germany has { $points } points (column { $column }). Die { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }({ SIGNED($drm) })
    }: { $outcome-key ->
        [B] a British triumph in Europe.
        [M] marginal German intervention in Asia.
        [S] substantial German intervention in Asia.
        [I] intensive German intervention in Asia.
       *[other] no German intervention.
    }
event-soviet-reserves-lost = The Soviet reserves are gone: { $pieces }.
event-germans-arrive = The Germans arrive at { $space }: { $pieces }.
event-germans-wait = The Germans wait beyond the map: { $pieces }.
ask-german-fleet = Where do the German ships come in: { $pieces }?
ask-german-entry = Where do the German troops enter Afghanistan: { $pieces }?
ask-german-flight = Where does { $piece } land, coming from the west edge?
ask-suez = Does a task force leave the map for a raid towards Suez?
order-raid-suez = Raid Suez with { $target }
event-suez-raid = { $piece } leaves the map at { $space } for a raid towards Suez: the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }.
event-raiders-back = { $piece } is back from Suez at { $space }.
ask-raiders-back = Where does { $piece } come back from Suez?
reason-raided-already = { $piece } is raiding already: one task force in a turn.
