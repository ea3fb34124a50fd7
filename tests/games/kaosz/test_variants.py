"""The end of the game and the variants (sections 10 and 11)."""

from __future__ import annotations

import pytest

from rules import CLOCK, CONCEDE, MINUTE, Answer, waiting
from rules.kaosz import ending, values
from rules.kaosz.atoms.cards import change_control

from .armory import op
from .support import base, crew, equipment, event, interrupt, ship, table
from .test_combat import clash

THREE = ("dani", "laci", "zoli")
FOUR = ("dani", "laci", "zoli", "eva")
GAIN = op("gain_credits", by=1)


class TestTheEnd:
    def test_an_empty_colony_loses_in_the_opponents_end_phase_only(self):
        """KG-10.1, KG-10.2, KG-5.30, KG-1.4."""
        t = table()
        t.dani.colony(count=0)
        t.begin(t.dani).ends()
        assert t.state.outcome is None
        t.laci.ends()
        assert t.state.outcome.places == [[1], [0]]
        assert t.state.outcome.reason == "kaosz.colony_empty"
        assert waiting(t.state) == ()

    def test_the_deck_is_the_draw_pile_and_the_life_of_the_colony(self):
        """KG-1.1: whoever draws his last card has nothing left to live on."""
        t = table(credits=5)
        t.dani.colony(count=1)
        t.begin(t.dani)
        (last,) = t.g.pile("colony:0")
        t.dani.does("draw")
        assert t.g.cards.place[last] == "hq:0" and t.g.owner[last] == 0
        t.dani.ends()
        t.laci.ends()
        assert t.state.outcome.places == [[1], [0]]

    def test_both_empty_the_active_player_wins(self):
        """KG-10.3, KG-10.5."""
        t = table()
        t.dani.colony(count=0)
        t.laci.colony(count=0)
        t.begin(t.dani).ends()
        assert t.state.outcome.places == [[0], [1]]

    @pytest.mark.parametrize(
        ("change", "winner"),
        [
            (lambda t: t.laci.colony(count=10), 0),
            (lambda t: (t.dani.colony(count=10), t.laci.colony(count=10), t.laci.hq("rb_crx")), 0),
            (lambda t: setattr(t.laci, "credits", 3), 0),
            (lambda t: t.dani.ship("rb_crx"), 1),
            (lambda t: None, 1),
        ],
    )
    def test_the_automatic_judge(self, change, winner):
        """KG-10.8, KG-11.75: colony, HQ, credits, ships, then the second player."""
        t = table(turn_limit=60)
        change(t)
        t.begin(t.laci, turn=120)
        t.state.turns = [60, 60]
        t.laci.ends()
        assert t.state.outcome.reason == "kaosz.turn_limit"
        assert t.state.outcome.places[0] == [winner]


class TestTheHour:
    """KG-11.73, KG-1.3: a tournament game lasts at most one hour; the clock says when a minute has passed."""

    def minutes(self, t, count):
        for _ in range(count):
            t.give(Answer(CLOCK, MINUTE, None))

    def test_the_judge_decides_when_the_hour_is_over(self):
        """KG-11.73, KG-11.74, KG-11.75: whoever is asked what; more cards in the colony win, and nobody can appeal."""
        t = table(tournament=True)
        t.dani.colony(count=9)
        t.laci.colony(count=8)
        t.begin(t.laci)
        self.minutes(t, 59)
        assert t.state.outcome is None
        assert t.laci.is_asked("action")
        self.minutes(t, 1)
        assert t.state.outcome.places == [[0], [1]]
        assert t.state.outcome.reason == "kaosz.time_up"
        assert not waiting(t.state)
        t.refuse(Answer(1, "kaosz.turn.action", "draw"), "core.not_asked")

    def test_the_last_minutes_are_told_to_everybody(self):
        t = table(tournament=True)
        t.begin(t.laci)
        told = [event.data["left"] for _ in range(59) for event in t.give(Answer(CLOCK, MINUTE, None))]
        assert told == [30, 10, 5, 1]

    def test_other_games_last_as_long_as_they_like(self):
        """KG-10.8."""
        t = table()
        t.begin(t.laci)
        t.refuse(Answer(CLOCK, MINUTE, None), "core.no_clock")

    @pytest.mark.parametrize(("seat", "value", "t"), [(0, None, None), (CLOCK, 5, None), (CLOCK, None, 3)])
    def test_only_the_clock_says_so(self, seat, value, t):
        forged = Answer(seat, MINUTE, value, t)
        t = table(tournament=True)
        t.begin(t.laci)
        t.refuse(forged, "core.no_clock")


