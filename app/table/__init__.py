"""The table every game is played at: places, pieces, gestures, prompt bar, log, inspect; no game's rules."""
