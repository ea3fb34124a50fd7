"""Every equipment of our own set together with another card or rule."""

from __future__ import annotations

import pytest

from rules import PASS
from rules.kaosz import values
from rules.kaosz.words import CLOAKING

from .cardtable import BIG, FACES, FAST, SHIP, cases, full, play, printed, put, stats
from .galaxy import aim, hush, loud, raid, use


def adds_up_with_itself(name):
    """KG-3.23: two of a kind on one ship."""
    t = full()
    ship, *_ = put(t, f"my ship {BIG}, my aboard {name} paid, my aboard {name} paid")
    assert stats(t, ship) == printed(BIG, name, name)
    assert stats(t, ship) != printed(BIG, name)


def is_dismantled(name):
    """Dismantle: the ship has its printed values again."""
    t = full()
    ship, card = put(t, f"his ship {BIG}, his aboard {name} paid")
    assert stats(t, ship) == printed(BIG, name) != printed(BIG)
    play(t, "tr_dismantle", card)
    assert t.is_in(card, "trash") and stats(t, ship) == printed(BIG)
    assert values.abilities(t.g, ship) == t.face(ship).keywords


def goes_down_with_its_ship(name):
    """KG-3.28, 3.10: paid to the trash, unpaid to the ruin."""
    t = full()
    ship, paid, unpaid = put(t, f"his ship damaged, his aboard {name} paid, his aboard {name}")
    assert stats(t, ship) == printed(SHIP, name) != printed(SHIP)
    play(t, "sh_last_bite", ship)
    assert [t.is_in(ship, "trash"), t.is_in(paid, "trash"), t.is_in(unpaid, "ruin")] == [True, True, True]


def is_retrofitted(name):
    """Retrofit takes it to another ship with its values."""
    t = full()
    one, card, two = put(t, f"my ship, my aboard {name} paid, my ship {BIG}")
    play(t, "tr_retrofit", card, two)
    assert (stats(t, one), stats(t, two)) == (printed(SHIP), printed(BIG, name))
    assert stats(t, two) != printed(BIG)


def is_stripped_by_a_snare(name):
    """Magnetic Snare destroys it, paid or not."""
    t = full()
    mine, card, trap = put(t, f"my ship {BIG}, my aboard {name} paid, his base tr_magnetic_snare")
    assert stats(t, mine) == printed(BIG, name) != printed(BIG)
    raid(t, trap, mine)
    t.laci.bombs(mine)
    t.dani.answers("trap", ["pay", trap])
    assert t.is_in(card, "trash") and stats(t, mine) == printed(BIG)


def is_cheaper_at_the_ring(name):
    """Assembly Ring: 1 credit less."""
    t = full(credits=FACES[name].cost - 1)
    _, ship, card = put(t, f"my base tr_assembly_ring paid, my ship, my aboard {name}")
    t.begin(t.laci).pays(card)
    assert t.laci.credits == 0 and stats(t, ship) == printed(SHIP, name)


def takes_one_off_each_of_two_hits(name):
    """Bark Mantle: the brawl does nothing, the ram only 1."""
    t = full()
    mine, _, foe = put(t, f"my ship, my aboard {name} paid, his ship {BIG}")
    play(t, "za_bar_brawl")
    assert (t.armor(mine), t.armor(foe)) == (3, 4)
    play(t, "xe_ramming_speed", foe, mine)
    assert (t.armor(mine), t.armor(foe)) == (2, 2)


def earns_until_it_is_dismantled(name):
    t = full()
    _, one, _ = put(t, f"his ship, his aboard {name} paid, his aboard {name} paid")
    play(t, "tr_dismantle", one)
    t.laci.ends()
    assert t.dani.credits == 10 + 5 + 1


