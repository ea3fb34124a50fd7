"""Sections 1 and 3: the overview as a whole game shows it, and the opening position."""

from __future__ import annotations

import pytest

from rules import Chance, Illegal, Setup, apply, find, fingerprint, new_game, result, view, waiting
from rules.core.chance import stream
from rules.smugglers.facts import SECTOR
from rules.smugglers.setup import start
from tests.support.playout import Playout, random_answer

from .support import Smuggle, setup_of, table

GAME = find("smugglers")


@pytest.mark.parametrize("n", [1, 7])
def test_two_to_six_players(n):
    """SM-1.1: one or seven players are refused."""
    with pytest.raises(Illegal) as refused:
        new_game("smugglers", setup_of(" ".join("abcdefg"[:n])), 1)
    assert refused.value.reason.id == "core.seats"


@pytest.mark.parametrize(("n", "rounds"), [(2, 8), (3, 8), (4, 8), (5, 6), (6, 6)])
def test_length_in_rounds(n, rounds):
    """SM-1.2, SM-5.1: as many rounds as galaxies, then the game is over."""
    state = Playout(setup_of(" ".join("abcdef"[:n])), 4).run()
    assert state.round == rounds
    assert result(state) is not None


def test_no_luck_after_the_shuffle():
    """SM-1.5: playing on never draws from the state's chance."""
    state = new_game("smugglers", setup_of("a b c d"), 9)
    before, rng = state.chance, Chance(1)
    while waiting(state):
        apply(state, random_answer(state, rng))
    assert state.chance == before


def test_everything_paid_goes_to_the_pool():
    """SM-1.4, SM-1.3: nothing enters or leaves play."""
    state = new_game("smugglers", setup_of("a b c d"), 9)
    rng = Chance(2)
    while waiting(state):
        apply(state, random_answer(state, rng))
        assert not GAME.violations(state)


def test_the_opening_position():
    """SM-3.1, SM-3.2, SM-3.3, SM-3.4, SM-3.10, SM-E5: colours, stocks, tokens in the tray, no pool, both dice."""
    setup = setup_of("a b c", colours="pink white orange")
    g = start(setup, GAME.content([]), stream(1, "deck"))
    assert g.colours == ("pink", "white", "orange")
    assert g.goods == [(3, 3, 3, 3)] * 3
    assert g.energy == [12] * 3
    assert (g.pool_energy, g.pool_goods) == (0, (0, 0, 0, 0))
    assert g.middle == (3, 1, -1)
    assert g.reserve == [2, 2, 2]
    assert g.won == g.unpaid == [()] * 3


@pytest.mark.parametrize(("n", "each", "energy"), [(2, 3, 12), (4, 3, 12), (5, 2, 9), (6, 2, 9)])
def test_stocks_by_the_number_of_players(n, each, energy):
    """SM-3.2, table 2B: five and six players get less."""
    g = start(setup_of(" ".join("abcdef"[:n])), GAME.content([]), stream(1, "deck"))
    assert g.goods == [(each,) * 4] * n and g.energy == [energy] * n


def test_free_colours_are_given_in_order():
    """SM-D1: who does not choose gets a colour that is left."""
    g = start(Setup("smugglers", [{}, {"colour": "orange"}, {}]), GAME.content([]), 1)
    assert g.colours == ("black", "orange", "white")


def test_two_seats_of_one_colour_are_refused():
    """SM-3.1: the two dice and the character card of one colour are there once."""
    with pytest.raises(Illegal) as refused:
        new_game("smugglers", setup_of("a b", colours="pink pink"), 1)
    assert refused.value.reason.id == "smugglers.colour_taken"


@pytest.mark.parametrize(
    ("switch", "up"), [("stations", True), ("fav_ships", True), ("fav_leftover", True), ("stacked", False)]
)
def test_which_side_of_the_character_lies_up(switch, up):
    """SM-3.1, SM-6.4: favourites side up with any of the three favourite switches."""
    state = new_game("smugglers", setup_of("a b", **{switch: True}), 1)
    assert view(state, 0)["table"]["favourites_up"] is up


def test_galaxies_and_unused_cards():
    """SM-3.5, SM-3.6: 24 of 36 cards with three players; the rest is unseen."""
    g = start(setup_of("a b c"), GAME.content([]), stream(3, "deck"))
    assert (len(g.deck), len(g.unused)) == (24, 12)
    assert sorted((*g.deck, *g.unused)) == sorted(GAME.content([]).table(SECTOR))


def test_the_host_may_choose_the_leader():
    """SM-3.7, SM-D2: a seat, or random by seed; a seat that is not there is refused."""
    assert new_game("smugglers", setup_of("a b c", leader=2), 1).leader == 2
    drawn = {new_game("smugglers", setup_of("a b c", leader="random"), seed).leader for seed in range(20)}
    assert drawn == {0, 1, 2}
    with pytest.raises(Illegal) as refused:
        new_game("smugglers", setup_of("a b c", leader=3), 1)
    assert refused.value.reason.rule == "SM-3.7"


def test_what_the_leader_fixes():
    """SM-3.8, SM-3.9: position S1, the first tie wheel and the first lead hand; seats are clockwise."""
    state = new_game("smugglers", setup_of("a b c d", leader=2, timing="realtime"), 1)
    t = Smuggle(state, ["a", "b", "c", "d"])
    assert state.wheel == (2, 3, 0, 1)
    assert state.lead_hand == 2
    t.reveal()


