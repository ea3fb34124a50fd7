# The battle board

empires-battle-board-place = Battle at { $hex }
empires-battle-board-round = Round { $round }
empires-battle-board-bonus = +1 Fleet Size Bonus
empires-battle-board-fires = To fire: { $line }
empires-battle-board-boards = To board: { $line }
empires-battle-board-attackers = Attacking: { $owners }
empires-battle-board-defenders = Defending: { $owners }
empires-battle-board-class = Class { $letter }
empires-battle-board-no-class = Unarmed
empires-battle-board-hull = Hull { $hull }, damage { $damage }
empires-battle-board-need = ≤ { $need }
empires-battle-board-hits = Hit by { $by } with { $need } or less: { $why }
empires-battle-board-hits-boarding = Boarded by { $by } with { $need } or less: { $why }
empires-battle-board-against = ≤ { $need } · { $target }: { $why }
empires-battle-board-screened = screened
empires-battle-board-cloaked = cloaked
empires-battle-board-idle = not manned yet
empires-battle-board-captured = captured, built by { $owner }
empires-battle-board-screen = Screened
empires-battle-board-screen-hurt = Screened: the damaged one
empires-battle-board-shots = Shots
empires-battle-board-attempts = Attempts
empires-battle-board-back = Undo
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
empires-battle-board-late = just landed, not firing yet
empires-battle-board-supported = supported by Grav Armor
empires-battle-board-fired = has fired this round
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
empires-battle-board-step-of = { $step } ({ $number } of { $of })
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
empires-battle-board-screen-here = drag here, or click
empires-battle-board-screened-of = { $count } / { $most }
empires-battle-board-set-aside = { $count } of { $units }
empires-battle-board-outlook = Outlook: { $chances }
empires-battle-board-outlook-guessed = Estimated outlook: { $chances }
empires-battle-board-outlook-tip = From the visible numbers, if both sides fire at whatever costs most and no one retreats.
empires-battle-board-chance = { $owner } { $chance }
empires-battle-board-side-chance = { $guessed ->
    [yes] chance about { $chance }
   *[no] chance { $chance }
}
empires-battle-board-losses = Expected losses: { $list }
empires-battle-board-loses = { $owner } { $cp } CP
empires-battle-board-retreat = Retreat to
empires-battle-board-refuge = Retreat to { $hex }
empires-battle-board-leaving = Ships
empires-battle-board-leave-together = Everyone
empires-battle-board-leave-together-tip = All your other units also retreat to the chosen hex, each when its turn comes and the rules allow it; until then they fire. Hold Shift to do it just once.
empires-battle-board-way-retreat = Damaged ones first
empires-battle-board-way-unhurt = Only undamaged ones
empires-battle-board-way-empty = Without fighters
empires-battle-board-way-withdraw = Between rounds
empires-battle-board-standing = Standing order
empires-battle-board-resolve-round = Finish the round
empires-battle-board-resolve-tip = Answers this round’s questions by the standing order: { $policy }
empires-battle-board-barrage = All fire ({ $count } shots)
empires-battle-board-resolve-all = Finish the battle
empires-battle-board-resolve-all-tip = Fights on by the standing order until the battle ends: { $policy }
empires-battle-board-policy-question = How should your ships fight when you are not asked? No one is screened, no card is played, and every line fires all its shots.
empires-battle-board-policy-tip = { $how } Click to change it.
empires-battle-board-policy-expensive = Best shot
empires-battle-board-policy-line-expensive = Fires at whatever costs the enemy most per shot: chance to hit, price and hull count.
empires-battle-board-policy-wounded = Finish off
empires-battle-board-policy-line-wounded = Fires at whatever needs the fewest hits to fall.
empires-battle-board-policy-strongest = Strongest first
empires-battle-board-policy-line-strongest = Fires at the most valuable ship.
empires-battle-board-policy-withdraw = Break off
empires-battle-board-policy-line-withdraw = Retreats towards your nearest colony as soon as the rules allow, and fires until then.
empires-battle-board-ended = { $hex } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
empires-battle-board-space-won = The attackers win: { $attacker }
empires-battle-board-space-lost = The defenders win: { $defender }
empires-battle-board-space-stand-off = The battle ends in a stand-off
empires-battle-board-space-over = No one is left
empires-battle-board-ground-held = The defender holds the colony: { $defender }
empires-battle-board-ground-captured = The colony falls; captured by { $attacker }
empires-battle-board-lost = Lost: { $what }
empires-battle-board-lost-nothing = Lost nothing
empires-battle-board-captured-by = Captured by { WHO($owner) }: { $what }
empires-battle-board-luck = Dice: { $dice }; hits: { $hits }, expected: { $hoped }
empires-battle-board-lucky = Luck: +{ $by } hits
empires-battle-board-unlucky = Bad luck: −{ $by } hits
empires-battle-board-continue = Continue
empires-battle-board-skip = Skip this battle
empires-battle-board-bombs-place = Bombardment of { $hex }
empires-battle-board-colony = { $world }, { $value } CP
empires-battle-board-plain-colony = Colony
empires-battle-board-homeworld = Homeworld
empires-battle-board-bombs-destroyed = { $world } destroyed: { $defender }
empires-battle-board-bombs-hurt = { $world } ({ $defender }): { $value } CP instead of { $before } CP
empires-battle-board-bombs-unhurt = { $world } ({ $defender }) unharmed: { $value } CP
empires-battle-board-planet-defence = Ground units on the planet make it harder: their Defence is revealed with the first shot.
empires-battle-board-hoped = Expected hits if everyone fires: { $hits }
empires-battle-board-hoped-at-most = Expected hits if everyone fires: at most { $hits }
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
empires-battle-board-landing-all = Everyone lands
empires-battle-board-landing-none = No one lands
empires-battle-board-landing-drop-here = Drag troops here, or click them
empires-battle-board-landing-touch-0 = A click sends one more
empires-battle-board-landing-touch-1 = A click sends one fewer
empires-battle-board-landing-nobody = No one
empires-battle-board-landing-transports = { $ships } with room for { $most }.
empires-battle-board-landing-dropped = By drop ship
empires-battle-board-landing-colony = { WHO($owner, case: "upper") }’s colony: { $value } CP, { $value } Militia.
empires-battle-board-landing-chance = Chance to take the colony: { $chance }
empires-battle-board-landing-chance-guessed = Chance to take the colony: { $chance } (estimated)
empires-battle-board-landing-chance-tip = If both sides fire at whatever costs most. The garrison is estimated from what you can know.
empires-battle-board-stowing-title = Troops before the battle at { $hex }
empires-battle-board-stowing-stay = On the planet
empires-battle-board-stowing-go = Aboard Transports
empires-battle-board-stowing-all = As many aboard as fit
empires-battle-board-stowing-none = Everyone on the planet
empires-battle-board-stowing-drop-here = Drag troops here, or click them
empires-battle-board-stowing-room = Places: { $used } / { $most }
empires-battle-board-spilling-title = Transports lost at { $hex }
empires-battle-board-spilling-stay = Saved
empires-battle-board-spilling-go = Lost
empires-battle-board-spilling-drop-here = No one

empires-tally-losses = Losses: { $list }.
empires-tally-loss = { WHO($owner) } – { $what }
empires-tally-captures = Captured: { $list }.
empires-tally-capture = { WHO($captor) } from { WHO($owner) } – { $what }
empires-tally-none = No one lost anything.
empires-tally-luck = Hits: { $list }.
empires-tally-hits = { WHO($owner) } – { $hits } of { $dice } ({ $hoped } expected)

action-resolve-round = Fight this round by the standing order
