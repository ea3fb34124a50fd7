"""The computer players of Káosz Galaktika: judgement, the duel model, instinct, foresight."""
