"""The pages of the right panel: what is in a hex, all own groups, the empires, cards (UI-1, UI-3, UI-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.games.empires.pages.card_page import card_page
from app.games.empires.pages.empire_page import empire_page
from app.games.empires.pages.fleet_page import fleet_page
from app.games.empires.pages.hex_page import hex_page
from app.table.roles.pages import SidePage

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


def pages(table: EmpiresTable) -> Sequence[SidePage]:
    """In the order of their tabs; the log follows them."""
    cards = [card_page(table)] if table.seen["cards"] is not None else []
    return hex_page(table), fleet_page(table), empire_page(table), *cards
