# Cosmic Encounter: switches, questions, options.

# -- switches

variant-cosmic-four-planets = Four Planets
variant-cosmic-four-planets-help = A shorter game with four home planets each; good for few players.
variant-cosmic-four-planets-off = Off
variant-cosmic-four-planets-off-help = Five home planets each; five foreign colonies win.
variant-cosmic-four-planets-on = On
variant-cosmic-four-planets-on-help = Four home planets each; four foreign colonies win.
variant-cosmic-hidden-powers = Hidden Powers
variant-cosmic-hidden-powers-help = Whether the aliens stay face down until their players turn them up.
variant-cosmic-hidden-powers-off = Off
variant-cosmic-hidden-powers-off-help = All aliens are face up from the start.
variant-cosmic-hidden-powers-on = On
variant-cosmic-hidden-powers-on-help = Each alien stays face down until its player turns it up to use it.
variant-cosmic-changing-powers = Changing Powers
variant-cosmic-changing-powers-help = Whether aliens can be changed during the game.
variant-cosmic-changing-powers-off = Off
variant-cosmic-changing-powers-off-help = You keep the alien you have chosen.
variant-cosmic-changing-powers-on = On
variant-cosmic-changing-powers-on-help = At the start of your turn you draw an unused alien and keep it or your old one.
variant-cosmic-flares = Flares
variant-cosmic-flares-help = Whether flares are mixed into the cosmic deck.
variant-cosmic-flares-on = Ten flares
variant-cosmic-flares-on-help = Each player may use one flare in each encounter.
variant-cosmic-flares-free = Free flares
variant-cosmic-flares-free-help = Any number of flares may be used in an encounter, each once.
variant-cosmic-flares-off = No flares
variant-cosmic-flares-off-help = For the first games: the deck has no flares.
variant-cosmic-technology = Technology
variant-cosmic-technology-help = Whether the players research technologies.
variant-cosmic-technology-off = Off
variant-cosmic-technology-off-help = There are no technology cards.
variant-cosmic-technology-on = On
variant-cosmic-technology-on-help = Each player researches technologies with ships.
variant-cosmic-filch-flare = Filch flare
variant-cosmic-filch-flare-help = Which of the two Filch flares is in the game.
variant-cosmic-filch-flare-new = New
variant-cosmic-filch-flare-new-help = It steals a card that is being played.
variant-cosmic-filch-flare-classic = Classic
variant-cosmic-filch-flare-classic-help = It lets its holder cheat until someone accuses them.
variant-cosmic-aliens = Aliens
variant-cosmic-aliens-help = Which aliens may appear, by alert level.
variant-cosmic-aliens-all = All
variant-cosmic-aliens-all-help = All fifty aliens.
variant-cosmic-aliens-green-yellow = Green and yellow
variant-cosmic-aliens-green-yellow-help = Without the aliens for experts.
variant-cosmic-aliens-green = Green only
variant-cosmic-aliens-green-help = Only the aliens for beginners.
variant-cosmic-choice = Choice of aliens
variant-cosmic-choice-help = How the players get their aliens.
variant-cosmic-choice-two = One of two
variant-cosmic-choice-two-help = Each player gets two at random and keeps one.
variant-cosmic-choice-free = Free choice
variant-cosmic-choice-free-help = Each player picks any alien that nobody has yet.
variant-cosmic-deal-clock = Time for a deal
variant-cosmic-deal-clock-help = How long the main players may negotiate before the deal fails.
variant-cosmic-deal-clock-60 = One minute
variant-cosmic-deal-clock-60-help = As in the rulebook.
variant-cosmic-deal-clock-120 = Two minutes
variant-cosmic-deal-clock-120-help = More time to think.
variant-cosmic-deal-clock-off = No clock
variant-cosmic-deal-clock-off-help = Only the number of offers is limited.
variant-cosmic-zombie-compensation = Compensation for Zombie
variant-cosmic-zombie-compensation-help = Whether Zombie gets compensation for ships that returned by its power.
variant-cosmic-zombie-compensation-off = Off
variant-cosmic-zombie-compensation-off-help = Only ships that went to the warp count.
variant-cosmic-zombie-compensation-on = On
variant-cosmic-zombie-compensation-on-help = Ships that returned also count.
variant-cosmic-colour = Colour
variant-cosmic-colour-help = The colour of this player’s ships and planets.
variant-cosmic-colour-automatic = Automatic
variant-cosmic-colour-red = Red
variant-cosmic-colour-blue = Blue
variant-cosmic-colour-green = Green
variant-cosmic-colour-yellow = Yellow
variant-cosmic-colour-purple = Purple
variant-cosmic-alien = Alien
variant-cosmic-alien-help = This player’s alien; otherwise it is chosen at the start of the game.
variant-cosmic-alien-automatic = Choice at the start

