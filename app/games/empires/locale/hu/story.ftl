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
} egységét vette el.
empires-story-razed = { $turn }. ciklus: { WHO($seat) } pusztított el elsőként kolóniát; a gazdája { WHO($other) } volt.
empires-story-captured = { $turn }. ciklus: { WHO($seat) } foglalt el elsőként kolóniát; a gazdája { WHO($other) } volt.
empires-story-machine = { $turn }. ciklus: { WHO($seat) } legyőzte a mélyűr egyik szörnyét.
empires-story-fallen = { $turn }. ciklus: elesett { WHO($other) } anyabolygója; a hódító { WHO($seat) }.
