"""What Káosz adds to the new-game screen: presets, and a deck for each player (KG-D1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.shelf import Offer, playable
from app.scenes.draft import Chair
from app.scenes.lobby import Lobby, Preset
from app.scenes.parts import SeatBadge
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Picker
from app.ui.labels import Caps, Label, Paragraph
from app.ui.layout import Column, Row, Wrap
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program

PRESETS = (
    Preset("official"),
    Preset("quickstart-1", {"ruleset": "quickstart"}),
    Preset("quickstart-2", {"ruleset": "quickstart", "qs_level": 2}),
    Preset("quickstart-3", {"ruleset": "quickstart", "qs_level": 3}),
    Preset("simplified", {"combat": "simplified"}),
)
FIRST = "quickstart-1"
SEATS = ("human", "pilot")
AUTOMATIC = ""


def lobby(table: Lobby) -> Sequence[Widget]:
    """A row for each seat; only decks that are legal under the chosen switches are offered."""
    texts, draft = table.app.ctx.texts, table.draft
    offers = playable(table.app.places, draft.options, draft.sets)
    rows: list[Widget] = [Caps(texts("variant-kaosz-deck"))]
    for seat, chair in enumerate(draft.chairs):
        forget_illegal(chair, offers)
        name = Label(draft.name(seat, texts), STRONG)
        rows.append(Row([SeatBadge(seat), Column([name, Wrap([_choice(table, seat, chair, offers)])], gap=3)],
                        gap=12, align="top", flex={1: 1}))  # fmt: skip
    rows.append(Paragraph(texts("kaosz-table-decks-line"), DIM, prefer=420))
    decks = Button(texts("deck-title"), partial(_open_builder, table.app), icon="card", id="decks")
    packs = Button(texts("packs-title"), partial(_open_packs, table.app), icon="star", id="packs")
    rows.append(Wrap([decks, packs], gap=10))
    return rows


def forget_illegal(chair: Chair, offers: Sequence[Offer]) -> None:
    """A deck that the switches do not allow any more is given up; the next one on offer takes its place."""
    chosen = chair.own.get("deck", AUTOMATIC)
    if chosen != AUTOMATIC and all(offer.value != chosen for offer in offers):
        chair.own.pop("deck", None)


def _choice(table: Lobby, seat: int, chair: Chair, offers: Sequence[Offer]) -> Widget:
    texts = table.app.ctx.texts
    automatic = texts("variant-kaosz-deck-automatic")
    names = [(AUTOMATIC, automatic), *((offer.id, offer.title(texts.language)) for offer in offers)]
    chosen = chair.own.get("deck", AUTOMATIC)
    now = next((offer.id for offer in offers if offer.value == chosen), AUTOMATIC)

    def choose(id: Any) -> None:
        value = next((offer.value for offer in offers if offer.id == id), AUTOMATIC)
        if value == AUTOMATIC:
            chair.own.pop("deck", None)
        else:
            chair.own["deck"] = value
        table.changed()

    return Picker(names, now, choose, id=f"deck-{seat}", tip=texts("variant-kaosz-deck-help"), drop=True)


def _open_packs(app: Program) -> None:
    from app.games.kaosz.packs.hub import open_packs

    open_packs(app)


def _open_builder(app: Program) -> None:
    from app.games.kaosz.decks.shelf_scene import open_decks

    open_decks(app)
