"""Every base of our own set together with another card or rule; and no card of the set is left out anywhere."""

from __future__ import annotations

import pytest

from . import (
    test_cards_meet_crew,
    test_cards_meet_equipment,
    test_cards_meet_events,
    test_cards_meet_interrupts,
    test_cards_meet_ships,
    test_cards_refused_in_play,
    test_cards_refused_played,
    test_cards_refused_ships,
)
from .cardtable import BIG, FACES, FAST, SHIP, cases, full, play, put, why
from .galaxy import aim, attack, hush, loud, raid, reply


def bombed_by_laci(t, base, *ships):
    raid(t, base, *ships)
    t.laci.bombs(*ships)


def falls(t, base):
    """Laci's giant bombs the paid base (KG-7.58)."""
    (giant,) = put(t, f"my ship {BIG}")
    t.laci.credits = 20
    bombed_by_laci(t, base, giant)
    assert t.is_in(base, "trash")


def pays_when_a_shift_hurries_it(name):
    """Compound Interest with Night Shift: payable 2 developments early."""
    t = full()
    (study,) = put(t, f"my base {name} short")
    shift = t.laci.hq("in_night_shift")
    t.begin(t.dani)
    loud(t)
    t.dani.ends()
    reply(t, t.laci, shift)
    aim(t.laci, study)
    hush(t)
    before = t.laci.credits
    t.laci.pays(study)
    assert t.laci.credits == before - FACES[name].cost + 7 and t.is_in(study, "trash")


def is_negated_but_spent(name):
    """Nope answers the payment: no cards, and the research goes to the trash (KG-6.15). Unanswered it gives two."""
    t = full()
    (study,) = put(t, f"my base {name} ready")
    t.begin(t.laci).pays(study)
    t.laci.answers("take", t.laci.offered()[:2])
    assert t.laci.count("hq") == 2
    t = full()
    (study,) = put(t, f"my base {name} ready")
    nope = t.dani.hq("za_nope")
    t.begin(t.laci)
    loud(t)
    t.laci.pays(study)
    reply(t, t.dani, nope)
    aim(t.dani, t.dani.offered()[0])
    hush(t)
    assert t.laci.is_asked("turn.action")
    assert (t.laci.count("hq"), t.laci.credits) == (0, 10 - FACES[name].cost)
    assert t.is_in(study, "trash")


def taxes_twice(name):
    """Two Tolls of Thoughts: drawing costs 3; bombed away, it costs less."""
    t = full()
    one, _ = put(t, f"his base {name} paid, his base {name} paid")
    t.laci.credits = 2
    t.begin(t.laci)
    assert t.laci.why_not("draw").id == "kaosz.cost"
    falls(t, one)
    t.laci.credits = 2
    t.laci.does("draw")
    assert t.laci.credits == 0


def calms_until_it_falls(name):
    """Calm Field weakens even the bombs that destroy it."""
    t = full()
    giant, field = put(t, f"my ship {BIG}, his base {name} paid")
    raid(t, field, giant)
    assert t.bomb(giant) == 4
    t.laci.bombs(giant)
    assert t.is_in(field, "trash") and t.bomb(giant) == 5


def rewards_a_borrowed_fleet(name):
    """Flight Academy counts a ship under a Borrowed Will."""
    t = full(credits=20)
    _, _, foe = put(t, f"my base {name} paid, my ship, his ship")
    play(t, "ce_borrowed_will", foe)
    small = t.laci.hq("rb_deathwing")
    t.begin(t.laci).does("launch", small)
    assert t.laci.count("hq") == 1


def towers_stack(name):
    """Two Flak Towers: +2 for defenders; Forgotten Purpose takes one."""
    t = full()
    one, _, mine, other, foe = put(t, f"his base {name} paid, his base {name} paid, my ship, my ship, his ship")
    raid(t, "colony", mine, defenders=[foe])
    assert (t.fire(mine), t.fire(foe)) == (3, 5)
    t.laci.shoots(mine, foe)
    assert t.is_in(foe, "trash")
    (late,) = put(t, "his ship")
    play(t, "ce_forgotten_purpose", one)
    attack(t, "colony", other, defenders=[late])
    assert t.fire(late) == 4


