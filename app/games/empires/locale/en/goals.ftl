# What the goals of challenges count.

goal-empires-colonies = Planets settled
goal-empires-explored = Hexes explored
goal-empires-battles = Battles won
goal-empires-sunk = Ships of others lost in battle
goal-empires-lost = Your ships lost in battle
goal-empires-wrecked = Ships lost to dangers of space
goal-empires-built = { $unit ->
    [scout] Scouts built
    [destroyer] Destroyers built
    [cruiser] Cruisers built
    [battlecruiser] Battlecruisers built
    [battleship] Battleships built
    [dreadnought] Dreadnoughts built
    [raider] Raiders built
    [carrier] Carriers built
    [squadron] Fighter squadrons built
    [mine] Mines built
    [base] Bases built
    [yard] Shipyards built
    [miner] Miners built
    [decoy] Decoys built
    [pipeline] MS Pipelines built
    [colony_ship] Colony ships built
   *[any] Counters built
 }
goal-empires-learned = Levels of technology bought
