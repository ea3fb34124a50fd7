"""Lists and dialogs of the table: actions of a piece, the menu, stops, results, questions of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from app.match import UNTIL_TURN, Faulted, TakeBackAsked, orders
from app.table.actions import ActionList, ListedAction, doing
from app.table.browse import open_pile
from app.table.choose import OneChoice, SomeChoice, SplitChoice
from app.table.model import Id
from app.ui.buttons import Button, IconButton
from app.ui.context import CAPS, DIM
from app.ui.controls import Toggle
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Row
from app.ui.report_dialog import ask_about_report
from app.ui.widget import Widget
from rules import Illegal
from saves.errors import CannotWrite

if TYPE_CHECKING:
    from app.table.scene import TableScene


MOST_BACK = 16  # decisions that a take-back offers


# --- actions of a piece


def option_entry(scene: TableScene, option: Any) -> ListedAction:
    desk = scene.desk
    assert desk.decision is not None
    gesture = desk.gesture(option)
    label = scene.module.label(desk.decision, option)
    return ListedAction(
        f"{label} · {gesture.preview}" if gesture.preview else label,
        lambda: desk.pick_option(option),
        harmful=gesture.harmful,
    )


def chips_of(scene: TableScene) -> tuple[object, pygame.Rect | None, list[ListedAction]]:
    """The finished actions of the chosen piece and what they belong to (UX-20)."""
    desk = scene.desk
    choice = desk.choice
    if not isinstance(choice, OneChoice) or not choice.touched or desk.stage is None or choice.span():
        return None, None, []
    actions = choice.actions()
    entries = [option_entry(scene, option) for option in actions]
    entries += _blocked_entries(scene, choice.touched[0])
    prompt = desk.decision.prompt if desk.decision else ""
    key = (prompt, tuple(choice.touched), tuple(map(str, actions)), scene.ctx.texts.language)
    return key, desk.stage.rect(choice.touched[-1]), entries if actions else []


def in_hand(scene: TableScene) -> bool:
    """Whether the chosen piece is a card in hand: the bar right above it holds its actions then."""
    desk = scene.desk
    if not isinstance(desk.choice, OneChoice) or not desk.choice.touched or desk.stage is None:
        return False
    shown = desk.stage.of(desk.choice.touched[-1])
    return shown is not None and shown.hand


def _blocked_entries(scene: TableScene, thing: Id) -> list[ListedAction]:
    desk = scene.desk
    assert desk.choice is not None and desk.decision is not None
    return [
        ListedAction(scene.module.label(desk.decision, option), lambda: None, False, scene.module.reason(reason))
        for option, gesture, reason in desk.choice.why
        if gesture.path[:1] == (thing,)
    ]


def open_actions(scene: TableScene, thing: Id) -> None:
    """Everything that can be done with a piece now, the impossible greyed with its reason; and reading it."""
    desk = scene.desk
    if desk.stage is None:
        return
    rect = desk.stage.rect(thing)
    if rect is None:
        return
    entries: list[ListedAction] = []
    if desk.choice is not None and desk.decision is not None:
        entries += _offers(scene, thing) + _blocked_entries(scene, thing)
    shown = desk.stage.of(thing)
    if shown is not None and len(shown.members) > 1:
        entries.append(ListedAction(scene.texts("table-look-through"), doing(open_pile, scene, thing), icon="search"))
    if scene.module.inspect(thing) is not None:
        entries.append(ListedAction(scene.texts("action-inspect"), scene.reading.toggle, icon="eye"))
        entries.append(ListedAction(scene.texts("action-pin"), scene.reading.pin, icon="pin"))
    if entries:
        spot = scene.top.spot(thing)
        if spot is not None:
            scene.host.focus_on(spot, reveal=False)
        scene.host.open(ActionList(rect, entries))


def close_actions(scene: TableScene) -> bool:
    """The open list belongs to the piece and the question it was made for: it goes with them, or for another one."""
    lists = [layer for layer in scene.host.layers[1:] if isinstance(layer.root, ActionList)]
    for layer in lists:
        scene.host.close(layer)
    return bool(lists)


def _offers(scene: TableScene, thing: Id) -> list[ListedAction]:
    desk, choice = scene.desk, scene.desk.choice
    if isinstance(choice, OneChoice):
        ways = [(option, gesture) for option, gesture in choice.ways if gesture.path[:1] == (thing,)]
        done = [option_entry(scene, option) for option, gesture in ways if len(gesture.path) == 1]
        if any(len(gesture.path) > 1 for _, gesture in ways):
            done.append(ListedAction(scene.texts("table-pick-target"), lambda: desk.touch(thing)))
        return done
    if isinstance(choice, SomeChoice) and choice.item_of(thing) is not None:
        chosen = choice.item_of(thing) in choice.chosen
        entries = [ListedAction(scene.texts("table-unchoose" if chosen else "table-choose"), lambda: desk.touch(thing))]
        if len(desk.alike(thing)) > 1:
            entries.append(ListedAction(scene.texts("action-all-alike"), lambda: desk.several(desk.alike(thing))))
        return entries
    if isinstance(choice, SplitChoice) and thing in choice.things:
        slot = choice.things.index(thing)

        def step(by: int) -> None:
            choice.set(slot, choice.numbers[slot] + by)
            desk.arrange()

        return [
            ListedAction(scene.texts("table-more"), lambda: step(1)),
            ListedAction(scene.texts("table-less"), lambda: step(-1)),
        ]
    return []


# --- dialogs


def _button(scene: TableScene, message: str, action: Callable[[], object] | None, **more: Any) -> Button:
    return _titled(scene, scene.texts(message), action, **more)


def _titled(scene: TableScene, label: str, action: Callable[[], object] | None, **more: Any) -> Button:
    def do() -> None:
        scene.host.close()
        if action:
            action()

    return Button(label, do, **more)


def open_menu(scene: TableScene) -> None:
    entries: list[Widget] = [_button(scene, "table-resume", None, kind="main", id="default", icon="play")]
    if scene.outcome is not None:
        entries.append(_button(scene, "table-result", doing(back_to_result, scene), icon="crown", id="to-result"))
    is_game = scene.name == "table"  # a lesson or a recording is neither saved nor played by anybody else
    if is_game and scene.app.kiosk is None:
        entries.append(_button(scene, "table-save", lambda: open_save(scene), icon="save"))
    entries.append(_button(scene, "menu-rules", scene.teller.open_rules, icon="book"))
    if scene.app.kiosk is None:
        entries.append(_button(scene, "table-settings", lambda: scene.app.way("settings")(scene.app), icon="settings"))
    if scene.match.take_back_points():
        entries.append(_button(scene, "table-take-back", lambda: open_take_back(scene), icon="undo"))
    if scene.match.viewer is not None and len(scene.match.seats.humans) > 1 and not scene.match.settings.trust:
        entries.append(_button(scene, "table-pin", lambda: open_pin(scene), icon="lock"))
    entries += _seat_entries(scene) if is_game else []
    if is_game and scene.match.may_concede():
        entries.append(_button(scene, "table-concede", lambda: open_concede(scene), icon="cross", id="concede"))
    entries.append(_button(scene, "table-leave", scene.app.pop, icon="back"))
    scene.host.open(Dialog(scene.texts("table-menu-title"), Column(entries, gap=10), [], width=420))


def _seat_entries(scene: TableScene) -> list[Widget]:
    """Give one's seat to the computer, and take back every seat that was given away; those that still play (UX-74)."""
    match, made = scene.match, list[Widget]()
    if match.viewer is not None and match.seats.is_human(match.viewer) and match.still_plays(match.viewer):
        made.append(_button(scene, "table-to-machine", lambda: open_hand_over(scene), icon="robot", id="to-machine"))
    away = [seat for seat in range(len(match.seats)) if match.seats[seat].home == "human"]
    away = [seat for seat in away if not match.seats.is_human(seat) and match.still_plays(seat)]
    for seat in away:
        message = "table-take-seat" if len(away) == 1 else "table-take-seat-of"
        label = scene.texts(message, name=scene.module.seat_name(seat))
        take = doing(match.hand_over, seat, "human")
        made.append(_titled(scene, label, take, icon="human", id=f"take-seat-{seat}"))
    return made


