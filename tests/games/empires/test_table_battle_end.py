"""Dice, wreckage and the end of a fight on the battle board (UI-8)."""

from contextlib import closing

import pytest

from app.games.empires.battle.board import OUTCOME
from app.games.empires.battle.dice import gathered
from app.games.empires.battle.outcome import Outcome
from app.games.empires.battle.told import retold
from app.table.choose import TARGET
from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.ui.check import problems
from app.ui.input import Act, PointerEvent
from rules import Event, Session
from tests.games.empires.battles import theatre
from tests.games.empires.boards import before_fire, cards, paced
from tests.games.empires.hands import empires_match, sit_down
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import FIRE, HERE, SCREEN


def test_shots_of_one_line_at_another_are_one_throw():
    """UX-27: and what they do is shown after it."""

    def shot(by, at, face):
        return Event("shot", {"by": by, "at": at, "face": face, "need": 4, "seat": 0, "hex": 5})

    lost = Event("lost", {"hex": 5})
    found = gathered([Event("round", {}), shot(0, 2, 3), lost, shot(0, 2, 9), shot(1, 2, 1), Event("battle_over", {})])
    assert [event.kind for event in found] == ["round", "volley", "lost", "volley", "battle_over"]
    assert [event.data["faces"] for event in found if event.kind == "volley"] == [[3, 9], [1]]


def test_dice_that_need_different_numbers_are_counted_apart():
    """SE-5.12: Cruisers and a Scout over one colony; the 5 of the Scout, which needs 3, is no hit."""
    dice = [
        Event("roll", {"seat": 0, "why": "bombard", "hex": 7, "need": need, "face": face})
        for need, face in ((5, 7), (5, 8), (3, 5))
    ]
    assert [(event.data["need"], event.data["faces"]) for event in gathered(dice)] == [(5, [7, 8]), (3, [5])]


def test_the_words_in_the_tray_follow_the_language(sits, program):
    """UX-87: what was thrown last still lies there."""
    t = before_fire()
    scene = sits(t)
    board = scene.module.board
    board.steps(Event("volley", {"seat": 0, "need": 5, "faces": [3, 9], "hex": 5, "of": "shot"}))
    scene.desk.performer.dice.clear()
    told = []
    for language in ("en", "hu"):
        program.use_language(language)
        program.step(16.0)
        told.append(scene.module.pages.panel(scene.desk).find("battle-tray").spoken())
    program.use_language("en")
    assert told == ["≤ 5: one hit", "≤ 5: 1 találat"]


def test_wreckage_lies_where_a_ship_died(sits):
    """look.md: a wreck in the column of its class."""
    t = before_fire()
    battleship = t.red.line(0)
    t.rolls(1)
    scouts = next(option for option in t.red.offered(FIRE) if option[:2] == ("fire", battleship) and option[2] == 4)
    t.red.answers(FIRE, (*scouts, 1))
    scene = sits(t)
    assert scene.module.pages.panel(scene.desk).find("wreck-scout").tip == "−Scout"


def test_what_to_expect_is_told_when_it_has_been_reckoned(sits):
    """UX-40, P10: beside what people do, in parts."""
    t = before_fire()
    scene = sits(t)
    scene.app.finish_chores()
    scene.app.finish_chores()
    told = scene.module.pages.panel(scene.desk).find("outlook")
    assert told is not None and "Anna" in told.text and "%" in told.text


def test_odds_are_worked_out_anew_although_the_window_never_rests(sits):
    """UX-40: while shots follow each other something is always moving, and the old odds must not stay for that."""
    scene = sits(before_fire())
    odds, board = scene.module.board.odds, scene.module.board
    scene.app._at_rest.clear()
    assert odds.expected(board.fight) is None
    for _ in range(100):
        scene.app._at_rest.clear()  # no frame is without something to draw
        odds.hurry(50.0)
    assert odds.expected(board.fight) is not None


def test_a_battle_ends_with_a_summary_that_is_read(program):
    """UI-8: who lost what, luck against expectation; dice in the tray before it, and one button ends it."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    t.fight()
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    t.rolls(1, 1, 1)
    scene = paced(program, t)
    board, desk = scene.module.board, scene.desk
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    program.step(100.0)
    assert desk.performer.dice and board.fight is not None, "the board shows what was, while the dice roll"
    for _ in range(40):
        program.step(100.0)
    assert scene.timeline.holding == OUTCOME and isinstance(scene.parts.panel, Outcome)
    said = [widget.text for widget in scene.parts.panel.walk() if hasattr(widget, "text")]
    assert "Lost: Scout" in said and any("expected" in part for part in said)
    assert scene.panels.log is not None, "the right panel has come back beside the map"
    scene.parts.panel.find("outcome-continue").action()
    program.step(100.0)
    assert scene.timeline.holding is None and board.fight is None
    program.pop()


def test_the_summary_is_shown_at_instant_speed(sits, program):
    """UX-30: otherwise what the battle cost would be found in the log only."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    t.fight()
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    t.rolls(1, 1, 1)
    scene = sits(t)
    assert program.settings["speed"] == 0
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    for _ in range(60):
        program.step(16.0)  # the loss is shown large first, if only for a moment
    assert scene.timeline.holding == OUTCOME and isinstance(scene.parts.panel, Outcome)
    scene.parts.panel.find("outcome-continue").action()
    program.step(16.0)
    assert scene.timeline.holding is None and scene.desk.decision is not None


