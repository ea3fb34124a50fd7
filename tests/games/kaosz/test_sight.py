"""Who sees what (section 1.2)."""

from __future__ import annotations

import pytest

from rules import PASS, Answer, Chance, Session, Setup, events_for, fingerprint, imagine, new_game, view, waiting

from .armory import op
from .support import base, crew, equipment, event, ship, table


def seen(t, seat):
    return view(t.state, seat)["table"]


def player(t, viewer, owner):
    return seen(t, viewer)["players"][owner]


@pytest.fixture
def t():
    t = table(base("hut", 1, development=2), crew("mate"), equipment("gun"))
    t.vessel = t.laci.ship("rb_crx")
    t.hidden = {
        "surface": t.laci.base("hut", developments=1),
        "cantina": t.laci.crew("mate", state="used"),
        "gun": t.laci.carries(t.vessel, "gun"),
    }
    t.laci.hq("rb_gunner", "rb_crx")
    t.laci.ruin("rb_mammoth")
    t.laci.trash("rb_unicornis")
    t.begin(t.laci)
    return t


def test_colonies_are_counted_and_never_shown(t):
    """Section 1.2: nobody, not even the owner."""
    for viewer in (0, 1, None):
        assert player(t, viewer, 1)["colony"] == t.laci.count("colony")
    assert not any(t.g.knows(1, card) for card in t.laci.pile("colony"))


def test_hq_and_ruin_are_for_the_owner_only(t):
    """KG-1.9, KG-1.10."""
    assert [c["design"] for c in player(t, 1, 1)["hq"]] == ["rb_gunner", "rb_crx"]
    assert [c["design"] for c in player(t, 1, 1)["ruin"]] == ["rb_mammoth"]
    for viewer in (0, None):
        assert (player(t, viewer, 1)["hq"], player(t, viewer, 1)["ruin"]) == (2, 1)


def test_unpaid_cards_show_their_back_rotation_and_counters(t):
    """Section 1.2: that a card is there, on which ship, its rotation, its developments."""
    theirs = player(t, 0, 1)
    (hut,), (mate,) = theirs["surface"], theirs["cantina"]
    (gun,) = theirs["hangar"][0]["carries"]
    assert [("design" in c) for c in (hut, mate, gun)] == [False] * 3
    assert (hut["developments"], mate["state"]) == (1, "used")
    mine = player(t, 1, 1)
    assert mine["surface"][0]["design"] == "hut"


def test_ships_trash_and_counts_are_open(t):
    """Section 1.2."""
    theirs = player(t, 0, 1)
    assert theirs["hangar"][0]["design"] == "rb_crx"
    assert theirs["hangar"][0]["values"] == {"speed": 0, "fire": 5, "armor": 5, "bomb": 5}
    assert theirs["trash"][0]["design"] == "rb_unicornis"
    assert theirs["credits"] == 10


def test_a_paid_card_is_seen_by_all(t):
    """KG-3.8."""
    hut = t.hidden["surface"]
    t.g.developments[hut] = 2
    t.laci.does("pay", hut)
    assert player(t, 0, 1)["surface"][0]["design"] == "hut"


def test_drawn_cards_are_masked_for_others(t):
    """KG-1.9."""
    events = t.laci.does("draw") + t.events
    moves = [e for e in events if e.kind == "move"]
    assert moves
    assert all("design" not in e.data for e in events_for(moves, 0))
    assert all("design" in e.data for e in events_for(moves, 1))


@pytest.mark.parametrize("how", [op("mill", count=2), op("discard", count=1, random=True)])
def test_milled_and_discarded_cards_lie_face_down(how):
    """KG-1.10: their owner knows them from now on, the opponent does not."""
    t = table(event("loss", 0, {**how, "who": "opponent"}))
    t.dani.hq("rb_gunner")
    number = t.laci.hq("loss")
    t.begin(t.laci).plays(number)
    lost = t.dani.pile("ruin")
    assert lost and not any(t.g.cards.face_up[card] for card in lost)
    moves = [e for e in t.events if e.kind == "move" and e.data["card"] in lost]
    assert len(moves) == len(lost) and all("design" not in e.data for e in events_for(moves, t.laci.seat))
    assert all("design" in card for card in player(t, t.dani.seat, t.dani.seat)["ruin"])


