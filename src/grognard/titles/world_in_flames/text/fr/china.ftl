event-faction-takes = { $piece } prend { $space } pour sa faction.
event-shelved = { $piece } quitte le force pool tant que sa faction ne contrôle pas sa ville.
event-city-communist = { $space } revient au Chinois communiste.
event-city-nationalist = { $space } revient au Chinois nationaliste.

ask-handing = Des villes reviennent à la Chine (encore { $n }) : dites de chacune à quelle faction.

order-to-communists = Au Chinois communiste : { $target }
order-to-nationalists = Au Chinois nationaliste : { $target }
order-shelve = Enlever du force pool : { $target }

prompt-handing = villes chinoises
