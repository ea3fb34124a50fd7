"""How often people at one screen must hand it over, and that no secret needs more than that (UI-4, UI-6, UX-44)."""

import pygame
import pytest

from app.match import Covered, Match, PlaySettings, RingOpened, Seats
from app.table.roles.layout import Look
from app.table.scene import TableScene
from rules import Chance, Event, Form, Session, answer_at_random, apply, imagine, view, waiting
from rules.empires.announced import OPEN
from rules.empires.printed.levels import level
from rules.empires.state import facts
from tests.app.handover_checks import HandoverCount
from tests.app.match_support import InlineOpponents, passing
from tests.games.empires.advantages import table
from tests.games.empires.hands import NAMES
from tests.games.empires.support import galaxy

STEPS = 400


def at_one_screen(t):
    """A match of people who do not trust each other."""
    seats = [(name, "human") for name, _ in zip(NAMES, t.players, strict=False)]
    settings = PlaySettings(hide_after_s=0, grace_ms=500, pace_ms=0, answer_ms=0)
    return Match(Session(t.state, 1), Seats(seats), opponents=InlineOpponents(passing), settings=settings)


def declined(decision):
    """The answer that does least."""
    if isinstance(decision, Form):
        return tuple(decision.opening().items())
    return next((word for word in ("end", "done", "pass") if word in decision.options), decision.first(1)[0])


