"""The table at which every game is played: places, pieces, gestures, prompt bar, log, inspect; no game's rules."""
