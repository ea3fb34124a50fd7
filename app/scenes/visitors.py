"""What a visitor of a stand may play of one game: each a button, and no form; its operator chooses what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.scenes import launch
from app.scenes.draft import Draft
from app.scenes.lobby import stand_draft, stand_presets
from app.scenes.parts import Emblem
from app.scenes.wording import game_name
from app.ui.buttons import Button
from app.ui.context import BODY, DIM, LEAD
from app.ui.controls import Toggle
from app.ui.dialog import Panel
from app.ui.labels import Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program, Stand

ANY = ""  # of a game without presets: as everybody begins it

Offers = Sequence[tuple[str, Draft]]


def visitors_drafts(game: str, chosen: Sequence[str]) -> list[tuple[str, Draft]]:
    """The chosen presets, in the game's order, with the tables that they stand for."""
    presets = [preset for preset in stand_presets(game) if preset.id in chosen]
    return [(preset.id, stand_draft(game, preset)) for preset in presets] or [(ANY, stand_draft(game, None))]


class VisitorsScene(Scene):
    """Several games of one kind, one of which begins with a touch."""

    name = "visitors"

    def __init__(self, app: Program, game: str, offers: Offers) -> None:
        super().__init__(app)
        self.game, self.offers = game, offers
        self.first_focus = f"play-{offers[0][0]}"

    def build(self) -> Widget:
        texts = self.ctx.texts
        back = Button(texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(game_name(texts, self.game))], gap=16, flex={1: 1}, region=True)
        rows: list[Widget] = [Paragraph(texts(f"game-{self.game}-line"), BODY, prefer=420)]
        for preset, draft in self.offers:
            name = f"preset-{self.game}-{preset}"
            begin = partial(launch.begin, self.app, draft)
            button = Button(texts(name), begin, kind="main", size="lead", icon="play", id=f"play-{preset}")
            rows.append(Column([button, Paragraph(texts(f"{name}-help"), DIM, prefer=420)], gap=6))
        page = Panel(ScrollArea(Column(rows, gap=20), id="offers"), x=28, y=22)
        picture = Row([Emblem(self.game, 150), page], gap=24, align="top", flex={1: 1})
        return Pad(Column([head, picture], gap=16, flex={1: 1}), x=28, y=20, most=940)


class OperatorsOffersScene(Scene):
    """The operator's choice: what a touch of each planet leads to."""

    name = "operators-offers"

    def __init__(self, app: Program, kiosk: Stand) -> None:
        super().__init__(app)
        self.kiosk = kiosk
        self.first_focus = "back"

    def build(self) -> Widget:
        texts = self.ctx.texts
        back = Button(texts("back"), self.app.go_home, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(texts("kiosk-offers"))], gap=16, flex={1: 1}, region=True)
        rows: list[Widget] = [Paragraph(texts("kiosk-offers-line"), DIM, prefer=520)]
        for game in self.kiosk.all_games:
            rows.append(Row([Emblem(game, 44, flat=True), Label(game_name(texts, game), LEAD)], gap=12))
            rows += [self._row(game, preset.id) for preset in stand_presets(game)] or [self._row(game, ANY)]
        page = Panel(ScrollArea(Column(rows, gap=12), id="offers"), x=28, y=20)
        return Pad(Column([head, page], gap=14, flex={1: 1}), x=28, y=20, most=900)

    def _row(self, game: str, preset: str) -> Widget:
        texts = self.ctx.texts
        name = f"preset-{game}-{preset}"
        words: list[Widget] = [Label(texts(name if preset else "setup-play"), BODY)]
        if preset:
            words.append(Paragraph(texts(f"{name}-help"), DIM, prefer=480))
        toggle = Toggle(
            preset in self.kiosk.offers(game), partial(self._set, game, preset), id=f"offer-{game}-{preset}"
        )
        return Row([toggle, Column(words, gap=2)], gap=14, flex={1: 1})

    def _set(self, game: str, preset: str, on: bool) -> None:
        self.kiosk.offer(game, preset, on)
        self.rebuild()  # the last one cannot be taken away
