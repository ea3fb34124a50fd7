"""Cards in the hand: drag, click twice, double click, keys; each ends in one move between piles (UX-12 to UX-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.games.kaosz.decks import keys
from app.games.kaosz.decks.carry import Carried, Carry, draw_targets
from app.games.kaosz.decks.model import COLLECTION, DECK, MAYBE
from app.games.kaosz.decks.piles import LIST, DeckPileCard, PileView
from app.games.kaosz.decks.scene import CardScene
from app.ui.input import Act, Intent, Lost, PointerEvent

if TYPE_CHECKING:
    from app.ui.program import Program

TWICE_MS = 400.0  # a second click this soon is a double click (UX-21)
# Where a card goes by a double click.
DEFAULT = {COLLECTION: DECK, DECK: COLLECTION, MAYBE: DECK}


class DeckTable(CardScene):
    """Three piles and the gestures over them. Subclasses give `move`, the areas of the piles and the preview."""

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.cursors: dict[str, str] = {}
        self.chosen: tuple[str, str] | None = None  # pile and card of a first click
        self.carry = Carry(self.cards)
        self._clicked: tuple[str, str, float] = ("", "", -1e9)

    # --- to be given

    def move(self, card: str, source: str, target: str, count: int = 1) -> bool:
        """Make the move, or say why it cannot be made."""
        return False

    def areas(self) -> dict[str, pygame.Rect]:
        """Where each pile lies, its head included."""
        return {}

    def preview(self, card: str, source: str, target: str) -> str:
        """What letting go there would do, in a few words (UX-15)."""
        return ""

    # --- clicks

    def cursor_moved(self, view: PileView) -> None:
        self.cursors[view.pile] = view.current

    def clicked(self, view: PileView, card: str) -> None:
        """First click chooses, a click on another pile moves; a double click does what is usual."""
        last, self._clicked = self._clicked, (view.pile, card, self.ctx.clock)
        if self.chosen and self.chosen[0] != view.pile:
            source, chosen = self.chosen
            self.move(chosen, source, view.pile)
            return
        again = last[:2] == (view.pile, card) and self.ctx.clock - last[2] <= TWICE_MS
        if card and again and self.app.settings["double_click"]:
            self._clicked = ("", "", -1e9)
            self.move(card, view.pile, DEFAULT[view.pile])
            return
        self.choose(None if not card or self.chosen == (view.pile, card) else (view.pile, card))

    def choose(self, chosen: tuple[str, str] | None) -> None:
        self.chosen = chosen
        for view in self.piles():
            view.chosen = chosen[1] if chosen and chosen[0] == view.pile else ""
        self.host.dirty = True

    # --- dragging

    def picked_up(self, view: PileView, card: str, start: tuple[int, int], pos: tuple[int, int]) -> None:
        home = view.rect_of(self.ctx, card)
        self.forget_hover()
        self.choose(None)
        self.host.held = None
        if view.form == LIST:
            size = (self.ctx.px(96), self.ctx.px(134))
            grip = (size[0] // 2, size[1] // 2)
        else:
            size, grip = home.size, (start[0] - home.x, start[1] - home.y)
        self.carry.lift(Carried(card, view.pile, size, grip, pos, home))
        self.host.dirty = True

    def busy(self) -> bool:
        return self.carry.held is not None

    def is_carried(self, pile: str, entry: DeckPileCard) -> bool:
        """The last copy of a pile is in the hand: its place stays empty meanwhile (UX-13)."""
        held = self.carry.held
        return (
            held is not None
            and (held.source, held.card) == (pile, entry.card)
            and entry.count == 1
            and pile != COLLECTION
        )

    def _targets(self, source: str) -> dict[str, pygame.Rect]:
        return {pile: rect for pile, rect in self.areas().items() if pile != source}

    def _over(self, held: Carried) -> str:
        """The pile a carried card would go to: under the pointer, or within half a card of it (UX-16)."""
        areas = self.areas()
        under = next((pile for pile, rect in areas.items() if rect.collidepoint(held.pos)), "")
        if under:
            return "" if under == held.source else under
        near = [
            pile
            for pile, rect in self._targets(held.source).items()
            if rect.inflate(held.size).collidepoint(held.rect.center)
        ]
        return near[0] if near else ""

    def offer(self, intent: Intent) -> bool:
        held = self.carry.held
        if held is None:
            return self._put_down(intent) or super().offer(intent)
        if isinstance(intent, PointerEvent):
            held.pos = intent.pos
            if intent.kind == "release" and intent.button == 1:
                self._drop(held)
            elif intent.kind == "press":
                self.carry.let_go(self.ctx, back=True)  # right click and the like cancel (UX-18)
        elif isinstance(intent, Lost) or (isinstance(intent, Act) and intent.action == "cancel"):
            self.carry.let_go(self.ctx, back=True)
        self.host.dirty = True
        return True

    def _put_down(self, intent: Intent) -> bool:
        """The second click may also fall on the head of a pile, or on one that is folded away."""
        if self.chosen is None or not isinstance(intent, PointerEvent) or (intent.kind, intent.button) != ("press", 1):
            return False
        if len(self.host.layers) > 1 or self.host.at(intent.pos) is not None:
            return False
        source, card = self.chosen
        target = next((pile for pile, rect in self._targets(source).items() if rect.collidepoint(intent.pos)), "")
        return bool(target) and self.move(card, source, target)

    def _drop(self, held: Carried) -> None:
        target = self._over(held)
        moved = bool(target) and self.move(held.card, held.source, target)
        self.carry.let_go(self.ctx, back=not moved)

    # --- keys

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and not intent.released:
            view = self.host.focused
            if intent.action in _KEYED and isinstance(view, PileView) and view.current:
                self._keyed(view, intent.action)
                return True
            if intent.action == "cancel" and self.chosen is not None:
                self.choose(None)
                return True
        return super().intent(intent)

    def _keyed(self, view: PileView, action: str) -> None:
        """One key, one move of the card under the cursor."""
        card, pile = view.current, view.pile
        source, target = {
            keys.ADD: (MAYBE if pile == MAYBE else COLLECTION, DECK),
            keys.OUT: (MAYBE if pile == MAYBE else DECK, COLLECTION),
            keys.MAYBE: (pile if pile != MAYBE else COLLECTION, MAYBE),
        }[action]
        self.move(card, source, target)

    # --- time and drawing

    def rebuild(self) -> None:
        self.carry.let_go(self.ctx, back=False)
        super().rebuild()

    def update(self, dt: float) -> bool:
        moved = self.carry.update(self.ctx)
        return super().update(dt) or moved

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        held, preview = self.carry.held, ""
        source = held.source if held else self.chosen[0] if self.chosen else ""
        if source and len(self.host.layers) == 1:
            targets = self._targets(source)
            over = self._over(held) if held else ""
            draw_targets(self.ctx, surface, list(targets.values()), targets.get(over))
            preview = self.preview(held.card, held.source, over) if held and over else ""
        self.carry.draw(self.ctx, surface, preview)


_KEYED = (keys.ADD, keys.OUT, keys.MAYBE)
