# Runs with packs.

run-kaosz-draft = Draft run
run-kaosz-draft-line = Draft at a table of eight, build a deck, and play the other drafters with what they drafted: five wins or two losses. Your deck may change between games.
run-kaosz-sealed = Sealed run
run-kaosz-sealed-line = Open your packs, build a deck from them, and play seven others who did the same: five wins or two losses.
run-kaosz-title = { $kind ->
    [draft] Draft run
   *[sealed] Sealed run
 }
