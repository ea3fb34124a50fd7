# Káosz Galaxis: what a wish lacks (UX-17).

reason-kaosz-no-attack = Your ships cannot attack now because of { $card }.
reason-kaosz-not-in-hq = This card is not in your headquarters.
reason-kaosz-no-ship-card = Only ships go to the hangar.
reason-kaosz-only-interrupts = Now only interrupts and abilities can answer.
reason-kaosz-to-hangar = Bring the ship to your hangar.
reason-kaosz-to-lane = Bring it to the middle of the table; its target is chosen afterwards.
reason-kaosz-lay-first = { $type ->
   [base] A base is first laid on your surface, face down.
   [crew] Crew is first laid in your cantina, face down.
  *[equipment] Equipment is first laid on one of your ships, face down.
 }
reason-kaosz-lay-where = Cards are laid on your surface, in your cantina or on one of your ships.
reason-kaosz-own-ships = It must be one of your own ships.
reason-kaosz-pay-in-play = Only what lies face down in play can be paid.
reason-kaosz-not-yours = This card belongs to another player.
reason-kaosz-paid = This card is already paid.
reason-kaosz-trap-bombed = Only the card that is being bombed can be paid now.
reason-kaosz-not-aboard = Now only what is on the ships in the combat can be paid.
reason-kaosz-pay-main = Cards are paid in your own main phase.
reason-kaosz-no-ability = This card has no ability that could be used now.
reason-kaosz-not-working = This crew works only aboard a ship.
reason-kaosz-not-this-ship = The ability of a ship that may act now can be used.
reason-kaosz-only-bases = Only bases on your own surface are developed.
reason-kaosz-to-hq = Bring the card to your headquarters.
reason-kaosz-own-side = You cannot attack your own side.
reason-kaosz-attack-what = An attack is aimed at a colony, a headquarters, a crew in the cantina or a base.
reason-kaosz-only-crew = Only crew from your own cantina can board.
reason-kaosz-crew-used = This crew is used; only upright crew can board.
reason-kaosz-ship-outside = This ship takes no part in the combat.
reason-kaosz-to-ship = Bring the crew to one of your ships in the combat.
reason-kaosz-fire-at = A ship fires at an enemy ship in the combat.
reason-kaosz-fire-now = Now ships fire: bring one of yours to an enemy ship, or pass.
reason-kaosz-ship-used = This ship is not active.
reason-kaosz-slower = This ship is too slow: a faster one comes first.
reason-kaosz-no-burst = This ship cannot fire a burst at several ships now.
reason-kaosz-no-stealth = This ship has no Stealth: it bombs only in the bombardment step.
reason-kaosz-stealth-attacker = Only an attacking ship can bomb from hiding.
reason-kaosz-nothing-to-bomb = There is nothing to bomb any more.
reason-kaosz-no-return = { $card } forbids this ship to return fire.
reason-kaosz-must-return = { $card } forces this ship to return fire.
reason-kaosz-already-fights = This ship already takes part in the combat.
reason-kaosz-must-fight = This ship takes part anyway: { $card } forces it.
reason-kaosz-not-looked-at = This card is not among those you are looking at.
reason-kaosz-not-target = This cannot be chosen: it does not fit what the card says.
reason-kaosz-choose-it = It need not be brought there: click it to choose it.
reason-kaosz-not-in-play = This card is not in play.
reason-kaosz-to-plate = Bring it to your plate to pay it.
reason-kaosz-ship-stays = Your ship can attack an opponent; it cannot go anywhere else.
reason-kaosz-stays = This card stays where it lies.
reason-kaosz-coin-where = A credit is laid on your own face-down card to pay it, or on your base to develop it.
