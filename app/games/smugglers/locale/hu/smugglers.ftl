# Űrcsempészek: szabályok, kérdések, napló, buborékok, elszámolás.
# A közös elemek ($face, $token, $sector, $place) ugyanazokat az értékeket kapják, mint a mondat, amelyben állnak.

smugglers-face = { $face ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[6] 6-os
 }
smugglers-token = { $token ->
    [-1] −1-es
    [0] 0-s
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
    [6] 6-os
    [7] 7-es
    [8] 8-as
   *[9] 9-es
 }
smugglers-sector = <link:{ $place }>{ $sector }. űrszektor</link>
    .t = <link:{ $place }>{ $sector }. űrszektort</link>
    .ra = <link:{ $place }>{ $sector }. űrszektorra</link>
    .on = <link:{ $place }>{ $sector }. űrszektoron</link>
    .ert = <link:{ $place }>{ $sector }. űrszektorért</link>
smugglers-list-two = { $first } és { $last }
smugglers-list-more = { $first }, { $rest }

# -- színek, áruk, darabok

smugglers-colour-r = piros
smugglers-colour-y = sárga
smugglers-colour-b = kék
smugglers-colour-g = zöld
smugglers-symbol-r = háromszög
smugglers-symbol-y = kör
smugglers-symbol-b = négyzet
smugglers-symbol-g = hatszög
smugglers-symbol-n = csillag
smugglers-goods-none = semmilyen áru
smugglers-goods-part = { $count } { $colour }
smugglers-goods-all = { $total ->
   *[other] { $list } áru
 }
smugglers-count-points = { $count ->
   *[other] { $points } pont
 }
smugglers-stuff-energy = energia
smugglers-stuff-good = { $colour } áru
smugglers-ship-n = cirkáló
smugglers-ship-any = { $colour } űrhajó
smugglers-planet-any = { $colour } bolygó
smugglers-card-name = { $sector }. űrszektor

# -- fázisok

smugglers-phase-deal = Kiosztás és felderítés
smugglers-phase-bidding = Licitálás
smugglers-phase-evaluation = Kiértékelés
smugglers-phase-payment = Kifizetés
smugglers-phase-refill = Készletfeltöltés
smugglers-phase-over = Vége a játszmának
smugglers-round = { $round }. kör (összesen { $rounds })

# -- a játék és kapcsolói

smugglers-about = 2–6 csempész kockákkal licitál űrszektorokra, energiával és áruval fizet értük, és semmit sem akar a nyakán hagyni.
smugglers-about-length = 6 vagy 8 kör: valós időben nagyjából 20–30, ütemekben 30–45 perc.

variant-smugglers-timing = Időzítés
variant-smugglers-timing-help = Hogyan zajlik a licitálás: mindenki egyszerre, versenyt futva az idővel, vagy kapkodás nélkül, ütemekben.
variant-smugglers-timing-realtime = Valós idejű mód
variant-smugglers-timing-realtime-help = Mindenki egyszerre, fél kézzel licitál, ahogy az asztalnál; aki gyorsabb, az jár jobban.
variant-smugglers-timing-open = Nyílt ütem
variant-smugglers-timing-open-help = Ütemenként mindenki egyszer cselekszik, sorban a kezdőtől, és látja, mit tettek előtte a többiek.
variant-smugglers-timing-secret = Titkos ütem
variant-smugglers-timing-secret-help = Ütemenként mindenki titokban választ egy cselekvést, aztán minden választás egyszerre tárul fel.
variant-smugglers-stations = Űrállomások
variant-smugglers-stations-help = Űrállomásos kártyán csak a kedvenc színű bolygóid érnek pontot.
variant-smugglers-fav-ships = Kedvenc űrhajók
variant-smugglers-fav-ships-help = A játszma végén 3 pont jár, ha valamelyik kedvenc színedből egyedül neked van a legtöbb űrhajód, és még 1 minden más játékosért, akinek ugyanez a kedvence.
variant-smugglers-fav-leftover = Kedvenc maradék
variant-smugglers-fav-leftover-help = A játszma végén kedvenc űrhajószínenként egy megmaradt áru nem ér mínuszpontot.
variant-smugglers-stacked = Egymásra tett kockák
variant-smugglers-stacked-help = A kockák tornyot alkotnak, csak a legfelső számít; szigorúan nagyobb értékkel kell rálicitálni. Ha a ráejtésedtől megdől a torony, az a kockád a körre elvész, a többiek kockái pedig visszakerülnek.
variant-smugglers-pace = Tempó
variant-smugglers-pace-help = Valós időben ez adja meg, mennyi ideig tarthat a licitálás, és milyen gyorsak a gépi játékosok; ütemekben nincs hatása.
variant-smugglers-pace-relaxed = Kényelmes
variant-smugglers-pace-relaxed-help = Kétszer annyi idő, lassabb gépi játékosok.
variant-smugglers-pace-standard = Szokásos
variant-smugglers-pace-standard-help = A licitálás legfeljebb egy percig tart, és 15 másodperc tétlenség után véget ér.
variant-smugglers-pace-fast = Gyors
variant-smugglers-pace-fast-help = Harminc százalékkal kevesebb idő, gyorsabb gépi játékosok.
variant-smugglers-unpaid-visible = Kifizetetlen kártyák láthatók
variant-smugglers-unpaid-visible-help = Kikapcsolva a többiek kifizetetlen kártyáinak csak a hátlapja látszik, és az állásba sem számítanak bele; a szabályok nem változnak.
variant-smugglers-leader = Játékvezető
variant-smugglers-leader-help = Ő kapja az első űrszektort, és ő az első kezdő; előnye ebből nincs.
variant-smugglers-leader-random = Sorsolás
variant-smugglers-colour = Szín és karakter
variant-smugglers-colour-help = A két kocka színe és vele a karakterlap, amely két kedvenc bolygót és két kedvenc űrhajót mutat.
variant-smugglers-colour-automatic = Amelyik marad
variant-smugglers-colour-orange = narancssárga
variant-smugglers-colour-black = fekete
variant-smugglers-colour-white = fehér
variant-smugglers-colour-pink = rózsaszín
variant-smugglers-colour-brown = barna
variant-smugglers-colour-purple = lila

