# Onward to Venus: names of things and what they mean. Each has one sentence of explanation (UX-51, UX-53).

venus-list-two = { $first } and { $last }
venus-list-more = { $first }, { $rest }
venus-about = 2 to 5 empires race for the eight planets: they send fleets, claim tiles, build factories and mines, while crises threaten them all – and they may all lose.
venus-about-length = Three periods, about 90 minutes; shorter against the computer.

# -- pieces: .t as an object, .of owned by someone, .your owned by you

venus-piece-infantry = infantry
    .t = infantry
    .of = infantry
    .your = infantry
venus-piece-infantry-help = 1 combat point, £2. Raised only at Earth, and carried to other planets only by cruisers.
venus-piece-tank = tank
    .t = tank
    .of = tank
    .your = tank
venus-piece-tank-help = 2 combat points, £3. Raised at Earth or where you have a factory; it travels only with a special card.
venus-piece-cruiser = cruiser
    .t = cruiser
    .of = cruiser
    .your = cruiser
venus-piece-cruiser-help = 1 combat point, £4. Raised at Earth or where you have a factory; it carries any number of infantry.
venus-piece-factory = factory
    .t = factory
    .of = factory
    .your = factory
venus-piece-factory-help = An income of £2 each period, and you may raise tanks and cruisers at its planet.
venus-piece-mine = mine
    .t = mine
    .of = mine
    .your = mine
venus-piece-mine-help = An income of £3 each period.
venus-piece-alien = alien
    .t = alien
    .of = alien
venus-piece-alien-help = As long as it is here, no new tiles arrive. Its defence is 7; whoever defeats it gets 2 victory points.
venus-count-infantry = { $count ->
   *[other] { $count } infantry
 }
    .t = { $count ->
   *[other] { $count } infantry
 }
venus-count-tank = { $count ->
    [one] 1 tank
   *[other] { $count } tanks
 }
    .t = { $count ->
    [one] 1 tank
   *[other] { $count } tanks
 }
venus-count-cruiser = { $count ->
    [one] 1 cruiser
   *[other] { $count } cruisers
 }
    .t = { $count ->
    [one] 1 cruiser
   *[other] { $count } cruisers
 }
venus-count-factory = { $count ->
    [one] 1 factory
   *[other] { $count } factories
 }
    .t = { $count ->
    [one] 1 factory
   *[other] { $count } factories
 }
venus-count-mine = { $count ->
    [one] 1 mine
   *[other] { $count } mines
 }
    .t = { $count ->
    [one] 1 mine
   *[other] { $count } mines
 }
venus-float-money = { $sign }£{ $pounds }
venus-float-lost = −{ $what }
venus-nothing = nothing
venus-of = { $seat }’s { $piece }
venus-inline = { $id ->
    [moon] the { $name }
    [kuiper] the { $name }
   *[other] { $name }
 }

# -- tiles

venus-tile-factory = factory tile
venus-tile-factory-help = Undefended: yours by landing a single unit, and your own factory takes its place.
venus-tile-draw = card-draw tile
venus-tile-draw-help = Undefended: land a single unit and draw two cards.
venus-tile-trophy = { $name } (trophy tile)
venus-tile-trophy-help = Undefended: yours by landing a single unit, and worth 1 victory point at the end.
venus-tile-fortune = fortune tile
venus-tile-fortune-help = Undefended: land a single unit and get £3.
venus-tile-mine = mine tile (defence { $defence })
venus-tile-mine-help = Defended: won by an attempt, and your own mine takes its place.
venus-tile-crisis = crisis tile (defence { $defence })
venus-tile-crisis-help = Defended: beaten by an attempt, and worth 1 victory point at the end. As long as it is here, it adds one to the crisis level.
venus-tile-skull = crisis tile with a skull (defence { $defence })
venus-tile-skull-help = Defended: beaten by an attempt, and worth 1 victory point at the end. In the crisis phase a die may be put on it, so it may count twice.
venus-tile-tension = tension tile
venus-tile-tension-help = Defended: an attempt takes over an opponent’s factory or mine here. Its defence is the strength of that player’s units here.
venus-tile-alien = alien tile (defence { $defence })
venus-tile-alien-help = Defended: beaten by an attempt, and worth 2 victory points at the end.

# -- classes of cards

