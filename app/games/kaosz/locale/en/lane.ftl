# Chaos Galaxy: the combat lane, the stack, outcomes that can be reckoned in advance.

# -- the lane

kaosz-lane-title = { $attacker } attacks { $target }

# -- outcomes (UX-40); numbers are exact if nobody interferes

kaosz-odds-title = If no one interferes
kaosz-odds-shot = { $ship } <icon:arrow_right> { $target }: { $damage } damage
kaosz-odds-armor = { $card }: armor { $before } <icon:arrow_right> { $after }
kaosz-odds-gone = { $card }: armor { $before } <icon:arrow_right> 0, destroyed
kaosz-odds-crew-gone = { $card }: destroyed
kaosz-odds-unhurt = { $card }: no damage
kaosz-odds-returned = With return fire:
kaosz-odds-no-return = No return fire is possible.
kaosz-odds-value = { $card }, { $value }: { $total } ({ $parts })
kaosz-odds-printed = printed: { $by }
kaosz-odds-add = { $source }: { $by }
kaosz-odds-set = { $source }: exactly { $by }
kaosz-odds-effect = an effect
kaosz-odds-formation = Formation: { $seat } may divide the damage.
kaosz-odds-heavy = Heavy armament: { $card } may buy more fire, 2 credits per point.
kaosz-odds-hidden = { $count ->
    [one] ? One face-down card aboard { $card }
   *[other] ? { $count } face-down cards aboard { $card }
 }
kaosz-odds-total = Bombardment: { $total } ({ $parts })
kaosz-odds-ship = { $ship }: { $by }
kaosz-odds-extra = effects: { $by }
kaosz-odds-undefended = If undefended
kaosz-odds-colony = { $after ->
    [one] { $seat }’s colony: { $before } <icon:arrow_right> { $after } card
   *[other] { $seat }’s colony: { $before } <icon:arrow_right> { $after } cards
 }
kaosz-odds-hq = { $seat }’s headquarters: { $count ->
    [one] one card is discarded
   *[other] { $count } cards are discarded
 }
kaosz-odds-no-harm = No more damage.
kaosz-odds-nothing = The bombardment does nothing.
kaosz-odds-trap = ? Face down: it may be a trap.
kaosz-odds-unsure = Players still have choices to make on the way.
kaosz-odds-could-defend = { $count ->
    [0] No one can defend.
    [one] One ship could defend: fire { $fire }, fastest { $speed }
   *[other] { $count } ships could defend: fire { $fire }, fastest { $speed }
 }
kaosz-odds-order = Firing order: { $cards }

# -- windows: where a stop may be set (UX-37)

kaosz-moment-start = Start phase
kaosz-moment-main = Something is announced in the main phase
kaosz-moment-end-turn = The end of a turn is announced
kaosz-moment-attack = An attack target is named
kaosz-moment-attackers = Attackers are ready
kaosz-moment-defenders = Defenders are ready
kaosz-moment-payment = Something is paid in combat
kaosz-moment-shot = A shot is announced
kaosz-moment-bombard = Bombers are ready
kaosz-moment-end = End phase

# -- floating words

kaosz-float-negated = negated
kaosz-turn-banner = Turn { $turn }: { $seat }
