"""Everything that can lie in a hex has a picture of its own; colonies tell owner, value and state (UI-2, UI-14)."""

from __future__ import annotations

import os
from itertools import combinations

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from app.games.empires.looks import looks
from art.empires.hexes import TERRAINS, VARIANTS, hex_ground
from art.empires.worlds import closed_marker, colony_disc, marker
from art.palette import CONTRAST, MIDNIGHT, PARCHMENT
from rules import view
from rules.empires.game import content_of
from rules.empires.printed.kinds import MARKER
from rules.empires.state import facts
from tests.games.empires.support import galaxy

SIDE = 36  # pixels: as on the map at its least zoom
ALIKE = 6.0  # mean difference of a channel below which two thumbnails would be taken for the same


def thumbnail(picture: pygame.Surface) -> bytes:
    ground = pygame.Surface(picture.get_size())
    ground.fill("#0B1020")
    ground.blit(picture, (0, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (18, 18)), "RGB")


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def close(pictures: dict[str, pygame.Surface], least: float) -> list[tuple[str, str]]:
    seen = {name: thumbnail(picture) for name, picture in pictures.items()}
    return [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < least]


@pytest.mark.parametrize("palette", [MIDNIGHT, PARCHMENT, CONTRAST])
def test_every_marker_of_the_content_has_its_own_picture(palette) -> None:
    """UI-2: also none that looks like one which nobody has turned up."""
    drawn = {id: marker(SIDE, palette, marker=id) for id in content_of([]).table(MARKER)}
    numbered = [id for id in drawn if id[-1].isdigit()]
    drawn |= {"closed": closed_marker(SIDE, palette), "home": closed_marker(SIDE, palette, home=True)}
    assert close({id: picture for id, picture in drawn.items() if id not in numbered[1::2]}, ALIKE) == []
    assert close({id: drawn[id] for id in numbered}, 0.5) == []  # minerals of 5 and 10 differ by their number


def test_terrain_fills_its_hex_and_neighbours_differ() -> None:
    for terrain in TERRAINS:
        drawn = {str(n): hex_ground((80, 92), terrain=terrain, variant=n) for n in range(VARIANTS)}
        assert close(drawn, 0.3) == []
    grounds = {terrain: hex_ground((80, 92), terrain=terrain) for terrain in ("", *TERRAINS)}
    assert close(grounds, ALIKE) == []


def test_a_colony_tells_growth_capture_centre_and_whether_it_is_a_homeworld() -> None:
    """SE-7.7, CL-15, CL-17."""
    base = {"owner": 1, "colour": "#56B4E9"}
    states: dict[str, dict[str, object]] = {
        **{f"grown to {value}": {"value": value} for value in (0, 1, 3, 5)},
        "homeworld": {"value": 5, "homeworld": True},
        "captured": {"value": 5, "captured": True},
        "research": {"value": 5, "centre": "research"},
        "industry": {"value": 5, "centre": "industry"},
        "green": {"value": 5, "owner": 2},
    }
    drawn = {name: colony_disc(34, **{**base, **more}) for name, more in states.items()}  # type: ignore[arg-type]
    assert close(drawn, 1.0) == []


def test_a_planet_with_a_gate_shows_it() -> None:
    """SE-27."""
    for id in ("planet", "barren", "homeworld"):
        assert close({"plain": marker(60, marker=id), "gate": marker(60, marker=id, gate=True)}, 3.0) == []
    t = galaxy()
    assert {look.gate for look in looks(facts(t.state), view(t.state, 0)["table"], 0, gates=True)} == {True}


def test_the_map_shows_a_captured_colony() -> None:
    """CL-15: everybody sees that it was somebody else's."""
    t = galaxy()
    t.red.settles_at((5, 4), 3)
    table = view(t.state, 0)["table"]
    colony = next(each for each in table["colonies"] if each["hex"] == t.hex((5, 4)))
    told = table | {"colonies": [colony | {"captured": 1, "centre": "industry"}]}
    assert looks(facts(t.state), told, 0)[t.hex((5, 4))].colony == (t.red.seat, 3, False, True, "industry")
