"""People at one screen: a curtain falls only where private things are chosen (UX-41, UX-44, CE-6.36)."""

import pytest

from app.match import Match, PlaySettings, Seats
from app.table.scene import TableScene
from app.tools.shot import headless_app
from rules import Form, Illegal, Session, Split
from tests.app.handover_checks import HandoverCount
from tests.app.match_support import InlineOpponents
from tests.games.cosmic.hands import NAMES, Clicking
from tests.games.cosmic.support import table
from tests.games.cosmic.test_answers import plain
from tests.games.cosmic.test_artifacts import plagued


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "hu")
    yield program
    program.close()


COLOURS = ("red", "blue", "green", "yellow", "purple")


def laid(seats=4):
    t = table(*COLOURS[:seats], red=["negotiate", "attack_08", "attack_04"], blue=["negotiate", "attack_20"])
    for player, card in zip(t.players[2:], ("attack_06", "attack_10", "attack_12"), strict=False):
        player.holds(card)
    t.begins("red", "blue")
    return t


@pytest.fixture
def seated(app):
    def sit(t, people=(0, 1), trust=False):
        names = NAMES[: len(t.players)]
        who = [(name, "human" if seat in people else "cadet") for seat, name in enumerate(names)]
        settings = PlaySettings(trust=trust, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=500)
        opponents = InlineOpponents(lambda brief: plain(brief.decision))
        match = Match(Session(t.state, 1), Seats(who), opponents=opponents, settings=settings)
        app.settings["speed"] = 0
        app.settings["trust"] = trust
        scene = TableScene(app, match)
        app.push(scene)
        return scene, HandoverCount(app, scene)

    yield sit
    while len(app.scenes) > 1:
        app.scenes.pop().left()


def answered(decision, design):
    """Negotiates, proposes a colony for a colony and accepts it."""
    if decision.prompt.endswith("planning.card"):
        return next(card for card in decision.options if design(card) == "negotiate")
    if decision.prompt.endswith("deal.message"):
        fields = dict(decision.fields)
        sheet = decision.opening()
        if "accept" in fields["say"].options:
            return tuple({**sheet, "say": "accept"}.items())
        give, want = (next(p for p in fields[name].options if p != "none") for name in ("give_colony", "want_colony"))
        return tuple({**sheet, "say": "propose", "give_colony": give, "want_colony": want}.items())
    if isinstance(decision, Form):
        return tuple({**decision.opening(), "side": "none"}.items())
    return tuple(1 if not place else 0 for place in range(len(decision.slots))) if (
        isinstance(decision, Split) and decision.low <= 1
    ) else plain(decision)  # fmt: skip


def through_an_encounter(app, t, scene, count):
    """Up to the question for a second encounter; which questions were asked with a hand in sight."""
    seen = []
    for _ in range(40):
        decision = count.to_question()
        seen.append((decision.prompt, scene.match.viewer))
        if decision.prompt.endswith("further"):
            return seen
        scene.desk.answer(decision, answered(decision, lambda card: t.state.cards.design[card]))
        app.step(50.0)
    raise AssertionError(seen)


@pytest.mark.parametrize(("seats", "people", "trust", "curtains"), [
    (4, (0, 1), False, 2), (4, (0, 1), True, 0), (4, (0, 1, 2, 3), False, 2), (4, (0, 2), False, 1),
    (3, (0, 1, 2), False, 2), (5, (0, 1, 2, 3, 4), False, 2), (5, (0, 1, 2, 3, 4), True, 0),
])  # fmt: skip
def test_curtains_of_an_encounter_with_a_deal(app, seated, seats, people, trust, curtains):
    """Only the encounter cards are chosen in secret; the deal itself is talked about in the open."""
    t = laid(seats)
    scene, count = seated(t, people, trust)
    if 1 not in people:  # a computer player does not negotiate here
        t.blue.holds("attack_06")
    seen = through_an_encounter(app, t, scene, count) if 1 in people else _until_cards(app, t, scene, count)
    assert count.holds == curtains, seen
    if len(people) > 1 and not trust:
        hands = {prompt for prompt, viewer in seen if viewer is not None}
        assert hands <= {"cosmic.planning.card"}


