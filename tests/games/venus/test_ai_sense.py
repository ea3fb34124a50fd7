"""The opponents of Onward to Venus have sense: they defend Earth, fight what pays, and use their cards."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Chance, Setup, apply, fingerprint, imagine, new_game, stream, waiting
from rules.ai.brief import Brief
from rules.ai.levels import LEVELS, decide
from rules.ai.match import play_game
from rules.core.contract import Answer
from rules.venus.ai.answers import instinct
from rules.venus.ai.cardplay import weigh_card
from rules.venus.ai.foresight import foresee
from rules.venus.ai.odds import differences, excluded
from rules.venus.ai.plans import Plans
from rules.venus.ai.skill import ADMIRAL, CAPTAIN, Mind
from rules.venus.ai.standing import likely_points
from rules.venus.hints import HINTS
from rules.venus.state import facts, tile_of

from .support import Race, table


def answer(t: Race, level: str = "admiral", number: int = 7) -> Any:
    """What the level answers to the question on the table."""
    return decide(Brief.of(t.state, waiting(t.state)[0], level, number)).value


def goes_for(t: Race, answered: Any) -> str:
    """What a claim goes for: the design of the tile."""
    return tile_of(t.state, answered[1]).id if answered[0] in ("claim", "attempt", "tension") else str(answered)


def play_on(t: Race, level: str, answers: int) -> list[Any]:
    """So many answers of the first seat."""
    given: list[Any] = []
    for i in range(answers):
        asked = waiting(t.state)
        if not asked or asked[0].seat != 0:
            break
        value = answer(t, level, i)
        given.append(value)
        apply(t.state, Answer(0, asked[0].prompt, value))
    return given


def test_nothing_is_tried_against_the_instinct_while_earth_is_in_danger() -> None:
    """OV-7.18: a worth that ends before the crises does not see that everybody loses."""
    tiles = "crisis_1 crisis_skull_2 {} card_draw dune_whale"
    for third, tried in (("crisis_skull_3", False), ("mine_2", True)):
        t = table("red blue green", orbit={"earth": "red 5 infantry"}, markers=2, tiles={"earth": tiles.format(third)})
        found = HINTS.candidates(t.state, waiting(t.state)[0], Chance(1), 8)
        assert (len(found) > 1) is tried, third


@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_earth_is_defended_before_anything_else(level: str) -> None:
    """OV-7.18: three crisis tiles on Earth and one skull more lose the game for everybody."""
    t = table(
        "red blue green", orbit={"earth": "red 5 infantry, blue 1 infantry"}, markers=2,
        tiles={"earth": "crisis_1 crisis_skull_2 crisis_skull_3 card_draw dune_whale"},
        hands={"red": "arc_light_battery galvanic_howitzer"},
    )  # fmt: skip
    assert goes_for(t, answer(t, level)).startswith("crisis")


def test_a_cruiser_comes_home_when_earth_is_in_danger() -> None:
    """Crisis prevention is worth a journey."""
    t = table(
        "red blue green", orbit={"mars": "red 4 infantry, red 1 cruiser"}, markers=2,
        tiles={"earth": "crisis_1 crisis_skull_2 crisis_skull_3 crisis_1", "mars": "fortune"},
        hands={"red": "arc_light_battery galvanic_howitzer"},
    )  # fmt: skip
    assert answer(t) == ("move", "mars", "earth")


def test_the_alien_that_would_reach_earth_is_fought() -> None:
    """OV-7.33, also in the last period."""
    t = table(
        "red blue", period=3, orbit={"titan": "red 4 infantry, red 2 tank"},
        aliens="ganymede titan kuiper", landed=True, tiles={"titan": "card_draw"},
        hands={"red": "orbital_broadside galvanic_howitzer"}, markers=3,
    )  # fmt: skip
    assert answer(t) == ("alien", "titan")


def test_a_mine_that_pays_is_fought_for_and_paid_exactly() -> None:
    t = table(
        "red blue", orbit={"mars": "red 3 infantry"}, tiles={"mars": "mine_2"}, dice=(4, 4, 4),
        hands={"red": "steam_mortar grand_disintegrator"}, period=3,
    )  # fmt: skip
    given = play_on(t, "admiral", 12)
    assert given[0][0] == "attempt" and "confirm" in given
    assert t.red.buildings("mars") == (0, 1)
    assert "grand_disintegrator" in t.red.hand, "five points are too many for what two units pay"


def test_a_hopeless_attempt_is_given_up() -> None:
    t = table("red blue", orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_5"})
    t.red.attempts("mine_5", 6, 2, 3)
    assert answer(t) == "give_up"


def test_dice_are_thrown_again_when_that_pays() -> None:
    """OV-6.16: the requirement is out of reach, most other rolls are not."""
    t = table("red blue", orbit={"mars": "red 5 infantry"}, tiles={"mars": "mine_3"}, hands={"red": "second_salvo"})
    t.red.attempts("mine_3", 6, 2, 1)
    assert answer(t)[0] == "reroll"


def test_a_die_is_excluded_when_that_pays() -> None:
    """OV-6.15."""
    t = table("red blue", orbit={"mars": "red 4 infantry"}, tiles={"mars": "mine_3"}, hands={"red": "corrected_aim"})
    t.red.attempts("mine_3", 6, 6, 1)
    assert answer(t) == ("exclude", t.red.card("corrected_aim"), 2)


def test_units_of_the_leader_are_killed_and_never_own_ones() -> None:
    """Spite against whoever leads (digest, section 17)."""
    t = table(
        "red blue green", orbit={"mars": "red 1 infantry, blue 1 infantry, green 1 infantry"},
        buildings={"mars": "green 3 mine, blue 1 factory"}, hands={"red": "sharpshooter"},
    )  # fmt: skip
    card = t.red.card("sharpshooter")
    aims = [option for option in waiting(t.state)[0].options if option[0] == "card"]  # type: ignore[attr-defined]
    plans = Plans(t.state, 0, ADMIRAL)
    best = max(aims, key=lambda option: weigh_card(plans, option))
    assert best[:4] == ("card", card, "kill", 2)


@pytest.mark.parametrize("design", ["imperial_raffle", "grand_strategy", "grand_safari"])
def test_cards_that_only_help_are_played(design: str) -> None:
    """Cards of the classes free action and action, with nothing better to do."""
    t = table("red blue", hands={"red": design}, tiles={"mercury": "dune_whale"}, money={"red": 1})
    card = t.red.card(design)
    assert any(given[:2] == ("card", card) for given in play_on(t, "admiral", 4))


def test_a_card_that_carries_farther_is_laid_beside_a_move() -> None:
    """OV-6.13: Titan is three steps from Earth, and the factories there are worth the card."""
    t = table(
        "red blue", orbit={"earth": "red 3 infantry, red 1 cruiser"}, hands={"red": "comet_slingshot"},
        tiles={"titan": "factory_tile factory_tile mine_1"}, period=3,
    )  # fmt: skip
    assert answer(t) == ("with", t.red.card("comet_slingshot"))


def test_money_is_spent_while_it_can_still_become_buildings() -> None:
    """OV-1.5: in the last period pounds are worth nothing in the end."""
    t = table(
        "red blue", period=3, buildings={"mars": "red 1 factory, blue 2 mine"}, money={"red": 12},
        tiles={"mars": "mine_2 factory_tile"}, hands={"red": "steam_mortar"},
    )  # fmt: skip
    assert answer(t)[0] == "raise" and answer(t)[2] == "mars"


def test_who_has_spent_everything_takes_markers() -> None:
    """OV-5.69: a card is better than nothing; the last marker brings the first move."""
    t = table("red blue", surface={"mars": "red 2 infantry"}, orbit={"mars": "blue 3 infantry"}, markers=1)
    assert answer(t) == "marker"


def test_the_cheapest_losses_are_taken() -> None:
    """OV-5.59: infantry that has landed before cruisers that can still fly."""
    t = table("red blue", orbit={"mars": "red 1 infantry, red 2 cruiser"}, surface={"mars": "red 1 infantry"},
              tiles={"mars": "mine_5"})  # fmt: skip
    t.red.attempts("mine_5", 1, 6, 6)
    t.red.does("give_up")
    assert answer(t) == ("lose", "infantry", "surface")


def test_the_saboteur_is_never_hired_against_oneself() -> None:
    t = table(
        "red blue", phase="crises", buildings={"mercury": "red 2 mine", "mars": "blue 1 mine"},
        tiles={"mercury": "crisis_1 crisis_2 crisis_3"}, money={"red": 5}, period=3,
    )  # fmt: skip
    assert answer(t)[:2] == ("raze", 1)


# -- honesty and order ---------------------------------------------------------------------------------------


def test_judgement_uses_only_what_the_seat_knows() -> None:
    """Worlds that look alike to a seat get the same answer, whatever the others hold."""
    g = new_game("venus", Setup("venus", [{}, {}, {}]), 5)
    for step in range(160):
        asked = waiting(g)
        if not asked:
            break
        d = asked[0]
        value = instinct(g, d, Mind(CAPTAIN, Chance(1)))
        if step % 8 == 0:
            other = imagine(g, d.seat, Chance(step))
            assert instinct(other, waiting(other)[0], Mind(CAPTAIN, Chance(1))) == value, d.prompt
        apply(g, Answer(d.seat, d.prompt, value))


@pytest.mark.parametrize("level", LEVELS)
def test_equal_games_are_played_alike(level: str) -> None:
    """Decisions are drawn from the game's seed alone, and judging leaves the position as it was."""
    made = [play_game("venus", Setup("venus", [{}, {}]), [level, "cadet"], 11) for _ in range(2)]
    assert not made[0].faults and made[0].result is not None
    assert made[0].fingerprint == made[1].fingerprint
    assert [a.value for a in made[0].log] == [a.value for a in made[1].log]


