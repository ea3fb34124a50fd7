# Irány a Vénusz!: a napló (UX-54). A $place a $planet, a $start az $origin nevű planétához vezet.

venus-planet = <link:{ $place }>{ $planet }</link>
    .on = <link:{ $place }>{ SUFFIX($planet, "on") }</link>
    .ra = <link:{ $place }>{ SUFFIX($planet, "ra") }</link>
    .rol = <link:{ $place }>{ SUFFIX($planet, "rol") }</link>
venus-start = <link:{ $start }>{ $origin }</link>
    .rol = <link:{ $start }>{ SUFFIX($origin, "rol") }</link>

log-turn-venus = { $turn ->
    [0] Előkészületek
   *[other] { $turn }. periódus
}

event-venus-empire = { WHO($seat, case: "upper") } birodalma: { $empire }.
event-venus-period = { $period }. periódus (összesen { $periods }); { $markers } passzjelző vehető el.
event-venus-phase = Fázis: { $phase }
event-venus-turn = { WHO($seat, case: "upper") } köre.
    .last = { WHO($seat, case: "upper") } az utolsó pillanatban még egy akciót kap.
event-venus-first-player = Mostantól { WHO($seat) } a kezdőjátékos.
event-venus-actions = { WHO($seat, case: "upper") } ebben a körben még { $left } akciót hajthat végre.
event-venus-marker = { $left ->
    [0] { WHO($seat, case: "upper") } elveszi az utolsó passzjelzőt; véget ér az akciófázis.
   *[other] { WHO($seat, case: "upper") } elvesz egy passzjelzőt; még { $left } marad.
 }
event-venus-money = { WHO($seat, case: "upper") } { $count } fontot kap { $purse }.
    .start = { WHO($seat, case: "upper") } felsorakozik a Földnél, és { $count } fonttal kezd.
    .fortune = { WHO($seat, case: "upper") } a szerencselapkáért { $count } fontot kap { $purse }.
    .income = { WHO($seat, case: "upper") } bevétele { $count } font { $purse }.
    .card = { WHO($seat, case: "upper") } { $count } fontot fizet a kártyáért { $purse }.
    .saboteur = { WHO($seat, case: "upper") } { $count } fontért felbéreli a szabotőrt { $purse }.
    .toll = { WHO($seat, case: "upper") } { $count } font vámot fizet az űrkalózoknak { $purse }.
event-venus-roll = { WHO($seat, case: "upper") } dobása: { $dice }; összesen { $total }.
    .first = { WHO($seat, case: "upper") } a kezdésért dob: { $dice }; összesen { $total }.
    .crises = Krízisdobás: { $dice }.
    .bombardment = Rakéták a Földön: { $dice }; { $total } darab vész el.
event-venus-tile = { ARTICLE($planet, case: "upper") } { venus-planet.ra } kerül: { $tile }.
event-venus-tile-away = Lekerül { ARTICLE($planet) } { venus-planet.rol }: { $tile }.
    .drawn = { ARTICLE($planet, case: "upper") } { venus-planet.on } nem lehet krízis, ezért eldobjuk: { $tile }.
    .claimed = { ARTICLE($planet, case: "upper") } { venus-planet.on } megszerzett lapka: { $tile }.
event-venus-kept = { WHO($seat, case: "upper") } lapkát szerez { ARTICLE($planet) } { venus-planet.on }: { $tile }.
event-venus-raised = { WHO($seat, case: "upper") } { $count } fontért felállít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet } orbitális pályáján { $purse }.
event-venus-moved = { WHO($seat, case: "upper") } csoportja { ARTICLE($origin) } { venus-start.rol } { ARTICLE($planet) } { venus-planet.ra } indul: { $group }.
event-venus-landed = { WHO($seat, case: "upper") } csapata leszáll { ARTICLE($planet) } { venus-planet.on }: { $group }.
event-venus-lifted = { WHO($seat, case: "upper") } visszaemel egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet } orbitális pályájára.
event-venus-unit-lost = { WHO($seat, case: "upper") } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .dice = Egy koponya miatt { WHO($seat) } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .card = Egy kártya miatt { WHO($seat) } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .saboteur = A szabotőr áldozata { ARTICLE($planet) } { venus-planet.on }: { $owned }.
    .sacrifice = { WHO($seat, case: "upper") } feláldoz egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .uprising = A felkelés miatt { WHO($seat) } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .bombardment = A rakéták miatt { WHO($seat) } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .rescued = { WHO($seat, case: "upper") } megmenti egy egységét { ARTICLE($planet) } { venus-planet.rol } ({ $unit }); a Föld orbitális pályájára kerül.