# -- questions

prompt-cosmic-reply = { $moment } – what do you do?
prompt-cosmic-reply-rule = Each player in turn may use one thing or pass; once all have passed, play continues.
prompt-cosmic-answer = { $moment } – your response?
prompt-cosmic-answer-rule = What was announced takes effect once all have passed, unless someone cancels it.
prompt-cosmic-game-alien = Which alien do you want to play?
prompt-cosmic-game-alien-rule = You get two flares; you keep one of their aliens, and the other goes back to the box.
prompt-cosmic-game-freely = Which alien do you want to play?
prompt-cosmic-game-freely-rule = You may choose any alien that nobody has yet.
prompt-cosmic-game-technology = Which technology do you want to research?
prompt-cosmic-game-technology-rule = You keep one of the two, face down; the other is discarded.
prompt-cosmic-draw-technology-technology = Which technology do you want to research?
prompt-cosmic-draw-technology-technology-rule = You keep one of the drawn technologies, face down; the others are discarded.
prompt-cosmic-changing-keep = You have drawn { $alien }. Change your alien?
prompt-cosmic-changing-keep-rule = At the start of your turn you draw an unused alien and keep it or your old one.
prompt-cosmic-turn-new-hand = Draw a new hand?
prompt-cosmic-turn-new-hand-rule = Your hand has no encounter card; you need not draw if you can play one from elsewhere.
prompt-cosmic-planning-new-hand = Draw a new hand?
prompt-cosmic-planning-new-hand-rule = Your hand has no encounter card; you need not draw if you can play one from elsewhere.
prompt-cosmic-tech-actions-action = Research a technology, or complete one?
prompt-cosmic-tech-actions-action-rule = Before the Regroup phase each player may send a ship to a technology, or complete one that has enough ships.
prompt-cosmic-retrieving-retrieve = { $count ->
    [one] A ship comes back from the warp: to which colony?
   *[other] { $count } ships come back from the warp: to which colonies?
 }
prompt-cosmic-retrieving-retrieve-rule = Ships from the warp go to any of your colonies.
prompt-cosmic-returning-return = { $count ->
    [one] A ship returns: to which colony?
   *[other] { $count } ships return: to which colonies?
 }
prompt-cosmic-returning-return-rule = Ships that return may be split among your colonies as you like.
prompt-cosmic-destiny-defense = Who is your encounter with?
prompt-cosmic-destiny-defense-rule = With a wild card you name the defense; with your own colour you draw again, drive someone out or resettle an empty planet.
prompt-cosmic-destiny-settlers = Which ships resettle the empty planet?
prompt-cosmic-destiny-settlers-rule = One to four ships from your colonies; the encounter then ends successfully.
prompt-cosmic-launch-planet = Which planet do you aim at?
prompt-cosmic-launch-planet-rule = The gate is aimed at a planet in the defense’s home system.
prompt-cosmic-launch-ships = Which ships do you launch?
prompt-cosmic-launch-ships-rule = One to four ships from any of your colonies; if you take the last one away, you give that colony up.
prompt-cosmic-alliance-invite = Who do you invite as allies?
prompt-cosmic-alliance-invite-rule = The offense invites first, then the defense; anyone but the main players can be invited, or nobody.
prompt-cosmic-alliance-answer = Join a side?
prompt-cosmic-alliance-answer-rule = An offensive ally wins a colony, a defensive ally a reward for each ship; the losing side loses its ships.
prompt-cosmic-alliance-answer-side = Which side?
prompt-cosmic-alliance-answer-ships = Where do the ships come from?
prompt-cosmic-planning-card = Which card do you play against { $opponent }?
prompt-cosmic-planning-card-rule = Both main players choose an encounter card: attack, negotiate or morph.
prompt-cosmic-reaching-card = Which card do you play instead?
prompt-cosmic-reaching-card-rule = The card from elsewhere does not count; you choose one from your hand.
prompt-cosmic-reinforcing-reply = { $totals ->
    [none] The totals are about to be compared. What do you do?
   *[known] The totals are { $ours } to { $theirs }. What do you do?
 }
