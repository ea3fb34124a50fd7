"""Every equipment, crew and base of our own set where it may not be paid, used or boarded, and where it may."""

from __future__ import annotations

import pytest

from .cardtable import FACES, answer_to, cases, full, put, why, window_of
from .galaxy import aim, attack, loud, raid

ABOARD, CANTINA, SURFACE = "main: my ship, my aboard *", "main: my crew *", "main: my base * ready"
BLUFFED_CREW = ((ABOARD, "bluff"), (CANTINA, ""))
BLUFFED_EQUIPMENT = ((CANTINA, "bluff"), (ABOARD, ""))
ROCKET = ((ABOARD, "rocket"), (CANTINA, "bluff"))
UNFINISHED = (("main: my base * short", "developments"), (SURFACE, ""))
TRAP = (("main: my base * dev5", "trap"), (CANTINA, "bluff"))

PAID = {
    "ca_bark_mantle": BLUFFED_EQUIPMENT, "ca_sticky_sap": ROCKET, "ce_ego_barrier": BLUFFED_EQUIPMENT,
    "hu_express_parcel": ROCKET, "hu_riveted_apron": BLUFFED_EQUIPMENT, "in_honeycomb_plate": BLUFFED_EQUIPMENT,
    "tr_phase_shield": BLUFFED_EQUIPMENT, "tr_veil_projector": BLUFFED_EQUIPMENT, "tr_triplet_rockets": ROCKET,
    "tr_blinding_flare": ROCKET, "tr_bunker_opener": ROCKET, "xe_second_skin": BLUFFED_EQUIPMENT,
    "xe_welding_kit": BLUFFED_EQUIPMENT, "za_rude_surprise": ROCKET,
    "ca_captain_rosewater": BLUFFED_CREW, "ca_queen_of_weeds": BLUFFED_CREW, "ce_committee": BLUFFED_CREW,
    "hu_captain_overtime": BLUFFED_CREW, "hu_union_gunners": BLUFFED_CREW, "sh_harpooners": BLUFFED_CREW,
    "tr_aiming_triplet": BLUFFED_CREW, "xe_grandmother_karr": BLUFFED_CREW, "xe_gun_deck_veteran": BLUFFED_CREW,
    "ca_compound_interest": UNFINISHED, "ce_theory_of_everything": UNFINISHED, "ce_toll_of_thoughts": UNFINISHED,
    "ce_calm_field": UNFINISHED, "hu_flight_academy": UNFINISHED, "hu_flak_towers": UNFINISHED,
    "hu_grand_parade": UNFINISHED, "in_thorn_ring": UNFINISHED, "in_resin_wall": UNFINISHED,
    "in_royal_nursery": UNFINISHED, "sh_coral_dock": UNFINISHED, "sh_reef_of_teeth": UNFINISHED,
    "tr_blueprint_vault": UNFINISHED, "tr_assembly_ring": UNFINISHED, "xe_iron_gate": UNFINISHED,
    "in_great_swarming": ((CANTINA, "bluff"), ("main: my base * dev0", "")),
    "xe_impact_study": (("main: my base * ready", "target"), ("main: my base * ready, his base", "")),
    "in_sinkhole_nest": TRAP, "tr_magnetic_snare": TRAP, "xe_scrap_avalanche": TRAP, "za_false_bottom": TRAP,
}  # fmt: skip

USED = {
    "ca_tax_fern": (("main: my crew * paid used", "ability_cost"), ("main: my crew * paid", "")),
    "ca_dealer_orchid": (("main: my crew * paid", "ability_cost"), ("main: my crew * paid, my hand", "")),
    "ce_oracle_in_a_jar": (("main: my crew * paid, my credits 0", "ability_cost"), ("main: my crew * paid", "")),
    "sh_bottom_feeder": (("main: my crew * paid, his crew paid, his ship", "target"),
                         ("main: my crew * paid, his ship, his aboard", "")),
    "sh_double_agent": (("main: my crew * paid, his crew paid, his ship, his aboard", "target"),
                        ("main: my crew * paid, his crew", "")),
    "ce_thought_recorder": (("main: my ship used, my aboard * paid", "ability_cost"),
                            ("main: my ship, my aboard * paid", "")),
    "in_egg_cargo": (("main: my ship, my aboard * paid, his base", "target"),
                     ("main: my ship, my aboard * paid, my base", "")),
    "tr_magnet_arm": (("main: my ship, my aboard * paid, my trash rb_crx", "target"),
                      ("main: my ship, my aboard * paid, my trash tr_tri_laser", "")),
    "za_smoke_coat": (("declared: my ship, my aboard * paid, my hand", "target"),
                      ("named: my ship, my aboard * paid", "")),
    "in_queens_court": (("main: my base * paid dev1", "ability_cost"), ("main: my base * paid dev2", "")),
    "za_gambling_den": (("main: my base * paid, my credits 0", "ability_cost"), ("main: my base * paid", "")),
}  # fmt: skip


