"""What did I miss? The turning points of a finished game on the table as it was: one's own move and the better one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.match import Seats
from app.match.reel import Reel
from app.match.review import GameReview, MissedChance
from app.scenes import launch
from app.scenes.plots import ChancePlot
from app.table.offered import value_words
from app.table.replay import ReplayScene
from app.table.scene import laid_out
from app.text.names import shown_name
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, STRONG, TINY_CAPS
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.labels import Icon, Label, Paragraph, Progress
from app.ui.layout import Column, Row, Wrap
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.module import GameTable
    from app.ui.program import Program
    from saves.document import Document

MOST_HIGH = 0.4  # of the window, whatever there is to say
ROOM_FOR_PLOT = 760.0  # at 100 % text; with less width the words have it all


def review_of(app: Program, document: Document) -> GameReview:
    """Nothing is looked at before its first update."""
    seats = Seats.of(document.meta.seats)
    people = [seat for seat in range(len(seats)) if seats.is_human_home(seat)]
    return GameReview(Reel.of(document), people, launch.opponent_of(app))


def open_review(app: Program, document: Document, review: GameReview | None = None) -> None:
    """Show what the people of a finished game have missed; BadSave if it cannot be used."""
    app.push(ReviewScene(app, document, review or review_of(app, document)))


class ReviewScene(ReplayScene):
    """The table of the recording at one turning point after the other, as the seat saw it then."""

    name = "review"

    def __init__(
        self, app: Program, document: Document, review: GameReview, module: type[GameTable] | None = None
    ) -> None:
        self.review = review
        self.seat = review.people[0]
        self.shown: MissedChance | None = None
        self._said: dict[tuple[int, int, str], tuple[str, str, str]] = {}
        super().__init__(app, document, module, review.reel)
        self.show.look_as(self.seat)
        self.show.go_to(self.reel.length)
        review.look_for(self.seat)

    # --- time

    def update(self, dt: float) -> bool:
        if self.review.update() or (self.shown is None and self.review.misses(self.seat)):
            self._follow()
            self._renew_bar()
        return super().update(dt)

    def left(self) -> None:
        self.review.stop()
        super().left()

    def _follow(self) -> None:
        """Show the first turning point that is known; whoever looks at one stays there while more are found."""
        found = self.review.misses(self.seat)
        if found and self.shown not in found:
            self._show(found[0])

    def _show(self, miss: MissedChance | None) -> None:
        self.shown = miss
        self.jump(self.reel.length if miss is None else miss.at)
        self.desk.hinted = self._things(miss)
        self.desk.arrange()

    def _things(self, miss: MissedChance | None) -> tuple[Any, ...]:
        """The pieces that the better move is about."""
        options = getattr(miss.decision, "options", ()) if miss is not None else ()
        if miss is None or miss.better not in options or self.desk.stage is None:
            return ()
        path = self.module.gestures.gesture(miss.decision, miss.better).path
        return tuple(thing for thing in path if self.desk.stage.knows(thing))

    # --- the panel

    def _make_bar(self) -> Panel:
        texts, found = self.texts, self.review.misses(self.seat)
        place = found.index(self.shown) if self.shown in found else -1
        head: list[Widget] = [
            IconButton("back", self.app.pop, texts("review-leave"), id="replay-leave"),
            Icon("hint", 20),
            Label(texts("review-title"), TINY_CAPS, tip=texts("review-title-help")),
        ]
        tools: list[Widget] = [
            IconButton(
                "arrow_left", lambda: self.step(-1), texts("review-back"), id="review-back", enabled=place > 0
            ),
            IconButton(
                "arrow_right", lambda: self.step(1), texts("review-next"), id="review-next",
                enabled=place + 1 < len(found),
            ),
            Button(
                texts("replay-from-here"), self.play_from_here, icon="human", id="replay-from-here",
                enabled=self.shown is not None, tip=texts("replay-from-here-help"),
            ),
        ]  # fmt: skip
        if len(self.review.people) > 1:
            seats = self.document.meta.seats
            eyes = [(seat, shown_name(self.ctx.texts, seats[seat].name)) for seat in self.review.people]
            tools.insert(0, Picker(eyes, self.seat, self._look, id="replay-eyes", tip=texts("replay-eyes"), drop=True))
        top = Wrap([Row(head, gap=10), *(Row([one], region=True) for one in tools)], gap=10)
        words = ScrollArea(Column(self._words(), gap=4), id="turning-point", reading=True)
        side: list[Widget] = [words]
        if (
            self._bar_width(self.ctx.size[0]) >= self.ctx.px(ROOM_FOR_PLOT * self.ctx.text_scale)
            and self.review.courses[self.seat]
        ):
            side.insert(0, self._plot(found))
        body = Row(side, gap=16, align="stretch", flex={len(side) - 1: 1})
        return Panel(Column([top, body], gap=6, flex={1: 1}), x=14, y=8, solid=True)

    def _plot(self, found: list[MissedChance]) -> Widget:
        line = {self.seat: self.review.courses[self.seat]}
        at = self.shown.at if self.shown is not None else -1
        return ChancePlot(line, self.texts("review-chances"), [miss.at for miss in found], at, low=True)

    def bar_height(self, room: int) -> int:
        return min(super().bar_height(room), round(self.ctx.size[1] * MOST_HIGH))

    def _renew_bar(self) -> None:
        """The board ends where the panel begins, however much there is to say."""
        before = self.bar.rect.top if self.bar is not None else 0
        super()._renew_bar()
        if self.bar is not None and self.bar.rect.top != before:
            self.refresh(animate=False)

    def _words(self) -> list[Widget]:
        texts, found, wide = self.texts, self.review.misses(self.seat), 620
        rows: list[Widget] = []
        if not self.review.is_done(self.seat):
            looking = texts("review-looking" if self.review.is_charted else "review-charting")
            rows += [Paragraph(looking, DIM, prefer=wide), Progress(self.review.share)]
        elif not found:
            rows.append(Paragraph(texts("review-nothing"), prefer=wide))
        if self.shown in found:
            rows += self._told(found)
        return rows

    def _told(self, found: list[MissedChance]) -> list[Widget]:
        miss, texts, wide = self.shown, self.texts, 620
        assert miss is not None
        question, given, better = self._moves(miss)
        turn = self.module.log.turn_name(miss.turn)
        which = texts("review-which", number=found.index(miss) + 1, all=len(found), turn=turn)
        worth = texts("review-worth", best=round(100 * miss.best), chance=round(100 * miss.chance))
        return [
            Paragraph(f"{which} · {question}", DIM, prefer=wide),
            Paragraph(texts("review-given", move=given), prefer=wide),
            Paragraph(better, STRONG, prefer=wide),
            Paragraph(worth, prefer=wide),
        ]

    def _moves(self, miss: MissedChance) -> tuple[str, str, str]:
        """The question, one's own move, and the better one with its reason, from a table laid out for them."""
        key = miss.seat, miss.at, self.ctx.texts.language
        if key not in self._said:
            table = laid_out(self.app, self.show, type(self.module), miss.decision)
            why = table.words.reason(miss.why) if miss.why is not None else self.texts("table-hint-plain")
            given, better = (value_words(table, miss.decision, value) for value in (miss.given, miss.better))
            told = self.texts("review-better", move=better, why=why)
            self._said[key] = table.words.prompt(miss.decision), given, told
        return self._said[key]

    # --- moving

    def toggle(self) -> None:
        """Nothing runs here by itself."""

    def step(self, by: int) -> None:
        found = self.review.misses(self.seat)
        place = found.index(self.shown) + by if self.shown in found else 0
        if 0 <= place < len(found):
            self._show(found[place])

    def _look(self, viewer: Any) -> None:
        self.seat, self.shown = int(viewer), None
        self.review.look_for(self.seat)
        super()._look(viewer)
        self._show(None)
        self._follow()

    def _steps(self) -> bool:
        """The arrow keys go from one turning point to the next, except in the words, which they scroll."""
        focused = self.host.focused
        return focused is None or focused.id != "turning-point"

    def natural_focus(self, everything: list[Widget]) -> Widget | None:
        """What leads on: the next turning point, or the way back."""
        by_id = {one.id: one for one in everything}
        return by_id.get("review-next" if len(self.review.misses(self.seat)) > 1 else "replay-leave")
