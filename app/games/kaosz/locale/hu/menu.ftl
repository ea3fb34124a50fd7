# Ahogy a menü és a listák hívják a játékot; a többi szövege előtt olvassuk be.
game-kaosz = Káosz Galaktika
game-kaosz-line = Flották kártyapárbaja: építs bázist, adj legénységet az űrhajóidra, és győzd le a másik kolóniát.
menu-decks = Paklik, csomagok, készletek
statistics-brought-kaosz = Győzelmek pakli szerint
statistics-kaosz-own-deck = saját pakli
