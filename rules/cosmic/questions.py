"""What players of Cosmic Encounter are asked: the course of a game, then what single pieces ask."""

from rules.core.questions import Question

CHOOSE_ALIEN = Question("cosmic.game.alien")
CHOOSE_FREELY = Question("cosmic.game.freely")
FIRST_TECHNOLOGY = Question("cosmic.game.technology")
TURN_NEW_HAND = Question("cosmic.turn.new_hand")
KEEP_POWER = Question("cosmic.changing.keep")
TECH_ACTION = Question("cosmic.tech_actions.action")
KEEP_TECHNOLOGY = Question("cosmic.draw_technology.technology")
CHOOSE_DEFENSE = Question("cosmic.destiny.defense")
RESETTLE_SHIPS = Question("cosmic.destiny.settlers")
AIM_GATE = Question("cosmic.launch.planet")
LAUNCH_SHIPS = Question("cosmic.launch.ships")
ANSWER_INVITATION = Question("cosmic.alliance.answer")
INVITE = Question("cosmic.alliance.invite")
LAY_CARD = Question("cosmic.planning.card")
PLANNING_NEW_HAND = Question("cosmic.planning.new_hand")
LAY_ANOTHER = Question("cosmic.reaching.card")
REINFORCING = Question("cosmic.reinforcing.reply")
DEAL_MESSAGE = Question("cosmic.deal.message")
DEAL_CARDS = Question("cosmic.carrying_out.cards")
DEAL_SETTLERS = Question("cosmic.carrying_out.settlers")
FURTHER_ENCOUNTER = Question("cosmic.resolution.further")
COMPENSATION_CARDS = Question("cosmic.compensation.cards")
REWARD_SHIPS = Question("cosmic.rewarding.ships")
RETURN_SHIPS = Question("cosmic.returning.return")
RETRIEVE = Question("cosmic.retrieving.retrieve")
LOSE_SHIPS = Question("cosmic.sacrificing.lose")

# -- aliens and their flares

ALLIES_DRAW = Question("cosmic.allies_draw.draw")
BLUFF_CLAIM = Question("cosmic.bluff.claim")
BLUFF_JUDGE = Question("cosmic.bluff.judge")
BLUFF_PAY = Question("cosmic.bluff.pay")
CALL_SPREAD = Question("cosmic.call_spread.spread")
CALL_UP_ATTACK_RESERVE = Question("cosmic.call_up_attack.reserve")
CLAIM_FURTHER = Question("cosmic.claim_further.further")
CLUB_ALLIES = Question("cosmic.club_allies.allies")
DEAL_HOARD = Question("cosmic.deal_hoard.hoard")
DICTATE_DESTINY = Question("cosmic.dictate.destiny")
DISCARD_BEFORE = Question("cosmic.discard_before.discard")
DISCARD_OR_YIELD_TOLL = Question("cosmic.discard_or_yield.toll")
DIVE_SHIPS = Question("cosmic.dive.ships")
DRAG_ALONG_LOSE = Question("cosmic.drag_along.lose")
DRAG_ALONG_WHOM = Question("cosmic.drag_along.whom")
DRAW_THREE_USE = Question("cosmic.draw_three.use")
EXECUTE_ANY_SHIP = Question("cosmic.execute_any.ship")
EXECUTE_NAMED_SHIP = Question("cosmic.execute_named.ship")
FETCH = Question("cosmic.fetch.fetch")
FETCH_OFFER = Question("cosmic.fetch.offer")
FETCH_REFUSED = Question("cosmic.fetch.refused")
FETCH_THANKS = Question("cosmic.fetch.thanks")
FILL_UP_SOURCE = Question("cosmic.fill_up.source")
GIVE_BACK_CARDS = Question("cosmic.give_back.cards")
GIVE_CARD_GIFT = Question("cosmic.give_card.gift")
HEAL_RETURN = Question("cosmic.heal.return")
JOIN_LATE_SHIP = Question("cosmic.join_late.ship")
KEEP_SPOILS = Question("cosmic.keep_spoils.keep")
LAY_CARDS_ASIDE = Question("cosmic.lay_cards_aside.aside")
LOOT = Question("cosmic.loot.loot")
PICK_OVER_CARD = Question("cosmic.pick_over.card")
PICK_OVER_KEEP = Question("cosmic.pick_over.keep")
PULL_INTO_WARP_SHIP = Question("cosmic.pull_into_warp.ship")
RAISE_CITADEL_CARD = Question("cosmic.raise_citadel.card")
RAISE_CITADEL_PLANET = Question("cosmic.raise_citadel.planet")
RAISE_STAKES = Question("cosmic.raise_stakes.stake")
RAM_SHIPS = Question("cosmic.ram.ships")
RETURN_FROM_LOSS = Question("cosmic.return_from_loss.return")
RETURN_FROM_LOSS_WHICH = Question("cosmic.return_from_loss.which")
RISE_AGAIN_RETURN = Question("cosmic.rise_again.return")
SETTLE_ABROAD = Question("cosmic.settle_abroad.settlers")
SETTLE_WITH_THE_WEAK = Question("cosmic.settle_with_the_weak.settler")
SHARE_GROWTH = Question("cosmic.share_growth.growth")
SHELTER_ALLIES_RETURN = Question("cosmic.shelter_allies.return")
SHIFT_SHIPS_SEND = Question("cosmic.shift_ships.send")
SHIFT_SHIPS_WITHDRAW = Question("cosmic.shift_ships.withdraw")
SORT_GAINED_UNWANTED = Question("cosmic.sort_gained.unwanted")
SPREAD_HATE_CARD = Question("cosmic.spread_hate.card")
SPREAD_HATE = Question("cosmic.spread_hate.hated")
SWALLOW_ARTIFACT_SHIP = Question("cosmic.swallow_artifact.ship")
SWAP_A_CARD = Question("cosmic.swap_a_card.card")
THROW_IN_FODDER = Question("cosmic.throw_in.fodder")

