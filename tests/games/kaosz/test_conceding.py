"""Conceding (KG-10.6, KG-11.42): in the set-up, in the middle of a combat, and what stays behind."""

from __future__ import annotations

import pytest

from rules import CONCEDE, END, Answer, Setup, apply, new_game, waiting
from rules.kaosz.words import ANNOUNCED

from .galaxy import raid
from .support import REPLY, Table, content, interrupt, ship, table

THREE = ("dani", "laci", "zoli")


def opening(seed=1):
    """A game of three with all its mulligans to come."""
    setup = Setup("kaosz", [{"deck": "rb_all_fifteen"} for _ in THREE], {})
    return Table(new_game("kaosz", setup, seed, content()), THREE)


def concede(t, who):
    t.give(Answer(who.seat, CONCEDE, None))


class TestSetUp:
    @pytest.mark.parametrize("seed", [1, 2, 3])
    def test_the_starting_player_concedes_before_his_mulligan(self, seed):
        """KG-11.42: he is asked nothing more, and the next one begins."""
        t = opening(seed)
        starter = t.g.starter
        concede(t, t.players[starter])
        others = [(starter + 1) % 3, (starter + 2) % 3]
        assert t.asked() == [(others[0], "kaosz.game.mulligan")]
        assert t.happened("starter", seat=others[0])
        for seat in others:
            t.players[seat].answers("mulligan", "keep")
        assert t.players[others[0]].is_asked("action")

    def test_one_who_waits_for_his_mulligan_concedes(self):
        """KG-11.42."""
        t = opening()
        first, second, third = (t.players[(t.g.starter + n) % 3] for n in range(3))
        concede(t, second)
        first.answers("mulligan", "keep")
        third.answers("mulligan", "redraw")
        assert first.is_asked("action")

    def test_the_starting_player_concedes_after_his_mulligan(self):
        """KG-11.42: he gets no turn."""
        t = opening()
        first, second, third = (t.players[(t.g.starter + n) % 3] for n in range(3))
        first.answers("mulligan", "keep")
        concede(t, first)
        second.answers("mulligan", "keep")
        third.answers("mulligan", "keep")
        assert second.is_asked("action")
        assert t.g.turns == [0 if player is not second else 1 for player in t.players]

    def test_two_concede_and_the_third_has_won(self):
        """KG-11.38, KG-11.42."""
        t = opening()
        concede(t, t.dani)
        concede(t, t.zoli)
        assert t.g.outcome.places[0] == [t.laci.seat]
        t.finish("")


