"""The base of all screens that show cards: waits for them, reads them again while running, enlarges them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

import app.table.keys  # noqa: F401  (inspect, actions, undo and F1 become bindable)
from app.games.kaosz.decks.cards import CollectionCards, cards_of
from app.games.kaosz.decks.piles import DeckPileCard, PileView
from app.games.kaosz.decks.sheet import HOVER_MS, FloatingSheet, open_sheet
from app.table.actions import ActionList, ListedAction
from app.text.problems import problem_sentence
from app.ui.context import DIM
from app.ui.input import Intent, Lost, PointerEvent
from app.ui.labels import Heading, Paragraph, Progress
from app.ui.layout import Anchor, Column
from app.ui.scene import Scene
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program

LOOK_MS = 1500.0  # how often the folders are looked at (UX-104)
LONG_MS = 550.0  # a press this long opens the actions (UX-24)


class CardScene(Scene):
    """A screen with piles of cards. Subclasses give `page`, and what can be done with a card."""

    title = "deck-title"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self._look_at = 0.0
        self._hover: tuple[PileView, int] | None = None
        self._hover_since = 0.0
        self._sheet: FloatingSheet | None = None
        self._held_since = 0.0

    @property
    def cards(self) -> CollectionCards:
        return cards_of(self.app)

    # --- to be given

    def page(self) -> Widget:
        """The screen, once the cards are there."""
        raise AssertionError(f"scene {self.name} has no page")

    def reread(self) -> None:
        """The cards have been read again while the screen is open: said with what is wrong, if anything is."""
        told = self.problem_words()
        if told:
            self.app.notices.say(self.ctx, told, icon="warning", role="warn")
        else:
            self.app.say("deck-reread", icon="rotate")

    def problem_words(self) -> str:
        """The first fault of the user's sets with its file and line, and how many there are."""
        found = self.cards.collection.problems
        if not found:
            return ""
        first = found[0]
        return self.texts(
            "deck-problems",
            count=len(found),
            file=Path(first.file).name,
            line=first.line or 0,
            said=problem_sentence(self.ctx.texts, first),
        )

    def look(self) -> None:
        """Time to look at what else may have changed on the disk."""

    def actions(self, view: PileView, card: str) -> list[ListedAction]:
        return []

    def facts(self, card: str) -> list[str]:
        """Further lines of a card's sheet."""
        return []

    def busy(self) -> bool:
        """Whether something is in the hand, so that nothing is enlarged."""
        return False

    def is_carried(self, pile: str, entry: DeckPileCard) -> bool:
        return False

    def picked_up(self, view: PileView, card: str, start: tuple[int, int], pos: tuple[int, int]) -> None:
        """A card was dragged away from its place."""

    def clicked(self, view: PileView, card: str) -> None:
        """A card, or the free place of a pile, was clicked."""
        if card:
            self.open_sheet(card)

    def cursor_moved(self, view: PileView) -> None:
        """The cursor of a pile stands on another card."""

    # --- the screen

    def entered(self) -> None:
        self.cards.ensure()
        self.cards.collect()

    def build(self) -> Widget:
        self.forget_hover()
        if not self.cards.ready:
            wait = Column(
                [Heading(self.texts(self.title)), Paragraph(self.texts("deck-reading"), DIM), Progress(None)], gap=14
            )
            return Anchor(wait, width=420)
        return self.page()

    def piles(self) -> list[PileView]:
        top = self.host.layers[0].root if self.host.layers else None
        return [widget for widget in top.walk() if isinstance(widget, PileView)] if top else []

    def pile_at(self, pos: tuple[int, int]) -> PileView | None:
        return next((view for view in self.piles() if view.seen().collidepoint(pos)), None)

    # --- time

    def update(self, dt: float) -> bool:
        self.cards.sprites.new_frame()
        moved = self.cards.sprites.collect()
        if self.ctx.clock >= self._look_at:
            self._look_at = self.ctx.clock + LOOK_MS
            self.cards.look_again()
            if self.cards.ready:
                self.look()
        had = self.cards.ready
        if self.cards.collect():
            self.rebuild()
            if had:
                self.reread()
            return True
        self._long_press()
        return self._enlarge() or moved

    def _enlarge(self) -> bool:
        if self._hover is None or self._sheet is not None or len(self.host.layers) > 1:
            return False
        if self.ctx.clock - self._hover_since < HOVER_MS:
            return False
        view, index = self._hover
        if index >= len(view.entries):
            return False
        card = view.entries[index].card
        self._sheet = FloatingSheet(self.cards, card, self.facts(card))
        return True

    def _long_press(self) -> None:
        held = self.host.held
        if not isinstance(held, PileView) or not held.held_card():
            self._held_since = self.ctx.clock
        elif self.ctx.clock - self._held_since >= LONG_MS:
            card = held.held_card()
            self.open_actions(held, card)

    # --- pointer

    def hovered(self, view: PileView, index: int) -> bool:
        return self._hover == (view, index)

    def forget_hover(self) -> None:
        self._hover, self._sheet = None, None

    def _hover_on(self, pos: tuple[int, int]) -> None:
        free = len(self.host.layers) == 1 and self.host.held is None and not self.busy()
        view = self.pile_at(pos) if free else None
        index = view.index_at(self.ctx, pos) if view else -1
        fresh = (view, index) if view and index >= 0 else None
        if fresh == self._hover:
            return
        # While one sheet is open the next one comes without delay (UX-49).
        self._hover_since = self.ctx.clock - (HOVER_MS if self._sheet is not None and fresh else 0.0)
        self._hover, self._sheet = fresh, None
        self.host.dirty = True

    def offer(self, intent: Intent) -> bool:
        if isinstance(intent, PointerEvent):
            if intent.kind == "press" and intent.button == 3 and self._asked(intent.pos):
                return True
            used = super().offer(intent)
            if intent.kind == "move":
                self._hover_on(intent.pos)
            else:
                self.forget_hover()
            return used
        if isinstance(intent, Lost):
            self.forget_hover()
        elif self._sheet is not None:
            self.forget_hover()
            self.host.dirty = True
        return super().offer(intent)

    def _asked(self, pos: tuple[int, int]) -> bool:
        """A right click on a card opens its actions (UX-24)."""
        view = self.pile_at(pos) if len(self.host.layers) == 1 else None
        index = view.index_at(self.ctx, pos) if view else -1
        if view is None or index < 0:
            return False
        view.go(self.ctx, index)
        self.host.focus_on(view, reveal=False)
        self.open_actions(view, view.entries[index].card)
        return True

    # --- lists and sheets

    def open_actions(self, view: PileView, card: str) -> None:
        """What can be done with a card; enlarging it is always possible."""
        self.forget_hover()
        entries = self.actions(view, card)
        if not entries:
            self.open_sheet(card)
            return
        entries.append(ListedAction(self.texts("deck-do-inspect"), lambda: self.open_sheet(card), icon="search"))
        self.host.open(ActionList(view.rect_of(self.ctx, card), entries))

    def open_sheet(self, card: str) -> None:
        self.forget_hover()
        open_sheet(self, card, self.facts(card), self.sheet_entries(card))

    def sheet_entries(self, card: str) -> Sequence[tuple[str, Callable[[], None]]]:
        return []

    def open_rule(self, rule: str) -> None:
        """F1: the rulebook at a rule (UX-94)."""
        from app.games.kaosz.decks.collection import GAME
        from app.scenes.rulebook import RulebookScene

        self.app.push(RulebookScene(self.app, GAME, rule))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self._sheet is not None and self._hover is not None:
            view, index = self._hover
            self._sheet.draw(self.ctx, surface, view.cell(self.ctx, index))
