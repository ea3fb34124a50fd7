# Új játék: helyek, játékosfajták, kapcsolók, előre összeállított változatok.

setup-seats = Kik játszanak
setup-switches = Játékbeállítások
setup-presets = Kész összeállítások
setup-alone = Egyedül
setup-unfold = A kapcsolók megmutatása
setup-fold = A kapcsolók elrejtése
setup-usual = A szokásos módon
setup-barred = { $value } – { $why }
setup-sets = Kártyakészletek
setup-play = Játék indítása
setup-seed = Mag: véletlenszerű
setup-seed-help = Ugyanaz a mag ugyanazt a játszmát osztja ki újra. Új játszmához hagyd üresen.
setup-reset = Vissza az alapértékekhez
setup-add = Új játékos
setup-remove = Játékos kivétele
setup-name = Név
setup-kind = Ki ül itt
setup-player = { $number }. játékos

kind-human = Ember
kind-human-line = Ezen a gépen játszik, a többiekkel egy asztalnál.
value-on = Be
value-off = Ki


reason-unknown = A szabályok ezt nem engedik ({ $id }).
reason-puzzle-other-rules = Ezt a feladványt a szabályok egy másik változatához készítették.
reason-sets-unusable = A „{ $set }” készlet nem használható ({ $problems } hiba). A kártyakészletek képernyője megmondja, mi a baj vele.

lobby-devices = Ki mivel játszik
lobby-device-of = { WHO($name, case: "upper") } ezzel játszik
lobby-keys = Billentyűk: { $keys }
lobby-mouse = Egér
lobby-pad = { $number }. kontroller

setup-temper = Vérmérséklet
temper-any = Bármilyen természet
temper-none = Kiegyensúlyozott
temper-bold = Merész
temper-careful = Óvatos
temper-spiteful = Bosszúálló
temper-trader = Kereskedő
temper-any-line = A természetét a játék magja sorsolja.
temper-none-line = Nincs kedvenc húzása.
temper-bold-line = Az egyformán jó lépések közül a kockázatosat szereti.
temper-careful-line = Az egyformán jó lépések közül a biztosat szereti.
temper-spiteful-line = Az egyformán jó lépések közül azt szereti, amelyik az élen állónak a legrosszabb.
temper-trader-line = Az egyformán jó lépések közül azt szereti, amelyikből mások is nyernek.
