# A pakliépítő és a paklik polca.

action-group-decks = Pakliépítő
action-deck-add = A pakliba
action-deck-out = Kivétel
action-deck-maybe = A talán-kupacba

# -- a polc

deck-title = Paklik és kártyakészletek
deck-reading = A lapok beolvasása folyik…
deck-new = Új pakli
deck-new-name = Új pakli
deck-name = A pakli neve
deck-about = Leírás
deck-none = Még nincsenek paklik.
deck-own = Saját
deck-shipped = A játékhoz tartozik
deck-line-of = { $where } · { $count } lap · { $rules }
deck-row = { $name } · { $count } lap
deck-empty = Ez a pakli üres.
deck-change = A pakli átépítése
deck-copy-change = Másolás és átépítés
deck-copy = Másolás
deck-copy-name = { $name } (saját)
deck-rename = A pakli átnevezése
deck-describe = Név és leírás
deck-delete = Törlés
deck-file-kept = { ARTICLE($file, case: "upper") } { $file } fájl nem olvasható pakliként. Marad, ahogy van; bármelyik szövegszerkesztővel kijavítható, és akkor magától megjelenik itt.
deck-not-kept = A paklit nem sikerült elmenteni: { $said }
deck-kept-beside = Közben valaki más is megváltoztatta a fájlt, ezért a paklid új fájlba került.
deck-changed-outside = A pakli fájlja megváltozott; ez az új lista. A visszavonás visszahozza a tiédet.
deck-reread = A kártyakészletek mappája megváltozott; a lapokat újraolvastuk.
deck-gallery-none = Ebben a készletben nincsenek lapok.
deck-gallery-open = A lapok megtekintése

# -- az építő

deck-pile-collection = Gyűjtemény
deck-pile-deck = Pakli
deck-pile-maybe = Talán
deck-hint-collection = Egyetlen lap sem felel meg. Vegyél ki egy szűrőt, vagy keress mást.
deck-hint-deck = Húzz ide lapokat, vagy kattints egy lapra, aztán erre a kupacra.
deck-hint-maybe = Itt várnak a lapok, amelyekben nem vagy biztos.
deck-empty-deck = A pakli kiürítése
deck-empty-maybe = A talán-kupac kiürítése
deck-turn = A másik kupac megmutatása
deck-count = { $count }
deck-count-of = { $count } / { $need }
deck-times = { $count }×
deck-form-mixed = Vegyes
deck-form-pictures = Képek
deck-form-next = Megjelenítés: { $form }
deck-form-list = Lista
deck-check = Ellenőrzés és számok
deck-hand = Próbahúzás
deck-exchange = Átadás és átvétel
deck-undo = Visszavonás: { $what }
deck-undo-none = Nincs mit visszavonni.
deck-redo = Újra: { $what }
deck-redo-none = Nincs mit újra megtenni.
deck-step-deck = { $count }× { $card } a pakliba
deck-step-maybe = { $count }× { $card } a talán-kupacba
deck-step-collection = { $count }× { $card } kivéve
deck-step-rename = a név „{ $name }”
deck-step-describe = leírás
deck-step-empty = kupac kiürítve
deck-step-ruleset = más szabályokhoz épül
deck-step-import = lista átvéve
deck-step-outside = a lista megváltozott a fájlban
deck-do-deck = A pakliba
deck-do-deck-all = Mind { ARTICLE($count) } { $count } a pakliba
deck-do-fill = { $count } példány a pakliba
deck-do-out = Egy példány ki a pakliból
deck-do-out-all = Mind { ARTICLE($count) } { $count } ki a pakliból
deck-do-maybe = A talán-kupacba
deck-do-drop = Ki a talán-kupacból
deck-do-inspect = A lap megtekintése
deck-carry-deck = Pakli: így { $count }
deck-carry-maybe = Talán: így { $count }
deck-carry-collection = Kivéve, marad { $count }
reason-deck-same-pile = A lap már ott van.
reason-deck-not-there = Abban a kupacban nincs ilyen lap.
reason-deck-too-many = Egy lapból { $most } példánynál több egyik pakliba sem fér.

# -- pakli saját készletből

deck-pile-pool = Készlet
deck-pool-left = { $left } / { $have }
deck-pool-here = A készletben maradt: { $left } / { $have }
deck-pool-beyond = Ez a lista nem rakható ki a készletedből. { $said }
deck-suggest = Pakli ajánlása
deck-step-suggest = ajánlott pakli
reason-deck-pool-used = { $have ->
    [0] Ez a lap nincs a készletedben.
    [one] A készlet egyetlen példánya már elkelt.
   *[other] A készlet mind { ARTICLE($have) } { $have } példánya elkelt.
 }

# -- szűrők

deck-search = Keresés nevekben, szövegekben
deck-filters = { $count ->
    [0] Szűrők
   *[other] Szűrők ({ $count })
 }
deck-filter-title = Szűrők
deck-filter-types = Típus
deck-filter-species = Faj
deck-filter-subtypes = Altípus
deck-filter-rarities = Ritkaság
deck-filter-costs = Ár
deck-filter-sets = Készlet
deck-filter-on = { $part }: { $value }
deck-filter-more = { $part }: { $value } +{ $more }
deck-filter-all = Mindegyik
deck-filter-clear = Keresés és szűrők törlése
deck-filter-cost = { $cost }
deck-filter-subtype = { $type }: { $subtype }
deck-order = Sorrend
deck-order-type = Típus szerint
deck-order-cost = Ár szerint
deck-order-name = Név szerint
deck-order-species = Faj szerint
deck-order-rarity = Ritkaság szerint

