# Chaos Galaxy: names of things and what they mean. One sentence explains each (UX-51, UX-53).

kaosz-list-two = { $first } and { $last }
kaosz-list-more = { $first }, { $rest }
kaosz-list-numbered = { $card } { $number }
kaosz-about = Two to six commanders fight with their own decks: ships, crews, bases, traps and tricks. Your draw pile is your colony: run out of it and you lose.
kaosz-about-length = About 30 minutes for two players; a quick-start game takes about 15.

# -- cards that one sees only from behind

kaosz-unknown-card = a face-down card
kaosz-unknown-base = { $number ->
    [1] the first face-down base
    [2] the second face-down base
    [3] the third face-down base
   *[other] face-down base { $number }
 }
kaosz-unknown-crew = { $number ->
    [1] the first face-down crew
    [2] the second face-down crew
    [3] the third face-down crew
   *[other] face-down crew { $number }
 }
kaosz-unknown-equipment = a face-down card on { $ship }
kaosz-unknown-help = Only its owner knows what it is: what it seems to be, a trap or a bluff.

# -- types

kaosz-type-ship = ship
kaosz-type-ship-help = Played face up into the hangar and paid for at once; it attacks, defends and bombs.
kaosz-type-equipment = equipment
kaosz-type-equipment-help = Put on one of your ships face down, for free; once paid for, it adds its values and text to the ship.
kaosz-type-crew = crew
kaosz-type-crew-help = Put in the cantina face down, for free; in combat it boards a ship and, once paid for, adds its values and text.
kaosz-type-base = base
kaosz-type-base-help = Put on the surface face down, for free; with enough developments it can be paid for, and works from then on.
kaosz-type-event = event
kaosz-type-event-help = Played in your own main phase and paid for at once; it takes effect and goes to the trash.
kaosz-type-interrupt = interrupt
kaosz-type-interrupt-help = Can be played on anyone’s turn, also in response to something; the last one played takes effect first.

# -- subtypes

kaosz-subtype-ship-scout = scout
kaosz-subtype-ship-scout-help = The smallest ship: size 1, so it takes one space in your hangar and carries one card.
kaosz-subtype-ship-scout-help-level-1 = The smallest kind of ship: fast and cheap.
kaosz-subtype-ship-scout-help-level-2 = The smallest kind of ship; it carries one card.
kaosz-subtype-ship-fighter = fighter
kaosz-subtype-ship-fighter-help = Size 2: it takes two spaces in your hangar and carries two cards.
kaosz-subtype-ship-fighter-help-level-1 = A nimble ship, larger than a scout.
kaosz-subtype-ship-fighter-help-level-2 = A nimble ship that carries two cards.
kaosz-subtype-ship-cruiser = cruiser
kaosz-subtype-ship-cruiser-help = Size 3: it takes three spaces in your hangar and carries three cards.
kaosz-subtype-ship-cruiser-help-level-1 = A large ship, often a good bomber.
kaosz-subtype-ship-cruiser-help-level-2 = A large ship that carries three cards.
kaosz-subtype-ship-destroyer = destroyer
kaosz-subtype-ship-destroyer-help = The largest ship: size 4, so it takes four spaces in your hangar and carries four cards.
kaosz-subtype-ship-destroyer-help-level-1 = The largest kind of ship: slow and strong.
kaosz-subtype-ship-destroyer-help-level-2 = The largest kind of ship; it carries four cards.
kaosz-subtype-equipment-weapon = weapon
kaosz-subtype-equipment-weapon-help = Can be paid for in your main phase or in the pay step of a combat, and stays on its ship.
kaosz-subtype-equipment-shield = shield
kaosz-subtype-equipment-shield-help = Can be paid for in your main phase or in the pay step of a combat, and stays on its ship.
kaosz-subtype-equipment-item = item
kaosz-subtype-equipment-item-help = Can be paid for in your main phase or in the pay step of a combat, and stays on its ship.
kaosz-subtype-equipment-rocket = rocket
kaosz-subtype-equipment-rocket-help = Can be paid for only in the pay step of a combat; it works at the end of that step and goes to the trash after the combat.
kaosz-subtype-crew-captain = captain
kaosz-subtype-crew-captain-help = Works only aboard a ship, once paid for.
kaosz-subtype-crew-personnel = personnel
kaosz-subtype-crew-personnel-help = Works only aboard a ship, once paid for.
kaosz-subtype-crew-passenger = passenger
kaosz-subtype-crew-passenger-help = Once paid for, it also works in the cantina; aboard a ship it cannot be turned used or damaged.
kaosz-subtype-crew-robot = robot
kaosz-subtype-crew-robot-help = Works only aboard a ship, once paid for.
kaosz-subtype-base-research = research
kaosz-subtype-base-research-help = Takes effect once, when it is paid for, and then goes to the trash.
kaosz-subtype-base-building = building
kaosz-subtype-base-building-help = Once paid for, it stays on the surface and works until it is destroyed.
kaosz-subtype-base-bunker = bunker
kaosz-subtype-base-bunker-help = Once paid for, it stays on the surface and works until it is destroyed.
kaosz-subtype-base-trap = trap
kaosz-subtype-base-trap-help = Can be paid for only at the moment it is bombed with 2 or more; then it strikes and goes to the trash.
kaosz-subtype-event-attack = attack
kaosz-subtype-event-attack-help = An event that harms; the word has no rules of its own, other cards refer to it.
kaosz-subtype-event-reaction = reaction
kaosz-subtype-event-reaction-help = An event that protects; the word has no rules of its own, other cards refer to it.
kaosz-subtype-event-resource = resource
kaosz-subtype-event-resource-help = An event that brings credits or cards; the word has no rules of its own, other cards refer to it.
kaosz-subtype-event-special = special
kaosz-subtype-event-special-help = Any other event; the word has no rules of its own, other cards refer to it.
kaosz-subtype-interrupt-start = start
kaosz-subtype-interrupt-start-help = Only in a start phase, yours or another player’s.
kaosz-subtype-interrupt-combat = combat
kaosz-subtype-interrupt-combat-help = Only in a combat, once the target has been named.
kaosz-subtype-interrupt-reaction = reaction
kaosz-subtype-interrupt-reaction-help = At any time.
kaosz-subtype-interrupt-general = general
kaosz-subtype-interrupt-general-help = Only in a main phase, and right after an attack target has been named.

