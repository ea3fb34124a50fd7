# Onward to Venus: the log (UX-54). $place leads to the planet called $planet, $start to the one called $origin.

venus-planet = <link:{ $place }>{ $planet }</link>
    .on = <link:{ $place }>{ $planet }</link>
    .ra = <link:{ $place }>{ $planet }</link>
    .rol = <link:{ $place }>{ $planet }</link>
venus-start = <link:{ $start }>{ $origin }</link>
    .rol = <link:{ $start }>{ $origin }</link>

log-turn-venus = { $turn ->
    [0] Before the first period
   *[other] Period { $turn }
}

event-venus-empire = { $seat }’s empire: { $empire }.
event-venus-period = { $markers ->
    [one] Period { $period } of { $periods }; 1 pass marker can be taken.
   *[other] Period { $period } of { $periods }; { $markers } pass markers can be taken.
 }
event-venus-phase = Phase: { $phase }
event-venus-turn = { $seat }’s turn.
    .last = { $seat } gets one more action at the last moment.
event-venus-first-player = { $seat } is first player from now on.
event-venus-actions = { $left ->
    [one] { $seat } has 1 more action this turn.
   *[other] { $seat } has { $left } more actions this turn.
 }
event-venus-marker = { $left ->
    [0] { $seat } takes the last pass marker; the action phase ends.
   *[other] { $seat } takes a pass marker; { $left } left.
 }
event-venus-money = { $seat } gets £{ $count } { $purse }.
    .start = { $seat } lines up at Earth and starts with £{ $count }.
    .fortune = { $seat } gets £{ $count } for the fortune tile { $purse }.
    .income = { $seat }’s income is £{ $count } { $purse }.
    .card = { $seat } pays £{ $count } for the card { $purse }.
    .saboteur = { $seat } hires the saboteur for £{ $count } { $purse }.
    .toll = { $seat } pays the pirates a toll of £{ $count } { $purse }.
event-venus-roll = { $seat } rolls { $dice }; { $total } in total.
    .first = { $seat } rolls to go first: { $dice }; { $total } in total.
    .crises = Crisis roll: { $dice }.
    .bombardment = { $total ->
    [one] Rockets on Earth: { $dice }; 1 piece is lost.
   *[other] Rockets on Earth: { $dice }; { $total } pieces are lost.
 }
event-venus-tile = Placed on { venus-planet.ra }: { $tile }.
event-venus-tile-away = Removed from { venus-planet.rol }: { $tile }.
    .drawn = There are no crises on { venus-planet.on }, so this is discarded: { $tile }.
    .claimed = Claimed on { venus-planet.on }: { $tile }.
event-venus-kept = { $seat } wins a tile on { venus-planet.on }: { $tile }.
event-venus-raised = { $seat } raises one { $unit } in the orbit of { venus-planet } for £{ $count } { $purse }.
event-venus-moved = { $seat }’s group goes from { venus-start.rol } to { venus-planet.ra }: { $group }.
event-venus-landed = { $seat } lands { $group } on { venus-planet.on }.
event-venus-lifted = { $seat } brings one { $unit } back to the orbit of { venus-planet }.
event-venus-unit-lost = { $seat } loses one { $unit } at { venus-planet.on }.
    .dice = { $seat } loses one { $unit } at { venus-planet.on } to a skull.
    .card = { $seat } loses one { $unit } at { venus-planet.on } to a card.
    .saboteur = The saboteur’s victim at { venus-planet.on }: { $owned }.
    .sacrifice = { $seat } sacrifices one { $unit } on { venus-planet.on }.
    .uprising = { $seat } loses one { $unit } at { venus-planet.on } in the uprising.
    .bombardment = { $seat } loses one { $unit } at { venus-planet.on } to the rockets.
    .rescued = { $seat } rescues a unit from { venus-planet.rol } ({ $unit }); it goes to Earth’s orbit.