prompt-cosmic-reinforcing-reply-rule = Main players and allies play reinforcements for either side in turn, until all pass.
prompt-cosmic-deal-message = { $offer ->
    [none] Make { $opponent } an offer
   *[made] { $opponent } has made you an offer
}
prompt-cosmic-deal-message-rule = Cards and one colony each may change hands; without a deal you both lose three ships.
prompt-cosmic-deal-message-say = What do you say?
prompt-cosmic-deal-message-cards = Which cards do you give?
prompt-cosmic-deal-message-open = Show these cards?
prompt-cosmic-deal-message-give = What else do you give?
prompt-cosmic-deal-message-want = What do you want?
prompt-cosmic-deal-message-give-colony = Where may { $opponent } found a colony?
prompt-cosmic-deal-message-want-colony = Where do you want to found a colony?
prompt-cosmic-deal-message-release = Whose ships leave the warp?
prompt-cosmic-carrying-out-cards = Which cards do you give for the deal?
prompt-cosmic-carrying-out-cards-rule = You now choose what the deal left open.
prompt-cosmic-carrying-out-cards-attack = { cosmic-spec-attack }
prompt-cosmic-carrying-out-cards-negotiate = { cosmic-spec-negotiate }
prompt-cosmic-carrying-out-cards-morph = { cosmic-spec-morph }
prompt-cosmic-carrying-out-cards-reinforcement = { cosmic-spec-reinforcement }
prompt-cosmic-carrying-out-cards-artifact = { cosmic-spec-artifact }
prompt-cosmic-carrying-out-cards-flare = { cosmic-spec-flare }
prompt-cosmic-carrying-out-cards-choice = any cards
prompt-cosmic-carrying-out-settlers = Which ships found the colony you agreed on?
prompt-cosmic-carrying-out-settlers-rule = At least one ship from your colonies or from the gate.
prompt-cosmic-sacrificing-lose = { $own ->
    [yes] { $count ->
        [one] Which of your ships is lost?
       *[other] Which { $count } of your ships are lost?
    }
   *[no] { $count ->
        [one] Which ship does { $other } lose?
       *[other] Which { $count } ships does { $other } lose?
    }
 }
prompt-cosmic-sacrificing-lose-rule = They may come from anywhere but the warp.
prompt-cosmic-compensation-cards = Which cards are paid as compensation?
prompt-cosmic-compensation-cards-rule = Compensation is taken at random, unless a power lets someone choose.
prompt-cosmic-rewarding-ships = How many ships do you take from the warp (a card for each of the rest)?
prompt-cosmic-rewarding-ships-rule = A defensive ally gets a ship from the warp or a card for each ship that defended.
prompt-cosmic-resolution-further = Have another encounter?
prompt-cosmic-resolution-further-rule = After a successful first encounter the offense may have a second one.

# -- questions of aliens, flares, artifacts

