"""Space Smugglers at the table: gestures, forms, previews and the end of a round (UX-12 to UX-22)."""

from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from app.games.smugglers.summary import last_round
from app.games.smugglers.table import draw_forecast
from app.match import Match, PlaySettings, Seats
from app.table.attention import offered_things
from app.table.choose import BLOCKED, TARGET
from app.text.speech import signed
from app.tools.shot import headless_app
from app.ui.labels import Paragraph
from rules import Chance, Session, Setup, answer_at_random, waiting
from rules.smugglers.dues import bill_of, outcomes
from rules.smugglers.paying import answer_of, outcome_of
from rules.smugglers.questions import PAY, TAKE
from tests.app.match_support import InlineOpponents
from tests.games.smugglers.hands import (
    NAMES,
    ClickSmuggler,
    DragSmuggler,
    TypeSmuggler,
    match_of,
    sit_down,
)
from tests.games.smugglers.test_payment import evaluated


def late_match(from_round, humans=2, seed=7, **options):
    """A game whose first rounds have been played by dice."""
    session = Session.start(
        "smugglers", Setup("smugglers", [{} for _ in range(humans)], {"timing": "open", **options}), seed
    )
    rng = Chance(seed)
    while session.state.round < from_round:
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0)
    return Match(
        session, Seats([(name, "human") for name in NAMES[:humans]]), opponents=InlineOpponents(), settings=settings
    )


def played(hands, match, seed=5):
    with closing(headless_app((1280, 720))) as app:
        scene = sit_down(app, match)
        log = hands(app, scene).play_all(seed, most=400)
        assert scene.match.result() is not None, log[-3:]
        return log


def test_dragging_clicking_and_the_keyboard_give_the_same_game():
    """UX-14: the same choices by three devices, up to the result."""
    logs = [played(hands, late_match(6)) for hands in (DragSmuggler, ClickSmuggler, TypeSmuggler)]
    prompts = {prompt for _, prompt, _ in logs[0]}
    assert {"smugglers.open.act", PAY, TAKE} <= prompts
    assert logs[1] == logs[0]
    assert logs[2] == logs[0]


def test_a_whole_game_can_be_played_by_the_keyboard_alone():
    """UX-79."""
    log = played(TypeSmuggler, match_of(humans=2))
    assert {prompt for _, prompt, _ in log} >= {"smugglers.open.act", PAY, TAKE}


@pytest.fixture
def table(app):
    return DragSmuggler(app, sit_down(app, match_of(humans=2)))


def fresh_bid(table):
    """Somebody is asked to bid and has two dice."""
    decision = table.desk.decision
    assert decision.prompt == "smugglers.open.act"
    return decision


def test_the_wheel_the_digits_and_the_palette_turn_the_die(table):
    decision = fresh_bid(table)
    die = table.module.lead_die(decision.seat)
    table.click(table.centre(die))
    table.wheel(table.centre(die), 1)
    assert table.module.bidding.face == 2
    table.key(pygame.K_5)
    assert table.module.bidding.face == 5
    table.click(table.centre("face:3"))
    assert table.module.bidding.face == 3 and table.desk.choice.touched == [die]
    table.wheel(table.centre(die), -1)
    assert table.module.bidding.face == 2


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_the_face_that_the_die_shows_already_is_only_chosen(table, way):
    """SM-4.50: it takes the die in hand, as any other face does; nothing is bid and nothing refused."""
    decision = fresh_bid(table)
    before = len(table.scene.match.session.log)
    assert table.module.bidding.face == 1
    if way == "mouse":
        table.click(table.centre("face:1"))
    else:
        table.scene.host.focus_on(table.scene.top.spot("face:1"))
        table.key(pygame.K_RETURN)
    assert table.desk.choice.touched == [table.module.lead_die(decision.seat)] and table.desk.complaint is None
    assert len(table.scene.match.session.log) == before and table.module.bidding.face == 1


def test_a_dragged_die_is_turned_by_the_wheel_and_lands_with_its_face(table):
    decision = fresh_bid(table)
    x, y = table.centre(table.module.lead_die(decision.seat))
    goal = table.centre("sector:1")
    table.move((x, y))
    table.press((x, y))
    table.pull((x, y - 30))
    table.pull(goal)
    table.wheel(goal, 1)
    table.wheel(goal, 1)
    assert table.desk.drag is not None and table.desk.drag.over == "sector:1"
    table.release(goal)
    assert table.scene.match.session.log[-1].value == ("place", 1, 3)