event-venus-built = { $seat } builds a { $building } on { venus-planet.on }.
event-venus-building-lost = { $seat } loses a { $building } on { venus-planet.on }.
    .tension = { $seat } loses a { $building } on { venus-planet.on } to tension.
    .saboteur = { $seat } loses a { $building } on { venus-planet.on } to the saboteur.
    .uprising = { $seat } loses a { $building } on { venus-planet.on } in the uprising.
    .leader = As the leader, { $seat } loses a { $building } on { venus-planet.on }.
    .bombardment = { $seat } loses a { $building } on { venus-planet.on } to the rockets.
    .toll = { $seat } loses a { $building } on { venus-planet.on } for the unpaid toll.
event-venus-cleared = Everyone loses everything at { venus-planet.on }: { $lost }.
    .nobody = No one has anything at { venus-planet.on }.
event-venus-reset = Units on surfaces go back to orbit.
event-venus-planet-dead = From now on nothing can land on { venus-planet }: it is dead.
event-venus-crisis-levels = Crisis levels: { $levels }.
    .none = There are no crisis tiles anywhere.
    .item = { $planet } { $level }
    .dice = Crisis levels: { $levels }. Skulls go here: { $marked }.
event-venus-crisis = { venus-planet }, level { $level }: { $effect }.
    .named = { $crisis } ({ venus-planet }, level { $level }): { $effect }.
event-venus-alien = An alien lands on { venus-planet.ra }.
    .moved = The alien goes from { venus-start.rol } to { venus-planet.ra }.
event-venus-alien-defeated = { $seat } defeats the alien on { venus-planet.on }.
event-venus-played = { $seat } plays { $card }.
    .aimed = { $seat } plays { $card }; target: { $aim }.
event-venus-attempt = { $seat } makes an attempt on { venus-planet.on }: { $tile }.
    .tension = { $seat } makes an attempt on { venus-planet.on }: { $tile }, target: { $target }.
event-venus-attempt-dice = The dice: { $dice }.
    .again = The dice after the re-roll: { $dice }.
event-venus-die-excluded = { $seat } excludes a die.
event-venus-skull-spared = { $seat } cancels one skull.
event-venus-bonus = { $points ->
    [one] 1 combat point for the card, however the attempt ends.
   *[other] { $points } combat points for the card, however the attempt ends.
 }
event-venus-declared = { $points ->
    [one] { $seat } commits { $group }; 1 combat point, { $need } needed.
   *[other] { $seat } commits { $group }; { $points } combat points, { $need } needed.
 }
    .cards = { $points ->
    [one] { $seat } commits { $group }, { $cards }; 1 combat point, { $need } needed.
   *[other] { $seat } commits { $group }, { $cards }; { $points } combat points, { $need } needed.
 }
event-venus-attempt-over = { $seat }’s attempt on { venus-planet.on } fails.
    .success = { $seat }’s attempt on { venus-planet.on } succeeds.
event-venus-move = A card goes to { $seat }’s hand.
    .draw = { $seat } draws a card.
    .drawn = { $seat } draws a card: { $card }.
    .discard = { $seat }’s card goes to the discard pile: { $card }.
    .back = { $seat } takes back { $card }.
    .passed = A card goes from { $giver } to { $seat }.
    .known = A card goes from { $giver } to { $seat }: { $card }.
    .off = Removed from { venus-planet.rol }: { $card }.
event-venus-shuffle = The discarded cards become a new draw pile.
event-venus-show = { $count ->
    [0] { $seats } looks at an opponent’s hand.
    [one] { $seats } looks at the one card in an opponent’s hand.
   *[other] { $seats } looks at { $count } cards in an opponent’s hand.
 }
event-venus-concede = { $seat } concedes.
event-venus-over = { $points ->
    [one] The game is over. { $winners } wins with 1 victory point. { $why }
   *[other] The game is over. { $winners } wins with { $points } victory points. { $why }
 }
    .shared = { $points ->
    [one] The game is over. Shared victory with 1 victory point: { $winners }. { $why }
   *[other] The game is over. Shared victory with { $points } victory points: { $winners }. { $why }
 }
    .lost = The game is over, and everyone loses. { $why }
