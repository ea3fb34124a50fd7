# Káosz Galaktika: a napló (UX-54). A $link a $card nevű laphoz, az $onto az $other nevűhöz vezet.

kaosz-card = <link:{ $link }>{ $card }</link>
    .ra = <link:{ $link }>{ SUFFIX($card, "ra") }</link>
    .rol = <link:{ $link }>{ SUFFIX($card, "rol") }</link>
kaosz-other = <link:{ $onto }>{ $other }</link>
    .ra = <link:{ $onto }>{ SUFFIX($other, "ra") }</link>

event-kaosz-rolls = Dobás a kezdésért: { $rolls }.
    .item = { $seat } { $face }
event-kaosz-starter = { WHO($seat, case: "upper") } kezd.
event-kaosz-mulligan = { WHO($seat, case: "upper") } visszakeveri a lapjait, és 5 újat húz.
event-kaosz-turn-begins = { WHO($seat, case: "upper") } köre kezdődik.
event-kaosz-phase = { $phase }
event-kaosz-credits = { WHO($seat, case: "upper") } { $count } creditet kap (most { $now }).
    .setup = { WHO($seat, case: "upper") } { $count } credittel kezd.
    .income = { WHO($seat, case: "upper") } jövedelme: { $count } credit (most { $now }).
    .spent = { WHO($seat, case: "upper") } { $count } creditet fizet ({ $now ->
    [0] nem marad semmi
   *[other] { $now } marad
 }).
    .tax = { WHO($seat, case: "upper") } egy másik lap miatt { $count } creditet fizet ({ $now ->
    [0] nem marad semmi
   *[other] { $now } marad
 }).
    .lost = { WHO($seat, case: "upper") } { $count } creditet veszít ({ $now ->
    [0] nem marad semmi
   *[other] { $now } marad
 }).
    .limit = { WHO($seat, case: "upper") } csak { $now } creditet tarthat meg, { $count } elvész.
event-kaosz-rotate = { ARTICLE($card, case: "upper") } { kaosz-card } újra aktív.
    .used = { ARTICLE($card, case: "upper") } { kaosz-card } használt lesz.
    .damaged = { ARTICLE($card, case: "upper") } { kaosz-card } megsérül.
event-kaosz-armor = { ARTICLE($card, case: "upper") } { kaosz-card } { $count } páncélzatot veszít.
    .back = { ARTICLE($card, case: "upper") } { kaosz-card } visszakap { $count } páncélzatot.
event-kaosz-develop = { $count ->
   *[other] { $count } fejlesztés kerül { ARTICLE($card) } { kaosz-card.ra } (most { $now }).
 }
    .off = { $count ->
   *[other] { $count } fejlesztés lekerül { ARTICLE($card) } { kaosz-card.rol } ({ $now ->
        [0] több nem marad
       *[other] most { $now }
    }).
 }
event-kaosz-paid = { ARTICLE($card, case: "upper") } { kaosz-card } ki van fizetve: mostantól működik.
event-kaosz-destroyed = { ARTICLE($card, case: "upper") } { kaosz-card } megsemmisül.
event-kaosz-control = { ARTICLE($card, case: "upper") } { kaosz-card } irányítását { WHO($seat) } veszi át.
event-kaosz-attack = { WHO($seat, case: "upper") } megtámadja { WHO($defender, form: "t") }.
event-kaosz-target = A támadás célpontja: { $target }.
event-kaosz-joins = { ARTICLE($card, case: "upper") } { kaosz-card } támad.
    .defender = { ARTICLE($card, case: "upper") } { kaosz-card } véd.
event-kaosz-undefended = { WHO($seat, case: "upper") } nem védekezik.
event-kaosz-leaves-combat = { ARTICLE($card, case: "upper") } { kaosz-card } elhagyja a harcot.
event-kaosz-combat-over = Véget ér a harc.
event-kaosz-announced = { WHO($seat, case: "upper") } cselekszik.
    .surface = { WHO($seat, case: "upper") } képpel lefelé lerak egy lapot a felszínre.
    .cantina = { WHO($seat, case: "upper") } képpel lefelé lerak egy lapot a kantinba.
    .ship = { WHO($seat, case: "upper") } képpel lefelé lerak egy lapot { ARTICLE($card) } { kaosz-card.ra }.
    .launch = { WHO($seat, case: "upper") } kijátszik egy űrhajót ({ kaosz-card }).
    .play = { WHO($seat, case: "upper") } kijátszik egy eseményt ({ kaosz-card }).
    .develop = { WHO($seat, case: "upper") } fejleszt egy bázist ({ kaosz-card }).
    .draw = { WHO($seat, case: "upper") } lapot akar húzni.
    .search = { WHO($seat, case: "upper") } keres a kolóniája felső 5 lapja között.
    .recover = { WHO($seat, case: "upper") } visszahúz egy lapot a pusztulatából.
    .salvage = { WHO($seat, case: "upper") } visszabont 2 fejlesztést.
    .attack = { WHO($seat, case: "upper") } támadást indít { $target } ellen.
    .end = { WHO($seat, case: "upper") } befejezi a fő fázist.
    .shot = { ARTICLE($card, case: "upper") } { kaosz-card } tüzel (célpont: { $cards }).
    .stealth = { ARTICLE($card, case: "upper") } { kaosz-card } azonnal bombáz (lopakodás).
    .bombard = Bombázás következik ({ $cards }).
