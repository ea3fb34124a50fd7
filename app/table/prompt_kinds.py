"""The controls of the prompt bar for numbers and orders; options and toggles are plain buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from app.table.actions import doing
from app.table.at_once import only_item, only_option
from app.table.choose import AmountChoice, Choice, FormChoice, OneChoice, OrderChoice, SomeChoice, SplitChoice
from app.table.desk import Desk
from app.table.model import Id
from app.ui import lettering
from app.ui.buttons import Button, IconButton
from app.ui.colour import mix, with_alpha
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.controls import Slider
from app.ui.dialog import host_of
from app.ui.focus import focusables, region_of
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Space, Wrap
from app.ui.paint import draw_focus, draw_icon, plate
from app.ui.widget import TARGET, TextMark, Widget
from rules.core.decisions import DECLINING, Option
from rules.core.forms import WHOLE

SMALL = Style(size="small", weight="medium")


def walk(widget: Widget, step: int) -> bool:
    """Move the focus to the next or previous control of the bar."""
    host = host_of(widget)
    if host is None:
        return False
    home = region_of(widget, host.top.root)
    beside = focusables(home)
    place = beside.index(widget) + step
    if not 0 <= place < len(beside):
        return False
    host.focus_on(beside[place])
    return True


class Stepper(Widget):
    """[−] number [+], with a name; arrow and digit keys change it, too."""

    focusable = True

    def __init__(
        self,
        name: str,
        value: Callable[[], int],
        span: Callable[[], tuple[int, int]],
        change: Callable[[int], None],
        done: Callable[[], bool],
        *,
        id: str = "",
    ) -> None:
        super().__init__(id=id, tip="")
        self.name, self._value, self._span, self._change, self._done = name, value, span, change, done
        self._cut = False  # its name does not fit beside it

    def _cell(self, ctx: Context) -> int:
        return max(ctx.px(TARGET), ctx.em(1.9))

    def _number_width(self, ctx: Context) -> int:
        widest = str(max(abs(self._span()[1]), abs(self._value()), 10))
        return lettering.text_width(ctx, widest, STRONG) + ctx.px(14)

    def width(self, ctx: Context) -> int:
        name = lettering.text_width(ctx, self.name, SMALL) + ctx.px(10) if self.name else 0
        return name + 2 * self._cell(ctx) + self._number_width(ctx) + ctx.px(8)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(40), self._cell(ctx) + ctx.px(4))

    def _parts(self, ctx: Context) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        cell = self._cell(ctx)
        plus = pygame.Rect(self.rect.right - cell, self.rect.centery - cell // 2, cell, cell)
        number = pygame.Rect(plus.x - self._number_width(ctx), plus.y, self._number_width(ctx), cell)
        return pygame.Rect(number.x - cell, plus.y, cell, cell), number, plus

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        minus, _, plus = self._parts(ctx)
        if minus.collidepoint(pos):
            self._change(self._value() - 1)
        elif plus.collidepoint(pos) and not self.refused():
            self._change(self._value() + 1)

    def refused(self) -> str:
        """Why one more cannot be had, whatever the highest number is; "" if it can."""
        return ""

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        before = self._value()
        self._change(before + steps)
        return True

    def on_act(self, ctx: Context, action: str) -> bool:
        """Left and right change the number, up and down move the focus, Enter confirms."""
        if action in ("up", "down"):
            return walk(self, 1 if action == "down" else -1)
        if action == "confirm":
            return self._done()
        if action not in ("left", "right"):
            return False
        low, high = self._span()
        wanted = self._value() + (1 if action == "right" else -1)
        if low <= wanted <= high:
            self._change(wanted)
        return True

    def on_digit(self, ctx: Context, digit: int) -> bool:
        low, high = self._span()
        if low <= digit <= high:
            self._change(digit)
            return True
        return False

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        minus, number, plus = self._parts(ctx)
        groove = with_alpha(theme.sunken, 1)
        whole = minus.union(plus)
        surface.blit(plate(whole.size, ctx.px(10), groove, groove, with_alpha(theme.brass, 0.6), ctx.px(1)), whole)
        low, high = self._span()
        for rect, icon, able in (
            (minus, "minus", self._value() > low),
            (plus, "plus", self._value() < high and not self.refused()),
        ):
            tint = theme.brass_light if able else mix(theme.ink_dim, theme.sunken, 0.6)
            draw_icon(ctx, surface, icon, rect.center, round(rect.height * 0.5), tint)
        drawn = lettering.line(ctx, str(self._value()), STRONG, theme.ink)
        surface.blit(drawn, drawn.get_rect(center=number.center))
        if self.name:
            text = lettering.line(ctx, self._shown(ctx), SMALL, theme.ink_dim)
            surface.blit(text, text.get_rect(midright=(minus.x - ctx.px(8), self.rect.centery)))
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, whole, ctx.px(10))

    def _shown(self, ctx: Context) -> str:
        room = self.rect.width - 2 * self._cell(ctx) - self._number_width(ctx) - ctx.px(10)
        shown = lettering.ellipsised(ctx, self.name, SMALL, max(ctx.px(16), room))
        self._cut = shown != self.name
        return shown

    def tooltip(self) -> str:
        """What stands beside it in full need not be said again over what lies above it."""
        return self.refused() or (self.name if self._cut else "")

    def marks(self) -> list[TextMark]:
        return [TextMark(self.name, self.rect, self.rect, self._cut, self.tooltip())] if self.name else []

    def spoken(self) -> str:
        return f"{self.name} {self._value()}"


class OrderRow(Widget):
    """Items to be put in order: by dragging, or by picking one up with Enter and moving it with the arrows."""

    focusable = True

    def __init__(
        self, names: Callable[[], Sequence[str]], move: Callable[[int, int], None], *, id: str = "", tip: str = ""
    ) -> None:
        super().__init__(id=id, tip=tip)
        self._names, self._move = names, move
        self.cursor = 0
        self.taken = False
        self._held: int | None = None

    def _widths(self, ctx: Context) -> list[int]:
        return [
            lettering.text_width(ctx, f"{n}. {name}", SMALL) + ctx.px(24) for n, name in enumerate(self._names(), 1)
        ]

    def width(self, ctx: Context) -> int:
        return sum(self._widths(ctx)) + ctx.px(8) * max(0, len(self._names()) - 1)

    def _row_height(self, ctx: Context) -> int:
        return max(ctx.px(36), ctx.em(2.1))

    def _cells(self, ctx: Context, width: int) -> list[pygame.Rect]:
        x = y = 0
        cells = []
        high = self._row_height(ctx)
        for wide in self._widths(ctx):
            wide = min(wide, width)
            if x and x + wide > width:
                x, y = 0, y + high + ctx.px(8)
            cells.append(pygame.Rect(x, y, wide, high))
            x += wide + ctx.px(8)
        return cells

    def height(self, ctx: Context, width: int) -> int:
        cells = self._cells(ctx, width)
        return cells[-1].bottom if cells else 0

    def _at(self, ctx: Context, pos: tuple[int, int]) -> int | None:
        cells = [cell.move(self.rect.topleft) for cell in self._cells(ctx, self.rect.width)]
        return next((place for place, cell in enumerate(cells) if cell.collidepoint(pos)), None)

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._held = self._at(ctx, pos)
        if self._held is not None:
            self.cursor = self._held

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        to = self._at(ctx, pos)
        if self._held is not None and to is not None and to != self._held:
            self._move(self._held, to)
            self._held = self.cursor = to

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._held = None

    def on_act(self, ctx: Context, action: str) -> bool:
        if action in ("up", "down"):
            return walk(self, 1 if action == "down" else -1)
        if action == "confirm":
            self.taken = not self.taken
            return True
        if action not in ("left", "right"):
            return False
        to = self.cursor + (1 if action == "right" else -1)
        if not 0 <= to < len(self._names()):
            return self.taken
        if self.taken:
            self._move(self.cursor, to)
        self.cursor = to
        return True

    def on_focus(self, ctx: Context, focused: bool) -> None:
        super().on_focus(ctx, focused)
        if not focused:
            self.taken = False

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        for place, (cell, name) in enumerate(zip(self._cells(ctx, self.rect.width), self._names(), strict=True)):
            rect = cell.move(self.rect.topleft)
            here = place == self.cursor and self.focused
            taken = here and (self.taken or self._held is not None)
            base = mix(theme.raised, theme.chosen, 0.3) if taken else theme.raised
            rim = with_alpha(theme.chosen if taken else theme.brass, 1.0 if here else 0.55)
            fill = with_alpha(base, 1)
            surface.blit(plate(rect.size, ctx.px(10), fill, fill, rim, ctx.px(2 if here else 1)), rect)
            text = lettering.ellipsised(ctx, f"{place + 1}. {name}", SMALL, rect.width - ctx.px(12))
            drawn = lettering.line(ctx, text, SMALL, theme.ink)
            surface.blit(drawn, drawn.get_rect(center=rect.center))
            if here and ctx.device != "mouse":
                draw_focus(ctx, surface, rect, ctx.px(10))

    def marks(self) -> list[TextMark]:
        return []

    def spoken(self) -> str:
        return ", ".join(self._names())


APART = 40.0  # between buttons and those that hurt
SLIDER_FROM = 7  # ranges from this size on also get a slider


class ChoiceControls:
    """Makes the controls of one choice, with these actions of the chosen card first."""

    def __init__(self, desk: Desk, actions: Sequence[Button]) -> None:
        self.desk = desk
        self.actions = actions
        self.choices: list[Button] = []  # in the order of the digit keys
        self.lights: dict[str, tuple[Id, ...]] = {}  # the things that a button is about, by the button's id

    def of(self, choice: Choice) -> list[Widget]:
        if isinstance(choice, FormChoice):
            return form_page(self, choice)
        made = self._one(choice) if isinstance(choice, OneChoice) else [*self.parts_of(choice), self.confirm(choice)]
        return [*made, *self.desk.module.pages.shortcuts(choice.decision, self.desk)]

    def parts_of(self, choice: Choice) -> list[Widget]:
        """The controls of a choice that is confirmed with a button, alone or as a field of a form."""
        if isinstance(choice, SomeChoice):
            return self._toggles(choice)
        if isinstance(choice, (AmountChoice, SplitChoice)):
            return self._numbers(choice)
        if isinstance(choice, OrderChoice):
            return [self._order(choice)]
        return []

    def _one(self, choice: OneChoice) -> list[Widget]:
        desk, decision = self.desk, choice.decision
        span = choice.span()
        if span is not None:
            return [*self._ranged(choice, span), self.confirm(choice)]
        declining = desk.declining()
        made: list[Widget] = list(self.actions)
        offered = [(option, True, "") for option in choice.buttons() if option != declining]
        only = only_option(desk)
        if only is not None and not made:
            offered.append((only, True, ""))
        for option, gesture, reason in choice.why:
            if not gesture.path and option not in DECLINING:
                offered.append((option, False, desk.module.words.reason(reason)))
        offered.sort(key=lambda one: desk.module.words.rank(one[0]))
        harmless = [one for one in offered if not desk.gesture(one[0]).harmful]
        harmful = [one for one in offered if desk.gesture(one[0]).harmful]
        made += [self._option(*one) for one in harmless]
        if made and harmful:
            made.append(Space(APART))  # what hurts stands apart (UX-34)
        made += [self._option(*one) for one in harmful]
        self.choices = [button for button in made if isinstance(button, Button)]
        assert decision is not None
        return made

    def _option(self, option: Option, enabled: bool, reason: str) -> Button:
        desk = self.desk
        assert desk.decision is not None
        gesture = desk.gesture(option)
        if gesture.about:
            self.lights[f"option-{option}"] = gesture.about
        return Button(
            desk.module.words.label(desk.decision, option),
            doing(desk.pick_option, option),
            enabled=enabled,
            kind="danger" if gesture.harmful else "plain",
            tip=reason or gesture.preview,
            id=f"option-{option}",
        )

    def _ranged(self, choice: OneChoice, span: tuple[int, int]) -> list[Widget]:
        def change(number: int) -> None:
            choice.number = max(span[0], min(span[1], number))
            self.desk.changed()

        assert choice.decision is not None
        name = self.desk.module.words.label(choice.decision, choice.picked)
        return self._number(name, lambda: choice.number, lambda: span, change, "number")

    def _number(
        self,
        name: str,
        value: Callable[[], int],
        span: Callable[[], tuple[int, int]],
        change: Callable[[int], None],
        id: str,
    ) -> list[Widget]:
        made: list[Widget] = [Stepper(name, value, span, change, self.desk.confirm, id=id)]
        low, high = span()
        if high - low >= SLIDER_FROM:
            made.append(Slider(value(), low, high, lambda number: change(round(number)), id=f"{id}-rail", tip=name))
        return made

    def _numbers(self, choice: AmountChoice | SplitChoice) -> list[Widget]:
        desk, made = self.desk, []
        if isinstance(choice, SplitChoice):
            names = [desk.module.words.name_of(slot) for slot in choice.decision.slots]
        else:
            names = [desk.module.words.name_of(slot[0]) for slot in choice.decision.slots] or [""]
        for place, name in enumerate(names):
            made += self._number(
                name,
                lambda place=place: choice.numbers[place],  # type: ignore[misc]
                lambda place=place: choice.span(place),  # type: ignore[misc]
                partial(self._set_number, choice, place),
                f"number-{place}",
            )
        return made

    def _set_number(self, choice: AmountChoice | SplitChoice, place: int, number: int) -> None:
        self.change(lambda: choice.set(place, number))

    def change(self, how: Callable[[], object]) -> None:
        """Call `how`, which changes the choice; for a form so that it can be taken back."""
        whole = self.desk.choice
        if isinstance(whole, FormChoice):
            whole.change(how)
        else:
            how()
        self.desk.arrange()

    def _toggles(self, choice: SomeChoice) -> list[Widget]:
        """Buttons for items that are not on the table, and for the only item wherever it is."""
        desk = self.desk
        made: list[Widget] = []
        only = only_item(desk) if choice is desk.choice else None
        if only is not None:
            words = desk.module.words.proposing(choice.decision, only)
            made.append(Button(words, self._hand_in(only), kind="main", id="only"))
        for item, gesture in choice.items.items():
            if gesture.path:
                continue

            def flip(item: Any = item) -> None:
                self.change(lambda: choice.toggle(item))

            label = desk.module.words.label(choice.decision, item)
            made.append(
                Button(
                    label,
                    flip,
                    chosen=item in choice.chosen,
                    icon="check" if item in choice.chosen else "",
                    id=f"option-{item}",
                )
            )
        self.choices = [button for button in made if isinstance(button, Button)]
        return made

    def _hand_in(self, only: Any) -> Callable[[], None]:
        """An action that chooses the only item and gives the answer, with one click."""

        def do() -> None:
            assert self.desk.choice is not None
            self.desk.choice.lay((only,))
            self.desk.confirm()

        return do

    def _order(self, choice: OrderChoice) -> Widget:
        desk = self.desk

        def names() -> Sequence[str]:
            return [desk.module.words.label(choice.decision, item) for item in choice.items]

        def move(place: int, to: int) -> None:
            self.change(lambda: choice.move(place, to))

        return OrderRow(names, move, id="order", tip=desk.ctx.texts("table-order-how"))

    def confirm(self, choice: Choice) -> Button:
        desk = self.desk
        instead = desk.module.answers.instead(choice)
        ready = instead is not None or choice.value() is not None
        tip = "" if ready else self._why_not(choice)
        return Button(
            desk.module.words.confirming(choice),
            instead or doing(desk.confirm),
            kind="main" if only_item(desk) is None else "plain",  # beside a proposal it means to do without
            icon="check",
            enabled=ready,
            tip=tip,
            id="confirm",
        )

    def _why_not(self, choice: Choice) -> str:
        """UX-19: why the answer cannot be given yet; of a form what the rules say against it."""
        if isinstance(choice, FormChoice):
            parts, wrong = choice.parts, choice.problems()
            for name, reason in wrong.items():
                if name == WHOLE or parts[name].laid() is not None:  # nobody is told that he has not chosen yet
                    return self.desk.module.words.reason(reason)
        return self.desk.ctx.texts("table-confirm-not")


WRONG = Style(size="small", weight="medium", role="harm_text")


def form_page(controls: ChoiceControls, choice: FormChoice) -> list[Widget]:
    """The widgets of a form: a block for each field, what is wrong with the whole form, and a button to go back."""
    desk, wrong = controls.desk, choice.problems()
    made: list[Widget] = []
    for name, part in choice.parts.items():
        heading = Label(desk.module.forms.field_name(part.decision), DIM)
        own = _one(controls, part) if isinstance(part, OneChoice) else controls.parts_of(part)
        for widget in own:
            if widget.id:
                widget.id = f"{name}-{widget.id}"  # because two fields may have controls with the same id
        lines: list[Widget] = [Wrap([heading, *own], align="left")]
        if name in wrong and part.laid() is not None:  # nobody is told that he has not chosen yet
            lines.insert(0, Paragraph(desk.module.words.reason(wrong[name]), WRONG))
        made.append(Column(lines, gap=2, id=f"field-{name}"))
    if WHOLE in wrong:
        made.append(Paragraph(desk.module.words.reason(wrong[WHOLE]), WRONG, id="wrong"))
    tip = desk.ctx.texts("table-form-back")
    return [*made, IconButton("undo", doing(desk.back), tip, id="form-back", enabled=choice.changed)]


def _one(controls: ChoiceControls, part: OneChoice) -> list[Widget]:
    """Buttons for one of several options: the chosen one stays pressed; with a range it also has its number."""
    made: list[Widget] = [
        Button(
            controls.desk.module.words.label(part.decision, option),
            _picking(controls, part, option),
            size="small",
            chosen=option == part.picked,
            id=f"option-{option}",
        )
        for option in part.decision.options
    ]
    span = part.span()
    if span is not None:

        def number(to: int, span: tuple[int, int] = span) -> None:
            controls.change(lambda: _set_number(part, max(span[0], min(span[1], to))))

        made.append(Stepper("", lambda: part.number, lambda: span, number, controls.desk.confirm, id="number"))
    return made


def _picking(controls: ChoiceControls, part: OneChoice, option: Option) -> Callable[[], None]:
    return lambda: controls.change(lambda: part.pick(option))


def _set_number(part: OneChoice, number: int) -> None:
    part.number = number
