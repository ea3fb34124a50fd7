"""Dialogs of the table: the menu, saving, conceding, taking back, handing over, questions of the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from app.match import Faulted, TakeBackAsked, UndoPoint
from app.table.actions import doing
from app.ui.buttons import Button
from app.ui.context import CAPS, DIM
from app.ui.controls import NameOf, Toggle
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Row
from app.ui.report_dialog import ask_about_report
from app.ui.widget import Widget
from rules import Illegal
from saves.errors import CannotWrite

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.ui.scene import Scene

MOST_BACK = 16  # a take-back offers at most so many points
Pump = Callable[[float], object]  # lets the match go on by so many milliseconds
Attempt = Callable[[Callable[[], object]], None]  # does something the match may refuse, and then shows the reason


class MenuTable(Protocol):
    """What the menu leads to."""

    kit: TableKit
    pins: dict[int, str]

    @property
    def outcome(self) -> Scene | None: ...

    def pump(self, dt: float) -> bool: ...

    def attempt(self, call: Callable[[], object]) -> None: ...

    def open_rules(self) -> None: ...

    def decision_words(self, points: Sequence[UndoPoint]) -> list[str]: ...

    def thumbnail(self) -> bytes: ...


def _button(kit: TableKit, message: str, action: Callable[[], object] | None, **more: Any) -> Button:
    return closing(kit, kit.texts(message), action, **more)


def closing(kit: TableKit, label: str, action: Callable[[], object] | None, **more: Any) -> Button:
    """A button that closes its dialog before it does anything."""

    def do() -> None:
        kit.host.close()
        if action:
            action()

    return Button(label, do, **more)


def open_menu(table: MenuTable) -> None:
    kit = table.kit
    entries: list[Widget] = [_button(kit, "table-resume", None, kind="main", id="default", icon="play")]
    if table.outcome is not None:
        entries.append(
            _button(kit, "table-result", partial(back_to_result, kit, table.outcome), icon="crown", id="to-result")
        )
    is_game = kit.name == "table"  # a lesson or a recording is neither saved nor played by anybody else
    if is_game and kit.app.kiosk is None:
        entries.append(_button(kit, "table-save", partial(open_save, kit, table.thumbnail), icon="save"))
    entries.append(_button(kit, "menu-rules", table.open_rules, icon="book"))
    if kit.app.kiosk is None:
        entries.append(
            _button(kit, "table-settings", lambda: kit.app.open_screen("settings")(kit.app), icon="settings")
        )
    if kit.match.undoing.take_back_points():
        entries.append(_button(kit, "table-take-back", partial(open_take_back, table), icon="undo"))
    if kit.match.viewer is not None and len(kit.match.seats.humans) > 1 and not kit.match.settings.trust:
        entries.append(_button(kit, "table-pin", partial(open_pin, kit, table.pins), icon="lock"))
    entries += _seat_entries(kit) if is_game else []
    if is_game and kit.match.people.may_concede():
        entries.append(
            _button(kit, "table-concede", partial(open_concede, kit, table.pump), icon="cross", id="concede")
        )
    entries.append(_button(kit, "table-leave", kit.app.pop, icon="back"))
    kit.host.open(Dialog(kit.texts("table-menu-title"), Column(entries, gap=10), [], width=420))


def _seat_entries(kit: TableKit) -> list[Widget]:
    """Buttons to give one's seat to the computer and to take given seats back; only for seats still playing (UX-74)."""
    match, made = kit.match, list[Widget]()
    if match.viewer is not None and match.seats.is_human(match.viewer) and match.people.still_plays(match.viewer):
        made.append(_button(kit, "table-to-machine", partial(open_hand_over, kit), icon="robot", id="to-machine"))
    people = [seat for seat in range(len(match.seats)) if match.seats[seat].home == "human"]
    # Where several people share the screen, "my seat" would be that of whoever looks: the seat is named.
    message = "table-take-seat" if len(people) == 1 else "table-take-seat-of"
    for seat in [seat for seat in people if not match.seats.is_human(seat) and match.people.still_plays(seat)]:
        label = kit.texts(message, name=kit.module.seat_name(seat))
        take = doing(match.people.hand_over, seat, "human")
        made.append(closing(kit, label, take, icon="human", id=f"take-seat-{seat}"))
    return made


