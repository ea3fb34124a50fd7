# Space Smugglers: rules, prompts, log, tooltips, scoring.
# The shared pieces ($face, $token, $sector, $place) get the same values as the sentence in which they stand.

smugglers-face = { $face }
smugglers-token = { $token ->
    [-1] −1
   *[other] { $token }
 }
smugglers-sector = <link:{ $place }>sector { $sector }</link>
    .t = <link:{ $place }>sector { $sector }</link>
    .ra = <link:{ $place }>sector { $sector }</link>
    .on = <link:{ $place }>sector { $sector }</link>
    .ert = <link:{ $place }>sector { $sector }</link>
smugglers-list-two = { $first } and { $last }
smugglers-list-more = { $first }, { $rest }

# -- colours, goods, pieces

smugglers-colour-r = red
smugglers-colour-y = yellow
smugglers-colour-b = blue
smugglers-colour-g = green
smugglers-symbol-r = triangle
smugglers-symbol-y = circle
smugglers-symbol-b = square
smugglers-symbol-g = hexagon
smugglers-symbol-n = star
smugglers-goods-none = no goods
smugglers-goods-part = { $count } { $colour }
smugglers-goods-all = { $total ->
    [one] { $list } cube
   *[other] { $list } cubes
 }
smugglers-count-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
smugglers-stuff-energy = energy
smugglers-stuff-good = { $colour } cube
smugglers-ship-n = cruiser
smugglers-ship-any = { $colour } ship
smugglers-planet-any = { $colour } planet
smugglers-card-name = Sector { $sector }

# -- phases

smugglers-phase-deal = Deal and reveal
smugglers-phase-bidding = Bidding
smugglers-phase-evaluation = Evaluation
smugglers-phase-payment = Payment
smugglers-phase-refill = Refill
smugglers-phase-over = Game over
smugglers-round = Round { $round } of { $rounds }

# -- the game and its switches

smugglers-about = 2–6 smugglers bid for sectors with dice, pay for them with energy and goods, and try to have nothing left over.
smugglers-about-length = 6 or 8 rounds: about 20–30 minutes in real time, 30–45 in beats.

variant-smugglers-timing = Timing
variant-smugglers-timing-help = How bidding works: everyone at once against the clock, or in beats without rushing.
variant-smugglers-timing-realtime = Real time
variant-smugglers-timing-realtime-help = Everyone bids at once and one-handed, as at a real table; being quick pays off.
variant-smugglers-timing-open = Open tempo
variant-smugglers-timing-open-help = In each beat everyone acts once, in turn from the lead hand, and sees what the players before them did.
variant-smugglers-timing-secret = Secret tempo
variant-smugglers-timing-secret-help = In each beat everyone secretly chooses one action; then all choices are revealed together.
variant-smugglers-stations = Space stations
variant-smugglers-stations-help = On a card with a space station only the planets of your favourite colours score.
variant-smugglers-fav-ships = Favourite ships
variant-smugglers-fav-ships-help = At the end you score 3 if you alone have the most ships of a favourite colour, and 1 more for every other player who shares that favourite.
variant-smugglers-fav-leftover = Favourite leftovers
variant-smugglers-fav-leftover-help = At the end, one leftover cube of each favourite ship colour costs no point.
variant-smugglers-stacked = Stacked dice
variant-smugglers-stacked-help = Dice form towers and only the top one counts; a bid must be strictly higher. If your drop upsets a tower, that die is lost for the round, and the other players’ dice are put back.
variant-smugglers-pace = Pace
variant-smugglers-pace-help = In real time it sets how long bidding may last and how quick computer players are; in beats it has no effect.
variant-smugglers-pace-relaxed = Relaxed
variant-smugglers-pace-relaxed-help = Twice the time, slower computer players.
variant-smugglers-pace-standard = Standard
variant-smugglers-pace-standard-help = Bidding lasts a minute at most and ends after 15 idle seconds.
variant-smugglers-pace-fast = Fast
variant-smugglers-pace-fast-help = Thirty per cent less time, quicker computer players.
variant-smugglers-unpaid-visible = Unpaid cards are visible
variant-smugglers-unpaid-visible-help = When off, other players’ unpaid cards show only their backs and are left out of the running score; the rules stay the same.
variant-smugglers-leader = Game leader
variant-smugglers-leader-help = Is dealt the first sector and is the first lead hand; it gives no advantage.
variant-smugglers-leader-random = Drawn by lot
variant-smugglers-colour = Colour and character
variant-smugglers-colour-help = The colour of your two dice and your character card with two favourite planets and two favourite ships.
variant-smugglers-colour-automatic = Whatever is left
variant-smugglers-colour-orange = orange
variant-smugglers-colour-black = black
variant-smugglers-colour-white = white
variant-smugglers-colour-pink = pink
variant-smugglers-colour-brown = brown
variant-smugglers-colour-purple = purple

