"""What the text game itself says, in English and French."""

from __future__ import annotations

PHRASES = {
    "help": (
        "ORDER          in the notation, such as {example}; several picks may stand in a line\n"
        "NUMBER         the order of that number; where an amount is asked for, the amount\n"
        "orders [VERB]  all orders, or all with a verb (a verb alone does the same)\n"
        "why ORDER      which rule forbids it\n"
        "hint           what you could do, and why\n"
        "what           what the others did that mattered most\n"
        "look PLACE     a place or a piece in full; `look` alone: beside the map\n"
        "map [PLACE]    the map around it; `map on`, `map off`: with every question\n"
        "log [N]        what happened last\n"
        "tracks         all tracks\n"
        "rules WORDS    search the rules; `rule ID`: one rule\n"
        "undo           take back the last line\n"
        "save FILE      keep the game in a file; `quit` leaves it",
        "ORDRE          dans la notation, par exemple {example} ; plusieurs choix peuvent tenir en une ligne\n"
        "NUMÉRO         l'ordre de ce numéro ; si l'on demande un montant, ce montant\n"
        "orders [VERBE] tous les ordres, ou ceux d'un verbe (le verbe seul fait de même)\n"
        "why ORDRE      quelle règle l'interdit\n"
        "hint           ce que vous pourriez faire, et pourquoi\n"
        "what           ce que les autres ont fait de plus important\n"
        "look LIEU      un lieu ou un pion en détail ; `look` seul : hors de la carte\n"
        "map [LIEU]     la carte alentour ; `map on`, `map off` : à chaque question\n"
        "log [N]        ce qui vient d'arriver\n"
        "tracks         toutes les pistes\n"
        "rules MOTS     chercher dans les règles ; `rule ID` : une règle\n"
        "undo           reprendre la dernière ligne\n"
        "save FICHIER   garder la partie dans un fichier ; `quit` la quitte",
    ),
    "hint": ("? for help", "? pour l'aide"),
    "credits": (
        "designed by {designer}, published by {publisher}; this program is unofficial",
        "conçu par {designer}, édité par {publisher} ; ce programme n'est pas officiel",
    ),
    "you": ("You play {seat}.", "Vous jouez {seat}."),
    "all": ("You play all seats.", "Vous jouez tous les sièges."),
    "plays": ("{seat}: the {bot} bot.", "{seat} : le robot {bot}."),
    "earlier": ("… {n} earlier (log {all} shows them)", "… {n} plus tôt (log {all} les montre)"),
    "span": ("{first} to {last}", "{first} à {last}"),
    "more": ("… ({n})", "… ({n})"),
    "legal": ("That order is legal now.", "Cet ordre est permis maintenant."),
    "taken-back": ("Taken back.", "Repris."),
    "saved": (
        "Saved in {path}; every order is kept there from now on.",
        "Enregistré dans {path} ; chaque ordre y est gardé désormais.",
    ),
    "kept": ("The game is kept in {path}.", "La partie est gardée dans {path}."),
    "not-kept": ("The game is not saved.", "La partie n'est pas enregistrée."),
    "really": (
        "The game is not saved: `save FILE` keeps it, `quit` again leaves it.",
        "La partie n'est pas enregistrée : `save FICHIER` la garde, `quit` encore l'abandonne.",
    ),
    "exists": ("{path}: there is such a file already", "{path} : ce fichier existe déjà"),
    "what": (
        "{word!r} is neither an order nor a command (? for help)",
        "{word!r} n'est ni un ordre ni une commande (? pour l'aide)",
    ),
    "no-verb": ("no order begins with {word!r} now", "aucun ordre ne commence par {word!r} maintenant"),
    "where": ("there is no place or piece {word!r}", "il n'y a ni lieu ni pion {word!r}"),
    "around": ("{place} and its neighbours", "{place} et ses voisins"),
    "quiet": ("nobody in:", "personne\N{NO-BREAK SPACE}:"),
    "nobody": ("nobody is here", "il n'y a personne"),
    "steps": ("{n} of {full} steps", "{n} pas sur {full}"),
    "aboard": ("aboard {piece}", "à bord de {piece}"),
    "lit": ("* can be picked", "* peut être choisi"),
    "off-map": ("{word} is not on the map", "{word} n'est pas sur la carte"),
    "no-number": ("the orders are numbered 1 to {n}", "les ordres sont numérotés de 1 à {n}"),
    "which-file": ("save to which file?", "enregistrer dans quel fichier ?"),
    "which-order": ("why which order?", "why quel ordre ?"),
    "no-rule": ("no rule has all of these words", "aucune règle ne contient tous ces mots"),
    "no-such-rule": ("there is no rule {word!r}", "il n'y a pas de règle {word!r}"),
    "asked": ("{seat}: ", "{seat}\N{NO-BREAK SPACE}: "),
    "waiting": ("also asked: {seats}", "aussi interrogés : {seats}"),
    "program-lost": (
        "{seat}: the program {why}; greedy plays on in its place.",
        "{seat} : le programme a failli ; greedy joue pour lui.",
    ),
    "what-mattered": (
        "what the others did that mattered most, and by how much {seat} stands better or worse since:",
        "ce que les autres ont fait de plus important, et de combien la situation change pour {seat} :",
    ),
    "nothing-mattered": ("nothing that mattered", "rien d'important"),
    "thinking": ("the bot plays…", "le robot joue…"),
    "bye": ("Good-bye.", "Au revoir."),
}


def phrase(key: str, language: str, **args: object) -> str:
    return capital(PHRASES[key][language == "fr"].format(**args))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
