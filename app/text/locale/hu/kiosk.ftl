# A látogatóknak kitett program.

kiosk-demo = A gépi játékosok játszanak – érints meg bármit, és játssz te is!
kiosk-language = In English
kiosk-operator = Felügyelet
kiosk-operator-line = A beállítások és a kilépés a standot felügyelőké.
kiosk-pin = PIN-kód
kiosk-pin-wait = Nem ez a felügyelet PIN-kódja. Újra próbálni { $seconds } másodperc múlva lehet.
kiosk-pin-again = Nem az volt a felügyelet PIN-kódja. Most újra próbálhatod.
kiosk-enter = Belépés
kiosk-close = A program bezárása
kiosk-quick-match = Gyors játszma: { $name }
kiosk-offers = A látogatók játszmái
kiosk-offers-line = Ide vezet egy bolygó megérintése. Ha több is be van kapcsolva, a látogató választ; ha egy sincs, a bolygó nem látszik.
kiosk-day = A stand napja
kiosk-day-games = Játszmák
kiosk-day-none = Még nem játszottak.
kiosk-day-line = { $game }: elkezdve { $begun }, befejezve { $finished }
kiosk-day-game = { $time }  { $game } – { $name }
kiosk-day-faults = Hibák: { $count }
kiosk-day-no-faults = Minden rendben ment.
