"""The curtain between two people at one screen: it shows only who is next, and lifts when that person presses a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from app.table.actions import doing
from app.table.preferences import sits_opposite
from app.table.seat_symbol import SeatSymbol
from app.ui.buttons import Button
from app.ui.context import DIM, LEAD, Context, Style
from app.ui.input import Act, Digit, Intent, Lost, PointerEvent
from app.ui.key_names import key_label
from app.ui.labels import Label, Paragraph
from app.ui.layout import Anchor, Column, Layers, Pad, Row, Space
from app.ui.scene import Scene
from app.ui.widget import TextMark, Widget
from art.orrery import Orrery

if TYPE_CHECKING:
    from app.match import Match
    from app.table.module import GameTable
    from app.table.table_input import TableInput
    from app.ui.program import Program

HOLD_MS = 400.0  # UX-42
SHOWN_MS = 1000.0  # a short press is enough once the name has been there for so long: it was read, and is meant
TURN_PER_MS = 0.006
PIN_LENGTH = 4
COLUMN, EDGE = 760.0, 12.0
LEAST_ORRERY = 160.0
WARNING = DIM.coloured("warn")
OTHERS = "change-choice-"  # buttons of people who are not named


class HoldButton(Widget):
    """A button that must be held for a moment, so that a stray key or click does nothing; a ring fills meanwhile."""

    focusable = True

    def __init__(self, text: str, share: float = 0.0) -> None:
        super().__init__(id="default-hold")
        self.text, self.share = text, share
        self.down = False
        self._style = Style(size="lead", weight="semibold", role="on_brass")

    def width(self, ctx: Context) -> int:
        from app.ui import lettering

        return min(ctx.size[0] - ctx.px(48), lettering.text_width(ctx, self.text, self._style) + ctx.px(72))

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(64), ctx.em(3.2))

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self.down = True

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        self.down = False

    def on_act(self, ctx: Context, action: str) -> bool:
        return action == "confirm"

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        from app.ui import lettering
        from app.ui.colour import with_alpha
        from app.ui.paint import draw_focus, draw_shadow, plate

        theme, rect = ctx.theme, self.rect
        radius = rect.height // 2
        draw_shadow(ctx, surface, rect, radius, 12)
        surface.blit(plate(rect.size, radius, with_alpha(theme.brass_light, 1), with_alpha(theme.brass, 1)), rect)
        if self.share > 0:
            done = pygame.Rect(rect.x, rect.y, max(2 * radius, round(rect.width * self.share)), rect.height)
            surface.blit(plate(done.size, radius, with_alpha(theme.chosen, 1), with_alpha(theme.chosen, 1)), done)
        shown = lettering.ellipsised(ctx, self.text, self._style, rect.width - ctx.px(40))
        drawn = lettering.line(ctx, shown, self._style)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, rect, radius)

    def marks(self) -> list[TextMark]:
        return []

    def spoken(self) -> str:
        return self.text


class CurtainScene(Scene):
    """Covers the whole window. Subclasses give the name of the seat, what to do when it lifts, and how to leave."""

    name = "handover"
    back = False
    quiet = True

    def __init__(self, app: Program, seat: int, why: str, pin: str = "") -> None:
        super().__init__(app)
        self.seat, self.why, self.pin = seat, why, pin
        self._typed = ""
        self._refused = False  # the last PIN was wrong
        self._held = self._shown = 0.0
        self._key_down = False
        self._pressed = False  # a key or button went down after the name had been read
        self._turn = 0.0
        self._button = HoldButton("")
        self._orrery: Orrery | None = None

    # --- to be given

    def seat_name(self) -> str:
        raise AssertionError("nobody is named")

    def behind(self, dt: float) -> None:
        """What goes on behind the curtain."""

    def lifted(self, by_key: bool) -> None:
        """The person is there; `by_key`: the key is still down."""
        raise AssertionError("nothing lies behind")

    def leave(self) -> None:
        raise AssertionError("there is no way out")

    def others(self) -> list[Widget]:
        """Buttons for people who are not the one that is named."""
        return []

    def build(self) -> Widget:
        name = self.seat_name()
        holds, key = self.app.settings["long_hold"], key_label(self.ctx, "confirm") or "–"
        act = self.texts("handover-hold" if holds else "handover-hold.press")
        away = self.texts("handover-away" if holds else "handover-away.press", key=key)
        self._button = HoldButton(self.texts("handover-pin") if self.pin else act)
        how = self._pin_dots() if self.pin else away
        words: list[Widget] = [
            Label(name, Style(size="hero", weight="light", role="brass_light"), align="center"),
            Paragraph(self.texts(f"handover-{self.why}", name=name), LEAD, align="center", prefer=COLUMN),
            Space(0, 10),
            self._button,
            Space(0, 6),
            Paragraph(how, DIM, align="center", prefer=COLUMN),
        ]
        if self._refused:
            words.append(Paragraph(self.texts("handover-pin-wrong"), WARNING, align="center", prefer=COLUMN))
        words += self.others()
        column = Column([SeatSymbol(self.seat, 72), *words], gap=8, align="center")
        if self._room_above(column) < 0:  # with large text in a low window there is room only for the name
            column = Column(words, gap=4, align="center")
        self._orrery = self._fitting_orrery(self._room_above(column))
        return Layers([Pad(Anchor(column, y=1.0 if self._orrery else 0.5, width=COLUMN), x=EDGE, y=EDGE)])

    def _room_above(self, column: Column) -> int:
        """How much of the window's height the texts leave free."""
        wide, high = self.ctx.size
        margins = 3 * self.ctx.px(EDGE)
        return high - margins - column.height(self.ctx, min(wide - margins, self.ctx.px(COLUMN)))

    def _fitting_orrery(self, room: int) -> Orrery | None:
        """An orrery as large as there is room above the texts; None if it would be tiny."""
        width = min(round(self.ctx.size[0] * 0.56), round(room / 0.62))
        return Orrery(width, self.ctx.art) if width >= self.ctx.px(LEAST_ORRERY) else None

    def _pin_dots(self) -> str:
        return self.texts("handover-pin-dots", dots="● " * len(self._typed) + "○ " * (PIN_LENGTH - len(self._typed)))

    def draw_back(self, surface: pygame.Surface) -> None:
        super().draw_back(surface)
        if self._orrery:
            left = (surface.get_width() - self._orrery.size[0]) // 2
            self._orrery.draw(surface, (left, self.ctx.px(EDGE)), self._turn)

    def update(self, dt: float) -> bool:
        self.behind(dt)
        if self.app.scene is not self:
            return True
        if not self.ctx.reduced_motion:
            self._turn += dt * TURN_PER_MS
        self._shown += dt
        holding = (self._key_down or (self._button.down and self.host.held is self._button)) and not self.pin
        self._held = min(HOLD_MS, self._held + dt) if holding else 0.0
        self._button.share = self._held / HOLD_MS
        if self._held >= HOLD_MS:
            self._lift()
        return not self.ctx.reduced_motion or holding

    def _lift(self) -> None:
        by_key, self._held, self._shown = self._key_down, 0.0, 0.0
        self._key_down = self._button.down = self._pressed = False
        self.lifted(by_key)

    def offer(self, intent: Intent) -> bool:
        lets_go = isinstance(intent, Act) and intent.action == "confirm" and intent.released
        if isinstance(intent, PointerEvent) and intent.kind == "release":
            on_button = self._button.down and self._button.rect.collidepoint(intent.pos)
            if self._let_go(on_button):
                return True
        elif (isinstance(intent, Lost) or lets_go) and self._let_go(lets_go):
            return True
        used = super().offer(intent)
        if isinstance(intent, PointerEvent) and intent.kind == "press" and self._button.down:
            self._press()
        return used

    def _press(self) -> None:
        """A press counts by itself only if the name was there long enough to be read; a stray key comes before that."""
        self._pressed = self._shown >= SHOWN_MS and not self.pin and not self.app.settings["long_hold"]

    def _let_go(self, meant: bool = False) -> bool:
        """The held key or button was released: the next try begins anew. True if the short press lifted the curtain."""
        lifts, self._pressed = meant and self._pressed, False
        self._key_down = self._button.down = False
        if lifts:
            self._lift()
        return lifts

    def foremost(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and intent.action == "confirm":
            if not self._speaks_for_others() and not intent.released and not intent.repeat and not self._key_down:
                self._key_down = True
                self._press()
            self.ctx.device = intent.device
            self.app.dirty = True
            return not self._speaks_for_others()
        if isinstance(intent, Digit) and self.pin:
            self._digit(intent.value)
            return True
        return False

    def _speaks_for_others(self) -> bool:
        """Whether the focus is on a button of somebody else's: then a key presses that."""
        focused = self.host.focused
        return focused is not None and focused.id.startswith(OTHERS)

    def _digit(self, value: int) -> None:
        """Add a digit of the PIN; a wrong PIN is refused as a whole, so that no single digit is given away."""
        self._typed += str(value)
        if len(self._typed) >= PIN_LENGTH:
            right, self._typed = self._typed == self.pin, ""
            if right:
                self._lift()
                return
        self._refused = not self._typed
        self.rebuild()

    def live_texts(self) -> dict[str, str]:
        return {"line": self.texts("handover-pin-wrong")} if self._refused else {}

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and intent.action == "cancel" and not intent.released:
            from app.ui.dialog import confirm

            self._let_go()
            confirm(
                self.host,
                self.texts("handover-leave-title"),
                self.texts("handover-leave"),
                self.texts("table-leave"),
                self.texts("table-cancel"),
                self.leave,
            )
            return True
        return False


class CoveredTable(Protocol):
    """The table below the cover."""

    pins: dict[int, str]
    match: Match
    module: GameTable
    input: TableInput

    def name_seats(self) -> None: ...

    def pump(self, dt: float) -> bool: ...


class HandoverScene(CurtainScene):
    """Behind it the match goes on only with what nobody needs to see."""

    def __init__(self, app: Program, table: CoveredTable, seat: int, why: str) -> None:
        super().__init__(app, seat, why, table.pins.get(seat, ""))
        self.table = table

    @property
    def turned(self) -> bool:  # type: ignore[override]
        return sits_opposite(self.app, self.table.match, self.seat)

    def name_seat(self, seat: int, why: str) -> None:
        """Change the seat that is named."""
        self.seat, self.why, self.pin = seat, why, self.table.pins.get(seat, "")
        self._typed, self._refused, self._held, self._shown = "", False, 0.0, 0.0
        self._let_go()
        self.rebuild()

    def seat_name(self) -> str:
        self.table.name_seats()
        return self.table.module.seat_name(self.seat)

    def others(self) -> list[Widget]:
        """Whoever else makes a secret choice now may begin or change it; who has made it does not show (UX-46)."""
        made: list[Widget] = []
        for seat in self.table.match.people.choosing():
            if seat != self.seat:
                words = self.texts("handover-change", name=self.table.module.seat_name(seat))
                made.append(Button(words, doing(self._change, seat), icon="undo", id=f"{OTHERS}{seat}"))
        return [Row(made, gap=10)] if made else []

    def _change(self, seat: int) -> None:
        self.table.match.people.sit(seat)
        self.table.pump(0.0)

    def behind(self, dt: float) -> None:
        self.table.pump(dt)

    def lifted(self, by_key: bool) -> None:
        self.table.input.hush = by_key
        self.table.match.screen.lift()
        self.table.pump(0.0)

    def leave(self) -> None:
        self.app.pop()
        self.app.pop()

    def public_picture(self) -> pygame.Surface:
        return self.app.surface


def draw_curtain(table: CoveredTable, app: Program, seat: int, why: str) -> None:
    """Cover the table and name this seat, or change the name on the cover."""
    front = app.scene
    if isinstance(front, HandoverScene):
        front.name_seat(seat, why)
    else:
        app.push(HandoverScene(app, table, seat, why))
