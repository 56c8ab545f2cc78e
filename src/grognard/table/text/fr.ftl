# Ce que dit la table elle-même.

stale = La position a changé entre-temps ; regardez de nouveau.
hidden-reason = C’est impossible ; la raison vous est cachée.
not-yours = Cette place n'est pas la vôtre.
watching = Vous regardez cette partie ; seule une place peut donner des ordres.
bot-plays = Un robot joue votre place ; reprenez-la d'abord.
program-failed = Le robot { $bot } a failli ({ $why }) ; greedy joue pour lui.
not-your-orders = Le dernier ordre n'est pas le vôtre : vous ne pouvez pas le reprendre.
only-so-many =
    { $n ->
        [0] Il n'y a rien que vous puissiez reprendre.
        [one] Vous ne pouvez reprendre que votre dernier ordre.
       *[other] Vous ne pouvez reprendre que vos { $n } derniers ordres.
    }
dice-shown = La partie est finie et ses dés sont découverts : plus rien ne peut être repris.
stopped = Exécuté jusque-là. { $text }
no-game = Cette partie n'existe pas.
no-such-thing = Cela n'existe pas ici.
bad-message = Ce message est incompréhensible.
too-fast = Trop de messages ; attendez un instant.
unreadable = Cette partie a été enregistrée avec une autre version des règles et ne peut pas continuer : { $text }
trouble = Une erreur s'est produite sur le serveur. Rien n'a été changé.

name-length = Un nom compte de { $low } à { $high } lettres.
password-length = Un mot de passe compte de { $low } à { $high } caractères.
name-taken = Ce nom est déjà pris.
wrong-password = Le nom et le mot de passe ne vont pas ensemble.
log-in-first = Connectez-vous d’abord.
wrong-key = Ce n’est pas la clé de ce serveur.
no-seat = Ce lien ne donne aucune place.
branch-later = On ne peut rejouer une partie entre personnes que lorsqu’elle est finie.
journal-later = Jusqu’à la fin de la partie, le journal est réservé à ceux qui jouent.
case-later = Un cas montre tout ce qui est caché : il s’écrit quand la partie est finie, ou si personne d’autre ne joue.
review-later = Une partie ne se raconte en entier qu’une fois finie.
dice-later = Les dés sont montrés quand la partie est finie.
seed-not-yours = Seule une partie sans autres personnes peut avoir une graine choisie.
too-many-games = Trop de nouvelles parties ; attendez un peu.
too-many-files = Trop de fichiers ; attendez un peu.
too-many-tries = Trop d’essais ; attendez une minute.
too-large = C’est trop grand pour le serveur.
wrong-host = On n’atteint pas ce serveur sous ce nom.
wrong-origin = Les pages d’une autre origine n’y sont pas autorisées.
no-mail = Ce serveur n’envoie pas de courriel.
bad-address = Ce n’est pas une adresse électronique.
no-webhooks = Ce serveur n’appelle aucun webhook.
bad-webhook = Un webhook est une adresse https de l’un de ces hôtes : { $hosts }.

turn-subject = À vous de jouer : { $title }
turn-text = C'est à vous de jouer dans { $title } ({ $seat }).

same = Le fichier concorde avec la partie, ordre pour ordre.
older = Le fichier est plus ancien que la partie : il s'arrête après l'ordre { $n }.
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
forked = Le fichier et la partie divergent à l'ordre { $n } : ici « { $ours } » par { $our-seat }, dans le fichier « { $theirs } » par { $their-seat }. L'un de vous a continué à partir d'un fichier plus ancien.
forked-undo = Le fichier reprend des ordres à la ligne { $line }, là où la partie continue par « { $ours } ». L'un de vous a continué à partir d'un fichier plus ancien.
forked-undone = Ici, des ordres ont été repris après l'ordre { $n }, et le fichier n'en sait rien. L'un de vous a continué à partir d'un fichier plus ancien.
other-header = Le fichier prétend être cette partie, mais sa première ligne a été changée : { $field } vaut « { $theirs } » et devrait valoir « { $ours } ».
wrong-dice = Le fichier a été falsifié : ses dés ne sont pas ceux qui ont été engagés avant la partie.
no-dice = Les dés de ce fichier sont encore secrets ; on ne peut pas le continuer.
tampered = Le fichier a été falsifié ou vient d'une autre version : { $text }
forged = Le fichier a été modifié : après son dernier ordre ({ $n }), la position n’est pas celle qui avait été notée. L’un des derniers ordres a été changé.
illegal-undo = Le fichier a été falsifié : la ligne { $line } reprend des ordres après un lancer de dé ou la révélation d'un secret.
broken = Le fichier est endommagé : { $text }
not-by-mail = Cette partie ne se joue pas par courrier.

