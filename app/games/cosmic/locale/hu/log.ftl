# Cosmic Encounter: a napló (UX-54). Az $origin, a $to és a $planet egész kifejezés, hivatkozással.

log-turn-cosmic = { $turn ->
    [0] Előkészületek
   *[other] { $turn }. forduló
 }

# -- események

cosmic-ships = { $count } űrhajó
    .t = { $count } űrhajót
    .val = { $count } űrhajóval
    .je = { $count } űrhajója
cosmic-cards = { $count } lapot
cosmic-because = ({ $why })
event-cosmic-sheet = { WHO($seat, case: "upper") } faja: { $alien }. { $title }.
    .hidden = { WHO($seat, case: "upper") } fajt választ, és rejtve tartja.
    .own = { WHO($seat, case: "upper") } titkos faja: { $alien }. { $title }.
    .extra = { WHO($seat, case: "upper") } új képessége: { $alien }.
event-cosmic-sheet-gone = Vissza a dobozba: { $alien } ({ $seat }).
    .hidden = Egy rejtett faj visszakerül a dobozba ({ $seat }).
event-cosmic-sheet-up = { WHO($seat, case: "upper") } faja felfordul: { $alien }!
event-cosmic-sheet-passed = { $alien }: a képesség átkerül { WHO($giver, form: "tol") } { WHO($taker, form: "hoz") }.
    .lent = { WHO($giver, case: "upper") } erre az összecsapásra kölcsönadja a képességét { WHO($taker, form: "nak") }: { $alien }.
    .hidden = Egy rejtett képesség átkerül { WHO($giver, form: "tol") } { WHO($taker, form: "hoz") }.
event-cosmic-first-player = { WHO($seat, case: "upper") } az első játékos.
event-cosmic-turn = { WHO($seat, case: "upper") } fordulója.
event-cosmic-encounter = { WHO($seat, case: "upper") } újabb összecsapásba kezd: ez a forduló { $number }. összecsapása.
    .nested = { WHO($seat, case: "upper") } közben saját összecsapásba kezd.
event-cosmic-phase = Fázis: { $phase }
event-cosmic-destiny = Végzetkártya: { $card }.
event-cosmic-defense = { WHO($offense, case: "upper") } megtámadja { WHO($seat) } naprendszerét.
    .own = { WHO($offense, case: "upper") } elűzné { WHO($seat, form: "t") } a saját naprendszeréből.
event-cosmic-aimed = { WHO($seat, case: "upper") } célpontja: { $planet }.
event-cosmic-invited = Felkérés { WHO($seat, form: "tol") }: { $seats }.
    .nobody = { WHO($seat, case: "upper") } senkit sem kér fel.
event-cosmic-joined = { WHO($seat, case: "upper") } kimarad.
    .left = { WHO($seat, case: "upper") } nem szövetséges többé.
    .offense = { WHO($seat, case: "upper") } a támadó szövetségese.
    .defense = { WHO($seat, case: "upper") } a védő szövetségese.
event-cosmic-revealed = Felfedés: { WHO($offense) } – { $ours }, { WHO($defense) } – { $theirs }.
event-cosmic-card-becomes = { WHO($seat, case: "upper") } kártyája mostantól: { $face }.
event-cosmic-added = { $number } { WHO($seat) } oldalára ({ $why }).
event-cosmic-totals = { WHO($offense, case: "upper") } { $ours }, { WHO($defense) } { $theirs }.
    .sum = { $parts } = { $total }
    .own = { cosmic-ships }
    .allies = { $count } szövetséges űrhajó
event-cosmic-outcome = Az összecsapás véget ért.
    .offense = { WHO($offense, case: "upper") } megnyeri az összecsapást!
    .defense = { WHO($defense, case: "upper") } visszaveri a támadást!
    .both = Mindkét oldal veszít.
    .deal = Megvan az egyezség: { $offense } és { $defense }.
    .foreseen = Úgy válnak el, mintha egyezséget kötöttek volna: { $offense } és { $defense }.
    .nodeal = Nincs egyezség: { $offense } és { $defense }.
    .quashed = Az egyezség meghiúsult.
    .settled = Az összecsapás sikeresen véget ér, harc nélkül.
    .nocard = { WHO($offense, form: "nak", case: "upper") } nincs összecsapáskártyája: az összecsapás félbeszakad.
    .unarmed = { WHO($loser, form: "nak", case: "upper") } nincs összecsapáskártyája, ezért veszít.
    .noships = { WHO($offense, form: "nak", case: "upper") } nincs indítható űrhajója: az összecsapás félbeszakad.
    .noplanet = Nincs több megtámadható bolygó: az összecsapás félbeszakad.
