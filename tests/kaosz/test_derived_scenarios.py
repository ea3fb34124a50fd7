"""The derived scenarios of the digest (13.2)."""

from __future__ import annotations

import pytest

from rules import PASS, Answer, Setup, apply, new_game, waiting
from rules.kaosz.decks import deck_problems
from rules.kaosz.library import faces

from .support import base, content, crew, equipment, event, interrupt, ship, table

SPECIES = ("human", "xeno", "insectoid", "carnoplantus", "cerebrita", "zarg", "triciplita", "space_shark")
DESTROY_SHIP = {"op": "destroy", "on": "target"}


def test_s20_the_income_ramp():
    """KG-S20, KG-4.15, KG-5.5: 6, 7, 9, 11, 14, 16 credits after the start phases of turns 1-6."""
    setup = Setup("kaosz", [{}, {}])
    g = new_game("kaosz", setup, 3, content())
    seen = []
    while len(seen) < 6:
        asked = waiting(g)[0]
        if asked.prompt == "kaosz.turn.action":
            seen.append(g.credits[asked.seat])
            value = "end"
        elif asked.prompt == "kaosz.game.mulligan":
            value = "keep"
        else:
            value = PASS if asked.prompt == "core.priority.reply" else asked.first(1)[0]
        apply(g, Answer(asked.seat, asked.prompt, value))
    assert seen == [6, 7, 9, 11, 14, 16]


class TestDecks:
    """KG-S21, KG-4.1-4.4, KG-11.60-11.62."""

    def problems(self, designs, **options):
        cards = [ship(f"{s}_{i}", "4-1-1-0", species=s) for s in SPECIES for i in range(20)]
        return [r.id for r in deck_problems(designs, faces(content(*cards)), options)]

    def deck(self, *species, size=45):
        return [f"{species[i % len(species)]}_{i // 3}" for i in range(size)]

    @pytest.mark.parametrize("size", [44, 46])
    def test_any_other_size_than_45_is_illegal(self, size):
        assert self.problems(self.deck("human", size=size)) == ["kaosz.deck.size"]

    def test_opposed_species_are_illegal(self):
        assert self.problems(self.deck("human", "xeno")) == ["kaosz.deck.opposed"]

    def test_four_copies_are_illegal(self):
        """KG-4.3."""
        assert self.problems([*self.deck("human", size=41), *["human_19"] * 4]) == ["kaosz.deck.copies"]

    def test_one_species_only_is_legal(self):
        assert self.problems(self.deck("human")) == []

    def test_max4_counts_species_only(self):
        assert self.problems(self.deck("human", "xeno", "zarg", "cerebrita"), species_limit="max4") == []
        five = self.deck("human", "xeno", "zarg", "cerebrita", "insectoid")
        assert self.problems(five, species_limit="max4") == ["kaosz.deck.species"]

    def test_free_allows_all_eight(self):
        assert self.problems(self.deck(*SPECIES), species_limit="free") == []


def test_s22_a_simple_stack_resolves_last_in_first_out():
    """KG-S22, KG-6.5, KG-6.11: armor first, then fire; 3 damage against 3 armor."""
    t = table(ship("gun", "4-2-3-0"), ship("hull", "3-1-2-0"))
    gun, hull = t.laci.ship("gun"), t.dani.ship("hull")
    hit, deflector = t.laci.hq("rb_extra_hit"), t.dani.hq("rb_durma_deflector")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(gun)
    t.dani.defends(hull)
    t.quiet = False
    t.laci.fires(gun, hull)
    t.dani.answers("return", "nothing")
    t.dani.passes()
    t.laci.plays(hit)
    t.laci.answers("target", gun)
    t.dani.plays(deflector)
    t.dani.answers("target", hull)
    t.windows_pass()
    order = [e.data["source"] for e in t.happened("effect")]
    assert order == [deflector, hit]
    assert t.is_in(hull, "trash")
    assert (t.laci.credits, t.dani.credits) == (9, 9)


