"""How each game lies on the table: one module per game, and what it adds to the new-game screen."""