prompt-cosmic-loot-loot = Which of { $opponent }’s cards do you take?
prompt-cosmic-loot-loot-rule = At most as many as you had ships in the encounter; the rest are discarded.
prompt-cosmic-sort-gained-unwanted = Which of the gained cards do you discard?
prompt-cosmic-sort-gained-unwanted-rule = What you do not want is discarded and not replaced.
prompt-cosmic-swallow-artifact-ship = Where does the ship for the warp come from?
prompt-cosmic-swallow-artifact-ship-rule = The artifact is swallowed for a ship from outside the encounter.
prompt-cosmic-allies-draw-draw = Draw a card?
prompt-cosmic-allies-draw-draw-rule = Each ally of the player who used the flare may draw.
prompt-cosmic-throw-in-fodder = Which attack cards do you throw in?
prompt-cosmic-throw-in-fodder-rule = Their sum is added to your total.
prompt-cosmic-join-late-ship = Where does your ship come from?
prompt-cosmic-join-late-ship-rule = You join with one ship from a colony.
prompt-cosmic-call-up-attack-reserve = Which attack do you play as a reinforcement, and for which side?
prompt-cosmic-call-up-attack-reserve-rule = A small attack adds its value to the total of either side.
prompt-cosmic-discard-or-yield-toll = Discard cards, or let { $offense } settle?
prompt-cosmic-discard-or-yield-toll-rule = You either discard at random down to three cards, or let the ships land beside yours.
prompt-cosmic-keep-spoils-keep = Which of the discarded cards do you keep?
prompt-cosmic-keep-spoils-keep-rule = You may keep any number of them.
prompt-cosmic-draw-three-use = What do you do with the drawn cards?
prompt-cosmic-draw-three-use-rule = One encounter card may replace your revealed card, or an attack may be added to it; the rest are discarded.
prompt-cosmic-deal-hoard-hoard = Which cards become your hoard?
prompt-cosmic-deal-hoard-hoard-rule = You have been dealt two hands; the other one stays in your hand.
prompt-cosmic-lay-cards-aside-aside = Which cards do you set aside with the flare?
prompt-cosmic-lay-cards-aside-aside-rule = They cannot be taken or discarded, and come back to you.
prompt-cosmic-shift-ships-withdraw = Which colonies do your ships withdraw to?
prompt-cosmic-shift-ships-withdraw-rule = They leave the encounter.
prompt-cosmic-shift-ships-send = From which colonies do you send ships?
prompt-cosmic-shift-ships-send-rule = They join the encounter, even beyond four.
prompt-cosmic-dive-ships = Which ships do you send to the warp?
prompt-cosmic-dive-ships-rule = You draw two cards for each.
prompt-cosmic-ram-ships = Which ships do you send to the warp?
prompt-cosmic-ram-ships-rule = Each adds 3 to the total of your side.
prompt-cosmic-settle-abroad-settlers = Which ships found the colony?
prompt-cosmic-settle-abroad-settlers-rule = Up to four ships from your colonies outside the encounter.
prompt-cosmic-bluff-claim = What do you say your card is?
prompt-cosmic-bluff-claim-rule = It may be true or not; you may also simply reveal the card.
prompt-cosmic-bluff-judge = { $opponent } says: { $claim }. Believe it?
prompt-cosmic-bluff-judge-rule = Whoever is wrong loses as many ships as they have in the encounter.
prompt-cosmic-bluff-pay = Which ships do you lose for the bluff?
prompt-cosmic-bluff-pay-rule = They come from outside the encounter.
prompt-cosmic-claim-further-further = How many more cards do you collect?
prompt-cosmic-claim-further-further-rule = Up to as many again as your compensation, if there are enough cards.
prompt-cosmic-raise-stakes-stake = How many more ships are at stake?
prompt-cosmic-raise-stakes-stake-rule = Whoever is wrong loses that many more.
prompt-cosmic-call-spread-spread = By how much, at least, do the cards differ?
prompt-cosmic-call-spread-spread-rule = If you are right, the number is added to your card.
prompt-cosmic-give-card-gift = Which card do you give away?
prompt-cosmic-give-card-gift-rule = The other player takes it into their hand.
prompt-cosmic-settle-with-the-weak-settler = Where does the settler come from?
prompt-cosmic-settle-with-the-weak-settler-rule = A ship from a colony outside the encounter founds the colony.
prompt-cosmic-fill-up-source = Where do you take the next card from?
prompt-cosmic-fill-up-source-rule = From the deck, or at random from another hand, until you have eight.
prompt-cosmic-discard-before-discard = Which cards do you discard first?
prompt-cosmic-discard-before-discard-rule = Up to three; then your power fills your hand up.
prompt-cosmic-spread-hate-card = Which card do you discard out of hate?
prompt-cosmic-spread-hate-card-rule = Everyone else follows with a card of the same type or loses three ships.
prompt-cosmic-spread-hate-hated = Discard a matching card, or lose ships?
prompt-cosmic-spread-hate-hated-rule = The same type, for an attack at least as high; otherwise three ships that { $offense } chooses.
prompt-cosmic-execute-named-ship = Which of { $other }’s ships goes to the warp?
prompt-cosmic-execute-named-ship-rule = From any colony or technology of that player.
prompt-cosmic-execute-any-ship = Which of { $other }’s ships goes to the warp?
prompt-cosmic-execute-any-ship-rule = From any colony or technology of that player.
prompt-cosmic-pull-into-warp-ship = Where does your ship for the warp come from?
prompt-cosmic-pull-into-warp-ship-rule = All opposing ships in the encounter are lost with it.
prompt-cosmic-club-allies-allies = Which of { $opponent }’s allies do you also hit?
prompt-cosmic-club-allies-allies-rule = Each loses as many ships as you had in the encounter.
prompt-cosmic-drag-along-whom = Whose ships do you drag along, and how many?
prompt-cosmic-drag-along-whom-rule = At most as many as you have just lost.
prompt-cosmic-drag-along-lose = { $own ->
    [yes] { $count ->
        [one] Which of your ships is dragged into the warp?
       *[other] Which { $count } of your ships are dragged into the warp?
    }
   *[no] { $count ->
        [one] Which of { $other }’s ships is dragged into the warp?
       *[other] Which { $count } of { $other }’s ships are dragged into the warp?
    }
 }
