"""The deck on the bench: moves, history, filters, counts, what the rules say, sample hands (UX-102)."""

import pytest

from app.games.kaosz.decks.collection import COSTS, Filter, Finder, read_collection
from app.games.kaosz.decks.counts import count_cards
from app.games.kaosz.decks.hands import SampleHand, chance_of
from app.games.kaosz.decks.legality import RULESETS, verdict, verdicts
from app.games.kaosz.decks.model import COLLECTION, DECK, MAYBE, MOST_COPIES, DeckList, Move, Workbench
from app.games.kaosz.decks.shelf import shipped_decks
from app.games.kaosz.decks.toml_form import read_decks, toml_text
from rules import Illegal
from rules.kaosz.decks import deck_problems


@pytest.fixture(scope="module")
def collection():
    return read_collection(None)


@pytest.fixture(scope="module")
def finder(collection):
    return Finder(
        collection, lambda face: f"{face.name.hu} {face.text.hu if face.text else ''}", lambda face: face.name.hu
    )


def by_id(verdict_list):
    return {one.ruleset.id: one for one in verdict_list}


def test_a_card_goes_from_the_collection_over_the_deck_to_the_maybe_pile():
    bench = Workbench(DeckList("x"))
    bench.move(Move("a", COLLECTION, DECK, 3))
    bench.move(Move("a", DECK, MAYBE))
    bench.move(Move("a", DECK, COLLECTION))
    assert (dict(bench.deck.cards), dict(bench.deck.maybe)) == ({"a": 1}, {"a": 1})


def test_a_pile_without_cards_of_that_kind_forgets_them():
    deck = DeckList("x", cards={"a": 1}).moved(Move("a", DECK, COLLECTION))
    assert deck.cards == {} and deck.size == 0


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Move("a", DECK, DECK), "deck.same_pile"),
        (Move("b", DECK, COLLECTION), "deck.not_there"),
        (Move("a", COLLECTION, DECK, MOST_COPIES), "deck.too_many"),
    ],
)
def test_a_move_that_cannot_be_made_says_why_and_changes_nothing(move, reason):
    bench = Workbench(DeckList("x", cards={"a": 1}))
    with pytest.raises(Illegal) as refused:
        bench.move(move)
    assert refused.value.reason.id == reason
    assert bench.deck.cards == {"a": 1} and bench.undoable is None


def test_undo_and_redo_walk_the_whole_way_and_a_new_step_forgets_the_other_future():
    bench = Workbench(DeckList("x"))
    seen = [bench.deck]
    for card in "abc":
        bench.move(Move(card, COLLECTION, DECK))
        seen.append(bench.deck)
    for expected in reversed(seen[:-1]):
        bench.undo()
        assert bench.deck == expected
    bench.undo()
    bench.redo()
    assert bench.deck == seen[1]
    bench.move(Move("z", COLLECTION, MAYBE))
    assert bench.redoable is None and bench.undoable.values["card"] == "z"


def test_a_change_that_changes_nothing_is_no_step():
    bench = Workbench(DeckList("x"))
    assert not bench.empty(DECK) and not bench.rename("  ") and bench.undoable is None


def test_the_substitute_of_a_card_goes_with_its_last_copy():
    deck = DeckList("x", cards={"a": 1, "b": 1}, substitutes={"a": "c"})
    assert deck.moved(Move("b", DECK, COLLECTION)).substitutes == {"a": "c"}
    assert deck.moved(Move("a", DECK, COLLECTION)).substitutes == {}


def test_filters_combine_and_their_values_are_choices(collection, finder):
    faces = collection.faces
    found = finder.found(Filter(types=("ship", "crew"), species=("zarg",)))
    expected = {
        c for c, f in faces.items() if f.type in ("ship", "crew") and f.species == "zarg" and not f.fixture_only
    }
    assert set(found) == expected and expected
    cheap = finder.found(Filter(types=("ship",), species=("zarg",), costs=("2", "3")))
    assert {faces[card].cost for card in cheap} <= {2, 3} and set(cheap) < expected


def test_all_cards_are_found_without_a_filter_but_not_the_rulebooks_examples(finder):
    assert len(finder.found(Filter())) == 200
    assert len(finder.found(Filter(sets=("rulebook",)))) == 15


def test_words_are_looked_for_in_names_and_texts_without_accents(collection, finder):
    faces = collection.faces
    some = next(face for face in faces.values() if face.text and "hajó" in face.text.hu and not face.fixture_only)
    assert some.id in finder.found(Filter(words="HAJO"))
    assert finder.found(Filter(words="qqqq")) == []


def test_a_filter_is_remembered_without_what_is_not_known_any_more():
    kept = Filter(types=("ship",), costs=("3", COSTS[-1])).encode()
    assert Filter.decode(kept) == Filter(types=("ship",), costs=("3", "X"))
    assert Filter.decode({"types": ["ship", "dragon", 7], "costs": "3"}) == Filter(types=("ship",))
    assert Filter.decode([1, 2]) == Filter()


def test_orders_are_complete_and_unknown_cards_come_last(collection, finder):
    cards = list(collection.faces)[:30]
    for order in ("type", "cost", "name", "species", "rarity"):
        assert sorted(finder.ordered(cards, order)) == sorted(cards)
    assert finder.ordered([*cards, "zz_gone"])[-1] == "zz_gone"