def parades_no_more_than_three(name):
    """Grand Parade: four big ships, one of them borrowed, three cards."""
    t = full()
    study, _, _, _, foe = put(t, f"my base {name} ready, my ship, my ship, my ship {BIG}, his ship")
    play(t, "ce_borrowed_will", foe)
    t.laci.pays(study)
    assert t.laci.count("hq") == 3 and t.is_in(study, "trash")


def taxes_beside_mines(name):
    """Thorn Ring and Mine Ring: an attack costs 2 (KG-A48)."""
    t = full()
    put(t, f"his base {name} paid, his base paid, my ship")
    t.laci.credits = 1
    t.begin(t.laci)
    assert why(t.laci, ("attack", t.dani.seat, "colony")) == "tax"
    t.laci.credits = 2
    t.begin(t.laci).attacks(t.dani, "colony")
    assert t.laci.credits == 0


def protects_a_neighbour_from_bombs(name):
    """A Mine Ring between two Resin Walls has 2 + 4 armor against 5 bombs; the walls are no neighbours."""
    t = full()
    left, ring, right, mine = put(t, f"his base {name} paid, his base paid, his base {name} paid, my ship {BIG}")
    t.begin(t.laci).attacks(t.dani, ring)
    t.dani.answers("order", t.dani.offered())
    t.laci.sends(mine)
    t.laci.bombs(mine)
    assert t.is_in(ring, "surface") and t.armor(ring) == 1
    assert [t.armor(left), t.armor(right)] == [FACES[name].stats[2]] * 2


def feeds_a_second_nursery(name):
    """Two nurseries in a row: the first feeds the second, the second what comes after it."""
    t = full()
    first, second, last = put(t, f"my base {name} paid, my base {name} paid, my base")
    t.begin(t.laci)
    t.to_next_turn_of(t.laci)
    assert [t.g.developments[each] for each in (first, second, last)] == [0, 1, 1]


def lives_on_nectar(name):
    """Queen's Court without developments after one use; Nectar Ration fills it, but only once per turn."""
    t = full()
    (court,) = put(t, f"my base {name} paid dev2")
    t.begin(t.laci).does("use", court, 0)
    play(t, "in_nectar_ration", court)
    assert t.g.developments[court] == 3
    assert why(t.laci, ("use", court, 0)) == "limit"


def swarms_over_a_small_colony(name):
    """Great Swarming with more developments than the colony has cards: that is the end (KG-5.30)."""
    t = full()
    (study,) = put(t, f"my base {name} dev6")
    t.dani.colony(count=4)
    t.begin(t.laci).pays(study)
    assert (t.dani.count("colony"), t.dani.count("ruin")) == (0, 4)
    t.laci.ends()
    assert t.g.outcome is not None


def sprung(t, trap, *ships):
    """Laci bombs the trap, Dani pays it."""
    bombed_by_laci(t, trap, *ships)
    t.dani.answers("trap", ["pay", trap])


def swallows_a_shielded_ship(name):
    """Sinkhole Nest and Phase Shield: the shield dies instead."""
    t = full()
    mine, shield, other, trap = put(
        t, f"my ship {BIG}, my aboard tr_phase_shield paid, my ship rb_deathwing, his base {name}"
    )
    sprung(t, trap, mine, other)
    t.laci.answers("", mine)
    assert t.is_in(shield, "trash") and t.is_in(mine, "hangar") and t.state_of(mine) == "damaged"
    assert t.is_in(other, "hangar")


def widens_the_hangar_until_it_falls(name):
    """Coral Dock: without it the fleet is too large in the end phase (KG-5.33)."""
    for forgotten in (False, True):
        t = full()
        dock, *_ = put(t, f"my base {name} paid, my ship {BIG}, my ship {BIG}, my ship {BIG}, my ship rb_deathwing")
        if forgotten:
            card = t.dani.hq("ce_forgotten_purpose")
            t.begin(t.dani).plays(card)
            aim(t.dani, dock)
        t.begin(t.laci).ends()
        assert t.laci.is_asked("hangar_limit") == forgotten