venus-class-action = Action
venus-class-action-help = Played as the action of your turn.
venus-class-free = Free action
venus-class-free-help = Played at any time on your own turn; it costs no action.
venus-class-benefit = Benefit
venus-class-benefit-help = Played together with the action that it improves.
venus-class-interrupt = Interrupt
venus-class-interrupt-help = Played when what it describes happens, even on another player’s turn.

# -- texts of cards

venus-effect-points = { $n ->
    [one] 1 combat point in an attempt.
   *[other] { $n } combat points in an attempt.
 }
venus-effect-points-draw = { $n ->
    [one] 1 combat point in an attempt; draw a card at once; you may also use it.
   *[other] { $n } combat points in an attempt; draw a card at once; you may also use it.
 }
venus-effect-points-at = { $n ->
    [one] 1 combat point in an attempt, but only on { $planet }.
   *[other] { $n } combat points in an attempt, but only on { $planet }.
 }
venus-effect-points-against-crisis = { $n ->
    [one] 1 combat point against a crisis tile, but only on { $planet }.
   *[other] { $n } combat points against a crisis tile, but only on { $planet }.
 }
venus-effect-boost = { $unit ->
    [infantry] All infantry landed in the attempt count 2 instead of 1.
    [tank] All tanks landed in the attempt count 3 instead of 2.
   *[cruiser] All cruisers landed in the attempt count 2 instead of 1.
 }
venus-effect-sacrifice = { $units ->
    [tank] Sacrifice one of your tanks on the surface of the planet of the attempt: { $n ->
        [one] 1 combat point.
       *[other] { $n } combat points.
    }
   *[any] Sacrifice one of your units on the surface of the planet of the attempt: { $n ->
        [one] 1 combat point.
       *[other] { $n } combat points.
    }
 }
venus-effect-move = { $n ->
    [one] This move reaches one more planet.
   *[other] This move reaches { $n } more planets.
 }
venus-effect-lift = In this move cruisers may also carry tanks.
venus-effect-exclude = After the roll set one die aside: it counts neither for the difference nor for losses.
venus-effect-reroll = After the roll re-roll one, two or three dice.
venus-effect-spare = One skull causes no loss. Also playable when someone else would destroy one of your units: it stays.
venus-effect-kill = { $units ->
    [infantry] Destroy one infantry of any player, anywhere.
    [cruiser] Destroy one cruiser of any player, anywhere.
   *[any] Destroy one unit of any player, anywhere.
 }
venus-effect-to-orbit = { $unit ->
    [infantry] One of your infantry goes from a surface back to that planet’s orbit and can be used again.
   *[tank] One of your tanks goes from a surface back to that planet’s orbit and can be used again.
 }
venus-effect-rescue = When dice, a card or Mercury’s saboteur would destroy one of your units, it goes to Earth’s orbit instead of your supply.
venus-effect-raise = { $n ->
    [one] Raise a unit at its usual cost.
   *[other] Raise up to { $n } units at their usual cost.
 }
venus-effect-encore = Directly after another card of yours: take that card back into your hand; you may play it again.
venus-effect-swap = { $n ->
    [one] Discard up to one card, then draw one more than you discarded.
   *[other] Discard up to { $n } cards, then draw one more than you discarded.
 }
venus-effect-draw-keep = { $n ->
    [one] Draw a card, keep { $keep } and discard the rest.
   *[other] Draw { $n } cards, keep { $keep } of them and discard the rest.
 }
venus-effect-buy = { $n ->
    [one] Pay £{ $price } and draw a card.
   *[other] Pay £{ $price } and draw { $n } cards.
 }
venus-effect-hand-hit = { $n ->
    [one] Choose an opponent, who must discard a random card.
   *[other] Choose an opponent, who must discard { $n } random cards.
 }
venus-effect-spy = Look at an opponent’s hand; you may take one card, but give one of yours for it.
venus-effect-extra = You have one more action this turn.
venus-effect-marker = Take a pass marker and draw a card.
venus-effect-last = After the last pass marker has been taken: one more action is yours.
venus-effect-tension-add = Put a discarded tension tile on a planet.
venus-effect-tension-remove = Discard a tension tile from any planet.
venus-effect-lodes = Get £{ $n } for each of your mines.
venus-effect-money = Get £{ $n }.
venus-effect-hunt = Take a trophy tile from any planet; no unit is needed.
venus-effect-traitor = Get £{ $money }. The card stays on a planet with a crisis tile: every crisis tile there has { $n } more defence until one of them is beaten.

