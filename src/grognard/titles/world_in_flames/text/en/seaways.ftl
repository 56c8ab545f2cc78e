# 11.4 Canals and ways of ships

event-opens-canal = { $side } lets { $nation } through the Panama Canal.
event-shuts-canal = { $side } closes the Panama Canal to { $nation }.
order-open-canal = Let { $target } through the Panama Canal
order-shut-canal = Close the Panama Canal to { $target }
