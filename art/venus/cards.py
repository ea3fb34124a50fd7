"""Cards of Onward to Venus: a frame for each class (OV-2.23 to 2.25), an icon for each effect, and the back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from art.cache import cached
from art.cards import card_areas, card_back, card_face, detail
from art.digits import draw_number
from art.icons import draw_icon
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas
from art.venus.brass import PIECES, WORLDS, empire_colour
from art.venus.empires import draw_mark
from art.venus.pictures import picture
from art.venus.scenes import cards
from art.venus.worlds import planet

CLASS_COLOURS = {"action": "#A33B3F", "free": "#3A8266", "benefit": "#3D6AA0", "interrupt": "#7654A6"}
CLASS_ICONS = {name: f"venus_{name}" for name in CLASS_COLOURS}
EFFECT_ICONS = {
    "points": "venus_combat",
    "points_draw": "venus_combat",
    "points_at": "venus_combat",
    "points_against_crisis": "venus_crisis",
    "boost": "venus_boost",
    "sacrifice": "venus_sacrifice",
    "move": "venus_speed",
    "lift": "venus_carry",
    "exclude": "venus_exclude",
    "reroll": "venus_reroll",
    "spare": "venus_spare",
    "kill": "venus_kill",
    "to_orbit": "venus_lift_off",
    "rescue": "venus_rescue",
    "raise": "venus_raise",
    "encore": "venus_encore",
    "swap": "venus_swap",
    "draw_keep": "venus_draw",
    "buy": "venus_buy",
    "hand_hit": "venus_scandal",
    "spy": "venus_spy",
    "extra": "venus_extra",
    "marker": "venus_marker",
    "last": "venus_last",
    "tension_add": "venus_tension",
    "tension_remove": "venus_peace",
    "lodes": "venus_lodes",
    "money": "venus_pound",
    "hunt": "venus_trophy",
    "traitor": "venus_traitor",
}


# Effects whose number `n` stands on the card.
VALUED = frozenset(
    ("points", "points_draw", "points_at", "points_against_crisis", "move", "sacrifice", "money", "buy", "lodes")
)


def signs(effect: str, numbers: Mapping[str, Any]) -> dict[str, Any]:
    """`value` and `about` for `card`, from the verb of an effect and its numbers as the rules keep them."""
    units = numbers.get("units", ())
    alone = units[0] if len(units) == 1 else ""
    about = numbers.get("planet") or numbers.get("unit") or alone
    return {"value": numbers.get("n", 0) if effect in VALUED else 0, "about": about}


def card(
    width: int,
    palette: Palette = MIDNIGHT,
    *,
    card_id: str,
    card_class: str,
    effect: str = "points",
    value: int = 0,
    about: str = "",
) -> pygame.Surface:
    """Frame and picture of a card without its text, a fresh surface; `art.cards.card_areas` says what goes where.

    From 180 pixels there is room for name, type line and text, from 90 for the name; below only picture and signs.
    Signs lie on the picture: the effect at the lower left with its `value` (points, steps, pounds), what it is `about`
    (a planet's or a piece's id) at the upper right, a starting card's empire at the lower right.
    """
    area = card_areas(width)["picture"]
    tone = CLASS_COLOURS[card_class]
    shown = picture(card_id, area.size, palette, effect=effect)
    made = card_face(width, shown, palette, colour=tone, icon=CLASS_ICONS[card_class], cost=False)
    badge = round(width * {"full": 0.15, "table": 0.27, "mini": 0.44}[detail(width)])
    sign = class_badge(badge, palette, card_class=card_class, icon=EFFECT_ICONS.get(effect, "venus_combat"))
    made.blit(sign, sign.get_rect(bottomleft=(area.left + 1, area.bottom - 1)))
    if value:
        plate = value_plate(round(badge * 0.78), palette, value=value)
        made.blit(plate, (area.left + round(badge * 0.84), area.bottom - 1 - plate.get_height()))
    if about:
        shown = about_sign(round(badge * 1.1), palette, about=about)
        made.blit(shown, shown.get_rect(topright=(area.right - 2, area.top + 2)))
    empire = cards().get(card_id, ("",))[0]
    if empire and detail(width) != "mini":
        seal = _seal(round(badge * 0.8), palette, empire)
        made.blit(seal, seal.get_rect(bottomright=(area.right - 1, area.bottom - 1)))
    return made


@cached
def class_badge(size: int, palette: Palette = MIDNIGHT, *, card_class: str, icon: str | None = None) -> pygame.Surface:
    """A badge whose outline says the class: cog, arrow, disc, flash; with the class's icon or another one on it."""
    tone = CLASS_COLOURS[card_class]
    canvas = Canvas(48)
    outline = _OUTLINES[card_class]
    canvas.path(outline, "#0C0A10", stroke="#0C0A10", width=4)
    canvas.path(
        outline, canvas.linear([(0, lighten(tone, 0.2)), (1, darken(tone, 0.4))]), stroke=palette.brass_light, width=1.6
    )
    with canvas.moved(11.5, 11.5, scale=25 / 24):
        draw_icon(canvas, icon or CLASS_ICONS[card_class], "#FFF8E8", None, 1.15)
    return canvas.draw((size, size))


