"""What lies on a sheet belongs to it (CE-H4), whatever becomes of the power: exchanged, lent, lost, hidden, zapped.

The aliens that keep something are tried in play; all fifty with tokens and cards by the same atoms.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules import Setup, new_game, view, violations
from rules.core.zones import move_card
from rules.cosmic.atoms import course, powers
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN
from rules.cosmic.state.cosmos import DECK, Cosmos, Sheet, cards_at
from rules.cosmic.state.pieces import is_active, is_usable
from tests.games.cosmic.support import table
from tests.support.playout import through_json

SHEET = 0  # of the alien in question; the other one has the next sheet


def with_tokens(t):
    t.state.sheets[SHEET].marks["tokens"] = 5


def with_hoard(t):
    for design in ("attack_20", "negotiate"):
        t.place_card(design, f"sheet:{SHEET}")


def with_citadel(t):
    planet = t.planet("green 5")
    card = t.place_card("attack_13", f"citadel:{planet}")
    t.state.cards.face_up[card] = True
    t.state.sheets[SHEET].marks["beside_planets"] = [card]


def with_former_life(t):
    t.state.sheets.append(Sheet("macron", t.state.sheets[SHEET].holder, extra=True))
    t.state.sheets[SHEET].marks["brought"] = [len(t.state.sheets) - 1]


KEEPERS = {
    "warrior": with_tokens,
    "tick_tock": with_tokens,
    "miser": with_hoard,
    "citadel": with_citadel,
    "reincarnator": with_former_life,
}


def laid(alien: str, holder: str, **options: str) -> Any:
    t = table(powers={holder: alien, "blue": "mirror"}, options=options)
    KEEPERS[alien](t)
    t.red.holds("attack_06", "attack_07")
    t.blue.holds("attack_08")
    return t


def state_of(t: Any) -> object:
    g = t.state
    beside = [card for place in g.cards.piles if place.startswith("citadel:") for card in g.pile(place)]
    return dict(g.sheets[SHEET].marks), sorted(cards_at(g, f"sheet:{SHEET}")), beside


def play_until(t: Any, condition: Callable[[], bool]) -> None:
    """Red attacks with one ship; nobody allies or does anything else until this is so."""
    while not condition():
        seat, asked = t.asked()[0]
        player = t.players[seat]
        if asked.endswith("launch.planet"):
            player.launches(1, at="blue 1", start="red 5")
        elif asked.endswith("alliance.invite"):
            player.invites()
        elif asked.endswith("planning.card"):
            player.lays("attack_06" if player is t.red else "attack_08")
        else:
            player.passes()


def may(player: Any, piece: str) -> Callable[[], bool]:
    return lambda: player.is_asked("reply") and player.may(piece)


each_keeper = pytest.mark.parametrize("alien", KEEPERS)


@each_keeper
def test_an_exchanged_power_brings_it_along(alien):
    """CE-H4, CE-E42, CE-F38: to the other main player, for all to see; a second exchange brings it back."""
    t = laid(alien, "red")
    t.green.holds("flare_sorcerer")
    t.begins("red", "blue")
    before = state_of(t)
    play_until(t, may(t.green, "flare_sorcerer"))
    t.green.carries_out("flare_sorcerer")
    assert t.state.sheets[SHEET].holder == t.blue.seat and state_of(t) == before
    assert view(t.state, t.green.seat)["table"]["sheets"][SHEET]["holder"] == t.blue.seat
    powers.pass_sheet(t.state, SHEET, t.red.seat)
    assert state_of(t) == before and is_active(t.state, SHEET)


@each_keeper
def test_a_lent_power_has_it_at_the_borrower_and_brings_it_home(alien):
    """CE-H4, CE-F33: what changes while it is lent stays changed."""
    t = laid(alien, "green")
    t.green.holds("flare_philanthropist")
    t.begins("red", "blue")
    before = state_of(t)
    play_until(t, may(t.green, "flare_philanthropist"))
    t.green.uses("flare_philanthropist", t.red.seat)
    play_until(t, lambda: t.green.is_asked("lose"))
    t.green.sends("lose", 1, "green 1")
    assert t.state.sheets[SHEET].holder == t.red.seat and state_of(t) == before
    course.end_encounter(t.state)
    assert t.state.sheets[SHEET].holder == t.green.seat and state_of(t) == before


@each_keeper
def test_a_lost_power_finds_it_again(alien):
    """CE-H4, CE-5.10, CE-5.11."""
    t = laid(alien, "red")
    before = state_of(t)
    for number in (1, 2, 3):
        t.red.puts(4, f"red {number}", "red 4")
    t.begins("red", "blue")
    play_until(t, lambda: t.red.is_asked("planning.card"))
    assert not is_active(t.state, SHEET) and state_of(t) == before
    assert not view(t.state, t.green.seat)["table"]["seats"][t.red.seat]["power"]
    t.red.puts(1, "red 4", "red 1")
    assert is_active(t.state, SHEET) and state_of(t) == before


@each_keeper
def test_a_zapped_power_keeps_it(alien):
    """CE-H4, CE-5.15: the power rests for the encounter, nothing leaves the sheet."""
    t = laid(alien, "red")
    t.begins("red", "blue")
    before = state_of(t)
    powers.zap_sheet(t.state, SHEET)
    assert not is_usable(t.state, SHEET) and state_of(t) == before
    course.end_encounter(t.state)
    assert is_usable(t.state, SHEET) and state_of(t) == before


@pytest.mark.parametrize("alien", [alien for alien in KEEPERS if not content_of([])[alien].setup])
def test_a_hidden_power_keeps_it_face_down_and_face_up(alien):
    """CE-H4, CE-9.11, CE-A6: being face down takes nothing off (for aliens that can be hidden, CE-9.14)."""
    t = laid(alien, "red", hidden_powers="on")
    t.state.sheets[SHEET].face_up = False
    t.begins("red", "blue")
    before = state_of(t)
    assert not is_active(t.state, SHEET)
    play_until(t, may(t.red, alien))
    t.red.uses(alien)
    assert t.state.sheets[SHEET].face_up and state_of(t) == before


@each_keeper
def test_a_power_that_is_given_up_takes_it_along(alien):
    """CE-9.23: tokens are gone, cards discarded, sheets put back; the new sheet begins empty."""
    t = laid(alien, "red", changing_powers="on")
    cards = [*cards_at(t.state, f"sheet:{SHEET}"), *state_of(t)[2]]
    t.begins("red", "blue").answers("keep", "new")
    assert state_of(t) == ({}, [], []) and t.state.sheets[SHEET].holder == -1
    assert all(t.state.cards.place[card] == "discard" for card in cards)
    mine = [sheet for sheet in t.state.sheets if sheet.holder == t.red.seat]
    assert len(mine) == 1 and not mine[0].marks


def test_two_powers_of_one_player_keep_theirs_apart():
    """CE-H4, CE-E43: both have tokens; after a defeat Warrior's grow by two, and Tick-Tock's fall by one."""
    t = table(powers={"red": "warrior", "blue": "mirror"})
    t.state.sheets[SHEET].marks["tokens"] = 2
    t.state.sheets.append(Sheet("tick_tock", t.red.seat, extra=True, marks={"tokens": 7}))
    t.red.holds("attack_06")
    t.blue.holds("attack_40")
    t.begins("red", "blue")
    play_until(t, lambda: t.red.is_asked("planning.card"))
    t.plans(red="attack_06", blue="attack_40")
    t.all_pass()
    assert [t.state.sheets[number].marks["tokens"] for number in (SHEET, 2)] == [4, 6]


# -- all of them


@pytest.fixture(scope="module")
def crowded() -> Cosmos:
    """A game with the sheets of all aliens, held in turn, each with its own tokens and a card."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"choice": "free"}), 2)
    assert isinstance(g, Cosmos)
    course.begin_turn(g, 0)
    course.begin_encounter(g, 0, 1, nested=False)
    for number, alien in enumerate(sorted(content_of([]).table(ALIEN))):
        powers.take_sheet(g, alien, number % 3)
        powers.put_mark(g, number, "tokens", number + 1)
        move_card(g, g.pile(DECK)[-1], f"sheet:{number}")
    return g


def test_every_sheet_keeps_its_own(crowded):
    """CE-H4: passed on, lent and brought home, zapped and turned up; then saved and opened."""

    def lying(g: Cosmos) -> list[object]:
        return [(dict(sheet.marks), list(cards_at(g, f"sheet:{n}"))) for n, sheet in enumerate(g.sheets)]

    g, before = crowded, lying(crowded)
    for number, sheet in enumerate(g.sheets):
        first = sheet.holder
        powers.pass_sheet(g, number, (first + 1) % 3)
        powers.pass_sheet(g, number, (first + 2) % 3, lent=True)
        powers.zap_sheet(g, number)
        sheet.face_up = False
        powers.turn_sheet(g, number)
        card = cards_at(g, f"sheet:{number}")[0]
        assert [g.sees(seat, card) for seat in range(3)] == [seat == sheet.holder for seat in range(3)]
    assert len(g.sheets) == 50 and lying(g) == before and not violations(g)
    again = through_json(g)
    assert isinstance(again, Cosmos) and lying(again) == before
    course.end_encounter(again)
    assert [sheet.holder for sheet in again.sheets] == [(number + 1) % 3 for number in range(50)]
    assert lying(again) == before
