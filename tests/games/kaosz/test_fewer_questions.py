"""Fewer, truer questions: when a person is asked in Káosz, and when the match answers for him (UX-37, UX-47)."""

from __future__ import annotations

import pytest

from app.games.kaosz.hooks import follows
from app.match import ASK, HUMAN, Match, PlaySettings, Seats
from app.match.options import ALWAYS
from rules import PASS, Chance, One, Session, answer_at_random, apply, clone, find, imagine, new_game, waiting
from rules.kaosz import attention
from rules.kaosz.announced import matters, moment
from rules.kaosz.attention import AWAY, SORTS
from rules.kaosz.effects.registry import operation
from rules.kaosz.questions import BOMBERS
from tests.app.match_support import InlineOpponents, passing
from tests.games.kaosz.armory import op
from tests.games.kaosz.support import crew, equipment, interrupt, ship, table

REPLY = "core.priority.reply"
SHIP = {"type": "ship"}
EARNER = crew(
    "earner", 0, {"kind": "activated", "cost": {"turn": "used"}, "do": [op("gain_credits", by=1)]}, subtype="passenger"
)
CARDS = (
    ship("hawk", "5-3-4-2"),
    EARNER,
    interrupt("boost", "combat", 0, op("modify_stat", on="target", stat="fire", by=2, until="combat_end"), target=SHIP),
    interrupt("trip", "combat", 0, op("turn_used", on="target"), target=SHIP),
    interrupt("stop", "reaction", 0, op("negate"), target={"zone": "stack"}),
    interrupt("tide", "general", 0, op("turn_used", on="target"), target=SHIP),
    interrupt("dawn", "start", 0, op("gain_credits", by=1)),
)
ME, FOE = 1, 0  # laci is the person, dani the computer


@pytest.fixture
def t():
    return table(*CARDS)


def match_of(t, *kinds, opponents=passing):
    settings = PlaySettings(pace_ms=0, answer_ms=0)
    seats = Seats(zip(("Dani", "Laci"), kinds or ("random", HUMAN), strict=True))
    return Match(Session(t.state, 1), seats, opponents=InlineOpponents(opponents), settings=settings)


def asked_of(match, answers, frames=200):
    """Play on with these answers by the last word of a prompt; every question on the way, windows by their moment."""
    found = []
    for _ in range(frames):
        match.update(50)
        for decision in match.asked()[:1]:
            word = decision.prompt.rpartition(".")[2]
            if decision.prompt == REPLY:
                found.append(moment(match.session.state, decision))
                match.answer(PASS)
            elif word in answers:
                found.append(word)
                match.answer(answers.pop(word))
            else:
                return found
    raise AssertionError("nobody is asked any more")


# -- answers for an attack --------------------------------------------------------------------------------------


def attack(t, order=None, at="colony", ships=1):
    """The questions of an attack with one ship against nobody, hands full of interrupts that fit every window."""
    mine = [t.laci.ship("hawk") for _ in range(ships)]
    t.laci.crew("earner", paid=True, state="used")
    t.laci.hq("boost", "trip", "stop", "tide")
    t.dani.ship("hawk")  # which stays at home
    t.dani.hq("dawn")
    t.begin(t.laci)
    match = match_of(t)
    if order:
        match.stops[ME].choose(order)
    before = t.dani.count("colony"), t.dani.count("hq")
    told = asked_of(match, {"action": ("attack", FOE, at), "attackers": (mine[0],), "bombers": (mine[0],)})
    assert (t.dani.count("colony"), t.dani.count("hq")) != before
    return told


def test_an_attack_with_the_only_ship_takes_one_answer(t):
    assert attack(t) == ["action"]


@pytest.mark.parametrize("at", ["colony", "hq"])
def test_an_attack_with_one_of_several_ships_takes_two_answers(t, at):
    """Target and ship; that nobody has met it changes nothing about the bombs."""
    assert attack(t, at=at, ships=3) == ["action", "attackers"]


def test_whoever_wants_to_be_asked_always_is_asked_at_every_step(t):
    """The same attack as it was asked for: five passes and the bombers besides."""
    told = attack(t, ALWAYS, ships=3)
    assert told == ["action", "attack", "attackers", "attackers", "defenders", "bombers", "bombard"]


