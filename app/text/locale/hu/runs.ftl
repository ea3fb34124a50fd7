# Hadjáratok: egyik asztal a másik után.

runs-title = Hadjáratok
runs-going = Folyamatban
runs-new = Új hadjárat
runs-line = Egyik asztal a másik után, egyre erősebb szinteken. Két vereség a vége. Bármikor abbahagyhatod, és később folytathatod.
runs-go = Folytatás
runs-history = Korábbiak
runs-best = A legjobb hadjárat
runs-look = Megnézem
runs-damaged = { $name }: { $what }
runs-delete = A fájl kidobása

run-ladder = Létra
run-ladder-line = Minden győzelem a következő asztalhoz vezet: erősebb ellenfelek, más szabályok.
run-title = { $kind } · { $game }
run-score = { $wins } győzelem, { $losses } vereség
run-path = { $needed } győzelemből { $wins } megvan; { $left ->
    [0] több vereség nem lehet
    [one] még egy vereség, és vége
   *[other] két vereség a vége
 }.
run-next = A következő ellenfél: { $rivals }
run-next-table = A következő asztal: { $table } – ellenfelek: { $rivals }
run-rival = { $name } ({ $level })
run-round = { $number }. játszma: { $result ->
    [won] győzelem
   *[lost] vereség
 } · { $names }
run-moment = { $number }. játszma – { $line }
run-moments = A legszebb pillanatok
run-play = A következő játszma
run-give-up = A hadjárat lezárása
run-give-up-question = A hadjárat a mostani állással ér véget, és a korábbiak közé kerül.
run-won = Megnyerted a hadjáratot!
run-over = Vége a hadjáratnak
run-to-list = A hadjáratokhoz
run-forged = Amit ez a hadjárat megőrzött, már nem használható. A fájlja érintetlen marad; a hadjárat lezárható.
run-lost = Az eredményt nem lehetett beírni: a hadjárat fájlja eltűnt vagy megsérült.
result-run = Vissza a hadjárathoz
