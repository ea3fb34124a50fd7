"""What a race shows over the table: signal, time ring, everybody's cursor, refusals, and the pause (SM-4.6, 4.47)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from app.games.smugglers.faces import put_text
from app.games.smugglers.keys import cap_of
from app.games.smugglers.lobby import KEY_SETS, MOUSE
from app.games.smugglers.race import SHAKE_MS, Hand, Race
from app.games.smugglers.tints import tint_of
from app.match.clock import COUNT, PAUSE, READY, RUN
from app.table.actions import doing
from app.table.desk import Desk
from app.ui import lettering
from app.ui.buttons import Button
from app.ui.colour import with_alpha
from app.ui.context import LEAD, STRONG, Context, Style
from app.ui.fonts import font
from app.ui.labels import draw_set
from app.ui.paint import draw_icon, draw_shadow, plate
from app.ui.widget import Widget
from art.dice import die
from art.palette import DIE_COLOURS
from art.seats import SEAT_SYMBOLS
from art.trays import time_ring

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable

URGENT_MS = 5000
COUNTS = {3: "three", 2: "two", 1: "one"}


class ClockView:
    """Draws a race; it knows nothing that the screen does not show anyway."""

    def __init__(self, table: SmugglersTable, race: Race) -> None:
        self.table, self.race = table, race

    # --- words in the prompt bar

    def waiting(self) -> str | None:
        """What the bar says while the clock rules."""
        say, clock = self.table.wording.word, self.table.match.clock
        match clock.phase:
            case "ready":
                hand = self.race.mouse_hand()
                if hand is not None and clock.not_ready == (hand.seat,):
                    return say("clock", "ready-mouse")
                return say("clock", "ready-wait", names=self.table.wording.seats(clock.not_ready))
            case "count":
                return say("clock", f"count-{COUNTS[max(1, clock.count)]}")
            case "run":
                return self._bid_words()
            case "pause":
                return say("clock", "pause-command" if clock.takes_answers else "pause-line")
        return self._bid_words() if self.race.open else None

    def _bid_words(self) -> str:
        """Without dice in any hand here only tokens are left to take, and in the end nothing."""
        mine = [self.table.seen["seats"][seat] for seat in self.race.hands]
        if mine and not any(one["acts"] for one in mine):
            return self.table.wording.word("clock", "done")
        if any(one["reserve"] and not one["tokens"] for one in mine) or not mine:
            return self.table.texts("prompt-smugglers-race-act")
        return self.table.wording.word("act", "open", offer="token")

    def extras(self) -> list[Widget]:
        say, phase = self.table.wording.word, self.race.phase
        if phase == READY:
            hand = self.race.mouse_hand()
            if hand is None or hand.seat not in self.table.match.clock.not_ready:
                return []
            return [Button(say("clock", "ready-yes"), doing(self.race.go, hand), kind="main", icon="ready", id="ready")]
        hand = self.race.mouse_hand()
        made = self._palette(hand) if hand is not None and self.race.open and self._may_place(hand) else []
        if phase == RUN:
            made.append(Button(say("clock", "pause"), self.race.pause, icon="pause", id="pause"))
        if phase == PAUSE:
            made.append(Button(say("clock", "resume"), self.race.pause, kind="main", icon="play", id="resume"))
        return made

    def _may_place(self, hand: Hand) -> bool:
        mine = self.table.seen["seats"][hand.seat]
        return bool(mine["reserve"]) and not mine["tokens"]

    def _palette(self, hand: Hand) -> list[Widget]:
        """The 1–6 palette of the person with the mouse (SM-4.53)."""
        return [
            Button(str(face), doing(self.race.turn, hand, face), chosen=face == hand.face, id=f"face-{face}")
            for face in range(1, 7)
        ]

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> bool:
        """True while it changes by itself."""
        phase, clock = self.race.phase, self.table.match.clock
        if phase == READY:
            self._draw_ready(ctx, surface, desk)
        elif phase == COUNT:
            word = self.table.wording.word("clock", f"count-{COUNTS[max(1, clock.count)]}")
            self._draw_big(ctx, surface, desk, f"{clock.count}", word)
        elif phase == PAUSE and not clock.takes_answers:
            self._draw_pause(ctx, surface, desk)
        if self.race.open:
            self._draw_time(ctx, surface, desk)
            for hand in self.race.hands.values():
                self._draw_hand(ctx, surface, desk, hand)
        return phase in (COUNT, RUN)

    def left_ms(self) -> tuple[int, int]:
        """Milliseconds until bidding ends by itself, and of how many."""
        told = self.table.seen["clock"]
        if not told:
            return 0, 1
        ends, idle = told["ends"], told["idle"]
        return max(0, ends - self.race.game_ms()), max(1, min(idle, told["limit"]))

    def _draw_time(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """A ring around the round dial and a thin line over the sectors; the last seconds are dashed and marked."""
        left, whole = self.left_ms()
        rect = desk.stage.rect("round") if desk.stage is not None else None
        if rect is None:
            return
        urgent = left <= URGENT_MS
        side = round(min(rect.size) * 1.12)
        ring = time_ring(side, ctx.art, left=max(0, min(100, round(100 * left / whole))), urgent=urgent)
        spot = ring.get_rect(center=rect.center)
        fill = with_alpha(ctx.theme.panel, 1)
        surface.blit(plate(spot.size, spot.width // 2, fill, fill), spot)
        surface.blit(ring, spot)
        room = pygame.Rect(0, 0, round(side * 0.6), round(side * 0.42))
        room.center = spot.center
        put_text(ctx, surface, str(math.ceil(left / 1000)), room, role="warn" if urgent else "ink")
        self._draw_line(ctx, surface, desk, left / whole, urgent)

    def _draw_line(self, ctx: Context, surface: pygame.Surface, desk: Desk, share: float, urgent: bool) -> None:
        camera = desk.camera
        y = self.table.plan.middle[1]
        at = camera.rect((0.0, y - self.table.plan.disc * 0.03, float(self.table.plan.room[0]), 1.0))
        wide = round(at.width * 0.7 * max(0.0, min(1.0, share)))
        line = pygame.Rect(0, 0, wide, ctx.px(4))
        line.center = (at.centerx, at.y)
        if wide > 2:
            tone = ctx.theme.warn if urgent else ctx.theme.brass_light
            pygame.draw.rect(surface, tone, line, border_radius=ctx.px(2))

    # --- hands

    def _draw_hand(self, ctx: Context, surface: pygame.Surface, desk: Desk, hand: Hand) -> None:
        if hand.swing is not None:
            x = 0.0 if self.table.steady else hand.swing.place(self.race.game_ms())
            self.table.tower.draw_swing(ctx, surface, desk, hand.target[1], hand.seat, hand.face, x)
        kind, which = hand.target
        rect = desk.stage.rect(f"{kind}:{which}") if desk.stage is not None else None
        seen = self.table.seen["seats"][hand.seat]
        if rect is None or (seen["tokens"] and len(self.table.players) > 2):
            return
        place = sorted(self.race.hands).index(hand.seat)
        tint = pygame.Color(tint_of(seen["colour"], ctx.art))
        shake = self._shake(ctx, hand)
        around = rect.inflate(ctx.px(6 + 5 * place), ctx.px(6 + 5 * place)).move(shake, 0)
        radius = around.width // 2 if kind == "sector" else ctx.px(10)
        pygame.draw.rect(surface, ctx.theme.space_0, around.inflate(2, 2), ctx.px(5), border_radius=radius)
        pygame.draw.rect(surface, tint, around, ctx.px(3), border_radius=radius)
        self._draw_badge(ctx, surface, hand, around, place, kind == "sector")

    def _draw_badge(
        self, ctx: Context, surface: pygame.Surface, hand: Hand, around: pygame.Rect, place: int, round_: bool
    ) -> None:
        """The die in the hand, or the hand that takes a token, at the cursor's own corner."""
        seen = self.table.seen["seats"][hand.seat]
        side = max(ctx.px(34), round(self.table.plan.die * 0.95))
        angle = math.radians(-90 + (place - (len(self.race.hands) - 1) / 2) * 34)
        reach = (around.width / 2, around.height / 2)
        centre = (
            round(around.centerx + reach[0] * math.cos(angle)),
            round(around.centery + reach[1] * math.sin(angle)),
        )
        if hand.pointing and round_:
            pointer = self.table.kit.top.pointer
            centre = (pointer[0] + side // 2, pointer[1] + side // 2)
        drawn = die(
            side,
            ctx.art,
            body=ctx.art.of_piece(DIE_COLOURS[seen["colour"]]),
            face=hand.face,
            symbol=SEAT_SYMBOLS[hand.seat],
        )
        if not round_ or not seen["reserve"]:
            draw_icon(ctx, surface, "hand", centre, round(side * 0.6), ctx.theme.brass_light)
            return
        surface.blit(drawn, drawn.get_rect(center=centre))
        if not self.race.open_to(hand):
            draw_icon(ctx, surface, "cross", (centre[0] + side // 3, centre[1] - side // 3), side // 2, ctx.theme.harm)
        elif seen["pending"]:
            draw_icon(
                ctx, surface, "clock", (centre[0] + side // 3, centre[1] - side // 3), side // 2, ctx.theme.chosen
            )

    def _shake(self, ctx: Context, hand: Hand) -> int:
        age = ctx.clock - hand.shaken
        if age >= SHAKE_MS or ctx.reduced_motion:
            return 0
        return round(ctx.px(7) * math.sin(age / 28) * (1 - age / SHAKE_MS))

    # --- signal and pause

    def _draw_ready(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """On each person's dashboard: which key says ready, or that it has been said."""
        waiting = self.table.match.clock.not_ready
        for hand in self.race.hands.values():
            rect = desk.stage.rect(f"home:{hand.seat}") if desk.stage is not None else None
            asks_below = hand.device == MOUSE and hand.seat in waiting  # the mouse has a button in the bar
            if rect is not None and not asks_below:
                self._plaque(
                    ctx, surface, rect, self._ready_words(hand, hand.seat in waiting), hand.seat not in waiting
                )

    def _ready_words(self, hand: Hand, waits: bool) -> str:
        say = self.table.wording.word
        if not waits:
            return say("clock", "ready-yes")
        if hand.device in KEY_SETS:
            key = cap_of(self.table.kit.app.input.bindings, hand.device, "go")
            return say("clock", "ready-how", seat=self.table.wording.seat(hand.seat), key=key)
        return say("clock", "ready")

    def _plaque(self, ctx: Context, surface: pygame.Surface, home: pygame.Rect, words: str, done: bool) -> None:
        style = Style(size="small", weight="semibold")
        set_words = lettering.set_text(ctx, words, style, home.width - ctx.px(60))
        rect = pygame.Rect(0, 0, set_words.size[0] + ctx.px(44), max(ctx.px(30), set_words.size[1] + ctx.px(12)))
        rect.center = home.center
        tone = ctx.theme.good if done else ctx.theme.chosen
        fill = with_alpha(ctx.theme.panel, 0.97)
        draw_shadow(ctx, surface, rect, ctx.px(10), 12)
        surface.blit(plate(rect.size, ctx.px(10), fill, fill, with_alpha(tone, 1), ctx.px(2)), rect)
        draw_icon(ctx, surface, "ready" if done else "keyboard", (rect.x + ctx.px(20), rect.centery), ctx.px(20), tone)
        draw_set(ctx, surface, set_words, (rect.x + ctx.px(36), rect.centery - set_words.size[1] // 2))

    def _draw_big(self, ctx: Context, surface: pygame.Surface, desk: Desk, sign: str, word: str) -> None:
        """3, 2, 1 in the middle of the row."""
        area = desk.camera.rect(self.table.plan.middle)
        side = min(area.height, ctx.px(220))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = area.center
        draw_shadow(ctx, surface, rect, side // 2, 24)
        fill = with_alpha(ctx.theme.panel, 0.97)
        surface.blit(plate(rect.size, side // 2, fill, fill, with_alpha(ctx.theme.brass, 1), ctx.px(3)), rect)
        room = pygame.Rect(0, 0, round(side * 0.6), round(side * 0.46))
        room.center = (rect.centerx, rect.centery - side // 14)
        large = font("sans", "light", round(room.height * 0.8)).render(sign, True, ctx.theme.brass_light)
        surface.blit(large, large.get_rect(center=room.center))
        name = lettering.line(ctx, word, STRONG)
        surface.blit(name, name.get_rect(center=(rect.centerx, rect.bottom - round(side * 0.17))))

    def _draw_pause(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """The row is covered while the clock stands (SM-4.47); the words say why."""
        area = desk.camera.rect(self.table.plan.middle)
        title = self.table.wording.word("clock", "pause")
        words = lettering.set_text(
            ctx, self.table.wording.word("clock", "pause-line"), Style(), min(area.width, ctx.px(460))
        )
        head = lettering.line(ctx, title, LEAD)
        rect = pygame.Rect(
            0, 0, max(words.size[0], head.get_width()) + ctx.px(48), words.size[1] + head.get_height() + ctx.px(40)
        )
        rect.center = area.center
        draw_shadow(ctx, surface, rect, ctx.px(12), 20)
        fill = with_alpha(ctx.theme.panel, 0.98)
        surface.blit(plate(rect.size, ctx.px(12), fill, fill, ctx.theme.hairline_rgba), rect)
        surface.blit(head, head.get_rect(midtop=(rect.centerx, rect.y + ctx.px(14))))
        draw_set(ctx, surface, words, (rect.x + ctx.px(24), rect.y + head.get_height() + ctx.px(22)))
