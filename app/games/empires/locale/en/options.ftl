# Space Empires: answers as "verb + object" (UX-34). Where a verb means two things, its question stands in the name.

option-empires-end = End movement
option-empires-hand-over = Hand over to the ally
option-empires-done = Group done
option-empires-go = Move to { $hex }
option-empires-carry = Move to { $hex } with fighters
option-empires-sling = Slingshot into { $hex }
option-empires-sling-carry = Slingshot into { $hex } with fighters
option-empires-stay = Fighters: stay / go with the Carrier (toggle)
option-empires-split = Split the group
option-empires-join = Join { $slot }
option-empires-cover = Turn face down
option-empires-scuttle = Scuttle
option-empires-last-order = Scuttle if an enemy arrives (on/off)
option-empires-settle = Settle the planet
option-empires-load = Load
option-empires-unload = Unload at the colony
option-empires-refit = Refit with new technology
option-empires-look = Look at { $hex }
option-empires-slip = Slip past, cloaked
option-empires-silent = Keep silent
option-empires-tell = Say yes
option-empires-keep = Put it back unseen
option-empires-show = Reveal it to everyone
option-empires-combat-hex = Fight at { $hex }
option-empires-stop = End the bombardment
option-empires-bombardment-shot-fire = Bombard with { $slot }
option-empires-battle-slip-stay = Stay
option-empires-leave = Leave for { $hex }: { $slot }
option-empires-fire = Fire with { $line } at { $target }
option-empires-hold = Hold fire: { $line }
option-empires-wait = Wait for its own class: { $line }
option-empires-retreat = Retreat to { $hex }: { $line }
option-empires-unhurt = Undamaged units retreat to { $hex }: { $line }
option-empires-empty = Retreat without fighters to { $hex }: { $line }
option-empires-round-fire-scuttle = Scuttle for the others: { $line }
option-empires-hurt = The damaged unit: { $line }

# The button that hands in several things at once; to name none is an answer, too
confirm-empires-turn-settle = { $count ->
    [0] Settle nowhere
   *[other] Settle
}
confirm-empires-combat-settle = { $count ->
    [0] Settle nowhere
   *[other] Settle
}
confirm-empires-declaration-cloak = { $count ->
    [0] Keep none hidden
   *[other] Keep them hidden
}
confirm-empires-battle-join = { $count ->
    [0] Stay out of the battle
   *[other] Join the battle
}
confirm-empires-ancients-minerals = { $count ->
    [0] Bring none
   *[other] Bring them
}
confirm-empires-ancients-planets = { $count ->
    [0] Settle none
   *[other] Settle them
}
confirm-empires-passage-troops = { $count ->
    [0] Nobody goes
    [one] Send 1 unit
   *[other] Send { $count } units
}
confirm-empires-evacuation-troops = { $count ->
    [0] Nobody leaves
    [one] Evacuate 1 unit
   *[other] Evacuate { $count } units
}
confirm-empires-landing-troops = { $count ->
    [0] Land nobody
    [one] Land 1 unit
   *[other] Land { $count } units
}
confirm-empires-battle-claim = Claim this
confirm-empires-battle-shield = { $count ->
    [0] Protect nobody
    [one] Protect 1 ship
   *[other] Protect { $count } ships
}
confirm-empires-battle-draw = { $count ->
    [0] Everyone stays cloaked
    [one] Uncloak 1 ship
   *[other] Uncloak { $count } ships
}
confirm-empires-battle-mines = { $count ->
    [one] Destroy 1 ship
   *[other] Destroy { $count } ships
}
confirm-empires-ancients-hexes = { $count ->
    [one] Explore 1 hex
   *[other] Explore { $count } hexes
}
confirm-empires-round-screen = { $count ->
    [0] Screen nobody
    [one] Screen 1 unit
   *[other] Screen { $count } units
}
confirm-empires-round-beam = { $count ->
    [0] Hold nobody
    [one] Hold 1 ship
   *[other] Hold { $count } ships
}
confirm-empires-conquest-learn = { $count ->
    [one] Take over 1 technology
   *[other] Take over { $count } technologies
}
confirm-empires-assault-screen = { confirm-empires-round-screen }
confirm-empires-assault-support = { $count ->
    [0] Support nobody
    [one] Support 1 unit
   *[other] Support { $count } units
}
confirm-empires-assault-learn = { $count ->
    [one] Learn 1 technology
   *[other] Learn { $count } technologies
}
confirm-empires-advantages-keep = { $count ->
    [one] Keep this one
   *[other] Keep { $count } cards
}
confirm-empires-losses-surplus = { $count ->
    [one] Lose 1 fighter
   *[other] Lose { $count } fighters
}
confirm-empires-game-home = Start here
confirm-empires-game-design = Keep this design
confirm-empires-game-head-start = Start with these
confirm-empires-stowing-aboard = { $count ->
    [0] Everyone on the planet
    [one] 1 unit aboard
   *[other] { $count } units aboard
}
confirm-empires-spilling-lost = { $count ->
    [one] Lose 1 unit
   *[other] Lose { $count } units
}

# How many units a whole answer is about
empires-counted-all = { $option } (all { $count })
empires-counted-some = { $option } ({ $count ->
    [one] 1 unit
   *[other] { $count } units
})
