# Onward to Venus: what happens on the table over time, explained: attempts, crises, scoring.

venus-show-next = Next
venus-show-skip = Skip
venus-show-close = Continue

# -- crises

venus-show-crises-title = Crises of period { $period }
venus-show-crises-none = No planet is in crisis this period.
venus-show-crises-unmarked = No crisis tile has a skull mark, so no dice are rolled: each tile counts as one level.
venus-show-crises-rolled = { $skulls ->
    [0] No die shows a skull: each crisis tile counts as one level.
    [one] One die shows a skull and raises a marked crisis tile by one level: { $where }.
   *[other] { $skulls } dice show skulls and raise marked crisis tiles by one level each: { $where }.
 }
venus-show-crisis-title = { $planet }: { $crisis }
venus-show-crisis-level = Level { $level }
venus-show-invasion-title = The invasion continues
venus-show-leader = { $count ->
    [one] { $seats } has the largest income there.
   *[other] { $seats } share the largest income there.
 }
venus-show-nobody = No one has any income there, so nothing happens.
venus-show-tied = { $seats } share the largest income there, so the saboteur serves no one.
venus-show-may-hire = { $seat } leads there and decides whether to pay the saboteur.
venus-show-not-hired = { $seat } leads there, but cannot or will not pay the saboteur.
venus-show-hires = { $seat } leads there and pays the saboteur £{ $pounds }.
venus-show-stolen = The saboteur steals a card from { $other }.
venus-show-stolen-known = The saboteur steals “{ $card }” from { $other }.
venus-show-foiled = { $seat } foils the attack with “{ $card }”.
venus-show-lost = loses { $pieces }
venus-show-lost-at = { $pieces } ({ $planet })
venus-show-rescued = loses nothing: the unit is rescued to Earth’s orbit
venus-show-pays = pays £{ $pounds }
venus-show-spared = No one had anything to lose there.
venus-show-bombardment = { $total ->
    [one] The dice add up to 1: one piece is lost at Earth.
   *[other] The dice add up to { $total }: that many pieces are lost at Earth.
 }
venus-show-invasion = The aliens move on towards the Sun and attack { $planets }: all units, factories and mines there go back to the supplies.
venus-show-reached-earth = They have reached Earth: the game is over and everyone loses.

# -- scoring

venus-show-score-title = Final scoring
venus-show-score-tiles = Tiles
venus-show-score-dead = No one scores on { $planet }: it is dead.
venus-show-score-empty = No one has any income on { $planet }.
venus-show-score-line = { $seats }: income £{ $income }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
venus-show-score-tiles-line = Trophies and crises count 1 each, aliens 2.
venus-show-score-winner = { $count ->
    [one] { $seats } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $seats } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
    }.
 }
venus-show-score-tie-first = Tied on points: { $seats } holds the first-player marker and wins.
venus-show-score-tie-other = Tied on points: { $seats } wins on the tie-break.
venus-show-defeat-title = Shared defeat
venus-show-defeat-revolt = Earth’s crisis has reached level 4: the machines rule the planet.
venus-show-defeat-invasion = An alien has reached Earth.
venus-show-defeat-all = Everyone loses, whatever their points.
venus-show-defeat-standing = Until then: { $list }
venus-show-defeat-part = { $seat } { $points }

# -- attempts

venus-show-attempt-title = { $what }, { $planet }
venus-show-attempt-target = { $what }, { $planet }: { $target }
venus-show-need = Needed
venus-show-have = Committed
venus-show-sum = defence { $defence } + difference { $difference }
venus-show-missing = { $count ->
    [one] 1 point is missing
   *[other] { $count } points are missing
 }
venus-show-missing-unit = At least one unit must land
venus-show-enough = Enough: you can carry it out
venus-show-nothing-laid = Drag units and cards here; with Shift, as many as needed
venus-show-decides = { $seat } is deciding what to commit
venus-show-part-units = { $pieces }: { $points }
venus-show-part-card = { $card }: { $points }
venus-show-part-bonus = Cards played: { $points }
venus-show-part-again = { $card } again: { $points }
venus-show-skulls = { $count ->
    [0] No skull, no losses
    [one] 1 skull: one unit will be lost
   *[other] { $count } skulls: { $count } units will be lost
 }
venus-show-spared-skulls = { $count ->
    [one] 1 skull is cancelled
   *[other] { $count } skulls are cancelled
 }
venus-show-throw-need = Needed: { $need }
venus-show-throw-sum = { $seat }: { $total }
venus-show-throw-skulls = { $count ->
    [0] No skull
    [one] 1 skull
   *[other] { $count } skulls
 }
venus-show-throw-pieces = { $count ->
    [one] 1 piece is lost
   *[other] { $count } pieces are lost
 }
venus-show-adds = +{ $points }, making { $have } of { $need }
venus-show-success = { $points ->
    [one] Success: 1 point, { $need } needed
   *[other] Success: { $points } points, { $need } needed
 }
venus-show-failure = Given up
venus-show-failure-need = { $need ->
    [one] Given up: 1 point was needed
   *[other] Given up: { $need } points were needed
 }
venus-show-with = With { $what }
venus-show-gain-mine = { $seat } builds a mine
venus-show-gain-crisis = { $seat } ends the crisis: 1 victory point
venus-show-gain-alien = { $seat } beats the alien: 2 victory points
venus-show-gain-tension = { $seat } takes over this building: { $target }
venus-show-no-gain = The tile stays; no unit has landed, and no card is spent
venus-show-losses = Lost to the skulls: { $pieces }
venus-show-losses-due = { $count ->
    [one] Choose 1 unit to lose for the skulls
   *[other] Choose { $count } units to lose for the skulls
 }
venus-show-losses-threat = About to be lost: { $unit }
venus-show-losses-wait = { $seat } is choosing what to lose
venus-show-losses-none = No losses

# -- sheets

venus-show-sheet-place = { $place ->
    [1] for the largest income
    [2] for the second largest
   *[other] for the third largest
 }
venus-show-sheet-level = Crisis level { $level } now: { $effect }
venus-show-sheet-marked = { $count ->
    [one] A skull mark: a die may raise the level
   *[other] { $count } skull marks: dice may raise the level
 }
venus-show-sheet-income = income £{ $income }, { $points ->
    [one] 1 point if scored now
   *[other] { $points } points if scored now
 }
venus-show-sheet-scored-now = points if scored now
venus-show-sheet-strength = combat points of the units there
venus-show-sheet-defence = defence; the difference between the dice is added
venus-show-sheet-printed = { $amount } printed
venus-show-sheet-turncoats = + { $amount } Turncoats
venus-show-sheet-chances = Chances
venus-show-sheet-chance = { $points ->
    [one] 1 point: { $percent }%
   *[other] { $points } points: { $percent }%
 }
venus-show-sheet-target = { $pieces }; defence { $strength }
venus-show-sheet-cost = pounds to raise one
venus-show-sheet-markers = pass markers taken
venus-show-sheet-die = The requirement is the defence plus the difference between the highest and the lowest die.
venus-show-sheet-die-skull = Counts as 0 for the difference, and costs one of your units at the planet after the attempt.
venus-show-sheet-die-out = Set aside: it does not count for the difference or as a skull.
venus-show-sheet-in-attempt = combat points in this attempt
venus-show-sheet-starting = Starting cards
venus-show-starting-card = { $card }: { $text }