def test_either_die_in_reserve_can_be_picked_up(table):
    decision = fresh_bid(table)
    second = f"die:{decision.seat}:1"
    table.click(table.centre(second))
    assert table.desk.choice.touched == [second]
    table.click(table.centre("sector:0"))
    assert table.scene.match.session.log[-1].value == ("place", 0, 1)


def test_a_face_below_the_highest_is_no_target_and_says_why(table):
    """UX-19: the interface only shows what the rules list and why the rest is not offered (SM-4.14)."""
    table.play(("place", 0, 4))
    decision = fresh_bid(table)
    die = table.module.lead_die(decision.seat)
    table.click(table.centre(die))
    assert "sector:0" not in table.desk.marks() and table.desk.marks()["sector:1"] == TARGET
    table.drag(table.centre(die), table.centre("sector:0"))
    assert "4" in table.desk.complaint.text
    assert len(table.scene.match.session.log) == 1
    table.module.bidding.turn(table.desk, 4)
    assert table.desk.marks()["sector:0"] == TARGET


def test_the_end_key_holds_and_a_used_up_hold_is_grey_with_its_reason(table):
    """SM-4.71, UX-19."""
    table.key(pygame.K_e)
    assert table.scene.match.session.log[-1].value == "hold"
    for _ in range(3):
        table.play("hold")
    button = table.find("option-hold")
    assert not button.enabled and button.tip


def test_the_prompt_names_only_what_is_offered(table):
    """SM-4.71, SM-4.72: no hold without holds left, nothing but tokens without dice."""
    word, first = table.module.wording.word, table.desk.decision.seat
    assert table.module.words.prompt(table.desk.decision) == table.module.wording.prompt(table.desk.decision)
    for _ in range(4):
        table.play("hold")
    assert table.module.words.prompt(table.desk.decision) == word("act", "open", offer="die-token")
    for value in (("place", 0, 1), ("place", 1, 1), ("place", 0, 1), ("place", 1, 1)):
        table.play(value)
    assert table.desk.decision.seat == first
    assert table.module.words.prompt(table.desk.decision) == word("act", "open", offer="token")


@pytest.mark.parametrize("hands", [DragSmuggler, ClickSmuggler])
def test_tokens_are_taken_by_drag_and_by_click(app, hands):
    """SM-4.19."""
    table = hands(app, sit_down(app, match_of(humans=2)))
    table.play(("take", 1))
    assert table.scene.match.session.log[-1].value == ("take", 1)


def test_a_second_die_that_cannot_be_paid_together_is_asked_about(table):
    """A warning before the second die; keeping the die is the harmless default."""
    first = table.desk.decision.seat
    table.play(("place", 0, 6))
    table.play("hold")
    while table.desk.decision.seat != first:
        table.play("hold")
    mine = table.module.seen["seats"][first]
    assert mine["energy"] == 12
    table.scene.match.session.state.energy[first] = 7
    table.scene.refresh(animate=False)
    table.turn(4)
    table.one(table.desk.decision, ("place", 1, 4))
    assert table.module.bidding.doubt == ("place", 1, 4)
    log = len(table.scene.match.session.log)
    assert table.find("default-keep").kind == "main" and table.find("anyway").kind == "danger"
    table.wait(20)
    said = texts_of(table.scene.prompt)
    assert not {text for text in said if text.startswith(table.app.texts("table-choose-piece"))}, "it is not a choice"
    assert table.scene.parts.chips.buttons == [], "the action that is doubted does not stand beside the doubt"
    assert table.module._pointed_forecast(table.desk) is None
    table.click("default-keep")
    assert table.module.bidding.doubt is None and len(table.scene.match.session.log) == log
    table.wait(20)
    table.one(table.desk.decision, ("place", 1, 4))
    table.click("anyway")
    assert table.scene.match.session.log[-1].value == ("place", 1, 4)


def test_the_forecast_names_cost_worth_and_what_is_missing(table):
    """SM-4.18: reckoned from the view, never a judgement of what is allowed."""
    decision = fresh_bid(table)
    state = table.scene.match.session.state
    state.energy[decision.seat] = 2
    table.scene.refresh(animate=False)
    told = table.module.forecast(decision.seat, 0, 5)
    words = " ".join(text for text, _ in told.lines)
    assert "5" in words and "2" in words
    assert [role for _, role in told.lines].count("harm_text") >= 2
    assert ("place", 0, 5) in decision.options


