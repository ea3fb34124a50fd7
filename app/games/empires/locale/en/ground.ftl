# Close Encounters: Transports, ground combat, captured colonies, centres.

prompt-empires-landing-troops = Which ground units land?
prompt-empires-landing-troops-rule = Transports may land troops after the second and every later round of a battle, or when it is over; after that you may not bombard this turn.
field-empires-landing-troops-troops = Landing
field-empires-landing-troops-dropped = Of these, by drop ship
field-empires-landing-troops-air = Transports fighting alongside
prompt-empires-stowing-aboard = Which ground units are aboard during this battle?
prompt-empires-stowing-aboard-rule = The defender of a colony says before the battle who is aboard Transports; all others are on the planet.
field-empires-stowing-aboard-troops = Aboard
prompt-empires-spilling-lost = Which ground units die with their Transports?
prompt-empires-spilling-lost-rule = Each Transport carries up to six ground units; those without room are lost.
field-empires-spilling-lost-troops = Lost
prompt-empires-assault-screen = Ground combat: which units are screened?
prompt-empires-assault-screen-rule = The side with more units may screen up to the difference.
prompt-empires-assault-support = Which units does your Grav Armor support?
prompt-empires-assault-support-rule = For each Grav Armor that the other side cannot match, one unit gets +1 Attack and +1 Defence this round.
prompt-empires-assault-fire = Ground combat: which target do you fire at?
prompt-empires-assault-fire-rule = Class by class, the defender first; there is no retreat, and it goes on until one side is gone.
prompt-empires-assault-line = Ground combat: which of your units fire first?
prompt-empires-assault-line-rule = Units of one side and class fire at the same moment: their owner chooses the order, but one kind finishes firing before the next begins.
prompt-empires-assault-garrison = Which unit becomes the garrison?
prompt-empires-assault-garrison-rule = When a colony is captured, one of the victor’s ground units is removed as its garrison.
prompt-empires-assault-learn = Which technology do you learn from the captured colony?
prompt-empires-assault-learn-rule = A colony in the loser’s home system teaches two levels; one in deep space teaches a single level.
field-empires-economy-sheet-troops = Ground units
field-empires-economy-sheet-free-troops = Free ground units
field-empires-economy-sheet-convert = CP turned into RP
field-empires-economy-sheet-centres = Centres
option-empires-embark = Take aboard: { $troop }
option-empires-disembark = Put down on the colony: { $troop }
option-empires-hand = Transfer to { $slot }: { $troop }
option-empires-land = Land troops
option-empires-assault-fire-fire = Fire at { $soldiers }
reason-empires-nobody-lands = Choose at least one ground unit to land.
reason-empires-drop-ships = At most { $most } may land by drop ship, and the others must fit on the other Transports.
reason-empires-no-room = { $most ->
    [0] There is no room.
   *[other] There is only room for { $most }.
 }
reason-empires-troops-die = Choose exactly this many: { $number }.
reason-empires-not-free = This one is not free: { $unit }.
reason-empires-too-many-troops = The colony at { $hex } raises { $most } at most this phase.
reason-empires-free-troops = Free ground units: { $most } at most, one on each colony.
reason-empires-no-rp = { $missing ->
    [one] One RP is missing.
   *[other] { $missing } RP are missing.
}
reason-empires-one-centre = There is only room for one centre at { $hex }.
empires-cause-support = support by Grav Armor
empires-cause-troops = ground units aboard
empires-centre-research = Research Centre
empires-centre-industry = Industrial Centre
event-empires-raised = { $seat } raises troops at { empires-hex }: { $troops }.
    .bought = { $seat } raises troops at { empires-hex }: { $troops }.
    .free = { $seat } gets free troops at { empires-hex }: { $troops }.
event-empires-embarked = { $seat } takes troops aboard at { empires-hex }: { $troops }.
event-empires-disembarked = { $seat } puts troops down at { empires-hex }: { $troops }.
event-empires-stowed = Aboard { WHO($seat) }’s Transports at { empires-hex }: { $troops }.
    .none = No one is aboard { WHO($seat) }’s Transports at { empires-hex }.
event-empires-troops-lost = Lost with { WHO($seat) }’s Transports at { empires-hex }: { $troops }.
event-empires-garrison = On { WHO($seat) }’s colony at { empires-hex }: { $troops }.
    .none = There are no ground units on { WHO($seat) }’s colony at { empires-hex }.