def open_concede(scene: TableScene) -> None:
    """Giving up, with what comes of it; where several people share the open screen, first who it is."""
    seats = scene.match.may_concede()
    if len(seats) == 1:
        ask_concede(scene, seats[0])
        return
    rows: list[Widget] = [Paragraph(scene.texts("table-concede-who"))]
    for seat in seats:
        ask = partial(ask_concede, scene, seat)
        rows.append(_titled(scene, scene.module.seat_name(seat), ask, kind="quiet", align="left", id=f"concede-{seat}"))
    stay = _button(scene, "table-cancel", None, id="default")
    scene.host.open(Dialog(scene.texts("table-concede-title"), Column(rows), [stay]))


def ask_concede(scene: TableScene, seat: int) -> None:
    match, name = scene.match, scene.module.seat_name(seat)

    def give_up() -> None:
        if seat in match.may_concede():  # the screen may have passed on to somebody else meanwhile
            match.concede(seat)
            scene.pump(0.0)

    body = Column([
        Paragraph(scene.texts(f"table-concede-{match.conceding_means(seat)}", name=name)),
        Paragraph(scene.texts("table-concede-final"), DIM),
    ])  # fmt: skip
    buttons = [
        _button(scene, "table-concede-stay", None, id="default"),
        _button(scene, "table-concede-yes", give_up, kind="danger", id="concede-yes"),
    ]
    scene.host.open(Dialog(scene.texts("table-concede-title"), body, buttons))


