# Tornák: lista, versenyasztal, kivetítő, átadható fájlok.

tournament-new = Új torna
tournament-none = Még nincs torna. Egy újhoz név és legalább négy játékos kell.
tournament-row = { $game } · { $count } játékos · { $state }
tournament-entering = Nevezés
tournament-champion = A bajnok: { $name }

tournament-name = Név
tournament-usual-name = Torna, { $date }
tournament-game = Játék
tournament-format = Lebonyolítás
tournament-rounds = Fordulók
tournament-rounds-usual = ahány a létszámhoz kell
tournament-minutes = Egy forduló ideje
tournament-minutes-usual = { $minutes } perc, a szokásos
tournament-minutes-some = { $minutes } perc
tournament-begin = Kezdés
tournament-format-swiss = Svájci rendszer, négyes döntő
tournament-format-swiss-line = Minden fordulóban mindenki olyannal játszik, akinek ugyanannyi pontja van. Az első négy elődöntőt és döntőt játszik, párharconként legfeljebb három játszmát.
tournament-format-robin = Körmérkőzés
tournament-format-robin-line = Mindenki mindenkivel egyszer játszik; a pontok döntenek.
tournament-format-knockout = Kieséses
tournament-format-knockout-line = Aki egy legfeljebb három játszmás párharcot elveszít, kiesik; az elődöntők vesztesei a harmadik helyért játszanak.
tournament-format-placing = Fordulók, pontok helyezés szerint
tournament-format-placing-line = Nagyjából { $count } fős asztalok, fordulónként újra keverve. A helyezésekért járó pontok összeadódnak: 10, 6, 4, 2, 1.
tournament-format-swiss-tables = Svájci rendszer, döntő asztal
tournament-format-swiss-tables-line = Nagyjából { $count } fős asztalok közel azonos pontszámú játékosokkal (helyezésért 10, 6, 4, 2, 1 pont). Ha lehet, senki sem játszik kétszer ugyanazzal, és a kisebb asztalokhoz felváltva ülnek a játékosok. A legjobb { $count } játssza a döntőt.

tournament-line = { $game } · { $format } · { $count } játékos
tournament-page-players = Játékosok
tournament-page-round = Asztalok
tournament-page-standings = Állás
tournament-page-trail = Javítások
tournament-stage-round = { $number }. forduló
tournament-stage-last = Kieséses szakasz, { $number }. forduló
tournament-stage-quarter = Negyeddöntők
tournament-stage-semi = Elődöntők
tournament-stage-final = Döntők
tournament-table = { $number }. asztal
tournament-table-final = Döntő
tournament-table-third = Harmadik hely

tournament-next-players = Írd be a játékosokat: eddig { $count }, legalább { $least } kell.
tournament-next-first = { $count } játékos, { $rounds ->
    [0] az első fordulótól kieséses
   *[other] { $rounds } forduló
}{ $cut ->
    [0] .
   *[other] , utána a döntők.
} Később is lehet még nevezni.
tournament-next-results = Még { $count } asztalnál játszanak. Ha végeztek, írd be az eredményt.
tournament-next-pair = Minden eredmény megvan. Következik: { $round }.
tournament-next-over = A torna győztese: { $name }. Oszd ki a díjakat!
tournament-pair = Sorsolás: { $round }
tournament-prizes = Díjak
tournament-to-tables = Az asztalokhoz
tournament-unpair = A sorsolás visszavonása
tournament-unpair-question = Visszavonod a sorsolást ({ $round })? Eredmény még nincs benne; bármikor újra sorsolható.

tournament-player-name = A játékos neve
tournament-add = Felvétel
tournament-no-players = Még senki sem nevezett. Írj be egy nevet, és nyomj Entert.
tournament-dropped = kilépett
tournament-late = { $round }. fordulótól
tournament-has-deck = leadott egy paklit
tournament-player-line = { $place }. hely, pontok: { $points }
tournament-rename = Név mentése
tournament-drop = Kilép
tournament-drop-question = { $name } kilép a tornából: nyitott asztala elveszett játszmának számít, és több fordulóba nem kerül be. Ez visszavonható.
tournament-return = Vissza a tornába

tournament-no-round = Még nincs kisorsolva forduló.
tournament-bye = erőnyerő
tournament-open = játszanak
tournament-score-open = játszanak, { $score }
tournament-won = { $name } nyert
tournament-won-score = { $name } nyert: { $score }
tournament-walkover = { $name } játék nélkül nyert
tournament-draw = Döntetlen
tournament-enter-line = Ki nyert?
tournament-game-of = { $number }. játszma a legfeljebb { $count } közül: ki nyert?
tournament-who-is = Ki lett { ARTICLE($place) } { $place }. helyezett?
tournament-same-place = Holtverseny az előzővel
tournament-place-undo = Eggyel vissza
tournament-entered = { $table }: { $result }
tournament-correct = Az eredmény javítása
tournament-correct-game = { ARTICLE($number, case: "upper") } { $number }. játszma javítása
tournament-correct-line = Mi a helyes eredmény?
tournament-note = Miért (nem kötelező)
tournament-take-back = Az eredmény visszavonása
tournament-origin-table = Ezen a gépen játszották.
tournament-origin-file = Eredményfájlból való.
tournament-origin-file-judge = Eredményfájlból való, a bíró elfogadta. { $note }
tournament-origin-judge = A bíró szava döntött.
tournament-origin-judge-counts = Lejárt az idő, a bíró számolt: { $counts }.

