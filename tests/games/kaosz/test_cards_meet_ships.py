"""Every ship of our own set together with another card or rule."""

from __future__ import annotations

import pytest

from rules import PASS
from rules.kaosz import values
from rules.kaosz.words import BURST

from .cardtable import BIG, FACES, FAST, RING, SHIP, cases, full, play, printed, put
from .galaxy import aim, attack, hush, loud, raid, reply

SPEED, FIRE, ARMOR, BOMB = range(4)


def shoot(t, who, mine, foe):
    """The others pass until this ship may fire; nobody returns fire."""
    while not (who.is_asked("fire.fire") and who.may("fire", mine, foe)):
        t.players[t.asked()[0][0]].answers("fire.fire", PASS)
    who.fires(mine, foe)
    other = t.dani if who is t.laci else t.laci
    if other.is_asked("return"):
        other.answers("return", "nothing")


def bombed(t, mine):
    """How many cards the colony of Dani loses to this ship."""
    before = t.dani.count("colony")
    t.laci.bombs(mine)
    while t.laci.is_asked("demolition"):
        t.laci.answers("demolition", 0)
    return before - t.dani.count("colony")


def is_sold_for_its_price(name):
    """Insurance Fraud."""
    t = full()
    (ship,) = put(t, f"my ship {name}")
    play(t, "ca_insurance_fraud", ship)
    assert t.is_in(ship, "trash")
    assert t.laci.credits == 10 - FACES["ca_insurance_fraud"].cost + FACES[name].cost


def bombs_its_own_side_under_a_borrowed_will(name):
    """Borrowed Will, KG-9.17: it comes home at the end of the turn."""
    t = full()
    (ship,) = put(t, f"his ship {name}")
    play(t, "ce_borrowed_will", ship)
    attack(t, "colony", ship)
    assert bombed(t, ship) == FACES[name].stats[BOMB]
    t.laci.ends()
    assert (t.place(ship), t.state_of(ship)) == (f"hangar:{t.dani.seat}", "active")


def is_scented(name):
    """Blood Scent, KG-3.25, 3.27."""
    t = full()
    (ship,) = put(t, f"his ship {name}")
    play(t, "sh_blood_scent", ship)
    if FACES[name].stats[ARMOR] == 1:
        assert t.is_in(ship, "trash")
    else:
        assert (t.armor(ship), t.state_of(ship)) == (FACES[name].stats[ARMOR] - 1, "damaged")


def comes_back_in_the_second_row(name):
    """Second Row takes what costs 5 or less."""
    t = full()
    small, _ = put(t, f"my trash {name}, my trash {BIG}")
    card = t.laci.hq("sh_second_row")
    t.begin(t.laci).plays(card)
    assert t.laci.offered("target") == [small]
    aim(t.laci, small)
    assert (t.place(small), t.state_of(small)) == (f"hangar:{t.laci.seat}", "active")
    assert t.laci.credits == 10 - FACES["sh_second_row"].cost


def stays_out_of_the_second_row(name):
    """Second Row: its cost is more than 5."""
    t = full()
    put(t, f"my trash {name}")
    card = t.laci.hq("sh_second_row")
    t.begin(t.laci)
    assert t.laci.why_not(("play", card)).id == "kaosz.target"
    assert FACES[name].cost > 5


def fires_a_bolted_cannon(name):
    """Bolt-on Cannon: +1 fire."""
    t = full()
    mine, _, foe = put(t, f"my ship {name}, my aboard hu_bolt_on_cannon paid, his ship {BIG}")
    raid(t, "colony", mine, defenders=[foe])
    shoot(t, t.laci, mine, foe)
    left = 5 - FACES[name].stats[FIRE] - 1
    assert t.is_in(foe, "trash") if left <= 0 else t.armor(foe) == left
    assert t.state_of(mine) == "used"


def drops_the_bombs_of_a_rack(name):
    """Bomb Rack: +2 bombardment."""
    t = full()
    mine, _ = put(t, f"my ship {name}, my aboard xe_bomb_rack paid")
    raid(t, "colony", mine)
    assert bombed(t, mine) == FACES[name].stats[BOMB] + 2


