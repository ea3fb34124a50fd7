# -- Empire Advantages at the table

variant-empires-advantages = Empire Advantages
variant-empires-advantages-help = Everyone has a power of their own, which stays secret until it reveals itself.
variant-empires-advantages-off = No
variant-empires-advantages-random = Keep one of two
prompt-empires-advantages-keep = Which Empire Advantage do you keep?
prompt-empires-advantages-keep-rule = It stays secret until it reveals itself; the other cards are discarded face down.
prompt-empires-advantages-take = Which Empire Advantage do you take?
prompt-empires-advantages-take-rule = You and your allies each take one of the cards you drew together.
event-empires-advantages-dealt = { WHO($seat, case: "upper") } gets { $cards }.
    .closed = { WHO($seat, case: "upper") } gets Empire Advantages.
event-empires-advantages-offered = The allies draw { $cards }.
    .closed = The allies draw Empire Advantages.
event-empires-advantage-kept = { WHO($seat, case: "upper") }’s Empire Advantage is { $card }.
    .closed = { WHO($seat, case: "upper") } chooses an Empire Advantage.
reason-empires-hint-advantage = This advantage helps most in the long run.
option-empires-avow = Space Pilgrims: show the card
option-empires-push = Try to go one hex farther
option-empires-watch = Guard the adjacent hexes (on/off)
option-empires-sense = Reveal the groups at { $hex }
variant-empires-advantages-balanced = By auction
prompt-empires-auction-bid = How much do you bid for the right to choose an Empire Advantage?
prompt-empires-auction-bid-rule = Each player bids more than the last bid or is out; the winner pays out of their 75 CP, and what is missing out of their income.
prompt-empires-auction-card = Which Empire Advantage do you take?
prompt-empires-auction-card-rule = Everyone sees it; the others bid for the rest.
option-empires-pass = Pass
option-empires-bid = Bid
event-empires-auction-bid = { WHO($seat, case: "upper") } bids { $bid } CP.
event-empires-auction-passed = { WHO($seat, case: "upper") } passes.
event-empires-debt = { WHO($seat, case: "upper") } owes { $now } CP.
reason-empires-no-auction = There is no auction of advantages with Research Centres, or where one player faces several.
reason-empires-hint-auction = No card on the table is worth more than this.
empires-avow-asked = Everyone who could hold the Space Pilgrims is asked, so that being asked gives nothing away. If you roll, the card stays secret
prompt-empires-explore-avow = Black Hole: show a card instead of rolling?
prompt-empires-explore-avow-rule = { empires-avow-asked }.
option-empires-explore-avow-pass = Roll for the ships
prompt-empires-lost-avow = { prompt-empires-explore-avow }
prompt-empires-lost-avow-rule = { empires-avow-asked }.
option-empires-lost-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-reaction-avow = { prompt-empires-explore-avow }
prompt-empires-reaction-avow-rule = { empires-avow-asked }.
option-empires-reaction-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-round-avow = { prompt-empires-explore-avow }
prompt-empires-round-avow-rule = { empires-avow-asked }.
option-empires-round-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-battle-avow = { prompt-empires-explore-avow }
prompt-empires-battle-avow-rule = { empires-avow-asked }.
option-empires-battle-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-battle-claim = Battle at { $hex }: what technology do your false groups claim?
empires-nothing-battle-claim = Battle at { $hex }: none of your groups can claim other technology; there is nothing to decide.
prompt-empires-battle-claim-rule = A false group of Shape Shifters claims any technology up to its owner’s, but no less than it has shown. Everyone who could hold the card is asked, so that being asked gives nothing away.
field-empires-battle-claim-levels = Levels claimed
option-empires-battle-claim-pass = Continue
prompt-empires-round-card = Play a card?
prompt-empires-round-card-rule = Everyone who could have such a card is asked, so that being asked gives nothing away.
option-empires-charge = Celestial Knights: charge
option-empires-ignore = Immortals: from now on ignore one point of damage each round
prompt-empires-round-spare = Ignore this hit?
prompt-empires-round-spare-rule = Immortals ignore one point of damage each round; more shots may follow in this one.
option-empires-spare = Ignore one point of damage: { $line }
option-empires-round-spare-pass = No, perhaps a later one
event-empires-charge = { WHO($seat, case: "upper") } charges at { empires-hex }!
event-empires-spared = { WHO($seat, case: "upper") } ignores one point of damage at { empires-hex }.
reason-empires-hint-moment = You gain nothing by waiting longer.
option-empires-withdraw = Retreat between rounds to { $hex }: { $line }

## Ancient Race

prompt-empires-ancients-hexes = Which other hexes does your ancient race know?
prompt-empires-ancients-hexes-rule = Six hexes adjacent to those around your Homeworld are explored before the game; nothing there harms you.
prompt-empires-ancients-minerals = Which Minerals do you bring to your Homeworld?
prompt-empires-ancients-minerals-rule = Up to three of the Minerals you have found; they are income of the first Economic Phase.
prompt-empires-ancients-planets = On which planets do your people already live?
prompt-empires-ancients-planets-rule = Up to three planets you have found that are not barren; these colonies grow for the first time in the first Economic Phase.

## Omega

prompt-empires-round-crystal = Force a reroll?
prompt-empires-round-crystal-rule = Omega Crystals make a group that has fired reroll all its dice, once per battle. Everyone whose ships could carry them is asked, so that being asked gives nothing away.
option-empires-reroll = Reroll all dice (Omega Crystals)
event-empires-rerolled = Omega Crystals: { WHO($seat) }’s { $units } must fire again.

## UI-7

variant-empires-questions = Questions about secrets
variant-empires-questions-help = Everyone who could have a secret power is asked about it, so that being asked gives nothing away; or only those who have it: faster, but it leaks a little. This goes for cards, reactions and cloaked ships.
variant-empires-questions-everybody = Everyone who could have one
variant-empires-questions-needed = Only where needed (leaks a little)

## Calling out

empires-ring-card = A round of battle begins, and a secret card could be played
empires-ring-crystal = A group has fired, and a reroll could be forced
empires-ring-claim = Technology is about to be told, and false groups could claim another level
empires-ring-avow = Ships are at a Black Hole, and a secret card could save them the roll