preset-smugglers-calm = Nyugodt kezdés
preset-smugglers-calm-help = Az alapjáték ütemekben: van idő gondolkodni, és tanácsok segítenek. Első játszmának ez való.
preset-smugglers-base = Alapjáték
preset-smugglers-base-help = Valós időben, versenyt futva az órával; kedvencek és tornyok nélkül.
preset-smugglers-favourites = Kedvencek és űrállomások
preset-smugglers-favourites-help = A három haladó szabály együtt: űrállomások, kedvenc űrhajók, kedvenc maradék.
preset-smugglers-towers = Egymásra tett kockák
preset-smugglers-towers-help = Ügyességi változat: a kockák toronyba kerülnek, és le is eshetnek.
preset-smugglers-everything = Minden egyszerre
preset-smugglers-everything-help = Kedvencek, űrállomások és kockatornyok egy játszmában.

# -- kérdések

prompt-smugglers-open-act = Tegyél le egy kockát, vegyél el egy gyorsaságjelzőt, vagy várj ki
prompt-smugglers-open-act-rule = Ütemenként egyszer cselekszel; amint elvettél egy gyorsaságjelzőt, több kockát nem rakhatsz le.
prompt-smugglers-secret-act = Válassz titokban: kocka, gyorsaságjelző vagy kivárás
prompt-smugglers-secret-act-rule = A választások egyszerre tárulnak fel; ami meghiúsul, nem kerül semmibe.
smugglers-act-open = { $offer ->
    [die-token] Tegyél le egy kockát, vagy vegyél el egy gyorsaságjelzőt
    [die-hold] Tegyél le egy kockát, vagy várj ki
    [token-hold] Vegyél el egy gyorsaságjelzőt, vagy várj ki
    [die] Tegyél le egy kockát
    [hold] Várj ki
   *[token] Vegyél el egy gyorsaságjelzőt
}
smugglers-act-secret = { $offer ->
    [die-token] Válassz titokban: kocka vagy gyorsaságjelző
    [die-hold] Válassz titokban: kocka vagy kivárás
    [token-hold] Válassz titokban: gyorsaságjelző vagy kivárás
    [die] Válaszd ki titokban, hová teszel kockát
    [hold] Várj ki
   *[token] Válassz titokban egy gyorsaságjelzőt
}
prompt-smugglers-race-act = Licitálj: kocka vagy gyorsaságjelző
prompt-smugglers-race-act-rule = Mindenki egyszerre cselekszik; a licitálás véget ér, amint csak egy gyorsaságjelző marad középen.
prompt-smugglers-payment-pay = Fizess: amelyik űrhajóra kattintasz, az nem kap árut
prompt-smugglers-payment-pay-rule = Előbb az energia, aztán minden űrhajóért egy áru; űrszektoronként egy űrhajó áruja elhagyható.
prompt-smugglers-refill-take = Töltsd fel a készletedet a közös készletből
prompt-smugglers-refill-take-rule = Legfeljebb annyi energiát vagy annyi árut vehetsz el, amennyi a gyorsaságod; a kettőt nem keverheted.
prompt-smugglers-refill-give = Visszatehetsz egy energiát vagy egy árut
prompt-smugglers-refill-give-rule = A −1-es gyorsaságjelzővel megszabadulhatsz 1 energiától vagy 1 árutól, de nem kötelező.
prompt-smugglers-deal-reveal = Készüljetek: mindjárt felfordulnak az űrszektorok
prompt-smugglers-deal-reveal-rule = A felderítés akkor kezdődik, amikor mindenki jelezte, hogy kész.
prompt-smugglers-drop-outcome = Áll-e a torony?
prompt-smugglers-drop-outcome-rule = Hogy mi esik le, azt az asztal dönti el, nem a játékosok.

# -- választási lehetőségek

option-smugglers-place = { smugglers-face } kocka lerakása { ARTICLE($sector) } { $sector }. űrszektorra
option-smugglers-drop = { smugglers-face } kocka ráejtése { ARTICLE($sector) } { $sector }. űrszektorra
option-smugglers-take = { ARTICLE($token, case: "upper") } { smugglers-token } gyorsaságjelző elvétele
option-smugglers-hold = Kivárás
option-smugglers-cancel = Mégsem
option-smugglers-pass = Kihagyás
option-smugglers-energy = { $energy } energia elvétele
option-smugglers-goods = { $goods } elvétele
option-smugglers-give = 1 { $what } visszaadása
option-smugglers-reveal = Felderítés
option-smugglers-time = Telik az idő
option-smugglers-pause = Szünet

smugglers-choice-place = { smugglers-face } kocka { ARTICLE($sector) } { $sector }. űrszektorra
smugglers-choice-drop = { smugglers-face } kocka ejtése { ARTICLE($sector) } { $sector }. űrszektorra
smugglers-choice-take = { ARTICLE($token) } { smugglers-token } gyorsaságjelző
smugglers-choice-hold = kivárás
smugglers-choice-cancel = visszavonás
smugglers-choice-pause = szünet

# -- napló

event-smugglers-round = { $round }. kör (összesen { $rounds })
event-smugglers-deal = { $galaxies ->
    [0] Az utolsó galaxis képpel lefelé az asztalra kerül.
   *[other] A következő galaxis képpel lefelé az asztalra kerül; utána még { $galaxies } marad.
 }
event-smugglers-reveal = Felfordulnak az űrszektorok.
event-smugglers-phase = Fázis: { $phase }
event-smugglers-place = { WHO($seat, case: "upper") } { smugglers-face } kockát tesz { ARTICLE($sector) } { smugglers-sector.ra }.
    .match = { WHO($seat, case: "upper") } { smugglers-face } kockával tartja a licitet { ARTICLE($sector) } { smugglers-sector.on }.
    .over = { WHO($seat, case: "upper") } { smugglers-face } kockával rálicitál { ARTICLE($sector) } { smugglers-sector.ra } (eddig { $top } volt a legmagasabb).
