# Űrbirodalmak: az egységek számmal, és mire valók (UX-53).

empires-unit-other = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
 }
empires-unit-scout = { $count ->
    [one] felderítő
   *[other] { $count } felderítő
 }
empires-unit-scout-help = A legolcsóbb hadihajó: felfedez, kideríti, mi rejlik egy lefordított jelző alatt, és pontvédelemmel vadászokra is lő.
empires-unit-destroyer = { $count ->
    [one] romboló
   *[other] { $count } romboló
 }
empires-unit-destroyer-help = Kisebb hadihajó; letapogatóval megtalálja az álcázott hajókat.
empires-unit-cruiser = { $count ->
    [one] cirkáló
   *[other] { $count } cirkáló
 }
empires-unit-cruiser-help = Két találat kell az elpusztításához; felfedezés-technológiával megnézheti a szomszédos mezők jelzőit.
empires-unit-battlecruiser = { $count ->
    [one] csatacirkáló
   *[other] { $count } csatacirkáló
 }
empires-unit-battlecruiser-help = A legtöbb hajónál előbb lő, és két találat kell az elpusztításához.
empires-unit-battleship = { $count ->
    [one] csatahajó
   *[other] { $count } csatahajó
 }
empires-unit-battleship-help = Elsőként lő, nagyot üt, és három találat kell az elpusztításához.
empires-unit-dreadnought = { $count ->
    [one] halálhajó
   *[other] { $count } halálhajó
 }
empires-unit-dreadnought-help = Az alapjáték legnagyobb hadihajója: támadása 6, védekezése 3, és három találat kell az elpusztításához.
empires-unit-carrier = { $count ->
    [one] hordozó
   *[other] { $count } hordozó
 }
empires-unit-carrier-help = Három vadászrajt visz; amíg a csatában él egy saját vadász, senki sem lőhet rá.
empires-unit-squadron = { $count ->
    [one] vadászraj
   *[other] { $count } vadászraj
 }
empires-unit-squadron-help = Az árához képest erős, de csak hordozóval mozog; a pontvédelem veszélyes rá.
empires-unit-raider = { $count ->
    [one] lopakodó
   *[other] { $count } lopakodó
 }
empires-unit-raider-help = Álcázva átsurran az ellenség között, és elsőként csap le, hacsak egy letapogató meg nem találja.
empires-unit-minesweeper = { $count ->
    [one] aknaszedő
   *[other] { $count } aknaszedő
 }
empires-unit-minesweeper-help = Robbanás előtt annyi aknát szed fel, ahányadik szintű az aknaszedő technológiája.
empires-unit-yard = { $count ->
    [one] hajógyár
   *[other] { $count } hajógyár
 }
empires-unit-yard-help = Hajókat épít: minél több a hajógyár és minél jobb a technológiája, annál több hajótest készül el egy fázisban. A kolóniáját is védi.
empires-unit-base = { $count ->
    [one] bázis
   *[other] { $count } bázis
 }
empires-unit-base-help = Erős erődítmény, amely sosem mozog; kolóniánként legfeljebb egy lehet, és mindig a legújabb technológiával harcol.
empires-unit-mine = { $count ->
    [one] akna
   *[other] { $count } akna
 }
empires-unit-mine-help = Elpusztít egy ellenséges hajót, amelyet a gazdája választ ki, és maga is elvész.
empires-unit-decoy = { $count ->
    [one] csali
   *[other] { $count } csali
 }
empires-unit-decoy-help = Kívülről olyan, mint bármelyik jelző; 1 ÉP-be kerül, és lekerül a tábláról, amint harcolnia kellene.
empires-unit-colony-ship = { $count ->
    [one] kolóniahajó
   *[other] { $count } kolóniahajó
 }
empires-unit-colony-ship-help = Benépesít egy bolygót, és a kolóniájává válik; harcolni nem tud.
empires-unit-miner = { $count ->
    [one] bányászhajó
   *[other] { $count } bányászhajó
 }
empires-unit-miner-help = Kolóniára viszi az ásványt és az űrroncsot; harcolni nem tud.
empires-unit-pipeline = { $count ->
    [one] kereskedelmi vezeték
   *[other] { $count } kereskedelmi vezeték
 }
empires-unit-pipeline-help = A vezetéklánc minden kolónia után, amelyet az anyabolygóval összeköt, 1 ÉP-t hoz, és a hajók egy mezővel messzebbre jutnak rajta.
