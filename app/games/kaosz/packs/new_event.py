"""A new evening with packs: sealed or draft, who is there, how many packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.packs.evenings import Evenings, sold_faces
from app.games.kaosz.packs.event import DRAFT, MOST_TITLE, WAYS, Guest, PackEvent
from app.games.kaosz.packs.event_scene import open_event
from app.scenes.draft import HUMAN, LEVELS, Chair, Draft, random_seed
from app.scenes.remembered import recall, remember
from app.scenes.setup_rows import SeatRows
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.fields import TextField
from app.ui.labels import Caps, Heading, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules.content.limits import shown_only
from rules.kaosz.limited.draft import (
    FEWEST_PACKS,
    FEWEST_SEATS,
    MOST_AT_ONCE,
    MOST_PACKS,
    MOST_SEATS,
    USUAL_AT_ONCE,
    USUAL_PACKS,
)

if TYPE_CHECKING:
    from app.ui.program import Program
    from rules import Variant

TOPIC = "packs"
USUAL_GUESTS = (HUMAN, "pilot", "pilot", "pilot")


class GuestList(Draft):
    """Chairs as on the new-game screen, but for as many as may draft; decks come later."""

    def may_add(self) -> bool:
        return len(self.chairs) < MOST_SEATS

    def may_remove(self) -> bool:
        return len(self.chairs) > FEWEST_SEATS

    def seat_variants(self) -> list[Variant]:
        return []


def remembered_guests(found: Any) -> GuestList:
    """Those of the last evening, or the usual ones."""
    if isinstance(found, list) and FEWEST_SEATS <= len(found) <= MOST_SEATS:
        pairs = [one for one in found if isinstance(one, list) and len(one) == 2 and one[0] in (HUMAN, *LEVELS)]
        if len(pairs) == len(found):
            return GuestList(GAME, [Chair(kind, shown_only(str(name))[:24]) for kind, name in pairs])
    return GuestList(GAME, [Chair(kind) for kind in USUAL_GUESTS])


class NewEventScene(CardScene):
    """Guests at the left, packs at the right."""

    name = "new-pack-event"
    title = "packs-title"

    def __init__(self, app: Program, kind: str) -> None:
        super().__init__(app)
        self.kind = kind
        self.event_title = ""
        self.guests = remembered_guests(recall(app, TOPIC, "guests"))
        self.each, self.at_once = USUAL_PACKS, USUAL_AT_ONCE
        self.first_focus = "default-begin"

    def page(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts(f"packs-{self.kind}"))], gap=16, flex={1: 1}, region=True)
        begin = Button(self.texts("packs-begin"), self.begin, kind="main", icon="play", id="default-begin", size="lead")
        narrow = self.ctx.size[0] < self.ctx.px(1000 * self.ctx.text_scale**0.8)
        foot = Wrap([begin], align="right", region=True)
        if narrow or self.ctx.size[1] < self.ctx.px(520 * self.ctx.text_scale):
            body = Column([head, foot, self._packs(), self._guests()], gap=14)
            return Pad(Panel(ScrollArea(body, id="new-event"), x=20, y=14), x=12, y=10, most=1000)
        left = Panel(ScrollArea(self._guests(), id="guests"), x=20, y=16)
        right = Panel(ScrollArea(self._packs(), id="packs"), x=20, y=16)
        row = Row([left, right], gap=16, align="stretch", flex={0: 1.25, 1: 1.0})
        return Pad(Column([head, row, foot], gap=14, flex={1: 1}), x=24, y=16, most=1300)

    def _guests(self) -> Widget:
        rows = SeatRows(self.guests, self.ctx.texts, self.rebuild)
        return Column([Caps(self.texts("setup-seats")), *rows.build()], gap=12, region=True)

    def _packs(self) -> Widget:
        name = TextField(
            self.event_title,
            self._rename,
            hint=self._usual_title(),
            most=MOST_TITLE,
            id="title",
            tip=self.texts("packs-event-title"),
            width=320,
        )
        kinds = [(kind, self.texts(f"packs-{kind}")) for kind in WAYS]
        rows: list[Widget] = [
            Caps(self.texts("packs-event-title")),
            name,
            Caps(self.texts("packs-event-kind")),
            Wrap([Picker(kinds, self.kind, self._use_kind, id="kind")]),
            Paragraph(self.texts(f"packs-{self.kind}-line"), DIM, prefer=420),
        ]
        if self.kind == DRAFT:
            rows += [
                Paragraph(self.texts("packs-each"), STRONG, prefer=360),
                Wrap([Picker([(n, str(n)) for n in range(FEWEST_PACKS, MOST_PACKS + 1)], self.each, self._use_each,
                             id="each")]),
                Paragraph(self.texts("packs-at-once"), STRONG, prefer=360),
                Wrap([Picker([(n, str(n)) for n in range(1, MOST_AT_ONCE + 1)], self.at_once, self._use_at_once,
                             id="at-once")]),
                Paragraph(self.texts("packs-at-once-help"), DIM, prefer=420),
            ]  # fmt: skip
        rows.append(Paragraph(self.texts("packs-rules-line"), DIM, prefer=420))
        return Column(rows, gap=10, region=True)

    # --- changes

    def _usual_title(self) -> str:
        return self.texts(f"packs-{self.kind}")

    def _rename(self, text: str) -> None:
        self.event_title = text

    def _use_kind(self, kind: object) -> None:
        self.kind = str(kind)
        self.rebuild()

    def _use_each(self, each: object) -> None:
        self.each = int(str(each))
        self.rebuild()

    def _use_at_once(self, count: object) -> None:
        self.at_once = int(str(count))
        self.rebuild()

    def begin(self) -> None:
        """Everything is drawn and on the disk before the first pack is seen."""
        chairs = self.guests.chairs
        remember(self.app, TOPIC, "guests", [[chair.kind, chair.name] for chair in chairs])
        guests = [Guest(chair.kind, shown_only(chair.name).strip()) for chair in chairs]
        title = shown_only(self.event_title).strip()[:MOST_TITLE] or self._usual_title()
        event = PackEvent.begin(self.kind, title, guests, sold_faces(), random_seed(), self.each, self.at_once)
        path = Evenings(self.app).keep(event, None)
        self.app.pop()
        open_event(self.app, event, path)
