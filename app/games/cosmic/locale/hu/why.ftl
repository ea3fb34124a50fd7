# Cosmic Encounter: okok és eredmények.

reason-cosmic-no-action-card = { $card }: nem ereklye és nem fáklya, itt nem játszható ki.
reason-cosmic-flare-limit = Ebben az összecsapásban már használtál fáklyát.
reason-cosmic-flare-used = { $card }: ebben az összecsapásban már nem használható.
reason-cosmic-other-moment = Most nem játszható ki; fázisai: { $phases }.
reason-cosmic-other-role = Csak ebben a szerepben használható: { $role }.
reason-cosmic-no-use-now = Most semmit sem érne.
reason-cosmic-ally-ships = Szövetségesként itt { $low }–{ $high } űrhajót küldhetsz; most { $have } van kiválasztva.
reason-cosmic-ally-extra = Onnan nem jöhet ennyi űrhajó.
reason-cosmic-cannot-fulfil = Nem tudod megadni, amit kérnek: { $spec }.
reason-cosmic-cannot-give = Nincs meg neked, amit ajánlasz: { $spec }.
reason-cosmic-too-many-wanted = A másik játékosnak csak { $have } lapja van.
reason-cosmic-empty-offer = Legalább egy lapnak vagy kolóniának gazdát kell cserélnie.
reason-cosmic-card-twice = Egy lap nem számíthat kétszer.
reason-cosmic-taken = { $name ->
    [colour] Két játékosnak nem lehet ugyanaz a színe.
   *[alien] Két játékosnak nem lehet ugyanaz a faja.
 }
reason-cosmic-free-and-hidden = A rejtett képességek nem férnek össze a szabad fajválasztással.
reason-cosmic-no-alien = Ez a faj nincs játékban: { $name }.
reason-cosmic-forbidden-pair = Nem lehet ugyanabban a játszmában: { $name } és { $other }.
reason-cosmic-not-oneself = Nem lehetsz a saját ellenfeled.
reason-cosmic-not-named = A végzetkártya mást nevez meg.
reason-cosmic-not-own-colour = Csak akkor lehet, ha a saját színed kerül elő.
reason-cosmic-not-own-planet = Ez a bolygó nem a te naprendszeredben van.
reason-cosmic-no-colony-there = Annak a játékosnak ott nincs kolóniája.
reason-cosmic-not-empty = Ezen a bolygón űrhajók vannak.
reason-cosmic-planet-gone = Ez a bolygó már nem létezik.
reason-cosmic-other-system = Ez a bolygó nem abban a naprendszerben van, ahol az összecsapás zajlik.
reason-cosmic-main-player = Aktív játékost nem lehet felkérni.
reason-cosmic-no-guest = Ezt a játékost valami miatt most nem kérheted fel.
reason-cosmic-not-invited = Ez az oldal nem kért fel téged.
reason-cosmic-must-join = Nem utasíthatod vissza: valami arra kötelez, hogy csatlakozz.
reason-cosmic-no-encounter-card = { $card }: csak támadás-, tárgyalás- és morfóziskártya tehető le.
reason-cosmic-card-barred = { $card }: ebben az összecsapásban valami megtiltja.
reason-cosmic-no-offer = Még nincs ajánlat, amelyet elfogadhatnál.
reason-cosmic-no-more-offers = Már { $number } ajánlat hangzott el: elfogadod, vagy megszakítod az egyezkedést.
reason-cosmic-has-colony = Aki kapná, annak ott már van kolóniája.
reason-cosmic-no-ship-to-send = Aki kapná, annak nincs űrhajója a kolónia alapításához.
reason-cosmic-power-hidden = A fajlapod képpel lefelé van: a képessége nem használható.
reason-cosmic-power-lost = Nem használhatod a képességed: túl kevés saját kolóniád van.
reason-cosmic-power-zapped = A képességed ebben az összecsapásban hatástalan.
reason-cosmic-power-mandatory = Ez a képesség magától működik, amikor eljön az ideje.
reason-cosmic-power-used = Ebben az összecsapásban már használtad ezt a képességet.
reason-cosmic-tech-unfinished = Ez a technológia még nincs befejezve.
reason-cosmic-tech-done = Ez a technológia már be van fejezve.
reason-cosmic-no-own-colony = Ott nincs kolóniád.
reason-cosmic-no-technology = Ebben a játszmában nincsenek technológiák.
reason-cosmic-no-reinforcement = { $card }: nem erősítés.
reason-cosmic-no-reinforcing-now = Erősítést a kártyák felfedése után lehet kijátszani.
reason-cosmic-not-in-encounter = Csak az aktív játékosok és a szövetségesek játszhatnak ki erősítést.
reason-cosmic-no-two-attacks = Erősítés csak két támadáskártyánál játszható ki.
reason-cosmic-alien-gone = Ez a faj már foglalt, vagy nem lehet ebben a játszmában.
result-cosmic-colonies = Megvan a győzelemhez elég idegen kolónia.
result-cosmic-power = Egy faji képesség hozta meg a győzelmet.
result-cosmic-long = A játszma túl hosszúra nyúlt.
result-cosmic-conceded = Mindenki más feladta a játszmát.
