# Káosz Galaktika: kapcsolók, kérdések, választási lehetőségek, okok.

# -- kapcsolók

variant-kaosz-ruleset = Szabályok
variant-kaosz-ruleset-help = Az egész játék, vagy a gyorstalpaló, amely három szinten vezet el hozzá.
variant-kaosz-ruleset-official = Hivatalos szabályok
variant-kaosz-ruleset-official-help = 45 lap, minden típus, megszakítások; a befejező fázisodban győzöl, ha az ellenfeled kolóniája üres.
variant-kaosz-ruleset-quickstart = Gyorstalpaló
variant-kaosz-ruleset-quickstart-help = 30 lap, két játékos, egyszerűbb körök; akinek elfogy a kolóniája, azonnal veszít.
variant-kaosz-qs-level = A gyorstalpaló szintje
variant-kaosz-qs-level-help = A játék mekkora részével játszotok; csak a gyorstalpalóban számít.
variant-kaosz-qs-level-1 = 1: csak űrhajók
variant-kaosz-qs-level-1-help = Csak űrhajót lehet kijátszani, a szövegük nem számít; a többi lap eldobni való.
variant-kaosz-qs-level-2 = 2: fegyverzettel és eseményekkel
variant-kaosz-qs-level-2-help = Bekapcsolódik a fegyverzet és az esemény, és az űrhajók szövege is számít.
variant-kaosz-qs-level-3 = 3: minden típus
variant-kaosz-qs-level-3-help = Legénység, bázis és megszakítás is van; a hangárba 12 méretnyi űrhajó fér, és 20 credit maradhat meg.
variant-kaosz-combat = Harcrendszer
variant-kaosz-combat-help = Hogyan tüzelnek egymásra az űrhajók.
variant-kaosz-combat-full = Teljes
variant-kaosz-combat-full-help = A sebesség dönti el, ki tüzel előbb, és akire rálőttek, visszalőhet.
variant-kaosz-combat-simplified = Egyszerűsített
variant-kaosz-combat-simplified-help = Nincs sebesség és visszalövés: a játékosok felváltva tüzelnek, a támadó kezd, és a megsemmisült űrhajók a lépés végén kerülnek le.
variant-kaosz-species-limit = Fajok a pakliban
variant-kaosz-species-limit-help = Melyik fajok lehetnek együtt egy pakliban; minden játékosra ugyanaz érvényes.
variant-kaosz-species-limit-strict = Ellentétesek nélkül
variant-kaosz-species-limit-strict-help = A hivatalos szabály: egy pakliban nem lehet két ellentétes faj.
variant-kaosz-species-limit-max4 = Bármely négy
variant-kaosz-species-limit-max4-help = Egy pakliban legfeljebb négy faj lehet, akár ellentétesek is.
variant-kaosz-species-limit-free = Szabad
variant-kaosz-species-limit-free-help = Bármennyi és bármilyen faj lehet a pakliban.
variant-kaosz-tournament = Versenyszabályok
variant-kaosz-tournament-help = Két játékos, hivatalos szabályok, teljes harcrendszer, ellentétes fajok nélkül, legfeljebb egy óra: utána a bíró dönt.
variant-kaosz-refund-unpaid-only = Visszabontás csak kifizetetlen bázisról
variant-kaosz-refund-unpaid-only-help = A fejlesztés csak addig váltható vissza creditre, amíg a bázisa kifizetetlen; kikapcsolva bármelyikről.
variant-kaosz-stealth-triggers-traps = A csapda a lopakodót is elkapja
variant-kaosz-stealth-triggers-traps-help = A csapda akkor is kifizethető, ha lopakodó űrhajó bombázza a tüzelés lépésében; kikapcsolva csak a bombázás lépésében.
variant-kaosz-turn-limit = Körhatár
variant-kaosz-turn-limit-help = Ha mindenki ennyi kört játszott, a bíró dönt a kolónia, a központ, a credit és az űrhajók alapján.
variant-kaosz-turn-limit-0 = Nincs
variant-kaosz-turn-limit-60 = 60 kör
variant-kaosz-deck = Pakli
variant-kaosz-deck-help = A pakli, amellyel ez a játékos játszik.
variant-kaosz-deck-automatic = Automatikus

