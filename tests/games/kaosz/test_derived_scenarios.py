"""The derived scenarios of the digest (13.2), S20-S34."""

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
    t.begin(t.laci).attacks(t.dani, "colony", gun, met_by=[hull])
    t.quiet = False
    t.laci.shoots(gun, hull)
    t.dani.passes()
    t.laci.plays(hit, gun)
    t.dani.plays(deflector, hull)
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
    t.begin(t.laci).attacks(t.dani, "colony", gun, met_by=[hull])
    t.quiet = False
    t.laci.shoots(gun, hull)
    t.dani.passes()
    t.laci.plays(hit, gun)
    t.dani.plays(end, gun)
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
    t.begin(t.laci).attacks(t.dani, "colony", x, met_by=[y, z])
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
    t.begin(t.laci).attacks(t.dani, "colony", heavy, met_by=[hull])
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
    t.laci.attacks(t.dani, "colony", sapper)
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
        t.laci.attacks(t.dani, fort, bomber)
        t.laci.bombs(bomber)
        assert t.is_in(fort, "surface" if left else "trash")
        if left:
            assert (t.armor(fort), t.state_of(fort)) == (2, "damaged")


def test_s27_in_the_next_turn_the_armor_is_back():
    """KG-S27, KG-5.35."""
    t = table(base("fort", armor=4), ship("b1", "4-1-3-2"))
    fort, b1 = t.dani.base("fort", paid=True), t.laci.ship("b1")
    t.begin(t.laci).attacks(t.dani, fort, b1)
    t.laci.bombs(b1)
    t.to_next_turn_of(t.laci)
    assert t.armor(fort) == 4
    t.laci.attacks(t.dani, fort, b1)
    t.laci.bombs(b1)
    assert (t.armor(fort), t.place(fort)) == (2, "surface:0")


def test_s28_repair_turns_a_hit_ship_only_used():
    """KG-S28, KG-8.17, KG-3.57, KG-7.61."""
    t = table(ship("r", "4-2-3-2", keywords=["repair"]), ship("d", "3-1-3-0"), crew("mate", 1, stats={"speed": 1}))
    r, mate, d = t.laci.ship("r"), t.laci.crew("mate", paid=True), t.dani.ship("d")
    t.begin(t.laci).attacks(t.dani, "colony", r)
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
    t.laci.attacks(t.dani, "colony", f)
    assert not t.laci.is_asked("crew")
    assert t.is_in(mate, "cantina")
    t.laci.is_done()
    t.laci.bombs()
    t.laci.plays(end, f)
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
    t.laci.attacks(t.dani, "colony", t.scout, met_by=[t.d])
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
    t.laci.attacks(t.dani, "colony", t.scout)
    t.dani.defends()
    t.laci.is_done()
    t.laci.bombs()
    assert t.place(t.harpoon) == f"on:{t.scout}"
    t.laci.attacks(t.dani, "colony", t.scout)
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
    t.begin(t.laci).ends()
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
    t.begin(t.laci).cannot("action", "recover", "kaosz.colony_full", "KG-5.17")
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
    t.begin(t.laci).does("develop", lab)
    t.laci.does("develop", lab)
    t.laci.cannot("action", ["develop", lab], "kaosz.developed", "KG-3.61")
    t.laci.does("develop", other)
    t.laci.plays(extra, lab)
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
