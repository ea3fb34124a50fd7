# Ahogy a menü és a listák hívják a játékot; a többi szövege előtt olvassuk be.
game-empires = Űrbirodalmak
game-empires-line = Fedezd fel az ismeretlen galaxist, népesítsd be a bolygóit, fejleszd titokban a technológiádat, és küldd harcba a rejtett flottáidat.
load-turn-empires = { $turn }. ciklus
result-facts-empires = { $game } · { $turns } ciklus · mag: { $seed }
statistics-length-empires = Átlagosan { $turns } ciklus
statistics-brought-empires = Győzelmek egyedül, ellenfél szerint