# -- kérdések; $card az a lap, amelyik kérdez

prompt-kaosz-action = Te jössz: játssz, húzz, fejlessz, támadj vagy fejezd be
prompt-kaosz-action-level-1 = Te jössz: játssz ki űrhajót, húzz, támadj vagy fejezd be
prompt-kaosz-action-level-2 = Te jössz: játssz ki lapot, húzz, támadj vagy fejezd be
prompt-kaosz-action-rule = Annyi mindent tehetsz, amennyire futja a creditedből, bármilyen sorrendben; többször is támadhatsz.
prompt-kaosz-reply = { $what }: válaszolsz vagy passzolsz?
prompt-kaosz-reply-rule = Megszakítással és képességgel válaszolhatsz; amit legutoljára játszottak ki, az hat először.
prompt-kaosz-arrange = Rakd sorba a saját akcióidat: ami elöl áll, az hat először
prompt-kaosz-arrange-rule = Amit egymás után játszottál ki, az a választott sorrendben hat.
prompt-kaosz-mulligan = Megtartod ezt az öt lapot, vagy újakat húzol?
prompt-kaosz-mulligan-rule = Egyszer, ingyen visszakeverheted az öt lapodat, és húzhatsz öt másikat.
prompt-kaosz-take = Válaszd ki a lapot, amelyet elveszel
prompt-kaosz-take-rule = Ezeket a lapokat csak te látod; amit nem veszel el, az visszakerül a kolóniába, és megkevered, hacsak a lap mást nem mond.
prompt-kaosz-attackers = Válaszd ki a támadó űrhajókat { $target } ellen
prompt-kaosz-attackers-rule = Akárhány aktív űrhajód támadhat; később senki sem csatlakozhat.
prompt-kaosz-crew = Küldj legénységet az űrhajókra, vagy menj tovább
prompt-kaosz-crew-rule = Álló legénység szállhat fel a harcoló űrhajóidra, ha van rajtuk férőhely; mindegy, kifizetett-e.
prompt-kaosz-defenders = Támadás { $target } ellen: válaszd ki a védő űrhajókat, vagy egyet se
prompt-kaosz-defenders-rule = Akárhány aktív űrhajód védhet; védők nélkül nincs tüzelés, a támadók bombáznak.
prompt-kaosz-pay = Fizesd ki az űrhajóidon lévő lapokat, vagy menj tovább
prompt-kaosz-pay-rule = Most fizetheted ki a harcoló űrhajóidon lévő legénységet és fegyverzetet, a rakétát is; ebben a harcban később már nem.
prompt-kaosz-fire = Válassz űrhajót és célpontot, vagy passzolj
prompt-kaosz-fire-rule = Azokkal az űrhajóiddal tüzelhetsz, amelyeket egyetlen még tüzelni képes ellenséges űrhajó sem előz meg; ha passzolsz, a következő jön.
prompt-kaosz-fire-rule-quick = A leggyorsabb aktív űrhajó tüzel először, egyenlő sebességnél a támadóé; ha passzolsz, a következő tüzelhet.
prompt-kaosz-return = Rálőttek { ARTICLE($card) } { SUFFIX($card, "ra") }. Visszalősz?
prompt-kaosz-return-rule = A visszalövés ugyanabban a pillanatban talál; aki visszalő, használt lesz, aki nem, aktív marad.
prompt-kaosz-heavy = { $card }: hány pont tűzerőt veszel?
prompt-kaosz-heavy-rule = Nehézfegyverzet: 2 creditenként +1 tűzerő, legfeljebb a nyomtatott tűzerő kétszereséig.
prompt-kaosz-burst = { $card }: válaszd ki a sorozatlövés célpontjait
prompt-kaosz-burst-rule = Legfeljebb annyi űrhajó, amennyi a tűzereje; mindegyik kap legalább 1 sebzést.
prompt-kaosz-amounts = { $card }: oszd el a sebzést
prompt-kaosz-amounts-rule = Minden kijelölt űrhajó kap legalább 1-et; a többit szabadon osztod el, vagy elhagyod.
prompt-kaosz-formation = Rálőttek { ARTICLE($card) } { SUFFIX($card, "ra") }. Elosztod a sebzést a kötelékben?
prompt-kaosz-formation-rule = A sebzés elosztható a harcban részt vevő összes kötelékes űrhajód között, de egyik sem kaphat többet a páncélzatánál.
prompt-kaosz-formation-split = Oszd el a sebzést az űrhajóid között
prompt-kaosz-formation-split-rule = Egyik űrhajó sem kaphat többet a páncélzatánál.
prompt-kaosz-bombers = Válaszd ki a bombázó űrhajókat { $target } ellen
prompt-kaosz-bombers-rule = A még aktív támadó űrhajók együtt bombáznak; utána használtak lesznek.
prompt-kaosz-demolition = { $card }: hány lapot adsz a saját kolóniádból?
prompt-kaosz-demolition-rule = Tűzszerészet: a kolóniádból a pusztulatodba tett minden lap +1 bombázás, legfeljebb a nyomtatott érték kétszereséig.
prompt-kaosz-trap = Bombázzák a képpel lefelé fekvő bázisodat ({ $card }). Kifizeted csapdaként?
prompt-kaosz-trap-rule = A csapda csak most fizethető ki; bármi más a pusztulatba kerül. A kérdés mindenképp megjelenik, hogy ne áruljon el semmit.
prompt-kaosz-hq-discard = Lebombázták a központodat: válaszd ki, melyik lapot dobod el
prompt-kaosz-hq-discard-rule = Pontosan egy, általad választott lap kerül a pusztulatba.
prompt-kaosz-hand-limit = Túl sok lapod van: válaszd ki, mit dobsz el
prompt-kaosz-hand-limit-rule = A köröd végén legfeljebb { $limit } lapod maradhat; a többi a kiválasztás sorrendjében kerül a pusztulatba.
prompt-kaosz-hangar-limit = Túl zsúfolt a hangárod: válaszd ki, melyik űrhajóról mondasz le
prompt-kaosz-hangar-limit-rule = A köröd végén az űrhajóid mérete összesen legfeljebb { $limit } lehet; ami az űrhajón van, vele megy.
prompt-kaosz-target = { $card }: válassz célpontot
prompt-kaosz-target-rule = A lapnak vagy képességnek szabályos célpont kell; ha az, amire hatna, már nincs meg, a lap elvész.
prompt-kaosz-mode = { $card }: válassz egyet
prompt-kaosz-mode-rule = A lap több hatást kínál; egyet választhatsz.
prompt-kaosz-way = { $card }: válassz egyet
prompt-kaosz-way-rule = A lap több hatást kínál; egyet választhatsz.
prompt-kaosz-x = { $card }: mennyi legyen az X?
prompt-kaosz-x-rule = X creditet fizetsz, és a hatás X-szel számol.
prompt-kaosz-opponent = { $card }: melyik szomszéd az ellenfél?
prompt-kaosz-opponent-rule = Három vagy több játékosnál az „ellenfél” a két szomszédod közül az, akit választasz.
prompt-kaosz-bound = { $card }: melyik szomszéd ellen működjön?
prompt-kaosz-bound-rule = Az ellenfélre ható tartós hatás ahhoz a szomszédhoz kötődik, akit most választasz.
prompt-kaosz-optional = { $card }: élsz vele?
prompt-kaosz-optional-rule = A lap rád bízza a döntést.
prompt-kaosz-cost-way = { $card }: hogyan fizetsz?
prompt-kaosz-cost-way-rule = A lap többféle árat enged; egyet választhatsz.
prompt-kaosz-cost-sacrifice = { $card }: válaszd ki, mit áldozol fel
prompt-kaosz-cost-sacrifice-rule = Csak aktív lap áldozható fel, és a szemétbe kerül.
prompt-kaosz-cost-discard = { $card }: válaszd ki, mit dobsz el
prompt-kaosz-cost-discard-rule = Az eldobott lap képpel lefelé a pusztulatba kerül.
prompt-kaosz-cost-developments = { $card }: honnan veszed le a fejlesztéseket?
prompt-kaosz-cost-developments-rule = Az árat a bázisaidon lévő fejlesztésekkel fizeted ki.
prompt-kaosz-choose = { $card }: válassz
prompt-kaosz-choose-rule = A lap szerint neked kell választanod.
prompt-kaosz-discard = { $card }: válaszd ki az eldobandó lapot
prompt-kaosz-discard-rule = Az eldobott lap képpel lefelé a pusztulatba kerül.
prompt-kaosz-from = { $card }: válaszd ki, honnan
prompt-kaosz-from-rule = A lap áthelyez valamit egyik helyről a másikra.
prompt-kaosz-to = { $card }: válaszd ki, hová
prompt-kaosz-to-rule = A lap áthelyez valamit egyik helyről a másikra.
prompt-kaosz-retarget = { $card }: válaszd ki az új célpontot
prompt-kaosz-retarget-rule = A másik lap változatlanul hat tovább, de arra a célpontra, amelyet választasz.
prompt-kaosz-order = Rakd sorba a hatásaidat: ami elöl áll, az hat először
prompt-kaosz-order-rule = Az egyszerre induló hatásaid a választott sorrendben történnek meg.
prompt-kaosz-replacement = { $card }: melyik hatás érvényesüljön?
prompt-kaosz-replacement-rule = Több lap is ugyanazt változtatná meg; csak az egyik érvényesül.

