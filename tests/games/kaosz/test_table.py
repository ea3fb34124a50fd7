"""Káosz Galaktika at the table: every gesture by three devices, previews, reasons, sheets (UX-12 to UX-22)."""

from contextlib import closing
from types import SimpleNamespace

import pygame
import pytest

from app.games.kaosz.pieces import COIN, MARKER, SORT
from app.games.kaosz.table import score_steps
from app.match import Match, PlaySettings, Seats
from app.match.feed import LogLine, relived
from app.table import menus
from app.table.choose import BLOCKED, TARGET
from app.table.log import worded
from app.tools.shot import headless_app
from rules import CONCEDE, Answer, Event, Result
from rules.kaosz.words import WORKS
from tests.app.tiny_table import NoMinds
from tests.games.kaosz.hands import (
    HANDS,
    ClickKaosz,
    DragKaosz,
    TypeKaosz,
    again,
    asked,
    first_where,
    match_of,
    nearly_over,
    played_on,
    sit_down,
)


def played(hands, session, seed=5, most=400):
    """The answers given from here on, and the result."""
    with closing(headless_app((1024, 640))) as app:
        scene = sit_down(app, match_of(session=again(session)))
        return hands(app, scene).play_all(seed, most), scene.match.result()


def test_dragging_clicking_and_the_keyboard_finish_the_same_game():
    """UX-14: the end of a quick-start game, up to the result."""
    late = played_on(40, seed=2, until=nearly_over, ruleset="quickstart")
    told = [played(hands, late) for hands in HANDS]
    assert told[0][1] is not None
    assert told[1] == told[0]
    assert told[2] == told[0]


def test_the_official_game_is_played_alike_by_every_device():
    """UX-14: an attack with everything that belongs to it."""
    session = played_on(110, seed=7, until=asked("turn.action"))
    told = [played(hands, session, most=14)[0] for hands in HANDS]
    assert len({prompt for _, prompt, _ in told[0]}) >= 4
    assert told[1] == told[0]
    assert told[2] == told[0]


def falls(scene, seat):
    """A seat is eliminated while the others play on, computer players or not (KG-11.42)."""
    scene.match._loop.apply(Answer(seat, CONCEDE, None), True)
    scene.match._loop.go_on()


def test_who_is_out_of_the_game_watches_the_others_from_the_same_chair():
    """KG-11.36, 11.37: the side of an eliminated person is gone, the table and the game are not."""
    with closing(headless_app((1024, 640))) as app:
        scene = sit_down(app, match_of(humans=1, machines=2, session=played_on(60, seats=3)))
        scene.match.settings.answer_ms = 200  # the others think
        falls(scene, 0)
        app.step(16.0)
        assert scene.module.pages.waiting() == scene.module.say("table-out")
        pieces = {str(piece.id) for piece in scene.desk.tableau.pieces}
        assert "seat:0" not in pieces and not {MARKER, COIN, SORT} & pieces
        assert {"seat:1", "seat:2"} <= pieces
        scene.match.settings.answer_ms = 0
        for _ in range(400):  # every card the others play is shown
            app.step(50.0)
        assert scene.match.result() is not None and app.scene.name == "result"
        assert [step.name for step in app.scene.steps()] == ["Players eliminated"]


