"""Tournaments of Káosz Galaktika (KG-11.70-11.77): Swiss rounds, then the four best play finals of three games.

>>> [one.id for one in FORMATS]
['swiss', 'robin', 'knockout']
"""

from __future__ import annotations

from rules.tournament.formats import one_on_one

GAME_MINUTES = 60  # KG-11.73
JUDGE = ("colony", "hq", "credits", "ships")  # KG-11.75, in this order; then the second player wins
FORMATS = one_on_one(minutes=GAME_MINUTES, options={"tournament": True}, judge=JUDGE)
