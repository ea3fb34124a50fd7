"""1.3: who sees what, and what an imagined world keeps."""

from __future__ import annotations

import json

from rules import Answer, Chance, apply, imagine, view

from .support import SKULL, table


def look(t, seat):
    return view(t.state, seat)["table"]


def test_hands_are_hidden():
    """1.3: the owner sees the cards, the others only how many."""
    t = table(hands={"red": "encore steam_mortar"})
    assert len(look(t, 0)["seats"][0]["hand"]) == 2
    for eyes in (1, None):
        assert look(t, eyes)["seats"][0]["hand"] == [] and look(t, eyes)["seats"][0]["cards"] == 2
        assert "encore" not in json.dumps(look(t, eyes)["cards"])


def test_open_things():
    """1.3, OV-2.20: tiles, pieces, money, discards and the number of tiles in the bag."""
    t = table(tiles={"mars": "mine_3"}, discarded="fortune", discard="turncoat", orbit={"mars": "red 1 tank"})
    assert look(t, 0)["planets"] == look(t, None)["planets"]
    table_ = look(t, None)
    assert table_["bag"] == 98 and "turncoat" in table_["cards"].values()
    assert table_["planets"][4]["orbit"][0] == {"infantry": 0, "tank": 1, "cruiser": 0}
    assert [s["money"] for s in table_["seats"]] == [12, 12]


def test_hidden_money():
    """Switch open_money: off."""
    t = table(open_money=False)
    assert [s["money"] for s in look(t, 0)["seats"]] == [12, None]
    events = t.red.does("raise", "infantry", "earth")
    paid = next(e for e in events if e.kind == "money")
    assert "now" not in paid.seen_by(1).data and paid.seen_by(0).data["now"] == 10


def test_a_declaration_is_private_until_confirmed():
    """OV-5.41: what is laid out is nobody else's business."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, hands={"red": "steam_mortar"})
    t.red.attempts("mine_1", 2, 2, 2)
    before = look(t, 1)
    t.red.lands(infantry=1)
    t.red.adds("steam_mortar")
    assert look(t, 1) == before
    assert look(t, 0)["attempt"]["points"] == 3
    worlds = [imagine(t.state, 1, Chance(n)) for n in range(4)]
    assert all(world.attempt.cards == [] for world in worlds)


def test_what_was_seen_stays_known():
    """1.3, OV-6.33: in worlds imagined after SPY the seen hand is the same; a stolen card is known to both."""
    t = table("red blue green", hands={"red": "embassy_spy", "blue": "encore naval_rockets"})
    t.red.plays("embassy_spy", "opponent", 1)
    t.red.passes()
    seen = {imagine(t.state, 0, Chance(n)).cards.design[t.blue.card("encore")] for n in range(6)}
    unseen = {imagine(t.state, 2, Chance(n)).cards.design[t.blue.card("encore")] for n in range(6)}
    assert seen == {"encore"} and len(unseen) > 1


def test_the_bag_has_no_order():
    """1.3: which tile comes next is decided when it is drawn; imagined luck differs."""
    t = table(markers=1)
    ends = set()
    for n in range(4):
        world = imagine(t.state, 0, Chance(n))
        apply(world, Answer(0, "venus.turn.act", "marker"))
        ends.add(str(world.tiles))
    assert len(ends) > 1


def test_the_sum_of_an_attempt_is_told():
    """OV-5.40, OV-5.46, OV-5.48: what the requirement and the points are made of; cards only to their holder."""
    t = table(
        orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_3"}, hands={"red": "steam_mortar guards_regiment"}
    )  # fmt: skip
    t.red.attempts("mine_3", SKULL, 2, 3)
    t.red.lands(infantry=1)
    t.red.adds("guards_regiment")
    mine, theirs = look(t, 0)["attempt"], look(t, 1)["attempt"]
    assert (mine["defence"], mine["difference"], mine["need"]) == (3, 3, 6)
    assert mine["worth"]["infantry"] == 2 and mine["points"] == 2 and not mine["enough"]
    assert mine["card_points"] == {str(t.red.card("steam_mortar")): 2}
    assert theirs["worth"]["infantry"] == 1 and theirs["points"] == 0 and theirs["card_points"] == {}


def test_defences_are_open():
    """OV-5.44, OV-5.46: of the tiles, and of every player where a tension tile lies."""
    t = table(orbit={"mars": "blue 2 infantry"}, surface={"mars": "blue 1 tank"}, tiles={"mars": "mine_3 tension"})
    mars = next(planet for planet in look(t, 0)["planets"] if planet["id"] == "mars")
    assert mars["defences"] == {str(t.tile("mine_3")): 3} and mars["strength"] == [0, 4]


def test_everybody_sees_which_unit_is_about_to_be_destroyed():
    """OV-6.25: the question to its owner names it, and so may the table."""
    t = table(
        "red blue",
        orbit={"mars": "blue 1 tank", "earth": "red 1 infantry"},
        hands={"red": "sabotage", "blue": "hospital_ship"},
    )
    assert look(t, 0)["threat"] is None
    t.red.plays("sabotage", "kill", 1, "mars", "tank", "orbit")
    threat = {"seat": 1, "planet": "mars", "unit": "tank", "where": "orbit", "why": "card"}
    assert [look(t, eyes)["threat"] for eyes in (0, 1, None)] == [threat] * 3
    t.blue.does("pass")
    assert look(t, 1)["threat"] is None


def test_everybody_sees_where_a_crisis_strikes():
    """OV-7.16, OV-7.22."""
    t = table(
        "red blue",
        phase="crises",
        buildings={"mars": "red 2 factory, blue 1 factory"},
        tiles={"mars": "crisis_1 crisis_2"},
    )
    assert look(t, 1)["blow"] is None  # the only building of a kind is lost without a question
    t = table(
        "red blue",
        phase="crises",
        buildings={"mars": "red 1 factory, red 1 mine, blue 1 factory"},
        tiles={"mars": "crisis_1 crisis_2"},
    )
    assert look(t, 1)["blow"] == {"planet": "mars", "left": 1}