preset-smugglers-calm = Calm start
preset-smugglers-calm-help = The base game in beats: there is time to think, and tips to help. Best for a first game.
preset-smugglers-base = Base game
preset-smugglers-base-help = In real time, a race against the clock; without favourites or towers.
preset-smugglers-favourites = Favourites and space stations
preset-smugglers-favourites-help = The three advanced rules together: space stations, favourite ships, favourite leftovers.
preset-smugglers-towers = Stacked dice
preset-smugglers-towers-help = A test of skill: dice are dropped on towers and may fall.
preset-smugglers-everything = Everything at once
preset-smugglers-everything-help = Favourites, space stations and dice towers in one game.

# -- prompts

prompt-smugglers-open-act = Place a die, take a speed token, or hold
prompt-smugglers-open-act-rule = You act once per beat; once you have taken a speed token you cannot place any more dice.
prompt-smugglers-secret-act = Choose in secret: die, speed token or hold
prompt-smugglers-secret-act-rule = All choices are revealed together; a choice that fails costs nothing.
smugglers-act-open = { $offer ->
    [die-token] Place a die or take a speed token
    [die-hold] Place a die or hold
    [token-hold] Take a speed token or hold
    [die] Place a die
    [hold] Hold
   *[token] Take a speed token
}
smugglers-act-secret = { $offer ->
    [die-token] Choose in secret: die or speed token
    [die-hold] Choose in secret: die or hold
    [token-hold] Choose in secret: speed token or hold
    [die] Choose in secret where to place a die
    [hold] Hold
   *[token] Choose a speed token in secret
}
prompt-smugglers-race-act = Bid: place a die or take a speed token
prompt-smugglers-race-act-rule = Everyone acts at once; bidding ends as soon as only one speed token is left in the middle.
prompt-smugglers-payment-pay = Pay: the ship you click gets no goods
prompt-smugglers-payment-pay-rule = Energy first, then one cube of goods for each ship; in each sector one ship may be left out.
prompt-smugglers-refill-take = Refill your stock from the common pool
prompt-smugglers-refill-take-rule = Take energy or goods, never both, up to your speed.
prompt-smugglers-refill-give = You may give back one energy or one cube
prompt-smugglers-refill-give-rule = With the −1 token you may get rid of 1 energy or 1 cube, but you don’t have to.
prompt-smugglers-deal-reveal = Get ready: the sectors are about to be turned up
prompt-smugglers-deal-reveal-rule = The reveal starts when everyone is ready.
prompt-smugglers-drop-outcome = Does the tower stand?
prompt-smugglers-drop-outcome-rule = The table decides what falls, not the players.

# -- options

option-smugglers-place = Place a { smugglers-face } on sector { $sector }
option-smugglers-drop = Drop a { smugglers-face } on sector { $sector }
option-smugglers-take = Take the { smugglers-token } token
option-smugglers-hold = Hold
option-smugglers-cancel = Cancel
option-smugglers-pass = Do nothing
option-smugglers-energy = Take { $energy } energy
option-smugglers-goods = Take { $goods }
option-smugglers-give = Give back 1 { $what }
option-smugglers-reveal = Reveal
option-smugglers-time = Time passes
option-smugglers-pause = Pause

smugglers-choice-place = a { smugglers-face } on sector { $sector }
smugglers-choice-drop = dropping a { smugglers-face } on sector { $sector }
smugglers-choice-take = the { smugglers-token } token
smugglers-choice-hold = holding
smugglers-choice-cancel = cancelling
smugglers-choice-pause = a pause

# -- log

event-smugglers-round = Round { $round } of { $rounds }
event-smugglers-deal = { $galaxies ->
    [0] The last galaxy is dealt face down.
    [one] The next galaxy is dealt face down; one more remains after it.
   *[other] The next galaxy is dealt face down; { $galaxies } remain after it.
 }
event-smugglers-reveal = The sectors are turned up.
event-smugglers-phase = Phase: { $phase }
event-smugglers-place = { $seat } places a { smugglers-face } on { smugglers-sector.ra }.
    .match = { $seat } matches the bid on { smugglers-sector.on } with a { smugglers-face }.
    .over = { $seat } outbids everyone on { smugglers-sector.ra } with a { smugglers-face } (the highest was { $top }).
