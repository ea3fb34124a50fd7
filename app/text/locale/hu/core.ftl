# A szabályok közös magja: miért nem fogadható el egy válasz, visszavonás, semleges székek, gépi játékosok.

reason-core-malformed = Ez a válasz nem illik a kérdéshez.
reason-core-not-offered = Ez most nem lehetséges.
reason-core-other-goal = Most használható, de nem ott: világít minden hely, ahová viheted.
reason-core-first = Előbb erről dönts: { $prompt }
reason-core-not-asked = Most nem te döntesz.
reason-core-other-question = Most más a kérdés.
reason-core-not-there = Ez már nincs itt.
reason-core-twice = Ugyanazt kétszer választottad.
reason-core-too-few = { $low ->
    [one] Legalább egyet válassz.
   *[other] Legalább { SUFFIX($low, "t") } válassz.
 }
reason-core-too-many = { $high ->
    [0] Itt semmi sem választható.
    [one] Legfeljebb egyet választhatsz.
   *[other] Legfeljebb { SUFFIX($high, "t") } választhatsz.
 }
reason-core-out-of-range = Válassz egy számot { SUFFIX($low, "tol") } { SUFFIX($high, "ig") }.
reason-core-slot-range = { $slot }: itt { SUFFIX($low, "tol") } { SUFFIX($high, "ig") } adható.
reason-core-bad-total = Eddig összesen { SUFFIX($total, "t") } osztottál ki; legalább { $low }, legfeljebb { $high } kell.
reason-core-bad-time = Ez a válasz már elavult.
reason-core-no-clock = Itt nem jár óra.
reason-core-seats = Ezt a játékot { $low }–{ $high } játékos játszhatja; most { $have } van.
reason-core-no-variant = Ebben a játékban nincs „{ $name }” nevű szabály.
reason-core-variant-value = „{ $name }” nem állítható erre: „{ $value }”.
reason-core-no-concede = Nincs mit feladni: a játszma véget ért, vagy már feladtad.

reason-core-undo-nothing = Nincs mit visszavonni.
reason-core-undo-other = Azóta más is lépett; csak a saját utolsó lépéseid vonhatók vissza.
reason-core-undo-chance = Azóta kocka vagy keverés döntött, és a szerencsét nem lehet visszavonni.
reason-core-undo-revealed = Azóta fény derült valamire, ami rejtve volt, és ezt nem lehet elfelejteni.
reason-core-undo-conceded = Azóta valaki feladta a játszmát, és ez végleges.
reason-core-redo-nothing = Nincs mit újra megtenni.

seat-clock = Az óra
seat-table = Az asztal

prompt-core-concede = Add fel a játszmát
prompt-core-window-reply = Válaszolj, vagy passzolj
prompt-core-priority-reply = Válaszolj, vagy passzolj
confirm-core-priority-arrange = Ebben a sorrendben
prompt-core-priority-arrange = Állítsd sorba a cselekvéseidet: ami elöl áll, az hat először
option-pass = Passz
option-core-concede = Feladom

level-random = Véletlen
level-random-line = Gondolkodás nélkül választ a szabályos lépések közül.
level-cadet = Kadét
level-cadet-line = Rövidlátó, mohó és feledékeny: csak a következő lépést nézi, és nagyjából ítél. Szelíd első ellenfél.
level-pilot = Pilóta
level-pilot-line = Minden lépést józanul mérlegel, de azon túl alig néz előre.
level-captain = Kapitány
level-captain-line = Több lépésre előre tervez, és számol a válaszaiddal.
level-admiral = Admirális
level-admiral-line = A leghosszabban és a legmesszebbre gondolkodik. Ő is csak azt látja, amit az adott széken ülő játékos láthat.
level-fair = Kiegyenlített
level-fair-line = Az eddigi eredményeidhez igazodik ebben a játékban: nagyjából minden második játszmát te nyersz.
level-now = Most: { $level }.
level-now-between = Most: { $low } és { $high } között.