def test_counts_agree_with_the_deck(collection):
    deck = next(one.deck for one in shipped_decks(collection) if one.id == "blood_in_the_void")
    counts = count_cards(deck.cards, collection.faces)
    assert counts.total == 45 == sum(count for _, count in counts.types) == sum(count for _, _, count in counts.curve)
    assert dict(counts.types)["ship"] == 22 == sum(ships for _, ships, _ in counts.curve)
    assert {name for name, count in counts.species if count} == {"space_shark", "zarg", "xeno"}
    assert count_cards({"gone": 2}, collection.faces).unknown == 2


def test_shipped_official_decks_are_legal_everywhere_but_in_the_quick_start(collection):
    """KG-C21, C24: also in simplified combat, with their substitutes."""
    for one in shipped_decks(collection):
        if one.deck.ruleset == "official":
            told = {name: each.legal for name, each in by_id(verdicts(one.deck, collection.faces)).items()}
            assert told == {ruleset.id: ruleset.id != "quickstart" for ruleset in RULESETS}, one.id


def test_every_reason_of_the_rules_stands_under_its_rule(collection):
    faces = collection.faces
    crowded = DeckList("x", cards=dict.fromkeys(list(faces)[:60], 4))
    for ruleset in RULESETS:
        told = verdict(crowded, faces, ruleset)
        asked = deck_problems(crowded.designs(), faces, ruleset.options)
        assert [reason for finding in told.findings for reason in finding.reasons] and not told.legal
        assert sorted(map(str, asked)) == sorted(str(r) for f in told.findings for r in f.reasons)
        assert {reason.rule for reason in asked} <= set(ruleset.rules), ruleset.id


def test_each_broken_rule_is_named(collection):
    faces = collection.faces
    human, xeno = (next(c for c, f in faces.items() if f.species == name) for name in ("human", "xeno"))
    told = by_id(verdicts(DeckList("x", cards={human: 4, xeno: 1}), faces))
    broken = {f.rule for f in told["official"].findings if not f.kept}
    assert broken == {"KG-4.1", "KG-4.2", "KG-4.3"}
    assert {f.rule for f in told["quickstart"].findings if not f.kept} == {"KG-11.1"}


def test_unknown_cards_are_all_told_and_forbid_play(collection):
    told = verdict(DeckList("x", cards={"gone": 2, "lost": 1}), collection.faces, RULESETS[0])
    assert told.unknown == ("gone", "lost") and not told.legal and told.problems == 2


def test_a_sample_hand_follows_the_rules_of_the_start():
    """KG-4.12-4.14: five cards, one mulligan of five; KG-11.4: none in the quick-start game."""
    cards = [str(number) for number in range(45)]
    hand = SampleHand(cards, 7, quick=False)
    first = list(hand.cards)
    assert len(first) == 5 and hand.left == 40
    hand.redraw()
    assert len(hand.cards) == 5 and hand.cards != first and not hand.may_redraw
    hand.draw()
    assert len(hand.cards) == 6 and sorted([*hand.cards, *hand._colony]) == sorted(cards)
    hand.again()
    assert len(hand.cards) == 5 and hand.may_redraw
    assert not SampleHand(cards, 7, quick=True).may_redraw


def test_a_mulligan_comes_before_the_first_drawn_card():
    hand = SampleHand(list("abcdefghij"), 1, quick=False)
    hand.draw()
    assert not hand.may_redraw


def test_a_small_or_empty_deck_gives_a_small_hand():
    assert SampleHand(["a", "b"], 1, quick=False).cards in (["a", "b"], ["b", "a"])
    empty = SampleHand([], 1, quick=False)
    assert empty.cards == [] and not empty.may_redraw


def test_the_chance_of_a_card_agrees_with_counting():
    assert chance_of(1, 5) == 1.0
    assert abs(chance_of(1, 10) - 0.5) < 1e-9
    assert chance_of(3, 0) == 0.0


def test_name_and_description_are_one_step():
    """UX-102: what a deck is about can be written where it is built, and taken back."""
    bench = Workbench(DeckList("Old"))
    assert bench.describe("New", "Fast ships and faster tongues")
    assert (bench.deck.name, bench.deck.about) == ("New", "Fast ships and faster tongues")
    assert not bench.describe("", "Fast ships and faster tongues")  # nothing changes
    bench.undo()
    assert (bench.deck.name, bench.deck.about) == ("Old", "")


POOL = {"sh_mako": 2, "za_nope": 1}


def test_a_pool_gives_no_more_than_it_has():
    """KG-2.10: a deck from opened packs; the maybe pile counts as well."""
    bench = Workbench(DeckList("Sealed", pool=POOL))
    bench.move(Move("sh_mako", COLLECTION, DECK))
    bench.move(Move("sh_mako", COLLECTION, MAYBE))
    for move in (
        Move("sh_mako", COLLECTION, DECK),
        Move("za_nope", COLLECTION, DECK, 2),
        Move("xe_bomb_choir", COLLECTION, DECK),
    ):
        with pytest.raises(Illegal) as refused:
            bench.move(move)
        assert refused.value.reason.id == "deck.pool_used"
    bench.move(Move("sh_mako", MAYBE, COLLECTION))
    bench.move(Move("sh_mako", COLLECTION, DECK))
    assert bench.deck.cards == {"sh_mako": 2} and bench.deck.left("sh_mako") == 0


def test_a_pool_is_kept_with_its_deck():
    deck = DeckList("Sealed", cards={"sh_mako": 1}, pool=POOL)
    again, problems = read_decks("x.toml", toml_text(deck), "en")
    assert problems == () and again == [deck]