# -- species, clans, rarities

kaosz-species-human = Human
kaosz-species-human-help = Strong in organised fleets and combinations, weak in crews, which mutiny; opposed to the Xeno.
kaosz-species-xeno = Xeno
kaosz-species-xeno-help = The best crews in the galaxy, but no sense of organisation; opposed to the Humans.
kaosz-species-insectoid = Insectoid
kaosz-species-insectoid-help = Strong in bases, poor in credits; opposed to the Carnoplantus.
kaosz-species-carnoplantus = Carnoplantus
kaosz-species-carnoplantus-help = Rich in credits, poor in bases; opposed to the Insectoids.
kaosz-species-cerebrita = Cerebrita
kaosz-species-cerebrita-help = Strong in events, weak in interrupts; opposed to the Zarg.
kaosz-species-zarg = Zarg
kaosz-species-zarg-help = Chaos itself: strong in interrupts, weak in events; opposed to the Cerebrita.
kaosz-species-triciplita = Triciplita
kaosz-species-triciplita-help = Strong in equipment, weak in ships; opposed to the Space sharks.
kaosz-species-space-shark = Space shark
kaosz-species-space-shark-help = Strong in ships and heavy weapons, weak in equipment; opposed to the Triciplita.
kaosz-clan-galactic-trade = Galactic Trade
kaosz-clan-steel-eagles = Steel Eagles
kaosz-clan-granite-snakes = Granite Snakes
kaosz-clan-help = Clans have no effect in this edition.
kaosz-rarity-moon = common
kaosz-rarity-planet = uncommon
kaosz-rarity-sun = rare
kaosz-rarity-galaxy = ultra rare
kaosz-rarity-help = Moon, planet, sun or galaxy: how rare the card is; it has no effect on play.

# -- abilities of ships