event-smugglers-drop = { $seat }’s { smugglers-face } stays up on { smugglers-sector.on }; the tower now has { $height } dice.
    .first = { $seat } drops a { smugglers-face } on { smugglers-sector.ra }.
    .restored = { $seat }’s { smugglers-face } would upset the tower on { smugglers-sector }: the tower is restored, and the die is invalid until the round ends.
    .fell = { $seat }’s { smugglers-face } falls off the tower on { smugglers-sector } and is invalid until the round ends.
    .both = { $seat }’s { smugglers-face } takes their other die down with it on { smugglers-sector }; both are invalid until the round ends.
event-smugglers-take = { $seat } takes the { smugglers-token } token.
    .last = The last speed token, the { smugglers-token }, goes to { $seat }.
    .timeout = Time’s up: the { smugglers-token } token goes to { $seat }.
event-smugglers-hold = { $left ->
    [0] { $seat } holds and cannot hold again this round.
    [one] { $seat } holds and can do so { $left } more time this round.
   *[other] { $seat } holds and can do so { $left } more times this round.
 }
event-smugglers-beat = Beat { $beat }; lead hand: { $lead }.
event-smugglers-lead-hand = The lead hand moves to { $seat }.
event-smugglers-choices = The choices are revealed: { $choices }.
    .item = { $seat } – { $choice }
event-smugglers-miss = { $seat }’s choice ({ $choice }) comes to nothing. { $why }
event-smugglers-commit = { $seat }’s hand is on its way: { $choice }.
event-smugglers-withdraw = { $seat } withdraws this: { $choice }. { $why }
event-smugglers-refuse = { $seat } tries something that fails.
    .known = { $seat }: { $choice } – fails. { $why }
    .pause = No pause is possible yet. { $why }
event-smugglers-settle = The tower on { smugglers-sector } has to settle first.
event-smugglers-wheel = { $seat } moves to the end of the tie wheel.
event-smugglers-pause = Pause; the clock stops at { $seconds } s.
event-smugglers-bidding-over = Bidding ends: only 1 speed token is left in the middle.
    .timeout = Time’s up: bidding ends.
event-smugglers-unsold = No one bid on { smugglers-sector }: it is unsold and goes to the box.
event-smugglers-win = { $seat } wins { smugglers-sector.t } as the only bidder. It costs { $cost } energy (a { smugglers-face }).
    .highest = { $seat } wins { smugglers-sector.t } with the highest die ({ $face }). It costs { $cost } energy.
    .top = { $seat } wins { smugglers-sector.t } with the die on top of the tower ({ $face }). It costs { $cost } energy.
    .tie = { $seat } wins { smugglers-sector.t }: { $rivals } had an equal die ({ $face }), but { $seat } is faster ({ $speeds }). It costs { $cost } energy.
event-smugglers-pay = { $seat } pays { $energy } energy for { smugglers-sector.ert } and has { $left ->
    [0] none
   *[other] { $left }
 } left.
event-smugglers-deliver = { $seat } delivers { $goods } for { smugglers-sector.ert }; every ship gets its goods.
    .omitted = { $seat } delivers { $goods } for { smugglers-sector.ert } and leaves out one ship ({ $ship }).
    .free = { $seat } delivers no goods for { smugglers-sector.ert }: its only ship is left out ({ $ship }).
event-smugglers-gain = { $seat } gains { smugglers-sector.t }.
event-smugglers-lose = { $seat } does not have enough energy for { smugglers-sector.ra }: unpaid, { $planets ->
    [one] { $planets } minus point
   *[other] { $planets } minus points
 }.
    .goods = { $seat } does not have enough goods for { smugglers-sector.ra }: unpaid, { $planets ->
        [one] { $planets } minus point
       *[other] { $planets } minus points
     }; the energy paid is lost.
event-smugglers-refill = { $seat } takes { $energy } energy from the common pool.
    .goods = { $seat } takes { $goods } from the common pool.
event-smugglers-give = { $seat } puts 1 energy back into the common pool.
    .goods = { $seat } puts { $goods } back into the common pool.
event-smugglers-tokens-back = { $count ->
    [one] { $seat } returns the speed token to the middle.
   *[other] { $seat } returns the speed tokens to the middle.
 }
