# Űrbirodalmak: tips of the guided first game (UX-93).

empires-guide-dismiss = Got it
empires-guide-never = No more tips
empires-guide-home = The Homeworld may stand in any of the bright hexes. From the middle all corners of your home system are equally near.
empires-guide-scouts = First turn up the markers around your Homeworld: send each Scout to a hex of its own. Next group: { $key }.
empires-guide-order = Bright hexes are within reach; a sign on them tells of an enemy or a danger. What else the group can do stands beside the question.
empires-guide-far = You may click a hex farther off, too: the group goes as far as it gets in this turn, and remembers where it is bound for.
empires-guide-colony = Keep Colony Ships at home until a planet has been found nearby. Every colony that is founded early pays for itself many times.
empires-guide-settle = Settle at once: with each Economic Phase the colony grows, to 1, 3 and 5 CP.
empires-guide-sheet = In the first phases Colony Ships and Miners bring more than warships. You may also save: up to 30 CP are kept.
empires-guide-miner = A Miner loads the Minerals where they lie and unloads them on a colony: 5 or 10 CP for a short way.
empires-guide-deep = In deep space a Danger! marker destroys all ships that turn it up. Let a single Scout go ahead.
empires-guide-technology = New technology goes into new ships only; old ones need a refit at a Shipyard. So learn before you build.
empires-guide-first = Going last is good for whoever wants to see first what the others do; going first for whoever wants to strike.
empires-guide-capacity = A Shipyard builds one point of hull in a phase. For a large fleet you need more of them, or better Shipyard technology.
empires-guide-screen = Screen what should not be lost, such as damaged or weak ships. But twice as many ships that fight give 1 more Attack.
empires-guide-fire = Point at a target: what you need stands beside it. Finish damaged ships first; a destroyed one does not fire any more.
empires-guide-retreat = From the second round on a ship may retreat instead of firing. A fleet that lives is worth more than a lost hex.
empires-guide-bombard = Each ship bombards once; a hit costs the colony a step. A blockaded colony brings no CP at all.
empires-guide-machines = The machines come after some Economic Phases, from the edge of the map, one after the other. Explore and settle until then, and build in time.
empires-guide-defend = A machine is beaten by many good ships at once. Attack and Defence first, then large ships; keep them together near your colonies.
