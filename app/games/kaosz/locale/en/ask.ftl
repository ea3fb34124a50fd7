# Chaos Galaxy: switches, questions, options, reasons.

# -- switches

variant-kaosz-ruleset = Rules
variant-kaosz-ruleset-help = The whole game, or the quick-start game that leads to it in three levels.
variant-kaosz-ruleset-official = Official rules
variant-kaosz-ruleset-official-help = 45 cards, all types, interrupts; you win in your end phase when the opponent’s colony is empty.
variant-kaosz-ruleset-quickstart = Quick start
variant-kaosz-ruleset-quickstart-help = 30 cards, two players, simpler turns; whoever’s colony runs out loses at once.
variant-kaosz-qs-level = Quick-start level
variant-kaosz-qs-level-help = How much of the game you play with; only for the quick start.
variant-kaosz-qs-level-1 = 1: ships only
variant-kaosz-qs-level-1-help = Only ships are played and their texts do not count; the other cards are there to be discarded.
variant-kaosz-qs-level-2 = 2: with equipment and events
variant-kaosz-qs-level-2-help = Equipment and events join in, and the texts of ships count.
variant-kaosz-qs-level-3 = 3: all types
variant-kaosz-qs-level-3-help = Also crew, bases and interrupts; the hangar holds ships of total size 12, and you keep up to 20 credits.
variant-kaosz-combat = Combat
variant-kaosz-combat-help = How ships fire at each other.
variant-kaosz-combat-full = Full
variant-kaosz-combat-full-help = Speed decides who fires first, and whoever is fired at may return fire.
variant-kaosz-combat-simplified = Simplified
variant-kaosz-combat-simplified-help = No speed and no return fire: players take turns firing, the attacker first, and destroyed ships leave at the end of the step.
variant-kaosz-species-limit = Species in a deck
variant-kaosz-species-limit-help = Which species may be in the same deck; the same for all players.
variant-kaosz-species-limit-strict = No opposed ones
variant-kaosz-species-limit-strict-help = The official rule: no two opposed species in a deck.
variant-kaosz-species-limit-max4 = Any four
variant-kaosz-species-limit-max4-help = At most four species in a deck, even opposed ones.
variant-kaosz-species-limit-free = Free
variant-kaosz-species-limit-free-help = Any species in any number.
variant-kaosz-tournament = Tournament rules
variant-kaosz-tournament-help = Two players, official rules, full combat, no opposed species, at most one hour: then the judge decides.
variant-kaosz-refund-unpaid-only = Salvage from unpaid bases only
variant-kaosz-refund-unpaid-only-help = Developments can be turned back into credits only as long as their base is unpaid; off, from any base.
variant-kaosz-stealth-triggers-traps = Traps catch Stealth ships
variant-kaosz-stealth-triggers-traps-help = A trap may also be paid when a Stealth ship bombs it in the fire step; off, only in the bombardment step.
variant-kaosz-turn-limit = Turn limit
variant-kaosz-turn-limit-help = After this many turns each, the judge decides by colony, headquarters, credits and ships.
variant-kaosz-turn-limit-0 = None
variant-kaosz-turn-limit-60 = 60 turns
variant-kaosz-deck = Deck
variant-kaosz-deck-help = The deck this player plays with.
variant-kaosz-deck-automatic = Automatic

# -- questions; $card is the card that asks

