"""Section 6: which interrupt fits which window, and the windows that everybody sees nobody can use (KG-6.19)."""

from __future__ import annotations

import pytest

from rules import PASS, Chance, clone, waiting
from rules.kaosz.foresight import must_pass, prospects
from rules.kaosz.state import HQ

from .armory import GAIN, op
from .support import REPLY, base, crew, event, interrupt, ship, table

KINDS = ("start", "general", "combat", "reaction")
USE = {"kind": "activated", "cost": {"turn": "used"}, "do": [GAIN]}


def armed(*more, **options):
    """Both hold one interrupt of each subtype; a ship each."""
    free = [interrupt(kind, kind, 0, GAIN) for kind in KINDS]
    t = table(*free, ship("hawk", "4-1-3-2"), crew("mate"), base("hut"), *more, **options)
    t.quiet = False
    t.hands = [dict(zip(KINDS, player.hq(*KINDS), strict=True)) for player in t.players]
    t.ships = [player.ship("hawk") for player in t.players]
    return t


def playable(t, who):
    """The subtypes this player may play now."""
    asked = t.players[who].offered()
    return {kind for kind, number in t.hands[who].items() if ("play", number) in asked}


def all_pass(t):
    """This window closes; gives who was asked and what each could play."""
    seen = []
    while waiting(t.state) and waiting(t.state)[0].prompt == REPLY:
        seat = waiting(t.state)[0].seat
        seen.append((seat, playable(t, seat)))
        t.players[seat].passes()
    return seen


def test_what_may_be_played_in_which_window():
    """Section 6.1, KG-3.90, KG-3.91, KG-3.92, KG-3.93, KG-3.94, KG-5.6, KG-5.39, KG-7.4, KG-7.17, KG-7.42, KG-7.52."""
    t = armed()
    dani, laci = t.players
    t.begin(laci)
    assert playable(t, 1) == {"general", "reaction"}  # the idle main phase
    laci.does("draw")
    main = [(0, {"general", "reaction"}), (1, {"general", "reaction"})]
    assert all_pass(t) == main
    laci.attacks(dani, "colony")
    named = {"general", "combat", "reaction"}
    assert all_pass(t) == [(0, named), (1, named)]  # W1
    fight = {"combat", "reaction"}
    laci.sends(t.ships[1])
    assert all_pass(t) == [(0, fight), (1, fight)]  # W2
    dani.defends(t.ships[0])
    assert all_pass(t) == [(1, fight), (0, fight)]  # W3
    laci.fires(t.ships[1], t.ships[0])
    dani.answers("return", "nothing")
    assert all_pass(t) == [(0, fight), (1, fight)]  # W4: declining is no announcement
    dani.fires(t.ships[0], t.ships[1]) if dani.is_asked("fire.fire") else None
    all_pass(t)
    laci.ends()
    assert all_pass(t)[:2] == main  # the last window of the main phase
    # After it E1 and the opponent's start phase have passed too: see the next tests.


def test_the_window_of_the_bombardment():
    """KG-7.52: W5."""
    t = armed()
    t.begin(t.laci).attacks(t.dani, "colony")
    all_pass(t)
    t.laci.sends(t.ships[1])
    all_pass(t)
    t.dani.defends()
    all_pass(t)
    t.laci.bombs(t.ships[1])
    assert all_pass(t) == [(0, {"combat", "reaction"}), (1, {"combat", "reaction"})]


def test_end_phase_and_start_phase_have_a_window_with_the_active_player_first():
    """KG-5.6, KG-5.39, KG-6.13: E1, then the start phase of the next player, both may play start interrupts in it."""
    t = armed()
    t.begin(t.laci).ends()
    t.dani.passes()
    t.laci.passes()
    assert (t.g.phase, t.asked()[0][0]) == ("end", 1)
    assert playable(t, 1) == {"reaction"}
    t.laci.passes()
    assert playable(t, 0) == {"reaction"}
    t.dani.passes()
    t.laci.answers("hand_limit", t.laci.pile("hq")[:1]) if t.laci.is_asked("hand_limit") else None
    assert (t.g.phase, t.asked()[0][0]) == ("start", 0)
    assert playable(t, 0) == {"start", "reaction"}
    t.dani.passes()
    assert playable(t, 1) == {"start", "reaction"}  # KG-A34


