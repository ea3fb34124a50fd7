# A csatatábla

empires-battle-board-place = Csata: { $hex }
empires-battle-board-round = { $round }. kör
empires-battle-board-bonus = Flottaméret-bónusz: { $owner }
empires-battle-board-no-bonus = Nincs flottaméret-bónusz
empires-battle-board-fires = Most lő: { $line }
empires-battle-board-attackers = Támad: { $owners }
empires-battle-board-defenders = Védekezik: { $owners }
empires-battle-board-class = { $letter } osztály
empires-battle-board-no-class = Fegyvertelen
empires-battle-board-hull = Hajótest: { $hull }, sérülés: { $damage }
empires-battle-board-need = ≤ { $need }
empires-battle-board-hits = { $by } legfeljebb { $need } dobással eltalálja: { $why }
empires-battle-board-against = Célpont: { $target }, legfeljebb { $need } dobással: { $why }
empires-battle-board-screened = fedezékben
empires-battle-board-cloaked = álcázva
empires-battle-board-idle = még nincs legénysége
empires-battle-board-captured = elfoglalva, építette: { $owner }
empires-battle-board-screen = Fedezékben
empires-battle-board-screen-hurt = A sérült fedezékben
empires-battle-board-shots = Lövés
empires-battle-board-back = Visszavonás
empires-battle-board-do-fire = Lövés: { $target }
empires-battle-board-do-hold = Nincs lövés
empires-battle-board-do-wait = Kivárás a saját osztályig
empires-battle-board-do-scuttle = Elsüllyesztés a többiekért
empires-battle-board-ground-place = Felszíni harc: { $hex }
empires-battle-board-then = Utána: { $lines }
empires-battle-board-hidden = { $count ->
    [one] Egy álcázott jelző kimarad belőle
   *[other] { $count } álcázott jelző kimarad belőle
 }
empires-battle-board-protected = vadászai védik
empires-battle-board-stays = magától nem tud visszavonulni
empires-battle-board-late = most szállt le, még nem lő
empires-battle-board-supported = gravpáncélos támogatja
empires-battle-board-fired = ebben a körben már lőtt
empires-battle-board-wreck = Elveszett: { $what }
empires-battle-board-dice = Kockák
empires-battle-board-result = Legfeljebb { $need }: { $hits ->
    [0] nincs találat
   *[other] { $hits } találat
 }
empires-battle-board-steps = Lépések
empires-battle-board-step-reveal = Felfedés
empires-battle-board-step-slip = Álcázottak távoznak
empires-battle-board-step-technology = Technológia
empires-battle-board-step-join = Rejtőzők beszállnak
empires-battle-board-step-mines = Aknák
empires-battle-board-step-screen = Fedezés
empires-battle-board-step-fire = Tüzelés osztályonként
empires-battle-board-step-land = Csapatok leszállnak
empires-battle-board-step-after = A harc után
empires-battle-board-step-support = Támogatás
empires-battle-board-screen-place = Fedezékben
empires-battle-board-screen-here = Húzd ide az egységeket, vagy kattints rájuk
empires-battle-board-set-aside = { $units } közül { $count }
empires-battle-board-outlook = Esély: { $chances }
empires-battle-board-outlook-tip = A nyílt számokból, ha mindkét fél arra lő, ami a legtöbbe kerül, és senki sem vonul vissza.
empires-battle-board-chance = { $owner } { $chance } %
empires-battle-board-losses = Várható veszteség: { $list }
empires-battle-board-loses = { $owner } { $cp } ÉP
empires-battle-board-retreat = Visszavonulás
empires-battle-board-refuge = Visszavonulás ide: { $hex }
empires-battle-board-way-retreat = Előbb a sérültek
empires-battle-board-way-unhurt = Csak az épek
empires-battle-board-way-empty = Vadászok nélkül
empires-battle-board-way-withdraw = A körök között
empires-battle-board-standing = Állandó parancs
empires-battle-board-resolve-round = A kör végéig
empires-battle-board-resolve-tip = Ennek a körnek a kérdéseire az állandó parancs felel: { $policy }
empires-battle-board-resolve-all = A csata végéig
empires-battle-board-resolve-all-tip = A csata végéig az állandó parancs szerint harcol: { $policy }
empires-battle-board-policy-question = Hogyan harcoljanak a hajóid, amíg nem kérdezünk? Senki sem megy fedezékbe, kártyát nem játszol ki, és mindenki minden lövését leadja.
empires-battle-board-policy-tip = { $how } Kattintásra választhatsz mást.
empires-battle-board-policy-dearest = Legjobb lövés
empires-battle-board-policy-line-dearest = Arra lő, ami egy lövésért a legtöbbe kerül az ellenfélnek: a találat esélye, az ár és a hajótest számít.
empires-battle-board-policy-wounded = A sérültet előbb
empires-battle-board-policy-line-wounded = Arra lő, akinek a legkevesebb találat kell az elpusztításához.
empires-battle-board-policy-strongest = A legerősebbet előbb
empires-battle-board-policy-line-strongest = A legértékesebb hajóra lő.
empires-battle-board-policy-withdraw = Visszavonulás
empires-battle-board-policy-line-withdraw = Amint a szabály engedi, a legközelebbi saját kolónia felé vonul vissza; addig lő.
empires-battle-board-ended = { $hex } · { $rounds } kör
empires-battle-board-space-won = A támadó győzött: { $attacker }
empires-battle-board-space-lost = A védő győzött: { $defender }
empires-battle-board-space-stand-off = A csata patthelyzettel ért véget
empires-battle-board-space-over = Senki sem maradt
empires-battle-board-ground-held = A kolónia megmaradt: { $defender }
empires-battle-board-ground-captured = A kolónia elesett, elfoglalta: { $attacker }
empires-battle-board-lost = Elveszett: { $what }
empires-battle-board-lost-nothing = Semmit sem vesztett
empires-battle-board-luck = Dobás: { $dice }; találat: { $hits }, várható: { $hoped }
empires-battle-board-lucky = Szerencse: +{ $by } találat
empires-battle-board-unlucky = Balszerencse: −{ $by } találat
empires-battle-board-continue = Tovább
empires-battle-board-skip = A csata átugrása

empires-tally-losses = Veszteség: { $list }.
empires-tally-loss = { $owner } – { $what }
empires-tally-none = Senki sem vesztett semmit.
empires-tally-luck = Találat: { $list }.
empires-tally-hits = { $owner } – { $dice } dobásból { $hits } (várható: { $hoped })

action-resolve-round = A kör végigharcolása az állandó parancs szerint