prompt-kaosz-action = Your turn: play cards, draw, develop, attack, or end the turn
prompt-kaosz-action-level-1 = Your turn: play ships, draw, attack, or end the turn
prompt-kaosz-action-level-2 = Your turn: play cards, draw, attack, or end the turn
prompt-kaosz-action-rule = Do as much as your credits allow, in any order; several attacks are allowed.
prompt-kaosz-reply = { $what }: respond or pass?
prompt-kaosz-reply-rule = You may respond with interrupts and abilities; what is played last takes effect first.
prompt-kaosz-arrange = Put your own actions in order: the first takes effect first
prompt-kaosz-arrange-rule = What you played in a row takes effect in the order you choose.
prompt-kaosz-mulligan = Keep these five cards, or draw five new ones?
prompt-kaosz-mulligan-rule = Once, at no cost, you may shuffle your five cards back and draw five others.
prompt-kaosz-take = Choose a card to take
prompt-kaosz-take-rule = Only you see these cards; what you do not take goes back into the colony and is shuffled, unless the card says otherwise.
prompt-kaosz-attackers = Choose the ships that attack { $target }
prompt-kaosz-attackers-rule = Any number of your active ships; no ship can join later.
prompt-kaosz-crew = Send crew aboard, or continue
prompt-kaosz-crew-rule = Active crew may board ships in the combat that have room, paid for or not.
prompt-kaosz-defenders = Attack on { $target }: choose the ships that defend, or none
prompt-kaosz-defenders-rule = Any number of your active ships; without defenders there is no firing, and the attackers bomb.
prompt-kaosz-pay = Pay for cards on your ships, or continue
prompt-kaosz-pay-rule = In this step you may pay for crew and equipment on your ships in the combat, including rockets; you cannot do so later in this combat.
prompt-kaosz-fire = Choose a ship and its target, or pass
prompt-kaosz-fire-rule = You may fire with any ship that is at least as fast as the enemy ships still able to fire; passing lets the next one act first.
prompt-kaosz-fire-rule-quick = The fastest active ship fires first, at equal speed the attacker’s; if you pass, the next one may fire.
prompt-kaosz-return = { $card } is fired at: return fire?
prompt-kaosz-return-rule = Return fire hits at the same moment; a ship that returns fire turns used, one that does not stays active.
prompt-kaosz-heavy = { $card }: how many points of fire to buy?
prompt-kaosz-heavy-rule = Heavy armament: 2 credits for each +1 fire, up to twice the printed fire.
prompt-kaosz-burst = { $card }: choose the targets of the Burst fire
prompt-kaosz-burst-rule = At most as many ships as its fire; each of them gets at least 1 damage.
prompt-kaosz-amounts = { $card }: divide the damage
prompt-kaosz-amounts-rule = Each ship on the list gets at least 1; the rest can be divided freely or left out.
prompt-kaosz-formation = { $card } is hit: divide the damage across your Formation?
prompt-kaosz-formation-rule = The damage may be divided among all your ships with Formation in the combat, none above its armor.
prompt-kaosz-formation-split = Divide the damage among your ships
prompt-kaosz-formation-split-rule = No ship may get more than its armor.
prompt-kaosz-bombers = Choose the ships that bomb { $target }
prompt-kaosz-bombers-rule = Attacking ships that are still active bomb together; afterwards they are used.
prompt-kaosz-demolition = { $card }: how many cards to give from your own colony?
prompt-kaosz-demolition-rule = Demolition: each card moved from your colony to your ruin is +1 bombardment, up to twice the printed value.
prompt-kaosz-trap = Your face-down base ({ $card }) is being bombed. Pay for it as a trap?
prompt-kaosz-trap-rule = A trap can be paid for only now; anything else goes to the ruin. You are asked in either case, so that being asked gives nothing away.
prompt-kaosz-hq-discard = Your headquarters has been bombed: choose a card to discard
prompt-kaosz-hq-discard-rule = Exactly one card, of your choice, goes to the ruin.
prompt-kaosz-hand-limit = Too many cards in hand: choose what to discard
prompt-kaosz-hand-limit-rule = At the end of your turn you keep { $limit ->
    [one] one card
   *[other] { $limit } cards
 }; the others go to the ruin in the order you choose them.