def test_payments_are_offered_to_the_active_player_only():
    """Section 6.1, KG-6.18, KG-A31: in his main phase, in answer too; not when the target has been named."""
    t = armed()
    mine, theirs = t.laci.base("hut"), t.dani.base("hut")
    t.begin(t.laci).does("draw")
    assert not t.dani.may("pay", theirs)
    t.dani.passes()
    assert t.laci.may("pay", mine)
    t.laci.passes()
    t.laci.attacks(t.dani, "colony")
    t.dani.passes()
    assert not t.laci.may("pay", mine)


# -- windows that open for nobody --------------------------------------------------------------------------------


def poor(*cards, credits=0):
    """A table where nobody has a free interrupt: the rulebook's own cost at least 1."""
    t = table(*cards, credits=credits)
    t.quiet = False
    t.dani.hq("rb_extra_hit", "rb_gunner")
    t.begin(t.laci)
    return t


def is_asked_after(t, *action):
    t.laci.does(*action)
    return t.dani.is_asked(REPLY)


def test_without_credits_nobody_can_hold_an_answer():
    """KG-6.19: every interrupt costs something, and everybody sees the empty purse."""
    t = poor()
    number = t.laci.hq("rb_crx")
    assert not is_asked_after(t, "lay", number, "surface")
    assert t.is_in(number, "surface")


def test_a_credit_may_be_an_answer():
    """KG-6.19: which card lies in HQ must not matter, only what could lie there."""
    t = poor(interrupt("mine", "general", 1, GAIN))
    number = t.laci.hq("rb_crx")
    t.dani.credits = 1
    assert is_asked_after(t, "lay", number, "surface")
    assert t.dani.offered() == [PASS]


def test_a_card_in_the_set_that_costs_nothing_opens_every_window():
    """KG-6.19: a set with free interrupts."""
    t = poor(interrupt("free", "reaction", 0, GAIN))
    number = t.laci.hq("rb_crx")
    assert is_asked_after(t, "lay", number, "surface")


def test_an_answer_to_the_stack_needs_something_on_it():
    """KG-6.19, KG-6.22: the rulebook's free answer is Felülbírálás, if what it negates cost nothing."""
    t = poor(base("hut", 0, USE))
    hut = t.laci.base("hut", paid=True)
    assert is_asked_after(t, "use", hut, 0)


def test_an_interrupt_that_needs_a_ship_needs_one_on_the_table():
    """KG-6.19, KG-6.22: as long as no ship is in play a general interrupt about ships cannot be played."""
    zap = interrupt(
        "zap", "general", 1, op("turn_used", on="target"), target={"type": "ship", "controller": "opponent"}
    )
    t = poor(zap, credits=1)
    first, second = t.laci.hq("rb_crx", "rb_mammoth")
    assert not is_asked_after(t, "lay", first, "surface")
    t.laci.ship("rb_crx")
    assert is_asked_after(t, "lay", second, "surface")


def test_abilities_are_open_to_all_eyes():
    """KG-6.19: a used card answers nothing, an active one may."""
    t = poor(crew("clerk", 1, USE, subtype="passenger"))
    clerk = t.dani.crew("clerk", paid=True, state="used")
    one, two = t.laci.hq("rb_crx", "rb_mammoth")
    assert not is_asked_after(t, "lay", one, "surface")
    t.g.state[clerk] = 0
    assert is_asked_after(t, "lay", two, "surface")
    assert t.dani.may("use", clerk, 0)


