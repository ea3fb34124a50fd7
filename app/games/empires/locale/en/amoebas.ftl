# Space Amoebas.

empires-owner-monsters = the monster
variant-empires-amoebas = Space Amoebas
variant-empires-amoebas-help = Amoebas live on the maps for two to four players, spread from phase to phase and devour everything.
variant-empires-amoebas-off = No
variant-empires-amoebas-on = Yes
variant-empires-solo-amoebas = Space Amoebas
variant-empires-solo-amoebas-help = Study them with Science Vessels until you can fight them, and destroy them all before they devour you.
prompt-empires-amoeba-explode = Which ship explodes in the amoeba?
prompt-empires-amoeba-explode-rule = Only a ship that blows up inside kills this strain; if it fails, all other ships there are lost.
prompt-empires-bite-prey = Which group does the amoeba bite?
prompt-empires-bite-prey-rule = A die says whether it goes for the cheapest or the most expensive ship; between equals their owner chooses.
prompt-empires-spread-spread = Where do the amoebas spread?
prompt-empires-spread-spread-rule = Each spreads into one adjacent hex without amoebas; as many as possible must spread.
option-empires-way = From { $hex } to { $goal }
option-empires-spread-spread-stay = It does not spread
reason-empires-no-amoebas = There are no amoebas on this map or in this scenario.
empires-cause-amoebas = amoebas that have grown strong
empires-cause-large-prey = large prey
empires-cause-strain = strain
event-empires-amoeba-studied = { $seat } learns more about the { $amoeba }: +{ $points } (total { $now }).
event-empires-strain = The { $amoeba } is { $strain }.
event-empires-no-mines = Mines no longer affect it: { $amoeba }.
event-empires-devoured = Amoebas devour { empires-hex }: { $markers }.
    .unseen = Amoebas devour what was hidden at { empires-hex }.
result-empires-amoebas-destroyed = All Space Amoebas are destroyed.