prompt-kaosz-hangar-limit = Your hangar is too full: choose a ship to give up
prompt-kaosz-hangar-limit-rule = At the end of your turn the total size of your ships may be { $limit } at most; what is on the ship goes with it.
prompt-kaosz-target = { $card }: choose the target
prompt-kaosz-target-rule = The card or ability needs a legal target; if the target is gone when it takes effect, the card is lost.
prompt-kaosz-mode = { $card }: choose one
prompt-kaosz-mode-rule = The card offers several effects; choose one.
prompt-kaosz-way = { $card }: choose one
prompt-kaosz-way-rule = The card offers several effects; choose one.
prompt-kaosz-x = { $card }: how much is X?
prompt-kaosz-x-rule = You pay X credits, and the effect uses that X.
prompt-kaosz-opponent = { $card }: which neighbour is the opponent?
prompt-kaosz-opponent-rule = With three or more players, “opponent” means one of your two neighbours, of your choice.
prompt-kaosz-bound = { $card }: which neighbour does it work against?
prompt-kaosz-bound-rule = A lasting effect on the opponent applies to the neighbour you choose now.
prompt-kaosz-optional = { $card }: use it?
prompt-kaosz-optional-rule = The card leaves the choice to you.
prompt-kaosz-cost-way = { $card }: how will you pay?
prompt-kaosz-cost-way-rule = The card allows several prices; choose one.
prompt-kaosz-cost-sacrifice = { $card }: choose what to sacrifice
prompt-kaosz-cost-sacrifice-rule = What is sacrificed must be active and goes to the trash.
prompt-kaosz-cost-discard = { $card }: choose what to discard
prompt-kaosz-cost-discard-rule = Discarded cards go face down to the ruin.
prompt-kaosz-cost-developments = { $card }: where do you take the developments from?
prompt-kaosz-cost-developments-rule = The price is paid with developments on your bases.
prompt-kaosz-choose = { $card }: choose
prompt-kaosz-choose-rule = The card tells you to choose.
prompt-kaosz-discard = { $card }: choose a card to discard
prompt-kaosz-discard-rule = Discarded cards go face down to the ruin.
prompt-kaosz-from = { $card }: choose where from
prompt-kaosz-from-rule = The card moves something from one place to another.
prompt-kaosz-to = { $card }: choose where to
prompt-kaosz-to-rule = The card moves something from one place to another.
prompt-kaosz-retarget = { $card }: choose the new target
prompt-kaosz-retarget-rule = The other card takes effect unchanged, but on the target you choose.
prompt-kaosz-order = Put your effects in order: the first takes effect first
prompt-kaosz-order-rule = Effects that start at the same moment take effect in the order you choose.
prompt-kaosz-replacement = { $card }: which effect applies?
prompt-kaosz-replacement-rule = Several cards would change the same thing; only one of them applies.

# -- options

option-kaosz-priced = { $label } ({ kaosz-credits })
option-kaosz-launch = Play { $card }
option-kaosz-play = Play { $card }
option-kaosz-lay = Put { $card } face down
    .surface = Put { $card } on the surface, face down
    .cantina = Put { $card } in the cantina, face down
    .ship = Put { $card } on { $ship }, face down
option-kaosz-bluff = Bluff with { $card }
    .surface = Bluff: put { $card } on the surface, face down
    .cantina = Bluff: put { $card } in the cantina, face down
    .ship = Bluff: put { $card } on { $ship }, face down
option-kaosz-pay = Pay for { $card }
option-kaosz-use = Use { $card }
    .several = Use { $card }: { $what }
option-kaosz-develop = Develop { $card }
option-kaosz-draw = Draw a card
option-kaosz-search = Search: take one of the top five cards
option-kaosz-recover = Recover the first card of your ruin
option-kaosz-salvage = Salvage two developments
    .one = Salvage two developments from { $card }
    .two = Salvage one development each from { $card } and { $other }
option-kaosz-attack = Attack { $seat }
    .colony = Attack { $seat }’s colony
    .hq = Attack { $seat }’s headquarters
    .card = Attack { $card }
