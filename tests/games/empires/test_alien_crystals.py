"""CL-A22: Omega Crystals, which make a group roll all its dice again. UI-7: questions that tell nothing."""

import pytest

from rules import decode, encode, waiting
from rules.core.chance import Chance
from rules.empires.atoms.fleets import seize_ship
from rules.empires.state import facts
from saves.trial import try_out
from tests.games.empires.advantages import give
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.verbs import FIRE

CALL = "round.crystal"
HERE = (5, 4)


def meeting(card="a22", mine=("CA", 2), theirs=("DD", 2), holder="red", **options):
    """Red and blue fight; somebody holds an alien card, and nobody has seen it."""
    t = galaxy(options={"alien_cards": "on", "raiders": "off", "boarding": "on", "experience": "off", **options})
    give(t, getattr(t, holder), card)
    ours = t.red.has(*mine, at=HERE, ship_size=7)
    foes = t.blue.has(*theirs, at=HERE, ship_size=7)
    t.begins("red").ends()
    return t, ours, foes


def shown(t):
    return t.state.card_seen[facts(t.state).card["a22"]] == 0b11


def test_a_group_that_has_fired_rolls_again():
    """CL-A22, CL-22.5: all its dice, at the same targets; what they did at first is as if it had not been."""
    t, ours, foes = meeting()
    t.red.fires(ours, foes, rolls=(1, 1))
    assert t.blue.count(foes) == 2 and t.red.offered(CALL) == ["pass", "reroll"]
    t.red.answers(CALL, "reroll", rolls=(10, 1))
    assert t.blue.count(foes) == 1 and shown(t)
    assert [shot.data["face"] for shot in t.happened("shot")] == [1, 1, 10, 1]


def test_the_dice_of_an_enemy_are_called_for_like_ones_own():
    """CL-A22: any group; without the call they stand."""
    for call, left in (("reroll", 2), ("pass", 1)):
        t, ours, foes = meeting()
        t.red.fires(ours, foes, rolls=(10, 10))
        t.red.answers(CALL, "pass")
        t.blue.fires(foes, ours, rolls=(1, 1))
        assert t.red.count(ours) == 2 and not t.red.fleet.damage[ours]
        if call == "reroll":
            t.rolls(10, 10)
        t.red.answers(CALL, call)
        assert t.red.count(ours) == left


def test_crystals_work_once_in_a_battle():
    """CL-A22: nobody is asked any more after that."""
    t, ours, foes = meeting()
    t.red.fires(ours, foes, rolls=(10, 10, 10, 10))
    t.red.answers(CALL, "reroll")
    t.blue.fires(foes, ours, rolls=(10, 10))
    assert t.battle().rerolled and t.battle().round == 2 and not t.red.is_asked(CALL)


@pytest.mark.parametrize(("code", "asked"), [("CA", True), ("TN", True), ("DD", False)])
def test_only_larger_ships_carry_crystals(code, asked):
    """CL-A22."""
    t, ours, foes = meeting(mine=(code, 1), theirs=("SC", 1), titans="on")
    t.red.fires(ours, foes, rolls=10)
    assert t.red.is_asked(CALL) == asked and not t.blue.is_asked(CALL)


@pytest.mark.parametrize(("card", "options"), [("a22", ["pass", "reroll"]), ("a01", ["pass"])])
def test_whoever_hides_an_alien_card_is_asked(card, options):
    """UI-7, D-35: the question tells nothing; whoever holds none is not asked."""
    t, ours, foes = meeting(card)
    t.red.fires(ours, foes, rolls=(10, 10))
    assert t.red.offered(CALL) == options and not t.blue.is_asked(CALL)


def test_nobody_is_asked_once_the_card_is_known_elsewhere():
    """UI-7."""
    t, ours, foes = meeting("a01")
    give(t, t.blue, "a22")
    t.state.card_seen[facts(t.state).card["a22"]] = 0b11
    t.red.fires(ours, foes, rolls=(10, 10))
    assert not t.red.is_asked(CALL) and not t.blue.is_asked(CALL)  # Destroyers carry none


