# Irány a Vénusz!: a dolgok neve és jelentése. Mindegyikhez egy mondat magyarázat tartozik (UX-51, UX-53).

venus-list-two = { $first } és { $last }
venus-list-more = { $first }, { $rest }
venus-about = 2–5 birodalom verseng a Naprendszer nyolc planétájáért: flottát küldenek, lapkákat szereznek, gyárat és bányát építenek, közben krízisek fenyegetik őket, és akár mindannyian veszíthetnek.
venus-about-length = Három periódus, nagyjából 90 perc; számítógép ellen rövidebb.

# -- darabok: .t a tárgy, .of a birtok, .your a te birtokod

venus-piece-infantry = gyalogság
    .t = gyalogságot
    .of = gyalogsága
    .your = gyalogságod
venus-piece-infantry-help = 1 harci pont, 2 font. Csak a Földön állítható fel, és csak űrcirkáló viheti más planétára.
venus-piece-tank = tank
    .t = tankot
    .of = tankja
    .your = tankod
venus-piece-tank-help = 2 harci pont, 3 font. A Földön vagy a gyáraid planétáján állítható fel; onnan csak külön kártyával vihető tovább.
venus-piece-cruiser = űrcirkáló
    .t = űrcirkálót
    .of = űrcirkálója
    .your = űrcirkálód
venus-piece-cruiser-help = 1 harci pont, 4 font. A Földön vagy a gyáraid planétáján állítható fel; akármennyi gyalogságot visz magával.
venus-piece-factory = gyár
    .t = gyárat
    .of = gyára
    .your = gyárad
venus-piece-factory-help = Periódusonként 2 font bevétel, és a planétáján tankot meg űrcirkálót állíthatsz fel.
venus-piece-mine = bánya
    .t = bányát
    .of = bányája
    .your = bányád
venus-piece-mine-help = Periódusonként 3 font bevétel.
venus-piece-alien = idegen
    .t = idegent
    .of = idegene
venus-piece-alien-help = Amíg itt van, nem kerül ide új lapka. Védelme 7; aki legyőzi, 2 győzelmi pontot kap érte.
venus-count-infantry = { $count ->
   *[other] { $count } gyalogság
 }
    .t = { $count ->
   *[other] { $count } gyalogságot
 }
venus-count-tank = { $count ->
   *[other] { $count } tank
 }
    .t = { $count ->
   *[other] { $count } tankot
 }
venus-count-cruiser = { $count ->
   *[other] { $count } űrcirkáló
 }
    .t = { $count ->
   *[other] { $count } űrcirkálót
 }
venus-count-factory = { $count ->
   *[other] { $count } gyár
 }
    .t = { $count ->
   *[other] { $count } gyárat
 }
venus-count-mine = { $count ->
   *[other] { $count } bánya
 }
    .t = { $count ->
   *[other] { $count } bányát
 }
venus-float-money = { $sign }{ $pounds } font
venus-float-lost = −{ $what }
venus-nothing = semmi
venus-of = { WHO($seat) } { $piece }
venus-inline = { $id ->
   *[other] { $name }
 }

# -- lapkák

venus-tile-factory = gyárlapka
venus-tile-factory-help = Védtelen: egyetlen egység leszállásával a tiéd, és a saját gyárad kerül a helyére.
venus-tile-draw = laphúzólapka
venus-tile-draw-help = Védtelen: egyetlen egység leszállásával húzhatsz két lapot.
venus-tile-trophy = { $name } (trófealapka)
venus-tile-trophy-help = Védtelen: egyetlen egység leszállásával a tiéd, és a végén 1 győzelmi pontot ér.
venus-tile-fortune = szerencselapka
venus-tile-fortune-help = Védtelen: egyetlen egység leszállásával 3 fontot kapsz.
venus-tile-mine = bányalapka (védelem { $defence })
venus-tile-mine-help = Védett: kísérlettel szerezhető meg, és a saját bányád kerül a helyére.
venus-tile-crisis = krízislapka (védelem { $defence })
venus-tile-crisis-help = Védett: kísérlettel győzhető le, és a végén 1 győzelmi pontot ér. Amíg itt van, eggyel növeli a krízisszintet.
venus-tile-skull = koponyás krízislapka (védelem { $defence })
venus-tile-skull-help = Védett: kísérlettel győzhető le, és a végén 1 győzelmi pontot ér. A krízisfázisban kocka is kerülhet rá, ezért kettőt is számíthat.
venus-tile-tension = feszültséglapka
venus-tile-tension-help = Védett: kísérlettel elveheted egy ellenfél itteni gyárát vagy bányáját. Védelme az ő itteni egységeinek ereje.
venus-tile-alien = idegenlapka (védelem { $defence })
venus-tile-alien-help = Védett: kísérlettel győzhető le, és a végén 2 győzelmi pontot ér.

