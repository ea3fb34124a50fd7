# Káosz Galaktika: a napló (UX-54). A $link a $card nevű laphoz, az $onto az $other nevűhöz vezet.

kaosz-card = <link:{ $link }>{ $card }</link>
    .ra = <link:{ $link }>{ SUFFIX($card, "ra") }</link>
    .rol = <link:{ $link }>{ SUFFIX($card, "rol") }</link>
kaosz-other = <link:{ $onto }>{ $other }</link>
    .ra = <link:{ $onto }>{ SUFFIX($other, "ra") }</link>

event-kaosz-rolls = Dobás a kezdésért: { $rolls }.
    .item = { $seat } { $face }
event-kaosz-starter = { $seat } kezd.
event-kaosz-mulligan = { $seat } visszakeverte a lapjait, és öt újat húzott.
event-kaosz-turn-begins = { $seat } köre kezdődik.
event-kaosz-phase = { $phase }
event-kaosz-credits = { $seat } kap { $count } creditet (most { $now }).
    .setup = { $seat } { $count } credittel kezd.
    .income = { $seat } jövedelme: { $count } credit (most { $now }).
    .spent = { $seat } fizet { $count } creditet ({ $now } maradt).
    .tax = { $seat } egy másik lap miatt fizet { $count } creditet ({ $now } maradt).
    .lost = { $seat } elveszít { $count } creditet ({ $now } maradt).
    .limit = { $seat } csak { $now } creditet tarthat meg: { $count } elvész.
event-kaosz-rotate = Aktív lett: { kaosz-card }.
    .used = Használt lett: { kaosz-card }.
    .damaged = Megsérült: { kaosz-card }.
event-kaosz-armor = { ARTICLE($card, case: "upper") } { kaosz-card } { $count } páncélzatot veszít.
    .back = { ARTICLE($card, case: "upper") } { kaosz-card } visszakap { $count } páncélzatot.
event-kaosz-develop = { $count ->
   *[other] { $count } fejlesztés kerül { ARTICLE($card) } { kaosz-card.ra } (most { $now }).
 }
    .off = { $count ->
   *[other] { $count } fejlesztés lekerül { ARTICLE($card) } { kaosz-card.rol } (most { $now }).
 }
event-kaosz-paid = Ki van fizetve, mostantól működik: { kaosz-card }.
event-kaosz-destroyed = Megsemmisül: { kaosz-card }.
event-kaosz-control = Mostantól { $seat } irányítja: { kaosz-card }.
event-kaosz-attack = { $seat } támad, a védő { $defender }.
event-kaosz-target = A támadás célpontja: { $target }.
event-kaosz-joins = Támad: { kaosz-card }.
    .defender = Véd: { kaosz-card }.
event-kaosz-undefended = { $seat } nem védekezik.
event-kaosz-leaves-combat = Elhagyja a harcot: { kaosz-card }.
event-kaosz-combat-over = Véget ért a harc.
event-kaosz-announced = { $seat } cselekszik.
    .surface = { $seat } képpel lefelé lerak egy lapot a felszínre.
    .cantina = { $seat } képpel lefelé lerak egy lapot a kantinba.
    .ship = { $seat } képpel lefelé lerak egy lapot { ARTICLE($card) } { kaosz-card.ra }.
    .launch = { $seat } űrhajót játszik ki: { kaosz-card }.
    .play = { $seat } eseményt játszik ki: { kaosz-card }.
    .develop = { $seat } fejleszt: { kaosz-card }.
    .draw = { $seat } lapot akar húzni.
    .search = { $seat } keres a kolóniája felső öt lapja között.
    .recover = { $seat } visszahúz egy lapot a pusztulatából.
    .salvage = { $seat } visszabont két fejlesztést.
    .attack = { $seat } támad: { $target }.
    .end = { $seat } befejezi a fő fázist.
    .shot = { ARTICLE($card, case: "upper") } { kaosz-card } tüzel, célpontja: { $cards }.
    .stealth = { ARTICLE($card, case: "upper") } { kaosz-card } azonnal bombáz (lopakodás).
    .bombard = Bombáz: { $cards }.
