# Űrbirodalmak: a válaszok „ige + tárgy” alakban (UX-34). Ahol egy ige két dolgot jelent, a neve a kérdést is tartalmazza.

option-empires-end = Mozgás befejezése
option-empires-hand-over = Átadás a szövetségesnek
option-empires-done = Csapat kész
option-empires-go = Lépés ide: { $hex }
option-empires-carry = Lépés vadászokkal ide: { $hex }
option-empires-sling = Parittya ide: { $hex }
option-empires-sling-carry = Parittya vadászokkal ide: { $hex }
option-empires-stay = Vadászok: maradnak / a hordozóval mennek (váltás)
option-empires-split = Csapat szétválasztása
option-empires-join = Csatlakozás ehhez: { $slot }
option-empires-cover = Lefordítás
option-empires-scuttle = Elsüllyesztés
option-empires-last-order = Elsüllyesztés, ha ellenség érkezik (be/ki)
option-empires-settle = Bolygó benépesítése
option-empires-load = Rakomány felvétele
option-empires-unload = Rakomány letétele a kolónián
option-empires-refit = Felfejlesztés az új technológiára
option-empires-look = Jelző megnézése: { $hex }
option-empires-slip = Továbblopózás álcázva
option-empires-silent = Hallgatok
option-empires-tell = Igen, van
option-empires-keep = Visszateszem titokban
option-empires-show = Megmutatom mindenkinek
option-empires-combat-hex = Harc itt: { $hex }
option-empires-stop = Bombázás befejezése
option-empires-bombardment-shot-fire = Bombázás ezzel: { $slot }
option-empires-battle-slip-stay = Maradnak
option-empires-leave = Távozás ide: { $hex } – { $slot }
option-empires-fire = Lövés: { $line }, célpont: { $target }
option-empires-hold = Nincs lövés: { $line }
option-empires-wait = Kivárás a saját osztályig: { $line }
option-empires-retreat = Visszavonulás ide: { $hex } – { $line }
option-empires-unhurt = Az ép egységek visszavonulása ide: { $hex } – { $line }
option-empires-empty = Visszavonulás vadászok nélkül ide: { $hex } – { $line }
option-empires-round-fire-scuttle = Elsüllyesztés a többiekért: { $line }
option-empires-hurt = A sérült egység: { $line }

# A gomb, amely egyszerre több dologról dönt; az is válasz, ha egyik sem
confirm-empires-turn-settle = { $count ->
    [0] Egyik sem telepszik le
   *[other] Letelepedés
}
confirm-empires-combat-settle = { $count ->
    [0] Egyik sem telepszik le
   *[other] Letelepedés
}
confirm-empires-declaration-cloak = { $count ->
    [0] Egyik sem marad rejtve
   *[other] Rejtve maradnak
}
confirm-empires-battle-join = { $count ->
    [0] Egyik sem lép be
   *[other] Belépnek a csatába
}
confirm-empires-ancients-minerals = { $count ->
    [0] Egyiket sem viszem
   *[other] Ezeket viszem
}
confirm-empires-ancients-planets = { $count ->
    [0] Egyiken sem
   *[other] Ezeken élnek
}
confirm-empires-passage-troops = { $count ->
    [0] Senki sem megy át
   *[other] { $count } egység átküldése
}
confirm-empires-evacuation-troops = { $count ->
    [0] Senki sem megy el
   *[other] { $count } egység kimenekítése
}
confirm-empires-landing-troops = { $count ->
    [0] Senki sem száll le
   *[other] { $count } egység leszáll
}
confirm-empires-battle-claim = Ezt állítom
confirm-empires-battle-shield = { $count ->
    [0] Senkit sem védek
   *[other] { $count } hajó megvédése
}
confirm-empires-battle-draw = { $count ->
    [0] Mind álcázva marad
   *[other] { $count } hajó felfedése
}
confirm-empires-battle-mines = { $count } hajó elpusztítása
confirm-empires-ancients-hexes = { $count } mező felfedezése
confirm-empires-round-screen = { $count ->
    [0] Senki sem megy fedezékbe
   *[other] { $count } egység fedezékbe vonása
}
confirm-empires-round-beam = { $count ->
    [0] Senkit sem fogok le
   *[other] { $count } hajó fogva tartása
}
confirm-empires-conquest-learn = { $count } technológia átvétele
confirm-empires-assault-screen = { confirm-empires-round-screen }
confirm-empires-assault-support = { $count ->
    [0] Senkit sem támogatok
   *[other] { $count } egység támogatása
}
confirm-empires-assault-learn = { $count } technológia megtanulása
confirm-empires-advantages-keep = { $count } lap megtartása
confirm-empires-losses-surplus = { $count } vadász elvesztése
confirm-empires-game-home = Itt kezdek
confirm-empires-game-design = Ez legyen a terv
confirm-empires-game-head-start = Ezekkel kezdek
confirm-empires-stowing-aboard = { $count ->
    [0] Mind a bolygón marad
   *[other] { $count } egység a fedélzeten
}
confirm-empires-spilling-lost = { $count } egység elvesztése

# Hány egységről szól egy teljes válasz
empires-counted-all = { $option } (mind { ARTICLE($count) } { $count })
empires-counted-some = { $option } ({ $count } egység)
