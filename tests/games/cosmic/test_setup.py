"""The set-up (chapter 3) and its switches."""

from __future__ import annotations

import pytest

from rules import Answer, Chance, Illegal, Setup, apply, find, new_game, view, waiting
from rules.cosmic.printed.words import FLARE
from rules.cosmic.state.cosmos import DECK, DESTINY, FLARES, HANDS, OUT, facts


def opened(seats=4, options=None, wishes=None, seed=3):
    """A game after everybody has taken the first alien, technology and so on, up to the first turn."""
    chosen = wishes or [{} for _ in range(seats)]
    g = new_game("cosmic", Setup("cosmic", chosen, options or {}), seed)
    while g.turns == 0:
        asked = waiting(g)[0]
        apply(g, Answer(asked.seat, asked.prompt, asked.first(1)[0]))
    return g


def flares_in(g, *places):
    kinds = facts(g).types
    return sum(kinds.get(g.cards.design[card]) == FLARE for place in places for card in g.pile(place))


def test_the_deck_and_the_destiny_deck_of_four_players_y1():
    """CE-Y1, CE-2.7, CE-2.11, CE-3.6, CE-3.9: 82 cards, eight each, 50 left; 17 destiny cards."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 4, {"technology": "on"}), 3)
    assert len(g.pile(DESTINY)) == 17
    for asked in waiting(g):
        apply(g, Answer(asked.seat, asked.prompt, asked.options[0]))
    assert [d.prompt for d in waiting(g)] == ["cosmic.game.technology"] * 4  # everything else is laid out
    assert [len(g.pile(place)) for place in (*HANDS[:4], DECK)] == [8, 8, 8, 8, 50]


@pytest.mark.parametrize(("seats", "destinies"), [(3, 14), (4, 17), (5, 20)])
def test_absent_colours_leave_the_destiny_deck(seats, destinies):
    """CE-2.11, CE-3.3, CE-1.1."""
    g = new_game("cosmic", Setup("cosmic", [{}] * seats), 3)
    assert len(g.pile(DESTINY)) == destinies
    present = {g.cards.design[card] for card in g.pile(DESTINY)}
    assert all((f"destiny_{colour}" in present) == (colour in g.colours) for colour in ("red", "purple"))


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats):
    """CE-1.1, CE-1.6."""
    with pytest.raises(Illegal):
        new_game("cosmic", Setup("cosmic", [{}] * seats), 3)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_flares_are_in_the_game(seats):
    """CE-3.6: those dealt, and random ones up to ten."""
    g = opened(seats)
    everywhere = (DECK, "discard", "play", *HANDS[:seats])
    assert flares_in(g, *everywhere) == 10
    own = {facts(g).flare_of[sheet.alien] for sheet in g.sheets}
    assert own <= {g.cards.design[card] for place in everywhere for card in g.pile(place)}


def test_flares_lie_anywhere_in_the_deck():
    """CE-3.6: shuffled in, before hands are dealt: some of them stay in the deck."""
    assert all(flares_in(opened(3, seed=seed), DECK) for seed in range(1, 4))


def test_without_flares_the_deck_is_plain():
    """CE-3.7: aliens are chosen all the same."""
    g = opened(3, {"flares": "off"})
    assert flares_in(g, DECK, "discard", *HANDS[:3]) == 0 and len(g.sheets) == 3


def test_four_ships_on_each_planet():
    """CE-3.1, CE-3.2, CE-3.15."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3), 3)
    assert [g.ships[f"planet:{p}"][p // 5] for p in range(15)] == [4] * 15


def test_four_planets():
    """CE-9.1 to 9.4: four planets, 16 ships, four colonies win, two home colonies keep the power."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"four_planets": "on"}), 3)
    known = facts(g)
    assert (len(g.home), known.ships_each, known.foreign_needed, known.home_needed) == (12, 16, 4, 2)


def test_two_flares_are_dealt_and_one_alien_is_kept_in_secret():
    """CE-3.4, CE-3.5, CE-D2: nobody sees the others' flares; then all sheets lie open."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3), 3)
    assert [d.prompt for d in waiting(g)] == ["cosmic.game.alien"] * 3
    mine = view(g, 0)["table"]["seats"]
    assert len(mine[0]["dealt"]) == 2 and not mine[1]["dealt"]
    for asked in waiting(g):
        apply(g, Answer(asked.seat, asked.prompt, asked.options[1]))
    assert all(sheet.face_up for sheet in g.sheets)


def test_hidden_powers_stay_face_down():
    """CE-9.10, 1b."""
    g = opened(3, {"hidden_powers": "on"})
    assert not any(sheet.face_up for sheet in g.sheets)
    assert [sheet["alien"] is None for sheet in view(g, 0)["table"]["sheets"]] == [False, True, True]


@pytest.mark.parametrize(("first", "choice"), [({}, "free"), ({"alien": "zombie"}, "flares"), ({}, "flares")])
def test_nobody_picks_openly_what_is_to_stay_hidden(first, choice):
    """CE-9.10."""
    reasons = [
        find("cosmic").excluded(Setup("cosmic", [first, {}, {}], {"choice": choice, "hidden_powers": hidden}))
        for hidden in ("on", "off")
    ]
    assert [reason and reason.rule for reason in reasons] == ["CE-9.10" if first or choice == "free" else None, None]


def test_hidden_powers_leave_out_aliens_with_a_setup_text():
    """CE-9.14."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"hidden_powers": "on"}), 3)
    assert not {"miser", "tick_tock"} & set(facts(g).aliens)
    assert "flare_miser" not in g.cards.design


@pytest.mark.parametrize(("switch", "count"), [("green", 23), ("green_yellow", 40), ("all", 50)])
def test_the_pool_by_level(switch, count):
    """CE-3.11: sheets and flares."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"aliens": switch}), 3)
    assert len(facts(g).aliens) == len(facts(g).flares) == count


@pytest.mark.parametrize("which", ["new", "classic"])
def test_one_of_filchs_flares(which):
    """CE-3.8."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"filch_flare": which}), 3)
    there = {design for design in g.cards.design if design.startswith("flare_filch")}
    assert there == {"flare_filch" if which == "new" else "flare_filch_classic"}


def test_of_each_forbidden_pair_one_is_taken_out():
    """CE-3.12; the pairs never meet, and with only one of them in the pool nothing is lost."""
    taken = set()
    for seed in range(12):
        g = new_game("cosmic", Setup("cosmic", [{}] * 3), seed)
        out = {g.cards.design[card] for card in g.pile(OUT)}
        assert len(out & {"flare_healer", "flare_masochist"}) == 1
        assert len(out & {"flare_gambler", "flare_sorcerer"}) == 1
        taken |= out
    assert len(taken) == 4
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"aliens": "green"}), 1)  # only Sorcerer is green
    assert not g.pile(OUT)


def test_an_alien_that_is_asked_for_is_never_taken_out():
    g = opened(3, wishes=[{"alien": "healer"}, {"alien": "human"}, {}])
    assert [sheet.alien for sheet in g.sheets][:2] == ["healer", "human"]
    assert "flare_masochist" in {g.cards.design[card] for card in g.pile(OUT)}


def test_a_forbidden_pair_cannot_be_asked_for():
    """CE-3.12."""
    with pytest.raises(Illegal):
        new_game("cosmic", Setup("cosmic", [{"alien": "healer"}, {"alien": "masochist"}, {}]), 1)


def test_an_unknown_alien_is_refused():
    with pytest.raises(Illegal) as refused:
        new_game("cosmic", Setup("cosmic", [{"alien": "humann"}, {}, {}]), 1)
    assert refused.value.reason.id == "cosmic.no_alien"


def test_aliens_can_be_picked_freely():
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"choice": "free"}), 3)
    asked = waiting(g)[0]
    assert asked.prompt == "cosmic.game.freely" and "human" in asked.options
    apply(g, Answer(asked.seat, asked.prompt, "human"))
    assert "human" not in waiting(g)[0].options


def test_the_first_player_is_found_by_destiny_and_the_deck_is_whole_again():
    """CE-3.10."""
    first = set()
    for seed in range(12):
        g = opened(3, {"technology": "off"}, seed=seed)
        first.add(g.first)
        turned = len(g.pile(DESTINY)) + len(g.pile("destiny_discard"))
        assert turned == 14 and g.active == g.first
    assert first == {0, 1, 2}


def test_technology_cards_are_dealt_last():
    """CE-3.14, CE-9.40: two each; one is kept face down, the other discarded face up."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"technology": "on"}), 3)
    rng = Chance(1)
    while waiting(g)[0].prompt != "cosmic.game.technology":
        asked = waiting(g)[0]
        apply(g, Answer(asked.seat, asked.prompt, asked.sample(rng)))
    assert all(len(d.options) == 2 for d in waiting(g))
    for asked in waiting(g):
        apply(g, Answer(asked.seat, asked.prompt, asked.options[0]))
    assert [len(g.pile(f"lab:{seat}")) for seat in range(3)] == [1, 1, 1]
    assert len(g.pile("tech_discard")) == 3
    own, other = view(g, 0)["table"]["seats"][:2]
    assert own["lab"][0]["card"] is not None and other["lab"][0]["card"] is None


def test_big_technologies_leave_with_four_planets():
    """CE-9.6."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3, {"technology": "on", "four_planets": "on"}), 3)
    known = facts(g).technologies
    assert not {"coldsleep_ship", "omega_missile", "precursor_seed"} & set(known) and len(known) == 17
    assert {"gluon_mines", "tech_scrambler"} <= set(known)


def test_two_seats_of_one_colour_are_refused():
    """CE-3.1, CE-2.2."""
    with pytest.raises(Illegal):
        new_game("cosmic", Setup("cosmic", [{"colour": "red"}, {"colour": "red"}, {}]), 1)
    assert new_game("cosmic", Setup("cosmic", [{"colour": "blue"}, {}, {}]), 1).colours == ["blue", "red", "green"]


def test_unused_flares_are_unknown_to_all():
    g = opened(3)
    assert g.pile(FLARES) and not any(g.knows(seat, card) for seat in range(3) for card in g.pile(FLARES))
