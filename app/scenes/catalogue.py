"""What there is in a game, to look through: a list with pictures, and the chosen entry with all its words; a search
that ignores accents and knows both languages (UX-79, UX-91).

A game names its `Catalogue` in its manifest; it is offered beside the game's lessons, worded by `catalogue-<game>`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from app.games import manifest, part
from app.scenes.parts import Painted
from app.text.sorting import fold, found, sort_key
from app.text.texts import message_id
from app.ui.buttons import Button, LowButton
from app.ui.colour import rgb
from app.ui.context import BODY, DIM, LEAD, STRONG, Context
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.fields import TextField
from app.ui.labels import Caps, Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.text.texts import Texts
    from app.ui.program import Program

ALL = ""
THUMBNAIL, PORTRAIT, MARK = 44.0, 132.0, 14.0  # logical pixels
ROW = 60.0
WIDE = 520.0  # of the words, at most
NARROW = 900.0  # windows in which the heading needs a line of its own


@dataclass(frozen=True)
class Entry:
    """One thing of the catalogue, in the present language."""

    id: str
    name: str
    group: str
    line: str  # below its name in the list
    facts: str  # below its name where it is read
    parts: tuple[tuple[str, str], ...]  # headings and texts; a text without a heading stands for itself
    searched: str  # where the search looks besides: its words in the other language


class Catalogue(Protocol):
    """What a game shows."""

    title: str  # the message of the heading

    def groups(self, texts: Texts) -> Sequence[tuple[str, str]]:
        """By which the list can be narrowed: names and words."""

    def entries(self, texts: Texts) -> list[Entry]: ...

    def picture(self, id: str, size: tuple[int, int], ctx: Context) -> pygame.Surface: ...

    def colour(self, group: str) -> str:
        """The colour of a group's mark."""


@dataclass(frozen=True)
class Choosing:
    """Why the catalogue was opened, if it is to choose from."""

    allowed: frozenset[str]
    choose: Callable[[str], None]
    words: str  # of the button


def open_catalogue(app: Program, game: str) -> None:
    """All that a game shows."""
    made = part(game, "catalogue")
    if made is not None:
        app.push(CatalogueScene(app, made()))


def catalogue_button(app: Program, game: str, *, enabled: bool = True) -> list[LowButton]:
    """The way there, for games that have something to look through."""
    found_game = manifest(game)
    if found_game is None or not found_game.catalogue:
        return []
    words = app.ctx.texts(message_id("catalogue", game))
    opens = partial(open_catalogue, app, game)
    return [LowButton(words, opens, icon="search", enabled=enabled, id=f"catalogue-of-{game}")]


