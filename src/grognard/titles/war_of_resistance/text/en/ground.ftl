# The ground war: what chapters 3 to 15 add to it.

## 14A Engineers

order-work-with = Let { $target } share the work
order-build-temporary-airfield = Lay out a temporary airfield here, or enlarge it
order-build-strip-at-once = Build a landing strip here in this phase
event-field-laid = { $piece } lays out a temporary airfield at { $space }: capacity { $points }.
event-field-gone = Nobody keeps up the temporary airfield at { $space }: it is gone.

## 14C Headquarters

ask-restoration = Make unreliable headquarters ready again, for a resource point each.
ask-restoration-from = Choose whence the resource point for { $piece } comes.
order-restore = Make { $target } ready again
event-headquarters-restored = { $piece } is ready again, for a resource point at { $space }.

## 6E Infiltration

order-infiltrate = Let { $target } infiltrate
ask-infiltrating = { $piece } slips through the enemy’s lines: choose the way; its move ends where it can enter or establish a guerrilla base.
event-infiltrates = { $piece } infiltrates from { $space } to { $path-end }.
event-infiltration-die =
    { $piece } meets enemies at { $space }: { $die } { $drm }, { $result ->
        [S] and slips through
        [F] and is scattered
       *[other] and is caught
    }.
ask-refuge = Choose the base to which the men of { $piece } go.

## 9 Combat

event-great-wall =
    { $piece } at the Great Wall towards { $space }: { $die }, { $n ->
        [0] it gets across
       *[other] it is held up and attacks with half of its strength
    }.
event-overrun-fails = The Great Wall holds up the overrun of { $space }.
ask-remnants = Survivors stay in play, unless you give them up.
order-give-up = Give up the survivors of { $target }
ask-burdening = Choose what { $piece } takes along.
order-load-up = Let { $target } take supply along