option-kaosz-end = End the turn
option-kaosz-pass = Pass
    .fire = Pass: hold fire for now
option-kaosz-done = Continue
    .crew = Crew done
    .pay = Pay nothing more
option-kaosz-board = Send { $card } aboard { $ship }
option-kaosz-fire = Fire at { $card } with { $ship }
option-kaosz-burst = Burst fire with { $ship }
    .return = Return fire with Burst
option-kaosz-stealth = Bomb at once with { $ship } (Stealth)
    .return = Bomb at once instead (Stealth)
option-kaosz-return = Return fire
option-kaosz-nothing = Don’t return fire
option-kaosz-no = No
    .trap = Don’t pay: it is destroyed
option-kaosz-yes = Yes
option-kaosz-keep = Keep the five cards
option-kaosz-redraw = Draw five new cards
option-kaosz-divide = Divide the damage
option-kaosz-decline = This ship takes it all
option-kaosz-card = { $card }
option-kaosz-replace = { $card }

# -- reasons

reason-kaosz-cost = It costs { $cost ->
    [one] one credit
   *[other] { $cost } credits
 }; you have { $have }.
reason-kaosz-timing = { $subtype ->
    [start] A start interrupt can be played only in a start phase.
    [combat] A combat interrupt can be played only in a combat.
    [general] A general interrupt can be played only in a main phase or right after an attack target has been named.
   *[other] An event can be played only in your own main phase, while nothing else is going on.
 }
reason-kaosz-target = There is no legal target for it now.
reason-kaosz-condition = The condition on the card is not met right now.
reason-kaosz-forbidden = { $card } forbids this now.
reason-kaosz-level = This type is not yet in play at this quick-start level; the card can only be discarded.
reason-kaosz-developments = { $need ->
    [one] It needs one development; it has { $have }.
   *[other] It needs { $need } developments; it has { $have }.
 }
reason-kaosz-trap = A trap can be paid for only when it is bombed with 2 or more.
reason-kaosz-no-trap = Only a trap can be paid for when it is bombed.
reason-kaosz-neighbour = You may attack only your neighbours.
reason-kaosz-no-room = The ship has no room left: it carries at most { $size ->
    [one] one card
   *[other] { $size } cards
 }.
reason-kaosz-rocket = A rocket can be paid for only in the pay step of a combat.
reason-kaosz-bluff = It is a bluff: a card of this type can never be paid for here.
reason-kaosz-ability-cost = You cannot pay the price of this ability now: the card must be active, and what it asks for must be available.
reason-kaosz-limit = This can be used only once, and it already has been.
reason-kaosz-first-turn = It is too early to attack: the starting player cannot attack on their first turn; with three or more players, no one can attack on their own first turn.
reason-kaosz-no-ship = You have no active ship that can attack.
reason-kaosz-tax = Attacking costs { $cost ->
    [one] one credit
   *[other] { $cost } credits
 } now; you have { $have }.
reason-kaosz-colony-empty = Your colony has no cards left to draw.
reason-kaosz-colony-full = { $limit ->
    [one] You can recover a card only when your colony has one card or none.
   *[other] You can recover a card only when your colony has { $limit } cards or fewer.
 }
reason-kaosz-ruin-empty = Your ruin is empty.
reason-kaosz-developed = { $limit ->
    [one] A base may get only one development for credits per turn.
   *[other] A base may get only { $limit } developments for credits per turn.
 }
reason-kaosz-salvage = Your bases do not have two developments that can be salvaged.
reason-kaosz-quick = In the quick-start game you get cards only by drawing.
reason-kaosz-must-attack = { $card } forces you to attack before you end your turn.
reason-kaosz-quickstart-for-two = The quick-start game is for two players.
reason-kaosz-quickstart-species = In the quick-start game a deck may contain any species anyway.
reason-kaosz-level-without-quickstart = Only the quick-start game has levels.
reason-kaosz-tournament = A tournament game is for two players, with official rules, full combat and no opposed species.
reason-kaosz-deck-none = No deck can be played with these rules.
reason-kaosz-deck-unknown = There is no such card: { $card }.
reason-kaosz-deck-size = { $need ->
    [one] The deck must have exactly one card; it has { $have }.
   *[other] The deck must have exactly { $need } cards; it has { $have }.
 }
