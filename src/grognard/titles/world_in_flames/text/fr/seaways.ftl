# 11.4 Canaux et voies des navires

event-opens-canal = { $side } laisse passer { $nation } par le canal de Panama.
event-shuts-canal = { $side } ferme le canal de Panama à { $nation }.
order-open-canal = Laisser passer { $target } par le canal de Panama
order-shut-canal = Fermer le canal de Panama à { $target }