# -- crises

venus-crisis-none = nothing happens
venus-crisis-steal-card = whoever leads there may have the saboteur steal a card for £1
venus-crisis-destroy-unit = whoever leads there may have the saboteur destroy a unit for £1
venus-crisis-destroy-building = whoever leads there may have the saboteur destroy a building for £3
venus-crisis-remove-two = everyone loses two units
venus-crisis-independence = independence: everything is lost, the planet dies
venus-crisis-leader-loses-one = the leader loses one building
venus-crisis-leader-loses-two = the leader loses two buildings
venus-crisis-all-lose = everyone loses
venus-crisis-rockets = everything is lost, rockets hit Earth, the planet dies
venus-crisis-toll-here = a toll for the buildings here
venus-crisis-toll-outer = a toll for the buildings on the outer planets
venus-crisis-landing = three aliens land
venus-crisis-landed = the aliens have already landed, nothing happens
venus-crisis-none-help = At this level nothing happens yet; the crisis tiles stay.
venus-crisis-steal-card-help = Whoever alone has the largest income here may pay £1 to take a random card from an opponent.
venus-crisis-destroy-unit-help = Whoever alone has the largest income here may pay £1 to destroy a unit on any planet.
venus-crisis-destroy-building-help = Whoever alone has the largest income here may pay £3 to destroy a factory or mine on any planet.
venus-crisis-remove-two-help = Every player removes two of their units from here, and a factory or mine here for each missing unit.
venus-crisis-independence-help = All factories, mines and units go back to the supplies, the tiles are discarded, and the planet is turned to its dead side.
venus-crisis-leader-loses-one-help = Whoever has the largest income here loses a factory or mine here; in a tie, each of them does.
venus-crisis-leader-loses-two-help = Whoever has the largest income here loses two factories or mines here; in a tie, each of them does.
venus-crisis-all-lose-help = The machines take over on Earth: the game ends at once and everyone loses.
venus-crisis-rockets-help = Everything here is destroyed and the planet is turned to its dead side; the sum of the three dice says how many pieces are lost on Earth.
venus-crisis-toll-here-help = Everyone pays £1 for each of their factories and mines here; those they cannot pay for are lost.
venus-crisis-toll-outer-help = Everyone pays £1 for each of their factories and mines on Titan, Ganymede and the Kuiper belt; those they cannot pay for are lost.
venus-crisis-landing-help = One alien lands on each of the Kuiper belt, Titan and Ganymede, where all factories, mines and units are lost; next period they move on towards Mars, the Moon and Earth.
venus-crisis-landed-help = The aliens have already landed; no more of them come.
venus-crisis-never = No crisis tile can be here.
venus-crisis-level = Level { $level }: { $effect }
venus-crisis-level-more = Level { $level } or more: { $effect }

# -- places

venus-zone-orbit = Orbit
venus-zone-orbit-help = Units here can still move and land.
venus-zone-surface = Surface
venus-zone-surface-help = Units here cannot act again this period, but they guard your buildings; at the end of the period they go back to orbit.
venus-zone-supply = Supply
venus-zone-supply-help = Only what is in your supply can be raised or built; a destroyed piece comes back here.
venus-zone-hand = Hand
venus-zone-hand-help = You may hold nine cards; anything more must be discarded at once.
venus-zone-draw = Draw pile
venus-zone-draw-help = When it is empty, the discarded cards are shuffled into a new one.
venus-zone-discard = Discarded cards
venus-zone-discard-help = Cards that were played or discarded; anyone may look through them.
venus-zone-bag = Bag
venus-zone-bag-help = The planet tiles of each period come from here; a discarded tile never goes back into it.
venus-zone-tiles = Discarded tiles
venus-zone-tiles-help = Used planet tiles; a card can bring a tension tile back from here.
venus-zone-kept = Tiles won
venus-zone-kept-help = 1 victory point for each trophy and crisis, 2 for each alien at the end.
venus-zone-pass = Pass markers
venus-zone-pass-help = Each pass marker taken gives a card; the last one ends the action phase and makes its taker first player.
venus-zone-aside = Aliens set aside
venus-zone-aside-help = Three aliens wait; they land when the crisis level of the Kuiper belt reaches three.
venus-zone-first = First-player marker
venus-zone-first-help = Its holder starts the action phase and wins ties.
venus-zone-money = Money
venus-zone-money-help = For units and some cards; it is worth no points at the end.
venus-zone-income = Income
venus-zone-income-help = £3 for each mine and £2 for each factory each period; its size on each planet decides who gets the victory points.

