# Az asztal: kérdéssáv, eszközök, napló, adatlap, átadás.

action-group-table = Az asztalnál
action-inspect = Adatlap
action-pin = Az adatlap kitűzése
action-actions = Egy darab műveletei
action-end = Befejezés vagy passz
action-undo = Visszavonás
action-redo = Mégis
action-hint = Tanács
action-log = Napló nyitása vagy csukása
action-zoom-in = Nagyítás
action-zoom-out = Kicsinyítés
action-home = Teljes tábla
action-pan-left = Nézet balra
action-pan-right = Nézet jobbra
action-pan-up = Nézet felfelé
action-pan-down = Nézet lefelé
action-overview = Áttekintés
action-bare = Az üres tábla (nyomva tartva)
action-why = Miért nem? – szabályok
action-all-alike = Minden egyforma kijelölése
action-fast = Gyorsítás (nyomva tartva)
action-step-on = Következő lépés
action-hide = A lapjaim elrejtése
action-recap = Mi történt?
action-call-out-1 = Közbeszólás: 1. hely
action-call-out-2 = Közbeszólás: 2. hely
action-call-out-3 = Közbeszólás: 3. hely
action-call-out-4 = Közbeszólás: 4. hely
action-call-out-5 = Közbeszólás: 5. hely
action-call-out-6 = Közbeszólás: 6. hely

table-end = Befejezés
table-end-tip = Befejezed a lépést, vagy passzolsz.
table-end-not = Most nincs mit befejezni vagy passzolni.
table-end-title = Befejezed most?
table-end-unused = Ezeket még nem használtad ki:
table-end-quiet = Ebben a játszmában ne kérdezzen többször
table-waste-title = Hagyod kárba veszni?
table-waste-no = Mégsem
table-waste-yes = Mégis megteszem
table-end-stay = Játszom tovább
table-end-anyway = Befejezem így is
table-prompt-move = Húzd arrébb a sávot
table-confirm = Rendben
table-confirm-none = Egyiket sem választom
table-time-left = Hátralévő idő: { $seconds } másodperc.
table-confirm-not = A választás még nem teljes.
table-form-back = Visszavonom
table-chosen = { $low ->
    [0] { $high ->
        [0] Most nincs miből választanod
       *[other] { $count } kijelölve, legfeljebb { $high } lehet
    }
   *[other] { $count } kijelölve – { $low ->
        [one] legalább egy, legfeljebb { $high }
       *[other] legalább { $low }, legfeljebb { $high }
    }
 }
table-chosen-exactly = { $high ->
    [one] { $count ->
        [0] Válassz egyet
       *[other] Kiválasztva
    }
   *[other] { $count } kijelölve, { $high } kell
 }
table-shared = { $total } kiosztva – { $low } és { $high } között
table-shared-all = Kiosztva: { $total } / { $high }
table-between = { $low } és { $high } között
table-order-how = Húzással rendezheted, vagy Enterrel felveszed, és a nyilakkal viszed odébb.
table-choose-piece = Válassz az asztalon
table-choose-target = Most válaszd ki, hová
table-choose-whom = Most válaszd ki, kit
table-choose-which = Most válaszd ki, melyiket
table-pick-target = Célpont választása…
table-choose-press = Nyomd meg a mellette álló gombot, vagy válassz mást
table-choose = Kijelölés
table-unchoose = Mégsem ezt
table-more = Eggyel több
table-less = Eggyel kevesebb
table-last-step = az utolsó lépésed

table-undo = Visszavonás: { $what }
table-log-alike = { $line } ({ $count }×)
table-redo = Mégis
table-hint = Tanács: egy értelmes lépés
table-hint-plain = A lehetséges lépések közül ez látszik a legjobbnak.
table-hint-line = { $move }. { $why }
table-hint-worth = Ezzel körülbelül { $percent } % a győzelem esélye; a következő legjobb lépéssel ({ $move }): { $other } %.
table-hint-worth-near = Ezzel körülbelül { $percent } % a győzelem esélye. Nagyjából ugyanilyen jó: { $move }.
table-hint-worth-only = Ezzel körülbelül { $percent } % a győzelem esélye.
table-log = Napló
table-menu = Menü
table-menu-title = Szünet
table-resume = Vissza az asztalhoz
table-save = Mentés…
table-save-title = A játszma mentése
table-save-name = A mentés neve
table-save-do = Mentés
table-settings = Beállítások
table-leave = Felállok az asztaltól
table-cancel = Mégse
table-done = Kész
table-take-back = Vissza egy korábbi döntéshez…
table-take-back-line = Visszatérsz egy korábbi döntésedhez. A játszma ezután barátinak számít.
table-take-back-step = { $step }. lépés
table-take-back-answer = { $question } – { $answer }
table-take-back-none = egyik sem
table-take-back-ask = { WHO($name, case: "upper") } visszatérne egy korábbi döntéséhez ({ $turn }): „{ $what }” { $other }, beleegyezel?
    .unnamed = { WHO($name, case: "upper") } visszatérne egy korábbi döntéséhez ({ $turn }). { $other }, beleegyezel?