def test_s23_a_lost_target_loses_the_card_and_the_shot():
    """KG-S23, KG-6.14, KG-A26."""
    kill = interrupt("kill", "combat", 1, DESTROY_SHIP, target={"type": "ship"})
    t = table(kill, ship("gun", "4-2-3-0"), ship("hull", "3-1-2-0"))
    gun, hull = t.laci.ship("gun"), t.dani.ship("hull")
    hit, end = t.laci.hq("rb_extra_hit"), t.dani.hq("kill")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(gun)
    t.dani.defends(hull)
    t.quiet = False
    t.laci.fires(gun, hull)
    t.dani.answers("return", "nothing")
    t.dani.passes()
    t.laci.plays(hit)
    t.laci.answers("target", gun)
    t.dani.plays(end)
    t.dani.answers("target", gun)
    t.windows_pass()
    assert t.is_in(gun, "trash")
    assert t.is_in(hit, "trash")
    assert t.laci.credits == 9
    assert t.armor(hull) == 2
    assert t.happened("effect") == []


def test_s24_burst_as_a_shot():
    """KG-S24, KG-8.12, KG-8.13."""
    t = table(ship("x", "4-4-3-0", keywords=["burst"]), ship("y", "3-2-2-0"), ship("z", "3-3-2-0"))
    x, y, z = t.laci.ship("x"), t.dani.ship("y"), t.dani.ship("z")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(x)
    t.dani.defends(y, z)
    t.g.state[z] = 1
    t.laci.answers("fire", ["burst", x])
    t.laci.answers("burst", [y, z])
    assert t.dani.decision("return").source == y
    t.dani.answers("return", "return")
    t.laci.answers("amounts", [2, 2])
    assert t.is_in(y, "trash")
    assert t.is_in(z, "trash")
    assert (t.armor(x), t.state_of(x)) == (1, "damaged")


@pytest.mark.parametrize(("armed", "most"), [(True, 1), (False, 2)])
def test_s25_heavy_armament_goes_up_to_twice_the_base_fire(armed, most):
    """KG-S25, KG-8.16, KG-8.5, KG-A15."""
    weapon = equipment("cannon", 0, stats={"fire": 1})
    t = table(weapon, ship("heavy", "4-2-3-0", keywords=["heavy_armament"]), ship("hull", "3-1-6-0"))
    heavy, hull = t.laci.ship("heavy"), t.dani.ship("hull")
    if armed:
        t.laci.carries(heavy, "cannon", paid=True)
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(heavy)
    t.dani.defends(hull)
    t.laci.fires(heavy, hull)
    t.laci.cannot("heavy", most + 1, "core.out_of_range")
    t.laci.answers("heavy", most)
    t.dani.answers("return", "nothing")
    assert t.laci.credits == 10 - 2 * most
    assert t.fire(heavy) == 4
    assert t.armor(hull) == 2


def test_s26_demolition_raises_bombardment_up_to_twice_its_base():
    """KG-S26, KG-8.18, KG-8.6."""
    t = table(ship("sapper", "4-1-3-3", keywords=["demolition"]))
    sapper = t.laci.ship("sapper")
    t.begin(t.laci)
    mine, his = t.laci.count("colony"), t.dani.count("colony")
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(sapper)
    t.laci.bombs(sapper)
    t.laci.cannot("demolition", 4, "core.out_of_range")
    t.laci.answers("demolition", 3)
    assert t.laci.count("colony") == mine - 3
    assert t.dani.count("colony") == his - 6
    assert t.bomb(sapper) == 3


def test_s27_two_attacks_on_a_paid_base_add_up_within_a_turn():
    """KG-S27, KG-7.58, KG-3.70, KG-5.35."""
    t = table(base("fort", armor=4), ship("b1", "4-1-3-2"), ship("b2", "4-1-3-2"))
    fort = t.dani.base("fort", paid=True)
    b1, b2 = t.laci.ship("b1"), t.laci.ship("b2")
    t.begin(t.laci)
    for bomber, left in ((b1, 2), (b2, 0)):
        t.laci.attacks(t.dani, fort)
        t.laci.sends(bomber)
        t.laci.bombs(bomber)
        assert t.is_in(fort, "surface" if left else "trash")
        if left:
            assert (t.armor(fort), t.state_of(fort)) == (2, "damaged")


