"""Clauses of which other tests only see a part: who sees what when, who is asked, and what a second encounter ends."""

from __future__ import annotations

import pytest

from rules import Chance, Setup, answer_at_random, apply, new_game, view, waiting
from tests.games.cosmic.support import duel, fought, table


def faces_seen(t, seat):
    """What a seat sees in both slots: the number of a card, or its back."""
    return view(t.state, seat)["table"]["encounter"]["laid"]


def test_no_card_is_open_before_both_are():
    """CE-4.49, 1b: in the window before the cards are turned each player knows his own; afterwards all know both, also
    who only watches."""
    t = duel(("attack_04", "attack_20"), powers={"red": "sorcerer"}, also={"green": ["attack_06"]})
    red, blue = t.red.card("attack_04"), t.blue.card("attack_20")
    t.plans(red="attack_04", blue="attack_20")
    assert t.red.may("sorcerer")
    assert [faces_seen(t, seat) for seat in (0, 1, 2, None)] == [
        [red, "back"], ["back", blue], ["back", "back"], ["back", "back"],
    ]  # fmt: skip
    assert not t.state.cards.face_up[red] and not t.state.cards.face_up[blue]
    t.all_pass()
    (revealed,) = t.happened("revealed")
    assert revealed.data["cards"] == [red, blue] and revealed.data["shown"] == [["attack", 4], ["attack", 20]]
    assert t.state.cards.face_up[red] and t.state.cards.face_up[blue]


def test_both_cards_lie_open_at_once():
    """CE-4.49: when anybody may act on the revealed cards, both are turned."""
    t = fought(("attack_04", "attack_20"), powers={"blue": "chosen"})
    assert t.blue.may("chosen")
    assert all(t.state.cards.face_up[card] for card in t.encounter.laid)


def ruined(t, name):
    """All ships of a player are in the warp."""
    player = t.players[t.seat(name)]
    for number in range(1, 6):
        player.puts(4, f"{name} {number}", "warp")


def test_a_player_without_ships_still_has_a_turn():
    """CE-8.6, CE-4.12: he is not out: his turn comes, a ship goes to the gate, and he can win a colony."""
    t = table()
    ruined(t, "blue")
    t.red.holds("attack_04")
    t.green.holds("attack_40")
    t.blue.holds("attack_30")
    t.destinies("red")
    t.begins("red", "green").launches(1, at="green 1")
    t.nobody_allies()
    t.plans(red="attack_04", green="attack_40")
    assert t.state.active == t.blue.seat and t.state.outcome is None
    assert t.blue.ships_in("gate") == 1
    t.blue.answers("launch.planet", t.planet("red 2"))
    t.nobody_allies()
    t.red.holds("attack_06")
    t.plans(blue="attack_30", red="attack_06")
    assert t.blue.foreign == 1 and t.blue.ships_in("red 2") == 1


def test_a_player_without_ships_can_be_the_defense():
    """CE-8.6, CE-4.30: he lays a card and may invite, with no ship on the planet."""
    t = table()
    ruined(t, "blue")
    t.red.holds("attack_04")
    t.blue.holds("attack_40")
    t.clash(defense={"green": 1})
    t.plans(red="attack_04", blue="attack_40")
    assert t.happened("totals", totals=[8, 41]) and t.outcome() == "defense"


def test_mind_looks_before_anybody_is_invited():
    """CE-A24: after the launch, before the invitations; and once only (CE-5.19)."""
    t = table(powers={"green": "mind"}, red=["attack_08"], blue=["negotiate"])
    t.begins("red", "blue")
    assert not t.green.is_asked("reply")
    t.red.launches(2, at="blue 1")
    assert t.green.may("mind") and t.encounter.phase == "alliance"
    t.green.uses("mind", t.blue.seat)
    assert t.red.is_asked("invite") and not t.happened("invited")
    t.nobody_allies()
    t.plans(red="attack_08", blue="negotiate")
    assert len(t.happened("stacked")) == 1


