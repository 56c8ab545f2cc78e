# Scénarios du Pacifique.

tour-19-title = L’enjeu
tour-19-text = À Guadalcanal, le Japon tient neuf des dix-sept objectifs : avec un de plus après cinq tours il gagne ; avec autant, il lui faut deux lieux parmi Tulagi, Port Moresby et Midway. Dans le Pacifique, il lui en faut douze.
tour-20-title = Un box maritime
tour-20-text = Chaque zone maritime a son box. La section 0 est celle des convois ; plus la section est haute, mieux on trouve l’ennemi, et plus il en coûte d’y aller.
tour-21-title = La flotte japonaise
tour-21-text = Une action navale fait sortir autant de navires que l’on veut. La terre et l’air ne font guère autre chose.
tour-22-title = La flotte américaine
tour-22-text = Choisissez l’action navale : les porte-avions d’Honolulu vont aussi loin que leur mouvement le permet, et doivent pouvoir rentrer.
tour-23-title = Le Commonwealth en mer
tour-23-text = Choisissez l’action navale : il faut protéger ses convois et trouver ceux de l’ennemi.
tour-24-title = La Chine
tour-24-text = Choisissez l’action terrestre : en Chine, le front ne bouge que par elle.
tour-25-title = L’URSS
tour-25-text = Elle est ici en paix : une action combinée tout au plus, et elle attend.
tour-26-title = L’enjeu
tour-26-text = Des villes de l’Ouest : ce que l’Allemagne en tient après deux tours décide.
tour-27-title = L’action allemande
tour-27-text = Une action terrestre : autant de corps que l’on veut se déplacent et attaquent, et l’aviation les soutient.
tour-28-title = L’action française
tour-28-text = Une action terrestre, pour fermer les brèches et amener ce qui est à l’arrière.
tour-29-title = L’action britannique
tour-29-text = Une action terrestre pour les corps en France ; une action navale les ramènerait.
tour-30-title = En paix, pour l’instant
tour-30-text = Une puissance neutre passe ou choisit une action combinée : la flotte peut gagner ses postes.
tour-31-title = En paix avec le Japon
tour-31-text = Tant que le Japon n’attaque pas, il n’y a que la passe ou l’action combinée : amenez les navires là où il en faudra.
