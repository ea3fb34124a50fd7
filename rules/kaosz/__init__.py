"""Káosz Galaktika: the official game, quick start, simplified combat, several players. Entry: `game`."""
