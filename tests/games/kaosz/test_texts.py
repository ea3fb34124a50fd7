"""Words that only Káosz Galaktika has: operations, prices, forms of the quick-start game; single sentences.

What holds for the words of every game: `tests/app/test_words_of_games.py`.
"""

import ast
import re

import pytest

from app.games.kaosz.words import _LABELS, Words, operation_words, price_words
from app.text.texts import LANGUAGES, LOCALE, Texts, message_id
from rules import Event, Reason
from rules.core.decisions import One
from rules.kaosz import words as vocabulary
from rules.kaosz.faces import Price, calls_in
from tests.app.both_languages import UNWORDED, entries
from tests.games.kaosz import texts as wording
from tests.games.kaosz.texts import TABLE, at, cards

SOURCES = sorted((LOCALE.parents[2] / "rules" / "kaosz").rglob("*.py"))
FILES = ("kaosz", "kaosz/ask", "kaosz/effects", "kaosz/log", "kaosz/sets")
_END = re.compile(r"[.!?…](<[^<>]*>)*$")


@pytest.fixture(params=LANGUAGES)
def words(request):
    return wording.words(Texts(request.param))


def test_every_word_of_the_game_is_named_and_explained(words):
    """UX-53."""
    for kind, subtypes in vocabulary.SUBTYPES.items():
        assert words.explained("type", kind) and words.word("type", kind)
        for subtype in subtypes:
            assert words.word("subtype", f"{kind}-{subtype}") and words.explained("subtype", f"{kind}-{subtype}")
    for area, names in (
        ("species", vocabulary.SPECIES),
        ("keyword", vocabulary.KEYWORDS),
        ("value", vocabulary.STATS),
        ("state", vocabulary.STATES),
        ("moment", vocabulary.PHASES),
    ):
        for name in names:
            assert words.word(area, name) and words.explained(area, name).endswith(".")
    for area, names in (
        ("clan", vocabulary.CLANS),
        ("rarity", vocabulary.RARITIES),
        ("until", vocabulary.UNTIL),
        ("phase", ("setup", *vocabulary.PHASES)),
        ("step", (*vocabulary.STEPS, "named", "unequip")),
        ("item", (*vocabulary.STACK_KINDS, "trigger")),
        ("side", ("attacker", "defender")),
    ):
        for name in names:
            assert words.word(area, name, card="x")
    for zone in ("colony", "hq", "hangar", "cantina", "surface", "trash", "ruin", "stack"):
        assert words.zone(zone) and words.explained("zone", zone).endswith(".")
    assert words.texts.missing == set()


def test_every_operation_and_price_has_a_few_words(words):
    """KG-D12: a choice between effects names them."""
    from rules.kaosz.effects.vocabulary import operation

    for verb in operation._functions:
        assert words.texts.has(message_id("kaosz-op", verb)), verb
    said = {
        operation_words(words, call)
        for face in cards().values()
        for effect in face.effects
        for mode in effect.modes
        for call in mode.do.ops
        if call is not None and list(calls_in(call))
    }
    assert len(said) > 30 and not any(UNWORDED.search(one) for one in said)
    everything = Price(credits=2, turn="used", sacrifice="self", discard=1, mill_own=2, remove_development=3)
    assert not UNWORDED.search(price_words(words, everything))
    assert words.texts.missing == set()


# --- random games


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_name_that_ends_with_a_mark_needs_no_full_stop_after_it(language):
    words = wording.words(Texts(language), 2)
    drawn = {"origin": "colony:0", "to": "hq:0", "seat": 0, "card": 4}
    for design, end in (("za_nope", "!"), ("rb_mammoth", "."), ("rb_crx", ".")):
        line = words.line(Event("move", {**drawn, "design": design}))
        assert re.sub("<[^<>]*>", "", line)[-2:].count(end) == 1 and _END.search(line), line


def test_several_cards_that_nobody_sees_are_told_in_one_sentence():
    """UX-54: "5 lap", whatever became of them."""
    words = wording.words(Texts("hu"), 2)
    milled = Event("move", {"origin": "colony:0", "to": "ruin:0", "seat": 0})
    assert words.line(milled, 5) == "Anna kolóniájából 5 lap a pusztulatba kerül."
    assert words.line(Event("holds_fire", {"seat": 0}), 5) == ""


def test_the_log_keeps_no_name_of_a_card_that_was_looked_at():
    """KG-9.14."""
    words = wording.words(Texts("en"), 2)
    looked = Event("show", {"cards": [4, 5], "designs": ["rb_crx", "rb_mammoth"], "to": [0]})
    assert words.line(looked) == "Anna looks at 2 hidden cards."
    shown = Event("show", {"cards": [4], "designs": ["rb_crx"], "to": [0, 1]})
    assert words.line(shown) == "Revealed to everyone: <link:4>CRX</link>."


# --- what differs from table to table


def hangars(*ships):
    """A view with these ships in play: number, design and player of each."""
    players = [
        {"seat": seat, "cantina": [], "surface": [], "hq": 5, "trash": [], "ruin": 0,
         "hangar": [{"card": card, "design": design, "carries": []} for card, design, whose in ships if whose == seat]}
        for seat in range(2)
    ]  # fmt: skip
    return {"players": players}


def test_two_ships_of_the_same_name_are_told_apart(words):
    """UX-54: the first has no number as long as it is alone; a number stays when the other is gone."""
    words.see(hangars((3, "sh_dogfish", 0)))
    alone = words.card(3)
    words.see(hangars((3, "sh_dogfish", 0), (41, "sh_dogfish", 1), (7, "xe_brute", 1)))
    assert len({alone, words.card(3), words.card(41)}) == 3
    assert "1" in words.card(3) and "2" in words.card(41) and words.card(7) == words.design("xe_brute")
    words.see(hangars((41, "sh_dogfish", 1)))
    assert "2" in words.card(41)


