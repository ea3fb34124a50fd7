# Onward to Venus: switches, questions, options, reasons.

# -- switches

preset-venus-stand = Two empires
preset-venus-stand-help = One opponent only, so the three periods are over soon.
variant-venus-moon-link = Where the Moon is
variant-venus-moon-link-help = Which planets are next to the Moon; the original rule allows both readings.
variant-venus-moon-link-between = Between Venus and Mars
variant-venus-moon-link-between-help = The Moon is next to Earth, Venus and Mars.
variant-venus-moon-link-spur = Beside Earth only
variant-venus-moon-link-spur-help = The Moon is next to Earth only, so it is two planets away from Venus and Mars.
variant-venus-mercury-tiles-2p = Mercury with two players
variant-venus-mercury-tiles-2p-help = How many tiles Mercury gets each period in a two-player game; this cell of the original table is illegible.
variant-venus-mercury-tiles-2p-2 = 2 tiles
variant-venus-mercury-tiles-2p-2-help = As many as with three players.
variant-venus-mercury-tiles-2p-1 = 1 tile
variant-venus-mercury-tiles-2p-1-help = One fewer than with three players.
variant-venus-open-money = Open money
variant-venus-open-money-help = Everyone sees how much money the others have; when off, only their own.
variant-venus-interrupt-prompt = Asking about interrupts
variant-venus-interrupt-prompt-help = Who is asked when an interrupt could be played; only the second option gives nothing away about any hand.
variant-venus-interrupt-prompt-holders = Players with a card for it
variant-venus-interrupt-prompt-holders-help = Only players who could play something are asked: quicker, but a question or a pause gives something away.
variant-venus-interrupt-prompt-always = Always everyone
variant-venus-interrupt-prompt-always-help = Every player concerned is asked, so neither the question nor the pause gives anything away.
variant-venus-empire = Empire
variant-venus-empire-help = The empire this player leads, with its colour and its four starting cards.
variant-venus-empire-automatic = Choose when the game starts
variant-venus-empire-britain = British Empire
variant-venus-empire-france = French Empire
variant-venus-empire-germany = German Empire
variant-venus-empire-russia = Russian Empire
variant-venus-empire-usa = United States

# -- questions

prompt-venus-game-empire = Choose an empire
prompt-venus-game-empire-rule = Every empire has its own colour and four starting cards of its own; only one player can lead it.
prompt-venus-turn-act = { $actions ->
    [0] You may still play free actions, or end your turn
    [one] Your turn: move, claim, raise units, play a card or take a marker
   *[other] { $actions } actions left: move, claim, raise units, play a card or take a marker
 }
prompt-venus-turn-act-rule = You have one action per turn; free-action cards may be played before and after it.
prompt-venus-turn-act-last = At the last moment: move, claim, raise units or play a card – or skip it
prompt-venus-move-way = { $reach ->
    [one] Where does the group go? It can go up to one planet away
   *[other] Where does the group go? It can go up to { $reach } planets away
 }
prompt-venus-move-way-rule = You may go two planets, plus as many as the cards played with the move add.
prompt-venus-move-group = Who travels together to { $goal }?
prompt-venus-move-group-rule = At least one cruiser is needed; one can carry any number of infantry, tanks only with a special card.
prompt-venus-move-claim = Claim a tile here after the move?
prompt-venus-move-claim-rule = If you did not use your whole movement allowance, the same action lets you claim one tile.
prompt-venus-raise-raise = Raise one more unit?
prompt-venus-raise-raise-rule = One action raises up to two units, even at two different planets.
prompt-venus-attempt-act = { $need ->
    [one] 1 combat point needed, { $have } so far: add units and cards
   *[other] { $need } combat points needed, { $have } so far: add units and cards
 }
prompt-venus-attempt-act-enough = { $need ->
    [one] 1 combat point needed, and you have { $have }: it can be carried out
   *[other] { $need } combat points needed, and you have { $have }: it can be carried out
 }
