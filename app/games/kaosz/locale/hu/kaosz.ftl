# Káosz Galaktika: a dolgok neve és jelentése. Mindegyikhez egy mondat magyarázat tartozik (UX-51, UX-53).

kaosz-list-two = { $first } és { $last }
kaosz-list-more = { $first }, { $rest }
kaosz-list-numbered = { $number }. { $card }
kaosz-about = 2–6 parancsnok harcol saját paklival: űrhajókkal, legénységgel, bázisokkal, csapdákkal és cselekkel. A húzópaklid a kolóniád: ha elfogy, vesztettél.
kaosz-about-length = Két játékosnak nagyjából 30 perc; a gyorstalpaló játék nagyjából 15.

# -- lapok, amelyeknek csak a hátlapja látszik

kaosz-unknown-card = képpel lefelé fekvő lap
kaosz-unknown-base = { $number ->
    [1] első képpel lefelé fekvő bázis
    [2] második képpel lefelé fekvő bázis
    [3] harmadik képpel lefelé fekvő bázis
   *[other] { $number }. képpel lefelé fekvő bázis
 }
kaosz-unknown-crew = { $number ->
    [1] első képpel lefelé fekvő legénység
    [2] második képpel lefelé fekvő legénység
    [3] harmadik képpel lefelé fekvő legénység
   *[other] { $number }. képpel lefelé fekvő legénység
 }
kaosz-unknown-equipment = képpel lefelé fekvő lap ({ $ship })
kaosz-unknown-help = Csak a tulajdonosa tudja, mi ez: lehet az, aminek látszik, lehet csapda vagy blöff.

# -- típusok

kaosz-type-ship = űrhajó
kaosz-type-ship-help = Képpel felfelé kerül a hangárba, és azonnal ki kell fizetni; támad, véd és bombáz.
kaosz-type-equipment = fegyverzet
kaosz-type-equipment-help = Ingyen, képpel lefelé kerül az egyik űrhajódra; ha kifizeted, értékei és szövege az űrhajóhoz adódnak.
kaosz-type-crew = legénység
kaosz-type-crew-help = Ingyen, képpel lefelé kerül a kantinba; harcban űrhajóra száll, és ha ki van fizetve, értékei és szövege az űrhajóhoz adódnak.
kaosz-type-base = bázis
kaosz-type-base-help = Ingyen, képpel lefelé kerül a felszínre; elég fejlesztéssel kifizethető, és onnantól működik.
kaosz-type-event = esemény
kaosz-type-event-help = A saját fő fázisodban játszható ki, azonnal ki kell fizetni; kifejti a hatását, aztán a szemétbe kerül.
kaosz-type-interrupt = megszakítás
kaosz-type-interrupt-help = Bárki körében kijátszható, válaszul is; amit legutoljára játszottak ki, az hat először.

# -- altípusok

