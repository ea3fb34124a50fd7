# Ahogy a menü és a listák hívják a játékot; a többi szövege előtt olvassuk be.
game-empires = Űrbirodalmak
game-empires-line = Fedezd fel az ismeretlen galaxist, népesítsd be a bolygóit, fejleszd titokban a technológiádat, és küldd harcba a rejtett flottáidat.
load-turn-empires = { $turn }. ciklus
result-facts-empires = { $game } · { $turns } gazdasági fázis · mag: { $seed }
statistics-length-empires = Átlagosan { $turns } gazdasági fázis
statistics-brought-empires = Győzelmek egyedül, ellenfél szerint
