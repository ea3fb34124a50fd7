"""Káosz Galaktika: the official game, quick start, simplified combat, several players. Entry: `game`."""

# From below: each looks into those before it, and into its own layer.
LAYERS = (
    ("questions", "words", "hooks", "ranges", "tournament"),  # vocabulary
    ("faces", "migrating"),  # what is printed
    ("state", "decks", "prices"),
    (
        "values",
        "facts",
        "matrix",
        "limited",
        "validator",
        "soundness",
        "chronicle",
        "atoms",
    ),  # what follows from the state, and what changes it
    ("effects", "ending", "odds"),  # what texts do
    ("legal", "schema", "sight", "seen"),
    ("choices", "attention", "foresight", "audit", "library"),  # what may be chosen, and when somebody is asked
    ("flows", "announced", "opening", "refusals"),  # the rulebook in steps
    ("ai", "setup", "game"),
    ("hints",),
)
