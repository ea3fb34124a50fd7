# Irány a Vénusz!: mi hiányzik ahhoz, amit a játékos szeretne (UX-17).

reason-venus-no-supply = Nincs { $your } a készletben.
reason-venus-no-cruiser = { ARTICLE($planet, case: "upper") } { $planet } pályáján nincs űrcirkálód, és nélküle senki sem mozoghat.
reason-venus-no-cruiser-anywhere = Egyik pályán sincs űrcirkálód, ezért nincs, ami mozogjon.
reason-venus-same-planet = A csoportnak másik planétára kell mennie; { ARTICLE($planet) } { $planet } az, ahonnan indul.
reason-venus-moved = Már mozogtál; most csak ott szerezhetsz lapkát, ahová érkeztél.
reason-venus-not-your-unit = Ez az egység ({ $unit }) másé.
reason-venus-landed = Ez az egység ({ $unit }) már leszállt: a periódus végéig nem vehet részt semmiben.
reason-venus-tank-stays = A tank magától nem utazik: mozgáskor csak külön kártyával vihető.
reason-venus-bring-unit = Vidd egy planétára, ha mozogni akarsz, vagy egy lapkára, ha meg akarod szerezni.
reason-venus-claim-with-unit = Vidd egy lapkára { ARTICLE($planet) } { SUFFIX($planet, "on") }, vagy mondj le a lapkaszerzésről.
reason-venus-no-such-unit = { ARTICLE($planet, case: "upper") } { $planet } pályáján nincs { $your }.
reason-venus-claim-where-moved = Mozgás után csak ott szerezhetsz lapkát, ahová érkeztél: { ARTICLE($planet) } { SUFFIX($planet, "on") }.
reason-venus-unit-for-tile = Ehhez a lapkához egy egységnek le kell szállnia: válaszd ki, melyiknek.
reason-venus-equal-tile = Van itt egy ugyanilyen lapka; azt válaszd.
reason-venus-defended = Ez a lapka védett: kísérlettel, kockadobással szerezhető meg.
reason-venus-name-target = Előbb nevezd meg, kinek az üzemét akarod átvenni.
reason-venus-own-building = A saját üzemedet nem veheted át.
reason-venus-none-here = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "nal") } nincs választható { $piece }.
reason-venus-own-building-stays = A gyárak és a bányák a helyükön maradnak.
reason-venus-building-by-tension = Más üzeme csak a planétáján fekvő feszültséglapkával vehető át.
reason-venus-built-by-tile = Ez nem állítható fel, hanem a lapkája megszerzésével épül ({ $piece }).
reason-venus-infantry-home = Gyalogság csak a Föld orbitális pályáján állítható fel.
reason-venus-no-factory = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } nincs gyárad: olyan planétán állítsd fel, ahol van, vagy a Földön.
reason-venus-raise-where = Vidd a Földre vagy olyan planétára, ahol gyárad van; gyalogságot csak a Földre.
reason-venus-raise-action = Az egységek felállítása külön akció, és most egy másik tart.
reason-venus-marker-action = A passzjelző elvétele külön akció, és most egy másik tart.
reason-venus-marker-to-plate = A passzjelzőt a saját tábládhoz vidd.
reason-venus-no-marker = Nincs több passzjelző a passzkártyán.
reason-venus-attempt-elsewhere = A kísérlet { ARTICLE($planet) } { SUFFIX($planet, "on") } folyik: csak az ottani pályán lévő egységek szállhatnak le.
reason-venus-to-attempt = Most csak leszállhat: vidd a kísérlethez.
reason-venus-all-landed = { ARTICLE($planet, case: "upper") } { $planet } pályájáról már minden { $your } leszáll.
reason-venus-lose-own = A saját darabodat veszíted el; a tieid közül válassz.
reason-venus-lose-building = Most egy gyár vagy bánya vész el, nem egység.
reason-venus-lose-unit = A koponya egységbe kerül, nem üzembe.
reason-venus-lose-by-choosing = Nem kell sehová vinned: kattints rá, ha ezt veszíted el.
reason-venus-lose-there = A veszteség { ARTICLE($planet) } { SUFFIX($planet, "on") } ér: onnan válassz.
reason-venus-rescued = Ez az egység ({ $unit }) most menekült meg; ugyanaz a dobás nem érheti még egyszer.
reason-venus-units-first = Amíg van egységed { ARTICLE($planet) } { SUFFIX($planet, "nal") }, előbb azok vesznek el.
reason-venus-saboteur = { $wants ->
   [kill] A szabotőr most egy egységet pusztít el.
   [raze] A szabotőr most egy gyárat vagy bányát pusztít el.
  *[steal] A szabotőr most lapot lop: válassz játékost.
 }
