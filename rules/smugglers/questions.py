"""What players of Space Smugglers, the clock and the table are asked."""

from rules.core.questions import Question

REVEAL = Question("smugglers.deal.reveal")
RACE, OPEN = Question("smugglers.race.act"), Question("smugglers.open.act")
SECRET = Question("smugglers.secret.act")
OUTCOME = Question("smugglers.drop.outcome")
PAY = Question("smugglers.payment.pay")
TAKE, GIVE = Question("smugglers.refill.take"), Question("smugglers.refill.give")

IN_BEATS = (OPEN, SECRET)
BIDS = (RACE, *IN_BEATS)