def at_a_payment(table, least=3):
    """Play until somebody can pay in several ways."""
    table, rng = ClickSmuggler(table.app, table.scene), Chance(3)
    state = table.scene.match.session.state
    while table.desk.decision.prompt != PAY or len(outcomes(state, table.desk.decision.seat)) < least:
        table.play(answer_at_random(state, table.desk.decision, rng)[2])
        while table.desk.decision is None:
            table.wait(50)
            table.close_summary()
        state = table.scene.match.session.state
    return table


def texts_of(prompt):
    return [str(getattr(widget, "text", "")) for widget in prompt.walk()]


def test_the_payment_form_begins_with_the_fewest_goods_and_sums_up_what_is_written(table):
    """SM-7.1, SM-7.2: a page with what is paid, gained and left; another choice changes the sum."""
    table = at_a_payment(table)
    state, decision = table.scene.match.session.state, table.desk.decision
    found = outcomes(state, decision.seat)
    assert outcome_of(bill_of(state, decision.seat), table.desk.choice.filled) == found[0]
    before = table.module.forms.form_total(decision, table.desk.choice.filled)
    assert before in texts_of(table.scene.prompt)
    other = answer_of(bill_of(state, decision.seat), found[-1], found)
    assert table.module.forms.form_total(decision, dict(other)) != before
    table.pay(decision, other)
    assert table.scene.match.session.log[-1].value == other


@pytest.mark.parametrize("hands", [ClickSmuggler, TypeSmuggler])
def test_a_payment_is_made_at_the_ships_and_leaves_the_board_as_it_is(table, hands):
    """SM-4.112, UX-14: a touched ship goes without goods, touched again it gets them; the strip stays slim."""
    fresh_bid(table)
    board = table.scene.top.board.copy()
    table = at_a_payment(table)
    table = hands(table.app, table.scene)
    choice, seat = table.desk.choice, table.desk.decision.seat
    assert table.scene.top.board == board and table.scene.prompt.rect.height <= 96
    assert table.scene.host.top.root.find("form-back") is not None
    ships = {thing: table.desk.tableau.piece(thing) for thing in table.desk.marks() if str(thing).startswith("ship:")}
    assert ships and all(piece.tip for piece in ships.values())
    for thing in ships:
        before = dict(choice.filled)
        table.touch(thing)
        if choice.filled == before:
            continue
        _, sector, place = thing.split(":")
        gets = table.module.payment.gifts(choice.filled)[int(sector), int(place)]
        assert table.desk.tableau.piece(thing).art[2] == gets, "the ship shows what it gets"
        table.press("form-back")
        assert choice.filled == before
        break
    else:
        raise AssertionError("no ship changed the payment")
    table.press("confirm")
    assert table.scene.match.session.log[-1].seat == seat


def test_each_of_two_equal_ships_can_be_left_out(app):
    """SM-4.112: the touched one goes without and shows it; the rules only ask for its colour."""
    t = evaluated(row=[8, 6, 7], dice={"S1": "bela 2"})
    table = ClickSmuggler(app, sit_down(app, match_of(3, state=t.state)))
    choice, (first, second) = table.desk.choice, ("ship:0:0", "ship:0:1")

    def gets():
        table.wait(20)
        return [table.desk.tableau.piece(ship).art[2] for ship in (first, second)]

    seen = []
    for ship in (first, second, second, second, first, first):
        table.touch(ship)
        seen.append((gets(), choice.filled["ships_0"]))
        assert table.desk.complaint is None
    without = ("omit", "R")
    assert seen == [
        (["R", "R"], "all"), (["R", ""], without), (["R", "R"], "all"), (["R", ""], without), (["", "R"], without),
        (["R", "R"], "all"),
    ]  # fmt: skip


