# 5 Lending, 13.6.4 lend-lease

event-promises = { $side } promises { $taker } { $n ->
    [one] 1 resource
   *[other] { $n } resources
} for this turn.
event-promises-points = { $side } promises { $taker } { $n ->
    [one] 1 build point
   *[other] { $n } build points
} for this turn.
event-lends = { $side } gives { $points ->
    [one] 1 build point
   *[other] { $points } build points
} away.
event-receives = { $side } receives { $points ->
    [one] 1 build point
   *[other] { $points } build points
} from { $taker }.
event-shares-convoys = From now on convoys of { $side } carry goods of { $taker } where they have room.
event-reserves-convoys = Convoys of { $side } no longer carry goods of { $taker }.

ask-lending = Promise resources or build points of { $side } to another power for this turn, or say done.

order-give = Give a resource to { $target }
order-loan = Lend a build point to { $target }
order-share = Let convoys carry for { $target }
order-reserve = Convoys no longer carry for { $target }

prompt-lending = Lending

event-redressed = { $side } has something for the Soviet war on { $nation } from now on.
ask-redress = The USSR has made war on { $nation }. Each turn from now on: keep one of your build points, or get one oil more?
order-redress = { $target }
redress-keep = keep a build point
redress-oil = one oil more