def open_save(scene: TableScene) -> None:
    refused = scene.match.may_save()
    if refused is not None:
        scene.desk.complain(refused, None)
        return
    field = TextField(
        "",
        hint=scene.texts("table-save-name"),
        on_submit=lambda _: keeping.trigger(scene.ctx),
        id="default-name",
        width=360,
    )

    def keep() -> None:
        try:
            scene.match.save(field.text, scene.picture.thumbnail())
            scene.app.say("notice-game-saved", icon="save")
        except Illegal as refusal:
            scene.desk.complain(refusal.reason, None)
        except CannotWrite:
            scene.app.say("notice-not-written", icon="warning", role="warn")

    keeping = _button(scene, "table-save-do", keep, kind="main")
    buttons = [_button(scene, "table-cancel", None), keeping]
    scene.host.open(Dialog(scene.texts("table-save-title"), Column([field]), buttons))


def open_pin(scene: TableScene) -> None:
    """Four digits that lift this seat's cover instead of a held key (UX-42); an empty field takes them off."""
    seat = scene.match.viewer
    assert seat is not None
    field = TextField(
        scene.pins.get(seat, ""),
        hint=scene.texts("table-pin-hint"),
        most=4,
        on_submit=lambda _: keeping.trigger(scene.ctx),
        id="default-pin",
        width=200,
    )

    def keep() -> None:
        if len(field.text) == 4 and field.text.isdecimal():
            scene.pins[seat] = field.text
            scene.app.say("notice-pin-set", icon="lock")
        else:
            scene.pins.pop(seat, None)
            scene.app.say("notice-pin-none", icon="unlock")

    keeping = _button(scene, "table-done", keep, kind="main")
    buttons = [_button(scene, "table-cancel", None), keeping]
    body = Column([Paragraph(scene.texts("table-pin-line"), DIM), field])
    scene.host.open(Dialog(scene.texts("table-pin"), body, buttons))


def open_take_back(scene: TableScene) -> None:
    """Casual take-back: before which of one's own answers (UX-60)."""
    rows: list[Widget] = [Paragraph(scene.texts("table-take-back-line"), DIM)]
    turn: int | None = None
    points = scene.match.take_back_points()[: -MOST_BACK - 1 : -1]  # the newest is wanted most often
    for point, label in zip(points, scene.teller.decision_words(points), strict=True):
        if point.turn != turn:
            turn = point.turn
            rows.append(Label(scene.module.turn_name(turn), CAPS))
        go_back = doing(_take_back, scene, point.length)
        rows.append(Button(label, go_back, kind="quiet", align="left", id=f"back-{point.length}"))
    scene.host.open(
        Dialog(scene.texts("table-take-back"), Column(rows), [_button(scene, "table-cancel", None, id="default")])
    )


def _take_back(scene: TableScene, length: int) -> None:
    scene.host.close()
    scene.commands.attempt(lambda: scene.match.take_back(length))


def open_hand_over(scene: TableScene) -> None:
    from rules.ai import LEVELS

    seat = scene.match.viewer
    assert seat is not None
    rows: list[Widget] = []
    for level in LEVELS:
        give = doing(scene.match.hand_over, seat, level)
        rows.append(_button(scene, f"level-{level}", give, kind="quiet", align="left", id=f"to-{level}"))
    scene.host.open(
        Dialog(scene.texts("table-to-machine"), Column(rows), [_button(scene, "table-cancel", None, id="default")])
    )


def ask_before_end(scene: TableScene, unused: Sequence[str], end: Callable[[], object]) -> None:
    """Ending with something unused asks once and lists it (UX-39)."""

    def quiet(on: bool) -> None:
        scene.teller.end_without_asking = on

    body = Column(
        [
            Paragraph(scene.texts("table-end-unused")),
            *(Paragraph(f"– {line}", DIM) for line in unused),
            Row([Toggle(False, quiet, id="quiet"), Label(scene.texts("table-end-quiet"), DIM)], flex={1: 1.0}),
        ]
    )
    buttons = [
        _button(scene, "table-end-stay", None, id="default"),
        _button(scene, "table-end-anyway", end, kind="danger"),
    ]
    scene.host.open(Dialog(scene.texts("table-end-title"), body, buttons))