def test_cards_of_the_same_name_in_hand_have_no_number(words):
    """A number given to a hidden card would be a leak."""
    table = hangars((3, "sh_dogfish", 0))
    table["players"][0]["hq"] = [{"card": 4, "design": "sh_dogfish"}]
    words.see(table)
    assert words.card(4) == words.card(3) == words.design("sh_dogfish")


def test_the_quick_start_game_speaks_of_its_own_rules(words):
    """KG-11.10, 11.19, 11.20: what the official game says about these things is not true there."""

    def told(level):
        words.level = level
        return [words.explained("zone", zone) for zone in ("colony", "hangar", "surface")]

    official, first, third = told(0), told(1), told(3)
    assert all(one != other for one, other in zip(official, first, strict=True))
    assert third[0] == first[0] and third[1:] == official[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_the_quick_start_game_has_a_common_one(language):
    texts = Texts(language)
    forms = [name for file in (*FILES, "kaosz/table") for name in entries(language, file)
             if re.search(r"^(prompt-)?kaosz-.*-(level-[123]|quick)$", name)]  # fmt: skip
    assert len(forms) > 10
    assert [name for name in forms if not texts.has(re.sub(r"-(level-\d|quick)$", "", name))] == []


def test_a_hidden_crew_goes_aboard_without_being_named_by_the_ship(words):
    """UX-54: it lies on the ship when the line is worded."""
    table = hangars((3, "sh_dogfish", 0))
    table["players"][0]["hangar"][0]["carries"] = [{"card": 9}]
    words.see(table)
    told = words.line(Event("move", {"card": 9, "origin": "cantina:0", "to": "on:3"}))
    assert told.count(words.design("sh_dogfish")[:-1]) == 1 and words.word("unknown", "card") in told.lower()
    assert re.sub("<[^>]*>", "", told)[0].isupper()


# --- single sentences


def test_a_price_can_stand_behind_an_option():
    asked = One(0, "kaosz.turn.action", options=("draw",))
    assert at("en").label(asked, "draw", 1) == "Draw a card (1 credit)"
    assert at("hu").label(asked, "draw", 2) == "Laphúzás (2 credit)"


def test_modes_are_told_apart_by_what_they_do():
    """The Gunner: fire or bombardment (KG-S6)."""
    asked = One(0, "kaosz.combat.mode", source=8, options=(("mode", 0), ("mode", 1)))
    assert [at("en").label(asked, option) for option in asked.options] == ["Fire +3", "Bombardment +3"]
    assert [at("hu").label(asked, option) for option in asked.options] == ["Tűzerő +3", "Bombázás +3"]


def test_a_window_says_what_is_answered():
    """UX-36."""
    words = at("hu")
    words.see({**TABLE, "announced": ["attack", 0, "colony"]})
    asked = One(0, "core.priority.reply", source="attack", options=("pass",))
    assert words.prompt(asked) == "Béla támadást indít Anna kolóniája ellen: válaszolsz vagy passzolsz?"
    words.see(TABLE)
    assert words.prompt(asked) == "Támadási célpont megnevezése: válaszolsz vagy passzolsz?"
    paid = One(0, "core.priority.reply", source="main", options=("pass",))
    assert words.prompt(paid) == "Fő fázis: válaszolsz vagy passzolsz?"


def test_a_player_without_a_name_takes_the_article():
    words = Words(Texts("hu"), ("1. játékos", "2. játékos"), cards())
    words.see(TABLE)
    assert words.line(Event("show", {"to": [1]})) == "A 2. játékos rejtett lapokat néz meg."
    assert words.line(Event("attack", {"seat": 0, "defender": 1})) == "Az 1. játékos megtámadja a 2. játékost."
    option = One(0, "kaosz.turn.action", options=(("attack", 0, "colony"),))
    assert words.label(option, ("attack", 0, "colony")) == "Támadás az 1. játékos kolóniája ellen"


@pytest.mark.parametrize(("limits", "told"), [(None, "12"), ({"hand": 5, "hangar": 16, "credits": 20}, "16")])
def test_the_hangar_limit_is_told_as_the_cards_in_play_make_it(limits, told):
    """KG-5.33: 12, and 16 beside a Coral Dock."""
    words = wording.words(Texts("hu"), 2)
    if limits is not None:
        players = [{**player, "limits": limits} for player in TABLE["players"]]
        words.see({**TABLE, "players": players})
    asked = One(0, "kaosz.turn.hangar_limit", options=(1,))
    assert f"összesen legfeljebb {told} lehet" in words.rule(asked)


def test_reasons_name_cards_and_numbers():
    words = at("en")
    assert words.reason(Reason("kaosz.cost", {"cost": 6, "have": 4})) == "It costs 6 credits; you have 4."
    copies = Reason("kaosz.deck.copies", {"card": "rb_crx", "have": 4, "most": 3})
    assert words.reason(copies) == "There are 4 copies of CRX; at most 3 are allowed."
    opposed = Reason("kaosz.deck.opposed", {"one": "space_shark", "other": "triciplita"})
    assert words.reason(opposed).startswith("Space sharks and Triciplita")


def test_every_verb_of_the_rules_has_a_label():
    """Options are words or tuples that begin with one; those in the source of the rules are all worded."""
    found = set()
    for path in SOURCES:
        if path.parent.name in ("flows", "kaosz") and path.name in ("choices.py", "legal.py", "combat.py", "fire.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
                    found.add(node.elts[0].value)
    verbs = {"launch", "play", "lay", "pay", "use", "develop", "salvage", "attack", "board", "fire", "burst", "stealth"}
    assert verbs <= found
    assert verbs <= set(_LABELS)
