"""Single lines of Cosmic Encounter as they are read: log, offers, options."""

import pytest

from app.games.cosmic import log_words
from rules import Event
from rules.core.decisions import One
from tests.games.cosmic.test_texts import at, clean, position

# --- single lines


@pytest.mark.parametrize(
    ("event", "english", "hungarian"),
    [
        (
            Event("defense", {"seat": 1, "system": 1, "offense": 0}),
            "Anna attacks Béla’s home system.",
            "Anna megtámadja Béla naprendszerét.",
        ),
        (
            Event("ships", {"seat": 0, "origin": "planet:2", "to": "gate", "count": 3, "why": "launch"}),
            "Anna sends 3 ships from home planet 3 to the hyperspace gate.",
            "Anna 3 űrhajót küld a saját 3. bolygójáról a hiperűrkapura.",
        ),
        (
            Event("ships", {"seat": 0, "origin": "warp", "to": "gate", "count": 1, "why": "launch"}),
            "Anna sends 1 ship from the warp to the hyperspace gate.",
            "Anna 1 űrhajót küld a térgörbületről a hiperűrkapura.",
        ),
        (
            Event("ships", {"seat": 0, "origin": "gate", "to": "planet:7", "count": 1, "why": "landing"}),
            "Anna lands with 1 ship on Béla’s planet 3.",
            "Anna 1 űrhajóval leszáll Béla 3. bolygóján.",
        ),
        (
            Event("ships", {"seat": 1, "origin": "planet:7", "to": "warp", "count": 4, "why": "encounter"}),
            "Béla loses 4 ships from home planet 3 to the warp.",
            "Béla 4 űrhajója a saját 3. bolygójáról a térgörbületre kerül.",
        ),
        (
            Event("ships", {"seat": 1, "origin": "planet:1", "to": "warp", "count": 2, "why": "cudgel"}),
            "Béla loses 2 ships from Anna’s planet 2 to the warp (Cudgel).",
            "Béla 2 űrhajója Anna 2. bolygójáról a térgörbületre kerül (Buzogány).",
        ),
        (
            Event(
                "totals",
                {
                    "totals": [17, 19],
                    "parts": [
                        {"card": 8, "own": 3, "allies": 2, "added": 4},
                        {"card": 20, "own": 4, "allies": 0, "added": -5},
                    ],
                    "offense": 0,
                    "defense": 1,
                },
            ),
            "Anna 8 + 3 ships + 2 allied ships + 4 = 17 against Béla 20 + 4 ships − 5 = 19.",
            "Anna 8 + 3 űrhajó + 2 szövetséges űrhajó + 4 = 17, Béla 20 + 4 űrhajó − 5 = 19.",
        ),
        (
            Event("stacked", {"item": 1, "seat": 1, "source": ["sheet", 1], "told": {"entry": 0, "aim": []}}),
            "Béla uses Sorcerer: exchange the two encounter cards.",
            "Béla – Varázsló: a két összecsapáskártya cseréje.",
        ),
        (
            Event("outcome", {"outcome": "defense", "why": "compared", "offense": 0, "defense": 1}),
            "Béla fights off the attack!",
            "Béla visszaveri a támadást!",
        ),
        (
            Event("outcome", {"outcome": "offense", "why": "no_card", "offense": 0, "defense": 1}),
            "Béla has no encounter card and loses.",
            "Bélának nincs összecsapáskártyája, ezért veszít.",
        ),
        (
            Event("compensation", {"seat": 1, "payer": 0, "count": 3}),
            "Béla takes 3 cards from Anna as compensation.",
            "Béla kompenzációként 3 lapot kap Annától.",
        ),
        (
            Event("declared", {"name": "grudge", "seat": 2, "piece": "grudge", "data": {"holders": [0, 1]}}),
            "Csaba bears a grudge against Anna and Béla.",
            "Csaba haragot táplál, haragjelzőt kap: Anna és Béla.",
        ),
        (
            Event("claimed", {"seat": 0, "type": "attack", "value": 40}),
            "Anna leaves the card face down: “Attack 40!”",
            "Anna lefordítva hagyja a kártyáját: „40-es támadás!”",
        ),
        (Event("show", {"to": [0, 1]}), "Anna and Béla look at cards.", "Anna és Béla megnéznek néhány lapot."),
        (Event("show", {"to": [0]}), "Anna looks at cards.", "Anna megnéz néhány lapot."),
        (
            Event("aimed", {"seat": 0, "planet": 2}),
            "Anna aims the gate at home planet 3.",
            "Anna célpontja: a saját 3. bolygója.",
        ),
        (
            Event("defense", {"seat": 1, "system": 0, "offense": 0}),
            "Anna wants to drive Béla out of Anna’s home system.",
            "Anna elűzné Bélát a saját naprendszeréből.",
        ),
        (
            Event("joined", {"seat": 2, "side": "", "left": True}),
            "Csaba is no longer an ally.",
            "Csaba nem szövetséges többé.",
        ),
        (
            Event("move", {"card": 9, "design": "flare_human", "origin": "play", "to": "discard"}),
            "Human flare is discarded.",
            "Eldobott lap: Ember-fáklya.",
        ),
        (Event("move", {"card": 9, "design": "plague", "origin": "play", "to": "discard"}), "", ""),
        (
            Event("outcome", {"outcome": "broken_off", "why": "no_planet", "offense": 0, "defense": 1}),
            "There is no planet left to attack: the encounter is broken off.",
            "Nincs több megtámadható bolygó: az összecsapás félbeszakad.",
        ),
        (
            Event("card_becomes", {"slot": 0, "seat": 0, "type": "attack", "value": 42}),
            "Anna’s card is now: attack 42.",
            "Anna kártyája mostantól: 42 értékű támadás.",
        ),
        (
            Event("over", {"places": [[0, 2], [1]], "scores": [5, 3, 5], "reason": "cosmic.colonies"}),
            "The game is over. Anna and Csaba win together! There are enough foreign colonies for victory.",
            "Vége a játszmának. Megosztott győzelem: Anna és Csaba! Megvan a győzelemhez elég idegen kolónia.",
        ),
    ],
)
def test_the_log_tells_who_what_where_and_why(event, english, hungarian):
    """UX-54, UX-88."""
    assert clean(at("en").line(event)) == english
    assert clean(at("hu").line(event)) == hungarian


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


@pytest.mark.parametrize(
    ("asked", "option", "english", "hungarian"),
    [
        (
            One(0, "core.window.reply", source="selected"),
            ("power", 0, 0),
            "Mirror: exchange the digits of the attacks",
            "Tükör: a támadások számjegyeinek felcserélése",
        ),
        (One(0, "core.window.reply", source="selected"), "pass", "Pass", "Passz"),
        (One(0, "core.window.reply", source="power_used"), "pass", "No answer", "Nem válaszolok"),
        (
            One(0, "cosmic.destiny.defense"),
            ("drive_out", 2, 1),
            "Drive Béla out from Anna’s planet 3",
            "Béla elűzése Anna 3. bolygójáról",
        ),
        (One(0, "cosmic.launch.planet"), 7, "Béla’s planet 3", "Béla 3. bolygója"),
        (One(0, "cosmic.fill_up.source"), ("hand", 1), "From Béla’s hand", "Béla kezéből"),
        (One(0, "cosmic.bluff.claim"), ("claim", "attack", 40), "“Attack 40”", "„40-es támadás”"),
    ],
)
def test_options_are_verb_and_object(asked, option, english, hungarian):
    """UX-34, UX-88."""
    assert at("en").label(asked, option) == english
    assert at("hu").label(asked, option) == hungarian


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
