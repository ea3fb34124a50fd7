# Mentések és lemez: miért nem olvasható vagy írható egy fájl. A `$detail` műszaki adat, minden nyelven ugyanaz.

save-missing = A fájl nincs meg.
save-unreadable = A fájl nem olvasható ({ $error }).
save-too-large = A fájl túl nagy: { $size } bájt, legfeljebb { $limit } olvasható be.
save-not-utf8 = A fájl sérült: olyan bájtok vannak benne, amelyek nem alkotnak szöveget.
save-too-deep = A fájl nem használható mentés: { $limit } szintnél mélyebben van egymásba ágyazva.
save-too-many-values = A fájl nem használható mentés: { $limit } értéknél több van benne.
save-not-json = A fájl sérült, vagy nem mentés ({ $detail }).
save-number-too-large = Túl nagy szám van a fájlban: { $number }.
save-number-not-finite = Olyasmi áll szám helyett a fájlban, ami nem szám: { $number }.
save-text-too-long = { $length } karakteres szöveg van a fájlban; legfeljebb { $limit } lehet.
save-name-hidden = A fájl egyik nevében láthatatlan vagy az írásirányt megfordító karakter van.
save-text-broken = Hibás karakter van a fájlban.
save-key-twice = A fájl sérült: „{ $key }” kétszer szerepel benne.
save-not-ours = Ez nem Orrery-mentés.
save-too-new = Ezt a mentést a program újabb változata készítette (formátuma: { $found }, az itt ismert legújabb: { $known }).
save-too-old = Ez a mentés túl régi, már nem alakítható át (formátuma: { $found }, a mostani: { $known }).
save-newer-rules = Ezt a játszmát újabb szabályváltozattal játszották (változata: { $found }, a programban lévő: { $known }). Ehhez a program újabb változata kell.
save-wrong-shape = Valami nem olyan a mentésben, amilyennek lennie kell ({ $detail }).
save-checksum = A mentés sérült: tartalma nem felel meg az ellenőrző összegének.
kept-not-ours = Ez másfajta fájl.
kept-too-new = Ezt a fájlt a program újabb változata készítette (formátuma: { $found }, az itt ismert legújabb: { $known }).
kept-checksum = A fájl sérült, vagy kézzel változtatták meg: tartalma nem felel meg az ellenőrző összegének.
save-picture = A mentésben lévő kép nem használható ({ $detail }).
save-other-game = Ez a játék nem része a programnak: „{ $game }”.
save-snapshot = A mentett állás nem állítható vissza ({ $detail }).
save-fingerprint = A mentés sérült: az állás nem felel meg az ujjlenyomatának.
save-content = A mentésben lévő kártyák nem használhatók ({ $detail }).
journal-empty = A játszma naplójának már az eleje is sérült.
journal-damaged = A játszma naplójának { $line }. sora sérült. A játszma az előtte lévő állásból folytatódik; { $lost } későbbi sor elveszett.
journal-answer = A szabályok már nem fogadják el a játszma { $number }. lépését ({ $detail }). A játszma az előtte lévő állásból folytatódik.

disk-full = Megtelt a lemez. A korábbi mentések megvannak; a játszma folytatható, de a program most nem tud menteni.
disk-read-only = Ez a hely csak olvasható: játszani lehet, de a program most nem tud menteni.
disk-denied = A program ide nem írhat, ezért most nem tud menteni.
disk-error = A mentés nem sikerült ({ $error }). Amit korábban elmentettél, megvan.
disk-busy = Ezt most a program egy másik példánya használja.
disk-missing = A fájl vagy a mappa eltűnt.

# Ugyanez játék közben: mi történt ennek a játszmának a naplójával, és mit lehet tenni.