prompt-venus-attempt-act-rule = Needed: defence plus the difference between highest and lowest die; at least one unit must land.
prompt-venus-attempt-lose = { $skulls ->
    [one] One skull: choose which of your units here is lost
   *[other] { $skulls } skulls: choose which of your units here is lost
 }
prompt-venus-attempt-lose-rule = Each skull costs one of your units here, in orbit or on the surface, even after a failed attempt.
prompt-venus-limit-hand-limit = { $count ->
    [one] You have too many cards: discard one
   *[other] You have too many cards: discard { $count }
 }
prompt-venus-limit-hand-limit-rule = You may hold nine cards; discard the rest before you do anything else.
prompt-venus-swap-swap = Which cards do you exchange?
prompt-venus-swap-swap-rule = You may discard up to three cards, then draw one more than you discarded.
prompt-venus-draw-keep-draw-keep = Which cards do you keep?
prompt-venus-draw-keep-draw-keep-rule = Of the four cards drawn you keep two and discard the rest.
prompt-venus-spy-spy-take = Which card do you take?
prompt-venus-spy-spy-take-rule = You may take one card, but then you must give one of yours in return.
prompt-venus-spy-spy-give = Which card do you give in return?
prompt-venus-spy-spy-give-rule = You cannot give back the card you have just taken.
prompt-venus-destroy-save = { $cause ->
    [dice] Lost to a skull: { $unit }. Save it?
    [saboteur] The saboteur’s target: { $unit }. Save it?
   *[card] A card’s target: { $unit }. Save it?
 }
prompt-venus-destroy-save-rule = A rescue card takes the unit to Earth; a card against skulls keeps it in place if someone else would destroy it.
prompt-venus-encore-encore = Take back the card you have just played ({ $card })?
prompt-venus-encore-encore-rule = Encore is discarded, and your other card returns to your hand.
prompt-venus-actions-last = The pass markers are gone: take one more action?
prompt-venus-actions-last-rule = Whoever plays such a card takes one more action before the action phase ends.
prompt-venus-saboteur-hire = { $crisis ->
    [steal-card] Hire the saboteur for £1 to steal a card?
    [destroy-unit] Hire the saboteur for £1 to destroy a unit?
   *[destroy-building] Hire the saboteur for £3 to destroy a building?
 }
prompt-venus-saboteur-hire-rule = The saboteur works for whoever alone has the largest income on Mercury; paying is optional.
prompt-venus-uprising-remove = The Venusian Uprising: choose what you lose on Venus
prompt-venus-uprising-remove-rule = Everyone loses two units on Venus, and a factory or mine for each missing unit.
prompt-venus-leaders-raze = You lead on { $planet }: choose which building you lose
prompt-venus-leaders-raze-rule = Whoever has the largest income here loses a building; in a tie, each of them does.
prompt-venus-rockets-bombard = Rockets hit Earth, { $left ->
    [one] one more piece is lost
   *[other] { $left } more pieces are lost
 }: choose yours
prompt-venus-rockets-bombard-rule = In turn everyone removes a unit at Earth, or else a factory or mine there, until the sum of the dice is used up.
prompt-venus-toll-toll = You cannot pay the toll: choose which building you lose
prompt-venus-toll-toll-rule = The pirates want £1 for each building; a building you cannot pay for goes back to the supply.

# -- options

option-venus-move = Move from { $origin } to { $goal }
option-venus-with = With the move: { $card }
option-venus-claim = Claim the { $tile } on { $planet } ({ $unit })
option-venus-attempt = Attempt on { $planet }: { $tile }
    .tension = Attempt on { $planet }: { $tile }, target: { $target }
option-venus-raise = Raise at { $planet }: { $unit }, £{ $cost }
option-venus-marker = Take a pass marker
option-venus-end = End the turn
    .last = Skip the action
