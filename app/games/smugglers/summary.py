"""The end of a round explained: who won what and why, what was paid, who refilled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from app.table.seat_symbol import SeatSymbol
from app.text.speech import signed
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG, Context
from app.ui.dialog import Dialog
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column, Row
from app.ui.scene import Layer
from app.ui.widget import Widget
from rules import Event

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable


class CardPicture(Widget):
    """A sector card beside its story."""

    def __init__(self, table: SmugglersTable, card: str, tip: str) -> None:
        super().__init__(tip=tip)
        self._table, self._card = table, card

    def width(self, ctx: Context) -> int:
        return ctx.px(64)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(64)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        drawn = self._table.draw(self._table.maker.card_art(self._card), (side, side), ctx)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


class Round(NamedTuple):
    """A finished round; `whole` unless the log begins in its middle."""

    number: int = 0
    events: Sequence[Event] = ()
    whole: bool = True


def last_round(history: Sequence[Any]) -> Round:
    """The last finished round, from the log that the viewer may read."""
    found: list[Event] = []
    ended, whole = Round(), bool(history) and history[0].number == 0
    for line in history:
        for event in line.events:
            if event.kind == "round":
                found, whole = [], True
            found.append(event)
            if event.kind == "round_over":
                ended = Round(event.data["round"], found, whole)
    return ended


class Summary:
    """Opens after every round; the match waits until it is closed."""

    def __init__(self, table: SmugglersTable) -> None:
        self.table = table
        self.due = False
        self._layer: Layer | None = None

    @property
    def is_open(self) -> bool:
        return self._layer is not None

    def notice(self, event: Event) -> None:
        """Called for every event that is shown."""
        if event.kind == "round_over":
            self.due = True

    def open_if_due(self) -> None:
        kit = self.table.kit
        if self._layer is not None and self._layer not in kit.host.layers:
            self._layer, self.due = None, True  # a new language or size, or a cover, took it away before it was read
        if not self.due or kit.timeline.busy or len(kit.host.layers) != 1:
            return
        self.due = False
        # Recordings and lessons go on by themselves and open nothing (UX-62).
        if kit.name == "table" and self.table.match.seats.humans and self.table.match.result() is None:
            self.open()

    def open(self) -> None:
        kit, say = self.table.kit, self.table.wording.word
        ended = last_round(self.table.match.log.lines())
        if not ended.number:
            return
        go_on = Button(say("summary", "next"), kit.host.close, kind="main", icon="next", id="default-next")
        self._layer = kit.host.open(
            Dialog(say("summary", "title", round=ended.number), Column(self.rows(ended), gap=10), [go_on], width=760),
            on_close=self._closed,
        )

    def _closed(self) -> None:
        self._layer = None

    # --- rows

    def rows(self, ended: Round) -> list[Widget]:
        made: list[Widget] = []
        events = ended.events
        for event in events:
            if event.kind in ("win", "unsold"):
                made.append(self._sector(event, events))
        say = self.table.wording.word
        winners = {event.data["seat"] for event in events if event.kind == "win"}
        # Of a round whose beginning nobody remembers, nothing is said that it might refute.
        idle = [seat for seat in range(len(self.table.players)) if seat not in winners and ended.whole]
        made += [
            Row(
                [SeatSymbol(seat, 22), Paragraph(say("summary", "nothing", seat=self.table.wording.seat(seat)), DIM)],
                flex={1: 1.0},
            )
            for seat in idle
        ]
        refills = self._refills(events)
        if refills:
            made += [Caps(say("refill", "title")), *refills]
        return [*made, Caps(say("summary", "standing")), *self._standing()]

    def _sector(self, event: Event, events: Sequence[Event]) -> Widget:
        data, say = event.data, self.table.wording.word
        picture = CardPicture(self.table, data["card"], say("card", "name", sector=data["sector"] + 1))
        if event.kind == "unsold":
            return Row(
                [picture, Paragraph(say("summary", "unsold", sector=data["sector"] + 1), DIM)], flex={1: 1.0}, gap=12
            )
        why = Paragraph(self._why(data), STRONG, prefer=560)
        paid = self._paid(data["sector"], events)
        lines: list[Widget] = [why, *([Paragraph(paid, DIM, prefer=560)] if paid else [])]
        return Row([picture, SeatSymbol(data["seat"], 28), Column(lines, gap=2)], flex={2: 1.0}, gap=12)

    def _why(self, data: Any) -> str:
        words = self.table.wording
        form = "won-alone"
        if len(data["tied"]) > 1:
            form = "won-tie"
        elif any(other != data["seat"] for other, _ in data["back"]):
            form = "won-top" if words.stacked else "won-highest"
        speeds = " > ".join(signed(speed) for speed in data["speeds"])
        return words.word(
            "summary", form, seat=words.seat(data["seat"]), sector=data["sector"] + 1, face=data["face"], speeds=speeds
        )

    def _paid(self, sector: int, events: Sequence[Event]) -> str:
        words = self.table.wording
        about = {event.kind: event.data for event in events if event.data.get("sector") == sector}
        if "lose" in about:
            points = words.points(-about["lose"]["planets"])
            return words.word("summary", f"unpaid-{about['lose']['why']}", points=points)
        if "pay" not in about:
            return ""
        points = words.points(self.table.worth(about["pay"]["card"], about["pay"]["seat"]), plus=True)
        energy, goods = about["pay"]["energy"], about.get("deliver", {}).get("goods", (0, 0, 0, 0))
        if not sum(goods):
            return words.word("summary", "paid-energy", energy=energy, points=points)
        return words.word("summary", "paid", energy=energy, goods=words.goods(goods), points=points)

    def _refills(self, events: Sequence[Event]) -> list[Widget]:
        words = self.table.wording
        made: list[Widget] = []
        moved = {event.data["seat"]: event for event in events if event.kind in ("refill", "give")}
        for event in events:
            if event.kind != "tokens_back":
                continue
            seat, speed = event.data["seat"], sum(event.data["tokens"])
            act = moved.get(seat)
            form = "gave-none" if speed < 0 else "refill-none"
            if act is not None:
                form = ("refill-" if act.kind == "refill" else "gave-") + ("energy" if act.data["energy"] else "goods")
            data: Mapping[str, Any] = act.data if act is not None else {"energy": 0, "goods": (0, 0, 0, 0)}
            text = words.word(
                "summary",
                form,
                seat=words.seat(seat),
                speed=signed(speed),
                energy=data["energy"],
                goods=words.goods(data["goods"]),
            )
            made.append(Row([SeatSymbol(seat, 22), Paragraph(text, DIM, prefer=600)], flex={1: 1.0}))
        return made

    def _standing(self) -> list[Widget]:
        """What everybody would have if the game ended now, with the reason for every plus and minus."""
        words = self.table.wording
        made: list[Widget] = []
        for seat, mine in enumerate(self.table.seen["seats"]):
            sums = {"won": 0, "unpaid": 0, "ships": 0, "left": 0}
            for step in mine["score_steps"]:
                sums[step["item"] if step["item"] in sums else "left"] += step["points"]
            if self.table.maker.hides_unpaid(seat):
                sums["unpaid"] = 0
            told = [(name, signed(points, plus=True)) for name, points in sums.items() if points or name == "won"]
            parts = ", ".join(words.word("summary", f"standing-{name}", points=points) for name, points in told)
            total = words.points(self.table.maker.shown_score(seat))
            text = words.word("summary", "standing-line", seat=words.seat(seat), total=total, parts=parts)
            made.append(Row([SeatSymbol(seat, 22), Paragraph(text, DIM, prefer=600)], flex={1: 1.0}))
        return made
