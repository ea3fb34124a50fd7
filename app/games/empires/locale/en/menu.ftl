# How the menu and the lists call the game; read before its other texts.
game-empires = Space Empires
game-empires-line = Explore a hidden galaxy, settle its planets, develop technology in secret and send hidden fleets into battle.
load-turn-empires = Cycle { $turn }
result-facts-empires = { $game } · { $turns ->
    [one] one cycle
   *[other] { $turns } cycles
  } · seed { $seed }
statistics-length-empires = { $turns ->
    [one] One cycle on average
   *[other] { $turns } cycles on average
 }
statistics-brought-empires = Wins alone, by opponent
