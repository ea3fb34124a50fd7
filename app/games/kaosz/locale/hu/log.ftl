# Káosz Galaktika: a napló (UX-54). A $link a $card nevű laphoz, az $onto az $other nevűhöz vezet.

kaosz-card = <link:{ $link }>{ $card }</link>
    .ra = <link:{ $link }>{ SUFFIX($card, "ra") }</link>
    .rol = <link:{ $link }>{ SUFFIX($card, "rol") }</link>
kaosz-other = <link:{ $onto }>{ $other }</link>
    .ra = <link:{ $onto }>{ SUFFIX($other, "ra") }</link>

event-kaosz-rolls = Dobás a kezdésért: { $rolls }.
    .item = { $seat } { $face }
event-kaosz-starter = { WHO($seat, case: "upper") } kezd.
event-kaosz-mulligan = { WHO($seat, case: "upper") } visszakeverte a lapjait, és öt újat húzott.
event-kaosz-turn-begins = { WHO($seat, case: "upper") } köre kezdődik.
event-kaosz-phase = { $phase }
event-kaosz-credits = { WHO($seat, case: "upper") } { $count } creditet kap (most { $now }).
    .setup = { WHO($seat, case: "upper") } { $count } credittel kezd.
    .income = { WHO($seat, case: "upper") } jövedelme: { $count } credit (most { $now }).
    .spent = { WHO($seat, case: "upper") } { $count } creditet fizet (marad: { $now }).
    .tax = { WHO($seat, case: "upper") } egy másik lap miatt { $count } creditet fizet (marad: { $now }).
    .lost = { WHO($seat, case: "upper") } { $count } creditet veszít (marad: { $now }).
    .limit = { WHO($seat, case: "upper") } csak { $now } creditet tarthat meg, { $count } elvész.
event-kaosz-rotate = { ARTICLE($card, case: "upper") } { kaosz-card } újra aktív.
    .used = { ARTICLE($card, case: "upper") } { kaosz-card } használttá vált.
    .damaged = { ARTICLE($card, case: "upper") } { kaosz-card } megsérült.
event-kaosz-armor = { ARTICLE($card, case: "upper") } { kaosz-card } { $count } páncélzatot veszít.
    .back = { ARTICLE($card, case: "upper") } { kaosz-card } visszakap { $count } páncélzatot.
event-kaosz-develop = { $count ->
   *[other] { $count } fejlesztés kerül { ARTICLE($card) } { kaosz-card.ra } (most { $now }).
 }
    .off = { $count ->
   *[other] { $count } fejlesztés lekerül { ARTICLE($card) } { kaosz-card.rol } (most { $now }).
 }
event-kaosz-paid = { ARTICLE($card, case: "upper") } { kaosz-card } ki van fizetve, mostantól működik.
event-kaosz-destroyed = { ARTICLE($card, case: "upper") } { kaosz-card } megsemmisül.
event-kaosz-control = { ARTICLE($card, case: "upper") } { kaosz-card } irányítását { WHO($seat) } veszi át.
event-kaosz-attack = { WHO($seat, case: "upper") } megtámadja { WHO($defender, form: "t") }.
event-kaosz-target = A támadás célpontja: { $target }.
event-kaosz-joins = { ARTICLE($card, case: "upper") } { kaosz-card } támad.
    .defender = { ARTICLE($card, case: "upper") } { kaosz-card } véd.
event-kaosz-undefended = { WHO($seat, case: "upper") } nem védekezik.
event-kaosz-leaves-combat = { ARTICLE($card, case: "upper") } { kaosz-card } elhagyja a harcot.
event-kaosz-combat-over = Véget ért a harc.
event-kaosz-announced = { WHO($seat, case: "upper") } cselekszik.
    .surface = { WHO($seat, case: "upper") } képpel lefelé lerak egy lapot a felszínre.
    .cantina = { WHO($seat, case: "upper") } képpel lefelé lerak egy lapot a kantinba.
    .ship = { WHO($seat, case: "upper") } képpel lefelé lerak egy lapot { ARTICLE($card) } { kaosz-card.ra }.
    .launch = { WHO($seat, case: "upper") } kijátszik egy űrhajót ({ kaosz-card }).
    .play = { WHO($seat, case: "upper") } kijátszik egy eseményt ({ kaosz-card }).
    .develop = { WHO($seat, case: "upper") } fejleszt egy bázist ({ kaosz-card }).
    .draw = { WHO($seat, case: "upper") } lapot akar húzni.
    .search = { WHO($seat, case: "upper") } keres a kolóniája felső öt lapja között.
    .recover = { WHO($seat, case: "upper") } visszahúz egy lapot a pusztulatából.
    .salvage = { WHO($seat, case: "upper") } visszabont két fejlesztést.
    .attack = { WHO($seat, case: "upper") } támadást indít { $target } ellen.
    .end = { WHO($seat, case: "upper") } befejezi a fő fázist.
    .shot = { ARTICLE($card, case: "upper") } { kaosz-card } tüzel (célpont: { $cards }).
    .stealth = { ARTICLE($card, case: "upper") } { kaosz-card } azonnal bombáz (lopakodás).
    .bombard = Bombázás következik ({ $cards }).
