"""Onward to Venus through the match: interrupts as windows, call-outs and stops, and what a question must not tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from app.games.venus.lobby import tints
from app.match import HUMAN, Match, PlaySettings, Seats
from app.match.hooks import hooks_of
from app.scenes.draft import Chair, Draft
from rules import (
    Answer,
    Chance,
    Session,
    Setup,
    apply,
    clone,
    decode,
    encode,
    find,
    imagine,
    replay,
    violations,
    waiting,
)
from rules.core.zones import move_card
from rules.venus import atoms
from rules.venus.game import content_of
from rules.venus.setup import position
from tests.app.handover_checks import a_turn_costs_one_hold
from tests.app.match_support import InlineOpponents, People, kinds_of, passing, play_out
from tests.games.venus.hands import ClickVenus, match_of, played_on, sit_down
from tests.games.venus.support import table

PROMPT = "interrupt_prompt"


def by_dice(brief: Any) -> Any:
    return brief.decision.sample(Chance(brief.number))


def venus(*kinds: str, seed: int = 1, state: Any = None, opponents: Any = None, prompt: str = "always") -> Match:
    setup = Setup("venus", [{} for _ in kinds], {PROMPT: prompt})
    session = Session.start("venus", setup, seed) if state is None else Session(state, seed)
    return Match(
        session,
        Seats(zip(("Anna", "Béla", "Csilla"), kinds, strict=False)),
        opponents=opponents or InlineOpponents(by_dice),
        settings=PlaySettings(pace_ms=0, answer_ms=0, grace_ms=500),
    )


@pytest.mark.parametrize("kinds", [(HUMAN, "random"), (HUMAN, HUMAN, "random")])
def test_a_whole_game_is_played(kinds: tuple[str, ...]) -> None:
    match = venus(*kinds, seed=3)
    told = play_out(match, People(match, Chance(3)), dt=500)
    assert "Faulted" not in kinds_of(told)
    if len(match.seats.humans) > 1:
        assert {"Covered", "Uncovered", "RingOpened"} <= set(kinds_of(told))
    session = match.session
    assert replay(session.setup, session.seed, session.log).outcome == session.state.outcome


def threatened(*hands: list[str], chosen: Any = None) -> Any:
    """Seat 0 plays Sabotage at an infantry of seat 1; everybody is asked whether they hold something or not."""
    setup = Setup("venus", [{}, {}], {PROMPT: "always"} if chosen is None else chosen)
    orbit = {"earth": [["infantry", 0, 1], ["infantry", 1, 2]]}
    session = Session(position(setup, 5, {"hands": [list(hand) for hand in hands], "orbit": orbit}, content_of([])), 5)
    card = session.state.pile("hand:0")[0]
    session.answer(Answer(0, "venus.turn.act", ("card", card, "kill", 1, "earth", "infantry", "orbit")))
    return session.state


def test_a_unit_about_to_be_lost_is_a_window_aimed_at_its_owner() -> None:
    """OV-6.18, OV-6.25, UX-37."""
    state = threatened(["sabotage"], ["hospital_ship"])
    decision = waiting(state)[0]
    hooks = hooks_of("venus")
    assert hooks.is_window(state, decision) and hooks.moment(state, decision) == "save"
    assert hooks.targeted(state, 1, decision) and not hooks.targeted(state, 0, decision)
    assert hooks.announcer(state) == 0


def test_the_call_out_does_not_tell_who_could_answer() -> None:
    """UX-110: the ring opens alike whether the owner holds the card or not."""
    shown = []
    for hand in (["hospital_ship"], ["steam_mortar"]):
        match = venus(HUMAN, HUMAN, state=threatened(["sabotage"], hand))
        told = []
        for _ in range(8):
            told += [type(one).__name__ for one in match.update(100)]
        shown.append((told, match.replies.ring_left(), match.asked() == ()))
    assert shown[0] == shown[1] and "RingOpened" in shown[0][0]


def test_a_stop_asks_where_the_ring_would_have_passed() -> None:
    """UX-37."""
    match = venus(HUMAN, HUMAN, state=threatened(["sabotage"], ["hospital_ship"]))
    match.stops[1].at.add("save")
    for _ in range(20):
        match.update(200)
        if match.screen.covered_for == 1:
            match.screen.lift()
    assert [decision.prompt for decision in match.asked()] == ["venus.destroy.save"]


@pytest.mark.parametrize("steps", [25, 60, 95])
def test_the_screen_is_the_same_in_every_world_that_fits_what_the_viewer_knows(steps: int) -> None:
    """UX-41, UX-47: frame by frame, rings and passes included."""
    state = played_on(steps, 3, 4, interrupt_prompt="always").state
    for viewer in range(3):
        world = imagine(state, viewer, Chance(steps))
        world.chance = state.chance
        pair = [
            venus(HUMAN, HUMAN, HUMAN, state=clone(one), opponents=InlineOpponents(passing)) for one in (state, world)
        ]
        frames = []
        for match in pair:
            if match.screen.covered_for == viewer:
                match.screen.lift()
            if match.screen.covered_for is None and match.viewer != viewer:
                frames.append(None)
                continue
            told = [match.update(100) for _ in range(10)]
            frames.append(
                (told, match.viewer, match.screen.covered_for, match.view(), match.asked(), match.replies.ring_left())
            )
        assert frames[0] == frames[1]


# --- the new-game screen


def test_unless_chosen_otherwise_every_possible_interrupt_is_asked() -> None:
    """Section 10: neither a question nor a computer player's pause tells anything, however the game began."""
    asked = []
    for hand in (["hospital_ship"], ["steam_mortar"]):
        state = threatened(["sabotage"], hand, chosen={})
        asked.append([(d.seat, d.prompt) for d in waiting(state)])
    assert asked == [[(1, "venus.destroy.save")]] * 2
    draft = Draft("venus", [Chair("human"), Chair("human")])
    assert find("venus").option(draft.setup(), PROMPT) == "always"
    assert find("venus").option(Draft("venus", draft.chairs, {PROMPT: "holders"}).setup(), PROMPT) == "holders"


