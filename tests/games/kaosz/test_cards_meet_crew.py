"""Every crew of our own set together with another card or rule."""

from __future__ import annotations

import pytest

from rules import PASS
from rules.kaosz import values

from .cardtable import BIG, FACES, FAST, RING, SHIP, cases, full, play, printed, put, stats, why
from .galaxy import aim, crew_or_pay, hush, loud, raid, use


def sail(t, ship, *crew, at="colony", defenders=None):
    """Laci attacks with a ship and boards this crew; Dani defends, if he is asked, with these ships."""
    t.begin(t.laci).attacks(t.dani, at, ship)
    for each in crew:
        t.laci.boards(each, ship)
    crew_or_pay(t, ())
    if defenders is not None:
        t.dani.defends(*defenders)
        crew_or_pay(t, ())


def serves_beside_a_loader(name):
    """KG-3.23: Loader Nine and this one aboard add up."""
    t = full()
    ship, one, two = put(t, f"my ship {BIG}, my crew {name} paid, my crew xe_loader_nine paid")
    sail(t, ship, one, two)
    assert stats(t, ship) == printed(BIG, name, "xe_loader_nine") != printed(BIG, "xe_loader_nine")


def dies_with_its_ship(name):
    """KG-3.28: the crew of a destroyed ship is lost."""
    t = full()
    ship, crew, foe = put(t, f"my ship rb_deathwing, my crew {name} paid, his ship sh_thresher")
    sail(t, ship, crew, defenders=[foe])
    for _ in range(4):
        if t.dani.is_asked("fire.fire"):
            break
        t.laci.answers("fire.fire", PASS)
    t.dani.fires(foe, ship)
    assert t.is_in(ship, "trash") and t.is_in(crew, "trash")


def comes_home_tired(name):
    """KG-3.57: from a used ship it returns used, and boards no more this turn."""
    t = full()
    ship, crew, other = put(t, f"my ship, my crew {name} paid, my ship")
    sail(t, ship, crew)
    assert stats(t, ship) == printed(SHIP, name) != printed(SHIP)
    t.laci.bombs(ship)
    assert (t.place(crew), t.state_of(crew)) == (f"cantina:{t.laci.seat}", "used")
    t.laci.attacks(t.dani, "colony", other)
    assert t.laci.is_asked("bombers")


def is_bombed_in_the_cantina(name):
    """KG-7.55: 2 bombs kill it, paid or unpaid."""
    for paid, place in ((" paid", "trash"), ("", "ruin")):
        t = full()
        ship, crew = put(t, f"my ship, his crew {name}{paid}")
        raid(t, crew, ship)
        t.laci.bombs(ship)
        assert t.is_in(crew, place)
    assert printed(SHIP, name) != printed(SHIP)


def escapes_the_bombs_aboard(name):
    """KG-7.16, 7.56."""
    t = full()
    ship, crew, foe = put(t, f"my ship, his crew {name} paid, his ship {FAST}")
    t.begin(t.laci).attacks(t.dani, crew, ship, met_by=[foe])
    t.dani.boards(crew, foe)
    while not t.laci.is_asked("turn.action"):
        assert not t.laci.is_asked("bombers")
        player = t.players[t.asked()[0][0]]
        player.answers("", "done" if "done" in player.offered() else PASS)
    assert t.is_in(crew, "cantina")


def is_unseated_by_strings(name):
    """Puppet Strings of the defender send it home before the first shot."""
    t = full()
    ship, crew, foe, _ = put(t, f"my ship, my crew {name} paid, his ship {BIG}, his aboard ce_puppet_strings paid")
    sail(t, ship, crew, defenders=[foe])
    while not t.laci.is_asked("fire.fire"):
        player = t.players[t.asked()[0][0]]
        player.answers("", player.offered()[0])
    assert t.is_in(crew, "cantina") and stats(t, ship) == printed(SHIP)