def test_an_ability_that_looks_for_hidden_cards_may_always_find_some():
    """KG-6.19: whether there is a ship in his own HQ only he knows."""
    dock = {"kind": "activated", "cost": {"turn": "used"}, "target": {"zone": "hq", "type": "ship", "owner": "you"},
            "do": [op("play_free", on="target")]}  # fmt: skip
    t = poor(base("dock", 0, dock))
    dock_card = t.dani.base("dock", paid=True)
    number = t.laci.hq("rb_crx")
    assert is_asked_after(t, "lay", number, "surface")
    assert not t.dani.may("use", dock_card, 0)


def test_backs_that_could_not_be_paid_are_no_answer():
    """KG-6.19, KG-3.62: with no credits a base without developments can be none that may be paid."""
    t = table(base("hut", 1), credits=0)
    back = t.laci.base("rb_mine_ring")
    t.begin(t.laci)
    assert must_pass(t.state, 1)
    t.g.developments[back] = 4  # the rulebook's Aknagyűrű costs nothing
    assert not must_pass(t.state, 1)


def test_cheaper_cards_open_the_windows_again():
    """KG-6.19: while an effect changes prices nobody can be sure."""
    sale = event("sale", 0, op("modify_cost", on={"zone": "hq", "all": True}, by=-1, who="each_player"))
    t = poor(sale, interrupt("mine", "general", 1, GAIN))
    number, other = t.laci.hq("sale", "rb_crx")
    assert must_pass(t.state, 0)
    t.laci.plays(number)
    assert not must_pass(t.state, 0)
    assert is_asked_after(t, "lay", other, "surface")


@pytest.mark.parametrize("credits", [0, 1, 5])
def test_whether_a_window_opens_depends_on_nothing_hidden(credits):
    """KG-6.19: exchange what only its owner knows, and the same players are passed over."""
    t = table(credits=credits)
    t.dani.hq("rb_extra_hit", "rb_overrule")
    t.dani.base("rb_mine_ring", developments=2)
    t.dani.crew("rb_gunner")
    t.begin(t.laci)
    for phase in ("start", "main", "attack", "end"):
        t.g.phase = phase
        for active in (0, 1):
            t.g.active = active
            true = must_pass(t.state, 0)
            for seed in range(20):
                other = clone(t.state)
                hidden = [
                    c for c in range(len(other.cards.design)) if other.owner[c] == 0 and not other.cards.face_up[c]
                ]
                designs = [other.cards.design[c] for c in hidden]
                Chance(seed).shuffle(designs)
                for card, design in zip(hidden, designs, strict=True):
                    other.cards.design[card] = design
                assert must_pass(other, 0) == true


def test_the_prospects_of_the_shipped_sets_are_what_the_cards_say():
    """KG-6.19: the cheapest answers are found in the cards themselves, not written down anywhere."""
    t = table(interrupt("a", "start", 3, GAIN), interrupt("b", "start", 4, GAIN))
    assert (0, 3) in prospects(t.state).interrupts["start"]
    assert (0, 4) not in prospects(t.state).interrupts["start"]
    assert t.g.pile(HQ[0]) == []


def test_without_a_ship_that_could_defend_there_is_no_second_window_before_the_pay_step():
    """KG-7.17, KG-6.19: nothing happens between W2 and W3, so they are one."""
    t = armed()
    t.g.state[t.ships[0]] = 2
    t.begin(t.laci).attacks(t.dani, "colony")
    all_pass(t)
    t.laci.sends(t.ships[1])
    assert [seat for seat, _ in all_pass(t)] == [0, 1]
    assert t.laci.is_asked("bombers")


def test_an_interrupt_for_the_own_turn_opens_no_window_in_others():
    """KG-6.19: a condition about whose turn it is can be seen by all."""
    mine = interrupt("mine", "general", 1, GAIN, **{"if": "your_turn"})
    theirs = interrupt("theirs", "general", 2, GAIN, **{"if": {"is": "not", "that": "your_turn"}})
    t = table(mine, theirs, credits=1)
    for player in t.players:
        player.hq("rb_crx")
    t.begin(t.laci)
    assert [must_pass(t.state, seat) for seat in (0, 1)] == [True, False]
    t.dani.credits = 2
    assert not must_pass(t.state, 0)
