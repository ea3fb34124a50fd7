"""Miser (CE-A26) and its flare (CE-F26)."""

from __future__ import annotations

from rules import Setup, find, new_game, waiting
from rules.core.contract import Answer, apply
from rules.cosmic.atoms import cards
from rules.cosmic.flows.turn import put_back
from rules.cosmic.state.cosmos import cards_at
from tests.games.cosmic.support import fought, table


def hoarding(hand=(), hoard=("attack_20",), others=None, **powers):
    """Red is Miser, with these cards in the hand and on the sheet."""
    t = table(powers={"red": "miser", **powers}, red=[*hand])
    for design in hoard:
        t.place_card(design, "sheet:0")
    for name, held in (others or {}).items():
        t.players[t.seat(name)].holds(*held)
    t.begins("red", "blue")
    return t


def hoard_of(t):
    return sorted(t.state.cards.design[card] for card in cards_at(t.state, "sheet:0"))


def in_hoard(t, design):
    return next(card for card in cards_at(t.state, "sheet:0") if t.state.cards.design[card] == design)


def launched(**how):
    t = hoarding(**how)
    while not t.asked()[0][1].endswith("launch.planet"):
        seat, prompt = t.asked()[0]
        t.players[seat].answers("", "decline" if prompt.endswith("new_hand") else "pass")
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.all_pass()
    return t


def lays(t, design):
    return t.red.answers("planning.card", in_hoard(t, design))


# -- set-up


def test_miser_chooses_one_of_two_hands_as_its_hoard():
    """CE-A26, CE-3.13, CE-D3: neither is seen by others; nobody reacts to the deal (CE-E44)."""
    game = find("cosmic")
    seats = [{"colour": "red", "alien": "miser"}, {"colour": "blue", "alien": "remora"}, {"colour": "green"}]
    g = new_game("cosmic", Setup("cosmic", seats, {"choice": "two"}), 3)
    while not waiting(g)[0].prompt.endswith(".hoard"):
        asked = waiting(g)[0]
        apply(g, Answer(asked.seat, asked.prompt, asked.first(1)[0]))
    assert len(g.pile("hand:0")) == 8 and len(g.pile("dealt:0")) == 8
    first = list(g.pile("hand:0"))
    apply(g, Answer(0, waiting(g)[0].prompt, "hand:0"))
    assert sorted(cards_at(g, "sheet:0")) == sorted(first) and len(g.pile("hand:0")) == 8
    assert not any(g.knows(1, card) for card in first)
    mine, theirs = game.view(g, 0)["sheets"][0], game.view(g, 1)["sheets"][0]
    assert sorted(mine["hoard"]) == sorted(first)
    assert theirs["hoard"] == [] and theirs["cards"] == 8
    assert len(g.pile("hand:1")) == 8


# -- playing from the hoard


def test_an_encounter_card_from_the_hoard():
    """CE-A26."""
    t = launched(hand=("attack_04",), others={"blue": ("attack_08",)})
    lays(t, "attack_20")
    t.blue.lays("attack_08")
    assert t.happened("totals", totals=[22, 12])
    assert "attack_20" in t.discards and hoard_of(t) == []


def test_equal_cards_in_hand_and_hoard_are_two_choices():
    """CE-A26: "you may"."""
    t = launched(hand=("attack_08",), hoard=("attack_08",), others={"blue": ("attack_06",)})
    assert len(t.red.offered("planning.card")) == 2


def test_a_zapped_hoard_stays_closed():
    """CE-E61: the checks are made again with the hand alone."""
    t = launched(hand=("attack_04",), others={"blue": ("attack_08",), "green": ("cosmic_zap",)})
    lays(t, "attack_20")
    t.blue.lays("attack_08")
    t.until("green").uses("cosmic_zap")
    assert hoard_of(t) == ["attack_20"]
    assert t.red.offered("reaching.card") == [t.red.card("attack_04")]
    t.red.answers("reaching.card", t.red.card("attack_04"))
    t.all_pass()
    assert t.happened("totals", totals=[6, 12])


def test_an_offense_that_lives_on_its_hoard_is_stopped_by_a_zap():
    """CE-E61, CE-4.45: without a card in the hand its turn ends; the other card goes back."""
    t = launched(others={"blue": ("attack_08",), "green": ("cosmic_zap",)}, hand=())
    lays(t, "attack_20")
    t.blue.lays("attack_08")
    t.until("green").uses("cosmic_zap")
    assert t.outcome() == "broken_off"
    assert t.blue.hand == ["attack_08"] and hoard_of(t) == ["attack_20"]


def test_a_miser_may_decline_the_new_hand():
    """CE-E61, CE-4.5: its hand has no encounter card, its hoard has."""
    t = hoarding(hand=("reinforcement_2",))
    t.red.answers("new_hand", "decline")
    assert t.red.hand == ["reinforcement_2"]