def test_dice_and_ships_stay_on_a_sector_that_is_pointed_at(app):
    """UX-31: they are what one wants to see and touch there."""
    t = evaluated(row=[8, 6, 7], dice={"S1": "bela 2"})
    table = ClickSmuggler(app, sit_down(app, match_of(3, state=t.state)))
    table.wait(3000)
    die = next(shown.box for shown in table.desk.stage.shown if shown.piece.id == "die:1:0")

    def picture():
        app.dirty = table.scene.host.dirty = True
        table.wait(16)
        return pygame.image.tobytes(app.surface.subsurface(die), "RGB")

    table.move((5, 300))
    before = picture()
    sector = table.desk.stage.rect("sector:0")
    table.move((sector.centerx, sector.top + sector.height // 4))
    assert table.desk.hover == "sector:0" and picture() == before


def test_a_basket_takes_energy_or_goods_but_never_both(table):
    """SM-4.141: each step chooses among the rules' options; what was taken can be put back."""
    table = ClickSmuggler(table.app, table.scene)
    rng = Chance(4)

    def wanted(decision):
        return decision.prompt == TAKE and {o[0] for o in decision.options if o != "pass"} == {"energy", "goods"}

    while not wanted(table.desk.decision):
        table.play(table.desk.decision.sample(rng))
        while table.desk.decision is None:
            table.wait(50)
            table.close_summary()
    decision, refill = table.desk.decision, table.module.refill
    good = next(option for option in decision.options if option[0] == "goods")
    colour = next(letter for letter, count in zip("RYBG", good[1:], strict=True) if count)
    table.add("energy")
    assert refill.basket == ("energy", 1)
    table.add(colour)
    assert refill.basket == good
    table.click(table.centre(f"stock:{decision.seat}:{colour}"))
    assert refill.basket == "pass"
    table.add("energy")
    table.click("confirm")
    assert table.scene.match.session.log[-1].value == ("energy", 1)


def play_the_first_round(table):
    rng = Chance(6)
    while table.scene.match.session.state.round == 1:
        if table.desk.decision is None:
            table.wait(50)
        else:
            table.play(table.desk.decision.sample(rng))


def test_the_end_of_a_round_explains_who_won_what(table):
    """One row for each sector, the refills, and the match waits until it is read."""
    play_the_first_round(table)
    ended = last_round(table.scene.match.log.lines())
    assert ended.number == 1
    rows = table.module.summary.rows(ended)
    sectors = [event for event in ended.events if event.kind in ("win", "unsold")]
    assert len(sectors) == 3 and len(rows) >= len(sectors)
    said = [part.text for row in rows for part in row.walk() if isinstance(part, Paragraph)]
    for seat, mine in enumerate(table.module.seen["seats"]):  # the standing, as if the game ended now
        assert any(NAMES[seat] in line and f": {signed(mine['score'])} points (" in line for line in said)
    table.module.summary.open()
    assert table.module.devices.holds() and len(table.scene.host.layers) == 2
    table.close_summary()
    assert not table.module.devices.holds()


def test_the_summary_of_a_round_comes_back_when_the_window_changes(table):
    """UX-87: a new language or size makes the screen anew; the match must not wait for a dialog that is gone."""
    play_the_first_round(table)
    table.module.summary.open()
    table.app.settings["language"] = "hu"
    assert len(table.scene.host.layers) == 1
    table.wait(50)
    assert table.module.devices.holds() and len(table.scene.host.layers) == 2
    table.close_summary()
    assert not table.module.devices.holds()


def test_every_piece_can_be_inspected_in_both_languages(table):
    """UX-51, UX-52."""
    for language in ("en", "hu"):
        table.app.use_language(language)
        table.wait(20)
        for piece in table.desk.tableau.pieces:
            sheet = table.module.pages.inspect(piece.id)
            assert sheet is not None and sheet.title and (sheet.text or sheet.values), piece.id
            assert "[" not in sheet.title + sheet.text, (piece.id, sheet.text)


def test_the_sheet_of_a_sector_counts_planets_and_ships(table):
    """UX-52: what is printed on the card, by its own name."""
    table.app.use_language("hu")
    table.wait(20)
    values = table.module.pages.inspect("sector:0").values
    place = table.module.seen["row"][0]
    assert [value.amount for value in values] == [len(place["planets"]), len(place["ships"])]
    assert "bolygók" in values[0].name and "Űrhajók" in values[1].name


def test_a_sheet_goes_when_its_token_leaves_the_resting_pointer(table):
    """UX-49: it would lie over something else for the rest of the round."""
    table.move(table.centre("token:3"))
    table.wait(1200)
    assert table.scene.reading.layer.open is not None
    table.module.answer(table.desk.decision, ("take", 3))
    for _ in range(4):
        table.wait(400)
    assert table.scene.reading.layer.open is None


@pytest.mark.parametrize("how", ["key", "click", "button", "steady"])
def test_a_stacked_die_swings_until_it_is_let_go(app, how):
    """SM-6.61, SM-6.63: GO lets it hover, a second GO releases; with a steady hand a slider aims."""
    scene = sit_down(app, match_of(humans=2, stacked=True), {"steady": how == "steady"})
    table = TypeSmuggler(app, scene) if how == "key" else ClickSmuggler(app, scene)
    table.turn(3)
    table.one(table.desk.decision, ("drop", 1, 3))
    table.wait(20)
    bidding = table.module.bidding
    assert bidding.swing is not None and scene.match.session.log == []
    first = bidding.swing.place(round(app.ctx.clock))
    table.wait(180)
    assert bidding.swing.place(round(app.ctx.clock)) != first
    if how == "key":
        table.key(pygame.K_RETURN)
    elif how == "click":
        table.click(table.centre("sector:0"))
    else:
        table.click("default-release")
    dropped = scene.match.session.log[0].value
    assert dropped[:3] == ("drop", 1, 3) and abs(dropped[3]) <= (60 if how == "steady" else 40)
    assert scene.match.session.state.dice[1][0][:2] == (scene.match.session.log[0].seat, 3)


def test_esc_takes_a_hovering_die_back(app):
    scene = sit_down(app, match_of(humans=2, stacked=True))
    table = ClickSmuggler(app, scene)
    table.one(table.desk.decision, ("drop", 1, 1))
    table.wait(20)
    table.key(pygame.K_ESCAPE)
    table.wait(20)
    assert table.module.bidding.swing is None and scene.match.session.log == []
    assert table.desk.choice.picked is None


def test_faces_that_no_sector_takes_are_marked_as_blocked(table):
    """SM-4.14: below three sixes only sixes match."""
    state = table.scene.match.session.state
    mine = table.desk.decision.seat
    state.dice = [((owner, 6, 0, 0, 0),) for owner in (1 - mine, 1 - mine, mine)]
    state.reserve[mine], state.reserve[1 - mine] = 1, 0
    table.desk.ask(None)
    table.scene.match._asked, state.pending = ((-1, ()), ()), None
    table.scene.refresh(animate=False)
    marks = table.desk.marks()
    assert [marks[f"face:{face}"] for face in range(2, 6)] == [BLOCKED] * 4 and marks["face:6"] == "legal"


def test_names_that_nobody_typed_follow_the_language_on_the_table_and_in_the_log():
    """UX-57, UX-91: "Player 1" is "1. játékos" everywhere."""
    match = late_match(2)
    for number in range(2):
        match.seats[number].name = f"Player {number + 1}"
    with closing(headless_app((1280, 720))) as app:
        scene = sit_down(app, match)
        ClickSmuggler(app, scene).play_all(seed=5, most=3)
        assert any("Player" in row.plain for row in scene.reading.log.rows)
        app.settings["language"] = "hu"
        app.step(200.0)
        said = [row.plain for row in scene.reading.log.rows] + [piece.name for piece in scene.desk.tableau.pieces]
        assert any("1. játékos" in text for text in said) and not any("Player" in text for text in said)


def test_enter_first_meets_the_die_in_hand_whatever_the_first_sector_asks_for(table):
    """UX-79: a six that lies on the first sector does not make a six of one's own the natural bid."""
    decision = fresh_bid(table)
    options = sorted(decision.options, key=lambda one: one[:1] + one[2:] != ("place", 6))
    table.desk.ask(None)
    table.desk.ask(replace(decision, options=tuple(options)))
    table.wait(20)
    assert next(iter(table.desk.choice.marks())) == "face:6"
    assert offered_things(table.desk)[0] == table.module.lead_die(decision.seat)


def test_the_forecast_covers_no_sector_that_one_may_choose(table):
    """UX-15, UX-31: also for the one in the middle of the row."""
    decision = fresh_bid(table)
    table.click(table.centre(table.module.lead_die(decision.seat)))
    desk, surface = table.desk, pygame.Surface(table.app.ctx.size)
    offered = desk.offered_boxes()
    for sector in range(len(table.module.seen["row"])):
        told = table.module.forecast(decision.seat, sector, 1)
        lies = draw_forecast(table.app.ctx, surface, told, desk.stage.rect(f"sector:{sector}"), desk)
        assert lies.width and lies.collidelist(offered) < 0 and desk.camera.region.contains(lies)
