"""Atoms: one small function for each observable change. It makes the change, tells it, and fires its trigger."""