notice-save-missing = A játszma naplója eltűnt a lemezről. Játssz tovább, és mentsd el a játszmát a menüből.
notice-save-unreadable = A játszma naplója nem olvasható ({ $error }). Játssz tovább, és mentsd el a játszmát a menüből.
notice-save-too-large = A játszma naplója túl nagyra nőtt ({ $size } bájt, legfeljebb { $limit } lehet). Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-not-utf8 = A játszma naplója sérült: egy része nem szöveg. Játssz tovább; a program újraírja.
notice-save-too-deep = Ez az állás nem menthető: { $limit } szintnél mélyebb. Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-too-many-values = Ez az állás túl nagy ahhoz, hogy menthető legyen (több mint { $limit } érték). Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-not-json = A játszma naplója sérült ({ $detail }). Játssz tovább, és mentsd el a játszmát a menüből.
notice-save-number-too-large = Túl nagy, ezért nem menthető szám van a játszmában: { $number }. Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-number-not-finite = Számként nem menthető érték van a játszmában: { $number }. Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-text-too-long = Túl hosszú, ezért nem menthető szöveg van a játszmában ({ $length } karakter, legfeljebb { $limit } lehet). Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-text-broken = Hibás karakter van a játszma egyik szövegében, ezért nem menthető. Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-name-hidden = Láthatatlan jelek vannak a játék egyik nevében, ezért nem menthető. Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-key-twice = A játszma naplója sérült: „{ $key }” kétszer szerepel benne. Játssz tovább, és mentsd el a játszmát a menüből.
notice-save-not-ours = A játszma naplójának helyén valami más van. Játssz tovább, és mentsd el a játszmát a menüből.
notice-save-too-new = A játszma naplóját a program újabb változata írta (formátuma: { $found }, az itt ismert legújabb: { $known }). Azzal folytasd.
notice-save-too-old = A játszma naplója túl régi ennek a programnak (formátuma: { $found }, a mostani: { $known }). A fájl változatlanul megmarad.
notice-save-newer-rules = Ezt a játszmát újabb szabályváltozattal játszották (változata: { $found }, itt: { $known }). A program újabb változatával folytasd.
notice-save-wrong-shape = Valami ebben a játszmában így nem menthető ({ $detail }). Játssz tovább; az utolsó automatikus mentés megmarad.
notice-save-checksum = A játszma naplója sérült: nem felel meg az ellenőrző összegének. Játssz tovább, és mentsd el a játszmát a menüből.
notice-save-picture = A mentéshez készült kép nem használható ({ $detail }). Maga a játszma megmarad.
notice-save-other-game = A napló olyan játékhoz tartozik, amely nincs meg ebben a programban („{ $game }”). A fájl változatlanul megmarad.
notice-save-snapshot = A naplóban lévő állás nem állítható vissza ({ $detail }). Töltsd be a menüből az utolsó automatikus mentést.
notice-save-fingerprint = A naplóban lévő állás sérült. Töltsd be a menüből az utolsó automatikus mentést.
notice-save-content = A játszma naplójában lévő kártyák nem használhatók ({ $detail }). Töltsd be a menüből az utolsó automatikus mentést.
notice-set-gone = A „{ $set }” kártyakészlet már nincs a mappádban. Ez a játszma a mentett változatával folytatódik; semmi sem veszett el.
notice-set-changed = A „{ $set }” kártyakészlet megváltozott a mappádban. Ez a játszma a mentett változatával folytatódik; semmi sem veszett el.
notice-journal-empty = A játszma naplójának már az eleje is sérült. Töltsd be a menüből az utolsó automatikus mentést.
notice-journal-damaged = A játszma naplójának { $line }. sora megsérült. Az előtte lévő állásból folytatod; { $lost } későbbi lépés elveszett. A sérült fájl mellette megmarad.
notice-journal-answer = A játszma { $number }. lépése a mai szabályok szerint nem lehetséges ({ $detail }). Az előtte lévő állásból folytatod; a régi napló mellette megmarad.
notice-disk-full = Megtelt a lemez: a program most nem tud menteni. Szabadíts fel helyet, és játssz tovább; a mentés magától folytatódik.
notice-disk-read-only = Ez a hely csak olvasható: játszhatsz, de ez a játszma nem marad meg.
notice-disk-denied = A program nem írhat a saját mappájába, ezért most nem tud menteni. Engedélyezd neki, és a mentés magától folytatódik.
notice-disk-error = A mentés nem sikerült ({ $error }). Amit a program korábban elmentett, megvan; a következő lépésednél újra megpróbálja.
notice-disk-busy = A mentéseket most a program egy másik példánya használja. Zárd be, és a mentés magától folytatódik.
notice-disk-missing = A mentések mappája eltűnt, és nem hozható újra létre. Játssz tovább; a program a következő lépésednél újra megpróbálja.

# A mappa játék közben tűnt el.
notice-disk-anew = Ennek a játszmának a mappáját törölték. A program újra létrehozta, és az egész játszma benne van.
notice-disk-back = A mentés újra működik; az egész játszma a lemezen van.
notice-disk-room = Megtelt a lemez. Hogy ez a játszma továbbra is menthető legyen, a program eltávolított { $deleted ->
    [0] { $autosaves } régi automatikus mentést
   *[other] { $autosaves ->
        [0] { $deleted } törölt mentést
       *[other] { $deleted } törölt és { $autosaves } régi automatikus mentést
     }
 }. A saját mentéseid megmaradtak.
