# Statisztika.

statistics-title = Statisztika
statistics-all = Minden játék
statistics-none = Még nincs mit számolni. A befejezett játszmák maguktól megjelennek itt.
statistics-keep = Statisztika vezetése
statistics-keep-help = A befejezett játszmák számolása. A számok ezen a gépen maradnak.
statistics-games = { $count } játszma
statistics-game-line = { $game }: { $count }
statistics-length = Átlagosan { $turns } kör
statistics-places = Az emberek helyezései az utóbbi játszmákban; a felső vonal az első hely.
statistics-kinds = Győzelmek játékosfajta szerint
statistics-people = Győzelmek név szerint
statistics-row = { $percent } % ({ $games }) · átlag { $score } pont
statistics-dice = { $sides } oldalú kockák
statistics-dice-fair = { $count } dobás. A vonal a szabályos kockák átlaga; az eltérés a szokásos szerencsén belül van.
statistics-dice-odd = { $count } dobás. A vonal a szabályos kockák átlaga; ez szokatlan szerencsesorozat.
statistics-export = Mentés táblázatként (CSV)
statistics-reset = A statisztika törlése
statistics-reset-question = A statisztika minden adata törlődik. A mentések és a visszajátszások megmaradnak.
statistics-reset-yes = Törlés
