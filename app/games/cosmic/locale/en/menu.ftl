# What the menu and the lists call the game; read before its other texts.

game-cosmic = Cosmic Encounter
game-cosmic-line = Every player breaks the rules in a way of their own: send ships, win allies, bluff, make deals, and be the first on five foreign planets.
load-turn-cosmic = turn { $turn }
result-facts-cosmic = { $game } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} · seed { $seed }
statistics-brought-cosmic = Wins by alien
catalogue-cosmic = Alien races
statistics-length-cosmic = { $turns ->
    [one] One turn on average
   *[other] { $turns } turns on average
 }
