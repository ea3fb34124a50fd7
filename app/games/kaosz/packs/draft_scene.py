"""The draft at the screen: the pack before the person, what they have taken so far, and which way the rest goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.games.kaosz.decks import keys
from app.games.kaosz.decks.cards import word
from app.games.kaosz.decks.counts import count_cards
from app.games.kaosz.decks.piles import LIST, PICTURES, DeckPileCard, PileView
from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.packs.curtain import PackCurtain, is_guarded
from app.games.kaosz.packs.evenings import sold_faces
from app.games.kaosz.packs.event import PackEvent
from app.scenes.parts import SeatBadge
from app.table.actions import ListedAction
from app.ui.buttons import Button
from app.ui.context import CAPS, DIM, STRONG
from app.ui.dialog import Panel
from app.ui.input import Act, Intent, Lost, PointerEvent
from app.ui.labels import Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.widget import Widget
from art.cards import TYPE_ICONS
from rules.kaosz.ai.drafting import pick
from rules.kaosz.limited.draft import Draft

if TYPE_CHECKING:
    from app.ui.program import Program

PACK, POOL = "pack", "pool"


class DraftScene(CardScene):
    """One person's choice after the other; computer players have chosen already when a person is asked.

    `kept` writes the evening down after every choice, `finished` is called when the last card is taken.
    """

    name = "draft"
    title = "packs-draft"

    def __init__(self, app: Program, event: PackEvent, kept: Callable[[], None], finished: Callable[[], None]) -> None:
        super().__init__(app)
        self.event, self._kept, self._finished = event, kept, finished
        self.seat: int | None = None  # whose pack is shown; None: nobody's
        self.picked: list[str] = []
        self._touched = 0.0
        self._view: PileView | None = None
        self._take: Button | None = None
        self._leaving = False
        self.first_focus = f"pile-{PACK}"

    @property
    def draft(self) -> Draft:
        assert self.event.draft is not None
        return self.event.draft

    # --- whose turn it is

    def entered(self) -> None:
        super().entered()
        if self.seat is None and self.event.is_drafting and not self._leaving:
            self._ask(self.event.asked())

    def _ask(self, seat: int | None) -> None:
        """Show the next person their pack; with several people the curtain comes first (UX-46)."""
        self.picked, self._touched = [], self.ctx.clock
        if seat is None or not is_guarded(self.app, self.event):
            self._show(seat)
            return
        self.cover(seat, "choice")

    def cover(self, seat: int, why: str) -> None:
        self.seat = None
        self.cards.sprites.clear()
        self.rebuild()
        self.app.push(_DraftCurtain(self.app, self, seat, why))

    def _show(self, seat: int | None) -> None:
        self.seat, self._touched = seat, self.ctx.clock
        if self.host.layers:
            self.rebuild()
            if self._view is not None:  # another pack is looked at from its beginning
                self._view.go(self.ctx, 0)
                self._view.scroll_to(self.ctx, 0)

    def lift(self, seat: int) -> None:
        """The person is there: the curtain goes."""
        self.seat = seat
        self.app.pop()
        self._show(seat)

    def leave(self) -> None:
        """From the curtain back to the evening."""
        self._leaving = True
        self.app.pop()
        self.app.pop()

    # --- the screen

    def page(self) -> Widget:
        if self.seat is None:
            return Pad(Column([self._head("")], gap=12))
        sight = self.draft.sight(self.seat)
        entries = [DeckPileCard(card) for card in self.cards.finder.ordered(sight.cards, "species")]
        view = PileView(self, PACK, entries, form=PICTURES, least=self._least(len(entries)))
        self._view = view
        pack = Panel(Column([view], flex={0: 1}, region=True), x=14, y=10)
        body = Row([pack, self._pool()], gap=14, align="stretch", flex={0: 1.5 if self._bare else 2.6, 1: 1.0})
        line = self.texts("packs-draft-where", round=self.draft.opened, rounds=self.draft.rounds, left=len(sight.cards))
        page = Pad(Column([self._head(line), body, self._foot()], gap=10, flex={1: 1}), x=18, y=12)
        self._mark()
        return page

    def _least(self, count: int) -> float:
        """Few cards are shown larger."""
        return 118.0 if count > 14 else 150.0

    def _head(self, line: str) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        words: list[Widget] = [Heading(self.event.title)]
        if line:
            words.append(Label(line, DIM))
        parts: list[Widget] = [back, Column(words, gap=0)]
        if self.seat is not None and not self._bare:
            parts.append(self._passing())
        return Row(parts, gap=16, flex={1: 1}, region=True)

    @property
    def _bare(self) -> bool:
        return self.ctx.size[0] / self.ctx.scale / self.ctx.text_scale < 900

    def _passing(self) -> Widget:
        """To whom the rest of the pack goes."""
        assert self.seat is not None
        left = self.draft.to_the_left
        to = (self.seat + (1 if left else -1)) % self.draft.seats
        said = self.texts("packs-draft-left" if left else "packs-draft-right", name=self.event.name(to, self.ctx.texts))
        arrow = Icon("arrow_left" if left else "arrow_right", 22)
        return Row(
            [*([arrow] if left else []), SeatBadge(to, 28), Label(said, STRONG), *([] if left else [arrow])], gap=8
        )

    def _pool(self) -> Widget:
        assert self.seat is not None
        held = Counter(self.draft.pools[self.seat])
        order = self.cards.finder.ordered(held, "species")
        tags = {card: self.texts("deck-times", count=count) if count > 1 else "" for card, count in held.items()}
        entries = [DeckPileCard(card, held[card], tags[card]) for card in order]
        view = PileView(self, POOL, entries, form=LIST, hint=self.texts("packs-pool-empty"), icon="card")
        head = Row([Icon("hand", 20), Label(self.texts("deck-pile-pool"), CAPS), Label(str(held.total()), STRONG,
                    align="right")], gap=8, flex={2: 1})  # fmt: skip
        rows: list[Widget] = [head]
        if held:
            rows.append(self._types(held))
        return Panel(Column([*rows, view], gap=8, flex={len(rows): 1}, region=True), x=12, y=8)

    def _types(self, held: Counter[str]) -> Widget:
        counts = count_cards(dict(held), self.cards.collection.faces)
        texts = self.ctx.texts
        return Wrap(
            [
                Row([Icon(TYPE_ICONS[kind], 18, tip=word(texts, "type", kind)), Label(str(count), DIM)], gap=4)
                for kind, count in counts.types
            ],
            gap=10,
        )

    def _foot(self) -> Widget:
        asked = Paragraph(self.texts("packs-draft-take", count=self.draft.count), STRONG, prefer=420)
        self._take = Button("", self.take, kind="main", icon="check", id="take")
        hint = Button(self.texts("packs-draft-hint"), self.hint, icon="hint", id="hint")
        return Row([asked, Wrap([hint, self._take], gap=10, align="right")], gap=16, flex={0: 1}, region=True)

    def _mark(self) -> None:
        """Show what is chosen, in place: a screen that is made anew is deaf for a moment (UX-23)."""
        if self._view is None or self._take is None:
            return
        need, have = self.draft.count, len(self.picked)
        self._view.picked = frozenset(self.picked)
        self._take.text = self.texts("packs-draft-taken", count=have, need=need)
        self._take.enabled = have == need
        self._take.tip = "" if have == need else self.texts("packs-draft-take", count=need)

    def _marked(self) -> None:
        self._mark()
        self.host.layout()
        self.host.dirty = True

    # --- choosing

    def clicked(self, view: PileView, card: str) -> None:
        if card and view.pile == PACK:
            self.toggle(card)
        elif card:
            self.open_sheet(card)

    def toggle(self, card: str) -> None:
        """Choose a card or put it back; one too many takes the place of the first."""
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked = [*self.picked, card][-self.draft.count :]
        self.app.sound("grab")
        self._marked()

    def actions(self, view: PileView, card: str) -> list[ListedAction]:
        if view.pile != PACK:
            return []
        chosen = card in self.picked
        said = self.texts("packs-draft-unpick" if chosen else "packs-draft-pick")
        return [ListedAction(said, lambda: self.toggle(card), icon="minus" if chosen else "plus")]

    def sheet_entries(self, card: str) -> Sequence[tuple[str, Callable[[], None]]]:
        if self.seat is None or card not in self.draft.before(self.seat):
            return []
        said = self.texts("packs-draft-unpick" if card in self.picked else "packs-draft-pick")
        return [(said, lambda: self.toggle(card))]

    def hint(self) -> None:
        """What a computer player would take in this place; it knows no more than the person does (UX-61)."""
        assert self.seat is not None
        self.picked = pick(self.draft.sight(self.seat), sold_faces())
        if self._view is not None:
            cards = [entry.card for entry in self._view.entries]
            self._view.go(self.ctx, cards.index(self.picked[0]))
        self._marked()

    def take(self) -> None:
        if self.seat is None or len(self.picked) != self.draft.count:
            return
        self.event.choose(self.seat, self.picked, sold_faces())
        self._kept()
        self.app.sound("card")
        if not self.event.is_drafting:
            self.app.pop()
            self._finished()
            return
        self._ask(self.event.asked())

    # --- keys, time, other people

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and not intent.released and intent.action == keys.ADD:
            view = self.host.focused
            if isinstance(view, PileView) and view.pile == PACK and view.current:
                self.toggle(view.current)
                return True
        return super().intent(intent)

    def offer(self, intent: Intent) -> bool:
        guarded = self.seat is not None and is_guarded(self.app, self.event)
        if isinstance(intent, Lost) and guarded:
            assert self.seat is not None
            self.cover(self.seat, "focus")
            return True
        if isinstance(intent, (Act, PointerEvent)):
            self._touched = self.ctx.clock
        return super().offer(intent)

    def update(self, dt: float) -> bool:
        after = self.app.settings["hide_hand_after"]
        idle = bool(after) and self.ctx.clock - self._touched >= 1000 * after
        if idle and self.seat is not None and is_guarded(self.app, self.event):
            self.cover(self.seat, "idle")
            return True
        return super().update(dt)


class _DraftCurtain(PackCurtain):
    """Between two people at the draft; leaving it leaves the draft as well."""

    def __init__(self, app: Program, scene: DraftScene, seat: int, why: str) -> None:
        super().__init__(app, scene.event, seat, why, lambda: None)
        self.scene = scene

    def lifted(self, by_key: bool) -> None:
        self.scene.lift(self.seat)

    def leave(self) -> None:
        self.scene.leave()
