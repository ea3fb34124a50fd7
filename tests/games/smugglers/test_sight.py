"""Table 1A and 1B: who sees what, and what an imagined world keeps."""

from __future__ import annotations

import json

import pytest

from rules import TABLE, Chance, fingerprint, imagine, new_game, view
from rules.smugglers.bids import CODES

from .support import setup_of, table


def seen(t, seat):
    return view(t.state, seat)["table"]


def test_the_middle_and_the_seats():
    """SM-1.10, SM-1.11: row, tray, pool, galaxies, round; and for each seat everything that lies before it."""
    t = table(
        "a b c d", dice={"S1": "a 2, b 4"}, tokens={"c": 2}, energy={"a": 9}, goods={"a": "RYBG"}, won={"d": [28]}
    )
    look = seen(t, 0)
    assert (look["round"], look["rounds"], look["galaxies"]) == (1, 8, 7)
    assert look["middle"] == [3, 1, -1]
    assert look["pool"] == {"energy": 3, "goods": [2, 2, 2, 2]}
    first = look["row"][0]
    assert [(die["seat"], die["face"]) for die in first["dice"]] == [(0, 2), (1, 4)]
    assert (first["top"], first["leading"], first["cost"]) == (4, 1, 4)
    assert look["seats"][0]["reserve"] == 1
    assert look["seats"][2]["tokens"] == [2]
    assert look["seats"][3]["won"] == ["sector_28"]
    assert json.loads(json.dumps(look)) == look


def test_everyone_sees_the_same_open_table():
    """Table 1B, SM-E6: stocks, tokens, dice, won stacks and characters are open to all and to spectators."""
    t = table("a b c d", dice={"S1": "a 2"}, tokens={"c": 2}, won={"d": [28]}, unpaid={"a": [6]})
    assert seen(t, 0) == seen(t, 1) == seen(t, None)


def test_unpaid_piles_are_a_memory_aid():
    """SM-6.6: the switch is for the screen only; what a seat may know does not change."""
    for visible in (True, False):
        t = table(unpaid={"anna": [6]}, unpaid_visible=visible)
        look = seen(t, 1)
        assert look["seats"][0]["unpaid"] == ["sector_06"]
        assert look["switches"]["unpaid_visible"] is visible
        assert [step["points"] for step in look["seats"][0]["score_steps"] if step["item"] == "unpaid"] == [-2]


def test_the_deck_is_nowhere_in_a_view():
    """Table 1B, SM-1.20: neither the order nor which cards are unused; imagined worlds shuffle both."""
    state = new_game("smugglers", setup_of("a b c"), 4)
    text = json.dumps(view(state, 0))
    assert not any(card in text for card in (*state.deck, *state.unused))
    worlds = [imagine(state, 0, Chance(n)) for n in range(5)]
    assert len({world.deck for world in worlds}) > 1
    assert len({frozenset(world.unused) for world in worlds}) > 1
    for world in worlds:
        assert world.row == state.row
        assert sorted((*world.deck, *world.unused)) == sorted((*state.deck, *state.unused))


def test_a_face_down_row_is_imagined_too():
    """Table 1B: before the reveal nobody knows the row."""
    state = new_game("smugglers", setup_of("a b c", timing="realtime"), 4)
    assert len({tuple(imagine(state, 0, Chance(n)).row) for n in range(6)}) > 1


def test_pending_events_are_known_to_their_seat_only():
    """Table 1B, SM-1.20, SM-4.63: others see and imagine none."""
    t = table(timing="realtime")
    t.anna.places("S1", 3, t=700)
    assert seen(t, 0)["seats"][0]["pending"] == ["place", 0, 3]
    assert seen(t, 0)["seats"][0]["due"] == 700
    for other in (1, None):
        assert seen(t, other)["seats"][0]["pending"] == []
        assert seen(t, other)["seats"][0]["due"] is None
    assert imagine(t.state, 1, Chance(1)).wish[0] == ()
    assert imagine(t.state, 0, Chance(1)).wish[0] == ("place", 0, 3)


