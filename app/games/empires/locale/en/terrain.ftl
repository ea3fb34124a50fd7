# Space Empires: what the system markers mean (UX-53).

empires-marker-closed = Unexplored
empires-marker-closed-help = Nobody knows what lies here; the first ship that stays finds out.
empires-marker-homeworld-help = Brings 20 CP (30 with the expansion) in every Economic Phase; whoever loses it has lost.
empires-marker-planet-help = A Colony Ship can settle it; the colony grows to 1, 3 and 5 CP.
empires-marker-barren-help = Can be settled only with Terraforming.
empires-marker-minerals-help = A Miner brings them to a colony, where they are worth their CP once.
empires-marker-nebula-help = Entered only as the first hex of a move, which ends there. In battle all are class E and defence technology does not count.
empires-marker-asteroids-help = Entered only as the first hex of a move, which ends there. In battle all are class E and attack technology does not count.
empires-marker-black-hole-help = For every ship that enters a die is rolled: 7 or more destroys it.
empires-marker-danger-help = All ships that explore it are destroyed; then it is gone.
empires-marker-lost-help = The ships are moved to an adjacent hex by another player; then it is gone.
empires-marker-supernova-help = Nobody can enter; ships that find it go back to where they came from.
empires-marker-wreck-help = A Miner brings it to a colony, where a die gives a free level of technology.
empires-marker-warp-point-help = Two of the same number count as adjacent to each other.
empires-marker-doomsday-help = With the switch for wandering machines a Doomsday Machine awakes here; without it the space is empty.
