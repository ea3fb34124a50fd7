# Space Empires: the result screen: what the colonies are worth, and the story of the game.

empires-score-homeworld = Homeworld
empires-score-home = Colonies at home
empires-score-abroad = Colonies beyond
empires-story-course = What the colonies are worth, cycle by cycle
empires-story-first = Cycle { $turn }: the first battle, { $seat } against { $other }.
empires-story-bloody = Cycle { $turn }: the bloodiest battle, { $seat } against { $other }: { $count ->
    [one] one unit was lost
   *[other] { $count } units were lost
 }.
empires-story-space = Cycle { $turn }: by then space itself had taken { $count ->
    [one] one of { $seat }’s units
   *[other] { $count } of { $seat }’s units
 }.
empires-story-razed = Cycle { $turn }: { $seat } was the first to destroy a colony; it was { $other }’s.
empires-story-captured = Cycle { $turn }: { $seat } was the first to capture a colony; it was { $other }’s.
empires-story-machine = Cycle { $turn }: { $seat } defeated a monster of deep space.
empires-story-fallen = Cycle { $turn }: { $other }’s Homeworld fell to { $seat }.

# A solo game. `foe`: machines, amoebas, rival (an alien empire), aliens (on a planet), monsters.
empires-story-came = Cycle { $turn }: the first { $foe ->
    [amoebas] Space Amoeba came
   *[machines] Doomsday Machine came for { $seat }
 }.
empires-story-fought = Cycle { $turn }: { $seat } fought the bloodiest battle, against { $foe ->
    [rival] an alien empire
    [amoebas] Space Amoebas
    [aliens] the aliens of a planet
   *[machines] a Doomsday Machine
 }: { $count ->
    [one] one unit was lost
   *[other] { $count } units were lost
 }.
empires-story-felled = Cycle { $turn }: { $seat } destroyed { $foe ->
    [rival] alien Homeworld
    [amoebas] Space Amoeba
   *[machines] Doomsday Machine
 } number { $count }.
empires-story-ravaged = Cycle { $turn }: { $seat } lost a first colony to { $foe ->
    [rival] an alien empire
    [amoebas] the Space Amoebas
   *[machines] a Doomsday Machine
 }.
empires-story-doomed = Cycle { $turn }: { $seat }’s Homeworld fell to { $foe ->
    [rival] an alien empire
    [amoebas] the Space Amoebas
   *[machines] a Doomsday Machine
 }.
empires-story-heyday = Cycle { $turn }: { $seat }’s colonies were at their height, worth { $count } CP.
