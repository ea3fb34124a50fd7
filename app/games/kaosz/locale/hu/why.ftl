# Káosz Galaktika: mi hiányzik ahhoz, amit a játékos szeretne (UX-17).

reason-kaosz-no-attack = Az űrhajóid most nem támadhatnak { ARTICLE($card) } { $card } miatt.
reason-kaosz-not-in-hq = Ez a lap nincs a központodban.
reason-kaosz-no-ship-card = A hangárba csak űrhajó kerülhet.
reason-kaosz-only-interrupts = Most csak megszakítással vagy képességgel lehet válaszolni.
reason-kaosz-to-hangar = Az űrhajót a hangárodba vidd.
reason-kaosz-to-lane = Vidd az asztal közepére; a célpontját utána választod ki.
reason-kaosz-lay-first = { $type ->
   [base] A bázist előbb képpel lefelé a felszínedre kell lerakni.
   [crew] A legénységet előbb képpel lefelé a kantinodba kell lerakni.
  *[equipment] A fegyverzetet előbb képpel lefelé az egyik űrhajódra kell lerakni.
 }
reason-kaosz-lay-where = Lapot a felszínedre, a kantinodba vagy az egyik űrhajódra lehet lerakni.
reason-kaosz-own-ships = Ehhez a saját űrhajóid egyike kell.
reason-kaosz-pay-in-play = Csak azt lehet kifizetni, ami képpel lefelé játékban van.
reason-kaosz-not-yours = Ez a lap másik játékosé.
reason-kaosz-paid = Ez a lap már ki van fizetve.
reason-kaosz-trap-bombed = Most csak az éppen bombázott lap fizethető ki.
reason-kaosz-not-aboard = Most csak az fizethető ki, ami a harcoló űrhajókon van.
reason-kaosz-pay-main = Lapot a saját fő fázisodban lehet kifizetni.
reason-kaosz-no-ability = Ennek a lapnak nincs most használható képessége.
reason-kaosz-not-working = Ez a legénység csak egy űrhajón működik.
reason-kaosz-not-this-ship = Most csak annak az űrhajónak a képessége használható, amely cselekedhet.
reason-kaosz-only-bases = Csak a saját felszíneden lévő bázis fejleszthető.
reason-kaosz-to-hq = A lapot a központodba vidd.
reason-kaosz-own-side = A saját oldaladat nem támadhatod meg.
reason-kaosz-attack-what = Támadni a kolóniát, a központot, a kantinban lévő legénységet vagy egy bázist lehet.
reason-kaosz-only-crew = Csak a saját kantinod legénysége szállhat fel.
reason-kaosz-crew-used = Ez a legénység használt; csak aktív szállhat fel.
reason-kaosz-ship-outside = Ez az űrhajó nem vesz részt a harcban.
reason-kaosz-to-ship = A legénységet az egyik harcoló űrhajódra vidd.
reason-kaosz-fire-at = Az űrhajó egy harcoló ellenséges űrhajóra lőhet.
reason-kaosz-fire-now = Most az űrhajók lőnek: vidd valamelyiket egy ellenséges űrhajóra, vagy passzolj.
reason-kaosz-ship-used = Ez az űrhajó nem aktív.
reason-kaosz-slower = Ez az űrhajó túl lassú: előbb egy gyorsabb következik.
reason-kaosz-no-burst = Ez az űrhajó most nem adhat le sorozatot több űrhajóra.
reason-kaosz-no-stealth = Ez az űrhajó nem lopakodó: csak a bombázási lépésben bombázhat.
reason-kaosz-stealth-attacker = Lopakodva csak támadó űrhajó bombázhat.
reason-kaosz-nothing-to-bomb = Már nincs mit bombázni.
reason-kaosz-no-return = { ARTICLE($card, case: "upper") } { $card } miatt ez az űrhajó nem lőhet vissza.
reason-kaosz-must-return = { ARTICLE($card, case: "upper") } { $card } visszalövésre kényszeríti ezt az űrhajót.
reason-kaosz-already-fights = Ez az űrhajó már részt vesz a harcban.
reason-kaosz-must-fight = Ez az űrhajó mindenképp részt vesz: { ARTICLE($card) } { $card } kényszeríti.
reason-kaosz-not-looked-at = Ez a lap nincs azok között, amelyeket megnézel.
reason-kaosz-not-target = Ez nem választható: nem felel meg annak, amit a lap ír.
reason-kaosz-choose-it = Nem kell odavinned: kattints rá, ha ezt választod.
reason-kaosz-not-in-play = Ez a lap nincs játékban.
reason-kaosz-to-plate = Vidd a tábládra, ha ki akarod fizetni.
reason-kaosz-ship-stays = Az űrhajód az ellenfelet támadhatja; máshová nem mehet.
reason-kaosz-stays = Ez a lap ott marad, ahol van.
reason-kaosz-coin-where = Creditet a saját, képpel lefelé fekvő lapodra tehetsz, hogy kifizesd, vagy a bázisodra, hogy fejleszd.