event-kaosz-return-fire = { ARTICLE($card, case: "upper") } { kaosz-card } visszalő (célpont: { $cards }).
event-kaosz-no-return = { ARTICLE($card, case: "upper") } { kaosz-card } nem lő vissza.
event-kaosz-holds-fire = { WHO($seat, case: "upper") } nem tüzel.
event-kaosz-stealth = { ARTICLE($card, case: "upper") } { kaosz-card } válaszul azonnal bombáz (lopakodás).
event-kaosz-bombardment = Az összbombázás { $total }; célpontja: { $target }.
event-kaosz-bombardment-successful = Sikeres a bombázás.
event-kaosz-stacked = { WHO($seat, case: "upper") } kijátszik egy megszakítást ({ kaosz-card }).
    .ability = { WHO($seat, case: "upper") } használ egy képességet ({ kaosz-card }).
    .payment = { WHO($seat, case: "upper") } kifizet egy lapot ({ kaosz-card }).
    .trigger = Beindul { ARTICLE($card) } { kaosz-card } hatása.
event-kaosz-negated = Semlegesítve: { kaosz-card }.
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
    .draw = { WHO($seat, case: "upper") } húz 1 lapot.
    .drawn = { WHO($seat, case: "upper") } húz 1 lapot: { kaosz-card }.
    .mill = { WHO($seat, case: "upper") } kolóniájának felső lapja a pusztulatba kerül.
    .milled = { WHO($seat, case: "upper") } kolóniájának felső lapja a pusztulatba kerül: { kaosz-card }.
    .discard = { WHO($seat, case: "upper") } eldob 1 lapot.
    .discarded = { WHO($seat, case: "upper") } eldob 1 lapot: { kaosz-card }.
    .trash = { WHO($seat, case: "upper") } szemetébe kerül { ARTICLE($card) } { kaosz-card }.
    .ruin = { WHO($seat, case: "upper") } pusztulatába kerül { ARTICLE($card) } { kaosz-card }.
    .hand = 1 lap { WHO($seat) } központjába kerül.
    .handed = 1 lap { WHO($seat) } központjába kerül: { kaosz-card }.
    .colony = 1 lap visszakerül { WHO($seat) } kolóniájába.
    .colonised = 1 lap visszakerül { WHO($seat) } kolóniájába: { kaosz-card }.
    .board = { ARTICLE($card, case: "upper") } { kaosz-card } felszáll { ARTICLE($other) } { kaosz-other.ra }.
    .home = { ARTICLE($card, case: "upper") } { kaosz-card } visszatér a kantinba.
    .shift = { ARTICLE($card, case: "upper") } { kaosz-card } átkerül { ARTICLE($other) } { kaosz-other.ra }.
event-kaosz-turn = { ARTICLE($card, case: "upper") } { kaosz-card } újra képpel lefelé fordul.
event-kaosz-shuffle = Keverés: { WHO($seat) } kolóniája.
event-kaosz-show = { $count ->
    [0] { WHO($seats, case: "upper") } rejtett lapokat néz meg.
    [one] { WHO($seats, case: "upper") } megnéz 1 rejtett lapot.
   *[other] { WHO($seats, case: "upper") } megnéz { $count } rejtett lapot.
 }
    .reveal = Mindenki látja: { $cards }.
event-kaosz-eliminated = { WHO($by, case: "upper") } kiejti { WHO($seat, form: "t") }.
    .alone = { WHO($seat, case: "upper") } kiesik a játszmából.
kaosz-moment-lethal = Halálos lövés: { $ship }
kaosz-moment-colony = Elesett { WHO($seat) } kolóniája
event-kaosz-capped = { ARTICLE($card, case: "upper") } { kaosz-card } hatása legfeljebb { $most } alkalommal ismétlődik, a többi elmarad.
    .effects = { ARTICLE($card, case: "upper") } { kaosz-card }: { $most } döntés nélküli hatás után a többi elmarad.
    .lasting = { ARTICLE($card, case: "upper") } { kaosz-card }: már { $most } hatás tart, több nem kezdődhet.
    .credits = { WHO($seat, case: "upper", form: "nak") } nem lehet { $most } creditnél több.
event-kaosz-concede = { WHO($seat, case: "upper") } feladja a játszmát.
event-kaosz-time = { $left ->
    [0] Letelt az idő.
   *[other] Még { $left } perc van hátra.
 }
event-kaosz-over = { WHO($winners, case: "upper") } nyer. { $why }
