# Cosmic Encounter: kapcsolók, kérdések, választási lehetőségek.

# -- kapcsolók

variant-cosmic-four-planets = Négy bolygó
variant-cosmic-four-planets-help = Rövidebb játszma, mindenkinek négy saját bolygóval; kevés játékosnak ajánlott.
variant-cosmic-four-planets-off = Ki
variant-cosmic-four-planets-off-help = Mindenkinek öt saját bolygója van; öt idegen kolónia kell a győzelemhez.
variant-cosmic-four-planets-on = Be
variant-cosmic-four-planets-on-help = Mindenkinek négy saját bolygója van; négy idegen kolónia kell a győzelemhez.
variant-cosmic-hidden-powers = Rejtett képességek
variant-cosmic-hidden-powers-help = Képpel lefelé maradnak-e a fajok, amíg a játékosuk fel nem fordítja őket.
variant-cosmic-hidden-powers-off = Ki
variant-cosmic-hidden-powers-off-help = Minden faj kezdettől fogva képpel felfelé van.
variant-cosmic-hidden-powers-on = Be
variant-cosmic-hidden-powers-on-help = Minden faj képpel lefelé marad, amíg a játékosa fel nem fordítja, hogy használja.
variant-cosmic-changing-powers = Változó képességek
variant-cosmic-changing-powers-help = Lehet-e játszma közben fajt cserélni.
variant-cosmic-changing-powers-off = Ki
variant-cosmic-changing-powers-off-help = Megtartod a választott fajod.
variant-cosmic-changing-powers-on = Be
variant-cosmic-changing-powers-on-help = A fordulód elején húzol egy nem használt fajt, és megtartod azt vagy a régit.
variant-cosmic-flares = Fáklyák
variant-cosmic-flares-help = Bekerülnek-e fáklyák a kozmikus pakliba.
variant-cosmic-flares-on = Tíz fáklya
variant-cosmic-flares-on-help = Összecsapásonként mindenki egy fáklyát használhat.
variant-cosmic-flares-free = Kötetlen fáklyák
variant-cosmic-flares-free-help = Egy összecsapásban akárhány fáklya használható, mindegyik egyszer.
variant-cosmic-flares-off = Fáklyák nélkül
variant-cosmic-flares-off-help = Az első játszmákhoz: a pakliban nincsenek fáklyák.
variant-cosmic-technology = Technológia
variant-cosmic-technology-help = Kutatnak-e a játékosok technológiákat.
variant-cosmic-technology-off = Ki
variant-cosmic-technology-off-help = Nincsenek technológiakártyák.
variant-cosmic-technology-on = Be
variant-cosmic-technology-on-help = Mindenki űrhajókkal kutat technológiákat.
variant-cosmic-filch-flare = Tolvaj-fáklya
variant-cosmic-filch-flare-help = A két Tolvaj-fáklya közül melyik van játékban.
variant-cosmic-filch-flare-new = Új
variant-cosmic-filch-flare-new-help = Kijátszott lapot lop el.
variant-cosmic-filch-flare-classic = Klasszikus
variant-cosmic-filch-flare-classic-help = A birtokosa csalhat vele, amíg meg nem vádolja valaki.
variant-cosmic-aliens = Fajok
variant-cosmic-aliens-help = Melyik fajok kerülhetnek elő, tudásszint szerint.
variant-cosmic-aliens-all = Mind
variant-cosmic-aliens-all-help = Mind az ötven faj.
variant-cosmic-aliens-green-yellow = Zöld és sárga
variant-cosmic-aliens-green-yellow-help = A szakértőknek való fajok nélkül.
variant-cosmic-aliens-green = Csak zöld
variant-cosmic-aliens-green-help = Csak a kezdőknek való fajok.
variant-cosmic-choice = Fajválasztás
variant-cosmic-choice-help = Hogyan jutnak a játékosok a fajukhoz.
variant-cosmic-choice-two = Kettőből egy
variant-cosmic-choice-two-help = Mindenki véletlenszerűen kettőt kap, és egyet megtart.
variant-cosmic-choice-free = Szabad választás
variant-cosmic-choice-free-help = Mindenki bármelyik fajt választhatja, amelyik még szabad.
variant-cosmic-deal-clock = Idő az egyezségre
variant-cosmic-deal-clock-help = Mennyi ideig tárgyalhatnak az aktív játékosok, mielőtt meghiúsul az egyezség.
variant-cosmic-deal-clock-60 = Egy perc
variant-cosmic-deal-clock-60-help = Ahogy a szabálykönyvben.
variant-cosmic-deal-clock-120 = Két perc
variant-cosmic-deal-clock-120-help = Több idő a gondolkodásra.
variant-cosmic-deal-clock-off = Óra nélkül
variant-cosmic-deal-clock-off-help = Csak az ajánlatok száma korlátozott.
variant-cosmic-zombie-compensation = Kompenzáció a Zombinak
variant-cosmic-zombie-compensation-help = Jár-e a Zombinak kompenzáció azokért az űrhajókért, amelyek a képessége miatt visszatértek.
variant-cosmic-zombie-compensation-off = Ki
variant-cosmic-zombie-compensation-off-help = Csak a térgörbületre került űrhajók számítanak.
variant-cosmic-zombie-compensation-on = Be
variant-cosmic-zombie-compensation-on-help = A visszatért űrhajók is számítanak.
variant-cosmic-colour = Szín
variant-cosmic-colour-help = Ennek a játékosnak az űrhajói és bolygói ilyen színűek.
variant-cosmic-colour-automatic = Automatikus
variant-cosmic-colour-red = Vörös
variant-cosmic-colour-blue = Kék
variant-cosmic-colour-green = Zöld
variant-cosmic-colour-yellow = Sárga
variant-cosmic-colour-purple = Lila
variant-cosmic-alien = Faj
variant-cosmic-alien-help = Ennek a játékosnak a faja; különben a játszma elején választ.
variant-cosmic-alien-automatic = Választás a játszma elején