event-kaosz-return-fire = { ARTICLE($card, case: "upper") } { kaosz-card } visszalő (célpont: { $cards }).
event-kaosz-no-return = { ARTICLE($card, case: "upper") } { kaosz-card } nem lő vissza.
event-kaosz-holds-fire = { WHO($seat, case: "upper") } nem tüzel.
event-kaosz-stealth = { ARTICLE($card, case: "upper") } { kaosz-card } válaszul azonnal bombáz (lopakodás).
event-kaosz-bombardment = Az összbombázás { $total }; célpontja { $target }.
event-kaosz-bombardment-successful = Sikeres volt a bombázás.
event-kaosz-stacked = { WHO($seat, case: "upper") } kijátszik egy megszakítást ({ kaosz-card }).
    .ability = { WHO($seat, case: "upper") } használ egy képességet ({ kaosz-card }).
    .payment = { WHO($seat, case: "upper") } kifizet egy lapot ({ kaosz-card }).
    .trigger = Beindul { ARTICLE($card) } { kaosz-card } hatása.
event-kaosz-negated = { ARTICLE($card, case: "upper") } { kaosz-card } hatását semlegesítették.
event-kaosz-effect = { ARTICLE($card, case: "upper") } { kaosz-card } kifejti a hatását ({ $until }).
    .stat = { $cards }: { $value } { $signed }, { $until }.
    .gain = { $cards }: új képesség ({ $keyword }), { $until }.
    .lose = { $cards }: elvesző képesség ({ $keyword }), { $until }.
event-kaosz-move = { ARTICLE($card, case: "upper") } { kaosz-card } játékba kerül ({ $seat }).
    .draws = { WHO($seat, case: "upper") } húz { $count } lapot.
    .mills = { WHO($seat, case: "upper") } kolóniájából { $count } lap a pusztulatba kerül.
    .discards = { WHO($seat, case: "upper") } eldob { $count } lapot.
    .hands = { $count } lap { WHO($seat) } központjába kerül.
    .colonies = { $count } lap visszakerül { WHO($seat) } kolóniájába.
    .draw = { WHO($seat, case: "upper") } húz egy lapot.
    .drawn = { WHO($seat, case: "upper") } húz egy lapot: { kaosz-card }.
    .mill = { WHO($seat, case: "upper") } kolóniájának felső lapja a pusztulatba kerül.
    .milled = { WHO($seat, case: "upper") } kolóniájának felső lapja a pusztulatba kerül: { kaosz-card }.
    .discard = { WHO($seat, case: "upper") } eldob egy lapot.
    .discarded = { WHO($seat, case: "upper") } eldob egy lapot: { kaosz-card }.
    .trash = { ARTICLE($card, case: "upper") } { kaosz-card } { WHO($seat) } szemetébe kerül.
    .ruin = { ARTICLE($card, case: "upper") } { kaosz-card } { WHO($seat) } pusztulatába kerül.
    .hand = Egy lap { WHO($seat) } központjába kerül.
    .handed = Egy lap { WHO($seat) } központjába kerül: { kaosz-card }.
    .colony = Egy lap visszakerül { WHO($seat) } kolóniájába.
    .colonised = Egy lap visszakerül { WHO($seat) } kolóniájába: { kaosz-card }.
    .board = { ARTICLE($card, case: "upper") } { kaosz-card } felszáll { ARTICLE($other) } { kaosz-other.ra }.
    .home = { ARTICLE($card, case: "upper") } { kaosz-card } visszatér a kantinba.
    .shift = { ARTICLE($card, case: "upper") } { kaosz-card } átkerül { ARTICLE($other) } { kaosz-other.ra }.
event-kaosz-turn = { ARTICLE($card, case: "upper") } { kaosz-card } újra képpel lefelé fordul.
event-kaosz-shuffle = Keverés: { WHO($seat) } kolóniája.
event-kaosz-show = { $count ->
    [0] { WHO($seats, case: "upper") } rejtett lapokat néz meg.
    [one] { WHO($seats, case: "upper") } megnéz egy rejtett lapot.
   *[other] { WHO($seats, case: "upper") } megnéz { $count } rejtett lapot.
 }
    .reveal = Mindenki látja: { $cards }.
event-kaosz-eliminated = { WHO($by, case: "upper") } kiejtette { WHO($seat, form: "t") }.
    .alone = { WHO($seat, case: "upper") } kiesett a játékból.
event-kaosz-capped = { ARTICLE($card, case: "upper") } { kaosz-card } hatása legfeljebb { $most } alkalommal ismétlődik, a többi elmarad.
    .effects = { ARTICLE($card, case: "upper") } { kaosz-card }: { $most } döntés nélküli hatás után a többi elmarad.
    .lasting = { ARTICLE($card, case: "upper") } { kaosz-card }: már { $most } hatás tart, több nem kezdődhet.
    .credits = { WHO($seat, case: "upper", form: "nak") } nem lehet { $most } creditnél több.
event-kaosz-concede = { WHO($seat, case: "upper") } feladja a játszmát.
event-kaosz-time = Hátralévő idő: { $left } perc.
event-kaosz-over = { WHO($winners, case: "upper") } nyert. { $why }
