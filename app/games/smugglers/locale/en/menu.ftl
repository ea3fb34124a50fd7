# How the menu and the lists call the game; read before its other texts.
game-smugglers = Space Smugglers
game-smugglers-line = A quick bidding race for planets: set your dice, grab a token, pay with energy and goods, and keep nothing.
load-turn-smugglers = round { $turn }
result-facts-smugglers = { $game } · { $turns ->
    [one] one round
   *[other] { $turns } rounds
  } · seed { $seed }
log-turn-smugglers = Round { $turn }