def played(match, is_over):
    """Everybody answers until it is over; who was called behind a curtain, and which rings were opened."""
    told = []
    for _ in range(STEPS):
        told += match.update(100.0)
        if is_over(match.session.state):
            return [one.seat for one in told if isinstance(one, Covered)], told
        if match.screen.covered_for is not None:
            match.screen.lift()
        elif match.asked():
            asked = match.asked()[0]
            match.answer(declined(asked), seat=asked.seat)
    raise AssertionError([d.prompt for d in waiting(match.session.state)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cycle_has_one_curtain_for_each_turn_and_each_sheet_but_one(seats):
    """Whoever moved last fills in the first sheet; who is first in the next cycle is said in the open (D-51)."""
    t = galaxy(*("red", "blue", "green", "gold")[:seats])
    for player in t.players:
        player.has("SC", at=t.place(t.state.homeworld[player.seat]))
    t.begins("red")
    curtains, _ = played(at_one_screen(t), lambda g: g.cycle == 2)
    assert len(curtains) == 3 * seats + (seats - 1) == 4 * seats - 1


def battle(**options):
    t = galaxy(options=options)
    for player in (t.red, t.blue):
        player.has("CA", 3, at=(6, 4))
        player.has("SC", 1, at=(6, 4))
    t.begins("red")
    return t


def test_a_battle_is_fought_without_curtains():
    """Its lines lie open: targets, screening and retreat are said before everybody."""
    match = at_one_screen(battle(raiders="off"))
    curtains, _ = played(match, lambda g: g.battle is None and g.active == 1)
    assert [answer.prompt for answer in match.session.log].count("empires.round.fire") >= 4
    assert curtains == [0]


def test_secret_cards_are_called_out_for():
    """UI-7, UX-110: nobody is asked behind a curtain whether a card is played; both may call out, round by round."""
    t = battle(raiders="off", advantages="random")
    match = at_one_screen(t)
    curtains, told = played(match, lambda g: g.battle is None and g.active == 1)
    rings = [one.seats for one in told if isinstance(one, RingOpened)]
    assert set(rings) == {(0, 1)}  # both are asked in one step, so it is one ring
    assert curtains == [0]


CLAIM = "empires.battle.claim"


def shifting(sham, blue="e44"):
    """Red hides a card, and may have a false group; a battle is near."""
    t = table("e55" if sham else "e41", blue, raiders="off", experience="off")
    known = facts(t.state)
    for player in (t.red, t.blue):
        player.has("CA", 2, at=(6, 4), ship_size=3, attack=2)
    slot = t.red.has("CA", 2, at=(6, 4))
    if sham:
        t.red.fleet.unit[slot], t.red.fleet.tech[slot] = known.false[known.code["CA"]], 0
    t.begins("red")
    return t


def until_claimed(match, calls):
    """Up to the first round; whoever is to call out does so. Who sat behind a curtain, and which rings were opened."""
    told = []
    for _ in range(STEPS):
        told += match.update(100.0)
        rings = [one for one in told if isinstance(one, RingOpened)]
        if calls and rings:
            match.replies.call_out(0)
        if match.session.state.battle is not None and match.session.state.battle.round:
            covered = [one.seat for one in told if isinstance(one, Covered)]
            return covered, [one.seats for one in rings if one.moment == CLAIM]
        if match.screen.covered_for is not None:
            match.screen.lift()
        elif match.asked():
            asked = match.asked()[0]
            value = declined(asked)
            if asked.prompt == CLAIM and isinstance(asked, Form):
                value = {"levels": tuple(low for _, low, _ in dict(asked.fields)["levels"].slots)}
            match.answer(value, seat=asked.seat)
    raise AssertionError([d.prompt for d in waiting(match.session.state)])


@pytest.mark.parametrize("sham", [True, False])
@pytest.mark.parametrize("calls", [True, False])
def test_what_false_groups_claim_is_called_out_for(sham, calls):
    """CL-E55.3, UI-7, UX-110: one ring for all who could have the card; whoever is silent says what is proposed, and an
    answer that changes it opens no other ring."""
    match = at_one_screen(shifting(sham))
    curtains, rings = until_claimed(match, calls)
    assert rings == [(0, 1)] and curtains == [0]  # red sits there from his turn
    said = {one.seat: one.value for one in match.session.log if one.prompt == CLAIM}
    assert said[1] == "pass" and (said[0] != "pass") == sham
    attack = level(match.session.state.battle.tech[1], facts(match.session.state).attack)
    assert attack == (0 if sham and calls else 2)


def test_a_computer_that_claims_takes_no_longer_than_one_that_has_nothing_to_claim():
    """CL-E55.3, UI-7: no pause tells which of them has a false group."""
    waited = []
    for sham in (True, False):
        t = shifting(sham, "")
        settings = PlaySettings(hide_after_s=0, grace_ms=500, pace_ms=900, answer_ms=0)
        seats = Seats([("Anna", "cadet"), ("Béla", "human")])
        opponents = InlineOpponents(lambda brief: declined(brief.decision))
        match = Match(Session(t.state, 1), seats, opponents=opponents, settings=settings)
        steps = 0
        while not match.asked():
            match.update(100.0)
            steps += 1
            assert steps < STEPS
        waited.append(steps)
        assert [one.prompt for one in match.session.log].count(CLAIM) == 1
    assert waited[0] == waited[1]


def test_what_was_explored_is_looked_at_before_the_curtain_falls():
    """UX-43: it is the last that happens in a turn; who explored would learn of a lost ship only from the log."""
    t = galaxy()
    scout = t.red.has("SC", at=(5, 4))
    t.marker((6, 4), "danger")
    t.begins("red")
    match = at_one_screen(t)
    match.settings = PlaySettings(hide_after_s=0)
    match.update(16.0)
    match.screen.lift()
    for value in (scout, ("go", t.hex((6, 4)), 1), "end"):
        match.answer(value, seat=0)
    match.update(16.0)
    match.update(1000.0)
    assert match.screen.covered_for is None
    match.update(2000.0)
    match.update(16.0)
    assert match.screen.covered_for == 1


def missing_three_moves(app):
    """Blue has moved three closed counters; red is about to look."""
    t = galaxy()
    slots = [t.blue.has(code, 1, at=at) for code, at in (("SC", (8, 4)), ("CA", (8, 6)), ("SC", (9, 3)))]
    t.red.has("DD", 2, at=(5, 4))
    t.begins("red")
    app.settings["speed"] = 1
    scene = TableScene(app, at_one_screen(t))
    app.push(scene)
    people = HandoverCount(app, scene)
    scene._answer(people.to_question(), "end")
    for slot, goal in zip(slots, ((7, 4), (7, 6), (8, 3)), strict=True):
        for value in (slot, ("go", t.hex(goal), 1), "done"):
            asked = people.to_question()
            if value == "done" and asked.prompt != "empires.movement.order":
                continue
            scene._answer(asked, value)
    scene._answer(people.to_question(), "end")
    people.to_question()
    return scene


def flights(app, scene):
    """How many frames of 50 ms something flies."""
    for frame in range(100):
        if not scene.kit.timeline.busy:
            return frame
        app.step(50.0)
    raise AssertionError("the film does not end")


def test_what_was_missed_can_be_seen_again_as_a_film(app):
    """UX-43: from what this person saw last, move by move, and any click ends it."""
    scene = missing_three_moves(app)
    try:
        flights(app, scene)
        assert scene.reading.layer.recap is not None
        scene.reading.layer.find("recap-film").trigger(app.ctx)
        assert scene.reading.layer.recap is None  # nothing lies over the map
        assert flights(app, scene) >= 20  # three moves of 200 ms, one after the other, with rests
        scene.presenter.recap_again()
        assert scene.kit.timeline.busy and scene.reading.layer.recap is not None
        app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")])
        app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])
        assert flights(app, scene) <= 1
    finally:
        while len(app.scenes) > 1:
            app.scenes.pop().left()


