# Közelharc: a kiegészítő egységei, technológiái, kapcsolói és okai.

empires-unit-transport = { $count ->
    [one] szállítóhajó
   *[other] { $count } szállítóhajó
 }
empires-unit-transport-help = Legfeljebb hat földi egységet visz, és kolóniára teszi le őket; az űrben is harcol, de sosem fedez fel.
empires-unit-flagship = { $count ->
    [one] zászlóshajó
   *[other] { $count } zászlóshajó
 }
empires-unit-flagship-help = Mindenki eggyel kezd; fenntartási költsége nincs, és újat senki sem építhet.
empires-unit-boarding-ship = { $count ->
    [one] átszállóhajó
   *[other] { $count } átszállóhajó
 }
empires-unit-boarding-ship-help = Nem elpusztítja, hanem elfoglalja az ellenség hajóit; minél nagyobb a hajó, annál nehezebb.
empires-unit-titan = { $count ->
    [one] titán
   *[other] { $count } titán
 }
empires-unit-titan-help = A legnagyobb hajó: minden találata két sérülést okoz, öt találat kell az elpusztításához, és egész bolygókat zúz szét; sosem vonul vissza.
empires-technology-ground-combat-help = A 2. szinttől űrgárdisták és nehézgyalogság, a 3. szinten gravpáncélosok és ledobóhajók építhetők.
empires-technology-fast-bc-help = A csatacirkálók a gazdasági fázis utáni első fordulóban egy mezővel messzebbre lépnek.
empires-technology-boarding-help = Átszállóhajók építhetők; a 2. szinten könnyebben foglalnak el hajókat.
empires-technology-security-help = A gazdája minden hajóját nehezebb elfoglalni, azonnal és felfejlesztés nélkül.
empires-technology-academy-help = Az új hajók képzettek; a 2. szinten minden hajó könnyebben szerez tapasztalatot.
variant-empires-ground = Szállítóhajók és felszíni harc
variant-empires-ground-help = A szállítóhajók földi egységeket visznek a bolygókra; ezek megküzdenek értük, és elfoglalhatják a kolóniákat.
variant-empires-ground-off = Nem
variant-empires-ground-on = Igen
variant-empires-ground-screening = Fedezés a felszínen
variant-empires-ground-screening-help = A felszíni harcban is fedezékbe vonhat egységeket az, akinek több van.
variant-empires-ground-screening-off = Nem
variant-empires-ground-screening-on = Igen
variant-empires-ap-close = Idegen birodalmak a Közelharccal
variant-empires-ap-close-help = 30 ÉP-s anyabolygó, és az idegen birodalmak is alkalmazkodnak a bekapcsolt szabályokhoz: védekeznek a hajóelfoglalás ellen, kiképzik a legénységet, titánt építenek, és gyalogságot hoznak magukkal.
variant-empires-ap-close-off = Nem
variant-empires-ap-close-on = Igen
variant-empires-flagship = Zászlóshajók
variant-empires-flagship-help = Mindenki egy zászlóshajóval is kezd.
variant-empires-flagship-off = Nem
variant-empires-flagship-on = Igen
variant-empires-centres = Kutatási és ipari központok
variant-empires-centres-help = A technológiát a kutatási központok kutatási pontjaiból kell megvenni; az ipari központok ÉP-t hoznak.
variant-empires-centres-off = Nem
variant-empires-centres-on = Igen
variant-empires-nebula-mining = Ködök terraformálása
variant-empires-nebula-mining-help = 2. szintű terraformálással egy ködben álló bányászhajó vezetékláncon át minden fázisban 5 ÉP-t hoz.
variant-empires-nebula-mining-off = Nem
variant-empires-nebula-mining-on = Igen
variant-empires-experience = Tapasztalat
variant-empires-experience-help = A hajókat elpusztító csapatok egyre jobbak lesznek; a katonai akadémiák képzik őket.
variant-empires-experience-off = Nem
variant-empires-experience-on = Igen
variant-empires-boarding = Hajóelfoglalás
variant-empires-boarding-help = Az átszállóhajók elfoglalják az ellenség hajóit, a biztonsági erők pedig védik őket.
variant-empires-boarding-off = Nem
variant-empires-boarding-on = Igen
variant-empires-titans = Titánok
variant-empires-titans-help = 7. szintű hajóméret: óriások, amelyek bolygókat zúznak szét.
variant-empires-titans-off = Nem
variant-empires-titans-on = Igen
variant-empires-fleet-markers = Flottajelzők
variant-empires-fleet-markers-help = Több jelzőből álló flotta egyetlen jelző alatt mozog.
variant-empires-fleet-markers-off = Nem
variant-empires-fleet-markers-on = Igen
variant-empires-minesweep-3 = 3. szintű aknaszedés
variant-empires-minesweep-3-help = A 3. szintű aknaszedők három-három aknát szednek fel.
variant-empires-minesweep-3-off = Nem
variant-empires-minesweep-3-on = Igen
variant-empires-move-7 = 7. szintű mozgás
variant-empires-move-7-help = A 7. szintű hajók minden fordulóban három mezőt lépnek.
variant-empires-move-7-off = Nem
variant-empires-move-7-on = Igen
variant-empires-reaction = Reakciómozgás
variant-empires-reaction-help = Csata előtt a szomszédos mezőkről hajók siethetnek oda segíteni, ha az érzékelők észlelték.
variant-empires-reaction-off = Nem
variant-empires-reaction-on = Igen
variant-empires-fast-bc = Gyors csatacirkálók
variant-empires-fast-bc-help = Technológia, amely gyorsabbá teszi a csatacirkálókat.
variant-empires-fast-bc-off = Nem
variant-empires-fast-bc-on = Igen
variant-empires-no-tech-theft = Nincs technológialopás
variant-empires-no-tech-theft-help = Ha hárman vagy többen, szövetségek nélkül játszotok, senki sem tanul az elfoglalt hajókból.
variant-empires-no-tech-theft-off = Nem
variant-empires-no-tech-theft-on = Igen
reason-empires-no-price = Az első kiadás ártáblázata nem ismeri a kiegészítőnek ezt a részét.
reason-empires-no-ground = A felszíni fedezéshez felszíni harc kell.
reason-empires-no-pipelines = A ködök terraformálásához kereskedelmi vezetékek kellenek.
reason-empires-no-centres = A központok csak szokásos kutatással és 20 ÉP-s anyabolygóval játszhatók, és nem ezzel a felállással.
reason-empires-no-mines = A 3. szintű aknaszedéshez aknák kellenek.
reason-empires-no-boarding = Technológiát lopni csak hajóelfoglalással lehet.
empires-cause-fast-bc = gyors csatacirkáló