# -- phases

venus-period = Period { $period } of { $periods }
venus-phase-setup = Setup
venus-phase-setup-help = Everyone chooses an empire, and a roll of the dice decides who starts.
venus-phase-tiles = Planet tiles
venus-phase-tiles-help = Every living planet gets new tiles from the bag.
venus-phase-actions = Actions
venus-phase-actions-help = Players take turns, one action each; the last pass marker ends the phase.
venus-phase-crises = Crises
venus-phase-crises-help = The crisis levels are worked out, then the crises break out from Mercury to the Kuiper belt.
venus-phase-income = Income
venus-phase-income-help = £3 for each mine, £2 for each factory.
venus-phase-reset = Units return
venus-phase-reset-help = Units on surfaces go back to orbit.
venus-phase-over = Game over
venus-phase-over-help = The victory points from planets and tiles decide.

# -- words in the middle of sentences

venus-where-orbit = orbit
venus-where-surface = surface
venus-where-landed = landing now
venus-die-skull = skull
venus-die-face = { $face }
venus-dead = dead planet
venus-dead-help = No more tiles, landing, building, crises or victory points here; its orbit can still be crossed.
venus-purse = { $now ->
   *[other] (now £{ $now })
 }
venus-colour-red = red
venus-colour-blue = blue
venus-colour-purple = purple
venus-colour-yellow = yellow
venus-colour-green = green
venus-hidden-card = unknown card

# -- result

result-venus-points = Victory points decided; in a tie the first-player marker, then more buildings, then the tiles won.
result-venus-conceded = The others have conceded, or no one was left who wanted to continue; the points at that moment count.
result-venus-revolt = The machines broke loose on Earth: the empires have lost together.
result-venus-invasion = The aliens reached Earth: the empires have lost together.
venus-score-mercury = Mercury
venus-score-venus = Venus
venus-score-earth = Earth
venus-score-moon = Moon
venus-score-mars = Mars
venus-score-ganymede = Ganymede
venus-score-titan = Titan
venus-score-kuiper = Kuiper belt
venus-score-trophy = Trophies
venus-score-crisis = Crisis tiles
venus-score-alien = Aliens defeated
venus-score-dead = { $planet } (dead)
venus-score-empty = { $planet } (no income)

# -- advice for the first game

venus-guide-empire = Only the four starting cards differ: Britain trusts in ships, France in infantry, Germany in tanks, Russia in endurance, the United States in money.
venus-guide-turn = Drag a cruiser to a neighbouring planet, or drop a unit on a tile. After a move of one planet you may claim a tile at once.
venus-guide-group = Don’t take everyone: every unit left behind is a later action. But infantry cannot move without a cruiser.
venus-guide-claim = A single unit wins a factory, card draw, fortune or trophy tile; a unit that has landed does not move again this period.
venus-guide-raise = One action raises two units. Infantry only at Earth, tanks and cruisers also where you have a factory.
venus-guide-cards = Free actions can be played at any time on your turn. Keep point cards for attempts: one card may be worth more than a tank.
venus-guide-marker = A pass marker gives you a card. The last one ends the phase, and whoever takes it becomes first player.
venus-guide-attempt = Combat points needed: the defence plus the difference between the highest and the lowest die. Drag units and cards here; if it is not worth it, give up.
venus-guide-lose = Each skull costs a unit. Those on the surface will not move again this period anyway.
venus-guide-crisis = The crisis level is the number of crisis tiles plus the skulls put on them. On Earth, level four is the end for everyone.
venus-guide-places = On each planet your rank counts, not the amount: one more building than your rival is enough, and in a tie you both get the full value.
venus-guide-hand = You may hold nine cards. You will miss low-point cards least.
venus-guide-loss = You will miss infantry on the surface least; buildings also mean your rank on the planet.
venus-guide-dismiss = Got it
venus-guide-never = No more tips
