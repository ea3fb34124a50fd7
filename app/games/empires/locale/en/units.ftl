# Space Empires: units by number, and what each of them is for (UX-53).

empires-unit-other = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
 }
empires-unit-scout = { $count ->
    [one] Scout
   *[other] { $count } Scouts
 }
empires-unit-scout-help = The cheapest warship: it explores, finds out what a face-down counter is, and with Point Defence it shoots down fighters.
empires-unit-destroyer = { $count ->
    [one] Destroyer
   *[other] { $count } Destroyers
 }
empires-unit-destroyer-help = A small warship; with Scanners it finds cloaked ships.
empires-unit-cruiser = { $count ->
    [one] Cruiser
   *[other] { $count } Cruisers
 }
empires-unit-cruiser-help = Takes two hits to destroy; with Exploration technology it looks at markers in adjacent hexes.
empires-unit-battlecruiser = { $count ->
    [one] Battlecruiser
   *[other] { $count } Battlecruisers
 }
empires-unit-battlecruiser-help = Fires before most others, and takes two hits to destroy.
empires-unit-battleship = { $count ->
    [one] Battleship
   *[other] { $count } Battleships
 }
empires-unit-battleship-help = Fires first, hits hard and takes three hits to destroy.
empires-unit-dreadnought = { $count ->
    [one] Dreadnought
   *[other] { $count } Dreadnoughts
 }
empires-unit-dreadnought-help = The largest warship of the base game: Attack 6, Defence 3, and three hits to destroy.
empires-unit-carrier = { $count ->
    [one] Carrier
   *[other] { $count } Carriers
 }
empires-unit-carrier-help = Carries three fighter squadrons; no one may fire at it as long as a friendly fighter is in the battle.
empires-unit-squadron = { $count ->
    [one] Fighter squadron
   *[other] { $count } Fighter squadrons
 }
empires-unit-squadron-help = Strong for its price, but moves only with a Carrier; Point Defence is dangerous to it.
empires-unit-raider = { $count ->
    [one] Raider
   *[other] { $count } Raiders
 }
empires-unit-raider-help = Slips past enemies, cloaked, and strikes first, unless a scanner finds it.
empires-unit-minesweeper = { $count ->
    [one] Minesweeper
   *[other] { $count } Minesweepers
 }
empires-unit-minesweeper-help = Clears Mines before they explode, as many as its Minesweep level.
empires-unit-yard = { $count ->
    [one] Shipyard
   *[other] { $count } Shipyards
 }
empires-unit-yard-help = Builds ships: the more Shipyards and the better their technology, the more hulls per phase. It also defends its colony.
empires-unit-base = { $count ->
    [one] Base
   *[other] { $count } Bases
 }
empires-unit-base-help = A strong fortress that never moves; at most one per colony, always with the newest technology.
empires-unit-mine = { $count ->
    [one] Mine
   *[other] { $count } Mines
 }
empires-unit-mine-help = Destroys one enemy ship of its owner’s choice, and is destroyed with it.
empires-unit-decoy = { $count ->
    [one] Decoy
   *[other] { $count } Decoys
 }
empires-unit-decoy-help = Looks like any counter, costs 1 CP and is removed the moment it would have to fight.
empires-unit-colony-ship = { $count ->
    [one] Colony Ship
   *[other] { $count } Colony Ships
 }
empires-unit-colony-ship-help = Settles a planet and becomes its colony; it cannot fight.
empires-unit-miner = { $count ->
    [one] Miner
   *[other] { $count } Miners
 }
empires-unit-miner-help = Takes Minerals and Space Wrecks to a colony; it cannot fight.
empires-unit-pipeline = { $count ->
    [one] MS Pipeline
   *[other] { $count } MS Pipelines
 }
empires-unit-pipeline-help = A chain of them earns 1 CP for each colony it connects to the Homeworld, and lets ships move one hex farther along it.