event-cosmic-offer = { WHO($seat, case: "upper") } ajánlata – { $text }.
cosmic-offer = ad: { $give }; kér: { $want }
    .gift = ad: { $give }; cserébe nem kér semmit
    .demand = nem ad semmit; kér: { $want }
    .cards = { $count } lap
    .spec = { $count } lap ({ $spec })
    .colony = kolónia { $planet }
    .release = { WHO($seat) } { $count } űrhajója kiszabadul a térgörbületről
event-cosmic-agreed = { WHO($seat, case: "upper") } ajánlata elfogadva.
event-cosmic-compensation = { WHO($seat, case: "upper") } kompenzációként { cosmic-cards } kap { WHO($payer, form: "tol") }.
event-cosmic-claimed = { WHO($seat, case: "upper") } lefordítva hagyja a kártyáját: „{ $face }!”
event-cosmic-accused = { WHO($by, case: "upper") } csalással vádolja { WHO($seat, form: "t") }, de alaptalanul.
    .right = { WHO($by, case: "upper") } csalással vádolja { WHO($seat, form: "t") }, és igaza van!
event-cosmic-cheated = { WHO($seat, case: "upper") } titokban elvesz valamit: { $what }.
event-cosmic-power = { WHO($seat, form: "nak", case: "upper") } újra elég saját kolóniája van: visszakapja a képességét.
    .lost = { WHO($seat, form: "nak", case: "upper") } túl kevés saját kolóniája maradt: elveszíti a képességét.
event-cosmic-over = Vége a játszmának. { WHO($winners, case: "upper") } győzött! { $why }
    .shared = Vége a játszmának. Megosztott győzelem: { $winners }! { $why }
    .draw = A játszma győztes nélkül ér véget. { $why }
event-cosmic-drew = { WHO($seat, case: "upper") } { cosmic-cards } húz { $why }.
    .known = { WHO($seat, case: "upper") } húzása: { $cards } { $why }.
event-cosmic-ships = { WHO($seat, case: "upper") } { cosmic-ships.t } visz { $origin } { $to }.
    .launch = { WHO($seat, case: "upper") } { cosmic-ships.t } küld { $origin } { $to }.
    .lands = { WHO($seat, case: "upper") } { cosmic-ships.val } leszáll { $at }.
    .crash = { WHO($seat, case: "upper") } { cosmic-ships.val } kényszerleszállást hajt végre { $at }!
    .settles = { WHO($seat, case: "upper") } { cosmic-ships.je } { $origin } érkezve megtelepszik { $at }.
    .returns = { WHO($seat, case: "upper") } { cosmic-ships.je } visszatér { $to }.
    .rescued = { WHO($seat, case: "upper") } { cosmic-ships.je } megmenekül: vissza { $to }.
    .lost = { WHO($seat, case: "upper") } { cosmic-ships.je } { $origin } a térgörbületre kerül { $why }.
    .removed = { WHO($seat, case: "upper") } { cosmic-ships.je } { $origin } végleg kikerül a játékból { $why }.
    .retrieved = { WHO($seat, case: "upper") } { cosmic-ships.je } a térgörbületről { $to } kerül { $why }.
    .healed = { WHO($seat, case: "upper") } { cosmic-ships.je } visszatér { $to } { $why }.
    .research = { WHO($seat, case: "upper") } { cosmic-ships.t } küld { $origin } egy technológia kutatására.
event-cosmic-track = { $now ->
    [0] { WHO($seat, form: "nak", case: "upper") } már nincs idegen kolóniája.
   *[other] { WHO($seat, form: "nak", case: "upper") } most { $now } idegen kolóniája van.
 }