def test_mind_may_decline_and_sees_no_empty_hand():
    """CE-A24: optional; a hand without cards cannot be looked at, nor that of somebody outside the encounter."""
    t = table("red", "blue", "green", "yellow", powers={"green": "mind"}, red=["attack_08"], yellow=["attack_06"])
    t.begins("red", "blue").launches(2, at="blue 1")
    assert [option[3] for option in t.green._named("mind")] == [t.red.seat]
    t.green.passes()
    assert t.red.is_asked("invite")
    assert not any(t.state.knows(t.green.seat, card) for card in t.state.pile("hand:0"))


@pytest.mark.parametrize(("who", "fights", "idle"), [("red", "gate", 4), ("blue", "blue 1", 4), ("green", "", 5)])
def test_wild_void_costs_a_ship_that_does_not_fight(who, fights, idle):
    """CE-F45, CE-5.9: neither one on the gate nor one of the defense on the target planet; one ship, no more."""
    t = duel(("attack_20", "negotiate"))
    player = t.players[t.seat(who)]
    player.holds("flare_void")
    zapper = t.green if who != "green" else t.red
    zapper.holds("emotion_control")
    t.plans(red="attack_20", blue="negotiate")
    t.until(zapper.name).uses("emotion_control")
    t.until(who).uses("flare_void")
    offered = player.offered("swallow_artifact.ship")
    assert len(offered) == idle and (not fights or t.place(fights) not in offered)
    player.answers("swallow_artifact.ship", offered[-1])
    assert player.ships_in(offered[-1]) == 3 and "emotion_control" in t.discards


def test_wild_void_stops_no_flare_and_no_power():
    """CE-F45: artifacts only."""
    t = fought(("attack_08", "attack_08"), also={"red": ["flare_macron"], "blue": ["flare_void"]})
    t.red.uses("flare_macron")
    t.never("blue", "flare_void")
    assert t.happened("totals", totals=[16, 12])


def test_whoever_helps_to_drive_out_gets_a_foreign_colony():
    """CE-4.74, CE-E20, CE-5.2: for the offense it is a home colony; the defense has only its ships on that planet."""
    t = table("red", "blue", "green", "yellow")
    for number in (1, 2):
        t.red.puts(4, f"red {number}", "red 3")
    t.blue.puts(2, "blue 1", "red 1")
    t.red.holds("attack_10")
    t.blue.holds("attack_08")
    t.begins("red", "red").answers("defense", ("drive_out", t.planet("red 1"), t.blue.seat))
    t.red.launches(2, start="red 3")
    t.invite(red=["green"], blue=["yellow"])
    t.green.joins("offense", 1)
    t.yellow.joins("defense", 1)
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[13, 11])
    assert (t.red.homes, t.red.foreign) == (4, 0)
    assert (t.green.foreign, t.yellow.foreign, t.blue.foreign) == (1, 0, 0)
    assert t.blue.ships_in("warp") == 2 and t.blue.ships_in("blue 1") == 2 and t.yellow.ships_in("warp") == 1
    assert t.happened("track", seat=t.green.seat, now=1) and not t.happened("track", seat=t.red.seat)


def test_a_deal_in_the_second_encounter_ends_the_turn():
    """CE-6.18, CE-4.4: the gate is emptied as after the first one, but there is no third encounter."""
    t = table(red=["attack_40", "negotiate", "attack_06"], blue=["attack_04", "negotiate", "attack_08"])
    t.destinies("blue")
    t.clash(2)
    t.plans(red="attack_40", blue="attack_04")
    assert t.discards == ["attack_40", "attack_04"]  # CE-4.92: the offense's card first
    t.red.answers("further", "second")
    assert t.encounter.number == 2  # CE-4.93
    t.red.launches(3, at="blue 2", start="red 2")
    t.nobody_allies()
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", cards=["attack_06"])
    t.blue.says("accept")
    t.red.sends("return", 3, "red 3")
    assert t.outcome() == "deal" and t.red.ships_in("gate") == 0 and t.red.ships_in("red 3") == 7
    assert t.red.hand == [] and t.blue.hand == ["attack_06", "attack_08"]
    assert not t.red.is_asked("further") and t.state.active == t.blue.seat


