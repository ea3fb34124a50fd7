"""Sitting at the table with computer players: who thinks, how fast it goes, what is told when (UX-27, UX-71, UX-72)."""

import pygame
import pytest

from app.match.opponent import Reply, Signs
from app.table import menus
from app.table.offered import offered_words
from app.table.reading import CALM_MS, REST_MS
from app.ui.buttons import Button
from app.ui.labels import Label
from rules import PASS, waiting
from tests.app.hands import Clicking, sit_down
from tests.app.tiny_table import tiny_match


class SlowMinds:
    """Thinks as long as it is told to, then takes the first legal answer."""

    def __init__(self):
        self.done = False
        self.told = Signs()

    def signs(self, ticket):
        return self.told

    def ask(self, brief, seconds=0.0):
        return brief

    def poll(self, ticket):
        if not self.done:
            return None
        return Reply(ticket.decision.first(1)[0])

    def cancel(self, ticket):
        return None


@pytest.fixture
def table(app):
    opponents = SlowMinds()
    scene = sit_down(app, tiny_match(humans=1, machines=1, opponents=opponents))
    table = Clicking(app, scene)
    table.opponents = opponents
    return table


def until(table, wanted, most=400):
    for _ in range(most):
        if wanted():
            return True
        table.app.step(16.0)
    return False


def test_thinking_is_shown_with_a_bar_after_half_a_second(table):
    """UX-72; the window stays usable meanwhile."""
    table.opponents.done = True
    assert until(table, lambda: table.desk.decision is not None)
    table.opponents.done = False
    table.play(table.desk.decision.options[0])
    while table.desk.decision is not None:
        table.play(table.desk.decision.first(1)[0])
    assert table.scene.prompt.waiting
    assert until(table, lambda: 0 <= table.scene.prompt.progress <= 1, 60)
    card = next(shown.piece.id for shown in table.desk.stage.shown if shown.hand)
    table.wait(CALM_MS)  # the hand has just clicked
    table.move(table.centre(card))
    table.wait(REST_MS + 50)
    table.wait(20)
    assert table.scene.reading.layer.open is not None
    table.opponents.done = True
    assert until(table, lambda: table.desk.decision is not None)


def test_an_interrupted_thought_is_told_in_the_status_line(table):
    """UX-73: a worker had died, and another one thinks about the same question."""
    table.opponents.done = True
    assert until(table, lambda: table.desk.decision is not None)
    table.opponents.done = False
    table.play(table.desk.decision.options[0])
    while table.desk.decision is not None:
        table.play(table.desk.decision.first(1)[0])
    table.wait(700)
    again = table.app.texts("table-thinking-again")
    assert table.scene.prompt.waiting != again
    table.opponents.told = Signs(1, 1)
    assert until(table, lambda: table.scene.prompt.waiting == again, 120)
    table.opponents.done = True
    assert until(table, lambda: table.desk.decision is not None)


def test_the_log_does_not_tell_a_roll_before_the_die_rests(table):
    """UX-27."""
    table.opponents.done = True
    table.app.settings["speed"] = 1
    table.scene.use_settings()
    assert until(table, lambda: table.desk.decision is not None)
    table.one(table.desk.decision, table.desk.decision.options[0])
    assert until(table, lambda: bool(table.desk.performer.dice))
    told = [row.plain for row in table.scene.reading.log.rows]
    assert not any("rolls" in line for line in told)
    assert until(table, lambda: any("rolls" in row.plain for row in table.scene.reading.log.rows))
    assert table.scene.timeline.clip("dice:1") is None


def test_step_waits_for_its_key(app):
    """UX-71."""
    opponents = SlowMinds()
    opponents.done = True
    app.settings["ai_step"] = True
    scene = sit_down(app, tiny_match(humans=1, machines=1, opponents=opponents, step=True))
    table = Clicking(app, scene)
    table.opponents = opponents
    for _ in range(12):
        if not until(table, lambda: table.desk.decision is not None or scene.match.pace.waits_for_step):
            break
        if scene.match.pace.waits_for_step:
            break
        table.play(table.desk.decision.first(1)[0])
    assert scene.match.pace.waits_for_step
    answers = len(scene.match.session.log)
    table.wait(3000)
    assert len(scene.match.session.log) == answers
    table.key(pygame.K_n)
    assert not scene.match.pace.waits_for_step


def test_a_hint_marks_the_move_and_says_why(table):
    """UX-61."""
    table.opponents.done = True
    assert until(table, lambda: table.desk.decision is not None)
    table.key(pygame.K_h)
    assert until(table, lambda: bool(table.desk.hinted))
    assert table.desk.hinted == (table.desk.decision.options[0],)
    assert table.scene.module.words.name_of(table.desk.hinted[0]) in table.desk.complaint.text
    table.key(pygame.K_ESCAPE)
    assert table.desk.hinted == ()


def test_a_seat_can_be_given_to_the_computer_and_taken_back(table):
    """UX-74."""
    assert until(table, lambda: table.desk.decision is not None)
    table.scene.match.people.hand_over(0, "random")
    table.wait(50)
    assert table.desk.decision is None
    table.scene.match.people.hand_over(0, "human")
    assert until(table, lambda: table.desk.decision is not None)


