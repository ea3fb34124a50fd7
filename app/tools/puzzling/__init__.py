"""Looking for puzzles in games of opponents: `orrery puzzles GAME --make N`."""
