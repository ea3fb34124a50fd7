# A csatatábla

empires-battle-board-place = Csata: { $hex }
empires-battle-board-round = { $round }. kör
empires-battle-board-bonus = Flottaméret-bónusz: { $owner }
empires-battle-board-no-bonus = Nincs flottaméret-bónusz
empires-battle-board-fires = Most lő: { $line }
empires-battle-board-attackers = Támad: { $owners }
empires-battle-board-defenders = Védekezik: { $owners }
empires-battle-board-class = { $letter } osztály
empires-battle-board-no-class = Fegyvertelen
empires-battle-board-hull = Hajótest: { $hull }, sérülés: { $damage }
empires-battle-board-need = ≤ { $need }
empires-battle-board-hits = { $by } legfeljebb { $need } dobással eltalálja: { $why }
empires-battle-board-against = Célpont: { $target }, legfeljebb { $need } dobással: { $why }
empires-battle-board-screened = fedezékben
empires-battle-board-cloaked = álcázva
empires-battle-board-idle = még nincs legénysége
empires-battle-board-captured = elfoglalva, építette: { $owner }
empires-battle-board-screen = Fedezékben
empires-battle-board-screen-hurt = A sérült fedezékben
empires-battle-board-shots = Lövés
empires-battle-board-back = Visszavonás
empires-battle-board-do-fire = Lövés: { $target }
empires-battle-board-do-hold = Nincs lövés
empires-battle-board-do-wait = Kivárás a saját osztályig
empires-battle-board-do-scuttle = Elsüllyesztés a többiekért
empires-battle-board-leave = Visszavonulás …
empires-battle-board-leave-tip = A mezőt a térképen választod ki
empires-battle-board-stay = Vissza a csatához

empires-tally-losses = Veszteség: { $list }.
empires-tally-loss = { $owner } – { $what }
empires-tally-none = Senki sem vesztett semmit.
empires-tally-luck = Találat: { $list }.
empires-tally-hits = { $owner } – { $dice } dobásból { $hits } (várható: { $hoped })
