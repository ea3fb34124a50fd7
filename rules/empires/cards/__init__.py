"""Cards: alien technology (CL-12, CL-A) and Empire Advantages (CL-13, CL-E).

    effects     what cards do to values: data of `content`, through the hooks of `state.values`
    deck        when cards are drawn (CL-12.2), and when they are turned up
    unharmed    whoever passes terrain unharmed (CL-E37)

`flows.advantages` deals Empire Advantages.
Who holds a card, and whose card works for a ship (CL-12.6), is in `state.holding`; what only the owner of a card can
order in `flows.card_orders`; the part of the production sheet that pays for a card (CL-12.3) in `economy.dues`.

The state knows cards by their number in `facts.cards`. A card is known to its owner; `Galaxy.card_seen` says who else
has seen it.
"""