# -- kérdések

prompt-cosmic-reply = { $moment } – mit teszel?
prompt-cosmic-reply-rule = Sorban mindenki használhat valamit, vagy passzol; ha mindenki passzolt, folytatódik a játék.
prompt-cosmic-answer = { $moment } – válaszolsz?
prompt-cosmic-answer-rule = Amit bejelentettek, akkor lép életbe, ha mindenki passzolt, hacsak valaki nem hatástalanítja.
prompt-cosmic-game-alien = Melyik fajjal játszol?
prompt-cosmic-game-alien-rule = Két fáklyát kapsz; az egyik fajt megtartod, a másik visszakerül a dobozba.
prompt-cosmic-game-freely = Melyik fajjal játszol?
prompt-cosmic-game-freely-rule = Bármelyik fajt választhatod, amelyik még szabad.
prompt-cosmic-game-technology = Melyik technológiát kutatod?
prompt-cosmic-game-technology-rule = A kettőből egyet megtartasz, képpel lefelé; a másikat eldobod.
prompt-cosmic-draw-technology-technology = Melyik technológiát kutatod?
prompt-cosmic-draw-technology-technology-rule = A húzott technológiák egyikét megtartod, képpel lefelé; a többit eldobod.
prompt-cosmic-changing-keep = Ezt a fajt húztad: { $alien }. Lecseréled a fajod?
prompt-cosmic-changing-keep-rule = A fordulód elején húzol egy nem használt fajt, és megtartod azt vagy a régit.
prompt-cosmic-turn-new-hand = Húzol új lapokat?
prompt-cosmic-turn-new-hand-rule = Nincs összecsapáskártya a kezedben; nem kell húznod, ha máshonnan is tudsz letenni.
prompt-cosmic-planning-new-hand = Húzol új lapokat?
prompt-cosmic-planning-new-hand-rule = Nincs összecsapáskártya a kezedben; nem kell húznod, ha máshonnan is tudsz letenni.
prompt-cosmic-tech-actions-action = Kutatsz egy technológiát, vagy befejezel egyet?
prompt-cosmic-tech-actions-action-rule = Az átcsoportosítás előtt mindenki küldhet egy űrhajót egy technológiára, vagy befejezhet egyet, amelyen elég űrhajó van.
prompt-cosmic-retrieving-retrieve = { $count ->
    [one] Egy űrhajó visszatér a térgörbületről: melyik kolóniádra?
   *[other] { $count } űrhajó visszatér a térgörbületről: melyik kolóniáidra?
 }
prompt-cosmic-retrieving-retrieve-rule = A térgörbületről visszatérő űrhajók bármelyik kolóniádra kerülhetnek.
prompt-cosmic-returning-return = { $count ->
    [one] Egy űrhajó visszatér: melyik kolóniádra?
   *[other] { $count } űrhajó visszatér: melyik kolóniáidra?
 }
prompt-cosmic-returning-return-rule = A visszatérő űrhajókat tetszés szerint oszthatod szét a kolóniáid között.
prompt-cosmic-destiny-defense = Kivel csapsz össze?
prompt-cosmic-destiny-defense-rule = Dzsóker kártyánál te nevezed meg a védőt; a saját színednél újra húzol, elűzöl valakit, vagy újratelepítesz egy üres bolygót.
prompt-cosmic-destiny-settlers = Melyik űrhajók telepítik újra az üres bolygót?
prompt-cosmic-destiny-settlers-rule = Egy–négy űrhajó a kolóniáidról; az összecsapás ezzel sikeresen véget ér.
prompt-cosmic-launch-planet = Melyik bolygót veszed célba?
prompt-cosmic-launch-planet-rule = A hiperűrkapu a védő saját naprendszerének egyik bolygójára irányul.
prompt-cosmic-launch-ships = Melyik űrhajókat indítod?
prompt-cosmic-launch-ships-rule = Egy–négy űrhajó bármelyik kolóniádról; aki az utolsót is elviszi, feladja azt a kolóniát.
prompt-cosmic-alliance-invite = Kiket kérsz fel szövetségesnek?
prompt-cosmic-alliance-invite-rule = Előbb a támadó kér fel, aztán a védő; az aktív játékosokon kívül bárkit fel lehet kérni, vagy senkit.
prompt-cosmic-alliance-answer = Csatlakozol valakihez?
prompt-cosmic-alliance-answer-rule = A szövetséges támadó kolóniát nyer, a szövetséges védő minden űrhajójáért jutalmat; aki veszít, elveszíti az űrhajóit.
prompt-cosmic-alliance-answer-side = Melyik oldal?
prompt-cosmic-alliance-answer-ships = Honnan jönnek az űrhajók?
prompt-cosmic-planning-card = Melyik kártyát teszed le { WHO($opponent) } ellen?
prompt-cosmic-planning-card-rule = Mindkét aktív játékos összecsapáskártyát választ: támadást, tárgyalást vagy morfózist.
prompt-cosmic-reaching-card = Akkor melyik kártyát teszed le?
prompt-cosmic-reaching-card-rule = A máshonnan vett kártya nem számít; a kezedből választasz.
prompt-cosmic-reinforcing-reply = { $totals ->
    [none] Az összesített értékek összevetése következik. Mit teszel?
   *[known] Az állás { $ours }:{ $theirs }. Mit teszel?
 }