# -- kártyaosztályok

venus-class-action = Akció
venus-class-action-help = A kör akciója helyett játszod ki.
venus-class-free = Mellékakció
venus-class-free-help = A saját körödben bármikor kijátszhatod, és nem kerül akcióba.
venus-class-benefit = Előny
venus-class-benefit-help = Ahhoz az akcióhoz játszod ki, amelyen javít.
venus-class-interrupt = Megszakítás
venus-class-interrupt-help = Akkor játszod ki, amikor megtörténik, amiről szól, akár más körében is.

# -- kártyaszövegek

venus-effect-points = { $n } harci pont egy kísérletben.
venus-effect-points-draw = { $n } harci pont egy kísérletben; azonnal húzol egy lapot, és azt is felhasználhatod.
venus-effect-points-at = { $n } harci pont egy kísérletben, de csak { ARTICLE($planet) } { SUFFIX($planet, "on") }.
venus-effect-points-against-crisis = { $n } harci pont egy krízislapka ellen, de csak { ARTICLE($planet) } { SUFFIX($planet, "on") }.
venus-effect-boost = { $unit ->
    [infantry] A kísérletben minden leszálló gyalogság 2-t ér 1 helyett.
    [tank] A kísérletben minden leszálló tank 3-at ér 2 helyett.
   *[cruiser] A kísérletben minden leszálló űrcirkáló 2-t ér 1 helyett.
 }
venus-effect-sacrifice = { $units ->
    [tank] Áldozd fel egy tankodat a kísérlet planétájának felszínéről: { $n } harci pont.
   *[any] Áldozd fel egy egységedet a kísérlet planétájának felszínéről: { $n } harci pont.
 }
venus-effect-move = Ebben a mozgásban { $n } planétával messzebb jutsz.
venus-effect-lift = Ebben a mozgásban az űrcirkáló tankokat is vihet.
venus-effect-exclude = Dobás után tegyél félre egy kockát: sem a különbségbe, sem a veszteségbe nem számít bele.
venus-effect-reroll = Dobás után dobj újra egy, két vagy három kockát.
venus-effect-spare = Egy koponya nem okoz veszteséget. Akkor is kijátszható, amikor más pusztítaná el egy egységedet: megmarad.
venus-effect-kill = { $units ->
    [infantry] Pusztítsd el bármelyik játékos egy gyalogságát, bárhol.
    [cruiser] Pusztítsd el bármelyik játékos egy űrcirkálóját, bárhol.
   *[any] Pusztítsd el bármelyik játékos egy egységét, bárhol.
 }
venus-effect-to-orbit = { $unit ->
    [infantry] Egy gyalogságod a felszínről visszaszáll a planéta orbitális pályájára, és újra használható.
   *[tank] Egy tankod a felszínről visszaszáll a planéta orbitális pályájára, és újra használható.
 }
