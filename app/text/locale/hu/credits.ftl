# Közreműködők.

credits-title = Közreműködők
credits-line = Az Orreryt olyanok készítik, akik szeretnek asztalhoz ülni; sokak szabadon közreadott munkájára épül.
credits-games = A játékok
credits-designer = Tervezte: { $author }
credits-publisher = Kiadta: { $publisher }
credits-own = Saját munkánk
credits-libraries = Programkönyvtárak
credits-typefaces = Betűtípusok
credits-by = { $author } · { $licence }
credits-thanks = Köszönet mindenkinek, akit itt megneveztünk, és azoknak, akik a játékokat kitalálták, lefordították és megtanították.
credits-use-program = Program, szabályok, szövegek és gépi játékosok
credits-use-pictures = Minden kép és ikon, a saját kódunk rajza
credits-use-sounds = Minden hang, a saját kódunk műve
credits-use-window = Ablak, rajzolás, hang és játékvezérlők
credits-use-dice = Guruló kockák és leomló tornyok
credits-use-wording = Szövegek két nyelven
credits-use-numbers = Dátumok és számok nyelv szerint
credits-use-hyphens = Hosszú szavak elválasztása
credits-use-reader = A képernyő felolvastatása
credits-use-sets = Kártyakészletek beolvasása
credits-use-settings = Beállítások megőrzése
credits-use-saves = Mentett játszmák ellenőrzése
credits-use-folders = Mappák keresése és őrzése
credits-use-language = A nyelv, amelyen íródott
credits-use-interface = Felület és címek
credits-use-cards = Kártyaszövegek és szabályok
