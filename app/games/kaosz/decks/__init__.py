"""Decks as data: what lies in them, what the rules say of them, how they are written and found. No pygame here."""
