"""What players of Onward to Venus are asked."""

from rules.core.questions import Question

EMPIRE = Question("venus.game.empire")
LAST = Question("venus.actions.last")
TURN = Question("venus.turn.act")
WAY, GROUP, CLAIM = Question("venus.move.way"), Question("venus.move.group"), Question("venus.move.claim")
RAISE = Question("venus.raise.raise")
ATTEMPT, LOSE = Question("venus.attempt.act"), Question("venus.attempt.lose")
HAND_LIMIT = Question("venus.limit.hand_limit")
SWAP = Question("venus.swap.swap")
DRAW_KEEP = Question("venus.draw_keep.draw_keep")
SPY_TAKE, SPY_GIVE = Question("venus.spy.spy_take"), Question("venus.spy.spy_give")
SAVE = Question("venus.destroy.save")
ENCORE = Question("venus.encore.encore")
HIRE = Question("venus.saboteur.hire")
REMOVE = Question("venus.uprising.remove")
RAZE = Question("venus.leaders.raze")
BOMBARD = Question("venus.rockets.bombard")
TOLL = Question("venus.toll.toll")
