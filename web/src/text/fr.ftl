# The client's own words. Everything about a game comes from the server, in the language asked for.

## In more than one place

lobby = Accueil
seatMe = Moi
seatMail = Un ami, par fichiers envoyés
credits = Crédits
waitingFor = On attend { $who }
review = Le récit de la partie
lookingBack = Retour sur la partie …
inviteTitle = Envoyez ce lien à votre ami
invite = Qui l’ouvre prend le siège : { $seat }.
close = Fermer
failed = Cela n’a pas marché : { $why }
noServer = Le serveur ne répond pas.
tryAgain = Réessayer
lost = Connexion perdue. Nouvel essai ; rien de ce qui a été confirmé n’est perdu.
more = … et { $n } de plus
pieces =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
terrainKey = Légende de la carte
hideCounters = Cacher les pions
grid = Grille
fit = Toute la carte
find = Trouver un lieu ou un pion
settings = Réglages
help = Aide et touches
replayMode = Relecture
replayNext = Un ordre en avant
replayPlay = Lire
replayPause = Pause
journal = Garder le journal
proof = Vérifier les dés
seats = Sièges
sidePanel = Panneau latéral
face = face cachée
wishSave = Enregistrer
ordersOffMap = dont { $n } hors de la carte
noSuchGame = Il n’y a pas de partie à cette adresse. Le lien est peut-être incomplet, ou la partie a été supprimée.
pace = Montrer les tours des autres
goBack = Revenir
menu = Plus

## The lobby: titles, new games, my games, accounts

appTagline = Les grands wargames de papier, selon la règle
titles = Les jeux
newGame = Nouvelle partie
newGameOf = Nouvelle partie : { $title }
start = Commencer la partie
starting = Mise en place…
scenario = Scénario
options = Options
asPrinted = règle imprimée
usual = par défaut
optionsChanged =
    { $n ->
        [one] { $n } sur { $all } changée
       *[other] { $n } sur { $all } changées
    }
whoSits = Qui s’assied où
seatLink = Un ami, par lien
botGreedy = Robot : jeu solide
botGeneral = Robot : prévoit
botRandom = Robot : tout ce qui est permis
botNamed = Robot : { $name }
length = Durée
complexity = Complexité
myGames = Mes parties
noGames = Aucune partie encore. Choisissez un jeu et prenez place.
finishedGames = Parties terminées
yourTurn = À vous
orders =
    { $n ->
        [one] { $n } ordre
       *[other] { $n } ordres
    }
open = Ouvrir
replay = Revoir
upload = Ouvrir un journal
uploadHint = Une partie gardée ailleurs, ou le fichier suivant d’une partie par courrier
joinOwn = Vous y êtes déjà assis ; l’autre siège attend quelqu’un d’autre.
joinOwnGo = À votre siège
go = Aller à la partie
cancel = Annuler
credit = Non officiel. D’après les jeux de leurs auteurs et éditeurs.
accountName = Nom
password = Mot de passe
login = Se connecter
register = Nouveau compte
logout = Se déconnecter
account = Compte
accountHint = Facultatif : un compte garde vos parties sur tous vos appareils.
seatBeside = Quelqu’un à côté de moi (même écran)
presets = Choix tout faits
presetOwn = À votre choix
optionSearch = Chercher parmi les options
optionNone = Aucune option ne contient ces mots.
optionChanged = changée
optionNeeds = Demande « { $option } » : { $choices }.
optionExcludes = Ne va pas avec « { $option } » : { $choices }.
optionForbidden = Ne se joue pas dans ce scénario.
optionsClash = Certaines options ne vont pas ensemble ; elles sont marquées.
scenarioTurns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
scenarioHours = { $low } à { $high } heures
scenarioComplexity = complexité { $n } sur 5
seatingLink = Vous recevrez un lien à envoyer. Chacun joue quand il veut ; le serveur garde les secrets et les dés.
seatingMail = Après votre tour, gardez le journal, envoyez-le, et ouvrez le fichier qui revient.
seatingBeside = Vous partagez cet écran. Il est couvert chaque fois qu’il change de mains : les secrets restent secrets.
seatingAlone = Vous jouez tous les camps : tout peut être repris, même les dés.
seatingBot = Vous jouez contre un robot : tout peut être repris, même les dés.
seatingBots = Les robots jouent entre eux ; vous regardez.
inviteAgain = Vous retrouverez le lien à tout moment sous « Sièges » dans la partie.
claimWhere = Les parties que vous commencez maintenant sont gardées avec votre compte. Un siège venu par lien s’y lie sous « Sièges » dans la partie.
fileRefused = { $file } n’a pas été accepté : { $why }
wonBy = Victoire : { $who }
drawn = Partie nulle
wrongPassword = Le nom et le mot de passe ne vont pas ensemble.
nameTaken = Ce nom est pris. Choisissez-en un autre, ou connectez-vous.
tooOften = Trop d’essais. Attendez une minute.
accountNeeds = Choisissez un nom, et un mot de passe d’au moins { $n } caractères.
loggedIn = Vous êtes connecté : { $name }.
openGames = Parties ouvertes
openHost = par { $who }
join = S’asseoir : { $seat }
rename = Renommer
renameAs = Nom de la partie
remove = Supprimer
removeSure = Supprimer pour de bon ?
against = contre { $who }
inTurn = tour { $n }
terms = Avec d’autres joueurs
termsOpen = Chacun sur ce serveur peut s’asseoir
termsClock = Pendule
clockNone = aucune
clockLive = { $n } minutes, et { $more } s pour chaque réponse
clockDays =
    { $n ->
        [one] { $n } jour pour chaque réponse
       *[other] { $n } jours pour chaque réponse
    }
