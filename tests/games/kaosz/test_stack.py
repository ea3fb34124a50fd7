"""Interrupts, windows, the stack (section 6)."""

from __future__ import annotations

import pytest

from rules import Fault
from rules.kaosz.flows import stack

from .armory import ARMORY, op
from .support import REPLY, base, crew, event, interrupt, ship, table

GAIN = op("gain_credits", by=1)
TAKE = op("lose_credits", by=1)


def loud(*cards, **more):
    """A table at which windows are played out."""
    t = table(*cards, **more)
    t.quiet = False
    return t


def asked(t):
    return t.asked()[0][0]


def test_the_opponent_of_the_announcer_has_the_first_chance():
    """KG-6.8, KG-6.10."""
    t = loud(interrupt("react", "reaction", 0, GAIN))
    t.dani.hq("react")
    t.laci.hq("react")
    t.begin(t.laci).does("draw")
    assert asked(t) == t.dani.seat
    t.dani.passes()
    assert asked(t) == t.laci.seat
    t.laci.passes()
    assert t.laci.is_asked("action")
    assert t.laci.count("hq") == 2


def test_after_an_item_the_round_starts_behind_its_player():
    """KG-6.10, KG-6.6: one player may play several in a row while the others pass."""
    t = loud(interrupt("react", "reaction", 0, GAIN))
    one, two = t.dani.hq("react", "react")
    t.laci.hq("react")
    t.begin(t.laci).does("draw")
    t.dani.plays(one)
    assert asked(t) == t.laci.seat
    t.laci.passes()
    t.dani.plays(two)
    t.laci.passes()
    assert len(t.g.stack) == 2
    t.dani.passes() if t.dani.is_asked(REPLY) else None
    assert t.dani.is_asked("arrange")


def test_own_items_in_a_row_resolve_in_the_order_chosen():
    """KG-6.6, KG-A39, D13."""
    t = loud(interrupt("one", "reaction", 0, GAIN), interrupt("two", "reaction", 0, TAKE))
    one, two = t.dani.hq("one", "two")
    t.begin(t.laci).does("draw")
    t.dani.plays(one)
    t.dani.plays(two)
    items = {item.source: item.id for item in t.g.stack}
    assert t.dani.decision("arrange").items == (items[two], items[one])
    t.dani.answers("arrange", [items[one], items[two]])
    assert [e.data["seat"] for e in t.happened("unstacked")] == [0, 0]
    assert [e.data["item"] for e in t.happened("unstacked")] == [items[one], items[two]]


def test_nobody_adds_items_while_the_stack_resolves_then_a_new_window_opens():
    """KG-6.11, KG-6.12."""
    t = loud(interrupt("react", "reaction", 0, GAIN))
    one = t.dani.hq("react")
    two = t.laci.hq("react")
    t.begin(t.laci).does("draw")
    t.dani.plays(one)
    t.laci.passes()
    assert t.g.stack == []
    assert t.dani.credits == 11
    # The draw still waits: a new window for the same action.
    assert t.g.announced == ["draw"]
    t.laci.plays(two)
    t.windows_pass()
    assert t.laci.is_asked("action")
    assert t.g.announced is None


def test_costs_are_paid_in_order_of_play():
    """KG-6.4."""
    t = loud(interrupt("dear", "reaction", 4, GAIN), credits=4)
    number = t.dani.hq("dear")
    t.laci.hq("rb_gunner")
    t.laci.credits = 5
    t.begin(t.laci).does("draw")
    t.dani.plays(number)
    assert t.dani.credits == 0
    t.windows_pass()
    assert t.dani.credits == 1


@pytest.fixture
def answered():
    """Laci plays an interrupt of cost 3; Dani holds both negating cards and 5 credits."""
    t = loud(interrupt("boom", "reaction", 3, op("gain_credits", by=9)))
    t.boom = t.laci.hq("boom")
    t.order, t.overrule = t.dani.hq("rb_higher_order", "rb_overrule")
    t.dani.credits = 5
    t.begin(t.laci).plays(t.boom)
    return t


def test_a_negated_card_goes_to_the_trash_and_its_cost_is_lost(answered):
    """KG-6.15, KG-6.1."""
    t = answered
    t.dani.plays(t.order)
    t.dani.answers("target", ["item", t.g.stack[0].id])
    t.windows_pass()
    assert t.is_in(t.boom, "trash")
    assert (t.laci.credits, t.dani.credits) == (7, 3)


