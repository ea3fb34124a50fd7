"""Wording: texts in both languages, Hungarian grammar, sorting, the rulebooks; the shell's messages in `locale/`."""