kaosz-subtype-ship-scout = felderítő
kaosz-subtype-ship-scout-help = A legkisebb űrhajó: mérete 1, tehát egy helyet foglal a hangárban, és egy lapot hordozhat.
kaosz-subtype-ship-scout-help-level-1 = A legkisebb fajta űrhajó: gyors és olcsó.
kaosz-subtype-ship-scout-help-level-2 = A legkisebb fajta űrhajó; egy lapot hordozhat.
kaosz-subtype-ship-fighter = vadászgép
kaosz-subtype-ship-fighter-help = Mérete 2: két helyet foglal a hangárban, és két lapot hordozhat.
kaosz-subtype-ship-fighter-help-level-1 = Fürge űrhajó, nagyobb a felderítőnél.
kaosz-subtype-ship-fighter-help-level-2 = Fürge űrhajó, két lapot hordozhat.
kaosz-subtype-ship-cruiser = cirkáló
kaosz-subtype-ship-cruiser-help = Mérete 3: három helyet foglal a hangárban, és három lapot hordozhat.
kaosz-subtype-ship-cruiser-help-level-1 = Nagy űrhajó, gyakran jó bombázó.
kaosz-subtype-ship-cruiser-help-level-2 = Nagy űrhajó, három lapot hordozhat.
kaosz-subtype-ship-destroyer = romboló
kaosz-subtype-ship-destroyer-help = A legnagyobb űrhajó: mérete 4, tehát négy helyet foglal a hangárban, és négy lapot hordozhat.
kaosz-subtype-ship-destroyer-help-level-1 = A legnagyobb fajta űrhajó: lassú és erős.
kaosz-subtype-ship-destroyer-help-level-2 = A legnagyobb fajta űrhajó; négy lapot hordozhat.
kaosz-subtype-equipment-weapon = fegyver
kaosz-subtype-equipment-weapon-help = A fő fázisodban vagy egy harc kifizetésekor fizetheted ki, és az űrhajón marad.
kaosz-subtype-equipment-shield = pajzs
kaosz-subtype-equipment-shield-help = A fő fázisodban vagy egy harc kifizetésekor fizetheted ki, és az űrhajón marad.
kaosz-subtype-equipment-item = tárgy
kaosz-subtype-equipment-item-help = A fő fázisodban vagy egy harc kifizetésekor fizetheted ki, és az űrhajón marad.
kaosz-subtype-equipment-rocket = rakéta
kaosz-subtype-equipment-rocket-help = Csak egy harc kifizetésekor fizethető ki; a lépés végén hat, a harc után a szemétbe kerül.
kaosz-subtype-crew-captain = kapitány
kaosz-subtype-crew-captain-help = Csak űrhajón, kifizetve működik.
kaosz-subtype-crew-personnel = személyzet
kaosz-subtype-crew-personnel-help = Csak űrhajón, kifizetve működik.
kaosz-subtype-crew-passenger = utas
kaosz-subtype-crew-passenger-help = Kifizetve a kantinban is működik; űrhajón nem lehet használttá vagy sérültté tenni.
kaosz-subtype-crew-robot = robot
kaosz-subtype-crew-robot-help = Csak űrhajón, kifizetve működik.
kaosz-subtype-base-research = kutatás
kaosz-subtype-base-research-help = Egyszer hat, amikor kifizeted, aztán a szemétbe kerül.
kaosz-subtype-base-building = épület
kaosz-subtype-base-building-help = Kifizetve a felszínen marad, és addig működik, amíg áll.
kaosz-subtype-base-bunker = bunker
kaosz-subtype-base-bunker-help = Kifizetve a felszínen marad, és addig működik, amíg áll.
kaosz-subtype-base-trap = csapda
kaosz-subtype-base-trap-help = Csak akkor fizethető ki, amikor legalább 2 bombázás éri; ekkor lecsap, aztán a szemétbe kerül.
kaosz-subtype-event-attack = támadás
kaosz-subtype-event-attack-help = Ártó esemény; a szónak nincs külön szabálya, más lapok hivatkoznak rá.
kaosz-subtype-event-reaction = reagálás
kaosz-subtype-event-reaction-help = Védekező esemény; a szónak nincs külön szabálya, más lapok hivatkoznak rá.
kaosz-subtype-event-resource = erőforrás
kaosz-subtype-event-resource-help = Creditet vagy lapot hozó esemény; a szónak nincs külön szabálya, más lapok hivatkoznak rá.
kaosz-subtype-event-special = speciális
kaosz-subtype-event-special-help = Minden egyéb esemény; a szónak nincs külön szabálya, más lapok hivatkoznak rá.
kaosz-subtype-interrupt-start = kezdő
kaosz-subtype-interrupt-start-help = Csak kezdő fázisban játszható ki, a tiédben vagy másében.
kaosz-subtype-interrupt-combat = harc
kaosz-subtype-interrupt-combat-help = Csak harcban játszható ki, a célpont megnevezésétől kezdve.
kaosz-subtype-interrupt-reaction = reakció
kaosz-subtype-interrupt-reaction-help = Bármikor kijátszható.
kaosz-subtype-interrupt-general = általános
kaosz-subtype-interrupt-general-help = Csak fő fázisban játszható ki, és közvetlenül egy támadás célpontjának megnevezése után.

# -- fajok, klánok, ritkaság

