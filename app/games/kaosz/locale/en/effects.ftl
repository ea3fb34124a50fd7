# Chaos Galaxy: single effects and prices in a few words, for choices between them. $by is a number or X.

kaosz-op-gain-credits = { $by ->
    [one] gain a credit
   *[other] gain { $by } credits
 }
kaosz-op-lose-credits = { $by ->
    [one] lose a credit
   *[other] lose { $by } credits
 }
kaosz-op-transfer-credits = { $by ->
    [one] hand over a credit
   *[other] hand over { $by } credits
 }
kaosz-op-draw = { $by ->
    [one] draw a card
   *[other] draw { $by } cards
 }
kaosz-op-discard = { $by ->
    [one] discard a card
   *[other] discard { $by } cards
 }
kaosz-op-mill = { $by ->
    [one] a card from the colony to the ruin
   *[other] { $by } cards from the colony to the ruin
 }
kaosz-op-search-top = search the top of the colony
kaosz-op-shuffle-colony = shuffle the colony
kaosz-op-to-hq = back into the hand
kaosz-op-to-colony = back into the colony
kaosz-op-to-ruin = into the ruin
kaosz-op-to-trash = into the trash
kaosz-op-look-at = look at a hidden card
kaosz-op-reveal = show a hidden card
kaosz-op-turn-active = turn active
kaosz-op-turn-used = turn used
kaosz-op-turn-damaged = turn damaged
kaosz-op-turn-back = turn back by 90°
kaosz-op-damage = { $by } damage
kaosz-op-prevent-damage = prevent damage
kaosz-op-redirect-damage = redirect damage
kaosz-op-restore-armor = restore armor
kaosz-op-destroy = destroy
kaosz-op-modify-stat = { $value } { $by }
kaosz-op-grant-keyword = gains { $keyword }
kaosz-op-remove-keyword = loses { $keyword }
kaosz-op-modify-size = size { $by }
kaosz-op-modify-cost = cost { $by }
kaosz-op-modify-development-limit = development limit { $by }
kaosz-op-modify-income = income { $by }
kaosz-op-modify-limit = limit { $by }
kaosz-op-add-development = { $by ->
    [one] add a development
   *[other] add { $by } developments
 }
kaosz-op-remove-development = { $by ->
    [one] remove a development
   *[other] remove { $by } developments
 }
kaosz-op-move-development = { $by ->
    [one] move a development
   *[other] move { $by } developments
 }
kaosz-op-take-control = take control
kaosz-op-attach-move = move equipment
kaosz-op-board = go aboard
kaosz-op-unboard = leave the ship
kaosz-op-enter-combat = join the combat
kaosz-op-leave-combat = leave the combat
kaosz-op-play-free = play for free
kaosz-op-pay-free = pay for free
kaosz-op-unpay = turn face down
kaosz-op-negate = negate
kaosz-op-copy-effect = copy the effect
kaosz-op-retarget = choose another target
kaosz-op-forbid = forbid an action
kaosz-op-allow = allow an action
kaosz-op-attack-tax = attacking costs { $by } more
kaosz-op-action-tax = an action costs { $by } more
kaosz-op-force = force an action
kaosz-op-change-attack-target = { $to ->
    [colony] aim at the colony
    [hq] aim at the headquarters
   *[other] aim at something else
 }
kaosz-op-extra-bombardment = { $by } more bombardment
kaosz-op-end-combat = end the combat
kaosz-op-skip-step = skip a step of the combat
kaosz-op-extra-shot = fire once more
kaosz-op-sequence = several effects
kaosz-op-choose-one = one of several effects
kaosz-op-if = an effect with a condition
kaosz-op-for-each = an effect for each card
kaosz-op-repeat = an effect several times
kaosz-op-optional = an effect if you like
kaosz-op-delayed = an effect later

kaosz-price-credits = { $count ->
    [one] one credit
   *[other] { $count } credits
 }
kaosz-price-x = X credits
kaosz-price-used = turn the card used
kaosz-price-damaged = turn the card damaged
kaosz-price-sacrifice = sacrifice a card
kaosz-price-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
 }
kaosz-price-mill = { $count ->
    [one] a card from your colony to your ruin
   *[other] { $count } cards from your colony to your ruin
 }
kaosz-price-developments = { $count ->
    [one] take off a development
   *[other] take off { $count } developments
 }
kaosz-price-nothing = nothing
