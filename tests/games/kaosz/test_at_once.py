"""What needs no second click at the Káosz table, and what the undo button says about it (UX-20, UX-33, UX-58)."""

from __future__ import annotations

import pygame
import pytest

from app.match import HUMAN, Match, PlaySettings, Seats
from rules import Session
from tests.app.match_support import InlineOpponents, passing
from tests.games.kaosz.hands import DragKaosz, sit_down
from tests.games.kaosz.support import crew, ship, table

ME, FOE = 1, 0


def begun(app, t, opponents=passing, kinds=("random", HUMAN)):
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=0)
    match = Match(
        Session(t.state, 1),
        Seats(zip(("Dani", "Laci"), kinds, strict=True)),
        opponents=InlineOpponents(opponents),
        settings=settings,
    )
    return DragKaosz(app, sit_down(app, match))


@pytest.fixture
def t():
    return table(ship("hawk", "5-3-4-2"), ship("crow", "1-1-9-2"), crew("pilot", 0))


def asked(hands):
    for _ in range(60):
        if hands.desk.decision is not None:
            return hands.desk.decision.prompt.rpartition(".")[2]
        hands.app.step(50.0)
    raise AssertionError("nobody is asked")


def boarding(app, t):
    """One crew card, one ship with room: the attacker is asked who boards."""
    t.laci.ship("hawk")
    mate = t.laci.crew("pilot")
    t.begin(t.laci)
    hands = begun(app, t)
    hands.scene.match.answer(("attack", FOE, "colony"))
    hands.app.step(50.0)
    assert asked(hands) == "crew"
    return hands, mate


def test_the_only_free_move_of_a_piece_is_done_by_one_click_and_undone_by_one_key(app, t):
    hands, mate = boarding(app, t)
    hands.app.settings["one_click"] = True
    hands.scene.preferences.follow()
    before = hands.scene.match.session.fingerprint()
    hands.click(hands.centre(mate))
    assert hands.scene.match.session.state.carrier[mate] >= 0
    hands.app.step(50.0)
    hands.scene.commands.undo()
    assert hands.scene.match.session.fingerprint() == before


def test_one_click_is_off_until_it_is_wanted(app, t):
    """UX-20."""
    hands, mate = boarding(app, t)
    hands.click(hands.centre(mate))
    assert hands.scene.match.session.state.carrier[mate] < 0 and hands.desk.choice.touched == [mate]


def test_what_costs_something_is_only_shown_by_one_click(app, t):
    """UX-20: launching a ship spends credits, however few actions there are."""
    card = t.laci.hq("hawk")
    t.begin(t.laci)
    hands = begun(app, t)
    credits = t.laci.credits
    hands.click(hands.centre(card))
    assert t.laci.credits == credits and hands.desk.choice.touched == [card]


def test_the_only_defender_is_proposed_by_name_and_sent_by_one_click(app, t):
    t.dani.ship("hawk")
    mine = t.laci.ship("crow")
    t.begin(t.dani)

    def attacks(brief):
        found = [v for v in brief.decision.first(40) if isinstance(v, tuple) and v[:1] == ("attack",)]
        return found[0] if found else passing(brief)

    hands = begun(app, t, attacks)
    assert asked(hands) == "defenders"
    button = hands.find("only")
    assert "crow" in button.text
    hands.app.step(300.0)
    hands.click("only")
    assert t.state.combat.defenders == [mine]


def test_the_only_shot_stands_in_the_bar(app, t):
    """One ship, one target: one click fires, where three were needed."""
    mine, theirs = t.laci.ship("hawk"), t.dani.ship("crow")
    t.begin(t.laci)

    def defends(brief):
        return brief.decision.items if brief.decision.prompt.endswith("defenders") else passing(brief)

    hands = begun(app, t, defends)
    hands.scene.match.answer(("attack", FOE, "colony"))
    hands.app.step(50.0)
    assert asked(hands) == "fire"
    shot = ("fire", mine, theirs)
    assert "crow" in hands.find(f"option-{shot}").text
    hands.app.step(300.0)
    hands.click(f"option-{shot}")
    assert shot in [answer.value for answer in hands.scene.match.session.log]


def test_an_attack_goes_straight_through_by_one_button(app, t):
    """Several ships and crew to board: ship and button, and the bombs fall."""
    mine = [t.laci.ship("hawk") for _ in range(2)]
    t.laci.crew("pilot")
    t.begin(t.laci)
    hands = begun(app, t)
    before = t.dani.count("colony")
    hands.scene.match.answer(("attack", FOE, "colony"))
    hands.app.step(50.0)
    assert asked(hands) == "attackers" and not hands.find("straight").enabled
    hands.click(hands.centre(mine[0]))
    hands.app.step(300.0)
    hands.click("straight")
    hands.app.step(50.0)
    assert asked(hands) == "action" and t.dani.count("colony") == before - 2


# -- the undo button ----------------------------------------------------------------------------------------------


def test_the_undo_button_names_the_step_also_after_a_silent_pass(app, t):
    card = t.laci.hq("pilot")
    t.dani.hq("rb_higher_order")
    t.begin(t.laci)
    hands = begun(app, t)
    hands.scene.match.answer(("lay", card, "cantina"))
    hands.app.step(50.0)
    assert asked(hands) == "action"
    hands.wait(50)
    assert "pilot" in hands.find("undo").tip
    hands.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    hands.wait(50)
    assert card in hands.scene.match.session.state.pile("hq:1")
    assert not hands.find("undo").enabled


def test_while_everybody_looks_the_undo_button_tells_no_secret(app, t):
    """UX-41: the card lies face down, and its name stays with whoever laid it."""
    card = t.laci.hq("pilot")
    t.dani.hq("rb_higher_order")
    t.begin(t.laci)
    hands = begun(app, t, kinds=(HUMAN, HUMAN))
    match = hands.scene.match
    match.settings.trust = False
    match.answer(("lay", card, "cantina"))
    match.screen.serve(None)
    assert match.undoing.may_undo() is None and match.undoing.undo_step() is None