def open_concede(kit: TableKit, pump: Pump) -> None:
    """Ask whether to give up, and say what follows; if several people could mean themselves, first ask who."""
    seats = kit.match.people.may_concede()
    if len(seats) == 1:
        ask_concede(kit, seats[0], pump)
        return
    rows: list[Widget] = [Paragraph(kit.texts("table-concede-who"))]
    for seat in seats:
        ask = partial(ask_concede, kit, seat, pump)
        rows.append(closing(kit, kit.module.seat_name(seat), ask, kind="quiet", align="left", id=f"concede-{seat}"))
    stay = _button(kit, "table-cancel", None, id="default")
    kit.host.open(Dialog(kit.texts("table-concede-title"), Column(rows), [stay]))


def ask_concede(kit: TableKit, seat: int, pump: Pump) -> None:
    match, name = kit.match, kit.module.seat_name(seat)

    def give_up() -> None:
        if seat in match.people.may_concede():  # somebody else may have the screen by now
            match.people.concede(seat)
            pump(0.0)

    body = Column([
        Paragraph(kit.texts(f"table-concede-{match.people.conceding_means(seat)}", name=name)),
        Paragraph(kit.texts("table-concede-final"), DIM),
    ])  # fmt: skip
    buttons = [
        _button(kit, "table-concede-stay", None, id="default"),
        _button(kit, "table-concede-yes", give_up, kind="danger", id="concede-yes"),
    ]
    kit.host.open(Dialog(kit.texts("table-concede-title"), body, buttons))


def open_save(kit: TableKit, thumbnail: Callable[[], bytes]) -> None:
    refused = kit.match.files.may_save()
    if refused is not None:
        kit.desk.complain(refused, None)
        return
    field = TextField(
        "",
        hint=kit.texts("table-save-name"),
        on_submit=lambda _: keeping.trigger(kit.ctx),
        id="default-name",
        width=360,
    )

    def keep() -> None:
        try:
            kit.match.files.save(field.text, thumbnail())
            kit.app.say("notice-game-saved", icon="save")
        except Illegal as refusal:
            kit.desk.complain(refusal.reason, None)
        except CannotWrite:
            kit.app.say("notice-not-written", icon="warning", role="warn")

    keeping = _button(kit, "table-save-do", keep, kind="main")
    buttons = [_button(kit, "table-cancel", None), keeping]
    kit.host.open(Dialog(kit.texts("table-save-title"), Column([field]), buttons))


def open_pin(kit: TableKit, pins: dict[int, str]) -> None:
    """Set a PIN of four digits that lifts this seat's cover instead of a held key (UX-42); empty removes it."""
    seat = kit.match.viewer
    assert seat is not None
    field = TextField(
        pins.get(seat, ""),
        hint=kit.texts("table-pin-hint"),
        most=4,
        on_submit=lambda _: keeping.trigger(kit.ctx),
        id="default-pin",
        width=200,
    )

    def keep() -> None:
        if len(field.text) == 4 and field.text.isdecimal():
            pins[seat] = field.text
            kit.app.say("notice-pin-set", icon="lock")
        else:
            pins.pop(seat, None)
            kit.app.say("notice-pin-none", icon="unlock")

    keeping = _button(kit, "table-done", keep, kind="main")
    buttons = [_button(kit, "table-cancel", None), keeping]
    body = Column([Paragraph(kit.texts("table-pin-line"), DIM), field])
    kit.host.open(Dialog(kit.texts("table-pin"), body, buttons))


def open_take_back(table: MenuTable) -> None:
    """Let the player choose before which of their own answers to go back (UX-60)."""
    kit = table.kit

    def go_back(length: int) -> None:
        kit.host.close()
        table.attempt(lambda: kit.match.undoing.take_back(length))

    rows: list[Widget] = [Paragraph(kit.texts("table-take-back-line"), DIM)]
    turn: int | None = None
    points = kit.match.undoing.take_back_points()[: -MOST_BACK - 1 : -1]  # the newest first, as it is wanted most often
    for point, label in zip(points, table.decision_words(points), strict=True):
        if point.turn != turn:
            turn = point.turn
            rows.append(Label(kit.module.log.turn_name(turn), CAPS))
        rows.append(Button(label, doing(go_back, point.length), kind="quiet", align="left", id=f"back-{point.length}"))
    kit.host.open(
        Dialog(kit.texts("table-take-back"), Column(rows), [_button(kit, "table-cancel", None, id="default")])
    )