event-smugglers-round-over = Round { $round } ends.
event-smugglers-score = { $seat }: won sector, { $points } (total { $total }).
    .unpaid = { $seat }: unpaid sector, { $points } (total { $total }).
    .energy = { $seat }: energy left, { $points } (total { $total }).
    .goods = { $seat }: goods left, { $points } (total { $total }).
    .ships = { $seat }: favourite ships ({ $colour }), { $points } (total { $total }).
event-smugglers-concede = { $seat } concedes.
event-smugglers-over = The game is over. Winner: { $winners } with { $points }. { $why }
    .shared = The game is over. Shared victory with { $points }: { $winners }. { $why }

# -- why not

reason-smugglers-too-low = The highest die on sector { $sector } shows { $top }; only an equal or higher one may be placed.
reason-smugglers-not-higher = The tower on sector { $sector } has a { $top } on top; only a higher die may be dropped.
reason-smugglers-capped = The tower on sector { $sector } has a { $top } on top, and that cannot be outbid.
reason-smugglers-has-token = You have already taken the { smugglers-token } token: you can place no more dice, and only in a two-player game can you take another token.
reason-smugglers-no-die = You have no dice left this round.
reason-smugglers-token-gone = The { smugglers-token } token is no longer in the middle.
reason-smugglers-hold-without-die = You have no die to place, so you cannot hold: take a speed token.
reason-smugglers-no-holds = You have already held twice this round: place a die or take a speed token.
reason-smugglers-energy-short = This takes { $need } energy, but you have only { $have }.
reason-smugglers-must-pay = If you can pay for it, you must.
reason-smugglers-must-deliver = If you have enough goods, you must deliver them: you cannot leave a sector unpaid on purpose.
reason-smugglers-goods-short = You do not have the right goods for this, even if you leave out one ship.
reason-smugglers-over-speed = Your speed is { $speed }: you cannot take more than that.
reason-smugglers-pool-short = { $have ->
    [0] The common pool has no { $what }.
   *[other] Only { $have } left in the common pool: { $what }.
 }
reason-smugglers-nothing-to-give = You have no { $what } in your stock.
reason-smugglers-die-to-sector = Put the die on a sector.
reason-smugglers-token-home = Drag the speed token to yourself to take it.
reason-smugglers-not-your-die = This die belongs to another player.
reason-smugglers-take-something = Choose something to take, or take nothing.
reason-smugglers-only-give = Your speed is −1: you cannot take anything, but you may give something back.
reason-smugglers-pool-home = Drag it to yourself to take it.
reason-smugglers-pool-later = Energy and goods are taken in the refill phase, after the payments.
reason-smugglers-not-your-stock = This belongs to another player.
reason-smugglers-give-pool = Drag it to the common pool to give it back.
reason-smugglers-only-take = Now you take from the common pool; at this speed you give nothing back.
reason-smugglers-pay-in-form = Click the ships to set what you pay.
reason-smugglers-stock-later = You pay with it only after the bidding.
reason-smugglers-colour-taken = Someone else has chosen this colour: { $colour ->
    [orange] { variant-smugglers-colour-orange }
    [black] { variant-smugglers-colour-black }
    [white] { variant-smugglers-colour-white }
    [pink] { variant-smugglers-colour-pink }
    [brown] { variant-smugglers-colour-brown }
   *[purple] { variant-smugglers-colour-purple }
 }.
reason-smugglers-no-such-leader = The chosen game leader is not at the table.

smugglers-code-ok = Done.
smugglers-code-early = Too early: the cards are still turning.
smugglers-code-replaced = A newer choice took its place.
smugglers-code-cancelled = It was withdrawn before its turn came.
smugglers-code-late = Too late: bidding had already ended.
smugglers-code-done = A player who has a speed token can no longer do that.
smugglers-code-no-die = There are no dice left in reserve.
smugglers-code-capped = The tower has a 6 on top, and that cannot be outbid.
smugglers-code-not-higher = The tower has an equal or higher die on top.
smugglers-code-too-low = There is already a higher die on the sector.
smugglers-code-token-gone = Someone else took the speed token.

# -- tooltips

smugglers-tip-sector = { $planets ->
    [one] { $planets } planet
   *[other] { $planets } planets
 }, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 }. Whoever wins it and pays for it scores 1 point for each planet.