@pytest.mark.parametrize("name", list(PAID))
def test_a_card_that_cannot_be_paid_here(name):
    """KG-3.42, 3.62, 3.68, 5.12, 6.22."""
    assert [answer_to(name, "pay", situation) for situation, _ in PAID[name]] == [code for _, code in PAID[name]]


@pytest.mark.parametrize("name", list(USED))
def test_an_ability_that_cannot_be_used_now(name):
    """KG-3.4, 6.22."""
    assert [answer_to(name, "use", situation) for situation, _ in USED[name]] == [code for _, code in USED[name]]


# -- other refusals --------------------------------------------------------------------------------------------


def costs_what_is_printed(name):
    """KG-5.13: one credit less does not suffice, and nothing counts before it is paid."""
    t = full(credits=FACES[name].cost - 1)
    ship, card = put(t, f"my ship, my aboard {name}")
    t.begin(t.laci)
    assert why(t.laci, ("pay", card)) == "cost"
    assert (t.fire(ship), t.bomb(ship)) == (3, 2)
    t.laci.credits = FACES[name].cost
    t.begin(t.laci).pays(card)
    assert t.laci.credits == 0


def is_for_own_ships_only(name):
    """KG-3.40: with room, and never on an enemy ship."""
    t = full()
    card, foe, full_ship, _, room = put(
        t, f"my hand {name}, his ship, my ship rb_deathwing, my aboard tr_tri_laser, my ship rb_deathwing"
    )
    t.begin(t.laci)
    places = [option[2] for option in t.laci.offered() if option[:2] == ("lay", card)]
    assert places == ["surface", "cantina", room]
    assert foe not in places and full_ship not in places


def boards_only_upright(name):
    """KG-3.53."""
    t = full()
    ship, tired, fresh = put(t, f"my ship, my crew {name} paid used, my crew {name} paid")
    t.begin(t.laci).attacks(t.dani, "colony", ship)
    assert t.laci.offered("crew") == ["done", ("board", fresh, ship)]
    assert t.state_of(tired) == "used"


def finds_no_berth_on_a_full_ship(name):
    """KG-3.22."""
    t = full()
    small, _, crew = put(t, f"my ship rb_deathwing, my aboard tr_tri_laser paid, my crew {name} paid")
    big = put(t, "my ship")[0]
    t.begin(t.laci).attacks(t.dani, "colony", small, big)
    assert t.laci.offered("crew") == ["done", ("board", crew, big)]


def is_paid_in_the_pay_step_only_for_its_price(name):
    """KG-7.20: aboard, one credit short."""
    t = full(credits=FACES[name].cost - 1)
    ship, crew = put(t, f"my ship, my crew {name}")
    t.begin(t.laci).attacks(t.dani, "colony", ship)
    t.laci.boards(crew, ship)
    assert t.laci.is_asked("pay") and why(t.laci, ("pay", crew)) == "cost"
    assert t.fire(ship) == 3


def is_useless_at_home(name):
    """KG-3.54: not from the cantina, only aboard."""
    for home in (True, False):
        t = full()
        ship, crew, _, foe, _ = put(t, f"my ship, my crew {name} paid, my base, his ship, my hand")
        t.begin(t.laci).attacks(t.dani, "colony", ship)
        if home:
            t.laci.is_done()
        else:
            t.laci.boards(crew, ship)
        while not t.dani.is_asked("defenders"):
            t.laci.is_done()
        loud(t)
        t.dani.defends(foe)
        window_of(t, t.laci)
        assert t.laci.may("use", crew, 0) != home


def bites_nothing_dear(name):
    """Feeding Pit has no target among ships that cost more than 8; then it just falls (KG-7.57)."""
    t = full()
    mine, trap = put(t, f"my ship rb_crx, his base {name}")
    raid(t, trap, mine)
    t.laci.bombs(mine)
    assert why(t.dani, ("pay", trap)) == "target"
    t.dani.answers("trap", "no")
    assert t.is_in(trap, "ruin") and t.is_in(mine, "hangar")


def is_too_dear_when_it_matters(name):
    """KG-7.57: without the credits the trap is lost; a single bomb does not set it off."""
    t = full(credits=FACES[name].cost - 1)
    mine, small, trap = put(t, f"my ship rb_crx, my ship rb_deathwing, his base {name}")
    raid(t, trap, small)
    t.laci.bombs(small)
    assert t.laci.is_asked("turn.action") and t.is_in(trap, "surface")
    attack(t, trap, mine)
    t.laci.bombs(mine)
    assert why(t.dani, ("pay", trap)) == "cost"
    t.dani.answers("trap", "no")
    assert t.is_in(trap, "ruin") and t.armor(mine) == 5