table-take-back-own = { $name }, visszavonod a döntésedet? „{ $what }”
    .unnamed = { $name }, visszavonod az utolsó döntésedet?
table-take-back-do = Visszavonom
table-take-back-keep = Marad így
table-take-back-yes = Beleegyezem
table-take-back-no = Nem egyezem bele
table-concede = Feladom…
table-concede-title = A játszma feladása
table-concede-who = Ki adja fel?
table-concede-wins = { WHO($name, case: "upper") } veszít, a másik játékos nyer.
table-concede-ends = { WHO($name, case: "upper") } veszít. Mivel csak gépi játékosok maradnának, a játszma itt véget ér, és a mostani állás számít.
table-concede-leaves = { WHO($name, case: "upper") } kiesik, a többiek továbbjátszanak.
table-concede-played-on = { WHO($name, case: "upper") } utolsó lesz; a helyén a játszma végéig egy gépi játékos játszik.
table-concede-final = Ez végleges: nem lehet visszavonni.
table-concede-stay = Játszom tovább
table-concede-yes = Feladom
table-to-machine = Játsszon helyettem a gép
table-take-seat = Visszaülök a helyemre
table-take-seat-of = Visszaülök { WHO($name) } helyére

table-asked = { $name }: { $prompt }
table-waiting = Várakozás { WHO($name, form: "ra") }
table-waiting-all = Várakozás a többiekre
table-thinking = { WHO($name, case: "upper") } gondolkodik
table-thinking-again = Az ellenfél gondolatmenete megszakadt – újra gondolkodik
table-turn-of = { WHO($name, case: "upper") } következik
table-over = Vége a játszmának
table-result = Eredmény és visszavágó
table-step = A léptetőgombbal mehetsz tovább.
table-step-button = Következő lépés
table-look = Nézzétek meg együtt, mi történt. Ezután jön a takarás.
table-look-button = Tovább
table-stack = Várakozó akciók
table-negated = hatástalan
table-seats = Játékosok

table-ring = Válaszol valaki?
table-ring-moment = { $moment }.
table-ring-own = { $name }, használod { ARTICLE($piece) } { SUFFIX($piece, "t") } ({ $deed })?
    .bare = { $name }, használod { ARTICLE($piece) } { SUFFIX($piece, "t") }?
table-not-now = { $name }: most nem
table-after-all = Mégsem teszek semmit
table-call-out = { WHO($name, case: "upper") } közbeszól
table-call-out-key = { $name } ({ $key })
table-go-on = Senki sem válaszol

table-stops = Mikor kérdezzen a játék?
table-stops-question = Ha valaki lép, sokszor válaszolhatsz rá. Mikor kérdezzen meg a játék?
table-stops-call-out = Csak ha közbeszólok
table-stops-call-out-line = Minden lépés után rövid ideig közbeszólhatsz a saját billentyűddel; ha nem teszed, a játék passzol helyetted. Ha olyasmit használhatsz, ami mindenki előtt van, megvár.
table-stops-fitting = Ha érdemes válaszolnom
table-stops-fitting-line = Csak akkor kérdez, ha olyasmi van nálad, amivel most érdemes válaszolni; a saját lépéseidre, és ha úgyis mindegy, passzol helyetted.
table-stops-always = Mindig
table-stops-always-line = Minden lépés után megkérdez, akkor is, ha csak passzolhatsz.
table-stops-until-turn = Most nem, amíg rám nem kerül a sor
table-stops-until-turn-line = Mindenre passzol, amíg újra te nem következel; utána az előző beállítás érvényes.
table-stops-until-targeted = Most nem, amíg engem nem érint
table-stops-until-targeted-line = Mindenre passzol, amíg valaki meg nem céloz téged vagy azt, ami a tiéd.
table-stops-at = Ilyenkor mindenképp kérdezzen

table-fault-title = Hiba történt a szabályokban
table-fault-line = A játszma biztonságban van: ott tart, ahol az utolsó válasz előtt tartott. Megpróbálhatod újra, visszavonhatod az utolsó lépést, jelentést írhatsz, vagy felállhatsz az asztaltól.
table-fault-retry = Újra
table-fault-undo = Visszavonás
table-fault-report = Jelentés írása

