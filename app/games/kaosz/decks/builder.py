"""The deck builder: three piles, one kind of move; drag, click twice, keys and pad do the same (UX-102, UX-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from app.games.kaosz.decks.collection import Filter
from app.games.kaosz.decks.counts import count_cards
from app.games.kaosz.decks.deck_facts import DeckFacts
from app.games.kaosz.decks.exchange import open_exchange
from app.games.kaosz.decks.filters import Filters
from app.games.kaosz.decks.gestures import DeckTable
from app.games.kaosz.decks.keeping import DeckKeeping
from app.games.kaosz.decks.legality import RULESETS, DeckVerdict, verdicts
from app.games.kaosz.decks.model import (
    COLLECTION,
    DECK,
    MAYBE,
    MOST_ABOUT,
    MOST_NAME,
    DeckList,
    DeckStep,
    Move,
    Workbench,
)
from app.games.kaosz.decks.model import RULESETS as BUILT_FOR
from app.games.kaosz.decks.panes import FORMS, Panes, form_of
from app.games.kaosz.decks.piles import LIST, DeckPileCard, PileView
from app.scenes.remembered import recall, remember
from app.scenes.wording import reason_text
from app.table.actions import ListedAction
from app.ui.buttons import Button
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.input import Act, Intent
from app.ui.labels import Label
from app.ui.layout import Column
from app.ui.widget import Widget
from rules import Illegal
from rules.kaosz.ai.deckcraft import best_deck
from rules.kaosz.decks import MAX_COPIES, OFFICIAL_SIZE, QUICK_SIZE, copies
from rules.kaosz.limited.pool import beyond, pooled

if TYPE_CHECKING:
    from app.ui.program import Program

TOPIC = "decks"


class BuilderScene(DeckTable):
    """Collection at the left, deck and maybe pile beside it, what the rules say at the right."""

    name = "deck-builder"

    def __init__(self, app: Program, deck: DeckList, path: Path | None = None) -> None:
        super().__init__(app)
        self.bench = Workbench(deck)
        self.keeping = DeckKeeping(app, deck, path)
        wanted = Filter.decode(recall(app, TOPIC, "filter"))
        self.filters = Filters(self, wanted, str(recall(app, TOPIC, "order") or ""))
        form = recall(app, TOPIC, "form")
        self.form = form if form in FORMS else FORMS[0]
        self.ruleset = deck.ruleset
        self.right = DECK  # which pile is open where there is room for one
        self._panes: Panes | None = None
        self.first_focus = f"pile-{COLLECTION}"

    # --- the screen

    def page(self) -> Widget:
        self._panes = Panes(self)
        root = self._panes.build()
        self._fill()
        return root

    def rebuild(self) -> None:
        super().rebuild()
        if self._panes is not None:
            self.refresh()

    def views(self) -> dict[str, PileView]:
        return self._panes.views if self._panes else {}

    def found(self) -> list[DeckVerdict]:
        return verdicts(self.bench.deck, self.cards.collection.faces)

    def deck_facts(self) -> Widget:
        """The facts of the deck, as they are now."""
        facts = DeckFacts(self.cards, self.open_rule)
        counts = count_cards(self.bench.deck.cards, self.cards.collection.faces)
        rows = [*facts.judgement(self.found(), self.ruleset, self._look_at_rules), *facts.numbers(counts)]
        return Column(rows, gap=7, region=True)

    # --- what the piles show

    def _shown(self, pile: str) -> list[DeckPileCard]:
        deck = self.bench.deck
        if pile == COLLECTION:
            cards = self.cards.finder.found(self.filters.wanted, self.filters.order)
            if deck.pool:
                return [self._pooled(card) for card in cards if card in deck.pool]
            named = self._copies(deck.cards)
            return [DeckPileCard(card, 1, *self._tag(deck.cards.get(card, 0), named.get(card, 0))) for card in cards]
        held = deck.pile(pile)
        named = self._copies(held)
        order = self.cards.finder.ordered(held, self.filters.order)
        least = 1 if form_of(self.form, pile) == LIST else 2
        return [DeckPileCard(card, held[card], *self._tag(held[card], named.get(card, 0), least)) for card in order]

    def _pooled(self, card: str) -> DeckPileCard:
        """A card of the pool with what is left of it."""
        left, have = self.bench.deck.left(card), self.bench.deck.pool[card]
        return DeckPileCard(card, max(1, left), self.texts("deck-pool-left", left=left, have=have))

    def _copies(self, held: Mapping[str, int]) -> dict[str, int]:
        """How many cards share each known card's name (KG-4.3)."""
        faces = {card: face for card in held if (face := self.cards.face(card)) is not None}
        return copies({card: held[card] for card in faces}, faces)

    def _tag(self, count: int, named: int, least: int = 1) -> tuple[str, bool]:
        over = self.ruleset != "quickstart" and named > MAX_COPIES  # KG-4.3; KG-11.2: free there
        return (self.texts("deck-times", count=count) if count >= least else "", over)

    def _fill(self) -> None:
        assert self._panes is not None
        deck = self.bench.deck
        for pile, view in self._panes.views.items():
            view.fill(self.ctx, self._shown(pile))
            view.chosen = self.chosen[1] if self.chosen and self.chosen[0] == pile else ""
        need = QUICK_SIZE if self.ruleset == "quickstart" else OFFICIAL_SIZE
        counts = self._panes.counts
        seen = [entry.card for entry in self._panes.views[COLLECTION].entries]
        count = sum(deck.pool[card] for card in seen) if deck.pool else len(seen)
        counts[COLLECTION].text = self.texts("deck-count", count=count)
        counts[DECK].text = self.texts("deck-count-of", count=deck.size, need=need)
        counts[DECK].style = counts[DECK].style.coloured("good" if deck.size == need else "ink")
        counts[MAYBE].text = self.texts("deck-count", count=sum(deck.maybe.values()))

    def refresh(self) -> None:
        """Show the deck as it is now; nothing is made anew but the facts, so that quick clicks are not lost."""
        if self._panes is None:
            return
        self._fill()
        tools = self._panes.tools
        for way, step in (("undo", self.bench.undoable), ("redo", self.bench.redoable)):
            tools[way].enabled = step is not None
            tools[way].tip = self._step_words(way, step)
        name = tools["name"]
        assert isinstance(name, Button)
        name.text = self.bench.deck.name
        if self._panes.facts is not None:
            self._panes.facts.show(self.deck_facts())
        self.host.layout()

    def _step_words(self, way: str, step: DeckStep | None) -> str:
        if step is None:
            return self.texts(f"deck-{way}-none")
        values = {key: self.cards.name(str(value)) if key == "card" else value for key, value in step.values.items()}
        return self.texts(f"deck-{way}", what=self.texts(step.said, **values))

    def filtered(self) -> None:
        """The filter or the order has changed."""
        self.refresh()

    def use_form(self, form: object) -> None:
        self.form = str(form)
        remember(self.app, TOPIC, "form", self.form)
        self.rebuild()

    def turn_right(self) -> None:
        self.right = MAYBE if self.right == DECK else DECK
        self.rebuild()

    def _look_at_rules(self, ruleset: str) -> None:
        """Look at other rules; whether a deck is built for the quick-start game is kept with it."""
        self.ruleset = ruleset
        built_for = ruleset if ruleset in BUILT_FOR else BUILT_FOR[0]
        self.replace(replace(self.bench.deck, ruleset=built_for), "deck-step-ruleset")
        self.refresh()

    # --- moves

    def move(self, card: str, source: str, target: str, count: int = 1) -> bool:
        """The one way in which cards change piles; a refused move says why and changes nothing (UX-17)."""
        views = self.views()
        start = views[source].rect_of(self.ctx, card)
        try:
            self.bench.move(Move(card, source, target, count))
        except Illegal as refused:
            self.carry.say(self.ctx, reason_text(self.ctx.texts, refused.reason), start.midbottom)
            self.app.sound("error")
            self.host.dirty = True
            return False
        self.chosen = None
        self._changed()
        if self.carry.held is None and target != COLLECTION:
            self.carry.fly(self.ctx, card, start, self._landing(card, target))
        self.app.sound("card")
        return True

    def _landing(self, card: str, pile: str) -> pygame.Rect:
        """Where a card arrives: its place in the pile, or the head of a pile that is folded away."""
        view = self.views()[pile]
        return view.rect_of(self.ctx, card) if view.rect.width else self.areas()[pile]

    def _changed(self) -> None:
        self.keeping.changed()
        self.refresh()

    def empty(self, pile: str) -> None:
        if self.bench.empty(pile):
            self._changed()

    def undo(self) -> None:
        self.bench.undo()
        self._changed()

    def redo(self) -> None:
        self.bench.redo()
        self._changed()

    def replace(self, deck: DeckList, said: str) -> None:
        """Another list takes the place of this one; undo brings the old one back."""
        if self.bench.change(deck, said):
            self._changed()

    def ask_name(self) -> None:
        """Name and description, one line each."""
        deck, texts, host = self.bench.deck, self.texts, self.host

        def done(_: str = "") -> None:
            host.close()
            if self.bench.describe(name.text, about.text):
                self._changed()

        def line(text: str, most: int, id: str) -> TextField:
            return TextField(text, most=most, on_submit=done, id=id, width=520)

        name, about = line(deck.name, MOST_NAME, "default-name"), line(deck.about, MOST_ABOUT, "about")
        labels = [Label(texts(key), DIM) for key in ("deck-name", "deck-about")]
        buttons = [
            Button(texts("cancel"), host.close),
            Button(texts("load-name-keep"), done, kind="main", icon="check", id="describe"),
        ]
        body = Column([labels[0], name, labels[1], about], gap=6)
        host.open(Dialog(texts("deck-describe"), body, buttons, width=600))

    # --- actions of a card

    def actions(self, view: PileView, card: str) -> list[ListedAction]:
        pile, deck = view.pile, self.bench.deck
        have, parked = deck.cards.get(card, 0), deck.maybe.get(card, 0)
        known = self.cards.face(card) is not None
        found: list[tuple[str, str, str, int]] = []
        if pile == MAYBE:
            found.append(("deck-do-deck", MAYBE, DECK, 1))
            if parked > 1:
                found.append(("deck-do-deck-all", MAYBE, DECK, parked))
            found.append(("deck-do-drop", MAYBE, COLLECTION, 1))
        else:
            if known:
                found.append(("deck-do-deck", COLLECTION, DECK, 1))
                named = self._copies({**deck.cards, card: have})[card]
                more = min(MAX_COPIES - named, deck.left(card)) if deck.pool else MAX_COPIES - named
                if more > 1:
                    found.append(("deck-do-fill", COLLECTION, DECK, more))
            if have:
                found.append(("deck-do-out", DECK, COLLECTION, 1))
                if have > 1:
                    found.append(("deck-do-out-all", DECK, COLLECTION, have))
            found.append(("deck-do-maybe", pile, MAYBE, 1))
        if pile == DECK:
            found.sort(key=lambda one: one[0] not in ("deck-do-out", "deck-do-out-all"))
        return [
            ListedAction(
                self.texts(said, count=count),
                partial(self.move, card, source, target, count),
                icon={DECK: "plus", COLLECTION: "minus", MAYBE: "hint"}[target],
            )
            for said, source, target, count in found
        ]

    def sheet_entries(self, card: str) -> Sequence[tuple[str, Callable[[], None]]]:
        def add() -> None:
            self.move(card, COLLECTION, DECK)

        def out() -> None:
            self.move(card, DECK, COLLECTION)

        found = [(self.texts("deck-do-deck"), add)] if self.cards.face(card) else []
        return [*found, (self.texts("deck-do-out"), out)] if self.bench.deck.cards.get(card) else found

    def facts(self, card: str) -> list[str]:
        deck = self.bench.deck
        pool = [self.texts("deck-pool-here", left=deck.left(card), have=deck.pool.get(card, 0))] if deck.pool else []
        return [*pool, self.texts("deck-sheet-here", deck=deck.cards.get(card, 0), maybe=deck.maybe.get(card, 0))]

    def areas(self) -> dict[str, pygame.Rect]:
        return {pile: pane.rect for pile, pane in self._panes.panes.items()} if self._panes else {}

    def preview(self, card: str, source: str, target: str) -> str:
        deck = self.bench.deck
        if target == COLLECTION:
            return self.texts("deck-carry-collection", count=deck.pile(source).get(card, 0) - 1)
        return self.texts(f"deck-carry-{target}", count=deck.pile(target).get(card, 0) + 1)

    def intent(self, intent: Intent) -> bool:
        action = intent.action if isinstance(intent, Act) and not intent.released else ""
        if action == "undo":
            self.undo()
        elif action == "redo":
            self.redo()
        elif action == "why":
            self.open_rule(next(one.rules[0] for one in RULESETS if one.id == self.ruleset))
        else:
            return super().intent(intent)
        return True

    # --- keeping

    def update(self, dt: float) -> bool:
        self.keeping.update(self.bench.deck)
        return super().update(dt)

    def left(self) -> None:
        self.keeping.leave(self.bench.deck)
        for key, value in (("filter", self.filters.wanted.encode()), ("order", self.filters.order)):
            if recall(self.app, TOPIC, key) != value:
                remember(self.app, TOPIC, key, value)

    def look(self) -> None:
        """Somebody else may have written the file meanwhile."""
        theirs = self.keeping.changed_outside(self.bench.deck)
        if theirs is not None:
            self.replace(theirs, "deck-step-outside")
            self.app.say("deck-changed-outside", icon="rotate")

    def reread(self) -> None:
        if not self.problem_words():  # those stand above the piles already (UX-96)
            super().reread()

    # --- other screens

    def open_facts(self) -> None:
        """Where there is no room for the facts beside the piles."""

        def choose(ruleset: str) -> None:
            self.host.close()
            self._look_at_rules(ruleset)
            self.open_facts()

        facts = DeckFacts(self.cards, self.open_rule)
        counts = count_cards(self.bench.deck.cards, self.cards.collection.faces)
        rows = [*facts.judgement(self.found(), self.ruleset, choose), *facts.numbers(counts)]
        done = Button(self.texts("close"), self.host.close, id="default-close")
        self.host.open(Dialog(self.texts("deck-check"), Column(rows, gap=8), [done], width=640))

    def open_hand(self) -> None:
        from app.games.kaosz.decks.hands_scene import HandScene

        self.app.push(HandScene(self.app, self.bench.deck))

    def open_exchange(self) -> None:
        open_exchange(self, self.bench.deck, self._take_in)

    def _take_in(self, deck: DeckList) -> None:
        """A list from outside; one that is built from a pool must lie within it."""
        pool = self.bench.deck.pool
        told = beyond([*deck.designs(), *Counter(deck.maybe).elements()], pool) if pool else []
        if told:
            self.app.say("deck-pool-beyond", said=self.cards.reason(told[0]), icon="warning", role="warn")
            return
        self.replace(replace(deck, pool=pool), "deck-step-import")

    def suggest(self) -> None:
        """A deck as a computer player would build it, from the pool if there is one. Chosen cards stay in it; a full
        list is built anew. Undo brings the old one back."""
        deck, faces = self.bench.deck, self.cards.collection.faces
        size = QUICK_SIZE if self.ruleset == "quickstart" else OFFICIAL_SIZE
        chosen = [card for card in deck.designs() if card in faces]
        kept = chosen if not deck.pool and len(chosen) < size else []
        pool = {card: n for card, n in deck.pool.items() if card in faces} or dict.fromkeys(faces, MAX_COPIES)
        made = best_deck(pool, faces, kept, size, shaped=not deck.pool)
        self.replace(replace(deck, cards=pooled(made), maybe={}, substitutes={}), "deck-step-suggest")

    def open_sets(self) -> None:
        from app.games.kaosz.decks.shelf_scene import open_card_sets

        open_card_sets(self.app)
