"""Two decks for a first game, offered where only ships count (KG-11.7): nothing in them waits in the hand for ever."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import tomli

from rules.content.shapes import Translation
from rules.core.lean import dataclass


@dataclass(frozen=True)
class StarterDeck:
    """A deck that belongs to no card set."""

    id: str
    name: Translation
    cards: tuple[str, ...]


@cache
def starter_decks() -> tuple[StarterDeck, ...]:
    """The decks in the order in which a first game deals them out."""
    data = tomli.loads((Path(__file__).with_suffix(".toml")).read_text(encoding="utf-8"))
    return tuple(
        StarterDeck(
            deck["id"],
            Translation(**deck["name"]),
            tuple(card for card, count in deck["cards"].items() for _ in range(count)),
        )
        for deck in data["deck"]
    )


def is_first_flight(options: Mapping[str, Any]) -> bool:
    """Whether only ships count under these switches."""
    return options.get("ruleset") == "quickstart" and options.get("qs_level", 1) == 1