def moves_nothing_from_enemy_ships(name):
    """Gadgeteer: only equipment of his own commander is a target, so nothing is asked or moved (UX-33)."""
    t = full()
    ship, who = put(t, f"my ship, my crew {name} paid")
    foe, laser = put(t, "his ship, his aboard tr_tri_laser paid")
    t.begin(t.laci).attacks(t.dani, "colony", ship)
    t.laci.boards(who, ship)
    assert not t.laci.is_asked("optional") and not t.laci.is_asked("target")
    assert t.g.carrier[laser] == foe and t.full_armor(ship) == 3 + FACES[name].stats[2]


def pulls_nobody_out_of_the_cantina(name):
    """Puppet Strings: neither crew in the cantina nor the own crew aboard is a target; nothing happens."""
    t = full()
    mine, _, _, loader = put(t, f"my ship, my aboard {name} paid, his crew paid, my crew xe_loader_nine paid")
    t.begin(t.laci).attacks(t.dani, "colony", mine)
    t.laci.boards(loader, mine)
    assert t.laci.is_asked("bombers") and t.g.carrier[loader] == mine


def needs_the_whole_brood(name):
    """Brood Marshal: enemy bases do not count."""
    t = full()
    ship, who = put(t, f"my ship, my crew {name} paid")
    put(t, "my base, my base, his base, his base")
    t.begin(t.laci).attacks(t.dani, "colony", ship)
    t.laci.boards(who, ship)
    assert t.bomb(ship) == 2
    put(t, "my base")
    assert t.bomb(ship) == 3


OTHERS = {
    "ca_whip_vine": costs_what_is_printed, "ca_cargo_pods": is_for_own_ships_only,
    "ce_migraine_ray": costs_what_is_printed, "ce_puppet_strings": pulls_nobody_out_of_the_cantina,
    "hu_bolt_on_cannon": costs_what_is_printed, "hu_linked_sights": is_for_own_ships_only,
    "in_stinger_rail": costs_what_is_printed, "in_acid_gland": costs_what_is_printed,
    "sh_borrowed_cannon": is_for_own_ships_only, "tr_tri_laser": costs_what_is_printed,
    "tr_prism_shield": is_for_own_ships_only, "xe_sledge_gun": costs_what_is_printed,
    "xe_bomb_rack": costs_what_is_printed, "za_saw_launcher": costs_what_is_printed,
    "ce_sleepless_analyst": boards_only_upright, "in_brood_marshal": needs_the_whole_brood,
    "in_tunnel_sappers": finds_no_berth_on_a_full_ship, "in_comb_drone": is_useless_at_home,
    "sh_captain_two_rows": boards_only_upright, "tr_gadgeteer": moves_nothing_from_enemy_ships,
    "tr_repair_tripod": finds_no_berth_on_a_full_ship, "xe_captain_vrogg": is_paid_in_the_pay_step_only_for_its_price,
    "xe_bomb_choir": is_paid_in_the_pay_step_only_for_its_price, "xe_loader_nine": boards_only_upright,
    "xe_patch_unit": is_useless_at_home, "za_captain_giggle": finds_no_berth_on_a_full_ship,
    "za_knife_juggler": is_useless_at_home, "za_fuse_biter": is_useless_at_home,
    "sh_feeding_pit": bites_nothing_dear, "za_clown_mine": is_too_dear_when_it_matters,
}  # fmt: skip

REFUSED = PAID | USED | OTHERS


@pytest.mark.parametrize(("name", "refusal"), cases(OTHERS))
def test_another_refusal(name, refusal):
    refusal(name)


@pytest.mark.parametrize("name", ["za_gambling_den", "in_queens_court"])
def test_an_ability_works_once_per_turn(name):
    """KG-C23."""
    t = full()
    (base,) = put(t, f"my base {name} paid dev6")
    t.begin(t.laci).does("use", base, 0)
    if t.dani.is_asked():
        t.dani.answers("", ["mode", 0])
    assert why(t.laci, ("use", base, 0)) == "limit"
    t.to_next_turn_of(t.laci)
    assert t.laci.may("use", base, 0)


def test_a_double_agent_may_spare_the_base():
    t = full()
    agent, nest = put(t, "my crew sh_double_agent paid, his base")
    t.begin(t.laci).does("use", agent, 0)
    aim(t.laci, nest)
    t.laci.answers("optional", "no")
    assert (t.is_in(nest, "surface"), t.laci.credits) == (True, 10)
