"""Sections 3 and 4: setup, periods, markers, tiles, income, reset."""

from __future__ import annotations

import pytest

from app.scenes.draft import Chair, Draft
from rules import Answer, Illegal, Setup, apply, new_game, waiting
from rules.core.running import run
from rules.venus import game
from rules.venus.state import facts, in_orbit

from .support import SKULL, table


def begin(seats=3, seed=4, **options):
    return new_game("venus", Setup("venus", [{"empire": name} for name in game.EMPIRES[:seats]], options), seed)


def test_everybody_begins_alike():
    """OV-3.2 to OV-3.6, OV-3.10, OV-1.1: 4 infantry, 2 cruisers, a factory on Earth, 12 pounds, 4 + 2 cards."""
    for seats in (2, 3, 4, 5):
        g = begin(seats)
        home = facts(g).home
        for seat in range(seats):
            assert in_orbit(g, home, seat) == [4, 0, 2]
            assert g.buildings[(home * seats + seat) * 2] == 1
            assert g.money[seat] == 12
            assert len(g.pile(f"hand:{seat}")) == 6
            own = facts(g).empires[g.empires[seat]].cards
            assert set(own) <= {g.cards.design[c] for c in g.pile(f"hand:{seat}")}
        assert len(g.pile("draw")) == 100 - 2 * seats
        assert g.aliens_aside == 3 and not any(g.aliens)


def test_unused_starting_cards_are_out():
    """OV-2.31."""
    g = begin(2)
    assert {g.cards.design[c] for c in g.pile("box")} == {
        name for empire in game.EMPIRES[2:] for name in facts(g).empires[empire].cards
    }


def test_empires_are_chosen_in_seat_order():
    """OV-3.2, CHOOSE_EMPIRE: free ones only."""
    g = new_game("venus", Setup("venus", [{}, {"empire": "france"}, {}]), 3)
    asked = waiting(g)[0]
    assert asked.seat == 0 and asked.prompt == "venus.game.empire"
    assert asked.options == ("britain", "germany", "russia", "usa")
    apply(g, Answer(0, asked.prompt, "germany"))
    asked = waiting(g)[0]
    assert asked.seat == 2 and asked.options == ("britain", "russia", "usa")
    apply(g, Answer(2, asked.prompt, "usa"))
    assert g.empires == ["germany", "france", "usa"]


def test_no_two_share_an_empire():
    """OV-3.2."""
    with pytest.raises(Illegal) as refused:
        new_game("venus", Setup("venus", [{"empire": "usa"}, {"empire": "usa"}]), 1)
    assert refused.value.reason.rule == "OV-3.2"


def test_highest_dice_begin_and_ties_roll_again():
    """OV-3.9, OV-2.7 to OV-2.9, OV-2.22: three dice, a skull counts 0; tied highest players roll again."""
    g = new_game("venus", Setup("venus", [{}, {}, {}]), 3)
    for seat in range(3):
        if seat < 2:
            apply(g, Answer(seat, "venus.game.empire", ("britain", "france")[seat]))
        else:
            # seats 0 and 2 tie with 12, seat 1 has 3 + 3 + 0; then 2 beats 0
            g.script = [4, 4, 4, 3, 3, SKULL, 6, 6, SKULL, 2, 2, 2, 3, 3, 3]
            apply(g, Answer(2, "venus.game.empire", "usa"))
    assert g.first == 2
    assert waiting(g)[0].seat == 2  # OV-5.1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pass_markers(seats):
    """OV-2.21, OV-3.7, OV-4.2, EX-1: players and two more."""
    assert begin(seats).on_card == seats + 2


def test_tiles_are_drawn_for_every_planet():
    """OV-3.8, OV-4.3, OV-4.6: a crisis on Ganymede goes away and is not replaced."""
    for seed in range(12):
        g = begin(4, seed)
        known = facts(g)
        for planet, count in enumerate(known.tile_counts):
            if known.names[planet] == "ganymede":
                assert len(g.tiles[planet]) + len(g.discarded) == count
                assert all(known.tiles[t].kind == "crisis" for t in g.discarded)
            else:
                assert len(g.tiles[planet]) == count
        assert len(g.bag) == 100 - sum(known.tile_counts)


