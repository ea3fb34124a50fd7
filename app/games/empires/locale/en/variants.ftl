# Variants of the expansion, and the die that chooses among them

variant-empires-more-aliens = More aliens
variant-empires-more-aliens-help = There are also aliens on the Barren Planets of home systems.
variant-empires-more-aliens-off = No
variant-empires-more-aliens-on = Yes
variant-empires-safer-space = Safer space
variant-empires-safer-space-help = At a Danger! marker every ship rolls; only 9 and 10 destroy it.
variant-empires-safer-space-off = No
variant-empires-safer-space-on = Yes
variant-empires-rich-minerals = Rich minerals
variant-empires-rich-minerals-help = Minerals give twice as many CP.
variant-empires-rich-minerals-off = No
variant-empires-rich-minerals-on = Yes
variant-empires-bloody-combat = Bloody combat
variant-empires-bloody-combat-help = Every unit has +1 Attack.
variant-empires-bloody-combat-off = No
variant-empires-bloody-combat-on = Yes
variant-empires-rich-colonies = Rich colonies
variant-empires-rich-colonies-help = Every colony that produces gives 3 CP more.
variant-empires-rich-colonies-off = No
variant-empires-rich-colonies-on = Yes
variant-empires-head-start = Head start
variant-empires-head-start-help = Everyone has 75 CP for technology before the game.
variant-empires-head-start-off = No
variant-empires-head-start-on = Yes
variant-empires-scientists = Scientists
variant-empires-scientists-help = What technology costs.
variant-empires-scientists-plain = As usual
variant-empires-scientists-plain-help = The prices of the rulebook.
variant-empires-scientists-slow = Slow
variant-empires-scientists-slow-help = Every level costs 5 CP more.
variant-empires-scientists-smart = Smart
variant-empires-scientists-smart-help = Every level costs 5 CP less.
variant-empires-galaxy-roll = Galactic situation
variant-empires-galaxy-roll-help = A die may choose among the variants.
variant-empires-galaxy-roll-off = As agreed
variant-empires-galaxy-roll-off-help = Only what you have chosen.
variant-empires-galaxy-roll-on = Rolled
variant-empires-galaxy-roll-on-help = A die chooses one variant, or two or three.
variant-empires-galaxy-roll-as-printed = Rolled as printed
variant-empires-galaxy-roll-as-printed-help = The rulebook’s table, which has rich colonies twice.

event-empires-situation = The galaxy: { $names }.

empires-situation-low-maintenance = low maintenance
empires-situation-heavy-terrain = heavy terrain
empires-situation-safer-space = safer space
empires-situation-rich-minerals = rich minerals
empires-situation-slow-scientists = slow scientists
empires-situation-smart-scientists = smart scientists
empires-situation-bloody-combat = bloody combat
empires-situation-rich-colonies = rich colonies

empires-cause-bloody-combat = bloody combat
empires-cause-rich-colonies = rich colonies
empires-cause-rich-minerals = rich minerals

reason-empires-no-aliens = “More aliens” needs the rules for aliens and at least two players.

preset-empires-stand = Three phases
preset-empires-stand-help = Two empires side by side with the basic rules; after three Economic Phases the richer one wins.
preset-empires-learn = First game
preset-empires-learn-help = The basic rules: no pipelines, fighters, raiders, mines or aliens.
preset-empires-base = Base game
preset-empires-base-help = All rules of the base game.
preset-empires-standard = Close Encounters
preset-empires-standard-help = With experience, boarding, Titans, reactions and better technology.
preset-empires-full = Everything
preset-empires-full-help = Also with ground combat, Flagships, unique ships, fleet markers and Miners in Nebulae.
preset-empires-guided = First solo game
preset-empires-guided-help = Doomsday Machines on a small map with the basic rules, and tips beside the table. A good way to begin.
preset-empires-doomsday = Doomsday Machines
preset-empires-doomsday-help = Alone against machines that come one after the other and destroy every planet in their path. All rules of the base game.
preset-empires-rivals = Alien empires
preset-empires-rivals-help = Alone against empires that build and send fleets by their own tables; destroy all their Homeworlds.
preset-empires-amoebas = Space Amoebas
preset-empires-amoebas-help = Alone against spreading amoebas: study them, find their weakness, and destroy them before they spread.
