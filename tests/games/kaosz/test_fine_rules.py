"""Rules that are easily overlooked: lasting damage, late triggers, subtypes without rules, seats closing up."""

from __future__ import annotations

import pytest

from rules.kaosz import values
from rules.kaosz.decks import deck_problems
from rules.kaosz.library import faces
from rules.kaosz.words import KEYWORDS, OPPOSED, SIZES, SPECIES, SUBTYPES, TYPES

from .armory import GAIN, op
from .support import base, content, crew, equipment, event, interrupt, ship, table

SIX = ("a", "b", "c", "d", "e", "f")


# -- words -------------------------------------------------------------------------------------------------------


def test_six_types_of_four_subtypes_eight_species_in_pairs_and_eight_abilities():
    """KG-2.5, KG-2.6, section 8: the closed lists."""
    assert len(TYPES) == 6
    assert all(len(SUBTYPES[kind]) == 4 for kind in TYPES)
    assert len(SPECIES) == 8
    assert all(OPPOSED[OPPOSED[one]] == one != OPPOSED[one] for one in SPECIES)
    assert len(KEYWORDS) == 8
    assert SIZES == {"scout": 1, "fighter": 2, "cruiser": 3, "destroyer": 4}


@pytest.mark.parametrize("subtype", SUBTYPES["event"])
def test_the_subtype_of_an_event_has_no_rules_of_its_own(subtype):
    """KG-3.81, KG-3.80: all four are played in the own main phase and nowhere else."""
    t = table(event("luck", 1, GAIN, subtype=subtype))
    number, theirs = t.laci.hq("luck"), t.dani.hq("luck")
    t.begin(t.laci)
    t.quiet = False
    t.laci.plays(number)
    if t.dani.is_asked():
        assert not t.dani.may("play", theirs)
    t.windows_pass()
    assert t.laci.credits == 10
    assert t.is_in(number, "trash")


def test_all_eight_species_may_meet_in_a_deck_without_limits():
    """KG-11.61, KG-11.60."""
    known = faces(content(*[ship(f"s{i}", "4-1-1-0", species=SPECIES[i % 8]) for i in range(16)]))
    deck = [f"s{i}" for i in range(15) for _ in range(3)]
    assert deck_problems(deck, known, {"species_limit": "free"}) == []
    assert deck_problems(deck, known, {"species_limit": "max4"})[0].rule == "KG-11.60"
    assert deck_problems(deck, known, {})[0].rule == "KG-4.2"


# -- damage and values -------------------------------------------------------------------------------------------


def test_lost_armor_stays_lost_until_the_end_phase_of_any_player():
    """KG-3.29, KG-5.35: over the end of the combat, but not over the end of the turn, whosever it is."""
    t = table(ship("hawk", "5-1-3-2"), ship("wall", "1-0-3-0"))
    hawk, wall = t.laci.ship("hawk"), t.dani.ship("wall")
    t.begin(t.laci).attacks(t.dani, "colony", hawk, met_by=[wall])
    t.laci.shoots(hawk, wall)
    t.dani.passes()
    assert t.laci.is_asked("turn.action")
    assert t.armor(wall) == 2
    t.laci.ends()
    assert t.armor(wall) == 3


def test_the_order_of_fire_follows_the_current_speed():
    """KG-7.36, KG-7.30: a ship slowed down in between loses its place."""
    mud = interrupt("mud", "combat", 0, op("modify_stat", on="target", stat="speed", by=-4), target={"type": "ship"})
    t = table(mud, ship("fast", "5-1-3-0"), ship("even", "3-1-3-0"), ship("wall", "4-1-9-0"))
    fast, even, wall = t.laci.ship("fast"), t.laci.ship("even"), t.dani.ship("wall")
    number = t.dani.hq("mud")
    t.begin(t.laci).attacks(t.dani, "colony")
    t.quiet = False
    t.windows_pass()
    t.laci.sends(fast, even)
    t.windows_pass()
    t.dani.defends(wall)
    t.dani.plays(number, fast)
    t.windows_pass()
    assert t.dani.is_asked("fire.fire")
    assert {o[1] for o in t.dani.offered() if o != "pass"} == {wall}