smugglers-tip-sector-station = Space station card: of its planets ({ $planets }), { $value } score for you; ships: { $ships }.
smugglers-tip-sector-back = A face-down sector; all of them are turned up at the same moment.
smugglers-tip-planet = Planet ({ $colour }): 1 point for the owner, 1 minus point if the sector is unpaid.
smugglers-key-ship = needs one cube of its own colour.
smugglers-key-cruiser = needs one cube of any colour.
smugglers-key-station = if this rule is on, only planets of your favourite colours score on this card.
smugglers-tip-station = Space station: if this rule is on, only planets of your favourite colours score on this card.
smugglers-tip-die = A die in reserve: set its value and put it on a sector.
smugglers-tip-ship-gets = It gets { $goods }.
smugglers-tip-ship-none = It gets no goods.
smugglers-tip-die-placed = { $seat }’s { smugglers-face }. It cannot be moved until the round ends.
smugglers-tip-die-winning = { $seat }’s { smugglers-face }: it would win the sector now for { $cost } energy.
smugglers-tip-die-fallen = A fallen die: invalid until the round ends.
smugglers-tip-hand = A hand can hold only one die.
smugglers-tip-token = The { smugglers-token } token: it breaks ties, and lets you take this much in the refill.
smugglers-tip-token-zero = The 0 token: it breaks ties but gives nothing in the refill.
smugglers-tip-token-minus = The −1 token: it loses every tie, but in the refill you may get rid of 1 energy or 1 cube.
smugglers-tip-token-two = The { smugglers-token } token: with two players the sum of your tokens breaks ties and decides the refill.
smugglers-tip-energy = Energy: it pays for winning dice. What is left at the end costs points.
smugglers-tip-goods = Goods ({ $colour }): needed for ships of that colour and for cruisers. What is left at the end costs points.
smugglers-tip-pool = Common pool: all energy and goods paid go here, and everyone refills from here.
smugglers-tip-galaxies = Galaxies left: { $galaxies }; each is one round.
smugglers-tip-box = The box: unsold sectors are out of the game.
smugglers-tip-won = Won sectors: { $count }, worth { $points } so far.
smugglers-tip-unpaid = Unpaid sectors: { $count }, { $points }.
smugglers-tip-unpaid-hidden = Unpaid sectors: { $count }, face down.
smugglers-tip-character = Character card: favourite planets: { $planets }; favourite ships: { $ships }.
smugglers-tip-leader = Game leader: sector 1 is this player’s card.
smugglers-tip-lead-hand = Lead hand: this beat starts here; it moves to the next player after every beat.
smugglers-tip-wheel = Tie wheel: if two players want the same thing at the same moment, the one higher up goes first.
smugglers-tip-holds = Holds left this round: { $left }.
smugglers-tip-pending = On its way: this action takes effect in a moment.
smugglers-tip-score = Running score: what you would have if the game ended now.

# -- forecast

smugglers-forecast-cost = Cost: { $energy } energy
smugglers-forecast-worth = { $points ->
    [one] Worth: { $points } point
   *[other] Worth: { $points } points
 }
smugglers-forecast-goods = Goods: at least { $least }, at most { $most }
smugglers-forecast-left = Left afterwards: { $energy } energy, { $goods }
smugglers-forecast-leads = This puts you in the lead.
smugglers-forecast-ties = This makes it a tie; the higher speed decides.
smugglers-forecast-behind = This does not put you in the lead.
smugglers-forecast-no-energy = Not enough energy: you need { $energy } and have { $have }.
smugglers-forecast-no-goods = Not enough goods, even if you leave out one ship.
smugglers-forecast-both-energy = Both sectors together need { $energy } energy, but you have only { $have }: one would remain unpaid.
smugglers-forecast-both-goods = You do not have enough goods for both sectors: one would remain unpaid.
smugglers-forecast-both-fine = You can pay for both sectors.
smugglers-forecast-penalty = If you cannot pay: { $points }.
smugglers-forecast-ends = This token ends the bidding.
smugglers-forecast-token = In the refill: up to { $count } energy or goods.
smugglers-forecast-token-sum = { $kind ->
    [take] With it your sum is { $sum }: in the refill up to { $count } energy or goods.
    [give] With it your sum is { $sum }: in the refill you may get rid of 1 energy or 1 cube.
   *[none] With it your sum is { $sum }: nothing in the refill.
}
smugglers-forecast-pool = In the common pool now: { $energy } energy, { $goods }.
smugglers-warn-second-title = Can you really pay for both?
smugglers-warn-second-go = Place it anyway
smugglers-warn-second-back = Keep the die

# -- payment and refill

