# 9.10, 13.3.2, 13.3.3 Ce que les puissances annoncent

event-occupies = Occupation par { $side } : { $place }.
event-burma-closed = La pression du Japon ferme la route de Birmanie.
event-burma-open = La route de Birmanie est de nouveau ouverte.

ask-cession = Les USA demandent l’Irlande du Nord : acceptez-vous ?

order-occupy = Occuper : { $target }
order-close-road = Fermer la route de Birmanie

prompt-cession = Irlande du Nord

place-greenland-iceland = Groenland et Islande
place-northern-ireland = Irlande du Nord
place-indochina = Indochine française
place-madagascar = Madagascar
