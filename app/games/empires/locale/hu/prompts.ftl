# Űrbirodalmak: mit kérdezünk, és a kérdés szabálya egy mondatban (UX-31). A `field-` egy űrlap fejléce.

prompt-empires-game-home = Válaszd ki, hol kezdődik a birodalmad
prompt-empires-game-home-rule = Mindenki titokban választ; azután minden anyabolygó láthatóvá válik.
field-empires-game-home-homeworld = Anyabolygó
field-empires-game-home-extra = Az anyarendszered kiegészítő mezője
reason-empires-home-apart = Az anyabolygó csak akkor állhat kiegészítő mezőn, ha az a mező az anyarendszeredhez tartozik.
prompt-empires-game-head-start = Válaszd ki a kezdő technológiádat: 75 ÉP
prompt-empires-game-head-start-rule = Minden technológiából egy, hajóméretből és mozgásból két szint vehető; legfeljebb 10 ÉP-t tarthatsz meg.
field-empires-game-head-start-levels = Szintek a kezdő fölött
prompt-empires-movement-group = Mozgás, { $turn }. forduló: melyik csapat kap parancsot?
prompt-empires-movement-group-rule = Minden csapat annyi mezőt léphet, amennyit a mozgástechnológiája ebben a fordulóban enged; aki ellenséggel találkozik, megáll.
prompt-empires-movement-order = Parancs ennek a csapatnak: { $group }
prompt-empires-movement-order-rule = Mezőről mezőre lép; lefordított jelzőre, ködbe és aszteroidák közé csak első mezőként léphet, és ott a mozgás véget ér.
prompt-empires-turn-settle = Melyik kolóniahajód telepszik le?
prompt-empires-turn-settle-rule = Szabad bolygó fölött a kolóniahajó a gazdája fordulójának végéig letelepedhet, ha nincs ott látható ellenség.
prompt-empires-combat-hex = Hol harcolsz először?
prompt-empires-combat-hex-rule = A csaták sorrendjét a soron lévő játékos választja meg.
prompt-empires-combat-foe = Kivel harcolsz először?
prompt-empires-combat-foe-rule = Háromoldalú csata nincs: az ellenfelekkel egymás után kell megküzdeni.
prompt-empires-declaration-cloak = Csata ({ $hex }): melyik hajóid maradnak rejtve?
empires-nothing-declaration-cloak = Csata ({ $hex }): itt egyik hajód sem tud elrejtőzni; nincs mit eldönteni.
prompt-empires-declaration-cloak-rule = Az álcázott hajók kimaradhatnak a csatából, ha egyetlen letapogató sem találja meg őket.
prompt-empires-declaration-more = A letapogatók az 1. szintet megtalálták: van 2. szintű álcázásod?
prompt-empires-declaration-more-rule = Aki 2. szintű álcázást mond be, azt csak 2. szintű letapogató találja meg.
prompt-empires-declaration-scan-1 = Valaki álcázva van: van 1. szintű letapogatód?
empires-nothing-declaration-scan-1 = Valaki álcázva van: itt nincs 1. szintű letapogatód; nincs mit eldönteni.
prompt-empires-declaration-scan-1-rule = A letapogatós romboló a vele azonos vagy alacsonyabb szintű álcázást leplezi le; hallgathatsz is róla.
prompt-empires-declaration-scan-2 = Az álcázás 2. szintű: van 2. szintű letapogatód?
empires-nothing-declaration-scan-2 = Az álcázás 2. szintű: itt nincs 2. szintű letapogatód; nincs mit eldönteni.
prompt-empires-declaration-scan-2-rule = A 2. szintű álcázást csak 2. szintű letapogató találja meg; hallgathatsz is róla.
prompt-empires-battle-slip = Csata ({ $hex }): elmennek most az álcázott hajóid?
prompt-empires-battle-slip-rule = Az álcázott hajók visszavonulhatnak, mielőtt a technológia kiderül és az aknák felrobbannak.
prompt-empires-battle-join = Csata ({ $hex }): melyik álcázott hajóid lépnek be?
prompt-empires-battle-join-rule = Aki rejtve maradt, most beszállhat a csatába, vagy kívül marad.
prompt-empires-battle-draw = Melyik hajóid fedik fel magukat, hogy aknát vonjanak magukra?
prompt-empires-battle-draw-rule = Az álcázott hajó nem lehet akna célpontja; álca nélkül ugyanúgy választható, mint a többi.
prompt-empires-battle-mines = Válaszd ki, melyik hajókat pusztítják el az aknáid
prompt-empires-battle-mines-rule = Minden akna egy ellenséges hajót pusztít el, bármekkora is az.
prompt-empires-round-screen = { $round }. kör ({ $hex }): melyik egységeid maradnak fedezékben?
prompt-empires-round-screen-rule = Akinek több egysége van, annyit vonhat fedezékbe, amennyivel többje van; ezek ebben a körben nem lőnek, és rájuk sem lehet lőni.
field-empires-round-screen-units = Fedezett egységek
prompt-empires-round-fire = { $round }. kör ({ $hex }): { $may ->
    [board-retreat] átszállsz, vársz vagy visszavonulsz?
    [board-hold] átszállsz vagy vársz?
    [board-fire] melyik hajót foglalod el?
    [retreat] lősz, vársz vagy visszavonulsz?
    [hold] lősz vagy vársz?
   *[fire] kire lősz?
 }