# -- lapok

deck-kind = { $type } – { $subtype } · { $species }
deck-cost = Ár
deck-sheet-set = { $rarity } · { $set }
deck-sheet-here = A pakliban: { $deck } · talán: { $maybe }
deck-unknown-card = Nincs ilyen lap: { $card }
deck-unknown-help = Egyik meglévő kártyakészletben sincs ilyen lap. A pakliban marad, amíg ki nem veszed; ha visszateszed a készletét, újra játszható.

# -- számok és szabályok

deck-curve = Árak
deck-curve-help = Hány lap mennyibe kerül: kékkel az űrhajók, sárgarézzel minden más.
deck-mean = Egy űrhajó átlagos ára: { $cost }
deck-no-ships = A pakliban nincs űrhajó.
deck-types = Típusok
deck-species = Fajok
deck-legality = Játszható?
deck-legal-in = Játszható: { $names }
deck-legal-nowhere = Még nem játszható; az építő megmondja, miért.
deck-ruleset-official = Hivatalos játék
deck-ruleset-official-help = 45 lap, egy névből legfeljebb három, ellentétes fajok nélkül.
deck-ruleset-tournament = Verseny
deck-ruleset-tournament-help = A hivatalos játék szabályai, kivétel nélkül.
deck-ruleset-max4 = Legfeljebb négy faj
deck-ruleset-max4-help = Hivatalos játék négy tetszőleges fajjal, ellentétesekkel is.
deck-ruleset-free = Szabad fajválasztás
deck-ruleset-free-help = Hivatalos játék bármilyen fajokkal.
deck-ruleset-simplified = Egyszerűsített harc
deck-ruleset-simplified-help = A hivatalos szabályok, de sebességről vagy visszalövésről szóló lapok nélkül.
deck-ruleset-quickstart = Gyorstalpaló
deck-ruleset-quickstart-help = Bármilyen 30 lap.
deck-ruleset-wrong = { $name } · { $count } hiba
deck-rule-4-1 = Pontosan 45 lap
deck-rule-4-2 = Nincsenek ellentétes fajok
deck-rule-4-3 = Egy névből legfeljebb három
deck-rule-11-1 = Pontosan 30 lap
deck-rule-11-54 = Egy lap sem szól sebességről vagy visszalövésről
deck-rule-11-60 = Legfeljebb négy faj
deck-rule-open = A szabálykönyv megnyitása ennél a szabálynál
deck-more-reasons = és még { $count }

# -- átadás és átvétel

deck-give = Átadás
deck-take = Átvétel
deck-copy-text = Másolás szövegként
deck-copy-toml = Másolás TOML-ként
deck-write-text = Szövegfájl írása
deck-write-toml = TOML-fájl írása
deck-take-clipboard = A vágólapról
deck-take-file = Fájlból
deck-take-help = Érthető a soronként egy lapot felsoroló szöveg magyarul vagy angolul, a TOML-pakli és a paklikat tartalmazó kártyakészlet.
deck-take-folder = A kapott paklik ebbe a mappába valók: { $folder }
deck-clipboard = Vágólap
deck-clipboard-empty = A vágólapon nincs szöveg.
deck-no-clipboard = A vágólap nem érhető el; írj inkább fájlt.
deck-copied = „{ $name }” a vágólapra került.
deck-written = A pakli itt van: { $path }
deck-taken = „{ $name }” már a paklijaid között van, { $count } lappal.
deck-choose = Melyik pakli?
deck-partly = Néhány sorból nem ismerhető fel lap
deck-line = { $line }. sor
deck-line-unread = „{ $text }” nem egy lap neve
deck-line-near = „{ $text }” nem egy lap neve; talán „{ $near }”
deck-take-rest = A többi { $count } lap átvétele
deck-nothing-read = Ebben a szövegben egy lapot sem sikerült felismerni.
deck-cannot-read = Ez nem olvasható pakliként
deck-nothing-lost = Semmi sem változott.
deck-file-none = ebben a szövegben nincs pakli
deck-file-many = ebben a szövegben több mint { $limit } pakli van

# -- a kártyakészletek hibái

deck-problems = { $count ->
    [one] Egy kártyakészlet kimarad
   *[other] Kártyakészletek maradnak ki, { $count } hiba
 }: { $file }, { $line }. sor: { $said }
deck-problems-show = Mind

# -- próbakezek

deck-hand-of = Próbahúzás: { $name }
deck-hand-none = Nincs miből húzni.
deck-hand-facts = { $cards } lap a kézben, köztük { $ships ->
    [0] egy űrhajó sincs
   *[other] { $ships } űrhajó
 }; a kolóniában még { $left } lap
deck-hand-odds = { $percent } % az esélye, hogy az első öt lap között van legfeljebb { $credits } creditbe kerülő űrhajó.
deck-hand-play = Játék ezzel a paklival
deck-hand-play-not = Ezzel a paklival így nem lehet játszani: a szabályok nem engedik, vagy még nincs elmentve.
deck-hand-redraw = Újrahúzás
deck-hand-redraw-help = Tedd vissza az öt lapot, keverj, és húzz öt újat; játszmánként egyszer.
deck-hand-quick = A gyorstalpalóban nincs újrahúzás.
deck-hand-once = Csak egyszer lehet újrahúzni.
deck-hand-first = Újrahúzni csak a következő húzás előtt lehet.
deck-hand-draw = Egy lap húzása
deck-hand-empty = A kolónia üres.
deck-hand-again = Új próbahúzás
