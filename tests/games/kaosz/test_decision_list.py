"""The list of decisions (section 12), one by one: who is asked, between what he may choose, whether he may decline."""

from __future__ import annotations

import pytest

from rules import CONCEDE, PASS, Answer, Illegal, Setup, apply, new_game, waiting

from .armory import GAIN, HIS_SHIP, MY_SHIP, op
from .support import REPLY, base, content, crew, equipment, event, interrupt, ship, table

GUNNER = {"kind": "triggered", "when": "pay_step_end", "choose_one": [
    {"do": [op("modify_stat", on="ship", stat="fire", by=3)]},
    {"do": [op("modify_stat", on="ship", stat="bomb", by=3)]}]}  # fmt: skip
CARDS = (
    ship("hawk", "5-2-3-2", "cruiser"), ship("slow", "1-1-3-2", "cruiser"),
    ship("burst", "5-4-3-2", keywords=["burst"]),
    ship("wing", "2-1-2-1", keywords=["formation"]), ship("sapper", "3-1-3-2", keywords=["demolition"]),
    crew("mate", 1), crew("gunner", 1, GUNNER), equipment("gun", 1), base("hut", 1, development=1),
    equipment("dart", 1, {"kind": "on_pay", "target": HIS_SHIP, "do": [op("damage", on="target", by=1)]},
              subtype="rocket"),
)  # fmt: skip


def game(**options):
    return table(*CARDS, **options)


def battle(mine, theirs, at="colony", **options):
    """Laci attacks with his ships, Dani defends with his; up to the pay step."""
    t = game(**options)
    t.mine = [t.laci.ship(name) for name in mine]
    t.theirs = [t.dani.ship(name) for name in theirs]
    t.begin(t.laci).attacks(t.dani, at, *t.mine)
    if theirs:
        t.dani.defends(*t.theirs)
    return t


def test_d1_a_deck_must_be_legal():
    """KG-D1, KG-4.1, KG-4.2, KG-4.4: no minimum of any type, but the size and the species count."""
    known = content(*[ship(f"s{i}", "4-1-1-0") for i in range(15)], ship("xeno", "4-1-1-0", species="xeno"))
    only_ships = [f"s{i}" for i in range(15) for _ in range(3)]
    assert new_game("kaosz", Setup("kaosz", [{"deck": only_ships}] * 2), 1, known)
    for wrong, rule in ((only_ships[1:], "KG-4.1"), ([*only_ships[1:], "xeno"], "KG-4.2")):
        with pytest.raises(Illegal) as refused:
            new_game("kaosz", Setup("kaosz", [{"deck": only_ships}, {"deck": wrong}]), 1, known)
        assert refused.value.reason.rule == rule


def test_d2_the_mulligan_is_asked_of_each_the_starter_first():
    """KG-D2, KG-4.13."""
    known = content(*CARDS)
    g = new_game("kaosz", Setup("kaosz", [{"deck": "rb_all_fifteen"}] * 2), 3, known)
    for seat in g.clockwise(g.starter):
        (asked,) = waiting(g)
        assert (asked.seat, asked.prompt, asked.options) == (seat, "kaosz.game.mulligan", ("keep", "redraw"))
        apply(g, Answer(seat, asked.prompt, "keep"))
    assert waiting(g)[0].prompt != "kaosz.game.mulligan"


def test_d3_and_d4_every_card_may_be_laid_anywhere_and_the_phase_may_end():
    """KG-D3, KG-D4, KG-D5, KG-5.12, KG-A20: surface, cantina, own ships with room; honest or not."""
    t = game()
    roomy, full = t.laci.ship("hawk"), t.laci.ship("rb_deathwing")
    t.laci.carries(full, "gun")
    theirs = t.dani.ship("hawk")
    held = t.laci.hq("rb_extra_hit", "rb_crx", "mate", "gun", "hut")
    t.begin(t.laci)
    for card in held:
        places = {o[2] for o in t.laci.offered("action") if type(o) is tuple and o[:2] == ("lay", card)}
        assert places == {"surface", "cantina", roomy}
    assert theirs not in {o[2] for o in t.laci.offered("action") if type(o) is tuple and o[0] == "lay"}
    assert "end" in t.laci.offered("action")