class TestCombat:
    def test_a_ship_hit_to_death_goes_although_the_attacker_concedes(self):
        """KG-11.42, KG-11.52: with simplified combat the destroyed go at the end of the step, which still comes."""
        t = table(seats=THREE, combat="simplified")
        hawk, second, prey = t.laci.ship("rb_crx"), t.laci.ship("rb_crx"), t.dani.ship("rb_marduk_kurios")
        reserve = t.dani.ship("rb_crx")
        raid(t, "colony", hawk, second, defenders=[prey, reserve])
        t.laci.fires(hawk, prey)
        assert t.is_in(prey, "hangar")
        concede(t, t.laci)
        assert t.is_in(prey, "trash")
        assert t.g.combat is None
        assert t.zoli.is_asked("action")

    def test_crew_of_a_ship_that_is_lost_dies_with_it(self):
        """KG-3.28, KG-11.42: the ship goes before anybody is unequipped."""
        t = table(seats=THREE, combat="simplified")
        hawk, prey = t.laci.ship("rb_crx"), t.dani.ship("rb_unicornis", lost=2)
        second, mate = t.laci.ship("rb_crx"), t.dani.crew("rb_hellfire_brothers")
        t.begin(t.laci).attacks(t.dani, "colony", hawk, second, met_by=[prey])
        t.dani.boards(mate, prey)
        while t.asked()[0][1].endswith((".crew", ".pay")):
            t.players[t.asked()[0][0]].is_done()
        t.laci.fires(hawk, prey)
        concede(t, t.laci)
        assert (t.is_in(prey, "trash"), t.is_in(mate, "ruin")) == (True, True)

    def test_what_others_were_paying_is_lost_and_does_not_stay_announced(self):
        """KG-A5, KG-11.42: the trap on the stack goes to the trash when the turn ends at once."""
        t = table(interrupt("react", "reaction", 0, {"op": "gain_credits", "by": 1}), seats=THREE)
        bomber, trap = t.laci.ship("rb_mammoth"), t.dani.base("rb_chazma_charge")
        t.laci.hq("react")
        raid(t, trap, bomber)
        t.laci.bombs(bomber)
        t.quiet = False
        t.dani.answers("trap", ["pay", trap])
        t.dani.answers("opponent", t.laci.seat)
        assert t.g.paid[trap] == ANNOUNCED
        assert t.asked()[0][1] == REPLY
        concede(t, t.laci)
        assert t.is_in(trap, "trash") and not t.g.stack

    def test_hits_count_when_the_attacker_concedes_in_a_full_combat(self):
        """KG-7.46, KG-11.42; and no end phase comes: what he has damaged stays so until his own end phase."""
        t = table(ship("anvil", "1-1-9-1"), seats=THREE)
        hawk, second, anvil = t.laci.ship("rb_cobra_flash"), t.laci.ship("rb_crx"), t.dani.ship("anvil")
        raid(t, "colony", hawk, second, defenders=[anvil])
        t.laci.shoots(hawk, anvil)
        concede(t, t.laci)
        assert t.state_of(anvil) == "damaged"
        assert t.zoli.is_asked("action")

    def test_conceding_before_any_ship_is_sent_ends_the_turn(self):
        """KG-7.14, KG-11.42."""
        t = table(seats=THREE)
        t.laci.ship("rb_crx")
        t.begin(t.laci).attacks(t.dani, "colony")
        concede(t, t.laci)
        assert (t.g.combat, t.zoli.is_asked("action")) == (None, True)

    def test_a_defender_who_leaves_is_not_asked_about_his_trap(self):
        """KG-7.57, KG-11.42."""
        t = table(seats=THREE)
        bomber, hut = t.laci.ship("rb_mammoth"), t.dani.base("rb_chazma_charge")
        raid(t, hut, bomber)
        t.laci.bombs(bomber)
        assert t.dani.is_asked("trap")
        concede(t, t.dani)
        assert t.laci.is_asked("action")


def test_an_effect_of_one_who_leaves_in_the_middle_of_it_is_over():
    """KG-11.42: what he had under way does not go on without him."""
    both = {"op": "discard", "who": "opponent", "count": 1}
    t = table(interrupt("press", "reaction", 0, both, {"op": "draw", "who": "each_player"}), seats=THREE)
    card = t.laci.hq("press")
    t.dani.hq("rb_crx", "rb_gunner")
    t.begin(t.laci).plays(card)
    t.laci.answers("opponent", t.dani.seat)
    assert t.dani.is_asked()
    concede(t, t.laci)
    assert t.dani.count("hq") == 2
    assert waiting(t.g)[0].seat != t.laci.seat


def test_nobody_is_asked_to_arrange_items_of_one_who_has_left():
    """KG-6.6, KG-11.42: they are negated; the order of what has no effect matters to nobody."""
    t = table(interrupt("react", "reaction", 0, {"op": "gain_credits", "by": 1}), seats=THREE)
    first, second = t.dani.hq("react", "react")
    t.zoli.hq("react")
    t.begin(t.laci)
    t.quiet = False
    t.laci.does("draw")
    t.zoli.passes()
    t.dani.plays(first)
    while not t.dani.is_asked(REPLY):
        t.players[t.asked()[0][0]].passes()
    t.dani.plays(second)
    concede(t, t.dani)
    while t.asked()[0][1] == REPLY:
        t.players[t.asked()[0][0]].passes()
    assert t.laci.is_asked("action")
    assert t.laci.credits == 9


def test_it_ends_by_the_judge_when_nobody_wants_to_go_on():
    """KG-11.42, KG-11.75."""
    g = new_game("kaosz", Setup("kaosz", [{}] * 4, {}), 3)
    apply(g, Answer(1, CONCEDE, END))
    assert (g.outcome.reason, g.outcome.places[-1]) == ("kaosz.abandoned", [1])
    assert waiting(g) == ()
