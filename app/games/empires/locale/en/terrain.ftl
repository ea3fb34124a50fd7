# Space Empires: what the system markers mean (UX-53).

empires-marker-closed = Unexplored
empires-marker-closed-help = No one knows what is here; the first ship that stays finds out.
empires-marker-homeworld-help = Earns 20 CP (30 with the expansion) every Economic Phase; lose it and you have lost.
empires-marker-planet-help = A Colony Ship can settle it; the colony grows to 1, 3 and 5 CP.
empires-marker-barren-help = Can be settled only with Terraforming.
empires-marker-minerals-help = A Miner brings them to a colony, where they are worth their CP once.
empires-marker-nebula-help = Entered only as the first hex of a move, which ends there. In battle all are class E and defence technology does not count.
empires-marker-asteroids-help = Entered only as the first hex of a move, which ends there. In battle all are class E and attack technology does not count.
empires-marker-black-hole-help = Roll a die for every ship that enters: 7 or more destroys it.
empires-marker-danger-help = All ships that explore it are destroyed; then it is gone.
empires-marker-lost-help = The ships are moved to an adjacent hex by another player; then it is gone.
empires-marker-supernova-help = No one can enter; ships that find it go back where they came from.
empires-marker-wreck-help = A Miner brings it to a colony, where a die gives a free level of technology.
empires-marker-warp-point-help = Two with the same number count as adjacent.
empires-marker-doomsday-help = With wandering machines switched on, a Doomsday Machine awakes here; otherwise the space is empty.
