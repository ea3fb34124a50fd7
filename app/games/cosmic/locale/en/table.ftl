# Cosmic Encounter at the table: places, plates, totals, what can be read about things.

cosmic-table-hand = Hand
cosmic-table-looking = To choose from
cosmic-table-deck = Deck
cosmic-table-discard = Discard pile
cosmic-table-destiny = Destiny deck
cosmic-table-destiny-discard = Drawn destiny cards
cosmic-table-play = Cards in play
cosmic-table-tech-deck = Technology deck
cosmic-table-tech-discard = Discarded technologies
cosmic-table-warp = Warp
cosmic-table-gate = Hyperspace gate
cosmic-table-stack = { $seat }: { $ships }
cosmic-table-colonies = { $seat }: { $count ->
    [one] 1 foreign colony
   *[other] { $count } foreign colonies
}
cosmic-table-plate = Foreign colonies: { $foreign } of { $needed }, home colonies: { $home }, cards: { $cards }
cosmic-table-offense = Offense: { $seat }
cosmic-table-defense = Defense: { $seat }

# -- the parts of a total

cosmic-table-part-card = Card
cosmic-table-part-ships = Ships
cosmic-table-part-allies = Allies
cosmic-table-part-added = Added
cosmic-table-part-powers = Powers
cosmic-table-part-total = Total

# -- what can be read

cosmic-table-research = research value
cosmic-table-who = Who may use it
cosmic-table-hidden-alien = This alien is face down; its player turns it up to use the power for the first time.
cosmic-table-held = Played by { $seat }.
cosmic-table-zapped = Its power is zapped for this encounter.
cosmic-table-lost = Its player has too few home colonies to use the power.
cosmic-table-face-down = It is face down: only its player knows it.
cosmic-table-cards-on-sheet = { $count ->
    [one] 1 card on the sheet
   *[other] { $count } cards on the sheet
}
cosmic-table-destroyed = This planet is destroyed.
cosmic-table-aimed = The hyperspace gate points at it.
cosmic-table-system = { $seat }’s home system
cosmic-table-planet-help = Whoever has ships here has a colony. Colonies in other systems count towards victory.
cosmic-table-ships-help = Ships on a planet are a colony. In an encounter each ship adds 1 to the total of its side.
cosmic-table-warp-help = Lost ships are here. The rim counts each player’s foreign colonies.
cosmic-table-gate-help = It points at the planet under attack; the offense and its allies are on it.
cosmic-table-total-help = Card, ships and whatever was added decide an encounter of two attacks; the defense wins ties.
cosmic-table-foreign = foreign colonies
cosmic-table-home = home colonies
cosmic-table-cards = cards in hand
cosmic-table-in-warp = ships in the warp

# -- the new-game screen

preset-cosmic-first = First game
preset-cosmic-first-help = Only aliens for beginners, and no flares. The best way to start.
preset-cosmic-base = Base game
preset-cosmic-base-help = All fifty aliens with their flares.
preset-cosmic-technology = With technologies
preset-cosmic-technology-help = The base game, in which ships also research technologies.
preset-cosmic-hidden = Hidden powers
preset-cosmic-hidden-help = The base game, but aliens are face down until they are first used.

# --- the result

cosmic-score-system = { $seat }’s system
cosmic-story-course = Foreign colonies, turn by turn
cosmic-story-close = Turn { $turn }: the closest fight, { $seat } against { $other } by { $won } to { $lost }.
cosmic-story-bloody = Turn { $turn }: the costliest encounter, { $seat } against { $other }: { $count ->
    [one] 1 ship went to the warp.
   *[other] { $count } ships went to the warp.
}
cosmic-story-bargain = Turn { $turn }: { $seat } and { $other } made a deal that gave both a foreign colony.
cosmic-story-powerless = Turn { $turn }: { $seat } was the first to lose an alien power.
cosmic-story-brink = Turn { $turn }: { $seat } was the first to be one foreign colony short of victory.
cosmic-story-shared = Turn { $turn }: { $seats } reached the goal in the same encounter and share the victory.
cosmic-table-aside = Cards set aside
cosmic-table-aside-help = Set aside: it cannot be taken or discarded now, and comes back to the hand later.