prompt-empires-round-fire-rule = Elsőként az A osztály lő; osztályon belül a jobb taktika, azután a védő. A 2. körtől egy egység lövés helyett visszavonulhat.
prompt-empires-losses-surplus = Melyik vadászaid vesznek el hordozó híján?
prompt-empires-losses-surplus-rule = Csata után elvesznek a vadászok, amelyek nem férnek el a hordozókon, hacsak nincs ott saját kolónia.
prompt-empires-bombardment-shot = Bombázod a kolóniát?
prompt-empires-bombardment-shot-rule = Minden hajó egyszer lő; egy találat egy lépéssel csökkenti a kolóniát. Bármikor abbahagyhatod.
prompt-empires-combat-settle = Letelepedik rögtön a kolóniahajód a bolygón?
prompt-empires-combat-settle-rule = Ahol kolónia pusztult el, a bombázó játékos ott lévő kolóniahajója azonnal letelepedhet.
prompt-empires-conquest-learn = Melyik technológiákat veszed át a vesztestől?
prompt-empires-conquest-learn-rule = A hódító két olyan technológiában kap egy-egy szintet, amelyben a vesztes előrébb járt.
prompt-empires-lost-direction = Elveszve az űrben: merre sodródnak a hajók?
prompt-empires-lost-direction-rule = A felfedezőtől jobbra ülő játékos választ egy szomszédos mezőt az ott lévő összes hajónak.
prompt-empires-lost-foe = Kivel harcolnak először az elsodródott hajók?
prompt-empires-lost-foe-rule = Aki ellenségek közé sodródik, azonnal megküzd velük, egymás után.
prompt-empires-reveal-reveal = Megmutatod a jelzőt mindenkinek?
prompt-empires-reveal-reveal-rule = Aki megnézett egy jelzőt, visszateszi vagy felfedi; a hajóval, amely nézte, semmi sem történik.
prompt-empires-economy-sheet = Gazdasági fázis: mire költöd az ÉP-t?
prompt-empires-economy-sheet-rule = Mindenki titokban tölti ki a termelési lapját; a most vett technológia a most vett egységekre már érvényes. 30 ÉP-nél több nem tehető félre.
field-empires-economy-sheet-scuttle = Elsüllyesztés
field-empires-economy-sheet-bid = Sorrendlicit
field-empires-economy-sheet-research = Technológia
field-empires-economy-sheet-grants = Kutatási támogatások
field-empires-economy-sheet-build = Egységek
prompt-empires-economy-first = { $won ->
    [nobody] Senki sem licitált, és te állsz elöl a sorrendben: ki legyen a kezdőjátékos?
    [equal] A legmagasabb licitek egyenlők, és te állsz előrébb a sorrendben: ki legyen a kezdőjátékos?
   *[highest] Tiéd a legmagasabb licit: ki legyen a kezdőjátékos?
}
prompt-empires-economy-first-rule = A legtöbbet licitáló dönti el, ki kezd a következő három fordulóban, egyenlő liciteknél az, aki a sorrendben előrébb állt; a többiek az óramutató járása szerint követik.
prompt-empires-machines-goal = Melyik kolóniád felé tart a gép ({ $hex })?
prompt-empires-machines-goal-rule = A legközelebbi kolónia felé tart; ha kettő között semmi sem dönt, te választasz.
prompt-empires-machines-path = Merre megy a gép ({ $hex })?
prompt-empires-machines-path-rule = Egyforma utak közül az anyabolygódhoz közelebbi mezőt választja; ha az is egyforma, te döntesz.
prompt-empires-invasion-goal = Melyik kolóniád felé tart az idegen flotta ({ $hex })?
prompt-empires-invasion-goal-rule = Oda tart, ahová a leghamarabb odaér; ha két kolónia között semmi sem dönt, te választasz.
field-empires-round-screen-scuttle = Elsüllyesztve a jelzőjükért