venus-effect-rescue = Ha kocka, kártya vagy a merkúri szabotőr pusztítaná el egy egységedet, készlet helyett a Föld orbitális pályájára kerül.
venus-effect-raise = Állíts fel legfeljebb { $n } egységet a szokásos áron.
venus-effect-encore = Közvetlenül egy másik lapod után: vedd vissza azt a lapot a kezedbe; újra kijátszhatod.
venus-effect-swap = Dobj el legfeljebb { $n } lapot, aztán húzz eggyel többet, mint amennyit eldobtál.
venus-effect-draw-keep = Húzz { $n } lapot, tarts meg belőlük { SUFFIX($keep, "t") }, a többit dobd el.
venus-effect-buy = Fizess { $price } fontot, és húzz { $n } lapot.
venus-effect-hand-hit = Válassz egy ellenfelet: véletlenszerűen el kell dobnia { $n } lapját.
venus-effect-spy = Nézd meg egy ellenfél lapjait; egyet elvehetsz, de adj helyette egyet a tieidből.
venus-effect-extra = Ebben a körben eggyel több akciód van.
venus-effect-marker = Vegyél el egy passzjelzőt, és húzz egy lapot.
venus-effect-last = Az utolsó passzjelző elvétele után: még egy akció a tiéd.
venus-effect-tension-add = Tegyél egy eldobott feszültséglapkát egy planétára.
venus-effect-tension-remove = Dobj el egy feszültséglapkát bármelyik planétáról.
venus-effect-lodes = Minden bányád után { $n } fontot kapsz.
venus-effect-money = Kapsz { $n } fontot.
venus-effect-hunt = Vegyél el egy trófealapkát bármelyik planétáról; egység nem kell hozzá.
venus-effect-traitor = Kapsz { $money } fontot. A lap egy krízislapkás planétán marad: ott minden krízislapka védelme { SUFFIX($n, "val") } nő, amíg egyet le nem győznek.

# -- krízisek

venus-crisis-none = nem történik semmi
venus-crisis-steal-card = aki ott vezet, 1 fontért lapot lopathat a szabotőrrel
venus-crisis-destroy-unit = aki ott vezet, 1 fontért elpusztíttathat egy egységet a szabotőrrel
venus-crisis-destroy-building = aki ott vezet, 3 fontért elpusztíttathat egy üzemet a szabotőrrel
venus-crisis-remove-two = mindenki elveszít két egységet
venus-crisis-independence = függetlenség: minden elvész, a planéta halott
venus-crisis-leader-loses-one = az éllovas elveszít egy üzemet
venus-crisis-leader-loses-two = az éllovas elveszít két üzemet
venus-crisis-all-lose = mindenki veszít
venus-crisis-rockets = minden elvész, rakéták csapódnak a Földbe, a planéta halott
venus-crisis-toll-here = vám az itteni üzemekért
venus-crisis-toll-outer = vám a külső planéták üzemeiért
venus-crisis-landing = három idegen száll le
venus-crisis-landed = az idegenek már leszálltak, nem történik semmi
venus-crisis-none-help = Ezen a szinten még nem történik semmi; a krízislapkák maradnak.
venus-crisis-steal-card-help = Akinek itt egyedül a legnagyobb a bevétele, 1 fontért véletlenszerűen elvehet egy lapot egy ellenféltől.
venus-crisis-destroy-unit-help = Akinek itt egyedül a legnagyobb a bevétele, 1 fontért elpusztíthat egy egységet bármelyik planétán.
venus-crisis-destroy-building-help = Akinek itt egyedül a legnagyobb a bevétele, 3 fontért elpusztíthat egy gyárat vagy bányát bármelyik planétán.
venus-crisis-remove-two-help = Mindenki levesz innen két saját egységet; minden hiányzó egységért egy itteni gyárat vagy bányát.
venus-crisis-independence-help = Minden gyár, bánya és egység visszakerül a készletekbe, a lapkák a dobott lapkák közé, és a planéta halott oldalára fordul.
venus-crisis-leader-loses-one-help = Akinek itt a legnagyobb a bevétele, elveszít egy itteni gyárat vagy bányát; holtversenynél mindegyikük.
venus-crisis-leader-loses-two-help = Akinek itt a legnagyobb a bevétele, elveszít két itteni gyárat vagy bányát; holtversenynél mindegyikük.
venus-crisis-all-lose-help = A gépek átveszik a hatalmat a Földön: a játszma azonnal véget ér, és mindenki veszít.
venus-crisis-rockets-help = Itt minden elpusztul, és a planéta halott oldalára fordul; a Földön a három kocka összege mondja meg, hány darab vész el.
venus-crisis-toll-here-help = Mindenki 1 fontot fizet minden itteni gyáráért és bányájáért; amelyikre nem telik, az elvész.
venus-crisis-toll-outer-help = Mindenki 1 fontot fizet minden gyáráért és bányájáért a Titánon, a Ganümédészen és a Kuiper-övön; amelyikre nem telik, az elvész.
venus-crisis-landing-help = Egy-egy idegen száll le a Kuiper-övre, a Titánra és a Ganümédészre, ahol minden gyár, bánya és egység elvész; a következő periódusban továbbindulnak a Mars, a Hold és a Föld felé.
venus-crisis-landed-help = Az idegenek már korábban leszálltak; nem jön több belőlük.
venus-crisis-never = Ide nem kerülhet krízislapka.
venus-crisis-level = { $level }. szint: { $effect }
venus-crisis-level-more = { $level }. szinttől: { $effect }