prompt-cosmic-reinforcing-reply-rule = Az aktív játékosok és a szövetségesek sorban erősítéseket játszhatnak ki bármelyik oldalra, amíg mindenki nem passzolt.
prompt-cosmic-deal-message = { $offer ->
    [none] Tegyél ajánlatot { WHO($opponent, form: "nak") }
   *[made] { WHO($opponent, case: "upper") } ajánlatot tett neked
}
prompt-cosmic-deal-message-rule = Lapok és mindkét irányban egy-egy kolónia cserélhet gazdát; egyezség nélkül mindketten három űrhajót veszítetek.
prompt-cosmic-deal-message-say = Mit mondasz?
prompt-cosmic-deal-message-cards = Melyik lapokat adod?
prompt-cosmic-deal-message-open = Megmutatod ezeket a lapokat?
prompt-cosmic-deal-message-give = Mit adsz még?
prompt-cosmic-deal-message-want = Mit kérsz?
prompt-cosmic-deal-message-give-colony = Hol alapíthat kolóniát { WHO($opponent) }?
prompt-cosmic-deal-message-want-colony = Hol szeretnél kolóniát alapítani?
prompt-cosmic-deal-message-release = Kinek az űrhajói szabadulnak ki a térgörbületről?
prompt-cosmic-carrying-out-cards = Melyik lapokat adod az egyezségért?
prompt-cosmic-carrying-out-cards-rule = Amit az egyezség rád bízott, azt most választod ki.
prompt-cosmic-carrying-out-cards-attack = { cosmic-spec-attack }
prompt-cosmic-carrying-out-cards-negotiate = { cosmic-spec-negotiate }
prompt-cosmic-carrying-out-cards-morph = { cosmic-spec-morph }
prompt-cosmic-carrying-out-cards-reinforcement = { cosmic-spec-reinforcement }
prompt-cosmic-carrying-out-cards-artifact = { cosmic-spec-artifact }
prompt-cosmic-carrying-out-cards-flare = { cosmic-spec-flare }
prompt-cosmic-carrying-out-cards-choice = tetszőleges lapok
prompt-cosmic-carrying-out-settlers = Melyik űrhajók alapítják az egyezségben kapott kolóniát?
prompt-cosmic-carrying-out-settlers-rule = Legalább egy űrhajó a kolóniáidról vagy a hiperűrkapuról.
prompt-cosmic-sacrificing-lose = { $own ->
    [yes] { $count ->
        [one] Melyik űrhajódat veszíted el?
       *[other] Melyik { $count } űrhajódat veszíted el?
    }
   *[no] { $count ->
        [one] Melyik űrhajóját veszítse el { WHO($other) }?
       *[other] Melyik { $count } űrhajóját veszítse el { WHO($other) }?
    }
 }
prompt-cosmic-sacrificing-lose-rule = A térgörbületen kívül bárhonnan választhatók.
prompt-cosmic-compensation-cards = Melyik lapok járnak kompenzációként?
prompt-cosmic-compensation-cards-rule = A kompenzáció véletlenszerű, hacsak egy képesség miatt valaki nem választhat.
prompt-cosmic-rewarding-ships = Hány űrhajót veszel vissza a térgörbületről (a többiért lapot húzol)?
prompt-cosmic-rewarding-ships-rule = A szövetséges védő minden védekező űrhajójáért egy űrhajót vesz vissza a térgörbületről, vagy egy lapot húz.
prompt-cosmic-resolution-further = Lesz újabb összecsapásod?
prompt-cosmic-resolution-further-rule = A sikeres első összecsapás után a támadónak lehet egy második.

# -- fajok, fáklyák, ereklyék kérdései