def test_planets_are_filled_in_crisis_order():
    """OV-4.4."""
    t = table("red blue", phase="crises")
    t.state.frames[0].send("draw_tiles")
    t.state.frames[1:] = []
    t.state.pending, t.state.heard = None, []
    run(t.state)
    drawn = [e.data["planet"] for e in t.state.heard if e.kind in ("tile", "tile_away")]
    order = [facts(t.state).index[name] for name in drawn]
    assert order == sorted(order) and len(order) == 20


def next_period(**given):
    """The first question of the period after these crises."""
    return table(phase="crises", **given)


def test_tiles_left_over_stay():
    """OV-4.5, OV-8.3, OV-2.14: unclaimed tiles, cards, money and units in orbit carry over."""
    t = next_period(
        tiles={"venus": "fortune velvet_leech"}, orbit={"titan": "red 1 cruiser"}, hands={"red": "steam_mortar"},
        money={"red": 4, "blue": 4},
    )  # fmt: skip
    assert t.state.period == 2
    assert t.tiles("venus")[:2] == ["fortune", "velvet_leech"] and len(t.tiles("venus")) == 5
    assert t.red.orbit("titan") == {"cruiser": 1}
    assert t.red.hand == ["steam_mortar"] and t.red.money == 4


def test_dead_planets_and_aliens_get_no_tiles():
    """OV-4.7, OV-4.8."""
    t = next_period(dead="venus", aliens="titan", period=1)
    assert t.tiles("venus") == [] and t.tiles("titan") == []
    assert t.tiles("mars")


def test_an_empty_bag_ends_the_drawing():
    """OV-4.9: discarded tiles never go back."""
    t = table()
    g = t.state
    g.discarded += g.bag[3:]
    g.bag = g.bag[:3]
    g.frames[0].send("draw_tiles")
    g.frames[1:] = []
    g.pending = None
    before = sum(len(pile) for pile in g.tiles) + len(g.discarded)
    run(g)
    assert g.bag == [] and sum(len(pile) for pile in g.tiles) + len(g.discarded) == before + 3


def test_income():
    """OV-8.1, OV-2.15: 3 for a mine, 2 for a factory, on all planets."""
    t = next_period(buildings={"earth": "red 1 factory", "mars": "red 2 mine, blue 1 factory"}, money={})
    assert (t.red.money, t.blue.money) == (8, 2)


def test_units_go_back_to_orbit():
    """OV-8.2."""
    t = next_period(surface={"mars": "red 2 infantry, blue 1 tank"}, orbit={"mars": "red 1 infantry"})
    assert t.red.orbit("mars") == {"infantry": 3} and t.red.surface("mars") == {}
    assert t.blue.orbit("mars") == {"tank": 1}


def test_the_six_phases():
    """OV-4.1, OV-1.2: in this order, three periods."""
    t = table(markers=1)
    t.red.does("marker")
    phases = [e.data["phase"] for e in t.happened("phase")]
    assert phases == ["crises", "income", "reset", "tiles", "actions"]
    assert t.happened("period", period=2, periods=3)


def test_the_game_ends_after_the_third_period():
    """OV-9.1, OV-1.2: its crises are carried out, no income follows."""
    t = table(markers=1, period=3, tiles={"earth": "crisis_1 crisis_2"}, buildings={"earth": "red 2 factory"}, money={})
    t.red.does("marker")
    assert t.red.buildings("earth") == (1, 0)  # level 2: the leader loses one
    assert t.state.outcome is not None and t.red.money == 0


@pytest.mark.parametrize(("seats", "offered"), [(2, True), (3, False), (5, False)])
def test_a_switch_for_two_players_is_offered_to_two(seats, offered):
    """OV-2.19: Mercury with two players."""
    draft = Draft("venus", [Chair("human", "") for _ in range(seats)])
    assert ("mercury_tiles_2p" in [variant.id for variant in draft.table_variants()]) == offered
