# Cosmic Encounter: why a computer player advises something. The hint is called cosmic.why.<name>; its values: $seat, $card, $chance and $count.

reason-cosmic-why-best = Of all the options considered, this one promised the most.

# -- powers, cards, technologies
reason-cosmic-why-wait = There will be a better moment for it than now.
reason-cosmic-why-nothing = There is nothing to do right now.
reason-cosmic-why-power = Used now, the power brings more than it costs.
reason-cosmic-why-play = { $card }: it will hardly ever be worth more than now.
reason-cosmic-why-technology-use = { $card }: this is the moment it was built for.
reason-cosmic-why-counter = What { $seat } is about to do would hurt too much.
reason-cosmic-why-own-counter = It is better for you if this is cancelled.
reason-cosmic-why-flip = From now on the power is worth more in the open than in hiding.
reason-cosmic-why-accuse = Something is not right here.
reason-cosmic-why-reinforce = { $card }: it turns the encounter.

# -- with whom, where, with how many
reason-cosmic-why-against = The best prospects are against { $seat }.
reason-cosmic-why-against-leader = { $seat } is one colony from victory and must be stopped.
reason-cosmic-why-drive-out = { $seat } has no business in your home system.
reason-cosmic-why-resettle = A home colony without a fight, and the encounter counts as a success.
reason-cosmic-why-redraw = Another card may bring a foreign colony.
reason-cosmic-why-aim = { $count ->
    [one] Only one of { $seat }’s ships defends this planet, and you have no colony there yet.
   *[other] { $count } of { $seat }’s ships defend this planet; elsewhere it would be harder, or you would gain less.
 }
reason-cosmic-why-aim-empty = { $seat } has no ship there: nothing adds to the defense’s card.
reason-cosmic-why-aim-harm = You gain no colony there, but { $seat } loses one.
reason-cosmic-why-launch = { $count ->
    [one] One ship: it counts
   *[other] { $count } ships: each one counts
}, and enough of them stay at home.
reason-cosmic-why-launch-few = No more than that can be spared from your colonies.
reason-cosmic-why-further = You have cards and ships for another encounter.
reason-cosmic-why-enough = Too little is left for another encounter.

# -- allies
reason-cosmic-why-invite-all = Every ally makes it more likely, and nobody gains too much from it.
reason-cosmic-why-invite-some = These help more than their gain will hurt.
reason-cosmic-why-invite-nobody = Help would cost more than it brings.
reason-cosmic-why-invite-not-leader = { $seat } is one colony from victory: no invitation.
reason-cosmic-why-stay-out = Neither side promises enough for the ships at stake.
reason-cosmic-why-join-offense = A foreign colony for a few ships, if { $seat } loses.
reason-cosmic-why-join-against = You gain nothing there, but { $seat } must not win.
reason-cosmic-why-join-to-win = If the offense wins, you have won the game.
reason-cosmic-why-join-defense = { $count ->
    [one] The defense will probably hold: one card or ship as a reward.
   *[other] The defense will probably hold: { $count } cards or ships as a reward.
 }
reason-cosmic-why-stop = If { $seat } wins this encounter, the game is over: everything for the defense.

# -- encounter cards
reason-cosmic-why-only-card = { $card }: there is no other encounter card to play.
reason-cosmic-why-attack = { $card }: wins about { $chance }% of the time.
reason-cosmic-why-attack-risky = { $card }: wins only about { $chance }% of the time, but the other cards promise less.
reason-cosmic-why-throw-away = { $card }: the good cards are worth more elsewhere.
reason-cosmic-why-negotiate = A deal, if { $seat } also negotiates; otherwise cards as compensation.
reason-cosmic-why-negotiate-near = There will be no deal with { $seat }, but compensation is possible.
reason-cosmic-why-morph = As strong as whatever the opponent has played.

# -- deals
reason-cosmic-why-accept = This is better than three ships in the warp, and { $seat } gains nothing dangerous.
reason-cosmic-why-offer-colonies = A colony for a colony: good for you and good for { $seat }.
reason-cosmic-why-offer-colony = You want a colony; { $seat } gets something for it.
reason-cosmic-why-offer = { $seat } may well accept this, and it is better than no deal.
reason-cosmic-why-break-off = What { $seat } wants is worse than three ships in the warp.
reason-cosmic-why-break-off-leader = { $seat } would win with any colony: better no deal.
reason-cosmic-why-give-worst = You will miss these cards least.

# -- ships and the rest
reason-cosmic-why-lose-ships = These ships will be missed least.
reason-cosmic-why-return-ships = A ship gives the most safety there.
reason-cosmic-why-settlers = A few ships are enough to hold the new colony.
reason-cosmic-why-reward-cards = You have enough ships; cards decide encounters.
reason-cosmic-why-reward-ships = Too many of your ships are in the warp.
reason-cosmic-why-alien = The stronger of the powers.
reason-cosmic-why-technology = It brings the most for its research.
reason-cosmic-why-research = The ship is not needed elsewhere, and the technology will pay off.
reason-cosmic-why-no-research = Every ship is needed on the planets.
reason-cosmic-why-complete = The research is done.
reason-cosmic-why-new-hand = Eight new cards are worth more than what is left.
