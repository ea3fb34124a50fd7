"""What cards can do that no change of a value says, each by the id of the card that can do it.

The rules ask whether somebody `has` such a power (`state.holding`); which card it is stands here alone.
"""

from __future__ import annotations

# -- alien technology (CL-A)
AUTOMATIC_PIPELINES = "a21"
NEW_DICE = "a22"
JAMS_SWEEPING = "a24"
FLIES_ON_PLANETS = "a25"
COVERS_AGAIN = "a27"
INTERCEPTS = "a28"
ANALYSES = "a29"
ADAPTS_CLOAK = "a30"

# -- Empire Advantages (CL-E)
FEARLESS = "e31"
CHARGES = "e33"
LIVES_ON_ASTEROIDS = "e35"
ANCIENT = "e36"
PASSES_UNHARMED = "e37"
REFITS_ANYWHERE = "e39"
LEARNS_QUICKLY = "e40"
CHEAP_RESEARCH = "e41"
PUSHES_SHIPS = "e42"
IGNORES_HITS = "e44"
OUTNUMBERS = "e45"
LEAVES_EARLY = "e46"
PEACE_WITH_ALIENS = "e48"
TRADES = "e49"
KEEPS_UP = "e52"
HASTY = "e53"
SENSES = "e54"
FALSE_GROUPS = "e55"
