"""How a bundle is made: the ground all systems share, one module for each way of building, Wine, the archive."""