smugglers-pay-omit = Sector { $sector } – which ship gets no goods?
smugglers-pay-all = none, they all get theirs
smugglers-pay-unpaid = not paid: the sector is lost
smugglers-pay-undelivered = energy only: the sector is lost
smugglers-pay-cruiser = Sector { $sector } – what does the cruiser get?
smugglers-pay-now = You pay { $energy } energy, { $goods }
smugglers-pay-now-energy = You pay { $energy } energy
smugglers-pay-lost = Unpaid: { $points }
smugglers-pay-gained = You gain { $points }
smugglers-pay-confirm = Pay
smugglers-refill-title = Refill
smugglers-refill-most = Up to { $count }: only energy or only goods
smugglers-refill-chosen = Chosen: { $count } / { $most }
smugglers-refill-nothing = Take nothing
smugglers-refill-give-nothing = Give nothing back
smugglers-refill-drag = Drag what you want from the common pool to yourself.
smugglers-refill-give-drag = Drag what you want to get rid of into the common pool.
smugglers-refill-last = Last round: whatever you take now will cost points.
smugglers-refill-empty = The common pool is empty.
smugglers-refill-zero = Your speed is 0: no refill this time.

# -- summary of the round

smugglers-summary-title = Round { $round }: who won what and why
smugglers-summary-won-alone = { $seat }: sector { $sector } – no one else bid on it ({ $face }).
smugglers-summary-won-highest = { $seat }: sector { $sector } – the highest die ({ $face }).
smugglers-summary-won-top = { $seat }: sector { $sector } – the die on top of the tower ({ $face }).
smugglers-summary-won-tie = { $seat }: sector { $sector } – equal dice ({ $face }), but { $seat } was faster ({ $speeds }).
smugglers-summary-paid = Paid: { $energy } energy, { $goods }. Gained: { $points }.
smugglers-summary-paid-energy = Paid: { $energy } energy, no goods. Gained: { $points }.
smugglers-summary-unpaid-energy = Unpaid: not enough energy. { $points } at the end.
smugglers-summary-unpaid-goods = Unpaid: not enough goods. { $points } at the end.
smugglers-summary-unsold = Sector { $sector }: unsold, put into the box.
smugglers-summary-nothing = { $seat } won no sector this round.
smugglers-summary-refill-energy = { $seat } (speed { $speed }) took { $energy } energy from the common pool.
smugglers-summary-refill-goods = { $seat } (speed { $speed }) took { $goods } from the common pool.
smugglers-summary-refill-none = { $seat } (speed { $speed }) took nothing.
smugglers-summary-gave-energy = { $seat } (speed { $speed }) gave back 1 energy.
smugglers-summary-gave-goods = { $seat } (speed { $speed }) gave back { $goods }.
smugglers-summary-gave-none = { $seat } (speed { $speed }) gave nothing back.
smugglers-summary-standing = Standings if the game ended now
smugglers-summary-standing-line = { $seat }: { $total } ({ $parts }).
smugglers-summary-standing-won = { $points } for sectors
smugglers-summary-standing-unpaid = { $points } for unpaid ones
smugglers-summary-standing-left = { $points } for leftover stock
smugglers-summary-standing-ships = { $points } for favourite ships
smugglers-summary-next = Continue to the next round
smugglers-summary-score = See the final scoring

# -- clock, pause, countdown

smugglers-clock-ready = Ready?
smugglers-clock-ready-yes = Ready
smugglers-clock-done = You have your speed token; the others are still bidding.
smugglers-clock-ready-mouse = Ready? Click the button to start the countdown.
smugglers-clock-ready-wait = Waiting for { $names }
smugglers-clock-ready-how = { $seat }: press { $key } when you are ready
smugglers-clock-count-three = Three
smugglers-clock-count-two = Two
smugglers-clock-count-one = One
smugglers-clock-go = Go!
smugglers-clock-ring = { $seconds ->
    [one] Ends in one second at the latest
   *[other] Ends in { $seconds } seconds at the latest
 }
smugglers-clock-idle = { $seconds ->
    [one] Ends in one second if no one acts
   *[other] Ends in { $seconds } seconds if no one acts
 }
smugglers-clock-pause = Pause
smugglers-clock-pause-line = The clock is stopped and the sectors are covered. Whatever was on its way is back in hand.
smugglers-clock-pause-command = Command pause: you may give one action, carried out when you resume.
smugglers-clock-resume = Resume
smugglers-clock-no-pause = You cannot pause while the cards are turning.
smugglers-clock-no-save = You cannot save during real-time bidding; between phases you can.
smugglers-clock-speed = Game speed
smugglers-clock-speed-help = In real time, time passes this much more slowly, the same for everyone; it is noted in the result.
smugglers-beats = Bid in beats
smugglers-beats-help = No rush, no clock. One person gets secret tempo, several get open tempo; the Timing switch changes it.
smugglers-clock-command = Command pause
smugglers-clock-command-help = With one human player: the table stays visible during a pause, and one action can be given; it is noted in the result.
smugglers-clock-marked-speed = Game speed: { $percent }%
smugglers-clock-marked-command = Played with command pause

