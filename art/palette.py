"""Colour roles of the table and the small colour arithmetic that every picture uses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from art.eyes import tuned

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """The roles a theme fills in; the defaults are the dark theme, Midnight."""

    space0: str = "#0B1020"
    space1: str = "#141B34"
    panel: str = "#1B2340"
    hairline: str = "#C9A35B"
    brass: str = "#C9A35B"
    brass_light: str = "#E9CF9A"
    brass_dark: str = "#7E6433"
    ink: str = "#F2ECDD"
    ink2: str = "#B9B4C7"
    paper: str = "#F4EBD6"
    ink_paper: str = "#241C12"
    legal: str = "#5CC8E8"
    chosen: str = "#FFD166"
    warn: str = "#F4A261"
    harm: str = "#E5484D"
    good: str = "#59C28A"
    eyes: str = "default"  # for which the colours of pieces are tuned (UX-82)

    @classmethod
    def of(cls, roles: Mapping[str, str]) -> Palette:
        """A palette from a theme's table of roles; roles that art does not know are left out."""
        known = {field.name for field in fields(cls)}
        return cls(**{role: colour for role, colour in roles.items() if role in known})

    def of_piece(self, colour: str) -> str:
        """The colour of a player's pieces as these eyes tell it best from the others."""
        return tuned(colour, self.eyes)

    @property
    def is_light(self) -> bool:
        """True for themes whose table is paper rather than night."""
        return luminance(self.space0) > 0.4

    @property
    def sign_on_dark(self) -> str:
        """For signs on the dark grounds that cards have in every theme; a light theme's own brass is dark."""
        return MIDNIGHT.brass_light if self.is_light else self.brass_light


MIDNIGHT = Palette()
PARCHMENT = Palette(
    space0="#D9C9A3",
    space1="#EFE4C8",
    panel="#F6EEDB",
    hairline="#8A6A2F",
    brass="#9A7430",
    brass_light="#C9A35B",
    brass_dark="#5E451A",
    ink="#2A2113",
    ink2="#6A5A40",
    paper="#FBF5E6",
    ink_paper="#241C12",
    legal="#0E6F93",
    chosen="#B5541C",
    warn="#B4571A",
    harm="#B3262C",
    good="#23754A",
)
CONTRAST = Palette(
    space0="#05070D",
    space1="#0A0E1A",
    panel="#0A0E1A",
    hairline="#FFE08A",
    brass="#FFD877",
    brass_light="#FFF0C2",
    brass_dark="#A07F30",
    ink="#FFFDF5",
    ink2="#E2DFEA",
    paper="#FFFBEF",
    ink_paper="#0C0904",
    legal="#4FE3FF",
    chosen="#FFE600",
    warn="#FFB35C",
    harm="#FF6B6F",
    good="#6FF0A8",
)

SEAT_COLOURS = ("#E69F00", "#56B4E9", "#2FB67C", "#CC79A7", "#D55E00", "#F0E442")
# SM-2.8: the die colours named by the rulebook and purple, tuned to differ in lightness as well as hue.
DIE_COLOURS = {
    "orange": "#F08A1D",
    "black": "#2B2E38",
    "white": "#EFEAE0",
    "pink": "#F29BC1",
    "brown": "#8A5A34",
    "purple": "#6F4BB3",
}
# SM-2.10: goods, ships and planets; N is the colourless cruiser.
GOODS_COLOURS = {"R": "#D2402F", "Y": "#F3C52E", "B": "#2F7FE0", "G": "#4DB87A", "N": "#C3CAD6"}


@cache
def rgb(colour: str) -> Rgb:
    """The three channels of a "#rrggbb" colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def hexed(channels: tuple[float, float, float]) -> str:
    """A "#rrggbb" colour from channels, clamped."""
    red, green, blue = (min(255, max(0, round(channel))) for channel in channels)
    return f"#{red:02x}{green:02x}{blue:02x}"


def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` of the way from first to second."""
    red, green, blue = rgb(first)
    to_red, to_green, to_blue = rgb(second)
    mixed = red + (to_red - red) * share, green + (to_green - green) * share, blue + (to_blue - blue) * share
    if 0 <= share <= 1:  # mostly, and pictures mix colours by the thousand: nothing needs to be clamped
        return f"#{round(mixed[0]):02x}{round(mixed[1]):02x}{round(mixed[2]):02x}"
    return hexed(mixed)


def lighten(colour: str, share: float) -> str:
    """Towards a warm white: the lamp over the table is not neutral."""
    return mix(colour, "#FFF8E8", share)


def darken(colour: str, share: float) -> str:
    """Towards midnight rather than black, so that shades stay part of the room."""
    return mix(colour, "#080B18", share)


def luminance(colour: str) -> float:
    """Perceived lightness from 0 to 1."""
    red, green, blue = rgb(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def shaded(colour: str, palette: Palette, share: float) -> str:
    """Darker in the theme's own way: towards night in dark themes, towards old brass on parchment."""
    return mix(colour, palette.brass_dark, share * 0.8) if palette.is_light else darken(colour, share)


def contrasting(colour: str, dark: str = "#1A1408", light: str = "#FFF8E8") -> str:
    """The mark that reads on a body of this colour."""
    return dark if luminance(colour) > 0.45 else light