def test_the_log_is_read_on_in_another_language_with_names_and_links():
    """UX-55, UX-57, UX-91: the line in sight stays in sight, nobody's default name stays behind, links lead on."""
    with closing(headless_app((1280, 720), log_panel="open")) as app:
        session = played_on(90, until=asked("turn.action"))
        seats, settings = Seats([("Player 1", "human"), ("Player 2", "human")]), PlaySettings(trust=True)
        scene = sit_down(app, Match(session, seats, opponents=NoMinds(), settings=settings, feed=relived(session)))
        log = scene.reading.log
        log.scroll_to(app.ctx, log.most // 2)
        top = log._in_sight()[0]
        place, below, before = log._laid.index(top), top[2].y - log.offset, log.offset
        app.settings["language"] = "hu"
        app.step(200.0)
        after = log._in_sight()[0]
        assert (log._laid.index(after), after[2].y - log.offset) == (place, below)
        assert place > 0 and log.offset != before and len(log.rows) == len(log._laid)
        told = " ".join(row.plain for row in log.rows)
        assert "1. játékos" in told and "2. játékos" in told and "Player" not in told
        links = [item.piece.link for _, done, _ in log._laid for item in done.placed if item.piece.link]
        there = [link for link in links if scene.desk.stage.of(int(link)) is not None]
        scene.reading._go_to(there[-1])
        assert scene.desk.hinted == (int(there[-1]),)


def test_the_keyboard_comes_back_from_a_menu_though_the_bar_below_is_another_one(app, drive):
    """UX-79: the menu was opened from the bar, and meanwhile something was played."""
    scene = sit_down(app, match_of(2, session=played_on(40, until=asked("turn.action"))))
    bar = scene.panels.bar
    scene.host.focus_on(bar.find("menu"))
    menus.open_menu(scene)
    scene.match.answer("draw", seat=scene.desk.decision.seat)
    for _ in range(4):
        app.step(100.0)
    assert scene.panels.bar is not bar and len(scene.host.layers) == 2
    scene.host.close()
    assert scene.host.focused is scene.panels.bar.find("menu")
    drive.key(pygame.K_TAB)
    assert app.scene is scene and scene.host.focused is not scene.panels.bar.find("menu")


def test_who_is_out_of_the_game_has_no_seat_to_give_away():
    """KG-11.36, UX-74: nothing is asked of him any more, neither now nor of a computer in his place."""
    with closing(headless_app((1024, 640))) as app:
        scene = sit_down(app, match_of(humans=1, machines=2, session=played_on(60, seats=3)))
        scene.match.settings.answer_ms = 200  # the others think

        def offered():
            menus.open_menu(scene)
            ids = {widget.id for widget in scene.host.top.root.walk()}
            scene.host.close()
            return ids & {"to-machine", "take-seat-0"}

        assert offered() == {"to-machine"} and scene.panels.stops is not None
        scene.match.people.hand_over(0, "cadet")
        assert offered() == {"take-seat-0"}
        scene.match.people.hand_over(0, "human")
        falls(scene, 0)
        app.step(16.0)
        app.step(16.0)
        assert offered() == set() and scene.panels.stops is None


def test_the_end_leaves_every_side_where_it_was():
    """KG-1.6: everybody looks at the end, still from the chair of whoever looked last; the loser's side stays, too."""
    late = played_on(40, seed=2, until=nearly_over, ruleset="quickstart")
    with closing(headless_app((1024, 640))) as app:
        scene = sit_down(app, match_of(session=again(late)))
        looked = []
        hands = ClickKaosz(app, scene)
        while scene.match.result() is None and len(looked) < 400:
            looked.append((scene.match.viewer, upper(scene)))
            hands.play_all(seed=5 + len(looked), most=1)
        scene.refresh(animate=False)
        assert scene.match.viewer is None
        assert looked[-1] == (1, [0]), "a game in which the second seat looks at the end"
        assert upper(scene) == [0]


def upper(scene):
    return [seat for seat, area in scene.module.plan.areas.items() if area.upper]


def test_the_result_says_what_its_numbers_count(app):
    """KG-1.4: between two, what is left of the colonies."""
    over = SimpleNamespace(who=(("Anna", "human"), ("Béla", "human")), result=Result([[1], [0]], [0, 5], ""))
    assert [(step.name, step.points) for step in score_steps(app.ctx.texts, over)] == [
        ("Cards left in the colony", (0, 5))
    ]


# --- single gestures


@pytest.fixture(scope="module")
def middle():
    """A main phase with ships, a base and cards in hand."""

    def rich(state, decision):
        if decision.prompt != "kaosz.turn.action":
            return False
        verbs = {option if isinstance(option, str) else option[0] for option in decision.options}
        return {"launch", "lay", "develop", "attack", "draw", "search"} <= verbs

    return first_where(rich)


@pytest.fixture
def table(app, middle):
    return DragKaosz(app, sit_down(app, match_of(session=again(middle))))


def offered(table, verb, fits=lambda option: True):
    options = [option for option in table.desk.decision.options if option[0] == verb and fits(option)]
    assert options, verb
    return options[0]


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("verb", ["launch", "lay", "develop", "attack", "draw", "search"])
def test_each_action_has_a_gesture_for_every_device(app, middle, hands, verb):
    """KG-5.9 to KG-5.19."""
    table = hands(app, sit_down(app, match_of(session=again(middle))))
    option = verb if verb in table.desk.decision.options else offered(table, verb)
    table.play(option)
    assert table.scene.match.session.log[0].value == option


def test_a_ship_let_go_over_another_ship_goes_to_the_hangar(table):
    """KG-5.10, KG-5.12: as a bluff it goes to the empty place beside the ship."""
    launch = offered(table, "launch")
    ship = next(seen["card"] for seen in table.module.seen["players"][table.desk.decision.seat]["hangar"])
    table.drag(table.centre(launch[1]), table.centre(ship))
    assert table.scene.match.session.log[0].value == launch


def test_a_bluff_is_previewed_as_one_and_never_the_default(table):
    """UX-15, UX-34, KG-5.12."""
    card = offered(table, "launch")[1]
    bluff = offered(table, "lay", lambda option: option[1] == card and option[2] == "cantina")
    gesture = table.gesture(bluff)
    assert gesture.harmful and gesture.preview == table.module.say("table-lay-bluff")
    seat = table.desk.decision.seat
    assert table.scene.wording.preview(card, f"cantina:{seat}") == gesture.preview
    table.click(table.centre(card))
    assert table.desk.default_action() == ("launch", card)


def test_the_attack_marker_lights_what_may_be_attacked(table):
    """KG-7.1."""
    seat = table.desk.decision.seat
    table.click(table.centre(MARKER))
    marks = table.desk.marks()
    assert marks[f"pile:colony:{1 - seat}"] == TARGET and marks[f"hq:{1 - seat}"] == TARGET
    table.click(table.centre(f"hq:{1 - seat}"))
    assert table.scene.match.session.log[0].value == ("attack", 1 - seat, "hq")


def test_what_cannot_be_done_says_why(app):
    """UX-19, KG-7.3: nobody attacks in the first turn of the game."""
    scene = sit_down(app, match_of(ruleset="quickstart"))
    table = ClickKaosz(app, scene)
    assert table.desk.marks()[MARKER] == BLOCKED
    table.click(table.centre(MARKER))
    assert table.desk.complaint is not None and "[" not in table.desk.complaint.text
    assert scene.match.session.log == []


@pytest.mark.parametrize("hands", [ClickKaosz, TypeKaosz])
def test_sorting_the_hand_changes_nothing_else(app, middle, hands):
    """UX-5."""
    table = hands(app, sit_down(app, match_of(session=again(middle))))
    seat = table.desk.decision.seat
    before = [shown.piece.id for shown in table.desk.stage.shown if shown.hand]
    for _ in range(2):
        if hands is TypeKaosz:
            table.enter(f"spot-{SORT}")
        else:
            table.click(table.centre(SORT))
    after = [shown.piece.id for shown in table.desk.stage.shown if shown.hand]
    costs = [table.module.face_of(card).cost for card in after]
    assert sorted(before) == sorted(after) and costs == sorted(costs)
    assert table.scene.match.session.log == [] and table.module.maker.sort == "cost"
    assert [seen["card"] for seen in table.module.seen["players"][seat]["hq"]] == before


def test_trash_piles_and_ones_own_ruin_can_be_looked_through(app):
    """Section 1.2: the trash lies open, the ruin only to its owner."""

    def full(state, decision):
        counts = [len(state.pile(f"{zone}:{seat}")) for zone in ("trash", "ruin") for seat in (0, 1)]
        return decision.prompt == "kaosz.turn.action" and min(counts) > 1

    table = ClickKaosz(app, sit_down(app, match_of(session=first_where(full, 100))))
    seat = table.desk.decision.seat
    for place, opens in ((f"trash:{1 - seat}", True), (f"trash:{seat}", True), (f"ruin:{1 - seat}", False)):
        table.click(table.centre(place))
        assert (len(table.scene.host.layers) > 1) is opens, place
        table.key(pygame.K_ESCAPE)
        table.wait(20)
        while len(table.scene.host.layers) > 1:
            table.key(pygame.K_ESCAPE)
            table.wait(20)
    mine = [shown for shown in table.desk.stage.shown if shown.piece.place == f"ruin:{seat}"]
    theirs = [shown for shown in table.desk.stage.shown if shown.piece.place == f"ruin:{1 - seat}"]
    assert all(isinstance(member, int) for member in mine[0].members) and theirs[0].members == ()


@pytest.mark.parametrize("ruleset", ["official", "quickstart"])
def test_states_turn_cards_and_numbers_stay_upright(app, ruleset):
    """UX-28, KG-3.1, KG-A3, KG-11.15: used 90° to the right in every game, damaged 180°, the values beside them."""
    turned = lambda state, decision: {1, 2} <= set(state.state) and decision.kind == "one"  # noqa: E731
    scene = sit_down(app, match_of(session=first_where(turned, ruleset=ruleset)))
    pieces = {piece.id: piece for piece in scene.desk.tableau.pieces if isinstance(piece.id, int)}
    for card, state in enumerate(scene.match.session.state.state):
        if state and card in pieces:
            assert pieces[card].angle == 90 * state and pieces[card].states == (("used", "damaged")[state - 1],)
            assert pieces[card].art[2] is None and (pieces[card].values or pieces[card].name)


def test_every_thing_can_be_inspected_in_both_languages(table):
    """UX-51, UX-52: titles, values, states and keywords, all worded."""
    for language in ("en", "hu"):
        table.app.use_language(language)
        table.wait(20)
        for piece in table.desk.tableau.pieces:
            if piece.facts:
                sheet = table.module.pages.inspect(piece.id)
                assert sheet is not None and sheet.title and (sheet.text or sheet.values), piece.id
                said = [sheet.title, sheet.kind, sheet.text, *sheet.states, *sum(sheet.keywords, ())]
                assert not any("[" in text for text in said), (piece.id, said)


def test_the_sheet_of_a_ship_tells_where_its_values_come_from(app):
    """UX-51: "3 = 2 printed + 1 from …"."""

    def changed(state, decision):
        aboard = [card for seat in (0, 1) for ship in state.hangar(seat) for card in state.carried(ship)]
        return any(state.paid[card] == WORKS and any(state.face(card).stats) for card in aboard)

    scene = sit_down(app, match_of(session=first_where(changed)))
    ships = [ship for player in scene.module.seen["players"] for ship in player["hangar"] if ship.get("sources")]
    sheet = scene.module.pages.inspect(ships[0]["card"])
    assert sheet.attached and any(len(value.sources) > 1 for value in sheet.values)


def test_ending_with_ships_that_could_attack_asks_once(table):
    """UX-39."""
    assert table.module.answers.unused(table.desk.decision)
    table.click("end")
    assert len(table.scene.host.layers) == 2 and table.scene.match.session.log == []


def test_hidden_cards_of_others_are_backs_without_names(table):
    """Section 1.2."""
    seat = table.desk.decision.seat
    held = next(place for place in table.desk.tableau.places if place.id == f"hq:{1 - seat}")
    assert held.count == table.module.seen["players"][1 - seat]["hq"] and held.back == ("back", 0)
    assert not [piece for piece in table.desk.tableau.pieces if piece.place == held.id]


def test_stops_have_names_for_every_moment(table):
    """UX-37."""
    names = [table.module.replies.moment_words(moment) for moment in table.module.replies.moments()]
    assert names and all(name and "[" not in name for name in names)


def test_a_ship_brought_to_its_target_attacks_and_is_chosen_already(table):
    """KG-5.19, KG-7.10: the attack marker is one way, the ship itself another."""
    seat = table.desk.decision.seat
    ships = table.module.seen["players"][seat]["hangar"]
    ship = next(one["card"] for one in ships if one["state"] == "active")
    table.drag(table.centre(ship), table.centre(f"hq:{1 - seat}"))
    table.wait(60)
    assert table.scene.match.session.log[0].value == ("attack", 1 - seat, "hq")
    while table.desk.decision is None or table.desk.decision.prompt != "kaosz.combat.attackers":
        table.play("pass") if table.desk.decision is not None else table.wait(60)
        table.wait(30)
    assert table.desk.choice.chosen == [ship]


def test_a_coin_laid_on_a_base_develops_it(table):
    """KG-5.14; where paying is possible too, both are offered."""
    option = offered(table, "develop")
    table.drag(table.centre(COIN), table.centre(option[1]))
    table.wait(20)
    if not table.scene.match.session.log:
        table.finish(option)
    assert table.scene.match.session.log[0].value == option
    assert table.scene.wording.preview(COIN, option[1]) in ("", table.module.say("table-costs", credits=1))


def test_a_turns_heading_stands_above_its_income_and_phases(table):
    """KG-9.13, UX-54: an answer that ends a turn also begins the next one; each line stands below its own heading."""
    ended = (
        Event("phase", {"seat": 0, "phase": "end"}),
        Event("turn_begins", {"seat": 1, "turn": 4}),
        Event("phase", {"seat": 1, "phase": "main"}),
    )
    rows = worded(table.scene.module, [LogLine(9, 0, "turn.action", 3, ended)])
    assert [(row.turn, row.heading) for row in rows] == [(3, True), (3, False), (4, True), (4, False), (4, False)]


def test_lines_of_a_combat_carry_the_symbol_of_who_did_it(table):
    """UX-54: a target and bombs concern both sides; what happens to a card is marked with its owner."""
    owners = table.scene.match.session.state.owner
    first, last = owners.index(0), owners.index(1)
    told = (
        Event("attack", {"seat": 0, "defender": 1}),
        Event("target", {"what": "colony", "card": -1, "seat": 1}),
        Event("bombardment", {"total": 3, "what": "colony", "card": -1, "seat": 1}),
        Event("combat_over", {}),
        *(Event("rotate", {"card": ship, "before": 0, "now": 1}) for ship in (first, last)),
        Event("move", {"origin": "colony:1", "to": "hq:1", "face_up": False}),
        Event("move", {"card": last, "origin": "cantina:1", "to": f"on:{first}"}),
    )
    rows = worded(table.scene.module, [LogLine(9, 0, "turn.action", 3, told)])
    assert [row.seat for row in rows if not row.heading] == [0, -1, -1, -1, 0, 1, 1, 1]


def test_the_log_calls_the_time_before_the_first_turn_the_setup(table):
    """UX-54: nobody plays a turn number nought."""
    assert (
        table.scene.module.log.turn_name(0)
        == table.scene.module.say("phase-setup")
        != table.scene.module.log.turn_name(1)
    )
