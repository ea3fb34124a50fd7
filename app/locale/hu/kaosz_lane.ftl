# Káosz Galaktika: a harcsáv, a megszakítássor, az előre kiszámítható kimenetelek.

# -- a megszakítássor: ami vár, a legújabb felül

kaosz-stack-interrupt-card = { $card } ({ $credits } credit)
kaosz-stack-ability = { $card }: képesség
kaosz-stack-payment = { $card }: kifizetés ({ $credits } credit)
kaosz-stack-trigger = { $card }: hatás

# -- a bejelentett akció, amelyre a többi válaszol

kaosz-pending-attack = { $what ->
    [colony] Támadás, célpont: kolónia ({ $seat })
    [hq] Támadás, célpont: központ ({ $seat })
   *[card] Támadás, célpont: { $card } ({ $seat })
 }
kaosz-pending-shot = Lövés: { $ship } → { $targets }
kaosz-pending-stealth = Lopakodás, bombázás: { $card }
kaosz-pending-bombard = Bombázás: { $card }
kaosz-pending-lay = { $place ->
    [surface] Egy lap képpel lefelé a felszínre kerül
    [cantina] Egy lap képpel lefelé a kantinba kerül
   *[ship] Egy lap képpel lefelé űrhajóra kerül: { $ship }
 }
kaosz-pending-launch = Új űrhajó: { $card }
kaosz-pending-play = Esemény: { $card }
kaosz-pending-develop = Fejlesztés: { $card }
kaosz-pending-draw = Laphúzás
kaosz-pending-search = Keresés a kolóniában
kaosz-pending-recover = Visszahúzás a pusztulatból
kaosz-pending-salvage = Fejlesztések visszabontása
kaosz-pending-end = A kör vége

# -- a harcsáv

kaosz-lane-title = { $what ->
    [colony] { $attacker } támad, célpont: kolónia ({ $defender })
    [hq] { $attacker } támad, célpont: központ ({ $defender })
   *[card] { $attacker } támad, célpont: { $card } ({ $defender })
 }
kaosz-lane-step-equip = Felszerelés
kaosz-lane-step-pay = Kifizetés
kaosz-lane-step-fire = Tüzelés
kaosz-lane-step-bombard = Bombázás
kaosz-lane-step-unequip = Leszerelés
kaosz-lane-acts = most lép
kaosz-lane-passed = passzolt
kaosz-lane-gone = megsemmisül
kaosz-lane-total = Bombázás: { $total }

# -- kimenetelek (UX-40); a számok pontosak, ha senki sem avatkozik közbe

kaosz-odds-title = Ha senki sem avatkozik közbe
kaosz-odds-shot = { $ship } → { $target }: { $damage } sebzés
kaosz-odds-armor = { $card }: páncélzat { $before } → { $after }
kaosz-odds-gone = { $card }: páncélzat { $before } → 0, megsemmisül
kaosz-odds-crew-gone = { $card }: megsemmisül
kaosz-odds-unhurt = { $card }: nem sérül
kaosz-odds-returned = Visszalövéssel:
kaosz-odds-no-return = Nem lehet visszalőni.
kaosz-odds-value = { $card }, { $value }: { $total } = { $parts }
kaosz-odds-printed = { $by } nyomtatott
kaosz-odds-add = { $by } { $source }
kaosz-odds-set = { $source } beállítja: { $by }
kaosz-odds-effect = egy hatás
kaosz-odds-formation = Kötelék: { $seat } eloszthatja a sebzést.
kaosz-odds-heavy = Nehézfegyverzet: { $card } további tűzerőt vehet, pontonként 2 creditért.
kaosz-odds-hidden = ? { $count } lefordított lap az űrhajón: { $card }
kaosz-odds-total = Bombázás: { $total } = { $parts }
kaosz-odds-ship = { $by } { $ship }
kaosz-odds-extra = { $by } hatásokból
kaosz-odds-undefended = Védekezés nélkül
kaosz-odds-colony = Kolónia ({ $seat }): { $before } → { $after } lap
kaosz-odds-hq = Központ ({ $seat }): { $count } eldobott lap
kaosz-odds-nothing = A bombázásnak nincs hatása.
kaosz-odds-trap = ? Képpel lefelé fekszik: csapda is lehet.
kaosz-odds-unsure = Közben a játékosok még választanak.
kaosz-odds-could-defend = { $count ->
    [0] Senki sem tud védekezni.
   *[other] { $count } űrhajó védekezhet: tűzerő { $fire }, leggyorsabb { $speed }
 }
kaosz-odds-attack-with = { $count } aktív űrhajó, bombázás legfeljebb { $bomb }
kaosz-odds-first = Elsőként lép: { $card } (sebesség { $speed })
kaosz-odds-order = Tüzelési sorrend: { $cards }

# -- ablakok: ahol megállás kérhető (UX-37)

kaosz-moment-start = Kezdő fázis
kaosz-moment-main = Bejelentés a fő fázisban
kaosz-moment-end-turn = Valaki befejezi a körét
kaosz-moment-attack = Támadási célpont megnevezése
kaosz-moment-attackers = A támadók készen állnak
kaosz-moment-defenders = A védők készen állnak
kaosz-moment-payment = Kifizetés harc közben
kaosz-moment-shot = Lövés bejelentése
kaosz-moment-bombard = A bombázók készen állnak
kaosz-moment-end = Befejező fázis

# -- felszálló szavak

kaosz-float-negated = semlegesítve
kaosz-turn-banner = { $turn }. kör: { $seat }
