"""Űrbirodalmak (Space Empires): empires explore and settle a hidden map of hexes, and fight with ten-sided dice."""