prompt-cosmic-drag-along-lose-rule = They come from colonies.
prompt-cosmic-share-growth-growth = A card or a ship from the warp?
prompt-cosmic-share-growth-growth-rule = One of them for each colony that another player gains.
prompt-cosmic-fetch-fetch = Which card do you offer, and who to?
prompt-cosmic-fetch-fetch-rule = Cards that were used to resolve the encounter.
prompt-cosmic-fetch-offer = You are offered { $card }. Accept it?
prompt-cosmic-fetch-offer-rule = If you accept, the other player gets a ship from the warp or a card.
prompt-cosmic-fetch-refused = Keep the refused card?
prompt-cosmic-fetch-refused-rule = Otherwise it stays on the discard pile.
prompt-cosmic-fetch-thanks = What do you take as thanks?
prompt-cosmic-fetch-thanks-rule = A ship from the warp or a card.
prompt-cosmic-swap-a-card-card = Which card do you give back?
prompt-cosmic-swap-a-card-card-rule = It may even be the one that you have just drawn.
prompt-cosmic-raise-citadel-card = Which attack card becomes a citadel?
prompt-cosmic-raise-citadel-card-rule = It is put face up beside a planet.
prompt-cosmic-raise-citadel-planet = Beside which planet?
prompt-cosmic-raise-citadel-planet-rule = It helps the defense of that planet when you activate it.
prompt-cosmic-give-back-cards = Which cards do you give back?
prompt-cosmic-give-back-cards-rule = Up to as many as you have collected.
prompt-cosmic-dictate-destiny = Which destiny card does { $offense } draw?
prompt-cosmic-dictate-destiny-rule = You choose any card of the destiny deck.
prompt-cosmic-heal-return = { $count ->
    [one] Your ship is healed: to which colony does it return?
   *[other] { $count } ships are healed: to which colonies do they return?
 }
prompt-cosmic-heal-return-rule = Healed ships go to any of your colonies.
prompt-cosmic-pick-over-card = Which card do you hand over next?
prompt-cosmic-pick-over-card-rule = The winner discards each card until they keep one; the rest stay yours.
prompt-cosmic-pick-over-keep = Keep { $card }?
prompt-cosmic-pick-over-keep-rule = Whatever you do not keep is discarded, and the next card follows.
prompt-cosmic-send-allies-home-allies = Which allies are sent home?
prompt-cosmic-send-allies-home-allies-rule = They are no longer allies and take their ships back.
prompt-cosmic-infect-give-up = Which card of each type do you discard?
prompt-cosmic-infect-give-up-rule = One card of each type that you hold.
prompt-cosmic-infect-give-up-attack = { cosmic-type-attack }
prompt-cosmic-infect-give-up-negotiate = { cosmic-type-negotiate }
prompt-cosmic-infect-give-up-morph = { cosmic-type-morph }
prompt-cosmic-infect-give-up-reinforcement = { cosmic-type-reinforcement }
prompt-cosmic-infect-give-up-artifact = { cosmic-type-artifact }
prompt-cosmic-infect-give-up-flare = { cosmic-type-flare }
prompt-cosmic-return-from-loss-which = Which ship is saved?
prompt-cosmic-return-from-loss-which-rule = The others go to the warp.
prompt-cosmic-return-from-loss-return = { $count ->
    [one] Your ship is saved: to which colony does it return?
   *[other] { $count } ships are saved: to which colonies do they return?
 }