event-smugglers-drop = { WHO($seat, case: "upper") } { smugglers-face } kockája megáll { ARTICLE($sector) } { smugglers-sector.on }; a torony most { $height } kockából áll.
    .first = { WHO($seat, case: "upper") } { smugglers-face } kockát ejt { ARTICLE($sector) } { smugglers-sector.ra }.
    .restored = { WHO($seat, case: "upper") } { smugglers-face } kockája feldöntené { ARTICLE($sector) } { smugglers-sector } tornyát: a torony visszaáll, a kocka a kör végéig érvénytelen.
    .fell = { WHO($seat, case: "upper") } { smugglers-face } kockája leesik { ARTICLE($sector) } { smugglers-sector } tornyáról, és a kör végéig érvénytelen.
    .both = { WHO($seat, case: "upper") } { smugglers-face } kockája a másik saját kockáját is magával rántja { ARTICLE($sector) } { smugglers-sector } tornyáról; a kör végéig mindkettő érvénytelen.
event-smugglers-take = { WHO($seat, case: "upper") } elveszi { ARTICLE($token) } { smugglers-token } gyorsaságjelzőt.
    .last = Az utolsó gyorsaságjelzőt, { ARTICLE($token) } { smugglers-token }t, { WHO($seat) } kapja.
    .timeout = Lejárt az idő: { ARTICLE($token) } { smugglers-token } gyorsaságjelzőt { WHO($seat) } kapja.
event-smugglers-hold = { $left ->
    [0] { WHO($seat, case: "upper") } kivár; ebben a körben többször már nem teheti.
   *[other] { WHO($seat, case: "upper") } kivár; ebben a körben még { $left } kivárása marad.
 }
event-smugglers-beat = { $beat }. ütem; kezdő: { $lead }.
event-smugglers-lead-hand = Mostantól { WHO($seat) } kezd.
event-smugglers-choices = Feltárulnak a választások: { $choices }.
    .item = { $seat } – { $choice }
event-smugglers-miss = { WHO($seat, case: "upper") } választása ({ $choice }) meghiúsul. { $why }
event-smugglers-commit = { WHO($seat, case: "upper") } keze már úton van: { $choice }.
event-smugglers-withdraw = { WHO($seat, case: "upper") } eláll ettől: { $choice }. { $why }
event-smugglers-refuse = { WHO($seat, case: "upper") } próbálkozása nem sikerül.
    .known = { $seat }: { $choice } – nem sikerül. { $why }
    .pause = Most még nem lehet szünetet tartani. { $why }
event-smugglers-settle = Meg kell várni, míg megnyugszik { ARTICLE($sector) } { smugglers-sector } tornya.
event-smugglers-wheel = { WHO($seat, case: "upper") } a döntőkerék végére kerül.
event-smugglers-pause = Szünet; az óra { $seconds } másodpercnél áll.
event-smugglers-bidding-over = Véget ér a licitálás: már csak 1 gyorsaságjelző van középen.
    .timeout = Lejárt az idő, véget ér a licitálás.
event-smugglers-unsold = { ARTICLE($sector, case: "upper") } { smugglers-sector } gazdátlan marad: senki sem licitált rá, a dobozba kerül.
event-smugglers-win = { WHO($seat, case: "upper") } nyeri { ARTICLE($sector) } { smugglers-sector.t }: rajta kívül senki sem licitált rá. Ára { $cost } energia ({ smugglers-face } kocka).
    .highest = { WHO($seat, case: "upper") } nyeri { ARTICLE($sector) } { smugglers-sector.t } a legmagasabb kockával ({ $face }). Ára { $cost } energia.
    .top = { WHO($seat, case: "upper") } nyeri { ARTICLE($sector) } { smugglers-sector.t }: az övé a torony teteje ({ $face }). Ára { $cost } energia.
    .tie = { WHO($seat, case: "upper") } nyeri { ARTICLE($sector) } { smugglers-sector.t }: ugyanekkora kockája ({ $face }) van másnak is ({ $rivals }), de { WHO($seat) } a gyorsabb ({ $speeds }). Ára { $cost } energia.
event-smugglers-pay = { WHO($seat, case: "upper") } { $energy } energiát fizet { ARTICLE($sector) } { smugglers-sector.ert }; { $left ->
    [0] nem marad semmi.
   *[other] { $left } marad.
 }
event-smugglers-deliver = { WHO($seat, case: "upper") } lead { $goods }t { ARTICLE($sector) } { smugglers-sector.ert }; minden űrhajó megkapja a magáét.
    .omitted = { WHO($seat, case: "upper") } lead { $goods }t { ARTICLE($sector) } { smugglers-sector.ert }; egy űrhajó áruját elhagyja ({ $ship }).
    .free = { WHO($seat, case: "upper") } nem ad árut { ARTICLE($sector) } { smugglers-sector.ert }: az egyetlen űrhajó áruját elhagyja ({ $ship }).
event-smugglers-gain = { WHO($seat, case: "upper") } megszerzi { ARTICLE($sector) } { smugglers-sector.t }.
event-smugglers-lose = { WHO($seat, case: "upper") } energiája nem elég { ARTICLE($sector) } { smugglers-sector.ra }: kifizetetlen marad, { $planets } mínuszpont.
    .goods = { WHO($seat, case: "upper") } áruja nem elég { ARTICLE($sector) } { smugglers-sector.ra }: kifizetetlen marad, { $planets } mínuszpont; a kifizetett energia elvész.
event-smugglers-refill = { WHO($seat, case: "upper") } elvesz { $energy } energiát a közös készletből.
    .goods = { WHO($seat, case: "upper") } elvesz { $goods }t a közös készletből.
event-smugglers-give = { WHO($seat, case: "upper") } 1 energiát visszatesz a közös készletbe.
    .goods = { WHO($seat, case: "upper") } { $goods }t visszatesz a közös készletbe.
