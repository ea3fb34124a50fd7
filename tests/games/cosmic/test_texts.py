"""Words that only Cosmic Encounter has: deeds, causes, moments; single lines of log, offers and options.

What holds for the words of every game: `tests/app/test_words_of_games.py`.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from app.games.cosmic import log_words, option_words
from app.text.texts import LANGUAGES, Texts, message_id
from rules import Event, Reason
from rules.core.decisions import One
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, ARTIFACT, FLARE, TECHNOLOGY
from rules.cosmic.printed.words import CARD_TYPES, COLOURS, MOMENTS, PHASES, ROLES
from rules.cosmic.state import bargains
from tests.app.both_languages import UNWORDED, clean, entries
from tests.games.cosmic import texts as wording
from tests.games.cosmic.texts import at, position

RULES = Path(option_words.__file__).parents[3] / "rules" / "cosmic"
SOURCES = sorted(path for path in RULES.rglob("*.py") if path.parent.name != "ai")


@pytest.fixture(params=LANGUAGES)
def words(request):
    return wording.words(Texts(request.param))


def test_every_hint_of_the_opponents_is_a_sentence_with_names_of_seats_and_cards(words):
    """UX-61."""
    words.see(at("hu").table)
    values = {"seat": 1, "card": position().red.card("attack_08"), "count": 2, "chance": 40}
    for name in entries("en", "cosmic/hints"):
        hint = words.reason(Reason(name.removeprefix("reason-").replace("-", "."), values))
        assert hint.endswith(".") and not UNWORDED.search(hint), name
    assert words.texts.missing == set()


def test_whatever_a_piece_does_is_said_in_a_few_words(words):
    """UX-34: every use of every sheet, flare side, artifact and technology, also in games saved earlier; no other."""
    content = content_of([])
    said = {message_id("cosmic-do", verb) for verb in ("annihilate", "claim_compensation")}  # aliens.of_older_games
    texts = [one.text for kind in (ALIEN, ARTIFACT, TECHNOLOGY) for one in content.table(kind).values()]
    texts += [side for flare in content.table(FLARE).values() for side in (flare.wild, flare.super)]
    for text in texts:
        for use in text.uses:
            said.add(message_id("cosmic-do", str(use.do.args.get("effect") or use.do.verb)))
            assert words.deed(use)[:1] != "["
    assert said == set(entries("en", "cosmic/deeds"))


def test_every_word_of_the_rules_is_named(words):
    """UX-53."""
    for area, names in (
        ("phase", (*PHASES, "all")),
        ("role", ROLES),
        ("type", CARD_TYPES),
        ("colour", COLOURS),
        ("level", ("green", "yellow", "red")),
        ("spec", bargains.SPECS),
        ("side", ("wild", "super")),
        ("place", ("gate", "beside", "warp", "out")),
    ):
        assert all(words.word(area, name) for name in names)
    assert all(words.explained("phase", phase).endswith(".") for phase in PHASES)
    for moment in MOMENTS:
        assert not UNWORDED.search(words.word("moment", moment, offense="Anna", planet="X", who="Béla", what="Y"))
    for name in content_of([]):
        assert not UNWORDED.search(words.piece(name)) and words.piece(name), name
    assert words.texts.missing == set()


# Where the reason stands among the arguments, by what is called.
CAUSED = {"lose": 2, "lose_some": 2, "retrieve": 2, "draw_new_hand": 1, "draw": 3, "add_to_total": 3}


@cache
def causes_in_the_rules() -> set[str]:
    """Words given as the reason of a loss, a draw, a retrieval; names of a module stand for what it says."""
    found = set()
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        constants = {
            node.targets[0].id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            name = getattr(getattr(node, "func", None), "attr", getattr(getattr(node, "func", None), "id", ""))
            place = CAUSED.get(name, 99)
            if not isinstance(node, ast.Call):
                continue
            named = [word.value for word in node.keywords if word.arg == "cause"]
            for said in (*named, *node.args[place : place + 1]):
                value = said.value if isinstance(said, ast.Constant) else constants.get(getattr(said, "id", ""))
                found |= {value} if isinstance(value, str) else set()
    return found


def test_every_cause_in_the_rules_has_a_name(words):
    causes = causes_in_the_rules()
    assert {"kamikaze", "no_deal", "bluff", "plague", "hoard", "reinforcement"} <= causes
    for cause in causes - {"encounter", "regroup"}:
        assert words.cause(cause) and not UNWORDED.search(words.cause(cause)), cause
    assert words.texts.missing == set()


# --- single lines


def test_planets_and_cards_of_the_log_lead_to_them():
    """UX-55."""
    line = at("hu").line(Event("aimed", {"seat": 0, "planet": 7}))
    assert line == "Anna célpontja: <link:planet:7>Béla 3. bolygója</link>."
    gone = Event("move", {"origin": "hand:1", "to": "discard", "card": 9, "design": "negotiate", "face_up": True})
    assert at("en").line(gone) == "Béla discards <link:card:9>Negotiate</link>."


def test_the_log_names_no_card_that_these_eyes_may_not_know():
    """1b: what is drawn, passed and laid face down."""
    words = at("en")
    lines = [
        words.line(Event("move", {"origin": "deck", "to": "hand:1", "face_up": False})),
        words.line(Event("drew", {"seat": 1, "count": 1, "why": "reward"})),
        words.line(Event("move", {"origin": "hand:1", "to": "hand:2", "face_up": False})),
        words.line(Event("move", {"origin": "hand:1", "to": "slot:1", "face_up": False})),
    ]
    assert lines == [
        "",
        "Béla draws a card (reward).",
        "A card goes from Béla to Csaba.",
        "Béla plays a card face down.",
    ]


def test_a_draw_is_told_in_one_line_with_the_cards_that_these_eyes_see():
    words = at("hu")
    for card, design in ((70, "attack_08"), (71, "morph")):
        moved = {"origin": "deck", "to": "hand:0", "face_up": False, "card": card, "design": design}
        assert words.line(Event("move", moved)) == ""
    drew = Event("drew", {"seat": 0, "count": 2, "why": "flare_chosen"})
    assert clean(words.line(drew)) == "Anna húzása: 08-as támadás és Morfózis (Kiválasztott-fáklya)."


def test_a_played_flare_is_told_with_its_side_and_what_it_does():
    words = at("en")
    card = position().red.card("flare_mirror")
    assert words.line(Event("played", {"seat": 0, "card": card, "design": "flare_mirror"})) == ""
    told = {"entry": 0, "aim": [1], "about": {}}
    line = words.line(Event("stacked", {"item": 1, "seat": 0, "source": ["card", card, "super"], "told": told}))
    assert clean(line) == "Anna plays Mirror flare (super): reverse one card only – Béla."


def test_lines_of_an_encounter_that_is_over_still_name_who_was_in_it():
    """What follows may be over before the log is written: the next encounter knows other players."""
    words = at("en")
    words.see({**words.table, "encounter": None})
    assert words.line(Event("played", {"seat": 1, "card": 9, "design": "reinforcement_3"})) == ""
    told = {"entry": 0, "aim": [], "about": {"slot": 0, "number": 3, "main": 0}}
    line = words.line(Event("stacked", {"item": 1, "seat": 1, "source": ["card", 9, ""], "told": told}))
    assert clean(line) == "Béla plays Reinforcement +3 for Anna’s side."
    laid = Event("move", {"origin": "hand:1", "to": "slot:1", "face_up": False})
    assert words.line(laid) == "Béla plays a card face down."


def test_an_offer_says_what_is_given_and_what_is_wanted():
    """CE-6.4: cards that are not shown are only counted."""
    said = {
        "seat": 0, "number": 1, "exact": 2, "open": False, "give": {"highest": 1}, "want": {},
        "give_colony": -1, "want_colony": 7, "release": {},
    }  # fmt: skip
    line = at("en").line(Event("offer", said))
    assert line == "Anna offers: 2 cards and a card (highest attacks) for a colony on Béla’s planet 3."
    line = at("hu").line(Event("offer", said))
    assert line == "Anna ajánlata – ad: 2 lap és 1 lap (legnagyobb támadások); kér: kolónia Béla 3. bolygóján."


def test_a_flare_is_offered_with_the_side_that_its_player_has():
    """CE-5.25, CE-5.26: Mirror's flare is super for Mirror, wild for anybody else."""
    words, asked = at("en"), One(0, "core.window.reply", source="selected")
    card = position().red.card("flare_mirror")
    assert words.label(asked, ("play", card)) == "Play: Mirror flare (super)"
    sheets = [{**sheet, "works": False} for sheet in words.table["sheets"]]
    words.see({**words.table, "sheets": sheets})
    assert words.label(asked, ("play", card)) == "Play: Mirror flare (wild)"