def test_s27_in_the_next_turn_the_armor_is_back():
    """KG-S27, KG-5.35."""
    t = table(base("fort", armor=4), ship("b1", "4-1-3-2"))
    fort, b1 = t.dani.base("fort", paid=True), t.laci.ship("b1")
    t.begin(t.laci)
    t.laci.attacks(t.dani, fort)
    t.laci.sends(b1)
    t.laci.bombs(b1)
    t.to_next_turn_of(t.laci)
    assert t.armor(fort) == 4
    t.laci.attacks(t.dani, fort)
    t.laci.sends(b1)
    t.laci.bombs(b1)
    assert (t.armor(fort), t.place(fort)) == (2, "surface:0")


def test_s28_repair_turns_a_hit_ship_only_used():
    """KG-S28, KG-8.17, KG-3.57, KG-7.61."""
    t = table(ship("r", "4-2-3-2", keywords=["repair"]), ship("d", "3-1-3-0"), crew("mate", 1, stats={"speed": 1}))
    r, mate, d = t.laci.ship("r"), t.laci.crew("mate", paid=True), t.dani.ship("d")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(r)
    t.laci.boards(mate, r)
    t.dani.defends(d)
    t.laci.fires(r, d)
    t.dani.answers("return", "return")
    assert t.state_of(r) == "used"
    assert (t.place(mate), t.state_of(mate)) == ("cantina:1", "used")
    assert t.dani.count("ruin") == 0
    t.laci.ends()
    assert [t.state_of(c) for c in (r, mate)] == ["active", "active"]


def test_s29_attachments_go_with_their_ship_and_fill_it():
    """KG-S29, KG-3.10, KG-3.22, KG-3.28."""
    shield, gun = equipment("aegis", 0, subtype="shield"), equipment("gun", 1)
    kill = event("kill", 1, DESTROY_SHIP, target={"type": "ship"})
    t = table(shield, gun, kill, ship("f", "4-1-2-0"), crew("mate"))
    f = t.laci.ship("f")
    aegis, unpaid = t.laci.carries(f, "aegis", paid=True), t.laci.carries(f, "gun")
    third, mate = t.laci.hq("gun"), t.laci.crew("mate")
    end = t.laci.hq("kill")
    t.begin(t.laci)
    assert not t.laci.may("lay", third, f)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(f)
    assert not t.laci.is_asked("crew")
    assert t.is_in(mate, "cantina")
    t.laci.is_done()
    t.laci.bombs()
    t.laci.plays(end)
    t.laci.answers("target", f)
    assert [t.place(c) for c in (f, aegis, unpaid)] == ["trash:1", "trash:1", "ruin:1"]


def rocket_table():
    rocket = equipment(
        "harpoon", 1, {"kind": "on_pay", "target": {"type": "ship", "participating": "defender"},
                       "do": [{"op": "damage", "on": "target", "by": 1}]}, subtype="rocket",
    )  # fmt: skip
    t = table(rocket, ship("scout", "5-1-2-0", subtype="scout"), ship("d", "3-1-3-0"))
    t.scout, t.d = t.laci.ship("scout"), t.dani.ship("d")
    t.harpoon = t.laci.carries(t.scout, "harpoon")
    t.begin(t.laci)
    return t


def test_s30_a_rocket_is_paid_in_the_pay_step_and_works_at_its_end():
    """KG-S30, KG-3.42, KG-3.45, KG-3.46, KG-7.24, KG-7.47, KG-7.62."""
    t = rocket_table()
    t.laci.cannot("action", ["pay", t.harpoon], "kaosz.rocket", "KG-3.42")
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(t.scout)
    t.dani.defends(t.d)
    t.laci.pays(t.harpoon)
    t.laci.answers("target", t.d)
    assert t.armor(t.d) == 2
    t.everyone_passes()
    t.laci.bombs()
    assert t.state_of(t.d) == "damaged"
    assert t.is_in(t.harpoon, "trash")


def test_s30_a_paid_rocket_without_target_is_gone_too_and_an_unpaid_one_stays():
    """KG-S30, KG-3.46."""
    t = rocket_table()
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(t.scout)
    t.dani.defends()
    t.laci.is_done()
    t.laci.bombs()
    assert t.place(t.harpoon) == f"on:{t.scout}"
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(t.scout)
    t.dani.defends()
    t.laci.pays(t.harpoon)
    t.laci.bombs()
    assert t.is_in(t.harpoon, "trash")