class TestQuickStart:
    def quick(self, *cards, level=1, **more):
        return table(*cards, ruleset="quickstart", qs_level=level, **more)

    def test_only_ships_count_in_the_first_lesson(self):
        """KG-11.7, KG-11.21: the rest stays in HQ."""
        t = self.quick(event("windfall", 0, GAIN))
        t.laci.hq("windfall", "rb_gunner", "rb_mine_ring", "rb_deathwing")
        t.begin(t.laci)
        assert {o[0] for o in t.laci.offered("action") if type(o) is tuple} == {"launch"}

    def test_ship_texts_are_ignored(self):
        """KG-11.7."""
        t = self.quick()
        assert values.abilities(t.g, t.laci.ship("rb_crx")) == 0

    def test_no_search_no_recover(self):
        """KG-11.9."""
        t = self.quick()
        t.begin(t.laci).cannot("action", "search", "kaosz.quick", "KG-11.9")
        assert t.laci.may("draw")

    def test_hq_is_bombed_without_a_minimum(self):
        """KG-11.11, KG-11.10."""
        t = self.quick(ship("b", "4-1-1-1"))
        b = t.laci.ship("b")
        t.dani.hq("rb_gunner", "rb_crx")
        t.begin(t.laci)
        assert {o[2] for o in t.laci.offered("action") if o[0] == "attack"} == {"colony", "hq"}
        t.laci.attacks(t.dani, "hq", b)
        t.laci.bombs(b)
        t.dani.answers("hq_discard", t.dani.pile("hq")[0])
        assert t.dani.count("hq") == 1

    def test_strictly_the_fastest_ship_fires(self):
        """KG-11.12, KG-11.13: a ship that does not fire is skipped."""
        t = self.quick(ship("fast", "5-1-2-0"), ship("mid", "4-1-2-0"), ship("slow", "3-1-2-0"))
        fast, mid, foe = t.laci.ship("fast"), t.laci.ship("mid"), t.dani.ship("slow")
        clash(t, [fast, mid], [foe])
        assert {o[1] for o in t.laci.offered("fire") if o != "pass"} == {fast}
        t.laci.passes()
        assert {o[1] for o in t.laci.offered("fire") if o != "pass"} == {mid}
        t.laci.passes()
        t.dani.passes()
        assert t.laci.is_asked("bombers")

    def test_after_a_shot_the_order_starts_again(self):
        """KG-11.13."""
        t = self.quick(ship("fast", "5-1-2-0"), ship("mid", "4-1-2-0"), ship("slow", "3-1-3-0"))
        fast, mid, foe = t.laci.ship("fast"), t.laci.ship("mid"), t.dani.ship("slow")
        clash(t, [fast, mid], [foe])
        t.laci.passes()
        t.laci.shoots(mid, foe)
        assert {o[1] for o in t.laci.offered("fire") if o != "pass"} == {fast}

    def test_damage_first_then_the_target_decides(self):
        """KG-11.14: a ship just being destroyed may return fire."""
        t = self.quick(ship("a", "5-3-1-0"), ship("d", "3-1-2-0"))
        a, d = t.laci.ship("a"), t.dani.ship("d")
        clash(t, [a], [d])
        t.laci.fires(a, d)
        assert t.armor(d) == 0
        assert t.is_in(d, "hangar")
        t.dani.answers("return", "return")
        assert t.is_in(a, "trash")
        assert t.is_in(d, "trash")

    def test_the_game_ends_at_once_also_by_the_own_draw(self):
        """KG-11.20, KG-10.7."""
        t = self.quick()
        t.laci.colony(count=1)
        t.begin(t.laci).does("draw")
        assert t.state.outcome.places == [[0], [1]]

    def test_both_empty_at_the_same_moment(self):
        """KG-A49."""
        t = self.quick(event("storm", 0, op("mill", who="each_player")), level=2)
        number = t.laci.hq("storm")
        t.laci.colony(count=1)
        t.dani.colony(count=1)
        t.begin(t.laci).plays(number)
        assert t.state.outcome.places == [[1], [0]]

    @pytest.mark.parametrize(("level", "limited"), [(1, False), (2, False), (3, True)])
    def test_hangar_and_credit_limits_from_the_third_lesson(self, level, limited):
        """KG-11.19, KG-11.18."""
        t = self.quick(level=level, credits=30)
        for _ in range(3):
            t.laci.ship("rb_mammoth")
        t.begin(t.laci).ends()
        assert t.laci.is_asked("hangar_limit") is limited
        if limited:
            t.laci.answers("hangar_limit", t.laci.offered("hangar_limit")[0])
        assert t.laci.credits == (20 if limited else 30)

    def test_the_second_lesson_adds_equipment_and_events(self):
        """KG-11.22: the pay step and windows; no bases, crew or interrupts."""
        t = self.quick(event("windfall", 0, GAIN), equipment("gun", 1, stats={"fire": 1}),
                       interrupt("react", "reaction", 0, GAIN), level=2)  # fmt: skip
        s = t.laci.ship("rb_cobra_flash")
        gun = t.laci.carries(s, "gun")
        luck, react, crew_ = t.laci.hq("windfall", "react", "rb_gunner")
        t.begin(t.laci)
        assert t.laci.may("play", luck)
        assert not t.laci.may("play", react)
        assert {o[2] for o in t.laci.offered("action") if o[0] == "lay"} == {s}
        t.laci.attacks(t.dani, "colony", s)
        t.laci.pays(gun)
        assert t.fire(s) == 3
        assert t.is_in(crew_, "hq")

    def test_the_third_lesson_has_everything_and_all_targets(self):
        """KG-11.22, against KG-11.10."""
        t = self.quick(base("hut"), crew("mate"), level=3)
        t.laci.ship("rb_crx")
        hut, mate = t.dani.base("hut"), t.dani.crew("mate")
        t.begin(t.laci)
        assert {o[2] for o in t.laci.offered("action") if o[0] == "attack"} == {"colony", "hq", hut, mate}
        assert values.abilities(t.g, t.laci.ship("rb_crx"))