prompt-cosmic-return-from-loss-return-rule = Saved ships go to your colonies instead of the warp.
prompt-cosmic-shelter-allies-return = { $count ->
    [one] Your ship is saved: to which colony does it return?
   *[other] { $count } ships are saved: to which colonies do they return?
 }
prompt-cosmic-shelter-allies-return-rule = Saved ships go to your colonies instead of the warp.
prompt-cosmic-rise-again-return = { $count ->
    [one] Your ship is saved: to which colony does it return?
   *[other] { $count } ships are saved: to which colonies do they return?
 }
prompt-cosmic-rise-again-return-rule = Saved ships go to your colonies instead of the warp.

# -- questions of technologies

prompt-cosmic-wake-settlers-settlers = Which ships found the colony?
prompt-cosmic-wake-settlers-settlers-rule = Up to four ships from your colonies.
prompt-cosmic-wake-builders-settlers = How many of the researching ships found the colony?
prompt-cosmic-wake-builders-settlers-rule = Up to four of the ships that built the technology.
prompt-cosmic-salvage-card = Which card do you take from the discard pile?
prompt-cosmic-salvage-card-rule = Any one card of the cosmic discard pile.
prompt-cosmic-level-hands-discard = Which cards do you discard first?
prompt-cosmic-level-hands-discard-rule = Then each player draws or discards at random until they hold eight cards.
prompt-cosmic-make-planet-settlers = How many researching ships settle on the genesis planet?
prompt-cosmic-make-planet-settlers-rule = At least one; the others return to your colonies.
prompt-cosmic-lay-mines-mines = Whose ships on the gate run into the mines?
prompt-cosmic-lay-mines-mines-rule = As many ships as there are researching ships on the mines.
prompt-cosmic-mount-cannon-orbit = Between which planets do you put the lunar cannon?
prompt-cosmic-mount-cannon-orbit-rule = Between two neighbouring planets of your home system.
prompt-cosmic-move-cannon-orbit = Between which planets do you move the lunar cannon?
prompt-cosmic-move-cannon-orbit-rule = Between two neighbouring planets of any system.
prompt-cosmic-reach-planet-ship = Where does the ship for the target planet come from?
prompt-cosmic-reach-planet-ship-rule = From one of your colonies outside the encounter.
prompt-cosmic-launch-flagship-colony = Where does the Prometheus start?
prompt-cosmic-launch-flagship-colony-rule = On one of your colonies.
prompt-cosmic-place-flagship-place = Where is the Prometheus now?
prompt-cosmic-place-flagship-place-rule = It stays with the ships that went, or with those that stayed.
prompt-cosmic-charge-battery-card = Which encounter card do you put under the battery?
prompt-cosmic-charge-battery-card-rule = Later it may replace a card that you have revealed.
prompt-cosmic-draw-and-sort-keep = Which of the drawn cards do you keep?
prompt-cosmic-draw-and-sort-keep-rule = You may keep any number; the rest are discarded.

# -- options: what a piece does, with its aim

option-cosmic-pass = Pass
    .answer = No answer
option-cosmic-use = { $piece }: { $deed }
option-cosmic-aim = { $piece }: { $deed } – { $aim }
option-cosmic-play = Play: { $piece }
    .tech = Use: { $piece }
option-cosmic-flip = Turn up { $alien }
option-cosmic-accuse = Accuse { $seat } of cheating
option-cosmic-reinforce = { $card } for { $side }’s side

# -- what is aimed at

cosmic-aim-withdraw = withdraw ships
cosmic-aim-send = send ships
cosmic-aim-odd = odd
cosmic-aim-even = even
cosmic-aim-offense = join the offense
cosmic-aim-defense = join the defense
cosmic-aim-deck = the top card of the deck
cosmic-aim-discard = the top card of the discard pile
cosmic-aim-ship = a ship from the warp { $to }

# -- options of single questions