event-smugglers-tokens-back = { $count ->
    [one] { WHO($seat, case: "upper") } visszateszi középre a gyorsaságjelzőjét.
   *[other] { WHO($seat, case: "upper") } visszateszi középre a gyorsaságjelzőit.
 }
event-smugglers-round-over = Véget ér { ARTICLE($round) } { $round }. kör.
event-smugglers-score = { $seat }: megszerzett űrszektor, { $points } (összesen { $total }).
    .unpaid = { $seat }: kifizetetlen űrszektor, { $points } (összesen { $total }).
    .energy = { $seat }: megmaradt energia, { $points } (összesen { $total }).
    .goods = { $seat }: megmaradt áru, { $points } (összesen { $total }).
    .ships = { $seat }: kedvenc űrhajók ({ $colour }), { $points } (összesen { $total }).
event-smugglers-concede = { WHO($seat, case: "upper") } feladja a játszmát.
event-smugglers-over = Vége a játszmának. Győztes: { $winners } ({ $points }). { $why }
    .shared = Vége a játszmának. Megosztott győzelem ({ $points }): { $winners }. { $why }

# -- miért nem

reason-smugglers-too-low = { ARTICLE($sector, case: "upper") } { $sector }. űrszektoron { $top } a legmagasabb érték; csak ugyanekkora vagy nagyobb kocka kerülhet rá.
reason-smugglers-not-higher = { ARTICLE($sector, case: "upper") } { $sector }. űrszektor tornyának tetején { $top } áll; csak nagyobb érték kerülhet rá.
reason-smugglers-capped = { ARTICLE($sector, case: "upper") } { $sector }. űrszektor tornyának tetején { $top } áll, azt már nem lehet felüllicitálni.
reason-smugglers-has-token = Már elvetted { ARTICLE($token) } { smugglers-token } gyorsaságjelzőt: ezután kockát nem rakhatsz le, és másik jelzőt is csak kétszemélyes játékban vehetsz el.
reason-smugglers-no-die = Ebben a körben nincs több kockád.
reason-smugglers-token-gone = { ARTICLE($token, case: "upper") } { smugglers-token } gyorsaságjelző már nincs középen.
reason-smugglers-hold-without-die = Nincs lerakható kockád, ezért nem várhatsz ki: gyorsaságjelzőt kell elvenned.
reason-smugglers-no-holds = Ebben a körben már kétszer kivártál: tegyél le egy kockát, vagy vegyél el egy gyorsaságjelzőt.
reason-smugglers-energy-short = Ehhez { $need } energia kell, de csak { $have } van.
reason-smugglers-must-pay = Amit ki tudsz fizetni, azt ki is kell fizetned.
reason-smugglers-must-deliver = Ha futja az árudból, le kell adnod: szándékosan nem hagyhatsz kifizetetlenül űrszektort.
reason-smugglers-goods-short = Ehhez nincs elég megfelelő árud, még egy űrhajó áruját elhagyva sem.
reason-smugglers-over-speed = A gyorsaságod { $speed }: legfeljebb ennyit vehetsz el.
reason-smugglers-pool-short = { $have ->
    [0] A közös készletben nincs { $what }.
   *[other] A közös készletben csak { $have } { $what } van.
 }
reason-smugglers-nothing-to-give = A készletedben nincs { $what }.
reason-smugglers-die-to-sector = A kockát egy űrszektorra tedd.
reason-smugglers-token-home = A gyorsaságjelzőt vidd magadhoz, ha el akarod venni.
reason-smugglers-not-your-die = Ez a kocka másik játékosé.
reason-smugglers-take-something = Válaszd ki, mit veszel el, vagy ne vegyél el semmit.
reason-smugglers-only-give = A gyorsaságod −1: nem vehetsz el semmit, de visszaadhatsz valamit.
reason-smugglers-pool-home = Vidd magadhoz, ha el akarod venni.
reason-smugglers-pool-later = Energiát és árut a feltöltéskor, a kifizetések után lehet elvenni.
reason-smugglers-not-your-stock = Ez másik játékosé.
reason-smugglers-give-pool = Vidd a közös készletbe, ha vissza akarod adni.
reason-smugglers-only-take = Most a közös készletből vehetsz el; ekkora gyorsasággal nem adsz vissza semmit.
reason-smugglers-pay-in-form = Hogy mit fizetsz, azt az űrhajókra kattintva állíthatod be.
reason-smugglers-stock-later = Ezzel csak a licitálás után fizetsz.
reason-smugglers-colour-taken = Ezt a színt már más választotta: { $colour ->
    [orange] { variant-smugglers-colour-orange }
    [black] { variant-smugglers-colour-black }
    [white] { variant-smugglers-colour-white }
    [pink] { variant-smugglers-colour-pink }
    [brown] { variant-smugglers-colour-brown }
   *[purple] { variant-smugglers-colour-purple }
 }.
reason-smugglers-no-such-leader = A kiválasztott játékvezető nem ül az asztalnál.

smugglers-code-ok = Sikerült.
smugglers-code-early = Túl korai: a kártyák még fordulnak.
smugglers-code-replaced = Egy újabb választás a helyébe lépett.
smugglers-code-cancelled = Visszavonták, mielőtt sorra került volna.
smugglers-code-late = Elkésett: a licitálás már véget ért.
smugglers-code-done = Akinek már van gyorsaságjelzője, az ezt nem teheti.
smugglers-code-no-die = Nincs több kocka a tartalékban.
smugglers-code-capped = A torony tetején 6-os áll, azt már nem lehet felüllicitálni.
smugglers-code-not-higher = A torony tetején ugyanekkora vagy nagyobb kocka áll.
smugglers-code-too-low = Az űrszektoron már nagyobb kocka van.
smugglers-code-token-gone = A gyorsaságjelzőt más vette el.

# -- buborékok