def test_a_miser_may_draw_the_new_hand():
    """CE-E61: only the hand is checked, and only it is discarded."""
    t = hoarding(hand=("reinforcement_2",))
    t.red.answers("new_hand", "draw")
    t.all_pass()
    assert len(t.red.hand) == 8 and hoard_of(t) == ["attack_20"]


def test_a_reinforcement_from_the_hoard_and_its_zap():
    """CE-A26: each use can be zapped; the card stays."""
    t = launched(
        hand=("attack_04",), hoard=("reinforcement_5",), others={"blue": ("attack_08",), "green": ("cosmic_zap",)}
    )
    t.plans(red="attack_04", blue="attack_08")
    card = in_hoard(t, "reinforcement_5")
    t.until("red").answers("reply", ("reinforce", card, 0))
    t.until("green").carries_out("cosmic_zap")
    assert t.happened("totals", totals=[6, 12]) and hoard_of(t) == ["reinforcement_5"]


def test_a_zap_from_the_hoard_does_not_zap_its_own_announcement():
    """CE-A26, CE-5.39: Miser's use of the hoard may be zapped by Miser too, but not with the card that is played."""
    t = launched(
        hand=("attack_04",),
        hoard=("cosmic_zap",),
        others={"blue": ("attack_08",), "green": ("cosmic_zap",)},
        blue="human",
    )
    t.plans(red="attack_04", blue="attack_08")
    t.until("red").uses("cosmic_zap")
    assert t.happened("stacked", source=["sheet", 0]) and not t.red.may("cosmic_zap")
    t.all_pass()
    assert t.happened("zapped", alien="human") and hoard_of(t) == []


def test_a_flare_from_the_hoard_returns_there():
    """CE-A26, CE-5.23: "cards from the hoard that return, return to the hoard"."""
    t = launched(hand=("attack_04",), hoard=("flare_macron",), others={"blue": ("attack_08",)})
    t.plans(red="attack_04", blue="attack_08")
    t.until("red").carries_out("flare_macron")
    assert t.happened("totals", totals=[8, 12])
    assert hoard_of(t) == ["flare_macron"] and "flare_macron" not in t.red.hand


