# 5.1 Trade agreements, 13.6.1 search and seizure, 13.6.4 foreign aircraft, 19 minors: what is asked and told

ask-seizure = The convoys of { $side } bring cargo to { $taker }: do you search and seize it?
prompt-seizure = Search and seizure
order-seize = Seize the cargo in { $target }
event-seizes = { $taker } seizes cargo in the convoys of { $side } in { $space }.
ask-trade-default = Japan does not deliver its build point: do you add two entry markers against it?
prompt-trade-default = Trade with Japan
order-protest = Add the markers
order-forgive = Let it pass
event-trade-protest = { $side } takes offence: { $n ->
    [one] 1 marker
   *[other] { $n } markers
} into its pool { $stock }.
event-trade-forgiven = { $side } lets the default of Japan pass.
event-trade-soothed = The USA has not delivered what it owes Japan: { $n ->
    [one] 1 entry marker goes
   *[other] { $n } entry markers go
} back.
