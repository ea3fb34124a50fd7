"""What players of Cosmic Encounter are asked."""

from rules.core.questions import Question

REINFORCING = Question("cosmic.reinforcing.reply")
