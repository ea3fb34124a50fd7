"""Every ship of our own set in a situation in which something is refused to it."""

from __future__ import annotations

import pytest

from rules.kaosz import values

from .cardtable import BIG, FACES, FAST, SHIP, cases, full, put, why
from .galaxy import aim, raid

SMALL = "rb_deathwing"


def stays_home_while_damaged(name):
    """KG-7.10: only active ships attack."""
    t = full()
    put(t, f"my ship {name} damaged")
    t.begin(t.laci)
    assert why(t.laci, ("attack", t.dani.seat, "colony")) == "no_ship"
    other = t.laci.ship(SHIP)
    t.begin(t.laci).attacks(t.dani, "colony")
    assert t.laci.offered("attackers") == [other]


def cannot_defend_while_used(name):
    """KG-7.12."""
    t = full()
    mine, foe, _ = put(t, f"my ship, his ship, his ship {name} used")
    t.begin(t.laci).attacks(t.dani, "colony", mine)
    assert t.dani.offered("defenders") == [foe]


def attacks_once_a_turn(name):
    """KG-7.59: who has bombed is used."""
    t = full()
    (mine,) = put(t, f"my ship {name}")
    raid(t, "colony", mine)
    t.laci.bombs(mine)
    assert t.state_of(mine) == "used"
    assert why(t.laci, ("attack", t.dani.seat, "hq")) == "no_ship"


def carries_no_more_than_its_size(name):
    """KG-3.22: unpaid cards count, too."""
    t = full()
    (mine,) = put(t, f"my ship {name}")
    (card,) = put(t, "my hand tr_tri_laser")
    for _ in range(FACES[name].size):
        t.begin(t.laci)
        assert t.laci.may("lay", card, mine)
        put(t, "my aboard tr_prism_shield")
    t.begin(t.laci)
    assert not t.laci.may("lay", card, mine)


def finds_no_room_in_a_full_hangar(name):
    """KG-5.33: in the end phase one ship must go."""
    room = FACES[name].hangar_size
    for more, goes in ((0, False), (1, True)):
        t = full()
        put(t, f"my ship {name}")
        for _ in range(12 - room + more):
            put(t, f"my ship {SMALL}")
        t.begin(t.laci).ends()
        assert t.laci.is_asked("hangar_limit") == goes


def cannot_be_chosen_by_the_enemy(name):
    """KG-8.10: Cloaking; its own commander may choose it."""
    t = full()
    put(t, f"his ship {name}")
    scent = t.laci.hq("sh_blood_scent")
    t.begin(t.laci)
    assert why(t.laci, ("play", scent)) == "target"
    plain = t.dani.ship(SHIP)
    t.begin(t.laci).plays(scent)
    assert t.laci.offered("target") == [plain]


def gets_no_return_fire(name):
    """KG-8.11: Rapid fire."""
    t = full()
    mine, foe, other = put(t, f"my ship {name}, his ship {BIG}, my ship {SHIP}")
    raid(t, "colony", mine, other, defenders=[foe])
    t.laci.fires(mine, foe)
    assert not t.dani.is_asked("return")
    t.laci.fires(other, foe)
    assert t.dani.is_asked("return")


def bursts_only_among_several(name):
    """KG-8.13: one enemy ship is simply fired at."""
    for foes, offered in ((1, False), (2, True)):
        t = full()
        mine, *enemies = put(t, f"my ship {name}" + f", his ship {BIG}" * foes)
        raid(t, "colony", mine, defenders=enemies)
        assert t.laci.may("burst", mine) == offered


def has_no_formation_alone(name):
    """KG-8.14: ships that stay at home do not share the damage."""
    for company, asked in ((False, False), (True, True)):
        t = full()
        foe, mine, friend = put(t, f"my ship {FAST}, his ship {name}, his ship {SHIP}")
        raid(t, "colony", foe, defenders=[mine, friend] if company else [mine])
        t.laci.shoots(foe, mine)
        assert t.dani.is_asked("formation") == asked


