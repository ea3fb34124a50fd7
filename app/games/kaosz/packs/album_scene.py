"""The album of a profile: all cards of the edition, those one has and those one lacks, and how they came."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.games.kaosz.decks.cards import word
from app.games.kaosz.decks.piles import PICTURES, DeckPileCard, PileView
from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.packs.albums import Albums, KeptAlbum
from app.games.kaosz.packs.evenings import sold_faces
from app.scenes.load_dialogs import ask_name
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, STRONG, Context
from app.ui.controls import Picker
from app.ui.dialog import Dialog, Panel
from app.ui.fields import TextField
from app.ui.labels import Caps, Heading, Label, Paragraph
from app.ui.layout import Column, Grid, Pad, Row, Wrap
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from art.cards import rarity_sign
from art.species import RARITIES as RARITY_SIGNS
from rules.kaosz.limited.album import Entry
from rules.kaosz.words import RARITIES
from saves.errors import BadSave, CannotWrite

if TYPE_CHECKING:
    import pygame

    from app.ui.program import Program

CARDS = "album"
SHOWN = ("all", "owned", "missing")
MOST_LISTED, MOST_ENTRIES = 40, 30


class RaritySign(Widget):
    """Moon, planet, sun or galaxy (KG-2.9)."""

    def __init__(self, rarity: str, size: float = 20) -> None:
        super().__init__()
        self.rarity, self._size = rarity, size

    def width(self, ctx: Context) -> int:
        return ctx.px(self._size)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(self._size)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        sign = RARITY_SIGNS[RARITIES.index(self.rarity)]
        colour = "#{:02X}{:02X}{:02X}".format(*ctx.theme.brass_light)
        drawn = rarity_sign(min(self.rect.size), ctx.art, rarity=sign, colour=colour)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


class AlbumScene(CardScene):
    """Cards at the left, counts and entries at the right."""

    name = "album"
    title = "album-title"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.albums = Albums(app)
        self.shown = SHOWN[0]
        self.first_focus = f"pile-{CARDS}"

    @property
    def folder(self) -> Path:
        """The folder through which decks and saves come and go as well."""
        assert self.app.places is not None
        return self.app.places.data / "exchange"

    # --- the screen

    def page(self) -> Widget:
        self.one = self.albums.open()
        assert self.one.album is not None
        held = self.one.album.cards()
        body = Row([self._cards(held), self._facts(held)], gap=14, align="stretch", flex={0: 2.3, 1: 1.0})
        return Pad(Column([self._head(), body], gap=12, flex={1: 1}), x=20, y=14)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        found = [one for one in self.albums.all() if one.album is not None] or [self.one]
        paths = [(str(one.path), one.name) for one in found]
        choose = Picker(paths, str(self.one.path), self._use, id="profile", tip=self.texts("album-profile"), drop=True)
        tools: list[Widget] = [
            choose,
            IconButton("plus", self.new, self.texts("album-new"), id="new", size=40),
            IconButton("save", self.export, self.texts("album-export"), id="export", size=40),
            IconButton("load", self.ask_import, self.texts("album-import"), id="import", size=40),
        ]
        return Row([back, Heading(self.texts("album-title")), Wrap(tools, gap=8, align="right")], gap=16, flex={1: 1},
                   region=True)  # fmt: skip

    def _cards(self, held: Counter[str]) -> Widget:
        faces = sold_faces()
        every = [card for card, face in faces.items() if not face.fixture_only]
        wanted = [card for card in every if self.shown == "all" or bool(held[card]) == (self.shown == "owned")]
        entries = [self._entry(card, held[card]) for card in self.cards.finder.ordered(wanted, "species")]
        view = PileView(self, CARDS, entries, form=PICTURES, least=112, hint=self.texts("album-none"))
        options = [(one, self.texts(f"album-{one}")) for one in SHOWN]
        ways = Wrap([Picker(options, self.shown, self._show, id="shown")])
        return Panel(Column([ways, view], gap=10, flex={1: 1}, region=True), x=14, y=10)

    def _entry(self, card: str, count: int) -> DeckPileCard:
        tag = self.texts("deck-times", count=count) if count else ""
        return DeckPileCard(card, max(1, count), tag, faint=not count)

    def _facts(self, held: Counter[str]) -> Widget:
        faces = sold_faces()
        rows: list[Widget] = [Caps(self.texts("album-counts"))]
        for rarity in RARITIES:
            printed = [card for card, face in faces.items() if face.rarity == rarity and not face.fixture_only]
            have = sum(1 for card in printed if held[card])
            count = self.texts("album-count", have=have, all=len(printed))
            name = Label(word(self.ctx.texts, "rarity", rarity), DIM)
            rows.append(Row([RaritySign(rarity), name, Label(count, STRONG, align="right")], gap=8, flex={1: 1}))
        assert self.one.album is not None
        rows += [Caps(self.texts("album-entries")), *self._entries(self.one.album.entries)]
        return Panel(ScrollArea(Column(rows, gap=8), id="album-facts", reading=True), x=16, y=12)

    def _entries(self, entries: tuple[Entry, ...]) -> list[Widget]:
        if not entries:
            return [Paragraph(self.texts("album-empty"), DIM, prefer=260)]
        return [
            Paragraph(self.texts(f"album-entry-{one.how}", day=one.day, about=one.about, place=one.place,
                                 card=self.cards.name(one.cards[0])), DIM, prefer=260)
            for one in reversed(entries[-MOST_ENTRIES:])
        ]  # fmt: skip

    # --- changes

    def _use(self, path: object) -> None:
        one = next((one for one in self.albums.all() if str(one.path) == path), None)
        if one is not None:
            self.albums.use(one)
            self.rebuild()

    def _show(self, shown: object) -> None:
        self.shown = str(shown)
        self.rebuild()

    def new(self) -> None:
        ask_name(self, "", self._begin, title="album-new", hint="album-profile")

    def _begin(self, name: str) -> None:
        self.albums.begin(name)
        self.rebuild()

    # --- give and take

    def export(self) -> None:
        if self.app.places is None:
            return
        try:
            path = self.albums.export(self.one, self.folder)
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
            return
        self.app.say("album-exported", path=str(path), icon="check", role="good")

    def ask_import(self) -> None:
        """Files of the exchange folder to choose from, or any path that is typed."""
        if self.app.places is None:
            return
        host = self.host
        try:
            files = sorted(path for path in self.folder.iterdir() if path.suffix == ".json")[:MOST_LISTED]
        except OSError:
            files = []

        def take(path: Path) -> None:
            host.close()
            self.take_in(path)

        def typed(text: str) -> None:
            if text.strip():
                take(Path(text.strip()).expanduser())

        field = TextField("", hint=self.texts("load-path"), most=400, on_submit=typed, id="path", width=520)
        listed: list[Widget] = [Button(path.name, partial(take, path), icon="load", align="left") for path in files]
        rows: list[Widget] = [Paragraph(self.texts("album-import-line", folder=str(self.folder)), DIM, prefer=560)]
        rows += [Grid(listed, least=260, most=2, gap=8)] if listed else []
        rows.append(field)
        buttons = [
            Button(self.texts("cancel"), host.close, id="default"),
            Button(self.texts("load-import-path"), lambda: typed(field.text), icon="load"),
        ]
        host.open(Dialog(self.texts("album-import"), Column(rows, gap=10), buttons, width=640))

    def take_in(self, path: Path) -> KeptAlbum | None:
        """What is damaged, forged or of a later version is refused with its reason; nothing changes then (UX-67)."""
        try:
            one, fresh = self.albums.take_in(path)
        except BadSave as bad:
            said = self.texts(bad.reason_id, **bad.params)
            close = Button(self.texts("close"), self.host.close, id="default-close")
            body = Column([Paragraph(path.name, STRONG, prefer=520), Paragraph(said, prefer=520)], gap=8)
            self.host.open(Dialog(self.texts("album-refused"), body, [close], width=600))
            return None
        self.app.say("album-imported", name=one.name, count=fresh, icon="check", role="good")
        self.rebuild()
        return one
