# The map of Űrbirodalmak.

# What a group finds at the end of its way
empires-table-way = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
empires-table-way-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
empires-table-way-explores = unexplored
empires-table-way-enemies = { $count ->
    [one] 1 enemy counter
   *[other] { $count } enemy counters
}
empires-table-way-loads = loads there
empires-table-way-unloads = unloads there
empires-table-way-risk = { $risk } risk per ship
empires-table-forecast = Victory: { $chance }
empires-table-forecast-guessed = Victory: { $chance } (estimated)
empires-table-forecast-lost = Expected losses: you { $own } CP, enemy { $foe } CP

# Chances: what may happen is not 0%
empires-percent-plain = { $percent }%
empires-percent-low = <1%
empires-percent-high = >99%

empires-table-closed-counter = Face-down counter: { $owner }
empires-table-turn = Turn { $turn } of 3 · { $of ->
    [0] cycle { $cycle }
   *[other] cycle { $cycle } of { $of }
 }
empires-table-cycle = { $of ->
    [0] Cycle { $cycle }
   *[other] Cycle { $cycle } of { $of }
 }
empires-table-last-phase = The last one: what you buy now no longer counts
empires-table-order = Order: { $order }

# The right panel
empires-table-page-hex = Hex
empires-table-page-hex-of = Hex { $hex }
empires-table-page-hex-none = Point at a hex to read what is in it.
empires-table-page-home = { $seat }’s home system
empires-table-page-deep = Deep space
empires-table-page-out = Out of play
empires-table-page-entry = Doomsday Machines may enter here (roll: { $faces })
empires-table-page-closed = { $count ->
    [one] 1 face-down system marker
   *[other] { $count } face-down system markers
}
empires-table-page-seen = Only you know: { $markers }
empires-table-page-warp = Warp Point to { $hexes }
empires-table-page-colony = { $owner }’s colony: { $value } CP
empires-table-page-homeworld = { $owner }’s Homeworld: { $value } CP
empires-table-page-stored = On it: { $markers }
empires-table-page-counters-closed = { $count ->
    [one] 1 face-down counter
   *[other] { $count } face-down counters
}
empires-table-page-last-seen = Last seen: { $levels }
empires-table-page-load = carries { $marker }
empires-table-page-open = seen by everyone
empires-table-page-covered = hidden from others
empires-table-page-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
empires-table-page-garrison = Ground units: { $troops }
empires-table-page-builder = captured from { $owner }
empires-table-page-hold = aboard: { $troops }
empires-table-page-fleet = Ships
empires-table-page-fleet-none = You have no groups on the map.
empires-table-page-empire = Empires
empires-table-page-allies = Allied with { $owners }
empires-table-page-defeated = Out of the game
empires-table-page-cp = { $cp } CP
empires-table-page-colonies = { $count ->
    [one] 1 colony, { $value } CP in all
   *[other] { $count } colonies, { $value } CP in all
}
empires-table-page-points = Colony Points: { $points }
empires-table-page-machines = Doomsday Machines
empires-table-page-machine-comes = Arrives at the end of Economic Phase { $phase }
empires-table-page-machine-here = At { $hex }
empires-table-page-machine-destroyed = Destroyed
empires-table-page-machine-shots = { $count ->
    [one] one shot
   *[other] { $count } shots
  } per round
empires-table-page-machine-damage = damage { $damage }
empires-table-page-machine-unknown = its weakness is revealed in its first battle
empires-table-page-bid = Last bid: { $bid } CP

# Orders
empires-table-units = Units
empires-table-together = The other groups in this hex go along (Shift: just this once)
action-go-on = Continue to the destination
empires-table-go-on = Continue with { $count ->
    [one] 1 group
   *[other] { $count } groups
}
empires-table-go-on-to = Continue to { $hex } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  })
empires-table-forget-way = Clear the destination
empires-table-way-blocked = { $groups }: { $count ->
    [one] something is in the way now; its destination was cleared.
   *[other] something is in the way now; their destinations were cleared.
}
action-next-group = The next group that can still move
empires-table-next-group = { $count ->
    [one] Next group (1 can move{ $later ->
        [0] {""}
       *[other] , with an escort { $later } more
    })
   *[other] Next group ({ $count } can move{ $later ->
        [0] {""}
       *[other] , with an escort { $later } more
    })
}

# What rises from a hex
empires-table-float-colony = New colony
empires-table-float-colony-lost = Colony lost
empires-table-float-counter = 1 counter
empires-table-float-roll = rolls { $face }
empires-table-float-battle = Battle!
empires-table-page-cards = Cards
empires-table-page-cards-deck = { $count ->
    [one] One card of alien technology is left in the deck.
   *[other] { $count } cards of alien technology are left in the deck.
}
empires-table-page-cards-hidden = { $count ->
    [one] One card that no one else has seen
   *[other] { $count } cards that no one else has seen
}
empires-table-page-cards-none = No cards
empires-table-page-cards-unpaid = Not paid for yet.
empires-table-page-flag = { $fleet }: { $count ->
    [one] one counter
   *[other] { $count } counters
}, { $closed } of them face down
empires-table-page-sighting = Turned face down here in cycle { $cycle }: { $units }
empires-table-page-chart = { $fleet } ({ $hex })
empires-table-page-scuttles = scuttled if an enemy arrives
empires-table-page-watches = guards the adjacent hexes
empires-table-page-refit = could be refitted at a Shipyard ({ $cp } CP each)
empires-table-page-refit-here = can be refitted here ({ $cp } CP each)
empires-table-sheet-closed = Only its owner knows what this is: warships, a Decoy, Mines, a Shipyard…
empires-table-worth = Attack { $fires } · Defence { $defence } · Hull { $hull } · Moves { $moves }
empires-table-worth-short = { $fires } D{ $defence } H{ $hull } M{ $moves }
empires-table-sheet-numbers = Class { $class } · Attack { $attack } · Defence { $defence } · Hull { $hull }
empires-table-sheet-class = class { $letter }
empires-table-value-attack = Attack
empires-table-value-defence = Defence
empires-table-value-hull = Hull
empires-table-value-printed = { $amount } printed
empires-table-value-technology = { $amount } from technology
empires-table-value-special = { $amount } from special rules
empires-table-scuttle = Scuttle { $units }
empires-table-sheet-hull = Hull { $hull }
empires-table-skip-turn = Skip to my turn