def told_openly(decision):
    """What a question in the open shows. How many units may be parted depends on counters that are left, which is
    known to hardly anybody; it shows only where a kind of them has run out."""
    if isinstance(decision, Form):
        return [slot for name, field in decision.fields if name == "units" for slot in field.slots]
    return [option for option in decision.options if option[0] != "scuttle"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_asked_in_the_open_depends_on_nothing_hidden(seed):
    """UX-41: in every world that the others take for possible the same is asked."""
    t = battle(raiders="off")
    t.red.has("BB", 1, at=(5, 4))
    t.red.has("Decoy", 1, at=(5, 4))
    t.red.ends()
    g, rng, asked = t.state, Chance(seed), 0
    for _ in range(40):
        decision = waiting(g)[0]
        if decision.prompt not in OPEN:
            break
        other = 1 - decision.seat
        world = waiting(imagine(g, other, Chance(seed)))[0]
        assert (world.seat, world.prompt) == (decision.seat, decision.prompt)
        assert told_openly(world) == told_openly(decision)
        apply(g, answer_at_random(g, decision, rng))
        asked += 1
    assert asked >= 4


def test_nobody_sees_which_hex_somebody_else_has_read_about(app, seated):
    """UI-3, UI-4: the page of the hex begins empty for other eyes."""
    t = galaxy()
    t.red.has("SC", 2, at=(5, 4))
    t.begins("red")
    scene = seated(t)
    table, room = scene.module, (900, 480)
    table.update(0.0)
    table.pointed = t.hex((5, 4))
    table.update(1000.0)
    assert table.read_hex == t.hex((5, 4))
    table.tableau(Look(view(t.state, None), None, room, 1.0, 1.0))  # for the picture of a save
    table.tableau(Look(view(t.state, 0), 0, room, 1.0, 1.0))
    table.update(1000.0)
    assert table.read_hex == t.hex((5, 4))
    table.tableau(Look(view(t.state, 1), 1, room, 1.0, 1.0))
    table.update(1000.0)
    assert table.read_hex is None


def test_what_one_person_said_of_his_groups_is_not_said_for_the_next(seated):
    """UI-6: how many units go, and whether groups go together; groups of two people may have the same number."""
    t = galaxy()
    for player, at in ((t.red, (5, 4)), (t.blue, (5, 6))):
        player.has("SC", 3, at=at)
    t.begins("red")
    scene = seated(t)
    gestures = scene.module.gestures
    scene.module.viewer = t.red.seat
    gestures.send(1)
    gestures.together = True
    assert gestures.sent(3) == 1
    scene.module.viewer = t.blue.seat
    assert (gestures.sent(3), gestures.together) == (3, False)


def test_a_recap_tells_no_regrouping(app):
    """What it leaves is seen on the map."""
    scene = missing_three_moves(app)
    try:
        split = Event("regrouped", {"seat": 1, "hex": 3, "now": 2})
        assert scene.module.log.line(split)
        assert not scene.module.log.retold([split], [False])
    finally:
        while len(app.scenes) > 1:
            app.scenes.pop().left()
