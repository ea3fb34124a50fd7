# Káosz Galaktika: a harcsáv, a megszakítássor, az előre kiszámítható kimenetelek.

# -- a harcsáv

kaosz-lane-title = { WHO($attacker, case: "upper") } támadása { $target } ellen

# -- kimenetelek (UX-40); a számok pontosak, ha senki sem avatkozik közbe

kaosz-odds-title = Ha senki sem avatkozik közbe
kaosz-odds-shot = { $ship } <icon:arrow_right> { $target }: { $damage } sebzés
kaosz-odds-armor = { $card }: páncélzat { $before } <icon:arrow_right> { $after }
kaosz-odds-gone = { $card }: páncélzat { $before } <icon:arrow_right> 0, megsemmisül
kaosz-odds-crew-gone = { $card }: megsemmisül
kaosz-odds-unhurt = { $card }: nem sérül
kaosz-odds-returned = Visszalövéssel:
kaosz-odds-no-return = Nem lehet visszalőni.
kaosz-odds-value = { $card }, { $value }: { $total } ({ $parts })
kaosz-odds-printed = nyomtatott: { $by }
kaosz-odds-add = { $source }: { $by }
kaosz-odds-set = { $source }: pontosan { $by }
kaosz-odds-effect = egy hatás
kaosz-odds-formation = Kötelék: { WHO($seat) } eloszthatja a sebzést.
kaosz-odds-heavy = Nehézfegyverzet: { $card } további tűzerőt vehet, pontonként 2 creditért.
kaosz-odds-hidden = ? { $count } képpel lefelé fekvő lap az űrhajón ({ $card })
kaosz-odds-total = Bombázás: { $total } ({ $parts })
kaosz-odds-ship = { $ship }: { $by }
kaosz-odds-extra = hatások: { $by }
kaosz-odds-undefended = Védekezés nélkül
kaosz-odds-colony = Kolónia ({ $seat }): { $before } <icon:arrow_right> { $after } lap
kaosz-odds-hq = Központ ({ $seat }): { $count } eldobott lap
kaosz-odds-no-harm = Nincs további sebzés.
kaosz-odds-nothing = A bombázásnak nincs hatása.
kaosz-odds-trap = ? Képpel lefelé fekszik: csapda is lehet.
kaosz-odds-unsure = Útközben a játékosok még dönthetnek.
kaosz-odds-could-defend = { $count ->
    [0] Senki sem tud védekezni.
   *[other] { $count } űrhajó védekezhet: tűzerő { $fire }, leggyorsabb { $speed }
 }
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
