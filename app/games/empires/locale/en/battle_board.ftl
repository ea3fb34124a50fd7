# The battle board

empires-battle-board-place = Battle at { $hex }
empires-battle-board-round = Round { $round }
empires-battle-board-bonus = +1 Fleet Size Bonus
empires-battle-board-fires = To fire: { $line }
empires-battle-board-boards = To board: { $line }
empires-battle-board-attackers = Attacking: { $owners }
empires-battle-board-defenders = Defending: { $owners }
empires-battle-board-class = Class { $letter }
empires-battle-board-no-class = Without weapons
empires-battle-board-hull = Hull { $hull }, damage { $damage }
empires-battle-board-need = ≤ { $need }
empires-battle-board-hits = Hit by { $by } with { $need } or less: { $why }
empires-battle-board-hits-boarding = Boarded by { $by } with { $need } or less: { $why }
empires-battle-board-against = ≤ { $need } · { $target }: { $why }
empires-battle-board-screened = screened
empires-battle-board-cloaked = cloaked
empires-battle-board-idle = not yet manned
empires-battle-board-captured = captured, built by { $owner }
empires-battle-board-screen = Screened
empires-battle-board-screen-hurt = Screened: the damaged one
empires-battle-board-shots = Shots
empires-battle-board-attempts = Attempts
empires-battle-board-back = Take back
empires-battle-board-do-fire = Fire at { $target }
empires-battle-board-do-board = Board { $target }
empires-battle-board-do-hold = Hold fire
empires-battle-board-do-hold-boarding = Do not board
empires-battle-board-do-wait = Wait for its own class
empires-battle-board-do-scuttle = Scuttle for the others
empires-battle-board-ground-place = Ground combat: { $hex }
empires-battle-board-then = Then: { $lines }
empires-battle-board-hidden = { $count ->
    [one] One cloaked counter stays out of it
   *[other] { $count } cloaked counters stay out of it
 }
empires-battle-board-protected = protected by its fighters
empires-battle-board-stays = cannot retreat by itself
empires-battle-board-late = has just landed, does not fire yet
empires-battle-board-supported = supported by Grav Armor
empires-battle-board-fired = has fired in this round
empires-battle-board-fallen = destroyed
empires-battle-board-taken = captured
empires-battle-board-away = no longer here
empires-battle-board-fallen-some = { $lost } destroyed, { $left } retreated
empires-battle-board-wreck = −{ $what }
empires-battle-board-result = ≤ { $need }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 }
empires-battle-board-steps = Steps
empires-battle-board-step-reveal = Reveal
empires-battle-board-step-slip = Cloaked ships leave
empires-battle-board-step-technology = Technology shown
empires-battle-board-step-join = Hidden ships join
empires-battle-board-step-mines = Mines
empires-battle-board-step-screen = Screening
empires-battle-board-step-fire = Fire by class
empires-battle-board-step-land = Troops land
empires-battle-board-step-after = After the fight
empires-battle-board-step-support = Support
empires-battle-board-screen-place = Screened
empires-battle-board-screen-here = Drag units here, or click on them
empires-battle-board-screened-of = { $count } / { $most }
empires-battle-board-set-aside = { $count } of { $units }
empires-battle-board-outlook = Outlook: { $chances }
empires-battle-board-outlook-guessed = Estimated outlook: { $chances }
empires-battle-board-outlook-tip = From the numbers that lie open, if both sides fire at what costs most and nobody retreats.
empires-battle-board-chance = { $owner } { $chance }
empires-battle-board-losses = Expected losses: { $list }
empires-battle-board-loses = { $owner } { $cp } CP
empires-battle-board-retreat = Retreat to
empires-battle-board-refuge = Retreat to { $hex }
empires-battle-board-leaving = Ships
empires-battle-board-leave-together = Everybody
empires-battle-board-leave-together-tip = All your other units retreat to the chosen hex as well, each at its moment and as far as the rules allow; until then they fire. Shift does the same once.
empires-battle-board-way-retreat = Damaged ones first
empires-battle-board-way-unhurt = Only undamaged ones
empires-battle-board-way-empty = Without fighters
empires-battle-board-way-withdraw = Between the rounds
empires-battle-board-standing = Standing order
empires-battle-board-resolve-round = This round
empires-battle-board-resolve-tip = Answers the questions of this round by the standing order: { $policy }
empires-battle-board-barrage = All fire ({ $count } shots)
empires-battle-board-resolve-all = To the end
empires-battle-board-resolve-all-tip = Fights on by the standing order until the battle ends: { $policy }
empires-battle-board-policy-question = How should your ships fight while you are not asked? Nobody is screened, no card is played, and every line fires all its shots.
empires-battle-board-policy-tip = { $how } Click to change it.
empires-battle-board-policy-dearest = Best shot
empires-battle-board-policy-line-dearest = Fires at what costs the enemy most for one shot: chance to hit, price and hull count.
empires-battle-board-policy-wounded = Finish off
empires-battle-board-policy-line-wounded = Fires at what needs the fewest hits to fall.
empires-battle-board-policy-strongest = Strongest first
empires-battle-board-policy-line-strongest = Fires at the most valuable ship.
empires-battle-board-policy-withdraw = Break off
empires-battle-board-policy-line-withdraw = Retreats towards your nearest colony as soon as the rules allow it, and fires until then.
empires-battle-board-ended = { $hex } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
empires-battle-board-space-won = The attackers have won: { $attacker }
empires-battle-board-space-lost = The defenders have won: { $defender }
empires-battle-board-space-stand-off = The battle ends in a stand-off
empires-battle-board-space-over = Nobody is left
empires-battle-board-ground-held = The colony is held: { $defender }
empires-battle-board-ground-captured = The colony is captured: { $attacker }
empires-battle-board-lost = Lost: { $what }
empires-battle-board-lost-nothing = Lost nothing
empires-battle-board-luck = Dice: { $dice }; hits: { $hits }, expected: { $hoped }
empires-battle-board-lucky = Luck: +{ $by } hits
empires-battle-board-unlucky = Bad luck: −{ $by } hits
empires-battle-board-continue = Continue
empires-battle-board-skip = Skip this battle
empires-battle-board-bombs-place = Bombing { $hex }
empires-battle-board-colony = { $world }, { $value } CP
empires-battle-board-plain-colony = Colony
empires-battle-board-homeworld = Homeworld
empires-battle-board-bombs-destroyed = { $world } destroyed: { $defender }
empires-battle-board-bombs-hurt = { $world } of { $defender }: { $value } CP instead of { $before } CP
empires-battle-board-bombs-unhurt = { $world } of { $defender } unharmed: { $value } CP
empires-battle-board-planet-defence = Ground units on the planet make it harder: their Defence shows with the first shot.
empires-battle-board-hoped = Expected hits if everybody fires: { $hits }
empires-battle-board-hoped-at-most = Expected hits if everybody fires: at most { $hits }
empires-battle-board-do-raze = Destroy the planet
empires-battle-board-roll-bombard = Bombardment
empires-battle-board-roll-experience = Experience
empires-battle-board-roll-flaw = Design weakness
empires-battle-board-roll-prey = The amoeba’s prey
empires-battle-board-order-ends = { $policy }: ask me again
empires-battle-board-weak = { $machine }: { $how }

