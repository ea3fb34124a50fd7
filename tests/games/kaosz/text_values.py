"""Where the open parts of ids come from that the deck builder, the album and the packs ask for."""

from app.games.kaosz.decks import panes
from app.games.kaosz.decks.collection import ORDERS, PARTS
from app.games.kaosz.decks.deck_facts import rule_word
from app.games.kaosz.decks.legality import RULESETS
from app.games.kaosz.decks.model import COLLECTION, PILES
from app.games.kaosz.packs.album_scene import SHOWN
from app.games.kaosz.packs.event import WAYS
from rules.kaosz.limited.album import HOWS
from tests.app.text_ids import each

SOURCES = {
    "deck-*": lambda p: each(p, ("undo", "redo")),
    "deck-*-none": lambda p: each(p, ("undo", "redo")),
    "deck-carry-*": lambda p: each(p, PILES),
    "deck-empty-*": lambda p: each(p, [pile for pile in PILES if pile != COLLECTION]),
    "deck-filter-*": lambda p: each(p, PARTS),
    "deck-form-*": lambda p: each(p, panes.FORMS),
    "deck-hint-*": lambda p: each(p, PILES),
    "deck-order-*": lambda p: each(p, ORDERS),
    "deck-pile-*": lambda p: each(p, PILES),
    "deck-rule-*": lambda p: each(p, {rule_word(rule) for one in RULESETS for rule in one.rules}),
    "deck-ruleset-*": lambda p: each(p, [one.id for one in RULESETS]),
    "deck-ruleset-*-help": lambda p: each(p, [one.id for one in RULESETS]),
    "deck-step-*": lambda p: each(p, PILES),
    "album-*": lambda p: each(p, SHOWN),
    "album-entry-*": lambda p: each(p, HOWS),
    "packs-*": lambda p: each(p, ("open", *WAYS)),
    "packs-*-line": lambda p: each(p, ("open", *WAYS)),
    "packs-state-*": lambda p: each(p, WAYS),
}
