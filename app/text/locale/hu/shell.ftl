# A keret: menü, első indítás, hibák, értesítések.

program-name = Orrery
program-line = Űrjátékok egy asztalon
back = Vissza
close = Bezárás
cancel = Mégse
tip-with-key = { $tip } ({ $key })

language-hu = Magyar
language-en = English

menu-continue = Folytatás
menu-new-game = Új játék
menu-planets = Új játékhoz válassz egy bolygót
game-minutes = { $low }–{ $high } perc
game-difficulty-1 = könnyen tanulható
game-difficulty-2 = közepesen nehéz
game-difficulty-3 = összetett
game-lessons = leckék: { $count }
games-change = Beállítás…
games-begins = Így indul: { $name }. { $line }
menu-lessons = Leckék
menu-load = Játszma betöltése
menu-challenges = Kihívások és hadjáratok
menu-tournament = Torna
menu-rules = Szabályok
menu-sets = Kártyakészletek
menu-statistics = Statisztika
menu-settings = Beállítások
menu-credits = Közreműködők
menu-quit = Kilépés

first-run-welcome = Üdv az asztalnál! Válaszd ki, ami neked jó; később minden megváltoztatható.
first-run-language = Nyelv · Language
first-run-go = Az asztalhoz

field-erase = Törlés
field-done = Kész
field-space = szóköz
field-letters = Válassz betűket

error-title = Valami nem sikerült
error-what = A program egyik része váratlan hibába ütközött.
error-meaning = Nem te okoztad, és semmi sem veszett el: a futó játszma az utolsó lépés előtti állapotban megmaradt.
error-next = Visszaléphetsz, és újra megpróbálhatod. A jelentés segít kijavítani a hibát; sem nevet, sem mappát nem tartalmaz.
error-menu = A menühöz
error-report = Jelentés írása
error-details = Részletek

notice-muted = A hang kikapcsolva
notice-sounding = A hang bekapcsolva
notice-no-sound = Nincs hangeszköz; a játék csendben megy tovább.
notice-screenshot = Kép mentve: { $name }
notice-no-folder = A mappát nem sikerült megnyitni: { $folder }
notice-report = Jelentés mentve: { $name }
notice-not-written = Nem sikerült a mentés. Lehet, hogy a lemez megtelt vagy írásvédett.
notice-settings-not-saved = A beállításokat nem sikerült menteni; kilépésig érvényesek.
notice-read-only = Ide nem lehet írni: játszhatsz, de a játszmák és a beállítások nem maradnak meg.
notice-no-room = Megtelt a lemez: amíg nincs rajta újra hely, a játszmák és a beállítások nem maradnak meg.
notice-settings-broken = A beállítások fájlja olvashatatlan volt. A program félretette, és az alapértékek érvényesek.
start-no-screen = Az Orrery nem tud ablakot nyitni. Nincs képernyő, vagy hiányzik a videokártya illesztőprogramja: telepítsd vagy frissítsd, és indítsd újra a programot.
start-no-library = Az Orrery nem tud elindulni, mert a rendszer egyik könyvtára hiányzik. Windowson telepítsd a Microsoft Visual C++ futtatókörnyezetét (2015–2022, x64); ha ez nem segít, csomagold ki újra a programot.
given-at-table = Előbb állj fel az asztaltól, utána megnyithatod a fájlt.
given-unknown = Ebben a fájlban nincs sem mentés, sem kártyakészlet, sem pakli: { $file }
given-set = A kártyakészlet bekerült a többi közé: { $file }
menu-version = Változat: { $version }

# Folyamatban lévő játékról készülő jelentés előtt.
report-title = Mi kerülhet a jelentésbe?
report-line = Éppen játszma folyik. Ha az egész játszma bekerül a jelentésbe, benne lesz a magja és minden válasz: aki elolvassa, kikövetkeztetheti belőle az összes rejtett lapot, és azt is, mi jön még. A játszma nélküli jelentés csak azt mondja meg, hol hibázott a program.
report-whole = Az egész játszmával
report-private = A játszma nélkül
