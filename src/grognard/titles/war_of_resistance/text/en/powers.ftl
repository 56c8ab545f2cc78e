event-indochina-ceded = Indochina and Kwangchow pass under Japanese control.
event-income-lost = { $points } resource points for { $side } are lost on the way.
event-income =
    { $items ->
        [1] { $side } receive { $item } at { $space }.
       *[other] { $side } receive { $item } at { $space }, { $items } times over.
    }

ask-income = { $points } resource points come in at { $space }: take attack supply (1 for 3) or general supply (4 for 1) instead, or say done.
ask-income-entry = { $points } resource points come in: choose where.
prompt-income = Resource points
prompt-income-entry = Where imports arrive

order-take-attack-supply = Take an attack supply point for three resource points
order-take-general-supply = Take four general supply points for a resource point
order-receive-at = At { $target }

cause-normal = in their beds
cause-frozen = frozen
cause-flooded = in flood
event-waters = Zone { $zone }: rivers and lakes are { $cause }.
