"""Cosmic Encounter: its words and its table. It has no manifest yet, so it is not among the games of the menu."""
