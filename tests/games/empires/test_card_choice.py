"""Cards to choose from lie open over the map, each with its face; a press on one is the answer (D-03, D-50)."""

from contextlib import closing

import pygame

from app.games.empires.card_choice import CHOOSING, CardButton
from app.table.log import LogRow
from app.table.measure import covered
from app.tools.shot import headless_app
from app.ui.check import problems
from app.ui.labels import Paragraph
from rules import Setup, new_game, waiting
from rules.empires.game import content_of
from rules.empires.printed.kinds import CARD
from rules.empires.state import facts
from tests.app.conftest import Driver
from tests.app.test_last_lines import told_so_far
from tests.app.windows import each_window
from tests.games.empires import test_alien_cards as finding
from tests.games.empires.advantages import answer
from tests.games.empires.hands import sit_down


def found_technology():
    t = finding.table()
    finding.settle(t, finding.far_barren(t))
    t.red.ends()
    return t


class Dealt:
    """A game in which everybody still has to keep an Empire Advantage."""

    def __init__(self):
        setup = Setup("empires", [{}, {}], {"advantages": "random", "map": "large"})
        self.state = new_game("empires", setup, 3)
        while not any(self.state.dealt):
            answer(self.state, waiting(self.state)[0])


def buttons(scene):
    panel = scene.module.pages.panel(scene.desk)
    found = [widget for widget in panel.walk() if isinstance(widget, CardButton)] if panel is not None else []
    return {button.id.removeprefix("choose-"): button for button in found}


def test_a_press_on_a_face_keeps_that_card(seated, app):
    """CL-12.2: the answer is the same as by its button in the prompt."""
    t = found_technology()
    scene = seated(t)
    offered = [facts(t.state).cards[card].id for card in t.state.drawn]
    assert sorted(buttons(scene)) == sorted(offered)
    assert all(content_of([]).table(CARD)[card].deck == "alien" for card in offered)
    buttons(scene)[offered[1]].trigger(app.ctx)
    app.step(16.0)
    held = scene.match.session.state.held[t.red.seat]
    assert [facts(t.state).cards[card].id for card in held] == [offered[1]]
    assert not buttons(scene)


def test_an_advantage_is_switched_on_and_kept_by_confirming(seated, app, monkeypatch):
    """CL-13.1: a second one takes the place of the first."""
    scene = seated(Dealt())
    said = [widget.text for widget in scene.prompt.walk() if isinstance(widget, Paragraph)]
    assert "Válassz egyet" in said
    first, second = buttons(scene)
    scene.attention._left = "confirm"  # of the question before, to which the mouse gave the answer
    buttons(scene)[first].trigger(app.ctx)
    assert [card for card, button in buttons(scene).items() if button.chosen] == [first]
    buttons(scene)[second].trigger(app.ctx)
    assert [card for card, button in buttons(scene).items() if button.chosen] == [second]
    given = []
    monkeypatch.setattr(scene.desk, "answer", lambda decision, value: given.append(value))
    app.step(16.0)
    assert scene.host.layers[0].focus.id == "confirm"  # Enter does not take the choice back
    Driver(app).key(pygame.K_RETURN)
    assert given == [(second,)]


def test_the_newest_lines_make_way_for_cards_that_come_after_them(seated):
    """A page of cards is made ready over some frames and has no place before."""
    scene = seated(Dealt())
    lines, page = scene.parts.last_lines, scene.parts.panel
    log = told_so_far([LogRow(1, 0, "Anna draws two cards.")] * 3)
    laid, page.rect = page.rect, pygame.Rect(0, 0, 0, 0)
    lines._told = 0
    lines.follow(log, visible=True)
    page.rect = lines.rect.union(laid)
    scene.host.dirty = False
    assert lines.rect.width and lines.follow(log, visible=True)
    assert not lines.rect.colliderect(page.rect)


def test_a_card_to_choose_says_its_name_and_its_text(seated):
    scene = seated(found_technology())
    for card, button in buttons(scene).items():
        words = scene.module.wording
        assert button.spoken() == f"{words.card(card)}. {words.card_text(card)}"


def test_only_questions_about_cards_open_the_page(seated):
    t = finding.table()
    t.begins("red")
    scene = seated(t)
    assert scene.desk.decision.prompt not in CHOOSING and scene.module.pages.panel(scene.desk) is None


@each_window(100, 150)
def test_the_page_is_whole_in_every_window(size, text_size):
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, found_technology())
        assert [str(one) for one in problems(scene.host.top.root, program.ctx)] == []
        board = scene.module.pages.panel(scene.desk)
        for button in buttons(scene).values():
            assert button.rect.width <= board.rect.width
        assert covered(scene) == []