def test_bombs_are_asked_for_where_there_is_something_to_think_about(t):
    """They would do nothing, fewer might do, the target is another one than was named, or somebody has defended."""
    mine = [t.laci.ship("hawk") for _ in range(2)]
    crewman = t.dani.crew("earner")
    t.begin(t.laci)
    for at, sent, meant in (
        ("colony", mine, tuple(mine)),
        (crewman, mine, None),
        (crewman, mine[:1], tuple(mine[:1])),
        ("hq", mine[:1], tuple(mine[:1])),
    ):
        world = clone(t.state)
        for value in (("attack", FOE, at), tuple(sent), *[PASS] * 6):
            decision = waiting(world)[0]
            if decision.prompt == BOMBERS:
                break
            apply(world, answer_at_random(world, decision, Chance(1))._replace(value=value))
        assert waiting(world)[0].prompt == BOMBERS
        assert follows(world, ME, waiting(world)[0], iter(())) == meant
    world.combat.kind = "colony"
    assert follows(world, ME, waiting(world)[0], iter(())) is None
    world.combat.kind, world.combat.defended = "hq", True
    assert follows(world, ME, waiting(world)[0], iter(())) is None


# -- windows ----------------------------------------------------------------------------------------------------


def window(t, seat):
    """Is this window of a player worth a question? The others pass."""
    while waiting(t.state)[0].prompt == REPLY and waiting(t.state)[0].seat != seat:
        t.players[waiting(t.state)[0].seat].answers("reply", PASS)
    decision = waiting(t.state)[0]
    assert decision.prompt == REPLY and len(decision.options) > 1
    return matters(t.state, seat, decision)


def test_an_attack_is_worth_a_question_for_what_has_no_later_moment(t):
    """W1: general interrupts; those for combat have their windows after it."""
    t.laci.ship("hawk")
    t.begin(t.laci)
    t.quiet = False
    t.dani.hq("boost", "trip")
    t.laci.attacks(t.dani, "colony")
    assert not window(t, FOE)


def test_an_attack_is_worth_a_question_with_a_general_interrupt(t):
    t.laci.ship("hawk")
    t.begin(t.laci)
    t.quiet = False
    t.dani.hq("tide")
    t.laci.attacks(t.dani, "colony")
    assert window(t, FOE)


def test_a_fight_is_worth_questions_before_the_shots_and_with_each_shot(t):
    mine, theirs = t.laci.ship("hawk"), t.dani.ship("hawk")
    t.begin(t.laci)
    t.quiet = False
    for player in (t.dani, t.laci):
        player.hq("boost", "trip")
    t.laci.attacks(t.dani, "colony")
    t.windows_pass()
    t.laci.sends(mine)
    assert not window(t, FOE)  # he may defend: W3 will come
    t.windows_pass()
    t.dani.defends(theirs)
    assert window(t, ME) and window(t, FOE)
    t.windows_pass()
    t.laci.shoots(mine, theirs)
    assert window(t, FOE) and window(t, ME)


def test_whoever_cannot_defend_is_asked_before(t):
    """W2 is the last window before the bombs."""
    mine = t.laci.ship("hawk")
    t.begin(t.laci)
    t.quiet = False
    t.dani.hq("trip")
    t.laci.attacks(t.dani, "colony")
    t.windows_pass()
    t.laci.sends(mine)
    assert window(t, FOE)


def test_what_another_one_plays_can_be_negated_and_ones_own_works_first(t):
    t.laci.ship("hawk")
    t.begin(t.laci)
    t.quiet = False
    card = t.laci.hq("tide")
    t.laci.hq("stop")
    t.dani.hq("stop")
    t.laci.plays(card)
    t.laci.answers("target", waiting(t.state)[0].first(1)[0])
    assert window(t, FOE)
    assert not window(t, ME)


def test_start_interrupts_are_asked_for_at_the_start_only(t):
    t.begin(t.dani)
    t.laci.hq("dawn", "boost")
    match = match_of(t)
    for _ in range(200):
        match.update(50)
        if match.asked():
            break
    assert match.asked()[0].prompt == REPLY and moment(match.session.state, match.asked()[0]) == "start"
    assert match.session.state.active == ME


def test_what_earns_credits_needs_no_window(t):
    """It was usable in one's own turn and will be again."""
    t.begin(t.dani)
    t.laci.crew("earner", paid=True)
    match = match_of(t)
    asked_of(match, {})
    assert match.asked()[0].prompt == "kaosz.turn.action" and match.session.state.active == ME


def test_every_operation_is_good_for_something():
    """A new word of the vocabulary must say when it is worth a question."""
    assert set(operation.names) == {*SORTS, *AWAY, "modify_stat"}


# -- nothing leaks ------------------------------------------------------------------------------------------------