def test_d6_and_d7_paying_and_developing_own_cards_only():
    """KG-D6, KG-D7, KG-3.61: bases with fewer than two developments by credits in this turn."""
    t = game()
    mine, theirs = t.laci.base("hut", developments=1), t.dani.base("hut", developments=1)
    t.begin(t.laci)
    assert t.laci.may("pay", mine)
    assert not t.laci.may("pay", theirs)
    assert not t.laci.may("develop", theirs)
    t.laci.does("develop", mine)
    t.laci.does("develop", mine)
    assert not t.laci.may("develop", mine)


def test_d8_salvage_names_one_base_twice_or_two_bases():
    """KG-D8, KG-5.18."""
    t = game()
    one, two = t.laci.base("hut", developments=2), t.laci.base("hut", developments=1)
    t.begin(t.laci)
    found = [o for o in t.laci.offered("action") if type(o) is tuple and o[0] == "salvage"]
    assert found == [("salvage", one, one), ("salvage", one, two)]


def test_d9_one_of_the_cards_looked_at_must_be_taken():
    """KG-D9, KG-5.16, KG-A27: all of them, if there are fewer than five."""
    t = game()
    t.laci.colony(count=3)
    t.begin(t.laci).does("search")
    assert sorted(t.laci.offered("take")) == sorted(t.laci.pile("colony"))
    assert PASS not in t.laci.offered("take")


def test_d10_targets_are_those_of_the_neighbours():
    """KG-D10, KG-7.1, KG-11.33: colony, HQ, crew in the cantina, bases; never ships, nobody across the table."""
    t = game(seats=("dani", "laci", "kati", "peti"))
    for player in t.players:
        player.ship("hawk"), player.crew("mate"), player.base("hut")
    t.begin(t.laci)
    named = [o for o in t.laci.offered("action") if type(o) is tuple and o[0] == "attack"]
    wanted = set()
    for other in (t.dani, t.kati):
        wanted |= {
            ("attack", other.seat, what) for what in ("colony", "hq", *other.pile("cantina"), *other.pile("surface"))
        }
    assert set(named) == wanted


def test_d11_a_reply_may_always_be_declined():
    """KG-D11, KG-6.10."""
    t = table(interrupt("react", "reaction", 0, GAIN))
    t.quiet = False
    number = t.dani.hq("react")
    t.begin(t.laci).does("draw")
    assert t.dani.offered(REPLY) == [PASS, ("play", number)]


def test_d13_own_items_in_a_row_are_ordered_when_they_resolve():
    """KG-D13, KG-6.6, KG-A39: the default is last in, first out."""
    t = table(interrupt("one", "reaction", 0, GAIN), interrupt("two", "reaction", 0, op("draw")))
    t.quiet = False
    one, two = t.dani.hq("one", "two")
    t.begin(t.laci).does("draw")
    t.dani.plays(one)
    if not t.dani.is_asked(REPLY):
        t.laci.passes()
    t.dani.plays(two)
    while not t.dani.is_asked("arrange"):
        t.players[t.asked()[0][0]].passes()
    last_first = [item.id for item in reversed(t.g.stack)]
    assert next(t.dani.decision("arrange").answers()) == tuple(last_first)
    t.dani.answers("arrange", last_first[::-1])
    assert t.dani.credits == 11


def test_d14_at_least_one_attacker():
    """KG-D14, KG-7.10: any active ships, not none."""
    t = game()
    one, used = t.laci.ship("hawk"), t.laci.ship("hawk", state="used")
    t.begin(t.laci).attacks(t.dani, "colony")
    assert t.laci.offered("attackers") == [one]
    t.laci.cannot("attackers", [])
    t.laci.cannot("attackers", [used])


def test_d15_and_d17_boarding_is_up_to_each_player():
    """KG-D15, KG-D17, KG-7.11, KG-7.13: upright crew onto his own participating ships, or nobody."""
    t = game()
    hawk, home = t.laci.ship("hawk"), t.laci.ship("hawk")
    slow = t.dani.ship("slow")
    mine, tired = t.laci.crew("mate"), t.laci.crew("mate", state="used")
    theirs = t.dani.crew("mate")
    t.begin(t.laci).attacks(t.dani, "colony", hawk)
    assert t.laci.offered("crew") == ["done", ("board", mine, hawk)]
    t.laci.is_done()
    t.dani.defends(slow)
    assert t.dani.offered("crew") == ["done", ("board", theirs, slow)]
    t.dani.boards(theirs, slow)
    assert t.is_in(theirs, "on")
    assert not t.g.carried(home)
    assert t.is_in(tired, "cantina")