def test_overruling_costs_what_the_interrupt_cost(answered):
    """KG-6.24, Felülbírálás."""
    t = answered
    t.dani.plays(t.overrule)
    t.dani.answers("target", ["item", t.g.stack[0].id])
    assert t.dani.credits == 2
    t.windows_pass()
    assert t.laci.credits == 7


def test_overruling_what_came_cheaper_costs_no_more_than_was_paid():
    """KG-6.24: an interrupt of cost 3 that was played for 1."""
    held = {"zone": "hq", "type": "interrupt", "all": True}
    t = loud(
        interrupt("boom", "reaction", 3, op("gain_credits", by=9)), event("sale", 0, op("modify_cost", on=held, by=-2))
    )
    boom, sale, overrule = t.laci.hq("boom"), t.laci.hq("sale"), t.dani.hq("rb_overrule")
    t.dani.credits = 1
    t.begin(t.laci).plays(sale)
    t.windows_pass()
    t.laci.plays(boom)
    assert t.laci.credits == 9
    t.dani.plays(overrule)
    t.dani.answers("target", ["item", t.g.stack[0].id])
    assert t.dani.credits == 0
    t.windows_pass()
    assert t.laci.credits == 9


def test_what_cannot_be_paid_cannot_be_a_target(answered):
    """KG-6.24, KG-6.22."""
    t = answered
    t.dani.credits = 2
    t.g.pending = None
    assert not t.dani.may("play", t.overrule)
    assert t.dani.may("play", t.order)


def test_a_negated_negation_lets_the_first_card_work(answered):
    """KG-6.5: the whole stack resolves from the top."""
    t = answered
    again = t.laci.hq("rb_higher_order")
    t.dani.plays(t.order)
    t.dani.answers("target", ["item", t.g.stack[0].id])
    t.laci.plays(again)
    t.laci.answers("target", ["item", t.g.stack[1].id])
    t.windows_pass()
    assert t.laci.credits == 10 - 3 - 2 + 9


class TestNegatingWhatIsNoCard:
    """KG-A5."""

    def test_a_negated_payment_loses_the_card(self):
        t = loud(base("hut", 2, development=1))
        hut, order = t.laci.base("hut", developments=1), t.dani.hq("rb_higher_order")
        t.begin(t.laci).does("pay", hut)
        t.dani.plays(order)
        t.dani.answers("target", ["item", t.g.stack[0].id])
        t.windows_pass()
        assert t.place(hut) == "trash:1"
        assert t.laci.credits == 8

    def test_a_negated_ability_loses_only_the_use(self):
        use = {"kind": "activated", "cost": {"turn": "used"}, "do": [GAIN]}
        t = loud(crew("guest", 1, use, subtype="passenger"))
        guest, order = t.laci.crew("guest", paid=True), t.dani.hq("rb_higher_order")
        t.begin(t.laci).does("use", guest, 0)
        t.dani.plays(order)
        t.dani.answers("target", ["item", t.g.stack[0].id])
        t.windows_pass()
        assert (t.place(guest), t.state_of(guest), t.laci.credits) == ("cantina:1", "used", 10)

    def test_interrupt_card_reaches_only_cards(self):
        only = {"zone": "stack", "kinds": ["interrupt_card"]}
        use = {"kind": "activated", "cost": {"turn": "used"}, "do": [GAIN]}
        t = loud(interrupt("no", "reaction", 0, op("negate"), target=only), crew("g", 1, use, subtype="passenger"))
        guest, number = t.laci.crew("g", paid=True), t.dani.hq("no")
        t.begin(t.laci).does("use", guest, 0)
        assert not t.dani.may("play", number)


def test_payments_in_answer_to_something():
    """KG-6.18, KG-6.2: by the active player in his main phase only."""
    t = loud(base("hut", 1), interrupt("react", "reaction", 0, GAIN))
    hut, his = t.laci.base("hut"), t.dani.base("hut")
    t.dani.hq("react")
    t.begin(t.laci).does("draw")
    assert not t.dani.may("pay", his)
    t.dani.passes()
    t.laci.answers("reply", ["pay", hut])
    t.windows_pass()
    assert t.g.works(hut)


