# Onward to Venus: what a wish lacks (UX-17).

reason-venus-no-supply = There is no { $your } left in your supply.
reason-venus-no-cruiser = You have no cruiser in the orbit of { $planet }, and no unit can move without one.
reason-venus-no-cruiser-anywhere = You have no cruiser in any orbit, so nothing can move.
reason-venus-same-planet = A group must end at another planet; { $planet } is where it starts.
reason-venus-moved = You have already moved; now you may only claim a tile where you arrived.
reason-venus-not-your-unit = This { $unit } belongs to someone else.
reason-venus-landed = This { $unit } has landed: it cannot act again until the end of the period.
reason-venus-tank-stays = Tanks cannot travel by themselves: they need a card played with the move.
reason-venus-bring-unit = Drag it to a planet to move, or to a tile to claim it.
reason-venus-claim-with-unit = Drag it to a tile on { $planet }, or end the move without a claim.
reason-venus-no-such-unit = You have no { $your } in the orbit of { $planet }.
reason-venus-claim-where-moved = After a move you may only claim where you arrived, on { $planet }.
reason-venus-unit-for-tile = One unit must land for this tile: choose which one.
reason-venus-equal-tile = There is another tile just like it here; take that one.
reason-venus-defended = This tile is defended: you must make an attempt, with dice.
reason-venus-name-target = First choose whose building you want to take over.
reason-venus-own-building = You cannot take over your own building.
reason-venus-none-here = There is no { $piece } on { $planet } to choose.
reason-venus-own-building-stays = Factories and mines stay where they are.
reason-venus-building-by-tension = Someone else’s building can only be taken over with a tension tile on its planet.
reason-venus-built-by-tile = This is not raised but built, by claiming its tile ({ $piece }).
reason-venus-infantry-home = Infantry can be raised only in Earth’s orbit.
reason-venus-no-factory = You have no factory on { $planet }: raise it where you have one, or at Earth.
reason-venus-raise-where = Drag it to Earth or to a planet where you have a factory; infantry only to Earth.
reason-venus-raise-action = Raising units is a separate action; another one is in progress.
reason-venus-marker-action = Taking a pass marker is a separate action; another one is in progress.
reason-venus-marker-to-plate = Drag the pass marker to your own nameplate.
reason-venus-no-marker = There are no pass markers left.
reason-venus-attempt-elsewhere = The attempt takes place at { $planet }: only units in its orbit can land.
reason-venus-to-attempt = It can only land now: drag it to the attempt.
reason-venus-all-landed = All of your { $your } in the orbit of { $planet } is already landing.
reason-venus-lose-own = You must lose a piece of your own; choose one of yours.
reason-venus-lose-building = You must lose a factory or mine now, not a unit.
reason-venus-lose-unit = Skulls cost units, not buildings.
reason-venus-lose-by-choosing = No need to drag it: click it to lose it.
reason-venus-lose-there = The loss is at { $planet }: choose there.
reason-venus-rescued = This { $unit } has just been rescued; the same dice cannot strike it again.
reason-venus-units-first = As long as you have units at { $planet }, they are lost first.
reason-venus-saboteur = { $wants ->
   [kill] The saboteur destroys a unit this time.
   [raze] The saboteur destroys a factory or mine this time.
  *[steal] The saboteur steals a card this time: choose a player.
 }
reason-venus-own-hand = Choose another player: this is your own hand.
reason-venus-empty-hand = This player has no cards.
reason-venus-no-hands = No one else has any cards.
reason-venus-action-card = This card is a separate action; it cannot be played in the middle of another one.
reason-venus-no-cards = There is nothing to draw: the draw pile and the discard pile are empty.
reason-venus-no-mine = You have no mine on any planet.
reason-venus-no-tension-away = There is no tension tile among the discarded ones.
reason-venus-alien-there = An alien holds { $planet }.
reason-venus-being-claimed = You are claiming this very tile right now.
reason-venus-no-tile = { $kind ->
   [tension] There is no tension tile on any planet.
   [trophy] There is no trophy tile on any planet.
  *[crisis] There is no crisis tile on any planet.
 }
reason-venus-only-tile = { $kind ->
   [tension] This card is played on a tension tile.
  *[trophy] This card is played on a trophy tile.
 }
reason-venus-no-crisis = There is no crisis tile on { $planet }.
reason-venus-none-anywhere = There is no such unit anywhere ({ $unit }).
reason-venus-only-unit = This card can only be played on another kind of unit ({ $unit }).
reason-venus-none-landed = You have no { $your } on any surface.
reason-venus-in-orbit = This { $unit } is already in orbit.
reason-venus-not-in-hand = This card is not in your hand.
reason-venus-equal-card = You hold another card just like it; play that one.
reason-venus-wrong-aim = { $wants ->
   [unit] Drag this card to a unit.
   [supply] Drag this card to a unit in your supply.
   [opponent] Drag this card to another player.
   [planet] Drag this card to a planet.
   [tile] Drag this card to a tile.
   [die] Drag this card to a die.
   [attempt] Drag this card to the attempt.
  *[middle] This card needs no target: drag it to the middle of the table.
 }
reason-venus-for-move = This card is played with a move.
reason-venus-for-attempt = This card is for an attempt: add it after the dice are rolled.
reason-venus-for-dice = This card is for the dice of your own attempts.
reason-venus-for-skull = This card is played against a skull in your own attempt, or when someone else would destroy your unit.
reason-venus-for-rescue = This card is played when one of your units would be destroyed.
reason-venus-for-encore = This card is played directly after another of your cards.
reason-venus-for-last = This card is played after the last pass marker has been taken.
reason-venus-only-move-cards = Only cards for the move can be added now.
reason-venus-only-skull-cards = Only a card that cancels a skull helps now.
reason-venus-laid-out = This card is already in the attempt.
reason-venus-other-planet = This card counts only at { $planet }.
reason-venus-only-crisis = This card counts only against a crisis tile.
reason-venus-one-boost = In one attempt only one such card counts for the same kind of units ({ $unit }).
reason-venus-no-victim = You have no suitable unit on { $planet } to sacrifice, and none is landing.
reason-venus-wrong-victim = Choose a suitable unit of your own that has landed or is landing on { $planet }.
reason-venus-one-exclude = In one attempt only one die can be set aside.
reason-venus-excluded-die = This die is set aside; it cannot be re-rolled.
reason-venus-no-skull = There is no skull to cancel.
reason-venus-one-encore = This attempt already has an encore.
reason-venus-never-back = An encore cannot bring this card back.
reason-venus-not-just-played = An encore brings back only a card that you have just played or added.
reason-venus-nothing-to-repeat = There is no card that the encore could bring back now.
reason-venus-no-encore = This card is not an encore.
reason-venus-own-doing = It helps only if another player destroys your unit.
reason-venus-not-their-card = This card is not in the hand you are looking at.
reason-venus-just-taken = You cannot give back the card that you have just taken.