def test_a_window_says_at_which_moment_it_opens():
    """UX-31: the question names the moment, an answer also whom and what it answers."""
    words = at("hu")
    assert words.prompt(One(0, "core.window.reply", source="selected")) == "Mindkét kártya lent van – mit teszel?"
    words.see({**words.table, "stack": [[1, 1, ["sheet", 1], False]]})
    asked = One(0, "core.window.reply", source="power_used")
    assert words.prompt(asked) == "Béla képessége: Varázsló – válaszolsz?"


def test_hidden_cards_of_a_compensation_are_told_once():
    """CE-4.85: the line that counts them is enough; a card that these eyes know is told, and so is one that goes on."""
    hidden = [Event("move", {"origin": "hand:1", "to": "hand:0"}) for _ in range(2)]
    known = Event("move", {"origin": "hand:1", "to": "hand:0", "card": 7, "design": "morph"})
    elsewhere = Event("move", {"origin": "hand:1", "to": "hand:2"})
    paid = Event("compensation", {"seat": 0, "payer": 1, "count": 3})
    assert log_words.without_paid_cards([*hidden, known, elsewhere, paid]) == [known, elsewhere, paid]
    assert log_words.without_paid_cards([*hidden, elsewhere]) == [*hidden, elsewhere]


def used(source):
    return Event("stacked", {"item": 1, "seat": 1, "source": source, "told": {"entry": 0, "about": {}, "aim": []}})


def test_a_technology_that_lies_in_its_deck_again_is_named_as_it_was_used():
    """UX-64: a resumed game tells its log from the beginning, when nobody knows that card any more."""
    for language, said in (("en", "Béla uses Gluon Mines: "), ("hu", "Béla – Gluonaknák: ")):
        words = at(language)
        words.line(Event("completed", {"seat": 1, "card": 950, "design": "gluon_mines"}))
        assert clean(words.line(used(["tech", 950]))).startswith(said)


def test_an_alien_that_was_replaced_is_named_as_it_was_used():
    for language, said in (("en", "Béla uses Zombie: "), ("hu", "Béla – Zombi: ")):
        words = at(language)
        seen = {"seat": 1, "sheet": 1, "face_up": True, "extra": False}
        words.line(Event("sheet", {**seen, "alien": "zombie"}))
        assert clean(words.line(used(["sheet", 1]))).startswith(said)
        words.line(Event("sheet", seen))
        assert "Zomb" not in words.line(used(["sheet", 1]))


def test_what_nobody_has_told_these_eyes_is_used_without_its_name():
    for language, said in (("en", "Béla uses a card."), ("hu", "Béla – egy lap.")):
        assert clean(at(language).line(used(["tech", 950]))) == said
