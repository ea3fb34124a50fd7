# Cosmic Encounter: miért ezt tanácsolja a gép. A tanács neve cosmic.why.<név>; értékei: $seat, $card, $chance és $count.

reason-cosmic-why-best = A megvizsgált lehetőségek közül ez ígérte a legtöbbet.

# -- képességek, lapok, technológiák
reason-cosmic-why-wait = Lesz ennél jobb pillanat is.
reason-cosmic-why-nothing = Most nincs mit tenni.
reason-cosmic-why-power = A képesség most többet hoz, mint amennyibe kerül.
reason-cosmic-why-play = { $card }: ennél többet aligha ér majd.
reason-cosmic-why-technology-use = { $card }: pontosan erre a pillanatra készült.
reason-cosmic-why-counter = Túlságosan fájna, amire { WHO($seat) } készül.
reason-cosmic-why-own-counter = Neked az a jobb, ha ez hatástalan marad.
reason-cosmic-why-flip = A képesség innentől nyíltan többet ér, mint rejtve.
reason-cosmic-why-accuse = Itt valami nincs rendben.
reason-cosmic-why-reinforce = { $card }: megfordítja az összecsapást.

# -- kivel, hol, mennyivel
reason-cosmic-why-against = { WHO($seat, case: "upper") } ellen a legjobbak a kilátások.
reason-cosmic-why-against-leader = { WHO($seat, case: "upper") } egy kolóniára van a győzelemtől, meg kell állítani.
reason-cosmic-why-drive-out = { WHO($seat, case: "upper") } nem maradhat a naprendszeredben.
reason-cosmic-why-resettle = Saját kolónia harc nélkül, és az összecsapás sikeresnek számít.
reason-cosmic-why-redraw = Egy másik lapból idegen kolónia is lehet.
reason-cosmic-why-aim = { $count ->
    [one] Ezt a bolygót { WHO($seat) } egyetlen űrhajója védi, és még nincs ott kolóniád.
   *[other] Ezt a bolygót { WHO($seat) } { $count } űrhajója védi; máshol nehezebb volna, vagy kevesebbet érne.
 }
reason-cosmic-why-aim-empty = { WHO($seat, case: "upper") } egyetlen űrhajót sem tart ott: a védő lapjához semmi sem adódik hozzá.
reason-cosmic-why-aim-harm = Kolóniát itt nem szerzel, de { WHO($seat) } elveszít egyet.
reason-cosmic-why-launch = { $count } űrhajó: mindegyik számít, és otthon is marad elég.
reason-cosmic-why-launch-few = Ennél több űrhajót nem nélkülözhetnek a kolóniáid.
reason-cosmic-why-further = Van lapod és űrhajód még egy összecsapásra.
reason-cosmic-why-enough = Túl kevés maradt egy újabb összecsapáshoz.

# -- szövetségesek
reason-cosmic-why-invite-all = Minden szövetséges növeli az esélyt, és senki sem nyer vele túl sokat.
reason-cosmic-why-invite-some = Ők többet segítenek, mint amennyire a nyereségük fáj.
reason-cosmic-why-invite-nobody = A segítség többe kerülne, mint amennyit hoz.
reason-cosmic-why-invite-not-leader = { WHO($seat, case: "upper") } egy kolóniára van a győzelemtől: nem kap felkérést.
reason-cosmic-why-stay-out = Egyik oldal sem ígér eleget a kockáztatott űrhajókért.
reason-cosmic-why-join-offense = Néhány űrhajóért idegen kolónia, ha { WHO($seat) } veszít.
reason-cosmic-why-join-against = Itt nem nyersz semmit, de { WHO($seat) } nem győzhet.
reason-cosmic-why-join-to-win = Ha a támadó győz, megnyerted a játszmát.
reason-cosmic-why-join-defense = A védő valószínűleg kitart: { $count } lap vagy űrhajó a jutalom.
reason-cosmic-why-stop = Ha { WHO($seat) } megnyeri ezt az összecsapást, vége a játszmának: mindent a védőnek.

# -- összecsapáskártyák
reason-cosmic-why-only-card = { $card }: nincs más összecsapáskártyád, amelyet letehetnél.
reason-cosmic-why-attack = { $card }: az esetek nagyjából { $chance } százalékában nyer.
reason-cosmic-why-attack-risky = { $card }: csak nagyjából { $chance } százalék, de a többi lap kevesebbet ígér.
reason-cosmic-why-throw-away = { $card }: a jó lapok máshol többet érnek.
reason-cosmic-why-negotiate = Egyezség lehet belőle, ha { WHO($seat) } is tárgyal, különben lapok kompenzációként.
reason-cosmic-why-negotiate-near = { WHO($seat, form: "val", case: "upper") } nem lesz egyezség, de kompenzáció járhat.
reason-cosmic-why-morph = Éppen olyan erős, mint amit az ellenfél tett le.

# -- egyezségek
reason-cosmic-why-accept = Jobb, mint három űrhajó a térgörbületen, és { WHO($seat) } semmi veszélyeset nem nyer vele.
reason-cosmic-why-offer-colonies = Kolónia kolóniáért: neked is jó, és { WHO($seat) } is jól jár.
reason-cosmic-why-offer-colony = Kolóniát szeretnél; { WHO($seat) } is kap érte valamit.
reason-cosmic-why-offer = { WHO($seat, case: "upper") } ezt jó eséllyel elfogadja, és jobb, mint ha nincs egyezség.
reason-cosmic-why-break-off = Amit { WHO($seat) } kér, rosszabb, mint három űrhajó a térgörbületen.
reason-cosmic-why-break-off-leader = { WHO($seat, case: "upper") } bármelyik kolóniával győzne: jobb, ha nincs egyezség.
reason-cosmic-why-give-worst = Ezek a lapok hiányoznak majd a legkevésbé.

# -- űrhajók és a többi
reason-cosmic-why-lose-ships = Ezek az űrhajók hiányoznak majd a legkevésbé.
reason-cosmic-why-return-ships = Ott adja az űrhajó a legnagyobb biztonságot.
reason-cosmic-why-settlers = Néhány űrhajó elég az új kolónia megtartásához.
reason-cosmic-why-reward-cards = Űrhajód van elég; az összecsapásokat a lapok döntik el.
reason-cosmic-why-reward-ships = Túl sok űrhajód van a térgörbületen.
reason-cosmic-why-alien = A képességek közül ez az erősebb.
reason-cosmic-why-technology = A kutatásáért ez hozza a legtöbbet.
reason-cosmic-why-research = Erre az űrhajóra máshol nincs szükség, és a technológia megtérül.
reason-cosmic-why-no-research = Minden űrhajóra szükség van a bolygókon.
reason-cosmic-why-complete = A kutatás befejeződött.
reason-cosmic-why-new-hand = Nyolc új lap többet ér annál, ami maradt.
