"""The phases of a round, one module each; importing this package registers all flows."""

from . import bidding_realtime, bidding_tempo, deal, drops, evaluation, payment, refill, rounds, scoring

__all__ = [
    "bidding_realtime", "bidding_tempo", "deal", "drops", "evaluation", "payment", "refill", "rounds", "scoring",
]  # fmt: skip