def feeds_on_attackers(name):
    """Reef of Teeth as the defender's base: Clown Mine destroys an attacker, Dani draws."""
    t = full()
    mine, trap, _ = put(t, f"my ship {SHIP}, his base za_clown_mine, his base {name} paid")
    sprung(t, trap, mine)
    while not t.laci.is_asked("turn.action"):
        t.dani.answers("", mine)
    assert t.is_in(mine, "trash") and t.dani.count("hq") == 1


def eats_only_what_it_can_choose(name):
    """Feeding Pit targets: a cloaked cheap ship is safe, the other is not."""
    t = full()
    veiled, mine, trap = put(t, f"my ship ce_whisper, my ship {FAST}, his base {name}")
    put(t, "my aboard xe_bomb_rack paid")
    sprung(t, trap, mine, veiled)
    assert t.dani.offered("target") == [mine]
    aim(t.dani, mine)
    assert t.is_in(mine, "trash") and t.is_in(veiled, "hangar")


def reads_six_of_a_small_colony(name):
    """Blueprint Vault with four cards left, then Mended Comb brings it back."""
    t = full()
    (vault,) = put(t, f"my base {name} ready")
    comb = t.laci.hq("in_mended_comb")
    t.laci.colony(count=4)
    t.begin(t.laci).pays(vault)
    assert len(t.laci.offered()) == 4
    t.laci.answers("take", t.laci.offered()[0])
    t.laci.plays(comb)
    aim(t.laci, vault)
    assert t.is_in(vault, "hq") and t.laci.count("hq") == 2


def makes_two_shields_cheaper(name):
    """Two Assembly Rings: 2 less, never below 0; rockets in the pay step, too."""
    t = full()
    _, _, ship, shield, rocket = put(
        t, f"my base {name} paid, my base {name} paid, my ship, my aboard tr_phase_shield, my aboard tr_blinding_flare"
    )
    foe = put(t, f"his ship {BIG}")[0]
    t.begin(t.laci).pays(shield)
    assert t.laci.credits == 10 - max(0, FACES["tr_phase_shield"].cost - 2)
    before = t.laci.credits
    attack(t, "colony", ship, defenders=[foe], pay=[rocket])
    t.laci.answers("", foe)
    assert (t.state_of(foe), t.laci.credits) == ("used", before - max(0, FACES["tr_blinding_flare"].cost - 2))


def snares_a_phase_shield(name):
    """Magnetic Snare: the shield is gone before the damage."""
    t = full()
    mine, shield, other, trap = put(
        t, f"my ship {BIG}, my aboard tr_phase_shield paid, my ship rb_deathwing, his base {name}"
    )
    sprung(t, trap, mine, other)
    assert t.is_in(shield, "trash") and t.is_in(other, "trash") and t.armor(mine) == 4


def bars_borrowed_scouts(name):
    """Iron Gate holds scouts back that its own commander lost to a Borrowed Will."""
    t = full()
    _, scout = put(t, f"his base {name} paid, his ship rb_deathwing")
    play(t, "ce_borrowed_will", scout)
    assert why(t.laci, ("attack", t.dani.seat, "colony")) == "no_attack"
    put(t, "my ship")
    t.begin(t.laci).attacks(t.dani, "colony")
    assert scout not in t.laci.offered("attackers")


def rolls_over_repaired_ships(name):
    """Scrap Avalanche after the fire step: Repair turns used, others damaged (KG-7.48)."""
    t = full()
    plain, kit, trap = put(t, f"my ship {BIG}, my ship ca_evergreen, his base {name}")
    sprung(t, trap, plain, kit)
    assert (t.state_of(plain), t.state_of(kit)) == ("damaged", "used")
    assert (t.armor(plain), t.armor(kit)) == (4, FACES["ca_evergreen"].stats[2] - 1)


