"""The lessons of Cosmic Encounter: each plays through the rules to its end, and every sentence is about something that
lies on the table (UX-93)."""

from contextlib import closing

import pytest

from app.match.lessons import lesson
from app.match.lessons.coach import Coach
from app.scenes.lesson import LessonScene
from app.tools.shot import headless_app
from rules import Illegal
from rules.cosmic.state.cosmos import WARP, at_planet, hand
from rules.cosmic.state.reckoning import totals
from tests.app.around import with_folder
from tests.app.lesson_checks import state_at


def test_a_wrong_answer_is_refused_with_a_reason():
    told = lesson("cosmic", "1_encounter")
    number = next(n for n, step in enumerate(told.steps) if step.answer and step.answer.prompt.endswith("planet"))
    with pytest.raises(Illegal):
        Coach(told, number).answer(7)


@pytest.mark.parametrize(
    ("name", "words", "said"),
    [
        ("1_encounter", "make 14. Béla’s 12 and three ships make 15", [14, 15]),
        ("3_powers_and_flares", "12 to 14, not enough", [12, 14]),
    ],
)
def test_totals_are_what_the_sentences_say(name, words, said):
    assert totals(state_at("cosmic", name, words)) == said


def test_ships_cards_and_tokens_are_where_the_sentences_say():
    """Numbers of seats: Anna 0, Béla 1, Csilla 2, Dániel 3."""
    landed = state_at("cosmic", "1_encounter", "17 to 15!")
    assert landed.ships[at_planet(6)] == [4, 0, 0] and landed.ships[WARP] == [0, 3, 0]
    compensated = state_at("cosmic", "1_encounter", "took a card from your hand")
    assert compensated.ships[at_planet(2)] == [2, 0, 0] and len(hand(compensated, 0)) == 1
    assert state_at("cosmic", "1_encounter", "A tie goes to the defense").ships[WARP] == [0, 4, 0]
    assert state_at("cosmic", "2_allies_and_deals", "You have both landed").ships[at_planet(5)] == [1, 0, 2, 0]
    rewarded = state_at("cosmic", "2_allies_and_deals", "the card is a 30")
    assert rewarded.cards.design[hand(rewarded, 0)[-1]] == "attack_30" and rewarded.ships[at_planet(4)][0] == 3
    dealt = state_at("cosmic", "2_allies_and_deals", "nobody lost a ship")
    assert dealt.ships[at_planet(6)][0] == 2 and dealt.ships[at_planet(4)][1] == 1 and not any(dealt.ships[WARP])
    assert state_at("cosmic", "3_powers_and_flares", "33 to 8").ships[at_planet(5)] == [3, 0, 0]
    zapped = state_at("cosmic", "3_powers_and_flares", "collected two tokens more")
    assert zapped.ships[WARP] == [0, 4, 0] and zapped.sheets[1].marks["tokens"] == 8
    kept = state_at("cosmic", "3_powers_and_flares", "16 to 14")
    assert kept.ships[at_planet(10)] == [4, 0, 0] and 10 in hand(kept, 0)
    swapped = state_at("cosmic", "3_powers_and_flares", "a 15 has come")
    assert swapped.ships[WARP] == [1, 0, 4] and [swapped.cards.design[card] for card in hand(swapped, 0)] == [
        "attack_08", "flare_sorcerer", "attack_15"
    ]  # fmt: skip


def test_the_own_system_lights_up_as_a_whole(app, tmp_path):
    with_folder(app, tmp_path / "data")
    scene = LessonScene(app, Coach(lesson("cosmic", "1_encounter")))
    app.push(scene)
    app.step(16.0)
    assert scene.meaning().things == tuple(f"planet:{number}" for number in range(5))


@pytest.mark.parametrize("text_size", [100, 200])
def test_coach_and_deal_board_share_the_table(text_size):
    """UX-1, UX-31: neither covers the other, and no pulse of a covered planet shines through them."""
    told = lesson("cosmic", "2_allies_and_deals")
    number = next(n for n, step in enumerate(told.steps) if step.answer and step.answer.prompt.endswith("message"))
    with closing(headless_app((1024, 640), "hu", "midnight", text_size)) as program:
        scene = LessonScene(program, Coach(told, number))
        program.push(scene)
        program.step(16.0)
        panel, coach, stage = scene.parts.panel, scene.panel, scene.desk.stage
        assert not panel.rect.colliderect(coach.rect) and not coach.rect.colliderect(scene.prompt.rect)
        assert panel.rect.height >= 140  # it scrolls there
        pulsing = scene.picture._uncovered(stage, scene.desk.glow())
        assert all(stage.rect(thing).collidelist([panel.rect, coach.rect]) < 0 for thing in pulsing)
        assert len(pulsing) < len(scene.desk.glow())


@pytest.mark.parametrize(("number", "cards"), [(10, 2), (11, 0), (18, 0)])
def test_the_coach_leaves_known_totals_in_sight_with_large_letters(number, cards, tmp_path):
    """Board first: what it speaks about comes first, then the totals that its words compare, and the cards as long as
    they lie there."""
    told = lesson("cosmic", "1_encounter")
    with closing(headless_app((1024, 640), "hu", "midnight", 150)) as program:
        with_folder(program, tmp_path)
        scene = LessonScene(program, Coach(told, number))
        program.push(scene)
        program.step(16.0)
        kept = scene.module.pages.keep_clear(scene.desk)
        assert len(kept) == 2 + cards and scene.target_rects()
        assert scene.panel.rect.collidelist([*kept, *scene.target_rects()]) < 0


@pytest.mark.parametrize(
    ("name", "number"),
    [("1_encounter", 4), ("2_allies_and_deals", 20), ("3_powers_and_flares", 6), ("3_powers_and_flares", 12)],
)
def test_the_coach_leaves_the_warp_in_sight(name, number, tmp_path):
    """Board first: beside the warp there is room enough for the words."""
    with closing(headless_app((1280, 720), "hu")) as program:
        with_folder(program, tmp_path)
        scene = LessonScene(program, Coach(lesson("cosmic", name), number))
        program.push(scene)
        program.step(16.0)
        warp = scene.desk.stage.rect("warp")
        hidden = scene.panel.rect.clip(warp)
        assert hidden.width * hidden.height <= 0.08 * warp.width * warp.height