def test_an_action_that_became_impossible_does_nothing():
    """KG-6.21: the card laid onto a ship that is gone goes to the ruin."""
    kill = interrupt("kill", "reaction", 0, op("destroy", on="target"), target={"type": "ship"})
    t = loud(kill)
    s, gun, number = t.laci.ship("rb_deathwing"), t.laci.hq("rb_gunner"), t.dani.hq("kill")
    t.begin(t.laci).does("lay", gun, s)
    t.dani.plays(number, s)
    t.windows_pass()
    assert t.place(gun) == "ruin:1"


def test_nothing_is_played_without_a_legal_target():
    """KG-6.22."""
    t = loud(event("kill", 0, op("destroy", on="target"), target={"type": "ship"}))
    number = t.laci.hq("kill")
    t.begin(t.laci).cannot("action", ["play", number], "kaosz.target", "KG-6.22")
    t.dani.ship("rb_crx")
    t.g.pending = None
    assert t.laci.may("play", number)


def test_with_several_targets_the_illegal_ones_are_skipped():
    """KG-6.22."""
    two = event("pair", 0, op("turn_used", on="target"), target={"type": "ship", "count": 2})
    kill = interrupt("kill", "reaction", 0, op("destroy", on="target"), target={"type": "ship"})
    t = loud(two, kill)
    one, other = t.dani.ship("rb_crx"), t.dani.ship("rb_crx")
    number, end = t.laci.hq("pair"), t.dani.hq("kill")
    t.begin(t.laci).plays(number, [one, other])
    t.dani.plays(end, one)
    t.windows_pass()
    assert t.is_in(one, "trash")
    assert t.state_of(other) == "used"


class TestTriggers:
    """KG-6.23."""

    def mint(self, name, *ops, **more):
        return base(name, 0, {"kind": "triggered", "when": "card_drawn", "actor": "you", "do": list(ops), **more})

    def test_they_wait_then_form_a_stack_with_a_window(self):
        t = loud(self.mint("mint", op("gain_credits", by=2)), interrupt("react", "reaction", 0, GAIN))
        t.laci.base("mint", paid=True)
        t.dani.hq("react", "rb_higher_order")
        t.laci.hq("rb_gunner")
        t.begin(t.laci).does("draw")
        t.dani.passes()
        t.laci.passes()
        assert t.laci.count("hq") == 2
        assert [item.told["kind"] for item in t.g.stack] == ["trigger"]
        assert t.laci.credits == 9
        t.laci.passes()
        order = t.dani.pile("hq")[1]
        assert not t.dani.may("play", order)  # cannot be negated
        t.dani.passes()
        assert t.laci.credits == 11

    def test_each_player_orders_his_own(self):
        """D34."""
        t = loud(self.mint("mint", op("gain_credits", by=2)), self.mint("tax", op("lose_credits", by=1, who="you")))
        mint, tax = t.laci.base("mint", paid=True), t.laci.base("tax", paid=True)
        t.begin(t.laci).does("draw")
        offered = t.laci.decision("order").items
        assert [o[2] for o in offered] == [mint, tax]
        t.laci.answers("order", [offered[1], offered[0]])
        t.windows_pass()
        sources = [e.data["source"] for e in t.happened("stacked")]
        assert sources == [mint, tax]  # the one named first lies on top
        assert not t.laci.is_asked("arrange")

    def test_the_active_players_lie_at_the_bottom(self):
        any_draw = {"kind": "triggered", "when": "card_drawn", "do": [GAIN]}
        t = loud(base("ear", 0, any_draw))
        his, mine = t.dani.base("ear", paid=True), t.laci.base("ear", paid=True)
        t.begin(t.laci).does("draw")
        t.windows_pass()
        assert [e.data["source"] for e in t.happened("stacked")] == [mine, his]

    def test_a_trigger_without_a_target_is_left_out(self):
        shoot = self.mint("gun", op("damage", on="target", by=1), target={"type": "ship"})
        t = table(shoot)
        t.laci.base("gun", paid=True)
        t.begin(t.laci).does("draw")
        assert t.happened("stacked") == []

    def test_optional_triggers_may_be_let_go(self):
        t = table(self.mint("mint", GAIN, optional=True))
        t.laci.base("mint", paid=True)
        t.begin(t.laci).does("draw")
        t.laci.answers("optional", "no")
        assert t.laci.credits == 9

    def test_once_per_turn(self):
        t = table(self.mint("mint", GAIN, limit="once_per_turn"))
        t.laci.base("mint", paid=True)
        t.begin(t.laci)
        for _ in range(3):
            t.laci.does("draw")
        assert t.laci.credits == 10 - 3 + 1
        t.to_next_turn_of(t.laci)
        t.laci.does("draw")
        assert t.laci.credits == 8 + 5 - 1 + 1

    def test_first_time_this_turn(self):
        effect = {"kind": "triggered", "when": "card_drawn", "actor": "you", "if": "first_time_this_turn", "do": [GAIN]}
        t = table(base("mint", 0, effect))
        t.laci.base("mint", paid=True)
        t.begin(t.laci)
        for _ in range(2):
            t.laci.does("draw")
        assert t.laci.credits == 10 - 2 + 1

    def test_an_endless_loop_is_stopped_with_the_names(self, monkeypatch):
        """KG-C23: two cards that set each other off."""
        monkeypatch.setattr(stack, "MAX_CHAIN", 12)
        ping = {"kind": "triggered", "when": "credits_gained", "actor": "you", "do": [op("mill", who="opponent")]}
        pong = {"kind": "triggered", "when": "colony_milled", "do": [GAIN]}
        t = table(base("ping", 0, ping), base("pong", 0, pong), event("go", 0, GAIN))
        t.laci.base("ping", paid=True)
        t.laci.base("pong", paid=True)
        number = t.laci.hq("go")
        t.begin(t.laci)
        with pytest.raises(Fault, match=r"KG-C23.*p[io]ng"):
            t.laci.plays(number)