# -- key test

smugglers-keys-title = Key test
smugglers-keys-line = Press your keys all together: whatever lights up here is what your keyboard can report at once.
smugglers-keys-left = Left
smugglers-keys-right = Right
smugglers-keys-face = Value
smugglers-keys-go = Go
smugglers-keys-heard = Detected: { $count }
smugglers-keys-most = Most at once: { $count }
smugglers-keys-four = Up to four people fit comfortably on one keyboard; the others take the mouse or a gamepad.
smugglers-keys-conflict = This key is already taken: { $seat }.
smugglers-keys-mouse = Mouse: the wheel or the 1–6 palette sets the value, a click places or takes, the right button cancels.
smugglers-keys-pad = Gamepad: d-pad = target, shoulder buttons = value, A = go, B = cancel.
smugglers-keys-set = { $seat }’s keys
smugglers-keys-one-mouse = Only one player at a time can use the mouse.

# -- tower view

smugglers-tower-title = Sector { $sector }: dice tower
smugglers-tower-swing = Let go when it is over the middle!
smugglers-tower-release = Let go
smugglers-tower-height = Dice standing: { $count }
smugglers-tower-top = On top: { $seat }, { $face }
smugglers-tower-costly = A 6 costs 10 energy but cannot be outbid.
smugglers-tower-stands = It stands!
smugglers-tower-fell = It fell!
smugglers-tower-restored = The tower is restored, the die is invalid.
smugglers-tower-steady = Steady hand
smugglers-tower-steady-help = You aim with a slider instead of the swinging die; a little uncertainty remains.
smugglers-tower-slider = Aim
smugglers-tower-empty = An empty sector: the first die always stands.
smugglers-tower-trouble = The drop could not be computed; all dice were left standing, and the game continues.

# -- scoring and result

smugglers-score-title = Final scoring
smugglers-score-won = Won sectors
smugglers-score-unpaid = Unpaid sectors
smugglers-score-energy = Energy left
smugglers-score-goods = Goods left
smugglers-score-goods-free = Goods left (favourites free: { $free })
smugglers-score-ships = Favourite ships: { $colour }
smugglers-score-ships-line = { $seat }’s ships: { $count }
smugglers-score-ships-none = No one has the most alone: no bonus.
smugglers-score-total = Total
smugglers-score-step = Next item
smugglers-score-skip = Skip to the result
smugglers-score-place = Place { $place }
smugglers-score-rematch = Rematch

result-smugglers-points = Most points.
result-smugglers-fewer-goods = Tied on points: fewer goods left.
result-smugglers-less-energy = Tied on points and goods: less energy left.
result-smugglers-more-sectors = Tied on points, goods and energy: more sectors won.
result-smugglers-conceded = The others have conceded, or no one was left who wanted to continue; the points at that moment count.
result-smugglers-shared = Everything is equal; the rulebook suggests a rematch.

# -- tips for the first game

smugglers-guide-reveal = Look at the planets and the colours of the ships: planets are your profit, ships are your cost.
smugglers-guide-bid = Start with a low die: a winning die costs its value, a losing die is free.
smugglers-guide-second = Before you place your second die, do the sums: could you pay for both?
smugglers-guide-token = The higher speed token breaks ties and gives more in the refill. Once you have taken one, you can place no more dice.
smugglers-guide-end = Only two tokens are left: whoever takes one now ends the bidding.
smugglers-guide-pay = In every sector you may leave out one ship. Save goods this way early on, and get rid of them later.
smugglers-guide-refill = You can take only energy or only goods. Take what you will be short of in the next rounds.
smugglers-guide-last = Last round: whatever you keep costs points. Bid boldly and take nothing you don’t need.
smugglers-guide-dismiss = Got it
smugglers-guide-never = No more tips

# -- zones and names of the table

