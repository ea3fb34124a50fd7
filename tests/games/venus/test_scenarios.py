"""The rulebook's examples as positions to play from, shipped in app/games/venus/scenarios."""

from __future__ import annotations

from app.match.scenarios import scenario
from rules import result, waiting
from rules.venus.scores import planet_points
from rules.venus.state import facts

from .support import EMPIRES, Race

COLOURS = {empire: colour for colour, empire in EMPIRES.items()}


def opened(name: str) -> Race:
    told = scenario("venus", name)
    # At the table whoever can do nothing passes by itself; here nobody else is asked.
    told.setup.options.setdefault("interrupt_prompt", "holders")
    return Race(told.session().state, [COLOURS[seat["empire"]] for seat in told.setup.seats])


def test_where_earths_cruisers_can_go():
    """EX-3."""
    t = opened("reach")
    goals = {option[2] for option in t.red.offered() if option[0] == "move"}
    assert goals == {"mercury", "venus", "moon", "mars", "ganymede"}
    assert not any(option[0] == "with" for option in t.red.offered())
    for goal in ("venus", "moon", "mars", "mercury", "ganymede"):
        t = opened("reach")
        t.red.moves("earth", goal, infantry=1, cruiser=1)
        asked = waiting(t.state)[0].prompt
        assert (asked == "venus.move.claim") == (goal in ("venus", "moon", "mars")), goal


def test_a_tank_and_a_card_draw_tile():
    """EX-4."""
    t = opened("undefended")
    before = len(t.red.hand)
    t.red.claims("card_draw", "tank")
    assert t.red.surface("mars") == {"tank": 1} and len(t.red.hand) == before + 2
    assert "card_draw" in t.discarded()


def test_the_mine_costs_six_points_and_an_infantry():
    """EX-5: the dice of this seed are those of the example."""
    t = opened("mine")
    t.yellow.does("attempt", t.tile("mine_3"))
    assert sorted(t.state.attempt.dice) == [0, 2, 3]
    t.yellow.lands(infantry=2)
    t.yellow.adds("steam_mortar", "drill_ground")
    t.yellow.does("confirm")
    t.yellow.does("lose", "infantry", "surface")
    assert t.yellow.surface("mars") == {"infantry": 1} and t.yellow.buildings("mars") == (0, 1)
    assert t.yellow.hand == [] and "mine_3" in t.discarded()


def test_a_sacrificed_tank_gives_five_points_if_it_lands_now():
    """EX-6: five are needed with the dice of this seed."""
    t = opened("sacrifice")
    t.purple.does("attempt", t.tile("mine_3"))
    t.purple.lands(tank=1)
    wagon = t.purple.card("powder_wagon")
    assert t.purple.can("sacrifice", wagon, "tank", "landed") and t.purple.can("sacrifice", wagon, "tank", "surface")
    assert not t.purple.can("confirm")
    t.purple.does("sacrifice", wagon, "tank", "landed")
    t.purple.does("confirm")
    assert t.purple.buildings("moon") == (1, 1) and t.purple.surface("moon") == {"tank": 1}


def test_three_cards_for_four():
    """EX-7."""
    t = opened("swap")
    t.blue.plays("cabinet_reshuffle")
    away = [t.blue.card(d) for d in ("pocket_heat_pistol", "signal_rocket_volley", "swamp_guides")]
    t.blue.answers("swap", away)
    assert len(t.blue.hand) == 5 and "elan" in t.blue.hand


def test_two_tiles_and_a_skull_are_level_three():
    """EX-8: the skull of this seed goes on the marked tile, and the leader loses two buildings."""
    t = opened("crisis_level")
    t.red.does("marker")
    assert t.state.levels[facts(t.state).index["earth"]] == 3
    assert waiting(t.state)[0].prompt == "venus.leaders.raze"
    t.red.does("raze", "earth", "factory")
    t.red.does("raze", "earth", "factory")
    assert t.red.buildings("earth") == (0, 1)


def test_scoring_the_moon():
    """EX-9."""
    t = opened("moon_scoring")
    t.yellow.does("marker")
    ended = result(t.state)
    assert ended is not None and ended.scores == [9, 5, 5, 3]
    assert planet_points(t.state, facts(t.state).index["moon"]) == [9, 5, 5, 3]