event-kaosz-return-fire = { ARTICLE($card, case: "upper") } { kaosz-card } visszalő, célpontja: { $cards }.
event-kaosz-no-return = { ARTICLE($card, case: "upper") } { kaosz-card } nem lő vissza.
event-kaosz-holds-fire = { $seat } nem tüzel.
event-kaosz-stealth = { ARTICLE($card, case: "upper") } { kaosz-card } válaszul azonnal bombáz (lopakodás).
event-kaosz-bombardment = Összbombázás: { $total }, célpontja: { $target }.
event-kaosz-bombardment-successful = Sikeres volt a bombázás.
event-kaosz-stacked = { $seat } megszakítást játszik ki: { kaosz-card }.
    .ability = { $seat } képességet használ: { kaosz-card }.
    .payment = { $seat } kifizet egy lapot: { kaosz-card }.
    .trigger = Beindul a hatása: { kaosz-card }.
event-kaosz-negated = Semlegesítve: { kaosz-card }.
event-kaosz-effect = Hat { ARTICLE($card) } { kaosz-card }: { $until }.
    .stat = { $cards }: { $value } { $signed }, { $until }.
    .gain = { $cards }: új képessége { $until }: { $keyword }.
    .lose = { $cards }: elvesztett képessége { $until }: { $keyword }.
event-kaosz-move = Játékba kerül: { kaosz-card } ({ $seat }).
    .draw = { $seat } húz egy lapot.
    .drawn = { $seat } húz egy lapot: { kaosz-card }.
    .mill = { $seat } kolóniájának felső lapja a pusztulatba kerül.
    .milled = { $seat } kolóniájának felső lapja a pusztulatba kerül: { kaosz-card }.
    .discard = { $seat } eldob egy lapot.
    .discarded = { $seat } eldob egy lapot: { kaosz-card }.
    .trash = { $seat } szemetébe kerül: { kaosz-card }.
    .ruin = { $seat } pusztulatába kerül: { kaosz-card }.
    .hand = Egy lap { $seat } központjába kerül.
    .handed = Egy lap { $seat } központjába kerül: { kaosz-card }.
    .colony = Egy lap visszakerül { $seat } kolóniájába.
    .colonised = Egy lap visszakerül { $seat } kolóniájába: { kaosz-card }.
    .board = { ARTICLE($card, case: "upper") } { kaosz-card } felszáll { ARTICLE($other) } { kaosz-other.ra }.
    .home = { ARTICLE($card, case: "upper") } { kaosz-card } visszatér a kantinba.
    .shift = { ARTICLE($card, case: "upper") } { kaosz-card } átkerül { ARTICLE($other) } { kaosz-other.ra }.
event-kaosz-turn = Újra képpel lefelé fordul: { kaosz-card }.
event-kaosz-shuffle = { $seat } kolóniáját megkeverték.
event-kaosz-show = { $count ->
    [0] Rejtett lapokat néz meg: { $seats }.
    [one] Megnéz egy rejtett lapot: { $seats }.
   *[other] Megnéz { $count } rejtett lapot: { $seats }.
 }
    .reveal = Mindenki látja: { $cards }.
event-kaosz-eliminated = { $by } kiejtette: { $seat }.
    .alone = { $seat } kiesett a játékból.
event-kaosz-capped = { kaosz-card }: egy hatás legfeljebb { $most } alkalommal ismétlődik, a többi elmarad.
    .effects = { kaosz-card }: { $most } döntés nélküli hatás után a többi elmarad.
    .lasting = { kaosz-card }: már { $most } hatás tart, több nem kezdődhet.
    .credits = { $seat } nem birtokolhat { $most } creditnél többet.
event-kaosz-concede = { $seat } feladta.
event-kaosz-time = Még { $left } perc van hátra.
event-kaosz-over = { $winners } nyert. { $why }