def test_nothing_leaks_while_a_drop_is_simulated():
    """SM-1.20, SM-6.65: the rest of the tick is still hidden from the others."""
    t = table("a b c d", timing="realtime", stacked=True)
    t.a.drops("S1", 2, t=700)
    t.b.drops("S2", 4, t=700)
    t.c.takes(3, t=700)
    t.d.drops("S3", 5, t=720)
    world = imagine(t.state, 1, Chance(1))
    race = next(frame for frame in world.frames if frame.flow == "smugglers.race")
    assert [event[0] for event in race.agenda] == [1]
    assert race.event == "time"
    own = next(frame for frame in imagine(t.state, 3, Chance(1)).frames if frame.flow == "smugglers.race")
    assert own.event == ("drop", 2, 5, 0)


def test_running_scores_are_explained():
    """SM-5.2 to SM-5.5: the score now and its lines."""
    t = table(won={"anna": [28]}, unpaid={"anna": [6]})
    anna = seen(t, 0)["seats"][0]
    assert anna["score"] == 4 - 2 - 12 - 12 == sum(step["points"] for step in anna["score_steps"])


def test_the_clock_of_a_race():
    """SM-4.44, SM-4.57: where it stands, when bidding ends at the latest, and the constants of the table."""
    t = table(timing="realtime")
    t.time(1234)
    assert seen(t, 0)["clock"]["now"] == 1234
    assert seen(t, 0)["clock"]["ends"] == 15020
    assert seen(table(), 0)["clock"] is None


def test_codes_are_the_digests():
    """SM-4.38, SM-4.59: the whole list."""
    assert set(CODES) == {
        "OK", "EARLY", "REPLACED", "CANCELLED", "LATE", "DONE", "NO_DIE", "CAPPED", "NOT_HIGHER", "TOO_LOW",
        "TOKEN_GONE",
    }  # fmt: skip


@pytest.mark.parametrize(
    "wishes",
    [
        {"b": ("take", 3), "c": ("take", 3)},  # both want the same token
        {"b": ("drop", 0, 2, 0), "c": ("drop", 0, 5, 0)},  # the same face on the same sector, and a higher one
        {"b": ("drop", 1, 4, 0), "c": ("take", 1)},
    ],
)
@pytest.mark.parametrize("behind", ["b", "c", "clock"])
def test_an_onlooker_imagines_the_same_whatever_others_want(wishes, behind):
    """SM-1.20, SM-4.39, SM-4.63: while a drop is simulated, contests and the answer behind it are hidden as well."""

    def imagined(wanted, waiting_behind):
        t = table("a b c d", timing="realtime", stacked=True)
        t.a.drops("S1", 2, t=700)
        for name, action in wanted.items():
            getattr(t, name).answers("act", action, t=701)
        if waiting_behind == "clock":
            t.time(720)
        else:
            getattr(t, waiting_behind).answers("act", ("drop", 2, 6, 0), t=733)
        assert t.asked() == [(TABLE, "smugglers.drop.outcome")]
        return fingerprint(imagine(t.state, 3, Chance(5)))

    assert imagined(wishes, behind) == imagined({"b": ("take", 3), "c": ("take", 1)}, "clock")


def test_a_rival_knows_of_its_own_contest():
    """SM-4.39: who wants the same face on the same sector knows that the wheel will turn."""
    t = table("a b c d", timing="realtime", stacked=True)
    t.a.drops("S1", 2, t=700)
    t.b.drops("S1", 2, t=700)
    t.time(720)
    race = {seat: imagine(t.state, seat, Chance(1)).frames[1] for seat in (1, 3)}
    assert (race[1].winners, race[3].winners) == ([0], [])


def test_nobody_leads_a_tie_before_the_speeds_are_known():
    """SM-4.103: as long as one of those tied has no token; a lone highest die leads at once."""
    t = table("a b c d", dice={"S1": "a 4, b 4", "S2": "c 3"})
    assert [(place["leading"], place["tied"]) for place in seen(t, 0)["row"][:2]] == [(None, [0, 1]), (2, [2])]
    t = table("a b c d", dice={"S1": "a 4, b 4"}, tokens={"b": 2})
    assert seen(t, 0)["row"][0]["leading"] is None
    t = table("a b c d", dice={"S1": "a 4, b 4"}, tokens={"b": 2, "a": 1})
    assert (seen(t, 0)["row"][0]["leading"], seen(t, 0)["row"][0]["cost"]) == (1, 4)