def is_calmed(name):
    """Calm Field: -1 bombardment, never below 0 (KG-3.23)."""
    t = full()
    mine, _ = put(t, f"my ship {name}, his base ce_calm_field paid")
    raid(t, "colony", mine)
    assert bombed(t, mine) == max(0, FACES[name].stats[BOMB] - 1)


def sleeps_at_low_tide(name):
    """Low Tide: it cannot defend."""
    t = full()
    mine, foe = put(t, f"my ship, his ship {name}")
    play(t, "sh_low_tide", foe)
    t.laci.attacks(t.dani, "colony", mine)
    assert t.laci.is_asked("bombers")
    assert t.state_of(foe) == "used"


def regroups_in_two_steps(name):
    """Regroup twice: damaged, used, active."""
    t = full()
    (mine,) = put(t, f"my ship {name} damaged")
    for state in ("used", "active"):
        play(t, "hu_regroup")
        assert t.state_of(mine) == state


def survives_behind_an_apron(name):
    """Riveted Apron: +2 armor against damage that would have destroyed it."""
    t = full()
    mine, _, foe = put(t, f"my ship {name}, my aboard hu_riveted_apron paid, his ship {FAST}")
    armor = FACES[name].stats[ARMOR]
    assert armor <= 2
    raid(t, "colony", mine, defenders=[foe])
    shoot(t, t.dani, foe, mine)
    assert (t.armor(mine), t.is_in(mine, "hangar")) == (armor, True)


def is_supported_by_towers(name):
    """Flak Towers: +1 fire for the defender."""
    t = full()
    mine, foe, _ = put(t, f"my ship {BIG}, his ship {name}, his base hu_flak_towers paid")
    raid(t, "colony", mine, defenders=[foe])
    shoot(t, t.dani, foe, mine)
    left = 5 - FACES[name].stats[FIRE] - 1
    assert t.is_in(mine, "trash") if left <= 0 else t.armor(mine) == left


def is_scrambled_and_attacks(name):
    """Scramble wakes it; in the end phase it turns used, then back as always (KG-5.36)."""
    t = full()
    (mine,) = put(t, f"my ship {name} used")
    play(t, "hu_scramble", mine)
    attack(t, "colony", mine)
    assert bombed(t, mine) == FACES[name].stats[BOMB]


def is_bitten_once_damaged(name):
    """Last Bite: a damaged ship with all its cargo (KG-3.28)."""
    t = full()
    foe, laser = put(t, f"his ship {name} damaged, his aboard tr_tri_laser")
    play(t, "sh_last_bite", foe)
    assert t.is_in(foe, "trash") and t.is_in(laser, "ruin")


# -- the eight abilities ---------------------------------------------------------------------------------------


def is_hit_by_a_brawl_in_spite_of_cloaking(name):
    """Bar Brawl chooses nobody (KG-8.10)."""
    t = full()
    (foe,) = put(t, f"his ship {name}")
    scent = t.laci.hq("sh_blood_scent")
    t.begin(t.laci)
    assert not t.laci.may("play", scent)
    play(t, "za_bar_brawl")
    armor = FACES[name].stats[ARMOR] - 1
    assert t.is_in(foe, "trash") if not armor else (t.armor(foe), t.state_of(foe)) == (armor, "damaged")


def is_fired_at_in_spite_of_cloaking(name):
    """KG-8.10: and its own commander may shield it with Clenched Teeth."""
    t = loud(full())
    mine, foe = put(t, f"my ship rb_marduk_kurios, his ship {name}")
    teeth, scent = t.dani.hq("xe_clenched_teeth"), t.laci.hq("sh_blood_scent")
    hush(t)
    t.begin(t.laci)
    assert not t.laci.may("play", scent)
    t.laci.attacks(t.dani, "colony", mine)
    loud(t)
    t.dani.defends(foe)
    reply(t, t.dani, teeth)
    aim(t.dani, foe)
    hush(t)
    shoot(t, t.laci, mine, foe)
    assert t.armor(foe) == FACES[name].stats[ARMOR] + 2 - 1


