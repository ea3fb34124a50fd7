"""The browser of saves: sort, search, rename, delete with undo, import and export; broken files stay listed (UX-65)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.scenes import launch
from app.scenes.last_move import LastMoves
from app.scenes.load_details import Details, entry_name
from app.scenes.load_dialogs import ask_name, export, import_dialog
from app.scenes.parts import Emblem
from app.scenes.remembered import recall, remember
from app.scenes.resume import head_line, opening, tell_trouble
from app.scenes.shelves import SHELVES, Deleted, Shelf, first_shelf
from app.scenes.wording import game_name, saved_date, turn_name
from app.text.names import shown_names
from app.text.sorting import found
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Picker
from app.ui.dialog import Dialog, Panel
from app.ui.fields import TextField
from app.ui.gathering import SHOW_MS, Gathering
from app.ui.labels import Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program
    from saves.store import SaveEntry, Store
    from saves.trash import Trashed

ORDERS = ("saved", "name", "game", "turn")


def open_load(app: Program) -> None:
    app.push(LoadScene(app))


class LoadScene(Scene):
    """The list at the left, what is known of the chosen file at the right."""

    name = "load"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.shelf = first_shelf(self.store)
        self.order = recall(app, "load", "order") or ORDERS[0]
        self.search = ""
        self.cursor = 0
        self.deleted: tuple[Shelf, Trashed] | None = None
        self.last_moves = LastMoves(app)
        self._reading: ShelfReading | None = None
        self._told = Paragraph("")
        self.first_focus = "saves-list"

    @property
    def store(self) -> Store | None:
        return launch.store_of(self.app)

    @property
    def here(self) -> Shelf:
        """The shelf that is looked at."""
        return SHELVES[self.shelf]

    def entered(self) -> None:
        self.read()

    def read(self) -> None:
        """Look at the folder again, beside the frames: broken files take their time (UX-101)."""
        self.left()
        self._reading = ShelfReading(self.here, self.store, beside=self.app.studio is not None)

    @property
    def reading(self) -> ShelfReading:
        if self._reading is None:
            self.read()
        assert self._reading is not None
        return self._reading

    @property
    def entries(self) -> list[SaveEntry]:
        return self.reading.entries

    def update(self, dt: float) -> bool:
        """The list grows while it is read; the chosen file stays chosen, and a dialog stays open."""
        if not self.may_rebuild:
            return False
        if self.last_moves.has_news:
            self.last_moves.has_news = False
            self.rebuild()
            return True
        if self.reading.is_over:
            return False
        self.retell(self._told, self._progress_words())
        rows = self.shown()
        chosen = rows[self.cursor].path if 0 < self.cursor < len(rows) else None
        if not self.reading.grew(self.ctx.clock):
            return False
        paths = [entry.path for entry in self.shown()]
        if chosen is not None:
            self.cursor = paths.index(chosen)
        self.rebuild()
        return True

    def left(self) -> None:
        if self._reading is not None:
            self._reading.stop()

    def shown(self) -> list[SaveEntry]:
        """The entries that match the search, in the chosen order; broken ones last."""
        from saves.store import sorted_entries

        texts = self.ctx.texts
        kept = [entry for entry in self.entries if found(self.search, self._words(entry))]
        if self.order == "name":
            good = sorted((e for e in kept if e.is_good), key=lambda e: texts.sort_key(entry_name(texts, e)))
            return good + [entry for entry in kept if not entry.is_good]
        return sorted_entries(kept, self.order, newest_first=self.order in ("saved", "turn"))

    def _words(self, entry: SaveEntry) -> str:
        if entry.head is None:
            return entry.path.name
        seats = shown_names(self.ctx.texts, entry.head.meta.seats)
        return f"{entry_name(self.ctx.texts, entry)} {game_name(self.ctx.texts, entry.head.game)} {seats}"

    # --- the screen

    def build(self) -> Widget:
        rows = self.shown()
        self.cursor = max(0, min(self.cursor, len(rows) - 1))
        current = rows[self.cursor] if rows else None
        told, actions = Details(self, current).build()
        low = self.ctx.size[1] < self.ctx.px(600 * self.ctx.text_scale)
        narrow = self.ctx.size[0] < self.ctx.px(960 * self.ctx.text_scale**0.7)
        self.list = ListView(
            len(rows),
            lambda index: self._row(rows[index]),
            row_height=62,
            cursor=self.cursor,
            on_choose=lambda index: self.open(rows[index]),
            on_move=self._move,
            id="saves-list",
        )
        listed: Widget = self.list if rows else self._nothing()
        listing = [self._tools(), *self._progress(), listed]
        left = Panel(Column(listing, gap=12, flex={len(listing) - 1: 1}), x=18, y=16)
        if low:
            # What can be done stands first, so that it is seen without scrolling.
            details: Widget = ScrollArea(Column([actions, told], gap=12), id="load-details")
        else:
            details = Column([ScrollArea(told, id="load-details"), actions], gap=12, flex={0: 1})
        right = Panel(details, x=20, y=18)
        shares = {0: 1.0, 1: 1.0} if narrow else {0: 1.35, 1: 1.0}
        body = Row([left, right], gap=16, align="stretch", flex=shares)
        return Pad(Column([self._head(), body], gap=14, flex={1: 1}), x=24, y=18, most=1360)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        tools: list[Widget] = []
        if self.deleted is not None:
            tools.append(Button(self.texts("load-undo-delete"), self._undo_delete, icon="undo", id="undo-delete"))
        if self.store is not None:
            tools.append(Button(self.texts("load-import"), lambda: import_dialog(self), icon="load", id="import"))
        return Row(
            [back, Heading(self.texts("load-title")), Wrap(tools, align="right")], gap=16, flex={1: 1}, region=True
        )

    def _tools(self) -> Widget:
        shelves = Picker(
            [(one, self.texts(f"load-shelf-{one}")) for one in SHELVES], self.shelf, self._turn_to, id="shelf"
        )
        orders = Picker(
            [(one, self.texts(f"load-order-{one}")) for one in ORDERS],
            self.order,
            self._sort,
            id="order",
            tip=self.texts("load-order"),
            drop=True,
        )
        search = TextField(
            self.search, self._search, hint=self.texts("load-search"), icon="search", id="load-search", width=190
        )
        return Wrap([shelves, orders, search], gap=10, region=True)

    def _progress(self) -> list[Widget]:
        """How far the reading is, while it goes on."""
        self._told = Paragraph(self._progress_words(), DIM, prefer=420)
        return [self._told] if self._told.text else []

    def _progress_words(self) -> str:
        progress = self.reading.progress
        return "" if progress is None else self.texts("load-reading", done=progress[0], all=progress[1])

    def _nothing(self) -> Widget:
        if self.reading.progress is not None:
            return Space()
        words = "load-no-match" if self.search else f"load-none-{self.shelf}"
        return Pad(Paragraph(self.texts(words), DIM, prefer=420), x=8, y=18)

    def _row(self, entry: SaveEntry) -> Widget:
        texts = self.ctx.texts
        name = Label(entry_name(texts, entry), STRONG)
        if entry.head is None:
            return Row(
                [Icon("warning", 30, "warn"), Column([name, Label(self.texts("load-unusable"), DIM)], gap=0)],
                gap=12,
                flex={1: 1},
            )
        meta = entry.head.meta
        date = saved_date(texts, meta.saved)
        if meta.name:
            game = entry.head.game
            turn = turn_name(texts, game, meta.turn)
            line = self.texts("load-row", game=game_name(texts, game), turn=turn, date=date)
        else:  # our own name has told game and turn
            line = self.texts("load-row-people", names=shown_names(texts, meta.seats), date=date)
        return Row(
            [Emblem(entry.head.game, 38, flat=True), Column([name, Label(line, DIM)], gap=0)], gap=12, flex={1: 1}
        )

    # --- moving about

    def _move(self, index: int) -> None:
        self.cursor = index
        self.app.later(self.rebuild)

    def _turn_to(self, shelf: Any) -> None:
        self.shelf, self.cursor = shelf, 0
        self.read()
        self.rebuild()

    def _sort(self, order: Any) -> None:
        self.order = order
        remember(self.app, "load", "order", order)
        self.rebuild()

    def _search(self, text: str) -> None:
        self.search, self.cursor = text, 0
        self.rebuild()

    # --- doing something with a file

    def open(self, entry: SaveEntry) -> None:
        from saves.errors import BadSave

        store, shelf = self.store, self.shelf_of(entry)
        if store is None:
            return
        if isinstance(shelf, Deleted):
            self.restore(entry)
            return
        if entry.head is None:
            if entry.error is not None:
                tell_trouble(self.app, entry.error.in_file(entry.path))
            return

        def sit_down() -> None:
            try:
                shelf.open(self.app, store, entry)
            except BadSave as bad:
                raise bad.in_file(entry.path) from None

        opening(self.app, head_line(self.app, entry.head), sit_down)

    def shelf_of(self, entry: SaveEntry) -> Shelf:
        """Of a listed entry the shelf in sight; a way out of trouble may be any save."""
        return self.here if entry in self.entries else SHELVES[Shelf.name]

    def replay(self, entry: SaveEntry) -> None:
        from app.table.replay import open_replay
        from saves.errors import BadSave

        try:
            assert self.store is not None
            open_replay(self.app, self.here.document(self.store, entry))
        except BadSave as bad:
            tell_trouble(self.app, bad.in_file(entry.path))

    def rename(self, entry: SaveEntry) -> None:
        def rename_to(name: str) -> None:
            if name.strip() and self.store is not None:
                store = self.store
                self._written(lambda: store.rename(entry.path, name.strip()))

        ask_name(self, entry_name(self.ctx.texts, entry), rename_to)

    def delete(self, entry: SaveEntry) -> None:
        def put_away() -> None:
            assert self.store is not None
            self.deleted = self.here, self.here.throw_away(self.store, entry)

        if self._written(put_away):
            self.app.say("load-deleted", name=entry_name(self.ctx.texts, entry), icon="trash")

    def _undo_delete(self) -> None:
        def restore() -> None:
            assert self.store is not None and self.deleted is not None
            shelf, item = self.deleted
            shelf.put_back(self.store, item)
            self.deleted = None

        self._written(restore)

    def restore(self, entry: SaveEntry) -> None:
        """A deleted file goes back to the shelf it was on."""
        shelf, store = self.here, self.store
        if isinstance(shelf, Deleted) and store is not None and self._written(lambda: shelf.restore(store, entry)):
            self.deleted = None
            self.app.say("load-restored", name=entry_name(self.ctx.texts, entry), icon="check", role="good")
            self.rebuild()

    def ask_for_good(self, entry: SaveEntry) -> None:
        shelf, store, host = self.here, self.store, self.host

        def delete() -> None:
            host.close()
            if isinstance(shelf, Deleted) and store is not None:
                self.deleted = None
                self._written(lambda: shelf.delete_for_good(store, entry))

        buttons = [
            Button(self.texts("cancel"), host.close, id="default"),
            Button(self.texts("load-for-good"), delete, kind="danger", icon="trash", id="for-good-yes"),
        ]
        said = self.texts("load-for-good-ask", name=entry_name(self.ctx.texts, entry))
        host.open(Dialog(self.texts("load-for-good"), said, buttons))

    def export(self, entry: SaveEntry) -> None:
        self._written(lambda: export(self, entry))

    def _written(self, chore: Any) -> bool:
        """Do something with the disk; what it refuses is said, nothing else changes (UX-98)."""
        from saves.errors import BadSave, CannotWrite

        try:
            chore()
        except (BadSave, CannotWrite) as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
            return False
        self.read()
        self.rebuild()
        return True


class ShelfReading:
    """What is found on one shelf so far."""

    def __init__(self, shelf: Shelf, store: Store | None, *, beside: bool) -> None:
        self.entries: list[SaveEntry] = []
        self._shelf, self._store, self._beside = shelf, store, beside
        self._files: Gathering[Path, SaveEntry] | None = None
        self._instead: tuple[SaveEntry, Gathering[SaveEntry, SaveEntry], list[SaveEntry]] | None = None
        self._show_at = 0.0
        if store is not None:
            self._files = Gathering(shelf.files(store), lambda path: shelf.look(store, path), beside=beside)
            self.entries = self._files.collect()

    @property
    def progress(self) -> tuple[int, int] | None:
        """How many files were looked at, of how many; None when all were."""
        files = self._files
        return None if files is None or files.is_done else (files.looked_at, files.total)

    @property
    def is_over(self) -> bool:
        return self.progress is None and (self._instead is None or self._instead[1].is_done)

    def grew(self, clock: float) -> bool:
        """Whether there is more to be shown than at the last look."""
        if self._found_instead():
            return True
        if self.progress is None or self._files is None or clock < self._show_at or not self._files.has_news:
            return False
        self._show_at = clock + SHOW_MS
        self.entries = [*self.entries, *self._files.collect()]
        return True

    def instead_of(self, entry: SaveEntry) -> tuple[SaveEntry | None, bool]:
        """What could be opened instead of a broken file, and whether that is known already."""
        if self._store is None:
            return None, True
        if self._instead is None or self._instead[0] is not entry:
            shelf, store = self._shelf, self._store
            seek = Gathering([entry], lambda broken: shelf.newest_good(store, broken), beside=self._beside)
            self._instead = entry, seek, seek.collect()
        _, seek, found = self._instead
        return (found[0] if found else None), seek.is_done

    def _found_instead(self) -> bool:
        if self._instead is None or self._instead[1].is_done:
            return False
        entry, seek, found = self._instead
        new = seek.collect()
        self._instead = entry, seek, [*found, *new]
        return bool(new) or seek.is_done

    def stop(self) -> None:
        if self._files is not None:
            self._files.stop()
