"""What the match reports, turned into what the table shows and says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.match import (
    Banner,
    CalledOut,
    Covered,
    Faulted,
    HandedOver,
    Happening,
    Hinted,
    Notice,
    Over,
    PutDown,
    Recap,
    Restored,
    RingClosed,
    RingOpened,
    TableAnswered,
    TakeBackAsked,
    TakeBackSettled,
    Told,
    Uncovered,
    UndoPoint,
)
from app.table import menus
from app.table.actions import doing
from app.table.choose import OneChoice
from app.table.keys import CALL_OUTS
from app.table.log import worded
from app.table.model import Id, Status, Tableau
from app.table.offered import Offered, offered_words, value_words
from app.text.texts import message_id
from app.ui.buttons import Button
from app.ui.key_names import key_label
from app.ui.widget import Widget
from rules import Decision, Event, waiting

if TYPE_CHECKING:
    from app.table.scene import TableScene


class Teller:
    """Takes the happenings of a match in order; `tell` is called every frame."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.end_without_asking = False
        self._seen: dict[int, Tableau] = {}  # what each seat saw last, for its own recap only
        self._said = Offered(scene)
        self._coming = 0  # reports of events that are still to be shown
        self._racing = False

    # --- happenings

    def tell(self, happenings: Sequence[Happening]) -> bool:
        scene = self.scene
        events: list[Event] = []
        changed = False
        self._coming = sum(isinstance(happening, Told) for happening in happenings)
        for happening in happenings:
            if isinstance(happening, Told):
                events += happening.events
                self._coming -= 1
                changed = True
            else:
                if events:
                    self._show(events)
                    events = []
                self._take(happening)
        if changed and scene.match.covered_for is None:
            self._show(events)
        self._start_race()
        return bool(happenings)

    def _show(self, events: list[Event]) -> None:
        if self.scene.match.covered_for is None:
            self.scene.refresh(tuple(events))

    def _start_race(self) -> None:
        """The clock begins to run: there is no time any more to show what led to it."""
        running = self.scene.match.clock.is_running
        if running and not self._racing:
            self.scene.timeline.finish_all()
        self._racing = running

    def _redraw(self) -> None:
        """The view as it is now; if events follow, they show how it came about, from what is seen before them."""
        if not self._coming:
            self.scene.refresh(animate=False)

    def _take(self, happening: Happening) -> None:
        match happening:
            case Covered():
                self._cover(happening)
            case PutDown():
                self.scene.face_down.put_down()
            case Uncovered():
                self._uncover()
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
            case HandedOver():
                self._handed_over(happening)
            case TakeBackAsked():
                menus.ask_take_back(self.scene, happening)
            case TakeBackSettled():
                self._say("notice-take-back-agreed" if happening.agreed else "notice-take-back-refused")
            case TableAnswered():
                self.scene.module.recorded(happening.source, happening.record)
            case Faulted():
                menus.open_fault(self.scene, happening)

    def _notice(self, notice: Notice) -> None:
        look = {"icon": "warning", "role": "warn"} if notice.warns else {}
        self._say(message_id("notice", notice.id), **look, **notice.params)

    def _say(self, message: str, **values: Any) -> None:
        """A corner notice; several matches of one text are one notice."""
        self.scene.app.say(message, **values)

    # --- the curtain

    def _cover(self, covered: Covered) -> None:
        from app.table.handover import HandoverScene

        scene = self.scene
        if scene.desk_seat is not None:
            self.keep(scene.desk_seat)
        scene.host.layers = scene.host.layers[:1]
        scene.conceal()
        if not isinstance(scene.app.scene, HandoverScene):
            scene.app.push(HandoverScene(scene.app, scene, covered.seat, covered.why))
        else:
            scene.app.scene.name_seat(covered.seat, covered.why)

    def keep(self, seat: int) -> None:
        """What lies on the desk is what this seat saw last."""
        if self.scene.desk.tableau.places:
            self._seen[seat] = self.scene.desk.tableau

    def _uncover(self) -> None:
        from app.table.handover import HandoverScene

        scene = self.scene
        if isinstance(scene.app.scene, HandoverScene):
            scene.app.pop()

    def _show_recap(self, recap: Recap) -> None:
        """The seat's own old picture becomes its new one, and the lines say what happened (UX-43)."""
        scene = self.scene
        lines = [line for line in (scene.module.line(event) for event in recap.told) if line]
        before = self._seen.pop(recap.seat, None)
        if before is not None and recap.events:
            scene.refresh(recap.events, before=before)
        scene.reading.show_recap(lines, recap.budget_ms)

    def recap_again(self) -> None:
        recap = self.scene.match.recap()
        if recap is not None:
            self._show_recap(recap)

    def close_recap(self) -> bool:
        return self.scene.reading.close_recap()

    def _banner(self, seat: int) -> None:
        scene = self.scene
        self._redraw()
        scene.desk.performer.announce(scene.texts("table-turn-of", name=scene.module.seat_name(seat)))
        scene.app.sound("turn")

    # --- other reports

    def _restored(self) -> None:
        """Undo and redo draw the present view at once."""
        self.scene.desk.performer.forget()
        self.scene.desk.ask(None)
        self.scene.refresh(animate=False)

    def _hinted(self, hinted: Hinted) -> None:
        scene, decision = self.scene, self.scene.desk.decision
        if decision is None or decision.prompt != hinted.prompt:
            return
        scene.desk.hinted = self._things_of(hinted.value)
        label = value_words(scene.module, decision, hinted.value)
        why = scene.module.reason(hinted.why) if hinted.why else scene.texts("table-hint-plain")
        scene.desk.advise(
            scene.texts("table-hint-line", move=label, why=why), scene.desk.hinted[0] if scene.desk.hinted else None
        )
        scene.desk.arrange()

    def _things_of(self, value: Any) -> tuple[Id, ...]:
        desk = self.scene.desk
        assert desk.decision is not None
        options = getattr(desk.decision, "options", None)
        if options is not None:
            option = value if value in options else next((one for one in options if _carries(one, value)), None)
            return desk.gesture(option).path if option is not None else ()
        if isinstance(value, tuple) and hasattr(desk.decision, "items"):
            return tuple(thing for item in value for thing in desk.gesture(item).path[:1])
        return ()

    def note(self, decision: Decision, value: Any) -> None:
        """A person answers: kept in the words of the moment, for when this person wants to go back (UX-60)."""
        self._said.note(decision, value, offered_words(self.scene.module, decision, value))

    def decision_words(self, points: Sequence[UndoPoint]) -> list[str]:
        """What the viewer's own answers were: as they were offered, or as the log tells what came of them."""
        scene, offered = self.scene, self._said.words([point.length for point in points])
        return [offered.get(point.length) or self._come_of(scene, point.length) for point in points]

    def _come_of(self, scene: TableScene, number: int) -> str:
        entries = [line for line in scene.match.history(number) if line.number == number]
        told = [row.plain for row in worded(scene.module, entries) if not row.heading]
        return told[0] if told else scene.texts("table-take-back-step", step=number + 1)

    def _over(self, over: Over) -> None:
        """The end of the game has a screen of its own; the table stays below it and can be looked at."""
        self.scene.ending.begin()

    def _ring(self, happening: Happening) -> None:
        if isinstance(happening, CalledOut):
            self._say("notice-called-out", name=self.scene.module.seat_name(happening.seat))
        self._redraw()

    def _handed_over(self, handed: HandedOver) -> None:
        human = handed.kind == "human"
        self._say(
            "notice-seat-human" if human else "notice-seat-machine", name=self.scene.module.seat_name(handed.seat)
        )
        self._redraw()

    # --- words

    def status(self, told: Status) -> Status:
        """What the module left open: what is asked, and of whom."""
        if told.asked:
            return told
        return replace(told, asked=self.waiting_words() if self.scene.desk.decision is None else self._asked_words())

    def question(self, decision: Decision) -> str:
        """What is asked; where several people share the screen, also of whom (UX-44)."""
        return self._asked_words() if self.scene.match.seats.company > 1 else self.scene.module.prompt(decision)

    def _asked_words(self) -> str:
        scene, decision = self.scene, self.scene.desk.decision
        assert decision is not None
        return scene.texts(
            "table-asked", name=scene.module.seat_name(decision.seat), prompt=scene.module.prompt(decision)
        )

    def waiting_words(self) -> str:
        """Who is being waited for; nobody's private choice is told by it (UX-46)."""
        scene = self.scene
        if scene.match.result() is not None:
            return scene.texts("table-over")
        own = scene.module.waiting()
        if own is not None:
            return own
        if scene.shows_what_happened:
            return ""
        if scene.match.ring is not None:
            return scene.texts("table-ring")
        if scene.match.waits_for_step:
            return scene.texts("table-step")
        if scene.match.looks:
            return scene.texts("table-look")
        deciding = [decision.seat for decision in waiting(scene.match.session.state) if decision.seat >= 0]
        if len(deciding) == 1:
            name = scene.module.seat_name(deciding[0])
            machine = not scene.match.seats.is_human(deciding[0])
            return scene.texts("table-thinking" if machine else "table-waiting", name=name)
        return scene.texts("table-waiting-all") if deciding else ""

    def ring_words(self) -> str:
        scene, ring = self.scene, self.scene.match.ring
        if ring is None:
            return ""
        keys = [f"{scene.module.seat_name(seat)}: {key_label(scene.ctx, CALL_OUTS[seat])}" for seat in ring.seats]
        return scene.texts("table-ring-keys", keys=" · ".join(keys))

    def extra_buttons(self) -> list[Widget]:
        """What can be pressed while nobody is asked."""
        scene = self.scene
        if scene.outcome is not None:
            words, back = scene.texts("table-result"), doing(menus.back_to_result, scene)
            return [Button(words, back, kind="main", icon="crown", id="result")]
        ring = scene.match.ring
        if ring is not None:
            made: list[Widget] = [
                Button(
                    scene.texts("table-call-out", name=scene.module.seat_name(seat)),
                    doing(scene.commands.call_out, seat),
                    id=f"call-out-{seat}",
                )
                for seat in ring.seats
            ]
            if scene.match.ring_left() is None:
                made.append(Button(scene.texts("table-go-on"), scene.match.end_ring, kind="main", id="go-on"))
            return made
        if scene.match.locked() is not None and scene.match.viewer is not None:
            again = doing(scene.match.sit, scene.match.viewer)
            return [Button(scene.texts("table-choose-again"), again, icon="undo", id="choose-again")]
        if scene.match.looks:
            return [Button(scene.texts("table-look-button"), scene.commands.step_on, kind="main", id="go-on")]
        if scene.match.waits_for_step:
            words = scene.texts("table-step-button")
            return [Button(words, scene.commands.step_on, kind="main", icon="step", id="step")]
        return scene.module.extras()

    def preview(self, piece: Id, target: Id) -> str:
        """Effect and cost of dropping here, in a few words (UX-15)."""
        desk = self.scene.desk
        if desk.decision is None or not isinstance(desk.choice, OneChoice):
            return ""
        for option, gesture in desk.choice.ways:
            if gesture.path[:1] == (piece,) and (gesture.onto == target or gesture.path[1:2] == (target,)):
                return gesture.preview or self.scene.module.label(desk.decision, option)
        return ""

    def open_rules(self) -> None:
        """F1: the rules at the place that fits the reason being read, or the prompt (UX-94)."""
        decision, complaint = self.scene.desk.decision, self.scene.desk.complaint
        said = complaint.rule if complaint is not None else ""
        rule = said or self.scene.module.topic() or (decision.rule if decision else self.scene.match.topic())
        self.scene.app.way("rules")(self.scene.app, self.scene.module.game, rule)


def _carries(option: Any, value: Any) -> bool:
    """Whether an answer is this option with a number behind it."""
    if not isinstance(value, tuple) or len(value) < 2:
        return False
    return bool(option == (value[:-1] if len(value) > 2 else value[0]))
