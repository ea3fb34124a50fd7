# Káosz Galaktika: miért ezt tanácsolja a gép. A lap neve áll elöl, így bármilyen név illik a mondatba.

reason-kaosz-why-best = A megvizsgált lehetőségek közül ez ígérte a legtöbbet.

# -- a fő fázis
reason-kaosz-why-launch = { $card }: az űrhajó azonnal támadhat és védhet, és { ARTICLE($cost) } { $cost } credit kifizetése után { $left } marad.
reason-kaosz-why-lay-base = { $card }: képpel lefelé lerakni ingyen van, és elkezdődhet a fejlesztése.
reason-kaosz-why-lay-trap = { $card }: képpel lefelé minden közelítő bombázót fenyeget, amíg van credited a kifizetésére.
reason-kaosz-why-lay-crew = { $card }: a kantinban ingyen várakozik, és a következő harcban űrhajóra szállhat.
reason-kaosz-why-lay-equipment = { $card }: az űrhajón semmibe sem kerül addig, amíg nincs rá szükséged.
reason-kaosz-why-bluff = { $card }: a központodban most nem veszed hasznát; képpel lefelé bázisnak vagy csapdának látszik.
reason-kaosz-why-play = { $card }: amit most tesz, többet ér a creditjeinél.
reason-kaosz-why-use = { $card }: a képessége többet hoz, mint amennyibe kerül.
reason-kaosz-why-pay = { $card }: minél előbb fizeted ki, annál tovább dolgozik neked.
reason-kaosz-why-research = { $card }: a hatása megérett, és többet ér az áránál.
reason-kaosz-why-develop = { $card }: még { $left } fejlesztés, és kifizethető.
reason-kaosz-why-develop-bluff = A csapdának a fejlesztés nem ad semmit, de így olyan, mintha érdemes volna bombázni.
reason-kaosz-why-salvage = Ezekre a fejlesztésekre már semminek sincs szüksége; egy credit többet ér.
reason-kaosz-why-draw = { $hand ->
    [0] Üres a központod
   *[other] Csak { $hand } lap van a központodban
  }, és { ARTICLE($colony) } { $colony } lapos kolóniádból egyet nélkülözhetsz.
reason-kaosz-why-search = A húzásnál eggyel több creditért öt lapból választhatod ki a legjobbat.
reason-kaosz-why-recover = Ha ilyen kevés lap van a kolóniában, jobb a pusztulatból visszahúzni: az nem fogyasztja az életedet.
reason-kaosz-why-attack-colony = Űrhajóid legfeljebb { $bombs } lapot vehetnek el { WHO($seat) } { $colony } lapos kolóniájából, és aki védekezik, lemarad a következő támadásról.
reason-kaosz-why-attack-last = { ARTICLE($bombs, case: "upper") } { $bombs } pontnyi bombázásod elég { WHO($seat) } kolóniájának utolsó lapjaihoz.
reason-kaosz-why-attack-hq = { WHO($seat, case: "upper") } kénytelen eldobni egyet a központjában lévő { $hand } lapból, és ez jobban fáj neki, mint a kolónia néhány lapja.
reason-kaosz-why-attack-hidden = Két pontnyi bombázás megsemmisíti { WHO($seat) } képpel lefelé fekvő lapját, még mielőtt működni kezdene.
reason-kaosz-why-attack-base = { $card }: amíg áll, minden körben az ellenfeledet segíti.
reason-kaosz-why-attack-crew = { $card }: a kantinban két pontnyi bombázás elég ellene.
reason-kaosz-why-end = Most semmi más nem éri meg az árát.
reason-kaosz-why-end-ready = Most semmi más nem éri meg az árát; { ARTICLE($credits) } { $credits } credited fenyegetés marad az ellenfél körében.

# -- válaszok
reason-kaosz-why-reply-pass = Itt semmi sem éri meg az árát; tartogasd máskorra.
reason-kaosz-why-reply = { $card }: most ér a legtöbbet.
reason-kaosz-why-reply-counter = { $card }: olyasmit állít meg, ami többe kerülne neked.
reason-kaosz-why-reply-shot = { $card }: ez dönti el a lövést.
reason-kaosz-why-reply-attack = { $card }: utat nyit a bombázóidnak.
reason-kaosz-why-reply-defence = { $card }: távol tartja tőled a bombákat.

