"""Handing in a deck for a player of the tournament."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games import part
from app.ui.buttons import Button
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.labels import Paragraph
from app.ui.layout import Column
from rules.tournament import Changed

if TYPE_CHECKING:
    from app.scenes.tournament.desk import DeskScene
    from app.ui.widget import Widget


def open_decks(desk: DeskScene) -> None:
    """The decks that may be played in this tournament, as the game lists them."""
    t, texts = desk.t, desk.texts
    player = t.players[desk.player]
    offers = part(t.opened.game, "tournament").decks(desk.app, t.format.options, desk.ctx.texts.language)

    def choose(deck: str) -> None:
        desk.host.close()
        if desk.enter(Changed(player.number, player.name, deck)):
            desk.rebuild()

    rows: list[Widget] = [Paragraph(texts("tournament-deck-line", name=player.name), DIM, prefer=520)]
    rows.append(
        Button(texts("tournament-deck-no"), partial(choose, ""), align="left", chosen=not player.deck, id="deck-no")
    )
    rows += [
        Button(title, partial(choose, text), icon="card", align="left", chosen=player.deck == text, id=f"deck-{number}")
        for number, (title, text) in enumerate(offers)
    ]
    close = Button(texts("cancel"), desk.host.close, id="default")
    desk.host.open(Dialog(texts("tournament-deck-none"), Column(rows, gap=8), [close], width=600))