tournament-judge = Bíró
tournament-judge-line = Lejárt az idő: írd be, kinek mennyije van. Az első eltérésnél az nyer, akinek több van.
tournament-judge-second = Ha minden egyenlő, az nyer, aki másodikként kezdett:
tournament-judge-count = Számolás
tournament-judge-numbers = Csak számokat lehet összehasonlítani. Javítsd a mezőket, vagy döntsön a bíró szava.
tournament-judge-word-line = Vagy a bíró szava dönt, akinek mindig igaza van:

tournament-seat = Játék ezen a gépen
tournament-seat-cut-off = Ez a játszma itt már elkezdődött, de félbeszakadt. Folytatod?
tournament-seat-go-on = Folytatás
tournament-seat-anew = Újrakezdés
tournament-pairing-gone = { $name }: a fordulót időközben újrasorsolták, ezért ez a játszma ott nem számít.
tournament-deck-unusable = { $name } paklijával ezen a tornán nem lehet játszani. Válassz másikat a játékosok lapján.
tournament-deck-none = Pakli leadása
tournament-deck-some = Másik pakli
tournament-deck-line = { $name } ezzel a paklival játszik ezen a gépen. Ha nincs, a játék ad mindenkinek paklit.
tournament-deck-no = Nincs pakli
tournament-files = Eredményfájl
tournament-files-line = A befejezett játszmák fájljai ebben a mappában vagy egy pendrive-on vannak: { $folder }. Az eredményt a játszma újrajátszása bizonyítja.
tournament-file-checking = Ellenőrzés: { $name }…
tournament-file-entered = { $name }: ellenőrizve és beírva.
tournament-file-not-ours = { $name } nem eredményfájl; semmi sem került be.
tournament-file-version = { $name } más változatban készült ({ $found }), ez a program ezt olvassa: { $known }. Semmi sem került be.
tournament-file-checksum = { $name } sérült: az ellenőrző összege nem stimmel. Másold át újra; semmi sem került be.
tournament-file-damaged = { $name } nem használható; semmi sem került be. { $why }
tournament-file-game = { $name } olyan játéké, amely nincs meg ebben a programban ({ $game }); semmi sem került be.
tournament-file-rules = { $name } más szabályváltozattal készült ({ $found }), ebben a programban ez van: { $known }. Semmi sem került be.
tournament-file-cards = { $name } más lapokkal készült; semmi sem került be.
tournament-file-forged = { $name } nem valódi: a játszma újrajátszva másképp ér véget. Semmi sem került be.
tournament-file-unfinished = { $name }: ez a játszma még nem ért véget; semmi sem került be.
tournament-file-other-game = { $name } nem ennek a tornának a játékából való; semmi sem került be.
tournament-file-options = { $name } nem ennek a tornának a szabályaival készült; semmi sem került be.
tournament-file-players = { $name }: ezek a játékosok nem ülnek egy asztalnál ebben a fordulóban ({ $names }). Semmi sem került be.
tournament-file-pairing = { $name } e torna egy másik párosításához tartozik. Semmit sem írtunk be.
tournament-doubts-line = { $name }: a játszma valódi, de a bírónak kell döntenie, hogy számít-e.
tournament-doubts-yes = Számít
tournament-doubts-no = Nem számít
tournament-doubt-unproven = A játszma nem ebből a párosításból indult. Hogy ki hol ült, csak az ott beírt nevekből derül ki, a helyek sorrendjében: { $names }.
tournament-doubt-names = A fájlban szereplő nevek ({ $said }) eltérnek a párosítástól. A párosítás szerint a játékosok, a helyek sorrendjében: { $names }.
tournament-doubt-computer = { $name }: ezen a helyen legalább egy ideig a gép játszott.
tournament-doubt-person = { $name }: ezen a helyen a gépi játékos helyett ember játszott.
tournament-doubt-deck = { $name }: nem a leadott paklival játszott.
tournament-doubt-conceded = { $count ->
    [0] { $name } feladta a játszmát, mielőtt bárki döntött volna.
   *[other] { $name } feladta a játszmát; az egész játszma { $count } döntésből áll.
}

tournament-column-place = Hely
tournament-column-player = Játékos
tournament-column-points = Pont
tournament-column-opponents = Ellenfelek
tournament-ties = Pontegyenlőségnél az ellenfelek pontjainak összege számít, aztán az egymás elleni eredmény, végül a sorsolás.
tournament-place = { $place }. { $name }
tournament-prize-give = Díj átadása
tournament-prize-given = A díj már gazdára talált.
tournament-export = Mentés fájlba
tournament-export-html = Weblap
tournament-export-csv = Táblázat (CSV)

tournament-no-trail = Egyetlen eredményt sem kellett javítani.
tournament-trace = { $time }: { $after } (előtte: { $before })