kaosz-species-human = ember
kaosz-species-human-help = A szervezett flották és a kombinációk mestere, de a legénysége lázadozik; ellentéte a xeno.
kaosz-species-xeno = xeno
kaosz-species-xeno-help = Övé a galaxis legjobb legénysége, de nem ért a szervezéshez; ellentéte az ember.
kaosz-species-insectoid = inszektoid
kaosz-species-insectoid-help = A bázisokban erős, a creditekben gyenge; ellentéte a karnoplantusz.
kaosz-species-carnoplantus = karnoplantusz
kaosz-species-carnoplantus-help = A creditekben erős, a bázisokban gyenge; ellentéte az inszektoid.
kaosz-species-cerebrita = cerebrita
kaosz-species-cerebrita-help = Az eseményekben erős, a megszakításokban gyenge; ellentéte a zarg.
kaosz-species-zarg = zarg
kaosz-species-zarg-help = Maga a káosz: a megszakításokban erős, az eseményekben gyenge; ellentéte a cerebrita.
kaosz-species-triciplita = triciplita
kaosz-species-triciplita-help = A fegyverzetben erős, az űrhajókban gyenge; ellentéte az űrcápa.
kaosz-species-space-shark = űrcápa
kaosz-species-space-shark-help = Az űrhajókban és a nehézfegyverekben erős, a fegyverzetben gyenge; ellentéte a triciplita.
kaosz-clan-galactic-trade = Galactic Trade
kaosz-clan-steel-eagles = Acél Sasok
kaosz-clan-granite-snakes = Gránit Kígyók
kaosz-clan-help = A klánoknak ebben a kiadásban nincs hatásuk.
kaosz-rarity-moon = gyakori
kaosz-rarity-planet = nem gyakori
kaosz-rarity-sun = ritka
kaosz-rarity-galaxy = ultraritka
kaosz-rarity-help = Hold, bolygó, nap vagy galaxis: azt mutatja, milyen ritka a lap; a játékra nincs hatása.

# -- az űrhajók képességei

kaosz-keyword-cloaking = álcázás
kaosz-keyword-cloaking-help = Az ellenfelek nem választhatják lap vagy képesség célpontjául, de tüzelni lehet rá.
kaosz-keyword-rapid-fire = gyorstüzelés
kaosz-keyword-rapid-fire-help = Erre az űrhajóra senki sem lőhet vissza.
kaosz-keyword-burst = sorozatlövés
kaosz-keyword-burst-help = Sebzését eloszthatja több, a harcban részt vevő ellenséges űrhajó között; minden aktív űrhajó visszalőhet, amelyre rálőtt.
kaosz-keyword-formation = kötelék
kaosz-keyword-formation-help = Az űrhajóra leadott lövés sebzését eloszthatod a harcban részt vevő összes kötelékes űrhajód között, de sorozatlövés ellen nem.
kaosz-keyword-stealth = lopakodás
kaosz-keyword-stealth-help = Támadáskor a tüzelés lépésében lövés vagy visszalövés helyett azonnal bombázhat; utána használt lesz.
kaosz-keyword-heavy-armament = nehézfegyverzet
kaosz-keyword-heavy-armament-help = 2 creditenként +1 tűzerőt kap a harc végéig, de legfeljebb a nyomtatott tűzereje kétszereséig.
kaosz-keyword-repair = javítás
kaosz-keyword-repair-help = Ha sebzés éri, csak használt lesz, nem sérült.
kaosz-keyword-demolition = tűzszerészet
kaosz-keyword-demolition-help = Bombázáskor minden lap, amelyet a saját kolóniádból a pusztulatodba teszel, +1 bombázást ad neki, legfeljebb a nyomtatott érték kétszereséig.

# -- értékek

kaosz-value-speed = Sebesség
kaosz-value-speed-help = A gyorsabb űrhajó tüzelhet előbb; egyenlő sebességnél a támadóé.
kaosz-value-fire = Tűzerő
kaosz-value-fire-help = Ennyi páncélzatot veszít az az űrhajó, amelyre tüzel.
kaosz-value-armor = Páncélzat
kaosz-value-armor-help = Ennyi sebzést bír ki; ha 0-ra csökken, megsemmisül. A következő befejező fázisban az elvesztett páncélzat visszatér.
kaosz-value-bomb = Bombázás
kaosz-value-bomb-help = Ennyi lapot visz el egy kolóniából; legénység, kifizetetlen bázis és a központ ellen összesen 2 kell.
kaosz-value-bomb-help-level-2 = Ennyi lapot visz el egy kolóniából.
kaosz-value-bomb-help-level-1 = Ennyi lapot visz el egy kolóniából.
kaosz-value-size = Méret
kaosz-value-size-help = Ennyi helyet foglal a hangárban, és ennyi lapot hordozhat.
kaosz-value-cost = Költség
kaosz-value-cost-help = Ennyi creditet kell fizetni érte.
kaosz-value-development = Fejlesztési limit
kaosz-value-development-help = Ennyi fejlesztés kell rá, mielőtt kifizethető; X: bármennyi, a hatása ettől függ; ?: a fejlesztés csak blöff.
kaosz-value-credits = Credit
kaosz-value-credits-help = Minden körödben 5-öt kapsz (kétszemélyes játékban az első négy körben 1-et, 2-t, 3-at és 4-et), és a köröd végén legfeljebb 20 maradhat.
kaosz-value-credits-help-level-3 = Minden körödben 5-öt kapsz; a köröd végén legfeljebb 20 maradhat.
kaosz-value-credits-help-level-2 = Minden körödben 5-öt kapsz, és amit nem költesz el, megmarad.
kaosz-value-credits-help-level-1 = Minden körödben 5-öt kapsz, és amit nem költesz el, megmarad.
kaosz-value-line = { $value }: { $amount }
kaosz-value-printed = { $amount } nyomtatott
kaosz-value-from = { $amount } ({ $card })
kaosz-value-lost = { $amount } sebzés a legutóbbi befejező fázis óta
kaosz-value-effect = { $amount } (hatás, { $until })

