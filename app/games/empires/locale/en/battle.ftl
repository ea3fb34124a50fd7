# Space Empires: what changes a number of a unit ("why 5?", UI-9).

empires-cause-attack = Attack
empires-cause-attack-technology = attack technology
empires-cause-defence = Defence of the target
empires-cause-defence-technology = its defence technology
empires-cause-point-defence = Point Defence
empires-cause-fleet-size = Fleet Size Bonus
empires-cause-fighter-defence = agile fighters
empires-cause-always = a 1 always hits
empires-cause-cloaked = cloaked
empires-cause-surprise = surprise
empires-cause-asteroids = Asteroids
empires-cause-nebula = Nebula
empires-cause-slingshot = slingshot
empires-cause-alone = alone against three
empires-cause-immune = cannot be hurt
empires-cause-machine = Doomsday Machine
empires-cause-weakness = weakness