length-turns =
    { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
length-hours = { $low } à { $high } heures

club-address = Grognard sert des parties à l’adresse { $address }
local-address = Grognard est à l’adresse { $address }
local-no-browser = Aucun navigateur ne s’ouvre ici : ouvrez cette adresse vous-même.
local-end = Vos parties sont gardées. Ctrl-C termine le programme.

bad-clock = Une pendule compte des minutes pour toute la partie, ou des jours pour chaque réponse, ni trop ni trop peu.
bad-secret = Un secret compte de 22 à 100 lettres, chiffres, « - » et « _ ».
link-used = Ce lien a déjà servi : quelqu’un occupe la place. Demandez-en un autre.
seat-taken = Cette place est prise.
own-game = Vous avez déjà une place dans cette partie. Celle-ci attend quelqu’un d’autre.
seat-of-account = La place appartient à votre compte : connectez-vous sur n’importe quel appareil pour la retrouver.
seat-of-link = La place appartient à ce navigateur. Pour continuer ailleurs, connectez-vous, ou ouvrez-y votre propre lien : la place vous y suit. Ne montrez ce lien à personne.
link-or-mail = Une partie se joue par liens ou par courrier, pas les deux.
people-only = Une partie avec quelqu’un d’autre est une partie entre personnes ; elle ne peut pas servir à l’analyse.
no-clock-by-mail = Une partie par courrier n’a pas de pendule.
is-over = La partie est finie.
nobody-to-ask = Il n’y a personne avec qui s’accorder.
no-takeback-by-mail = Par courrier, on ne peut demander à personne de reprendre un coup.
nothing-offered = Rien de tel n’est proposé.
offered-already = C’est déjà proposé.
time-left = Personne de ceux qui doivent répondre n’a épuisé son temps.
nothing-said = Il n’y a rien dedans.
game-deleted = La partie est supprimée.
game-hidden = La partie n’est plus dans votre liste. Les autres l’ont encore.
name-letters = Un nom s’écrit avec les lettres d’un seul alphabet.
bad-path = Cette adresse est incompréhensible.
long-path = Cette adresse est trop longue.
too-slow = La requête n’est pas arrivée à temps.
deep-json = C’est imbriqué trop profondément.
bad-letters = Ce n’est pas un texte : ses lettres sont illisibles (UTF-8 est attendu).
bad-call = Cet appel est incompréhensible.
bare-why = Le serveur tourne, mais la page n’a pas été construite dans cette installation. Dans un clone du projet, lancez :
bare-where = Le client a besoin de Node ; « make client » s’en charge. Relancez ensuite le serveur. Cette installation : { $folder }
not-their-orders = La ligne { $line } du fichier parle pour { $seat }, mais cette place est jouée ici : personne d’autre ne peut donner ses ordres.
not-their-undo = La ligne { $line } du fichier reprend des ordres donnés ici. Vous seul pouvez reprendre les vôtres.
no-such-draw = La ligne { $line } du fichier finit la partie par un match nul qui n’a pas été proposé ici.
not-by-mail-this = La ligne { $line } du fichier fait ce qui ne peut se faire par courrier.
bad-signature = Le fichier a été falsifié : la ligne { $line } est signée, mais ce qui la précède n’est pas ce qui a été signé.
unsigned = Ce que le fichier apporte de nouveau n’est pas signé par { $seat }, qui signait jusqu’ici. Redemandez-le, depuis l’ordinateur où il a été joué.
not-your-key = Ce que { $seat } a fait dans ce fichier est signé d’une autre clé ({ $theirs }) que la vôtre ({ $ours }). Si vous avez joué sur un autre ordinateur, apportez-en votre clé ; sinon, quelqu’un a joué en votre nom.
in-your-name = Attention : { $n } ordres de { $seat } qu’il contient ne sont pas signés par vous.
forked-line = Le fichier et la partie divergent à la ligne { $line }. L’un de vous a continué à partir d’un fichier plus ancien.
too-much-work = Vérifier ce fichier demande trop de travail.
database = Le serveur n’atteint pas ses parties en ce moment. Rien n’a été changé.
local-links = Les liens n’atteignent que cet ordinateur. Pour des amis ailleurs : « grognard serve --host 0.0.0.0 » dans votre réseau, docs/server.md pour le monde, ou jouez par courrier.