inspect-attached = Hozzá tartozik: { $names }
inspect-why = Most nem lehet: { $reason }
inspect-pinned = Kitűzve
inspect-move = Fogd meg, és húzd arrébb
inspect-unpin = Levétel

log-title = Napló
log-turn = { $turn }. kör
log-copy = A napló másolása és mentése szövegként
log-close = A napló becsukása
log-page = A napló az egész ablakban
log-filter = Csak { WHO($name) }
log-kind-move = Csak a mozgások
log-kind-dice = Csak a dobások
log-kind-points = Csak a pontok
log-kind-turn = Csak a körök és fázisok
log-kind-other = Csak az egyéb események
log-search = Keresés

recap-title = Azóta történt
recap-film = Megmutatás újra az asztalon
recap-close = A lista bezárása
recap-how = Bezárás: { $close } · újra megmutatás: { $again }

handover-take-back = { WHO($name, case: "upper") } dönti el, visszavonható-e egy lépés.
handover-turn = { WHO($name, case: "upper") } következik.
handover-attacked = { WHO($name, form: "t", case: "upper") } megtámadták.
handover-asked = { WHO($name, form: "ra", case: "upper") } vár egy döntés.
handover-reply = { WHO($name, case: "upper") } válaszolhat.
handover-choice = { WHO($name, case: "upper") } titokban választ.
handover-hidden = { WHO($name, case: "upper") } titkai el vannak rejtve.
handover-idle = Egy ideje senki sem mozdult, ezért { WHO($name) } titkai el vannak rejtve.
handover-focus = Az ablak háttérbe került, ezért { WHO($name) } titkai el vannak rejtve.
handover-hold = Tartsd nyomva a felfedéshez
    .press = Mutasd a lapjaimat
handover-pin = Írd be a PIN-kódodat
handover-pin-dots = { $dots }
handover-pin-wrong = Nem ez a PIN-kódod.
handover-away = A többiek most ne nézzenek ide. Tartsd nyomva a gombot vagy ezt a billentyűt: { $key }
    .press = A többiek most ne nézzenek ide. Ha a név már egy másodperce itt áll, elég egyszer megnyomni a gombot vagy ezt a billentyűt: { $key }
handover-change = { $name }: előbb én választok, vagy módosítom a választásomat
handover-leave-title = Felállsz az asztaltól?
handover-leave = A játszma megmarad, és később folytatható.

notice-log-copied = A napló a vágólapon van.
notice-log-kept = A napló a vágólapon és ebben a fájlban van: { $name }.
notice-game-saved = A játszma elmentve.
notice-called-out = { WHO($name, case: "upper") } közbeszól.
notice-seat-human = { WHO($name, case: "upper") } újra maga játszik.
notice-seat-machine = { WHO($name, case: "upper") } helyett most a gép játszik.
notice-take-back-agreed = Mindenki beleegyezett: vissza a korábbi döntéshez.
notice-take-back-refused = Valaki nem egyezett bele; a játszma marad, ahogy van.
notice-match-time-out = Lejárt az idő: a program az ilyenkor szokásos választ adta.
notice-match-quick-answer = Az ellenfél nem tudott nyugodtan gondolkodni: ezt a választ sietve adta.
notice-match-simple-answer = Az ellenfél nem tudott gondolkodni: ez csak egy egyszerű válasz.
notice-match-no-hint = Ehhez most nincs tanács.

table-choose-again = Mást választok
table-trust = Megbíztok egymásban: ebben a játszmában nincs takarás.
table-pin = PIN-kód a takaráshoz…
table-pin-line = Négyjegyű PIN-kóddal a takarásod csak neked nyílik meg. Hagyd üresen, ha nem kell.
table-pin-hint = 0000
notice-pin-set = A takarásod mostantól a PIN-kódodat kéri.
notice-pin-none = A takarásod PIN-kód nélkül, nyomva tartással nyílik.
table-one-more = így { $count }
table-look-own = Megnézem a lapjaimat (a többiek elfordulnak)
table-look-away = Visszafordítom a lapjaimat
table-look-through = Átnézem
table-pile = { $name } · { $count }

moment-loss = Megsemmisült!
table-player = { $name } – { $kind }
table-player-temper = { $name } – { $kind }; { $temper ->
    [bold] merész
    [careful] óvatos
    [spiteful] bosszúálló
   *[trader] kereskedő
 }