# -- választási lehetőségek

option-kaosz-priced = { $label } ({ kaosz-credits })
option-kaosz-launch = { $card } kijátszása
option-kaosz-play = { $card } kijátszása
option-kaosz-lay = { $card } lerakása képpel lefelé
    .surface = { $card } lerakása a felszínre, képpel lefelé
    .cantina = { $card } lerakása a kantinba, képpel lefelé
    .ship = { $card } lerakása képpel lefelé { ARTICLE($ship) } { SUFFIX($ship, "ra") }
option-kaosz-bluff = Blöff: { $card }
    .surface = Blöff: { $card } lerakása a felszínre, képpel lefelé
    .cantina = Blöff: { $card } lerakása a kantinba, képpel lefelé
    .ship = Blöff: { $card } lerakása képpel lefelé { ARTICLE($ship) } { SUFFIX($ship, "ra") }
option-kaosz-pay = { $card } kifizetése
option-kaosz-use = { $card } használata
    .several = { $card } használata: { $what }
option-kaosz-develop = { $card } fejlesztése
option-kaosz-draw = Laphúzás
option-kaosz-search = Keresés: a felső öt lap egyikének elvétele
option-kaosz-recover = Visszahúzás: a pusztulat első lapja
option-kaosz-salvage = Két fejlesztés visszabontása
    .one = { $card } két fejlesztésének visszabontása
    .two = { $card } és { $other } egy-egy fejlesztésének visszabontása
