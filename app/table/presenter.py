"""What the match reports, turned into what the table shows and says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from app.match import (
    Applied,
    Banner,
    CalledOut,
    Changed,
    Concealed,
    Covered,
    Faulted,
    HandedOver,
    Happening,
    Hinted,
    Notice,
    Over,
    Recap,
    Restored,
    RingClosed,
    RingOpened,
    TableAnswered,
    TakeBackAsked,
    TakeBackSettled,
    Uncovered,
)
from app.table import menus
from app.table.choose import AmountChoice, SplitChoice
from app.table.log import told_lines
from app.table.model import Id
from app.table.offered import Offered, value_words
from app.text.texts import message_id
from rules import Event
from rules.content.shapes import Translation
from rules.core.decisions import Decision, Option, Value

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.model import Tableau
    from app.table.reading import Reading

NEAR = 0.015  # chances that differ by less than this are told as equally good


class ToldTable(Protocol):
    """What the presenter changes."""

    reading: Reading

    @property
    def desk_seat(self) -> int | None: ...

    @property
    def is_front(self) -> bool: ...

    def refresh(
        self, events: tuple[Event, ...] = (), *, animate: bool = True, before: Tableau | None = None
    ) -> None: ...

    def conceal(self) -> None: ...

    def cover(self, seat: int, why: str) -> None: ...

    def uncover(self) -> None: ...

    def put_down(self) -> None: ...

    def end(self) -> None: ...

    def pump(self, dt: float) -> bool: ...

    def attempt(self, call: Callable[[], object]) -> None: ...

    offered: Offered


class EventPresenter:
    """Shows the happenings of a match in order; `tell` is called every frame."""

    def __init__(self, kit: TableKit, table: ToldTable) -> None:
        self.kit, self._table = kit, table
        self._seen: dict[int, Tableau] = {}  # what each seat saw last; used only for its own recap
        self._film: tuple[int, Tableau] | None = None  # the seat of the last recap, and what it had seen before
        self._is_away = False  # whether others act, and not the single person
        self._coming = 0  # how many happenings with events are still to be shown
        self._has_shown = False  # whether one of the present happenings has made the table show the present view
        self._racing = False

    # --- happenings

    def tell(self, happenings: Sequence[Happening]) -> bool:
        events: list[Event] = []
        changed = False
        self._coming = sum(isinstance(happening, Applied) for happening in happenings)
        self._has_shown = False
        for happening in happenings:
            if isinstance(happening, Applied):
                self._note_absence(happening)
                events += happening.events
                self._coming -= 1
                changed = True
            else:
                if events:
                    self._show(events)
                    events = []
                self._take(happening)
        if events or (changed and not self._has_shown):
            self._show(events)
        self._start_race()
        return bool(happenings)

    def _refresh(self, events: tuple[Event, ...] = (), *, animate: bool = True, before: Tableau | None = None) -> None:
        self._has_shown = True
        self._table.refresh(events, animate=animate, before=before)

    def _show(self, events: list[Event]) -> None:
        if self.kit.match.screen.covered_for is None:
            self._refresh(tuple(events))

    def _note_absence(self, told: Applied) -> None:
        """When others begin to act, what a single person sees is where the film of it starts."""
        match = self.kit.match
        if match.viewer is None or match.seats.company > 1 or told.auto:
            return
        away = told.seat != match.viewer
        if away and not self._is_away and self.kit.desk.tableau.places:
            self._film = (match.viewer, self.kit.desk.tableau)
        self._is_away = away

    def _start_race(self) -> None:
        """The clock starts: end the animation of what led to it at once."""
        running = self.kit.match.clock.is_running
        if running and not self._racing:
            self.kit.timeline.finish_all()
        self._racing = running

    def _catch_up(self) -> None:
        """The last thing told: show the present view unless something before it has done so."""
        if not self._has_shown and self.kit.match.screen.covered_for is None and self._table.is_front:
            self._table.refresh()

    def _redraw(self) -> None:
        """Show the present view, unless events follow that animate the change from the view before."""
        if not self._coming:
            self._refresh(animate=False)

    def _take(self, happening: Happening) -> None:
        match happening:
            case Covered():
                self._cover(happening)
            case Concealed():
                self._table.put_down()
            case Uncovered():
                self._table.uncover()
            case Recap():
                self._show_recap(happening)
            case Banner():
                self._banner(happening.seat)
            case Restored():
                self._restored()
            case Hinted():
                self._hinted(happening)
            case Notice():
                self._notice(happening)
            case Over():
                self._over(happening)
            case RingOpened() | RingClosed() | CalledOut():
                self._ring(happening)
            case Changed():
                self._catch_up()
            case HandedOver():
                self._handed_over(happening)
            case TakeBackAsked():
                what = self._table.offered.step_taken(happening.by, happening.length)
                menus.ask_take_back(self.kit, happening, what, self._table.pump)
            case TakeBackSettled():
                self._say("notice-take-back-agreed" if happening.agreed else "notice-take-back-refused")
            case TableAnswered():
                self.kit.module.motion.recorded(happening.source, happening.record)
            case Faulted():
                menus.open_fault(self.kit, happening, self._table.attempt)

    def _notice(self, notice: Notice) -> None:
        look = {"icon": "warning", "role": "warn"} if notice.warns else {}
        texts = self.kit.ctx.texts
        named = {
            name: texts.translated(value) if isinstance(value, Translation) else value
            for name, value in notice.params.items()
        }
        self._say(message_id("notice", notice.id), **look, **named)

    def _say(self, message: str, **values: Any) -> None:
        """Show a short notice; equal ones are shown once."""
        self.kit.app.say(message, **values)

    # --- the cover

    def _cover(self, covered: Covered) -> None:
        viewer, host = self._table.desk_seat, self.kit.host
        if viewer is not None:
            self.keep(viewer)
        host.layers = host.layers[:1]
        self._table.conceal()
        self._table.cover(covered.seat, covered.why)

    def keep(self, seat: int) -> None:
        """Remember what the desk shows as what this seat saw last."""
        if self.kit.desk.tableau.places:
            self._seen[seat] = self.kit.desk.tableau

    def _show_recap(self, recap: Recap) -> None:
        """Animate from what the seat saw last to its present view, and list what happened (UX-43)."""
        kit = self.kit
        lines = told_lines(kit.module, kit.module.log.retold(recap.told, recap.shown))
        before = self._seen.pop(recap.seat, None)
        if before is not None and recap.events:
            self._film = (recap.seat, before)
            self._refresh(recap.events, before=before)
        self._table.reading.show_recap(lines, recap.budget_ms, self.film_again if self._has_film(recap) else None)

    def _has_film(self, recap: Recap) -> bool:
        return self._film is not None and self._film[0] == recap.seat and bool(recap.events)

    def recap_again(self) -> None:
        recap = self.kit.match.screen.recap()
        if recap is not None:
            self._play_film(recap)
            self._show_recap(recap)

    def film_again(self) -> None:
        """Only what is seen on the table, without the list, which may lie over it."""
        recap = self.kit.match.screen.recap()
        if recap is not None:
            self.close_recap()
            self._play_film(recap)

    def _play_film(self, recap: Recap) -> None:
        """From what the seat saw then to what it sees now, unhurried, and ended by any key or click (UX-25)."""
        if self._film is not None and self._has_film(recap):
            self.kit.timeline.finish_all()
            self.kit.timeline.take_time(recap.budget_ms)
            self._refresh(recap.events, before=self._film[1])

    def close_recap(self) -> bool:
        return self._table.reading.close_recap()

    def _banner(self, seat: int) -> None:
        kit = self.kit
        self._redraw()
        kit.desk.performer.announce(kit.texts("table-turn-of", name=kit.module.seat_name(seat)))
        kit.app.sound("turn")

    # --- other reports

    def _restored(self) -> None:
        """After undo or redo show the present view at once."""
        self.kit.desk.performer.forget()
        self.kit.desk.ask(None)
        self._refresh(animate=False)

    def _hinted(self, hinted: Hinted) -> None:
        kit, decision = self.kit, self.kit.desk.decision
        if decision is None or decision.prompt != hinted.prompt:
            return
        kit.desk.hinted = self.things_of(hinted.value)
        kit.module.answers.follow_hint(decision, hinted.value)
        label = value_words(kit.module, decision, hinted.value)
        why = kit.module.words.reason(hinted.why) if hinted.why else kit.texts("table-hint-plain")
        line = " ".join([kit.texts("table-hint-line", move=label, why=why), *self._worth_of(decision, hinted)])
        kit.desk.advise(line, kit.desk.hinted[0] if kit.desk.hinted else None)
        kit.desk.arrange()

    def _worth_of(self, decision: Decision, hinted: Hinted) -> list[str]:
        """What the advice and the next best answer are worth, as chances to win."""
        if not hinted.weighed:
            return []
        texts, (_, best), others = self.kit.texts, hinted.weighed[0], hinted.weighed[1:]
        if not others:
            return [texts("table-hint-worth-only", percent=round(100 * best))]
        value, other = others[0]
        said = "table-hint-worth-near" if other > best - NEAR else "table-hint-worth"
        move = value_words(self.kit.module, decision, value)
        return [texts(said, percent=round(100 * best), move=move, other=round(100 * other))]

    def things_of(self, value: Value) -> tuple[Id, ...]:
        desk = self.kit.desk
        assert desk.decision is not None
        options = getattr(desk.decision, "options", None)
        if options is not None:
            option = value if value in options else next((one for one in options if _carries(one, value)), None)
            return desk.gesture(option).path if option is not None else ()
        if isinstance(value, tuple) and hasattr(desk.decision, "items"):
            return tuple(thing for item in value for thing in desk.gesture(item).path[:1])
        if isinstance(desk.choice, (AmountChoice, SplitChoice)) and isinstance(value, tuple):
            meant = [thing for thing, number in zip(desk.choice.things, value, strict=False) if number]
            return tuple(thing for thing in meant if thing is not None)
        return ()

    def _over(self, over: Over) -> None:
        """The game is over: begin to prepare the result screen."""
        self._table.end()

    def _ring(self, happening: Happening) -> None:
        if isinstance(happening, CalledOut):
            self._say("notice-called-out", name=self.kit.module.seat_name(happening.seat))
        self._redraw()

    def _handed_over(self, handed: HandedOver) -> None:
        human = handed.kind == "human"
        self._say("notice-seat-human" if human else "notice-seat-machine", name=self.kit.module.seat_name(handed.seat))
        self._redraw()


def _carries(option: Option, value: Value) -> bool:
    """Whether an answer is this option with a number at its end."""
    if not isinstance(value, tuple) or len(value) < 2:
        return False
    return bool(option == (value[:-1] if len(value) > 2 else value[0]))
