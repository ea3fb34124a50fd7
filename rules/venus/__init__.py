"""Onward to Venus (Irány a Vénusz!): empires race for the planets of the Sun."""

# From below: each looks into those before it, and into its own layer.
LAYERS = (
    ("questions", "kinds", "migrating"),  # what is asked, and what is printed
    ("facts", "checks"),
    ("state", "seen"),
    (
        "atoms",
        "ranges",
        "scores",
        "points",
        "legal",
        "announced",
        "soundness",
    ),  # what follows from the state, and what changes it
    ("effects", "sight", "chronicle"),  # what cards and tiles do, and who sees what
    ("playing",),
    ("refusals",),
    ("flows",),  # the rulebook in steps
    ("ai", "setup"),
    ("hints", "game"),
)
