"""What players of Űrbirodalmak are asked, in the order of the game."""

from rules.core.questions import Question

# -- before the game
GAME_DESIGN = Question("empires.game.design")
GAME_HEAD_START = Question("empires.game.head_start")
GAME_HOME = Question("empires.game.home")
ADVANTAGES_KEEP = Question("empires.advantages.keep")
ADVANTAGES_TAKE = Question("empires.advantages.take")
AUCTION_BID = Question("empires.auction.bid")
AUCTION_CARD = Question("empires.auction.card")
ANCIENTS_HEXES = Question("empires.ancients.hexes")
ANCIENTS_MINERALS = Question("empires.ancients.minerals")
ANCIENTS_PLANETS = Question("empires.ancients.planets")

# -- the Movement phase
MOVEMENT_GROUP = Question("empires.movement.group")
# Being asked for an order would tell that a group can still go on (SE-4.1).
MOVEMENT_ORDER = Question("empires.movement.order", seen_as=MOVEMENT_GROUP)
MOVING = (MOVEMENT_GROUP, MOVEMENT_ORDER)  # one after the other
REACTION_MOVE = Question("empires.reaction.move")
REACTION_AVOW = Question("empires.reaction.avow")
EXPLORE_AVOW = Question("empires.explore.avow")
LOST_AVOW = Question("empires.lost.avow")
LOST_DIRECTION = Question("empires.lost.direction")
LOST_FOE = Question("empires.lost.foe")
REVEAL = Question("empires.reveal.reveal")
PASSAGE_TROOPS = Question("empires.passage.troops")
EVACUATION_TROOPS = Question("empires.evacuation.troops")

# -- the Combat phase
COMBAT_HEX = Question("empires.combat.hex")
COMBAT_FOE = Question("empires.combat.foe")
COMBAT_SETTLE = Question("empires.combat.settle")
TURN_SETTLE = Question("empires.turn.settle")
FINDING_CARD = Question("empires.finding.card")
BOMBARDMENT_SHOT = Question("empires.bombardment.shot")
CONQUEST_LEARN = Question("empires.conquest.learn")

# -- battles
DECLARATION_CLOAK = Question("empires.declaration.cloak")
DECLARATION_MORE = Question("empires.declaration.more")
# by the level of scanners that is asked for
DECLARATION_SCAN = {1: Question("empires.declaration.scan_1"), 2: Question("empires.declaration.scan_2")}
BATTLE_SLIP = Question("empires.battle.slip")
BATTLE_AVOW = Question("empires.battle.avow")
BATTLE_CLAIM = Question("empires.battle.claim")
BATTLE_JOIN = Question("empires.battle.join")
BATTLE_WEAKNESS = Question("empires.battle.weakness")
BATTLE_SHIELD = Question("empires.battle.shield")
BATTLE_DRAW = Question("empires.battle.draw")
BATTLE_MINES = Question("empires.battle.mines")
BATTLE_PRIZES = Question("empires.battle.prizes")
ROUND_CARD = Question("empires.round.card")
ROUND_SCREEN = Question("empires.round.screen")
ROUND_BEAM = Question("empires.round.beam")
ROUND_FIRE = Question("empires.round.fire")
ROUND_SPARE = Question("empires.round.spare")
ROUND_CRYSTAL = Question("empires.round.crystal")
ROUND_AVOW = Question("empires.round.avow")
LOSSES_SURPLUS = Question("empires.losses.surplus")

# -- ground units
LANDING_TROOPS = Question("empires.landing.troops")
STOWING_ABOARD = Question("empires.stowing.aboard")
SPILLING_LOST = Question("empires.spilling.lost")
ASSAULT_SCREEN = Question("empires.assault.screen")
ASSAULT_SUPPORT = Question("empires.assault.support")
ASSAULT_LINE = Question("empires.assault.line")
ASSAULT_FIRE = Question("empires.assault.fire")
ASSAULT_GARRISON = Question("empires.assault.garrison")
ASSAULT_LEARN = Question("empires.assault.learn")

# -- the Economic Phase
ECONOMY_SHEET = Question("empires.economy.sheet")
ECONOMY_FIRST = Question("empires.economy.first")

# -- machines, alien empires, amoebas
MACHINES_GOAL = Question("empires.machines.goal")
MACHINES_PATH = Question("empires.machines.path")
INVASION_GOAL = Question("empires.invasion.goal")
AMOEBA_EXPLODE = Question("empires.amoeba.explode")
BITE_PREY = Question("empires.bite.prey")
SPREAD = Question("empires.spread.spread")