tournament-clock-start = Az óra indítása
tournament-clock-pause = Szünet
tournament-clock-less = Egy perccel kevesebb
tournament-clock-more = Egy perccel több
tournament-clock-reset = Újra a teljes idő
tournament-time-up = Lejárt az idő. Aki még játszik, menjen a bíróhoz.

tournament-projector = Kivetítő
tournament-projector-close = Kilépés a kivetítő nézetből
projector-page = { $number } / { $count }
projector-stopped = { $number } / { $count } · megállítva

# Ami egy fájlban kiderült, és amit a lemez nem enged.

tournament-torn = Az utolsó bejegyzést áramszünet szakította félbe, ezért az nem számít. Minden korábbi megvan.
tournament-damaged = A tornafájl { $line }. sora sérült, ezért kimaradt. Nézd át az eredményeket.
tournament-unfit = A tornafájl { $line }. sora nem illik a többihez, ezért kimaradt. Nézd át az eredményeket.
tournament-restored = { $count ->
    [0] A tornafájl megsérült. Semmi sem veszett el belőle; a program újraírja.
   *[other] A tornafájlból { $count } bejegyzés hiányzott. A második példányból minden visszakerült.
}
tournament-copy = A tornafájl második példánya sérült vagy elavult volt. A program újraírta; semmi sem veszett el.
tournament-written-back = A tornafájl kívülről megváltozott: egy régebbi példány került a helyére, vagy megsérült. Minden, ami itt be van írva, megvan, és visszakerült a fájlba.
tournament-parted = E torna helyén más bejegyzéseket tartalmazó fájl volt. Semmi sem veszett el: az a fájl itt található: { $file }.
tournament-disk-full = Megtelt a lemez: ez a bejegyzés nem számít. Minden korábbi megvan; csinálj helyet, és írd be újra.
tournament-disk-read-only = A mappa csak olvasható: ez a bejegyzés nem számít. Minden korábbi megvan.
tournament-disk-denied = Ide nem szabad írni: ez a bejegyzés nem számít. Minden korábbi megvan.
tournament-disk-error = Az írás nem sikerült ({ $error }): ez a bejegyzés nem számít. Minden korábbi megvan; próbáld újra.
tournament-disk-busy = Éppen egy másik versenyasztal ír: ez a bejegyzés nem számít. Próbáld újra.
tournament-disk-missing = A torna mappája eltűnt: ez a bejegyzés nem számít. Tedd vissza a pendrive-ot, és próbáld újra.

# Ami nem illik ide.

tournament-refused-name = Egy név legfeljebb { $most } karakter lehet.
tournament-refused-name-empty = Írj be egy látható nevet.
tournament-refused-name-twice = { $name } már nevezett. Adj ennek a játékosnak másik nevet.
tournament-refused-opening = Így nem kezdhető torna.
tournament-refused-opened-twice = A torna már elkezdődött.
tournament-refused-format = Ez a játék nem játszható így: { $game }, { $format }.
tournament-refused-player = Nincs { $number }. játékos; nézd meg újra a listát.
tournament-refused-full = Már { $most } játékos van; több nem nevezhet.
tournament-refused-deck = Ez a pakli túl hosszú, nem tartható meg.
tournament-refused-kind = Ebben a programban nincs ilyen fajta játékos.
tournament-refused-late = Erre a tornára már késő nevezni.
tournament-refused-dropped-twice = { $name } már kilépett.
tournament-refused-not-dropped = { $name } még a tornán van.
tournament-refused-round = Most nem { ARTICLE($number) } { $number }. forduló sorsolása következik.
tournament-refused-round-open = Még { $count } asztalnak nincs eredménye.
tournament-refused-too-few = Legalább { $least } játékos kell.
tournament-refused-pairing = Ez a párosítás nem illik a játékosokhoz.
tournament-refused-has-results = A fordulónak már van eredménye; inkább azt javítsd.
tournament-refused-table = Nincs { $number }. asztal ebben a fordulóban.
tournament-refused-places = Az eredmény nem pontosan az asztalnál ülőkről szól.
tournament-refused-draw = A játszma sosem döntetlen: a bíró megnevezi a győztest.
tournament-refused-too-late = Új játszma kezdődött: ez az eredmény már így marad.
tournament-refused-has-result = { ARTICLE($number, case: "upper") } { $number }. asztalnak már van eredménye; inkább azt javítsd.
tournament-refused-game = Ennél az asztalnál nem { ARTICLE($number) } { $number }. játszma következik.
tournament-refused-proof-twice = Ez a játszma már be van számítva.
tournament-refused-no-result = { ARTICLE($number, case: "upper") } { $number }. asztalnak nincs javítható eredménye.
tournament-refused-take-back = Csak a forduló legutóbbi eredménye vonható vissza; inkább javítsd.
tournament-refused-clock = Így nem állítható be az óra.
tournament-refused-prize = Ez a díj nem jegyezhető fel.
tournament-refused-prize-twice = { ARTICLE($place, case: "upper") } { $place }. hely díja már gazdára talált.
tournament-refused-over = A torna véget ért.
