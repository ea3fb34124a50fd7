# Űrbirodalmak: mi változtatja meg egy egység számait („miért 5?”, UI-9).

empires-cause-attack = támadás
empires-cause-attack-technology = támadástechnológia
empires-cause-defence = a célpont védekezése
empires-cause-defence-technology = a célpont védekezéstechnológiája
empires-cause-point-defence = pontvédelem
empires-cause-fleet-size = flottaméret-bónusz
empires-cause-fighter-defence = fürge vadászok
empires-cause-always = az 1-es mindig talál
empires-cause-cloaked = álcázva
empires-cause-surprise = meglepetés
empires-cause-asteroids = aszteroidák
empires-cause-nebula = köd
empires-cause-slingshot = parittya
empires-cause-alone = egyedül három ellen
empires-cause-immune = nem árthat neki
empires-cause-machine = ítéletnapgép
empires-cause-weakness = gyenge pont
