# Ce que dit la table elle-même.

stale = La position a changé entre-temps ; regardez de nouveau.
not-yours = Cette place n'est pas la vôtre.
watching = Vous regardez cette partie ; seule une place peut donner des ordres.
bot-plays = Un robot joue votre place ; reprenez-la d'abord.
not-your-orders = Le dernier ordre n'est pas le vôtre : vous ne pouvez pas le reprendre.
only-so-many =
    { $n ->
        [0] Il n'y a rien que vous puissiez reprendre.
        [one] Vous ne pouvez reprendre que votre dernier ordre.
       *[other] Vous ne pouvez reprendre que vos { $n } derniers ordres.
    }
dice-shown = La partie est finie et ses dés sont découverts : plus rien ne peut être repris.
stopped = Exécuté jusque-là. { $text }
no-game = Cette partie n'existe pas.
no-such-thing = Cela n'existe pas ici.
bad-message = Ce message est incompréhensible.
too-fast = Trop de messages ; attendez un instant.
unreadable = Cette partie a été enregistrée avec une autre version des règles et ne peut pas continuer : { $text }
trouble = Une erreur s'est produite sur le serveur. Rien n'a été changé.

turn-subject = À vous de jouer : { $title }
turn-text = C'est à vous de jouer dans { $title } ({ $seat }).

same = Le fichier concorde avec la partie, ordre pour ordre.
older = Le fichier est plus ancien que la partie : il s'arrête après l'ordre { $n }.
continued =
    { $n ->
        [one] Un ordre a été ajouté.
       *[other] { $n } ordres ont été ajoutés.
    }
imported =
    { $n ->
        [0] Une nouvelle partie a été créée avec ce fichier.
        [one] Une nouvelle partie a été créée avec ce fichier, qui contient un ordre.
       *[other] Une nouvelle partie a été créée avec ce fichier, qui contient { $n } ordres.
    }
forked = Le fichier et la partie divergent à l'ordre { $n } : ici « { $ours } » par { $our-seat }, dans le fichier « { $theirs } » par { $their-seat }. L'un de vous a continué à partir d'un fichier plus ancien.
forked-undo = Le fichier reprend des ordres à la ligne { $line }, là où la partie continue par « { $ours } ». L'un de vous a continué à partir d'un fichier plus ancien.
forked-undone = Ici, des ordres ont été repris après l'ordre { $n }, et le fichier n'en sait rien. L'un de vous a continué à partir d'un fichier plus ancien.
other-header = Le fichier prétend être cette partie, mais sa première ligne a été changée : { $field } vaut « { $theirs } » et devrait valoir « { $ours } ».
wrong-dice = Le fichier a été falsifié : ses dés ne sont pas ceux qui ont été engagés avant la partie.
no-dice = Les dés de ce fichier sont encore secrets ; on ne peut pas le continuer.
tampered = Le fichier a été falsifié ou vient d'une autre version : { $text }
forged = Le fichier a été modifié : après son dernier ordre ({ $n }), la position n’est pas celle qui avait été notée. L’un des derniers ordres a été changé.
illegal-undo = Le fichier a été falsifié : la ligne { $line } reprend des ordres après un lancer de dé ou la révélation d'un secret.
not-their-orders = Le fichier contient un ordre de { $seat } (ordre { $n }), mais cette place est jouée ici.
broken = Le fichier est endommagé : { $text }
not-by-mail = Cette partie ne se joue pas par courrier.

length-turns =
    { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
length-hours = { $low } à { $high } heures

club-address = Grognard sert des parties à l’adresse { $address }
local-address = Grognard est à l’adresse { $address }
local-no-browser = Aucun navigateur ne s’ouvre ici : ouvrez cette adresse vous-même.
local-end = Vos parties sont gardées. Ctrl-C termine le programme.
