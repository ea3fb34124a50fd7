"""The opponents of Űrbirodalmak, each module for one part of what an empire thinks about.

    skill       what a level can do, and the mind that decides
    outlook     one look at the map by one seat: ways, enemies, what may be entered
    might       how strong groups are, and who would win (by the odds service, or at a glance), what a Homeworld hides
    errands     Colony Ships, Miners and pipelines, out of the reach of enemies
    scouting    who explores which hex
    campaign    what the warships are for: defend, strike, gather; `squads` are those that stand together
    orders      the order of one group; whether it is done is read from the position
    marching    the orders of one Movement phase, made once and kept as a plan
    production  the sheet of the Economic Phase: expand, arm, bid; `cart` is the sheet while it is filled in
    armament    technology and ships, chosen by `rehearsal`: battles against a fleet like the enemy's
    fortress    enemies who are near: the Homeworld in danger, ships that beat raiders
    research    what technology is good for beside strength, and what answers the enemy's
    designs     unique ships: what they are, and how their abilities are used
    invasion    ground units: who is loaded, who lands, how they fight; `army` buys them, and centres
    captives    captured ships, and who reacts to an attack
    fighting    all questions of a battle
    quick       the cheap policy that plays imagined worlds on
    answers     every question of the game, also where enemies go whom nobody leads

Everybody decides in worlds that he imagines: closed markers are never read there, and others' closed counters are
guesses, of which higher levels make more.
"""