def shares_a_hit_in_formation(name):
    """KG-8.14: with a Unicornis beside it."""
    t = full()
    foe, mine, friend = put(t, f"my ship {FAST}, his ship {name}, his ship {SHIP}")
    raid(t, "colony", foe, defenders=[mine, friend])
    t.laci.shoots(foe, mine)
    t.dani.answers("formation", "use")
    t.dani.answers("formation_split", [1, 1])
    assert (t.armor(mine), t.armor(friend)) == (FACES[name].stats[ARMOR] - 1, 2)


def is_jammed(name):
    """Jam: -1 fire and no Burst fire until end of combat."""
    t = loud(full())
    mine, one, two = put(t, f"my ship {name}, his ship, his ship")
    jam = t.dani.hq("tr_jam")
    assert values.abilities(t.g, mine) & BURST
    t.begin(t.laci).attacks(t.dani, "colony")
    reply(t, t.dani, jam)
    aim(t.dani, mine)
    hush(t)
    t.laci.sends(mine)
    t.dani.defends(one, two)
    assert t.fire(mine) == FACES[name].stats[FIRE] - 1
    t.dani.answers("fire.fire", PASS)
    assert t.laci.may("fire", mine, one) and not t.laci.may("burst", mine)
    assert not values.abilities(t.g, mine) & BURST


def bursts_at_two(name):
    """KG-8.12: the fire is divided among a Unicornis and a small one."""
    t = full()
    mine, one, two = put(t, f"my ship {name}, his ship {SHIP}, his ship rb_marduk_kurios")
    raid(t, "colony", mine, defenders=[one, two])
    while not t.laci.may("burst", mine):
        t.dani.answers("fire.fire", PASS)
    t.laci.answers("fire.fire", ["burst", mine])
    t.laci.answers("burst", [one, two])
    t.dani.answers("return", "nothing")
    t.dani.answers("return", "nothing")
    t.laci.answers("amounts", [2, 2])
    assert t.armor(one) == 1 and t.is_in(two, "trash")


