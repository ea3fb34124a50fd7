"""The prompt bar: who is asked what, the choices, and End/Pass always at the same place (UX-31 to UX-34)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from app.match.deadlines import TimeLeft
from app.table.actions import ListedAction, buttons_of
from app.table.choose import AmountChoice, Choice, FormChoice, OneChoice, OrderChoice, SomeChoice, SplitChoice
from app.table.desk import Desk
from app.table.model import Id
from app.table.prompt_kinds import ChoiceControls, Stepper
from app.table.prompt_rows import LaidBar
from app.table.regions import is_low, prompt_context
from app.table.seat_symbol import SeatSymbol
from app.ui import lettering
from app.ui.buttons import Button, IconButton
from app.ui.colour import Rgb
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.labels import Paragraph
from app.ui.paint import draw_icon, draw_panel
from app.ui.widget import Widget
from rules import Amount, Decision, Some, Split
from rules.core.decisions import DECLINING, PASS


class PromptBar(LaidBar):
    """The bar at the bottom centre; `refresh` makes its controls for the present choice."""

    def __init__(self, desk: Desk, end: Callable[[], None]) -> None:
        super().__init__(desk, end)
        self._end = end
        self.open_rules: Callable[[], None] = lambda: None
        self.wording: Callable[[Decision], str] = desk.module.words.prompt
        self.time_left: LeftOf = lambda: None
        self.declining: Callable[[Decision], str] = lambda decision: ""  # another name for doing nothing
        self.looking: Callable[[], list[Widget]] = list  # buttons to look at the own things, and to put them away
        self.waiting = ""  # the text while nobody here is asked
        self.progress: float | None = -1.0  # negative: no bar (UX-72)
        self.extra: list[Widget] = []  # buttons while nobody is asked: call-out, a step
        self.may_call_out = False  # nobody is asked, but people may call out: room for the ring (UX-110)
        self.lights: dict[str, tuple[Id, ...]] = {}  # the things that a button is about, by the button's id
        self.choices: list[Button] = []  # in the order of the digit keys
        self._actions: list[Button] = []

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
            self._text = Paragraph(self.waiting, STRONG, most=3 if self.may_call_out else 2)
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
        self._confirm = next((one for one in controls if isinstance(one, Button) and one.id == "confirm"), None)
        if isinstance(choice, FormChoice) and self._confirm is None:
            self._confirm = ChoiceControls(desk, ()).confirm(choice)
        self._rule = next((one for one in controls if one.id == "rule"), None)
        rest = [one for one in controls if one not in (self._confirm, self._rule)]
        self._made = sorted(rest, key=lambda one: one.wordless)  # small round ones keep their places at the end
        self._parts = list(self._made)
        self._said = self._text, self._note
        self._grip.tip = texts("table-prompt-move")
        self._thinks = decision is None and (self.progress is None or self.progress >= 0)
        self._bar.share = self.progress if self._thinks else None
        self._compose(desk.ctx)
        self._gather()

    @property
    def ring(self) -> pygame.Rect | None:
        """Where the call-out ring is drawn; None if the bar has no room for it now."""
        return self._mark.rect if isinstance(self._mark, RingPlace) else None

    def _end_of(self, decision: Decision | None, choice: Choice | None) -> Button:
        """The End/Pass button; while it is disabled it shows the reason, if the rules give one."""
        desk, texts = self.desk, self.desk.ctx.texts
        declining = desk.declining()
        option, tip = declining, texts("table-end-tip" if declining is not None else "table-end-not")
        if declining is None and choice is not None:
            for refused, _, reason in choice.why:
                if refused in DECLINING:
                    option, tip = refused, desk.module.words.reason(reason)
        label = desk.module.answers.ends_with(decision)[0] if decision is not None else ""
        if not label and decision is not None and option == PASS:
            label = self.declining(decision)
        if not label:
            label = desk.module.words.label(decision, option) if option is not None and decision else texts("table-end")
        made = Button(label, self._end, id="end", tip=tip, enabled=declining is not None)
        made.shortcut = "end"
        return made

    def _note_of(self, choice: Choice, controls: bool) -> Paragraph | None:
        """A second, quieter line: how much is chosen, or what to touch next; None if it is not needed.

        In a low window it is left out where the marks on the table say the same.
        """
        texts, decision = self.desk.ctx.texts, choice.decision
        if self.desk.module.answers.asks_back(decision):
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
            wrong = self.desk.module.forms.form_problem(choice)
            text = wrong or self.desk.module.forms.form_total(choice.decision, choice.filled)
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
        own = self.desk.module.pages.controls(choice.decision, self.desk)
        if own is not None:
            return own
        controls = ChoiceControls(self.desk, self._actions)
        made = controls.of(choice)
        self.choices, self.lights = controls.choices, controls.lights
        return made

    def _time_words(self, seconds: int) -> str:
        return self.desk.ctx.texts("table-time-left", seconds=seconds)

    def _rule_of(self, decision: Decision) -> list[Widget]:
        """The rule in one sentence; clicking it opens the rulebook there (UX-31)."""
        said = self.desk.module.words.rule(decision)
        return [IconButton("book", self.open_rules, said, id="rule", shortcut="why")] if said else []

    def press_digit(self, number: int) -> bool:
        """Press the button with this number (UX-79), or where there is nothing but one number to set, set it; False if
        there is neither."""
        if 1 <= number <= len(self.choices) and self.choices[number - 1].enabled:
            self.choices[number - 1].trigger(self.desk.ctx)
            return True
        steppers = [] if self.choices else [each for each in self._controls.walk() if isinstance(each, Stepper)]
        return len(steppers) == 1 and steppers[0].on_digit(self.desk.ctx, number)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        ctx = prompt_context(ctx)
        draw_panel(ctx, surface, self.rect, solid=not self.is_slim)  # nothing below it may be read through it
        if not self.rect.colliderect(surface.get_clip()):
            return  # only its shadow is drawn anew
        super().draw(ctx, surface)
        if self.desk.decision is None and not self.waiting and not self.extra:
            draw_icon(ctx, surface, "clock", self.rect.center, ctx.px(20), ctx.theme.brass_dark)


LeftOf = Callable[[], TimeLeft | None]

NUMBER = Style(size="small", weight="semibold")
HURRY = 10  # the last so many seconds are highlighted


class RingPlace(Widget):
    """Where the call-out ring is, at the left of the bar; as it moves, the table draws it over the kept picture."""

    def width(self, ctx: Context) -> int:
        return int(ctx.px(34) * ctx.text_scale**0.5)

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)


def draw_ring(ctx: Context, surface: pygame.Surface, box: pygame.Rect, share: float, tint: Rgb) -> None:
    """A dark disc with the share of time that is left as an arc, which empties clockwise."""
    pygame.draw.circle(surface, ctx.theme.sunken, box.center, min(box.size) // 2)
    if share > 0.005:
        start = math.pi / 2
        pygame.draw.arc(surface, tint, box.inflate(-4, -4), start, start + 2 * math.pi * share, ctx.px(4))


class Countdown(Widget):
    """A ring with the seconds left, drawn again every second; its tooltip and a screen reader say it in words."""

    ticks = True

    def __init__(self, left: LeftOf, wording: Callable[[int], str]) -> None:
        super().__init__(id="time-left")
        self._left, self._wording = left, wording
        self.seconds = -1
        self._share = 1.0
        self._follow()

    def _follow(self) -> bool:
        left = self._left()
        if left is None or left.seconds == self.seconds:  # None: time stands still while something else is shown
            return False
        self.seconds, self._share = left
        self.tip = self._wording(left.seconds)
        return True

    def tick(self, ctx: Context) -> bool:
        return self._follow()

    def width(self, ctx: Context) -> int:
        return int(ctx.px(40) * ctx.text_scale**0.7)

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)

    def target(self) -> bool:
        return True

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.seconds < 0:
            return
        side = min(self.rect.size)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        tint = ctx.theme.chosen if self.seconds > HURRY else ctx.theme.warn
        draw_ring(ctx, surface, box, self._share, tint)
        number = lettering.line(ctx, str(self.seconds), NUMBER, ctx.theme.ink)
        surface.blit(number, number.get_rect(center=box.center))
