# Irány a Vénusz!: ami az asztalon egymás után történik, megmagyarázva: kísérletek, krízisek, elszámolás.

venus-show-next = Tovább
venus-show-skip = Átugrás
venus-show-close = Folytatás

# -- krízisek

venus-show-crises-title = { ARTICLE($period, case: "upper") } { $period }. periódus krízisei
venus-show-crises-none = Ebben a periódusban egyetlen planétán sincs krízis.
venus-show-crises-unmarked = Egyik krízislapkán sincs koponyajel, ezért nem dobunk: minden lapka egy szintet ér.
venus-show-crises-rolled = { $skulls ->
    [0] Egyik kocka sem mutat koponyát: minden krízislapka egy szintet ér.
    [one] Egy kocka koponyát mutat, és egy szinttel emel egy koponyajeles krízislapkát: { $where }.
   *[other] { $skulls } kocka koponyát mutat, és mindegyik egy szinttel emel egy koponyajeles krízislapkát: { $where }.
 }
venus-show-crisis-title = { $planet }: { $crisis }
venus-show-crisis-level = { $level }. szint
venus-show-invasion-title = Folytatódik az invázió
venus-show-leader = { $count ->
    [one] Ott { WHO($seats) } bevétele a legnagyobb.
   *[other] Ott { WHO($seats) } bevétele egyformán a legnagyobb.
 }
venus-show-nobody = Ott senkinek sincs bevétele, ezért nem történik semmi.
venus-show-tied = Ott { WHO($seats) } bevétele egyformán a legnagyobb, ezért a szabotőr senkit sem szolgál.
venus-show-may-hire = Ott { WHO($seat) } vezet: ő dönti el, fizet-e a szabotőrnek.
venus-show-not-hired = Ott { WHO($seat) } vezet, de nem tudja vagy nem akarja megfizetni a szabotőrt.
venus-show-hires = Ott { WHO($seat) } vezet, és { $pounds } fontot fizet a szabotőrnek.
venus-show-stolen = A szabotőr ellop egy lapot { WHO($other, form: "tol") }.
venus-show-stolen-known = A szabotőr ellopja { WHO($other, form: "tol") } ezt a lapot: „{ $card }”.
venus-show-foiled = { WHO($seat, case: "upper") } meghiúsítja a támadást ezzel a lappal: „{ $card }”.
venus-show-lost = vesztesége: { $pieces }
venus-show-lost-at = { $pieces } ({ $planet })
venus-show-rescued = nem veszít semmit: az egység a Föld pályájára menekül
venus-show-pays = fizet { $pounds } fontot
venus-show-spared = Senkinek sem volt ott vesztenivalója.
venus-show-bombardment = A kockák összege { $total }: ennyi darab vész el a Földön.
venus-show-invasion = Az idegenek továbbmennek a Nap felé. Támadásuk célpontja: { $planets }. Minden ottani egység, gyár és bánya visszakerül a készletekbe.
venus-show-reached-earth = Elérték a Földet: vége a játszmának, és mindenki veszít.

# -- elszámolás

venus-show-score-title = Végső elszámolás
venus-show-score-tiles = Lapkák
venus-show-score-dead = { ARTICLE($planet, case: "upper") } { $planet } halott: ott senki sem kap pontot.
venus-show-score-empty = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } senkinek sincs bevétele.
venus-show-score-line = { $seats }: bevétel { $income } font, { $points ->
   *[other] { $points } pont
 }
venus-show-score-tiles-line = Minden trófea és krízis 1 pontot ér, minden idegen 2-t.
venus-show-score-winner = { $count ->
    [one] { WHO($seats, case: "upper") } győz { $points } ponttal.
   *[other] { WHO($seats, case: "upper") } osztozik a győzelmen { $points } ponttal.
 }
venus-show-score-tie-first = Egyenlő pontszám: { WHO($seats) } birtokolja a kezdőjátékos-jelzőt, ezért az övé a győzelem.
venus-show-score-tie-other = Egyenlő pontszám: a holtverseny szabályai szerint { WHO($seats) } győz.
venus-show-defeat-title = Közös vereség
venus-show-defeat-revolt = A Föld krízise elérte a 4. szintet: a gépek uralják a planétát.
venus-show-defeat-invasion = Egy idegen elérte a Földet.
venus-show-defeat-all = Mindenki veszít, akárhány pontja van.
venus-show-defeat-standing = Addig így álltak: { $list }
venus-show-defeat-part = { $seat } { $points }

# -- kísérletek

