# Mentett játékok: lista, részletek, bajok, folytatás.

load-title = Játék betöltése
load-shelf-saves = Saját mentések
load-shelf-autosaves = Automatikus
load-order = Sorrend
load-order-saved = Legújabb elöl
load-order-name = Név szerint
load-order-game = Játék szerint
load-order-turn = Legkésőbbi kör elöl
load-search = Keresés
load-none-saves = Még nincs mentés. Az asztal menüje a megadott néven megőriz egy játékot.
load-none-autosaves = Még nincs automatikus mentés. Játék közben maguktól készülnek.
load-no-match = Egyetlen mentés sem felel meg a keresésnek.
load-choose = Válassz egy mentést, és itt látod, mit tartalmaz.
load-row = { $game } · { load-turn } · { $date }
load-turn = { $turn ->
    [0] előkészület
   *[other] { $kind ->
        [venus] { $turn }. periódus
       *[other] { $turn }. kör
     }
 }
load-line = { $game } · { load-turn } · { $names }
load-auto-name = { $game }, { load-turn }
load-unusable = Ez a fájl nem használható.
load-fact-game = { $game } · { load-turn } · { $answers } lépés
load-fact-date = Mentve: { $date }
load-fact-version = Programváltozat: { $version }
load-fact-sets = Kártyakészletek: { $sets }
load-open = Játék folytatása
load-replay = Visszanézés
load-rename = Átnevezés
load-export = Exportálás
load-delete = Törlés
load-deleted = „{ $name }” a kukában van.
load-undo-delete = Törlés visszavonása
load-import = Mentés importálása
load-import-line = A kapott mentéseket ebbe a mappába tedd: { $folder }
load-import-path = Importálás erről az útvonalról
load-path = Vagy írd be egy fájl útvonalát
load-imported = „{ $name }” mostantól a mentéseid között van.
load-exported = A másolat itt van: { $path }
load-name = A mentés neve
load-name-keep = Legyen ez a neve
load-broken = Ez a mentés nem nyitható meg
load-where = Fájl: { $file } · hely: { $place }
load-kept = A fájl változatlanul megmarad.
load-offer = A legújabb ép mentés: { $line }
load-newest = A legújabb ép mentés megnyitása
load-no-good = Nincs másik mentés.
load-reading = A fájlok olvasása… { $all }/{ $done }
load-seeking = A legújabb jó mentés keresése…
