# Planetary Gates.

variant-empires-gates = Planetary Gates
variant-empires-gates-help = Planets within three hexes of each other are linked: ground units, fighters and settlers go from one to the other without ships.
variant-empires-gates-off = No
variant-empires-gates-on = Yes
reason-empires-no-gates = Planetary Gates need ground combat and the large two-player map, or a map for three or four with fixed homes.
option-empires-movement-group-gate = Ground units leave { $hex } through a gate
option-empires-gate = Through a gate to { $hex }
option-empires-assault-fire-retreat = Retreat through a gate to { $hex }
option-empires-evacuation-troops-to-stay = They stay
prompt-empires-passage-troops = Who goes through the gate, and where to?
prompt-empires-passage-troops-rule = Ground units go to a linked planet as their whole move; where there are enemies or aliens they fight for it, and do not fire in the first round.
field-empires-passage-troops-to = To
field-empires-passage-troops-troops = Going
prompt-empires-evacuation-troops = Evacuate ground units through a gate before the bombardment?
prompt-empires-evacuation-troops-rule = They may go to a linked planet of yours without enemies.
field-empires-evacuation-troops-to = To
field-empires-evacuation-troops-troops = Leaving
event-empires-gate = { WHO($seat, case: "upper") } sends { $troops } through a gate from { empires-origin } to { empires-hex }.
empires-unit-settlers = { $count ->
    [one] Settlers
   *[other] { $count } Settlers
 }
empires-unit-settlers-help = They travel only through gates and settle the first free planet they reach.