# -- helyek

venus-zone-orbit = Orbitális pálya
venus-zone-orbit-help = Az itteni egységek még mozoghatnak és leszállhatnak.
venus-zone-surface = Felszín
venus-zone-surface-help = Az itteni egységek ebben a periódusban már nem mozdulnak, de védik az üzemeidet; a periódus végén visszaszállnak a pályára.
venus-zone-supply = Készlet
venus-zone-supply-help = Csak az állítható fel és építhető meg, ami a készletedben van; az elpusztult darab ide kerül vissza.
venus-zone-hand = Kézben
venus-zone-hand-help = Legfeljebb kilenc lapod lehet; a többit azonnal el kell dobnod.
venus-zone-draw = Húzópakli
venus-zone-draw-help = Ha elfogy, a dobott lapok megkeverve új húzópaklit adnak.
venus-zone-discard = Dobott lapok
venus-zone-discard-help = A kijátszott és eldobott lapok; bárki megnézheti őket.
venus-zone-bag = Vászonzsák
venus-zone-bag-help = Innen kerülnek elő minden periódus elején a planétalapkák; eldobott lapka nem kerül vissza bele.
venus-zone-tiles = Dobott lapkák
venus-zone-tiles-help = Elhasznált planétalapkák; a feszültséglapkák közülük egy kártyával visszatérhetnek.
venus-zone-kept = Megszerzett lapkák
venus-zone-kept-help = Trófeánként és krízisenként 1, idegenenként 2 győzelmi pont a végén.
venus-zone-pass = Passzjelzők
venus-zone-pass-help = Minden elvett passzjelző egy lapot ér; az utolsóval véget ér az akciófázis, és aki elveszi, az lesz a kezdőjátékos.
venus-zone-aside = Félretett idegenek
venus-zone-aside-help = Három idegen vár; akkor szállnak le, ha a Kuiper-öv krízisszintje eléri a hármat.
venus-zone-first = Kezdőjátékos-jelző
venus-zone-first-help = Birtokosa kezdi az akciófázist, és holtverseny esetén ő nyer.
venus-zone-money = Pénz
venus-zone-money-help = Egységekre és néhány kártyára költheted; a végén nem ér pontot.
venus-zone-income = Bevétel
venus-zone-income-help = Bányánként 3, gyáranként 2 font periódusonként; planétánként a nagysága dönt a győzelmi pontokról.

# -- fázisok

venus-period = { $period }. periódus (összesen { $periods })
venus-phase-setup = Előkészületek
venus-phase-setup-help = Mindenki birodalmat választ, és dobással eldől, ki kezd.
venus-phase-tiles = Planétalapkák
venus-phase-tiles-help = Minden élő planétára új lapkák kerülnek a vászonzsákból.
venus-phase-actions = Akciók
venus-phase-actions-help = Sorban mindenki egy akciót hajt végre; a fázis az utolsó passzjelzővel ér véget.
venus-phase-crises = Krízisek
venus-phase-crises-help = Megállapítjuk a krízisszinteket, aztán a Merkúrtól a Kuiper-övig sorra kitörnek a krízisek.
venus-phase-income = Bevétel
venus-phase-income-help = Bányánként 3, gyáranként 2 font.
venus-phase-reset = Egységek visszatérése
venus-phase-reset-help = A felszínen lévő egységek visszaszállnak a pályára.
venus-phase-over = Vége a játszmának
venus-phase-over-help = A planéták és a megszerzett lapkák győzelmi pontjai döntenek.