def test_a_flare_whose_hoard_is_gone_meanwhile_returns_to_the_hand():
    """CE-5.23, CE-9.23: the sheet is exchanged in the encounter that the flare itself has brought."""
    t = table(powers={"blue": "miser"}, red=["attack_08", "attack_04"], blue=["attack_20", "attack_10", "attack_06"])
    t.place_card("flare_warrior", "sheet:0")
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(1, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_08", blue="attack_20")
    t.until("blue").carries_out("flare_warrior")
    put_back(t.state, 0)
    t.blue.launches(1, at="red 1")
    t.nobody_allies()
    t.plans(blue="attack_10", red="attack_04")
    t.all_pass()
    assert t.blue.hand == ["attack_06", "flare_warrior"]


def test_a_card_laid_in_vain_returns_to_the_hoard():
    """CE-E75, CE-A26."""
    t = launched(hand=("attack_04",), others={"blue": ("attack_08",)}, blue="mirror")
    lays(t, "attack_20")
    t.blue.lays("attack_08")
    t.all_pass() if not t.blue.is_asked("reply") else None
    assert hoard_of(t) == [] and t.blue.may("mirror")
    cards.take_back(t.state, t.red.seat, 0)
    cards.take_back(t.state, t.blue.seat, 1)
    assert hoard_of(t) == ["attack_20"] and t.blue.hand == ["attack_08"]


def test_oracle_sees_the_card_from_the_hoard_and_a_zap_brings_another():
    """CE-A30, CE-E61."""
    t = launched(hand=("attack_04",), others={"blue": ("attack_08",), "green": ("cosmic_zap",)}, blue="oracle")
    t.all_pass()
    lays(t, "attack_20")
    t.until("green").uses("cosmic_zap")
    t.red.answers("reaching.card", t.red.card("attack_04"))
    assert t.state.cards.face_up[t.encounter.laid[0]]
    t.all_pass()
    t.blue.lays("attack_08")
    t.all_pass()
    assert t.happened("totals", totals=[6, 12])


def test_nobody_takes_cards_from_the_hoard():
    """CE-E49: compensation comes from the hand."""
    t = launched(hand=("attack_20",), hoard=("attack_30", "attack_40"), others={"blue": ("negotiate",)})
    t.plans(red="attack_20", blue="negotiate")
    t.all_pass()
    assert not t.blue.hand and hoard_of(t) == ["attack_30", "attack_40"]


def test_who_trades_with_a_miser_gets_his_hand_without_the_hoard():
    """CE-E49, CE-A41."""
    t = hoarding(hand=("attack_04",), hoard=("attack_30",), others={"blue": ("attack_08", "attack_10")}, blue="trader")
    t.all_pass()
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.until("blue").uses("trader", t.red.seat)
    assert (t.red.hand, t.blue.hand, hoard_of(t)) == (["attack_08", "attack_10"], ["attack_04"], ["attack_30"])


def test_the_plague_takes_nothing_from_a_hoard():
    """CE-E49, CE-R7: of the types in the hand alone, though the hoard has others."""
    t = hoarding(hand=("attack_04",), hoard=("attack_20", "negotiate"), others={"green": ("plague",)})
    t.until("green").uses("plague", t.red.seat)
    t.red.sends("lose", 3, "red 2")
    t.red.answers("infect.give_up", {"attack": t.red.card("attack_04")})
    assert t.red.hand == [] and hoard_of(t) == ["attack_20", "negotiate"]


def test_the_hoard_goes_with_the_sheet():
    """CE-H4, CE-E42: an exchanged power brings its hoard."""
    t = hoarding(hand=("attack_04",), others={"blue": ("attack_08",), "green": ("flare_sorcerer",)}, blue="human")
    t.all_pass()
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.until("green").carries_out("flare_sorcerer")
    g = t.state
    assert in_hoard(t, "attack_20") in t.blue.offered("planning.card")
    assert g.knows(t.blue.seat, in_hoard(t, "attack_20"))


def test_a_hoard_without_an_encounter_card_may_be_renewed():
    """CE-A26: shown, discarded, eight new ones; not zappable."""
    t = hoarding(hand=("attack_04",), hoard=("reinforcement_2", "reinforcement_3"))
    t.until("red").uses("miser")
    assert len(hoard_of(t)) == 8 and {"reinforcement_2", "reinforcement_3"} <= set(t.discards)


def test_what_is_discarded_for_a_new_hoard_is_collected_before_the_deck_is_shuffled():
    """CE-A26, CE-A46, CE-5.32: the deck is empty, and Vulch gets the artifact."""
    t = hoarding(hand=("attack_04",), hoard=("ionic_gas",), blue="vulch")
    for card in list(t.state.pile("deck")):
        t.move_card(card, "discard")
    t.until("red").uses("miser")
    assert t.blue.hand == ["ionic_gas"] and len(hoard_of(t)) == 8


def test_a_hoard_with_an_encounter_card_is_kept():
    """CE-A26."""
    t = hoarding(hand=("attack_04",), hoard=("reinforcement_2", "attack_06"))
    assert t.red.offered("reply") == ["pass"]  # being asked tells nothing


def test_super_miser_draws_into_the_hoard():
    """CE-F26."""
    t = hoarding(hand=("attack_04", "flare_miser"))
    t.until("red").uses("flare_miser")
    assert len(hoard_of(t)) == 2


# -- the wild flare


def compensated(**others):
    t = table(red=["attack_20", "attack_30", "attack_40", "attack_04", "flare_miser"], blue=["negotiate"])
    for name, held in others.items():
        t.players[t.seat(name)].holds(*held)
    t.clash(2)
    t.plans(red="attack_20", blue="negotiate")
    t.until("red").uses("flare_miser")
    return t


def test_wild_miser_saves_cards_from_compensation():
    """CE-F26: this and two others cannot be taken."""
    t = compensated()
    t.red.answers("aside", [t.red.card("attack_30"), t.red.card("attack_40")])
    t.all_pass()
    assert t.blue.hand == ["attack_04"]
    assert t.red.hand == ["attack_30", "attack_40", "flare_miser"]


def test_a_cancelled_wild_miser_saves_nothing():
    """CE-R1."""
    t = compensated(green=("card_zap",))
    t.until("green").carries_out("card_zap")
    assert len(t.blue.hand) == 3 and "flare_miser" in t.discards


def test_wild_miser_keeps_cards_beside_a_new_hand():
    """CE-F26: a full hand in addition."""
    t = table(red=["reinforcement_2", "reinforcement_3", "reinforcement_5", "flare_miser"])
    t.begins("red", "blue").uses("flare_miser")
    t.red.answers("aside", [t.red.card("reinforcement_3"), t.red.card("reinforcement_5")])
    t.all_pass()
    assert len(t.red.hand) == 11
    assert {"flare_miser", "reinforcement_3", "reinforcement_5"} <= set(t.red.hand)
    assert "reinforcement_2" in t.discards


def test_wild_miser_is_only_for_the_payer():
    """CE-F26: "taken from you"."""
    t = fought(("attack_20", "negotiate"), ships=2, also={"red": ["attack_04"], "green": ["flare_miser", "attack_06"]})
    assert not t.happened("played") and not t.green.is_asked("reply")


def test_a_card_that_has_replaced_one_from_the_hoard_comes_to_the_hand():
    """CE-A26: cards that are gained never go to the hoard; Miser has Chosen's and Clone's power, too."""
    t = launched(hand=("attack_06",), others={"blue": ["attack_15"]})
    for alien in ("chosen", "clone"):
        t.power("red", alien)
    t.state.derived = None
    t.deck("attack_40", "attack_07", "attack_05")
    best = t.state.pile("deck")[-1]
    lays(t, "attack_20")
    t.blue.lays("attack_15")
    t.until("red").uses("chosen")
    t.red.answers("use", ("replace", best))
    t.until("red").uses("clone")
    assert t.red.hand == ["attack_06", "attack_40"] and hoard_of(t) == []
