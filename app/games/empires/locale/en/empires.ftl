# Space Empires: what things are called and what they mean.

empires-list-two = { $first } and { $last }
empires-list-more = { $first }, { $rest }

# -- who has pieces on the map

empires-owner-aliens = the alien fleet
empires-owner-machines = the Doomsday Machine
empires-owner-amoebas = the Space Amoeba
empires-owner-rival = Alien empire { $number }

# -- groups and lines

empires-group-at = { $units } ({ $hex })
empires-single = { ARTICLE($unit, case: "one") } { $unit }
empires-group-gone = a group that is no longer there
empires-line-of = { WHO($seat) }’s { $units }
empires-line-supported = { $soldiers } (supported)
empires-level-of = { $technology } { $level }
empires-claim-of = { $units }: { $technology }
empires-berth-new = { $unit }, new ({ $hex })
empires-berth-like = { $unit }, new ({ $hex }), equipped like { $group }
empires-berth-join = { $unit }, joins { $group }

# -- phases

empires-phase-setup = Set-up
empires-phase-setup-help = Everyone secretly chooses where to start.
empires-phase-movement = Movement
empires-phase-movement-help = The active player moves groups, settles planets and gives orders.
empires-phase-combat = Combat
empires-phase-combat-help = Wherever opposing units share a hex they fight; colonies may be bombarded.
empires-phase-exploration = Exploration
empires-phase-exploration-help = Face-down markers in hexes with the active player’s ships are turned up.
empires-phase-rivals = Opponents
empires-phase-rivals-help = Machines and solo opponents act after all players.
empires-phase-economy = Economic Phase
empires-phase-economy-help = After three turns everyone collects income, pays maintenance, and secretly buys technology and units.
empires-phase-over = The end
empires-phase-over-help = The game is over.

# -- weaknesses of Doomsday Machines (SE-24.6)

empires-weakness-fighters = fighters can hurt it
empires-weakness-mines = Mines can hurt it
empires-weakness-cloaking = it hardly finds cloaked ships
empires-weakness-fleets = a fleet of ten or more has the Fleet Size Bonus against it
empires-weakness-none = it has no weakness

# -- how alien empires build their fleets (SE-25.12 to SE-25.17)

empires-build-raiders = a fleet of Raiders
empires-build-first = the largest ship it can afford
empires-build-largest-fleet = as many ships as possible
empires-build-balanced = a balanced fleet
empires-build-largest-ships = the largest ships
empires-build-defence = Bases and Mines
empires-build-any = a fleet

# -- the end

result-empires-homeworld = A Homeworld has fallen.
result-empires-points = Three Colony Points are reached.
result-empires-rivals-destroyed = All Homeworlds of the alien empires are destroyed.
result-empires-machines-destroyed = All Doomsday Machines are destroyed.
result-empires-limit = The agreed last Economic Phase is over.
result-empires-conceded = The game was conceded.