smugglers-tip-sector = { $planets } bolygó, { $ships } űrhajó. Aki megnyeri és kifizeti, annak minden bolygó 1 pontot ér.
smugglers-tip-sector-station = Űrállomásos kártya: { $planets } bolygójából neked { $value } pontot ér; { $ships } űrhajó.
smugglers-tip-sector-back = Képpel lefelé fordított űrszektor; felderítéskor egyszerre fordul fel mind.
smugglers-tip-planet = Bolygó ({ $colour }): 1 pont a gazdájának, 1 mínuszpont, ha az űrszektor kifizetetlen.
smugglers-key-ship = egy ugyanilyen színű árut kér.
smugglers-key-cruiser = egy tetszőleges színű árut kér.
smugglers-key-station = ha be van kapcsolva ez a szabály, a kártyán csak a kedvenc színű bolygóid érnek pontot.
smugglers-tip-station = Űrállomás: ha be van kapcsolva ez a szabály, a kártyán csak a kedvenc színű bolygóid érnek pontot.
smugglers-tip-die = Kocka a tartalékban: állítsd be az értékét, és tedd egy űrszektorra.
smugglers-tip-ship-gets = Ezt kapja: { $goods }.
smugglers-tip-ship-none = Áru nélkül marad.
smugglers-tip-die-placed = { WHO($seat, case: "upper") } { smugglers-face } kockája. A kör végéig nem mozdítható.
smugglers-tip-die-winning = { WHO($seat, case: "upper") } { smugglers-face } kockája: most ez nyerné az űrszektort { $cost } energiáért.
smugglers-tip-die-fallen = Leesett kocka: a kör végéig érvénytelen.
smugglers-tip-hand = A kézben egyszerre legfeljebb egy kocka lehet.
smugglers-tip-token = { ARTICLE($token, case: "upper") } { smugglers-token } gyorsaságjelző: dönt holtversenyben, és feltöltéskor ennyit vehetsz el vele.
smugglers-tip-token-zero = A 0-s gyorsaságjelző: dönt holtversenyben, de feltöltéskor semmit sem ad.
smugglers-tip-token-minus = A −1-es gyorsaságjelző: holtversenyben mindig veszít, feltöltéskor viszont 1 energiától vagy 1 árutól megszabadulhatsz vele.
smugglers-tip-token-two = { ARTICLE($token, case: "upper") } { smugglers-token } gyorsaságjelző: két játékosnál a jelzőid összege dönt holtversenyben és feltöltéskor.
smugglers-tip-energy = Energia: ezzel fizetsz a nyertes kockáért. Ami a végén megmarad, mínuszpont.
smugglers-tip-goods = Áru ({ $colour }): az ugyanilyen színű űrhajóknak és a cirkálóknak kell. Ami a végén megmarad, mínuszpont.
smugglers-tip-pool = Közös készlet: ide kerül minden kifizetett energia és áru, és innen töltitek fel a készleteteket.
smugglers-tip-galaxies = Még { $galaxies } galaxis van hátra; mindegyik egy kör.
smugglers-tip-box = Doboz: a gazdátlan űrszektorok kikerülnek a játékból.
smugglers-tip-won = Megszerzett űrszektorok: { $count } kártya, eddig { $points }.
smugglers-tip-unpaid = Kifizetetlen űrszektorok: { $count } kártya, { $points }.
smugglers-tip-unpaid-hidden = Kifizetetlen űrszektorok: { $count } kártya, hátlappal felfelé.
smugglers-tip-character = Karakterlap. Kedvenc bolygók: { $planets }; kedvenc űrhajók: { $ships }.
smugglers-tip-leader = Játékvezető: az ő kártyája az 1. űrszektor.
smugglers-tip-lead-hand = Kezdő: ebben az ütemben nála indul a sor; ütemenként a következő játékos lesz a kezdő.
smugglers-tip-wheel = Döntőkerék: ha ketten ugyanabban a pillanatban akarják ugyanazt, az jön előbb, aki előrébb áll rajta.
smugglers-tip-holds = { $left ->
    [0] Ebben a körben már nem várhatsz ki.
   *[other] Ebben a körben még ennyiszer várhatsz ki: { $left }.
 }
smugglers-tip-pending = Úton: ez a cselekvés a következő pillanatban sorra kerül.
smugglers-tip-score = Mostani állás: ennyi pontod lenne, ha most érne véget a játszma.

# -- előrejelzés

smugglers-forecast-cost = Ára: { $energy } energia
smugglers-forecast-worth = Értéke: { $points } pont
smugglers-forecast-goods = Áru: legalább { $least }, legfeljebb { $most }
smugglers-forecast-left = Utána marad: { $energy } energia, { $goods }
smugglers-forecast-leads = Ezzel te vezetsz.
smugglers-forecast-ties = Ezzel holtversenyben állsz; a nagyobb gyorsaság dönt.
smugglers-forecast-behind = Ezzel még nem vezetsz.
smugglers-forecast-no-energy = Erre nincs elég energiád: { $energy } kell, { $have } van.
smugglers-forecast-no-goods = Erre nincs elég árud, még egy űrhajót kihagyva sem.
smugglers-forecast-both-energy = A két űrszektorra együtt { $energy } energia kell, de csak { $have } van: az egyik kifizetetlen maradna.
smugglers-forecast-both-goods = A két űrszektorra együtt nem elég az árud: az egyik kifizetetlen maradna.
smugglers-forecast-both-fine = Mindkét űrszektort ki tudod fizetni.
smugglers-forecast-penalty = Ha nem tudod kifizetni: { $points }.
smugglers-forecast-ends = Ez a jelző lezárja a licitálást.
smugglers-forecast-token = Feltöltéskor legfeljebb { $count } energia vagy áru.
smugglers-forecast-token-sum = { $kind ->
    [take] Ezzel az összeged { $sum }: feltöltéskor legfeljebb { $count } energia vagy áru.
    [give] Ezzel az összeged { $sum }: feltöltéskor 1 energiától vagy 1 árutól megszabadulhatsz.
   *[none] Ezzel az összeged { $sum }: feltöltéskor semmi.
}
smugglers-forecast-pool = Most a közös készletben: { $energy } energia, { $goods }.
smugglers-warn-second-title = Biztosan ki tudod fizetni mindkettőt?
smugglers-warn-second-go = Mégis lerakom
smugglers-warn-second-back = Inkább nem