reason-kaosz-deck-copies = { $have ->
    [one] There is one copy of { $card }; at most { $most } are allowed.
   *[other] There are { $have } copies of { $card }; at most { $most } are allowed.
 }
reason-kaosz-deck-opposed = { $one ->
    [human] Humans and Xeno are opposed species and cannot be in one deck.
    [carnoplantus] Carnoplantus and Insectoids are opposed species and cannot be in one deck.
    [cerebrita] Cerebrita and Zarg are opposed species and cannot be in one deck.
   *[other] Space sharks and Triciplita are opposed species and cannot be in one deck.
 }
reason-kaosz-deck-species = The deck has { $have } species; at most { $most } are allowed.
reason-kaosz-deck-simplified = { $card } mentions speed or return fire and cannot be in a deck for simplified combat.

# What the button does that gives the answer

confirm-kaosz-combat-attackers = { $count ->
    [one] Attack with 1 ship
   *[other] Attack with { $count } ships
}
confirm-kaosz-combat-defenders = { $count ->
    [0] Do not defend
    [one] Defend with 1 ship
   *[other] Defend with { $count } ships
}
confirm-kaosz-turn-hand-limit = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
confirm-kaosz-search-take = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
confirm-kaosz-announce-target = { $count ->
    [0] Choose no target
    [one] Choose 1 target
   *[other] Choose { $count } targets
}
confirm-kaosz-free-payment-target = { confirm-kaosz-announce-target }
confirm-kaosz-triggers-target = { confirm-kaosz-announce-target }
confirm-kaosz-combat-target = { confirm-kaosz-announce-target }
confirm-kaosz-announce-x = X = { $count }
confirm-kaosz-free-payment-x = { confirm-kaosz-announce-x }
confirm-kaosz-triggers-x = { confirm-kaosz-announce-x }
confirm-kaosz-combat-x = { confirm-kaosz-announce-x }
confirm-kaosz-announce-cost-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
confirm-kaosz-ops-cost-discard = { confirm-kaosz-announce-cost-discard }
confirm-kaosz-ops-discard = { confirm-kaosz-announce-cost-discard }
confirm-kaosz-announce-cost-developments = { $count ->
    [one] Take 1 development
   *[other] Take { $count } developments
}
confirm-kaosz-ops-cost-developments = { confirm-kaosz-announce-cost-developments }
confirm-kaosz-ops-choose = { $count ->
    [0] Choose nothing
    [one] Choose 1 card
   *[other] Choose { $count } cards
}
confirm-kaosz-ops-from = { confirm-kaosz-ops-choose }
confirm-kaosz-ops-to = { confirm-kaosz-ops-choose }
confirm-kaosz-fire-burst = { $count ->
    [one] Fire at 1 target
   *[other] Fire at { $count } targets
}
confirm-kaosz-shot-burst = { confirm-kaosz-fire-burst }
confirm-kaosz-shot-amounts = { $count ->
    [one] Deal 1 damage
   *[other] Deal { $count } damage
}
confirm-kaosz-shot-formation-split = { $count ->
    [one] Divide 1 damage
   *[other] Divide { $count } damage
}
confirm-kaosz-fire-heavy = { $count ->
    [0] Buy no fire
    [one] Buy 1 point of fire
   *[other] Buy { $count } points of fire
}
confirm-kaosz-shot-heavy = { confirm-kaosz-fire-heavy }
confirm-kaosz-bombard-demolition = { $count ->
    [0] Give no card
    [one] Give 1 card
   *[other] Give { $count } cards
}
confirm-kaosz-triggers-order = In this order