venus-show-attempt-title = { $what }, { $planet }
venus-show-attempt-target = { $what }, { $planet }: { $target }
venus-show-need = Szükséges
venus-show-have = Bevetve
venus-show-sum = védelem { $defence } + különbség { $difference }
venus-show-missing = { $count ->
   *[other] { $count } pont hiányzik
 }
venus-show-missing-unit = Legalább egy egységnek le kell szállnia
venus-show-enough = Elég: megerősítheted
venus-show-nothing-laid = Hozz ide egységeket és lapokat; Shifttel annyit, amennyi kell
venus-show-decides = { WHO($seat, case: "upper") } most dönt, mit vet be
venus-show-part-units = { $pieces }: { $points }
venus-show-part-card = { $card }: { $points }
venus-show-part-bonus = Kijátszott lapok: { $points }
venus-show-part-again = { $card } még egyszer: { $points }
venus-show-skulls = { $count ->
    [0] Nincs koponya, nincs veszteség
   *[other] { $count } koponya: { $count } egység vész majd el
 }
venus-show-spared-skulls = { $count ->
   *[other] { $count } koponya elhárítva
 }
venus-show-throw-need = Szükséges: { $need }
venus-show-throw-sum = { $seat }: { $total }
venus-show-throw-skulls = { $count ->
    [0] Nincs koponya
   *[other] { $count } koponya
 }
venus-show-throw-pieces = { $count ->
   *[other] { $count } darab vész el
 }
venus-show-adds = +{ $points }, így { $have } / { $need }
venus-show-success = Siker: { $points } pont, { $need } kellett
venus-show-failure = Feladva
venus-show-failure-need = Feladva: { $need } pont kellett volna
venus-show-with = Ezzel: { $what }
venus-show-gain-mine = { WHO($seat, case: "upper") } bányát épít
venus-show-gain-crisis = { WHO($seat, case: "upper") } elhárítja a krízist: 1 győzelmi pont
venus-show-gain-alien = { WHO($seat, case: "upper") } legyőzi az idegent: 2 győzelmi pont
venus-show-gain-tension = { WHO($seat, case: "upper") } átveszi, ami eddig a másé volt: { $target }
venus-show-no-gain = A lapka marad; senki sem szállt le, és a kitett lapok megmaradtak
venus-show-losses = A koponyák miatt elveszett: { $pieces }
venus-show-losses-due = { $count ->
    [one] Válassz egy egységet, amely a koponya miatt elvész
   *[other] Válassz { $count } egységet, amely a koponyák miatt elvész
 }
venus-show-losses-threat = Most vész el: { $unit }
venus-show-losses-wait = { WHO($seat, case: "upper") } választja ki, mi vész el
venus-show-losses-none = Nincs veszteség

# -- lapok a darabokról

venus-show-sheet-place = { $place ->
    [1] a legnagyobb bevételért
    [2] a második legnagyobbért
   *[other] a harmadik legnagyobbért
 }
venus-show-sheet-level = Krízisszint most { $level }: { $effect }
venus-show-sheet-marked = { $count ->
    [one] Egy koponyajel: kocka emelheti a szintet
   *[other] { $count } koponyajel: kockák emelhetik a szintet
 }
venus-show-sheet-income = bevétel { $income } font, most elszámolva { $points ->
    [one] 1 pont
   *[other] { $points } pont
 }
venus-show-sheet-scored-now = pont, ha most számolnánk el
venus-show-sheet-strength = az ottani egységek harci pontja
venus-show-sheet-defence = védelem; ehhez jön a kockák különbsége
venus-show-sheet-printed = { $amount } nyomtatva
venus-show-sheet-turncoats = + { $amount } a köpönyegforgatóktól
venus-show-sheet-chances = Esélyek
venus-show-sheet-chance = { $points } ponttal { $percent } %
venus-show-sheet-target = { $pieces }; védelem: { $strength }
venus-show-sheet-cost = font egy felállítása
venus-show-sheet-markers = elvett passzjelző
venus-show-sheet-die = A szükséges pont a védelem meg a legnagyobb és a legkisebb kocka különbsége.
venus-show-sheet-die-skull = A különbségnél 0-nak számít, és a kísérlet után egy ottani egységedbe kerül.
venus-show-sheet-die-out = Kizárva: sem a különbségbe, sem koponyának nem számít.
venus-show-sheet-in-attempt = harci pont ebben a kísérletben
venus-show-sheet-starting = Kezdőkártyák
venus-show-starting-card = { $card }: { $text }
