# Feladványok: egy állás, egy kérdés, és egy válasz, amely egyértelműen a legjobb.

menu-puzzles = Feladványok
puzzle-page-title = Feladványok
puzzle-page-line = Egy állás, egy kérdés, és egy válasz, amely egyértelműen a legjobb. A lépést te teszed meg az asztalnál.
puzzle-page-none = Ehhez a játékhoz nincs feladvány.
puzzle-page-today = A nap feladványa: { $game }
puzzle-page-solved = { $done ->
    [0] { $all } feladvány, még egyik sincs megoldva
   *[other] { $all } feladványból { $done } megoldva, ebből { $first } elsőre
 }
puzzle-page-solve = Megoldom
puzzle-page-opening = Megnyitás…

puzzle-state-new = Még nem próbáltad
puzzle-state-tried = Még nincs megoldva
puzzle-state-helped = Segítséggel megoldva
puzzle-state-at-once = Elsőre megoldva
puzzle-difficulty = Nehézség: { $number } / { $most }
puzzle-gone = Ez a feladvány a játék e változatában nem játszható le.

puzzle-leave = Kilépés a feladványból
puzzle-hint = { $left ->
    [2] Első segítség
   *[other] Második segítség
 }
puzzle-hint-told = { $number }. segítség: { $hint }
puzzle-show = Mutasd a megoldást
puzzle-again = Újra próbálom
puzzle-skip = Átugrás
puzzle-next = Következő feladvány
puzzle-all = Vissza a feladványokhoz
puzzle-goes-on = Így folytatódhat
puzzle-read = A többi a feladvány ablakában olvasható
puzzle-fold = Az ablak összecsukása, hogy látsszon az asztal
puzzle-unfold = Az ablak kinyitása
puzzle-wrong = Nem ez a legjobb válasz: { $move }
puzzle-after-this = Győzelmi esély ezután
puzzle-after-best = A legjobb válasz után
puzzle-typical = Az asztal azt mutatja, hogyan folytatódik általában.
puzzle-shown = A megoldás: { $move }
puzzle-chances = Győzelmi esélyek az egyes válaszok után
puzzle-percent = { $percent } %

# Mi lehet hibás egy feladvány fájljában.
puzzle-answer = Ide egy válasz kell JSON alakban, nem ez: { $found }.
puzzle-setup = A játék nem engedi ezt az asztalt ({ $detail }).
puzzle-id = Egy feladvány fájljának nevében csak ékezet nélküli kisbetű, számjegy és „_” lehet.
puzzle-best = A legjobb válasz nincs a mérlegeltek között, vagy a csábító válasz egyben a legjobb.
puzzle-other-rules = A napló már nem vezet el a kérdésig: a feladvány a szabályok { $made }. változatával készült.