def forgets_its_purpose(name):
    """Forgotten Purpose: unpaid again, it boards, but adds nothing until it is paid."""
    t = full()
    ship, crew = put(t, f"his ship, his crew {name} paid")
    play(t, "ce_forgotten_purpose", crew)
    t.laci.ends()
    t.dani.attacks(t.laci, "colony", ship)
    t.dani.boards(crew, ship)
    assert stats(t, ship) == printed(SHIP)
    t.dani.pays(crew)
    assert stats(t, ship) == printed(SHIP, name)


# -- abilities that crew gives -----------------------------------------------------------------------------------


def repairs_its_ship(name):
    """KG-8.17 through crew: hit by a Cobra, the ship is only used after the fire step."""
    t = full()
    ship, crew, foe = put(t, f"my ship {BIG}, my crew {name} paid, his ship {FAST}")
    sail(t, ship, crew, defenders=[foe])
    t.dani.shoots(foe, ship)
    while t.laci.is_asked("fire.fire"):
        t.laci.answers("fire.fire", PASS)
    assert t.state_of(ship) == "used"


def buys_fire(name):
    """KG-8.16 through crew: Captain Two Rows on a Unicornis, twice its base fire at most."""
    t = full()
    ship, crew, foe = put(t, f"my ship, my crew {name} paid, his ship {BIG}")
    sail(t, ship, crew, defenders=[foe])
    t.laci.fires(ship, foe)
    most = 3 - FACES[name].stats[1]
    t.laci.cannot("heavy", most + 1, "core.out_of_range")
    t.laci.answers("heavy", most)
    t.dani.answers("return", "nothing")
    assert t.is_in(foe, "trash") and t.laci.credits == 10 - 2 * most


def teaches_stealth(name):
    """KG-8.15 through crew: Captain Giggle's ship bombs in the fire step."""
    t = full()
    ship, crew, foe = put(t, f"my ship, my crew {name} paid, his ship {BIG}")
    before = t.dani.count("colony")
    sail(t, ship, crew, defenders=[foe])
    t.laci.answers("fire.fire", ["stealth", ship])
    assert before - t.dani.count("colony") == 2 and t.state_of(ship) == "used"


# -- crew with a text of its own -----------------------------------------------------------------------------------


def works_again_next_turn(name):
    """Tax Fern earns once a turn; aboard it may not be turned used (KG-3.56)."""
    t = full()
    ship, fern = put(t, f"my ship, my crew {name} paid")
    t.begin(t.laci).does("use", fern, 0)
    t.to_next_turn_of(t.laci)
    assert t.laci.may("use", fern, 0)
    t.laci.hq(BIG)
    t.laci.attacks(t.dani, "colony", ship)
    loud(t)
    t.laci.boards(fern, ship)
    while not t.laci.is_asked("reply"):
        t.players[t.asked()[0][0]].passes()
    assert why(t.laci, ("use", fern, 0)) == "ability_cost"


def sells_the_last_card_in_hand(name):
    """Dealer Orchid and Harvest: the discarded card goes to the ruin."""
    t = full()
    orchid, card = put(t, f"my crew {name} paid, my hand ca_harvest")
    t.begin(t.laci).does("use", orchid, 0)
    while not t.laci.is_asked("turn.action"):
        t.laci.answers("", [card])
    assert (t.laci.credits, t.is_in(card, "ruin")) == (13, True)


def rules_twice(name):
    """Two Queens of Weeds: ships cost 2 less, equipment and the enemy's ships nothing less."""
    t = full()
    put(t, f"my crew {name} paid, my crew {name} paid")
    mine, his = t.laci.hq(SHIP), t.dani.hq(SHIP)
    _, laser = put(t, "my ship, my aboard")
    t.begin(t.laci)
    assert [values.cost(t.g, t.laci.seat, mine), values.cost(t.g, t.dani.seat, his)] == [7, 9]
    assert values.cost(t.g, t.laci.seat, laser) == FACES["tr_tri_laser"].cost


def discards_nothing_for_a_colony(name):
    """Committee: only a bombardment of the HQ counts."""
    for at, left in (("colony", 3), ("hq", 1)):
        t = full()
        ship, crew = put(t, f"my ship, my crew {name} paid")
        t.dani.hq(BIG, BIG, BIG)
        sail(t, ship, crew, at=at)
        t.laci.bombs(ship)
        while t.dani.is_asked():
            t.dani.answers("", t.dani.offered()[0])
        assert t.dani.count("hq") == left


