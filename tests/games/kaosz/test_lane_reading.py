"""The lane read from a view: order of fire, announced shots, the thing that is attacked."""

from __future__ import annotations

from app.games.kaosz.lane import lane, row
from rules import view
from tests.games.kaosz.support import crew, equipment, ship, table
from tests.games.kaosz.test_lane_odds import clash


def seen(t, player=None):
    return lane(view(t.state, None if player is None else player.seat)["table"])


def fight(at="colony"):
    t = table(ship("swift", "7-1-3-1"), ship("even", "4-2-3-1"), ship("slow", "1-5-6-2"))
    mine = [t.laci.ship("even"), t.laci.ship("slow")]
    theirs = [t.dani.ship("slow"), t.dani.ship("even"), t.dani.ship("swift")]
    t.dani.ship("even", state="used")
    clash(t, mine, theirs, at)
    return t, mine, theirs


def test_ships_stand_in_the_order_of_fire_and_the_attacker_wins_ties():
    """KG-7.30."""
    t, (even, slow), (their_slow, their_even, swift) = fight()
    now = seen(t)
    assert [rank.ship.card for rank in now.ranks] == [swift, even, their_even, slow, their_slow]
    assert [rank.place for rank in now.ranks] == [1, 2, 3, 4, 5]
    assert [rank.ship.card for rank in now.ranks if rank.acting] == [swift]


def test_a_used_ship_has_no_place_in_the_order():
    """KG-7.31 counts active ships only."""
    t, _, (_, _, swift) = fight()
    t.dani.shoots(swift, t.state.combat.attackers[0])
    rank = seen(t).rank(swift)
    assert (rank.place, rank.acting) == (0, False)


def test_ships_that_fight_stand_first_in_their_row_fastest_at_the_left():
    t, _, (their_slow, their_even, swift) = fight()
    hangar = list(t.state.hangar(t.dani.seat))
    idle = hangar[-1]
    assert row(seen(t), hangar) == [swift, their_even, their_slow, idle]
    assert row(None, hangar) == hangar


def test_a_pass_is_seen():
    """KG-7.34."""
    t, _, (_, _, swift) = fight()
    t.dani.answers("fire.fire", "pass")
    assert [rank.ship.card for rank in seen(t).ranks if rank.passed] == [swift]


def test_what_is_attacked_is_a_thing_on_the_table():
    """KG-7.1."""
    t = table(crew("mate"), ship("s", "4-1-2-0"))
    s, mate = t.laci.ship("s"), t.dani.crew("mate")
    for at, thing in (("colony", f"colony:{t.dani.seat}"), ("hq", f"hq:{t.dani.seat}"), (mate, mate)):
        t.begin(t.laci).attacks(t.dani, at)
        assert seen(t).target == thing
        t.state.combat = None
    assert s in t.state.hangar(t.laci.seat)


def test_face_down_cards_aboard_are_counted_for_others_only():
    """UX-40: what these eyes cannot know is a question mark, not a guess."""
    t = table(ship("s", "4-1-2-0"), equipment("gun", 1, stats={"fire": 2}))
    s = t.dani.ship("s")
    t.dani.carries(s, "gun")
    mine = t.laci.ship("s")
    clash(t, [mine], [s])
    assert seen(t, t.laci).rank(s).ship.hidden == 1
    assert seen(t, t.dani).rank(s).ship.hidden == 0


def test_bombardment_adds_up():
    """KG-7.51."""
    t, (even, slow), _ = fight()
    now = seen(t)
    assert (now.total([even, slow]), now.total([even]), now.total([])) == (3, 1, 0)