def test_taxes_of_several_cards_add_up():
    """KG-A48, KG-7.2."""
    toll = base("toll", 0, {"kind": "static", "do": [op("attack_tax", by=2, who="opponent")]}, subtype="bunker")
    t = table(toll, ship("hawk", "5-1-3-2"))
    t.dani.base("toll", paid=True), t.dani.base("toll", paid=True)
    t.laci.ship("hawk")
    t.begin(t.laci).attacks(t.dani, "colony")
    assert t.laci.credits == 6
    assert values.attack_tax(t.g, t.dani.seat) == 0


def test_attacking_and_defending_cards_are_those_of_the_two_players():
    """KG-9.15, 17.5: a base counts as attacking while its controller attacks."""
    drum = base(
        "drum",
        0,
        {
            "kind": "static",
            "if": "attacking",
            "do": [op("modify_stat", on={"type": "ship", "controller": "you"}, stat="fire", by=1)],
        },
    )
    t = table(drum, ship("hawk", "5-1-3-2"))
    t.laci.base("drum", paid=True), t.dani.base("drum", paid=True)
    mine, theirs = t.laci.ship("hawk"), t.dani.ship("hawk")
    t.begin(t.laci)
    assert (t.fire(mine), t.fire(theirs)) == (1, 1)
    t.laci.attacks(t.dani, "colony")
    assert (t.fire(mine), t.fire(theirs)) == (2, 1)


def test_a_turn_lasts_from_its_start_phase_to_the_end_of_its_end_phase():
    """KG-9.13, KG-5.37: what lasts until the end of the turn ends before the next player's income."""
    boost = event("boost", 0, op("modify_limit", limit="hand", by=3, until="turn_end"))
    t = table(boost)
    number = t.laci.hq("boost")
    t.laci.hq(*["rb_crx"] * 8)
    t.begin(t.laci).plays(number)
    t.laci.ends()
    assert t.laci.count("hq") == 8  # it still counted in the end phase
    assert t.dani.is_asked("turn.action")
    assert not t.g.lasting


def test_a_target_may_be_a_card_in_play_or_a_player():
    """KG-9.5, KG-9.11: in a game of two the player is clear."""
    zap_card = event("zap", 0, op("destroy", on="target"), target={"type": "ship"})
    t = table(event("tax", 0, op("lose_credits", by=3)), zap_card, ship("hawk", "5-1-3-2"))
    hawk = t.dani.ship("hawk")
    tax, zap = t.laci.hq("tax", "zap")
    t.begin(t.laci).plays(tax)
    assert t.dani.credits == 7
    t.laci.plays(zap)
    assert t.laci.offered("target") == [hawk]


# -- triggers ----------------------------------------------------------------------------------------------------


