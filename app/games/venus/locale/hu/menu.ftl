# Ahogy a menü és a listák hívják a játékot; a többi szövege előtt olvassuk be.
game-venus = Irány a Vénusz!
game-venus-line = Gőzkorszaki verseny a Naprendszerért: küldj flottát, építs gyárat és bányát, és ne hagyd, hogy a krízisek mindenkit elsöpörjenek.
load-turn-venus = { $turn }. periódus
result-facts-venus = { $game } · { $turns } periódus · mag: { $seed }
statistics-length-venus = Átlagosan { $turns } periódus