prompt-cosmic-loot-loot = Melyik lapokat veszed el { WHO($opponent, form: "tol") }?
prompt-cosmic-loot-loot-rule = Legfeljebb annyit, ahány űrhajód részt vett az összecsapásban; a többit el kell dobni.
prompt-cosmic-sort-gained-unwanted = A kapott lapok közül melyiket dobod el?
prompt-cosmic-sort-gained-unwanted-rule = Ami nem kell, azt eldobod, és nem kapsz helyette másikat.
prompt-cosmic-swallow-artifact-ship = Honnan kerül űrhajó a térgörbületre?
prompt-cosmic-swallow-artifact-ship-rule = Az ereklye elnyelése egy összecsapáson kívüli űrhajóba kerül.
prompt-cosmic-allies-draw-draw = Húzol egy lapot?
prompt-cosmic-allies-draw-draw-rule = A fáklyát használó játékos minden szövetségese húzhat.
prompt-cosmic-throw-in-fodder = Melyik támadáskártyákat dobod be?
prompt-cosmic-throw-in-fodder-rule = Az összegük hozzáadódik az összesített értékedhez.
prompt-cosmic-join-late-ship = Honnan jön az űrhajód?
prompt-cosmic-join-late-ship-rule = Egy kolóniádról egy űrhajóval csatlakozol.
prompt-cosmic-call-up-attack-reserve = Melyik támadást játszod ki erősítésként, és melyik oldalra?
prompt-cosmic-call-up-attack-reserve-rule = Egy kis támadás bármelyik oldal összesített értékét növelheti az értékével.
prompt-cosmic-discard-or-yield-toll = Lapokat dobsz el, vagy betelepülhet { WHO($offense) }?
prompt-cosmic-discard-or-yield-toll-rule = Vagy véletlenszerűen három lapig dobsz el, vagy hagyod, hogy az űrhajói a tieid mellett leszálljanak.
prompt-cosmic-keep-spoils-keep = Az eldobott lapok közül melyiket tartod meg?
prompt-cosmic-keep-spoils-keep-rule = Akárhányat megtarthatsz közülük.
prompt-cosmic-draw-three-use = Mit teszel a húzott lapokkal?
prompt-cosmic-draw-three-use-rule = Egy összecsapáskártyával lecserélheted a felfedett kártyádat, vagy egy támadást hozzáadhatsz; a többit eldobod.
prompt-cosmic-deal-hoard-hoard = Melyik lapok lesznek a kincsed?
prompt-cosmic-deal-hoard-hoard-rule = Kétszer kaptál lapokat; a másik adag a kezedben marad.
prompt-cosmic-lay-cards-aside-aside = Melyik lapokat teszed félre a fáklyával együtt?
prompt-cosmic-lay-cards-aside-aside-rule = Ezeket nem lehet elvenni vagy eldobatni, és visszakapod őket.
prompt-cosmic-shift-ships-withdraw = Melyik kolóniáidra vonulnak vissza az űrhajóid?
prompt-cosmic-shift-ships-withdraw-rule = Kilépnek az összecsapásból.
prompt-cosmic-shift-ships-send = Melyik kolóniáidról küldesz űrhajókat?
prompt-cosmic-shift-ships-send-rule = Csatlakoznak az összecsapáshoz, négynél többen is lehetnek.
prompt-cosmic-dive-ships = Melyik űrhajókat küldöd a térgörbületre?
prompt-cosmic-dive-ships-rule = Mindegyikért két lapot húzol.
prompt-cosmic-ram-ships = Melyik űrhajókat küldöd a térgörbületre?
prompt-cosmic-ram-ships-rule = Mindegyik 3-mal növeli az oldalad összesített értékét.
prompt-cosmic-settle-abroad-settlers = Melyik űrhajók alapítják a kolóniát?
prompt-cosmic-settle-abroad-settlers-rule = Legfeljebb négy űrhajó az összecsapáson kívüli kolóniáidról.
prompt-cosmic-bluff-claim = Minek mondod a kártyád?
prompt-cosmic-bluff-claim-rule = Akár igaz, akár nem; de egyszerűen fel is fedheted a kártyát.
prompt-cosmic-bluff-judge = { WHO($opponent, case: "upper") } ezt állítja: { $claim }. Elhiszed?
prompt-cosmic-bluff-judge-rule = Aki téved, annyi űrhajót veszít, ahány űrhajója az összecsapásban van.
prompt-cosmic-bluff-pay = Melyik űrhajókat veszíted el a blöff miatt?
prompt-cosmic-bluff-pay-rule = Ezek összecsapáson kívüli űrhajók.
prompt-cosmic-claim-further-further = Még hány lapot kérsz?
prompt-cosmic-claim-further-further-rule = Legfeljebb még egyszer annyit, amennyi a kompenzációd, ha futja rá a lapokból.
prompt-cosmic-raise-stakes-stake = Még hány űrhajó a tét?
prompt-cosmic-raise-stakes-stake-rule = Aki téved, ennyivel többet veszít.
prompt-cosmic-call-spread-spread = Legalább mennyivel tér el egymástól a két kártya?
prompt-cosmic-call-spread-spread-rule = Ha igazad van, a szám hozzáadódik a kártyádhoz.
prompt-cosmic-give-card-gift = Melyik lapot adod oda?
prompt-cosmic-give-card-gift-rule = A másik játékos a kezébe veszi.
prompt-cosmic-settle-with-the-weak-settler = Honnan jön a telepes űrhajó?
prompt-cosmic-settle-with-the-weak-settler-rule = A kolóniát egy összecsapáson kívüli kolóniádról jövő űrhajó alapítja.
prompt-cosmic-fill-up-source = Honnan veszed a következő lapot?
prompt-cosmic-fill-up-source-rule = A pakliból, vagy véletlenszerűen más kezéből, amíg nyolc lapod nem lesz.
prompt-cosmic-discard-before-discard = Melyik lapokat dobod el előbb?
prompt-cosmic-discard-before-discard-rule = Legfeljebb hármat; utána a képességed kiegészíti a lapjaidat.
prompt-cosmic-spread-hate-card = Melyik lapot dobod el gyűlöletből?
prompt-cosmic-spread-hate-card-rule = Mindenki más ugyanolyan típusú lappal követ, vagy három űrhajót veszít.
prompt-cosmic-spread-hate-hated = Eldobsz egy megfelelő lapot, vagy űrhajókat veszítesz?
prompt-cosmic-spread-hate-hated-rule = Ugyanolyan típus, támadásnál legalább akkora; különben három űrhajó, amelyet { WHO($offense) } választ ki.
prompt-cosmic-execute-named-ship = { WHO($other, case: "upper") } melyik űrhajója kerüljön a térgörbületre?
prompt-cosmic-execute-named-ship-rule = A játékos bármelyik kolóniájáról vagy technológiájáról.
prompt-cosmic-execute-any-ship = { WHO($other, case: "upper") } melyik űrhajója kerüljön a térgörbületre?
prompt-cosmic-execute-any-ship-rule = A játékos bármelyik kolóniájáról vagy technológiájáról.
prompt-cosmic-pull-into-warp-ship = Honnan kerül űrhajód a térgörbületre?
prompt-cosmic-pull-into-warp-ship-rule = Vele együtt az összecsapás összes szemben álló űrhajója elvész.
prompt-cosmic-club-allies-allies = { WHO($opponent, case: "upper") } melyik szövetségeseit sújtod még?
prompt-cosmic-club-allies-allies-rule = Mindegyikük annyi űrhajót veszít, ahány űrhajód részt vett az összecsapásban.
prompt-cosmic-drag-along-whom = Kitől hány űrhajót rántasz magaddal?
prompt-cosmic-drag-along-whom-rule = Legfeljebb annyit, amennyi épp elveszett.
prompt-cosmic-drag-along-lose = { $own ->
    [yes] { $count ->
        [one] Melyik űrhajódat rántják a térgörbületre?
       *[other] Melyik { $count } űrhajódat rántják a térgörbületre?
    }
   *[no] { $count ->
        [one] { WHO($other, case: "upper") } melyik űrhajóját rántod a térgörbületre?
       *[other] { WHO($other, case: "upper") } melyik { $count } űrhajóját rántod a térgörbületre?
    }
 }