def test_a_player_who_can_visibly_do_nothing_is_not_asked():
    """KG-6.19: no card in HQ, no ability, nothing to pay."""
    t = loud(interrupt("react", "reaction", 0, GAIN))
    t.begin(t.laci).does("draw")
    assert t.laci.is_asked("action")
    t.dani.hq("rb_gunner")  # it is no interrupt, but that nobody can see
    t.laci.does("draw")
    assert t.dani.is_asked(REPLY)
    assert t.dani.offered() == ["pass"]


def test_the_trap_question_comes_for_every_unpaid_base():
    """KG-6.25."""
    t = table(ship("b", "4-1-1-2"), base("hut"))
    for design in ("hut", "rb_chazma_charge", "rb_crx"):
        bomber, target = t.laci.ship("b"), t.dani.base(design)
        t.begin(t.laci).attacks(t.dani, target, bomber)
        t.dani.defends() if t.dani.is_asked("defenders") else None
        t.laci.bombs(bomber)
        assert t.dani.is_asked("trap")
        t.dani.answers("trap", "no")


class TestStackOperations:
    def test_copying_an_interrupt(self):
        t = loud(*ARMORY)
        foe = t.laci.ship("s_tough")
        shot, copy = t.dani.hq("i_damage", "i_copy")
        t.begin(t.laci).does("draw")
        t.dani.plays(shot, foe)
        t.dani.plays(copy)
        t.dani.answers("target", ["item", t.g.stack[0].id])
        ids = [item.id for item in t.g.stack]
        t.dani.answers("arrange", ids[::-1])
        t.windows_pass()
        assert t.armor(foe) == 1

    def test_choosing_new_targets(self):
        t = loud(*ARMORY)
        mine, his = t.laci.ship("s_tough"), t.dani.ship("s_tough")
        shot, turn = t.dani.hq("i_damage"), t.laci.hq("i_retarget")
        t.begin(t.laci).does("draw")
        t.dani.plays(shot, mine)
        t.laci.plays(turn)
        t.laci.answers("target", ["item", t.g.stack[0].id])
        t.windows_pass()
        t.laci.answers("retarget", his)
        t.windows_pass()
        assert (t.armor(mine), t.armor(his)) == (3, 2)


def test_each_player_in_order_the_one_who_played_first():
    """KG-6.16."""
    all_ = event("storm", 0, op("discard", who="each_player"))
    t = table(all_)
    number = t.laci.hq("storm")
    t.laci.hq("rb_gunner", "rb_gunner")
    t.dani.hq("rb_gunner", "rb_gunner")
    t.begin(t.laci).plays(number)
    assert t.asked() == [(1, "kaosz.ops.discard")]
    t.laci.answers("discard", t.laci.pile("hq")[0])
    t.dani.answers("discard", t.dani.pile("hq")[0])
    assert (t.laci.count("ruin"), t.dani.count("ruin")) == (1, 1)