GAIN = {"op": "gain_credits", "by": 1}


def test_s31_interrupt_timing():
    """KG-S31, KG-3.91-3.94, KG-7.4, KG-A6, KG-A31, KG-A34."""
    kinds = ("start", "combat", "reaction", "general")
    t = table(*(interrupt(f"i_{k}", k, 0, GAIN) for k in kinds), ship("s", "4-1-2-0"), base("hut"))
    s, hut = t.laci.ship("s"), t.laci.base("hut")
    held = {k: t.dani.hq(f"i_{k}") for k in kinds}
    t.begin(t.laci)
    t.quiet = False

    def legal():
        return {k for k, number in held.items() if ("play", number) in t.dani.offered("reply")}

    t.laci.does("draw")
    assert legal() == {"general", "reaction"}
    t.windows_pass()
    t.laci.attacks(t.dani, "colony")
    assert legal() == {"general", "combat", "reaction"}
    t.dani.passes()
    assert not t.laci.may("pay", hut)
    t.laci.passes()
    t.laci.sends(s)
    assert legal() == {"combat", "reaction"}
    t.windows_pass()
    t.laci.bombs(s)
    t.dani.passes()
    assert not t.laci.may("pay", hut)
    t.windows_pass()
    t.laci.ends()
    t.dani.passes()
    t.laci.passes()
    assert not t.dani.is_asked()  # E1: the active player first (KG-6.13)
    t.laci.passes()
    assert legal() == {"reaction"}
    t.dani.passes()
    assert legal() == {"start", "reaction"}  # his own start phase
    t.windows_pass()
    t.dani.ends()
    t.windows_pass()
    assert t.laci.is_asked("action")


def test_s31_a_start_interrupt_in_the_opponents_start_phase():
    """KG-S31, KG-3.91, KG-A34."""
    t = table(interrupt("early", "start", 0, GAIN), credits=0)
    early = t.dani.hq("early")
    t.begin(t.dani)
    t.quiet = False
    t.dani.ends()
    t.laci.passes() if t.laci.is_asked("reply") else None
    while not t.dani.may("play", early):
        asked = t.asked()[0]
        t.players[asked[0]].passes()
    assert t.g.active == t.laci.seat
    t.dani.plays(early)
    t.windows_pass()
    assert t.dani.credits == 1


def test_s32_the_end_phase_in_order():
    """KG-S32, KG-5.31, KG-5.34, KG-5.35, KG-5.36, KG-5.38."""
    t = table(ship("d", "4-1-3-0"), ship("e", "4-1-2-0"), crew("mate"), credits=23)
    d = t.laci.ship("d", state="damaged", lost=2)
    mate = t.laci.crew("mate", paid=True, state="used")
    e = t.dani.ship("e", state="damaged", lost=1)
    hand = t.laci.hq(*["rb_gunner"] * 7)
    t.begin(t.laci)
    t.laci.ends()
    t.laci.cannot("hand_limit", hand[:1], "core.too_few")
    t.laci.answers("hand_limit", [hand[3], hand[0]])
    assert t.laci.pile("ruin") == [hand[3], hand[0]]
    assert t.laci.credits == 20
    assert (t.armor(d), t.state_of(d)) == (3, "used")
    assert t.state_of(mate) == "active"
    assert (t.armor(e), t.state_of(e)) == (2, "damaged")


def test_s33_recover_takes_the_card_put_there_first():
    """KG-S33, KG-5.17."""
    t = table(credits=5)
    a, b, _ = t.laci.ruin("rb_crx", "rb_gunner", "rb_mammoth")
    t.laci.colony(count=6)
    t.begin(t.laci)
    t.laci.cannot("action", "recover", "kaosz.colony_full", "KG-5.17")
    t.laci.does("draw")
    t.laci.does("recover")
    assert a in t.laci.pile("hq")
    assert t.laci.credits == 2
    t.laci.does("recover")
    assert b in t.laci.pile("hq")


