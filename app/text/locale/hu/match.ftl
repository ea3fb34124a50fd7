# A játszma: miért nem lehet valamit éppen most megtenni.

reason-match-no-store = Nincs mappa, ahová írni lehetne, ezért ez a játszma nem menthető.
reason-match-faulted = Az utolsó válasszal valami baj történt. Próbáld újra, vond vissza, vagy lépj ki.
reason-match-clock-stands = Az óra áll. Előbb folytasd a játékot.
reason-match-pause-early = A kártyák még fordulnak. Egy pillanat múlva szünetet tarthatsz.
reason-match-undo-race = Amíg az óra jár, semmi sem vonható vissza.
reason-match-save-race = Menteni a fázisok között lehet, nem akkor, amikor az óra jár.
reason-match-take-back-where = Csak a saját döntéseid valamelyikéhez térhetsz vissza.
reason-match-take-back-silenced = Egy másik játékos nemet mondott. A következő körben kérheted újra.
reason-match-take-back-diverged = Ez a játszma régebbi szabályokkal kezdődött, ezért oda már nem vezet vissza út.
reason-match-no-hint = Most nincs mihez tanácsot adni.