event-cosmic-planet = Új bolygó keletkezik: { $planet }.
event-cosmic-planet-gone = Megsemmisül egy bolygó: { $planet }.
event-cosmic-stacked = { WHO($seat, case: "upper") } – { $piece }: { $deed }.
    .aim = { WHO($seat, case: "upper") } – { $piece }: { $deed } ({ $aim }).
    .card = { WHO($seat, case: "upper") } kijátszott lapja: { $piece } – { $deed }.
    .cardaim = { WHO($seat, case: "upper") } kijátszott lapja: { $piece } – { $deed } ({ $aim }).
    .reinforce = { WHO($seat, case: "upper") } erősítése { WHO($side) } oldalára: { $piece }.
    .unknown = { WHO($seat, case: "upper") } – { $piece }.
event-cosmic-negated = Hatástalan: { $piece }.
event-cosmic-zapped = { $alien }: ebben az összecsapásban nem használható többé.
event-cosmic-declared =
    .saved = { $piece }: hatástalan lett, ezért { WHO($seat) } oldala mindenképp győz!
    .grudge = { WHO($seat, case: "upper") } haragot táplál, haragjelzőt kap: { $seats }.
    .spread = { WHO($seat, case: "upper") } arra fogad, hogy a különbség legalább { $number }.
    .adds = { WHO($seat, case: "upper") } { SUFFIX($number, "t") } ad a kártyájához.
event-cosmic-mark = { $value ->
    [0] { WHO($seat, form: "nak", case: "upper") } már nincs jelzője.
   *[other] { WHO($seat, form: "nak", case: "upper") } most { $value } jelzője van.
 }
event-cosmic-completed = { WHO($seat, case: "upper") } befejez egy technológiát: { $card }!
event-cosmic-abandoned = { WHO($seat, case: "upper") } felhagy egy technológiával: { $card }.
event-cosmic-technology-passed = { $card }: { WHO($seat, form: "hoz") } kerül.
event-cosmic-token = { $card } helye: { $places }.
event-cosmic-move = { $card } máshová kerül.
    .discard = { WHO($seat, case: "upper") } eldobott lapja: { $card }.
    .dropped = Eldobott lap: { $card }.
    .taken = { WHO($seat, case: "upper") } lapja a dobópakliból: { $card }.
    .passed = 1 lap átkerül { WHO($giver, form: "tol") } { WHO($seat, form: "hoz") }.
    .known = Lap cserél gazdát: { $card } – { WHO($giver, form: "tol") } { WHO($seat, form: "hoz") }.
    .stolen = { $card }: { WHO($seat, form: "hoz") } kerül.
    .laid = { WHO($seat, case: "upper") } képpel lefelé letesz egy kártyát.
    .mine = { WHO($seat, case: "upper") } képpel lefelé letett kártyája: { $card }.
    .open = { WHO($seat, case: "upper") } képpel felfelé letett kártyája: { $card }.
    .back = { WHO($seat, case: "upper") } visszaveszi a kártyáját.
    .under = A fel nem fedett kártya a húzópakli aljára kerül.
    .swapped = A két összecsapáskártya helyet cserél.
    .citadel = Citadella épül { $planet }: { $card }.
    .fallen = Citadella omlik le: { $card }.
    .aside = { WHO($seat, case: "upper") } félretesz egy lapot.
    .takenup = { WHO($seat, case: "upper") } visszavesz egy félretett lapot.
    .out = Kikerül a játékból: { $card }.
    .lab = { WHO($seat, case: "upper") } megtart egy technológiát, képpel lefelé.
    .lost = Eldobott technológia: { $card }.
    .battery = { WHO($seat, case: "upper") } egy lapot tesz ez alá: { $tech }.
event-cosmic-shuffle = Keverés: kozmikus pakli.
    .destiny = Keverés: végzetpakli.
    .tech = Keverés: technológiapakli.
event-cosmic-show = { WHO($seats, case: "upper") } { $count ->
    [one] megnéz
   *[other] megnéznek
 } néhány lapot.
    .known = { WHO($seats, case: "upper") } ezt { $count ->
    [one] látja
   *[other] látják
 }: { $cards }.
    .all = Mindenkinek felmutatva: { $cards }.
event-cosmic-concede = { WHO($seat, case: "upper") } feladja a játszmát.