kaosz-keyword-cloaking = Cloaking
kaosz-keyword-cloaking-help = Opponents cannot choose this ship as the target of a card or an ability; it can still be fired at.
kaosz-keyword-rapid-fire = Rapid fire
kaosz-keyword-rapid-fire-help = No one can return fire at this ship.
kaosz-keyword-burst = Burst fire
kaosz-keyword-burst-help = It may divide its damage among several enemy ships in the combat; each active ship it fires at may return fire.
kaosz-keyword-formation = Formation
kaosz-keyword-formation-help = Damage fired at this ship may be divided among all your ships with Formation in the combat, but not against Burst fire.
kaosz-keyword-stealth = Stealth
kaosz-keyword-stealth-help = When attacking it may bomb at once in the fire step, instead of firing or returning fire; then it turns used.
kaosz-keyword-heavy-armament = Heavy armament
kaosz-keyword-heavy-armament-help = It gains +1 fire for every 2 credits until the end of the combat, up to twice its printed fire.
kaosz-keyword-repair = Repair
kaosz-keyword-repair-help = When it takes damage it turns only used, not damaged.
kaosz-keyword-demolition = Demolition
kaosz-keyword-demolition-help = When it bombs, each card you move from your own colony to your ruin gives it +1 bombardment, up to twice its printed value.

# -- values

kaosz-value-speed = Speed
kaosz-value-speed-help = The faster ship may fire first; if speeds are equal, the attacker does.
kaosz-value-fire = Fire
kaosz-value-fire-help = How much armor the target loses.
kaosz-value-armor = Armor
kaosz-value-armor-help = How much damage it can take; at 0 it is destroyed. Lost armor comes back in the next end phase.
kaosz-value-bomb = Bombardment
kaosz-value-bomb-help = How many cards it takes from a colony; crew, unpaid bases and the headquarters need a total of 2.
kaosz-value-bomb-help-level-2 = How many cards it takes from a colony.
kaosz-value-bomb-help-level-1 = How many cards it takes from a colony.
kaosz-value-size = Size
kaosz-value-size-help = How much room it needs in the hangar, and how many cards it can carry.
kaosz-value-cost = Cost
kaosz-value-cost-help = Credits you pay for it.
kaosz-value-development = Development limit
kaosz-value-development-help = How many developments it needs before it can be paid for; X: any number, the effect depends on it; ?: developments are only a bluff.
kaosz-value-credits = Credits
kaosz-value-credits-help = You get 5 on each of your turns (1, 2, 3 and 4 on the first four turns of a two-player game) and keep at most 20 at the end of your turn.
kaosz-value-credits-help-level-3 = You get 5 on each of your turns and keep at most 20 at the end of your turn.
kaosz-value-credits-help-level-2 = You get 5 on each of your turns and keep what you do not spend.
kaosz-value-credits-help-level-1 = You get 5 on each of your turns and keep what you do not spend.
kaosz-value-line = { $value }: { $amount }
kaosz-value-printed = { $amount } printed
kaosz-value-from = { $amount } from { $card }
kaosz-value-lost = { $amount } damage since the last end phase
kaosz-value-effect = { $amount } by an effect ({ $until })

# -- states

kaosz-state-active = active
kaosz-state-active-help = Upright: it can attack, defend, fire and be used.
kaosz-state-used = used
kaosz-state-used-help = Turned 90°: it can do nothing now; at the end of its player’s turn it becomes active.
kaosz-state-damaged = damaged
kaosz-state-damaged-help = Turned 180°: it can do nothing now; at the end of its player’s turn it becomes used, and active a turn later.
kaosz-paid = paid
kaosz-paid-help = Face up: its values and its text count.
kaosz-unpaid = unpaid
kaosz-unpaid-help = Face down: no effect until it is paid for; if it is destroyed, it goes to the ruin.
kaosz-developments = { $count ->
    [0] no developments
    [one] one development
   *[other] { $count } developments
 }
kaosz-developments-of = Developments: { $count } of { $limit }

# -- zones

