# Cosmic Encounter: reasons and results.

reason-cosmic-no-action-card = { $card }: neither an artifact nor a flare, so it cannot be played here.
reason-cosmic-flare-limit = You have already used a flare in this encounter.
reason-cosmic-flare-used = { $card } has already been used in this encounter.
reason-cosmic-other-event = This is not its moment: its text says when it can be played.
reason-cosmic-other-moment = It cannot be played right now; its phases: { $phases }.
reason-cosmic-other-role = Only { $role } can use it.
reason-cosmic-no-use-now = It would do nothing now.
reason-cosmic-ally-ships = Ships that an ally may send here: { $low } to { $high }; you have chosen { $have }.
reason-cosmic-ally-extra = You cannot take that many ships from there.
reason-cosmic-cannot-fulfil = You cannot give what is asked for: { $spec }.
reason-cosmic-cannot-give = You do not have what you offer: { $spec }.
reason-cosmic-too-many-wanted = The other player has only { $have ->
    [one] 1 card
   *[other] { $have } cards
}.
reason-cosmic-empty-offer = At least a card or a colony must change hands.
reason-cosmic-card-twice = A card cannot count twice.
reason-cosmic-taken = { $name ->
    [colour] Two players cannot have the same colour.
   *[alien] Two players cannot have the same alien.
 }
reason-cosmic-free-and-hidden = Hidden powers cannot be combined with a free choice of aliens.
reason-cosmic-no-alien = This alien is not in the game: { $name }.
reason-cosmic-forbidden-pair = { $name } and { $other } cannot be in the same game.
reason-cosmic-not-oneself = You cannot be your own opponent.
reason-cosmic-not-named = The destiny card names someone else.
reason-cosmic-not-own-colour = Only when your own colour has been drawn.
reason-cosmic-not-own-planet = This planet is not in your home system.
reason-cosmic-no-colony-there = That player has no colony there.
reason-cosmic-not-empty = There are ships on this planet.
reason-cosmic-planet-gone = This planet no longer exists.
reason-cosmic-other-system = This planet is not in the system where the encounter takes place.
reason-cosmic-main-player = Main players cannot be invited.
reason-cosmic-no-guest = Something forbids inviting this player now.
reason-cosmic-not-invited = This side has not invited you.
reason-cosmic-must-join = You cannot decline: something obliges you to join.
reason-cosmic-no-encounter-card = { $card }: only attack, negotiate and morph cards can be played here.
reason-cosmic-card-barred = { $card }: something forbids it in this encounter.
reason-cosmic-no-offer = There is no offer to accept yet.
reason-cosmic-no-more-offers = { $number } offers have been made: now it is accept or break off.
reason-cosmic-has-colony = The receiver already has a colony there.
reason-cosmic-no-ship-to-send = The receiver has no ship to found a colony with.
reason-cosmic-power-hidden = Your alien is face down: its power cannot be used.
reason-cosmic-power-lost = You have lost your power: you have too few home colonies.
reason-cosmic-power-zapped = Your power has been zapped for this encounter.
reason-cosmic-power-mandatory = This power works by itself when its moment comes.
reason-cosmic-power-used = You have already used this power in this encounter.
reason-cosmic-tech-unfinished = This technology has not been completed yet.
reason-cosmic-tech-done = This technology has already been completed.
reason-cosmic-no-own-colony = You have no colony there.
reason-cosmic-no-technology = This game is played without technologies.
reason-cosmic-no-reinforcement = { $card }: this is not a reinforcement.
reason-cosmic-no-reinforcing-now = Reinforcements are played after the cards are revealed.
reason-cosmic-not-in-encounter = Only main players and allies can reinforce.
reason-cosmic-no-two-attacks = Reinforcements need two attack cards.
reason-cosmic-alien-gone = This alien is taken, or cannot be in this game.
result-cosmic-colonies = There are enough foreign colonies for victory.
result-cosmic-power = An alien power has brought the victory.
result-cosmic-long = The game has gone on too long.
result-cosmic-conceded = Everyone else has conceded.