def test_d16_nobody_has_to_defend():
    """KG-D16, KG-7.12, KG-7.25."""
    t = battle(["hawk"], ["slow"])
    assert t.laci.is_asked("fire.fire")
    t = game()
    hawk = t.laci.ship("hawk")
    t.dani.ship("slow")
    t.begin(t.laci).attacks(t.dani, "colony", hawk)
    t.dani.defends()
    assert t.laci.is_asked("bombers")


def test_d18_the_attacker_pays_first_then_the_defender_then_nobody():
    """KG-D18, KG-7.20, KG-7.21, KG-7.22."""
    t = game()
    hawk, slow = t.laci.ship("hawk"), t.dani.ship("slow")
    mine = [t.laci.carries(hawk, "gun"), t.laci.carries(hawk, "gun")]
    theirs = t.dani.carries(slow, "gun")
    t.begin(t.laci).attacks(t.dani, "colony", hawk, met_by=[slow])
    assert t.laci.offered("pay") == ["done", ("pay", mine[0]), ("pay", mine[1])]
    t.laci.pays(mine[1])
    assert t.laci.offered("pay") == ["done", ("pay", mine[0])]
    t.laci.is_done()
    assert t.dani.offered("pay") == ["done", ("pay", theirs)]
    t.dani.pays(theirs)
    assert t.laci.is_asked("fire.fire")