prompt-cosmic-drag-along-lose-rule = Ezek kolóniákról kerülnek oda.
prompt-cosmic-share-growth-growth = Lap, vagy űrhajó a térgörbületről?
prompt-cosmic-share-growth-growth-rule = Az egyik, minden kolóniáért, amelyet más szerez.
prompt-cosmic-fetch-fetch = Melyik lapot kinek ajánlod fel?
prompt-cosmic-fetch-fetch-rule = Olyan lapot, amelyet az összecsapásban használtak.
prompt-cosmic-fetch-offer = Felajánlják neked ezt a lapot: { $card }. Elfogadod?
prompt-cosmic-fetch-offer-rule = Ha elfogadod, a másik játékos visszavehet egy űrhajót, vagy húzhat egy lapot.
prompt-cosmic-fetch-refused = Megtartod a visszautasított lapot?
prompt-cosmic-fetch-refused-rule = Különben a dobópaklin marad.
prompt-cosmic-fetch-thanks = Mit kérsz köszönetképpen?
prompt-cosmic-fetch-thanks-rule = Egy űrhajót a térgörbületről vagy egy lapot.
prompt-cosmic-swap-a-card-card = Melyik lapot adod cserébe?
prompt-cosmic-swap-a-card-card-rule = Akár azt is, amelyet épp most húztál.
prompt-cosmic-raise-citadel-card = Melyik támadáskártya lesz citadella?
prompt-cosmic-raise-citadel-card-rule = Képpel felfelé kerül egy bolygó mellé.
prompt-cosmic-raise-citadel-planet = Melyik bolygó mellé?
prompt-cosmic-raise-citadel-planet-rule = Annak a bolygónak a védőjét segíti, ha aktiválod.
prompt-cosmic-give-back-cards = Melyik lapokat adod vissza?
prompt-cosmic-give-back-cards-rule = Legfeljebb annyit, amennyit kaptál.
prompt-cosmic-dictate-destiny = Melyik végzetkártyát húzza { WHO($offense) }?
prompt-cosmic-dictate-destiny-rule = A végzetpakli bármelyik lapját választhatod.
prompt-cosmic-heal-return = { $count ->
    [one] Az űrhajód meggyógyult: melyik kolóniádra tér vissza?
   *[other] { $count } űrhajó meggyógyult: melyik kolóniáidra térnek vissza?
 }
