# Space Empires: what each technology brings (UX-53).

empires-technology-ship-size-help = Allows larger ships: Destroyers at level 2, Cruisers at 3, Battlecruisers at 4, Battleships at 5, Dreadnoughts at 6, Titans (if you play with them) at 7.
empires-technology-attack-help = Makes it easier to hit; a ship carries at most as many levels as its hull.
empires-technology-defence-help = Makes a ship harder to hit; a ship carries at most as many levels as its hull.
empires-technology-tactics-help = Within a class, ships with better tactics fire first.
empires-technology-movement-help = Ships move more hexes in the three turns between two Economic Phases.
empires-technology-shipyard-help = Every Shipyard builds more hulls in one Economic Phase: 1, then 1½, then 2.
empires-technology-terraforming-help = Colony Ships can settle Barren Planets; at level 2 (if you play with it) Miners produce in Nebulae.
empires-technology-exploration-help = Before moving, a Cruiser may look at a face-down marker in an adjacent hex; at level 2 (if you play with it) ships in its hex can react.
empires-technology-fighter-help = Allows Carriers and ever better fighters.
empires-technology-point-defence-help = Scouts fire at fighters as class A and hit them more easily.
empires-technology-cloaking-help = Allows Raiders; at level 2 better scanners are needed to find them.
empires-technology-scanner-help = Destroyers find cloaked ships of the same or a lower level.
empires-technology-mines-help = Allows Mines.
empires-technology-minesweep-help = Allows Minesweepers; each clears as many Mines as the level.
