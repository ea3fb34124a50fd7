# Space Empires: what is asked, and the rule behind it in one sentence (UX-31). `field-` are the headings of a form.

prompt-empires-game-home = Choose where your empire starts
prompt-empires-game-home-rule = Everyone chooses in secret; then all Homeworlds are revealed.
field-empires-game-home-homeworld = Homeworld
field-empires-game-home-extra = The extra hex of your home system
reason-empires-home-apart = The Homeworld may be on an extra hex only if that hex is added to your home system.
prompt-empires-game-head-start = Choose your starting technology: 75 CP
prompt-empires-game-head-start-rule = One level of each technology, two of Ship Size and Movement; at most 10 CP may be kept.
field-empires-game-head-start-levels = Levels above the start
prompt-empires-movement-group = Movement, turn { $turn }: which group gets orders?
prompt-empires-movement-group-rule = Each group moves as many hexes as its Movement technology allows this turn; a group that meets enemies stops.
prompt-empires-movement-order = Orders for this group: { $group }
prompt-empires-movement-order-rule = One hex at a time; a face-down marker, a Nebula or Asteroids can only be the first hex and end the move.
prompt-empires-turn-settle = Which Colony Ships settle?
prompt-empires-turn-settle-rule = A Colony Ship over a free planet may settle until the end of its owner’s turn, if there is no visible enemy.
prompt-empires-combat-hex = Where do you fight first?
prompt-empires-combat-hex-rule = The active player chooses the order of the battles.
prompt-empires-combat-foe = Who do you fight first?
prompt-empires-combat-foe-rule = There are no three-sided battles: enemies are fought one after the other.
prompt-empires-declaration-cloak = Battle at { $hex }: which ships stay hidden?
empires-nothing-declaration-cloak = Battle at { $hex }: none of your ships here can hide; there is nothing to decide.
prompt-empires-declaration-cloak-rule = Ships with Cloaking may stay out of the battle if no scanner finds them.
prompt-empires-declaration-more = Scanners have found level 1: do you have Cloaking 2?
prompt-empires-declaration-more-rule = Whoever claims Cloaking 2 can only be found by Scanner 2.
prompt-empires-declaration-scan-1 = Someone is cloaked: do you have Scanner 1?
empires-nothing-declaration-scan-1 = Someone is cloaked: you have no Scanner 1 here; there is nothing to decide.
prompt-empires-declaration-scan-1-rule = A Destroyer with a Scanner finds ships of the same or a lower Cloaking level; you may keep silent about it.
prompt-empires-declaration-scan-2 = The cloaked ships have level 2: do you have Scanner 2?
empires-nothing-declaration-scan-2 = The cloaked ships have level 2: you have no Scanner 2 here; there is nothing to decide.
prompt-empires-declaration-scan-2-rule = Only Scanner 2 finds Cloaking 2; you may keep silent about it.
prompt-empires-battle-slip = Battle at { $hex }: do your cloaked ships leave now?
prompt-empires-battle-slip-rule = Cloaked ships may retreat before technology is shown and before Mines explode.
prompt-empires-battle-join = Battle at { $hex }: which cloaked ships join the fight?
prompt-empires-battle-join-rule = Ships that stayed hidden may join now or stay out.
prompt-empires-battle-draw = Which ships drop their cloak to draw a Mine?
prompt-empires-battle-draw-rule = Mines cannot target cloaked ships; without their cloak they may be chosen like any other.
prompt-empires-battle-mines = Choose the ships that your Mines destroy
prompt-empires-battle-mines-rule = Every Mine destroys one enemy ship, however large it is.
prompt-empires-round-screen = Round { $round } at { $hex }: which units are screened?
prompt-empires-round-screen-rule = The side with more units may screen up to the difference; screened units neither fire nor can be fired at this round.
field-empires-round-screen-units = Screened units
prompt-empires-round-fire = Round { $round } at { $hex }: { $may ->
    [board-retreat] board, wait or retreat?
    [board-hold] board or wait?
    [board-fire] which ship do you board?
    [retreat] fire, hold fire or retreat?
    [hold] fire or hold fire?
   *[fire] which target do you fire at?
 }
prompt-empires-round-fire-rule = Class A fires first; within a class, better tactics, then the defender. From round 2 a unit may retreat instead of firing.
prompt-empires-losses-surplus = Which fighters are lost without a Carrier?
prompt-empires-losses-surplus-rule = After a battle, fighters without room on Carriers are lost, unless you have a colony there.
prompt-empires-bombardment-shot = Bombard the colony?
prompt-empires-bombardment-shot-rule = Each ship fires once; a hit takes the colony down one step. You may stop at any time.
prompt-empires-combat-settle = Settle the planet at once with a Colony Ship?
prompt-empires-combat-settle-rule = Where a colony was destroyed, one of the bombarding player’s Colony Ships in the hex may settle at once.
prompt-empires-conquest-learn = Which technologies do you take over from the loser?
prompt-empires-conquest-learn-rule = The conqueror gets a level in each of two technologies in which the loser was ahead.
prompt-empires-lost-direction = Lost in Space: where do the ships drift?
prompt-empires-lost-direction-rule = The player to the right of the explorer chooses an adjacent hex for all ships there.
prompt-empires-lost-foe = Who do the lost ships fight first?
prompt-empires-lost-foe-rule = Ships that drift into enemies fight them at once, one after the other.
prompt-empires-reveal-reveal = Reveal the marker to everyone?
prompt-empires-reveal-reveal-rule = After looking at a marker you put it back or reveal it; nothing happens to the ship that looked.
prompt-empires-economy-sheet = Economic Phase: what do you spend your CP on?
prompt-empires-economy-sheet-rule = Everyone fills in their production sheet in secret; technology bought now already counts for units bought now. No more than 30 CP can be saved.
field-empires-economy-sheet-scuttle = Scuttle
field-empires-economy-sheet-bid = Bid for turn order
field-empires-economy-sheet-research = Technology
field-empires-economy-sheet-grants = Grants
field-empires-economy-sheet-build = Units
prompt-empires-economy-first = { $won ->
    [nobody] No one bid, and you are first in the order: who goes first?
    [equal] The highest bids are equal, and you come earlier in the order: who goes first?
   *[highest] You made the highest bid: who goes first?
}
prompt-empires-economy-first-rule = The highest bidder decides who goes first for the next three turns; between equal bids, whoever was earlier in the order. The others follow clockwise.
prompt-empires-machines-goal = Which colony does the machine at { $hex } head for?
prompt-empires-machines-goal-rule = It heads for the closest colony; if nothing tells two apart, you decide.
prompt-empires-machines-path = Which path does the machine at { $hex } take?
prompt-empires-machines-path-rule = Between equal paths it takes the hex nearer to your Homeworld; if those are also equal, you decide.
prompt-empires-invasion-goal = Which colony does the alien fleet at { $hex } head for?
prompt-empires-invasion-goal-rule = It goes where it can get soonest; if nothing tells two colonies apart, you decide.
field-empires-round-screen-scuttle = Scuttled for their counters
