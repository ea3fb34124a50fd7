# Cosmic Encounter: reasons and results.

reason-cosmic-no-action-card = { $card }: it is neither an artifact nor a flare, so it cannot be played here.
reason-cosmic-flare-limit = You have already used a flare in this encounter.
reason-cosmic-flare-used = { $card } has already been used in this encounter.
reason-cosmic-other-moment = It can be played at another moment; its phases: { $phases }.
reason-cosmic-other-role = Only { $role } can use it.
reason-cosmic-no-use-now = It would do nothing now.
reason-cosmic-ally-ships = An ally sends { $low } to { $high } ships here; you have chosen { $have }.
reason-cosmic-ally-extra = Not so many ships may come from there.
reason-cosmic-cannot-fulfil = You cannot give what is asked for: { $spec }.
reason-cosmic-cannot-give = You do not have what you offer: { $spec }.
reason-cosmic-too-many-wanted = The other player has only { $have } cards.
reason-cosmic-empty-offer = At least a card or a colony must change hands.
reason-cosmic-card-twice = No card counts twice.
reason-cosmic-taken = { $name ->
    [colour] Two players cannot have the same colour.
   *[alien] Two players cannot have the same alien.
 }
reason-cosmic-free-and-hidden = Hidden powers do not go with a free choice of aliens.
reason-cosmic-no-alien = This alien is not in the game: { $name }.
reason-cosmic-forbidden-pair = { $name } and { $other } cannot be in the same game.
result-cosmic-colonies = Enough foreign colonies decide the game.
result-cosmic-power = An alien power decides the game.
result-cosmic-long = The game has become too long.
result-cosmic-conceded = Everybody else has given up.