def studies_a_base_with_a_wall(name):
    """Impact Study destroys a paid wall whatever its armor; its neighbours stay."""
    t = full()
    study, wall, ring = put(t, f"my base {name} ready, his base in_resin_wall paid, his base paid")
    t.begin(t.laci).pays(study)
    aim(t.laci, wall)
    assert t.is_in(wall, "trash") and t.is_in(ring, "surface") and t.is_in(study, "trash")


def jokes_about_a_mantle(name):
    """Clown Mine at a ship with Bark Mantle: 3 - 1."""
    t = full()
    mine, _, trap = put(t, f"my ship {BIG}, my aboard ca_bark_mantle paid, his base {name}")
    sprung(t, trap, mine)
    while not t.laci.is_asked("turn.action"):
        t.dani.answers("", mine)
    assert t.armor(mine) == 3


def empties_a_short_hand(name):
    """False Bottom: one card in HQ is all there is to lose."""
    t = full()
    mine, trap, card = put(t, f"my ship {BIG}, his base {name}, my hand")
    sprung(t, trap, mine)
    assert t.is_in(card, "ruin") and t.laci.count("hq") == 0
    assert t.is_in(trap, "trash") and t.dani.credits == 10 - FACES[name].cost


def plays_with_a_poor_guest(name):
    """Gambling Den after Protection Money: who has 1 credit left loses just that."""
    t = full()
    (den,) = put(t, f"my base {name} paid")
    t.dani.credits = 4
    play(t, "ca_protection_money")
    t.laci.does("use", den, 0)
    t.dani.answers("", ["mode", 0])
    assert (t.dani.credits, t.laci.credits) == (0, 10 - FACES["ca_protection_money"].cost + 3 - 1)


MEETS = {
    "ca_compound_interest": pays_when_a_shift_hurries_it, "ce_theory_of_everything": is_negated_but_spent,
    "ce_toll_of_thoughts": taxes_twice, "ce_calm_field": calms_until_it_falls,
    "hu_flight_academy": rewards_a_borrowed_fleet, "hu_flak_towers": towers_stack,
    "hu_grand_parade": parades_no_more_than_three, "in_thorn_ring": taxes_beside_mines,
    "in_resin_wall": protects_a_neighbour_from_bombs, "in_royal_nursery": feeds_a_second_nursery,
    "in_queens_court": lives_on_nectar, "in_great_swarming": swarms_over_a_small_colony,
    "in_sinkhole_nest": swallows_a_shielded_ship, "sh_coral_dock": widens_the_hangar_until_it_falls,
    "sh_reef_of_teeth": feeds_on_attackers, "sh_feeding_pit": eats_only_what_it_can_choose,
    "tr_blueprint_vault": reads_six_of_a_small_colony, "tr_assembly_ring": makes_two_shields_cheaper,
    "tr_magnetic_snare": snares_a_phase_shield, "xe_iron_gate": bars_borrowed_scouts,
    "xe_scrap_avalanche": rolls_over_repaired_ships, "xe_impact_study": studies_a_base_with_a_wall,
    "za_clown_mine": jokes_about_a_mantle, "za_false_bottom": empties_a_short_hand,
    "za_gambling_den": plays_with_a_poor_guest,
}  # fmt: skip


@pytest.mark.parametrize(("name", "meeting"), cases(MEETS))
def test_a_base(name, meeting):
    meeting(name)


def test_every_card_of_the_set_is_refused_once_and_meets_another():
    refusals = (test_cards_refused_ships, test_cards_refused_played, test_cards_refused_in_play)
    meetings = (test_cards_meet_ships, test_cards_meet_events, test_cards_meet_interrupts, test_cards_meet_equipment,
                test_cards_meet_crew)  # fmt: skip
    assert {name for each in refusals for name in each.REFUSED} == set(FACES)
    assert {name for each in meetings for name in each.MEETS} | set(MEETS) == set(FACES)
    assert len(FACES) == 200