def test_the_menu_gives_the_seat_away_and_back_and_the_eyes_stay_with_it(table):
    """UX-74: only the four levels are offered; who looks on keeps the own place at the table."""
    assert until(table, lambda: table.desk.decision is not None)
    table.key(pygame.K_ESCAPE)
    table.click("to-machine")
    root = table.scene.host.top.root
    assert [widget.id for widget in root.walk() if widget.id.startswith("to-")] == [
        "to-cadet",
        "to-pilot",
        "to-captain",
        "to-admiral",
    ]
    table.click("to-pilot")
    table.wait(50)
    assert table.scene.match.viewer == 0 and table.desk.decision is None
    assert table.scene.match.people.locked() is None and table.scene.match.undoing.take_back_points() == []
    table.key(pygame.K_ESCAPE)
    assert table.scene.host.top.root.find("to-machine") is None
    table.click("take-seat-0")
    assert until(table, lambda: table.desk.decision is not None)
    assert table.scene.match.viewer == 0


def test_a_seat_that_was_given_away_is_named_where_several_people_play(app):
    """UX-74: "my seat" would be that of whoever looks."""
    match = tiny_match(humans=2, trust=True)
    table = Clicking(app, sit_down(app, match))
    match.people.hand_over(1, "cadet")
    table.key(pygame.K_ESCAPE)
    label = table.scene.host.top.root.find("take-seat-1").text
    assert label == app.texts("table-take-seat-of", name=table.scene.module.seat_name(1))


def test_a_double_click_does_not_answer_the_next_persons_question(app):
    """UX-23, UX-44: without a cover the next question takes nothing for a moment, and says whose it is."""
    app.settings["speed"] = 0
    match = tiny_match(humans=2, trust=True)
    table = Clicking(app, sit_down(app, match))
    for _ in range(60):
        seat = table.desk.decision.seat
        table.play(table.desk.decision.first(1)[0])
        assert until(table, lambda: table.desk.decision is not None or match.result() is not None)
        assert match.result() is None, "the question never passed on"
        if table.desk.decision.seat != seat:
            break
    name = table.scene.module.seat_name(table.desk.decision.seat)
    assert table.scene.prompt._words.startswith(f"{name}:")
    given = len(match.session.log)
    button = next((b for b in table.scene.prompt.choices if b.enabled), None) or table.find("end")
    for _ in range(3):
        table.press(button.rect.center)
        table.release(button.rect.center)
        table.key(pygame.K_1, pygame.K_SPACE)
    assert len(match.session.log) == given


def test_a_take_back_names_each_decision_as_it_was_offered(app, table):
    """UX-60: one line for each, the newest first, below the game's own word for its turns; a click goes back there."""
    table.opponents.done = True
    assert until(table, lambda: table.desk.decision is not None)
    said = []
    for _ in range(2):
        decision = table.desk.decision
        value = next(value for value in decision.first(2) if value != PASS)  # a pass leads to a race: no way back
        said.append(offered_words(table.scene.module, decision, value))
        table.play(value)
        assert until(table, lambda: table.desk.decision is not None)
    points = table.scene.match.undoing.take_back_points()
    menus.open_take_back(table.scene)
    shown = [b.text for b in table.scene.host.top.root.walk() if isinstance(b, Button) and b.id.startswith("back-")]
    assert shown[::-1] == said and all(said)
    headings = [label.text for label in table.scene.host.top.root.walk() if isinstance(label, Label)]
    assert table.scene.module.log.turn_name(points[-1].turn) in headings
    match, first = table.scene.match, points[0].length
    before = match.session.log[first]
    table.opponents.done = False  # until the place has been looked at
    table.click(f"back-{first}")
    assert len(table.scene.host.layers) == 1 and len(match.session.log) == first and "casual" in match.files.marks
    assert until(table, lambda: table.desk.decision is not None)
    assert (table.desk.decision.seat, table.desk.decision.prompt) == (before.seat, before.prompt)
    other = next(value for value in table.desk.decision.first(9) if value != before.value)
    table.opponents.done = True
    table.play(other)
    assert until(table, lambda: len(match.session.log) > first) and match.session.log[first].value == other


def test_the_rules_open_at_what_a_computer_player_is_deciding(table, monkeypatch):
    """UX-94: while another seat thinks, F1 explains what is going on, not page one."""
    table.opponents.done = True
    assert until(table, lambda: table.desk.decision is not None)
    table.opponents.done = False
    while table.desk.decision is not None:
        table.play(table.desk.decision.first(1)[0])
    asked = []
    monkeypatch.setattr("app.scenes.rules.open_rules", lambda app, game, rule="": asked.append(rule))
    table.scene.open_rules()
    assert asked == [waiting(table.scene.match.session.state)[0].rule] and asked[0]


def test_enter_does_not_take_a_choice_back_while_the_others_choose(app, monkeypatch):
    """UX-46: the button to choose again is there, but the focus does not go to it by itself."""
    scene = sit_down(app, tiny_match(humans=1, machines=1, opponents=SlowMinds()))
    kit, again = scene.kit, []
    monkeypatch.setattr(kit.match.people, "locked", lambda: 1)
    monkeypatch.setattr(kit.match.people, "sit", again.append)
    kit.desk.ask(None)
    scene.prompt.extra, scene.prompt.waiting = scene.wording.extra_buttons(), "Waiting"
    scene.prompt.refresh()
    scene.parts.lay_out()
    assert scene.prompt.find("choose-again") is not None
    assert scene.attention.to_question(list(scene.host.layers[0].root.walk())) is None
