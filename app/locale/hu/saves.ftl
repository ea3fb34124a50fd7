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
save-text-broken = Hibás karakter van a fájlban.
save-key-twice = A fájl sérült: „{ $key }” kétszer szerepel benne.
save-not-ours = Ez nem Orrery-mentés.
save-too-new = Ezt a mentést a program újabb változata készítette (formátuma: { $found }, az itt ismert legújabb: { $known }).
save-too-old = Ez a mentés túl régi, már nem alakítható át (formátuma: { $found }, a mostani: { $known }).
save-newer-rules = Ezt a játszmát újabb szabályváltozattal játszották (változata: { $found }, a programban lévő: { $known }). Ehhez a program újabb változata kell.
save-wrong-shape = Valami nem olyan a mentésben, amilyennek lennie kell ({ $detail }).
save-checksum = A mentés sérült: tartalma nem felel meg az ellenőrző összegének.
save-picture = A mentésben lévő kép nem használható ({ $detail }).
save-other-game = Ez a játék nem része a programnak: „{ $game }”.
save-snapshot = A mentett állás nem állítható vissza ({ $detail }).
save-fingerprint = A mentés sérült: az állás nem felel meg az ujjlenyomatának.
save-content = A mentésben lévő kártyák nem használhatók ({ $detail }).
journal-empty = A játszma naplójának már az eleje is sérült.
journal-damaged = A játszma naplójának { $line }. sora sérült. A játék az előtte lévő állásból folytatódik; { $lost } későbbi sor elveszett.
journal-answer = A szabályok már nem fogadják el a játszma { $number }. lépését ({ $detail }). A játék az előtte lévő állásból folytatódik.

disk-full = Megtelt a lemez. A korábbi mentések megvannak; a játék folytatható, de most nem mentődik.
disk-read-only = Ez a hely csak olvasható: játszani lehet, de semmi sem mentődik.
disk-denied = A program ide nem írhat; semmi sem mentődik.
disk-error = A mentés nem sikerült ({ $error }). Amit korábban elmentettél, megvan.
disk-busy = Ezt most a program egy másik példánya használja.
disk-missing = A fájl vagy a mappa eltűnt.
