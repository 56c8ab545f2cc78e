# 9.10, 13.3.2, 13.3.3 What powers announce

event-occupies = { $side } occupies { $place }.
event-burma-closed = Japan’s pressure closes the Burma Road.
event-burma-open = The Burma Road is open again.

ask-cession = The USA asks for Northern Ireland: do you agree?

order-occupy = Occupy { $target }
order-close-road = Close the Burma Road

prompt-cession = Northern Ireland

place-greenland-iceland = Greenland and Iceland
place-northern-ireland = Northern Ireland
place-indochina = French Indochina
place-madagascar = Madagascar
