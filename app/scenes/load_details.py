"""What the browser of saves tells about the chosen file, and what can be done with it."""

from __future__ import annotations

import io
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.scenes.lobby import has_own_colours
from app.scenes.parts import FramedPicture, SeatBadge
from app.scenes.shelves import Deleted
from app.scenes.wording import game_name, kind_name, saved_date, turn_name
from app.text.names import shown_name
from app.text.texts import Texts
from app.ui.buttons import Button
from app.ui.colour import Rgb, rgb
from app.ui.context import DIM, LEAD, STRONG
from app.ui.labels import Icon, Paragraph
from app.ui.layout import Column, Row, Space, Wrap
from app.ui.widget import Widget
from saves.trash import plain_name

if TYPE_CHECKING:
    from app.scenes.load import LoadScene
    from saves.document import SeatInfo
    from saves.store import SaveEntry


def entry_name(texts: Texts, entry: SaveEntry) -> str:
    """The player's own name for a save; automatic ones and broken files have one of ours."""
    if entry.head is None:
        return plain_name(entry.path)
    meta = entry.head.meta
    if meta.name:
        return meta.name
    return texts(
        "load-auto-name", game=game_name(texts, entry.head.game), turn=turn_name(texts, entry.head.game, meta.turn)
    )


class Details:
    """The right side of the browser."""

    def __init__(self, scene: LoadScene, entry: SaveEntry | None) -> None:
        self.scene, self.entry, self.texts = scene, entry, scene.ctx.texts

    def build(self) -> tuple[Widget, Widget]:
        """What is told, and the buttons below it."""
        if self.entry is None:
            return Paragraph(self.texts("load-choose"), DIM, prefer=360), Space()
        if isinstance(self.scene.here, Deleted):
            told = self._good(self.entry) if self.entry.head is not None else self._broken(self.entry)
            return told, self._ways_back(self.entry)
        if self.entry.head is None:
            ways = [self._newest(self.entry), self._delete(self.entry)]
            return self._broken(self.entry), Wrap(ways, gap=10, region=True)
        return self._good(self.entry), self._actions(self.entry)

    def _broken(self, entry: SaveEntry) -> Widget:
        error, texts, name = entry.error, self.texts, plain_name(entry.path)
        rows: list[Widget] = [
            Row([Icon("warning", 30, "warn"), Paragraph(name, LEAD, prefer=320)], gap=10, flex={1: 1}),
        ]
        if error is not None:
            rows += [
                Paragraph(texts(error.reason_id, **error.params), prefer=360),
                Paragraph(texts("load-where", file=name, place=error.place or "–"), DIM, prefer=360),
            ]
        rows.append(Paragraph(texts("load-kept"), DIM, prefer=360))
        return Column(rows, gap=12)

    def _newest(self, entry: SaveEntry) -> Widget:
        scene = self.scene
        other, is_known = scene.reading.instead_of(entry)
        why_not = self.texts("load-no-good" if is_known else "load-seeking")
        button = Button(
            self.texts("load-newest"),
            None,
            kind="main",
            icon="load",
            id="newest",
            enabled=other is not None,
            tip="" if other else why_not,
        )
        if other is not None:
            button.action = partial(scene.open, other)
        return button

    def _good(self, entry: SaveEntry) -> Widget:
        assert entry.head is not None
        texts, meta = self.texts, entry.head.meta
        name = Paragraph(entry_name(texts, entry), LEAD, prefer=360)
        rows: list[Widget] = [FramedPicture(self._picture(entry), most=300), name]
        left = self.scene.last_moves.of(self.scene.here, entry)
        now = meta if left is None else left
        facts = [
            texts(
                "load-fact-game",
                game=game_name(texts, entry.head.game),
                turn=turn_name(texts, entry.head.game, now.turn),
                answers=now.answers,
            ),
            texts(self.scene.here.fact, date=saved_date(texts, meta.saved)),
            texts("load-fact-version", version=entry.head.program or "–"),
        ]
        if words := self.scene.last_moves.words(self.scene.here, entry):
            facts.insert(1, texts("load-last-move", move=words))
        if self._is_over(entry):
            facts.insert(1, texts("load-fact-over"))
        if meta.sets:
            facts.append(texts("load-fact-sets", sets=", ".join(meta.sets)))
        rows += [Paragraph(fact, DIM, prefer=360) for fact in facts]
        rows += [self._seat(number, seat, entry.head.game) for number, seat in enumerate(meta.seats)]
        return Column(rows, gap=8)

    def _seat(self, number: int, seat: SeatInfo, game: str) -> Widget:
        lines = (shown_name(self.texts, seat.name), STRONG), (kind_name(self.texts, seat.kind), DIM)
        words = Column([Paragraph(text, style, prefer=300) for text, style in lines], gap=0)
        return Row([SeatBadge(number, 30, colour=self._colour(seat, game)), words], gap=10, flex={1: 1})

    def _colour(self, seat: SeatInfo, game: str) -> Rgb | None:
        """That of the seat's pieces; an older save does not tell it, and a wrong one would mislead: then brass."""
        ctx = self.scene.ctx
        if seat.colour is not None:
            return ctx.readable(rgb(seat.colour))
        return ctx.theme.brass if has_own_colours(game) else None

    def _picture(self, entry: SaveEntry) -> pygame.Surface | None:
        """The public picture of a save; one that cannot be drawn is left out."""
        data = self.scene.here.picture(self.scene.store, entry) if self.scene.store else None
        if data is None:
            return None
        try:
            return pygame.image.load(io.BytesIO(data), "picture.png").convert()
        except pygame.error:
            return None

    def _actions(self, entry: SaveEntry) -> Widget:
        scene, texts = self.scene, self.texts
        over = self._is_over(entry)  # nothing of it can be played, but its result can be seen
        words, icon = ("load-result", "crown") if over else (scene.here.open_words, "play")
        buttons: list[Widget] = [Button(texts(words), partial(scene.open, entry), kind="main", icon=icon, id="open")]
        left = scene.last_moves.of(scene.here, entry)
        if (left and left.answers) or (entry.head is not None and entry.head.meta.answers):
            buttons.append(Button(texts("load-replay"), partial(scene.replay, entry), icon="fast", id="replay"))
        if scene.here.has_names:
            buttons.append(Button(texts("load-rename"), partial(scene.rename, entry), id="rename"))
        if scene.here.has_files:
            buttons.append(Button(texts("load-export"), partial(scene.export, entry), icon="save", id="export"))
        buttons.append(self._delete(entry))
        return Wrap(buttons, gap=10, region=True)

    def _ways_back(self, entry: SaveEntry) -> Widget:
        """Of a deleted file."""
        back = partial(self.scene.restore, entry)
        gone = partial(self.scene.ask_for_good, entry)
        return Wrap(
            [
                Button(self.texts("load-restore"), back, kind="main", icon="undo", id="restore"),
                Button(self.texts("load-for-good"), gone, kind="danger", icon="trash", id="for-good"),
            ],
            gap=10,
            region=True,
        )

    def _is_over(self, entry: SaveEntry) -> bool:
        return self.scene.last_moves.is_over(self.scene.here, entry)

    def _delete(self, entry: SaveEntry) -> Widget:
        return Button(
            self.texts("load-delete"), partial(self.scene.delete, entry), kind="danger", icon="trash", id="delete"
        )