# -- állapotok

kaosz-state-active = aktív
kaosz-state-active-help = Álló lap: támadhat, védhet, tüzelhet és használható.
kaosz-state-used = használt
kaosz-state-used-help = 90°-kal elfordítva: most semmit sem tehet; a játékosa körének végén aktív lesz.
kaosz-state-damaged = sérült
kaosz-state-damaged-help = 180°-kal elfordítva: most semmit sem tehet; a játékosa körének végén használt lesz, egy körrel később aktív.
kaosz-paid = kifizetett
kaosz-paid-help = Képpel felfelé fekszik: értékei és szövege számítanak.
kaosz-unpaid = kifizetetlen
kaosz-unpaid-help = Képpel lefelé fekszik: amíg ki nem fizetik, nincs hatása; ha megsemmisül, a pusztulatba kerül.
kaosz-developments = { $count ->
    [0] nincs rajta fejlesztés
   *[other] { $count } fejlesztés
 }
kaosz-developments-of = Fejlesztés: { $count }, a limit { $limit }

# -- zónák

kaosz-zone-colony = Kolónia
kaosz-zone-colony-help = A húzópakli, egyben a játékos élete: akinek a kolóniája üres az ellenfele befejező fázisában, az veszít.
kaosz-zone-colony-help-quick = A húzópakli, egyben a játékos élete: akinek üres a kolóniája, azonnal veszít.
kaosz-zone-hq = Központ
kaosz-zone-hq-help = A kézben tartott lapok; a kör végén legfeljebb 5 maradhat.
kaosz-zone-hangar = Hangár
kaosz-zone-hangar-help = Az űrhajók helye; a kör végén a méretük összesen legfeljebb 12 lehet, hacsak egy lap meg nem növeli.
kaosz-zone-hangar-help-level-2 = Űrhajók; ezen a szinten akárhány elfér.
kaosz-zone-hangar-help-level-1 = Űrhajók; ezen a szinten akárhány elfér.
kaosz-zone-cantina = Kantin
kaosz-zone-cantina-help = Itt vár a legénység a harcra.
kaosz-zone-cantina-help-level-2 = A legénység helye, amely a 3. szinttől kap szerepet; most üres marad.
kaosz-zone-cantina-help-level-1 = A legénység helye, amely a 3. szinttől kap szerepet; most üres marad.
kaosz-zone-surface = Felszín
kaosz-zone-surface-help = A bázisok helye, a lerakás sorrendjében.
kaosz-zone-surface-help-level-2 = A bázisok helye, amelyek a 3. szinttől kapnak szerepet; most üres marad.
kaosz-zone-surface-help-level-1 = A bázisok helye, amelyek a 3. szinttől kapnak szerepet; most üres marad.
kaosz-zone-trash = Szemét
kaosz-zone-trash-help = A játékból kikerült kifizetett lapok és a kijátszott lapok; bárki átnézheti.
kaosz-zone-ruin = Pusztulat
kaosz-zone-ruin-help = Képpel lefelé: lebombázott, eldobott és kifizetetlenül elveszett lapok; csak a tulajdonosa nézheti át.
kaosz-zone-credits = Creditkészlet
kaosz-zone-looking = Megnézett lapok
kaosz-zone-stack = Megszakítássor
kaosz-zone-stack-help = Ami éppen kijátszás alatt áll: a legutóbb kijátszott fejti ki elsőként a hatását.
kaosz-zone-on = Az űrhajón
kaosz-zone-out = Kiesett
kaosz-zone-of = { $seat }: { $zone }
kaosz-count-hangar = Hangár { $size }/{ $limit }
kaosz-count-hand = Lapok { $count }/{ $limit }
kaosz-count-carried = Hordoz: { $count }, a férőhely { $limit }
kaosz-cards = { $count ->
    [0] nincs lap
   *[other] { $count } lap
 }
