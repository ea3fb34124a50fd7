# Káosz Galaktika az asztalon: névtáblák, jelölő, rendezés, rövid előzetesek.

kaosz-table-plate = Credit: { $credits }; lapok a központban: { $cards }; hangár: { $size } / { $most }
kaosz-table-plate-level-2 = Credit: { $credits }; lapok a központban: { $cards }
kaosz-table-plate-level-1 = Credit: { $credits }; lapok a központban: { $cards }
kaosz-table-attack = Támadás
kaosz-table-marker = Támadásjelző
kaosz-table-marker-tip = Tedd arra a kolóniára, központra, legénységre vagy bázisra, amelyet megtámadsz.
kaosz-table-marker-tip-level-2 = Tedd egy kolóniára vagy egy központra, és megtámadod.
kaosz-table-marker-tip-level-1 = Tedd egy kolóniára vagy egy központra, és megtámadod.
kaosz-table-sort-drawn = Lapok húzási sorrendben
kaosz-table-sort-type = Lapok típus szerint
kaosz-table-sort-cost = Lapok ár szerint
kaosz-table-sort-name = Lapok név szerint
kaosz-table-sort-tip = Más sorrendbe rakja a kezedben tartott lapokat. A többiek ebből semmit sem látnak.
kaosz-table-costs = ára { $credits } credit
kaosz-table-chosen = A kolóniád
kaosz-table-no-defence = Nem védekezem
kaosz-table-bomb = Bombázás { $count } űrhajóval
kaosz-table-no-bombs = Nem bombázok
kaosz-table-straight = Egyenesen végig: nem száll be legénység, nem fizetsz ki semmit, nincs Tűzszerészet, és minden űrhajó bombáz. Ha védekeznek ellene, újra megkérdezünk.
kaosz-table-only-attacker = Támadás: { $card }
kaosz-table-only-defender = Védekezés: { $card }
kaosz-table-only-bomber = Bombázás: { $card }
kaosz-table-coin = Egy credit
kaosz-table-coin-tip = Tedd egy bázisra, hogy fejleszd, vagy egy képpel lefelé fekvő lapra, hogy kifizesd.
kaosz-table-coin-tip-level-2 = Tedd egy képpel lefelé fekvő lapra, és kifizeted.
kaosz-table-dock = Üres hely a fedélzeten
kaosz-table-free = ingyen
kaosz-table-lay-free = képpel lefelé, ingyen
kaosz-table-lay-bluff = képpel lefelé, blöffként: ott sohasem fizethető ki
kaosz-table-lay-wasted = elvesztegetve: ott sohasem fizethető ki
kaosz-table-lay-warning = { $card }: ha itt képpel lefelé lerakod, sohasem fizetheted ki, és a hatása elvész. Csak blöff lenne.
kaosz-table-salvage = két fejlesztésért egy credit
kaosz-score-colony = A kolóniában maradt lapok
kaosz-score-eliminated = Kiejtett játékosok
kaosz-story-course = A kolóniák fogyása körről körre
kaosz-story-blow = { $turn }. kör: a legnagyobb csapás { $count } bomba { WHO($seat) } kolóniájára.
kaosz-story-tide = { $turn }. kör: fordult a kocka, innentől { WHO($seat) } vezetett.
kaosz-story-loss = { $turn }. kör: a legfájóbb veszteség { WHO($seat) } űrhajója, { ARTICLE($card) } { $card }.
kaosz-story-best = A legjobb űrhajó { WHO($seat) } lapja, { ARTICLE($card) } { $card }: { $bombs } bomba{ $kills ->
    [0] {""}
   *[other] , { $kills } kilőtt ellenfél
 }.
kaosz-table-out = Kiestél a játszmából. A többiek továbbjátszanak.
kaosz-table-unused-attack = { $count ->
    [one] Egy aktív űrhajó még támadhatna.
   *[other] { $count } aktív űrhajó még támadhatna.
 }
kaosz-table-unused-ships = { $count ->
    [one] Egy űrhajót még kijátszhatnál a központodból.
   *[other] { $count } űrhajót még kijátszhatnál a központodból.
 }
kaosz-table-unused-credits = { $count } credit elvész, mert legfeljebb { $limit } maradhat meg.
kaosz-table-unused-cards = { $count ->
    [one] Egy lapot el kell majd dobnod.
   *[other] { $count } lapot el kell majd dobnod.
 }

# -- az új játék lapja

kaosz-table-deck-of = { $name } paklija
kaosz-table-decks-line = Akinél „{ variant-kaosz-deck-automatic }” marad, az a többiekétől különböző paklit kap.
preset-kaosz-official = Hivatalos játék
preset-kaosz-official-help = 45 lapos paklik mindennel, ami a játékban van.
preset-kaosz-quickstart-1 = Gyorstalpaló, 1. szint
preset-kaosz-quickstart-1-help = Két játékos, csak űrhajók: kijátszod, támadsz, lősz és bombázol. Így érdemes kezdeni.
preset-kaosz-quickstart-2 = Gyorstalpaló, 2. szint
preset-kaosz-quickstart-2-help = Az űrhajókhoz fegyverzet és esemény is jön: már van mit képpel lefelé tartani.
preset-kaosz-quickstart-3 = Gyorstalpaló, 3. szint
preset-kaosz-quickstart-3-help = Minden laptípus, de még egyszerű körökkel.
preset-kaosz-simplified = Egyszerű harc
preset-kaosz-simplified-help = A hivatalos játék sebesség és visszalövés nélkül.