def hides_only_while_attacking(name):
    """KG-7.37, 8.15: no fire step, no Stealth; and never for the defender."""
    t = full()
    mine, foe = put(t, f"my ship {name}, his ship {BIG}")
    raid(t, "colony", mine)
    assert t.laci.is_asked("bombers")
    t = full()
    mine, foe = put(t, f"my ship {name}, his ship {BIG}")
    raid(t, "colony", mine, defenders=[foe])
    assert t.laci.may("stealth", mine)
    t = full()
    mine, foe = put(t, f"my ship {BIG}, his ship {name}")
    raid(t, "colony", mine, defenders=[foe])
    assert not t.dani.may("stealth", foe) and t.dani.may("fire", foe, mine)


def buys_no_more_than_twice_its_fire(name):
    """KG-8.16: 2 credits for a point; one credit buys nothing."""
    fire = FACES[name].stats[1]
    for credits, most in ((1, 0), (3, 1), (20, fire)):
        t = full(credits=credits)
        mine, foe = put(t, f"my ship {name}, his ship sh_whale_eater")
        raid(t, "colony", mine, defenders=[foe])
        t.laci.fires(mine, foe)
        assert t.laci.is_asked("heavy") == (most > 0)
        if most:
            t.laci.cannot("heavy", most + 1, "core.out_of_range")
            t.laci.answers("heavy", most)
            assert (t.fire(mine), t.laci.credits) == (fire + most, credits - 2 * most)


def is_no_more_active_once_repaired(name):
    """KG-8.17: Repair turns it used instead of damaged; it cannot attack either way."""
    t = full()
    (mine,) = put(t, f"my ship {name}")
    brawl = t.laci.hq("za_bar_brawl")
    t.begin(t.laci).plays(brawl)
    assert t.state_of(mine) == "used"
    assert why(t.laci, ("attack", t.dani.seat, "colony")) == "no_ship"


def demolishes_no_more_than_twice_its_bombs(name):
    """KG-8.18: and no more than the own colony has."""
    bomb = FACES[name].stats[3]
    for own, most in ((20, bomb), (1, 1)):
        t = full()
        (mine,) = put(t, f"my ship {name}")
        t.laci.colony(count=own)
        raid(t, "colony", mine)
        t.laci.bombs(mine)
        t.laci.cannot("demolition", most + 1, "core.out_of_range")
        before = t.dani.count("colony")
        t.laci.answers("demolition", most)
        assert before - t.dani.count("colony") == bomb + most


# -- ships with a text of their own ----------------------------------------------------------------------------


def is_not_insured_against_a_sale(name):
    """Put into the trash is not destroyed: only the sale pays."""
    t = full()
    pod, fraud = put(t, f"my ship {name}, my hand ca_insurance_fraud")
    t.begin(t.laci).plays(fraud)
    aim(t.laci, pod)
    assert t.is_in(pod, "trash")
    assert t.laci.credits == 10 - FACES["ca_insurance_fraud"].cost + FACES[name].cost


def earns_nothing_at_home(name):
    t = full()
    _, other = put(t, f"my ship {name}, my ship")
    raid(t, "colony", other)
    t.laci.bombs(other)
    assert t.laci.credits == 10


def does_not_count_enemy_cruisers(name):
    t = full()
    put(t, f"his ship {SHIP}")
    one, two = t.laci.hq(name, name)
    t.begin(t.laci).does("launch", one)
    assert t.laci.count("hq") == 1
    put(t, f"my ship {SHIP}")
    t.begin(t.laci).does("launch", two)
    assert t.laci.count("hq") == 1


def finds_no_base_to_survey(name):
    """KG-6.22: an enemy base is no target."""
    t = full()
    moth, nest = put(t, f"my hand {name}, his base")
    t.begin(t.laci).does("launch", moth)
    assert t.laci.is_asked("turn.action")
    assert t.g.developments[nest] == 0


def gives_no_discount_elsewhere(name):
    t = full()
    towers = put(t, f"my ship {name}, my aboard tr_tri_laser")[1]
    laser = put(t, "my ship, my aboard tr_tri_laser")[1]
    t.laci.credits = FACES["tr_tri_laser"].cost - 1
    t.begin(t.laci)
    assert why(t.laci, ("pay", laser)) == "cost"
    assert t.laci.may("pay", towers)


