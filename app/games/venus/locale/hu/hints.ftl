# Irány a Vénusz!: miért ezt tanácsolja a gép. A tanács neve venus.hint.<név>; értékei: $planet, $origin, $tile, $card, $unit, $building, $seat és számok.

reason-venus-hint-best = A megvizsgált lehetőségek közül ez ígérte a legtöbbet.

# -- a kör akciója
reason-venus-hint-claim-factory = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } egy gyár egyetlen egységért: periódusonként 2 font, és javul a helyezésed.
reason-venus-hint-claim-draw = Két lap egyetlen egységért: a lapok döntik el a kísérleteket.
reason-venus-hint-claim-trophy = Egy biztos győzelmi pont egyetlen egységért.
reason-venus-hint-claim-fortune = 3 font egyetlen egységért: ebből új egység lesz.
reason-venus-hint-attempt-mine = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } egy bánya periódusonként 3 font; az esélyed nagyjából { $chance } százalék.
reason-venus-hint-attempt-crisis = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } ez a krízis többet ártana neked, mint amennyibe a legyőzése kerül; az esélyed nagyjából { $chance } százalék.
reason-venus-hint-attempt-alien = Az idegent { ARTICLE($planet) } { SUFFIX($planet, "on") } meg kell állítani, mielőtt a Földre ér; az esélyed nagyjából { $chance } százalék.
reason-venus-hint-tension = { WHO($seat, case: "upper") } itteni üzeme gyengén védett: neked nyereség, neki veszteség; az esélyed nagyjából { $chance } százalék.
reason-venus-hint-move-claim = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } érdemes lapkát szerezni, és a mozgással egy akcióból kijön.
reason-venus-hint-move = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } lesz a legtöbb tennivaló a következő körökben.
reason-venus-hint-with = { $card }: így messzebb jutsz, és még lapkára is marad mozgásod.
reason-venus-hint-raise = Minden egység egy későbbi akció; ennek { ARTICLE($planet) } { SUFFIX($planet, "on") } veszed a legnagyobb hasznát.
reason-venus-hint-marker = Most egy lap többet ér, mint bármelyik lépés; hátralévő passzjelzők: { $left }.
reason-venus-hint-marker-last = Az utolsó passzjelzővel te leszel a kezdőjátékos, és holtversenynél te nyersz.
reason-venus-hint-end = Ebben a körben már semmi sem éri meg.
reason-venus-hint-card = { $card }: most ér a legtöbbet.
reason-venus-hint-card-money = { $card }: a pénz most ér a legtöbbet, amíg egységre költheted.
reason-venus-hint-card-kill = { $card }: így { WHO($seat) } gyengül, és ő áll a legjobban.
reason-venus-hint-card-extra = { $card }: két akció egymás után, mielőtt bárki közbelépne.

# -- mozgás, felállítás
reason-venus-hint-group = Annyian menjenek, ahányan ott dolgozni tudnak; a többiek itt hasznosabbak.
reason-venus-hint-group-all = Itt már nincs mit tenniük, menjenek mind.
reason-venus-hint-cancel = Innen most nem éri meg elindulni.
reason-venus-hint-no-claim = Itt most egyik lapka sem éri meg az árát.
reason-venus-hint-enough = A maradék pénz később többet ér.

# -- kísérlet
reason-venus-hint-land = { $unit }: az egység a legolcsóbb harci pont, és egynek úgyis le kell szállnia.
reason-venus-hint-add = { $card }: éppen ennyi hiányzik.
reason-venus-hint-sacrifice = { $card }: ez a nyereség megér egy egységet.
reason-venus-hint-confirm = Kell { $need } harci pont, és megvan { $points }: nincs mire várni.
reason-venus-hint-give-up = A szükséges { $need } harci pont többe kerülne, mint amennyit a lapka ér.
reason-venus-hint-reroll = { $card }: a különbség nagy, az új dobás jó eséllyel kisebb lesz.
reason-venus-hint-exclude = { $card }: e kocka nélkül sokkal kevesebb kell.
reason-venus-hint-spare = { $card }: megment egy egységet.
reason-venus-hint-draw = { $card }: egy pont és egy új lap, amely még segíthet.
reason-venus-hint-clear = Másképp olcsóbban kijön.
reason-venus-hint-lose = { $unit }: ez hiányzik majd a legkevésbé.

# -- más kérdések
reason-venus-hint-save = { $card }: az egység többet ér a lapnál.
reason-venus-hint-no-save = A lap később többet ér, mint most ez az egység.
reason-venus-hint-encore = { $card }: kétszer is megéri.
reason-venus-hint-no-encore = A Ráadás jobb laphoz is kelleni fog.
reason-venus-hint-last = { $card }: még egy akció, amelyre már senki sem válaszolhat.
reason-venus-hint-no-last = Most nincs mire használni; a lap megmarad.
reason-venus-hint-hire = Ez az ár eltörpül amellett, amit { WHO($seat) } veszít.
reason-venus-hint-no-hire = A pénz most többet ér.
reason-venus-hint-raze = { $building }: ennek az elvesztése rontja a legkevesebbet a helyezéseden.
reason-venus-hint-discard = Ezek a lapok hiányoznak majd a legkevésbé.
reason-venus-hint-keep = Ezek a lapok segítenek a leghamarabb.
reason-venus-hint-take = { $card }: neked ér a legtöbbet, és másnak sem marad meg.
reason-venus-hint-no-take = Cserébe egy jobb lapodat kellene odaadnod.
reason-venus-hint-give = { $card }: ez hiányzik majd a legkevésbé.
reason-venus-hint-empire = { $empire }: a kezdőkártyái jól illenek egymáshoz.

# -- még a kísérletekről és a lapokról
reason-venus-hint-attempt-revolt = Még egy krízis { ARTICLE($planet) } { SUFFIX($planet, "on") }, és mindenki veszít: ennek a lapkának el kell tűnnie; az esélyed nagyjából { $chance } százalék.
reason-venus-hint-attempt-point = A legyőzött krízislapka egy győzelmi pont; az esélyed nagyjából { $chance } százalék.
reason-venus-hint-lift = { $card }: a tankok is veled mennek, és tankonként két harci pontot visznek.
reason-venus-hint-card-kill-near = { $card }: eggyel kevesebb egység, amellyel { WHO($seat) } cselekedhet.
reason-venus-hint-card-hand-hit = { $card }: két lappal kevesebb, amelyet { WHO($seat) } ellened fordíthat.
reason-venus-hint-card-spy = { $card }: a legrosszabb lapodért { WHO($seat) } legjobb lapját kaphatod.
reason-venus-hint-card-to-orbit = { $card }: egy egység, amely már dolgozott, még egyszer dolgozhat.
reason-venus-hint-card-raise = { $card }: új egységek, és nem kell rájuk akciót költened.
reason-venus-hint-card-hunt = { $card }: egy győzelmi pont egység nélkül.
reason-venus-hint-card-tension-add = { $card }: itt egy gyengén védett üzemet vehetsz át.
reason-venus-hint-card-tension-remove = { $card }: az itteni üzemeidet már nem fenyegeti átvétel.
reason-venus-hint-card-marker = { $card }: egy lap és egy passzjelző, és az akciód még hátravan.
reason-venus-hint-card-draws = { $card }: a jobb lapok többet érnek, mint amennyibe kerül.
reason-venus-hint-no-discard = Egyik lapod sem rosszabb egy ismeretlennél.
