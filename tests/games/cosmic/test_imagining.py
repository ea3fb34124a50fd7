"""Worlds that a seat of Cosmic Encounter imagines: whatever it knows and concludes, some world fits, and all do."""

from __future__ import annotations

from typing import Any

from rules import Chance, imagine
from rules.core.knowledge import Among, Memory
from rules.cosmic.printed.words import ARTIFACT, ENCOUNTER_TYPES
from rules.cosmic.state.cosmos import facts, hand, type_of

from .support import duel, table


def remembers(t: Any, seat: int, *groups: tuple[list[int], tuple[str, ...]]) -> None:
    """A seat knows these designs to be among these cards, and nothing else."""
    t.state.memories = [Memory() for _ in t.state.seats()]
    t.state.memories[seat] = Memory(among=tuple(Among(tuple(sorted(cards)), designs) for cards, designs in groups))


def test_a_world_can_be_imagined_whatever_is_remembered_of_a_hand() -> None:
    """Red is about to lay a card; blue remembers two others of that hand, but not which is which."""
    t = duel(("attack_08", "attack_10"))
    bare = t.red.holds("reinforcement_2", "card_zap")
    g = t.state
    remembers(t, 1, (bare, ("card_zap", "reinforcement_2")))
    for number in range(12):
        world = imagine(g, 1, Chance(number))
        kinds = [type_of(world, card) for card in hand(world, 0)]
        assert ARTIFACT in kinds and any(kind in ENCOUNTER_TYPES for kind in kinds)


def test_an_encounter_card_is_imagined_only_where_one_can_be() -> None:
    """Blue remembers where all encounter cards are, red's one card among them: red's other card can be none."""
    t = duel(("attack_08", "attack_10"))
    (own,) = hand(t.state, 0)
    t.red.holds("card_zap")
    g = t.state
    closed = [own, *(c for c in g.pile("deck") if type_of(g, c) in ENCOUNTER_TYPES)]
    remembers(t, 1, (closed, tuple(sorted(g.cards.design[c] for c in closed))))
    for number in range(12):
        world = imagine(g, 1, Chance(number))
        assert type_of(world, own) in ENCOUNTER_TYPES


def test_a_card_that_is_being_played_unseen_is_imagined_as_one_that_can_be() -> None:
    """CE-A26: red plays from the hoard; green may zap that before the card is seen."""
    t = table("red", "blue", "green", powers={"red": "miser"})
    for name in ("red", "blue", "green"):
        t.players[t.seat(name)].holds("attack_08")
    t.green.holds("cosmic_zap")
    played = t.place_card("mobius_tubes", "sheet:0")
    t.red.puts(2, "red 1", "warp")
    t.begins("red", "blue", keep=("mobius_tubes", "plague"))
    t.until("red").uses("mobius_tubes")
    assert t.until("green").may("cosmic_zap")
    designs = {imagine(t.state, 2, Chance(number)).cards.design[played] for number in range(20)}
    assert designs and all("encounter_begins" in facts(t.state).artifacts[design].uses[0].at for design in designs)


def test_a_flare_that_is_being_played_unseen_is_one_that_is_in_the_game() -> None:
    """CE-A26, CE-3.6: of the flares that may be in the game only red's can be played now."""
    t = table("red", "blue", "green", powers={"red": "miser"})
    for name in ("red", "blue", "green"):
        t.players[t.seat(name)].holds("attack_08")
    t.green.holds("cosmic_zap")
    played = t.place_card("flare_philanthropist", "sheet:0")
    out = ("flare_zombie", "flare_warrior", "flare_tripler", "flare_void", "flare_mirror")
    t.begins("red", "blue", keep=out)
    t.until("red").uses("flare_philanthropist", 1)
    assert t.until("green").may("cosmic_zap")
    for number in range(12):
        world = imagine(t.state, 2, Chance(number))
        assert world.cards.design[played] == "flare_philanthropist"
        assert sorted(world.cards.design[card] for card in world.pile("flares")) == sorted(out)


def test_who_must_lay_a_card_holds_one_where_memory_leaves_room() -> None:
    """One of red's two cards is among green's; of the cards that these may be otherwise none can be laid."""
    t = duel(("attack_08", "attack_10"))
    (own,) = hand(t.state, 0)
    shared = [*t.red.holds("card_zap"), *t.green.holds("reinforcement_2", "reinforcement_3")]
    g = t.state
    closed = [own, *g.pile("deck")]
    remembers(t, 1, (shared, ("reinforcement_2",)), (closed, tuple(sorted(g.cards.design[c] for c in closed))))
    for number in range(12):
        world = imagine(g, 1, Chance(number))
        assert type_of(world, own) in ENCOUNTER_TYPES
        assert "reinforcement_2" in [world.cards.design[card] for card in shared]


def test_who_has_announced_a_use_is_imagined_as_able_to_do_it() -> None:
    """CE-A36: red calls up a small attack and is answered; so there is one in the hand."""
    t = duel(
        ("attack_08", "attack_15"), powers={"red": "reserve"}, also={"red": ("attack_06",), "green": ("cosmic_zap",)}
    )
    t.plans(red="attack_08", blue="attack_15")
    t.red.uses("reserve")
    assert t.until("green").may("cosmic_zap")
    for number in range(12):
        world = imagine(t.state, 2, Chance(number))
        (card,) = hand(world, 0)
        assert facts(world).values[world.cards.design[card]] <= 6 and type_of(world, card) == "attack"


def test_a_reinforcement_is_announced_without_a_text_of_its_own() -> None:
    """CE-A36: red may stop what blue adds; what blue holds besides is imagined meanwhile."""
    more = {"red": ("negotiate",), "blue": ("reinforcement_5", "attack_04")}
    t = duel(("attack_20", "attack_15"), powers={"red": "reserve"}, also=more)
    t.plans(red="attack_20", blue="attack_15")
    while not t.blue.is_asked("reply"):
        t.players[t.asked()[0][0]].passes()
    t.blue.answers("reply", next(o for o in t.blue.offered("reply") if o != "pass" and o[2] == 1))
    assert t.until("red").may("reserve")
    assert {imagine(t.state, 0, Chance(number)).cards.design[t.blue.card("attack_04")] for number in range(9)} > {
        "x"
    } - {"x"}


def test_a_flare_played_unseen_is_one_of_those_that_are_surely_in_the_game() -> None:
    """Green remembers the only flare in the game among red's cards; others could be played as well."""
    t = table("red", "blue", "green", powers={"red": "miser"})
    for name in ("red", "blue", "green"):
        t.players[t.seat(name)].holds("attack_08")
    t.green.holds("cosmic_zap")
    played = t.place_card("flare_chosen", "sheet:0")
    t.begins("red", "blue", keep=("flare_fido", "flare_hate", "flare_loser"))
    remembers(t, 2, ([played, *hand(t.state, 0)], ("flare_chosen",)))
    t.all_pass()
    t.red.launches(2, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    while not (t.red.is_asked("reply") and t.red.may("flare_chosen")):
        t.players[t.asked()[0][0]].passes()
    t.red.uses("flare_chosen")
    assert t.until("green").may("cosmic_zap")
    designs = {imagine(t.state, 2, Chance(number)).cards.design[played] for number in range(12)}
    assert designs == {"flare_chosen"}