def _until_cards(app, t, scene, count):
    """Up to the revealed cards."""
    seen = []
    for _ in range(40):
        decision = count.to_question()
        seen.append((decision.prompt, scene.match.viewer))
        value = answered(decision, lambda card: t.state.cards.design[card])
        scene.desk.answer(decision, value)
        if decision.prompt.endswith("planning.card"):
            return seen
        app.step(50.0)
    raise AssertionError(seen)


def reinforcing():
    """Both cards are attacks, and both main players may reinforce."""
    t = table(*COLOURS[:4], red=["attack_08", "attack_04", "reinforcement_3"], blue=["attack_20", "attack_06"])
    t.clash(2, at="blue 3")
    t.plans(red="attack_08", blue="attack_20")
    while not t.red.is_asked("reinforcing.reply"):
        t.players[t.asked()[0][0]].passes()
    return t


@pytest.mark.parametrize("caller", [None, 0, 1])
def test_a_reinforcement_round_has_a_curtain_only_for_who_calls_out(app, seated, caller):
    """CE-4.67, UX-110: nobody is hurried, one button ends the round for all, and being asked tells nothing."""
    t = reinforcing()
    scene, count = seated(t)
    for _ in range(40):
        app.step(200.0)
    assert scene.match.replies.ring.seats == (0, 1) and app.scene is scene and scene.match.viewer is None
    if caller is not None:
        scene.prompt.find(f"call-out-{caller}").trigger(app.ctx)
    scene.prompt.find("go-on").trigger(app.ctx)
    app.step(50.0)
    decision = count.to_question()
    assert (decision.prompt == "cosmic.reinforcing.reply") is (caller is not None)
    assert count.holds == (caller is not None) and (caller is None or decision.seat == caller)


def test_a_ring_that_waits_for_a_key_costs_no_frames(app, seated):
    """UX-99: nothing moves in it, so nothing is drawn until somebody acts."""
    scene, _ = seated(reinforcing())
    for _ in range(60):
        app.step(200.0)
    assert scene.match.replies.ring is not None and scene.match.replies.ring_left() is None
    assert not any(app.step(16.0) for _ in range(20))


def test_people_who_trust_each_other_play_with_open_hands(app, seated):
    """UX-44: whoever is asked sees the own hand without a cover, and the corner says why."""
    t = laid()
    scene, count = seated(t, (0, 1, 2, 3), trust=True)
    whose = set()
    for _ in range(6):
        decision = count.to_question()
        assert scene.match.viewer == decision.seat and scene.module.seen["seats"][decision.seat]["hand"]
        tips = [widget.tip for widget in scene.host.top.root.walk()]
        assert app.ctx.texts("table-trust") in tips
        whose.add(decision.seat)
        scene.desk.answer(decision, answered(decision, lambda card: t.state.cards.design[card]))
        app.step(50.0)
    assert count.holds == 0 and {0, 1} <= whose


def at_the_deal(app, t, scene, count):
    for _ in range(40):
        decision = count.to_question()
        if decision.prompt.endswith("deal.message"):
            return decision
        scene.desk.answer(decision, answered(decision, lambda card: t.state.cards.design[card]))
        app.step(50.0)
    raise AssertionError


def cards_in_sight(scene):
    return [shown for shown in scene.desk.stage.shown if shown.hand and isinstance(shown.piece.id, int)]


def test_a_colony_can_be_given_up_in_the_open(app, seated):
    """CE-7.7: whoever is asked once more is still the one who is asked, though the match rests behind the question."""
    t = laid()
    t.green.puts(3, "green 2", "warp")
    t.red.launches(2, at="blue 3")
    t.invite(red=["green"], blue=["green"])
    scene, count = seated(t, (0, 1, 2))
    count.to_question()
    value = (("side", "offense"), ("ships", (0, 1, 0, 0, 0)))
    Clicking(app, scene).play(value)
    app.step(50.0)
    assert [answer.value for answer in scene.match.session.log if answer.seat == 2] == [value]