def test_s34_development_limits():
    """KG-S34, KG-3.61, KG-3.62, KG-5.14, KG-5.18, KG-A41."""
    more = event("more", 0, {"op": "add_development", "on": "target"}, target={"type": "base"})
    t = table(base("lab", 0, development=4), more, credits=20)
    lab, other = t.laci.base("lab"), t.laci.base("lab")
    extra = t.laci.hq("more")
    t.begin(t.laci)
    t.laci.does("develop", lab)
    t.laci.does("develop", lab)
    t.laci.cannot("action", ["develop", lab], "kaosz.developed", "KG-3.61")
    t.laci.does("develop", other)
    t.laci.plays(extra)
    t.laci.answers("target", lab)
    assert t.g.developments[lab] == 3
    t.to_next_turn_of(t.laci)
    t.laci.does("develop", lab)
    t.laci.does("develop", lab)
    t.laci.does("pay", lab)
    before = t.laci.credits
    t.laci.does("salvage", lab, lab)
    assert (t.g.developments[lab], t.laci.credits) == (3, before + 1)
    t.laci.does("salvage", lab, other)
    assert (t.g.developments[lab], t.g.developments[other]) == (2, 0)


@pytest.mark.parametrize(("total", "hand", "lost"), [(1, 2, 0), (9, 2, 1), (2, 0, 0)])
def test_s35_bombing_hq(total, hand, lost):
    """KG-S35, KG-7.54, KG-7.59, D27."""
    t = table(ship("b", f"4-1-3-{total}"))
    b = t.laci.ship("b")
    for _ in range(hand):
        t.dani.hq("rb_gunner")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "hq")
    t.laci.sends(b)
    t.laci.bombs(b)
    if lost:
        chosen = t.dani.pile("hq")[1]
        t.dani.answers("hq_discard", chosen)
        assert t.dani.pile("ruin") == [chosen]
    assert t.dani.count("hq") == hand - lost
    assert t.state_of(b) == "used"
    t.finish("action")


def test_s36_a_passenger_works_in_the_cantina_only():
    """KG-S36, KG-3.55, KG-3.56, KG-6.3."""
    earn = {"kind": "activated", "cost": {"turn": "used"}, "do": [GAIN]}
    t = table(crew("trader", 1, earn, subtype="passenger"), ship("s", "4-1-2-0"))
    trader, s = t.laci.crew("trader", paid=True), t.laci.ship("s")
    t.begin(t.laci)
    assert t.laci.may("use", trader, 0)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(s)
    t.quiet = False
    t.laci.boards(trader, s)
    while t.asked()[0][1] == "core.priority.reply":
        if t.laci.is_asked():
            assert not t.laci.may("use", trader, 0)
        t.players[t.asked()[0][0]].passes()
    t.quiet = True
    t.laci.bombs()
    t.laci.ends()
    t.quiet = False
    t.dani.does("draw")
    t.laci.answers("reply", ["use", trader, 0])
    t.windows_pass()
    assert (t.laci.credits, t.state_of(trader)) == (11, "used")


def test_s37_a_defender_that_fired_stays_used_in_its_own_next_turn():
    """KG-S37, KG-5.38."""
    t = table(ship("a", "3-0-3-0"), ship("d", "5-1-3-0"))
    a, d = t.dani.ship("a"), t.laci.ship("d")
    t.begin(t.dani)
    t.dani.attacks(t.laci, "colony")
    t.dani.sends(a)
    t.laci.defends(d)
    t.laci.fires(d, a)
    t.dani.answers("return", "nothing")
    t.dani.passes()
    t.dani.ends()
    assert t.state_of(d) == "used"
    assert not t.laci.may("attack", 0, "colony")
    t.laci.ends()
    assert t.state_of(d) == "active"