# Ground units on their way: landing, going aboard, losses
empires-battle-board-landing-title = Landing at { $hex }
empires-battle-board-landing-stay = Aboard Transports
empires-battle-board-landing-go = Land
empires-battle-board-landing-all = Everybody lands
empires-battle-board-landing-none = Nobody lands
empires-battle-board-landing-drop-here = Drag troops here, or click on them
empires-battle-board-landing-touch-0 = A click sends one more
empires-battle-board-landing-touch-1 = A click sends one fewer
empires-battle-board-landing-nobody = Nobody
empires-battle-board-landing-transports = { $ships } with room for { $most }.
empires-battle-board-landing-dropped = By drop ship
empires-battle-board-landing-colony = Colony of { WHO($owner) }: { $value } CP, { $value } Militia.
empires-battle-board-landing-chance = Chance to take the colony: { $chance }
empires-battle-board-landing-chance-guessed = Chance to take the colony: { $chance } (estimated)
empires-battle-board-landing-chance-tip = If both sides fire at what costs most. The garrison is guessed from what you may know.
empires-battle-board-stowing-title = Troops before the battle at { $hex }
empires-battle-board-stowing-stay = On the planet
empires-battle-board-stowing-go = Aboard Transports
empires-battle-board-stowing-all = Aboard as many as fit
empires-battle-board-stowing-none = Everybody on the planet
empires-battle-board-stowing-drop-here = Drag troops here, or click on them
empires-battle-board-stowing-room = Places: { $used } / { $most }
empires-battle-board-spilling-title = Transports lost at { $hex }
empires-battle-board-spilling-stay = Saved
empires-battle-board-spilling-go = Lost
empires-battle-board-spilling-drop-here = Nobody

empires-tally-losses = Losses: { $list }.
empires-tally-loss = { WHO($owner) } – { $what }
empires-tally-none = Nobody lost anything.
empires-tally-luck = Hits: { $list }.
empires-tally-hits = { WHO($owner) } – { $hits } of { $dice } ({ $hoped } expected)

action-resolve-round = Fight this round by the standing order
