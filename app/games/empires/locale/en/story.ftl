# Space Empires: the result screen: what the colonies are worth, and the story of the game.

empires-score-homeworld = Homeworld
empires-score-home = Colonies at home
empires-score-abroad = Colonies beyond
empires-story-course = What the colonies are worth, phase by phase
empires-story-first = Economic Phase { $turn }: the first battle, { $seat } against { $other }.
empires-story-bloody = Economic Phase { $turn }: the bloodiest battle, { $seat } against { $other }: { $count ->
    [one] one unit was lost
   *[other] { $count } units were lost
 }.
empires-story-space = Economic Phase { $turn }: space itself took { $count ->
    [one] a unit
   *[other] { $count } units
 } of { $seat }.
empires-story-razed = Economic Phase { $turn }: { $seat } was the first to destroy a colony; it was { $other }’s.
empires-story-captured = Economic Phase { $turn }: { $seat } was the first to capture a colony; it was { $other }’s.
empires-story-machine = Economic Phase { $turn }: { $seat } overcame a monster of deep space.
empires-story-fallen = Economic Phase { $turn }: the Homeworld of { $other } fell to { $seat }.
