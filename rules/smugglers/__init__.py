"""Space Smugglers (Űrcsempészek): dice bidding for sectors of the galaxy, in real time or in beats.

`game` is the entry; `flows` holds one module for each phase of a round; `state`, `facts` and `atoms` hold what
changes, what never changes and how it changes. Rule IDs SM-... are those of the digest.
"""

# From below: each looks into those before it, and into its own layer.
LAYERS = (
    ("questions", "deliveries"),  # what is asked, and what is printed
    ("facts",),
    ("state", "checks", "seen"),
    ("atoms", "bids", "dues", "scores", "chronicle"),  # what follows from the state, and what changes it
    ("paying",),
    ("flows",),  # the rulebook in steps
    ("sight", "random_policy", "refusals", "setup", "soundness", "ai"),  # what others ask of a position
    ("hints", "game"),
)