def test_search_shows_five_cards_to_the_searching_player_only(t):
    """KG-5.16, section 1.2."""
    t.laci.does("search")
    assert len(seen(t, 1)["looking"]) == 5
    assert all("design" in c for c in seen(t, 1)["looking"])
    assert seen(t, 0)["looking"] == 5
    t.laci.answers("take", t.laci.offered("take")[0])
    assert seen(t, 1)["looking"] == 0


def test_imagined_worlds_keep_what_the_seat_knows_and_each_players_own_cards(t):
    world = imagine(t.state, 0, Chance(5))
    assert world.cards.place == t.state.cards.place
    for owner in (0, 1):
        mine = [c for c, whose in enumerate(t.g.owner) if whose == owner]
        assert sorted(world.cards.design[c] for c in mine) == sorted(t.g.cards.design[c] for c in mine)
    assert world.cards.design[t.vessel] == "rb_crx"
    assert world.cards.design != t.state.cards.design


def test_a_face_down_card_being_played_is_not_named(t):
    """KG-1.9."""
    t.quiet = False
    card = t.laci.pile("hq")[0]
    t.laci.does("lay", card, "surface")
    assert "design" not in seen(t, 0)["playing"][0]
    assert seen(t, 1)["playing"][0]["design"] == "rb_gunner"
    assert seen(t, 0)["announced"] == ["lay", "surface"]


def test_a_cloaked_ship_laid_face_down_is_a_base_like_any_other():
    """KG-A20, KG-8.10: otherwise the list of targets would tell the bluff."""
    raze = event("raze", 0, op("destroy", on="target"), target={"type": "base"})
    t = table(raze, ship("ghost", "4-1-2-0", keywords=["cloaking"]))
    fake, number = t.dani.base("ghost"), t.laci.hq("raze")
    t.begin(t.laci).plays(number)
    assert t.laci.offered("target") == [fake]


def test_in_imagined_worlds_the_same_question_is_asked():
    """A player who is choosing a ship in his HQ has one in every world."""
    free = event("free", 0, op("play_free", on="target"), target={"zone": "hq", "type": "ship", "owner": "you"})
    t = table(free)
    number, _ = t.laci.hq("free", "rb_crx")
    t.begin(t.laci).plays(number)
    for seed in range(20):
        world = imagine(t.state, 0, Chance(seed))
        assert [(d.seat, d.prompt) for d in waiting(world)] == [(1, "kaosz.announce.target")]


def test_looking_at_a_game_that_has_just_begun_does_not_change_it():
    """Otherwise a game saved before its first card was played would not fit its own log, and its lines were lost."""
    game = new_game("kaosz", Setup("kaosz", [{}, {}]), 3)
    before = fingerprint(game)
    for seat in (None, 0, 1):
        view(game, seat)
    assert fingerprint(game) == before


def test_what_a_change_of_control_shows_its_new_controller_cannot_be_undone():
    """Section 1.2, UX-58: the equipment aboard lies face down, and now it is his to look at."""
    t = table(event("seize", 0, op("take_control", on="target"), target={"type": "ship"}), equipment("gun"))
    hidden = t.dani.carries(t.dani.ship("rb_crx"), "gun")
    number = t.laci.hq("seize")
    t.begin(t.laci)
    session = Session(t.state, 1)
    while not session.state.knows(t.laci.seat, hidden):
        asked = waiting(session.state)[0]
        known = asked.first(300)
        value = next((each for each in known if each in (("play", number), PASS)), known[0])
        session.answer(Answer(asked.seat, asked.prompt, value))
    assert session.undoable == 0
    assert session.may_undo(session.log[-1].seat).id == "core.undo.revealed"
