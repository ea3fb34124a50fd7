"""Packs: open one, hold an evening with sealed packs or a draft, go on with one that is under way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.packs.albums import Albums, is_on, new_entry, switch
from app.games.kaosz.packs.evenings import Evening, Evenings, sold_faces
from app.games.kaosz.packs.event import DRAFT, SEALED
from app.games.kaosz.packs.event_scene import open_event
from app.games.kaosz.packs.new_event import NewEventScene
from app.games.kaosz.packs.opening import OpeningScene
from app.scenes.draft import random_seed
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, STRONG
from app.ui.controls import Pair, Toggle
from app.ui.dialog import Panel
from app.ui.labels import Caps, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules.kaosz.limited.album import PACK
from rules.kaosz.limited.packs import pack

if TYPE_CHECKING:
    from app.ui.program import Program


def open_packs(app: Program) -> None:
    app.push(PacksScene(app))


class PacksScene(CardScene):
    """What can be done with packs at the left, evenings under way at the right."""

    name = "packs"
    title = "packs-title"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.evenings = Evenings(app)
        self.first_focus = "packs-open"

    def entered(self) -> None:
        super().entered()
        if self.cards.ready and self.host.layers:
            self.rebuild()

    def page(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("packs-title"))], gap=16, flex={1: 1}, region=True)
        ways: list[Widget] = [
            self._way("open", "goods", self.open_one),
            self._way("sealed", "card", partial(self._new, SEALED)),
            self._way("draft", "rotate", partial(self._new, DRAFT)),
        ]
        ways += self._collection()
        evenings = Column([Caps(self.texts("packs-evenings")), *self._evenings()], gap=10, region=True)
        left = Panel(ScrollArea(Column(ways, gap=14, region=True), id="ways"), x=20, y=18)
        right = Panel(ScrollArea(evenings, id="evenings"), x=20, y=18)
        body = Row([left, right], gap=16, align="stretch", flex={0: 1.1, 1: 1.0})
        return Pad(Column([head, body], gap=12, flex={1: 1}), x=22, y=16, most=1300)

    def _way(self, name: str, icon: str, action: Callable[[], None]) -> Widget:
        button = Button(self.texts(f"packs-{name}"), action, icon=icon, size="lead", align="left", id=f"packs-{name}")
        return Column([button, Paragraph(self.texts(f"packs-{name}-line"), DIM, prefer=460)], gap=4)

    def _collection(self) -> list[Widget]:
        """The switch, and behind it the album; nobody needs either to play with all cards."""
        on = is_on(self.app)
        words = Column(
            [
                Paragraph(self.texts("album-switch"), STRONG, prefer=360),
                Paragraph(self.texts("album-switch-line"), DIM, prefer=360),
            ],
            gap=2,
        )
        rows: list[Widget] = [Pair(words, Toggle(on, self._switch, id="collection", tip=self.texts("album-switch")))]
        if on:
            button = Button(
                self.texts("album-title"), self.open_album, icon="book", size="lead", align="left", id="album"
            )
            rows.append(button)
        return rows

    def _evenings(self) -> list[Widget]:
        found = self.evenings.all()
        if not found:
            return [Paragraph(self.texts("packs-evenings-none"), DIM, prefer=420)]
        return [self._evening(number, one) for number, one in enumerate(found)]

    def _evening(self, number: int, one: Evening) -> Widget:
        drop = IconButton("trash", partial(self.delete, one), self.texts("packs-delete"), size=34, id=f"drop-{number}")
        if one.event is None:
            assert one.trouble is not None
            said = self.texts(one.trouble.reason_id, **one.trouble.params)
            words = Column([Label(one.path.name, STRONG), Paragraph(said, DIM.coloured("warn"), prefer=320)], gap=0)
            return Row([Icon("warning", 24, "warn"), words, drop], gap=10, flex={1: 1})
        event = one.event
        state = "packs-state-drafting" if event.is_drafting else f"packs-state-{event.kind}"
        line = self.texts(state, seats=len(event.guests))
        go = partial(open_event, self.app, event, one.path)
        words = Column([Label(event.title, STRONG), Label(line, DIM)], gap=0)
        button = Button(self.texts("packs-continue"), go, icon="play", size="small", id=f"evening-{number}")
        return Row([Icon("card", 24), Pair(words, Row([button, drop], gap=10), gap=10)], gap=10, flex={1: 1})

    # --- what can be done

    def open_one(self) -> None:
        cards = pack(sold_faces(), random_seed())

        def opened(number: int) -> None:
            Albums(self.app).put(new_entry(PACK, self.texts("packs-open"), cards))

        self.app.push(OpeningScene(self.app, self.texts("packs-open"), [cards], opened))

    def _switch(self, on: bool) -> None:
        switch(self.app, on)
        self.rebuild()

    def open_album(self) -> None:
        from app.games.kaosz.packs.album_scene import AlbumScene

        self.app.push(AlbumScene(self.app))

    def _new(self, kind: str) -> None:
        self.app.push(NewEventScene(self.app, kind))

    def delete(self, one: Evening) -> None:
        self.evenings.delete(one.path)
        self.app.say("packs-deleted", name=one.event.title if one.event else one.path.name, icon="trash")
        self.rebuild()
