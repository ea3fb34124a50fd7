"""Invitations and answers as gestures: what an ally may win or lose is said before (CE-7.6, CE-7.7)."""

import pygame
import pytest

from app.text.texts import Texts
from app.tools.shot import headless_app
from rules.cosmic.flows.alliance import prospect
from tests.games.cosmic.hands import rise, seated_at
from tests.games.cosmic.support import table


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "en")
    yield program
    program.close()


@pytest.fixture
def seated(app):
    yield lambda t, humans=5: seated_at(app, t, humans)
    rise(app)


def invited(by=("red", "blue"), bare=(), alien="human"):
    """Green is asked; red attacks blue 1 with three ships. From these planets all but one ship are gone."""
    t = table("red", "blue", "green", powers={"green": alien}, red=["attack_08"], blue=["attack_20"])
    for planet in bare:
        t.green.puts(3, planet, "warp")
    t.begins("red", "blue").launches(3, at="blue 1")
    for name in ("red", "blue"):
        t.players[t.seat(name)].invites(*(["green"] if name in by else []))
    return t


def test_prospects_count_what_everybody_sees():
    """CE-7.6: ships of both sides, a colony or rewards, and what would be lost."""
    g = invited().state
    found = prospect(g, 2, "offense", {"planet:10": 2})
    assert (found.offense, found.defense, found.sent, found.colony) == (5, 4, 2, 5)
    found = prospect(g, 2, "defense", {"planet:10": 1, "planet:11": 2})
    assert (found.offense, found.defense, found.sent, found.colony) == (3, 7, 3, -1)
    assert prospect(g, 2, "none", {"planet:10": 2}).sent == 0


def test_prospects_tell_of_colonies_and_powers_given_up():
    """CE-7.7, CE-5.10."""
    g = invited(bare=("green 1", "green 2", "green 3")).state
    assert prospect(g, 2, "offense", {"planet:10": 1}).emptied == (10,)
    assert not prospect(g, 2, "offense", {"planet:10": 1, "planet:11": 1}).powerless
    assert prospect(g, 2, "offense", {"planet:10": 1, "planet:11": 1, "planet:12": 1}).powerless


def note(scene):
    return " ".join(w.text for w in scene.prompt.walk() if isinstance(getattr(w, "text", None), str))


def test_the_answer_says_what_it_may_win_or_lose(app, seated):
    scene, drive = seated(invited())
    assert "3 against 4" in note(scene)
    drive.click("side-option-offense")
    for thing in ("ships:planet:10:2", "ships:planet:11:2"):
        drive.click(scene.desk.stage.rect(thing).center)
    app.step(200.0)
    assert "5 against 4" in note(scene) and "2 ships to the warp" in note(scene)


def test_ships_are_dragged_to_the_side_they_join(app, seated):
    """UX-14: to the gate, or to the total of a side; one ship each time."""
    scene, _ = seated(invited())
    choice = scene.desk.choice
    assert choice.targets_of("ships:planet:10:2") == {"gate", "total:0", "total:1"}
    assert choice.drop("ships:planet:10:2", "total:1")
    assert choice.filled == {"side": "defense", "ships": (1, 0, 0, 0, 0)}


def test_the_wheel_draws_ships_from_a_stack(app, seated):
    scene, _ = seated(invited(by=("red",)))
    at = scene.desk.stage.rect("ships:planet:11:2").center
    app.step(16.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))])
    pygame.mouse.set_pos(at)
    for y in (1, 1, -1):
        app.step(16.0, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_y=float(y))])
    assert scene.desk.choice.filled == {"side": "offense", "ships": (0, 1, 0, 0, 0)}


def test_giving_up_a_colony_is_asked_once_more(app, seated):
    """CE-7.7."""
    scene, drive = seated(invited(bare=("green 1",)))
    drive.click("side-option-offense")
    drive.click(scene.desk.stage.rect("ships:planet:10:2").center)
    drive.click("confirm")
    app.step(200.0)
    assert len(scene.host.layers) == 2 and not scene.match.session.log
    drive.click("waste")
    app.step(200.0)
    assert dict(scene.match.session.log[0].value)["side"] == "offense"


def test_whoever_is_invited_glows(app, seated):
    """The plate of an invited player has a rim in the colour of the host, until the answer is given."""

    def rim(by):
        scene, _ = seated(invited(by=by))
        app.step(200.0)
        rect = scene.desk.stage.rect("seat:2")
        pixel = tuple(app.surface.get_at((rect.centerx, rect.top - app.ctx.px(2))))[:3]
        return pixel, tuple(app.ctx.seats[0].colour), tuple(app.ctx.seats[1].colour)

    t = table("red", "blue", "green", "yellow", red=["attack_08"], blue=["attack_20"])
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(red=["green", "yellow"])
    scene, _ = seated(t)
    met = scene.module.seen["encounter"]
    assert scene.module.asking._unanswered(met) == [2, 3]
    scene.desk.answer(scene.desk.decision, {**scene.desk.decision.opening(), "side": "none"})
    app.step(200.0)
    assert scene.module.asking._unanswered(scene.module.seen["encounter"]) == [3]
    pixel, red, blue = rim(("red",))
    assert pixel == red
    pixel, red, blue = rim(("blue",))
    assert pixel == blue


@pytest.mark.parametrize("alien", ["zombie", "human"])
def test_zombie_as_an_ally_is_not_told_that_ships_go_to_the_warp(alien):
    """CE-A50: they return to colonies; and the words say so in both languages."""
    found = prospect(invited(alien=alien).state, 2, "offense", {"planet:10": 1})
    assert found.returns == (alien == "zombie")


def test_how_many_colonies_win_follows_the_variant():
    """CE-9.3: the tip of the first game counts as the table does."""
    for language, words in (("en", ("Four", "Five")), ("hu", ("Négy", "Öt"))):
        texts = Texts(language)
        assert [texts("cosmic-guide-leader", needed=n).split()[0] for n in (4, 5)] == list(words)
        said = [
            texts("cosmic-ally-offense", offense=3, defense=2, count=1, planet="x", returns=r) for r in ("yes", "no")
        ]
        assert ("warp" in said[0], "warp" in said[1]) == (False, language == "en") and said[0] != said[1]
