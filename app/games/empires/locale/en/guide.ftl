# Űrbirodalmak: tips of the guided first game (UX-93).

empires-guide-dismiss = Got it
empires-guide-never = No more tips
empires-guide-home = The Homeworld may be in any of the bright hexes. From the middle, every corner of your home system is equally near.
empires-guide-scouts = First turn up the markers around your Homeworld: send each Scout to a hex of its own. Next group: { $key }.
empires-guide-order = Bright hexes are within reach; a sign on them warns of an enemy or a danger. What else the group can do is shown beside the question.
empires-guide-far = You can also click a more distant hex: the group goes as far as it can this turn and remembers its destination.
empires-guide-colony = Keep Colony Ships at home until a planet has been found nearby. Every colony founded early pays for itself many times over.
empires-guide-settle = Settle at once: the colony grows with each Economic Phase, to 1, 3 and 5 CP.
empires-guide-sheet = In the first phases, Colony Ships and Miners bring in more than warships. You can also save: up to 30 CP are kept.
empires-guide-miner = A Miner loads Minerals where they are found and unloads them at a colony: 5 or 10 CP for a short trip.
empires-guide-deep = In deep space a Danger! marker destroys every ship that turns it up. Send a single Scout ahead.
empires-guide-technology = New technology goes only into new ships; old ones need a refit at a Shipyard. So learn before you build.
empires-guide-first = Going last is good if you want to see what the others do; going first if you want to strike.
empires-guide-capacity = A Shipyard builds one point of hull per phase. For a large fleet you need more of them, or better Shipyard technology.
empires-guide-screen = Screen what you cannot afford to lose, such as damaged or weak ships. But twice as many fighting ships give +1 Attack.
empires-guide-fire = Point at a target to see the number you need to roll, or less. Finish off damaged ships first; a destroyed ship does not fire.
empires-guide-retreat = From the second round a ship may retreat instead of firing. A fleet that survives is worth more than a lost hex.
empires-guide-bombard = Each ship bombards once; a hit costs the colony a step. A blockaded colony earns no CP at all.
empires-guide-machines = The machines come after some Economic Phases, from the edge of the map, one after the other. Until then explore and settle, and start building in time.
empires-guide-defend = A machine is beaten by many good ships at once. Attack and Defence first, then large ships; keep them together near your colonies.
