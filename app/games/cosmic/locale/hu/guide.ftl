# Cosmic Encounter: a vezetett első játszma tippjei (UX-93).

cosmic-guide-dismiss = Értem
cosmic-guide-never = Nem kell több tipp
cosmic-guide-alien = Tartsd meg a két fajod egyikét: a képessége az egész játszmában a tiéd. Olvasd el nyugodtan mindkét fajlapot.
cosmic-guide-retrieve = Minden összecsapásod azzal kezdődik, hogy egy űrhajód visszatér a térgörbületről. Erősíts meg vele egy gyenge bolygót.
cosmic-guide-destiny = A végzet most rád bízza a választást: a dzsókerrel bárkit megnevezhetsz, a saját színeddel a saját naprendszeredben tehetsz rendet.
cosmic-guide-planet = Célozz olyan bolygóra, amelyet kevesen védenek. Új bolygón kolóniát szerzel, ahol már ott vagy, ott nem.
cosmic-guide-ships = Három vagy négy űrhajó a szokásos. Bolygóról ne vidd el az utolsót: háromnál kevesebb saját kolóniával nem használhatod a képességed.
cosmic-guide-invite = A szövetségesek űrhajókat hoznak, és veled együtt kolóniát vagy jutalmat nyernek. Azt kérd fel, aki nem áll közel a győzelemhez.
cosmic-guide-answer = A támadóval kolóniát nyerhetsz, akár egy űrhajóval is; a védővel minden küldött űrhajód után egy lapot vagy egy űrhajót.
cosmic-guide-card = A kártya és az űrhajók együtt: a nagyobb összesített érték nyer, egyenlőségnél a védő. Ahol kicsi is elég, kár a nagy lapért.
cosmic-guide-negotiate = A tárgyalás támadás ellen veszít, de minden elvesztett űrhajódért elveszel egy lapot a győztes kezéből. Két tárgyalásból egyezkedés lesz.
cosmic-guide-new-hand = Új lapok csak akkor jönnek, ha már nincs összecsapáskártyád. A gyengéket is ki kell játszani, lehetőleg ott, ahol kicsi a tét.
cosmic-guide-reply = Most tehetnél valamit. Ha nem akarsz, passzolj; a program csak azt kérdezi, aki válaszolhat.
cosmic-guide-reinforce = Az aktív játékosok és a szövetségesek még erősíthetnek, amíg mindenki nem passzolt. Érints meg egy összesített értéket, és látod, miből áll.
cosmic-guide-lose = Onnan vegyél el űrhajókat, ahol több is áll; a kiürített bolygó elvesztett kolónia.
cosmic-guide-return = A visszatérő űrhajók bármelyik kolóniádra mehetnek. Bolygónként legalább kettő biztonságosabb, mint egy.
cosmic-guide-reward = Minden űrhajód után, amely védekezett, egy lap jár, vagy egy űrhajód a térgörbületről. A jó lap játszmát nyer, az űrhajó kolóniát őriz.
cosmic-guide-deal = Ajánlj lapokat vagy kolóniát, és kérj érte valamit. Egyezség nélkül mindketten három űrhajót veszítetek, úgyhogy ne kérj túl sokat.
cosmic-guide-further = Siker után jöhet egy második összecsapás. Amíg jó lapjaid vannak, szinte mindig megéri.
cosmic-guide-leader = { $needed ->
    [4] Négy idegen kolónia nyer. Ha valakinek már három
   *[other] Öt idegen kolónia nyer. Ha valakinek már négy
} van, mindenkinek ellene kell állnia.
