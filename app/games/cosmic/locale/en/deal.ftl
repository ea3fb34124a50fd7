# -- the board of a deal

cosmic-deal-count = Offers: { $made } of { $most }
cosmic-deal-you-give = You give
cosmic-deal-you-get = You get
cosmic-deal-gives = { $seat } gives
cosmic-deal-nothing = nothing
cosmic-deal-colony = A colony { $planet }
cosmic-deal-no-colony = No colony: touch a planet
cosmic-deal-no-colony-possible = No colony possible
cosmic-deal-no-cards = No cards in hand
cosmic-deal-more = Other cards…
cosmic-deal-add-random = random card
cosmic-deal-add-choice = chosen card
cosmic-deal-face-up = Show these cards face up
cosmic-deal-face-down = Face down.
cosmic-deal-exact = { $count ->
    [one] You give this card: { $cards }.
   *[other] You give these cards: { $cards }.
}
cosmic-deal-release = Out of the warp:
cosmic-deal-how = Touch planets and cards, or start with a quick offer.
cosmic-deal-back = Undo
cosmic-deal-accept = Accept
cosmic-deal-propose = Propose
cosmic-deal-break-off = Break off
cosmic-deal-break-off-sure = { $loss ->
    [one] Without a deal you lose a ship, and the other player loses ships as well.
   *[other] Without a deal you lose { $loss } ships, and the other player loses ships as well.
}
cosmic-deal-price = { $loss ->
    [one] No deal: both lose 1 ship.
   *[other] No deal: both lose { $loss } ships.
}
cosmic-deal-price-apart = No deal costs ships: { $seat } loses { $loss }, { $other } { $theirs }.
cosmic-deal-offered = { $seat } offers: { $text }.
cosmic-deal-why-offer-colonies = Why: a colony for a colony brings both closer to victory.
cosmic-deal-why-offer-colony = Why: the colony is worth it, and something is given for it.
cosmic-deal-why-offer = Why: it is better for both than ships in the warp.
cosmic-deal-quick-colonies = Colony for colony
cosmic-deal-quick-colony-for-cards = My card for a colony
cosmic-deal-quick-cards-for-colony = My colony for a card
cosmic-deal-quick-cards = Card for card
cosmic-deal-quick-ask = What would you accept?
cosmic-deal-quick-ask-nothing = There seems to be nothing that would help both of you.
cosmic-deal-own-cards = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
cosmic-deal-choose-cards = My cards…
