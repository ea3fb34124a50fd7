"""What a wish lacks: whatever is not offered is refused with its real reason and the rule behind it."""

from __future__ import annotations

import pytest

from rules import Setup, new_game, waiting, why_not
from rules.core.refusals import FIRST
from tests.games.cosmic.support import duel, fought, table

FOUR = ("red", "blue", "green", "yellow")


def begun(destiny="blue", options=None, powers=None, **hands):
    t = table(*FOUR, options=options, powers=powers)
    t.red.puts(4, "red 1", "red 2")
    t.green.puts(1, "green 1", "red 3")
    for name, cards in {"red": ["attack_06"], **hands}.items():
        t.players[t.seat(name)].holds(*cards)
    t.begins("red", destiny)
    return t


def launched(**hands):
    t = begun(**hands)
    t.all_pass()
    t.red.launches(1, at="blue 1")
    return t


def answering():
    t = launched(blue=["attack_06"])
    t.invite(red=["green"])
    return t


def planning(*more, powers=None):
    return duel(("attack_06", "negotiate"), powers=powers, also={"red": more})


def talking(offer=False):
    t = fought(("negotiate", "negotiate"), also={"blue": ["attack_06"]})
    if offer:
        t.red.says("propose", want={"choice": 1})
    return t


def research():
    t = table(*FOUR, options={"technology": "on"})
    t.red.puts(4, "red 1", "red 2")
    t.done, t.open = t.red.researches("infinity_drive", done=True), t.red.researches("collapsium_hulls")
    t.red.holds("attack_06")
    t.begins("red", "blue")
    return t


def refused(t, who, prompt, wish, reason, rule):
    player = t.players[t.seat(who)]
    if not player.is_asked(prompt):
        t.until(who)
    found = player.cannot(prompt, wish, f"cosmic.{reason}", rule)
    if isinstance(wish, (int, str, tuple)):
        assert why_not(t.state, player.decision(prompt), wish) == found


# -- questions


@pytest.mark.parametrize(
    ("destiny", "wish", "reason", "rule"),
    [
        ("wild", lambda t: ("against", 0), "not_oneself", "CE-4.16"),
        ("wild", lambda t: ("redraw",), "not_own_colour", "CE-4.18"),
        ("wild", lambda t: ("resettle", t.planet("red 1")), "not_own_colour", "CE-4.18"),
        ("red", lambda t: ("against", 1), "not_named", "CE-4.18"),
        ("red", lambda t: ("drive_out", t.planet("red 3"), 1), "no_colony_there", "CE-4.20"),
        ("red", lambda t: ("drive_out", t.planet("green 3"), 2), "not_own_planet", "CE-4.20"),
        ("red", lambda t: ("resettle", t.planet("red 3")), "not_empty", "CE-4.21"),
        ("red", lambda t: ("resettle", t.planet("blue 3")), "not_own_planet", "CE-4.21"),
    ],
)
def test_whom_destiny_does_not_name(destiny, wish, reason, rule):
    """CE-4.16, CE-4.18, CE-4.20, CE-4.21."""
    t = begun(destiny)
    refused(t, "red", "destiny.defense", wish(t), reason, rule)


def test_a_planet_that_cannot_be_aimed_at():
    """CE-4.23, CE-4.25, CE-T33: of another system, or gone."""
    t = begun()
    refused(t, "red", "launch.planet", t.planet("green 1"), "other_system", "CE-4.23")
    t.blue.puts(4, "blue 5", "blue 4")
    t.state.destroyed[t.planet("blue 5")] = True
    t.state.pending = None
    refused(t, "red", "launch.planet", t.planet("blue 5"), "planet_gone", "CE-T33")


def test_who_is_not_invited():
    """CE-4.33, CE-4.34: no main player."""
    t = launched()
    refused(t, "red", "alliance.invite", [t.blue.seat], "main_player", "CE-4.33")
    t.red.invites()
    refused(t, "blue", "alliance.invite", [t.red.seat], "main_player", "CE-4.34")


