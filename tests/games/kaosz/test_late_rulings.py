"""Hits of ships that leave a combat, X at payment, names in a deck, a guard that has come back, and the next deck."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import Chance, Session, Setup, answer_at_random, encode, new_game, waiting
from rules.kaosz.atoms import cards as atoms
from rules.kaosz.decks import deck_problems
from rules.kaosz.library import faces, shipped_content
from rules.kaosz.migrating import migrate
from rules.kaosz.opening import decks_of, offered_decks
from rules.kaosz.words import WORKS
from saves.document import SeatInfo
from saves.games import SaveFacts, document_of, session_of
from saves.replays import may_replay

from .galaxy import attack, deal, hush, loud, reply, use
from .support import HANGAR, base, content, event, interrupt, ship, table

SEIZE = interrupt("seize", "combat", 0, {"op": "take_control", "on": "target"}, target={"type": "ship"})


class TestHitsAreNotForgotten:
    """KG-7.49.1."""

    def struck(self, *cards, **more):
        """Dani's anvil has been hit in Laci's attack; another ship of his is still to be fired at."""
        t = loud(table(ship("anvil", "1-1-9-1", "destroyer", **more), SEIZE, *cards))
        hawk, second = t.laci.ship("rb_cobra_flash"), t.laci.ship("rb_cobra_flash")
        anvil, other = t.dani.ship("anvil"), t.dani.ship("rb_mammoth")
        return t, hawk, second, anvil, other

    def hit(self, t, hawk, second, anvil, other):
        t.quiet = True
        attack(t, "colony", hawk, second, defenders=[anvil, other])
        t.laci.shoots(hawk, anvil)
        assert t.state_of(anvil) == "active"
        loud(t)

    def test_a_ship_that_leaves_the_combat_turns_damaged_at_that_moment(self):
        smoke = {"kind": "activated", "cost": {"credits": 0}, "do": [{"op": "leave_combat", "on": "self"}]}
        t, *ships = self.struck(ship("ghost", "1-1-9-1", "destroyer", 1, {**smoke, "cost": {"credits": 1}}))
        ghost = t.dani.ship("ghost")
        t.begin(t.laci)
        self.hit(t, ships[0], ships[1], ghost, ships[3])
        t.laci.shoots(ships[1], ships[3])
        use(t, t.dani, ghost)
        while t.g.stack:
            t.players[t.asked()[0][0]].passes()
        assert t.g.side_of(ghost) == ""
        assert t.state_of(ghost) == "damaged"

    @pytest.mark.parametrize(("more", "state"), [({}, "damaged"), ({"keywords": ["repair"]}, "used")])
    def test_a_ship_that_changes_control_turns_with_its_hit(self, more, state):
        """KG-8.17: with Repair only used."""
        t, *ships = self.struck(**more)
        seize = t.laci.hq("seize")
        t.begin(t.laci)
        self.hit(t, *ships)
        t.laci.shoots(ships[1], ships[3])
        reply(t, t.laci, seize)
        t.laci.answers("target", ships[2])
        while t.g.stack:
            t.players[t.asked()[0][0]].passes()
        assert t.g.controller[ships[2]] == t.laci.seat
        assert t.state_of(ships[2]) == state

    def test_a_ship_that_was_not_hit_stays_as_it_is(self):
        t, *ships = self.struck()
        seize = t.laci.hq("seize")
        t.begin(t.laci)
        self.hit(t, *ships)
        t.laci.shoots(ships[1], ships[2])
        reply(t, t.laci, seize)
        t.laci.answers("target", ships[3])
        hush(t)
        assert t.state_of(ships[3]) == "active"


class TestXAtPayment:
    """KG-A8."""

    def test_a_lasting_x_is_fixed_when_the_base_is_paid(self):
        shield = {"kind": "static", "do": [{"op": "attack_tax", "by": "X", "who": "opponent"}]}
        less = {"op": "remove_development", "on": "target", "by": 2}
        rob = interrupt("rob", "reaction", 0, less, target={"type": "base"})
        t = loud(table(base("dome", 0, shield, development="X"), rob))
        dome, card = t.laci.base("dome", developments=3), t.dani.hq("rob")
        t.dani.ship("rb_crx")
        t.begin(t.laci).does("pay", dome)
        reply(t, t.dani, card)
        t.dani.answers("target", dome)
        hush(t)
        assert (t.g.developments[dome], t.g.fixed_x[dome]) == (1, 3)
        t.laci.ends()
        before = t.dani.credits
        t.dani.attacks(t.laci, "colony")
        assert t.dani.credits == before - 3

    def test_a_base_paid_by_an_effect_has_its_x_too(self):
        shield = {"kind": "static", "do": [{"op": "attack_tax", "by": "X", "who": "opponent"}]}
        free = event("free", 0, {"op": "pay_free", "on": "target"}, target={"type": "base"})
        t = table(base("dome", 0, shield, development="X"), free)
        dome, card = t.laci.base("dome", developments=2), t.laci.hq("free")
        t.begin(t.laci).plays(card, dome)
        assert t.g.fixed_x[dome] == 2


class TestNamesInADeck:
    """KG-4.3: at most three cards of the same name."""

    def problems(self, **names):
        cards = [ship(f"hull_{i}", "4-1-1-0") for i in range(20)]
        cards += [ship("one", "4-1-1-0"), {**ship("other", "5-1-1-0"), **names}]
        deck = [f"hull_{i // 3}" for i in range(41)] + ["one", "one", "other", "other"]
        return [(r.id, r.params["have"]) for r in deck_problems(deck, faces(content(*cards)), {})]

    def test_two_designs_of_one_name_are_counted_together(self):
        assert self.problems(name={"en": "One", "hu": "one"}) == [("kaosz.deck.copies", 4)]

    def test_the_same_name_in_one_language_is_enough(self):
        assert self.problems(name={"en": "Another", "hu": "One"}) == [("kaosz.deck.copies", 4)]

    def test_other_names_are_counted_apart(self):
        assert self.problems() == []


def test_guard_instinct_does_not_find_a_ship_that_has_come_back():
    """KG-6.14: out of play and back, it is another ship; the damage stays where it was aimed."""
    t = loud(deal("in_guard_instinct"))
    queen, drone, foe = t.laci.ship("rb_unicornis"), t.laci.ship("rb_mammoth"), t.dani.ship("rb_cobra_flash")
    card = t.laci.hq("in_guard_instinct")
    t.begin(t.laci).attacks(t.dani, "colony")
    reply(t, t.laci, card)
    t.laci.answers("", queen)
    t.laci.answers("", drone)
    hush(t)
    atoms.leave_play(t.g, drone)
    atoms.enter_play(t.g, drone, HANGAR[t.laci.seat], t.laci.seat, WORKS)
    t.g.shaken, t.g.pending = False, None
    t.laci.sends(queen, drone)
    t.dani.defends(foe)
    t.dani.shoots(foe, queen)
    assert t.g.lost[drone] == 0
    assert t.armor(queen) < t.full_armor(queen) or t.is_in(queen, "trash")


class TestTheNextDeck:
    """D1: who has chosen no deck gets another one than everybody else."""

    @pytest.mark.parametrize("seats", [2, 3, 4, 6])
    def test_nobody_gets_a_deck_that_another_has(self, seats):
        known, _ = shipped_content(["galaxy"])
        offered = offered_decks(known, {})
        for chance in range(60):
            brought = decks_of(Setup("kaosz", [{} for _ in range(seats)], {}), known, chance)
            assert len({tuple(sorted(deck)) for deck in brought}) == min(seats, len(offered))

    def test_a_deck_that_somebody_has_chosen_is_not_dealt(self):
        known, _ = shipped_content(["galaxy"])
        for deck in offered_decks(known, {}):
            for chosen in (deck.id, deck.designs()):
                for chance in range(20):
                    mine, his = decks_of(Setup("kaosz", [{}, {"deck": chosen}], {}), known, chance)
                    assert sorted(mine) != sorted(his)

    def test_with_one_deck_on_offer_all_play_it(self):
        g = new_game("kaosz", Setup("kaosz", [{}, {}], {}), 1, content())
        assert len(g.owner) == 90


def test_positions_of_the_first_version_are_read_by_the_rules_of_now():
    """KG-11.41, KG-A8, KG-11.42: wrong bonds fall away, an X on its way is fixed, who has left is not asked."""
    t = table(seats=("dani", "laci", "zoli"))
    ring = t.laci.base("rb_mine_ring", paid=True)
    t.begin(t.laci)
    t.g.bound[ring] = t.laci.seat
    old = encode(t.g)
    turn = old["frames"][-1]
    turn["at"] = "bind"
    new = migrate(old, 1)
    assert (new["bound"][ring], new["shaken"], new["frames"][-1]["at"]) == (-1, True, "earn")


def test_a_save_of_the_first_version_opens_and_its_log_is_not_played_again():
    """A game begun by older rules goes on from its position; a replay is offered only for games of one version."""
    session = Session.start("kaosz", Setup("kaosz", [{}, {}, {}], {}), 3)
    rng = Chance(3)
    for _ in range(60):
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    now = document_of(session, SaveFacts("match", "2026-01-02T03:04:05Z", [SeatInfo(name, "human") for name in "abc"]))
    old = structs.replace(now, rules="1", fingerprint="0" * 32)
    again = session_of(old)
    assert again.log == session.log
    assert waiting(again.state) == waiting(session.state)
    assert (may_replay(now), may_replay(old)) == (True, False)
