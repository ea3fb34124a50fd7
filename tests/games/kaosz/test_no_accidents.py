"""Bluff and waste glow in their own way and warn; ending with something to lose asks once (KG-5.12, UX-23, UX-39)."""

from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from app.table.choose import LEGAL, TARGET
from app.table.model import BLUFF, WASTED
from rules.kaosz import choices
from tests.app.handover_checks import a_turn_costs_one_hold
from tests.games.kaosz.hands import (
    ClickKaosz,
    DragKaosz,
    TypeKaosz,
    again,
    asked,
    first_where,
    match_of,
    played_on,
    sit_down,
)


@pytest.mark.parametrize(
    "kind, surface, cantina, aboard",
    [
        ("base", choices.HONEST, choices.WASTED, choices.WASTED),
        ("crew", choices.WASTED, choices.HONEST, choices.WASTED),
        ("equipment", choices.WASTED, choices.WASTED, choices.HONEST),
        ("event", choices.BLUFF, choices.BLUFF, choices.BLUFF),
        ("interrupt", choices.BLUFF, choices.BLUFF, choices.BLUFF),
        ("ship", choices.BLUFF, choices.BLUFF, choices.BLUFF),
    ],
)
def test_the_rules_say_what_a_card_is_worth_where_it_would_be_laid(kind, surface, cantina, aboard):
    """KG-5.12, KG-A20."""
    face = SimpleNamespace(type=kind)
    assert [choices.laying(face, place) for place in ("surface", "cantina", 7)] == [surface, cantina, aboard]


def laid(state, decision, worth):
    """Options that lay a card of the hand somewhere with this worth."""
    lays = [option for option in getattr(decision, "options", ()) if option[0] == "lay"]
    return [option for option in lays if choices.laying(state.face(option[1]), option[2]) == worth]


def crew_beside_ships(state, decision):
    """Crew in hand that could be laid on a ship, an unpayable event or interrupt, and a ship that can be played."""
    if decision.prompt != "kaosz.turn.action":
        return False
    options = decision.options
    crew = [
        o for o in laid(state, decision, choices.WASTED) if state.face(o[1]).type == "crew" and isinstance(o[2], int)
    ]
    usable = {option[1] for option in options if option[0] in ("launch", "play")}
    idle = [o for o in laid(state, decision, choices.BLUFF) if o[1] not in usable]
    return bool(crew and idle and any(option[0] == "launch" for option in options))


@pytest.fixture(scope="module")
def position():
    return first_where(crew_beside_ships)


def sat(app, position, hands=ClickKaosz):
    return hands(app, sit_down(app, match_of(session=again(position))))


def crew_on_ship(table):
    state = table.scene.match.session.state
    wasted = laid(state, table.desk.decision, choices.WASTED)
    return next(o for o in wasted if state.face(o[1]).type == "crew" and isinstance(o[2], int))


def test_the_glow_tells_a_play_a_bluff_and_a_waste_apart(app, position):
    """UX-35: a card that can only bluff, and a place where a card would be lost, look different from a real use."""
    table = sat(app, position)
    state, decision = table.scene.match.session.state, table.desk.decision
    glow = table.desk.glow()
    usable = {o[1] for o in decision.options if o[0] in ("launch", "play")}
    idle = [o[1] for o in laid(state, decision, choices.BLUFF) if o[1] not in usable]
    assert all(glow[card] == LEGAL for card in usable) and {glow[card] for card in idle} == {BLUFF}
    _, crew, ship = crew_on_ship(table)
    assert glow[crew] == LEGAL  # it has its place in the cantina
    table.click(table.centre(crew))
    seat = decision.seat
    glow = table.desk.glow()
    assert glow[ship] == WASTED and glow[f"cantina:{seat}"] == TARGET and glow[f"surface:{seat}"] == WASTED
    assert table.desk.marks()[ship] == TARGET  # it stays legal


@pytest.mark.parametrize("hands", [DragKaosz, ClickKaosz, TypeKaosz])
def test_crew_brought_to_a_ship_warns_before_it_is_laid(app, position, hands):
    """KG-5.12: by every device; whoever closes the dialog has not agreed."""
    table = sat(app, position, hands)
    option, log = crew_on_ship(table), table.scene.match.session.log
    table.listen()
    table.one(table.desk.decision, option)
    table.wait(20)
    assert table.scene.host.is_covered and not log
    table.key(pygame.K_ESCAPE)
    assert not table.scene.host.is_covered and not log and table.desk.choice.picked is None
    while table.desk.back():
        pass
    table.play(option)  # these hands agree when a dialog asks back
    assert log[0].value == option


def test_a_plain_bluff_needs_no_second_question(app, position):
    """The glow has said it, and there is nothing better to do with the card."""
    table = sat(app, position)
    state = table.scene.match.session.state
    option = next(o for o in laid(state, table.desk.decision, choices.BLUFF) if o[2] == "surface")
    assert not table.gesture(option).warning and table.gesture(option).harmful


def test_a_second_click_on_the_corner_does_not_answer_the_next_question(app, position):
    """UX-23: time enough to see that something else is asked; a deliberate click works at once afterwards."""
    table = sat(app, position)
    desk, log = table.desk, table.scene.match.session.log
    desk._in_corner, desk.asked_at = True, app.ctx.clock
    app.settings["ask_before_end"] = False
    table.scene.commands.end()
    assert not log
    app.step(520.0)
    table.scene.commands.end()
    assert log[0].value == "end"
    assert desk._in_corner


def test_a_first_click_is_never_held_back(app, position):
    table = sat(app, position)
    app.settings["ask_before_end"] = False
    table.desk.asked_at = app.ctx.clock
    table.scene.commands.end()
    assert table.scene.match.session.log[0].value == "end"


def test_ending_with_ships_to_play_asks_once(app, position):
    """UX-39: the list names them; the same question is not asked twice in a turn."""
    table = sat(app, position)
    table.app.use_language("hu")
    launches = sum(option[0] == "launch" for option in table.desk.decision.options)
    lines = table.module.answers.unused(table.desk.decision)
    assert table.module.say("table-unused-ships", count=launches) in lines
    log = table.scene.match.session.log
    table.scene.commands.end()
    assert table.scene.host.is_covered and not log
    table.scene.host.close()
    table.scene.commands.end()
    assert log[0].value == "end"


def test_nothing_is_asked_about_what_nobody_can_use(app, position, monkeypatch):
    """UX-39: credits above the limit are told only as long as something costs any."""
    table = sat(app, position)
    mine = table.module.seen["players"][table.desk.decision.seat]
    monkeypatch.setitem(mine, "credits", mine["limits"]["credits"] + 3)
    told = table.module.say("table-unused-credits", count=3, limit=mine["limits"]["credits"])
    asked = table.desk.decision
    assert (told in table.module.answers.unused(asked)) == table.module.has_limits
    only = replace(asked, options=tuple(one for one in asked.options if not isinstance(one, tuple)))
    assert told not in table.module.answers.unused(only)


def test_a_turn_of_people_at_one_screen_costs_one_hold(app):
    """UX-42, UX-43: cards are laid and turns ended; replies are called out, nothing has to be closed."""
    match = match_of(2, session=played_on(2, seed=8, until=asked("turn.action")))
    match.settings.trust = False
    hands = DragKaosz(app, sit_down(app, match))
    given = []

    def answer(decision):
        lays = [o for o in decision.options if o[0] == "lay" and match.undoing.is_harmless(decision, o)]
        given.append(decision.seat)
        return lays[0] if lays and given.count(decision.seat) % 2 else "end"

    a_turn_costs_one_hold(app, hands, 8, answer)