event-venus-built = { WHO($seat, case: "upper") } épít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
event-venus-building-lost = { WHO($seat, case: "upper") } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .tension = A feszültség miatt { WHO($seat) } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .saboteur = A szabotőr miatt { WHO($seat) } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .uprising = A felkelés miatt { WHO($seat) } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .leader = Éllovasként { WHO($seat) } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .bombardment = A rakéták miatt { WHO($seat) } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .toll = A ki nem fizetett vám miatt { WHO($seat) } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
event-venus-cleared = { ARTICLE($planet, case: "upper") } { venus-planet.on } mindenki mindent elveszít: { $lost }.
    .nobody = { ARTICLE($planet, case: "upper") } { venus-planet.on } senkinek sincs semmije.
event-venus-reset = A felszíneken lévő egységek visszaszállnak a pályára.
event-venus-planet-dead = { ARTICLE($planet, case: "upper") } { venus-planet } halott: mostantól nem lehet rá leszállni.
event-venus-crisis-levels = Krízisszintek: { $levels }.
    .none = Sehol sincs krízislapka.
    .item = { $planet } { $level }
    .dice = Krízisszintek: { $levels }. Koponya kerül ide: { $marked }.
event-venus-crisis = { venus-planet }, { $level }. szint: { $effect }.
    .named = { $crisis } ({ venus-planet }, { $level }. szint): { $effect }.
event-venus-alien = Idegen száll le { ARTICLE($planet) } { venus-planet.ra }.
    .moved = Az idegen { ARTICLE($origin) } { venus-start.rol } { ARTICLE($planet) } { venus-planet.ra } megy.
event-venus-alien-defeated = { WHO($seat, case: "upper") } legyőzi az idegent { ARTICLE($planet) } { venus-planet.on }.
event-venus-played = { WHO($seat, case: "upper") } kijátssza ezt a lapot: { $card }.
    .aimed = { WHO($seat, case: "upper") } kijátssza ezt a lapot: { $card }; célpont: { $aim }.
event-venus-attempt = { WHO($seat, case: "upper") } kísérletet tesz { ARTICLE($planet) } { venus-planet.on }: { $tile }.
    .tension = { WHO($seat, case: "upper") } kísérletet tesz { ARTICLE($planet) } { venus-planet.on }: { $tile }, célpont: { $target }.
event-venus-attempt-dice = A kockák: { $dice }.
    .again = A kockák az újradobás után: { $dice }.
event-venus-die-excluded = { WHO($seat, case: "upper") } kizár egy kockát.
event-venus-skull-spared = { WHO($seat, case: "upper") } elhárít egy koponyát: nem okoz veszteséget.
event-venus-bonus = { $points } harci pont a lapért, bármi lesz is a kísérletből.
event-venus-declared = { WHO($seat, case: "upper") } bevetett ereje: { $group }; { $points } harci pont ({ $need } kell).
    .cards = { WHO($seat, case: "upper") } bevetett ereje: { $group }, { $cards }; { $points } harci pont ({ $need } kell).
event-venus-attempt-over = { WHO($seat, case: "upper") } kísérlete { ARTICLE($planet) } { venus-planet.on } nem sikerül.
    .success = { WHO($seat, case: "upper") } kísérlete { ARTICLE($planet) } { venus-planet.on } sikerül.
event-venus-move = Egy lap { WHO($seat) } kezébe kerül.
    .draw = { WHO($seat, case: "upper") } húz egy lapot.
    .drawn = { WHO($seat, case: "upper") } húz egy lapot: { $card }.
    .discard = { WHO($seat, case: "upper") } lapja a dobott lapok közé kerül: { $card }.
    .back = { WHO($seat, case: "upper") } visszaveszi a kezébe ezt a lapot: { $card }.
    .passed = Egy lap átkerül { WHO($giver, form: "tol") } { WHO($seat, form: "hoz") }.
    .known = Egy lap átkerül { WHO($giver, form: "tol") } { WHO($seat, form: "hoz") }: { $card }.
    .off = Lekerül { ARTICLE($planet) } { venus-planet.rol }: { $card }.
event-venus-shuffle = A dobott lapokból új húzópakli lesz.
event-venus-show = { $count ->
    [0] { WHO($seats, case: "upper") } megnézi egy ellenfele lapjait.
   *[other] { WHO($seats, case: "upper") } megnézi egy ellenfele { $count } lapját.
 }
event-venus-concede = { WHO($seat, case: "upper") } feladja a játszmát.
event-venus-over = Vége a játszmának. { WHO($winners, case: "upper") } győz { $points } győzelmi ponttal. { $why }
    .shared = Vége a játszmának. Megosztott győzelem { $points } győzelmi ponttal: { $winners }. { $why }
    .lost = Vége a játszmának, mindenki veszít. { $why }
