"""What can be done with a piece now: chips beside it, and the list on the right button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from app.table.actions import ActionList, ListedAction, doing
from app.table.browse import open_pile
from app.table.choose import OneChoice, SomeChoice, SplitChoice
from app.table.model import Id
from rules.core.decisions import Option

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.ui.scene import Host


class Sheets(Protocol):
    """Opens fact sheets."""

    def toggle(self, thing: Id | None = None) -> None: ...

    def pin(self, thing: Id | None = None) -> None: ...


def option_entry(kit: TableKit, option: Option) -> ListedAction:
    desk = kit.desk
    assert desk.decision is not None
    gesture = desk.gesture(option)
    label = kit.module.words.label(desk.decision, option)

    def do() -> bool:
        with_shift = kit.top.shift and kit.ctx.device == "mouse" and len(gesture.path) == 1
        return (with_shift and desk.several(desk.alike(gesture.path[0]))) or desk.pick_option(option)

    return ListedAction(f"{label} · {gesture.preview}" if gesture.preview else label, do, harmful=gesture.harmful)


def chips_of(kit: TableKit) -> tuple[object, pygame.Rect | None, list[ListedAction]]:
    """For the chips: a key, the box of the chosen piece, and its complete actions (UX-20)."""
    desk = kit.desk
    choice = desk.choice
    if not isinstance(choice, OneChoice) or not choice.touched or desk.stage is None or choice.asks_number():
        return None, None, []
    if kit.module.answers.asks_back(choice.decision):
        return None, None, []
    actions = choice.actions()
    entries = [option_entry(kit, option) for option in actions]
    entries += _blocked_entries(kit, choice.touched[0])
    prompt = desk.decision.prompt if desk.decision else ""
    key = (prompt, tuple(choice.touched), tuple(map(str, actions)), kit.ctx.texts.language)
    return key, desk.stage.rect(choice.touched[-1]), entries if actions else []


def in_hand(kit: TableKit) -> bool:
    """Whether the chosen piece is a card in hand: then the prompt bar, right above it, shows its actions."""
    desk = kit.desk
    if not isinstance(desk.choice, OneChoice) or not desk.choice.touched or desk.stage is None:
        return False
    shown = desk.stage.of(desk.choice.touched[-1])
    return shown is not None and shown.hand


def _blocked_entries(kit: TableKit, thing: Id) -> list[ListedAction]:
    desk = kit.desk
    assert desk.choice is not None and desk.decision is not None
    return [
        ListedAction(
            kit.module.words.label(desk.decision, option), lambda: None, False, kit.module.words.reason(reason)
        )
        for option, gesture, reason in desk.choice.why
        if gesture.path[:1] == (thing,)
    ]


def open_actions(kit: TableKit, sheets: Sheets, thing: Id) -> None:
    """Open the list of everything that can be done with a piece; impossible actions are grey and show their reason."""
    desk = kit.desk
    if desk.stage is None:
        return
    rect = desk.stage.rect(thing)
    if rect is None:
        return
    entries: list[ListedAction] = []
    if desk.choice is not None and desk.decision is not None:
        entries += _offers(kit, thing) + _blocked_entries(kit, thing)
    shown = desk.stage.of(thing)
    if shown is not None and len(shown.members) > 1:
        entries.append(ListedAction(kit.texts("table-look-through"), doing(open_pile, kit, thing), icon="search"))
    if kit.module.pages.inspect(thing) is not None:
        entries.append(ListedAction(kit.texts("action-inspect"), doing(sheets.toggle, thing), icon="eye"))
        entries.append(ListedAction(kit.texts("action-pin"), doing(sheets.pin, thing), icon="pin"))
    if entries:
        spot = kit.top.spot(thing)
        if spot is not None:
            kit.host.focus_on(spot, reveal=False)
        kit.host.open(ActionList(rect, entries))


def close_actions(host: Host) -> bool:
    """Close the open action list, because its piece or its question has changed; False if none was open."""
    lists = [layer for layer in host.layers[1:] if isinstance(layer.root, ActionList)]
    for layer in lists:
        host.close(layer)
    return bool(lists)


def _offers(kit: TableKit, thing: Id) -> list[ListedAction]:
    desk, choice = kit.desk, kit.desk.choice
    if isinstance(choice, OneChoice):
        ways = choice.begun_with(thing)
        done = [option_entry(kit, option) for option, gesture in ways if len(gesture.path) == 1]
        if any(len(gesture.path) > 1 for _, gesture in ways):
            done.append(ListedAction(kit.texts("table-pick-target"), lambda: desk.touch(thing)))
        return done
    if isinstance(choice, SomeChoice) and choice.item_of(thing) is not None:
        chosen = choice.item_of(thing) in choice.chosen
        entries = [ListedAction(kit.texts("table-unchoose" if chosen else "table-choose"), lambda: desk.touch(thing))]
        if len(desk.alike(thing)) > 1:
            entries.append(ListedAction(kit.texts("action-all-alike"), lambda: desk.several(desk.alike(thing))))
        return entries
    if isinstance(choice, SplitChoice) and thing in choice.things:
        slot = choice.things.index(thing)

        def step(by: int) -> None:
            choice.set(slot, choice.numbers[slot] + by)
            desk.arrange()

        return [
            ListedAction(kit.texts("table-more"), lambda: step(1)),
            ListedAction(kit.texts("table-less"), lambda: step(-1)),
        ]
    return []