def reads_a_small_colony(name):
    """Oracle in a Jar with two cards left."""
    t = full()
    (oracle,) = put(t, f"my crew {name} paid")
    t.laci.colony(count=2)
    t.begin(t.laci).does("use", oracle, 0)
    assert len(t.laci.offered()) == 2
    t.laci.answers("take", t.laci.offered()[0])
    assert (t.laci.count("hq"), t.laci.count("colony"), t.laci.credits) == (1, 1, 9)


def stays_when_the_bark_holds(name):
    """Captain Overtime: a shot that Bark Mantle stops is no hit; a stronger one sends him to HQ."""
    for shooter, armor, place in (("rb_marduk_kurios", 5, "on"), (FAST, 4, "hq")):
        t = full()
        ship, _, captain, foe = put(
            t, f"my ship {BIG}, my aboard ca_bark_mantle paid, my crew {name} paid, his ship {shooter}"
        )
        sail(t, ship, captain, defenders=[foe])
        t.dani.shoots(foe, ship)
        assert t.is_in(captain, place) and t.armor(ship) == armor


def has_no_demands_at_home(name):
    """Union Gunners: of two only those aboard ask for their credit."""
    t = full()
    ship, aboard, home = put(t, f"my ship, my crew {name} paid, my crew {name} paid")
    sail(t, ship, aboard)
    t.laci.bombs(ship)
    t.laci.answers("optional", "no")
    assert t.laci.is_asked("turn.action") and t.laci.credits == 10
    assert [t.g.controller[each] for each in (aboard, home)] == [t.dani.seat, t.laci.seat]


def leads_beside_another_marshal(name):
    """Two Brood Marshals aboard, three bases: 1 bombardment each."""
    t = full()
    ship, one, two, *_ = put(t, f"my ship, my crew {name} paid, my crew {name} paid, my base, my base, my base")
    before = t.dani.count("colony")
    sail(t, ship, one, two)
    t.laci.bombs(ship)
    assert before - t.dani.count("colony") == 2 + 2


def finishes_a_base_in_mid_combat(name):
    """Comb Drone: its sacrifice makes a base payable after the combat."""
    t = full()
    ship, drone, nest, foe = put(t, f"my ship, my crew {name} paid, my base hu_flak_towers, his ship {BIG}")
    t.begin(t.laci).attacks(t.dani, "colony", ship)
    t.laci.boards(drone, ship)
    crew_or_pay(t, ())
    assert t.full_armor(ship) == 4
    loud(t)
    t.dani.defends(foe)
    use(t, t.laci, drone)
    aim(t.laci, nest)
    hush(t)
    assert (t.full_armor(ship), t.g.developments[nest]) == (3, 3)


def smells_a_bluff(name):
    """Bottom Feeder looks at a trap: its commander sees it, once (KG-9.14)."""
    t = full()
    feeder, trap = put(t, f"my crew {name} paid, his base za_clown_mine")
    t.begin(t.laci).does("use", feeder, 0)
    aim(t.laci, trap)
    (seen,) = t.happened("show", cards=[trap])
    assert (seen.data["designs"], seen.data["to"]) == (["za_clown_mine"], [t.laci.seat])


def kills_a_disguised_base(name):
    """Double Agent: a base laid in the cantina counts as crew; destroyed unpaid it goes to the ruin."""
    t = full()
    agent, bluff = put(t, f"my crew {name} paid, his crew {RING}")
    t.begin(t.laci).does("use", agent, 0)
    aim(t.laci, bluff)
    t.laci.answers("optional", "yes")
    assert t.is_in(bluff, "ruin") and t.laci.credits == 9


def brings_along_what_there_is_room_for(name):
    """Gadgeteer boards a scout: he takes the only berth himself, and is not asked what he would bring."""
    t = full()
    _, laser, small, who = put(t, f"my ship, my aboard tr_tri_laser paid, my ship rb_deathwing, my crew {name} paid")
    t.begin(t.laci).attacks(t.dani, "colony", small)
    t.laci.boards(who, small)
    assert t.laci.is_asked("bombers")
    assert t.g.carrier[laser] != small and t.full_armor(small) == 2