kaosz-zone-colony = Colony
kaosz-zone-colony-help = The draw pile, and the life of its player: whoever’s colony is empty in the opponent’s end phase loses.
kaosz-zone-colony-help-quick = The draw pile, and the life of its player: whoever’s colony is empty loses at once.
kaosz-zone-hq = Headquarters
kaosz-zone-hq-help = The cards in hand; at most 5 remain at the end of a turn.
kaosz-zone-hangar = Hangar
kaosz-zone-hangar-help = Ships; at the end of a turn their total size may be 12 at most, unless a card allows more.
kaosz-zone-hangar-help-level-2 = Ships; at this level there is room for any number of them.
kaosz-zone-hangar-help-level-1 = Ships; at this level there is room for any number of them.
kaosz-zone-cantina = Cantina
kaosz-zone-cantina-help = Crew waiting for a combat.
kaosz-zone-cantina-help-level-2 = For crew, which comes in at level 3; for now it stays empty.
kaosz-zone-cantina-help-level-1 = For crew, which comes in at level 3; for now it stays empty.
kaosz-zone-surface = Surface
kaosz-zone-surface-help = Bases, in the order in which they were put down.
kaosz-zone-surface-help-level-2 = For bases, which come in at level 3; for now it stays empty.
kaosz-zone-surface-help-level-1 = For bases, which come in at level 3; for now it stays empty.
kaosz-zone-trash = Trash
kaosz-zone-trash-help = Cards that were played, and paid cards that left play; anyone may look through it.
kaosz-zone-ruin = Ruin
kaosz-zone-ruin-help = Face down: cards that were bombed, discarded or lost unpaid; only its owner may look through it.
kaosz-zone-credits = Credits
kaosz-zone-looking = Cards you are looking at
kaosz-zone-stack = Interrupts
kaosz-zone-stack-help = What is being played: the newest takes effect first.
kaosz-zone-on = On the ship
kaosz-zone-out = Out of the game
kaosz-zone-of = { $zone } of { $seat }
kaosz-count-hangar = Hangar { $size }/{ $limit }
kaosz-count-hand = Cards { $count }/{ $limit }
kaosz-count-carried = Carries { $count } of { $limit }
kaosz-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 }
kaosz-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
 }

# -- turn, phases, steps

kaosz-turn = Turn { $turn }
kaosz-phase-setup = Setup
kaosz-phase-start = Start phase
kaosz-phase-main = Main phase
kaosz-phase-attack = Attack declared
kaosz-phase-combat = Combat
kaosz-phase-end = End phase
kaosz-ends-main = ends when { $seat } ends the main phase
kaosz-step-named = Target named
kaosz-step-equip = Equip
kaosz-step-pay = Pay
kaosz-step-fire = Fire
kaosz-step-bombard = Bombard
kaosz-step-unequip = Unequip
kaosz-step-named-help = The target is named; before ships are chosen, anyone may respond.
kaosz-step-equip-help = The attacker chooses ships and crew, then the defender does.
kaosz-step-pay-help = First the attacker, then the defender may pay for cards on ships in the combat.
kaosz-step-fire-help = Ships fire in the order of their speed; whoever is fired at may return fire.
kaosz-step-bombard-help = Attacking ships that are still active bomb the target together.
kaosz-step-unequip-help = Crew goes back to the cantina, paid rockets go to the trash.
kaosz-moment-combat = In a combat
kaosz-moment-start-help = After income, before the first action of a turn.
kaosz-moment-main-help = Someone has announced an action; it has not happened yet.
kaosz-moment-attack-help = The last moment for general interrupts before the combat.
kaosz-moment-combat-help = Before damage, before bombs fall, after ships and crew are chosen.
kaosz-moment-end-help = Before cards are discarded and turned back.
kaosz-side-attacker = attacker
kaosz-side-defender = defender

# -- targets of an attack

kaosz-target-colony = { $seat }’s colony
kaosz-target-hq = { $seat }’s headquarters
kaosz-target-card = { $card } ({ $seat })
kaosz-target-colony-help = Each point of bombardment moves a card from the top of the colony to the ruin.
kaosz-target-hq-help = With 2 bombardment or more the defender discards one card of their choice.
kaosz-target-hq-help-quick = The defender discards one card of their choice.
kaosz-target-crew-help = With 2 bombardment or more the crew is destroyed, unless it has gone aboard a ship.
kaosz-target-base-help = An unpaid base falls to 2 bombardment, a paid one to as much as its armor.

# -- how long effects last

