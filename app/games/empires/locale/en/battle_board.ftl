# The battle board

empires-battle-board-place = Battle at { $hex }
empires-battle-board-round = Round { $round }
empires-battle-board-bonus = Fleet Size Bonus: { $owner }
empires-battle-board-no-bonus = No Fleet Size Bonus
empires-battle-board-fires = To fire: { $line }
empires-battle-board-attackers = Attacking: { $owners }
empires-battle-board-defenders = Defending: { $owners }
empires-battle-board-class = Class { $letter }
empires-battle-board-no-class = Without weapons
empires-battle-board-hull = Hull { $hull }, damage { $damage }
empires-battle-board-need = ≤ { $need }
empires-battle-board-hits = Hit by { $by } with { $need } or less: { $why }
empires-battle-board-against = Hits { $target } with { $need } or less: { $why }
empires-battle-board-screened = screened
empires-battle-board-cloaked = cloaked
empires-battle-board-idle = not yet manned
empires-battle-board-captured = captured, built by { $owner }
empires-battle-board-screen = Screened
empires-battle-board-screen-hurt = Screened: the damaged one
empires-battle-board-shots = Shots
empires-battle-board-back = Take back
empires-battle-board-do-fire = Fire at { $target }
empires-battle-board-do-hold = Hold fire
empires-battle-board-do-wait = Wait for the own class
empires-battle-board-do-scuttle = Scuttle for the others
empires-battle-board-leave = Retreat …
empires-battle-board-leave-tip = Choose the hex on the map
empires-battle-board-stay = Back to the battle

empires-tally-losses = Losses: { $list }.
empires-tally-loss = { WHO($owner) } – { $what }
empires-tally-none = Nobody lost anything.
empires-tally-luck = Hits: { $list }.
empires-tally-hits = { WHO($owner) } – { $hits } of { $dice } ({ $hoped } expected)
