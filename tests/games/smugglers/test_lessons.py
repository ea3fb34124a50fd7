"""The lessons of Space Smugglers play through the rules exactly as they are written (UX-93)."""

import re
from pathlib import Path

import pygame
import pytest
import tomli

import app
from app.match.lessons import lessons
from app.match.lessons.coach import Coach
from app.match.lessons.guide import guide
from app.scenes.lesson import open_lesson
from app.text.texts import LANGUAGES, Texts
from rules import Answer, Chance, Illegal, Setup, answer_at_random, apply, find, new_game, result, view, waiting
from rules.smugglers.game import content_of
from rules.smugglers.random_policy import next_asked
from rules.smugglers.setup import position

HOME = Path(app.__file__).parent / "games" / "smugglers" / "lessons"
LESSONS = ("first_steps", "real_time", "stacked_dice")
PLACES = re.compile(
    r"row|tray|pool|lead_hand|clock|keys|payment|refill|score|stock|dice"
    r"|(?:sector|tower|stock|dice|won|unpaid):\d|token:-?\d"
)


def lesson(name: str) -> dict:
    return tomli.loads((HOME / f"{name}.toml").read_text(encoding="utf-8"))


def laid_out(told: dict, part: dict):
    setup = Setup("smugglers", [dict(seat) for seat in told["setup"]["seats"]], dict(told["setup"]["options"]))
    find("smugglers").check_setup(setup)
    return position(setup, told["seed"], part["position"], content_of([]))


def listed(value):
    return tuple(value) if isinstance(value, list) else value


def learner_answer(told: dict, expect: dict) -> Answer:
    value = listed(expect["value"])
    return Answer(
        told["setup"]["human"], expect["prompt"], (*value, expect["aim"]) if "aim" in expect else value, expect.get("t")
    )


def other_answer(other: dict) -> Answer:
    return Answer(other["seat"], other["prompt"], listed(other["value"]), other.get("t"))


def played(told: dict):
    """Every state after a part, with the events of each answer of the learner."""
    for part in told["part"]:
        state = laid_out(told, part)
        heard = []
        for step in part["step"]:
            if "expect" in step:
                answer = learner_answer(told, step["expect"])
                assert any(d.seat == answer.seat and d.prompt == answer.prompt for d in waiting(state)), step
                heard += apply(state, answer)
                for other in step["auto"]:
                    heard += apply(state, other_answer(other))
        yield state, heard


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_plays_through_with_the_expected_answers(name):
    for state, heard in played(lesson(name)):
        assert heard
        assert result(state) is not None or waiting(state)


@pytest.mark.parametrize("name", LESSONS)
def test_the_learner_is_never_asked_something_the_lesson_does_not_tell(name):
    """After every answer of the program the next question is the learner's next step."""
    told = lesson(name)
    human = told["setup"]["human"]
    for part in told["part"]:
        state = laid_out(told, part)
        for step in part["step"]:
            if "expect" not in step:
                continue
            apply(state, learner_answer(told, step["expect"]))
            for other in step["auto"]:
                asked = [d for d in waiting(state) if d.since is None]
                assert all(d.seat != human for d in asked), step["text"]["en"]
                apply(state, other_answer(other))


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_one_sentence_in_both_languages_and_something_that_shines(name):
    told = lesson(name)
    assert 0 < told["minutes"] <= 10
    steps = [step for part in told["part"] for step in part["step"]]
    assert len(steps) <= 24
    for step in steps:
        assert PLACES.fullmatch(step["highlight"]), step["highlight"]
        for language in LANGUAGES:
            text = step["text"][language]
            assert text.endswith(".") and len(re.findall(r"[.!?](?: |$)", text)) == 1, text
    for told_in in (told["title"], told["about"]):
        assert set(told_in) == set(LANGUAGES)
    assert len(told["setup"]["names"]) == len(told["setup"]["seats"])


def test_first_steps_teach_a_tie_a_payment_and_ten_points():
    """SM-4.103, SM-4.121, SM-4.146, SM-5.2 to 5.5: what the sentences claim is what the rules do."""
    (after_round, heard), (end, _) = played(lesson("first_steps"))
    win = next(event for event in heard if event.kind == "win" and event.data["seat"] == 0)
    assert win.data["tied"] == [0, 1] and win.data["speeds"] == [1, -1]
    assert after_round.won[0] == ("sector_19",) and after_round.energy[0] == 10 and after_round.goods[0] == (3, 3, 3, 2)
    assert result(end).scores[0] == 10


def test_real_time_teaches_a_tie_won_by_speed():
    """SM-4.14, SM-4.103, SM-4.122."""
    ((state, heard),) = played(lesson("real_time"))
    assert [event.data["code"] for event in heard if event.kind == "refuse"] == []
    assert state.won[0] == ("sector_15",) and state.energy[0] == 11


