# Akik ezen a gépen játszanak: nevek, színek, mindenkinek egy lap.

people-title = Emberek
people-line = Név, szín és külön statisztika azoknak, akik közösen használják ezt a gépet. A játékhoz senkinek sem kell profil: anélkül a játszmák az első játékosnak számítanak.
people-unnamed = Első játékos
people-guest = Vendég
people-page = Statisztika
people-name = Név megadása
people-change = Módosítás
people-add = Új ember
people-keep = Rendben
people-colour = Szín és jel
people-mark-1 = Narancs, nap
people-mark-2 = Égkék, holdsarló
people-mark-3 = Zöld, háromszög
people-mark-4 = Lila, csillag
people-mark-5 = Piros, rombusz
people-mark-6 = Sárga, négyzet
people-games = { $games ->
    [0] még nincs játszmája
   *[other] { $games } játszma, { $won } győzelem
 }
people-full = Már { $most } ember van itt.
people-no-name = Előbb írj be egy nevet.
people-name-taken = { $name } már van itt: válassz másik nevet.
people-delete = Profil törlése
people-delete-question = { $name } profilja a kukába kerül. A lejátszott játszmák megmaradnak a statisztikában.
people-delete-yes = Törlés
people-restore = { $name } visszahozása
people-damaged = Egy sérült profil félre lett téve ({ $names }). Mindenki más megvan.
people-unreadable = Egy profil nem olvasható, ezért kimarad. Mindenki más megvan.

person-none = Még nincs befejezett játszma. Amit befejezel, itt megjelenik.
person-won = { $won } győzelem ({ $percent } %)
person-streak = Leghosszabb győzelmi sorozat: { $count }
person-stars = Csillagok a kihívásokból: { $count }
person-puzzles = Megoldott feladványok: { $count } (ebből elsőre: { $first })
person-runs = { $count } befejezett hadjárat
person-best-run = A legjobb: { $run } – { $score }
person-levels = Győzelmek szintek szerint
person-people-only = Csak emberek
person-row = { $games } közül { $won } ({ $percent } %)
person-rate = Győzelmi arány az utolsó { $latest } játszmában
person-rate-said = Győzelmi arány { $games } játszma után: { $percent } %. Az első játszma után: { $first } %.
person-across = játszmák
person-elo = Élő-pont a szintek ellen: { $game }
person-elo-said = { $game }: most { $now }, legjobb { $most }. A szaggatott vonalak a szintek.
person-favourites = Kedvencek
person-picture = Mentés képként
