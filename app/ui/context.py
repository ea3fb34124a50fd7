"""What every widget needs to measure and draw itself: theme, wording, sizes, clock."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pygame

from app.text.texts import Texts
from app.ui.colour import Rgb, contrast, mix
from app.ui.fonts import font
from app.ui.input import Bindings
from app.ui.palettes import PALETTES, SeatMark
from app.ui.theme import MIDNIGHT, THEMES, Theme
from art.palette import Palette

# Type sizes at 100 % (look.md); nothing smaller exists.
SIZES = {"tiny": 12, "small": 14, "body": 16, "lead": 20, "title": 28, "hero": 40, "giant": 64}


class Style(NamedTuple):
    """How a text is set: size by name, typeface, colour by role."""

    size: str = "body"
    weight: str = "regular"
    family: str = "sans"
    role: str = "ink"
    tracking: float = 0.0  # extra space between letters, in parts of the size
    capitals: bool = False

    def coloured(self, role: str) -> Style:
        return self._replace(role=role)


BODY = Style()
STRONG = Style(weight="semibold")
DIM = Style(size="small", role="ink_dim")
LEAD = Style(size="lead", weight="medium")
TITLE = Style(size="title", weight="semibold", role="brass_light")
CAPS = Style(size="small", weight="semibold", role="brass_light", tracking=0.12, capitals=True)
TINY_CAPS = Style(size="tiny", weight="semibold", role="brass_light", tracking=0.12, capitals=True)
HERO = Style(size="hero", weight="light", role="brass_light", tracking=0.3, capitals=True)
CARD_TEXT = Style(family="serif", role="ink_on_paper")


class Context:
    """Shared by all widgets of the window; replaced values take effect with the next layout."""

    def __init__(self, texts: Texts, size: tuple[int, int] = (1280, 720)) -> None:
        self.texts = texts
        self.size = size
        self.theme: Theme = MIDNIGHT
        self.scale = 1.0  # UI scale: one logical pixel in real ones
        self.text_scale = 1.0  # text size on top of it (UX-81)
        self.reduced_motion = False
        self.icons = True  # False in the very first frame, which need not wait for them (P12)
        self._tinted: tuple[object, tuple[SeatMark, ...]] = ((), ())
        self.eyes = "default"  # the name of the palette (UX-82)
        self.tints: tuple[Rgb, ...] = ()  # of the seats, where a game's pieces have colours of their own
        self.clock = 0.0  # milliseconds since start, advanced by the frame loop only
        self.device = "keyboard"  # last used: mouse, keyboard or gamepad; hints follow it (UX-78)
        self.bindings = Bindings()  # which keys mean what, for the hints
        self._faces: dict[tuple[object, ...], pygame.font.Font] = {}  # asked for hundreds of times a frame

    @property
    def palette(self) -> tuple[SeatMark, ...]:
        return PALETTES[self.eyes]

    @property
    def seats(self) -> tuple[SeatMark, ...]:
        """Colour, symbol and pattern of every seat; at a table in the colours of its pieces (look.md)."""
        if not self.tints:
            return self.palette
        key = (self.eyes, self.tints, self.theme.name)
        if self._tinted[0] != key:
            self._tinted = (
                key,
                tuple(
                    mark._replace(colour=self.readable(self.tints[seat])) if seat < len(self.tints) else mark
                    for seat, mark in enumerate(self.palette)
                ),
            )
        return self._tinted[1]

    def readable(self, tint: Rgb) -> Rgb:
        """A piece's colour, darkened or lightened until it is told from the panel it stands on (UX-10)."""
        for step in range(8):
            found = mix(tint, self.theme.ink, step / 8)
            if contrast(found, self.theme.panel) >= 3:
                return found
        return self.theme.ink

    def px(self, logical: float) -> int:
        """Logical to real pixels; a visible length never vanishes."""
        return max(1, round(logical * self.scale)) if logical > 0 else round(logical * self.scale)

    def text_px(self, size: str) -> int:
        return max(10, round(SIZES[size] * self.scale * self.text_scale))

    def em(self, parts: float) -> int:
        """Lengths that must grow with the text: control heights, indents."""
        return max(1, round(parts * SIZES["body"] * self.scale * self.text_scale))

    def font(self, style: Style) -> pygame.font.Font:
        key = (style.size, style.weight, style.family, self.scale, self.text_scale)
        face = self._faces.get(key)
        if face is None:
            face = self._faces[key] = font(style.family, style.weight, self.text_px(style.size))
        return face

    def forget_fonts(self) -> None:
        """After the typefaces were dropped."""
        self._faces.clear()

    @property
    def art(self) -> Palette:
        """The theme as the pictures want it."""
        return art_palette(self.theme.name, self.eyes)

    def colour(self, role: str) -> tuple[int, int, int]:
        found: tuple[int, int, int] = getattr(self.theme, role)
        return found


def automatic_scale(size: tuple[int, int]) -> float:
    """UI scale that suits a window: 1 up to 1280×720, then growing slower than the window (UX-81)."""
    room = min(size[0] / 1280, size[1] / 720)
    return round(max(1.0, 1 + (room - 1) * 0.75) * 20) / 20


_ART_ROLES = {"space_0": "space0", "space_1": "space1", "ink_dim": "ink2", "ink_on_paper": "ink_paper"}
_ART_SAME = (
    "panel",
    "hairline",
    "brass",
    "brass_light",
    "brass_dark",
    "ink",
    "paper",
    "legal",
    "chosen",
    "warn",
    "harm",
    "good",
)


@cache
def art_palette(name: str, eyes: str = "default") -> Palette:
    theme = THEMES[name]
    roles = {**_ART_ROLES, **{role: role for role in _ART_SAME}}
    found = {theirs: "#{:02X}{:02X}{:02X}".format(*getattr(theme, ours)) for ours, theirs in roles.items()}
    return Palette.of({**found, "eyes": eyes})
