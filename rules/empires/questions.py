"""What players of Űrbirodalmak are asked."""

from rules.core.questions import Question

GROUP = Question("empires.movement.group")
# Being asked for an order would tell that a group can still go on (SE-4.1).
ORDER = Question("empires.movement.order", seen_as=GROUP)
