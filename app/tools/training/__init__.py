"""Learning from played games how good a position is: `orrery train`."""
