# Közelharc: szállítóhajók, felszíni harc, elfoglalt kolóniák, központok.

prompt-empires-landing-troops = Melyik földi egységeid szállnak le?
prompt-empires-landing-troops-rule = A szállítóhajók a csata második és minden további köre után vagy a csata végén tehetik le a földi egységeket; utána ebben a fordulóban már nem bombázhatsz.
field-empires-landing-troops-troops = Leszállnak
field-empires-landing-troops-dropped = Közülük ledobóhajóval
field-empires-landing-troops-air = Velük harcoló szállítóhajók
prompt-empires-stowing-aboard = Melyik földi egységeid vannak a fedélzeten ebben a csatában?
prompt-empires-stowing-aboard-rule = A kolónia védője a csata előtt megmondja, ki van a szállítóhajókon; mindenki más a bolygón van.
field-empires-stowing-aboard-troops = A fedélzeten
prompt-empires-spilling-lost = Melyik földi egységeid vesznek el a szállítóhajókkal?
prompt-empires-spilling-lost-rule = Egy szállítóhajó legfeljebb hat földi egységet visz; akinek nem jut hely, elvész.
field-empires-spilling-lost-troops = Elvesznek
prompt-empires-assault-screen = Felszíni harc: melyik egységeid maradnak fedezékben?
prompt-empires-assault-screen-rule = Akinek több egysége van, annyit vonhat fedezékbe, amennyivel többje van.
prompt-empires-assault-support = Melyik egységeidet támogatják a gravpáncélosok?
prompt-empires-assault-support-rule = Minden gravpáncélos, amellyel többed van, mint az ellenfélnek, egy egységnek +1 támadást és +1 védekezést ad ebben a körben.
prompt-empires-assault-fire = Felszíni harc: kire lősz?
prompt-empires-assault-fire-rule = Osztályonként, elsőként a védő; visszavonulás nincs, és addig tart, amíg az egyik fél el nem fogy.
prompt-empires-assault-line = Felszíni harc: melyik egységeid lőnek először?
prompt-empires-assault-line-rule = Az egy oldalon álló, azonos osztályú egységek egyszerre kerülnek sorra: a sorrendjüket a gazdájuk választja meg, de előbb az egyik fajta lő végig, csak azután a következő.
prompt-empires-assault-garrison = Melyik egységed lesz a helyőrség?
prompt-empires-assault-garrison-rule = Kolónia elfoglalásakor a győztes egyik földi egysége helyőrségként lekerül.
prompt-empires-assault-learn = Milyen technológiát tanulsz az elfoglalt kolónián?
prompt-empires-assault-learn-rule = A vesztes anyarendszerében két szint jár, a mélyűrben egy.
field-empires-economy-sheet-troops = Földi egységek
field-empires-economy-sheet-free-troops = Ingyenes földi egységek
field-empires-economy-sheet-convert = KP-re váltott ÉP
field-empires-economy-sheet-centres = Központok
option-empires-embark = Felvétel a fedélzetre: { $troop }
option-empires-disembark = Letétel a kolóniára: { $troop }
option-empires-hand = Átszállás ide: { $slot } – { $troop }
option-empires-land = Leszállás
option-empires-assault-fire-fire = Lövés erre: { $soldiers }
reason-empires-nobody-lands = Válassz legalább egy földi egységet, amely leszáll.
reason-empires-drop-ships = Ledobóhajóval legfeljebb { $most } földi egység szállhat le, és a többinek a többi szállítóhajón kell elférnie.
reason-empires-no-room = { $most ->
    [0] Itt nincs hely több egységnek.
   *[other] Csak { $most } egységnek van hely.
 }
reason-empires-troops-die = Pontosan ennyit kell kiválasztani: { $number }.
reason-empires-not-free = Ez nem jár ingyen: { $unit }.
reason-empires-too-many-troops = { ARTICLE($hex, case: "upper") } { $hex } mező kolóniája ebben a fázisban legfeljebb { $most } földi egységet állít ki.
reason-empires-free-troops = Legfeljebb { $most } ingyenes földi egység jár, kolóniánként egy.
reason-empires-no-rp = { $missing } KP hiányzik.
reason-empires-one-centre = { ARTICLE($hex, case: "upper") } { $hex } mezőn csak egy központnak van hely.
empires-cause-support = a gravpáncélosok támogatása
empires-cause-troops = földi egységek a fedélzeten
empires-centre-research = kutatási központ
empires-centre-industry = ipari központ
event-empires-raised = Toborzás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops }.
    .bought = Toborzás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops }.
    .free = Ingyenes toborzás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops }.
event-empires-embarked = Beszállás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops }.
event-empires-disembarked = Kiszállás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops }.
event-empires-stowed = { WHO($seat, case: "upper") } szállítóhajóinak fedélzetén { ARTICLE($hex) } { empires-hex } mezőn: { $troops }.
    .none = { WHO($seat, case: "upper") } szállítóhajóinak fedélzetén { ARTICLE($hex) } { empires-hex } mezőn nincs senki.
event-empires-troops-lost = A szállítóhajókkal elvész { ARTICLE($hex) } { empires-hex } mezőn: { $troops } ({ $seat }).
event-empires-garrison = { WHO($seat, case: "upper") } kolóniáján { ARTICLE($hex) } { empires-hex } mezőn: { $troops }.
    .none = { WHO($seat, case: "upper") } kolóniáján { ARTICLE($hex) } { empires-hex } mezőn nincs földi egység.
