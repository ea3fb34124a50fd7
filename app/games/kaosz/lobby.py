"""What Káosz adds to the new-game screen: presets, and a deck for each player (KG-D1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.brought import DECK, bring_unknown, brought, brought_id, brought_offers
from app.games.kaosz.decks.shelf import Offer, playable, starter_offers
from app.scenes.draft import Chair, Draft
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
STAND = (Preset("quickstart-1", {"ruleset": "quickstart"}, seats=("human", "cadet")),)
FIRST = "quickstart-1"
SEATS = ("human", "pilot")
AUTOMATIC = ""


def lobby(table: Lobby) -> Sequence[Widget]:
    """A row for each seat; only decks that are legal under the chosen switches are offered."""
    texts, draft = table.app.ctx.texts, table.draft
    offers = playable(table.app.places, draft.options, draft.sets)
    bring_unknown(draft, offers, table.app.places, texts)
    offers += brought_offers(draft, table.app.places, texts)
    rows: list[Widget] = [Caps(texts("variant-kaosz-deck"))]
    for seat, chair in enumerate(draft.chairs):
        settle(chair, offers)
        name = Label(draft.name(seat, texts), STRONG)
        rows.append(Row([SeatBadge(seat), Column([name, Wrap([_choice(table, seat, chair, offers)])], gap=3)],
                        gap=12, align="top", flex={1: 1}))  # fmt: skip
    rows.append(Paragraph(texts("kaosz-table-decks-line"), DIM, prefer=420))
    decks = Button(texts("deck-title"), partial(_open_builder, table.app), icon="card", id="decks")
    packs = Button(texts("packs-title"), partial(_open_packs, table.app), icon="star", id="packs")
    rows.append(Wrap([decks, packs], gap=10))
    return rows


def first_chairs(draft: Draft) -> None:
    """In a first game everybody has a deck in which every card can be played."""
    for chair, offer in zip(draft.chairs, starter_offers(draft.options), strict=False):
        pick_deck(chair, offer)


def settle(chair: Chair, offers: Sequence[Offer]) -> None:
    """A chosen deck is played as it is now; one that the switches forbid waits until they allow it again."""
    chosen = chair.own.get(DECK, AUTOMATIC)
    found = next((offer for offer in offers if offer.id == chair.picked.get(DECK)), None)
    if found is None and chosen != AUTOMATIC:
        found = next((offer for offer in offers if offer.value == chosen), None)
    if found is not None:
        pick_deck(chair, found)
    elif chosen != AUTOMATIC:
        chair.picked.setdefault(DECK, brought_id(chosen))
        del chair.own[DECK]


def pick_deck(chair: Chair, offer: Offer | None) -> None:
    """None: an automatic one."""
    chair.own.pop(DECK, None)
    chair.picked.pop(DECK, None)
    if offer is not None:
        chair.own[DECK], chair.picked[DECK] = offer.value, offer.id


def newcomer(draft: Draft) -> Chair | None:
    """A drafter whose deck nobody at the table plays yet."""
    seated = {chair.picked.get(DECK) or brought_id(chair.own.get(DECK, AUTOMATIC)) for chair in draft.chairs}
    one = next((one for one in brought(draft) if one.evening and one.id not in seated), None)
    return None if one is None else Chair(one.kind, one.name, {DECK: list(one.cards)}, {DECK: one.id})


def _choice(table: Lobby, seat: int, chair: Chair, offers: Sequence[Offer]) -> Widget:
    texts = table.app.ctx.texts
    automatic = texts("variant-kaosz-deck-automatic")
    names = [(AUTOMATIC, automatic), *((offer.id, offer.title(texts.language)) for offer in offers)]
    now = chair.picked[DECK] if DECK in chair.own else AUTOMATIC

    def choose(id: Any) -> None:
        pick_deck(chair, next((offer for offer in offers if offer.id == id), None))
        table.changed()

    return Picker(names, now, choose, id=f"deck-{seat}", tip=texts("variant-kaosz-deck-help"), drop=True)


def _open_packs(app: Program) -> None:
    from app.games.kaosz.packs.hub import open_packs

    open_packs(app)


def _open_builder(app: Program) -> None:
    from app.games.kaosz.decks.shelf_scene import open_decks

    open_decks(app)