prompt-cosmic-heal-return-rule = A meggyógyított űrhajók bármelyik kolóniádra kerülhetnek.
prompt-cosmic-pick-over-card = Melyik lapot adod át következőnek?
prompt-cosmic-pick-over-card-rule = A győztes addig dobja el a lapokat, amíg egyet meg nem tart; a többi a tiéd marad.
prompt-cosmic-pick-over-keep = Megtartod ezt a lapot: { $card }?
prompt-cosmic-pick-over-keep-rule = Amit nem tartasz meg, azt eldobod, és jön a következő.
prompt-cosmic-send-allies-home-allies = Melyik szövetségeseket küldöd haza?
prompt-cosmic-send-allies-home-allies-rule = Többé nem szövetségesek, és visszaveszik az űrhajóikat.
prompt-cosmic-infect-give-up = Típusonként melyik lapot dobod el?
prompt-cosmic-infect-give-up-rule = Minden típusból, amelyik van nálad, egy lapot.
prompt-cosmic-infect-give-up-attack = { cosmic-type-attack }
prompt-cosmic-infect-give-up-negotiate = { cosmic-type-negotiate }
prompt-cosmic-infect-give-up-morph = { cosmic-type-morph }
prompt-cosmic-infect-give-up-reinforcement = { cosmic-type-reinforcement }
prompt-cosmic-infect-give-up-artifact = { cosmic-type-artifact }
prompt-cosmic-infect-give-up-flare = { cosmic-type-flare }
prompt-cosmic-return-from-loss-which = Melyik űrhajó menekül meg?
prompt-cosmic-return-from-loss-which-rule = A többi a térgörbületre kerül.
prompt-cosmic-return-from-loss-return = { $count ->
    [one] Az űrhajód megmenekül: melyik kolóniádra tér vissza?
   *[other] { $count } űrhajó megmenekül: melyik kolóniáidra térnek vissza?
 }
prompt-cosmic-return-from-loss-return-rule = A megmenekült űrhajók a térgörbület helyett a kolóniáidra kerülnek.
prompt-cosmic-shelter-allies-return = { $count ->
    [one] Az űrhajód megmenekül: melyik kolóniádra tér vissza?
   *[other] { $count } űrhajó megmenekül: melyik kolóniáidra térnek vissza?
 }
prompt-cosmic-shelter-allies-return-rule = A megmenekült űrhajók a térgörbület helyett a kolóniáidra kerülnek.
prompt-cosmic-rise-again-return = { $count ->
    [one] Az űrhajód megmenekül: melyik kolóniádra tér vissza?
   *[other] { $count } űrhajó megmenekül: melyik kolóniáidra térnek vissza?
 }
prompt-cosmic-rise-again-return-rule = A megmenekült űrhajók a térgörbület helyett a kolóniáidra kerülnek.

# -- technológiák kérdései

prompt-cosmic-wake-settlers-settlers = Melyik űrhajók alapítják a kolóniát?
prompt-cosmic-wake-settlers-settlers-rule = Legfeljebb négy űrhajó a kolóniáidról.
prompt-cosmic-wake-builders-settlers = Hány kutató űrhajó alapítja a kolóniát?
prompt-cosmic-wake-builders-settlers-rule = Legfeljebb négy azok közül, amelyek a technológiát építették.
prompt-cosmic-salvage-card = Melyik lapot veszed el a dobópakliból?
prompt-cosmic-salvage-card-rule = A kozmikus dobópakli bármelyik lapját.
prompt-cosmic-level-hands-discard = Melyik lapokat dobod el előbb?
prompt-cosmic-level-hands-discard-rule = Ezután mindenki nyolc lapra húz, vagy véletlenszerűen nyolcig eldob.
prompt-cosmic-make-planet-settlers = Hány kutató űrhajó települ az ősbolygóra?
prompt-cosmic-make-planet-settlers-rule = Legalább egy; a többi visszatér a kolóniáidra.
prompt-cosmic-lay-mines-mines = Kinek a hiperűrkapun lévő űrhajói futnak aknára?
prompt-cosmic-lay-mines-mines-rule = Annyi űrhajó, ahány kutató űrhajó van az aknákon.
prompt-cosmic-mount-cannon-orbit = Melyik bolygók közé teszed a holdlöveget?
prompt-cosmic-mount-cannon-orbit-rule = A saját naprendszered két szomszédos bolygója közé.
prompt-cosmic-move-cannon-orbit = Melyik bolygók közé viszed a holdlöveget?
prompt-cosmic-move-cannon-orbit-rule = Bármelyik naprendszer két szomszédos bolygója közé.
prompt-cosmic-reach-planet-ship = Honnan jön az űrhajó a célpontbolygóra?
prompt-cosmic-reach-planet-ship-rule = Az egyik összecsapáson kívüli kolóniádról.
prompt-cosmic-launch-flagship-colony = Honnan indul a Prométheusz?
prompt-cosmic-launch-flagship-colony-rule = Az egyik kolóniádról.
prompt-cosmic-place-flagship-place = Hol van most a Prométheusz?
prompt-cosmic-place-flagship-place-rule = Vagy az elment űrhajókkal tartott, vagy a maradókkal.
prompt-cosmic-charge-battery-card = Melyik összecsapáskártyát teszed az akkumulátor alá?
prompt-cosmic-charge-battery-card-rule = Később lecserélheted vele a felfedett kártyádat.
prompt-cosmic-draw-and-sort-keep = A húzott lapok közül melyiket tartod meg?
prompt-cosmic-draw-and-sort-keep-rule = Akárhányat megtarthatsz; a többit eldobod.