option-kaosz-attack = Támadás { WHO($seat) } ellen
    .colony = Támadás { WHO($seat) } kolóniája ellen
    .hq = Támadás { WHO($seat) } központja ellen
    .card = Támadás { $card } ellen
option-kaosz-end = A kör befejezése
option-kaosz-pass = Passz
    .fire = Passz: most nem tüzelek
option-kaosz-done = Tovább
    .crew = Kész a legénység
    .pay = Többet nem fizetek ki
option-kaosz-board = { $card } felszállása { ARTICLE($ship) } { SUFFIX($ship, "ra") }
option-kaosz-fire = Tüzelés { ARTICLE($card) } { SUFFIX($card, "ra") } ({ $ship })
option-kaosz-burst = Sorozatlövés ({ $ship })
    .return = Visszalövés sorozatlövéssel
option-kaosz-stealth = Azonnali bombázás ({ $ship }, lopakodás)
    .return = Inkább azonnali bombázás (lopakodás)
option-kaosz-return = Visszalövés
option-kaosz-nothing = Nem lövök vissza
option-kaosz-no = Nem
    .trap = Nem fizetek: megsemmisül
option-kaosz-yes = Igen
option-kaosz-keep = Megtartom az öt lapot
option-kaosz-redraw = Öt új lapot húzok
option-kaosz-divide = Elosztom a sebzést
option-kaosz-decline = Mindet ez az űrhajó kapja
option-kaosz-card = { $card }
option-kaosz-replace = { $card }

