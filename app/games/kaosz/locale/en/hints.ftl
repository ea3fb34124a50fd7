# Káosz Galaktika: why a computer player advises something. Card names stand first, so that any name fits.

reason-kaosz-why-best = Of all the options considered, this one promised the most.

# -- the main phase
reason-kaosz-why-launch = { $card }: the ship can attack and defend at once, and after paying { $cost ->
    [one] one credit
   *[other] { $cost } credits
 } you have { $left } left.
reason-kaosz-why-lay-base = { $card }: face down it costs nothing, and you can start developing it.
reason-kaosz-why-lay-trap = { $card }: face down it threatens every bomber that comes near, as long as you keep the credits to pay for it.
reason-kaosz-why-lay-crew = { $card }: waiting in the cantina is free, and it can go aboard in the next combat.
reason-kaosz-why-lay-equipment = { $card }: aboard it costs nothing until the moment you need it.
reason-kaosz-why-bluff = { $card }: it is no use in your headquarters now; face down it looks like a base or a trap.
reason-kaosz-why-play = { $card }: what it does now is worth more than it costs.
reason-kaosz-why-use = { $card }: its ability brings more than it costs.
reason-kaosz-why-pay = { $card }: the sooner it is paid, the longer it works for you.
reason-kaosz-why-research = { $card }: its effect is ready and worth more than its price.
reason-kaosz-why-develop = { $card }: { $left ->
    [one] one more development, and it can be paid for.
   *[other] { $left } more developments, and it can be paid for.
  }
reason-kaosz-why-develop-bluff = Developments on a trap do nothing, but they make it look like something worth bombing.
reason-kaosz-why-salvage = Nothing needs these developments now; a credit is better.
reason-kaosz-why-draw = { $hand ->
    [0] Your headquarters is empty
    [one] You have only one card in your headquarters
   *[other] You have only { $hand } cards in your headquarters
  }, and your colony of { $colony } can spare one.
reason-kaosz-why-search = For one credit more than a draw, you get the best of five cards.
reason-kaosz-why-recover = With so few cards left in the colony, better recover one from the ruin: that costs you no life.
reason-kaosz-why-attack-colony = Your ships can take up to { $bombs } of the { $colony ->
    [one] one card
   *[other] { $colony } cards
 } in { $seat }’s colony, and whoever defends will miss the next attack.
reason-kaosz-why-attack-last = { $bombs ->
    [one] Your one point of bombardment is enough for the last card of { $seat }’s colony.
   *[other] Your { $bombs } points of bombardment are enough for the last cards of { $seat }’s colony.
 }
reason-kaosz-why-attack-hq = { $hand ->
    [one] { $seat } has to discard the only card in hand, which hurts more than a few cards from the colony.
   *[other] { $seat } has to discard one of { $hand } cards, which hurts more than a few cards from the colony.
 }
reason-kaosz-why-attack-hidden = Two points of bombardment destroy { $seat }’s face-down card before it works.
reason-kaosz-why-attack-base = { $card }: as long as it is there, it helps your opponent every turn.
reason-kaosz-why-attack-crew = { $card }: while it is in the cantina, two points of bombardment are enough.
reason-kaosz-why-end = Nothing else is worth its price now.
reason-kaosz-why-end-ready = { $credits ->
    [one] Nothing else is worth its price now; your one credit stays as a threat on the opponent’s turn.
   *[other] Nothing else is worth its price now; your { $credits } credits stay as a threat on the opponent’s turn.
 }

# -- answers
reason-kaosz-why-reply-pass = Nothing you could play here is worth its price; keep it.
reason-kaosz-why-reply = { $card }: it is worth the most right now.
reason-kaosz-why-reply-counter = { $card }: it stops something that would cost you more.
reason-kaosz-why-reply-shot = { $card }: it decides this shot.
reason-kaosz-why-reply-attack = { $card }: it clears the way for your bombers.
reason-kaosz-why-reply-defence = { $card }: it keeps bombs off you.

# -- combat
reason-kaosz-why-attackers = { $count ->
    [one] This ship brings
   *[other] These { $count } ships bring
  } { $bombs ->
    [one] one point
   *[other] { $bombs } points
  } of bombardment, even if your opponent defends well.
reason-kaosz-why-defend = { $count ->
    [one] This ship
   *[other] These { $count } ships
  } can stop more of the bombardment ({ $bombs }) than the defence costs you.
reason-kaosz-why-no-defence = Taking the bombardment ({ $bombs }) is cheaper than losing ships or their next attack.
reason-kaosz-why-board = { $card }: aboard it makes the difference, and afterwards it returns to the cantina.
reason-kaosz-why-no-crew = No one in the cantina would help enough to be worth the risk.
reason-kaosz-why-pay-aboard = { $card }: it changes this combat now, and it stays paid for.
reason-kaosz-why-pay-later = Nothing aboard would change this combat enough; paying later costs the same.
reason-kaosz-why-fire-kill = { $card }: this shot destroys it.
reason-kaosz-why-fire-stop = { $card }: a single hit stops its bombardment ({ $bombs }).
reason-kaosz-why-fire = { $card }: this is where the hit hurts most.
reason-kaosz-why-burst = { $card }: a Burst reaches several ships, and one point is enough to stop a bomber.
reason-kaosz-why-stealth = { $card }: bombing at once is safer than waiting to be hit.
reason-kaosz-why-hold-fire = A ship that does not fire can still bomb or return fire.
reason-kaosz-why-return-fire = { $card }: it is hit anyway, so it should shoot back.
reason-kaosz-why-no-return = { $card }: its shot is more useful later.
reason-kaosz-why-hide = { $card }: it drops its bombs before the shot arrives.
reason-kaosz-why-bomb = { $bombs ->
    [one] Nothing can stop this one point of bombardment now.
   *[other] Nothing can stop these { $bombs } points of bombardment now.
 }
reason-kaosz-why-no-bombs = Bombs would do nothing here.
reason-kaosz-why-trap = { $card }: now the bombers pay for their mistake.
reason-kaosz-why-no-trap = Paying here would not be worth it.
reason-kaosz-why-heavy = { $count } more fire is exactly what it takes to destroy the target.
reason-kaosz-why-no-heavy = More fire would not change the result of this shot.
reason-kaosz-why-demolition = { $count ->
    [one] One card
   *[other] { $count } cards
  } from your own colony will hurt less than what the enemy loses.
reason-kaosz-why-no-demolition = Your own cards are worth more than the extra bombs.

# -- small questions
reason-kaosz-why-keep = { $ships ->
    [one] A ship you can play soon
   *[other] { $ships } ships
  }: you can start with this hand.
reason-kaosz-why-redraw = This hand has no ship you can play soon; five new cards cost nothing.
reason-kaosz-why-discard = { $card }: you will miss it least.
reason-kaosz-why-take = { $card }: it will help you soonest.
reason-kaosz-why-scrap = { $card }: it is worth the least for the room it takes.
reason-kaosz-why-target = { $card }: the effect does the most here.