# -- választási lehetőségek: mit tesz egy darab, és mire irányul

option-cosmic-pass = Passz
    .answer = Nem válaszolok
option-cosmic-use = { $piece }: { $deed }
option-cosmic-aim = { $piece }: { $deed } – { $aim }
option-cosmic-play = Kijátszás: { $piece }
    .tech = Használat: { $piece }
option-cosmic-flip = { $alien } felfordítása
option-cosmic-accuse = { WHO($seat, case: "upper") } megvádolása csalással
option-cosmic-reinforce = { $card } { WHO($side) } oldalára

# -- mire irányul

cosmic-aim-withdraw = visszavonás
cosmic-aim-send = küldés
cosmic-aim-odd = páratlan
cosmic-aim-even = páros
cosmic-aim-offense = csatlakozás a támadóhoz
cosmic-aim-defense = csatlakozás a védőhöz
cosmic-aim-deck = a húzópakli felső lapja
cosmic-aim-discard = a dobópakli felső lapja
cosmic-aim-ship = egy űrhajó a térgörbületről { $to }

# -- egyes kérdések lehetőségei

option-cosmic-changing-keep-old = A régi faj megtartása
option-cosmic-changing-keep-new = Az új faj: { $alien }
option-cosmic-turn-new-hand-draw = Új lapok húzása
option-cosmic-turn-new-hand-decline = Maradnak a lapok
option-cosmic-planning-new-hand-draw = Új lapok húzása
option-cosmic-planning-new-hand-decline = Maradnak a lapok
option-cosmic-tech-actions-action-pass = Egyik sem
option-cosmic-tech-actions-action-research = Kutató űrhajó { $from } ide: { $card }
option-cosmic-tech-actions-action-complete = { $card } befejezése
option-cosmic-destiny-defense-against = Összecsapás { WHO($seat, form: "val") }
option-cosmic-destiny-defense-redraw = Újabb húzás
option-cosmic-destiny-defense-drive-out = { WHO($seat, case: "upper") } elűzése { $from }
option-cosmic-destiny-defense-resettle = Újratelepítés: { $planet }
option-cosmic-alliance-answer-side-none = Kimaradok
option-cosmic-alliance-answer-side-offense = Csatlakozom a támadóhoz: { $offense }
option-cosmic-alliance-answer-side-defense = Csatlakozom a védőhöz: { $defense }
option-cosmic-deal-message-say-propose = Ezt ajánlom
option-cosmic-deal-message-say-accept = Elfogadom az ajánlatot
option-cosmic-deal-message-say-break-off = Megszakítom (három-három űrhajó vész el)
option-cosmic-deal-message-open-closed = Képpel lefelé
option-cosmic-deal-message-open-open = Képpel felfelé
option-cosmic-deal-message-give-colony-none = Sehol
option-cosmic-deal-message-want-colony-none = Sehol
option-cosmic-resolution-further-second = Újabb összecsapás
option-cosmic-resolution-further-stop = A forduló befejezése
option-cosmic-resolution-further-technology = Helyette technológiák húzása
option-cosmic-allies-draw-draw-draw = Húzok egy lapot
option-cosmic-allies-draw-draw-refuse = Köszönöm, nem
option-cosmic-call-up-attack-reserve = { $card } { WHO($side) } oldalára
option-cosmic-discard-or-yield-toll-discard = Lapok eldobása háromig
option-cosmic-discard-or-yield-toll-yield = Leszállhatnak
option-cosmic-draw-three-use-none = Egyiket sem használom
option-cosmic-draw-three-use-replace = Csere erre: { $card }
option-cosmic-draw-three-use-add = Hozzáadás: { $card }
option-cosmic-deal-hoard-hoard-hand = Az első nyolc lap
option-cosmic-deal-hoard-hoard-dealt = A második nyolc lap
option-cosmic-mount-cannon-orbit = { $planet } és { $neighbour } között
option-cosmic-move-cannon-orbit = { $planet } és { $neighbour } között
option-cosmic-bluff-claim-show = Egyszerűen felfedem
option-cosmic-bluff-claim-claim = „{ $claim }”
option-cosmic-bluff-judge-believe = Elhiszem
option-cosmic-bluff-judge-challenge = Kétségbe vonom
option-cosmic-fill-up-source-deck = A pakliból
option-cosmic-fill-up-source-hand = { WHO($seat, case: "upper") } kezéből
option-cosmic-spread-hate-hated-ships = Három űrhajó elvesztése
option-cosmic-share-growth-growth-card = Egy lap húzása
option-cosmic-share-growth-growth-ship = Egy űrhajó a térgörbületről
option-cosmic-fetch-fetch = { $card } – { WHO($seat, form: "nak") }
option-cosmic-fetch-fetch-stop = Nem ajánlok fel többet
option-cosmic-fetch-offer-accept = Elfogadom
option-cosmic-fetch-offer-refuse = Visszautasítom
option-cosmic-fetch-refused-keep = Megtartom
option-cosmic-fetch-refused-drop = A dobópaklin hagyom
option-cosmic-fetch-thanks-ship = Egy űrhajó a térgörbületről
option-cosmic-fetch-thanks-draw = Egy lap húzása
option-cosmic-fetch-thanks-nothing = Semmi
option-cosmic-pick-over-keep-keep = Megtartom
option-cosmic-pick-over-keep-discard = Eldobom