class TestSimplifiedCombat:
    def simple(self, *cards):
        return table(*cards, combat="simplified")

    def test_players_alternate_and_nobody_returns_fire(self):
        """KG-11.50, KG-11.51: whatever the speeds."""
        t = self.simple(ship("slow", "1-1-3-0"), ship("fast", "6-1-3-0"))
        a1, a2, d = t.laci.ship("slow"), t.laci.ship("slow"), t.dani.ship("fast")
        clash(t, [a1, a2], [d])
        t.laci.fires(a1, d)
        t.dani.fires(d, a1)
        t.laci.fires(a2, d)
        assert not t.dani.is_asked("fire")
        assert [t.armor(s) for s in (a1, a2, d)] == [2, 3, 1]

    def test_destroyed_ships_fire_before_they_go(self):
        """KG-11.52, KG-11.53."""
        t = self.simple(ship("a", "4-3-3-0"), ship("d", "4-1-2-0"))
        a, d = t.laci.ship("a"), t.dani.ship("d")
        clash(t, [a], [d])
        t.laci.fires(a, d)
        assert t.is_in(d, "hangar")
        t.dani.fires(d, a)
        assert t.is_in(d, "trash")
        assert (t.armor(a), t.state_of(a)) == (2, "damaged")

    def test_both_passing_ends_the_step(self):
        """KG-11.51."""
        t = self.simple(ship("a", "4-1-3-0"))
        a, d = t.laci.ship("a"), t.dani.ship("a")
        clash(t, [a], [d])
        t.laci.passes()
        t.dani.passes()
        assert t.laci.is_asked("bombers")

    def test_passing_against_nobody_ends_the_step(self):
        """KG-11.51: whoever has no active ship is skipped."""
        t = self.simple(ship("a", "4-1-3-0"))
        a1, a2, d = t.laci.ship("a"), t.laci.ship("a"), t.dani.ship("a")
        clash(t, [a1, a2], [d])
        t.laci.fires(a1, d)
        t.dani.fires(d, a1)
        t.laci.passes()
        assert t.laci.is_asked("bombers")

    def test_cards_about_speed_or_return_fire_may_not_be_in_decks(self):
        """KG-11.54, KG-11.55."""
        from rules.kaosz.decks import deck_problems
        from rules.kaosz.library import faces

        from .support import content

        known = faces(content(
            ship("rapid", "4-1-1-0", keywords=["rapid_fire"]), ship("burst", "4-1-1-0", keywords=["burst"]),
            equipment("motor", 1, stats={"speed": 1}), equipment("both", 1, stats={"speed": 1, "fire": 1}),
            interrupt("hush", "combat", 0, op("forbid", what="return_fire", until="this_shot")),
            event("wind", 0, op("modify_stat", on="target", stat="speed", by=1), target={"type": "ship"}),
        ))  # fmt: skip
        deck = ["rapid", "burst", "motor", "both", "hush", "wind"]
        found = deck_problems(deck, known, {"combat": "simplified"})
        assert [r.params["card"] for r in found if r.rule == "KG-11.54"] == ["hush", "motor", "rapid", "wind"]