def test_d19_choices_at_the_end_of_the_pay_step_the_attackers_first():
    """KG-D19, KG-7.24."""
    t = game()
    hawk, slow = t.laci.ship("hawk"), t.dani.ship("slow")
    dart, gunner = t.dani.carries(slow, "dart"), t.laci.crew("gunner", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", hawk)
    t.laci.boards(gunner, hawk)
    t.dani.defends(slow)
    t.dani.pays(dart)
    assert t.asked() == [(1, "kaosz.combat.mode")]
    t.laci.answers("mode", ["mode", 0])
    assert t.asked() == [(0, "kaosz.combat.target")]
    t.dani.answers("target", hawk)
    assert (t.fire(hawk), t.armor(hawk)) == (5, 2)


def test_d20_and_d21_fire_pass_and_return():
    """KG-D20, KG-D21, KG-7.33, KG-7.41: any enemy ship, whatever its state, or a pass; the target answers or not."""
    t = battle(["hawk"], ["slow", "slow"])
    t.g.state[t.theirs[1]] = 1
    assert set(t.laci.offered("fire")) == {("fire", t.mine[0], each) for each in t.theirs} | {PASS}
    t.laci.fires(t.mine[0], t.theirs[0])
    assert t.dani.offered("return") == ["nothing", "return"]


def test_d22_the_amounts_of_a_burst():
    """KG-D22, KG-8.13: at least 1 for each, no more than the fire."""
    t = battle(["burst"], ["slow", "slow"])
    t.laci.answers("fire.fire", ["burst", t.mine[0]])
    t.laci.answers("burst", t.theirs)
    for ship_ in t.theirs:
        assert t.dani.is_asked("return"), ship_
        t.dani.answers("return", "nothing")
    for wrong in ([0, 3], [3, 2]):
        t.laci.cannot("amounts", wrong)
    t.laci.answers("amounts", [1, 2])
    assert [t.armor(each) for each in t.theirs] == [2, 1]


def test_d23_formation_may_be_declined():
    """KG-D23, KG-8.14: else all damage is divided, none above its armor."""
    t = battle(["hawk"], ["wing", "wing"])
    t.laci.shoots(t.mine[0], t.theirs[0])
    assert t.dani.offered("formation") == ["use", "decline"]
    t.dani.answers("formation", "use")
    t.dani.cannot("formation_split", [1, 0])
    t.dani.answers("formation_split", [1, 1])
    assert [t.armor(each) for each in t.theirs] == [1, 1]


def test_d24_and_d25_bombers_and_demolition():
    """KG-D24, KG-D25, KG-7.50, KG-8.18: none if he likes; up to twice the base, and no more than the own colony."""
    t = battle(["sapper", "hawk"], [])
    assert t.laci.offered("bombers") == t.mine
    t.laci.bombs(t.mine[0])
    asked = t.laci.decision("demolition")
    assert (asked.low, asked.high) == (0, 2)
    t.laci.answers("demolition", 0)
    assert t.dani.count("ruin") == 2
    t = battle(["hawk"], [])
    t.laci.bombs()
    assert t.dani.count("ruin") == 0
    assert t.state_of(t.mine[0]) == "active"


def test_d26_and_d27_traps_and_the_bombed_hq():
    """KG-D26, KG-D27, KG-7.54, KG-7.57: the trap may be left unpaid; a card must be discarded."""
    t = game()
    trap, hawk = t.dani.base("rb_chazma_charge"), t.laci.ship("hawk")
    t.begin(t.laci).attacks(t.dani, trap, hawk)
    t.laci.bombs(hawk)
    assert t.dani.offered("trap") == ["no", ("pay", trap)]
    t = game()
    held, hawk = t.dani.hq("rb_crx", "mate"), t.laci.ship("hawk")
    t.begin(t.laci).attacks(t.dani, "hq", hawk)
    t.laci.bombs(hawk)
    assert t.dani.offered("hq_discard") == held


def test_d28_and_d29_the_limits_of_the_end_phase():
    """KG-D28, KG-D29, KG-5.31, KG-5.33, KG-3.14: exactly the cards too many, in the order named; ship after ship."""
    t = game()
    held = t.laci.hq(*["mate"] * 7)
    ships = [t.laci.ship("rb_crx") for _ in range(5)]
    t.begin(t.laci).ends()
    t.laci.cannot("hand_limit", held[:1])
    t.laci.answers("hand_limit", [held[3], held[1]])
    assert t.laci.pile("ruin") == [held[3], held[1]]
    assert t.laci.offered("hangar_limit") == ships
    t.laci.answers("hangar_limit", ships[2])
    assert t.laci.offered("hangar_limit") == [s for s in ships if s != ships[2]]
    t.laci.answers("hangar_limit", ships[0])
    assert t.dani.is_asked("turn.action")


def test_d30_the_named_player_chooses_his_own_loss():
    """KG-D30."""
    toll = event("toll", 0, op("destroy", on={"type": "ship", "controller": "opponent", "chooser": "opponent"}))
    t = table(*CARDS, toll)
    ships, number = [t.dani.ship("hawk"), t.dani.ship("slow")], t.laci.hq("toll")
    t.begin(t.laci).plays(number)
    assert t.dani.offered("choose") == ships


def test_d31_with_several_players_opponent_is_a_neighbour_of_his_choice():
    """KG-D31, KG-9.11, KG-11.33."""
    t = table(event("tax", 0, op("lose_credits", by=3)), seats=("dani", "laci", "kati", "peti"))
    number = t.laci.hq("tax")
    t.begin(t.laci).plays(number)
    assert sorted(t.laci.offered("opponent")) == [t.dani.seat, t.kati.seat]
    t.laci.answers("opponent", t.kati.seat)
    assert [p.credits for p in t.players] == [10, 10, 7, 10]


def test_d32_nobody_is_asked_to_cut():
    """KG-D32, KG-9.16: a cut of a random order changes nothing."""
    t = game()
    t.begin(t.laci).does("search")
    t.laci.answers("take", t.laci.offered("take")[0])
    t.finish("turn.action")


def test_d33_anybody_may_concede_at_any_time():
    """KG-D33, KG-10.6: also in the middle of the other's question."""
    t = battle(["hawk"], ["slow"])
    apply(t.state, Answer(t.dani.seat, CONCEDE, None))
    assert t.state.outcome.places == [[1], [0]]


def test_d34_own_triggers_are_ordered_by_their_player():
    """KG-D34, KG-6.23: the default is the order of play."""
    heir = {"kind": "triggered", "when": "ship_destroyed", "subject": MY_SHIP}
    one = base("one", 0, {**heir, "do": [op("draw")]})
    two = base("two", 0, {**heir, "do": [GAIN]})
    zap = event("zap", 0, op("destroy", on="target"), target={"type": "ship"})
    t = table(*CARDS, one, two, zap)
    first, second = t.dani.base("one", paid=True), t.dani.base("two", paid=True)
    victim, number = t.dani.ship("hawk"), t.laci.hq("zap")
    t.begin(t.laci).plays(number, victim)
    options = t.dani.decision("order").answers()
    assert [each[2] for each in next(options)] == [first, second]
    t.dani.answers("order", [("trigger", 1, second), ("trigger", 0, first)])
    assert (t.dani.credits, t.dani.count("hq")) == (11, 1)