@pytest.mark.parametrize(("holder", "known", "options"), [
    ("red", False, ["pass", "reroll"]), ("blue", False, None), ("blue", True, ["pass", "reroll"]),
])  # fmt: skip
def test_a_captured_ship_carries_crystals_that_are_its_owners_or_known(holder, known, options):
    """CL-A22, CL-12.5, CL-12.6: what its builder hides no question to its captor tells (UI-7)."""
    t = galaxy(options={"alien_cards": "on", "boarding": "on", "raiders": "off", "experience": "off"})
    give(t, getattr(t, holder), "a22")
    if known:
        t.state.card_seen[facts(t.state).card["a22"]] = 0b11
    prize = seize_ship(t.state, 0, facts(t.state).code["CA"], t.hex(HERE), 0, 1)
    foes = t.blue.has("DD", 1, at=HERE)
    t.begins("red").ends()
    t.red.fires(prize, foes, rolls=10)
    assert t.red.is_asked(CALL) == (options is not None)
    assert options is None or t.red.offered(CALL) == options


@pytest.mark.parametrize(("card", "asked"), [("a22", True), ("a01", False)])
def test_where_only_who_must_is_asked_the_question_comes_less_often(card, asked):
    """UI-7: faster, and leaks a little."""
    t, ours, foes = meeting(card, questions="needed")
    t.red.fires(ours, foes, rolls=(10, 10))
    assert t.red.is_asked(CALL) == asked
    if asked:  # whoever dreams of another card is asked still
        world = t.state.clone()
        GAME.imagine(world, 1, Chance(1))
        world.pending = None
        assert waiting(world)[0].prompt.endswith(CALL)


def test_shots_that_are_left_when_a_target_is_doomed_choose_anew():
    """CL-22.5 with SE-5.3.6: hits that wait count as if they were dealt out."""
    t = galaxy(options={"alien_cards": "on", "raiders": "off", "experience": "off"})
    give(t, t.red, "a22")
    ours = t.red.has("CA", 3, at=HERE)
    one, other = t.blue.has("DD", 1, at=HERE), t.blue.has("SC", 1, at=HERE)
    t.begins("red").ends()
    if t.red.is_asked("round.screen"):
        t.red.answers("round.screen", t.red.decision("round.screen").opening())
    t.red.fires(ours, one, 3, rolls=1)
    assert not t.red.is_asked(CALL)
    assert {option[2] for option in t.red.offered(FIRE) if option[0] == "fire"} == {t.blue.line(other)}
    t.red.fires(ours, other, rolls=(10, 10))
    t.red.answers(CALL, "reroll", rolls=(10, 1, 10))
    assert t.blue.at(one) == HERE and t.blue.at(other) is None


def test_a_boarded_ship_changes_hands_only_when_the_dice_stand():
    """CL-22.5, CL-4.3.1."""
    t, ours, foes = meeting(mine=("CA", 1), theirs=("BD", 1))
    t.red.fires(ours, foes, rolls=10)
    t.red.answers(CALL, "pass")
    t.blue.fires(foes, ours, rolls=1)
    assert t.red.at(ours) == HERE and not t.happened("captured")
    t.red.answers(CALL, "reroll", rolls=10)
    assert t.red.at(ours) == HERE and not t.happened("captured")


def test_dreams_do_not_depend_on_who_has_the_crystals():
    """UI-7: what the other seat sees and dreams is the same whatever card is hidden."""
    seen = []
    for card in ("a22", "a01"):
        t, ours, foes = meeting(card)
        t.red.fires(ours, foes, rolls=(10, 10))
        world = t.state.clone()
        GAME.imagine(world, 1, Chance(5))
        seen.append((GAME.view(t.state, 1), world.held, world.battle.encode()))
    assert seen[0] == seen[1]


def test_a_save_from_before_hits_were_asked_about_opens():
    """Version 3 of the rules kept no hit that waits for its victim's word (D-36): only where it waits is it needed."""
    t, ours, foes = meeting()
    t.red.fires(ours, foes, rolls=(1, 1))
    saved = encode(t.state)
    del saved["frames"][-1]["vars"]["struck"]
    state = decode(saved, t.state.content)
    try_out(GAME, state)
    assert [each.prompt for each in waiting(state)] == ["empires.round.crystal"]
