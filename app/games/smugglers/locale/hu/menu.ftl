# Ahogy a menü és a listák hívják a játékot; a többi szövege előtt olvassuk be.
game-smugglers = Űrcsempészek
game-smugglers-line = Gyors licitverseny a bolygókért: állítsd be a kockád, csapj le egy jelzőre, fizess energiával és áruval, és ne maradjon a nyakadon semmi.
load-turn-smugglers = { $turn }. kör
result-facts-smugglers = { $game } · { $turns } kör · mag: { $seed }
log-turn-smugglers = { $turn }. kör
