# Onward to Venus at the table: plates, pennants, supply, short previews.

venus-table-plate = money: £{ $money }; income: { $income }; cards: { $cards }; points if scored now: { $points }
venus-table-pennant = { $seat }: income { $income }
venus-table-pennant-points = { $points ->
    [one] { $seat }: income { $income }, 1 point if scored now
   *[other] { $seat }: income { $income }, { $points } points if scored now
 }
venus-table-unit = { $seat } – { $place }
venus-table-laid = committed to the attempt: { $pieces }
venus-table-play = In play
venus-table-looking = { $seat }’s cards
venus-table-count = { $what }: { $count }
venus-table-way = distance { $distance }, movement { $reach }
venus-table-way-claim = distance { $distance }, movement { $reach } – you may then claim a tile
venus-table-go = Set out for { $goal }
venus-table-costs = costs £{ $pounds }
venus-table-marker = you draw a card; the last marker ends the action phase
venus-table-unused-action = { $count ->
    [one] an action
   *[other] { $count } actions
 }
venus-table-moment-save = One of your units is about to be lost
venus-table-moment-encore = After your own interrupt
venus-table-moment-last = The last pass marker is gone
# Long words in the names of cards: where they may be broken.
venus-card-joints = Disinte|grator Sharp|shooter Parlia|mentary Mobili|sation

# --- the story of a finished game

venus-story-course = Buildings, trophies, crisis tiles and defeated aliens, turn by turn
venus-story-feat = Period { $turn }, { $planet }: the hardest attempt that succeeded, { $seat } against { $count ->
    [one] 1 point
   *[other] { $count } points
 }.
venus-story-loss = Period { $turn }, { $planet }: the bloodiest attempt cost { $seat } { $count ->
    [one] 1 unit
   *[other] { $count } units
 }.
venus-story-dead = Period { $turn }, { $planet }: the planet died.