# What the button does that gives the answer

confirm-cosmic-alliance-invite = { $count ->
    [0] Senkit sem kérek fel
   *[other] { $count } játékos felkérése
}
confirm-cosmic-launch-ships = { $count } űrhajó indítása
confirm-cosmic-returning-return = { $count } űrhajó hazaküldése
confirm-cosmic-retrieving-retrieve = { $count } űrhajó kiszabadítása
confirm-cosmic-sacrificing-lose = { $count } űrhajó feláldozása
confirm-cosmic-carrying-out-settlers = { $count } űrhajó letelepítése
confirm-cosmic-destiny-settlers = { $count } űrhajó letelepítése
confirm-cosmic-wake-settlers-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-wake-builders-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-make-planet-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-settle-abroad-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-heal-return = { confirm-cosmic-returning-return }
confirm-cosmic-return-from-loss-return = { confirm-cosmic-returning-return }
confirm-cosmic-rise-again-return = { confirm-cosmic-returning-return }
confirm-cosmic-shelter-allies-return = { confirm-cosmic-returning-return }
confirm-cosmic-shift-ships-withdraw = { confirm-cosmic-returning-return }
confirm-cosmic-return-from-loss-which = { $count } űrhajó megmentése
confirm-cosmic-bluff-pay = { $count } űrhajó elvesztése
confirm-cosmic-drag-along-lose = { confirm-cosmic-dive-ships }
confirm-cosmic-dive-ships = { $count } űrhajó térgörbületre küldése
confirm-cosmic-ram-ships = { confirm-cosmic-dive-ships }
confirm-cosmic-drag-along-whom = { $count ->
    [0] Senkit sem rántok magammal
   *[other] Magammal rántok { $count } űrhajót
}
confirm-cosmic-shift-ships-send = { $count } űrhajó küldése
confirm-cosmic-lay-mines-mines = { $count } űrhajó aknára futtatása
confirm-cosmic-level-hands-discard = { $count ->
    [0] Semmit sem dobok el
   *[other] { $count } lap eldobása
}
confirm-cosmic-sort-gained-unwanted = { confirm-cosmic-level-hands-discard }
confirm-cosmic-discard-before-discard = { confirm-cosmic-level-hands-discard }
confirm-cosmic-infect-give-up = { confirm-cosmic-level-hands-discard }
confirm-cosmic-draw-and-sort-keep = { $count ->
    [0] Egyiket sem tartom meg
   *[other] { $count } lap megtartása
}
confirm-cosmic-keep-spoils-keep = { confirm-cosmic-draw-and-sort-keep }
confirm-cosmic-send-allies-home-allies = { $count } szövetséges hazaküldése
confirm-cosmic-club-allies-allies = Lesújtok { $count } szövetségesre is
confirm-cosmic-carrying-out-cards = { $count } lap átadása
confirm-cosmic-compensation-cards = { $count } lap átadása
confirm-cosmic-rewarding-ships = { $count ->
    [0] Csak lapot kérek
   *[other] { $count } űrhajót kérek
}
confirm-cosmic-loot-loot = { $count ->
    [0] Egyet sem veszek el
   *[other] { $count } lap elvétele
}
confirm-cosmic-throw-in-fodder = { $count ->
    [0] Semmit sem dobok be
   *[other] { $count } lap bedobása
}
confirm-cosmic-claim-further-further = Még { $count } lap beszedése
confirm-cosmic-lay-cards-aside-aside = { $count } lap félretétele
confirm-cosmic-raise-stakes-stake = Emelés { $count } űrhajóval
confirm-cosmic-call-spread-spread = Legalább { SUFFIX($count, "val") }
confirm-cosmic-give-back-cards = { $count ->
    [0] Egyet sem adok vissza
   *[other] { $count } lap visszaadása
}
cosmic-table-join-none = Kimaradok
cosmic-table-join-offense = Csatlakozom a támadóhoz { $count } űrhajóval
cosmic-table-join-defense = Csatlakozom a védőhöz { $count } űrhajóval
only-cosmic-alliance-invite = { $name } felkérése
only-cosmic-club-allies-allies = Lesújtok rá is: { $name }
only-cosmic-send-allies-home-allies = { $name } hazaküldése
