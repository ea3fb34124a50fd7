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
    def panel_rgba(self) -> Rgba:
        return with_alpha(self.panel, PANEL_ALPHA)

    @property
    def hairline_rgba(self) -> Rgba:
        return with_alpha(self.hairline, HAIRLINE_ALPHA)

    def grounds(self) -> tuple[Rgb, ...]:
        """Everything interface text may lie on."""
        seen = (over(self.panel, PANEL_ALPHA, self.space_0), over(self.panel, PANEL_ALPHA, self.space_1))
        return (self.space_0, self.space_1, self.raised, self.sunken, *seen)

    def text_pairs(self) -> list[tuple[str, Rgb, Rgb]]:
        """Text colour and ground pairs that must reach 4.5:1."""
        roles = ("ink", "ink_dim", "brass_light", "warn", "harm_text", "good")
        pairs = [(role, getattr(self, role), ground) for role in roles for ground in self.grounds()]
        pairs.append(("ink_on_paper", self.ink_on_paper, self.paper))
        pairs += [("on_brass", self.on_brass, ground) for ground in (self.brass, self.brass_light)]
        return pairs

    def mark_pairs(self) -> list[tuple[str, Rgb, Rgb]]:
        """Icon and outline pairs that must reach 3:1."""
        roles = ("brass", "legal", "chosen", "warn", "harm", "good")
        return [(role, getattr(self, role), ground) for role in roles for ground in self.grounds()]


MIDNIGHT = Theme(
    name="midnight",
    dark=True,
    space_0=rgb("#0B1020"),
    space_1=rgb("#141B34"),
    panel=rgb("#1B2340"),
    raised=rgb("#242E52"),
    sunken=rgb("#10162B"),
    hairline=rgb("#C9A35B"),
    brass=rgb("#C9A35B"),
    brass_light=rgb("#E9CF9A"),
    brass_dark=rgb("#7E6433"),
    on_brass=rgb("#1C1506"),
    ink=rgb("#F2ECDD"),
    ink_dim=rgb("#B9B4C7"),
    paper=rgb("#F4EBD6"),
    ink_on_paper=rgb("#241C12"),
    legal=rgb("#5CC8E8"),
    chosen=rgb("#FFD166"),
    warn=rgb("#F4A261"),
    harm=rgb("#EC5A5F"),
    harm_text=rgb("#FF8D8F"),
    good=rgb("#59C28A"),
    shadow=(2, 4, 12, 150),
)

PARCHMENT = Theme(
    name="parchment",
    dark=False,
    space_0=rgb("#DDCDA8"),
    space_1=rgb("#EEE3C8"),
    panel=rgb("#F9F2E0"),
    raised=rgb("#F1E5C9"),
    sunken=rgb("#FFFAEC"),
    hairline=rgb("#8A6A2F"),
    brass=rgb("#80601F"),
    brass_light=rgb("#62480F"),
    brass_dark=rgb("#B4975A"),
    on_brass=rgb("#FFF8E6"),
    ink=rgb("#241C12"),
    ink_dim=rgb("#544A38"),
    paper=rgb("#FFFAEC"),
    ink_on_paper=rgb("#241C12"),
    legal=rgb("#0B6482"),
    chosen=rgb("#9A4E00"),
    warn=rgb("#7E4000"),
    harm=rgb("#B3261E"),
    harm_text=rgb("#9A1B15"),
    good=rgb("#175A38"),
    shadow=(74, 56, 20, 90),
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    dark=True,
    space_0=rgb("#04060C"),
    space_1=rgb("#080B14"),
    panel=rgb("#0B0F1A"),
    raised=rgb("#161C2E"),
    sunken=rgb("#04060C"),
    hairline=rgb("#FFE08A"),
    brass=rgb("#FFD978"),
    brass_light=rgb("#FFE9B0"),
    brass_dark=rgb("#C9A35B"),
    on_brass=rgb("#0B0802"),
    ink=rgb("#FDFCF6"),
    ink_dim=rgb("#E2DFEC"),
    paper=rgb("#FDF8EA"),
    ink_on_paper=rgb("#120D06"),
    legal=rgb("#6FE3FF"),
    chosen=rgb("#FFE04D"),
    warn=rgb("#FFB066"),
    harm=rgb("#FF7A7A"),
    harm_text=rgb("#FFA3A3"),
    good=rgb("#7CF0B0"),
    shadow=(0, 0, 0, 190),
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (MIDNIGHT, PARCHMENT, HIGH_CONTRAST)}