event-empires-planet-defence = Defence of the planet at { empires-hex }: { $defence }.
event-empires-landed = { WHO($seat, case: "upper") } lands troops at { empires-hex }: { $troops }.
    .all-late = { WHO($seat, case: "upper") } lands troops at { empires-hex }: { $troops }; none of them fire in the first round.
    .late = { WHO($seat, case: "upper") } lands troops at { empires-hex }: { $troops } (not firing in the first round: { $late }).
event-empires-ground = Ground combat at { empires-hex }: { WHO($attacker) } ({ $troops }) attacks { WHO($defender) } ({ $defenders }).
    .empty = Ground combat at { empires-hex }: { WHO($attacker) } attacks ({ $troops }); { WHO($defender) } has no one there.
    .militia = { $count } Militia
event-empires-ground-round = Ground combat at { empires-hex }, round { $round }.
event-empires-ground-shot = { WHO($seat, case: "upper") }’s { $troop } fires (target: { $target }): rolls { $face }, needs { $need } or less – miss.
    .hit = { WHO($seat, case: "upper") }’s { $troop } fires (target: { $target }): rolls { $face }, needs { $need } or less – hit!
event-empires-ground-over = The ground combat at { empires-hex } is over. { $tally }
    .held = The ground combat at { empires-hex } is over: { WHO($defender) } holds the colony. { $tally }
    .captured = The ground combat at { empires-hex } is over: the attacker, { WHO($attacker) }, wins. { $tally }
event-empires-supported = Supported by Grav Armor at { empires-hex }: { $troops }.
event-empires-captured = { $seat } captures { WHO($loser) }’s colony at { empires-hex } ({ $value } CP).
    .homeworld = { $seat } captures { WHO($loser) }’s Homeworld at { empires-hex }!
    .again = { $seat } takes the colony at { empires-hex } back from { WHO($loser) } ({ $value } CP).
    .ship = { WHO($seat, case: "upper") } captures one of { WHO($loser) }’s ships at { empires-hex }: { $unit }.
event-empires-sheet-seen = { $seat } sees { WHO($of) }’s technology: { $levels }.
    .plain = { $seat } sees that { WHO($of) } has developed nothing yet.
    .cp = { $seat } sees { WHO($of) }’s production sheet: { $cp } CP; { $levels }.
    .cp-plain = { $seat } sees { WHO($of) }’s production sheet: { $cp } CP, no technology developed.
event-empires-rp = { $seat }: { $count } RP (now { $now }).
    .laboratory = { $seat } gets { $count } RP from a Research Centre.
    .converted = { $seat } turns { $count } CP into RP (now { $now }).
    .research = { $seat } spends { $count } RP on technology (now { $now }).
    .lost = { $seat } loses { $count } RP that cannot be saved (now { $now }).
event-empires-centre = { $seat } builds { ARTICLE($centre, case: "one") } { $centre } at { empires-hex }.
event-empires-manned = { WHO($seat, case: "upper") }’s Transports at { empires-hex } carry ground units and cannot be captured.
    .empty = { WHO($seat, case: "upper") }’s Transports at { empires-hex } no longer carry anyone.
empires-troop-infantry = { $count ->
    [one] Infantry
   *[other] { $count } Infantry
 }
empires-troop-infantry-help = The cheapest ground unit; everyone can raise it from the start.
empires-troop-marines = { $count ->
    [one] Space Marine
   *[other] { $count } Space Marines
 }
empires-troop-marines-help = Better in attack than in defence, and takes two hits.
empires-troop-heavy-infantry = { $count ->
    [one] Heavy Infantry
   *[other] { $count } Heavy Infantry
 }
empires-troop-heavy-infantry-help = Better in defence than in attack, and takes two hits.
empires-troop-grav-armor = { $count ->
    [one] Grav Armor
   *[other] { $count } Grav Armor
 }
empires-troop-grav-armor-help = Strong in both; for each one that the enemy cannot match, it supports another unit.
empires-troop-militia = { $count ->
    [one] Militia
   *[other] { $count } Militia
 }
empires-troop-militia-help = Defends its colony, one for each CP that the colony is worth, and vanishes afterwards.
empires-troop-air-support = { $count ->
    [one] Transport
   *[other] { $count } Transports
 }
empires-troop-air-support-help = Air Support: fights on the ground as B6-2-×2, but holds no colony.