localLink = Ce serveur ne tourne que pour cet ordinateur : le lien n’atteint personne ailleurs. Avec un ami lointain jouez par fichiers envoyés, ou lancez « grognard serve » sur une machine que d’autres atteignent et commencez-y la partie.
botGreedyNote = Le robot solide suit les principes d’un bon joueur et répond en quelques secondes : un adversaire pour une première partie et au-delà.
botGeneralNote = Le général essaie des tours entiers en pensée avant d’en jouer un, ce qui lui prend quelques secondes : pour qui veut être battu de temps en temps.
botRandomNote = L’autre robot joue tout ce qui est permis : utile pour apprendre les règles sans être dérangé.

## Seats, people, what they offer each other, messages

inviteNew = Nouveau lien
inviteNewHint = Personne n’y est encore assis. Un nouveau lien annule l’ancien.
ownLink = Votre propre lien
ownLinkHint = Sur un autre appareil, il ouvre votre siège, qui y passe. Ne le montrez à personne.
ownSeat = Vous avez déjà un siège dans cette partie. Ce lien mène à un autre : { $seat }.
ownSeatTake = Prendre aussi ce siège
ownSeatLeave = Le laisser à quelqu’un d’autre
copy = Copier
copied = Copié
botTake = Confier ce siège à un robot
botReturn = Reprendre ce siège
online = présent
offline = absent
passTable = Passez la table : { $seat }
passTableReady = C’est moi : { $seat }
seatOpen = le lien n’a pas encore été ouvert
seatPerson = quelqu’un
seatShown = vous regardez d’ici
seatLook = Regarder d’ici
isAsked = doit répondre
watchLink = Lien pour les spectateurs
watchHint = Qui ouvre ce lien regarde, et ne voit que ce que tous peuvent voir.
claim = Lier ce siège à mon compte
claimHint = Lié à votre compte, le siège est à vous sur tous vos appareils, et le lien seul ne suffit plus.
claimed = Le siège est lié à { $name }.
wish = M’avertir quand c’est à moi
wishMail = Courriel
wishHook = Webhook ({ $hosts })
wishHint = Champs vides : aucun message.
wishKept = Vous serez averti quand c’est à vous et que vous n’êtes pas là.
wishNone = Aucun message ne sera envoyé.
wishOff = Ce serveur n’envoie pas d’avis « à vous » : ni courriel ni webhook n’y sont réglés.
noSeat = Ce lien ne donne pas (ou plus) de siège : vous regardez. Si le siège est lié à votre compte, connectez-vous à l’accueil.
notWelcome = Le serveur n’accepte pas cette page : elle a été ouverte sous une adresse qu’il ne connaît pas.
notSent = Non envoyé : pas de connexion au serveur pour l’instant.
passTableHint = La table est couverte pour que personne ne voie les secrets de l’autre.
people = Joueurs
talk = Discussion
talkSay = Dire quelque chose
talkEmpty = Personne n’a encore rien dit.
say = Dire
myNote = Mes notes (personne d’autre ne les voit)
noteKept = Gardé.
resign = Abandonner
resignSure = Oui, j’abandonne
offerDraw = Proposer la nulle
offerBack = Demander à reprendre mon dernier ordre
offerBackHint = Même après un dé : les autres doivent être d’accord.
offeredDraw = { $who } propose la nulle.
offeredBack = { $who } demande à reprendre un ordre.
offeredResign = { $who } veut abandonner.
offerMine = On demande aux autres.
accept = Accepter
decline = Refuser
withdraw = Retirer
timeUp = Leur temps est écoulé : réclamer la partie
timeLeft = encore { $time }
days = { $n } j