def chooses_beside_a_gunner(name):
    """Gun Deck Veteran and the rulebook's Gunner choose at the same moment."""
    t = full()
    ship, one, two = put(t, f"my ship {BIG}, my crew {name} paid, my crew rb_gunner paid")
    sail(t, ship, one, two)
    while t.laci.is_asked() and not t.laci.is_asked("bombers"):
        t.laci.answers("", ["mode", 1])
    assert (t.fire(ship), t.bomb(ship)) == (5, 5 + 2 + 3)


def is_negated_but_lost(name, at_mine):
    """Nope answers the ability; the sacrifice was its price (KG-6.4)."""
    t = full()
    ship, crew, foe = put(t, f"my ship, my crew {name} paid, his ship {BIG}")
    nope = t.dani.hq("za_nope")
    t.begin(t.laci).attacks(t.dani, "colony", ship)
    t.laci.boards(crew, ship)
    crew_or_pay(t, ())
    loud(t)
    t.dani.defends(foe)
    use(t, t.laci, crew)
    aim(t.laci, ship if at_mine else foe)
    while not t.dani.may("play", nope):
        t.players[t.asked()[0][0]].passes()
    t.dani.plays(nope)
    t.dani.answers("target", t.dani.offered()[-1])
    hush(t)
    assert t.is_in(crew, "trash")
    return t, ship, foe


def patches_in_vain(name):
    """Patch Unit negated: the return fire destroys the ship."""
    t, ship, foe = is_negated_but_lost(name, True)
    t.laci.fires(ship, foe)
    t.dani.answers("return", "return")
    assert t.is_in(ship, "trash")


def juggles_in_vain(name):
    """Knife Juggler negated: one shot only."""
    t, ship, foe = is_negated_but_lost(name, True)
    t.laci.shoots(ship, foe)
    assert (t.state_of(ship), t.armor(foe)) == ("used", 2)


def bites_in_vain(name):
    """Fuse Biter negated: no damage."""
    t, ship, foe = is_negated_but_lost(name, False)
    assert t.armor(foe) == 5 and t.laci.may("fire", ship, foe)


MEETS = {
    "ca_captain_rosewater": serves_beside_a_loader, "ca_tax_fern": works_again_next_turn,
    "ca_dealer_orchid": sells_the_last_card_in_hand, "ca_queen_of_weeds": rules_twice,
    "ce_committee": discards_nothing_for_a_colony, "ce_sleepless_analyst": is_bombed_in_the_cantina,
    "ce_oracle_in_a_jar": reads_a_small_colony, "hu_captain_overtime": stays_when_the_bark_holds,
    "hu_union_gunners": has_no_demands_at_home, "in_brood_marshal": leads_beside_another_marshal,
    "in_tunnel_sappers": comes_home_tired, "in_comb_drone": finishes_a_base_in_mid_combat,
    "sh_captain_two_rows": buys_fire, "sh_harpooners": dies_with_its_ship, "sh_bottom_feeder": smells_a_bluff,
    "sh_double_agent": kills_a_disguised_base, "tr_gadgeteer": brings_along_what_there_is_room_for,
    "tr_repair_tripod": repairs_its_ship, "tr_aiming_triplet": forgets_its_purpose,
    "xe_captain_vrogg": is_unseated_by_strings, "xe_grandmother_karr": repairs_its_ship,
    "xe_bomb_choir": escapes_the_bombs_aboard, "xe_gun_deck_veteran": chooses_beside_a_gunner,
    "xe_loader_nine": serves_beside_a_loader, "xe_patch_unit": patches_in_vain, "za_captain_giggle": teaches_stealth,
    "za_knife_juggler": juggles_in_vain, "za_fuse_biter": bites_in_vain,
}  # fmt: skip


@pytest.mark.parametrize(("name", "meeting"), cases(MEETS))
def test_a_crew(name, meeting):
    meeting(name)
