"""Opening packs: one after the other with ceremony, all at once for the impatient; then the cards to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.games.kaosz.decks.piles import PICTURES, DeckPileCard, PileView
from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.packs.stage import PackStage
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.dialog import Panel
from app.ui.labels import Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.widget import Widget
from rules.kaosz.limited.packs import MAKE_UP
from rules.kaosz.limited.pool import pooled
from rules.kaosz.words import RARITIES

if TYPE_CHECKING:
    from app.ui.program import Program

OPENED = "opened"


class OpeningScene(CardScene):
    """The packs that are still sealed, the one on the table, and what came out of them.

    `opened` is told after each pack, before anything is shown: what has been torn stays torn (UX-26).
    """

    name = "pack-opening"
    title = "packs-title"

    def __init__(
        self,
        app: Program,
        title: str,
        packs: Sequence[Sequence[str]],
        opened: Callable[[int], None] = lambda number: None,
        onward: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        super().__init__(app)
        self.heading, self.packs, self.opened, self.onward = title, [list(pack) for pack in packs], opened, onward
        self.number = 0  # packs that have been opened
        self.shown: list[str] = []  # what is looked at now; empty: a sealed pack or its ceremony
        self.stage: PackStage | None = None
        self._tear: Button | None = None
        self._sealed: Paragraph | None = None  # the line that counts sealed packs
        self._faces_up = 0
        self.first_focus = "default-pack"

    # --- the screen

    def page(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.heading)], gap=16, flex={1: 1}, region=True)
        self.stage = None
        body = self._cards() if self.shown else self._table()
        return Pad(Column([head, body, self._foot()], gap=12, flex={1: 1}), x=22, y=14)

    def _table(self) -> Widget:
        pack = self.packs[self.number]
        rare = sum(self._rank(card) >= RARITIES.index("sun") for card in pack)
        self.stage = PackStage(self.cards, pack, rare, self.touch, self.texts("packs-tear"))
        return Column([self.stage], flex={0: 1}, region=True)

    def _rank(self, card: str) -> int:
        face = self.cards.face(card)
        return RARITIES.index(face.rarity) if face is not None else 0

    def _cards(self) -> Widget:
        counts = pooled(self.shown)
        order = sorted(self.cards.finder.ordered(counts), key=lambda card: -self._rank(card))
        tags = {card: self.texts("deck-times", count=count) if count > 1 else "" for card, count in counts.items()}
        entries = [DeckPileCard(card, counts[card], tags[card]) for card in order]
        view = PileView(self, OPENED, entries, form=PICTURES, least=126)
        return Panel(Column([view], flex={0: 1}, region=True), x=14, y=12)

    def _foot(self) -> Widget:
        left = len(self.packs) - self.number
        tools: list[Widget] = []
        if not self.shown:
            line = self.texts("packs-sealed-left", left=left)
            self._tear = Button(self.texts("packs-tear"), self.touch, kind="main", icon="play", id="tear")
            tools.append(self._tear)
            if left > 1:
                tools.append(
                    Button(self.texts("packs-tear-all", count=left), self.open_all, icon="fast", id="tear-all")
                )
        else:
            line = self.texts("packs-found", **{rarity: self._count(rarity) for rarity in MAKE_UP})
            if left:
                tools.append(Button(self.texts("packs-next"), self._next, kind="main", icon="next", id="default-next"))
            elif self.onward is not None:
                tools.append(Button(self.onward[0], self._go_on, kind="main", icon="next", id="default-next"))
            else:
                tools.append(
                    Button(self.texts("packs-done"), self.app.pop, kind="main", icon="check", id="default-next")
                )
        told = self._sealed = Paragraph(line, STRONG, prefer=520)
        more: list[Widget] = [Label(self.texts("packs-left", count=left), DIM)] if left and self.shown else []
        return Row([Column([told, *more], gap=2), Wrap(tools, gap=10, align="right")], gap=16, flex={0: 1}, region=True)

    def _count(self, rarity: str) -> int:
        return sum(self._rank(card) == RARITIES.index(rarity) for card in self.shown)

    # --- opening

    def touch(self) -> None:
        """The first touch tears the pack, the second one ends the ceremony."""
        if self.stage is None or self.number >= len(self.packs):
            return
        if self.stage.begun is None:
            self.opened(self.number)
            self.app.sound("flip")
            speed = self.app.settings["speed"]
            if self.ctx.reduced_motion or not speed:
                self._show()
                return
            self.stage.begun, self.stage.speed = self.ctx.clock, float(speed)
            self._faces_up = 0
            if self._tear is not None and self._sealed is not None:
                left = len(self.packs) - self.number - 1  # the torn one is no longer counted
                self._sealed.text = self.texts("packs-sealed-left", left=left) if left else ""
                self._tear.text = self.texts("packs-skip")
                self.host.layout()
            self.host.dirty = True
        else:
            self._show()

    def _show(self) -> None:
        self.shown = self.packs[self.number]
        self.number += 1
        self._arrive()

    def open_all(self) -> None:
        """The rest without ceremony, all cards together."""
        first = self.number if self.stage is None or self.stage.begun is None else self.number + 1
        for number in range(first, len(self.packs)):
            self.opened(number)
        self.shown = [card for pack in self.packs[self.number :] for card in pack]
        self.number = len(self.packs)
        self._arrive()

    def _arrive(self) -> None:
        self.app.sound("card")
        self._make("default-next")

    def _next(self) -> None:
        self.shown = []
        self._make("default-pack")

    def _make(self, focus: str) -> None:
        """The screen anew, with the next thing to do in focus."""
        self.first_focus = focus
        self.rebuild()
        self.host.focus_on(self.host.top.root.find(focus))

    def _go_on(self) -> None:
        assert self.onward is not None
        self.app.pop()
        self.onward[1]()

    # --- time

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        stage = self.stage
        if stage is None or stage.begun is None:
            return moved
        up = stage.turned(self.ctx)
        if up > self._faces_up:
            self._faces_up = up
            self.app.sound("flip")
        if stage.is_done(self.ctx):
            self._show()
        return True