# -- harc
reason-kaosz-why-attackers = { $count ->
    [one] Ez az űrhajó
   *[other] Ez { ARTICLE($count) } { $count } űrhajó
  } { $bombs } pontnyi bombázást visz akkor is, ha az ellenfeled jól védekezik.
reason-kaosz-why-defend = { $count ->
    [one] Ez az űrhajó
   *[other] Ez { ARTICLE($count) } { $count } űrhajó
  } többet tud megállítani { ARTICLE($bombs) } { $bombs } pontnyi bombázásból, mint amennyibe a védekezés kerül.
reason-kaosz-why-no-defence = { ARTICLE($bombs, case: "upper") } { $bombs } pontnyi bombázást olcsóbb elviselni, mint űrhajókat vagy a következő támadásukat elveszíteni.
reason-kaosz-why-board = { $card }: az űrhajón sokat számít, utána pedig visszatér a kantinba.
reason-kaosz-why-no-crew = A kantinban senki sem segítene annyit, hogy megérje a kockázatot.
reason-kaosz-why-pay-aboard = { $card }: most változtat a harcon, és utána is kifizetett marad.
reason-kaosz-why-pay-later = Az űrhajókon semmi sem változtatna eleget ezen a harcon; később ugyanennyibe kerül.
reason-kaosz-why-fire-kill = { $card }: ez a lövés megsemmisíti.
reason-kaosz-why-fire-stop = { $card }: egyetlen találat megállítja a bombázását ({ $bombs }).
reason-kaosz-why-fire = { $card }: itt fáj a legjobban a találat.
reason-kaosz-why-burst = { $card }: a sorozatlövés több űrhajót ér el, és egy bombázó megállításához egy pont is elég.
reason-kaosz-why-stealth = { $card }: biztosabb azonnal bombázni, mint a találatra várni.
reason-kaosz-why-hold-fire = Amelyik űrhajó nem tüzel, az még bombázhat vagy visszalőhet.
reason-kaosz-why-return-fire = { $card }: úgyis eltalálják, hát lőjön vissza.
reason-kaosz-why-no-return = { $card }: a lövése később többet ér.
reason-kaosz-why-hide = { $card }: még a lövés becsapódása előtt ledobja a bombáit.
reason-kaosz-why-bomb = { ARTICLE($bombs, case: "upper") } { $bombs } pontnyi bombázást már semmi sem állítja meg.
reason-kaosz-why-no-bombs = A bombák itt nem tennének semmit.
reason-kaosz-why-trap = { $card }: most fizetnek a bombázók a hibájukért.
reason-kaosz-why-no-trap = Itt nem érné meg a kifizetés.
reason-kaosz-why-heavy = { ARTICLE($count, case: "upper") } { $count } ponttal nagyobb tűzerő éppen elég a célpont megsemmisítéséhez.
reason-kaosz-why-no-heavy = A nagyobb tűzerő nem változtatna e lövés eredményén.
reason-kaosz-why-demolition = A saját kolóniád { $count } lapja kevésbé fáj, mint amennyit az ellenféltől elvesz.
reason-kaosz-why-no-demolition = A saját lapjaid többet érnek, mint a további bombák.

# -- kisebb kérdések
reason-kaosz-why-keep = { $ships } űrhajóval a központodban el tudsz indulni.
reason-kaosz-why-redraw = Az öt lap között nincs hamar kijátszható űrhajó; öt új lap nem kerül semmibe.
reason-kaosz-why-discard = { $card }: ez fog a legkevésbé hiányozni.
reason-kaosz-why-take = { $card }: ez segít a leghamarabb.
reason-kaosz-why-scrap = { $card }: a helyéhez képest ez éri a legkevesebbet.
reason-kaosz-why-target = { $card }: itt tesz a hatás a legtöbbet.