# -- szavak mondatok közepén

venus-where-orbit = pálya
venus-where-surface = felszín
venus-where-landed = most száll le
venus-die-skull = koponya
venus-die-face = { $face }
venus-dead = halott planéta
venus-dead-help = Itt már nincs lapka, leszállás, építés, krízis és győzelmi pont; a pályáján át lehet repülni.
venus-purse = { $now ->
   *[other] (most { $now } font)
 }
venus-colour-red = vörös
venus-colour-blue = kék
venus-colour-purple = lila
venus-colour-yellow = sárga
venus-colour-green = zöld
venus-hidden-card = ismeretlen lap

# -- eredmény

result-venus-points = A győzelmi pontok döntöttek; holtversenynél a kezdőjátékos-jelző, aztán a több üzem, aztán a megszerzett lapkák.
result-venus-conceded = A többiek feladták a játszmát, vagy nem maradt, aki folytatná; az akkori pontok számítanak.
result-venus-revolt = A Földön elszabadultak a gépek: a birodalmak együtt vesztettek.
result-venus-invasion = Az idegenek elérték a Földet: a birodalmak együtt vesztettek.
venus-score-mercury = Merkúr
venus-score-venus = Vénusz
venus-score-earth = Föld
venus-score-moon = Hold
venus-score-mars = Mars
venus-score-ganymede = Ganümédész
venus-score-titan = Titán
venus-score-kuiper = Kuiper-öv
venus-score-trophy = Trófeák
venus-score-crisis = Krízislapkák
venus-score-alien = Legyőzött idegenek
venus-score-dead = { $planet } (halott)
venus-score-empty = { $planet } (nincs bevétel)

# -- tanácsok az első játékhoz

venus-guide-empire = Csak a négy kezdőkártya más: a britek ereje az űrcirkáló, a franciáké a gyalogság, a németeké a tank, az oroszoké a kitartás, az amerikaiaké a pénz.
venus-guide-turn = Húzd az űrcirkálót egy szomszédos planétára, vagy ejts egy egységet egy lapkára. Egy planétányi mozgás után rögtön lapkát is szerezhetsz.
venus-guide-group = Ne vigyél el mindenkit: minden hátrahagyott egység egy későbbi akció. De űrcirkáló nélkül a gyalogság nem mozdulhat.
venus-guide-claim = A gyárat, a laphúzást, a szerencsét és a trófeát egyetlen egység megszerzi; aki leszállt, ebben a periódusban már nem mozdul.
venus-guide-raise = Egy akcióval két egységet állíthatsz fel. Gyalogságot csak a Földön, tankot és űrcirkálót ott is, ahol gyárad van.
venus-guide-cards = A mellékakciókat bármikor kijátszhatod a körödben. A pontot adó lapokat tartsd meg a kísérletekre: egy lap többet érhet egy tanknál.
venus-guide-marker = A passzjelző egy lapot hoz. Az utolsóval véget ér a fázis, és aki elveszi, az lesz a kezdőjátékos.
venus-guide-attempt = A szükséges harci pont: a védelem meg a legnagyobb és a legkisebb kocka különbsége. Húzz ide egységeket és lapokat; ha nem éri meg, add fel.
venus-guide-lose = Minden koponya egy egységbe kerül. A felszínen lévők ebben a periódusban már úgysem mozdulnak.
venus-guide-crisis = A krízislapkák és a rájuk került koponyák száma a krízisszint. A Földön a negyedik szint mindenkinek a veszte.
venus-guide-places = Planétánként a helyezés számít, nem az összeg: elég eggyel többet építeni a vetélytársnál, és holtversenyben mindketten a teljes értéket kapjátok.
venus-guide-hand = Legfeljebb kilenc lapod lehet. A kisebb pontú lapok hiányoznak majd a legkevésbé.
venus-guide-loss = A felszínen lévő gyalogság hiányzik a legkevésbé; az üzemek a helyezésedet is jelentik.
venus-guide-dismiss = Értem
venus-guide-never = Nem kell több tanács
