# Hints: the one-sentence reason for a computer player's advice.

reason-ai-why-best = Of all the moves looked at, this one promised the most.