def test_a_deal_can_be_broken_off_in_the_open(app, seated):
    """CE-6.35."""
    t = laid()
    scene, count = seated(t)
    asked = at_the_deal(app, t, scene, count)
    Clicking(app, scene).play(tuple({**asked.opening(), "say": "break_off"}.items()))
    app.step(50.0)
    said = [dict(answer.value)["say"] for answer in scene.match.session.log if answer.prompt == asked.prompt]
    assert said == ["break_off"]


def test_own_cards_are_chosen_while_the_other_looks_away(app, seated):
    """CE-6.36: a curtain, then the own hand; back in the open the board only says how many cards there are."""
    t = laid()
    scene, count = seated(t)
    at_the_deal(app, t, scene, count)
    before = count.holds
    assert scene.match.viewer is None and scene.match.screen.asks_openly and not cards_in_sight(scene)
    scene.match.screen.look()
    app.step(50.0)
    count.to_question()
    assert count.holds == before + 1 and scene.match.viewer == 0 and cards_in_sight(scene)
    card = t.red.card("attack_08")
    assert scene.desk.touch(card)
    app.step(50.0)
    scene.match.screen.look_away()
    app.step(50.0)
    count.to_question()
    assert count.holds == before + 1 and scene.match.viewer is None and not cards_in_sight(scene)
    assert scene.desk.choice.filled["cards"] == (card,) and scene.desk.choice.filled["say"] == "propose"
    shown = " ".join(getattr(w, "text", "") for w in scene.parts.panel.walk())
    assert "08" not in shown


def test_whether_an_offer_can_be_kept_is_seen_only_in_private(app, seated):
    """CE-6.31: in the open the button looks the same whatever the other holds, and leads to the own cards."""
    pictures = []
    for flare in (True, False):
        t = laid()
        if flare:
            t.blue.holds("morph")
        scene, count = seated(t)
        decision = at_the_deal(app, t, scene, count)
        sheet = {**decision.opening(), "say": "propose"}
        want = [slot[0] for slot in dict(decision.fields)["want"].slots].index("morph")
        sheet["want"] = tuple(int(place == want) for place in range(len(sheet["want"])))
        scene.desk.answer(decision, tuple(sheet.items()))
        app.step(50.0)
        count.to_question()
        confirm = next(w for w in scene.prompt.walk() if w.id == "confirm")
        pictures.append((confirm.text, confirm.enabled, confirm.tip))
        confirm.trigger(app.ctx)
        app.step(50.0)
        count.to_question()
        assert scene.match.viewer == 1
        assert (scene.desk.choice.value() is not None) is flare
        app.scenes.pop().left()
    assert pictures[0] == pictures[1] and pictures[0][1]


def test_who_is_asked_to_agree_reads_of_the_others_decision_and_not_of_the_own_one(app, seated):
    """UX-60: both cards are laid with the last of the two choices, whose log entry tells of both."""
    t = laid()
    t.red.launches(2, at="blue 3")
    t.invite()
    scene, count = seated(t)
    for _ in range(2):
        decision = count.to_question()
        card = t.red.card("attack_08") if decision.seat == 0 else t.blue.card("attack_20")
        scene.desk.answer(decision, card)
    for _ in range(5):
        app.step(100.0)
    entry = next(each for each in scene.match._journal.feed.entries if sum(e.kind == "move" for e in each.events) > 1)
    other = 1 - entry.seat
    scene.match.screen.serve(other)
    said = scene.offered.step_taken(entry.seat, entry.number)
    assert said == f"{NAMES[entry.seat]} képpel lefelé letesz egy kártyát."


def test_the_clock_of_a_deal_stands_still_under_the_curtain(app, seated):
    """CE-6.33."""
    t = laid()
    scene, count = seated(t)
    at_the_deal(app, t, scene, count)
    for _ in range(20):
        app.step(100.0)
    running = scene.match.pace.time_left().seconds
    assert running < 60
    scene.match.screen.look()
    for _ in range(100):
        app.step(100.0)
    assert app.scene is not scene  # the curtain waits for its person
    count.to_question()
    assert scene.match.pace.time_left().seconds >= running - 1