def fires_twice_beside_a_juggler(name):
    """Rapid fire and Knife Juggler: two shots, no answer."""
    t = full()
    mine, _, foe = put(t, f"my ship {name}, my aboard hu_bolt_on_cannon, his ship {BIG}")
    juggler = t.laci.crew("za_knife_juggler", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", mine)
    t.laci.boards(juggler, mine)
    while not t.dani.is_asked("defenders"):
        t.laci.is_done()
    loud(t)
    t.dani.defends(foe)
    while not t.laci.may("use", juggler, 0):
        t.players[t.asked()[0][0]].passes()
    t.laci.answers("reply", ["use", juggler, 0])
    aim(t.laci, mine)
    hush(t)
    while t.laci.is_asked("pay"):
        t.laci.is_done()
    t.laci.fires(mine, foe)
    assert t.state_of(mine) == "active" and t.laci.is_asked("fire.fire")
    fire = FACES[name].stats[FIRE]
    t.laci.fires(mine, foe)
    assert t.is_in(foe, "trash") if 2 * fire >= 5 else t.armor(foe) == 5 - 2 * fire


def bombs_before_it_is_hit(name):
    """KG-8.7: Stealth instead of return fire; the shot of a Needle still counts."""
    t = full()
    mine, foe = put(t, f"my ship {name}, his ship za_needle")
    raid(t, "colony", mine, defenders=[foe])
    before = t.dani.count("colony")
    t.dani.fires(foe, mine)
    t.laci.answers("return", "stealth")
    assert before - t.dani.count("colony") == FACES[name].stats[BOMB]
    left = FACES[name].stats[ARMOR] - FACES["za_needle"].stats[FIRE]
    assert t.is_in(mine, "trash") if left <= 0 else t.armor(mine) == left


def buys_fire_on_top_of_a_cannon(name):
    """KG-8.16: bought fire and a Bolt-on Cannon add up, within twice the base fire."""
    t = full()
    mine, _, foe = put(t, f"my ship {name}, my aboard hu_bolt_on_cannon paid, his ship xe_old_unbending")
    raid(t, "colony", mine, defenders=[foe])
    while not t.laci.is_asked("fire.fire"):
        t.dani.answers("fire.fire", PASS)
    t.laci.fires(mine, foe)
    t.laci.cannot("heavy", FACES[name].stats[FIRE], "core.out_of_range")
    t.laci.answers("heavy", 1)
    t.dani.answers("return", "nothing")
    left = FACES["xe_old_unbending"].stats[ARMOR] - FACES[name].stats[FIRE] - 2
    assert t.is_in(foe, "trash") if left <= 0 else t.armor(foe) == left
    assert t.laci.credits == 8


def is_only_used_after_a_hit(name):
    """KG-8.17: Repair, so Last Bite finds nothing to bite."""
    t = full()
    (foe,) = put(t, f"his ship {name}")
    play(t, "sh_blood_scent", foe)
    assert (t.state_of(foe), t.armor(foe)) == ("used", FACES[name].stats[ARMOR] - 1)
    bite = t.laci.hq("sh_last_bite")
    t.begin(t.laci)
    assert t.laci.why_not(("play", bite)).id == "kaosz.target"


def demolishes_a_wall(name):
    """KG-8.18: own cards raise the bombardment; a paid base falls when it reaches its armor (KG-7.58)."""
    t = full()
    mine, wall, shield = put(t, f"my ship {name}, his base in_resin_wall paid, his base {RING} paid")
    bomb, before = FACES[name].stats[BOMB], t.laci.count("colony")
    raid(t, shield, mine)  # beside the wall: 2 + 2 armor
    t.laci.bombs(mine)
    t.laci.answers("demolition", 1)
    assert t.laci.count("colony") == before - 1
    assert t.is_in(shield, "trash") if bomb + 1 >= 4 else t.armor(shield) == 4 - bomb - 1
    assert t.is_in(wall, "surface")


# -- ships with a text of their own ----------------------------------------------------------------------------


def is_insured_against_its_own_side(name):
    """Ramming Speed destroys it; its policy pays."""
    t = full()
    pod, foe = put(t, f"my ship {name}, his ship {BIG}")
    play(t, "xe_ramming_speed", foe, pod)
    assert t.is_in(pod, "trash") and t.armor(foe) == 3
    assert t.laci.credits == 10 - FACES["xe_ramming_speed"].cost + 1


def earns_beside_another_hauler(name):
    """Each hauler has its own limit: two earn 2 in one bombardment."""
    t = full()
    one, two = put(t, f"my ship {name}, my ship {name}")
    raid(t, "colony", one, two)
    t.laci.bombs(one, two)
    while not t.laci.is_asked("turn.action"):
        t.players[t.asked()[0][0]].answers("", t.players[t.asked()[0][0]].offered())
    assert t.laci.credits == 12


def finds_its_way_beside_an_academy(name):
    """With Flight Academy and a cruiser the third ship gives two cards."""
    t = full()
    put(t, f"my base hu_flight_academy paid, my ship {SHIP}, my ship {SHIP}")
    card = t.laci.hq(name)
    t.begin(t.laci).does("launch", card)
    while not t.laci.is_asked("turn.action"):
        t.laci.answers("", t.laci.offered())
    assert t.laci.count("hq") == 2


def surveys_a_nursery(name):
    """The development it brings makes Royal Nursery payable."""
    t, need = full(), FACES["in_royal_nursery"].development
    nest, moth = put(t, f"my base in_royal_nursery dev{need - 1}, my hand {name}")
    t.begin(t.laci)
    assert t.laci.why_not(("pay", nest)).id == "kaosz.developments"
    t.laci.does("launch", moth)
    aim(t.laci, nest)
    assert t.laci.may("pay", nest)


def shares_its_discount_with_a_ring(name):
    """Three Towers and Assembly Ring: 2 credits less, never below 0 (KG-5.22)."""
    t = full()
    _, _, veil, plate = put(
        t, f"my base tr_assembly_ring paid, my ship {name}, my aboard tr_veil_projector, my aboard tr_phase_shield"
    )
    t.laci.credits = FACES["tr_phase_shield"].cost - 2
    t.begin(t.laci).pays(plate)
    t.laci.pays(veil)
    assert t.laci.credits == 0
    assert printed(name, "tr_phase_shield", "tr_veil_projector")[:3] == (t.speed(t.laci.pile("hangar")[0]), 3, 6)


MEETS = {
    "ca_seedling": comes_back_in_the_second_row, "ca_insured_pod": is_insured_against_its_own_side,
    "ca_thorn_petal": is_sold_for_its_price, "ca_nectar_hauler": earns_beside_another_hauler,
    "ca_evergreen": is_only_used_after_a_hit, "ca_sundew": is_calmed,
    "ca_flytrap_colossus": buys_fire_on_top_of_a_cannon,
    "ce_stray_thought": survives_behind_an_apron, "ce_whisper": is_hit_by_a_brawl_in_spite_of_cloaking,
    "ce_reflex": fires_a_bolted_cannon, "ce_second_opinion": is_scented,
    "ce_blind_spot": is_fired_at_in_spite_of_cloaking, "ce_long_memory": regroups_in_two_steps,
    "ce_hundred_minded": is_jammed,
    "hu_postal_rocket": comes_back_in_the_second_row, "hu_pathfinder": finds_its_way_beside_an_academy,
    "hu_eagle_wingman": shares_a_hit_in_formation, "hu_thunder_delivery": shares_a_hit_in_formation,
    "hu_flight_leader": shares_a_hit_in_formation, "hu_rivet_queen": is_supported_by_towers,
    "hu_gatling_granny": fires_twice_beside_a_juggler, "hu_admirals_patience": bursts_at_two,
    "in_gnat": is_scented, "in_surveyor_moth": surveys_a_nursery, "in_hornet_guard": is_scrambled_and_attacks,
    "in_molting_wasp": is_only_used_after_a_hit, "in_shellback": bombs_its_own_side_under_a_borrowed_will,
    "in_termite_barge": demolishes_a_wall, "in_hive_hammer": demolishes_a_wall,
    "sh_cleaner_fish": fires_a_bolted_cannon, "sh_dogfish": drops_the_bombs_of_a_rack,
    "sh_lantern_eye": bombs_before_it_is_hit, "sh_mako": fires_twice_beside_a_juggler,
    "sh_reef_biter": sleeps_at_low_tide, "sh_hammerhead": buys_fire_on_top_of_a_cannon,
    "sh_thresher": fires_twice_beside_a_juggler, "sh_deep_tiger": is_bitten_once_damaged,
    "sh_great_white": is_jammed, "sh_megalodon": buys_fire_on_top_of_a_cannon,
    "sh_whale_eater": is_supported_by_towers,
    "tr_trefoil": is_hit_by_a_brawl_in_spite_of_cloaking, "tr_tripod": drops_the_bombs_of_a_rack,
    "tr_triptych": bombs_its_own_side_under_a_borrowed_will, "tr_unseen_third": is_fired_at_in_spite_of_cloaking,
    "tr_three_towers": shares_its_discount_with_a_ring,
    "xe_iron_sparrow": is_scrambled_and_attacks, "xe_hatchet": survives_behind_an_apron,
    "xe_anvil": is_only_used_after_a_hit, "xe_brute": sleeps_at_low_tide, "xe_slab": is_sold_for_its_price,
    "xe_doorbreaker": demolishes_a_wall, "xe_old_unbending": is_only_used_after_a_hit,
    "xe_final_argument": buys_fire_on_top_of_a_cannon,
    "za_needle": is_supported_by_towers, "za_pickpocket": bombs_before_it_is_hit,
    "za_spiteful_splinter": is_calmed, "za_backstab": bombs_before_it_is_hit,
    "za_razor_laugh": fires_twice_beside_a_juggler, "za_wrecking_joke": demolishes_a_wall,
    "za_night_burglar": bombs_before_it_is_hit, "za_laughing_catastrophe": bursts_at_two,
}  # fmt: skip


@pytest.mark.parametrize(("name", "meeting"), cases(MEETS))
def test_a_ship(name, meeting):
    meeting(name)