option-cosmic-changing-keep-old = Keep the old alien
option-cosmic-changing-keep-new = Take the new alien: { $alien }
option-cosmic-turn-new-hand-draw = Draw a new hand
option-cosmic-turn-new-hand-decline = Keep the hand
option-cosmic-planning-new-hand-draw = Draw a new hand
option-cosmic-planning-new-hand-decline = Keep the hand
option-cosmic-tech-actions-action-pass = Neither
option-cosmic-tech-actions-action-research = Send a ship { $from } to research { $card }
option-cosmic-tech-actions-action-complete = Complete { $card }
option-cosmic-destiny-defense-against = Encounter with { $seat }
option-cosmic-destiny-defense-redraw = Draw again
option-cosmic-destiny-defense-drive-out = Drive { $seat } out { $from }
option-cosmic-destiny-defense-resettle = Resettle { $planet }
option-cosmic-alliance-answer-side-none = Stay out
option-cosmic-alliance-answer-side-offense = Join the offense: { $offense }
option-cosmic-alliance-answer-side-defense = Join the defense: { $defense }
option-cosmic-deal-message-say-propose = Make this offer
option-cosmic-deal-message-say-accept = Accept the offer
option-cosmic-deal-message-say-break-off = Break off (each loses three ships)
option-cosmic-deal-message-open-closed = Face down
option-cosmic-deal-message-open-open = Face up
option-cosmic-deal-message-give-colony-none = Nowhere
option-cosmic-deal-message-want-colony-none = Nowhere
option-cosmic-resolution-further-second = Another encounter
option-cosmic-resolution-further-stop = End the turn
option-cosmic-resolution-further-technology = Draw technologies instead
option-cosmic-allies-draw-draw-draw = Draw a card
option-cosmic-allies-draw-draw-refuse = No, thank you
option-cosmic-call-up-attack-reserve = { $card } for { $side }’s side
option-cosmic-discard-or-yield-toll-discard = Discard down to three cards
option-cosmic-discard-or-yield-toll-yield = Let the ships land
option-cosmic-draw-three-use-none = Use none of them
option-cosmic-draw-three-use-replace = Replace the card with { $card }
option-cosmic-draw-three-use-add = Add { $card }
option-cosmic-deal-hoard-hoard-hand = The first eight cards
option-cosmic-deal-hoard-hoard-dealt = The second eight cards
option-cosmic-mount-cannon-orbit = Between { $planet } and { $neighbour }
option-cosmic-move-cannon-orbit = Between { $planet } and { $neighbour }
option-cosmic-bluff-claim-show = Simply reveal the card
option-cosmic-bluff-claim-claim = “{ $claim }”
option-cosmic-bluff-judge-believe = I believe it
option-cosmic-bluff-judge-challenge = I challenge it
option-cosmic-fill-up-source-deck = From the deck
option-cosmic-fill-up-source-hand = From { $seat }’s hand
option-cosmic-spread-hate-hated-ships = Lose three ships
option-cosmic-share-growth-growth-card = Draw a card
option-cosmic-share-growth-growth-ship = A ship from the warp
option-cosmic-fetch-fetch = { $card } for { $seat }
option-cosmic-fetch-fetch-stop = Offer nothing more
option-cosmic-fetch-offer-accept = Accept
option-cosmic-fetch-offer-refuse = Refuse
option-cosmic-fetch-refused-keep = Keep it
option-cosmic-fetch-refused-drop = Leave it on the discard pile
option-cosmic-fetch-thanks-ship = A ship from the warp
option-cosmic-fetch-thanks-draw = Draw a card
option-cosmic-fetch-thanks-nothing = Nothing
option-cosmic-pick-over-keep-keep = Keep it
option-cosmic-pick-over-keep-discard = Discard it

# What the button does that gives the answer

