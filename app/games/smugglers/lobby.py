"""What Space Smugglers adds to the new-game screen: presets, and in real time a device for each person (SM-4.50)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from app.scenes.draft import Draft
from app.scenes.lobby import Lobby, Preset
from app.scenes.parts import SeatBadge
from app.ui import lettering
from app.ui.buttons import Button
from app.ui.colour import mix, with_alpha
from app.ui.context import DIM, STRONG, Context
from app.ui.controls import Pair, Picker, Slider, Toggle
from app.ui.dialog import Dialog
from app.ui.input import Chord
from app.ui.labels import Caps, Label, Paragraph
from app.ui.layout import Column, Row, Wrap
from app.ui.paint import draw_focus, plate
from app.ui.widget import TextMark, Widget
from art.palette import MIDNIGHT, Palette

PRESETS = (
    Preset("calm", {"timing": "secret"}, {"tempo": "secret"}),
    Preset("base"),
    Preset("favourites", {"stations": True, "fav_ships": True, "fav_leftover": True}),  # SM-6.5
    Preset("towers", {"stacked": True}),
    Preset("everything", {"stations": True, "fav_ships": True, "fav_leftover": True, "stacked": True}),
)
STAND = (Preset("calm", {"timing": "secret"}, {"tempo": "secret"}, seats=("human", "cadet", "cadet")),)
FIRST = "calm"
SEATS = ("human", "pilot", "pilot")

# SM-4.51: LEFT, RIGHT, FACE, GO by their places on a US keyboard; the sets do not overlap.
KEY_SETS: dict[str, tuple[str, str, str, str]] = {
    "keys-1": ("a", "s", "q", "w"),
    "keys-2": ("f", "g", "r", "t"),
    "keys-3": ("j", "k", "u", "i"),
    "keys-4": ("left", "right", "up", "down"),
    "keys-5": ("[4]", "[6]", "[8]", "[5]"),
    "keys-6": ("v", "b", "c", "n"),
}
# In this order they are given out: two people sit at the two halves of the keyboard, a third between them.
SPREAD = ("keys-1", "keys-4", "keys-3", "keys-2", "keys-5", "keys-6")
MOUSE = "mouse"
ACTIONS = ("left", "right", "face", "go")
MOST_ON_ONE_KEYBOARD = 4  # SM-4.52


def tints(draft: Draft, palette: Palette = MIDNIGHT) -> list[str]:
    """The colours in which the seats will play, chosen or left over."""
    from app.games.smugglers.tints import tint_of
    from rules.smugglers.setup import colours_of

    return [tint_of(colour, palette) for colour in colours_of(draft.setup())] if draft.trouble() is None else []


def devices(draft_extras: dict[str, Any], humans: Sequence[int]) -> dict[int, str]:
    """The device of each person: as chosen, otherwise the mouse for one alone and key sets for several."""
    kept = draft_extras.get("devices")
    chosen = kept if isinstance(kept, dict) else {}
    free = [MOUSE] if len(humans) == 1 else []
    free += SPREAD
    known = {*KEY_SETS, MOUSE, *(f"pad-{number}" for number in range(1, 7))}
    found: dict[int, str] = {}
    for seat in humans:
        wanted = chosen.get(str(seat))
        if wanted in known and wanted not in found.values():
            found[seat] = str(wanted)
    for seat in humans:
        if seat not in found:
            found[seat] = next(one for one in free if one not in found.values())
    return dict(sorted(found.items()))


def pads() -> int:
    """How many gamepads are connected."""
    try:
        from pygame._sdl2 import controller

        return int(controller.get_count()) if controller.get_init() else 0
    except (ImportError, pygame.error):
        return 0


def lobby(table: Lobby) -> Sequence[Widget]:
    """Beats or real time; devices and pace where bidding runs against the clock; the steady hand for dropped dice."""
    humans = table.draft.humans()
    follow_tempo(table.draft)
    rows: list[Widget] = [_beats_row(table)]
    if humans and table.draft.options.get("timing", "realtime") == "realtime":
        rows += [*_device_rows(table, humans), *_clock_rows(table, humans)]
    if humans and table.draft.options.get("stacked"):
        rows.append(_switch(table, "steady", "smugglers-tower-steady"))
    return rows


def fitting_tempo(humans: Sequence[int]) -> str:
    """Section 4D: secret for one person, who needs no cover; open for several, and for none."""
    return "secret" if len(humans) == 1 else "open"


def follow_tempo(draft: Draft) -> None:
    """A tempo that was only preselected follows the number of people; one chosen by hand stays (table 6A)."""
    preselected = draft.extras.get("tempo")
    if preselected is None:
        return
    if draft.options.get("timing") == preselected:
        draft.options["timing"] = draft.extras["tempo"] = fitting_tempo(draft.humans())
    else:
        del draft.extras["tempo"]


def _beats_row(table: Lobby) -> Widget:
    """Real time, or beats without haste; which of the two tempo modes is preselected (table 6A)."""
    draft, texts = table.draft, table.app.ctx.texts

    def flip(on: bool) -> None:
        if on:
            draft.options["timing"] = draft.extras["tempo"] = fitting_tempo(draft.humans())
        else:
            draft.options.pop("timing", None)
        table.changed()

    words = Column(
        [Label(texts("smugglers-beats"), STRONG), Paragraph(texts("smugglers-beats-help"), DIM, prefer=320)], gap=2
    )
    beats = draft.options.get("timing", "realtime") != "realtime"
    return Pair(words, Toggle(beats, flip, id="beats", tip=texts("smugglers-beats")))


def _clock_rows(table: Lobby, humans: Sequence[int]) -> list[Widget]:
    """Accessible play against the clock: slower for everyone, or one command in a pause (SM-4.65, UX-83)."""
    draft, texts = table.draft, table.app.ctx.texts

    def slow(value: float) -> None:
        draft.extras["speed"] = round(value)

    words = Column(
        [
            Label(texts("smugglers-clock-speed"), STRONG),
            Paragraph(texts("smugglers-clock-speed-help"), DIM, prefer=260),
        ],
        gap=2,
    )
    slider = Slider(
        int(draft.extras.get("speed", 100)),
        25,
        100,
        slow,
        step=5,
        id="speed",
        say=lambda value: texts("unit-percent", value=round(value)),
        tip=texts("smugglers-clock-speed"),
    )
    rows: list[Widget] = [Pair(words, slider)]
    if len(humans) == 1:
        rows.append(_switch(table, "command_pause", "smugglers-clock-command"))
    return rows


def _switch(table: Lobby, name: str, message: str) -> Widget:
    texts, extras = table.app.ctx.texts, table.draft.extras
    words = Column([Label(texts(message), STRONG), Paragraph(texts(f"{message}-help"), DIM, prefer=320)], gap=2)

    def flip(on: bool) -> None:
        extras[name] = on

    return Pair(words, Toggle(bool(extras.get(name)), flip, id=name, tip=texts(message)))


def _device_rows(table: Lobby, humans: Sequence[int]) -> list[Widget]:
    draft, texts = table.draft, table.app.ctx.texts
    held = devices(draft.extras, humans)
    options = [
        *((name, texts("lobby-keys", keys=_caps(name))) for name in KEY_SETS),
        (MOUSE, texts("lobby-mouse")),
        *((f"pad-{number}", texts("lobby-pad", number=number)) for number in range(1, pads() + 1)),
    ]

    def choose(seat: int, device: object) -> None:
        # Whoever held the device takes over the other one: nobody is left without (SM-4.53, 4.54).
        swapped = dict(held)
        for other, own in held.items():
            if own == device:
                swapped[other] = held[seat]
        swapped[seat] = str(device)
        draft.extras["devices"] = {str(one): own for one, own in swapped.items()}
        table.changed()

    rows: list[Widget] = [Caps(texts("lobby-devices"))]
    for seat in humans:
        control = Picker(
            options,
            held[seat],
            partial(choose, seat),
            id=f"device-{seat}",
            drop=True,
            tip=texts("lobby-device-of", name=draft.name(seat, texts)),
        )
        rows.append(Row([SeatBadge(seat, 28), Label(draft.name(seat, texts), STRONG), control], gap=10, flex={1: 1}))
    if sum(device in KEY_SETS for device in held.values()) > MOST_ON_ONE_KEYBOARD:
        rows.append(Paragraph(texts("smugglers-keys-four"), DIM, prefer=420))
    rows.append(
        Wrap([Button(texts("smugglers-keys-title"), partial(_test, table, held), icon="keyboard", id="key-test")])
    )
    return rows


def _caps(name: str) -> str:
    return " ".join(_cap(key) for key in KEY_SETS[name])


def _cap(key: str) -> str:
    return {"left": "←", "right": "→", "up": "↑", "down": "↓"}.get(key, key.strip("[]").upper())


def _test(table: Lobby, held: dict[int, str]) -> None:
    texts, host = table.app.ctx.texts, table.host
    names = {seat: table.draft.name(seat, texts) for seat in held}
    test = KeyTest([(seat, names[seat], KEY_SETS[device]) for seat, device in held.items() if device in KEY_SETS])
    words: list[Widget] = [Paragraph(texts("smugglers-keys-line"), prefer=560), test]
    if MOUSE in held.values():
        words.append(Paragraph(texts("smugglers-keys-mouse"), DIM, prefer=560))
    if any(device.startswith("pad") for device in held.values()):
        words.append(Paragraph(texts("smugglers-keys-pad"), DIM, prefer=560))
    host.open(
        Dialog(
            texts("smugglers-keys-title"),
            Column(words, gap=12),
            [Button(texts("close"), host.close, kind="main")],
            width=640,
        )
    )


class KeyTest(Widget):
    """Caps of everybody's keys; those held down light up, and the most at once is counted (SM-4.52)."""

    focusable = True
    ticks = True

    def __init__(self, rows: Sequence[tuple[int, str, tuple[str, str, str, str]]]) -> None:
        super().__init__(id="default-key-test")
        self._rows = list(rows)
        self.held: frozenset[str] = frozenset()
        self.heard: set[str] = set()
        self.most = 0

    def watched(self) -> list[str]:
        return [key for _, _, keys in self._rows for key in keys]

    def tick(self, ctx: Context) -> bool:
        pressed = pygame.key.get_pressed()
        now = frozenset(key for key in self.watched() if pressed[pygame.key.key_code(key)])
        return self.hold(now)

    def hold(self, now: frozenset[str]) -> bool:
        """These keys are down now; True if anything changed."""
        changed = now != self.held
        self.held = now
        self.heard |= now
        self.most = max(self.most, len(now))
        return changed

    def on_chord(self, ctx: Context, chord: Chord) -> bool:
        """Keys under test mean nothing else meanwhile; Esc and Tab still leave."""
        self.heard |= {key for key in self.watched() if key.strip("[]") == chord.name}
        return chord.name not in ("escape", "tab", "shift+tab")

    # --- drawing

    def _step(self, ctx: Context) -> int:
        return max(ctx.px(46), lettering.line_height(ctx, STRONG) + ctx.px(26))

    def width(self, ctx: Context) -> int:
        return ctx.px(520)

    def height(self, ctx: Context, width: int) -> int:
        return self._step(ctx) * len(self._rows) + lettering.line_height(ctx, DIM) + ctx.px(16)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        step, side = self._step(ctx), self._step(ctx) - ctx.px(10)
        for place, (_, name, keys) in enumerate(self._rows):
            y = self.rect.y + ctx.px(8) + place * step
            room = max(ctx.px(40), self.rect.width - 4 * (side + ctx.px(10)) - ctx.px(24))
            drawn = lettering.line(ctx, lettering.ellipsised(ctx, name, STRONG, room), STRONG)
            surface.blit(drawn, drawn.get_rect(midleft=(self.rect.x + ctx.px(10), y + side // 2)))
            x = self.rect.right - 4 * (side + ctx.px(10))
            for key in keys:
                self._draw_cap(ctx, surface, pygame.Rect(x, y, side, side), key)
                x += side + ctx.px(10)
        words = self._count_words(ctx)
        drawn = lettering.line(ctx, words, DIM)
        surface.blit(drawn, drawn.get_rect(bottomleft=(self.rect.x + ctx.px(10), self.rect.bottom - ctx.px(2))))
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(8))

    def _count_words(self, ctx: Context) -> str:
        heard = ctx.texts("smugglers-keys-heard", count=len(self.heard))
        return f"{heard} · {ctx.texts('smugglers-keys-most', count=self.most)}"

    def _draw_cap(self, ctx: Context, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        theme = ctx.theme
        if key in self.held:
            top, bottom, ink = theme.brass_light, theme.brass, theme.on_brass
        elif key in self.heard:
            top, bottom, ink = mix(theme.raised, theme.good, 0.3), theme.raised, theme.ink
        else:
            top, bottom, ink = theme.raised, theme.sunken, theme.ink
        cap = plate(rect.size, ctx.px(8), with_alpha(top, 1), with_alpha(bottom, 1), with_alpha(theme.brass, 0.7))
        surface.blit(cap, rect.topleft)
        drawn = lettering.line(ctx, _cap(key), STRONG, ink)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def marks(self) -> list[TextMark]:
        return []

    def spoken(self) -> str:
        return " ".join(_cap(key) for key in sorted(self.heard))