smugglers-zone-sectors = Sectors
smugglers-zone-tokens = Speed tokens
smugglers-zone-pool = Common pool
smugglers-zone-galaxies = Galaxies
smugglers-zone-box = Box
smugglers-zone-round = Round
smugglers-name-die = Die
smugglers-name-die-line = { $seat }: { smugglers-face }
smugglers-name-die-leads = { $seat }: { smugglers-face } (leads, { $cost } energy)
smugglers-name-face = Value { smugglers-face }
smugglers-name-token = Speed token { smugglers-token }
smugglers-name-character = Character card
smugglers-name-station = Space station
smugglers-name-planets = Planets that score
smugglers-name-ships = Ships
smugglers-name-won = Won sectors
smugglers-name-unpaid = Unpaid sectors
smugglers-name-gone = This sector is no longer in the row.
smugglers-name-card-line = { $points } · planets: { $planets } · ships: { $ships }
smugglers-ends-bidding = until one speed token is left
smugglers-refill-empty-basket = Put everything back

# -- keys of a race

action-group-race = Space Smugglers: real time
action-race-1-left = Key set 1: left
action-race-1-right = Key set 1: right
action-race-1-face = Key set 1: value
action-race-1-go = Key set 1: go
action-race-2-left = Key set 2: left
action-race-2-right = Key set 2: right
action-race-2-face = Key set 2: value
action-race-2-go = Key set 2: go
action-race-3-left = Key set 3: left
action-race-3-right = Key set 3: right
action-race-3-face = Key set 3: value
action-race-3-go = Key set 3: go
action-race-4-left = Key set 4: left
action-race-4-right = Key set 4: right
action-race-4-face = Key set 4: value
action-race-4-go = Key set 4: go
action-race-5-left = Key set 5: left
action-race-5-right = Key set 5: right
action-race-5-face = Key set 5: value
action-race-5-go = Key set 5: go
action-race-6-left = Key set 6: left
action-race-6-right = Key set 6: right
action-race-6-face = Key set 6: value
action-race-6-go = Key set 6: go

# -- why a computer player advises something

reason-smugglers-why-hold = Waiting costs nothing here: let the others show what they want first.
reason-smugglers-why-pressure = A { $face } on sector { $sector } makes it more expensive for the others; if you are outbid, it costs you nothing.
reason-smugglers-why-open = Sector { $sector } won with a { $face } is worth about { $worth } to you, and there is about a { $chance }% chance that it stays yours.
reason-smugglers-why-match = An equal { $face } on sector { $sector } is enough if you have the higher speed token in the end.
reason-smugglers-why-outbid = Even for a { $face }, sector { $sector } is still worth about { $worth } to you; there is about a { $chance }% chance that it stays yours.
reason-smugglers-why-take = The { smugglers-token } token is worth more to you now than another die.
reason-smugglers-why-tie = The { smugglers-token } token helps you win a tie.
reason-smugglers-why-close = Taking the { smugglers-token } token ends the bidding while you are leading{ $count ->
    [one] {""} a sector.
   *[other] {""} { $count } sectors.
 }
reason-smugglers-why-shed = With the { smugglers-token } token you may get rid of one leftover, which saves a point.
reason-smugglers-why-pay = You gain { $points ->
    [one] one point
   *[other] { $points } points
 } for { $energy } energy and { $goods ->
    [one] one cube
   *[other] { $goods } cubes
 } of goods, and keep the goods that are worth most later.
reason-smugglers-why-pay-part = You cannot pay for everything; this brings the most: { $points ->
    [one] one point
   *[other] { $points } points
 } for { $energy } energy and { $goods ->
    [one] one cube
   *[other] { $goods } cubes
 } of goods.
reason-smugglers-why-pay-all = This is the last round: what you give now ({ $energy } energy, { $goods ->
    [one] one cube
   *[other] { $goods } cubes
 } of goods) no longer costs points. You gain { $points ->
    [one] one point
   *[other] { $points } points
 }.
reason-smugglers-why-refill-none = Anything more would probably be left over, and leftovers cost points.
reason-smugglers-why-refill-energy = { $count ->
    [one] One energy is what you will need most in the next rounds.
   *[other] { $count } energy is what you will need most in the next rounds.
 }
reason-smugglers-why-refill-goods = { $count ->
    [one] This cube is what you will need most in the next rounds.
   *[other] These { $count } goods are what you will need most in the next rounds.
 }
reason-smugglers-why-give = You will hardly need it now, and it would cost a point at the end.

# --- the story of a finished game

smugglers-story-course = Planets paid for, round by round, minus the unpaid ones
smugglers-story-prize = Round { $turn }: the richest prize is { $seat }’s sector, with { $count ->
    [one] 1 planet
   *[other] { $count } planets
 }.
smugglers-story-failure = Round { $turn }: the costliest failure is { $seat }’s unpaid sector, with { $count ->
    [one] 1 planet
   *[other] { $count } planets
 }.
smugglers-story-lead = Round { $turn }: from here on { $seat } led in planets.