# -- okok

reason-kaosz-cost = { $cost } creditbe kerül, neked { $have ->
    [0] egy sincs
   *[other] { $have } van
 }.
reason-kaosz-timing = { $subtype ->
    [start] Kezdő megszakítás csak kezdő fázisban játszható ki.
    [combat] Harc megszakítás csak harcban játszható ki.
    [general] Általános megszakítás csak fő fázisban játszható ki, vagy közvetlenül egy támadás célpontjának megnevezése után.
   *[other] Esemény csak a saját fő fázisodban játszható ki, amikor más nincs folyamatban.
 }
reason-kaosz-target = Most nincs hozzá szabályos célpont.
reason-kaosz-condition = A lapon álló feltétel most nem teljesül.
reason-kaosz-forbidden = Ezt most { ARTICLE($card) } { $card } tiltja.
reason-kaosz-level = Ez a típus a gyorstalpalónak ezen a szintjén még nem szerepel a játékban; a lap csak eldobható.
reason-kaosz-developments = { $need } fejlesztés kell rá, most { $have ->
    [0] egy sincs
   *[other] { $have } van
 } rajta.
reason-kaosz-trap = A csapda csak akkor fizethető ki, amikor legalább 2 bombázás éri.
reason-kaosz-no-trap = Bombázáskor csak csapda fizethető ki.
reason-kaosz-neighbour = Csak a szomszédaidat támadhatod meg.
reason-kaosz-no-room = Az űrhajón nincs több férőhely: legfeljebb { $size } lapot visz.
reason-kaosz-rocket = A rakéta csak egy harc kifizetésekor fizethető ki.
reason-kaosz-bluff = Ez blöff: ilyen típusú lap itt sosem fizethető ki.
reason-kaosz-ability-cost = A képesség ára most nem fizethető ki: a lapnak aktívnak kell lennie, és meg kell lennie annak, amit kér.
reason-kaosz-limit = Ez csak egyszer használható, és már megtörtént.
reason-kaosz-first-turn = Ilyen korán nem lehet támadni: a kezdő játékos az első körében nem támadhat, három vagy több játékosnál pedig senki a saját első körében.
reason-kaosz-no-ship = Nincs aktív űrhajód, amely támadhatna.
reason-kaosz-tax = A támadás most { $cost } creditbe kerül, neked { $have ->
    [0] egy sincs
   *[other] { $have } van
 }.