class TestMultiplayer:
    def test_only_neighbours_are_attacked(self):
        """KG-11.33."""
        t = table(seats=FOUR)
        t.dani.ship("rb_deathwing")
        t.begin(t.dani)
        assert {o[1] for o in t.dani.offered("action") if o[0] == "attack"} == {1, 3}

    def test_an_effect_on_the_opponent_asks_which_neighbour(self):
        """KG-11.33, KG-9.11, D31."""
        t = table(event("spite", 0, op("mill", count=2)), seats=FOUR)
        number = t.dani.hq("spite")
        t.begin(t.dani).plays(number)
        assert t.dani.offered("opponent") == [1, 3]
        t.dani.answers("opponent", 3)
        assert t.eva.count("ruin") == 2

    def test_a_lasting_effect_is_bound_when_paid_and_chosen_again_when_he_is_gone(self):
        """KG-11.41."""
        t = table(seats=FOUR)
        ring = t.dani.base("rb_mine_ring", developments=4)
        t.begin(t.dani).does("pay", ring)
        t.dani.answers("bound", 1)
        assert [values.attack_tax(t.g, s) for s in range(4)] == [0, 1, 0, 0]
        t.laci.colony(count=0)
        t.dani.ends()
        t.dani.answers("bound", 2)
        assert [values.attack_tax(t.g, s) for s in (0, 2, 3)] == [0, 1, 0]

    def test_neighbours_with_empty_colonies_are_eliminated_in_the_end_phase(self):
        """KG-11.36, KG-11.37, KG-A40: credited to the active player; seats close up."""
        t = table(seats=FOUR)
        stolen = t.laci.ship("rb_crx")
        t.laci.colony(count=0)
        t.zoli.colony(count=0)
        t.begin(t.dani).ends()
        # Laci fell at the first check; Zoli became a neighbour by that and fell at the second.
        assert t.g.order == [0, 3]
        assert t.g.victims == [2, 0, 0, 0]
        assert t.place(stolen) == "out:1"
        assert t.g.neighbours(0) == [3]
        assert t.asked()[0][0] == 3

    def test_his_borrowed_cards_go_to_their_owners(self):
        """KG-11.37."""
        t = table(base("hut"), seats=THREE)
        paid, unpaid = t.zoli.base("hut", paid=True), t.zoli.base("hut")
        for card in (paid, unpaid):
            change_control(t.g, card, 1)
        t.laci.colony(count=0)
        t.begin(t.dani).ends()
        assert [t.place(c) for c in (paid, unpaid)] == ["trash:2", "ruin:2"]

    def test_most_eliminations_win_and_ties_go_to_who_stayed_longer(self):
        """KG-11.35, KG-11.38, KG-11.39."""
        t = table(seats=FOUR)
        t.state.victims, t.state.fallen, t.state.order = [0, 2, 0, 1], [[0], [2], [1]], [3]
        assert ending.end_if_alone(t.state)
        assert t.state.outcome.places == [[1], [3], [2], [0]]

    def test_players_eliminated_in_the_same_check_share_their_place(self):
        """KG-11.35, 11.36: neither stayed longer."""
        t = table(seats=THREE)
        t.dani.colony(count=0)
        t.zoli.colony(count=0)
        t.begin(t.laci).ends()
        assert t.state.outcome.places == [[1], [0, 2]]

    def test_a_third_player_joins_no_combat_of_others(self):
        """KG-7.15: not even by a card that lets a ship join."""
        mine = {"type": "ship", "controller": "you", "participating": "no"}
        t = table(
            interrupt("join", "combat", 0, op("enter_combat", on="target"), target=mine), ship("s", "1-1-1-0"),
            seats=THREE,
        )  # fmt: skip
        ships = [player.ship("s") for player in t.players]
        number = t.zoli.hq("join")
        t.begin(t.dani).attacks(t.laci, "colony")
        t.quiet = False
        t.dani.sends(ships[0])
        while not t.zoli.is_asked("reply"):
            t.players[t.asked()[0][0]].passes()
        t.zoli.plays(number, ships[2])
        t.windows_pass()
        assert t.is_in(number, "trash") and t.g.combat.attackers == [ships[0]] and ships[2] not in t.g.combat.defenders

    def test_windows_go_clockwise_from_the_next_player(self):
        """KG-11.40."""
        t = table(interrupt("react", "reaction", 0, GAIN), seats=THREE)
        for player in t.players:
            player.hq("react")
        t.begin(t.laci)
        t.quiet = False
        t.laci.does("draw")
        order = []
        while not t.laci.is_asked("action"):
            order.append(t.asked()[0][0])
            t.players[order[-1]].passes()
        assert order == [2, 0, 1]

    def test_conceding_on_the_own_turn_ends_it_without_an_end_phase(self):
        """KG-11.42: credited to nobody; the others go on."""
        t = table(seats=THREE)
        t.laci.hq(*["rb_gunner"] * 8)
        t.begin(t.laci)
        t.give(Answer(1, CONCEDE, None))
        assert t.g.order == [0, 2]
        assert t.g.victims == [0, 0, 0]
        assert t.zoli.is_asked("action")

    def test_a_combat_against_a_conceding_defender_goes_on_to_unequip(self):
        """KG-11.42."""
        t = table(seats=THREE)
        s, mate = t.dani.ship("rb_mammoth"), t.dani.crew("rb_gunner")
        t.laci.ship("rb_crx")
        t.begin(t.dani).attacks(t.laci, "colony", s)
        t.dani.boards(mate, s)
        assert t.laci.is_asked("defenders")
        t.give(Answer(1, CONCEDE, None))
        assert t.dani.is_asked("action")
        assert (t.place(mate), t.g.combat) == ("cantina:0", None)
