"""The smugglers' opponents: what stocks are worth, the rest of a bidding imagined, instinct, reflexes.

`rules.smugglers.hints` puts them together. Everything here works on imagined worlds: no deck, no pending choices.
"""