def test_a_long_question_in_private_leaves_the_own_planets_in_sight():
    """UX-31, UX-41: the board does not give way to what only one may see, so the question goes where nothing of his
    lies."""
    program = headless_app((1024, 640), "hu", "midnight", 150)
    program.settings["speed"], program.settings["trust"] = 0, False
    t = plagued()
    t.until("green").uses("plague", t.blue.seat)
    t.blue.sends("lose", 3, "blue 2")
    settings = PlaySettings(trust=False, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=0)
    seats = Seats([(name, "human") for name in NAMES[: len(t.players)]])
    scene = TableScene(program, Match(Session(t.state, 1), seats, opponents=InlineOpponents(None), settings=settings))
    try:
        program.push(scene)
        decision = HandoverCount(program, scene).to_question()
        program.step(50.0)
        assert decision.prompt == "cosmic.infect.give_up" and scene.prompt.rect.height > 200
        own = [
            shown.box for shown in scene.desk.stage.shown if shown.piece.id in scene.module.gestures.speaks_of(decision)
        ]
        covered = [box.clip(scene.prompt.rect) for box in own]
        assert len(own) == 5 and all(part.width * part.height < 0.25 * 74 * 74 for part in covered)
    finally:
        program.close()


def at_the_cards(first):
    """Blue has just invited nobody; both main players choose their cards, this one first."""
    t = laid()
    t.red.launches(2, at="blue 3")
    t.red.invites()
    who = [(name, "human" if seat < 2 else "cadet") for seat, name in enumerate(NAMES[:4])]
    settings = PlaySettings(pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=500)
    opponents = InlineOpponents(lambda brief: plain(brief.decision))
    match = Match(Session(t.state, 1), Seats(who), opponents=opponents, settings=settings)
    match.update(50.0)
    match.answer((), seat=1)
    for _ in range(60):
        match.update(100.0)
        if match.screen.covered_for is not None:
            break
    match.people.sit(first)
    match.update(50.0)
    if match.screen.covered_for is not None:
        match.screen.lift()
    return t, match


def test_an_undo_does_not_take_back_the_card_that_somebody_else_has_laid():
    """UX-46, UX-58: Béla may undo his invitations before Anna has chosen her card, and not afterwards."""
    _, match = at_the_cards(first=1)
    assert match.viewer == 1 and match.undoing.may_undo() is None
    t, match = at_the_cards(first=0)
    card = t.red.card("attack_08")
    match.answer(card)
    match.update(50.0)
    assert match.screen.covered_for == 1
    for _ in range(2):  # under the cover, and when Béla looks
        reason = match.undoing.may_undo()
        assert reason is not None and reason.id == "core.undo.other"
        with pytest.raises(Illegal):
            match.undoing.undo()
        assert match._loop.choices.chosen(0) == card
        match.screen.lift()


def test_a_take_back_over_a_laid_card_asks_whoever_laid_it():
    """UX-60: Anna is asked behind the cover, and refuses: her card stays where it is."""
    t, match = at_the_cards(first=0)
    card = t.red.card("attack_08")
    match.answer(card)
    match.update(50.0)
    match.screen.lift()
    match.undoing.take_back(match.undoing.take_back_points()[-1].length)
    assert match.screen.covered_for == 0 and match._loop.choices.chosen(0) == card
    match.screen.lift()
    match.undoing.reply_take_back(0, False)
    assert match._loop.choices.chosen(0) == card


def test_what_was_undone_in_the_open_can_be_done_again_there():
    """UX-58: the target is chosen with everybody looking, and so are undo and redo."""
    who = [(name, "human" if seat < 2 else "cadet") for seat, name in enumerate(NAMES[:4])]
    opponents = InlineOpponents(lambda brief: plain(brief.decision))
    match = Match(
        Session(laid().state, 1), Seats(who), opponents=opponents, settings=PlaySettings(pace_ms=0, answer_ms=0)
    )
    match.update(50.0)
    assert match.viewer is None and match.screen.asks_openly and match.undoing.may_redo() is not None
    match.answer(match.asked()[0].options[0])
    match.update(50.0)
    after = match.session.fingerprint()
    match.undoing.undo()
    match.update(50.0)
    assert match.viewer is None and match.screen.asks_openly and match.undoing.may_redo() is None
    match.undoing.redo()
    match.update(50.0)
    assert match.session.fingerprint() == after and match.undoing.may_redo() is not None
