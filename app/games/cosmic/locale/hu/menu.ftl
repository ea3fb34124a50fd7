# Ahogy a menü és a listák hívják a játékot; a többi szövege előtt olvassuk be.

game-cosmic = Cosmic Encounter
game-cosmic-line = Mindenki másképp szegi meg a szabályokat: küldj űrhajókat, szerezz szövetségeseket, blöffölj, egyezkedj, és telepedj meg elsőként öt idegen bolygón.
load-turn-cosmic = { $turn }. forduló
result-facts-cosmic = { $game } · { $turns } forduló · mag: { $seed }
statistics-brought-cosmic = Győzelmek faj szerint
catalogue-cosmic = Idegen fajok
statistics-length-cosmic = Átlagosan { $turns } forduló
