"""Decks and card sets: all decks on one shelf, shipped and own; new, copy, rename, delete with undo, exchange."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.games.kaosz.decks.builder import BuilderScene
from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.counts import count_cards
from app.games.kaosz.decks.deck_facts import DeckFacts, summary
from app.games.kaosz.decks.exchange import open_exchange, problem_row, take_file
from app.games.kaosz.decks.legality import verdicts
from app.games.kaosz.decks.model import MOST_NAME, DeckList
from app.games.kaosz.decks.piles import LIST, DeckPileCard, PileView
from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.decks.shelf import Shelved, own_decks, shipped_decks
from app.games.kaosz.decks.toml_form import values_of
from app.scenes.load_dialogs import ask_name
from app.ui.buttons import Button, IconButton
from app.ui.context import BODY, DIM, LEAD, STRONG
from app.ui.dialog import Panel
from app.ui.labels import Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget
from saves.errors import CannotWrite

if TYPE_CHECKING:
    from app.ui.program import Program
    from saves.decks import DeckFiles
    from saves.trash import Trashed

CONTENTS = "contents"


def open_decks(app: Program) -> None:
    app.push(DecksScene(app))


def open_packs(app: Program) -> None:
    from app.games.kaosz.packs.hub import open_packs as open_them

    open_them(app)


def open_card_sets(app: Program) -> None:
    """The screen of card sets, beginning with those of this game."""
    import rules.kaosz.game  # noqa: F401  (makes the game known)
    from app.scenes.sets import SetsScene

    app.push(SetsScene(app, GAME))


class DecksScene(CardScene):
    """The shelf at the left, what is known of the chosen deck at the right."""

    name = "decks"

    def __init__(self, app: Program, given: Path | None = None) -> None:
        super().__init__(app)
        self._given = given  # a file from outside, until the cards are there
        self.shelf: list[Shelved] = []
        self.wanted = ""  # id of the chosen deck
        self.deleted: Trashed | None = None
        self._seen: object = None
        self.first_focus = "decks-list"

    # --- the shelf

    @property
    def files(self) -> DeckFiles | None:
        if self.app.places is None:
            return None
        from saves.decks import DeckFiles

        return DeckFiles(self.app.places, GAME)

    def entered(self) -> None:
        super().entered()
        if self.cards.ready:
            self.read()
            if self.host.layers:
                self.rebuild()

    def read(self) -> None:
        """Look at the decks again: own ones first, by name."""
        texts = self.ctx.texts
        own = sorted(own_decks(self.app.places), key=lambda one: texts.sort_key(one.title(texts.language)))
        self.shelf = [*own, *shipped_decks(self.cards.collection, texts.language)]
        self._seen = self.files.marks() if self.files else None

    def look(self) -> None:
        if self.files is not None and self.files.marks() != self._seen:
            self.read()
            self.rebuild()

    @property
    def cursor(self) -> int:
        return next((index for index, one in enumerate(self.shelf) if one.id == self.wanted), 0)

    @property
    def current(self) -> Shelved | None:
        return self.shelf[self.cursor] if self.shelf else None

    # --- the screen

    def page(self) -> Widget:
        self.read()
        if self._given is not None:
            given, self._given = self._given, None
            self.app.later(lambda: take_file(self, given, self.take_in))
        listed_rows = ListView(
            len(self.shelf),
            self._row,
            row_height=58,
            cursor=self.cursor,
            on_move=self._move,
            on_choose=lambda index: self.change(self.shelf[index]),
            id="decks-list",
        )
        left = Panel(listed_rows, x=12, y=12)
        right = Panel(self._details(), x=20, y=16)
        body = Row([left, right], gap=16, align="stretch", flex={0: 1.0, 1: 1.45})
        return Pad(Column([self._head(), body], gap=12, flex={1: 1}), x=22, y=16, most=1500)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        bare = self.ctx.size[0] / self.ctx.scale / self.ctx.text_scale < 900

        def tool(message: str, action: Callable[[], None], icon: str, id: str, kind: str = "plain") -> Widget:
            if bare:
                return IconButton(icon, action, self.texts(message), id=id, size=40)
            return Button(self.texts(message), action, icon=icon, kind=kind, id=id)

        tools = [tool("load-undo-delete", self._undo_delete, "undo", "undo-delete")] if self.deleted else []
        tools += [
            tool("deck-new", self.new, "plus", "new", "main"),
            tool("deck-take", self.exchange_in, "load", "take"),
            tool("packs-title", partial(open_packs, self.app), "star", "packs"),
            tool("sets-title", partial(open_card_sets, self.app), "goods", "sets"),
        ]
        return Row(
            [back, Heading(self.texts("deck-title")), Wrap(tools, align="right")], gap=16, flex={1: 1}, region=True
        )

    def _row(self, index: int) -> Widget:
        one = self.shelf[index]
        name = Label(one.title(self.ctx.texts.language), STRONG)
        if one.deck is None:
            line = Label(self.texts("load-unusable"), DIM.coloured("warn"))
            return Row([Icon("warning", 26, "warn"), Column([name, line], gap=0)], gap=12, flex={1: 1})
        where = self.texts("deck-own" if one.own else "deck-shipped")
        rules = self.texts(f"deck-ruleset-{one.deck.ruleset}")
        line = Label(self.texts("deck-line-of", where=where, count=one.deck.size, rules=rules), DIM)
        return Row([Icon("human" if one.own else "card", 26), Column([name, line], gap=0)], gap=12, flex={1: 1})

    def _details(self) -> Widget:
        one = self.current
        if one is None:
            return Paragraph(self.texts("deck-none"), DIM, prefer=460)
        title = Paragraph(one.title(self.ctx.texts.language), LEAD, prefer=560)
        if one.deck is None:
            file = one.path.name if one.path else ""
            rows: list[Widget] = [title, Paragraph(self.texts("deck-file-kept", file=file), prefer=520)]
            rows += [problem_row(self, problem) for problem in one.problems]
            return Column(
                [ScrollArea(Column(rows, gap=10), id="deck-told", reading=True), self._actions(one)],
                gap=12,
                flex={0: 1},
            )
        low = self.ctx.size[1] / self.ctx.scale / self.ctx.text_scale < 560
        rows = [title]
        if one.story(self.ctx.texts.language):
            rows.append(Paragraph(one.story(self.ctx.texts.language), BODY._replace(size="small"), prefer=560))
        rows.append(summary(self.cards, verdicts(one.deck, self.cards.collection.faces)))
        told = DeckFacts(self.cards, self.open_rule)
        numbers = Column(told.numbers(count_cards(one.deck.cards, self.cards.collection.faces)), gap=6)
        cards = self._contents(one.deck)
        if low or self.ctx.size[0] / self.ctx.scale / self.ctx.text_scale**0.75 < 1000:
            rows += [self._actions(one), numbers]
            return ScrollArea(Column(rows, gap=10), id="deck-told")
        body = Row([cards, ScrollArea(numbers, id="deck-numbers")], gap=16, align="stretch", flex={0: 1.1, 1: 1.0})
        return Column([*rows, body, self._actions(one)], gap=10, flex={len(rows): 1})

    def _contents(self, deck: DeckList) -> Widget:
        order = self.cards.finder.ordered(deck.cards)
        entries = [
            DeckPileCard(card, deck.cards[card], self.texts("deck-times", count=deck.cards[card])) for card in order
        ]
        view = PileView(self, CONTENTS, entries, form=LIST, hint=self.texts("deck-empty"))
        return Column([view], flex={0: 1}, region=True)

    def _actions(self, one: Shelved) -> Widget:
        made: list[Widget] = []
        if one.deck is not None:
            own = one.own and not one.foreign
            made.append(
                Button(
                    self.texts("deck-change" if own else "deck-copy-change"),
                    partial(self.change, one),
                    kind="main",
                    icon="play",
                    id="change",
                )
            )
            made.append(Button(self.texts("deck-hand"), partial(self.show_hand, one.deck), icon="hand", id="hand"))
            if own:
                made += [
                    Button(self.texts("deck-copy"), partial(self.copy, one), icon="plus", id="copy"),
                    Button(self.texts("deck-rename"), partial(self.rename, one), id="rename"),
                ]
            made.append(Button(self.texts("deck-give"), partial(self.exchange_out, one.deck), icon="save", id="give"))
        if one.own:
            made.append(
                Button(self.texts("deck-delete"), partial(self.delete, one), kind="danger", icon="trash", id="delete")
            )
        return Wrap(made, gap=10, region=True)

    def _move(self, index: int) -> None:
        self.wanted = self.shelf[index].id
        self.app.later(self.rebuild)

    # --- what can be done

    def _add(self, deck: DeckList) -> str:
        """Keep a deck as the player's own; its id, or "" where nothing can be kept."""
        if self.files is None:
            return ""
        try:
            path = self.files.add(deck.name, values_of(deck))
        except CannotWrite as trouble:
            self._tell(trouble)
            return ""
        self.wanted = f"own:{path.stem}"
        self.read()
        return self.wanted

    def _tell(self, trouble: CannotWrite) -> None:
        self.app.say("deck-not-kept", said=self.texts(trouble.reason_id, **trouble.params), icon="warning", role="warn")

    def new(self) -> None:
        ask_name(self, self._free_name(self.texts("deck-new-name")), self._begin, title="deck-new", hint="deck-name")

    def _begin(self, name: str) -> None:
        deck = DeckList(name.strip()[:MOST_NAME] or self.texts("deck-new-name"))
        self._open(deck, self._add(deck))

    def _free_name(self, name: str) -> str:
        """The name, with a number if another deck has it."""
        taken = {one.title(self.ctx.texts.language) for one in self.shelf}
        number, fresh = 1, name[:MOST_NAME]
        while fresh in taken:
            number += 1
            fresh = f"{name[: MOST_NAME - 4]} {number}"
        return fresh

    def _open(self, deck: DeckList, own: str) -> None:
        path = next((one.path for one in self.shelf if one.id == own and one.deck == deck), None)
        self.app.push(BuilderScene(self.app, deck, path))

    def change(self, one: Shelved) -> None:
        """Open the builder; a shipped deck is copied first, so that it stays as it is."""
        if one.deck is None:
            return
        if one.own and not one.foreign:
            self.app.push(BuilderScene(self.app, one.deck, one.path))
            return
        deck = self._copied(one)
        self._open(deck, self._add(deck))

    def _copied(self, one: Shelved) -> DeckList:
        assert one.deck is not None
        name = self.texts("deck-copy-name", name=one.title(self.ctx.texts.language))
        return replace(one.deck, name=self._free_name(name))

    def copy(self, one: Shelved) -> None:
        if self._add(self._copied(one)):
            self.rebuild()

    def rename(self, one: Shelved) -> None:
        def rename_to(name: str) -> None:
            fresh = name.strip()[:MOST_NAME]
            if one.deck is None or one.path is None or not fresh or self.files is None:
                return
            try:
                path = self.files.rename(one.path, fresh, values_of(replace(one.deck, name=fresh)))
            except CannotWrite as trouble:
                self._tell(trouble)
                return
            self.wanted = f"own:{path.stem}"
            self.rebuild()

        ask_name(self, one.title(self.ctx.texts.language), rename_to, title="deck-rename", hint="deck-name")

    def delete(self, one: Shelved) -> None:
        """To the trash; the button at the top brings it back."""
        if one.path is None or self.files is None:
            return
        try:
            self.deleted = self.files.delete(one.path)
        except CannotWrite as trouble:
            self._tell(trouble)
            return
        self.app.say("load-deleted", name=one.title(self.ctx.texts.language), icon="trash")
        place = self.cursor
        self.read()
        self.wanted = self.shelf[min(place, len(self.shelf) - 1)].id if self.shelf else ""
        self.rebuild()

    def _undo_delete(self) -> None:
        item, self.deleted = self.deleted, None
        if item is None or self.files is None:
            return
        try:
            self.wanted = f"own:{self.files.undo_delete(item).stem}"
        except CannotWrite as trouble:
            self._tell(trouble)
        self.rebuild()

    def exchange_out(self, deck: DeckList) -> None:
        open_exchange(self, deck, self.take_in)

    def exchange_in(self) -> None:
        open_exchange(self, None, self.take_in)

    def take_in(self, deck: DeckList) -> None:
        """A deck from outside becomes one's own."""
        fresh = replace(deck, name=self._free_name(deck.name or self.texts("deck-new-name")))
        if self._add(fresh):
            self.app.say("deck-taken", name=fresh.name, count=fresh.size, icon="check", role="good")
        self.rebuild()

    def show_hand(self, deck: DeckList) -> None:
        from app.games.kaosz.decks.hands_scene import HandScene

        self.app.push(HandScene(self.app, deck))
