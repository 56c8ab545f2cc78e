# 9 Guerres entre puissances, pactes

nation-Germany-Italy = l’Allemagne et l’Italie ensemble
event-pact-broken = { $side } casse son pacte avec { $nation } : garnisons { $attack } contre { $defence }.
order-break-pact = Casser le pacte avec { $target }
event-bars = { $side } ferme son territoire aux unités de { $nation }.
event-admits = { $side } ouvre son territoire aux unités de { $nation }.
order-bar = Fermer notre territoire à { $target }
order-admit = Ouvrir notre territoire à { $target }
ask-precedence = Qui de votre camp agit en premier à chaque étape, qui ensuite ?
prompt-precedence = Ordre des puissances
order-leads-off = Au tour de { $target }