def test_only_the_invited_are_asked():
    """CE-7.4, CE-4.35: green is invited by both sides, yellow by the defense, purple by nobody."""
    t = table("red", "blue", "green", "yellow", "purple", red=["attack_08"], blue=["attack_08"])
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(red=["green"], blue=["green", "yellow"])
    sides = {}
    for name in ("green", "yellow"):
        player = t.players[t.seat(name)]
        sides[name] = set(dict(player.decision("alliance.answer").fields)["side"].options)
        player.declines()
    assert sides == {"green": {"none", "offense", "defense"}, "yellow": {"none", "defense"}}
    assert t.red.is_asked("planning.card")


def test_a_parasite_without_power_is_not_asked():
    """CE-7.4: with too few home colonies, as anybody else; one who declines to use it is not asked either."""
    for homes in (2, 5):
        t = table(powers={"green": "parasite"})
        for number in range(homes + 1, 6):
            t.green.puts(4, f"green {number}", "green 1")
        t.red.holds("attack_08")
        t.blue.holds("attack_08")
        t.clash(1)
        assert t.green.is_asked("reply") == (homes == 5)
        if homes == 5:
            t.green.passes()
        assert t.red.is_asked("planning.card") and not t.happened("stacked")


def begun(seed, **options):
    """A game of three as it is set up, and all that was told until the first turn."""
    g, told = new_game("cosmic", Setup("cosmic", [{}, {}, {}], options), seed), []
    while not g.turns:
        told += apply(g, answer_at_random(g, waiting(g)[0], Chance(seed)))
    return g, told


def test_turned_destiny_cards_are_shuffled_back():
    """CE-3.10: whoever's colour came first begins, and none of the turned cards stays open."""
    for seed in range(6):
        g, told = begun(seed)
        (first,) = [event.data["seat"] for event in told if event.kind == "first_player"]
        assert g.first == g.active == first
        drawn = int(g.encounters[-1].destiny >= 0)  # for the first encounter
        assert (len(g.pile("destiny")), len(g.pile("destiny_discard"))) == (14 - drawn, drawn)


def test_decks_lie_in_another_order_in_every_game():
    """CE-3.3, CE-3.6: shuffled, not as they are listed."""
    orders = []
    for seed in range(3):
        g = new_game("cosmic", Setup("cosmic", [{}, {}, {}], {"technology": "on"}), seed)
        orders.append(
            [[g.cards.design[card] for card in g.pile(place)] for place in ("destiny", "tech_deck", "flares")]
        )
    assert all(one != other for one, other in zip(*orders[:2], strict=True))
    assert all(one != other for one, other in zip(*orders[1:], strict=True))


def test_all_chosen_aliens_are_turned_up_together():
    """CE-3.5, CE-3.4: nobody sees any before the last one has chosen, then everybody sees all."""
    g = new_game("cosmic", Setup("cosmic", [{}, {}, {}], {}), 4)
    for left in (3, 2, 1):
        assert g.sheets == [] and len(waiting(g)) == left
        apply(g, answer_at_random(g, waiting(g)[0], Chance(1)))
    assert [sheet.holder for sheet in g.sheets] == [0, 1, 2] and all(sheet.face_up for sheet in g.sheets)
    for seat in (None, 0, 1, 2):
        assert [sheet["alien"] for sheet in view(g, seat)["table"]["sheets"]] == [sheet.alien for sheet in g.sheets]


def test_every_turn_is_told_and_counted():
    """CE-4.1: by its player, from one on."""
    t = fought(("attack_04", "attack_40"), late={"green": ["attack_06"]})
    told = [event.data for event in t.happened("turn") if "number" in event.data]
    assert [(each["seat"], each["number"]) for each in told] == [(1, 2)] and t.state.turns == 2


def test_a_ship_from_the_warp_goes_to_any_own_colony():
    """CE-4.11, CE-5.3: home or foreign, one ship, and only where its owner has a colony."""
    t = table(red=["attack_08"])
    t.red.puts(4, "red 1", "warp")
    t.red.puts(1, "red 2", "blue 3")
    t.begins("red", "blue")
    asked = t.red.decision("retrieve")
    assert set(asked.slots) == {t.place(f"red {number}") for number in (2, 3, 4, 5)} | {t.place("blue 3")}
    assert asked.low == asked.high == 1
    t.red.sends("retrieve", 1, "blue 3")
    assert t.red.ships_in("blue 3") == 2 and t.red.ships_in("warp") == 3