def test_s38_cloaking():
    """KG-S38, KG-8.10, KG-A12."""
    kill = event("kill", 0, DESTROY_SHIP, target={"type": "ship"})
    blast = event("blast", 0, {"op": "damage", "by": 1, "on": {"type": "ship", "all": True}})
    t = table(kill, blast, ship("ghost", "4-1-3-0", keywords=["cloaking"]), ship("s", "5-1-3-0"))
    ghost, s = t.dani.ship("ghost"), t.laci.ship("s")
    end, boom = t.laci.hq("kill", "blast")
    mine = t.dani.hq("rb_durma_deflector")
    t.begin(t.laci)
    t.laci.plays(end)
    assert ghost not in t.laci.offered("target")
    t.laci.answers("target", s)
    assert t.is_in(s, "trash")
    t.laci.plays(boom)
    assert t.armor(ghost) == 2
    s2 = t.laci.ship("s")
    t.g.state[ghost] = 0  # the blast has turned it damaged (KG-3.25)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(s2)
    t.dani.defends(ghost)
    assert ("fire", s2, ghost) in t.laci.offered("fire")
    t.quiet = False
    t.laci.fires(s2, ghost)
    t.dani.answers("return", "nothing")
    t.dani.plays(mine)
    assert ghost in t.dani.offered("target")


def passing_table():
    t = table(ship("a1", "5-1-3-0"), ship("a2", "3-1-3-0"), ship("d1", "4-1-3-0"), ship("d2", "2-1-3-0"))
    t.a1, t.a2, t.d1, t.d2 = t.laci.ship("a1"), t.laci.ship("a2"), t.dani.ship("d1"), t.dani.ship("d2")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(t.a1, t.a2)
    t.dani.defends(t.d1, t.d2)
    return t


def shooters(player):
    return {option[1] for option in player.offered("fire") if option != PASS}


def test_s39_everybody_passes():
    """KG-S39, KG-7.31-7.36, KG-A51."""
    t = passing_table()
    assert shooters(t.laci) == {t.a1}
    t.laci.passes()
    assert shooters(t.dani) == {t.d1}
    t.dani.passes()
    assert shooters(t.laci) == {t.a1, t.a2}
    t.laci.passes()
    assert shooters(t.dani) == {t.d1, t.d2}
    t.dani.passes()
    assert t.laci.is_asked("bombers")


def test_s39_as_soon_as_anybody_acts_all_marks_are_gone():
    """KG-S39, KG-7.34."""
    t = passing_table()
    t.laci.passes()
    t.dani.passes()
    t.laci.fires(t.a2, t.d1)
    t.dani.answers("return", "nothing")
    assert shooters(t.laci) == {t.a1}


def formation_table(fire):
    t = table(
        ship("x", f"5-{fire}-3-0", keywords=["burst"]), ship("f1", "3-1-2-0", keywords=["formation"]),
        ship("n", "3-1-2-0"),
    )  # fmt: skip
    t.x = t.laci.ship("x")
    t.f1, t.f2, t.n = t.dani.ship("f1"), t.dani.ship("f1"), t.dani.ship("n")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(t.x)
    t.dani.defends(t.f1, t.f2, t.n)
    return t


def test_s40_one_name_is_an_ordinary_shot_and_formation_helps():
    """KG-S40, KG-8.13, KG-8.14."""
    t = formation_table(3)
    t.laci.answers("fire", ["burst", t.x])
    t.laci.answers("burst", [t.f1])
    t.dani.answers("return", "nothing")
    t.dani.answers("formation", "use")
    t.dani.answers("formation_split", [1, 2])
    assert t.armor(t.f1) == 1
    assert t.is_in(t.f2, "trash")


def test_s40_burst_denies_formation_and_hits_each_listed_ship():
    """KG-S40, KG-8.13, KG-8.14."""
    t = formation_table(3)
    t.laci.answers("fire", ["burst", t.x])
    t.laci.answers("burst", [t.f1, t.n])
    t.dani.answers("return", "nothing")
    t.dani.answers("return", "nothing")
    t.laci.cannot("amounts", [3, 0], "core.slot_range")
    t.laci.answers("amounts", [2, 1])
    assert t.is_in(t.f1, "trash")
    assert t.armor(t.n) == 1


def test_s40_a_list_longer_than_the_fire_is_illegal():
    """KG-S40, KG-8.13."""
    t = formation_table(2)
    t.laci.answers("fire", ["burst", t.x])
    t.laci.cannot("burst", [t.f1, t.f2, t.n], "core.too_many")