def open_hand_over(kit: TableKit) -> None:
    from rules.ai import LEVELS

    seat = kit.match.viewer
    assert seat is not None
    rows: list[Widget] = []
    for level in LEVELS:
        give = doing(kit.match.people.hand_over, seat, level)
        rows.append(_button(kit, f"level-{level}", give, kind="quiet", align="left", id=f"to-{level}"))
    kit.host.open(
        Dialog(kit.texts("table-to-machine"), Column(rows), [_button(kit, "table-cancel", None, id="default")])
    )


def ask_before_end(
    kit: TableKit, unused: Sequence[str], end: Callable[[], object], quiet: Callable[[bool], None]
) -> None:
    """Ask before the turn ends while something is unused, and list it (UX-39)."""
    alike = Counter(unused)
    toggle = Toggle(False, quiet, id="quiet")
    body = Column(
        [
            Paragraph(kit.texts("table-end-unused")),
            *(Paragraph(f"– {line}" if n == 1 else f"– {line} ({n}×)", DIM) for line, n in alike.items()),
            Row([toggle, NameOf(toggle, kit.texts("table-end-quiet"), DIM)], flex={1: 1.0}),
        ]
    )
    buttons = [
        _button(kit, "table-end-stay", None, id="default"),
        _button(kit, "table-end-anyway", end, kind="danger"),
    ]
    kit.host.open(Dialog(kit.texts("table-end-title"), body, buttons))


def ask_before_waste(kit: TableKit, words: str, agreed: Callable[[], object], refused: Callable[[], object]) -> None:
    """Ask before something is wasted; closing the dialog counts as a refusal."""
    meant = False

    def agree() -> None:
        nonlocal meant
        meant = True
        kit.host.close()

    def closed() -> None:
        (agreed if meant else refused)()

    buttons = [
        _button(kit, "table-waste-no", None, id="default"),
        Button(kit.texts("table-waste-yes"), agree, kind="danger", id="waste"),
    ]
    kit.host.open(Dialog(kit.texts("table-waste-title"), words, buttons), on_close=closed)


def ask_take_back(kit: TableKit, asked: TakeBackAsked, what: str, pump: Pump) -> None:
    """Ask whoever has come to the screen whether they agree; `what`: the step, as far as they may know it."""
    seat = asked.seats[0]
    own = seat == asked.by
    message = "table-take-back-own" if own else "table-take-back-ask"
    text = kit.texts(
        message if what else f"{message}.unnamed",
        name=kit.module.seat_name(asked.by),
        other=kit.module.seat_name(seat),
        turn=kit.module.log.turn_name(asked.turn),
        what=what,
    )

    def agree() -> None:
        layer.on_close = None
        kit.host.close(layer)
        reply(True)

    def reply(agrees: bool) -> None:
        kit.match.undoing.reply_take_back(seat, agrees)
        pump(0.0)

    buttons = [
        _button(kit, "table-take-back-keep" if own else "table-take-back-no", None, id="default"),
        Button(kit.texts("table-take-back-do" if own else "table-take-back-yes"), agree, kind="main", id="agree"),
    ]
    # Closing the dialog counts as a refusal.
    layer = kit.host.open(Dialog(kit.texts("table-take-back"), text, buttons), on_close=lambda: reply(False))


def back_to_result(kit: TableKit, outcome: Scene) -> None:
    """Go back from the final table to the same result screen; nothing is counted or announced a second time."""
    kit.app.push(outcome)


def open_fault(kit: TableKit, fault: Faulted, attempt: Attempt) -> None:
    """Tell that the rules have failed, and offer the ways out; nothing is lost (UX-97)."""
    report = partial(ask_about_report, kit, partial(_report, kit, attempt))
    buttons = [
        _button(kit, "table-fault-undo", partial(attempt, kit.match.undoing.undo)),
        Button(kit.texts("table-fault-report"), report, id="report"),
        _button(kit, "table-leave", kit.app.pop),
        _button(kit, "table-fault-retry", kit.match.faults.retry, kind="main", id="default"),
    ]
    body = Column([Paragraph(kit.texts("table-fault-line")), Paragraph(fault.details, DIM, most=3)])
    kit.host.open(Dialog(kit.texts("table-fault-title"), body, buttons, width=640))


def _report(kit: TableKit, attempt: Attempt, private: bool) -> None:
    def write() -> None:
        try:
            kit.app.say("notice-report", name=kit.match.faults.report(private).name, icon="check", role="good")
        except CannotWrite:
            kit.app.say("notice-not-written", icon="warning", role="warn")

    attempt(write)