def test_which_side_is_not_open():
    """CE-4.35, CE-7.3: that side did not invite; too many ships have their own reason."""
    t = answering()
    refused(t, "green", "answer", {"side": "defense", "ships": [1, 0, 0, 0, 0, 0]}, "not_invited", "CE-4.35")
    refused(t, "green", "answer", {"side": "offense", "ships": [0, 0, 0, 0, 0, 0]}, "ally_ships", "CE-4.36")


def test_which_card_cannot_be_laid():
    """CE-2.4, CE-4.46: no encounter card, or one that an effect forbids."""
    t = planning("quash", "negotiate")
    refused(t, "red", "planning.card", t.red.card("quash"), "no_encounter_card", "CE-2.4")
    t = planning("negotiate", powers={"red": "loser"})
    t.red.uses("loser")
    refused(t, "red", "planning.card", t.red.card("negotiate"), "card_barred", "CE-4.46")


@pytest.mark.parametrize(
    ("offer", "who", "wish", "reason", "rule"),
    [
        (False, "red", {"say": "accept"}, "no_offer", "CE-6.30"),
        (False, "red", {"say": "propose"}, "empty_offer", "CE-6.11"),
        (False, "red", {"say": "propose", "give_colony": "blue 1"}, "no_colony_there", "CE-6.6"),
        (False, "red", {"say": "propose", "want_colony": "red 1"}, "no_colony_there", "CE-6.6"),
        (True, "blue", {"say": "propose", "want_colony": "blue 1"}, "no_colony_there", "CE-6.6"),
    ],
)
def test_what_cannot_be_said_in_a_deal(offer, who, wish, reason, rule):
    """CE-6.6, CE-6.11, CE-6.30."""
    t = talking(offer)
    opening = t.players[t.seat(who)].decision("message").opening()
    said = {name: t.planet(value) if "colony" in name else value for name, value in wish.items()}
    refused(t, who, "message", {**opening, **said}, reason, rule)


def test_a_colony_where_one_is():
    """CE-6.7: the receiver must not yet have one there."""
    t = duel(("negotiate", "negotiate"))
    t.red.puts(1, "red 2", "blue 2")
    t.plans(red="negotiate", blue="negotiate")
    opening = t.red.decision("message").opening()
    wish = {**opening, "say": "propose", "want_colony": t.planet("blue 2")}
    refused(t, "red", "message", wish, "has_colony", "CE-6.7")


def test_after_the_eighth_offer():
    """CE-6.34."""
    t = talking()
    for number in range(8):
        (t.red, t.blue)[number % 2].says("propose", give_colony=("red 2", "blue 2")[number % 2])
    opening = t.red.decision("message").opening()
    assert "propose" not in dict(t.red.decision("message").fields)["say"].options
    refused(t, "red", "message", {**opening, "say": "propose"}, "no_more_offers", "CE-6.34")


def test_what_cannot_be_researched():
    """CE-9.44, CE-9.46: a completed card, a place without an own colony."""
    t = research()
    refused(t, "red", "action", ("research", t.done, t.place("red 2")), "tech_done", "CE-9.44")
    refused(t, "red", "action", ("complete", t.done), "tech_done", "CE-9.46")
    refused(t, "red", "action", ("research", t.open, t.place("red 1")), "no_own_colony", "CE-9.44")


def test_no_technology_without_the_variant():
    """CE-9.50."""
    t = fought(("attack_20", "attack_06"))
    refused(t, "red", "further", "technology", "no_technology", "CE-9.50")


def test_an_alien_that_is_taken():
    """CE-3.4: by free choice."""
    g = new_game("cosmic", Setup("cosmic", [{"alien": "human"}, {}, {}], {"choice": "free"}), 3)
    asked = waiting(g)[0]
    found = why_not(g, asked, "human")
    assert (found.id, found.rule) == ("cosmic.alien_gone", "CE-3.4")


# -- replies


