"""The prompt bar: who is asked what, the choices, and End/Pass always at the same place (UX-31 to UX-34)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from app.table.actions import ListedAction, buttons_of, doing
from app.table.at_once import only_item, only_option
from app.table.choose import AmountChoice, Choice, FormChoice, OneChoice, OrderChoice, SomeChoice, SplitChoice
from app.table.desk import Desk
from app.table.model import Id
from app.table.prompt_form import form_page
from app.table.prompt_kinds import OrderRow, Stepper
from app.table.prompt_layout import Cornered, Headed, Inline, Lines, Listening, letter, uncovering
from app.table.prompt_time import Countdown, LeftOf, RingPlace
from app.table.regions import is_low, prompt_context, status_height
from app.table.seat_symbol import SeatSymbol
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, STRONG, Context
from app.ui.controls import Slider
from app.ui.labels import Paragraph, Progress
from app.ui.layout import Container, Space
from app.ui.paint import draw_icon, draw_panel
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules import Amount, Decision, Some, Split
from rules.core.decisions import DECLINING

WIDEST = 1040.0
APART = 40.0  # between buttons and those that hurt
LEAST_WORDS = 10.0  # ems that words beside controls need
EDGE = 2.0  # between the bar and the edge of its strip
GRIP = 22.0  # where the bar is taken hold of
Rows = list[tuple[list[Widget], int, list[int]]]  # widgets beside each other, their height, their widths
SLIDER_FROM = 7  # ranges from this size on also get a slider


class Grip(Widget):
    """The handle with which the player moves the bar."""

    def __init__(self, moved: Callable[[int, int], None], tip: str) -> None:
        super().__init__(id="prompt-grip", tip=tip)
        self._moved = moved
        self._from: tuple[int, int] | None = None

    def target(self) -> bool:
        return True

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._from = pos

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._from:
            self._moved(pos[0] - self._from[0], pos[1] - self._from[1])
            self._from = pos

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        tint = ctx.theme.brass_light if self.hot else ctx.theme.brass_dark
        for row in (-1, 0, 1):
            for column in (-1, 1):
                spot = (self.rect.centerx + column * ctx.px(3), self.rect.centery + row * ctx.px(7))
                pygame.draw.circle(surface, tint, spot, ctx.px(1.6))


class PromptBar(Container):
    """The bar at the bottom centre; `refresh` makes its controls for the present choice."""

    def __init__(self, desk: Desk, end: Callable[[], None]) -> None:
        super().__init__([], id="prompt", region=True)
        self.desk = desk
        self._end = end
        self.open_rules: Callable[[], None] = lambda: None
        self.wording: Callable[[Decision], str] = desk.module.prompt
        self.time_left: LeftOf = lambda: None
        self.looking: Callable[[], list[Widget]] = list  # buttons to look at the own things, and to put them away
        self.offset = [0, 0]
        self.waiting = ""  # the text while nobody here is asked
        self.progress: float | None = -1.0  # negative: no bar (UX-72)
        self.extra: list[Widget] = []  # buttons while nobody is asked: call-out, a step
        self.may_call_out = False  # nobody is asked, but people may call out: room for the ring (UX-110)
        self.lights: dict[str, tuple[Id, ...]] = {}  # the things that a button is about, by the button's id
        self.choices: list[Button] = []  # in the order of the digit keys
        self._words = ""
        self._text: Widget = Paragraph("")
        self._note: Paragraph | None = None
        self._mark: Widget = SeatSymbol(-1)
        self._controls = Cornered([])
        self._scroll = ScrollArea(self._controls, id="prompt-controls")
        self._grip = Grip(self._move, "")
        self._bar = Progress(None)
        self._button = Button("", end, id="end")
        self._strip = self.home = pygame.Rect(0, 0, 1, 1)  # home: where it lies unless something is in its way
        self._reach: Sequence[int] = ()
        self._spread = False  # whether it takes the whole width of its strip, because it is not slim anyway
        self.things: Callable[[], Sequence[pygame.Rect]] = lambda: ()  # what is asked about, where it lies
        self._actions: list[Button] = []
        self._listening = Listening()

    # --- content

    def offer_actions(self, entries: Sequence[ListedAction]) -> None:
        """Make the controls anew, with these actions of the chosen card first."""
        self._actions = buttons_of(entries, "chip")
        self.refresh()

    def refresh(self) -> None:
        desk, texts = self.desk, self.desk.ctx.texts
        decision, choice = desk.decision, desk.choice
        self.choices = []
        self.lights = {}
        if decision is None or choice is None:
            self._words = self.waiting
            self._text = Paragraph(self.waiting, STRONG, most=2)
            self._note, controls = None, list(self.extra)
            self._mark = RingPlace() if self.may_call_out else SeatSymbol(-1)
            self.choices = [button for button in controls if isinstance(button, Button)]
        else:
            self._words = self.wording(decision)
            self._text = Paragraph(self._words, STRONG, most=3)
            self._mark = SeatSymbol(decision.seat)
            own = self._controls_of(choice)
            clock = [Countdown(self.time_left, self._time_words)] if decision.limit is not None else []
            controls = [*clock, *own, *self.looking(), *self._rule_of(decision)]
            self._note = self._note_of(choice, bool(own))
        self._button = self._end_of(decision, choice)
        self._controls = Cornered(controls, align="left")
        self._scroll = ScrollArea(self._controls, id="prompt-controls")
        self._grip.tip = texts("table-prompt-move")
        parts: list[Widget] = [self._mark, self._text, *([self._note] if self._note else []), self._scroll]
        if decision is None and (self.progress is None or self.progress >= 0):
            self._bar.share = self.progress
            parts.append(self._bar)
        self._children = [*parts, self._button, self._grip]
        self.adopt(*self._children)
        if is_low(desk.ctx):  # in a low window the buttons are a little smaller than the question
            letter(self.walk(), "small")

    @property
    def ring(self) -> pygame.Rect | None:
        """Where the call-out ring is drawn; None if the bar has no room for it now."""
        return self._mark.rect if isinstance(self._mark, RingPlace) else None

    def _end_of(self, decision: Decision | None, choice: Choice | None) -> Button:
        """The End/Pass button; while it is disabled it shows the reason, if the rules give one.

        For a form it is the button that gives the answer, because it is visible however long the form is.
        """
        if isinstance(choice, FormChoice):
            return self._confirm(choice)
        desk, texts = self.desk, self.desk.ctx.texts
        declining = desk.declining()
        option, tip = declining, texts("table-end-tip" if declining is not None else "table-end-not")
        if declining is None and choice is not None:
            for refused, _, reason in choice.why:
                if refused in DECLINING:
                    option, tip = refused, desk.module.reason(reason)
        label = desk.module.label(decision, option) if option is not None and decision else texts("table-end")
        made = Button(label, self._end, id="end", tip=tip, enabled=declining is not None)
        made.shortcut = "end"
        return made

    def _note_of(self, choice: Choice, controls: bool) -> Paragraph | None:
        """A second, quieter line: how much is chosen, or what to touch next; None if it is not needed.

        In a low window it is left out where the marks on the table say the same.
        """
        texts, decision = self.desk.ctx.texts, choice.decision
        if self.desk.module.asks_back(decision):
            return None
        if isinstance(choice, SomeChoice):
            assert isinstance(decision, Some)
            count, low, high = len(choice.chosen), decision.low, decision.high
            fixed = low == high > 0
            how = {"high": high} if fixed else {"low": low, "high": high}
            text = texts("table-chosen-exactly" if fixed else "table-chosen", count=count, **how)
        elif isinstance(choice, SplitChoice):
            assert isinstance(decision, Split)
            exactly = decision.low == decision.high
            how = {"high": decision.high} if exactly else {"low": decision.low, "high": decision.high}
            text = texts("table-shared-all" if exactly else "table-shared", total=choice.total, **how)
        elif isinstance(choice, AmountChoice):
            assert isinstance(decision, Amount)
            low, high = choice.spans[0]
            if len(choice.spans) > 1 or low == high:
                return None  # every number has its name beside it, or there is only one
            text = texts("table-between", low=low, high=high)
        elif isinstance(choice, OrderChoice):
            text = texts("table-order-how")
        elif isinstance(choice, FormChoice):
            wrong = self.desk.module.form_problem(choice)
            text = wrong or self.desk.module.form_total(choice.decision, choice.filled)
            if not text:
                return None
            return Paragraph(text, DIM.coloured("warn") if wrong else DIM, most=2)
        elif isinstance(choice, OneChoice) and choice.starts() and (controls or not is_low(self.desk.ctx)):
            goes_on = choice.touched and choice.targets()
            text = texts(self._goal(choice.nexts()) if goes_on else "table-choose-piece")
        else:
            return None
        return Paragraph(text, DIM, most=2)

    def _goal(self, nexts: set[Id]) -> str:
        """What the next touch chooses, as a word for the message: a player, one of several pieces, or a place."""
        if not nexts:
            return "table-choose-press"
        if all(str(thing).startswith("seat:") for thing in nexts):
            return "table-choose-whom"
        pieces = [self.desk.tableau.piece(thing) for thing in nexts]
        return "table-choose-target" if None in pieces else "table-choose-which"

    def _controls_of(self, choice: Choice) -> list[Widget]:
        own = self.desk.module.controls(choice.decision, self.desk)
        if own is not None:
            return own
        if isinstance(choice, FormChoice):
            return form_page(self, choice)
        made = self._one(choice) if isinstance(choice, OneChoice) else [*self.parts_of(choice), self._confirm(choice)]
        return [*made, *self.desk.module.shortcuts(choice.decision, self.desk)]

    def parts_of(self, choice: Choice) -> list[Widget]:
        """The controls of a choice that is confirmed with a button, alone or as a field of a form."""
        if isinstance(choice, SomeChoice):
            return self._toggles(choice)
        if isinstance(choice, (AmountChoice, SplitChoice)):
            return self._numbers(choice)
        if isinstance(choice, OrderChoice):
            return [self._order(choice)]
        return []

    def _time_words(self, seconds: int) -> str:
        return self.desk.ctx.texts("table-time-left", seconds=seconds)

    def _rule_of(self, decision: Decision) -> list[Widget]:
        """The rule in one sentence; clicking it opens the rulebook there (UX-31)."""
        said = self.desk.module.rule(decision)
        return [IconButton("book", self.open_rules, said, id="rule", shortcut="why")] if said else []

    def _one(self, choice: OneChoice) -> list[Widget]:
        desk, decision = self.desk, choice.decision
        span = choice.span()
        if span is not None:
            return [*self._ranged(choice, span), self._confirm(choice)]
        declining = desk.declining()
        made: list[Widget] = list(self._actions)
        offered = [(option, True, "") for option in choice.buttons() if option != declining]
        only = only_option(desk)
        if only is not None and not made:
            offered.append((only, True, ""))
        for option, gesture, reason in choice.why:
            if not gesture.path and option not in DECLINING:
                offered.append((option, False, desk.module.reason(reason)))
        offered.sort(key=lambda one: desk.module.rank(one[0]))
        harmless = [one for one in offered if not desk.gesture(one[0]).harmful]
        harmful = [one for one in offered if desk.gesture(one[0]).harmful]
        made += [self._option(*one) for one in harmless]
        if made and harmful:
            made.append(Space(APART))  # what hurts stands apart (UX-34)
        made += [self._option(*one) for one in harmful]
        self.choices = [button for button in made if isinstance(button, Button)]
        assert decision is not None
        return made

    def _option(self, option: Any, enabled: bool, reason: str) -> Button:
        desk = self.desk
        assert desk.decision is not None
        gesture = desk.gesture(option)
        if gesture.about:
            self.lights[f"option-{option}"] = gesture.about
        return Button(
            desk.module.label(desk.decision, option),
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
        name = self.desk.module.label(choice.decision, choice.picked)
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
            names = [desk.module.name_of(slot) for slot in choice.decision.slots]
        else:
            names = [desk.module.name_of(slot[0]) for slot in choice.decision.slots] or [""]
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
            words = desk.module.proposing(choice.decision, only)
            made.append(Button(words, self._hand_in(only), kind="main", id="only"))
        for item, gesture in choice.items.items():
            if gesture.path:
                continue

            def flip(item: Any = item) -> None:
                self.change(lambda: choice.toggle(item))

            label = desk.module.label(choice.decision, item)
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
            return [desk.module.label(choice.decision, item) for item in choice.items]

        def move(place: int, to: int) -> None:
            self.change(lambda: choice.move(place, to))

        return OrderRow(names, move, id="order", tip=desk.ctx.texts("table-order-how"))

    def _confirm(self, choice: Choice) -> Button:
        desk = self.desk
        instead = desk.module.instead(choice)
        ready = instead is not None or choice.value() is not None
        tip = "" if ready else desk.ctx.texts("table-confirm-not")
        return Button(
            desk.module.confirming(choice),
            instead or doing(desk.confirm),
            kind="main" if only_item(desk) is None else "plain",  # beside a proposal it means to do without
            icon="check",
            enabled=ready,
            tip=tip,
            id="confirm",
        )

    def _move(self, dx: int, dy: int) -> None:
        self.offset[0] += dx
        self.offset[1] += dy
        self.desk.changed()

    def press_digit(self, number: int) -> bool:
        """Press the button with this number (UX-79), or where there is nothing but one number to set, set it; False if
        there is neither."""
        if 1 <= number <= len(self.choices) and self.choices[number - 1].enabled:
            self.choices[number - 1].trigger(self.desk.ctx)
            return True
        steppers = [] if self.choices else [each for each in self._controls.walk() if isinstance(each, Stepper)]
        return len(steppers) == 1 and steppers[0].on_digit(self.desk.ctx, number)

    # --- layout

    def place_in(self, ctx: Context, strip: pygame.Rect, reach: Sequence[int] = ()) -> None:
        """Lay the bar into its strip. One that needs more begins farther left, at the first of the places in `reach`
        that make it slim; if none does it begins at the last one and grows upwards over the table, off what is asked
        about. It stays inside the window."""
        self._strip, self._reach, self._spread = strip, reach, False
        wider = [pygame.Rect(x, strip.y, strip.right - x, strip.height) for x in reach if x < strip.x]
        tries = [strip, *wider]
        slim = next((one for one in tries if self._is_slim(ctx, one)), None)
        self._spread = slim is None
        self._lay(ctx, slim or strip)
        if wider and self.rect.height > strip.height:
            self._lay(ctx, wider[-1])
        self._listening.keep(self.desk.decision, self.walk())

    def _measures(self, ctx: Context, strip: pygame.Rect) -> tuple[int, int, int, int]:
        """Widths in a bar for this strip: its own, that of the End/Pass button, where the words begin, what is left
        for words and controls."""
        gap, pad = ctx.px(10), ctx.px(6)
        whole = strip.width - 2 * ctx.px(EDGE)
        wide = whole if self._spread else min(whole, ctx.px(WIDEST * max(1.0, ctx.text_scale**0.7)))
        end_wide = self._end_size(ctx, wide)[0]
        mark = self._mark.width(ctx)
        left = pad + ctx.px(GRIP) + (mark + gap if mark else 0)
        return wide, end_wide, left, wide - left - pad - end_wide - gap

    def _end_size(self, ctx: Context, wide: int) -> tuple[int, int]:
        """The size of the End/Pass button in a bar of this width."""
        end_wide = min(max(ctx.px(120), self._button.width(ctx)), round(wide * 0.36))
        return end_wide, self._button.height(ctx, end_wide)

    def _is_slim(self, ctx: Context, strip: pygame.Rect) -> bool:
        """Whether everything stands in one row of this strip."""
        ctx = prompt_context(ctx)
        room = self._measures(ctx, strip)[-1]
        return self._one_row(ctx, room, strip.height - 2 * ctx.px(EDGE)) is not None

    def _lay(self, ctx: Context, strip: pygame.Rect) -> None:
        ctx = prompt_context(ctx)
        gap, pad, edge, grip = ctx.px(10), ctx.px(6), ctx.px(EDGE), ctx.px(GRIP)
        wide, end_wide, left, room = self._measures(ctx, strip)
        mark = self._mark.width(ctx)
        most = round(ctx.size[1] * 0.45)
        rows = self._rows(ctx, room, strip.height - 2 * edge)
        if len(rows) > 1:
            rows = self._around_end(ctx, rows, (room + end_wide + gap, wide), most - 2 * pad)
        end_wide, end_high = self._end_size(ctx, wide)
        words = sum(size for _, size, _ in rows) + 2 * (ctx.px(4) if len(rows) > 1 else edge)
        high = min(most, max(words, end_high + 2 * edge, strip.height - 2 * edge))
        pad_end = max(edge, min(pad, (strip.height - 2 * edge - end_high) // 2))  # the same for every question
        rect = self.home = pygame.Rect(strip.right - edge - wide, strip.bottom - edge - high, wide, high)
        window = pygame.Rect(0, 0, *ctx.size)
        if high > strip.height and self.offset == [0, 0]:
            first, top = min([strip.x, *self._reach]), status_height(ctx)
            above = pygame.Rect(first, top, strip.right - first, window.height - top)
            rect = uncovering(rect, above.inflate(-2 * edge, -2 * edge), self.things())
        rect = rect.move(*self.offset)
        kept = rect.clamp(window)
        self.offset[0] += kept.x - rect.x
        self.offset[1] += kept.y - rect.y
        Widget.place(self, ctx, kept)
        self._grip.place(
            ctx, pygame.Rect(kept.x + ctx.px(4), kept.y + ctx.px(4), max(grip, ctx.px(24)), kept.height - ctx.px(8))
        )
        self._mark.place(ctx, pygame.Rect(kept.x + pad + grip, kept.y + (kept.height - mark) // 2, mark, mark))
        self._button.place(
            ctx, pygame.Rect(kept.right - pad - end_wide, kept.bottom - pad_end - end_high, end_wide, end_high)
        )
        line = ctx.px(4)  # how far a thinking opponent is, along the lower edge
        self._bar.place(ctx, pygame.Rect(kept.x + 2 * pad, kept.bottom - line - edge, kept.width - 4 * pad, line))
        y = kept.y + (kept.height - sum(size for _, size, _ in rows)) // 2 if len(rows) == 1 else kept.y + ctx.px(4)
        for widgets, size, widths in rows:
            x = kept.x + left
            for widget, width in zip(widgets, widths, strict=True):
                high_here = min(size, kept.bottom - edge - y, widget.height(ctx, width) if len(widgets) > 1 else size)
                widget.place(
                    ctx,
                    pygame.Rect(x, y + (size - high_here) // 2 if len(widgets) > 1 else y, width, max(0, high_here)),
                )
                x += width + gap
            y += size

    def _around_end(self, ctx: Context, rows: Rows, widths: tuple[int, int], most: int) -> Rows:
        """The rows with the question over the whole width and the note among the controls, if the bar gets lower;
        `widths`: what words and controls have together with the End/Pass button, and the whole bar's."""
        width, wide = widths
        asking, folded = self._text, self._controls
        if self._note is not None or not folded.corner[0]:
            asking, folded = self._cornered(ctx, width, wide)
        folded.corner = self._corner(ctx, wide)
        gap = 0 if isinstance(asking, Headed) else ctx.px(4)
        high = asking.height(ctx, width) + gap, folded.height(ctx, width)
        lower = sum(high) < max(folded.corner[1], sum(size for _, size, _ in rows))
        if folded is not self._controls:
            if not lower or sum(high) > most:
                self._controls.adopt(*self._controls.children())  # they were moved only to measure them
                self.adopt(*self._children)
                letter([*self._controls.children(), self._button], "small" if is_low(ctx) else "body")
                return rows
            self._text, self._controls, self._note = asking, folded, None
            self._scroll = ScrollArea(folded, id="prompt-controls")
            bar = [self._bar] if self._bar in self._children else []
            self._children = [self._mark, self._text, self._scroll, *bar, self._button, self._grip]
            self.adopt(*self._children)
        return [([self._text], high[0], [width]), ([self._scroll], high[1], [width])]

    def _corner(self, ctx: Context, wide: int) -> tuple[int, int]:
        """What the controls leave free for the End/Pass button."""
        end_wide, end_high = self._end_size(ctx, wide)
        return end_wide + ctx.px(10), end_high

    def _cornered(self, ctx: Context, width: int, wide: int) -> tuple[Widget, Cornered]:
        """The question, and the controls around the End/Pass button, as low as they get: with the note among the
        controls, or beside the question, or without one that says nothing new; with the way to the rule beside the
        question; in smaller letters."""
        controls = self._controls.children()
        notes = [Lines([self._note])] if self._note else []
        rules = [widget for widget in controls if widget.id == "rule"]
        rest = [widget for widget in controls if widget not in rules]
        large = "small" if is_low(ctx) else "body"
        tries: list[tuple[str, bool, Widget, Sequence[Widget]]] = [(large, False, self._text, [*controls, *notes])]
        if self._note is not None and not isinstance(self._text, Lines):
            tries.append((large, False, Inline([self._text, self._note]), controls))
        if isinstance(self.desk.choice, OneChoice):
            headed = Headed([self._text, *rules]) if rules else self._text
            tries += [(large, False, self._text, controls), (large, False, headed, rest)]
            if is_low(ctx) or only_option(self.desk) is not None:
                tries += [("small", narrows, headed, rest) for narrows in (False, True)]
        made = []
        for size, narrows, asking, around in tries:
            letter([*around, self._button], size)
            folded = Cornered(around, align="left")
            folded.corner, folded.narrows = self._corner(ctx, wide), narrows
            made.append((asking.height(ctx, width) + folded.height(ctx, width), size, asking, folded))
        _, size, asking, folded = min(made, key=lambda one: one[0])
        letter([*folded.children(), self._button], size)
        for part in (asking, folded):
            part.adopt(*part.children())
        return asking, folded

    def _rows(self, ctx: Context, room: int, slim: int) -> Rows:
        """Text and controls in one row of the slim strip where they fit, otherwise below each other."""
        gap = ctx.px(10)
        self._controls.corner = (0, 0)  # a narrower strip may have been tried before, with End among the rows
        texts: list[Widget] = [self._text, *([self._note] if self._note else [])]
        controls = self._controls.width(ctx) + ctx.px(16) if self._controls.children() else 0
        beside = room - controls - gap if controls else room
        column = self._one_row(ctx, room, slim)
        if column is not None:
            self._children = [
                column if child is self._text else child for child in self._children if child not in texts[1:]
            ]
            self.adopt(*self._children)
            self._text = column
            self._note = None
            if not controls:
                return [([column], column.height(ctx, room), [room])]
            high = max(column.height(ctx, beside), self._scroll.height(ctx, controls))
            return [([column, self._scroll], high, [beside, controls])]
        rows: Rows = []
        for widget in texts:
            rows.append(([widget], widget.height(ctx, room), [room]))
        if controls:
            rows.append(([self._scroll], self._scroll.height(ctx, room) + ctx.px(8), [room]))
        return rows

    def _one_row(self, ctx: Context, room: int, slim: int) -> Lines | None:
        """The words as they stand beside the controls in one row; None where there is too little room."""
        texts: list[Widget] = [self._text, *([self._note] if self._note else [])]
        controls = self._controls.width(ctx) + ctx.px(16) + ctx.px(10) if self._controls.children() else 0
        beside = room - controls
        return self._slim_words(ctx, texts, beside, slim) if beside >= ctx.em(LEAST_WORDS) else None

    def _slim_words(self, ctx: Context, texts: list[Widget], width: int, slim: int) -> Lines | None:
        """The words as they fit into the strip: with their note, without one that only says where to look, or in
        smaller letters; None where they need more room."""
        if isinstance(texts[0], Lines):
            return texts[0] if texts[0].height(ctx, width) <= slim else None
        spare = isinstance(self.desk.choice, OneChoice)
        tries = [texts, *([texts[:1]] if spare and len(texts) > 1 else [])]
        for size in ("small", "tiny"):
            smaller = [Paragraph(self._words, STRONG._replace(size=size), most=3), *texts[1:]]
            tries += [smaller, *([smaller[:1]] if spare and len(texts) > 1 else [])]
        return next((Lines(one) for one in tries if sum(part.height(ctx, width) for part in one) <= slim), None)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        self.place_in(ctx, self._strip, self._reach)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        ctx = prompt_context(ctx)
        grown = self.rect.width > self._strip.width or self.rect.height > self._strip.height
        draw_panel(ctx, surface, self.rect, solid=grown)  # nothing that it lies over may be read through it
        if not self.rect.colliderect(surface.get_clip()):
            return  # only its shadow is drawn anew
        super().draw(ctx, surface)
        if self.desk.decision is None and not self.waiting and not self.extra:
            draw_icon(ctx, surface, "clock", self.rect.center, ctx.px(20), ctx.theme.brass_dark)
