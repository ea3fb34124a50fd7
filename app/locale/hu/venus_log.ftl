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

event-venus-empire = { $seat } birodalma: { $empire }.
event-venus-period = { $period }. periódus (összesen { $periods }); { $markers } passzjelző vehető el.
event-venus-phase = Fázis: { $phase }
event-venus-turn = { $seat } köre.
    .last = { $seat } az utolsó pillanatban még egy akciót kap.
event-venus-first-player = Mostantól { $seat } a kezdőjátékos.
event-venus-actions = { $seat } ebben a körben még { $left } akciót hajthat végre.
event-venus-marker = { $left ->
    [0] { $seat } elveszi az utolsó passzjelzőt; véget ér az akciófázis.
   *[other] { $seat } elvesz egy passzjelzőt; még { $left } maradt.
 }
event-venus-money = { $seat } { $count } fontot kap { $purse }.
    .start = { $seat } felsorakozik a Földnél, és { $count } fonttal kezd.
    .fortune = { $seat } a szerencselapkáért { $count } fontot kap { $purse }.
    .income = { $seat } bevétele { $count } font { $purse }.
    .card = { $seat } { $count } fontot fizet a kártyáért { $purse }.
    .saboteur = { $seat } { $count } fontért felbéreli a szabotőrt { $purse }.
    .toll = { $seat } { $count } font vámot fizet az űrkalózoknak { $purse }.
event-venus-roll = { $seat } dobása: { $dice }; összesen { $total }.
    .first = { $seat } a kezdésért dob: { $dice }; összesen { $total }.
    .crises = Krízisdobás: { $dice }.
    .bombardment = Rakéták a Földön: { $dice }; { $total } darab vész el.
event-venus-tile = { ARTICLE($planet, case: "upper") } { venus-planet.ra } kerül: { $tile }.
event-venus-tile-away = Lekerül { ARTICLE($planet) } { venus-planet.rol }: { $tile }.
    .drawn = { ARTICLE($planet, case: "upper") } { venus-planet.on } nem lehet krízis, ezért eldobjuk: { $tile }.
    .claimed = { ARTICLE($planet, case: "upper") } { venus-planet.on } megszerzett lapka: { $tile }.
event-venus-kept = { $seat } megszerzi { ARTICLE($planet) } { venus-planet.on }: { $tile }.
event-venus-raised = { $seat } { $count } fontért felállít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet } orbitális pályáján { $purse }.
event-venus-moved = { $seat } csoportosítása { ARTICLE($origin) } { venus-start.rol } { ARTICLE($planet) } { venus-planet.ra } megy: { $group }.
event-venus-landed = { $seat } leszáll { ARTICLE($planet) } { venus-planet.on }: { $group }.
event-venus-lifted = { $seat } visszaemel egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet } orbitális pályájára.
event-venus-unit-lost = { $seat } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .dice = Egy koponya miatt { $seat } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .card = Egy kártya miatt { $seat } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .saboteur = A szabotőr elpusztítja { ARTICLE($planet) } { venus-planet.on }: { $owned }.
    .sacrifice = { $seat } feláldoz egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .uprising = A felkelés miatt { $seat } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .bombardment = A rakéták miatt { $seat } elveszít egy { SUFFIX($unit, "t") } { ARTICLE($planet) } { venus-planet.on }.
    .rescued = { $seat } megmenti { ARTICLE($planet) } { venus-planet.rol }: { $unit }; a Föld orbitális pályájára kerül.
event-venus-built = { $seat } épít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
event-venus-building-lost = { $seat } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .tension = A feszültség miatt { $seat } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .saboteur = A szabotőr miatt { $seat } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .uprising = A felkelés miatt { $seat } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .leader = Éllovasként { $seat } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .bombardment = A rakéták miatt { $seat } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
    .toll = A ki nem fizetett vám miatt { $seat } elveszít egy { $building } { ARTICLE($planet) } { venus-planet.on }.
event-venus-cleared = { ARTICLE($planet, case: "upper") } { venus-planet.on } mindenki mindent elveszít: { $lost }.
    .nobody = { ARTICLE($planet, case: "upper") } { venus-planet.on } senkinek sem volt semmije.
event-venus-reset = A felszíneken lévő egységek visszaszállnak a pályára.
event-venus-planet-dead = { ARTICLE($planet, case: "upper") } { venus-planet } halott: mostantól nem lehet rá leszállni.
event-venus-crisis-levels = Krízisszintek: { $levels }.
    .none = Sehol sincs krízislapka.
    .item = { $planet } { $level }
    .dice = Krízisszintek: { $levels }. Koponya került ide: { $marked }.
event-venus-crisis = { venus-planet }, { $level }. szint: { $effect }.
    .named = { $crisis } ({ venus-planet }, { $level }. szint): { $effect }.
event-venus-alien = Idegen száll le { ARTICLE($planet) } { venus-planet.ra }.
    .moved = Az idegen { ARTICLE($origin) } { venus-start.rol } { ARTICLE($planet) } { venus-planet.ra } megy.
event-venus-alien-defeated = { $seat } legyőzi az idegent { ARTICLE($planet) } { venus-planet.on }.
event-venus-played = { $seat } kijátssza: { $card }.
    .aimed = { $seat } kijátssza: { $card }; célpont: { $aim }.
event-venus-attempt = { $seat } kísérletet tesz { ARTICLE($planet) } { venus-planet.on }: { $tile }.
    .tension = { $seat } kísérletet tesz { ARTICLE($planet) } { venus-planet.on }: { $tile }, célpont: { $target }.
event-venus-attempt-dice = A kockák: { $dice }.
    .again = A kockák az újradobás után: { $dice }.
event-venus-die-excluded = { $seat } kizár egy kockát.
event-venus-skull-spared = { $seat } egy koponyát semlegesít: nem okoz veszteséget.
event-venus-bonus = { $points } harci pont a lapért, bármi lesz is a kísérletből.
event-venus-declared = { $seat } bevetése: { $group }; { $points } harci pont, ebből { $need } kellett.
    .cards = { $seat } bevetése: { $group }, { $cards }; { $points } harci pont, ebből { $need } kellett.
event-venus-attempt-over = { $seat } kísérlete nem sikerült { ARTICLE($planet) } { venus-planet.on }.
    .success = { $seat } kísérlete sikerült { ARTICLE($planet) } { venus-planet.on }.
event-venus-move = Egy lap { $seat } kezébe kerül.
    .draw = { $seat } húz egy lapot.
    .drawn = { $seat } húz egy lapot: { $card }.
    .discard = { $seat } lapja a dobott lapok közé kerül: { $card }.
    .back = { $seat } visszaveszi a kezébe: { $card }.
    .passed = Egy lap átkerül { SUFFIX($giver, "tol") } { SUFFIX($seat, "hoz") }.
    .known = Egy lap átkerül { SUFFIX($giver, "tol") } { SUFFIX($seat, "hoz") }: { $card }.
    .off = Lekerül { ARTICLE($planet) } { venus-planet.rol }: { $card }.
event-venus-shuffle = A dobott lapokból új húzópakli lett.
event-venus-show = { $count ->
    [0] { $seats } megnézi egy ellenfele kezét.
   *[other] { $seats } megnéz { $count } lapot egy ellenfele kezében.
 }
event-venus-over = Vége a játéknak. { $winners } nyert { $points } győzelmi ponttal. { $why }
    .shared = Vége a játéknak. Megosztott győzelem { $points } győzelmi ponttal: { $winners }. { $why }
    .lost = Vége a játéknak, mindenki veszített. { $why }