@cached
def value_plate(size: int, palette: Palette = MIDNIGHT, *, value: int) -> pygame.Surface:
    """A small brass plate with a number."""
    canvas = Canvas(48)
    canvas.rect(3, 3, 42, 42, 11, "#0C0A10", stroke="#0C0A10", width=4)
    canvas.rect(3, 3, 42, 42, 11, canvas.linear([(0, "#FFF6DC"), (1, "#E2CE98")]), stroke=palette.brass, width=2)
    draw_number(canvas, value, 24, 24, 25, "#1A1408", "#FFFFFF")
    return canvas.draw((size, size))


@cached
def about_sign(size: int, palette: Palette = MIDNIGHT, *, about: str) -> pygame.Surface:
    """What a card speaks of: a planet as it looks, a piece as its icon on a dark disc."""
    if about in WORLDS:
        return planet(size, palette, world=about)
    canvas = Canvas(48)
    canvas.circle(24, 24, 22, "#10142A", 0.92, stroke=palette.brass_light, width=2)
    with canvas.moved(10, 10, scale=28 / 24):
        draw_icon(canvas, f"venus_{about}" if about in PIECES else "venus_combat", "#FFF8E8", None, 1.1)
    return canvas.draw((size, size))


@cached
def _seal(size: int, palette: Palette, empire: str) -> pygame.Surface:
    tone = empire_colour(empire, palette)
    canvas = Canvas(48)
    canvas.circle(24, 24, 22, "#0C0A10")
    canvas.circle(24, 24, 19.6, tone, stroke=palette.brass_light, width=1.6)
    draw_mark(canvas, empire, 24, 24, 13, "#1A1408" if empire in ("germany", "usa", "france") else "#FFF8E8")
    return canvas.draw((size, size))


def back(width: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The common back of all cards."""
    return card_back(width, palette, game="venus")


# Outlines on 48 units: a square plate, a pentagon that points on, a disc, a diamond.
_OUTLINES = {
    "action": "M5 2.5H43Q45.5 2.5 45.5 5V43Q45.5 45.5 43 45.5H5Q2.5 45.5 2.5 43V5Q2.5 2.5 5 2.5Z",
    "free": "M4 4.5H35L46 24L35 43.5H4Q2 43.5 2 41.5V6.5Q2 4.5 4 4.5Z",
    "benefit": "M2.5 24A21.5 21.5 0 1 1 45.5 24A21.5 21.5 0 1 1 2.5 24Z",
    "interrupt": "M24 0.5L31 8H40V17L47.5 24L40 31V40H31L24 47.5L17 40H8V31L0.5 24L8 17V8H17Z",
}
