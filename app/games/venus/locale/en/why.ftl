# Onward to Venus: what a wish lacks (UX-17).

reason-venus-no-supply = There is no { $your } left in your supply.
reason-venus-no-cruiser = You have no cruiser in the orbit of { $planet }, and nobody moves without one.
reason-venus-no-cruiser-anywhere = You have no cruiser in any orbit, so there is nobody to move.
reason-venus-same-planet = A group must end at another planet; { $planet } is where it starts.
reason-venus-moved = You have already moved; now you may only claim a tile where you arrived.
reason-venus-not-your-unit = This { $unit } belongs to someone else.
reason-venus-landed = This { $unit } has landed: until the end of the period it takes no part in anything.
reason-venus-tank-stays = Tanks do not travel by themselves: a card must carry them with the move.
reason-venus-bring-unit = Bring it to a planet to move, or to a tile to claim it.
reason-venus-claim-with-unit = Bring it to a tile on { $planet }, or end the move without a claim.
reason-venus-no-such-unit = You have no { $your } in the orbit of { $planet }.
reason-venus-claim-where-moved = After a move you may only claim where you arrived, on { $planet }.
reason-venus-unit-for-tile = One unit must land for this tile: choose which one.
reason-venus-equal-tile = There is another tile just like it here; take that one.
reason-venus-defended = This tile is defended: it takes an attempt, with dice.
reason-venus-name-target = First name whose building you want to take over.
reason-venus-own-building = You cannot take over your own building.
reason-venus-none-here = There is no { $piece } on { $planet } to choose.
reason-venus-own-building-stays = Factories and mines stay where they are.
reason-venus-building-by-tension = Someone else’s building can only be taken over with a tension tile on its planet.
reason-venus-built-by-tile = This is not raised but built, by claiming its tile ({ $piece }).
reason-venus-infantry-home = Infantry is raised in Earth’s orbit only.
reason-venus-no-factory = You have no factory on { $planet }: raise it there where you have one, or at Earth.
reason-venus-raise-where = Bring it to Earth or to a planet where you have a factory; infantry to Earth only.
reason-venus-raise-action = Raising units is an action of its own; another one is under way.
reason-venus-marker-action = Taking a pass marker is an action of its own; another one is under way.
reason-venus-marker-to-plate = A pass marker is taken to your own plate.
reason-venus-no-marker = There is no pass marker left on the card.
reason-venus-attempt-elsewhere = The attempt takes place at { $planet }: only units in its orbit can land.
reason-venus-to-attempt = Now it can only land: bring it to the attempt.
reason-venus-all-landed = All of your { $your } in the orbit of { $planet } is already landing.
reason-venus-lose-own = You lose a piece of your own; choose one of yours.
reason-venus-lose-building = Now a factory or mine is lost, not a unit.
reason-venus-lose-unit = Skulls cost units, not buildings.
reason-venus-lose-by-choosing = It need not be brought anywhere: click it to lose it.
reason-venus-lose-there = The loss is taken at { $planet }.
reason-venus-rescued = This { $unit } has just been rescued; the same dice cannot strike it again.
reason-venus-units-first = As long as you have units at { $planet }, they are lost first.
reason-venus-saboteur = { $wants ->
   [kill] The saboteur destroys a unit this time.
   [raze] The saboteur destroys a factory or mine this time.
  *[steal] The saboteur steals a card this time: choose a player.
 }
reason-venus-own-hand = It must be another player: this is your own hand.
reason-venus-empty-hand = This player holds no card.
reason-venus-no-hands = Nobody else holds a card.
reason-venus-action-card = This card is an action of its own; it cannot be played in the middle of another one.
reason-venus-no-cards = There is no card to draw: draw pile and discard are empty.
reason-venus-no-mine = You have no mine on any planet.
reason-venus-no-tension-away = There is no tension tile among the discarded ones.
reason-venus-alien-there = An alien holds { $planet }.
reason-venus-being-claimed = This very tile is being claimed now.
reason-venus-no-tile = { $kind ->
   [tension] There is no tension tile on any planet.
   [trophy] There is no trophy tile on any planet.
  *[crisis] There is no crisis tile on any planet.
 }
reason-venus-only-tile = { $kind ->
   [tension] This card is played at a tension tile.
  *[trophy] This card is played at a trophy tile.
 }
reason-venus-no-crisis = There is no crisis tile on { $planet }.
reason-venus-none-anywhere = There is no such unit anywhere ({ $unit }).
reason-venus-only-unit = This card can only be played at a unit of another kind ({ $unit }).
reason-venus-none-landed = You have no { $your } on any surface.
reason-venus-in-orbit = This { $unit } is already in orbit.
reason-venus-not-in-hand = This card is not in your hand.
reason-venus-equal-card = You hold another card just like it; play that one.
reason-venus-wrong-aim = { $wants ->
   [unit] Bring this card to a unit.
   [supply] Bring this card to a unit of your supply.
   [opponent] Bring this card to another player.
   [planet] Bring this card to a planet.
   [tile] Bring this card to a tile.
   [die] Bring this card to a die.
   [attempt] Bring this card to the attempt.
  *[middle] This card needs no target: bring it to the middle of the table.
 }
reason-venus-for-move = This card goes with a move.
reason-venus-for-attempt = This card goes with an attempt: it is laid out after the dice are rolled.
reason-venus-for-dice = This card goes with the dice of an attempt of yours.
reason-venus-for-skull = This card is played against a skull in an attempt of yours, or when someone else would destroy your unit.
reason-venus-for-rescue = This card is played when a unit of yours would be destroyed.
reason-venus-for-encore = This card is played directly after another card of yours.
reason-venus-for-last = This card is played after the last pass marker has been taken.
reason-venus-only-move-cards = Only cards for the move can be laid beside it now.
reason-venus-only-skull-cards = Only a card that cancels a skull helps now.
reason-venus-laid-out = This card is already laid out for the attempt.
reason-venus-other-planet = This card counts at { $planet } only.
reason-venus-only-crisis = This card counts against a crisis tile only.
reason-venus-one-boost = In one attempt only one such card counts for the same kind of units ({ $unit }).
reason-venus-no-victim = You have no fitting unit on { $planet } to give up, and none is landing.
reason-venus-wrong-victim = Choose a fitting unit of your own that has landed or is landing on { $planet }.
reason-venus-one-exclude = In one attempt only one die can be set aside.
reason-venus-excluded-die = This die is set aside; it cannot be re-rolled.
reason-venus-no-skull = There is no skull to cancel.
reason-venus-one-encore = An encore already belongs to this attempt.
reason-venus-never-back = An encore cannot bring this card back.
reason-venus-not-just-played = An encore only brings back a card that you have just played or laid out.
reason-venus-nothing-to-repeat = There is no card that the encore could bring back now.
reason-venus-no-encore = This card is no encore.
reason-venus-own-doing = It helps only if another player destroys your unit.
reason-venus-not-their-card = This card is not in the hand you are looking at.
reason-venus-just-taken = You cannot give back the card that you have just taken.
