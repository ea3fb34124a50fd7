# Close Encounters: units, technologies, switches and reasons of the expansion.

empires-unit-transport = { $count ->
    [one] Transport
   *[other] { $count } Transports
 }
empires-unit-transport-help = Carries up to six ground units and lands them on colonies; it also fights in space but never explores.
empires-unit-flagship = { $count ->
    [one] Flagship
   *[other] { $count } Flagships
 }
empires-unit-flagship-help = Everyone starts with one; it costs no maintenance, and no one can build another.
empires-unit-boarding-ship = { $count ->
    [one] Boarding Ship
   *[other] { $count } Boarding Ships
 }
empires-unit-boarding-ship-help = Captures enemy ships instead of destroying them; the larger the ship, the harder it is.
empires-unit-titan = { $count ->
    [one] Titan
   *[other] { $count } Titans
 }
empires-unit-titan-help = The largest ship: every hit does two points of damage, it takes five hits to destroy, and it shatters whole planets; it never retreats.
empires-technology-ground-combat-help = From level 2, Space Marines and Heavy Infantry; at level 3, Grav Armor and drop ships.
empires-technology-fast-bc-help = Battlecruisers move one hex farther in the first turn after an Economic Phase.
empires-technology-boarding-help = Allows Boarding Ships; at level 2 they capture more easily.
empires-technology-security-help = All of the owner’s ships are harder to capture, immediately and without a refit.
empires-technology-academy-help = New ships are Skilled; at level 2 all ships gain experience more easily.
variant-empires-ground = Transports and ground combat
variant-empires-ground-help = Troops are carried to planets and fight for them; colonies can be captured.
variant-empires-ground-off = No
variant-empires-ground-on = Yes
variant-empires-ground-screening = Screening on the ground
variant-empires-ground-screening-help = The side with more units may also screen some of them in ground combat.
variant-empires-ground-screening-off = No
variant-empires-ground-screening-on = Yes
variant-empires-ap-close = Alien empires with Close Encounters
variant-empires-ap-close-help = A Homeworld of 30 CP, and the alien empires adapt to the rules you switch on: they guard against boarding, train crews, build Titans and bring Infantry.
variant-empires-ap-close-off = No
variant-empires-ap-close-on = Yes
variant-empires-flagship = Flagships
variant-empires-flagship-help = Everyone starts with a Flagship.
variant-empires-flagship-off = No
variant-empires-flagship-on = Yes
variant-empires-centres = Research and Industrial Centres
variant-empires-centres-help = Technology is bought with research points from Research Centres; Industrial Centres bring CP.
variant-empires-centres-off = No
variant-empires-centres-on = Yes
variant-empires-nebula-mining = Terraforming Nebulae
variant-empires-nebula-mining-help = With Terraforming 2, a Miner in a Nebula earns 5 CP every phase through a chain of Pipelines.
variant-empires-nebula-mining-off = No
variant-empires-nebula-mining-on = Yes
variant-empires-experience = Experience
variant-empires-experience-help = Groups that destroy ships get better; Military Academies train them.
variant-empires-experience-off = No
variant-empires-experience-on = Yes
variant-empires-boarding = Boarding
variant-empires-boarding-help = Boarding Ships capture enemy ships, and Security Forces defend them.
variant-empires-boarding-off = No
variant-empires-boarding-on = Yes
variant-empires-titans = Titans
variant-empires-titans-help = Ship Size 7: giants that shatter planets.
variant-empires-titans-off = No
variant-empires-titans-on = Yes
variant-empires-fleet-markers = Fleet markers
variant-empires-fleet-markers-help = A fleet of several counters moves under one marker.
variant-empires-fleet-markers-off = No
variant-empires-fleet-markers-on = Yes
variant-empires-minesweep-3 = Minesweep 3
variant-empires-minesweep-3-help = Level 3 Minesweepers clear three Mines each.
variant-empires-minesweep-3-off = No
variant-empires-minesweep-3-on = Yes
variant-empires-move-7 = Movement 7
variant-empires-move-7-help = Level 7 ships move three hexes every turn.
variant-empires-move-7-off = No
variant-empires-move-7-on = Yes
variant-empires-reaction = Reaction movement
variant-empires-reaction-help = Before a battle, ships in adjacent hexes may come to help if sensors have detected it.
variant-empires-reaction-off = No
variant-empires-reaction-on = Yes
variant-empires-fast-bc = Fast Battlecruisers
variant-empires-fast-bc-help = A technology that makes Battlecruisers faster.
variant-empires-fast-bc-off = No
variant-empires-fast-bc-on = Yes
variant-empires-no-tech-theft = No stolen technology
variant-empires-no-tech-theft-help = In games of three or more without teams, no one learns from captured ships.
variant-empires-no-tech-theft-off = No
variant-empires-no-tech-theft-on = Yes
reason-empires-no-price = The first printing has no prices for this part of the expansion.
reason-empires-no-ground = Screening on the ground needs ground combat.
reason-empires-no-pipelines = Terraforming Nebulae needs MS Pipelines.
reason-empires-no-centres = The centres only go with normal research and the 20-CP Homeworld, and not with this scenario.
reason-empires-no-mines = Minesweep 3 needs Mines.
reason-empires-no-boarding = Technology can only be stolen by boarding.
empires-cause-fast-bc = Fast Battlecruiser
