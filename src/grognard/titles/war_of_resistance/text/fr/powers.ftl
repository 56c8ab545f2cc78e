event-indochina-ceded = L’Indochine et le Kwangchow passent sous contrôle japonais.
event-income-lost = { $points } points de ressources de { $side } se perdent en route.
event-income = { $side } : { $items } × { $item }, { $space }.

ask-income = { $points } points de ressources arrivent, { $space } : prenez du ravitaillement d’attaque (1 pour 3) ou du ravitaillement général (4 pour 1) à la place, ou terminez.
ask-income-entry = { $points } points de ressources arrivent : choisissez où.
prompt-income = Points de ressources
prompt-income-entry = Où arrivent les importations

order-take-attack-supply = Prendre un point de ravitaillement d’attaque pour trois points de ressources
order-take-general-supply = Prendre quatre points de ravitaillement général pour un point de ressources
order-receive-at = { $target }

cause-normal = dans leur lit
cause-frozen = gelés
cause-flooded = en crue
event-waters = Zone { $zone } : fleuves et lacs sont { $cause }.
