# Hadjáratok csomagokkal.

run-kaosz-draft = Draft-hadjárat
run-kaosz-draft-line = Draftolj egy nyolcfős asztalnál, építs paklit, és játssz a többiekkel az ő draftolt paklijaik ellen: öt győzelemig vagy két vereségig. A paklidon két játszma között változtathatsz.
run-kaosz-sealed = Csomagos hadjárat
run-kaosz-sealed-line = Bontsd ki a csomagjaidat, építs belőlük paklit, és játssz hét másikkal, akik ugyanezt tették: öt győzelemig vagy két vereségig.
run-kaosz-title = { $kind ->
    [draft] Draft-hadjárat
   *[sealed] Csomagos hadjárat
 }