confirm-cosmic-alliance-invite = { $count ->
    [0] Invite nobody
    [one] Invite 1 player
   *[other] Invite { $count } players
}
confirm-cosmic-launch-ships = { $count ->
    [one] Launch 1 ship
   *[other] Launch { $count } ships
}
confirm-cosmic-returning-return = { $count ->
    [one] Return 1 ship
   *[other] Return { $count } ships
}
confirm-cosmic-retrieving-retrieve = { $count ->
    [one] Release 1 ship
   *[other] Release { $count } ships
}
confirm-cosmic-sacrificing-lose = { $count ->
    [one] Give up 1 ship
   *[other] Give up { $count } ships
}
confirm-cosmic-carrying-out-settlers = { $count ->
    [one] Settle 1 ship
   *[other] Settle { $count } ships
}
confirm-cosmic-destiny-settlers = { $count ->
    [one] Settle 1 ship
   *[other] Settle { $count } ships
}
confirm-cosmic-wake-settlers-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-wake-builders-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-make-planet-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-settle-abroad-settlers = { confirm-cosmic-destiny-settlers }
confirm-cosmic-heal-return = { confirm-cosmic-returning-return }
confirm-cosmic-return-from-loss-return = { confirm-cosmic-returning-return }
confirm-cosmic-rise-again-return = { confirm-cosmic-returning-return }
confirm-cosmic-shelter-allies-return = { confirm-cosmic-returning-return }
confirm-cosmic-shift-ships-withdraw = { confirm-cosmic-returning-return }
confirm-cosmic-return-from-loss-which = { $count ->
    [one] Save 1 ship
   *[other] Save { $count } ships
}
confirm-cosmic-bluff-pay = { $count ->
    [one] Lose 1 ship
   *[other] Lose { $count } ships
}
confirm-cosmic-drag-along-lose = { confirm-cosmic-dive-ships }
confirm-cosmic-dive-ships = { $count ->
    [one] Send 1 ship to the warp
   *[other] Send { $count } ships to the warp
}
confirm-cosmic-ram-ships = { confirm-cosmic-dive-ships }
confirm-cosmic-drag-along-whom = { $count ->
    [0] Drag nobody along
    [one] Drag 1 ship along
   *[other] Drag { $count } ships along
}
confirm-cosmic-shift-ships-send = { $count ->
    [one] Send 1 ship
   *[other] Send { $count } ships
}
confirm-cosmic-lay-mines-mines = { $count ->
    [one] Run 1 ship into the mines
   *[other] Run { $count } ships into the mines
}
confirm-cosmic-level-hands-discard = { $count ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
confirm-cosmic-sort-gained-unwanted = { confirm-cosmic-level-hands-discard }
confirm-cosmic-discard-before-discard = { confirm-cosmic-level-hands-discard }
confirm-cosmic-infect-give-up = { confirm-cosmic-level-hands-discard }
confirm-cosmic-draw-and-sort-keep = { $count ->
    [0] Keep none
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
confirm-cosmic-keep-spoils-keep = { confirm-cosmic-draw-and-sort-keep }
confirm-cosmic-send-allies-home-allies = { $count ->
    [one] Send 1 ally home
   *[other] Send { $count } allies home
}
confirm-cosmic-club-allies-allies = { $count ->
    [one] Also hit 1 ally
   *[other] Also hit { $count } allies
}
confirm-cosmic-carrying-out-cards = { $count ->
    [one] Hand over 1 card
   *[other] Hand over { $count } cards
}
confirm-cosmic-compensation-cards = { $count ->
    [one] Pay 1 card
   *[other] Pay { $count } cards
}
confirm-cosmic-rewarding-ships = { $count ->
    [0] Take cards only
    [one] Take 1 ship
   *[other] Take { $count } ships
}
confirm-cosmic-loot-loot = { $count ->
    [0] Take none
    [one] Take 1 card
   *[other] Take { $count } cards
}
confirm-cosmic-throw-in-fodder = { $count ->
    [0] Throw nothing in
    [one] Throw 1 card in
   *[other] Throw { $count } cards in
}
confirm-cosmic-claim-further-further = { $count ->
    [one] Collect 1 more card
   *[other] Collect { $count } more cards
}
confirm-cosmic-lay-cards-aside-aside = { $count ->
    [one] Set 1 card aside
   *[other] Set { $count } cards aside
}
confirm-cosmic-raise-stakes-stake = { $count ->
    [one] Raise by 1 ship
   *[other] Raise by { $count } ships
}
confirm-cosmic-call-spread-spread = By at least { $count }
confirm-cosmic-give-back-cards = { $count ->
    [0] Give nothing back
    [one] Give 1 card back
   *[other] Give { $count } cards back
}
cosmic-table-join-none = Stay out
cosmic-table-join-offense = { $count ->
    [one] Join the offense with 1 ship
   *[other] Join the offense with { $count } ships
}
cosmic-table-join-defense = { $count ->
    [one] Join the defense with 1 ship
   *[other] Join the defense with { $count } ships
}
only-cosmic-alliance-invite = Invite { $name }
only-cosmic-club-allies-allies = Also hit { $name }
only-cosmic-send-allies-home-allies = Send { $name } home
