# Űrbirodalmak: az eredmény: mennyit érnek a kolóniák, és a játék története.

empires-score-homeworld = Anyabolygó
empires-score-home = Otthoni kolóniák
empires-score-abroad = Távoli kolóniák
empires-story-course = A kolóniák értéke ciklusról ciklusra
empires-story-first = { $turn }. ciklus: az első csata; { WHO($seat) } támadt, { WHO($other) } védekezett.
empires-story-bloody = { $turn }. ciklus: a legvéresebb csata; { WHO($seat) } támadt, { WHO($other) } védekezett, és { $count } egység veszett oda.
empires-story-space = { $turn }. ciklus: az űr addigra { WHO($seat) } { $count ->
    [one] egyik
   *[other] { $count }
} egységét elnyelte.
empires-story-razed = { $turn }. ciklus: { WHO($seat) } pusztított el elsőként kolóniát; a gazdája { WHO($other) } volt.
empires-story-captured = { $turn }. ciklus: { WHO($seat) } foglalt el elsőként kolóniát; a gazdája { WHO($other) } volt.
empires-story-machine = { $turn }. ciklus: { WHO($seat) } legyőzte a mélyűr egyik szörnyét.
empires-story-fallen = { $turn }. ciklus: elesett { WHO($other) } anyabolygója; a hódító { WHO($seat) } volt.

# Egyszemélyes játék. `foe`: machines, amoebas, rival (idegen birodalom), aliens (egy bolygóé), monsters.
empires-story-came = { $turn }. ciklus: { $foe ->
    [amoebas] feltűnt az első űramőba.
   *[machines] megérkezett az első ítéletnapgép; a célpontja { WHO($seat) } volt.
 }
empires-story-fought = { $turn }. ciklus: { WHO($seat) } legvéresebb csatája; az ellenfél { $foe ->
    [rival] egy idegen birodalom
    [amoebas] az űramőbák
    [aliens] egy bolygó idegenjei
   *[machines] egy ítéletnapgép
 }, és { $count } egység veszett oda.
empires-story-felled = { $turn }. ciklus: { WHO($seat) } elpusztította { ARTICLE($count) } { $count }. { $foe ->
    [rival] idegen anyabolygót
    [amoebas] űramőbát
   *[machines] ítéletnapgépet
 }.
empires-story-ravaged = { $turn }. ciklus: { WHO($seat) } elvesztette az első kolóniáját; { $foe ->
    [rival] egy idegen birodalom pusztította
    [amoebas] az űramőbák pusztították
   *[machines] egy ítéletnapgép pusztította
 } el.
empires-story-doomed = { $turn }. ciklus: elesett { WHO($seat) } anyabolygója; { $foe ->
    [rival] egy idegen birodalom pusztította
    [amoebas] az űramőbák pusztították
   *[machines] egy ítéletnapgép pusztította
 } el.
empires-story-heyday = { $turn }. ciklus: { WHO($seat) } kolóniái ekkor értek a legtöbbet: { $count } ÉP.
