"""Scenes as pictures: `picture(card_id, size)`, `creature_picture`, `crisis_picture`; the unknown get one by effect."""

from __future__ import annotations

from dataclasses import replace

import pygame

from art.cache import cached
from art.palette import MIDNIGHT, Palette
from art.scenery.composing import PictureLook, compose
from art.scenery.notation import PartLine
from art.venus.pen import SteamPen
from art.venus.scenes import Lines, cards, creatures, crises

# What a card of an unknown set shows, by the verb of its effect.
BY_EFFECT = {
    "points": "steam_mortar",
    "points_draw": "field_telegraph",
    "points_at": "swamp_guides",
    "points_against_crisis": "machine_breakers",
    "boost": "guards_regiment",
    "sacrifice": "powder_wagon",
    "move": "full_steam",
    "lift": "heavy_lifters",
    "exclude": "corrected_aim",
    "reroll": "second_salvo",
    "spare": "field_surgeons",
    "kill": "sharpshooter",
    "to_orbit": "rope_ladder",
    "rescue": "hospital_ship",
    "raise": "emergency_levy",
    "encore": "encore",
    "swap": "cabinet_reshuffle",
    "draw_keep": "grand_strategy",
    "buy": "arms_fair",
    "hand_hit": "press_scandal",
    "spy": "embassy_spy",
    "extra": "forced_march",
    "marker": "parliamentary_recess",
    "last": "at_the_last_moment",
    "tension_add": "border_incident",
    "tension_remove": "peace_congress",
    "lodes": "mother_lode",
    "money": "imperial_raffle",
    "hunt": "grand_safari",
    "traitor": "turncoat",
}


@cached
def picture(
    card_id: str, size: tuple[int, int], palette: Palette = MIDNIGHT, *, effect: str = "points"
) -> pygame.Surface:
    """A card's picture, exactly `size` pixels, wide or upright; the same in every theme.

    `effect`, the verb of the card's effect, is only asked for cards that have no picture of their own.
    """
    style, lines = cards().get(card_id) or cards()[BY_EFFECT.get(effect, "steam_mortar")]
    return _composed(lines, size, style, card_id)


@cached
def creature_picture(creature: str, size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """A trophy creature where it lives, by its tile's id, or "alien"."""
    ground, *body = creatures()[creature]
    # Drawn to fill a round tile: here it is smaller and stands in the middle.
    group = PartLine("group", 0, 4, 0.84)
    return _composed((ground, PartLine("hatch"), group, *(replace(part, on="+") for part in body)), size, "", creature)


@cached
def crisis_picture(planet: str, size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The crisis of a planet, by the planet's id (Ganymede has none); "defeat" is the common defeat."""
    return _composed(crises()[planet], size, "", planet)


def _composed(lines: Lines, size: tuple[int, int], style: str, seed: str) -> pygame.Surface:
    return compose(lines, size, PictureLook(style, seed, SteamPen))