class CatalogueScene(Scene):
    """List and reading side; typing narrows the list at once."""

    name = "catalogue"

    def __init__(self, app: Program, catalogue: Catalogue, chosen: str = "", choosing: Choosing | None = None) -> None:
        super().__init__(app)
        self.catalogue, self.choosing = catalogue, choosing
        self.query, self.group, self.chosen = "", ALL, chosen
        self.listed: list[Entry] = []
        self.first_focus = "entries"
        self._folded: dict[tuple[str, str], str] = {}  # by language and entry: folding all words takes a while
        self._pictures: dict[tuple[str, int], pygame.Surface] = {}
        self._awaited = 0  # pictures that the studio draws

    def _find(self) -> list[Entry]:
        """The entries that fit search and group, in the order of the language."""
        texts = self.ctx.texts
        fits = [
            entry
            for entry in self.catalogue.entries(texts)
            if self.group in (ALL, entry.group)
            and (self.choosing is None or entry.id in self.choosing.allowed)
            and self._fits(entry)
        ]
        named = {entry.id for entry in fits if found(self.query, entry.name)}
        return sorted(fits, key=lambda entry: (entry.id not in named, sort_key(entry.name, texts.language)))

    def _fits(self, entry: Entry) -> bool:
        wanted, place = fold(self.query).split(), (self.ctx.texts.language, entry.id)
        if wanted and place not in self._folded:
            self._folded[place] = fold(_words(entry))
        return all(word in self._folded[place] for word in wanted)

    def update(self, dt: float) -> bool:
        """Pictures that have come are shown."""
        fresh = len(self._pictures) != self._awaited
        self._awaited = len(self._pictures)
        self.host.dirty |= fresh
        return fresh

    # --- the screen

    def build(self) -> Widget:
        self.listed = self._find()
        cursor = next((at for at, entry in enumerate(self.listed) if entry.id == self.chosen), 0)
        listed = ListView(
            len(self.listed), self._row, row_height=ROW, cursor=cursor, on_move=self._move, on_choose=self._choose_at,
            id="entries",
        )  # fmt: skip
        none = Pad(Paragraph(self.texts("catalogue-none"), DIM), x=10, y=10)
        count = Label(self.texts("catalogue-count", count=len(self.listed)), DIM)
        left = Panel(Column([count, listed if self.listed else none], gap=8, flex={1: 1}), x=14, y=12)
        told = self._told(self.listed[cursor]) if self.listed else none
        reading = not any(widget.focusable for widget in told.walk())
        right = Panel(ScrollArea(Pad(told, x=6, y=4), id="catalogue-told", reading=reading), x=20, y=16)
        body = Row([left, right], gap=16, align="stretch", flex={0: 1.0, 1: 1.5})
        return Pad(Column([self._head(), body], gap=14, flex={1: 1}), x=24, y=18, most=1320)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        groups = [(ALL, self.texts("catalogue-all")), *self.catalogue.groups(self.ctx.texts)]
        search = TextField(
            self.query, self._search, hint=self.texts("catalogue-search"), icon="search", id="catalogue-search",
            on_submit=self._to_list, width=230,
        )  # fmt: skip
        picker = Picker(groups, self.group, self._narrow, id="catalogue-group")
        title = Heading(self.texts(self.catalogue.title))
        if self.ctx.size[0] / self.ctx.scale / self.ctx.text_scale < NARROW:
            return Column([Row([back, title, search], gap=16, flex={1: 1}), Wrap([picker])], gap=8, region=True)
        return Row([back, title, picker, search], gap=16, flex={1: 1}, region=True)

    def _row(self, index: int) -> Widget:
        entry = self.listed[index]
        words = Column([Label(entry.name, STRONG), Label(entry.line, DIM)], gap=0)
        return Row([self._picture(entry, THUMBNAIL), words, self._mark(entry)], gap=12, flex={1: 1})

    def _told(self, entry: Entry) -> Widget:
        head = Column(
            [Paragraph(entry.name, LEAD, prefer=WIDE / 2), Paragraph(entry.line, BODY, prefer=WIDE / 2),
             Row([self._mark(entry), Paragraph(entry.facts, DIM, prefer=WIDE / 2)], gap=8, flex={1: 1})],
            gap=4,
        )  # fmt: skip
        rows: list[Widget] = [Row([self._picture(entry, PORTRAIT), head], gap=16, align="top", flex={1: 1})]
        if self.choosing is not None:
            rows.append(Wrap([Button(self.choosing.words, self._choose, kind="main", icon="check", id="choose")]))
        for heading, text in entry.parts:
            rows += [Caps(heading)] if heading else []
            rows.append(Paragraph(text, BODY if heading else DIM, prefer=WIDE))
        return Column(rows, gap=10)

    def _picture(self, entry: Entry, side: float) -> Widget:
        def draw(ctx: Context, surface: pygame.Surface, rect: pygame.Rect) -> None:
            drawn = self._drawn(entry.id, min(rect.size), ctx)
            if drawn is not None:
                surface.blit(drawn, drawn.get_rect(center=rect.center))

        return Painted(draw, side, prefer=side, grows=False)

    def _drawn(self, id: str, edge: int, ctx: Context) -> pygame.Surface | None:
        """The picture; in a window it is drawn beside the frames, and until then there is none (UX-101)."""
        place = (id, edge)

        def work() -> None:
            self._pictures[place] = self.catalogue.picture(id, (edge, edge), ctx)

        if place not in self._pictures:
            if self.app.studio is None:
                work()
            else:
                self.app.studio.ask(("catalogue", *place), work)
        return self._pictures.get(place)

    def _mark(self, entry: Entry) -> Widget:
        """The colour of its group; the words beside it say the same."""
        colour = rgb(self.catalogue.colour(entry.group))

        def draw(ctx: Context, surface: pygame.Surface, rect: pygame.Rect) -> None:
            pygame.draw.aacircle(surface, ctx.colour("ink"), rect.center, min(rect.size) // 2)
            pygame.draw.aacircle(surface, colour, rect.center, min(rect.size) // 2 - ctx.px(1.5))

        return Painted(draw, MARK, prefer=MARK, grows=False)

    # --- moving about

    def _move(self, index: int) -> None:
        self.chosen = self.listed[index].id
        self.app.later(self.rebuild)

    def _search(self, text: str) -> None:
        self.query = text
        self.rebuild()

    def _to_list(self, text: str) -> None:
        """Enter in the search field goes to what was found."""
        found_list = self.host.layers[0].root.find("entries")
        if found_list is not None:
            self.host.focus_on(found_list)

    def _narrow(self, group: Any) -> None:
        self.group = group
        self.rebuild()

    def _choose_at(self, index: int) -> None:
        self.chosen = self.listed[index].id
        if self.choosing is not None:
            self._choose()

    def _choose(self) -> None:
        assert self.choosing is not None
        self.app.pop()
        self.choosing.choose(self.chosen or self.listed[0].id)


def _words(entry: Entry) -> str:
    parts = " ".join(f"{heading} {text}" for heading, text in entry.parts)
    return f"{entry.name} {entry.line} {entry.facts} {parts} {entry.searched}"
