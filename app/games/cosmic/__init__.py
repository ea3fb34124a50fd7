"""Cosmic Encounter in words. It has no manifest yet: without a table it is not among the games of the menu."""
