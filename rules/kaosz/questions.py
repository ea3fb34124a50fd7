"""What players of Káosz Galaktika are asked."""

from rules.core.questions import Question, SharedQuestion

MULLIGAN = Question("kaosz.game.mulligan")
ACTION = Question("kaosz.turn.action")
HAND_LIMIT, HANGAR_LIMIT = Question("kaosz.turn.hand_limit"), Question("kaosz.turn.hangar_limit")
TAKE = Question("kaosz.search.take")
ORDER = Question("kaosz.triggers.order")

# Combat
ATTACKERS, DEFENDERS = Question("kaosz.combat.attackers"), Question("kaosz.combat.defenders")
CREW, PAY = Question("kaosz.combat.crew"), Question("kaosz.combat.pay")
SHOOT = Question("kaosz.fire.fire")
RETURN_FIRE = Question("kaosz.shot.return")
HEAVY = SharedQuestion("heavy", "kaosz.fire", "kaosz.shot")
BURST_TARGETS = SharedQuestion("burst", "kaosz.fire", "kaosz.shot")
BURST_AMOUNTS = Question("kaosz.shot.amounts")
USE_FORMATION, SPLIT_FORMATION = Question("kaosz.shot.formation"), Question("kaosz.shot.formation_split")
BOMBERS, DEMOLISH = Question("kaosz.bombard.bombers"), Question("kaosz.bombard.demolition")
TRAP = Question("kaosz.bombardment.trap")
HQ_DISCARD = Question("kaosz.bombardment.hq_discard")

# What a text leaves open: when it is announced, or comes up
_OPENING = ("kaosz.announce", "kaosz.free_payment", "kaosz.triggers", "kaosz.combat")
OPPONENT, MODE = SharedQuestion("opponent", *_OPENING), SharedQuestion("mode", *_OPENING)
NUMBER, TARGET = SharedQuestion("x", *_OPENING), SharedQuestion("target", *_OPENING)
BOUND = SharedQuestion("bound", "kaosz.action", "kaosz.announce", "kaosz.free_payment", "kaosz.settle", "kaosz.victory")
_PAYING = ("kaosz.announce", "kaosz.ops")
COST_WAY, COST_SACRIFICE = SharedQuestion("cost_way", *_PAYING), SharedQuestion("cost_sacrifice", *_PAYING)
COST_DISCARD = SharedQuestion("cost_discard", *_PAYING)
COST_DEVELOPMENTS = SharedQuestion("cost_developments", *_PAYING)

# When it is carried out
CHOOSE, FROM, TO = Question("kaosz.ops.choose"), Question("kaosz.ops.from"), Question("kaosz.ops.to")
DISCARD, RETARGET = Question("kaosz.ops.discard"), Question("kaosz.ops.retarget")
WAY = Question("kaosz.ops.way")
OPTIONAL = SharedQuestion("optional", "kaosz.ops", "kaosz.triggers")
REPLACEMENT = SharedQuestion(
    "replacement", "kaosz.action", "kaosz.bombard", "kaosz.bombardment", "kaosz.combat", "kaosz.ops", "kaosz.settle",
    "kaosz.shot", "kaosz.stealth", "kaosz.turn",
)  # fmt: skip