def test_where_others_watch_a_window_opens_whatever_the_hand_holds(t):
    """UX-47: the judgement looks at the own hand, so it counts only where nobody can draw conclusions from it."""
    t.laci.ship("hawk")
    t.dani.hq("boost")
    t.begin(t.laci)
    match = match_of(t, HUMAN, HUMAN)
    for stops in match.stops:
        stops.mode = ASK
    match.update(50)
    match.screen.lift()
    match.answer(("attack", FOE, "colony"))
    for _ in range(100):
        match.update(50)
        if match.screen.covered_for is not None:
            break
    assert match.screen.covered_for == FOE
    decision = waiting(match.session.state)[0]
    assert not matters(match.session.state, FOE, decision)


def test_the_judgement_uses_only_what_the_player_knows():
    """The same in every world that fits what he knows; what follows from an answer is known to all."""
    rng = Chance(5)
    state = new_game("kaosz", find("kaosz").random_setup(2, rng), 5)
    seen = 0
    for _ in range(400):
        asked = waiting(state)
        if not asked:
            break
        decision, seat = asked[0], asked[0].seat
        if decision.prompt == REPLY and isinstance(decision, One):
            seen += 1
            world = imagine(clone(state), seat, Chance(seen))
            assert matters(world, seat, waiting(world)[0]) == matters(state, seat, decision)
        if decision.prompt == BOMBERS:
            world = imagine(clone(state), 1 - seat, Chance(seen))
            assert follows(world, seat, waiting(world)[0], iter(())) == follows(state, seat, decision, iter(()))
        apply(state, answer_at_random(state, decision, rng))
    assert seen > 20


# -- straight through ---------------------------------------------------------------------------------------------


def laden(ships=2):
    """An attacker with everything an attack may ask about: ships to choose from, crew, something unpaid, Demolition."""
    t = table(*CARDS, ship("sapper", "5-3-4-2", keywords=["demolition"]), equipment("plate"))
    mine = [t.laci.ship("sapper") for _ in range(ships)]
    t.laci.carries(mine[0], "plate")
    t.laci.crew("earner", paid=True)
    t.begin(t.laci)
    return t, mine


def asked_straight(t, mine, ships):
    """The attacker's answers when he goes straight through from the second one on."""
    match = match_of(t)
    given = []
    for _ in range(200):
        match.update(50)
        for decision in match.asked()[:1]:
            word = decision.prompt.rpartition(".")[2]
            if word == "action" and given:
                return given
            given.append(word)
            if word == "action":
                match.answer(("attack", FOE, "colony"))
            else:
                assert match.pace.may_go_straight(decision)
                match.pace.go_straight(ME, (mine[0],) if word == "attackers" else "done")
    raise AssertionError("nobody is asked any more")


@pytest.mark.parametrize("ships,second", [(1, "crew"), (2, "attackers")])
def test_a_laden_ship_needs_two_answers_for_an_attack_that_nobody_meets(ships, second):
    """Crew, payment and Demolition are asked about on the way unless the attacker wants to go straight through."""
    t, mine = laden(ships)
    before = t.dani.count("colony"), t.laci.count("colony")
    assert asked_straight(t, mine, ships) == ["action", second]
    assert (t.dani.count("colony"), t.laci.count("colony")) == (before[0] - 2, before[1])


def test_without_that_order_everything_is_asked():
    t, mine = laden()
    match = match_of(t)
    answers = {"action": ("attack", FOE, "colony"), "attackers": (mine[0],), "crew": "done", "pay": "done"}
    assert asked_of(match, answers) == ["action", "attackers", "crew", "pay"]
    assert match.asked()[0].prompt.endswith("demolition")


def test_an_attack_that_is_met_asks_again():
    t, mine = laden()
    t.dani.ship("hawk")

    def defends(brief):
        return brief.decision.items if brief.decision.prompt.endswith("defenders") else passing(brief)

    match = match_of(t, opponents=defends)
    match.update(50)
    match.answer(("attack", FOE, "colony"))
    match.update(50)
    match.pace.go_straight(ME, (mine[0],))
    for _ in range(100):
        match.update(50)
        if match.asked():
            break
    assert match.session.state.combat.defended and match.asked()[0].prompt.endswith("pay")
    assert not match.stops[ME].straight


def test_a_card_that_drives_others_to_attack_asks_nothing_while_they_have_no_ship():
    """KG-3.91: in the start phase; as soon as there is a ship, the card has its moment."""
    goad = interrupt("goad", "start", 0, op("force", what="attack", who="opponent", until="turn_end"))
    t = table(*CARDS, goad)
    t.laci.hq("goad")
    card = t.state.pile("hq:1")[-1]
    t.state.phase = "start"
    wanted = ("play", card)
    assert not attention.matters(t.state, ME, [wanted])
    t.dani.ship("hawk")
    assert attention.matters(t.state, ME, [wanted])
    t.laci.hq("dawn")
    assert attention.matters(t.state, ME, [("play", t.state.pile("hq:1")[-1])])