# -- fizetés és feltöltés

smugglers-pay-omit = { $sector }. űrszektor – melyik űrhajó marad áru nélkül?
smugglers-pay-all = egyik sem
smugglers-pay-unpaid = nem fizetem ki: az űrszektor elvész
smugglers-pay-undelivered = csak az energia: az űrszektor elvész
smugglers-pay-cruiser = { $sector }. űrszektor – mit kap a cirkáló?
smugglers-pay-now = Fizetsz: { $energy } energia, { $goods }
smugglers-pay-now-energy = Fizetsz: { $energy } energia
smugglers-pay-lost = Kifizetetlen: { $points }
smugglers-pay-gained = Szerzel: { $points }
smugglers-pay-confirm = Fizetek
smugglers-refill-title = Készletfeltöltés
smugglers-refill-most = Legfeljebb { $count }: csak energia vagy csak áru
smugglers-refill-chosen = Kiválasztva: { $count } / { $most }
smugglers-refill-nothing = Nem veszek el semmit
smugglers-refill-give-nothing = Nem adok vissza semmit
smugglers-refill-drag = Húzd magadhoz a közös készletből, amit elvennél.
smugglers-refill-give-drag = Húzd a közös készletbe, amitől megszabadulnál.
smugglers-refill-last = Utolsó kör: amit most elveszel, a végén mínuszpont.
smugglers-refill-empty = A közös készlet üres.
smugglers-refill-zero = A gyorsaságod 0: most nincs feltöltés.

# -- kör végi összefoglaló

smugglers-summary-title = { $round }. kör: ki mit nyert és miért
smugglers-summary-won-alone = { $seat }: { $sector }. űrszektor – csak ő licitált rá ({ $face }).
smugglers-summary-won-highest = { $seat }: { $sector }. űrszektor – az övé volt a legmagasabb kocka ({ $face }).
smugglers-summary-won-top = { $seat }: { $sector }. űrszektor – az övé volt a torony teteje ({ $face }).
smugglers-summary-won-tie = { $seat }: { $sector }. űrszektor – egyenlő kockák ({ $face }), de { WHO($seat) } volt a gyorsabb ({ $speeds }).
smugglers-summary-paid = Kifizetve: { $energy } energia, { $goods }. Megszerezte: { $points }.
smugglers-summary-paid-energy = Kifizetve: { $energy } energia, áru nélkül. Megszerezte: { $points }.
smugglers-summary-unpaid-energy = Kifizetetlen: nem volt elég energia. A végén { $points }.
smugglers-summary-unpaid-goods = Kifizetetlen: nem volt elég áru. A végén { $points }.
smugglers-summary-unsold = { $sector }. űrszektor: gazdátlan, a dobozba került.
smugglers-summary-nothing = { WHO($seat, case: "upper") } ebben a körben nem nyert űrszektort.
smugglers-summary-refill-energy = { WHO($seat, case: "upper") } (gyorsasága { $speed }): { $energy } energiát vett el a közös készletből.
smugglers-summary-refill-goods = { WHO($seat, case: "upper") } (gyorsasága { $speed }): { $goods }t vett el a közös készletből.
smugglers-summary-refill-none = { WHO($seat, case: "upper") } (gyorsasága { $speed }): semmit sem vett el.
smugglers-summary-gave-energy = { WHO($seat, case: "upper") } (gyorsasága { $speed }): 1 energiát adott vissza.
smugglers-summary-gave-goods = { WHO($seat, case: "upper") } (gyorsasága { $speed }): { $goods }t adott vissza.
smugglers-summary-gave-none = { WHO($seat, case: "upper") } (gyorsasága { $speed }): semmit sem adott vissza.
smugglers-summary-standing = Állás, ha most érne véget
smugglers-summary-standing-line = { $seat }: { $total } ({ $parts }).
smugglers-summary-standing-won = { $points } az űrszektorokért
smugglers-summary-standing-unpaid = { $points } a kifizetetlenekért
smugglers-summary-standing-left = { $points } a megmaradt készletért
smugglers-summary-standing-ships = { $points } a kedvenc űrhajókért
smugglers-summary-next = Tovább a következő körre
smugglers-summary-score = Az elszámolás megtekintése

# -- óra, szünet, visszaszámlálás

smugglers-clock-ready = Kész?
smugglers-clock-ready-yes = Kész
smugglers-clock-done = Megvan a gyorsaságjelződ; a többiek még licitálnak.
smugglers-clock-ready-mouse = Készen állsz? A gombra kattintva indul a visszaszámlálás.
smugglers-clock-ready-wait = Várunk rájuk: { $names }
smugglers-clock-ready-how = { $seat }: nyomd meg ezt, ha kész vagy: { $key }
smugglers-clock-count-three = Három
smugglers-clock-count-two = Kettő
smugglers-clock-count-one = Egy
smugglers-clock-go = Rajt!
smugglers-clock-ring = Legkésőbb { $seconds } másodperc múlva vége
smugglers-clock-idle = Ha senki sem cselekszik, { $seconds } másodperc múlva vége
smugglers-clock-pause = Szünet
smugglers-clock-pause-line = Az óra áll, az űrszektorok le vannak takarva. Ami úton volt, az visszakerült a kezekbe.
smugglers-clock-pause-command = Szünet parancsadással: kiadhatsz egy cselekvést, amely folytatáskor sorra kerül.
smugglers-clock-resume = Folytatás
smugglers-clock-no-pause = Amíg a kártyák fordulnak, nem lehet szünetet tartani.
smugglers-clock-no-save = A valós idejű licitálás közben nem lehet menteni; a fázisok között igen.
smugglers-clock-speed = Játéksebesség
smugglers-clock-speed-help = Valós időben ennyivel telik lassabban az idő, mindenkinek egyformán; az eredménynél jelezzük.
smugglers-beats = Licitálás ütemekben
smugglers-beats-help = Óra helyett kapkodás nélkül. Egy embernek titkos, többnek nyílt ütem jár; az Időzítés kapcsolóval átállítható.
smugglers-clock-command = Szünet parancsadással
smugglers-clock-command-help = Ha csak egy ember játszik: szünetben látható marad az asztal, és kiadható egy cselekvés; az eredménynél jelezzük.
smugglers-clock-marked-speed = Játéksebesség: { $percent } %
smugglers-clock-marked-command = Szünet parancsadással játszva

