"""Bids of the opponents: legal, honest, payable together, and better from level to level (SM-6.3, section 12)."""

from __future__ import annotations

import pytest

from rules import Chance, Setup, answer_at_random, apply, imagine, new_game, waiting
from rules.ai import KINDS, LEVELS, WAIT, Brief, decide, play_game, simulate
from rules.core.decisions import TABLE
from rules.smugglers.ai.auction import Auction
from rules.smugglers.ai.bidding import Bidding
from rules.smugglers.ai.instinct import Instinct
from rules.smugglers.ai.outlook import Outlook
from rules.smugglers.ai.reactions import REACTIONS, reflex_of
from rules.smugglers.bids import HOLD
from rules.smugglers.hints import HINTS, aim_at
from tests.games.smugglers.support import setup_of, table

MODES = ("open", "secret", "realtime")


@pytest.mark.parametrize("timing", MODES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_level_plays_every_mode_to_the_end(timing: str, seats: int) -> None:
    kinds = [LEVELS[i % 4] for i in range(seats)]
    setup = Setup("smugglers", [{} for _ in kinds], {"timing": timing})
    record = play_game("smugglers", setup, kinds, 3, effort=6)
    assert record.faults == [] and record.result is not None


@pytest.mark.parametrize("timing", MODES)
def test_all_switches_on_are_played_without_fault(timing: str) -> None:
    on = dict.fromkeys(("stations", "fav_ships", "fav_leftover", "stacked"), True)
    setup = Setup("smugglers", [{} for _ in range(4)], {"timing": timing, "pace": "fast", **on})
    record = play_game("smugglers", setup, list(LEVELS), 5, effort=6)
    assert record.faults == [] and record.result is not None


@pytest.mark.parametrize("timing", MODES)
def test_candidates_are_legal_and_every_answer_has_its_reason(timing: str) -> None:
    rng = Chance(2)
    prompts = set()
    for seats in (2, 4):
        g = new_game("smugglers", setup_of(" ".join("abcd"[:seats]), timing=timing, stacked=seats == 2), 4)
        for _ in range(150):
            if not waiting(g):
                break
            for decision in waiting(g):
                if decision.seat >= 0:
                    found = HINTS.candidates(g, decision, rng, 6)
                    assert 0 < len(found) <= 6
                    for value in found:
                        assert decision.check(value) == value
                        assert HINTS.why(g, decision, value).id.startswith("smugglers.why.")
                    assert decision.check(HINTS.quick(g, decision, rng)) is not None
                    prompts.add(decision.prompt.rsplit(".", 1)[1])
            apply(g, answer_at_random(g, waiting(g)[rng.below(len(waiting(g)))], rng), False)
    assert {"act", "pay", "take"} <= prompts


def test_positions_are_judged_between_nothing_and_all() -> None:
    t = table("a b c d", round=8, won={"a": [28, 30]}, energy={"b": 12})
    worth = HINTS.evaluate(t.state)
    assert worth[0] == max(worth) > 0.9 and all(0 <= w <= 1 for w in worth)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("timing", MODES)
def test_equal_views_give_equal_answers(level: str, timing: str) -> None:
    """SM-4.63: the true deck, other choices and pending events change nothing."""
    g = new_game("smugglers", setup_of("a b c d", timing=timing), 8)
    rng = Chance(1)
    for _ in range(9):
        asked = waiting(g)
        apply(g, answer_at_random(g, asked[rng.below(len(asked))], rng), False)
    own = next(d for d in waiting(g) if d.seat >= 0)
    other = imagine(g, own.seat, Chance(77))
    thoughts = [decide(Brief.of(world, own, level, 5, effort=12)).value for world in (g, other)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("level", ["pilot", "captain", "admiral"])
@pytest.mark.parametrize("number", range(3))
def test_a_second_die_is_never_put_where_both_could_not_be_paid(level: str, number: int) -> None:
    """Section 12, trap 1: leading one sector for 5 of 6 energy, a second win for 2 or more would be unpaid."""
    t = table(
        "a b c d",
        round=3,
        row=[28, 31, 35, 20],
        dice={"S1": "a 5", "S2": "b 2", "S3": "c 2", "S4": "d 2"},
        energy={"a": 6},
        lead_hand="a",
    )
    act = decide(Brief.of(t.state, t.a.decision("act"), level, number)).value
    assert act[0] != "place"


def test_a_cadet_does_not_check_that() -> None:
    t = table(
        "a b c d",
        round=3,
        row=[28, 31, 35, 20],
        dice={"S1": "a 5", "S2": "b 2", "S3": "c 2", "S4": "d 2"},
        energy={"a": 6},
        lead_hand="a",
    )
    acts = [decide(Brief.of(t.state, t.a.decision("act"), "cadet", n)).value for n in range(8)]
    assert any(act[0] == "place" for act in acts)


def test_levels_differ() -> None:
    g = new_game("smugglers", setup_of("a b c d"), 11)
    own = waiting(g)[0]
    answers = {level: [decide(Brief.of(g, own, level, n)).value for n in range(8)] for level in LEVELS}
    assert len({tuple(values) for values in answers.values()}) == 4
    # Who errs less and looks further wavers less.
    assert len(set(answers["cadet"])) > len(set(answers["admiral"]))


def test_one_who_leads_all_he_wants_takes_the_token_that_ends_it() -> None:
    """Section 12, note 8."""
    t = table(
        "a b c",
        round=4,
        row=[28, 1, 2],
        dice={"S1": "a 3", "S2": "b 1"},
        tokens={"b": 3},
        lead_hand="a",
        energy={"a": 4, "c": 9},
    )
    for level in ("captain", "admiral"):
        assert decide(Brief.of(t.state, t.a.decision("act"), level, 1)).value[0] == "take"


def test_stacked_dice_are_aimed_at_the_top_die() -> None:
    """SM-6.64 without the hand's spread, which is the program's."""
    t = table("a b c", stacked=True, row=[28, 1, 2])
    t.a.drops("S1", 2, 0)
    t.table_says(poses=[(7400, 20000, 0)])
    assert [aim_at(t.state, s) for s in (0, 1)] == [7, 0]
    act = decide(Brief.of(t.state, t.b.decision("act"), "captain", 1)).value
    if act[0] == "drop":
        assert act[3] == (7 if act[1] == 0 else 0)
    assert not any(d.seat == TABLE for d in waiting(t.state))


def test_bids_reckon_with_live_dice_of_rivals() -> None:
    """Section 12, note 7: who has a token or no die left cannot answer."""
    chances = []
    for tokens in ({}, {"b": 3, "c": 2}):
        g = table("a b c d", round=3, row=[28, 31, 35, 20], tokens=tokens).state
        bids = Instinct(Outlook(g, 0, Chance(1))).bids(Auction(g, 0), 0)
        chances.append(next(bid.chance for bid in bids if bid.act == ("place", 0, 2)))
    assert chances[0] < chances[1]


def test_a_shaky_hand_trusts_towers_less() -> None:
    """Section 12, note 12."""
    t = table("a b c d", stacked=True, row=[28, 31, 35, 20], dice={"S1": "b 1, c 2"})
    outlook, a = Outlook(t.state, 0, Chance(1)), Auction(t.state, 0)
    shaky, steady = ({bid.act: bid.chance for bid in Instinct(outlook, hand=hand).bids(a, 0)} for hand in (12, 4))
    assert shaky["drop", 0, 3] < steady["drop", 0, 3]
    assert shaky["drop", 1, 2] == steady["drop", 1, 2]


def test_a_six_on_a_tower_is_too_dear() -> None:
    """SM-6.46: it costs 10."""
    worth = []
    for stacked in (False, True):
        outlook = Outlook(table("a b c d", stacked=stacked, row=[28, 31, 35, 20]).state, 0, Chance(1))
        worth.append(outlook.solo[0][0][6])
    assert worth[1] < worth[0] - 2


def test_a_station_without_favourites_tempts_nobody() -> None:
    """Section 12, note 10: orange likes R and Y, so card 35 (B B G G) is worth nothing to orange."""
    t = table("a b c", colours="orange black white", row=[35, 31, 1], stations=True)
    outlook = Outlook(t.state, 0, Chance(1))
    assert outlook.solo[0][0][1] < 0 < outlook.solo[0][1][1]


def test_favourite_ships_raise_the_worth_of_a_card() -> None:
    """Section 12, note 11: orange likes blue and green ships."""
    worth = []
    for on in (False, True):
        t = table("a b c", colours="orange black white", row=[20, 1, 2], round=7, fav_ships=on, won={"b": [11]})
        worth.append(Outlook(t.state, 0, Chance(1)).solo[0][0][2])
    assert worth[1] > worth[0] + 1


def test_the_reaction_table_is_the_digests() -> None:
    """SM-4.60 to 4.62, table of 4C."""
    assert tuple(REACTIONS) == LEVELS
    assert REACTIONS["admiral"] == ((800, 1500), (500, 900), 280, 100, 4, 0.0)
    assert REACTIONS["cadet"] == ((2600, 4800), (1500, 2600), 900, 40, 12, 1.0)
    assert all(reflex_of(kind).sees for kind in KINDS)


@pytest.mark.parametrize(("pace", "percent"), [("standard", 100), ("relaxed", 200)])
def test_nobody_acts_before_the_own_reaction_time(pace: str, percent: int) -> None:
    """SM-4.60, SM-4.62: neither before the first delay nor twice within the delay between; no delay is like another."""
    setup = Setup("smugglers", [{} for _ in LEVELS], {"timing": "realtime", "pace": pace})
    record = play_game("smugglers", setup, list(LEVELS), 4, effort=4)
    assert record.faults == []
    last: dict[int, int] = {}
    waits: set[int] = set()
    for answer in record.log:
        if answer.prompt.endswith("reveal"):
            last.clear()
        elif answer.seat >= 0 and answer.t is not None:
            reflex = REACTIONS[LEVELS[answer.seat]]
            before = last.get(answer.seat)
            least = (reflex.first if before is None else reflex.between)[0] * percent // 100
            waits.add(answer.t - (before or 0) - least)
            last[answer.seat] = answer.t
    assert min(waits) >= 0 and len(waits) > len(LEVELS)


def test_who_has_a_token_waits_in_real_time() -> None:
    t = table("a b c", timing="realtime", tokens={"a": 3})
    assert decide(Brief.of(t.state, t.a.decision("act"), "captain", 1)).value == WAIT
    assert decide(Brief.of(t.state, t.b.decision("act"), "captain", 1)).value != WAIT


def test_effort_makes_a_decision_longer_but_the_same_effort_gives_the_same() -> None:
    g = new_game("smugglers", setup_of("a b c d", timing="secret"), 21)
    own = waiting(g)[0]
    assert decide(Brief.of(g, own, "admiral", 9)).value == decide(Brief.of(g, own, "admiral", 9)).value


def test_a_captain_beats_players_who_throw_dice_clearly() -> None:
    setup = Setup("smugglers", [{} for _ in range(4)], {"timing": "open"})
    report = simulate("smugglers", setup, ["captain", "random", "captain", "random"], 4, 6, rotate=True, effort=6)
    assert report.faults == []
    assert all(max(r.result.scores) > 5 for r in report.games)
    for record in report.games:
        places = [record.result.place_of(seat) for seat in range(4)]
        ahead = [places[s] for s in range(4) if record.kinds[s] == "captain"]
        assert sorted(ahead) == [1, 2]


def test_a_race_in_which_all_wait_is_thought_to_end_by_the_clock() -> None:
    """Whoever has seen nothing new waits again: two Captains once waited for each other until the round was over."""
    t = table("anna bela", timing="realtime", row=[9, 2, 36], dice={"S1": "anna 1"})
    rng = Chance(1)
    bidding = Bidding(Auction(t.state, 1), Instinct(Outlook(t.state, 1, rng)), lambda act: act)
    bidding.give([(1, HOLD)], rng)
    assert bidding.asked == (0,), "anna may act"
    acted = bidding.copy()
    acted.give([(0, ("place", 2, 3))], rng)
    acted.give([(acted.asked[0], HOLD)], rng)
    assert acted.asked, "there is something new to see"
    bidding.give([(0, HOLD)], rng)
    assert bidding.asked == ()
    bidding.play_out(rng)
    end = bidding.worth()
    assert end[0] > end[1], "she keeps the small sector, and nobody gets the large one"
