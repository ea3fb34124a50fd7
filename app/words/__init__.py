"""Sentences from data: reasons, problems of card sets, and each game's events, options and prompts as text."""