# -- billentyűpróba

smugglers-keys-title = Billentyűpróba
smugglers-keys-line = Nyomjátok le egyszerre a billentyűiteket: ami itt kigyullad, azt a billentyűzet egyszerre is érzékeli.
smugglers-keys-left = Balra
smugglers-keys-right = Jobbra
smugglers-keys-face = Érték
smugglers-keys-go = Mehet
smugglers-keys-heard = Érzékelve: { $count }
smugglers-keys-most = Egyszerre legfeljebb: { $count }
smugglers-keys-four = Egy billentyűzeten legfeljebb négyen kényelmes; a többieknek jut egér vagy játékvezérlő.
smugglers-keys-conflict = Ez a billentyű már foglalt: { $seat }.
smugglers-keys-mouse = Egér: görgővel vagy az 1–6 palettával állítod az értéket, kattintással raksz le és veszel el, jobb gombbal vonod vissza.
smugglers-keys-pad = Játékvezérlő: kereszt = célpont, vállgombok = érték, A = mehet, B = mégsem.
smugglers-keys-set = { WHO($seat, case: "upper") } billentyűi
smugglers-keys-one-mouse = Egérrel egyszerre csak egy játékos játszhat.

# -- toronynézet

smugglers-tower-title = { $sector }. űrszektor: kockatorony
smugglers-tower-swing = Ejtsd le, amikor középen van!
smugglers-tower-release = Elengedés
smugglers-tower-height = { $count } kocka áll
smugglers-tower-top = Legfelül: { $seat }, { $face }
smugglers-tower-costly = A 6-os 10 energiába kerül, de nem lehet felüllicitálni.
smugglers-tower-stands = Áll!
smugglers-tower-fell = Leesett!
smugglers-tower-restored = A torony visszaáll, a kocka érvénytelen.
smugglers-tower-steady = Biztos kéz
smugglers-tower-steady-help = A lengő kocka helyett csúszkával célzol; egy kis bizonytalanság így is marad.
smugglers-tower-slider = Célzás
smugglers-tower-empty = Üres űrszektor: az első kocka mindig megáll.
smugglers-tower-trouble = A ráejtés nem volt kiszámítható; minden kocka állva maradt, és a játék megy tovább.

# -- elszámolás és eredmény

smugglers-score-title = Elszámolás
smugglers-score-won = Megszerzett űrszektorok
smugglers-score-unpaid = Kifizetetlen űrszektorok
smugglers-score-energy = Megmaradt energia
smugglers-score-goods = Megmaradt áru
smugglers-score-goods-free = Megmaradt áru ({ $free } kedvenc nem számít)
smugglers-score-ships = Kedvenc űrhajók: { $colour }
smugglers-score-ships-line = { WHO($seat, case: "upper") } űrhajói: { $count }
smugglers-score-ships-none = Nincs egyedüli többség, nem jár pont.
smugglers-score-total = Összesen
smugglers-score-step = Következő tétel
smugglers-score-skip = Ugrás az eredményre
smugglers-score-place = { $place }. hely
smugglers-score-rematch = Visszavágó

result-smugglers-points = Neki van a legtöbb pontja.
result-smugglers-fewer-goods = Pontegyenlőség, de neki maradt kevesebb áruja.
result-smugglers-less-energy = A pontok és a megmaradt áruk száma egyenlő, de neki maradt kevesebb energiája.
result-smugglers-more-sectors = A pontok, az áruk és az energia is egyenlő, de ő szerzett meg több űrszektort.
result-smugglers-conceded = A többiek feladták a játszmát, vagy nem maradt, aki folytatná; az akkori pontok számítanak.
result-smugglers-shared = Minden egyenlő; a szabálykönyv ilyenkor visszavágót javasol.

# -- tanácsok és az első játék

smugglers-guide-reveal = Nézd meg, hány bolygó és milyen színű űrhajók vannak az űrszektorokon: bolygó a haszon, űrhajó a költség.
smugglers-guide-bid = Alacsony kockával kezdj: a nyertes kocka értéke az ára, a vesztes kocka ingyen van.
smugglers-guide-second = Mielőtt a második kockát lerakod, számold ki: mindkettőt ki tudnád fizetni?
smugglers-guide-token = A nagyobb gyorsaságjelző dönt holtversenyben, és többet ad feltöltéskor. Aki elvett egyet, több kockát nem rak le.
smugglers-guide-end = Már csak két jelző van középen: aki most elvesz egyet, lezárja a licitálást.
smugglers-guide-pay = Minden űrszektornál elhagyhatod egy űrhajó áruját. Az elején spórolj vele, a végén szabadulj meg az árutól.
smugglers-guide-refill = Csak energiát vagy csak árut vehetsz el. Abból vegyél, ami a következő körökben hiányozni fog.
smugglers-guide-last = Utolsó kör: ami a kezedben marad, mínuszpont. Licitálj bátran, és ne vegyél el fölöslegesen semmit.
smugglers-guide-dismiss = Értem
smugglers-guide-never = Nem kell több tanács

# -- a tábla részei

