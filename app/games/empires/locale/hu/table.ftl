# Az Űrbirodalmak térképe.

# Mit talál egy csapat az útja végén
empires-table-way = { $steps } lépés
empires-table-way-turns = { $turns } forduló
empires-table-way-explores = felfedezetlen
empires-table-way-enemies = { $count } ellenséges jelző
empires-table-way-loads = ott rakodik
empires-table-way-unloads = ott kirakodik
empires-table-way-risk = hajónként { $risk } kockázat
empires-table-forecast = Győzelem: { $chance }
empires-table-forecast-guessed = Győzelem: { $chance } (becslés)
empires-table-forecast-lost = Várható veszteség: te { $own } ÉP, ellenfél { $foe } ÉP

# Esélyek: ami megtörténhet, az nem 0 %
empires-percent-plain = { $percent } %
empires-percent-low = <1 %
empires-percent-high = >99 %

empires-table-closed-counter = Lefordított jelző: { $owner }
empires-table-turn = { $turn }/3. forduló · { $of ->
    [0] { $cycle }. ciklus
   *[other] { $cycle }/{ $of }. ciklus
 }
empires-table-cycle = { $of ->
    [0] { $cycle }. ciklus
   *[other] { $cycle }/{ $of }. ciklus
 }
empires-table-last-phase = Ez az utolsó: amit most veszel, már nem számít
empires-table-order = Sorrend: { $order }

# A jobb oldali panel
empires-table-page-hex = Mező
empires-table-page-hex-of = { $hex } mező
empires-table-page-hex-none = Mutass egy mezőre, és itt olvashatod, mi van rajta.
empires-table-page-home = { WHO($seat, case: "upper") } anyarendszere
empires-table-page-deep = Mélyűr
empires-table-page-out = Játékon kívül
empires-table-page-entry = Itt léphetnek be az ítéletnapgépek (dobás: { $faces })
empires-table-page-closed = { $count } lefordított rendszerjelző
empires-table-page-seen = Csak te tudod: { $markers }
empires-table-page-warp = Csatlakozási pont ide: { $hexes }
empires-table-page-colony = { WHO($owner, case: "upper") } kolóniája: { $value } ÉP
empires-table-page-homeworld = { WHO($owner, case: "upper") } anyabolygója: { $value } ÉP
empires-table-page-stored = Rajta: { $markers }
empires-table-page-counters-closed = { $count } lefordított jelző
empires-table-page-last-seen = Utoljára látva: { $levels }
empires-table-page-load = rakománya: { $marker }
empires-table-page-open = mindenki látja
empires-table-page-covered = mások nem látják
empires-table-page-left = még { $steps } lépés
empires-table-page-garrison = Földi egységek: { $troops }
empires-table-page-builder = elfoglalt hajó, építője: { $owner }
empires-table-page-hold = fedélzetén: { $troops }
empires-table-page-fleet = Hajók
empires-table-page-fleet-none = Nincs csapatod a térképen.
empires-table-page-empire = Birodalmak
empires-table-page-allies = Szövetségese: { $owners }
empires-table-page-defeated = Kiesett
empires-table-page-cp = { $cp } ÉP
empires-table-page-colonies = { $count } kolónia, összesen { $value } ÉP
empires-table-page-points = Kolóniapont: { $points }
empires-table-page-machines = Ítéletnapgépek
empires-table-page-machine-comes = { ARTICLE($phase, case: "upper") } { $phase }. gazdasági fázis végén érkezik
empires-table-page-machine-here = Itt van: { $hex }
empires-table-page-machine-destroyed = Elpusztult
empires-table-page-machine-shots = körönként { $count } lövés
empires-table-page-machine-damage = sérülés { $damage }
empires-table-page-machine-unknown = gyenge pontja az első csatájában derül ki
empires-table-page-bid = Utolsó licit: { $bid } ÉP

# Orders
empires-table-units = Egység
empires-table-together = A mező többi csapata is vele megy (Shifttel csak most)
action-go-on = Tovább a csapat úti célja felé
empires-table-go-on = Tovább az útján ({ $count } csapat)
empires-table-go-on-to = Tovább ide: { $hex } ({ $turns } forduló)
empires-table-forget-way = Úti cél törlése
empires-table-way-blocked = { $groups }: { $count ->
    [one] valami az útjába került, az úti célja törlődött.
   *[other] valami az útjukba került, az úti céljuk törlődött.
}
action-next-group = A következő csapat, amely még léphet
empires-table-next-group = Következő csapat (még { $count } léphet{ $later ->
    [0] {""}
   *[other] , kísérettel további { $later }
})

# What rises from a hex
empires-table-float-colony = Új kolónia
empires-table-float-colony-lost = Elveszett kolónia
empires-table-float-counter = 1 jelző
empires-table-float-roll = dobás: { $face }
empires-table-float-battle = Csata!
empires-table-page-cards = Kártyák
empires-table-page-cards-deck = { $count ->
    [0] Az idegen technológiák paklija elfogyott.
   *[other] Az idegen technológiák paklijában még { $count } lap van.
 }
empires-table-page-cards-hidden = { $count } lap, amelyet más még nem látott
empires-table-page-cards-none = Nincs kártya
empires-table-page-cards-unpaid = Még nincs kifizetve.
empires-table-page-flag = { $fleet }: { $count } jelző, ebből { $closed } lefordítva
empires-table-page-sighting = { $cycle }. ciklus, itt lefordítva: { $units }
empires-table-page-chart = { $fleet } ({ $hex })
empires-table-page-scuttles = elsüllyed, ha ellenség érkezik
empires-table-page-watches = figyeli a szomszédos mezőket
empires-table-page-refit = hajógyárnál felfejleszthető (egyenként { $cp } ÉP)
empires-table-page-refit-here = itt felfejleszthető (egyenként { $cp } ÉP)
empires-table-sheet-closed = Csak a tulajdonosa tudja, mi ez: hadihajók, csali, aknák, hajógyár…
empires-table-worth = támadás { $fires } · védekezés { $defence } · hajótest { $hull } · mozgás { $moves }
empires-table-worth-short = { $fires } V{ $defence } T{ $hull } M{ $moves }
empires-table-sheet-numbers = { $class } osztály · támadás { $attack } · védekezés { $defence } · hajótest { $hull }
empires-table-sheet-class = { $letter } osztály
empires-table-value-attack = támadás
empires-table-value-defence = védekezés
empires-table-value-hull = hajótest
empires-table-value-printed = { $amount } nyomtatott
empires-table-value-technology = { $amount } technológiából
empires-table-value-special = { $amount } különleges szabályból
empires-table-scuttle = Elsüllyesztés: { $units }
empires-table-sheet-hull = Hajótest: { $hull }
empires-table-skip-turn = Ugrás a fordulómra
