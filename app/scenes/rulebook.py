"""The rulebook inside the program: contents, search, and a page that opens where F1 asks for it (UX-94)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from app.scenes.book_blocks import BlockMaker
from app.scenes.wording import game_name
from app.text.rulebook import Rulebook, books, open_book
from app.text.rulebook.search import Hit, search
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.fields import TextField
from app.ui.labels import Caps, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program


def open_rulebook(app: Program) -> None:
    """From the menu: the first book there is."""
    found = books()
    app.push(RulebookScene(app, found[0] if found else ""))


class RulebookScene(Scene):
    """Contents at the left; a chapter, or what the search has found, at the right."""

    name = "rules"

    def __init__(self, app: Program, game: str, rule: str = "") -> None:
        super().__init__(app)
        self.game, self.wanted = game, rule
        self.place = 0  # the block that is shown
        self.lit: int | None = None  # the block that was looked for
        self.query = ""
        self._jump = False
        if rule and game in books():
            self._go_to_rule(rule)
        self.first_focus = "book-page"

    @property
    def book(self) -> Rulebook | None:
        return open_book(self.game, self.ctx.texts.language) if self.game in books() else None

    # --- the screen

    def build(self) -> Widget:
        book = self.book
        if book is None:
            nothing = Panel(Paragraph(self.texts("rulebook-none"), DIM, prefer=600), x=26, y=22)
            return Pad(Column([self._head(None), nothing], gap=14), x=24, y=18, most=1360)
        page = self._hits(book) if self.query.strip() else self._page(book)
        narrow = self.ctx.size[0] < self.ctx.px(900 * self.ctx.text_scale)
        if narrow:
            jump = Picker(
                [(place, block.text) for place, block in book.contents()],
                self._heading_at(book),
                partial(self._open_place),
                id="contents",
                drop=True,
            )
            return Pad(Column([self._head(book), jump, Panel(page, x=22, y=14)], gap=10, flex={2: 1}), x=14, y=10)
        contents = Panel(ScrollArea(self._contents(book), id="book-contents"), x=12, y=14)
        body = Row([contents, Panel(page, x=30, y=20)], gap=16, align="stretch", flex={0: 1.0, 1: 2.7})
        return Pad(Column([self._head(book), body], gap=14, flex={1: 1}), x=24, y=18, most=1360)

    def _head(self, book: Rulebook | None) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        title = Heading(book.title if book and len(books()) == 1 else self.texts("rulebook-title"))
        tools: list[Widget] = []
        if len(books()) > 1:
            tools.append(
                Picker(
                    [(game, game_name(self.ctx.texts, game)) for game in books()],
                    self.game,
                    self._turn_to,
                    id="book",
                    drop=True,
                )
            )
        if book is not None:
            tools.append(
                TextField(
                    self.query,
                    self._search,
                    hint=self.texts("rulebook-search"),
                    icon="search",
                    id="book-search",
                    width=260,
                )
            )
        return Row([back, title, Wrap(tools, align="right")], gap=16, flex={1: 1}, region=True)

    def _contents(self, book: Rulebook) -> Widget:
        here = self._heading_at(book)
        rows: list[Widget] = [Caps(self.texts("rulebook-contents"))]
        for place, block in book.contents():
            if block.level <= 3:
                name = block.text if block.level == 2 else f"· {block.text}"
                rows.append(
                    Button(
                        name,
                        partial(self._open_place, place),
                        kind="quiet",
                        align="left",
                        chosen=place == here,
                        size="body" if block.level == 2 else "small",
                        id=f"contents-{place}",
                    )
                )
        return Column(rows, gap=8, region=True)

    def _heading_at(self, book: Rulebook) -> int:
        before = [place for place, block in book.contents() if place <= self.place and block.level <= 3]
        return before[-1] if before else 0

    def _page(self, book: Rulebook) -> Widget:
        start = book.chapter_of(self.place)
        later = [place for place in book.chapters() if place > start]
        end = later[0] if later else len(book.blocks)
        maker = BlockMaker(self.game, self.ctx.texts, self._follow)
        rows = [maker.make(number, book.blocks[number], number == self.lit) for number in range(start, end)]
        turn: list[Widget] = []
        if start > 0:
            earlier = [place for place in book.chapters() if place < start]
            turn.append(
                Button(
                    self.texts("rulebook-previous"),
                    partial(self._open_place, earlier[-1]),
                    icon="back",
                    kind="quiet",
                    id="previous-chapter",
                )
            )
        if later:
            turn.append(
                Button(
                    self.texts("rulebook-next"),
                    partial(self._open_place, end),
                    icon="next",
                    kind="quiet",
                    id="next-chapter",
                )
            )
        column = Pad(Column([*rows, Wrap(turn, gap=12)], gap=10), x=12, y=8)
        return ScrollArea(column, id="book-page", reading=True, region=True)

    def _hits(self, book: Rulebook) -> Widget:
        hits = search(book, self.query)
        if not hits:
            return Paragraph(self.texts("rulebook-nothing-found"), DIM, prefer=600)
        count = Caps(self.texts("rulebook-found", count=len(hits)))
        listed = ListView(
            len(hits),
            lambda index: self._hit(hits[index]),
            row_height=64,
            id="hits",
            on_choose=lambda index: self._open_hit(hits[index]),
        )
        return Column([count, listed], gap=10, flex={1: 1})

    def _hit(self, hit: Hit) -> Widget:
        words = Column([Label(hit.section, STRONG), Label(hit.excerpt, DIM)], gap=0)
        return Row([Icon("book", 20), words], gap=10, flex={1: 1})

    # --- going places

    def _turn_to(self, game: Any) -> None:
        self.game, self.place, self.lit, self.query = game, 0, None, ""
        self.rebuild()

    def _search(self, text: str) -> None:
        self.query = text
        self.rebuild()

    def _open_place(self, place: Any) -> None:
        self.place, self.lit, self.query = int(place), None, ""
        self.jump()

    def _open_hit(self, hit: Hit) -> None:
        self.place = self.lit = hit.place
        self.query = ""
        self.jump()

    def _go_to_rule(self, rule: str) -> bool:
        book = self.book
        place = book.place_of(rule) if book else None
        if place is None:
            return False
        self.place = self.lit = place
        self.query, self._jump = "", True
        return True

    def _follow(self, link: str) -> None:
        kind, _, name = link.partition(":")
        if kind == "scenario":
            from app.scenes.scenario import open_scenario

            open_scenario(self.app, self.game, name)
        elif self._go_to_rule(name):
            self.jump()

    def jump(self) -> None:
        """Show the present place at the top of the page."""
        self._jump = True
        self.rebuild()

    def rebuild(self) -> None:
        super().rebuild()
        if self._jump and self.book is not None:
            self._jump = False
            self._show_place(self.host.layers[0].root, self._heading_at(self.book))

    def _show_place(self, root: Widget, heading: int) -> None:
        """The place below its heading, if both fit; and where that is in the contents."""
        area, block, above = root.find("book-page"), root.find(f"block-{self.place}"), root.find(f"block-{heading}")
        if isinstance(area, ScrollArea) and block is not None:
            fits = above is not None and 0 <= block.rect.bottom - above.rect.top <= area.rect.height - self.ctx.px(16)
            first = above if above is not None and fits else block
            area.scroll_to(self.ctx, area.offset + first.rect.top - area.rect.top - self.ctx.px(8))
        contents, line = root.find("book-contents"), root.find(f"contents-{heading}")
        if isinstance(contents, ScrollArea) and line is not None:
            contents.reveal(self.ctx, line.rect)
        self.host.dirty = True