def slows_twice(name):
    """Two Sticky Saps on a Cobra: the slow ship fires first."""
    t = full()
    mine, one, two, foe = put(t, f"my ship rb_mammoth, my aboard {name}, my aboard {name}, his ship {FAST}")
    raid(t, "colony", mine, defenders=[foe], pay=[one, two])
    t.laci.answers("", foe)
    t.laci.answers("", foe)
    assert (t.speed(foe), t.fire(foe)) == (1, 0)
    assert t.laci.is_asked("fire.fire")
    t.laci.shoots(mine, foe)
    while not t.laci.is_asked("turn.action"):
        player = t.players[t.asked()[0][0]]
        player.answers("", [] if player.is_asked("bombers") else PASS)
    assert t.is_in(one, "trash") and t.is_in(two, "trash") and t.is_in(foe, "trash")


def taxes_a_burst_once(name):
    """Migraine Ray: one shot at two ships costs 1 credit."""
    t = full()
    mine, _, one, two = put(t, f"my ship {BIG}, my aboard {name} paid, his ship, his ship")
    raid(t, "colony", mine, defenders=[one, two])
    while not t.laci.is_asked("fire.fire"):
        t.dani.answers("fire.fire", PASS)
    t.laci.answers("fire.fire", ["burst", mine])
    t.laci.answers("burst", [one, two])
    t.dani.answers("return", "nothing")
    t.dani.answers("return", "nothing")
    t.laci.answers("amounts", [3, 3])
    assert t.dani.credits == 9
    assert t.is_in(one, "trash") and t.is_in(two, "trash")


def looks_at_the_same_cards_again(name):
    """Thought Recorder twice, Scramble between: the same cards lie on top."""
    t = full()
    ship, card = put(t, f"my ship, my aboard {name} paid")
    t.begin(t.laci).does("use", card, 0)
    first = t.laci.offered()
    t.laci.answers("take", first[0])
    play(t, "hu_scramble", ship)
    t.laci.does("use", card, 0)
    assert set(first[1:]) <= set(t.laci.offered()) and len(t.laci.offered()) == 3


def unseats_a_captain(name):
    """Puppet Strings: Captain Vrogg's values leave the ship with him."""
    t = full()
    mine, _, foe, captain = put(t, f"my ship, my aboard {name} paid, his ship {BIG}, his crew xe_captain_vrogg paid")
    t.begin(t.laci).attacks(t.dani, "colony", mine, met_by=[foe])
    t.dani.boards(captain, foe)
    while not t.laci.is_asked("fire.fire"):
        player = t.players[t.asked()[0][0]]
        player.answers("", player.offered()[0])
    assert t.is_in(captain, "cantina") and stats(t, foe) == printed(BIG)


def counts_a_late_wingman(name):
    """Linked Sights: From Below brings one more ship with Formation."""
    t = full()
    one, _, two = put(t, f"my ship {SHIP}, my aboard {name} paid, my ship {SHIP}")
    below = t.laci.hq("sh_from_below")
    t.begin(t.laci).attacks(t.dani, "colony")
    loud(t)
    t.laci.sends(one)
    assert t.fire(one) == 3 + 1
    while not t.laci.may("play", below):
        t.players[t.asked()[0][0]].passes()
    t.laci.plays(below)
    aim(t.laci, two)
    hush(t)
    assert t.fire(one) == 3 + 2


def reaches_a_mantled_ship(name):
    """Express Parcel at a ship with Bark Mantle: 2 - 1."""
    t = full()
    mine, rocket, foe, _ = put(t, f"my ship, my aboard {name}, his ship {BIG}, his aboard ca_bark_mantle paid")
    raid(t, "colony", mine, defenders=[foe], pay=[rocket])
    t.laci.answers("", foe)
    assert t.armor(foe) == 5 - 2 + 1


def feeds_the_base_of_its_commander(name):
    """Honeycomb Plate with two bases: the commander of the lost ship chooses."""
    t = full()
    foe, _, one, two = put(t, f"his ship damaged, his aboard {name} paid, his base, his base")
    play(t, "sh_last_bite", foe)
    t.dani.answers("", two)
    assert (t.g.developments[one], t.g.developments[two]) == (0, 2)


