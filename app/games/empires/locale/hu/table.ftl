# Az Űrbirodalmak térképe.

# Mit talál egy csapat az útja végén
empires-table-way = { $steps } lépés
empires-table-way-explores = felfedezetlen
empires-table-way-enemies = { $count } ellenséges egység
empires-table-way-risk = hajónként { $risk } % kockázat

empires-table-closed-counter = Lefordított egység: { $owner }
empires-table-turn = { $turn }. forduló a 3-ból · { $cycle }. ciklus
empires-table-cycle = { $cycle }. ciklus
empires-table-order = Sorrend: { $order }

# A jobb oldali panel
empires-table-page-hex = Mező
empires-table-page-hex-of = { $hex } mező
empires-table-page-hex-none = Mutass egy mezőre, és itt olvashatod, mi van rajta.
empires-table-page-home = { WHO($seat, case: "upper") } anyarendszere
empires-table-page-deep = Mélyűr
empires-table-page-out = Játékon kívül
empires-table-page-closed = { $count } lefordított rendszerjelző
empires-table-page-seen = Csak te tudod: { $markers }
empires-table-page-warp = Csatlakozási pont ide: { $hexes }
empires-table-page-colony = { WHO($owner, case: "upper") } kolóniája: { $value } ÉP
empires-table-page-homeworld = { WHO($owner, case: "upper") } anyabolygója: { $value } ÉP
empires-table-page-stored = Rajta: { $markers }
empires-table-page-counters-closed = { $count } lefordított egység
empires-table-page-last-seen = Utoljára látva: { $levels }
empires-table-page-load = rakománya: { $marker }
empires-table-page-open = mindenki látja
empires-table-page-covered = mások nem látják
empires-table-page-left = még { $steps } lépés
empires-table-page-garrison = Földi egységek: { $troops }
empires-table-page-builder = elfoglalt hajó, építője: { $owner }
empires-table-page-hold = fedélzetén: { $troops }
empires-table-page-fleet = Hajók
empires-table-page-fleet-none = Nincs csapatod a térképen.
empires-table-page-empire = Birodalmak
empires-table-page-defeated = Kiesett
empires-table-page-cp = { $cp } ÉP
empires-table-page-colonies = { $count } kolónia, összesen { $value } ÉP
empires-table-page-points = Kolóniapont: { $points }
empires-table-page-bid = Utolsó licit: { $bid } ÉP

# Orders
empires-table-units = Egység
empires-table-together = A mező többi csapata is vele megy (Shifttel csak most)
empires-table-next-group = Következő csapat (még { $count } léphet)

# What rises from a hex
empires-table-float-colony = Új kolónia
empires-table-float-colony-lost = Elveszett kolónia
empires-table-float-battle = Csata!
