# How the menu and the lists call the game; read before its other texts.
game-venus = Onward to Venus
game-venus-line = A steam-age race for the solar system: send fleets, build factories and mines, and don’t let the crises sweep everyone away.
load-turn-venus = period { $turn }
result-facts-venus = { $game } · { $turns ->
    [one] one period
   *[other] { $turns } periods
  } · seed { $seed }
statistics-length-venus = { $turns ->
    [one] One period on average
   *[other] { $turns } periods on average
 }