def lays_eggs_for_an_academy(name):
    """Egg Cargo finishes a base that lacks one development."""
    t = full()
    _, cargo, base = put(t, f"my ship, my aboard {name} paid, my base hu_flight_academy short")
    t.begin(t.laci)
    assert not t.laci.may("pay", base)
    t.laci.does("use", cargo, 0)
    aim(t.laci, base)
    assert t.laci.may("pay", base)


def dies_only_once(name):
    """Phase Shield saves its ship from Last Bite, unless Dismantle takes it first."""
    for first, place in (((), "hangar"), (("tr_dismantle",), "trash")):
        t = full()
        foe, shield = put(t, f"his ship damaged, his aboard {name} paid")
        for each in first:
            play(t, each, shield)
        play(t, "sh_last_bite", foe)
        assert t.is_in(foe, place) and t.is_in(shield, "trash")


def hides_its_ship_from_cards(name):
    """Veil Projector: Cloaking, until it is dismantled: cargo is no ship."""
    t = full()
    foe, veil = put(t, f"his ship, his aboard {name} paid")
    scent = t.laci.hq("sh_blood_scent")
    t.begin(t.laci)
    assert values.abilities(t.g, foe) & CLOAKING and not t.laci.may("play", scent)
    play(t, "tr_dismantle", veil)
    assert t.laci.may("play", scent)


def fetches_what_was_dismantled(name):
    """Magnet Arm returns the laser that Dismantle destroyed."""
    t = full()
    _, arm, laser = put(t, f"my ship, my aboard {name} paid, my aboard tr_tri_laser paid")
    card = t.dani.hq("tr_dismantle")
    t.begin(t.dani).plays(card)
    aim(t.dani, laser)
    t.begin(t.laci).does("use", arm, 0)
    aim(t.laci, laser)
    assert t.is_in(laser, "hq")


def spares_cloaked_defenders(name):
    """Triplet Rockets choose: two of three defenders, the third is cloaked."""
    t = full()
    mine, rocket, one, two, veiled = put(
        t, f"my ship, my aboard {name}, his ship {BIG}, his ship {BIG}, his ship ce_blind_spot"
    )
    raid(t, "colony", mine, defenders=[one, two, veiled], pay=[rocket])
    assert t.laci.offered() == [one, two]
    t.laci.answers("", [one, two])
    assert [t.armor(s) for s in (one, two)] == [4, 4]
    assert t.armor(veiled) == FACES["ce_blind_spot"].stats[2]


def takes_the_only_defenders_shot(name):
    """Blinding Flare: a used defender neither fires nor returns fire."""
    t = full()
    mine, rocket, foe = put(t, f"my ship, my aboard {name}, his ship {FAST}")
    raid(t, "colony", mine, defenders=[foe], pay=[rocket])
    t.laci.answers("", foe)
    t.laci.fires(mine, foe)
    assert not t.dani.is_asked("return")
    assert t.is_in(foe, "trash") and t.armor(mine) == 3


def opens_a_bunker(name):
    """Bunker Opener: 2 + 2 against a wall of armor 3; without it the wall stands."""
    for pay, place in ((True, "trash"), (False, "surface")):
        t = full()
        mine, rocket, wall = put(t, f"my ship, my aboard {name}, his base in_resin_wall paid")
        raid(t, wall, mine, pay=[rocket] if pay else [])
        t.laci.bombs(mine)
        assert t.is_in(wall, place)
        assert t.is_in(rocket, "trash" if pay else "on")


def is_repaired_after_a_brawl(name):
    """Welding Kit: Repair for a ship that has none."""
    t = full()
    mine, _, other = put(t, f"my ship, my aboard {name} paid, my ship")
    play(t, "za_bar_brawl")
    assert (t.state_of(mine), t.state_of(other)) == ("used", "damaged")