kaosz-until-instant = at once
kaosz-until-this-shot = for this shot
kaosz-until-combat-end = until the end of the combat
kaosz-until-turn-end = until the end of the turn
kaosz-until-your-next-start = until its player’s next turn
kaosz-until-while-in-play = while the card is in play
kaosz-until-while-aboard = while it is aboard
kaosz-until-while-active = while it is active
kaosz-until-next-time = the next time

# -- kinds of things on the stack

kaosz-item-interrupt-card = { $card } (interrupt)
kaosz-item-ability = { $card } (ability)
kaosz-item-payment = { $card } (payment)
kaosz-item-trigger = { $card } (effect)

# -- results

result-kaosz-colony-empty = The loser’s colony has run out of cards.
result-kaosz-concede = The loser conceded the game.
result-kaosz-abandoned = No one was left to continue: the judge decided by the standings.
result-kaosz-last-one = Only one player is left; most eliminations wins, and in a tie the player who stayed in longer.
result-kaosz-time-up = The hour is up, and the judge counted: cards in the colony, cards in the headquarters, credits, ships.
result-kaosz-turn-limit = The turn limit was reached, and the judge counted: cards in the colony, cards in the headquarters, credits, ships.

# -- tips for the first game

kaosz-guide-mulligan = A good opening hand has a cheap ship or two. If yours has none, draw five new cards: it is free, but only once.
kaosz-guide-turn = Drag ships to the hangar, bases to the surface, crew to the cantina, equipment onto a ship. Cards go down face down for free.
kaosz-guide-turn-level-2 = Drag ships to the hangar, equipment onto a ship, events to the middle. Equipment goes down face down for free.
kaosz-guide-turn-level-1 = Drag ships from your hand into your hangar. Only ships are played at this level; any other card can be discarded.
kaosz-guide-credits = Drag the coin onto a base to develop it, or onto an unpaid card to pay for it. But credits kept back, next to face-down cards, make an attacker nervous.
kaosz-guide-credits-level-2 = Drag the coin onto unpaid equipment to pay for it. But credits kept back, next to face-down cards, make an attacker nervous.
kaosz-guide-credits-level-1 = Here are your credits. What you do not spend, you keep: an expensive ship is worth saving for.
kaosz-guide-attack = To attack, drag the marker onto a colony, a headquarters, a crew or a base. Ships that only bombed are active again on the opponent’s turn.
kaosz-guide-attack-level-2 = To attack, drag the marker onto a colony or a headquarters. Ships that only bombed are active again on the opponent’s turn.
kaosz-guide-attack-level-1 = To attack, drag the marker onto a colony or a headquarters. Ships that only bombed are active again on the opponent’s turn.
kaosz-guide-reply = Someone has announced something. You may respond now, or pass. In the menu you can choose when to be asked.
kaosz-guide-attackers = Send an escort with your bombers: a bomber that is hit cannot bomb.
kaosz-guide-defenders = One hit stops a bomber, so even a fast, weak defender helps. But a ship that fires while defending cannot attack on your next turn.
kaosz-guide-pay = This is the moment for surprises: crew and equipment that were face down, and rockets. The defender pays after the attacker.
kaosz-guide-fire = Point at a target to see the outcome before you fire. Passing keeps a ship active for bombing or for returning fire.
kaosz-guide-return = Return fire hits even if the shot destroys your ship. If it survives anyway, staying active may be worth more.
kaosz-guide-bombers = A colony loses a card for each point. Crew, unpaid bases and the headquarters need a total of 2.
kaosz-guide-bombers-level-2 = A colony loses a card for each point, a headquarters exactly one card.
kaosz-guide-bombers-level-1 = A colony loses a card for each point, a headquarters exactly one card.
kaosz-guide-trap = You are asked about every face-down base that is hit by 2 or more, so being asked gives nothing away.
kaosz-guide-hand = Discarded cards go to the ruin. When your colony is down to five cards, you can recover them from there, always the first one.
kaosz-guide-hand-level-3 = Discarded cards go to the ruin.
kaosz-guide-hand-level-2 = Discarded cards go to the ruin.
kaosz-guide-hand-level-1 = Discarded cards go to the ruin.
kaosz-guide-dismiss = Got it
kaosz-guide-never = No more tips
kaosz-minutes-left = { $left } min left
