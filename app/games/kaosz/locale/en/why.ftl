# Chaos Galaxy: what a wish lacks (UX-17).

reason-kaosz-no-attack = Your ships cannot attack now because of { $card }.
reason-kaosz-not-in-hq = This card is not in your headquarters.
reason-kaosz-no-ship-card = Only ships go to the hangar.
reason-kaosz-only-interrupts = Only interrupts and abilities can be used to respond now.
reason-kaosz-to-hangar = Drag the ship to your hangar.
reason-kaosz-to-lane = Drag it to the middle of the table; you choose its target afterwards.
reason-kaosz-lay-first = { $type ->
   [base] First put the base on your surface, face down.
   [crew] First put the crew in your cantina, face down.
  *[equipment] First put the equipment on one of your ships, face down.
 }
reason-kaosz-lay-where = Cards can be put on your surface, in your cantina or on one of your ships.
reason-kaosz-own-ships = It must be one of your own ships.
reason-kaosz-pay-in-play = Only face-down cards in play can be paid for.
reason-kaosz-not-yours = This card belongs to another player.
reason-kaosz-paid = This card is already paid for.
reason-kaosz-trap-bombed = Only the card being bombed can be paid for now.
reason-kaosz-not-aboard = Only cards on ships in the combat can be paid for now.
reason-kaosz-pay-main = You pay for cards in your own main phase.
reason-kaosz-no-ability = This card has no ability you can use now.
reason-kaosz-not-working = This crew works only aboard a ship.
reason-kaosz-not-this-ship = Only the ability of a ship that may act now can be used.
reason-kaosz-only-bases = Only bases on your own surface can be developed.
reason-kaosz-to-hq = Drag the card to your headquarters.
reason-kaosz-own-side = You cannot attack your own side.
reason-kaosz-attack-what = You can attack a colony, a headquarters, a crew in the cantina or a base.
reason-kaosz-only-crew = Only crew from your own cantina can board.
reason-kaosz-crew-used = This crew is used; only active crew can board.
reason-kaosz-ship-outside = This ship is not in the combat.
reason-kaosz-to-ship = Drag the crew to one of your ships in the combat.
reason-kaosz-fire-at = A ship can fire only at an enemy ship in the combat.
reason-kaosz-fire-now = Ships are firing now: drag one of yours to an enemy ship, or pass.
reason-kaosz-ship-used = This ship is not active.
reason-kaosz-slower = This ship is too slow: a faster one goes first.
reason-kaosz-no-burst = This ship cannot fire a burst at several ships now.
reason-kaosz-no-stealth = This ship has no Stealth: it bombs only in the bombardment step.
reason-kaosz-stealth-attacker = Only an attacking ship can use Stealth to bomb.
reason-kaosz-nothing-to-bomb = There is nothing left to bomb.
reason-kaosz-no-return = { $card } keeps this ship from returning fire.
reason-kaosz-must-return = { $card } forces this ship to return fire.
reason-kaosz-already-fights = This ship is already in the combat.
reason-kaosz-must-fight = This ship must take part: { $card } forces it.
reason-kaosz-not-looked-at = This card is not among those you are looking at.
reason-kaosz-not-target = This cannot be chosen: it does not match what the card says.
reason-kaosz-choose-it = No need to drag it: click it to choose it.
reason-kaosz-not-in-play = This card is not in play.
reason-kaosz-to-plate = Drag it to your nameplate to pay for it.
reason-kaosz-ship-stays = Your ship can attack an opponent; it cannot go anywhere else.
reason-kaosz-stays = This card stays where it is.
reason-kaosz-coin-where = Put a credit on your own face-down card to pay for it, or on your base to develop it.
