# Űrbirodalmak: az eredmény: mennyit érnek a kolóniák, és a játék története.

empires-score-homeworld = Anyabolygó
empires-score-home = Otthoni kolóniák
empires-score-abroad = Távoli kolóniák
empires-story-course = A kolóniák értéke fázisról fázisra
empires-story-first = { $turn }. gazdasági fázis: az első csata; { WHO($seat) } támadt, { WHO($other) } védekezett.
empires-story-bloody = { $turn }. gazdasági fázis: a legvéresebb csata; { WHO($seat) } támadt, { WHO($other) } védekezett, és { $count } egység veszett oda.
empires-story-space = { $turn }. gazdasági fázis: maga az űr vette el { WHO($seat) } { $count } egységét.
empires-story-razed = { $turn }. gazdasági fázis: { WHO($seat) } pusztított el elsőként kolóniát; a gazdája { WHO($other) } volt.
empires-story-captured = { $turn }. gazdasági fázis: { WHO($seat) } foglalt el elsőként kolóniát; a gazdája { WHO($other) } volt.
empires-story-machine = { $turn }. gazdasági fázis: { WHO($seat) } legyőzte a mélyűr egyik szörnyét.
empires-story-fallen = { $turn }. gazdasági fázis: elesett { WHO($other) } anyabolygója; a hódító { WHO($seat) }.