## The map and what lies on it

note = Votre note sur cette pièce
map = Carte
overlays = Calques
overlayNeedsPiece = Montrez un pion
overlayNeedsSpace = Montrez un lieu
legendMore = Toute la légende
showCounters = Montrer les pions
zoomIn = Plus près
zoomOut = Plus loin
miniMap = Mini-carte
findNone = Rien de ce nom.
steps = { $n } pas sur { $all }
stackOf =
    { $n ->
        [one] { $n } pion : { $place }
       *[other] { $n } pions : { $place }
    }
noWebgl = Ce navigateur ne peut pas dessiner la carte : WebGL est désactivé ou absent. La liste des ordres marche sans lui.
noPieces = aucune pièce

## The question, chances, dice, and what others do

isThinking = { $who } réfléchit…
whatWouldYouDo = Que feriez-vous ?
whatWasThat = Que s’est-il passé ?
wasNothing = Rien, au dernier tour des autres, n’a changé votre situation.
wasWorse = pour vous : { $n } de moins
wasBetter = pour vous : { $n } de plus
pending = Envoyé ; on attend la table…
nobodyAsked = On ne vous demande rien pour l’instant.
gameOver = La partie est finie
takeBack = Reprendre
takeBackHint = Reprendre votre dernier ordre
ordersOffered =
    { $n ->
        [one] { $n } ordre possible
       *[other] { $n } ordres possibles
    }
