# Onward to Venus: why a computer player advises something. The hint is called venus.hint.<name>; its values: $planet, $origin, $tile, $card, $unit, $building, $seat and numbers.

reason-venus-hint-best = Of all the options considered, this one promised the most.

# -- the action of a turn
reason-venus-hint-claim-factory = A factory on { $planet } for a single unit: £2 each period, and a better rank there.
reason-venus-hint-claim-draw = Two cards for a single unit: cards decide attempts.
reason-venus-hint-claim-trophy = A sure victory point for a single unit.
reason-venus-hint-claim-fortune = £3 for a single unit: enough for a new one.
reason-venus-hint-attempt-mine = A mine on { $planet } is £3 each period; your chance is about { $chance } per cent.
reason-venus-hint-attempt-crisis = This crisis on { $planet } would harm you more than beating it costs; your chance is about { $chance } per cent.
reason-venus-hint-attempt-alien = The alien on { $planet } must be stopped before it reaches Earth; your chance is about { $chance } per cent.
reason-venus-hint-tension = { $seat }’s building here is poorly guarded: a gain for you, a loss for them; your chance is about { $chance } per cent.
reason-venus-hint-move-claim = There is a tile worth claiming on { $planet }, and moving and claiming are one action.
reason-venus-hint-move = There will be the most to do on { $planet } in the next turns.
reason-venus-hint-with = { $card }: it extends your reach and leaves movement for a tile.
reason-venus-hint-raise = Every unit is a later action, and this one is most useful at { $planet }.
reason-venus-hint-marker = { $left ->
    [one] A card is worth more than any move now; one pass marker is left.
   *[other] A card is worth more than any move now; { $left } pass markers are left.
 }
reason-venus-hint-marker-last = The last pass marker makes you first player, and you win ties.
reason-venus-hint-end = Nothing else is worth it this turn.
reason-venus-hint-card = { $card }: it is worth the most now.
reason-venus-hint-card-money = { $card }: money is worth the most while it can still become units.
reason-venus-hint-card-kill = { $card }: it weakens { $seat }, who is doing best.
reason-venus-hint-card-extra = { $card }: two actions in a row, before anyone can interfere.

# -- moving, raising
reason-venus-hint-group = Send as many as can be useful there; the others are more useful here.
reason-venus-hint-group-all = There is nothing left to do here, so let them all go.
reason-venus-hint-cancel = It is not worth leaving from here now.
reason-venus-hint-no-claim = No tile here is worth its price now.
reason-venus-hint-enough = The rest of the money is worth more later.

# -- attempts
reason-venus-hint-land = { $unit }: units are the cheapest combat points, and one must land anyway.
reason-venus-hint-add = { $card }: exactly what is missing.
reason-venus-hint-sacrifice = { $card }: this gain is worth a unit.
reason-venus-hint-confirm = { $points ->
    [one] You have 1 combat point and need { $need }: nothing to wait for.
   *[other] You have { $points } combat points and need { $need }: nothing to wait for.
 }
reason-venus-hint-give-up = { $need ->
    [one] The combat point needed would cost more than the tile is worth.
   *[other] The { $need } combat points needed would cost more than the tile is worth.
 }
reason-venus-hint-reroll = { $card }: the difference is large, and a new roll is likely to be smaller.
reason-venus-hint-exclude = { $card }: without this die you need far fewer points.
reason-venus-hint-spare = { $card }: it saves a unit.
reason-venus-hint-draw = { $card }: a point, and a new card that may still help.
reason-venus-hint-clear = There is a cheaper way.
reason-venus-hint-lose = { $unit }: the one you will miss least.

# -- other questions
reason-venus-hint-save = { $card }: the unit is worth more than the card.
reason-venus-hint-no-save = The card will be worth more later than this unit is now.
reason-venus-hint-encore = { $card }: worth playing twice.
reason-venus-hint-no-encore = You will want the Encore for a better card.
reason-venus-hint-last = { $card }: one more action that no one can answer.
reason-venus-hint-no-last = There is no use for it now; keep the card.
reason-venus-hint-hire = The price is small compared with what { $seat } loses.
reason-venus-hint-no-hire = The money is worth more now.
reason-venus-hint-raze = { $building }: losing it hurts your rank the least.
reason-venus-hint-discard = You will miss these cards least.
reason-venus-hint-keep = These cards will help soonest.
reason-venus-hint-take = { $card }: worth the most to you, and no one else gets it.
reason-venus-hint-no-take = You would have to give up a better card for it.
reason-venus-hint-give = { $card }: the one you will miss least.
reason-venus-hint-empire = { $empire }: its starting cards go well together.

# -- more about attempts and cards
reason-venus-hint-attempt-revolt = One more crisis on { $planet } and everyone loses: this tile must go; your chance is about { $chance } per cent.
reason-venus-hint-attempt-point = A beaten crisis tile is worth a victory point; your chance is about { $chance } per cent.
reason-venus-hint-lift = { $card }: your tanks come along, with two combat points each.
reason-venus-hint-card-kill-near = { $card }: one unit fewer for { $seat } to act with.
reason-venus-hint-card-hand-hit = { $card }: two cards fewer for { $seat } to use against you.
reason-venus-hint-card-spy = { $card }: { $seat }’s best card for your worst.
reason-venus-hint-card-to-orbit = { $card }: a unit that has already acted can act again.
reason-venus-hint-card-raise = { $card }: new units without spending an action on them.
reason-venus-hint-card-hunt = { $card }: a victory point without a unit.
reason-venus-hint-card-tension-add = { $card }: here you can take over a poorly guarded building.
reason-venus-hint-card-tension-remove = { $card }: your buildings here are safe from takeover again.
reason-venus-hint-card-marker = { $card }: a card and a pass marker, and your action is still to come.
reason-venus-hint-card-draws = { $card }: better cards are worth more than it costs.
reason-venus-hint-no-discard = None of your cards is worse than an unknown one.