smugglers-zone-sectors = Űrszektorok
smugglers-zone-tokens = Gyorsaságjelzők
smugglers-zone-pool = Közös készlet
smugglers-zone-galaxies = Galaxisok
smugglers-zone-box = Doboz
smugglers-zone-round = Kör
smugglers-name-die = Dobókocka
smugglers-name-die-line = { $seat }: { smugglers-face }
smugglers-name-die-leads = { $seat }: { smugglers-face } (vezet, { $cost } energia)
smugglers-name-face = Érték: { smugglers-face }
smugglers-name-token = Gyorsaságjelző: { smugglers-token }
smugglers-name-character = Karakterlap
smugglers-name-station = Űrállomás
smugglers-name-planets = Pontot érő bolygók
smugglers-name-ships = Űrhajók
smugglers-name-won = Megszerzett űrszektorok
smugglers-name-unpaid = Kifizetetlen űrszektorok
smugglers-name-gone = Ez az űrszektor már nincs a sorban.
smugglers-name-card-line = { $points } · bolygók: { $planets } · űrhajók: { $ships }
smugglers-ends-bidding = vége, ha egy jelző marad
smugglers-refill-empty-basket = Mindent vissza

# -- a valós idejű játék billentyűi

action-group-race = Űrcsempészek: valós idő
action-race-1-left = 1. billentyűkészlet: balra
action-race-1-right = 1. billentyűkészlet: jobbra
action-race-1-face = 1. billentyűkészlet: érték
action-race-1-go = 1. billentyűkészlet: mehet
action-race-2-left = 2. billentyűkészlet: balra
action-race-2-right = 2. billentyűkészlet: jobbra
action-race-2-face = 2. billentyűkészlet: érték
action-race-2-go = 2. billentyűkészlet: mehet
action-race-3-left = 3. billentyűkészlet: balra
action-race-3-right = 3. billentyűkészlet: jobbra
action-race-3-face = 3. billentyűkészlet: érték
action-race-3-go = 3. billentyűkészlet: mehet
action-race-4-left = 4. billentyűkészlet: balra
action-race-4-right = 4. billentyűkészlet: jobbra
action-race-4-face = 4. billentyűkészlet: érték
action-race-4-go = 4. billentyűkészlet: mehet
action-race-5-left = 5. billentyűkészlet: balra
action-race-5-right = 5. billentyűkészlet: jobbra
action-race-5-face = 5. billentyűkészlet: érték
action-race-5-go = 5. billentyűkészlet: mehet
action-race-6-left = 6. billentyűkészlet: balra
action-race-6-right = 6. billentyűkészlet: jobbra
action-race-6-face = 6. billentyűkészlet: érték
action-race-6-go = 6. billentyűkészlet: mehet

# -- miért tanácsol valamit a gépi játékos

reason-smugglers-why-hold = Itt semmibe sem kerül kivárni: előbb mutassák meg a többiek, mit akarnak.
reason-smugglers-why-pressure = Ha { ARTICLE($sector) } { $sector }. űrszektorra { $face } értékű kocka kerül, a többieknek drágább lesz; ha felüllicitálják, neked nem kerül semmibe.
reason-smugglers-why-open = { ARTICLE($sector, case: "upper") } { $sector }. űrszektor { $face } értékkel megnyerve nagyjából { $worth } pontot ér neked, és körülbelül { $chance } % eséllyel a tiéd marad.
reason-smugglers-why-match = { ARTICLE($sector, case: "upper") } { $sector }. űrszektoron elég az ugyanakkora { $face } is, ha végül neked lesz nagyobb gyorsaságjelződ.
reason-smugglers-why-outbid = { ARTICLE($sector, case: "upper") } { $sector }. űrszektor { $face } értékkel is megér neked még nagyjából { $worth } pontot; körülbelül { $chance } % eséllyel a tiéd marad.
reason-smugglers-why-take = { ARTICLE($token, case: "upper") } { smugglers-token } gyorsaságjelző most többet ér neked, mint még egy kocka.
reason-smugglers-why-tie = { ARTICLE($token, case: "upper") } { smugglers-token } gyorsaságjelző segít, hogy holtversenyben te nyerj.
reason-smugglers-why-close = Ha elveszed { ARTICLE($token) } { smugglers-token } gyorsaságjelzőt, véget ér a licitálás, amíg{ $count ->
    [one] {""} egy űrszektoron te vezetsz.
   *[other] {""} { $count } űrszektoron te vezetsz.
 }
reason-smugglers-why-shed = { ARTICLE($token, case: "upper") } { smugglers-token } gyorsaságjelzővel megszabadulhatsz egy maradéktól, és ez megtakarít egy pontot.
reason-smugglers-why-pay = { $points } pontot kapsz { $energy } energiáért és { $goods } áruért, és azok az áruk maradnak meg, amelyek később a legtöbbet érik.
reason-smugglers-why-pay-part = Nem lehet mindent kifizetni; így jársz a legjobban: { $points } pont { $energy } energiáért és { $goods } áruért.
reason-smugglers-why-pay-all = Ez az utolsó kör: amit most odaadsz ({ $energy } energia, { $goods } áru), az már nem kerül pontba. { $points } pont.
reason-smugglers-why-refill-none = Ha többet vennél el, valószínűleg megmaradna, és a maradék pontba kerül.
reason-smugglers-why-refill-energy = { $count ->
    [one] Egy energia kell majd a leginkább a következő körökben.
   *[other] { $count } energia kell majd a leginkább a következő körökben.
 }
reason-smugglers-why-refill-goods = { $count ->
    [one] Ez az áru kell majd a leginkább a következő körökben.
   *[other] Ez { ARTICLE($count) } { $count } áru kell majd a leginkább a következő körökben.
 }
reason-smugglers-why-give = Már aligha lesz rá szükséged, és a végén egy pontba kerülne.

# --- the story of a finished game

smugglers-story-course = A kifizetett bolygók körről körre, a kifizetetleneket levonva
smugglers-story-prize = { $turn }. kör: a leggazdagabb zsákmány { WHO($seat) } űrszektora, { $count } bolygóval.
smugglers-story-failure = { $turn }. kör: a legdrágább melléfogás { WHO($seat) } kifizetetlen űrszektora, { $count } bolygóval.
smugglers-story-lead = { $turn }. kör: innentől { WHO($seat) } vezetett a bolygókban.