def test_what_a_bombardment_sets_off_happens_before_the_ships_are_unequipped():
    """KG-6.23, KG-7.60: the crew that cheers is still aboard."""
    cheer = {"kind": "triggered", "when": "bombardment_successful", "actor": "you",
             "do": [op("turn_active", on="ship")]}  # fmt: skip
    t = table(crew("choir", 1, cheer), ship("hawk", "5-1-3-2"))
    hawk, choir = t.laci.ship("hawk"), t.laci.crew("choir", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", hawk)
    t.laci.boards(choir, hawk)
    t.laci.bombs(hawk)
    assert t.state_of(hawk) == "active"
    assert t.state_of(choir) == "active"


def test_triggers_of_the_end_phase_steps_wait_for_the_next_start_phase():
    """KG-5.39: a card discarded for the hand limit is mourned in the opponent's turn."""
    tears = {"kind": "triggered", "when": "hq_discarded", "actor": "you", "do": [GAIN]}
    t = table(base("shrine", 0, tears))
    t.laci.base("shrine", paid=True)
    held = t.laci.hq(*["rb_crx"] * 6)
    t.laci.credits = 25
    t.begin(t.laci).ends()
    t.laci.answers("hand_limit", held[:1])
    gained = [e for e in t.happened("credits", seat=1) if e.data["by"] == 1]
    begun = t.happened("turn_begins", seat=0)
    assert t.events.index(gained[0]) > t.events.index(begun[0])
    assert t.laci.credits == 21  # above the limit, which is looked at in his own end phase (KG-A47)


def test_a_passengers_abilities_are_not_the_ships():
    """KG-3.54, KG-A29: its icons add, its text stays its own."""
    t = table(crew("ghost", 1, subtype="passenger", keywords=["cloaking"], stats={"fire": 1}),
              crew("pilot", 1, keywords=["cloaking"]), ship("hawk", "5-1-3-2"))  # fmt: skip
    one, two = t.laci.ship("hawk"), t.laci.ship("hawk")
    t.laci.carries(one, "ghost", paid=True)
    t.laci.carries(two, "pilot", paid=True)
    assert (t.fire(one), bool(values.abilities(t.g, one)), bool(values.abilities(t.g, two))) == (2, False, True)


# -- bluffs ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("design", ["rb_crx", "rb_extra_hit", "gun", "hut", "luck", "mate"])
def test_any_card_may_lie_in_the_cantina_and_board_but_only_crew_is_ever_paid(design):
    """KG-5.12, KG-A20: face down it is crew for every rule; in the pay step the truth counts."""
    t = table(equipment("gun", 0), base("hut", 0), event("luck", 0, GAIN), crew("mate", 0), ship("hawk", "5-1-3-2"))
    hawk, fake = t.laci.ship("hawk"), t.laci.hq(design)
    t.begin(t.laci).does("lay", fake, "cantina")
    t.laci.attacks(t.dani, "colony", hawk)
    t.laci.boards(fake, hawk)
    assert t.laci.offered("pay") == (["done", ("pay", fake)] if design == "mate" else ["done"])
    t.laci.is_done()
    t.laci.bombs(hawk)
    assert t.is_in(fake, "cantina")
    assert t.state_of(fake) == "used"  # KG-A30: also face down
    assert not t.g.cards.face_up[fake]


@pytest.mark.parametrize("design", ["rb_crx", "rb_extra_hit", "mate", "hut", "luck"])
def test_a_false_equipment_takes_room_and_falls_with_its_ship(design):
    """KG-5.12, KG-3.22, KG-3.10: unpaid, so to the ruin."""
    t = table(base("hut", 0), event("luck", 0, GAIN), crew("mate", 0), ship("hawk", "5-1-3-2"),
              event("zap", 0, op("destroy", on="target"), target={"type": "ship"}))  # fmt: skip
    hawk = t.laci.ship("hawk")
    fakes = [t.laci.hq(design) for _ in range(3)]
    zap = t.laci.hq("zap")
    t.begin(t.laci).does("lay", fakes[0], hawk)
    t.laci.does("lay", fakes[1], hawk)
    assert not t.laci.may("lay", fakes[2], hawk)
    assert not t.laci.may("pay", fakes[0])
    t.laci.plays(zap, hawk)
    assert t.laci.pile("ruin") == fakes[:2]


# -- several players ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_seats_close_up(count):
    """KG-11.33, KG-11.36, KG-11.37, KG-11.38, KG-11.39: the gap closes, the last one ends the game."""
    t = table(ship("hawk", "5-1-3-2"), seats=SIX[:count])
    for player in t.players:
        player.ship("hawk")
    first = t.players[0]
    for left in range(count, 1, -1):
        victim = t.players[t.g.neighbours(0)[0]]
        after = t.g.neighbours(victim.seat)
        victim.colony(count=0)
        t.begin(first)
        first.ends()
        assert victim.seat in t.g.fallen[-1]
        assert all(owner != victim.seat or t.is_in(c, "out") for c, owner in enumerate(t.g.owner))
        if left > 2:
            assert t.state.outcome is None
            assert t.g.neighbours(0)[0] == next(s for s in after if s != 0 or left == 3)
            assert victim.seat not in {s for seat in t.g.order for s in t.g.neighbours(seat)}
    assert t.state.outcome.places[0] == [0]
    assert t.g.victims[0] == count - 1


def test_who_becomes_a_neighbour_is_looked_at_in_the_next_check():
    """KG-11.36: four players, three of them with an empty colony; the one across the table survives the first check."""
    t = table(seats=SIX[:4])
    for player in t.players[1:]:
        player.colony(count=0)
    t.begin(t.players[0])
    t.players[0].ends()
    fallen = [e.data["seat"] for e in t.happened("eliminated")]
    assert fallen == [1, 3, 2]
    phases = [e.kind for e in t.events if e.kind in ("eliminated", "rotate", "over")]
    assert phases.count("eliminated") == 3
    assert t.state.outcome is not None


def test_everybody_gets_five_credits_from_the_first_turn_on():
    """KG-11.31, KG-4.21: no ramp with three or more."""
    t = table(seats=SIX[:3], credits=0)
    t.begin(t.players[0], turn=1)
    t.players[0].ends()
    assert t.players[1].credits == 5