@pytest.mark.parametrize(
    ("change", "reason", "rule"),
    [
        (lambda t: setattr(t.state.sheets[0], "face_up", False), "power_hidden", "CE-9.10"),
        (lambda t: [t.red.puts(4, f"red {n}", "red 2") for n in (3, 4, 5)], "power_lost", "CE-5.10"),
        (lambda t: t.encounter.zapped.append(0), "power_zapped", "CE-5.15"),
        (lambda t: t.encounter.used.append("sheet:0:0"), "power_used", "CE-5.19"),
    ],
)
def test_a_power_that_does_not_work(change, reason, rule):
    """CE-9.10, CE-5.10, CE-5.15, CE-5.19."""
    t = planning("flare_oracle", powers={"red": "kamikaze"})
    change(t)
    t.state.derived = t.state.pending = None
    refused(t, "red", "reply", ("power", 0, 0), reason, rule)


def test_a_power_of_another_moment_or_role():
    """CE-5.13, CE-5.14: another phase, another role, or it works by itself."""
    t = planning("flare_oracle", powers={"red": "mirror"})
    refused(t, "red", "reply", ("power", 0, 0), "other_moment", "CE-5.13")
    t = duel(("attack_06", "attack_08"), powers={"green": "trader"}, also={"green": ["flare_sorcerer"]})
    refused(t, "green", "reply", ("power", 0, 0), "other_role", "CE-5.13")


def test_a_technology_that_is_not_finished():
    """CE-9.46: or is for another moment."""
    t = research()
    t.green.holds("plague")
    t.red.holds("flare_philanthropist")
    t.red.answers("action", "pass")
    refused(t, "red", "reply", ("tech", t.open, 0), "tech_unfinished", "CE-9.46")
    refused(t, "red", "reply", ("tech", t.done, 0), "other_moment", "CE-9.46")


def test_a_card_that_does_not_fit():
    """CE-5.20, CE-5.23, CE-2.3: another moment, or nothing that is played so."""
    t = planning("flare_oracle", "flare_citadel")
    t.red.holds("plague", "cosmic_zap")
    refused(t, "red", "reply", ("play", t.red.card("plague"), 0), "other_moment", "CE-5.20")
    refused(t, "red", "reply", ("play", t.red.card("cosmic_zap"), 0), "other_event", "CE-5.20")  # of any phase
    refused(t, "red", "reply", ("play", t.red.card("flare_citadel"), 0), "other_moment", "CE-5.23")
    refused(t, "red", "reply", ("play", t.red.card("attack_06"), 0), "no_action_card", "CE-2.3")


def test_what_is_no_reinforcement():
    """CE-4.66, CE-4.69: not this card, not now, not without two attacks."""
    t = planning("flare_oracle", "reinforcement_2")
    card = t.red.card("reinforcement_2")
    refused(t, "red", "reply", ("reinforce", card, 0), "no_reinforcing_now", "CE-4.66")
    t.red.passes()
    t.all_pass()
    t.red.holds("flare_macron", "attack_08")
    t.plans(red="attack_06", blue="negotiate")
    refused(t, "red", "reply", ("reinforce", card, 0), "no_two_attacks", "CE-4.69")
    refused(t, "red", "reply", ("reinforce", t.red.card("attack_08"), 0), "no_reinforcement", "CE-4.66")


def test_who_is_outside_does_not_reinforce():
    """CE-4.66, CE-E16."""
    t = duel(("attack_06", "attack_08"), also={"green": ["reinforcement_2", "flare_vacuum"]})
    t.green.puts(1, "green 1", "warp")
    t.plans(red="attack_06", blue="attack_08")
    refused(t, "green", "reply", ("reinforce", t.green.card("reinforcement_2"), 0), "not_in_encounter", "CE-4.66")


def test_what_names_nothing_is_told_to_answer_first():
    """A wish of no kind gets the question's own rule, and no fault."""
    for t, prompt in ((begun("wild"), "defense"), (begun(), "planet"), (planning(), "card"), (research(), "action")):
        asked = t.red.decision(prompt)
        for wish in (-1, 999, "nonsense", ("against", 99), ("play", 999), ("power", 7, 0), ()):
            found = why_not(t.state, asked, wish)
            assert (found.id == FIRST and found.rule == asked.rule) or found.id.startswith("cosmic."), wish