def test_stacked_dice_teach_a_restored_tower_and_the_price_of_a_six():
    """SM-6.42, SM-6.46, SM-6.48."""
    ((state, heard),) = played(lesson("stacked_dice"))
    assert [event.data["case"] for event in heard if event.kind == "drop"] == ["A", "A", "B", "A"]
    assert state.won[0] == ("sector_27",) and state.energy[0] == 2


def test_a_wrong_answer_is_refused_where_the_lesson_says_so():
    """SM-6.42: what the lesson calls strictly higher is."""
    told = lesson("stacked_dice")
    state = laid_out(told, told["part"][0])
    step = next(step for step in told["part"][0]["step"] if "expect" in step)
    apply(state, learner_answer(told, step["expect"]))
    apply(state, other_answer(step["auto"][0]))
    with pytest.raises(Illegal):
        apply(state, Answer(1, "smugglers.open.act", ("drop", 0, 2, 0)))


# --- the guided first game


def fits(tip: dict, table: dict, decision) -> bool:
    here = table["seats"][decision.seat]
    last = table["round"] == table["rounds"]
    return (
        decision.prompt in tip["prompts"]
        and (tip.get("round") in (None, table["round"]) or (tip["round"] == -1 and last))
        and tip.get("middle") in (None, len(table["middle"]))
        and tip.get("reserve") in (None, here["reserve"])
    )


def test_every_tip_is_worded_and_comes_up_in_ordinary_games():
    told = lesson("guide")
    shown = set()
    for seed, timing in enumerate(("open", "secret", "realtime")):
        state, rng = new_game("smugglers", Setup("smugglers", [{}] * 4, {"timing": timing}), seed), Chance(seed)
        while waiting(state):
            decision = next_asked(state, waiting(state), rng)
            if decision.seat >= 0:
                table = view(state, decision.seat)["table"]
                shown |= {tip["message"] for tip in told["tip"] if fits(tip, table, decision)}
            apply(state, answer_at_random(state, decision, rng))
    assert shown == {tip["message"] for tip in told["tip"]}
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts.has(name) for name in (*shown, told["dismiss"], told["never"]))
    assert all(PLACES.fullmatch(tip["highlight"]) for tip in told["tip"])


@pytest.mark.parametrize("told", lessons("smugglers"), ids=lambda told: told.name)
def test_every_shipped_lesson_can_be_begun_and_resumed_at_every_step(told):
    for number in range(len(told.steps)):
        coach = Coach(told, number)
        if coach.present.answer is not None:
            assert [decision.prompt for decision in coach.asked()] == [coach.present.answer.prompt]


@pytest.mark.parametrize("told", lessons("smugglers"), ids=lambda told: told.name)
def test_every_shipped_lesson_plays_through(told):
    coach = Coach(told)
    for _ in range(4000):
        step = coach.present
        if step is None:
            break
        if step.answer is None:
            coach.go_on()
        elif coach.asked():
            with pytest.raises(Illegal):
                coach.answer("nonsense")
            coach.answer(step.answer.value)
        coach.update(200.0)
    assert coach.present is None


def test_a_tip_is_shown_once_and_only_where_it_fits():
    from rules import Setup, new_game, view

    tips = guide("smugglers")
    state = new_game("smugglers", Setup("smugglers", [{}, {}, {}], {"timing": "open"}), 7)
    decision = waiting(state)[0]
    table = view(state, decision.seat)["table"]
    first = tips.tip(table, decision, [])
    assert first.message == "smugglers-guide-reveal"
    assert tips.tip(table, decision, [first.message]).message != first.message
    assert tips.tip(table, decision, [tip.message for tip in tips.tips]) is None


@pytest.mark.parametrize("told", lessons("smugglers"), ids=lambda told: told.name)
def test_every_shipped_lesson_runs_at_its_table_and_something_shines_at_every_step(app, drive, told):
    app.settings["speed"] = 0
    open_lesson(app, told)
    scene = app.scene
    seen = set()
    for _ in range(3000):
        app.step(100.0)
        assert app.scene is scene, getattr(app.scene, "error", app.scene.name)
        step = scene.coach.present
        if step is None:
            break
        if len(scene.host.layers) > 1:  # the summary of a round waits for its reader
            drive.key(pygame.K_RETURN)
            continue
        if scene.coach.number not in seen:
            seen.add(scene.coach.number)
            assert scene.target_rects(), step.highlight
        if step.answer is None:
            scene.go_on()
        elif scene.match.asked():
            scene.match.answer(step.answer.value)
    assert scene.coach.present is None
    assert len(seen) == len(told.steps)
    assert len(scene.host.layers) == 2