reason-venus-own-hand = Másik játékost válassz: ez a te kezed.
reason-venus-empty-hand = Ennek a játékosnak nincs lapja.
reason-venus-no-hands = Senki másnak nincs lapja.
reason-venus-action-card = Ez a lap külön akció: egy másik akció közben nem játszható ki.
reason-venus-no-cards = Nincs mit húzni: elfogyott a húzópakli, és dobott lap sincs.
reason-venus-no-mine = Egyetlen planétán sincs bányád.
reason-venus-no-tension-away = Az eldobott lapkák között nincs feszültséglapka.
reason-venus-alien-there = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "t") } idegen tartja megszállva.
reason-venus-being-claimed = Éppen ezt a lapkát próbálod megszerezni.
reason-venus-no-tile = { $kind ->
   [tension] Egyetlen planétán sincs feszültséglapka.
   [trophy] Egyetlen planétán sincs trófealapka.
  *[crisis] Egyetlen planétán sincs krízislapka.
 }
reason-venus-only-tile = { $kind ->
   [tension] Ez a lap feszültséglapkára játszható ki.
  *[trophy] Ez a lap trófealapkára játszható ki.
 }
reason-venus-no-crisis = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } nincs krízislapka.
reason-venus-none-anywhere = Sehol sincs ilyen egység ({ $unit }).
reason-venus-only-unit = Ez a lap csak másféle egységre játszható ki ({ $unit }).
reason-venus-none-landed = Egyetlen { $your } sincs a felszínen.
reason-venus-in-orbit = Ez az egység ({ $unit }) már a pályán van.
reason-venus-not-in-hand = Ez a lap nincs a kezedben.
reason-venus-equal-card = Van egy ugyanilyen lapod; azt játszd ki.
reason-venus-wrong-aim = { $wants ->
   [unit] Ezt a lapot egy egységre vidd.
   [supply] Ezt a lapot a készleted egyik egységére vidd.
   [opponent] Ezt a lapot egy másik játékosra vidd.
   [planet] Ezt a lapot egy planétára vidd.
   [tile] Ezt a lapot egy lapkára vidd.
   [die] Ezt a lapot egy kockára vidd.
   [attempt] Ezt a lapot a kísérlethez vidd.
  *[middle] Ehhez a laphoz nem kell célpont: vidd az asztal közepére.
 }
reason-venus-for-move = Ez a lap mozgáshoz való.
reason-venus-for-attempt = Ez a lap kísérlethez való: a dobás után adhatod hozzá.
reason-venus-for-dice = Ez a lap a saját kísérleted kockáihoz való.
reason-venus-for-skull = Ez a lap a saját kísérleted koponyája ellen való, vagy amikor más pusztítaná el egy egységedet.
reason-venus-for-rescue = Ez a lap akkor játszható ki, amikor egy egységed elpusztulna.
reason-venus-for-encore = Ez a lap közvetlenül egy másik lapod kijátszása után játszható ki.
reason-venus-for-last = Ez a lap az utolsó passzjelző elvétele után játszható ki.
reason-venus-only-move-cards = Most csak mozgáshoz való lap adható hozzá.
reason-venus-only-skull-cards = Most csak koponyát elhárító lap segít.
reason-venus-laid-out = Ezt a lapot már hozzáadtad a kísérlethez.
reason-venus-other-planet = Ez a lap csak { ARTICLE($planet) } { SUFFIX($planet, "on") } számít.
reason-venus-only-crisis = Ez a lap csak krízislapka ellen számít.
reason-venus-one-boost = Egy kísérletben ugyanarra az egységfajtára ({ $unit }) csak egy ilyen lap számít.
reason-venus-no-victim = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } nincs feláldozható egységed, és le sem száll ilyen.
reason-venus-wrong-victim = Olyan saját egységet válassz hozzá, amely { ARTICLE($planet) } { SUFFIX($planet, "on") } van a felszínen, vagy most száll le.
reason-venus-one-exclude = Egy kísérletben csak egy kocka tehető félre.
reason-venus-excluded-die = Ez a kocka félre van téve; nem dobható újra.
reason-venus-no-skull = Nincs elhárítható koponya.
reason-venus-one-encore = Ehhez a kísérlethez már adtál ráadást.
reason-venus-never-back = Ezt a lapot ráadás nem hozhatja vissza.
reason-venus-not-just-played = A ráadás csak azt a lapodat hozza vissza, amelyet most játszottál ki vagy adtál hozzá.
reason-venus-nothing-to-repeat = Most nincs olyan lap, amelyet a ráadás visszahozhatna.
reason-venus-no-encore = Ez a lap nem ráadás.
reason-venus-own-doing = Ez csak akkor segít, ha más pusztítja el az egységedet.
reason-venus-not-their-card = Ez a lap nincs abban a kézben, amelyet nézel.
reason-venus-just-taken = Nem adhatod vissza azt a lapot, amelyet most vettél el.