# -- artifacts

INFECT_GIVE_UP = Question("cosmic.infect.give_up")
SEND_ALLIES_HOME = Question("cosmic.send_allies_home.allies")

# -- technologies

CHARGE_BATTERY_CARD = Question("cosmic.charge_battery.card")
DRAW_AND_SORT_KEEP = Question("cosmic.draw_and_sort.keep")
LAUNCH_FLAGSHIP_COLONY = Question("cosmic.launch_flagship.colony")
LAY_MINES = Question("cosmic.lay_mines.mines")
LEVEL_HANDS_DISCARD = Question("cosmic.level_hands.discard")
MAKE_PLANET_SETTLERS = Question("cosmic.make_planet.settlers")
MOUNT_CANNON = Question("cosmic.mount_cannon.orbit")
MOVE_CANNON = Question("cosmic.move_cannon.orbit")
PLACE_FLAGSHIP = Question("cosmic.place_flagship.place")
REACH_PLANET_SHIP = Question("cosmic.reach_planet.ship")
SALVAGE_CARD = Question("cosmic.salvage.card")
WAKE_BUILDERS_SETTLERS = Question("cosmic.wake_builders.settlers")
WAKE_SETTLERS = Question("cosmic.wake_settlers.settlers")

# -- what they ask for: a new question that belongs to one of these needs nothing else to be answered sensibly

RETURNS = frozenset((
    RETURN_SHIPS, RETRIEVE, HEAL_RETURN, RETURN_FROM_LOSS, RISE_AGAIN_RETURN, SHELTER_ALLIES_RETURN,
))  # fmt: skip
SETTLERS = frozenset((
    DEAL_SETTLERS, RESETTLE_SHIPS, MAKE_PLANET_SETTLERS, SETTLE_ABROAD, WAKE_BUILDERS_SETTLERS, WAKE_SETTLERS,
))  # fmt: skip
LOSSES = frozenset((LOSE_SHIPS, DRAG_ALONG_LOSE, BLUFF_PAY))
WHICH_PLAYERS = frozenset((INVITE, CLUB_ALLIES, SEND_ALLIES_HOME))
KEPT_CARDS = frozenset((DRAW_AND_SORT_KEEP, KEEP_SPOILS, LAY_CARDS_ASIDE))
ALIENS = frozenset((CHOOSE_ALIEN, CHOOSE_FREELY))
TECHNOLOGIES = frozenset((FIRST_TECHNOLOGY, KEEP_TECHNOLOGY))
NEW_HANDS = frozenset((TURN_NEW_HAND, PLANNING_NEW_HAND))
# About planets, ships and players only, and the deal, which is talked about in the open (CE-6.36).
IN_THE_OPEN = frozenset((
    *RETURNS, *WHICH_PLAYERS, CHOOSE_DEFENSE, RESETTLE_SHIPS, AIM_GATE, LAUNCH_SHIPS, ANSWER_INVITATION, DEAL_MESSAGE,
    DEAL_SETTLERS, LOSE_SHIPS, REWARD_SHIPS, FURTHER_ENCOUNTER, DRAG_ALONG_WHOM, DRAG_ALONG_LOSE, PULL_INTO_WARP_SHIP,
))  # fmt: skip