def test_an_older_game_in_which_nothing_was_chosen_goes_on_as_it_began() -> None:
    """Then only holders were asked."""
    session = Session.start("venus", Setup("venus", [{}, {}]), 3)
    migrated = find("venus").migrate(encode(session.state), 1)
    assert decode(migrated).setup.options == {PROMPT: "holders"}
    assert find("venus").migrate(encode(session.state), 2) == encode(session.state)


def dealt(seats: int) -> Any:
    """A game in which everybody has an empire and a hand."""
    state = Session.start("venus", Setup("venus", [{} for _ in range(seats)]), 3).state
    while not all(state.pile(f"hand:{seat}") for seat in range(seats)):
        asked = waiting(state)[0]
        apply(state, Answer(asked.seat, asked.prompt, asked.first(1)[0]))
    return state


def test_an_older_position_brings_along_what_its_seats_had_seen() -> None:
    """1.3: cards in other hands were once remembered in a column of this game."""
    state = dealt(2)
    card, other = state.pile("hand:1")[:2]
    older = {**encode(state), "seen": [[other, card], []]}
    opened = decode(find("venus").migrate(older, 2))
    assert opened.knows(0, card) and opened.knows(0, other) and not opened.knows(1, state.pile("hand:0")[0])
    assert violations(opened) == []
    nothing = decode(find("venus").migrate({**encode(state), "seen": [[], []]}, 2))
    assert nothing.memories == []


def test_after_a_reshuffle_an_opponent_remembers_which_cards_lay_in_the_discard() -> None:
    """OV-5.33: what lay in the discard is in the draw pile now, and what hands hold is not."""
    state = dealt(3)
    for card in list(state.pile("draw")):
        move_card(state, card, "discard", face_up=True)
    atoms.draw(state, 1)
    drawn = state.pile("hand:1")[-1]
    for card in state.pile("draw")[6:]:
        move_card(state, card, "play", face_up=True)
    discarded = Counter(state.cards.design[c] for c in (*state.pile("draw"), drawn))
    for n in range(20):
        world = imagine(state, 2, Chance(n))
        assert Counter(world.cards.design[c] for c in (*world.pile("draw"), drawn)) == discarded


def test_a_computer_player_answers_after_the_same_time_whether_it_holds_the_card_or_not() -> None:
    """UX-47: also against a single person, who could tell it from a pause."""
    frames = []
    for hand in (["hospital_ship"], ["steam_mortar"]):
        match = venus(HUMAN, "captain", state=threatened(["sabotage"], hand))
        match.settings.answer_ms = 200
        frames.append(0)
        while not match.session.log:
            match.update(20)
            frames[-1] += 1
    assert frames[0] == frames[1] >= 10


def test_seats_have_the_colours_of_their_empires() -> None:
    """OV-2.11; two seats never share one."""
    draft = Draft("venus", [Chair("human", own={"empire": "germany"}), Chair("pilot"), Chair("pilot")])
    shown = tints(draft)
    assert len(set(shown)) == 3
    draft.chairs[1].own["empire"] = "germany"
    assert draft.trouble() is not None


def test_the_end_of_a_turn_is_asked_so_that_the_action_can_be_taken_back() -> None:
    """UX-58: the action was the only one, and no card of the hand is a free action."""
    setup = Setup("venus", [{}, {}], {PROMPT: "always"})
    state = position(setup, 5, {"hands": [[], []], "orbit": {"earth": [["cruiser", 0, 1]]}}, content_of([]))
    match = venus(HUMAN, "random", state=state)
    match.update(50.0)
    while (asked := match.asked()) and asked[0].first(2) != ["end"]:
        match.answer(asked[0].first(1)[0])
        match.update(50.0)
    assert asked and asked[0].seat == 0
    assert match.undoing.may_undo() is None
    match.undoing.undo()
    match.update(50.0)
    assert match.asked()[0].first(2) != ["end"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", "Egy kártya célpontja: Béla gyalogsága (Föld, pálya). Válaszol valaki?"),
        ("en", "A card’s target: Béla’s infantry (Earth, orbit). Any responses?"),
    ],
)
def test_the_ring_says_what_may_be_answered(app: Any, language: str, words: str) -> None:
    """UX-110: people who are to call out are told at what, by what everybody can see."""
    app.settings["language"] = language
    match = venus(HUMAN, HUMAN, state=threatened(["sabotage"], ["steam_mortar"]))
    match.settings.trust = True
    match.settings.grace_ms = 3000
    scene = sit_down(app, match)
    for _ in range(60):
        app.step(16.0)
        if match.replies.ring is not None and scene.prompt.waiting:
            break
    assert match.replies.ring is not None and scene.prompt.waiting == words


def test_handing_over_costs_one_hold_and_no_closing_click(app):
    """UX-42, UX-43: two people take markers in turn, by clicks alone."""
    t = table("red blue", orbit={"mars": "red 2 infantry", "venus": "blue 2 tank"}, tiles={"mars": "mine_3"}, markers=4)
    match = match_of(2, session=Session(clone(t.state), 1))
    match.settings.trust = False
    hands = ClickVenus(app, sit_down(app, match))
    assert any(a_turn_costs_one_hold(app, hands, 5, lambda asked: asked.options[-1]))