reason-kaosz-colony-empty = A kolóniádban nincs több lap.
reason-kaosz-colony-full = Csak akkor húzhatsz vissza lapot, ha a kolóniádban legfeljebb { $limit } lap van.
reason-kaosz-ruin-empty = A pusztulatod üres.
reason-kaosz-developed = Egy bázisra körönként csak { $limit } fejlesztés tehető creditért.
reason-kaosz-salvage = Nincs a bázisaidon két visszabontható fejlesztés.
reason-kaosz-quick = A gyorstalpalóban lapot csak húzással szerezhetsz.
reason-kaosz-must-attack = { ARTICLE($card, case: "upper") } { $card } miatt támadnod kell, mielőtt befejezed a köröd.
reason-kaosz-quickstart-for-two = A gyorstalpaló két játékosnak való.
reason-kaosz-quickstart-species = A gyorstalpalóban a pakli amúgy is bármilyen fajból állhat.
reason-kaosz-level-without-quickstart = Szintek csak a gyorstalpalóban vannak.
reason-kaosz-tournament = A versenyjátszma kétszemélyes, hivatalos szabályokkal, teljes harcrendszerrel, ellentétes fajok nélkül.
reason-kaosz-deck-none = Ezekkel a szabályokkal egyik pakli sem játszható.
reason-kaosz-deck-unknown = Nincs ilyen lap: { $card }.
reason-kaosz-deck-size = A pakliban pontosan { $need } lapnak kell lennie; most { $have } van benne.
reason-kaosz-deck-copies = Ebből a lapból { $have } van: { $card }; legfeljebb { $most } lehet.
reason-kaosz-deck-opposed = { $one ->
    [human] Az ember és a xeno ellentétes faj, nem lehetnek egy pakliban.
    [carnoplantus] A karnoplantusz és az inszektoid ellentétes faj, nem lehetnek egy pakliban.
    [cerebrita] A cerebrita és a zarg ellentétes faj, nem lehetnek egy pakliban.
   *[other] Az űrcápa és a triciplita ellentétes faj, nem lehetnek egy pakliban.
 }
reason-kaosz-deck-species = A pakliban { $have } faj van; legfeljebb { $most } lehet.
reason-kaosz-deck-simplified = Sebességről vagy visszalövésről szól, ezért nem lehet egyszerűsített harcrendszerhez való pakliban: { $card }.

# What the button does that gives the answer

confirm-kaosz-combat-attackers = Támadás { $count } űrhajóval
confirm-kaosz-combat-defenders = { $count ->
    [0] Nincs védekezés
   *[other] Védekezés { $count } űrhajóval
}
confirm-kaosz-turn-hand-limit = { $count } lap eldobása
confirm-kaosz-search-take = { $count } lap elvétele
confirm-kaosz-announce-target = { $count ->
    [0] Nem választok célpontot
   *[other] { $count } célpont kiválasztása
}
confirm-kaosz-free-payment-target = { confirm-kaosz-announce-target }
confirm-kaosz-triggers-target = { confirm-kaosz-announce-target }
confirm-kaosz-combat-target = { confirm-kaosz-announce-target }
confirm-kaosz-announce-x = X = { $count }
confirm-kaosz-free-payment-x = { confirm-kaosz-announce-x }
confirm-kaosz-triggers-x = { confirm-kaosz-announce-x }
confirm-kaosz-combat-x = { confirm-kaosz-announce-x }
confirm-kaosz-announce-cost-discard = { $count } lap eldobása
confirm-kaosz-ops-cost-discard = { confirm-kaosz-announce-cost-discard }
confirm-kaosz-ops-discard = { confirm-kaosz-announce-cost-discard }
confirm-kaosz-announce-cost-developments = { $count } fejlesztés levétele
confirm-kaosz-ops-cost-developments = { confirm-kaosz-announce-cost-developments }
confirm-kaosz-ops-choose = { $count ->
    [0] Egyiket sem választom
   *[other] { $count } lap kiválasztása
}
confirm-kaosz-ops-from = { confirm-kaosz-ops-choose }
confirm-kaosz-ops-to = { confirm-kaosz-ops-choose }
confirm-kaosz-fire-burst = Tűz { $count } célpontra
confirm-kaosz-shot-burst = { confirm-kaosz-fire-burst }
confirm-kaosz-shot-amounts = { $count } sebzés kiosztása
confirm-kaosz-shot-formation-split = { $count } sebzés elosztása
confirm-kaosz-fire-heavy = { $count ->
    [0] Nem veszek tűzerőt
   *[other] { $count } pont tűzerő vásárlása
}
confirm-kaosz-shot-heavy = { confirm-kaosz-fire-heavy }
confirm-kaosz-bombard-demolition = { $count ->
    [0] Nem adok lapot
   *[other] { $count } lap odaadása
}
confirm-kaosz-triggers-order = Ebben a sorrendben
