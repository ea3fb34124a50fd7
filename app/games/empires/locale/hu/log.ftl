# Űrbirodalmak: a napló (UX-54). A $place a $hex, a $start az $origin nevű mezőhöz vezet.

empires-hex = <link:{ $place }>{ $hex }</link>
empires-origin = <link:{ $start }>{ $origin }</link>
log-turn-empires = { $turn ->
    [0] Előkészületek
   *[other] { $turn }. ciklus
 }

event-empires-homes = Anyabolygók: { $homes }.
    .item = { $seat } – { $hex }
event-empires-turn = { $turn }. forduló.
event-empires-phase = Új fázis kezdődik.
    .movement = { WHO($seat, case: "upper") } lép.
    .economy = Gazdasági fázis.
event-empires-order = Sorrend: { $order }.
    .bid = Sorrend a licit után: { $order }.
    .die = Kocka dönti el, ki kezd. Sorrend: { $order }.
event-empires-roll = { WHO($seat, case: "upper") } dobása: { $face }.
    .auction = A kocka dönti el, ki licitál először: { $face }.
    .push = { WHO($seat, case: "upper") } egyik hajója messzebb próbál jutni ({ empires-hex }): { $face }.
    .danger = Veszély ({ empires-hex }): { WHO($seat) } egy hajója { SUFFIX($face, "t") } dob.
    .situation = Galaktikus helyzet: { $face }.
    .first = { WHO($seat, case: "upper") } a kezdésért dob: { $face }.
    .bombard = { WHO($seat, case: "upper") } bombázza { ARTICLE($hex) } { empires-hex } mezőt; dobás: { $face }, kell: { $need } – mellé.
    .bombard-hit = { WHO($seat, case: "upper") } bombázza { ARTICLE($hex) } { empires-hex } mezőt; dobás: { $face }, kell: { $need } – talált!
    .black-hole = Fekete lyuk ({ empires-hex }): { WHO($seat) } egy hajója { SUFFIX($face, "t") } dob.
    .lost = { WHO($seat, case: "upper") } elsodródik { ARTICLE($hex) } { empires-hex } mezőről: { $face }.
    .wreck = { WHO($seat, case: "upper") } átkutat egy roncsot: { $face }.
    .wander = A gép kóborol: { $face }.
    .entry = Honnan jön a gép: { $face }.
    .flaw = { WHO($seat, case: "upper") } egyedi hajóinak gyenge pontja: { $face }.
    .weakness = A gép gyenge pontja: { $face }.
    .mine = Akna a gép ellen ({ empires-hex }): { $face }.
    .rival-build = { WHO($seat, case: "upper") } a flottájára dob: { $face }.
    .rival-tech = { WHO($seat, case: "upper") } technológiára dob: { $face }.
    .rival-defence = { WHO($seat, case: "upper") } a védelmére dob: { $face }.
    .explosion = { WHO($seat, case: "upper") } egy hajója az amőbában robban fel ({ empires-hex }): { $face }.
    .no-mines = Hozzászokik-e az amőba az aknákhoz ({ empires-hex })? { $face }.
    .prey = Mire vadászik az amőba ({ empires-hex }): { $face }.
    .science = { WHO($seat, case: "upper") } az amőbát tanulmányozza ({ empires-hex }): { $face }.
    .strain = Milyen fajta az amőba: { $face }.
    .experience = { WHO($seat, case: "upper") } tapasztalatra dob: { $face }.
