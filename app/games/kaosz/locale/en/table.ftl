# Chaos Galaxy at the table: plates, marker, sorting, short previews.

kaosz-table-plate = Credits: { $credits }; cards in headquarters: { $cards }; hangar: { $size } of { $most }
kaosz-table-plate-level-2 = Credits: { $credits }; cards in headquarters: { $cards }
kaosz-table-plate-level-1 = Credits: { $credits }; cards in headquarters: { $cards }
kaosz-table-attack = Attack
kaosz-table-marker = Attack marker
kaosz-table-marker-tip = Put it on a colony, a headquarters, a crew or a base to attack it.
kaosz-table-marker-tip-level-2 = Put it on a colony or a headquarters to attack it.
kaosz-table-marker-tip-level-1 = Put it on a colony or a headquarters to attack it.
kaosz-table-sort-drawn = Cards as drawn
kaosz-table-sort-type = Cards by type
kaosz-table-sort-cost = Cards by cost
kaosz-table-sort-name = Cards by name
kaosz-table-sort-tip = Sorts the cards in your hand. No one else sees it.
kaosz-table-costs = costs { $credits ->
    [one] one credit
   *[other] { $credits } credits
 }
kaosz-table-chosen = Your colony
kaosz-table-no-defence = Don’t defend
kaosz-table-bomb = Bomb with { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
kaosz-table-no-bombs = Don’t bomb
kaosz-table-straight = Straight through: no crew boards, nothing is paid for, no Demolition, and every ship bombs. If the attack is defended, you are asked again.
kaosz-table-only-attacker = Attack with { $card }
kaosz-table-only-defender = Defend with { $card }
kaosz-table-only-bomber = Bomb with { $card }
kaosz-table-coin = One credit
kaosz-table-coin-tip = Put it on a base to develop it, or on a face-down card to pay for it.
kaosz-table-coin-tip-level-2 = Put it on a face-down card to pay for it.
kaosz-table-dock = Empty place aboard
kaosz-table-free = free
kaosz-table-lay-free = face down, free
kaosz-table-lay-bluff = face down as a bluff: it can never be paid for there
kaosz-table-lay-wasted = wasted: it can never be paid for there
kaosz-table-lay-warning = Face down there, { $card } can never be paid for, and its effect is lost. It would only be a bluff.
kaosz-table-salvage = two developments for one credit
kaosz-score-colony = Cards left in the colony
kaosz-score-eliminated = Players eliminated
kaosz-story-course = The colonies, turn by turn
kaosz-story-blow = Turn { $turn }: the hardest blow, { $count ->
    [one] one bomb
   *[other] { $count } bombs
 } on { $seat }’s colony.
kaosz-story-tide = Turn { $turn }: the tide turned, and { $seat } led from then on.
kaosz-story-loss = Turn { $turn }: the most expensive loss, { $seat }’s ship { $card }.
kaosz-story-best = The best ship was { $seat }’s { $card }: { $bombs ->
    [one] one bomb
   *[other] { $bombs } bombs
 }{ $kills ->
    [0] {""}
    [one] , one enemy shot down
   *[other] , { $kills } enemies shot down
 }.
kaosz-table-out = You are out of the game. The others play on.
kaosz-table-unused-attack = { $count ->
    [one] One active ship could still attack.
   *[other] { $count } active ships could still attack.
 }
kaosz-table-unused-ships = { $count ->
    [one] One more ship in your headquarters could be played.
   *[other] { $count } ships in your headquarters could still be played.
 }
kaosz-table-unused-credits = { $count ->
    [one] One credit above { $limit } will be lost.
   *[other] { $count } credits above { $limit } will be lost.
 }
kaosz-table-unused-cards = { $count ->
    [one] You will have to discard one card.
   *[other] You will have to discard { $count } cards.
 }

# -- the new-game screen

kaosz-table-deck-of = { $name }’s deck
kaosz-table-decks-line = Left on “{ variant-kaosz-deck-automatic }”, everyone gets a different deck.
preset-kaosz-official = Official game
preset-kaosz-official-help = Decks of 45 cards with everything the game has.
preset-kaosz-quickstart-1 = Quick start, level 1
preset-kaosz-quickstart-1-help = Two players, ships only: play them, attack, fire and bomb. The best way to start.
preset-kaosz-quickstart-2 = Quick start, level 2
preset-kaosz-quickstart-2-help = Equipment and events join the ships: now there is something to keep face down.
preset-kaosz-quickstart-3 = Quick start, level 3
preset-kaosz-quickstart-3-help = All types of cards, still with simple turns.
preset-kaosz-simplified = Simple combat
preset-kaosz-simplified-help = The official game without speed and return fire.