REFUSED = {
    "ca_seedling": carries_no_more_than_its_size, "ca_insured_pod": is_not_insured_against_a_sale,
    "ca_thorn_petal": stays_home_while_damaged, "ca_nectar_hauler": earns_nothing_at_home,
    "ca_evergreen": is_no_more_active_once_repaired, "ca_sundew": attacks_once_a_turn,
    "ca_flytrap_colossus": buys_no_more_than_twice_its_fire,
    "ce_stray_thought": cannot_defend_while_used, "ce_whisper": cannot_be_chosen_by_the_enemy,
    "ce_reflex": carries_no_more_than_its_size, "ce_second_opinion": finds_no_room_in_a_full_hangar,
    "ce_blind_spot": cannot_be_chosen_by_the_enemy, "ce_long_memory": cannot_defend_while_used,
    "ce_hundred_minded": bursts_only_among_several,
    "hu_postal_rocket": stays_home_while_damaged, "hu_pathfinder": does_not_count_enemy_cruisers,
    "hu_eagle_wingman": has_no_formation_alone, "hu_thunder_delivery": has_no_formation_alone,
    "hu_flight_leader": has_no_formation_alone, "hu_rivet_queen": attacks_once_a_turn,
    "hu_gatling_granny": gets_no_return_fire, "hu_admirals_patience": bursts_only_among_several,
    "in_gnat": carries_no_more_than_its_size, "in_surveyor_moth": finds_no_base_to_survey,
    "in_hornet_guard": cannot_defend_while_used, "in_molting_wasp": is_no_more_active_once_repaired,
    "in_shellback": finds_no_room_in_a_full_hangar, "in_termite_barge": demolishes_no_more_than_twice_its_bombs,
    "in_hive_hammer": demolishes_no_more_than_twice_its_bombs,
    "sh_cleaner_fish": stays_home_while_damaged, "sh_dogfish": attacks_once_a_turn,
    "sh_lantern_eye": hides_only_while_attacking, "sh_mako": gets_no_return_fire,
    "sh_reef_biter": carries_no_more_than_its_size, "sh_hammerhead": buys_no_more_than_twice_its_fire,
    "sh_thresher": gets_no_return_fire, "sh_deep_tiger": finds_no_room_in_a_full_hangar,
    "sh_great_white": bursts_only_among_several, "sh_megalodon": buys_no_more_than_twice_its_fire,
    "sh_whale_eater": carries_no_more_than_its_size,
    "tr_trefoil": cannot_be_chosen_by_the_enemy, "tr_tripod": stays_home_while_damaged,
    "tr_triptych": cannot_defend_while_used, "tr_unseen_third": cannot_be_chosen_by_the_enemy,
    "tr_three_towers": gives_no_discount_elsewhere,
    "xe_iron_sparrow": attacks_once_a_turn, "xe_hatchet": finds_no_room_in_a_full_hangar,
    "xe_anvil": is_no_more_active_once_repaired, "xe_brute": cannot_defend_while_used,
    "xe_slab": finds_no_room_in_a_full_hangar, "xe_doorbreaker": demolishes_no_more_than_twice_its_bombs,
    "xe_old_unbending": is_no_more_active_once_repaired, "xe_final_argument": buys_no_more_than_twice_its_fire,
    "za_needle": carries_no_more_than_its_size, "za_pickpocket": hides_only_while_attacking,
    "za_spiteful_splinter": stays_home_while_damaged, "za_backstab": hides_only_while_attacking,
    "za_razor_laugh": gets_no_return_fire, "za_wrecking_joke": demolishes_no_more_than_twice_its_bombs,
    "za_night_burglar": hides_only_while_attacking, "za_laughing_catastrophe": bursts_only_among_several,
}  # fmt: skip


@pytest.mark.parametrize(("name", "refusal"), cases(REFUSED))
def test_a_ship(name, refusal):
    refusal(name)


def test_a_ship_in_the_hangar_counts_with_its_own_size():
    """KG-A54: Slab takes more room than its class says."""
    t = full()
    (slab,) = put(t, "my ship xe_slab")
    assert values.hangar_room(t.g, slab) == 5 > FACES["xe_slab"].size