def saws_at_two_ships(name):
    """Saw Launcher gives Burst fire; Jam takes it away again."""
    t = full()
    mine, _, one, two = put(t, f"my ship {FAST}, my aboard {name} paid, his ship, his ship")
    raid(t, "colony", mine, defenders=[one, two])
    assert t.laci.may("burst", mine)
    t = full()
    mine, _, one, two = put(t, f"my ship {FAST}, my aboard {name} paid, his ship, his ship")
    jam = t.dani.hq("tr_jam")
    t.begin(t.laci)
    loud(t)
    t.laci.attacks(t.dani, "colony")
    while not t.dani.may("play", jam):
        t.players[t.asked()[0][0]].passes()
    t.dani.plays(jam)
    aim(t.dani, mine)
    hush(t)
    t.laci.sends(mine)
    t.dani.defends(one, two)
    assert t.laci.may("fire", mine, one) and not t.laci.may("burst", mine)


def lets_another_ship_slip_away(name):
    """Smoke Coat may save any own participating ship, and its own ship loses the armor."""
    t = full()
    mine, coat, other, foe = put(t, f"my ship, my aboard {name} paid, my ship, his ship {FAST}")
    t.begin(t.laci).attacks(t.dani, "colony", mine, other)
    loud(t)
    t.dani.defends(foe)
    use(t, t.laci, coat)
    aim(t.laci, other)
    hush(t)
    assert t.g.combat.attackers == [mine]
    assert t.full_armor(mine) == 3 and t.is_in(coat, "trash")


def makes_insurance_pay(name):
    """Rude Surprise destroys the only defender, an Insured Pod: Dani gets 1 credit."""
    t = full()
    mine, rocket, pod = put(t, f"my ship, my aboard {name}, his ship ca_insured_pod")
    raid(t, "colony", mine, defenders=[pod], pay=[rocket])
    assert t.is_in(pod, "trash")
    assert t.dani.credits == 11 and t.laci.credits == 10 - FACES[name].cost


MEETS = {
    "ca_whip_vine": adds_up_with_itself, "ca_bark_mantle": takes_one_off_each_of_two_hits,
    "ca_cargo_pods": earns_until_it_is_dismantled, "ca_sticky_sap": slows_twice,
    "ce_migraine_ray": taxes_a_burst_once, "ce_ego_barrier": is_dismantled,
    "ce_thought_recorder": looks_at_the_same_cards_again, "ce_puppet_strings": unseats_a_captain,
    "hu_bolt_on_cannon": is_retrofitted, "hu_linked_sights": counts_a_late_wingman,
    "hu_riveted_apron": is_stripped_by_a_snare, "hu_express_parcel": reaches_a_mantled_ship,
    "in_stinger_rail": adds_up_with_itself, "in_acid_gland": is_retrofitted,
    "in_honeycomb_plate": feeds_the_base_of_its_commander, "in_egg_cargo": lays_eggs_for_an_academy,
    "sh_borrowed_cannon": goes_down_with_its_ship, "tr_tri_laser": is_cheaper_at_the_ring,
    "tr_prism_shield": is_dismantled, "tr_phase_shield": dies_only_once,
    "tr_veil_projector": hides_its_ship_from_cards, "tr_magnet_arm": fetches_what_was_dismantled,
    "tr_triplet_rockets": spares_cloaked_defenders, "tr_blinding_flare": takes_the_only_defenders_shot,
    "tr_bunker_opener": opens_a_bunker, "xe_sledge_gun": is_cheaper_at_the_ring, "xe_bomb_rack": adds_up_with_itself,
    "xe_second_skin": is_stripped_by_a_snare, "xe_welding_kit": is_repaired_after_a_brawl,
    "za_saw_launcher": saws_at_two_ships, "za_smoke_coat": lets_another_ship_slip_away,
    "za_rude_surprise": makes_insurance_pay,
}  # fmt: skip


@pytest.mark.parametrize(("name", "meeting"), cases(MEETS))
def test_an_equipment(name, meeting):
    meeting(name)
