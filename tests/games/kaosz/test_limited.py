"""Packs, pools and drafts: what comes out of a pack, what a seat may know, what can be built."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from rules import Illegal
from rules.core.chance import Chance
from rules.kaosz.ai import deckcraft, draft_league, drafting
from rules.kaosz.decks import OFFICIAL_SIZE, deck_problems
from rules.kaosz.library import content_for, faces
from rules.kaosz.limited import packs
from rules.kaosz.limited.draft import Draft, DraftSight, Passed
from rules.kaosz.limited.pool import ALLIANCES, beyond, pooled, reserve, with_reserve
from rules.kaosz.words import OPPOSED


@pytest.fixture(scope="module")
def known():
    return faces(content_for([]))


# -- packs


def test_a_pack_has_the_rarities_of_the_rulebook(known):
    """KG-2.10, KG-C4: one third as many uncommon and one tenth as many rare cards as common ones, no ultra rare."""
    for seed in range(20):
        opened = packs.pack(known, seed)
        counts = Counter(known[card].rarity for card in opened)
        assert counts == {"moon": 30, "planet": 10, "sun": 3}
        assert counts["planet"] * 3 == counts["moon"] and counts["sun"] * 10 == counts["moon"]
        assert len(set(opened)) == len(opened)
        assert not any(known[card].fixture_only for card in opened)


def test_a_pack_is_the_same_for_the_same_seed_and_another_for_another(known):
    assert packs.pack(known, 3) == packs.pack(known, 3) != packs.pack(known, 4)
    assert len({tuple(one) for one in packs.packs(known, 3, 6)}) == 6


def test_every_card_but_the_ultra_rare_ones_comes_out_of_packs(known):
    """KG-2.10, KG-2.9."""
    found = {card for seed in range(200) for card in packs.pack(known, seed)}
    sold = {card for rarity in packs.MAKE_UP for card in packs.by_rarity(known, rarity)}
    assert found == sold and len(sold) == 192


def test_a_small_set_prints_its_cards_again(known):
    """A set with few cards still fills its packs."""
    small = {card: face for card, face in known.items() if face.species == "human" and not face.fixture_only}
    assert Counter(small[card].rarity for card in packs.pack(small, 1)) == packs.MAKE_UP


def test_the_first_three_places_win_ultra_rare_cards(known):
    """KG-11.77, KG-2.10: that is the only way to get them."""
    won = packs.prizes(known, 5)
    assert len(won) == len(set(won)) == 3 and won == packs.prizes(known, 5)
    assert {known[card].rarity for card in won} == {"galaxy"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda cards, known: cards[1:], "kaosz.pack.make_up"),
        (lambda cards, known: [*cards[:-1], packs.by_rarity(known, "galaxy")[0]], "kaosz.pack.make_up"),
        (lambda cards, known: [*cards[:-1], "nobody"], "kaosz.deck.unknown"),
    ],
)
def test_what_cannot_be_a_pack_is_told(known, change, reason):
    """KG-2.10."""
    cards = packs.pack(known, 1)
    assert packs.pack_problem(cards, known) is None
    assert packs.pack_problem(change(cards, known), known).id == reason


# -- pools


def test_an_alliance_has_no_opposed_species():
    """KG-4.2."""
    assert len(set(ALLIANCES)) == 16
    assert all(OPPOSED[one] not in alliance for alliance in ALLIANCES for one in alliance)


def test_six_packs_are_enough_for_a_deck(known):
    """KG-4.1 to KG-4.3: nothing has to be added to a sealed pool."""
    for seed in range(5):
        pool = pooled(card for pack in packs.packs(known, seed, packs.SEALED_PACKS) for card in pack)
        assert sum(pool.values()) == 258 and reserve(pool, known) == {}


def test_a_pool_without_a_deck_is_made_up_with_common_cards(known):
    """KG-4.1 to KG-4.3: as many as are missing, of species that go together."""
    hoard = ["sh_mako"] * 40 + ["hu_postal_rocket"] * 40
    added = reserve(pooled(hoard), known)
    assert sum(added.values()) == OFFICIAL_SIZE - 6
    assert {known[card].rarity for card in added} == {"moon"}
    assert deck_problems(deckcraft.best_deck(with_reserve(hoard, known), known), known, {"tournament": True}) == []


def test_a_deck_with_more_than_its_pool_is_told_card_by_card():
    told = beyond(["a", "a", "b"], {"a": 1, "c": 4})
    assert [(one.params["card"], one.params["have"], one.params["need"]) for one in told] == [("a", 1, 2), ("b", 0, 1)]
    assert beyond(["a"], {"a": 1}) == []


# -- the draft


def finish(draft, rng):
    """Everybody takes any cards."""
    while not draft.is_over:
        for seat in draft.waits_for():
            draft.choose(seat, rng.sample(draft.before(seat), draft.count))


@pytest.mark.parametrize(("seats", "each", "at_once"), [(2, 2, 1), (5, 3, 2), (8, 2, 3)])
def test_all_cards_end_in_the_pools(known, seats, each, at_once):
    draft = Draft.dealt(known, 9, seats, each, at_once)
    finish(draft, Chance(1))
    assert Counter(card for own in draft.deals for pack in own for card in pack) == Counter(
        card for pool in draft.pools for card in pool
    )
    assert [len(pool) for pool in draft.pools] == [43 * each] * seats


def test_packs_go_to_the_left_and_next_time_to_the_right():
    dealt = [[f"{number}{letter}" for letter in "abc"] for number in range(6)]
    draft = Draft.of_packs(dealt, seats=3, at_once=1)
    assert draft.to_the_left and draft.before(0) == ["0a", "0b", "0c"]
    for seat in range(3):
        draft.choose(seat, [f"{seat}a"])
    assert draft.before(1) == ["0b", "0c"], "the next seat has the pack of the first one"
    for seat in range(3):
        draft.choose(seat, draft.before(seat)[:1])
    assert not draft.to_the_left and draft.before(0) == ["3a", "3b", "3c"]
    for seat in range(3):
        draft.choose(seat, draft.before(seat)[:1])
    assert draft.before(0) == ["4b", "4c"]


def test_choices_are_made_at_once_and_may_be_changed_until_then():
    """UX-46."""
    draft = Draft.of_packs([["a", "b", "c"], ["d", "e", "f"]], seats=2, at_once=1)
    draft.choose(0, ["a"])
    assert draft.pools == [[], []] and draft.waits_for() == [1]
    draft.choose(0, ["b"])
    draft.choose(1, ["d"])
    assert draft.pools == [["b"], ["d"]]


@pytest.mark.parametrize("wish", [["d"], ["a", "b"], [], ["a", "a"]])
def test_a_choice_that_is_not_there_is_refused_and_nothing_changes(wish):
    draft = Draft.of_packs([["a", "b", "c"], ["d", "e", "f"]], seats=2, at_once=1)
    with pytest.raises(Illegal):
        draft.choose(0, wish)
    assert draft.chosen == {} and draft.before(0) == ["a", "b", "c"]


def test_a_seat_sees_its_pool_its_pack_and_what_it_has_passed_on(known):
    """Nothing of what others hold changes what a seat is shown."""
    draft = Draft.dealt(known, 4, 4)
    for seat in (1, 2, 3):
        before = draft.sight(0)
        draft.choose(seat, draft.before(seat)[:2])
        assert draft.sight(0) == before
    mine = draft.before(0)[:2]
    draft.choose(0, mine)
    sight = draft.sight(0)
    assert sight.pool == tuple(mine) and [one.taken for one in sight.seen] == [tuple(mine)]
    assert set(sight._fields) == {"seat", "seats", "pack", "cards", "takes", "pool", "seen", "left"}
    other = Draft.decode(json.loads(json.dumps(draft.encode())))
    other.pools[2] = []  # another seat's pool
    assert other.sight(0) == sight


def test_a_kept_draft_goes_on_where_it_was(known):
    """UX-64: also in the middle of a choice."""
    draft = Draft.dealt(known, 4, 3)
    for _ in range(7):
        for seat in draft.waits_for():
            draft.choose(seat, drafting.pick(draft.sight(seat), known))
    draft.choose(1, draft.before(1)[:2])
    again = Draft.decode(json.loads(json.dumps(draft.encode())))
    assert again == draft and again.waits_for() == [0, 2]


@pytest.mark.parametrize(
    "forge",
    [
        lambda data: data.update(format=99),
        lambda data: data.update(at_once=0),
        lambda data: data["steps"][0][0].append("sh_mako"),
        lambda data: data["steps"][0].__setitem__(0, ["nobody", "nobody"]),
        lambda data: data["deals"][0].pop(),
        lambda data: data["deals"][0][0].append("sh_mako"),
        lambda data: data["deals"][0][0].__setitem__(0, 7),
        lambda data: data.update(chosen={"9": ["sh_mako"]}),
        lambda data: data.update(steps=[[1, 2, 3]]),
        lambda data: data.pop("deals"),
    ],
)
def test_a_forged_draft_is_refused(known, forge):
    draft = Draft.dealt(known, 4, 3)
    for seat in range(3):
        draft.choose(seat, draft.before(seat)[:2])
    data = json.loads(json.dumps(draft.encode()))
    forge(data)
    with pytest.raises(ValueError):
        Draft.decode(data)


# -- computer players


@pytest.fixture(scope="module")
def event(known):
    draft = Draft.dealt(known, 21, 4)
    drafting.draft_all(draft, known)
    return draft


def test_a_drafter_takes_what_the_pack_has_and_builds_a_legal_deck(known, event):
    """KG-4.1 to KG-4.3, KG-11.62."""
    for pool in event.pools:
        deck = drafting.drafted_deck(pool, known)
        assert deck_problems(deck, known, {"tournament": True}) == []
        assert beyond(deck, with_reserve(pool, known)) == []


def test_a_drafter_keeps_to_species_that_go_together(known, event):
    """KG-4.2: most of what it takes can lie in one deck."""
    for pool in event.pools:
        held = max(sum(known[card].species in alliance for card in pool) for alliance in ALLIANCES)
        assert held >= 0.65 * len(pool)


def test_equal_drafts_are_drafted_equally(known, event):
    again = Draft.dealt(known, 21, 4)
    drafting.draft_all(again, known)
    assert again.pools == event.pools


def test_what_a_pack_lacks_when_it_comes_round_again_was_taken_by_others():
    seen = (Passed(3, ("a", "a", "b", "c", "d"), ("b",)), Passed(4, ("x", "y"), ("x",)))
    sight = DraftSight(0, 4, 3, ("a", "d"), 1, (), seen, 10)
    assert sorted(drafting.gone(sight)) == ["a", "c"]


def test_a_species_that_others_leave_is_open(known):
    """What passes is remembered: the same pool and pack, other neighbours, another choice."""

    def sight(taken_by_others):
        here = ("sh_mako", "hu_postal_rocket")
        return DraftSight(0, 4, 3, here, 1, (), (Passed(3, (*here, *taken_by_others), ()),), 10)

    sharks = [card for card in packs.by_rarity(known, "moon") if known[card].species == "space_shark"][:5]
    humans = [card for card in packs.by_rarity(known, "moon") if known[card].species == "human"][:5]
    assert drafting.openness(sight(sharks), known)["space_shark"] < 0 < drafting.openness(sight(sharks), known)["human"]
    assert drafting.openness(sight(humans), known)["human"] < 0
    assert drafting.openness(sight([]), known) == dict.fromkeys(drafting.openness(sight([]), known), 0.0)


@pytest.fixture(scope="module")
def league_decks(known):
    return draft_league.drafted(known, 3, random_decks=True)


def test_drafters_meet_random_pickers_with_legal_decks(known, league_decks):
    """KG-4.1 to KG-4.3; every pair once, each kind first as often as second."""
    assert all(deck_problems(deck, known, {}) == [] for deck in league_decks)
    pairs = draft_league.pairings()
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) == 16
    assert sum(first in draft_league.RANDOM_SEATS for first, _ in pairs) == 8


def test_what_a_drafter_takes_is_worth_more_than_what_chance_takes(known, league_decks):
    worth = [sum(deckcraft.card_worth(known[card]) for card in deck) for deck in league_decks]
    drafters = [value for seat, value in enumerate(worth) if seat not in draft_league.RANDOM_SEATS]
    assert min(drafters) > max(worth[seat] for seat in draft_league.RANDOM_SEATS)