def test_thinking_changes_nothing() -> None:
    g = new_game("venus", Setup("venus", [{}, {}, {}, {}]), 3)
    for _ in range(60):
        d = waiting(g)[0]
        before = fingerprint(g)
        value = instinct(g, d, Mind(ADMIRAL, Chance(1)))
        assert fingerprint(g) == before, d.prompt
        apply(g, Answer(d.seat, d.prompt, value))


def test_foresight_expects_rivals_where_they_are() -> None:
    """The Admiral reckons with what each rival will claim next: what they can reach, and only that."""
    t = table("red blue", orbit={"mars": "red 1 infantry, blue 2 infantry"},
              tiles={"mars": "factory_tile", "titan": "factory_tile"})  # fmt: skip
    gone = foresee(t.state, 0, ADMIRAL)
    near, far = (t.state.tiles[facts(t.state).index[name]][0] for name in ("mars", "titan"))
    assert gone.get(near, 0) > 0.3 and far not in gone
    assert foresee(t.state, 1, ADMIRAL).get(near, 0) > 0.3


# -- what the judgement is made of ---------------------------------------------------------------------------


def test_likely_points_are_the_hexes_when_nothing_can_change() -> None:
    """OV-9.3, OV-9.4."""
    assert likely_points((5, 5, 2, 0), (9, 5, 3), 0, 0.5, 0.8) == (9, 9, 5, 0)
    vague = likely_points((5, 3, 0), (9, 5, 3), 6, 0.5, 0.8)
    assert 9 > vague[0] > vague[1] > vague[2] == 0


def test_chances_of_the_dice() -> None:
    """Section 16 of the digest."""
    assert sum(d * c for d, c in enumerate(differences())) == pytest.approx(3.33, abs=0.01)
    assert sum(d * c for d, c in enumerate(excluded())) == pytest.approx(0.78, abs=0.01)


# -- hints ---------------------------------------------------------------------------------------------------


def test_every_answer_of_a_game_has_a_reason() -> None:
    """UX-61: the reason has a name of its own in nearly all cases; what it names exists."""
    g = new_game("venus", Setup("venus", [{}, {}, {}]), 8)
    told: dict[str, dict[str, Any]] = {}
    plain = 0
    for i in range(400):
        asked = waiting(g)
        if not asked:
            break
        brief = Brief.of(g, asked[0], "captain", stream(8, str(i)), explain=True)
        thought = decide(brief)
        assert thought.why is not None and thought.why.id.startswith("venus.hint.")
        told[thought.why.id] = thought.why.params
        plain += thought.why.id == "venus.hint.best"
        apply(g, Answer(asked[0].seat, asked[0].prompt, thought.value))
    assert plain == 0 and len(told) > 12
    names = facts(g).names
    assert all(params["planet"] in names for params in told.values() if "planet" in params)