def test_the_deck_is_the_only_stream_of_the_rules():
    """SM-3.11: first the shuffle, then the leader, both from the stream `deck`; the leader never changes the cards."""
    chosen = start(setup_of("a b c", leader=1), GAME.content([]), stream(5, "deck"))
    drawn = start(setup_of("a b c", leader="random"), GAME.content([]), stream(5, "deck"))
    assert chosen.deck == drawn.deck
    assert stream(5, "deck") != stream(5, "ai:0") != stream(5, "aim:0")
    other = start(setup_of("a b c", leader=1), GAME.content([]), stream(6, "deck"))
    assert other.deck != chosen.deck


def test_switches_are_fixed_before_setup():
    """SM-6.1, SM-6.3: unknown or wrong values are refused; any combination of the others is allowed."""
    everything = {"stations": True, "fav_ships": True, "fav_leftover": True, "stacked": True, "pace": "fast"}
    for timing in ("realtime", "open", "secret"):
        assert waiting(new_game("smugglers", setup_of("a b c", timing=timing, **everything), 1))
    for wrong in ({"timing": "slow"}, {"stations": 1}, {"nonsense": True}):
        with pytest.raises(Illegal):
            new_game("smugglers", setup_of("a b c", **wrong), 1)


def test_defaults_of_the_switches():
    """Table 6A, SM-1.6: REALTIME, everything else off, standard pace, unpaid piles shown."""
    defaults = {v.id: v.default for v in GAME.variants if not v.per_seat}
    assert defaults == {
        "timing": "realtime", "stations": False, "fav_ships": False, "fav_leftover": False, "stacked": False,
        "pace": "standard", "unpaid_visible": True, "leader": "random",
    }  # fmt: skip


def test_pace_changes_nothing_in_tempo():
    """SM-6.2: the same answers give the same game at any pace."""
    ends = set()
    for pace in ("relaxed", "standard", "fast"):
        state = Playout(setup_of("a b c", pace=pace), 8).run()
        ends.add((tuple(state.outcome.scores), tuple(state.energy), state.lead_hand))
    assert len(ends) == 1


def test_rules_offer_no_trade():
    """SM-E27: no question ever moves goods between players; only bids, payments and refills are asked."""
    state = new_game("smugglers", setup_of("a b c"), 3)
    rng, prompts = Chance(1), set()
    while waiting(state):
        prompts |= {d.prompt for d in waiting(state)}
        apply(state, random_answer(state, rng))
    assert prompts == {
        "smugglers.open.act", "smugglers.payment.pay", "smugglers.refill.take", "smugglers.refill.give",
    }  # fmt: skip


def test_same_seed_same_opening():
    """SM-X20: bit for bit."""
    first, second = (new_game("smugglers", setup_of("a b c", leader="random"), 12) for _ in range(2))
    assert fingerprint(first) == fingerprint(second)


# -- phase 1


def test_the_deal_goes_round_from_the_leader():
    """SM-4.1, SM-4.2: one card each, S1 is the leader's."""
    t = table("a b c d", phase="refill", leader=2, tokens={"a": 3, "b": 2, "c": 1, "d": -1}, round=1)
    t.everyone_passes()
    assert t.happened("deal", round=2, seats=[2, 3, 0, 1])


def test_with_two_players_the_leader_gets_two_cards():
    """SM-4.1, SM-4.2: leader, other, leader."""
    t = table("a b", phase="refill", leader=1, tokens={"a": [3], "b": [1, 0, -1]}, round=1, energy={"a": 11, "b": 11})
    t.everyone_passes()
    assert t.happened("deal", round=2, seats=[1, 0, 1])


def test_the_row_is_revealed_at_once_in_tempo():
    """SM-4.3, SM-4.6: no decision; everyone sees the same row."""
    state = new_game("smugglers", setup_of("a b c"), 1)
    assert state.face_up
    cards = [[place["card"] for place in view(state, seat)["table"]["row"]] for seat in (0, 1, 2, None)]
    assert cards == [list(state.row)] * 4


def test_in_real_time_the_row_stays_face_down_until_the_count_is_over():
    """SM-4.3, SM-4.6, table 1B: only the clock is asked, nobody sees a card, then the clock starts at 0."""
    t = Smuggle(new_game("smugglers", setup_of("a b c", timing="realtime"), 1), ["a", "b", "c"])
    assert t.asked() == [(-1, "smugglers.deal.reveal")]
    for seat in (0, 1, 2, None):
        assert [place["card"] for place in view(t.state, seat)["table"]["row"]] == [None] * 3
        assert [place["face_down"] for place in view(t.state, seat)["table"]["row"]] == [True] * 3
    t.reveal()
    assert t.state.clock == 0
    assert [place["card"] for place in view(t.state, 1)["table"]["row"]] == list(t.state.row)
    assert t.happened("reveal", row=list(t.state.row))


def test_nobody_has_a_claim_on_a_card():
    """SM-4.4: every seat may bid on every sector."""
    t = table(lead_hand="anna")
    for player in t.players:
        assert {option[1] for option in player.offered() if option[0] == "place"} == {0, 1, 2}
        player.waits()
