# A látogatóknak kitett program.

kiosk-demo = A gépi játékosok játszanak – érints meg bármit, és játssz te is!
kiosk-language = In English
kiosk-operator = Felügyelet
kiosk-operator-line = A beállítások és a kilépés a standot felügyelőké.
kiosk-pin = PIN-kód
kiosk-pin-wrong = Nem ez a felügyelet PIN-kódja.
kiosk-enter = Belépés
kiosk-close = A program bezárása