kaosz-credits = { $count ->
   *[other] { $count } credit
 }

# -- kör, fázisok, lépések

kaosz-turn = { $turn }. kör
kaosz-phase-setup = Előkészületek
kaosz-phase-start = Kezdő fázis
kaosz-phase-main = Fő fázis
kaosz-phase-attack = Támadás bejelentve
kaosz-phase-combat = Harc fázis
kaosz-phase-end = Befejező fázis
kaosz-ends-main = akkor ér véget, amikor { WHO($seat) } befejezi a fő fázist
kaosz-step-named = Célpont megnevezve
kaosz-step-equip = Felszerelés
kaosz-step-pay = Kifizetés
kaosz-step-fire = Tüzelés
kaosz-step-bombard = Bombázás
kaosz-step-unequip = Leszerelés
kaosz-step-named-help = A célpont megvan; mielőtt az űrhajók kiválasztása megkezdődik, mindenki válaszolhat.
kaosz-step-equip-help = A támadó, majd a védő kiválasztja az űrhajóit és a legénységét.
kaosz-step-pay-help = Előbb a támadó, aztán a védő kifizetheti a harcoló űrhajóin lévő lapjait.
kaosz-step-fire-help = Az űrhajók sebességük sorrendjében tüzelnek; akire rálőttek, visszalőhet.
kaosz-step-bombard-help = A még aktív támadó űrhajók együtt bombázzák a célpontot.
kaosz-step-unequip-help = A legénység visszatér a kantinba, a kifizetett rakéták a szemétbe kerülnek.
kaosz-moment-combat = Harc közben
kaosz-moment-start-help = A jövedelem után, a kör első akciója előtt.
kaosz-moment-main-help = Valaki bejelentett egy akciót, de az még nem történt meg.
kaosz-moment-attack-help = A harc előtt ez az utolsó pillanat általános megszakításra.
kaosz-moment-combat-help = Sebzés előtt, bombázás előtt, illetve az űrhajók és a legénység kiválasztása után.
kaosz-moment-end-help = Az eldobás és a visszafordítás előtt.
kaosz-side-attacker = támadó
kaosz-side-defender = védő

# -- a támadás célpontjai

kaosz-target-colony = { WHO($seat) } kolóniája
kaosz-target-hq = { WHO($seat) } központja
kaosz-target-card = { ARTICLE($card) } { $card } ({ $seat })
kaosz-target-colony-help = Minden bombázási pont egy lapot visz a kolónia tetejéről a pusztulatba.
kaosz-target-hq-help = Legalább 2 bombázásnál a védő eldob egy általa választott lapot.
kaosz-target-hq-help-quick = A védő eldob egy általa választott lapot.
kaosz-target-crew-help = Legalább 2 bombázásnál a legénység megsemmisül, hacsak közben űrhajóra nem szállt.
kaosz-target-base-help = A kifizetetlen bázishoz 2 bombázás kell, a kifizetetthez annyi, amennyi a páncélzata.

# -- meddig tartanak a hatások

kaosz-until-instant = azonnal
kaosz-until-this-shot = erre a lövésre
kaosz-until-combat-end = a harc végéig
kaosz-until-turn-end = a kör végéig
kaosz-until-your-next-start = a játékosa következő köréig
kaosz-until-while-in-play = amíg a lap játékban van
kaosz-until-while-aboard = amíg a fedélzeten van
kaosz-until-while-active = amíg aktív
kaosz-until-next-time = a következő alkalommal

# -- a megszakítássor elemei

kaosz-item-interrupt-card = { $card } (megszakítás)
kaosz-item-ability = { $card } (képesség)
kaosz-item-payment = { $card } (kifizetés)
kaosz-item-trigger = { $card } (hatás)

# -- eredmény

result-kaosz-colony-empty = A vesztes kolóniája elfogyott.
result-kaosz-concede = A vesztes feladta a játszmát.
result-kaosz-abandoned = Nem maradt, aki folytatná: a bíró az akkori állás alapján döntött.
result-kaosz-last-one = Már csak egy játékos maradt; az nyer, aki a legtöbb játékost ejtette ki, egyenlőségnél, aki tovább maradt játékban.
result-kaosz-time-up = Letelt az egy óra, a bíró számolt: lapok a kolóniában, lapok a központban, credit, űrhajók.
result-kaosz-turn-limit = Letelt a körhatár, a bíró számolt: lapok a kolóniában, lapok a központban, credit, űrhajók.