event-empires-cp = { WHO($seat, case: "upper") }: { $count } ÉP (most { $now }).
    .colony = { WHO($seat, case: "upper") } { $count } ÉP-t kap { $sources ->
        [one] egy
       *[other] { $sources }
    } kolóniától.
    .homeworld = { WHO($seat, case: "upper") } { $count } ÉP-t kap az anyabolygótól{ $sources ->
        [0] .
        [one] {" "}és egy kolóniától.
       *[other] {" "}és { $sources } kolóniától.
    }
    .minerals = { WHO($seat, case: "upper") } { $count } ÉP-t kap ásványért.
    .pipeline = { WHO($seat, case: "upper") } { $count } ÉP-t kap { $sources ->
        [one] egy vezeték
       *[other] { $sources } kolónia vezetéke
    } révén.
    .nebula = { WHO($seat, case: "upper") } { $count } ÉP-t kap { $sources ->
        [one] egy
       *[other] { $sources }
    } ködből.
    .industry = { WHO($seat, case: "upper") } { $count } ÉP-t kap { $sources ->
        [one] egy
       *[other] { $sources }
    } ipari központtól.
    .factories = { WHO($seat, case: "upper") } { $count } ÉP-t kap a termelékeny gyáraktól.
    .spoils = { WHO($seat, case: "upper") } { $count } ÉP-t kap a hódításért.
    .head-start = { WHO($seat, case: "upper") } { $count } ÉP-vel kezd.
    .lost = { WHO($seat, case: "upper") } elveszít { $count } ÉP-t, amely nem tehető félre (most { $now }).
    .upkeep = { WHO($seat, case: "upper") } { $count } ÉP fenntartási költséget fizet (most { $now }).
    .bid = { WHO($seat, case: "upper") } licitje { $count } ÉP (most { $now }).
    .research = { WHO($seat, case: "upper") } { $count } ÉP-t költ technológiára (most { $now }).
    .grants = { WHO($seat, case: "upper") } { $count } ÉP-t költ kutatási támogatásra (most { $now }).
    .build = { WHO($seat, case: "upper") } { $count } ÉP-t költ egységekre (most { $now }).
    .refit = { WHO($seat, case: "upper") } { $count } ÉP-ért felfejleszt (most { $now }).
    .traders = { WHO($seat, case: "upper") } { $count } ÉP-t kap a kereskedőktől.
    .auction = { WHO($seat, case: "upper") } { $count } ÉP-t fizet egy birodalmi előnyért (most { $now }).
    .debt = { WHO($seat, case: "upper") } { $count } ÉP-t törleszt (most { $now }).
event-empires-learned = { WHO($seat, case: "upper") } új szintje: { $technology } { $level }.
    .advantage = { WHO($seat, case: "upper") } birodalmi előnyéhez jár: { $technology } { $level }.
    .analysed = { WHO($seat, case: "upper") } egy elfoglalt hajóból tanulja meg: { $technology } { $level }.
    .bought = { WHO($seat, case: "upper") } technológiát vesz: { $technology } { $level }.
    .studied = { WHO($seat, case: "upper") } kutatása sikerrel jár: { $technology } { $level }.
    .wreck = A roncs tanulsága ({ $seat }): { $technology } { $level }.
    .conquest = { WHO($seat, case: "upper") } technológiát vesz át: { $technology } { $level }.
    .head-start = { WHO($seat, case: "upper") } ezzel kezd: { $technology } { $level }.
    .captured = { WHO($seat, case: "upper") } az elfoglalt kolónián tanul: { $technology } { $level }.
    .scrapped = A szétszedett hajó tanulsága ({ $seat }): { $technology } { $level }.
event-empires-studied = { WHO($seat, case: "upper") } kutat ({ $technology }): { $faces }; összesen { $total }.
event-empires-bids = Licitek: { $bids }.
    .item = { $seat } { $bid }
