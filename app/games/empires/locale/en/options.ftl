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
empires-confirm-turn-settle = { $count ->
    [0] Settle nowhere
   *[other] Settle
}
empires-confirm-combat-settle = { $count ->
    [0] Settle nowhere
   *[other] Settle
}
empires-confirm-declaration-cloak = { $count ->
    [0] Keep none hidden
   *[other] Keep them hidden
}
empires-confirm-battle-join = { $count ->
    [0] Stay out of the battle
   *[other] Join the battle
}
empires-confirm-ancients-minerals = { $count ->
    [0] Bring none
   *[other] Bring them
}
empires-confirm-ancients-planets = { $count ->
    [0] Settle none
   *[other] Settle them
}

# How many units a whole answer is about
empires-counted-all = { $option } (all { $count })
empires-counted-some = { $option } ({ $count ->
    [one] 1 unit
   *[other] { $count } units
})