option-venus-card = Play { $card }
    .kill = { $card }: destroy { $target }
    .opponent = Play { $card } against { $seat }
    .lift = { $card }: { $unit } back to orbit ({ $planet })
    .raise = { $card }: raise { $unit } ({ $planet }, £{ $cost })
    .planet = Play { $card } ({ $planet })
    .tile = { $card }: { $tile }, { $planet }
option-venus-encore = { $card }: { $back } back to your hand
option-venus-none = Continue without a tile
option-venus-enough = No more units
option-venus-cancel = Cancel the move
option-venus-empire-britain = British
option-venus-empire-france = French
option-venus-empire-germany = German
option-venus-empire-russia = Russian
option-venus-empire-usa = American
option-venus-confirm = Carry out
option-venus-give-up = Give up
option-venus-clear = Take all back
option-venus-land = Land { $unit }
option-venus-add = Add { $card }
option-venus-sacrifice = { $card }: sacrifice { $unit } ({ $where })
option-venus-keep = { $card }: { $back } comes back if it succeeds
option-venus-again = { $card }: { $back } counts a second time
    .sacrifice = { $card }: { $back } a second time, sacrificing { $unit } ({ $where })
option-venus-reroll = { $card }: re-roll ({ $dice })
option-venus-exclude = { $card }: exclude a die ({ $dice })
option-venus-spare = { $card }: one skull causes no loss
    .save = { $card }: the unit stays
option-venus-draw = { $card }: 1 point and a card
option-venus-lose = Lose { $unit } ({ $where })
option-venus-raze = Lose { $building } ({ $planet })
    .other = Destroy { $target } ({ $planet })
option-venus-kill = Destroy { $target }
option-venus-steal = Steal a card from { $seat }
option-venus-rescue = { $card }: the unit goes to Earth
option-venus-take = Take { $card }
option-venus-give = Give { $card }
option-venus-last = { $card }: one more action
option-venus-pass = Pass
    .last = No more actions
    .save = Let it be lost
    .hire = Don’t hire
    .take = Take no card
    .encore = Don’t take it back

# -- calling out

venus-ring-save = { $cause ->
    [dice] Lost to a skull: { $target }
    [saboteur] The saboteur’s target: { $target }
   *[card] A card’s target: { $target }
 }
venus-ring-encore = An interrupt was played and could be taken back with an encore
venus-ring-last = The pass markers are gone; a card could bring one more action

# -- why not

reason-venus-empire-taken = Someone else already leads this empire ({ $empire }).
reason-venus-cost = It costs £{ $cost }; you have £{ $have }.
reason-venus-too-far = { $distance ->
    [one] It is one planet away; you can go { $reach } now.
   *[other] It is { $distance } planets away; you can go { $reach } now.
 }
reason-venus-no-unit = You have no unit in the orbit of { $planet }.
reason-venus-no-target = No one has a building on { $planet } that you could take over.
reason-venus-dead-planet = Nothing can land on { $planet }: it is dead.
reason-venus-action-first = You must take an action first; if there is nothing better, take a pass marker.
reason-venus-no-action = You have no action left this turn.
reason-venus-nothing-laid = There is nothing to take back yet.
reason-venus-no-landing = At least one unit must land; cards alone are not enough.
reason-venus-points = { $need ->
    [one] 1 combat point is needed; you have only { $have } so far.
   *[other] { $need } combat points are needed; you have only { $have } so far.
 }
reason-venus-not-in-attempt = This card is played before, between or after actions, not during an attempt or between a move and its claim.
reason-venus-not-now = This card goes with another action, a move or an attempt, or it is an interrupt.

# What the button does that gives the answer

confirm-venus-limit-hand-limit = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
confirm-venus-swap-swap = { $count ->
    [0] Swap nothing
    [one] Swap 1 card
   *[other] Swap { $count } cards
}
confirm-venus-draw-keep-draw-keep = { $count ->
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
