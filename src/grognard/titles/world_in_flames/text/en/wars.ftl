# 9 Wars between powers, pacts

nation-Germany-Italy = Germany and Italy together
event-pact-broken = { $side } breaks its pact with { $nation }: garrisons { $attack } to { $defence }.
order-break-pact = Break the pact with { $target }
event-bars = { $side } closes its territory to the units of { $nation }.
event-admits = { $side } opens its territory to the units of { $nation }.
order-bar = Close our territory to { $target }
order-admit = Open our territory to { $target }
ask-precedence = Who of your camp acts first in each step, who next?
prompt-precedence = Order of the powers
order-leads-off = { $target } acts next