def ask_take_back(scene: TableScene, asked: TakeBackAsked) -> None:
    seat = asked.seats[0]
    text = scene.texts(
        "table-take-back-ask",
        name=scene.module.seat_name(asked.by),
        other=scene.module.seat_name(seat),
        turn=scene.module.turn_name(asked.turn),
    )

    def agree() -> None:
        layer.on_close = None
        scene.host.close(layer)
        reply(True)

    def reply(agrees: bool) -> None:
        scene.match.reply_take_back(seat, agrees)
        scene.pump(0.0)

    buttons = [
        _button(scene, "table-take-back-no", None, id="default"),
        Button(scene.texts("table-take-back-yes"), agree, kind="main"),
    ]
    # Whoever only closes the dialog has not agreed.
    layer = scene.host.open(Dialog(scene.texts("table-take-back"), text, buttons), on_close=lambda: reply(False))


def back_to_result(scene: TableScene) -> None:
    """From looking at the final table to the same result screen again; nothing of it is counted or told twice."""
    if scene.outcome is not None:
        scene.app.push(scene.outcome)


def open_fault(scene: TableScene, fault: Faulted) -> None:
    """The rules failed; nothing is lost (UX-97)."""
    report = partial(ask_about_report, scene, partial(_report, scene))
    buttons = [
        _button(scene, "table-fault-undo", lambda: scene.commands.attempt(scene.match.undo)),
        Button(scene.texts("table-fault-report"), report, id="report"),
        _button(scene, "table-leave", scene.app.pop),
        _button(scene, "table-fault-retry", scene.match.retry, kind="main", id="default"),
    ]
    body = Column([Paragraph(scene.texts("table-fault-line")), Paragraph(fault.details, DIM, most=3)])
    scene.host.open(Dialog(scene.texts("table-fault-title"), body, buttons, width=640))


def _report(scene: TableScene, private: bool) -> None:
    def write() -> None:
        try:
            scene.app.say("notice-report", name=scene.match.report(private).name, icon="check", role="good")
        except CannotWrite:
            scene.app.say("notice-not-written", icon="warning", role="warn")

    scene.commands.attempt(write)


# --- stops beside the hand


def stops_badge(scene: TableScene, room: int) -> Widget | None:
    """What passes by itself, shown beside the hand (UX-37); where a full hand leaves no room for words, by its icon."""
    viewer, moments = scene.match.viewer, scene.module.moments()
    if viewer is None or not moments or not scene.match.still_plays(viewer):
        return None
    order = scene.match.stops[viewer].order(len(scene.match.seats.humans) > 1)
    name, passes = scene.texts("table-stops"), "until" in order
    tip = f"{scene.texts(f'table-stops-{order}')}. {scene.texts(f'table-stops-{order}-line')}"
    open_it = partial(open_stops, scene, viewer)
    words = Button(name, open_it, kind="quiet", icon="pass", size="small", tip=tip, id="stops", chosen=passes)
    if words.width(scene.ctx) <= room:
        return Row([words], region=True)
    return Row([IconButton("pass", open_it, f"{name} {tip}", id="stops", chosen=passes)], region=True)


def open_stops(scene: TableScene, seat: int) -> None:
    """When this seat is asked: one order that excludes the others, and moments at which it is asked in any case."""
    stops, company = scene.match.stops[seat], len(scene.match.seats.humans) > 1
    rows: list[Widget] = [Paragraph(scene.texts("table-stops-question"))]
    now = stops.order(company)

    def choose(order: str) -> None:
        stops.choose(order)
        scene.host.close()
        open_stops(scene, seat)

    for order in orders(company):
        if order == UNTIL_TURN and scene.match.is_turn_of(seat):
            continue
        chosen = order == now
        label = scene.texts(f"table-stops-{order}")
        rows.append(
            Button(
                label,
                doing(choose, order),
                align="left",
                chosen=chosen,
                icon="check" if chosen else "",
                id=f"default-{order}" if chosen else f"order-{order}",
            )
        )
        rows.append(Paragraph(scene.texts(f"table-stops-{order}-line"), DIM))
    rows.append(Label(scene.texts("table-stops-at"), CAPS))
    for moment, name in scene.module.moments():

        def stop(on: bool, moment: str = moment) -> None:
            (stops.at.add if on else stops.at.discard)(moment)

        rows.append(Row([Toggle(moment in stops.at, stop, id=f"at-{moment}"), Paragraph(name)], flex={1: 1.0}, gap=12))
    buttons = [_button(scene, "table-done", scene.words, kind="main")]
    scene.host.open(Dialog(scene.texts("table-stops"), Column(rows, gap=8), buttons))