showPlace = Montrer sur la carte
filterOrders = Filtrer les ordres
amount = Montant
preview = Ce que cela donne
column = Colonne
assumed = Supposé
happened = Ce qui s’est passé
dismiss = Fermer
mailSend = Ce siège se joue ailleurs : envoyez le journal à votre ami, et ouvrez le fichier qui revient.
mailTake = Ouvrir le fichier revenu
question = Ce qui est demandé
instead = Ce qu’on peut faire d’autre
verdict = Les dés
row = Ligne
rolls = Jets
hits =
    { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
between = … encore { $n } entre les deux
watching = Ce que font les autres
watch = Revoir
watchSkip = Passer à la fin
yourTurnAfter = Ensuite c’est à vous
away = Pendant votre absence
sumMoved =
    { $n ->
        [one] { $n } déplacée
       *[other] { $n } déplacées
    }
sumRolls =
    { $n ->
        [one] { $n } jet
       *[other] { $n } jets
    }
sumGone =
    { $n ->
        [one] { $n } partie de la carte
       *[other] { $n } parties de la carte
    }
sumCame =
    { $n ->
        [one] { $n } arrivée
       *[other] { $n } arrivées
    }
allTheSame = { $order } tout de même

## Pages beside the map: log, rules, charts, tracks, boxes

rule = Règle
rules = Règles
rulesSearch = Chercher dans les règles
rulesNone = Aucune règle ne contient tous ces mots.
rulesCount =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
charts = Tables
log = Journal
logAll = Tous les tours
logAllSides = Tous les camps
logEmpty = Il ne s’est encore rien passé.
turn = Tour { $n }
tracks = Pistes
boxes = Hors carte
boxesAsked = Demandé maintenant
empty = vide
logTurn = Tours montrés
logSide = Camp montré
ruleLast = A joué en dernier :
ruleLastTurn = A joué en dernier au tour { $n } :
questionTab = Question
mapMore = Agrandir la carte
mapLess = Réduire la carte

## Replay, and the look back on a game

curve = Le cours de la guerre
isAhead = Avantage : { $who }
turningPoints = Les tournants
showThen = Montrer la carte à ce moment
luck = Les dés
luckOf = Les dés ont favorisé ce camp : { $who }. Au-delà de la moyenne, ils lui ont donné { $n }.
luckEven = Les dés n’ont favorisé personne.
luckAll = Les { $of } jets ont tous été pesés, dans toutes leurs issues possibles.
luckSome =
    { $n ->
        [one] { $n } jet sur { $of } a été pesé, dans toutes ses issues possibles. Les autres sont laissés de côté : trop d’issues.
       *[other] { $n } jets sur { $of } ont été pesés, dans toutes leurs issues possibles. Les autres sont laissés de côté : trop d’issues.
    }
luckNone = Les jets de cette partie avaient trop d’issues possibles pour être pesés exactement.
luckNoDice = Aucun dé n’a été jeté.
losses = Pertes en pas
lossesNote = Y compris ce qui a été retiré de la carte.
others = autres
turnAxis = Tour
replayAt = Après l’ordre { $n } sur { $all }
replayLive = Revenir à la partie
replayFirst = Début
replayPrev = Un ordre en arrière
replayLast = Fin
branch = Rejouer d’ici
bookmark = Garder
bookmarkName = Un nom pour cette position
bookmarkForget = Oublier « { $name } »
bookmarks = Positions nommées
branchHint = Une nouvelle partie d’analyse ; celle-ci reste telle quelle
replayScrub = Moment de la partie

## Bar, menu, settings, help and tour

loading = On déplie la carte…
spectator = Vous regardez
youPlay = Vous êtes { $seat }
language = Langue
theme = Thème
themeAuto = Comme le système
themeLight = Clair
themeDark = Sombre
sound = Bruit des dés
confirm = Redemander avant un ordre qui fait perdre quelque chose
tour = Visite guidée
tourNext = Suite
tourPrev = Retour
tourEnd = Finir la visite
tourDo = Le faire pour moi
tourLater = Ce n’est pas encore le moment : répondez d’abord aux questions à côté de la carte.
keyPan = Déplacer la carte
keyZoom = Zoom
keyTargets = Lieu suivant ou précédent où l’on peut agir
keyDo = Le faire ; le menu du lieu
keyUndo = Reprendre
keyAgain = Le pion suivant de la pile fait le même chemin
keyRest = Tout le reste de la pile fait le même chemin
together =
    { $n ->
        [one] { $order }, et un autre de même
       *[other] { $order }, et { $n } autres de même
    }
keyFind = Chercher
keyPrompt = Aller à la liste des ordres
keySide = Panneau latéral
keyEscape = Fermer ce qui est ouvert
keyArrows = Lieu le plus proche dans cette direction où l’on peut agir (ou déplacer la carte)
keyTab = D’une commande à la suivante
keyReplay = En relecture : reculer, avancer, dix ordres, lire
dice = Dés
diceHint = Tous les dés découlent d’une graine fixée avant la partie et montrée après.
file = Journal
journalHint = Toute la partie en un fichier : à garder, envoyer, revoir.
caseHint = Une erreur ? Les derniers ordres et leur position, en un texte qui se rejoue tout seul.
case = Signaler l’erreur par un cas
paceSlow = lentement
paceNormal = tranquillement
paceFast = vite
paceOff = sur demande seulement

## The dice, checked

proofTitle = Les dés de cette partie
proofGame = Retour à la partie
proofLater = La partie n’est pas finie. La graine reste secrète jusque-là, sinon on prévoirait les dés ; l’engagement ci-dessous a été fixé avant le premier jet.
proofGood = Les { $n } jets sont honnêtes
proofBad = Ces dés ne sont pas en ordre
proofSeedGood = La graine est bien celle sur laquelle on s’était engagé avant la partie.
proofSeedBad = La graine n’est pas celle sur laquelle on s’était engagé avant la partie.
proofRollsGood = Chacun des { $n } jets découle de la graine.
proofRollsBad =
    { $n ->
        [one] { $n } jet ne découle pas de la graine ; il est marqué ci-dessous.
       *[other] { $n } jets ne découlent pas de la graine ; ils sont marqués ci-dessous.
    }
proofHere = Votre navigateur vient de le calculer lui-même.
proofCommitment = Engagement, montré avant le premier jet
proofSeed = Graine, montrée après la fin
proofHow = L’engagement est le SHA-256 de la graine : personne ne peut en trouver une autre qui lui convienne. Chaque jet se calcule de la graine et de son numéro seuls (BLAKE2b à clé) ; personne n’a donc pu en choisir ou changer un. « grognard verify FICHIER » vérifie la même chose à partir du journal.
proofCounts = Comment les dés à six faces sont tombés
proofRolls = Tous les jets
proofNumber = Jet
proofDie = Dé
proofSides = { $n } faces
proofFell = Résultat
proofDrawn = Empreinte
proofDrawnHint = Le résultat est le reste de l’empreinte divisée par les faces du dé, plus 1.
proofAttempt = tirage { $n }
proofOrder = À l’ordre
proofSetUp = mise en place
proofChecked = Vérifié
