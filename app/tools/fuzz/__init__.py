"""Attacks on what we read from disk: files that are nearly right, made by the thousand and tried out with limits."""