def test_s41_a_payment_answered_by_destruction():
    """KG-S41, KG-6.20: to the trash, without having worked, the cost is lost."""
    rich = {"kind": "on_pay", "do": [{"op": "gain_credits", "by": 5}]}
    kill = interrupt("raze", "reaction", 0, {"op": "destroy", "on": "target"}, target={"type": "base"})
    t = table(base("mint", 2, rich), kill)
    mint, raze = t.laci.base("mint"), t.dani.hq("raze")
    t.begin(t.laci)
    t.quiet = False
    t.laci.does("pay", mint)
    assert t.g.cards.face_up[mint]
    t.dani.plays(raze)
    t.dani.answers("target", mint)
    t.windows_pass()
    assert t.place(mint) == "trash:1"
    assert t.laci.credits == 8


def test_s42_milling_in_the_last_window_wins_at_the_second_check():
    """KG-S42, KG-5.39, KG-10.1, KG-A2."""
    spy = {"kind": "activated", "cost": {"turn": "used"}, "do": [{"op": "mill", "count": 1}]}
    t = table(crew("spy", 1, spy, subtype="passenger"), credits=25)
    number = t.laci.crew("spy", paid=True)
    t.dani.colony(count=1)
    hand = t.laci.hq(*["rb_gunner"] * 6)
    t.begin(t.laci)
    t.quiet = False
    t.laci.ends()
    while t.g.phase != "end":
        t.players[t.asked()[0][0]].passes()
    t.laci.answers("reply", ["use", number, 0])
    t.windows_pass()
    assert t.state.outcome is None
    t.laci.answers("hand_limit", hand[:1])
    assert t.state.outcome.places == [[1], [0]]
    assert t.laci.credits == 20
    assert t.state_of(number) == "active"


@pytest.mark.parametrize(("until", "survives"), [("turn_end", True), ("combat_end", False)])
def test_s43_the_end_of_an_armor_bonus(until, survives):
    """KG-S43, KG-5.35, KG-5.37, KG-7.64, KG-A17, KG-A50."""
    plate = {"op": "modify_stat", "on": "target", "stat": "armor", "by": 1, "until": until}
    bonus = interrupt("plate", "combat", 0, plate, target={"type": "ship"})
    t = table(bonus, ship("a", "4-3-3-0"), ship("d", "3-0-3-0"))
    a, d, number = t.laci.ship("a"), t.dani.ship("d"), t.dani.hq("plate")
    t.begin(t.laci)
    t.laci.attacks(t.dani, "colony")
    t.laci.sends(a)
    t.dani.defends(d)
    t.quiet = False
    t.laci.fires(a, d)
    t.dani.answers("return", "nothing")
    t.dani.plays(number)
    t.dani.answers("target", d)
    t.windows_pass()
    assert t.armor(d) == 1
    t.quiet = True
    t.everyone_passes()
    assert t.is_in(d, "hangar" if survives else "trash")
    if survives:
        t.laci.ends()
        assert (t.armor(d), t.full_armor(d)) == (3, 3)


def test_s44_the_order_in_the_ruin():
    """KG-S44, KG-3.14, KG-5.17."""
    kill = event("kill", 0, DESTROY_SHIP, target={"type": "ship"})
    t = table(kill, ship("f", "4-1-2-0"), equipment("x"), equipment("y"))
    f = t.laci.ship("f")
    x, y = t.laci.carries(f, "x"), t.laci.carries(f, "y")
    end = t.laci.hq("kill")
    t.laci.colony(count=5)
    t.begin(t.laci)
    t.laci.plays(end)
    t.laci.answers("target", f)
    assert t.laci.pile("ruin") == [x, y]
    t.laci.does("recover")
    assert x in t.laci.pile("hq")


def test_s45_stealth_as_an_answer_to_a_shot():
    """KG-S45, KG-8.7, KG-8.15."""
    t = table(ship("sneak", "3-2-2-2", keywords=["stealth"]), ship("d", "4-2-3-0"), base("hut"))
    sneak, d, hut = t.laci.ship("sneak"), t.dani.ship("d"), t.dani.base("hut")
    t.begin(t.laci)
    t.laci.attacks(t.dani, hut)
    t.laci.sends(sneak)
    t.dani.defends(d)
    t.dani.fires(d, sneak)
    t.laci.answers("return", "stealth")
    assert t.is_in(hut, "ruin")
    assert t.is_in(sneak, "trash")
    assert t.armor(d) == 3
