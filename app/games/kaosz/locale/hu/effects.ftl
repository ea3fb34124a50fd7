# Káosz Galaktika: egy-egy hatás és ár néhány szóban, ha választani kell közülük. A $by szám vagy X.

kaosz-op-gain-credits = { $by } credit szerzése
kaosz-op-lose-credits = { $by } credit elvesztése
kaosz-op-transfer-credits = { $by } credit átadása
kaosz-op-draw = { $by } lap húzása
kaosz-op-discard = { $by } lap eldobása
kaosz-op-mill = { $by } lap a kolóniából a pusztulatba
kaosz-op-search-top = keresés a kolónia tetején
kaosz-op-shuffle-colony = a kolónia megkeverése
kaosz-op-to-hq = vissza a központba
kaosz-op-to-colony = vissza a kolóniába
kaosz-op-to-ruin = a pusztulatba
kaosz-op-to-trash = a szemétbe
kaosz-op-look-at = egy rejtett lap megnézése
kaosz-op-reveal = egy rejtett lap megmutatása
kaosz-op-turn-active = aktív lesz
kaosz-op-turn-used = használt lesz
kaosz-op-turn-damaged = sérült lesz
kaosz-op-turn-back = visszafordul 90°-kal
kaosz-op-damage = { $by } sebzés
kaosz-op-prevent-damage = sebzés kivédése
kaosz-op-redirect-damage = sebzés átirányítása
kaosz-op-restore-armor = páncélzat helyreállítása
kaosz-op-destroy = megsemmisítés
kaosz-op-modify-stat = { $value } { $by }
kaosz-op-grant-keyword = új képesség: { $keyword }
kaosz-op-remove-keyword = elvesző képesség: { $keyword }
kaosz-op-modify-size = méret { $by }
kaosz-op-modify-cost = költség { $by }
kaosz-op-modify-development-limit = fejlesztési limit { $by }
kaosz-op-modify-income = jövedelem { $by }
kaosz-op-modify-limit = határ { $by }
kaosz-op-add-development = { $by } fejlesztés felrakása
kaosz-op-remove-development = { $by } fejlesztés levétele
kaosz-op-move-development = { $by } fejlesztés áthelyezése
kaosz-op-take-control = irányítás megszerzése
kaosz-op-attach-move = fegyverzet áthelyezése
kaosz-op-board = felszállás
kaosz-op-unboard = leszállás
kaosz-op-enter-combat = csatlakozás a harchoz
kaosz-op-leave-combat = kilépés a harcból
kaosz-op-play-free = ingyenes kijátszás
kaosz-op-pay-free = ingyenes kifizetés
kaosz-op-unpay = képpel lefelé fordítás
kaosz-op-negate = semlegesítés
kaosz-op-copy-effect = a hatás lemásolása
kaosz-op-retarget = új célpont választása
kaosz-op-forbid = egy akció tiltása
kaosz-op-allow = egy akció engedélyezése
kaosz-op-attack-tax = a támadás { SUFFIX($by, "val") } drágább
kaosz-op-action-tax = egy akció { SUFFIX($by, "val") } drágább
kaosz-op-force = egy akció kikényszerítése
kaosz-op-change-attack-target = { $to ->
    [colony] a kolónia legyen a célpont
    [hq] a központ legyen a célpont
   *[other] más legyen a célpont
 }
kaosz-op-extra-bombardment = { SUFFIX($by, "val") } több bombázás
kaosz-op-end-combat = a harc befejezése
kaosz-op-skip-step = a harc egy lépésének kihagyása
kaosz-op-extra-shot = még egy lövés
kaosz-op-sequence = több hatás
kaosz-op-choose-one = több hatás egyike
kaosz-op-if = feltételes hatás
kaosz-op-for-each = laponkénti hatás
kaosz-op-repeat = többszöri hatás
kaosz-op-optional = választható hatás
kaosz-op-delayed = későbbi hatás

kaosz-price-credits = { $count ->
   *[other] { $count } credit
 }
kaosz-price-x = X credit
kaosz-price-used = a lap használttá fordítása
kaosz-price-damaged = a lap sérültté fordítása
kaosz-price-sacrifice = egy lap feláldozása
kaosz-price-discard = { $count ->
   *[other] { $count } lap eldobása
 }
kaosz-price-mill = { $count ->
   *[other] { $count } lap a kolóniádból a pusztulatodba
 }
kaosz-price-developments = { $count ->
   *[other] { $count } fejlesztés levétele
 }
kaosz-price-nothing = semmi
