"""Every ship and every plain piece of equipment and crew of our own set, in play; and no card stays untested."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kaosz import values
from rules.kaosz.library import faces, shipped_content

from .galaxy import crew_or_pay, deal, written

FACES = faces(shipped_content(["galaxy"])[0])


def plain(type_):
    return [name for name, face in FACES.items() if face.type == type_ and not face.effects]


def stats(t, card):
    return tuple(values.current(t.g, card, number) for number in range(4))


def with_additions(name, ship):
    """The values a ship should have with this card on it, never below 0 (KG-3.23)."""
    return tuple(max(0, own + more) for own, more in zip(ship.stats, FACES[name].stats, strict=True))


@pytest.mark.parametrize("name", [name for name, face in FACES.items() if face.type == "ship"])
def test_a_ship_costs_and_shows_what_is_printed(name):
    """KG-3.20, 3.23, 5.10: one credit less does not suffice."""
    face = FACES[name]
    t = deal(name, credits=face.cost - 1)
    card = t.laci.hq(name)
    t.begin(t.laci)
    assert t.laci.why_not(("launch", card)).rule == "KG-5.10"
    t.laci.credits = face.cost
    t.begin(t.laci).does("launch", card)
    assert t.laci.credits == 0
    assert stats(t, card) == face.stats
    assert values.abilities(t.g, card) == face.keywords
    assert values.hangar_room(t.g, card) == face.hangar_size


@pytest.mark.parametrize("name", plain("equipment"))
def test_plain_equipment_changes_its_ship_once_paid(name):
    """KG-3.9, 3.43, 8.3."""
    t = deal(name)
    ship = t.laci.ship("rb_crx")
    before = stats(t, ship)
    card = t.laci.carries(ship, name)
    t.begin(t.laci)
    assert stats(t, ship) == before
    t.laci.pays(card)
    assert t.laci.credits == 10 - FACES[name].cost
    assert stats(t, ship) == with_additions(name, t.face(ship))
    assert values.abilities(t.g, ship) & FACES[name].keywords == FACES[name].keywords


@pytest.mark.parametrize("name", plain("crew"))
def test_plain_crew_counts_aboard_only(name):
    """KG-3.54, 7.61."""
    t = deal(name)
    ship, card = t.laci.ship("rb_hellfire_brothers"), t.laci.crew(name)
    t.begin(t.laci).attacks(t.dani, "colony", ship)
    t.laci.boards(card, ship)
    crew_or_pay(t, [card])
    assert t.laci.credits == 10 - FACES[name].cost
    assert stats(t, ship) == with_additions(name, t.face(ship))
    assert values.abilities(t.g, ship) & FACES[name].keywords == FACES[name].keywords
    t.laci.bombs()
    assert stats(t, ship) == t.face(ship).stats
    assert t.is_in(card, "cantina")


def test_every_card_of_the_set_is_used_in_a_test():
    """Cards with effects are named in these files; all others are plain and played above."""
    said = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_galaxy_*.py"))
    assert [name for name, face in FACES.items() if face.effects and f'"{name}"' not in said] == []
    bare = {face.type for face in FACES.values() if not face.effects}
    assert bare == {"ship", "equipment", "crew"}
    assert set(written()) == set(FACES)