@pytest.fixture
def summed_up(program):
    """The summary after a battle."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    t.fight()
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    t.rolls(1, 1, 1)
    scene = paced(program, t)
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    while scene.timeline.holding != OUTCOME:
        program.step(100.0)
    program.step(20.0)
    yield scene
    program.pop()


@pytest.mark.parametrize("how", ["confirm", "cancel", "click"])
def test_the_summary_stays_until_it_is_clicked_away(program, summed_up, how):
    """UX-85, UX-23: and what closes it does nothing else; not at once, for it may have been meant for the board."""
    scene = summed_up
    log, corner = len(scene.match.session.log), scene.top.board.move(6, -6).bottomleft
    intent = PointerEvent("press", corner, 1) if how == "click" else Act(how)
    scene.offer(intent)
    assert scene.timeline.holding == OUTCOME, "too early"
    for _ in range(40):
        program.step(1000.0)
    assert scene.timeline.holding == OUTCOME
    scene.offer(intent)
    assert scene.timeline.holding is None and scene.top._press is None
    assert len(scene.match.session.log) == log and len(scene.host.layers) == 1


def test_a_battle_of_others_may_be_skipped(program):
    """UX-71: nobody at the screen takes part; what is left of it takes no time and is not shown."""
    t = galaxy("red", "blue", "green", options={"raiders": "off"})
    for player in (t.blue, t.green):
        player.has("CA", 3, at=(6, 6))
    t.fight("blue")
    program.settings["speed"] = 1
    scene = TableScene(program, empires_match(Session(t.state, 1), humans=1))
    program.push(scene)
    board = scene.module.board
    for _ in range(200):
        program.step(50.0)
        if board.fight is not None:
            break
    assert board.may_skip() and [button.id for button in scene.module.pages.extras()] == ["skip-battle"]
    scene.module.pages.extras()[0].action()
    for _ in range(10):
        program.step(50.0)
    assert scene.match.session.state.battle is None and board.fight is None and board.skipped < 0
    program.pop()


def test_people_at_one_screen_see_the_end_of_a_battle_before_it_is_covered(program):
    """UI-8, UX-41: the last dice and the summary are for everybody; then the next one is called."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    t.fight()
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    t.rolls(1, 1)
    program.settings["speed"] = 1
    match = empires_match(Session(t.state, 1))
    match.settings.trust, match.settings.pace_ms = False, 700
    scene = TableScene(program, match)
    program.push(scene)
    for _ in range(10):
        program.step(100.0)
    assert match.viewer is None and match.screen.asks_openly
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    for _ in range(30):
        program.step(100.0)
    assert scene.timeline.holding == OUTCOME and match.screen.covered_for is None
    scene.parts.panel.find("outcome-continue").action()
    for _ in range(60):
        program.step(100.0)
    assert match.screen.covered_for == 1
    while program.scene is not scene:
        program.pop()
    program.pop()


def test_a_colony_that_falls_without_a_shot_is_summed_up_too(sits, program):
    """UI-10: who holds the screen learns it from more than a line of the log."""
    scene = sits(galaxy(options={"ground": "on"}))
    said = {"hex": 20, "attacker": 0, "defender": 1, "sides": [[0], [1]], "rounds": 0, "dice": [], "losses": []}
    board = scene.module.board
    assert not board.end({**said, "how": "held"}, "ground_over")
    assert board.end({**said, "how": "captured"}, "ground_over")
    told = [getattr(each, "text", "") for each in Outcome(scene.module, scene.desk, board.ended, print).walk()]
    assert "Ground combat: E4" in told and not any("0" in words for words in told), told


def test_a_recap_tells_only_the_end_of_a_battle_that_was_watched():
    """UX-43: what was followed shot by shot is not told again; what nobody saw is."""
    kinds = ("moved", "battle", "round", "shot", "lost", "battle_over", "ground", "shot", "ground_over", "moved")
    events = [Event(kind, {}) for kind in kinds]

    def told(shown):
        return [event.kind for event in retold(events, shown)]

    assert told([False] * 10) == told(()) == list(kinds)
    assert told([False] * 3 + [True] * 7) == ["moved", "battle_over", "ground_over", "moved"]
    assert [event.kind for event in retold(events[2:], [True] * 8)] == ["battle_over", "ground_over", "moved"]


@pytest.mark.parametrize(("size", "text_size"), [((1024, 640), 200), ((1280, 720), 100)])
def test_the_summary_fits_its_window(size, text_size):
    """UX-1: its button stays in sight, however long it is."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, before_fire())
        lost = [{"seat": seat, "what": what, "count": 3} for seat in (0, 1) for what in ("scout", "cruiser", "base")]
        dice = [{"seat": seat, "dice": 23, "hits": 9, "hoped": 112} for seat in (0, 1)]
        said = {"hex": 20, "sides": [[0], [1]], "how": "won", "rounds": 6, "dice": dice, "losses": lost}
        panel = Outcome(scene.module, scene.desk, {**said, "of": "battle_over"}, lambda: None)
        panel.place(program.ctx, scene.top.board)
        assert [str(problem) for problem in problems(panel, program.ctx)] == []
        assert scene.top.board.contains(panel.find("outcome-continue").rect)


def test_a_summary_does_not_wait_for_a_computer_player(seated):
    """UX-74: whoever has given the seat away lets the game run; nobody has to be there to close anything."""
    t = galaxy()
    t.begins("red")
    scene = seated(t, humans=1)
    over = {"sides": [[0], [1]], "dice": [1], "how": "won"}
    assert scene.module.board.end(over, "battle_over")
    scene.match.people.hand_over(0, "cadet")
    assert not scene.module.board.end(over, "battle_over")
