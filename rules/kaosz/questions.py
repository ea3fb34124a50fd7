"""What players of Káosz Galaktika are asked."""

from rules.core.questions import Question

ACTION = Question("kaosz.turn.action")
PAY = Question("kaosz.combat.pay")
TRAP = Question("kaosz.bombardment.trap")