# -- tanácsok az első játékhoz

kaosz-guide-mulligan = A jó kezdő kézben van egy-két olcsó űrhajó. Ha a tiédben nincs, húzz öt új lapot: ingyen van, de csak egyszer lehet.
kaosz-guide-turn = Húzd az űrhajót a hangárba, a bázist a felszínre, a legénységet a kantinba, a fegyverzetet egy űrhajóra. Képpel lefelé lerakni ingyen van.
kaosz-guide-turn-level-2 = Húzd az űrhajót a hangárba, a fegyverzetet egy űrhajóra, az eseményt középre. A fegyverzet lerakása képpel lefelé ingyen van.
kaosz-guide-turn-level-1 = Húzz űrhajókat a kezedből a hangárodba. Ezen a szinten csak űrhajót játszhatsz ki; minden más lapot eldobhatsz.
kaosz-guide-credits = Húzd az érmét egy bázisra, ha fejleszteni akarod, vagy egy kifizetetlen lapra, ha kifizetnéd. De a félretett credit a képpel lefelé fekvő lapok mellett óvatossá teszi a támadót.
kaosz-guide-credits-level-2 = Húzd az érmét egy kifizetetlen fegyverzetre, és kifizeted. De a félretett credit a képpel lefelé fekvő lapok mellett óvatossá teszi a támadót.
kaosz-guide-credits-level-1 = Itt vannak a creditjeid. Amit nem költesz el, megmarad: egy drága űrhajóra érdemes gyűjteni.
kaosz-guide-attack = Támadáshoz húzd a jelzőt egy kolóniára, egy központra, egy legénységre vagy egy bázisra. Az az űrhajó, amelyik csak bombázott, az ellenfél körében újra aktív.
kaosz-guide-attack-level-2 = A támadáshoz húzd a jelzőt egy kolóniára vagy egy központra. Amelyik űrhajó csak bombázott, az ellenfél körében már újra aktív.
kaosz-guide-attack-level-1 = A támadáshoz húzd a jelzőt egy kolóniára vagy egy központra. Amelyik űrhajó csak bombázott, az ellenfél körében már újra aktív.
kaosz-guide-reply = Valaki bejelentett valamit. Most válaszolhatsz rá, vagy passzolhatsz. A menüben megadhatod, mikor kérdezzen meg a játék.
kaosz-guide-attackers = Küldj kísérőt a bombázóiddal: az eltalált bombázó nem bombázhat.
kaosz-guide-defenders = Egy találat megállít egy bombázót, ezért a gyors, gyenge védő is segít. De amelyik űrhajó védekezés közben tüzel, a következő körödben nem támadhat.
kaosz-guide-pay = Ez a meglepetések pillanata: a képpel lefelé fekvő legénységé, fegyverzeté, a rakétáké is. A védő a támadó után fizet.
kaosz-guide-fire = Mutass egy célpontra, és még a lövés előtt látod az eredményt. Ha passzolsz, az űrhajód aktív marad a bombázáshoz vagy a visszalövéshez.
kaosz-guide-return = A visszalövés akkor is talál, ha az űrhajód megsemmisül. Ha úgyis túléli, többet érhet, ha aktív marad.
kaosz-guide-bombers = A kolónia pontonként egy lapot veszít. Legénység, kifizetetlen bázis és központ ellen összesen 2 kell.
kaosz-guide-bombers-level-2 = A kolónia pontonként egy lapot veszít, a központ pontosan egyet.
kaosz-guide-bombers-level-1 = A kolónia pontonként egy lapot veszít, a központ pontosan egyet.
kaosz-guide-trap = Ez a kérdés minden képpel lefelé fekvő bázisnál megjelenik, amelyet legalább 2 ér, ezért semmit sem árul el.
kaosz-guide-hand = Az eldobott lap a pusztulatba kerül. Ha a kolóniádban már csak öt lap van, onnan visszahúzhatod, mindig a legelsőt.
kaosz-guide-hand-level-3 = Az eldobott lapok a pusztulatba kerülnek.
kaosz-guide-hand-level-2 = Az eldobott lapok a pusztulatba kerülnek.
kaosz-guide-hand-level-1 = Az eldobott lapok a pusztulatba kerülnek.
kaosz-guide-dismiss = Értem
kaosz-guide-never = Nem kell több tanács
kaosz-minutes-left = még { $left } perc
