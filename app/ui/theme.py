"""The colours of the three themes by role, and which of them must stand on which (look.md, UX-10)."""

from __future__ import annotations

from typing import NamedTuple

from app.ui.colour import Rgb, Rgba, over, rgb, with_alpha

PANEL_ALPHA = 0.92
HAIRLINE_ALPHA = 0.6


class Theme(NamedTuple):
    """One colour per role; every widget asks for roles, never for colours."""

    name: str
    dark: bool
    space_0: Rgb  # table edge
    space_1: Rgb  # table middle
    panel: Rgb  # drawn at 92 %
    raised: Rgb  # buttons and fields on a panel
    sunken: Rgb  # tracks, text fields
    hairline: Rgb  # drawn at 60 %
    brass: Rgb  # titles, rims
    brass_light: Rgb  # brass that carries text
    brass_dark: Rgb  # shaded brass, engraved lines
    on_brass: Rgb  # text on a filled brass button
    ink: Rgb
    ink_dim: Rgb
    paper: Rgb
    ink_on_paper: Rgb
    legal: Rgb
    chosen: Rgb
    warn: Rgb
    harm: Rgb
    harm_text: Rgb  # harm that carries text
    good: Rgb
    shadow: Rgba

    @property
    def hairline_rgba(self) -> Rgba:
        return with_alpha(self.hairline, HAIRLINE_ALPHA)

    def grounds(self) -> tuple[Rgb, ...]:
        """Everything interface text may lie on."""
        seen = (over(self.panel, PANEL_ALPHA, self.space_0), over(self.panel, PANEL_ALPHA, self.space_1))
        return (self.space_0, self.space_1, self.raised, self.sunken, *seen)


_COLOURS = {  # by role: midnight, parchment, high contrast
    "space_0": ("#0B1020", "#DDCDA8", "#04060C"),
    "space_1": ("#141B34", "#EEE3C8", "#080B14"),
    "panel": ("#1B2340", "#F9F2E0", "#0B0F1A"),
    "raised": ("#242E52", "#F1E5C9", "#161C2E"),
    "sunken": ("#10162B", "#FFFAEC", "#04060C"),
    "hairline": ("#C9A35B", "#8A6A2F", "#FFE08A"),
    "brass": ("#C9A35B", "#80601F", "#FFD978"),
    "brass_light": ("#E9CF9A", "#62480F", "#FFE9B0"),
    "brass_dark": ("#7E6433", "#B4975A", "#C9A35B"),
    "on_brass": ("#1C1506", "#FFF8E6", "#0B0802"),
    "ink": ("#F2ECDD", "#241C12", "#FDFCF6"),
    "ink_dim": ("#B9B4C7", "#544A38", "#E2DFEC"),
    "paper": ("#F4EBD6", "#FFFAEC", "#FDF8EA"),
    "ink_on_paper": ("#241C12", "#241C12", "#120D06"),
    "legal": ("#5CC8E8", "#0B6482", "#6FE3FF"),
    "chosen": ("#FFD166", "#9A4E00", "#FFE04D"),
    "warn": ("#F4A261", "#7E4000", "#FFB066"),
    "harm": ("#EC5A5F", "#B3261E", "#FF7A7A"),
    "harm_text": ("#FF8D8F", "#9A1B15", "#FFA3A3"),
    "good": ("#59C28A", "#175A38", "#7CF0B0"),
}


def _theme(column: int, name: str, shadow: Rgba, dark: bool = True) -> Theme:
    return Theme(name, dark, shadow=shadow, **{role: rgb(codes[column]) for role, codes in _COLOURS.items()})


MIDNIGHT = _theme(0, "midnight", shadow=(2, 4, 12, 150))
PARCHMENT = _theme(1, "parchment", shadow=(74, 56, 20, 90), dark=False)
HIGH_CONTRAST = _theme(2, "high-contrast", shadow=(0, 0, 0, 190))

THEMES: dict[str, Theme] = {theme.name: theme for theme in (MIDNIGHT, PARCHMENT, HIGH_CONTRAST)}