event-empires-planet-defence = A bolygó védekezése { ARTICLE($hex) } { empires-hex } mezőn: { $defence }.
event-empires-landed = Leszállás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops }.
    .all-late = Leszállás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops }; az első körben egyikük sem lő.
    .late = Leszállás { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $troops } (az első körben nem lő: { $late }).
event-empires-ground = Felszíni harc { ARTICLE($hex) } { empires-hex } mezőn: { WHO($attacker) } támad ({ $troops }), { WHO($defender) } védekezik ({ $defenders }).
    .empty = Felszíni harc { ARTICLE($hex) } { empires-hex } mezőn: { WHO($attacker) } támad ({ $troops }), { WHO($defender) } oldalán nincs senki.
    .militia = { $count } milícia
event-empires-ground-round = Felszíni harc ({ empires-hex }), { $round }. kör.
event-empires-ground-shot = { WHO($seat, case: "upper") }: { $troop } lő, célpont: { $target }; dobás: { $face } (legfeljebb { $need } kell) – mellé.
    .hit = { WHO($seat, case: "upper") }: { $troop } lő, célpont: { $target }; dobás: { $face } (legfeljebb { $need } kell) – talált!
event-empires-ground-over = Véget ér a felszíni harc { ARTICLE($hex) } { empires-hex } mezőn. { $tally }
    .held = Véget ér a felszíni harc { ARTICLE($hex) } { empires-hex } mezőn: { WHO($defender) } megtartja a kolóniát. { $tally }
    .captured = Véget ér a felszíni harc { ARTICLE($hex) } { empires-hex } mezőn: győz a támadó, { WHO($attacker) }. { $tally }
event-empires-supported = Gravpáncélosok támogatásával harcol { ARTICLE($hex) } { empires-hex } mezőn: { $troops }.
event-empires-captured = { WHO($seat, case: "upper") } elfoglalja { WHO($loser) } kolóniáját { ARTICLE($hex) } { empires-hex } mezőn ({ $value } ÉP).
    .homeworld = { WHO($seat, case: "upper") } elfoglalja { WHO($loser) } anyabolygóját { ARTICLE($hex) } { empires-hex } mezőn!
    .again = { WHO($seat, case: "upper") } visszafoglalja { WHO($loser, form: "tol") } a kolóniát { ARTICLE($hex) } { empires-hex } mezőn ({ $value } ÉP).
    .ship = { WHO($seat, case: "upper") } elfoglalja { WHO($loser) } egyik hajóját { ARTICLE($hex) } { empires-hex } mezőn: { $unit }.
event-empires-sheet-seen = { WHO($seat, case: "upper") } látja { WHO($of) } technológiáját: { $levels }.
    .plain = { WHO($seat, case: "upper") } látja, hogy { WHO($of) } még semmit sem fejlesztett.
    .cp = { WHO($seat, case: "upper") } látja { WHO($of) } termelési lapját: { $cp } ÉP; { $levels }.
    .cp-plain = { WHO($seat, case: "upper") } látja { WHO($of) } termelési lapját: { $cp } ÉP, fejlesztett technológia nélkül.
event-empires-rp = { WHO($seat, case: "upper") }: { $count } KP (most { $now }).
    .laboratory = { WHO($seat, case: "upper") } { $count } KP-t kap egy kutatási központtól.
    .converted = { WHO($seat, case: "upper") } { $count } ÉP-t KP-re vált (most { $now }).
    .research = { WHO($seat, case: "upper") } { $count } KP-t költ technológiára (most { $now }).
    .lost = { WHO($seat, case: "upper") } elveszít { $count } KP-t, amely nem tehető félre (most { $now }).
event-empires-centre = Építés { ARTICLE($hex) } { empires-hex } mezőn ({ $seat }): { $centre }.
event-empires-manned = { WHO($seat, case: "upper") } szállítóhajóin { ARTICLE($hex) } { empires-hex } mezőn földi egységek vannak, ezért nem foglalhatók el.
    .empty = { WHO($seat, case: "upper") } szállítóhajóin { ARTICLE($hex) } { empires-hex } mezőn már nincs senki.
empires-troop-infantry = { $count ->
    [one] gyalogság
   *[other] { $count } gyalogság
 }
empires-troop-infantry-help = A legolcsóbb földi egység; kezdettől mindenki kiállíthatja.
empires-troop-marines = { $count ->
    [one] űrgárdista
   *[other] { $count } űrgárdista
 }
empires-troop-marines-help = Támadásban jobb, mint védelemben, és két találatot bír.
empires-troop-heavy-infantry = { $count ->
    [one] nehézgyalogság
   *[other] { $count } nehézgyalogság
 }
empires-troop-heavy-infantry-help = Védelemben jobb, mint támadásban, és két találatot bír.
empires-troop-grav-armor = { $count ->
    [one] gravpáncélos
   *[other] { $count } gravpáncélos
 }
empires-troop-grav-armor-help = Mindkettőben erős, és minden gravpáncélos, amellyel többed van, mint az ellenfélnek, egy másik egységet támogat.
empires-troop-militia = { $count ->
    [one] milícia
   *[other] { $count } milícia
 }
empires-troop-militia-help = A kolóniáját védi: annyi van belőle, ahány ÉP-t a kolónia ér, és utána eltűnik.
empires-troop-air-support = { $count ->
    [one] szállítóhajó
   *[other] { $count } szállítóhajó
 }
empires-troop-air-support-help = Légi támogatás: a felszínen B6-2-×2-ként harcol, de kolóniát nem tarthat meg.