event-empires-arrival = Ítéletnapgép jön { ARTICLE($hex) } { empires-hex } mezőre: { $machine }.
event-empires-weakness = { WHO($machine, case: "upper") }: kiderült, hogy { $weakness }.
event-empires-out = { WHO($seat, case: "upper") } kiesik a játékból.
event-empires-spoils = { WHO($seat, case: "upper") } a következő gazdasági fázisban { $cp } ÉP-t kap.
event-empires-group = Új { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .built = { WHO($seat, case: "upper") } épít { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
    .closed = { WHO($seat, case: "upper") } letesz egy jelzőt { ARTICLE($hex) } { empires-hex } mezőre.
    .closed-aliens = Idegenek rejtőznek { ARTICLE($hex) } { empires-hex } mezőn.
    .closed-launch = { WHO($seat, case: "upper") } flottát indít { ARTICLE($hex) } { empires-hex } mezőről.
    .aliens = Idegenek { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
    .machine = Feltűnik { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
    .launch = { WHO($seat, case: "upper") } flottát indít { ARTICLE($hex) } { empires-hex } mezőről.
    .amoeba = Itt él, { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
    .spread = Átterjed { ARTICLE($hex) } { empires-hex } mezőre: { $units }.
    .gate = Kapun át érkezik { ARTICLE($hex) } { empires-hex } mezőre: { $owned }.
event-empires-reinforced = { WHO($seat, case: "upper") } megerősít egy csapatot { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
event-empires-lost = { WHO($seat, case: "upper") } elveszít { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
    .closed = { WHO($seat, case: "upper") } levesz egy jelzőt { ARTICLE($hex) } { empires-hex } mezőről.
    .closed-black-hole = Elnyeli a fekete lyuk { ARTICLE($hex) } { empires-hex } mezőn { WHO($seat) } egy hajóját.
    .closed-danger = Veszély! { ARTICLE($hex, case: "upper") } { empires-hex } mezőn elpusztul { WHO($seat) } egy jelzője.
    .battle = Elpusztul { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .scuttled = { WHO($seat, case: "upper") } elsüllyeszt { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
    .decoy = Csak csali volt { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .overrun = Letarolták { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .swept = Felszedték { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .exploded = Felrobban { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .mine = Akna pusztítja el { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .no-room = Hordozó híján elvész { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .black-hole = Elnyeli a fekete lyuk { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .unmasked = Lelepleződött { ARTICLE($hex) } { empires-hex } mezőn: { $owned } (hamis csapat).
    .ground = Lelőtték { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .danger = Veszély! Elpusztul { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .out = Lekerül { ARTICLE($hex) } { empires-hex } mezőről: { $owned }.
    .amoeba = Űramőba nyeli el { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .captured = A kolóniával együtt elvész { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .boarded = Elfoglalták { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .explosion = Felrobban { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
    .scrapped = { WHO($seat, case: "upper") } szétszed { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
    .passing = { WHO($seat, case: "upper") } kapun át útnak indít { ARTICLE($hex) } { empires-hex } mezőről: { $units }.
event-empires-regrouped = { WHO($seat, case: "upper") } átcsoportosít { ARTICLE($hex) } { empires-hex } mezőn (jelzők: { $now }).
event-empires-moved = { WHO($seat, case: "upper") } { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre lép: { $units }.
    .by-itself = { ARTICLE($units, case: "upper") } { $units } { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre lép.
    .closed = { WHO($seat, case: "upper") } egy jelzővel { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre lép.
event-empires-shifted = { WHO($seat, case: "upper") } { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre kerül: { $units }.
    .retreat = { WHO($seat, case: "upper") } { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre vonul vissza: { $units }.
    .supernova = A szupernóvától ({ empires-origin }) { ARTICLE($hex) } { empires-hex } mezőre megy vissza: { $owned }.
    .lost = Elveszve az űrben: { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre sodródik: { $owned }.
    .closed-retreat = { WHO($seat, case: "upper") } egy jelzővel { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre vonul vissza.
    .closed-supernova = { WHO($seat, case: "upper") } egy jelzővel a szupernóvától ({ empires-origin }) { ARTICLE($hex) } { empires-hex } mezőre megy vissza.
    .closed-lost = { WHO($seat, case: "upper") } egy jelzője { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre sodródik.
    .reaction = { WHO($seat, case: "upper") } { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre reagál: { $units }.
    .closed-reaction = { WHO($seat, case: "upper") } egy jelzővel { ARTICLE($origin) } { empires-origin } mezőről { ARTICLE($hex) } { empires-hex } mezőre reagál.
event-empires-revealed = { WHO($seat, case: "upper") } felfedi { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
event-empires-technology-shown = { WHO($seat, case: "upper") } technológiája ({ $unit }): { $levels }.
event-empires-covered = { WHO($seat, case: "upper") } lefordít { ARTICLE($hex) } { empires-hex } mezőn: { $units }.
event-empires-damage = Sérülés { ARTICLE($hex) } { empires-hex } mezőn: { $owned }, találatok: { $hits }.
event-empires-halted = { WHO($seat, case: "upper") } megáll { ARTICLE($hex) } { empires-hex } mezőn.
event-empires-slipped = { WHO($seat, case: "upper") } észrevétlenül továbblopózik { ARTICLE($hex) } { empires-hex } mezőről.
event-empires-battle = Csata { ARTICLE($hex) } { empires-hex } mezőn: támad { WHO($attacker) }, védekezik { WHO($defender) }.
event-empires-battle-over = Véget ért a csata { ARTICLE($hex) } { empires-hex } mezőn. { $tally }
    .won = Véget ért a csata { ARTICLE($hex) } { empires-hex } mezőn: a támadó győzött ({ $attacker }). { $tally }
    .lost = Véget ért a csata { ARTICLE($hex) } { empires-hex } mezőn: a védő győzött ({ $defender }). { $tally }
    .stand-off = A csata { ARTICLE($hex) } { empires-hex } mezőn patthelyzettel ér véget. { $tally }
    .over = Véget ért a csata { ARTICLE($hex) } { empires-hex } mezőn: senki sem maradt. { $tally }
event-empires-cloaking = { WHO($seat, case: "upper") } bemondja { ARTICLE($hex) } { empires-hex } mezőn: álcázás { $level }.
event-empires-scanners = { WHO($seat, case: "upper") } bemondja { ARTICLE($hex) } { empires-hex } mezőn: letapogató { $level }.
event-empires-silence = { WHO($seat, case: "upper") } nem szól letapogatóról { ARTICLE($hex) } { empires-hex } mezőn.
event-empires-uncloaked = Felfedi magát { ARTICLE($hex) } { empires-hex } mezőn: { $owned }.
event-empires-screened = { WHO($seat, case: "upper") } fedezékbe vonja: { $units }.
event-empires-round = { $round }. kör ({ empires-hex }).
    .bonus = { $round }. kör ({ empires-hex }); a flottaméret-bónusz { WHO($bonus) } oldalán van.
event-empires-shot = { $owned } lő, célpont: { $target }; dobás: { $face }, kell: { $need } – mellé.
    .hit = { $owned } lő, célpont: { $target }; dobás: { $face }, kell: { $need } – talált!
event-empires-looked = { WHO($seat, case: "upper") } megnézi { ARTICLE($hex) } { empires-hex } mezőt: { $markers }.
    .closed = { WHO($seat, case: "upper") } megnézi { ARTICLE($hex) } { empires-hex } mező jelzőjét.
event-empires-explored = { WHO($seat, case: "upper") } felfedezi { ARTICLE($hex) } { empires-hex } mezőt: { $markers }.
event-empires-marker-gone = Lekerül { ARTICLE($hex) } { empires-hex } mezőről: { $marker }.
    .lost = { ARTICLE($hex, case: "upper") } { empires-hex } mező mostantól üres űr.
    .supernova = A szupernóva mellől { ARTICLE($hex) } { empires-hex } mezőn minden más lekerül: { $marker }.
    .unused = { ARTICLE($hex, case: "upper") } { empires-hex } mezőn csak üres űr van ({ $marker }).
    .machine = Gép ébred { ARTICLE($hex) } { empires-hex } mezőn.
    .revealed = Messziről felfedve lekerül { ARTICLE($hex) } { empires-hex } mezőről: { $marker }.
    .titan = Egy titán szétzúzza { ARTICLE($hex) } { empires-hex } mezőn: { $marker }.
    .doomsday = A gép elpusztítja { ARTICLE($hex) } { empires-hex } mezőn: { $marker }.
event-empires-warp-point = Csatlakozási pont { ARTICLE($hex) } { empires-hex } mezőn.
    .joined = { ARTICLE($hex, case: "upper") } { empires-hex } mező csatlakozási pontja ide vezet: { $pairs }.
event-empires-colony = { WHO($seat, case: "upper") } kolóniát alapít { ARTICLE($hex) } { empires-hex } mezőn.
event-empires-value = { WHO($seat, case: "upper") } kolóniája { ARTICLE($hex) } { empires-hex } mezőn: { $before } helyett { $value } ÉP.
    .growth = { WHO($seat, case: "upper") } kolóniája { ARTICLE($hex) } { empires-hex } mezőn { $value } ÉP-re nő.
    .bombard = { WHO($seat, case: "upper") } kolóniája { ARTICLE($hex) } { empires-hex } mezőn { $value } ÉP-re csökken.
event-empires-colony-lost = { WHO($by, case: "upper") } elpusztítja { WHO($seat) } kolóniáját { ARTICLE($hex) } { empires-hex } mezőn.
    .homeworld = Elpusztult { WHO($seat) } anyabolygója { ARTICLE($hex) } { empires-hex } mezőn!
    .removed = Lekerül { WHO($seat) } kolóniája { ARTICLE($hex) } { empires-hex } mezőről.
event-empires-loaded = { WHO($seat, case: "upper") } rakományt vesz fel { ARTICLE($hex) } { empires-hex } mezőn: { $marker }.
event-empires-unloaded = { WHO($seat, case: "upper") } rakományt tesz le { ARTICLE($hex) } { empires-hex } mező kolóniáján: { $marker }.
event-empires-used-up = { WHO($seat, case: "upper") } { ARTICLE($hex) } { empires-hex } mezőn ezt használja fel: { $marker }.
event-empires-rival-learned = { WHO($seat, case: "upper") } dobása { $face }; új szintje: { $technology } { $level }.
    .plain = { WHO($seat, case: "upper") } új szintje: { $technology } { $level }.
event-empires-rival-built = { WHO($seat, case: "upper") } { $count } ÉP-ért épít { ARTICLE($hex) } { empires-hex } mezőn: { $how } (dobás: { $face }).
    .plain = { WHO($seat, case: "upper") } { $count } ÉP-ért épít { ARTICLE($hex) } { empires-hex } mezőn: { $how }.
event-empires-concede = { WHO($seat, case: "upper") } feladja.
event-empires-over = Győzött: { $winners }. { $why }
    .shared = Az első hely közös: { $winners }. { $why }
    .lost = A játék elveszett. { $why }
