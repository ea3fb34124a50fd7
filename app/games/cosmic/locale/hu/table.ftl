# A Cosmic Encounter az asztalon: helyek, táblák, összegek, és amit a dolgokról olvasni lehet.

cosmic-table-hand = Kézben
cosmic-table-looking = Ezekből választhatsz
cosmic-table-deck = Húzópakli
cosmic-table-discard = Dobópakli
cosmic-table-destiny = Végzetpakli
cosmic-table-destiny-discard = Kihúzott végzetkártyák
cosmic-table-play = Kijátszott lapok
cosmic-table-tech-deck = Technológiapakli
cosmic-table-tech-discard = Eldobott technológiák
cosmic-table-warp = Térgörbület
cosmic-table-gate = Hiperűrkapu
cosmic-table-stack = { $seat }: { $ships }
cosmic-table-colonies = { $seat }: { $count } idegen kolónia
cosmic-table-plate = Idegen kolónia: { $foreign }/{ $needed }, saját kolónia: { $home }, lap: { $cards }
cosmic-table-offense = Támadó: { $seat }
cosmic-table-defense = Védő: { $seat }

# -- az összeg részei

cosmic-table-part-card = Kártya
cosmic-table-part-ships = Űrhajó
cosmic-table-part-allies = Szövetség
cosmic-table-part-added = Egyéb
cosmic-table-part-powers = Képesség
cosmic-table-part-total = Összesen

# -- amit olvasni lehet

cosmic-table-research = kutatási érték
cosmic-table-who = Ki használhatja
cosmic-table-hidden-alien = Ez a faj képpel lefelé van; a játékosa akkor fordítja fel, amikor először használja a képességét.
cosmic-table-held = Játékosa: { $seat }.
cosmic-table-zapped = A képessége ebben az összecsapásban hatástalan.
cosmic-table-lost = A játékosának túl kevés saját kolóniája van a képesség használatához.
cosmic-table-face-down = Képpel lefelé van: csak a játékosa ismeri.
cosmic-table-cards-on-sheet = { $count } lap a fajlapon
cosmic-table-destroyed = Ez a bolygó elpusztult.
cosmic-table-aimed = A hiperűrkapu erre mutat.
cosmic-table-system = { WHO($seat, case: "upper") } naprendszere
cosmic-table-planet-help = Akinek itt űrhajója áll, annak itt kolóniája van. A más naprendszerekben lévő kolóniák számítanak a győzelemhez.
cosmic-table-ships-help = A bolygón álló űrhajók kolóniát alkotnak. Összecsapásban minden űrhajó 1-gyel növeli az oldala összesített értékét.
cosmic-table-warp-help = Itt vannak az elvesztett űrhajók. A perem mindenkinek az idegen kolóniáit számolja.
cosmic-table-gate-help = A megtámadott bolygóra mutat; a támadó és szövetségesei rajta állnak.
cosmic-table-total-help = Két támadáskártya összecsapását a kártya, az űrhajók és a hozzáadott értékek döntik el; egyenlőségnél a védő nyer.
cosmic-table-foreign = idegen kolónia
cosmic-table-home = saját kolónia
cosmic-table-cards = lap a kézben
cosmic-table-in-warp = űrhajó a térgörbületen

# -- az új játék képernyője

preset-cosmic-first = Első játszma
preset-cosmic-first-help = Csak kezdőknek való fajok, fáklyák nélkül. Így érdemes kezdeni.
preset-cosmic-base = Alapjáték
preset-cosmic-base-help = Mind az ötven faj, fáklyákkal.
preset-cosmic-technology = Technológiákkal
preset-cosmic-technology-help = Az alapjáték, amelyben az űrhajók technológiákat is kutatnak.
preset-cosmic-hidden = Rejtett képességek
preset-cosmic-hidden-help = Az alapjáték, de a fajok az első használatukig képpel lefelé vannak.

# --- az eredmény

cosmic-score-system = Bolygók: { $seat }
cosmic-story-course = Az idegen kolóniák fordulóról fordulóra
cosmic-story-close = { $turn }. forduló: a legszorosabb küzdelem; { WHO($seat) } győz { WHO($other) } ellen, { $won }:{ $lost }.
cosmic-story-bloody = { $turn }. forduló: a legvéresebb összecsapás; { WHO($seat) } küzd { WHO($other) } ellen, { $count } űrhajó kerül a térgörbületre.
cosmic-story-bargain = { $turn }. forduló: { WHO($seat) } és { WHO($other) } olyan egyezséget kötött, amely mindkettejüknek idegen kolóniát hozott.
cosmic-story-powerless = { $turn }. forduló: { WHO($seat) } vesztette el elsőként a faja képességét.
cosmic-story-brink = { $turn }. forduló: { WHO($seat) } állt elsőként egyetlen idegen kolóniányira a győzelemtől.
cosmic-story-shared = { $turn }. forduló: { WHO($seats) } ugyanabban az összecsapásban ért célba, és osztozik a győzelmen.
cosmic-table-aside = Félretett lapok
cosmic-table-aside-help = Félre van téve: most nem lehet elvenni vagy eldobatni, és később visszakerül a kézbe.
