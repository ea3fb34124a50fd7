"""New game: every game with what it is, how long and how hard it is, its lessons, and "Play now" (UX-92)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.scenes.catalogue import catalogue_button
from app.scenes.entries import GameEntry, available_games, lesson_count, load_target
from app.scenes.game_facts import game_facts
from app.scenes.lobby import Preset, chosen_preset, lonely_draft, presets_of
from app.scenes.parts import Emblem
from app.scenes.preparing import prepare_game, prepare_setup
from app.scenes.wording import game_name
from app.ui.buttons import Button, LowButton
from app.ui.context import DIM, LEAD, Style
from app.ui.dialog import Panel
from app.ui.labels import Caps, Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program


SMALL = Style(size="small")
ONE_COLUMN = 3  # so many games stand below each other without scrolling


def open_games(app: Program) -> None:
    app.push(GamesScene(app))


class GamesScene(Scene):
    """One row for each game; whoever just wants to play needs no other screen."""

    name = "games"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self._opening = ""  # the game whose table is coming
        listed = available_games()
        self.first_focus = f"play-{listed[0].name}" if listed else "back"

    def entered(self) -> None:
        self._opening = ""
        prepare_setup(self.app)
        for game in available_games():
            prepare_game(self.app, game.name)
        if self.host.layers:
            self.rebuild()

    def build(self) -> Widget:
        listed = [self._row(game) for game in available_games()]
        wide = self.ctx.size[0] >= self.ctx.px(1100 * self.ctx.text_scale**0.7)
        columns = 2 if wide and len(listed) > ONE_COLUMN else 1
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("menu-new-game"))], gap=16, flex={1: 1}, region=True)
        page = Panel(ScrollArea(self._side_by_side(listed, columns), id="games"), x=22, y=16)
        return Pad(Column([head, page], gap=14, flex={1: 1}), x=28, y=20, most=1000 if columns == 1 else 1320)

    def _side_by_side(self, listed: list[Widget], columns: int) -> Widget:
        """Read from left to right; each column is as long as its own games need."""
        parts = [Column(listed[first::columns], gap=20) for first in range(columns)]
        return Row(parts, gap=22, align="top", flex=dict.fromkeys(range(columns), 1.0))

    def _row(self, game: GameEntry) -> Widget:
        texts = self.ctx.texts
        facts = game_facts(texts, game.name)
        head: list[Widget] = [Label(game_name(texts, game.name), LEAD)]
        if facts:
            head.append(Label(facts, DIM.coloured("brass_light")))
        words = Column(
            [
                Wrap(head, gap=14),
                Paragraph(texts(f"game-{game.name}-line"), SMALL, prefer=420),
                *self._what_begins(game.name),
            ],
            gap=2,
        )
        return Row(
            [Emblem(game.name, 64), Column([words, self._buttons(game)], gap=8)], gap=16, align="top", flex={1: 1}
        )

    def _what_begins(self, game: str) -> list[Widget]:
        """What "Play now" means for this game at present: a first game, or the one chosen last."""
        from app.scenes.setup import draft_for

        preset = chosen_preset(draft_for(self.app, game))
        if preset is None:
            return []
        name = f"preset-{game}-{preset.id}"
        told = self.texts("games-begins", name=self.texts(name), line=self.texts(f"{name}-help"))
        return [Paragraph(told, DIM, prefer=420)]

    def _buttons(self, game: GameEntry) -> Widget:
        comes = self._opening == game.name
        made = [
            LowButton(
                self.texts("lesson-opening" if comes else "setup-play"),
                partial(self._play, game.name),
                kind="main",
                icon="clock" if comes else "play",
                enabled=not self._opening,
                id=f"play-{game.name}",
            ),
            LowButton(
                self.texts("games-change"),
                partial(self._change, game),
                icon="settings",
                enabled=not self._opening,
                id=f"change-{game.name}",
            ),
        ]
        if lesson_count(game.name):
            made.append(
                LowButton(
                    self.texts("lesson-title"),
                    partial(self._lessons, game.name),
                    icon="lesson",
                    enabled=not self._opening,
                    id=f"lessons-{game.name}",
                )
            )
        made += catalogue_button(self.app, game.name, enabled=not self._opening)
        alone = self._starts_alone(game.name)
        return Column([Wrap(made, gap=8), *alone], gap=6)

    def _starts_alone(self, game: str) -> list[Widget]:
        """Games of one person against what the game itself brings: a click each."""
        made = [
            LowButton(
                self.texts(f"preset-{game}-{preset.id}"),
                partial(self._play, game, preset),
                icon="play",
                enabled=not self._opening,
                id=f"alone-{game}-{preset.id}",
                tip=self.texts(f"preset-{game}-{preset.id}-help"),
            )
            for preset in presets_of(game)
            if preset.alone
        ]
        return [Caps(self.texts("setup-alone")), Wrap(made, gap=8)] if made else []

    def _play(self, game: str, preset: Preset | None = None) -> None:
        """The table takes a moment where its game has not been loaded yet: that is said first (UX-101)."""
        self._opening = game
        self.rebuild()
        self.app.later(partial(self._begin, game, preset))

    def _begin(self, game: str, preset: Preset | None) -> None:
        from app.scenes.setup import draft_for, play

        if self.app.scene is self:
            play(self.app, draft_for(self.app, game) if preset is None else lonely_draft(game, preset))
        if self.app.scene is self:  # it could not begin
            self._opening = ""
            self.rebuild()

    def _change(self, game: GameEntry) -> None:
        load_target(game.target)(self.app, game.name)

    def _lessons(self, game: str) -> None:
        from app.scenes.lessons import open_lessons

        open_lessons(self.app, game)
