"""The main menu: the orrery, each planet a game; everything else in one column beside it."""

from __future__ import annotations

from functools import partial

from app.scenes import entries
from app.scenes.game_facts import game_facts
from app.scenes.orrery_view import MenuPlanet, OrreryView, forget_swing
from app.ui.buttons import Button
from app.ui.context import DIM, HERO, Context
from app.ui.input import Intent
from app.ui.labels import Divider, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space
from app.ui.program import Tune
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from app.version import VERSION

PAIRS = (("lessons", "puzzles"), ("rules", "statistics"), ("credits", "quit"))  # entries that share a line


def quit_program(app: object) -> None:
    app.quit()  # type: ignore[attr-defined]


class MenuScene(Scene):
    """Continue is the largest thing when there is something to continue."""

    name = "menu"
    back = False
    tune = Tune()

    def __init__(self, app) -> None:  # type: ignore[no-untyped-def]
        super().__init__(app)
        self._captions: dict[str, str] = {}
        self._orrery: OrreryView | None = None
        self._drawn = False  # the orrery's picture comes after the first frame
        self._swung = False
        self._start = 0.0
        self._touched = False
        self._pointed = ""  # the game whose cards are being read

    def entered(self) -> None:
        self._start = self.ctx.clock
        self.app.later(self._look_for_offers)
        self.app.later(self._show_orrery)

    def _look_for_offers(self) -> None:
        """Ask the entries that depend on saved things; the menu is already usable meanwhile."""
        fresh = {entry.name: entries.caption(self.app, entry) for entry in entries.available() if entry.offer}
        if fresh != self._captions:
            self._captions = fresh
            self.rebuild()
            if fresh.get("continue") and self.ctx.clock - self._start < 2000:
                self.host.focus_on(self.host.top.root.find("default-continue"))

    def _show_orrery(self) -> None:
        self._drawn = True
        if not self._swung:
            self._start = self.ctx.clock
        if self._orrery:
            self._orrery.ready = True
            if not self._swung:
                self._orrery.start = self._start
        self.host.layout()

    # --- the screen

    def build(self) -> Widget:
        planets = [
            MenuPlanet(
                game.name,
                self.texts(f"game-{game.name}"),
                self.texts(f"game-{game.name}-line"),
                partial(game_facts, self.ctx.texts, game.name),
                partial(self._new_game, game),
            )
            for game in entries.available_games()
            if self.app.kiosk is None or game.name in self.app.kiosk.games
        ]
        hint = self.texts("menu-planets") if planets else ""
        self._orrery = OrreryView(planets, hint, start=self._start, still=self._swung)
        self._orrery.ready = self._drawn
        column = Pad(ScrollArea(self._column(), id="menu-scroll"), x=36, y=10 if self._crowded() else 20)
        return _Split(column, Pad(self._orrery, x=16, y=20))

    def _crowded(self) -> bool:
        """With large text in a small window the title gives way to the entries."""
        needed = 760 if self._captions.get("continue") else 660
        return self.ctx.size[1] < self.ctx.px(needed * self.ctx.text_scale)

    def _column(self) -> Widget:
        crowded = self._crowded()
        title = Label(self.texts("program-name"), HERO._replace(size="title") if crowded else HERO)
        rows: list[Widget] = [title, Divider()]
        if not crowded:
            rows[1:1] = [Paragraph(self.texts("program-line"), DIM, prefer=300)]
            rows.append(Space(height=2))
        offered = [entry for entry in entries.available() if self._offered(entry)]
        left = list(offered)
        while left:
            pair = next((pair for pair in PAIRS if left[0].name in pair), (left[0].name,))
            line = [self._button(entry) for entry in left if entry.name in pair]
            left = [entry for entry in left if entry.name not in pair]
            rows.append(line[0] if len(line) == 1 else Row(line, gap=10, flex={0: 1.0}))
        rows += self._for_visitors()
        rows.append(Label(self.texts("menu-version", version=VERSION), DIM._replace(size="tiny")))
        return Column(rows, gap=8 if crowded else 10, region=True, justify="center")

    def _for_visitors(self) -> list[Widget]:
        """In a kiosk: the other language, and the way in for the operator."""
        kiosk, settings = self.app.kiosk, self.app.settings
        if kiosk is None:
            return []

        def other() -> None:
            settings["language"] = "en" if settings["language"] == "hu" else "hu"

        quick: list[Widget] = []
        if kiosk.quick_match:
            words = self.texts("kiosk-quick-match", name=kiosk.quick_match)
            quick.append(
                Button(words, kiosk.play_quick_match, kind="main", icon="trophy", align="left", id="menu-quick-match")
            )
        return [
            *quick,
            Button(self.texts("kiosk-language"), other, icon="next", align="left", id="menu-language"),
            Button(
                self.texts("kiosk-operator"), kiosk.ask, kind="quiet", icon="lock", align="left", id="menu-operator"
            ),
        ]

    def _offered(self, entry: entries.MenuEntry) -> bool:
        if self.app.kiosk is not None:
            return entry.name in self.app.kiosk.shown
        return not entry.offer or bool(self._captions.get(entry.name))

    def _button(self, entry: entries.MenuEntry) -> Widget:
        label = self.texts(f"menu-{entry.name}")
        action = partial(self._open, entry)
        if entry.name != "continue":
            return Button(label, action, icon=entry.icon, align="left", id=f"menu-{entry.name}")
        caption = self._captions[entry.name]
        main = Button(label, action, kind="main", icon=entry.icon, size="lead", align="left", id="default-continue")
        return Column([main, Paragraph(caption, DIM, prefer=300)], gap=6)

    def _open(self, entry: entries.MenuEntry) -> None:
        self.app.busy()
        entries.load_target(entry.target)(self.app)

    def _new_game(self, game: entries.GameEntry) -> None:
        """The new-game screen; a visitor of a stand sits down at once."""
        self.app.busy()
        if self.app.kiosk is not None:
            self.app.kiosk.play(game.name)
            return
        entries.load_target(game.target)(self.app, game.name)

    def rested(self) -> None:
        """While nobody does anything the code of the new-game screen comes."""
        from app.scenes.preparing import prepare_setup

        prepare_setup(self.app)

    def offer(self, intent: Intent) -> bool:
        """The first touch tells that somebody is here; what they point at is probably what they choose."""
        from app.scenes.preparing import prepare_game

        if not self._touched:
            self._touched = True
            self.rested()
        used = super().offer(intent)
        lit = self._orrery.lit(self.ctx) if self._orrery and self.app.scene is self else None
        if lit is not None and lit.game != self._pointed:
            self._pointed = lit.game
            prepare_game(self.app, lit.game)
        return used

    def update(self, dt: float) -> bool:
        moving = bool(self._orrery and self._orrery.moving(self.ctx))
        if self._drawn and not moving and not self._swung:
            self._swung = True
            forget_swing()
            return True
        return moving


class _Split(Row):
    """Menu column at the left, as wide as its words need; the orrery takes the rest."""

    def __init__(self, column: Widget, picture: Widget) -> None:
        super().__init__([column, picture], gap=0, align="stretch")

    def _widths(self, ctx: Context, width: int) -> dict[Widget, int]:
        column, picture = self._children
        wide = min(max(column.width(ctx), round(width * 0.3)), round(width * 0.56))
        return {column: wide, picture: width - wide}
